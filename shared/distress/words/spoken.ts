const table = (list: string) =>
  new Map(
    list
      .split(',')
      .map((entry) => entry.trim().split('=') as [string, string])
      .filter(([short]) => short),
  )

/** Contractions, phone spellings and code words as people type them, and their full forms. */
export const spoken = {
  en: table(`
    can't=can not, cant=can not, cannot=can not, cnt=can not, won't=will not, wont=will not, shan't=will not,
    ain't=is not, aint=is not, dont=do not, dnt=do not, dunno=do not know, didnt=did not, doesnt=does not, dosnt=does not,
    isnt=is not, wasnt=was not, arent=are not, werent=were not, havent=have not, hasnt=has not, hadnt=had not,
    couldnt=could not, couldn=could not, wouldnt=would not, shouldnt=should not, neednt=need not, im=i am, iam=i am,
    i'ma=i am going to, ima=i am going to, imma=i am going to, ive=i have, youre=you are, hes=he is, shes=she is,
    theyre=they are, thats=that is, whats=what is, wheres=where is, whos=who is, theres=there is, hows=how is, let's=let us, lets=let us,
    wanna=want to, gonna=going to, gon=going to, gunna=going to, gotta=have to, hafta=have to, tryna=trying to,
    lemme=let me, gimme=give me, outta=out of, kinda=kind of, sorta=sort of, coulda=could have, shoulda=should have,
    woulda=would have, u=you, ur=your, r=are, n=and, w=with, wo=without, cuz=because, coz=because, cos=because, cause=because, bc=because,
    plz=please, pls=please, rn=right now, tmrw=tomorrow, tmr=tomorrow, 2moro=tomorrow, 2nite=tonight, tonite=tonight,
    2night=tonight, idk=i do not know, idc=i do not care, ppl=people, smth=something, sth=something, b4=before,
    abt=about, jst=just, hv=have, wnt=want, neva=never, everytime=every time, anymore=any more, everyday=every day,
    bf=boyfriend, gf=girlfriend, bff=best friend, hubby=husband, hubs=husband, fam=family, dh=husband, mil=mother in law,
    fil=father in law, bil=brother in law, sil=sister in law, kms=kill myself, kys=kill yourself, ctb=kill myself, sui=suicide,
    suey=suicide, sewerslide=suicide, unalived=killed, unalive=kill, unaliving=killing, od=overdose, od'd=overdosed,
    oded=overdosed, od'ed=overdosed, sa'd=sexually assaulted, sa=sexually assaulted, dv=domestic violence, sh=self harm,
    grape=rape, graped=raped, bday=birthday, xmas=christmas, yrs=years, yr=year, yo=year old, hrs=hours, mins=minutes, wks=weeks, gramma=grandma,
    ty=thank you, thx=thanks, god's=god 's, y'all=you all, o'clock=oclock, ma'am=madam, cigs=cigarettes, meds=medication,
    myself=myself, my self=myself, alot=a lot, infront=in front, incase=in case, nomore=no more`),
  es: table(`
    q=que, k=que, ke=que, xq=por que, pq=por que, porq=por que, xk=por que, x=por, d=de, pa=para, toy=estoy, ta=esta, tb=tambien,
    tmb=tambien, tbn=tambien, kiero=quiero, qiero=quiero, kieren=quieren, kiere=quiere, aser=hacer, ase=hace, ago=hago, aora=ahora, ahorita=ahora, ay=hay,
    nose=no se, sta=esta, stoy=estoy, mijo=mi hijo, mija=mi hija, m'hijo=mi hijo, bb=bebe, ad=adios, pastis=pastillas,
    finde=fin de semana, cole=colegio, uni=universidad, hno=hermano, hna=hermana, msj=mensaje, cel=celular, tel=telefono,
    del=de el, al=a el, conmigo=con me, contigo=con ti, haci=asi, isieron=hicieron, iso=hizo, muero=muero, no c=no se, nomas=no mas, aki=aqui, vdd=verdad, grax=gracias, pls=por favor,
    xfa=por favor, porfa=por favor, porfavor=por favor`),
}
