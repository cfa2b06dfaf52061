// written by npm run train:scope: see infra/train/README.md
export const packed = `0.12 2.266
-!--#	E
-"-->	E
-"></	L
-"><p	F
-"><s	I
-"con	F
-"hel	F
-"htt	L
-"ls"	E
-"pho	E
-#102	D
-#exe	E
-#n/a	G
-%s%n	C
-%s%s	C
-&gt;	E
-&lt;	E
-'est	C
-'non	F
-'xss	F
-("he	F
-('xs	F
-(10)	C
-(2+1	C
-(312	F
-(doc	I
-(int	E
-(luk	V
-(mar	W
-(str	E
-(und	F
-(x+5	H
-(x-2	H
-)(x+	H
-*7}}	C
-+150	D
-,000	[
--#ex	E
---#e	E
--0-1	F
--014	F
--019	F
--14-	F
--143	F
--2)(	H
--bos	Q
--bre	W
--con	S
--han	U
--in-	X
--law	Z
--lif	U
--mel	R
--sex	S
--two	Z
--yea	[
-../.	E
-../e	E
-./..	E
-./et	E
-.0.1	L
-.1.1	D
-.141	C
-.168	D
-.3.1	F
-.5kg	F
-.co.	C
-.com	C
-.coo	I
-.exa	D
-.fac	J
-.goo	N
-.hei	E
-.log	F
-.ly/	C
-.mar	J
-.org	J
-.per	D
-.rig	H
-.smi	J
-.the	I
-.uk/	G
-.yah	D
-.you	M
-/../	E
-//do	N
-//ev	G
-//ex	L
-//fi	J
-//gi	J
-//lo	G
-//ww	D
-/180	E
-/1ab	N
-/3xy	C
-/b&g	E
-/d/1	N
-/div	F
-/doc	N
-/etc	C
-/evi	G
-/exa	L
-/fil	J
-/fun	I
-/git	J
-/ifr	L
-/ins	C
-/jpy	C
-/lin	J
-/loc	G
-/p><	F
-/pas	E
-/r/f	I
-/sha	E
-/spo	G
-/spr	N
-/tec	I
-/tor	J
-/tv8	J
-/wat	M
-/www	D
-0-14	F
-0-60	F
-0/10	C
-0000	C
-0012	F
-00mg	J
-00ml	C
-0111	C
-0123	C
-0142	F
-0198	F
-0203	C
-0210	L
-0293	D
-0800	G
-08n5	C
-0w50	I
-1.5k	F
-100k	I
-100m	C
-1012	G
-1024	I
-1029	D
-1099	I
-1111	C
-1200	J
-120h	H
-1234	C
-12x1	D
-1331	F
-14-1	F
-1415	C
-1439	F
-1500	C
-1542	F
-168.	D
-16gb	C
-1764	C
-17:4	D
-185,	T
-192.	D
-1933	C
-1956	C
-1980	C
-1984	D
-1985	C
-1988	G
-1991	C
-1998	C
-1abc	N
-1z99	G
-2)(x	H
-2+1)	C
-2.16	D
-2.3.	F
-2003	E
-2004	C
-2010	C
-2012	I
-2014	C
-2016	C
-2017	J
-2020	D
-2022	C
-2023	C
-2024	C
-2025	C
-2049	F
-20hz	H
-20w5	I
-2345	C
-2400	H
-25kg	C
-2938	D
-2x10	D
-3(2+	C
-3.14	C
-3000	L
-3060	E
-312)	F
-32gb	C
-3456	C
-38.2	C
-3951	F
-3xyz	C
-4-14	F
-4000	X
-4111	C
-4159	C
-4321	C
-4395	F
-4567	C
-48/1	E
-4@gm	J
-4w9w	M
-4x-3	C
-5,00	T
-5-01	C
-500m	J
-51-8	F
-5432	C
-55-0	C
-5540	F
-555-	C
-5678	C
-5wrw	C
-6016	F
-6100	F
-64gb	C
-6543	C
-6600	E
-6784	G
-6789	G
-68.0	L
-68.1	D
-7*7}	C
-7654	C
-7700	F
-78-0	F
-7:45	D
-7sdf	E
-8-0-	F
-8.0.	L
-8.1.	D
-8/18	E
-84@g	J
-85,0	T
-8765	C
-87sd	E
-8n5w	C
-9000	C
-9001	F
-9021	L
-92.1	D
-9268	F
-9384	D
-951-	F
-978-	F
-980s	C
-9876	C
-999a	G
-99aa	G
-9aa1	G
-9wgx	M
-9÷3(	C
-://d	N
-://e	F
-://f	J
-://g	J
-://l	G
-://w	D
-:300	G
-:;};	C
-:lda	G
-:voi	J
-;/b&	E
-;b&g	E
-;hi&	E
-<!--	E
-</di	F
-</if	L
-</p>	F
-<?ph	D
-<div	F
-<ifr	L
-<img	F
-<p>t	F
-<svg	I
-="co	F
-="ht	L
-="ls	E
-=4x-	C
-=ale	C
-=dqw	M
-=mc2	C
-></d	F
-></i	L
-><p>	F
-><sv	I
->tes	F
-?php	D
-?v=d	M
-@exa	H
-@gma	J
-@hot	C
-[/in	C
-[i];	E
-[ins	C
-^""}	C
-^"><	I
-^"ph	E
-^"yo	R
-^###	C
-^#10	D
-^#n/	G
-^%00	C
-^%s%	C
-^&lt	E
-^'no	F
-^(31	F
-^(in	E
-^(lu	V
-^(ma	[
-^(x-	H
-^+15	D
-^+44	C
-^+52	G
-^-la	C
-^-rf	E
-^../	E
-^.he	E
-^/et	E
-^0-6	F
-^0/1	C
-^000	C
-^011	C
-^020	C
-^080	G
-^1.4	J
-^1.5	F
-^1.6	J
-^100	C
-^101	D
-^102	I
-^109	I
-^111	C
-^117	E
-^120	G
-^121	F
-^123	C
-^125	G
-^12x	D
-^133	F
-^144	[
-^150	C
-^153	[
-^154	F
-^16g	C
-^17%	C
-^176	C
-^17:	D
-^180	G
-^185	T
-^192	D
-^193	C
-^195	C
-^198	C
-^199	C
-^1aa	C
-^1z9	G
-^2+2	C
-^2.3	F
-^2.5	C
-^2.7	H
-^200	C
-^201	C
-^202	C
-^204	F
-^205	C
-^20w	I
-^238	C
-^240	H
-^250	H
-^25k	C
-^3.1	C
-^300	[
-^306	E
-^32g	C
-^340	C
-^365	[
-^38.	C
-^3x3	C
-^4.2	K
-^400	[
-^404	C
-^411	C
-^430	[
-^444	C
-^456	G
-^48/	E
-^4th	D
-^500	C
-^501	D
-^53?	Q
-^554	F
-^555	C
-^567	G
-^5kg	K
-^6.9	H
-^601	F
-^63%	F
-^646	M
-^64g	C
-^660	E
-^666	[
-^737	C
-^755	D
-^770	F
-^850	C
-^883	G
-^900	C
-^902	L
-^90s	C
-^926	F
-^978	F
-^987	C
-^999	C
-^9pm	F
-^9÷3	C
-^:;}	C
-^<!-	E
-^<?p	D
-^<di	F
-^<if	L
-^<im	F
-^[/i	C
-^[in	C
-^__p	C
-^a52	K
-^a61	F
-^a[i	E
-^aaa	C
-^aar	F
-^ab1	H
-^aba	[
-^abb	L
-^abc	C
-^abd	W
-^abe	I
-^abi	[
-^abl	P
-^abn	X
-^abo	R
-^abr	Y
-^abs	[
-^abu	Q
-^abv	C
-^aby	W
-^aca	M
-^acc	S
-^ace	S
-^ach	W
-^ack	F
-^acl	[
-^acn	[
-^aco	L
-^acr	C
-^act	C
-^acu	[
-^acá	Q
-^ada	J
-^adb	H
-^add	R
-^ade	C
-^adh	M
-^adi	P
-^adm	C
-^ado	[
-^ads	C
-^adu	Q
-^adv	[
-^adá	Y
-^aer	C
-^afa	W
-^aff	W
-^afr	Y
-^aft	Q
-^aga	[
-^age	E
-^ago	[
-^agr	[
-^agu	H
-^aha	[
-^ahe	U
-^ahi	U
-^ahí	P
-^aid	C
-^air	C
-^aje	I
-^ajo	C
-^ala	[
-^alb	C
-^alc	N
-^ald	C
-^ale	E
-^alf	V
-^alg	R
-^ali	G
-^all	X
-^alm	[
-^alo	Q
-^alp	E
-^alq	N
-^alr	S
-^als	[
-^alt	D
-^alu	Z
-^alw	Z
-^alz	Y
-^ama	F
-^amb	[
-^ame	C
-^ami	[
-^amm	[
-^amn	X
-^amo	J
-^amp	[
-^ams	G
-^amt	C
-^amu	Y
-^amz	C
-^amá	V
-^amé	R
-^amó	Y
-^ana	Q
-^anc	[
-^and	[
-^ani	J
-^ank	C
-^ann	[
-^ano	M
-^ans	P
-^ant	U
-^anu	D
-^anx	[
-^any	W
-^apa	[
-^ape	R
-^api	C
-^apo	Z
-^app	C
-^apr	D
-^apu	W
-^apó	[
-^aqa	J
-^aqu	K
-^ara	P
-^arc	[
-^ard	P
-^are	P
-^arg	G
-^ari	P
-^ark	L
-^arm	S
-^aro	[
-^arp	Z
-^arq	R
-^arr	I
-^ars	C
-^art	V
-^asa	[
-^asc	S
-^asd	C
-^ase	[
-^ash	[
-^asi	V
-^ask	[
-^asl	U
-^asm	Z
-^asn	S
-^asp	F
-^ass	C
-^ast	Y
-^asu	Y
-^asy	J
-^así	W
-^ata	M
-^ate	[
-^ath	[
-^ato	N
-^atr	[
-^att	G
-^atu	C
-^auc	K
-^aud	X
-^aug	W
-^aun	Y
-^aus	C
-^aut	R
-^ava	C
-^ave	N
-^avi	Q
-^avo	L
-^awa	N
-^awf	Q
-^aya	T
-^aye	C
-^ayu	[
-^ayú	Y
-^aza	[
-^azu	C
-^año	R
-^b08	C
-^baa	[
-^bab	W
-^bac	X
-^bad	[
-^bae	C
-^bag	C
-^bai	E
-^baj	R
-^bak	C
-^bal	C
-^bam	C
-^ban	C
-^bap	[
-^baq	G
-^bar	C
-^bas	C
-^bat	C
-^bau	W
-^baz	C
-^bañ	E
-^bbc	C
-^bbq	C
-^bea	F
-^beb	[
-^bed	N
-^bee	C
-^bef	Y
-^beg	V
-^beh	[
-^bei	[
-^bel	Y
-^ben	W
-^ber	C
-^bes	C
-^bet	W
-^bew	P
-^bey	C
-^bez	D
-^bib	[
-^bid	C
-^bie	[
-^big	K
-^bik	C
-^bil	C
-^bin	P
-^bio	J
-^bip	[
-^bir	I
-^bis	C
-^bit	S
-^biz	H
-^bla	K
-^ble	[
-^bli	S
-^blo	M
-^blu	C
-^bmi	H
-^bmw	F
-^bnm	C
-^boa	[
-^bob	C
-^boc	[
-^bod	[
-^boe	C
-^bog	C
-^boh	D
-^boi	C
-^bol	C
-^bom	[
-^bon	C
-^boo	N
-^bor	I
-^bos	F
-^bot	C
-^bou	L
-^bow	C
-^box	C
-^boy	[
-^bpm	C
-^bra	M
-^bre	H
-^bri	E
-^bro	V
-^bru	D
-^bts	C
-^buc	Y
-^bud	C
-^bue	[
-^buf	C
-^bug	H
-^buj	G
-^bul	R
-^bum	C
-^bun	C
-^bur	T
-^bus	I
-^but	C
-^buy	L
-^buz	C
-^bye	C
-^byn	C
-^bíb	[
-^c'e	C
-^c++	C
-^caa	C
-^cab	L
-^cac	C
-^cad	P
-^cae	[
-^caf	[
-^cag	C
-^cai	K
-^cak	H
-^cal	F
-^cap	C
-^car	E
-^cas	F
-^cat	C
-^cau	C
-^cav	P
-^cay	N
-^caí	[
-^cbd	Q
-^cde	H
-^cdm	D
-^cea	U
-^ceb	L
-^ced	[
-^cei	E
-^cel	C
-^cem	Y
-^cen	K
-^ceo	C
-^cer	F
-^ces	[
-^cet	C
-^ceu	E
-^cha	C
-^che	C
-^chi	I
-^chm	D
-^chn	C
-^cho	I
-^chr	U
-^chu	[
-^cic	D
-^cie	P
-^cig	X
-^cin	C
-^cir	X
-^cis	C
-^cit	M
-^ciu	V
-^civ	H
-^cla	N
-^cle	S
-^cli	K
-^clo	K
-^clu	I
-^cmd	E
-^cnn	C
-^co-	C
-^coa	C
-^cob	L
-^coc	C
-^cod	C
-^cof	C
-^coi	R
-^cok	D
-^col	G
-^com	K
-^con	W
-^coo	C
-^cop	U
-^cor	Q
-^cos	N
-^cou	G
-^cov	M
-^cow	S
-^cpr	E
-^cpu	C
-^cra	Q
-^cre	S
-^cri	X
-^cro	H
-^cru	I
-^cry	N
-^crí	V
-^cró	V
-^css	H
-^csv	C
-^ctr	C
-^cua	C
-^cub	L
-^cue	I
-^cui	Y
-^cul	[
-^cum	[
-^cuo	G
-^cup	R
-^cur	K
-^cus	K
-^cut	X
-^cuy	Q
-^cuá	[
-^cuñ	R
-^cyb	E
-^cyc	C
-^cyl	C
-^cyp	Y
-^cyr	W
-^cán	Y
-^cár	[
-^cés	Y
-^cóm	[
-^d20	C
-^dad	U
-^dag	V
-^dah	C
-^dai	I
-^dal	C
-^dam	[
-^dan	M
-^dar	H
-^das	C
-^dat	F
-^dau	Y
-^dav	P
-^daw	[
-^day	U
-^dañ	X
-^ddd	C
-^dea	X
-^deb	[
-^dec	Q
-^ded	[
-^dee	W
-^def	N
-^deg	C
-^dei	[
-^dej	T
-^del	G
-^dem	[
-^den	N
-^deo	D
-^dep	K
-^der	C
-^des	[
-^det	T
-^deu	[
-^dev	I
-^dew	T
-^dfg	C
-^dhl	E
-^dia	C
-^dib	C
-^did	[
-^die	[
-^dif	Q
-^dig	S
-^dij	I
-^dil	R
-^dim	D
-^din	R
-^dio	[
-^dip	K
-^dir	C
-^dis	T
-^div	S
-^diw	C
-^diá	[
-^djo	C
-^dmv	C
-^dnd	C
-^dni	C
-^do?	[
-^dob	X
-^doc	K
-^doe	J
-^dog	C
-^doi	R
-^dol	I
-^dom	F
-^don	U
-^doo	D
-^dop	M
-^dor	[
-^dos	K
-^dou	N
-^dov	H
-^doy	W
-^doz	J
-^dpf	F
-^dra	L
-^dre	U
-^dri	C
-^dro	C
-^dry	H
-^dub	C
-^duc	C
-^dud	K
-^due	S
-^dui	Q
-^duk	K
-^dul	[
-^dum	C
-^dun	C
-^duo	C
-^dup	C
-^dur	R
-^dus	T
-^dut	G
-^duv	C
-^dvd	C
-^dvl	C
-^dwa	C
-^dwe	R
-^dye	L
-^dyn	C
-^dys	R
-^déb	[
-^día	[
-^dón	X
-^e.g	F
-^e10	E
-^e11	L
-^e=m	C
-^e^x	C
-^eac	D
-^eag	R
-^ear	I
-^eas	Y
-^eat	E
-^eba	C
-^ebe	X
-^ecc	X
-^ech	G
-^ecl	C
-^eco	D
-^ecu	N
-^ecz	H
-^eda	Y
-^ede	M
-^edg	E
-^edi	C
-^edo	Y
-^edu	Q
-^edé	X
-^eev	C
-^efe	X
-^eff	C
-^efi	R
-^efr	Y
-^egg	C
-^egi	X
-^egl	X
-^ego	[
-^egy	V
-^eid	C
-^eig	[
-^eje	C
-^ejé	U
-^ela	V
-^elb	H
-^eld	[
-^ele	C
-^elf	E
-^eli	[
-^ell	H
-^elm	F
-^elo	V
-^els	X
-^elt	K
-^ely	T
-^elí	W
-^ema	E
-^emb	[
-^eme	R
-^emi	Q
-^emm	L
-^emo	[
-^emp	N
-^ena	I
-^enc	I
-^end	X
-^ene	V
-^enf	X
-^eng	F
-^enj	[
-^eno	[
-^ens	[
-^ent	R
-^env	[
-^enz	E
-^epa	V
-^eph	[
-^epi	E
-^epo	C
-^eps	C
-^equ	C
-^era	[
-^ere	F
-^eri	C
-^ero	J
-^err	C
-^ert	C
-^esa	[
-^esc	Z
-^esd	L
-^esf	S
-^esp	S
-^ess	C
-^est	U
-^ete	Z
-^etf	C
-^eth	X
-^eti	G
-^etr	C
-^ets	C
-^ett	C
-^ety	C
-^eug	C
-^eul	D
-^eun	[
-^eur	C
-^eut	Y
-^eva	[
-^eve	V
-^evi	[
-^evo	N
-^ex-	T
-^exa	Q
-^exc	E
-^exe	V
-^exh	U
-^exi	R
-^exo	P
-^exp	C
-^ext	L
-^eze	[
-^ezi	C
-^ezr	J
-^f05	G
-^f15	H
-^f16	E
-^f30	F
-^f35	I
-^fac	C
-^fad	R
-^fah	G
-^fai	[
-^fak	M
-^fal	X
-^fam	Y
-^fan	G
-^fas	N
-^fat	[
-^fau	V
-^fav	K
-^fe?	Y
-^fea	[
-^feb	E
-^fec	C
-^fed	[
-^fee	J
-^fei	C
-^fel	[
-^fem	P
-^fen	P
-^fer	C
-^fes	M
-^fev	C
-^few	L
-^fff	C
-^ffs	C
-^fia	Y
-^fib	C
-^fic	C
-^fie	Y
-^fif	S
-^fig	[
-^fil	C
-^fin	W
-^fir	R
-^fit	I
-^fiv	T
-^fix	C
-^fjd	C
-^fla	C
-^fle	[
-^fli	E
-^flo	L
-^flu	H
-^fly	Q
-^fol	N
-^fon	M
-^foo	N
-^fos	[
-^fot	C
-^fou	T
-^fox	S
-^fra	D
-^fre	C
-^fri	V
-^fro	P
-^fru	[
-^fry	C
-^frí	Y
-^ftp	J
-^fue	Y
-^fui	[
-^ful	L
-^fum	Q
-^fun	E
-^fur	L
-^fus	J
-^fut	C
-^fyr	C
-^fác	[
-^fís	Q
-^fút	X
-^g70	C
-^gab	E
-^gad	W
-^gae	C
-^gag	C
-^gai	Q
-^gal	[
-^gam	J
-^gan	E
-^gap	S
-^gar	G
-^gas	H
-^gat	P
-^gau	C
-^gav	[
-^gay	[
-^gaz	[
-^gb2	F
-^gbp	D
-^gcs	F
-^gde	I
-^gdp	C
-^gea	C
-^ged	W
-^geh	[
-^gel	C
-^gem	K
-^gen	V
-^geo	C
-^ger	C
-^ges	L
-^ghg	C
-^ghi	D
-^gho	Q
-^gia	[
-^gid	Z
-^gif	[
-^gig	T
-^gil	[
-^gin	C
-^gir	P
-^git	C
-^giv	V
-^gla	M
-^gle	W
-^glo	[
-^glu	C
-^gma	F
-^gna	X
-^gno	S
-^goa	H
-^gob	Y
-^god	[
-^goe	N
-^gog	Y
-^goi	R
-^gol	K
-^gom	[
-^gon	C
-^goo	S
-^gor	C
-^gos	[
-^gou	W
-^gov	Q
-^goz	Y
-^gpt	C
-^gra	R
-^gre	G
-^gri	M
-^gro	P
-^gru	[
-^gta	C
-^gua	F
-^gue	M
-^gui	I
-^gul	N
-^gun	C
-^gur	C
-^gus	X
-^guy	F
-^guí	X
-^gv8	C
-^gym	T
-^gál	S
-^gén	V
-^gól	T
-^h2o	C
-^hab	S
-^hac	U
-^had	Z
-^hag	Y
-^hah	C
-^hai	N
-^hal	C
-^ham	I
-^han	T
-^hap	[
-^har	U
-^has	M
-^hat	[
-^hau	[
-^hav	W
-^hay	I
-^haz	C
-^hdm	H
-^hea	[
-^heb	[
-^hec	H
-^hed	J
-^hei	C
-^hel	P
-^hem	J
-^hen	C
-^her	[
-^hes	S
-^hex	C
-^hey	C
-^hez	[
-^hgf	C
-^hgv	D
-^hib	D
-^hic	G
-^hid	Y
-^hie	F
-^hig	J
-^hij	[
-^hik	M
-^hil	C
-^him	[
-^hin	C
-^hip	Q
-^hir	R
-^his	[
-^hit	X
-^hiv	Z
-^hiz	Y
-^hjk	C
-^hmr	C
-^hoa	X
-^hob	C
-^hoc	C
-^hog	G
-^hoj	C
-^hol	G
-^hom	U
-^hon	[
-^hoo	C
-^hop	[
-^hor	G
-^hos	H
-^hot	C
-^hou	R
-^how	C
-^hoy	F
-^htm	C
-^htt	C
-^hua	C
-^hud	C
-^hue	C
-^hug	[
-^hui	R
-^hul	C
-^hum	H
-^hun	S
-^hur	[
-^hus	[
-^huy	U
-^hué	Q
-^hyd	C
-^hym	[
-^hyp	[
-^hys	[
-^hyu	F
-^háb	Y
-^hág	V
-^i'd	C
-^i'm	[
-^i'v	[
-^i++	E
-^i.e	F
-^iam	E
-^ibu	C
-^ibz	V
-^ice	C
-^ich	X
-^ici	H
-^ico	[
-^icu	Q
-^ida	E
-^ide	F
-^idi	C
-^idl	[
-^ido	[
-^idr	H
-^iel	F
-^igl	[
-^ign	H
-^igu	Q
-^ike	C
-^ill	V
-^ima	F
-^imd	H
-^ime	C
-^imm	[
-^imp	P
-^imá	X
-^in-	S
-^inc	G
-^ind	C
-^ine	K
-^inf	[
-^ing	C
-^inh	[
-^ini	N
-^inj	W
-^inm	[
-^inn	Z
-^ino	T
-^ins	K
-^int	W
-^inu	U
-^inv	T
-^inú	R
-^ion	C
-^ipa	D
-^iph	C
-^ira	K
-^ire	G
-^iri	C
-^iro	G
-^irq	C
-^irr	L
-^irs	E
-^isa	W
-^ish	S
-^isl	C
-^ism	U
-^isn	L
-^iso	C
-^isr	[
-^iss	U
-^it'	X
-^ita	C
-^ite	C
-^iti	C
-^its	[
-^itv	E
-^iuy	C
-^iva	C
-^ive	R
-^ivf	Y
-^ivy	E
-^jab	J
-^jac	L
-^jae	V
-^jag	C
-^jai	J
-^jaj	C
-^jak	C
-^jam	K
-^jan	[
-^jap	C
-^jar	[
-^jas	[
-^jav	M
-^jaw	Q
-^jay	C
-^jaz	C
-^jea	C
-^jeb	[
-^jed	U
-^jef	J
-^jeh	[
-^jen	C
-^jep	V
-^jer	[
-^jes	[
-^jet	J
-^jew	[
-^jez	[
-^jfk	C
-^jib	C
-^jim	D
-^jin	Y
-^jir	Q
-^jjj	C
-^jkh	E
-^joa	X
-^job	Q
-^joe	C
-^joh	K
-^joi	[
-^jok	C
-^jol	C
-^jon	H
-^joo	E
-^jop	[
-^jor	Q
-^jos	U
-^jot	[
-^jou	[
-^jov	X
-^joy	S
-^jsd	C
-^jso	C
-^jua	Y
-^jub	[
-^jud	[
-^jue	P
-^jug	C
-^jui	Y
-^jul	C
-^jum	C
-^jun	[
-^jur	T
-^jus	[
-^juv	S
-^juz	W
-^jóv	Y
-^kah	H
-^kal	C
-^kam	C
-^kar	C
-^kat	C
-^kay	C
-^kea	F
-^kee	Q
-^kel	C
-^kem	C
-^ken	C
-^kep	[
-^ker	I
-^ket	L
-^kev	C
-^key	C
-^kha	C
-^kic	C
-^kid	[
-^kil	Z
-^kim	G
-^kin	W
-^kis	G
-^kit	C
-^kjd	C
-^kmn	F
-^kne	P
-^kni	C
-^kno	M
-^kon	C
-^kor	C
-^kpo	I
-^kra	C
-^kre	C
-^kri	C
-^kro	E
-^ks2	C
-^kur	C
-^kwh	D
-^kyl	E
-^lab	P
-^lac	C
-^lad	[
-^lag	C
-^lai	[
-^lak	F
-^lam	I
-^lao	[
-^lap	E
-^las	W
-^lat	Q
-^lau	S
-^lav	C
-^law	C
-^lay	N
-^laz	U
-^lbw	C
-^lea	G
-^leb	G
-^lec	[
-^led	U
-^lee	C
-^lef	S
-^leg	E
-^lei	C
-^lej	[
-^lem	X
-^leo	C
-^lep	[
-^les	P
-^let	F
-^lev	C
-^lew	C
-^lex	J
-^leó	[
-^lia	Y
-^lib	M
-^lic	I
-^lid	K
-^lie	V
-^lif	Y
-^lig	J
-^lik	W
-^lil	C
-^lim	C
-^lin	C
-^lio	P
-^lip	R
-^liq	C
-^lir	[
-^lis	C
-^lit	U
-^liv	[
-^lkj	C
-^lla	M
-^llc	I
-^lle	S
-^llo	J
-^llu	U
-^lma	C
-^loa	M
-^lob	X
-^loc	C
-^lod	T
-^log	C
-^loi	J
-^lol	C
-^lon	H
-^loo	L
-^lop	C
-^lor	[
-^los	W
-^lot	R
-^lou	C
-^lov	[
-^low	Z
-^loy	[
-^lsk	C
-^lub	C
-^luc	[
-^luf	C
-^lug	G
-^luj	Z
-^luk	S
-^lul	H
-^lun	H
-^lus	Y
-^lut	E
-^lux	[
-^luz	V
-^lyd	[
-^lye	G
-^lyi	[
-^lyl	C
-^lyr	C
-^lys	[
-^lág	R
-^lám	T
-^láz	U
-^líb	X
-^líd	X
-^lím	[
-^m&s	C
-^m/s	D
-^m25	C
-^mac	C
-^mad	N
-^mae	X
-^mag	Y
-^mah	E
-^mai	[
-^maj	[
-^mak	P
-^mal	R
-^mam	H
-^man	Y
-^map	C
-^maq	C
-^mar	U
-^mas	C
-^mat	P
-^max	C
-^may	I
-^mba	I
-^mca	C
-^mcc	C
-^mcd	C
-^mcm	C
-^mcr	C
-^mcv	C
-^me,	X
-^me?	[
-^mea	Y
-^mec	H
-^med	N
-^mee	[
-^meg	Q
-^meh	C
-^mej	M
-^mel	I
-^mem	H
-^men	Q
-^mep	U
-^mer	P
-^mes	L
-^met	C
-^mex	C
-^mey	C
-^mez	X
-^mia	C
-^mic	C
-^mid	V
-^mie	[
-^mig	[
-^mil	G
-^min	N
-^miq	R
-^mir	[
-^mis	[
-^mit	K
-^mix	C
-^miz	U
-^mk7	H
-^mla	C
-^mmm	C
-^mne	C
-^moa	[
-^mob	S
-^moc	R
-^mod	H
-^moh	F
-^moi	Y
-^mol	P
-^mom	X
-^mon	I
-^moo	C
-^mor	U
-^mos	Z
-^mot	C
-^mou	U
-^mov	C
-^mow	G
-^moz	C
-^mp3	C
-^mp4	D
-^mpg	C
-^mph	C
-^mrb	C
-^mri	S
-^msg	C
-^muc	N
-^mue	Y
-^mug	N
-^muj	Q
-^mul	[
-^mum	C
-^mun	G
-^mup	C
-^mur	W
-^mus	I
-^mut	R
-^muy	R
-^mym	C
-^myr	[
-^mys	[
-^már	[
-^más	[
-^méd	[
-^mí?	R
-^mía	Z
-^mío	[
-^mús	[
-^naa	Y
-^nab	[
-^nac	C
-^nad	[
-^nag	S
-^nah	N
-^nai	I
-^nak	D
-^nam	I
-^nan	C
-^nao	[
-^nap	C
-^nar	N
-^nas	C
-^nat	F
-^nau	C
-^nav	C
-^naz	[
-^nda	C
-^nea	C
-^neb	[
-^nec	[
-^nee	M
-^neg	W
-^neh	[
-^nei	[
-^nem	J
-^nep	[
-^ner	[
-^nes	W
-^net	C
-^nev	Y
-^nex	H
-^nfl	C
-^nhs	F
-^nic	Y
-^nie	X
-^nig	[
-^nik	G
-^nim	W
-^nin	Q
-^nis	R
-^nix	C
-^niñ	[
-^noa	Z
-^nob	V
-^noc	[
-^nod	I
-^noe	S
-^noi	Q
-^nom	I
-^non	D
-^nor	C
-^nos	[
-^not	P
-^nou	C
-^nov	Z
-^now	C
-^noé	X
-^npm	C
-^nub	[
-^nuc	[
-^nud	F
-^nue	[
-^nul	C
-^num	C
-^nun	[
-^nur	L
-^nut	G
-^nvn	C
-^nwb	F
-^nym	X
-^nín	S
-^núm	[
-^oak	[
-^oat	C
-^oba	C
-^obe	[
-^obi	Q
-^obj	Q
-^obl	W
-^obr	[
-^obs	[
-^occ	[
-^oce	G
-^och	Z
-^oct	C
-^ocu	P
-^odd	C
-^ode	F
-^odi	[
-^ody	C
-^ofe	C
-^off	M
-^ofi	[
-^ofr	[
-^ofs	C
-^oft	C
-^ogr	E
-^ohi	C
-^ohm	C
-^oho	[
-^oij	C
-^oil	C
-^ojo	Q
-^oka	[
-^okl	C
-^old	Q
-^olv	V
-^oly	C
-^omg	C
-^omn	W
-^omr	S
-^ona	W
-^onc	[
-^one	[
-^oni	C
-^ooh	C
-^ope	E
-^oph	[
-^opi	R
-^opo	W
-^opp	N
-^opr	C
-^ora	Z
-^orc	C
-^ord	C
-^ore	C
-^org	[
-^ori	N
-^orl	I
-^oro	N
-^orp	X
-^orq	C
-^ort	[
-^oré	Q
-^osc	C
-^ose	W
-^osl	C
-^osm	C
-^oso	Q
-^oth	[
-^oto	[
-^otr	[
-^ott	D
-^oug	C
-^oui	X
-^oun	C
-^our	[
-^ove	U
-^owe	W
-^owl	C
-^own	Y
-^oxb	C
-^oxf	C
-^oxi	F
-^oxy	C
-^oye	S
-^oys	C
-^oyó	P
-^oze	C
-^oíd	X
-^oír	X
-^p45	C
-^pab	[
-^pac	[
-^pad	R
-^pae	C
-^pag	M
-^pai	K
-^paj	[
-^pal	U
-^pan	S
-^pap	P
-^paq	C
-^par	I
-^pas	T
-^pat	F
-^pau	Q
-^pav	H
-^pay	H
-^paz	[
-^paí	V
-^pdf	C
-^pea	N
-^pec	[
-^ped	Y
-^pee	C
-^peg	S
-^pel	Q
-^pen	V
-^peo	[
-^pep	C
-^peq	S
-^per	I
-^pes	Q
-^pet	X
-^pez	[
-^peñ	S
-^pg_	C
-^pha	T
-^phi	P
-^pho	C
-^php	C
-^phr	C
-^phy	T
-^pia	C
-^pic	C
-^pid	Z
-^pie	R
-^pig	C
-^pil	[
-^pin	C
-^pip	D
-^pir	J
-^pis	L
-^pit	C
-^piv	C
-^pix	F
-^piz	C
-^pla	D
-^ple	S
-^plo	K
-^pls	C
-^plu	C
-^poc	[
-^pod	C
-^poe	C
-^poi	C
-^pok	C
-^pol	L
-^pon	T
-^poo	V
-^pop	C
-^por	L
-^pos	F
-^pot	K
-^pou	T
-^pov	[
-^pow	C
-^poz	S
-^pra	[
-^pre	R
-^pri	J
-^pro	[
-^pru	F
-^pré	W
-^prí	V
-^pró	X
-^ps3	C
-^ps4	C
-^ps5	C
-^psa	[
-^psi	X
-^pso	C
-^psy	[
-^pts	Z
-^pub	L
-^pud	J
-^pue	N
-^puf	H
-^pug	C
-^puj	E
-^pul	C
-^pum	G
-^pun	C
-^pup	D
-^pur	[
-^pus	V
-^put	X
-^pyt	C
-^pán	S
-^pér	Q
-^pés	U
-^púb	S
-^qaz	C
-^qib	C
-^qua	E
-^que	F
-^qui	H
-^quo	E
-^qué	[
-^qwe	C
-^r16	C
-^r50	F
-^rab	K
-^rac	Q
-^rad	C
-^rag	M
-^rah	T
-^rai	V
-^rak	C
-^ral	C
-^ram	C
-^ran	C
-^rap	J
-^raq	X
-^rar	U
-^ras	C
-^rat	C
-^rav	E
-^raw	C
-^ray	C
-^raz	J
-^raí	Q
-^rdr	C
-^rea	R
-^reb	I
-^rec	K
-^red	E
-^ree	P
-^ref	H
-^reg	L
-^reh	Z
-^rei	[
-^rej	[
-^rel	[
-^rem	C
-^ren	J
-^rep	H
-^req	C
-^rer	C
-^res	M
-^ret	N
-^reu	Y
-^rev	N
-^rew	F
-^rex	C
-^rey	X
-^rez	L
-^rfc	C
-^rgb	C
-^rha	J
-^rhe	[
-^rhy	C
-^rib	G
-^ric	G
-^rid	M
-^rif	C
-^rig	[
-^rim	C
-^rin	C
-^rio	F
-^riq	R
-^ris	H
-^rit	[
-^riv	Z
-^riz	S
-^roa	C
-^rob	P
-^roc	[
-^rod	J
-^rof	C
-^rog	C
-^roi	S
-^roj	J
-^rol	C
-^rom	X
-^ron	C
-^roo	[
-^rop	T
-^ros	C
-^rot	C
-^rou	H
-^row	C
-^roy	C
-^rtp	F
-^rtx	E
-^rua	T
-^rub	C
-^rud	D
-^ruf	X
-^rug	C
-^rui	Z
-^rul	I
-^rum	M
-^run	C
-^rus	C
-^rut	L
-^rya	C
-^río	X
-^s23	F
-^s24	F
-^sac	[
-^sad	[
-^sae	I
-^saf	W
-^sag	C
-^sai	W
-^sal	Q
-^san	U
-^sap	I
-^sar	[
-^sas	C
-^sat	U
-^sau	S
-^sav	S
-^say	J
-^saú	W
-^sca	[
-^sce	C
-^sch	J
-^sci	C
-^sco	C
-^scr	S
-^sdf	C
-^sea	D
-^seb	C
-^sec	L
-^sed	[
-^see	[
-^seg	D
-^sei	V
-^sel	N
-^sem	N
-^sen	K
-^sep	[
-^seq	N
-^ser	V
-^ses	C
-^set	C
-^sev	Y
-^sew	C
-^sex	[
-^señ	W
-^she	Y
-^shi	C
-^sho	K
-^shu	C
-^shy	T
-^sib	[
-^sic	[
-^sid	M
-^sie	[
-^sif	R
-^sig	I
-^sih	U
-^sik	C
-^sil	V
-^sim	C
-^sin	Y
-^sir	C
-^sis	M
-^sit	C
-^six	C
-^siz	C
-^ska	C
-^ski	C
-^sko	C
-^sky	C
-^sla	[
-^sle	S
-^sli	C
-^slk	C
-^slo	H
-^slu	C
-^sma	G
-^sme	C
-^smi	N
-^smo	[
-^smy	V
-^sna	C
-^sne	C
-^sno	G
-^soa	C
-^sob	Z
-^soc	C
-^sod	C
-^sof	E
-^soh	C
-^soi	Y
-^sol	Q
-^som	Z
-^son	V
-^soo	[
-^sop	[
-^sor	[
-^sos	Y
-^sou	M
-^sow	Z
-^soy	[
-^soñ	X
-^spa	G
-^spe	C
-^spf	C
-^spi	I
-^spl	C
-^spo	K
-^spr	L
-^spy	S
-^sql	C
-^squ	C
-^src	E
-^ssh	C
-^sta	C
-^std	G
-^ste	P
-^sti	V
-^sto	T
-^str	H
-^stu	D
-^sty	C
-^su5	I
-^sub	L
-^suc	Q
-^sud	C
-^suf	[
-^sug	N
-^sui	[
-^sum	K
-^sun	[
-^sup	H
-^sur	U
-^sus	Q
-^sw1	C
-^swa	H
-^swe	Z
-^swi	N
-^swo	[
-^syc	Z
-^syd	C
-^sym	R
-^syr	X
-^sys	C
-^sze	C
-^sáb	[
-^sím	W
-^sín	Y
-^sís	S
-^tab	C
-^tac	E
-^tad	X
-^tak	T
-^tal	Q
-^tam	Y
-^tan	V
-^tao	C
-^tap	C
-^tar	N
-^tas	F
-^tat	M
-^tau	C
-^tax	R
-^tay	I
-^taz	E
-^tea	N
-^tec	C
-^tee	H
-^teh	L
-^tek	[
-^tel	K
-^tem	N
-^ten	X
-^teo	[
-^ter	T
-^tes	M
-^tet	L
-^tex	C
-^tha	I
-^the	X
-^thi	L
-^tho	R
-^thr	Z
-^thu	Q
-^thy	W
-^tib	[
-^tic	C
-^tid	C
-^tie	G
-^tig	I
-^tik	C
-^til	C
-^tim	F
-^tin	K
-^tip	C
-^tir	Q
-^tit	K
-^tmr	N
-^toa	W
-^tob	[
-^toc	[
-^tod	T
-^toe	F
-^tog	X
-^tok	C
-^tol	C
-^tom	D
-^ton	G
-^too	[
-^top	C
-^toq	[
-^tor	N
-^tot	C
-^tou	C
-^tow	U
-^tox	K
-^toy	C
-^tra	H
-^tri	P
-^tro	W
-^tru	X
-^try	S
-^tsa	C
-^tsh	F
-^tsi	L
-^tsu	C
-^tub	[
-^tuc	C
-^tui	C
-^tum	[
-^tun	C
-^tur	S
-^tus	J
-^tut	D
-^tuv	[
-^twe	V
-^twi	C
-^two	T
-^tye	C
-^typ	C
-^tyr	W
-^tyt	C
-^tóx	V
-^tún	S
-^ube	C
-^ubu	F
-^uca	C
-^ufc	C
-^ugh	C
-^ugl	U
-^uiu	C
-^ukr	R
-^uku	C
-^ult	C
-^umb	L
-^umr	D
-^una	S
-^unb	S
-^unc	[
-^und	G
-^une	N
-^unf	[
-^ung	X
-^unh	V
-^uni	C
-^unj	U
-^unk	[
-^unm	S
-^uno	R
-^unp	P
-^unr	E
-^uns	L
-^unt	H
-^unw	X
-^up?	[
-^upd	C
-^upg	C
-^uph	S
-^upo	[
-^ups	C
-^upt	C
-^upw	C
-^ura	C
-^urg	T
-^uri	[
-^urn	Z
-^uru	C
-^urí	P
-^us?	[
-^usa	S
-^usb	C
-^usd	C
-^use	F
-^usi	[
-^ust	T
-^usu	X
-^utd	C
-^uti	C
-^uzz	Y
-^vac	[
-^vai	[
-^val	X
-^vam	R
-^van	C
-^vap	[
-^var	C
-^vas	[
-^vau	C
-^vec	Z
-^ved	C
-^veg	K
-^vei	[
-^vej	S
-^vel	C
-^ven	P
-^veo	[
-^ver	Q
-^ves	C
-^vez	Y
-^via	Q
-^vib	C
-^vic	D
-^vid	D
-^vie	J
-^vii	C
-^vik	C
-^vil	S
-^vim	C
-^vin	H
-^vio	[
-^vir	W
-^vis	T
-^vit	M
-^viu	Z
-^viv	[
-^viñ	W
-^vlo	G
-^voc	[
-^voi	C
-^vok	I
-^vol	[
-^vom	Z
-^vos	U
-^vot	Q
-^vou	C
-^vow	[
-^voy	X
-^voz	Y
-^vsc	D
-^vue	J
-^vul	C
-^vír	T
-^wab	C
-^wag	[
-^wah	C
-^wai	U
-^wak	K
-^wal	C
-^wan	[
-^war	C
-^was	[
-^wat	F
-^wav	[
-^way	U
-^we'	Q
-^wea	G
-^web	L
-^wed	S
-^wee	N
-^wei	L
-^wel	U
-^wem	J
-^wen	N
-^weo	C
-^wep	T
-^wer	Y
-^wes	[
-^wet	C
-^wha	H
-^whe	G
-^whi	J
-^who	M
-^why	Q
-^wic	J
-^wid	V
-^wif	U
-^wig	Q
-^wik	C
-^wil	Y
-^win	L
-^wis	[
-^wit	P
-^wiv	Y
-^wob	C
-^woe	[
-^wok	U
-^wol	[
-^wom	S
-^won	I
-^woo	[
-^wor	Q
-^wou	Q
-^wra	J
-^wre	X
-^wri	L
-^wro	[
-^wtf	C
-^wub	C
-^wud	C
-^wun	H
-^wut	C
-^ww2	E
-^wwi	G
-^www	F
-^wyo	D
-^xbo	G
-^xcv	C
-^xia	C
-^xpa	C
-^xur	C
-^xxx	C
-^xyz	C
-^y2k	C
-^y=4	C
-^yac	C
-^yah	Q
-^yan	C
-^yar	C
-^yas	C
-^yea	N
-^yee	C
-^yel	M
-^yes	G
-^yet	E
-^yie	C
-^yog	M
-^yok	[
-^yol	U
-^yor	C
-^you	N
-^yug	N
-^zac	[
-^zad	S
-^zak	F
-^zap	C
-^zar	D
-^zea	F
-^zeb	X
-^zec	[
-^zed	U
-^zel	C
-^zen	C
-^zep	G
-^zer	C
-^zeu	C
-^zik	W
-^zil	Y
-^zim	V
-^zio	V
-^zip	C
-^zod	R
-^zon	C
-^zoo	T
-^zop	T
-^zor	V
-^zoy	E
-^zuc	F
-^zul	C
-^zur	U
-^zxz	C
-^zzz	C
-^{{7	C
-^¿ad	U
-^¿al	Q
-^¿ca	[
-^¿co	R
-^¿cu	X
-^¿có	[
-^¿de	X
-^¿di	[
-^¿dó	[
-^¿el	S
-^¿en	U
-^¿er	S
-^¿es	[
-^¿ex	W
-^¿ha	[
-^¿je	Y
-^¿la	X
-^¿le	S
-^¿lo	U
-^¿me	T
-^¿mi	R
-^¿no	V
-^¿pa	T
-^¿po	V
-^¿pu	[
-^¿qu	[
-^¿se	X
-^¿si	X
-^¿so	U
-^¿te	T
-^¿ti	V
-^¿to	P
-^¿un	S
-^¿va	T
-^¿ve	P
-^¿vi	U
-^¿vo	X
-^águ	W
-^áng	[
-^áni	[
-^árb	[
-^éfe	R
-^éxi	P
-^éxo	S
-^ído	X
-^ñlk	C
-^órg	U
-^últ	[
-__pr	C
-_k@h	I
-_mod	E
-_pro	C
-_sle	C
-a.co	J
-a101	G
-a610	F
-a[i]	E
-aa10	G
-aaaa	C
-aac'	V
-aac?	T
-aal?	T
-aam'	T
-aama	W
-aamá	Q
-aani	S
-aaro	C
-aaró	[
-aash	S
-ab's	R
-ab12	H
-abac	[
-abad	C
-abaj	[
-abak	X
-abal	D
-aban	[
-abao	[
-abar	U
-abas	Y
-abba	[
-abbe	W
-abbi	C
-abbl	C
-abcd	N
-abdí	Q
-abed	X
-abee	[
-abel	T
-abeo	[
-aber	L
-abes	U
-abet	J
-abeu	U
-abez	W
-abia	Q
-abic	C
-abid	[
-abie	[
-abig	W
-abij	R
-abil	H
-abim	T
-abin	C
-abio	V
-abir	Q
-abis	Z
-abit	V
-abla	P
-able	K
-abli	W
-ablo	W
-abne	X
-abod	S
-abol	C
-abom	Y
-abon	H
-abor	[
-abot	W
-abou	R
-abov	I
-abra	R
-abre	U
-abri	M
-abro	[
-abrá	U
-absa	Z
-abse	R
-abst	U
-abuc	T
-abue	X
-abun	V
-abur	C
-abus	[
-aby'	Z
-abys	W
-abé?	P
-abía	W
-ac's	V
-acab	[
-acac	Q
-acad	C
-acam	C
-acan	F
-acar	C
-acas	Z
-acat	[
-acbe	F
-acbo	C
-acca	X
-acce	J
-acch	W
-acci	N
-acco	R
-accu	[
-ace,	S
-ace?	[
-aceb	C
-aced	[
-aceh	C
-acei	N
-acel	N
-acem	K
-acen	Y
-acep	X
-acer	W
-aces	U
-acet	C
-acha	M
-ache	K
-achi	K
-acho	F
-acht	F
-achu	G
-acia	[
-acid	[
-acie	W
-acif	X
-acil	C
-acim	T
-acin	H
-acio	D
-acis	[
-acit	C
-ació	[
-ack;	R
-ack?	P
-acka	C
-ackc	Q
-acke	F
-ackg	C
-acki	M
-ackj	I
-ackl	G
-ackp	E
-acks	L
-acku	F
-acle	[
-acob	T
-acog	V
-acom	[
-acon	[
-acor	C
-acos	K
-acra	Y
-acre	F
-acri	[
-acro	C
-acta	Z
-acte	H
-acti	S
-acto	C
-actr	H
-acts	Y
-actu	C
-acuc	R
-acue	S
-acul	[
-acun	S
-acus	U
-acué	S
-acán	U
-acía	T
-acío	W
-ad's	R
-ad=a	I
-ada?	R
-adab	[
-adad	[
-adag	C
-adal	I
-adam	L
-adan	C
-adap	D
-adar	C
-adas	T
-adbl	H
-adda	C
-adde	[
-addi	[
-addl	I
-addr	C
-addu	Y
-adec	Y
-aded	G
-adel	C
-adem	C
-aden	C
-adeo	X
-ader	R
-ades	J
-adeu	C
-adha	C
-adhd	X
-adia	L
-adic	[
-adie	V
-adin	M
-adio	C
-adis	C
-adit	[
-adiu	C
-adiv	C
-adiz	C
-adli	J
-adlo	N
-adly	[
-adme	C
-admi	C
-adne	J
-ado?	X
-adok	S
-adol	D
-adon	I
-adop	[
-ador	C
-ados	G
-adou	C
-adow	C
-adra	J
-adre	[
-adri	C
-adro	I
-adry	C
-adró	W
-adsh	C
-adst	C
-adth	Y
-adua	[
-aduc	C
-adul	Q
-adur	J
-adva	R
-adve	L
-advi	[
-advo	V
-adwa	D
-adán	Z
-adón	U
-ae30	I
-ael'	Q
-ael,	U
-ael;	Y
-ael?	X
-aeli	Q
-aell	C
-aero	C
-aesa	[
-aest	X
-aeus	[
-afan	U
-afar	S
-afed	C
-afet	Z
-affa	Y
-affe	P
-affi	P
-affl	R
-affo	[
-affr	D
-afin	S
-afor	G
-afra	[
-afri	K
-afte	R
-aftk	F
-afts	[
-afía	T
-agag	W
-agai	Y
-agal	E
-agan	N
-agap	W
-agar	[
-agas	N
-agda	Z
-age,	K
-age?	V
-aged	[
-agei	R
-agel	C
-agem	[
-agen	C
-ageo	S
-ager	[
-ages	[
-agga	R
-agge	[
-aggi	[
-aggl	V
-agia	V
-agic	[
-agin	[
-agio	I
-agis	C
-agit	C
-agle	R
-agna	C
-agne	Z
-agni	W
-agno	[
-agnó	X
-ago?	P
-agog	[
-agon	F
-agor	N
-agos	G
-agot	Y
-agoz	E
-agra	G
-agri	W
-agro	[
-agua	H
-ague	U
-agui	C
-agun	C
-agur	X
-agus	Y
-agái	T
-agón	V
-ah's	[
-ah_k	I
-ahab	[
-aham	X
-ahan	H
-ahas	T
-ahaz	Z
-ahea	U
-ahel	Q
-ahij	R
-ahil	C
-ahim	P
-ahit	W
-ahjo	C
-ahlb	C
-ahli	C
-ahod	I
-ahol	Z
-ahom	C
-ahoo	D
-ahre	G
-ahto	C
-ahtz	J
-ahum	L
-ahwe	U
-ahúm	R
-ai's	T
-aiah	W
-aiap	R
-aici	W
-aid,	P
-aid?	T
-aida	P
-aide	C
-aids	[
-aigh	X
-aigs	C
-aiku	C
-ail.	C
-aila	C
-ailb	G
-ailc	C
-aile	[
-aili	X
-aill	C
-ailo	X
-ails	S
-ailu	Z
-aily	I
-aimi	C
-aims	C
-ain'	H
-ain(	E
-ain?	V
-ainb	[
-aind	C
-aine	R
-ainf	T
-aini	T
-ains	[
-aint	F
-ainw	C
-airb	C
-airc	C
-aird	C
-aire	C
-airi	C
-airl	C
-airp	C
-airs	[
-airu	R
-airw	E
-airy	C
-aise	T
-aisi	[
-aith	[
-aiti	T
-aito	I
-aits	C
-aius	[
-ajad	U
-ajar	J
-ajas	X
-ajed	C
-ajen	W
-ajer	P
-ajes	H
-ajo?	P
-ajol	C
-ajor	[
-ajsj	C
-akat	C
-ake,	V
-akea	C
-aked	W
-aken	[
-aker	C
-akes	Q
-akeu	R
-akfa	J
-akho	C
-akim	V
-akin	I
-akir	E
-akku	X
-akne	S
-akow	C
-akra	U
-aksh	C
-akth	[
-akup	Y
-al's	S
-al.c	E
-alaa	[
-alab	Y
-alac	Q
-alad	J
-alag	G
-alai	C
-alaj	C
-alak	W
-alal	C
-alam	C
-alan	C
-alaq	Q
-alar	C
-alas	[
-alat	Z
-alax	P
-alay	I
-albu	C
-alca	Q
-alci	K
-alco	N
-alcu	C
-alda	V
-alde	[
-aldi	M
-aldo	C
-alds	C
-aldu	E
-aleb	W
-alec	W
-aled	[
-aleg	K
-alej	Z
-alek	Z
-alel	X
-alem	Q
-alen	C
-aler	Q
-ales	Z
-alex	E
-alez	Z
-alf-	[
-alfa	T
-alft	D
-alfw	G
-alge	E
-algi	[
-algo	I
-algr	D
-algu	[
-alha	E
-alho	G
-alia	C
-alid	C
-alie	F
-alif	E
-alig	J
-alil	[
-alim	[
-alin	V
-alip	[
-alir	[
-alis	P
-alit	[
-aliv	[
-alió	[
-alke	C
-alki	U
-alkl	C
-alks	Y
-alkt	C
-all,	U
-alla	L
-alle	E
-alli	[
-allo	K
-allp	C
-alls	[
-ally	S
-allé	W
-allí	P
-alma	[
-alme	Q
-almi	S
-almo	Y
-alms	[
-almu	[
-aloe	C
-alog	S
-alom	S
-alon	R
-aloo	F
-alor	C
-alos	[
-alot	C
-alou	[
-alph	C
-alpo	C
-alqu	P
-alre	S
-alry	U
-als,	V
-alsa	K
-alse	[
-also	S
-alta	[
-alth	[
-alti	J
-alto	D
-altr	[
-altu	C
-alty	L
-aluc	I
-alud	Z
-alum	W
-alup	Y
-alva	[
-alve	T
-alvi	Y
-alvo	[
-alvó	P
-alwa	Z
-alyp	X
-alys	Z
-alyz	Z
-alza	Z
-alzh	W
-alén	R
-alít	S
-alón	W
-am's	[
-ama?	Q
-amab	[
-amad	C
-amag	C
-amai	U
-amal	[
-aman	C
-amar	[
-amas	I
-amaz	C
-amb?	Z
-amba	J
-ambi	Q
-ambl	[
-ambo	S
-ambr	[
-ambs	C
-ambu	T
-ame-	S
-ame>	L
-ame?	V
-amec	S
-amed	[
-amel	Z
-amen	[
-amep	G
-amer	C
-ames	E
-amet	C
-amga	S
-amic	D
-amie	[
-amig	X
-amil	Y
-amin	P
-amis	I
-amit	S
-amix	E
-amle	L
-amma	[
-amme	C
-ammi	[
-ammo	[
-ammu	S
-amno	V
-amnó	R
-amol	C
-amon	V
-amor	[
-amos	M
-amou	C
-amox	C
-ampa	X
-ampe	H
-ampi	L
-ampl	C
-ampo	C
-amps	[
-ampt	D
-ampu	[
-ams?	Q
-amso	V
-amst	C
-amsu	C
-amtr	C
-amue	U
-amul	Y
-amum	T
-amzo	C
-amán	X
-amín	S
-amós	R
-an's	[
-an't	W
-an.c	I
-an.p	D
-ana?	U
-anaa	[
-anad	C
-anae	Q
-anag	I
-anah	U
-anai	J
-anak	X
-anal	C
-anan	C
-anar	W
-anas	[
-anat	V
-anaá	R
-anbe	I
-anca	G
-ance	Q
-anch	T
-anci	P
-anco	J
-anct	[
-ancu	C
-ancy	[
-ancé	S
-and'	Q
-and,	S
-and?	K
-anda	F
-andc	U
-ande	Z
-andf	Q
-andi	[
-andk	T
-andl	S
-andm	[
-ando	R
-andp	[
-andr	C
-ands	[
-andu	C
-andw	C
-andy	C
-andó	P
-anea	Y
-anec	Z
-aned	Q
-anej	S
-anen	C
-aneo	D
-aner	Y
-anes	G
-anet	E
-anga	S
-ange	N
-angi	[
-angk	C
-angl	C
-ango	N
-angr	[
-angs	U
-angu	G
-anhe	V
-ania	J
-anic	X
-anid	Z
-anie	W
-anif	[
-anil	C
-anim	Q
-anin	U
-anio	[
-anip	Y
-anis	C
-anit	[
-aniu	C
-aniv	W
-anja	C
-anje	V
-anke	C
-ankf	[
-anki	Q
-ankl	C
-ankr	[
-anks	C
-anna	[
-anne	C
-anni	C
-anno	[
-annu	Y
-anny	M
-ano?	W
-anoc	C
-anoi	[
-anol	C
-anon	Y
-anor	[
-anos	[
-anot	E
-anqu	[
-ans,	R
-ans?	[
-ansa	D
-ansc	C
-anse	W
-ansf	C
-ansg	[
-ansi	[
-ansl	C
-anso	[
-ansp	[
-ansu	Y
-answ	L
-ansó	W
-ant,	T
-ant?	V
-anta	H
-ante	Y
-anth	[
-anti	[
-antl	P
-anto	C
-ants	F
-antí	R
-anue	U
-anuk	Z
-anum	I
-anun	C
-anus	C
-anut	C
-anva	C
-anxi	[
-anya	C
-anym	[
-anyo	G
-anyt	L
-anyw	I
-anza	Q
-aná?	Q
-anás	X
-anía	Y
-anón	W
-aode	C
-aodi	[
-aoh'	V
-aois	C
-aoke	C
-aomi	N
-aooo	C
-ap:/	G
-apac	J
-apag	I
-apan	C
-apar	[
-apat	C
-aped	[
-apef	C
-apel	E
-apen	C
-aper	D
-apes	Q
-apha	[
-aphe	C
-aphi	[
-apho	R
-aphr	V
-aphs	C
-aphy	N
-apia	[
-apid	C
-apin	[
-apis	T
-apit	C
-apoc	[
-apol	J
-apon	W
-apor	C
-apos	R
-apoy	R
-apph	Z
-appi	C
-appl	C
-appo	J
-appr	[
-apps	C
-appy	X
-apre	[
-apri	C
-apro	[
-apse	W
-apso	J
-apsu	F
-apte	M
-apti	Y
-apto	C
-aptu	U
-apul	[
-apás	R
-apít	W
-apóc	R
-após	[
-aqua	C
-aque	L
-aqui	D
-aquí	Z
-ar's	[
-ara?	R
-arab	[
-arac	C
-arad	C
-arag	C
-arah	W
-arai	X
-arak	Y
-aral	T
-aram	[
-aran	D
-arao	T
-arar	[
-aras	[
-arat	V
-arau	E
-araz	[
-araó	V
-arba	C
-arbi	J
-arbo	V
-arbu	C
-arce	C
-arch	D
-arci	[
-arcl	F
-arco	E
-arcy	C
-arcá	X
-ard,	R
-arda	P
-arde	F
-ardi	I
-ardo	M
-ardr	F
-ards	P
-ardu	C
-ardí	U
-area	C
-arec	J
-ared	W
-aree	G
-aref	T
-areg	Z
-areh	C
-arej	[
-arem	P
-aren	U
-arep	C
-arer	[
-ares	[
-aret	[
-arew	[
-arfa	K
-arfi	C
-arfr	C
-arfu	Q
-arga	K
-arge	C
-argi	J
-argo	M
-args	C
-argu	[
-aria	[
-aric	V
-arid	N
-arie	C
-arih	Y
-arij	U
-aril	F
-arim	[
-ario	U
-arip	D
-aris	L
-arit	[
-ariu	I
-arje	[
-ark)	W
-ark?	Y
-arka	C
-arke	L
-arki	C
-arkn	[
-arks	[
-arla	U
-arle	K
-arli	C
-arlo	H
-arls	X
-arly	N
-arma	R
-arme	[
-armi	[
-armo	I
-arms	T
-army	P
-arna	[
-arne	R
-arni	Y
-arno	U
-arns	V
-arok	C
-arol	C
-arom	C
-aron	X
-aroo	F
-arot	K
-arou	[
-arpa	D
-arpe	R
-arqu	R
-arra	I
-arre	[
-arri	[
-arro	U
-arru	S
-arry	Y
-ars,	T
-arse	D
-arsh	[
-arsi	V
-arso	T
-art,	X
-art?	T
-arta	Y
-artb	X
-arte	X
-arth	[
-arti	F
-artm	Q
-artn	R
-arto	I
-artr	Q
-arts	J
-artu	[
-arty	U
-aruc	[
-arus	J
-arva	C
-arve	[
-arvi	R
-arxi	E
-ary'	[
-ary?	[
-arza	L
-arzi	[
-arzo	E
-aráb	[
-arán	[
-arás	[
-arça	E
-aréi	V
-aría	[
-arón	[
-as's	W
-asa?	Q
-asad	[
-asag	J
-asah	U
-asaj	W
-asal	N
-asan	K
-asar	Y
-asbi	C
-asca	C
-asce	Q
-asci	C
-asco	V
-ascr	C
-ascu	[
-asda	C
-asdf	C
-ase:	C
-asec	V
-ased	[
-aseh	C
-asen	[
-aser	C
-ases	D
-aseñ	C
-asfe	Q
-asha	[
-ashe	[
-ashm	C
-asht	[
-asia	[
-asic	S
-asie	T
-asif	I
-asil	Z
-asim	C
-asin	L
-asio	W
-asir	Y
-asis	C
-asió	R
-aske	[
-aski	C
-asle	U
-aslo	C
-asma	K
-asmo	[
-asn'	R
-asno	Q
-asnt	T
-asol	G
-ason	E
-asos	T
-aspa	Z
-aspb	F
-aspe	H
-asph	[
-aspi	C
-aspl	[
-asqu	C
-ass=	F
-assa	M
-asse	[
-assi	C
-assm	U
-asso	[
-assp	C
-assu	[
-assw	C
-assy	[
-ast;	Z
-ast?	Z
-asta	[
-aste	F
-astl	C
-asto	[
-astp	W
-astr	P
-asts	W
-astu	[
-asty	C
-asté	Q
-asua	D
-asue	S
-asun	R
-asur	M
-asus	W
-asut	C
-asyn	C
-asés	T
-asía	U
-asón	P
-at's	P
-atad	C
-atag	C
-atal	I
-atam	X
-atan	[
-ataq	S
-atar	Y
-atas	C
-atat	C
-atbo	Y
-atch	I
-ate'	U
-ate,	T
-ate?	R
-atea	P
-ateb	C
-ated	[
-atef	[
-ateg	C
-atel	H
-aten	[
-ateo	V
-ater	Q
-ates	C
-ateu	W
-atev	J
-atfo	C
-atgp	C
-ath'	U
-ath,	S
-ath?	[
-atha	W
-athb	T
-athe	K
-athi	[
-athl	S
-atho	[
-athr	C
-aths	Q
-athy	[
-atia	K
-atib	C
-atie	[
-atig	[
-atil	C
-atin	T
-atio	R
-atir	Q
-atis	C
-atit	[
-ativ	[
-atla	C
-atma	C
-atme	P
-atmo	Y
-atne	Q
-atod	J
-atoe	C
-atom	C
-aton	[
-ator	H
-atos	C
-atra	E
-atre	W
-atri	S
-atro	[
-atry	Z
-atrá	R
-atsa	C
-atsb	C
-atso	C
-atta	V
-atte	C
-atth	Q
-attl	R
-atto	F
-attr	[
-atua	N
-atue	J
-atun	C
-atur	C
-atus	P
-atut	C
-atwi	G
-atán	U
-atía	[
-atól	T
-au's	S
-auce	C
-auck	K
-aude	E
-audi	[
-augh	X
-augu	X
-aul'	[
-aul?	Z
-aulo	X
-ault	F
-auma	[
-auna	Y
-aunc	W
-aunq	U
-aunt	Z
-aura	L
-aure	C
-aurs	Y
-auru	C
-ausa	X
-ause	C
-auss	D
-aust	K
-auth	Z
-auti	W
-auto	G
-autu	K
-auty	[
-auva	C
-auxh	C
-avad	C
-aval	W
-avas	C
-avat	K
-ave?	[
-aved	[
-avel	[
-aven	V
-aver	L
-aves	P
-avia	C
-avid	W
-avig	C
-avil	W
-avin	Y
-avio	R
-avit	[
-aviv	L
-avlo	C
-avog	C
-avoi	T
-avor	[
-avou	C
-avra	L
-avía	X
-awai	C
-awak	[
-awar	V
-away	G
-awbo	Q
-awei	C
-awfu	Q
-awin	Y
-awle	Q
-awlp	J
-awye	E
-axad	[
-axer	V
-axes	[
-axim	C
-ayag	H
-ayal	[
-ayaq	D
-ayas	F
-ayat	C
-aybo	C
-ayca	T
-aych	[
-ayde	C
-ayed	J
-ayer	Y
-ayfa	C
-ayfl	C
-ayik	C
-ayin	[
-ayme	S
-ayne	C
-ayof	T
-ayor	Z
-aypa	C
-ays,	X
-ays;	S
-ays?	[
-aysl	G
-ayud	Y
-ayun	[
-aywa	C
-ayúd	Y
-az's	U
-azad	S
-azae	U
-azan	S
-azar	M
-azaz	X
-azel	[
-azer	C
-azgo	S
-azia	V
-azil	C
-azin	[
-azir	Y
-azol	C
-azon	C
-azor	C
-azos	S
-azul	C
-azws	C
-azza	U
-azón	Z
-aías	Y
-aída	W
-aído	Y
-aín?	S
-añad	[
-añan	P
-añar	R
-añas	T
-añer	Y
-añol	C
-años	[
-añía	R
-aón?	P
-aúl?	P
-b&gt	E
-b.co	J
-b08n	C
-ba's	R
-baal	[
-baas	S
-baba	C
-babe	H
-babi	V
-baby	Z
-bach	W
-back	Y
-bact	E
-bacu	R
-bacy	S
-bada	Y
-bade	C
-badi	V
-badl	Y
-bado	C
-bage	C
-bagg	M
-bags	Y
-bail	E
-baja	X
-bajo	[
-bake	C
-baki	K
-bakk	X
-bala	U
-bald	N
-bale	C
-bali	D
-ball	C
-balm	T
-balt	Y
-bama	C
-bamb	C
-bamo	U
-ban?	Q
-bana	C
-banc	[
-band	J
-bang	[
-bank	L
-bann	X
-bano	[
-banq	[
-banz	T
-bapp	I
-bapt	[
-baqu	G
-bara	I
-barb	C
-barc	C
-bard	V
-bare	X
-barg	X
-bari	C
-bark	C
-barl	[
-barn	[
-baro	H
-barr	[
-bars	X
-bart	[
-baru	V
-barz	[
-barç	E
-bas?	R
-base	K
-bash	F
-basi	[
-bask	T
-bass	C
-bast	C
-basu	C
-bata	M
-bate	W
-bath	S
-bati	L
-batm	C
-bato	X
-batt	D
-baut	W
-baña	H
-bbab	V
-bbag	J
-bbas	[
-bbat	X
-bbc.	G
-bbed	R
-bber	M
-bbin	[
-bbis	C
-bbit	C
-bble	C
-bbol	[
-bbor	U
-bc.c	G
-bcar	C
-bcen	G
-bdía	Q
-be.c	M
-beac	C
-bean	C
-bear	T
-beas	U
-beat	N
-beau	W
-bebe	Y
-bebé	[
-beca	W
-becc	C
-bece	T
-beck	C
-beco	P
-bed-	S
-bede	S
-bedi	[
-bedn	W
-bedr	E
-beds	V
-bedt	T
-beef	C
-beel	Z
-been	Z
-beep	C
-beer	U
-bees	G
-beet	G
-befo	Y
-bega	W
-begg	[
-begi	S
-bego	U
-begu	C
-beha	Q
-behe	V
-behi	[
-beho	X
-bein	[
-beka	Y
-bel'	P
-bel,	T
-bel?	X
-beld	Q
-beli	[
-bell	[
-belo	[
-bels	G
-belt	C
-belé	Y
-bemo	W
-ben-	V
-bena	E
-benc	K
-bend	[
-bene	X
-beni	T
-benj	Q
-benn	C
-bent	P
-beon	Y
-beos	V
-bera	M
-bere	[
-berg	C
-beri	G
-berl	C
-berm	E
-bern	[
-bero	C
-berp	E
-berr	C
-bers	E
-bert	[
-bes?	R
-besh	R
-besi	Y
-beso	Z
-best	C
-bet3	H
-bete	[
-beth	[
-beti	H
-betr	[
-bets	U
-bett	S
-betw	G
-beus	U
-bewa	P
-beye	P
-beyi	R
-beyo	C
-beza	W
-bezo	C
-biad	W
-bian	I
-biar	G
-bias	Z
-bibl	[
-bidd	[
-bide	D
-bidi	C
-bido	W
-bidu	U
-bien	[
-bier	X
-bies	[
-biga	W
-bigg	H
-bija	R
-bike	C
-biki	C
-biks	C
-bila	Q
-bild	X
-bile	C
-bilh	V
-bili	C
-bill	J
-bilo	Y
-bime	T
-bina	Y
-bind	D
-bine	K
-bing	[
-biol	C
-biop	U
-bios	X
-biot	C
-bipo	[
-bira	Q
-bird	C
-birk	C
-birl	C
-birm	D
-birt	[
-bish	C
-bism	C
-bit'	R
-bit.	C
-bit?	C
-bita	F
-bitc	J
-bite	[
-biti	K
-bito	W
-bits	[
-bitt	[
-bitz	C
-bizc	H
-bién	R
-bjec	D
-blab	U
-blac	Q
-blad	C
-blah	C
-blam	U
-blan	T
-blar	[
-blas	[
-blaz	C
-ble,	X
-ble?	[
-bled	V
-blee	G
-blem	[
-blen	H
-blet	N
-bley	J
-blia	X
-blic	[
-blig	M
-blin	Y
-blio	C
-blis	[
-blo?	W
-bloc	N
-blok	H
-blon	C
-bloo	[
-blor	C
-blos	Y
-blow	Y
-blox	C
-blue	C
-blur	D
-bmas	C
-bmit	[
-bner	X
-bnm,	C
-bnmb	C
-boam	X
-boar	E
-boas	Y
-boat	W
-boaz	[
-boca	[
-boda	[
-bodi	Y
-body	W
-boei	C
-boer	C
-bogo	C
-bohe	D
-boil	C
-bois	C
-bola	[
-bold	Y
-bole	H
-boli	C
-boll	G
-bolo	W
-bols	L
-bomb	[
-bomi	Y
-bona	M
-bond	L
-bone	Q
-boni	[
-bonj	C
-bonn	G
-bono	C
-bonu	H
-boob	C
-book	Q
-boom	C
-boop	C
-boos	C
-boot	M
-booz	T
-bor'	R
-bora	W
-bord	[
-bore	[
-borg	F
-bori	C
-born	[
-boro	C
-borr	T
-bors	R
-bort	[
-bosc	C
-bose	N
-bosh	X
-boss	X
-bost	C
-both	[
-bots	V
-bott	K
-boug	K
-boul	C
-boun	L
-bour	[
-bout	Q
-bove	I
-bowe	S
-bowi	C
-bowl	C
-boxe	M
-boyf	[
-boys	[
-brac	H
-brad	E
-brah	Y
-brai	M
-brak	D
-bram	[
-bran	[
-brar	W
-bras	V
-brat	Z
-brav	Z
-braz	C
-bre?	C
-brea	Q
-brem	V
-bren	C
-breo	P
-brer	[
-bres	U
-brev	S
-brew	Q
-brex	C
-brib	Y
-bric	[
-brid	[
-brie	C
-brig	C
-brin	G
-brio	K
-brir	X
-bris	C
-brit	C
-brió	Q
-broa	L
-brok	[
-bron	N
-bros	[
-brot	V
-brou	Y
-brow	C
-brua	C
-bruh	C
-bruj	[
-bryo	[
-bsal	W
-bscr	C
-bsen	R
-bses	[
-bsit	C
-bsta	[
-bsti	K
-btin	[
-buar	C
-buch	W
-buck	[
-bucl	C
-buco	T
-buda	C
-budd	K
-budg	L
-buds	C
-buel	X
-buen	Y
-buff	C
-buil	S
-buji	G
-bujo	C
-buke	R
-bula	[
-bulb	C
-bull	M
-bump	C
-bunc	C
-bund	W
-bunn	C
-bunt	F
-bupr	C
-burb	D
-burd	X
-burg	F
-buri	[
-burl	V
-burn	L
-burr	C
-burs	G
-burw	C
-bury	C
-busa	R
-busc	Q
-buse	[
-bush	[
-busi	P
-buso	R
-bust	C
-busy	[
-busó	Q
-buta	H
-buti	C
-butt	C
-buyi	[
-buys	T
-buzz	C
-by's	Z
-byne	C
-byss	W
-bías	R
-bíbl	[
-c'es	C
-c.co	G
-c/pa	E
-c/sh	E
-c="h	L
-ca's	C
-ca.c	J
-caba	P
-cabb	J
-cabe	[
-cabi	C
-cabl	D
-cabo	[
-cabr	V
-cach	C
-caci	Q
-cact	C
-cada	C
-cade	M
-cadi	C
-cado	K
-caer	[
-caes	[
-caff	S
-cage	C
-cago	C
-cah'	Y
-caht	C
-caia	W
-cain	Q
-cake	C
-cal?	Q
-cala	C
-calc	C
-cald	[
-cale	H
-calf	[
-calh	G
-cali	G
-call	H
-calm	[
-calo	C
-calp	C
-calv	[
-caly	X
-calz	Y
-cama	[
-camb	Q
-came	[
-cami	Q
-camm	[
-camo	F
-camp	H
-can'	W
-cana	P
-canb	I
-canc	D
-cand	S
-cane	[
-cann	G
-cano	Q
-cans	U
-cant	P
-canv	C
-cany	C
-canz	Q
-capa	C
-cape	J
-capi	C
-capr	C
-caps	F
-capt	J
-capu	[
-capí	W
-cara	R
-carb	C
-carc	U
-card	F
-care	Y
-carg	C
-cari	[
-carl	R
-carm	T
-carn	Y
-caro	Q
-carp	M
-carr	T
-cars	C
-cart	C
-cary	R
-cará	S
-carí	V
-cas?	R
-casa	[
-case	C
-cash	D
-casi	P
-casm	V
-caso	X
-casp	L
-cast	C
-casu	D
-casé	U
-cata	C
-catc	[
-cate	C
-cath	[
-cati	L
-cato	W
-cats	C
-catt	W
-cató	T
-caug	[
-caus	C
-cave	P
-caye	X
-cayo	C
-cayó	Y
-caía	Y
-caíd	[
-caín	Y
-cbet	F
-cboo	C
-ccab	[
-ccaf	D
-ccan	C
-ccar	C
-ccee	Y
-ccen	T
-ccep	M
-cces	M
-ccha	V
-cchu	G
-ccia	C
-ccid	[
-ccin	M
-ccio	E
-cció	[
-ccle	W
-ccom	C
-ccon	D
-ccor	V
-ccou	U
-ccup	C
-ccur	R
-ccus	Z
-cdmx	D
-cdon	C
-cean	G
-ceas	U
-cebo	C
-cebr	C
-ceda	Z
-cede	W
-cedo	[
-cedr	T
-ceed	Y
-cees	Y
-ceho	C
-ceil	E
-ceiv	Y
-cela	C
-cele	H
-celi	[
-cell	G
-celo	R
-cels	D
-celt	F
-celu	C
-cema	[
-cemb	C
-ceme	F
-cena	Z
-cenc	C
-cend	I
-cene	C
-ceni	R
-cens	[
-cent	C
-ceos	W
-ceov	C
-cepc	S
-cept	N
-cer?	R
-cera	R
-cerc	E
-cerd	[
-cere	[
-cerm	T
-cern	Y
-cero	E
-cerr	[
-cers	[
-cert	Z
-cerv	C
-cerá	S
-ceré	R
-ces;	R
-ces?	Y
-cesa	V
-cesh	C
-cesi	[
-ceso	[
-cess	D
-cest	[
-ceta	C
-ceti	C
-cetm	D
-ceut	E
-ceva	P
-ch's	C
-ch?v	M
-chab	U
-chac	R
-chad	H
-chae	I
-chaf	[
-chai	S
-chaj	E
-chak	U
-chal	Y
-cham	[
-chan	M
-chao	D
-chap	U
-char	C
-chas	H
-chat	F
-chau	D
-chaz	W
-chcr	Z
-chea	J
-cheb	U
-chec	C
-ched	N
-chee	C
-chel	C
-chem	P
-chen	C
-cher	[
-ches	Q
-chia	P
-chic	C
-chid	C
-chie	R
-chil	X
-chin	N
-chio	Y
-chip	K
-chis	X
-chit	C
-chiv	E
-chiz	[
-chma	U
-chmo	D
-chna	C
-chni	C
-chno	[
-cho?	R
-choi	Y
-chol	V
-chon	L
-choo	Y
-chor	C
-chos	Y
-chri	V
-chro	K
-chst	C
-chth	Z
-chua	C
-chuc	C
-chuf	C
-chur	[
-chus	[
-chuz	T
-cia?	R
-ciac	X
-cial	[
-cian	U
-ciar	I
-cias	H
-ciat	L
-cibi	V
-cici	C
-cicl	C
-cida	M
-cide	[
-cidi	[
-cido	[
-cidó	Q
-cieg	[
-ciel	[
-cien	R
-cier	E
-cife	X
-cifi	[
-cifu	P
-ciga	X
-cigr	D
-ciit	C
-cija	R
-cil?	R
-cile	Q
-cili	F
-cill	[
-cima	C
-cimi	T
-cimo	Y
-cina	I
-cinc	Z
-cine	C
-cing	C
-cino	U
-cio?	R
-ciol	E
-cion	E
-cios	C
-ciou	M
-cipa	C
-cipe	C
-cipi	J
-cipl	W
-cira	E
-circ	S
-cire	T
-cirl	Q
-ciru	V
-cise	V
-cisi	[
-cism	Y
-ciss	D
-cist	W
-cita	F
-cite	[
-citi	C
-cito	Q
-citó	P
-ciud	V
-cium	H
-civi	H
-cize	S
-cizi	Q
-cién	V
-ción	[
-ckag	C
-ckcl	Q
-cked	[
-cken	C
-cket	C
-ckey	C
-ckfi	X
-ckfo	C
-ckgr	C
-ckha	C
-ckin	C
-ckja	I
-ckla	X
-ckle	H
-ckli	C
-ckly	T
-ckna	C
-ckne	R
-ckou	F
-ckpi	C
-ckpo	D
-ckso	C
-ckta	E
-ckup	C
-clad	C
-clai	G
-clam	V
-clap	F
-clar	C
-clas	[
-clau	U
-clav	C
-clay	[
-clea	[
-clef	C
-cleo	T
-cler	[
-cles	[
-clic	C
-clie	[
-clim	Y
-clin	[
-clip	C
-cliq	T
-cloa	X
-clon	S
-cloo	H
-clop	D
-clos	L
-clot	W
-clou	[
-clow	C
-club	C
-clud	N
-clue	K
-clui	G
-clus	C
-cmd=	E
-cmxc	C
-co-o	C
-co.u	C
-coac	G
-coal	I
-coas	G
-coat	K
-cob'	[
-cob,	P
-cob?	S
-coba	V
-cobe	T
-cobo	J
-cobr	H
-cobs	C
-coca	V
-coch	C
-coci	I
-cock	C
-coco	F
-code	C
-codi	C
-codo	V
-coff	C
-coge	[
-cogi	X
-cogn	Y
-cogr	C
-coho	P
-cohó	R
-coin	F
-coke	D
-cola	G
-cold	G
-cole	Z
-coll	X
-coln	C
-colo	C
-colu	N
-com"	L
-com/	C
-coma	[
-comb	C
-come	[
-comf	[
-comi	[
-comm	R
-como	C
-comp	C
-comu	Z
-comí	P
-comú	Q
-cona	D
-conc	[
-cond	X
-cone	U
-conf	[
-cong	U
-coni	[
-conm	U
-conn	C
-cono	U
-conq	Y
-cons	Z
-cont	N
-conu	F
-conv	H
-cook	C
-cool	E
-coot	G
-copa	U
-cope	G
-copi	V
-copo	L
-copp	M
-copt	L
-copy	F
-cora	J
-corb	X
-corc	E
-cord	C
-core	C
-cori	V
-corn	J
-coro	I
-corp	M
-corr	U
-cors	C
-cort	C
-coré	Q
-cos?	R
-cosa	[
-cose	U
-cosi	Y
-cosm	[
-cost	I
-cota	M
-cotc	G
-cotl	C
-couc	U
-coul	Z
-coun	F
-coup	H
-cour	G
-cous	X
-couv	C
-cove	P
-covi	L
-cowa	R
-cowe	E
-cowo	U
-cows	W
-crab	C
-crac	Z
-craf	G
-crai	C
-cram	[
-crap	C
-cras	U
-crav	S
-craz	F
-crec	[
-cred	S
-cree	J
-crem	G
-creo	[
-cres	C
-cret	T
-crew	C
-crey	T
-creí	P
-creó	R
-cria	Y
-crib	H
-cric	E
-crie	V
-crif	[
-crim	[
-crin	D
-crip	J
-cris	Q
-crit	[
-croa	C
-crob	E
-croc	C
-crog	C
-crol	[
-cron	C
-croo	[
-crop	Q
-croq	C
-cros	D
-crow	C
-croy	C
-cruc	S
-crue	L
-crui	C
-crum	[
-crus	C
-cruz	S
-cryi	V
-cryp	U
-crys	D
-créd	Z
-crío	Q
-crón	V
-cs.g	N
-cson	F
-ctad	[
-ctan	G
-ctar	K
-ctat	[
-cter	D
-ctic	C
-ctif	[
-ctin	T
-ctio	X
-ctiv	E
-ctly	C
-cto?	U
-ctob	H
-ctom	[
-cton	C
-ctop	C
-ctor	F
-ctos	L
-ctre	H
-ctri	C
-ctrl	C
-ctua	K
-ctub	C
-ctur	J
-ctus	C
-cuac	E
-cuad	C
-cual	K
-cuan	C
-cuar	[
-cuat	X
-cuba	C
-cube	C
-cubi	[
-cubr	E
-cuc?	Q
-cuch	V
-cued	R
-cuel	Z
-cuen	D
-cuer	Y
-cues	C
-cuev	X
-cuid	Y
-cuit	C
-cula	C
-cule	C
-culi	Y
-culo	Y
-culp	X
-cult	[
-culu	C
-cumb	[
-cumc	W
-cume	C
-cumi	T
-cump	[
-cuna	S
-cunc	P
-cund	Q
-cuot	G
-cupa	Y
-cupb	V
-cupe	K
-cupo	G
-cups	C
-cura	[
-cure	[
-curi	S
-curl	C
-curr	C
-curs	[
-cury	J
-cus?	T
-cusa	V
-cuse	[
-cush	[
-cuss	[
-cust	J
-cute	S
-cuti	X
-cuts	U
-cutt	E
-cuál	X
-cuán	[
-cuér	S
-cuña	R
-cvbn	C
-cybe	E
-cycl	C
-cyli	C
-cypr	Y
-cyre	Z
-cyri	F
-cyru	X
-czem	H
-cánc	X
-cáng	X
-cánt	R
-cárc	[
-césa	Y
-cía?	Q
-cías	Y
-cípu	W
-cómo	[
-d(0)	J
-d-br	Q
-d-me	R
-d/1a	N
-d/jp	C
-d="l	E
-d=al	I
-daba	Q
-dach	[
-daci	X
-dad'	R
-dad:	U
-dad?	V
-dada	[
-dade	I
-dado	Y
-dafe	C
-daga	C
-dago	U
-dagó	R
-dah?	R
-dahl	C
-daho	E
-dail	I
-dala	C
-dale	R
-dali	[
-dalo	G
-dals	[
-dalt	C
-dalu	L
-dam'	[
-dama	[
-dame	[
-dami	[
-dams	C
-danc	M
-dand	R
-dang	[
-dani	[
-dann	F
-dano	R
-dant	C
-danz	[
-dap:	G
-dapt	D
-darc	C
-dard	C
-dari	N
-dark	E
-darl	K
-darm	T
-daro	S
-dars	V
-dart	H
-dary	C
-dará	Z
-daré	T
-das'	T
-das?	R
-dasd	C
-dash	C
-data	C
-date	C
-dath	X
-dati	[
-dato	G
-daug	Y
-dave	C
-davi	V
-daví	Z
-dawn	[
-day?	[
-dayc	T
-days	N
-dazo	C
-daño	X
-dbir	S
-dblu	H
-dbye	V
-dcas	C
-dchi	U
-ddai	U
-ddam	C
-dddd	C
-dden	[
-dder	X
-ddes	C
-ddha	C
-ddic	[
-ddin	N
-ddit	L
-ddle	C
-ddli	G
-ddon	[
-ddre	C
-dduc	Y
-de_m	E
-deac	[
-dead	J
-deaf	U
-deal	U
-dean	Z
-deas	C
-deat	[
-deau	C
-deba	U
-debe	T
-debi	P
-debo	[
-debt	[
-debu	C
-deca	[
-dece	Y
-deci	[
-deck	C
-decl	P
-deco	D
-decr	[
-ded,	Q
-dedi	[
-dedo	[
-deed	P
-deem	[
-deep	V
-deer	H
-defa	I
-defe	[
-defi	C
-defl	F
-degr	C
-dein	M
-deja	M
-deje	P
-dejo	T
-dejé	Z
-dejó	V
-deki	U
-dela	K
-dele	C
-delh	C
-deli	D
-dell	C
-delo	L
-delp	L
-dema	C
-deme	[
-demi	X
-demn	R
-demo	[
-demp	T
-demu	U
-demy	C
-demá	T
-den?	V
-dena	[
-denb	C
-denc	W
-dend	C
-dene	U
-denf	C
-deni	U
-denm	C
-deno	[
-dens	K
-dent	I
-denu	[
-denv	C
-deny	V
-deod	D
-deoj	R
-deon	Q
-deos	I
-depa	T
-depe	S
-depl	Z
-depo	C
-depp	C
-depr	Y
-dept	[
-der?	V
-dera	H
-derb	I
-dere	[
-derf	W
-deri	C
-derl	E
-derm	C
-dern	S
-dero	R
-derr	Y
-ders	R
-derw	E
-des?	Q
-desa	T
-desc	[
-desd	[
-dese	X
-desh	Y
-desi	G
-desm	W
-desn	C
-deso	Q
-desp	[
-dess	C
-dest	W
-dete	H
-deud	Z
-deus	K
-deut	[
-deve	C
-devi	G
-devo	[
-dexc	K
-deón	U
-df87	E
-dfat	Q
-dfgh	D
-dfgk	C
-dfhg	C
-dfis	C
-dfsd	C
-dgar	C
-dged	[
-dgeh	C
-dger	C
-dges	I
-dget	L
-dgin	Z
-dgme	[
-dhfj	C
-dhog	C
-dhoo	T
-di:l	G
-dia?	T
-diab	S
-diac	T
-diad	V
-diag	L
-diah	Z
-dial	[
-diam	C
-dian	N
-diar	Z
-dias	C
-diat	X
-dibu	C
-dica	[
-dicc	W
-dice	R
-dich	Q
-dici	Q
-dico	D
-dict	[
-dida	K
-didn	Z
-dido	S
-die?	[
-died	[
-dieg	C
-dien	G
-dier	[
-dies	[
-diet	G
-diez	[
-dife	J
-diff	N
-difi	[
-difu	[
-difí	[
-diga	L
-digg	C
-digi	S
-dign	[
-digo	F
-digr	C
-dije	V
-dijo	G
-dile	C
-dill	X
-dilu	R
-dime	C
-dimi	P
-dimo	P
-dina	[
-dinb	C
-dine	N
-ding	N
-dink	C
-dinn	M
-dino	I
-dio.	F
-dioh	C
-diom	X
-dior	C
-dios	[
-diot	C
-dipu	D
-dire	C
-diri	T
-dirl	Q
-dirm	U
-dirt	P
-disa	[
-disc	T
-dise	V
-disf	U
-disg	Y
-dish	[
-disn	C
-diso	P
-disp	N
-disr	F
-dist	C
-dit.	I
-dita	T
-dith	Z
-diti	[
-dito	T
-dits	I
-dity	C
-dium	C
-div>	F
-dive	T
-divi	C
-divo	Z
-diwa	C
-diác	Y
-dián	S
-djok	C
-dkid	T
-dksl	C
-dlem	X
-dler	J
-dles	[
-dlig	C
-dlin	L
-dlor	S
-dmen	[
-dmin	C
-dmir	Z
-dmis	C
-dmit	L
-dmot	S
-dn't	Y
-dneg	W
-dnes	N
-dney	C
-dnez	W
-dnig	N
-dnis	G
-dobl	X
-doca	C
-doce	[
-doci	V
-dock	D
-docs	N
-doct	[
-docu	C
-does	J
-doge	C
-dogg	C
-dogs	C
-doin	R
-doku	C
-dola	U
-dole	[
-doli	C
-doll	C
-dolo	[
-dols	[
-dom'	S
-dom,	U
-dom?	S
-doma	V
-dome	T
-domi	D
-doms	R
-don'	[
-don?	X
-dona	R
-dond	C
-done	[
-doni	U
-donk	[
-donm	V
-dono	[
-dont	[
-donu	C
-donó	Q
-doom	E
-dooo	C
-door	Y
-dopc	P
-dopp	C
-dopt	[
-dor?	Q
-dora	C
-dorc	U
-dore	[
-dorm	[
-dos?	S
-dosa	L
-dose	C
-dosi	F
-dote	Z
-doug	C
-dout	C
-dove	K
-dow'	U
-dowe	J
-down	N
-dows	C
-doze	J
-dpar	[
-dpla	C
-dqw4	M
-drac	W
-drad	C
-draf	C
-drag	P
-drai	C
-drak	X
-dram	T
-dran	W
-dras	[
-drat	G
-draw	E
-dre?	R
-drea	[
-dred	[
-dren	S
-dres	C
-drew	J
-drez	C
-dria	F
-drib	C
-dric	G
-drid	C
-drie	C
-drif	K
-dril	C
-drin	[
-drip	V
-dris	H
-driv	L
-dro?	R
-drob	F
-droc	C
-drog	V
-droi	C
-drom	[
-dron	T
-droo	C
-drop	C
-dros	C
-drou	[
-drow	Q
-drug	T
-drui	F
-druj	C
-drum	C
-drun	[
-drus	S
-dryl	C
-dryw	C
-dría	W
-drón	W
-ds/l	J
-dshe	C
-dshi	Z
-dsid	T
-dsom	Q
-dson	G
-dsor	C
-dsti	C
-dtim	T
-duac	W
-duat	[
-duba	M
-dubl	D
-dubo	E
-duca	R
-duce	C
-duck	C
-duct	[
-duda	S
-dude	C
-duel	J
-duer	T
-dues	C
-duin	C
-duis	C
-duke	K
-dulc	[
-dule	C
-dulo	Y
-dumb	C
-dump	J
-dunc	C
-dune	C
-dung	[
-duol	C
-dupe	C
-dura	S
-dure	S
-duri	Z
-duro	M
-durs	E
-durí	U
-duró	P
-dust	Y
-duti	W
-duty	D
-duve	C
-dvan	R
-dven	[
-dver	C
-dvic	[
-dvie	W
-dvis	V
-dvla	C
-dvoc	V
-dwar	C
-dway	C
-dwee	I
-dwel	R
-dwic	C
-dwiv	Q
-dyin	R
-dyna	C
-dyso	C
-dyss	C
-dán?	Q
-débi	V
-débo	[
-déis	R
-día?	P
-días	[
-díos	S
-dón?	S
-dóna	U
-dónd	[
-e-se	S
-e.co	C
-e.g.	F
-e.lo	F
-e.or	J
-e/a}	G
-e119	L
-e=mc	C
-e_mo	E
-eace	[
-each	M
-eaci	U
-eaco	[
-eact	C
-ead?	[
-eada	[
-eade	[
-eadi	U
-eadl	K
-eado	[
-eads	H
-eadt	Y
-eady	[
-eage	J
-eagl	R
-eagu	E
-eake	C
-eakf	J
-eakh	C
-eaki	C
-eakn	S
-eaks	C
-eakt	[
-eaku	Y
-eaky	C
-eal?	[
-eala	C
-eale	[
-eali	[
-eall	[
-ealm	P
-ealo	[
-eals	C
-ealt	[
-eame	V
-eami	C
-eams	[
-ean?	[
-eanc	[
-eane	Q
-eani	U
-eann	C
-eans	C
-eant	W
-eanu	C
-eape	D
-eapo	Q
-eaps	S
-ear'	S
-ear,	U
-ear?	T
-eara	[
-earb	C
-earc	C
-eard	L
-eare	E
-earf	Q
-eari	[
-earl	T
-earn	[
-ears	[
-eart	[
-eary	[
-eas?	R
-ease	C
-easi	[
-easo	C
-east	[
-easu	[
-easy	F
-eat,	T
-eat;	S
-eate	[
-eath	C
-eati	V
-eatm	P
-eatn	Q
-eato	U
-eats	H
-eatt	C
-eatu	S
-eaty	D
-eaut	W
-eave	[
-eavi	S
-eavy	X
-eawa	C
-eaza	[
-eaño	W
-eba'	R
-eba?	S
-ebal	N
-eban	Y
-ebas	C
-ebat	R
-ebay	C
-ebec	G
-ebed	W
-ebek	Y
-ebel	[
-eben	X
-eber	X
-ebil	P
-eblo	[
-eboa	C
-ebod	J
-ebol	G
-eboo	C
-ebor	[
-ebou	C
-ebra	[
-ebre	[
-ebri	C
-ebro	I
-ebru	C
-ebsi	C
-ebts	X
-ebua	C
-ebuc	W
-ebug	C
-ebui	[
-ebuk	R
-ebul	Q
-ebus	[
-ebut	C
-ebés	Q
-ecad	[
-ecai	[
-ecak	E
-ecal	C
-ecam	[
-ecap	L
-ecar	Q
-ecas	C
-ecau	M
-ecaí	[
-ecca	C
-ecci	[
-eccl	W
-eced	W
-ecei	[
-ecem	C
-ecen	C
-ecep	V
-ecer	[
-eces	[
-ecet	C
-ech,	U
-ech:	R
-echa	[
-eche	K
-echn	J
-echo	J
-echu	C
-ecia	I
-ecib	[
-ecid	[
-ecim	C
-ecin	W
-ecio	C
-ecip	C
-ecir	N
-ecis	[
-ecit	Y
-ecié	V
-eció	Z
-ecke	G
-eckh	C
-ecki	I
-eckl	X
-ecko	F
-ecks	[
-ecla	C
-ecle	S
-ecli	C
-ecob	H
-ecog	[
-ecoi	C
-ecom	L
-econ	[
-ecor	C
-ecos	[
-ecov	R
-ecra	C
-ecre	N
-ecta	M
-ecte	T
-ecti	Q
-ecto	T
-ectr	C
-ects	H
-ectu	[
-ecua	E
-ecul	X
-ecun	Q
-ecup	K
-ecur	X
-ecut	Z
-ecyc	R
-ecze	H
-ecía	W
-ed-m	R
-edad	[
-edal	W
-edar	[
-edas	[
-edaz	R
-eddi	U
-eddo	X
-edec	V
-eded	W
-edee	[
-edek	X
-edel	I
-edem	T
-eden	E
-eder	X
-edes	[
-edex	K
-edeó	U
-edga	C
-edge	L
-edia	X
-edic	K
-edid	C
-edie	C
-edif	[
-edin	E
-edio	Q
-edir	[
-edis	C
-edit	I
-ediu	[
-edle	S
-edlo	Q
-edne	K
-edni	G
-edo?	R
-edom	[
-edon	[
-edor	[
-edos	X
-edra	[
-edre	F
-edri	[
-edro	F
-edrí	S
-edti	T
-educ	W
-edul	C
-edén	X
-edía	P
-eece	[
-eech	U
-eed?	Y
-eede	U
-eedi	[
-eedl	S
-eedo	[
-eeds	C
-eedy	[
-eeff	I
-eeho	C
-eein	Z
-eek,	U
-eekl	C
-eekn	C
-eeks	Q
-eela	F
-eelc	X
-eeli	W
-eels	[
-eelz	Z
-eeme	[
-eemi	R
-eemp	U
-eems	Y
-een?	[
-eena	[
-eenh	E
-eenl	C
-eens	L
-eep(	C
-eep,	X
-eepe	C
-eepi	[
-eepl	S
-eeps	C
-eer?	R
-eere	C
-eerf	T
-eeri	[
-eerl	C
-eerr	F
-eers	X
-eerá	Q
-ees,	S
-ees?	Y
-eese	C
-eeta	C
-eete	U
-eeth	C
-eeti	W
-eets	J
-eetw	G
-eeve	C
-eeze	C
-eezi	N
-efau	C
-efca	C
-efea	[
-efen	[
-efer	D
-efes	[
-effe	C
-efic	R
-efie	P
-efig	U
-efin	C
-efit	R
-efla	F
-efoo	Q
-efor	[
-efra	N
-efre	C
-efru	C
-eft-	U
-efto	Y
-efté	S
-efug	[
-eful	[
-efun	C
-efus	[
-egac	Q
-egad	C
-egal	Y
-egan	Y
-egar	C
-egas	C
-egat	[
-eged	Y
-egen	F
-eget	[
-egex	C
-egga	[
-eggs	K
-egid	[
-egin	T
-egio	[
-egip	X
-egir	W
-egis	G
-egit	C
-egiv	Z
-egla	C
-eglo	S
-egme	C
-egna	[
-ego?	R
-egoc	V
-egon	C
-egor	C
-egos	[
-egot	[
-egoí	T
-egra	M
-egri	L
-egro	H
-egrí	S
-egua	I
-egui	L
-egul	C
-egun	I
-egur	M
-egué	Q
-eguí	R
-egyp	V
-egún	S
-ehab	V
-ehad	P
-eham	C
-ehas	W
-ehea	Z
-ehem	V
-ehen	Q
-ehin	[
-ehoa	S
-ehob	U
-ehoi	Y
-ehol	E
-ehos	Y
-ehou	D
-ehov	Y
-ehus	Y
-eice	C
-eido	C
-eife	[
-eigh	C
-eign	[
-eili	F
-eill	T
-eime	Q
-eina	Z
-eine	U
-einf	C
-eing	[
-eino	U
-eint	[
-einó	Q
-eira	G
-eird	V
-eist	R
-eite	N
-eith	[
-eito	T
-eive	Y
-eivi	P
-eize	[
-eizu	W
-ejan	[
-ejar	[
-ejas	[
-ejec	[
-ejem	C
-ejer	E
-ejez	S
-ejoi	W
-ejor	K
-ejos	T
-ejud	M
-ejér	U
-ekah	Y
-ekel	[
-eken	I
-eker	Q
-ekia	[
-ekie	W
-ekin	W
-ekit	W
-ekly	C
-eknd	C
-ekoa	Y
-el's	[
-elac	X
-elah	[
-elan	C
-elap	W
-elar	J
-elas	K
-elat	V
-elau	S
-elay	N
-elba	H
-elch	[
-elco	Z
-elda	C
-elde	[
-eldo	U
-elds	L
-elea	U
-eleb	C
-elec	C
-eled	Z
-eleg	[
-elem	C
-elen	C
-elep	F
-eler	F
-eles	C
-elet	E
-elev	K
-elf-	[
-elf?	T
-elfi	[
-elhi	C
-eli'	Q
-elia	I
-elib	[
-elic	C
-elid	H
-elie	V
-elig	L
-elih	X
-elij	S
-elil	C
-elim	Z
-elin	N
-elio	[
-elip	X
-elis	L
-elit	[
-eliu	[
-eliv	C
-elix	L
-eliz	[
-ell?	X
-ella	L
-elle	V
-elli	C
-ello	C
-ellq	C
-ells	X
-elly	L
-elme	J
-elo?	X
-eloc	C
-eloh	[
-elon	J
-elop	C
-elor	I
-elos	W
-elov	U
-elpe	[
-elph	L
-elpi	T
-elps	S
-elqu	U
-elry	R
-els,	[
-els;	Z
-els?	[
-else	X
-elsh	K
-elsi	D
-elso	P
-elta	I
-elte	L
-elti	F
-elto	N
-elts	G
-eluj	W
-elul	C
-elve	[
-ely,	Q
-elze	Z
-elén	Y
-elía	V
-elíc	[
-ema?	T
-emac	T
-emai	C
-emal	D
-eman	M
-emar	X
-emas	[
-emat	[
-emba	[
-embe	K
-embl	Y
-embo	X
-embr	[
-emed	G
-emel	X
-emem	[
-emer	Y
-emes	S
-emet	[
-emia	Y
-emic	C
-emie	P
-emig	[
-emil	[
-emin	C
-emir	G
-emis	U
-emiu	C
-emma	L
-emna	V
-emoc	Y
-emoi	C
-emon	Q
-emor	Z
-emos	[
-emot	[
-emov	C
-empe	K
-emph	F
-empi	C
-empl	J
-empo	N
-empr	[
-empt	[
-emse	T
-emue	T
-emus	U
-emás	T
-emía	Y
-en's	[
-en't	R
-ena?	S
-enab	C
-enad	W
-enae	Y
-enag	[
-enai	L
-enal	C
-enam	M
-enan	[
-enar	[
-enas	[
-enat	D
-enav	T
-enaz	U
-enbo	C
-enbu	C
-enca	V
-ence	M
-ench	C
-enci	N
-enco	[
-encu	C
-ency	F
-end'	P
-end?	[
-enda	C
-ende	U
-endi	F
-endl	P
-endo	X
-endr	L
-ends	R
-endu	[
-ene?	Q
-enea	T
-enec	C
-ened	F
-enef	R
-enem	[
-enen	X
-ener	N
-enes	W
-enet	C
-enew	R
-enez	X
-enfe	U
-enfo	S
-enfr	C
-enga	[
-enge	Y
-engi	C
-engl	C
-engo	[
-engr	V
-engt	L
-engu	K
-enha	G
-enhe	H
-enho	E
-enid	X
-enie	Y
-enig	T
-enio	G
-enir	U
-enit	X
-enix	D
-eniz	R
-enja	Q
-enjo	[
-enla	K
-enly	C
-enma	C
-enmo	C
-enna	Z
-enne	J
-enni	N
-enns	C
-eno?	S
-enoc	W
-enoj	T
-enom	C
-enop	Z
-enor	W
-enos	S
-enou	Z
-enov	Z
-enpo	G
-enry	C
-ens,	Z
-ensa	Y
-ense	C
-ensh	I
-ensi	[
-enso	T
-enst	[
-ensu	S
-ensé	Z
-ent,	V
-ent.	I
-ent:	[
-ent;	R
-ent?	[
-enta	H
-ente	[
-enth	Z
-enti	Q
-entl	[
-entm	[
-ento	X
-entr	C
-ents	V
-entu	Y
-enty	[
-entí	Z
-entó	P
-enun	[
-enup	Z
-enus	C
-enve	C
-envi	Y
-envo	V
-envy	S
-enza	[
-enzo	D
-enzy	E
-enía	Y
-eocu	T
-eodo	D
-eofa	X
-eogr	C
-eoir	C
-eoju	R
-eolo	[
-eon'	Y
-eon?	S
-eona	I
-eone	[
-eoni	Y
-eopa	X
-eoph	Y
-eopl	[
-eore	H
-eorg	C
-eori	U
-eory	D
-eos?	S
-eosi	V
-eost	C
-eous	T
-eove	C
-ep(1	C
-epai	E
-epap	V
-epar	[
-epas	C
-epay	W
-epch	T
-epci	S
-epda	R
-epea	C
-epen	[
-eper	K
-epes	C
-epet	W
-epfa	[
-eph'	[
-ephe	W
-ephi	[
-epho	[
-ephr	[
-ephs	X
-epht	V
-epic	C
-epie	T
-epil	[
-epin	[
-epip	S
-epis	C
-epit	[
-epla	J
-eple	S
-eplo	Z
-eply	C
-epmo	P
-epoc	C
-epos	C
-epot	C
-eppe	C
-epra	L
-epre	P
-epri	R
-epro	[
-epso	C
-epsy	U
-epta	H
-epte	M
-epth	[
-epti	C
-epto	C
-eptu	V
-epul	T
-equa	H
-eque	C
-equi	K
-equí	Z
-er">	F
-er's	[
-er-i	V
-era?	U
-erab	J
-erac	[
-erad	Z
-eraf	S
-erag	C
-erah	[
-eram	P
-erap	[
-erar	I
-eras	Y
-erba	C
-erbe	N
-erbi	R
-erbo	C
-erbs	T
-erby	C
-erca	C
-erce	Q
-erch	Y
-erci	K
-erco	[
-ercu	J
-ercy	[
-erda	N
-erde	G
-erdi	Z
-erdo	[
-erds	U
-erdí	Z
-erdó	Z
-ere'	C
-erea	[
-erec	[
-ered	[
-ereg	T
-erem	[
-eren	M
-erer	[
-eres	J
-erez	V
-erfe	[
-erfl	U
-erfo	[
-erfu	S
-erga	G
-erge	C
-ergi	M
-ergu	C
-ergy	M
-ergü	V
-erhe	C
-eria	C
-erib	[
-eric	C
-erid	Z
-erie	C
-erif	C
-eril	V
-erim	C
-erin	[
-erio	F
-erir	P
-eris	[
-erit	U
-eriu	U
-eriv	C
-eriz	[
-erja	J
-erla	D
-erle	H
-erli	C
-erlo	H
-erly	X
-erma	C
-erme	[
-ermi	C
-ermo	[
-erms	P
-ermu	C
-ermó	S
-erna	G
-erne	[
-erni	[
-ernm	L
-erno	Y
-erns	L
-erná	W
-ero?	T
-erob	X
-eroc	S
-erod	[
-eroe	S
-eroi	[
-erol	D
-eron	[
-erop	C
-eror	Q
-eros	Q
-erot	G
-erou	W
-erpe	Y
-erph	C
-erpi	I
-erpo	H
-erpr	E
-erpu	E
-err!	C
-erra	T
-erre	[
-erri	G
-erro	I
-erry	C
-erró	P
-ers,	[
-ers;	X
-ers?	Y
-ersa	N
-erse	[
-ersh	P
-ersi	Q
-ersm	V
-erso	Y
-erst	[
-ersu	V
-ersí	X
-ert(	C
-ert?	T
-erta	V
-erte	R
-ertf	E
-erth	G
-erti	D
-erto	L
-erts	U
-ertu	Y
-erty	T
-erub	[
-erun	C
-erus	[
-erva	K
-erve	N
-ervi	U
-ervo	[
-erwa	C
-erwh	W
-erxe	[
-ery?	V
-eryb	R
-eryd	Q
-eryo	[
-eryt	T
-eryw	Z
-erza	R
-erán	W
-eréi	R
-ería	[
-erón	Q
-es.e	J
-esac	X
-esad	[
-esak	F
-esal	C
-esam	P
-esan	U
-esap	T
-esar	[
-esas	[
-esat	C
-esau	Z
-esaú	V
-esbi	S
-esca	Q
-esce	[
-esch	[
-esci	T
-escl	W
-esco	I
-escu	W
-esda	I
-esde	[
-esdr	L
-esec	F
-esem	S
-esen	X
-eser	C
-eses	[
-eset	C
-esfu	S
-esh?	U
-esha	C
-eshi	K
-eshu	D
-esia	[
-esic	V
-esid	C
-esie	[
-esig	C
-esim	U
-esin	Y
-esio	C
-esir	U
-esis	I
-esit	[
-esiá	V
-esió	[
-eski	[
-esla	Q
-esma	Y
-esn'	[
-esnt	P
-esnu	C
-esol	S
-eson	C
-esor	K
-esos	H
-espa	C
-espe	X
-espi	[
-espl	U
-espo	U
-espr	C
-espu	[
-espí	X
-ess,	S
-ess;	S
-ess?	Y
-essa	V
-esse	[
-essf	S
-essi	U
-essn	S
-esso	[
-essu	C
-essy	Z
-est'	R
-est;	U
-est<	F
-est?	[
-esta	Q
-este	W
-esth	[
-estl	U
-esto	W
-estr	[
-ests	[
-estu	U
-esty	[
-está	[
-esté	X
-esuc	C
-esul	C
-esum	Y
-esur	[
-esus	[
-esía	T
-esús	Y
-et36	H
-eta?	P
-etab	C
-etaf	G
-etah	C
-etal	J
-etam	C
-etan	[
-etap	C
-etar	J
-etas	H
-etba	K
-etc/	C
-etch	P
-etec	C
-eted	E
-etel	T
-eten	L
-eter	W
-etes	[
-etfl	C
-etfo	E
-eth,	[
-eth?	V
-etha	T
-ethe	P
-ethi	X
-ethl	N
-etho	C
-ethr	U
-eths	[
-ethu	[
-etic	H
-etid	[
-etim	C
-etin	[
-etio	V
-etiq	C
-etir	M
-etis	W
-etit	[
-etió	P
-etli	C
-etly	S
-etmo	D
-etna	C
-etol	R
-etoo	C
-etor	V
-etos	J
-etow	R
-etpl	C
-etra	P
-etre	J
-etri	D
-etro	C
-ets/	N
-ets?	Y
-etsa	R
-etse	W
-etsy	C
-etta	C
-ette	M
-etti	I
-ettl	T
-etty	Q
-etun	C
-etur	K
-etus	[
-etwe	G
-etwo	G
-etym	C
-etyp	F
-eube	W
-euch	[
-euda	Y
-eude	C
-euge	C
-eule	C
-eulo	[
-eums	C
-euni	V
-eunu	Z
-euro	C
-eus?	U
-euta	F
-eute	[
-euth	U
-euty	S
-eva?	R
-evad	D
-evan	[
-evar	V
-evas	Z
-evat	H
-eve?	V
-evea	C
-eved	Q
-evee	C
-eveh	[
-evel	F
-even	[
-ever	X
-eves	N
-evi'	W
-evia	E
-evic	[
-evid	X
-evie	C
-evil	L
-evin	I
-evio	C
-evis	C
-evit	W
-eviv	[
-evoc	[
-evol	C
-evor	E
-evot	Z
-evít	U
-ewal	S
-ewar	[
-ewbo	R
-ewdr	I
-ewed	I
-ewel	[
-ewer	D
-ewin	C
-ewis	C
-ewly	X
-ewor	H
-ewri	C
-ewto	C
-exag	[
-exam	G
-exan	T
-exas	C
-exbo	H
-exce	C
-exci	Y
-excl	C
-exco	Y
-excu	X
-exec	F
-exha	U
-exia	[
-exic	C
-exil	[
-exis	[
-exit	C
-exod	L
-exor	X
-expa	H
-expe	K
-expi	K
-expl	C
-expo	N
-expr	E
-expu	W
-exte	R
-exti	E
-exto	[
-extr	K
-exua	[
-ey's	C
-eyar	[
-eybo	C
-eyed	P
-eyel	C
-eyen	R
-eyer	C
-eyes	Z
-eyho	C
-eyin	R
-eyla	C
-eylo	E
-eyno	C
-eyon	C
-eyor	C
-eyst	C
-ez@h	D
-ezab	T
-ezal	R
-ezar	[
-ezas	U
-ezca	X
-ezco	Y
-ezeb	[
-ezek	[
-ezeq	[
-ezer	T
-ezin	N
-ezio	C
-ezma	R
-ezmo	Y
-ezos	C
-ezra	J
-ezza	W
-eñal	[
-eñar	T
-eñor	S
-eños	M
-eón?	Q
-f-co	S
-f150	H
-f16s	E
-f87s	E
-fabi	C
-fabr	Y
-facb	C
-face	C
-faci	N
-fact	M
-fade	R
-fahr	G
-fail	[
-fair	[
-fait	[
-fake	N
-falk	C
-fall	[
-fals	[
-falt	Y
-fami	[
-famo	C
-fanc	R
-fand	C
-fano	R
-fant	C
-fara	V
-fare	C
-fari	C
-farm	H
-fasc	C
-fash	J
-fast	T
-fata	W
-fath	[
-fati	[
-faul	L
-favo	K
-fcas	C
-fe's	U
-fear	[
-feas	[
-feat	L
-febr	N
-febu	C
-fecc	Q
-fech	C
-fect	M
-fecí	U
-feed	M
-feel	[
-fees	C
-feet	W
-feis	C
-feld	C
-feli	U
-fell	[
-fema	D
-femi	[
-fenc	S
-fend	[
-feng	C
-feno	L
-fens	[
-fere	E
-ferg	C
-feri	[
-ferm	U
-fern	[
-ferr	C
-fers	C
-fert	P
-fesa	Q
-fesi	Y
-feso	X
-fesp	C
-fess	S
-fest	S
-feta	[
-feti	T
-feve	C
-fewe	C
-ffai	Y
-ffec	C
-ffee	C
-ffen	[
-ffer	R
-ffet	C
-ffff	C
-ffic	T
-ffin	C
-ffle	C
-ffli	I
-ffor	[
-ffre	D
-ffsi	C
-fghj	D
-fgkj	C
-fhgf	C
-fiad	T
-fian	W
-fiar	S
-fibo	Q
-fibr	G
-fica	W
-fich	E
-fici	R
-fico	[
-fict	C
-ficu	[
-fide	[
-fied	[
-fiel	[
-fier	Z
-fies	I
-fifa	C
-fift	[
-figh	W
-figs	T
-figu	Y
-file	C
-fili	Y
-fill	[
-film	C
-filt	J
-fina	R
-find	T
-fine	G
-fing	[
-fini	I
-finn	C
-fire	L
-firm	Y
-firs	U
-fish	S
-fits	[
-fitt	C
-five	W
-fixi	Y
-fjdk	C
-fjkh	C
-flac	T
-flag	C
-flak	C
-flam	E
-flar	C
-flas	X
-flat	I
-flav	C
-flea	C
-fled	V
-flee	[
-fles	[
-flex	J
-flic	W
-flie	W
-flig	J
-flih	E
-flin	G
-flip	C
-flir	U
-flix	C
-floa	C
-floc	[
-floo	T
-flor	C
-flou	J
-flow	R
-flue	[
-flyi	T
-fo()	D
-fo@e	H
-fobi	Z
-fold	C
-foll	[
-font	C
-foní	P
-food	F
-fool	[
-foot	R
-fora	H
-forb	[
-forc	U
-ford	C
-fore	[
-forg	Y
-fork	P
-form	C
-forn	H
-fors	Y
-fort	[
-forw	V
-fost	[
-foto	C
-foug	C
-foun	[
-four	T
-foxe	L
-frac	C
-frag	W
-frai	[
-fram	C
-fran	C
-fras	F
-frau	[
-frea	W
-free	C
-freg	C
-frei	C
-fren	E
-fres	Z
-freu	C
-frey	D
-fric	P
-frid	D
-frie	Y
-frim	Q
-frog	Y
-froz	E
-frui	I
-frut	W
-frye	C
-frío	Y
-fsdf	C
-fsid	C
-fste	C
-ft-h	U
-fted	[
-ftee	V
-ften	C
-fter	Q
-ftha	C
-ftie	T
-ftim	D
-ftin	W
-ftki	F
-ftop	F
-ftov	Y
-ftp:	J
-ftsm	[
-ftui	C
-ftwa	U
-fueg	[
-fuen	T
-fuer	U
-fuga	J
-fuge	[
-fugi	U
-fulf	W
-full	J
-fuln	X
-fuls	C
-fuma	Q
-fume	I
-func	H
-fund	C
-fune	[
-funk	C
-funn	C
-funt	Y
-furi	I
-furn	V
-furt	R
-fuse	W
-fusi	[
-futb	D
-futs	C
-fway	G
-fyre	C
-fáci	[
-fíci	[
-físi	Q
-fútb	X
-g(un	F
-g_sl	C
-gaba	R
-gabr	D
-gaci	P
-gacy	S
-gada	U
-gade	C
-gado	[
-gadr	C
-gael	C
-gaga	C
-gage	L
-gail	W
-gain	W
-gaiu	[
-gala	[
-gale	M
-galh	E
-gali	[
-gall	R
-galo	T
-gama	R
-gamb	[
-game	F
-gami	[
-gamo	R
-gamu	T
-gamy	X
-gana	L
-gane	C
-gang	[
-gano	H
-gans	R
-gant	T
-ganz	W
-gape	W
-gapo	C
-gar?	U
-gara	J
-garb	J
-gard	S
-gare	X
-garf	C
-garl	C
-garm	X
-garo	Q
-gars	T
-gary	C
-gará	T
-gasc	C
-gase	C
-gaso	G
-gast	T
-gate	[
-gath	[
-gato	E
-gats	C
-gatw	G
-gaul	C
-gave	[
-gaza	Z
-gaña	Y
-gañó	T
-gb29	F
-gbir	C
-gcse	F
-gdal	Z
-gdom	X
-gdpr	D
-gean	Y
-gear	C
-geci	E
-geco	C
-ged;	R
-geda	S
-gedd	X
-gede	U
-gees	U
-geha	C
-gehe	Z
-gein	R
-gela	C
-gele	C
-geli	J
-gell	C
-gels	[
-geme	[
-gemi	E
-genc	M
-gend	N
-gene	N
-geni	V
-geno	[
-gens	C
-gent	S
-geog	C
-geor	C
-geou	Q
-ger,	T
-gera	P
-geri	G
-germ	C
-gero	R
-gers	[
-geru	C
-gery	[
-ges,	U
-gest	K
-geta	[
-geth	[
-gets	R
-gett	Q
-gfhg	C
-ggag	C
-ggai	V
-ggar	[
-gged	F
-ggin	K
-ggle	V
-ggli	Y
-ggly	C
-ghad	E
-gham	C
-ghbo	[
-ghed	[
-gher	H
-ghes	C
-ghey	D
-ghgh	C
-ghib	D
-ghin	H
-ghjk	D
-ghli	H
-ghos	Q
-ghs,	J
-ght:	R
-ght?	[
-ghtc	C
-ghte	[
-ghtf	C
-ghth	T
-ghti	[
-ghtm	R
-ghtn	[
-ghtr	C
-ghts	P
-ghty	P
-ghwa	C
-giad	U
-gian	[
-gibb	C
-gibe	[
-gibi	C
-gica	D
-gici	V
-gida	T
-gidd	Y
-gide	Z
-gido	X
-gift	[
-giga	T
-gile	[
-gilg	V
-gili	W
-gils	C
-gina	J
-gine	C
-ging	Z
-gini	Y
-ginn	W
-gins	D
-gint	V
-gion	[
-gios	Q
-giou	L
-gipt	X
-girl	Q
-gism	C
-gist	H
-gith	J
-gits	C
-gitt	C
-giva	P
-give	[
-givi	[
-gize	[
-gión	V
-gkjh	C
-gkor	C
-glad	M
-glar	[
-glas	C
-gle.	G
-glea	W
-gles	K
-glin	Y
-glis	C
-glon	T
-glor	[
-glue	D
-glut	E
-gmai	C
-gmen	N
-gnan	[
-gnar	C
-gnat	[
-gner	F
-gnet	[
-gnif	[
-gnin	[
-gnit	G
-gniz	T
-gnor	L
-gnos	[
-gnós	X
-goad	X
-goal	C
-goat	[
-gobe	T
-gobi	W
-goci	V
-god'	[
-god,	R
-god-	R
-god;	S
-god?	[
-godb	E
-godd	C
-godl	[
-godm	P
-godp	Y
-gods	[
-goes	E
-gogu	Y
-goin	R
-gold	Z
-gole	I
-golf	C
-golg	Z
-goli	P
-golp	W
-gome	[
-gomo	V
-gone	[
-goni	C
-gonn	C
-gons	[
-good	X
-goog	C
-gora	N
-gord	F
-gory	C
-gos?	T
-gosl	C
-gosp	[
-goss	[
-gost	Z
-gota	F
-gote	C
-goth	Z
-goti	Y
-gott	X
-gove	W
-goza	G
-gozo	W
-goís	T
-grab	[
-grac	[
-grad	C
-graf	W
-grai	W
-gral	C
-gram	C
-gran	T
-grap	C
-gras	Q
-grat	E
-grav	[
-gray	I
-grea	S
-greb	C
-gred	C
-gree	E
-greg	Y
-gres	N
-gret	[
-grew	W
-grey	C
-gria	C
-grid	H
-grie	[
-grif	C
-grim	[
-grin	T
-grip	E
-grit	[
-griz	F
-grou	G
-grow	S
-grud	U
-grum	S
-grup	W
-gría	S
-gsli	C
-gspa	C
-gsto	C
-gt":	C
-gt;h	E
-gthe	S
-gton	C
-guac	C
-guad	I
-guag	I
-gual	V
-guam	C
-guar	U
-guas	Q
-guay	C
-gue:	[
-guel	I
-guen	T
-guer	S
-gues	[
-guid	P
-guie	[
-guij	[
-guil	R
-guin	C
-guir	J
-guis	M
-guit	C
-gula	I
-gulf	L
-gull	U
-gulo	C
-gume	[
-guna	C
-gund	P
-guno	S
-guns	E
-gunt	U
-gura	[
-gurd	C
-guri	V
-guro	G
-guso	C
-gust	[
-guía	W
-gv80	C
-gwar	C
-gwor	C
-gxcq	M
-gyno	C
-gypt	V
-gáis	Y
-gála	S
-géne	Y
-géni	U
-gía?	P
-gías	Y
-gólg	T
-güen	V
-h84@	J
-h?v=	M
-h_k@	I
-ha's	V
-hab?	R
-haba	Y
-habe	C
-habi	Q
-habl	[
-habr	S
-habí	W
-hace	L
-hach	Z
-haci	S
-hack	[
-hací	S
-hada	V
-hadd	[
-hade	C
-hadn	W
-hado	C
-hadr	V
-hael	I
-haes	E
-haeu	Z
-haff	[
-haga	Z
-hage	R
-hagg	Z
-hago	G
-hah'	Q
-haha	C
-haik	C
-hail	S
-hain	M
-hair	T
-hait	C
-haje	E
-hake	I
-haki	E
-hakr	U
-hala	C
-hald	Z
-hale	L
-half	D
-hali	E
-hall	V
-halo	S
-halt	X
-ham'	W
-ham,	Q
-ham?	R
-hama	Y
-hamb	[
-hame	[
-hami	[
-haml	I
-hamm	C
-hamp	C
-hams	I
-han'	T
-han:	Y
-han?	R
-hana	[
-hanc	L
-hand	U
-hane	S
-hang	U
-hani	[
-hank	E
-hann	C
-hano	C
-hans	D
-hant	W
-hanu	U
-hany	[
-haos	D
-hape	C
-haph	X
-happ	[
-haps	J
-hapt	R
-har'	Q
-har:	S
-hara	N
-harc	C
-hard	W
-hare	Y
-harg	H
-hari	[
-hark	C
-harl	D
-harm	[
-haro	Z
-harp	G
-harr	C
-hars	Y
-hart	C
-harv	Y
-harz	E
-hará	U
-has?	S
-hase	C
-hash	P
-hast	C
-hasu	S
-hat'	P
-hatb	Y
-hate	Y
-hatg	C
-hath	[
-hatr	J
-hats	C
-hatu	C
-haun	X
-haus	U
-haut	D
-have	W
-havi	T
-hayd	C
-haza	C
-hazi	U
-hazo	S
-hazz	U
-hazó	R
-hbed	T
-hbor	[
-hbos	S
-hbou	R
-hcah	C
-hcra	Z
-hday	R
-hdfg	C
-hdmi	H
-head	[
-heal	[
-heap	C
-hear	[
-heas	C
-heat	C
-heav	[
-heba	[
-hebr	[
-hece	C
-hech	[
-heci	T
-heck	C
-hect	C
-hecy	[
-hede	X
-hedg	I
-hedr	U
-hedu	C
-heek	V
-heel	Q
-heep	W
-heer	I
-hees	C
-heet	C
-heft	[
-hegu	I
-heic	E
-heif	[
-heig	C
-heim	Q
-hein	C
-heir	Y
-heis	[
-heit	G
-heke	[
-hel'	W
-hel?	W
-held	U
-hele	M
-helf	C
-heli	W
-hell	C
-helm	J
-help	[
-helt	J
-hema	[
-heme	P
-hemi	C
-hemo	[
-hems	T
-hemy	[
-hemí	T
-hen'	S
-hena	M
-heng	F
-henn	X
-henr	C
-hens	[
-hent	E
-heol	[
-heop	Y
-heor	C
-heph	Y
-hequ	C
-her'	Z
-her,	P
-her-	U
-her?	V
-hera	C
-herd	Y
-here	M
-herj	J
-herl	G
-herm	U
-hern	C
-hero	[
-hers	U
-hert	E
-heru	[
-hes;	P
-hes?	S
-hesd	T
-hese	[
-hesi	G
-hess	H
-hest	M
-hesu	U
-het?	R
-hete	Y
-heth	[
-heti	J
-hets	[
-hevi	D
-hews	C
-heze	Z
-hfjk	C
-hful	W
-hgfh	C
-hghg	C
-hi&l	E
-hian	Q
-hias	[
-hiat	Y
-hibb	[
-hibe	D
-hibi	S
-hibl	D
-hibo	V
-hica	M
-hicc	C
-hice	[
-hich	I
-hici	T
-hick	C
-hidd	L
-hide	[
-hidi	U
-hief	Z
-hiel	C
-hier	M
-hies	C
-hiev	U
-hift	G
-high	G
-higu	V
-hija	Z
-hijo	[
-hiki	M
-hila	N
-hild	[
-hile	R
-hill	C
-hilo	X
-hilu	V
-him?	V
-hima	C
-hime	[
-hims	V
-hina	K
-hind	C
-hine	C
-hing	W
-hini	S
-hink	[
-hint	C
-hion	J
-hiop	Z
-hior	Y
-hip;	[
-hip?	U
-hipe	T
-hipo	M
-hipp	W
-hips	Z
-hipw	Z
-hipó	S
-hira	R
-hird	W
-hire	E
-hirl	C
-hirs	T
-hirt	V
-his:	I
-hish	[
-hisk	H
-hism	K
-hisp	S
-hist	L
-hitb	C
-hite	T
-hith	S
-hits	C
-hitt	I
-hivo	E
-hize	T
-hizo	[
-hjkl	C
-hjon	C
-hlbe	C
-hleh	N
-hles	Y
-hlet	S
-hlia	C
-hlig	H
-hmae	Z
-hman	U
-hmap	D
-hmen	[
-hmer	C
-hmod	D
-hmrc	C
-hn's	P
-hn.s	J
-hnag	C
-hnes	Q
-hnic	F
-hniq	D
-hnny	C
-hnol	[
-hnso	C
-ho's	D
-hoah	R
-hoam	C
-hoar	X
-hobb	C
-hobi	[
-hobo	U
-hock	H
-hodi	J
-hodo	[
-hoen	G
-hoes	C
-hoev	T
-hofa	U
-hoga	L
-hogw	C
-hoia	Y
-hoic	R
-hoid	C
-hoir	W
-hoja	C
-hola	C
-hold	E
-hole	C
-holi	[
-holl	C
-holo	[
-holy	[
-homa	C
-homb	[
-home	S
-homo	C
-hond	F
-hone	E
-hong	E
-honi	L
-hono	Y
-honr	S
-hony	C
-hoo.	D
-hood	W
-hook	L
-hool	T
-hoos	[
-hoot	S
-hoov	C
-hope	[
-hoph	U
-hopl	W
-hopp	T
-hops	N
-hor'	E
-hora	C
-horc	U
-hord	C
-hore	[
-hori	P
-horm	[
-horn	[
-horo	C
-horr	[
-hors	L
-hort	J
-horu	S
-horó	Y
-hos?	P
-hosa	[
-hose	V
-hosh	[
-hosp	Z
-host	C
-hote	C
-hotg	U
-hoth	X
-hotm	C
-hoto	E
-houg	P
-houl	[
-houn	C
-hour	G
-hous	R
-hout	L
-hova	W
-hove	G
-hová	W
-howe	I
-hows	R
-hoy?	T
-hpin	D
-hqua	R
-hrai	Z
-hras	C
-hrat	[
-hrea	F
-hree	X
-hrek	E
-hren	T
-hres	[
-hrew	T
-hrig	U
-hril	H
-hrin	N
-hris	V
-hrod	C
-hrom	C
-hroo	K
-hrou	[
-hrow	H
-hsdf	E
-hsem	[
-hshe	U
-hste	C
-htcl	C
-hteo	[
-hter	[
-htfo	C
-htha	[
-htin	[
-htma	Y
-html	C
-htmo	H
-htni	[
-htoa	C
-htro	C
-htsa	I
-htsi	C
-http	C
-htze	J
-hua'	Z
-hua?	X
-huan	H
-huaw	C
-hub.	J
-huck	C
-huds	C
-huel	V
-hues	M
-huev	J
-hufe	C
-huff	C
-huge	R
-huld	T
-hulu	C
-huma	G
-humb	[
-humi	M
-humo	Q
-hump	C
-huna	V
-hund	[
-hung	F
-hunn	[
-hunt	X
-hurc	[
-hurg	E
-hurr	[
-hurs	R
-hurt	[
-husb	X
-huse	Y
-hush	X
-hutd	C
-huts	[
-huza	T
-huér	Q
-hway	C
-hweh	U
-hyat	Q
-hydr	C
-hyme	C
-hymn	X
-hypo	[
-hyro	C
-hysi	L
-hyss	[
-hyth	C
-hyun	F
-hábi	W
-hága	V
-hóli	R
-i&lt	E
-i've	[
-i++)	E
-i.e.	F
-i:ld	G
-iaba	R
-iabe	[
-iabi	C
-iabl	E
-iach	W
-iaci	[
-iada	[
-iado	[
-iage	[
-iagn	[
-iago	S
-iagr	C
-iah'	[
-iah,	R
-iah?	[
-iaja	Q
-iaje	V
-iaki	U
-iale	Z
-iali	[
-ials	Z
-iama	C
-iamb	E
-iame	C
-iami	C
-iamo	E
-iams	C
-ian.	I
-ian?	Q
-iana	C
-ianc	W
-iand	X
-iang	C
-iani	[
-iano	J
-ians	[
-iant	[
-ianz	Q
-iaom	C
-iaph	R
-iar?	R
-iarc	[
-iard	C
-iari	V
-iarm	T
-iaro	U
-iars	V
-iará	[
-ias?	Y
-iasi	C
-iast	X
-iate	[
-iati	V
-iato	Q
-iatr	Y
-iazg	S
-ibac	S
-ibah	[
-ibal	P
-ibat	Z
-ibbe	C
-ibbi	C
-ibbl	C
-ibbo	[
-ibeo	Y
-iber	C
-ibes	[
-ibid	C
-ibik	C
-ibil	C
-ibio	H
-ibir	[
-ibió	U
-ibla	C
-ible	[
-ibli	U
-ibon	C
-ibos	[
-ibra	C
-ibre	C
-ibro	[
-ibuj	C
-ibul	Z
-ibun	T
-ibup	C
-ibus	D
-ibut	C
-ica'	C
-ica?	R
-icac	N
-icad	H
-icag	C
-icah	P
-icai	U
-ical	S
-icam	R
-ican	P
-icap	I
-icar	[
-icas	[
-icat	U
-icaz	R
-icaí	Y
-icca	C
-icch	G
-icci	G
-iccu	C
-ice,	S
-ice;	R
-ice?	[
-icea	[
-iceb	C
-iced	Q
-icel	H
-icen	T
-iceo	C
-icer	[
-ices	W
-icha	M
-iche	T
-icho	L
-ichr	S
-icia	N
-icid	[
-icie	Y
-icil	C
-icin	M
-icio	X
-icip	C
-icis	T
-iciz	T
-ició	[
-icke	C
-ickf	C
-icki	N
-ickl	H
-ickn	G
-icks	N
-icku	G
-icle	W
-iclo	C
-ico?	T
-icod	W
-icol	M
-icon	[
-icop	L
-icor	C
-icos	[
-icot	V
-icra	E
-icri	Q
-icro	C
-icta	[
-icte	G
-icti	N
-ictl	C
-icto	Q
-icts	P
-ictu	C
-icul	C
-icus	[
-icía	T
-id's	[
-id(0	J
-ida?	U
-idac	S
-idad	Y
-idah	E
-idal	Q
-idan	[
-idar	S
-idas	S
-idat	E
-iday	N
-idaz	C
-idde	Y
-iddl	C
-iddo	Y
-ide,	U
-ide;	X
-ide?	Q
-idea	C
-ided	[
-ideg	Y
-idel	Z
-iden	J
-ideo	C
-idep	Z
-ider	Q
-ides	[
-idge	C
-idia	[
-idin	[
-idio	C
-idir	C
-idit	C
-idió	Q
-idle	[
-idn'	W
-idne	F
-idni	N
-idnt	V
-ido?	R
-idoc	C
-idol	[
-idoo	C
-idor	H
-idos	N
-idow	[
-idro	X
-idso	G
-idth	F
-idur	[
-idwi	Q
-ie)>	I
-iebr	U
-iece	C
-ied?	U
-ieda	[
-iedo	Z
-iedr	[
-iefc	C
-iefs	R
-iege	[
-iego	Q
-ieja	P
-iejo	Y
-iel'	W
-iel?	Z
-iela	C
-ield	F
-ielo	V
-ielt	F
-iemb	[
-iemp	P
-ien?	P
-iena	T
-ienc	Z
-iend	[
-iene	R
-iens	Y
-ient	X
-ienv	Q
-iera	T
-ierc	[
-ierd	C
-iere	[
-iern	U
-iero	[
-ierr	Y
-iers	C
-iert	Q
-ierv	Q
-iery	V
-ies,	R
-ies;	R
-ies?	[
-iest	X
-ieta	U
-iete	[
-ieth	V
-ietn	C
-ieto	W
-iety	[
-ieve	[
-ievi	Y
-iewe	C
-ieza	E
-iezm	Z
-iezo	W
-ife'	U
-ife,	R
-ife?	[
-ifer	M
-ifes	L
-iffe	I
-ific	U
-ifie	[
-ifix	Z
-ifor	C
-ifos	V
-ifra	L
-ifte	[
-ifti	[
-ifts	W
-iftu	C
-ifty	[
-ifug	H
-iful	N
-ifun	[
-ifíc	[
-igad	Z
-igai	W
-igal	T
-igan	D
-igar	Z
-igas	T
-igat	C
-igen	G
-iger	P
-igge	H
-iggi	C
-iggl	C
-iggy	C
-ighb	[
-ighe	G
-ighl	H
-ighs	J
-ight	J
-ighw	C
-igib	C
-igil	C
-igin	G
-igio	[
-igit	S
-igió	R
-igle	[
-iglo	T
-ign;	S
-igna	[
-igne	H
-igni	Z
-igno	L
-igns	W
-igo?	Q
-igos	P
-igra	T
-igre	C
-igsl	C
-igua	W
-igue	U
-iguo	Q
-igur	Y
-ihgt	E
-ihil	W
-ihon	[
-ihua	Y
-iing	C
-iiti	C
-ijad	Y
-ijah	U
-ijas	W
-ijo?	S
-ijoi	C
-ijos	[
-ijot	C
-ijua	U
-ijón	U
-ike?	[
-ikea	C
-iker	C
-ikes	L
-ikhi	C
-ikin	C
-ikip	C
-ikis	C
-ikka	L
-ikla	W
-ikto	C
-il's	Y
-il.c	C
-il.e	G
-il.y	D
-ila?	S
-ilac	W
-ilad	L
-ilag	[
-ilah	L
-ilan	C
-ilar	Q
-ilas	[
-ilat	[
-ilbo	T
-ilbr	G
-ilbu	F
-ilca	H
-ild'	P
-ild?	X
-ilda	X
-ildb	S
-ilde	[
-ildh	T
-ildl	U
-ildr	S
-ilds	[
-ilea	T
-iled	[
-ilee	[
-ileg	Z
-ilei	C
-ilem	Y
-ilen	V
-ilep	[
-iler	C
-iles	C
-ilet	[
-ilga	V
-ilgr	[
-ilha	V
-ilia	[
-ilib	C
-ilid	L
-ilie	X
-ilig	C
-ilil	E
-ilim	X
-ilin	F
-ilio	[
-ilip	Q
-ilis	[
-ilit	N
-iliz	[
-ill?	U
-illa	C
-illb	Z
-ille	Q
-illi	C
-illn	[
-illo	C
-ills	[
-illu	N
-illy	L
-ilme	C
-ilmi	C
-ilms	L
-iloh	W
-ilon	X
-iloq	I
-ilor	X
-ilos	E
-ilot	K
-ilpa	Y
-ilso	G
-ilth	R
-ilty	W
-ilur	Z
-ilus	W
-iluv	R
-ilve	U
-ily,	P
-imac	R
-imad	T
-imae	W
-imag	I
-imal	N
-imar	C
-imat	Q
-imbe	P
-imbo	[
-imdb	H
-ime?	T
-imei	D
-imel	U
-imen	G
-imeo	[
-imer	N
-imes	P
-imet	C
-imeó	Q
-imid	S
-imie	X
-imil	C
-imin	K
-imio	X
-imit	C
-imma	[
-imme	V
-immi	C
-immo	I
-immy	D
-imo?	R
-imog	V
-imon	I
-imos	Z
-imot	T
-imov	C
-impa	R
-impe	D
-impi	[
-impl	U
-impo	Q
-impr	G
-imps	C
-impu	[
-imri	V
-imro	W
-imse	V
-imul	C
-imum	C
-imus	Y
-imág	X
-imón	[
-in's	Z
-in(s	E
-in-l	Z
-inac	U
-inad	G
-inag	T
-inah	[
-inai	C
-inan	H
-inar	[
-inas	[
-inat	[
-inaí	R
-inbo	[
-inbu	C
-inca	G
-ince	K
-inch	C
-inci	S
-incl	C
-inco	N
-incr	J
-incu	Q
-ind,	W
-ind?	T
-inda	F
-inde	C
-indf	[
-indi	C
-indl	L
-indn	S
-indo	C
-inds	S
-indu	M
-indw	I
-indy	C
-ine'	T
-ine,	T
-ine:	R
-ine?	W
-inea	C
-inec	C
-ined	H
-inee	[
-ineg	C
-ineh	W
-inek	F
-inem	C
-inen	[
-iner	K
-ines	G
-inet	C
-inev	[
-iney	[
-infa	[
-infe	J
-infi	[
-infl	U
-info	G
-infu	V
-ing'	[
-ing,	W
-ing:	Q
-ing;	[
-ing?	[
-ing[	E
-inga	C
-ingb	C
-ingd	X
-inge	F
-ingh	C
-ingi	[
-ingl	L
-ingo	I
-ingr	C
-ings	L
-ingt	C
-ingu	Q
-ingw	C
-inha	H
-inhe	[
-inia	W
-inic	P
-inid	V
-inie	C
-inim	J
-inin	[
-inio	[
-iniq	S
-inis	[
-init	D
-inja	E
-inju	V
-inke	C
-inki	Y
-inkl	H
-inks	[
-inma	T
-inmi	U
-inmu	X
-inne	C
-inni	E
-inno	[
-inny	F
-ino?	S
-inoa	E
-inoc	T
-inoi	I
-inon	C
-inor	W
-inou	F
-ins,	W
-ins;	Q
-ins?	R
-insb	C
-insc	[
-inse	T
-insi	[
-insm	T
-inso	[
-insp	K
-inst	C
-insu	N
-int(	F
-inta	C
-inte	L
-inth	[
-inti	[
-intl	V
-intm	F
-into	I
-intr	J
-ints	K
-inun	U
-inus	Y
-inut	C
-inux	C
-inve	K
-invi	[
-inwr	C
-inyl	C
-inút	R
-io.h	F
-ioch	[
-iodi	C
-iodo	U
-iohe	C
-iola	R
-iole	[
-iolo	C
-ioló	R
-ioma	X
-ion'	P
-ion,	[
-ion:	C
-ion;	Y
-ion?	[
-iona	T
-ione	X
-ioni	[
-ions	D
-ionó	U
-iopi	Z
-iops	U
-ioqu	Z
-iore	C
-iors	G
-ios?	W
-iosa	Z
-iose	R
-iosi	Z
-ioso	X
-iote	I
-ioth	C
-ioti	C
-iots	H
-iott	C
-ious	I
-ipad	D
-ipaj	C
-ipal	C
-ipas	V
-ipe,	J
-iped	C
-ipen	R
-iper	Y
-ipes	I
-ipha	Z
-iphn	C
-ipho	C
-ipie	C
-ipin	I
-ipio	Z
-iple	T
-ipli	[
-ipol	[
-ipos	Q
-ipot	I
-ippa	V
-ippe	[
-ippi	[
-ippl	Y
-ippo	R
-ipre	Z
-ips,	W
-ipse	C
-ipsi	[
-ipst	C
-ipt:	J
-ipta	F
-ipti	P
-ipto	[
-ipts	[
-iptu	[
-ipul	Z
-iput	D
-ipwr	Z
-ipóc	S
-ique	G
-iqui	P
-ira?	Q
-irac	[
-irad	C
-iral	D
-iram	I
-iran	T
-irar	X
-iras	L
-irat	D
-iraz	F
-irbn	C
-ircr	C
-ircu	C
-irdi	C
-irdr	C
-irds	[
-ire,	W
-ireb	C
-irec	C
-ired	K
-iref	U
-ireh	Q
-irel	C
-irem	C
-iren	X
-ires	C
-irge	Y
-irgi	[
-irgo	C
-iria	[
-irig	T
-irio	Z
-iris	C
-irit	W
-iriz	C
-irki	C
-irle	C
-irlf	U
-irli	C
-irlo	E
-irls	E
-irlw	[
-irly	S
-irma	V
-irme	[
-irmi	D
-iro?	P
-iron	I
-iros	R
-irpo	C
-irql	C
-irre	H
-irri	[
-irro	Z
-irse	R
-irst	X
-irth	[
-irti	W
-irts	[
-irtu	S
-irty	U
-irug	V
-irus	[
-iruw	C
-irve	C
-irwa	E
-irwe	C
-irán	U
-is".	E
-isaa	Q
-isag	U
-isai	U
-isan	U
-isap	[
-isas	[
-isaí	Z
-isbo	C
-isca	W
-isce	M
-isci	[
-isco	C
-iscr	Y
-iscu	X
-iscí	W
-isdo	W
-ise?	V
-isea	[
-ised	P
-isee	Z
-isen	S
-iseo	[
-iser	[
-isfi	X
-isfr	S
-isgu	Y
-ish?	Z
-isha	[
-ishb	S
-ishe	U
-ishm	[
-isho	U
-isib	C
-isie	T
-isin	K
-isio	X
-isit	[
-isió	Y
-iske	C
-isla	C
-ism?	[
-isma	[
-isme	U
-ismo	[
-isn'	S
-isne	C
-isnt	I
-isob	[
-isod	C
-ison	T
-isor	Y
-isot	C
-ispe	Z
-ispo	Q
-ispr	C
-ispu	G
-isra	[
-isre	F
-isse	N
-issi	K
-isso	C
-issu	U
-ist'	S
-ist,	P
-ist?	U
-ista	D
-iste	F
-isti	[
-istl	[
-istm	Q
-isto	Y
-istr	H
-ists	R
-isus	T
-isés	Y
-it's	Y
-it.c	I
-it.l	C
-ita?	S
-itab	[
-itac	G
-itad	[
-itai	C
-ital	L
-itam	C
-itan	C
-itar	Q
-itas	K
-itat	C
-itbo	C
-itbu	C
-itby	C
-itch	C
-itco	J
-ite?	[
-ited	C
-item	C
-iten	Z
-ites	[
-itfu	U
-ith'	S
-ith,	W
-ith8	J
-ith?	[
-itha	[
-ithe	[
-ithf	V
-ithi	[
-itho	P
-iths	U
-ithu	J
-itia	U
-itib	C
-itic	[
-itie	[
-itin	G
-itio	L
-itis	E
-itiv	[
-itiz	[
-itle	F
-itne	L
-ito?	T
-itoc	C
-iton	C
-itor	U
-itos	G
-itra	F
-itre	C
-itro	D
-itse	T
-itsy	I
-itta	C
-itte	L
-itti	[
-ittl	[
-itts	C
-itu?	R
-itua	[
-itud	[
-itui	R
-itul	C
-itur	Z
-itus	L
-itut	I
-ity,	S
-ity?	[
-itze	C
-iuda	Z
-iuiu	C
-iums	C
-ius,	U
-ius?	T
-iuyt	C
-ivab	P
-ivac	P
-ivad	I
-ival	P
-ivam	S
-ivar	C
-ivat	N
-ive?	[
-ived	[
-iven	[
-iver	U
-ives	W
-ivia	C
-ivic	E
-ivid	P
-ivie	S
-ivil	U
-ivin	[
-ivir	X
-ivis	J
-ivit	[
-ivió	Q
-ivoc	S
-ivor	[
-ivos	[
-ivot	C
-ivía	S
-iwal	C
-ix.c	J
-ixed	S
-ixel	F
-ixes	C
-ixin	C
-ixio	Y
-ixió	P
-ixon	C
-izab	S
-izad	T
-izar	V
-izat	[
-izco	H
-ized	Z
-izen	[
-izes	C
-izin	C
-izon	C
-izpa	X
-izur	W
-izza	C
-izzl	F
-iáco	Y
-iást	R
-iéne	U
-iérc	X
-iño?	Q
-iños	T
-ión?	X
-jaba	Q
-jabe	W
-jabo	C
-jack	C
-jaco	T
-jada	[
-jado	V
-jael	V
-jagu	C
-jah'	V
-jah?	U
-jail	[
-jaim	C
-jain	C
-jair	[
-jaja	C
-jajs	C
-jake	C
-jame	J
-jamí	S
-jand	Z
-janu	W
-japa	C
-jara	C
-jard	S
-jarm	P
-jaro	T
-jars	[
-jará	Q
-jaso	S
-jast	X
-java	C
-jawb	Q
-jayw	C
-jazz	C
-jdfh	C
-jdks	C
-jeal	[
-jean	C
-jebu	[
-ject	J
-jedr	C
-jefe	[
-jeff	C
-jeft	S
-jeho	[
-jehu	Z
-jemp	C
-jenn	C
-jeno	T
-jeph	V
-jer?	Q
-jera	R
-jerc	C
-jere	P
-jeri	M
-jero	[
-jeru	[
-jerí	T
-jesu	[
-jesú	Y
-jeta	X
-jeth	U
-jewe	R
-jewi	Z
-jews	[
-jeza	T
-jeze	[
-jhdf	C
-jias	G
-jibb	C
-jimm	D
-jimo	V
-jine	Y
-jire	Q
-jjjj	C
-jkhs	C
-jlkj	C
-jndi	G
-joab	Z
-joao	C
-joas	[
-job'	Y
-job?	[
-jobc	G
-jobs	C
-joel	Z
-joes	C
-joha	S
-john	J
-joia	X
-joic	W
-joij	C
-join	[
-joke	C
-joko	C
-joli	C
-joll	F
-jolo	C
-jona	Z
-jone	C
-jong	C
-joná	[
-jool	E
-jopp	[
-jord	P
-jore	N
-jos?	Q
-jose	Q
-josh	Q
-josi	K
-josu	W
-josé	[
-josí	Q
-jota	T
-jote	C
-joth	W
-jour	J
-jove	X
-joyc	C
-joyf	Q
-jsdh	C
-jsja	C
-jsjs	C
-json	C
-juan	[
-jubi	[
-juda	[
-jude	N
-judg	T
-judi	U
-judy	C
-judá	W
-judí	V
-juec	W
-jueg	F
-juez	V
-juga	J
-jugo	C
-juic	Y
-jula	C
-juli	C
-july	F
-jump	C
-juni	H
-junk	Y
-junt	[
-jura	J
-jure	S
-jury	I
-just	[
-juve	S
-juzg	W
-jérc	U
-jñlk	C
-jóve	Y
-k.co	D
-k/sp	G
-k@ho	I
-kage	C
-kah'	R
-kaha	H
-kaho	U
-kall	C
-kama	C
-kans	C
-kara	C
-kard	I
-karm	[
-karo	C
-kart	F
-karv	D
-kate	C
-kats	C
-kcas	G
-kclo	Q
-kdfj	C
-kdjf	C
-ke's	T
-kean	F
-keaw	C
-ked?	Y
-keda	W
-kedi	C
-keep	I
-kees	C
-kell	C
-kemo	C
-kemp	C
-kend	E
-kenh	R
-keno	G
-kenp	G
-kens	C
-kent	C
-kept	[
-kera	F
-kerb	F
-kerm	F
-kerp	C
-kesp	C
-ketb	K
-keto	K
-ketp	C
-kets	C
-keup	R
-kevi	C
-kewa	Y
-keyb	C
-keyl	E
-keys	C
-kfas	J
-kfig	X
-kfor	C
-kful	[
-kgro	C
-kham	C
-khan	C
-khis	C
-khou	C
-khsd	C
-kiah	[
-kibi	C
-kick	C
-kidn	H
-kidr	X
-kids	[
-kie)	I
-kiel	W
-kies	C
-kiin	C
-kill	[
-kilo	C
-kinc	Y
-kind	X
-kine	C
-king	J
-kini	C
-kinn	K
-kins	[
-kipe	C
-kipp	[
-kips	I
-kira	E
-kirt	Z
-kiss	G
-kist	C
-kitc	C
-kite	W
-kitt	H
-kjac	I
-kjdf	C
-kjhd	C
-kjlk	C
-kjñl	C
-kkah	Z
-kkuk	X
-klag	F
-klah	C
-klan	C
-kleb	J
-kles	F
-klin	X
-klis	C
-kmno	F
-kmon	E
-knam	C
-knea	F
-knee	W
-knes	[
-knew	R
-knif	C
-knig	C
-knob	C
-knoc	C
-knot	C
-know	[
-koda	C
-kong	C
-kora	U
-kore	C
-kout	C
-kovi	C
-kpic	C
-kpla	W
-kpop	I
-kpot	D
-krai	R
-krak	C
-kreb	C
-kris	C
-kros	E
-krup	[
-ksgi	Y
-ksha	C
-kshe	C
-ksla	C
-kson	C
-ksor	C
-ktai	C
-kthr	H
-ktok	C
-kule	C
-kurs	C
-kwar	R
-kydi	F
-kyli	C
-kyri	C
-kywa	I
-kzal	I
-l.co	C
-l.ex	G
-l.ya	D
-laam	[
-laba	[
-labe	C
-labo	[
-labr	N
-laca	T
-lace	P
-lach	P
-laci	[
-lack	R
-lacr	C
-lact	I
-lada	U
-ladd	X
-lade	E
-ladi	C
-lado	H
-ladr	[
-lady	I
-laga	T
-lage	G
-lagr	[
-lags	J
-lagu	V
-lah?	V
-laho	C
-laid	[
-laim	G
-lain	L
-lais	C
-laja	C
-lake	C
-lama	L
-lamb	E
-lame	H
-lami	C
-lamo	T
-lamp	[
-lamó	Q
-lana	Q
-lanc	X
-land	C
-lane	I
-lank	C
-lann	E
-lano	D
-lans	[
-lant	C
-lanu	C
-laod	P
-lapi	S
-lapp	I
-laps	W
-lapt	C
-laqu	Q
-lar?	Q
-lara	F
-lare	G
-larg	L
-lari	E
-laro	R
-lars	C
-lary	F
-lará	V
-las?	Q
-lasa	C
-lase	J
-lasf	Q
-lash	K
-lasi	I
-lasp	[
-lasq	C
-lass	X
-last	J
-lata	[
-late	C
-latf	C
-lati	U
-lato	C
-latr	Z
-latt	[
-laud	K
-laug	[
-laur	C
-laus	[
-lava	C
-lave	I
-lavi	C
-lavo	C
-lavó	P
-law?	U
-lawl	Q
-lawn	C
-laws	V
-lawy	E
-laxy	F
-laya	C
-layb	C
-laye	C
-layi	[
-layo	U
-lays	U
-laza	K
-laze	C
-lazi	U
-lazo	C
-lazy	[
-lbac	C
-lber	C
-lbor	T
-lbre	G
-lbum	C
-lbur	F
-lbut	H
-lcan	R
-lcar	C
-lcha	X
-lchi	X
-lciu	H
-lcoh	Q
-lcom	Z
-lcor	E
-lcro	T
-lcul	C
-ld")	F
-ld's	P
-ldad	[
-ldah	T
-ldap	G
-ldbi	S
-ldea	Z
-ldem	G
-lden	[
-lder	H
-ldes	Z
-ldfi	D
-ldho	T
-ldic	Y
-ldie	[
-ldij	Q
-ldin	H
-ldle	U
-ldly	V
-ldn'	S
-ldne	[
-ldnt	U
-ldpl	C
-ldre	S
-lds/	J
-ldur	E
-le's	U
-le.c	C
-le.l	F
-le.o	J
-le/a	G
-lead	Y
-leaf	Z
-leag	D
-leah	[
-leak	C
-leal	Y
-lean	[
-leap	U
-lear	[
-leas	C
-leat	C
-leav	U
-leaz	[
-leañ	W
-leba	S
-lebr	F
-lebs	C
-lecc	W
-lech	T
-leci	S
-lect	H
-led;	Q
-leda	U
-ledg	N
-leec	[
-leed	C
-leen	C
-leep	W
-leer	[
-lees	[
-leet	G
-left	S
-lega	Y
-lege	G
-lego	S
-legr	K
-legó	P
-lehe	N
-leic	C
-leit	T
-leja	Y
-lejo	P
-leki	W
-lele	C
-lelu	Z
-lem;	Q
-lem?	U
-lema	V
-leme	C
-lemo	T
-lems	[
-lemu	T
-lena	C
-lend	C
-lene	H
-leng	C
-leni	I
-lenn	[
-leno	S
-lens	C
-lent	[
-leon	C
-leop	W
-leos	C
-lepe	[
-leph	F
-lepr	X
-leps	Z
-lept	U
-lera	U
-leri	C
-lero	[
-lers	G
-lert	C
-lery	C
-les'	R
-les,	R
-les.	J
-les?	W
-lesa	C
-lesb	S
-lesc	Y
-lese	C
-lesh	[
-lesi	U
-lesp	C
-less	[
-lest	C
-lesu	C
-leta	N
-lete	C
-leth	[
-leto	P
-letr	C
-lets	Y
-lett	K
-letu	[
-leva	E
-leve	C
-levi	R
-levo	L
-levy	C
-leví	W
-levó	T
-lewi	C
-lexa	E
-lexb	H
-lexi	X
-leye	[
-leza	[
-león	[
-lf-c	S
-lf-h	S
-lfar	V
-lfer	C
-lfil	W
-lfis	[
-lfri	U
-lfti	D
-lfwa	G
-lgal	V
-lgar	Q
-lgas	C
-lgec	E
-lgia	[
-lgon	C
-lgot	[
-lgre	D
-lgri	[
-lgui	[
-lgun	U
-lhae	E
-lhos	G
-li's	Q
-lia?	U
-liab	K
-liah	U
-lial	R
-liam	C
-lian	C
-liar	[
-lias	C
-liat	[
-liba	[
-libe	C
-libr	P
-libu	C
-lica	T
-lice	T
-lici	G
-lick	C
-lico	[
-lics	[
-lict	W
-licu	C
-licy	C
-licí	T
-lida	H
-lide	[
-lidi	[
-lido	D
-lie?	Q
-lied	Y
-lief	S
-liel	R
-lien	J
-lier	C
-lies	[
-liet	E
-liev	[
-life	[
-lifi	W
-lifo	C
-lift	G
-lify	E
-liga	I
-lige	C
-ligh	C
-ligi	R
-lign	J
-lihg	E
-lihu	X
-lija	S
-like	W
-lila	L
-lile	X
-lili	P
-lill	C
-lilo	I
-lily	C
-lima	T
-limb	[
-lime	C
-limi	D
-limo	C
-limp	[
-lina	H
-linc	C
-lind	X
-line	C
-ling	Q
-lini	[
-link	C
-lino	P
-lins	H
-lint	T
-linu	C
-lio?	R
-lion	S
-lioq	Z
-lios	R
-liot	C
-liou	X
-lipe	V
-liph	U
-lipo	[
-lipp	[
-lips	C
-liqu	G
-lirt	U
-lisa	H
-lisb	C
-lise	G
-lisi	S
-lism	[
-list	C
-lita	[
-lite	[
-lith	X
-liti	[
-lito	S
-litr	C
-lits	Y
-litt	[
-lity	L
-lius	Z
-liva	C
-live	U
-livi	R
-livo	T
-lix.	J
-liza	[
-lize	Y
-lión	V
-lkdf	C
-lked	[
-lkee	C
-lker	I
-lkin	U
-lkjl	C
-lkjñ	C
-lkla	C
-lkth	C
-lla?	Y
-llad	S
-llag	Z
-llai	M
-llam	L
-llan	J
-llar	D
-llas	J
-llat	C
-llax	C
-llba	C
-llbo	T
-llea	[
-llec	S
-lled	U
-lleg	V
-llel	F
-llen	[
-ller	G
-lles	C
-llet	C
-llev	Y
-lley	Z
-llez	W
-llfi	W
-llia	C
-llic	C
-llie	C
-llig	C
-llin	F
-llio	C
-llip	I
-lliv	C
-llne	[
-llof	F
-llor	P
-llos	M
-llou	C
-llov	C
-llow	J
-llpa	C
-llqu	C
-llst	Y
-llue	T
-llum	U
-llus	I
-lluv	T
-llyi	S
-lma?	V
-lmao	C
-lmas	P
-lmed	E
-lmen	T
-lmet	C
-lmig	R
-lmin	C
-lmon	G
-lmos	[
-lmsg	R
-lmud	Y
-lner	C
-lnes	[
-load	C
-loak	X
-loan	S
-loat	C
-loav	Y
-lobo	X
-loca	C
-loci	C
-lock	C
-locu	[
-lode	H
-lodo	T
-lofe	[
-log(	F
-loga	C
-logi	C
-logo	N
-logr	[
-logy	D
-logí	[
-lohi	[
-loin	D
-loke	H
-lom?	Q
-loma	[
-lomb	C
-lome	Y
-lomo	S
-lomé	Q
-lomó	Y
-lon'	S
-lon;	Q
-lona	C
-lond	C
-lone	S
-long	U
-loni	[
-lonk	C
-lood	[
-look	J
-loom	[
-loon	H
-loop	I
-loor	C
-loos	E
-lope	C
-lops	C
-loqu	I
-lor?	Q
-lora	D
-lord	[
-lore	E
-lori	F
-loro	[
-lorp	C
-lors	[
-lory	[
-loró	T
-los?	Q
-losa	[
-lose	S
-losi	[
-loso	V
-loss	[
-lost	N
-lot'	S
-lot?	T
-lota	T
-lote	C
-loth	[
-lots	[
-lott	C
-loub	C
-loud	Y
-loui	C
-loum	C
-lour	C
-lous	[
-love	[
-lovi	U
-lovs	C
-lowa	C
-lowe	[
-lowi	T
-lown	C
-lows	[
-lox.	D
-loya	[
-loye	N
-loym	H
-lpab	P
-lpap	C
-lpas	T
-lpea	W
-lper	[
-lpha	E
-lphi	L
-lpin	T
-lplu	J
-lpol	C
-lqua	C
-lqui	S
-lrea	Q
-ls"-	E
-lsam	T
-lse'	P
-lsel	P
-lsiu	D
-lskd	C
-lsom	P
-lson	G
-lsos	Z
-lsou	C
-lsti	F
-lsto	Y
-lt;/	E
-lt;b	E
-ltad	C
-ltan	Z
-ltar	[
-ltas	X
-lted	[
-lten	U
-lter	Y
-lthy	U
-ltic	G
-ltie	D
-ltim	I
-ltip	[
-ltit	C
-lton	C
-ltos	R
-ltra	[
-ltur	L
-lubb	E
-lubc	C
-lubm	C
-luca	[
-luch	S
-luci	F
-luck	Q
-luda	W
-lude	N
-lue:	K
-luen	[
-luet	C
-luey	C
-luft	C
-luga	[
-lugg	C
-lugs	C
-luid	G
-luja	W
-luke	U
-lula	S
-lule	H
-lulu	H
-luma	C
-lumb	[
-lume	D
-lumn	S
-luna	F
-lunt	[
-lupe	T
-lura	C
-lure	Z
-lurr	D
-lusi	C
-lust	Z
-lute	C
-luth	C
-luti	P
-luto	[
-lutt	[
-luvi	V
-luxu	[
-luz?	P
-lvac	Q
-lvad	[
-lvan	C
-lvar	Y
-lvat	[
-lved	R
-lver	M
-lves	[
-lvid	V
-lvin	Y
-lvió	S
-lvo?	R
-lvos	Q
-lway	Z
-lwin	[
-ly/3	C
-lydi	Z
-lyfa	I
-lyga	X
-lyin	[
-lyle	C
-lymp	C
-lyps	T
-lyre	H
-lyri	C
-lyro	C
-lysi	[
-lyst	S
-lywe	X
-lyze	Z
-lzad	Y
-lzeb	Z
-lzhe	W
-lágr	R
-lámp	U
-láza	U
-lén?	R
-lías	V
-líba	W
-lícu	[
-líde	X
-lími	[
-líti	X
-lógi	X
-lón?	P
-m"><	L
-m/r/	I
-m/sp	N
-m/te	I
-m/to	J
-m/tv	J
-m/wa	M
-maba	R
-mabl	U
-maca	C
-macb	C
-macc	[
-mace	T
-mach	D
-maci	C
-maco	F
-macr	L
-macu	[
-macy	R
-mada	C
-made	N
-madn	C
-mado	[
-madr	K
-madu	W
-mael	[
-maes	X
-maeu	W
-maga	E
-magd	Z
-mage	W
-magi	V
-magn	D
-mago	[
-magr	C
-mahj	C
-maic	U
-maid	W
-mail	H
-majo	[
-maki	X
-mal?	V
-mala	S
-malc	R
-mald	[
-male	Q
-mali	X
-malo	D
-mals	[
-malt	U
-malv	Y
-mama	C
-mami	S
-mamm	[
-mamo	T
-mamá	[
-man'	T
-man,	V
-man;	Q
-man?	R
-mana	[
-manc	I
-mand	P
-mane	U
-mang	I
-mani	C
-mann	[
-mano	Y
-mans	[
-mant	T
-manu	X
-many	C
-manz	S
-maná	T
-maní	W
-maoo	C
-mapa	D
-maps	G
-maqu	C
-mar?	R
-mara	[
-marc	C
-mare	Z
-marg	W
-mari	E
-mark	X
-marm	P
-maro	Q
-marr	[
-mars	J
-mart	G
-marv	F
-marx	E
-mary	K
-mará	S
-marí	Y
-mas?	[
-masa	Q
-masc	V
-mash	R
-masi	[
-mask	C
-masl	C
-mass	U
-mast	W
-masu	C
-mata	[
-matc	C
-mate	R
-math	C
-mati	[
-matl	C
-mato	C
-matr	U
-matt	S
-matu	[
-matí	T
-mató	X
-maus	Z
-maxi	C
-mayf	C
-mayo	C
-mazi	[
-mazo	C
-mbal	[
-mbap	I
-mbar	[
-mbas	T
-mbat	X
-mbed	P
-mber	F
-mbes	C
-mbia	D
-mbic	E
-mbie	Q
-mbin	H
-mbio	T
-mbit	Z
-mbié	R
-mbió	Q
-mbla	Q
-mble	[
-mbli	[
-mbly	T
-mbnm	C
-mbol	V
-mbor	M
-mbos	C
-mbou	[
-mbra	[
-mbre	[
-mbri	T
-mbry	[
-mcat	C
-mcca	C
-mcco	D
-mcdo	C
-mcis	W
-mcmx	C
-mcri	C
-md="	E
-me-s	S
-meal	C
-mean	Z
-meas	Z
-meat	[
-mebo	E
-mecc	H
-meda	Y
-mede	D
-medi	R
-medo	U
-meds	X
-medy	C
-medí	P
-meek	V
-meet	[
-mega	M
-megi	Y
-mejo	K
-mela	H
-melc	[
-mele	[
-meli	C
-mell	C
-melo	W
-melq	U
-memb	U
-memo	R
-memp	F
-men'	[
-men,	T
-men;	S
-men?	X
-mena	Y
-menc	[
-mend	M
-mene	Z
-meno	W
-mens	C
-ment	[
-menu	C
-meon	[
-meos	C
-mepa	G
-meph	U
-mepr	C
-mer'	S
-mer?	R
-mera	U
-merc	L
-mere	C
-merg	C
-meri	C
-mero	C
-merr	[
-mers	[
-mes?	U
-mesa	[
-mesc	U
-mese	R
-mesh	C
-mesi	W
-meso	C
-mess	J
-mest	H
-meta	C
-mete	C
-metf	E
-meth	T
-meti	[
-meto	R
-metr	C
-mett	C
-metí	[
-mewo	N
-mexi	C
-meye	C
-meón	Q
-mfor	X
-mgar	S
-miah	[
-miam	C
-mian	D
-mica	L
-mice	C
-mich	L
-mico	C
-micr	C
-mics	R
-mida	P
-midd	C
-mide	U
-midi	Q
-midn	N
-mido	[
-midw	Q
-mied	Z
-miel	[
-mien	[
-mier	C
-mies	[
-miga	Z
-migh	[
-migo	X
-migr	[
-migu	H
-mila	H
-milc	Y
-mild	T
-milf	C
-mili	[
-milk	C
-mill	P
-milo	C
-mily	[
-min'	E
-mina	[
-minc	C
-mind	Q
-mine	P
-ming	G
-mini	Q
-minn	H
-mino	G
-mint	T
-minu	D
-miqu	R
-mira	T
-miri	V
-mirr	[
-misa	X
-misc	T
-mise	[
-mish	W
-misi	[
-mism	W
-miss	G
-misu	F
-mite	Y
-mith	C
-miti	V
-mito	C
-mitt	V
-mium	C
-mixe	S
-mixi	C
-mizp	U
-mles	[
-mlet	I
-mmah	T
-mman	U
-mmar	N
-mmat	[
-mmau	Z
-mmed	N
-mmen	H
-mmer	C
-mmig	[
-mmin	C
-mmis	Y
-mmit	V
-mmmm	C
-mmon	[
-mmor	G
-mmun	[
-mmuz	S
-mnan	V
-mnas	W
-mnem	C
-mnia	Y
-mnip	S
-mnis	W
-mno4	F
-mnon	V
-mnón	R
-moab	[
-mobi	C
-moci	Y
-mock	R
-mocl	C
-moda	G
-mode	I
-modo	C
-mods	G
-modu	E
-mody	C
-moge	S
-mogé	T
-moha	C
-moir	C
-mois	Y
-moke	[
-moki	W
-mola	C
-mole	M
-moli	T
-molo	P
-moly	C
-mom'	R
-mome	C
-moms	S
-mon'	Q
-mona	C
-mond	S
-mong	U
-moni	R
-monk	K
-mono	C
-mons	[
-mont	J
-mony	[
-monz	I
-mood	Z
-moon	H
-moor	C
-mor?	Q
-mora	[
-mord	[
-more	S
-mori	[
-morm	T
-morn	K
-moro	C
-morr	P
-mors	[
-mort	I
-mory	E
-mos?	[
-mosa	E
-mosc	Y
-mose	Z
-mosi	C
-mosn	W
-moso	G
-mosq	T
-moss	C
-most	[
-mote	U
-moth	[
-moti	L
-moto	C
-moul	C
-moun	S
-mour	M
-mous	N
-mout	G
-move	H
-movi	C
-mowe	C
-moxi	C
-moza	C
-mpam	T
-mpan	[
-mpar	L
-mpas	[
-mpat	C
-mpañ	[
-mped	J
-mper	C
-mpes	T
-mpet	[
-mpez	X
-mpha	Z
-mphi	F
-mpho	C
-mpia	V
-mpic	C
-mpie	G
-mpil	F
-mpin	H
-mpio	[
-mpió	V
-mpla	I
-mple	K
-mpli	T
-mplo	C
-mply	Q
-mpoo	C
-mpor	K
-mpos	F
-mpra	P
-mpre	N
-mpri	C
-mpro	R
-mpso	C
-mpst	W
-mpta	[
-mpte	S
-mpti	V
-mpto	C
-mpts	P
-mpty	[
-mpue	V
-mpur	Z
-mput	C
-mrah	D
-mrbe	C
-mrod	W
-msel	W
-msgi	R
-mson	V
-mste	C
-msun	C
-mtra	C
-much	N
-muda	P
-mudo	V
-muel	V
-muer	[
-muev	C
-muje	Q
-mula	C
-mule	[
-mulg	V
-mult	S
-mumm	C
-mund	R
-muni	U
-mupp	C
-murd	[
-muri	[
-muro	I
-murp	C
-murr	C
-mus?	T
-musc	K
-muse	C
-mush	C
-musi	Q
-musk	C
-musl	W
-must	W
-muta	E
-mute	R
-mxci	C
-myma	C
-myrn	V
-myrr	Z
-myse	[
-myst	Z
-mzon	C
-máge	X
-márt	[
-médi	[
-méis	Q
-mías	[
-món?	S
-músi	[
-n(st	E
-n-in	S
-n-la	Z
-n.co	F
-n.pe	D
-n.sm	J
-n5wr	C
-naam	X
-naan	[
-naba	X
-nabl	G
-nabo	V
-nabu	T
-nabé	T
-nacc	C
-nace	Y
-nach	C
-nack	C
-nacl	N
-nací	U
-nada	E
-nade	P
-nadi	[
-nado	R
-nadr	C
-naeu	Y
-nage	X
-nagg	R
-nago	[
-nagr	C
-nah'	S
-nah?	X
-nahu	L
-nahú	R
-nai?	[
-naid	F
-nail	I
-nair	N
-naje	W
-nake	L
-naks	C
-nal?	Q
-nald	C
-nale	M
-nali	C
-nall	[
-nals	[
-nalt	C
-name	D
-nami	J
-namm	V
-namo	T
-nana	E
-nanc	[
-nand	C
-nane	Q
-nani	Z
-nann	S
-nans	Q
-nant	[
-nanz	C
-naní	Q
-naom	[
-napo	C
-napp	K
-napr	J
-nara	C
-narc	[
-nard	I
-nari	T
-narm	R
-naro	C
-narr	L
-nary	[
-nará	Q
-naré	Q
-nas?	S
-nasd	C
-nasi	X
-nass	U
-nast	C
-nasé	T
-nate	C
-nath	Y
-nati	R
-nato	G
-natu	Q
-natá	S
-naug	C
-naum	[
-nava	C
-nave	U
-navi	[
-navr	L
-navy	C
-nawa	[
-naza	[
-nazi	Y
-naán	R
-nbap	R
-nbel	S
-nber	I
-nblo	E
-nbor	C
-nbow	[
-nbur	C
-ncaj	U
-ncak	G
-ncan	C
-ncar	[
-nce,	T
-nce?	[
-nced	[
-ncei	R
-ncel	C
-ncem	Z
-ncep	C
-ncer	[
-nces	U
-ncha	[
-nche	X
-nchi	D
-ncho	L
-nchs	C
-nchu	C
-ncia	M
-ncid	Z
-ncie	T
-ncil	U
-ncin	C
-ncio	C
-ncip	M
-ncis	S
-nció	Z
-ncle	[
-nclu	C
-ncol	C
-ncom	Z
-ncon	[
-ncor	P
-ncou	L
-ncre	F
-ncré	W
-ncti	P
-nctu	X
-ncub	U
-ncue	F
-ncun	C
-nd's	R
-ndac	W
-ndai	F
-ndal	C
-ndam	[
-ndar	C
-ndas	I
-ndat	J
-nday	[
-ndch	U
-ndec	[
-nded	[
-ndee	I
-ndef	C
-ndem	V
-nden	R
-ndep	C
-nder	P
-ndex	C
-ndfa	Z
-ndho	C
-ndi:	G
-ndia	C
-ndic	F
-ndid	[
-ndie	V
-ndig	[
-ndil	S
-ndin	G
-ndir	U
-ndit	[
-ndix	C
-ndió	X
-ndki	T
-ndle	P
-ndli	E
-ndlo	S
-ndma	[
-ndme	[
-ndmo	R
-ndne	S
-ndo?	W
-ndoc	[
-ndol	[
-ndom	Q
-ndon	C
-ndor	[
-ndos	C
-ndow	C
-ndpa	[
-ndra	C
-ndre	J
-ndri	C
-ndro	H
-ndrá	S
-ndré	P
-nds,	T
-nds?	T
-ndsh	[
-ndso	M
-nduc	X
-ndue	C
-ndui	C
-ndul	[
-ndur	[
-ndus	R
-ndwe	I
-ndwi	C
-ne's	V
-nead	I
-neal	S
-nean	C
-neap	H
-near	C
-neas	Q
-neat	D
-nebo	W
-nebu	W
-nece	[
-neci	T
-neck	P
-necr	C
-nect	C
-ned,	R
-ned;	U
-neda	E
-need	M
-neel	R
-neer	Z
-nees	[
-neez	C
-nefi	R
-nega	I
-nego	[
-negr	J
-negó	P
-neha	W
-nehe	T
-nehu	Y
-neig	[
-neit	[
-neja	Q
-neke	F
-neli	[
-nely	[
-nema	C
-neme	[
-nemi	[
-nemo	J
-nemp	N
-nemy	W
-nent	C
-neou	C
-neph	[
-nequ	[
-ner"	F
-ner'	[
-ner?	S
-nera	P
-nerg	H
-neri	C
-nero	[
-nerr	T
-ners	V
-nert	C
-nerv	[
-nes,	S
-nes?	W
-nesd	G
-nese	C
-nesh	C
-nesi	N
-nesk	U
-ness	[
-nest	[
-nete	Y
-netf	C
-neth	C
-neti	C
-nets	K
-nett	E
-nety	Q
-neve	[
-nevo	G
-newa	S
-newb	R
-newe	Q
-newl	X
-news	C
-newt	C
-nexp	I
-next	H
-ney,	R
-ney?	W
-neya	[
-neyl	C
-neys	Y
-neze	U
-nezz	W
-nfai	[
-nfal	[
-nfan	X
-nfel	C
-nfer	Z
-nfes	X
-nfia	T
-nfid	[
-nfie	Y
-nfir	S
-nfla	C
-nfli	V
-nflu	[
-nfo(	D
-nfo@	H
-nfor	[
-nfre	C
-nfro	W
-nful	V
-nfus	V
-nfío	Q
-ng's	[
-ng[]	E
-ngag	[
-ngal	H
-ngap	C
-ngar	C
-ngañ	W
-ngbi	C
-ngdo	X
-ngea	T
-nged	M
-ngel	V
-nger	W
-nges	K
-ngha	C
-ngid	Q
-ngin	[
-ngko	C
-ngle	C
-ngli	C
-ngly	T
-ngo?	X
-ngod	E
-ngos	M
-ngra	T
-ngre	C
-ngry	[
-ngs,	S
-ngs;	R
-ngs?	R
-ngsp	C
-ngth	L
-ngto	C
-ngua	G
-ngue	S
-ngul	C
-ngun	Q
-ngwo	C
-nhal	H
-nham	G
-nhap	U
-nhea	S
-nhed	U
-nhei	F
-nher	[
-nhou	E
-nhub	C
-nia?	S
-niac	U
-niad	Q
-niah	Z
-nial	[
-nian	L
-nias	[
-niba	P
-nica	[
-nice	V
-nici	Q
-nick	C
-nicl	[
-nico	[
-nics	C
-nicu	V
-nida	Y
-nido	F
-nied	S
-niel	T
-nien	V
-nies	N
-niet	W
-nife	D
-nifi	[
-nige	S
-nigh	Q
-nign	T
-nihi	W
-nija	Q
-nike	G
-nill	C
-nima	U
-nime	K
-nimo	H
-nimr	W
-nimu	G
-nine	[
-ning	V
-ninj	E
-nins	C
-nint	H
-nio?	S
-nion	[
-nior	C
-nios	Y
-nipu	Y
-niqu	E
-nisa	S
-nisc	W
-nish	P
-nism	[
-niso	G
-nist	[
-nita	[
-niti	C
-nito	Q
-nits	C
-nitu	N
-nity	[
-nium	C
-nius	Y
-niva	[
-nive	Z
-nixo	C
-niza	U
-nize	T
-niña	V
-niño	[
-nión	[
-njam	Q
-njer	X
-njou	C
-njoy	Z
-njur	J
-njus	[
-nked	C
-nkee	C
-nkey	S
-nkfu	[
-nkin	W
-nkla	C
-nkle	C
-nkli	X
-nkno	[
-nkru	[
-nksg	Y
-nlan	C
-nlao	C
-nlea	[
-nles	T
-nlim	D
-nloa	C
-nloc	C
-nlov	Z
-nlyf	I
-nmar	C
-nmat	S
-nmbn	C
-nmen	U
-nmig	X
-nmun	X
-nna?	W
-nnac	S
-nnah	[
-nnas	S
-nnea	H
-nnec	C
-nned	V
-nnel	C
-nner	H
-nnes	F
-nnet	C
-nnia	X
-nnic	E
-nnie	C
-nnif	C
-nnih	U
-nnin	H
-nnis	C
-nnit	I
-nniu	Y
-nniv	Y
-nnoc	V
-nnot	Z
-nnou	S
-nnoy	S
-nnsy	C
-nnun	V
-noah	[
-nobl	F
-nobo	[
-noby	C
-noce	Z
-noch	W
-noci	S
-nock	C
-nocí	Q
-node	C
-noem	S
-nogr	[
-noid	C
-noin	[
-nois	L
-noja	R
-nojo	R
-nojó	P
-nold	C
-nolo	M
-nomb	J
-nomi	R
-nomy	Z
-non-	P
-none	N
-noni	G
-nons	C
-nony	C
-nook	K
-noop	C
-nopa	Z
-nopo	C
-nora	V
-nori	Q
-nork	E
-norm	C
-norr	C
-nors	R
-nort	N
-norw	E
-nos?	R
-nosa	I
-nose	R
-nosi	[
-noso	W
-nost	[
-nota	C
-note	C
-noth	H
-noti	C
-notw	I
-noug	Y
-noun	F
-nour	R
-nous	Y
-nout	Y
-nova	Z
-nove	W
-novi	U
-nowh	[
-nowi	[
-nowl	[
-nown	[
-nows	Y
-noyi	P
-nozc	P
-noé?	R
-nplu	C
-npox	G
-nque	[
-nqui	P
-nrar	P
-nres	C
-nris	W
-nron	C
-nsad	[
-nsaj	H
-nsam	S
-nsan	U
-nsar	U
-nsas	C
-nsat	[
-nsbu	C
-nsci	[
-nscr	G
-nsec	Q
-nsed	W
-nseg	I
-nsej	Y
-nsel	[
-nsen	C
-nses	D
-nset	U
-nseñ	V
-nsfe	C
-nsfi	V
-nsfu	U
-nsge	X
-nsgr	[
-nshi	[
-nsho	K
-nsib	R
-nsid	[
-nsie	[
-nsin	S
-nsio	T
-nsiv	[
-nsió	Q
-nsla	C
-nsli	C
-nsma	T
-nsol	N
-nsom	[
-nson	J
-nsoo	F
-nsor	Q
-nspe	C
-nspi	[
-nspl	[
-nst]	C
-nsta	C
-nste	P
-nsto	D
-nstr	E
-nsub	F
-nsue	Y
-nsul	Q
-nsum	V
-nsur	C
-nsus	S
-nswe	L
-nsyl	C
-nséñ	Z
-nsón	W
-nt's	T
-nt("	F
-nt.c	I
-nta?	U
-ntab	C
-ntac	L
-ntad	[
-ntag	C
-ntai	L
-ntal	H
-ntam	C
-ntan	S
-ntar	K
-ntas	C
-ntat	X
-ntañ	W
-nte?	R
-ntec	[
-nted	S
-ntee	Z
-nteg	F
-ntej	[
-ntel	W
-ntem	T
-nten	I
-nter	I
-nthe	F
-nthi	W
-nthl	I
-nths	[
-ntia	[
-ntib	C
-ntic	R
-ntid	R
-ntie	C
-ntif	M
-ntig	M
-ntil	[
-ntim	I
-ntin	[
-ntio	R
-ntip	V
-ntir	[
-ntis	V
-ntit	I
-ntió	V
-ntle	[
-ntly	[
-ntma	X
-ntme	L
-nto?	Z
-ntol	C
-ntom	C
-nton	F
-ntor	Z
-ntos	G
-ntra	C
-ntre	[
-ntri	C
-ntro	Q
-ntru	[
-ntry	H
-ntré	X
-ntró	S
-nts'	R
-nts,	S
-nts;	T
-nts?	[
-ntuc	C
-ntud	S
-ntur	[
-nty-	S
-ntís	R
-nube	[
-nuch	X
-nucl	[
-nuda	C
-nude	I
-nudi	C
-nudo	U
-nuel	V
-nues	[
-nuev	[
-nukk	Z
-null	C
-numa	I
-numb	H
-nume	C
-nump	C
-nunc	H
-nund	U
-nurs	L
-nute	C
-nutm	C
-nuts	C
-nven	C
-nver	C
-nves	H
-nvid	V
-nvie	W
-nvir	W
-nvis	V
-nvit	[
-nviu	Q
-nvnv	C
-nvoy	V
-nwbk	F
-nwor	X
-nwri	C
-nxie	X
-nxio	X
-nymo	[
-nymp	X
-nyon	G
-nyth	L
-nywh	I
-nzan	E
-nzar	P
-nzas	[
-nzym	E
-nácu	W
-nás?	Y
-nían	R
-nías	U
-níni	S
-nóni	W
-nóst	X
-núme	[
-núti	R
-o();	D
-o-op	C
-o.co	D
-o.uk	C
-o@ex	H
-oab'	R
-oab?	Q
-oabi	R
-oach	J
-oad=	I
-oade	C
-oado	C
-oads	[
-oadw	D
-oah'	[
-oah,	P
-oah?	Q
-oaha	R
-oahs	G
-oaki	C
-oalk	C
-oals	C
-oam'	T
-oam?	W
-oame	C
-oami	C
-oans	J
-oard	I
-oari	D
-oash	[
-oast	C
-oath	Z
-oati	F
-oats	R
-oave	Y
-ob's	[
-obab	E
-obad	V
-obam	C
-oban	C
-obar	[
-obbe	Y
-obbi	C
-obbl	C
-obby	S
-obce	G
-obed	[
-ober	Y
-obes	T
-obey	Z
-obia	[
-obie	W
-obil	C
-obit	[
-obje	Q
-obla	C
-oble	U
-obli	W
-oblo	C
-oboa	X
-obod	[
-oboo	H
-obot	C
-obra	H
-obre	T
-obri	Z
-obse	[
-obus	D
-obux	D
-obyl	C
-obía	Q
-ocad	R
-ocai	W
-ocal	W
-ocan	S
-ocar	P
-ocat	C
-ocau	Z
-ocea	G
-oced	Q
-ocen	Z
-ocer	Z
-oces	T
-och,	R
-oche	K
-ocho	M
-ochu	W
-ocia	[
-ocid	C
-ocim	P
-ocin	G
-ocio	[
-ocit	C
-oció	P
-ock,	T
-ocke	C
-ockf	X
-ocki	C
-ockp	C
-ocks	T
-ockt	C
-ocla	D
-ocod	C
-ocon	K
-ocor	D
-ocos	Q
-ocra	S
-ocre	C
-ocri	V
-ocry	U
-ocs.	N
-octo	L
-octu	C
-ocum	C
-ocup	U
-ocus	[
-od's	[
-od-b	Q
-odar	C
-odas	M
-odat	C
-odav	X
-oday	D
-odby	V
-odca	C
-odde	C
-oddl	V
-odds	C
-ode_	E
-oded	C
-odei	M
-odel	C
-odem	W
-odeo	C
-oder	[
-odes	C
-odge	C
-odia	W
-odic	H
-odie	L
-odig	C
-odil	J
-odin	C
-odio	[
-odit	N
-odiu	C
-odli	V
-odly	W
-odmo	P
-odo?	S
-odom	W
-odon	T
-odor	I
-odos	T
-odox	[
-odpa	Y
-odrá	Q
-odul	E
-odus	L
-ody,	W
-odyn	C
-odys	C
-odéi	Q
-odía	P
-oefl	F
-oein	C
-oel?	R
-oema	C
-oemí	S
-oeni	G
-oesn	X
-oest	[
-oeve	T
-ofar	W
-ofec	U
-ofen	C
-ofer	K
-ofes	N
-ofet	[
-offe	V
-offi	H
-offl	F
-offs	M
-ofic	X
-ofin	D
-ofit	S
-ofon	P
-ofre	[
-ofst	C
-oft?	C
-ofte	C
-ofto	F
-oftw	U
-og(u	F
-ogad	C
-ogan	C
-ogar	L
-ogas	S
-ogec	C
-ogen	C
-oger	W
-oget	X
-ogic	C
-ogid	X
-ogin	C
-ogiz	[
-ogle	C
-ogni	Y
-ogos	[
-ogot	C
-ogra	C
-ogre	I
-ogro	Z
-ogur	H
-ogwa	C
-ogy?	[
-ogyn	C
-ogén	T
-ogía	[
-oh's	V
-oham	C
-ohan	S
-ohca	C
-ohea	C
-ohem	D
-ohib	S
-ohim	[
-ohio	C
-ohms	C
-ohn'	P
-ohn.	J
-ohnn	C
-ohns	G
-ohol	V
-ohól	R
-oiac	W
-oiad	X
-oiak	S
-oice	E
-oid(	J
-oijo	C
-oile	C
-oili	L
-oils	[
-oinc	[
-oine	U
-oing	R
-oins	X
-oint	I
-oiru	C
-oirw	C
-oise	C
-oist	C
-oisy	S
-oisé	Y
-oiuy	C
-ojad	R
-ojas	C
-ojec	C
-ojo?	Q
-ojos	J
-ojue	R
-ok.c	D
-okay	[
-okca	G
-oked	[
-okem	C
-oken	Q
-oker	C
-okes	H
-okie	C
-okin	[
-okla	C
-okmo	E
-okov	C
-okup	C
-okyo	G
-okza	I
-ol's	T
-olac	P
-olad	[
-olan	C
-olar	C
-olas	[
-olat	Z
-olca	K
-olda	Q
-oldf	C
-oldi	[
-oldp	C
-olds	L
-ole.	F
-olec	[
-oled	U
-oleg	S
-olen	[
-oleo	C
-oler	K
-oles	L
-olet	E
-olfe	C
-olgo	Z
-olia	T
-olib	F
-olic	[
-olid	V
-olie	C
-olil	I
-olin	H
-olis	V
-olit	R
-oliv	D
-oliz	U
-olla	C
-ollb	C
-olle	[
-olli	C
-ollo	Q
-olls	C
-olly	U
-oloc	[
-olof	[
-olog	J
-olom	T
-olon	C
-olor	[
-olos	[
-olot	C
-olou	C
-olpe	W
-olsa	S
-olst	F
-olta	V
-olte	[
-oluc	C
-olum	E
-olun	Z
-olut	K
-olve	C
-olvi	Y
-olvo	D
-olví	S
-olyg	X
-olym	C
-olyr	C
-olít	U
-ológ	X
-om">	L
-om's	V
-om/r	I
-om/s	N
-om/t	C
-om/w	M
-oma?	Q
-omac	J
-oman	[
-omar	[
-omas	C
-omat	C
-omba	[
-ombe	[
-ombi	C
-ombl	X
-ombo	C
-ombr	X
-ombs	T
-ome,	Z
-omeb	E
-omeg	X
-omel	[
-omen	J
-omeo	S
-omep	C
-omer	Q
-omes	[
-omet	Q
-omew	P
-omfo	X
-omie	S
-omil	D
-omin	U
-omio	P
-omis	[
-omit	[
-omió	S
-omle	Y
-omma	S
-omme	C
-ommi	P
-ommo	W
-ommu	[
-omni	[
-omoc	C
-omod	C
-omon	U
-omos	N
-omot	J
-ompa	W
-ompe	[
-ompl	[
-ompo	C
-ompr	J
-ompt	C
-ompu	C
-omri	S
-omso	C
-omul	V
-omun	W
-omás	V
-omía	T
-omón	Y
-omún	Q
-on's	[
-on't	[
-on-i	S
-on.c	K
-ona?	Q
-onab	R
-onac	D
-onad	C
-onah	R
-onai	[
-onaj	S
-onal	K
-onan	[
-onar	W
-onas	X
-onat	M
-onau	D
-onbu	C
-once	[
-onci	T
-oncl	G
-onco	F
-oncu	[
-onda	Y
-onde	C
-ondi	L
-ondo	C
-ondr	K
-onds	C
-ondu	X
-one'	R
-one,	Y
-one?	W
-onea	C
-onec	I
-oned	X
-oneh	F
-onel	[
-onem	[
-oner	T
-ones	U
-onet	F
-oney	[
-onfe	X
-onfi	[
-onfl	V
-onfo	T
-onfr	W
-onfu	W
-onfí	Q
-ong,	[
-ong?	U
-onga	T
-onge	P
-ongi	[
-ongl	S
-ongo	P
-ongr	M
-ongs	[
-ongu	S
-onia	T
-onic	Q
-onid	C
-onig	G
-onij	Q
-onim	C
-onin	P
-onio	L
-onis	[
-onit	[
-onjo	C
-onke	S
-onli	N
-onlo	I
-only	Q
-onme	X
-onmi	U
-onna	C
-onne	C
-ono?	R
-onoc	V
-onol	C
-onom	T
-onop	C
-onor	[
-onos	U
-onou	W
-onoz	P
-onqu	Y
-onra	S
-onro	C
-ons'	[
-ons,	[
-ons?	[
-onsa	V
-onsc	[
-onse	C
-onsh	[
-onsi	[
-onso	F
-onsp	X
-onst	M
-onsu	K
-onta	C
-onte	N
-onti	Z
-onto	Q
-ontr	S
-onty	C
-onun	C
-onus	H
-onut	C
-onve	C
-onvi	[
-onym	C
-onze	[
-onzo	I
-onán	P
-onás	[
-onía	U
-oo.c	D
-oobs	C
-ood,	V
-ood?	[
-oodb	V
-oode	K
-oodi	C
-oods	C
-oody	C
-ooft	F
-oogl	C
-ook.	D
-ookc	G
-ooke	K
-ooki	F
-ooks	[
-ooku	C
-ool'	T
-oola	C
-ooli	[
-ools	C
-oome	C
-oomi	C
-oomm	[
-ooms	U
-oone	H
-oons	L
-oops	C
-oor;	P
-oorb	F
-oore	C
-oorp	R
-oors	M
-oose	K
-oosi	[
-oost	C
-ootb	H
-oote	C
-ooth	J
-ooti	[
-oots	C
-oove	C
-opar	W
-opas	S
-opau	Z
-opci	Q
-ope?	[
-opel	V
-open	C
-oper	M
-opes	[
-opez	C
-opha	Y
-ophe	V
-ophi	L
-opho	M
-opia	[
-opic	Y
-opie	R
-opin	[
-opio	P
-opit	U
-opiu	C
-ople	[
-opli	W
-opol	C
-opor	[
-opos	R
-oppa	[
-oppe	C
-oppi	I
-oppl	C
-oppo	J
-oppr	Y
-opra	C
-opsy	W
-opta	X
-opte	P
-opti	[
-opue	C
-opul	P
-opus	C
-opyi	V
-opyr	C
-opós	Q
-oque	E
-oquy	I
-oqué	[
-or's	K
-or=a	F
-ora?	Q
-orac	W
-orad	[
-orag	C
-orah	[
-oral	[
-oram	R
-oran	L
-orar	Q
-oras	Q
-orat	C
-orax	C
-oraz	[
-orba	Q
-orbi	L
-orbo	Q
-orca	W
-orce	[
-orch	G
-orci	[
-orco	E
-orcy	C
-ord'	T
-ord,	Y
-ord;	Q
-ord?	Y
-orda	N
-orde	C
-ordi	S
-ordl	C
-ordo	P
-ords	M
-ordá	W
-ordó	S
-orea	C
-oreb	[
-orec	H
-ored	Z
-oreg	C
-oreh	[
-orei	[
-orem	H
-oren	C
-orer	C
-ores	X
-oret	Y
-orev	[
-orex	[
-orga	[
-orge	L
-orgh	F
-orgi	[
-orgo	G
-orgu	U
-oria	G
-oric	X
-orid	C
-orie	L
-orif	V
-orig	G
-orin	E
-orio	[
-orir	Y
-oris	V
-orit	[
-ork?	U
-orka	U
-orke	[
-orki	V
-orko	C
-orkp	W
-orks	C
-orla	Y
-orld	T
-orma	E
-orme	[
-ormi	Y
-orml	F
-ormo	[
-orms	L
-ormu	C
-orn?	[
-orna	Q
-orne	L
-ornf	C
-ornh	C
-orni	H
-orno	R
-orns	[
-oro?	Q
-orol	I
-oron	C
-oros	C
-orou	C
-orph	W
-orpi	N
-orpo	V
-orqu	C
-orra	[
-orre	J
-orri	Y
-orro	[
-orru	[
-orry	[
-orsa	I
-orse	L
-orsh	[
-orsi	R
-orst	K
-orta	Y
-orte	F
-ortg	Z
-orth	C
-orti	U
-ortn	C
-orto	G
-ortr	[
-orts	C
-ortu	E
-orty	T
-ortó	U
-orus	W
-orva	Q
-orwa	C
-oría	P
-orós	Y
-osa?	S
-osad	T
-osag	C
-osal	C
-osan	Y
-osar	[
-osas	W
-osau	I
-osca	C
-osch	C
-osco	C
-oscu	X
-ose?	T
-osea	F
-osec	U
-osed	N
-osen	[
-osep	Z
-oser	[
-oses	Z
-oset	Z
-osex	Q
-osha	Y
-oshe	[
-oshu	Q
-osia	K
-osib	[
-osic	P
-osid	P
-osig	[
-osin	M
-osis	[
-osit	C
-osla	C
-oslo	C
-osmo	C
-osna	W
-oso?	Q
-osof	C
-osom	E
-osor	T
-osos	Z
-osot	V
-ospe	[
-ospi	Z
-osqu	T
-oss'	C
-oss?	[
-ossa	X
-osse	Q
-ossf	C
-ossi	Y
-ossw	K
-ost,	V
-ost:	I
-osta	H
-ostb	C
-ostc	C
-oste	M
-ostg	E
-osti	[
-ostl	[
-ostm	C
-osto	J
-ostr	C
-osts	[
-ostu	[
-osté	R
-osué	W
-osyn	C
-osé?	R
-osía	Q
-ot's	S
-ota?	X
-otac	T
-otad	Z
-otal	E
-otar	G
-otas	H
-otat	C
-otba	H
-otch	G
-ote?	S
-otec	M
-oted	Y
-otei	C
-otel	C
-oten	H
-oteo	W
-oter	R
-otes	T
-otfy	D
-otgu	U
-oth,	R
-otha	[
-othe	Y
-othi	G
-oths	Y
-othy	J
-otia	Y
-otic	C
-otif	C
-otin	[
-otio	S
-otip	S
-otiv	[
-otla	C
-otma	C
-oto_	C
-otog	C
-otop	C
-otor	C
-otos	I
-otra	[
-otro	W
-otte	H
-otti	C
-ottl	C
-otto	U
-otun	C
-otwe	I
-oubo	C
-oubt	[
-ouch	I
-ouds	S
-ough	R
-ouij	X
-ouis	C
-ould	V
-oule	H
-ouls	I
-oumi	C
-ounc	C
-ound	N
-oung	Z
-ouns	[
-ount	K
-oupl	[
-oupo	C
-oups	N
-oura	[
-ourd	E
-oure	Y
-ourg	C
-ouri	L
-ourl	C
-ourn	[
-ours	C
-ourt	[
-ous,	S
-ous?	R
-ousa	[
-ouse	T
-ousi	Y
-ousl	V
-ousn	V
-ousy	X
-out;	Q
-out?	[
-outa	C
-outb	C
-outd	P
-oute	D
-outf	C
-outh	L
-outi	N
-outl	C
-outp	C
-outs	V
-outu	C
-ouve	C
-ovah	W
-ove.	H
-ove?	U
-ovec	U
-oved	W
-ovee	Q
-ovej	[
-ovel	F
-ovem	V
-oven	N
-over	V
-ovet	W
-ovia	J
-ovic	C
-ovid	Q
-ovie	C
-ovil	C
-ovin	[
-ovio	[
-ovis	C
-ow's	U
-owan	C
-owar	[
-owav	C
-owde	C
-owds	V
-owed	[
-owee	M
-owel	C
-ower	N
-owes	[
-owhe	[
-owie	C
-owin	R
-owle	[
-owls	E
-own;	S
-owne	Q
-owni	T
-ownl	C
-owns	L
-owor	U
-owro	C
-ows,	T
-owse	C
-owsh	[
-owst	D
-owsy	C
-owth	R
-ox.c	D
-oxbo	C
-oxen	K
-oxeo	C
-oxes	R
-oxfo	C
-oxic	C
-oxid	F
-oxin	C
-oxym	C
-oyag	K
-oyal	K
-oyar	R
-oyco	J
-oydo	C
-oyed	[
-oyee	U
-oyer	F
-oyfr	[
-oyfu	Q
-oyin	Q
-oyme	H
-oyot	I
-oysi	E
-oyst	C
-ozar	C
-ozem	C
-ozen	C
-oído	X
-oíst	T
-oñar	P
-p(10	C
-p://	C
-p></	F
-p>te	F
-pabl	[
-pace	U
-paci	Q
-pack	L
-pact	[
-pada	[
-padd	C
-padm	C
-pado	Q
-padr	[
-pael	C
-paga	M
-page	C
-pago	X
-pagu	V
-paid	[
-pain	S
-pair	C
-pais	C
-paja	[
-paje	C
-pal.	E
-pala	T
-pale	Z
-palm	C
-palo	[
-palt	[
-pame	T
-panc	G
-pand	F
-pane	J
-pani	G
-pank	[
-pant	G
-pany	[
-papa	P
-pape	C
-paph	Z
-papá	[
-paqu	C
-para	S
-parc	C
-pard	Z
-pare	V
-pari	[
-park	C
-parl	C
-paro	I
-parr	C
-pars	C
-part	W
-pará	[
-pas?	Q
-pasa	V
-pasc	X
-pase	U
-pasi	R
-paso	G
-pass	G
-past	[
-pasó	X
-pata	C
-patc	I
-pate	[
-path	C
-pati	K
-patm	Y
-pato	C
-patr	N
-patt	C
-paul	Q
-paus	Z
-pavl	C
-payc	[
-payi	U
-paym	S
-payp	C
-pays	I
-país	V
-pañe	X
-paño	C
-pañí	R
-pbea	V
-pber	F
-pchi	T
-pcio	T
-pció	S
-pdad	R
-pdat	C
-peac	V
-peak	P
-peal	E
-pean	C
-pear	R
-peat	C
-peca	[
-pece	T
-peci	Q
-peck	[
-pect	W
-pecó	P
-peda	U
-pedi	G
-pedr	[
-pedí	R
-peec	T
-peed	C
-peel	C
-peer	N
-pefr	C
-pega	R
-pel?	P
-pela	E
-pele	[
-peli	C
-pell	C
-pelo	K
-pels	[
-pelí	[
-pena	S
-penc	C
-pend	C
-pene	C
-penh	J
-peni	K
-penn	F
-pens	[
-pent	[
-peop	[
-peor	U
-pepp	C
-pept	C
-pequ	S
-per?	R
-pera	N
-perc	C
-perd	[
-pere	W
-perf	[
-perg	[
-peri	C
-perl	[
-perm	C
-pern	[
-pero	[
-perr	C
-pers	[
-pert	K
-peru	C
-perv	M
-pesa	X
-pesc	V
-peso	C
-pest	C
-peta	V
-pete	[
-peti	[
-peto	P
-petr	E
-pets	K
-petu	U
-peza	W
-pezó	Q
-peña	U
-pfat	S
-pg_s	C
-pgra	C
-ph's	[
-phab	C
-phae	[
-phan	V
-phar	[
-phas	H
-phat	Z
-phaz	U
-phec	[
-phel	S
-phem	[
-phen	L
-pher	P
-phes	Z
-phet	[
-phew	V
-phia	M
-phib	U
-phie	C
-phil	R
-phim	[
-phin	W
-phir	[
-phis	F
-phne	C
-phob	[
-phod	[
-phoe	P
-phoi	C
-phon	C
-phor	M
-phot	E
-phpi	D
-phra	[
-phth	V
-phys	L
-piac	W
-pian	C
-piar	W
-picc	G
-pice	[
-pici	Y
-pick	E
-pics	C
-pict	C
-picy	G
-pida	X
-pide	K
-pidi	Q
-pido	C
-piec	C
-pied	[
-piel	V
-pien	M
-pies	[
-piez	I
-pigg	C
-pike	C
-pila	[
-pile	V
-pilg	[
-pilo	K
-pinf	D
-ping	Q
-pini	[
-pink	C
-pinn	C
-pino	J
-pins	C
-pint	G
-pion	[
-pipe	C
-piph	S
-pira	L
-pire	C
-piri	S
-pisc	C
-pise	W
-piso	C
-piss	C
-pist	[
-pita	V
-pitb	C
-pitc	I
-pite	Z
-piti	U
-pitl	C
-pitt	C
-pitu	C
-pium	C
-pivo	C
-pixe	F
-piza	C
-pizz	C
-plac	L
-plag	[
-plai	L
-plan	I
-plas	C
-plat	C
-play	J
-plaz	C
-ple'	P
-ple,	R
-ple.	D
-ple/	G
-ple:	R
-ple;	R
-ple?	[
-plea	V
-pled	[
-plee	C
-plei	U
-plen	W
-pleo	C
-pler	C
-ples	[
-plet	I
-plic	C
-plie	[
-plif	N
-plin	H
-plir	R
-plit	R
-plo?	X
-plor	C
-plos	C
-plot	C
-plow	[
-ploy	J
-pluc	C
-plug	C
-plum	S
-plur	C
-plus	C
-pmot	P
-pobl	D
-pobr	Y
-pock	T
-poco	[
-pocr	[
-poda	C
-podc	C
-pode	[
-podi	C
-podr	Q
-pods	C
-podé	Q
-poem	C
-poet	D
-poil	H
-poin	C
-poiu	C
-poke	C
-pokm	E
-pola	N
-pole	N
-poli	Y
-poll	C
-polo	[
-polv	D
-poly	C
-polí	U
-pond	K
-pong	D
-pons	V
-pool	C
-poon	C
-poor	[
-pope	C
-popp	C
-popu	P
-pora	[
-porc	R
-pore	C
-pork	F
-porn	K
-poro	C
-porq	G
-port	J
-posa	T
-pose	V
-posi	E
-poso	Z
-poss	P
-post	C
-pota	C
-pote	I
-potf	D
-poti	C
-pott	N
-poun	I
-pour	[
-pous	[
-pove	[
-powd	C
-powe	J
-poya	R
-pozo	S
-ppea	[
-pped	V
-ppel	C
-ppen	I
-pper	V
-ppet	C
-pphi	Z
-ppia	X
-ppie	S
-ppin	C
-pple	D
-ppli	Z
-pply	C
-ppoi	J
-ppor	U
-ppos	[
-ppre	[
-ppro	R
-prac	N
-prad	C
-prah	C
-prai	V
-prar	K
-pray	[
-praz	C
-pre-	T
-prea	V
-prec	C
-pred	Q
-pref	Y
-preg	[
-prej	M
-prem	C
-pren	[
-preo	T
-prep	[
-pret	R
-prev	C
-pric	C
-prid	Q
-prie	[
-pril	C
-prim	M
-prin	C
-prio	L
-pris	[
-priv	W
-prix	F
-priz	J
-proc	[
-prod	Z
-prof	Q
-prog	C
-proh	S
-proj	C
-prom	R
-pron	P
-proo	C
-prop	[
-pros	[
-prot	S
-prou	Z
-prov	[
-prox	C
-prud	[
-prue	C
-prus	Y
-prés	U
-prín	V
-pród	S
-prój	V
-ps:/	C
-psal	[
-psid	E
-psis	[
-psod	J
-pson	C
-psor	C
-psta	W
-psti	C
-psul	F
-psyc	[
-pt:v	J
-ptab	M
-ptan	C
-ptar	V
-ptat	[
-ptcy	[
-pted	W
-ptem	C
-pter	Q
-pths	S
-ptia	C
-ptic	Y
-ptie	E
-ptin	M
-ptio	T
-ptis	[
-ptiv	I
-ptiz	T
-pto?	R
-ptom	Q
-pton	C
-ptop	C
-ptow	C
-ptsd	Z
-ptua	V
-ptur	[
-publ	R
-pudd	D
-pude	W
-pudo	V
-pueb	Y
-pued	P
-puer	J
-pues	[
-puff	H
-pugs	C
-puja	E
-pula	U
-pulc	T
-pulg	C
-pull	[
-pulo	[
-pulp	G
-puls	[
-pump	G
-puni	[
-punk	E
-punn	E
-puns	C
-punt	C
-pupp	D
-pura	Y
-pure	Y
-purg	[
-puri	[
-puro	X
-purp	P
-push	Q
-puta	F
-pute	C
-puts	S
-putt	X
-pués	X
-pwor	C
-pwre	Z
-pyin	Y
-pyri	C
-pyth	C
-páni	S
-pésa	U
-pías	P
-píri	X
-pítu	W
-pócr	V
-pósi	Q
-póst	[
-públ	S
-qazw	C
-qibl	C
-quad	G
-quai	U
-quak	R
-qual	P
-quan	C
-quar	C
-quat	C
-que?	X
-quea	D
-queb	U
-qued	R
-quee	U
-quei	G
-quej	U
-quel	Z
-quem	[
-quen	L
-queo	[
-ques	M
-quet	C
-quez	F
-queñ	K
-quic	R
-quid	C
-quij	C
-quil	D
-quim	X
-quin	C
-quip	J
-quir	R
-quis	P
-quit	P
-quiv	T
-quiz	C
-quié	[
-quot	E
-quía	[
-quín	T
-qw4w	M
-qwer	C
-r"><	F
-r-in	V
-r/fu	I
-r=al	F
-raba	X
-rabb	C
-rabi	C
-rabl	[
-rabs	[
-raca	R
-racc	C
-rach	Z
-raci	Z
-rack	C
-racl	V
-ract	C
-racy	V
-rada	C
-rade	C
-radi	D
-rado	C
-radu	Q
-rael	[
-raff	P
-rafi	S
-raft	C
-rafí	T
-rage	S
-ragi	W
-ragn	J
-rago	C
-ragr	R
-rags	Q
-ragó	U
-rah'	R
-rah,	R
-rah?	[
-rah_	I
-raha	Y
-raic	W
-raid	V
-raig	Q
-rail	C
-raim	Z
-rain	I
-rais	[
-rait	C
-raka	C
-rake	P
-rako	C
-ral?	Q
-rala	H
-rale	[
-rali	C
-rall	C
-ralp	C
-rals	C
-raly	[
-ralí	S
-ram?	P
-rama	C
-rame	H
-rami	R
-ramo	J
-ramp	U
-rams	H
-rana	C
-ranc	N
-rand	X
-rang	C
-rani	C
-ranj	G
-rank	C
-rans	N
-rant	I
-ranz	W
-raoh	[
-raok	C
-rape	S
-raph	P
-rapi	C
-rapp	Q
-raps	G
-rapt	[
-rapy	U
-raqu	X
-rar?	[
-rara	I
-rarc	G
-rare	P
-rari	C
-rarm	Y
-raro	Y
-rary	C
-rará	W
-ras?	[
-rasc	C
-rase	C
-rasg	W
-rash	M
-rasp	S
-rass	Q
-rast	X
-rata	G
-ratc	M
-rate	C
-rath	J
-rati	L
-rato	C
-ratr	L
-ratu	C
-raud	Y
-raum	[
-raun	Y
-raus	D
-rave	Y
-ravi	[
-rawi	Y
-rawl	J
-ray;	Q
-ray?	S
-raya	[
-raye	[
-rayi	[
-rays	T
-raza	T
-razi	C
-razo	K
-razy	F
-razó	Z
-raíz	Q
-raño	[
-raón	V
-rbac	C
-rbad	C
-rbag	J
-rbal	C
-rban	Z
-rbar	D
-rbat	V
-rbea	C
-rber	F
-rbid	[
-rbie	J
-rbik	C
-rbio	Q
-rbnb	C
-rboa	H
-rbol	[
-rbon	V
-rbos	C
-rbud	C
-rc="	L
-rc=x	F
-rca.	J
-rca?	Q
-rcad	C
-rcar	C
-rcas	[
-rced	[
-rcel	C
-rcen	C
-rcer	S
-rces	Z
-rch'	C
-rch?	X
-rcha	[
-rche	[
-rchi	C
-rchs	J
-rchy	L
-rcia	I
-rcic	C
-rcif	P
-rcin	Y
-rcio	[
-rcis	[
-rcit	U
-rció	P
-rcla	F
-rcoa	J
-rcod	C
-rcol	X
-rcom	Z
-rcon	E
-rcos	T
-rcra	C
-rcui	C
-rcum	[
-rcun	P
-rcur	J
-rcut	C
-rcy,	Q
-rcyc	C
-rcán	X
-rd's	T
-rdad	X
-rdam	G
-rdan	J
-rdar	X
-rdas	K
-rdat	S
-rday	N
-rdec	[
-rded	C
-rden	U
-rder	L
-rdes	C
-rdew	C
-rdia	H
-rdic	Q
-rdid	X
-rdie	E
-rdig	C
-rdin	[
-rdis	T
-rdió	X
-rdle	C
-rdo?	Q
-rdoc	V
-rdon	N
-rdos	Z
-rdot	X
-rdou	C
-rdr2	C
-rdre	C
-rdro	F
-rds,	S
-rds?	Y
-rdsh	N
-rdui	C
-rdwa	C
-rdán	W
-rdía	R
-rdín	S
-rdón	[
-re's	C
-reac	[
-read	X
-reak	C
-real	H
-ream	P
-rean	H
-reap	[
-rear	C
-reas	U
-reat	[
-reav	R
-reba	F
-rebe	X
-rebo	C
-rebs	C
-rebu	[
-reca	L
-recc	V
-rece	L
-rech	[
-reci	C
-reck	[
-reco	I
-recr	Z
-rect	Q
-recu	U
-recy	R
-recí	W
-reda	Y
-redd	I
-rede	[
-redi	C
-redn	G
-redo	V
-ree?	[
-reec	[
-reed	[
-reeh	C
-reek	C
-reel	J
-reem	Y
-reen	C
-reep	C
-reer	Q
-rees	[
-reet	M
-reev	F
-reez	H
-refa	V
-refe	D
-refi	[
-refo	[
-refr	C
-refu	K
-rega	L
-rege	L
-regi	X
-regl	C
-regn	[
-rego	C
-regr	Z
-regu	H
-reha	V
-rehe	X
-reho	I
-reid	C
-reig	[
-rein	[
-reir	C
-reja	[
-reje	[
-rejo	W
-reju	N
-rela	[
-rele	C
-reli	V
-rell	X
-rels	[
-rely	Q
-rema	F
-remb	T
-reme	E
-remn	V
-remo	H
-remí	V
-ren'	T
-ren,	P
-ren?	R
-rena	D
-renc	C
-rend	[
-rene	[
-reng	[
-renh	G
-reni	[
-reno	N
-rens	C
-rent	S
-renu	[
-renz	I
-reoc	T
-reon	C
-reos	M
-repa	E
-repe	[
-reph	X
-repi	W
-repl	L
-repo	G
-repr	N
-repu	U
-requ	C
-rera	Z
-rero	[
-rers	[
-reru	C
-res?	U
-resa	[
-resc	[
-rese	C
-resh	W
-resi	I
-resk	X
-resm	W
-reso	L
-resp	V
-ress	L
-rest	Z
-resu	S
-reta	X
-retc	N
-rete	V
-reth	[
-reti	P
-reto	[
-retr	L
-rets	[
-rett	Y
-retu	F
-reub	W
-reud	C
-reun	T
-reve	[
-revi	E
-revo	C
-rewa	S
-rewd	K
-rewe	[
-rewq	C
-rewr	C
-rews	C
-rexi	K
-rey'	C
-rey?	Q
-reye	[
-reyh	C
-reyn	C
-rez@	D
-reza	[
-rezc	Z
-rezo	G
-reía	P
-rfac	C
-rfan	Q
-rfar	C
-rfec	[
-rfie	C
-rfor	[
-rfra	C
-rful	[
-rfum	I
-rgad	Q
-rgai	X
-rgam	[
-rgan	[
-rgar	[
-rgas	U
-rgat	I
-rgav	Q
-rgen	L
-rger	Y
-rges	J
-rget	C
-rgha	E
-rghi	F
-rgia	C
-rgin	Y
-rgiv	[
-rgot	G
-rgs)	E
-rgue	U
-rgui	Y
-rgul	U
-rgum	[
-rgus	C
-rgüe	V
-rhap	J
-rhea	C
-rhem	[
-rhoo	W
-rhym	C
-rhyt	C
-ria,	T
-ria;	R
-ria?	R
-riad	T
-riag	[
-riah	[
-rial	D
-riam	V
-rian	S
-riar	[
-rias	H
-rib?	T
-riba	[
-ribb	C
-ribe	U
-ribi	[
-ribl	[
-ribs	C
-ribu	L
-rica	I
-ricc	C
-rice	C
-rich	T
-rici	E
-rick	E
-rico	S
-rics	C
-rict	C
-ricu	C
-ricó	V
-rida	T
-ridd	J
-ride	[
-ridg	C
-rido	C
-ried	T
-rief	U
-rieg	R
-riel	E
-rien	[
-rier	C
-ries	G
-riet	X
-riev	[
-riff	C
-rifi	[
-rifo	V
-rift	K
-rifu	H
-rige	S
-righ	Q
-rigi	G
-rigo	U
-rihu	Y
-riju	U
-rike	P
-rile	T
-rili	V
-rill	C
-rima	M
-rime	N
-rimi	[
-rimo	S
-rina	C
-rinc	C
-rine	X
-ring	J
-rini	M
-rink	[
-rino	[
-rint	C
-rio?	W
-riod	C
-rion	[
-rior	M
-rios	[
-riot	[
-riou	I
-ripa	Q
-ripe	K
-ripi	D
-ripo	D
-ripp	[
-ript	G
-riqu	R
-rir?	R
-rirá	S
-risa	V
-risc	X
-rise	[
-rish	N
-risi	C
-risk	H
-rism	[
-riso	[
-risp	C
-rist	Y
-rit?	[
-rita	N
-rite	C
-riti	X
-ritn	C
-rito	[
-rits	Y
-ritt	[
-ritu	[
-rity	U
-rium	D
-rius	X
-riva	I
-rivi	Q
-riza	Z
-rize	R
-rizi	N
-rizo	C
-rizp	S
-rizz	F
-rió?	R
-rión	Q
-rjac	J
-rjes	Y
-rjet	X
-rkah	U
-rkan	C
-rked	U
-rkel	E
-rker	[
-rket	Q
-rkey	C
-rkin	C
-rkne	[
-rkou	C
-rkpl	W
-rksh	C
-rlan	C
-rlas	X
-rlay	C
-rld"	F
-rldl	V
-rlea	C
-rles	C
-rlet	Q
-rley	C
-rlfr	U
-rlia	C
-rlic	C
-rlin	C
-rloc	J
-rlod	E
-rloi	E
-rloo	D
-rlot	C
-rlwi	[
-rmac	C
-rmad	C
-rmag	[
-rmal	C
-rman	C
-rmar	F
-rmas	[
-rmat	F
-rme?	T
-rmed	[
-rmel	Q
-rmen	[
-rmer	Y
-rmes	M
-rmil	C
-rmin	P
-rmir	W
-rmis	C
-rmit	J
-rmla	F
-rmod	C
-rmon	[
-rmor	G
-rmos	Q
-rmou	R
-rmud	E
-rmul	C
-rmut	E
-rmón	T
-rnab	Y
-rnac	[
-rnad	C
-rnam	C
-rnan	[
-rnat	F
-rnau	[
-rnav	W
-rnea	R
-rned	[
-rnel	[
-rner	J
-rnes	Y
-rnet	S
-rney	J
-rnfl	C
-rnhu	C
-rnia	C
-rnic	[
-rnid	Z
-rnig	C
-rnin	Z
-rnip	C
-rnit	[
-rniv	[
-rnme	L
-rno?	R
-rnob	C
-rnog	[
-rnor	W
-rnos	Y
-rnou	[
-rnst	C
-rnác	W
-road	M
-roam	C
-roar	G
-roas	C
-roat	C
-roba	C
-robb	Y
-robe	[
-robl	I
-robo	G
-robu	D
-robé	Y
-robó	Q
-roca	[
-roce	[
-rock	W
-roco	C
-rocr	S
-rocs	C
-rod?	S
-rode	S
-rodg	C
-rodi	W
-rods	[
-roes	S
-rofe	T
-rofi	H
-rofl	C
-roga	[
-roge	C
-rogr	C
-rogs	Y
-rogu	C
-rogy	C
-rohi	S
-roid	F
-roja	F
-roje	C
-rojo	T
-roke	[
-rola	[
-role	C
-roll	Q
-rolo	D
-rols	P
-roma	T
-rome	X
-romf	C
-romi	T
-romo	C
-roms	C
-ron'	[
-rona	C
-ronc	S
-rone	C
-rong	[
-roni	Z
-rono	T
-ronr	C
-ront	J
-ronu	C
-ronz	[
-rood	C
-roof	D
-rook	[
-room	K
-roon	F
-roop	C
-roos	Z
-root	C
-ropa	G
-rope	[
-roph	N
-ropi	W
-ropo	S
-ropp	Q
-rops	E
-ropu	D
-ropy	C
-ropó	Q
-roqu	C
-ror:	F
-ror=	F
-rore	U
-rori	V
-rors	Y
-ros?	P
-rosa	C
-rosc	C
-rose	V
-rosh	Y
-rosi	I
-roso	H
-rosp	V
-ross	F
-rost	R
-rosy	W
-rota	W
-rote	X
-roth	S
-roti	G
-roto	E
-rott	C
-roub	[
-roud	Z
-roug	[
-roul	H
-roun	R
-roup	P
-rous	[
-rout	C
-rove	V
-rovi	W
-rowa	C
-rowd	[
-rowe	[
-rowi	J
-rown	N
-rowr	C
-rows	E
-rowt	R
-roxe	J
-roxi	C
-roxy	C
-roya	C
-royd	C
-roye	X
-roze	E
-rpal	C
-rpen	[
-rper	X
-rpet	C
-rpha	[
-rpho	C
-rpie	I
-rpio	N
-rple	I
-rpod	C
-rpoi	C
-rpor	C
-rpos	[
-rpre	[
-rpro	C
-rpun	E
-rque	H
-rqui	D
-rqué	C
-rra?	S
-rrac	[
-rrad	L
-rrag	C
-rrah	S
-rran	H
-rrar	E
-rras	X
-rrat	C
-rray	C
-rreb	Q
-rrec	[
-rred	X
-rreg	F
-rrel	[
-rrem	Z
-rren	I
-rreo	C
-rrep	V
-rrer	W
-rres	[
-rrey	C
-rria	[
-rrib	[
-rric	N
-rrid	C
-rrie	Z
-rrif	S
-rrin	[
-rrio	K
-rris	C
-rrit	C
-rrob	C
-rrog	[
-rror	L
-rros	Z
-rrot	M
-rrou	R
-rrow	[
-rroz	C
-rrui	S
-rrup	[
-rry?	P
-rryi	G
-rsai	C
-rsak	Y
-rsal	N
-rsar	[
-rsas	V
-rsat	Y
-rsda	R
-rse?	Z
-rsea	U
-rsec	Z
-rsed	T
-rseg	P
-rsei	F
-rsel	Z
-rsem	Z
-rsen	C
-rses	[
-rsev	V
-rsew	F
-rshe	[
-rshi	[
-rsia	K
-rsid	T
-rsig	Y
-rsin	V
-rsio	R
-rsis	Q
-rsit	N
-rsió	R
-rsmi	V
-rson	X
-rst?	S
-rsta	R
-rstb	W
-rsti	X
-rsto	[
-rsty	[
-rsua	U
-rsus	T
-rsíc	X
-rt('	F
-rt(d	I
-rtad	U
-rtai	[
-rtaj	S
-rtal	D
-rtan	R
-rtar	Z
-rtas	Q
-rtat	[
-rtax	V
-rte?	Q
-rted	[
-rtem	T
-rten	I
-rter	C
-rtes	[
-rtfo	E
-rtga	Z
-rth,	R
-rth;	R
-rth?	[
-rtha	Y
-rthd	R
-rthe	I
-rthi	J
-rthl	Z
-rtho	[
-rthq	R
-rthr	[
-rthu	C
-rthy	[
-rtia	E
-rtic	L
-rtid	Q
-rtie	Q
-rtif	C
-rtil	M
-rtim	L
-rtin	C
-rtio	[
-rtir	[
-rtis	C
-rtió	T
-rtme	Q
-rtne	R
-rtni	C
-rto?	Q
-rtoi	D
-rtos	C
-rtre	Z
-rtri	Q
-rtst	G
-rtua	I
-rtud	T
-rtue	X
-rtug	C
-rtun	P
-rtuo	Q
-rtur	[
-rtyr	[
-rtyu	C
-ruac	T
-ruar	C
-ruat	Y
-rubb	C
-rubi	K
-rucc	C
-ruch	[
-ruci	R
-ruck	[
-ruco	C
-ruct	D
-rudd	C
-rude	E
-rudg	U
-rueb	C
-ruel	L
-rufu	X
-rugb	C
-rugg	Y
-rugs	R
-rugu	C
-rugí	V
-ruid	H
-ruin	[
-ruir	T
-ruis	C
-ruit	I
-ruje	R
-ruju	C
-rule	I
-rumb	[
-rume	M
-rumm	C
-rumo	M
-rump	W
-rums	[
-runa	W
-rund	C
-runk	[
-runn	E
-runs	C
-rupo	W
-rupt	[
-rus'	R
-rus?	X
-rusa	V
-rush	W
-rusi	W
-russ	C
-rust	R
-rut?	P
-ruta	U
-ruth	N
-ruto	Z
-ruye	U
-ruz?	T
-ruza	I
-rval	J
-rvan	Z
-rvar	E
-rvat	C
-rved	V
-rvel	F
-rver	C
-rves	[
-rvey	D
-rvez	C
-rvic	H
-rvie	U
-rvin	[
-rvio	U
-rvir	T
-rvis	V
-rviv	C
-rvos	T
-rvou	[
-rwal	E
-rwar	V
-rwat	C
-rway	C
-rweo	C
-rwhe	W
-rwnw	C
-rwoo	C
-rxes	[
-rxis	E
-ry's	[
-ryan	C
-rybo	R
-ryda	Q
-ryer	C
-ryin	S
-ryon	[
-ryph	Z
-rypt	Q
-ryst	D
-ryth	T
-rywa	C
-rywh	Z
-rzar	E
-rzas	Q
-rzil	[
-rzon	C
-rábo	[
-rédi	V
-rédu	W
-réis	W
-rést	U
-ría?	T
-rían	U
-rías	Y
-rínc	V
-ríos	T
-ródi	S
-róji	V
-rón?	P
-róni	V
-rósc	Y
-s"--	E
-s%s%	C
-s')>	F
-s.ex	J
-s.go	N
-s/d/	N
-s/li	J
-s://	C
-s="c	F
-saac	Q
-saba	M
-sabb	Z
-sabe	M
-sabi	H
-sabl	S
-sabá	R
-sabé	R
-saca	W
-sace	[
-sach	C
-saci	R
-sack	V
-sacr	[
-sada	[
-sadd	Z
-sade	C
-sado	[
-sae3	I
-safe	Q
-sage	D
-sagi	F
-sagn	J
-sagr	X
-sahe	Q
-saia	U
-said	H
-sail	D
-sain	[
-saje	N
-sake	W
-sala	C
-salb	H
-sale	C
-sali	X
-salm	[
-salo	T
-sals	C
-salt	P
-salu	[
-salv	[
-salé	R
-saló	W
-sama	[
-same	J
-sami	R
-samp	C
-sams	I
-samu	U
-sana	[
-sanc	[
-sand	T
-sane	V
-sang	L
-sanh	U
-sani	[
-sann	Z
-sano	Z
-sans	W
-sant	[
-sany	C
-sapa	T
-sapp	H
-sar'	R
-sar?	Q
-sara	W
-sarc	[
-sard	U
-sare	[
-sari	[
-sarm	R
-sarn	R
-saro	V
-sars	[
-sary	[
-sará	R
-sas?	R
-sash	C
-sass	C
-sast	[
-sata	[
-sati	S
-satu	C
-sau'	S
-sauc	C
-saul	[
-saur	I
-sauv	C
-savi	[
-sayi	K
-says	F
-saía	T
-saúl	W
-sban	X
-sbia	S
-sbih	C
-sboa	D
-sbon	C
-sbur	C
-scad	G
-scal	M
-scam	N
-scan	C
-scap	V
-scar	P
-scas	[
-scat	Z
-scen	D
-sces	C
-scev	P
-scha	K
-sche	I
-schi	P
-scho	U
-schr	C
-scie	T
-scii	C
-scil	X
-scip	[
-scis	C
-scla	Q
-scle	R
-scod	D
-scog	K
-scol	K
-scon	R
-scoo	G
-scop	C
-scor	C
-scot	C
-scou	C
-scra	C
-scre	C
-scri	J
-scro	[
-scua	Y
-scub	C
-scuc	V
-scue	[
-scul	[
-scur	Y
-scus	[
-scíp	W
-sd/j	C
-sdaq	C
-sdas	C
-sday	J
-sdf8	E
-sdfg	D
-sdfs	C
-sdhf	C
-sdom	W
-sdra	[
-sdru	C
-se's	P
-sea,	Z
-sea?	[
-seal	D
-sean	[
-sear	C
-seas	M
-seat	T
-seba	J
-seca	H
-sech	U
-seco	H
-secr	K
-sect	[
-secu	[
-sed,	R
-sed?	P
-sede	Z
-sedu	Z
-seed	R
-seef	I
-seei	Y
-seek	[
-seem	X
-seen	[
-sees	Z
-sega	C
-segm	C
-segu	N
-segú	S
-seh?	P
-seho	V
-seil	F
-sein	C
-seis	Y
-seiz	[
-seje	V
-sejo	T
-sela	[
-sele	C
-self	[
-seli	X
-sell	D
-sels	[
-selv	[
-sely	X
-sema	[
-semb	X
-seme	[
-semi	C
-semp	S
-sena	C
-senc	[
-send	G
-sene	[
-seng	U
-senn	S
-sens	F
-sent	T
-seo?	P
-seos	[
-sepa	[
-seph	Z
-sepl	C
-sept	C
-sepu	T
-sequ	N
-sera	U
-sere	[
-seri	C
-serm	[
-sern	C
-serp	M
-sers	C
-sert	P
-serv	R
-sery	R
-será	W
-ses'	[
-ses:	R
-ses;	S
-ses?	T
-sesc	C
-sesi	N
-sess	[
-sest	C
-set?	Q
-sete	Y
-seth	C
-setl	C
-sett	K
-seum	C
-seve	[
-sevi	C
-sewi	C
-sewo	G
-sexo	[
-sext	P
-sexu	[
-sexy	C
-seña	N
-seño	S
-sfem	Q
-sfer	C
-sfie	V
-sfig	X
-sfit	C
-sfru	S
-sful	S
-sfus	U
-sgen	X
-sgiv	Z
-sgre	[
-sgui	W
-sgus	R
-sh's	[
-sha'	U
-shac	V
-shad	C
-shag	X
-shai	S
-shak	G
-shal	[
-shan	H
-shap	C
-shar	[
-shat	C
-shav	[
-shaz	U
-shbo	S
-shea	X
-sheb	[
-shec	[
-shed	K
-shee	C
-shei	C
-shek	[
-shem	[
-shep	Y
-sher	S
-shes	[
-shet	[
-shev	D
-shew	P
-shia	G
-shib	[
-shie	H
-shif	G
-shil	W
-shim	J
-shin	Q
-shio	J
-ship	[
-shir	C
-shis	[
-shma	N
-shme	R
-shna	N
-shne	Q
-shoe	C
-shof	U
-shon	[
-shoo	[
-shop	M
-shor	L
-shot	K
-shou	[
-show	C
-shre	F
-shri	S
-shro	K
-shti	V
-shua	S
-shuf	C
-shui	C
-shun	[
-shut	C
-sia?	T
-siad	[
-siah	Q
-sian	K
-sias	[
-sibl	E
-sica	R
-sici	[
-sick	[
-sico	W
-sics	C
-sida	[
-side	C
-sido	[
-sied	Z
-sieg	[
-siem	[
-sien	[
-sier	[
-sies	T
-siet	[
-sifi	I
-sigh	U
-sigi	C
-sigl	T
-sign	I
-sigo	W
-sigu	[
-siho	U
-sikh	C
-sila	T
-sile	H
-silk	C
-sill	[
-silo	R
-silv	U
-sily	X
-simb	V
-sime	[
-simi	E
-simo	H
-simp	C
-sims	E
-simu	C
-simó	[
-sin,	Y
-sin?	[
-sina	D
-sinc	[
-sine	I
-sinf	Y
-sing	W
-sink	C
-sinn	[
-sino	D
-sins	Z
-sint	C
-sion	V
-sios	X
-sipi	U
-siqu	[
-sira	[
-sire	U
-siri	D
-sirl	E
-sirv	C
-sis"	E
-sis?	[
-sise	X
-sist	L
-sita	[
-site	C
-siti	Q
-sito	Q
-sits	[
-sitt	Y
-situ	X
-sity	I
-sius	F
-sive	S
-sivo	Z
-sixe	C
-size	C
-siás	R
-sión	[
-sjaj	C
-skat	C
-skdj	C
-sked	X
-sker	H
-sket	Y
-skib	C
-skii	C
-skin	P
-skip	F
-skir	Z
-skod	C
-skyd	F
-skyl	G
-skyr	C
-skyw	I
-sla;	C
-slac	F
-slai	Y
-slam	N
-slan	C
-slat	C
-slau	P
-slav	W
-sled	C
-slee	W
-slep	Q
-slid	[
-slim	C
-slin	N
-slip	C
-slis	C
-slit	C
-slkd	C
-slog	C
-slot	U
-slow	M
-slug	C
-slum	T
-smae	U
-smai	R
-smal	Q
-sman	I
-smar	C
-smas	[
-smat	V
-smel	C
-smen	U
-smit	C
-smo?	T
-smod	Z
-smok	[
-smol	C
-smos	F
-smot	V
-smyr	V
-sn't	[
-snac	C
-snak	P
-snap	C
-snee	C
-snes	X
-sney	C
-snoo	C
-snor	H
-snow	L
-snud	C
-soak	D
-soap	C
-sobe	[
-sobr	T
-soci	[
-sock	C
-socr	C
-soda	C
-sode	C
-sodo	W
-sody	J
-sofa	C
-sofo	P
-soft	C
-sohc	C
-soil	R
-sois	X
-sola	[
-sold	[
-sole	G
-soli	J
-solo	Q
-sols	F
-solt	Y
-solu	Z
-solv	C
-somb	R
-some	W
-somo	X
-son'	[
-son-	S
-son?	X
-sona	[
-sone	K
-song	C
-soni	C
-sonn	C
-sons	[
-sony	F
-sopo	[
-sora	C
-sorc	W
-sord	V
-sore	E
-sori	C
-soro	V
-sorr	[
-sors	X
-sort	C
-sost	R
-soto	C
-sotr	V
-soul	[
-soun	J
-soup	C
-sour	M
-sout	C
-sove	[
-sowe	S
-sows	W
-soña	P
-soñé	X
-spac	G
-spad	[
-spai	P
-span	C
-spar	U
-spas	W
-spañ	C
-spbe	F
-spea	J
-spec	V
-sped	[
-spee	C
-spel	G
-spen	[
-sper	Z
-spet	T
-sphe	[
-spic	[
-spid	G
-spie	[
-spik	C
-spil	I
-spin	C
-spir	U
-spis	W
-spit	S
-spla	[
-sple	C
-spli	C
-spoi	H
-spok	[
-spon	G
-spoo	C
-spor	S
-spos	Y
-spot	C
-spou	[
-spra	C
-spre	C
-spri	W
-sput	D
-spué	X
-spía	P
-spír	X
-squa	C
-sque	C
-squi	V
-srae	[
-src=	E
-sreg	C
-sres	U
-ss')	F
-ss's	C
-ss="	F
-ssac	T
-ssae	X
-ssag	Y
-ssah	W
-ssal	X
-ssan	T
-ssar	R
-ssas	C
-ssay	C
-ssed	[
-sseh	U
-ssel	[
-ssem	T
-ssen	V
-sses	X
-ssey	C
-ssfi	C
-ssfu	S
-ssia	D
-ssib	C
-ssic	C
-ssil	D
-ssin	Y
-ssio	W
-ssip	[
-ssis	C
-ssiv	X
-ssma	T
-ssne	S
-sson	[
-ssop	[
-ssor	C
-ssov	[
-sspo	C
-ssro	Y
-ssue	U
-ssur	C
-sswd	E
-sswo	C
-ssyr	[
-st's	U
-st-t	V
-st:3	G
-st</	F
-sta?	F
-stab	[
-stac	C
-stad	N
-staf	T
-stag	Z
-stai	C
-stak	W
-stal	C
-stam	[
-stan	C
-stap	C
-star	F
-stas	Q
-stat	C
-stau	L
-stay	[
-stbo	W
-stbu	C
-stco	C
-stdi	F
-stea	Q
-steb	P
-sted	S
-stee	C
-stei	X
-stel	C
-stem	D
-steo	V
-step	P
-ster	H
-stes	C
-stev	C
-stew	[
-stgr	E
-sthe	[
-stho	V
-stia	[
-stic	S
-stid	G
-stie	P
-stif	[
-stig	Q
-stil	W
-stim	Y
-stin	[
-stio	K
-stir	X
-stit	C
-stiv	J
-stió	P
-stle	[
-stly	M
-stma	I
-sto?	S
-stoc	V
-stod	[
-stok	C
-stol	[
-stom	C
-ston	M
-stoo	[
-stop	P
-stor	S
-stos	[
-stoy	[
-stpl	V
-stra	I
-stre	S
-stri	C
-stro	P
-stru	K
-stry	U
-sts'	R
-sts,	U
-stub	U
-stuc	Q
-stud	N
-stuf	W
-stum	[
-stun	H
-stup	C
-stur	[
-stus	L
-stuv	U
-stye	C
-styl	G
-stán	X
-stás	U
-stér	U
-stés	S
-su57	I
-suad	U
-sual	F
-suba	C
-sube	Z
-subi	R
-subj	E
-subm	[
-subs	C
-succ	Y
-suce	R
-such	Y
-suci	X
-suck	C
-sucr	P
-sucu	C
-suda	C
-sudd	[
-sudo	C
-suec	C
-sueg	W
-suel	[
-suer	[
-sues	U
-suez	C
-sueñ	[
-suff	[
-sufi	Q
-sufr	[
-suga	N
-suic	[
-suit	V
-sula	C
-sule	F
-sult	F
-suma	N
-sume	Y
-sumi	Q
-summ	M
-sumo	T
-sun?	Q
-sund	X
-sung	C
-sunr	W
-suns	U
-supe	H
-supp	X
-supr	C
-sura	C
-sure	S
-surf	C
-surg	[
-suri	Q
-surp	Y
-surr	[
-surv	I
-sus'	[
-sus?	V
-susa	Q
-suse	T
-sush	C
-susp	[
-sust	C
-sutr	C
-sué?	P
-sw1a	C
-swah	C
-swal	Z
-swap	C
-swea	[
-swed	C
-swee	S
-swer	L
-swif	F
-swim	E
-swin	Y
-swit	U
-swor	H
-sxed	C
-sych	[
-sydn	C
-sylv	C
-symb	T
-syna	Y
-sync	C
-synd	[
-syno	C
-synt	C
-syri	[
-syst	C
-szec	C
-sába	[
-sés?	R
-séña	Z
-sías	R
-sícu	X
-símb	W
-sínd	Y
-sísa	S
-són?	R
-sús?	V
-t("h	F
-t('x	F
-t(do	I
-t-ha	U
-t.co	E
-t.ly	C
-t365	H
-t:30	G
-t:vo	J
-t;/b	E
-t;b&	E
-t;hi	E
-t</p	F
-taba	X
-tabb	T
-tabe	[
-tabi	[
-tabl	C
-tabo	X
-tabs	C
-taca	Q
-taci	Y
-tack	C
-taco	E
-tact	C
-tada	[
-tade	[
-tadi	C
-tado	E
-tadu	W
-tafa	I
-taff	Z
-tafo	G
-tage	[
-tagi	C
-tago	C
-tagr	M
-tail	F
-tain	Q
-tair	C
-taja	S
-taje	[
-take	T
-taki	V
-tala	G
-tale	W
-talg	X
-tali	H
-talk	Y
-tall	C
-tals	F
-tama	[
-tamb	[
-tame	H
-tami	F
-tamm	S
-tamo	M
-tamp	J
-tan'	S
-tan?	P
-tana	[
-tanc	E
-tand	M
-tane	C
-tang	G
-tani	S
-tank	C
-tano	Y
-tans	W
-tant	G
-tanu	C
-tanz	C
-taná	W
-taoi	C
-tape	G
-taph	Q
-tapp	C
-taqu	S
-tar?	Z
-tara	C
-tarc	D
-tard	F
-tare	D
-targ	C
-tari	Z
-tarj	X
-tarl	K
-tarm	S
-taro	P
-tars	[
-tart	F
-tarv	W
-tary	C
-tará	Z
-taré	[
-tas?	R
-tasb	C
-tasc	C
-tasi	C
-task	S
-tasm	K
-tast	J
-tasy	C
-tasí	U
-tata	C
-tath	Y
-tati	I
-tato	G
-tats	C
-tatt	[
-tatu	E
-taug	V
-taur	C
-taxe	[
-taxi	C
-taye	S
-tayi	G
-tays	R
-taña	W
-tbac	C
-tbal	G
-tbol	I
-tbor	W
-tbot	Y
-tbox	C
-tbul	C
-tbus	C
-tc/p	E
-tc/s	E
-tch?	M
-tchc	Z
-tche	C
-tchi	[
-tchm	U
-tclu	C
-tcod	C
-tcoi	J
-tdio	F
-tdow	C
-te's	V
-teac	[
-tead	Y
-teak	C
-teal	[
-team	D
-tear	L
-teas	C
-teba	P
-tebo	C
-teca	C
-tecc	Q
-tece	R
-tech	M
-tecl	C
-teco	[
-tect	F
-ted;	R
-ted?	Q
-tede	T
-teel	C
-teen	Q
-teer	Y
-teet	F
-tefu	[
-tego	C
-tegr	F
-tegy	C
-tein	C
-teis	X
-teja	[
-teke	V
-teko	Y
-tele	C
-teli	C
-tels	C
-tely	[
-tem:	M
-tema	F
-temb	C
-teme	X
-temo	R
-tems	C
-temu	C
-ten;	X
-tenb	C
-tenc	C
-tend	C
-tene	Q
-teng	[
-tenh	G
-teni	[
-tenn	C
-tens	C
-tent	[
-tení	Y
-teo?	T
-teol	Y
-teos	Z
-teou	[
-tepc	T
-tepd	R
-tepf	U
-teph	K
-tepm	P
-teps	R
-ter'	[
-ter,	W
-ter-	V
-ter;	R
-ter?	W
-tera	[
-terc	L
-terd	M
-terf	T
-terg	C
-teri	F
-terl	C
-term	E
-tern	S
-tero	[
-terp	E
-terr	[
-ters	N
-tert	I
-terv	I
-tery	[
-terí	Z
-tes,	Q
-tes?	V
-tesa	Y
-tesc	C
-tesi	H
-tesl	D
-teso	V
-tess	C
-test	H
-teta	C
-tetr	U
-teuc	W
-teve	C
-tewa	Z
-texa	C
-text	D
-tfit	C
-tfli	C
-tfol	C
-tfor	C
-tful	V
-tgag	Z
-tgpt	C
-tgre	E
-tgun	U
-th's	[
-th84	J
-tha?	V
-thad	Y
-thag	H
-thah	Z
-thai	C
-thal	J
-tham	M
-than	Q
-that	F
-thbe	T
-thda	R
-thea	E
-thed	[
-thef	[
-theg	I
-thei	[
-thel	[
-them	Q
-then	G
-theo	[
-theq	C
-ther	S
-thes	[
-thet	J
-they	W
-thfu	V
-thia	[
-thic	[
-thie	[
-thig	J
-thin	U
-thio	Z
-thir	[
-this	C
-thle	U
-thly	K
-thol	[
-thom	C
-thon	F
-thoo	W
-thop	S
-thor	R
-thos	[
-thou	T
-thov	G
-thqu	R
-thre	X
-thri	X
-thro	N
-thse	[
-thsh	U
-thub	J
-thum	E
-thun	[
-thup	C
-thur	R
-thus	Z
-thya	Q
-thyr	C
-thys	X
-tiag	S
-tian	X
-tiat	[
-tibe	U
-tibi	C
-tibl	S
-tica	Q
-tice	S
-tich	W
-tici	T
-tick	C
-ticl	I
-tico	W
-tics	N
-ticu	[
-tida	I
-tide	H
-tido	I
-tidu	[
-tied	D
-tiem	L
-tien	X
-tier	T
-ties	L
-tiet	V
-tifi	C
-tifu	N
-tify	C
-tiga	J
-tige	C
-tigh	D
-tigo	[
-tigr	S
-tigu	Y
-tikk	L
-tikt	C
-tilb	F
-tile	I
-tili	[
-till	K
-tima	G
-time	F
-timi	C
-timo	[
-tina	I
-tind	V
-ting	[
-tinn	I
-tins	C
-tint	C
-tiny	C
-tioc	W
-tion	U
-tios	X
-tiou	W
-tipa	V
-tiph	S
-tipl	[
-tipp	C
-tips	C
-tiqu	C
-tir?	P
-tira	C
-tire	[
-tiri	W
-tiro	[
-tirs	T
-tisa	E
-tisf	X
-tish	C
-tisi	E
-tism	[
-tiso	C
-tist	[
-tita	C
-titc	C
-tite	Z
-tith	[
-titi	[
-titl	U
-tito	S
-titr	F
-titt	U
-titu	T
-tity	H
-tius	[
-tiva	V
-tive	C
-tivi	[
-tivo	[
-tiza	S
-tize	[
-tizo	V
-tkin	F
-tlab	C
-tlan	C
-tled	Q
-tlen	C
-tles	[
-tlis	C
-tloo	C
-tmai	C
-tmak	X
-tman	C
-tmar	Y
-tmas	Q
-tmeg	C
-tmen	P
-tmol	D
-tmos	Y
-tmov	H
-tmrw	N
-tnam	C
-tner	[
-tnes	[
-tney	C
-tnin	[
-tnit	C
-to__	C
-toas	W
-tobe	H
-tobi	[
-tobu	F
-tobí	Q
-toca	X
-toch	C
-tock	V
-toco	E
-toda	H
-todd	V
-tode	J
-todi	V
-todo	[
-tody	Z
-toef	F
-toes	J
-toge	X
-togr	C
-tois	D
-toke	C
-toky	G
-tol?	P
-tola	[
-told	C
-tole	[
-toll	C
-tolo	J
-toma	C
-tomb	[
-tome	E
-tomi	C
-toml	Y
-tomo	P
-toms	J
-tomy	J
-tomá	V
-tonb	C
-tone	S
-tong	S
-toni	F
-tons	H
-tony	M
-tood	[
-took	[
-tool	C
-toos	T
-toot	C
-tope	C
-toph	Y
-topp	K
-tops	E
-topu	C
-toqu	[
-tor'	R
-tor,	N
-tora	J
-torb	M
-torc	I
-tore	C
-tori	E
-torm	[
-toro	K
-torr	[
-tors	X
-tort	C
-torv	J
-torw	C
-tory	[
-tos?	S
-tose	C
-tosi	C
-tosy	C
-tota	E
-tote	C
-totu	C
-touc	N
-tour	C
-tove	Y
-towa	Z
-towe	Y
-towi	C
-town	J
-toxi	K
-toyo	I
-tp:/	D
-tpla	H
-tps:	C
-tput	C
-trab	W
-trac	C
-trad	I
-trae	U
-traf	P
-trag	[
-trai	C
-trak	C
-tral	C
-tran	M
-trar	D
-tras	J
-trat	H
-trau	W
-trav	R
-tray	[
-trañ	[
-trea	N
-tred	W
-tree	N
-treg	V
-trei	Z
-trek	C
-trel	V
-trem	T
-tren	F
-trep	V
-trer	X
-tres	[
-tret	M
-trev	E
-trew	C
-trex	C
-tria	P
-trib	[
-tric	C
-trid	C
-trie	F
-trif	J
-trig	T
-trik	P
-trim	Q
-trin	C
-trio	[
-trip	Q
-tris	C
-triu	[
-triv	F
-trix	C
-troa	I
-trod	N
-trog	C
-trok	C
-trol	[
-trom	T
-tron	X
-troo	C
-trop	C
-tros	V
-trot	U
-trou	[
-trov	W
-troy	[
-trua	[
-truc	D
-trud	C
-true	[
-trug	Y
-trui	U
-trum	Q
-trus	[
-trut	[
-truy	V
-tryi	N
-trás	R
-ts/d	N
-tsab	L
-tsal	C
-tsap	C
-tsar	C
-tsby	C
-tsel	T
-tsem	W
-tsid	L
-tsma	[
-tsme	U
-tson	C
-tste	G
-tsus	C
-tsya	I
-ttac	R
-ttar	C
-ttat	Y
-ttee	Q
-tten	U
-tter	J
-ttes	C
-tthi	Y
-ttin	F
-ttit	V
-ttle	N
-ttom	[
-tton	R
-ttoo	[
-ttor	C
-ttp:	G
-ttps	C
-ttra	[
-tuag	V
-tual	[
-tuar	[
-tuat	U
-tuba	W
-tubb	U
-tube	J
-tubr	C
-tuch	G
-tuck	M
-tucs	F
-tude	V
-tudi	G
-tudn	D
-tudy	[
-tues	C
-tuff	W
-tuga	C
-tugu	D
-tuit	C
-tulo	C
-tumb	[
-tumn	K
-tumo	[
-tund	C
-tune	C
-tuni	G
-tunn	V
-tuns	C
-tunt	E
-tuos	S
-tupi	C
-tura	N
-turb	Z
-turd	K
-ture	[
-turi	[
-turk	C
-turn	P
-turo	[
-turt	M
-tus?	C
-tuta	R
-tute	I
-tuti	X
-tuto	C
-tuve	[
-tuvi	V
-tuvo	U
-twar	U
-twee	I
-twel	[
-twen	C
-twic	C
-twil	C
-twin	[
-twis	C
-twit	C
-two-	Y
-twoo	G
-ty-f	[
-ty-t	Z
-tych	X
-tyer	C
-tyle	G
-tymo	C
-type	C
-typh	C
-typi	C
-tyre	N
-tyrs	[
-tyty	C
-tyui	C
-tzee	J
-tzer	C
-téri	U
-tés?	Q
-tías	W
-tísi	T
-tóli	W
-tóxi	V
-túni	S
-ua's	Z
-uaca	C
-uaci	P
-uada	I
-uade	U
-uadr	C
-uage	I
-uagi	V
-uail	T
-uaje	Q
-uake	R
-ual?	S
-uale	R
-uali	T
-uall	[
-uan.	D
-uan?	P
-uana	[
-uand	T
-uant	C
-uara	Y
-uard	V
-uare	I
-uari	C
-uark	C
-uarr	[
-uart	[
-uary	C
-uate	Y
-uati	R
-uatr	X
-uawe	C
-uaya	D
-ub.c	J
-ubai	M
-ubal	W
-uban	C
-ubar	C
-ubat	I
-ubba	I
-ubbi	C
-ubbo	U
-ubca	C
-ube.	M
-uben	Z
-uber	C
-ubes	V
-ubie	[
-ubik	C
-ubil	[
-ubim	[
-ubin	[
-ubio	C
-ubit	[
-ubió	Q
-ubje	E
-ubli	S
-ubma	C
-ubmi	[
-uboi	E
-ubou	C
-ubre	C
-ubri	C
-ubsc	C
-ubst	R
-ubti	[
-ubts	Q
-ubun	F
-ucar	Q
-ucas	E
-ucce	Y
-ucci	C
-uced	C
-ucee	Y
-uces	S
-uch?	X
-ucha	[
-uche	U
-uchi	W
-ucho	R
-uchr	C
-uchs	R
-ucia	C
-ucif	[
-ucig	D
-ucio	C
-ucit	U
-ució	[
-ucke	[
-ucki	C
-uckl	K
-ucks	C
-ucky	P
-ucle	R
-uco?	R
-ucod	T
-ucos	C
-ucri	P
-ucso	F
-ucti	T
-ucul	C
-udad	V
-udaf	C
-udah	[
-udan	V
-udar	[
-udas	I
-udde	[
-uddh	C
-uddi	E
-uddy	Z
-udea	C
-uded	E
-uden	N
-uder	K
-udes	M
-udge	N
-udgi	Z
-udgm	[
-udia	[
-udic	N
-udie	U
-udio	C
-udis	C
-udit	[
-udnt	D
-udok	C
-udor	V
-udso	C
-udá?	P
-udía	R
-udío	T
-ueak	C
-ueas	R
-ueba	C
-uebl	Z
-uebr	U
-uece	W
-ueci	C
-ueda	N
-uede	E
-uedo	[
-uedé	Z
-uedó	V
-ueen	[
-ueez	H
-uega	F
-uego	V
-uegr	W
-ueir	G
-ueja	U
-uel'	[
-uel?	T
-uela	Z
-ueld	U
-uele	U
-ueli	C
-uell	W
-uelo	R
-uelt	S
-uelv	[
-uema	Z
-uena	[
-uenc	T
-ueno	J
-uent	F
-ueo?	Q
-uera	P
-uerd	U
-uere	[
-ueri	H
-uerm	T
-uern	U
-uero	V
-uerp	S
-uerr	P
-uers	S
-uert	[
-ueru	W
-uerv	P
-uery	C
-uerz	R
-uerí	W
-uese	F
-ueso	M
-uest	S
-ueta	C
-uete	C
-ueto	C
-uett	C
-ueva	[
-ueve	I
-uevo	V
-uey'	C
-ueza	U
-ueña	Z
-ueño	W
-uffe	W
-uffi	R
-uffl	C
-uffs	H
-uffy	C
-ufic	Q
-ufre	Q
-ufri	S
-ufth	C
-ufus	X
-ugar	U
-ugas	C
-ugby	C
-ugee	V
-ugen	C
-ugga	C
-ugge	E
-uggl	Y
-ughe	I
-ughi	Q
-ughs	T
-ught	Y
-ugia	U
-ugly	U
-ugos	C
-ugst	C
-ugua	C
-ugue	D
-ugus	W
-ugía	V
-uici	[
-uick	R
-uida	[
-uide	C
-uido	M
-uids	C
-uiel	[
-uien	C
-uier	[
-uiet	[
-uija	[
-uijo	C
-uijó	U
-uila	C
-uild	Z
-uile	M
-uill	C
-uilt	Y
-uimi	X
-uimo	W
-uinc	U
-uine	I
-uing	Z
-uini	C
-uinn	C
-uino	C
-uint	C
-uiop	C
-uipa	C
-uipo	R
-uire	I
-uise	G
-uisi	F
-uism	C
-uiso	C
-uita	C
-uitf	T
-uiti	C
-uito	C
-uits	[
-uity	[
-uitó	R
-uiui	C
-uivo	T
-uién	[
-ujah	W
-ujer	Q
-ujia	G
-ujul	C
-uk/s	G
-uke)	V
-ukew	Y
-ukka	Z
-ukra	R
-ukul	C
-ul's	[
-ulac	S
-ulad	G
-ular	L
-ulas	I
-ulat	C
-ulce	[
-ulcr	T
-ulda	T
-ulde	C
-uldi	C
-uldn	X
-ulej	C
-ulel	C
-ulem	H
-ulen	C
-uler	V
-ules	C
-ulet	S
-ulfi	W
-ulga	I
-ulgo	C
-ulie	E
-ulin	Y
-ulio	C
-ull)	F
-ulle	S
-ulli	S
-ullo	[
-ulls	R
-ully	X
-ulne	C
-ulo?	Q
-ulog	[
-ulos	[
-ulpa	X
-ulpi	Z
-ulsa	W
-ulsi	Z
-ulso	C
-ulta	C
-ulte	[
-ulti	C
-ulto	[
-ults	J
-ultu	[
-ulul	H
-ulum	C
-umad	T
-uman	D
-umar	J
-umba	[
-umbe	C
-umbl	[
-umbr	T
-umbs	[
-umci	W
-umen	S
-umer	C
-umid	C
-umil	[
-umin	V
-umma	N
-umme	D
-ummi	G
-ummy	C
-umor	[
-umou	C
-umpe	P
-umpl	[
-umpy	C
-umra	J
-unah	X
-unam	W
-unan	Q
-unap	V
-unar	Q
-unaw	[
-unba	R
-unbe	V
-unbl	E
-unbo	V
-unca	N
-unce	C
-unch	H
-unci	C
-uncl	[
-unco	Z
-unct	H
-und?	C
-unda	[
-unde	J
-undh	C
-undi	[
-undo	J
-undr	D
-unds	C
-unem	N
-uneq	R
-uner	[
-unex	I
-unfa	[
-unfo	U
-unga	C
-unge	[
-ungi	T
-ungr	X
-unha	U
-unia	T
-unic	K
-unid	G
-unin	C
-unio	V
-uniq	C
-unis	[
-unit	C
-univ	Q
-unix	C
-unió	[
-unju	U
-unke	X
-unkn	[
-unle	[
-unli	D
-unlo	K
-unna	W
-unne	Q
-unni	H
-unny	C
-uno?	R
-unos	R
-unpl	G
-unqu	U
-unre	E
-unri	W
-unse	[
-unsu	C
-unta	[
-unte	H
-unti	I
-unto	M
-untr	I
-unts	[
-untu	H
-unuc	Z
-unwo	X
-uoli	C
-uosa	Q
-uota	G
-uote	E
-upac	P
-upad	Q
-upar	S
-upbe	V
-upci	T
-upda	C
-uper	G
-upgr	C
-upha	S
-upid	C
-uple	[
-upli	Q
-upon	C
-uppe	P
-uppl	C
-uppo	[
-uppy	D
-upre	C
-upro	C
-upsi	E
-uptc	[
-upti	V
-upto	C
-upwo	C
-ura?	Q
-urab	R
-urac	M
-urad	X
-urag	[
-urah	E
-ural	C
-uram	U
-uran	E
-urar	U
-uras	[
-urat	X
-urba	P
-urch	[
-urda	K
-urde	[
-urdo	C
-urdw	C
-ure,	Q
-ure?	[
-urea	I
-ured	[
-urer	W
-ures	M
-urez	Q
-urfa	C
-urga	[
-urge	F
-urgh	C
-uria	[
-urid	Z
-urie	[
-urif	U
-urim	[
-urin	[
-urio	P
-urit	C
-urió	Z
-urke	C
-urla	V
-urli	C
-urly	C
-urna	[
-urne	[
-urni	V
-urno	[
-urns	G
-urnt	T
-uro?	V
-urom	D
-urop	P
-uros	P
-urov	F
-urph	C
-urpl	I
-urpo	[
-urra	C
-urre	L
-urri	C
-urro	W
-urry	H
-ursd	R
-urse	T
-ursi	G
-urso	T
-urst	G
-urth	R
-urti	S
-urts	[
-urug	C
-urus	C
-urve	R
-urvi	C
-urwo	C
-uría	V
-us's	S
-usad	C
-usal	[
-usan	[
-usar	[
-usba	X
-uscl	K
-usco	R
-usd/	C
-used	Q
-usee	I
-useh	[
-usel	Q
-useo	U
-usep	C
-user	C
-uses	D
-useu	C
-usew	W
-usha	S
-ushe	[
-ushi	C
-ushr	K
-usia	S
-usic	Q
-usil	S
-usin	T
-usio	S
-usit	X
-usiv	C
-usli	W
-usly	V
-usne	V
-uson	C
-uspe	Z
-ussi	C
-ust;	Y
-ust?	V
-usta	P
-uste	C
-usti	Y
-ustl	[
-usto	X
-ustr	I
-usts	[
-ustu	U
-usur	X
-utad	C
-utag	C
-utam	H
-utar	S
-utat	R
-utba	C
-utbo	D
-utdo	C
-uted	U
-uten	C
-uter	C
-utes	C
-utfi	C
-uth'	[
-uth,	Y
-uth?	Y
-utha	K
-uthe	C
-utho	P
-utic	R
-utie	W
-utif	N
-utio	G
-utis	[
-utiz	U
-utlo	C
-utme	C
-uto?	R
-utob	D
-utoe	[
-utor	H
-utot	C
-utpu	C
-utra	C
-utsa	C
-utsi	U
-utte	C
-utti	T
-uttl	C
-utto	R
-utub	C
-utum	K
-utyc	S
-uvag	C
-uven	S
-uver	C
-uvet	C
-uvia	T
-uvie	V
-uvio	R
-uxha	C
-uxur	[
-uyin	[
-uytr	C
-uza?	R
-uzar	G
-uzga	U
-uzgu	U
-uzza	W
-uzzi	G
-uále	R
-uánd	[
-uánt	Y
-uéis	[
-uérd	S
-uérf	Q
-uías	U
-uñad	R
-v=dq	M
-vaba	Q
-vabl	Z
-vaca	[
-vacc	M
-vaci	X
-vacu	S
-vacy	M
-vací	X
-vada	M
-vado	I
-vadu	C
-vage	F
-vain	[
-vald	J
-vale	V
-vali	G
-vall	[
-valo	M
-valr	U
-valu	U
-vami	S
-vamo	R
-vanc	C
-vand	C
-vang	M
-vani	J
-vant	[
-vape	Y
-vapi	Z
-vara	X
-vard	E
-varo	X
-vars	Q
-vasc	C
-vase	V
-vash	V
-vata	C
-vate	X
-vati	C
-vato	[
-vaux	C
-vbnm	C
-ve.c	H
-veal	C
-vece	V
-vech	U
-veci	W
-ved;	Q
-ved?	S
-vedi	C
-veer	Q
-vega	C
-vege	[
-veh?	V
-veil	[
-veja	[
-veje	T
-vela	[
-vele	Z
-vell	E
-velo	C
-vels	C
-vely	P
-vemb	U
-veme	T
-ven,	R
-ven?	S
-vena	[
-venc	V
-vend	P
-vene	[
-veng	[
-veni	V
-venl	C
-venm	C
-veno	C
-vens	D
-vent	Z
-venu	C
-ver'	V
-ver,	U
-ver?	[
-vera	C
-verb	C
-verc	[
-verd	X
-vere	[
-verg	[
-verh	C
-veri	[
-verl	[
-vern	H
-vero	S
-vers	Y
-vert	F
-verv	Y
-verw	K
-very	W
-veré	X
-veró	Q
-ves,	S
-ves?	V
-vesa	F
-vesi	X
-vest	S
-vete	N
-veyo	C
-vez?	S
-veza	C
-vi's	W
-viab	C
-viaj	W
-viat	I
-viaz	S
-vibr	C
-vici	V
-vict	N
-vid'	[
-vid?	V
-vida	[
-vide	C
-vidi	H
-vido	X
-vids	S
-vidó	P
-viej	Y
-vien	[
-vier	R
-vies	C
-viet	C
-view	K
-viga	C
-vigi	Y
-vigo	C
-viii	C
-viki	C
-vil'	X
-vil.	G
-vil?	[
-vill	C
-vils	C
-vimo	S
-vina	K
-vind	F
-vine	V
-ving	[
-vini	Y
-vino	[
-viny	C
-vio?	Q
-viol	[
-vior	R
-vios	U
-viou	C
-vira	M
-virg	Y
-virt	V
-viru	[
-virá	S
-visa	D
-vise	V
-visi	S
-viso	Z
-vist	H
-vita	R
-vite	[
-viti	[
-vito	G
-vitr	T
-vitt	C
-vitu	P
-vity	[
-viud	[
-viva	Q
-vive	K
-vivi	Z
-vivo	[
-viví	T
-viña	W
-vloo	G
-vlov	C
-vnvn	C
-voca	[
-voci	[
-voga	C
-voic	C
-vokz	I
-volc	M
-volt	[
-volu	C
-volv	P
-vomi	Z
-vorc	Z
-vori	[
-vors	T
-vos?	R
-voso	U
-vota	X
-vote	E
-voth	C
-voti	[
-voto	Y
-vouc	C
-vour	C
-vous	[
-vows	X
-voya	K
-voys	V
-vrat	L
-vsco	D
-vuel	C
-vues	[
-vuln	C
-vírg	T
-víti	U
-w.fa	J
-w.ma	J
-w.ri	H
-w.th	I
-w.yo	M
-w4w9	M
-w9wg	M
-wabi	C
-wage	Z
-wahi	C
-wahl	C
-wain	C
-wait	V
-wake	K
-waki	[
-walg	D
-wali	C
-walk	I
-wall	C
-wanc	C
-wand	T
-want	[
-wara	C
-ward	R
-ware	K
-warf	C
-warm	X
-warn	D
-warr	H
-wars	C
-wart	E
-warz	C
-wash	J
-wasn	V
-wast	P
-watc	N
-wate	M
-wats	C
-wave	K
-way,	S
-way?	T
-wayf	C
-wayn	C
-ways	[
-wbon	Q
-wbor	R
-wder	C
-wdri	I
-weak	[
-weal	Y
-weap	W
-wear	S
-weat	C
-webs	C
-wedd	W
-wede	C
-wedn	G
-weds	U
-weed	[
-week	G
-ween	G
-weep	[
-weet	Y
-weig	I
-weir	V
-welc	Z
-well	T
-welr	R
-wels	C
-welv	[
-wemb	J
-went	E
-weoi	C
-wept	V
-wer;	R
-werb	C
-were	Z
-weri	U
-werp	C
-wers	S
-wert	C
-west	[
-weth	C
-wett	J
-wful	Q
-wgxc	M
-what	H
-whea	Y
-whee	K
-whel	W
-when	L
-wher	G
-whic	I
-whil	R
-whip	H
-whir	[
-whis	P
-whit	J
-who'	D
-whoa	C
-whoe	T
-whol	C
-whom	[
-whop	C
-whos	Q
-wicc	C
-wice	F
-wich	C
-wick	N
-wide	I
-wido	[
-widt	F
-wife	[
-wifi	C
-wift	F
-wigg	C
-wiki	C
-wild	[
-wili	C
-will	W
-wils	G
-wimm	C
-wind	E
-wine	[
-wing	L
-winn	C
-wins	R
-wint	S
-wisd	W
-wise	[
-wish	[
-wist	C
-witc	[
-with	P
-witn	[
-witt	C
-witz	C
-wive	Y
-wled	[
-wles	Q
-wlpl	J
-wlyw	X
-wned	[
-wner	C
-wnin	T
-wnla	C
-wnlo	D
-wobb	C
-woes	S
-woke	U
-wolf	V
-wolv	X
-woma	[
-womb	V
-wome	L
-won'	[
-wond	N
-wont	I
-wood	M
-wool	W
-word	C
-wore	[
-work	Q
-worl	T
-worm	G
-worn	S
-worr	[
-wors	[
-wort	C
-woul	K
-woun	[
-wrap	C
-wrat	[
-wrec	[
-wres	S
-wrig	C
-writ	Q
-wron	[
-wroo	C
-wrot	P
-wrwn	C
-wser	C
-wsha	T
-wshi	[
-wsto	D
-wsxe	C
-wton	C
-wubb	C
-wudu	C
-wund	H
-wuth	C
-ww.f	J
-ww.m	J
-ww.r	H
-ww.t	I
-ww.y	M
-wwii	G
-www.	C
-wyer	E
-wyom	D
-x+5)	H
-x-2)	H
-x.co	C
-xagg	Y
-xame	Y
-xami	X
-xamp	C
-xams	[
-xand	T
-xbow	C
-xbox	C
-xcel	C
-xcep	N
-xces	L
-xcit	Y
-xcix	C
-xclu	C
-xcom	X
-xcus	X
-xcvb	C
-xecu	Q
-xedc	C
-xerx	[
-xfor	C
-xhal	C
-xhau	U
-xiao	C
-xica	C
-xici	C
-xico	C
-xida	F
-xiet	X
-xile	[
-xili	T
-ximo	C
-ximu	C
-xine	C
-xing	C
-xion	Z
-xiou	X
-xism	F
-xist	[
-xito	C
-xión	R
-xodo	S
-xodu	L
-xorc	X
-xpan	H
-xpat	C
-xpec	Q
-xpel	[
-xpen	[
-xper	C
-xpia	[
-xpir	C
-xpla	F
-xpli	C
-xplo	N
-xpor	M
-xpre	E
-xpul	W
-xss'	F
-xten	I
-xtin	D
-xtor	X
-xtra	J
-xual	[
-xury	[
-xymo	C
-xzxz	C
-y-tw	Z
-y/3x	C
-y=4x	C
-yach	C
-yage	F
-yaho	D
-yaht	J
-yahw	U
-yale	F
-yalt	T
-yana	J
-yank	C
-yann	E
-yaqu	D
-yard	Q
-yasi	C
-yati	Q
-yber	E
-yboa	C
-ybod	Z
-yboy	C
-ycar	X
-yche	[
-ychi	[
-ychu	S
-ycle	C
-yclo	C
-ycon	C
-yday	U
-yden	C
-ydia	Z
-ydiv	F
-ydne	C
-ydon	C
-ydro	C
-yeah	C
-year	R
-yeas	[
-yed;	Q
-yees	Q
-yeet	C
-yeli	C
-yell	M
-yent	R
-yer,	Q
-yero	X
-yers	J
-yesh	W
-yest	Q
-yfan	I
-yfar	C
-yfly	C
-yfri	[
-yful	Q
-ygam	X
-yhou	C
-yiel	C
-yiki	C
-ying	[
-ylan	C
-yles	I
-ylie	E
-ylin	C
-ylor	K
-ylva	C
-ymat	C
-ymbo	T
-ymes	C
-ymol	C
-ymor	P
-ymou	W
-ympa	[
-ympi	C
-ympt	M
-ynag	Y
-ynam	C
-ynas	C
-ynci	C
-yndr	[
-ynes	C
-ynol	C
-ynon	C
-ynth	C
-yoff	T
-yoga	S
-yogu	H
-yoke	[
-yolk	C
-yomi	D
-yonc	C
-yond	V
-yone	[
-yons	C
-yore	U
-york	C
-yota	I
-you,	P
-you?	U
-youn	Z
-your	[
-yout	J
-ypal	C
-ype'	F
-yped	C
-ypee	F
-ypes	H
-ypha	U
-ypho	C
-ypin	C
-ypoc	[
-ypru	Y
-ypse	T
-ypt;	Q
-ypt?	Q
-ypti	C
-ypto	Q
-yre,	Y
-yred	Q
-yren	Z
-yres	C
-yria	[
-yric	C
-yrig	C
-yril	F
-yrim	C
-yrna	V
-yroo	C
-yrox	C
-yrrh	Z
-yrus	[
-ysel	[
-ysia	I
-ysic	L
-ysis	Z
-ysli	G
-yson	C
-ysse	C
-ysso	[
-ysta	D
-yste	C
-ysto	C
-ystr	S
-ytha	H
-ythe	C
-ythi	Q
-ytho	C
-ytre	C
-ytyt	C
-yuda	Y
-yugo	N
-yuio	C
-yund	F
-yuno	V
-ywal	C
-ywed	X
-ywhe	Q
-yzed	Z
-yúda	Y
-z999	G
-z@ho	D
-zabe	W
-zaca	V
-zacc	V
-zada	V
-zado	[
-zael	U
-zaka	F
-zale	R
-zana	T
-zani	C
-zapa	C
-zar'	U
-zar?	U
-zara	C
-zard	C
-zare	[
-zari	U
-zarm	P
-zaro	Y
-zars	R
-zart	C
-zaru	J
-zarz	V
-zará	Q
-zati	[
-zaze	X
-zcoc	H
-zeal	F
-zebe	[
-zebu	Y
-zech	M
-zede	X
-zeki	[
-zeld	C
-zelo	Q
-zema	H
-zemp	C
-zena	Z
-zeph	U
-zepp	C
-zequ	[
-zerl	C
-zero	C
-zeru	W
-zeus	C
-zgad	S
-zgar	Q
-zhei	W
-ziah	Y
-zikl	W
-zill	[
-zilp	V
-zimr	V
-zine	G
-zion	V
-zipp	R
-ziri	Y
-zlie	F
-zmar	R
-zmos	P
-zodi	R
-zole	C
-zon.	K
-zone	C
-zoom	C
-zoph	[
-zorb	C
-zorr	U
-zoys	E
-zpah	X
-zuck	F
-zule	C
-zulu	C
-zure	W
-zwsx	C
-zxzx	C
-zyme	E
-zzah	T
-zzar	[
-zzia	S
-zzin	C
-zzli	F
-zzzz	C
-{7*7	C
-{jnd	G
-{{7*	C
-¿adó	T
-¿con	R
-¿cuá	X
-¿cóm	[
-¿deb	Y
-¿dio	X
-¿dón	[
-¿era	R
-¿est	Y
-¿exi	W
-¿hab	R
-¿hay	Y
-¿jes	X
-¿los	U
-¿nos	Q
-¿par	T
-¿por	V
-¿pue	[
-¿qui	Y
-¿qué	[
-¿soy	S
-¿ten	T
-¿tie	V
-¿tod	P
-¿ver	P
-ábad	[
-ábit	W
-ábol	[
-ácil	[
-ácon	Y
-ácul	W
-ágas	V
-ágen	X
-ágri	R
-águi	W
-álat	S
-áles	R
-ámpa	U
-ánce	X
-ándo	[
-ánge	[
-ánic	W
-ánim	[
-ánta	V
-ánti	R
-ánto	Y
-árbo	[
-árce	[
-árti	[
-ásti	R
-átic	R
-ázar	U
-ébil	V
-ébor	[
-édic	[
-édul	W
-éfes	R
-énes	V
-énit	U
-érci	U
-érco	X
-érda	S
-érfa	Q
-éril	U
-ésam	U
-ésar	Y
-ésta	U
-étic	W
-éxit	P
-éxod	S
-ías?	U
-íban	W
-íbli	[
-ícil	[
-ícul	[
-íder	X
-ídol	X
-ídos	Y
-ímbo	W
-ímit	[
-ínci	V
-índr	Y
-íniv	S
-ípul	W
-írge	T
-írit	X
-ísar	S
-ísic	Q
-ísim	T
-ísta	T
-ítas	S
-ític	[
-ítul	W
-ñada	[
-ñale	[
-ñana	M
-ñani	T
-ñaro	Q
-ñera	S
-ñero	W
-ñlkj	C
-ñola	C
-ñor?	Q
-ños?	R
-ócri	V
-ódig	S
-ógic	X
-ójim	V
-ólgo	T
-ólic	Y
-ónde	[
-ónic	[
-órga	U
-ósco	Y
-ósit	Q
-ósti	X
-ósto	[
-óven	Y
-óxic	V
-÷3(2	C
-úbli	S
-údam	U
-últi	[
-úmer	[
-únic	S
-úsic	[
-útbo	X
-útil	R
-üenz	V
0	C
0 60	F
0 _i	E
0 fourteen	F
0 one	L
0 ten	C
00	C
000	P
011	C
0142	F
0198	F
0203	C
0203 555	C
080	G
080 123	G
100k	I
100k without	I
100m	C
100m tim	C
100ml	C
101	D
1024	I
1029384	D
109	I
109 vs	I
111	C
111 111	C
111 numb	F
117	E
120	K
120 _a	J
120 _cuand	C
120hz	H
120hz _on	H
121	F
123	C
123 456	G
1234	G
1234 5678	G
12345	E
123456789	G
125	G
12x10	D
12x10 room	D
13	L
13 _what	C
1331	F
1331 9268	F
14159	C
143951	F
143951 eight	F
15	Q
15 _en	M
15 minut	C
15 numb	C
150	C
150 mean	D
150 mil	H
150 usd	D
150 word	D
153	[
1542	F
16	Y
168	D
168 0	L
168 one	D
16gb	C
16gb _or	C
17	C
17 45	D
17 _of	C
1764	C
180	C
180 fan	G
185	T
185 000	T
19	[
192	D
192 168	D
193	C
1956	C
198	G
1980s	C
1984	D
1984 winston	D
1985	C
1985 cast	C
1991	C
1998	C
1998 two	C
1aa	C
1abcd	N
1z999aa10123456784	G
20	C
20 _por	C
20 digit	C
20 doll	C
20 kil	F
20 minut	J
200	J
2003	E
2003 micr	E
2004	C
2010	C
2010 world	E
2012	I
2012 toyot	I
2014	C
2016	C
2016 vw	J
2017	J
2017 mistak	J
202	C
202 film	J
2020	D
2023	C
2024	C
2025	C
2025 _be	H
2025 marr	E
2025 printabl	L
2049	F
2049 _in	F
205	C
205 55	C
20w50	I
20w50 oil	I
22	C
23	X
23 best	C
238	C
24	W
24 hour	X
24 mejor	C
2400	H
2400 doll	H
25 g	H
250	H
25kg	C
300	L
3060	E
3060 _o	E
31	[
312	F
312 555	F
32gb	C
32gb ram	C
340	C
36	E
36 _and	F
36 _in	K
365	[
38	J
38 _de	F
38 two	C
3x	C
3x seven	C
3x3	C
3xyz	C
404	C
404 _que	E
404 mean	C
411	C
411 111	C
430	[
44	D
44 770	F
444	C
45	N
45 int	D
456	G
48	C
48 180	E
48 hour	C
4k	C
4k _at	H
4th	D
4th grad	D
4x	C
4x thre	C
500	C
500 teeth	C
500mg	J
500mg thre	J
501	D
501 original	D
52	G
52 55	G
53	Y
55	G
55 1234	G
55 inch	H
55 r16	C
5540	F
555	C
555 011	C
555 0142	F
555 0198	F
5678	G
5e	C
5e fireball	C
5g	C
5g coverag	G
5g fast	C
5kg	D
5kg flour	F
5kg parcel	K
5s	C
5s pay	C
60	C
60 month	H
60 mph	C
60 mustang	F
6016	F
6016 1331	F
62	C
62 _to	C
63	F
64	I
64 star	I
646	M
64gb	C
64gb enough	C
66	J
66 start	C
660	E
666	[
73	[
737	C
737 max	C
755	D
755 _do	D
770	F
770 900123	F
80 ?when	C
81	C
81 mg	C
85	C
85 db	C
850	C
88	C
88 ke	C
883	G
883 oil	G
90	T
90 km	C
900	C
9000	C
9000 second	C
900123	F
90210	L
90s	C
90s _with	H
90s music	C
91	[
9268	F
9268 19	F
978	F
978 0	F
987654321	C
999	C
999 plan	C
9pm	F
9pm _in	F
?cuant	Y
?cuant an	Q
?cuant di	P
?cuant dur	Q
?cuant hij	P
?cuant libr	P
?cuant medi	P
?cuant person	P
?cuant tiemp	S
?cuant val	R
?cuant vec	P
?how	C
?how ?man	C
?how _a	C
?how _be	K
?how _can	[
?how _could	Q
?how _do	Z
?how _i	[
?how _much	C
?how _should	[
?how _to	L
?how big	C
?how com	C
?how ear	C
?how far	C
?how film	C
?how hot	F
?how long	J
?how loud	C
?how often	C
?how old	C
?how rich	J
?how spic	G
?how tall	R
?how tight	C
?how wid	E
?man	C
?man _a	M
?man _be	G
?man _god	C
?man bon	C
?man book	[
?man child	W
?man chromosom	C
?man clown	F
?man color	[
?man compan	C
?man countr	C
?man da	C
?man degre	D
?man discipl	S
?man f16s	E
?man fast	C
?man floor	C
?man foot	C
?man goal	C
?man gram	D
?man heart	C
?man hour	D
?man languag	C
?man lin	I
?man litr	C
?man loav	F
?man memb	K
?man mol	H
?man ounc	C
?man peopl	[
?man puf	H
?man rakat	C
?man season	C
?man sin	R
?man son	[
?man speak	C
?man substitution	C
?man tablespoon	C
?man tim	Q
?man wif	F
?man year	L
?man zer	C
?porqu	C
?porqu diferenci	C
?when	L
?when _a	[
?when _be	C
?when _do	C
?when _he	[
?when _i	[
?when _im	V
?when _its	W
?when _my	C
?when _she	X
?when _should	R
?when _the	U
?when _to	I
?when _we	T
?when _will	[
?when _you	X
?when ang	T
?when cold	D
?when gam	C
?when jesu	S
?when lif	U
?when peopl	[
?when run	C
?wher	H
?wher _a	C
?wher _be	V
?wher _can	C
?wher _do	P
?wher _i	T
?wher _id	H
?wher _the	J
?wher _ther	U
?wher _to	C
?wher _you	Y
?wher jesu	Y
?who	N
?who _be	V
?who _can	M
?who _could	T
?who _do	U
?who _doesnt	Q
?who _dont	P
?who _hav	S
?who _i	R
?who _let	C
?who _may	[
?who _sa	Q
?who _said	V
?who _will	S
?who actor	G
?who anoint	R
?who ask	R
?who bak	C
?who betra	Q
?who build	Y
?who bur	T
?who burn	P
?who cod	C
?who cut	U
?who die	L
?who fight	C
?who found	T
?who go	[
?who got	C
?who hat	[
?who heal	R
?who hid	W
?who hurt	P
?who kill	X
?who leav	C
?who led	P
?who lie	Q
?who liv	R
?who lost	X
?who lov	C
?who mak	[
?who nev	T
?who paint	C
?who pla	C
?who rap	W
?who repent	P
?who run	C
?who sav	Q
?who scor	E
?who se	P
?who see	R
?who shot	C
?who sin	U
?who sing	C
?who tak	Y
?who tell	Q
?who view	C
?who walk	Q
?who want	P
?who watch	[
?who won	C
?who writ	C
?whom	[
?whom _do	Q
?whom _shall	Q
?whom _you	W
?why	Q
?why _be	I
?why _cant	T
?why _couldnt	S
?why _didnt	P
?why _do	N
?why _doesnt	S
?why _dont	P
?why _should	P
?why _so	T
?why _wont	Q
?why believ	S
?why fort	Y
?why not	T
^ 0	C
^ 00	C
^ 000	C
^ 080	G
^ 109	I
^ 12345	E
^ 123456789	G
^ 150	F
^ 192	D
^ 1984	D
^ 1z999aa10123456784	G
^ 20	C
^ 411	C
^ 430	[
^ 44	F
^ 52	G
^ 555	F
^ 5g	G
^ 978	F
^ 987654321	C
^ ?cuant	X
^ ?how	Q
^ ?man	[
^ ?when	D
^ ?wher	[
^ ?who	N
^ ?whom	T
^ ?why	U
^ _a	[
^ _al	S
^ _an	X
^ _as	Y
^ _at	[
^ _be	R
^ _bibl	[
^ _biblical	W
^ _by	[
^ _cant	V
^ _christian	C
^ _com	C
^ _con	U
^ _could	I
^ _couldnt	U
^ _cual	Q
^ _cuand	S
^ _de	X
^ _deb	[
^ _dec	[
^ _del	T
^ _di	[
^ _didnt	U
^ _do	Q
^ _dond	E
^ _dont	X
^ _e	C
^ _el	[
^ _en	[
^ _for	Y
^ _from	I
^ _get	C
^ _god	[
^ _hac	[
^ _hav	N
^ _hay	[
^ _he	[
^ _her	Z
^ _his	Y
^ _i	[
^ _id	C
^ _if	[
^ _im	[
^ _in	X
^ _it	[
^ _its	[
^ _ive	Y
^ _just	[
^ _la	[
^ _las	[
^ _le	J
^ _let	[
^ _lo	[
^ _los	[
^ _mas	V
^ _may	[
^ _me	[
^ _mi	[
^ _mis	[
^ _must	U
^ _my	[
^ _nos	[
^ _o	R
^ _ok	C
^ _on	[
^ _our	[
^ _par	[
^ _pleas	M
^ _pod	J
^ _por	U
^ _que	H
^ _quien	P
^ _say	C
^ _scriptur	Z
^ _se	[
^ _ser	[
^ _she	[
^ _should	[
^ _show	J
^ _so	Q
^ _someon	[
^ _someth	T
^ _tell	C
^ _teng	W
^ _th	C
^ _that	[
^ _the	[
^ _ther	[
^ _thos	S
^ _tien	W
^ _to	I
^ _too	[
^ _tu	R
^ _u	C
^ _un	Z
^ _una	[
^ _us	C
^ _vers	[
^ _versicul	X
^ _we	[
^ _what	J
^ _which	[
^ _whos	G
^ _will	P
^ _would	C
^ _y	U
^ _yo	C
^ _you	[
^ _your	C
^ aa	C
^ aaaaaaaaaaa	C
^ aaron	C
^ ab12	H
^ abandon	T
^ abb	I
^ abc	C
^ abel	C
^ abigail	V
^ abimelech	P
^ abon	C
^ abort	S
^ abortion	T
^ abr	V
^ abraham	U
^ abram	[
^ absalom	S
^ abstain	R
^ aburridoo	C
^ abus	S
^ acab	W
^ acc	C
^ accept	U
^ acept	Y
^ acn	[
^ acord	C
^ acr	C
^ act	Q
^ actor	[
^ actu	C
^ acuerdat	S
^ adam	C
^ adan	T
^ adblu	H
^ addam	C
^ addict	X
^ adel	F
^ adiccion	S
^ adivin	C
^ admin	C
^ adond	T
^ adopt	X
^ ador	W
^ adult	J
^ adulter	Q
^ advent	Y
^ advic	T
^ affect	C
^ afraid	[
^ aft	[
^ against	[
^ age	[
^ agu	[
^ agur	X
^ ahab	U
^ ahaz	S
^ ahijah	Q
^ ai	U
^ air	C
^ airbnb	C
^ aircraft	C
^ alcohol	C
^ alex	C
^ alexand	N
^ alguien	U
^ all	X
^ almost	S
^ alon	[
^ alt	Z
^ altur	C
^ alwa	[
^ am	C
^ ama	U
^ amar	S
^ amaziah	U
^ amazon	C
^ amig	[
^ amistad	T
^ amnon	S
^ amo	X
^ among	C
^ amor	X
^ amoxicilin	C
^ amoxicillin	J
^ amtrak	C
^ amzon	C
^ anagram	C
^ analis	C
^ anani	X
^ ancian	U
^ ancient	R
^ and	V
^ andrew	I
^ android	C
^ ang	[
^ angel	C
^ angelin	F
^ angkor	C
^ angl	G
^ anim	P
^ animal	K
^ aniversari	U
^ anoint	R
^ anoth	C
^ ansiedad	Q
^ answ	J
^ answer	T
^ ant	Z
^ antioch	G
^ antiochu	W
^ antonym	C
^ anxiou	U
^ apo	R
^ apoll	C
^ apostl	R
^ apostroph	C
^ app	C
^ appearanc	V
^ appl	D
^ aprend	Y
^ aquariu	C
^ ar	C
^ arabic	F
^ arduin	C
^ are	C
^ argu	Y
^ ark	C
^ arkans	C
^ arm	[
^ armor	W
^ arroz	C
^ artist	Q
^ asa	S
^ asd	C
^ asdasdasd	C
^ asdf	C
^ asdfghjkl	D
^ asesin	R
^ ash	[
^ asham	S
^ ask	[
^ aspirin	C
^ assassin	C
^ assist	[
^ assyri	T
^ assyrian	R
^ atomic	C
^ aunqu	U
^ author	[
^ autism	T
^ autobu	D
^ aventur	V
^ averag	C
^ aviv	D
^ avogadr	C
^ avoid	[
^ awak	[
^ ayat	C
^ ayun	Z
^ b08n5wrwnw	C
^ bab	C
^ babiloni	T
^ babylon	C
^ back	Y
^ bad	[
^ bail	C
^ baj	J
^ bak	X
^ balaam	T
^ balanc	C
^ balayag	H
^ baldur	E
^ ball	C
^ ban	W
^ banan	C
^ bander	C
^ bank	C
^ baptiz	S
^ bar	W
^ barbar	C
^ barbi	J
^ barist	C
^ barometric	C
^ baruch	S
^ bash	C
^ batall	C
^ battl	D
^ bautiz	S
^ bbc	G
^ be	T
^ bear	X
^ beard	C
^ beast	W
^ beaut	Y
^ becam	V
^ becom	[
^ bedtim	S
^ beep	C
^ beethoven	G
^ befor	[
^ behind	W
^ behold	V
^ bel	[
^ ben	S
^ bendec	T
^ bendic	U
^ bendicion	V
^ benjamin	C
^ bermud	E
^ best	C
^ bet	G
^ bet365	H
^ bethlehem	C
^ betra	V
^ beyonc	C
^ biblesuck	C
^ bienaventur	S
^ big	Q
^ bildad	U
^ billi	E
^ bind	Q
^ bing	[
^ bird	[
^ birth	W
^ birthda	U
^ bishop	C
^ bit	S
^ bitcoin	P
^ bizcoch	H
^ black	Z
^ blackjack	I
^ blah	C
^ blasphem	Y
^ blend	R
^ bless	[
^ blind	Z
^ blood	V
^ blorp	C
^ blu	H
^ bluetooth	C
^ bmi	H
^ bnmbnmbn	C
^ bo	D
^ boaz	R
^ bob	D
^ bod	[
^ boer	C
^ bohemian	J
^ boil	C
^ bold	X
^ bond	C
^ bonjor	C
^ book	N
^ bor	C
^ bord	[
^ boss	Z
^ boston	C
^ boy	[
^ boyfriend	[
^ bra	L
^ brain	C
^ bread	C
^ break	Y
^ brexit	C
^ brid	[
^ bridegroom	Y
^ bring	[
^ britne	C
^ broth	P
^ bruh	C
^ bs	C
^ bu	[
^ buen	V
^ build	[
^ buji	G
^ burg	C
^ burial	[
^ burn	C
^ bus	[
^ busc	W
^ buscad	V
^ bye	C
^ c	M
^ cabinet	C
^ cad	S
^ cain	T
^ caleb	Q
^ calend	L
^ calendari	C
^ calidad	D
^ call	[
^ callat	C
^ calm	U
^ calpol	C
^ camb	C
^ camel	S
^ camil	C
^ camin	W
^ camp	C
^ campervan	G
^ canc	Q
^ cancion	C
^ cand	F
^ candl	Y
^ candlem	X
^ cans	X
^ cantam	C
^ canv	C
^ capital	C
^ capitul	I
^ capricorn	C
^ capsul	F
^ captial	C
^ car	[
^ card	Z
^ carg	C
^ carnet	C
^ carpal	C
^ carpent	W
^ carr	N
^ cas	[
^ casarm	P
^ cast	K
^ castig	T
^ cat	I
^ catan	C
^ catch	[
^ caus	C
^ ced	U
^ ceil	C
^ cel	V
^ celebrit	C
^ celtic	F
^ cen	S
^ centurion	R
^ cesare	Z
^ ch	[
^ chakr	U
^ chang	C
^ char	C
^ charad	I
^ charl	[
^ charlott	C
^ chatgpt	C
^ cheap	C
^ cheat	[
^ check	P
^ cheep	D
^ cheltenham	G
^ chem	V
^ chernobyl	C
^ cherubim	Y
^ chess	U
^ chest	[
^ chicken	C
^ chickenpox	G
^ child	[
^ childhood	P
^ chines	C
^ chist	J
^ choos	[
^ chr	C
^ christ	T
^ christm	[
^ chromebook	G
^ chronic	W
^ chuck	C
^ church	L
^ cicl	C
^ cinc	Z
^ cinem	C
^ circumcision	P
^ cistern	C
^ citibik	C
^ civil	[
^ cl	C
^ clarenc	C
^ clash	F
^ clasificacion	I
^ clean	X
^ cleans	Q
^ climat	[
^ clos	T
^ cloth	P
^ cloud	T
^ coach	[
^ cock	C
^ codig	I
^ cold	[
^ coldpla	C
^ colleagu	Z
^ collectiv	C
^ colleg	F
^ color	Z
^ com	[
^ comet	U
^ comfort	W
^ comid	I
^ command	[
^ communion	R
^ compar	J
^ compatibilidad	C
^ compet	T
^ competition	T
^ compos	D
^ compost	C
^ compr	[
^ comput	C
^ computador	C
^ conciert	C
^ conect	C
^ conf	P
^ confes	P
^ confess	S
^ confession	R
^ conflict	X
^ conqu	V
^ consid	U
^ consol	V
^ cont	T
^ contact	C
^ contend	S
^ contradiction	X
^ contrat	C
^ controll	Y
^ convert	C
^ cook	[
^ coolant	C
^ cop	[
^ corder	C
^ corinthian	C
^ cornstarch	C
^ coronation	C
^ corrupt	Y
^ cort	C
^ cosign	X
^ council	E
^ count	[
^ countr	C
^ coupl	V
^ coupon	H
^ court	[
^ cousin	U
^ covenant	X
^ cowork	[
^ cr	Z
^ craigslist	C
^ cre	T
^ creat	[
^ crec	T
^ crem	C
^ cri	Q
^ cring	D
^ crippl	Y
^ cristian	M
^ croc	C
^ crontab	C
^ crook	[
^ croquet	C
^ cross	X
^ crossfit	C
^ crossword	K
^ crown	C
^ crucif	S
^ crucigram	D
^ crystal	C
^ css	H
^ ctrl	C
^ cuant	C
^ cuarent	U
^ cuban	C
^ cuent	[
^ cuentam	C
^ cuid	U
^ culp	S
^ cult	W
^ cumpl	Z
^ cumplean	T
^ cuot	G
^ cup	W
^ cupon	G
^ current	C
^ curs	[
^ cut	[
^ cv	F
^ cycl	G
^ cyrillic	F
^ cyru	V
^ d	C
^ da	[
^ dad	L
^ dagon	T
^ dala	I
^ dam	Z
^ danc	C
^ daniel	K
^ dann	F
^ dar	[
^ dark	C
^ dart	F
^ dash	C
^ dat	[
^ daught	Z
^ dav	G
^ david	X
^ davidson	G
^ day	[
^ ddd	C
^ deacon	W
^ deaf	Q
^ deben	P
^ deborah	R
^ debt	[
^ declaracion	C
^ dedication	X
^ deep	I
^ defend	R
^ defin	S
^ definition	[
^ definiton	C
^ dej	[
^ delet	C
^ delilah	E
^ demas	Y
^ demon	W
^ den	V
^ dental	C
^ depreciation	C
^ deriv	C
^ derivativ	C
^ descendant	T
^ describ	T
^ design	[
^ despacit	I
^ despedid	W
^ despu	X
^ destin	C
^ devil	C
^ devocion	P
^ devocional	[
^ devolv	D
^ devotion	Y
^ devotional	Y
^ dfgkjhdfg	C
^ di	C
^ dia	[
^ diabl	C
^ dian	X
^ die	I
^ diezm	Y
^ diferenci	W
^ differenc	C
^ difficult	[
^ dim	M
^ din	T
^ diner	X
^ discipl	T
^ disciplin	R
^ discriminat	S
^ disne	H
^ disneyland	C
^ disobedient	P
^ disregard	C
^ distanc	C
^ div	F
^ divid	[
^ dividend	C
^ divorc	X
^ dmv	C
^ dnd	C
^ dock	D
^ doctor	[
^ documentar	C
^ dog	Y
^ dogecoin	C
^ dolor	Y
^ domestic	V
^ domin	C
^ doming	Y
^ don	[
^ donald	D
^ donat	S
^ donke	Y
^ doom	C
^ door	D
^ doppl	C
^ dorc	U
^ doubl	[
^ doubt	[
^ dov	G
^ dpf	F
^ dr	C
^ draftk	F
^ dragon	W
^ drak	G
^ draw	C
^ dream	[
^ drip	V
^ driv	R
^ drop	T
^ drought	Z
^ duk	K
^ dumb	C
^ duoling	C
^ dut	Z
^ dwayn	C
^ dyson	C
^ eagl	V
^ ear	X
^ earth	X
^ earthquak	U
^ eas	G
^ east	[
^ eastend	C
^ eastern	[
^ eat	C
^ eba	C
^ ech	H
^ ecuacion	E
^ eden	J
^ edom	W
^ egg	V
^ egypt	R
^ eid	C
^ eight	[
^ eightfold	C
^ ejempl	G
^ el	U
^ eld	Z
^ elden	C
^ eleaz	X
^ eleccion	Q
^ election	[
^ electric	M
^ eleg	T
^ elevation	C
^ eli	Z
^ elihu	X
^ elijah	E
^ eliphaz	U
^ elise	U
^ elish	Y
^ elon	C
^ elton	K
^ embaraz	Y
^ embarrass	P
^ emm	C
^ emotion	R
^ emotional	[
^ empez	W
^ emple	C
^ empt	[
^ enabl	C
^ encontr	W
^ encourag	V
^ enem	Y
^ enfermedad	V
^ enjo	U
^ enoch	Q
^ ensen	R
^ entierr	V
^ entr	T
^ entrop	C
^ env	U
^ envidi	P
^ envo	V
^ enzym	E
^ equipaj	C
^ er	C
^ eric	C
^ erotic	G
^ error	H
^ ertertert	C
^ esau	V
^ escap	C
^ escort	C
^ escrib	E
^ esper	[
^ esperant	C
^ espos	X
^ est	M
^ estan	Q
^ estatu	K
^ esto	[
^ estrang	Q
^ etc	E
^ eternit	U
^ ets	C
^ ett	C
^ eugen	C
^ eul	C
^ eur	C
^ euromillion	D
^ eurost	D
^ eurovision	F
^ eve	C
^ even	X
^ ever	[
^ everybod	R
^ everyon	[
^ everyth	[
^ evil	Z
^ ex	T
^ exam	R
^ excel	F
^ excell	F
^ exec	E
^ exist	T
^ exodu	C
^ expir	C
^ explain	M
^ extran	Y
^ ey	Z
^ eye	X
^ eyeshadow	C
^ ezekiel	U
^ ezequi	Q
^ ezr	C
^ f	C
^ f35	I
^ fac	[
^ facbook	C
^ facebook	C
^ facetim	C
^ fair	[
^ faith	C
^ fak	K
^ fall	[
^ falleci	R
^ fals	V
^ fam	[
^ famili	S
^ famin	X
^ famou	H
^ fanduel	C
^ fantas	E
^ farewell	Y
^ farm	X
^ farmaci	C
^ fast	I
^ fath	[
^ fe	[
^ fear	[
^ feast	Z
^ feed	[
^ feel	[
^ femal	[
^ feng	C
^ ferr	C
^ few	C
^ ffff	C
^ fibonacc	C
^ fichaj	E
^ field	W
^ fiest	[
^ fif	C
^ fift	I
^ fig	W
^ fight	Z
^ filibust	C
^ film	C
^ final	R
^ financial	T
^ find	F
^ finiquit	E
^ finnish	C
^ fir	[
^ firm	R
^ first	[
^ firstborn	P
^ fish	S
^ fishermen	Q
^ fiv	[
^ fix	G
^ fjdksl	C
^ flag	C
^ flam	K
^ fle	C
^ fleetwood	G
^ flihgt	E
^ flip	C
^ flood	H
^ flow	U
^ follow	W
^ foo	C
^ fool	R
^ foot	J
^ football	U
^ forbidden	Y
^ ford	C
^ foreign	[
^ forget	K
^ forgiv	X
^ forgot	C
^ format	C
^ formul	C
^ fort	X
^ fortun	L
^ fost	Y
^ fot	C
^ found	[
^ four	[
^ fourth	[
^ fox	[
^ fras	X
^ fre	C
^ freedom	U
^ freelanc	F
^ freez	C
^ french	C
^ fresh	F
^ friend	[
^ friendship	S
^ fruit	V
^ ftp	J
^ fuer	C
^ fui	X
^ full	[
^ funeral	[
^ funn	J
^ futur	Y
^ gabriel	C
^ gaiu	[
^ gam	C
^ gambl	R
^ gamestop	C
^ ganesh	C
^ gang	Y
^ garag	J
^ garden	[
^ gasoliner	G
^ gat	[
^ gay	Q
^ gb29	F
^ gcs	F
^ gdpr	D
^ gel	C
^ gemin	C
^ gend	[
^ general	H
^ generat	C
^ generational	Y
^ generou	X
^ genes	C
^ genshin	C
^ gent	Z
^ gentl	W
^ geograph	C
^ georg	C
^ gerasen	Y
^ german	D
^ gestation	C
^ get	[
^ ghghghgh	C
^ ghost	J
^ ghostbust	C
^ giant	U
^ gibberish	C
^ gibeonit	V
^ gideon	M
^ gift	E
^ gilgal	W
^ girl	[
^ git	C
^ giv	[
^ glad	[
^ gladiator	C
^ glastonbur	C
^ glor	S
^ glori	Z
^ gluten	G
^ gmail	F
^ go	C
^ goat	Z
^ going	[
^ gold	[
^ golden	P
^ goldfish	C
^ goliath	C
^ good	C
^ googl	C
^ gospel	[
^ gossip	T
^ got	[
^ government	C
^ governor	W
^ grac	C
^ graci	Q
^ gradient	C
^ graduation	W
^ grain	T
^ grand	Q
^ grandm	X
^ grat	T
^ gratitud	[
^ gre	C
^ great	[
^ greed	T
^ greek	C
^ green	[
^ greet	[
^ greyhound	C
^ grief	V
^ griev	X
^ group	C
^ grow	P
^ gt	C
^ gta	K
^ guard	[
^ guerr	E
^ guilt	[
^ guin	C
^ guit	G
^ gulf	J
^ guy	[
^ hab	C
^ habl	X
^ habr	Q
^ hac	U
^ hacers	Z
^ hag	U
^ hagas	V
^ haggl	V
^ hah	C
^ hail	W
^ hair	M
^ hairdres	C
^ halal	C
^ halloween	C
^ ham	G
^ haman	U
^ hamlet	I
^ hamst	J
^ hananiah	S
^ hand	[
^ hank	C
^ hannah	T
^ hanuman	I
^ happ	P
^ har	G
^ hard	P
^ harp	C
^ harr	C
^ harv	Z
^ harvard	E
^ hast	[
^ hat	V
^ hav	S
^ hayden	C
^ haz	C
^ hazael	R
^ head	[
^ heal	W
^ health	R
^ hear	R
^ heart	[
^ heav	T
^ heaven	C
^ hebrew	X
^ hebron	V
^ helen	C
^ hell	C
^ help	[
^ henr	D
^ henta	C
^ her	X
^ herm	C
^ herman	C
^ hero	Q
^ herod	U
^ hex	C
^ hey	C
^ hezekiah	V
^ hgfhgfhgf	C
^ hgv	D
^ hi	C
^ hic	W
^ hid	[
^ high	V
^ highwa	C
^ hij	[
^ hind	C
^ hindu	U
^ histori	U
^ historical	W
^ hjkl	C
^ hmrc	C
^ hogwart	C
^ hol	C
^ hold	V
^ holida	[
^ holyrood	C
^ hom	S
^ hombr	[
^ homeostas	C
^ homeschool	U
^ homesick	T
^ hon	[
^ hone	W
^ honest	X
^ honor	U
^ honr	S
^ hook	Q
^ hookup	C
^ hoov	C
^ hop	M
^ horari	C
^ horoscop	K
^ hors	C
^ hosann	W
^ hose	C
^ hospital	[
^ hospitalit	W
^ hospitl	C
^ hot	X
^ hotel	C
^ hous	[
^ household	[
^ http	C
^ human	Y
^ humbl	Y
^ humidit	C
^ hung	V
^ hunt	T
^ husband	[
^ hydrocortison	C
^ ibuprofen	C
^ ibuprofin	D
^ icebreak	C
^ icing	H
^ idiot	C
^ idol	[
^ idr	H
^ ifram	L
^ iglesi	T
^ ignor	C
^ ike	C
^ ill	S
^ illegal	[
^ imdb	H
^ img	F
^ imperi	D
^ import	C
^ impresor	C
^ in	[
^ inc	[
^ ind	C
^ independenci	C
^ indian	C
^ industrial	C
^ inf	H
^ infertilit	V
^ inflation	R
^ inheritanc	Y
^ injur	[
^ inst	C
^ instagram	C
^ instal	F
^ instant	C
^ instrument	U
^ insult	Y
^ integral	C
^ internal	C
^ interracial	S
^ introduction	[
^ invit	S
^ iphon	J
^ ir	[
^ irish	C
^ iron	C
^ irregul	C
^ irs	E
^ isaac	G
^ isaiah	M
^ ishmael	Q
^ israel	T
^ itv	E
^ ivy	E
^ j	C
^ jabon	C
^ jael	T
^ jailbreak	G
^ jain	C
^ jairu	Q
^ jajsjajsj	C
^ jak	C
^ jam	Z
^ japanes	I
^ jar	U
^ jav	D
^ javascript	J
^ jealou	X
^ jean	C
^ jef	D
^ jehoahaz	R
^ jehu	[
^ jennif	C
^ jephthah	U
^ jeremiah	X
^ jerich	C
^ jeroboam	R
^ jerusalem	Q
^ jess	I
^ jesu	U
^ jet	D
^ jew	Q
^ jewish	Z
^ jezebel	S
^ jimm	D
^ jjjjjjjj	C
^ jkhsdf87sdf	E
^ jnd	G
^ joa	C
^ joab	T
^ job	D
^ jobcentr	G
^ joel	R
^ john	H
^ johnn	C
^ jollof	F
^ jon	C
^ jonah	C
^ jonathan	[
^ jool	E
^ jordan	C
^ jos	H
^ joseph	M
^ joshu	E
^ josiah	E
^ joy	Z
^ jsdhfjkhsd	C
^ json	C
^ juan	F
^ jud	C
^ judah	T
^ judg	K
^ judgment	T
^ judith	Y
^ jueg	U
^ jur	F
^ jurassic	C
^ justic	Y
^ justici	R
^ k	C
^ kamasutr	C
^ karm	W
^ karv	D
^ keanu	F
^ keep	[
^ ken	C
^ kentuck	C
^ ket	S
^ kevin	C
^ key	V
^ keyboard	C
^ keylor	E
^ khan	C
^ kill	[
^ kim	G
^ kind	R
^ kinetic	C
^ king	H
^ kingdom	T
^ kiss	C
^ knead	F
^ knock	C
^ know	X
^ korean	C
^ kosh	H
^ kpop	H
^ kr	E
^ kreb	C
^ kyli	E
^ la	U
^ laban	Y
^ labor	U
^ lactos	C
^ lad	D
^ lam	C
^ lamb	K
^ lamborghin	F
^ lament	Y
^ lamp	[
^ land	[
^ laodice	W
^ laptop	G
^ lasagn	J
^ lash	C
^ last	[
^ lat	T
^ latin	D
^ lavador	H
^ law	[
^ lay	[
^ laz	[
^ lazaru	C
^ lead	[
^ leagu	D
^ leah	W
^ learn	[
^ leasehold	C
^ leatherjacket	J
^ leav	Y
^ lebron	C
^ lectur	[
^ leer	X
^ legion	Z
^ lend	[
^ length	J
^ lent	V
^ leo	E
^ leonard	I
^ lesson	[
^ let	[
^ lev	C
^ levant	U
^ leviathan	F
^ levit	Y
^ lex	J
^ ley	K
^ liar	U
^ liber	C
^ libr	L
^ lid	Z
^ lie	[
^ lif	[
^ lifespan	C
^ light	[
^ lik	[
^ lim	G
^ limerick	C
^ limit	W
^ limpi	W
^ lingeri	C
^ linkedin	C
^ lion	C
^ list	[
^ littl	Y
^ liv	L
^ lkjlkjlkj	C
^ llc	I
^ llev	Z
^ llor	U
^ lmaoo	C
^ loan	[
^ local	N
^ lock	[
^ locust	Z
^ log	C
^ logan	G
^ lol	C
^ look	[
^ lord	[
^ los	[
^ lost	[
^ lot	U
^ lott	C
^ lov	W
^ low	Y
^ ls	C
^ lt	E
^ lucif	R
^ luck	U
^ luk	C
^ lululemon	H
^ lun	E
^ lunch	E
^ lust	X
^ luth	E
^ luz	G
^ lyr	C
^ lyric	C
^ m	C
^ macaren	C
^ macb	F
^ macbook	F
^ machism	Z
^ machu	G
^ madr	[
^ maestr	S
^ magic	C
^ magn	C
^ mahjong	C
^ mail	D
^ main	[
^ mak	V
^ mal	[
^ man	[
^ manag	Q
^ manan	[
^ manasseh	Q
^ manchest	C
^ manchst	C
^ mand	[
^ mandarin	C
^ mann	R
^ mar	P
^ marc	C
^ march	M
^ mari	U
^ mark	C
^ marr	[
^ martin	F
^ maslow	C
^ mass	[
^ mast	C
^ mat	U
^ mati	T
^ matlab	C
^ matrimoni	[
^ matrix	C
^ mattathi	Y
^ matthew	U
^ mayor	N
^ mcat	C
^ mcdonald	C
^ mcrib	C
^ mean	P
^ measur	P
^ mecc	H
^ medic	Q
^ medicin	V
^ meek	T
^ meet	Q
^ meg	G
^ meh	C
^ mejor	P
^ melat	C
^ melchizedek	Q
^ memor	[
^ memorial	[
^ memph	F
^ men	F
^ ment	[
^ mental	P
^ mephibosh	S
^ merc	Y
^ mercadolibr	C
^ merg	C
^ met	[
^ metallic	C
^ metformin	E
^ metr	C
^ mic	C
^ micah	G
^ micaiah	S
^ michael	E
^ michal	X
^ microblad	E
^ microwav	I
^ might	Y
^ milanunci	C
^ militar	[
^ milk	[
^ minecraft	C
^ ming	C
^ minimum	K
^ minneapol	H
^ miracl	C
^ miriam	S
^ miserabl	S
^ miss	T
^ mission	E
^ missionar	T
^ mla	C
^ mmmmmmmmmmmm	C
^ mock	S
^ model	[
^ modern	X
^ mois	U
^ mol	C
^ mom	Y
^ moment	C
^ mone	[
^ moned	C
^ mongodb	E
^ monop	C
^ mont	J
^ montessor	C
^ monz	I
^ moon	I
^ mor	[
^ moral	Z
^ mordeca	Z
^ morn	[
^ mortal	U
^ mortgag	Z
^ mos	L
^ most	Z
^ mot	H
^ moth	Z
^ motorbik	F
^ mount	[
^ mountain	[
^ mourn	Q
^ mov	[
^ mozart	C
^ mp	C
^ mr	C
^ mrbeast	C
^ mri	R
^ much	T
^ muj	[
^ mujer	C
^ mult	P
^ muppet	G
^ murder	V
^ music	[
^ musician	Y
^ naaman	T
^ naboth	R
^ nac	V
^ nad	[
^ nadab	S
^ nadi	[
^ nahor	U
^ nahum	C
^ nail	P
^ nak	G
^ nam	[
^ nan	C
^ napoleon	K
^ naproxen	J
^ nasdaq	C
^ nat	C
^ nathan	C
^ nation	[
^ national	V
^ navratr	L
^ nda	C
^ near	[
^ nebuchadnez	V
^ necesit	[
^ need	D
^ nehemiah	S
^ neighbor	U
^ neith	Y
^ nervi	U
^ nervou	X
^ netflix	S
^ nev	L
^ new	[
^ newlyw	W
^ newton	E
^ next	C
^ nfl	C
^ nhs	F
^ ni	Y
^ nicanor	R
^ nick	C
^ night	[
^ nightmar	W
^ nik	G
^ nin	S
^ nineveh	P
^ ningun	Q
^ nintend	C
^ nlkjnlkj	C
^ no	[
^ noah	C
^ nobl	C
^ nobod	Y
^ nombr	C
^ normal	C
^ nos	C
^ not	S
^ notar	C
^ noth	[
^ notic	J
^ novi	C
^ now	[
^ npm	C
^ nucl	X
^ nud	C
^ nuestr	R
^ nuev	[
^ null	C
^ numb	[
^ numer	C
^ numerolog	D
^ nunc	[
^ nurs	C
^ nvnvnvnv	C
^ obadiah	P
^ obam	C
^ obe	W
^ obed	U
^ obsesion	S
^ obsess	X
^ odi	[
^ odysse	C
^ ofert	C
^ offer	S
^ offsid	C
^ ofrend	U
^ ofst	C
^ ohm	C
^ oijoij	C
^ oil	K
^ oliv	H
^ olivi	D
^ om	C
^ omeprazol	C
^ omg	C
^ onc	S
^ one	J
^ onl	[
^ onlin	Y
^ onlyfan	I
^ open	[
^ opium	C
^ opportunit	C
^ oprah	C
^ orar	[
^ orchid	C
^ ord	[
^ ore	Q
^ organ	V
^ os	P
^ osc	C
^ oth	S
^ otr	U
^ ou	C
^ out	K
^ outlook	C
^ output	C
^ over	C
^ overnight	F
^ overview	Y
^ overwater	C
^ oxbow	C
^ oxford	D
^ oxidation	F
^ ozempic	C
^ pa	S
^ pabl	[
^ pacienci	R
^ pact	W
^ padr	Z
^ paell	C
^ pag	T
^ pagan	C
^ paid	Z
^ pais	C
^ palabr	M
^ palm	C
^ pan	[
^ panic	[
^ pantall	T
^ panton	C
^ pap	F
^ par	E
^ parabl	X
^ paracetamol	F
^ paradis	C
^ parallel	C
^ parent	Y
^ park	C
^ parkinson	[
^ parrot	C
^ part	C
^ pas	N
^ pasaj	W
^ pass	U
^ passiv	J
^ passov	X
^ passport	C
^ past	C
^ pastor	[
^ patch	C
^ pathetic	J
^ patient	U
^ patrimoni	C
^ paul	S
^ pavlov	C
^ pay	T
^ paypal	E
^ paz	Y
^ peac	[
^ ped	U
^ pedr	X
^ pele	[
^ pelicul	C
^ penalt	C
^ pensamient	Q
^ pentecost	U
^ peopl	[
^ pept	C
^ percent	C
^ perd	[
^ perdon	U
^ perfect	R
^ permutation	E
^ persecut	P
^ persian	C
^ person	S
^ pes	H
^ pet	C
^ ph	C
^ pharaoh	U
^ pharise	S
^ phil	H
^ philadelphi	K
^ philip	F
^ philistin	Q
^ phillip	I
^ phon	D
^ phonic	G
^ photosynthes	C
^ php	C
^ pick	N
^ pickl	F
^ piens	T
^ pilat	[
^ pill	M
^ pint	C
^ pinter	C
^ pisc	C
^ piss	C
^ pitbull	C
^ pivot	C
^ pizz	C
^ placehold	C
^ plagu	S
^ plan	[
^ planet	E
^ plant	[
^ play	C
^ playbo	C
^ pleit	T
^ plot	[
^ pls	K
^ plumb	[
^ plural	E
^ poem	C
^ poiuytrewq	C
^ pok	C
^ pokemon	C
^ pokmon	E
^ polic	[
^ politic	U
^ pon	[
^ poor	T
^ porn	R
^ pornhub	C
^ porqu	C
^ postcod	G
^ pow	W
^ powerpoint	C
^ pr	[
^ pra	[
^ prais	X
^ pre	Y
^ preach	T
^ preci	C
^ predic	[
^ prednison	G
^ pregnant	W
^ prem	C
^ premium	I
^ prepar	V
^ present	V
^ presentacion	S
^ president	G
^ presion	E
^ pressur	V
^ prest	U
^ pretend	C
^ pric	R
^ prim	N
^ primar	E
^ primer	Z
^ princ	C
^ print	C
^ prison	W
^ prob	C
^ probabilit	C
^ problem	X
^ profeci	R
^ profet	W
^ profetis	R
^ promes	P
^ proof	Y
^ prophec	R
^ prophet	[
^ prophetess	S
^ prosperit	S
^ prostitut	U
^ prot	C
^ protect	Z
^ protection	T
^ protein	C
^ proud	J
^ proverb	C
^ prueb	C
^ psalm	X
^ psorias	H
^ public	L
^ pueden	V
^ puj	E
^ pulgon	C
^ pull	[
^ pulp	C
^ pun	C
^ punishment	P
^ punnet	E
^ pupp	C
^ purpl	C
^ purpos	S
^ put	[
^ pythagor	H
^ python	[
^ qa	F
^ qazwsxedc	C
^ qibl	C
^ quadratic	G
^ quail	R
^ qualit	S
^ quarrel	T
^ queen	K
^ quick	[
^ quien	U
^ quier	[
^ quiet	[
^ quiniel	C
^ quit	H
^ qwe	C
^ qwertyuiop	C
^ rac	X
^ rachel	C
^ racist	[
^ radiohead	C
^ rahab	R
^ raid	C
^ rais	M
^ ramen	C
^ random	C
^ raphael	[
^ raspberr	F
^ rastafar	E
^ rastr	C
^ ray	C
^ react	M
^ read	Y
^ real	[
^ rebecc	C
^ rebekah	Q
^ recet	C
^ recib	[
^ recip	L
^ recipi	C
^ recommend	C
^ recov	D
^ recover	U
^ recuper	C
^ red	C
^ reddit	I
^ refractiv	C
^ refund	C
^ regal	V
^ regex	C
^ region	Q
^ regl	C
^ rehoboam	R
^ reject	V
^ rejoic	T
^ relacion	T
^ relaps	W
^ religiou	X
^ remarriag	R
^ rememb	[
^ remind	C
^ remot	L
^ remov	C
^ rent	P
^ rental	C
^ repeat	C
^ repent	P
^ replac	C
^ repot	C
^ reset	C
^ resident	C
^ resist	Z
^ respect	Y
^ rest	Y
^ restarant	C
^ restart	C
^ restor	R
^ result	Y
^ resumen	[
^ retir	[
^ retirement	[
^ return	[
^ reuben	V
^ reveal	C
^ reveng	Z
^ revolucion	C
^ rewrit	C
^ rey	Y
^ rez	W
^ rfc	C
^ rhym	C
^ rib	E
^ rich	[
^ rick	C
^ riddl	C
^ righteou	Q
^ ring	[
^ ringworm	C
^ rio	C
^ riot	T
^ ris	[
^ riv	[
^ rm	E
^ road	[
^ roar	C
^ roast	C
^ rob	Z
^ roblox	C
^ rock	[
^ rocket	C
^ rofl	C
^ rol	N
^ roll	R
^ rom	R
^ roman	K
^ romanc	V
^ rome	E
^ romp	[
^ ros	G
^ roth	C
^ rotten	J
^ roulett	H
^ rout	L
^ royal	[
^ ru	C
^ rubik	C
^ rug	C
^ rul	X
^ run	[
^ russian	M
^ rut	V
^ ruth	J
^ ryan	C
^ s	C
^ sa	[
^ sab	[
^ sabbath	Y
^ sacrific	R
^ sacrifici	Q
^ saf	[
^ sagittariu	C
^ sai	C
^ saint	[
^ sal	T
^ salar	K
^ salari	P
^ salbutamol	H
^ salem	C
^ salm	[
^ salom	X
^ salomon	C
^ sals	C
^ salt	X
^ sam	Z
^ samari	Q
^ sampl	C
^ samson	[
^ samsung	F
^ samuel	C
^ san	E
^ sangr	X
^ sanson	U
^ sant	C
^ santeri	R
^ sar	M
^ sara	W
^ sarah	I
^ satan	[
^ saturn	C
^ saul	[
^ sav	[
^ scar	[
^ scatter	R
^ school	V
^ schroding	C
^ scientolog	C
^ scissor	C
^ scrabbl	C
^ scrap	C
^ scratch	T
^ screw	C
^ scrib	W
^ sdfsdf	C
^ se	[
^ sea	[
^ sean	X
^ search	[
^ seat	W
^ seattl	C
^ second	T
^ secret	Z
^ sed	X
^ seed	X
^ seek	U
^ seg	C
^ segmentation	C
^ segur	C
^ seguridad	T
^ seinfeld	C
^ select	H
^ self	[
^ selfish	S
^ sell	[
^ senal	V
^ send	N
^ sent	[
^ separat	[
^ ser	[
^ sermon	Y
^ serv	[
^ servant	U
^ set	[
^ setent	X
^ seth	C
^ seven	S
^ sevent	[
^ seventh	Q
^ sew	C
^ sex	L
^ sext	L
^ sexual	Y
^ shap	D
^ shar	[
^ sheep	V
^ shein	C
^ shem	S
^ shepherd	W
^ sherlock	J
^ shiloh	K
^ shingl	C
^ shint	C
^ shirle	C
^ short	[
^ shorten	C
^ shrek	E
^ shunammit	S
^ shut	C
^ si	[
^ sibl	W
^ sick	W
^ sid	S
^ sieg	T
^ siempr	U
^ siet	V
^ sign	D
^ signific	V
^ sil	[
^ silenc	C
^ silent	S
^ silv	[
^ sim	E
^ simeon	Z
^ simon	H
^ simpl	[
^ simplif	E
^ simpson	C
^ simulador	C
^ sin	Z
^ sina	C
^ sindrom	Y
^ sing	C
^ singl	[
^ sinonim	C
^ sintom	C
^ sirach	X
^ sist	Z
^ sit	[
^ six	[
^ siz	Y
^ skibid	C
^ skyrim	C
^ slav	X
^ sleep	Y
^ sleepless	S
^ sling	C
^ slkdfj	C
^ slogan	C
^ slot	F
^ slow	W
^ slug	C
^ small	V
^ snak	C
^ snook	K
^ snoop	C
^ snow	V
^ soap	G
^ social	Z
^ sociolog	E
^ sodom	E
^ sohcahto	C
^ sol	[
^ sold	V
^ solitair	C
^ solomon	H
^ solt	R
^ solv	C
^ som	U
^ son	[
^ song	J
^ sonnet	C
^ sorr	Q
^ sort	I
^ soul	T
^ sourdough	G
^ south	C
^ southampton	D
^ sow	Y
^ sp	J
^ spanish	C
^ spar	C
^ speak	[
^ speed	K
^ spell	C
^ spend	V
^ spf	C
^ spirit	C
^ spiritual	[
^ split	C
^ spotf	D
^ spotif	C
^ spread	W
^ squar	C
^ squeak	C
^ ssh	C
^ st	P
^ sta	Z
^ stag	[
^ stairwa	E
^ stamp	C
^ stand	[
^ standard	H
^ star	[
^ stardew	C
^ start	[
^ stas	C
^ stat	M
^ statin	C
^ statu	[
^ statut	D
^ steal	T
^ steam	E
^ step	S
^ stephen	C
^ stev	C
^ still	[
^ stitch	C
^ ston	[
^ stop	X
^ stor	[
^ storag	C
^ storm	[
^ str	C
^ strang	[
^ street	[
^ strength	[
^ stress	Z
^ strik	S
^ strip	S
^ strong	T
^ struggl	U
^ stubborn	U
^ stuck	[
^ stud	W
^ student	R
^ studi	D
^ stupid	J
^ sty	C
^ success	W
^ succession	C
^ suculent	C
^ sud	C
^ sudaf	C
^ sudoku	C
^ suen	U
^ suez	C
^ suf	R
^ summar	[
^ summaris	I
^ sun	[
^ sunda	Z
^ sunris	U
^ sup	C
^ support	U
^ surah	C
^ surfac	C
^ survivor	V
^ sustitut	C
^ svg	I
^ sw1	C
^ swallow	U
^ sweet	[
^ swift	F
^ swiftu	C
^ swing	E
^ sword	[
^ symptom	C
^ synonym	C
^ system	M
^ tak	[
^ talith	W
^ talk	[
^ tall	[
^ tam	[
^ taoist	C
^ tardigrad	C
^ tare	C
^ target	C
^ tarjet	V
^ tarot	C
^ tasbih	C
^ tasmanian	C
^ tast	[
^ tax	H
^ te	U
^ teach	V
^ team	D
^ tear	T
^ tectonic	C
^ teh	L
^ tell	[
^ tem	[
^ temor	[
^ temperatur	C
^ templ	W
^ ten	[
^ tenem	V
^ teni	Q
^ tent	R
^ tenth	Q
^ teologi	V
^ term	E
^ terminal	M
^ terremot	Z
^ tesc	C
^ tesl	D
^ test	C
^ tetanu	C
^ tetr	C
^ tex	G
^ text	[
^ tha	I
^ thank	E
^ thanksgiv	V
^ them	E
^ then	C
^ thing	D
^ think	X
^ third	[
^ thirst	P
^ thirt	W
^ thom	C
^ thor	C
^ thorn	T
^ though	R
^ thre	[
^ thresh	R
^ through	[
^ throw	[
^ thund	W
^ tick	C
^ tid	C
^ tiemp	D
^ tierr	S
^ tiktok	I
^ tim	U
^ timoth	C
^ tinnitu	I
^ tint	C
^ tip	D
^ tir	Z
^ tiramisu	C
^ titanic	J
^ tith	[
^ titration	F
^ titu	J
^ tobi	T
^ tobit	[
^ tod	[
^ toda	[
^ toefl	F
^ tom	Q
^ tomat	C
^ tomb	W
^ tongu	C
^ top	H
^ tor	C
^ torn	S
^ tortois	D
^ touch	[
^ tour	G
^ tow	I
^ town	V
^ toxic	[
^ toy	C
^ tr	X
^ trabaj	[
^ trabalengu	C
^ track	C
^ trad	M
^ trademark	C
^ traduc	C
^ train	S
^ traitor	C
^ translat	C
^ trap	Z
^ travel	I
^ tre	[
^ treasur	V
^ treat	E
^ treint	Y
^ tren	C
^ trench	C
^ trevor	E
^ trial	[
^ trib	Y
^ trinit	C
^ trivi	C
^ tru	Q
^ truc	C
^ trumpet	T
^ trust	T
^ tu	R
^ turn	[
^ tuv	Y
^ twelv	L
^ twent	[
^ twin	V
^ twist	C
^ twit	C
^ two	Z
^ typeerror	F
^ typescript	J
^ typhoid	C
^ tyr	H
^ tytytyt	C
^ u2	G
^ uber	C
^ uc	C
^ ugh	C
^ uiuiu	C
^ uk	N
^ ukrain	F
^ ultim	F
^ umrah	D
^ unanswer	Q
^ unbeliev	Q
^ unblock	E
^ uncensor	C
^ unclean	Y
^ und	[
^ undefin	C
^ undocument	[
^ unemplo	[
^ unequal	R
^ unf	Y
^ ungrat	S
^ uninstall	E
^ union	Z
^ universit	T
^ unless	Q
^ unlock	C
^ unsubscrib	C
^ until	T
^ up	V
^ upwork	C
^ ur	C
^ usar	[
^ usd	C
^ useless	H
^ using	Y
^ uv	D
^ va	C
^ valentin	T
^ valle	[
^ valorant	C
^ van	V
^ ve	S
^ vedic	C
^ vegan	T
^ vel	U
^ velocidad	C
^ vend	[
^ venid	R
^ venm	C
^ venu	C
^ ver	[
^ verb	C
^ vestid	C
^ vet	C
^ veteran	[
^ vi	[
^ victor	X
^ victori	C
^ vide	C
^ vidi	D
^ vien	U
^ vietnam	C
^ vigili	S
^ vin	S
^ vinyl	C
^ violenci	S
^ violent	S
^ vis	C
^ vision	T
^ visit	Z
^ vitamix	E
^ viv	[
^ voic	Y
^ volcan	K
^ volv	X
^ vow	T
^ voy	[
^ vuel	D
^ w	C
^ wait	[
^ wak	C
^ walk	[
^ wall	H
^ war	[
^ warfarin	C
^ warfram	C
^ warn	K
^ wash	F
^ wast	C
^ wat	P
^ watch	[
^ watergat	C
^ wealth	U
^ wear	[
^ weath	C
^ weathr	C
^ wed	[
^ wednesda	C
^ weep	S
^ welcom	W
^ welsh	H
^ weoirweoiruw	C
^ wet	[
^ whatev	X
^ whatsap	C
^ wher	C
^ whit	[
^ whoam	C
^ whoev	T
^ wick	Y
^ widow	Z
^ wif	K
^ wikipedi	C
^ wild	Y
^ win	N
^ wint	[
^ wis	J
^ wit	V
^ wo	S
^ woe	[
^ woman	[
^ wonder	W
^ word	H
^ wordl	C
^ work	[
^ world	V
^ worr	U
^ worship	Z
^ worst	I
^ wound	T
^ wright	C
^ writ	C
^ wtf	C
^ wubb	C
^ ww2	E
^ wwi	G
^ www	F
^ x	C
^ x41	C
^ xbox	G
^ xcvbnm	C
^ xpath	C
^ xxx	C
^ xyz	C
^ ya	Z
^ yahtze	J
^ yanke	C
^ yannick	E
^ yeah	C
^ year	C
^ yeet	C
^ yes	C
^ you	W
^ young	[
^ youth	T
^ youtub	C
^ yugoslavi	C
^ zacari	U
^ zacchaeu	V
^ zakat	F
^ zapat	C
^ zapatill	C
^ zar	C
^ zechariah	X
^ zedekiah	S
^ zeld	C
^ zen	C
^ zer	F
^ zeu	C
^ zimr	T
^ zion	C
^ zip	C
^ zodiac	C
^ zoom	H
^ zoph	S
^ zxzxzx	C
^ zzzzzzz	C
_a	V
_a 120	C
_a 12x10	D
_a 1998	C
_a 24	D
_a 2400	H
_a 5kg	K
_a 90	C
_a _bibl	N
_a _can	D
_a _christian	[
_a _dec	C
_a _di	Y
_a _dond	Q
_a _for	I
_a _god	V
_a _i	E
_a _la	L
_a _las	W
_a _los	[
_a _mi	[
_a _mis	X
_a _que	C
_a _quien	[
_a _right	Q
_a _ser	V
_a _su	[
_a _sus	V
_a _tu	I
_a _tus	T
_a _un	Y
_a _una	W
_a _vers	S
_a alguien	[
_a argentin	K
_a b	C
_a bab	[
_a bad	[
_a bag	C
_a ball	C
_a baptiz	W
_a bar	C
_a basket	X
_a beard	P
_a begin	J
_a believ	S
_a bet	[
_a big	[
_a birdi	C
_a birthda	P
_a black	C
_a bless	S
_a boat	U
_a book	T
_a boy	Q
_a boyfriend	P
_a break	X
_a brid	P
_a broth	R
_a build	W
_a bump	C
_a burden	P
_a burst	C
_a cabbag	J
_a canon	F
_a car	M
_a cas	Q
_a cat	M
_a cav	Y
_a charg	C
_a chatbot	S
_a cheer	Q
_a cheetah	C
_a child	[
_a christm	Q
_a church	[
_a clean	S
_a clos	R
_a cloud	P
_a coat	C
_a coffe	C
_a coin	C
_a cold	E
_a committe	Q
_a cop	P
_a corn	G
_a coupl	R
_a cov	C
_a covenant	R
_a cowork	C
_a cricket	E
_a crim	P
_a criminal	U
_a crist	R
_a cross	[
_a crush	Q
_a cult	V
_a cup	C
_a curs	V
_a cylind	C
_a d20	C
_a dad	V
_a dar	U
_a david	S
_a day	[
_a deacon	W
_a decision	P
_a degre	C
_a demon	P
_a depress	S
_a die	U
_a differenc	[
_a different	C
_a discipl	R
_a distanc	R
_a divorc	Q
_a doctor	Y
_a dog	T
_a donke	R
_a door	U
_a doubl	C
_a dov	[
_a dozen	J
_a dragon	C
_a dream	Y
_a dron	C
_a drunk	Z
_a dud	C
_a dumb	C
_a espan	C
_a est	[
_a faith	P
_a fall	Q
_a fals	V
_a fam	S
_a fan	E
_a farm	S
_a fath	S
_a feel	C
_a fev	C
_a few	R
_a field	U
_a fish	L
_a fit	C
_a fiv	C
_a flat	C
_a fold	C
_a fool	Y
_a four	C
_a fr	C
_a fridg	H
_a friend	[
_a friendship	S
_a fruit	C
_a full	C
_a funeral	Z
_a funn	C
_a fus	C
_a gang	U
_a garlic	F
_a general	C
_a gerund	C
_a gift	Q
_a girl	W
_a goalkeep	G
_a god	V
_a godmoth	P
_a good	[
_a grav	S
_a great	R
_a guayaquil	D
_a guy	X
_a haiku	C
_a half	U
_a hard	S
_a health	Q
_a heart	R
_a heav	T
_a hectar	C
_a heic	E
_a hocke	C
_a hol	J
_a hom	Y
_a horribl	U
_a hospital	T
_a hot	F
_a hotel	I
_a hous	[
_a hundr	V
_a husband	T
_a ir	R
_a jacob	T
_a jagu	C
_a jeremi	P
_a jesu	W
_a job	[
_a jok	C
_a jos	P
_a judg	[
_a junior	C
_a keyston	C
_a kidne	[
_a king	[
_a lack	R
_a lamp	S
_a landlord	C
_a laptop	C
_a law	V
_a lawn	I
_a leath	C
_a leopard	P
_a lep	V
_a lesbian	Q
_a level	M
_a lie	Z
_a lif	R
_a light	U
_a limerick	I
_a linkedin	C
_a linux	C
_a lion	Y
_a lisbo	D
_a list	H
_a littl	X
_a llov	C
_a load	C
_a loan	Y
_a long	T
_a lord	R
_a lot	Z
_a luz	S
_a mac	C
_a macaroon	F
_a madrid	J
_a man	P
_a mari	S
_a marr	T
_a matrimoni	S
_a mayf	C
_a meal	T
_a meet	R
_a mess	[
_a mi	W
_a microwav	C
_a mil	C
_a mill	F
_a millston	W
_a min	F
_a miracl	Z
_a miscarriag	P
_a mission	T
_a mistak	Q
_a mockingbird	C
_a mois	P
_a monad	C
_a monke	C
_a month	J
_a moth	T
_a mountain	[
_a mouth	C
_a murder	P
_a muslim	S
_a mustard	C
_a nadi	R
_a narcissist	W
_a new	[
_a newborn	R
_a non	T
_a numb	K
_a nurs	Z
_a nut	C
_a otr	X
_a p45	C
_a pabl	R
_a pack	E
_a pag	C
_a parcel	G
_a parent	S
_a pas	C
_a pastor	X
_a payslip	G
_a pedr	Q
_a pentagon	D
_a person	U
_a pes	C
_a pharise	P
_a phon	[
_a pictur	C
_a pit	Y
_a plan	C
_a plant	C
_a plug	C
_a plumb	C
_a poem	H
_a point	C
_a polic	Q
_a post	C
_a potat	C
_a pound	C
_a pow	C
_a pr	Y
_a pra	T
_a preach	Z
_a promis	T
_a prophet	Y
_a prostitut	T
_a ps5	C
_a psalm	R
_a quantit	C
_a quark	C
_a question	S
_a quintillion	C
_a rais	V
_a rap	D
_a real	C
_a reason	R
_a rectangl	F
_a relationship	W
_a rent	I
_a rex	C
_a robot	C
_a rod	C
_a roll	I
_a rooftop	D
_a rout	C
_a sad	R
_a saint	[
_a sal	G
_a san	S
_a sandwich	C
_a satan	U
_a saul	Q
_a scotch	G
_a script	C
_a second	U
_a secret	T
_a semicolon	C
_a sentenc	C
_a ser	H
_a servant	S
_a shed	C
_a shekel	Z
_a sho	E
_a shoot	Q
_a shop	[
_a short	Y
_a sick	X
_a sign	[
_a sikh	C
_a sin	[
_a siz	M
_a skateboard	C
_a skydiv	F
_a slip	C
_a snak	X
_a sol	W
_a sold	S
_a son	P
_a song	C
_a sp	X
_a spac	C
_a speech	U
_a spirit	V
_a splint	C
_a sprain	C
_a stor	C
_a strip	L
_a strok	R
_a strong	T
_a sunda	C
_a sword	[
_a symbol	V
_a talent	[
_a talk	C
_a teach	Z
_a teenag	R
_a templ	Z
_a ten	C
_a tercer	E
_a terribl	Y
_a test	K
_a thief	P
_a thirt	K
_a thousand	T
_a ti	T
_a tim	[
_a tin	C
_a tod	X
_a toddl	C
_a train	C
_a tre	[
_a tun	I
_a turke	J
_a twelv	C
_a two	J
_a uno	Q
_a usernam	C
_a veil	S
_a ver	C
_a verbal	C
_a vide	C
_a virgin	S
_a vow	P
_a vuestr	X
_a w9	C
_a watch	C
_a way	[
_a websit	C
_a wed	W
_a week	P
_a whal	[
_a wheelch	X
_a whol	L
_a wiccan	C
_a widow	U
_a wif	[
_a wig	C
_a willow	C
_a windsor	C
_a woman	J
_a word	L
_a year	Z
_a young	S
_a youth	Z
_about	R
_about _a	C
_about _an	V
_about _god	V
_about _me	[
_about _my	N
_about _the	Y
_about _what	S
_about be	Q
_about chees	C
_about child	Q
_about courag	R
_about die	S
_about everyth	R
_about fam	P
_about fish	C
_about food	X
_about formul	C
_about fyr	C
_about hors	C
_about humbl	P
_about jesu	U
_about justic	Q
_about kill	P
_about kind	P
_about lif	P
_about lov	P
_about marr	P
_about mone	U
_about oth	Q
_about patient	P
_about peac	P
_about physic	C
_about politic	Q
_about self	Q
_about sex	S
_about spreadsheet	D
_about tac	C
_about thre	D
_about tomorrow	X
_about traffic	C
_about work	Q
_accord	V
_accord _to	V
_al	Z
_al _que	T
_al adh	C
_al beb	R
_al ces	W
_al ciel	Z
_al cuadr	C
_al diabl	S
_al franc	C
_al hij	P
_al hombr	R
_al horn	C
_al infiern	Q
_al lord	W
_al medic	S
_al mor	Q
_al mund	V
_al nin	W
_al pok	C
_al projim	R
_al sacerdot	Q
_al trabaj	P
_allow	I
_allow _in	C
_allow _to	Q
_als	Q
_an	N
_an abortion	S
_an abusiv	R
_an accident	X
_an acrostic	C
_an addict	U
_an administrator	M
_an adult	X
_an aff	S
_an airlin	K
_an airport	I
_an alcoholic	W
_an alt	Y
_an angel	[
_an apolog	U
_an apostl	[
_an app	C
_an appl	[
_an atheist	[
_an electrician	C
_an elephant	C
_an enem	R
_an est	C
_an etf	C
_an exam	V
_an exampl	L
_an excess	C
_an eye	[
_an idol	[
_an immigrant	R
_an inmat	S
_an inspector	C
_an interview	U
_an isotop	C
_an mcv	C
_an octopu	C
_an old	T
_an olympic	C
_an ox	Y
_an oxymoron	C
_an unbeliev	Q
_an unclean	P
_an unknown	Y
_an unrestrict	C
_and	[
_and ?how	C
_and ?who	C
_and _a	N
_and _be	C
_and _cant	Q
_and _christian	S
_and _do	T
_and _dont	P
_and _for	R
_and _god	X
_and _hav	U
_and _he	R
_and _her	P
_and _his	U
_and _i	W
_and _im	U
_and _in	P
_and _it	G
_and _its	C
_and _let	S
_and _my	R
_and _on	C
_and _she	Q
_and _the	Z
_and _to	S
_and _what	C
_and _which	F
_and _wont	F
_and _you	R
_and _your	R
_and abel	V
_and alon	P
_and angel	P
_and animal	R
_and ann	R
_and aquil	U
_and asham	T
_and bad	S
_and bak	C
_and barnab	S
_and bathsheb	R
_and blood	P
_and broth	Q
_and but	C
_and camer	F
_and chees	D
_and child	Q
_and chip	C
_and christianit	Q
_and cla	V
_and const	C
_and courageou	Q
_and covid	C
_and creat	Q
_and crocodil	C
_and david	V
_and day	Q
_and delilah	[
_and deliv	C
_and demand	C
_and die	W
_and drink	Q
_and elijah	P
_and empt	S
_and end	C
_and esau	T
_and est	C
_and estoni	C
_and eve	Q
_and faith	[
_and fals	P
_and feast	P
_and feel	S
_and fift	C
_and fir	V
_and fish	Q
_and follow	R
_and foolish	Q
_and forget	Q
_and forgot	Q
_and fruit	Q
_and furiou	C
_and gar	F
_and giv	C
_and go	K
_and goat	[
_and gold	V
_and golden	[
_and gomorrah	S
_and grac	E
_and grapefruit	C
_and groom	R
_and half	[
_and harv	U
_and heal	P
_and her	C
_and hol	P
_and hold	C
_and hone	[
_and hors	U
_and humbl	S
_and ishmael	R
_and jezebel	P
_and john	[
_and jonathan	Q
_and joseph	P
_and juliet	E
_and key	E
_and king	U
_and knock	U
_and know	R
_and lamb	S
_and lazaru	X
_and leav	P
_and levit	U
_and lif	Q
_and lil	R
_and liv	Q
_and lov	Q
_and lp	C
_and mak	T
_and man	C
_and manasseh	Q
_and marth	U
_and metaphor	C
_and mort	C
_and moth	R
_and myrrh	Y
_and nev	P
_and new	Z
_and night	W
_and no	W
_and nobod	S
_and not	W
_and noth	P
_and now	C
_and oil	S
_and orang	K
_and paracetmol	D
_and paul	P
_and poor	U
_and pr	Q
_and pra	R
_and prejudic	C
_and proud	R
_and rachel	Y
_and regret	P
_and rescu	Q
_and rugb	C
_and run	C
_and sa	Q
_and sapphir	V
_and sarah	S
_and satin	C
_and saul	P
_and scar	S
_and scorpi	E
_and secondar	E
_and see	Q
_and ser	J
_and seven	Q
_and shepherd	Q
_and show	G
_and singl	S
_and sist	P
_and spenc	C
_and spirit	W
_and still	C
_and tak	P
_and tam	P
_and teach	Q
_and temp	C
_and text	C
_and ther	C
_and thre	R
_and tir	P
_and trust	Q
_and truth	R
_and turn	C
_and twelv	P
_and two	[
_and unclean	R
_and vineg	E
_and walk	Q
_and want	P
_and wat	[
_and weep	Q
_and weight	C
_and whal	C
_and whit	E
_and widow	P
_and wif	R
_and win	Z
_and woman	R
_and work	Z
_and writ	J
_anyon	Q
_anyon _in	R
_anyon know	C
_anyth	L
_anyth _too	Q
_anyth now	C
_as	[
_as _a	[
_as _an	[
_as _for	P
_as _my	C
_as _th	[
_as _the	S
_as _you	T
_as _your	R
_as _yourself	P
_as king	P
_as loratadin	C
_as np	C
_as righteou	P
_at	Y
_at 120hz	H
_at 63	F
_at _a	[
_at _god	R
_at _me	U
_at _my	[
_at _our	R
_at _the	E
_at altitud	C
_at bethel	U
_at can	[
_at christm	U
_at church	W
_at colleg	V
_at die	C
_at diwal	E
_at ever	P
_at hom	E
_at jesu	P
_at last	C
_at least	C
_at midnight	W
_at mizpah	U
_at nazar	R
_at night	H
_at nin	C
_at nob	U
_at onc	Y
_at oth	R
_at school	[
_at sea	V
_at seven	C
_at shechem	S
_at shiloh	W
_at six	H
_at ten	C
_at thirt	U
_at thre	K
_at twelv	S
_at woman	Q
_at work	[
_be	U
_be 17	C
_be 38	C
_be 5g	C
_be 64gb	C
_be 85	C
_be 9000	C
_be ?who	Q
_be _an	C
_be _anyon	T
_be _anyth	P
_be _at	Q
_be _for	Q
_be _god	[
_be _he	T
_be _i	[
_be _in	V
_be _it	H
_be _just	Z
_be _my	C
_be _of	P
_be _on	[
_be _our	X
_be _right	Z
_be _she	C
_be _so	G
_be _th	H
_be _that	C
_be _the	I
_be _ther	P
_be _to	V
_be _too	[
_be _we	W
_be _with	[
_be _wrong	U
_be _you	C
_be _your	C
_be aaron	V
_be abraham	[
_be adam	Z
_be addict	P
_be adopt	P
_be afraid	R
_be against	P
_be all	V
_be alon	V
_be alot	C
_be alwa	U
_be among	C
_be ang	R
_be angel	[
_be ann	W
_be anoth	C
_be anxiou	S
_be apr	C
_be attack	T
_be autotun	C
_be bab	R
_be babylon	Y
_be back	T
_be bad	X
_be bald	C
_be baptiz	R
_be be	Q
_be behind	T
_be bet	W
_be between	C
_be beyons	C
_be birth	K
_be blad	F
_be blind	R
_be bor	[
_be brav	Y
_be break	C
_be build	C
_be bus	C
_be cain	S
_be call	[
_be cancell	C
_be chang	[
_be cheat	S
_be cheerlead	C
_be christ	Q
_be church	Q
_be claritin	C
_be clean	T
_be clos	W
_be coffe	C
_be com	[
_be communion	T
_be controll	Q
_be cremat	S
_be crispr	C
_be cut	S
_be daniel	Q
_be dark	C
_be dat	U
_be david	U
_be depress	T
_be destro	P
_be die	Y
_be different	U
_be divorc	P
_be do	Q
_be doing	Q
_be due	Z
_be e10	E
_be eas	V
_be eat	U
_be ejercici	C
_be engag	Q
_be esth	P
_be everyth	Q
_be fail	U
_be faith	U
_be fak	Q
_be fall	X
_be favourit	C
_be fight	Q
_be fill	T
_be first	P
_be flaming	C
_be flu	C
_be forgiv	P
_be found	W
_be friend	P
_be frozen	C
_be fruit	Q
_be full	X
_be furth	R
_be garbag	C
_be gay	Q
_be gdp	C
_be get	R
_be giv	S
_be gluten	C
_be go	[
_be going	W
_be goliath	[
_be good	[
_be great	S
_be greenland	C
_be griev	P
_be happ	X
_be hard	[
_be hav	P
_be heal	P
_be hell	[
_be her	U
_be hid	R
_be hol	[
_be hop	Q
_be humbl	X
_be hungar	C
_be hungr	Q
_be hurt	P
_be ill	V
_be ime	C
_be impossibl	V
_be includ	C
_be israel	P
_be ivf	R
_be jacob	T
_be jam	Q
_be jaywalk	C
_be jealou	R
_be jesu	[
_be job	U
_be joe	C
_be john	V
_be jonah	X
_be jordan	C
_be joseph	Z
_be joshu	S
_be jud	W
_be judg	S
_be kick	C
_be kill	U
_be kind	[
_be king	V
_be laz	P
_be lead	C
_be leav	Y
_be legion	T
_be lie	P
_be lif	W
_be light	W
_be lik	[
_be listen	Q
_be lock	C
_be look	U
_be lot	Y
_be lov	Y
_be mad	Q
_be madagasc	C
_be mak	Z
_be man	T
_be mar	[
_be marr	S
_be max	C
_be mcmxcix	C
_be mean	V
_be meaningless	R
_be mercur	C
_be merr	Z
_be mess	C
_be min	Z
_be miss	V
_be mor	[
_be mos	S
_be mov	C
_be mr	C
_be msg	C
_be mushroom	C
_be muslim	R
_be near	[
_be nev	R
_be new	D
_be next	[
_be nic	Z
_be no	[
_be noah	[
_be not	Y
_be noth	S
_be now	C
_be nutmeg	C
_be old	Q
_be one	Y
_be open	I
_be out	R
_be over	Z
_be past	Z
_be patient	Q
_be paul	[
_be peac	C
_be peopl	C
_be perfect	Q
_be pet	Z
_be pi	C
_be pink	D
_be plastic	C
_be pm	D
_be poor	R
_be portugues	D
_be pra	R
_be pregnant	Q
_be proud	[
_be purgator	X
_be rap	S
_be read	[
_be real	[
_be rich	S
_be rud	R
_be ruin	Q
_be rust	C
_be sant	R
_be sarah	X
_be satan	Y
_be saul	P
_be sav	X
_be scar	U
_be see	C
_be sell	R
_be sex	Q
_be short	C
_be shot	R
_be sick	[
_be silent	T
_be simon	[
_be sin	W
_be skinn	C
_be slaver	C
_be smok	P
_be sodom	W
_be solomon	W
_be som	V
_be speak	[
_be split	Q
_be spread	P
_be steal	P
_be stephen	W
_be still	V
_be strong	U
_be stuck	J
_be stupid	C
_be sur	P
_be tak	S
_be tap	C
_be technolog	[
_be tempt	Q
_be temu	C
_be tex	C
_be thank	Q
_be throw	V
_be tith	S
_be tom	C
_be tomorrow	[
_be tr	Q
_be tran	Q
_be transgend	P
_be trash	C
_be treat	P
_be tru	X
_be trudeau	C
_be twic	F
_be unf	T
_be unfaith	P
_be using	P
_be weak	Q
_be wear	V
_be whal	D
_be wis	W
_be without	P
_be wonderwall	E
_be yellow	C
_be your	[
_bibl	[
_bibl _and	R
_bibl _be	C
_bibl _for	R
_bibl _hav	Q
_bibl _just	R
_bibl _on	[
_bibl _passag	T
_bibl _say	[
_bibl _to	V
_bibl _vers	S
_bibl allow	S
_bibl app	C
_bibl mention	R
_bibl read	Y
_bibl stor	U
_bibl stud	[
_bibl support	Q
_bibl tim	V
_bibl writ	Q
_bibli	X
_bibli _de	R
_bibli _del	U
_bibli _ser	C
_bibli _sobr	T
_bibli _y	P
_biblical	[
_biblical mean	W
_but	T
_but _cant	C
_but _do	Y
_but _god	Q
_but _he	P
_but _i	T
_but _if	D
_but _im	Y
_but _it	F
_but _me	S
_but _my	P
_but _the	R
_but no	H
_but not	T
_but noth	C
_but now	Q
_by	V
_by ?who	C
_by _a	[
_by _an	S
_by _god	R
_by _his	Z
_by _my	[
_by _myself	P
_by _someon	R
_by _th	S
_by _the	[
_by ad	C
_by address	C
_by dat	I
_by faith	X
_by grac	Q
_by hand	C
_by lou	C
_by step	C
_by train	C
_by two	V
_by vin	C
_by worm	R
_can	P
_can _a	[
_can _anyth	P
_can _be	V
_can _christian	[
_can _do	[
_can _god	[
_can _i	I
_can _it	E
_can _my	C
_can _of	D
_can _someon	C
_can _the	X
_can _we	[
_can _you	C
_can bear	S
_can com	E
_can dog	C
_can jesu	Q
_can separat	R
_can somebod	C
_can woman	[
_cant	[
_cant _do	X
_cant _get	Z
_cant _i	P
_cant _let	T
_cant _say	Q
_cant afford	[
_cant believ	P
_cant concentrat	W
_cant decid	Q
_cant fall	P
_cant feel	P
_cant find	T
_cant focu	T
_cant forgiv	P
_cant go	P
_cant hear	C
_cant keep	R
_cant mak	Q
_cant mov	X
_cant open	C
_cant pay	[
_cant sleep	S
_cant stand	T
_cant stop	[
_cant tak	Y
_cant touch	C
_chapt	P
_chapt _be	U
_chapt _in	W
_chapt nin	C
_chapt summar	C
_christian	[
_christian _be	W
_christian _do	T
_christian _hav	S
_christian _in	[
_christian bal	C
_christian believ	R
_christian celebrat	R
_christian dat	Y
_christian dior	C
_christian go	P
_christian louboutin	C
_christian mccaffre	D
_christian pla	[
_christian ronald	C
_com	K
_com _deb	P
_com _hac	C
_com _la	[
_com _las	V
_com _lo	C
_com _me	Q
_com _pod	P
_com _se	C
_com _ser	Z
_com _un	M
_com amar	Q
_com centr	C
_com conf	P
_com consegu	C
_com control	S
_com dej	V
_com desatasc	C
_com divid	C
_com jug	C
_com lleg	Q
_com maquillars	C
_com mor	T
_com pel	C
_com perdon	Q
_com pon	C
_com quit	C
_com reg	C
_com saberl	H
_com se	Q
_com te	C
_com ten	S
_com trat	V
_com venc	Q
_con	W
_con _di	S
_con _el	[
_con _la	T
_con _los	X
_con _mi	W
_con _mis	P
_con _quien	W
_con _un	C
_con _una	[
_con alguien	Z
_con dos	C
_con homoclav	C
_con lech	C
_con otr	Q
_con patat	C
_con temor	Q
_con tod	Q
_con vosotr	P
_could	W
_could _you	C
_could not	U
_couldnt	X
_cual	Q
_cual _ser	P
_cual ser	P
_cual son	Q
_cuand	Y
_cuand _lo	C
_cuand _ser	P
_cuand empiez	C
_cuand esto	Q
_cuand mor	R
_cuand pod	C
_de	Q
_de 850	C
_de 900	C
_de _di	Y
_de _dond	S
_de _el	C
_de _hac	Q
_de _la	P
_de _las	[
_de _lo	U
_de _los	T
_de _mis	T
_de _que	W
_de _quien	Q
_de _ser	T
_de _su	T
_de _tu	Z
_de _un	[
_de _una	[
_de aaron	W
_de abraham	U
_de acogid	S
_de acuerd	Q
_de adan	T
_de advient	V
_de agu	E
_de aguacat	J
_de air	H
_de alguien	S
_de alient	V
_de alquil	C
_de amor	V
_de an	P
_de angel	Y
_de ano	[
_de anunci	C
_de apendicit	C
_de australi	E
_de ayer	C
_de babiloni	S
_de bad	C
_de barr	X
_de bautiz	R
_de belen	Q
_de berlin	C
_de bod	[
_de bronc	R
_de bud	C
_de cad	U
_de cain	S
_de cas	Y
_de ceniz	Z
_de centroameric	C
_de chin	K
_de cienci	D
_de cin	C
_de ciren	T
_de clas	U
_de cocin	C
_de com	V
_de consuel	U
_de corazon	Q
_de cort	C
_de crist	V
_de curriculum	C
_de daniel	R
_de david	U
_de deud	U
_de deuteronomi	P
_de diner	R
_de egipt	U
_de eli	P
_de elise	U
_de encenderl	C
_de esperanz	R
_de est	[
_de estren	C
_de europ	C
_de ezequiel	S
_de famili	P
_de famos	C
_de faraon	Q
_de fe	S
_de fiest	C
_de filip	W
_de filipens	R
_de fortalez	R
_de franc	G
_de fueg	[
_de futbol	C
_de gedeon	T
_de graci	T
_de guadalup	K
_de guardi	C
_de guerr	V
_de hog	C
_de hombr	V
_de hoy	C
_de ime	H
_de isai	Q
_de israel	S
_de itali	D
_de jacob	Y
_de jaimit	C
_de jeremi	R
_de jeric	V
_de jerusalen	P
_de jesu	W
_de job	V
_de jon	V
_de jos	T
_de josu	S
_de joven	T
_de juan	Q
_de jud	X
_de juec	U
_de jueg	C
_de lavador	C
_de lentej	[
_de levitic	Q
_de lim	J
_de limon	C
_de lord	R
_de lot	V
_de lut	Q
_de mal	P
_de malaqui	Q
_de man	C
_de mari	Q
_de matrimoni	S
_de may	C
_de medellin	C
_de mes	Y
_de mess	C
_de metafor	G
_de mi	[
_de mierd	C
_de mois	V
_de molin	T
_de mor	R
_de muert	U
_de nac	R
_de navidad	P
_de nehemi	Q
_de nin	S
_de noch	U
_de noe	V
_de nuev	R
_de ohm	C
_de ojo	U
_de one	[
_de orar	[
_de organ	S
_de otr	S
_de ovej	V
_de pabl	S
_de pantall	C
_de papel	C
_de pascu	U
_de patat	G
_de paz	U
_de pec	P
_de pedr	S
_de pel	C
_de pesam	U
_de piedr	R
_de plat	[
_de proteccion	Q
_de proverbi	P
_de quit	D
_de ram	[
_de rapid	C
_de repos	R
_de roman	Q
_de rosali	C
_de rut	S
_de sabiduri	Q
_de sal	[
_de salomon	U
_de samuel	Q
_de sangr	[
_de sanidad	R
_de sanson	Q
_de santiag	R
_de saul	S
_de segund	E
_de siet	P
_de sueci	C
_de tacon	C
_de television	C
_de terror	C
_de thre	J
_de ti	V
_de tobi	Q
_de tod	V
_de tom	C
_de tortill	G
_de trabaj	R
_de two	[
_de urugua	C
_de vacacion	C
_de velocidad	G
_de verdad	R
_de vid	U
_de waterlo	C
_de whatsap	C
_de x	C
_de yogur	H
_de zacari	P
_de zapat	F
_deb	[
_deb _hac	P
_deb _ser	P
_dec	J
_dec _a	C
_dec _la	V
_dec _que	[
_dec dal	C
_dec jesu	Q
_dec maripos	C
_del	R
_del _on	C
_del _que	U
_del agu	C
_del air	D
_del alm	T
_del amor	Q
_del apocalips	R
_del bitcoin	C
_del ciel	U
_del corazon	T
_del corder	R
_del cuerp	Y
_del dia	W
_del dol	H
_del domin	C
_del eden	X
_del espiritu	W
_del fin	X
_del hij	P
_del hombr	P
_del iphon	C
_del jug	C
_del juici	S
_del lord	Z
_del maestr	Q
_del magreb	C
_del mar	S
_del matrimoni	T
_del medic	Y
_del motor	C
_del mund	P
_del nin	C
_del pact	T
_del padr	Q
_del peru	C
_del rey	T
_del sistem	C
_del sonid	C
_del tabernacul	U
_del templ	[
_del trabaj	R
_del triangul	C
_del wif	C
_di	[
_di _a	R
_di _com	R
_di _con	Q
_di _cuand	Q
_di _de	P
_di _el	R
_di _en	U
_di _lo	Q
_di _me	T
_di _par	Q
_di _por	P
_di _que	Q
_di _se	S
_di _ser	S
_di _tien	Q
_di _y	Q
_di ama	R
_di cambi	P
_di est	P
_di mand	Q
_di mio	S
_di no	[
_di nunc	P
_di perdon	P
_di quier	R
_di te	T
_di tod	Q
_didnt	Z
_didnt _do	Q
_didnt _get	U
_didnt mak	T
_didnt stud	P
_do	M
_do 150	D
_do 404	C
_do _a	C
_do _an	F
_do _anyon	C
_do _anyth	C
_do _at	X
_do _be	T
_do _christian	U
_do _e	C
_do _for	[
_do _god	[
_do _he	C
_do _i	V
_do _in	H
_do _it	D
_do _my	C
_do _someth	Q
_do _th	C
_do _the	K
_do _to	[
_do _we	[
_do _what	T
_do _will	C
_do _with	V
_do _wrong	X
_do _you	C
_do aaron	Y
_do abraham	[
_do adam	[
_do aft	W
_do ald	C
_do all	T
_do american	C
_do angel	[
_do avat	C
_do bab	X
_do bad	S
_do batter	C
_do be	C
_do bean	C
_do cain	Y
_do catholic	S
_do cest	C
_do cetirizin	C
_do child	Y
_do chmod	D
_do christ	X
_do costc	C
_do cpr	E
_do david	[
_do dhl	G
_do dj	C
_do djokovic	C
_do each	C
_do elijah	P
_do elish	W
_do esp	C
_do esth	Q
_do etymolog	C
_do eve	[
_do everyth	S
_do friend	C
_do gg	C
_do gideon	[
_do golf	C
_do good	Y
_do guine	C
_do henr	C
_do hindu	E
_do ice	C
_do indi	C
_do israel	X
_do jacob	[
_do jesu	[
_do jew	X
_do job	W
_do john	U
_do jonah	X
_do joseph	Y
_do jud	W
_do justic	P
_do lbw	C
_do leav	C
_do lidocain	C
_do lord	[
_do man	C
_do mar	[
_do microgynon	C
_do miracl	R
_do mitochondri	C
_do monsoon	F
_do mos	[
_do noah	[
_do not	[
_do noth	K
_do one	F
_do open	G
_do paul	[
_do peopl	[
_do pet	Z
_do poland	E
_do pr	P
_do pra	X
_do pro	C
_do psalm	R
_do ramadan	K
_do robot	C
_do russi	H
_do samson	Z
_do saul	W
_do schadenfreud	C
_do school	C
_do scor	C
_do shakespear	C
_do sin	X
_do solomon	[
_do son	T
_do stick	C
_do titanic	C
_do trad	C
_do und	C
_do var	C
_do wab	C
_do wing	C
_do woman	C
_do wudu	C
_doesnt	X
_doesnt _god	R
_doesnt believ	P
_doesnt car	Q
_doesnt help	R
_doesnt know	P
_doesnt look	C
_doesnt lov	P
_doesnt mak	Q
_doesnt pay	S
_doesnt talk	P
_doesnt want	R
_dond	E
_dond _ser	R
_dond _un	C
_dond compr	C
_dond est	X
_dond estab	S
_dond estan	R
_dond qued	C
_dond ver	C
_dond vivi	S
_dont	[
_dont _get	Q
_dont _hav	P
_dont accept	P
_dont car	Q
_dont deserv	P
_dont feel	Q
_dont fit	[
_dont know	Y
_dont lik	R
_dont need	S
_dont respect	P
_dont speak	Q
_dont trust	P
_dont understand	P
_dont want	T
_e	C
_e _and	C
_e _to	C
_e f	C
_e g	F
_e mc2	C
_e met	C
_e vs	F
_e x	C
_el	Z
_el _que	[
_el _versicul	P
_el abort	P
_el abuel	Q
_el aeropuert	C
_el agu	X
_el aguijon	R
_el alm	U
_el americ	E
_el amor	U
_el angel	V
_el ano	S
_el antigu	Q
_el apocalips	Y
_el apostol	S
_el arc	X
_el ayun	Q
_el bautist	Q
_el bautiz	P
_el becerr	T
_el bien	R
_el buen	Q
_el caball	C
_el camin	S
_el canc	R
_el cantic	Q
_el capitul	Q
_el celibat	P
_el celul	S
_el cieg	T
_el ciel	U
_el coch	C
_el congres	D
_el control	P
_el corazon	U
_el corder	[
_el cuerp	K
_el desiert	T
_el dia	T
_el diabl	X
_el diezm	P
_el diluvi	R
_el diner	U
_el divorc	P
_el dni	C
_el dolor	R
_el doming	W
_el dragon	T
_el duel	U
_el ejercit	Q
_el espiritu	T
_el espos	P
_el evangeli	R
_el examen	T
_el exili	P
_el fin	T
_el fregader	C
_el frut	R
_el futur	V
_el golgot	T
_el goz	T
_el gran	U
_el herman	S
_el hij	Q
_el hog	T
_el hombr	U
_el hospital	S
_el hundr	C
_el inciens	P
_el infiern	R
_el iva	C
_el jardin	Q
_el jordan	V
_el joven	T
_el juici	S
_el leon	T
_el libr	U
_el llam	S
_el lord	C
_el lug	T
_el lut	Q
_el mal	T
_el man	Q
_el mant	U
_el mar	R
_el marid	C
_el matrimoni	T
_el mileni	U
_el mont	Z
_el mund	[
_el mur	D
_el nin	Q
_el nombr	S
_el noviazg	R
_el nuev	Q
_el numer	X
_el ojo	Q
_el orgull	R
_el padr	Q
_el pan	R
_el paralitic	S
_el pastor	P
_el pec	U
_el peor	P
_el perdon	P
_el pez	T
_el prim	[
_el principi	Z
_el profet	S
_el publican	R
_el puebl	R
_el quijot	C
_el ramadan	C
_el rein	Q
_el rez	C
_el ric	[
_el rio	V
_el roi	S
_el rosari	V
_el rostr	T
_el sab	C
_el salm	R
_el segund	U
_el shadda	U
_el sierv	P
_el sol	R
_el sueld	U
_el suen	Q
_el sufrimient	P
_el suicidi	Q
_el tabernacul	Q
_el tecl	C
_el temor	Q
_el templ	U
_el terc	R
_el thre	C
_el tiemp	[
_el trabaj	U
_el trist	C
_el ultim	S
_el vall	V
_el vel	[
_el verb	[
_el vuel	J
_el yug	Q
_en	U
_en 2004	C
_en _di	S
_en _el	Y
_en _la	[
_en _las	E
_en _mi	[
_en _que	F
_en _su	S
_en _tu	S
_en _un	G
_en _una	Y
_en ajedrez	C
_en alemani	D
_en apocalips	Q
_en baqueir	G
_en bogot	C
_en boxe	C
_en cancun	G
_en cas	[
_en crist	U
_en cuaresm	S
_en diwal	C
_en dos	U
_en egipt	Q
_en el	S
_en espanol	D
_en espiritu	P
_en est	U
_en excel	C
_en freidor	H
_en gran	C
_en guadalajar	C
_en html	C
_en ingl	C
_en internet	Z
_en juli	C
_en kil	J
_en lengu	T
_en lleg	K
_en malag	C
_en melill	C
_en mexic	M
_en mi	R
_en navidad	Q
_en netflix	C
_en orden	Q
_en public	S
_en seman	R
_en sevill	C
_en silenci	T
_en tiemp	S
_en tod	U
_en ubuntu	F
_en usa	F
_en vig	C
_en xiaom	C
_for 2012	I
_for 4k	H
_for 4th	D
_for ?when	R
_for _a	W
_for _an	[
_for _christian	U
_for _god	[
_for _her	Q
_for _him	X
_for _his	R
_for _i	S
_for _it	V
_for _me	[
_for _my	Q
_for _our	[
_for _said	C
_for _someon	U
_for _someth	P
_for _th	[
_for _the	V
_for _thos	X
_for _us	[
_for _what	S
_for _you	C
_for _your	[
_for all	V
_for anoth	[
_for antibiotic	C
_for anxiou	Q
_for ash	P
_for autumn	F
_for batter	F
_for be	R
_for beach	C
_for believ	P
_for benjamin	W
_for black	C
_for bois	E
_for breakfast	C
_for brisket	C
_for brown	J
_for buckingham	G
_for build	C
_for buttermilk	C
_for carr	C
_for cat	C
_for ch	C
_for cheap	C
_for chicken	L
_for child	[
_for christm	[
_for church	[
_for cit	G
_for cost	F
_for creat	R
_for deliciou	C
_for depress	T
_for die	W
_for disobedienc	S
_for divorc	U
_for domin	H
_for dry	C
_for duck	C
_for dui	C
_for ejempl	C
_for email	C
_for ever	R
_for everyon	P
_for everyth	W
_for fam	P
_for fiv	Q
_for food	C
_for forgiv	Q
_for formul	M
_for friend	R
_for good	X
_for graduation	R
_for grandchildren	P
_for green	C
_for half	C
_for hav	P
_for heal	Z
_for heaven	R
_for help	Q
_for idiot	C
_for important	C
_for int	E
_for israel	Q
_for jesu	P
_for kitten	C
_for lasany	C
_for lavend	C
_for law	C
_for lead	P
_for leav	Q
_for lent	W
_for lif	[
_for lightroom	C
_for loop	I
_for man	[
_for mang	C
_for march	C
_for marr	P
_for microwav	H
_for mone	U
_for month	X
_for new	T
_for nin	C
_for obe	R
_for one	Y
_for oppenheim	J
_for oth	V
_for owl	C
_for pap	W
_for parent	R
_for password	C
_for peac	Q
_for pearson	K
_for peopl	P
_for percentig	F
_for polic	Q
_for pork	C
_for pra	S
_for privac	C
_for protection	U
_for pug	C
_for rachel	W
_for rain	V
_for rom	G
_for saturda	C
_for saul	V
_for seven	R
_for sk	C
_for small	C
_for soft	C
_for strength	Q
_for student	T
_for subaru	C
_for such	[
_for sum	C
_for sunda	C
_for teach	Q
_for teen	F
_for teenag	Q
_for ten	L
_for test	[
_for thailand	D
_for thick	C
_for thre	R
_for tir	P
_for toda	M
_for travel	Q
_for tsh	F
_for used	E
_for vide	C
_for war	Z
_for widow	Q
_for wif	I
_for wis	W
_for woman	C
_for word	C
_for work	[
_for year	U
_for youth	[
_for youtub	C
_for zoom	C
_from 0203	C
_from 62	C
_from _a	[
_from _god	[
_from _his	I
_from _me	[
_from _my	[
_from _th	R
_from _you	[
_from _your	U
_from abraham	Q
_from adam	S
_from android	D
_from anoth	R
_from australi	D
_from babylon	[
_from barb	C
_from blond	I
_from cala	C
_from carpet	C
_from central	G
_from church	T
_from cnn	C
_from denv	D
_from earth	C
_from egypt	R
_from gatwick	G
_from geranium	C
_from going	D
_from heaven	[
_from hom	[
_from ireland	C
_from kent	C
_from london	F
_from memb	F
_from mos	P
_from now	C
_from paint	C
_from paul	S
_from pictur	C
_from prison	V
_from spain	K
_from toront	C
_from user	H
_from war	X
_get	F
_get 16gb	C
_get _a	T
_get _from	I
_get _my	C
_get _on	U
_get _the	C
_get _to	C
_get along	S
_get awa	S
_get back	S
_get baptiz	Q
_get bet	[
_get canc	T
_get clos	[
_get deodorant	D
_get hiccup	C
_get int	[
_get lost	C
_get marr	W
_get netherit	C
_get no	W
_get out	[
_get over	[
_get pen	C
_get pregnant	P
_get rich	[
_get rid	R
_get sick	T
_get tir	P
_get up	S
_get well	[
_god	[
_god ?when	S
_god ?who	P
_god ?why	Q
_god _a	Q
_god _and	X
_god _as	T
_god _at	Q
_god _be	[
_god _didnt	P
_god _do	Y
_god _doesnt	S
_god _for	[
_god _hav	[
_god _i	V
_god _im	R
_god _in	L
_god _isnt	R
_god _just	P
_god _let	T
_god _my	R
_god _of	C
_god _or	R
_god _pleas	Q
_god _real	P
_god _said	R
_god _so	R
_god _tell	P
_god _the	P
_god _to	V
_god _will	Y
_god _with	R
_god accept	P
_god again	P
_god allow	S
_god alon	P
_god alwa	P
_god ang	P
_god answ	Z
_god anymor	P
_god ask	T
_god befor	P
_god bless	Y
_god breath	Q
_god call	V
_god car	Z
_god chang	V
_god choos	Q
_god com	P
_god creat	Q
_god disciplin	Q
_god even	S
_god ever	T
_god fac	R
_god feel	Q
_god first	Q
_god forgiv	Q
_god giv	T
_god glor	P
_god hand	Q
_god hat	S
_god heal	P
_god hear	Q
_god help	P
_god her	Q
_god hous	Q
_god imag	P
_god keep	R
_god kill	P
_god know	Q
_god leav	P
_god lik	S
_god look	T
_god lov	W
_god mak	[
_god mean	R
_god mor	R
_god nam	[
_god need	Q
_god nev	P
_god not	U
_god own	P
_god plan	V
_god promis	P
_god provid	S
_god punish	R
_god put	S
_god real	[
_god regret	P
_god rememb	Q
_god se	P
_god see	T
_god seem	T
_god send	R
_god speak	Y
_god still	W
_god stop	P
_god tak	S
_god talk	Q
_god test	X
_god thron	P
_god turn	P
_god use	R
_god voic	[
_god want	V
_god work	R
_god writ	V
_hac	G
_hac _el	Q
_hac _un	H
_hac arep	C
_hac captur	C
_hav	V
_hav 500	C
_hav 88	C
_hav _a	[
_hav _an	X
_hav _be	J
_hav _for	C
_hav _god	Q
_hav _i	V
_hav _it	C
_hav _th	M
_hav _the	C
_hav _to	I
_hav adhd	P
_hav alzheim	U
_hav anoth	P
_hav benadryl	C
_hav canc	Z
_hav chicken	J
_hav child	R
_hav com	W
_hav dementi	P
_hav depress	P
_hav do	Q
_hav doubt	P
_hav everyth	P
_hav fall	S
_hav ke	C
_hav leav	P
_hav long	T
_hav lost	Q
_hav mak	[
_hav merc	R
_hav mor	T
_hav nev	P
_hav nightmar	P
_hav no	[
_hav not	Q
_hav noth	L
_hav nowher	P
_hav oth	P
_hav perimet	F
_hav see	[
_hav sin	Q
_hav sound	H
_hav two	J
_havent	R
_hay	V
_hay _en	E
_hay _que	U
_hay paz	Q
_hay soak	C
_hay tant	R
_he	[
_he ?who	V
_he _be	Z
_he _do	T
_he _doesnt	R
_he _hav	T
_he _may	R
_he _should	P
_he _will	U
_he _wont	T
_he aqu	P
_he call	S
_he cheat	P
_he die	Z
_he kill	R
_he leav	P
_he lov	P
_he mak	C
_he venid	Q
_he want	Q
_her	[
_her _to	Q
_her bab	Q
_her boyfriend	P
_her child	Q
_her die	R
_her husband	P
_her son	S
_hes	Q
_him	[
_him _i	R
_him _to	Q
_himself	V
_himself _in	Q
_his	[
_his birthright	S
_his broth	[
_his cloth	R
_his daught	P
_his die	T
_his ey	W
_his fath	R
_his foot	T
_his friend	P
_his garment	Q
_his hand	U
_his head	R
_his job	P
_his lif	P
_his mone	P
_his moth	P
_his nam	V
_his own	I
_his parent	R
_his phon	X
_his sist	Y
_his son	T
_his wif	R
_i	[
_i 0	E
_i _a	Q
_i _be	[
_i _can	S
_i _cant	[
_i _could	W
_i _didnt	V
_i _do	[
_i _dont	[
_i _e	F
_i _get	C
_i _hav	[
_i _havent	P
_i _in	R
_i _just	[
_i _let	U
_i _might	Q
_i _or	C
_i _real	Q
_i _said	[
_i _say	[
_i _shall	S
_i _should	Q
_i _tell	[
_i _too	P
_i _will	[
_i _would	G
_i alwa	R
_i apologiz	P
_i ask	W
_i becam	P
_i becom	C
_i begin	D
_i believ	Y
_i birth	V
_i break	[
_i bring	H
_i buy	C
_i call	[
_i cancel	C
_i cannot	Q
_i car	T
_i cash	C
_i chang	G
_i cheat	Q
_i choos	T
_i color	L
_i com	T
_i commit	Q
_i confess	R
_i cook	L
_i cr	P
_i cry	X
_i cut	C
_i dat	W
_i deal	[
_i die	S
_i disagre	P
_i disput	C
_i divorc	P
_i doubt	P
_i dread	Q
_i dream	D
_i drink	T
_i driv	C
_i drop	C
_i eat	[
_i end	W
_i ever	C
_i fail	Y
_i fall	Q
_i fast	[
_i feed	C
_i feel	[
_i fight	X
_i find	[
_i follow	V
_i forgiv	[
_i found	[
_i freez	C
_i giv	X
_i go	Y
_i got	W
_i hat	W
_i hear	[
_i help	V
_i hid	P
_i hit	P
_i honor	P
_i hum	I
_i hurt	P
_i keep	[
_i know	[
_i lay	R
_i leav	[
_i lie	Q
_i lik	X
_i listen	W
_i liv	W
_i look	[
_i los	Y
_i lost	[
_i lov	I
_i mak	Y
_i marr	Q
_i mess	R
_i miss	[
_i n	E
_i need	J
_i nev	X
_i not	S
_i obe	Q
_i onl	T
_i overcom	R
_i owe	R
_i pass	T
_i pay	Z
_i pi	C
_i pla	[
_i plant	C
_i plug	D
_i pra	[
_i promis	P
_i put	C
_i quit	S
_i rais	Q
_i read	S
_i regret	Y
_i retir	W
_i ring	C
_i rotat	C
_i ruin	P
_i scan	C
_i send	S
_i serv	[
_i sin	Q
_i sleep	P
_i spank	Q
_i speak	C
_i sta	X
_i start	[
_i steal	S
_i still	R
_i stop	[
_i substitut	C
_i sum	E
_i support	P
_i surviv	W
_i sw	R
_i tak	[
_i talk	C
_i teach	Q
_i think	V
_i top	C
_i trust	S
_i turn	C
_i typ	C
_i unplug	C
_i use	J
_i used	U
_i wait	Y
_i wak	Y
_i walk	Y
_i want	R
_i wast	[
_i watch	C
_i wear	[
_i wish	U
_i work	[
_i worr	R
_i worship	S
_i writ	M
_i yell	P
_id	C
_id lock	C
_id one	H
_id rath	C
_if	K
_if _god	W
_if _he	X
_if _i	H
_if _im	Y
_if _my	C
_if _the	C
_if _we	G
_if _you	[
_if _your	V
_if fil	C
_if jesu	P
_if onl	U
_im	[
_im _a	[
_im _an	W
_im _in	[
_im _on	X
_im _so	[
_im _the	T
_im _too	R
_im afraid	Q
_im alwa	U
_im asham	P
_im exhaust	Q
_im fiv	C
_im get	V
_im going	U
_im hav	P
_im look	C
_im marr	P
_im nev	P
_im not	Y
_im old	W
_im poor	P
_im pra	P
_im pregnant	P
_im sav	S
_im scar	U
_im sick	P
_im sorr	P
_im terrif	P
_im tr	F
_im turn	T
_in	L
_in 1998	J
_in 20	J
_in 25	H
_in 4k	F
_in _a	M
_in _an	[
_in _bibl	W
_in _god	U
_in _his	S
_in _it	C
_in _la	H
_in _may	D
_in _me	Z
_in _my	[
_in _our	W
_in _scriptur	X
_in _th	[
_in _that	H
_in _the	Z
_in _which	C
_in _with	Q
_in _you	U
_in _your	[
_in act	[
_in afric	E
_in alien	C
_in all	[
_in alphabetical	H
_in ang	Y
_in anoth	T
_in antioch	Q
_in april	C
_in argentin	C
_in ark	C
_in arm	C
_in autumn	C
_in babylon	[
_in barselon	D
_in battl	Y
_in bed	[
_in benjamin	T
_in bethlehem	R
_in bikin	C
_in blood	C
_in boston	K
_in brazil	C
_in bristol	J
_in britain	C
_in bts	C
_in bus	U
_in c	C
_in can	C
_in canaan	R
_in casp	D
_in celsiu	D
_in chess	C
_in children	C
_in chines	C
_in christ	S
_in chronological	C
_in church	[
_in column	L
_in combat	T
_in court	G
_in custom	C
_in daniel	R
_in dat	H
_in debt	T
_in decemb	C
_in decimal	C
_in disguis	V
_in doc	C
_in drywall	C
_in edinburgh	C
_in egypt	[
_in english	C
_in ephesu	R
_in esth	Q
_in eu	N
_in everyda	Q
_in excel	L
_in extr	C
_in ezekiel	S
_in faith	[
_in februar	E
_in febuar	C
_in four	C
_in frida	C
_in front	R
_in futsal	C
_in genes	[
_in german	C
_in gethseman	W
_in gilead	T
_in googl	M
_in guardian	C
_in half	C
_in hand	G
_in hard	Q
_in heart	T
_in heaven	[
_in hebron	Q
_in hell	[
_in her	C
_in hinduism	C
_in hollow	C
_in hospic	[
_in ice	H
_in iceland	D
_in illino	I
_in intensiv	R
_in isaiah	Q
_in ish	C
_in israel	V
_in italian	C
_in jail	Y
_in japan	C
_in japanes	F
_in javascript	I
_in jerusalem	[
_in jesu	V
_in john	[
_in keral	F
_in kmno4	F
_in labor	U
_in lav	C
_in law	[
_in lawn	C
_in leicest	C
_in lent	X
_in leviticu	V
_in lif	[
_in lisbon	C
_in lov	[
_in m	D
_in malt	C
_in mari	F
_in marr	X
_in mexic	C
_in miam	C
_in moab	R
_in mourn	R
_in nav	M
_in need	U
_in new	F
_in norwa	E
_in oat	C
_in od	D
_in ohi	C
_in old	[
_in one	K
_in ord	C
_in oregon	C
_in osl	C
_in ough	C
_in paradis	C
_in parallel	G
_in peac	T
_in perth	C
_in philipp	Y
_in phoenix	D
_in pirat	C
_in polish	C
_in pra	Q
_in princ	Y
_in prison	[
_in proverb	T
_in public	S
_in retrograd	C
_in revelation	[
_in rom	[
_in roman	U
_in samari	V
_in school	P
_in scotland	C
_in secret	U
_in septemb	C
_in short	[
_in show	C
_in sick	S
_in simpl	C
_in sin	U
_in singapor	C
_in spac	C
_in spirit	S
_in squid	J
_in switzerland	C
_in sydne	F
_in tauru	C
_in ten	H
_in tenerif	C
_in tenn	C
_in thre	[
_in tim	Z
_in tongu	[
_in troubl	Z
_in two	P
_in vitr	T
_in war	[
_in wellington	C
_in word	C
_in worship	R
_in wuther	C
_in yard	E
_in year	Q
_isnt	L
_isnt _too	C
_isnt fair	R
_it	E
_it _a	[
_it _and	Y
_it _at	E
_it _be	[
_it _doesnt	C
_it _for	S
_it _god	U
_it _hav	C
_it _i	C
_it _in	L
_it _my	U
_it _ok	[
_it _oka	[
_it _on	X
_it _right	[
_it _sa	C
_it _so	I
_it _the	G
_it _to	[
_it _too	[
_it _with	K
_it _wrong	[
_it all	[
_it back	H
_it call	C
_it charg	D
_it cost	K
_it cov	C
_it dr	C
_it mean	M
_it need	J
_it off	D
_it outag	C
_it quick	F
_it rain	[
_it run	E
_it saf	C
_it selfish	V
_it sound	C
_it spell	C
_it start	C
_it tak	G
_it thre	C
_it twic	C
_it worth	K
_its	[
_its 9pm	F
_its _the	C
_its length	F
_its vomit	X
_ive	Y
_ive _be	U
_ive do	P
_ive got	C
_ive lost	Q
_just	J
_just _a	[
_just fantas	C
_just gor	C
_just got	T
_just want	Q
_la	[
_la _bibli	X
_la _de	V
_la alabanz	Q
_la amistad	Q
_la ansiedad	P
_la armadur	Q
_la bamb	C
_la batall	[
_la besti	[
_la bibliotec	C
_la bibliothequ	C
_la boc	R
_la bod	U
_la bols	S
_la buen	U
_la cabez	Q
_la caid	S
_la call	[
_la carcel	[
_la carrer	Q
_la cart	Q
_la cas	C
_la cen	T
_la circuncision	P
_la ciudad	R
_la comid	S
_la compu	C
_la cosech	Q
_la creacion	P
_la crucif	P
_la cruz	V
_la cuev	U
_la culp	P
_la depresion	P
_la diferenci	T
_la energi	C
_la esclavitud	P
_la escritur	Q
_la escuel	T
_la esperanz	S
_la espos	R
_la estrell	Q
_la expiacion	P
_la famili	R
_la fe	Y
_la fiest	S
_la fotosintes	C
_la gent	V
_la glori	P
_la graci	P
_la gran	T
_la grip	H
_la guerr	Y
_la herenci	Y
_la higuer	V
_la hij	P
_la histori	T
_la honestidad	Q
_la hor	R
_la iglesi	X
_la injustici	P
_la ira	Z
_la justici	Q
_la lapidacion	P
_la lengu	Z
_la levadur	C
_la ley	[
_la lig	C
_la loteri	H
_la luz	Z
_la madr	Q
_la man	Y
_la manan	Q
_la marc	Z
_la mes	R
_la mor	U
_la muj	[
_la naturalez	X
_la navidad	T
_la noch	T
_la novi	Y
_la oficin	U
_la ofrend	U
_la orar	Q
_la oscuridad	R
_la otr	V
_la ovej	P
_la pacienci	S
_la palabr	U
_la palom	R
_la parabol	Z
_la parej	R
_la pascu	P
_la patagoni	C
_la paz	P
_la pelicul	C
_la pen	[
_la person	S
_la piedr	T
_la plag	T
_la politic	R
_la pornografi	R
_la primer	V
_la profeci	Q
_la prueb	S
_la puert	R
_la raiz	Q
_la rein	U
_la religion	P
_la rent	C
_la resucit	P
_la roc	T
_la ros	K
_la sabiduri	P
_la salv	P
_la sangr	U
_la sant	R
_la segund	Z
_la senal	R
_la seri	C
_la serpient	T
_la soledad	Q
_la suegr	Q
_la tentacion	Q
_la tierr	W
_la trinidad	Q
_la tumb	S
_la tunic	R
_la ultim	T
_la uncion	Q
_la universidad	T
_la var	X
_la vejez	S
_la venganz	W
_la verdad	T
_la veronic	Q
_la vid	[
_la vie	C
_la vin	S
_la virgen	W
_la vision	Q
_la viud	S
_la voz	Q
_la zarz	V
_las	[
_las agu	[
_las bienaventuranz	P
_las bod	Q
_las cart	[
_las cinc	S
_las cos	R
_las diez	S
_las doc	S
_las dos	V
_las drog	Q
_las eight	C
_las encuest	C
_las estrell	P
_las fiest	P
_las hij	Q
_las langost	Q
_las man	R
_las mujer	W
_las nin	C
_las riquez	P
_las siet	R
_las tabl	R
_las tr	S
_las veg	C
_las zorr	R
_le	Q
_le chatel	C
_le doy	U
_le mal	C
_le pas	P
_les	[
_let	M
_let _and	C
_let _god	Q
_let _him	V
_let _it	S
_let _me	Y
_let _my	Q
_let _the	C
_let _ther	V
_let _us	[
_let _you	C
_let _your	[
_let down	Z
_let go	[
_let loos	C
_let no	S
_let peopl	P
_lo	W
_lo _hac	C
_lo _pod	P
_lo _que	[
_lo alcanz	C
_lo sab	C
_lo sal	C
_lo ultim	R
_los	V
_los _que	X
_los abuel	R
_los amig	P
_los ancian	Q
_los angel	C
_los anill	C
_los animal	W
_los apostol	P
_los beb	Q
_los buen	Q
_los catolic	P
_los cerd	Q
_los ciel	Q
_los cinc	M
_los cristian	T
_los cuatr	T
_los dat	C
_los dem	T
_los demoni	P
_los di	P
_los diez	P
_los difunt	T
_los discipul	P
_los doc	T
_los dos	[
_los espiritu	P
_los evangeli	Q
_los farise	P
_los filiste	V
_los gat	C
_los gentil	Q
_los herman	R
_los hij	T
_los hindu	C
_los hombr	Q
_los hues	X
_los judi	P
_los leon	U
_los libr	P
_los limon	C
_los macabe	R
_los mag	Q
_los mal	Q
_los medic	R
_los mont	S
_los muert	S
_los nin	Z
_los nombr	T
_los obrer	P
_los oj	E
_los padr	U
_los pan	Q
_los pastor	R
_los pec	P
_los perr	T
_los pobr	S
_los primer	P
_los profet	T
_los py	Q
_los rey	S
_los rosal	C
_los sacerdot	R
_los sant	X
_los setent	R
_los siet	W
_los suen	P
_los tiemp	U
_los tr	S
_los viern	C
_mas	[
_mas _de	R
_mas _que	R
_mas cort	Q
_mas fuert	P
_mas larg	P
_may	Y
_may _a	U
_may _be	R
_may _i	Z
_may all	S
_may cry	C
_may kwh	D
_me	X
_me ?how	E
_me ?when	T
_me _a	C
_me _about	[
_me _an	V
_me _and	V
_me _at	C
_me _be	P
_me _do	Y
_me _for	U
_me _from	C
_me _god	V
_me _i	T
_me _if	D
_me _in	Y
_me _of	Q
_me _ser	Q
_me _th	V
_me _the	C
_me _to	G
_me _which	H
_me _with	Z
_me _your	I
_me abandon	R
_me aburr	S
_me acept	R
_me acusan	U
_me aft	S
_me all	R
_me alon	Q
_me ama	Z
_me anymor	T
_me arrepient	S
_me ascendieron	S
_me averguenz	Q
_me awa	Q
_me back	U
_me bad	R
_me becaus	Q
_me cas	W
_me craz	W
_me cuest	S
_me da	S
_me dec	V
_me decepcion	P
_me dej	C
_me dejan	Q
_me dieron	P
_me dirt	C
_me down	V
_me enamor	R
_me engan	S
_me falt	U
_me find	S
_me go	W
_me gust	T
_me habl	Q
_me hac	T
_me happ	R
_me hot	C
_me invit	R
_me lik	P
_me llam	T
_me lord	V
_me mand	P
_me molestan	S
_me mone	P
_me not	U
_me notification	C
_me odi	S
_me off	U
_me olvid	P
_me out	V
_me pagan	U
_me part	C
_me pas	R
_me peg	R
_me perdon	P
_me pid	S
_me piden	P
_me preocup	P
_me pueden	C
_me qued	I
_me quier	T
_me rechaz	T
_me rob	V
_me see	P
_me sent	U
_me sinc	R
_me sock	C
_me ten	C
_me traicion	T
_me trat	T
_me up	C
_me va	Q
_me ve	Q
_me visit	P
_me voy	Q
_mi	Z
_mi abuel	R
_mi alm	Q
_mi amig	V
_mi beb	S
_mi carn	R
_mi cas	[
_mi celul	C
_mi companer	T
_mi corazon	Q
_mi cuerp	[
_mi culp	Q
_mi cumplean	R
_mi equip	Q
_mi espiritu	P
_mi espos	W
_mi ex	W
_mi famili	V
_mi fe	V
_mi gat	C
_mi herman	[
_mi hij	[
_mi iglesi	T
_mi jef	[
_mi madr	S
_mi mam	[
_mi marid	[
_mi mascot	Y
_mi matrimoni	R
_mi mejor	S
_mi mot	C
_mi negoci	R
_mi niet	P
_mi nombr	S
_mi novi	Z
_mi pa	T
_mi padr	S
_mi pap	Z
_mi parej	S
_mi pastor	Q
_mi perr	D
_mi puebl	R
_mi suegr	S
_mi tel	C
_mi trabaj	T
_mi vecin	S
_mi vid	W
_might	[
_mis	[
_mis amig	R
_mis companer	P
_mis enemig	P
_mis herman	Q
_mis hij	S
_mis niet	S
_mis oj	U
_mis orar	T
_mis padr	X
_mis pap	R
_mis pensamient	P
_much	J
_much _be	[
_much _do	C
_much _should	C
_much _to	C
_much bs	C
_much high	D
_much milk	F
_much notic	I
_much paint	D
_much per	C
_much ram	C
_much storag	G
_must	[
_must _be	X
_must _i	[
_must not	S
_muy	R
_muy joven	Q
_muy lent	C
_my	Y
_my 2003	E
_my _god	Q
_my _in	R
_my abus	P
_my accent	T
_my account	C
_my adult	V
_my aff	Q
_my age	R
_my amazon	C
_my anxiou	P
_my ass	C
_my bab	[
_my back	R
_my baptiz	S
_my belov	R
_my best	[
_my birth	U
_my birthda	[
_my bod	[
_my bon	Y
_my boss	[
_my boy	S
_my boyfriend	W
_my brain	[
_my broth	[
_my bus	W
_my cag	C
_my car	R
_my cat	C
_my child	X
_my church	T
_my class	X
_my classmat	T
_my cloth	S
_my coach	U
_my colleagu	Q
_my compan	[
_my countr	[
_my courgett	C
_my cousin	S
_my cowork	X
_my cpu	C
_my cv	J
_my da	S
_my dad	[
_my daught	V
_my die	Q
_my disabl	Q
_my dog	Q
_my dream	S
_my driv	S
_my economic	F
_my electric	D
_my emplo	C
_my enem	P
_my ex	Y
_my ey	[
_my fac	V
_my faith	[
_my fam	Z
_my fath	W
_my fault	V
_my fianc	U
_my first	U
_my foot	T
_my friend	L
_my girlfriend	T
_my grandchildren	Q
_my grandkid	Q
_my grandm	Q
_my grandp	Q
_my grandson	S
_my grown	R
_my hair	X
_my hand	T
_my head	S
_my health	R
_my heart	Z
_my hob	C
_my hobb	S
_my hom	Z
_my hous	[
_my husband	Y
_my identit	[
_my ill	P
_my instagram	C
_my ip	C
_my ipad	D
_my job	[
_my kindl	C
_my landlord	Z
_my levothyroxin	C
_my lif	[
_my littl	P
_my lov	Q
_my manag	Q
_my marr	Q
_my mind	[
_my mom	[
_my mone	S
_my moth	Y
_my mouth	R
_my nam	[
_my naught	C
_my neighbor	T
_my nerv	R
_my new	[
_my old	Q
_my own	[
_my oyst	C
_my parcel	C
_my parent	[
_my partn	[
_my password	C
_my past	[
_my pastor	S
_my patient	R
_my peopl	T
_my period	W
_my pet	T
_my phon	C
_my phot	D
_my postcod	C
_my pr	W
_my pra	S
_my print	C
_my problem	P
_my professor	Q
_my promotion	C
_my rabbit	C
_my real	[
_my refund	C
_my ris	C
_my rock	P
_my roommat	S
_my sav	S
_my secret	S
_my sheep	Z
_my shepherd	P
_my shift	C
_my shop	Y
_my short	C
_my sibl	P
_my sick	P
_my sin	S
_my sist	[
_my skin	U
_my son	[
_my soul	[
_my sourdough	C
_my spirit	S
_my spiritual	S
_my spong	C
_my spotif	C
_my spous	T
_my stepdad	Q
_my stepfath	S
_my student	W
_my suf	P
_my tax	Q
_my teach	R
_my tear	V
_my teen	[
_my teenag	V
_my test	W
_my testimon	W
_my think	Z
_my tim	Y
_my toddl	Y
_my town	U
_my train	C
_my transcript	C
_my tuition	C
_my twin	T
_my uncl	R
_my ups	C
_my van	C
_my wash	G
_my wed	R
_my wif	W
_my wit	R
_my word	[
_my work	Q
_my yok	S
_myself	[
_myself _for	P
_nos	[
_o	T
_o _a	C
_o _god	P
_o _my	Y
_o _of	C
_o _una	E
_of	S
_of 1024	I
_of 17	D
_of 1764	C
_of 340	C
_of ?man	[
_of _a	C
_of _an	C
_of _christian	Q
_of _god	[
_of _his	[
_of _me	[
_of _my	C
_of _myself	[
_of _of	C
_of _our	U
_of _someth	P
_of _th	[
_of _that	C
_of _the	P
_of _thes	T
_of _us	T
_of _what	W
_of _you	Q
_of _your	X
_of abraham	V
_of act	X
_of adam	[
_of all	[
_of am	X
_of angel	[
_of anoth	T
_of appendicit	C
_of arimathe	V
_of atonement	Q
_of attorne	C
_of austrail	C
_of australi	I
_of baal	P
_of babel	X
_of babylon	Z
_of bak	C
_of baruch	T
_of be	T
_of bed	T
_of beef	C
_of bel	C
_of benjamin	Y
_of bethesd	T
_of bethlehem	Y
_of bitter	T
_of blood	Y
_of blue	C
_of booth	U
_of boundar	G
_of brazil	J
_of bread	V
_of buddh	C
_of cactu	C
_of cain	W
_of calcium	H
_of canaan	Q
_of canc	S
_of cha	D
_of child	S
_of christ	[
_of church	R
_of cla	Y
_of clown	C
_of colossian	S
_of comfort	V
_of control	W
_of crap	C
_of creat	V
_of crow	C
_of cruel	C
_of cyren	X
_of daniel	[
_of dark	W
_of david	[
_of dedication	Q
_of denmark	C
_of denv	C
_of deuteronom	Q
_of die	C
_of doom	H
_of dry	Y
_of dut	C
_of each	P
_of eden	[
_of egypt	W
_of electric	C
_of elijah	X
_of elish	S
_of endor	T
_of ephesian	P
_of ephesu	R
_of esth	T
_of ethanol	C
_of ever	C
_of evil	R
_of exodu	[
_of ezekiel	Q
_of ezr	[
_of faith	[
_of fir	T
_of fl	Z
_of flesh	Q
_of fold	C
_of follow	Q
_of franc	C
_of galatian	Q
_of genes	X
_of german	C
_of get	Q
_of glass	R
_of glor	X
_of gold	J
_of good	Q
_of grac	[
_of great	[
_of guadalup	Y
_of habakkuk	R
_of hagga	S
_of ham	U
_of heal	R
_of heaven	[
_of hebrew	R
_of help	Q
_of herod	P
_of hol	E
_of hop	[
_of hose	[
_of host	S
_of inception	C
_of inerti	C
_of isaac	K
_of isaiah	R
_of israel	T
_of jacob	Y
_of jam	[
_of jeanni	C
_of jeremiah	V
_of jerich	[
_of jerusalem	U
_of jess	Z
_of jesu	[
_of job	[
_of joel	T
_of john	X
_of jonah	[
_of joseph	R
_of joshu	[
_of joy	T
_of jud	[
_of judah	[
_of judg	[
_of judith	Q
_of king	T
_of knowledg	W
_of lamentation	V
_of lawless	Q
_of lebanon	R
_of legend	D
_of leon	C
_of lepros	Q
_of leviticu	Q
_of lie	C
_of lif	T
_of light	W
_of limitation	D
_of log	G
_of london	C
_of lov	[
_of luk	V
_of lyric	I
_of malach	T
_of man	W
_of manganes	F
_of mar	Q
_of mark	[
_of marr	S
_of matthew	V
_of meet	Q
_of merc	W
_of mexic	E
_of mic	C
_of micah	[
_of microsoft	C
_of milk	V
_of miss	S
_of mitocondri	C
_of moab	S
_of mone	T
_of mos	[
_of moss	C
_of motion	C
_of nacl	C
_of nahum	[
_of nehemiah	R
_of new	C
_of noah	Y
_of nonsens	C
_of normal	D
_of numb	[
_of obadiah	T
_of object	I
_of octopu	E
_of offic	C
_of oliv	J
_of one	[
_of oth	P
_of parliament	I
_of paul	[
_of peac	[
_of peak	C
_of peopl	R
_of persi	C
_of pet	S
_of pharaoh	T
_of philemon	T
_of philippian	V
_of pickleball	J
_of pr	R
_of pra	[
_of prais	T
_of proverb	T
_of psalm	P
_of quicksort	C
_of refug	[
_of repent	P
_of revelation	U
_of roll	C
_of roman	Q
_of rubbish	C
_of russi	C
_of ruth	[
_of saint	Y
_of salt	[
_of samari	S
_of samson	S
_of samuel	T
_of saul	T
_of sav	[
_of school	V
_of seven	P
_of severanc	C
_of sharon	T
_of sheb	U
_of sikhism	C
_of silenc	[
_of silv	Y
_of sin	Z
_of sirach	S
_of sleep	C
_of solomon	[
_of speech	C
_of stalingrad	C
_of stephen	V
_of ston	Z
_of strang	C
_of sug	D
_of tabernacl	S
_of tan	C
_of tast	C
_of teko	Q
_of tenet	C
_of thank	X
_of thorn	[
_of thre	[
_of thron	C
_of tim	[
_of titu	W
_of tobit	Q
_of troop	C
_of tsushim	C
_of two	[
_of tyr	X
_of uno	C
_of uptown	C
_of uranium	C
_of vanit	W
_of verbos	C
_of versaill	C
_of war	C
_of wis	T
_of woman	V
_of work	V
_of world	C
_of wrath	X
_of x	C
_of zarephath	S
_of zechariah	Q
_of zephaniah	S
_ok	E
_ok _for	G
_ok _to	[
_ok boom	C
_ok googl	I
_oka	[
_oka _to	[
_on	P
_on _a	W
_on _an	T
_on _god	S
_on _him	U
_on _his	[
_on _in	C
_on _it	C
_on _me	[
_on _my	[
_on _th	P
_on _the	P
_on _to	S
_on _which	C
_on _your	[
_on aft	S
_on airpod	C
_on all	Q
_on americ	C
_on ankl	C
_on answ	C
_on appl	J
_on charlott	C
_on christm	S
_on climat	D
_on coat	C
_on dog	C
_on drug	Y
_on each	W
_on earth	T
_on emirat	G
_on eyelid	C
_on fac	C
_on food	T
_on frida	S
_on good	V
_on heaven	C
_on high	C
_on hulu	C
_on instagram	[
_on international	I
_on jesu	Q
_on landlin	E
_on law	C
_on lif	Q
_on liquid	C
_on mac	E
_on malt	[
_on mount	Z
_on oth	T
_on peopl	P
_on samsung	K
_on saturda	T
_on speakerphon	C
_on student	C
_on sunda	M
_on titan	C
_on trent	C
_on trial	S
_on wall	C
_on wat	Y
_on william	C
_or	H
_or 32gb	C
_or _a	R
_or _be	D
_or _just	C
_or _me	C
_or _the	I
_or bacterial	D
_or belt	J
_or bindw	I
_or bottl	C
_or canberr	I
_or claud	C
_or clubmast	C
_or coffin	C
_or director	F
_or eczem	H
_or effect	C
_or equal	C
_or femal	C
_or fift	C
_or freehold	C
_or glu	C
_or gra	C
_or machin	C
_or mesh	C
_or no	D
_or sta	R
_or tak	F
_or than	C
_our	[
_our _god	P
_our bab	S
_our boil	C
_our child	P
_our church	R
_our da	Y
_our hom	T
_our hous	W
_our marr	P
_our mone	P
_our own	U
_our pastor	Q
_our sin	P
_our town	T
_our transgression	R
_our wed	V
_par	P
_par _di	T
_par _el	[
_par _la	X
_par _las	Q
_par _los	W
_par _mi	U
_par _que	N
_par _ser	R
_par _un	[
_par _una	[
_par adolescent	X
_par alguien	P
_par cre	[
_par dar	S
_par decor	C
_par dorm	S
_par empez	P
_par encontr	W
_par est	C
_par hoy	W
_par ir	C
_par joven	T
_par jug	E
_par matrimoni	V
_par mi	Q
_par mot	G
_par mujer	[
_par nach	C
_par nad	C
_par nin	N
_par orar	Y
_par perrit	C
_par punt	C
_par six	C
_par ten	S
_par tomat	C
_par tortug	C
_par viaj	Q
_passag	Y
_passag _for	R
_pleas	C
_pleas _the	C
_pleas calculat	H
_pleas stop	E
_pod	T
_pod _mi	C
_pod _ser	T
_pod _un	X
_pod _una	V
_pod ir	Q
_pod orar	Q
_pod pag	T
_pod perdon	P
_pod sal	Q
_pod volv	P
_por	T
_por _di	W
_por _el	M
_por _la	Y
_por _las	U
_por _los	U
_por _mi	W
_por _mis	P
_por _ser	S
_por _su	Q
_por _sus	S
_por _un	X
_por _una	T
_por cient	C
_por conveni	C
_por corre	K
_por diner	R
_por exces	G
_por fe	T
_por fin	V
_por hor	C
_por internet	V
_por men	C
_por otr	S
_por primer	U
_por punt	C
_por tod	P
_que	T
_que ?porqu	C
_que _a	Q
_que _deb	Q
_que _dec	R
_que _di	V
_que _el	T
_que _hac	[
_que _hay	U
_que _la	T
_que _le	R
_que _lo	W
_que _los	C
_que _me	[
_que _mi	X
_que _nos	Q
_que _se	[
_que _ser	G
_que _signific	Y
_que _teng	X
_que _yo	X
_que aceit	E
_que admitan	C
_que amo	R
_que ano	C
_que app	C
_que com	C
_que comen	C
_que comi	Q
_que cre	U
_que dec	C
_que ech	Q
_que edad	Q
_que el	U
_que ensen	T
_que est	U
_que esto	T
_que ha	X
_que habi	P
_que habl	R
_que hac	V
_que hic	U
_que hicieron	P
_que hor	C
_que ir	Q
_que jacob	P
_que jesu	P
_que leer	V
_que llor	Q
_que mat	R
_que mor	Q
_que mueren	Q
_que nac	X
_que no	P
_que nunc	S
_que odiaban	P
_que orar	P
_que pas	T
_que perdi	Q
_que perdon	P
_que porqueri	C
_que quier	R
_que ser	U
_que sign	C
_que significan	Q
_que simboliz	T
_que sirv	F
_que son	V
_que sufren	P
_que tal	I
_que te	[
_que tod	V
_que trat	U
_que ver	C
_que vuelv	[
_quien	R
_quien _me	V
_quien _se	T
_quien _ser	U
_quien descubri	C
_quien escribi	T
_quien gan	C
_quien mat	R
_quien no	Q
_quien perdi	Q
_quien te	C
_quien va	C
_real	[
_real happen	Q
_right	[
_right _for	V
_right _to	[
_right hand	Q
_right lol	C
_right now	Q
_sa	F
_sa _he	S
_sa _i	R
_sa _she	P
_sa _the	U
_sa fatal	F
_sa gam	C
_sa item	C
_sa not	D
_sa sae30	I
_sa thank	V
_said	H
_said _it	W
_said _someth	X
_said no	Q
_said sorr	P
_say	N
_say _about	[
_say _at	C
_say _i	T
_say _someth	C
_say _the	Q
_say _to	[
_say banan	C
_say ch	C
_say no	[
_say sorr	V
_say thank	F
_scriptur	[
_scriptur _be	Q
_scriptur _for	[
_se	T
_se _deb	P
_se _dec	C
_se _lo	Q
_se _me	R
_se _pod	Q
_se _ser	P
_se abran	C
_se apag	C
_se arrepient	P
_se arrepinti	S
_se ban	E
_se burl	P
_se burlan	U
_se calcul	E
_se cas	R
_se contradicen	P
_se convirti	T
_se enoj	P
_se equivoc	Q
_se est	P
_se hac	S
_se hierv	G
_se llam	E
_se llamab	R
_se llev	Q
_se mor	S
_se muev	C
_se os	S
_se perdi	U
_se qued	T
_se rasc	C
_se rio	X
_se salv	Q
_se suicid	Q
_se va	X
_se volvi	P
_segun	S
_segun _la	Q
_ser	U
_ser _and	C
_ser _de	Y
_ser _di	R
_ser _el	F
_ser _la	Q
_ser _mas	R
_ser _mi	Y
_ser _muy	[
_ser _un	C
_ser _una	C
_ser abraham	P
_ser amabl	U
_ser biblic	P
_ser buen	Z
_ser controlador	W
_ser cristian	P
_ser destruid	P
_ser dificil	R
_ser egoist	P
_ser est	P
_ser feliz	R
_ser fift	J
_ser gay	P
_ser hech	P
_ser hombr	P
_ser injust	R
_ser jesu	Q
_ser juan	P
_ser jud	P
_ser just	R
_ser mal	T
_ser mejor	J
_ser melquisedec	Q
_ser muj	S
_ser necesari	P
_ser nin	Q
_ser pabl	P
_ser pacient	P
_ser pec	[
_ser perdon	Q
_ser perfect	R
_ser plan	Q
_ser rey	P
_ser salv	Q
_ser san	S
_ser sant	Q
_ser simon	C
_ser sol	Q
_ser tan	S
_ser tard	X
_ser tran	S
_ser valient	S
_shall	[
_shall _be	Q
_shall not	Z
_she	V
_she _be	T
_she _doesnt	U
_she _hav	Z
_she _wont	U
_she die	T
_should	[
_should _a	D
_should _be	Q
_should _christian	S
_should _hav	P
_should _i	[
_should _we	Y
_show	C
_show _in	H
_show _me	K
_show _with	C
_show cancell	C
_signific	Y
_signific _el	T
_signific _la	P
_signific _que	P
_signific _ser	Q
_signific lord	P
_so	R
_so ?man	[
_so _it	C
_so _much	H
_so ang	P
_so bad	Q
_so dumb	C
_so eas	Y
_so fat	C
_so hard	Q
_so important	X
_so kat	C
_so long	V
_so mad	S
_so sad	R
_so tir	T
_so wind	C
_sobr	P
_sobr _el	T
_sobr _la	V
_sobr _las	S
_sobr _los	Q
_sobr _mi	C
_sobr _ser	Q
_someon	[
_someon ?who	W
_someon _at	P
_someon _be	V
_someon _i	Q
_someon _in	V
_someon _of	Q
_someon _to	S
_someon _with	U
_someon break	Q
_someon die	U
_someon els	U
_someon explain	C
_someon lik	P
_someon put	R
_someon steal	S
_someth	P
_someth _be	Q
_someth _from	P
_someth _i	R
_someth _to	T
_someth funn	C
_someth terribl	P
_su	[
_su camin	Q
_su cas	R
_su hij	P
_su novi	R
_su padr	Q
_sus	[
_sus herman	Q
_sus hij	R
_tell	C
_tell _me	C
_tell _my	[
_tell _the	P
_tell dvl	C
_tell peopl	Q
_teng	[
_teng _el	R
_teng _que	U
_teng _un	F
_teng _una	R
_teng dud	S
_teng gan	Q
_teng plat	R
_teng temor	R
_teng tiemp	R
_th	C
_th _a	[
_th _be	C
_th _just	C
_th _the	C
_th anymor	W
_th app	C
_th articl	I
_th child	Q
_th dad	R
_th day	V
_th email	C
_th gde	I
_th gpt	C
_th hand	S
_th hous	[
_th jacket	M
_th kiss	C
_th land	Q
_th lin	C
_th month	C
_th now	E
_th old	C
_th search	C
_th symbol	C
_th thing	C
_th way	T
_th week	M
_th weekend	C
_th work	C
_th world	[
_th year	[
_that	F
_that _be	[
_that _do	F
_that _god	[
_that _hav	D
_that _he	R
_that _i	[
_that _im	W
_that _isnt	C
_that _my	S
_that _sa	I
_that _the	I
_that _you	H
_that begin	C
_that bord	D
_that deliv	H
_that go	C
_that hospital	H
_that identif	I
_that jesu	[
_that land	C
_that mean	C
_that movi	C
_that ot	D
_that pay	I
_that renam	C
_that skip	I
_that start	H
_that tak	J
_that tonight	C
_the	X
_the 2010	E
_the 2016	J
_the 90s	H
_the _be	T
_the _bibl	[
_the _christian	Q
_the _god	S
_the _hav	R
_the _it	C
_the _just	S
_the _may	S
_the _right	X
_the _us	C
_the _will	S
_the _wrong	S
_the abov	I
_the actress	H
_the admin	C
_the age	X
_the airport	G
_the alt	V
_the angel	[
_the animal	X
_the annunciation	V
_the anoint	V
_the answ	N
_the ant	Z
_the apocalyps	Q
_the apocryph	T
_the apostl	X
_the apostroph	C
_the appendix	C
_the archangel	X
_the are	F
_the ark	[
_the arm	Y
_the arra	I
_the ascension	R
_the bab	[
_the babylonian	Q
_the ball	C
_the bank	C
_the baptiz	T
_the barcod	C
_the battl	V
_the beach	[
_the bear	C
_the beast	[
_the beatitud	[
_the beaut	R
_the bedroom	C
_the begin	U
_the bel	V
_the bereav	Q
_the berlin	C
_the best	Y
_the big	N
_the birth	Q
_the blam	P
_the bless	Q
_the blind	S
_the blond	H
_the blood	Z
_the boat	P
_the bod	W
_the book	[
_the boy	Q
_the bpm	C
_the branch	W
_the bread	U
_the break	[
_the brid	S
_the bring	C
_the brit	C
_the brokenheart	R
_the bronz	V
_the budget	C
_the build	R
_the burn	R
_the bus	C
_the caa	C
_the call	[
_the camp	U
_the canaanit	S
_the capital	C
_the cartridg	C
_the cat	C
_the cav	[
_the ceil	Y
_the cent	P
_the centurion	Q
_the ceo	C
_the chanc	C
_the chancellor	C
_the cheap	G
_the cheat	S
_the chicken	C
_the child	X
_the church	X
_the cit	[
_the cla	S
_the cloud	T
_the coach	C
_the coconut	F
_the color	C
_the cornerston	S
_the cost	[
_the couch	U
_the council	Z
_the count	C
_the countr	H
_the covenant	Y
_the cross	[
_the crowd	P
_the crown	E
_the croydon	C
_the crucif	U
_the dark	[
_the dat	L
_the day	C
_the deep	Q
_the demon	P
_the depth	S
_the desert	[
_the devil	[
_the die	[
_the differenc	X
_the discipl	V
_the divorc	Q
_the doctor	[
_the dog	C
_the donke	E
_the door	[
_the doorpost	R
_the download	C
_the dragon	[
_the dream	Y
_the driv	C
_the dust	F
_the ear	[
_the earth	[
_the earthquak	U
_the east	U
_the edomit	Q
_the egyptian	C
_the eld	S
_the elect	[
_the election	C
_the employe	C
_the empt	T
_the end	C
_the engagement	T
_the english	E
_the ephesian	R
_the ethiopian	S
_the eu	C
_the eur	C
_the evangelist	W
_the everlast	S
_the exil	[
_the exodu	[
_the eye	W
_the faith	T
_the falkland	C
_the fall	R
_the fam	T
_the fath	V
_the fear	P
_the feast	T
_the field	Z
_the fier	P
_the fig	T
_the filt	G
_the fir	[
_the first	P
_the firstborn	T
_the fish	Q
_the fiv	X
_the fl	C
_the flesh	U
_the flood	[
_the follow	C
_the fool	Q
_the foolish	U
_the foot	Q
_the ford	C
_the forehead	U
_the foundation	P
_the four	V
_the fridg	G
_the friend	Q
_the front	C
_the fruit	V
_the funeral	Q
_the futur	W
_the gang	S
_the gap	Y
_the garden	[
_the gat	[
_the gentil	W
_the giant	R
_the gift	Q
_the girl	E
_the glor	P
_the goat	U
_the golden	Y
_the golf	D
_the good	[
_the gospel	[
_the government	R
_the grav	R
_the great	N
_the green	E
_the ground	[
_the groundhog	C
_the guy	C
_the hair	Q
_the hand	R
_the harp	Z
_the harv	R
_the head	X
_the heart	E
_the heaven	P
_the high	[
_the hittit	Q
_the hobbit	C
_the hol	[
_the holida	P
_the homeless	S
_the horizon	C
_the hospital	P
_the hot	H
_the hour	Q
_the hous	H
_the household	S
_the hudson	C
_the human	C
_the humbl	Q
_the hungr	R
_the hurrican	S
_the husband	T
_the icu	Q
_the idol	Q
_the ignition	C
_the ingredient	E
_the inheritanc	Q
_the inn	S
_the innocent	S
_the internet	Y
_the israelit	Q
_the jail	S
_the japanes	H
_the jew	[
_the job	W
_the john	H
_the jok	C
_the jordan	[
_the joy	Q
_the judg	Q
_the judgment	P
_the ke	S
_the kill	P
_the king	[
_the kingdom	H
_the kit	F
_the kitchen	C
_the knob	C
_the know	Q
_the lak	[
_the lam	U
_the lamb	C
_the lamp	R
_the land	[
_the languag	P
_the last	J
_the laugh	R
_the law	[
_the lawn	C
_the least	Y
_the lep	T
_the lesson	X
_the let	F
_the levit	Z
_the liber	C
_the lif	R
_the light	D
_the lin	C
_the lion	[
_the littl	Q
_the lock	D
_the locust	T
_the log	X
_the long	V
_the lord	[
_the lost	K
_the lotter	[
_the lov	R
_the low	T
_the m25	C
_the maccabe	P
_the mag	V
_the magnificat	W
_the mak	U
_the man	[
_the mark	[
_the mast	C
_the matrix	C
_the maximum	C
_the mean	R
_the meek	P
_the meet	C
_the messag	U
_the messiah	Z
_the middl	C
_the might	S
_the millennium	Y
_the mon	C
_the mone	W
_the month	N
_the moon	H
_the mor	C
_the morn	Z
_the most	[
_the moth	P
_the motorwa	C
_the mount	U
_the mountain	X
_the mouth	T
_the mumm	C
_the nak	C
_the nam	C
_the narrator	C
_the nation	[
_the net	M
_the new	Q
_the next	C
_the north	U
_the northern	C
_the numb	[
_the ocean	M
_the offer	Q
_the offic	C
_the old	[
_the one	H
_the onl	R
_the oppress	R
_the osc	C
_the oth	F
_the ox	P
_the parabl	W
_the passov	S
_the past	[
_the peac	P
_the peopl	V
_the periodic	C
_the pharise	S
_the philistin	X
_the phon	C
_the pickup	G
_the pierc	S
_the pill	U
_the pixel	F
_the plagu	Z
_the planet	Y
_the plot	C
_the plural	C
_the point	[
_the polic	P
_the poll	C
_the pool	[
_the poor	V
_the pop	W
_the post	C
_the postman	C
_the pot	[
_the pow	C
_the pr	V
_the pra	Q
_the preach	S
_the present	C
_the prodigal	R
_the promis	W
_the prophet	T
_the prostitut	T
_the pump	G
_the pur	R
_the purpos	T
_the queen	R
_the rabbit	C
_the rac	[
_the rain	F
_the rainbow	R
_the raptur	X
_the raven	C
_the real	C
_the red	[
_the rent	S
_the resurrect	W
_the rich	[
_the righteou	T
_the ris	V
_the riv	Z
_the road	E
_the rock	[
_the rod	[
_the roman	P
_the roof	Q
_the root	Q
_the rosar	Y
_the royal	S
_the ruin	V
_the rul	C
_the sabbath	[
_the saint	T
_the sam	I
_the samaritan	Q
_the samsung	F
_the sand	Y
_the sanhedrin	U
_the school	W
_the scor	C
_the scrib	Z
_the scroll	W
_the sea	G
_the second	S
_the secret	R
_the senat	C
_the sermon	T
_the serpent	R
_the servant	P
_the set	C
_the seven	X
_the seventh	R
_the shadow	T
_the sheep	Q
_the shepherd	S
_the ship	C
_the short	[
_the sick	Q
_the sign	[
_the silv	R
_the sin	S
_the sky	C
_the small	C
_the smell	G
_the snak	X
_the son	T
_the song	G
_the soul	Z
_the south	[
_the sow	S
_the sp	X
_the speak	C
_the spin	G
_the spirit	[
_the spleen	C
_the star	C
_the start	C
_the stock	R
_the ston	X
_the stop	C
_the stor	Q
_the storm	T
_the street	[
_the strong	T
_the suf	P
_the sun	J
_the sup	L
_the suprem	C
_the swap	C
_the sword	V
_the synagogu	Q
_the tabernacl	Y
_the tabl	[
_the tablet	U
_the tak	U
_the takeawa	C
_the talent	R
_the talk	S
_the tall	C
_the tank	G
_the tax	X
_the templ	[
_the ten	[
_the tent	R
_the thief	Q
_the thing	R
_the third	[
_the thre	T
_the thron	Y
_the ticket	C
_the tiktok	C
_the tim	D
_the tomb	[
_the tongu	[
_the tow	X
_the train	F
_the transfiguration	U
_the tre	L
_the trib	V
_the tribulation	R
_the trinit	[
_the tru	Q
_the truth	[
_the tumor	P
_the tundr	C
_the tv	H
_the twelv	Y
_the two	Y
_the unforgivabl	P
_the univers	S
_the unjust	P
_the usa	K
_the valle	V
_the veil	Q
_the vik	C
_the vin	S
_the vineyard	Z
_the virgin	S
_the vision	Z
_the voic	C
_the vot	C
_the wall	[
_the want	Q
_the war	[
_the wat	[
_the way	[
_the weak	V
_the wed	U
_the weeknd	C
_the well	S
_the weth	C
_the wh	G
_the whal	Y
_the whirlwind	T
_the whit	[
_the whol	[
_the wick	[
_the widow	S
_the width	F
_the wif	N
_the wilder	V
_the win	E
_the wind	Y
_the window	[
_the wis	X
_the witch	T
_the wither	P
_the woman	T
_the womb	U
_the word	[
_the work	[
_the world	[
_the worm	Z
_the worship	P
_the worst	S
_the year	I
_the yok	Q
_the young	R
_the zeppelin	C
_the zip	I
_them	[
_them _from	D
_ther	S
_ther ?when	R
_ther _a	F
_ther _an	I
_ther _be	[
_ther _for	P
_ther _so	[
_ther any	C
_ther going	C
_ther two	T
_thes	[
_thos	[
_thos ?who	[
_thos _he	Q
_tien	P
_tien _di	R
_tien _el	E
_tien _la	P
_tien _su	T
_tien _un	L
_tien _una	E
_tien canc	Q
_tien chil	F
_tien jordan	K
_tien otr	S
_tien sentid	Y
_tien shakir	E
_to	T
_to 20	C
_to 200	C
_to 80	C
_to ?whom	U
_to _a	C
_to _an	V
_to _anyon	T
_to _be	W
_to _do	C
_to _get	R
_to _god	[
_to _hav	Y
_to _his	U
_to _its	X
_to _let	W
_to _me	Z
_to _my	[
_to _our	Q
_to _say	E
_to _show	Z
_to _someon	[
_to _tell	S
_to _the	Z
_to _thos	T
_to _us	Y
_to _you	V
_to _your	W
_to abraham	Q
_to accept	X
_to act	X
_to all	[
_to amand	C
_to ang	S
_to anoth	[
_to ap	J
_to apologiz	[
_to ask	Q
_to avoid	C
_to babylon	R
_to bal	C
_to beat	C
_to becom	P
_to beg	P
_to believ	V
_to block	E
_to boil	C
_to break	Q
_to bring	C
_to build	[
_to buy	C
_to caes	Y
_to calm	P
_to centimetr	D
_to chang	[
_to charit	T
_to child	S
_to chnag	C
_to choos	V
_to church	[
_to com	W
_to compil	F
_to confess	S
_to control	W
_to copyright	C
_to count	P
_to court	W
_to cry	U
_to damascu	S
_to danc	T
_to darlington	K
_to dat	[
_to david	U
_to deal	[
_to delet	C
_to destro	P
_to die	[
_to doll	H
_to drink	[
_to driv	H
_to duba	M
_to dust	S
_to each	Q
_to eat	Z
_to egypt	[
_to emmau	Z
_to enjo	T
_to everyon	P
_to evolv	C
_to excel	M
_to exit	C
_to fac	M
_to factor	C
_to fahrenheit	G
_to faith	R
_to feel	Q
_to fift	C
_to fight	[
_to fill	C
_to fix	C
_to fly	F
_to fold	C
_to follow	W
_to forgiv	[
_to fourteen	F
_to franc	C
_to french	L
_to gbp	D
_to gif	D
_to giv	[
_to go	[
_to googl	C
_to hang	F
_to hast	C
_to hat	T
_to hear	P
_to heathrow	C
_to heaven	R
_to hell	P
_to help	U
_to hold	Q
_to honor	R
_to hurt	P
_to improv	C
_to introduc	C
_to iphon	D
_to jerusalem	S
_to jesu	T
_to jfk	C
_to joseph	U
_to judg	Q
_to jump	H
_to keep	[
_to kill	G
_to king	X
_to km	J
_to know	T
_to lead	[
_to leav	L
_to lie	[
_to lif	Q
_to lift	S
_to listen	[
_to liv	S
_to look	F
_to lov	S
_to main	E
_to mak	K
_to mar	U
_to marr	V
_to marseill	F
_to moab	R
_to moon	C
_to mourn	V
_to mov	[
_to mp3	F
_to mymath	C
_to nic	C
_to normal	H
_to numb	Z
_to obe	S
_to one	X
_to open	M
_to ord	F
_to oth	S
_to oxford	G
_to parent	W
_to pay	F
_to pc	C
_to peopl	R
_to pharaoh	P
_to pla	[
_to plant	C
_to pra	[
_to prison	V
_to put	U
_to quit	[
_to read	I
_to receiv	P
_to refreez	C
_to regist	C
_to regrout	C
_to remov	C
_to repeat	R
_to repent	[
_to resign	C
_to respra	C
_to rest	[
_to return	G
_to rgb	C
_to roast	J
_to saint	P
_to sav	M
_to school	T
_to screenshot	K
_to sell	T
_to send	Q
_to serv	U
_to set	C
_to shar	R
_to ship	K
_to sleep	Z
_to sow	C
_to spanish	D
_to speak	[
_to spel	C
_to sta	Y
_to start	[
_to stop	N
_to stor	E
_to stud	Y
_to styl	C
_to succ	W
_to support	U
_to swahil	C
_to tak	U
_to talk	U
_to tam	C
_to tanzani	C
_to teach	R
_to tempt	S
_to thursda	C
_to tie	C
_to tith	Q
_to trust	W
_to turn	C
_to two	Y
_to use	I
_to vancouv	C
_to walk	W
_to want	U
_to war	W
_to watch	C
_to wear	C
_to wif	G
_to win	K
_to work	L
_to worship	T
_to writ	X
_to yellowston	D
_to york	E
_to zer	C
_too	[
_too ?man	S
_too _much	[
_too bus	Q
_too ear	V
_too expensiv	S
_too far	W
_too hard	T
_too high	U
_too lat	[
_too old	V
_too proud	P
_too strict	Q
_too technical	C
_too wet	C
_too young	P
_tu	[
_tu boc	Q
_tu corazon	R
_tu cuerp	C
_tu madr	P
_tu projim	S
_tu prompt	C
_tus	J
_tus instruccion	C
_u	C
_u suck	C
_un	P
_un abort	S
_un accident	Z
_un aguil	C
_un ajolot	C
_un amig	V
_un ano	R
_un archiv	C
_un asil	Q
_un beb	U
_un buen	W
_un chist	C
_un companer	S
_un corazon	R
_un cristian	W
_un cuent	C
_un dia	C
_un diacon	X
_un enferm	S
_un enfermer	D
_un examen	Q
_un famil	P
_un funeral	R
_un guis	C
_un hamst	I
_un herman	V
_un hij	S
_un hombr	K
_un huev	G
_un hyunda	F
_un ion	C
_un kil	J
_un leon	R
_un mal	R
_un milagr	V
_un negoci	R
_un nin	X
_un pact	S
_un paquet	K
_un pastor	X
_un perr	L
_un pirat	C
_un plan	R
_un platan	J
_un poem	C
_un portal	D
_un profet	S
_un program	C
_un rap	C
_un sacerdot	R
_un sant	S
_un securit	C
_un sol	Y
_un trabaj	P
_un tren	C
_una	Q
_una _bibli	U
_una amig	T
_una astill	C
_una basur	C
_una bendicion	R
_una bod	Q
_una buen	V
_una cas	Y
_una freidor	E
_una gran	C
_una iglesi	R
_una imagen	C
_una infidelidad	Q
_una inteligenci	C
_una muj	T
_una orquide	C
_una palabr	U
_una person	U
_una promes	R
_una reunion	P
_una rtx	E
_una rx	E
_una sect	T
_una senal	Q
_una serpient	C
_una tarjet	Q
_una taz	E
_us	P
_us _a	P
_us _from	P
_us _to	W
_us arm	C
_us cross	C
_us nav	C
_us stat	C
_us task	C
_ver	Q
_vers	[
_vers _about	Y
_vers _for	Z
_vers _in	S
_vers _of	Z
_vers _to	R
_vers befor	Q
_versicul	X
_versicul _de	T
_versicul _par	Y
_versicul _sobr	R
_wasnt	V
_wasnt _ther	P
_we	[
_we _be	[
_we _can	U
_we _cant	P
_we _do	S
_we _dont	P
_we _hav	[
_we _will	C
_we bur	P
_we call	R
_we die	W
_we disagre	Q
_we eat	X
_we fight	S
_we go	U
_we keep	P
_we know	Q
_we learn	[
_we liv	S
_we lost	Q
_we mak	S
_we need	W
_we pra	P
_we see	T
_we stop	G
_we treat	R
_what	I
_what _about	P
_what _be	M
_what _can	X
_what _for	C
_what _god	[
_what _hav	C
_what _he	R
_what _i	[
_what _if	[
_what _im	P
_what _in	C
_what _must	Q
_what _my	Q
_what _should	[
_what _the	C
_what _to	[
_what _will	Z
_what _you	[
_what _your	J
_what age	[
_what beat	C
_what break	H
_what caus	C
_what channel	C
_what count	Y
_what day	C
_what dinosaur	C
_what get	C
_what go	C
_what good	V
_what happen	W
_what instrument	E
_what key	E
_what languag	N
_what mak	[
_what mileag	J
_what model	C
_what numb	C
_what ocean	C
_what oil	I
_what ord	F
_what part	C
_what plug	D
_what psalm	Q
_what sea	C
_what siz	E
_what tim	C
_what toda	C
_what year	C
_which	I
_which _be	H
_which _chapt	V
_which airlin	C
_which animal	R
_which book	[
_which church	T
_which direction	C
_which hdm	H
_which one	M
_which ord	H
_which planet	C
_which psalm	S
_which servic	C
_which sid	C
_which trib	R
_which vaccin	C
_which year	C
_whos	Q
_whos son	Q
_whos vs	D
_will	[
_will _and	C
_will _be	Z
_will _god	U
_will _i	V
_will _my	R
_will _the	R
_will _ther	P
_will _we	R
_will _you	[
_will answ	S
_will com	V
_will ever	R
_will find	Q
_will go	V
_will jesu	Z
_will mak	S
_will nev	S
_will not	[
_will provid	Q
_will return	U
_will ris	R
_will rock	C
_will serv	U
_will smith	C
_with ?man	X
_with _a	L
_with _an	[
_with _god	[
_with _her	P
_with _him	P
_with _his	R
_with _it	[
_with _me	[
_with _my	[
_with _ok	C
_with _someon	P
_with _th	C
_with _the	C
_with _u	C
_with _us	V
_with _what	V
_with _you	[
_with _your	P
_with all	T
_with bad	X
_with bak	E
_with beautifulsoup	C
_with blood	E
_with brand	D
_with cabl	H
_with canc	U
_with chemistr	H
_with child	T
_with christ	P
_with cloone	H
_with codein	G
_with depress	P
_with dhl	K
_with etr	C
_with fant	D
_with good	R
_with grip	C
_with halloum	C
_with iphon	I
_with jesu	W
_with joy	V
_with lepros	S
_with lov	W
_with match	C
_with metal	C
_with metronidazol	C
_with mone	U
_with no	C
_with oat	G
_with orang	C
_with oth	W
_with park	J
_with paul	T
_with peopl	S
_with q	C
_with referenc	D
_with remaind	C
_with seizur	P
_with seven	V
_with sin	U
_with stor	I
_with sword	V
_with two	S
_with unbeliev	P
_with z	C
_wont	Q
_wont _god	Q
_wont _let	U
_wont accept	R
_wont connect	G
_wont forgiv	Q
_wont go	C
_wont leav	T
_wont listen	[
_wont pair	I
_wont pay	U
_wont talk	R
_wont turn	C
_wont work	S
_would	K
_would _be	T
_would _it	D
_would _you	C
_would jesu	V
_would lik	F
_would not	T
_wrong	[
_wrong _for	Q
_wrong _to	[
_wrong _too	C
_wrong _with	R
_wrong symbol	C
_y	[
_y 4x	C
_y _a	P
_y _bibli	R
_y _de	U
_y _del	Q
_y _di	P
_y _el	[
_y _en	P
_y _la	[
_y _las	Q
_y _los	V
_y _me	R
_y _mi	P
_y _que	C
_y _se	U
_y _su	P
_y _teng	P
_y _una	C
_y _yo	T
_y alcohol	C
_y ana	X
_y canc	C
_y dos	X
_y el	Q
_y esau	S
_y eva	R
_y fe	[
_y hac	C
_y javascript	C
_y joy	C
_y mari	S
_y miel	S
_y mor	P
_y no	U
_y otr	C
_y quier	C
_y se	R
_y si	T
_y te	W
_y temperatur	C
_y tod	R
_yo	R
_yo esto	Q
_yo mam	C
_yo no	S
_yo ser	[
_yo te	W
_you	D
_you ?wher	C
_you _and	S
_you _be	L
_you _can	X
_you _do	[
_you _for	[
_you _get	M
_you _god	[
_you _hav	C
_you _in	G
_you _say	[
_you _shall	W
_you _tell	E
_you _the	V
_you _to	X
_you _vers	T
_you _will	[
_you _with	Q
_you call	C
_you cannot	V
_you castl	C
_you chatgpt	C
_you chord	D
_you com	S
_you down	C
_you drows	C
_you go	V
_you head	C
_you keep	Q
_you know	D
_you lik	C
_you lord	[
_you lov	W
_you mal	C
_you meant	P
_you mix	C
_you muppet	C
_you out	R
_you peel	C
_you pronounc	E
_you rath	C
_you reap	Y
_you record	I
_you run	C
_you see	C
_you smart	C
_you sow	[
_you speak	I
_you spell	C
_you stop	C
_you stor	C
_you tak	C
_you tell	C
_you up	C
_you want	Y
_you writ	C
_your	[
_your _right	W
_your api	C
_your app	C
_your bod	R
_your broth	S
_your child	T
_your cloak	T
_your cross	W
_your develop	C
_your enem	U
_your fath	P
_your favourit	J
_your hand	[
_your head	U
_your heart	W
_your hid	C
_your lif	R
_your light	[
_your mam	C
_your mat	W
_your mind	U
_your mouth	R
_your neighbor	Q
_your rul	C
_your sav	S
_your servant	Q
_your sin	Q
_your son	Q
_your sting	S
_your strength	P
_your stupid	D
_your system	C
_your train	C
_your wa	R
_your word	[
_your youth	W
_yourself	[
a4	L
a52	K
a610	F
a610 _with	F
aa	C
aaaaaaaaaaa	C
aaron	F
aaron _and	S
aaron die	[
aaron judg	C
aaron paul	C
aaron rod	[
aaron rodg	C
aaron son	P
aaron stat	C
ab12	H
ab12 cde	H
abandon	[
abandon _me	P
abandonment	V
abb	L
abb fath	T
abb voyag	C
abc	C
abdi	Q
abdon	V
abedneg	W
abel	F
abel ferrar	C
abigail	W
abijah	R
abimelech	T
abiram	Q
abishag	X
abism	S
abl	P
abl _to	P
abn	X
abolish	C
abolish _in	C
abomination	Y
abon	C
abon _par	C
aborrec	Q
abort	[
abortion	[
abov	I
abov _and	I
abov _th	C
abr	Z
abr _una	U
abr camin	R
abraham	X
abraham _and	S
abraham _to	P
abraham amadeu	C
abraham isaac	R
abraham lincoln	C
abraham wif	P
abrahamic	T
abram	[
abram _and	S
abran	C
abroad	X
absalom	W
absalon	Q
absent	R
abstain	R
abstain _from	R
abuel	W
abuel _de	Q
abundanc	U
abundanci	P
aburr	S
aburrid	C
aburrid jaj	C
aburridoo	C
abus	[
abus _by	Q
abus _de	R
abus _me	Q
abusiv	T
abv	C
abyss	W
ac	G
acab	Y
academ	C
academ chemistr	C
acc	C
acc tip	C
accent	T
accept	Z
accept _me	R
accept _my	R
accept help	P
accept paypal	D
acceptanc	C
acceptanc rat	C
access	D
access requ	D
accident	[
accion	P
accion _de	P
accomodation	C
account	S
account _be	C
accountant	C
accus	Y
accus _of	Q
aceit	N
aceit llev	E
acept	[
acept _a	R
acept _la	X
aceptan	Q
achan	T
achill	C
achior	T
ackerman	F
ackerman height	F
acn	[
acogid	S
acompan	[
acord	C
acord _de	C
acost	[
acr	C
acr _in	C
acrostic	C
acrostic _with	C
act	[
act _as	C
act _of	J
act one	F
act two	C
actor	C
actor _for	E
actor _in	G
actor list	C
actress	H
actress ?who	H
actu	D
actu _com	C
actual	C
actual monterre	C
acuerd	S
acuerdat	S
acusan	U
ad	C
ad toda	C
adam	K
adam _and	[
adam ant	C
adam appl	C
adam beer	C
adam driv	C
adam levin	C
adam peanut	K
adam sandl	C
adan	Z
adan _y	R
adapt	D
adapt _for	D
adblu	H
adblu warn	H
addam	C
addam fam	C
addict	[
addict _to	Z
address	C
adel	C
adel _las	F
adh	C
adh dat	C
adhd	X
adiccion	U
adiccion _a	R
adict	U
adict _al	S
adivin	C
adivin adivinanz	C
adivinanz	C
adivinanz orar	C
admin	C
admin password	C
administrator	M
administrator unlock	M
admissibl	C
admissibl _in	C
admit	Z
admitan	C
admitan mascot	C
adolescent	Y
adona	Y
adond	T
adonijah	Q
adopcion	P
adopt	[
adopt _a	R
adoption	S
ador	W
ads	C
adult	G
adult child	U
adult dvd	C
adult no	P
adult onl	C
adult son	V
adulter	Z
adulter _in	Q
adulteri	V
advent	[
adventist	V
advert	C
advert 2014	H
advert _with	D
advertis	E
advertis _th	E
advic	[
advic _to	S
advient	W
advis	V
advocat	V
aeropuert	C
aeropuert _de	C
af	C
aff	Y
affect	C
affect _or	C
affliction	Q
afford	[
afford _to	T
afraid	[
afraid _i	Q
afraid _of	[
afraid _to	V
aft	X
aft 48	C
aft ?how	C
aft _a	[
aft _an	T
aft _god	P
aft _he	S
aft _i	C
aft _my	Q
aft _the	[
aft _what	R
aft anoth	V
aft conversion	W
aft die	[
aft divorc	U
aft east	R
aft get	R
aft midnight	G
aft octob	C
aft s	C
aft two	C
aft updat	F
aft work	U
aft year	V
aftercar	C
ag	V
agag	W
again	Y
again _you	C
again aft	P
against	V
against _me	[
against _the	Z
against _you	Q
against e4	C
against evil	V
against injustic	Q
against nixon	C
against tyr	U
against woman	Q
agap	W
agar	U
age	I
age _at	C
age _be	Z
age _of	[
agent	C
agot	X
agradec	T
agre	S
agrip	Q
agripp	V
agu	K
agu _de	W
agu _par	C
aguacat	J
aguijon	U
aguil	C
aguil _y	C
agur	X
ahab	Y
ahab _and	P
ahasueru	S
ahaz	Y
ahaziah	P
ahead	U
ahi	P
ahijah	Q
ahithophel	S
ahor	G
ahorr	R
aid	C
aid cours	C
air	C
air cdmx	D
air fr	C
air jordan	E
air qualit	C
air rap	C
airbnb	C
airbnb clean	C
aircraft	C
aircraft carr	C
airlin	C
airlin _hav	C
airlin baggag	J
airlin check	J
airlin pilot	K
airpod	C
airport	C
airport _from	G
airport burbank	D
airport movi	I
airport park	H
ajedrez	C
ajen	T
ajolot	C
alab	R
alabanz	T
album	C
album _of	H
album track	G
alcanz	P
alcohol	K
alcohol _with	C
alcoholic	[
alcorcon	E
ald	C
ald sell	C
alegr	U
alegri	F
alegri macaren	C
alej	S
alej _de	R
alejandr	T
alemani	D
alert	C
alert document	I
alert xss	F
alex	C
alex pla	C
alexand	S
alexand _the	Y
alexand pop	D
alg	G
algecir	E
algecir ceut	E
alguien	[
alguien _a	Q
alguien _con	P
alguien _de	Q
alguien _me	S
alguien _que	V
algun	U
algun vez	R
alien	C
alient	V
align	H
align vs	H
aliment	Z
alimentici	R
all	[
all ?who	[
all _be	Y
all _hav	Q
all _my	X
all _our	P
all _scriptur	Q
all _the	M
all _your	V
all believ	P
all creat	P
all day	[
all flow	C
all inclusiv	C
all nation	S
all night	Y
all peopl	S
all previou	C
all raven	C
all religion	R
all thing	[
all tim	H
allan	C
allan poe	C
alligator	C
alligator _and	C
allow	V
allowanc	C
alm	[
alm _de	P
almight	R
almond _or	C
almost	V
almost persuad	T
almsgiv	R
alo	C
alo ver	C
alon	[
alon _at	Q
alon _in	X
alon _on	W
alon _with	S
alon aft	Q
along	V
along _with	U
alot	C
alot one	C
alph	V
alph _and	V
alphabet	C
alphabet form	F
alphabetical	H
alphabetical ord	H
alquil	K
alquil _en	C
alquil model	C
alread	Q
alt	T
alt _and	S
alt _de	T
alt _del	C
alt _of	R
altitud	C
altur	C
altur _de	C
alwa	Z
alwa _on	V
alwa _the	P
alwa com	C
alwa fight	P
alwa sav	R
alzheim	W
am	C
am cook	C
am cornflak	C
am lee	C
ama	[
ama _a	U
ama _di	Q
amabl	U
amad	Z
amadeu	C
amalek	U
amalekit	W
aman	V
amand	C
amand byn	C
amar	W
amar _a	T
amar _al	Q
amarg	U
amarill	D
amaziah	V
amazon	C
amazon co	K
amazon ord	C
amazon prim	C
amazon warehous	J
ambient	Q
ambition	Z
amen	X
amenazan	R
americ	C
americ got	C
american	C
american need	C
amig	X
amig _de	[
amig _me	T
amig _que	Q
amig _se	P
amig codig	C
amistad	Z
amistad _de	T
ammon	V
amnon	X
amo	[
amo _a	S
among	X
among _the	[
among _us	C
among _you	[
amor	[
amor _de	P
amor _ser	P
amorit	U
amount	C
amount _for	C
amoxicilin	C
amoxicilin _y	C
amoxicillin	J
amoxicillin 500mg	J
amsterdam	G
amtrak	C
amtrak roomett	C
amulet	Y
amzon	C
amzon retun	C
an	[
an _en	P
an _tien	E
an teni	P
an tien	C
ana	Z
anagram	C
anagram solv	C
analis	C
analis sintactic	C
anani	Z
anani _and	V
anatom	C
anatom ?who	C
ancestor	S
anchor	L
anchor leav	D
ancian	[
ancient	S
and	[
and _en	P
andaluci	C
andre	C
andrew	J
andrew garfield	C
andrew golf	G
android	C
android _to	D
android aut	C
android studi	K
ang	[
ang _and	Q
ang _at	R
ang _in	V
ang _with	P
angel	Q
angel _at	X
angel _of	X
angel azul	C
angel beat	C
angel delight	C
angel di	C
angel fir	C
angel food	C
angel gabriel	W
angel kill	T
angel lak	C
angel land	C
angel list	C
angel motorcycl	C
angel numb	[
angel unawar	V
angelin	F
angelin joli	F
angkor	C
angkor wat	C
angl	C
angl _in	G
angul	T
anill	C
anill _tien	K
anim	S
anim _a	R
anim girl	C
anim lik	C
animal	P
animal _be	P
animal _en	X
animal _in	X
animal cross	C
animal farm	C
animal mas	C
aniversari	W
aniversari _de	U
ankl	C
ankl tak	C
ann	[
anniversar	Y
anniversar _of	R
anno	S
anno _me	P
annotation	F
announc	R
annunciation	V
ano	E
ano _de	Q
ano _mas	P
ano cay	C
anoch	J
anoch _en	G
anochec	C
anochec _en	C
anoint	[
anoint king	R
anoint saul	Q
anonymou	W
anoth	E
anoth _at	C
anoth countr	[
anoth fam	P
anoth man	P
anoth top	C
anoth woman	S
anoth word	C
anoth year	[
ansiedad	Z
answ	G
answ _for	N
answ _to	E
answ key	K
answ onl	C
answ toda	C
answer	[
ant	R
ant _de	Y
ant _del	W
ant _di	Q
ant _el	R
ant _que	T
ant stand	C
anterior	C
antibiotic	C
antibiotic _to	C
antichrist	S
antidepressant	T
antigu	R
antigu _y	P
antigu testament	P
antioch	Q
antioch californi	G
antiochu	W
antiochu epiphan	S
antip	V
antonym	C
antonym _of	C
anunci	C
anxiou	[
any	[
any decent	C
anymor	[
anywher	I
ap	C
ap lik	C
apag	C
apag sol	C
aparicion	Q
aparicion _de	Q
apart	[
apart _from	T
apartment	Q
apendicit	C
api	C
api key	C
apo	R
apo _a	R
apocalips	[
apocalyps	T
apocrif	R
apocryph	U
apoll	C
apoll 13	C
apolog	W
apologiz	[
apologiz _to	S
apostasi	U
apostl	[
apostl paul	P
apostol	[
apostolic	V
apostroph	C
apostroph _in	C
apostroph aft	C
app	C
app _and	C
app _de	C
app _on	M
app _that	I
app _to	H
app crap	J
app crash	C
app ever	C
app fre	K
app mas	C
app need	G
app not	C
app suck	L
appeal	E
appeal _to	V
appeal southeastern	C
appearanc	X
appearanc _of	V
appendicit	C
appendix	C
appendix _for	C
appl	D
appl ?why	C
appl _id	C
appl _of	[
appl log	J
appl pay	C
appl pie	I
appl stock	C
appl vs	L
appl watch	C
appoint	S
appoint _by	C
appointment	C
appreciation	[
apprenticeship	C
approv	R
apr	C
aprend	Y
april	C
aprob	[
aqa	C
aqu	[
aquariu	C
aquariu dat	C
aquarium	C
aquarium salt	C
aquel	S
aquil	X
ar	C
ar _y	C
ar season	C
arab	T
arabic	C
arabic alphabet	F
arabic text	C
arad	T
aramaic	U
araunah	X
arbol	[
arbol _de	P
arc	Y
arc _de	R
arc _del	R
arcangel	X
archangel	[
archiv	C
archiv _en	C
ardi	R
arduin	C
arduin blink	C
are	C
are ?who	C
are _del	C
are _of	C
are cod	M
aren	J
aren nin	F
arep	C
arg	E
argentin	C
argentin _por	K
argu	[
argu _with	[
argument	[
arimathe	V
ark	S
ark _and	Q
ark _of	C
ark bould	C
ark gam	J
ark survival	C
arkans	C
arkans razorback	C
arm	P
arm _of	C
arm dir	C
arm pay	C
armadur	Q
armadur _de	Q
armageddon	X
arminianism	V
armistic	M
armor	I
armor _of	U
armor bear	V
armor without	C
around	[
around _me	P
around _the	U
around jerich	[
arp	V
arra	E
arra _of	I
arranc	C
arranc _y	C
arrebatamient	P
arrepentimient	P
arrepient	T
arrepinti	S
arrest	R
arrob	C
arrob _en	C
arrow	[
arrowroot	C
arroz	C
arroz _con	C
arruin	S
arsenal	C
arsenal lesion	C
art	[
artaxerx	V
artem	T
arterial	C
arterial normal	C
articl	I
articl http	I
artificial	C
artisan	C
artisan migrat	C
artist	X
asa	T
asahel	Q
ascend	C
ascend serv	C
ascendieron	S
ascension	Z
asd	C
asdasdasd	C
asdf	C
asdf asdf	C
asdf test	E
asdfghjkl	D
aser	[
asesin	Y
ash	[
ash wednesda	[
asham	W
asham _of	U
asham _to	P
asherah	X
ashevill	D
ashevill _for	D
asi	X
asil	S
asimov	C
asimov robot	C
asiri	Y
ask	[
ask ?wher	W
ask _for	W
ask _god	R
ask _her	P
ask _me	T
ask _to	U
asn	S
aspirin	C
aspirin 81	C
ass	C
assassin	C
assassin cr	C
assist	[
assistant	C
assistant interview	C
assistant job	E
assyri	V
assyrian	Y
astill	C
astrolog	E
astrolog nakshatr	C
async	C
async await	C
ataqu	S
atasc	F
ate	T
athaliah	R
atheist	[
athen	Z
athlet	S
atomic	E
atomic numb	C
atonement	[
atr	R
atri	U
attack	R
attack _me	V
attack _on	C
attenborough	C
attenborough lat	C
attorne	C
attorne form	C
attract	V
attract _to	R
atun	C
auckland	K
auckland _to	K
aun	T
aunqu	U
austrail	C
australi	C
australi sydne	I
aut	C
aut keep	C
author	[
author _of	X
authorit	W
autism	T
autistic	S
autobu	D
autobu _de	D
autoestim	[
autotun	C
autumn	K
avat	C
avat cost	C
ave	L
ave horari	C
ave mari	[
aventur	V
averag	C
averag height	E
averag salar	I
averguenz	Q
aviv	G
aviv phon	D
avivamient	S
avogadr	C
avogadr numb	C
avoid	T
awa	L
awa _do	C
awa _from	[
awa _the	Z
awa _to	[
awa _with	[
awa no	C
await	C
await deadlock	C
awak	[
awak _at	[
awful	Q
ayat	C
ayat ul	C
ayer	C
ayud	V
ayud _a	R
ayudam	U
ayudan	Q
ayun	[
azariah	U
azazel	X
azul	C
azul cancion	C
azul window	H
azulej	C
azulej _de	C
b	J
b c	C
b gt	E
b jordan	C
b08n5wrwnw	C
ba	E
ba 117	E
baal	Z
baash	S
bab	V
bab _and	Q
bab _at	W
bab _be	[
bab _in	V
bab bo	P
bab die	T
bab go	S
bab jesu	P
bab mos	U
bab ruth	C
bab shark	C
bab show	V
bab templ	C
babel	[
babiloni	X
babylon	N
babylon 202	J
babylon _in	X
babylon bee	C
babylon fiv	C
babylonian	T
back	[
back _at	T
back _from	T
back _in	S
back _my	C
back _to	W
back aft	Q
back togeth	Q
background	C
background _from	C
background without	C
backup	F
backup stuck	F
bacterial	D
bad	[
bad _about	P
bad _for	R
bad _on	C
bad bunn	C
bad choic	Q
bad compan	V
bad day	R
bad ginsburg	C
bad grad	[
bad habit	U
bad influenc	Q
bad new	[
bad peopl	U
bad person	P
bad rol	C
bad thing	S
bad think	R
bad word	T
bae	C
bae steak	C
bag	C
bag polic	C
bag siz	J
bag small	C
bagel	C
bagel menu	C
baggag	M
baggag fee	J
bail	C
bail amount	C
baj	Q
baj music	C
bak	C
bak off	C
bak sod	C
bal	C
bal batman	C
balaam	[
balak	W
balanc	G
balanc h2	C
balayag	H
balayag vs	H
bald	J
baldur	E
baldur gat	E
ball	C
ball _in	C
ball hit	J
ball python	C
ballen	[
balm	T
balm _in	T
bamb	C
ban	D
ban _a	E
ban wayfar	C
banan	C
banan bread	C
band	C
band _by	C
band discograph	C
band fiv	C
band setlist	G
bander	C
bander _con	C
bang	[
bank	H
bank _in	G
bank holida	C
bank open	C
bankruptc	[
banquet	[
baptiz	[
baptiz _in	Q
baptiz _of	R
baptiz behead	P
baptiz card	U
baqueir	G
bar	C
bar baz	C
bar calor	D
bar ingredient	E
bar model	G
bar pric	D
barabb	[
barac	Y
barak	Y
barat	C
barat _a	D
barat madrid	G
barat muj	C
barb	C
barb call	C
barbar	C
barbar eden	C
barbi	J
barbi movi	J
barc	H
barc ultim	E
barcelon	G
barcelon madrid	G
barcla	F
barcod	C
barcod _and	C
barefoot	Q
bargain	X
barist	C
barist trial	C
bark	C
bark _at	C
barle	[
barnab	V
barometric	C
barometric pressur	C
barr	X
barren	S
barren fig	Q
barren woman	Q
barselon	D
bartholomew	Q
bartimaeu	W
baruc	Q
baruch	[
bas	J
bas two	I
bash	C
bash check	C
basic	R
basic strateg	I
basin	[
bask	C
bask temp	C
basket	[
basket _of	W
basketball	K
basketball schedul	K
bass	C
bass boost	C
bass clef	C
bass tab	C
bast	R
basur	C
batall	L
batall _de	C
bath	D
bath psorias	C
bathsheb	U
batman	C
batman voic	C
batter	C
batter _and	F
batter lif	C
batter replacement	C
batter work	C
battl	[
battl _be	Q
battl _of	H
bautist	T
bautiz	U
bautiz _de	Q
bautiz _por	P
bautizarm	P
baz	C
bbc	C
bbc co	G
bbq	C
be	P
be _a	Z
be alon	R
be brav	Q
be coursework	F
be kind	P
be mak	C
be singl	P
beach	C
beach croati	C
beach nam	C
beach phot	C
bean	C
bean minut	C
bean seed	C
bear	W
bear film	C
beard	D
beard dragon	C
beard oil	C
beast	[
beast _from	[
beat	C
beat _a	C
beat _me	[
beat anim	C
beaten	[
beatitud	[
beaut	[
beaut _for	P
beaut bar	D
beautifulsoup	C
beb	[
beb _que	S
beb est	P
becam	[
becam _a	X
becam flesh	S
becam king	T
becaus	M
becaus _god	R
becaus _he	Q
becaus _i	C
becaus _im	U
becaus _of	[
becerr	T
becerr _de	Q
beckham	C
beckham int	C
becom	P
becom _a	[
becom _an	C
becom independent	C
becom lik	Q
bed	P
bed _and	T
bed placement	C
bed sleep	C
bedroom	C
bedroom flat	J
bedtim	T
bee	C
bee pattern	C
beef	C
beef _for	C
beef timelin	G
beelzebul	Q
beep	C
beep boop	C
beer	C
beer abv	C
beersheb	[
beethoven	G
beethoven fur	G
befor	Y
befor _a	Z
befor _an	T
befor _god	Q
befor _he	Q
befor _i	G
befor _me	P
befor _or	C
befor _the	[
befor _we	S
befor _you	X
befor birth	P
befor grat	C
befor marr	Q
befor send	G
befor travell	C
befor work	P
beg	[
beg _at	T
begin	N
begin _and	G
begin _of	T
begin _with	C
begin photograph	F
begin yet	C
begotten	U
behead	S
behind	[
behind _my	P
behold	X
behold _i	T
behold _the	R
bel	Y
bel _of	S
bel air	C
belen	Y
belial	R
believ	[
believ _at	R
believ _but	Q
believ _in	S
bell	J
bell rdr2	C
bellez	V
bellingham	C
bellingham salar	C
belong	[
belong _to	Q
belov	U
belt	C
belt _and	J
belt ford	J
belt keep	C
belt siz	C
ben	S
ben hadad	S
ben hur	C
benadryl	C
benadryl dos	C
bench	K
bench small	C
bendec	T
bendic	W
bendic _a	Q
bendicion	Z
bendicion _de	U
bendicion _par	P
bendig	R
bendit	[
benefit	R
benign	T
benjamin	P
benjamin button	C
benjamin moor	C
benjamin sack	T
bennif	C
bent	P
berean	[
bereav	R
berlin	C
berlin wall	C
bermud	E
bermud grass	E
bernab	T
berr	C
berr christm	D
berr victori	D
bes	Z
besid	V
besieg	T
best	C
best befor	C
best buy	C
best crop	C
best cut	C
best drugstor	C
best fortnit	C
best fre	C
best friend	[
best hik	D
best horror	L
best isa	L
best italian	K
best item	C
best laptop	L
best man	V
best match	C
best mobil	M
best mod	G
best pictur	J
best pizz	L
best sell	H
best start	E
best temperatur	J
best tim	C
best tre	C
best vibrator	C
best way	E
best wint	C
best young	C
besti	[
bet	Q
bet _a	S
bet _for	F
bet od	C
bet of	C
bet than	[
bet work	C
bet365	H
bet365 login	H
betel	Q
bethan	[
bethel	[
bethesd	T
bethlehem	N
bethlehem steel	C
betra	[
betra _by	P
betra jesu	R
betsab	R
between	G
between _a	C
between _god	V
between _let	C
between _ser	C
between _the	[
between alligator	C
between cold	C
between ep	C
between heaven	[
between mass	C
between one	C
between rugb	C
between silk	C
between simil	C
between sweden	C
between two	[
bewar	P
bewar _of	P
beyonc	C
beyonc new	C
beyond	V
beyons	C
bez	C
bez yacht	C
biblesuck	C
biblic	[
biblic _de	T
biblic _par	W
biblic _sobr	R
bibliotec	C
bibliotec municipal	C
bibliothequ	C
biden	C
bien	[
bien _y	R
bienaventur	S
bienaventur _los	S
bienaventuranz	P
bienvenid	Q
big	J
big _be	C
big _o	C
big bang	[
big boob	C
big mac	E
big near	C
bikin	C
bil	C
bil bookcas	G
bil husband	C
bildad	X
bill	W
bill _so	D
billi	E
billi jean	E
bin	D
bin empt	D
bind	F
bind _of	J
bindw	I
bindw ?how	I
bing	[
biolog	C
biolog pap	K
biologic	R
biops	U
bipol	[
bird	L
bird _and	V
bird _of	G
bird eat	C
birdi	C
birkin	C
birkin pric	C
birl	C
birmingham	D
birth	[
birth _and	R
birth _in	V
birth _of	X
birth again	U
birth blind	P
birth chart	I
birth control	S
birth jul	C
birth moth	S
birthda	R
birthda _of	P
birthda _vers	P
birthda lyric	E
birthda messag	C
birthda novemb	C
birthright	U
bishop	H
bishop _show	C
bishop auckland	K
bishop chess	C
bishop tour	K
bismol	C
bismol black	C
bit	S
bit _for	J
bit ly	C
bit train	C
bit wat	Z
bitcoin	J
bitcoin pric	C
bitter	Y
bizcoch	H
bizcoch _de	H
bl	C
bl ?how	C
black	I
black _and	Q
black against	C
black frida	C
black peopl	P
black sabbath	C
black sheep	Q
black tie	C
black tongu	C
black top	D
blackjack	I
blackjack basic	I
blad	D
blad _of	D
blad golf	H
blad run	F
blah	C
blah blah	C
blam	T
blam _me	S
blanc	[
blank	C
blank printabl	C
blank row	L
blasfemi	Q
blasphem	[
blaz	C
blaz dup	C
bleed	[
blend	H
blend fam	R
bless	[
bless _and	P
bless _be	S
bless _for	V
bless _me	Y
bless _my	U
bless _of	V
bless _the	Q
bless _to	P
blig	D
blig halftim	D
blind	[
blind man	Z
blink	C
blink without	C
block	V
block _a	E
block _me	S
blok	H
blok ?who	H
blond	D
blond nurs	H
blonk	C
blood	W
blood _of	Q
blood _on	S
blood mar	C
blood pressur	C
blood test	C
bloom	[
blorp	C
blow	V
blu	C
blu _and	K
blu cross	J
blu devil	K
blu screen	C
blu shield	J
blue	C
blue dad	C
bluetooth	C
bluetooth earbud	C
blurr	D
blurr ?when	D
bmi	H
bmi calculator	H
bmw	F
bmw f30	F
bnmbnmbn	C
bo	N
bo 737	C
board	[
boast	Y
boat	W
boaz	[
bob	C
bob hop	D
boc	[
bod	[
bod _and	P
bod _be	U
bod _de	U
bod _of	T
boer	C
boer war	C
bogot	C
bohemian	D
bohemian movi	H
bohemian rhapsod	J
boil	C
boil e119	L
boil eg	C
boil point	C
boil pressur	C
bois	E
bois idah	E
bold	Y
bolet	C
boliv	C
bolivi	D
bols	[
bomb	[
bomber	W
bon	D
bon _in	C
bon mean	C
bond	C
bond check	I
bond film	C
bond mov	H
bond villain	C
bonjor	C
bonnet	G
bonu	H
boob	C
boob pic	C
book	[
book _be	[
book _in	C
book _of	X
book near	C
book rank	C
book report	C
bookcas	G
bookcas dimension	G
boom	C
boop	C
boost	C
boost ever	C
boot	I
boot _with	C
boot waterproof	C
booth	X
booz	T
bor	C
bor _de	C
bor _with	V
bor johnson	K
borax	C
borax _or	C
bord	[
bord bolivi	D
borrach	V
borrow	T
borrow mone	P
bosch	C
boss	X
boss _be	Z
boss fight	C
boss leav	C
boston	C
boston north	K
boston tea	C
bot	C
both	Y
botox	X
bottl	H
bottleneck	C
bottomless	Y
bottomless pit	Y
bould	C
bould scen	C
boundar	[
boundar math	F
bow	[
bowi	C
bowi vide	C
bowl	C
bowl _in	C
bowl _of	[
bowl spread	C
box	H
box offic	C
box pls	E
boxe	C
boxe plum	C
boy	[
boy ?who	S
boy _with	W
boy king	Q
boyfriend	[
boyfriend _be	P
boyfriend cheat	P
bpm	C
bpm _of	C
bra	L
bra siz	L
bracket	C
bracket 2024	K
bracket printabl	C
brain	I
brain teas	C
brak	D
brak ?when	D
branch	[
branch _and	X
brand	R
brav	Y
brazil	C
brazil football	C
bread	[
bread _and	C
bread _from	R
bread _of	U
bread _real	P
bread _to	F
bread _with	X
bread without	C
breadstick	C
breadstick recip	C
break	L
break _a	[
break _in	C
break _my	X
break _the	[
break af	C
break bad	C
break heart	T
break int	P
break new	C
break point	K
break up	F
break wudu	C
breakfast	J
breakfast hour	C
breakthrough	[
breakup	Y
breakup map	C
breastplat	V
breath	[
brendan	C
brendan fras	C
brew	C
brew _at	C
brexit	C
brexit dat	C
brib	Y
brid	[
brid _and	R
brid pric	[
bridegroom	Y
bridesmaid	R
bridg	K
bridg _of	C
briefcas	C
briefcas _what	C
brightsid	C
brightsid com	C
brin	F
brin rati	F
bring	F
bring _a	G
bring _in	C
bring _me	C
bring _my	R
bring _the	Y
bring good	X
bring up	Q
brisket	C
bristol	J
bristol _with	J
brit	C
britain	C
british	C
british sew	C
britne	C
britne sp	C
broadwa	D
broadwa ticket	D
brokenheart	R
bronc	R
bronz	[
bronz serpent	P
broth	V
broth ?who	U
broth _and	P
broth _be	S
broth _in	E
broth _of	Z
broth com	Q
broth first	C
broth keep	Q
broth movi	F
broth studi	C
broth tak	P
brown	C
brown ey	E
brown mush	C
brown rawlplug	J
brows	C
bruh	C
bruj	Y
brujeri	R
bs	C
bs _in	C
bt	E
bts	C
bu	[
bu _a	[
buckingham	G
buckingham palac	G
bucl	C
bucl _for	C
bud	E
bud _par	C
buddh	C
buddh statu	C
buddhist vesak	F
budget	L
budget speech	C
buen	Y
buen di	C
buen notici	Y
buff	C
buffet	C
bug	H
bug ?how	H
build ?when	C
build _a	[
build _in	C
build _of	T
build _on	T
build _the	[
build muscl	C
build two	F
buji	G
buji _par	G
bul	V
bulb	C
bulb not	C
bulb typ	C
bull	T
bump	C
bunch	C
bunch underneath	C
bunn	C
bur	X
bur _in	P
bur _my	Q
burbank	D
burden	X
burg	C
burg king	C
burial	[
burl	P
burl _de	P
burlan	U
burlan _de	U
burn	E
burn _his	P
burn _the	Q
burn bush	R
burn coal	W
burn notic	C
burn out	T
burn sag	C
burnout	[
burnt	T
burnt offer	S
burst	G
burst pip	C
burwood	C
burwood sal	C
bus	C
bus casual	C
bus numb	G
bus pass	C
bus still	C
busc	W
busc _a	R
busc pis	C
buscad	V
buscador	F
bush	X
but	C
but ?wher	K
but pud	C
but recall	C
buttermilk	C
button	G
button ?how	C
button _do	C
buy	C
buy _a	L
buy crust	I
buy dry	C
buy milk	C
buy return	C
buz	C
buz nois	C
bye	C
byn	C
c	C
c async	C
c d	C
caa	C
caball	L
caball _en	D
cabbag	J
cabbag ric	J
cabell	[
cabez	U
cabin	J
cabin bag	J
cabinet	C
cabinet reshuffl	C
cabl	D
cabl _i	H
cabl _which	H
cabr	S
cach	C
cach instagram	C
cactu	C
cad	V
cad cuant	D
cad dia	T
caden	U
cadiz	C
cae	T
caer	Y
caes	[
caesare	Y
cag	C
cag siz	J
caiaph	R
caid	Y
caid _de	R
cain 999	C
cain _and	V
cain kill	R
cain mov	C
cain velasquez	C
cak	H
cak feed	D
cak recip	C
cala	C
cala _to	C
cala timetabl	K
calcium	H
calcium carbonat	H
calcul	Q
calculat	H
calculat _the	H
calculation	F
calculation concordant	F
calculator	C
calculator fre	I
calculator gold	F
calculator second	C
caleb	W
caleb _and	W
caleb william	C
calend	C
calend 2025	C
calend buddhist	F
calendari	C
calendari escol	C
calendari vuelt	C
calf	[
calidad	D
calidad _del	D
californi	C
californi zip	G
call	R
call 312	F
call ?when	S
call _a	C
call _in	K
call _me	T
call _of	D
call _on	C
call _the	V
call _to	[
call _you	X
call mum	C
call no	T
call off	S
call quot	C
callat	C
calm	[
calm _the	P
calm down	P
calor	C
calori	C
calori _tien	J
calpol	C
calpol dos	C
calv	Y
calvinism	Y
calz	Y
cam	F
cam admissibl	C
camb	L
camb _de	S
camb contrasen	C
camb enchuf	C
cambi	[
cambi _de	R
cambi _el	P
camel	V
camell	U
camer	F
camil	C
camil sest	C
camin	[
camin _a	R
camin _de	U
camp	H
camp _de	T
camp david	C
camp reservation	C
campament	T
campervan	G
campervan hir	G
can	G
can green	C
canaan	[
canaanit	S
canane	Q
canberr	I
canc	W
canc da	C
cancel	H
cancel _my	C
cancel membership	D
cancell	L
cancell _can	C
cancion	C
cancion _que	C
cancun	C
cancun adult	C
cancun tod	G
cand	C
cand bar	D
cand crush	F
candl	[
candl _of	Z
candlem	X
cannot	[
cannot _be	R
canon	H
canon r50	F
cans	[
cans _de	T
cant	V
cantam	C
cantam alg	C
cantic	R
cantic _de	Q
cantidad	C
cantidad _par	C
canv	C
canyon	C
canyon south	C
cap	C
capacit	C
capacit f150	H
capernaum	[
capital	C
capital _de	E
capital _of	C
capital gain	C
capitalism	Y
capitul	C
capitul _de	I
capitul _mas	Q
capitul one	C
capr	C
capr _and	C
capricorn	C
capricorn man	C
capsul	F
capsul wardrob	F
captial	C
captial _of	C
caption	C
caption _for	C
captiv	Y
captur	M
captur _by	U
captur _de	C
car	I
car _about	X
car _be	Z
car _by	C
car _for	Y
car _of	[
car _what	W
car _with	H
car accident	Z
car assistant	C
car charg	M
car chord	C
car crash	[
car deposit	C
car hitbox	C
car loan	J
car model	C
car rebound	C
car reliabilit	C
car wash	C
carb	C
carb tortill	C
carbonat	H
carcel	[
card _for	[
card _of	C
card _vers	V
card funn	C
card pric	E
card top	C
cardigan	C
caregiv	Z
carg	C
carg pant	C
caridad	S
carmel	Q
carn	[
carn _en	Q
carnaval	W
carnet	C
carnet _por	C
carnival	[
carol	Q
carol full	G
carpal	C
carpal tunnel	C
carpent	W
carpet	C
carpet machin	C
carr	H
carr _de	U
carr _of	C
carr _on	C
carr _the	S
carr _you	[
carr fish	C
carr length	D
carrer	W
cart	P
cart _de	R
cart sign	C
cartridg	C
cartridg _be	C
cas	Y
cas ?how	C
cas _con	T
cas _de	C
cas stud	C
casarm	R
casarn	R
caser	C
cash	W
cash out	C
cashew	D
cashmer	C
cashmer _by	C
casin	J
casin no	C
casp	L
cast	C
cast _of	C
cast _your	[
cast list	G
cast lot	[
cast out	[
castig	X
castig _a	R
castl	C
castl _in	C
casual	C
casual _for	C
cat	C
cat _and	C
cat _on	C
cat bring	C
cat etc	E
cat explain	C
cat goddess	C
cat keep	C
cat mr	H
catan	C
catan long	C
catch	[
catch _in	R
catch _my	S
catch fir	D
categor	C
categor s	C
catholic	[
catholic _and	Z
catolic	T
cattl	R
caus	C
caus _of	C
caus _the	C
caus kidne	C
cav	P
cav _of	W
cav guam	C
cay	J
cay _el	C
cayeron	X
cbd	Q
cbd coupon	C
cde	H
cde numb	H
cdmx	D
cdmx hoy	D
ceas	U
ceboll	G
ced	Y
ced _of	R
cedr	S
ceil	E
ceil fan	C
cel	X
celeb	C
celebr	R
celebr _la	Q
celebrat	[
celebrit	C
celebrit birthda	C
celibac	S
celibat	Z
cell	P
celos	Q
celsiu	D
celtic	F
celtic druid	F
celul	S
celul no	C
cen	Z
cen _de	R
ceniz	R
ceniz numer	C
censu	S
cent	P
cent _of	P
centimetr	D
centr	F
centr _una	C
central	H
central toky	G
centrifug	H
centroameric	C
centurion	[
ceo	C
ceo _of	C
cerc	C
cerc _de	C
cerd	S
ceremon	X
certificat	D
certificat check	C
cervez	C
cervez preci	C
ces	Z
cesare	Z
cest	D
cest _la	C
cetirizin	C
cetirizin mak	C
ceut	E
ceut preci	E
ch _in	C
cha	D
cha upgrad	D
chaf	[
chain	M
chain _in	C
chain _or	J
chain slack	F
chakr	U
chakr color	K
chalamet	C
chalamet dun	C
chaldean	Z
chalis	I
chalis lyric	I
championship	W
chanc	U
chanc _of	C
chancellor	C
chancellor _of	C
chang	M
chang _a	C
chang _his	Y
chang _my	C
chang _the	I
chang _with	D
chang color	C
chang default	C
chang font	C
chang rington	F
chang tim	J
channel	C
channel _be	C
channel fiv	D
chapt	V
char	C
char cross	C
charact	C
charact ralph	C
charad	I
charad ide	I
charcoal	C
charg	F
charg _but	D
charg fin	D
charg point	M
charg vis	C
chariot	Y
chariot _of	F
chariot rac	C
charit	[
charl	R
charl _par	[
charl coronation	C
charlott	C
charlott church	C
charlott tilbur	F
charlott web	C
charm	[
chart	C
chart calculator	I
chart lev	I
charzard	E
chas	Y
chatbot	Y
chatel	C
chatel principl	C
chatgpt	C
chaturth	C
chaturth decoration	C
chauth	D
chauth moon	D
cheap	C
cheap flight	C
cheap plac	H
cheap supermarket	M
cheap tyr	C
cheap way	G
cheap women	F
cheat	Z
cheat _me	Q
cheat _on	[
check	C
check _if	C
check _in	J
check _my	[
check build	F
check engin	C
check one	C
check sim	M
checklist	F
checklist _for	F
checkout	F
checkout 121	F
cheek	V
cheep	D
cheep hotel	D
cheer	[
cheer giv	P
cheerlead	C
cheerlead _an	C
chees	C
chees cashew	D
chees cheesecak	J
cheesecak	E
cheesecak frozen	G
cheetah	C
cheltenham	G
cheltenham tip	G
chem	[
chem worksheet	K
chemical	C
chemistr	C
chemistr ?how	H
chernobyl	C
chernobyl reactor	C
cherubim	[
chess	D
chess mov	C
chess open	C
chest	[
chi	F
chi seed	F
chicag	C
chick	F
chicken	C
chicken cross	C
chicken menu	C
chicken stop	C
chicken thigh	J
chicken tikk	L
chickenpox	G
chickenpox incubation	G
chief	R
chil	F
child	[
child ?who	P
child _about	T
child _and	G
child _at	R
child _be	W
child _do	U
child _dont	P
child _from	Q
child _hav	T
child _i	Q
child _in	S
child _of	V
child _sa	Q
child _to	S
child _with	P
child _wont	Q
child ask	P
child com	S
child die	Q
child hat	P
child leav	R
child list	C
child nev	P
child suf	Q
child support	R
childbirth	S
childhood	T
childless	U
children	C
children sho	C
chin	K
chin _a	K
chines	C
chines _about	C
chines takeawa	H
chines zodiac	G
chip	C
chip shop	C
chism	U
chismos	U
chist	C
chist _de	C
chmod	D
chmod 755	D
chnag	C
chnag _a	C
choic	R
choos	[
choos _a	T
choos _the	T
choos _to	T
choos jacob	P
choos peopl	P
chord	C
chord pian	H
chr	C
chr jerich	C
chr steakhous	C
christ	[
christ die	R
christen	W
christensen	C
christensen phot	C
christianit	[
christm	Q
christm cak	D
christm carol	G
christm eve	C
christm stor	Y
christm tre	R
christm without	V
chromebook	G
chromebook linux	G
chromosom	C
chromosom _in	C
chronic	X
chronicl	[
chronological	C
chronological ord	C
chuck	C
chuck norr	C
church	[
church _and	S
church _be	X
church _for	V
church _in	V
church _of	Q
church _on	X
church aft	P
church chicken	C
church craz	C
church disciplin	Q
church lead	Q
church memb	S
church peopl	P
church setlist	C
church sho	C
chuz	T
cicl	C
cicl _del	C
cieg	[
cieg _de	R
ciel	[
ciel _y	Q
ciel nuev	P
cien	T
cienci	L
cienci sistem	C
cient	C
cient _de	C
cierr	C
cierr _la	C
cin	C
cinc	W
cinc segund	C
cincuent	Y
cinem	C
cinem tim	C
cinetic	C
circl _of	C
circuit	C
circuit total	C
circumcis	S
circumcision	U
circuncision	P
ciren	T
cirugi	V
cistern	C
cistern pierd	C
cit	Q
cit _of	[
cit gun	C
cit medic	C
cit previ	E
cit skylin	G
citation	C
citation _for	C
citibik	C
citibik day	C
citizen	W
ciudad	T
civic	E
civic 2014	E
civil	M
civil espanol	C
cl cach	C
cla	[
cla jar	T
claim	D
claim court	C
claim lufthans	C
clam	U
clap	F
clarenc	C
clarenc thom	C
claritin	C
claritin _the	C
clas	Z
clash	F
clash royal	F
clasificacion	I
clasificacion formul	I
class	Z
class contain	F
classmat	T
claud	C
clean	S
clean _and	U
clean fee	C
clean heart	T
clean kit	C
cleans	U
clef	C
clic	C
click	C
client	[
climat	V
climat chang	U
climb	T
climb _a	R
cloak	X
cloone	H
clos	G
clos _my	R
clos _on	C
clos _to	[
clos friend	S
cloth	V
cloth wholesal	C
cloud	[
cloud _and	S
clown	C
clown fit	F
clu	K
clu riv	K
club found	C
club near	C
club result	C
clubcard	C
clubcard app	C
clubmast	C
cmd	E
cmd ls	E
cnn	C
co	C
co op	C
co uk	C
coach	G
coach _be	X
coach luggag	E
coal	Z
coal _on	X
coast	C
coast six	C
coat	J
coat _in	C
coat _of	[
coat scandal	D
cobertur	T
cobr	E
cobr _un	D
cobr venom	C
coc	F
coc col	C
coch	C
coch no	C
cocin	G
cock	C
cock spaniel	C
cockfight	X
cocktail	C
cocktail ingredient	C
cocktail recip	C
coconut	F
coconut one	F
cod	C
cod 44	K
cod 646	M
cod 90210	L
cod _for	P
cod _th	C
cod barcla	F
codein	G
codig	C
codig roblox	I
coffe	C
coffe ground	C
coffe van	C
coffin	D
coin	L
coin _with	D
cok	D
cok compar	D
col	C
cold	J
cold _and	C
cold brew	C
cold greenhous	E
cold war	L
coldpla	C
coldpla paradis	G
coldpla presal	J
coll	C
coll chord	C
colleagu	[
collection	V
collectiv	C
collectiv noun	C
collector	[
colleg	T
colleg dublin	D
colleg football	C
collin	H
collin genes	H
colombi	C
colombi result	C
colombian	C
color	C
color _a	L
color _in	C
color _of	C
color cop	K
color list	L
color man	I
color out	C
colossa	X
colossian	T
column	N
column d	L
com	U
com _at	W
com _from	Y
com _in	T
com _of	R
com _on	R
com _the	C
com _to	X
com _un	C
com atun	C
com back	Y
com befor	U
com carn	S
com down	U
com hom	T
com ifram	L
com int	V
com out	F
com over	T
com r	I
com spreadsheet	N
com technolog	I
com torvald	J
com tv8	J
com watch	M
comb	C
comb fast	C
combat	X
combination	E
comed	C
comen	W
comen _los	C
comet	U
comfort	[
comfort _for	Q
comfort _in	U
comi	T
comid _par	C
comm	D
comm yes	D
command	G
command _of	U
command gold	C
commandment	[
commercial	D
commission	Y
commit	F
commit keep	C
commit suicid	P
committe	Q
common	W
communication	P
communion	[
communion _if	P
comod	C
compan	[
compan _be	X
companer	X
companer _de	S
compani	R
companion	[
compar	J
compar _me	Q
compar _the	F
compar _to	C
compar _with	D
comparador	C
compart	T
compassion	W
compatibilidad	C
compatibilidad ar	C
compatibilit	E
compet	X
competition	T
compil	F
compil _but	F
complain	[
complain _about	U
complaint	D
complet	H
complet _en	G
compos	C
compos _a	D
compos volum	D
compost	C
compost _too	C
compr	P
compr hiel	C
compress	C
compression	E
compression per	E
compu	C
comput	C
comput mak	C
computador	C
computador _muy	C
comulg	Q
comun	Q
comunion	T
conceiv	R
concentrat	Y
concentration	C
concentration _of	C
concert	[
concienci	W
conciert	C
conciert karol	C
conclusion	G
concordant	F
concordant result	F
concubin	[
condemn	R
conden	Q
conect	C
conect ps4	C
conf	S
conf _en	P
confes	P
confess	W
confess _my	Q
confess _to	S
confession	S
confession _of	Q
confi	Q
confi _en	Q
confianz	Q
confidenc	U
confies	R
confirmation	S
conflict	V
conflict _in	T
conflict resolv	D
conform	S
confront	W
confront _a	T
confus	Q
congregation	T
congres	D
conmig	U
connect	G
connect _to	G
conoc	S
conoc _a	P
conozc	P
conqu	X
conscienc	V
consegu	F
consegu diamant	C
consej	T
consej _de	P
consid	V
consol	C
consol command	C
consol log	F
conspirac	V
const	C
constant	D
constant unit	C
construy	S
construy _el	S
consuel	Y
consult	C
consum	U
cont	Q
cont load	H
cont record	G
contact	M
contact lens	C
contagiou	C
contain	C
contain p	F
contain text	C
contend	S
content	V
contest	S
contestant	C
contestant instagram	C
contr	[
contr _el	V
contr _la	R
contr mi	T
contr ti	R
contraceptiv	C
contraceptiv pill	C
contract	C
contract _for	M
contract _in	I
contract bind	C
contract holida	F
contradiccion	Q
contradicen	P
contradict	Q
contradiction	Y
contrasen	C
contrasen _del	C
contrat	C
contrat _de	C
contribution	C
contribution limit	C
control	Z
control _my	Y
control _to	C
control everyth	Q
controlador	Z
controll	Z
conveni	C
conveni hosteleri	C
conversation	Y
conversion	Y
convert	C
convert 180	G
convert _a	D
convert _to	P
convert hundr	F
convert inch	D
convert mp4	D
convert pdf	C
convert ten	J
convert unix	C
convirti	T
cook	F
cook _in	J
cook ric	C
cooki	C
cooki sa	C
coolant	C
coolant leak	C
cop	[
cop _en	Q
copyright	C
copyright _a	C
cor	G
cor dump	C
corazon	[
corazon _de	S
corazon est	P
corban	X
cord	V
corder	R
corder _al	C
corder _de	P
corinth	[
corinthian	W
corinthian brazil	C
corinti	X
corn	H
corn _of	S
corneliu	Z
cornerston	U
cornflak	C
cornflak girl	C
cornstarch	C
cornstarch vs	C
coroll	I
coron	[
coron _de	Z
coronation	C
coronation dat	C
coronation street	C
corp	I
corporal	U
corr	C
corr acord	C
corre	C
corre normal	K
correct	T
correction	[
corrupt	[
corrupt good	U
cors	C
cort	C
cort _de	C
cort medicin	C
cos	Z
cos _de	Q
cosech	U
cosign	Y
cosign _a	S
cosign _for	V
cosmetic	[
cost	C
cost _of	R
cost _to	C
cost exampl	C
cost lol	F
cost now	J
costc	C
costc clos	C
costumbr	Y
couch	U
council	D
council _of	[
council permanent	C
council tax	C
counsel	X
counselor	Y
count	H
count _as	Z
count _the	[
count onlin	C
count uniqu	C
countr	I
countr _and	Q
countr _in	C
countr _that	C
countr cod	K
countr run	C
coupl	[
coupon	C
coupon cod	H
courag	[
courageou	Q
courgett	C
courgett rot	C
cours	C
coursework	F
coursework photograph	F
court	P
court fee	C
court rul	C
cousin	X
cov	C
cov 1980s	C
cov let	C
covenant	[
covenant _of	Q
covenant _with	Q
cover	[
cover _with	S
coverag	G
coverag map	G
covet	W
covid	L
cow	W
coward	Q
cowell	E
cowell net	E
cowork	U
cowork _be	T
cowork lost	P
cowork und	C
cpr	E
cpr compression	E
cpu	C
cpu bottleneck	C
cr	R
cr _a	P
cr revelation	C
cr thre	C
craftsman	[
craftsmen	U
craigslist	C
craigslist chicag	C
crap	C
crap design	J
crash	S
crash again	C
crash car	C
crav	S
craz	F
craz chick	C
cre	[
cre _di	R
cre _en	Q
cre _los	R
cre _que	S
creacion	U
cream	C
cream _on	C
cream chees	J
cream over	C
creat	[
creat _in	W
creat _the	P
creat _us	Q
creatur	S
crec	Z
credit card	X
credit check	M
credit scen	C
credit scor	C
creek	C
creek shiraz	F
creep	C
creep tab	C
crei	P
crem	C
crem _par	C
cremacion	T
cremat	S
cremation	V
cret	[
creyent	R
cri	S
cricket	E
cricket pitch	E
crim	[
criminal	X
cring	D
cring app	C
crippl	Y
criptomoned	W
cris	I
cris 1956	C
cris summar	C
crispr	C
crist	[
cristian	[
cristian _ser	Q
cristian ronald	D
critic	S
criticiz	T
croati	C
croc	C
croc jibbitz	C
crocodil	C
cronic	V
crontab	C
crontab ever	C
crook	[
crook lin	[
crop	Z
crop _for	C
croquet	C
croquet _que	C
cross	G
cross _and	S
cross _the	U
cross _to	C
cross blu	J
cross countr	C
cross crusad	C
cross first	C
cross platform	C
cross stitch	F
cross turnip	C
crossfit	C
crossfit murph	C
crossword	K
crossword clu	K
crow	C
crow call	C
crowd	[
crown	J
crown _of	[
crown mould	C
crown royal	C
crown season	C
croydon	C
croydon are	C
crucif	[
crucif _with	P
crucigram	D
crucigram rio	D
cruel	F
cruel sum	C
cruis	C
cruis pric	C
crumb	[
crusad	C
crusad lacross	C
crush	P
crush _on	Q
crush level	F
crust	I
cruz	S
cruz _el	V
cruz _los	C
cry	U
cry fiv	C
crypt	Q
crypt wallet	C
crystal	D
crystal _for	C
css	H
css grid	H
csv	C
csv pand	C
ct	C
ct scan	C
ctrl	C
ctrl alt	C
cuadr	C
cuant	C
cuant _hay	I
cuant _me	E
cuant _se	E
cuant _ser	J
cuant an	C
cuant anill	K
cuant calori	J
cuant cobr	D
cuant cuest	J
cuant diput	D
cuant dur	H
cuant gast	F
cuant gol	I
cuant habitant	F
cuant hor	L
cuant hues	D
cuant mid	H
cuant mililitr	E
cuant nev	G
cuant tard	H
cuant tiemp	G
cuant viv	I
cuarent	V
cuarent an	P
cuaresm	W
cuart	U
cuatr	X
cuatr ser	Q
cub	C
cub last	C
cuban	C
cuban missil	C
cubit	[
cuent	F
cuent aburrid	C
cuentam	C
cuentam _un	C
cuern	U
cuerp	S
cuerp _de	S
cuerp alegri	C
cuerp human	D
cuerv	P
cuest	M
cuest _un	J
cuev	X
cuev _de	W
cuid	V
cuid _a	S
culp	U
culp _por	R
culpabl	P
cult	[
cult _de	S
cultur	Z
cum	T
cumpl	Z
cumplean	W
cumplean _de	Q
cun	R
cuot	G
cuot barcelon	G
cup	T
cup _in	V
cup _of	Q
cup final	E
cupbear	V
cupon	G
cupon shein	G
cur	D
cur hair	C
curander	X
curl	C
curl up	C
curr	I
curr past	I
currenc	C
current	C
current president	C
current temperatur	D
curriculum	C
curs	[
curs _and	T
curs _for	S
curs _of	V
curs _on	S
cush	[
cuss	[
cust	C
cust last	C
custod	Z
custom	E
custom servic	C
cut	X
cut _from	C
cut _my	C
cut _of	C
cut _the	U
cut herself	P
cut off	[
cut samsung	H
cuy	Q
cv	C
cv int	I
cv templat	F
cyberpunk	E
cycl	H
cycl _and	G
cycl diagram	C
cycl lan	G
cycl step	C
cyclop	C
cyclop _chapt	C
cylind	C
cypru	Y
cyren	X
cyrillic	F
cyrillic alphabet	F
cyru	X
d	C
d 1abcd	N
d _be	L
d _e	C
d day	C
d20	C
da	V
da _and	G
da _be	X
da _in	V
da _of	Y
da com	D
da hik	E
da horoscop	C
da temor	P
da until	C
da verguenz	Q
dad	U
dad _be	X
dad _doesnt	R
dad _hav	R
dad die	P
dad got	P
dad jok	C
dagon	V
dahli	C
dahli over	E
dal	G
dal _a	C
dala	I
dala lam	I
dalton	C
dalton bond	C
dam	[
damag	C
damasc	X
damascu	Z
dan	H
dan _do	C
danc	H
danc _in	Z
danc _on	D
danc _with	C
danc scen	C
danc step	C
dang	U
daniel	[
daniel _and	P
daniel pra	P
daniel ricciard	C
dann	F
dann devit	F
dant	C
dant comb	C
danz	V
dar	[
dar _a	T
dar _de	U
dar graci	S
darc	C
darc first	C
dariu	[
dark	E
dark explic	C
dark mat	C
dark mod	C
dark soul	C
darlington	K
darlington train	K
dart	F
dart checkout	F
das	D
das rul	D
dash	C
dash cam	C
dat	D
dat _a	Z
dat _for	[
dat _in	N
dat _por	C
dat _someon	S
dat _to	C
dat aft	S
dat check	H
dat entr	C
dat hertfordshir	E
dat javascript	I
dat scienc	C
dat user	M
dathan	X
daught	Y
daught _be	R
daught _hav	P
daught _in	Q
daught _of	P
daught _wont	P
daught got	P
daught want	Q
dav	C
dav ?who	C
dav matthew	G
david	W
david ?wher	C
david _a	Q
david _and	U
david _hav	V
david _to	S
david _y	S
david attenborough	C
david beckham	C
david bowi	C
david bring	R
david danc	W
david kill	Q
david king	Q
david last	W
david might	P
david pla	[
david pra	P
david son	T
david spar	P
davidic	S
davidson	G
davidson harle	G
dawn	[
day	Q
day 2025	H
day ?how	J
day _and	Z
day _at	U
day _be	C
day _for	C
day _i	C
day _of	[
day _or	T
day _vers	P
day _with	G
day beach	C
day ever	C
day forecast	E
day itinerar	C
day off	Z
day pass	C
day rat	F
day two	G
day without	R
daycar	T
db	C
ddd	C
deacon	[
dead	S
dead sin	R
deadlin	T
deadlock	C
deaf	U
deal	U
deal _on	C
deal _with	[
deathb	T
deben	R
deben _los	P
debil	V
debor	[
deborah	[
debt	[
debt californi	D
debug	C
debug mod	C
debut	C
debut 2024	C
dec	F
dec _que	W
dec jesu	R
dec mile	C
deceit	P
deceiv	U
decemb	C
decent	C
decent indian	C
decepcion	S
decid	S
decimal	C
decimal mone	C
decirl	Q
decirl _a	P
decision	[
deck	C
deck _can	E
deck aren	F
declar	[
declaracion	C
declaracion _de	C
decor	C
decoration	C
decoration _at	C
decre	T
dedicacion	Q
dedication	Y
dedication _of	X
deed	Z
deep	Q
deep point	C
deer	H
deer mow	C
default	C
default brows	C
defeat	[
defend	[
defens	T
defin	S
defin osmos	C
defin photosynthes	E
definat	C
definition	F
definition _of	[
definition thermodynamic	C
definiton	C
definiton _of	C
deflation	F
deflation _for	F
degre	C
degre _in	D
degre symbol	C
dei	[
dej	Q
dej _a	R
dej _de	[
dej _el	[
dej _la	R
dej _mi	Q
dej _que	S
dej _un	S
dej entr	C
dejan	Q
dejar	Q
dela	N
delant	R
delant _de	R
delanter	C
delanter barat	C
delegat	W
delet	C
delet _a	C
delet _my	C
delet blank	L
delet fil	D
delh	C
delh toda	C
deliciou	C
delight	K
delight flavor	C
delilah	I
delilah karaok	C
delilah plain	E
deliv	C
deliv past	H
deliv year	C
deliver	S
deliveranc	Z
dem	U
demand	C
demas	[
dementi	U
demetriu	X
demon	[
demoni	W
demoniac	V
den	Z
den _yourself	S
den jesu	T
den publicke	C
denari	S
denial	R
denmark	C
denomination	Z
dental	C
dental insuranc	C
dentr	R
denv	C
denv _to	D
deodorant	D
deodorant stain	D
dep	C
dep miss	C
dep trial	C
depart	T
depart _from	R
depend	T
depend _on	R
deplo	P
deployment	Z
deport	Z
deportation	Z
deposit	C
deposit bonu	C
deposit without	C
depot	C
depot paint	C
depreciation	C
depreciation straight	C
depresion	U
depress	W
depress unemployment	C
deprimid	R
depth	[
depth _of	Y
der	D
der die	D
derb	I
derb favourit	C
derech	X
deriv	C
deriv _de	C
derivativ	C
derivativ _of	C
desanim	T
desaparecid	R
desatasc	C
desatasc _el	C
descans	S
descendant	X
descendant _of	U
describ	T
descubri	C
descubri americ	C
desd	[
desd _que	W
desempl	S
desert	M
deserv	[
desiert	Z
design	C
desir	U
desnud	C
despacit	I
despacit english	I
desped	Q
despedid	W
despedid _de	S
despis	W
despu	X
despu _de	S
despu _del	W
destin	C
destin two	C
destro	[
destruction	W
destruid	Q
detectiv	C
detectiv _in	C
determinant	C
determinant 3x3	C
deud	X
deuteronom	Z
deuteronomi	P
develop	C
develop mod	M
deviation	H
deviation formul	H
devil	L
devil _be	V
devil _may	C
devil basketball	K
devil habitat	C
devil nicknam	C
devil tow	D
devil wear	C
devit	F
devit height	F
devocion	P
devocional	[
devocional _par	[
devolv	D
devolv pedid	D
devotion	[
devotion _for	X
devotional	[
devotional _for	Y
dew	T
dfgkjhdfg	C
dfgkjhdfg kjdfhg	C
dhl	E
dhl keep	G
di	C
di _al	C
di _de	D
di mari	C
dia	U
dia _de	[
dia _del	T
diabet	[
diabl	J
diabl four	C
diabl immortal	C
diacon	Y
diagnos	[
diagnos _with	U
diagnostic	X
diagram	C
diagram label	C
diamant	C
diamant fre	C
diamond	C
dian	[
dibuj	C
dicapri	I
dicapri film	I
dicen	U
dictionar	C
dictionar python	C
die	[
die ?wher	S
die _and	R
die _by	R
die _for	R
die _in	D
die _of	[
die _on	W
die _to	W
die alon	P
die befor	P
die das	D
die first	R
die husband	P
die moth	P
die penalt	S
die sea	C
die son	R
die two	C
die young	Q
dieg	C
dieg padr	C
dient	Q
dieron	Q
diet	G
diet _hay	C
diet plan	C
diez	V
diez mandamient	P
diez plag	R
diezm	Z
diferenci	H
diferenci entr	W
diferent	T
differenc	C
differenc between	C
different	Z
different _from	P
different church	Q
different operator	C
difficult	[
difficult peopl	P
dificil	[
difunt	Y
dig	G
dig _a	U
dig up	C
digit	C
dign	X
dignit	U
dij	V
diluvi	R
dim	N
dim _tu	C
dimension	C
din	M
dinah	S
diner	[
diner _a	Q
diner _en	Q
diner _ser	P
dinklag	C
dinklag height	C
dinosaur	H
dinosaur _hav	C
dio	T
dior	C
dior sauvag	C
dios	R
diput	D
diput _hay	D
dir	F
dir strait	C
direction	C
direction _from	C
direction _to	C
director	G
director _on	F
dirt	P
dirt pictur	C
disabilit	S
disabl	S
disagre	U
disagre _about	Q
disagre _with	S
disappoint	U
disappoint _me	S
disappointment	W
disast	W
discipl	[
discipl _of	P
disciplin	[
discipul	X
discograph	C
disconnect	C
discount	C
discount cod	E
discount railcard	C
discourag	U
discriminat	S
disculp	U
diseas	[
disfrut	S
disguis	W
disgust	R
dishon	V
disne	H
disne plu	H
disneyland	C
disneyland par	C
disobe	V
disobedienc	[
disobedient	P
disobedient child	P
disput	D
disput _a	C
disregard	C
disregard _your	C
disrespect	U
distanc	C
distanc _from	C
distribution	C
district	F
div	C
div class	F
div ras	C
divid	S
divid _the	[
divid fraccion	C
dividend	C
dividend yield	C
divin	[
division	C
division _with	C
divorc	Z
divorc _and	P
divorc pap	U
divorciarm	Q
diwal	C
dj	C
dj stand	C
djokovic	C
djokovic win	C
dmv	C
dmv appointment	C
dnd	C
dnd 5e	C
dni	C
dni _com	C
do	V
do _with	P
dobl	W
doc	K
doc apostol	S
doc googl	N
doc marten	C
doc tribu	S
dock	D
dock compos	D
doctor	[
doctor _sa	U
doctor carpet	C
doctor giv	S
document	C
document _wont	C
document cooki	I
documentar	C
documentar _about	C
dog	D
dog _about	D
dog _be	U
dog _hav	F
dog _to	C
dog age	C
dog cont	G
dog eat	U
dog experiment	C
dog out	C
dog remov	C
dog return	X
dog track	C
dogecoin	C
doing	R
dol	H
dol blu	H
doll	C
doll car	H
dolor	[
dom	F
dom ?how	C
domestic	[
domin	C
domin piz	C
doming	Z
doming _de	[
don	[
don _del	V
donald	D
donald trump	D
donat	T
donat organ	Q
donation	U
donke	[
donke _in	F
donor	[
donut	C
doo	C
doo doo	C
doom	C
doom eternal	C
door	Y
door _and	T
door _for	[
door chord	C
door handl	C
door open	J
doorpost	R
doppl	C
doppl effect	C
dorc	U
dorm	W
dos habitacion	C
dos hoj	C
dos letr	D
dos nin	F
dos per	C
dos person	R
dos thre	C
dosag	C
dosag adult	C
doubl	C
doubl _in	C
doubl dribbl	C
doubt	[
doubt _god	P
doubt thom	[
dough	M
dough kitchenaid	F
dov	H
dov beaut	D
dov cala	K
dov paint	C
dov preci	C
dov shampo	C
dov soap	F
dowel	C
down	[
down _and	S
down _in	U
down _my	S
down _on	V
down _the	U
down syndrom	T
downlaod	C
download	D
doy	W
dozen	J
dozen eg	J
dpf	F
dpf regeneration	F
dqw4w9wgxcq	M
dr	C
dr ?who	G
dr desert	C
dr pep	I
dr ruth	C
draft	G
draft lotter	C
draftk	F
draftk prom	F
drag	C
drag rac	C
dragon	L
dragon _in	Y
dragon _on	C
dragon bask	C
drain	C
drak	G
drak kendrick	G
dram	H
dram _with	C
drank	V
draw	D
draw _a	C
draw near	[
dread	U
dream	[
dream _and	U
dream _in	P
dream _of	C
dress	C
dress design	C
dress shop	C
dress up	[
dribbl	C
drift	K
drift awa	[
drift rep	C
drill	C
drill bench	C
drill bit	J
drink	[
drink _and	[
drink _too	P
drink flavor	G
drink win	Q
drip	V
driv	K
driv _from	C
driv _me	S
driv _on	C
driv _with	C
driv job	D
driv lik	T
driv out	S
driv star	C
driv test	[
driven	Y
driven out	X
drog	U
dron	C
dron befor	C
drop	C
drop _to	C
drop all	C
drop d	G
drop out	C
drop tabl	C
drought	[
drown	[
drown _in	[
drows	C
drug	[
drugstor	C
drugstor mascar	C
druid	F
druid stoneheng	F
drum	C
drum not	C
drunk	[
drunk _and	P
drunk driv	R
dry	E
dry bon	[
dry hair	C
dry ice	C
dry socket	C
drywall	C
dub	C
dub dub	C
duba	M
dublin	D
dublin librar	D
dubo	E
dubo tim	E
duck	C
dud	K
dud wak	C
due	I
due dat	J
due tmrw	C
duel	Z
duerm	T
dui	Q
dui florid	C
duk	K
duk blu	K
dulc	[
dumb	C
dumb machin	C
dumb thing	C
dump	J
dump c	C
dun	C
duncan	C
duncan ring	C
duoling	C
duoling streak	C
dup	C
dur	Q
dur _el	R
dur _la	H
dust	R
dust bowl	C
dut	G
dut calculator	C
dut pay	C
dut warzon	C
duvet	C
duvet dimension	C
dvd	C
dvd stor	C
dvl	C
dvl _if	C
dwayn	C
dwayn johnson	C
dye	L
dye _from	I
dynast	C
dynast dat	C
dyson	C
dyson v8	C
e10	E
e10 petrol	E
e119	L
e119 fault	L
e4	C
each	D
each day	W
each oth	[
each way	C
eagl	R
eagl injur	C
ear	D
ear _should	C
ear _to	W
ear church	Q
earbud	C
earbud onl	C
earn	R
earth	W
earth _be	Q
earth _to	C
earthquak	R
earthquak 2010	C
eas _to	W
eas ukulel	C
east	[
east _of	X
east stor	W
east week	C
eastend	C
eastend them	C
eastern	[
eat	I
eat ?when	[
eat _at	J
eat _by	[
eat _in	Q
eat _my	C
eat _the	[
eat _too	P
eat _with	[
eat blood	[
eat cont	H
eat drink	[
eat hone	U
eat host	C
eat lunch	V
eat meat	T
eat pork	S
eat spid	C
eat wint	C
eba	C
ebal	[
ebed	R
ebenez	U
ebenez ston	T
ecclesiast	V
ech	F
ech _a	T
ech fuer	S
ech suert	V
ech vulnerabl	C
eclesiastic	R
eclips	C
eclips _of	C
ecoboost	H
economic	H
economic test	F
ecuacion	E
ecuacion _de	E
eczem	H
eczem pictur	H
edad	Y
eden	P
eden _i	C
eden film	H
eden hazard	C
eden project	C
edexcel	K
edexcel biolog	K
edg	G
edg _be	C
edg allan	C
edg sword	Y
edific	[
edinburgh	C
edinburgh _in	C
edison	C
edison invention	C
edit	D
editor	D
editor fre	D
edom	Y
edomit	R
eeve	C
eeve int	C
efes	R
efesi	X
effect	C
eficaz	R
eg	D
eg _for	C
eg cost	J
egg	C
egg fr	C
egg marinad	C
egg whit	C
egipt	X
eglon	X
egoist	T
egypt	[
egyptian	C
egyptian cat	C
eid	C
eid _al	C
eight	G
eight _a	C
eight _for	F
eight ball	C
eight grand	F
eight week	C
eight year	[
eightfold	C
eightfold path	C
eighth	T
ejempl	C
ejempl _de	G
ejercici	C
ejercit	U
el	[
elb	H
elb luth	H
eld	[
eldad	P
elden	C
elden ring	C
elder	V
eleaz	[
eleccion	W
eleccion colombi	C
elect	[
election	M
election _in	C
electric	C
electric bill	D
electric car	M
electric sheep	C
electrician	C
electrician apprenticeship	C
eleg	V
elegid	R
element	C
element _of	C
elephant	F
elevation	C
elevation _of	C
eleven	Q
elf	E
eli	[
eli eli	X
eli lam	X
eliab	U
eligibilit	C
elihu	X
elijah	S
elijah _and	P
elijah tak	R
elijah wood	C
elim	R
eliphaz	U
elis	G
elis pian	G
elise	[
elise _y	R
elish	[
elish _and	Q
elish bon	S
elizab	S
ell	[
elliot	C
elliot fre	C
elm	F
elm clos	F
elohim	[
elon	E
elon musk	C
elord	C
elord height	C
els	X
els _be	R
elton	K
elton john	K
email	C
email _so	C
email validation	C
emanuel	Q
embaraz	[
embarrass	R
embarrass _to	Q
embry	[
emirat	G
emirat _and	G
emm	C
emm watson	C
emmau	Z
emocion	Q
emocional	X
emotion	R
emotional	[
empez	X
empez _el	Q
empiez	G
empiez _a	R
empiez _el	C
empiez _la	U
empl	Y
emple	C
emple _en	C
emplo	D
emplo chang	C
employe	U
employe tabl	C
empres	V
empt	Y
empt tomb	R
enabl	C
enabl debug	C
enamor	T
enamor _de	S
encaj	U
encenderl	C
encendid	E
enchuf	C
enchuf pas	C
encontr	[
encourag	V
encourag _a	R
encouragement	T
encuentr	X
encuest	C
end	N
end _a	S
end _in	C
end _my	S
end _of	D
end tim	[
endemon	Q
endor	Y
enem	[
enem _of	Q
enemig	U
energ	H
energ formul	C
energ nz	C
energi	K
energi cinetic	C
enferm	X
enfermedad	V
enfermer	G
enfermer _en	D
engag	S
engagement	Z
engan	W
engan _a	S
engin	C
engin berlin	I
engin charact	G
engin light	C
engin work	C
english	C
english channel	E
english translation	I
engrav	V
enjo	Z
enoc	P
enoch	V
enoj	T
enoj _con	P
enoj conmig	P
enough	Y
enough _for	T
enough _to	Z
ensen	V
ensen _a	R
ensen _la	S
ent	[
ent _the	Q
enter	T
enterr	P
entiend	T
entierr	[
entierr _de	T
entr	C
entr _a	T
entr _el	R
entr _en	T
entr dos	Q
entr herman	Y
entr jav	C
entr job	C
entr madrid	C
entraran	Q
entrop	C
entrop definition	C
env	S
env 5540	F
envidi	T
enviud	Q
envo	V
enzym	E
enzym lock	E
ep	C
ep _and	C
ephesian	S
ephesu	U
ephod	[
ephraim	X
ephraim _and	Q
epic	C
epileps	U
epiphan	S
episod	C
episod _of	C
episod count	F
episod six	J
epistl	[
epoc	C
epoc _par	C
epson	C
epson no	C
equal	J
equation	C
equation two	C
equip	Z
equip actual	E
equipaj	C
equipaj _de	C
equivoc	S
er	H
er _una	C
er tour	D
eric	C
eric church	C
erotic	I
erotic stor	C
err	C
err peer	C
error	C
error 404	E
error f05	G
error stdi	F
error unexpect	C
ertertert	C
esau	[
escap	L
escap _from	R
escap velocit	C
esclavitud	P
escog	S
escogid	U
escol	J
escol andaluci	C
escondid	T
escort	C
escort servic	C
escrib	G
escrib _un	C
escribi	U
escribi _el	P
escribi _la	P
escritur	U
escuch	V
escuel	X
esdr	[
esdrujul	C
esdrujul ejempl	C
esp	C
esp light	C
espan	C
espan 2024	I
espanol	C
espanol fech	C
espanol hoy	H
esparrag	C
esper	[
esperant	C
esperant ?how	C
esperanz	W
espi	P
espin	[
espiritu	X
espiritu _de	P
espiritu sant	S
espiritual	V
espos	Y
espos _de	T
espos _me	S
espos _se	P
espos _ser	R
espos _tien	S
espos est	P
espos no	R
essa	C
essa _on	D
essa plan	E
est	L
est _a	P
est _de	Q
est _di	Q
est _el	T
est _en	Y
est _la	C
est _or	C
est _ser	C
est bien	S
est buscador	C
est conmig	P
est embaraz	P
est enferm	T
est lej	Y
est mal	V
est mund	X
est mur	P
est sol	Q
est unid	C
estab	U
estab matrimoni	P
establish	T
estan	U
estar	T
estatu	M
estatu _de	M
esteban	P
esteril	U
esth	[
esth william	E
estimat	C
estimat _to	C
esto	[
esto _en	S
esto _muy	Q
esto enamor	P
esto perd	P
estoni	C
estrang	R
estrang _from	Q
estrell	V
estrell _de	S
estren	C
estu	C
estu upgrad	C
estud	Z
estudi	V
estudi biblic	U
estuv	S
estuv israel	P
estuv jesu	P
etc	C
etc passwd	E
etc shadow	E
etern	V
eternal	T
eternal lif	Y
eternal maraud	C
eternit	U
etf	C
ethan	W
ethanol	C
ethiopian	Z
etiquett	C
etiquett clap	C
etr	C
etr mnemonic	C
ets	C
ets shop	C
ett	C
ett jam	C
etymolog	C
etymolog mean	C
eu	C
eugen	C
eugen lev	C
eul	C
eul identit	C
eulog	[
eunic	R
eunuch	X
eur	C
eur _a	C
eur _to	H
eur introduc	C
euromillion	D
euromillion result	D
europ	N
eurost	D
eurost seat	D
eurovision	F
eurovision win	F
euthanasi	U
eutychu	S
eva	T
evangeli	V
evangeli _de	S
evangelism	T
evangelist	Y
evangeliz	X
eve	P
eve bank	C
eve eat	[
eve onlin	C
eve robot	C
even	C
even _if	Q
even _the	W
even aft	C
even though	C
ever	P
ever 15	C
ever ?how	C
ever _get	V
ever _us	C
ever day	R
ever download	C
ever fil	C
ever morn	R
ever night	W
ever one	C
ever third	I
ever two	C
everlast	T
everlast lov	P
everybod	R
everyda	Q
everyda lif	Q
everyon	[
everyon ?who	Q
everyon _at	P
everyon _be	V
everyon _hav	R
everyon _my	P
everyon els	Q
everyth	T
everyth _and	Q
everyth _be	V
everyth _i	P
everyth _in	U
everyth _that	P
everyth abov	C
everyth go	V
everyth pink	C
everywher	Z
evict	V
evidenc	X
evidenc _for	V
evil	[
evil _with	Q
evil exampl	G
evil mean	P
evil peopl	P
evil revelation	C
evil spirit	V
evolucion	V
evolution	[
evolv	C
evolv eeve	C
evolv tam	H
ex	[
ex _be	Q
ex _wont	Q
ex wif	P
exam	[
exam timetabl	C
examen	Y
examen _de	T
examin	X
exampl	C
exampl _a	G
exampl _of	I
exampl com	G
exampl org	J
excel	C
excel ?how	L
excel _con	C
excel macr	L
excel sum	I
excel vlookup	G
excell	F
excell forml	F
except	R
except _me	R
exception	K
exception android	K
exces	[
exces _de	G
excess	C
excit	Y
exclusiv	C
excus	X
exec	E
exec cmd	E
execut	Q
exhaust	U
exil	[
exili	Q
exist	X
exist _el	S
existen	S
exit	C
exit vim	C
exod	S
exodu	L
exodu crypt	C
exodu system	I
exodu travel	E
exodu walkthrough	C
exodu wallet	C
exorcism	S
expand	H
expect	[
expel	T
expensiv	U
experienc	E
experienci	C
experiment	C
expiacion	W
expir	C
expir eye	C
explain	F
explain ?how	C
explain _the	T
explain inflation	F
explain simp	H
explain sup	C
explic	C
explor	C
explotacion	T
export	M
export _to	M
express	E
express coach	E
expuls	W
extend	C
extend _or	C
extr	I
extr tim	C
extraction	C
extraction dry	C
extran	[
extran _a	T
extran _mi	U
extranjer	V
ey	N
ey _to	U
eye	W
eye _be	R
eye _for	[
eye _hav	[
eye _th	C
eye drop	C
eye viral	D
eye vs	E
eyelid	C
eyelid warm	C
eyelin	C
eyelin hood	C
eyeshadow	C
eyeshadow look	C
ezekiel	W
ezekiel elliot	C
ezequi	Q
ezequiel	[
ezi	C
ezi age	C
ezr	H
ezr mill	C
ezr pound	C
ezr shotgun	K
f	C
f g	C
f murra	C
f05	G
f05 _be	G
f150	H
f150 two	H
f16s	E
f16s _do	E
f30	F
f35	I
f35 vs	I
fabi	C
fabric	Z
fac _of	T
fac _to	[
facbook	C
facbook marketplas	C
facebook	C
facebook com	J
facebook inic	C
facetim	C
facetim ech	C
facil	J
fact	C
fact _pleas	C
factor	[
factorial	C
fad	R
fahrenheit	G
fail	[
fail _as	P
fail _my	Q
failur	Z
fair	S
fair _to	P
fair judg	T
fair tal	C
faith	[
faith _and	Y
faith _at	Q
faith _be	S
faith _in	Q
faith _of	Q
faith _or	[
faith alon	R
faith guit	C
faith hill	C
faith hop	P
faith no	C
faith not	Q
faith without	T
fak	M
fak _christian	T
fak new	C
fak tan	C
falkland	C
falkland war	C
fall	[
fall _for	Q
fall _from	U
fall _in	P
fall _of	T
fall _what	C
fall apart	R
fall awa	[
fall back	P
fall int	S
fall out	T
fall sleep	R
falleci	S
falleci _mi	R
fals	[
fals accus	P
fals prophet	Q
fals teach	T
falt	Y
falt _de	Q
fam	[
fam _and	R
fam _be	T
fam _that	U
fam curs	R
fam gather	P
fam memb	S
fam reunion	R
fam tre	S
fam wednesda	C
famil	U
famili	X
famili _que	R
famili _se	P
famili no	Q
famin	Y
famos	C
famos _de	U
famou	J
famou am	C
fan	T
fan _to	G
fan loud	F
fan oven	C
fan wobbl	C
fanduel	C
fanduel sam	C
fant	D
fantas	C
fantas nam	E
fantas point	D
fantasm	[
far	J
far _be	G
far _from	[
far appeal	C
far awa	G
far estimat	C
faraon	V
farewell	[
farewell _to	U
farise	W
farm	S
farm napoleon	C
farm spot	C
farmaci	C
farmaci _de	C
fasciit	C
fasciit stretch	C
fashion	J
fashion cocktail	C
fast	V
fast _and	C
fast _from	[
fast car	C
fast grow	C
fast land	C
fast than	C
fat	L
fat jok	C
fatal	F
fatal error	F
fath	[
fath ?who	S
fath _and	Q
fath _be	R
fath _in	R
fath _of	T
fath day	R
fath son	Q
fault	V
fault cod	L
fault cor	C
favor	S
favorit	[
favoritism	Q
favourit	C
favourit _to	C
favourit color	J
fc	D
fc next	D
fe	U
fe _ser	R
fear	[
fear _god	S
fear _of	T
fear not	[
feast	[
feast _of	[
feath	D
februar	C
februar vs	M
febuar	C
fech	C
fech _de	C
fed	[
fee	C
fee refund	C
feed	L
feed _a	C
feed _my	[
feed _of	Q
feed _the	Y
feed schedul	D
feel	[
feel _anyth	P
feel _for	P
feel _god	Q
feel _so	R
feel _that	C
feel _the	R
feel alon	Q
feel dirt	Q
feel empt	R
feel far	Q
feel guilt	S
feel lik	U
feel lost	Q
feel noth	R
feel useless	W
feist	C
feist mpg	C
felip	T
felix	L
felix transf	C
feliz	X
fellowship	[
femal	D
femal celebrit	C
feng	C
feng shu	C
ferguson	C
ferguson sil	C
ferr	C
ferr algecir	E
ferr dov	K
ferrar	C
ferrar film	C
festival	J
festival _de	C
festu	V
fev	C
fev certificat	C
few	L
few vs	C
fff	C
fff f	C
ffff	C
ffff fff	C
ffs	C
fianc	U
fianc die	P
fibonacc	C
fibonacc sequenc	C
fibr	C
fichaj	E
fichaj barc	E
fiction	C
fiction briefcas	C
fiel	S
field	[
fier	V
fier furnac	P
fiest	H
fiest _de	Z
fiest cort	C
fif	C
fif 23	C
fif 24	C
fift	C
fift inch	E
fift libr	J
fift lin	C
fift year	P
fig	[
fig tre	[
fight	I
fight _for	R
fight _in	C
fight _the	[
fight _with	X
fight all	U
fight card	C
fight over	T
fil	C
fil _for	X
fil _in	C
fil _or	F
fil exampl	J
fil exist	C
fil recycl	D
fil window	E
filibust	C
filibust definition	C
filioqu	Z
filip	[
filipens	R
filiste	V
fill	[
fill _a	C
fill _the	Q
fill _with	X
film	C
film 1985	C
film ?wher	C
film list	I
film location	C
film motorbik	E
film review	J
filt	G
filth	R
fin	[
fin _de	[
fin _del	X
final	M
final _de	C
final greet	Q
final recap	C
financ	P
financial	U
find	T
find _a	[
find _god	U
find _me	H
find _my	C
find _the	N
find diamond	C
fing	[
finiquit	E
finiquit _com	E
finish	[
finnish	C
finnish cas	C
fir	M
fir _and	[
fir _from	C
fir _of	C
fir map	C
fir vangel	C
fireball	C
fireball damag	C
firefight	U
firm	T
first	T
first 15	C
first _and	W
first _christian	P
first _the	[
first aid	C
first christm	R
first church	R
first communion	R
first day	W
first fift	C
first fiv	S
first flight	C
first four	Q
first fruit	R
first gentil	R
first king	R
first lov	Q
first martyr	S
first passov	T
first person	P
first pop	U
first proposal	C
first respond	Y
first step	V
first ten	C
first tim	[
firstborn	W
firstborn _of	P
fish	M
fish _and	C
fish _with	I
fish gear	C
fish out	G
fishermen	U
fit	I
fit _at	C
fit _in	U
fit sheet	C
fiv	C
fiv anchor	D
fiv book	V
fiv da	E
fiv dant	C
fiv day	C
fiv expand	H
fiv fech	C
fiv goal	C
fiv ks	C
fiv let	C
fiv loav	T
fiv pay	C
fiv releas	J
fiv thousand	Y
fiv watch	C
fiv year	D
fix	C
fix _your	D
fix scratch	C
fjdksl	C
fl	X
fl charact	C
flac	T
flag	C
flag _with	C
flam	V
flam test	K
flaming	C
flaming pink	C
flarg	C
flarg blonk	C
flash	L
flat	C
flat _in	J
flat _on	I
flat even	C
flat tyer	C
flat whit	C
flatter	[
flavor	C
fle	P
fle _from	[
fle treatment	C
fled	V
fleec	[
fleetwood	G
fleetwood mac	G
flesh	[
flesh _and	Q
flesh mean	S
flexbox	H
flight	J
flight _to	K
flight distanc	C
flight london	M
flihgt	E
flihgt statu	E
flip	C
flip _a	C
flirt	U
flirt _with	R
float	C
flock	[
flood	[
flood insuranc	D
floor	H
floor _do	C
floorboard	F
floorboard und	F
flor	Q
florid	C
flour	J
flour mak	F
flow	R
flu	C
flu contagiou	C
fly	N
fly _or	F
focu one	J
fol	R
fold	C
fold _a	C
fold _by	C
fold window	C
follow	[
follow _me	T
follow _the	Z
follow int	C
follow jesu	[
font	C
font siz	C
foo	C
foo bar	C
food	F
food _and	U
food _to	C
food cak	C
food chain	C
food lion	C
food no	C
food poison	H
food rul	L
fool	[
fool _and	Q
foolish	[
foot	[
foot _in	C
foot _of	[
foot paddl	C
foot pic	C
foot wash	[
football	H
football club	C
football pool	C
football rank	C
for	D
forbid	R
forbidden	[
forbidden fruit	T
forc	U
ford	C
ford capr	C
ford feist	C
ford focu	J
forecast	C
forecast _for	E
forecast car	C
forehead	X
foreign	[
foreign wif	T
foreskin	X
foretold	R
forev	[
forget	W
forget _that	C
forget _the	[
forgiv	[
forgiv _a	S
forgiv _and	Q
forgiv _but	P
forgiv _for	P
forgiv _his	P
forgiv _me	T
forgiv _my	X
forgiv _myself	P
forgiv _someon	Q
forgiv _the	T
forgiv _them	P
forgiv _us	P
forgot	D
forgot _about	R
forgot _my	C
forgotten	S
fork	P
fork nam	C
form	C
format	C
format usb	C
formation	C
formation diagram	C
forml	F
forml _for	F
formul	C
formul _de	C
formul excel	I
formul milk	M
formul one	C
formul uno	I
forsak	U
forsaken	U
fort	[
fort da	[
fort sheet	C
fort year	P
fortalez	R
fortnit	C
fortnit land	C
fortress	Z
fortress _and	Q
fortun	R
fortun cooki	C
fortun tell	[
forward	V
fost	[
fost car	Y
fost child	Q
fot	L
fot _del	C
fot hot	C
fotosintes	C
found	Z
found _a	[
found _the	T
found _what	C
found messag	V
found out	R
foundation	U
foundation _of	Q
fountain	W
fountain _of	S
four	F
four _or	C
four beast	Q
four final	C
four fork	C
four horsemen	T
four hour	C
four hundr	P
four let	K
four lif	Q
four motherlod	E
four retr	H
four season	C
four stream	C
four strok	C
four thousand	V
four throw	C
four tsi	J
four two	K
fourteen	[
fourteen 143951	F
fourteen _in	M
fourteen elm	F
fourteen win	G
fourth	[
fox	S
fox dig	C
fr	C
fr esparrag	C
fr ric	C
fr salmon	C
fracas	X
fraccion	C
fraction	G
fraction year	G
franc	C
franc stag	G
frankincens	Y
frankincens _and	Y
fras	E
fras biblic	X
fraud	[
fre	D
fre _from	[
fre _will	[
fre agent	C
fre bet	C
fre fir	C
fre kick	D
fre music	C
fre no	I
fre onlin	C
fre pancak	G
fre porn	C
fre royalt	C
fre school	C
fre spin	D
fre trial	I
fre word	F
freak	W
freedom	[
freehold	C
freelanc	F
freelanc illustrator	F
freez	L
freez cook	C
freez point	C
freez top	M
fregader	C
freidor	C
freidor _de	C
french	C
french helicopt	D
french open	E
french revolution	J
french romanc	D
french verb	C
fresh	Y
fresh princ	C
fresh start	[
fri	Y
frida	M
frida deal	C
frida night	C
fridg	C
fridg freez	H
fridg method	D
friend	Y
friend ?who	U
friend _and	P
friend _as	Q
friend _at	P
friend _be	[
friend _hav	R
friend _in	[
friend _of	R
friend _to	P
friend _whos	P
friend _with	S
friend _wont	Q
friend dav	C
friend die	Q
friend episod	C
friend start	C
friendship	[
frog	Y
front	C
front _of	R
front lin	F
frozen	E
frozen _on	C
fruit	X
fruit _of	[
fruit _that	C
frut	T
frut _del	P
ftp	J
ftp fil	J
fueg	[
fuent	T
fuer	J
fuer _de	D
fuert	Z
fuert _de	Q
fuerz	R
fui	X
fulfill	W
full	I
full _but	C
full _of	[
full cast	G
full hous	C
full moon	C
full movi	L
fum	Q
fun	[
fun _of	T
functionalism	E
functionalism vs	E
funeral	[
funeral _de	S
funeral _for	R
funeral _of	X
funeral read	S
funk	C
funn	C
funn birthda	C
funn nam	I
fur	L
fur elis	G
furiou	D
furiou _be	C
furnac	Q
furnitur	U
furth	R
fus	J
fus _in	C
futbol	C
futsal	C
fyr	C
fyr festival	C
g	C
g _of	H
g entr	C
g70	C
g70 leas	C
gabriel	D
gabriel jesu	C
gabriel magalha	E
gabriel sledgeham	C
gad	Q
gaelic	C
gaelic _for	C
gag	C
gag jud	C
gain	D
gain allowanc	C
gaiu	[
galat	S
galatian	S
galax	P
galax s23	F
galile	X
gall	Y
galler	C
gam	K
gam _and	[
gam _for	E
gam _of	C
gam all	[
gam episod	J
gam googl	C
gam parla	C
gam ps4	J
gam rul	C
gam worth	C
gamaliel	R
gambl	[
gamepass	G
gamepass list	G
gamestop	C
gamestop short	C
gan	C
gan _de	Q
gan _en	C
gan _la	H
ganesh	C
ganesh chaturth	C
ganesh idol	C
gang	[
gap	S
gap insuranc	C
gar	F
gar linek	F
garag	J
garag door	J
garbag	J
garbag compar	C
garden	Y
garden _of	[
garden breadstick	C
garfield	C
garfield spiderman	C
garlic	C
garlic bread	F
garment	X
gas	C
gas list	C
gasoliner	G
gasoliner mas	G
gast	T
gast _un	F
gat	R
gat com	C
gat ronronean	C
gat thre	E
gath	[
gather	Y
gatsb	C
gatsb green	C
gatwick	G
gatwick _to	G
gault	C
gault perfum	C
gay	[
gay _and	Q
gaz	Z
gb29	F
gb29 nwbk	F
gbp	D
gcs	F
gcs grad	F
gde	I
gde nahoditsy	I
gdp	C
gdpr	D
gdpr subject	D
gear	C
gear _on	C
gedaliah	S
gedeon	U
gehenn	W
gel	C
gel nail	C
gelatin	C
gelatin sweet	C
gell	C
gell buff	C
gemel	X
gemin	C
gemin trait	C
gend	[
genealog	R
genealog _of	Q
general	C
general assistant	C
general cust	C
general election	C
generat	C
generat _a	C
generation	[
generational	Y
generational curs	U
generator	E
generator elf	E
generic	J
generic tutorial	J
generou	[
genes	K
genes car	C
genes energ	C
genes g70	C
genes gam	C
genes gv80	C
genes tour	H
genetic	X
genshin	C
genshin cod	C
gent	[
gent _me	P
gentil	[
gentl	[
geograph	C
geograph cas	C
georg	C
georg ezr	K
georg michael	C
geranium	C
gerasen	Z
german	C
german der	D
german four	K
gerund	C
gestation	C
gestation period	C
get	[
get _on	P
get baptiz	P
get divorc	P
get drunk	R
get marr	U
get old	S
get sav	R
get wet	C
gethseman	[
getseman	W
gg	C
gg mean	C
ghg	C
ghghghgh	C
ghghghgh ghg	C
ghibl	D
ghibl list	D
ghost	V
ghost _me	S
ghost _of	C
ghost kitchen	C
ghostbust	C
ghostbust slim	C
giant	[
giant _in	Q
gibberish	C
gibberish flarg	C
gibeon	Q
gibeonit	Y
gideon	Z
gideon _and	S
gideon v	C
gif	D
gift	[
gift _for	T
gift _from	S
gift _of	U
gift ide	C
gigant	T
gilead	W
gilgal	V
gin	C
ging	C
ging befor	C
ginsburg	C
ginsburg quot	C
girl	H
girl ?who	R
girl _in	C
girl danc	D
girl wallpap	C
girlfriend	U
girlfriend _be	P
git	C
git merg	D
git und	C
github	J
github com	J
giv	Y
giv _a	U
giv _in	Q
giv _me	C
giv _much	T
giv _my	X
giv _the	S
giv _to	P
giv _us	V
giv _you	F
giv birth	T
giv thank	Y
giv up	[
glad	[
gladiator	C
gladiator two	C
glass	M
glass lens	C
glastonbur	C
glastonbur lin	C
glean	W
glor	[
glor _of	Q
glor _to	R
glori	[
glori _de	P
glorif	U
glu	D
gluten	C
gluten _in	C
gluten fre	C
glutton	[
gmail	C
gmail com	J
gmail login	F
gnat	W
go	R
go ?when	T
go _and	U
go _i	U
go _in	L
go _of	[
go _on	X
go _the	[
go _to	[
go _with	C
go _wrong	C
go amig	C
go awa	C
go back	U
go befor	X
go hom	T
go int	X
go na	C
go off	C
go ooh	C
go out	Y
go through	Q
go up	[
go well	R
goad	X
goal	C
goal _in	E
goal prediction	C
goalkeep	C
goalkeep sav	C
goalkeep scor	G
goat	[
gobiern	W
god	W
goddess	C
godl	V
godmoth	P
godparent	Y
gog	Y
going	R
going 60	C
going 80	C
going _on	W
going _to	H
going back	Q
going brown	D
going int	S
going through	V
gol	I
gol llev	I
gold nisab	F
gold per	D
golden	[
golden calf	V
golden calv	R
golden rul	V
golden stat	C
goldfish	C
goldfish swim	C
golf	C
golf _and	C
golf ball	D
golf green	G
golf mk7	H
golf one	J
golf shout	C
golgot	T
golgoth	Z
goliat	T
goliath bird	C
goliath roll	C
golpe	S
gom	[
gomorrah	S
gonn	C
gonn _be	C
gonn _let	C
gonn giv	C
good	W
good _and	Y
good _at	P
good _for	C
good bot	C
good die	R
good enough	U
good fath	S
good fight	Q
good frida	[
good friend	R
good king	V
good luck	Y
good man	P
good morn	C
good moth	R
good nam	Z
good new	[
good old	S
good peopl	R
good person	Q
good podcast	C
good pric	E
good pub	C
good samaritan	Y
good thing	X
good wif	R
good work	W
goodby	V
goodby _to	V
googl	C
googl com	G
googl map	G
googl pla	C
googl set	I
googl sheet	M
gor	C
gord	[
gordon	C
gordon levit	C
gospel	[
gospel _in	Z
gospel _of	Z
gossip	[
gossip _about	P
got	T
got _a	L
got _an	W
got _my	[
got _the	T
got baptiz	P
got drunk	T
got fir	C
got kick	Q
got lay	S
got promot	W
got sav	S
got suspend	S
got talent	C
gotel	C
gotel sin	C
government	L
government shutdown	C
governor	W
governor ?who	R
governor _of	P
goz	W
gpt	C
gpt four	C
gr	[
gra	I
gra hair	[
grab	[
grac	[
grac _be	V
grac kel	C
grac rerun	C
graceland	G
graceland album	G
graci	[
graci _a	P
graci _por	R
graciou	P
grad	C
grad boundar	F
grad formul	E
grad material	D
gradient	C
gradient _of	C
graduacion	W
graduat	Y
graduation	[
grail	C
grail swallow	C
grain	[
gram	E
gram _of	D
gran	F
gran _de	X
gran _en	C
grand	C
grand _ser	W
grand canyon	C
grand national	C
grand prix	F
grandchildren	U
grandfath	Q
grandkid	T
grandm	[
grandm _be	Q
grandmoth	R
grandp	V
grandparent	Z
grandson	[
grant	R
grap	[
grapefruit	C
grass vs	E
grat	C
grat onlin	C
gratitud	[
grav	[
gre	C
gre _or	C
gre anatom	C
great	S
great _and	P
great _be	V
great _in	V
great banquet	R
great british	C
great commandment	Q
great commission	T
great depress	C
great fir	C
great gatsb	C
great hit	C
great sky	C
great than	R
greec	[
greed	[
greek	D
greek _god	C
greek word	[
green	C
green bean	C
green card	[
green curr	I
green ey	C
green fe	G
green haircut	C
green light	C
green ogr	E
green screen	C
greenhous	E
greenland	C
greenland part	C
greet	[
greet _and	R
greet _from	S
grew	W
grew up	U
greyhound	C
greyhound rac	C
grid	H
grid vs	H
grief	[
grieg	Q
griev	[
griev _my	Q
griffin	C
griffin voic	C
grip	C
grit	U
griz	F
griz schedul	F
gro	C
gro tomat	C
groom	F
groom styl	C
ground	V
ground good	C
groundhog	C
group	P
group _of	C
group debut	C
grow _in	Y
grow hedg	C
grow potato	C
grow up	T
grown	V
grown child	R
grown son	R
growth	R
grudg	U
grumbl	S
grup	W
gt	C
gt hi	E
gta	C
gta san	C
gta six	K
guacamol	C
guacamol _from	D
guacamol restaurant	F
guadalajar	C
guadalajar sin	C
guadalup	T
guadalup cuant	I
guam	C
guam hour	C
guard	[
guard _la	P
guard _the	T
guard _your	S
guardi	C
guardi ahor	C
guardian	R
guardian angel	[
guardian thre	C
guayaquil	D
guerr	P
guerr _en	V
guerr civil	C
guest	K
guest tonight	C
gui	T
gui _de	Q
guid	H
guidanc	Y
guilt	[
guilt _about	S
guilt _for	R
guilt aft	R
guilt offer	P
guin	C
guin harp	C
guine	C
guine pig	C
guis	C
guit	C
guit strum	C
guit tun	G
gulf	L
gulf _of	U
gulf war	C
gun	C
gun n	C
gurdwar	C
gust	W
guy	E
guy ?who	L
guy _be	I
guy _in	I
guy _that	C
gv80	C
gv80 tow	C
gym	S
h	F
h no	F
h2	C
h2 o2	C
h2o	C
ha	[
ha vist	P
hab	C
hab _o	C
habacuc	R
habakkuk	X
habi	W
habit	[
habitacion	C
habitacion _y	C
habitant	F
habitant _tien	F
habitat	C
habl	[
habl _con	U
habl _de	P
habl _en	Q
habl _la	Q
habl mal	R
hablab	P
hablan	Y
habr	S
hac	N
hac _di	P
hac _el	S
hac _un	S
hac clic	C
hac dan	R
hac jesu	P
hacen	V
hacerm	T
hacers	Z
haci	V
hack	[
had	[
hadad	S
hag	W
hag _and	T
hagan	U
hagas	V
hage	Q
hagga	V
haggl	V
hah	C
hah fair	C
haiku	C
haiku _about	C
hail	[
hail mar	Y
hair	Y
hair _and	Y
hair porosit	C
haircut	C
haircut _for	C
hairdres	C
hairdres near	C
hait	C
hait earthquak	C
halal	C
halal gelatin	C
half	J
half _a	W
half lif	C
half term	C
halftim	D
halftim _show	D
halfwa	G
halfwa through	G
hall	U
hallelujah	W
halloum	C
halloween	M
halloween spirit	C
ham	F
ham nam	C
ham radi	C
haman	X
hambr	V
hambrient	Q
hamlet	I
hamlet soliloqu	I
hamst	G
hamst cag	J
han	S
hananiah	S
hand	V
hand _be	W
hand _in	W
hand _of	T
hand _on	S
hand _or	C
hand luggag	G
hand over	S
hand rank	C
hand wed	C
handl	K
handl loos	C
handsom	Q
hang _himself	Q
hang out	R
hang wallpap	E
hank	C
hank aaron	C
hannah	X
hanukkah	Z
hanuman	I
hanuman chalis	I
happ	Z
happ _with	Q
happ aft	P
happ birthda	F
happ without	U
happen	[
happen ?when	D
happen _at	R
happen _in	[
happen _on	C
happen _to	E
har	J
har krishn	E
haram	H
haran	Z
hard	Y
hard _and	P
hard _for	T
hard _on	S
hard _to	R
hard natural	C
hard reset	F
hard tim	[
hard work	W
harden	R
harden pharaoh	P
harle	G
harle sportst	G
harm	[
harp	C
harp _for	V
harp log	C
harp seal	C
harr	C
harr pot	C
harsh	T
harv	[
harvard	E
harvard acceptanc	E
has code	U
has digits	C
hashmap	D
hashmap iterat	D
hast	C
hast _el	C
hat	[
hat _me	X
hat _my	R
hat _the	P
hatr	W
haunt	X
hav	Y
hav _a	Q
hav surger	P
hayden	C
hayden christensen	C
haz	C
haz _un	C
hazael	U
hazard	C
hazard retirement	C
hdm	H
hdm cabl	H
head	[
head _on	Z
head _the	C
head cover	T
headlight	C
headlight bulb	C
headlin	C
headlin bbc	C
heal	[
heal _a	T
heal _from	R
heal _in	R
heal _me	Q
heal _my	P
heal _of	Q
heal _on	P
heal _you	R
health	[
heap	S
hear	Q
hear _god	W
hear _me	T
hear _my	W
hear call	C
heard	[
heard _of	Q
heard _the	X
heart	Y
heart _and	P
heart _be	X
heart _do	C
heart _of	R
heart attack	Q
heat	G
heat food	G
heathrow	C
heav	Y
heav dat	M
heaven	[
heaven _and	[
heaven _be	[
heaven door	C
heaven nightclub	C
heaven sol	C
heaven sword	C
heaven without	R
hebre	[
hebrew	[
hebrew nam	R
hebron	Y
hech	[
hectar	C
hedg	I
hedg _for	C
heic	E
heic fil	E
heif	[
height	C
height _in	C
height _of	E
held	U
helen	C
helen christensen	C
helicopt	L
helicopt carr	D
hell	F
hell _from	C
hell _i	F
hell _in	F
hell _let	C
hell _ther	C
hell angel	C
hell intr	C
hell kitchen	M
hell world	C
hellquar	C
helmet	C
help	[
help _a	S
help _for	S
help _from	Q
help _me	[
help _my	Q
help _someon	R
help _the	S
help _with	I
help oth	P
help pls	C
hem	E
heman	V
hen	X
henr	C
henr jam	D
henr vii	C
henta	C
henta sit	C
her	C
her _be	[
her child	C
herenci	[
herm	M
herm birkin	C
herm parcel	F
herman	Z
herman _de	T
herman _se	R
herman cain	C
hermon	V
hermos	P
hero	S
herod	[
herod antip	P
herod kill	Q
herself	Q
hertfordshir	E
hex	C
hex _to	C
hey	C
hey bot	H
hey goodby	C
hey hey	C
hey jud	H
hey sir	C
hezekiah	Z
hgfhgfhgf	C
hgv	D
hgv driv	D
hi	C
hi _im	C
hi lt	E
hibernation	D
hibernation fridg	D
hic	[
hic _una	R
hiccup	C
hicieron	Q
hid	Y
hid _a	W
hid _from	S
hid _in	Y
hid _someth	P
hid _the	S
hid instruction	C
hid treasur	S
hiel	H
hiel sec	C
hierarch	C
hierarch diagram	C
hierr	Z
hierv	G
hierv _un	G
high	P
high _in	D
high mountain	C
high plac	Y
high pr	[
high protein	C
high salar	C
high school	Y
high street	C
highlight	H
highwa	C
highwa _to	C
higuer	V
hij	[
hij _con	P
hij _de	V
hij _dec	T
hij _del	P
hij _en	P
hij _me	P
hij _se	T
hij _ser	T
hij _tien	Q
hij _y	P
hij adult	Q
hij est	Q
hij no	S
hij pregunt	P
hij prodig	S
hij rebeld	Q
hij tuv	P
hijastr	T
hik	M
hik _in	J
hik boot	C
hik trail	D
hill	C
hill _th	C
hill weight	C
hind	C
hind word	C
hindenburg	C
hindenburg catch	C
hindu	E
hindu _en	C
hindu calend	E
hindu eat	E
hinduism	C
hing	K
hing without	K
hipocrit	S
hipotec	G
hir	M
hir _me	X
hir new	G
hiram	X
histor	C
histor pennsylvani	C
histori	X
histori _de	T
histori biblic	R
historical	X
hit _me	S
hit _my	R
hit _the	M
hitbox	C
hittit	T
hiv	Z
hjkl	C
hmrc	C
hmrc login	C
hoard	X
hob	C
hob _wont	C
hobb	U
hobbit	C
hocke	C
hocke explain	H
hocke period	C
hog	K
hog comparador	C
hogwart	C
hogwart legac	C
hoj	C
hoj _y	C
hoj amarill	C
hol	J
hol _by	C
hol _in	C
hol _of	Z
hol _que	I
hol cross	C
hol grail	C
hol ground	[
hol guacamol	F
hol hol	[
hol kiss	[
hol mean	T
hol mol	C
hol mund	C
hol powd	C
hol spirit	[
hold	K
hold _me	V
hold _the	C
holdem	G
holdem od	G
holida	P
holida dat	C
holida pay	F
holland	E
holland hootenann	E
hollow	C
hollow knight	C
holocaust	Z
holofern	[
holyrood	C
holyrood parliament	C
hom	R
hom _be	V
hom alon	U
hom car	C
hom dad	Q
hom depot	C
hom peel	C
hom rati	C
hom run	C
hombr	[
hombr _a	P
hombr _de	S
hombr _que	Q
hombr _y	R
hombr matrimoni	Q
hombr viv	C
homeless	V
homeostas	C
homeostas mean	C
homeschool	U
homesick	U
hometown	R
homework	N
homework help	C
homoclav	C
homoclav consult	C
hon	[
hon scal	W
hond	F
hond civic	E
honest	X
honestidad	Q
hong	E
hong kong	C
honor	Y
honor _my	Q
honor _your	P
honr	S
honr _a	Q
hood	C
hood ey	C
hook	U
hook law	C
hookup	C
hookup ap	C
hootenann	E
hoov	C
hoov belt	C
hop	[
hop _and	R
hop _for	V
hop _in	V
hop airport	D
hop sol	C
hopeless	V
hor	J
hor _ser	C
hor _y	C
hor anochec	C
hor cierr	C
hor jueg	E
horari	C
horari alcorcon	E
horari mercadon	C
horeb	[
horizon	C
hormon	Y
horn	R
horn _con	C
horoscop	C
horoscop _de	E
horoscop mone	C
horoscop toda	C
horribl	W
horror	[
hors	E
hors _and	S
hors laminit	C
hors rac	C
horsemen	Z
horsemen _of	Q
hosann	Y
hose	C
hose matthew	C
hospic	[
hospital	S
hospital _on	C
hospital _show	H
hospital phon	C
hospitalit	[
hospitl	C
hospitl park	C
host	G
hostel	C
hostel krakow	C
hosteleri	C
hot	C
hot _de	C
hot dog	C
hot milf	C
hot tub	F
hot woman	C
hotel	C
hotel _en	G
hotel _in	D
hotel _with	F
hotel near	D
hotmail	C
hotmail co	I
hotmail com	D
hour	G
hour _be	K
hour _of	F
hour contract	F
hour flight	M
hour rat	C
hour tim	D
hour uk	C
hous	P
hous _be	W
hous _in	P
hous _of	U
hous _on	R
hous _shall	P
hous drain	C
hous sigil	C
household	[
household _god	R
houseplant	C
hoy	F
hoy leo	E
hp	F
hp env	F
html	C
http	C
http doc	N
http exampl	L
http github	J
http localhost	G
http www	D
huawe	C
hudson	C
hudson riv	C
hue	C
hue bulb	C
huerfan	Q
hues	M
hues _de	T
hues _tien	D
huev	J
huev dur	G
hug	[
huldah	T
hulu	C
hum	C
hum _it	I
hum pronunciation	C
human	F
human bod	C
humbl	[
humbl _himself	P
humbl themselv	P
humidit	C
humidit _in	C
humiliat	Q
humor	Q
hundr	W
hundr km	F
hundr man	[
hundr prophet	P
hung	[
hungar	C
hungar _in	C
hungr	V
hunt	X
hur	C
hur chariot	C
huracan	L
huracan top	F
hurgh	E
hurgh _in	E
hurr	W
hurr _to	V
hurrican	[
hurt	[
hurt _me	S
husband	X
husband _and	S
husband _be	U
husband _doesnt	P
husband _hav	R
husband _to	Q
husband _wont	Q
husband com	P
husband die	Q
husband ignor	R
husband leav	P
husband lost	Q
husband nev	R
husband team	C
husband work	T
husha	S
huy	U
hydrocortison	C
hydrocortison cream	C
hymenaeu	U
hymn	X
hypocrit	T
hyssop	[
hyunda	F
hyunda tucson	F
iambic	E
iambic pentamet	E
ibuprofen	C
ibuprofen cad	L
ibuprofen dosag	C
ibuprofin	D
ibuprofin _and	D
ibzan	V
ibzan elon	V
ice	G
ice float	C
ice hocke	H
icebreak	C
icebreak gam	C
iceland	D
icing	H
icing _in	H
icu	Q
idah	E
ide	D
ide _for	C
ide film	I
identidad	V
identif	I
identif _a	I
identit	N
idiom	X
idiot	C
idl	[
idol	[
idol _and	R
idol _in	P
idol _which	C
idolatr	Z
idr	H
idr elb	H
ielt	F
ifram	L
ifram src	L
iglesi	[
iglesi _de	S
iglesi _el	P
iglesi _me	Q
iglesi _ser	S
ignition	C
ignition keep	C
ignor	D
ignor _me	T
ignor _the	I
ignor all	C
ignor tod	C
igual	Q
ike	C
ike bil	G
ike horari	E
ike kallax	C
ill	[
ill _and	R
illegal _in	C
illino	I
illustrator	F
illustrator day	F
imag	[
imag _of	Q
imagen	M
imagen _en	C
imagism	C
imdb	H
imdb top	H
ime	C
ime _com	H
ime numb	C
img	F
img src	F
immanuel	R
immigrant	Z
immigration	R
immortal	C
immortal hellquar	C
imperi	D
imperi inc	D
import	C
import nump	C
important	P
important _in	R
important _to	R
imposibl	Y
impossibl	L
impossibl film	E
impresor	C
impresor epson	C
impress	R
imprim	C
imprim negr	C
improv	C
improv credit	C
impuest	V
impur	Z
in	W
in join	C
in peac	Z
inc	V
inc map	D
incens	[
inception	C
inception explain	C
inch	C
inch _to	D
inch tv	E
inciens	T
inciens _y	Q
includ	K
incluid	G
inclusiv	C
inclusiv cancun	C
incom	Z
increas	E
increas _from	C
incredul	W
incubation	G
incubation period	G
ind	I
ind job	C
independenc	[
independenci	C
independenci _del	C
independent	C
index	C
index _of	C
index toda	C
indi	C
indi becom	C
indian	C
indian jon	C
indian restaurant	C
industrial	K
industrial revolution	C
inerti	C
inerti _of	C
inf	H
inf exampl	H
infanci	R
infant	T
infant baptiz	P
infertilit	V
infidelidad	T
infidelit	T
infiel	R
infiern	V
inflation	K
inflation rat	G
inflation vs	F
influenc	[
ingl	C
ingredient	C
ingredient _of	E
inhal	H
inhal ?how	H
inherit	[
inherit _the	Q
inheritanc	[
inic	C
inic sesion	C
iniquit	[
injur	I
injur report	C
injust	[
injustic	X
injustici	P
inmat	S
inmigrant	U
inmund	V
inn	S
innocent	V
inocent	T
inscription	[
insect	J
insect eat	C
insecur	U
insensat	Z
insid	[
inspector	C
inspector call	C
inspir	X
inst	C
inst giv	C
instagram	M
instagram caption	C
instagram login	I
instagram no	C
instagram stor	C
instal	F
instal nod	F
install	G
instant	C
instant pot	C
instead	W
instead _of	W
instruccion	C
instruccion anterior	C
instruction	C
instruction rep	C
instruction word	C
instrument	M
instrument _hav	C
insult	[
insult _me	W
insuranc	C
insuranc _for	C
insuranc _what	C
insuranc _with	C
insuranc rat	C
insuranc term	E
insuranc worth	C
insuranc zon	D
int	J
int _a	C
int _i	E
int _my	V
int _the	[
int _your	S
int german	I
int italian	C
int miam	C
int plowshar	T
int twelv	D
int umbreon	C
int win	Y
integral	C
integral _of	C
integrit	U
inteligenci	C
inteligenci artificial	C
intensiv	[
intensiv car	Z
inter	[
inter _in	S
interced	T
interes	[
interior	[
internal	C
internal temp	C
international	M
international driv	I
internet	[
interpret	Y
interracial	S
interview	I
interview outfit	C
interview tie	C
intimac	R
intoleranc	C
intoleranc test	C
intr	C
intr rif	C
introduc	C
introduc two	C
introduction	[
introduction _to	[
introvert	V
inundacion	U
inutil	R
invent	[
invention	C
invest	U
investigation	C
investigation summar	C
invisibl	V
invit	X
invit _a	Q
invit _me	P
invit _my	P
ion	C
ip	C
ip address	C
ipad	D
ipad _in	D
iphn	C
iphn reles	C
iphon	C
iphon 15	M
iphon _a	C
iphon stuck	J
ir	R
ir _a	G
ir _al	W
ira	K
ira contribution	C
ireland	C
irish	C
irish gaelic	C
iron	G
iron dom	C
iron rich	C
irql	C
irql not	C
irregul	C
irregul verb	C
irritabl	V
irs	E
irs phon	E
isa	V
isa rat	L
isaac	Q
isaac _and	R
isaac asimov	C
isaac best	C
isaac mean	Y
isaac moon	E
isaac newton	C
isai	T
isaiah	U
isaiah thom	C
ish	D
ishbosh	S
ishmael	X
islam	K
islam london	C
island	C
island contestant	C
island currenc	C
island roll	G
isotop	C
israel	[
israel _el	P
israel _en	P
israel _in	R
israel _the	P
israel cross	S
israelit	[
issu	U
itali	D
itali dos	D
italian	C
italian _pleas	C
italian restaurant	K
item	C
item _in	I
item not	C
iterat	D
itinerar	C
itinerar _for	C
itself	T
itv	E
itv cit	E
iuy	C
iva	C
ivf	Y
ivy	E
ivy leagu	E
j	C
j blig	D
j jonah	C
jab	R
jabesh	R
jabesh gilead	R
jabez	S
jabon	C
jabon dov	C
jacket	C
jacket _in	M
jacket men	C
jackpot	D
jackpot amount	D
jackson	C
jackson mov	C
jackson thrill	H
jacob	T
jacob _and	X
jacob _y	U
jacob bless	P
jacob coll	C
jacob creek	F
jacob elord	C
jacob tot	C
jacob twilight	C
jacob wrestl	S
jael	V
jagu	C
jagu _a	C
jail	[
jailbreak	G
jailbreak prompt	G
jaimit	C
jain	C
jain food	C
jair	[
jairu	R
jaj	C
jajsjajsj	C
jak	C
jak paul	C
jam	P
jam _and	[
jam _at	C
jam _the	R
jam bond	H
jam novel	D
jam wingspan	C
jameson	C
jameson actor	C
japan	C
japanes	C
japanes blok	H
japanes knotw	I
jar	[
jar _of	W
jardin	S
jason	T
jav	C
jav _y	C
jav hashmap	D
javascript	C
javascript _that	I
javascript void	J
jawbon	Q
jaywalk	C
jaywalk illegal	C
jaz	C
jealou	[
jealou _of	T
jean	C
jean king	E
jean original	C
jean paul	C
jean still	C
jeanni	C
jebuse	U
jebusit	X
jef _me	R
jef bez	C
jefferson	E
jefferson middl	E
jeft	S
jeho	Q
jehoahaz	R
jehoiachin	W
jehoiakim	S
jehoshaphat	U
jehu	[
jen	E
jen lip	E
jennif	C
jennif lopez	C
jephthah	V
jeremi	V
jeremiah	Z
jeremiah _in	R
jeric	V
jerich	J
jerich them	C
jerich tv	C
jeroboam	V
jerusalem	[
jerusalen	R
jess _y	C
jesu	[
jesu ?when	Q
jesu _a	P
jesu _and	Q
jesu _as	P
jesu _at	R
jesu _be	X
jesu _de	P
jesu _do	[
jesu _el	P
jesu _en	R
jesu _for	Q
jesu _from	P
jesu _hav	V
jesu _in	R
jesu _la	P
jesu _on	W
jesu _que	Q
jesu _real	P
jesu _say	T
jesu _se	S
jesu _ser	S
jesu _tell	T
jesu _the	T
jesu _to	P
jesu arsenal	C
jesu baptiz	P
jesu birth	V
jesu call	T
jesu calm	Q
jesu christ	P
jesu com	R
jesu crucif	P
jesu die	Z
jesu ever	P
jesu feed	Z
jesu go	P
jesu heal	Q
jesu last	V
jesu mak	[
jesu miracl	S
jesu nam	R
jesu nav	C
jesu pra	Q
jesu preach	T
jesu rais	P
jesu resucit	Q
jesu return	[
jesu speak	Y
jesu thre	S
jesu tim	T
jesu tr	P
jesu turn	Q
jesu walk	Q
jesu weep	P
jesucrist	P
jet	D
jet lag	D
jethr	U
jew	[
jew _in	T
jew celebrat	X
jewelr	R
jewish	Z
jezabel	T
jezebel	[
jfk	C
jibbitz	C
jimm	D
jimm john	D
jinet	Y
jireh	Q
jjjjjjjj	C
jkhsdf87sdf	E
jnd	G
jnd ldap	G
jo	N
jo tak	C
joa	C
joa felix	C
joab	Z
joab kill	Q
joash	[
job	R
job _a	S
job _at	H
job _be	T
job _in	S
job _or	U
job _that	U
job birmingham	D
job birthda	C
job far	P
job friend	R
job interview	K
job lot	C
job of	Z
job open	C
job search	C
job warehous	C
jobcentr	G
jobcentr plu	G
joe	C
joe biden	C
joel	Z
johanan	S
john	T
john _about	U
john _the	T
john bishop	K
john deer	C
john gluten	D
john lew	C
john prom	C
john silv	C
john smith84	J
john tour	K
john wick	C
john writ	[
johnn	C
johnn dep	C
johnson	C
johnson height	K
johnson twit	C
johnson workout	C
join	K
join _a	U
join _the	V
join vs	C
jok	C
jok _about	C
jok _of	C
joli	C
joli pit	C
joli salt	F
jollof	F
jollof ric	F
jon	C
jon _y	Y
jon delilah	C
jon snow	C
jon templ	C
jonah	R
jonah _and	X
jonah hill	C
jonah jameson	C
jonah run	[
jonatan	R
jonathan	[
jonathan _and	T
jool	E
jool holland	E
jopp	[
jordan barat	C
jordan cr	C
jordan four	H
jordan one	C
jordan pickford	C
jordan sho	F
jordan vs	K
jos	M
jos _el	C
jos _y	R
jos jos	C
joseph	Z
joseph ?when	T
joseph _and	P
joseph _in	U
joseph _of	V
joseph _the	Q
joseph broth	U
joseph coat	V
joseph forgiv	P
joseph gordon	C
joseph interpret	Q
joseph sell	U
joseph stalin	C
joshu	Q
joshu tre	C
joshu vs	E
josi	Q
josiah	K
josiah johnson	C
josu	W
jot	X
jotham	W
journal	W
journe	[
joven	[
joven _de	P
joven _que	S
joy	Y
joy _in	W
joy _of	Q
joy corr	C
joycon	C
joycon drift	C
jpy	C
jsdhfjkhsd	C
jsdhfjkhsd iuy	C
json	C
json pars	C
juan	Y
juan _el	Q
juan perez	D
jubil	X
jubilacion	P
jubile	[
jud	N
jud bellingham	C
jud chord	H
jud die	U
jud law	C
jud maccabeu	U
jud music	C
jud pr	C
jud salar	C
jud tade	X
judah	[
judah _and	Q
jude	Z
judg	Q
judg _by	Q
judg _in	R
judg _me	R
judg _of	Q
judg _on	C
judg hom	C
judg jud	C
judg nam	C
judg not	Z
judg peopl	P
judgment	[
judgment _on	R
judgmental	R
judi	V
judit	Q
judith	Z
juec	W
jueg	D
jueg _el	E
jueg regl	C
juez	V
jug	C
jug _al	C
jug _de	C
jug _una	E
juici	X
jul	F
jul 1991	C
juli	C
juli _en	C
juliet	E
juliet iambic	E
jump	C
jump start	H
juni	T
junior	C
junior accountant	C
junk	Y
junt	[
junt _a	U
jur	N
jur dut	M
jurassic	C
jurassic park	C
just	[
justic	[
justic _for	Q
justici	V
justici _por	P
justif	V
justific	R
justu	R
juventud	S
juzg	U
juzg _a	Q
k	C
k hotmail	I
kahan	H
kahan stick	H
kallax	C
kallax miss	C
kamasutr	C
kamasutr position	C
karaok	C
kardashian	G
kardashian net	G
karm	[
karol	C
karol g	C
kart	F
kart eight	F
karv	D
karv chauth	D
kat	C
kat 120	C
kay	C
kay lipstick	C
ke	H
ke _but	C
keanu	F
keanu reev	F
keep	Q
keep _a	J
keep _his	Q
keep _me	S
keep _my	S
keep _the	[
keep _you	S
keep ask	C
keep chang	C
keep click	C
keep disconnect	C
keep doing	Q
keep fall	P
keep going	Y
keep guacamol	D
keep hav	P
keep lie	P
keep sin	Q
keep snap	C
keep sneez	C
kel	C
kel film	C
kempton	C
ken	C
ken numb	C
kendrick	G
kendrick beef	G
kent	C
kentuck	C
kentuck derb	C
kept	[
keral	F
ket	K
ket facil	C
ket snack	C
kevin	C
kevin bishop	C
key	C
key _be	E
key _vers	Y
key inst	C
keyboard	C
keyboard typ	C
keylor	E
keylor nav	E
keyston	C
keyston spec	C
khan	C
khan academ	C
kick	C
kick _me	Q
kick against	W
kick off	C
kick out	V
kick techniqu	D
kidne	F
kidne ston	C
kidron	X
kil	C
kil _de	J
kill	[
kill 185	T
kill _a	E
kill _by	S
kill _himself	P
kill _his	R
kill _in	[
kill _me	S
kill _the	V
kill absalom	P
kill bab	P
kill goliath	R
kill jesu	P
kill paul	Y
kim	G
kim kardashian	G
kind	[
kind _of	V
kind _to	S
kindl	C
kindl _be	C
kinetic	C
kinetic energ	C
king	U
king ?who	[
king _and	V
king _for	Q
king _in	[
king _of	U
king _with	Y
king aft	R
king ahasueru	S
king book	C
king broadwa	D
king charl	C
king circl	C
king cobr	C
king david	W
king day	K
king island	G
king jam	W
king joash	P
king manasseh	Q
king remak	C
king saul	Y
king siz	C
king solomon	C
king whop	C
kingdom	X
kingdom _of	U
kingdom great	C
kinsman	T
kinsman redeem	T
kiss	G
kiss _my	C
kiss _of	U
kit	C
kit len	F
kitchen	C
kitchen mean	C
kitchen season	M
kitchenaid	F
kitchenaid sp	F
kitten	H
kitten und	C
kjdfhg	C
km	C
km _a	F
km _por	C
kmno4	F
kne	U
knead	F
knead dough	F
kneel	R
knif	C
knif set	C
knight	C
knob	C
knob _on	C
knock	C
knock _on	P
knock knock	C
knot	C
knotw	I
knotw _or	I
know	[
know ?how	T
know ?who	T
know ?why	P
know _god	X
know _if	F
know _im	R
know _its	T
know _me	P
know _my	P
know _that	R
know _the	W
know _what	[
know _which	S
know jesu	V
knowledg	[
knowledg _of	P
kong	C
korah	U
kore	H
kore martial	C
korean	C
korean _for	C
korean dram	C
korean war	C
kosh restaurant	C
kpop	I
kpop group	C
kr	E
kr kross	E
krakow	C
krakow old	C
kreb	C
kreb cycl	C
krishn	E
krishn restaurant	E
kross	E
kross jump	E
ks	C
ks _of	C
ks2	C
kurs	C
kurs transliteration	C
kwh	D
kwh smart	D
kyli	E
kyli jen	E
l	C
l jackson	C
la	C
lab	G
lab report	G
laban	[
label	C
labor	[
laboral	R
labrador	C
lack	V
lack _of	U
lacross	C
lactos	C
lactos intoleranc	C
lad	S
lad gag	C
ladron	[
lag	F
lag ?how	D
lagrim	R
lagun	C
lagun bolet	C
lak	F
lak _of	[
lak formation	C
lak gam	D
lak marcador	C
lam	C
lam lam	C
lam next	I
lamb	I
lamb _of	V
lamb cast	C
lamb recip	G
lamb shank	C
lamb vindalo	F
lamborghin	F
lamborghin huracan	F
lament	[
lament over	Q
lamentacion	R
lamentation	[
laminit	C
laminit diet	C
lamp	[
lamp _of	T
lampar	T
lampstand	W
lan	G
lan map	G
land _a	C
land _and	Q
land _of	[
land animal	C
land east	W
land permit	C
land spot	C
landlin	E
landlin bt	E
landlord	S
landlord _hav	C
langost	Z
languag	I
languag _at	P
languag _do	C
languag _for	C
laodice	[
lapidacion	S
laptop	C
laptop _wont	G
laptop hing	K
laptop most	C
laptop undr	L
larg _de	C
larg pepperon	F
lasagn	J
lasagn recip	J
lasany	C
lash	C
lash lift	C
last	N
last _in	G
last commit	C
last da	X
last day	V
last judgment	U
last king	Q
last la	C
last location	C
last night	Y
last stand	C
last sup	[
last thing	T
last tsar	C
last word	[
last year	C
lat	V
lat _for	W
lat _to	Z
lat headlin	C
lat ser	C
latin	D
latin phras	C
laugh	X
laugh _at	R
laught	[
laureat	C
lav	C
lavador	C
lavador no	H
lavend	C
law	M
law ?who	U
law ?why	C
law _and	D
law _be	U
law _in	T
law _of	J
law exampl	E
law found	R
law hat	S
law mov	C
law spr	C
law triangl	C
lawless	Q
lawn	C
lawn _at	C
lawn mow	I
lay	[
lay off	[
laz	[
lazar	U
lazaru	J
lazaru david	C
lazaru natural	C
lazaru pit	C
lb	C
lbw	C
lbw mean	C
ldap	G
ldap evil	G
lead	V
lead _a	[
lead _bibl	Q
lead _in	C
lead _me	S
lead _the	S
lead _them	P
lead _to	V
leadership	R
leaf	Z
leagu	C
leagu _of	D
leagu car	C
leagu list	E
leagu tabl	C
leah	[
leak	C
leak ?wher	C
leak anywher	C
lean	P
leap	U
learn	[
learn _from	[
learn _to	T
leas	C
leas deal	C
leasehold	C
leasehold _or	C
least	E
least one	C
leath	C
leath sof	C
leatherjacket	J
leatherjacket nematod	J
leav	R
leav _at	D
leav _for	[
leav _her	X
leav _his	P
leav _me	W
leav _my	X
leav _on	C
leav _or	V
leav _the	X
leav _to	R
leav _us	R
leav _you	W
leav _your	P
leav card	C
leav chang	C
leav curl	C
leav everyth	Q
leav hand	Z
leav headlight	C
leav hom	S
leav join	C
leav one	C
leav out	X
leaven	Q
lebanon	X
lebron	C
lebron jam	C
lebron stat	K
lech	D
lech _y	Y
lech cantidad	C
lectur	[
lectur _de	V
lectur _del	V
lectur _par	Z
led	U
led _the	T
led israel	P
lee	C
lee arm	C
lee cheesecak	G
leed	C
leed _to	E
leer	[
leer _en	S
leer _la	S
leftov	Y
leg	Z
legac	Q
legac lockpick	C
legal	R
legend	C
legend position	C
legend tier	D
legendar	C
legendar animal	C
legion	[
legit	C
leicest	C
leicest _that	C
lej	[
lej _de	R
lemuel	T
len	I
lend	[
length	C
length _be	F
length _of	J
lengu	[
lens	C
lens swim	C
lent	W
lentej	[
lentil	[
leo	C
leo _and	E
leon	C
leon _en	T
leon entr	C
leonard	I
leonard dicapri	I
leopard	V
leopard _and	F
lep	[
lepros	X
lepros _in	P
lesbian	S
lesion	C
less	C
less _or	C
lesson	[
lesson _for	Y
lesson _from	Z
lesson _of	X
let	N
let _for	E
let _of	Y
let _to	[
let befor	Q
let go	W
let m	H
let r	C
let word	C
letr	C
lev	G
lev ackerman	F
lev schit	C
lev strauss	D
lev truck	C
lev women	I
levadur	C
levant	V
level	C
level 1542	F
level ?how	C
level point	M
leviathan	K
leviathan bass	C
leviathan farm	C
levin	C
levin voic	C
levit	V
levit mov	C
levitic	U
leviticu	[
levothyroxin	C
levothyroxin tablet	C
lew	C
lew advert	H
lew return	C
lex	J
lex luthor	C
ley _de	C
ley _del	[
liar	Y
liban	W
liber	C
liber _do	C
liber movil	C
liberacion	R
libr	Z
libr _de	X
libr _en	J
libr _tien	P
libr apocrif	R
libr femal	C
librar	D
librar ticket	D
licenc	C
lid	[
lidocain	C
lidocain last	C
lie	[
lie _about	V
lie _for	Q
lie _in	S
lie _on	[
lie _to	[
lie down	C
lif	[
lif _and	P
lif _be	L
lif _for	R
lif _in	[
lif _of	C
lif _on	S
lif _with	T
lif aft	R
lif among	Q
lif creatur	Q
lif insuranc	I
lif lyric	C
lif path	D
lif sacrific	P
lif support	T
lif wat	X
lifespan	C
lifespan _of	C
lift	C
lift aftercar	C
lift up	U
lig	C
lig _en	C
lig all	H
liger	W
light	L
light _and	U
light _in	C
light _of	[
light _to	U
light _wont	C
light blink	C
light bmw	F
light mean	C
light shin	[
light troms	C
lightn	[
lightroom	C
lightsab	I
lightsab color	I
lik	W
lik _a	[
lik _an	[
lik _god	U
lik _i	P
lik _im	C
lik _in	C
lik _me	Z
lik _my	R
lik _someon	P
lik _th	T
lik _the	C
lik _to	F
lik _us	Q
lik arrow	[
lik attack	C
lik football	C
lik jesu	P
lik nail	G
lik roommat	Q
lik star	[
lik teen	C
lik tind	C
lik wat	[
lil	C
lil _of	X
lil toxic	C
lim	D
lim _a	J
lim scoot	G
limb	[
limerick	C
limerick _about	C
limit	F
limit ml	C
limitation	D
limitation debt	D
limon	C
limon remedi	C
limosn	W
limpi	[
lin	C
lin _about	C
lin _of	C
lin _y	C
lin map	F
lin run	C
lin up	C
lincoln	C
lincoln commercial	D
lincoln height	C
linek	F
linek podcast	F
linen	[
linen shirt	I
lingeri	C
lingeri model	C
linkedin	C
linkedin post	C
linkedin recommendation	C
linux	C
linux install	G
linux terminal	C
lion	P
lion _and	Y
lion _of	Q
lion bar	E
lion den	T
lion king	C
lion week	C
lip	Z
lip kit	E
lipstick	C
lipstick shad	C
liquid	C
liquid limit	C
lis	C
lisbo	D
lisbon	C
lisbon _in	C
list	C
list 2010	I
list _de	[
list _for	E
list _of	[
list _par	[
list _the	C
listen	[
listen _to	[
listen slow	Y
literal	[
literatur	W
litr	C
litr _of	C
litr compost	C
littl	[
littl broth	P
littl child	P
littl on	P
littl thing	R
littl win	R
liv	Z
liv _and	R
liv _by	S
liv _for	[
liv _in	Y
liv _with	V
liv alon	P
liv far	V
liv rad	C
liv updat	C
lkjlkjlkj	C
llag	R
llam	D
llam _a	U
llam _de	S
llam _la	C
llamab	R
llamab _la	P
llaman	W
llc	I
llc vs	I
lleg	W
lleg _a	X
lleg _un	K
llen	E
llen _de	S
llen octubr	C
llev	X
llev _a	R
llev _una	J
llev mbapp	I
llor	[
lloran	U
llov	C
llov _el	C
lluvi	T
lmaoo	C
load	E
load _of	C
loadout	C
loan	S
loan _at	H
loav	Y
loav _and	V
loav _do	F
lob	X
lob _con	S
local new	D
localhost	G
localhost 300	G
location	C
lock	C
lock ?who	C
lock _and	E
lock rhym	D
lockpick	C
locust	[
lod	T
log	C
log bas	I
log out	C
log undefin	F
logan	G
logan paul	G
login	C
login not	C
logr	[
loin	H
lol	C
lol whatev	C
london	C
london ?wher	C
london _to	D
london open	C
london twit	I
long _be	H
long _do	C
long _for	D
long _in	D
long _should	[
long _to	P
long _would	D
long distanc	[
long division	C
long hair	[
long john	C
long leav	C
long motorwa	F
long road	C
long uk	C
long word	C
look	R
look _at	[
look _for	D
look _on	R
look back	U
look big	C
look blurr	D
look down	T
look lik	V
loop	I
loop _in	I
loos	E
loos no	C
loos serv	C
lopez	C
lopez bennif	C
loratadin	C
lord	[
lord _a	Q
lord _and	P
lord _be	W
lord _de	C
lord _for	V
lord _i	T
lord _of	C
lord _ser	U
lord _tu	S
lord _will	Q
lord _y	P
lord _your	P
lord arm	P
lord jesu	P
lord jireh	Q
lord mak	V
lord mean	Z
lord no	S
lord pra	P
lord quit	Q
lord shalom	P
lord sup	Q
lord te	P
lorenz	C
lorenz result	C
los	[
los _his	R
los _my	Y
los _someon	Q
loss	[
lost	N
lost _a	[
lost _her	R
lost _his	R
lost _in	Q
lost _my	[
lost _th	Q
lost _the	[
lost all	R
lost ark	C
lost book	W
lost everyth	U
lost luggag	C
lost sheep	X
lot	U
lot _and	P
lot _for	S
lot _in	U
lot cloth	C
lot daught	Q
lot polish	J
lot strip	D
lot wif	R
loteri	I
loteri nacional	C
lott	C
lott numb	C
lotter	[
lotter numb	C
lotter ticket	[
lou	C
lou sach	C
louboutin	C
louboutin _so	C
loud	P
loud _be	C
loud aft	F
lov	[
lov _a	P
lov _be	U
lov _god	Q
lov _him	S
lov _in	V
lov _me	[
lov _my	T
lov _of	T
lov _someon	R
lov _the	P
lov _vers	P
lov _with	X
lov _you	S
lov _your	S
lov cov	T
lov golf	C
lov island	C
lov merc	P
lov on	P
lov one	P
lov peopl	R
lov pizz	C
low	Z
low black	E
low carb	C
loyal	P
loyalt	[
lp	C
ls	C
ls _la	C
lskdjf	C
lt	E
lt b	E
lubb	C
lubb dub	C
luc	R
luch	S
lucif	X
luck	[
luck charm	Z
luck numb	Q
lufthans	C
lug	[
lug _de	U
lug _en	R
luggag	C
luggag _on	G
luggag allowanc	E
luggag claim	C
luk	Q
luk comb	C
luk perr	C
luk skywalk	I
lukewarm	Y
lululemon	H
lululemon align	H
lun	G
lun calend	F
lun llen	C
lunch menu	E
lust	Y
lut	U
luth	J
luth episod	G
luth king	H
luth season	H
luth vandross	C
luthor	C
luthor actor	C
luxur	[
luz	V
luz _del	S
luz _y	P
luz naranj	C
ly	C
ly 3xyz	C
lydi	Z
lye	G
lye calculator	G
lyl	C
lyl 100m	C
lyr	H
lyr bird	C
lyric	C
lyric _in	E
lyric _we	C
lyric zulu	C
lysi	S
lystr	S
m	C
m _in	H
m s	C
m25	C
m25 clos	C
mac	C
mac _and	C
mac export	M
mac rumor	G
mac sauc	E
macabe	[
macaren	C
macaren danc	C
macaroon	F
macaroon _and	F
macb	F
macb act	F
macbook	F
macbook fan	F
maccabe	[
maccabeu	U
macedoni	S
machin	C
machin drum	C
machin hir	C
machin rtp	F
machin stop	G
machin thread	C
machism	Z
machist	[
machu	G
machu picchu	G
macr	L
macr _to	L
mad	J
mad _at	Q
mad bracket	C
madagasc	C
madagasc _in	C
mader	V
madr	[
madr _de	R
madrastr	U
madrid	C
madrid hoy	F
madrid valenci	C
maestr	X
maestr _de	R
mag	[
magalha	E
magalha contract	E
magdalen	Z
magi	S
magic	Y
magic book	R
magic eight	C
magician	V
magn	C
magn cart	C
magnificat	Y
magog	[
magreb	C
magreb _en	C
mahjong	C
mahjong til	C
maid	U
mail	D
mail yaho	D
main	Z
main str	E
main them	[
major	[
mak	Q
mak _a	[
mak _from	C
mak _god	[
mak _in	V
mak _it	R
mak _me	I
mak _myself	P
mak _of	C
mak _the	[
mak _us	W
mak _you	I
mak animal	S
mak bad	Q
mak buz	C
mak cold	C
mak david	P
mak decision	[
mak everyth	T
mak friend	Y
mak fun	T
mak hone	C
mak lye	G
mak mistak	R
mak pag	C
mak peac	U
mak peopl	Q
mak slim	C
mak up	I
makeup	R
mal	[
mal _a	S
mal _de	[
mal _en	R
mal _or	C
mal _que	T
mal palabr	Q
malach	[
malachor	C
malachor star	C
malag	C
malag _con	C
malaqui	Q
maldicion	Y
maldij	Q
maleni	C
maleni strateg	C
malon	C
malon car	C
malt	Q
maltrat	[
malv	Y
mam	C
mam _so	C
mammon	S
man	[
man ?who	[
man _and	C
man _at	U
man _be	T
man _from	C
man _hav	C
man _in	[
man _of	U
man _that	U
man _to	S
man _with	[
man aft	P
man birth	P
man com	P
man die	Q
man padm	C
man speech	V
man sum	I
man utd	C
man vuel	C
man walk	C
manag	W
management	T
manan	M
manan _en	C
mananit	T
manas	T
manasseh	U
manchest	C
manchest unit	C
manchst	C
manchst unt	C
mand	[
mandamient	[
mandarin	C
mandarin ton	C
mandrak	[
manej	S
maner	X
mang	M
manganes	F
manganes _in	F
manifest	[
mann	[
mann _and	Q
mans	P
mant	[
manten	Q
manzan	S
map	C
map amsterdam	G
map blank	C
map thre	G
maquet	C
maquillars	C
maquillars _los	C
mar	U
mar ?who	C
mar _and	U
mar _de	X
mar _the	R
mar berr	C
mar cocktail	C
mar j	D
mar kay	C
mar magdalen	Y
mar poppin	C
mar roj	R
mar two	C
marathon	[
maraud	C
maraud ?how	C
marc	K
marc _de	Z
marc com	J
marc jacob	C
marcador	C
march	I
march 22	C
march around	[
march mad	C
mari	F
mari 64	I
mari broth	F
mari goal	C
mari kart	F
marid	L
marid _de	C
marihuan	Y
marijuan	U
marinad	C
maripos	D
maripos _en	C
mark	[
mark _and	K
mark _of	[
mark wahlberg	C
mark zuckerberg	F
market	[
marketplas	C
marketplas car	C
marr	[
marr _a	S
marr _an	Q
marr _and	P
marr _be	P
marr _for	[
marr _in	S
marr _me	P
marr _my	P
marr _someon	R
marr _the	Q
marr _to	P
marr aft	Q
marr dat	E
marr man	Q
marseill	F
mart	X
marten	C
marth	Y
martial	T
martial law	C
martin	F
martin eden	H
martin luth	J
martingal	H
martyr	[
marvel	F
marvel mov	F
marxism	E
marxism essa	E
mas	C
mas barat	G
mas larg	C
mas mal	C
mas rapid	C
masal	L
mascar	C
mascot	M
mascot _por	C
mask	C
mask review	C
maslow	C
maslow hierarch	C
mass	S
mass _and	C
mass _of	C
massacr	T
mast	H
mast _in	C
mast _on	C
mat	Z
mat _a	Z
mat _un	S
mat mak	C
match	C
mate	Q
material	C
math	F
math 2023	F
mati	T
matlab	C
matlab plot	C
matrimoni	[
matrimoni _con	T
matrimoni _en	P
matrimoni _por	Z
matrimoni _y	R
matrimoni entr	P
matrimonial	Z
matrix	C
matrix determinant	C
matrix trinit	C
mattathi	Y
matthew band	G
matthew mcconaughe	D
matthew perr	C
matthew red	C
matthi	Y
max	H
max investigation	C
max verstappen	C
maxim	C
maxim _en	C
maximum	C
maximum break	K
maximum weight	C
may	C
may last	G
mayf	C
mayor	Y
mayor _of	I
mbapp	I
mc2	C
mc2 mean	C
mcat	C
mcat practic	C
mccaffre	D
mccaffre fantas	D
mccartne	C
mccartne age	C
mccartne tour	E
mcconaughe	D
mcconaughe lincoln	D
mcdonald	C
mcdonald breakfast	C
mcmxcix	C
mcrib	C
mcrib releas	C
mcv	C
mcv _in	C
me	C
me guest	C
meal	C
meal eligibilit	C
meal plan	C
mean	Z
mean ?when	C
mean _for	S
mean _in	[
mean _of	[
mean _that	X
mean _to	[
mean best	C
mean biolog	C
mean fear	C
mean median	C
meaningless	S
meant	P
measur	X
meat	[
meat _on	T
mecc	H
mecc hotel	H
med	[
med _and	S
medad	P
medellin	C
medi	[
medi _de	Z
mediador	V
median	C
median mod	C
mediator	Z
mediator between	R
medic	D
medic sescam	C
medical	Y
medication	T
medicin	I
medid	C
meditacion	S
meditat	Z
meditat _on	Y
meditation	C
meditation tim	C
medium	[
meek	V
meet	[
meet _hav	C
meet _my	P
meg	G
meg million	D
megidd	Y
meh	C
mejor	K
mejor _par	E
mejor _ser	W
mejor amig	S
mejor delanter	C
mejor epoc	C
mejor exit	C
melat	C
melat result	C
melchizedek	T
melill	C
melquisedec	U
mem	C
memb	C
memb _in	C
membership	H
memor	L
memori	Q
memorial	[
memoriz	[
memph	F
memph griz	F
men	J
men _de	C
men _yo	Q
men haircut	C
men men	U
men tekel	V
mendig	Z
menor	T
mensaj	H
mensaj _de	V
mensaj bor	C
menstruation	Y
ment	[
ment _a	P
mental	S
mental ill	P
mention	[
mentir	X
mentiros	R
menu	C
menu jefferson	E
mephibosh	U
merab	Z
merc	[
merc _and	[
mercadolibr	C
mercadon	C
mercadon doming	C
merchant	U
mercur	J
mercur _in	C
merezc	R
merg	C
merg cell	F
merg conflict	D
merg two	C
meribah	Z
merr	[
mes	[
mes _de	P
mesh	C
meshach	V
mess	C
mess up	T
messag	V
messag _for	Z
messag _of	W
messag _to	L
messag exampl	C
messeng	U
messiah	[
met	T
met _someon	P
met read	D
metafor	G
metal	C
metal band	C
metal teeth	C
metallic	C
metallic drum	C
metaphor	C
metformin	E
metformin sid	E
method	D
methuselah	Y
metr	C
metr exodu	C
metronidazol	C
mexic	C
mexic _what	E
mexic cit	C
mexican	C
mexican resumen	C
mg	C
mg _what	C
mi	[
mi _y	R
mia	V
miam	C
mic	C
mic _and	C
mic check	C
micah	P
micah bell	C
micah richard	F
micai	Y
micaiah	U
mical	Y
michael	F
michael b	C
michael cain	C
michael cav	C
michael faith	C
michael jackson	H
michael jordan	K
michal	[
michell	C
michell gell	C
micr	E
microblad	E
microblad cost	E
microgynon	C
microphon	C
microphon driv	C
microsoft	C
microwav	C
microwav mug	I
microwav oven	G
mid	R
mid _un	K
middl	C
middl school	E
midian	[
midnight	N
midwiv	Q
miel	[
mientr	S
mierd	C
might	[
might man	Q
migrant	S
migrat	C
migrat rollback	C
miguel	H
miguel cervez	C
mil	G
mil _to	J
mil an	U
milagr	Z
milagr _de	T
milanunci	C
mile	C
mile ayer	C
mileag	J
mileag _do	J
mileni	U
miletu	[
milf	C
milf cam	C
mililitr	E
mililitr _tien	E
milit	X
militar	[
milk	G
milk _and	[
milk _th	M
mill	C
mill flash	C
millennium	Y
million	N
million jackpot	D
millston	Y
min	V
min film	C
minc	C
mind	[
mind _be	T
minecraft	C
minecraft ?how	C
minecraft _com	D
ming	C
ming dynast	C
minim	I
minim espan	I
minimum	G
minimum wag	K
ministeri	[
ministr	[
minneapol	H
minneapol st	H
minor	W
minor prophet	S
minti	S
minut	C
mio	[
mique	R
mir	W
mir _a	Q
miracl	S
miracl _do	V
miracl _of	Q
miracl gro	C
miracl whip	C
miriam	V
mirror	Z
mis	Y
miscarr	P
miscarriag	S
miserabl	U
misericordi	[
misioner	S
mism	W
miss _my	[
miss _the	Q
miss church	P
miss contraceptiv	C
miss dowel	C
miss hom	X
miss out	V
missil	C
missil cris	C
mission	U
mission impossibl	E
mission trip	S
missionar	[
mistak	W
misus	T
mit	C
mit angl	C
mitochondri	C
mitochondri _do	C
mitocondri	C
mix	C
mix blu	K
mix vineg	C
mizpah	U
mk7	H
ml	C
mla	C
mla citation	C
mmmmmmmmmmmm	C
mnemonic	C
moab	Z
moabit	R
mobil	C
mobil contract	M
mock	[
mock _the	R
mockingbird	C
mockingbird _chapt	C
mod	C
mod _for	G
mod differenc	C
model	C
model _be	C
model _de	C
model fraction	G
model galler	C
model thre	D
modern	Z
modul	E
moham	C
mois	Y
mois _en	Q
mol	C
mol _be	H
mol donut	C
mol mass	C
mol poblan	D
molech	[
molest	X
molest _me	R
molestan	T
molin	T
mom	[
mom _and	P
mom _be	S
mom _doesnt	R
mom _hav	Q
mom _in	Q
mom _wont	Q
moment	C
moment _of	C
mon	C
mon lis	C
monad	C
monda	[
mone	[
mone _and	Q
mone _be	Q
mone _for	R
mone _from	U
mone _in	F
mone _on	S
mone _to	U
mone chang	V
mone problem	Q
moned	C
moned _de	C
mongodb	E
mongodb vs	E
monke	C
monop	C
monop start	C
monsoon	F
monsoon season	F
monst	Y
monster	C
monster ?how	C
mont	X
mont python	C
montan	W
monterre	C
montessor	C
montessor shelf	C
month _from	C
month _that	J
month payment	H
monz	I
monz vs	I
mood	Z
moon	C
moon _and	[
moon knight	E
moon look	C
moon phas	C
moon tim	D
moor	C
moor whit	C
mor	U
mor _de	R
mor _el	P
mor _en	R
mor _it	C
mor _mi	W
mor _por	P
mor _y	P
mor child	P
mor epic	C
mor jesu	R
mor mone	Q
mor professional	C
mor sin	P
mor than	X
moral	[
moral _of	Y
mordeca	[
moriah	S
mormon	T
morn	K
morn _to	C
morn comput	C
morn pra	P
morn star	[
mort	C
mort szechuan	C
mortaj	S
mortal	V
mortal sin	T
mortgag	Z
mos	Z
mos _and	R
mos _in	R
mos die	Q
mos hand	R
mos malon	C
mos not	Q
mos see	P
mos strik	R
mosc	Y
moss	C
moss _in	C
most	W
most _for	C
most high	S
mot	C
mot 125	G
mot due	H
moth	[
moth ?who	R
moth _and	S
moth _be	Q
moth _in	U
moth _of	Z
moth comfort	P
moth day	T
moth die	P
moth forget	R
motherlod	E
motherlod cheat	E
motion	C
motion vide	H
motivation	[
motor	C
motor encendid	C
motorbik	C
motorbik chain	F
motorbik stunt	E
motorcycl	C
motorcycl club	C
motorcycl compan	F
motorwa	C
mould	C
mould mit	C
mount	[
mount _of	W
mount carmel	P
mount ebal	U
mount neb	S
mount sina	G
mount zion	[
mountain	[
mountain _in	C
mountain _of	P
mountan	C
mourn	[
mouth	G
mov	P
mov 202	L
mov _in	Q
mov _on	[
mov _to	N
mov awa	W
mov back	Q
mov int	V
mov out	U
movi	C
movi ?how	J
movi ?wher	C
movi actor	H
movi length	F
movi rat	J
movi tom	I
movil	I
movil movist	C
movist	C
mow	G
mow _that	I
mow belt	C
mozart	C
mozart symphon	C
mp	C
mp _for	C
mp3	C
mp3 grat	C
mp4	D
mp4 _to	D
mpg	C
mph	C
mph anoth	C
mr	C
mr bean	C
mr birl	C
mr brightsid	C
mr darc	C
mr whisk	H
mrbeast	C
mrbeast ?how	C
mri	S
mri vs	C
msg	C
msg mak	C
much	U
much pulg	C
muchach	R
mud	I
mud _on	T
mud mask	C
muer	W
mueren	Q
muert	X
muert _en	Q
muev	C
muev _el	C
mug	N
mug cak	I
muj	[
muj _de	Y
muj virtuos	Q
mujer	H
mujer desnud	C
mult	P
mult _por	G
multitud	R
mum	C
mum mobil	C
mumm	C
mumm brendan	C
mund	K
mundial	Y
municipal	C
municipal _los	C
muppet	C
muppet christm	G
mur	J
mur _de	C
murd	[
murder	Y
murieron	P
murph	C
murph tim	C
murra	C
murra abraham	C
muscl	K
museum	C
mush	C
mushroom	K
mushroom plant	C
music	N
music _for	J
music mp3	C
music vide	C
musician	[
musician _in	Y
musk	C
musk ?how	C
muslim	W
mustang	F
mustang gt	F
mustard	J
mustard cardigan	C
mustard seed	[
mut	R
mymath	C
mymath simultaneou	C
myrrh	Z
myster	X
n	C
n _a	G
n _i	E
n ros	C
na	C
na hey	C
na na	C
naaman	X
nabal	S
naboth	R
nabucodonosor	T
nac	R
nac _de	U
nac _el	C
nac jesu	P
nach	C
nach caser	C
nacid	T
nacion	Z
nacional	C
nacl	C
nad	R
nad _me	P
nad est	C
nadab	S
nadi	[
nadi _me	W
nadi _se	R
nadi sab	V
nag	S
nahoditsy	I
nahoditsy vokzal	I
nahor	U
nahum	M
nahum tat	C
nail	I
nail _at	C
nail polish	Y
nail shap	C
nak	I
nak celeb	C
nak eye	C
nakshatr	C
nakshatr find	C
nam	I
nam _a	C
nam _be	[
nam _for	C
nam _in	Q
nam _of	I
nam abel	C
nam generator	E
nam ide	C
nam onl	W
nan	C
naom	[
napoleon	C
napoleon height	K
napoleon represent	C
naproxen	J
naproxen vs	J
naranj	C
naranj _del	C
narcissist	W
narrator	C
narrator _in	C
narrow	[
nasdaq	C
nasdaq futur	C
nat	C
nat memb	C
nathan	C
nathan _for	C
nathan hot	G
nation	[
nation _of	Q
national	C
national express	E
national insuranc	C
national park	C
nativit	[
natur	[
natural	D
natural cbd	C
natural material	C
naturalez	X
naught	C
naught secretar	C
nav	C
nav equip	E
nav retir	C
navidad	X
navidad sin	Q
navigation	C
navigation stack	C
navratr	L
navratr color	L
nazar	U
nazaren	R
nazaret	T
nazirit	Y
nda	C
nda templat	C
near	C
near _by	C
near _me	C
near _the	C
near _to	[
near ashevill	D
near haram	H
near universal	I
near wemble	J
neb	W
nebuchadnez	W
necesari	P
necesit	Z
necesit _una	T
necesitan	Q
necessar	R
neci	T
neck	Y
need	M
need _a	Y
need _an	C
need _for	C
need _me	Y
need _so	G
need _the	G
need _to	F
need befor	C
need doing	J
need help	R
need plan	C
need vitamin	C
needl	S
neg	P
negativ	[
negativ think	U
negoci	U
negotiat	Y
negr	J
nehemi	T
nehemiah	Y
neighbor	[
neighbor _be	P
neith	[
nematod	J
nematod ?when	J
nephew	V
nephilim	X
nerv	Y
nervi	U
nervou	[
nervou _about	V
nest	W
net	C
net post	J
net worth	C
netflix	C
netflix _th	C
netflix com	J
netflix comed	C
netherit	C
netherit armor	C
nev	Y
nev _be	X
nev _hav	P
nev _said	S
nev _say	Y
nev anoch	G
nev chang	S
nev com	P
nev gonn	C
nev got	Q
nev heard	P
nev know	Q
nev leav	Q
nev satisf	T
nev visit	P
new	Q
new _at	W
new _from	V
new _on	C
new _to	Q
new album	C
new birth	[
new car	R
new channel	D
new cit	S
new commandment	P
new covenant	X
new creat	Q
new earth	Q
new ever	R
new heart	P
new heaven	Q
new instruction	C
new iphn	C
new job	Y
new moon	[
new nam	W
new partn	Q
new samsung	D
new school	U
new season	C
new song	[
new templ	T
new testament	[
new thing	R
new wif	P
new win	U
new year	[
new york	F
new zealand	C
newborn	R
newlyw	X
newton	C
newton law	C
newton second	E
next	H
next door	Z
next episod	C
next fight	C
next full	C
next general	C
next match	D
next tour	I
next ufc	C
next week	[
nfl	C
nfl overtim	C
nhs	F
nhs 111	F
ni	[
nic	I
nic toll	C
nicanor	T
nick	C
nick pop	C
nicknam	C
nicknam origin	C
nicodemu	U
niet	W
nigerian	F
nigerian styl	F
night	[
night _and	P
night _in	S
night _of	S
night din	C
night pra	P
night shift	Q
night stand	X
nightclub	C
nightclub london	C
nightmar	Y
nik	G
nik sho	G
nimrod	W
nin	C
nin 20	F
nin _a	E
nin _de	Q
nin _en	U
nin _que	T
nin batter	C
nin dibuj	C
nin going	C
nin jesu	P
nin peopl	C
nin percent	H
nin sheep	Z
nin summar	C
nin thre	C
ninet	[
ninet nin	[
nineveh	[
nineveh repent	P
ningun	T
niniv	S
ninj	E
ninj blend	E
nintend	C
nintend switch	C
ninth	V
nisab	F
nixon	C
nlkjnlkj	C
no	K
no _a	Q
no _god	Q
no _hay	[
no _he	Q
no _le	S
no _lo	C
no _me	Q
no _nos	P
no _pod	[
no _se	D
no _ser	U
no _teng	[
no _tien	S
no _to	[
no _u	C
no acept	S
no aceptan	Q
no alcanz	Y
no arranc	C
no cambi	W
no carg	C
no centrifug	H
no chees	J
no cre	V
no credit	M
no crei	P
no dej	T
no deposit	C
no entraran	Q
no est	S
no esto	X
no evil	P
no ey	C
no fac	C
no feel	U
no food	Z
no friend	P
no habl	V
no imprim	C
no logr	Z
no long	[
no man	Q
no merezc	R
no mone	U
no mor	C
no museum	C
no olvid	R
no one	[
no os	T
no oth	Q
no peac	U
no pictur	H
no plan	[
no pud	R
no quier	W
no raw	C
no se	Z
no sent	R
no ser	T
no sirv	C
no son	P
no such	F
no te	X
no tem	V
no tienen	S
no tim	[
no trabaj	Q
no veo	V
no visibl	C
no wait	C
no watermark	D
no weapon	S
noah	Z
noah ark	[
noah bagel	C
noah french	E
noah kahan	H
noah lyl	C
noah tak	[
noah tour	E
nob	V
nobl	D
nobl gas	C
nobod	[
nobod _would	S
nobod know	R
nobod need	V
nobod notic	S
nobod read	C
nobod se	P
nobod want	Q
noch	[
nod	I
nod _en	F
nod modul	E
noe	Z
noem	S
nois	Q
nois ?when	C
nombr	I
nombr _de	[
nombr _del	Q
nombr _par	C
nombr biblic	R
non	[
non _christian	V
nonetyp	F
nonetyp object	F
nonsens	C
nor	[
normal	C
normal blood	C
normal cok	D
normal rang	F
norr	C
norr fact	C
nort	Y
north	[
north _and	[
north end	K
northern	H
northern kingdom	[
northern light	C
northern lin	C
northup	C
northup movi	C
norwa	E
norwa _in	E
nos	N
nos bl	C
nosotr	S
not	W
not _a	S
not _allow	Q
not _be	S
not _by	V
not _de	C
not _do	P
not _in	Q
not _let	R
not _me	R
not _my	T
not _of	R
not _our	Q
not _the	Q
not _to	C
not _your	P
not answ	Q
not asham	Q
not believ	P
not boast	U
not bow	V
not charg	D
not com	Q
not covet	R
not eat	C
not enough	[
not fear	Q
not forget	Z
not found	C
not giv	V
not go	R
not good	U
not grow	W
not judg	Y
not know	R
not leav	R
not less	C
not lik	P
not lov	P
not mak	U
not marr	P
not one	Z
not pregnant	P
not read	P
not respond	C
not return	X
not sav	P
not scan	C
not see	V
not spin	C
not stop	W
not subscriptabl	F
not sur	P
not sync	C
not weep	P
not work	C
not worr	S
not worth	R
notar	C
notar public	C
noth	P
noth _at	Q
noth _be	Q
noth _can	R
noth _i	Q
noth _on	C
noth _to	W
noth happen	Q
noth new	S
notic	N
notic ?why	C
notic _do	I
notic period	J
notici	H
notification	C
notification _on	G
notification ffs	C
noun	C
noun _for	C
novel	E
novel best	D
novel list	D
novel ord	C
novemb	U
novemb thre	C
noven	Z
novi	S
novi _de	C
novi quier	Q
noviazg	S
now	C
now _i	R
now _my	D
now _on	C
now _that	[
now dan	C
nowher	[
nowher _to	W
np	C
npm	C
npm err	C
nub	[
nucl	[
nucl war	W
nud	I
nud beach	C
nudist	C
nudist cadiz	C
nuestr	[
nuev	[
nuev _en	Q
nuev _y	P
nuev testament	Q
null	C
null point	K
numb	G
numb 444	C
numb _be	C
numb _for	C
numb _of	L
numb _on	C
numb app	M
numb between	C
numb fiv	[
numb fort	[
numb one	G
numb plat	H
numb saturda	C
numb seven	G
numb spreadsheet	F
numb stok	C
numb up	C
number	S
numer	C
numer _de	E
numer fort	U
numer prim	C
numeral	C
numeral one	C
numerolog	D
numerolog lif	D
nump	C
nump _as	C
nunc	[
nunc _he	Q
nunc _me	P
nurs	L
nurs _and	R
nurs _in	H
nurs band	C
nurs hom	N
nut	F
nutmeg	C
nutmeg _a	C
nvnvnvnv	C
nw	C
nwbk	F
nwbk 6016	F
nymph	X
nz	C
nz login	C
o2	C
o2 h2o	C
oak	[
oak tre	W
oat	C
oat chi	F
oat flour	G
oath	Z
obadiah	V
obam	C
obam presidenc	C
obe	Z
obe _be	U
obe _god	Q
obe _my	P
obe _the	S
obe _your	Q
obed	U
obedec	Q
obedec _a	P
object	D
object _be	F
object _by	I
obr	[
obr _de	U
obrer	S
obsesion	S
obsesion _con	S
obsess	X
obsess _with	X
ocean	G
ocean _be	C
ochent	Z
octob	H
octopu	C
octopu _hav	C
octubr	C
od	C
od grand	C
od pocket	G
odeon	C
odi	[
odi _a	R
odi _la	U
odi _mi	R
odiaban	Q
odiaban _a	Q
odysse	C
odysse cyclop	C
of	S
ofert	C
ofert _de	C
off	H
off _a	G
off _it	D
off _my	W
off _the	T
off _your	[
off aft	C
off begin	C
off categor	C
off even	C
off notification	G
off voiceov	C
off win	C
offend	X
offer	[
offer _and	P
offer _for	R
offer _of	Q
offic	H
offic _on	C
offic _us	C
offic messag	C
official	Y
offlin	F
offlin hp	F
offsid	C
offsid rul	C
ofici	S
oficin	U
ofrend	[
ofrend _de	U
ofst	C
ofst report	C
often	C
often _should	T
often chang	J
often worm	C
og	W
ogr	E
ogr film	E
oh	[
oh _di	P
ohi	C
ohm	C
ohm law	C
oid	X
oijoij	C
oil	C
oil ?how	C
oil _in	L
oil capacit	G
oil fir	C
oil mean	C
oil spill	E
oir	X
oj	J
oj pequen	C
ojo	[
oklahom	C
oklahom liv	C
old	Q
old _and	[
old _be	C
old _to	U
old age	[
old book	C
old boy	E
old broth	S
old da	T
old fashion	C
old friend	R
old labrador	C
old man	U
old parent	U
old peopl	R
old rubbish	C
old testament	[
old than	T
old town	C
old tv	C
old window	H
old wineskin	S
oliv	Q
oliv garden	C
oliv oil	D
oliv tre	Y
oliv vs	C
olivi	C
olivi pop	D
olvid	V
olympic	C
olympic sport	C
om	C
om man	C
omeg	V
omeprazol	C
omeprazol _par	C
omg	C
omg _th	C
omr	S
on	S
onan	W
onc	[
onc sav	R
one 5kg	F
one ?wher	I
one ?who	Z
one _and	[
one _be	F
one _can	[
one _from	T
one _hav	P
one _in	T
one _of	Q
one _that	C
one _to	C
one admin	L
one anoth	[
one bod	[
one call	R
one chronicl	V
one corinthian	[
one corinti	V
one day	U
one ear	C
one four	J
one john	[
one king	[
one know	S
one low	E
one maccabe	U
one man	Q
one mediator	R
one night	X
one one	D
one person	V
one pet	Y
one piec	F
one plot	C
one roj	D
one samuel	[
one scen	F
one select	C
one six	C
one song	C
one star	C
one thessalonian	R
one timoth	[
one two	C
one word	C
one work	C
one year	Y
onerror	F
onerror alert	F
onesimu	U
oni	V
onion	C
onion garlic	C
onl	T
onl _in	C
onl believ	P
onl call	T
onl daught	Q
onl leav	C
onl one	[
onl uk	M
onlin	N
onlin casin	C
onlin ship	C
onload	I
onload alert	I
onlyfan	I
onlyfan leak	C
ooh	C
ooh _i	C
ooh ooh	C
op	C
open	C
open _a	[
open _for	C
open _my	[
open _on	C
open _the	Y
open door	[
open hour	C
open lin	C
open lock	C
open may	G
open near	C
open nw	C
open pra	R
open reset	J
open tim	C
open weekend	C
operacion	P
operation	[
operator	C
oph	[
opinion	[
opium	C
opium war	C
oppenheim	J
opportunit	C
opportunit cost	C
opposit	X
oppress	U
oprah	C
oprah hous	C
orand	T
orang	C
orang paint	K
orar	[
orar _a	R
orar _con	R
orar _de	T
orar _en	Z
orar _par	V
orar _por	Y
orar ant	R
orar ejempl	C
orar parec	C
orchid	C
orchid drop	C
ord	C
ord 1029384	D
ord ?wher	C
ord _of	[
ord _to	F
ord stuck	C
ord two	F
orden	X
ordinar	R
ordination	U
ore	Q
oregon	C
oregon population	C
org	J
organ	[
organ donation	T
organ donor	Q
orgull	R
orgullos	S
orgullos _de	R
orient	Y
origin	I
original	G
original fit	D
original hem	C
original sin	[
orl	I
orl _on	I
orphan	W
orquide	C
orthodox	[
os	[
os dar	Q
osc	C
osc best	J
osc isaac	E
oscuridad	T
ose	W
osl	C
osl _in	C
osmos	C
osmos _for	C
ot	D
ot steal	D
oth	[
oth _god	Q
oth cheek	V
oth peopl	P
oth religion	P
oth sid	C
oth woman	P
otr	[
otr _a	C
otr famili	S
otr pa	P
otr religion	P
otr vez	P
ou	C
ou est	C
ough	C
ouij	X
ounc	C
ounc _in	C
out	[
out _a	X
out _and	U
out _at	Q
out _for	Y
out _my	S
out _of	U
out _on	F
out _the	W
out _with	Q
out _your	W
out aft	C
out band	C
out dahli	C
out flat	C
out tonight	C
outag	C
outback	C
outfit	C
outlook	C
outlook com	F
outlook keep	C
output	C
output _the	C
outsid	U
outsid _the	C
outsid london	C
ovej	[
ovej _y	S
oven	C
oven bbq	C
oven heat	G
oven tim	C
over	[
over 60	H
over _a	[
over _for	S
over _me	Q
over _my	[
over _the	E
over _to	R
over _you	Q
over mone	Q
over two	C
over wint	E
overcom	Y
overheat	C
overheat whil	C
overnight	C
overnight _in	D
overnight oat	F
overse	U
overtim	C
overtim rul	C
overview	Y
overview _of	Y
overwater	C
overwater alo	C
overwhelm	W
ow	R
ow _me	R
owe	U
owl	C
own	[
own box	G
own ey	S
own heart	P
own lif	P
ownership	C
ownership _of	C
ox	[
oxbow	C
oxbow lak	C
oxford	C
oxford aft	G
oxford comm	D
oxidation	F
oxidation stat	F
oxymoron	C
oye	S
oyeron	P
oyo	P
oyst	C
oyst card	C
ozempic	C
ozempic start	C
p	F
p div	F
p test	F
p45	C
p45 onlin	C
pa	Z
pa back	Q
pabl	[
pabl _en	U
pabl _y	Q
pabl ant	Q
pacienci	V
pacienci _con	Q
pacient	Q
pack	Y
pack list	E
packag	C
packag pric	D
pact	[
pact _con	P
pact _de	U
paddl	C
paddl pool	C
padm	C
padm hum	C
padr	X
padr _de	T
padr _me	P
padr _que	P
padr _y	P
padr no	S
padr nuestr	P
padr stadium	C
padrin	V
paell	C
paell valencian	C
pag	L
pag _in	C
pag break	C
pagan	J
pagan wheel	C
pagu	T
paid	[
paid off	X
pain	[
paint	C
paint _do	D
paint _the	C
paint _what	K
paint mix	C
pair	C
pair _for	C
pair _with	I
pais	C
pais _de	C
paj	X
pal	[
palabr	T
palabr _de	[
palabr _par	Y
palabr esdrujul	C
palac	K
palm	C
palm read	C
palm spr	C
palm sunda	[
palom	Z
pan	[
pan _de	W
pan peanut	C
pancak	G
pancak _with	G
pand	C
pand skip	C
pandill	R
panic	[
panic attack	[
pant	N
pant y2k	C
pantall	P
pantall _en	C
pantall azul	H
panton	C
panton color	C
pap	Y
pap _se	Q
pap est	P
pap john	C
pap no	S
pap two	K
papel	C
papel actor	C
paquet	C
paquet _de	K
paquet corre	C
par	C
par cuant	E
par open	C
parabl	[
parabl _of	[
parabol	[
parabol _de	X
parabol _del	T
paracetamol	C
paracetamol _with	G
paracetamol dos	F
paracetmol	D
paracetmol togeth	D
paradis	C
paradis chord	G
paradis cit	C
paradis detectiv	C
paragraph	C
paralitic	S
paralitic _de	R
parallel	C
parallel circuit	C
parallel lin	G
paralys	S
paralyz	Z
paramedic	Z
paranoid	C
paranoid bass	C
parcel	C
parcel _at	G
parcel _from	K
parcel track	F
parec	C
parej	[
parent	[
parent ?who	R
parent _be	S
parent _dont	Q
parent _of	S
parent _wont	T
parent hous	Q
parient	S
park	C
park actor	C
park angel	C
park bus	G
park charg	C
park lot	D
park near	J
park trex	C
park und	J
parkinson	[
parla	C
parliament	C
parliament list	I
parliament tour	C
parrot	C
parrot pluck	C
pars	C
pars error	C
part	J
part _be	C
part _of	C
part dat	C
part tim	C
partid	J
partid grat	C
partn	[
pas _a	C
pas _con	Q
pas _en	R
pas _por	V
pas fot	C
pasaj	W
pasan	W
pascu	W
pass	K
pass ap	C
pass awa	[
pass over	U
pass yard	C
passion	Z
passiv	J
passiv voic	D
passov	[
passport	C
passport renewal	C
passwd	E
password	C
password _for	T
password _from	F
password _wrong	C
past	I
past ingredient	I
past midnight	H
past tens	C
pastor	[
pastor _be	P
pastoral	S
patagoni	C
patat	C
patat sin	G
patat tiemp	C
patch	I
patch _a	C
patch not	C
paternidad	Y
path	G
path list	C
path seven	D
pathetic	J
pathetic app	J
patient	[
patient _with	S
patm	Y
patriarch	[
patrimoni	C
patrimoni _de	C
pattern	C
pattern fre	F
paul	P
paul _and	T
paul _in	[
paul airport	H
paul befor	U
paul break	C
paul companion	R
paul drag	C
paul gault	C
paul mccartne	C
paul next	C
paul prim	G
paul rud	C
paul shipwreck	Y
paul simon	G
paul walk	C
paul writ	[
pavlov	C
pavlov dog	C
pay	C
pay 100k	I
pay _for	[
pay _me	U
pay _my	[
pay _on	C
pay back	C
pay grad	C
pay scal	C
pay tax	W
paycheck	[
payment	S
payment _on	H
paypal	C
paypal com	E
payslip	G
payslip check	G
paz	[
paz _y	Q
pc	C
pdf	C
pdf _a	C
pdf fre	C
peac	[
peac _and	P
peac _for	R
peac _in	R
peac _of	R
peac _with	P
peac lil	C
peacemak	R
peach	C
peak	C
peak blind	C
peak district	F
peanut	C
peanut but	C
pear	T
pear calor	L
pearl	[
pearson	K
pearson edexcel	K
pec	[
pec _de	Q
pec _el	P
pec _los	Q
pec _que	P
pec _ser	Q
pec com	P
pec ten	P
pec ver	Q
pectoral	S
ped	Z
ped perdon	T
pedaz	R
pedid	D
pedid amazon	D
pedirl	Q
pedr	[
peel	C
peel ging	C
peel off	C
peer	S
peer dep	C
peg	S
pel	C
pel _una	C
pel bob	C
pele	[
pele _con	Q
peleg	Q
pelicul	I
pelicul _de	C
pelicul _dond	C
pen	U
pen off	C
penal	[
penalis	C
penalis _in	C
penalt	C
penalt far	C
pend	C
pend download	C
peninsul	C
peninsul div	C
pennsylvani	C
pens	T
pensamient	R
pension	U
pentagon	D
pentamet	E
pentamet exampl	E
pentecost	[
peopl	[
peopl ?who	U
peopl _and	E
peopl _be	Y
peopl _do	P
peopl _from	C
peopl _get	Y
peopl _in	U
peopl _of	P
peopl _say	P
peopl _with	Q
peopl com	Q
peopl go	S
peopl hat	P
peopl judg	P
peopl look	Q
peopl mak	R
peopl not	P
peopl pleas	Y
peopl walk	P
peopl want	P
peor	U
pep	I
pep slogan	I
pepperon	F
pepperon _and	F
pept	C
pept bismol	C
pequ	Q
pequen	K
per	C
per day	C
per lb	C
per minut	E
per missil	C
per no	[
per ounc	D
perc	C
perc pig	C
percent	N
percent increas	C
percent over	H
percentag	C
percentig	F
perd	[
perd _a	T
perd _el	U
perd _la	T
perd _mi	T
perdi	X
perdi _a	Q
perdi _la	Q
perdid	V
perdon	Z
perdon _a	T
perdon _una	P
perdon _y	R
perdonarm	P
perez	K
perez hotmail	D
perfect	[
perfect peac	S
performanc	[
perfum	I
perfum _le	C
pergamum	T
perimet	F
perimet 36	F
period	L
period _of	C
period statutor	J
periodic	C
periodic tabl	C
perish	[
perl	[
permanec	T
permanent	C
permanent dye	I
permanent memb	C
permission	C
permission _for	C
permission den	C
permit	F
permit _di	P
permutation	E
permutation vs	E
perr	C
perr _se	C
perr caus	C
perr friend	C
perrit	C
persecut	S
persecution	W
persever	S
persi	U
persi two	C
persian	C
persian atasc	C
persistent	P
person	Z
person custom	C
personaj	S
personal	W
persuad	U
perth	C
peru	C
peru ano	C
pes	D
pes colombian	C
pes maxim	C
pesam	U
pescador	S
pet	Z
pet _and	W
pet _at	X
pet _in	Q
pet _the	V
pet confession	P
pet den	U
pet denial	R
pet dinklag	C
pet gabriel	C
pet griffin	C
pet insuranc	C
pet moth	P
pet pan	C
pet park	C
pet rabbit	H
pet walk	U
peticion	P
petrol	E
petrol _ok	E
pez	[
pg	C
pg sleep	C
ph	C
ph _del	C
pharaoh	[
pharaoh dream	P
pharaoh heart	P
pharise	Z
pharise ?who	P
pharise _and	V
phas	C
phas thre	G
phas tonight	C
phil	H
phil collin	H
philadelphi	L
philadelphi cream	J
philadelphi eagl	C
philemon	W
philip	C
philip _and	R
philip _the	Z
philip age	C
philip hue	C
philipp	[
philippian	X
philistin	Y
phillip	I
phillip screwdriv	I
phineh	W
phoenix	D
phoenix _in	D
phon	C
phon book	C
phon call	I
phon last	C
phon memor	C
phon numb	C
phon overheat	C
phonic	G
phonic phas	G
phot	S
phot look	D
photograph	C
photograph _a	F
photograph ide	F
photosynthes	C
photosynthes equation	C
photosynthes lab	G
php	C
php artisan	C
php phpinf	D
phpinf	D
phras	C
phras _for	C
physic	C
physician	R
pi	C
pi _to	C
pi pinout	F
pian	C
pian tutorial	G
pic	C
pic sell	C
picchu	G
picchu ticket	G
pick	Y
pick _on	S
pick up	U
pickford	C
pickl	F
pickl brin	F
pickleball	J
pickleball kitchen	J
pickup	G
pickup point	G
pictur	C
pictur 2017	J
pictur _of	J
pictur aft	H
pid	X
pid perdon	P
piden	P
pidi	P
pie	J
pie recip	I
piec	C
piec _of	C
piec episod	F
piedad	P
piedr	[
piedr _de	U
piel	V
piens	T
pierc	[
pierd	C
pierd agu	C
piez	S
piez _de	S
pig	K
pig mark	C
pig need	C
pigg	C
pilat	[
pilgrim	Y
pill	N
pill _of	[
pill _what	C
pill drill	C
pillow	V
pillow talk	F
pilot	K
pink	C
pink even	C
pink eye	D
pinout	F
pint	P
pint azulej	C
pinter	C
pip	D
pirat	D
pis	X
pis _de	C
pisc	C
pisc best	C
piss	C
piss off	C
pit	I
pit batman	C
pitbull	C
pitbull sing	C
pitch	I
pitch _in	E
pivot	C
pivot tabl	C
pixel	F
pixel eight	F
piz	C
piz vouchr	C
pizz	C
pizz _in	C
pizz cerc	C
pizz near	L
pla	T
pla _as	C
pla _in	W
pla _the	C
pla pend	C
pla som	C
pla vide	[
plac	[
plac _of	V
plac _to	H
placehold	C
placement	C
plag	[
plag _de	X
plagu	[
plagu _of	T
plain	Q
plain whit	E
plan	R
plan _a	I
plan _de	Q
plan _for	[
plan _on	C
plan dat	C
plan high	C
plan permission	C
planet	E
planet _can	C
planet malachor	C
plant	C
plant _a	D
plant cell	C
plant fasciit	C
plant out	C
plant water	C
plastic	C
plastic mak	C
plastic surger	Y
plat	T
plat homework	C
plat tectonic	G
platan	J
platform	C
play	C
play nudist	C
playbo	C
playbo cov	C
playof	C
plaz	C
plead	W
plead _for	W
pleas	Y
pleasur	V
pleit	T
plent	Q
plot	C
plot _of	C
plot against	U
plot legend	C
plow	[
plowshar	T
pls	C
pls due	C
pls ignor	E
pls send	K
plu	C
plu phon	G
plu pric	H
pluck	C
pluck feath	C
plug	C
plug _my	D
plug adapt	D
plum	C
plumb	[
plumb _in	C
plumb hour	C
plumb lin	[
plural	C
plural _of	C
pm	D
poblan	D
poblan calori	D
pobr	X
pobr _en	P
poc	[
pocket	T
pocket ac	G
pod	K
pod _de	P
pod _los	C
podcast	C
podcast _about	C
pode	Q
podium	C
podium count	C
poe	C
poe rhym	C
poem	C
poem _about	T
poem _for	C
poem _sobr	C
poet	C
poet laureat	C
point	C
point 36	K
point _for	M
point _in	C
point _of	T
point befor	G
point exception	K
point lin	C
point map	M
pointless	R
poison	H
poison vs	H
poiuytrewq	C
pok	C
pok hand	C
pok sit	D
pokemon	C
pokemon go	C
pokemon scarlet	C
pokmon	E
pokmon card	E
pol	[
poland	E
poland _hav	E
polar	C
polic offic	[
polici	T
polish airlin	J
polish remov	G
politic	[
political	Q
politician	S
poll	C
poll _in	C
polv	D
polygam	X
pon	Q
pon _la	V
pon arrob	C
pong	R
pool	C
pool _of	Y
poor	[
poor _in	U
pop	V
pop rap	D
pop sav	C
pop whit	D
poppin	C
poppin repart	C
poppin return	F
poppin song	C
popul	[
population	C
pork	F
pork loin	C
porn	L
porn grat	C
porn vide	C
pornhub	C
pornografi	S
porosit	C
porosit test	C
porqu _por	C
porqu _yo	Z
porqueri	C
porqueri _de	C
portal	D
portion	X
portugues	D
portugues simil	D
pos	T
position	C
position pictur	C
positiv	[
possess	P
possession	R
post	G
post _about	C
post _and	J
post credit	C
post offic	C
postcod	C
postcod _for	G
postgr	E
postman	C
postrer	V
postur	Y
pot	R
pot _and	R
pot book	C
pot burn	C
potat	C
potato	C
potato _in	C
potiph	S
pound	I
pound coin	C
pound imagism	C
pour	[
pour out	V
povert	[
pow	I
pow _and	P
pow _i	C
pow _of	P
pow bank	G
pow button	C
pow cut	V
powd	C
powd ?wher	C
powerball	C
powerball numb	C
powerpoint	C
powerpoint _on	C
powerpoint slid	L
poz	S
pr	[
pr ?who	W
pr _and	V
pr _in	S
pr _of	Q
pr fath	R
pr forev	R
pr tour	C
pra	[
pra ?when	W
pra _and	Q
pra _at	R
pra _be	R
pra _for	[
pra _in	Y
pra _of	T
pra _that	R
pra _the	Q
pra _to	Y
pra _with	R
pra against	P
pra befor	U
pra feel	P
pra journal	S
pra over	P
pra requ	Q
pra tim	C
pra whil	Q
pra without	S
practic	M
practic test	C
prad	C
prad dress	C
prais	[
prais _god	P
prais _of	S
pre	Y
preach	[
preach _in	S
preach _the	T
preci	C
preci _del	C
preci iphon	M
preci segur	E
predestin	Q
predestination	U
predic	[
predict	Q
prediction	C
prediction list	C
prediction toda	C
prednison	G
prednison tap	G
pregnanc	Z
pregnant	Y
pregnant _and	P
pregnant _at	U
pregunt	U
prejudic	M
prejudic mr	C
prem	C
prem leagu	C
premium	C
premium bond	I
premium studnt	D
preocup	S
preocupacion	P
prepar	[
prepar _for	X
pres	[
presal	J
presal cod	J
presenc	[
presenci	Q
present	N
present _in	Q
present now	C
presentacion	S
presentation	Y
presidenc	C
presidenc year	C
president	N
president _de	C
president _of	C
presion	J
presion arterial	C
press	[
press _on	[
pressur	C
pressur _me	U
pressur _to	[
pressur can	C
pressur drop	C
pressur fall	C
pressur rang	C
pressur tablet	C
pressur vauxhall	C
prest	Z
pretend	C
pretend _to	Z
pretend _you	C
prett	Q
previ	E
previ zaragoz	E
previou	C
previou instruction	C
pric	C
pric _for	Q
pric _of	R
pric charzard	E
pric increas	H
pric walgreen	D
priest	Q
priesthood	V
prim	I
prim cancel	D
prim dia	T
prim drink	G
prim fre	I
prim hast	C
prim mart	S
prim numb	C
primar	C
primar _and	E
primar school	C
primer	[
primer vez	U
primogenit	T
primogenit _de	Q
princ	C
princ _of	I
princ philip	C
princ purpl	C
princip	V
princip _de	U
principi	Z
principl	C
print	C
print _your	G
print everyth	C
print hell	F
print offlin	F
print print	C
printabl	C
pris	U
priscill	W
priscill _and	U
prison	[
prison _in	R
prison _of	V
privac	M
privac uk	C
privat	U
prix	F
priz	J
priz leav	C
pro	C
pro bon	C
prob	C
prob one	C
probabilit	C
probabilit _of	C
problem	[
problem _con	R
problem _de	Q
problem _with	R
procession	Q
prodig	S
prodigal	T
prodigal son	Q
profeci	U
profeci _de	P
profesor	U
professional	D
professor	T
profet	[
profet _de	P
profetis	T
progr	C
program	D
program _de	C
prohibid	S
project	C
project _for	D
project park	C
project student	C
projim	V
prom	W
prom cod	C
promes	S
promes _de	P
prometid	S
promis	Y
promis _for	P
promis _of	P
promis _to	Q
promis land	W
promot	Y
promotion	D
prompt	C
prompt 2024	G
prompt _del	C
pronounc	E
pronounc quino	E
pront	[
pronunciation	C
proof	Y
propert	W
prophec	[
prophec _of	Q
prophes	T
prophet	[
prophet ?who	X
prophet _and	P
prophet _in	R
prophet _of	P
prophet against	P
prophetess	T
propi	R
propitiation	U
propos	[
proposal	K
proposal _chapt	C
proposit	Q
proposit _de	Q
prosp	R
prosperit	S
prostitut	[
prostitut _in	R
prot	D
proteccion	Q
protect	[
protect _me	P
protect _my	X
protection	Y
protein	C
protein per	C
protest	R
protestant	[
proud	V
proud _and	C
proud _of	S
proud _to	P
proud com	Q
proveer	Q
proverb	S
proverb 31	W
proverb _in	C
proverbi	Q
provid	R
provid login	J
providenc	Y
provision	T
prox	C
prox war	C
prudent	[
prueb	C
prueb _de	[
ps3	C
ps4	C
ps4 cheat	J
ps4 control	C
ps5	C
psalm	[
psalm 23	Y
psalm ?when	V
psalm _about	Q
psalm _for	W
psalm _of	S
psalm _to	R
psalm against	P
psorias	C
psorias _or	H
psorias dos	C
ptsd	Z
pub	C
pub quiz	C
public	L
public near	C
public static	E
publican	X
publicke	C
pud	G
puebl	Y
pueden	E
pueden _dec	C
pueden _los	R
puert	[
puest	U
puf	H
pug	C
puj	E
puj thal	E
pulg	C
pulgon	C
pulgon _en	C
pull	[
pull down	U
pulp	C
pulp fiction	C
pump	G
pump _or	G
pun	C
pun _about	C
punish	V
punishment	[
punnet	E
punnet squar	E
punt	C
punt consult	C
punt negr	C
pupp	D
pupp bit	C
pur	[
purgator	[
purgatori	Q
purim	Z
purpl	I
purpl rain	C
purpl shampo	C
purpos	[
purpos _of	W
pus	T
push	Q
put	X
put _a	S
put _god	Q
put _his	Q
put _me	S
put _my	T
put _on	Z
put _the	C
put off	T
put out	U
py	[
py _de	V
pythagor	H
pythagor theorem	H
python	C
python bucl	C
python cod	F
python hol	C
python not	C
q	C
q no	C
qa	F
qa check	F
qazwsxedc	C
qibl	C
qibl direction	C
quadratic	G
quadratic formul	G
quail	T
quail _and	Q
qualit	D
qualit _of	S
qualit delh	C
quantit	C
quantit surveyor	C
quark	C
quarrel	[
quarrelsom	P
quebr	T
qued	P
qued tayikistan	C
quedarm	Q
queen	[
queen ?who	Q
queen _of	V
queen bohemian	H
queen mar	C
quej	U
quem	[
quer	N
quer four	C
querem	Q
queri	R
querian	U
querid	V
question	K
question 90s	C
question _for	C
question _god	S
quick	[
quick _to	R
quicksort	C
quien	U
quien no	P
quien ser	T
quien son	R
quier	[
quier _a	P
quier _hac	U
quier _que	T
quier _ser	S
quier camb	U
quier cruz	C
quier dej	Q
quier ir	Q
quier sal	R
quier ten	P
quier volv	Q
quieren	T
quiet	[
quijot	C
quijot capitul	C
quinc	R
quinc an	R
quiniel	C
quiniel _de	C
quino	E
quintillion	C
quis	S
quit	J
quit _a	D
quit _el	S
quit _la	Y
quit _lo	C
quit _my	V
quit _una	C
quit gotel	C
quiz	C
quiz nam	C
quot	E
quot _on	C
quot mr	C
qwe	C
qwe qwe	C
qwertyuiop	C
r	C
r funn	I
r16	C
r16 fit	C
r50	F
r50 _or	F
rabb	X
rabbit	C
rabbit mean	C
rabbit thump	C
rabbit two	H
rac	C
rac ?how	C
rac result	C
rac tonight	C
rac win	C
rachel	K
rachel die	[
rachel green	C
rachel ray	C
racism	T
racist	[
rad	C
radi	C
radi licenc	C
radiohead	C
radiohead creep	C
rag	[
ragnarok	C
ragnarok all	C
rahab	T
raid	D
raid _of	C
railcard	C
rain	Z
rain _and	S
rainbow	[
rais	Z
rais _a	R
rais _from	S
rais _my	R
rais _the	Q
rais bed	C
rais child	P
raiz	Q
raiz _de	Q
rakat	C
rakat _in	C
ralph	C
ralph pigg	C
ram	[
ram _do	C
ram _for	C
ramadan	C
ramadan start	K
ramen	C
ramen egg	C
random	E
random fact	C
rang	C
rang _for	F
rang real	D
rank	C
rank distribution	C
rank week	C
ransom	[
rap	K
rap _about	D
rap _de	C
rap _of	D
raphael	[
rapid	C
rapid _del	C
rapist	T
rapt	R
raptur	[
raquel	X
rar	U
ras	C
ras moham	C
rasc	C
rasc much	C
raspberr	F
raspberr pi	F
rastafar	E
rastafar color	E
rastr	C
rastr paquet	C
rat	C
rat 193	C
rat 2023	G
rat age	J
rath	C
rath question	C
rath read	C
rati	C
rati vineg	F
ration	E
ration recip	E
raven	C
raven _and	T
raven edg	C
raw	C
raw egg	C
rawlplug	J
ray	C
ray ban	C
ray knif	C
raz	Q
razon	Z
razorback	C
rdr2	C
rdr2 boss	C
reach	T
react	M
react useeffect	I
reactor	C
reactor numb	C
read	T
read ?when	T
read _at	[
read _for	[
read _in	[
read _th	C
read _the	R
read _to	Z
read bass	C
read csv	C
read lin	C
real	D
real _christian	U
real lif	C
real lov	[
real madrid	F
real man	[
real nam	C
real parent	C
real person	C
real world	D
realment	P
reap	[
reap _the	T
reap _what	[
reason	[
reason _for	T
rebec	X
rebecc	C
rebecc ferguson	C
rebekah	Y
rebel	S
rebeld	Q
rebellion	Z
rebelliou	X
rebelliou son	R
rebound	C
rebuild	V
rebuild _the	T
rebuilt	Y
rebuk	R
recall	C
recap	C
receiv	T
recet	C
recet _de	G
recet ket	C
rechaz	W
recib	[
recien	V
recip	C
recip _for	L
recip _with	I
recip egg	C
recip no	J
recip slow	G
recipi	C
recipi _for	C
recog	W
recogniz	T
recommend	C
recommend _a	C
recommendation	C
recommendation _for	C
reconcil	[
reconciliation	T
reconoc	P
record	C
record clean	C
record phon	I
recov	D
recov delet	D
recover	[
recover _from	U
rectangl	F
rectangl _hav	F
recuper	E
recuper mensaj	C
recycl	R
recycl bin	D
red	C
red _if	L
red cross	C
red devil	C
red die	C
red heif	[
red light	C
red sea	V
red social	T
red win	C
reddit	I
reddit com	I
redeem	[
redemption	T
redentor	S
reemplaz	U
reev	F
reev motorcycl	F
referenc	C
referenc _to	E
refin	[
reform	V
refractiv	C
refractiv index	C
refreez	C
refreez minc	C
refug	[
refuge	V
refund	C
refus	[
refus _to	X
reg	C
reg _una	C
regal	V
regeneration	[
regeneration ?how	F
regex	C
regex _for	C
region	V
regist	G
regist _it	C
regl	C
regl _del	C
regl explic	C
regres	V
regret	[
regret _it	P
regret _my	P
regrout	C
regrout til	C
rehab	V
rehoboam	U
reign	[
rein	[
rein _de	R
reject	W
reject _me	S
rejection	[
rejoic	W
rejoic _in	Q
rel	Q
rel _on	Q
relacion	W
relaps	W
relat	P
relationship	[
relationship _with	P
relativ	V
releas	E
releas _from	S
releas dat	C
reles	C
reles dat	C
reliabilit	C
relic	U
religion	[
religion _be	S
religion lead	Q
religios	Q
religiou	[
remaind	C
remak	C
remak box	C
remarr	U
remarriag	T
remedi	C
rememb	[
rememb _me	S
rememb _the	S
rememb _your	V
remember	U
remembranc	[
remind	C
remind _me	C
remnant	V
remot	L
remot dat	C
remov	C
remov _a	C
remov background	C
remov red	C
remov sem	I
remov tool	C
remov tre	C
renam	H
renam ever	C
renew	X
renewal	I
renewal ?how	C
renov	X
rent	G
rent _be	Z
rent flat	I
rent insuranc	C
rent plaz	C
rental	C
rental car	C
rep	C
rep _with	C
repa	W
repart	C
repeat	C
repeat everyth	C
repent	[
repent mean	V
replac	V
replac sash	C
replac wip	H
replacement	F
report	E
report _on	C
report conclusion	G
report primar	C
repos	X
repot	C
repot monster	C
represent	C
represent ?who	C
requ	H
requ let	D
requir	[
requir _of	[
requirement	C
requisit	C
rerun	C
rerun channel	C
rescu	[
reservation	C
reset	C
reset cod	J
reset rout	C
reset servic	F
reshuffl	C
reshuffl ?who	C
residenc	F
resident	C
resident evil	C
resign	P
resign templat	C
resist	[
resist _the	[
resistanc	C
resolution	T
resolv vscod	D
resonic	C
resonic microphon	C
respect	[
respect _me	P
respect _my	V
respet	S
respet _a	Q
respond	G
respond _to	T
respra	C
respra _a	C
rest	[
rest _for	S
rest _on	Z
restarant	C
restarant open	C
restart	C
restart wind	C
restaurant	J
restaurant _in	C
restaurant london	E
restaurant menu	F
restor	[
resucit	U
result	C
result _de	C
result kempton	C
result real	F
result romford	C
resumen	Y
resumen _de	[
resurrect	[
retir	S
retir _and	T
retir _de	[
retirement	L
retirement age	C
retr	H
retr siz	H
retreat	[
retreat them	U
retrograd	C
retun	C
return	I
return _from	[
return _of	V
return _to	[
return age	C
return cast	F
return deposit	C
return n	G
return polic	C
reuben	W
reunion	S
reunit	Q
reveal	C
reveal _himself	R
reveal _your	C
revelation	[
revelation ezi	C
revelation two	C
reveng	[
review	C
revival	[
revolt	[
revolucion	C
revolucion mexican	C
revolution	C
revolution februar	M
revolution invention	C
revolution timelin	J
reward	S
rewrit	C
rewrit _th	C
rex	C
rex _in	C
rey	[
rey _de	[
rey _que	W
rey leon	C
rey mag	R
reynold	C
reynold gin	C
rez	L
rez _a	S
rez _del	C
rf	E
rf nod	E
rfc	C
rfc _con	C
rgb	C
rhapsod	J
rhapsod lyric	J
rhem	[
rhym	C
rhym _with	C
rhym schem	C
rhythem	C
ri	R
rib	G
rib eye	E
rib oven	C
ric	C
ric _and	J
ric lik	C
ric nigerian	F
ricciard	C
ricciard podium	C
rich	Z
rich _and	W
rich _be	J
rich _but	W
rich food	C
rich fool	U
rich man	Y
rich peopl	R
richard	F
richard _and	F
rick	C
rick _and	C
rid	[
rid _of	R
rid _on	W
riddl	C
riddl _i	C
rif	C
right	[
righteou	[
righteou man	R
rightmov	H
rightmov co	H
rim	C
rim shuttl	C
ring	K
ring _in	[
ring maleni	C
rington	F
rington _to	F
ringworm	C
ringworm cream	C
rio	F
rio _de	F
rio mas	C
riot	[
riquez	R
ris	N
ris _of	W
ris sign	C
riv	U
riv _and	C
riv _in	L
riv _of	V
rivalr	U
rizpah	S
rm	E
rm rf	E
road	L
road _to	[
roar	G
roar lion	[
roar twent	C
roast	C
roast _a	J
roast _my	C
rob	[
rob _god	P
rob _the	Q
roblox	C
roblox com	D
roblox octubr	I
roblox robux	D
robot	C
robot ?who	C
robot dream	C
robot novel	C
robot toy	C
robux	D
robux fre	D
roc	[
rock	[
rock _and	R
rock _you	C
rock music	[
rocket	C
rocket leagu	C
rod	S
rodg	C
rodg achill	C
rofl	C
rogen	C
rogen houseplant	C
rogu	C
rogu one	C
roi	S
roj	J
roj preci	D
rol	G
rol _of	[
rol pla	J
roll	C
roll _a	C
roll _at	C
roll coast	C
roll contract	I
roll two	C
rollback	C
rom	[
rom _for	C
roman	S
roman 16	S
roman numeral	C
roman shield	C
romanc	N
romanc novel	D
rome	E
rome _and	E
romford	C
romp	[
romp _una	T
rompi	U
ronald	C
ronald ?how	C
ronald fre	D
ronronean	C
roof	Z
rooftop	F
rooftop _in	D
room	[
room 101	D
roomett	C
roomett _what	C
roommat	[
roost	Z
root	J
root _of	G
rop	T
ros	C
ros _de	K
ros park	G
rosal	C
rosali	C
rosar	Y
rosari	V
rosh	Y
rost	C
rost 2016	C
rostr	W
rostr _de	T
rot	C
rot _at	C
rotat	C
rotat _a	C
roth	C
roth ira	C
rotten	W
rotten tomato	J
rough	[
roulett	H
roulett strateg	H
round	E
round _a	E
rout	C
rout 66	C
rout _to	C
rout yesterda	C
routin	[
row	C
row _in	M
row red	L
row thre	C
royal	E
royal deck	F
royal peach	C
royal priesthood	U
royal wed	[
royalt	C
royalt fre	C
rtp	F
rtp list	F
rtx	E
rtx 3060	E
ru	C
ru paul	C
rubbish	C
rubi	C
rubi ceniz	C
rubik	C
rubik cub	C
rud	D
rud mov	C
rufu	X
rug	C
rug doctor	C
rugb	C
rugb leagu	C
rugb union	C
ruin	Z
ruin _my	S
rul	I
rul _and	C
rul _for	S
rul _in	V
rul _of	I
rul _on	C
rul explain	C
rul onion	C
rul playof	C
rumor	M
rumor tracklist	G
run	C
run 2049	F
run _on	F
run _the	[
run against	C
run awa	[
run cyberpunk	E
run ls	C
run spik	C
run tim	H
run total	C
run twic	I
run two	C
runawa	W
rush	X
russi	C
russi _hav	H
russian	M
russian revolution	M
rust	F
rust chemical	C
rut	[
ruth	C
ruth _and	W
ruth age	C
ruth bad	C
ruth cand	D
ruth chr	C
ruth hom	C
ruth wilson	G
rx	E
rx 660	E
ryan	C
ryan cabin	J
ryan reynold	C
s	C
s corp	I
s mean	C
s n	C
s perc	C
s s	C
s23	F
s23 hard	F
s24	F
s24 _and	F
sa	K
sa goodby	X
sab	C
sab _en	C
sab mean	C
sabbath	X
sabbath day	W
sabbath paranoid	C
sabbath year	S
saberl	K
sabi	S
sabi _de	Q
sabiduri	U
sac	R
sacerdoci	V
sacerdot	W
sach	C
sack	U
sackcloth	Q
sacr	W
sacrament	Y
sacrific	[
sacrific _a	P
sacrific _for	T
sacrifici	U
sacrifici _de	Q
sad	[
sadduce	Y
sae30	I
saf	Q
saf _in	C
saf _to	C
sag	C
sag ?how	C
sagittariu	C
sagittariu week	C
sai	C
sai bab	C
sailor	X
saint	[
saint fc	D
saint row	C
sal	L
sal _a	C
sal _con	[
sal _de	Z
sal assistant	E
sal tax	C
salar	C
salar _from	C
salar _of	K
salar softwar	I
salari	S
salari minim	I
salbutamol	H
salbutamol inhal	H
salem	C
salem oregon	C
salem witch	C
sali	[
salieron	Y
salm	[
salm _de	U
salm _par	Z
salm contr	P
salmon	C
salmon tim	C
salom	X
salomon	D
salomon hik	C
sals	C
sals _par	C
salt 25kg	C
salt bae	C
salt bath	C
salt film	F
salud	X
salv	V
sam	H
sam _as	C
sam day	C
sam gam	C
sam sex	U
sam sin	P
sam thing	V
samari	[
samaritan	[
sampl	C
sampl text	C
samson	[
samson _and	[
samson hair	V
samson kill	S
samson pull	S
samson resonic	C
samsung	C
samsung 55	H
samsung _se	C
samsung a52	K
samsung advert	D
samsung galax	F
samsung s24	F
samuel	U
samuel _at	Q
samuel adam	C
samuel anoint	S
samuel l	C
san	H
san andre	C
san dieg	C
san jud	[
san lorenz	C
san miguel	E
san sebastian	C
sanctuar	X
sand	[
sandal	[
sandl	C
sandl netflix	C
sandwich	C
sangr	[
sangr _de	R
sangr _en	V
sanhedrin	U
sanidad	S
sanidad _y	P
sanson	W
sanson _y	T
sant	Z
sant lagun	C
sant mor	P
santeri	S
santiag	S
santisim	R
sap	C
sap _from	C
sapphir	V
sar	R
sar lee	G
sara	X
sarah	T
sarah ?when	W
sarah k	I
sarah laugh	T
sarah michell	C
sarcasm	V
sard	T
sash	C
sash window	C
satan	[
satan fall	R
satin	C
satisf	V
saturda	K
saturn	C
saturn return	C
sauc	C
sauc _what	J
sauc becaus	E
saul	[
saul _and	Q
saul _in	P
saul choos	R
saul die	S
saul son	P
saul spar	Q
sauvag	C
sauvag 100ml	C
sav	X
sav _but	R
sav _by	Q
sav _for	U
sav _her	P
sav _in	C
sav _me	T
sav _on	C
sav _the	Q
sav alwa	R
sav percentag	C
scal	K
scal outsid	C
scam	[
scan	G
scan _the	C
scandal	C
scandal summar	C
scar	[
scar _about	S
scar _at	P
scar _i	S
scar _of	[
scar _or	C
scar _to	X
scarlet	Q
scarlet version	C
scatter	T
scen	C
scen _in	C
scen seven	F
scen song	C
schadenfreud	C
schadenfreud mean	C
schedul	C
schedul _with	D
schem	V
schit	C
schit creek	C
school	T
school _be	R
school _for	P
school break	C
school bus	C
school meal	C
school teach	Q
school year	Z
schroding	C
schroding cat	C
scienc	V
scienc onlin	C
scientolog	C
scientolog _e	C
scissor	C
scissor sist	C
scoot	G
scoot unlock	G
scor	C
scor _for	J
scor _from	G
scor _in	H
scor _of	D
scor _the	E
scor fast	C
scor sheet	J
scor work	C
scorpi	E
scorpi compatibilit	E
scotch	G
scotch bonnet	G
scotland	C
scrabbl	C
scrabbl word	C
scrap	C
scrap websit	C
scratch	M
scratch card	T
scratch glass	C
scream	U
scream _at	Q
screen	N
screen _and	C
screen irql	C
screen tim	[
screenshot	K
screenshot _on	K
screw	C
screw _from	K
screw _you	C
screwdriv	I
screwdriv siz	I
scrib	[
script	C
script _that	C
scroll	[
sdfsdf	C
se	[
se _me	P
se _que	W
se _the	S
se si	R
sea	P
sea _and	Y
sea _be	C
sea _of	[
sea aquarium	C
sea mud	C
sea salt	C
sea snorkell	E
seal	D
sean	[
search	C
search _be	C
search _for	[
search box	E
search sit	C
season	C
season _in	D
season _of	C
season fiv	E
season four	C
season lyric	H
season start	F
season thre	C
season twelv	M
season two	C
seat	[
seat _of	T
seat leon	E
seat map	D
seattl	C
seattl _to	C
sebastian	C
sebastian festival	C
sec	C
second	Q
second chanc	[
second com	[
second hand	C
second high	C
second hom	C
second law	E
second templ	U
secondar	E
secondar color	E
secret	V
secret _of	U
secret angel	C
secretar	C
sect	[
secul	X
securit	I
securit council	C
sed	Y
see	S
see ?who	C
see _a	W
see _god	U
see _his	R
see _in	U
see _me	S
see _my	S
see _the	R
see _with	C
see jesu	R
see northern	C
see x	C
seed	R
seed ?how	F
seed grow	T
seed sta	C
seek	[
seek _god	P
seek _the	S
seek first	P
seem	X
seg	C
seg genes	C
segmentation	C
segmentation fault	C
segu	U
segu _a	R
segund	P
segund _de	C
segund grad	E
segur	G
segur _a	E
segur _de	C
seguridad	V
seguridad _de	P
seinfeld	C
seinfeld soup	C
seiz	[
seizur	W
selah	T
select	C
select _from	H
select pg	C
select usernam	F
self	[
self control	S
self defens	Q
self harm	Q
selfish	[
sell	E
sell _his	S
sell _my	U
sell album	H
sell charcoal	C
sell drug	U
sell out	H
sem	R
sem permanent	I
seman	T
seman sant	R
semicolon	C
senal	[
senal _de	T
senat	C
senat _do	C
send	S
send _a	[
send _it	G
send _me	C
send _the	R
send _them	D
send _to	S
send hom	[
send out	Q
sennacherib	S
senor	T
sens	R
sens _of	R
sent	[
sent _que	[
sent _un	Q
sent culpabl	P
sent nad	Q
sent sol	P
sentenc	C
sentid	Y
sep	R
separ	X
separat	[
separat _from	P
separat _us	R
septemb	C
septemb zon	C
septuagint	V
sepulcr	T
sequenc	C
sequenc first	C
ser	V
ser _de	P
ser _el	R
ser _la	R
ser _las	P
ser _los	S
ser _muy	S
ser _una	S
ser _yo	P
ser adict	R
ser cristian	P
ser demas	Q
ser nin	C
ser salv	R
ser sauc	J
ser schedul	C
ser si	C
ser vivient	Q
ser x	H
seran	U
seri	C
seri dark	C
sermon	[
sermon _for	R
sermon _on	R
serpent	V
serpient	I
serv	W
serv _a	Q
serv _god	Z
serv _in	V
serv _the	Q
serv rental	C
serv statu	C
serv tabl	Y
servant	[
servant ?who	R
servant _be	Q
servant _of	T
servant girl	R
servic	G
servic _las	C
servic light	F
servic read	[
servici	V
sescam	C
sesion	C
sest	C
sest mejor	C
set	L
set _a	I
set _in	C
set _me	X
set _of	C
set fre	[
set up	C
setent	Y
seth	C
seth me	C
seth rogen	C
setlist	C
settl	T
seven	C
seven 22	C
seven annotation	F
seven broth	P
seven bus	C
seven church	P
seven da	V
seven dead	R
seven ecoboost	H
seven fat	Q
seven hundr	Q
seven husband	P
seven nation	Q
seven pc	H
seven seal	T
seven seven	C
seven thin	Q
seven tim	[
seven x	C
seven year	W
sevent	[
sevent week	T
sevent year	W
seventh	T
seventh day	P
severanc	C
sevill	C
sew	C
sew bee	C
sew machin	C
sex	[
sex _in	P
sex girl	C
sext	P
sext bot	C
sexual	[
shad	C
shadda	U
shadow	L
shadow go	T
shadrach	V
shadrach meshach	V
shak	[
shakespear	C
shakespear die	C
shakir	E
shalom	S
shalom mean	R
sham	[
shammah	T
shampo	C
shampo ?how	C
shampo _for	C
shank	C
shank oven	C
shap	C
shap _of	D
shap almond	C
shar	[
shar _a	[
shar _my	Q
shar _the	Q
shar everyth	P
shark	C
shark doo	C
sharon	T
sharp	X
sharp than	X
sharpen	[
shav	V
sheb	V
shechem	[
shed	C
sheep	[
sheep _and	[
sheep _of	P
sheep mean	R
sheet	C
sheet _so	C
sheet music	C
shein	C
shein octubr	G
shein ord	C
shekel	[
shelf	C
shelf ide	C
shelt	Q
shem	Y
shepherd	Y
shepherd _and	Q
sherlock	J
sherlock season	J
sherman	G
shibbol	[
shield	D
shield provid	J
shield templat	C
shift	G
shift _what	C
shift pattern	J
shiloh	W
shiloh joli	C
shime	[
shin	[
shin lik	[
shingl	C
shingl vaccin	C
shint	C
shint shrin	C
ship	C
ship _a	K
ship _in	C
ship guid	C
shipwreck	Z
shiraz	F
shiraz pric	F
shird	C
shird tim	C
shirle	C
shirle templ	C
shirt	I
shirt color	I
sho	C
sho burwood	C
sho cheap	F
sho origin	G
sho shop	E
sho siz	N
shof	U
shoot	[
shop	D
shop _i	E
shop leed	C
shop nam	C
shop near	C
shoplift	W
short	L
short _vers	S
short psalm	Q
short sell	C
short squeez	C
shorten	C
shorten jean	C
shot	D
shot jfk	C
shot polar	C
shotgun	U
shotgun lyric	K
shout	E
shout _at	R
shout for	C
show	R
show _in	C
show error	G
shrek	E
shrek thre	G
shrek two	L
shrin	N
shrin etiquett	C
shu	C
shu bed	C
shun	[
shunammit	V
shut	I
shut down	[
shut up	C
shutdown	C
shutdown updat	C
shuttl	C
shy	T
si	T
si _di	S
si _el	P
si _ser	P
si algun	P
si mism	R
si nac	C
si no	V
sibl	Z
sick	[
sick _and	P
sick _for	X
sick _in	S
sick _of	P
sick becaus	T
sick peopl	Q
sick person	Q
sid	J
sid _do	C
sid adel	C
sid effect	E
sid stitch	C
sidon	Z
sieg	X
sieg _of	Q
siembr	V
siempr	X
siempr _me	P
siend	P
sierv	X
siet	[
sig	S
sight	R
sigil	C
sigl	T
sign	C
sign ?wher	C
sign _for	C
sign _from	Y
sign _in	C
sign _of	[
sign languag	C
sign ser	C
signific	Z
signific _de	P
signific _del	U
significan	Q
significan _los	Q
sigu	S
siguen	T
sihon	U
sikh	C
sikh gurdwar	C
sikhism	C
sil	R
sil _in	R
silenc	K
silenc _of	C
silenci	Y
silent	[
silk	C
silk _and	C
silv	P
silv _and	U
silv cup	Q
silv location	C
silversmith	U
silvestr	W
sim	C
sim four	E
sim huawe	C
sim onl	M
simbol	W
simboliz	T
simboliz _la	S
simeon	[
simeon _and	Q
simil	C
simil _and	C
simil _to	D
simon	M
simon _el	Q
simon _sa	C
simon _the	[
simon bil	C
simon boliv	C
simon cowell	E
simon graceland	G
simp	Q
simpl word	D
simplif	E
simplif 48	E
simpson	C
simpson prediction	C
simulador	C
simulador hipotec	C
simultaneou	C
simultaneou equation	C
sin	[
sin _and	Q
sin _be	S
sin _do	S
sin _in	P
sin _of	S
sin _to	[
sin aft	P
sin ceboll	G
sin experienci	C
sin not	Q
sin offer	P
sin polv	C
sina	C
sina hospital	C
sina peninsul	C
sinc	[
sinc _i	W
sinc _the	V
sindrom	Y
sing	C
sing _and	T
sing _in	T
sing _me	C
sing _the	C
sing _to	S
sing real	C
sing total	C
singapor	C
singapor _right	C
singl	[
singl mom	S
sink	C
sink _in	C
sink _with	E
sinonim	C
sinonim _de	C
sintactic	C
sintactic orar	C
sintom	C
sintom _de	C
sion	R
sir	F
sirach	[
siri	R
sirloin	E
sirv	C
sirv _par	C
sisar	S
siser	X
sist	T
sist _be	X
sist _in	U
sist _of	[
sist _wont	T
sist act	C
sistem	C
sistem sol	C
sit	C
sit _in	W
sit _with	X
sit accept	D
sit still	S
six	C
six _in	C
six da	Q
six flag	C
six month	W
six nin	H
six releas	K
siz	C
siz a4	L
siz calculator	L
siz chart	I
siz drill	J
siz duvet	C
siz eleven	H
siz fourteen	M
siz minimum	J
siz six	N
siz turke	C
sk	C
skateboard	C
skibid	C
skin	[
skinn	F
skinn jean	C
skip	F
skip ever	I
skip row	C
skirt	Z
skod	C
skod fabi	C
sky	M
sky blu	C
sky island	C
skydiv	F
skylin	G
skyrim	C
skyrim consol	C
skywalk	I
skywalk lightsab	I
slack	F
slack ?how	F
sland	[
slav	[
slav _and	U
slav girl	R
slaver	L
slaver abolish	C
sledgeham	C
sledgeham year	C
sleep	V
sleep ?how	C
sleep _do	C
sleep _in	[
sleep _on	U
sleep _with	S
sleep ten	C
sleep togeth	Q
sleepless	S
slid	L
slid siz	L
slim	C
slim without	C
sling	F
sling shot	C
slip	C
slip dress	C
slkdfj	C
slkdfj lskdjf	C
slkdfj slkdfj	C
slogan	C
slogan _for	C
slot	F
slot machin	F
slow	R
slow _to	[
slow cook	G
slow food	C
slow motion	H
slug	C
slug eat	C
slumb	T
small child	Q
small claim	C
small countr	C
small garden	C
small group	[
small thing	[
smart	C
smart met	D
smart than	C
smash	R
smell	C
smell _of	G
smell lik	C
smith	C
smith _say	C
smith84	J
smith84 gmail	J
smok	[
smok weed	S
smyrn	V
snack	C
snack list	C
snak	P
snak _and	W
snak _in	[
snak gam	C
snak plant	C
snap	C
sneez	C
snook	K
snook maximum	K
snoop	C
snoop dog	C
snorkell	E
snorkell hurgh	E
snow	L
snow real	C
so	X
soak	D
soap	C
soap ingredient	F
soap mak	G
sob	[
sobrin	Q
social	[
social medi	X
socialism	V
sociolog	E
sociolog functionalism	E
sock	C
sock _in	C
socket	C
socket sign	C
socr	C
sod	C
sod _and	E
sodom	W
sodom _and	S
sodom metal	C
sof	C
sof without	C
sofoni	P
soft yolk	C
soften	C
soften salt	C
softwar	U
softwar engin	I
sohcahto	C
soil	R
sol	N
sol _a	C
sol _en	W
sol _por	T
sol _un	Q
sol goalkeep	C
sol maquet	C
sol tab	C
sold	[
sold mock	Q
soledad	U
soliloqu	I
soliloqu ?how	I
solitair	C
solitair fre	C
solomon	[
solomon _hav	V
solomon ask	R
solomon island	C
solomon min	C
solomon northup	C
solomon pra	P
solomon templ	T
solomon writ	[
solstic	F
solstic ticket	F
solt	V
solter	T
solv	C
solv 3x	C
solv listen	C
som	Q
som jaz	C
som peopl	P
sombr	R
somebod	J
somebod _tell	C
son	[
son ?who	Q
son _and	R
son _be	W
son _con	S
son _do	[
son _in	U
son _las	V
son _los	T
son _of	[
son _wont	T
son a610	F
son com	Q
son die	P
son got	P
son igual	P
son join	P
son lif	R
son pec	P
son steal	P
son want	S
song	C
song _from	H
song _in	C
song _of	[
song _that	C
song _the	C
sonid	C
sonnet	C
sonnet _about	C
soon	W
soport	[
sor	T
sorcer	W
sord	R
sorr	[
sorr _for	R
sorrow	[
sort	I
sort arra	I
soul	[
soul _of	P
soul estu	C
sound	H
sound _but	H
sound mak	C
sound mor	C
soup	I
soup guy	C
sourdough	C
sourdough alwa	C
sourdough start	G
south	E
south island	G
south kore	C
south rim	C
southampton	D
southampton saint	D
southeastern	C
sow	Z
sow _in	C
sow _the	T
sp	E
sp _of	D
sp mem	C
sp up	H
spac	G
spac sav	C
spain	L
spain _to	K
spaniel	C
spaniel groom	C
spanish	C
spanish arm	C
spanish numb	K
spank	[
spank _my	P
spar	J
spar _the	[
spar rib	C
spar saul	P
sparrow	[
speak	[
speak _for	P
speak _in	Y
speak _the	Q
speak _to	S
speak french	E
speak lord	P
speak up	[
speak without	C
speakerphon	C
spec	F
special	Y
special need	T
speech	T
speech open	C
speech worksheet	C
speed	K
speed ticket	K
spel	C
spel rhythem	C
spell	C
spell accomodation	C
spell definat	C
spell gre	C
spenc	C
spenc calor	C
spend	[
spent	[
sperm	V
spf	C
spf thirt	C
spic	L
spic _be	G
spid	N
spid siz	C
spiderman	C
spik	C
spill	I
spill gulf	E
spin	C
spin cycl	G
spirit	N
spirit _a	T
spirit _and	P
spirit _be	R
spirit _in	V
spirit _of	S
spirit airlin	J
spirit awa	C
spirit level	C
spirit mean	P
spirit pour	R
spirit stor	C
spiritual	[
spiritual gift	T
spit	T
spleen	C
spleen _do	C
splint	C
splint _at	C
split	R
split pdf	C
split up	P
spoil	H
spoil _the	T
spoil next	C
spong	C
spong sink	C
sport	X
sportst	G
sportst 883	G
spot	L
spotf	D
spotf premium	D
spotif	C
spotif subscription	C
spotif wrap	D
spous	[
spous _be	Q
spr	U
spr constant	C
spr hotel	C
sprain	C
sprain ankl	C
spread	L
spread _the	Q
spreadsheet	C
spreadsheet d	N
spreadsheet merg	F
sql	C
sql _to	C
squar	C
squar brown	E
squar root	C
squeak	C
squeak brak	D
squeak floorboard	F
squeez	H
squid	J
squid gam	J
src	E
src http	L
src x	F
ssh	C
ssh permission	C
st	L
st andrew	G
st michael	C
st paul	H
sta	[
sta _at	T
sta _in	S
sta hom	S
sta pur	V
sta viabl	C
stab	S
stack	C
stadium	C
stadium bag	C
staf	Z
stag	[
stag fourteen	G
stain	D
stain out	D
stairwa	E
stairwa _to	E
stalin	C
stalin fiv	C
stalingrad	C
stalingrad length	C
stamp	N
stamp dut	C
stand	L
stand _and	C
stand _at	V
stand _by	Z
stand _for	C
stand _my	S
stand still	S
stand up	Z
standard	C
standard complaint	C
standard deviation	H
star	J
star _and	[
star _at	Z
star count	I
star judg	C
star trek	C
star war	C
stardew	C
stardew valle	C
starl	I
start	E
start _a	[
start _and	C
start _in	L
start _my	Z
start _of	Z
start _th	K
start _the	[
start _with	C
start chem	X
start class	E
start dos	C
start doubl	C
start mone	C
start over	[
start read	R
start smell	G
starv	W
stas	C
stas fil	C
stat	C
stat 2020	D
stat _of	F
stat bird	C
stat list	C
stat warrior	C
static	E
static void	E
statin	C
statin _and	C
station	[
statu	M
statu ba	E
statu mean	C
statut	D
statut _of	D
statutor	J
statutor uk	J
stdi	F
stdi h	F
steak	C
steak pric	C
steakhous	C
steakhous menu	C
steal	[
steal _from	U
steal _my	U
steal _the	G
steam	E
steam deck	E
steel	C
steel histor	C
step	M
step _by	C
step child	Q
stepchildren	T
stepdad	R
stepfath	S
stephen	J
stephen king	C
stephen speech	R
stepmoth	P
stev	C
stev job	C
stew	[
stick	M
stick insect	C
stick season	H
still	X
still _and	Q
still _for	T
still _in	C
still lif	Q
still lov	P
still not	P
still noth	C
still stop	C
stillborn	T
sting	[
stir	U
stitch	C
stitch ?when	C
stitch out	C
stitch pattern	F
stock	T
stock market	Z
stock pric	C
stok	C
stok _on	C
stomach	J
stomach bug	H
ston	[
ston _and	S
ston _for	U
ston _in	P
ston _of	W
ston _to	R
ston tablet	W
stoneheng	F
stoneheng solstic	F
stood	[
stop	R
stop _the	[
stop advertis	E
stop bark	C
stop be	[
stop cr	Q
stop eat	V
stop fox	C
stop halfwa	G
stop la	C
stop lov	Q
stop mak	C
stop outsid	C
stop overnight	D
stop send	C
stop sin	X
stop think	P
stop treatment	W
stop watch	[
stop worr	R
stor	C
stor _about	C
stor _for	R
stor _in	S
stor _my	C
stor _of	[
stor _to	R
stor aft	C
stor buy	I
stor dahli	E
stor fiv	C
stor four	C
stor fre	C
stor hour	C
stor location	C
storag	C
storag full	C
storm	[
str	C
str arg	E
str theor	C
straight	X
straight lin	C
strait	C
strait album	C
strang	R
strang thing	C
strap	C
strap _be	C
strateg	C
strateg chart	I
strateg martingal	H
strauss	D
strauss 501	D
streak	E
streak _on	C
streak freez	C
stream	F
street	D
street _be	C
street spoil	C
street toda	C
strength	[
strengthen	S
stress	[
stretch	M
strict	U
strik	P
strik _the	Y
strip	N
strip club	S
strip cost	D
strip screw	K
strok	C
strok engin	C
strong	[
strong _and	R
strong man	S
strong woman	P
struck	[
struggl	Y
struggl _with	V
strum	C
stubborn	U
stuck	Q
stuck _at	K
stuck _in	[
stuck _on	C
stud	[
stud hait	C
student	I
student discount	C
student loan	C
studi	C
studi ghibl	D
studi orl	I
studi tour	C
studnt	D
stuf	W
stunt	E
stupid	C
stupid bot	J
stupid garbag	C
stupid search	D
sty	C
sty _on	C
styl	C
styl _a	C
su57	I
sub	W
subaru	C
subaru outback	C
subi	Q
subject	E
subject access	D
submit	[
submit _to	Q
subscriptabl	F
subscription	C
substitut	C
substitut _for	C
substitution	Q
substitution _allow	C
succ	Y
success	[
succession	C
succession season	C
successor	T
such	Y
such _a	[
such fil	F
suci	S
suck	I
suculent	C
suculent hoj	C
sud	C
sud mak	C
sudaf	C
sudaf _with	C
sudden	[
sudoku	C
sudoku solv	C
sueci	C
suegr	W
suegr _de	Q
sueld	U
suen	[
suen _de	R
suen _en	P
suert	Z
suez	C
suez cris	C
suf	[
suf servant	P
suffer	R
suficient	Q
sufr	Z
sufren	P
sufren _los	P
sufrimient	Q
sug	N
sug _be	D
suicid	[
suicidal	Q
suicidi	U
sum	G
sum _a	E
sum sacerdot	Q
sum si	I
sum word	C
summar _of	[
summaris	I
summaris _th	I
sun	[
sun moon	X
sun set	C
sunda	U
sunda buffet	C
sunda school	U
sunris	W
sunset	U
sup	C
sup _and	C
sup bowl	C
sup mari	C
supermarket	M
supermarket _for	M
supervisor	V
support	[
support _a	P
support _my	U
suppos	S
suppos _to	S
suprem	C
suprem court	C
sur	T
sur _i	P
surah	C
surah yasin	C
surfac	C
surfac are	C
surger	[
surrend	U
surrend _to	U
surround	R
surveyor	C
surveyor _do	C
surviv	L
surviv _in	C
survival	C
survival ascend	C
survival evolv	H
survivor	W
suspend	X
sustitut	C
sustitut _de	C
svg	I
svg onload	I
sw	X
sw1	C
sw1 1aa	C
swahil	C
swallow	Z
swallow _by	Y
swallow _the	S
swallow sp	C
swallow up	T
swap	C
swap fac	C
swear	S
sweat	R
sweden	C
sweden _and	C
sweet	S
sweet than	T
swift	M
swift bridg	C
swift cod	F
swift er	D
swiftu	C
swiftu navigation	C
swim	E
swim film	E
swim upsid	C
swin	X
swing	R
swing stat	D
switch	[
switch joycon	C
switzerland	C
sword	[
sword _in	Y
sword _of	V
sword int	U
sword ps3	C
sydne	C
sydne ?when	F
sydne _or	I
symbol	P
symbol _and	C
symbolic	Z
sympath	[
sympath card	[
symphon	C
symphon fort	C
symptom	M
symptom _of	C
synagogu	Y
sync	C
syndrom	[
synonym	C
synonym _for	C
syri	U
system	C
system messag	L
system prompt	G
system requirement	C
system user	M
szechuan	C
szechuan sauc	C
tab	C
tabernacl	[
tabernacul	W
tabl	C
tabl _de	V
tabl _del	C
tabl _of	[
tabl _with	C
tabl count	C
tabl periodic	C
tabl user	C
tablespoon	C
tablespoon _in	C
tablet	N
tablet _in	C
tabor	X
tac	C
tacon	P
tacon comod	C
tade	X
tak	[
tak _a	[
tak _for	R
tak _him	P
tak _his	P
tak _it	W
tak _me	Q
tak _my	[
tak _the	F
tak _to	J
tak _too	Q
tak antidepressant	P
tak appl	C
tak awa	V
tak back	U
tak car	[
tak cat	J
tak communion	T
tak credit	T
tak cut	C
tak everyth	Q
tak off	[
tak ownership	C
tak paracetamol	G
tak up	Z
takeawa	C
takeawa _that	H
tal	C
tal _for	C
tal bot	I
talent	X
talith	W
talk	W
talk _about	R
talk _for	[
talk _to	C
talk _with	[
talk bad	P
talk car	C
talk donke	T
talk dup	F
tall	C
tall 38	F
tall _be	R
tall build	C
tall guy	C
tall mountan	C
tam	K
tam _a	C
tam calculator	H
tambien	R
tambourin	[
tammuz	S
tan	N
tan streak	C
tan x	C
tank	C
tank engin	G
tank tig	G
tant	X
tanzani	C
tanzani _and	C
taoist	C
taoist templ	C
tap	C
tap schedul	G
tap wat	C
tard	Z
tard _el	J
tard _en	L
tard _par	X
tardigrad	C
tardigrad surviv	C
tare	N
tare _de	C
target	C
target stor	C
tarjet	X
tarjet _de	V
tarot	E
tarot card	C
tarot grat	C
tars	W
tasbih	C
tasbih count	C
task	C
task list	C
tasmanian	C
tasmanian devil	C
tast	J
tast slow	C
tat	C
tat poet	C
tatto	[
tauru	C
tax	R
tax _in	C
tax _to	R
tax band	C
tax bracket	K
tax collector	[
tax numb	C
tayikistan	C
taz	E
te llam	C
te progr	C
tea	C
tea part	C
teach	[
teach _and	P
teach _by	T
teach _in	P
teach _me	U
teach _my	R
teach _of	T
teach child	Q
teach pay	C
teach sunda	P
team	G
team jacob	C
tear	M
tear _in	U
tear _of	C
teas	C
teas _with	C
tech	V
technical	C
techniqu	D
technolog	[
tecl	C
tectonic	C
tectonic plat	C
tectonic typ	G
teen	C
teen _be	W
teen spirit	C
teenag	[
teenag _be	Q
teeth	F
teh	L
teh best	L
tekel	V
tekel upharsin	S
teko	Y
tel	C
tel samsung	C
television	P
television _y	C
tell	U
tell _me	W
tell _my	Q
tell _the	R
tell not	C
tem	[
tem _par	[
temor	Y
temor _a	X
temor _al	U
temor _de	S
temp	C
temp _for	C
temperatur	C
temperatur _in	D
temperatur _to	J
temperatur actual	C
tempestad	T
templ	[
templ _de	S
templ _in	Z
templ _of	C
templ build	W
templ drink	C
templ hong	C
templ run	C
templ shird	C
templ universit	C
templat	C
templat fre	F
templat ks2	C
templat two	C
tempt	[
temu	C
temu legit	C
ten	L
ten _un	R
ten commandment	X
ten day	E
ten element	C
ten going	C
ten hij	P
ten languag	F
ten mil	J
ten minut	I
ten nam	C
ten plagu	U
ten thousand	R
ten virgin	Q
ten week	C
tenant	S
tenem	V
tenem _un	V
tenerif	C
tenerif _in	C
tenet	C
tenet becaus	C
teni	X
tenn	C
tenn ?when	J
tens	C
tens _of	C
tent	Z
tent _of	Q
tent peg	P
tentacion	Q
tenth	R
tenth plagu	Q
tentmak	X
teologi	V
terc	Z
terc templ	W
tercer	F
tercer seat	E
term	C
term dat	E
term vs	E
termin	[
terminal	L
terminal _and	C
terminal velocit	F
terremot	Z
terribl	[
terribl day	P
terribl thing	P
terrif	S
terrif _of	S
terror	G
terror _en	C
terrorist	V
tesalonicens	T
tesc	C
tesc clubcard	C
tesl	D
tesl model	D
tesor	V
test	C
test 123	C
test _for	U
test _with	F
test color	K
test p	F
test quer	C
test search	E
test test	C
test yield	C
testament	[
testament law	[
testif	U
testig	X
testig _de	Q
testimon	[
tetanu	C
tetanu boost	C
tetr	C
tetr world	C
tex	C
tex compar	C
tex holdem	G
text	C
text _par	[
tha	I
tha green	I
thailand	D
thal	E
thal item	E
than	T
than _a	X
than _i	P
than _me	Z
than _the	W
than fibr	C
than hone	T
than one	W
than sacrific	V
than sir	C
thank	M
thank _and	R
thank _for	[
thank _god	[
thank _to	[
thank _you	[
thanksgiv	Y
theft	[
theguardian	I
theguardian com	I
them	H
them _in	C
them _of	[
them song	C
them tun	C
themselv	T
then	C
then _or	C
then _the	[
theolog	[
theophilu	V
theor	H
theor _in	C
theorem	H
theorem worksheet	H
ther	H
ther no	C
therap	S
thermodynamic	C
thes	Y
thessalonian	V
thessalonic	S
thick	K
thick cur	C
thief	Y
thief _on	S
thiev	T
thigh	J
thigh half	J
thin	Y
thin cow	Q
thing	V
thing _and	T
thing _be	F
thing _i	E
thing _in	U
thing _to	G
thing com	S
thing happen	P
think	[
think _about	W
think _god	P
think _i	S
think _im	Q
think _my	P
third	[
third item	I
third templ	U
thirst	T
thirst _for	Q
thirt	V
thirt _and	V
thirt _or	C
thirt piec	U
thom	C
thom _the	G
thom appoint	C
thom edison	C
thom height	C
thom tuchel	G
thor	C
thor ham	C
thorn	[
thorn _in	Q
though	C
though _the	C
though all	C
thousand	[
thousand fed	S
thousand man	Q
thousand year	T
thre	C
thre 14159	C
thre _and	U
thre _de	C
thre _in	X
thre best	E
thre bs	M
thre co	C
thre complet	G
thre da	T
thre friend	U
thre hundr	[
thre john	[
thre king	[
thre litr	E
thre man	S
thre mil	D
thre olivi	C
thre one	F
thre patch	C
thre point	C
thre rang	D
thre tim	C
thre two	C
thre word	G
thre year	X
thread	C
thread bunch	C
threaten	R
thresh	[
thresh floor	Z
thrill	H
thrill releas	H
thron	E
thron cheat	C
thron hous	C
through	[
through _a	[
through _the	Z
through faith	P
throw	[
throw _in	X
throw _of	C
throw _to	Q
throw int	X
throw out	[
thump	C
thund	[
thund _and	S
thursda	R
thursda _at	C
thyatir	Q
ti	[
ti mism	R
tiberiu	U
tibi	V
tick	C
tick _on	C
ticket	C
ticket _for	C
ticket _on	C
ticket point	K
ticket sell	G
tid	C
tid tim	C
tie	C
tie _a	C
tie color	C
tie wed	C
tiemp	L
tiemp _de	Y
tiemp _par	Q
tiemp _se	G
tiemp _y	I
tiemp biblic	Q
tiemp dificil	X
tiemp estuv	P
tiemp manan	C
tien	D
tiend	Y
tienen	W
tier	D
tier list	D
tierr	[
tierr _y	Q
tierr nuev	P
tierr prometid	P
tig	G
tig vs	G
tight	D
tight _should	C
tigr	S
tikk	L
tikk masal	L
tiktok	C
tiktok _with	C
til	C
til _in	C
til mean	C
tilbur	F
tilbur pillow	F
tim	I
tim _a	N
tim _and	C
tim _as	[
tim _be	L
tim _do	F
tim _for	[
tim _in	W
tim _of	J
tim _to	D
tim belt	J
tim chain	J
tim duncan	C
tim east	C
tim islam	C
tim leed	E
tim odeon	C
tim whitb	C
tim zon	C
timelin	H
timestamp	C
timestamp _to	C
timetabl	C
timetabl aqa	C
timote	V
timoth	R
timoth chalamet	C
timoth dalton	C
tin	C
tin _of	C
tind	V
tinnitu	I
tinnitu _in	C
tint	C
tint rubi	C
tip	C
tip _for	C
tip _in	C
tip day	G
tir	X
tir _for	C
tir _of	V
tiramisu	C
tiramisu no	C
tit	R
titan	C
titanic	C
titanic movi	J
titanic sink	C
tith	[
tith _in	Q
tith _on	[
titl	S
titration	F
titration calculation	F
tittl	U
titu	P
titu welliv	C
tmrw	N
to	W
to die	R
toast	W
tobi	V
tobi _and	P
tobit	[
toc	Z
toc _el	T
tod	[
tod _el	T
tod _en	R
tod _la	T
tod _las	Q
tod _lo	V
tod _los	Q
tod _me	Z
tod _se	Q
tod _ser	U
tod _tien	T
tod _tus	C
tod est	S
tod incluid	G
toda	D
toda dat	C
toda tauru	C
toda virg	C
todavi	X
toddl	V
toddl need	C
toefl	F
toefl vs	F
togeth	X
togeth ?how	D
togeth _for	Q
togeth _in	S
token	C
toky	G
toll	C
tom	F
tom _la	R
tom cruis	C
tom hank	I
tom jon	C
tomat	C
tomat feed	C
tomat leav	C
tomato	J
tomato scor	J
tomb	[
tomorrow	M
ton	C
ton chart	C
tongu	S
tongu twist	C
tonight	G
tonight _for	C
tonight card	C
tonight gonn	C
tool	C
tooth	E
tooth extraction	C
top	C
top 250	H
top gun	C
top priz	C
top row	M
top scor	H
top sp	F
top up	C
toph	U
tor am	C
torah	[
torch	[
torment	Z
torn	Y
torn down	Y
torn warn	C
toront	C
torr	[
tortill	C
tortill _de	G
tortill wrap	C
tortois	D
tortois hibernation	D
tortug	C
tortug _de	C
tortur	Y
torvald	J
torvald linux	J
tot	C
tot bag	C
total	E
total eclips	C
total resistanc	C
touch	N
touch _his	Q
touch _me	X
touch _th	C
touch _the	Y
tour	C
tour 2023	K
tour _de	G
tour dat	C
tour setlist	D
tour ticket	K
tow	L
tow _of	X
tow capacit	C
tow wyom	D
toward	Z
town	T
town _of	X
toxic	N
toxic _for	C
toy	C
toy stor	C
toyot	I
toyot coroll	I
tr	T
tr _for	Q
tr _to	K
tr joven	Q
tr trist	C
tr vec	P
trabaj	[
trabaj _de	R
trabaj _en	[
trabaj nuev	P
trabalengu	C
trabalengu tr	C
track	C
track _my	C
track list	G
track result	C
tracklist	G
trad	S
trad jo	C
trad standard	C
trademark	C
trademark search	C
tradition	[
traduc	C
traduc buen	C
traffic	L
traffic warden	C
trag	T
traicion	W
trail	D
trail near	D
train	C
train _be	C
train _for	[
train _from	F
train dat	C
train leav	C
train tim	E
train tip	C
trait	C
traitor	I
traitor uk	C
tran	W
transcript	C
transf	C
transf fee	C
transf rumor	C
transfiguration	V
transfusion	U
transgend	X
transgresion	S
transgression	[
translat	C
translat _my	I
translat _th	I
translat _the	C
translat _your	L
translat good	C
translation	Z
translation _of	I
transliteration	C
transplant	[
trap	[
trash	C
trasplant	[
trat	Y
trat _a	T
trat _el	U
traum	[
travel	X
travel discount	E
travel insuranc	C
travell	D
travell _to	C
tre	T
tre _and	Q
tre _for	C
tre _from	Q
tre _in	P
tre _of	V
tre _to	P
tre camp	C
tre sap	C
tre screen	C
tre track	G
treasur	[
treasur _in	T
treat	P
treat _me	T
treat _of	C
treat bad	Q
treatment	P
treatment _for	C
treint	Z
trek	C
trek show	C
trembl	T
tren	C
tren madrid	C
tren sal	C
trench	C
trench warfar	C
trent	C
trescient	T
trevor	E
trevor noah	E
trex	C
trex sound	C
trial	K
trial dat	C
trial shift	C
triangl	L
triangul	C
trib	[
trib _be	R
trib _of	[
tribu	U
tribu _de	R
tribulacion	Q
tribulation	W
trick	[
trig	T
trinidad	R
trinit	G
trinit colleg	D
trinit outfit	C
trinit test	C
trip	Y
trist	C
trist letr	C
trist tigr	C
trivi	C
trivi question	C
trompet	R
troms	C
tron	R
tron _de	P
troop	C
troph	C
troubl	[
tru	[
truc	C
truc gta	C
truck	V
truck jacket	C
trudeau	C
trump	D
trump net	D
trumpet	[
trust	[
trust _god	U
trust _him	P
trust _in	[
trust _the	Q
trust issu	R
truth	[
truth _and	P
try	Q
ts	E
ts chord	E
tsar	C
tsar _of	C
tsh	F
tsi	J
tsi tim	J
tsushim	C
tsushim two	C
tu	[
tu er	R
tub	[
tub peak	F
tubal	W
tuchel	G
tuchel salar	G
tucson	F
tuition	C
tuition _if	C
tumb	S
tumor	[
tumor _be	S
tun	C
tun _if	I
tun drop	G
tundr	C
tunic	S
tunnel	T
tunnel splint	C
turke	C
turke _do	C
turke crown	J
turn	[
turn _it	D
turn _me	R
turn _my	W
turn _on	C
turn _the	X
turn _to	W
turn against	Q
turn awa	X
turn back	Q
turn fift	R
turn off	C
turn out	X
turn over	Q
turn thirt	V
turnip	C
turnip pric	C
tutorial	D
tutorial eas	G
tuv	Z
tuv _un	Y
tuv david	P
tuvieron	Q
tv	C
tv _hav	H
tv _show	C
tv und	E
tv8	J
twelv	U
twelv apostl	S
twelv discipl	Q
twelv factorial	C
twelv foot	C
twelv hour	D
twelv mean	[
twelv son	P
twelv sp	U
twelv trib	U
twelv win	M
twelv yr	C
twent	C
twent fashion	C
twic	F
twic _the	F
twilight	C
twin	[
twist	C
twist sist	C
twit	C
two	E
two 202	K
two _a	C
two _by	U
two _of	J
two answ	K
two bedroom	J
two blind	Z
two cast	C
two cat	C
two chronicl	X
two corinthian	V
two cruis	C
two da	C
two dictionar	C
two edg	Y
two fish	U
two fiv	C
two full	L
two john	[
two king	[
two larg	F
two legendar	C
two man	C
two one	C
two open	C
two paragraph	C
two peopl	U
two pet	[
two pound	C
two run	H
two samuel	[
two seven	H
two sist	S
two six	C
two son	P
two thessalonian	T
two thre	C
two thron	C
two timoth	[
two troph	C
two two	C
two unlimit	C
two walk	V
two week	K
two wif	S
two wit	Q
two x	H
two xur	C
two year	Q
ty	[
tyer	C
typ	C
typ _my	C
typ _of	K
typ _wrong	C
typ skod	C
typeerror	F
typeerror nonetyp	F
typescript	J
typescript generic	J
typhoid	C
typhoid mar	C
tyr	M
tyr 205	C
tyr pressur	C
tytytyt	C
u2	G
u2 joshu	G
uber	C
uber _en	C
uber far	C
ubuntu	F
uc	C
uc deadlin	C
ufc	C
ufc fight	C
ugh	C
ugh ads	C
ugl	U
uiuiu	C
uk	C
uk ?who	C
uk sho	N
uk sport	G
ukrain	R
ukrain front	F
ukulel	C
ukulel song	C
ul	C
ul kurs	C
ultim	I
ultim hor	W
ultim notici	C
ultim palabr	P
umbreon	C
umrah	D
umrah packag	D
unanswer	Q
unanswer pra	Q
unappreciat	V
unawar	V
unbaptiz	R
unbaptiz bab	Q
unbeliev	S
unblock	E
unblock sink	E
unborn	V
uncensor	C
uncensor anim	C
uncion	W
uncl	S
unclean	[
unclean animal	W
unclean spirit	R
unconditional	U
und	I
und 120	J
und 20	C
und 5s	C
und _a	Z
und _his	W
und _the	[
und carpet	F
und eight	C
und last	C
und thre	E
undefin	C
undefin null	F
undefin referenc	E
underneath	D
understand	[
understand _me	R
understand _the	P
undocument	[
undr	L
undr 500	L
unemplo	[
unemployment	C
unemployment rat	C
unequal	R
unequal yok	R
unexpect	I
unexpect token	C
unf	[
unfair	S
unfaith	Q
unforgiv	P
unforgivabl	P
unforgivabl sin	P
ungid	Q
ungrat	S
unhapp	U
unid	C
unid requisit	C
unidad	P
uninstall	E
uninstall _th	E
union	R
union _and	C
union select	F
uniqu	C
unit	C
unit red	C
univers	S
universal	I
universal studi	I
universidad	T
universit	M
universit acceptanc	C
unix	C
unix timestamp	C
unjust	U
unknown	[
unknown _god	Q
unleaven	[
unleaven bread	[
unless	S
unless _the	Q
unlimit	D
unlimit coin	C
unlock	C
unlock cost	G
unlock develop	M
unlock sim	C
uno	Q
uno 2023	I
uno stack	C
unplug	C
unplug _it	C
unrestrict	C
unrestrict ai	C
unsubscrib	C
unt	C
unt socr	C
until	K
until christm	C
until marr	Q
unworth	X
up	S
up _a	C
up _and	H
up _at	C
up _for	P
up _in	[
up _my	D
up _on	[
up _the	G
up _to	L
up _with	[
up _your	[
up again	R
up befor	R
up lin	C
up nev	C
up old	H
updat	C
updat _from	C
upgrad	C
upharsin	S
upon	[
upon _the	U
ups	C
ups packag	C
upsid	E
upsid down	E
uptown	C
uptown funk	C
upwork	C
upwork fe	C
ur	I
ur mum	C
uranium	C
uranium 238	C
uri	P
uriah	S
urn	Z
urugua	C
us	U
usa	E
usa _with	K
usar	[
usb	C
usd	C
usd _to	D
usd jpy	C
use	V
use 20w50	I
use _a	C
use _me	U
use _my	S
use _the	C
use _to	W
used	Q
used _to	X
used hond	E
useeffect	I
useeffect run	I
useless	M
useless piec	C
user	C
user ?wher	H
user _be	M
user _with	M
usernam	C
usernam password	F
using	[
using _my	R
using drug	Q
uso	X
usted	T
usur	X
utd	C
utd transf	C
uti	C
uv	F
uv index	C
uzzah	T
uzziah	S
v	C
v dqw4w9wgxcq	M
v wainwright	C
v8	C
v8 batter	C
va	C
va _a	C
va _de	Q
va gan	C
va mal	R
vac	T
vacacion	M
vacacion _por	C
vacation	[
vaccin	M
vaccin _do	C
vaccin age	C
vaci	X
vain	[
val	Z
val _la	S
val _un	R
valenci	C
valenci ave	C
valencian	C
valencian ingredient	C
valentin	[
valentin day	U
validation	C
valient	W
vall	[
vall _de	V
valle	Z
valle _of	[
valle best	C
valor	S
valorant	C
valorant rank	C
vam	R
van	K
van _a	[
van _al	R
vancouv	C
vancouv _by	C
vandross	C
vandross great	C
vangel	C
vangel pian	C
vanidad	U
vanit	[
vanit _of	W
vanit mean	W
vap	[
var	C
var _de	X
var work	C
varon	Z
vasht	V
vauxhall	C
vauxhall cors	C
ve	U
ve _di	P
vec	V
vecin	W
vedic	C
vedic astrolog	C
veg	C
veg residenc	F
vegan	U
vegan mac	D
vegetabl	Y
vegetarian	V
veil	X
vejez	S
vel	[
vel _de	S
velasquez	C
velasquez record	C
velocidad	C
velocidad _del	C
velocidad cuant	G
velocit	C
velocit _of	C
ven	X
venc	S
vend	[
vendi	T
vendr	R
veng	R
venganz	W
vengeanc	T
vengeanc _be	S
venial	R
venid	W
venid _par	Q
venm	C
venm limit	C
venom	C
ventan	S
venu	C
venu _in	C
veo	[
veo _a	P
ver	C
ver _a	Y
ver _el	C
ver _en	C
ver brown	C
ver partid	C
verb	C
verb _to	C
verb _with	C
verb list	C
verbal	F
verbal contract	C
verbos	C
verdad	V
verdader	S
verguenz	T
veronic	U
versaill	C
versaill term	C
version	G
version exclusiv	C
verstappen	C
verstappen penalis	C
vesak	F
vesak dat	F
vest	R
vestid	C
vestid _de	C
vestidur	Y
vet	C
vet _a	C
veteran	[
vez	Y
vi	[
viabl	C
viaj	W
vibrator	C
victor	[
victor over	X
victori	C
victori secret	C
victori spong	D
vid	[
vid _de	Q
vid _ser	V
vid _y	Q
vid etern	Q
vide	C
vide _of	D
vide convert	H
vide edit	C
vide gam	[
vide porn	C
videojueg	R
vidi	D
vidi editor	D
vie	C
vie mean	C
viej	Y
vien	V
vienen	Q
vient	U
vientr	[
viern	K
viern sant	S
vieron	Q
vietnam	C
vietnam war	C
view	C
view _my	C
vig	C
vigili	W
vii	C
vii _hav	C
vik	C
villag	X
villain	C
villain _with	C
vim	C
vin	V
vin _and	R
vindalo	F
vindalo ?how	F
vineg	C
vineg _and	C
vineg salt	F
vineyard	[
vinyl	C
vinyl record	C
vio	P
violacion	P
violenc	Z
violenci	S
violent	V
viral	D
viral _or	D
virg	C
virgen	[
virgen mari	P
virgin	[
virginit	V
virtu	X
virtual	I
virtual background	C
virtud	T
virtuos	Q
vis	C
vis _par	C
visibl	C
visibl leak	C
visibl screw	C
vision	[
vision _de	P
vision _of	U
visit	[
visit _a	U
visit _me	Q
visit _the	Q
visitor	S
vist	U
vitamin	C
vitamin c	C
vitamix	E
vitamix vs	E
vitr	T
viud	Z
viv	[
viv _con	T
viv _en	E
viv _un	I
viv _y	P
viv sol	R
vivi	T
vivient	Q
vivir	P
vlookup	G
vlookup return	G
voic	F
voic _at	X
voic _of	C
voic actor	E
voic check	D
voic coach	C
voiceov	C
void	G
void 0	J
void main	E
vokzal	I
volcan	M
volcan project	D
volum	D
volum permission	D
volunt	T
voluntad	R
volunteer	U
volv	[
volv _a	Z
volver	[
volvi	S
volvi _a	P
vomit	[
vosotr	U
vot	Q
vot _in	C
vouchr	C
vow	[
vow _and	P
vow _to	P
voy	[
voy _a	Y
voyag	K
voyag ticket	C
voz	Y
vs	C
vs _e	F
vs arrowroot	C
vs cap	C
vs combination	E
vs ct	C
vs deflation	F
vs dubo	E
vs flexbox	H
vs highlight	H
vs ibuprofen	J
vs ielt	F
vs in	C
vs lebron	K
vs less	C
vs marxism	E
vs may	C
vs ninj	E
vs octob	M
vs pear	L
vs postgr	E
vs s	I
vs sherman	G
vs sirloin	E
vs starl	I
vs stomach	H
vs su57	I
vs w2	I
vs who	D
vs whol	E
vs wund	H
vs zoysi	E
vscod	D
vuel	C
vuel _de	J
vuel barat	D
vuel medid	C
vuelt	H
vuelt _a	G
vuelv	[
vuestr	[
vuestr corazon	R
vulnerabl	C
vw	J
vw golf	J
w	C
w2	I
w9	C
w9 form	C
wa	Z
wab	C
wab sab	C
wag	Z
wag 2024	D
wag _of	S
wahlberg	C
wahlberg diet	C
wainwright	C
wainwright summar	C
wait	[
wait _for	[
wait _on	S
wait period	C
wait until	P
wak	K
wak _me	C
wak up	[
walgreen	D
walk	U
walk _by	T
walk _in	Y
walk _on	[
walk _with	Y
walk awa	Z
walk crash	C
walk int	C
walk out	R
walk togeth	V
walkthrough	C
wall	Q
wall _e	C
wall _of	T
wall fall	C
wall street	C
wallet	C
wallet fe	C
wallet not	C
wallpap	C
wallpap round	E
wand	S
want	[
want _a	U
want _me	W
want _my	P
want _to	X
want child	P
want mone	Q
want mor	W
war	M
war _and	S
war _in	[
war _of	[
war against	[
war armistic	C
war blad	D
war concentration	C
war draft	C
war explain	C
war helmet	C
war list	C
war oil	C
war one	C
war prox	C
war ragnarok	C
war rogu	C
war thre	[
warden	C
wardrob	F
wardrob checklist	F
warehous	C
warehous night	C
warehous shift	J
warfar	H
warfar weapon	C
warfarin	C
warfarin food	C
warfram	C
warfram leviathan	C
warm	N
warm compress	C
warn	D
warn 150	H
warn _to	[
warn broth	C
warn oklahom	C
warrior	H
warrior rost	C
warzon	C
warzon loadout	C
wash	H
wash _in	Z
wash cashmer	C
wash foot	[
wash hand	S
wash machin	F
wash seven	W
wast	P
wast _my	W
wast _of	C
wat	[
wat _and	S
wat _at	C
wat _be	C
wat _do	C
wat _from	Y
wat _in	U
wat _of	[
wat build	C
wat cycl	C
wat int	Z
wat lik	Y
wat saf	C
wat soften	C
watch	M
watch _it	C
watch _me	S
watch _the	C
watch _wont	I
watch all	C
watch church	[
watch marvel	F
watch ord	C
watch over	Y
watch porn	[
watch season	D
watch strap	C
watch v	M
watchman	U
water	C
watergat	C
watergat scandal	C
waterlo	C
watermark	D
waterproof	C
watson	C
watson now	C
wav	[
way	U
way _of	Y
way _to	E
way bet	C
way out	W
wayfar	C
wayfar _or	C
weak	[
wealth	Y
weapon	W
weapon _in	Q
wear	P
wear _a	[
wear _me	R
wear _to	C
wear prad	C
weath	C
weath tomorrow	C
weathr	C
weathr _th	C
web	C
websit	C
websit _with	C
wed	W
wed _at	S
wed _be	S
wed _of	U
wed dress	C
wed read	W
wed ring	T
wednesda	G
wednesda danc	C
wednesda season	C
weed	[
week	R
week ad	C
week forecast	C
week meal	C
week nin	C
week notic	K
week old	C
weekend	I
weeknd	C
weeknd real	C
weep	[
weep _and	Q
weep _for	S
weep _with	T
weigh	[
weight	C
weight _for	C
weird	V
welcom	Z
well	[
well _of	T
wellington	C
welliv	C
welliv bosch	C
welsh	H
welsh word	H
wemble	J
wemble stadium	J
weoirweoiruw	C
west	U
wet	C
wet _the	C
weth	C
weth lik	C
wh	G
wh limit	G
whal watch	D
whatev	J
whatsap	C
whatsap backup	F
whatsap web	F
wheat	Y
wheat _and	S
wheel	C
wheel _of	C
wheelch	X
wher	C
wher _my	C
whil	R
whil charg	C
whil driv	S
whip	H
whip vs	C
whirlwind	[
whisk	H
whit coat	D
whit dov	C
whit hors	[
whit lie	Y
whit pric	E
whit ts	E
whitb	C
who	D
whoam	C
whoev	T
whol	Y
whol quot	E
whol row	L
whol tith	Y
whol world	Q
wholesal	C
whop	C
whop pric	C
wiccan	C
wiccan alt	C
wick	P
wick four	C
wick king	P
wick son	P
wid	H
wid _be	H
widow	[
widow _of	S
width	F
width find	F
wif	W
wif _and	Q
wif _be	Z
wif _do	G
wif _doesnt	P
wif _for	T
wif _hav	S
wif _in	S
wif _of	Z
wif die	P
wif extend	C
wif nam	S
wif password	F
wig	Q
wig edg	C
wikipedi	C
wild	Z
wilder	Z
will	W
william	C
william hill	C
william pass	C
william swim	E
williamson	C
williamson trad	C
willow	C
willow _from	C
wilson	G
wilson luth	G
win	R
win 202	F
win _and	S
win _from	C
win goal	E
win last	Y
win pair	C
win powerball	C
win strict	C
win toda	C
wind	G
wind _in	C
wind explor	C
wind reap	V
window	C
window cord	C
window eleven	H
window seven	H
window ten	C
windsor	C
windsor knot	C
wineskin	U
wing	[
wing eyelin	C
wing lik	[
wingspan	C
winston	D
winston room	D
wint	S
wint _in	E
wint boot	C
wint tir	C
wip awa	U
wip blad	H
wis	[
wis _and	R
wis _be	W
wis _of	Q
wis man	Y
wis tooth	C
wis woman	R
wish	V
wish _i	V
wit	[
wit _to	Q
witch	C
witch _of	T
witch trial	C
witchcraft	Z
wither	Q
wither hand	Q
within	[
without _a	F
without _god	R
without _him	R
without _me	T
without _my	P
without _the	P
without bak	C
without borax	C
without ceas	P
without credit	C
without dela	C
without die	C
without drill	K
without green	C
without mom	R
without mone	V
without sin	Q
without tak	C
without work	U
wo	T
wobbl	C
woe	[
woe _to	[
wok	U
wok up	U
wolf	V
wolv	X
woman	T
woman ?who	Y
woman _at	S
woman _be	V
woman _get	C
woman _in	[
woman _of	X
woman _with	Y
woman chord	C
woman lead	S
woman teach	Q
woman wear	[
womb	V
women	E
won	C
won _the	C
wonder	W
wonder counselor	W
wonderwall	E
wonderwall _in	E
wood	V
wood _and	Y
wood net	C
wool	W
wor	[
word	H
word _and	P
word _be	S
word _for	C
word _in	V
word _of	[
word _that	C
word _to	Z
word _will	V
word _with	C
word banan	C
word becam	S
word document	C
word end	C
word essa	D
word start	C
wordl	C
wordl _en	H
wordl answ	C
work	Y
work _and	P
work _at	R
work _be	X
work _for	Q
work _from	Q
work _in	P
work _of	Y
work _on	X
work _with	S
work abroad	S
work account	C
work aft	Q
work all	T
work day	S
work hard	Q
work lik	C
work out	X
work togeth	P
work uti	C
workaholic	U
workout	C
workplac	W
worksheet	C
worksheet four	K
worksheet year	H
world	T
world _and	C
world _be	S
world cup	M
world map	C
world record	C
world ser	C
world war	X
worm	Q
worm _a	C
worn	S
worn out	S
worr	[
worr _about	X
wors	S
wors than	Q
worship	[
worship _at	S
worship _god	P
worship _in	P
worst	K
worst app	C
worth	C
worth _anyth	C
worth _it	C
worth _to	U
worth mone	C
worthless	Y
wound	[
wound _of	S
wrap	C
wrap ?when	D
wrath	[
wrestl	S
wrestl _with	Q
wright	C
wright broth	C
writ	Q
writ _a	C
writ _an	C
writ _in	[
writ _me	C
writ _on	[
writ _the	N
writ _to	[
writ off	C
writ python	F
writ revelation	[
writ smell	C
writ sql	C
wrong	U
wtf	C
wtf _be	C
wubb	C
wubb lubb	C
wudu	C
wudu step	C
wund	H
wund train	H
wuther	C
wuther height	C
ww2	E
ww2 ration	E
wwi	G
wwi tank	G
www	C
www facebook	J
www marc	J
www rightmov	H
www theguardian	I
www youtub	M
wyom	D
wyom height	D
x	C
x _al	C
x _e	C
x eight	C
x fiv	H
x onerror	F
x scar	C
x two	H
x41	C
x41 x41	C
xbox	G
xbox gamepass	G
xcvbnm	C
xiaom	C
xpath	C
xpath contain	C
xss	F
xur	C
xur location	C
xxx	C
xyz	C
y2k	C
ya	[
ya no	[
yacht	C
yaho	D
yaho com	D
yahtze	J
yahtze scor	J
yanke	C
yanke ticket	C
yannick	E
yannick noah	E
yard	C
yasin	C
yasin arabic	C
yeah	C
yeah _right	C
year	R
year _and	R
year _be	C
year _do	C
year _for	U
year _in	[
year _of	C
year _the	R
year dat	C
year eve	Q
year experienc	E
year fiv	G
year nin	H
year old	Z
year plan	R
year without	[
yeast	[
yeet	C
yeet yeet	C
yell	[
yell _at	T
yellow	C
yellow fev	C
yellowston	D
yellowston _if	D
yes	C
yes _or	D
yesterda	Q
yesterda _and	C
yet	E
yet _and	C
yield	C
yield coc	C
yog	S
yogur	H
yogur _en	H
yok	[
yok _of	U
yolk	C
york	C
you	[
young	Z
young king	U
young man	V
young peopl	V
young person	R
young son	Q
young strik	C
your	[
yourselv	Z
youth	[
youth group	[
youth hostel	C
youtub	C
youtub com	M
youtub downlaod	C
yr	C
yr old	C
yug	[
yugoslavi	C
yugoslavi breakup	C
z	C
zacari	V
zacchaeu	V
zadok	S
zakat	F
zakat calculator	F
zapat	C
zapat _de	C
zapat _en	F
zapatill	C
zapatill jordan	C
zar	C
zar blaz	C
zaragoz	E
zarephath	S
zarz	V
zealand	C
zealand south	G
zebede	P
zechariah	[
zedekiah	U
zeld	C
zeld tear	C
zen	C
zen meditation	C
zephaniah	U
zeppelin	C
zeppelin hindenburg	C
zer	C
zer _in	C
zer ever	C
zer hour	F
zerubbabel	V
zeu	C
zeu _and	C
ziklag	W
zimr	V
zion	V
zion national	C
zion williamson	C
zip	C
zip cod	C
zip stuck	C
zipporah	R
zodiac	N
zodiac 198	G
zodiac sign	D
zoe	U
zon	C
zon _do	H
zon _in	C
zon map	D
zon seven	C
zoom	C
zoom virtual	C
zoph	T
zorr	U
zoysi	E
zuckerberg	F
zuckerberg net	F
zulu	C
zulu part	C
zxzxzx	C
zzzzzzz	C`
