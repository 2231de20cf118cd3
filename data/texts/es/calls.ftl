# Lo que alguien decide en la subasta: en el momento (call-…) y contado después (by-…, made-…).
# order up = mandar tomar, assist = apoyar, take up = tomar. «En solitario» sirve para cualquier persona.

call-pass = { $names } { $count ->
    [one] pasa
   *[other] pasan
}
call-order = { $name } manda tomar
call-order-alone = { $name } manda tomar, en solitario
call-assist = { $name } apoya
call-assist-alone = { $name } apoya, en solitario
call-take-up = { $name } toma la carta
call-take-up-alone = { $name } toma la carta, en solitario
call-suit = { $name } nombra { $suit }
call-suit-alone = { $name } nombra { $suit } en solitario
call-fold = { $name } se retira
call-bid = { $name } puja { $tricks }
call-name = { $name } elige { $suit }
call-name-alone = { $name } elige { $suit }, en solitario
call-ace-no-face = { $name } muestra un as sin figuras
call-farmers = { $name } muestra una mano de granja ({ $cards }) y la cambia
call-partner = { $name } pide la mejor carta de { $suit }
call-alone = { $name } no pide pareja y juega en solitario
call-no-defence = { $name } no defiende en solitario
call-defend-alone = { $name } defiende en solitario

by-order = { $name } mandó tomar
by-order-alone = { $name } mandó tomar en solitario
by-assist = { $name } apoyó
by-assist-alone = { $name } apoyó en solitario
by-take-up = { $name } tomó la carta
by-take-up-alone = { $name } tomó la carta en solitario
by-suit = { $name } nombró el palo
by-suit-alone = { $name } nombró el palo en solitario
by-bid = { $name } pujó { $bid }
by-bid-alone = { $name } pujó { $bid } y juega en solitario
by-forced = { $name } tuvo que pujar { $bid }
by-forced-alone = { $name } tuvo que pujar { $bid } y juega en solitario

made-order = { $name } mandó tomar { $suit }
made-order-alone = { $name } mandó tomar { $suit } en solitario
made-assist = { $name } apoyó { $suit }
made-assist-alone = { $name } apoyó { $suit } en solitario
made-take-up = { $name } tomó { $suit }
made-take-up-alone = { $name } tomó { $suit } en solitario
made-suit = { $name } nombró { $suit }
made-suit-alone = { $name } nombró { $suit } en solitario
made-bid = { $name } pujó { $bid } en { $suit }
made-bid-alone = { $name } pujó { $bid } en { $suit } en solitario
made-forced = { $name } tuvo que pujar { $bid }, eligió { $suit }
made-forced-alone = { $name } tuvo que pujar { $bid }, eligió { $suit } en solitario
