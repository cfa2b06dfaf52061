import { stemWord } from './stem.ts'

/**
 * Words that ordinary people use for the same thing. Each line is one group; one word of the line counts nearly as much
 * as another. Spanish words are listed with English ones, so that a question finds its entry in either language.
 */
const groups = `
worry anxious stress overwhelmed nervous panic preocupación ansiedad estrés angustia afán
afraid fear scared terrified frightened fright miedo temor asustado
sad unhappy down depress despair hopeless discouraged blue triste tristeza depresión desánimo desesperado
grief mourn bereaved loss lost duelo luto pérdida
angry anger mad rage furious temper wrath ira enojo enojado rabia
alone lonely isolated soledad solo sola
tired weary exhausted burnout rest cansado agotado descanso
die death pass deceased morir fallecer muerte
money rich wealth riches finance dinero riqueza rico plata guita
poor poverty needy pobre pobreza
work job career employment trabajo empleo chamba curro laburo
boss manager supervisor jefe jefa patrón
unemployed jobless unemployment desempleado desempleo cesante
debt owe loan borrow lend deuda préstamo prestar
alcohol drink drunk drunkard wine beer booze alcoholic borracho vino beber emborrachar
drug drugs substance marijuana weed droga drogas
sex sexual intimacy premarital fornication sexo sexual fornicación
porn pornography lust pornografía lujuria
gay homosexual lesbian lgbt homosexuality same-sex homosexual homosexualidad
marry marriage wedding spouse husband wife matrimonio casar esposo esposa marido
cheat adultery affair unfaithful infidelity adulterio infidelidad infiel engañar
divorce separate separation divorcio separación
child children kid son daughter baby hijo hija niño niños bebé guagua
parent mother father mom mum dad padre madre papá mamá padres
friend friendship buddy amigo amiga amistad
enemy enemies hate hatred enemigo odio
revenge vengeance retaliate venganza
forgive pardon perdonar perdón
gossip slander tongue chisme lengua
lie liar lying dishonest mentira mentir mentiroso
steal theft thief robar ladrón
kill murder matar asesinar asesinato homicidio
suicide suicidio
abortion aborto
sick ill illness disease sickness cancer enfermo enfermedad cáncer
heal cure sanar sanidad curar
pray prayer orar oración rezar
church congregation iglesia
pastor priest minister elder leader pastor sacerdote
heaven paradise cielo paraíso
hell hades gehenna infierno
devil satan demon demons lucifer diablo satanás demonio
angel angels ángel
end endtimes apocalypse last-days tribulation fin apocalipsis
world earth mundo tierra
happy joy glad rejoice alegría gozo feliz
thank thankful grateful gratitude gracias gratitud agradecer
hope esperanza
love amor amar
peace calm paz
patient wait patience paciencia esperar
proud arrogant pride orgullo soberbia
humble humility humilde humildad
jealous envy envious jealousy celos envidia
tempt temptation tentación tentar
guilt guilty shame ashamed regret culpa culpable vergüenza
doubt unbelief skeptic sceptic duda dudar
faith believe trust fe creer confiar confianza
save salvation saved salvación salvar
repent repentance sorry arrepentir arrepentimiento
baptize baptism bautizar bautismo
communion eucharist supper mass comunión eucaristía cena
tithe tithing tenth diezmo diezmar
fast fasting ayuno ayunar
gift gifts talent don dones talento
tongue tongues lenguas
woman women female mujer mujeres
man men male hombre
slave slavery servant bondage esclavo esclavitud
war battle violence guerra violencia batalla
suffer suffering pain hurt evil bad sufrir sufrimiento dolor mal
create creation made evolution crear creación
purpose meaning plan propósito sentido
guide guidance direction will decision guía voluntad decisión
wise wisdom sabiduría sabio
rapture rapto arrebatamiento
cross crucify crucifixion cruz crucificar
resurrect rise resurrection resucitar resurrección
mary virgin maría virgen
spirit ghost espíritu
sabbath saturday sunday sábado domingo
tattoo tattoos tatuaje tatuajes
animal pet dog animal mascota perro
bully bullying mock acoso burla
wife wives polygamy esposas poligamia
exam test school study examen escuela estudio
travel journey trip viaje
sleep insomnia night dormir insomnio noche
food eat meat comida comer
clothes dress modest clothing ropa vestir
body appearance beauty cuerpo belleza
obey obedience obedecer obediencia
government king authority politics gobierno autoridad política
immigrant foreigner stranger refugee alien extranjero inmigrante
justice injustice fair justicia injusticia
strength strong power fuerza fuerte poder
weak weakness débil debilidad
courage brave bold valor valiente
protect protection safe safety proteger protección
birth born nacer nacimiento
old age elderly aging vejez anciano
single unmarried soltero soltera
dating date boyfriend girlfriend novio novia noviazgo pololo polola enamorado
car auto coche
`

const related = new Map<string, Set<string>>()
for (const line of groups.trim().split('\n')) {
  const stems = [...new Set(line.split(' ').map(stemWord))]
  for (const stem of stems) {
    const others = related.get(stem) ?? new Set()
    for (const other of stems) if (other !== stem) others.add(other)
    related.set(stem, others)
  }
}

/** The stems that mean nearly the same as this one; empty for most. */
export function synonymsOf(stem: string): ReadonlySet<string> {
  return related.get(stem) ?? none
}

const none: ReadonlySet<string> = new Set()
