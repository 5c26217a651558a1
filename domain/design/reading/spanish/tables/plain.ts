// Everyday Spanish that says nothing of a pool: left out, so that what matters stands together.

export const PLAIN = `
  que se lo le me nos te este esta esto estos estas ese esa eso esos esas aquel aquella pues bueno buena buenos buenas mira mire miren oye oiga fijese
  asi aqui aca ahi alli alla hoy manana tarde dia dias ya hola saludos atentamente atentos estimados senor senores senorita don dona
  favor tardes cual cuales quien donde cuando cuanto mientras durante segun tanto tan cada alguien algun alguna algunos algunas nadie
  soy eres vivo vivimos vive viven trabajo trabajan creo creemos pienso pensamos digo dice dicen decimos dijo dijeron veo vea vean saber sabe sepa
  hacer hace hacen hacemos haga hizo ir vamos voy venir viene vienen dar dame deme denos dejar poder puede pueden podria podrian podemos puedo
  haber habia hemos sido siendo quedar quedo quedarse quepa quepan cabe caben gustar encantar pasar pasa pasan llegar llega llegan tener
  usar usan usarla disfrutar disfrutemos relajarnos relajarme descansar convivir convivencia fiestas fiesta reunion reuniones verano invierno vacaciones semana
  calor frio sol clima siempre nunca seguido pronto ultimo verdad realmente simplemente exactamente
  cosa cosas manera forma tipo modo parte partes lado lados lugar espacio area tema proyecto diseno informacion cotizacion cotizar precio pregunta duda
  mejor peor igual mismo misma propia propio nuevo nueva nuevos viejo vieja bien mal poco poca poquito casi apenas demas resto
  ello ellos suyo cuya cuyo sino unico unica entero entera pareja jubilada jubilados jubilado esposos somos estamos tele
  aire libre afuera adentro abajo arriba encima debajo atras adelante izquierda derecha centro medio esquina orilla
  rodeada rodeado integrado integrada incluido incluida pegado pegada hecho hecha puesto puesta necesario necesaria posible importante
  contento feliz alegre dios mediante quiera ojala ano anos mes meses semanas hora horas minutos
  comer cenar tomar jugar juegan nadan banarse banarnos refrescarnos asolearse sentarse sentarnos caminar ejercicio ejercicios
  vendio vender comprar compramos compre construir construyen construimos hicimos hice vengan atiendan ayuden ayudar gusto obra
  vida joven jovenes texto rentar opciones escribo escribimos escribir numero respuesta diferente carnes asadas medico doctor espalda edad marzo abril mayo junio julio agosto
  enero febrero septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo domingos casa_nueva techos
  vivir vivia tuve tuviera estuve estuviera fuera fuimos fueron sera seran haria hariamos harian hara estara estaran encuentra encontrar mandar mandan mando envien enviar
  llamar llamen llame comunicarme contactar atender responder agradezco agradeceria cotizame cotizarme presupuestar calcular ayudarme decir digame diganme
  pidio pedimos pedir pidieron dieron dio cayo ruido mantenimiento limpiar limpia limpieza facil dificil barato barata economico economica caro cara calidad bello hermosa hermoso preciosa precioso
  increible especial tranquilo tranquila privado privada privacidad amigos comida carne asada cumpleanos amarilla amarillo roja rojo verde blanca blanco color colores
  vecindario colonia barrio ciudad estado pais calle esquina direccion ubicado ubicada queda quedaria quedan zona parecido parecida parece similar ejemplo
  listo lista limitado nivel niveles caiga caer tendria tendriamos tendra tienes buen sitio
  neta onda chevere bacano fijate tu prestamo aprobaron adios pasado llamo maestro dineral revista golf hamaca domino bicho bichos seguro cubre cubren atraen
  normalita normalito mexicano mexicana parezca parezcan alcance alcanzar anda andan todavia prometi prometimos nadara fuerte dinero ahorrado ahorrados ahorros ganaron gano terapista
  fueramos fuera hamacas triatlon
  cien_por_cien lo_demas primero_dios`;
