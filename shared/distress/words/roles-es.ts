/** Spanish words by the role that they play, without accents, as alternatives of a pattern. */
const any = (words: string): string => `(?:${words.trim().replace(/\s*\|\s*/g, '|')})`

export const partner = any(
  'marido|esposo|esposa|mujer|novio|novia|pareja|companero|conviviente|ex|ex marido|ex esposo|ex novio|exmarido|exnovio|prometido|concubino|senora|viejo',
)
export const familyOf = any(
  'papa|papi|padre|mama|mami|madre|padrastro|madrastra|tio|tia|abuelo|abuela|hermano|hermana|primo|prima|cunado|suegro|suegra|hermanastro|papas|padres|novio de mi (?:mama|madre)|pareja de mi (?:mama|madre)',
)
export const adult = any(
  'pastor|lider|cura|sacerdote|padre de la iglesia|diacono|catequista|maestro|profesor|entrenador|jefe|vecino|nineru|ninero|ninera|medico|doctor|companero|amigo|desconocido|obispo|hermano de la iglesia|seminarista',
)
export const child = any(
  'hij[oa]s?|hijit[oa]s?|nin[oa]s?|nietos?|nieta|nietecit[oa]|sobrin[oa]s?|bebes?|hermanit[oa]s?|hijastr[oa]s?|ahijad[oa]|pequen[oa]s?|alumn[oa]s?|menores|menor|criatura|muchachit[oa]',
)
export const loved = any(
  `hij[oa]s?|hijit[oa]|bebe|esposo|esposa|marido|mujer|novi[oa]|pareja|papa|mama|padre|madre|papi|mami|papas|padres|herman[oa]|hermanit[oa]|abuel[oa]|abuelit[oa]|ti[oa]|prim[oa]|amig[oa]|mejor amig[oa]|sobrin[oa]|niet[oa]|cunad[oa]|companer[oa]|vecin[oa]|alumn[oa]|nin[oa]|suegr[oa]|ex|gemel[oa]s?|comadre|compadre`,
)
export const hitting = any(
  'pega|pego|pegaba|pegan|pegaron|ha pegado|golpea|golpeo|golpeaba|golpearon|ha golpeado|maltrata|maltrataba|maltrato|patea|pateo|cachetea|abofetea|abofeteo|empuja|empujo|ahorca|ahorco|estrangula|estrangulo|muerde|quema|quemo|azota|lastima|lastimo|jala del pelo|avienta|zarandea|escupe|tira cosas|levanta la mano|da golpes|muele a palos|hace dano',
)
export const threatening = any(
  'amenaza|amenazo|amenazaba|ha amenazado|intimida|apunta con|quiere matar|va a matar|persigue|acosa|vigila',
)
export const hurtful = any(
  'humilla|insulta|controla|encierra|encerro|aisla|obliga|grita y|tiene amenazad[oa]|tiene encerrad[oa]|quita (?:el|mi|los)|no deja|viola|violo|abusa',
)
export const touching = any('toca|tocaba|toco|manosea|manoseaba|viola|violo|abusa|abuso|besa en la boca')
export const body = any('brazos?|piernas?|munecas?|venas|cuerpo|piel|muslos')
export const drink = any('beber|tomar|alcohol|trago|vino|cerveza|licor|bebida|emborrachar\\w*|la botella')
export const drug = any(
  'drogas?|droga|cocaina|marihuana|cristal|heroina|pastillas|crack|fentanilo|metanfetamina|cigarros?|cigarro|tabaco|piedra|paco|hierba|anfetaminas|sustancias|opioides',
)
export const weapon = any('cuchillo|pistola|arma|navaja|machete|escopeta|rifle|bomba|martillo')
