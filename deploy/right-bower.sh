#!/bin/sh
# right-bower as the service runs it (deploy/right-bower.service): with its user, its folder and its settings.
#     sudo install --mode 0755 deploy/right-bower.sh /usr/local/bin/right-bower
#     right-bower status
set -eu
set -- systemd-run --quiet --pipe --wait --collect \
    --property=DynamicUser=yes --property=User=right-bower --property=UMask=0077 \
    --property=StateDirectory=right-bower --property=StateDirectoryMode=0700 \
    --property=WorkingDirectory=/var/lib/right-bower --property=EnvironmentFile=/etc/right-bower.env \
    /opt/right-bower/bin/right-bower "$@"
[ "$(id -u)" = 0 ] || set -- sudo "$@"
exec "$@"
