# /about, para quien juega: qué es este bot, qué guarda y quién ayuda.

command-about = Qué versión es esta, qué guarda sobre ti y dónde hay ayuda

about-version = **Right Bower** { $version }, iniciado { $ago }
about-stored = Guarda las partidas que se juegan con él: quién ocupó qué asiento, por ID y nombre, y qué se decidió. No lee mensajes. **/my-data** te envía todo lo que las partidas de aquí guardan sobre ti, **/forget me** lo elimina.
about-kept = { $days ->
        [one] Las partidas se borran un día después del último uso de su mesa; los resultados y el rating se conservan.
       *[other] Las partidas se borran { $days } días después del último uso de su mesa; los resultados y el rating se conservan.
    }
about-support-here = Quien invitó a este bot al servidor puede decirte quién lo administra.
button-support = Ayuda y soporte
button-privacy = Privacidad
button-terms = Condiciones
button-invite = Añadir a un servidor
button-install = A mis apps
