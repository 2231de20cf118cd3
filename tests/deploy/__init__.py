"""What a host installs: pinned packages, the image, the service."""
