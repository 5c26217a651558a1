// Words that a pattern may call by one name: what stands between the words that matter.

export const CLASSES: Readonly<Record<string, string>> = {
  DETERMINER:
    'a an the my our your this that their her his small big large narrow back existing new tiny huge little long',
  PREPOSITION:
    'in for behind beside near at on to from off by around into inside along across outside within with of against through facing under toward towards',
  // between a noun and its number: "the yard is about 40"
  COPULA:
    'is are was measure measures measuring about around approximately approx roughly its which that only like maybe of at total s just be dimensions dimension size runs to up a nearly almost width length wide long usable probably some says shows spans say being comes out',
  // between a number and its noun: "40 ft long inground pool"
  MEASURED:
    'long wide deep tall high length width depth size sized x of a the or so total overall foot ft feet style shaped shape inground ground backyard family custom new beautiful nice type big max maximum ish across approximately plus in from',
  // between an adjective and its noun: "modern style backyard pool"
  LINK: 'style styled inspired looking look shaped shape type themed theme ish feel vibe design and or a very really nice beautiful simple classic custom outdoor inground in ground new family backyard',
  LIKENESS:
    'design look feel vibe theme style aesthetic shape one setup layout oasis retreat paradise concept line finish atmosphere type',
  GREEN: 'landscap~ plant~ foliage garden~ tree~ palm~ greenery flower~',
  HOUSENOUN: 'house home casa architecture property villa facade mansion exterior',
  // wishes that are about the pool when nothing else is named: "we'd like 40 ft"
  BUILDS:
    'want wanted wants wanna id wed would need build building looking make lets thinking prefer put give hoping go going do keep ideally be fit maybe',
  // may stand between a refusing verb and what it refuses
  SMALL:
    'a an the any of our my your really even think thinking believe feel we i you us me they particularly necessarily actually especially to for be being in about into it that this those these at all kind type sort so too very super go going do want have having need like care add include use get put see there is one full traditional regular giant bother are was been wasting spend money on wants fancy something anything',
  SETS: 'is are was at of about around should would be being approx to : = maybe like stay stays remain remains has',
  // have pools of their own; who lives in the house is not among them: what a wife wants is wished
  SOMEBODY:
    'law coworkers vecino vecina vecinos hermana hermano primo prima tio tia cunado cunada suegra suegro suegros amigo amiga amigos jefe abuela abuelo joneses partners neighbor neighbors neighbour neighbours sister sisters brother brothers parents friend friends buddy buddies cousin cousins uncle uncles aunt aunts grandma grandmas grandmother grandmothers grandpa grandpas grandad granddad granddaddy grandaddy grandfather grandparents nana papaw mom moms mother mothers dad dads father fathers inlaws laws boss coworker colleague landlord ex owner owners roommate people guy guys couple lady folks everyone everybody club clubs hotel motel gym ymca school college resort airbnb rental condo clubhouse community doctor therapist bid bidder quote',
  KIN: 'neighbor neighbors neighbour neighbours sister sisters brother brothers parents friend friends buddy buddies cousin cousins uncle uncles aunt aunts grandma grandmas grandmother grandmothers grandpa grandpas grandad granddad granddaddy grandaddy grandfather grandparents nana papaw mom moms mother mothers dad dads father fathers inlaws laws boss coworker colleague landlord ex owner owners roommate',
  OFFERER:
    'contratista vendedor constructor arquitecto brochure showroom architect builder builders contractor contractors salesman salesmen saleswoman salesperson sales rep designer company companies pb guy guys quote bid store dealer dude lady landscaper outfit fella bidder layout installer firm crew consultant estimator',
  // who lives in the house, and whom a pronoun cannot mean
  HOUSEHOLD:
    'wife husband hubby spouse partner fiance fiancee boyfriend girlfriend son daughter grandson granddaughter dh dd ds esposo esposa marido hijo hija',
  WOMAN:
    'sister aunt grandma grandmother nana mom mother wife daughter girlfriend fiancee niece lady saleswoman granddaughter esposa hija',
  MAN: 'brother uncle grandpa granddad grandad grandfather papaw dad father husband hubby son boyfriend nephew guy salesman fella grandson esposo marido hijo',
  // gives advice, and will not swim
  ADVISER:
    'friend friends neighbor neighbors neighbour neighbours realtor agent coworker colleague boss brother sister cousin uncle aunt inlaws salesman salesmen saleswoman salesperson rep builder contractor designer landscaper dealer',
  PERSON: 'people person adult guest swimmer family group crowd party husband wife son daughter dog',
  // what has a size of its own, told at some length
  LAND: 'yard backyard courtyard lot property plot parcel land terreno space room area clearing strip house home casa condo townhouse patio lanai terrace porch lawn deck decking driveway garden garage carport slab shelter barn shed',
};
