// written by npm run train:scope: see infra/train/README.md
export const packed = `0.12 2.007
-!--#	E
-""="	C
-",b:	G
-"-->	E
-">10	G
-"></	L
-"><p	H
-"><s	J
-"con	H
-"eas	G
-"hel	E
-"hol	H
-"htt	L
-"ls"	E
-"pho	E
-#102	F
-#exe	E
-#n/a	G
-%s%n	C
-%s%s	C
-&gt;	F
-&lt;	F
-')</	F
-'adm	J
-'cia	C
-'est	C
-'hi'	F
-'non	G
-'ope	I
-'xss	G
-("he	E
-("ho	H
-('hi	F
-('xs	G
-(10)	D
-(2+1	C
-(312	F
-(403	J
-(555	F
-(c:c	G
-(doc	J
-(int	F
-(luk	Y
-(mar	Z
-(str	H
-(und	G
-(use	J
-(x+5	I
-(x-2	I
-(ツ)_	C
-)(x+	I
-)</s	F
-)_/¯	C
-*7}}	C
-+150	F
-,">1	G
-,"ea	G
-,000	[
-,a:a	G
-,b:b	G
--#ex	E
---#e	E
--0-1	F
--014	G
--019	F
--14-	F
--143	F
--2)(	I
--283	F
--bos	Q
--bre	W
--con	S
--ele	C
--fas	C
--for	C
--han	V
--in-	[
--law	[
--lif	V
--mel	S
--met	C
--sex	T
--two	Z
--yea	[
-../.	E
-../e	E
-./..	E
-./et	E
-.0.0	E
-.0.1	E
-.1.1	D
-.141	C
-.168	D
-.1:8	E
-.3.1	E
-.5kg	G
-.co.	C
-.com	C
-.coo	J
-.exa	D
-.fac	I
-.goo	N
-.hei	E
-.log	G
-.ly/	E
-.map	F
-.mar	J
-.org	J
-.out	H
-.per	E
-.pri	H
-.rig	H
-.rol	J
-.smi	J
-.sta	J
-.the	J
-.uk/	I
-.yah	D
-.you	M
-/../	E
-//do	N
-//ev	G
-//ex	L
-//fi	J
-//gi	K
-//lo	H
-//ww	E
-/180	F
-/1ab	N
-/3xy	E
-/b&g	F
-/d/1	N
-/div	H
-/doc	N
-/etc	C
-/evi	G
-/exa	L
-/fil	J
-/fun	J
-/git	K
-/ifr	L
-/ins	C
-/jpy	C
-/lin	K
-/loc	H
-/log	M
-/p><	H
-/pas	E
-/r/f	J
-/scr	F
-/sha	F
-/spo	I
-/spr	N
-/tec	J
-/tor	K
-/tv8	J
-/wat	M
-/www	E
-0-14	F
-0-60	G
-0.0.	E
-0.1:	E
-0/10	D
-0/40	C
-0/lo	M
-00/l	M
-000/	M
-0000	H
-0012	F
-00mg	J
-00ml	C
-0110	C
-0111	C
-0123	C
-0142	G
-019-	F
-0198	F
-0203	C
-0210	N
-0293	F
-0800	G
-08n5	C
-0w50	K
-1.20	I
-1.5k	G
-10")	G
-100k	J
-100m	C
-1011	C
-1012	G
-1024	J
-1029	F
-1099	J
-1101	C
-1111	C
-1200	L
-120h	J
-1234	C
-127.	E
-12x1	J
-13-b	D
-1331	E
-14-1	F
-1415	C
-1439	F
-144h	F
-1500	C
-1542	F
-168.	D
-16gb	E
-1764	F
-17:4	F
-1812	D
-1832	C
-1840	C
-185,	U
-19-2	F
-1902	I
-192.	D
-1933	C
-1945	C
-1956	C
-1969	C
-1972	C
-1976	G
-1980	E
-1983	C
-1984	C
-1985	C
-1988	G
-1990	C
-1991	C
-1994	C
-1998	C
-1:80	E
-1abc	N
-1z99	G
-2)(x	I
-2+1)	C
-2.16	D
-2.3.	E
-20/4	C
-2003	F
-2004	K
-2010	C
-2011	L
-2012	K
-2014	C
-2016	D
-2017	L
-2019	E
-2020	E
-2022	C
-2023	C
-2024	C
-2025	C
-2026	N
-2030	I
-2049	G
-20hz	J
-20w5	K
-213-	D
-2345	C
-2400	K
-25kg	D
-27.0	E
-27th	C
-2837	F
-2938	F
-29yb	I
-2x10	J
-3(2+	C
-3.14	C
-3000	C
-3060	F
-312)	F
-32gb	E
-3456	C
-34th	H
-3508	C
-38.2	C
-3951	F
-3xyz	E
-4-14	F
-4000	[
-403)	J
-4111	D
-4159	C
-4321	C
-4395	F
-4471	I
-44hz	F
-4567	C
-4719	I
-48/1	F
-4@gm	J
-4w9w	M
-4x-3	C
-5,00	U
-5-01	C
-500m	J
-51-8	F
-5432	C
-55-0	C
-5540	J
-555)	F
-555-	C
-5678	C
-5wrw	C
-6016	E
-6100	H
-64gb	C
-6543	C
-6600	F
-6784	G
-6789	H
-68.0	N
-68.1	D
-7*7}	C
-7.0.	E
-7190	I
-7654	C
-7700	F
-78-0	F
-7:45	F
-7sdf	F
-7th?	C
-8-0-	F
-8.0.	N
-8.1.	D
-8/18	F
-8080	E
-8213	D
-84@g	J
-85,0	U
-8765	C
-87sd	F
-8821	D
-8888	D
-8gd2	I
-8n5w	C
-9-28	F
-9000	C
-9001	F
-9021	N
-92.1	D
-9268	E
-9384	F
-951-	F
-978-	F
-980s	E
-9876	C
-990s	C
-9999	D
-999a	G
-99aa	G
-9aa1	G
-9wgx	M
-9ybg	I
-9÷3(	C
-://d	N
-://e	E
-://f	J
-://g	K
-://l	H
-://w	E
-:300	H
-:808	E
-:;};	C
-:a,"	G
-:b,"	G
-:c,a	G
-:lda	G
-:voi	I
-;/b&	F
-;b&g	F
-;hi&	F
-;jkl	C
-<!--	E
-</b>	C
-</di	H
-</if	L
-</p>	H
-</sc	F
-<?ph	D
-<b>b	C
-<div	H
-<ifr	L
-<img	G
-<p>t	H
-<scr	F
-<svg	J
-<|im	E
-="co	H
-="ht	L
-="ls	E
-=4x-	C
-=ale	D
-=dqw	M
-=mc2	C
-=sum	G
->10"	G
-></d	H
-></i	L
-><p>	H
-><sv	J
->ale	F
->bol	C
->sys	E
->tes	H
-?php	D
-?v=d	M
-@exa	H
-@gma	J
-@hot	C
-[/in	C
-[i];	F
-[ins	C
-^!==	J
-^""=	C
-^""}	C
-^"><	J
-^"ph	E
-^"yo	S
-^###	C
-^#10	F
-^#n/	G
-^%00	C
-^%s%	C
-^&lt	F
-^'ad	J
-^'ci	C
-^'no	G
-^'op	I
-^(31	F
-^(55	F
-^(in	F
-^(lu	Y
-^(ma	[
-^(us	J
-^(x-	I
-^+15	F
-^+44	C
-^+52	F
-^-la	C
-^-rf	F
-^../	E
-^.he	E
-^/et	F
-^0-6	G
-^0/1	D
-^000	C
-^011	C
-^019	F
-^020	C
-^080	G
-^1.2	I
-^1.4	L
-^1.5	G
-^1.6	K
-^100	C
-^101	C
-^102	J
-^109	J
-^10k	K
-^111	C
-^117	F
-^120	M
-^121	H
-^123	C
-^125	G
-^127	M
-^12x	J
-^133	E
-^144	[
-^150	C
-^153	[
-^154	F
-^16g	E
-^17%	C
-^176	F
-^17:	F
-^180	G
-^181	D
-^183	C
-^184	C
-^185	V
-^192	D
-^193	C
-^194	C
-^195	C
-^196	C
-^197	C
-^198	C
-^199	C
-^1aa	C
-^1z9	G
-^2+2	C
-^2.3	E
-^2.5	C
-^2.7	J
-^20/	C
-^200	C
-^201	C
-^202	C
-^203	I
-^204	G
-^205	D
-^20w	K
-^225	I
-^238	C
-^240	I
-^250	G
-^25k	D
-^27t	C
-^2lb	L
-^3.1	C
-^3/8	H
-^300	L
-^303	D
-^305	M
-^306	F
-^32g	E
-^340	C
-^34t	H
-^350	C
-^365	[
-^38.	C
-^3x3	C
-^4.2	L
-^400	[
-^404	C
-^411	D
-^420	C
-^430	[
-^444	C
-^447	I
-^456	G
-^48/	F
-^4am	C
-^4th	D
-^500	C
-^501	G
-^502	C
-^53?	S
-^554	J
-^555	C
-^567	F
-^5kg	L
-^6.9	K
-^601	E
-^63%	E
-^646	M
-^64g	C
-^660	F
-^666	[
-^6am	F
-^737	E
-^755	I
-^770	F
-^777	C
-^850	C
-^882	D
-^883	H
-^888	D
-^8gb	C
-^900	C
-^902	N
-^90s	C
-^926	E
-^978	F
-^987	C
-^999	C
-^9pm	K
-^9÷3	C
-^:;}	C
-^<!-	E
-^<?p	D
-^<b>	C
-^<di	H
-^<if	L
-^<im	G
-^<sc	F
-^<|i	E
-^===	L
-^=su	G
-^[/i	C
-^[in	C
-^__p	C
-^a52	L
-^a61	H
-^a[i	F
-^aaa	C
-^aar	G
-^ab1	H
-^aba	[
-^abb	Q
-^abc	C
-^abd	Z
-^abe	L
-^abi	[
-^abl	C
-^abn	Z
-^abo	U
-^abr	V
-^abs	[
-^abu	R
-^abv	C
-^aby	X
-^aca	I
-^acc	U
-^ace	V
-^ach	Z
-^ack	G
-^acl	[
-^acn	[
-^aco	K
-^acr	C
-^act	C
-^acu	K
-^acá	Q
-^ada	N
-^adb	H
-^add	J
-^ade	C
-^adh	Q
-^adi	C
-^adj	C
-^adm	C
-^ado	[
-^ads	C
-^adu	Q
-^adv	W
-^adá	[
-^aer	C
-^afa	Y
-^aff	V
-^afr	[
-^aft	S
-^aga	[
-^age	C
-^ago	[
-^agr	[
-^agu	K
-^agv	I
-^aha	[
-^ahe	L
-^ahi	W
-^aho	K
-^ahí	P
-^aid	C
-^air	C
-^aje	P
-^ajo	C
-^ala	[
-^alb	C
-^alc	Q
-^ald	C
-^ale	D
-^alf	Z
-^alg	U
-^ali	D
-^all	S
-^alm	[
-^alo	X
-^alp	C
-^alq	J
-^alr	U
-^als	[
-^alt	C
-^alu	G
-^alw	[
-^alz	[
-^ama	I
-^amb	[
-^ame	F
-^ami	S
-^amn	Z
-^amo	N
-^amp	[
-^amr	I
-^ams	J
-^amt	C
-^amu	Y
-^amz	C
-^amá	W
-^amé	R
-^amó	[
-^ana	F
-^anc	Z
-^and	[
-^ang	I
-^ani	L
-^ank	C
-^ann	[
-^ano	J
-^ans	Q
-^ant	X
-^anu	G
-^anx	[
-^any	W
-^ap7	C
-^apa	S
-^ape	T
-^api	C
-^apl	C
-^apo	Y
-^app	C
-^apr	J
-^apu	Y
-^apó	[
-^aqa	K
-^aqu	Q
-^ara	R
-^arc	[
-^ard	R
-^are	R
-^arg	J
-^ari	P
-^ark	T
-^arm	U
-^aro	W
-^arp	Z
-^arq	R
-^arr	P
-^ars	C
-^art	R
-^asa	[
-^asc	M
-^asd	C
-^ase	[
-^ash	[
-^asi	S
-^ask	[
-^asl	C
-^asm	[
-^asn	U
-^asp	G
-^ass	C
-^ast	[
-^asu	[
-^asy	L
-^así	[
-^ata	R
-^ate	[
-^ath	[
-^atm	C
-^ato	N
-^atr	[
-^att	N
-^atu	C
-^auc	F
-^aud	Z
-^aug	W
-^aun	[
-^aur	C
-^aus	C
-^aut	X
-^ava	F
-^ave	C
-^avi	R
-^avo	H
-^awa	T
-^awf	R
-^axi	I
-^axo	C
-^aya	U
-^aye	D
-^ayu	[
-^ayú	[
-^aza	[
-^azt	C
-^azu	C
-^año	M
-^b08	C
-^baa	W
-^bab	Z
-^bac	R
-^bad	[
-^bae	E
-^bag	C
-^bai	F
-^baj	W
-^bak	C
-^bal	C
-^bam	C
-^ban	C
-^bap	X
-^baq	K
-^bar	C
-^bas	C
-^bat	C
-^bau	[
-^bay	C
-^baz	C
-^bañ	C
-^bbc	C
-^bbq	C
-^bcc	C
-^bea	E
-^beb	X
-^bec	T
-^bed	N
-^bee	C
-^bef	W
-^beg	[
-^beh	[
-^bei	[
-^bel	Z
-^ben	Z
-^ber	C
-^bes	D
-^bet	[
-^bev	C
-^bew	P
-^bey	C
-^bez	D
-^bha	L
-^bib	[
-^bic	C
-^bid	C
-^bie	[
-^big	I
-^bik	C
-^bil	C
-^bin	C
-^bio	I
-^bip	[
-^bir	L
-^bis	C
-^bit	I
-^biz	K
-^bla	F
-^ble	[
-^bli	N
-^blo	M
-^blu	C
-^bmi	C
-^bmw	F
-^bnm	C
-^boa	Z
-^bob	C
-^boc	[
-^bod	W
-^boe	C
-^bog	D
-^boh	H
-^boi	C
-^bol	C
-^bom	[
-^bon	C
-^boo	L
-^bor	F
-^bos	D
-^bot	C
-^bou	H
-^bow	G
-^box	C
-^boy	[
-^bpm	C
-^bra	H
-^brb	C
-^bre	H
-^bri	J
-^bro	L
-^bru	C
-^bts	C
-^buc	X
-^bud	C
-^bue	W
-^buf	C
-^bug	C
-^bui	L
-^buj	G
-^bul	G
-^bum	C
-^bun	C
-^bur	W
-^bus	C
-^but	C
-^buy	W
-^buz	F
-^by-	C
-^bye	C
-^byn	C
-^byp	J
-^byu	F
-^bíb	[
-^c'e	C
-^c++	C
-^caa	I
-^cab	J
-^cac	C
-^cad	P
-^cae	[
-^caf	Q
-^cag	C
-^cai	N
-^cak	D
-^cal	C
-^cam	M
-^can	N
-^cap	C
-^car	C
-^cas	C
-^cat	C
-^cau	C
-^cav	J
-^cay	S
-^caí	[
-^cbd	R
-^cde	H
-^cdm	E
-^cea	W
-^ceb	T
-^ced	[
-^cei	F
-^cel	C
-^cem	[
-^cen	H
-^ceo	C
-^cer	C
-^ces	[
-^cet	C
-^ceu	I
-^cgi	C
-^cha	C
-^che	C
-^chi	L
-^chl	M
-^chm	C
-^chn	C
-^cho	C
-^chr	U
-^chu	[
-^cic	C
-^cie	L
-^cig	[
-^cim	C
-^cin	C
-^cir	X
-^cis	G
-^cit	L
-^ciu	W
-^civ	I
-^cla	K
-^cle	U
-^cli	C
-^clo	H
-^clu	H
-^cmd	E
-^cnn	C
-^co-	D
-^coa	I
-^cob	J
-^coc	C
-^cod	C
-^cof	C
-^coi	R
-^cok	C
-^col	G
-^com	G
-^con	W
-^coo	C
-^cop	M
-^cor	N
-^cos	E
-^cot	C
-^cou	I
-^cov	H
-^cow	R
-^cpr	H
-^cpu	C
-^cra	J
-^cre	S
-^cri	X
-^cro	H
-^crp	C
-^cru	G
-^cry	P
-^crí	W
-^cró	V
-^css	D
-^csv	C
-^ctr	C
-^cua	C
-^cuc	R
-^cue	J
-^cuf	C
-^cui	J
-^cul	Y
-^cum	[
-^cuo	H
-^cup	C
-^cur	C
-^cus	S
-^cut	I
-^cuy	Q
-^cuá	[
-^cuñ	T
-^cyb	F
-^cyc	C
-^cyl	E
-^cyp	Y
-^cyr	[
-^cán	Y
-^cár	[
-^cés	Z
-^cóm	[
-^d'o	H
-^d20	C
-^dad	[
-^dag	X
-^dah	C
-^dai	J
-^dal	C
-^dam	T
-^dan	J
-^dar	P
-^das	C
-^dat	C
-^dau	X
-^dav	P
-^daw	[
-^dax	E
-^day	V
-^dañ	[
-^ddd	C
-^dea	V
-^deb	[
-^dec	R
-^ded	Y
-^def	T
-^deg	C
-^dei	[
-^dej	T
-^del	H
-^dem	V
-^den	Q
-^deo	F
-^dep	J
-^der	C
-^des	[
-^det	X
-^deu	[
-^dev	L
-^dew	S
-^dex	C
-^dfg	C
-^dgt	C
-^dhl	H
-^dia	C
-^dib	C
-^dic	I
-^did	[
-^die	[
-^dif	S
-^dig	[
-^dij	F
-^dil	J
-^dim	C
-^din	S
-^dio	[
-^dip	R
-^dir	C
-^dis	V
-^diw	C
-^diá	[
-^djo	C
-^dmv	C
-^dnd	D
-^dni	C
-^dns	C
-^do?	[
-^dob	R
-^doc	H
-^doe	J
-^dog	C
-^doi	U
-^dom	D
-^don	T
-^doo	J
-^dop	L
-^dor	[
-^dos	T
-^dou	L
-^dow	I
-^doy	X
-^doz	M
-^dpf	G
-^dps	C
-^dra	J
-^dre	M
-^dri	C
-^dro	F
-^dru	T
-^dry	F
-^dub	C
-^duc	C
-^dud	C
-^dui	T
-^duk	N
-^dul	[
-^dum	C
-^dun	C
-^duo	C
-^dup	C
-^dur	U
-^dus	[
-^dut	I
-^duv	C
-^dvd	C
-^dvl	F
-^dwa	I
-^dwe	R
-^dyi	R
-^dyn	C
-^dys	W
-^déb	[
-^día	[
-^dón	[
-^e-m	C
-^e.g	F
-^e10	F
-^e11	L
-^e18	C
-^e=m	C
-^e^x	C
-^eac	P
-^eag	Q
-^ear	K
-^eas	T
-^eat	G
-^eba	C
-^ebe	Z
-^ecc	Z
-^ech	G
-^ecl	C
-^eco	C
-^ecu	V
-^ecz	C
-^eda	[
-^ede	Q
-^edg	C
-^edi	C
-^edo	[
-^edu	R
-^edé	[
-^eev	C
-^efe	Y
-^eff	C
-^efi	S
-^efr	Y
-^egg	C
-^egi	Z
-^egl	Y
-^ego	[
-^egy	P
-^eid	C
-^eif	G
-^eig	[
-^eje	C
-^ejé	V
-^ela	U
-^elb	C
-^eld	[
-^ele	C
-^elf	C
-^eli	[
-^ell	L
-^elm	H
-^elo	V
-^elt	M
-^ely	S
-^elí	Z
-^ema	C
-^emb	[
-^eme	T
-^emi	S
-^emm	H
-^emo	[
-^emp	E
-^ena	L
-^end	Z
-^ene	Y
-^enf	[
-^eng	C
-^enj	[
-^enl	H
-^eno	[
-^ens	U
-^ent	R
-^env	[
-^enz	E
-^epa	V
-^eph	[
-^epi	C
-^epo	C
-^eps	C
-^equ	C
-^era	[
-^ere	C
-^eri	C
-^erm	C
-^ero	L
-^err	C
-^ert	C
-^esa	[
-^esc	Z
-^esd	M
-^esf	U
-^esg	K
-^esl	E
-^esp	U
-^esq	C
-^ess	C
-^est	X
-^eta	F
-^ete	P
-^etf	C
-^eth	[
-^eti	C
-^eto	C
-^etr	F
-^ets	C
-^ett	C
-^ety	C
-^eug	C
-^eul	C
-^eun	[
-^eur	C
-^eut	[
-^eva	[
-^evi	[
-^evo	I
-^ewr	C
-^ex-	X
-^exa	S
-^exc	J
-^exe	H
-^exh	W
-^exi	X
-^exo	S
-^exp	C
-^ext	Q
-^eye	T
-^eyr	E
-^eze	[
-^ezi	C
-^ezr	M
-^f05	J
-^f15	J
-^f16	H
-^f30	F
-^f35	J
-^fab	P
-^fac	D
-^fad	S
-^fah	G
-^fai	[
-^faj	D
-^fak	N
-^fal	V
-^fam	V
-^fan	N
-^far	I
-^fat	[
-^fau	V
-^fav	Q
-^fe2	C
-^fe?	[
-^fea	[
-^feb	H
-^fec	C
-^fed	T
-^fee	K
-^fei	C
-^fel	[
-^fem	V
-^fen	G
-^fer	C
-^fes	P
-^feu	C
-^fev	C
-^few	F
-^fff	C
-^ffs	C
-^fia	Y
-^fib	C
-^fic	C
-^fie	[
-^fif	S
-^fig	X
-^fij	F
-^fil	C
-^fin	T
-^fir	R
-^fis	V
-^fit	C
-^fiv	M
-^fix	C
-^fjd	C
-^fla	D
-^fle	[
-^fli	C
-^flo	P
-^flu	C
-^fly	C
-^foc	Q
-^fod	D
-^fog	C
-^foi	C
-^fol	C
-^fon	C
-^fos	[
-^fot	C
-^fou	Q
-^fox	J
-^fra	C
-^fre	C
-^fri	T
-^fro	Q
-^fru	U
-^fry	C
-^frí	[
-^ftp	J
-^fuc	C
-^fue	[
-^fui	[
-^ful	Q
-^fum	R
-^fun	K
-^fur	M
-^fus	I
-^fut	C
-^fuz	F
-^fyr	C
-^fác	[
-^fís	R
-^fút	Z
-^g70	C
-^gab	I
-^gad	[
-^gae	C
-^gag	C
-^gai	V
-^gal	[
-^gam	I
-^gan	D
-^gap	S
-^gar	I
-^gas	C
-^gat	L
-^gau	C
-^gav	[
-^gay	[
-^gaz	[
-^gb2	E
-^gbp	D
-^gcs	C
-^gde	K
-^gdp	C
-^gea	C
-^gec	F
-^ged	Y
-^geh	[
-^gel	C
-^gem	L
-^gen	V
-^geo	C
-^ger	C
-^ges	Q
-^get	N
-^ggg	C
-^ggp	I
-^ghg	C
-^ghi	C
-^gho	L
-^gia	[
-^gib	T
-^gid	[
-^gif	T
-^gig	T
-^gil	M
-^gin	C
-^gir	C
-^git	C
-^giv	Y
-^gla	H
-^gle	Y
-^glo	[
-^glu	C
-^gly	I
-^gma	I
-^gna	[
-^gno	T
-^goa	C
-^gob	[
-^god	[
-^goe	T
-^gog	Y
-^goi	S
-^gol	C
-^gom	[
-^gon	D
-^goo	M
-^gor	C
-^gos	[
-^got	L
-^gou	Z
-^gov	V
-^goz	[
-^gps	F
-^gpt	C
-^gra	N
-^gre	K
-^gri	Q
-^gro	Y
-^gru	[
-^gta	C
-^gua	L
-^gue	G
-^gui	J
-^gum	C
-^gun	C
-^gur	C
-^gus	K
-^guy	F
-^guí	[
-^gv8	E
-^gál	S
-^gén	X
-^gól	S
-^h2o	D
-^hab	N
-^hac	I
-^had	[
-^hag	W
-^hah	C
-^hai	I
-^hal	C
-^ham	G
-^han	T
-^hap	[
-^har	V
-^has	K
-^hat	[
-^hau	[
-^hav	S
-^hay	G
-^haz	C
-^hba	C
-^hdm	C
-^hea	Y
-^heb	[
-^hec	K
-^hed	C
-^hee	K
-^hei	C
-^hel	T
-^hem	S
-^hen	C
-^her	[
-^hes	Y
-^heu	C
-^hex	C
-^hey	C
-^hez	[
-^hgf	C
-^hgv	H
-^hib	H
-^hic	S
-^hid	[
-^hie	C
-^hig	I
-^hij	[
-^hik	L
-^hil	E
-^him	[
-^hin	C
-^hip	M
-^hir	C
-^his	[
-^hit	R
-^hiv	Q
-^hiy	C
-^hiz	Z
-^hjk	C
-^hmm	C
-^hmr	D
-^hoa	G
-^hob	C
-^hoc	C
-^hog	J
-^hoj	C
-^hol	G
-^hom	S
-^hon	[
-^hoo	E
-^hop	X
-^hor	K
-^hos	M
-^hot	C
-^hou	N
-^how	C
-^hoy	H
-^hoz	C
-^htm	F
-^htt	C
-^hua	E
-^hud	C
-^hue	C
-^hug	[
-^hui	U
-^hul	C
-^hum	N
-^hur	[
-^hus	[
-^huy	V
-^hué	R
-^hyd	C
-^hyp	[
-^hys	[
-^hyu	J
-^háb	[
-^hág	Y
-^i'd	C
-^i'm	[
-^i'v	[
-^i++	F
-^i.e	F
-^iam	C
-^ibu	C
-^ibz	X
-^ice	C
-^ich	Y
-^ici	H
-^ico	[
-^icu	T
-^ida	E
-^idd	C
-^ide	D
-^idi	C
-^idk	C
-^idl	[
-^ido	[
-^idr	C
-^iel	H
-^igl	[
-^ign	H
-^igu	D
-^iii	D
-^ike	C
-^ill	[
-^ima	M
-^imb	C
-^imd	G
-^ime	C
-^imm	[
-^imp	P
-^imá	X
-^in-	S
-^in?	C
-^inc	J
-^ind	C
-^ine	K
-^inf	[
-^ing	C
-^inh	[
-^ini	P
-^inj	[
-^ink	M
-^inm	[
-^inn	V
-^ino	W
-^inp	C
-^ins	K
-^int	V
-^inu	W
-^inv	F
-^inú	S
-^ion	C
-^ipa	C
-^iph	C
-^ira	M
-^ire	I
-^iri	C
-^iro	C
-^irq	D
-^irr	Q
-^irs	E
-^is?	C
-^ish	U
-^isl	C
-^ism	V
-^isn	I
-^iso	C
-^isr	[
-^iss	X
-^it'	[
-^ita	C
-^ite	C
-^iti	C
-^its	[
-^itu	C
-^itv	D
-^iuy	C
-^iva	C
-^ive	V
-^ivf	X
-^ivy	E
-^jab	Q
-^jac	N
-^jae	V
-^jag	E
-^jai	M
-^jaj	C
-^jak	C
-^jam	G
-^jan	[
-^jap	C
-^jar	[
-^jas	[
-^jav	P
-^jaw	Q
-^jay	C
-^jaz	C
-^jea	C
-^jeb	[
-^jed	Y
-^jef	M
-^jeh	[
-^jel	C
-^jen	C
-^jep	X
-^jer	[
-^jes	[
-^jew	[
-^jez	[
-^jfk	C
-^jhg	D
-^jib	D
-^jij	C
-^jim	E
-^jin	[
-^jir	R
-^jjj	C
-^jkh	F
-^jkl	C
-^joa	Y
-^job	R
-^joe	E
-^joh	H
-^joi	[
-^jok	C
-^jol	C
-^jon	H
-^joo	G
-^jop	[
-^jor	V
-^jos	X
-^jot	[
-^jou	[
-^jov	W
-^joy	[
-^jsd	C
-^jso	C
-^jua	S
-^jub	[
-^jud	Z
-^jug	C
-^jui	V
-^jul	C
-^jum	C
-^jun	T
-^jur	S
-^jus	R
-^juv	T
-^juz	Y
-^jóv	[
-^kah	C
-^kal	C
-^kam	E
-^kan	C
-^kar	C
-^kat	C
-^kay	C
-^kea	G
-^keb	D
-^kee	Q
-^kei	E
-^kel	C
-^kem	C
-^ken	J
-^kep	[
-^ker	I
-^kev	C
-^key	C
-^kha	C
-^kic	E
-^kid	[
-^kie	C
-^kil	Z
-^kim	L
-^kin	W
-^kis	G
-^kit	C
-^kiw	C
-^kjd	D
-^kkk	C
-^kla	F
-^kle	C
-^kmn	G
-^kne	G
-^kni	C
-^kno	M
-^knu	E
-^kon	C
-^kor	D
-^kos	H
-^kpi	C
-^kpo	H
-^kra	C
-^kre	F
-^kri	C
-^kro	H
-^ks2	G
-^ksj	E
-^kub	F
-^kur	C
-^kwh	H
-^kyl	E
-^lab	I
-^lac	C
-^lad	Y
-^lag	C
-^lai	[
-^lak	C
-^lam	P
-^lan	L
-^lao	[
-^lap	C
-^lar	R
-^las	T
-^lat	H
-^lau	C
-^lav	C
-^law	C
-^lay	F
-^laz	U
-^lbw	C
-^ldl	C
-^lea	C
-^leb	J
-^lec	[
-^led	X
-^lee	C
-^lef	T
-^leg	C
-^lei	C
-^lej	[
-^lem	X
-^len	K
-^leo	C
-^lep	[
-^les	R
-^let	G
-^lev	F
-^lew	C
-^lex	J
-^ley	X
-^leó	[
-^lia	[
-^lic	C
-^lie	Z
-^lif	X
-^lig	J
-^lik	[
-^lil	C
-^lim	C
-^lin	C
-^lio	S
-^lip	Q
-^liq	C
-^lir	G
-^lis	C
-^lit	S
-^liv	W
-^lkj	C
-^lla	L
-^llc	D
-^lle	Q
-^llo	H
-^llu	W
-^lma	C
-^loa	F
-^lob	C
-^loc	C
-^lod	W
-^lof	K
-^log	C
-^loi	U
-^lol	C
-^lon	I
-^loo	C
-^lop	C
-^lor	[
-^los	V
-^lot	R
-^lou	C
-^lov	[
-^low	U
-^loy	[
-^lsk	C
-^lub	C
-^luc	S
-^lue	C
-^luf	C
-^lug	G
-^luj	[
-^luk	P
-^lul	J
-^lun	C
-^lus	T
-^lut	C
-^lux	[
-^luz	P
-^lyd	[
-^lye	G
-^lyi	[
-^lyl	C
-^lyn	C
-^lyr	C
-^lys	[
-^lág	S
-^lám	V
-^láz	T
-^líb	Y
-^líd	[
-^lím	[
-^m&s	F
-^m/s	E
-^m25	C
-^mac	C
-^mad	R
-^mae	Z
-^mah	F
-^mai	[
-^maj	P
-^mak	K
-^mal	N
-^mam	R
-^man	U
-^map	C
-^maq	C
-^mar	R
-^mas	C
-^mat	P
-^max	C
-^may	C
-^mañ	N
-^mba	K
-^mca	C
-^mcc	C
-^mcd	D
-^mcm	D
-^mcr	G
-^mcv	C
-^me,	[
-^me<	E
-^me?	[
-^mea	[
-^mec	C
-^med	U
-^mee	R
-^meg	H
-^meh	C
-^mej	P
-^mel	F
-^mem	G
-^men	T
-^mep	V
-^mer	S
-^mes	J
-^met	C
-^mex	C
-^mey	C
-^mez	Y
-^mg/	C
-^mia	C
-^mic	C
-^mid	Z
-^mie	[
-^mig	[
-^mik	C
-^mil	H
-^min	J
-^mio	C
-^miq	T
-^mir	W
-^mis	[
-^mit	C
-^mix	C
-^miz	W
-^mk7	K
-^mla	F
-^mmm	C
-^mnb	C
-^mne	F
-^moa	[
-^mob	U
-^moc	V
-^mod	E
-^mog	C
-^moh	C
-^mol	N
-^mom	[
-^mon	H
-^moo	C
-^mor	P
-^mos	Y
-^mot	C
-^mou	Z
-^mov	C
-^mow	P
-^moz	F
-^mp3	C
-^mp4	D
-^mpg	C
-^mph	C
-^mrb	C
-^mri	S
-^msg	C
-^mud	T
-^mue	[
-^muf	C
-^muj	T
-^mul	X
-^mum	C
-^mun	L
-^mup	C
-^mur	U
-^mus	I
-^mut	C
-^muy	X
-^myc	C
-^mym	D
-^myr	[
-^mys	V
-^már	[
-^más	[
-^méd	[
-^mí?	S
-^mía	Z
-^mío	[
-^mús	[
-^naa	C
-^nab	[
-^nac	D
-^nad	R
-^nag	T
-^nah	C
-^nai	M
-^nak	F
-^nam	K
-^nan	C
-^nao	[
-^nap	G
-^nar	Q
-^nas	C
-^nat	G
-^nau	C
-^nav	C
-^naz	[
-^nba	C
-^nda	C
-^nea	C
-^neb	[
-^nec	[
-^nee	L
-^neg	U
-^neh	[
-^nei	[
-^nem	L
-^neo	C
-^nep	[
-^ner	[
-^nes	K
-^net	C
-^nev	S
-^new	P
-^nex	K
-^nfl	C
-^nhs	G
-^nic	Z
-^nie	E
-^nig	[
-^nik	H
-^nim	Y
-^nin	Z
-^nis	V
-^nix	C
-^niñ	[
-^noa	Z
-^nob	Y
-^noc	[
-^nod	N
-^noe	T
-^noi	K
-^nom	F
-^non	C
-^nor	C
-^nos	P
-^not	Q
-^nou	C
-^nov	Z
-^now	C
-^noé	Z
-^npm	C
-^nth	C
-^nub	P
-^nuc	[
-^nud	E
-^nue	Y
-^nul	C
-^num	C
-^nun	L
-^nut	E
-^nvi	C
-^nvn	C
-^nwb	E
-^nym	Y
-^nín	T
-^núm	[
-^oak	N
-^oat	C
-^oba	C
-^obe	[
-^obi	Q
-^obj	T
-^obl	Z
-^obr	Z
-^obs	[
-^oca	C
-^occ	J
-^oce	C
-^och	[
-^oct	C
-^ocu	P
-^odd	C
-^ode	I
-^odi	[
-^ody	F
-^ofe	C
-^off	L
-^ofi	[
-^ofr	[
-^ofs	C
-^oft	C
-^ogr	I
-^ohi	C
-^ohm	C
-^oho	[
-^oij	C
-^oil	C
-^oiu	C
-^ojo	V
-^oka	[
-^okl	C
-^old	U
-^oli	Q
-^olv	W
-^oly	C
-^ome	T
-^omg	C
-^omn	X
-^omr	U
-^ona	[
-^onc	[
-^one	X
-^oni	C
-^onl	Q
-^ont	L
-^ooh	C
-^opa	I
-^ope	G
-^oph	[
-^opi	S
-^opo	W
-^opp	P
-^opr	C
-^opt	J
-^ora	[
-^orc	C
-^ord	C
-^ore	J
-^org	M
-^ori	L
-^orl	C
-^oro	M
-^orp	Y
-^orq	C
-^ort	P
-^oré	S
-^osb	C
-^osc	C
-^ose	W
-^osl	C
-^osm	C
-^oso	P
-^osr	C
-^oth	[
-^oti	C
-^oto	[
-^otr	[
-^ott	F
-^oug	C
-^oui	Q
-^oun	C
-^our	[
-^out	Q
-^ove	U
-^owe	Y
-^owl	C
-^own	V
-^oxb	E
-^oxf	C
-^oxi	G
-^oxy	C
-^oye	T
-^oys	E
-^oyó	Q
-^oze	C
-^ozy	C
-^ozz	C
-^oíd	Z
-^oír	[
-^p45	C
-^pab	[
-^pac	[
-^pad	L
-^pae	G
-^pag	L
-^pai	M
-^paj	[
-^pal	N
-^pan	J
-^pap	L
-^paq	C
-^par	G
-^pas	R
-^pat	J
-^pau	R
-^pav	G
-^pay	D
-^paz	Q
-^paí	[
-^pdf	C
-^pea	F
-^pec	[
-^ped	J
-^pee	C
-^pel	Q
-^pen	P
-^peo	[
-^pep	C
-^peq	V
-^per	N
-^pes	W
-^pet	Z
-^pez	[
-^peñ	V
-^pg_	D
-^pha	W
-^phi	R
-^pho	C
-^php	C
-^phr	C
-^phy	I
-^pia	C
-^pic	C
-^pid	D
-^pie	Q
-^pig	K
-^pil	U
-^pin	C
-^pip	C
-^pir	H
-^pis	I
-^pit	C
-^piv	E
-^pix	E
-^piz	C
-^pla	C
-^ple	T
-^plo	L
-^pls	C
-^plu	C
-^pob	T
-^poc	[
-^pod	C
-^poe	C
-^poi	C
-^pok	C
-^pol	J
-^pon	N
-^poo	R
-^pop	C
-^por	G
-^pos	C
-^pot	J
-^pou	W
-^pov	[
-^pow	C
-^poz	R
-^ppp	C
-^pra	[
-^pre	P
-^pri	C
-^pro	X
-^pru	C
-^pré	X
-^prí	Z
-^pró	[
-^ps3	C
-^ps4	C
-^ps5	C
-^psa	[
-^psi	Z
-^pso	C
-^psy	[
-^pts	Y
-^pub	H
-^pud	Q
-^pue	N
-^puf	C
-^pug	C
-^puj	G
-^pul	C
-^pum	C
-^pun	C
-^pup	C
-^pur	Z
-^pus	P
-^put	C
-^pyt	C
-^pán	S
-^pér	R
-^pés	X
-^púb	S
-^qaz	C
-^qib	C
-^qua	K
-^que	C
-^qui	G
-^quo	C
-^qué	[
-^qwe	C
-^r's	C
-^r16	D
-^r50	H
-^rac	X
-^rad	C
-^rag	W
-^rah	U
-^rai	N
-^rak	C
-^ral	C
-^ram	I
-^ran	C
-^raq	W
-^rar	P
-^ras	C
-^rat	C
-^rav	E
-^raw	D
-^ray	C
-^raz	E
-^raí	R
-^rdr	C
-^rea	N
-^reb	J
-^rec	F
-^red	C
-^ree	C
-^ref	Q
-^reg	P
-^reh	[
-^rei	[
-^rej	[
-^rel	[
-^rem	E
-^ren	K
-^rep	C
-^req	F
-^rer	C
-^res	Q
-^ret	L
-^reu	E
-^rev	F
-^rew	L
-^rex	C
-^rey	X
-^rez	Q
-^rfc	C
-^rgb	C
-^rha	K
-^rhe	[
-^rhy	C
-^rib	H
-^ric	H
-^rie	C
-^rif	C
-^rig	[
-^rim	E
-^rin	C
-^rio	F
-^rip	C
-^riq	T
-^ris	I
-^rit	[
-^riv	[
-^riz	T
-^roa	C
-^rob	H
-^roc	[
-^rod	N
-^rof	C
-^rog	C
-^roi	S
-^roj	P
-^rol	C
-^rom	T
-^ron	C
-^roo	V
-^rop	I
-^ros	C
-^rot	C
-^rou	C
-^row	C
-^roy	C
-^rtp	H
-^rtx	F
-^rua	W
-^rub	C
-^rud	C
-^ruf	[
-^rug	C
-^rui	X
-^rul	H
-^rum	F
-^run	C
-^rus	C
-^rut	N
-^rya	C
-^ryz	F
-^río	Y
-^s23	E
-^s24	E
-^sab	T
-^sac	W
-^sad	[
-^sae	K
-^saf	W
-^sag	C
-^sai	W
-^sal	J
-^sap	K
-^sar	V
-^sas	C
-^sat	M
-^sau	S
-^sav	S
-^saw	Y
-^say	L
-^saú	Y
-^sca	[
-^sce	C
-^sch	K
-^sci	C
-^sco	C
-^scr	R
-^sdf	C
-^sdk	E
-^sea	E
-^seb	C
-^sec	M
-^sed	Y
-^see	U
-^seg	F
-^sei	Z
-^sel	L
-^sem	F
-^sen	M
-^seo	K
-^sep	[
-^seq	N
-^ser	W
-^ses	C
-^set	C
-^sev	U
-^sew	C
-^sex	[
-^señ	V
-^sha	K
-^she	T
-^shi	C
-^sho	I
-^shr	K
-^shu	C
-^shy	V
-^sib	[
-^sic	[
-^sid	Q
-^sie	[
-^sif	Q
-^sig	I
-^sih	U
-^sik	C
-^sil	V
-^sim	C
-^sin	Y
-^sir	C
-^sis	K
-^sit	C
-^six	C
-^siz	C
-^ska	F
-^skd	E
-^ski	C
-^sko	G
-^sku	C
-^sky	E
-^sla	[
-^sle	X
-^sli	C
-^slk	C
-^slo	D
-^slu	C
-^sma	M
-^sme	C
-^smo	M
-^smy	W
-^sna	C
-^sne	C
-^sno	G
-^sny	C
-^soa	G
-^sob	[
-^soc	C
-^sod	C
-^sof	C
-^soh	C
-^soi	[
-^sol	P
-^som	X
-^son	T
-^soo	[
-^sop	[
-^sor	[
-^sos	Z
-^sou	D
-^sow	[
-^soy	[
-^soñ	[
-^spa	F
-^spe	F
-^spf	C
-^spi	J
-^spl	C
-^spo	M
-^spr	H
-^spy	T
-^sql	C
-^squ	C
-^src	E
-^ssh	C
-^sta	C
-^std	I
-^ste	G
-^stf	C
-^sti	U
-^sto	N
-^str	G
-^stu	F
-^sty	C
-^su5	J
-^sub	I
-^suc	Q
-^sud	C
-^sue	S
-^suf	[
-^suj	C
-^sul	C
-^sum	E
-^sun	U
-^sup	F
-^sur	[
-^sus	R
-^sw1	C
-^swa	H
-^swe	X
-^swi	P
-^swo	X
-^syc	[
-^syd	C
-^syl	C
-^sym	P
-^syn	J
-^syr	Z
-^sys	C
-^sze	C
-^sáb	[
-^sím	[
-^sín	Z
-^sís	R
-^tab	C
-^tac	H
-^tad	Z
-^tai	C
-^tak	Q
-^tal	M
-^tam	Y
-^tan	P
-^tao	C
-^tap	C
-^tar	I
-^tas	F
-^tat	Q
-^tau	C
-^tav	C
-^tax	I
-^tay	C
-^taz	F
-^tcu	C
-^tea	F
-^tec	C
-^ted	E
-^tee	I
-^teh	N
-^tek	[
-^tel	J
-^tem	I
-^ten	X
-^teo	V
-^ter	X
-^tes	M
-^tet	I
-^tex	C
-^teñ	C
-^tha	M
-^the	W
-^thi	J
-^tho	V
-^thr	U
-^thu	V
-^thy	Y
-^tib	K
-^tic	C
-^tid	C
-^tie	M
-^tig	C
-^tij	C
-^tik	C
-^til	C
-^tim	I
-^tin	D
-^tip	C
-^tit	H
-^tmr	N
-^toa	E
-^tob	[
-^tod	U
-^toe	C
-^tog	V
-^toi	C
-^tok	C
-^tol	C
-^tom	C
-^ton	C
-^too	[
-^top	C
-^toq	[
-^tor	Q
-^tot	C
-^tou	C
-^tow	S
-^tox	J
-^toy	C
-^tra	G
-^tri	K
-^tro	L
-^tru	T
-^try	S
-^tsa	C
-^tsh	I
-^tsi	M
-^tsu	C
-^ttt	C
-^tuc	C
-^tud	C
-^tue	E
-^tui	C
-^tul	J
-^tum	Y
-^tun	C
-^tur	H
-^tus	R
-^tut	F
-^tuv	[
-^tve	C
-^twe	K
-^twi	C
-^two	T
-^tye	C
-^typ	C
-^tyt	C
-^tóx	X
-^tún	T
-^ube	C
-^ubu	H
-^uca	C
-^ufc	C
-^ugh	C
-^ugl	Y
-^uiu	C
-^ukr	U
-^uku	C
-^ult	C
-^umb	P
-^umr	G
-^una	R
-^unb	U
-^unc	[
-^und	E
-^une	R
-^unf	U
-^ung	Z
-^unh	W
-^uni	F
-^unj	X
-^unk	[
-^unl	M
-^unm	U
-^uno	U
-^unp	X
-^unr	L
-^uns	N
-^unt	M
-^unw	Y
-^up?	[
-^upd	C
-^upg	C
-^uph	S
-^upo	[
-^ups	F
-^upt	C
-^upw	C
-^ura	C
-^urg	W
-^uri	[
-^urn	[
-^uru	C
-^urí	P
-^us?	[
-^usa	X
-^usb	C
-^usc	D
-^usd	C
-^use	C
-^ush	C
-^usi	[
-^uso	K
-^ust	V
-^usu	X
-^uta	C
-^utd	C
-^uti	C
-^uto	C
-^uzz	Y
-^uña	L
-^vac	Z
-^vai	[
-^val	T
-^vam	G
-^van	C
-^vap	[
-^var	J
-^vas	[
-^vau	C
-^vay	S
-^vaz	C
-^vec	[
-^ved	C
-^veg	C
-^vei	V
-^vej	W
-^vel	C
-^vem	C
-^ven	V
-^veo	[
-^ver	Q
-^ves	H
-^vet	E
-^vez	[
-^via	U
-^vib	C
-^vic	F
-^vid	C
-^vie	I
-^vig	E
-^vii	C
-^vik	C
-^vil	K
-^vim	C
-^vin	P
-^vio	M
-^vip	T
-^vir	[
-^vis	N
-^vit	M
-^viu	[
-^viv	[
-^viñ	X
-^vlo	G
-^voc	V
-^voi	F
-^vok	K
-^vol	T
-^vom	Z
-^vos	W
-^vot	M
-^vou	C
-^voy	N
-^voz	Z
-^vpn	C
-^vsc	E
-^vue	K
-^vul	C
-^vír	V
-^wab	C
-^wag	[
-^wah	C
-^wai	S
-^wak	G
-^wal	J
-^wan	[
-^war	C
-^was	[
-^wat	K
-^wav	[
-^wax	G
-^way	R
-^we'	U
-^wea	D
-^web	K
-^wed	Q
-^wee	R
-^wei	J
-^wel	U
-^wem	L
-^wen	S
-^weo	C
-^wep	U
-^wer	X
-^wes	[
-^wet	C
-^wha	F
-^whe	E
-^whi	G
-^who	J
-^why	K
-^wib	C
-^wic	I
-^wid	U
-^wif	S
-^wig	S
-^wik	C
-^wil	Z
-^wim	K
-^wip	P
-^wir	H
-^wis	[
-^wit	Q
-^wiv	M
-^wob	C
-^woe	[
-^wok	Z
-^wol	P
-^wom	X
-^won	F
-^woo	T
-^wor	Q
-^wou	V
-^wow	C
-^wra	D
-^wre	[
-^wri	K
-^wro	[
-^wtf	C
-^wub	C
-^wud	C
-^wun	J
-^wut	C
-^ww2	I
-^wwe	C
-^wwi	L
-^www	D
-^wyo	H
-^xbo	C
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
-^yam	C
-^yan	C
-^yar	C
-^yas	C
-^yea	K
-^yee	C
-^yel	N
-^yem	C
-^yep	C
-^yes	H
-^yet	D
-^yie	C
-^yin	C
-^yog	C
-^yok	[
-^yol	Z
-^yor	C
-^you	K
-^yyy	C
-^zac	[
-^zad	V
-^zak	I
-^zap	C
-^zar	C
-^zaz	C
-^zea	T
-^zeb	G
-^zec	[
-^zed	V
-^zel	C
-^zen	C
-^zep	N
-^zer	D
-^zeu	C
-^zik	X
-^zil	R
-^zim	W
-^zio	[
-^zip	C
-^zod	R
-^zon	C
-^zoo	S
-^zop	T
-^zor	P
-^zoy	G
-^zuc	C
-^zul	C
-^zur	U
-^zxz	C
-^zzz	C
-^{{7	C
-^¿ad	T
-^¿al	Q
-^¿ca	[
-^¿co	S
-^¿cu	X
-^¿có	[
-^¿de	Z
-^¿di	[
-^¿dó	[
-^¿el	S
-^¿en	W
-^¿er	V
-^¿es	[
-^¿ex	Y
-^¿ha	[
-^¿je	Z
-^¿la	X
-^¿le	R
-^¿lo	Y
-^¿me	W
-^¿mi	U
-^¿no	X
-^¿pa	U
-^¿po	Y
-^¿pu	Z
-^¿qu	[
-^¿se	[
-^¿si	W
-^¿so	V
-^¿te	T
-^¿ti	V
-^¿to	P
-^¿un	T
-^¿va	W
-^¿ve	P
-^¿vi	W
-^¿vo	X
-^águ	Y
-^áng	[
-^áni	[
-^árb	[
-^äöü	C
-^éfe	S
-^éxi	Q
-^éxo	T
-^ído	Y
-^ñlk	C
-^ñññ	C
-^órg	Z
-^últ	[
-^úni	P
-^тес	C
-^اخت	C
-^مرح	C
-^テスト	C
-^今天天	C
-^你好吗	C
-_(ツ)	C
-__pr	C
-_end	E
-_k@h	I
-_mod	F
-_pro	C
-_sle	D
-_sta	E
-a,"e	G
-a.co	J
-a101	G
-a610	H
-a:a,	G
-a[i]	F
-aa10	G
-aaaa	C
-aac'	V
-aac?	U
-aal?	U
-aam'	T
-aama	[
-aamá	S
-aani	V
-aard	C
-aaro	C
-aaró	[
-aash	T
-ab's	T
-ab12	H
-abac	[
-abad	C
-abaj	[
-abak	Z
-abal	L
-aban	[
-abao	[
-abar	X
-abas	[
-abaz	C
-abba	V
-abbe	M
-abbi	C
-abbl	C
-abc1	D
-abcd	N
-abdí	R
-abed	Z
-abee	[
-abel	L
-abeo	[
-abes	V
-abet	C
-abeu	X
-abez	Z
-abia	R
-abic	C
-abid	[
-abie	[
-abig	X
-abij	Q
-abil	K
-abim	S
-abin	C
-abio	V
-abir	R
-abis	Z
-abit	W
-abla	N
-able	I
-abli	W
-ablo	[
-abne	Z
-abod	U
-abog	C
-abol	C
-abom	Y
-abon	J
-abor	[
-abot	W
-abou	S
-abov	I
-abra	W
-abre	X
-abri	G
-abro	[
-abrá	V
-absa	[
-abse	T
-abso	L
-abst	Y
-abuc	X
-abue	Z
-abul	C
-abun	W
-abur	C
-abus	[
-aby'	M
-abyl	R
-abys	X
-abé?	Q
-abía	Y
-ac's	V
-acab	Z
-acac	Q
-acad	C
-acam	C
-acan	C
-acar	C
-acas	[
-acat	[
-acbe	D
-acbo	C
-acca	[
-acce	G
-acch	X
-acci	S
-acco	R
-accu	Y
-ace,	T
-ace?	[
-aceb	C
-aced	[
-aceh	C
-acel	C
-acen	R
-acep	[
-acer	[
-aces	I
-acet	C
-acha	Z
-ache	S
-achi	M
-acho	I
-acht	E
-achu	G
-acia	[
-acid	[
-acie	E
-acif	Y
-acil	C
-acim	V
-acin	I
-acio	C
-acis	[
-acit	C
-ació	[
-ack;	R
-ack?	C
-acka	C
-ackc	S
-acke	E
-ackg	C
-acki	K
-ackj	L
-ackl	C
-acko	F
-ackp	I
-acks	M
-acku	E
-ackw	H
-acle	[
-acob	W
-acog	Y
-acol	C
-acom	[
-acon	[
-acor	C
-acos	Q
-acou	C
-acra	[
-acre	H
-acri	N
-acro	C
-acry	I
-acta	L
-acte	J
-acti	Z
-actl	E
-acto	C
-actr	C
-acts	V
-actu	C
-acua	C
-acuc	T
-acue	N
-acul	W
-acun	L
-acus	W
-acué	W
-acán	V
-acía	U
-acío	X
-ad's	S
-ad=a	J
-ada?	U
-adab	[
-adad	[
-adag	D
-adal	J
-adan	C
-adap	G
-adar	D
-adas	K
-adbl	H
-adda	H
-adde	[
-addi	[
-addl	P
-addr	C
-addu	Y
-addy	C
-adec	Y
-aded	E
-adel	C
-adem	C
-aden	D
-adeo	Z
-ades	V
-adeu	C
-adha	C
-adhd	X
-adia	C
-adic	[
-adie	[
-adin	M
-adio	C
-adis	C
-adit	[
-adiu	E
-adiv	E
-adiz	E
-adje	C
-adle	E
-adli	N
-adlo	R
-adly	M
-adme	C
-admi	C
-adne	Q
-ado?	[
-adok	V
-adol	I
-adon	C
-adop	[
-ador	C
-ados	H
-adou	C
-adow	C
-adox	H
-adph	E
-adre	[
-adri	C
-adro	C
-adry	C
-adró	[
-adsh	C
-adst	F
-adth	[
-adua	[
-aduc	C
-adul	Q
-adur	F
-adva	S
-adve	E
-advi	[
-advo	[
-adwa	F
-adán	[
-adón	T
-ae30	K
-ael'	Q
-ael,	V
-ael;	X
-ael?	[
-aeli	S
-aell	G
-aels	C
-aero	C
-aesa	R
-aest	Z
-aeus	[
-afan	X
-afar	U
-afed	C
-afel	J
-afes	C
-afet	[
-affa	[
-affe	C
-affi	J
-affl	S
-affo	[
-affr	C
-afia	H
-afin	S
-afor	D
-afra	[
-afri	G
-afte	T
-aftk	G
-afts	[
-afía	U
-agag	Y
-agai	[
-agal	E
-agan	V
-agap	X
-agar	[
-agas	U
-agat	C
-agav	L
-agda	[
-age,	L
-age?	V
-aged	U
-agei	S
-agel	C
-agem	[
-agen	C
-ageo	T
-ager	T
-ages	[
-agga	S
-agge	Z
-aggi	[
-aggl	W
-aghr	F
-agia	X
-agic	W
-agin	K
-agio	N
-agis	C
-agit	C
-agle	Q
-agna	C
-agne	R
-agni	[
-agno	[
-agnó	X
-ago?	Q
-agog	[
-agon	J
-agor	L
-agos	M
-agot	Z
-agoz	C
-agra	H
-agre	V
-agri	W
-agro	S
-agua	M
-agud	C
-ague	S
-agui	C
-agun	C
-agur	Y
-agus	W
-agvs	I
-agái	[
-agón	W
-ah's	[
-ah_k	I
-ahab	[
-ahah	C
-aham	Z
-ahan	J
-ahas	X
-ahaz	[
-ahea	L
-ahei	C
-ahel	Q
-ahij	T
-ahil	C
-ahim	P
-ahit	X
-ahjo	C
-ahlb	C
-ahli	C
-ahne	C
-ahod	K
-ahol	F
-ahom	C
-ahoo	D
-ahor	I
-ahre	G
-ahto	C
-ahtz	K
-ahum	S
-ahwe	V
-ahúm	S
-ai's	T
-aiah	Y
-aiap	T
-aica	C
-aici	Z
-aid,	Q
-aid?	V
-aida	R
-aide	C
-aids	[
-aigh	Z
-aigs	G
-aiku	C
-ail.	C
-aila	E
-ailb	H
-ailc	D
-aile	G
-aili	Z
-aill	C
-ailo	[
-ails	C
-ailu	[
-ailw	G
-aily	J
-aimi	C
-aims	C
-ain'	J
-ain(	H
-ain?	Y
-ainb	[
-aind	C
-aine	R
-ainf	C
-aini	L
-ainl	G
-ains	[
-aint	E
-ainw	C
-airb	D
-airc	C
-aird	C
-aire	C
-airi	C
-airl	C
-airp	C
-airs	[
-airu	R
-airw	G
-airy	E
-aise	N
-aisi	[
-aith	[
-aiti	Z
-aito	R
-aits	C
-aius	[
-aive	H
-ajad	U
-ajaj	C
-ajar	L
-ajas	R
-ajed	E
-ajen	Y
-ajer	P
-ajes	C
-ajo?	P
-ajol	C
-ajor	P
-ajsj	C
-akar	C
-akat	C
-ake,	Y
-ake?	I
-akea	C
-aked	[
-akeh	S
-aken	P
-aker	C
-akeu	H
-akfa	N
-akho	E
-akim	V
-akin	Q
-akir	D
-akku	Z
-akne	T
-akow	C
-akra	N
-aksh	C
-akth	[
-akup	Y
-al's	X
-al.c	E
-alaa	[
-alab	R
-alac	S
-alad	C
-alag	H
-alai	C
-alaj	C
-alak	Z
-alal	C
-alam	C
-alan	C
-alaq	P
-alar	C
-alas	[
-alat	S
-alax	R
-alay	J
-alba	C
-albu	C
-alca	M
-alch	D
-alci	M
-alco	P
-alcu	C
-alda	Y
-alde	[
-aldi	V
-aldo	C
-alds	C
-aldu	E
-aleb	Z
-alec	Y
-aled	[
-aleg	M
-alej	[
-alek	Z
-alel	[
-alem	U
-alen	C
-aler	M
-ales	V
-alex	C
-alez	[
-alf-	[
-alfa	V
-alft	E
-alfw	J
-alge	I
-algi	[
-algo	K
-algr	D
-algu	[
-alha	E
-alho	H
-alia	C
-alid	C
-alie	E
-alif	C
-alig	L
-alil	[
-alim	K
-alin	[
-alip	[
-alir	[
-alis	S
-alit	W
-aliv	[
-alió	[
-alke	H
-alki	U
-alkl	C
-alks	Z
-alkt	C
-alky	D
-all,	N
-alle	G
-alli	Z
-allo	G
-allp	C
-alls	L
-ally	S
-allé	[
-allí	Q
-alma	Z
-alme	C
-almi	R
-almo	[
-alms	[
-almu	[
-alod	C
-aloe	E
-alog	I
-alom	S
-alon	J
-aloo	E
-alor	C
-alos	[
-alot	C
-alou	[
-alph	C
-alpo	C
-alqu	L
-alre	U
-alru	E
-alry	V
-als,	Y
-alsa	K
-alse	[
-also	U
-alta	[
-alte	D
-alth	N
-alti	M
-alto	C
-altr	Y
-altu	C
-alty	C
-aluc	K
-alud	[
-alue	D
-alum	E
-alup	X
-alva	[
-alve	Y
-alvi	G
-alvo	[
-alvó	R
-alwa	W
-alyp	X
-alyz	Z
-alza	[
-alzh	[
-alén	T
-alít	T
-alón	X
-am's	[
-ama?	Q
-amab	[
-amad	C
-amag	E
-amai	L
-amal	[
-aman	J
-amar	[
-amas	N
-amaz	F
-amb?	[
-amba	P
-ambi	Q
-ambl	[
-ambo	S
-ambr	J
-ambs	C
-ambu	V
-ame,	R
-ame-	T
-ame>	L
-ame?	Y
-amec	S
-amed	[
-amel	[
-amen	[
-amep	J
-amer	C
-ames	L
-amet	C
-amga	V
-amha	C
-amic	F
-amie	[
-amig	[
-amil	Y
-amin	U
-amis	C
-amit	J
-amix	H
-amle	P
-amma	[
-amme	D
-ammi	[
-ammo	L
-ammu	T
-amno	Y
-amnó	R
-amol	C
-amon	S
-amor	[
-amos	K
-amou	C
-amox	C
-ampa	N
-ampe	J
-ampg	D
-ampi	G
-ampl	C
-ampo	G
-amps	[
-ampt	D
-ampu	[
-amri	C
-ams?	P
-amso	[
-amst	C
-amsu	C
-amtr	C
-amue	U
-amul	Y
-amum	U
-amur	C
-amus	I
-amzo	C
-amán	Y
-amín	V
-amós	S
-an's	K
-an't	T
-an.c	J
-an.p	E
-ana?	V
-anaa	[
-anad	C
-anae	R
-anag	K
-anah	M
-anai	L
-anak	Y
-anal	C
-anan	C
-anar	C
-anas	J
-anat	[
-anaá	S
-anbe	M
-anca	P
-anch	P
-anci	P
-anco	F
-ancr	E
-anct	[
-ancu	C
-ancy	[
-ancé	R
-and'	S
-and,	U
-and?	V
-anda	D
-andc	T
-ande	[
-andf	R
-andk	U
-andl	Q
-andm	[
-ando	C
-andp	[
-andr	C
-ands	[
-andu	C
-andw	C
-andy	C
-andó	P
-anea	Y
-anec	Z
-aned	S
-anej	S
-anel	C
-anen	C
-aneo	E
-aner	C
-anes	J
-anet	F
-anfo	J
-anga	S
-ange	N
-angi	[
-angk	C
-angl	C
-ango	I
-angr	[
-angs	W
-angu	M
-anhe	Y
-ania	P
-anic	L
-anid	[
-anie	T
-anif	[
-anil	C
-anim	Q
-anin	W
-anio	[
-anip	[
-anis	C
-anit	[
-aniu	C
-aniv	Z
-anja	C
-anje	V
-anke	C
-ankf	[
-anki	H
-ankl	C
-ankr	[
-anks	C
-anna	[
-anne	G
-anni	K
-anno	G
-annu	Y
-anny	P
-ano?	W
-anoc	C
-anod	C
-anoi	[
-anol	C
-anon	Z
-anor	T
-anos	[
-anot	J
-anqu	[
-ans,	R
-ans?	[
-ansa	J
-ansc	C
-anse	K
-ansf	H
-ansg	[
-ansi	[
-ansl	C
-anso	[
-ansp	W
-ansu	V
-answ	K
-ansó	Y
-ant,	V
-ant?	[
-anta	C
-ante	[
-anth	P
-anti	R
-antl	P
-anto	C
-antr	L
-ants	J
-antí	U
-anue	V
-anuf	C
-anuk	[
-anum	H
-anun	C
-anus	C
-anut	D
-anva	C
-anxi	[
-anya	C
-anyb	G
-anye	C
-anym	[
-anyo	C
-anyt	U
-anyw	K
-anza	Z
-aná?	Q
-anás	Z
-anía	X
-anón	[
-aode	C
-aodi	[
-aoh'	X
-aois	C
-aoke	C
-aomi	S
-aooo	C
-ap(v	F
-ap:/	G
-apac	M
-apag	H
-apan	C
-apar	W
-apat	C
-apec	J
-aped	[
-apef	C
-apel	C
-apen	C
-aper	C
-apes	N
-apez	K
-apha	[
-aphe	C
-aphi	Y
-apho	R
-aphr	V
-aphs	D
-apia	[
-apid	C
-apin	R
-apis	X
-apit	C
-apli	C
-apoc	[
-apol	S
-apon	S
-apor	C
-apoy	R
-appe	T
-apph	[
-appi	E
-appl	C
-appo	M
-appr	V
-apps	C
-appy	[
-apre	[
-apri	C
-apro	[
-apse	X
-apso	K
-apsu	G
-apta	F
-apte	H
-apti	V
-apto	C
-aptu	Y
-apul	[
-apás	S
-apít	X
-apóc	S
-após	[
-aqua	C
-aque	P
-aqui	C
-aquí	Z
-ar's	[
-ara?	S
-arab	[
-arac	C
-arad	C
-arag	C
-arah	[
-arai	[
-araj	N
-arak	[
-aral	Z
-aram	[
-aran	E
-arao	V
-arar	[
-aras	[
-arat	M
-arau	L
-araz	W
-arañ	C
-araó	W
-arba	C
-arbi	M
-arbo	H
-arbu	C
-arca	L
-arce	C
-arch	C
-arci	[
-arcl	J
-arco	J
-arcu	C
-arcy	C
-arcá	Z
-ard,	Q
-arda	C
-arde	C
-ardi	L
-ardo	U
-ardr	G
-ards	N
-ardu	C
-ardw	C
-ardí	X
-area	C
-arec	L
-ared	Y
-aree	E
-aref	V
-areg	[
-areh	C
-arej	R
-arem	R
-aren	Z
-arep	C
-arer	V
-ares	[
-aret	X
-arew	[
-arfa	K
-arfi	C
-arfr	C
-arfu	Q
-arga	M
-arge	C
-argi	E
-argo	P
-args	C
-argu	[
-aria	[
-aric	W
-arid	X
-arie	I
-arif	D
-arih	Y
-arij	U
-aril	C
-arim	Z
-ario	V
-arip	L
-aris	P
-arit	Y
-ariu	J
-ariz	J
-arje	U
-ark)	Z
-ark?	Z
-arka	C
-arke	K
-arki	C
-arkn	[
-arks	[
-arla	X
-arle	M
-arli	C
-arlo	G
-arls	[
-arly	S
-arme	[
-armi	[
-armo	H
-arms	[
-army	S
-arna	[
-arni	Y
-arno	Z
-arns	[
-arok	C
-arol	H
-arom	C
-aron	[
-aroo	H
-arot	L
-arou	V
-arpa	J
-arpe	V
-arpl	C
-arqu	R
-arr.	F
-arra	P
-arre	Y
-arri	[
-arro	L
-arru	S
-arry	U
-ars,	U
-arse	C
-arsh	E
-arsi	U
-arso	I
-art,	[
-art?	V
-arta	T
-artb	Z
-arte	Q
-arth	[
-arti	D
-artm	C
-artn	Y
-artr	J
-arts	F
-artu	P
-arty	W
-art|	E
-aruc	[
-arva	C
-arve	X
-arvi	G
-arxi	G
-ary'	[
-ary?	[
-arza	Q
-arzi	[
-arzo	C
-aráb	[
-arán	[
-arás	[
-arça	G
-aréi	U
-aría	[
-arón	[
-as's	[
-asa?	S
-asad	J
-asag	C
-asah	T
-asaj	Y
-asan	V
-asar	[
-asas	C
-asbi	C
-asbr	C
-asca	D
-asce	K
-asci	C
-asco	[
-ascr	C
-ascu	[
-asda	C
-asdf	C
-ase6	I
-ase:	C
-asec	X
-ased	[
-aseh	C
-asen	[
-aser	C
-ases	L
-aseñ	C
-asfe	Q
-asha	[
-ashb	X
-ashe	Y
-ashi	M
-ashl	F
-ashm	C
-asht	[
-asia	Z
-asic	Y
-asie	L
-asif	C
-asil	X
-asim	F
-asin	K
-asio	Y
-asir	X
-asis	C
-asió	S
-ask:	H
-aske	[
-aski	E
-asks	P
-asle	C
-aslo	E
-asma	I
-asmo	[
-asn'	S
-asno	R
-asnt	U
-asol	F
-ason	C
-asos	W
-aspa	V
-aspb	F
-aspe	M
-asph	[
-aspi	C
-aspl	[
-asqu	D
-ass=	H
-assa	J
-asse	L
-assi	C
-assm	V
-asso	W
-assp	C
-assu	[
-assw	C
-assy	[
-ast"	G
-ast-	C
-ast;	Z
-ast?	[
-asta	X
-aste	G
-asti	[
-astl	C
-asto	[
-astp	Z
-astr	Q
-asts	S
-astu	[
-astw	C
-asty	E
-asté	S
-asua	E
-asue	T
-asun	V
-asur	P
-asus	X
-asut	E
-asyj	K
-asyn	C
-asés	W
-asía	V
-asón	P
-at's	C
-atad	F
-atag	C
-atal	H
-atam	Z
-atan	Y
-ataq	R
-atar	Y
-atas	C
-atat	C
-atbo	P
-atbr	C
-atch	H
-ate'	[
-ate,	W
-ate?	[
-atea	R
-ateb	F
-ated	[
-atef	[
-ateg	C
-atel	E
-atem	I
-aten	[
-ateo	W
-ates	C
-ateu	X
-atev	C
-atew	C
-atex	C
-atfo	C
-atgp	C
-ath'	W
-ath,	T
-ath?	[
-atha	Z
-athb	U
-athe	G
-athi	[
-athl	S
-atho	[
-athr	C
-aths	W
-athy	[
-atib	C
-atic	C
-atie	V
-atig	[
-atil	C
-atin	S
-atio	R
-atir	R
-atis	C
-atit	[
-ativ	V
-atla	C
-atma	C
-atme	Y
-atmo	[
-atne	Q
-ato'	C
-atod	L
-atoe	C
-atom	C
-aton	W
-ator	C
-atos	C
-atra	G
-atre	X
-atri	W
-atro	[
-atry	[
-atrá	T
-atsa	C
-atsb	C
-atso	C
-atta	X
-atte	J
-atth	V
-atti	I
-attl	S
-atto	G
-attr	C
-atua	Q
-atue	G
-atun	C
-atur	C
-atus	M
-atut	C
-atwi	K
-atán	U
-atía	[
-atól	T
-au's	T
-auce	C
-auck	F
-aude	J
-audi	[
-auer	G
-augu	X
-aul'	[
-aul?	[
-aulo	Z
-ault	I
-auma	[
-auna	X
-aunc	V
-aunq	W
-aunt	Y
-aura	M
-aure	C
-auri	G
-auro	F
-aurs	V
-auru	C
-ause	C
-auss	G
-aust	D
-auth	[
-auti	T
-auto	I
-autu	L
-auty	Y
-auva	C
-auxh	C
-avad	C
-aval	X
-avas	C
-avat	U
-ave?	[
-avec	C
-aved	[
-avel	[
-avem	M
-aven	Q
-aver	C
-aves	Z
-avia	C
-avid	[
-avig	C
-avil	[
-avin	P
-avio	R
-avis	I
-avit	K
-aviv	P
-avlo	F
-avoc	C
-avog	C
-avoi	X
-avor	[
-avou	C
-avra	L
-avía	W
-aw's	C
-awai	C
-awak	[
-awar	V
-away	L
-awba	C
-awbo	Q
-awei	E
-awfu	R
-awin	[
-awle	R
-awlp	M
-awsh	C
-awye	H
-axad	[
-axed	S
-axer	X
-axes	[
-axim	C
-axis	I
-axol	C
-ayag	G
-ayal	[
-ayaq	F
-ayas	C
-ayat	C
-aybe	C
-aybo	E
-ayca	V
-aych	[
-ayde	C
-ayed	Q
-ayer	V
-ayfa	D
-ayfl	C
-ayik	E
-ayin	[
-ayli	C
-aylo	C
-ayme	W
-ayne	I
-ayof	X
-ayon	G
-ayor	U
-ayou	M
-aypa	C
-ays,	X
-ays;	T
-ays?	[
-aysl	J
-ayst	C
-ayud	[
-ayun	Y
-aywa	C
-ayúd	[
-az's	V
-azad	T
-azae	W
-azan	S
-azar	M
-azaz	Z
-azel	[
-azen	C
-azer	F
-azgo	T
-azia	V
-azil	C
-azin	[
-azir	[
-azme	G
-azol	C
-azon	C
-azor	C
-azos	W
-azqu	C
-azte	C
-azul	C
-azur	F
-azws	C
-azza	V
-azón	[
-aías	Z
-aída	Y
-aído	[
-aín?	T
-añad	[
-añan	N
-añar	H
-añas	W
-añer	[
-añol	C
-años	[
-añía	T
-aón?	P
-aúl?	P
-b&gt	F
-b,">	G
-b.co	K
-b08n	C
-b:b,	G
-b>bo	C
-ba's	R
-ba1c	C
-baal	[
-baas	T
-baba	E
-babb	H
-babe	W
-babi	S
-baby	X
-bach	W
-back	W
-bact	C
-bacu	T
-bacy	U
-bada	[
-bade	D
-badi	K
-badl	[
-bado	C
-bage	C
-bagg	M
-bags	Z
-bail	N
-bait	C
-baja	V
-bajo	[
-bake	C
-baki	R
-bakk	Z
-bala	V
-bald	R
-bale	C
-bali	F
-ball	C
-balm	V
-balo	C
-balt	Y
-bama	C
-bamb	C
-bamo	Y
-ban?	Q
-bana	C
-banc	[
-band	G
-bane	C
-bang	[
-bank	L
-bann	J
-bano	[
-banq	[
-bans	H
-banz	V
-bapp	K
-bapt	Z
-baqu	K
-bara	M
-barb	C
-barc	C
-bard	W
-bare	[
-barg	Y
-bari	C
-bark	E
-barl	[
-barn	I
-baro	N
-barr	Y
-bars	V
-bart	[
-baru	Z
-barz	[
-barç	G
-bas?	T
-base	H
-bash	E
-basi	[
-bass	C
-bast	F
-basu	C
-bate	C
-bath	G
-bati	H
-batm	C
-bato	Y
-bats	M
-batt	C
-baut	[
-bayl	C
-baza	C
-baña	E
-bbab	V
-bbag	C
-bbas	[
-bbat	T
-bbc.	I
-bbed	N
-bbel	H
-bbes	D
-bbin	[
-bbis	C
-bbit	C
-bble	C
-bbol	Z
-bbor	G
-bc.c	I
-bc12	D
-bcar	E
-bcen	J
-bdía	R
-be.c	M
-beac	C
-bead	C
-beam	R
-bean	C
-bear	Y
-beas	X
-beat	R
-beau	Y
-bebe	F
-bebé	[
-beca	X
-becc	C
-bece	U
-beci	C
-beck	C
-beco	V
-bect	F
-bed-	T
-bede	V
-bedi	[
-bedn	W
-bedr	C
-beds	[
-bedt	T
-beef	C
-beel	[
-been	[
-beep	C
-beer	R
-bees	L
-beet	G
-befo	W
-bega	Z
-begg	[
-begi	W
-bego	V
-begu	C
-beha	R
-behe	Y
-behi	U
-beho	[
-bein	[
-beka	Y
-bel,	U
-bel?	[
-beld	Q
-beli	[
-bell	X
-belo	Z
-bels	H
-belt	C
-belé	Y
-bemo	[
-ben-	W
-bena	G
-benc	N
-bend	[
-bene	X
-beni	S
-benj	V
-benn	C
-bent	P
-beon	[
-beos	V
-bere	[
-berg	C
-beri	M
-berl	C
-berm	G
-bern	T
-bero	C
-berp	F
-berr	C
-bers	C
-bert	V
-bes?	S
-besh	T
-besi	X
-beso	[
-best	C
-bet3	I
-beta	P
-bete	[
-beth	V
-beti	J
-betr	[
-bets	U
-bett	Y
-betw	F
-beus	X
-beve	C
-bewa	P
-beye	Q
-beyi	S
-beyo	C
-beza	Y
-bezo	C
-bg8g	I
-bgq=	I
-bhag	L
-biad	Y
-bial	C
-bian	K
-biar	L
-bias	Z
-bibl	[
-bici	C
-bidd	[
-bide	G
-bidi	C
-bido	X
-bidu	V
-bien	[
-bier	[
-bies	[
-biga	X
-bigg	D
-bija	Q
-bike	C
-biki	G
-biks	D
-bila	S
-bild	Y
-bile	C
-bilh	W
-bili	C
-bill	C
-bilo	Z
-bime	S
-bina	W
-bind	C
-bine	F
-bing	[
-bins	C
-biog	H
-biol	C
-biop	V
-bios	[
-biot	D
-bipo	[
-bira	R
-bird	C
-birk	C
-birl	G
-birm	C
-birt	[
-bisc	C
-bish	C
-bism	C
-bit'	U
-bit.	E
-bit?	L
-bita	J
-bitc	M
-bite	C
-biti	T
-bito	Z
-bits	R
-bitt	[
-bitz	D
-bizc	K
-bién	S
-bjec	C
-blab	W
-blad	D
-blah	C
-blam	V
-blan	N
-blar	T
-blas	[
-blaz	F
-ble,	W
-ble?	[
-blec	M
-bled	T
-blee	I
-blem	Z
-blen	F
-bler	C
-bles	Q
-blet	J
-bley	L
-blia	[
-blic	S
-blig	P
-blin	V
-blio	H
-blis	[
-blo?	X
-bloc	P
-blok	L
-blon	C
-bloo	P
-blor	C
-blos	[
-blow	[
-blox	C
-blue	C
-blur	C
-bmar	C
-bmas	D
-bmit	[
-bner	Z
-bnm,	C
-bnmb	C
-boam	[
-boar	C
-boas	[
-boat	L
-boaz	[
-boca	[
-boda	U
-bodi	[
-body	V
-boei	C
-boer	C
-boga	C
-bogo	D
-bohe	H
-boil	C
-bois	C
-bola	[
-bold	M
-boli	C
-boll	C
-bolo	[
-bols	P
-bomb	[
-bomi	Y
-bona	W
-bond	M
-bone	J
-boni	[
-bonj	C
-bonn	L
-bono	C
-bonu	M
-boob	C
-book	R
-boom	C
-boop	C
-boos	C
-boot	S
-booz	T
-bor'	S
-bora	K
-borb	C
-bord	[
-bore	N
-borg	C
-bori	C
-born	[
-boro	C
-borr	K
-bors	T
-bort	[
-bosc	C
-bosh	Y
-boss	W
-bost	C
-both	[
-boto	G
-bots	[
-bott	Q
-boug	P
-boul	C
-boun	T
-bouq	D
-bour	M
-bout	R
-bove	I
-bowe	S
-bowi	C
-bowl	I
-boxi	C
-boyf	[
-boys	[
-brac	C
-brad	C
-brah	Z
-brai	S
-brak	C
-bram	[
-bran	[
-brar	Q
-bras	K
-brat	[
-brav	[
-braz	C
-bre?	C
-brea	Q
-brem	W
-bren	C
-breo	T
-brer	[
-bres	T
-brev	U
-brew	J
-brex	D
-brib	[
-bric	[
-brid	[
-brie	D
-brig	E
-brin	K
-brir	C
-bris	D
-brit	C
-brió	S
-broa	P
-brok	[
-bron	Q
-broo	Q
-bros	[
-brot	S
-brou	[
-brow	C
-brua	C
-bruh	C
-bruj	[
-brun	G
-brus	C
-bryo	Z
-bsal	Z
-bscr	C
-bsen	T
-bses	[
-bsit	C
-bsol	L
-bson	J
-bsta	[
-bsti	J
-btin	[
-buar	C
-buch	W
-buck	[
-bucl	C
-buco	X
-buda	C
-budd	J
-budg	H
-buds	C
-buel	Z
-buen	U
-buff	C
-buil	N
-buja	G
-buji	G
-bujo	C
-buke	T
-bula	R
-bulb	C
-bulk	C
-bull	C
-bump	C
-bums	C
-bunc	C
-bund	X
-bunn	C
-bunt	H
-bupr	C
-buqu	C
-burb	J
-burd	[
-bure	E
-burg	C
-buri	[
-burk	E
-burl	Y
-burn	L
-burr	C
-burs	N
-burt	C
-burw	C
-bury	C
-busa	S
-busc	U
-buse	[
-bush	I
-buso	Q
-bust	C
-busy	[
-busó	S
-buta	J
-butc	H
-buti	C
-butl	H
-butt	C
-buyi	[
-buys	T
-buzz	F
-bvcx	C
-by's	M
-by-e	C
-bylo	R
-byne	C
-bypa	J
-byss	X
-byte	F
-bías	R
-bíbl	[
-c'es	C
-c,a:	G
-c.co	I
-c/pa	E
-c/sh	F
-c123	D
-c:c,	G
-c="h	L
-ca's	C
-ca.c	J
-caba	P
-cabb	C
-cabe	[
-cabi	C
-cabl	F
-cabo	[
-cabr	W
-cabu	C
-caca	C
-cach	C
-caci	E
-cact	C
-cada	C
-cade	Q
-cadi	E
-cado	M
-cadu	C
-caer	[
-caes	R
-cafe	C
-caff	N
-cage	C
-cago	C
-cah'	Z
-caht	C
-caia	Z
-cain	U
-cake	C
-cal?	R
-cala	C
-calc	C
-cald	[
-cale	J
-calf	[
-calh	H
-cali	C
-call	K
-calm	[
-calo	C
-calp	C
-calv	Z
-caly	X
-calz	Z
-cam'	C
-cama	T
-camb	G
-came	[
-cami	S
-camm	[
-camo	P
-camp	J
-camu	I
-can'	T
-cana	V
-canb	M
-canc	C
-cand	[
-cane	N
-cann	F
-cano	V
-cans	T
-cant	X
-canv	C
-cany	C
-canz	T
-capa	C
-cape	M
-capi	C
-capo	C
-capr	C
-caps	G
-capt	D
-capu	[
-capí	X
-car?	C
-cara	G
-carb	C
-carc	X
-card	D
-care	Y
-carg	C
-cari	V
-carl	M
-carm	U
-caro	X
-carp	K
-carr	N
-cars	C
-cart	D
-carv	C
-cary	V
-cará	S
-carí	W
-cas?	S
-casa	[
-case	C
-cash	J
-casi	M
-casm	W
-caso	[
-cass	C
-cast	C
-casu	E
-casé	U
-cata	C
-catc	[
-cate	C
-cath	[
-cati	J
-cato	V
-cats	C
-catt	Z
-cató	T
-caug	[
-caus	C
-caut	C
-cave	J
-caye	X
-cayo	D
-cayó	[
-caía	[
-caíd	[
-caín	Z
-cbet	D
-cboo	C
-ccab	[
-ccaf	C
-ccam	C
-ccan	C
-ccar	C
-ccee	[
-ccen	D
-ccep	N
-cces	V
-ccha	W
-cchu	G
-ccia	C
-ccid	[
-ccin	L
-ccio	D
-cció	[
-ccle	X
-ccom	E
-ccon	C
-ccor	M
-ccou	U
-ccup	J
-ccur	L
-ccus	[
-cdmx	E
-cdon	D
-cean	C
-ceas	W
-cebo	C
-cebr	C
-ceda	[
-cede	Z
-cedo	[
-cedr	V
-ceed	[
-cees	Y
-ceho	C
-ceil	F
-ceip	N
-ceiv	[
-cela	C
-cele	E
-celi	[
-cell	D
-celo	S
-cels	H
-celt	C
-celu	C
-cema	[
-cemb	F
-ceme	I
-cemi	I
-cena	Q
-cenc	C
-cend	G
-cene	C
-ceni	V
-cens	[
-cent	C
-ceos	X
-ceov	C
-cepc	U
-cept	R
-cer?	T
-cera	T
-cerc	D
-cerd	[
-cere	[
-cerm	S
-cern	[
-cero	G
-cerr	[
-cers	K
-cert	L
-cerv	C
-cerá	S
-ceré	T
-ces;	V
-ces?	[
-cesa	N
-cesh	C
-cesi	[
-ceso	[
-cess	K
-cest	[
-ceta	C
-ceti	C
-cetm	G
-ceut	I
-ceva	R
-ch's	C
-ch?v	M
-chab	X
-chac	U
-chad	L
-chae	J
-chaf	[
-chai	P
-chaj	G
-chak	N
-chal	[
-cham	[
-chan	Q
-chao	D
-chap	I
-char	C
-chas	C
-chat	H
-chau	E
-chaz	W
-chbo	M
-chcr	[
-chdu	E
-chea	G
-cheb	X
-chec	C
-ched	P
-chee	C
-chel	C
-chem	Y
-chen	C
-cher	Y
-ches	R
-chet	F
-chew	J
-chia	W
-chic	C
-chid	C
-chie	H
-chig	L
-chil	W
-chim	K
-chin	R
-chio	Z
-chip	J
-chis	[
-chit	C
-chiv	G
-chiz	[
-chle	C
-chlo	M
-chma	W
-chmo	C
-chna	C
-chni	C
-chno	Z
-cho?	Q
-choc	I
-choi	F
-chok	C
-chon	N
-choo	Z
-chop	C
-chor	C
-chos	[
-chot	E
-chri	W
-chro	Q
-chst	C
-chth	Z
-chua	C
-chuc	C
-chuf	C
-chur	[
-chus	[
-chuz	U
-cia?	S
-ciac	U
-cial	T
-cian	[
-ciao	C
-ciar	L
-cias	K
-ciat	N
-cibi	V
-cibl	D
-cici	C
-cicl	C
-cicu	G
-cide	[
-cidi	[
-cido	[
-cidó	R
-cieg	[
-ciel	T
-cien	K
-cier	J
-cies	J
-cife	W
-cifi	[
-cifu	P
-ciga	[
-cigr	E
-ciit	C
-cija	T
-cil?	V
-cile	X
-cili	K
-cill	Z
-cils	E
-cima	C
-cimi	W
-cimo	[
-cina	C
-cinc	[
-cine	C
-cing	C
-cino	K
-cinq	D
-cio?	S
-ciol	G
-cion	C
-cios	C
-ciou	Q
-cipa	C
-cipe	C
-cipi	S
-cipl	U
-cira	I
-circ	R
-cire	U
-cirl	S
-ciru	W
-cisc	G
-cise	W
-cisi	[
-cism	S
-ciss	C
-cist	Y
-cita	I
-cite	V
-citi	E
-cito	S
-citó	P
-ciud	W
-cium	I
-civi	I
-cize	W
-cizi	R
-cién	[
-ción	[
-ck's	K
-ckag	C
-ckcl	S
-cked	[
-cken	C
-cker	J
-ckes	K
-cket	C
-ckey	C
-ckfi	Y
-ckfo	D
-ckgr	C
-ckha	C
-ckhe	C
-ckin	C
-ckja	L
-ckla	T
-ckle	F
-ckli	C
-ckly	U
-ckna	G
-ckne	Q
-ckof	F
-ckos	F
-ckou	F
-ckpi	C
-ckpo	E
-ckso	C
-ckta	M
-ckup	C
-ckwa	H
-clad	C
-clai	F
-clam	Y
-clar	C
-clas	P
-clau	X
-clav	C
-clay	[
-clea	[
-cled	C
-clef	C
-cleo	T
-cler	[
-cles	[
-clic	C
-clie	V
-clif	M
-clim	H
-clin	E
-clip	C
-cliq	X
-clis	F
-cloa	[
-cloc	C
-clog	C
-clon	U
-cloo	I
-clop	H
-clos	H
-clot	Y
-clou	[
-clov	Z
-clow	C
-club	C
-clud	N
-clue	M
-clui	I
-clus	C
-cmd=	E
-cmxc	D
-co-o	D
-co.u	C
-coac	H
-coal	K
-coas	K
-coat	R
-cob'	[
-cob?	S
-coba	W
-cobe	V
-cobo	M
-cobr	M
-cobs	I
-coca	X
-coch	C
-coci	C
-cock	E
-coco	H
-code	C
-codi	C
-codo	Z
-coff	C
-coge	[
-cogi	Z
-cogn	[
-cogr	C
-coho	R
-cohó	T
-coin	K
-coke	C
-cola	D
-cold	H
-cole	G
-colg	J
-coll	[
-coln	C
-colo	C
-colu	I
-com"	L
-com/	C
-coma	[
-comb	C
-come	[
-comf	[
-comi	[
-comm	U
-como	C
-comp	C
-comí	P
-comú	S
-cona	C
-conc	V
-cond	X
-cone	R
-conf	W
-cong	N
-coni	S
-conj	V
-conm	V
-conn	C
-cono	U
-conq	[
-cons	[
-cont	S
-conu	H
-conv	N
-coog	K
-cook	C
-cool	C
-coot	C
-copa	Y
-cope	J
-copi	[
-copo	K
-copp	J
-copt	J
-copy	C
-cora	M
-corb	Q
-corc	F
-cord	C
-core	C
-cori	Z
-corn	C
-coro	L
-corp	I
-corr	N
-cors	C
-cort	C
-coré	Q
-cos?	S
-cosa	[
-cosi	[
-cosm	[
-cost	E
-cota	P
-cotc	L
-cotl	C
-cott	H
-couc	V
-coug	F
-coul	[
-coun	E
-coup	D
-cour	M
-cous	M
-couv	C
-cova	C
-cove	N
-covi	M
-cowa	S
-cowe	F
-cowl	C
-cowo	Y
-cows	W
-crab	C
-crac	W
-craf	J
-crai	C
-cram	[
-cran	[
-crap	C
-crat	K
-crav	T
-craz	E
-crea	G
-crec	[
-cred	N
-cree	F
-crem	D
-creo	[
-cres	C
-cret	R
-crew	C
-crey	W
-creí	P
-creó	S
-cria	[
-crib	D
-cric	C
-crie	Y
-crif	V
-cril	C
-crim	[
-crin	I
-crip	K
-cris	U
-crit	N
-croa	C
-crob	G
-croc	C
-crog	C
-crol	[
-cron	G
-croo	[
-crop	L
-croq	C
-cros	E
-crow	E
-croy	F
-crub	C
-cruc	C
-crue	X
-crui	C
-crum	X
-crus	D
-cruz	Q
-cryi	V
-cryl	I
-cryp	U
-crys	C
-créd	[
-crío	R
-crón	V
-cs.g	N
-cson	J
-ctad	[
-ctan	I
-ctar	K
-ctat	[
-cted	N
-cter	E
-ctic	H
-ctif	[
-ctin	Z
-ctio	[
-ctiv	C
-ctly	C
-cto?	T
-ctob	N
-ctom	[
-cton	C
-ctop	C
-ctor	E
-ctos	J
-ctre	C
-ctri	C
-ctrl	C
-ctro	C
-ctua	L
-ctub	C
-ctur	G
-ctus	C
-cuac	G
-cuad	C
-cual	F
-cuan	C
-cuar	S
-cuat	[
-cuba	C
-cube	C
-cubi	[
-cubr	K
-cuc?	R
-cuch	W
-cucu	R
-cuec	C
-cued	T
-cuel	[
-cuen	C
-cuer	Z
-cues	F
-cuev	[
-cuff	C
-cuid	J
-cuit	C
-cula	G
-cule	F
-culi	[
-culo	U
-culp	[
-cult	[
-culu	C
-cumb	X
-cumc	X
-cume	C
-cumi	T
-cump	[
-cuna	L
-cunc	P
-cund	Q
-cuot	H
-cupa	[
-cupb	X
-cupe	N
-cupi	G
-cupo	H
-cups	C
-cura	U
-cure	[
-curi	M
-curl	C
-curr	C
-curs	[
-curt	D
-cury	M
-cus?	U
-cusa	Y
-cuse	[
-cush	[
-cuss	[
-cust	I
-cuta	G
-cute	T
-cuti	H
-cuto	C
-cuts	Z
-cutt	M
-cuál	Y
-cuán	[
-cuér	W
-cuña	T
-cvbn	C
-cybe	F
-cycl	C
-cyli	E
-cypr	Y
-cyre	[
-cyri	J
-cyru	X
-czem	C
-cánc	X
-cáng	Z
-cánt	R
-cárc	[
-césa	Z
-cía?	Q
-cías	Z
-cípu	W
-cómo	[
-d'or	H
-d(0)	I
-d-br	Q
-d-me	S
-d/1a	N
-d/jp	C
-d123	G
-d29y	I
-d</b	C
-d="l	E
-d=al	J
-daba	R
-dabo	C
-dach	[
-daci	Z
-dact	C
-dad'	S
-dad:	V
-dad?	Z
-dada	[
-dadd	C
-dado	H
-dafe	C
-daga	D
-dago	U
-dagó	S
-dah?	T
-dahl	C
-daho	E
-dail	J
-dais	D
-dala	C
-dale	L
-dali	X
-dalo	H
-dals	[
-dalt	D
-dalu	M
-dam'	[
-dama	W
-dame	T
-dami	[
-damp	C
-dams	C
-danc	N
-dand	U
-dang	[
-dani	T
-dann	G
-dano	U
-dant	F
-danz	[
-dap:	G
-dapt	G
-darc	C
-dard	C
-dari	Y
-dark	I
-darl	M
-darm	V
-daro	U
-dars	W
-dart	G
-dary	C
-dará	[
-daré	W
-das'	X
-das?	T
-dasd	C
-dash	C
-data	C
-date	C
-dath	Z
-dati	[
-dato	H
-daug	X
-dave	C
-davi	X
-daví	Y
-dawn	[
-day?	[
-daya	C
-dayc	V
-dayl	C
-days	U
-dazo	E
-daño	[
-dbir	S
-dblu	H
-dbod	C
-dbye	Y
-dcas	C
-dchi	T
-dchu	C
-ddai	V
-ddam	C
-dddd	C
-dden	[
-dder	S
-ddes	C
-ddha	C
-ddhi	M
-ddic	[
-ddit	P
-ddle	C
-ddli	N
-ddon	[
-ddre	C
-dduc	Y
-de_m	F
-deac	Y
-dead	G
-deaf	X
-deal	R
-dean	Z
-deas	C
-deat	[
-deau	C
-deba	E
-debe	U
-debi	Q
-debo	[
-debt	[
-debu	C
-deca	[
-dece	[
-deci	[
-deck	C
-deco	C
-decr	[
-ded,	S
-dedi	[
-dedo	[
-dedu	C
-deed	X
-deem	T
-deer	F
-defa	M
-defe	[
-defi	C
-defl	E
-defr	F
-degr	C
-dein	T
-deja	J
-deje	P
-dejo	Y
-dejé	[
-dejó	Z
-deki	V
-dela	H
-dele	C
-delh	C
-deli	J
-dell	E
-delo	M
-delp	L
-dema	K
-deme	[
-demi	X
-demn	S
-demo	S
-demp	C
-demu	U
-demy	C
-demá	V
-den?	Y
-dena	[
-denb	E
-denc	Z
-dend	C
-dene	W
-denf	C
-deni	W
-denm	C
-deno	[
-dens	J
-dent	D
-denu	[
-denv	C
-deny	W
-deod	F
-deoj	S
-deon	V
-deos	J
-depa	C
-depe	Q
-depl	Z
-depo	H
-depp	C
-depr	[
-dept	N
-der?	[
-dera	L
-derb	H
-dere	[
-derf	Y
-derg	M
-deri	C
-derk	G
-derl	G
-derm	C
-dern	N
-dero	Y
-derr	[
-ders	U
-derw	C
-des?	Q
-desa	V
-desc	Y
-desd	[
-dese	[
-desh	[
-desi	L
-desk	C
-desm	N
-desn	C
-deso	T
-desp	[
-dess	C
-dest	[
-deta	P
-dete	P
-deud	[
-deus	P
-deut	V
-deve	C
-devi	D
-devo	[
-dexa	C
-dexc	L
-deón	V
-df87	F
-dfas	K
-dfat	C
-dfgd	C
-dfgh	D
-dfgk	D
-dfhg	D
-dfis	C
-dfre	I
-dfsd	C
-dgar	C
-dged	[
-dgeh	C
-dger	C
-dges	G
-dget	M
-dgie	C
-dgin	[
-dgme	[
-dhfj	C
-dhis	M
-dhog	E
-dhoo	S
-di:l	G
-dia?	U
-diab	S
-diac	U
-diad	C
-diag	K
-diah	R
-dial	[
-diam	C
-dian	L
-diar	T
-dias	C
-diat	[
-dibu	C
-dica	[
-dicc	Y
-dice	S
-dich	G
-dici	V
-dick	C
-dico	D
-dict	[
-dida	P
-didn	[
-dido	N
-die?	[
-died	[
-dieg	C
-dien	C
-dier	[
-dies	X
-diet	F
-diez	[
-dife	N
-diff	N
-difi	[
-difu	[
-difí	[
-digg	C
-digi	Q
-dign	[
-digo	C
-digr	C
-dije	W
-dijo	C
-dile	C
-dill	[
-dilu	R
-dime	C
-dimi	Q
-dimo	P
-dina	[
-dinb	C
-dine	S
-ding	P
-dink	C
-dinn	M
-dino	J
-dio.	G
-dioh	E
-diom	K
-dior	C
-dios	Z
-diot	C
-dipu	E
-dire	C
-diri	U
-dirl	R
-dirm	U
-dirt	R
-disa	[
-disc	Q
-disf	Y
-disg	Z
-disk	F
-disn	C
-diso	T
-disp	W
-disr	C
-dist	C
-dit.	J
-dita	[
-dith	[
-diti	[
-dito	[
-dits	C
-dity	C
-dium	C
-div>	H
-diva	C
-dive	N
-divi	J
-divo	W
-diwa	C
-diác	Z
-dián	S
-djec	C
-djfh	E
-djok	C
-dkfj	E
-dkid	T
-dksl	C
-dlem	W
-dler	L
-dles	W
-dley	C
-dlig	G
-dlin	Q
-dloc	S
-dlor	P
-dmad	E
-dman	C
-dmap	D
-dmen	[
-dmin	C
-dmir	[
-dmis	C
-dmit	N
-dmot	U
-dn't	Z
-dneg	W
-dnes	Q
-dney	C
-dnez	W
-dnig	Q
-dnis	K
-do")	H
-doba	C
-dobl	R
-doca	C
-doce	[
-doci	U
-dock	F
-docs	N
-doct	[
-docu	C
-does	J
-doge	C
-dogg	F
-dogs	D
-doin	V
-doku	C
-dola	X
-dole	[
-doli	C
-doll	C
-dolo	[
-dols	[
-dom'	U
-dom,	V
-dom?	U
-doma	E
-dome	W
-domi	D
-doms	W
-don'	[
-don?	Y
-dona	D
-dond	C
-done	[
-doni	V
-donk	[
-donm	X
-donn	C
-dono	[
-dont	[
-donu	C
-donó	R
-doom	C
-dooo	C
-door	[
-dopp	D
-dopt	[
-dor?	R
-dora	F
-dorc	W
-dore	[
-dori	D
-dorm	[
-dors	C
-dos?	S
-dose	C
-dosi	H
-dote	[
-doug	C
-dout	C
-dove	S
-dow'	V
-dowe	Q
-down	R
-dows	C
-doze	M
-dpar	[
-dpho	E
-dpla	C
-dpre	G
-dqw4	M
-drac	W
-drad	C
-draf	C
-drag	U
-drai	C
-drak	[
-dram	T
-dran	T
-dras	[
-drat	H
-draw	C
-dre?	T
-drea	[
-dred	H
-drei	C
-dren	W
-dres	C
-drew	M
-drez	E
-dria	C
-drib	C
-dric	G
-drid	C
-drie	C
-drif	E
-dril	E
-drin	[
-drip	W
-dris	C
-driv	E
-dro'	H
-dro?	T
-drob	G
-droc	D
-drog	W
-droi	C
-drom	[
-dron	[
-droo	C
-drop	C
-dros	C
-drou	[
-drow	N
-drug	X
-drui	I
-druj	C
-drum	C
-drun	[
-drus	V
-dryl	C
-dryw	D
-dría	Y
-drón	[
-ds/l	K
-dshe	D
-dshi	X
-dsid	[
-dsom	R
-dson	J
-dsor	C
-dsti	F
-dtim	T
-dtra	C
-duac	U
-duat	[
-duba	N
-dubl	C
-dubo	F
-duca	S
-duce	C
-duch	F
-duci	D
-duck	C
-duct	[
-duda	U
-dude	C
-duel	N
-duer	C
-dues	D
-duin	C
-duis	C
-duke	E
-dulc	[
-dule	C
-dulo	Y
-dult	P
-dumb	C
-dump	D
-dunc	C
-dune	C
-dung	[
-duol	C
-dupe	C
-dura	R
-dure	X
-duri	[
-duro	P
-durs	E
-durí	V
-duró	Q
-dust	[
-duti	Z
-duty	F
-duve	C
-dvan	S
-dven	[
-dver	C
-dvic	[
-dvie	Z
-dvis	X
-dvla	F
-dvoc	[
-dwal	C
-dwar	C
-dway	C
-dwee	J
-dwel	R
-dwic	C
-dwiv	R
-dyin	K
-dyna	C
-dyso	C
-dyss	F
-dzil	C
-dán?	R
-débi	V
-débo	[
-déis	S
-día?	Q
-días	[
-díos	V
-dón?	U
-dóna	T
-dónd	[
-e-me	C
-e-se	T
-e.co	C
-e.g.	F
-e.lo	G
-e.or	J
-e/a}	G
-e119	L
-e2o3	C
-e<|i	E
-e=mc	C
-e_mo	F
-eace	[
-eaci	K
-eaco	Z
-eact	C
-ead?	[
-eada	[
-eade	[
-eadi	Z
-eadl	L
-eado	[
-eadp	E
-eads	C
-eadt	[
-eady	[
-eage	C
-eagl	Q
-eagu	H
-eaje	C
-eake	C
-eakf	N
-eakh	E
-eaki	C
-eakn	T
-eaks	C
-eakt	[
-eaku	Y
-eaky	C
-eal?	[
-eala	D
-eale	[
-eali	[
-eall	M
-ealm	Q
-ealo	[
-eals	J
-ealt	K
-eame	V
-eami	C
-eams	[
-ean?	[
-eanc	[
-eane	F
-eani	W
-eann	C
-eano	G
-eans	C
-eant	N
-eanu	C
-eape	C
-eapo	R
-eapp	K
-eaps	V
-ear'	W
-ear,	X
-ear?	V
-eara	[
-earb	C
-earc	C
-eard	P
-eare	I
-earf	Q
-eari	[
-earl	K
-earn	[
-ears	[
-eart	[
-eary	[
-eas?	C
-ease	D
-easi	Y
-easo	C
-east	[
-easu	[
-easy	K
-eat,	T
-eat;	T
-eatb	C
-eate	[
-eath	C
-eati	U
-eatm	Y
-eatn	Q
-eato	V
-eats	I
-eatt	C
-eatu	W
-eaty	C
-eaut	Y
-eave	[
-eavi	Z
-eavy	Q
-eawa	C
-eaza	[
-eaño	X
-eba'	R
-eba?	W
-ebab	D
-ebaj	L
-ebal	P
-eban	Z
-ebas	F
-ebat	C
-ebay	C
-ebec	G
-ebed	Z
-ebek	Y
-ebel	[
-eben	[
-eber	[
-ebil	Q
-ebla	I
-eblo	[
-eboa	F
-ebod	S
-ebol	H
-eboo	C
-ebor	[
-ebou	E
-ebra	[
-ebre	[
-ebri	C
-ebro	M
-ebru	C
-ebsi	C
-ebts	Z
-ebua	C
-ebuc	W
-ebug	C
-ebui	S
-ebuk	T
-ebul	Q
-ebus	[
-ebut	C
-ebés	S
-ecad	[
-ecai	[
-ecak	F
-ecal	C
-ecam	[
-ecap	R
-ecar	S
-ecas	C
-ecaí	[
-ecca	C
-ecci	Z
-eccl	X
-eced	Y
-ecei	V
-ecem	F
-ecen	G
-ecep	M
-ecer	[
-eces	[
-ecet	C
-ech,	V
-ech:	S
-echa	X
-echn	K
-echo	G
-echu	C
-ecia	R
-ecib	[
-ecid	Z
-ecie	V
-ecil	C
-ecim	C
-ecin	K
-ecio	C
-ecip	C
-ecir	X
-ecis	[
-ecit	[
-ecié	[
-eció	[
-ecke	J
-eckh	C
-ecki	G
-eckl	[
-ecko	C
-ecks	Q
-ecla	C
-ecle	T
-ecli	C
-eclo	[
-ecob	J
-ecod	I
-ecog	[
-ecoi	C
-ecom	S
-econ	W
-ecor	C
-ecos	[
-ecov	X
-ecra	C
-ecre	I
-ecta	P
-ecte	T
-ecti	V
-ectl	F
-ecto	F
-ectr	C
-ects	J
-ectu	[
-ecua	G
-ecul	[
-ecun	Q
-ecup	M
-ecur	R
-ecut	R
-ecyc	P
-ecze	C
-ecía	Z
-ed-m	S
-edac	C
-edad	[
-edal	X
-edar	[
-edas	[
-edaz	U
-eddi	R
-eddo	Y
-edec	Z
-eded	Z
-edee	V
-edek	Z
-edem	C
-eden	K
-eder	N
-edes	Z
-edex	L
-edeó	V
-edga	C
-edge	C
-edia	Y
-edic	K
-edid	C
-edie	C
-edif	[
-edin	L
-edio	T
-edir	R
-edis	C
-edit	L
-ediu	Y
-edle	T
-edlo	R
-edne	K
-edni	K
-edo?	R
-edom	[
-edon	Y
-edor	[
-edos	[
-edra	Q
-edri	[
-edro	F
-edrí	V
-eds;	P
-edti	T
-educ	H
-edul	C
-edén	[
-edía	R
-eece	[
-eech	X
-eed?	[
-eede	C
-eedi	[
-eedl	T
-eedo	Z
-eeds	C
-eedy	[
-eeff	K
-eeho	C
-eein	Z
-eek,	W
-eek?	J
-eeke	P
-eekl	C
-eekn	C
-eeks	D
-eela	C
-eelc	Z
-eele	H
-eeli	Q
-eels	P
-eelz	[
-eeme	[
-eemi	S
-eemp	U
-eems	[
-een?	[
-eena	V
-eenh	H
-eenl	C
-eens	D
-eep(	D
-eep,	[
-eepe	C
-eepi	[
-eepl	U
-eeps	C
-eer?	T
-eera	C
-eere	C
-eerf	T
-eeri	W
-eerl	D
-eerr	G
-eers	W
-eerá	R
-ees,	Y
-ees?	Z
-eese	C
-eeta	C
-eete	C
-eeth	C
-eeti	T
-eets	L
-eetw	J
-eeve	C
-eeze	C
-efau	C
-efca	C
-efea	Z
-efen	[
-efer	G
-efes	[
-effe	C
-efic	S
-efie	P
-efig	W
-efin	C
-efit	R
-efla	E
-efli	C
-efon	F
-efoo	T
-efor	S
-efox	C
-efra	R
-efre	C
-efro	F
-efru	C
-eft-	V
-efto	P
-efté	U
-efug	[
-eful	[
-efun	C
-efus	[
-egaa	C
-egac	S
-egad	D
-egal	J
-egan	Q
-egar	C
-egas	C
-egat	[
-eged	[
-egen	I
-eget	N
-egex	C
-egga	[
-eggs	K
-egid	[
-egie	C
-egin	X
-egio	[
-egip	Z
-egir	X
-egis	C
-egit	C
-egiv	[
-egla	C
-eglo	U
-egme	C
-egna	Y
-ego?	Q
-egoc	W
-egon	C
-egor	C
-egos	[
-egot	[
-egoí	U
-egra	H
-egre	K
-egri	R
-egro	J
-egrí	S
-egua	J
-egue	H
-egui	G
-egul	D
-egun	I
-egué	S
-eguí	Q
-egyp	P
-egún	S
-ehab	V
-ehad	R
-eham	C
-ehas	Y
-ehea	[
-ehem	[
-ehen	U
-ehin	U
-ehoa	S
-ehob	X
-ehog	C
-ehoi	Y
-ehol	H
-ehos	Z
-ehou	C
-ehov	[
-ehus	Z
-eice	C
-eide	C
-eido	E
-eife	[
-eiff	G
-eigh	C
-eign	[
-eili	G
-eill	W
-eime	N
-ein'	C
-eina	M
-eine	S
-einf	C
-eing	Z
-einh	C
-eino	[
-eins	C
-eint	[
-einó	P
-eipt	N
-eira	C
-eist	X
-eith	X
-eito	W
-eive	[
-eivi	Q
-eize	Z
-eizu	X
-ejan	[
-ejar	[
-ejas	T
-ejec	[
-ejem	C
-ejer	D
-ejez	W
-ejoi	X
-ejor	N
-ejos	[
-ejud	Q
-ejér	V
-ekah	Y
-ekel	[
-eken	J
-eker	T
-ekia	[
-ekie	U
-ekin	X
-ekit	W
-ekly	C
-eknd	C
-ekoa	[
-el's	[
-elac	Y
-elah	[
-elan	C
-elap	X
-elar	C
-elas	N
-elat	[
-elau	V
-elaw	G
-elay	J
-elba	C
-elch	[
-elco	[
-elda	D
-elde	[
-eldi	C
-eldo	U
-elds	P
-elea	K
-eleb	C
-elec	C
-eled	[
-elef	F
-eleg	[
-elem	D
-elen	C
-elep	C
-eler	H
-eles	C
-elet	C
-elev	E
-elf-	[
-elf?	V
-elfi	[
-elhi	C
-eli'	P
-elia	M
-elib	[
-elic	C
-elid	K
-elie	[
-elig	K
-elih	Y
-elij	W
-elil	C
-elim	[
-elin	J
-elio	Y
-elip	Z
-elis	R
-elit	[
-eliu	Z
-eliv	C
-elix	M
-eliz	S
-ell'	L
-ell?	Y
-ella	T
-ellb	C
-elle	R
-elli	C
-ello	C
-ellq	C
-ells	[
-elly	K
-elme	N
-elo?	[
-eloc	C
-eloh	[
-elon	C
-elop	C
-elor	M
-elos	E
-elov	X
-elpe	[
-elph	L
-elpi	T
-elps	T
-elqu	X
-elry	T
-els,	[
-els;	[
-els?	[
-elsh	J
-elsi	H
-elso	C
-elta	C
-elte	Q
-elti	C
-elto	S
-elts	I
-eluj	W
-elul	C
-elve	[
-ely,	T
-elze	[
-elén	Y
-elía	W
-elíc	[
-em.o	H
-ema?	X
-emac	S
-emad	W
-emai	C
-emal	I
-eman	F
-emar	[
-emas	[
-emat	[
-emba	[
-embe	K
-embl	[
-embo	[
-embr	[
-emea	K
-emed	M
-emel	Z
-emem	[
-emen	P
-emer	[
-emes	V
-emet	[
-emia	S
-emic	C
-emie	S
-emig	Z
-emil	[
-emin	C
-emir	J
-emis	X
-emiu	C
-emma	J
-emme	C
-emna	W
-emoc	[
-emod	M
-emoi	C
-emon	L
-emor	[
-emos	N
-emot	[
-emov	C
-empa	C
-empe	L
-emph	G
-empi	C
-empl	J
-empo	D
-empr	[
-empt	N
-emse	X
-emue	T
-emus	U
-emás	V
-emía	[
-en's	Y
-en't	U
-ena?	Y
-enab	F
-enad	Z
-enae	[
-enag	W
-enai	L
-enal	C
-enan	[
-enar	[
-enas	U
-enat	C
-enav	U
-enaz	V
-enbo	C
-enbu	E
-enca	W
-ence	J
-ench	C
-enci	N
-enco	[
-encu	C
-ency	E
-end'	C
-end?	[
-enda	C
-ende	S
-endi	G
-endl	D
-endo	[
-endr	N
-ends	S
-endu	[
-end|	E
-ene?	R
-enea	X
-enec	C
-ened	G
-enef	R
-enem	[
-enen	Z
-ener	I
-enes	J
-enet	C
-enew	Y
-enez	Y
-enfe	W
-enfo	Y
-enfr	F
-enga	W
-engi	C
-engl	C
-engo	[
-engr	J
-engt	I
-engu	C
-enha	C
-enhe	C
-enho	H
-enia	T
-enic	C
-enid	[
-enie	[
-enig	T
-enin	I
-enio	I
-enir	Z
-enis	C
-enit	[
-enix	C
-eniz	V
-enja	V
-enjo	[
-enla	C
-enly	C
-enma	C
-enmo	C
-enne	K
-enni	Q
-enno	H
-enns	C
-eno'	H
-eno?	S
-enoc	W
-enoj	V
-enom	C
-enop	Z
-enor	Y
-enos	L
-enou	[
-enov	M
-enpo	C
-enry	C
-ens,	[
-ensa	M
-ense	C
-ensh	R
-ensi	[
-enso	M
-enst	C
-ensu	S
-ensé	[
-ent,	Z
-ent.	J
-ent:	[
-ent;	R
-ent?	[
-enta	I
-ente	Y
-enth	[
-enti	Z
-entl	[
-entm	[
-ento	[
-entr	C
-ents	R
-entu	[
-enty	[
-entí	[
-entó	R
-enun	[
-enup	V
-enus	C
-enve	C
-envi	[
-envo	X
-envy	Q
-enza	[
-enzo	E
-enzy	E
-enía	[
-eocu	U
-eodo	F
-eofa	X
-eogr	C
-eoir	C
-eoju	S
-eolo	[
-eon'	Q
-eon?	T
-eona	J
-eone	[
-eoni	V
-eopa	[
-eoph	Z
-eopl	[
-eore	D
-eorg	C
-eori	X
-eory	F
-eos?	S
-eosi	W
-eost	C
-eoul	I
-eous	W
-eove	C
-ep(1	D
-epai	I
-epap	V
-epar	[
-epas	C
-epay	[
-epch	T
-epci	U
-epda	T
-epea	C
-epen	[
-eper	P
-epes	C
-epet	[
-epfa	[
-eph'	[
-epha	L
-ephe	V
-ephi	[
-epho	[
-ephr	[
-ephs	Y
-epht	X
-epic	C
-epie	V
-epil	[
-epin	[
-epip	F
-epis	C
-epit	[
-epla	I
-eple	U
-eplo	Z
-eply	E
-epmo	R
-epoc	C
-epor	X
-epos	C
-epot	C
-eppe	C
-epra	R
-epre	T
-epri	S
-epro	[
-epso	E
-epsy	U
-epta	I
-epte	J
-epth	N
-epti	F
-epto	G
-eptu	X
-epub	C
-epul	I
-epys	F
-equa	N
-eque	C
-equi	K
-equí	[
-eqwe	C
-er">	H
-er's	[
-er-i	[
-er.r	J
-er@e	L
-era?	W
-erab	L
-erac	U
-erad	[
-eraf	S
-erag	C
-erah	[
-eral	S
-eram	P
-eran	C
-erap	[
-erar	L
-eras	[
-erat	R
-erba	C
-erbe	G
-erbi	C
-erbo	C
-erbs	X
-erbu	C
-erby	C
-erca	C
-erce	K
-erch	[
-erci	G
-erco	[
-ercu	J
-ercy	V
-erd'	C
-erda	L
-erde	H
-erdi	W
-erdo	[
-erds	T
-erdu	C
-erdí	X
-erdó	[
-ere'	C
-erea	[
-erec	[
-ered	[
-eref	C
-ereg	S
-erem	Z
-eren	M
-erer	[
-eres	F
-erex	G
-erez	X
-erfa	C
-erfe	[
-erfl	[
-erfo	[
-erfu	U
-erga	J
-erge	J
-ergi	R
-ergr	C
-ergu	C
-ergü	X
-erhe	C
-eria	C
-erib	[
-eric	C
-erid	[
-erie	C
-erif	C
-eril	Z
-erim	C
-erin	X
-erio	L
-eriq	C
-erir	S
-eris	[
-erit	Y
-eriu	Y
-eriv	C
-eriz	[
-erja	L
-erke	C
-erki	G
-erla	H
-erle	N
-erli	C
-erlo	L
-erly	H
-erma	C
-erme	X
-ermi	C
-ermo	[
-erms	Q
-ermu	C
-ermó	S
-erna	C
-erne	[
-erni	[
-ernm	P
-erno	R
-erns	E
-erná	X
-ero?	V
-erob	Z
-eroc	T
-erod	[
-eroe	S
-erog	C
-eroi	[
-erol	C
-eron	[
-erop	C
-eror	H
-eros	U
-erot	G
-erou	Y
-erpa	C
-erpe	[
-erph	C
-erpi	K
-erpo	E
-erpr	L
-erpu	F
-erqu	H
-err!	C
-erra	X
-erre	U
-erri	J
-erro	H
-erru	C
-erry	C
-erró	P
-ers,	[
-ers;	[
-ers?	Z
-ersa	P
-ersb	G
-erse	[
-ersh	J
-ersi	F
-ersk	C
-ersm	[
-erso	Y
-erst	Z
-ersu	Z
-ersí	[
-ert(	C
-ert?	T
-erta	[
-erte	P
-ertf	I
-erth	H
-erti	C
-erto	F
-erts	U
-ertu	[
-erty	W
-erub	[
-erun	C
-erus	[
-erva	M
-ervi	U
-ervo	[
-erwa	C
-erwh	X
-erxe	Z
-ery?	Z
-eryb	S
-eryd	Q
-eryo	[
-eryt	W
-eryw	[
-erza	S
-erán	X
-eréi	S
-ería	[
-erón	R
-es.e	J
-es.s	J
-esac	X
-esad	[
-esak	G
-esal	H
-esam	P
-esan	V
-esap	W
-esar	W
-esas	[
-esat	C
-esau	[
-esaú	X
-esbi	S
-esby	F
-esca	V
-esce	[
-esch	[
-esci	W
-escl	X
-esco	I
-escr	C
-escu	[
-esda	G
-esde	[
-esdr	M
-esec	H
-esel	C
-esem	U
-esen	V
-eser	E
-eses	[
-eset	C
-eseu	C
-esfr	I
-esfu	U
-esgu	K
-esh?	W
-esha	C
-eshi	Q
-eshu	I
-esia	[
-esic	W
-esid	C
-esie	[
-esig	C
-esim	V
-esin	Y
-esio	F
-esir	U
-esis	T
-esit	[
-esiu	C
-esiz	C
-esiá	X
-esió	[
-eski	[
-eskt	C
-esma	M
-esn'	[
-esnt	S
-esnu	C
-esol	V
-eson	C
-esor	H
-esos	I
-esot	K
-esp3	C
-espa	C
-espe	[
-espi	[
-espl	X
-espo	V
-espr	D
-espu	[
-espí	Y
-esqu	R
-ess,	V
-ess;	S
-ess?	[
-esse	[
-essf	S
-essi	Q
-essn	U
-esso	[
-essu	C
-essy	X
-est'	H
-est;	V
-est<	H
-est?	[
-esta	S
-este	V
-esth	[
-esti	F
-estl	W
-esto	T
-estr	[
-ests	[
-estu	Y
-esty	[
-está	[
-esté	[
-esuc	C
-esue	C
-esul	C
-esum	Y
-esur	[
-esus	[
-esía	W
-esús	[
-et's	C
-et36	I
-eta?	Q
-etab	C
-etaf	H
-etah	C
-etai	C
-etal	C
-etam	C
-etan	R
-etap	C
-etar	E
-etas	N
-etba	C
-etc/	C
-etch	J
-etec	C
-eted	D
-etel	U
-eten	C
-eter	X
-etes	[
-etfl	C
-etfo	E
-eth,	[
-eth?	Z
-etha	S
-ethe	W
-ethi	Q
-ethl	S
-etho	C
-ethr	W
-eths	[
-ethu	[
-etic	J
-etid	[
-etil	C
-etim	C
-etin	[
-etio	K
-etiq	C
-etir	Q
-etis	X
-etit	[
-etió	P
-etli	C
-etly	V
-etmo	G
-etna	C
-eto'	C
-etol	S
-etoo	C
-etor	Q
-etos	R
-etow	V
-etpl	C
-etra	S
-etre	Q
-etri	C
-etro	C
-ets/	N
-ets?	[
-etsa	S
-etse	[
-etst	E
-etsy	C
-etta	C
-ette	N
-etti	K
-etty	C
-etun	C
-etur	Q
-etus	[
-etwe	F
-etwo	C
-etym	C
-etyp	G
-etzs	C
-euch	[
-euda	[
-eude	C
-euge	C
-eule	C
-eulo	[
-eums	C
-eung	C
-euni	F
-eunu	[
-euro	C
-eus?	U
-euta	J
-eute	[
-euth	U
-euts	D
-euty	V
-eva?	T
-evad	C
-evan	[
-evar	Y
-evas	[
-evat	C
-eve?	[
-evea	C
-eved	R
-evee	C
-eveh	[
-evel	L
-ever	S
-eves	U
-evi'	X
-evia	C
-evic	F
-evid	X
-evie	C
-evin	F
-evio	C
-evis	C
-evit	Z
-eviv	M
-evoc	[
-evol	C
-evor	H
-evos	F
-evot	[
-evít	T
-ewal	X
-ewar	[
-eway	C
-ewbo	P
-ewdr	L
-ewed	P
-ewel	Q
-ewer	C
-ewie	C
-ewin	C
-ewis	I
-ewly	Y
-ewor	C
-ewri	E
-ewrt	C
-ewto	C
-exac	J
-exag	[
-exam	J
-exan	G
-exas	C
-exbo	I
-exce	C
-exci	Y
-excl	G
-exco	[
-excu	X
-exec	C
-exha	W
-exia	[
-exic	C
-exil	[
-exis	[
-exit	C
-exod	P
-exor	X
-expa	C
-expe	M
-expi	F
-expl	D
-expo	N
-expr	G
-expu	J
-exte	[
-exti	H
-exto	[
-extr	L
-exua	[
-ey's	C
-eyar	[
-eybo	C
-eycr	C
-eye?	F
-eyed	Q
-eyel	C
-eyen	U
-eyer	C
-eyes	X
-eyho	C
-eyin	S
-eyla	C
-eylo	H
-eyno	D
-eyon	C
-eyor	D
-eyre	E
-eyst	C
-ez@h	E
-ezab	W
-ezal	S
-ezan	H
-ezar	[
-ezas	X
-ezca	Z
-ezco	Z
-ezeb	[
-ezek	Y
-ezeq	[
-ezer	Y
-ezio	C
-eziu	K
-ezma	S
-ezmo	Z
-ezos	D
-ezra	M
-ezza	W
-eñal	[
-eñar	V
-eñir	D
-eñor	R
-eños	G
-eón?	Q
-f-co	S
-f150	J
-f16s	H
-f87s	F
-fabi	G
-fabr	U
-facb	C
-face	C
-fact	J
-fade	S
-fahr	G
-fail	Z
-fair	[
-fait	[
-fajr	D
-fake	P
-falk	C
-fall	U
-fals	[
-falt	[
-fami	[
-famo	C
-fanc	S
-fand	C
-fano	V
-fans	N
-fant	C
-fara	W
-fare	G
-fari	C
-farm	I
-fart	C
-fasc	C
-fasd	E
-fase	C
-fash	M
-faso	E
-fast	W
-fata	X
-fath	[
-fati	[
-faul	P
-favo	Q
-fcas	C
-fe's	Y
-fe2o	C
-fear	[
-feas	[
-feat	P
-febu	C
-fecc	S
-fech	C
-fect	M
-fecy	C
-fecí	X
-feed	M
-feel	[
-fees	C
-feet	[
-fein	T
-feis	C
-feld	C
-feli	X
-fell	[
-fely	J
-fema	I
-femi	[
-fenc	C
-fend	[
-feng	C
-feno	N
-fens	[
-ferd	E
-fere	H
-ferg	C
-feri	[
-ferm	W
-fern	M
-ferr	C
-fers	C
-fesa	T
-fesi	Z
-feso	[
-fesp	C
-fess	M
-fest	T
-feta	[
-feti	V
-feud	C
-feve	C
-fewe	C
-ffai	[
-ffec	C
-ffee	C
-ffei	T
-ffel	G
-ffen	[
-ffer	S
-ffes	C
-ffet	C
-ffff	C
-ffin	C
-ffle	C
-ffli	F
-ffor	[
-ffre	C
-ffsi	C
-fgdf	C
-fghj	D
-fgkj	D
-fhgf	C
-fiad	V
-fian	W
-fiar	U
-fibo	S
-fibr	G
-fica	T
-fich	G
-fici	S
-fico	[
-fict	C
-ficu	[
-fide	[
-fied	[
-fiel	[
-fier	[
-fies	Q
-fifa	C
-fift	[
-figh	Z
-figs	I
-figu	F
-fija	F
-fila	D
-file	E
-fili	[
-fill	[
-film	C
-filo	H
-filt	C
-fina	G
-find	X
-fine	M
-fing	J
-fini	G
-finn	C
-fire	K
-firm	[
-firs	V
-fish	M
-fits	[
-fitt	C
-fixi	T
-fixt	C
-fjdk	C
-fjkh	C
-flac	U
-flag	C
-flak	D
-flam	F
-flar	C
-flas	W
-flat	G
-flav	C
-flea	C
-fled	V
-flee	[
-fleq	C
-fles	[
-flex	L
-flic	V
-flie	I
-flig	K
-flih	F
-flin	D
-flip	C
-flir	U
-flix	C
-floa	L
-floc	[
-floo	U
-flor	C
-flou	J
-flow	T
-flue	[
-flur	C
-flus	E
-flut	J
-flyi	G
-fo()	D
-fo@e	J
-fobi	[
-focu	Q
-fodm	D
-fogg	C
-foil	C
-fold	C
-foll	[
-fond	H
-fono	Q
-font	C
-foní	Q
-food	K
-fool	[
-foot	M
-fora	I
-forb	[
-forc	W
-ford	C
-fore	U
-forg	X
-fork	L
-form	C
-forn	N
-fors	[
-fort	[
-forw	M
-foss	R
-fost	[
-foto	C
-foug	C
-foun	[
-four	N
-foxe	X
-frac	C
-frag	Y
-frai	[
-fram	C
-fran	C
-fras	F
-frau	[
-frea	F
-free	G
-freg	C
-frei	C
-fren	I
-fres	X
-freu	C
-frey	C
-fria	C
-fric	N
-frid	F
-frie	Y
-frim	Q
-frog	K
-from	P
-fron	K
-fros	[
-froz	J
-frui	K
-frut	X
-frye	C
-frío	[
-fs(c	G
-fsdf	C
-fsid	C
-fste	C
-ft-h	V
-fted	[
-ftee	Y
-ften	C
-fter	S
-ftha	C
-ftie	S
-ftim	E
-ftin	Y
-ftki	G
-ftop	J
-ftov	P
-ftp:	J
-ftsm	[
-ftui	E
-ftwa	T
-fuck	C
-fueg	[
-fuen	V
-fuer	W
-fuga	K
-fuge	[
-fugi	U
-fulf	X
-full	P
-fuln	X
-fuls	E
-fuma	Q
-fume	K
-func	C
-fund	C
-fune	[
-funk	C
-funn	C
-funt	[
-furi	M
-furn	M
-furt	U
-fuse	[
-fusi	[
-futb	C
-futs	D
-futu	T
-fuzz	F
-fway	J
-fyin	G
-fyre	C
-fáci	[
-fíci	[
-físi	R
-fútb	Z
-g(un	G
-g/dl	C
-g8gd	I
-g_sl	D
-gaar	C
-gaba	S
-gabr	G
-gaci	P
-gacy	U
-gada	V
-gade	C
-gado	F
-gadr	C
-gael	C
-gaga	C
-gage	C
-gail	X
-gain	Z
-gaiu	[
-gala	X
-gale	Q
-galh	E
-gali	[
-gall	X
-galo	H
-gama	R
-gamb	[
-game	C
-gami	Z
-gamo	C
-gamu	U
-gamy	X
-gana	S
-gane	C
-gang	[
-gano	C
-gans	[
-gant	T
-ganz	[
-gape	X
-gapo	C
-gar?	W
-gara	J
-garb	I
-gard	R
-gare	Z
-garf	C
-garl	C
-garm	[
-garo	P
-gars	K
-gary	C
-gará	U
-gasc	D
-gase	I
-gaso	F
-gass	E
-gast	P
-gate	[
-gath	P
-gati	K
-gato	D
-gats	C
-gatw	K
-gaul	C
-gava	L
-gave	[
-gaza	Z
-gaña	[
-gañó	U
-gb29	E
-gbir	C
-gcse	C
-gd29	I
-gdal	[
-gdfg	C
-gdom	P
-gdpr	C
-ge's	E
-gean	[
-gear	C
-geas	F
-geci	I
-geck	F
-geco	C
-ged;	W
-geda	T
-gedd	Y
-gede	V
-gees	T
-geha	H
-gehe	Z
-geho	C
-gein	S
-gela	C
-gele	C
-geli	H
-gell	C
-gels	[
-geme	[
-gemi	C
-genc	M
-gend	M
-gene	N
-geni	W
-geno	[
-gens	C
-gent	V
-geog	G
-geon	Q
-geor	C
-geou	S
-ger,	W
-ger?	C
-gera	X
-geri	I
-germ	C
-gero	V
-gers	Q
-geru	C
-gery	[
-ges,	W
-gest	H
-geta	N
-geth	[
-gets	P
-gett	Q
-gfhg	C
-ggag	C
-ggai	W
-ggar	[
-gged	G
-gger	P
-gges	F
-gggg	C
-ggin	J
-ggle	P
-ggli	Y
-ggly	D
-ggpl	I
-ghad	C
-gham	C
-ghbo	[
-ghed	[
-gher	M
-ghes	C
-ghey	C
-ghgh	C
-ghib	C
-ghin	H
-ghjk	D
-ghli	G
-ghos	L
-ghri	F
-ghs,	K
-ght:	U
-ght?	[
-ghtc	C
-ghte	[
-ghtf	C
-ghth	V
-ghti	[
-ghtl	C
-ghtm	T
-ghtn	[
-ghtr	E
-ghts	Q
-ghty	Y
-ghwa	C
-giad	U
-gian	[
-gibb	C
-gibe	[
-gibi	C
-gibs	J
-gica	G
-gici	Y
-gida	V
-gidb	C
-gidd	[
-gide	[
-gido	X
-gift	W
-giga	T
-gile	[
-gilg	X
-gili	C
-gils	C
-gina	C
-gine	C
-ging	[
-gini	[
-ginn	U
-gino	G
-gins	H
-gint	X
-gion	R
-gios	T
-giou	U
-gipt	Z
-gira	C
-girl	H
-gism	C
-gist	C
-gita	F
-gith	D
-gitl	J
-gits	C
-gitt	G
-giva	T
-give	Y
-givi	[
-gize	[
-gión	W
-gkjh	D
-gkor	C
-glad	S
-glan	C
-glar	[
-glas	C
-gle.	H
-glea	Y
-gles	G
-glin	Y
-glis	C
-glon	V
-glor	[
-glow	C
-gluc	C
-glue	P
-glut	H
-glyc	I
-glyp	C
-glés	D
-gmai	G
-gmen	R
-gnan	Z
-gnar	C
-gnat	[
-gned	G
-gner	K
-gnes	C
-gnet	W
-gnif	Y
-gnin	[
-gnit	M
-gniz	V
-gnme	R
-gnor	L
-gnos	[
-gnós	X
-goad	[
-goal	C
-goat	Z
-gobe	W
-gobi	Z
-goci	W
-god'	[
-god,	S
-god-	S
-god;	V
-god?	[
-goda	C
-godb	G
-godd	C
-godf	C
-godi	C
-godl	[
-godm	P
-godp	[
-gods	K
-godz	C
-goes	L
-gogu	[
-goin	S
-gold	R
-gole	H
-golf	C
-golg	[
-goli	U
-golp	Y
-gome	[
-gomo	V
-gone	[
-goni	C
-gonn	C
-gons	[
-good	T
-goog	C
-goon	C
-gora	M
-gord	E
-gori	C
-gory	C
-gos?	X
-gosl	C
-gosp	[
-goss	[
-gost	[
-gota	N
-gote	C
-goth	[
-goti	Z
-gott	I
-gove	[
-goza	J
-gozo	[
-goís	U
-gplo	I
-grab	[
-grac	U
-grad	C
-graf	S
-grai	V
-gral	C
-gram	C
-gran	X
-grap	C
-gras	C
-grat	L
-grav	Z
-gray	M
-grea	S
-greb	D
-gred	C
-gree	C
-greg	[
-gres	X
-gret	[
-grew	V
-grey	C
-gria	C
-grid	J
-grie	[
-grif	C
-gril	J
-grim	[
-grin	S
-grip	H
-grit	K
-griz	G
-gron	C
-groo	R
-gros	X
-grou	D
-grow	N
-grud	Z
-grum	T
-grup	V
-gría	S
-gsho	K
-gsli	G
-gspa	C
-gsto	C
-gt":	C
-gt;h	F
-gthe	S
-gton	C
-guac	C
-guad	J
-guag	J
-guaj	K
-gual	I
-guam	C
-guar	V
-guas	Y
-guay	C
-guda	C
-gue:	[
-guel	N
-guen	S
-guer	T
-gues	W
-guid	T
-guie	[
-guij	[
-guil	X
-guim	E
-guin	C
-guir	L
-guis	X
-guit	C
-gula	N
-gulf	M
-gull	W
-gulo	C
-gume	[
-guna	C
-gund	T
-guno	U
-guns	C
-gunt	H
-gura	H
-gurd	C
-guri	W
-guro	I
-gurt	C
-guso	C
-gust	V
-guys	J
-guía	X
-gv80	E
-gvsb	I
-gwar	C
-gwor	C
-gxcq	M
-gyno	C
-gypt	P
-gáis	[
-gála	S
-géne	[
-géni	W
-gía?	P
-gías	Z
-gólg	S
-güen	X
-h84@	J
-h?v=	M
-h_k@	I
-ha's	[
-hab?	S
-haba	I
-habb	G
-habe	C
-habi	R
-habl	[
-habr	U
-habí	X
-hace	C
-hach	[
-haci	C
-hack	[
-hací	T
-hada	X
-hadd	[
-hade	H
-hadi	E
-hadn	W
-hado	F
-hadr	C
-hael	K
-haes	E
-haeu	[
-haff	[
-haga	X
-hage	R
-hagg	[
-hago	H
-hah'	S
-haha	C
-haik	C
-hail	Q
-hain	C
-hair	M
-hait	G
-haje	G
-hake	F
-haki	D
-hakr	N
-hala	C
-hald	Z
-hale	Q
-half	C
-hali	F
-hall	Q
-halo	G
-halt	Y
-ham'	Z
-ham,	Q
-ham?	S
-hama	Z
-hamb	[
-hame	[
-hami	[
-haml	H
-hamm	C
-hamp	C
-hams	F
-han'	X
-han:	Z
-han?	T
-hana	[
-hanc	J
-hand	T
-hane	V
-hang	U
-hani	R
-hank	G
-hann	C
-hano	C
-hans	H
-hant	S
-hanu	Z
-hany	X
-haos	D
-hape	C
-haph	Z
-happ	[
-haps	K
-hapt	J
-har'	R
-har:	R
-hara	U
-harb	K
-harc	C
-hard	R
-hare	C
-harg	P
-hari	[
-hark	C
-harl	H
-harm	[
-haro	[
-harp	M
-harr	C
-hars	[
-hart	C
-harv	[
-harz	G
-hará	X
-has?	U
-hasb	C
-hase	C
-hash	W
-hast	F
-hasu	T
-hat'	C
-hatb	[
-hatc	C
-hate	[
-hatg	C
-hath	[
-hatr	H
-hats	J
-hatu	D
-haue	G
-haun	C
-haus	W
-haut	E
-have	S
-havi	G
-haws	C
-hayd	C
-haza	F
-hazi	W
-hazm	G
-hazo	U
-hazz	V
-hazó	R
-hba1	C
-hbed	U
-hboa	C
-hbor	[
-hbos	T
-hbou	T
-hbox	M
-hcah	C
-hcra	[
-hday	R
-hdfg	D
-hdmi	C
-hduk	E
-head	M
-heal	[
-heap	C
-hear	[
-heas	C
-heat	C
-heav	[
-heba	[
-hebr	[
-hece	G
-hech	[
-heci	W
-heck	C
-hect	C
-hecy	[
-hedd	C
-hede	W
-hedg	C
-hedr	V
-hedu	C
-heek	[
-heel	E
-heep	S
-heer	E
-hees	C
-heet	C
-heft	[
-hegu	J
-heic	E
-heif	[
-heig	C
-heim	D
-hein	C
-heir	R
-heis	[
-heit	G
-heke	[
-hel'	U
-hel?	Y
-held	T
-hele	Q
-helf	C
-heli	V
-hell	C
-helm	N
-helo	J
-help	[
-helt	N
-helv	C
-hema	[
-heme	L
-hemi	F
-hemo	[
-hems	X
-hemy	[
-hemí	T
-hen'	V
-hen?	R
-hena	P
-heng	I
-henn	Y
-henr	C
-hens	[
-hent	M
-heol	[
-heop	Z
-heor	I
-heph	N
-hequ	C
-her'	H
-her,	R
-her-	[
-her?	[
-hera	C
-herb	C
-herd	N
-here	I
-heri	H
-herj	L
-herm	[
-hern	L
-hero	[
-hers	X
-hert	I
-heru	[
-hes;	Q
-hes?	X
-hesd	V
-hese	[
-hesi	C
-hess	H
-hest	F
-hesu	U
-het?	W
-hete	[
-heth	[
-heti	C
-hets	[
-heun	C
-hevi	G
-hewi	C
-hews	C
-heze	[
-hfjk	C
-hful	Y
-hgfh	C
-hghg	C
-hgjh	D
-hi&l	F
-hi')	F
-hian	E
-hias	[
-hiat	[
-hibb	Z
-hibe	H
-hibi	S
-hibl	C
-hibo	W
-hica	K
-hicc	C
-hice	[
-hich	E
-hici	U
-hick	C
-hics	Q
-hidd	K
-hide	[
-hidi	U
-hief	V
-hiel	C
-hier	C
-hies	C
-hiev	Z
-hift	M
-higa	C
-high	L
-higu	V
-hija	Y
-hijo	[
-hike	E
-hiki	N
-hila	P
-hild	[
-hile	N
-hili	X
-hill	C
-hilu	W
-him?	V
-hima	C
-hime	[
-himn	S
-hims	X
-hina	C
-hind	C
-hine	C
-hing	[
-hini	U
-hink	U
-hinn	M
-hint	C
-hion	M
-hiop	[
-hior	Z
-hip;	[
-hip?	Z
-hipe	U
-hipo	G
-hipp	X
-hips	P
-hipw	[
-hipó	U
-hira	X
-hird	Z
-hire	C
-hiri	L
-hirl	H
-hirs	U
-hirt	Q
-his:	C
-hish	[
-hisk	C
-hism	L
-hisp	S
-hist	G
-hitb	C
-hite	T
-hith	T
-hits	C
-hitt	N
-hive	C
-hivo	G
-hiya	C
-hize	V
-hizo	[
-hjkl	C
-hjon	C
-hlbe	C
-hleh	S
-hles	Y
-hlet	S
-hley	C
-hlia	C
-hlig	G
-hloo	F
-hlor	C
-hm's	C
-hmae	Z
-hman	W
-hmap	D
-hmen	[
-hmer	C
-hmod	C
-hmrc	D
-hn's	C
-hn.s	J
-hnag	C
-hnem	C
-hnes	R
-hnic	G
-hniq	D
-hnny	C
-hnol	Z
-hnso	C
-ho's	C
-hoah	R
-hoam	C
-hoar	[
-hobb	C
-hobi	[
-hobo	X
-hock	I
-hoco	I
-hodi	C
-hodo	W
-hoen	E
-hoes	C
-hoev	V
-hofa	W
-hoga	R
-hogw	C
-hoia	Y
-hoic	E
-hoid	C
-hoir	L
-hoja	C
-hoke	C
-hola	C
-hold	F
-hole	C
-holi	X
-holl	C
-holo	[
-holy	[
-homa	C
-homb	[
-homo	C
-hond	K
-hone	E
-hong	J
-honi	M
-hono	[
-honr	S
-hony	C
-hoo.	D
-hood	[
-hook	P
-hool	U
-hoos	[
-hoot	T
-hoov	C
-hop'	C
-hopa	C
-hope	T
-hoph	U
-hopl	X
-hopp	Q
-hops	N
-hor'	I
-hora	C
-horc	W
-hord	C
-hore	T
-hori	Y
-horm	[
-horn	U
-horo	C
-horr	[
-hors	H
-hort	M
-horu	U
-horó	X
-hos?	Q
-hosa	[
-hose	Z
-hosh	[
-hosp	V
-host	D
-hote	C
-hotg	U
-hoth	Z
-hotm	C
-hoto	C
-hott	D
-houg	N
-houl	Y
-houn	C
-hour	C
-hous	Q
-hout	P
-hova	X
-hove	G
-hová	Z
-howe	C
-howl	C
-hows	M
-hoy?	V
-hozi	C
-hpas	C
-hpin	D
-hqua	L
-hrai	[
-hras	C
-hrat	[
-hrea	E
-hree	U
-hrek	H
-hren	S
-hres	[
-hrew	[
-hrib	F
-hrif	C
-hrig	U
-hril	L
-hrin	P
-hris	W
-hrit	V
-hrod	C
-hrom	C
-hron	X
-hroo	I
-hrop	G
-hrou	R
-hrub	C
-hsdf	F
-hsem	[
-hshe	V
-hste	C
-htcl	C
-hteo	[
-hter	[
-htfo	C
-htha	[
-htin	[
-htle	C
-htma	[
-html	F
-htmo	H
-htni	[
-htoa	C
-htro	E
-htsa	J
-htsi	C
-http	C
-htze	K
-hua'	[
-hua?	[
-huan	J
-huaw	E
-hub.	K
-huck	C
-huds	C
-huel	[
-huer	D
-hues	M
-huev	G
-hufe	C
-huff	C
-huge	S
-huld	V
-hull	C
-hulu	C
-huma	L
-humb	[
-hume	C
-humi	P
-humo	Q
-hump	F
-huna	X
-hund	X
-hung	N
-hunn	[
-hunt	L
-hur?	L
-hura	S
-hurc	[
-hurg	C
-hurr	[
-hurs	U
-hurt	[
-husb	[
-huse	[
-hush	Z
-husk	G
-hutd	D
-huts	[
-huza	U
-huér	R
-hwas	C
-hway	C
-hweh	V
-hyat	Q
-hydr	C
-hyme	C
-hymn	J
-hypo	[
-hyro	C
-hysi	C
-hyss	[
-hyth	C
-hyun	J
-hábi	Z
-hága	Y
-hóli	T
-i&lt	F
-i')<	F
-i've	[
-i++)	F
-i.e.	F
-i:ld	G
-iaba	Q
-iabe	[
-iabi	C
-iabl	D
-iach	W
-iaci	Z
-iada	[
-iado	Y
-iage	[
-iagn	[
-iago	H
-iagr	C
-iah'	[
-iah,	R
-iah?	[
-iaja	Q
-iaje	Y
-iaki	U
-iale	[
-iali	[
-ials	[
-iama	D
-iamb	C
-iame	C
-iami	C
-iamo	C
-iams	C
-ian'	C
-ian.	J
-ian?	S
-iana	C
-ianc	X
-iand	[
-iang	G
-iani	[
-iano	K
-ians	[
-iant	[
-ianz	R
-iao'	C
-iaom	C
-iaph	T
-iar?	T
-iarc	[
-iard	C
-iari	Y
-iarm	U
-iaro	T
-iars	K
-iary	F
-iará	Z
-ias?	[
-iasi	D
-iast	Y
-iate	[
-iath	R
-iati	Y
-iato	R
-iatr	[
-iazg	S
-ibac	U
-ibah	[
-ibal	P
-ibat	Z
-ibbe	C
-ibbi	D
-ibbl	C
-ibbo	Z
-ibeo	[
-iber	D
-ibes	[
-ibet	C
-ibid	C
-ibik	C
-ibil	C
-ibio	C
-ibir	[
-ibió	[
-ibla	C
-ible	[
-ibli	Y
-ibon	C
-ibos	[
-ibra	C
-ibre	C
-ibro	[
-ibso	J
-ibuj	C
-ibul	[
-ibun	V
-ibup	C
-ibus	C
-ibut	C
-ica'	C
-ica?	S
-icac	C
-icad	J
-icag	C
-icah	H
-icai	W
-ical	T
-icam	R
-ican	P
-icap	J
-icar	[
-icas	F
-icat	F
-icaz	S
-icaí	Z
-icca	C
-icch	G
-icci	L
-iccu	C
-ice,	X
-ice;	S
-ice?	[
-icea	[
-iceb	C
-iced	P
-icel	L
-icen	U
-iceo	C
-icer	[
-ices	[
-icha	F
-iche	X
-ichi	L
-icho	D
-ichr	W
-icia	L
-icid	[
-icie	[
-icil	C
-icin	Q
-icio	[
-icip	C
-icis	L
-icit	Q
-iciz	X
-ició	[
-ick'	K
-icke	C
-ickf	D
-ickh	C
-icki	[
-ickl	J
-ickn	I
-icks	Y
-icku	J
-icky	P
-icle	Y
-icli	F
-iclo	C
-ico?	T
-icod	X
-icol	W
-icon	[
-icop	J
-icor	H
-icos	[
-icot	W
-icra	F
-icri	T
-icro	C
-icta	[
-icte	D
-icti	M
-ictl	C
-icto	U
-icts	P
-ictu	C
-icul	G
-icus	[
-icut	G
-icía	V
-id's	[
-id(0	I
-ida?	[
-idac	S
-idad	W
-idah	E
-idal	S
-idan	[
-idar	S
-idas	Y
-idat	J
-iday	U
-idaz	C
-idbo	C
-idde	[
-iddl	C
-iddo	[
-ide,	W
-ide;	W
-ide?	G
-idea	C
-ided	[
-ideg	Z
-idel	M
-iden	G
-ideo	C
-idep	[
-ider	W
-ides	[
-idge	C
-idia	[
-idin	[
-idio	C
-idir	C
-idit	C
-idió	Q
-idle	[
-idn'	X
-idne	N
-idni	Q
-idnt	X
-ido?	R
-idoc	C
-idol	[
-idoo	C
-idor	C
-idos	I
-idow	[
-idri	L
-idro	[
-idso	H
-idth	F
-idur	[
-idwi	R
-ie's	G
-ie)>	J
-iebr	Y
-iece	C
-ied?	X
-ieda	[
-iedo	[
-iedr	T
-iefc	C
-iefs	U
-iega	L
-iege	[
-iego	E
-ieja	Q
-iejo	I
-iel'	[
-iel?	[
-iela	C
-ield	K
-ielo	N
-iels	C
-ielt	H
-iemb	[
-iemp	R
-ien?	P
-iena	U
-ienc	[
-iend	Z
-iens	K
-ient	Y
-ienv	R
-iera	[
-ierb	D
-ierc	[
-ierd	C
-iere	[
-ierk	C
-iern	T
-iero	[
-ierr	X
-iers	E
-iert	[
-ierv	Z
-iery	U
-ies,	R
-ies;	R
-ies?	W
-iese	F
-ieso	P
-iest	W
-ieta	V
-iete	[
-ieth	T
-ietn	C
-ieto	Z
-iety	[
-ietz	C
-ieve	[
-ievi	[
-iewe	D
-iews	F
-ieza	C
-iezm	[
-iezo	Y
-ife'	Y
-ife,	S
-ife?	[
-ifec	C
-ifer	L
-ifes	J
-iffe	H
-iffi	S
-iffs	C
-ific	S
-ifie	[
-ifix	[
-ifor	C
-ifos	W
-ifra	L
-ifs(	G
-ifte	[
-ifti	[
-ifts	[
-iftu	E
-ifty	[
-ifug	D
-iful	R
-ifun	[
-ifyi	G
-ifíc	[
-igad	J
-igai	X
-igal	V
-igam	N
-igan	I
-igar	[
-igas	T
-igat	C
-igby	C
-iger	C
-igge	D
-iggi	C
-iggl	D
-iggy	C
-ighb	[
-ighe	J
-ighl	G
-ighs	K
-ight	L
-ighw	C
-igib	C
-igid	C
-igil	E
-igin	E
-igio	Q
-igit	Q
-igió	U
-igle	[
-iglo	U
-ign;	V
-igna	[
-igne	H
-igni	X
-ignm	R
-igno	N
-igns	X
-igo?	R
-igos	R
-igra	U
-igre	C
-igsl	G
-igua	K
-igue	[
-iguo	Q
-igur	F
-ihgt	F
-ihil	Y
-ihon	[
-ihua	Y
-iing	C
-iiti	C
-ijab	E
-ijad	[
-ijah	Y
-ijas	Y
-ijer	C
-ijo?	U
-ijoi	C
-ijon	C
-ijos	[
-ijot	C
-ijua	U
-ijón	V
-ikae	C
-ikal	C
-ike?	[
-ikea	C
-iker	C
-ikhi	C
-ikin	C
-ikip	C
-ikis	E
-ikka	M
-ikla	X
-ikto	C
-il's	J
-il.c	C
-il.e	G
-il.y	D
-ila?	R
-ilac	X
-ilad	M
-ilag	[
-ilah	K
-ilan	C
-ilar	T
-ilas	[
-ilat	[
-ilbo	V
-ilbr	H
-ilbu	G
-ilca	L
-ild'	P
-ild?	[
-ilda	Y
-ildb	S
-ilde	[
-ildh	S
-ildi	[
-ildl	V
-ildr	W
-ilds	R
-ilea	N
-iled	Q
-ilee	[
-ileg	[
-ilei	C
-ilem	R
-ilen	Y
-ilep	[
-iler	C
-iles	C
-ilet	Y
-ilfs	C
-ilga	X
-ilgr	Y
-ilha	W
-ilia	[
-ilib	C
-ilic	C
-ilid	R
-ilie	[
-ilig	C
-ilil	F
-ilim	X
-ilin	M
-ilio	[
-ilip	P
-ilis	[
-ilit	T
-iliz	P
-ill?	Y
-illa	C
-illb	[
-ille	M
-illi	C
-illn	[
-illo	C
-ills	[
-illu	S
-illy	C
-ilme	C
-ilmi	C
-ilms	P
-iloh	Z
-ilon	Y
-iloq	H
-ilor	[
-ilos	C
-ilot	C
-ilpa	[
-ilso	I
-ilte	G
-ilth	S
-ilty	Y
-ilur	[
-ilus	Y
-iluv	R
-ilve	X
-ilwi	G
-ily,	P
-im_e	E
-im_s	E
-imac	S
-imad	U
-imae	Y
-imag	Q
-imal	N
-imar	C
-imas	K
-imat	V
-imbe	C
-imbi	K
-imbl	K
-imbo	[
-imdb	G
-ime?	X
-imei	I
-imel	W
-imen	C
-imeo	[
-imer	Q
-imes	M
-imet	C
-imeó	R
-imid	U
-imil	D
-imin	Q
-imio	[
-imit	C
-imma	X
-imme	Z
-immi	C
-immo	J
-immy	E
-imne	I
-imo?	R
-imog	W
-imon	L
-imos	[
-imot	T
-imov	C
-impa	S
-impe	E
-impi	[
-impl	W
-impo	T
-impr	C
-imps	C
-impu	[
-imri	W
-imro	Y
-imse	X
-imul	C
-imum	C
-imus	[
-imág	X
-imón	[
-in')	J
-in's	I
-in(s	H
-in-l	[
-inac	W
-inag	W
-inah	[
-inai	C
-inal	D
-inan	L
-inar	[
-inas	V
-inat	X
-inaí	S
-inbo	[
-inbu	C
-inca	K
-ince	L
-inch	H
-inci	J
-incl	C
-incr	N
-incu	R
-ind,	X
-ind?	X
-inda	E
-inde	C
-indf	[
-indi	C
-indl	K
-indn	U
-indo	C
-inds	S
-indu	L
-indw	J
-indy	C
-ine'	X
-ine,	W
-ine:	T
-ine?	X
-inea	C
-inec	C
-ined	F
-inee	[
-ineg	C
-ineh	Y
-inek	J
-inem	C
-inen	[
-iner	K
-ines	L
-inet	C
-ineu	E
-inev	[
-iney	[
-infa	[
-infe	I
-infi	U
-infl	V
-info	C
-infu	X
-ing'	[
-ing,	X
-ing:	T
-ing;	[
-ing?	[
-ing[	H
-inga	C
-ingb	C
-ingd	P
-inge	C
-ingh	C
-ingi	[
-ingl	F
-ingn	C
-ingo	C
-ingr	C
-ings	Q
-ingt	C
-ingu	C
-ingw	C
-inha	J
-inhe	[
-inho	C
-inia	Z
-inic	P
-inid	G
-inie	C
-inim	C
-inin	Z
-inio	[
-iniq	R
-inis	[
-init	D
-iniu	C
-inja	H
-inju	Z
-inke	C
-inki	W
-inkl	C
-inks	[
-inle	I
-inma	U
-inmi	T
-inmu	Y
-inne	E
-inni	J
-inno	V
-inny	D
-ino?	X
-inoa	C
-inoc	W
-inoi	J
-inol	C
-inon	D
-inor	[
-inos	T
-inot	C
-inou	F
-inpu	C
-inqu	E
-ins,	[
-ins;	R
-ins?	E
-insb	D
-insc	[
-inse	[
-insi	U
-insm	W
-inso	W
-insp	N
-inst	C
-int(	E
-inta	H
-intb	C
-inte	M
-inth	[
-inti	[
-intl	T
-intm	L
-into	F
-intr	M
-ints	H
-intu	D
-inum	C
-inun	W
-inus	R
-inut	C
-inux	C
-inve	D
-invi	Q
-invo	C
-inwr	C
-inyl	C
-inút	S
-io.h	G
-ioch	[
-iodi	C
-iodo	U
-iogr	H
-iohe	E
-iola	C
-iole	[
-ioli	D
-iolo	C
-ioló	T
-ioma	Q
-ioms	E
-ion'	Q
-ion,	[
-ion:	C
-ion;	[
-ion?	[
-iona	Q
-ione	X
-ioni	[
-ions	E
-ionó	V
-iopi	D
-iops	V
-ioqu	[
-iore	C
-iors	G
-ios?	X
-iosa	Z
-iose	S
-iosi	[
-ioso	[
-ioth	C
-ioti	D
-iots	M
-iott	C
-ious	P
-ipad	C
-ipaj	C
-ipal	C
-ipas	P
-ipci	C
-ipe,	M
-iped	C
-ipen	S
-iper	Y
-ipes	C
-ipha	T
-iphn	C
-ipho	C
-ipic	C
-ipie	C
-ipin	R
-ipio	[
-iple	P
-ipli	[
-iplo	C
-ipol	K
-ipos	[
-ipot	J
-ippa	V
-ippe	[
-ippi	Z
-ippl	Y
-ippo	S
-ipre	[
-ips,	U
-ipse	C
-ipsi	[
-ipst	C
-ipt:	I
-ipt>	F
-ipta	G
-ipti	H
-ipto	[
-ipts	W
-iptu	[
-ipul	[
-iput	E
-ipwr	[
-ipóc	U
-ique	C
-iqui	G
-ira?	Q
-irac	X
-irad	C
-iraf	C
-iral	D
-iram	N
-iran	K
-irar	Z
-iras	F
-irat	E
-iraz	H
-irbn	D
-ircl	M
-ircr	C
-ircu	D
-irdi	C
-irdr	C
-irds	[
-ire,	W
-ire?	E
-ireb	D
-irec	C
-ired	N
-iref	C
-ireh	R
-irel	D
-irem	C
-iren	X
-ires	C
-irew	C
-irge	[
-irgi	[
-irgo	C
-iria	[
-irie	C
-irig	U
-irio	E
-iris	C
-irit	X
-iriz	C
-irki	C
-irle	C
-irlf	W
-irli	C
-irlo	F
-irls	D
-irlw	[
-irly	S
-irma	Y
-irme	[
-irmi	C
-iro?	P
-iron	D
-iros	R
-irpo	C
-irql	D
-irre	D
-irri	[
-irro	V
-irse	R
-irsp	F
-irst	Y
-irth	[
-irti	Y
-irts	Z
-irtu	W
-irty	Y
-irug	W
-irus	[
-iruw	C
-irve	C
-irwa	G
-irwe	C
-irán	W
-is".	E
-isaa	V
-isab	C
-isag	W
-isai	T
-isan	X
-isap	[
-isas	[
-isaí	[
-isbo	C
-isca	Z
-isce	G
-isci	[
-isco	C
-iscr	Z
-iscu	S
-iscí	W
-isdo	Z
-ise'	C
-ise?	[
-isea	[
-ised	S
-isee	[
-isen	S
-iseo	[
-iser	W
-ises	R
-iset	C
-iseñ	C
-isfi	Z
-isfr	V
-isgu	Z
-ish?	[
-isha	[
-ishb	T
-ishe	S
-ishi	Y
-ishm	[
-isho	T
-ishw	C
-isia	D
-isib	C
-isie	T
-isin	U
-isio	[
-isis	Q
-isit	Y
-isió	[
-iske	C
-isky	C
-isla	C
-ism?	[
-isma	[
-isme	V
-ismo	[
-isn'	I
-isne	C
-isnt	L
-isob	[
-isod	C
-ison	U
-isor	P
-isot	C
-ispe	[
-ispo	Q
-ispr	C
-ispu	M
-ispy	M
-isra	[
-isre	C
-issa	J
-isse	R
-issi	N
-isso	C
-issu	W
-ist'	W
-ist,	S
-ist?	Y
-ista	K
-istc	C
-iste	D
-isti	[
-istl	[
-istm	P
-istr	N
-ists	W
-istu	C
-isty	C
-isus	S
-isés	[
-it's	[
-it.c	J
-it.l	E
-ita?	S
-itab	[
-itac	C
-itad	[
-itag	G
-itai	C
-ital	L
-itam	C
-itan	C
-itar	H
-itat	J
-itañ	C
-itbo	C
-itbu	C
-itby	C
-itca	I
-itch	C
-itco	M
-ite?	[
-ited	C
-itel	C
-item	C
-iten	[
-iter	V
-ites	[
-itfu	V
-ith'	T
-ith,	Z
-ith8	J
-ith?	[
-itha	[
-ithe	[
-ithf	X
-ithi	[
-itho	P
-iths	U
-ithu	D
-itia	S
-itib	C
-itic	[
-itie	[
-itin	K
-itio	J
-itiq	C
-itis	L
-itiv	[
-itiz	[
-itla	J
-itle	I
-itne	S
-ito?	T
-itoc	C
-itoe	C
-iton	D
-itor	K
-itos	C
-itra	C
-itre	C
-itro	C
-itsa	C
-itse	T
-itsy	K
-itta	G
-itte	N
-ittg	C
-itti	N
-ittl	Y
-itts	C
-itu?	Q
-itua	[
-itud	[
-itui	S
-itul	C
-itun	C
-itur	Q
-ituy	C
-ity,	S
-ity?	[
-itze	C
-itzv	V
-iuda	[
-iuiu	C
-iums	K
-iunf	S
-iuoi	C
-ius,	V
-ius?	X
-iuyt	C
-ivab	T
-ivac	Q
-ivad	P
-ival	J
-ivam	T
-ivar	C
-ivat	C
-ive?	T
-ived	K
-iven	G
-ives	Y
-ivia	C
-ivic	G
-ivid	M
-ivie	T
-ivil	R
-ivin	[
-ivir	Y
-ivit	[
-ivió	Q
-ivoc	U
-ivor	Y
-ivos	[
-ivot	E
-ivía	S
-iwal	C
-ix.c	J
-ixar	K
-ixed	U
-ixel	F
-ixes	C
-ixin	C
-ixio	[
-ixió	Q
-ixon	C
-ixtu	C
-iyab	F
-izab	C
-izad	W
-izar	X
-izat	[
-izco	K
-ized	[
-izen	[
-izer	C
-izes	C
-izin	G
-izon	C
-izpa	Z
-izur	X
-izza	C
-izzl	G
-iáco	Z
-iást	S
-iéne	U
-iérc	Z
-iño?	Q
-iños	T
-ión?	Z
-jaba	P
-jabe	Z
-jabo	C
-jack	C
-jaco	W
-jada	[
-jado	W
-jael	V
-jagu	E
-jah'	T
-jah?	Y
-jail	[
-jaim	C
-jain	C
-jair	[
-jaja	C
-jajs	C
-jaka	C
-jake	C
-jama	C
-jami	S
-jamo	J
-jamí	V
-jand	[
-jane	E
-janu	Y
-japa	C
-jara	C
-jard	U
-jarm	Q
-jaro	R
-jars	[
-jará	Q
-jaso	V
-jast	Z
-java	C
-jawb	Q
-jayw	C
-jazz	C
-jdfh	D
-jdhf	E
-jdks	C
-jeal	[
-jean	C
-jebu	[
-ject	D
-jedr	E
-jefe	W
-jeff	C
-jeft	U
-jeho	[
-jehu	[
-jell	C
-jemp	C
-jenn	C
-jeno	X
-jeph	X
-jer?	Q
-jera	C
-jerc	C
-jeri	R
-jero	[
-jers	C
-jeru	[
-jerí	T
-jess	P
-jesu	[
-jesú	[
-jeta	S
-jeth	W
-jeto	G
-jewe	C
-jewi	[
-jews	[
-jeza	W
-jeze	[
-jhdf	D
-jhgf	C
-jhgj	D
-jias	G
-jibb	D
-jijo	C
-jimm	E
-jimo	V
-jine	[
-jire	R
-jjjj	C
-jkhs	C
-jkl;	C
-jlkj	C
-jndi	G
-joab	[
-joao	C
-joas	[
-job'	[
-job?	[
-jobc	J
-jobs	C
-joel	[
-joes	E
-joha	U
-john	H
-joia	X
-joic	X
-joij	C
-join	X
-joke	C
-joko	C
-joli	C
-joll	G
-jolo	C
-jona	W
-jone	C
-jong	C
-joná	[
-jool	G
-jopp	[
-jord	T
-jori	C
-jos?	Q
-jose	T
-josh	Q
-josi	Q
-josu	X
-josé	[
-josí	P
-jota	U
-jote	C
-joth	X
-jour	N
-jove	W
-joyc	C
-joyf	Q
-jsdh	C
-jsja	C
-jsjs	C
-json	C
-juan	U
-jubi	[
-juda	[
-jude	X
-judi	K
-judy	C
-judá	Y
-judí	Z
-juec	Y
-jueg	C
-juez	W
-juga	C
-jugo	G
-juic	V
-jula	C
-juli	C
-july	N
-jump	C
-juni	I
-junk	Y
-juno	C
-junt	[
-jura	M
-jure	R
-jury	E
-just	X
-juve	T
-juzg	Y
-jérc	V
-jñlk	C
-jóve	[
-k.co	D
-k/sp	I
-k@ho	I
-kael	C
-kage	C
-kah'	S
-kaha	J
-kahn	C
-kaho	Z
-kale	D
-kall	C
-kama	E
-kans	C
-kant	C
-kany	C
-kara	C
-kard	C
-karm	[
-karo	C
-kart	C
-karv	E
-kate	C
-kats	C
-kcas	K
-kclo	S
-kdfj	C
-kdjf	C
-ke's	Y
-kean	G
-keaw	C
-keba	D
-ked?	Y
-keda	W
-kedi	C
-keep	L
-kees	D
-kega	C
-keho	C
-keir	C
-kell	C
-kemo	C
-kemp	C
-kend	F
-kenh	U
-keno	L
-kenp	C
-kens	C
-kent	C
-kept	[
-kera	I
-kerb	C
-kerm	F
-kerp	C
-kers	W
-kery	L
-kesp	C
-kest	K
-ketb	C
-keto	M
-ketp	C
-kets	C
-keup	H
-kevi	C
-kewa	Y
-keyb	C
-keyl	H
-keys	C
-kfas	N
-kfig	Y
-kfjh	E
-kfor	D
-kful	[
-kgro	C
-kham	C
-khan	C
-khea	C
-khis	C
-khou	E
-khsd	C
-kiah	[
-kibi	C
-kick	E
-kidn	Q
-kidr	[
-kids	[
-kie)	J
-kiel	U
-kier	C
-kies	C
-kiin	C
-kill	[
-kilo	C
-kina	K
-kinc	[
-kind	Y
-kine	C
-king	I
-kini	G
-kinn	N
-kins	[
-kipe	C
-kipp	[
-kips	M
-kira	D
-kirt	[
-kiss	G
-kist	E
-kitc	C
-kite	W
-kitt	C
-kiwi	C
-kjac	L
-kjdf	D
-kjhd	D
-kjhg	C
-kjlk	C
-kjñl	C
-kkah	[
-kkkk	C
-kkuk	Z
-kl;j	C
-klag	H
-klah	C
-klan	C
-klar	F
-kleb	K
-klei	C
-kles	C
-klin	[
-klis	C
-klyn	F
-kmno	G
-kmon	G
-knam	G
-knea	C
-knee	K
-knes	[
-knew	V
-knif	C
-knig	C
-knit	D
-kniv	K
-knob	C
-knoc	C
-knot	C
-know	[
-knuc	E
-koda	G
-koff	F
-kong	C
-kora	U
-kore	C
-kosh	H
-kout	C
-kovi	C
-kpic	C
-kpla	Z
-kpop	H
-kpot	E
-krai	U
-krak	C
-kram	K
-kreb	F
-kris	C
-kros	H
-krup	[
-ksgi	S
-ksha	C
-kshe	C
-ksjd	E
-ksla	C
-kson	C
-ksor	C
-ktai	C
-ktok	C
-ktop	C
-kube	F
-kule	C
-kull	E
-kurs	C
-kwar	I
-kydi	G
-kyli	C
-kyri	C
-kywa	J
-kzal	K
-l.co	C
-l.ex	G
-l.ya	D
-l;jk	C
-laam	[
-laba	Q
-labe	C
-labo	N
-labr	U
-laca	U
-lace	Q
-lach	S
-laci	[
-lack	M
-lacr	C
-lact	L
-lada	U
-ladd	S
-lade	F
-ladi	D
-lado	Q
-ladr	Y
-ladu	D
-lady	C
-laga	[
-lage	F
-lagr	[
-lags	H
-lagu	V
-lah?	X
-laho	C
-laid	[
-laim	F
-lain	N
-lais	C
-lait	I
-laja	C
-laje	G
-lake	C
-lama	P
-lamb	F
-lame	N
-lami	C
-lamo	T
-lamp	[
-lams	G
-lamó	Q
-lana	C
-lanc	H
-land	C
-lane	C
-lang	S
-lank	C
-lann	P
-lano	G
-lans	[
-lant	C
-lanu	C
-laod	R
-lapi	S
-lapp	Q
-laps	S
-lapt	C
-laqu	P
-lar?	Q
-lare	C
-larg	P
-lari	G
-lark	C
-larn	F
-laro	U
-lars	H
-lary	G
-lará	T
-las?	S
-lasa	C
-lase	N
-lasf	Q
-lash	M
-lasi	C
-lasp	[
-lasq	D
-lass	E
-last	J
-lata	[
-latb	C
-late	C
-latf	C
-lati	R
-lato	C
-latr	[
-lats	F
-latt	[
-laud	K
-laug	K
-laun	V
-laur	C
-laus	[
-lava	C
-lave	I
-lavi	D
-lavo	H
-lavó	U
-law'	C
-law?	Y
-lawa	G
-lawl	R
-lawn	C
-laws	[
-lawy	H
-laxy	E
-laya	C
-layb	E
-laye	C
-layi	[
-layo	V
-lays	C
-laza	H
-laze	F
-lazi	V
-lazo	H
-lazy	[
-lbac	C
-lban	H
-lber	C
-lbor	X
-lboy	C
-lbre	H
-lbum	C
-lbuq	C
-lbur	G
-lbut	J
-lcan	U
-lcar	C
-lcha	Z
-lchi	P
-lciu	I
-lcoh	T
-lcom	[
-lcor	F
-lcro	V
-lcul	C
-lcyc	G
-ld")	I
-ld's	P
-ld</	C
-ldad	[
-ldah	U
-ldap	G
-ldbi	S
-ldea	Z
-ldem	I
-lden	[
-lder	K
-ldes	W
-ldfi	C
-ldho	S
-ldic	[
-ldie	[
-ldij	R
-ldin	P
-ldle	V
-ldly	W
-ldn'	S
-ldne	[
-ldnt	W
-ldon	C
-ldpl	C
-ldre	W
-lds/	K
-ldur	E
-le's	Y
-le.c	C
-le.l	G
-le.o	J
-le/a	G
-lead	[
-leaf	U
-leag	C
-leah	[
-leak	C
-leal	Z
-lean	P
-leap	C
-lear	[
-leas	C
-leat	C
-leav	X
-leaz	[
-leañ	X
-leba	W
-lebr	J
-lebs	C
-lecc	R
-lech	W
-leci	U
-lecl	I
-lect	I
-led;	S
-leda	F
-ledg	K
-ledo	U
-leec	[
-leed	C
-leen	C
-leep	U
-leer	[
-lees	Y
-leet	J
-lefo	F
-left	T
-lega	R
-lege	J
-legi	U
-lego	J
-legr	M
-legó	R
-lehe	S
-leic	C
-lein	C
-leit	P
-leja	C
-lejo	U
-leki	W
-lele	C
-lelu	Z
-lem;	R
-lem?	[
-lema	W
-leme	C
-lemm	G
-lemo	Y
-lems	[
-lemu	T
-lena	G
-lenc	J
-lend	F
-leng	C
-lenn	[
-leno	S
-lens	C
-lent	[
-leon	C
-leop	[
-leos	C
-lepe	[
-leph	C
-lepr	X
-leps	Z
-lept	V
-lequ	C
-ler'	H
-lera	Z
-leri	C
-lers	G
-lert	C
-lery	C
-les'	R
-les,	S
-les.	J
-les?	Y
-lesa	C
-lesb	S
-lesc	[
-lese	C
-lesh	[
-lesi	Y
-lesm	C
-lesp	G
-less	[
-lest	C
-lesu	C
-let'	C
-leta	R
-letc	C
-lete	C
-leth	[
-leto	W
-letr	C
-lets	U
-lett	G
-letu	[
-leva	J
-leve	C
-levi	T
-levo	R
-levy	C
-leví	W
-levó	S
-lewi	C
-lexa	C
-lexb	I
-lexi	Q
-leye	[
-leza	[
-león	[
-lf-c	S
-lf-h	S
-lfar	W
-lfer	C
-lfil	X
-lfis	[
-lfri	W
-lfti	E
-lfwa	J
-lgal	X
-lgar	H
-lgas	C
-lgec	I
-lgia	[
-lgon	C
-lgot	[
-lgre	D
-lgri	Y
-lgue	C
-lgui	[
-lgun	E
-lhae	E
-lhos	H
-li's	P
-lia?	V
-liab	L
-liah	V
-lial	S
-liam	C
-lian	C
-liar	[
-lias	I
-liat	[
-liba	[
-libe	C
-libu	C
-lica	E
-lice	Y
-lich	C
-lici	H
-lick	C
-lico	[
-lics	[
-lict	[
-licu	C
-licy	C
-licí	V
-lide	[
-lidi	Z
-lido	N
-lie'	G
-lie?	Q
-lied	[
-lief	T
-liel	R
-lien	E
-lier	C
-lies	Z
-liet	C
-liev	[
-life	[
-liff	M
-lifi	[
-lifo	C
-lift	J
-lify	C
-liga	E
-lige	G
-ligh	C
-ligi	K
-lign	L
-lihg	F
-lihu	Y
-lija	W
-like	[
-lila	M
-lile	Z
-lili	S
-lill	D
-lilo	H
-lily	C
-lima	G
-limb	[
-lime	C
-limi	I
-limo	C
-limp	[
-lina	G
-linc	C
-lind	R
-line	C
-ling	R
-lini	[
-link	C
-lino	Z
-lins	J
-lint	H
-linu	C
-lio?	T
-lion	R
-lioq	[
-lios	R
-liot	C
-liou	Z
-lipe	X
-liph	V
-lipo	K
-lipp	[
-lips	C
-liqu	J
-liri	D
-lirt	U
-lisa	P
-lisb	C
-lise	C
-lish	N
-lisi	U
-lism	X
-list	C
-lita	[
-lite	K
-lith	[
-liti	[
-lito	S
-litr	C
-lits	[
-litt	U
-lius	S
-liva	C
-live	Q
-livi	M
-livo	T
-lix.	J
-liza	W
-lize	N
-lión	T
-lkdf	C
-lked	[
-lkee	C
-lkin	U
-lkjh	C
-lkjl	C
-lkjñ	C
-lkla	C
-lkth	C
-lkyr	D
-ll's	L
-lla?	[
-llad	T
-llag	[
-llai	G
-llaj	G
-llam	U
-llan	C
-llar	J
-llas	C
-llat	C
-llax	C
-llaz	C
-llba	C
-llbo	L
-llea	[
-llec	[
-lled	W
-lleg	P
-llej	C
-llel	F
-llen	[
-ller	C
-lles	C
-llet	C
-llev	[
-lley	G
-llez	W
-llfi	Y
-llia	C
-llic	C
-llie	D
-llig	C
-llin	J
-llio	C
-llip	L
-llit	C
-lliv	C
-llne	[
-llo"	I
-lloc	C
-llof	G
-llog	C
-llon	L
-lloo	D
-llos	U
-llot	K
-llou	C
-llov	C
-llow	N
-llpa	C
-llpo	[
-llqu	C
-llsh	C
-llst	[
-llue	[
-llum	X
-llus	M
-lluv	U
-llyf	C
-llyi	Y
-lma?	[
-lmag	F
-lmao	C
-lmas	P
-lmed	D
-lmei	C
-lmen	U
-lmer	C
-lmet	E
-lmig	Q
-lmin	C
-lmon	K
-lmos	[
-lmsg	S
-lmud	[
-ln("	H
-lner	C
-lnes	[
-lo")	I
-load	C
-loaf	L
-loak	[
-loan	M
-loat	L
-loav	[
-lobb	C
-lobo	[
-loca	C
-loci	C
-lock	C
-locu	W
-lode	I
-lodo	C
-lofe	[
-loft	K
-log(	G
-loga	C
-logi	C
-logo	I
-logr	[
-logy	G
-logí	[
-lohi	[
-loin	L
-loke	L
-lom?	S
-loma	K
-lomb	C
-lome	[
-lomo	X
-lomé	P
-lomó	[
-lon'	U
-lon;	Q
-lona	C
-lond	C
-lone	X
-long	Q
-loni	[
-lonk	C
-lonm	I
-lood	Q
-look	I
-loom	[
-loon	C
-loop	C
-loor	C
-loos	N
-loot	C
-lope	C
-lops	F
-loqu	H
-lor?	Q
-lora	L
-lord	[
-lore	C
-lori	C
-loro	Z
-lorp	C
-lors	[
-lory	[
-loró	T
-los?	P
-losa	[
-lose	X
-loso	C
-loss	[
-lost	R
-losu	G
-lot'	Y
-lot?	V
-lota	Y
-lote	C
-loth	V
-lotl	C
-loto	C
-lots	[
-lott	C
-loub	C
-loud	[
-loui	C
-loum	C
-loun	C
-lour	C
-lous	[
-love	Y
-lovi	V
-lovs	F
-lowa	C
-lowe	S
-lowi	X
-lown	C
-lows	[
-lox.	E
-loya	[
-loye	D
-loym	L
-lpab	Q
-lpap	C
-lpas	W
-lpea	Y
-lper	[
-lpha	C
-lphi	L
-lpin	T
-lplu	M
-lpoi	G
-lpol	C
-lqua	C
-lrea	R
-lrus	T
-ls"-	E
-lsad	F
-lsam	T
-lse'	P
-lsel	Q
-lshi	C
-lsiu	H
-lskd	C
-lsom	T
-lson	C
-lsos	Z
-lsou	E
-lsti	I
-lsto	[
-lt;/	F
-lt;b	F
-ltad	C
-ltag	D
-ltan	[
-ltar	V
-ltas	X
-lted	[
-lten	U
-lter	R
-lthy	N
-ltic	C
-ltie	C
-ltim	H
-ltip	T
-ltit	C
-lton	C
-ltos	S
-ltra	[
-ltur	P
-lubb	G
-lubc	E
-lubm	D
-luca	[
-luch	V
-luci	C
-luck	Q
-luco	C
-lucy	C
-luda	Y
-lude	N
-lue:	M
-lueg	C
-luen	[
-lues	W
-luet	C
-luey	C
-luft	C
-luga	[
-lugg	C
-lugs	C
-luid	I
-luja	W
-luke	S
-lula	Q
-lule	J
-lulu	J
-luma	C
-lumb	[
-lume	F
-lumi	E
-lumn	Q
-luna	D
-lunc	I
-lunt	[
-lupe	S
-lura	D
-lurb	C
-lure	[
-lurr	J
-lush	E
-lusi	C
-lust	Z
-lute	C
-luth	C
-luti	Y
-luto	W
-lutt	[
-luvi	W
-luxu	[
-luz?	R
-lvac	R
-lvad	L
-lvan	C
-lvar	[
-lvat	[
-lved	T
-lver	S
-lves	U
-lvia	E
-lvid	W
-lvin	L
-lvió	U
-lvo?	R
-lvos	S
-lwar	C
-lway	[
-lwin	U
-ly/3	E
-lyce	I
-lydi	[
-lyfa	G
-lyfi	C
-lyga	X
-lyhe	C
-lyin	[
-lyle	C
-lymp	C
-lync	C
-lyph	C
-lyps	T
-lyre	J
-lyri	C
-lyro	C
-lysi	V
-lyst	I
-lywe	Y
-lyze	Z
-lzad	[
-lzeb	[
-lzhe	[
-lágr	S
-lámp	X
-láza	T
-lén?	S
-lés?	C
-lías	W
-líba	X
-lícu	[
-líde	[
-lími	[
-líti	[
-lógi	Y
-lón?	P
-m"><	L
-m.ou	H
-m/r/	J
-m/sp	N
-m/te	J
-m/to	K
-m/tv	J
-m/wa	M
-m_en	E
-m_st	E
-maba	U
-mabl	V
-maca	C
-macb	C
-macc	[
-mace	U
-mach	G
-maci	C
-maco	G
-macr	C
-macu	Z
-macy	S
-mada	C
-made	T
-madn	C
-mado	L
-madr	M
-madu	U
-mael	[
-maes	Z
-maeu	Y
-maga	E
-magd	[
-mage	[
-magh	F
-magi	M
-magn	C
-mago	[
-magr	C
-mahj	C
-maic	L
-mail	C
-main	S
-majo	P
-make	I
-maki	[
-mal?	V
-mala	V
-malc	T
-mald	J
-male	T
-mali	[
-mall	D
-malo	F
-mals	[
-malt	[
-malv	[
-malw	C
-mama	C
-mami	T
-mamm	[
-mamo	Y
-mamá	[
-man'	Z
-man,	X
-man:	J
-man;	Q
-man?	S
-mana	X
-manc	H
-mand	I
-mane	[
-mang	N
-mani	G
-mann	[
-mano	W
-mans	I
-mant	C
-manu	S
-many	D
-manz	U
-maná	W
-maní	[
-maoo	C
-map(	F
-mapa	E
-maps	I
-maqu	C
-mar?	T
-mara	U
-marc	F
-mard	C
-mare	L
-marg	F
-mari	I
-mark	S
-marm	H
-maro	Q
-marr	Y
-mars	C
-mart	L
-marv	C
-marx	G
-mary	Q
-marz	C
-mará	T
-marí	Z
-mas?	[
-masa	Q
-masc	X
-mash	D
-masi	[
-mask	C
-masl	E
-mass	Y
-mast	X
-masu	E
-mata	[
-matc	C
-mate	[
-math	C
-mati	[
-matl	C
-mato	C
-matr	X
-matt	L
-matu	[
-matí	U
-mató	Y
-maus	[
-maxi	C
-maya	C
-mayb	C
-mayf	C
-mayo	L
-mazi	[
-mazo	C
-maña	N
-mbal	[
-mbap	K
-mbar	[
-mbas	W
-mbat	[
-mbec	C
-mbed	T
-mber	E
-mbes	C
-mbia	D
-mbic	C
-mbie	R
-mbil	C
-mbin	F
-mbio	P
-mbit	Y
-mbié	S
-mbió	S
-mbla	R
-mble	T
-mbli	[
-mbly	W
-mbnm	C
-mbol	S
-mbos	C
-mbou	[
-mbra	Z
-mbre	[
-mbri	C
-mbry	Z
-mcat	C
-mcca	C
-mcco	C
-mcdo	D
-mcis	X
-mcmx	D
-mcri	G
-md="	E
-me's	N
-me-s	T
-me<|	E
-meal	H
-mean	[
-meas	J
-meat	[
-mebo	M
-mecc	H
-mech	F
-meda	[
-mede	I
-medi	W
-medo	T
-meds	X
-medy	C
-medí	R
-meek	I
-meet	U
-mega	C
-megi	[
-meir	C
-mejo	N
-mela	C
-melc	[
-mele	[
-meli	C
-mell	C
-melo	V
-melq	X
-memb	S
-meme	C
-memo	V
-memp	G
-men'	U
-men,	S
-men;	T
-men?	[
-mena	[
-menc	[
-mend	P
-mene	[
-meno	T
-mens	H
-ment	[
-menu	C
-meon	[
-meos	C
-mepa	J
-meph	V
-mepr	C
-mer'	V
-mer?	T
-mera	L
-merc	H
-merd	C
-mere	E
-merg	C
-meri	C
-mero	C
-merr	[
-mers	[
-mes?	X
-mesa	[
-mesc	X
-mese	C
-mesh	C
-mesi	Z
-meso	C
-mess	G
-mest	N
-meta	C
-mete	C
-metf	E
-meti	[
-meto	V
-metr	C
-mett	C
-metí	[
-mewo	T
-mexi	C
-meye	C
-meón	R
-mfor	V
-mg/d	C
-mgar	V
-mhai	C
-miah	T
-miam	C
-mian	H
-mica	J
-mice	C
-mico	D
-micr	C
-mics	M
-mida	T
-midd	C
-mide	X
-midi	Q
-midn	Q
-mido	[
-midw	R
-mied	[
-miel	[
-mien	[
-mier	C
-mies	[
-mifs	G
-miga	[
-migh	[
-migo	[
-migr	[
-migu	M
-mika	C
-mike	C
-mila	I
-milc	Y
-mild	V
-milf	C
-mili	[
-milk	C
-mill	V
-milo	C
-mily	V
-min'	J
-mina	[
-minc	C
-mind	R
-mine	[
-ming	H
-mini	C
-minn	I
-mino	R
-mint	T
-minu	C
-miop	C
-miqu	T
-mira	R
-miri	X
-mirr	X
-misa	[
-misc	X
-mise	[
-mish	C
-misi	[
-mism	X
-miso	J
-miss	I
-mist	M
-misu	H
-mita	I
-mite	[
-mith	C
-miti	W
-mito	C
-mitt	D
-mitz	V
-mium	C
-mixe	U
-mixi	J
-mizp	W
-mles	X
-mlet	H
-mmac	U
-mmah	U
-mman	Z
-mmar	K
-mmat	[
-mmau	[
-mmed	Q
-mmen	K
-mmer	C
-mmig	[
-mmin	C
-mmis	[
-mmit	T
-mmmm	C
-mmon	Q
-mmor	F
-mmun	[
-mmuz	T
-mnan	W
-mnas	Z
-mnbv	C
-mnem	F
-mney	I
-mnia	[
-mnip	U
-mnis	X
-mno4	G
-mnon	Y
-mnón	R
-moab	[
-mobi	C
-moci	Z
-mock	V
-mocl	C
-mod:	C
-moda	L
-mode	I
-modo	D
-mods	G
-modu	C
-mody	C
-moge	T
-mogg	C
-mogé	U
-moha	C
-moho	N
-moir	C
-moke	C
-moki	[
-mola	C
-mold	M
-mole	P
-moli	[
-molo	R
-moly	C
-mom'	R
-mome	C
-moms	X
-mon'	X
-mona	C
-mond	F
-mone	P
-mong	[
-moni	K
-monk	D
-mono	C
-mons	[
-mont	E
-mony	[
-monz	J
-mood	Y
-moon	F
-moor	C
-mor?	Q
-mora	[
-mord	Y
-more	Y
-mori	[
-morm	F
-morn	C
-moro	C
-morr	U
-mors	[
-mort	J
-mory	C
-mos?	[
-mosa	H
-mosc	[
-mose	[
-mosi	C
-mosn	W
-moso	C
-mosq	C
-moss	C
-most	Y
-mote	Y
-moth	T
-moti	R
-moto	C
-moul	C
-moun	U
-mour	R
-mout	G
-mova	G
-move	J
-movi	C
-mowe	D
-moxi	C
-moza	F
-mpam	U
-mpan	Y
-mpar	Q
-mpas	[
-mpat	C
-mpañ	[
-mped	P
-mper	C
-mpes	W
-mpet	[
-mpez	[
-mpgr	D
-mpha	[
-mphi	G
-mpho	C
-mpia	P
-mpic	C
-mpie	G
-mpil	G
-mpin	I
-mpio	[
-mpir	C
-mpió	X
-mpki	C
-mpla	I
-mple	J
-mplo	F
-mply	S
-mpol	K
-mpoo	C
-mpor	C
-mpos	D
-mpra	J
-mpre	X
-mpri	C
-mpro	M
-mpso	C
-mpst	Y
-mpt.	H
-mpta	M
-mpte	U
-mpti	K
-mpto	C
-mpts	P
-mpty	[
-mpue	W
-mpur	[
-mput	F
-mrah	G
-mrbe	C
-mrit	C
-mrod	Y
-msel	[
-msgi	S
-mson	[
-mste	G
-mstr	F
-msun	C
-mtra	C
-muda	Y
-mudo	V
-muel	U
-muer	[
-muev	G
-muff	C
-muje	T
-mula	C
-mule	[
-mulg	Y
-mult	Q
-mumf	C
-mumm	C
-mund	T
-muni	Y
-mupp	C
-mura	C
-murd	[
-muri	S
-muro	M
-murp	C
-murr	C
-mus?	V
-musc	D
-muse	C
-mush	C
-musi	S
-musk	C
-musl	Y
-must	[
-muta	G
-mute	C
-mutu	F
-mxci	D
-mych	C
-myma	D
-myrn	W
-myrr	[
-myse	Y
-mysq	C
-myst	[
-mzon	C
-máge	X
-márt	[
-médi	[
-méis	R
-mías	[
-món?	T
-músi	[
-n("h	H
-n(st	H
-n-fa	C
-n-in	V
-n-la	[
-n.co	G
-n.pe	E
-n.sm	J
-n5wr	C
-naam	[
-naba	Y
-nabl	G
-nabo	W
-nabu	X
-nabé	V
-nacc	C
-nace	[
-nach	E
-naci	R
-nack	C
-nacl	S
-naco	F
-nací	V
-nada	C
-nade	U
-nadi	[
-nado	L
-nadr	C
-naeu	[
-nage	S
-nagg	T
-nago	X
-nagr	C
-nah'	S
-nah?	Z
-nahe	C
-naho	T
-nahu	S
-nahú	S
-nai?	[
-naid	I
-nail	I
-nais	G
-naje	I
-nake	Q
-naks	C
-nal?	R
-nald	C
-nale	J
-nali	C
-nall	[
-nals	K
-nalt	E
-naly	C
-name	G
-nami	M
-namm	X
-namo	U
-nana	C
-nanc	[
-nand	C
-nane	Q
-nani	[
-nann	U
-nans	Q
-nant	W
-nanz	C
-naní	R
-naom	[
-napo	C
-napp	D
-napr	L
-nara	C
-narc	P
-nard	C
-narf	C
-nari	Z
-narm	R
-naro	C
-nary	[
-nará	Q
-naré	R
-nas?	S
-nasd	C
-nasi	Z
-nass	[
-nast	G
-nasé	W
-nata	C
-nate	C
-nath	[
-nati	U
-nato	E
-natu	Q
-natá	T
-naug	C
-naum	[
-nava	C
-nave	U
-navi	X
-navr	L
-navy	C
-nawa	[
-naza	U
-nazi	[
-naán	S
-nbap	T
-nbel	S
-nber	M
-nblo	D
-nbor	F
-nbow	[
-nbur	C
-nbvc	C
-ncaj	V
-ncak	D
-ncan	C
-ncar	[
-nce,	U
-nce?	S
-nced	[
-ncei	U
-ncel	C
-ncem	Z
-ncen	Y
-ncep	C
-ncer	S
-nces	[
-ncha	J
-nchb	M
-nche	L
-ncho	Q
-nchs	C
-nchu	C
-ncia	S
-ncid	[
-ncie	F
-ncil	R
-ncin	D
-ncio	C
-ncip	F
-ncis	I
-nció	[
-ncle	[
-nclo	H
-nclu	C
-ncol	C
-ncom	[
-ncon	[
-ncor	R
-ncou	M
-ncra	E
-ncre	G
-ncré	W
-ncti	R
-nctu	Z
-ncub	Y
-ncue	I
-ncun	C
-nd's	C
-nda?	C
-ndab	C
-ndac	X
-ndai	C
-ndal	I
-ndam	[
-ndan	Q
-ndar	G
-ndas	H
-ndat	P
-nday	T
-ndch	T
-ndec	[
-nded	[
-ndee	Q
-ndef	C
-ndem	X
-nden	Q
-ndep	C
-ndex	C
-ndfa	[
-ndho	E
-ndi:	G
-ndia	C
-ndic	H
-ndid	[
-ndie	F
-ndig	[
-ndil	V
-ndin	H
-ndir	V
-ndit	[
-ndix	C
-ndió	Y
-ndki	T
-ndle	N
-ndli	G
-ndlo	P
-ndly	G
-ndma	Z
-ndme	[
-ndmo	U
-ndne	U
-ndo"	H
-ndo?	V
-ndoc	[
-ndol	C
-ndom	U
-ndon	C
-ndor	[
-ndos	C
-ndow	C
-ndpa	[
-ndra	H
-ndre	M
-ndri	G
-ndro	F
-ndrá	U
-ndré	Q
-nds,	V
-nds?	Z
-ndsh	S
-ndtr	C
-nduc	C
-ndue	C
-ndui	C
-ndul	[
-ndur	[
-ndus	U
-ndwe	J
-ndwi	C
-ndyi	C
-nd|>	E
-ne's	Y
-neac	C
-nead	D
-neal	T
-nean	C
-neap	H
-near	C
-neas	U
-neat	I
-nebo	W
-nebu	W
-nece	[
-neci	V
-neck	L
-necr	C
-nect	C
-ned,	V
-ned;	V
-neda	C
-nedo	K
-need	L
-neel	T
-neer	[
-nees	Q
-neez	C
-nefi	R
-nega	D
-negi	C
-nego	[
-negr	J
-negó	P
-neha	Y
-nehe	Y
-nehu	Z
-neig	[
-neit	[
-neja	R
-neke	J
-neli	[
-nelo	C
-nels	C
-nely	[
-nema	C
-neme	[
-nemi	[
-nemo	Q
-nemp	R
-nemy	X
-nens	C
-nent	C
-neon	C
-neou	D
-neph	[
-nequ	[
-ner"	H
-ner'	[
-ner?	U
-nerg	K
-neri	C
-nero	[
-nerr	R
-ners	Q
-nert	C
-nerv	[
-nes,	T
-nes?	[
-nesd	G
-nese	C
-nesh	C
-nesi	L
-nesk	Y
-neso	K
-ness	[
-nest	[
-nete	[
-netf	C
-neth	C
-neti	C
-neto	E
-nets	J
-nett	G
-netw	C
-nety	S
-neup	E
-neva	C
-neve	Z
-nevo	K
-newb	P
-newe	R
-newl	Y
-news	C
-newt	C
-nexp	K
-next	K
-ney,	S
-ney?	[
-neya	[
-neyc	E
-neyl	C
-neys	X
-neze	W
-nezz	W
-nfai	[
-nfal	[
-nfan	[
-nfel	C
-nfer	X
-nfes	Q
-nfia	W
-nfid	[
-nfie	[
-nfig	C
-nfin	F
-nfir	W
-nfla	D
-nfli	Z
-nflu	[
-nfo(	D
-nfo@	J
-nfor	C
-nfre	E
-nfro	Y
-nful	X
-nfus	X
-nfío	Q
-ng's	[
-ng[]	H
-ngag	M
-ngal	I
-ngan	T
-ngap	C
-ngar	C
-ngañ	[
-ngbi	C
-ngdo	Q
-ngea	L
-nged	U
-ngel	R
-ngeo	Q
-nger	U
-nges	C
-ngha	C
-ngid	Q
-ngin	[
-ngko	C
-ngla	C
-ngle	C
-ngli	C
-ngly	S
-nglé	D
-ngne	C
-ngo?	Y
-ngod	G
-ngol	H
-ngos	N
-ngra	T
-ngre	C
-ngry	[
-ngs,	T
-ngs;	S
-ngs?	T
-ngsh	K
-ngsp	C
-ngth	I
-ngto	C
-ngua	J
-ngue	V
-ngui	C
-ngul	F
-ngun	S
-ngwo	C
-nhal	J
-nham	C
-nhap	U
-nhau	G
-nhea	V
-nhed	V
-nhei	C
-nher	[
-nhol	C
-nhou	H
-nhub	C
-nia?	T
-niac	W
-niad	S
-niah	[
-nial	[
-nias	[
-niba	P
-nica	[
-nice	P
-nici	L
-nick	C
-nicl	[
-nico	[
-nics	C
-nicu	X
-nida	V
-nido	F
-nied	S
-niel	Q
-nien	X
-nies	J
-niet	C
-nife	C
-nifi	Y
-nige	W
-nigh	Q
-nign	S
-nihi	Y
-nija	R
-nike	H
-nill	C
-nima	Z
-nime	F
-nimo	G
-nimr	Y
-nimu	C
-nine	[
-ning	P
-ninj	H
-nins	C
-nint	I
-nio?	T
-nion	T
-nior	C
-nios	[
-niou	G
-nipu	[
-niqu	J
-nisa	U
-nisc	X
-nish	T
-nism	[
-niso	K
-nist	[
-nita	[
-nite	I
-niti	C
-nito	K
-nits	C
-nitt	C
-nitu	H
-nity	Y
-nium	C
-nius	[
-niva	Q
-nive	[
-nixo	C
-niza	X
-nize	V
-niña	V
-niño	[
-nión	[
-njam	V
-njer	X
-njou	C
-njoy	[
-njug	H
-njur	M
-njus	[
-nked	C
-nkee	D
-nken	P
-nker	C
-nket	D
-nkey	Y
-nkfu	[
-nkie	G
-nkin	R
-nkla	C
-nkle	C
-nkli	[
-nkly	C
-nkno	[
-nkru	[
-nksg	S
-nlac	C
-nlad	J
-nlan	C
-nlao	C
-nlea	[
-nles	M
-nlim	H
-nloa	D
-nloc	C
-nlov	[
-nlyf	G
-nman	I
-nmar	C
-nmat	T
-nmbn	C
-nmen	Y
-nmig	X
-nmun	Y
-nna?	X
-nnac	V
-nnah	[
-nnai	G
-nnan	C
-nnas	U
-nnea	L
-nnec	C
-nned	Y
-nnel	C
-nner	H
-nnes	G
-nnet	C
-nnia	Z
-nnic	E
-nnie	C
-nnif	C
-nnih	W
-nnin	L
-nnis	C
-nnit	I
-nniu	[
-nniv	Y
-nnoc	G
-nnon	C
-nnot	[
-nnou	I
-nnoy	V
-nnsy	C
-nnun	V
-no's	H
-noaa	C
-noah	[
-nobl	C
-nobo	[
-noby	C
-noce	S
-noch	W
-noci	S
-nock	C
-nocí	S
-node	C
-noem	T
-nogr	[
-noid	C
-noin	[
-nois	H
-noja	T
-nojo	R
-nojó	Q
-nold	D
-nomb	H
-nomi	W
-nomy	V
-non-	C
-nona	F
-none	X
-noni	H
-nons	C
-nony	C
-nook	C
-noop	F
-nopa	Z
-nopo	C
-nora	R
-nore	Q
-nori	P
-nork	C
-norm	C
-noro	E
-norr	C
-nors	C
-nort	R
-norw	I
-nos?	T
-nosa	J
-nose	R
-nosi	[
-noso	[
-nost	[
-nota	C
-note	C
-noth	G
-noti	D
-notr	D
-notw	J
-noug	[
-noun	E
-nour	[
-nous	K
-nout	[
-nova	M
-nove	Y
-novi	U
-nowh	[
-nowi	[
-nowl	W
-nown	[
-nows	[
-noyi	Q
-nozc	Q
-noé?	S
-nplu	C
-npox	C
-nput	C
-nque	[
-nqui	P
-nrar	R
-nres	C
-nris	[
-nron	C
-nsad	[
-nsaj	K
-nsam	T
-nsan	Z
-nsar	X
-nsas	C
-nsat	V
-nsay	C
-nsbu	D
-nsci	[
-nscr	S
-nsec	X
-nsed	Y
-nseg	L
-nsej	[
-nsel	[
-nsen	C
-nses	I
-nset	Z
-nseñ	R
-nsfe	C
-nsfi	[
-nsfo	G
-nsfu	X
-nsge	W
-nsgr	[
-nshi	P
-nsho	L
-nsib	R
-nsid	[
-nsie	[
-nsil	C
-nsin	U
-nsio	R
-nsiv	[
-nsió	R
-nsla	C
-nsli	C
-nsma	W
-nsol	S
-nsom	[
-nson	C
-nsoo	I
-nsor	V
-nspe	C
-nspi	[
-nspl	[
-nspo	C
-nst]	C
-nsta	C
-nste	C
-nsto	C
-nstr	C
-nsub	G
-nsue	[
-nsul	T
-nsum	X
-nsur	C
-nsus	S
-nswe	K
-nsyl	C
-nséñ	[
-nsón	X
-nt's	Y
-nt("	E
-nt(*	I
-nt.c	J
-nta?	Y
-ntab	D
-ntac	C
-ntad	[
-ntag	C
-ntai	Q
-ntal	H
-ntam	C
-ntan	[
-ntar	J
-ntas	C
-ntat	R
-ntañ	[
-ntba	C
-nte?	S
-ntec	[
-ntee	[
-nteg	D
-ntej	[
-ntel	[
-ntem	V
-nten	Q
-nter	C
-ntes	R
-nthe	C
-nthi	S
-nthl	E
-ntho	C
-nthr	G
-nths	[
-ntia	R
-ntib	D
-ntic	S
-ntid	[
-ntie	C
-ntif	R
-ntig	Q
-ntil	W
-ntim	C
-ntin	[
-ntio	Y
-ntip	X
-ntir	[
-ntis	C
-ntit	N
-ntió	W
-ntle	[
-ntln	H
-ntly	[
-ntma	[
-ntme	S
-nto?	[
-ntol	C
-ntom	C
-nton	L
-ntor	[
-ntos	L
-ntra	C
-ntre	[
-ntri	C
-ntro	W
-ntru	[
-ntry	F
-ntré	X
-ntró	W
-nts'	S
-nts,	T
-nts;	X
-nts?	[
-ntuc	C
-ntud	T
-ntur	[
-nty-	Y
-ntís	U
-nube	P
-nuch	Z
-nuck	E
-nucl	[
-nuda	C
-nude	K
-nudi	E
-nudo	I
-nuel	W
-nues	[
-nuev	S
-nufa	C
-nukk	[
-null	C
-numa	H
-numb	I
-nume	C
-nump	C
-nun'	C
-nund	W
-nuns	Z
-nuse	E
-nute	C
-nutm	C
-nutr	C
-nuts	F
-nven	C
-nver	K
-nves	H
-nvex	H
-nvid	D
-nvie	Q
-nvin	C
-nvir	Y
-nvis	[
-nvit	Q
-nviu	R
-nvnv	C
-nvoi	C
-nvoy	X
-nwbk	E
-nwor	X
-nwri	C
-nxie	Z
-nxio	W
-nybo	G
-nyde	C
-nymo	[
-nymp	Y
-nyon	C
-nyth	U
-nywh	K
-nzan	L
-nzar	P
-nzas	[
-nzym	E
-nácu	X
-nás?	[
-nían	S
-nías	W
-níni	T
-nóni	[
-nóst	X
-núme	[
-núti	S
-o");	H
-o();	D
-o-op	D
-o.co	D
-o.uk	C
-o@ex	J
-oab'	S
-oab?	R
-oabi	T
-oach	M
-oad=	J
-oade	C
-oadi	C
-oado	C
-oads	[
-oadw	F
-oah'	[
-oah,	P
-oah?	R
-oaha	R
-oahs	M
-oaki	C
-oalk	C
-oals	C
-oam'	W
-oam?	Y
-oame	C
-oami	C
-oans	I
-oard	E
-oari	E
-oash	[
-oast	C
-oath	[
-oati	M
-oats	[
-oave	[
-ob's	[
-obab	C
-obad	L
-obam	C
-oban	C
-obar	[
-obat	F
-obbe	Q
-obbi	C
-obbl	C
-obby	C
-obce	J
-obed	[
-ober	T
-obes	V
-obey	Y
-obia	[
-obie	Z
-obil	C
-obin	C
-obit	[
-obje	T
-obla	C
-oble	Q
-obli	Z
-oblo	C
-oboa	[
-obod	[
-oboo	J
-obot	C
-obra	K
-obre	U
-obri	Z
-obse	[
-obus	F
-obux	F
-obyl	C
-obía	Q
-ocab	F
-ocad	F
-ocai	Y
-ocal	Y
-ocan	T
-ocar	C
-ocat	C
-ocau	[
-occa	C
-ocea	C
-oced	S
-ocen	M
-ocer	[
-oces	H
-och,	Q
-oche	H
-ochu	Y
-ocia	[
-ocid	F
-ocim	P
-ocin	C
-ocio	[
-ocit	C
-oció	Q
-ock,	U
-ocke	C
-ockf	Y
-ocki	C
-ockp	C
-ocks	L
-ockt	C
-ocla	F
-ocod	E
-ocol	I
-ocon	M
-ocor	G
-ocos	Q
-ocra	L
-ocre	E
-ocri	W
-ocry	X
-ocs.	N
-octo	Q
-octu	C
-ocum	C
-ocup	U
-ocus	X
-od's	[
-od-b	Q
-odad	C
-odan	I
-odar	C
-odas	L
-odat	C
-odav	W
-oday	E
-odby	Y
-odca	C
-odch	C
-odde	C
-oddl	W
-odds	C
-ode_	F
-oded	C
-odei	T
-odel	E
-odem	[
-odeo	D
-oder	W
-odes	D
-odfa	C
-odfr	I
-odge	C
-odia	X
-odic	J
-odie	Q
-odig	C
-odil	R
-odin	C
-odio	P
-odis	H
-odiu	C
-odiv	N
-odli	V
-odly	[
-odma	C
-odmo	P
-odo?	S
-odom	[
-odon	E
-odor	L
-odos	Y
-odox	W
-odpa	[
-odrá	Q
-oduc	Q
-odul	F
-odus	J
-ody,	[
-odyn	C
-odys	F
-odzi	C
-odéi	Q
-odía	Q
-oefl	H
-oein	C
-oel?	R
-oema	C
-oemí	T
-oeni	E
-oesn	[
-oest	[
-oeti	H
-oeve	V
-ofar	Y
-ofec	X
-ofen	C
-ofer	K
-ofes	N
-ofet	[
-offe	[
-offi	I
-offl	C
-ofic	[
-ofil	F
-ofin	G
-ofit	U
-ofon	Q
-ofre	R
-ofst	C
-oft?	C
-ofte	C
-ofto	J
-oftw	T
-ofá?	C
-og(u	G
-ogad	C
-ogan	J
-ogar	Q
-ogas	S
-oge'	E
-ogec	C
-ogen	E
-oger	W
-oget	Z
-oggi	C
-oggl	G
-ogic	C
-ogid	Z
-ogin	C
-ogis	C
-ogiz	[
-ogle	C
-ogly	C
-ogni	[
-ogos	[
-ogot	D
-ogra	C
-ogro	[
-ogue	T
-ogur	C
-ogwa	C
-ogy?	[
-ogyn	C
-ogén	U
-ogía	[
-oh's	X
-oham	C
-ohan	U
-ohca	C
-ohea	E
-ohem	H
-ohib	S
-ohim	[
-ohio	C
-ohm'	C
-ohms	C
-ohn'	C
-ohn.	J
-ohnn	C
-ohns	I
-ohol	W
-ohól	T
-oiac	W
-oiad	Y
-oiak	S
-oice	C
-oici	G
-oid(	I
-oids	W
-oijo	C
-oile	C
-oili	Q
-oils	[
-oinc	[
-oine	F
-oing	T
-oins	[
-oint	P
-oiru	C
-oirw	C
-oise	C
-oiso	G
-oiss	H
-oist	C
-oisy	T
-oisé	[
-oiuo	C
-oiuy	C
-ojad	T
-ojan	C
-ojas	C
-ojec	F
-ojo?	Q
-ojos	K
-ojue	S
-ok.c	D
-okay	[
-okca	K
-oked	[
-okem	C
-oken	R
-oker	C
-okes	I
-okey	C
-okie	C
-okin	Y
-okla	C
-okly	F
-okmo	G
-okov	C
-okup	C
-okyo	K
-okza	K
-ol's	T
-olac	P
-olad	[
-olan	C
-olar	C
-olas	[
-olat	C
-olca	K
-old<	C
-olda	Q
-olde	R
-oldf	C
-oldi	[
-oldp	C
-olds	C
-ole.	G
-olec	[
-oled	F
-oleg	T
-olen	[
-oleo	C
-oler	P
-oles	F
-olet	I
-olfe	C
-olga	J
-olgo	[
-olia	Z
-olib	K
-olic	Y
-olid	W
-olie	E
-olil	H
-olin	C
-olis	K
-olit	M
-oliv	I
-oliz	X
-olla	C
-ollb	C
-olle	V
-olli	C
-ollo	Q
-olls	E
-olly	X
-oloc	[
-olof	[
-olog	M
-olom	Y
-olon	C
-olor	[
-olos	[
-olot	C
-olou	C
-olpe	Y
-olsa	V
-olst	I
-olta	R
-olte	[
-oluc	C
-olum	C
-olun	[
-olut	M
-olve	C
-olvi	[
-olvo	J
-olví	S
-olyg	X
-olyh	C
-olym	C
-olyr	C
-olít	Y
-ológ	Y
-om">	L
-om's	X
-om/r	J
-om/s	N
-om/t	C
-om/w	M
-oma?	S
-omac	Q
-omai	C
-oman	S
-omar	Z
-omas	H
-omat	C
-omba	[
-ombe	[
-ombi	C
-ombl	Y
-ombo	C
-ombr	X
-ombs	T
-ome,	[
-omeb	M
-omed	L
-omeg	Z
-omel	[
-omen	M
-omeo	U
-omep	C
-omer	P
-omes	[
-omet	N
-omew	W
-omfo	[
-omic	J
-omid	R
-omie	W
-omil	C
-omin	[
-omio	R
-omis	W
-omit	[
-omió	U
-omle	T
-omma	Y
-omme	C
-ommi	N
-ommo	[
-ommu	[
-omni	[
-omoc	C
-omod	C
-omon	Z
-omor	N
-omos	Q
-omot	N
-omou	E
-ompa	R
-ompe	[
-ompi	T
-ompl	[
-ompo	C
-ompr	E
-ompt	C
-ompu	C
-omri	U
-omso	C
-omul	Y
-omun	F
-omy?	C
-omás	V
-omía	T
-omón	[
-omún	S
-on's	[
-on't	[
-on-f	C
-on-i	V
-on.c	K
-ona?	P
-onab	Q
-onac	C
-onad	C
-onag	F
-onah	[
-onai	[
-onaj	F
-onal	D
-onan	[
-onar	[
-onas	X
-onat	L
-onau	C
-onbu	C
-once	[
-onch	C
-onci	[
-oncl	J
-onco	I
-oncu	[
-onda	[
-onde	C
-ondi	R
-ondo	C
-ondr	L
-onds	C
-ondu	K
-one'	R
-one,	Z
-one?	[
-onea	C
-onec	H
-oned	Y
-oneh	I
-onel	[
-onem	[
-onen	C
-oner	N
-ones	Y
-onet	C
-onew	L
-oney	[
-onfe	Q
-onfl	Z
-onfo	X
-onfr	Y
-onfu	Y
-onfí	Q
-ong,	[
-ong?	S
-onga	T
-onge	M
-ongi	[
-ongl	R
-ongo	T
-ongr	U
-ongs	M
-ongu	V
-onia	S
-onic	Q
-onid	C
-onie	J
-onif	C
-onig	C
-onij	R
-onim	C
-onin	H
-onio	K
-onis	[
-onit	R
-onjo	C
-onju	V
-onke	Y
-onlo	J
-only	S
-onma	I
-onme	Z
-onmi	V
-onna	C
-onne	C
-ono?	R
-onoc	[
-onol	C
-onom	T
-onop	C
-onor	[
-onos	Y
-onou	Q
-onoz	Q
-onqu	[
-onra	S
-onro	C
-ons'	[
-ons,	[
-ons?	[
-onsa	Y
-onsc	[
-onse	C
-onsh	[
-onsi	[
-onso	J
-onsp	Y
-onst	M
-onsu	N
-onta	C
-onte	P
-onth	M
-onti	[
-onto	M
-ontr	W
-onty	C
-onun	C
-onus	M
-onut	C
-onve	J
-onvi	S
-onym	C
-onze	[
-onzo	J
-onán	P
-onás	[
-onía	X
-oo.c	D
-oobs	C
-ood,	U
-ood?	[
-oodb	Y
-oodc	C
-oodi	C
-oodm	C
-oods	C
-oody	C
-oofr	C
-ooft	J
-ooga	K
-ooge	E
-oogl	C
-ook.	D
-ookc	K
-ooke	D
-ooki	C
-ookl	F
-ooks	[
-ooku	C
-ool'	T
-oola	F
-ools	C
-oom?	C
-oome	C
-oomi	C
-oomm	[
-ooms	R
-oone	I
-ooni	C
-oons	J
-oopb	F
-oops	C
-oor;	R
-oorb	H
-oore	C
-oorp	W
-oors	P
-oose	Q
-oosi	[
-oost	E
-ootb	H
-oote	C
-ooth	K
-ooti	[
-oots	C
-oove	C
-op's	C
-opag	C
-opah	C
-opal	I
-opar	[
-opas	S
-opau	Z
-opba	F
-opci	T
-opco	C
-ope'	C
-ope?	[
-opea	L
-opel	Y
-open	C
-oper	M
-opes	[
-opez	C
-opha	Y
-ophe	Y
-ophi	S
-opho	J
-ophy	J
-opia	C
-opic	W
-opie	U
-opin	[
-opio	R
-opit	W
-opiu	C
-opla	N
-ople	[
-opli	X
-opol	C
-opor	V
-opos	Z
-oppa	[
-oppe	C
-oppi	J
-oppl	E
-oppr	[
-opra	C
-opst	C
-opsy	W
-opta	Y
-opte	N
-opti	R
-opue	C
-opul	G
-opus	C
-opyi	[
-opyr	C
-opós	U
-oque	H
-oquy	H
-oqué	[
-or's	L
-or=a	G
-ora?	Q
-orac	Y
-orag	C
-orah	[
-oral	S
-oram	R
-oran	M
-orar	V
-oras	L
-orat	C
-orax	C
-oraz	[
-orba	Q
-orbi	U
-orbo	E
-orca	Y
-orce	[
-orci	V
-orco	F
-orcu	G
-orcy	C
-ord'	W
-ord,	[
-ord1	G
-ord;	Q
-ord?	[
-orda	Q
-orde	C
-ordi	U
-ordl	C
-ordo	P
-ordp	G
-ords	R
-ordá	W
-ordó	U
-orea	C
-oreb	[
-orec	J
-oreg	C
-oreh	[
-orei	[
-orem	C
-oren	C
-oreo	C
-orer	C
-ores	X
-oret	Y
-orev	W
-orex	[
-orey	D
-orga	P
-orge	N
-orgh	C
-orgi	W
-orgo	H
-orgu	W
-oric	Q
-orid	C
-orie	C
-orif	[
-orig	D
-oril	C
-orin	G
-orio	[
-orir	[
-oris	U
-orit	Y
-oriz	X
-ork?	P
-orka	Z
-orke	[
-orki	I
-orko	C
-orkp	Z
-orks	C
-orld	W
-orle	C
-orma	I
-ormi	[
-orml	H
-ormo	P
-orms	R
-ormu	C
-ormy	C
-orn?	[
-orna	V
-orne	C
-ornf	D
-ornh	C
-orni	C
-orno	X
-orns	[
-oro?	R
-oroa	D
-orol	K
-oron	C
-oros	C
-orou	C
-orov	E
-orow	C
-orph	X
-orpi	I
-orpo	[
-orpu	G
-orqu	D
-orra	L
-orre	C
-orri	[
-orro	[
-orru	[
-orry	[
-orsa	L
-orse	C
-orsh	[
-orsi	S
-orta	[
-ortc	E
-orte	I
-ortf	K
-ortg	S
-orth	F
-ortn	C
-orto	M
-ortr	[
-orts	E
-ortu	I
-orty	X
-ortó	W
-orus	Y
-orva	R
-orwa	C
-ory?	C
-oría	Q
-orós	X
-osa?	S
-osad	V
-osag	F
-osal	C
-osan	Z
-osar	[
-osas	[
-osau	J
-osbo	C
-osca	C
-osch	C
-osco	C
-oscu	[
-ose?	Y
-osea	F
-osec	X
-osed	I
-osen	[
-osep	[
-oser	I
-oses	[
-oset	T
-osex	P
-osha	Y
-oshe	V
-osho	H
-oshu	Q
-osia	Q
-osib	[
-osic	C
-osid	Q
-osig	[
-osin	L
-osis	V
-osit	D
-osla	C
-oslo	C
-osmo	C
-osna	W
-oso?	Q
-osof	C
-osom	G
-osop	C
-osor	X
-osos	W
-osot	Y
-ospe	[
-ospi	U
-osqu	C
-osrs	C
-oss'	C
-oss?	[
-ossa	Z
-osse	[
-ossf	C
-ossi	W
-ossp	G
-ossu	C
-ossw	C
-ost,	T
-ost:	H
-osta	J
-ostb	D
-ostc	C
-oste	L
-ostg	C
-osth	D
-osti	[
-ostl	Z
-ostm	I
-osto	H
-ostr	E
-osts	J
-ostu	U
-osté	S
-osur	G
-osué	X
-osyn	C
-osé?	R
-osía	P
-ot's	Y
-ota?	V
-otac	Y
-otad	[
-otal	N
-otar	H
-otas	E
-otat	C
-otba	H
-otch	L
-ote?	S
-otec	Q
-oted	Z
-otei	C
-otel	C
-otem	C
-oten	F
-oteo	V
-oter	U
-otes	K
-otfy	D
-otgu	U
-oth,	T
-otha	[
-othe	U
-othi	D
-othp	C
-oths	W
-otia	Z
-otic	H
-otif	C
-otin	[
-otio	T
-otip	U
-otis	C
-otiv	[
-otla	C
-otle	C
-otls	C
-otma	C
-oto_	C
-otog	C
-otom	E
-oton	T
-otop	C
-otor	C
-otos	K
-otra	[
-otre	F
-otro	[
-otta	N
-otte	D
-otti	C
-ottl	C
-otto	Y
-otty	C
-otun	C
-otwe	J
-ou'r	E
-oubl	V
-oubo	C
-oubt	[
-ouch	I
-ouds	S
-ouga	F
-ough	S
-ouij	Q
-ouis	C
-oulc	G
-ould	W
-oule	I
-ouls	C
-oumi	C
-ounc	C
-ound	H
-oung	R
-ouns	[
-ount	I
-oupl	Q
-oupo	C
-oups	W
-ouqu	D
-oura	[
-ourb	C
-ourc	G
-ourd	D
-oure	Z
-ourg	C
-ourl	I
-ourn	[
-ours	C
-ourt	N
-ous,	T
-ous?	W
-ousa	[
-ouse	S
-ousi	[
-ousl	X
-ousn	V
-oust	C
-ousy	Z
-out.	H
-out;	R
-out?	[
-outa	E
-outb	D
-outd	D
-oute	C
-outf	C
-outh	R
-outi	W
-outl	C
-outp	C
-outs	X
-outu	C
-ouve	C
-ovah	X
-oval	C
-ovar	D
-ove.	H
-ove?	Y
-ovec	U
-oved	Y
-ovee	R
-ovej	[
-ovel	K
-ovem	X
-oven	M
-over	W
-oves	T
-ovet	Y
-ovia	M
-ovic	C
-ovid	R
-ovie	C
-ovil	C
-ovin	[
-ovio	X
-ovir	E
-ovis	E
-ow's	V
-owan	C
-owar	[
-owav	C
-owde	C
-owds	W
-owed	[
-owee	M
-owel	C
-ower	H
-owes	[
-owhe	[
-owie	C
-owin	Z
-owle	W
-owli	C
-owls	D
-own;	T
-own?	D
-owne	X
-owni	Q
-ownl	C
-owns	F
-owor	Y
-owro	G
-ows,	W
-owse	C
-owsh	[
-owsi	C
-owst	F
-owsy	C
-owth	S
-ox.c	E
-oxbo	E
-oxen	M
-oxeo	C
-oxer	I
-oxes	[
-oxfo	C
-oxic	C
-oxid	G
-oxim	C
-oxin	C
-oxyg	E
-oxym	C
-oyal	L
-oyar	R
-oyco	Q
-oydo	F
-oyed	[
-oyee	[
-oyer	C
-oyfr	[
-oyfu	Q
-oyin	Q
-oyme	M
-oyot	K
-oysi	G
-oyst	E
-ozar	F
-ozem	C
-ozen	I
-ozie	C
-ozym	C
-ozzy	C
-oído	Z
-oíst	U
-oñar	Q
-p(10	D
-p://	C
-p></	H
-p>te	H
-pabl	[
-pace	X
-paci	R
-pack	H
-pact	[
-pada	[
-padd	G
-pade	C
-padm	C
-pado	R
-padr	[
-pads	C
-pael	G
-paga	R
-page	C
-pagi	J
-pago	V
-pagu	X
-paho	C
-paid	[
-pain	K
-pair	C
-pais	C
-paja	[
-paje	C
-pal.	E
-pala	U
-pale	[
-palm	C
-palt	[
-pame	U
-pana	H
-panc	C
-pand	F
-pane	E
-pani	L
-pank	[
-pans	C
-pant	I
-pany	T
-papa	U
-pape	C
-paph	[
-papr	C
-papá	[
-paqu	C
-para	Q
-parc	C
-pard	[
-pare	[
-pari	[
-park	C
-parl	C
-paro	C
-parr	C
-pars	C
-part	Q
-pará	[
-pas?	Q
-pasa	K
-pasc	[
-pase	[
-pasi	R
-paso	D
-pass	G
-past	X
-pasó	[
-pata	C
-pate	[
-path	C
-pati	C
-patm	[
-pato	C
-patt	D
-paul	R
-paus	Z
-pave	N
-pavl	F
-payc	[
-payi	N
-paym	W
-payp	C
-pays	C
-país	[
-paña	H
-pañe	[
-paño	C
-pañí	T
-pbac	F
-pbea	X
-pber	F
-pchi	T
-pcio	N
-pció	T
-pcor	C
-pdad	S
-pdat	C
-pe's	C
-peac	[
-peaj	C
-peak	P
-peal	C
-pean	E
-pear	L
-peas	C
-peat	C
-peca	[
-pece	S
-peci	T
-peck	[
-pect	[
-pecó	R
-peda	X
-pedi	D
-pedo	C
-pedr	[
-pedí	S
-peec	X
-peed	C
-peel	C
-peer	R
-pefr	C
-pega	S
-pegu	I
-pel?	V
-pela	J
-pele	[
-peli	C
-pell	C
-pelo	K
-pels	[
-pelí	[
-pen'	I
-pena	Z
-penc	C
-pend	D
-pene	C
-peng	C
-penh	C
-peni	I
-penn	J
-pens	[
-pent	[
-peon	D
-peop	[
-peor	W
-pepp	C
-pept	C
-pepy	F
-pequ	V
-per?	V
-pera	P
-perc	C
-perd	[
-pere	V
-perf	[
-perg	[
-perh	E
-peri	C
-perl	M
-perm	C
-pern	[
-pero	Z
-perr	C
-pers	[
-pert	K
-peru	C
-pesa	Y
-pesc	V
-peso	C
-pest	C
-peta	Y
-pete	[
-peti	[
-peto	P
-petr	C
-pets	V
-petu	V
-peza	Z
-pezi	K
-pezó	P
-peña	W
-pfat	V
-pg_s	D
-pgra	C
-pgro	D
-ph's	[
-phab	C
-phae	[
-phar	[
-phas	K
-phat	Z
-phaz	V
-phec	[
-phel	S
-phem	[
-phen	T
-pher	F
-phes	[
-phet	[
-phew	V
-phia	N
-phib	V
-phic	L
-phie	C
-phil	S
-phim	[
-phin	Y
-phir	[
-phis	G
-phne	C
-phob	[
-phod	[
-phoe	P
-phoi	C
-phon	C
-phor	N
-phot	C
-phpi	D
-phra	[
-phth	X
-phys	C
-piac	V
-pian	C
-piar	[
-pica	C
-picc	G
-pice	[
-pici	[
-pick	E
-pics	C
-pict	C
-picy	C
-pida	Z
-pide	L
-pidi	Q
-pido	C
-piec	C
-pied	W
-piel	Y
-pien	K
-pier	R
-pies	[
-piez	J
-pigg	C
-pigs	T
-pike	C
-pila	U
-pile	Z
-pilg	Y
-pill	Y
-pilo	C
-pina	S
-pinc	J
-pine	M
-pinf	D
-ping	S
-pini	[
-pink	C
-pinn	C
-pino	I
-pins	C
-pion	[
-pipe	C
-piph	F
-pira	L
-pire	C
-piri	S
-pisc	C
-pise	W
-piso	C
-piss	C
-pist	[
-pita	S
-pitb	C
-pitc	M
-pite	Z
-piti	W
-pitl	C
-pitt	C
-pitu	C
-pium	C
-pivo	E
-pixa	K
-pixe	F
-piza	C
-pizz	C
-pkin	C
-plac	R
-plad	D
-plag	[
-plai	N
-plan	E
-plar	G
-plas	C
-plat	C
-play	C
-plaz	J
-ple'	Q
-ple,	R
-ple.	D
-ple/	G
-ple:	S
-ple;	R
-ple?	[
-plea	X
-pled	[
-plee	C
-plei	W
-plen	X
-pleo	D
-pler	D
-ples	[
-plet	C
-plex	E
-plia	C
-plic	C
-plie	[
-plif	N
-plin	L
-plir	R
-plit	M
-plo?	[
-plor	F
-plos	C
-plot	C
-plow	[
-ploy	C
-pluc	E
-plug	C
-plum	U
-plur	D
-plus	C
-pmot	R
-pobl	G
-pobr	[
-poca	Q
-pock	V
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
-poet	C
-poil	H
-poin	C
-pois	G
-poiu	C
-poke	I
-pokm	G
-pola	R
-pole	T
-poli	V
-poll	C
-polo	[
-polv	J
-poly	C
-polí	Y
-pond	G
-pone	I
-pong	L
-pons	P
-pony	J
-pool	C
-poon	C
-poop	C
-poor	[
-popc	C
-pope	C
-popp	C
-popu	G
-pora	N
-porc	K
-pore	C
-pork	E
-porn	R
-poro	C
-porq	M
-porr	C
-port	H
-posa	[
-pose	J
-posi	E
-poso	[
-poss	Q
-post	C
-pota	C
-pote	E
-potf	D
-poti	C
-potl	C
-pots	J
-pott	K
-poun	H
-pour	[
-pous	[
-pove	[
-powd	C
-powe	K
-poya	R
-pozo	R
-ppea	[
-pped	W
-ppel	C
-ppen	L
-pper	V
-ppet	C
-pphi	[
-ppia	Z
-ppie	C
-ppin	E
-pple	I
-ppli	C
-pply	C
-ppoi	M
-ppor	W
-ppos	L
-pppp	C
-ppre	[
-ppro	C
-prac	Q
-prad	C
-prag	C
-prah	C
-pram	C
-prar	J
-praw	C
-pray	[
-praz	C
-pre-	U
-prea	V
-prec	C
-pred	T
-pref	[
-preg	V
-prej	Q
-prem	H
-pren	X
-preo	U
-prep	[
-pret	D
-prev	C
-pric	C
-prid	F
-prie	[
-prik	C
-pril	E
-prim	I
-prin	C
-prio	P
-pris	[
-priv	P
-prix	I
-priz	C
-prob	C
-proc	N
-prod	X
-prof	N
-prog	C
-proh	S
-proj	F
-prom	W
-pron	S
-proo	C
-prop	[
-pros	[
-prot	Y
-prou	[
-prov	V
-prox	C
-prud	P
-prue	C
-prun	C
-prus	Y
-prés	U
-prín	Z
-pród	V
-prój	V
-ps:/	C
-psal	[
-psid	G
-psis	[
-psod	K
-pson	C
-psor	C
-psta	Y
-psti	C
-psul	G
-psyc	[
-pt:v	I
-pt>a	F
-ptab	L
-ptai	F
-ptan	C
-ptar	W
-ptat	M
-ptcy	[
-pted	Q
-ptem	C
-pter	K
-pths	X
-ptia	C
-ptic	R
-ptie	J
-ptin	S
-ptio	F
-ptis	V
-ptiv	I
-ptiz	Z
-pto?	R
-ptom	R
-pton	C
-ptop	C
-ptow	C
-ptsd	Y
-ptua	X
-ptur	[
-ptyi	C
-publ	H
-pubs	C
-pudd	K
-pude	V
-pudo	W
-pueb	T
-pued	M
-puer	Q
-pues	[
-puff	C
-pugs	C
-puja	G
-pula	N
-pulc	V
-pulg	C
-pull	V
-pulo	[
-pulp	K
-puls	J
-pump	C
-puni	[
-punk	F
-punn	G
-puns	C
-punt	C
-pupp	C
-pura	Z
-purc	C
-pure	J
-purg	S
-puri	[
-puro	Z
-purp	Y
-push	E
-puta	C
-pute	C
-puts	[
-putt	[
-pués	Y
-pwor	C
-pwre	[
-pyin	[
-pyri	C
-pyth	C
-páni	S
-pésa	X
-pías	P
-píri	Y
-pítu	X
-pócr	W
-pósi	U
-póst	[
-públ	S
-qazw	C
-qibl	C
-quad	C
-quai	V
-quak	C
-qual	U
-quan	D
-quar	C
-quat	C
-que?	Y
-quea	G
-queb	X
-qued	Q
-quee	L
-quei	K
-quej	Z
-quel	[
-quem	[
-quen	S
-queo	Z
-quer	K
-ques	C
-quet	C
-quez	C
-queñ	Q
-quic	V
-quid	C
-quie	G
-quij	C
-quil	C
-quim	[
-quin	C
-quip	L
-quir	R
-quis	U
-quit	E
-quiz	E
-quié	[
-quot	C
-quía	[
-quín	T
-qw4w	M
-qweq	C
-qwer	C
-r"><	H
-r-in	[
-r.ma	F
-r.ro	J
-r/fu	J
-r=al	G
-r@ex	L
-raba	Z
-rabb	C
-rabi	D
-rabl	[
-rabs	[
-raca	Y
-racc	C
-race	F
-rach	[
-raci	[
-rack	C
-racl	S
-raco	C
-ract	C
-racy	X
-rada	C
-rade	C
-radi	F
-radl	C
-rado	C
-radu	T
-rael	[
-raff	C
-rafi	M
-raft	E
-rafí	U
-rage	P
-ragi	Y
-ragn	M
-rago	D
-ragr	R
-rags	R
-ragu	C
-ragó	U
-rah'	T
-rah,	R
-rah?	[
-rah_	I
-raha	Z
-raic	Z
-raid	N
-raig	E
-rail	C
-raim	[
-rain	F
-rair	C
-rais	[
-rait	K
-raiz	I
-raja	N
-raje	C
-raka	C
-rake	N
-rako	C
-ral?	Q
-rala	M
-rale	[
-rali	C
-rall	C
-ralp	C
-rals	C
-raly	[
-ralí	T
-ram?	Q
-rama	C
-rame	H
-rami	S
-ramm	[
-ramo	X
-ramp	L
-rams	J
-rana	C
-ranc	Q
-rand	Z
-rane	K
-rang	C
-rani	C
-ranj	C
-rank	C
-rano	[
-rans	S
-raoh	[
-raok	C
-rape	T
-raph	C
-rapi	G
-rapp	T
-raps	M
-rapt	[
-rapy	X
-raqu	W
-rar?	[
-rara	K
-rarc	K
-rare	K
-rari	C
-rarm	Z
-raro	Z
-rars	P
-rary	C
-rará	[
-ras?	[
-rasc	C
-rase	C
-rasg	Y
-rash	G
-rasp	T
-rass	N
-rast	[
-rata	I
-ratc	P
-rate	C
-rath	H
-rati	H
-rato	C
-ratr	L
-ratu	C
-raud	[
-raum	[
-raun	X
-raus	G
-rave	Z
-ravi	R
-rawb	C
-rawi	[
-rawl	M
-rawn	C
-ray;	R
-ray?	X
-raya	[
-raye	[
-rayi	P
-rays	W
-raza	U
-razi	C
-razo	K
-razy	E
-razó	[
-raíz	R
-rañe	C
-raño	[
-raón	W
-rbac	C
-rbad	C
-rbag	I
-rbal	E
-rban	X
-rbar	C
-rbat	V
-rbea	E
-rber	C
-rbia	C
-rbid	[
-rbie	M
-rbik	F
-rbio	T
-rbnb	D
-rboa	G
-rbol	[
-rbon	C
-rbor	C
-rbos	C
-rbud	C
-rbur	C
-rc="	L
-rc=x	G
-rca.	J
-rca?	Q
-rcad	C
-rcar	C
-rcas	[
-rced	[
-rcel	C
-rcen	C
-rcer	S
-rces	U
-rch'	C
-rch?	[
-rcha	[
-rchd	E
-rche	[
-rchi	C
-rchs	M
-rchy	C
-rcia	C
-rcic	C
-rcif	P
-rcin	[
-rcio	W
-rcis	[
-rcit	V
-rció	S
-rcla	J
-rcle	M
-rcoa	M
-rcod	D
-rcol	U
-rcom	[
-rcon	F
-rcos	U
-rcra	C
-rcui	C
-rcum	[
-rcun	P
-rcup	G
-rcur	J
-rcus	C
-rcut	C
-rcy,	U
-rcyc	C
-rcán	Z
-rd's	F
-rd12	G
-rdad	[
-rdal	C
-rdam	J
-rdan	H
-rdar	[
-rdas	C
-rdat	W
-rday	N
-rdec	[
-rded	C
-rden	N
-rder	G
-rdes	C
-rdew	G
-rdia	S
-rdic	Q
-rdid	[
-rdie	L
-rdig	C
-rdin	X
-rdis	V
-rdió	[
-rdle	C
-rdo?	P
-rdob	C
-rdoc	U
-rdon	P
-rdos	[
-rdot	Y
-rdou	C
-rdpr	G
-rdr2	C
-rdre	C
-rdro	G
-rds,	S
-rds?	[
-rdsh	V
-rdue	C
-rdui	C
-rdwa	C
-rdán	W
-rdía	T
-rdín	U
-rdón	[
-re's	C
-reac	Y
-read	Q
-reak	F
-real	K
-rean	I
-reap	[
-rear	L
-reas	T
-reat	W
-reav	S
-reba	E
-rebe	[
-rebo	C
-rebs	F
-rebu	V
-reca	S
-recc	Y
-rece	C
-rech	[
-reci	C
-reck	[
-reco	G
-recr	Y
-rect	G
-recu	Y
-recy	T
-recí	W
-reda	Q
-redd	C
-rede	W
-redi	C
-redn	K
-redo	Z
-ree?	[
-reec	[
-reed	[
-reeh	C
-reek	C
-reel	C
-reem	Z
-reen	C
-reep	E
-reer	P
-rees	L
-reet	Q
-reev	G
-reez	J
-refa	W
-refe	F
-refi	[
-refl	C
-refo	C
-refr	C
-rega	P
-rege	P
-regi	W
-regl	C
-regn	Y
-rego	C
-regr	[
-regu	C
-reha	V
-rehe	[
-reho	I
-reid	C
-reig	[
-rein	V
-reir	D
-reja	Z
-reje	[
-rejo	X
-reju	S
-rela	[
-rele	C
-reli	N
-rell	Z
-rels	V
-rely	T
-rema	C
-remb	S
-reme	M
-remi	I
-remn	W
-remo	K
-remí	Z
-ren'	Y
-ren,	P
-ren?	S
-rena	D
-renc	C
-rend	[
-rene	V
-reng	[
-renh	G
-reni	Z
-renn	C
-reno	F
-rens	C
-rent	T
-renu	W
-renz	I
-reoc	U
-reog	C
-reon	C
-reos	L
-repa	J
-repe	[
-reph	[
-repi	[
-repl	N
-repo	C
-repr	J
-repu	C
-requ	K
-rera	[
-rero	U
-rers	W
-reru	C
-res.	J
-res?	V
-resa	[
-resb	F
-resc	Z
-rese	F
-resf	I
-resh	[
-resi	K
-resk	W
-resm	[
-reso	J
-resp	X
-ress	G
-rest	R
-resu	Q
-reta	P
-retc	N
-rete	U
-reth	[
-reti	G
-reto	[
-retr	J
-rets	[
-rett	E
-retu	L
-reud	C
-reun	D
-reve	W
-revi	C
-revo	C
-rewa	W
-rewd	N
-rewe	Y
-rewo	C
-rewq	C
-rewr	E
-rews	F
-rexc	G
-rexi	Q
-rey'	C
-rey?	R
-reyh	C
-reyn	D
-rez@	E
-reza	[
-rezc	[
-rezo	K
-reía	P
-rfac	C
-rfal	E
-rfan	R
-rfar	C
-rfec	[
-rfie	C
-rfis	C
-rfor	[
-rfra	C
-rful	[
-rfum	K
-rgad	R
-rgai	Y
-rgam	[
-rgan	N
-rgas	V
-rgav	S
-rgen	N
-rger	U
-rges	S
-rget	D
-rgha	C
-rghi	C
-rgia	C
-rgin	[
-rgit	C
-rgiv	X
-rgot	H
-rgro	C
-rgs)	H
-rgue	U
-rgui	[
-rgul	W
-rgum	[
-rgus	C
-rgüe	X
-rhap	K
-rhea	C
-rhem	[
-rhoo	[
-rhym	C
-rhyt	C
-ria,	Z
-ria;	S
-ria?	W
-riab	D
-riad	P
-riag	[
-riah	[
-rial	G
-riam	Y
-rian	S
-riar	Y
-rias	C
-rib?	X
-riba	[
-ribb	C
-ribe	U
-ribi	R
-ribl	[
-ribs	C
-ribu	S
-rica	F
-ricc	C
-rice	C
-rich	Y
-rici	J
-rick	C
-rico	U
-rics	C
-rict	D
-ricu	C
-ricó	Z
-rida	U
-ridd	K
-ride	Y
-ridg	C
-rido	D
-ried	V
-rief	Y
-rieg	C
-riel	K
-rien	[
-rier	E
-ries	D
-riet	X
-riev	Y
-rife	L
-riff	C
-rifi	R
-rifo	W
-rift	C
-rifu	D
-riga	K
-rigb	C
-rige	F
-righ	W
-rigi	C
-rigo	X
-rihu	Y
-riju	U
-rika	C
-rike	P
-rile	U
-rili	F
-rill	C
-rima	U
-rime	G
-rimi	[
-rimm	C
-rimo	[
-rims	F
-rina	C
-rinc	C
-rine	H
-ring	K
-rini	M
-rink	Y
-rino	[
-rint	C
-rio?	W
-riod	C
-rion	[
-rior	P
-rios	[
-riot	[
-riou	K
-ripa	P
-ripc	C
-ripe	C
-ripi	H
-ripo	L
-ripp	[
-ript	K
-riqu	C
-rir?	T
-rirá	V
-risa	Y
-risc	[
-rise	Y
-risi	F
-risk	I
-rism	[
-riso	[
-risp	C
-rist	[
-rit:	C
-rit?	[
-rita	M
-rite	D
-riti	J
-ritn	C
-rito	[
-rits	T
-ritt	[
-ritu	[
-rity	I
-rium	E
-riun	S
-rius	[
-riva	J
-rive	G
-rivi	V
-riza	[
-rize	K
-rizi	Q
-rizo	C
-rizp	T
-rizz	G
-rió?	S
-rión	R
-rjac	L
-rjes	[
-rjet	R
-rkah	Z
-rkan	C
-rked	X
-rkeg	C
-rkel	C
-rker	[
-rket	M
-rkey	C
-rkid	G
-rkin	C
-rkne	[
-rkou	C
-rkpl	Z
-rksh	C
-rlan	C
-rlas	Z
-rlay	C
-rld"	I
-rldl	V
-rlea	C
-rles	H
-rley	C
-rlfr	W
-rlia	C
-rlic	C
-rlie	J
-rlif	G
-rlin	C
-rloc	N
-rlod	F
-rloi	F
-rloo	D
-rlos	D
-rlot	F
-rlwi	[
-rly?	G
-rmac	C
-rmad	C
-rmag	[
-rmal	C
-rman	C
-rmar	F
-rmas	[
-rmat	J
-rme?	T
-rmed	[
-rmel	M
-rmen	[
-rmer	X
-rmes	J
-rmil	H
-rmin	M
-rmir	X
-rmis	C
-rmit	C
-rmla	H
-rmod	C
-rmon	[
-rmor	D
-rmos	R
-rmou	T
-rmud	G
-rmul	C
-rmut	G
-rmón	V
-rnab	[
-rnac	[
-rnad	C
-rnal	S
-rnam	C
-rnan	[
-rnar	C
-rnat	C
-rnau	[
-rnav	X
-rnea	X
-rned	T
-rneg	C
-rnel	[
-rner	U
-rnes	[
-rnet	P
-rney	M
-rnfl	D
-rnhu	C
-rnia	C
-rnic	[
-rnid	[
-rnig	C
-rnil	D
-rnin	X
-rnip	C
-rnit	T
-rniv	Q
-rnme	P
-rno?	T
-rnob	C
-rnog	[
-rnor	Z
-rnos	[
-rnou	[
-rnsh	I
-rnst	G
-rnác	X
-ro's	M
-road	G
-roam	C
-roar	I
-roas	C
-roat	C
-roba	C
-robb	[
-robe	Q
-robi	C
-robl	K
-robo	E
-robu	F
-robé	Y
-robó	T
-roca	[
-roce	P
-roch	G
-rock	Z
-roco	D
-rocr	X
-rocs	D
-roct	C
-rod?	T
-rode	T
-rodg	C
-rodi	[
-rods	[
-rodu	Q
-roes	U
-rofe	R
-rofi	E
-rofl	C
-roga	[
-roge	C
-rogl	C
-rogr	C
-rogs	M
-rogu	C
-rogy	C
-rohi	S
-roic	C
-roid	D
-roja	C
-roje	F
-rojo	U
-roke	[
-rola	[
-role	C
-roll	M
-rolo	H
-rols	P
-roma	I
-rome	[
-romf	G
-romi	R
-romo	C
-romp	U
-roms	C
-ron'	[
-rona	C
-ronc	U
-rone	H
-rong	[
-roni	V
-rono	X
-ronr	C
-rons	F
-ront	M
-ronu	C
-ronz	[
-rood	C
-roof	E
-roog	E
-rook	[
-room	P
-roon	H
-roop	C
-roos	[
-root	C
-ropa	C
-rope	E
-roph	Q
-ropi	Y
-ropl	N
-ropo	Q
-ropp	Q
-rops	F
-ropu	F
-ropy	C
-ropó	U
-roqu	C
-ror:	G
-ror=	G
-rore	Y
-rori	Z
-rors	[
-ros?	R
-rosa	F
-rosc	C
-rose	R
-rosh	[
-rosi	S
-roso	N
-rosp	[
-ross	H
-rost	D
-rosy	X
-rota	R
-rote	[
-roti	G
-roto	E
-rots	C
-rott	C
-roub	[
-roud	[
-roug	Z
-roul	I
-roun	C
-roup	S
-rous	[
-rout	C
-rova	I
-rove	T
-rovi	S
-rowa	C
-rowd	[
-rowe	[
-rown	I
-rowr	G
-rows	C
-rowt	S
-roxe	L
-roxi	C
-roxy	C
-roya	C
-royd	F
-roye	Y
-roze	J
-rpal	C
-rpay	C
-rpen	[
-rper	[
-rpet	C
-rpha	Z
-rpho	C
-rpie	K
-rpio	I
-rpla	C
-rpod	C
-rpoi	C
-rpoo	C
-rpor	C
-rpos	[
-rpre	[
-rpro	C
-rpun	F
-rpus	H
-rque	I
-rqui	C
-rqué	C
-rr.m	F
-rra?	T
-rrac	[
-rrad	J
-rraf	G
-rrag	D
-rrah	R
-rran	L
-rrar	J
-rras	[
-rrat	C
-rray	C
-rreb	S
-rrec	[
-rred	[
-rreg	F
-rrel	J
-rrem	X
-rren	H
-rreo	C
-rrep	Z
-rrer	U
-rres	[
-rret	C
-rrey	C
-rria	[
-rrib	[
-rric	N
-rrid	C
-rrie	[
-rrif	T
-rrig	C
-rrin	[
-rrio	P
-rris	C
-rrit	D
-rrob	C
-rrog	[
-rron	C
-rror	M
-rros	[
-rrot	C
-rrou	W
-rrow	[
-rroz	C
-rruc	C
-rrui	S
-rrup	[
-rry'	C
-rry?	S
-rryi	W
-rsai	C
-rsak	[
-rsal	R
-rsar	[
-rsas	Z
-rsat	Z
-rsbu	G
-rsda	U
-rse?	[
-rsea	Z
-rsec	[
-rsed	C
-rseg	P
-rseh	C
-rsei	I
-rsel	[
-rsem	[
-rsen	C
-rses	[
-rsev	[
-rsew	H
-rsey	C
-rsha	C
-rshe	[
-rshi	[
-rsia	J
-rsid	X
-rsig	Z
-rsin	Z
-rsio	C
-rsis	R
-rsit	W
-rsió	V
-rsky	C
-rsmi	[
-rson	S
-rspe	F
-rst?	[
-rsta	M
-rstb	[
-rsti	Y
-rsto	[
-rsty	[
-rsua	U
-rsus	W
-rsíc	[
-rt('	C
-rt(d	J
-rtad	U
-rtai	U
-rtaj	T
-rtal	G
-rtan	Y
-rtar	[
-rtas	Y
-rtat	[
-rtax	X
-rtcu	E
-rte?	Q
-rted	[
-rteg	E
-rtem	T
-rten	M
-rter	C
-rtes	[
-rtfo	F
-rtga	S
-rth,	Q
-rth;	T
-rth?	[
-rtha	W
-rthd	R
-rthe	S
-rthi	P
-rthl	[
-rtho	X
-rthq	L
-rthr	Y
-rthu	C
-rthy	[
-rtia	G
-rtic	C
-rtid	I
-rtie	F
-rtif	C
-rtil	F
-rtim	T
-rtin	F
-rtio	[
-rtir	[
-rtis	C
-rtió	W
-rtme	C
-rtne	K
-rtni	C
-rto?	R
-rtoi	H
-rton	C
-rtos	F
-rtre	H
-rtri	V
-rtst	H
-rtua	J
-rtud	T
-rtue	Z
-rtug	C
-rtun	T
-rtuo	R
-rtup	C
-rtur	[
-rtwe	C
-rtyr	[
-rtyu	C
-rt|>	E
-ruac	V
-ruar	C
-ruat	[
-rubb	C
-rubi	N
-rubs	C
-ruca	C
-rucc	C
-ruce	C
-ruch	[
-ruci	N
-ruck	[
-ruco	C
-ruct	F
-rudd	C
-rude	E
-rudg	Z
-rueb	C
-ruel	X
-rufu	[
-rugb	C
-rugg	Z
-rugs	U
-rugu	C
-rugí	W
-ruid	F
-ruin	[
-ruir	W
-ruis	C
-ruit	L
-ruje	R
-ruju	C
-rule	H
-rumb	W
-rume	D
-rumm	C
-rump	S
-rums	[
-runa	X
-runc	G
-rund	C
-rune	C
-runi	C
-runk	[
-runn	C
-runs	C
-runt	C
-rupo	V
-rupt	[
-rus'	R
-rus?	Z
-rusa	T
-rush	E
-rusi	Z
-rusk	C
-russ	C
-rust	V
-rut?	P
-ruta	X
-ruth	Q
-ruto	Y
-ruye	I
-ruz?	V
-ruza	P
-rval	K
-rvan	[
-rvar	G
-rvat	C
-rved	[
-rvel	C
-rver	C
-rves	R
-rvey	G
-rvez	C
-rvic	J
-rvid	G
-rvie	Y
-rvin	U
-rvio	U
-rvir	V
-rvis	V
-rviv	E
-rvos	U
-rvou	[
-rwal	C
-rwar	M
-rwat	C
-rway	C
-rweo	C
-rwhe	X
-rwnw	C
-rwoo	C
-rxes	Z
-rxis	G
-ry's	V
-ryan	C
-rybo	S
-ryda	Q
-ryer	C
-ryin	[
-ryli	I
-ryon	[
-ryph	[
-rypt	P
-ryst	C
-ryth	W
-rywa	D
-rywh	[
-ryze	F
-rzar	G
-rzas	R
-rzil	[
-rzon	C
-rábo	[
-rédi	X
-rédu	W
-réis	X
-rést	U
-ría?	T
-rían	W
-rías	Y
-rínc	Z
-ríos	T
-ródi	V
-róji	V
-rón?	P
-róni	X
-rósc	X
-s"--	E
-s%s%	C
-s')>	G
-s(40	J
-s(c:	G
-s.ex	J
-s.go	N
-s.st	J
-s/d/	N
-s/li	K
-s://	C
-s="c	H
-saac	V
-saba	I
-sabb	Y
-sabe	I
-sabi	J
-sabl	T
-sabá	W
-sabé	Q
-saca	Y
-sace	[
-sach	C
-saci	T
-sack	G
-sacr	[
-sada	[
-sadd	Z
-sade	C
-sado	M
-sae3	K
-safe	N
-sage	G
-sagi	C
-sagn	C
-sagr	Z
-sahe	Q
-saia	S
-said	E
-sail	F
-sain	[
-saje	T
-sake	Z
-sala	C
-salb	J
-salc	C
-sale	C
-sali	[
-salm	[
-salo	Q
-sals	C
-salt	N
-salu	[
-salv	W
-salé	T
-saló	X
-sama	[
-same	Q
-samh	C
-sami	S
-samp	C
-sams	S
-samu	M
-sana	[
-sanc	[
-sand	S
-sane	X
-sanh	V
-sani	[
-sann	Z
-sano	[
-sans	X
-sant	T
-sany	C
-sapa	W
-sapp	K
-sar'	[
-sar?	S
-sara	Y
-sarc	[
-sard	X
-sare	[
-sari	[
-sarm	S
-sarn	S
-saro	[
-sars	[
-sart	C
-sary	[
-sará	S
-sas?	S
-sash	C
-sass	C
-sast	[
-sata	[
-sate	C
-sati	U
-satu	C
-sau'	T
-sauc	C
-saul	[
-saur	J
-sauv	C
-save	U
-savi	G
-sayo	C
-says	K
-saía	W
-saú?	P
-saúl	Y
-sban	[
-sbg8	I
-sbia	S
-sbih	C
-sboa	H
-sbon	C
-sbor	C
-sbro	C
-sbur	C
-sbyt	F
-scad	K
-scal	F
-scan	C
-scap	Z
-scar	N
-scas	[
-scat	[
-scen	F
-sces	C
-scev	R
-sche	C
-schi	R
-scho	S
-schr	C
-scie	[
-scii	C
-scil	[
-scip	[
-scis	C
-scla	Q
-scle	M
-scod	E
-scog	R
-scol	I
-scon	U
-scoo	C
-scop	C
-scor	C
-scos	D
-scot	C
-scou	C
-scov	C
-scra	D
-scre	C
-scri	I
-scro	[
-scru	J
-scua	[
-scub	H
-scuc	W
-scue	[
-scui	C
-scul	[
-scur	[
-scus	T
-scíp	W
-sd/j	C
-sdaq	C
-sdas	C
-sday	H
-sdf8	F
-sdfa	E
-sdfg	D
-sdfs	C
-sdhf	C
-sdkf	E
-sdom	Z
-sdra	[
-sdru	C
-se's	C
-se64	I
-sea,	[
-sea?	[
-seal	C
-sean	[
-sear	C
-seat	M
-seca	K
-sech	Z
-seco	N
-secr	F
-sect	[
-secu	Z
-sed,	S
-sed?	Q
-sede	[
-sedo	E
-sedu	[
-seed	T
-seef	K
-seei	Y
-seek	[
-seem	Y
-seen	[
-sees	Z
-sega	C
-segm	C
-segu	M
-segú	S
-seh?	R
-seho	R
-seil	I
-sein	C
-seis	Z
-seiz	[
-seje	Y
-sejo	T
-sela	[
-sele	C
-self	[
-seli	Y
-sell	G
-selo	Q
-sels	[
-selv	[
-sely	Z
-sema	V
-semb	H
-seme	[
-semi	M
-semp	U
-sena	C
-senc	[
-send	I
-sene	[
-seng	K
-senn	V
-seno	C
-sens	F
-sent	Y
-seo?	P
-seos	[
-seou	I
-sepa	[
-seph	[
-sepl	C
-sept	E
-sepu	V
-sequ	N
-ser.	J
-ser@	L
-sera	Z
-sere	V
-seri	C
-serm	[
-sern	C
-sero	K
-serp	P
-sers	C
-sert	R
-serv	Q
-sery	T
-será	X
-ses'	[
-ses:	S
-ses;	T
-ses?	V
-sesc	C
-sess	[
-sest	C
-set?	Q
-seta	C
-sete	[
-seth	H
-setl	C
-sett	C
-seum	C
-seus	C
-seve	[
-sevi	C
-sewa	Q
-sewi	F
-sewo	L
-sexo	[
-sext	Q
-sexu	[
-sexy	C
-seño	J
-sfem	Q
-sfer	C
-sfie	W
-sfig	[
-sfit	C
-sfor	G
-sfri	I
-sfru	T
-sful	S
-sfus	X
-sgen	W
-sgiv	T
-sgre	[
-sgui	U
-sgus	R
-sh's	W
-sha'	Z
-shac	V
-shad	C
-shag	X
-shai	T
-shak	C
-shal	W
-sham	U
-shan	C
-shap	C
-shar	T
-shat	C
-shau	C
-shav	[
-shaw	C
-shaz	V
-shbo	J
-shea	Y
-sheb	[
-shec	[
-shed	R
-shee	C
-shei	C
-shek	[
-shem	[
-shep	N
-sher	F
-shes	T
-shet	[
-shev	G
-shew	W
-shia	C
-shib	[
-shie	H
-shif	M
-shil	Z
-shim	N
-shin	N
-shio	M
-ship	[
-shir	C
-shis	[
-shit	C
-shlo	F
-shma	Q
-shme	T
-shna	N
-shne	R
-shoe	C
-shof	W
-shon	[
-shoo	[
-shop	E
-shor	K
-shot	H
-shou	Y
-show	C
-shre	J
-shri	V
-shro	J
-shru	C
-shti	[
-shua	S
-shuf	C
-shui	C
-shun	[
-shut	C
-shwa	C
-sia?	U
-siad	[
-siah	M
-sian	L
-sias	[
-sibl	C
-sica	I
-sici	U
-sick	[
-sico	Y
-sics	C
-sida	[
-side	C
-sido	[
-sied	[
-sieg	[
-siem	[
-sien	[
-sier	[
-sies	Z
-siet	[
-sifi	C
-sigh	F
-sigi	C
-sigl	U
-sign	J
-sigo	[
-sigu	[
-siho	U
-sikh	C
-sila	V
-sile	M
-silk	C
-sill	H
-silo	W
-sils	R
-silv	Y
-sily	Y
-simb	Y
-sime	[
-simi	H
-simo	I
-simp	D
-sims	F
-simu	C
-simó	[
-sin'	G
-sin,	Z
-sin?	[
-sina	E
-sinc	X
-sine	H
-sinf	[
-sing	U
-sink	C
-sinn	[
-sino	F
-sins	[
-sint	C
-sion	S
-sios	Y
-sipi	Y
-siqu	[
-sira	[
-sire	U
-siri	G
-sirl	F
-sirv	C
-sis"	E
-sis?	[
-sise	[
-sist	R
-sita	[
-site	C
-siti	V
-sito	L
-sits	[
-sitt	[
-situ	Y
-sity	S
-sium	C
-sius	J
-sive	W
-sivo	[
-sixe	C
-size	C
-siás	S
-sión	[
-sjaj	C
-sjdh	E
-skat	F
-skdj	C
-sked	[
-sker	I
-sket	S
-skib	C
-skii	C
-skin	T
-skip	J
-skir	[
-skod	G
-skto	C
-skul	E
-skyd	G
-skyl	G
-skyr	C
-skyw	J
-sla;	C
-slac	C
-slai	Y
-slam	K
-slan	C
-slat	C
-slau	R
-slav	[
-slay	C
-sled	C
-slee	U
-slep	Q
-slid	[
-slim	C
-slin	Q
-slip	C
-slis	G
-slit	C
-slkd	C
-slog	C
-slot	L
-slow	G
-slug	C
-slum	U
-smae	V
-smai	J
-smal	P
-sman	E
-smar	C
-smas	[
-smat	X
-smel	C
-smen	V
-smit	C
-smo?	U
-smod	[
-smok	G
-smol	C
-smos	I
-smot	X
-smyr	W
-sn't	Z
-snac	C
-snai	C
-snak	W
-snap	C
-snar	C
-snee	C
-snes	Z
-sney	C
-snoo	C
-snor	F
-snow	K
-snud	C
-snyd	C
-soak	G
-soap	C
-sobe	[
-sobr	T
-soci	[
-sock	C
-socr	C
-soda	C
-sode	C
-sodi	C
-sodo	[
-sody	K
-sofa	G
-sofo	I
-soft	D
-sofá	C
-sohc	C
-soil	T
-sois	Z
-sola	[
-sold	[
-sole	C
-soli	M
-sols	I
-solt	[
-solu	R
-solv	C
-somb	U
-some	V
-somo	Y
-son'	[
-son-	V
-son?	X
-sona	V
-sone	I
-song	C
-soni	C
-sonn	C
-sono	H
-sons	[
-sony	H
-soon	Q
-soph	C
-sopo	[
-sora	C
-sorc	V
-sord	X
-sori	C
-soro	X
-sorr	[
-sors	G
-sort	C
-sost	U
-sota	K
-soto	C
-sotr	Y
-soul	[
-soun	C
-soup	C
-sour	L
-sout	C
-sove	W
-sowe	S
-sows	W
-soña	Q
-soñé	[
-sp32	C
-spac	K
-spad	[
-spai	C
-spam	F
-span	C
-spar	W
-spas	Z
-spañ	C
-spbe	F
-spea	J
-spec	[
-sped	[
-spee	C
-spel	K
-spen	[
-sper	[
-spet	U
-sphe	[
-spic	Y
-spid	C
-spie	[
-spik	C
-spil	L
-spin	C
-spir	V
-spis	X
-spit	N
-spla	[
-sple	F
-spli	C
-spoi	H
-spok	[
-spon	K
-spoo	C
-spor	N
-spos	Y
-spot	C
-spou	[
-spra	C
-spre	C
-spri	[
-sput	I
-spué	Y
-spía	P
-spír	Y
-squa	C
-sque	C
-squi	E
-srae	[
-src=	E
-sreg	C
-sres	U
-ss')	G
-ss's	C
-ss="	H
-ssac	X
-ssae	Z
-ssag	W
-ssah	X
-ssal	[
-ssan	J
-ssar	T
-ssas	C
-ssay	C
-ssed	[
-sseh	[
-ssel	[
-ssem	V
-ssen	M
-sser	F
-sset	E
-ssey	F
-ssfi	C
-ssfu	S
-ssia	I
-ssib	C
-ssic	C
-ssil	F
-ssin	X
-ssio	V
-ssip	[
-ssis	C
-ssiu	C
-ssiv	[
-ssma	V
-ssne	U
-sson	[
-ssop	[
-ssor	C
-ssov	W
-sspl	G
-sspo	C
-ssro	[
-ssue	V
-ssur	F
-ssus	D
-sswd	E
-sswo	C
-ssyr	[
-st",	G
-st's	N
-st-f	C
-st-t	W
-st:3	H
-st</	H
-sta?	H
-stab	[
-stac	C
-stad	U
-staf	T
-stag	[
-stai	C
-stak	[
-stal	C
-stam	[
-stan	C
-stap	E
-star	F
-stat	C
-stau	M
-stay	[
-stbo	[
-stbu	D
-stch	C
-stco	C
-stdi	G
-stea	M
-steb	P
-sted	Z
-stee	C
-stei	C
-stel	C
-stem	H
-sten	U
-steo	Z
-step	Q
-ster	H
-stes	C
-stev	C
-stew	X
-stfu	C
-stgr	C
-sthe	[
-stho	Y
-stia	[
-stic	R
-stid	G
-stie	P
-stif	[
-stig	X
-stil	[
-stim	[
-stin	M
-stio	J
-stir	[
-stit	D
-stiv	N
-stió	P
-stle	[
-stli	F
-stly	U
-stma	L
-sto?	T
-stoc	I
-stod	[
-stoi	U
-stok	D
-stol	[
-stom	D
-ston	M
-stoo	[
-stop	T
-stor	Q
-stos	[
-stow	C
-stoy	[
-stpl	Y
-stra	M
-stre	Y
-stri	C
-stru	I
-stry	[
-sts'	T
-sts,	Y
-sts;	C
-stub	G
-stuc	V
-stuf	[
-stum	W
-stun	C
-stup	C
-stur	[
-stus	Q
-stuv	X
-stwo	C
-stye	C
-styl	L
-stán	[
-stás	Z
-stér	T
-stés	T
-su57	J
-suad	U
-sual	G
-suba	C
-sube	[
-subi	S
-subj	C
-subm	I
-subs	C
-succ	[
-suce	T
-such	X
-suci	X
-suck	C
-sucr	P
-sucu	F
-suda	C
-sudd	[
-sudo	C
-suec	C
-sueg	Y
-suer	T
-sues	U
-suez	C
-sueñ	[
-suff	[
-sufi	R
-sufr	[
-suic	[
-suit	C
-suiz	C
-suje	C
-sula	C
-sule	G
-suli	C
-sult	L
-suma	P
-sume	Z
-sumi	J
-summ	F
-sumo	U
-sun?	T
-sunb	G
-sund	[
-sung	C
-sunr	[
-suns	C
-supe	N
-supp	U
-supr	C
-sura	C
-sure	N
-surf	C
-surg	[
-suri	R
-surp	[
-surr	[
-surv	N
-sus'	[
-sus?	X
-susa	Q
-susc	J
-suse	S
-sush	C
-susp	[
-sust	C
-sutr	E
-sué?	Q
-sw1a	C
-swah	C
-swal	N
-swap	C
-swea	[
-swed	C
-swer	K
-swif	H
-swim	H
-swin	[
-swit	L
-swol	C
-swor	F
-sxed	C
-sych	[
-sydn	C
-syje	K
-syll	C
-sylv	C
-symp	Q
-syna	[
-sync	E
-synd	[
-syno	C
-synt	C
-syri	[
-syst	C
-szec	C
-sába	[
-sés?	U
-séña	[
-sías	R
-sícu	[
-símb	[
-sínd	Z
-sísa	R
-són?	R
-sús?	V
-t",b	G
-t("h	E
-t('h	F
-t('x	G
-t(*)	I
-t(do	J
-t-fo	C
-t-ha	V
-t.co	G
-t.ly	E
-t.pr	H
-t365	I
-t:30	H
-t:vo	I
-t;/b	F
-t;b&	F
-t;hi	F
-t</p	H
-t>al	F
-taba	Z
-tabe	[
-tabi	[
-tabl	C
-tabo	[
-tabs	E
-taca	R
-taci	E
-tack	D
-taco	H
-tact	C
-tada	[
-tade	[
-tadi	C
-tado	J
-tadu	W
-tafa	J
-taff	Z
-tafo	H
-tage	[
-tagi	C
-tago	C
-tagr	R
-tail	C
-tain	E
-tair	C
-taja	T
-taje	[
-take	P
-taki	[
-tala	C
-tale	P
-talg	[
-tali	Q
-talk	[
-tall	C
-talo	D
-tals	U
-taly	C
-tama	[
-tamb	[
-tame	I
-tami	E
-tamm	T
-tamo	P
-tamp	I
-tan'	W
-tan?	Q
-tana	[
-tanc	F
-tane	C
-tanf	J
-tang	P
-tani	G
-tank	C
-tano	U
-tans	Z
-tant	Q
-tanu	C
-tanz	F
-taná	Y
-taoi	C
-tapa	F
-tape	C
-taph	T
-tapi	C
-tapp	E
-taqu	R
-tar?	[
-tara	C
-tarc	H
-tard	C
-tare	K
-tarf	C
-targ	G
-tari	V
-tarj	R
-tarm	U
-taro	Q
-tars	[
-tart	C
-tarv	[
-tary	C
-tará	[
-taré	[
-tas?	U
-tasb	C
-tasc	C
-tasi	C
-task	R
-tasm	I
-tass	U
-tast	F
-tasy	C
-tasí	V
-tata	C
-tate	J
-tath	[
-tati	C
-tato	H
-tats	C
-tatt	Z
-tatu	G
-taug	C
-taur	C
-tave	C
-taxe	U
-taxi	C
-taye	S
-tayl	C
-tays	S
-taza	S
-taña	[
-taño	C
-tbac	C
-tbal	C
-tbol	C
-tbor	[
-tbot	[
-tbox	C
-tbre	G
-tbul	C
-tbus	D
-tc/p	E
-tc/s	F
-tcas	L
-tch?	M
-tchc	[
-tche	C
-tchi	[
-tchl	C
-tchm	W
-tchu	C
-tchy	D
-tclu	C
-tcod	C
-tcoi	M
-tcut	E
-tdio	G
-tdoo	C
-tdow	D
-te's	[
-teac	[
-tead	X
-teak	C
-teal	[
-team	E
-tear	E
-teas	E
-teba	P
-tebo	F
-teca	C
-tecc	R
-tece	R
-tech	N
-tecl	C
-teco	[
-tecs	C
-tect	L
-ted;	R
-ted?	R
-tede	V
-teel	C
-teen	S
-teer	U
-teet	E
-tefu	[
-tega	E
-tego	C
-tegr	D
-tegy	C
-tein	C
-teis	Z
-teja	[
-teke	W
-teko	[
-tele	C
-teli	C
-tell	K
-tels	D
-tely	[
-tem.	H
-tem:	J
-tema	M
-temb	C
-teme	S
-temo	Z
-temp	I
-tems	C
-temu	C
-ten;	Y
-tena	W
-tenb	C
-tenc	C
-tend	G
-tene	I
-teng	[
-tenh	C
-teni	[
-tenn	C
-tens	C
-tent	[
-tenu	E
-tení	[
-teo?	T
-teol	Y
-teor	G
-teos	[
-teou	[
-tepc	T
-tepd	T
-tepf	Z
-teph	U
-tepm	R
-teps	V
-ter'	[
-ter,	X
-ter-	V
-ter;	S
-ter?	M
-tera	[
-terb	C
-terc	P
-terd	N
-tere	P
-terf	M
-terg	C
-teri	L
-terl	C
-term	E
-tern	Q
-tero	[
-terp	L
-terr	[
-ters	S
-terv	N
-tery	W
-terí	Z
-tes,	R
-tesa	Z
-tesc	E
-tesi	Q
-tesl	F
-teso	X
-tess	H
-test	F
-teta	C
-tetr	U
-teuc	X
-teve	C
-tewi	C
-texa	C
-text	C
-teñi	C
-tfit	C
-tfli	C
-tfol	C
-tfor	C
-tful	Y
-tgag	S
-tgen	C
-tgpt	C
-tgre	C
-tgun	U
-th's	[
-th84	J
-tha?	Y
-thad	[
-thag	J
-thah	[
-thai	C
-thal	L
-tham	N
-than	U
-that	G
-thbe	U
-thda	R
-thea	F
-thed	[
-thee	N
-thef	[
-theg	J
-thei	W
-thel	L
-them	N
-then	E
-theo	[
-theq	C
-ther	S
-thes	X
-thet	C
-thew	Q
-they	[
-thfu	Y
-thia	[
-thic	V
-thie	[
-thig	K
-thin	S
-thio	[
-thir	[
-this	C
-thle	Z
-thly	G
-thod	D
-thol	[
-thom	F
-thon	C
-thoo	[
-thop	S
-thor	Q
-thos	[
-thou	S
-thov	G
-thpa	C
-thqu	L
-thre	U
-thri	M
-thro	R
-thse	[
-thsh	V
-thub	D
-thum	K
-thun	V
-thup	C
-thur	P
-thus	[
-thya	Q
-thyr	C
-thys	Z
-tiag	H
-tial	V
-tian	[
-tiat	[
-tibe	C
-tibi	C
-tibl	C
-tice	P
-tich	C
-tici	V
-tick	C
-ticl	J
-tico	[
-tics	J
-ticu	[
-tida	M
-tide	K
-tido	E
-tidu	[
-tied	N
-tiem	N
-tien	U
-tier	X
-ties	L
-tiet	T
-tiff	J
-tifi	C
-tifu	R
-tify	C
-tige	C
-tigh	E
-tigo	[
-tigr	X
-tigu	[
-tije	C
-tika	C
-tikk	M
-tikt	C
-tilb	G
-tild	N
-tile	N
-tili	Z
-till	C
-tilt	C
-tima	J
-time	F
-timi	C
-timo	[
-tina	K
-tind	Q
-tine	N
-ting	[
-tinn	I
-tino	I
-tins	C
-tint	C
-tinu	G
-tiny	C
-tioc	[
-tion	T
-tios	Z
-tiou	W
-tipa	X
-tiph	U
-tipi	C
-tipl	T
-tipp	C
-tips	C
-tiqu	C
-tir?	Q
-tira	C
-tire	Z
-tiri	Y
-tiro	[
-tirs	T
-tisa	K
-tise	L
-tisf	Z
-tish	C
-tisi	F
-tism	[
-tiso	D
-tist	K
-tita	C
-titc	C
-tite	[
-tith	[
-titi	[
-titl	U
-tito	X
-titr	C
-titt	V
-titu	W
-tity	N
-tius	[
-tiva	U
-tive	C
-tivi	[
-tivo	[
-tiza	S
-tize	[
-tizo	Z
-tkin	G
-tlab	C
-tlan	C
-tled	U
-tlen	C
-tler	C
-tles	T
-tlet	C
-tley	C
-tlin	F
-tlis	C
-tln(	H
-tloo	C
-tmai	C
-tmak	[
-tman	G
-tmar	[
-tmas	P
-tmeg	C
-tmen	C
-tmol	G
-tmos	[
-tmov	H
-tmrw	N
-tnam	C
-tner	[
-tnes	[
-tney	C
-tnin	[
-tnit	C
-to'o	C
-to's	C
-to__	C
-toad	F
-toas	H
-tobe	N
-tobi	[
-tobu	J
-tobí	Q
-toca	Z
-toch	C
-toci	C
-tock	I
-toco	E
-toda	I
-todd	W
-tode	L
-todi	Y
-todo	[
-tody	[
-toed	C
-toef	H
-toes	C
-toff	C
-toge	Z
-togg	G
-togr	C
-toic	U
-toil	C
-tois	H
-toke	C
-toky	K
-tol?	Q
-tola	[
-told	C
-tole	[
-toll	C
-tolo	N
-toma	C
-tomb	[
-tome	C
-tomi	C
-toml	T
-tomo	J
-toms	L
-tomy	L
-tomá	V
-ton'	D
-tonb	C
-tone	S
-tong	P
-toni	C
-tons	C
-tont	C
-tony	T
-tood	[
-took	[
-tool	C
-toos	V
-toot	C
-tope	C
-toph	Y
-topi	E
-topp	M
-tops	L
-topu	C
-toqu	[
-tor'	G
-tor,	P
-tora	C
-torb	X
-torc	U
-tore	C
-tori	G
-torm	[
-torn	Q
-toro	M
-torr	[
-tors	W
-tort	C
-torv	K
-torw	C
-tory	[
-tos?	U
-tose	C
-tosh	H
-tosi	C
-tosy	C
-tota	N
-tote	C
-tott	E
-totu	C
-touc	R
-tour	C
-tove	P
-towa	[
-towi	C
-town	D
-toxi	J
-toyo	K
-tp:/	E
-tpla	N
-tps:	C
-tput	C
-trab	Y
-trac	C
-trad	D
-trae	Y
-traf	J
-trag	[
-trai	C
-traj	C
-trak	C
-tral	C
-tram	M
-tran	T
-trap	R
-trar	H
-tras	N
-trat	K
-trau	[
-trav	S
-tray	[
-trañ	[
-trea	R
-tred	X
-tree	N
-treg	V
-trei	[
-trek	C
-trel	W
-trem	T
-tren	E
-trep	Y
-trer	Y
-tres	N
-tret	L
-trev	C
-trew	C
-trex	E
-tria	P
-trib	[
-tric	C
-trid	C
-trie	G
-trif	I
-trig	U
-trik	P
-trim	Q
-trin	C
-trio	Z
-trip	J
-tris	C
-trit	T
-triu	[
-triv	J
-trix	C
-troa	M
-trog	C
-troj	C
-trok	D
-trol	U
-trom	Z
-tron	N
-troo	C
-trop	C
-tros	W
-trot	T
-trou	[
-trov	X
-troy	[
-trua	[
-truc	F
-trud	C
-true	C
-trug	Z
-trui	X
-trum	R
-trus	[
-trut	[
-truy	J
-trás	T
-ts/d	N
-tsab	L
-tsal	D
-tsap	C
-tsar	C
-tsby	C
-tsch	D
-tsel	T
-tsem	[
-tsid	J
-tsma	[
-tsme	U
-tson	C
-tste	H
-tsto	E
-tsus	C
-tsya	K
-ttac	T
-ttag	N
-ttar	C
-ttat	[
-tted	I
-ttee	R
-tten	L
-tter	N
-ttes	C
-ttge	C
-tthe	Q
-tthi	Y
-ttin	C
-ttit	Z
-ttle	N
-ttom	[
-tton	L
-ttoo	X
-ttor	C
-ttp:	H
-ttps	C
-ttra	[
-ttre	C
-tttt	C
-ttys	C
-tuag	X
-tual	[
-tuar	[
-tuat	V
-tuba	Z
-tubb	G
-tube	C
-tubr	C
-tuch	F
-tuck	R
-tucs	J
-tude	S
-tudi	N
-tudn	D
-tudo	C
-tudy	[
-tues	C
-tuff	[
-tuga	C
-tugu	C
-tuit	C
-tuli	W
-tulo	C
-tuls	C
-tumb	Y
-tume	C
-tumn	L
-tumo	[
-tund	C
-tune	C
-tuni	F
-tunn	W
-tuns	C
-tunt	C
-tuos	T
-tupi	C
-tura	R
-turb	W
-turc	C
-turd	L
-ture	W
-turi	Q
-turk	C
-turn	P
-turo	[
-turr	C
-turt	P
-tus(	J
-tus?	F
-tuta	R
-tute	I
-tuti	[
-tuto	C
-tuve	[
-tuvi	V
-tuvo	V
-tuyo	C
-tver	C
-twar	U
-twee	C
-twel	[
-twen	C
-twer	C
-twic	H
-twil	C
-twin	[
-twis	C
-twit	C
-two-	[
-twoo	C
-twor	C
-ty-f	[
-ty-t	Z
-tych	[
-tyer	C
-tyin	C
-tyle	L
-tymo	C
-type	C
-typh	C
-typi	C
-tyre	H
-tyrs	[
-tysb	C
-tyty	C
-tyui	C
-tzee	K
-tzer	C
-tzsc	C
-tzva	C
-t|>s	E
-téri	T
-tés?	R
-tías	W
-tísi	Y
-tóli	X
-tóxi	X
-túni	T
-u're	E
-ua's	[
-uaca	C
-uaci	R
-uada	J
-uade	U
-uadr	C
-uage	J
-uagi	X
-uail	V
-uaje	N
-uake	C
-ual?	U
-uale	U
-uali	U
-uall	S
-uan.	E
-uan?	P
-uana	[
-uand	N
-uant	C
-uara	[
-uard	V
-uare	S
-uari	C
-uark	C
-uarr	[
-uart	[
-uary	C
-uate	Z
-uati	X
-uatr	[
-uawe	E
-uaya	F
-ub.c	K
-ubai	N
-ubal	Z
-uban	C
-ubar	C
-ubat	F
-ubba	I
-ubbe	K
-ubbi	C
-ubbo	G
-ubca	E
-ube.	M
-ubec	F
-ubed	D
-uben	Q
-uber	D
-ubes	Z
-ubie	Z
-ubik	D
-ubil	[
-ubim	[
-ubin	[
-ubio	C
-ubit	[
-ubió	R
-ubje	C
-uble	V
-ubli	H
-ubma	C
-ubmi	[
-uboi	F
-ubou	C
-ubre	C
-ubri	I
-ubsc	C
-ubti	[
-ubts	R
-ubun	H
-ucar	R
-ucas	I
-ucce	[
-ucci	C
-uced	C
-ucee	Y
-uces	C
-uch?	Z
-ucha	[
-uche	D
-uchi	Z
-ucho	V
-uchr	C
-uchs	R
-ucia	C
-ucib	C
-ucif	[
-ucig	E
-ucio	C
-ucir	D
-ucit	U
-ució	[
-ucke	[
-ucki	C
-uckl	C
-ucks	C
-ucle	M
-uco?	S
-ucod	X
-ucos	C
-ucri	P
-ucso	J
-ucti	X
-uctu	C
-ucul	F
-ucum	R
-udad	X
-udaf	C
-udah	[
-udam	Q
-udan	V
-udar	[
-udas	D
-udde	[
-uddh	C
-uddi	K
-uddy	[
-udea	G
-uded	F
-uden	H
-udes	P
-udge	J
-udgm	[
-udia	[
-udic	R
-udie	Y
-udio	C
-udis	E
-udit	[
-udnt	D
-udok	C
-udor	C
-udso	C
-udá?	P
-udía	S
-udío	X
-ueak	C
-ueas	T
-ueba	C
-uebl	T
-uebr	X
-uece	M
-ueci	C
-ueda	J
-uede	C
-uedo	[
-uedé	[
-uedó	X
-ueen	L
-ueez	P
-uega	C
-uego	R
-uegr	Y
-ueir	K
-ueja	Y
-uel'	[
-uel?	V
-uela	[
-ueld	U
-uele	P
-ueli	C
-uell	[
-uelt	R
-uelv	W
-uena	S
-uenc	Z
-ueno	Q
-uent	E
-ueo?	Q
-uera	U
-uere	[
-ueri	M
-uerm	C
-uern	X
-uero	W
-uerp	W
-uerq	C
-uerr	R
-uers	U
-uert	R
-ueru	W
-uerv	Q
-uery	C
-uerz	S
-uerí	Y
-uesd	E
-uese	C
-ueso	M
-uess	C
-uest	U
-ueta	C
-uete	C
-ueto	C
-uett	C
-ueva	T
-ueve	P
-uevo	Q
-uey'	C
-ueza	X
-ueña	[
-ueño	[
-ufac	C
-uffe	Z
-uffi	C
-uffl	C
-uffs	J
-uffy	C
-ufic	R
-ufre	Q
-ufri	T
-ufth	C
-ufus	[
-ugad	J
-ugam	C
-ugar	W
-ugas	C
-ugat	G
-ugby	C
-ugee	U
-ugen	C
-ugga	C
-ugge	E
-uggl	Z
-ughe	L
-ughi	V
-ughs	[
-ught	Y
-ugia	U
-ugly	Y
-ugos	C
-ugst	C
-ugua	C
-ugue	C
-ugus	W
-ugía	W
-uice	M
-uici	[
-uick	V
-uida	N
-uide	C
-uido	P
-uids	C
-uiel	[
-uien	C
-uier	[
-uiet	[
-uija	V
-uijo	C
-uijó	V
-uila	D
-uild	Y
-uile	I
-uill	C
-uilt	W
-uimi	M
-uimo	[
-uina	K
-uinc	S
-uine	C
-uing	[
-uini	C
-uinn	C
-uino	C
-uins	C
-uint	C
-uiop	C
-uipa	C
-uipo	V
-uire	Q
-uirr	C
-uise	J
-uisi	C
-uism	C
-uiso	E
-uita	C
-uitc	I
-uitf	V
-uiti	C
-uito	C
-uits	K
-uity	I
-uitó	T
-uiui	C
-uiva	G
-uivo	V
-uiza	C
-uién	[
-ujah	W
-ujar	G
-ujer	U
-ujet	C
-ujia	G
-ujul	C
-uk/s	I
-uke)	Y
-ukew	Y
-ukka	[
-ukra	U
-ukul	C
-ul's	[
-ulac	T
-ulad	G
-ular	J
-ulas	J
-ulat	C
-ulbs	E
-ulce	[
-ulcr	V
-ulcy	G
-ulda	V
-ulde	C
-uldi	C
-uldn	Y
-ulej	E
-ulel	C
-ulem	J
-ulen	F
-uler	[
-ules	C
-ulet	W
-ulfi	X
-ulga	P
-ulgo	C
-ulgu	C
-ulie	C
-ulin	M
-ulio	G
-ulip	W
-ull)	G
-ulle	K
-ulli	C
-ullo	[
-ullp	G
-ulls	C
-ully	[
-ulne	F
-ulo?	Q
-ulog	[
-ulos	[
-ulpa	[
-ulpi	[
-ulsa	C
-ulse	H
-ulsi	Y
-ulso	E
-ulta	C
-ulte	[
-ulti	C
-ulto	U
-ults	I
-ultu	[
-ulul	J
-ulum	C
-umad	U
-uman	J
-umar	L
-umba	[
-umbe	C
-umbl	T
-umbr	[
-umbs	[
-umci	X
-ume'	C
-umer	C
-umfo	C
-umid	C
-umif	G
-umil	[
-umin	F
-umma	K
-umme	C
-ummy	C
-umns	D
-umor	[
-umou	C
-umpe	K
-umpk	C
-umpl	W
-umpy	C
-umra	P
-un's	C
-unab	M
-unah	X
-unam	[
-unan	Q
-unap	V
-unar	W
-unas	S
-unaw	[
-unba	T
-unbe	U
-unbl	D
-unbo	Y
-unbu	H
-unca	V
-unce	C
-unch	C
-unci	C
-uncl	[
-unco	Q
-unct	H
-und?	C
-unda	[
-unde	L
-undh	E
-undi	[
-undo	L
-undr	G
-unds	C
-undt	C
-undy	I
-unem	S
-uneq	R
-uner	[
-unes	C
-unev	G
-unex	K
-unfa	[
-unfo	C
-unga	C
-unge	P
-ungi	T
-ungr	X
-unha	U
-unia	V
-unic	H
-unid	H
-unin	C
-unio	Q
-uniq	E
-unis	[
-unit	C
-univ	[
-unix	C
-unió	[
-unju	X
-unke	Y
-unkn	[
-unla	J
-unle	[
-unli	H
-unlo	D
-unna	Y
-unne	S
-unni	F
-unny	C
-uno?	X
-unos	S
-unpl	M
-unqu	W
-unre	L
-unri	[
-unse	[
-unsh	C
-unsu	C
-unt(	I
-unta	[
-unte	D
-unti	C
-unto	N
-untr	Q
-unts	Z
-untu	I
-unty	C
-unuc	[
-unwo	X
-uoiu	C
-uoli	C
-uosa	Q
-uota	H
-uote	C
-upac	Q
-upad	R
-upar	S
-upbe	X
-upci	W
-upda	C
-uper	M
-upgr	C
-upha	S
-upid	C
-upin	G
-uple	Q
-upli	R
-upon	E
-uppe	S
-uppi	C
-uppl	C
-uppo	S
-uppy	K
-upre	C
-upro	C
-upsi	G
-uptc	[
-upti	X
-upto	C
-upwo	C
-uque	C
-ura?	Q
-urab	T
-urac	H
-urad	Z
-urag	[
-urah	E
-urai	C
-ural	C
-uram	V
-uran	H
-urar	R
-uras	[
-urat	C
-urba	T
-urbo	C
-urce	G
-urch	[
-urco	C
-urda	L
-urde	[
-urdo	C
-urdw	C
-ure,	S
-ure?	[
-ured	[
-urel	C
-uren	C
-urer	M
-ures	G
-uret	U
-urez	R
-urfa	C
-urga	R
-urge	G
-urgh	C
-uria	[
-uric	E
-urid	[
-urie	[
-urif	Y
-urim	[
-urin	[
-urio	H
-uris	C
-urit	C
-urió	[
-urke	C
-urki	E
-urla	Y
-urli	C
-urly	C
-urna	[
-urne	[
-urni	[
-urno	[
-urnt	K
-uro?	W
-urom	C
-urop	H
-urov	G
-urph	C
-urpo	[
-urra	C
-urre	H
-urri	C
-urro	J
-urry	C
-urs,	I
-ursd	U
-urse	[
-ursi	M
-urso	F
-urst	N
-urta	C
-urth	C
-urti	S
-urtn	C
-urto	C
-urts	[
-urug	C
-urus	C
-urve	W
-urvi	E
-urwo	C
-uría	W
-us's	V
-us(4	J
-usad	C
-usal	[
-usan	[
-usar	[
-usas	C
-usba	[
-usca	R
-uscl	D
-usco	S
-uscr	E
-usd/	C
-use?	C
-used	M
-usee	K
-useh	[
-usel	F
-useo	V
-usep	C
-user	C
-uses	C
-useu	C
-usew	W
-ush?	E
-usha	T
-ushe	M
-ushi	C
-ushr	G
-usia	T
-usic	S
-usil	V
-usin	U
-usio	[
-usit	Y
-usiv	C
-usks	C
-usky	G
-usli	Y
-usly	X
-usne	V
-uson	C
-uspe	[
-ussi	L
-ust;	[
-ust?	[
-usta	G
-uste	F
-usti	N
-ustl	[
-usto	[
-ustr	E
-usts	[
-ustu	Y
-usty	Z
-usur	X
-ut.p	H
-utad	C
-utag	E
-utah	C
-utam	J
-utar	U
-utat	Z
-utba	C
-utbo	C
-utch	T
-utdo	C
-uted	X
-uten	C
-uter	C
-utes	C
-utex	H
-utfi	C
-uth'	[
-uth,	[
-uth?	Z
-utha	K
-uthe	C
-uths	F
-utic	S
-utie	Z
-utif	Q
-utin	Y
-utio	D
-utis	[
-utiz	X
-utle	C
-utlo	C
-utme	C
-uto?	U
-utob	F
-utoe	[
-utof	C
-uton	H
-utop	C
-utor	C
-utot	C
-utpu	C
-utra	E
-utri	C
-utsa	D
-utsc	D
-utsi	U
-utte	C
-utti	[
-uttl	C
-utto	L
-utub	C
-utum	L
-utuo	F
-utur	T
-utyc	V
-uvag	C
-uven	T
-uver	C
-uvet	C
-uvia	U
-uvie	V
-uvio	R
-uxha	C
-uxur	[
-uyer	F
-uyin	[
-uytr	C
-uza?	S
-uzar	M
-uzga	V
-uzgu	W
-uzza	W
-uzzi	K
-uzzy	F
-uále	R
-uánd	[
-uánt	Y
-uéis	[
-uérd	W
-uérf	R
-uías	U
-uñad	T
-uñas	L
-v=dq	M
-vaba	Q
-vabl	[
-vaca	Y
-vacc	L
-vaci	[
-vacu	L
-vacy	N
-vací	Y
-vada	K
-vado	F
-vadu	C
-vage	G
-vain	[
-vald	K
-vale	G
-vali	J
-valk	D
-vall	[
-valo	F
-valr	V
-valu	E
-vami	T
-vamo	V
-vamp	C
-vanc	C
-vand	C
-vang	T
-vani	N
-vant	[
-vape	Z
-vapi	[
-vara	[
-vard	G
-vari	K
-varo	W
-vars	T
-vasc	C
-vase	X
-vash	[
-vata	C
-vate	K
-vati	E
-vato	W
-vaux	C
-vaya	S
-vazq	C
-vbnm	C
-ve.c	H
-veal	C
-vece	U
-vech	U
-veci	K
-ved;	Q
-ved?	U
-vedi	C
-veer	R
-vega	C
-vege	N
-veh?	U
-veil	[
-vein	N
-veja	[
-veje	W
-vela	[
-vele	[
-vell	I
-velo	C
-vels	G
-vely	Q
-vemb	V
-veme	P
-vemo	C
-ven,	R
-ven?	U
-vena	[
-venc	W
-vend	F
-vene	S
-veng	Y
-veni	C
-venl	C
-venm	C
-veno	C
-vens	H
-venu	C
-ver'	[
-ver,	Y
-ver?	[
-vera	C
-verb	C
-verc	[
-verd	M
-vere	S
-verg	K
-verh	C
-veri	P
-verl	[
-vern	C
-vero	S
-verp	C
-verr	C
-vers	V
-vert	H
-verv	Z
-verw	D
-very	[
-veré	X
-veró	R
-ves,	S
-ves?	[
-vesa	G
-vesi	[
-vest	Y
-vete	D
-veyo	D
-vez?	U
-veza	C
-vi's	X
-viab	C
-viaj	Y
-viat	D
-viaz	S
-vibr	C
-vice	Q
-vici	V
-vict	C
-vid'	[
-vid?	W
-vida	[
-vide	C
-vidi	C
-vido	H
-vids	T
-vidó	P
-viej	J
-vien	[
-vier	U
-vies	C
-viet	C
-view	H
-viga	C
-vigi	[
-vigo	C
-viii	C
-viki	C
-vil'	H
-vil.	G
-vil?	[
-vill	C
-vils	C
-vimo	T
-vina	R
-vinc	C
-vind	E
-vine	[
-ving	[
-vini	[
-vino	N
-viny	C
-vio?	Q
-viol	M
-vion	J
-vior	W
-vios	V
-viou	C
-vipa	E
-vira	P
-virg	Y
-virt	Z
-viru	[
-virá	T
-visa	I
-vise	X
-visi	P
-viso	Q
-vist	C
-vita	E
-vite	[
-viti	[
-vito	I
-vitr	X
-vitt	C
-vitu	Q
-vity	U
-viud	[
-viva	G
-vive	S
-vivi	[
-vivo	[
-viví	T
-viña	X
-vloo	G
-vlov	F
-vnvn	C
-voca	V
-voci	[
-voga	C
-voic	C
-void	S
-vokz	K
-vola	C
-volc	N
-volt	V
-volu	G
-volv	R
-vomi	Z
-vorc	W
-vori	[
-vors	U
-vos?	R
-voso	W
-vota	[
-vote	C
-voth	C
-voti	[
-voto	[
-vouc	C
-vour	C
-vous	[
-vows	[
-voys	X
-vrat	L
-vsbg	I
-vsco	E
-vuel	C
-vues	[
-vuln	C
-vírg	V
-víti	T
-w.fa	I
-w.ma	J
-w.ri	H
-w.th	J
-w.yo	M
-w4w9	M
-w9wg	M
-wabi	C
-wage	[
-wahi	C
-wahl	C
-wain	C
-wait	U
-waiv	H
-wake	H
-waki	[
-walg	D
-wali	C
-walk	L
-wall	G
-walr	E
-wanc	C
-wand	V
-wank	C
-want	[
-wara	C
-ward	T
-ware	C
-warf	C
-warm	[
-warn	I
-warr	M
-wars	J
-wart	E
-warz	C
-wash	I
-wasn	W
-wasp	C
-wast	Q
-watc	S
-wate	N
-wats	C
-wave	U
-way,	T
-way?	Y
-wayf	D
-wayn	I
-ways	[
-wbar	C
-wbon	Q
-wbor	P
-wder	C
-wdri	L
-weak	K
-weal	T
-weap	S
-wear	Z
-weat	C
-webs	C
-wedd	V
-wede	C
-wedn	G
-weds	V
-weed	[
-week	I
-ween	F
-weep	[
-weet	H
-weig	J
-welc	[
-weld	C
-well	V
-welr	T
-wels	C
-welv	[
-wemb	L
-went	F
-weoi	C
-wept	U
-weqw	C
-wer;	U
-werb	D
-were	Z
-weri	C
-werp	C
-wers	J
-wert	C
-wery	D
-west	[
-weth	C
-wett	Q
-wful	R
-wgxc	M
-whal	T
-what	F
-whea	Y
-whee	F
-whel	X
-when	I
-wher	I
-whet	H
-whic	G
-whil	R
-whip	I
-whir	[
-whis	C
-whit	M
-who'	C
-whoa	C
-whoe	V
-whol	E
-whom	[
-whop	C
-whos	Y
-wibb	C
-wicc	C
-wice	J
-wich	C
-wick	P
-wide	C
-wido	[
-widt	F
-wife	[
-wifi	C
-wift	H
-wigg	D
-wiki	C
-wild	[
-wili	C
-will	X
-wils	I
-wimb	K
-wimm	C
-wind	G
-wine	[
-wing	N
-winn	C
-wins	T
-wint	Q
-wipe	P
-wire	H
-wisd	Z
-wise	[
-wish	[
-wist	C
-witc	X
-with	R
-witn	[
-witt	C
-witz	C
-wled	W
-wles	R
-wlic	C
-wlpl	M
-wlyw	Y
-wned	[
-wner	C
-wnie	H
-wnin	Y
-wnla	C
-wnlo	E
-wobb	C
-woes	S
-woke	Z
-wolf	Z
-woll	C
-wolv	K
-woma	[
-womb	Y
-won'	T
-wond	J
-wood	H
-wool	K
-worc	C
-word	D
-wore	[
-work	N
-worl	W
-worm	M
-worn	V
-worr	[
-wors	[
-wort	C
-woul	M
-woun	[
-wrap	C
-wrat	H
-wrec	[
-wres	U
-wrig	C
-wrin	C
-wris	L
-writ	R
-wron	[
-wroo	G
-wrot	R
-wrtw	C
-wrwn	C
-wser	C
-wsha	G
-wshi	[
-wsil	C
-wsin	C
-wsto	F
-wsxe	C
-wton	C
-wubb	C
-wudu	C
-wund	J
-wuth	C
-ww.f	I
-ww.m	J
-ww.r	H
-ww.t	J
-ww.y	M
-wwii	L
-www.	C
-wyer	H
-wyom	H
-x+5)	I
-x-2)	I
-x.co	C
-xact	J
-xagg	X
-xame	[
-xami	V
-xamp	C
-xams	[
-xand	G
-xbow	E
-xbox	C
-xcel	C
-xcep	I
-xces	R
-xcit	Y
-xcix	D
-xclu	G
-xcom	Z
-xcus	X
-xcvb	C
-xecu	C
-xedc	C
-xers	I
-xerx	Z
-xfor	C
-xhal	C
-xhau	W
-xiao	C
-xica	G
-xici	C
-xico	C
-xida	G
-xiet	Z
-xile	[
-xili	V
-ximo	C
-ximu	G
-xine	C
-xing	C
-xion	[
-xiou	W
-xism	I
-xist	[
-xito	C
-xity	E
-xión	S
-xodo	T
-xodu	P
-xolo	C
-xorc	X
-xpan	C
-xpat	C
-xpec	U
-xpel	[
-xpen	[
-xper	C
-xpia	[
-xpir	C
-xpla	F
-xpli	G
-xplo	R
-xpor	N
-xpre	G
-xpul	J
-xss'	G
-xten	N
-xtin	H
-xtor	Z
-xtra	L
-xtur	C
-xual	[
-xury	[
-xyge	E
-xymo	C
-xyzz	C
-xzxz	C
-y-el	C
-y-tw	Z
-y/3x	E
-y=4x	C
-yach	C
-yage	I
-yaho	D
-yaht	K
-yahw	V
-yale	H
-yalt	Z
-yaml	C
-yana	L
-yank	D
-yann	E
-yaqu	F
-yard	U
-yasi	C
-yati	Q
-yber	F
-ybgq	I
-yboa	C
-ybod	S
-yboy	E
-ycar	Y
-ycem	I
-ycha	H
-yche	[
-ychi	Z
-ychu	V
-ycle	C
-ycli	Q
-yclo	F
-ycon	C
-ycri	C
-yday	W
-yden	C
-yder	C
-ydia	[
-ydiv	G
-ydne	C
-ydon	F
-ydra	F
-ydro	D
-yeah	C
-year	N
-yeas	[
-yed;	Q
-yees	Z
-yeet	C
-yeli	C
-yell	N
-yema	C
-yent	U
-yer,	R
-yero	K
-yers	J
-yesh	V
-yest	P
-yfan	G
-yfar	D
-yfis	C
-yflo	C
-yfly	F
-yfri	[
-yful	Q
-ygam	X
-ygen	E
-yhea	C
-yhou	C
-yiel	C
-yiki	E
-ying	[
-yjet	K
-ylan	C
-yles	J
-ylic	I
-ylie	E
-ylig	C
-ylin	C
-yllo	C
-ylon	R
-ylor	C
-ylva	C
-yman	C
-ymat	D
-ymen	W
-ymes	C
-ymol	C
-ymor	R
-ymou	Y
-ympa	[
-ymph	N
-ympi	C
-ympt	M
-ynag	[
-ynam	C
-ynas	C
-ynch	L
-ynci	C
-yndr	[
-ynes	D
-ynol	D
-ynon	C
-ynth	C
-yoff	X
-yoga	G
-yogu	C
-yoke	[
-yolk	I
-yomi	H
-yonc	H
-yond	I
-yone	Y
-yonn	G
-yons	C
-yore	W
-york	C
-yota	K
-you'	E
-you,	Q
-you?	U
-youn	[
-your	Z
-yout	P
-ypal	C
-ypas	J
-ype'	G
-yped	C
-ypee	G
-ypes	R
-ypha	X
-ypho	C
-yphs	C
-ypin	C
-ypoc	[
-ypot	E
-ypru	Y
-ypse	T
-ypt;	R
-ypt?	U
-ypti	C
-ypto	P
-yre,	Y
-yred	T
-yren	[
-yres	D
-yria	[
-yric	C
-yrie	D
-yrig	C
-yril	J
-yrim	C
-yrna	W
-yroo	C
-yrox	C
-yrrh	[
-yrus	[
-ysbu	C
-ysel	[
-ysia	L
-ysic	C
-ysis	U
-ysli	J
-yson	C
-ysql	C
-ysse	F
-ysso	[
-ysta	C
-yste	C
-ysto	C
-ystr	V
-yter	F
-ytha	J
-ythe	C
-ythi	X
-ytho	C
-ytre	C
-ytyt	C
-yuda	[
-yuio	C
-yund	J
-yuno	[
-ywal	C
-ywed	Y
-ywhe	W
-yyyy	C
-yzed	Z
-yzen	F
-yzzy	C
-yúda	[
-z999	G
-z@ho	E
-zabe	E
-zaca	W
-zacc	W
-zada	V
-zado	[
-zael	W
-zaka	I
-zale	S
-zana	V
-zani	F
-zapa	C
-zar'	U
-zar?	W
-zara	C
-zard	C
-zare	T
-zari	D
-zarm	P
-zaro	Z
-zars	R
-zart	F
-zaru	N
-zarz	X
-zará	Q
-zati	[
-zaze	R
-zcoc	K
-zeal	T
-zebe	[
-zebr	C
-zebu	[
-zede	Z
-zeki	Y
-zeld	C
-zelo	R
-zema	C
-zemp	C
-zena	[
-zend	C
-zeno	C
-zeph	V
-zepp	E
-zequ	[
-zerl	C
-zero	C
-zeru	W
-zeus	C
-zgad	U
-zgar	Q
-zhei	[
-ziah	Y
-zier	C
-zikl	X
-zill	J
-zilp	W
-zimr	W
-zine	M
-zing	W
-zion	[
-zipp	S
-ziri	[
-zium	K
-zlie	G
-zmar	S
-zmos	P
-zodi	R
-zole	C
-zon.	K
-zona	C
-zone	C
-zoom	C
-zoph	[
-zorb	C
-zoro	E
-zorr	X
-zoys	G
-zpah	Z
-zque	C
-zsch	C
-ztec	C
-zuck	C
-zule	C
-zulu	C
-zure	R
-zvah	C
-zwsx	C
-zxzx	C
-zyma	C
-zyme	E
-zzah	U
-zzar	[
-zzia	T
-zzin	F
-zzli	G
-zzzz	C
-{7*7	C
-{jnd	G
-{{7*	C
-|>sy	E
-|im_	E
-¿adó	T
-¿con	S
-¿cuá	X
-¿cóm	[
-¿deb	Z
-¿dio	Z
-¿dón	[
-¿era	R
-¿est	[
-¿exi	Y
-¿hab	T
-¿hay	[
-¿jes	Z
-¿los	Y
-¿nos	S
-¿par	T
-¿por	Y
-¿pue	Z
-¿qui	[
-¿qué	[
-¿soy	T
-¿ten	T
-¿tie	V
-¿tod	P
-¿ver	P
-ábad	[
-ábit	Z
-ábol	[
-ácil	[
-ácon	Z
-ácul	Y
-ágas	Y
-ágen	X
-ágri	S
-águi	Y
-álat	S
-áles	R
-ámpa	X
-ánce	X
-ándo	[
-ánge	[
-ánic	X
-ánim	[
-ánta	X
-ánti	R
-ánto	X
-árbo	[
-árce	[
-árti	[
-ásti	S
-átic	T
-ázar	T
-ébil	V
-ébor	[
-édic	[
-édul	W
-éfes	S
-énes	V
-énit	W
-érci	V
-érco	Z
-érda	W
-érfa	R
-éril	T
-ésam	X
-ésar	Z
-ésta	U
-étic	Y
-éxit	Q
-éxod	T
-ías?	V
-íban	X
-íbli	[
-ícil	[
-ícul	[
-íder	[
-ídol	Y
-ídos	Z
-ímbo	[
-ímit	[
-ínci	Z
-índr	Z
-íniv	T
-ípul	W
-írge	V
-írit	Y
-ísar	R
-ísic	R
-ísim	Y
-ísta	U
-ítas	U
-ític	[
-ítul	X
-ñada	[
-ñale	[
-ñana	L
-ñani	U
-ñaro	S
-ñera	U
-ñero	Z
-ñlkj	C
-ñola	C
-ñor?	P
-ños?	R
-ócri	W
-ódig	V
-ógic	Y
-ójim	V
-ólgo	S
-ólic	[
-ónde	[
-ónic	[
-órga	Z
-ósco	X
-ósit	U
-ósti	X
-ósto	[
-óven	[
-óxic	X
-÷3(2	C
-úbli	S
-údam	V
-últi	[
-úmer	[
-únic	T
-úsic	[
-útbo	Z
-útil	S
-üenz	X
-тест	C
-اختب	C
-تبار	C
-ختبا	C
-رحبا	C
-مرحب	C
-ツ)_/	C
-今天天气	C
0	C
0 0	E
0 60	G
0 _i	F
0 fourteen	F
0 one	E
0 ten	D
00	C
011	C
0142	G
019	F
019 2837	F
0198	F
0203	C
0203 555	C
080	G
080 123	G
100k	J
100k without	J
100m	C
100m record	L
100m tim	C
100ml	C
101	I
101101	C
1024	J
1029384	F
109	J
109 vs	J
10k	K
111	G
111 111	D
111 numb	G
11111	C
117	F
120	N
120 _a	L
120 _cuand	C
120hz	J
120hz _on	J
121	H
123	C
123 456	G
1234	F
1234 5678	F
12345	E
123456789	H
125	G
127	M
127 0	E
12x10	J
12x10 room	J
13	J
13 _what	C
1331	E
1331 9268	E
14159	C
143951	F
143951 eight	F
144hz	F
15	M
15 _en	N
15 _por	L
15 _y	K
15 di	C
15 minut	F
15 numb	C
15 year	C
150	C
150 mean	F
150 mil	H
150 usd	D
150 word	H
153	[
1542	F
16	J
16 eight	F
16 hour	C
16 week	C
168	D
168 0	N
168 one	D
16gb	E
16gb _or	E
17	C
17 45	F
17 _of	C
17 tempt	C
1764	F
18	X
180	C
180 fan	G
1812	D
1812 caus	D
1832	C
1840	C
1840 onlin	C
185	V
185 000	V
19	[
192	D
192 168	D
193	C
1945	C
1956	C
1969	C
1972	C
1976	G
1976 cast	G
198	G
1980s	E
1983	C
1984	C
1984 big	F
1984 winston	I
1985	C
1985 cast	C
1990s	C
1991	C
1994	C
1998	C
1998 two	D
1aa	C
1abcd	N
1z999aa10123456784	G
20	C
20 _por	C
20 digit	C
20 doll	C
20 fort	C
20 instagram	K
20 kil	H
20 minut	K
20 peopl	C
200	J
2003	F
2003 micr	F
2004	K
201	L
201 vampir	L
2010	C
2010 world	K
2012	K
2012 toyot	K
2014	C
2016	D
2016 vw	L
2017	L
2017 mistak	L
2019	E
202	C
202 film	M
2020	E
2023	C
2024	C
2025	C
2025 _be	L
2025 dat	K
2025 marr	I
2025 popul	E
2025 printabl	N
2026	N
2030	I
2049	G
2049 _in	G
205	D
205 55	D
20w50	K
20w50 oil	K
22	F
225	I
23	[
23 best	C
238	C
24	U
24 car	G
24 hor	G
24 hour	Z
24 mejor	F
240	L
2400	K
2400 doll	K
25	K
25 g	I
250	G
25kg	D
27	T
27 autor	C
27th	C
2837	F
2lb	L
2x	C
2x men	C
300	C
300 login	M
303	D
303 fech	D
305	M
3060	F
3060 _o	F
31	[
312	F
312 555	F
32gb	E
32gb ram	E
340	C
34th	H
34th street	H
3508	C
36	E
36 _and	F
36 _in	L
365	[
38	N
38 _de	H
38 two	C
3x	C
3x seven	C
3x3	C
3xyz	E
403	J
404	C
404 _que	I
404 mean	C
411	D
411 111	D
42	S
420	C
430	[
44	C
44 770	F
444	C
4471902	I
45	Q
45 int	F
456	G
48	C
48 180	F
48 hour	D
49	E
4am	C
4am _in	C
4k	C
4k _at	J
4th	D
4th grad	D
4x	C
4x thre	C
500	C
500 doll	D
500 teeth	C
500 word	K
500mg	J
500mg thre	J
501	G
501 original	G
502	C
502 bad	C
52	C
52 55	F
52 year	J
53	[
55	M
55 1234	F
55 inch	K
55 r16	D
5540	J
555	C
555 011	C
555 0142	G
555 019	F
555 0198	F
5678	F
5e	C
5e fireball	D
5g	C
5g coverag	L
5g fast	C
5kg	E
5kg flour	G
5kg parcel	L
5s	D
5s pay	D
5x	L
5x plu	L
60	C
60 month	K
60 mph	C
60 mustang	G
6016	E
6016 1331	E
62	C
62 _to	C
63	E
64	I
64 star	I
646	M
64gb	C
64gb enough	C
66	K
66 start	C
660	F
666	[
69	C
6am	F
6am _in	F
72	G
73	[
737	E
737 max	E
755	I
755 _do	I
770	F
770 900123	F
777	C
777 _in	C
80	U
80 ?when	C
8080	E
81	C
81 mg	C
85	D
85 db	C
850	C
88	D
88 ke	D
88213	D
88213 b	D
883	H
883 oil	H
8888	D
8gb	C
8gb _of	C
90	U
90 app	N
90 km	C
900	E
9000	C
9000 second	C
900123	F
90210	N
90s	C
90s _with	I
90s music	D
91	Z
9268	E
9268 19	E
978	F
978 0	F
987654321	C
999	C
999 plan	C
9999	D
9999 8888	D
9pm	K
9pm _in	K
?cuant	Y
?cuant an	R
?cuant di	Q
?cuant dur	R
?cuant hij	Q
?cuant libr	P
?cuant medi	R
?cuant person	Q
?cuant tiemp	G
?cuant val	T
?cuant vec	Q
?how	C
?how ?man	C
?how _a	C
?how _be	C
?how _can	[
?how _could	R
?how _do	G
?how _i	N
?how _much	C
?how _should	[
?how _to	V
?how accurat	C
?how big	C
?how com	D
?how deep	C
?how ear	C
?how far	C
?how fast	H
?how film	C
?how heav	C
?how high	C
?how hot	E
?how long	C
?how loud	C
?how often	C
?how old	I
?how rich	H
?how spic	C
?how tall	U
?how tight	C
?how wid	J
?man	F
?man _a	M
?man _be	G
?man _god	C
?man bon	C
?man book	[
?man calor	L
?man charact	K
?man child	G
?man chromosom	D
?man clown	K
?man color	[
?man compan	F
?man countr	C
?man da	C
?man degre	I
?man die	C
?man discipl	X
?man eg	H
?man episod	C
?man f16s	H
?man fast	C
?man floor	C
?man follow	C
?man foot	C
?man goal	D
?man golf	N
?man gram	H
?man grand	C
?man heart	C
?man hour	H
?man ke	K
?man languag	C
?man lap	H
?man lin	H
?man litr	C
?man loav	G
?man memb	R
?man mol	I
?man month	C
?man napp	H
?man ounc	C
?man peopl	Z
?man pla	M
?man point	C
?man puf	J
?man rakat	C
?man road	H
?man season	C
?man seat	C
?man sid	F
?man sin	V
?man son	[
?man speak	C
?man step	D
?man substitution	C
?man sum	H
?man tablespoon	G
?man teeth	C
?man tim	Z
?man unit	H
?man wif	P
?man year	Y
?man zer	E
?porqu	C
?porqu diferenci	C
?when	I
?when _a	[
?when _be	C
?when _do	C
?when _he	[
?when _i	[
?when _im	W
?when _it	S
?when _its	Y
?when _my	E
?when _she	Y
?when _should	C
?when _the	C
?when _ther	N
?when _to	R
?when _we	[
?when _you	[
?when ang	V
?when cold	G
?when gam	F
?when jesu	S
?when lif	V
?when peopl	[
?when run	F
?wher	H
?wher _a	C
?wher _be	U
?wher _can	C
?wher _do	H
?wher _i	X
?wher _id	J
?wher _should	E
?wher _the	F
?wher _ther	Z
?wher _to	C
?wher _you	P
?wher _your	K
?wher jesu	[
?wher statu	I
?who	L
?who _be	[
?who _can	Y
?who _could	T
?who _do	Z
?who _doesnt	R
?who _dont	Q
?who _hav	C
?who _i	U
?who _let	C
?who _may	[
?who _sa	Q
?who _said	C
?who _will	U
?who actor	K
?who anoint	S
?who ask	X
?who bak	C
?who betra	Q
?who build	I
?who bur	U
?who burn	Q
?who call	Q
?who cod	D
?who coin	C
?who cut	[
?who design	C
?who die	M
?who discover	C
?who fight	C
?who found	W
?who get	K
?who go	[
?who got	C
?who hat	[
?who heal	S
?who hid	X
?who hold	L
?who hurt	Q
?who invent	C
?who kill	[
?who leav	C
?who led	Q
?who lie	R
?who liv	X
?who lost	[
?who lov	E
?who mak	[
?who nev	W
?who own	C
?who pa	C
?who paint	C
?who pla	C
?who rap	Y
?who repent	Q
?who resign	C
?who run	C
?who sav	U
?who scor	C
?who se	P
?who see	U
?who shot	C
?who sin	Y
?who sing	C
?who tak	[
?who teach	C
?who tell	U
?who view	D
?who voic	C
?who walk	R
?who want	P
?who watch	[
?who won	C
?who writ	C
?whom	[
?whom _do	Q
?whom _shall	R
?whom _you	W
?why	K
?why _be	C
?why _cant	E
?why _couldnt	W
?why _didnt	Q
?why _do	C
?why _doesnt	U
?why _dont	Q
?why _should	Q
?why _so	[
?why _wont	C
?why believ	U
?why fort	[
?why not	Y
^ 0	C
^ 00	C
^ 000	C
^ 080	G
^ 109	J
^ 11111	C
^ 12345	E
^ 123456789	H
^ 127	E
^ 150	F
^ 192	D
^ 1984	C
^ 1z999aa10123456784	G
^ 20	C
^ 411	D
^ 420	C
^ 430	[
^ 44	F
^ 52	F
^ 555	C
^ 5g	L
^ 69	C
^ 978	F
^ 987654321	C
^ 9999	D
^ ?cuant	W
^ ?how	H
^ ?man	[
^ ?when	D
^ ?wher	[
^ ?who	C
^ ?whom	U
^ ?why	K
^ _a	[
^ _al	T
^ _an	[
^ _as	[
^ _at	[
^ _be	N
^ _bibl	[
^ _biblical	X
^ _by	[
^ _can	N
^ _cant	[
^ _christian	C
^ _com	C
^ _con	G
^ _could	L
^ _couldnt	T
^ _cual	N
^ _cuand	D
^ _deb	[
^ _dec	[
^ _del	S
^ _di	[
^ _didnt	V
^ _do	T
^ _dond	P
^ _dont	Y
^ _e	C
^ _el	[
^ _en	[
^ _for	[
^ _from	L
^ _get	C
^ _god	[
^ _hac	[
^ _hav	T
^ _hay	K
^ _he	[
^ _her	Z
^ _his	[
^ _i	[
^ _id	C
^ _if	[
^ _im	[
^ _in	[
^ _it	Y
^ _its	[
^ _ive	[
^ _just	I
^ _la	[
^ _las	[
^ _le	R
^ _let	[
^ _lo	[
^ _los	[
^ _mas	Z
^ _may	H
^ _me	[
^ _mi	Z
^ _mis	[
^ _must	U
^ _my	[
^ _nos	C
^ _o	C
^ _ok	C
^ _on	[
^ _or	C
^ _our	[
^ _par	[
^ _pod	S
^ _por	N
^ _que	C
^ _quien	K
^ _say	C
^ _scriptur	[
^ _se	[
^ _ser	[
^ _she	[
^ _should	[
^ _show	N
^ _so	X
^ _someon	[
^ _someth	[
^ _tell	C
^ _teng	W
^ _th	E
^ _that	[
^ _the	[
^ _ther	[
^ _thos	S
^ _tien	W
^ _to	L
^ _too	[
^ _tu	R
^ _u	C
^ _un	[
^ _una	[
^ _us	C
^ _vers	[
^ _versicul	[
^ _we	[
^ _what	F
^ _whos	K
^ _will	C
^ _would	C
^ _y	Z
^ _yo	C
^ _you	S
^ _your	C
^ a1	M
^ aa	C
^ aaaaaaaa	C
^ aaaaaaaaaaa	C
^ aaron	C
^ ab12	H
^ abandon	X
^ abb	M
^ abc	C
^ abc123	D
^ abel	C
^ abigail	V
^ abimelech	P
^ abog	C
^ abon	D
^ abort	S
^ abortion	V
^ abr	[
^ abraham	P
^ abram	[
^ absalom	T
^ abstain	T
^ aburridoo	C
^ abus	T
^ acab	X
^ acc	C
^ accept	V
^ acept	X
^ acn	[
^ acord	C
^ acr	C
^ act	P
^ actor	[
^ actu	D
^ acuerdat	W
^ adam	C
^ adan	T
^ adblu	H
^ add	C
^ addam	C
^ addict	H
^ adel	G
^ adi	C
^ adiccion	V
^ adivin	C
^ admin	C
^ adond	T
^ adopt	Z
^ ador	X
^ adult	N
^ adulter	Q
^ advent	L
^ advic	S
^ affect	C
^ afraid	[
^ aft	[
^ against	[
^ age	[
^ agu	[
^ agur	Y
^ ahab	W
^ ahaz	T
^ ahijah	T
^ ai	V
^ air	C
^ airbnb	D
^ aircraft	C
^ alcohol	C
^ alex	C
^ alexand	V
^ alguien	X
^ aliment	C
^ alineacion	C
^ all	[
^ almost	T
^ alon	[
^ alquil	C
^ alt	[
^ alter	H
^ altur	C
^ alwa	[
^ am	C
^ ama	T
^ amar	T
^ amaziah	U
^ amazon	C
^ american	H
^ amig	[
^ amish	C
^ amistad	X
^ amnon	R
^ amo	X
^ among	C
^ amor	Y
^ amoxicilin	C
^ amoxicillin	J
^ amtrak	C
^ amzon	C
^ anagram	C
^ anaheim	C
^ analis	C
^ anani	X
^ ancian	U
^ ancient	R
^ and	X
^ andrew	I
^ android	F
^ ang	[
^ angel	C
^ angelin	K
^ angkor	C
^ angl	H
^ anill	C
^ anim	T
^ aniversari	Y
^ anoint	R
^ anoth	E
^ ansiedad	S
^ answ	M
^ answer	[
^ ant	[
^ anthon	C
^ antioch	J
^ antiochu	X
^ antonym	C
^ anxiou	U
^ aou	C
^ apo	R
^ apoll	C
^ apostill	C
^ apostl	E
^ apostroph	C
^ app	F
^ appearanc	W
^ appl	I
^ aprend	[
^ aquariu	C
^ ar	D
^ arabic	I
^ arc	C
^ arduin	C
^ are	C
^ argu	[
^ arizon	D
^ ark	C
^ arkans	C
^ arm	[
^ armor	V
^ arroz	C
^ arsehol	C
^ artist	R
^ asa	U
^ ascendent	C
^ asd	C
^ asdasdasd	C
^ asdf	C
^ asdfasdf	E
^ asdfghjkl	D
^ asesin	S
^ ash	S
^ asham	U
^ ask	[
^ aspirin	C
^ assassin	C
^ assist	[
^ assyri	Y
^ assyrian	S
^ atomic	I
^ atonement	G
^ aunqu	V
^ author	[
^ autism	S
^ autobu	F
^ aventur	Y
^ averag	C
^ aviv	F
^ avogadr	D
^ avoid	[
^ awak	[
^ ayat	C
^ ayun	[
^ b	C
^ b08n5wrwnw	C
^ baa	D
^ bab	C
^ babiloni	U
^ babylon	C
^ back	[
^ bad	[
^ bail	E
^ baj	M
^ bak	U
^ balaam	T
^ balanc	C
^ balayag	G
^ baldur	L
^ ball	C
^ ballon	H
^ ban	[
^ banan	G
^ band	P
^ bander	C
^ bank	C
^ baptist	C
^ baptiz	C
^ barbar	C
^ barbi	M
^ barist	C
^ barometric	C
^ baruch	S
^ base64	I
^ bash	C
^ batall	C
^ battl	C
^ bautiz	T
^ baylor	C
^ bbc	I
^ be	[
^ beam	C
^ bear	Z
^ beard	C
^ beast	W
^ beaut	Y
^ becam	U
^ becom	[
^ bed	C
^ bedtim	S
^ beep	C
^ beethoven	G
^ befor	[
^ behind	[
^ behold	[
^ bel	[
^ beltan	D
^ ben	S
^ bendec	U
^ bendic	T
^ bendicion	X
^ benjamin	C
^ bermud	G
^ best	C
^ bet	D
^ bet365	I
^ bethlehem	D
^ betra	W
^ beyonc	H
^ biblesuck	C
^ bienaventur	T
^ big	N
^ bil	E
^ bildad	V
^ billi	D
^ binar	C
^ bind	J
^ bing	[
^ bird	X
^ birth	Y
^ birthda	U
^ bishop	C
^ bit	C
^ bitcoin	Q
^ bizcoch	K
^ bla	C
^ black	Y
^ blackjack	L
^ blah	C
^ blasphem	X
^ blend	J
^ bless	V
^ blind	[
^ blood	C
^ blorp	C
^ blu	I
^ bluetooth	C
^ bmi	K
^ bnmbnmbn	C
^ bo	H
^ boaz	U
^ bob	C
^ bod	[
^ boer	C
^ bohemian	K
^ boil	C
^ bold	[
^ bollock	C
^ bond	E
^ bonjor	C
^ boob	C
^ book	T
^ bor	C
^ bord	[
^ boss	Y
^ boston	K
^ bottomless	S
^ bouquet	D
^ boy	[
^ boyfriend	[
^ bra	M
^ brain	G
^ braz	H
^ brb	C
^ break	X
^ brexit	D
^ brid	[
^ bridegroom	Z
^ bridesmaid	C
^ bring	[
^ britne	C
^ broth	J
^ bruh	C
^ bs	C
^ bu	[
^ bucl	C
^ buen	C
^ build	[
^ buji	G
^ bullshit	C
^ bum	C
^ burg	C
^ burial	[
^ burn	C
^ bus	[
^ busc	[
^ buscad	V
^ bye	C
^ bypass	C
^ byu	F
^ c	M
^ cabell	Q
^ cabinet	C
^ cad	R
^ caes	C
^ cain	U
^ calcul	N
^ calend	N
^ calendari	C
^ calidad	E
^ call	[
^ callat	C
^ calm	V
^ calpol	C
^ calvin	C
^ camb	D
^ camel	U
^ camil	C
^ camin	[
^ camp	C
^ campervan	I
^ canc	Z
^ cancion	C
^ cand	F
^ candl	[
^ candlem	W
^ canel	C
^ cannot	C
^ cans	[
^ cantam	C
^ canterbur	C
^ canv	C
^ cap	C
^ capital	C
^ capitul	E
^ capricorn	C
^ capsul	G
^ captial	G
^ car	[
^ card	[
^ carg	C
^ carl	D
^ carnet	C
^ carnival	S
^ carpal	C
^ carpent	Z
^ carr	V
^ cas	[
^ cast	[
^ castig	T
^ cat	I
^ catan	C
^ catch	[
^ catholic	C
^ caus	C
^ ced	W
^ ceil	C
^ cel	[
^ celebrit	C
^ celtic	C
^ cen	S
^ centurion	R
^ cesare	[
^ ch	X
^ chakr	[
^ chang	G
^ chapel	P
^ chappell	J
^ char	C
^ charad	K
^ chariot	N
^ charit	M
^ charl	[
^ charli	G
^ charlott	C
^ chatgpt	C
^ cheap	C
^ cheat	[
^ check	K
^ cheep	F
^ cheltenham	I
^ chem	Y
^ chernobyl	C
^ cherubim	Y
^ chess	Z
^ chest	[
^ chicken	C
^ chickenpox	H
^ chief	E
^ child	[
^ childhood	P
^ chines	C
^ chist	K
^ chmod	C
^ choos	[
^ chr	C
^ christ	R
^ christchurch	C
^ christm	[
^ chromebook	H
^ chronic	X
^ chuck	C
^ church	G
^ churchill	C
^ cicl	C
^ cinc	[
^ cinem	C
^ circumcision	P
^ cistern	C
^ cit	M
^ citibik	C
^ civil	[
^ cl	C
^ clarenc	C
^ clash	H
^ clasificacion	C
^ clean	Z
^ cleans	R
^ cleric	H
^ climat	[
^ clos	T
^ cloth	R
^ cloud	T
^ coach	[
^ cock	C
^ codig	D
^ cold	[
^ coldpla	C
^ colesterol	C
^ colleagu	[
^ collectiv	C
^ colleg	P
^ color	[
^ colossu	C
^ com	[
^ comet	X
^ comfort	Y
^ comid	J
^ command	[
^ communication	C
^ communion	N
^ compar	K
^ comparativ	K
^ compatibilidad	C
^ compet	T
^ competition	U
^ compos	F
^ compost	C
^ compr	[
^ comput	F
^ computador	C
^ conciert	C
^ conect	C
^ conf	P
^ confes	S
^ confess	W
^ confession	D
^ conflict	Z
^ conqu	X
^ consid	V
^ consol	V
^ cont	T
^ contact	C
^ contend	R
^ contradiction	Y
^ contrat	H
^ controll	Z
^ convert	C
^ cook	[
^ coolant	F
^ cop	T
^ corder	C
^ corinthian	C
^ cornstarch	G
^ coron	M
^ coronation	C
^ corpu	G
^ corrig	C
^ corrupt	[
^ cort	C
^ cosign	Y
^ costill	L
^ council	M
^ count	[
^ countr	C
^ coupl	[
^ coupon	F
^ court	[
^ courtne	C
^ cousin	W
^ covenant	E
^ cowork	[
^ cr	Z
^ craigslist	G
^ crap	C
^ craz	C
^ cre	V
^ creat	[
^ crec	V
^ crem	C
^ cri	R
^ cring	I
^ crippl	Y
^ cristian	L
^ croc	D
^ crontab	F
^ crook	[
^ croquet	C
^ cross	W
^ crossfit	C
^ crossword	M
^ crown	C
^ crucif	V
^ crucigram	E
^ crusad	H
^ crystal	C
^ css	I
^ ctrl	C
^ cuant	C
^ cuarent	X
^ cuban	C
^ cuent	[
^ cuentam	C
^ cuid	Z
^ cul	C
^ culp	S
^ cult	Y
^ cumpl	[
^ cumplean	V
^ cuot	H
^ cup	[
^ cupon	G
^ curr	E
^ current	C
^ curs	R
^ cut	[
^ cv	I
^ cycl	J
^ cyrillic	J
^ cyru	V
^ d	C
^ da	[
^ dad	L
^ dagon	T
^ dala	L
^ dam	[
^ damascu	E
^ danc	C
^ daniel	C
^ dann	G
^ dar	[
^ dark	C
^ dart	F
^ dash	D
^ dat	[
^ daught	H
^ dav	C
^ david	Y
^ davidson	H
^ day	X
^ daylight	C
^ ddd	C
^ deacon	[
^ deaf	U
^ deben	Q
^ deborah	S
^ debt	[
^ declaracion	C
^ dedication	[
^ deep	R
^ defend	S
^ defin	X
^ definition	[
^ definiton	D
^ dej	[
^ delet	C
^ delilah	E
^ demas	Z
^ demon	C
^ den	U
^ dental	C
^ department	C
^ depreciation	C
^ deriv	F
^ derivativ	C
^ descendant	V
^ describ	X
^ design	[
^ despacit	K
^ despedid	V
^ despu	X
^ destin	C
^ deutsch	D
^ devil	C
^ devill	C
^ devocion	P
^ devocional	[
^ devolv	C
^ devotion	Z
^ devotional	Y
^ dfgdfgdfg	C
^ dfgkjhdfg	D
^ di	E
^ dia	[
^ diabl	C
^ dian	Y
^ dickhead	C
^ die	J
^ diezm	Y
^ diferenci	Y
^ differenc	C
^ difficult	[
^ dim	P
^ din	U
^ diner	[
^ discipl	Q
^ disciplin	T
^ discriminat	S
^ disne	J
^ disneyland	C
^ disobedient	Q
^ disregard	C
^ distanc	C
^ div	H
^ divid	[
^ dividend	D
^ divorc	K
^ diwal	H
^ dmv	C
^ dnd	D
^ dns	C
^ dock	F
^ doctor	[
^ documentar	C
^ dog	[
^ dogecoin	C
^ dolor	[
^ domestic	X
^ domin	C
^ doming	Y
^ don	[
^ donald	H
^ donat	[
^ donke	W
^ doom	C
^ door	H
^ doppl	D
^ dorc	V
^ doubl	[
^ doubt	[
^ dov	F
^ dpf	G
^ dr	C
^ draft	I
^ draftk	G
^ dragon	[
^ drak	G
^ draw	F
^ dream	[
^ drip	W
^ driv	[
^ drought	Y
^ duk	N
^ dumb	C
^ dun	F
^ duoling	C
^ dut	[
^ dwayn	I
^ dyson	C
^ eagl	W
^ ear	N
^ earth	[
^ earthquak	[
^ eas	I
^ eastend	C
^ eastern	[
^ eat	C
^ eba	C
^ ech	M
^ ecuacion	G
^ eczem	C
^ eden	H
^ edom	X
^ egg	[
^ egypt	S
^ egyptian	C
^ eid	C
^ eight	[
^ eightfold	I
^ ejempl	H
^ ejercici	U
^ el	X
^ eld	[
^ elden	C
^ eleanor	C
^ eleaz	Y
^ eleccion	U
^ election	[
^ electoral	C
^ electric	M
^ electron	C
^ eleg	U
^ elevation	C
^ elf	C
^ eli	Z
^ elihu	Y
^ elijah	F
^ eliphaz	V
^ elise	Y
^ elish	J
^ elon	F
^ elton	M
^ embaraz	Z
^ embarrass	R
^ emm	C
^ emmerdal	C
^ emotion	R
^ emotional	[
^ empan	C
^ empez	Z
^ emple	C
^ empt	[
^ enabl	F
^ encontr	W
^ encourag	W
^ end	P
^ enem	Z
^ enfermedad	X
^ engagement	L
^ enjo	U
^ enoch	Q
^ ensen	T
^ ent	E
^ entierr	X
^ entr	Y
^ entrop	C
^ env	C
^ envidi	R
^ envo	X
^ enzym	E
^ epiphan	C
^ epiphon	J
^ equipaj	C
^ er	C
^ eric	C
^ erotic	G
^ error	C
^ ertertert	C
^ esau	W
^ escap	C
^ escorpi	C
^ escort	C
^ escrib	F
^ esp32	C
^ esper	[
^ esperant	C
^ espos	Y
^ est	K
^ estan	U
^ estatu	L
^ esth	S
^ esto	[
^ estrang	R
^ estren	C
^ etc	E
^ eternal	H
^ eternit	N
^ ets	I
^ ett	C
^ eugen	C
^ eul	C
^ eur	C
^ euromillion	C
^ eurost	K
^ eurovision	G
^ eve	C
^ even	[
^ ever	[
^ everybod	R
^ everyon	[
^ everyth	[
^ evil	[
^ ewrtwert	C
^ ex	W
^ exam	R
^ excel	F
^ excell	H
^ exec	E
^ exist	W
^ exodu	C
^ expir	C
^ explain	R
^ extran	[
^ ey	Y
^ eye	Y
^ eyeshadow	C
^ ezekiel	P
^ ezequi	Q
^ ezr	C
^ f	C
^ f1	F
^ f35	J
^ fac	[
^ facbook	C
^ facebook	C
^ facetim	C
^ factoris	L
^ fair	[
^ faith	C
^ fall	[
^ falleci	R
^ fals	X
^ fam	[
^ famili	T
^ famin	X
^ famou	K
^ fanduel	C
^ fantas	E
^ farewell	[
^ farm	[
^ farmaci	C
^ fart	C
^ fas	C
^ fast	L
^ fath	C
^ fe	[
^ fear	[
^ feast	[
^ fed	C
^ feed	[
^ feel	[
^ femal	[
^ feng	C
^ ferr	C
^ festival	W
^ few	H
^ ffff	C
^ ffs	C
^ fibonacc	C
^ fichaj	G
^ field	W
^ fiest	[
^ fif	C
^ fift	M
^ fig	C
^ fight	[
^ filibust	F
^ film	C
^ final	[
^ financial	V
^ find	H
^ finiquit	M
^ finnish	C
^ fir	[
^ firm	R
^ first	[
^ firstborn	P
^ fish	F
^ fishermen	T
^ fiv	[
^ fix	K
^ fjdksl	C
^ fl	C
^ flag	C
^ flam	M
^ fle	C
^ fleetwood	J
^ flihgt	F
^ flip	C
^ flood	I
^ flow	Z
^ flurb	C
^ flut	C
^ fodmap	D
^ follow	X
^ foo	C
^ food	P
^ fool	S
^ foot	P
^ football	[
^ forbidden	X
^ ford	C
^ foreign	[
^ forget	L
^ forgiv	G
^ forgot	C
^ format	C
^ formul	C
^ fort	[
^ fortun	M
^ fost	[
^ fot	C
^ found	[
^ four	[
^ fourth	[
^ fox	[
^ fras	[
^ fre	C
^ freedom	T
^ freelanc	J
^ freez	C
^ french	C
^ fresh	F
^ friend	X
^ friendship	V
^ frog	K
^ fruit	X
^ ftp	J
^ fuck	C
^ fuer	C
^ fui	Y
^ full	Z
^ funcion	F
^ funeral	[
^ funn	J
^ futur	X
^ gabriel	C
^ gaiu	[
^ gam	C
^ gambl	S
^ gamestop	D
^ ganesh	C
^ gang	[
^ gap	U
^ garag	J
^ garden	[
^ gasoliner	F
^ gat	[
^ gay	Q
^ gb29	E
^ gcs	H
^ gdpr	H
^ gel	E
^ gemin	C
^ gend	U
^ generacion	C
^ general	J
^ generat	C
^ generational	Y
^ generou	X
^ genes	C
^ genshin	C
^ gent	[
^ gentl	W
^ geograph	G
^ georg	C
^ gerasen	Z
^ german	C
^ gestation	C
^ get	[
^ gggg	C
^ ghghghgh	C
^ ghost	S
^ ghostbust	D
^ giant	Y
^ gibberish	C
^ gibeonit	W
^ gideon	N
^ gift	S
^ gilgal	X
^ gilipoll	C
^ girl	[
^ git	C
^ giv	W
^ glad	[
^ gladiator	C
^ glastonbur	C
^ glor	R
^ glori	[
^ gluten	I
^ glycemic	I
^ gmail	I
^ go	D
^ goat	Y
^ godadd	C
^ godfre	I
^ godiv	I
^ godzill	C
^ going	[
^ gold	[
^ golden	S
^ goldfish	D
^ goliath	C
^ good	C
^ googl	C
^ gospel	C
^ gossip	U
^ got	[
^ government	D
^ governor	Y
^ gr	N
^ grac	C
^ graci	S
^ gradient	C
^ graduation	X
^ grain	V
^ gran	C
^ grand	T
^ grandm	Y
^ grap	L
^ grat	U
^ gratitud	[
^ gre	C
^ great	[
^ greed	U
^ greek	C
^ green	[
^ greet	[
^ greyhound	C
^ grief	X
^ griev	Y
^ group	C
^ grow	U
^ gt	C
^ gta	M
^ guard	[
^ guardan	C
^ guerr	L
^ guess	C
^ guilt	[
^ guin	C
^ guit	J
^ gulf	J
^ gun	C
^ guy	[
^ hab	C
^ habl	[
^ habr	S
^ hac	X
^ hacers	[
^ hag	S
^ hagas	Y
^ haggl	W
^ hah	C
^ hahahah	C
^ hail	Q
^ hair	V
^ hairdres	C
^ hal	C
^ halal	C
^ half	V
^ halloween	C
^ ham	V
^ haman	W
^ hamlet	H
^ hammond	C
^ hamst	L
^ hananiah	S
^ hand	C
^ hank	C
^ hannah	T
^ hanuman	H
^ happ	R
^ har	C
^ hard	S
^ harp	C
^ harr	C
^ harv	[
^ harvard	G
^ hast	[
^ hat	X
^ hav	U
^ hayden	C
^ haz	C
^ hazael	S
^ hazm	G
^ head	Z
^ heal	X
^ health	[
^ hear	V
^ heart	[
^ heav	W
^ heaven	C
^ hebrew	J
^ hebron	W
^ helen	C
^ hell	C
^ hellbo	C
^ help	[
^ hen	D
^ henr	C
^ henta	C
^ her	[
^ herm	C
^ herman	C
^ hero	Q
^ herod	V
^ hex	C
^ hey	C
^ hezekiah	W
^ hgfhgf	D
^ hgfhgfhgf	C
^ hgv	H
^ hi	C
^ hic	X
^ hid	[
^ high	[
^ highwa	C
^ hij	C
^ hind	C
^ hindu	W
^ hing	C
^ hipotec	D
^ histori	V
^ historical	[
^ hiy	C
^ hjkl	C
^ hmm	C
^ hmrc	D
^ hoa	C
^ hogwart	C
^ hoj	C
^ hol	C
^ hold	X
^ holida	[
^ holyrood	C
^ hom	[
^ hombr	Y
^ homeostas	C
^ homeschool	X
^ homesick	U
^ hon	[
^ hone	U
^ honest	[
^ honor	U
^ honr	R
^ hook	T
^ hookup	C
^ hoov	C
^ hop	P
^ hor	U
^ horari	D
^ horoscop	N
^ hors	E
^ hosann	V
^ hose	C
^ hospital	[
^ hospitalit	[
^ hospitl	C
^ hot	[
^ hotel	C
^ hous	[
^ household	[
^ hoz	C
^ http	C
^ hues	N
^ hum	C
^ human	W
^ humbl	X
^ humidit	C
^ hung	Z
^ hunt	Y
^ hurrican	[
^ husband	[
^ hydrocortison	D
^ ibuprofen	F
^ ibuprofin	G
^ icebreak	C
^ icing	H
^ idiot	C
^ idk	C
^ idol	[
^ idr	M
^ ifram	L
^ iglesi	T
^ ignor	C
^ ike	C
^ ill	T
^ illegal	[
^ imbecil	C
^ imdb	G
^ img	G
^ immaculat	Q
^ imperi	E
^ import	C
^ impresor	C
^ in	[
^ inc	[
^ inciens	E
^ ind	C
^ independenci	C
^ independient	C
^ indian	F
^ industrial	C
^ inf	J
^ infertilit	Z
^ inheritanc	Y
^ injur	[
^ input	C
^ insid	C
^ inst	C
^ instagram	C
^ instal	H
^ instant	C
^ instrument	[
^ insult	Y
^ integral	C
^ integrat	C
^ intermittent	F
^ internal	C
^ interracial	S
^ introduction	[
^ invent	Y
^ invit	W
^ invitacion	C
^ iphon	K
^ ir	[
^ irish	C
^ iron	H
^ irregul	D
^ irs	E
^ isaac	H
^ isaiah	G
^ ishmael	R
^ israel	U
^ itv	H
^ ivy	E
^ j	C
^ jabon	C
^ jacob	L
^ jael	T
^ jailbreak	H
^ jain	C
^ jairu	P
^ jajajaj	C
^ jajsjajsj	C
^ jak	C
^ jan	E
^ japanes	J
^ jar	U
^ jav	D
^ javascript	I
^ jealou	Q
^ jean	C
^ jef	I
^ jehoahaz	R
^ jehu	[
^ jennif	C
^ jephthah	X
^ jeremiah	S
^ jerich	C
^ jeroboam	R
^ jerusalem	C
^ jess	H
^ jesu	L
^ jet	D
^ jew	R
^ jewish	Z
^ jezebel	S
^ jimm	E
^ jjjjjjjj	C
^ jkhsdf87sdf	F
^ jkl	C
^ jnd	G
^ joa	C
^ joab	U
^ job	C
^ jobcentr	J
^ joel	R
^ john	C
^ johnn	C
^ jollof	G
^ jon	C
^ jonah	G
^ jonathan	[
^ jool	G
^ jordan	G
^ jos	H
^ joseph	M
^ joshu	D
^ josiah	I
^ joy	Y
^ jsdhfjkhsd	C
^ json	C
^ juan	G
^ jud	C
^ judah	S
^ judg	F
^ judgment	U
^ judith	Z
^ jueg	W
^ juic	H
^ julien	G
^ jun	C
^ jur	L
^ jurassic	E
^ justic	C
^ justici	V
^ k	C
^ kamasutr	E
^ kardashian	C
^ karm	Y
^ karv	E
^ keanu	G
^ kebab	D
^ keep	[
^ ken	C
^ kentuck	C
^ ket	R
^ kevin	C
^ key	[
^ keyboard	C
^ keylor	H
^ khan	C
^ kierkegaard	C
^ kill	[
^ kim	L
^ kind	U
^ kinetic	C
^ king	I
^ kingdom	C
^ kiss	C
^ kkkkkkkkkk	C
^ knead	I
^ knock	I
^ know	[
^ korean	C
^ kosh	C
^ kpop	G
^ kr	H
^ kram	K
^ kreb	F
^ kubectl	F
^ kyli	E
^ la	W
^ lab	H
^ laban	[
^ label	C
^ labor	[
^ lactos	C
^ lad	C
^ lam	C
^ lamb	H
^ lamborghin	C
^ lament	Z
^ lamp	[
^ land	[
^ laodice	W
^ laptop	K
^ lasagn	M
^ lash	C
^ last	[
^ lat	[
^ latex	C
^ latin	C
^ lavador	H
^ law	[
^ lay	[
^ laz	[
^ lazaru	C
^ lead	[
^ leagu	D
^ leah	U
^ learn	[
^ leasehold	C
^ leatherjacket	L
^ leav	[
^ lebron	C
^ lectur	[
^ leer	K
^ legion	[
^ lend	[
^ length	P
^ lent	J
^ leo	I
^ leonard	J
^ lesson	[
^ let	[
^ lev	D
^ levant	W
^ leviathan	E
^ levit	Y
^ lex	J
^ ley	R
^ liar	V
^ liber	C
^ libr	Q
^ lid	[
^ lie	[
^ lif	[
^ lifespan	F
^ light	[
^ lik	H
^ lil	I
^ lim	L
^ limerick	C
^ limit	[
^ limpi	[
^ linen	Q
^ lingeri	C
^ linkedin	C
^ lion	G
^ liri	C
^ list	[
^ littl	[
^ liv	X
^ livin	C
^ lkjhgf	G
^ lkjlkjlkj	C
^ llc	K
^ llev	Y
^ llor	U
^ lma	L
^ lmaoo	C
^ loaf	L
^ loan	[
^ lock	[
^ locust	F
^ log	C
^ logan	H
^ lol	C
^ long	Z
^ look	[
^ lord	U
^ los	P
^ lost	[
^ lot	V
^ lott	C
^ lov	I
^ low	[
^ ls	C
^ lt	F
^ lucif	F
^ luck	W
^ luk	C
^ lululemon	J
^ lun	C
^ lunch	I
^ lust	R
^ luth	M
^ lutheran	C
^ luz	C
^ lyr	C
^ lyric	C
^ m	F
^ m6	C
^ macaren	C
^ macb	J
^ macbook	G
^ machism	Y
^ machu	G
^ madr	[
^ maestr	T
^ magic	C
^ magn	C
^ mahjong	C
^ mail	D
^ main	[
^ mak	K
^ mal	[
^ man	[
^ manag	V
^ manan	[
^ manasseh	S
^ manchest	G
^ manchst	C
^ mand	[
^ mandarin	C
^ mann	Q
^ mantr	C
^ maquillaj	E
^ mar	Z
^ marc	C
^ march	T
^ marcu	C
^ mard	C
^ mari	V
^ mark	C
^ marr	C
^ martin	C
^ maslow	E
^ mass	[
^ mast	F
^ mat	V
^ mati	U
^ matlab	C
^ matrimoni	[
^ matrix	C
^ mattathi	[
^ matthew	W
^ max	Q
^ mayb	C
^ mayflow	C
^ mayor	R
^ mcat	C
^ mcdonald	D
^ mcrib	G
^ mean	L
^ measur	R
^ mecc	H
^ medic	R
^ medicin	V
^ meek	Z
^ meet	V
^ meg	K
^ meh	C
^ mejor	Q
^ melat	C
^ melchizedek	R
^ memor	[
^ memorial	[
^ memph	G
^ men	J
^ ment	[
^ mental	S
^ mephibosh	S
^ merc	L
^ mercadolibr	C
^ mercur	M
^ merg	C
^ mess	V
^ met	[
^ metallic	F
^ metformin	E
^ methodist	C
^ metr	C
^ metric	C
^ miam	M
^ mic	C
^ micah	C
^ micaiah	V
^ michael	C
^ michal	Y
^ microblad	G
^ microwav	H
^ might	W
^ mik	C
^ milanunci	C
^ militar	[
^ milk	[
^ minecraft	C
^ mineral	D
^ ming	C
^ minim	C
^ minimum	V
^ minneapol	L
^ miracl	C
^ miriam	T
^ miserabl	S
^ miss	X
^ mission	C
^ missionar	S
^ mit	C
^ mla	F
^ mmmmmmmmmmmm	C
^ mnbvcx	C
^ mock	T
^ model	[
^ modern	G
^ mois	Y
^ mol	C
^ mom	Y
^ moment	C
^ mone	[
^ moned	C
^ mongodb	G
^ monk	C
^ monop	C
^ mont	U
^ montessor	C
^ monz	J
^ moonston	I
^ mor	[
^ moral	[
^ mordeca	[
^ mormon	C
^ morn	C
^ mortal	W
^ mortgag	[
^ most	[
^ mot	J
^ moth	C
^ motherboard	F
^ motorbik	I
^ mount	[
^ mountain	[
^ mourn	R
^ mov	[
^ mozart	F
^ mp	E
^ mr	C
^ mrbeast	C
^ mri	V
^ much	U
^ muj	[
^ mujer	C
^ mult	N
^ mumford	C
^ muppet	G
^ murder	T
^ music	[
^ musician	Z
^ mustard	C
^ mysql	C
^ naaman	X
^ naboth	R
^ nac	Y
^ nad	N
^ nadab	S
^ nadi	[
^ nah	C
^ nahor	Y
^ nahum	C
^ nail	U
^ nak	E
^ nam	V
^ nan	C
^ naom	P
^ napoleon	K
^ naproxen	L
^ nasdaq	C
^ nat	C
^ nathan	C
^ nation	Z
^ national	[
^ navratr	L
^ nazaret	C
^ nda	C
^ near	[
^ nebuchadnez	W
^ necesit	[
^ need	I
^ nehemiah	V
^ neighbor	W
^ neith	[
^ neon	C
^ nervi	U
^ nervou	W
^ netflix	Y
^ nev	S
^ new	[
^ newlyw	W
^ newton	I
^ next	C
^ nfl	C
^ nhs	G
^ ni	[
^ nic	C
^ nicanor	V
^ nick	F
^ nietzsch	H
^ night	[
^ nightmar	Y
^ nik	H
^ nin	U
^ nineveh	Q
^ ningun	R
^ nintend	C
^ nlkjhgf	C
^ nlkjnlkj	C
^ nnn	C
^ no	X
^ noa	C
^ noah	C
^ nobl	C
^ nobod	[
^ nombr	C
^ normal	E
^ nors	C
^ nos	C
^ not	V
^ notar	H
^ noth	U
^ notic	J
^ notr	D
^ novi	H
^ now	[
^ npm	C
^ nucl	X
^ nud	C
^ nuestr	S
^ nuev	[
^ null	C
^ nullpointerexception	G
^ numb	[
^ numer	C
^ numerolog	H
^ nun	C
^ nunc	[
^ nurs	C
^ nvnvnvnv	C
^ obadiah	C
^ obam	C
^ obe	Z
^ obed	V
^ obr	C
^ obsesion	U
^ obsess	Y
^ odi	[
^ odysse	F
^ ofert	C
^ offer	T
^ offsid	C
^ ofrend	V
^ ofst	C
^ oh	C
^ ohm	C
^ oijoij	C
^ oiuoiuoiu	C
^ old	[
^ oliv	E
^ olivi	C
^ om	C
^ omeprazol	C
^ omg	C
^ onc	R
^ one	K
^ onl	[
^ onlin	[
^ onlyfan	G
^ open	[
^ opium	C
^ opportunit	C
^ oprah	C
^ orar	[
^ orchid	C
^ ord	[
^ ore	S
^ organ	[
^ original	L
^ orl	L
^ orteg	E
^ orthodox	C
^ os	S
^ osc	E
^ osr	C
^ oth	Y
^ otr	W
^ ou	C
^ ouij	Q
^ out	[
^ outlook	C
^ output	C
^ over	C
^ overnight	H
^ overview	Z
^ overwater	E
^ oxbow	E
^ oxford	F
^ oxidation	G
^ ozempic	C
^ ozz	C
^ pa	X
^ pabl	[
^ pacienci	Q
^ pact	W
^ padr	G
^ paell	G
^ pag	U
^ pagan	C
^ paid	[
^ pais	C
^ palabr	Q
^ palm	C
^ palom	C
^ pan	Q
^ pancak	I
^ panic	[
^ pantall	[
^ panton	C
^ pap	S
^ par	J
^ parabl	Z
^ paracetamol	H
^ paradis	C
^ parallel	C
^ parent	Z
^ park	G
^ parkinson	[
^ parrot	C
^ part	C
^ partid	D
^ pas	[
^ pasaj	Y
^ pass	W
^ passiv	K
^ passov	[
^ passport	H
^ password123	G
^ past	C
^ pastor	U
^ patch	D
^ pathetic	L
^ patient	H
^ patrimoni	C
^ paul	X
^ pavlov	F
^ pay	W
^ paypal	E
^ paz	[
^ peac	[
^ peaj	C
^ pear	C
^ ped	[
^ pedr	[
^ pele	[
^ pelicul	C
^ pen	C
^ penalt	C
^ pensamient	R
^ pentecost	U
^ peopl	[
^ pept	C
^ percent	C
^ perd	[
^ perdon	U
^ perfect	S
^ permutation	G
^ persecut	Q
^ persian	C
^ person	X
^ personaj	F
^ pes	K
^ pet	H
^ ph	C
^ pharaoh	V
^ pharise	U
^ phil	K
^ philadelphi	L
^ philip	G
^ philistin	R
^ phillip	L
^ phoenix	E
^ phon	C
^ phonic	F
^ photosynthes	C
^ php	C
^ pick	L
^ pickl	G
^ piedr	D
^ piens	Z
^ pilat	N
^ pilgrim	T
^ pill	P
^ pinch	J
^ pint	E
^ pinter	C
^ pip	C
^ pisc	I
^ piss	C
^ pitbull	C
^ pivot	E
^ pizz	C
^ placehold	C
^ plagu	K
^ plan	[
^ planet	E
^ plant	[
^ plantill	K
^ plat	T
^ play	C
^ playbo	E
^ pleit	W
^ plot	[
^ pls	L
^ plumb	[
^ plural	C
^ poem	C
^ poetic	H
^ poiuytrewq	C
^ pok	C
^ pokemon	C
^ pokmon	G
^ polic	[
^ politic	T
^ poll	G
^ pollen	D
^ pon	[
^ poop	C
^ poor	U
^ pop	C
^ porn	D
^ pornhub	C
^ porqu	C
^ posicion	C
^ postcod	J
^ pow	W
^ powerpoint	C
^ ppp	C
^ pr	[
^ pra	[
^ prais	[
^ pram	C
^ pre	Z
^ preach	V
^ preci	D
^ predic	[
^ prednison	K
^ pregnant	[
^ pregunt	C
^ prem	D
^ premium	K
^ prepar	Y
^ presbyterian	F
^ present	Z
^ presentacion	U
^ presion	L
^ pressur	Z
^ prest	V
^ pretend	C
^ pric	S
^ prim	X
^ primar	E
^ primer	[
^ princ	C
^ print	C
^ prison	[
^ prob	G
^ probabilit	C
^ problem	[
^ profeci	R
^ profet	W
^ profetis	T
^ promes	P
^ proof	[
^ proofread	C
^ prophec	S
^ prophet	J
^ prophetess	T
^ prosperit	U
^ prostitut	W
^ prot	C
^ protect	[
^ protection	T
^ protein	C
^ proud	S
^ proverb	D
^ proverbial	E
^ providenc	C
^ prudenc	C
^ prueb	C
^ psalm	Z
^ psorias	K
^ psychic	C
^ public	V
^ pued	C
^ pueden	Y
^ puj	H
^ pulgon	C
^ pull	[
^ pulp	C
^ pumpkin	C
^ pun	C
^ punnet	G
^ pupp	F
^ purgator	C
^ purpl	D
^ purpos	S
^ put	[
^ pythagor	J
^ python	[
^ qa	E
^ qazwsxedc	C
^ qibl	D
^ quadratic	H
^ quail	U
^ quak	C
^ qualit	U
^ quarrel	X
^ queen	J
^ quer	H
^ quick	[
^ quien	U
^ quier	[
^ quiet	[
^ quiniel	C
^ quit	M
^ qwe	C
^ qweqweqw	C
^ qwert	C
^ qwertyuiop	C
^ r	I
^ rac	X
^ rachel	C
^ racist	[
^ radiohead	E
^ rahab	R
^ raid	J
^ rais	W
^ raiz	I
^ ramadan	N
^ ramen	C
^ random	C
^ raphael	[
^ raspberr	F
^ rastafar	G
^ rastr	D
^ raven	P
^ ray	D
^ react	P
^ read	[
^ real	[
^ rebaj	G
^ rebecc	C
^ rebekah	R
^ recet	C
^ recib	[
^ recip	M
^ recipi	C
^ recommend	D
^ recov	H
^ recover	X
^ recuper	E
^ red	C
^ redact	C
^ reddit	J
^ redeem	C
^ redemption	F
^ refractiv	F
^ refund	C
^ regal	[
^ regex	C
^ region	Q
^ regl	C
^ rehoboam	S
^ reinhold	C
^ reject	Z
^ rejoic	U
^ relacion	S
^ relaps	X
^ religiou	[
^ remarriag	U
^ rememb	[
^ remind	C
^ remot	L
^ remov	C
^ rent	T
^ rental	C
^ repeat	C
^ repent	P
^ replac	C
^ repot	G
^ reset	C
^ resident	C
^ resist	Z
^ respect	W
^ respond	G
^ rest	[
^ restarant	C
^ restart	C
^ restor	S
^ resuelv	C
^ resumen	[
^ retir	[
^ retirement	[
^ return	[
^ reuben	[
^ reveal	C
^ revelation	F
^ reveng	[
^ revolucion	C
^ rewrit	E
^ rey	[
^ rez	V
^ rfc	C
^ rhym	C
^ rib	F
^ rich	[
^ rick	C
^ riddl	C
^ righteou	Q
^ ring	[
^ ringworm	C
^ rio	D
^ riot	T
^ ris	[
^ riv	[
^ rm	F
^ road	[
^ roar	C
^ roast	C
^ rob	Y
^ roblox	C
^ rock	V
^ rocket	C
^ rofl	C
^ rol	R
^ roll	F
^ rom	T
^ roman	V
^ romanc	Z
^ rome	C
^ romp	[
^ root	C
^ rop	E
^ ros	H
^ rosc	C
^ roscon	K
^ roth	C
^ rotten	M
^ roulett	I
^ rout	T
^ royal	Y
^ ru	C
^ rubik	D
^ rug	G
^ rul	[
^ run	[
^ russian	G
^ rut	W
^ ruth	F
^ ryan	C
^ s	C
^ sa	[
^ sab	[
^ sabbath	[
^ sabbatical	C
^ sacrific	Y
^ sacrifici	S
^ sacrificial	C
^ saf	[
^ sagittariu	C
^ sai	C
^ saint	Q
^ sal	X
^ salar	M
^ salari	V
^ salbutamol	J
^ salem	C
^ salm	[
^ salom	Z
^ salomon	C
^ salon	C
^ sals	C
^ salt	[
^ salvador	P
^ sam	[
^ samari	R
^ samhain	C
^ sampl	C
^ samson	[
^ samsung	E
^ samuel	C
^ san	I
^ sangr	Z
^ sanson	V
^ sant	C
^ santeri	T
^ sar	R
^ sara	Z
^ saracen	C
^ sarah	J
^ sartr	C
^ satan	[
^ satanic	C
^ saturn	C
^ saul	S
^ sav	C
^ scar	[
^ scatter	R
^ school	[
^ schopenhau	G
^ schroding	C
^ scientolog	C
^ scissor	C
^ scorpi	C
^ scrabbl	C
^ scrap	E
^ scratch	Z
^ screw	C
^ scrib	[
^ script	F
^ sdfsdf	C
^ sdkfjh	E
^ se	[
^ sea	[
^ sean	Y
^ search	K
^ seat	[
^ seattl	C
^ second	[
^ secret	D
^ sed	[
^ see	C
^ seed	X
^ seek	Y
^ seg	C
^ segmentation	C
^ seguimient	C
^ segur	C
^ seguridad	U
^ seinfeld	C
^ select	C
^ self	[
^ selfish	V
^ sell	[
^ sen	C
^ senal	V
^ senat	C
^ send	G
^ sent	[
^ seoul	I
^ separat	[
^ ser	[
^ sermon	Z
^ serv	[
^ servant	V
^ set	[
^ setent	[
^ seth	C
^ settl	H
^ seven	U
^ sevent	[
^ seventh	R
^ sew	E
^ sex	C
^ sext	M
^ sexual	[
^ shap	F
^ shar	[
^ shaun	C
^ shawshank	C
^ sheep	[
^ shein	C
^ shem	R
^ shepherd	K
^ sherlock	N
^ shiloh	J
^ shin	N
^ shingl	C
^ shint	H
^ ship	F
^ shirle	C
^ shit	I
^ short	[
^ shorten	C
^ shrek	H
^ shunammit	V
^ shut	C
^ si	[
^ sibl	X
^ sick	Y
^ sid	T
^ sieg	S
^ siempr	W
^ siet	X
^ sign	D
^ signific	Z
^ sil	[
^ silenc	D
^ silent	R
^ silv	[
^ sim	F
^ simeon	[
^ simon	I
^ simpl	[
^ simplif	C
^ simpson	C
^ simulador	E
^ simulat	G
^ sin	C
^ sina	C
^ sindrom	Z
^ sing	F
^ singl	W
^ sinonim	C
^ sintom	C
^ sirach	Z
^ sist	C
^ sit	[
^ six	U
^ siz	[
^ skibid	C
^ sku	D
^ skyrim	C
^ slav	Y
^ sleep	[
^ sleepless	U
^ sling	C
^ slkdfj	C
^ slogan	C
^ slot	H
^ sloth	P
^ slow	[
^ slug	C
^ small	[
^ smoke	C
^ snak	G
^ snook	C
^ snoop	F
^ snow	X
^ soap	G
^ social	[
^ sociolog	G
^ socratic	C
^ sodom	I
^ sohcahto	C
^ sol	[
^ sold	V
^ solitair	C
^ solomon	L
^ solt	W
^ solv	C
^ som	Y
^ song	E
^ sonnet	C
^ sorr	R
^ sort	J
^ soul	C
^ soulcycl	G
^ sound	G
^ sourdough	J
^ south	C
^ southampton	D
^ sow	[
^ sp	J
^ spanish	C
^ spar	C
^ speak	[
^ speed	L
^ spell	C
^ spend	U
^ spf	G
^ spirit	C
^ spiritual	Z
^ split	G
^ spotf	D
^ spotif	C
^ spread	[
^ squar	F
^ squeak	C
^ ssh	C
^ st	C
^ sta	[
^ stag	[
^ stairwa	G
^ stamp	C
^ stand	[
^ standard	J
^ star	[
^ stardew	G
^ start	[
^ stas	C
^ stat	F
^ statin	C
^ statu	[
^ statut	D
^ steal	S
^ steam	H
^ step	W
^ stephen	C
^ stev	C
^ stfu	C
^ still	[
^ stitch	C
^ stock	N
^ stoicism	G
^ ston	N
^ stonewar	C
^ stop	[
^ stor	[
^ storag	C
^ storm	U
^ str	C
^ strang	[
^ street	[
^ strength	[
^ stress	[
^ strik	W
^ strip	[
^ strong	[
^ struggl	U
^ stubborn	[
^ stuck	[
^ stud	Y
^ student	[
^ studi	C
^ stupid	C
^ sty	C
^ success	U
^ succession	C
^ suculent	F
^ sud	F
^ sudaf	C
^ sudoku	C
^ suen	U
^ suez	C
^ suf	S
^ sujet	C
^ sumif	G
^ summar	[
^ summaris	C
^ sun	[
^ sunburn	G
^ sunda	C
^ sunris	W
^ sup	C
^ support	W
^ surah	C
^ surfac	E
^ survivor	V
^ sush	C
^ sustitut	C
^ svg	J
^ sw1	C
^ swallow	[
^ sweet	[
^ swift	C
^ swiftu	E
^ swing	G
^ switch	W
^ sword	[
^ symptom	C
^ synonym	C
^ system	E
^ tabl	S
^ tailwind	G
^ taint	C
^ tak	[
^ talith	Y
^ talk	[
^ tall	W
^ tam	[
^ taoist	C
^ tardigrad	C
^ tare	D
^ target	G
^ tarjet	Z
^ tarot	F
^ tasbih	C
^ tasmanian	C
^ tast	Z
^ tax	P
^ taylor	[
^ tcu	C
^ te	C
^ teach	[
^ team	I
^ tear	C
^ tectonic	C
^ teh	N
^ tell	[
^ tem	[
^ temor	[
^ temperanc	C
^ temperatur	C
^ templ	[
^ temptation	K
^ ten	[
^ tenem	[
^ teni	P
^ tent	T
^ tenth	T
^ teologi	V
^ teorem	E
^ term	I
^ terminal	S
^ terminator	C
^ terraform	G
^ terremot	X
^ tesc	E
^ tesl	F
^ test	C
^ tetanu	C
^ tetr	C
^ tex	I
^ text	[
^ tha	L
^ thank	G
^ thanksgiv	[
^ theloniou	G
^ them	P
^ then	C
^ thing	F
^ think	[
^ third	[
^ thirst	Q
^ thirt	W
^ thom	C
^ thor	C
^ thorn	M
^ though	U
^ thre	[
^ thresh	T
^ through	[
^ throw	[
^ thund	[
^ tibetan	C
^ tick	E
^ tid	C
^ tiemp	G
^ tierr	S
^ tiktok	N
^ tim	Z
^ timoth	D
^ timothe	F
^ tind	S
^ tinnitu	I
^ tint	C
^ tip	J
^ tir	[
^ tiramisu	D
^ titanic	M
^ tith	L
^ titration	C
^ titu	K
^ tobi	W
^ tobit	[
^ tocin	C
^ tod	[
^ toda	[
^ toefl	H
^ tom	U
^ tomat	C
^ tomb	W
^ tongu	C
^ top	I
^ tor	C
^ torn	Y
^ tortois	H
^ tottenham	E
^ touch	[
^ tour	H
^ tow	M
^ town	X
^ toxic	T
^ toy	C
^ tr	[
^ trabaj	[
^ trabalengu	C
^ track	F
^ trad	V
^ trademark	C
^ traduc	C
^ trail	C
^ train	[
^ traitor	G
^ translat	C
^ trap	Z
^ travel	M
^ tre	[
^ treasur	X
^ treat	N
^ treint	[
^ tren	C
^ trench	C
^ trevor	H
^ trial	[
^ trib	X
^ trick	C
^ trinidad	C
^ trinit	C
^ trivi	D
^ trolle	C
^ tru	C
^ truc	C
^ trumpet	X
^ trust	U
^ ttttttt	C
^ tu	S
^ turn	[
^ turron	C
^ tuv	Z
^ twelv	C
^ twent	[
^ twin	V
^ twist	C
^ twit	C
^ two	Z
^ typ	T
^ typeerror	G
^ typescript	K
^ typhoid	C
^ tyr	L
^ tytytyt	C
^ u2	I
^ uber	C
^ uc	C
^ ufc	C
^ ugh	C
^ uiuiu	C
^ ukrain	G
^ ultim	C
^ umrah	G
^ un	L
^ unanswer	Q
^ unbeliev	R
^ unblock	D
^ uncensor	C
^ unclean	[
^ und	[
^ undefin	C
^ undocument	[
^ unemplo	[
^ unequal	R
^ unf	Z
^ unforgiven	C
^ ungrat	S
^ uninstall	H
^ union	[
^ unit	C
^ universit	V
^ unleaven	U
^ unless	R
^ unlock	E
^ uno	M
^ unsubscrib	C
^ until	U
^ up	X
^ upwork	C
^ ur	C
^ usar	Z
^ usd	C
^ useless	[
^ user	L
^ ush	C
^ using	[
^ utah	C
^ uv	F
^ va	C
^ vacun	F
^ valenc	C
^ valentin	U
^ valle	[
^ valor	C
^ valorant	G
^ van	[
^ vay	E
^ ve	T
^ vedic	C
^ vegan	[
^ vel	W
^ velocidad	C
^ vend	[
^ venid	Y
^ venm	C
^ venu	F
^ ver	[
^ verb	C
^ vestid	C
^ vet	C
^ veteran	[
^ vi	[
^ victor	X
^ victori	C
^ vide	H
^ vidi	D
^ vien	W
^ vietnam	J
^ vigili	U
^ vin	[
^ vinyl	C
^ violenci	U
^ violent	W
^ vipassan	E
^ virg	C
^ vis	C
^ vision	X
^ visit	[
^ vitamix	H
^ viv	[
^ voic	[
^ volcan	M
^ volv	[
^ vouch	C
^ vow	C
^ voy	[
^ vuel	C
^ vuelt	F
^ w	C
^ wait	[
^ wak	C
^ walk	[
^ wall	L
^ war	[
^ warfarin	C
^ warfram	C
^ warn	Q
^ wash	I
^ wast	C
^ wat	R
^ watch	[
^ watergat	C
^ wealth	[
^ wear	[
^ weath	C
^ weathr	C
^ wed	[
^ wednesda	C
^ weep	S
^ welcom	W
^ welsh	G
^ weoirweoiruw	C
^ wet	[
^ whatev	C
^ whatsap	C
^ wher	C
^ whil	E
^ whit	[
^ who	C
^ whoam	C
^ whoev	V
^ wibbl	C
^ wiccan	G
^ wick	[
^ widow	[
^ wif	R
^ wikipedi	C
^ wild	Y
^ wint	[
^ wis	I
^ wit	U
^ wo	T
^ woe	[
^ woman	[
^ wonder	W
^ word	J
^ wordl	C
^ wordpress	G
^ work	[
^ world	[
^ worr	U
^ worship	W
^ worst	L
^ wound	T
^ wrath	C
^ wright	C
^ writ	C
^ wtf	C
^ wubb	C
^ ww2	I
^ wwe	C
^ wwi	L
^ www	D
^ x	C
^ x41	C
^ xbox	J
^ xcvbnm	C
^ xpath	C
^ xxx	C
^ xyz	C
^ xyzz	C
^ ya	[
^ yahtze	K
^ yanke	D
^ yannick	E
^ yeah	C
^ year	C
^ yeet	C
^ yep	C
^ yes	C
^ ying	C
^ you	X
^ young	[
^ youth	T
^ youtub	C
^ yugoslavi	C
^ zacari	V
^ zacchaeu	V
^ zakat	I
^ zapat	D
^ zapatill	C
^ zar	F
^ zechariah	Y
^ zedekiah	T
^ zeld	C
^ zen	F
^ zer	G
^ zeu	D
^ zimr	T
^ zion	C
^ zip	C
^ zodiac	C
^ zoom	K
^ zoph	R
^ zoroastrian	D
^ zxzxzx	C
^ zzz	C
^ zzzzzzz	C
^ тест	C
^ مرحبا	C
^ ツ	C
^ テスト	C
^ 你	C
_a	R
_a 120	C
_a 12x10	J
_a 16	C
_a 1998	D
_a 24	F
_a 2400	K
_a 500	K
_a 52	J
_a 5kg	L
_a 90	C
_a _a	G
_a _bibl	N
_a _can	H
_a _christian	[
_a _dec	C
_a _di	[
_a _dond	S
_a _for	D
_a _god	Z
_a _i	F
_a _la	C
_a _las	T
_a _los	[
_a _mi	[
_a _mis	[
_a _que	C
_a _quien	[
_a _right	R
_a _ser	[
_a _su	[
_a _sus	W
_a _tu	L
_a _tus	S
_a _un	[
_a _una	U
_a _vers	T
_a alguien	[
_a americ	I
_a b	C
_a bab	X
_a bad	[
_a bag	H
_a bagel	F
_a ball	G
_a baptiz	[
_a bar	C
_a barrel	C
_a basket	[
_a bay	F
_a beach	C
_a beard	P
_a bed	H
_a begin	R
_a believ	U
_a bet	[
_a big	V
_a bind	C
_a birdi	C
_a birthda	Q
_a black	C
_a bless	X
_a blood	C
_a bo	H
_a boat	[
_a book	Y
_a boomerang	C
_a boy	C
_a boyfriend	R
_a brain	L
_a break	Y
_a brid	Q
_a british	C
_a broth	I
_a budget	R
_a budgi	C
_a bug	C
_a build	[
_a bump	C
_a burden	Q
_a burst	F
_a bus	F
_a cabbag	K
_a cactu	E
_a canon	C
_a car	S
_a carburetor	E
_a card	C
_a cas	R
_a casin	N
_a cast	D
_a cat	R
_a catalyst	F
_a cav	[
_a cell	K
_a chang	G
_a charg	D
_a chatbot	V
_a cheer	Q
_a cheetah	C
_a chemical	C
_a child	[
_a chimne	I
_a christm	Q
_a church	[
_a circl	C
_a cit	S
_a clean	T
_a client	C
_a clos	S
_a cloud	P
_a clov	G
_a club	I
_a coat	E
_a coffe	C
_a coin	C
_a cold	C
_a committe	R
_a compan	C
_a complaint	M
_a comput	D
_a concert	L
_a convex	H
_a cop	Q
_a corn	N
_a coupl	T
_a cov	C
_a covenant	[
_a cowlick	C
_a cowork	J
_a cream	I
_a cricket	I
_a crim	Q
_a criminal	Y
_a crist	T
_a crocodil	L
_a cross	[
_a crush	U
_a cult	Z
_a cup	G
_a curs	[
_a custom	C
_a cylind	E
_a d20	C
_a dad	T
_a dar	X
_a dat	[
_a david	V
_a day	[
_a deacon	[
_a decimal	H
_a decision	Q
_a degre	C
_a demon	R
_a deposit	C
_a depress	U
_a design	E
_a desktop	C
_a dex	C
_a dichotomou	E
_a die	N
_a diesel	C
_a differenc	[
_a different	I
_a digital	H
_a discipl	X
_a dishwash	C
_a distanc	R
_a div	C
_a divorc	U
_a doctor	[
_a document	G
_a dog	E
_a donke	U
_a door	U
_a doubl	C
_a dov	[
_a dozen	M
_a dragon	C
_a dream	Z
_a driv	C
_a dron	I
_a drunk	[
_a dud	E
_a dumb	C
_a dungeon	E
_a duvet	C
_a east	G
_a espan	F
_a est	[
_a faith	Q
_a fall	Y
_a fals	X
_a fam	[
_a fan	K
_a farm	S
_a fath	X
_a feel	C
_a fev	E
_a few	S
_a field	T
_a filibust	C
_a first	K
_a fish	S
_a fit	C
_a fiv	C
_a flat	G
_a fold	D
_a fool	Z
_a ford	G
_a fort	C
_a four	C
_a fox	M
_a fr	D
_a freelanc	C
_a french	C
_a fridg	K
_a friend	[
_a friendship	W
_a frog	F
_a front	C
_a fruit	C
_a full	C
_a funeral	[
_a funn	C
_a fus	C
_a gam	I
_a gang	X
_a garden	K
_a garlic	H
_a gas	G
_a general	C
_a gerund	C
_a gift	C
_a ging	G
_a girl	Q
_a glut	C
_a goalkeep	H
_a god	Z
_a godmoth	P
_a golden	C
_a golf	D
_a good	H
_a goog	E
_a grav	T
_a great	S
_a group	D
_a guayaquil	F
_a guy	[
_a gym	G
_a habaner	C
_a haiku	C
_a hairdress	F
_a half	E
_a hand	C
_a hard	Q
_a hat	C
_a health	U
_a heart	R
_a heat	H
_a heav	Y
_a hectar	C
_a hedgehog	C
_a heic	E
_a hen	N
_a hijab	E
_a hocke	I
_a hol	M
_a hom	[
_a horribl	Y
_a hospital	Y
_a hot	E
_a hotel	M
_a hous	X
_a hundr	[
_a hung	D
_a husband	U
_a ir	S
_a jacob	U
_a jagu	E
_a jellyfish	C
_a jeremi	P
_a jesu	Y
_a job	[
_a jok	C
_a jos	Q
_a judg	[
_a junior	E
_a keyston	C
_a kidne	Z
_a king	[
_a kitchen	M
_a kitten	C
_a kiw	C
_a kne	G
_a kpi	C
_a lack	S
_a lad	I
_a lamp	T
_a landlord	F
_a laptop	C
_a lasagn	D
_a latt	D
_a law	Y
_a lawn	C
_a leath	G
_a leopard	R
_a lep	V
_a lesbian	Q
_a let	C
_a level	M
_a lie	[
_a lif	C
_a lift	F
_a light	X
_a limerick	G
_a linkedin	E
_a linux	C
_a lion	[
_a lisbo	H
_a list	J
_a littl	[
_a llov	C
_a load	C
_a loan	[
_a loft	K
_a long	Y
_a lord	S
_a lost	D
_a lot	V
_a lov	P
_a lunchbox	M
_a luz	U
_a mac	C
_a macaroon	H
_a madrid	N
_a man	U
_a mang	V
_a marathon	V
_a mari	R
_a market	E
_a marr	Y
_a matrimoni	U
_a mattress	G
_a mayf	F
_a meal	U
_a mechanical	C
_a meet	C
_a megalodon	C
_a mess	[
_a mi	V
_a microwav	H
_a mil	C
_a mill	G
_a millston	Y
_a min	K
_a miracl	[
_a miscarriag	R
_a mission	[
_a mistak	Q
_a mockingbird	C
_a mois	Q
_a monad	C
_a monke	D
_a month	M
_a mortgag	G
_a moth	X
_a mountain	[
_a mouth	C
_a murder	Q
_a muslim	T
_a mustard	G
_a mutex	H
_a nadi	Q
_a narcissist	Y
_a negron	C
_a new	[
_a newborn	P
_a no	E
_a non	X
_a nonagon	F
_a normal	C
_a north	C
_a notar	C
_a numb	T
_a nurs	[
_a nut	C
_a otr	W
_a p45	C
_a pabl	R
_a pack	C
_a pag	E
_a paladin	H
_a pap	D
_a paragraph	E
_a parcel	I
_a parent	R
_a park	Z
_a part	C
_a pas	C
_a pastor	[
_a payslip	J
_a pdf	C
_a pedr	R
_a pencil	C
_a penguin	E
_a pentagon	I
_a person	V
_a pes	C
_a petrol	C
_a pharise	Q
_a phon	[
_a phot	C
_a pian	K
_a pictur	F
_a piec	C
_a pinat	D
_a pint	H
_a pit	[
_a plagu	C
_a plan	C
_a plant	C
_a plug	C
_a plumb	F
_a podcast	N
_a poem	I
_a point	C
_a polic	R
_a post	C
_a potat	D
_a pound	C
_a pow	C
_a pr	[
_a pra	C
_a preach	[
_a prenup	C
_a privac	C
_a privat	M
_a process	C
_a product	F
_a promis	T
_a prophet	[
_a prostitut	X
_a ps5	C
_a psalm	U
_a puf	C
_a pumpkin	D
_a python	E
_a quantit	D
_a quark	C
_a question	W
_a quintillion	E
_a quiz	C
_a radiator	I
_a rais	C
_a rap	F
_a ray	H
_a real	C
_a reason	W
_a reasonabl	M
_a rectangl	F
_a red	C
_a refund	R
_a relationship	Y
_a rent	L
_a rental	G
_a restaurant	X
_a rex	C
_a road	C
_a robot	C
_a rod	C
_a roll	L
_a rooftop	H
_a root	J
_a roth	G
_a roundabout	C
_a rout	C
_a rugb	M
_a rust	C
_a sad	T
_a saint	[
_a sal	M
_a san	C
_a sandwich	D
_a satan	V
_a saul	Q
_a scotch	L
_a script	D
_a second	D
_a secret	Z
_a semicolon	C
_a senator	C
_a sentenc	C
_a ser	J
_a servant	T
_a seven	C
_a shar	C
_a shark	G
_a shed	C
_a shekel	[
_a shint	C
_a shirt	E
_a sho	H
_a shoot	R
_a shop	[
_a shopaholic	C
_a short	G
_a shortcut	E
_a shot	C
_a show	C
_a sick	X
_a sign	[
_a sikh	C
_a sin	[
_a siz	N
_a skateboard	F
_a ski	C
_a skydiv	G
_a slip	G
_a small	H
_a smoke	F
_a snak	V
_a sol	M
_a sold	S
_a son	T
_a song	C
_a sp	Y
_a spac	C
_a speech	T
_a speed	M
_a spirit	X
_a splint	G
_a spoon	C
_a sprain	C
_a spreadsheet	K
_a stainless	F
_a stamp	D
_a standard	C
_a startup	C
_a stew	C
_a stor	C
_a str	E
_a strain	C
_a strip	I
_a strok	R
_a strong	W
_a stuck	C
_a sty	L
_a suit	C
_a suitcas	L
_a sunda	E
_a swollen	C
_a sword	[
_a syllogism	C
_a symbol	V
_a symphon	D
_a tablecloth	I
_a tail	D
_a talent	[
_a talk	F
_a tap	C
_a tatto	T
_a tavern	E
_a tax	C
_a teach	[
_a teenag	Q
_a templ	[
_a ten	C
_a tercer	D
_a terribl	Z
_a test	R
_a tetanu	C
_a text	C
_a thief	Q
_a thirt	L
_a thousand	U
_a thre	C
_a ti	U
_a tick	N
_a tight	M
_a tim	[
_a tin	I
_a toad	F
_a toast	C
_a tod	Y
_a toddl	D
_a toilet	E
_a tomat	E
_a traditional	G
_a traffic	C
_a train	C
_a transform	D
_a trapezium	K
_a tre	[
_a tuesda	E
_a tun	K
_a turban	C
_a turke	M
_a tweet	C
_a twelv	C
_a two	C
_a tyr	C
_a uk	L
_a ukulel	L
_a uno	Q
_a used	C
_a usernam	C
_a van	C
_a vegetabl	I
_a veil	T
_a vend	G
_a ver	C
_a verbal	C
_a verruc	C
_a vide	F
_a vig	C
_a viol	K
_a violin	K
_a virgin	S
_a vis	N
_a vm	F
_a vow	T
_a vpn	C
_a vuestr	X
_a w9	C
_a wall	F
_a walru	E
_a warehous	C
_a wasp	C
_a wast	M
_a watch	C
_a watermelon	J
_a way	[
_a websit	C
_a wed	Z
_a whal	[
_a wheel	M
_a wheelch	Z
_a whetston	E
_a whit	F
_a whol	N
_a wiccan	C
_a widow	V
_a wif	[
_a wig	D
_a willow	C
_a win	K
_a window	F
_a windsor	C
_a woman	R
_a woodchuck	C
_a wool	C
_a word	P
_a work	F
_a workout	C
_a year	[
_a young	S
_a youth	[
_about	V
_about _a	C
_about _an	W
_about _god	V
_about _me	[
_about _my	R
_about _the	J
_about _what	V
_about be	R
_about chees	C
_about child	P
_about courag	R
_about die	S
_about duck	H
_about everyth	R
_about fam	P
_about fish	C
_about food	V
_about formul	D
_about friendship	P
_about fyr	C
_about hors	C
_about humbl	P
_about jesu	V
_about justic	R
_about kill	P
_about kind	P
_about lif	P
_about lost	M
_about lov	P
_about marr	P
_about mone	V
_about oth	R
_about patient	Q
_about peac	P
_about physic	F
_about plumb	C
_about politic	Q
_about self	Q
_about sex	S
_about sol	E
_about spreadsheet	F
_about tac	C
_about thre	G
_about tomorrow	X
_about traffic	C
_about wif	F
_about work	R
_accord	M
_accord _to	M
_al	W
_al _que	X
_al abr	C
_al adh	C
_al aeropuert	G
_al aleman	F
_al beb	S
_al centrifug	H
_al ces	X
_al ciel	[
_al cuadr	F
_al diabl	R
_al franc	C
_al hij	P
_al hombr	R
_al horn	C
_al infiern	T
_al lord	Y
_al medic	Q
_al mont	C
_al mor	S
_al mund	Z
_al mus	F
_al nin	W
_al ordenador	F
_al pok	G
_al projim	S
_al sacerdot	R
_al televisor	E
_al trabaj	Q
_allow	K
_allow _in	C
_allow _to	C
_als	S
_an	J
_an _e	C
_an abortion	T
_an abusiv	S
_an accident	Z
_an account	C
_an acrostic	G
_an addict	Z
_an administrator	N
_an adult	J
_an adverb	C
_an aff	R
_an airlin	L
_an airport	H
_an alcoholic	X
_an alligator	L
_an alt	[
_an android	C
_an angel	[
_an apartment	D
_an api	F
_an apolog	V
_an apostl	[
_an app	G
_an appl	[
_an apprentic	F
_an atheist	[
_an avoc	C
_an edg	C
_an electric	C
_an electrician	C
_an elephant	C
_an email	C
_an enem	R
_an engagement	K
_an est	D
_an etf	C
_an exam	W
_an exampl	M
_an excel	C
_an excess	C
_an eye	[
_an hour	L
_an idol	[
_an immigrant	Q
_an inmat	T
_an inspector	C
_an interview	V
_an invitation	C
_an invoic	C
_an ipad	H
_an isa	C
_an isotop	C
_an llc	G
_an mcv	C
_an octopu	C
_an old	C
_an olympic	C
_an optician	C
_an origam	K
_an out	C
_an overdu	C
_an ox	[
_an oxymoron	C
_an unbeliev	Q
_an unclean	P
_an uncontest	C
_an unknown	Y
_an unladen	J
_an unrestrict	C
_and	[
_and ?how	C
_and ?when	C
_and ?who	C
_and _a	H
_and _an	L
_and _be	C
_and _cant	R
_and _christian	S
_and _do	V
_and _dont	Q
_and _for	S
_and _god	[
_and _hav	W
_and _he	R
_and _her	P
_and _his	T
_and _i	X
_and _im	U
_and _in	M
_and _it	I
_and _its	C
_and _let	U
_and _my	R
_and _on	C
_and _she	Q
_and _th	Q
_and _the	U
_and _to	S
_and _what	C
_and _which	H
_and _wont	J
_and _you	S
_and _your	T
_and abel	W
_and acrylic	I
_and act	C
_and alon	Q
_and angel	V
_and angelin	C
_and animal	S
_and ann	Q
_and aquil	[
_and asham	S
_and bad	U
_and bak	C
_and barnab	S
_and bathsheb	Q
_and beyond	C
_and blood	P
_and bon	C
_and broth	F
_and build	C
_and but	C
_and camer	F
_and chees	E
_and child	Q
_and chip	C
_and christianit	Q
_and cla	X
_and const	C
_and courageou	S
_and covalent	C
_and covid	C
_and creat	R
_and crocodil	E
_and ct	C
_and david	T
_and day	S
_and delilah	Y
_and deliv	C
_and demand	C
_and die	W
_and drink	R
_and effect	C
_and empt	T
_and end	C
_and esau	S
_and est	C
_and estoni	C
_and eve	R
_and faith	[
_and fals	Q
_and fam	P
_and feast	P
_and feel	U
_and fift	C
_and fir	Z
_and fish	R
_and fl	C
_and follow	S
_and foolish	R
_and forget	R
_and forgot	Q
_and franki	G
_and fruit	U
_and furiou	C
_and gar	J
_and giv	C
_and go	N
_and goat	[
_and gold	Y
_and golden	[
_and gomorrah	R
_and grac	C
_and grapefruit	C
_and groom	R
_and half	[
_and harv	U
_and heal	Q
_and her	C
_and hobb	D
_and hol	P
_and hold	C
_and hone	[
_and hors	U
_and humbl	S
_and ibuprofen	H
_and inductiv	C
_and ishmael	Q
_and john	[
_and jonathan	Q
_and joseph	P
_and juliet	C
_and key	E
_and king	U
_and knock	U
_and know	Q
_and lamb	S
_and lazaru	U
_and leav	P
_and levit	U
_and libr	C
_and lif	Q
_and lil	R
_and liv	T
_and london	H
_and lov	R
_and lp	C
_and mak	V
_and man	C
_and manasseh	Q
_and marmalad	E
_and marth	S
_and metaphor	C
_and minut	K
_and mort	C
_and moth	T
_and myrrh	[
_and nev	Q
_and new	[
_and night	V
_and no	W
_and nobod	Q
_and not	W
_and noth	Q
_and nothing	C
_and now	C
_and oil	V
_and orang	N
_and paracetmol	G
_and paul	R
_and poor	U
_and pr	R
_and pra	R
_and prejudic	C
_and print	K
_and proud	U
_and rachel	V
_and regret	P
_and rescu	Q
_and ris	C
_and rugb	E
_and run	F
_and sa	Q
_and sapphir	V
_and sarah	R
_and satin	C
_and saul	P
_and scar	S
_and scorpi	I
_and secondar	E
_and see	Q
_and sell	C
_and ser	K
_and seven	S
_and shepherd	W
_and show	J
_and singl	V
_and sist	P
_and son	C
_and spenc	F
_and spirit	[
_and still	C
_and tak	P
_and tam	P
_and teach	T
_and temp	C
_and text	C
_and then	C
_and ther	C
_and thre	S
_and tir	R
_and trust	P
_and truth	R
_and turn	C
_and twelv	R
_and two	[
_and unclean	R
_and vein	C
_and velocit	I
_and vineg	D
_and walk	S
_and want	Q
_and wat	[
_and weep	R
_and weight	C
_and whal	C
_and whit	G
_and widow	P
_and wif	S
_and win	[
_and woman	R
_and work	[
_and writ	C
_anyon	H
_anyon _in	R
_anyon know	C
_anyth	U
_anyth _too	P
_anyth now	C
_as	[
_as _a	[
_as _an	W
_as _for	Q
_as _my	C
_as _th	[
_as _the	T
_as _you	U
_as _your	S
_as _yourself	Q
_as cabin	K
_as json	C
_as king	R
_as loratadin	C
_as np	C
_as pd	C
_as pdf	D
_as righteou	R
_at	Y
_at 120hz	J
_at 144hz	F
_at 4am	C
_at 4k	L
_at 60	Q
_at 63	E
_at 6am	F
_at _a	[
_at _god	R
_at _me	X
_at _my	L
_at _our	S
_at _the	M
_at altitud	C
_at bethel	V
_at can	[
_at christm	U
_at church	Y
_at colleg	Y
_at die	C
_at diwal	G
_at eid	D
_at ever	S
_at first	C
_at fiv	C
_at fort	H
_at gettysburg	C
_at hom	H
_at jesu	Q
_at last	H
_at least	C
_at lin	G
_at midnight	V
_at mizpah	W
_at nazar	S
_at night	C
_at nin	C
_at nob	U
_at onc	Z
_at oth	W
_at pearl	C
_at school	[
_at sea	Y
_at seven	C
_at shechem	U
_at shiloh	X
_at six	C
_at som	K
_at ten	C
_at thirt	W
_at twelv	T
_at woman	Q
_at work	[
_be	U
_be 17	C
_be 38	C
_be 5g	C
_be 64gb	C
_be 85	C
_be 8gb	C
_be 9000	C
_be ?who	R
_be _a	I
_be _an	C
_be _anyon	W
_be _at	R
_be _en	C
_be _for	Q
_be _god	[
_be _he	U
_be _i	[
_be _in	U
_be _it	F
_be _just	[
_be _my	C
_be _of	P
_be _on	T
_be _our	Z
_be _right	[
_be _she	C
_be _so	E
_be _th	D
_be _that	C
_be _the	C
_be _ther	N
_be _to	Z
_be _too	[
_be _we	[
_be _with	C
_be _wrong	U
_be _you	C
_be _your	C
_be aaron	V
_be abl	C
_be abraham	[
_be adam	[
_be addict	Q
_be adopt	P
_be afraid	S
_be against	Q
_be alon	V
_be alot	C
_be alwa	U
_be among	C
_be ang	S
_be angel	[
_be ann	W
_be anoth	C
_be anxiou	S
_be apr	C
_be arrest	P
_be attack	R
_be autotun	C
_be avogadr	H
_be bab	V
_be babylon	[
_be back	W
_be bad	[
_be bald	C
_be baptiz	V
_be be	S
_be behind	C
_be bet	U
_be between	C
_be beyons	C
_be birth	H
_be blad	G
_be blind	C
_be bor	[
_be brav	[
_be break	C
_be build	C
_be bus	C
_be cain	X
_be call	[
_be canc	C
_be cancell	F
_be chang	[
_be cheat	W
_be cheerlead	C
_be christ	Q
_be church	R
_be claritin	C
_be clean	X
_be clos	T
_be coffe	D
_be com	[
_be communion	V
_be controll	R
_be costc	C
_be cremat	W
_be crispr	C
_be cut	V
_be damp	C
_be daniel	U
_be dark	C
_be dat	W
_be david	V
_be depress	S
_be destro	P
_be die	[
_be different	V
_be dividend	C
_be divorc	P
_be do	T
_be doing	S
_be dry	C
_be due	Z
_be e10	F
_be eas	Z
_be eat	W
_be ejercici	C
_be elephant	C
_be engag	T
_be esth	Q
_be everyth	Q
_be fail	V
_be faith	U
_be fak	H
_be fall	[
_be favourit	C
_be fight	P
_be fill	S
_be first	Q
_be fiv	D
_be flaming	C
_be flu	C
_be fold	C
_be forgiv	S
_be found	X
_be fre	H
_be friend	Q
_be frozen	C
_be fruit	Q
_be full	W
_be furth	T
_be garbag	C
_be gay	Q
_be gdp	C
_be get	T
_be giv	S
_be glass	C
_be gluten	C
_be go	[
_be going	[
_be goliath	[
_be good	[
_be gotten	C
_be great	T
_be greek	C
_be greenland	C
_be griev	R
_be happ	[
_be hard	[
_be hav	P
_be heal	R
_be hell	[
_be her	Y
_be hid	V
_be hol	[
_be hop	V
_be humbl	Z
_be hungar	C
_be hungr	Q
_be hurt	P
_be iambic	C
_be ill	W
_be ime	C
_be impossibl	Z
_be includ	C
_be israel	R
_be ivf	Q
_be jacob	U
_be jam	R
_be jaywalk	C
_be jealou	S
_be jesu	[
_be job	W
_be joe	C
_be john	Z
_be jonah	Z
_be jordan	D
_be joseph	Z
_be joshu	U
_be jud	Y
_be judg	U
_be kick	C
_be kill	W
_be kind	[
_be king	Y
_be laz	P
_be lead	C
_be leav	Y
_be legion	V
_be lie	P
_be lif	K
_be light	X
_be lik	[
_be listen	R
_be lock	C
_be longshor	C
_be look	Z
_be lot	[
_be lov	[
_be mad	Q
_be madagasc	D
_be maghrib	F
_be mak	[
_be man	X
_be mar	[
_be marr	U
_be max	E
_be mcmxcix	D
_be mean	T
_be meaningless	R
_be melatonin	C
_be mercur	D
_be merr	Z
_be mess	C
_be min	Z
_be miss	U
_be modu	C
_be mor	[
_be mos	U
_be mov	C
_be mr	C
_be msg	C
_be mushroom	C
_be muslim	T
_be naan	C
_be near	[
_be nev	S
_be new	K
_be next	Y
_be nic	[
_be no	[
_be noah	[
_be normal	P
_be not	S
_be noth	S
_be now	C
_be nutmeg	C
_be nvidi	C
_be oat	C
_be occam	C
_be ohm	C
_be old	P
_be one	[
_be open	P
_be oppenheim	C
_be out	R
_be over	[
_be pap	C
_be past	[
_be patient	Y
_be paul	[
_be peac	C
_be peopl	C
_be perfect	R
_be pet	[
_be pi	C
_be pink	D
_be plastic	C
_be plat	C
_be pm	F
_be poor	S
_be portugues	C
_be pra	T
_be pregnant	X
_be princ	C
_be proud	[
_be purgator	[
_be qibl	F
_be quino	D
_be rap	R
_be read	[
_be real	[
_be retinol	C
_be rich	T
_be rip	C
_be rubbish	L
_be rud	S
_be ruin	Q
_be run	C
_be rust	C
_be sant	H
_be sarah	X
_be satan	[
_be saul	S
_be sav	[
_be scar	U
_be see	C
_be self	D
_be sell	R
_be sex	S
_be short	C
_be shot	T
_be sick	[
_be silent	S
_be silk	C
_be simon	[
_be sin	W
_be skinn	C
_be slaver	C
_be smok	Q
_be sodom	X
_be solomon	Y
_be som	[
_be speak	[
_be split	S
_be spread	P
_be steal	Q
_be steel	C
_be stephen	[
_be still	U
_be strong	Y
_be stuck	K
_be stupid	C
_be sur	S
_be tak	U
_be takeawa	C
_be tap	C
_be taylor	C
_be technolog	[
_be tectonic	C
_be tell	G
_be tempt	S
_be temu	C
_be tenn	C
_be tex	G
_be thank	R
_be think	C
_be thre	G
_be throw	X
_be tith	S
_be tom	C
_be tomorrow	Z
_be tr	M
_be tran	P
_be transgend	P
_be trash	C
_be treat	Q
_be trinit	C
_be tru	[
_be trudeau	C
_be turke	G
_be twic	F
_be unf	T
_be useless	C
_be using	P
_be venu	C
_be weak	R
_be wear	V
_be whal	D
_be wis	X
_be without	P
_be wittgenstein	C
_be woman	E
_be wonderwall	J
_be wudu	C
_be yellow	F
_be your	[
_be zenday	C
_bibl	[
_bibl _and	Q
_bibl _be	C
_bibl _for	Q
_bibl _hav	S
_bibl _just	U
_bibl _on	[
_bibl _passag	T
_bibl _say	[
_bibl _to	U
_bibl _vers	S
_bibl allow	T
_bibl app	C
_bibl mention	S
_bibl read	Z
_bibl stor	V
_bibl stud	[
_bibl support	R
_bibl tim	V
_bibl writ	R
_bibli	[
_bibli _de	U
_bibli _del	T
_bibli _ser	C
_bibli _sobr	S
_bibli _y	P
_biblical	[
_biblical mean	W
_but	Q
_but _cant	E
_but _do	[
_but _god	R
_but _he	P
_but _i	U
_but _if	F
_but _im	[
_but _it	G
_but _me	Y
_but _my	P
_but _the	U
_but biscuit	C
_but keep	C
_but no	K
_but not	C
_but noth	C
_but now	U
_by	U
_by ?who	C
_by _a	[
_by _an	T
_by _god	S
_by _her	P
_by _his	V
_by _my	[
_by _myself	C
_by _someon	Q
_by _th	Y
_by _the	C
_by ad	D
_by address	E
_by countr	C
_by dat	J
_by day	U
_by election	C
_by faith	Z
_by fech	C
_by grac	Y
_by hand	C
_by lou	C
_by step	C
_by train	C
_by two	V
_by user	G
_by vin	C
_by worm	Q
_can	M
_can _a	[
_can _anyth	Q
_can _be	W
_can _christian	[
_can _do	[
_can _god	[
_can _i	G
_can _it	H
_can _my	C
_can _of	H
_can _someon	C
_can _the	[
_can _we	[
_can _you	C
_can bear	T
_can cat	C
_can com	K
_can cook	H
_can dog	C
_can driv	C
_can ent	K
_can jesu	S
_can mak	F
_can rabbit	G
_can ring	E
_can separat	T
_can somebod	C
_can woman	[
_cant	[
_cant _do	W
_cant _get	[
_cant _i	C
_cant _let	T
_cant _say	P
_cant afford	[
_cant believ	P
_cant concentrat	X
_cant decid	Q
_cant fall	W
_cant find	T
_cant focu	U
_cant forgiv	P
_cant go	P
_cant hear	C
_cant keep	R
_cant mak	Q
_cant mov	W
_cant open	E
_cant pay	[
_cant sleep	S
_cant stand	U
_cant stop	[
_cant tak	[
_cant touch	C
_chapt	K
_chapt _be	[
_chapt _in	[
_chapt four	K
_chapt list	C
_chapt nin	D
_chapt summar	C
_chapt thre	C
_chapt twelv	E
_christian	[
_christian _be	X
_christian _do	U
_christian _hav	T
_christian _in	[
_christian bal	C
_christian believ	R
_christian celebrat	S
_christian dat	[
_christian dior	C
_christian go	P
_christian louboutin	C
_christian mccaffre	C
_christian pla	[
_christian ronald	D
_com	H
_com _deb	Q
_com _hac	C
_com _la	[
_com _las	Z
_com _lo	C
_com _me	R
_com _pod	P
_com _se	C
_com _ser	[
_com _un	U
_com amar	R
_com aparc	K
_com arregl	H
_com ayud	P
_com ban	C
_com borr	C
_com cambi	G
_com cancel	C
_com centr	C
_com colg	E
_com conect	E
_com conf	Q
_com consegu	D
_com control	T
_com cos	E
_com dej	Y
_com desatasc	C
_com divid	C
_com dom	H
_com ensen	E
_com jug	G
_com liber	E
_com lleg	G
_com maquillars	C
_com med	F
_com mor	U
_com pas	F
_com pel	C
_com perdon	Q
_com pid	C
_com pirat	C
_com pon	C
_com purg	C
_com quit	C
_com recuper	L
_com reg	I
_com saberl	J
_com se	Q
_com te	C
_com ten	L
_com trat	U
_com venc	Q
_con	[
_con _di	T
_con _el	[
_con _la	Y
_con _los	[
_con _mi	Z
_con _mis	P
_con _que	C
_con _quien	S
_con _un	C
_con _una	[
_con alguien	[
_con dos	C
_con flequill	C
_con gast	C
_con homoclav	C
_con lech	C
_con otr	P
_con park	H
_con patat	C
_con temor	S
_con tod	R
_con vosotr	Q
_could	[
_could _you	C
_could not	V
_couldnt	Z
_cual _ser	M
_cual ser	P
_cual son	Q
_cuand	S
_cuand _lo	C
_cuand _se	C
_cuand _ser	K
_cuand acab	C
_cuand cay	J
_cuand empiez	C
_cuand empiezan	G
_cuand esto	T
_cuand jueg	C
_cuand mor	C
_cuand pod	C
_cuand salen	C
_de	N
_de 225	I
_de 240	L
_de 850	C
_de 900	E
_de _di	[
_de _dond	F
_de _el	C
_de _hac	S
_de _la	C
_de _las	K
_de _lo	X
_de _los	Y
_de _mi	X
_de _mis	Z
_de _que	Y
_de _quien	C
_de _ser	V
_de _su	W
_de _sus	P
_de _tu	[
_de _una	[
_de aaron	Y
_de abraham	X
_de acogid	V
_de acuerd	R
_de adan	T
_de advient	Y
_de agu	H
_de aguacat	L
_de ahor	C
_de air	K
_de alguien	T
_de alient	Z
_de almagr	F
_de alquil	Q
_de amazon	E
_de amor	U
_de angel	G
_de anill	F
_de ano	[
_de anunci	D
_de apendicit	C
_de aplicacion	E
_de arep	F
_de australi	K
_de ayer	C
_de babiloni	T
_de bad	C
_de balonman	I
_de barr	[
_de bautiz	T
_de beb	C
_de belen	R
_de berlin	D
_de bernard	C
_de bod	R
_de borbon	C
_de bronc	S
_de bud	C
_de cad	U
_de cain	S
_de calabaz	C
_de campan	E
_de carretiller	C
_de cas	[
_de ceniz	[
_de centroameric	C
_de ciel	C
_de cienci	F
_de cin	C
_de ciren	U
_de clas	W
_de coch	J
_de cocin	E
_de com	W
_de compromis	C
_de conduc	D
_de consuel	V
_de corazon	R
_de corbat	C
_de cort	C
_de cost	D
_de crist	I
_de croquet	J
_de curriculum	C
_de daniel	V
_de david	V
_de deud	V
_de deuteronomi	R
_de diner	V
_de divorc	C
_de egipt	V
_de eli	Q
_de elise	W
_de encenderl	C
_de esperanz	S
_de est	[
_de estren	D
_de europ	K
_de event	C
_de excel	C
_de ezequiel	T
_de famili	R
_de famos	C
_de faraon	S
_de fe	U
_de fiest	C
_de filip	Z
_de filipens	S
_de fortalez	R
_de fraccion	D
_de franc	H
_de fueg	[
_de futbol	H
_de gedeon	U
_de gemin	C
_de gitan	H
_de glucos	C
_de googl	C
_de graci	U
_de grit	C
_de guadalup	L
_de guardi	C
_de guerr	X
_de haciend	C
_de harin	J
_de hog	C
_de hombr	X
_de hoy	C
_de ime	J
_de isai	Q
_de israel	T
_de itali	E
_de jacob	[
_de jaimit	C
_de jamon	J
_de jeremi	S
_de jeric	Y
_de jerusalen	Q
_de jesu	Z
_de jijon	C
_de job	X
_de jon	Y
_de jos	V
_de josu	S
_de joven	U
_de juan	S
_de jud	[
_de juec	W
_de jueg	C
_de kant	C
_de lavador	C
_de lentej	[
_de levitic	Q
_de lim	N
_de limon	C
_de lord	T
_de lot	W
_de lut	S
_de madrid	M
_de mal	Q
_de malaqui	P
_de man	C
_de mari	Q
_de marvel	C
_de matrimoni	T
_de may	C
_de medellin	E
_de mercadon	K
_de mes	[
_de mess	C
_de metafor	H
_de mexic	C
_de mi	[
_de mierd	F
_de mois	X
_de molin	[
_de mor	C
_de mosquit	C
_de muert	W
_de mutu	F
_de nac	S
_de navidad	R
_de nehemi	Q
_de nin	S
_de noch	X
_de noe	V
_de novi	C
_de nuev	X
_de ohm	C
_de ojo	W
_de one	[
_de orar	Y
_de organ	X
_de otr	R
_de ovej	Z
_de pabl	T
_de pag	Q
_de pantall	F
_de pantalon	G
_de papel	C
_de paquet	C
_de pascu	X
_de patat	H
_de paz	X
_de pec	P
_de pedr	V
_de pel	C
_de pesam	X
_de piedr	X
_de pitagor	E
_de plat	[
_de poll	C
_de prens	C
_de proteccion	Q
_de proverbi	R
_de puebl	E
_de put	C
_de quit	F
_de ram	[
_de rapid	C
_de repos	S
_de rey	E
_de roblox	F
_de roman	V
_de rosali	C
_de rut	T
_de sabiduri	P
_de sagitari	C
_de sal	[
_de salomon	X
_de salvi	E
_de samuel	R
_de sangr	R
_de sanidad	R
_de sanson	R
_de sant	C
_de santiag	E
_de saul	U
_de segund	G
_de sex	P
_de siet	P
_de six	J
_de soledad	C
_de sudameric	D
_de sueci	C
_de tacon	D
_de taur	F
_de television	C
_de tenerif	G
_de terror	C
_de thirt	C
_de thre	H
_de ti	Z
_de tobi	Q
_de tobill	K
_de tod	Y
_de tom	C
_de torm	C
_de tortill	L
_de tr	K
_de trabaj	R
_de traj	C
_de twelv	C
_de two	[
_de urugua	C
_de vacacion	E
_de velocidad	I
_de verdad	R
_de verificacion	C
_de vid	Y
_de vin	C
_de waterlo	C
_de whatsap	C
_de x	F
_de yogur	K
_de zacari	P
_de zapat	H
_deb	[
_deb _hac	P
_deb _ser	P
_deb orar	P
_dec	M
_dec _a	E
_dec _la	V
_dec _que	[
_dec dal	C
_dec jesu	Q
_dec maripos	H
_dec tenedor	K
_del	Q
_del 27	C
_del _on	C
_del _que	Y
_del agu	C
_del air	E
_del alm	T
_del americ	D
_del amor	Q
_del apocalips	R
_del are	J
_del barcelon	F
_del bitcoin	C
_del ciel	[
_del coch	C
_del corazon	T
_del corder	U
_del corre	E
_del cuerp	Y
_del dia	W
_del divorc	P
_del dol	I
_del domin	C
_del eden	[
_del ermitan	C
_del espiritu	W
_del fajr	D
_del fin	X
_del finiquit	C
_del hierr	E
_del hij	Q
_del hombr	P
_del iphon	E
_del jug	C
_del juici	T
_del lazarill	C
_del lord	[
_del lot	C
_del maestr	Q
_del magreb	D
_del mar	U
_del matrimoni	S
_del medic	Y
_del mes	C
_del motor	C
_del mund	P
_del mundial	C
_del nin	H
_del pact	T
_del padel	C
_del padr	R
_del peru	C
_del quijot	H
_del rey	[
_del riv	C
_del sistem	C
_del sonid	C
_del tabernacul	W
_del telefon	F
_del templ	[
_del tetan	F
_del tiemp	L
_del trabaj	R
_del trapeci	J
_del triangul	C
_del wif	C
_di	[
_di _a	S
_di _com	S
_di _con	Q
_di _cuand	R
_di _de	P
_di _el	S
_di _en	Y
_di _lo	R
_di _me	U
_di _par	Q
_di _por	Q
_di _que	R
_di _se	Y
_di _ser	T
_di _tien	R
_di _y	R
_di ama	S
_di cambi	Q
_di est	P
_di mand	P
_di mio	T
_di no	[
_di nunc	P
_di perdon	Q
_di quier	S
_di te	U
_di tod	Q
_didnt	[
_didnt _do	R
_didnt _get	U
_didnt mak	V
_didnt stud	P
_do	F
_do 150	F
_do 20	C
_do 404	C
_do _a	C
_do _an	C
_do _anyon	E
_do _anyth	C
_do _at	[
_do _be	X
_do _christian	W
_do _e	C
_do _for	L
_do _god	[
_do _he	C
_do _i	L
_do _if	C
_do _in	C
_do _it	C
_do _my	C
_do _someth	U
_do _th	E
_do _the	F
_do _to	[
_do _we	G
_do _what	W
_do _will	C
_do _with	C
_do _wrong	X
_do _you	C
_do _your	C
_do aaron	[
_do abraham	[
_do adam	[
_do adult	C
_do aft	[
_do airlin	K
_do ald	C
_do all	[
_do american	D
_do android	J
_do angel	[
_do apr	C
_do arsenal	C
_do asparagu	H
_do avat	C
_do axolotl	C
_do bab	X
_do bad	[
_do banan	C
_do bat	C
_do batter	E
_do bcc	C
_do be	C
_do bean	C
_do black	E
_do brac	C
_do brad	C
_do bread	C
_do buddhist	C
_do cain	[
_do car	C
_do cat	D
_do catholic	[
_do cest	C
_do cetirizin	C
_do child	[
_do chmod	I
_do christ	Y
_do cia	C
_do commercial	J
_do contact	J
_do costc	C
_do cpr	H
_do crack	E
_do david	[
_do dhl	J
_do dicken	E
_do dj	C
_do djokovic	C
_do dog	I
_do each	C
_do ech	C
_do electric	L
_do elijah	Q
_do elish	[
_do elon	C
_do escalator	C
_do esp	C
_do esth	T
_do etymolog	C
_do eve	[
_do everyth	T
_do exact	E
_do fing	C
_do firef	C
_do flaming	C
_do friend	C
_do geck	F
_do gg	C
_do gideon	[
_do giraff	C
_do golf	H
_do good	[
_do gps	F
_do guine	C
_do helicopt	D
_do henr	C
_do hindu	C
_do ice	C
_do ike	F
_do index	G
_do indi	C
_do israel	[
_do jacob	[
_do jesu	[
_do jew	[
_do job	Z
_do john	[
_do jonah	[
_do joseph	Z
_do jud	[
_do jur	C
_do justic	X
_do klarn	F
_do labor	C
_do lbw	C
_do leav	D
_do lidocain	C
_do light	C
_do long	D
_do lord	[
_do magnet	C
_do man	C
_do mar	[
_do microgynon	C
_do miracl	V
_do mitochondri	E
_do monsoon	I
_do mos	[
_do mosquito	C
_do mushroom	C
_do nietzsch	C
_do noah	[
_do nois	E
_do noroviru	E
_do not	[
_do noth	H
_do numerolog	I
_do one	G
_do onion	C
_do open	L
_do osmos	K
_do owl	C
_do paintball	C
_do paul	[
_do penguin	C
_do peopl	[
_do pepper	I
_do pet	[
_do plan	C
_do plant	C
_do plu	C
_do poland	H
_do postgr	H
_do pr	S
_do pra	[
_do pro	C
_do probat	F
_do professional	C
_do psalm	Q
_do pupp	C
_do ramadan	M
_do robot	C
_do roman	C
_do run	C
_do russi	I
_do samson	[
_do samura	C
_do saul	[
_do schadenfreud	C
_do school	C
_do scor	G
_do shabbat	G
_do shakespear	C
_do shav	C
_do sin	[
_do snail	C
_do sodium	C
_do solomon	[
_do som	G
_do son	V
_do spf	C
_do spid	C
_do stick	C
_do submarin	C
_do titanic	G
_do touch	D
_do trad	E
_do two	L
_do und	D
_do vaccin	C
_do var	C
_do wab	C
_do wing	C
_do wolv	C
_do woman	E
_do wudu	G
_do yaml	C
_do youtub	E
_do zebr	C
_do zen	C
_doesnt	[
_doesnt _god	S
_doesnt believ	P
_doesnt car	Q
_doesnt help	Q
_doesnt know	Q
_doesnt look	G
_doesnt lov	P
_doesnt mak	R
_doesnt pay	T
_doesnt talk	P
_doesnt want	R
_dond	C
_dond _ser	R
_dond _un	C
_dond compr	C
_dond er	C
_dond est	I
_dond estab	S
_dond estan	T
_dond nac	F
_dond qued	G
_dond ver	C
_dond vivi	S
_dont	[
_dont _get	Q
_dont _hav	P
_dont accept	P
_dont car	R
_dont deserv	R
_dont feel	Q
_dont fit	[
_dont know	Y
_dont lik	R
_dont need	Q
_dont respect	P
_dont speak	R
_dont trust	Q
_dont understand	P
_dont want	S
_e	C
_e _and	C
_e _to	C
_e calend	L
_e f	C
_e g	F
_e mc2	C
_e met	C
_e vs	F
_e x	C
_el	Z
_el _que	[
_el _versicul	P
_el abort	Q
_el abuel	Q
_el aceit	H
_el aeropuert	E
_el agu	S
_el aguijon	S
_el alm	V
_el americ	J
_el amor	U
_el angel	W
_el ano	C
_el antigu	Q
_el apocalips	Y
_el apostol	V
_el arbol	P
_el arc	[
_el arroz	C
_el ayun	R
_el balon	C
_el bautist	S
_el bautiz	P
_el becerr	T
_el bien	S
_el buen	S
_el caball	E
_el caf	C
_el camin	T
_el canc	R
_el cantic	Q
_el capitul	R
_el celibat	P
_el celul	J
_el cieg	U
_el ciel	[
_el coch	C
_el codig	C
_el congres	E
_el control	P
_el corazon	V
_el corder	[
_el cuerp	J
_el desiert	V
_el dia	Y
_el diabl	X
_el diezm	Q
_el diluvi	R
_el diner	X
_el divorc	R
_el dni	C
_el dolor	U
_el doming	W
_el dragon	S
_el duel	X
_el ejercit	R
_el espiritu	U
_el espos	P
_el evangeli	S
_el examen	U
_el exili	P
_el fin	V
_el fond	C
_el fregader	C
_el frut	S
_el futbol	C
_el futur	U
_el gol	C
_el golgot	S
_el goz	R
_el gran	X
_el herman	T
_el hig	C
_el hij	R
_el hip	C
_el hog	W
_el hombr	W
_el hospital	X
_el huert	D
_el hundr	C
_el inciens	U
_el infiern	R
_el inviern	C
_el iva	C
_el jardin	Q
_el jordan	V
_el joven	U
_el juici	U
_el just	Q
_el leon	T
_el libr	W
_el limoner	C
_el llam	T
_el lord	C
_el lug	X
_el lut	S
_el mal	U
_el man	Q
_el mant	[
_el mar	R
_el marid	C
_el matrimoni	U
_el mileni	S
_el ministr	C
_el moh	F
_el mont	[
_el movil	M
_el mund	[
_el mur	G
_el nin	Q
_el nombr	W
_el noviazg	S
_el nuev	R
_el numer	W
_el ojo	R
_el orgull	S
_el padr	S
_el pan	V
_el par	C
_el paracetamol	N
_el paralitic	T
_el partid	C
_el pastor	P
_el pec	U
_el peor	P
_el pez	U
_el president	I
_el prim	Z
_el principi	[
_el profet	V
_el publican	V
_el puebl	R
_el pulgon	L
_el quijot	C
_el ramadan	C
_el rein	T
_el rey	V
_el rez	D
_el ric	[
_el rio	M
_el roi	S
_el rosari	T
_el rostr	U
_el sab	C
_el salari	M
_el salm	R
_el segund	V
_el shadda	V
_el sierv	P
_el sol	R
_el sueld	U
_el suen	Q
_el sufrimient	P
_el suicidi	R
_el tabernacul	R
_el tabler	C
_el tarot	C
_el tecl	C
_el temor	Q
_el templ	Y
_el terc	S
_el thre	C
_el tiemp	[
_el trabaj	V
_el trist	C
_el ultim	S
_el unic	P
_el vall	V
_el valor	F
_el vel	[
_el verb	[
_el vuel	N
_el wif	C
_el yug	S
_en	N
_en 2004	K
_en _di	T
_en _el	P
_en _la	[
_en _las	V
_en _los	V
_en _mi	[
_en _que	F
_en _su	T
_en _tu	V
_en _un	M
_en _una	J
_en acuari	C
_en afric	H
_en ajedrez	E
_en alemani	F
_en algun	C
_en apocalips	S
_en argentin	C
_en ayun	C
_en baqueir	K
_en bic	C
_en blanc	C
_en bogot	D
_en boxe	C
_en buen	H
_en cancun	I
_en cas	[
_en chil	C
_en coch	M
_en colombi	M
_en color	C
_en cordob	C
_en crist	Z
_en css	I
_en cuaresm	W
_en curars	K
_en diwal	D
_en dobl	C
_en dos	T
_en egipt	S
_en el	T
_en espan	C
_en espanol	F
_en espiritu	P
_en est	X
_en excel	C
_en freidor	K
_en gran	C
_en guadalajar	C
_en hierr	C
_en html	F
_en ingl	C
_en internet	[
_en juli	G
_en kil	M
_en lengu	V
_en line	N
_en madrid	D
_en malag	E
_en marz	C
_en melill	D
_en mexic	N
_en mi	T
_en minecraft	H
_en monterre	C
_en navidad	Q
_en netflix	C
_en orden	C
_en pas	C
_en public	S
_en python	C
_en san	P
_en seman	[
_en sevill	C
_en silenci	T
_en suiz	C
_en tiemp	U
_en tikal	C
_en tod	W
_en ubuntu	H
_en usa	H
_en vig	G
_en xiaom	C
_en yog	C
_en zaragoz	G
_for	N
_for 15	C
_for 20	C
_for 2012	K
_for 49	E
_for 4k	J
_for 4th	D
_for ?when	R
_for _a	J
_for _an	T
_for _christian	Y
_for _en	C
_for _god	[
_for _her	P
_for _him	Z
_for _his	S
_for _i	C
_for _it	W
_for _me	[
_for _my	Y
_for _our	[
_for _said	C
_for _someon	V
_for _someth	P
_for _th	[
_for _the	[
_for _thos	X
_for _us	[
_for _what	S
_for _you	J
_for _your	[
_for all	[
_for anoth	[
_for antibiotic	C
_for anxiou	P
_for ash	R
_for autumn	G
_for bab	C
_for batter	F
_for be	S
_for beach	J
_for believ	P
_for benjamin	W
_for black	C
_for blind	C
_for bois	E
_for breakfast	C
_for brisket	F
_for brown	M
_for buckingham	J
_for build	C
_for buttermilk	H
_for carp	C
_for carpet	C
_for carr	C
_for cat	C
_for celtic	E
_for ch	C
_for cheap	D
_for chicken	M
_for child	[
_for cholesterol	C
_for christm	[
_for church	[
_for cit	G
_for cost	J
_for coupl	H
_for creat	U
_for deck	C
_for deliciou	C
_for depress	U
_for die	W
_for din	C
_for disobedienc	T
_for divorc	[
_for document	C
_for domin	F
_for doubl	F
_for dry	C
_for duck	C
_for dui	C
_for eight	J
_for ejempl	F
_for email	C
_for ever	S
_for everyon	P
_for everyth	W
_for fam	P
_for ferritin	L
_for fiv	X
_for food	C
_for forgiv	U
_for formul	N
_for friend	R
_for gemin	F
_for golf	C
_for good	Z
_for graduation	R
_for green	C
_for half	C
_for hav	R
_for heal	[
_for heaven	S
_for help	F
_for hors	C
_for idiot	C
_for important	C
_for int	F
_for israel	Q
_for jesu	Q
_for junior	I
_for kitten	C
_for lasany	C
_for lavend	C
_for law	C
_for lead	Q
_for leav	Q
_for leg	C
_for lent	[
_for lif	[
_for lightroom	E
_for lisbon	E
_for loop	D
_for lunch	C
_for man	[
_for mang	C
_for march	C
_for marr	R
_for mayor	C
_for medium	J
_for microwav	G
_for mone	C
_for month	V
_for new	W
_for nin	H
_for now	L
_for obe	U
_for oppenheim	M
_for oth	Y
_for owl	C
_for pag	C
_for pap	[
_for parent	S
_for passov	C
_for password	C
_for peac	P
_for pearson	L
_for peopl	Q
_for percentig	H
_for pisc	C
_for polic	S
_for pork	C
_for pra	Y
_for privac	C
_for protection	U
_for pug	C
_for rachel	[
_for rain	W
_for rom	J
_for ryzen	F
_for saturda	C
_for saul	W
_for seven	S
_for shad	E
_for six	C
_for sk	C
_for small	C
_for soft	I
_for strength	Q
_for student	C
_for subaru	C
_for such	[
_for sum	C
_for sunda	G
_for teach	S
_for teen	K
_for teenag	Q
_for ten	T
_for test	[
_for thailand	C
_for thick	C
_for thre	T
_for tight	F
_for tir	Q
_for toda	U
_for tomato	C
_for travel	Q
_for tsh	I
_for two	C
_for used	G
_for vide	F
_for vietnam	C
_for war	[
_for waterfall	E
_for weight	G
_for whol	C
_for widow	P
_for wif	I
_for wimbledon	K
_for wis	V
_for woman	C
_for word	C
_for work	[
_for year	X
_for youth	Y
_for youtub	D
_for zazen	C
_for zoom	C
_from	P
_from 0203	C
_from 62	C
_from _a	X
_from _an	C
_from _god	[
_from _his	K
_from _me	[
_from _my	S
_from _th	J
_from _the	R
_from _you	[
_from _your	Y
_from abraham	Q
_from adam	U
_from albuquerqu	C
_from android	J
_from anoth	T
_from australi	D
_from babylon	[
_from barb	C
_from blond	H
_from cala	C
_from carpet	C
_from central	I
_from church	T
_from client	H
_from cnn	C
_from denv	F
_from dublin	M
_from earth	C
_from egypt	T
_from fak	J
_from fall	C
_from fog	C
_from franc	E
_from gatwick	K
_from geranium	C
_from going	I
_from heaven	[
_from hom	[
_from ireland	D
_from iron	C
_from kent	C
_from london	H
_from memb	I
_from mos	Q
_from now	C
_from one	C
_from ord	I
_from original	C
_from paint	D
_from paul	S
_from pictur	D
_from prison	X
_from slip	C
_from spain	L
_from split	G
_from toront	C
_from user	J
_from war	W
_get	H
_get 16gb	E
_get _a	C
_get _an	G
_get _from	M
_get _my	C
_get _on	Z
_get _the	C
_get _to	D
_get along	T
_get approv	C
_get awa	U
_get back	Z
_get baptiz	S
_get befor	C
_get bet	[
_get canc	[
_get candl	I
_get chew	I
_get clos	[
_get crisp	M
_get deodorant	F
_get fail	C
_get hiccup	C
_get int	[
_get lost	C
_get marr	[
_get moss	E
_get netherit	C
_get no	[
_get out	[
_get over	[
_get paid	E
_get pen	G
_get pod	F
_get pregnant	P
_get red	I
_get rich	[
_get rid	Q
_get sick	Y
_get start	E
_get ticket	K
_get tir	C
_get up	V
_get verif	C
_get well	[
_god	[
_god ?when	S
_god ?who	P
_god ?why	T
_god _a	V
_god _and	W
_god _as	U
_god _at	R
_god _be	[
_god _didnt	P
_god _do	[
_god _doesnt	S
_god _for	[
_god _hav	[
_god _i	W
_god _im	S
_god _in	S
_god _isnt	R
_god _just	P
_god _let	Y
_god _my	S
_god _of	C
_god _or	X
_god _pleas	Q
_god _real	P
_god _said	S
_god _so	T
_god _tell	Q
_god _to	Z
_god _will	[
_god _with	C
_god accept	R
_god again	Q
_god allow	V
_god alon	P
_god ang	P
_god answ	[
_god ask	T
_god befor	P
_god bless	Y
_god breath	Q
_god call	W
_god car	[
_god chang	U
_god choos	Q
_god com	P
_god creat	R
_god disciplin	Q
_god even	T
_god ever	U
_god fac	R
_god fam	C
_god feel	Q
_god first	[
_god forgiv	R
_god giv	U
_god glor	R
_god goal	C
_god hand	P
_god hat	U
_god heal	Q
_god hear	Q
_god help	P
_god her	R
_god hous	R
_god imag	P
_god keep	T
_god kill	Q
_god know	Q
_god leav	P
_god lik	T
_god look	T
_god lov	[
_god mak	[
_god mean	S
_god mor	V
_god nam	[
_god need	S
_god nev	P
_god not	[
_god own	Q
_god plan	[
_god pric	C
_god promis	P
_god provid	T
_god punish	S
_god put	[
_god real	[
_god regret	P
_god reject	P
_god rememb	Q
_god sav	Q
_god se	P
_god season	H
_god see	X
_god seem	S
_god send	R
_god setlist	C
_god speak	[
_god still	X
_god stop	Q
_god tak	V
_god talk	R
_god test	W
_god thron	P
_god turn	Q
_god use	S
_god voic	[
_god want	W
_god work	Q
_god writ	V
_hac	N
_hac _el	S
_hac _par	I
_hac _un	H
_hac _una	E
_hac arep	C
_hac captur	C
_hac tortill	J
_hav	T
_hav 500	C
_hav 88	D
_hav _a	[
_hav _an	Z
_hav _be	N
_hav _for	C
_hav _god	S
_hav _i	X
_hav _it	P
_hav _right	C
_hav _th	N
_hav _the	E
_hav _to	N
_hav adhd	Q
_hav alzheim	V
_hav anoth	Q
_hav benadryl	C
_hav canc	[
_hav chicken	K
_hav child	S
_hav com	[
_hav crumpl	C
_hav dementi	P
_hav depress	Q
_hav do	S
_hav doubt	P
_hav everyth	P
_hav fall	[
_hav four	C
_hav friend	P
_hav ke	E
_hav kne	C
_hav leap	C
_hav leav	P
_hav long	W
_hav lost	R
_hav mak	[
_hav merc	U
_hav mor	Y
_hav nev	F
_hav nightmar	P
_hav no	[
_hav not	S
_hav noth	P
_hav nowher	Q
_hav oth	Q
_hav perimet	F
_hav see	[
_hav seren	C
_hav sex	P
_hav sin	R
_hav six	G
_hav sound	K
_hav strip	C
_hav such	C
_hav two	Q
_hav whit	C
_havent	U
_hay	T
_hay _en	C
_hay _que	X
_hay fev	D
_hay nuev	J
_hay paz	T
_hay soak	C
_hay tant	S
_hay version	C
_he	[
_he ?who	X
_he _be	[
_he _do	W
_he _doesnt	Q
_he _hav	S
_he _may	R
_he _should	Q
_he _will	W
_he _wont	S
_he aqu	S
_he call	T
_he die	Y
_he kill	R
_he leav	Q
_he lov	P
_he mak	C
_he venid	R
_he want	Q
_her	[
_her _to	Q
_her bab	R
_her boyfriend	P
_her child	P
_her die	S
_her husband	Q
_her son	T
_hes	W
_him	[
_him _i	X
_him _to	R
_himself	X
_himself _in	P
_his	[
_his birthright	T
_his broth	[
_his cloth	S
_his daught	P
_his die	U
_his ey	W
_his fath	S
_his foot	T
_his friend	P
_his garment	Q
_his hand	T
_his head	U
_his lif	S
_his moth	Q
_his nam	W
_his own	K
_his parent	Q
_his phon	Z
_his sist	Z
_his son	T
_his wif	R
_i	[
_i 0	F
_i _a	T
_i _be	[
_i _can	C
_i _cant	[
_i _could	X
_i _didnt	V
_i _do	Z
_i _dont	[
_i _e	F
_i _get	H
_i _hav	[
_i _havent	R
_i _in	T
_i _just	[
_i _might	R
_i _on	C
_i _or	C
_i _real	T
_i _said	[
_i _say	Q
_i _shall	T
_i _should	T
_i _tell	[
_i _too	Q
_i _will	[
_i _would	J
_i alwa	Q
_i apologiz	Q
_i beat	E
_i becam	Q
_i befor	C
_i begin	G
_i believ	[
_i birth	[
_i blur	D
_i boil	C
_i break	[
_i bring	E
_i buy	C
_i call	P
_i cancel	C
_i cannot	T
_i car	T
_i carv	D
_i cash	G
_i cast	G
_i cent	C
_i chang	C
_i charg	I
_i cheat	R
_i choos	Y
_i cit	J
_i claim	C
_i clean	C
_i color	N
_i com	Z
_i commit	S
_i compost	L
_i confess	Y
_i connect	C
_i contact	C
_i convinc	C
_i cook	M
_i cr	P
_i cry	[
_i curs	P
_i cut	C
_i dat	[
_i deal	[
_i delet	Y
_i die	S
_i disagre	P
_i disput	C
_i divorc	Q
_i donat	E
_i doubt	P
_i draw	C
_i dread	S
_i dream	C
_i drink	V
_i driv	C
_i drop	C
_i earn	C
_i eat	[
_i end	[
_i ever	F
_i evolv	C
_i explain	M
_i fail	[
_i fall	U
_i fast	[
_i feed	C
_i feel	[
_i fight	[
_i find	S
_i fit	C
_i follow	X
_i forgiv	[
_i form	J
_i found	[
_i freez	C
_i giv	[
_i go	[
_i got	Z
_i grill	J
_i hat	Y
_i hear	[
_i help	Z
_i hid	P
_i hit	Q
_i honor	Q
_i hum	K
_i hurt	Q
_i install	H
_i introduc	E
_i iron	H
_i join	C
_i jump	K
_i keep	[
_i kill	P
_i know	[
_i lay	S
_i leav	[
_i lie	Q
_i lik	[
_i listen	K
_i liv	[
_i log	C
_i look	[
_i los	[
_i lost	[
_i lov	R
_i mak	I
_i marr	W
_i mess	S
_i met	C
_i miss	[
_i mov	C
_i mut	C
_i n	F
_i need	J
_i nev	[
_i not	U
_i obe	P
_i onl	U
_i overcom	X
_i overpa	C
_i owe	Q
_i paint	E
_i parallel	M
_i pars	E
_i pass	V
_i pay	[
_i pi	C
_i pla	[
_i plant	C
_i plug	F
_i po	C
_i post	[
_i pra	[
_i press	H
_i pric	E
_i promis	Q
_i put	C
_i quit	V
_i rais	U
_i read	C
_i regist	C
_i regret	[
_i remov	C
_i replac	C
_i report	C
_i repot	E
_i resiz	F
_i retir	[
_i return	C
_i ring	C
_i rotat	C
_i ruin	P
_i run	C
_i sav	F
_i scan	C
_i see	[
_i send	[
_i serv	[
_i set	E
_i shar	C
_i sharpen	E
_i shut	C
_i sin	Q
_i sleep	Q
_i spank	R
_i speak	C
_i split	G
_i sta	[
_i start	[
_i steal	U
_i still	W
_i substitut	H
_i sum	F
_i support	R
_i suppos	C
_i surviv	[
_i sw	R
_i tak	G
_i talk	C
_i teach	F
_i thicken	C
_i thin	E
_i think	C
_i thread	C
_i tie	C
_i tip	F
_i top	E
_i trust	U
_i tun	L
_i turn	C
_i typ	C
_i unclog	C
_i unplug	C
_i use	J
_i used	[
_i wait	[
_i wak	[
_i walk	[
_i want	T
_i wast	[
_i watch	F
_i wear	[
_i wip	J
_i wish	V
_i word	C
_i work	[
_i worr	R
_i worship	W
_i writ	C
_i yell	Q
_id	C
_id lock	C
_id one	J
_id rath	C
_if	C
_if _a	C
_if _an	C
_if _god	Y
_if _he	Z
_if _i	F
_if _im	[
_if _it	K
_if _my	C
_if _the	C
_if _we	J
_if _you	Q
_if _your	V
_if fil	C
_if jesu	P
_if onl	X
_if thre	I
_if user	J
_im	[
_im _a	[
_im _an	X
_im _in	[
_im _on	[
_im _so	[
_im _the	[
_im _too	Q
_im afraid	Q
_im alwa	U
_im ang	P
_im be	P
_im burn	P
_im embarrass	P
_im end	E
_im exhaust	P
_im fiv	C
_im gay	P
_im get	V
_im going	W
_im hav	Q
_im look	F
_im los	R
_im marr	P
_im nev	P
_im not	[
_im old	W
_im poor	P
_im pregnant	P
_im sav	W
_im scar	V
_im sick	P
_im sorr	R
_im start	E
_im still	Q
_im terrif	P
_im tir	P
_im tr	G
_im turn	W
_in	L
_in 1998	M
_in 20	K
_in 25	I
_in 4k	G
_in _a	F
_in _an	K
_in _bibl	V
_in _chapt	C
_in _god	V
_in _his	V
_in _it	C
_in _la	I
_in _may	H
_in _me	Z
_in _my	[
_in _our	Y
_in _scriptur	Y
_in _th	[
_in _that	I
_in _the	[
_in _to	M
_in _which	C
_in _with	R
_in _you	X
_in _your	[
_in act	[
_in afric	D
_in alien	C
_in all	[
_in alphabetical	J
_in ancient	C
_in ang	[
_in anoth	T
_in antioch	R
_in apa	J
_in april	E
_in argentin	C
_in ark	C
_in arm	H
_in august	C
_in austri	C
_in autumn	D
_in azur	F
_in babylon	[
_in baldur	H
_in barselon	F
_in bath	D
_in battl	Z
_in bed	[
_in benjamin	Z
_in bethlehem	Q
_in bikin	C
_in birmingham	F
_in blood	C
_in boston	L
_in brazil	C
_in bristol	L
_in britain	C
_in brooklyn	F
_in brown	H
_in bts	C
_in bus	U
_in c	C
_in californi	G
_in can	C
_in canaan	U
_in captivit	C
_in casp	F
_in celsiu	H
_in chess	C
_in children	D
_in chines	C
_in christ	W
_in chronological	C
_in church	[
_in column	N
_in combat	U
_in court	H
_in cricket	E
_in custom	C
_in daniel	U
_in dat	Q
_in debt	U
_in decemb	C
_in decimal	C
_in delawar	G
_in disguis	W
_in doc	C
_in dream	P
_in drywall	D
_in econom	C
_in edinburgh	C
_in egypt	[
_in english	C
_in ephesu	S
_in esth	Q
_in europ	K
_in european	N
_in everyda	Q
_in excel	N
_in extr	C
_in ezekiel	U
_in faith	[
_in februar	C
_in febuar	C
_in florid	C
_in fold	K
_in foot	R
_in four	C
_in frida	C
_in front	S
_in futsal	D
_in genes	[
_in georgi	H
_in german	C
_in gethseman	Y
_in gilead	V
_in go	E
_in golf	M
_in googl	N
_in guardian	C
_in half	J
_in hand	C
_in hard	S
_in heart	U
_in heaven	X
_in hebron	R
_in hell	[
_in her	C
_in hinduism	C
_in hollow	C
_in hospic	[
_in hull	C
_in ice	H
_in iceland	D
_in illino	J
_in intensiv	R
_in isaiah	S
_in ish	C
_in israel	U
_in it	E
_in italian	C
_in jail	X
_in japan	C
_in japanes	E
_in javascript	J
_in jerusalem	[
_in jesu	V
_in john	[
_in kal	D
_in keral	I
_in km	C
_in kmno4	G
_in knit	G
_in korean	J
_in labor	X
_in lav	C
_in law	I
_in lawn	C
_in leed	C
_in leicest	C
_in leith	G
_in lent	Z
_in leo	C
_in leviticu	V
_in lif	[
_in lisbon	E
_in litr	C
_in lov	R
_in m	E
_in malt	C
_in manchest	C
_in march	C
_in mari	I
_in marr	[
_in mexic	C
_in miam	C
_in minecraft	I
_in moab	R
_in mourn	R
_in nav	N
_in need	W
_in new	C
_in norwa	I
_in oat	C
_in ocarin	C
_in od	F
_in ohi	C
_in old	[
_in one	R
_in ontari	H
_in ord	C
_in oregon	C
_in osl	C
_in othell	C
_in ough	C
_in outlook	D
_in paradis	C
_in parallel	H
_in peac	U
_in percent	C
_in perth	C
_in philipp	[
_in phoenix	H
_in physic	C
_in pirat	C
_in plain	C
_in polish	H
_in potassium	C
_in potat	K
_in pound	C
_in pra	S
_in pragu	C
_in princ	[
_in prison	[
_in protein	C
_in proverb	[
_in public	X
_in retrograd	D
_in revelation	[
_in rom	[
_in roman	[
_in rust	E
_in samari	X
_in san	C
_in school	R
_in scotland	C
_in scratch	C
_in secret	W
_in septemb	C
_in short	[
_in show	D
_in sick	R
_in sikhism	C
_in simpl	D
_in sin	X
_in singapor	C
_in spac	C
_in spain	C
_in spirit	S
_in squid	L
_in sum	G
_in switzerland	C
_in sydne	K
_in tarot	C
_in tauru	F
_in team	D
_in ten	I
_in tenerif	C
_in tenn	F
_in tex	C
_in thre	[
_in tim	Y
_in tongu	[
_in toy	C
_in troubl	[
_in tuls	C
_in two	W
_in vietnam	I
_in vitr	X
_in war	Z
_in wellington	C
_in wint	C
_in word	C
_in worship	R
_in wuther	C
_in yard	I
_in year	S
_in york	C
_isnt	I
_isnt _too	D
_isnt fair	Q
_isnt stick	E
_it	E
_it ?wher	K
_it _a	[
_it _and	[
_it _at	H
_it _be	Z
_it _doesnt	G
_it _for	C
_it _god	[
_it _hav	C
_it _i	C
_it _in	C
_it _just	C
_it _my	W
_it _ok	[
_it _oka	W
_it _on	[
_it _right	[
_it _sa	C
_it _so	C
_it _the	J
_it _to	[
_it _too	[
_it _with	X
_it _wrong	[
_it all	[
_it back	K
_it bet	C
_it call	C
_it charg	F
_it cheap	C
_it cost	C
_it cov	C
_it cut	K
_it dr	C
_it few	C
_it go	I
_it last	D
_it legal	C
_it log	C
_it need	L
_it off	C
_it outag	E
_it quick	I
_it rain	[
_it reach	C
_it run	H
_it saf	C
_it selfish	V
_it smell	L
_it sound	H
_it spell	C
_it start	F
_it tak	L
_it thre	C
_it through	C
_it tru	C
_it twic	C
_it use	F
_it work	C
_it worth	J
_its	[
_its 9pm	K
_its _the	E
_its length	F
_its vomit	X
_ive	[
_ive _be	U
_ive do	Q
_ive got	D
_ive lost	Q
_just	C
_just _a	[
_just bor	C
_just brows	C
_just fantas	C
_just gor	C
_just got	[
_just keep	C
_just look	C
_just want	R
_la	X
_la _bibli	Z
_la _de	C
_la _que	C
_la alabanz	S
_la amistad	R
_la ansiedad	P
_la ap7	C
_la app	C
_la armadur	Q
_la bamb	C
_la baraj	N
_la batall	[
_la besti	[
_la bibliotec	C
_la bibliothequ	C
_la boc	V
_la bod	[
_la bols	V
_la bombill	C
_la buen	[
_la cabez	S
_la caid	T
_la call	[
_la carcel	[
_la carn	P
_la carrer	S
_la cart	C
_la cas	C
_la cavern	C
_la celul	C
_la cen	Z
_la cicut	G
_la circuncision	P
_la ciudad	T
_la cocin	C
_la comid	U
_la compr	C
_la compu	E
_la contrasen	E
_la cosech	T
_la creacion	R
_la crucif	Q
_la cruz	[
_la cuev	Z
_la culp	Q
_la depresion	P
_la diferenci	S
_la duch	F
_la energi	D
_la esclavitud	Q
_la escritur	R
_la escuel	Y
_la esperanz	U
_la espos	R
_la estacion	F
_la estrell	Q
_la expiacion	P
_la famili	S
_la fe	[
_la fiest	W
_la final	C
_la fotosintes	C
_la gent	[
_la glori	S
_la graci	Q
_la gran	V
_la grip	K
_la guerr	N
_la herenci	Z
_la higuer	V
_la hij	R
_la histori	U
_la honestidad	Q
_la hor	Q
_la iglesi	[
_la injustici	R
_la ira	[
_la isl	C
_la itv	I
_la justici	U
_la lapidacion	P
_la lavador	H
_la lengu	[
_la levadur	C
_la ley	[
_la lig	C
_la loteri	M
_la luz	L
_la madr	Q
_la man	[
_la manan	W
_la marc	[
_la mes	U
_la mitos	C
_la moned	C
_la mor	X
_la muj	[
_la naranj	C
_la nat	C
_la naturalez	[
_la navidad	W
_la never	F
_la noch	X
_la novi	[
_la nub	C
_la nuev	C
_la oficin	[
_la ofrend	W
_la orar	Q
_la oscuridad	T
_la otr	X
_la ovej	R
_la pacienci	U
_la palabr	Z
_la palom	Y
_la pantall	C
_la parabol	[
_la parej	Y
_la pascu	S
_la patagoni	C
_la paz	C
_la pelicul	C
_la pen	[
_la person	Z
_la piedr	Z
_la plag	W
_la politic	V
_la pornografi	R
_la porr	C
_la primer	[
_la profeci	R
_la prueb	X
_la puert	U
_la raiz	R
_la rein	I
_la religion	R
_la rent	C
_la resucit	Q
_la revolucion	C
_la roc	V
_la ros	M
_la rued	C
_la sabiduri	Q
_la salv	Q
_la sangr	W
_la sant	[
_la segund	Z
_la seleccion	C
_la senal	T
_la seri	E
_la serpient	X
_la soledad	V
_la suegr	R
_la suert	E
_la suscripcion	C
_la tard	C
_la tel	C
_la tentacion	R
_la tierr	X
_la tortill	C
_la trinidad	T
_la tumb	V
_la tunic	S
_la ultim	U
_la uncion	T
_la universidad	W
_la var	Z
_la vejez	W
_la venganz	Z
_la verdad	V
_la veronic	R
_la version	M
_la vid	R
_la vie	C
_la vin	U
_la virgen	Y
_la vision	T
_la viud	U
_la voz	Q
_la yem	C
_la zarz	X
_las	[
_las agu	[
_las bienaventuranz	P
_las bod	U
_las cart	[
_las cinc	U
_las cos	V
_las cruc	C
_las diez	V
_las doc	W
_las dos	V
_las drog	Q
_las eight	C
_las encuest	C
_las estrell	S
_las fiest	P
_las fiv	C
_las fot	F
_las hij	S
_las instruccion	C
_las langost	R
_las man	E
_las manan	C
_las mujer	[
_las nin	C
_las person	P
_las picadur	C
_las riquez	Q
_las siet	T
_las tabl	Z
_las tentacion	C
_las tr	T
_las veg	C
_las zorr	S
_le	W
_le cambi	H
_le chatel	C
_le doy	U
_le mal	C
_le pas	Q
_les	R
_les paul	C
_let	S
_let _and	C
_let _god	S
_let _him	V
_let _it	M
_let _me	M
_let _my	R
_let _the	D
_let _ther	X
_let _us	[
_let _you	C
_let _your	[
_let bread	C
_let down	[
_let go	[
_let loos	C
_let no	W
_let peopl	Q
_let pla	C
_let x	F
_lo	[
_lo _hac	C
_lo _pod	P
_lo _que	[
_lo alcanz	C
_lo sab	D
_lo sal	C
_lo ultim	T
_los	U
_los _que	[
_los abuel	T
_los amig	Q
_los ancian	Q
_los angel	C
_los anill	C
_los animal	[
_los apostol	Q
_los auricular	E
_los beb	S
_los buen	R
_los caracol	C
_los catolic	Q
_los cerd	R
_los chakr	C
_los ciel	C
_los cinc	N
_los cristian	U
_los cuatr	U
_los dat	C
_los dem	U
_los demoni	S
_los di	Q
_los diez	Q
_los difunt	T
_los disc	C
_los discipul	Q
_los doc	W
_los dos	[
_los espiritu	Q
_los evangeli	Q
_los farise	P
_los filiste	Z
_los gat	C
_los gentil	Q
_los herman	T
_los hij	V
_los hindu	D
_los hombr	Q
_los hues	X
_los judi	Q
_los leon	X
_los libr	R
_los limon	C
_los macabe	S
_los mag	Q
_los mal	U
_los may	C
_los medic	S
_los mont	V
_los muert	U
_los nin	[
_los nombr	Y
_los obrer	Q
_los oj	J
_los padr	V
_los pan	R
_los pastor	S
_los pec	P
_los perr	U
_los pobr	S
_los primer	C
_los profet	T
_los py	S
_los radiador	C
_los rey	C
_los rosal	C
_los sacerdot	S
_los sant	[
_los setent	U
_los siet	W
_los suen	Q
_los tamal	C
_los tiemp	V
_los tr	U
_los viern	C
_los zapat	E
_mas	[
_mas _de	R
_mas _que	S
_mas cort	Q
_mas fuert	P
_mas larg	P
_may	Q
_may _a	Z
_may _be	U
_may _i	[
_may _the	C
_may all	V
_may chees	E
_may cry	C
_may kwh	H
_me	X
_me 20	K
_me ?how	E
_me ?when	V
_me _a	C
_me _about	[
_me _an	Z
_me _and	V
_me _at	C
_me _be	P
_me _do	Y
_me _for	V
_me _from	D
_me _god	Z
_me _i	W
_me _if	H
_me _im	E
_me _in	Z
_me _of	R
_me _ser	Q
_me _th	Y
_me _the	C
_me _to	C
_me _which	J
_me _with	[
_me _your	W
_me abandon	S
_me aburr	S
_me acept	R
_me acusan	W
_me aft	V
_me all	U
_me alon	Q
_me ama	Y
_me anymor	R
_me arrepient	U
_me ascendieron	V
_me averguenz	U
_me awa	V
_me back	Y
_me bad	V
_me banan	C
_me becaus	R
_me calient	C
_me cas	[
_me cheap	C
_me craz	[
_me cuest	V
_me da	S
_me dec	Z
_me decepcion	R
_me dej	C
_me dejan	R
_me dieron	P
_me dirt	C
_me down	Y
_me duermen	C
_me enamor	Q
_me engan	V
_me falt	T
_me find	Q
_me fiv	C
_me go	[
_me gust	[
_me habl	T
_me hac	Y
_me happ	S
_me hot	C
_me imprim	C
_me invit	W
_me laugh	C
_me lik	Q
_me llam	R
_me lleg	C
_me lord	X
_me mand	P
_me molestan	S
_me mone	Q
_me not	V
_me notification	C
_me odi	T
_me off	[
_me olvid	P
_me open	F
_me out	J
_me pagan	U
_me part	C
_me pas	T
_me peg	S
_me perdon	Q
_me pid	U
_me piden	R
_me preocup	P
_me pueden	C
_me put	C
_me qued	N
_me quier	U
_me rechaz	T
_me rob	Y
_me robot	C
_me see	Q
_me sent	V
_me sinc	R
_me sock	C
_me ten	C
_me through	C
_me traicion	T
_me trat	U
_me up	C
_me va	R
_me ve	Q
_me visit	P
_me voy	S
_mi	[
_mi abuel	Q
_mi alm	R
_mi amig	Y
_mi beb	V
_mi cachorr	E
_mi carn	T
_mi cas	[
_mi celul	C
_mi companer	W
_mi corazon	P
_mi cuent	C
_mi cuerp	[
_mi culp	R
_mi cumplean	S
_mi equip	R
_mi espos	X
_mi ex	Z
_mi famili	W
_mi fe	[
_mi gat	C
_mi herman	[
_mi hij	[
_mi iglesi	T
_mi jef	Q
_mi madr	T
_mi mam	[
_mi marid	[
_mi mascot	W
_mi matrimoni	S
_mi mejor	R
_mi mot	C
_mi negoci	T
_mi never	C
_mi niet	Q
_mi nombr	W
_mi novi	[
_mi orquide	C
_mi pa	V
_mi padr	V
_mi pap	[
_mi parej	[
_mi pastor	S
_mi pedid	E
_mi periquit	C
_mi perr	C
_mi playstation	C
_mi puebl	T
_mi suegr	T
_mi tel	C
_mi trabaj	T
_mi vecin	U
_mi vid	Z
_might	[
_mis	[
_mis amig	R
_mis companer	Q
_mis dat	C
_mis enemig	P
_mis herman	Q
_mis hij	T
_mis niet	U
_mis oj	V
_mis orar	V
_mis padr	[
_mis pap	S
_mis pensamient	P
_much	K
_much _be	[
_much _can	C
_much _do	C
_much _should	H
_much _to	E
_much bs	C
_much caffein	C
_much high	H
_much milk	H
_much mone	E
_much notic	E
_much paint	J
_much past	C
_much per	E
_much protein	H
_much ram	F
_much storag	L
_much wat	C
_much wood	C
_must	[
_must _be	[
_must _i	[
_must not	U
_muy	X
_muy joven	Q
_muy lent	C
_my	Z
_my 2003	F
_my _god	S
_my _in	Q
_my abus	Q
_my accent	Z
_my account	C
_my adult	[
_my aff	S
_my age	Z
_my amazon	E
_my anxiou	P
_my are	C
_my ars	C
_my ass	C
_my bab	Y
_my back	V
_my baptiz	[
_my belov	T
_my best	R
_my bik	C
_my birth	[
_my birthda	Z
_my bod	Z
_my bon	[
_my boss	P
_my boy	S
_my boyfriend	Y
_my brain	[
_my broth	[
_my brows	C
_my bus	Y
_my cabbag	C
_my cag	C
_my cak	F
_my car	I
_my card	C
_my cat	C
_my child	Z
_my church	W
_my clarinet	I
_my class	[
_my classmat	V
_my cloth	X
_my coach	S
_my coffe	D
_my colleagu	Q
_my compan	[
_my countr	[
_my courgett	C
_my cousin	U
_my cowork	W
_my cpu	C
_my cv	C
_my da	U
_my dad	[
_my dat	H
_my daught	Z
_my die	T
_my disabl	R
_my divorc	Q
_my dog	L
_my dream	S
_my driv	X
_my ear	C
_my eba	C
_my economic	E
_my electric	H
_my emplo	C
_my enem	R
_my ex	[
_my ey	[
_my fac	W
_my faith	[
_my fam	[
_my fath	[
_my fault	Y
_my fenc	E
_my fianc	T
_my first	Z
_my foot	V
_my friend	E
_my girl	C
_my girlfriend	U
_my glass	C
_my grandchildren	P
_my grandkid	R
_my grandm	Q
_my grandmoth	P
_my grandp	Q
_my grandson	Q
_my grown	T
_my hair	L
_my hand	V
_my head	Y
_my health	Z
_my hear	C
_my heart	[
_my hob	C
_my hobb	W
_my hollandais	C
_my hom	V
_my horoscop	K
_my hous	[
_my husband	[
_my hydrange	F
_my identit	[
_my ill	P
_my instagram	C
_my ip	I
_my ipad	F
_my iphon	G
_my job	[
_my kindl	C
_my landlord	G
_my laptop	G
_my lawn	C
_my levothyroxin	C
_my lif	[
_my littl	V
_my location	F
_my login	C
_my lov	R
_my manag	C
_my marr	R
_my mattress	C
_my mind	[
_my mom	[
_my mone	T
_my mortgag	C
_my moth	[
_my mouth	Q
_my nail	C
_my nam	[
_my naught	C
_my neighbor	U
_my nerv	S
_my netflix	F
_my new	[
_my old	E
_my own	Z
_my oyst	E
_my parcel	C
_my parent	[
_my parrot	C
_my partn	[
_my passport	G
_my password	C
_my past	[
_my pastor	W
_my patient	S
_my pension	C
_my peopl	V
_my period	Y
_my pet	X
_my phon	C
_my phot	J
_my postcod	C
_my pr	Y
_my pra	V
_my print	C
_my problem	R
_my professor	P
_my promotion	C
_my rabbit	F
_my real	[
_my refund	C
_my religion	C
_my ris	C
_my rock	P
_my roommat	S
_my sav	Y
_my screen	F
_my search	C
_my secret	U
_my securit	C
_my sheep	[
_my shepherd	Q
_my shift	C
_my shop	N
_my short	C
_my sibl	P
_my sick	P
_my sin	Y
_my sist	[
_my skin	X
_my slack	C
_my son	[
_my soul	[
_my sourdough	C
_my spirit	T
_my spiritual	X
_my spong	C
_my spotif	G
_my spous	U
_my steer	E
_my stepdad	R
_my stepfath	V
_my student	[
_my suf	P
_my tablet	C
_my tax	C
_my teach	T
_my tear	[
_my teen	Z
_my teenag	[
_my test	Y
_my testimon	X
_my think	[
_my tim	[
_my toast	D
_my toddl	P
_my toilet	E
_my town	Y
_my train	F
_my transcript	C
_my tuition	C
_my twin	U
_my uncl	S
_my ups	F
_my van	F
_my wash	J
_my wed	T
_my whil	C
_my wit	S
_my word	Z
_my work	U
_my yok	S
_myself	Y
_myself _for	R
_nos	K
_nos vem	C
_o	U
_o _a	C
_o _god	Q
_o _my	[
_o _of	C
_o _una	C
_o negativ	C
_o tijer	C
_o variabl	D
_of	T
_of 1024	J
_of 17	F
_of 1764	F
_of 1812	D
_of 340	C
_of ?man	[
_of _a	C
_of _an	H
_of _christian	R
_of _god	N
_of _his	[
_of _me	[
_of _my	F
_of _myself	[
_of _of	C
_of _our	U
_of _someon	P
_of _someth	Q
_of _th	[
_of _that	C
_of _the	M
_of _thes	[
_of _us	F
_of _what	Y
_of _you	W
_of _your	[
_of abraham	W
_of act	Y
_of adam	[
_of address	G
_of all	[
_of aluminium	C
_of am	Y
_of anarch	C
_of angel	[
_of anoth	V
_of answer	C
_of appendicit	C
_of arimathe	T
_of atonement	T
_of attorne	C
_of austrail	G
_of australi	M
_of baal	P
_of babel	[
_of babylon	[
_of bak	C
_of balloon	D
_of baruch	T
_of be	Y
_of bed	U
_of beef	F
_of bel	C
_of benjamin	X
_of bethesd	V
_of bethlehem	Y
_of bitter	[
_of blood	[
_of blu	R
_of blue	C
_of booth	V
_of boundar	H
_of brazil	C
_of bread	[
_of broth	K
_of buddh	C
_of burkin	E
_of but	H
_of cactu	C
_of cain	[
_of calcium	I
_of canaan	S
_of canc	S
_of catan	H
_of celebrit	G
_of cha	D
_of chicag	C
_of chickenpox	G
_of child	T
_of chlorin	C
_of christ	[
_of church	U
_of cla	Z
_of clown	C
_of colossian	S
_of comfort	V
_of confession	Q
_of control	W
_of courgett	C
_of crap	D
_of creat	Z
_of crow	C
_of cruel	G
_of cup	C
_of cyren	Y
_of daniel	[
_of dark	[
_of david	[
_of day	I
_of dedication	Q
_of denmark	C
_of denv	C
_of deuteronom	R
_of die	I
_of doom	C
_of dry	[
_of dut	C
_of eden	[
_of egypt	G
_of electric	C
_of elijah	V
_of elish	S
_of email	C
_of endor	T
_of ephesian	Q
_of ephesu	R
_of esth	T
_of ethanol	C
_of ever	C
_of evil	V
_of exodu	Z
_of ezekiel	R
_of ezr	Y
_of faith	[
_of fir	X
_of fish	U
_of fl	[
_of flesh	Q
_of fold	C
_of follow	Q
_of four	C
_of franc	G
_of fruit	M
_of galatian	P
_of genes	Z
_of german	G
_of get	P
_of glass	Y
_of glor	Y
_of gold	R
_of good	F
_of grac	[
_of great	[
_of guadalup	X
_of habakkuk	S
_of hagga	S
_of hair	C
_of ham	W
_of heal	S
_of heaven	U
_of hebrew	T
_of help	R
_of herod	Q
_of hol	L
_of hop	[
_of hose	X
_of host	W
_of ibuprofen	C
_of inception	C
_of inerti	C
_of iron	Q
_of isaac	D
_of isaiah	T
_of israel	U
_of jacob	Z
_of jakart	C
_of jam	[
_of jean	I
_of jeanni	C
_of jeremiah	[
_of jerich	[
_of jerusalem	[
_of jess	[
_of jesu	[
_of job	[
_of joel	U
_of john	[
_of jonah	[
_of joseph	S
_of joshu	[
_of joy	T
_of jud	[
_of judah	[
_of judg	[
_of judith	R
_of justic	C
_of khan	J
_of king	C
_of knowledg	[
_of lag	H
_of lamentation	W
_of land	C
_of lawless	R
_of lebanon	R
_of legend	D
_of leon	C
_of lepros	P
_of leviticu	Q
_of lie	C
_of lif	[
_of light	X
_of limitation	D
_of log	H
_of london	C
_of los	P
_of lov	[
_of luk	Y
_of lyric	K
_of malach	T
_of manganes	G
_of mar	Y
_of mark	[
_of marr	V
_of matthew	U
_of meet	R
_of merc	[
_of merg	E
_of mexic	H
_of mic	C
_of micah	[
_of microsoft	C
_of milk	V
_of miss	S
_of mitocondri	D
_of mitos	C
_of moab	T
_of mobil	F
_of mone	[
_of mormon	G
_of mos	[
_of moss	C
_of motion	C
_of nacl	C
_of nahum	Z
_of nehemiah	R
_of new	G
_of noah	X
_of nonsens	C
_of normal	H
_of numb	[
_of obadiah	[
_of object	J
_of octopu	C
_of offic	C
_of oliv	T
_of one	[
_of oth	R
_of ozymandi	C
_of paradis	I
_of parliament	C
_of passeng	C
_of paul	[
_of peac	[
_of peak	C
_of pearl	C
_of peopl	R
_of persi	C
_of pet	T
_of pharaoh	U
_of philemon	V
_of philippian	W
_of pickleball	K
_of population	C
_of pr	U
_of pra	[
_of prais	V
_of prompt	H
_of proverb	V
_of psalm	P
_of pur	C
_of queen	C
_of quicksort	C
_of ram	C
_of refug	[
_of repent	Q
_of revelation	X
_of roll	C
_of roman	X
_of rubbish	H
_of russi	C
_of ruth	[
_of saint	[
_of salt	[
_of samari	S
_of samson	T
_of samuel	Z
_of saul	X
_of sav	[
_of school	X
_of screw	C
_of seven	Q
_of severanc	C
_of sharon	U
_of sheb	Y
_of sikhism	C
_of silenc	[
_of silv	[
_of sin	[
_of sirach	S
_of sleep	E
_of smok	C
_of softwar	C
_of solomon	Z
_of speech	C
_of stalingrad	C
_of stephen	Z
_of ston	[
_of storag	C
_of strang	C
_of student	C
_of sug	H
_of sweet	I
_of swim	E
_of tabernacl	S
_of tan	C
_of tast	C
_of teko	T
_of tenet	C
_of thank	Y
_of theseu	C
_of think	C
_of thirt	C
_of thorn	[
_of thre	[
_of thron	C
_of thund	C
_of tim	X
_of titu	V
_of tobit	Q
_of troop	C
_of tsushim	C
_of two	[
_of tyr	[
_of und	C
_of undefin	C
_of uno	C
_of uptown	C
_of uranium	C
_of vanit	Y
_of verbos	C
_of versaill	C
_of wank	C
_of war	C
_of wat	X
_of way	C
_of wealth	C
_of wis	R
_of woman	U
_of work	X
_of world	J
_of wrath	X
_of x	C
_of zarephath	U
_of zechariah	R
_of zephaniah	S
_ok	F
_ok _for	G
_ok _to	[
_ok boom	C
_ok cool	C
_ok googl	D
_oka	[
_oka _to	X
_on	N
_on 34th	H
_on _a	H
_on _an	C
_on _by	C
_on _god	U
_on _him	U
_on _his	[
_on _in	C
_on _it	C
_on _me	[
_on _my	R
_on _myself	D
_on _th	S
_on _the	U
_on _to	V
_on _which	C
_on _your	X
_on aft	U
_on airpod	C
_on all	P
_on americ	C
_on android	F
_on ankl	C
_on answ	C
_on appl	K
_on averag	I
_on bank	C
_on be	P
_on bedroom	C
_on charlott	C
_on christm	U
_on climat	H
_on coat	C
_on credit	E
_on dog	E
_on drug	X
_on each	[
_on earth	U
_on easyjet	K
_on emirat	J
_on eyelid	C
_on fac	D
_on fee	J
_on fing	C
_on firefox	C
_on food	U
_on frida	T
_on github	G
_on glass	F
_on good	W
_on heaven	C
_on high	E
_on hulu	C
_on ice	F
_on instagram	[
_on international	M
_on itun	C
_on jesu	R
_on kindl	C
_on landlin	G
_on law	G
_on lif	R
_on liquid	C
_on mac	G
_on malt	[
_on mar	C
_on monda	G
_on mount	[
_on netflix	Y
_on one	C
_on opena	G
_on oth	V
_on oven	C
_on peopl	R
_on pizz	K
_on port	C
_on roast	M
_on samsung	L
_on saturda	U
_on speakerphon	C
_on steel	D
_on stretch	D
_on student	C
_on sunda	[
_on sunshin	C
_on surfac	E
_on tiktok	C
_on titan	C
_on trent	D
_on trial	Y
_on wall	C
_on wat	X
_on william	G
_on youtub	K
_on zoom	C
_or	G
_or 32gb	E
_or _a	C
_or _be	F
_or _do	C
_or _just	C
_or _me	C
_or _someth	C
_or _the	M
_or _to	P
_or aft	C
_or anthropic	G
_or asi	G
_or bacterial	D
_or belt	L
_or bindw	J
_or bottl	I
_or buy	M
_or canberr	M
_or claud	C
_or clubmast	D
_or coffin	C
_or director	G
_or eczem	K
_or effect	C
_or equal	D
_or femal	C
_or fift	G
_or flip	C
_or freehold	C
_or glu	J
_or gra	C
_or high	K
_or less	C
_or machin	C
_or mesh	C
_or month	F
_or no	F
_or physical	C
_or playstation	H
_or put	C
_or satan	P
_or sta	V
_or tail	C
_or tak	I
_or than	C
_or treat	C
_our	[
_our _god	Q
_our bab	U
_our boil	C
_our church	R
_our da	Y
_our hom	U
_our hous	Y
_our marr	R
_our new	F
_our own	X
_our pastor	R
_our sin	P
_our town	S
_our transgression	R
_our wed	[
_par	M
_par _di	W
_par _el	[
_par _la	[
_par _las	F
_par _los	[
_par _mi	W
_par _que	G
_par _ser	U
_par _un	W
_par _una	[
_par abr	C
_par adolescent	Y
_par alguien	P
_par bod	C
_par cre	[
_par dar	T
_par decor	C
_par dibuj	G
_par dorm	U
_par empez	P
_par encontr	Y
_par est	C
_par hoy	W
_par iphon	C
_par ir	C
_par joven	V
_par jug	F
_par manan	F
_par matrimoni	V
_par mi	R
_par mot	G
_par mujer	[
_par nach	C
_par nad	C
_par nin	I
_par oj	E
_par orar	[
_par ped	C
_par perrit	C
_par pladur	D
_par punt	C
_par quint	D
_par renov	C
_par six	C
_par ten	T
_par tomat	D
_par tortug	C
_par viaj	Q
_passag	Z
_passag _for	R
_pleas	C
_pleas _the	C
_pleas calculat	K
_pleas ignor	C
_pleas stop	F
_pod	T
_pod _mi	C
_pod _ser	T
_pod _un	[
_pod _una	[
_pod congel	C
_pod ir	R
_pod orar	Q
_pod pag	T
_pod sal	S
_pod volv	P
_por	R
_por _di	Z
_por _el	W
_por _la	[
_por _las	C
_por _los	V
_por _mi	Z
_por _que	G
_por _ser	S
_por _su	R
_por _sus	S
_por _un	[
_por _una	V
_por aparc	C
_por cient	C
_por conveni	E
_por diner	T
_por exces	I
_por fe	Z
_por fin	Y
_por hor	C
_por internet	N
_por men	E
_por orden	C
_por otr	S
_por person	C
_por primer	W
_por punt	C
_por tod	P
_que	S
_que ?porqu	C
_que _a	S
_que _deb	Q
_que _dec	T
_que _di	Y
_que _el	P
_que _hac	[
_que _hay	W
_que _la	X
_que _le	R
_que _lo	[
_que _los	G
_que _me	[
_que _mi	H
_que _nos	U
_que _se	C
_que _ser	N
_que _signific	R
_que _teng	[
_que _yo	[
_que aceit	H
_que admitan	E
_que amo	T
_que ano	D
_que app	G
_que aran	C
_que com	G
_que comen	C
_que comi	R
_que construyeron	C
_que cre	X
_que dec	C
_que ech	Q
_que edad	Q
_que el	U
_que ensen	V
_que est	X
_que esto	X
_que filosof	G
_que ha	[
_que habi	P
_que habl	W
_que hac	C
_que hic	U
_que hicieron	Q
_que hor	C
_que idiom	D
_que ir	Q
_que jacob	P
_que jesu	P
_que jug	C
_que leer	[
_que lenguaj	J
_que llor	Q
_que mat	S
_que mor	R
_que mueren	R
_que nac	Y
_que no	W
_que nunc	S
_que odiaban	P
_que orar	P
_que pas	W
_que perdi	R
_que perdon	R
_que piedr	C
_que pierd	H
_que pintur	D
_que porqueri	D
_que prometi	P
_que qued	F
_que quier	S
_que sembr	C
_que sign	C
_que significan	Q
_que simboliz	W
_que sirv	J
_que son	X
_que sufren	P
_que sustituy	C
_que tablet	G
_que tal	C
_que te	[
_que tod	X
_que tornill	D
_que trat	V
_que va	F
_que ver	C
_que vitamin	C
_que vuel	J
_que vuelv	[
_quien	L
_quien _me	Z
_quien _se	[
_quien _ser	Q
_quien dec	C
_quien descubri	E
_quien escribi	D
_quien gan	C
_quien hac	I
_quien invent	C
_quien mat	R
_quien meti	C
_quien no	T
_quien pele	C
_quien perdi	R
_quien sal	H
_quien te	C
_quien va	C
_real	M
_real _just	C
_real happen	R
_right	[
_right _for	X
_right _of	C
_right _to	[
_right hand	R
_right lol	C
_right now	Q
_sa	K
_sa _he	R
_sa _i	S
_sa _she	P
_sa _the	T
_sa fatal	G
_sa gam	C
_sa item	D
_sa not	F
_sa sae30	K
_sa thank	T
_said	D
_said _i	C
_said _it	[
_said _someth	[
_said no	S
_said sorr	Q
_say	M
_say _about	[
_say _at	C
_say _i	X
_say _in	G
_say _ok	C
_say _someth	C
_say _the	C
_say _to	[
_say banan	D
_say ch	H
_say good	J
_say no	[
_say sorr	W
_say thank	C
_scriptur	[
_scriptur _be	R
_scriptur _for	[
_se	K
_se _deb	Q
_se _dec	D
_se _le	V
_se _lo	Q
_se _me	C
_se _pod	C
_se _ser	R
_se abran	C
_se apag	C
_se arrepient	Q
_se arrepinti	U
_se avecin	C
_se ban	L
_se burl	P
_se burlan	X
_se calcul	M
_se cambi	C
_se cas	U
_se celebr	J
_se com	C
_se contradicen	Q
_se convirti	V
_se cuec	C
_se enoj	S
_se equivoc	R
_se escrib	C
_se est	P
_se habl	C
_se hac	I
_se hierv	K
_se jueg	F
_se limpi	C
_se llam	F
_se llamab	T
_se llev	Q
_se mont	E
_se mor	V
_se muev	E
_se os	U
_se pegu	H
_se perdi	W
_se podan	I
_se pon	F
_se qued	I
_se rasc	C
_se regal	C
_se rieg	L
_se rio	[
_se salv	U
_se suicid	S
_se tard	T
_se tom	N
_se tramit	C
_se va	[
_se volvi	P
_segun	S
_segun _la	Q
_ser	W
_ser 15	L
_ser _and	C
_ser _de	[
_ser _di	R
_ser _el	G
_ser _en	H
_ser _la	M
_ser _mas	T
_ser _mi	[
_ser _muy	[
_ser _un	C
_ser _una	C
_ser abraham	P
_ser amabl	V
_ser biblic	P
_ser buen	[
_ser controlador	U
_ser cristian	Q
_ser destruid	P
_ser dificil	S
_ser egoist	Q
_ser est	Q
_ser feliz	R
_ser fift	M
_ser gay	P
_ser hech	P
_ser hombr	P
_ser injust	S
_ser jesu	Q
_ser juan	P
_ser jud	P
_ser just	T
_ser mal	U
_ser mejor	K
_ser melquisedec	Q
_ser mercuri	I
_ser muj	S
_ser necesari	Q
_ser nin	Q
_ser novi	C
_ser pabl	Q
_ser pacient	Q
_ser pec	[
_ser perdon	S
_ser perfect	R
_ser plan	R
_ser rey	Q
_ser salv	S
_ser san	S
_ser sant	X
_ser santiag	Q
_ser simon	C
_ser sol	Q
_ser tan	U
_ser tard	[
_ser tran	T
_ser valient	S
_shall	[
_shall _be	S
_shall not	[
_she	[
_she _be	V
_she _doesnt	T
_she _hav	[
_she _wont	T
_she die	T
_should	Y
_should _a	C
_should _an	M
_should _be	C
_should _christian	U
_should _hav	P
_should _i	W
_should _we	[
_should _you	Z
_should health	C
_show	C
_show _in	I
_show _me	P
_show _with	C
_show apartment	C
_show cancell	F
_show math	K
_show tim	C
_signific	R
_signific _el	[
_signific _la	C
_signific _que	P
_signific _ser	R
_signific lord	P
_signific ten	C
_so	S
_so ?man	[
_so _it	C
_so _much	S
_so bad	Q
_so dumb	C
_so eas	[
_so far	C
_so fat	C
_so hard	S
_so important	Y
_so kat	C
_so long	Z
_so mad	Q
_so sad	T
_so slow	C
_so small	C
_so static	C
_so tir	Y
_so wind	C
_sobr	P
_sobr _el	T
_sobr _las	S
_sobr _los	Q
_sobr _mi	C
_sobr _ser	Q
_someon	[
_someon ?who	Y
_someon _at	P
_someon _be	V
_someon _i	R
_someon _in	W
_someon _of	Q
_someon _on	C
_someon _to	V
_someon _with	X
_someon break	R
_someon die	Y
_someon els	Y
_someon explain	C
_someon put	X
_someon steal	R
_someth	H
_someth _be	U
_someth _from	P
_someth _i	T
_someth _to	G
_someth els	C
_someth funn	C
_someth sil	C
_someth terribl	P
_su	[
_su camin	Q
_su cas	S
_su hij	Q
_su novi	R
_su padr	Q
_sus	[
_sus herman	R
_sus hij	R
_tell	C
_tell _if	C
_tell _me	C
_tell _my	[
_tell _the	Q
_tell all	C
_tell dvl	F
_tell peopl	S
_tell real	J
_teng	[
_teng _el	Q
_teng _que	U
_teng _un	G
_teng _una	R
_teng dud	U
_teng gan	S
_teng plat	Q
_teng temor	R
_teng tiemp	R
_th	C
_th _a	W
_th _be	C
_th _just	C
_th _on	H
_th _th	C
_th _the	C
_th anymor	W
_th app	C
_th articl	J
_th bab	C
_th box	C
_th child	P
_th dad	R
_th day	W
_th email	H
_th garbag	G
_th gde	K
_th going	C
_th gpt	C
_th hand	V
_th head	C
_th hous	[
_th jacket	N
_th kiss	C
_th land	R
_th lin	C
_th messag	C
_th month	C
_th morn	C
_th now	H
_th offlin	F
_th old	C
_th own	C
_th search	C
_th symbol	C
_th thing	C
_th way	Y
_th websit	C
_th week	F
_th weekend	C
_th work	C
_th world	[
_th writ	C
_th year	[
_that	K
_that _be	[
_that _do	I
_that _god	[
_that _hav	F
_that _he	S
_that _i	[
_that _im	V
_that _isnt	C
_that _my	U
_that _sa	L
_that _the	L
_that _you	L
_that begin	C
_that bord	E
_that deliv	H
_that fl	N
_that fold	C
_that go	C
_that goldfish	C
_that hospital	I
_that identif	K
_that jesu	[
_that land	C
_that mean	C
_that movi	E
_that ot	F
_that pay	J
_that renam	D
_that revers	E
_that skip	M
_that start	J
_that tak	L
_that tonight	C
_the	W
_the 100m	L
_the 1990s	C
_the 2010	K
_the 2016	L
_the 27th	C
_the 90s	I
_the _be	S
_the _bibl	[
_the _by	C
_the _christian	R
_the _get	C
_the _god	V
_the _hav	S
_the _it	E
_the _just	[
_the _may	T
_the _right	[
_the _us	C
_the _will	T
_the _wrong	Y
_the abov	C
_the actress	I
_the admin	D
_the age	Z
_the airport	I
_the airsp	J
_the alphabet	C
_the alt	Z
_the angel	[
_the animal	Z
_the annunciation	V
_the anoint	[
_the ant	[
_the apocalyps	Q
_the apocryph	W
_the apostl	[
_the apostroph	D
_the app	C
_the appendix	C
_the archangel	[
_the are	F
_the ark	[
_the arm	[
_the arra	M
_the ascension	T
_the atm	C
_the aztec	C
_the bab	[
_the babylonian	R
_the background	C
_the ball	C
_the ballot	K
_the bank	D
_the baptiz	[
_the barcod	D
_the bath	C
_the battl	W
_the beach	[
_the bear	C
_the beast	[
_the beatitud	[
_the beaut	R
_the bedroom	C
_the begin	T
_the bel	Y
_the bell	C
_the bereav	R
_the berlin	C
_the best	P
_the bin	C
_the bird	I
_the birth	R
_the black	C
_the blam	P
_the bless	Q
_the blind	V
_the blond	I
_the blood	[
_the bmi	C
_the boat	V
_the bod	C
_the book	[
_the boston	C
_the boy	S
_the bpm	C
_the branch	Z
_the bread	[
_the break	[
_the brid	X
_the bring	C
_the brit	D
_the brokenheart	S
_the bronz	W
_the budget	C
_the build	S
_the burn	[
_the bus	D
_the butl	D
_the button	C
_the caa	I
_the cabinet	C
_the call	[
_the camp	V
_the canaanit	V
_the capital	G
_the cartridg	C
_the cat	C
_the cav	[
_the ceil	[
_the cent	P
_the centurion	R
_the ceo	C
_the chanc	C
_the chancellor	C
_the cheap	D
_the cheat	T
_the chicken	C
_the child	X
_the chord	F
_the church	[
_the cimarron	C
_the cit	[
_the cla	T
_the clock	C
_the cloud	U
_the coach	C
_the cob	C
_the coconut	H
_the color	P
_the corn	C
_the cornerston	T
_the correct	E
_the cost	[
_the couch	V
_the council	S
_the count	C
_the countr	E
_the covenant	[
_the critiqu	C
_the cross	[
_the crowd	Q
_the crown	C
_the croydon	F
_the crucibl	C
_the crucif	X
_the current	C
_the curtain	C
_the dark	H
_the dashboard	C
_the dat	C
_the day	C
_the deep	R
_the demon	Q
_the depth	X
_the derivativ	D
_the desert	[
_the devil	[
_the die	[
_the differenc	C
_the discipl	C
_the divorc	Z
_the doctor	[
_the dog	D
_the donke	I
_the door	[
_the doorpost	W
_the download	C
_the dragon	[
_the dream	Z
_the driv	C
_the dust	R
_the ear	[
_the earth	[
_the earthquak	C
_the east	Z
_the edomit	R
_the egyptian	C
_the eiffel	G
_the eld	U
_the elect	[
_the election	G
_the employe	C
_the empt	V
_the end	E
_the engagement	Z
_the england	C
_the english	J
_the ephesian	R
_the ethiopian	X
_the eu	C
_the eur	C
_the eurost	E
_the evangelist	Z
_the everlast	U
_the exil	[
_the exodu	[
_the eye	Y
_the faith	S
_the falkland	C
_the fall	V
_the fam	[
_the fast	G
_the fath	[
_the fear	P
_the feast	W
_the field	[
_the fier	Q
_the fig	Z
_the filt	J
_the fir	[
_the first	W
_the firstborn	Z
_the fish	P
_the fiv	K
_the fl	C
_the flesh	V
_the flight	C
_the flood	[
_the follow	C
_the font	C
_the fool	Q
_the foolish	X
_the foot	F
_the ford	C
_the forehead	Z
_the foreign	P
_the foundation	R
_the four	Y
_the fourth	C
_the fox	C
_the fridg	F
_the friend	Q
_the front	E
_the fruit	[
_the funeral	Q
_the futur	[
_the g7	C
_the gang	T
_the gap	Z
_the garden	R
_the gat	[
_the gather	C
_the gentil	Y
_the giant	T
_the gift	S
_the girl	I
_the glor	R
_the goat	C
_the godfath	C
_the gold	C
_the golden	[
_the golf	F
_the good	[
_the gospel	[
_the government	T
_the grav	U
_the gravit	C
_the great	N
_the green	I
_the ground	[
_the groundhog	E
_the guy	C
_the hair	U
_the half	C
_the hand	V
_the harp	[
_the harv	R
_the head	[
_the heart	M
_the heaven	R
_the hell	G
_the high	Z
_the hittit	S
_the hiv	C
_the hobbit	C
_the hol	[
_the holida	Q
_the homeless	U
_the horizon	D
_the hospital	[
_the hot	C
_the hour	R
_the hous	Q
_the household	T
_the hudson	C
_the human	C
_the humbl	Q
_the hundr	C
_the hungr	R
_the hurrican	W
_the husband	V
_the hypotenus	E
_the icu	T
_the ideal	K
_the idol	Q
_the ignition	C
_the incubation	G
_the ind	H
_the industrial	K
_the ingredient	H
_the inheritanc	Q
_the inn	T
_the innocent	X
_the internet	M
_the israelit	U
_the jail	Y
_the japanes	L
_the jew	[
_the job	[
_the john	I
_the jok	C
_the jordan	[
_the joy	R
_the judg	S
_the judgment	P
_the ke	T
_the keyboard	J
_the kill	Q
_the king	[
_the kingdom	Y
_the kit	H
_the kitchen	C
_the knob	C
_the know	T
_the la	C
_the lak	[
_the lam	X
_the lamb	G
_the lamp	S
_the land	[
_the languag	C
_the last	M
_the laugh	W
_the law	[
_the lawn	H
_the lead	C
_the least	[
_the lep	U
_the lesson	[
_the let	M
_the levit	[
_the liber	C
_the lich	C
_the lie	D
_the lif	W
_the lifespan	C
_the light	C
_the lin	C
_the lion	[
_the littl	R
_the lock	H
_the locust	[
_the log	I
_the long	[
_the look	C
_the lord	[
_the lost	M
_the lotter	[
_the louisian	C
_the loung	C
_the lov	C
_the low	W
_the m25	C
_the maccabe	Q
_the mag	Y
_the maginot	C
_the magnificat	[
_the mak	T
_the man	[
_the mark	[
_the marshall	C
_the mast	C
_the matrix	C
_the maximum	I
_the mean	S
_the meek	Q
_the meet	C
_the memb	C
_the menu	E
_the messag	Z
_the messiah	[
_the microphon	C
_the microwav	J
_the middl	C
_the might	W
_the millennium	[
_the minimum	H
_the miracl	C
_the mitochondri	C
_the mon	C
_the mone	Z
_the month	Q
_the moon	H
_the mor	C
_the morn	[
_the most	I
_the moth	Q
_the motorwa	C
_the mount	Z
_the mountain	[
_the mouth	S
_the muffin	C
_the mumm	C
_the nak	G
_the nam	C
_the narrator	C
_the nation	[
_the nba	H
_the net	P
_the network	C
_the new	C
_the next	C
_the night	W
_the nobl	C
_the north	W
_the northern	D
_the now	C
_the nth	C
_the numb	W
_the nun	C
_the ocean	X
_the offer	Q
_the offic	C
_the oil	C
_the old	[
_the one	N
_the onl	R
_the oppress	U
_the orang	D
_the original	D
_the osc	C
_the oth	L
_the outsid	D
_the ox	P
_the parabl	X
_the passov	[
_the past	[
_the pavement	C
_the peac	Q
_the peopl	[
_the periodic	C
_the pharise	T
_the philistin	[
_the phon	C
_the pickup	J
_the pierc	T
_the pill	W
_the pixel	F
_the pizz	I
_the plagu	[
_the planet	[
_the plot	C
_the plural	C
_the point	[
_the polic	S
_the polit	D
_the poll	C
_the pool	[
_the poor	X
_the pop	[
_the population	C
_the post	C
_the postman	C
_the pot	[
_the pow	C
_the pr	Z
_the pra	T
_the preach	W
_the premium	K
_the present	C
_the president	C
_the prim	C
_the prodigal	S
_the prom	H
_the promis	[
_the prop	C
_the prophet	X
_the prostitut	T
_the pump	J
_the pur	V
_the purpos	W
_the queen	W
_the quick	K
_the rabbit	C
_the rac	[
_the rain	I
_the rainbow	S
_the rainfor	C
_the raptur	[
_the raven	C
_the real	C
_the receipt	C
_the red	[
_the rent	S
_the resurrect	[
_the rich	[
_the righteou	U
_the ris	X
_the riv	[
_the road	T
_the rock	[
_the rod	[
_the roman	C
_the roof	U
_the root	V
_the rosar	[
_the rout	C
_the royal	V
_the ruin	Y
_the rul	C
_the run	H
_the sabbath	[
_the saf	C
_the saint	[
_the samaritan	Q
_the samsung	F
_the sand	[
_the sanhedrin	V
_the scarlet	C
_the school	Z
_the scor	C
_the scrib	[
_the scroll	[
_the sd	C
_the sea	C
_the second	K
_the secret	[
_the senat	C
_the sermon	W
_the serpent	U
_the serv	C
_the servant	P
_the set	C
_the seven	[
_the seventh	S
_the shadow	[
_the sheep	C
_the shelf	C
_the shepherd	[
_the ship	C
_the shop	C
_the short	[
_the should	C
_the sick	S
_the sign	[
_the silv	T
_the sin	V
_the singl	C
_the skin	C
_the sky	E
_the small	C
_the smell	K
_the snak	[
_the soft	C
_the son	Z
_the song	L
_the soul	[
_the sourc	G
_the south	[
_the sow	S
_the sp	W
_the spanish	C
_the speak	D
_the spin	J
_the spirit	[
_the spleen	C
_the spotless	C
_the star	C
_the start	H
_the steam	C
_the stock	[
_the ston	[
_the stop	C
_the stor	S
_the storm	Y
_the street	[
_the strip	I
_the strong	C
_the subject	D
_the submarin	C
_the suf	Q
_the sum	C
_the sun	C
_the suprem	C
_the swap	C
_the sword	Y
_the synagogu	S
_the tabernacl	[
_the tabl	[
_the tablet	Y
_the tak	V
_the takeawa	C
_the talent	U
_the talk	S
_the tall	C
_the tank	F
_the tax	[
_the templ	[
_the temptation	C
_the ten	[
_the tent	S
_the text	C
_the them	C
_the thief	R
_the thing	T
_the third	U
_the thre	[
_the thron	[
_the ticket	F
_the tiktok	C
_the tim	I
_the tomb	[
_the tongu	[
_the totem	C
_the tow	E
_the train	I
_the transfiguration	[
_the tre	Z
_the treat	C
_the trib	W
_the tribulation	T
_the trick	K
_the trinit	[
_the trojan	C
_the tru	T
_the truth	[
_the tub	C
_the tudor	C
_the tumor	Q
_the tundr	C
_the tv	K
_the twelv	[
_the two	[
_the uk	C
_the unforgivabl	S
_the union	C
_the unit	C
_the univers	R
_the unjust	S
_the updat	C
_the usa	L
_the use	[
_the valle	J
_the veil	Q
_the vik	C
_the villain	C
_the vin	S
_the vineyard	Z
_the virgin	T
_the vision	[
_the voic	C
_the vot	E
_the wall	[
_the want	Q
_the war	[
_the wash	G
_the wat	Q
_the way	[
_the weak	[
_the weath	C
_the wed	Y
_the weeknd	C
_the well	S
_the weth	C
_the wh	J
_the whal	Z
_the whirlwind	T
_the whit	[
_the whol	[
_the wick	[
_the widow	U
_the width	F
_the wif	T
_the wilder	W
_the win	K
_the wind	[
_the window	[
_the wis	W
_the witch	T
_the wither	P
_the woman	V
_the womb	X
_the word	Y
_the work	[
_the world	V
_the worm	X
_the worship	P
_the worst	V
_the year	V
_the yok	R
_the young	T
_the zeppelin	E
_the zip	C
_them	[
_them _from	J
_ther	S
_ther ?when	T
_ther _a	C
_ther _an	C
_ther _be	[
_ther _for	R
_ther _so	[
_ther _to	C
_ther any	C
_ther bot	G
_ther going	C
_ther two	X
_thes	[
_thes bullet	E
_thos	[
_thos ?who	[
_thos _he	P
_tien	K
_tien _di	R
_tien _el	C
_tien _la	D
_tien _su	U
_tien _un	C
_tien _una	F
_tien canc	R
_tien chil	F
_tien jordan	K
_tien otr	T
_tien sentid	[
_tien shakir	H
_tien temor	P
_to	T
_to 20	C
_to 200	C
_to 80	C
_to ?whom	X
_to _a	C
_to _an	V
_to _anyon	C
_to _be	U
_to _do	I
_to _get	[
_to _god	[
_to _hav	[
_to _him	P
_to _his	U
_to _it	C
_to _its	X
_to _let	G
_to _me	[
_to _my	[
_to _our	Q
_to _say	U
_to _show	[
_to _someon	[
_to _tell	R
_to _th	D
_to _the	[
_to _them	C
_to _thos	T
_to _us	[
_to _you	[
_to _your	[
_to abraham	R
_to accept	X
_to act	X
_to advertis	K
_to all	[
_to amand	C
_to ang	V
_to anoth	[
_to ap	L
_to apologiz	[
_to appeal	C
_to ask	S
_to australi	D
_to avoid	C
_to babylon	U
_to bal	E
_to beat	C
_to becom	Q
_to beg	P
_to believ	V
_to bevel	C
_to block	G
_to boil	I
_to break	P
_to bring	C
_to build	[
_to burn	D
_to buy	D
_to caes	[
_to calm	P
_to cambridg	C
_to cast	X
_to centimetr	D
_to chang	Z
_to charit	Z
_to chicag	M
_to child	S
_to chnag	C
_to choos	U
_to church	Q
_to cinqu	D
_to com	X
_to compil	G
_to confess	Y
_to control	Y
_to copyright	C
_to count	C
_to court	[
_to cry	T
_to damascu	Z
_to danc	T
_to darlington	L
_to dat	[
_to dav	C
_to david	V
_to deal	[
_to decimal	C
_to declar	C
_to declin	D
_to defrost	F
_to delet	E
_to die	[
_to dog	C
_to doll	H
_to drink	[
_to driv	K
_to dry	K
_to duba	N
_to dust	S
_to each	Q
_to eat	K
_to egypt	[
_to emmau	[
_to emplo	F
_to english	C
_to enjo	T
_to eur	D
_to everyon	P
_to evolv	C
_to excel	N
_to exit	C
_to fac	Q
_to factor	C
_to fahrenheit	G
_to faith	R
_to feel	Q
_to fift	D
_to fight	[
_to fill	G
_to find	Q
_to fix	H
_to flat	F
_to fly	H
_to fold	G
_to follow	X
_to forgiv	[
_to fourteen	H
_to franc	G
_to french	M
_to gbp	D
_to german	L
_to gif	D
_to gitlab	J
_to giv	Y
_to go	Q
_to googl	C
_to hang	L
_to hast	C
_to hat	U
_to hear	P
_to heathrow	C
_to heaven	[
_to hell	N
_to help	V
_to hold	C
_to honor	R
_to improv	E
_to introduc	C
_to iphon	J
_to ireland	M
_to jerusalem	U
_to jesu	V
_to jewell	C
_to jfk	C
_to joseph	W
_to judg	R
_to jump	M
_to keep	[
_to kill	C
_to king	U
_to km	J
_to know	S
_to lay	P
_to lead	[
_to learn	L
_to leas	C
_to lie	[
_to lif	R
_to lift	W
_to listen	[
_to liv	V
_to lov	C
_to low	C
_to luton	H
_to main	C
_to mak	Y
_to mar	V
_to marr	Y
_to marseill	I
_to match	L
_to meet	C
_to moab	S
_to moon	C
_to mourn	Y
_to mov	[
_to mp3	E
_to mymath	D
_to nic	C
_to normal	J
_to numb	Z
_to obe	X
_to one	W
_to ord	H
_to oth	V
_to oxford	K
_to pack	L
_to parent	W
_to pay	G
_to pc	C
_to peel	E
_to peopl	U
_to pharaoh	Q
_to photoshop	H
_to pla	M
_to plant	C
_to pra	[
_to prison	W
_to put	J
_to queenstown	C
_to quit	[
_to reach	G
_to read	Y
_to receiv	P
_to refreez	C
_to regist	I
_to regrout	D
_to remov	C
_to repeat	S
_to repent	[
_to resign	G
_to resolv	M
_to respra	C
_to rest	[
_to restart	C
_to return	Q
_to rgb	C
_to rid	C
_to roast	M
_to roll	C
_to run	E
_to saint	Q
_to san	E
_to sav	N
_to school	U
_to screenshot	L
_to see	R
_to sell	K
_to send	P
_to serv	X
_to set	C
_to shannon	C
_to shar	[
_to ship	L
_to shuffl	C
_to sit	C
_to siz	G
_to sleep	[
_to sow	C
_to spanish	H
_to speak	[
_to spel	C
_to sta	Z
_to start	[
_to step	C
_to stor	D
_to stream	C
_to strip	E
_to stud	X
_to styl	G
_to succ	U
_to support	Z
_to swahil	C
_to tak	[
_to talk	V
_to tam	C
_to tanzani	F
_to teach	U
_to tempt	[
_to thursda	C
_to tie	C
_to tith	U
_to train	K
_to treat	E
_to trust	W
_to turn	C
_to two	X
_to typ	C
_to und	C
_to use	K
_to vancouv	C
_to vot	C
_to walk	V
_to want	Z
_to war	W
_to wash	C
_to wat	I
_to watch	C
_to wear	C
_to wif	K
_to win	M
_to wonderwall	F
_to work	Z
_to worship	U
_to writ	[
_to yellowston	F
_to york	H
_to zar	C
_to zer	C
_too	[
_too ?man	T
_too _much	[
_too _the	C
_too bus	R
_too ear	Z
_too expensiv	S
_too far	Y
_too hard	S
_too high	Y
_too lat	[
_too old	[
_too proud	P
_too small	C
_too strict	Q
_too technical	D
_too wet	C
_too wid	C
_too young	Q
_tu	[
_tu boc	Q
_tu configuracion	C
_tu corazon	Q
_tu cuerp	C
_tu madr	Q
_tu projim	S
_tu prompt	C
_tus	R
_tus instruccion	C
_u	C
_u c	F
_u suck	C
_un	Q
_un abort	R
_un accident	[
_un adult	C
_un aguil	C
_un ajolot	C
_un amig	Y
_un ano	S
_un archiv	C
_un asil	Q
_un avion	J
_un beb	R
_un boton	E
_un buen	X
_un caball	M
_un camp	Q
_un chist	C
_un companer	T
_un corazon	S
_un corre	C
_un cristian	Y
_un cuadr	E
_un cuent	C
_un dia	H
_un diacon	Z
_un div	I
_un divorc	F
_un electricist	N
_un enferm	U
_un enfermer	F
_un enlac	C
_un ensay	C
_un equip	N
_un esguinc	K
_un examen	P
_un famil	P
_un fregader	D
_un funeral	S
_un gat	C
_un guis	C
_un hamst	I
_un herman	W
_un hij	S
_un hiyab	F
_un hombr	M
_un huev	C
_un hyunda	J
_un ion	C
_un kil	G
_un leon	R
_un mal	R
_un mensaj	N
_un milagr	V
_un negoci	R
_un nin	Z
_un nud	C
_un pact	S
_un pastor	[
_un perr	H
_un pirat	C
_un plan	S
_un platan	M
_un poem	C
_un portal	E
_un portatil	E
_un profet	U
_un program	C
_un radiador	D
_un rap	C
_un resfr	I
_un sacerdot	R
_un sant	V
_un securit	C
_un sof	C
_un sol	[
_un sonet	C
_un tecl	I
_un trabaj	R
_un tren	C
_un uber	C
_una _bibli	V
_una amig	V
_una astill	E
_una basur	C
_una bendicion	R
_una bod	J
_una buen	Z
_una camiset	C
_una captur	E
_una cas	[
_una cistern	L
_una freidor	H
_una gran	C
_una iglesi	Q
_una imagen	F
_una infidelidad	Q
_una inteligenci	C
_una list	C
_una manch	C
_una maquin	J
_una muj	V
_una orquide	I
_una palabr	X
_una person	I
_una planch	C
_una promes	S
_una prueb	C
_una regl	H
_una reunion	S
_una rtx	F
_una rued	D
_una rx	F
_una sals	C
_una sect	X
_una seman	C
_una senal	P
_una serpient	C
_una tabl	C
_una tarjet	U
_una taz	F
_una tiend	R
_una tortug	H
_us	T
_us _a	Q
_us _from	C
_us _to	V
_us arm	C
_us cross	C
_us nav	C
_us president	C
_us stat	C
_us task	C
_ver	M
_ver long	K
_vers	[
_vers _about	X
_vers _for	[
_vers _in	R
_vers _of	[
_vers _to	U
_vers befor	S
_vers book	C
_versicul	[
_versicul _de	U
_versicul _par	[
_versicul _sobr	R
_wasnt	W
_wasnt _ther	Q
_we	[
_we _be	[
_we _can	T
_we _cant	Q
_we _do	X
_we _dont	P
_we _hav	G
_we _say	C
_we _will	C
_we bur	P
_we call	Y
_we confess	P
_we die	Z
_we disagre	Q
_we eat	Z
_we fight	T
_we go	Y
_we keep	R
_we know	U
_we learn	[
_we liv	V
_we lost	R
_we mak	S
_we need	[
_we pra	R
_we see	Y
_we stop	K
_we treat	U
_what	G
_what _a	C
_what _about	R
_what _can	W
_what _do	Q
_what _for	C
_what _god	[
_what _hav	C
_what _he	S
_what _i	[
_what _if	[
_what _im	Q
_what _in	C
_what _must	U
_what _my	S
_what _should	F
_what _the	C
_what _to	[
_what _will	[
_what _would	H
_what _you	[
_what _your	C
_what age	[
_what beat	C
_what break	M
_what caus	C
_what channel	C
_what chees	N
_what color	I
_what count	[
_what credit	G
_what currenc	I
_what day	C
_what dinosaur	C
_what document	C
_what eat	C
_what film	K
_what gas	C
_what get	C
_what go	C
_what good	[
_what happen	S
_what hous	C
_what keep	C
_what key	J
_what kind	H
_what mak	P
_what mileag	L
_what model	C
_what nois	C
_what now	R
_what numb	C
_what ocean	D
_what oil	K
_what ord	C
_what organ	C
_what paint	I
_what part	C
_what plug	G
_what port	H
_what program	C
_what psalm	S
_what scal	C
_what school	C
_what sea	C
_what shut	E
_what siz	C
_what stitch	D
_what tim	C
_what toda	D
_what up	C
_what version	C
_what vitamin	D
_what weapon	D
_what year	C
_which	G
_which _be	G
_which _chapt	[
_which airlin	E
_which airport	D
_which animal	T
_which aveng	C
_which bank	C
_which bin	I
_which bird	N
_which book	[
_which church	Z
_which compan	C
_which direction	C
_which graphic	L
_which hdm	J
_which herb	C
_which kingdom	C
_which lipstick	E
_which oil	E
_which one	R
_which ord	M
_which pencil	E
_which philosoph	C
_which planet	D
_which psalm	U
_which servic	C
_which sid	C
_which star	C
_which stat	C
_which supermarket	H
_which trib	T
_which vaccin	F
_which year	C
_whos	Y
_whos son	Q
_whos vs	G
_will	[
_will _and	C
_will _be	[
_will _god	X
_will _i	Z
_will _my	V
_will _the	C
_will _ther	Q
_will _we	W
_will _you	[
_will answ	S
_will com	Y
_will ever	T
_will find	S
_will giv	P
_will go	Y
_will jesu	[
_will mak	W
_will nev	S
_will not	[
_will provid	Q
_will return	U
_will ris	T
_will rock	C
_will serv	T
_will smith	C
_with	P
_with ?man	[
_with _a	G
_with _an	[
_with _god	[
_with _her	P
_with _him	Q
_with _his	S
_with _it	Z
_with _me	[
_with _my	T
_with _ok	C
_with _someon	P
_with _th	C
_with _the	C
_with _u	C
_with _us	V
_with _what	[
_with _you	C
_with _your	Q
_with all	X
_with bad	W
_with bak	D
_with beautifulsoup	E
_with blood	N
_with brand	D
_with cabl	I
_with canc	U
_with carpla	C
_with chemistr	I
_with child	S
_with christ	Q
_with cloone	I
_with codein	K
_with decimal	D
_with depress	Q
_with dhl	L
_with etr	F
_with fant	H
_with good	R
_with grip	C
_with halloum	C
_with hid	C
_with hospital	F
_with iphon	G
_with jesu	W
_with joy	Y
_with leftov	C
_with lepros	S
_with lov	[
_with match	C
_with metal	G
_with metronidazol	C
_with mone	V
_with no	C
_with oat	I
_with old	C
_with orang	C
_with oth	Z
_with park	C
_with paul	U
_with peopl	V
_with q	C
_with referenc	H
_with remaind	C
_with rub	K
_with salt	H
_with seizur	Q
_with seven	[
_with sin	V
_with split	C
_with stor	K
_with sword	U
_with teenag	C
_with two	U
_with unbeliev	P
_with wat	C
_with watercolor	E
_with whit	D
_with z	C
_wont	R
_wont _god	T
_wont _let	U
_wont _my	C
_wont accept	R
_wont connect	K
_wont forgiv	R
_wont go	C
_wont leav	V
_wont listen	[
_wont pair	G
_wont pay	V
_wont stop	Q
_wont talk	R
_wont turn	C
_wont work	U
_would	M
_would _a	C
_would _be	U
_would _it	F
_would _you	C
_would happen	C
_would jesu	[
_would lik	H
_would not	T
_wrong	[
_wrong _for	Q
_wrong _to	[
_wrong _too	C
_wrong _with	S
_wrong symbol	C
_y	[
_y 18	C
_y 4x	C
_y _a	R
_y _bibli	P
_y _de	Z
_y _del	Q
_y _di	P
_y _el	[
_y _en	P
_y _la	[
_y _las	S
_y _los	W
_y _me	S
_y _mi	Q
_y _que	E
_y _se	V
_y _teng	P
_y _una	C
_y _yo	T
_y alcohol	C
_y ana	Y
_y canc	C
_y dim	C
_y dos	X
_y el	Q
_y esau	T
_y esdrujul	C
_y eva	S
_y fe	[
_y gasset	E
_y hac	C
_y javascript	C
_y joy	C
_y mari	R
_y miel	S
_y mor	Q
_y no	Z
_y otr	C
_y pisc	C
_y predic	C
_y quier	C
_y samsung	K
_y se	T
_y si	Y
_y sol	C
_y te	Z
_y temperatur	C
_y tod	V
_yo	I
_yo _yo	C
_yo esto	Q
_yo mam	C
_yo no	X
_yo ser	[
_yo te	Y
_you	C
_you ?wher	C
_you _a	C
_you _and	T
_you _be	K
_you _can	T
_you _do	Z
_you _for	[
_you _get	C
_you _god	[
_you _hav	C
_you _in	C
_you _say	[
_you _shall	[
_you _tell	C
_you _the	X
_you _to	Z
_you _vers	T
_you _will	[
_you _with	Q
_you absolut	C
_you bath	C
_you beatbox	C
_you brows	C
_you bunch	C
_you call	C
_you cannot	[
_you castl	K
_you chatgpt	C
_you chord	F
_you clean	K
_you com	T
_you convert	K
_you cut	C
_you down	C
_you draw	F
_you drows	C
_you eat	R
_you flush	E
_you fly	C
_you fold	K
_you gdpr	C
_you go	[
_you grow	G
_you head	D
_you hir	C
_you keep	[
_you know	C
_you lik	C
_you liv	C
_you lord	[
_you lov	[
_you mak	M
_you mal	C
_you meant	G
_you measur	C
_you mix	C
_you muppet	C
_you need	C
_you obe	E
_you out	R
_you peel	D
_you pronounc	C
_you put	E
_you rath	C
_you read	C
_you reap	[
_you record	C
_you rememb	C
_you remov	N
_you run	C
_you see	D
_you sell	K
_you smart	C
_you sow	[
_you speak	P
_you spell	J
_you stack	I
_you stop	C
_you stor	E
_you suck	C
_you swallow	C
_you tak	C
_you talk	C
_you tell	C
_you tip	L
_you translat	L
_you tumbl	C
_you understand	C
_you up	D
_you use	L
_you want	Z
_you writ	C
_your	Q
_your _god	P
_your _right	X
_your answ	C
_your api	E
_your app	C
_your bod	X
_your broth	[
_your bus	C
_your child	W
_your cloak	W
_your cod	G
_your configuration	C
_your cross	X
_your cut	D
_your develop	C
_your dumb	D
_your enem	W
_your ey	C
_your fath	Q
_your favourit	K
_your filt	C
_your fing	E
_your foot	C
_your hand	[
_your head	G
_your heart	[
_your hid	C
_your initial	K
_your knowledg	C
_your knuckl	E
_your leg	C
_your licenc	C
_your lif	T
_your light	[
_your mam	C
_your mat	Z
_your mind	[
_your moth	C
_your mouth	T
_your nam	N
_your neighbor	T
_your offic	C
_your pee	H
_your r	C
_your rul	D
_your sav	Z
_your servant	S
_your sin	S
_your sit	C
_your son	V
_your sting	[
_your strength	P
_your stupid	G
_your system	C
_your tool	G
_your train	C
_your wa	T
_your word	[
_your youth	X
_yourself	[
a1	M
a1 vs	M
a2	M
a2 milk	M
a4	L
a52	L
a610	H
a610 _with	H
aa	C
aaaaaaaa	C
aaaaaaaaaaa	C
aaron	G
aaron _and	R
aaron die	[
aaron judg	C
aaron paul	C
aaron rod	[
aaron rodg	C
aaron son	R
aaron stat	C
ab12	H
ab12 cde	H
abandon	[
abandon _me	R
abandonment	X
abb	Q
abb fath	W
abb voyag	C
abc	C
abc123	D
abdi	R
abdon	X
abedneg	W
abel	I
abel ferrar	C
abigail	X
abijah	Q
abimelech	S
abiram	R
abishag	X
abism	Q
abl	C
abl _to	C
abn	Z
abog	C
abog _de	C
abolish	C
abolish _in	C
abomination	Y
abon	D
abon _par	D
aborrec	R
abort	[
abortion	[
abov	I
abov _and	C
abov _th	C
abr	C
abr _los	C
abr _una	[
abr camin	R
abraham	Y
abraham _and	S
abraham _to	Q
abraham amadeu	C
abraham isaac	Q
abraham lincoln	C
abraham wif	P
abrahamic	V
abram	[
abram _and	T
abran	C
abroad	Z
abroad _and	P
absalom	Y
absalon	R
absent	T
absolut	L
absolut muppet	C
abstain	T
abstain _from	T
abuel	X
abuel _de	R
abundanc	U
abundanci	Q
aburr	S
aburrid	C
aburrid jaj	C
aburridoo	C
abus	[
abus _by	R
abus _de	R
abus _en	P
abus _me	R
abusiv	T
abv	C
abyss	X
ac	I
acab	R
acab _el	E
academ	C
academ chemistr	C
acc	C
acc tip	C
accent	D
accept	W
accept _me	S
accept _my	R
accept _ver	K
accept help	P
accept paypal	C
acceptanc	C
acceptanc rat	C
access	H
access requ	H
accident	[
accion	P
accion _de	P
accomodation	C
account	R
account _be	C
account _to	C
account ban	C
account best	E
accountant	E
accurat	K
accurat _be	C
accus	[
accus _of	Q
aceit llev	H
acept	[
acept _a	R
acept _la	W
aceptan	R
achan	X
achill	C
achior	U
ackerman	F
ackerman height	F
acn	[
acogid	V
acompan	[
acord	C
acord _de	D
acost	[
acoustic	C
acoustic panel	C
acr	C
acr _in	C
acrilic	C
acrilic disen	C
across	J
across _the	I
acrostic	G
acrostic _with	G
acrylic	I
acrylic paint	I
act	R
act _as	C
act _of	C
act one	J
act pla	C
act two	C
activation	F
activation energ	F
actor	C
actor _for	I
actor _in	K
actor list	D
actor prosthetic	C
actress	C
actress ?who	I
actu	H
actu _com	D
actual	C
actual monterre	C
actual soundtrack	D
actual work	E
acuari	C
acuerd	N
acuerdat	W
acusan	W
ad	C
ad toda	D
adam _and	[
adam ant	C
adam appl	C
adam beer	C
adam driv	C
adam levin	C
adam peanut	J
adam sandl	C
adan	Y
adan _y	S
adan cad	L
adapt	G
adapt _for	G
adblu	H
adblu warn	H
add	C
add _to	J
add milk	C
add up	K
addam	C
addam fam	C
addict	[
addict _to	J
address	C
address form	G
adel	C
adel _las	G
adh	C
adh dat	C
adhd	X
adi	C
adiccion	Y
adiccion _a	S
adict	V
adict _al	T
adivin	E
adivin adivinanz	C
adivinanz	C
adivinanz orar	C
adjectiv	C
adjectiv _for	C
admin	C
admin admin	D
admin password	D
admin return	J
administrator	N
administrator unlock	N
admissibl	C
admissibl _in	C
admit	X
admitan	E
admitan mascot	E
adolescent	[
adona	[
adond	T
adonijah	R
adopt	[
adopt _a	U
adoption	U
ador	X
ads	C
adult	F
adult _hav	C
adult child	T
adult drink	C
adult dvd	C
adult no	Q
adult onl	C
adult son	[
adulter	[
adulter _in	Q
adulteri	Y
advent	T
advent calend	C
advent international	C
adventist	[
adverb	C
adverbial	C
advert	D
advert 2014	I
advert _with	H
advertis	C
advertis _th	F
advic	[
advic _to	R
advient	Z
advis	X
advocat	[
ae	C
aeroplan	N
aeroplan _that	N
aeropuert	C
aeropuert _de	E
aeropuert preci	G
af	C
aff	[
affect	C
affect _and	C
affect _or	C
affliction	Q
afford	[
afford _to	U
afraid	[
afraid _i	R
afraid _of	[
afraid _to	X
afric	N
aft	W
aft 48	D
aft ?how	C
aft _a	S
aft _an	T
aft _god	P
aft _he	S
aft _i	D
aft _me	C
aft _my	R
aft _the	V
aft _what	T
aft _you	E
aft anoth	Y
aft brush	C
aft cataract	C
aft conversion	[
aft die	[
aft divorc	[
aft east	S
aft get	V
aft margit	C
aft midnight	K
aft moisturis	C
aft octob	C
aft s	C
aft two	E
aft updat	G
aft work	Y
aft year	Z
aftercar	C
ag	Y
agag	Y
again	Z
again _you	C
again aft	R
against	Y
against _a	D
against _me	[
against _my	P
against _the	Z
against _you	R
against e4	C
against evil	T
against injustic	S
against nixon	C
against tyr	U
against woman	Q
agap	X
agar	U
age	E
age _at	C
age _be	[
age _do	C
age _of	[
age rat	C
agenc	C
agent	C
agot	Y
agradec	U
agre	U
agrip	P
agripp	V
agu	N
agu _a	H
agu _de	X
agu _par	C
aguacat	L
agud	C
agud llan	C
aguijon	V
aguil	C
aguil _y	C
agur	Y
agvsbg8gd29ybgq	I
ahab	[
ahasueru	T
ahaz	Z
ahaziah	Q
ahead	L
ahi	P
ahijah	T
ahithophel	S
ahor	C
ahor er	C
ahorr	T
ai	X
aid	C
aid _for	C
aid _to	C
aid cours	C
air	C
air cdmx	E
air fr	C
air jordan	G
air qualit	C
air rap	C
airbnb	D
airbnb clean	D
aircraft	C
aircraft carr	C
airlift	G
airlin	C
airlin _about	M
airlin _hav	E
airlin baggag	L
airlin carr	J
airlin check	K
airlin decid	K
airlin pilot	M
airpod	C
airport	C
airport _be	D
airport _for	K
airport _from	I
airport burbank	J
airport movi	K
airport park	L
airsp	F
airsp velocit	J
ajedrez	E
ajen	X
ajolot	C
alab	T
alabanz	V
alb	C
alban	H
alban _to	H
album	C
album _in	M
album _of	L
album track	L
albuquerqu	C
alcanz	T
alcaraz	D
alcaraz proxim	D
alcohol	L
alcohol _with	C
alcoholic	[
alcorcon	F
ald	C
ald sell	C
alegr	U
alegri	G
alegri macaren	C
alej	Y
alej _de	W
alejandr	U
aleman	F
aleman _dond	F
alemani	F
alert	C
alert document	J
alert hi	F
alert xss	G
alex	C
alex pla	C
alexand	E
alexand _the	D
alexand pop	C
alg	H
algecir	I
algecir ceut	I
alguien	[
alguien _a	R
alguien _con	P
alguien _de	T
alguien _me	U
alguien _que	Z
algun	E
algun servidor	C
algun vez	U
alien	C
alien film	C
alient	Z
align	J
align vs	J
alignment	M
aliment	I
aliment ric	C
alimentici	S
alineacion	C
alineacion _del	C
all	Z
all ?who	[
all _be	[
all _hav	R
all _my	[
all _scriptur	R
all _the	W
all _your	[
all believ	Q
all black	C
all conjugation	G
all creat	P
all day	[
all fil	K
all flow	C
all inclusiv	C
all israel	P
all nation	X
all night	[
all peopl	U
all previou	C
all raven	C
all religion	X
all thing	[
all tim	P
allan	C
allan poe	C
allegor	C
allegor summar	C
alligator	C
alligator _and	E
allow	Z
allowanc	C
alm	[
alm _de	Q
almagr	F
almagr proxim	F
almight	Q
almond	U
almond _or	C
almost	W
almost persuad	U
almsgiv	S
alo	E
alo ver	E
alon	[
alon _at	Q
alon _in	Z
alon _on	[
alon _with	Q
alon aft	R
along	Y
along _with	W
alot	C
alot one	C
alph	X
alph _and	X
alphabet	C
alphabet backward	C
alphabet form	I
alphabet pronunciation	H
alphabetical	J
alphabetical ord	J
alquil	E
alquil _de	C
alquil _en	E
alquil model	C
alquil valenci	C
alread	R
alt	L
alt _and	T
alt _de	V
alt _del	J
alt _of	S
alt _que	C
alt decoration	C
alt item	C
alter	H
alter carbon	H
alternativ	H
alternativ _to	H
altitud	C
altur	C
altur _de	C
aluminium	C
aluminium foil	C
alwa	[
alwa _on	Y
alwa _the	Q
alwa com	G
alwa fight	P
alwa sav	Q
alzheim	[
am	C
am burton	C
am cook	C
am cornflak	D
am lee	C
am pian	C
am tversk	C
ama	[
ama _a	U
ama _di	Q
amabl	V
amad	[
amadeu	C
amalek	T
amalekit	W
aman	W
amand	C
amand byn	C
amar	W
amar _a	U
amar _al	Q
amarg	V
amarill	C
amarill _en	C
amaziah	V
amazon	C
amazon co	K
amazon ord	E
amazon prim	D
amazon warehous	J
ambient	R
ambition	Y
amen	[
amenazan	Q
americ	C
americ got	C
american	C
american _god	H
american need	D
amig	[
amig _de	[
amig _me	T
amig _que	S
amig _se	Q
amig codig	C
amish	C
amish friendship	C
amish furnitur	C
amish paradis	C
amistad	[
amistad _de	X
ammon	Z
ammoni	C
amnon	Z
amo	[
amo _a	T
among	[
among _the	[
among _us	C
among _you	[
amor	[
amor _de	P
amor _ser	Q
amorit	U
amount	C
amount _for	C
amoxicilin	C
amoxicilin _y	C
amoxicillin	J
amoxicillin 500mg	J
amrits	C
amrits open	C
amsterdam	J
amtrak	C
amtrak roomett	C
amulet	Y
amzon	C
amzon retun	C
an	[
an _de	C
an _en	P
an _tien	I
an teni	R
an tien	D
ana	[
anagram	C
anagram solv	C
anaheim	C
anaheim angel	C
analis	C
analis sintactic	C
analys	C
analyst	J
analyst rol	J
anani	[
anani _and	V
anarch	C
anarch season	C
anatom	C
anatom ?who	C
anatom spell	F
ancestor	V
anchor	Q
anchor leav	C
ancian	[
ancient	C
ancient chin	C
and	[
and _en	R
andaluci	C
andre	C
andrew	M
andrew garfield	C
andrew golf	K
android	C
android _to	J
android aut	F
android dream	J
android studi	L
android version	C
ang	[
ang _and	R
ang _at	S
ang _in	[
ang _with	P
ang lee	C
angel	P
angel 1976	G
angel _at	Y
angel _de	C
angel _of	[
angel _to	E
angel angel	C
angel azul	D
angel beat	C
angel clim	C
angel delight	E
angel di	C
angel fall	C
angel fir	C
angel food	E
angel gabriel	Y
angel hair	C
angel investor	C
angel kill	U
angel lak	C
angel land	C
angel list	C
angel motorcycl	C
angel numb	[
angel park	C
angel rees	I
angel rost	C
angel unawar	[
angelin	C
angelin finalis	C
angelin joli	K
angkor	C
angkor wat	C
angl	C
angl _in	H
angul	[
anill	C
anill _com	F
anill _de	J
anill _tien	K
anim _a	S
anim girl	C
anim lik	C
anim watch	C
animal	S
animal _be	P
animal _en	Z
animal _in	X
animal cross	C
animal farm	C
animal mas	C
aniversari	Z
aniversari _de	X
ankl	C
ankl tak	K
ann	[
anniversar	Y
anniversar _of	R
anno	V
anno _me	Q
annotation	J
announc	G
announc _our	C
annunciation	V
ano	C
ano _de	R
ano _mas	R
ano cay	G
ano lleg	I
ano nuev	E
anoch	C
anoch _en	K
anochec	G
anochec _en	G
anod	C
anod wat	C
anoint	[
anoint king	R
anoint saul	T
anonymou	Y
anoth	J
anoth _at	C
anoth countr	[
anoth fam	P
anoth man	R
anoth season	C
anoth top	C
anoth woman	T
anoth word	C
anoth year	[
ansiedad	[
answ	J
answ _for	Q
answ _in	C
answ _to	F
answ key	L
answ onl	C
answ toda	C
answer	L
ant	U
ant _de	Z
ant _del	W
ant _di	R
ant _el	R
ant _que	V
ant stand	C
anterior	C
anterior _y	C
anthon	C
anthon joshu	C
anthropic	G
antibiotic	D
antibiotic _to	C
antichrist	W
antidepressant	W
antigu	S
antigu _y	P
antigu testament	Q
antioch	V
antioch californi	J
antiochu	Y
antiochu epiphan	V
antip	X
antonym	C
antonym _of	C
anunci	D
anxiou	[
any	[
any decent	C
any differenc	E
anybod	G
anybod hom	C
anymor	[
anywher	K
aou	C
aou ß	C
ap	C
ap _to	C
ap lik	C
ap rank	G
ap7	C
apa	J
apag	C
apag sol	C
aparc	C
aparc _en	C
aparicion	S
aparicion _de	S
apart	[
apart _from	Y
apartment	C
apartment rent	C
apendicit	C
api	C
api key	C
aplicacion	C
apo	R
apo _a	R
apocalips	[
apocalyps	T
apocrif	S
apocryph	X
apoll	C
apoll 13	C
apolog	W
apologiz	[
apologiz _to	S
apostasi	V
apostill	C
apostill servic	C
apostl	[
apostl clif	F
apostl film	F
apostl great	C
apostl hotel	H
apostl paul	R
apostol	[
apostolic	X
apostroph	C
apostroph _in	D
apostroph aft	C
app	C
app _and	C
app _be	L
app _de	F
app _on	N
app _that	K
app _to	J
app crap	L
app crash	C
app ever	C
app fre	L
app mas	G
app need	L
app not	E
app pric	N
app suck	N
appeal	C
appeal _to	[
appeal southeastern	C
appearanc	Z
appearanc _of	W
appendicit	C
appendix	C
appendix _do	D
appendix _for	C
appl	K
appl ?why	C
appl _id	C
appl _of	[
appl going	M
appl log	K
appl pay	E
appl pie	K
appl stock	I
appl vs	C
appl watch	C
application	C
appoint	S
appoint _by	C
appointment	C
appreciation	[
apprentic	W
apprenticeship	C
approv	C
approval	I
approval tak	F
apr	C
apr mean	C
aprend	[
april	E
aprob	[
aqa	C
aqu	[
aquariu	C
aquariu dat	C
aquariu season	I
aquarium	C
aquarium salt	C
aquel	T
aquil	[
ar	C
ar _y	C
ar season	C
arab	R
arabic	C
arabic alphabet	I
arabic text	C
arad	V
aramaic	Y
aran	C
araunah	X
arbol	[
arbol _de	Q
arc	P
arc _de	S
arc _del	R
arc weld	C
arcangel	Z
arch	K
arch height	K
archangel	[
archduk	E
archduk franz	E
archiv	C
archiv _en	C
ardi	T
arduin	C
arduin blink	C
are	C
are ?who	F
are _del	C
are _of	D
are cod	M
aren	C
aren nin	H
arep	C
arg	H
argentin	C
argentin repulgu	C
argu	[
argu _with	[
argument	[
arimathe	T
arizon	C
arizon cardinal	D
arizon zillow	D
ark	Z
ark _and	Q
ark _of	K
ark bould	C
ark gam	I
ark survival	C
arkans	C
arkans razorback	C
arm	Q
arm _of	C
arm charit	C
arm dir	H
arm pay	C
armadur	Q
armadur _de	Q
armageddon	Y
arminianism	X
armistic	N
armor	G
armor _of	[
armor bear	T
armor without	C
around	V
around _me	Q
around _the	[
around jerich	[
arp	X
arr	F
arr map	F
arra	I
arra _of	J
arranc	C
arranc _y	C
arrebatamient	R
arregl	K
arregl _una	H
arrepentimient	P
arrepient	V
arrepinti	U
arrest	U
arrob	C
arrob _en	C
arrow	[
arrowroot	G
arroz	C
arroz _con	C
arroz _en	F
arroz no	H
arruin	S
ars	C
arsehol	C
arsenal	C
arsenal lesion	C
arsenal win	C
art	[
artaxerx	X
artem	T
arter	C
arter _and	C
arterial	C
arterial normal	C
arthrit	V
arthur	D
artichok	C
artichok soup	C
articl	J
articl http	J
artificial	G
artisan	C
artisan migrat	C
artist	[
asa	W
asahel	Q
ascend	E
ascend serv	C
ascendent	C
ascendent si	C
ascendieron	V
ascension	[
asd	C
asdasdasd	C
asdf	C
asdf asdf	F
asdf test	G
asdfasdf	E
asdfasdf hol	E
asdfghjkl	D
aser	[
asesin	Y
ash	[
ash wednesda	T
asham	X
asham _of	W
asham _to	P
asherah	[
ashevill	G
ashevill _for	G
asi	R
asil	U
asimov	C
asimov robot	C
asiri	X
ask	[
ask ?wher	W
ask _a	W
ask _for	[
ask _god	T
ask _her	P
ask _me	W
ask _my	C
ask _to	W
asn	U
asparagu	H
asparagu mak	H
aspirin	C
aspirin 81	C
ass	C
assassin	C
assassin cr	C
assist	[
assistant	C
assistant interview	C
assistant job	H
assyri	[
assyrian	Z
astill	E
astrolog	D
astrolog nakshatr	C
async	C
async await	C
ataqu	R
atasc	I
ate	V
athaliah	R
atheist	[
athen	Y
athlet	S
atm	C
atomic	G
atomic _del	E
atomic numb	C
atonement	[
atonement keir	C
atr	T
atri	S
attack	T
attack _me	U
attack _on	C
attenborough	C
attenborough lat	C
attorne	C
attorne form	C
attract	[
attract _to	T
atun	C
auckland	F
auckland _to	L
auckland fc	F
august	H
aun	X
aunqu	W
aureliu	C
aureliu emperor	C
auricular	E
auricular _al	E
austrail	G
australi	C
australi ?wher	C
australi driv	F
australi sydne	M
austri	C
austri _in	C
aut	F
aut keep	F
author	[
author _of	X
authorit	[
autism	S
autistic	U
autobu	F
autobu _de	F
autoestim	[
autor	C
autotun	C
autumn	L
avat	C
avat cost	C
ave	R
ave horari	D
ave mari	[
avecin	C
avecin nuev	C
aveng	C
aveng movi	C
aveng remak	C
aventur	Y
averag	C
averag cost	E
averag height	K
averag salar	M
averag tim	C
averguenz	U
avion	J
avion _de	J
aviv	L
aviv phon	F
avivamient	T
avoc	C
avoc _be	C
avogadr	C
avogadr numb	C
avoid	X
awa	Q
awa _do	C
awa _from	[
awa _the	[
awa _to	[
awa _with	[
awa age	C
awa no	C
await	C
await deadlock	C
awak	[
awak _at	[
awful	R
ax	W
ax label	I
axolotl	C
axolotl eat	C
ayat	C
ayat ul	C
ayer	D
ayud	V
ayud _a	S
ayudam	V
ayudan	S
ayun	W
azariah	W
azazel	Z
aztec	C
aztec trad	C
azul	C
azul cancion	D
azul window	I
azulej	E
azulej _de	E
azur	F
b	D
b b	G
b bold	C
b c	C
b gt	F
b jordan	C
b ten	G
b08n5wrwnw	C
ba	F
ba 117	F
baa	D
baa baa	D
baa black	D
baal	[
baash	T
bab	V
bab _and	R
bab _at	Z
bab _be	[
bab _in	Z
bab bo	P
bab carrot	C
bab die	Z
bab go	V
bab head	C
bab jesu	Q
bab monitor	C
bab mos	W
bab nam	F
bab passport	C
bab ruth	C
bab shark	C
bab show	I
bab start	C
bab teeth	C
bab templ	C
babbel	H
babel	[
babiloni	Y
babylon	P
babylon 202	M
babylon _in	Y
babylon bee	C
babylon fiv	G
babylon health	C
babylonian	V
back	W
back _at	[
back _from	C
back _in	V
back _my	C
back _to	[
back aft	V
back lavend	C
back thick	C
back togeth	R
background	C
background _from	D
background _in	D
background color	H
background without	C
backup	E
backup stuck	E
backward	H
bacteri	C
bacteri strateg	C
bacterial	D
bad	[
bad _about	P
bad _for	S
bad _on	C
bad blood	C
bad bunn	C
bad choic	T
bad compan	[
bad day	S
bad gatewa	C
bad ginsburg	D
bad grad	[
bad habit	E
bad influenc	S
bad new	[
bad peopl	[
bad person	Q
bad religion	C
bad rol	E
bad thing	V
bad think	S
bad word	T
bae	E
bae steak	E
bag	C
bag _be	E
bag polic	H
bag siz	L
bag small	C
bagel	C
bagel _at	F
bagel menu	C
baggag	M
baggag _on	K
baggag fee	L
bail	G
bail amount	C
bait	C
bait _for	C
baj	V
baj music	C
bak	F
bak off	C
bak powd	E
bak sod	C
bakehous	C
bakehous orl	C
baker	C
baker hour	C
bal	C
bal batman	C
balaam	[
balak	Z
balanc	C
balanc fe	C
balanc h2	D
balayag	G
balayag vs	G
bald	K
baldur	E
baldur gat	E
ball	C
ball _in	D
ball fit	N
ball fuzz	F
ball hit	M
ball python	C
ball valu	E
ballen	[
ballon	H
ballon dor	H
balloon	D
ballot	K
balm	V
balm _in	V
balon	C
balon _de	C
balonman	I
bamb	C
ban	C
ban ?how	C
ban _a	C
ban wayfar	D
banan	C
banan bread	G
banan com	C
band	C
band _by	E
band _of	K
band discograph	C
band fiv	C
band setlist	K
band siz	I
bander	C
bander _con	C
bang	[
bank	E
bank _in	C
bank clos	C
bank go	C
bank holida	C
bank open	C
bankruptc	[
banquet	[
baptist	C
baptist bbc	C
baptiz	[
baptiz _and	P
baptiz _as	P
baptiz _in	T
baptiz _of	W
baptiz _or	P
baptiz behead	R
baptiz card	[
baptiz health	C
baptiz hospital	C
baqueir	K
bar	C
bar baz	C
bar calor	I
bar dublin	I
bar ingredient	I
bar mitzvah	C
bar model	G
bar pric	D
barabb	[
barac	[
baraj	N
baraj espanol	N
barak	[
barat	C
barat _a	H
barat cerc	I
barat madrid	K
barat muj	C
barb	C
barb call	C
barbar	C
barbar eden	C
barbi	M
barbi movi	M
barc	L
barc ultim	G
barcelon	C
barcelon ayer	F
barcelon madrid	H
barcla	J
barcod	D
barcod _and	D
barefoot	T
bargain	Y
barist	C
barist trial	C
bark	E
bark _at	C
barle	[
barn	C
barn wed	C
barnab	X
barometric	C
barometric pressur	C
barr	[
barrel	C
barrel roll	C
barren	Y
barren fig	V
barren woman	R
barselon	F
bartholomew	S
bartimaeu	Y
baruc	R
baruch	[
bas	K
bas two	J
base64	I
base64 decod	I
bash	C
bash check	C
bash renam	K
basic	W
basic strateg	L
basil	J
basin	[
bask	C
bask temp	C
basket	[
basket _of	[
basketball	C
basketball rank	C
basketball schedul	N
bass	C
bass boost	C
bass clef	C
bass tab	C
bast	U
basur	C
bat	C
bat _for	I
bat averag	I
bat hang	C
bat without	C
batall	Q
batall _de	C
bath	C
bath _a	C
bath _and	C
bath psorias	E
bath ticket	M
bathsheb	V
batman	C
batman voic	C
batter	C
batter _and	F
batter drain	J
batter last	L
batter leak	L
batter lif	C
batter replacement	C
batter work	H
battl	Y
battl _be	Q
battl _of	Q
battl hymn	C
bautist	[
bautiz	X
bautiz _a	P
bautiz _de	R
bautiz _por	P
bautizarm	P
bay	C
bay _let	E
bay leaf	F
baylor	C
baylor bear	C
baz	C
bbc	C
bbc cast	F
bbc co	I
bbc ser	C
bbq	C
bbq menu	E
bcc	C
bcc mean	C
be	S
be _a	[
be _and	C
be alon	Q
be brav	P
be coursework	H
be kind	Q
be know	C
be mak	C
be singl	S
beach	C
beach croati	C
beach nam	C
beach park	F
beach phot	G
bead	C
bead bulk	C
beam	C
beam _me	C
bean	C
bean minut	E
bean seed	C
bear	[
bear film	C
bear rank	C
beard	E
beard dragon	C
beard oil	E
beast	[
beast _from	[
beat	C
beat _a	C
beat _me	V
beat _the	C
beat anim	C
beatbox	C
beaten	[
beatitud	[
beaut	[
beaut 2024	C
beaut _for	R
beaut bar	D
beautifulsoup	E
beb	W
beb 2025	C
beb _de	K
beb _que	X
beb est	Q
beb tall	C
becam	[
becam _a	X
becam flesh	R
becam king	S
becaus _god	Q
becaus _he	R
becaus _i	C
becaus _im	V
becaus _of	[
becerr	U
becerr _de	Q
beckham	C
beckham int	C
becom	V
becom _a	[
becom _an	C
becom independent	C
becom lik	P
bed	M
bed _and	Y
bed _with	F
bed bath	C
bed dimension	C
bed flat	G
bed placement	C
bed sleep	D
bedroom	C
bedroom flat	L
bedroom mirror	C
bedroom window	C
bedtim	T
bee	C
bee pattern	C
beef	C
beef _for	F
beef timelin	G
beelzebul	Q
beep	C
beep boop	C
beer	C
beer abv	C
beersheb	[
beethoven	G
beethoven fur	G
befor	W
befor _a	[
befor _an	Y
befor _e	C
befor _god	S
befor _he	Q
befor _me	R
befor _or	C
befor _th	C
befor _the	[
befor _we	U
befor _you	W
befor birth	P
befor grat	D
befor los	C
befor marr	W
befor pa	C
befor sell	J
befor send	J
befor spr	C
befor thatch	C
befor travell	F
befor work	Q
beg	[
beg _at	U
begin	T
begin _and	I
begin _of	T
begin _with	C
begin camer	D
begin photograph	H
begin yet	C
begotten	V
behead	W
behind	U
behind _my	R
behind _th	D
behind prox	D
behold	[
behold _i	V
behold _the	S
bel	[
bel _of	V
bel air	C
belen	Y
belial	S
believ	[
believ _at	R
believ _but	Q
believ _in	S
bell	C
bell principal	C
bell rdr2	C
bell violin	F
bellez	V
bellingham	C
bellingham salar	C
belong	T
belong _to	C
belov	X
belt	C
belt _and	L
belt ford	K
belt keep	C
belt siz	G
beltan	D
beltan fir	D
ben	U
ben hadad	T
ben hur	C
benadryl	C
benadryl dos	C
bench	N
bench small	C
bendec	V
bendic	V
bendic _a	Q
bendicion	[
bendicion _de	V
bendicion _par	Q
bendig	P
bendit	[
benefit	R
benign	S
benjamin	U
benjamin button	E
benjamin moor	C
benjamin sack	Z
bennif	C
bent	P
berean	[
bereav	S
berlin	C
berlin airlift	G
berlin wall	C
bermud	G
bermud grass	G
bernab	V
bernard	C
bernard alb	C
bernard dog	C
berr	C
berr christm	D
berr victori	C
bes	[
besid	V
besieg	T
best	C
best _for	E
best bait	C
best befor	I
best build	H
best buy	C
best cricket	I
best crop	G
best cut	F
best day	I
best drugstor	C
best fortnit	I
best fre	C
best friend	M
best hik	G
best horror	L
best isa	N
best italian	L
best item	I
best laptop	N
best layout	L
best magnesium	C
best man	P
best match	I
best mic	N
best mobil	N
best mod	G
best pictur	L
best pizz	L
best ramen	C
best rat	E
best seat	N
best sell	L
best start	C
best stretch	F
best temperatur	M
best tim	C
best tre	C
best vibrator	C
best way	C
best wint	C
best young	C
besti	[
bet	V
bet _a	U
bet _for	H
bet _to	C
bet call	C
bet od	C
bet of	C
bet than	[
bet work	C
bet xbox	H
bet365	I
bet365 login	I
betel	R
bethan	[
bethel	[
bethesd	V
bethlehem	S
bethlehem steel	C
betra	[
betra _by	P
betra jesu	R
betsab	Q
between	F
between _a	C
between _and	L
between _god	U
between _let	C
between _ser	C
between _the	[
between affect	C
between alligator	E
between arter	C
between bak	E
between cold	C
between deductiv	C
between ep	C
between heaven	[
between ionic	C
between jam	E
between mass	C
between mri	C
between one	C
between perth	H
between rugb	E
between silk	C
between simil	C
between sp	I
between stock	C
between sweden	C
between two	[
bevel	C
bevel _an	C
bewar	P
bewar _of	P
beyonc	H
beyonc new	H
beyond	I
beyons	C
bez	C
bez yacht	C
bhagavad	L
bhagavad git	L
bi	H
bi dat	E
biblesuck	C
biblic	[
biblic _de	Y
biblic _par	[
biblic _sobr	R
bibliotec	C
bibliotec municipal	C
bibliothequ	C
bic	C
biden	C
bien	[
bien _y	Q
bienaventur	T
bienaventur _los	S
bienaventuranz	P
bienvenid	R
big	H
big _be	C
big _o	C
big _on	C
big bang	[
big boob	H
big broth	C
big conif	C
big egg	F
big mac	H
big near	D
bik	C
bik chain	C
bikin	G
bil	C
bil bob	G
bil bookcas	K
bil goat	E
bil husband	C
bildad	Y
bill	N
bill _so	H
bill onlin	C
bill uneven	G
billi	D
billi jean	D
bin	C
bin _the	I
bin empt	H
bin out	C
binar	C
binar _to	C
bind	C
bind _for	C
bind _of	C
bindw	J
bindw ?how	J
bing	[
biografi	H
biografi cort	H
biolog	C
biolog pap	L
biologic	S
biops	V
bipol	[
bird	L
bird _and	V
bird _of	G
bird eat	C
bird feed	C
bird la	F
bird out	I
birdi	C
birdi _in	M
birkin	C
birkin pric	C
birl	G
birmingham	C
birth	[
birth _and	Q
birth _at	E
birth _in	[
birth _of	Y
birth again	Y
birth blind	S
birth certificat	C
birth chart	K
birth control	R
birth jul	C
birth moth	X
birthda	R
birthda _of	Q
birthda _vers	Q
birthda lyric	D
birthda messag	C
birthda novemb	C
birthright	U
biscuit	C
biscuit go	C
bishop	F
bishop _in	C
bishop _show	K
bishop auckland	F
bishop castl	D
bishop chess	C
bishop comedian	C
bishop stortford	K
bishop tour	N
bismol	C
bismol black	C
bit	C
bit _for	M
bit _me	C
bit ly	E
bit som	C
bit train	F
bit wat	[
bitcoin	M
bitcoin pric	C
bitter	[
bizcoch	K
bizcoch _de	K
bl	C
bl ?how	C
bla	C
black	D
black _and	Y
black against	C
black coffe	C
black die	C
black frida	C
black ke	C
black messiah	C
black peopl	Q
black sabbath	C
black sheep	I
black tie	C
black tongu	C
black top	F
blackjack	L
blackjack basic	L
blad	I
blad _of	D
blad golf	K
blad run	G
blah	C
blah blah	C
blam	U
blam _me	S
blanc	M
blanc _al	C
bland	K
blank	F
blank printabl	F
blank row	M
blanket	D
blanket befor	D
blasfemi	Q
blasphem	[
blaz	F
blaz dup	F
bleed	[
blend	F
blend ?how	C
blend fam	W
bless	[
bless _and	P
bless _be	T
bless _for	[
bless _me	[
bless _my	[
bless _of	C
bless _the	Q
bless _to	R
bletchle	C
blig	E
blig halftim	E
blind	U
blind man	[
blind reunion	C
blink	C
blink without	C
block	Y
block _a	G
block _me	R
blok	L
blok ?who	L
blond	D
blond nurs	I
blonk	C
blood	I
blood _of	S
blood _on	Z
blood anim	C
blood diamond	C
blood mar	K
blood orang	C
blood pressur	C
blood stain	G
blood sug	C
blood taylor	C
blood test	C
blood typ	J
blood useless	C
bloom	[
blorp	C
blow	Y
blu	F
blu _and	N
blu cross	D
blu devil	N
blu screen	D
blu shield	D
blue	C
blue dad	C
bluetooth	C
bluetooth earbud	C
blur	D
blur _the	D
blurr	J
blurr ?when	J
bmi	C
bmi calculator	K
bmi formul	C
bmw	F
bmw f30	F
bnmbnmbn	C
bo	K
bo 737	E
bo 777	C
board	W
board gam	[
board rul	C
boardwalk	C
boardwalk hour	C
boast	[
boat	L
boat them	C
boaz	[
bob	C
bob hop	C
boc	[
bod	V
bod _and	Q
bod _be	[
bod _de	Y
bod _en	C
bod _of	[
bod _por	E
bod fat	C
bod plantill	C
boer	C
boer war	C
bogot	D
bohemian	H
bohemian movi	K
bohemian rhapsod	K
boil	C
boil _your	C
boil corn	C
boil e119	L
boil eg	I
boil egg	K
boil point	C
boil pressur	C
bois	E
bois idah	E
bold	M
bold b	C
bolet	C
boliv	C
bolivi	E
bollock	C
bols	[
bomb	[
bomber	X
bombill	C
bon	C
bon _do	G
bon _in	C
bon mean	C
bon ser	C
bond	C
bond check	K
bond film	D
bond mov	J
bond redemption	K
bond villain	G
bonjor	C
bonnet	L
bonu	M
boo	C
boo radle	C
boob	C
boob pic	H
book	[
book _be	Y
book _in	C
book _of	X
book near	C
book priz	C
book rank	C
book report	C
bookcas	K
bookcas dimension	K
boom	C
boomerang	C
boomerang com	C
boop	C
boost	C
boost ever	C
boot	M
boot _with	C
boot waterproof	C
booth	Z
booz	T
bor	C
bor _at	C
bor _de	C
bor _with	[
bor johnson	L
borax	C
borax _or	J
borbon	C
borbon _en	C
bord	[
bord bolivi	E
borr	C
borr _mi	C
borrach	V
borrador	E
borrow	V
borrow mone	P
bosch	C
boss	W
boss _be	[
boss fight	C
boss leav	C
boss ord	G
boss retirement	C
boston	C
boston north	L
boston rout	K
boston tea	C
bot	C
both	Z
boton	E
botox	W
bottleneck	C
bottomless	T
bottomless brunch	G
bottomless pit	Y
bould	C
bould scen	C
boundar	[
boundar math	H
bouquet	D
bouquet _with	D
bourbon	C
bow	[
bowi	C
bowi album	E
bowi vide	C
bowl	I
bowl _in	C
bowl _of	[
bowl pric	C
bowl spread	C
box	C
box _for	D
box accept	K
box day	C
box go	I
box offic	C
box pls	J
box set	D
boxe	C
boxe plum	C
boy	Z
boy ?who	T
boy _or	C
boy _with	[
boy king	S
boyfriend	[
boyfriend _be	P
boyfriend cheat	Q
bpm	C
bpm _of	C
bra	M
bra siz	M
brac	C
brac siz	L
brac sta	C
bracelet	I
bracelet engrav	C
bracket	C
bracket 2024	M
bracket printabl	C
brad	C
brad _and	C
brain	N
brain freez	L
brain teas	C
brak	C
brak ?when	G
brak pad	C
branch	[
branch _and	[
brav	[
braz	J
braz _de	H
brazil	C
brazil football	J
brb	C
bread	M
bread _and	E
bread _from	U
bread _of	Y
bread _real	S
bread _to	H
bread _with	[
bread calor	C
bread dough	C
bread go	C
bread mak	K
bread start	C
bread vegan	C
bread without	G
breadstick	F
breadstick recip	F
break	R
break _a	[
break _in	C
break _my	[
break _the	[
break af	C
break bad	C
break heart	W
break int	Q
break new	C
break point	L
break up	J
break wudu	C
breakfast	N
breakfast hour	D
breakthrough	[
breakup	Y
breakup map	C
breastplat	Y
breath	[
brendan	C
brendan fras	C
brennan	C
brennan bon	C
brew	C
brew _at	C
brewer	D
brexit	D
brexit dat	D
brib	[
brid	[
brid _and	R
brid pric	[
bridegroom	Z
bridesmaid	J
bridesmaid dress	C
bridg	Q
bridg _of	G
bridg sedon	E
briefcas	C
briefcas _what	C
brightsid	C
brightsid com	C
brin	G
brin rati	G
bring	G
bring _a	J
bring _in	E
bring _me	C
bring _my	S
bring _the	[
bring _to	C
bring chees	E
bring good	V
bring up	Q
brisket	F
bristol	L
bristol _with	L
brit	D
britain	C
british	C
british citizen	C
british sew	C
britne	C
britne sp	C
broadwa	F
broadwa ticket	F
brokenheart	U
bronc	S
bronz	[
bronz serpent	P
brooklyn	F
broth	S
broth ?who	X
broth _and	R
broth _be	W
broth _in	L
broth _of	[
broth com	R
broth episod	K
broth eviction	C
broth first	C
broth keep	S
broth movi	J
broth osborn	C
broth print	C
broth quot	F
broth sew	C
broth studi	D
broth tak	Q
brown	C
brown _in	M
brown bbc	F
brown edg	C
brown ey	G
brown mush	E
brown rawlplug	M
brown tip	E
brows	C
brows _the	C
bruh	C
bruj	[
brujeri	R
brunch	G
brunch leed	G
brush	C
bs	C
bs _in	C
bt	G
bts	C
bu	[
bu _a	[
buckingham	J
buckingham palac	J
bucl	C
bucl _for	C
bud	E
bud _par	C
buddh	C
buddh statu	C
buddhist	M
buddhist sit	C
buddhist vesak	G
budget	M
budget _for	M
budget speech	C
budgi	C
budgi _to	C
buen	T
buen air	H
buen di	C
buen notici	[
buen tard	C
buff	C
buffet	C
bug	C
bug ?how	L
bug car	H
build	L
build ?when	C
build _a	[
build _for	H
build _in	F
build _me	C
build _of	V
build _on	X
build _the	[
build hadrian	C
build muscl	C
build two	E
buji	G
buji _par	G
bul	[
bulb	C
bulb not	C
bulb typ	G
bulk	C
bull	J
bullet	E
bullet point	E
bullshit	C
bum	C
bum bum	C
bump	C
bunch	C
bunch _of	C
bunch underneath	E
bunn	C
bur	[
bur _in	Q
bur _my	P
burbank	J
burden	[
burg	C
burg king	C
burial	[
burkin	E
burkin fas	E
burl	Q
burl _de	P
burlan	X
burlan _de	X
burn	I
burn _his	Q
burn _the	Q
burn bush	E
burn coal	Y
burn man	E
burn notic	C
burn out	V
burn sag	C
burnout	[
burnt	K
burnt offer	V
burst	N
burst pip	F
burton	C
burton expans	C
burwood	C
burwood sal	C
bus	C
bus casual	C
bus model	C
bus numb	H
bus pass	C
bus still	C
busc	[
busc _a	R
busc pis	E
buscad	V
buscador	J
buscarv	F
buscarv no	F
bush	C
bush empir	C
bush securit	C
bush shrub	C
bust	C
but	C
but ?wher	J
but _in	H
but pud	C
but recall	C
butch	H
butch near	H
butl	H
butl _in	D
buttermilk	H
button	C
button ?how	E
button _do	C
buy	K
buy _a	H
buy crust	K
buy dry	C
buy milk	C
buy return	C
buz	F
buz nois	F
bye	C
bye _for	C
byn	C
bypass	J
bypass _your	C
byu	F
byu coug	F
c	C
c _a	G
c async	C
c c	G
c d	C
c k	F
caa	I
caball	S
caball _en	C
cabbag	C
cabbag ric	K
cabell	T
cabell _de	C
cabez	W
cabin	I
cabin bag	L
cabin baggag	K
cabinet	C
cabinet reshuffl	C
cabl	F
cabl _i	J
cabl _which	M
cabr	T
cac	C
cac ped	C
cach	C
cach instagram	C
cachorr	N
cachorr _a	E
cactu	C
cactu without	E
cad	T
cad cuant	C
cad dia	U
caden	X
cadiz	E
cae	W
caer	[
caes	K
caes salad	C
caesare	[
caf	C
caf turc	C
caffein	T
caffein _be	C
cag	C
cag siz	L
caiaph	T
caid	Z
caid _de	S
cain	P
cain 999	C
cain _and	W
cain dingl	C
cain film	C
cain kill	V
cain mov	C
cain velasquez	D
cak	D
cak feed	D
cak flavor	H
cak mix	C
cak pan	G
cak recip	K
cak sink	F
cala	C
cala _to	C
cala timetabl	L
calabaz	C
calcium	I
calcium carbonat	I
calcul	N
calcul _del	C
calculat	K
calculat _the	K
calculation	C
calculation concordant	G
calculation mol	H
calculator	C
calculator fre	K
calculator gold	I
calculator second	C
caleb	Z
caleb _and	W
caleb william	C
calend	C
calend 2025	I
calend beaut	C
calend buddhist	G
calendari	C
calendari escol	C
calendari vuelt	F
calf	[
calidad	E
calidad _del	E
calient	D
calient _el	C
californi	C
californi zip	J
call	W
call 312	F
call ?when	T
call _a	C
call _if	C
call _in	M
call _me	W
call _of	E
call _on	C
call _the	Y
call _to	[
call _you	X
call box	C
call key	G
call mum	C
call no	V
call off	W
call quot	G
call saul	C
callat	C
callej	C
callej vol	C
calm	[
calm _the	P
calm down	P
calor	C
calor _do	L
calori	E
calori _tien	M
calpol	C
calpol dos	C
calv	[
calvin	C
calvin _and	D
calvin harr	L
calvin klein	C
calvinism	[
calz	Z
cam	L
cam admissibl	C
camarer	C
camb	T
camb _de	T
camb contrasen	C
camb enchuf	C
cambi	L
cambi _de	S
cambi _el	D
cambi _la	E
cambi _una	D
cambridg	C
camel	Y
camell	[
camer	C
camer und	D
camil	C
camil sest	C
camin	[
camin _a	S
camin _de	[
camiset	C
camp	P
camp _de	Y
camp david	C
camp reservation	C
campament	U
campan	E
campervan	I
campervan hir	I
campground	D
camu	I
can	F
can ap	D
can green	E
canaan	[
canaanit	V
canal	L
canal tak	J
canane	Q
canberr	M
canc	V
canc _and	C
canc da	C
cancel	K
cancel _a	G
cancel _la	R
cancel _my	G
cancel membership	H
cancell	I
cancell _can	F
cancell headphon	E
cancell holyhead	C
cancion	D
cancion _que	C
cancun	C
cancun adult	C
cancun tod	I
cand	C
cand bar	I
cand crush	F
candl	[
candl _for	F
candl _of	[
candl wax	I
candlem	W
canel	C
canel contr	C
cannon	C
cannot	[
cannot _be	V
cannot read	C
canon	D
canon r50	H
cans	[
cans _de	W
cant	X
cantam	C
cantam alg	C
canterbur	C
canterbur tal	C
cantic	R
cantic _de	Q
cantidad	C
cantidad _par	C
canv	C
canyon	C
canyon south	C
cap	C
cap _of	C
cap town	H
capacit	C
capacit _of	G
capacit f150	J
capernaum	[
capital	J
capital _de	K
capital _of	C
capital gain	C
capitalism	Y
capitul	C
capitul _de	J
capitul _mas	R
capitul eight	H
capitul one	C
capr	C
capr _and	C
capricorn	C
capricorn celebrit	K
capricorn man	C
capsul	G
capsul wardrob	G
captain	F
captial	G
captial _of	G
caption	G
caption _for	G
captiv	[
captivit	C
captur _by	V
captur _de	C
car	K
car _about	Z
car _be	[
car _by	C
car _for	[
car _hav	C
car _of	[
car _what	[
car _with	I
car accident	Y
car assistant	C
car batter	L
car bluetooth	C
car brown	E
car charg	M
car chord	E
car crash	[
car deposit	C
car hitbox	C
car loan	C
car mod	G
car model	C
car movi	H
car park	M
car rebound	C
car reliabilit	C
car salesman	C
car seat	C
car start	C
car wash	C
caracol	C
carat	C
carat siz	C
carb	C
carb tortill	C
carbon	M
carbon season	H
carbonat	I
carburetor	E
carburetor _do	E
carcel	[
card	J
card _for	[
card _from	C
card _of	C
card _on	C
card _vers	[
card detail	G
card funn	C
card gam	C
card get	C
card lik	C
card mean	C
card pric	G
card run	L
card top	C
cardigan	C
cardinal	K
cardinal quarterback	D
cardinal scor	M
caregiv	[
carg	C
carg pant	C
caridad	U
carl	D
carl alcaraz	D
carmel	Q
carn	[
carn _en	X
carnaval	X
carnegi	C
carnet	C
carnet _por	C
carnival	Q
carnival cruis	C
carnival dat	C
carol	T
carol full	G
carp	U
carp _in	C
carpal	C
carpal tunnel	C
carpent	Z
carpet	C
carpet machin	G
carpet wear	C
carpla	C
carr	R
carr _de	X
carr _of	C
carr _on	C
carr _the	T
carr _you	[
carr fish	C
carr length	H
carrer	U
carrer doming	H
carretiller	C
carretiller grat	C
carrot	C
carrot nutrition	C
cart	Q
cart _de	U
cart _del	K
cart _tien	N
cart dat	H
cart sign	C
cartridg	C
cartridg 305	M
cartridg _be	C
carv	C
carv _a	D
carv stencil	C
cas	R
cas ?how	C
cas _con	V
cas _de	C
cas alquil	C
cas stud	G
casarm	R
casarn	S
caser	C
cash	[
cash out	G
cashew	E
cashmer	C
cashmer _by	C
casin	G
casin deal	C
casin no	C
casserol	C
casserol dish	C
cast	C
cast 2023	M
cast _a	C
cast _of	C
cast _on	C
cast _your	[
cast chang	C
cast iron	K
cast list	G
cast lot	[
cast out	[
castig	X
castig _a	R
castl	C
castl _in	K
castl brewer	D
castl stock	C
casual	D
casual _for	C
casual lunch	C
cat	C
cat ?who	E
cat _and	C
cat _on	F
cat bring	C
cat etc	F
cat explain	C
cat goddess	C
cat keep	C
cat knead	D
cat mr	I
cat see	C
cat treat	K
catalog	C
catalyst	F
catalyst low	F
catan	C
catan ?how	H
catan long	C
cataract	C
cataract surger	C
catch	[
catch _in	Y
catch _my	T
catch fir	G
categor	C
categor s	C
catholic	[
catholic _and	[
catholic school	C
catolic	T
cattl	R
caus	C
caus _de	F
caus _of	C
caus _the	C
caus arthrit	E
caus hiccup	L
caus kidne	C
caus tonsil	C
causewa	H
causewa cross	H
caution	C
caution ang	C
cav	R
cav _of	X
cav allegor	C
cav guam	C
cavern	C
cavern esquem	C
cay	N
cay _el	D
cayeron	X
cbd	R
cbd coupon	C
cde	H
cde numb	H
cdmx	E
cdmx hoy	E
ceas	W
ceboll	H
ced	Z
ced _of	R
cedr	U
ceil	F
ceil fan	C
cel	[
celeb	C
celebr	K
celebr _la	U
celebrat	[
celebrat hol	C
celebrit	C
celebrit birthda	C
celibac	U
celibat	Z
cell	M
cell match	K
cell year	C
celos	T
celsiu	H
celtic	C
celtic cross	D
celtic druid	I
celtic last	E
celul	Q
celul no	C
celul vegetal	C
cen	Q
cen _de	T
cen last	C
ceniz	V
ceniz numer	C
censu	S
cent	C
cent _a	C
cent _of	P
centimetr	D
centr	C
centr _un	I
centr _una	F
centr open	C
central	J
central milan	M
central toky	K
centrifug	D
centroameric	C
centurion	[
ceo	C
ceo _of	C
cerc	C
cerc _de	C
cerd	T
ceremon	Z
certificat	C
certificat check	F
certificat cop	C
cervez	C
cervez preci	C
ces	[
cesare	[
cest	F
cest _la	C
cetirizin	C
cetirizin mak	C
ceut	I
ceut preci	I
cgi	C
ch	R
ch _in	I
ch room	C
ch song	M
cha	D
cha upgrad	D
chaf	[
chain	G
chain _from	C
chain _in	C
chain _or	L
chain slack	I
chakr	N
chakr color	N
chalamet	C
chalamet dun	C
chalamet height	F
chaldean	Z
chalis	H
chalis lyric	H
championship	X
chanc	Y
chanc _of	C
chancellor	C
chancellor _of	G
chancellor _say	C
chang	K
chang _a	C
chang _his	Y
chang _my	N
chang _of	G
chang _the	C
chang _with	H
chang color	C
chang default	C
chang font	F
chang rington	E
chang tim	K
channel	C
channel _be	C
channel fiv	C
channel four	L
chapel	P
chapel down	F
chapel hill	C
chappell	J
chappell roan	J
chapt	I
char	C
char cross	C
charact	E
charact _i	K
charact analys	F
charact ralph	C
charad	K
charad ide	K
charcoal	C
charg	N
charg _a	I
charg _but	F
charg fin	F
charg point	M
charg vis	D
chariot	[
chariot _of	C
chariot rac	C
charit	M
charit numb	C
charit shop	C
charl	V
charl _par	[
charl coronation	C
charli	G
charli angel	G
charlott	C
charlott church	C
charlott tilbur	G
charlott web	C
charm	[
chart	C
chart calculator	K
chart lev	J
chart position	F
charzard	G
chas	[
chat	N
chat poll	H
chatbot	[
chatel	C
chatel principl	C
chatgpt	C
chatgpt _or	C
chaturth	D
chaturth decoration	F
chaturth puj	M
chauth	E
chauth moon	E
cheap	C
cheap _on	E
cheap _to	C
cheap flight	E
cheap napp	H
cheap plac	K
cheap supermarket	N
cheap tyr	D
cheap way	I
cheap women	D
cheat	[
cheat _me	S
cheat _on	[
check	C
check _for	C
check _if	C
check _in	K
check _my	[
check build	E
check engin	D
check mark	C
check one	C
check sim	N
checklist	G
checklist _for	G
checkout	F
checkout 121	H
checkout chart	K
cheek	[
cheep	F
cheep hotel	F
cheer	[
cheer giv	P
cheerlead	C
cheerlead _an	C
chees	C
chees back	E
chees cashew	E
chees cheesecak	K
chees go	N
cheesecak	F
cheesecak frozen	H
cheetah	C
cheetah run	H
cheltenham	I
cheltenham tip	I
chem	[
chem worksheet	L
chemical	C
chemical _or	C
chemistr	C
chemistr ?how	I
chernobyl	C
chernobyl reactor	C
cherubim	[
chess	C
chess gam	C
chess mov	C
chess open	C
chess valu	C
chest	[
chew	J
chew gum	C
chi	D
chi class	J
chi seed	H
chicag	C
chick	Q
chicken	C
chicken cross	C
chicken menu	F
chicken sta	H
chicken stop	C
chicken thigh	K
chicken tikk	M
chickenpox	C
chickenpox incubation	H
chief	F
chief justic	C
chil	C
child	[
child ?who	P
child _about	X
child _and	I
child _at	R
child _be	X
child _do	C
child _dont	P
child _from	Q
child _hav	T
child _i	P
child _in	T
child _of	T
child _sa	Q
child _to	C
child _with	P
child _wont	S
child ask	P
child com	S
child die	R
child hat	P
child leav	T
child list	C
child nev	Q
child suf	S
child support	S
childbirth	S
childhood	S
childless	V
children	D
children sho	D
chimne	I
chin	C
chines	C
chines _about	C
chines takeawa	H
chines zodiac	G
chip	C
chip bat	C
chip shop	C
chism	V
chismos	V
chist	F
chist _de	C
chlorin	C
chmod	C
chmod 755	I
chmod operation	C
chnag	C
chnag _a	C
chocolat	I
chocolat box	I
choic	E
cholesterol	C
choos	[
choos _a	W
choos _the	T
choos _to	U
choos jacob	P
choos peopl	Q
chopstick	C
chord	C
chord _to	F
chord chart	H
chord pian	I
choreograph	C
chr	C
chr jerich	C
chr steakhous	E
christ	[
christ church	J
christ colleg	C
christ die	Q
christ tex	F
christchurch	C
christchurch _to	C
christen	[
christensen	C
christensen phot	C
christianit	[
christm	P
christm cak	D
christm carol	G
christm eve	G
christm jump	C
christm numb	C
christm stor	[
christm tre	W
christm without	U
chromebook	H
chromebook linux	H
chromosom	D
chromosom _in	D
chronic	Y
chronicl	[
chronological	C
chronological ord	C
chuck	C
chuck norr	C
church	[
church _and	V
church _be	[
church _for	V
church _in	Z
church _of	R
church _on	Z
church aft	Q
church age	C
church chicken	F
church craz	D
church disciplin	S
church guit	C
church hurt	P
church lead	T
church memb	U
church oxford	J
church peopl	P
church setlist	C
church sho	C
churchill	C
churchill down	C
churchill insuranc	F
chuz	U
cia	C
cia mean	C
cicl	C
cicl _del	C
ciclist	F
ciclist etap	F
cicut	G
cieg	[
cieg _de	S
ciel	T
ciel _y	S
ciel nuev	R
ciel recet	C
ciel tempor	C
cien	C
cien an	C
cienci	L
cienci sistem	D
cient	C
cient _de	C
cierr	C
cierr _la	D
cierr ike	F
cimarron	C
cin	C
cin est	C
cinc	[
cinc segund	C
cincuent	Y
cinem	C
cinem tim	C
cinetic	D
cinqu	D
cinqu terr	D
circl	M
circl _of	E
circl wicc	C
circuit	C
circuit total	C
circumcis	S
circumcision	V
circuncision	P
ciren	U
cirugi	W
cistern	F
cistern _que	H
cistern pierd	C
cit	M
cit _a	J
cit _of	[
cit _par	C
cit break	C
cit cast	C
cit gun	I
cit medic	C
cit previ	H
cit skylin	G
citation	F
citation _for	F
citibik	C
citibik day	C
citizen	N
ciudad	U
civic	G
civic 2014	G
civil	J
civil espanol	C
cl	N
cl cach	C
cla	[
cla jar	T
claim	C
claim court	C
claim lufthans	C
claim mileag	C
clam	X
clarenc	C
clarenc thom	C
clarinet	I
clarinet squeak	I
claritin	C
claritin _the	C
clark	C
clark count	C
clas	[
clash	H
clash royal	H
clasificacion	C
clasificacion _de	C
clasificacion formul	M
class	Y
class contain	H
class near	J
class pric	G
classic	C
classic talent	C
classmat	V
claud	C
clean	T
clean _a	C
clean _and	T
clean fee	D
clean heart	T
clean kit	C
clean use	C
clean whit	E
cleans	P
cleans thre	H
clef	C
cleric	H
cleric spell	H
clic	C
click	C
client	V
client ord	C
clif	M
clif australi	F
clim	C
climat	[
climat chang	[
climb _a	X
climb _the	G
clint	C
clint eastwood	C
cloak	[
clock	C
clock go	C
cloone	I
clos	K
clos _my	R
clos _on	C
clos _to	X
clos friend	T
closur	C
cloth	X
cloth wholesal	C
cloud	[
cloud _and	S
clov	G
clown	C
clown fit	K
clu	M
clu riv	M
club	H
club found	C
club near	C
club result	J
club sandwich	I
club veg	C
clubcard	E
clubcard app	E
clubmast	D
cmd	E
cmd ls	E
cnn	C
co	C
co op	D
co uk	C
coach	H
coach _be	U
coach luggag	G
coal	[
coal _on	Y
coast	E
coast six	D
coastlin	C
coat	P
coat _in	E
coat _of	[
coat scandal	C
cob	C
cobertur	V
cobr	I
cobr _un	F
cobr venom	C
coc	H
coc col	D
coch	C
coch _a	G
coch _que	C
coch no	C
cocin	C
cock	C
cock spaniel	C
cockfight	Y
cocktail	C
cocktail ingredient	E
cocktail recip	K
coconut	H
coconut one	H
cod	C
cod 44	I
cod 646	M
cod 90210	N
cod _be	G
cod _for	P
cod _on	G
cod _th	D
cod barcla	J
cod eresolv	J
cod steam	K
codein	K
codig	C
codig _de	C
codig roblox	J
coffe	C
coffe break	C
coffe ground	C
coffe menu	G
coffe tast	D
coffe van	C
coffin	D
coin	N
coin _the	C
coin _with	K
cok	C
cok compar	H
col	D
cold	L
cold _and	C
cold brew	C
cold contagiou	I
cold greenhous	H
cold kitchen	C
cold than	C
cold war	P
coldpla	C
coldpla paradis	C
coldpla presal	L
colesterol	C
colesterol ldl	C
colg	J
colg _un	E
coll	C
coll chord	C
colleagu	[
collection	W
collectiv	C
collectiv noun	C
collector	[
colleg	S
colleg dublin	E
colleg football	H
colleg map	C
colleg oxford	C
collin	J
collin album	M
collin genes	K
colombi	C
colombi result	C
colombian	C
colon	I
colon _a	I
color	C
color _a	N
color _in	D
color _of	C
color _should	C
color cop	M
color list	L
color man	K
color mean	C
color ord	M
color out	G
colossa	Z
colossian	U
colossu	C
colossu comput	C
column	I
column d	N
column vs	D
com	Y
com _at	W
com _en	C
com _from	[
com _in	X
com _of	S
com _on	R
com _the	F
com _to	Z
com _un	D
com atun	C
com back	F
com befor	[
com carn	Y
com down	U
com hierb	C
com hom	W
com ifram	L
com int	W
com out	D
com over	S
com r	J
com spreadsheet	N
com technolog	J
com torvald	K
com tv8	J
com watch	M
comb	C
comb fast	E
combat	[
combination	G
comed	C
comedian	R
comen	S
comen _los	C
comet	X
comfort	[
comfort _for	S
comfort _in	U
comi	U
comic	S
comic ord	C
comid	R
comid _par	C
comm	F
comm yes	F
command	N
command _of	Y
command gold	C
commandment	[
commandment _of	C
commercial	C
commercial plan	J
commission	[
commit	C
commit _but	C
commit keep	D
commit suicid	Q
committe	R
common	[
communication	C
communication degre	C
communion	[
communion _if	R
communion dress	I
comod	D
compan	X
compan _be	C
compan director	C
companer	[
companer _de	T
compani	T
companion	[
compar	P
compar _me	R
compar _the	F
compar _to	C
compar _with	H
comparador	C
comparativ	K
comparativ iphon	K
compart	U
compassion	Y
compatibilidad	C
compatibilidad ar	C
compatibilit	H
compatibilit chart	N
compatibl	C
compet	W
competition	U
compil	G
compil _but	G
complain	[
complain _about	U
complaint	K
complaint _to	M
complet	K
complet _en	J
complexit	E
complexit _of	E
compliant	C
compos	C
compos _a	F
compos volum	F
compost	C
compost _too	C
compost without	L
compr	I
compr _par	K
compr hiel	C
compress	C
compression	H
compression per	H
compromis	H
compromis preci	C
compu	E
comput	C
comput bletchle	C
comput mak	F
computador	C
computador _muy	C
comulg	R
comun	C
comun multipl	C
comunion	X
conceiv	U
concentrat	Z
concentration	C
concentration _of	C
concert	S
concert _and	D
conch	C
conch symbolism	C
concienci	[
conciert	G
conciert karol	C
conclusion	J
concordant	G
concordant result	G
concubin	[
condemn	S
conden	T
condensation	C
condensation _on	C
conduc	I
conduc dgt	C
conect	C
conect _los	E
conect ps4	C
conf	U
conf _en	Q
confes	R
confess	[
confess _my	X
confess _to	[
confession	C
confession _of	C
confession tracklist	C
confi	Q
confi _en	Q
confianz	R
confidenc	X
confies	V
configuracion	C
configuration	C
configuration _as	C
configuration _of	C
confirmation	V
conflict	Z
conflict _in	V
conflict resolv	E
conform	V
confront	Y
confront _a	T
confus	R
congel	J
congel _la	C
congregation	T
congres	E
conif	C
conjugation	G
conmig	V
connect	C
connect _a	M
connect _my	C
connect _to	K
conoc	W
conoc _a	Q
conozc	Q
conqu	[
conscienc	X
consegu	I
consegu diamant	D
consej	T
consej _de	P
consid	X
consol	H
consol command	C
consol log	G
conspirac	V
const	C
constant	F
constant unit	C
constraint	N
constraint exampl	N
construy	U
construy _el	U
construyeron	C
construyeron _los	C
consuel	[
consult	C
consum	W
cont	U
cont load	L
cont record	H
contact	H
contact lens	C
contact support	C
contagiou	C
contain	C
contain p	H
contain text	C
contend	R
content	X
contest	S
contestant	C
contestant instagram	C
contr _el	Z
contr _la	T
contr _quien	C
contr cruz	F
contr mi	W
contr ti	T
contraceptiv	C
contraceptiv pill	C
contract	C
contract _for	N
contract _in	L
contract bind	C
contract ear	G
contract holida	G
contradiccion	P
contradicen	Q
contradict	Q
contradiction	[
contrasen	C
contrasen _del	C
contrat	J
contrat _de	C
contribution	C
contribution limit	C
control	[
control _my	[
control _to	C
control everyth	P
controlador	X
controll	Z
controll _to	M
conveni	E
conveni hosteleri	E
conversation	Z
conversion	[
convert	C
convert 180	G
convert _a	C
convert _to	P
convert hundr	G
convert inch	D
convert mp4	D
convert pdf	C
convert ten	J
convert thre	H
convert unix	C
convex	H
convex len	H
convinc	C
convinc _my	C
convirti	V
coogan	K
cook	I
cook _in	K
cook chicken	H
cook ric	C
cook tim	C
cooki	C
cooki sa	C
cool	C
coolant	F
coolant leak	F
cop	Q
cop _en	T
cop onlin	C
cop past	C
copperhead	E
copperhead pag	E
copyright	C
copyright _a	C
cor	K
cor dump	C
corazon	[
corazon _de	T
corazon est	P
corban	Z
corbat	C
cord	[
corder	W
corder _al	C
corder _de	Q
cordob	C
cordob 15	C
corinth	[
corinthian	S
corinthian brazil	J
corinthian column	D
corinthian vs	C
corinti	Z
corn	C
corn _of	Y
corn _on	C
corn law	C
corneliu	[
cornerston	W
cornflak	D
cornflak girl	D
cornstarch	G
cornstarch vs	G
coroll	K
coron	R
coronation	C
coronation dat	C
coronation street	C
corp	K
corporal	Y
corpu	G
corpu christ	G
corr	C
corr acord	C
corre	C
corre _par	C
correct	D
correct english	C
correct tyr	E
correction	[
corrig	C
corrig est	C
corrupt	[
corrupt good	Z
cors	C
cort	C
cort _de	C
cort medicin	C
cos	L
cos _de	U
cos _un	E
cos tan	C
cosech	X
cosign	[
cosign _a	X
cosign _for	V
cosmetic	[
cost	C
cost _for	F
cost _of	I
cost _to	C
cost exampl	C
cost lol	J
cost now	M
cost ric	D
cost turke	C
costc	C
costc clos	C
costc membership	C
costill	P
costill _de	P
costum	C
costum ide	C
costumbr	[
cottag	C
cottag pie	C
couch	V
coug	F
coug depth	F
council	M
council _of	[
council permanent	C
council tax	E
counsel	Y
counselor	Y
count	C
count _as	[
count _from	I
count _in	D
count _the	[
count _to	C
count nev	C
count onlin	C
count sheep	C
count uniqu	E
countr	Q
countr _and	Q
countr _in	C
countr _that	C
countr cod	I
countr run	C
countr tabl	C
coupl	X
couplet	C
couplet analys	C
coupon	C
coupon cod	F
courag	[
courageou	S
courgett	C
courgett rot	C
cours	C
coursework	H
coursework photograph	H
court	W
court fee	C
court rul	C
courtne	C
courtne lov	C
cousin	[
cov	C
cov 1980s	E
cov _on	C
cov let	C
covalent	C
covalent bond	C
covenant	V
covenant _of	W
covenant _with	U
covenant alien	C
covenant hous	C
covenant rank	C
covenant transport	C
covenant violation	C
coventr	C
coventr statu	C
cover	[
cover _with	V
coverag	L
coverag map	L
covet	Y
covid	M
cow	W
coward	R
cowell	F
cowell net	F
cowlick	C
cowork	Y
cowork _be	T
cowork und	C
cpr	H
cpr compression	H
cpu	C
cpu bottleneck	C
cr	T
cr _a	Q
cr revelation	C
cr thre	C
cr two	G
crack	W
crack _your	E
craftsman	[
craftsmen	U
craig	C
craig age	C
craigslist	G
craigslist chicag	G
cramp	I
cran	K
crap	C
crap crap	C
crap design	L
crash	R
crash _my	G
crash again	C
crash car	C
crashloopbackof	F
crav	T
craz	E
craz _in	C
craz chick	D
cre	[
cre _di	S
cre _en	R
cre _los	S
cre _que	U
creacion	X
cream	C
cream _for	C
cream _on	D
cream carpet	I
cream chees	I
cream over	C
creat	[
creat _in	Z
creat _the	P
creat _us	Y
creat evil	P
creatin	C
creatin befor	C
creatur	W
crec	[
credit	J
credit card	U
credit check	N
credit scen	C
credit scor	C
creek	C
creek formation	C
creek shiraz	H
creep	E
creep tab	E
crei	P
crem	C
crem _par	C
crem egg	M
cremacion	S
cremat	W
cremation	X
cret	[
creyent	U
cri	T
cricket	C
cricket bat	I
cricket pitch	I
crim	[
criminal	[
cring	I
cring app	E
crippl	Y
criptomoned	W
cris	J
cris 1956	C
cris summar	C
crisp	N
crisp skin	M
crispr	C
crist	W
crist plant	C
cristian	[
cristian _ser	S
cristian ronald	D
critic	S
critical	N
critical error	G
criticiz	X
critiqu	C
critiqu _of	C
croati	C
croc	D
croc jibbitz	D
crochet	F
crochet hook	F
crocodil	E
crocodil _and	L
cronic	V
crontab	F
crontab ever	F
crook	[
crook lin	[
crop	[
crop _for	G
croquet	C
croquet _de	J
croquet _que	C
cross	H
cross _and	V
cross _the	[
cross _to	C
cross blu	D
cross countr	C
cross crusad	C
cross first	C
cross football	C
cross platform	C
cross stitch	D
cross tarot	D
cross tim	H
cross turnip	C
crossfit	C
crossfit murph	C
crosspla	G
crossword	C
crossword answ	C
crossword clu	M
crow	C
crow call	C
crowd	[
crown	K
crown _of	X
crown castl	C
crown jewel	G
crown mold	C
crown mould	C
crown pric	I
crown royal	C
crown season	C
croydon	F
croydon are	F
crp	C
crp mean	C
cruc	C
cruc nm	C
crucibl	C
crucibl act	C
crucibl gcs	C
crucif	[
crucif _with	Q
crucific	P
crucigram	E
crucigram rio	E
cruel	R
cruel sum	G
cruis	C
cruis drink	C
cruis ex	C
cruis pric	E
crumb	[
crumpl	C
crumpl zon	C
crusad	C
crusad basketball	H
crusad lacross	C
crusad sup	H
crush	Y
crush _on	T
crush level	F
crust	K
cruz	Q
cruz _de	G
cruz _el	V
cruz _los	C
cruz azul	F
cruz boardwalk	C
cry	[
cry fiv	C
crypt	P
crypt wallet	C
crystal	C
crystal _for	C
css	D
css grid	I
csv	C
csv pand	C
ct	C
ct scan	C
ctrl	C
ctrl alt	C
cuadr	C
cuadr _de	I
cuadr famos	C
cuadr sin	E
cuant	C
cuant _hay	J
cuant _me	J
cuant _se	C
cuant _ser	I
cuant an	C
cuant anill	K
cuant calori	K
cuant cart	N
cuant cobr	F
cuant cuest	C
cuant diput	E
cuant dur	F
cuant gan	N
cuant gast	J
cuant gol	H
cuant habitant	F
cuant hor	H
cuant hues	C
cuant jugador	I
cuant levadur	J
cuant litr	C
cuant mid	J
cuant mililitr	F
cuant nev	K
cuant pais	H
cuant protein	J
cuant tard	C
cuant tiemp	D
cuant viv	I
cuarent	X
cuarent an	Q
cuaresm	[
cuart	X
cuatr	[
cuatr ser	R
cub	C
cub last	D
cuban	C
cuban missil	C
cuban net	H
cubit	[
cucumb	R
cucumb peel	G
cuec	C
cuec _un	C
cuent	F
cuent aburrid	C
cuentam	C
cuentam _un	C
cuern	X
cuerp	W
cuerp _de	U
cuerp alegri	C
cuerp human	C
cuerv	Q
cuest	I
cuest _la	J
cuest _un	L
cuest pas	I
cuev	[
cuev _de	Y
cuf	C
cuf _too	C
cuid	C
cuid _a	U
cul	C
cul cac	C
culp	W
culp _por	T
culpabl	Q
cult	[
cult _de	U
cultur	[
cum	T
cumpl	[
cumplean	X
cumplean _de	R
cun	T
cuot	H
cuot barcelon	H
cup	C
cup _in	[
cup _of	[
cup final	K
cup revers	C
cupbear	X
cupon	G
cupon shein	G
cur	E
cur hair	C
curander	X
curars	K
curars _un	K
curl	C
curl up	C
curr	C
curr hous	E
curr jamaican	C
curr past	L
currenc	C
currenc _do	I
current	C
current dala	C
current president	G
current temperatur	H
curriculum	C
curriculum grat	K
curs	[
curs _and	X
curs _de	C
curs _for	T
curs _of	X
curs _on	T
curs _the	P
curtain	C
cush	[
cuss	[
cust	C
cust last	C
custod	[
custom	C
custom _to	C
custom servic	C
cut _a	G
cut _for	D
cut _from	J
cut _it	C
cut _my	G
cut _of	F
cut _the	Z
cut appl	M
cut back	C
cut herself	P
cut length	C
cut off	[
cut samsung	K
cutof	C
cuy	Q
cv	C
cv int	J
cv summar	J
cv templat	I
cyberpunk	F
cyberpunk _at	L
cycl	D
cycl _and	J
cycl ammoni	C
cycl diagram	H
cycl lan	J
cycl step	F
cyclop	F
cyclop _chapt	F
cylind	E
cypru	Y
cyren	Y
cyrillic	J
cyrillic alphabet	J
cyru	X
d	C
d 1abcd	N
d _be	N
d _e	C
d day	C
d20	C
d8	C
d8 download	C
da	[
da _and	H
da _be	U
da _in	U
da _of	[
da _or	F
da com	D
da gorillaz	C
da hik	I
da horoscop	C
da temor	P
da until	C
da verguenz	Q
dad	Z
dad _be	W
dad _doesnt	Q
dad _hav	R
dad die	Q
dad got	P
dad jok	C
dagon	X
dahli	C
dahli over	H
dal	C
dal _a	C
dal cuadr	C
dala	C
dala lam	C
dalton	D
dalton bond	D
dam	[
dam vs	D
damag	E
damasc	Y
damascu	R
damascu steel	C
damp	C
dan _do	C
danc	H
danc _in	[
danc _on	H
danc _with	C
danc scen	C
danc step	C
dang	X
daniel	T
daniel _and	Q
daniel craig	C
daniel pra	R
daniel ricciard	C
daniel tig	C
daniel trial	C
dann	G
dann devit	G
dant	C
dant comb	C
danz	X
dar	[
dar _a	U
dar _de	W
dar graci	T
darc	C
darc first	C
dariu	Y
dark	I
dark explic	E
dark mat	C
dark mod	C
dark soul	C
darlington	L
darlington train	L
dart	F
dart checkout	F
das	F
das rul	F
dash	E
dash cam	C
dashboard	C
dashboard light	C
dat	C
dat 2026	N
dat _a	[
dat _en	C
dat _for	[
dat _in	Q
dat _por	C
dat _someon	S
dat _th	H
dat _to	D
dat aft	[
dat analyst	J
dat ap	R
dat check	J
dat entr	C
dat hertfordshir	I
dat javascript	J
dat scienc	C
dat scotland	G
dat tabl	E
dat templat	C
dat uk	K
dat user	N
dathan	Z
daught	X
daught _be	S
daught _hav	P
daught _in	R
daught _of	C
daught _wont	P
daught got	R
daught want	P
dav	C
dav ?who	C
dav lov	D
dav matthew	K
david	Z
david ?wher	C
david _a	Q
david _and	U
david _hav	W
david _to	S
david _y	R
david attenborough	C
david bab	P
david beckham	C
david bowi	C
david bring	R
david danc	T
david kill	Q
david king	R
david last	W
david might	P
david pla	[
david pra	P
david son	T
david spar	Q
davidic	U
davidson	H
davidson harle	H
dawn	[
dax	E
day	S
day 2025	H
day ?how	J
day _and	Z
day _at	W
day _be	C
day _for	H
day _i	C
day _in	C
day _of	L
day _or	W
day _to	E
day _vers	P
day _with	H
day bank	C
day beach	C
day dat	C
day ever	E
day forecast	E
day gift	C
day itinerar	C
day off	[
day parad	K
day pass	C
day rat	J
day recip	C
day sal	C
day schedul	E
day two	I
day without	X
daycar	V
daylight	C
daylight sav	C
db	C
ddd	C
deacon	Y
deacon football	C
dead	C
dead sin	C
deadlin	U
deadlock	C
deaf	X
deal	U
deal _on	C
deal _with	[
deathb	U
debat	C
deben	S
deben _los	Q
debil	V
debor	[
deborah	[
debt	[
debt californi	D
debug	C
debug mod	C
debut	C
debut 2024	C
dec	C
dec _el	C
dec _que	[
dec jesu	R
dec mile	C
dec piens	C
deceit	P
deceiv	T
decemb	F
decent	D
decent indian	C
decepcion	T
decid ?who	K
decimal	C
decimal 101101	C
decimal mone	C
decirl	S
decirl _a	Q
decision	[
decision toda	C
deck	C
deck _can	H
deck aren	H
declar _a	C
declaracion	C
declaracion _de	C
declin	J
declin _a	D
decod	I
decod agvsbg8gd29ybgq	I
decor	C
decoration	C
decoration _at	F
decre	T
dedicacion	Q
dedication	[
dedication _of	[
deductiv	C
deductiv _and	C
deed	Y
deep	H
deep _be	G
deep _do	E
deep point	C
deep sleep	G
deer	F
deer mow	G
deer part	C
default	C
default brows	C
defeat	Z
defend	[
defens	W
defin	X
defin osmos	C
defin photosynthes	E
definat	J
definition	C
definition _of	[
definition thermodynamic	C
definiton	D
definiton _of	D
deflation	E
deflation _for	E
defrost	F
defrost minc	F
degre	C
degre _in	I
degre rank	C
degre symbol	C
dei	[
dej	Q
dej _a	R
dej _de	K
dej _el	[
dej _la	S
dej _mi	R
dej _que	U
dej _un	W
dej entr	C
dejan	R
dejar	Q
dela	J
dela _in	C
delant	T
delant _de	T
delanter	F
delanter barat	F
delawar	G
delegat	[
delet	C
delet _a	E
delet _me	C
delet _my	C
delet blank	M
delet facebook	D
delet fil	H
delh	C
delh toda	C
deliciou	C
delight flavor	E
delilah	J
delilah karaok	C
delilah plain	E
deliv	C
deliv _to	F
deliv past	H
deliv year	C
deliver	J
deliver no	C
deliveranc	[
dem	V
demand	C
demas	[
dementi	U
demetriu	[
demon	I
demon copperhead	E
demon da	C
demon deacon	C
demon sla	C
demon soul	C
demon weak	C
demoni	[
demoniac	X
den	[
den _yourself	S
den jesu	S
den publicke	C
denari	S
denial	S
denmark	C
denomination	[
dental	C
dental crown	I
dental insuranc	C
dentr	S
denv	C
denv _to	F
deodorant	F
deodorant stain	F
dep	C
dep miss	C
dep trial	C
depart	X
depart _from	T
department	C
department _of	C
depend	U
depend _on	R
dependenc	P
dependenc tre	J
deplo	P
deployment	Z
deport	[
deportation	[
deposit	C
deposit _for	C
deposit back	C
deposit bonu	C
deposit without	C
depot	D
depot paint	D
depreciation	C
depreciation straight	C
depresion	T
depress	[
depress unemployment	C
deprimid	S
depth	N
depth _of	[
depth chart	C
der	F
der die	F
derb	H
derb favourit	C
derech	[
deriv	F
deriv _de	F
derivativ	C
derivativ _of	C
desanim	U
desaparecid	U
desatasc	C
desatasc _el	C
desatasc _un	D
descans	T
descendant	Y
descendant _of	V
describ	N
describ scroog	E
description	C
description _for	F
descubri	E
descubri americ	E
desd	[
desd _que	W
desempl	U
desert	M
deserv	[
desiert	[
design	C
design _the	C
design bag	E
desir	U
desktop	C
desktop download	C
desnud	C
despacit	K
despacit english	K
desped	S
despedid	X
despedid _de	U
despis	X
despu	Y
despu _de	T
despu _del	W
destin	C
destin two	C
destro	[
destruction	Z
destruid	Q
detail	N
detectiv	C
detectiv _in	C
determinant	C
determinant 3x3	C
deud	[
deuteronom	[
deuteronomi	R
deutsch	D
deutsch mark	D
develop	C
develop mod	J
deviation	C
deviation _in	C
deviation formul	J
devil	L
devil _be	W
devil _may	C
devil basketball	N
devil bridg	E
devil food	C
devil habitat	C
devil nicknam	G
devil schedul	C
devil tow	C
devil wear	C
devill	C
devill eg	C
devit	G
devit height	G
devocion	P
devocional	[
devocional _par	[
devolv	C
devolv pedid	C
devotion	[
devotion _for	Z
devotional	[
devotional _for	Y
dew	S
dex	C
dex scan	C
dfgdfgdfg	C
dfgkjhdfg	D
dfgkjhdfg kjdfhg	D
dgt	C
dhl	H
dhl keep	J
di	C
di _al	C
di _de	H
di bot	E
di estuv	P
di mari	C
dia	[
dia _de	[
dia _del	S
diabet	[
diabl	I
diabl four	D
diabl immortal	C
diacon	Z
diagnos	[
diagnos _with	W
diagnostic	X
diagram	C
diagram _for	H
diagram label	H
diamant	D
diamant fre	D
diamond	C
diamond _in	I
diamond accent	C
diamond vs	H
dian	[
diar	F
diar fir	F
dibuj	C
dicapri	J
dicapri film	J
dicen	W
dichotomou	E
dichotomou key	E
dicken	E
dicken describ	E
dickhead	C
dictionar	C
dictionar python	C
die	[
die ?wher	[
die _and	S
die _at	C
die _by	T
die _for	S
die _in	F
die _on	V
die _to	[
die alon	P
die alt	C
die befor	P
die das	F
die first	U
die hard	C
die husband	P
die moth	S
die penalt	V
die redemption	I
die sea	C
die son	S
die spread	C
die two	C
die young	T
dieg	C
dieg padr	C
dient	C
dieron	P
diesel	C
diesel _in	C
diesel car	C
diet	F
diet _hay	C
diet chart	K
diet plan	C
diet rul	E
diez	Z
diez mandamient	Q
diez plag	T
diezm	[
diferenci	J
diferenci entr	X
diferent	V
differenc	C
differenc between	C
different	[
different _from	E
different church	Q
different operator	F
difficult	[
difficult peopl	R
dificil	[
difunt	[
dig	T
dig _a	X
dig up	C
digit	C
digital	W
digital gam	H
dign	X
dignit	V
dij	W
dilemm	G
dilemm explain	G
diluvi	R
dim	J
dim _tu	C
dimension	C
din	M
din _for	C
dinah	U
diner	[
diner _a	Q
diner _en	R
diner _ser	P
dingl	C
dinklag	C
dinklag height	C
dinosaur	I
dinosaur _hav	C
dio	U
dior	C
dior sauvag	C
dios	S
diput	E
diput _hay	E
dir strait	H
direction	C
direction _be	F
direction _from	D
direction _to	C
director	C
director _on	G
director cut	C
director loan	C
dirt	Q
dirt pictur	C
disabilit	U
disabl	T
disagre	W
disagre _about	Q
disagre _with	T
disappoint	V
disappoint _me	S
disappointment	Y
disast	V
disc	C
discipl	T
discipl _of	Q
discipl foot	P
discipl raid	C
discipl thre	C
disciplin	[
discipul	Z
discograph	C
disconnect	F
discount	C
discount cod	G
discount railcard	D
discourag	X
discover	C
discover penicillin	C
discriminat	S
disculp	W
diseas	[
disen	C
disfrut	T
disguis	X
disgust	R
dish	Q
dishon	Y
dishwash	C
dishwash _at	C
disk	F
disk _in	F
disne	J
disne plu	J
disneyland	C
disneyland par	C
disobe	Y
disobedienc	[
disobedient	Q
disobedient child	P
disput	I
disput _a	C
disregard	C
disregard _the	C
disregard _your	D
disrespect	U
distanc	C
distanc _from	C
distribution	G
district	H
div	C
div _en	I
div class	H
div ras	C
divert	C
divert _to	C
divid	[
divid _the	[
divid fraccion	C
dividend	C
dividend tax	C
dividend yield	D
divin	[
division	C
division _with	C
divorc	T
divorc _and	P
divorc _de	F
divorc _in	C
divorc law	C
divorc pap	R
divorc preci	C
divorc rat	C
divorciarm	R
diwal	C
diwal rangol	H
dj	C
dj stand	C
djokovic	C
djokovic win	C
dl	C
dmv	C
dmv appointment	C
dnd	D
dnd 5e	D
dni	C
dni _com	C
dns	C
dns propagation	C
do	L
do _with	Q
dobl	Q
dobl fil	C
doc	N
doc apostol	U
doc googl	N
doc marten	C
doc tribu	V
dock	F
dock compos	F
doctor	[
doctor _sa	V
doctor carpet	G
doctor giv	T
document	C
document _do	C
document _with	G
document _wont	C
document cooki	J
documentar	C
documentar _about	C
dog	C
dog _a	K
dog _about	G
dog _be	Z
dog _hav	K
dog _to	I
dog age	F
dog cont	H
dog experiment	F
dog friend	C
dog head	C
dog out	C
dog pull	C
dog remov	E
dog return	X
dog tilt	C
dog track	G
dog weight	C
dogecoin	C
doing	U
dol	I
dol blu	I
doll	C
doll car	K
dolor	[
dom	C
dom ?how	E
dom _un	H
domain	C
domain renewal	C
domestic	[
domin	C
domin piz	C
doming	S
doming _de	[
don	[
don _del	V
donald	H
donald trump	H
donat	Q
donat _a	C
donat organ	U
donation	M
donation pick	C
donke	[
donke _in	I
donor	[
donut	C
doo	C
doo doo	C
doom	C
doom eternal	C
doom metal	J
doom rat	C
door	[
door _and	T
door _for	[
door chord	C
door handl	C
door open	J
doorpost	W
doppl	D
doppl effect	D
dor	H
dor win	H
dorc	W
doric	D
dorm	X
dos	U
dos habitacion	E
dos hoj	C
dos letr	E
dos nin	H
dos per	C
dos person	S
dos thre	C
dosag	F
dosag adult	F
doubl	C
doubl _in	G
doubl dribbl	C
doubl knit	F
doubl six	C
doubt	[
doubt _god	P
doubt thom	[
dough	D
dough kitchenaid	I
dough prov	C
dough without	F
dov beaut	D
dov cala	L
dov paint	C
dov preci	C
dov shampo	C
dov soap	H
dow	C
dowel	C
down	Z
down _and	S
down _in	W
down _my	Y
down _on	Z
down _the	X
down post	C
down syndrom	T
down win	F
downlaod	C
download	E
doy	X
dozen	M
dozen eg	M
dpf	G
dpf regeneration	G
dps	C
dps rotation	C
dqw4w9wgxcq	M
dr	C
dr ?who	K
dr desert	C
dr pep	J
dr ruth	C
draft	C
draft _a	C
draft lotter	J
draft start	H
draftk	G
draftk prom	G
drag	C
drag rac	C
dragon	P
dragon _in	Y
dragon _on	C
dragon bask	C
dragon luck	D
drain	C
drain full	C
drain overnight	J
drak	G
drak kendrick	G
dram	H
dram _with	C
drank	[
draw	C
draw _a	C
draw near	[
draw pictur	F
drawb	C
dread	W
dream	[
dream _and	U
dream _in	P
dream _of	C
dred	C
dred comic	C
dreidel	C
dress	C
dress cod	[
dress design	C
dress sag	C
dress shop	C
dress siz	I
dress up	[
dribbl	C
drift	E
drift awa	[
drift rep	C
drill	C
drill bench	C
drill bit	M
drink	[
drink _and	[
drink _too	P
drink flavor	H
drink packag	C
drink per	C
drink win	Q
drip	W
driv	C
driv _from	C
driv _me	V
driv _on	C
driv _to	C
driv _with	C
driv aft	C
driv job	H
driv lik	T
driv minimum	C
driv osc	C
driv out	U
driv pay	C
driv star	C
driv test	V
driv tim	E
driven	[
driven out	[
drog	W
dron	I
dron befor	I
drop	C
drop _to	C
drop all	C
drop d	J
drop out	G
drop tabl	C
drought	[
drown	[
drown _in	[
drows	C
drug	[
drugstor	C
drugstor mascar	C
druid	I
druid stoneheng	I
drum	C
drum not	C
drunk	[
drunk _and	P
drunk driv	U
dry	E
dry _a	C
dry bon	[
dry hair	C
dry ice	C
dry socket	C
dry wet	K
drywall	D
dub	C
dub dub	C
duba	N
dublin	C
dublin _to	M
dublin hotel	I
dublin librar	L
dublin rank	G
dubo	F
dubo tim	F
duch	F
duck	C
dud	C
dud wak	E
due	L
due dat	N
due tmrw	C
duel	[
duerm	V
duerm _un	J
duermen	C
duermen _las	C
dui	T
dui florid	C
duk	N
duk blu	N
dulc	[
dumb	C
dumb bot	K
dumb machin	C
dumb than	D
dumb thing	C
dump	D
dump c	C
dump onl	C
dun	C
dun messiah	F
duncan	C
duncan ring	C
dungeon	Q
dungeon mast	E
duoling	C
duoling streak	D
duoling vs	H
dup	C
dur	T
dur _el	K
dur _la	K
dur _un	I
dust	[
dust bowl	D
dut	I
dut calculator	C
dut last	C
dut pay	C
dut warzon	C
duvet	C
duvet cov	C
duvet dimension	H
dvd	C
dvd stor	C
dvl	F
dvl _if	F
dwayn	I
dwayn johnson	I
dye	L
dye _a	K
dye _from	H
dynast	C
dynast dat	C
dyson	C
dyson v8	C
e10	F
e10 petrol	F
e119	L
e119 fault	L
e18	C
e4	C
each	P
each day	V
each oth	[
each way	C
eagl	Q
eagl injur	C
ear	F
ear _should	C
ear _to	[
ear church	R
ear pop	C
ear wax	G
earbud	C
earbud onl	C
earn	D
earn befor	C
earth	[
earth _be	Q
earth _to	C
earthquak	L
earthquak 2010	G
earthquak hit	C
eas	Q
eas _to	Z
eas than	C
eas ukulel	C
east	[
east _of	[
east b	G
east egg	D
east half	C
east island	C
east lil	C
east stor	[
east week	C
eastend	C
eastend them	C
eastern	[
eastwood	C
easyjet	K
eat	J
eat ?when	[
eat _at	M
eat _by	[
eat _for	C
eat _in	E
eat _my	C
eat _the	V
eat _too	Q
eat _with	[
eat blood	[
eat cont	L
eat cucumb	G
eat drink	[
eat grass	C
eat hol	M
eat hone	S
eat host	C
eat lunch	[
eat meat	T
eat pork	U
eat pra	C
eat spid	C
eat vegetabl	C
eat wint	C
eba	C
eba list	C
ebal	[
ebed	S
ebenez	W
ebenez ston	U
ecclesiast	W
ech	F
ech _a	S
ech fuer	U
ech hi	C
ech suert	Y
ech vulnerabl	C
eclesiastic	S
eclips	C
eclips _of	C
ecoboost	J
econom	C
economic	L
economic test	E
ecuacion	G
ecuacion _de	G
eczem	C
eczem cream	C
eczem pictur	K
ed	C
ed sheeran	C
edad	[
eden	X
eden _i	C
eden film	J
eden hazard	C
eden prairi	C
eden project	C
edexcel	L
edexcel biolog	L
edg	C
edg _be	D
edg allan	C
edg sword	[
edific	[
edinburgh	C
edinburgh _in	C
edison	C
edison invention	C
edit	H
editor	D
editor fre	D
edom	[
edomit	R
eeve	C
eeve int	C
efes	S
efesi	Y
effect	C
eficaz	S
eg	C
eg _do	H
eg _for	I
eg cost	M
eg paprik	C
egg	C
egg calor	M
egg cas	C
egg fr	C
egg hunt	D
egg marinad	C
egg whit	K
egipt	Z
eglon	Y
egoist	U
egypt	[
egypt film	C
egyptian	C
egyptian _god	C
egyptian cat	C
eid	C
eid _al	C
eiffel	G
eiffel tow	G
eight	G
eight _a	C
eight _del	H
eight _for	F
eight _to	H
eight amazon	I
eight ball	C
eight grand	I
eight igual	C
eight minut	J
eight schedul	F
eight sho	N
eight week	C
eight year	[
eightfold	C
eightfold path	C
eighth	V
ejempl	C
ejempl _de	H
ejercici	C
ejercici _de	D
ejercit	V
el	[
elb	C
elb luth	M
eld	[
eldad	P
elden	C
elden ring	C
elder	Y
eleanor	C
eleanor rigb	C
eleaz	[
eleccion	V
eleccion _en	C
eleccion colombi	C
elect	[
election	N
election _in	C
electoral	C
electoral colleg	C
electric	D
electric bill	H
electric car	K
electric scoot	C
electric sheep	C
electrician	C
electrician apprenticeship	C
electricist	N
electron	C
electron configuration	C
eleg	V
elegid	T
element	C
element _of	C
elephant	C
elephant pregnant	C
elevation	C
elevation _of	C
elevator	N
eleven	S
elf	C
elf _on	C
eli	[
eli eli	Y
eli lam	Y
eliab	W
eligibilit	C
elihu	Y
elijah	W
elijah _and	Q
elijah tak	T
elijah wood	C
elim	S
eliphaz	V
elis	G
elis pian	G
elise	[
elise _y	S
elish	Y
elish _and	S
elish bon	W
elish ot	C
elizab	C
elizab ii	C
ell	[
elliot	C
elliot fre	C
elm	H
elm clos	H
elohim	[
elon	C
elon musk	C
elord	C
elord height	C
els	N
els _be	W
elton	M
elton john	M
email	C
email _so	H
email etiquett	C
email validation	C
email without	C
emanuel	Q
embaraz	[
embarrass	S
embarrass _to	Q
embry	Z
emirat	J
emirat _and	J
emm	C
emm watson	C
emmau	[
emmerdal	C
emmerdal cain	C
emocion	P
emocional	Z
emotion	R
emotional	[
empan	C
empan argentin	C
emperor	E
emperor dat	C
empez	[
empez _el	Q
empiez	K
empiez _a	R
empiez _el	C
empiez _la	X
empiezan	G
empir	C
empir seat	C
empl	[
emple	D
emple _en	C
emplo	C
emplo _an	F
emplo _on	C
emplo chang	C
emplo read	C
employe	[
employe tabl	C
empres	X
empt	[
empt _the	C
empt tomb	T
enabl	F
enabl debug	C
enamor	U
enamor _de	S
encaj	V
encenderl	C
encendid	I
enchuf	C
enchuf pas	C
encontr	[
encourag	W
encourag _a	T
encouragement	T
encuentr	M
encuentr _el	F
encuest	C
end	N
end ?when	C
end _a	X
end _in	C
end _my	T
end _of	E
end choic	C
end tim	[
endemon	S
endor	[
enem	[
enem _of	P
enemig	T
energ	E
energ formul	C
energ nz	E
energi	Q
energi cinetic	D
enferm	Z
enfermedad	X
enfermer	I
enfermer _en	F
engag	F
engag _to	C
engagement	U
engagement ring	C
engan	[
engan _a	T
engin	C
engin berlin	M
engin charact	F
engin light	D
engin work	C
england	C
england woman	C
english	C
english channel	J
english translation	K
engrav	I
engrav ets	C
enjo	[
enlac	C
enlac covalent	C
enoc	Q
enoch	V
enoj	V
enoj _con	P
enoj conmig	P
enough	[
enough _for	U
enough _in	C
enough _to	[
ensay	C
ensay _de	C
ensen	Q
ensen _a	I
ensen _la	V
ent	M
ent _the	T
ent develop	K
ent text	C
enter	V
enterr	P
entiend	T
entierr	[
entierr _de	V
entr	C
entr _a	U
entr _el	S
entr _en	X
entr dos	U
entr fee	G
entr herman	[
entr jav	C
entr job	C
entr madrid	D
entraran	T
entrevist	C
entrevist camarer	C
entrop	C
entrop definition	C
env	Q
env 5540	J
env appl	C
env hair	C
env print	M
envidi	W
enviud	R
envo	X
enzym	E
enzym lock	E
ep	C
ep _and	C
ephesian	T
ephesu	U
ephod	[
ephraim	[
ephraim _and	Q
epic	C
epic bass	G
epileps	U
epiphan	I
epiphan guit	C
epiphon	J
epiphon vs	J
episod	C
episod _of	K
episod count	K
episod list	K
episod six	L
episodi	C
epistl	[
epoc	C
epoc _par	C
epson	C
epson no	C
equal	M
equation	C
equation two	D
equip	[
equip _de	R
equip actual	H
equipaj	C
equipaj _de	C
equit	C
equivalenci	G
equivalenci europe	G
equivoc	U
er	C
er _un	C
er _una	C
er chatgpt	F
er tont	C
er tour	N
er wait	C
eresolv	J
eresolv unabl	J
eric	C
eric church	C
ermitan	C
ermitan _en	C
erotic	K
erotic stor	C
err	C
err cod	J
err peer	C
error	C
error 404	F
error 502	C
error _on	G
error f05	J
error stdi	G
error unexpect	C
ertertert	C
esau	[
escalator	C
escalator handrail	C
escap _from	R
escap velocit	C
esclavitud	Q
escog	V
escogid	U
escol	H
escol andaluci	C
escondid	U
escorpi	C
escorpi _y	C
escort	C
escort servic	C
escrib	C
escrib _un	C
escrib porqu	C
escribi	G
escribi _el	Q
escribi _la	S
escribi cien	C
escritur	X
escuch	W
escuel	[
esdr	[
esdrujul	C
esdrujul ejempl	C
esguinc	K
esguinc _de	K
esl	E
esp	K
esp light	C
esp32	C
esp32 deep	C
espaci	F
espaci _en	E
espan	C
espan 2024	M
espan fech	C
espanol	C
espanol fech	C
espanol hoy	J
espanol resumen	C
esparrag	D
esper	[
esperant	C
esperant ?how	C
esperanz	Y
espi	P
espin	[
espiritu	Y
espiritu sant	W
espiritual	V
espos	Z
espos _de	U
espos _me	S
espos _se	Q
espos _ser	R
espos _tien	S
espos est	P
espos no	R
esquem	C
essa	C
essa _on	F
essa plan	G
est	J
est _a	S
est _al	G
est _de	S
est _di	Q
est _el	T
est _en	[
est _la	C
est _mi	F
est _or	D
est _ser	C
est ano	E
est aplicacion	E
est bien	T
est buscador	C
est conmig	P
est embaraz	P
est enferm	S
est fras	C
est lej	Z
est mal	U
est mund	[
est mur	Q
est pagin	J
est program	J
est seman	C
est sol	Q
est unid	C
estab	V
estab matrimoni	Q
establish	T
estacion	M
estan	Y
estan _en	P
estar	Y
estat	C
estat car	E
esteban	P
esteril	T
esth	[
esth william	C
estimat	C
estimat _to	C
esto	[
esto _en	[
esto _muy	R
esto enamor	Q
esto enoj	P
esto perd	Q
esto prob	C
estoni	C
estrang	S
estrang _from	R
estrell	W
estrell _de	S
estren	C
estren _de	C
estu	C
estu upgrad	C
estud	Z
estudi	V
estudi biblic	V
estuv	W
estuv jesu	P
etap	F
etap _de	F
etc	C
etc passwd	E
etc shadow	F
etern	Y
eternal	Q
eternal demon	C
eternal lif	[
eternal maraud	C
eternal post	C
eternal sunshin	C
eternit	H
eternit ring	C
eternit sampl	G
etf	C
ethan	X
ethanol	C
ethiopian	[
etiquett	C
etiquett clap	H
eto	C
eto goal	C
etr	F
etr mnemonic	F
ets	C
ets shop	I
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
eunic	S
eunuch	Z
eur	C
eur _a	C
eur _to	H
eur introduc	C
euromillion	C
euromillion result	C
europ	I
europ _or	G
europe	G
european	T
eurost	C
eurost cheap	E
eurost seat	K
eurovision	G
eurovision win	G
euthanasi	U
eutychu	V
eva	U
evangeli	Y
evangeli _de	T
evangelion	I
evangelion ord	C
evangelism	V
evangelist	[
evangeliz	[
eve	S
eve bank	D
eve eat	[
eve firework	C
eve onlin	C
eve robot	C
even	C
even _if	S
even _the	[
even aft	C
even though	C
event	C
event _par	C
ever	S
ever 15	F
ever ?how	C
ever _get	X
ever _us	C
ever day	E
ever download	C
ever fil	D
ever morn	C
ever night	Z
ever one	C
ever third	M
ever tim	C
ever two	C
everlast	V
everlast lov	Q
everybod	S
everyda	Q
everyda lif	Q
everyon	[
everyon ?who	Q
everyon _at	P
everyon _be	X
everyon _hav	R
everyon _my	Q
everyon els	S
everyth	W
everyth _and	P
everyth _be	V
everyth _i	R
everyth _in	V
everyth _that	P
everyth abov	C
everyth go	T
everyth pink	C
everywher	[
evict	[
eviction	C
eviction tonight	C
evidenc	X
evidenc _for	W
evil	[
evil _with	Q
evil exampl	G
evil mean	P
evil peopl	Q
evil revelation	C
evil spirit	X
evolucion	X
evolution	[
evolv	C
evolv eeve	C
evolv haunt	C
evolv tam	I
ewrtwert	C
ex	Y
ex _be	S
ex _wont	Q
ex wif	C
exact	J
exam	[
exam timetabl	C
examen	[
examen _de	X
examin	V
exampl	C
exampl _a	G
exampl _of	I
exampl com	G
exampl org	J
exampl retail	C
excel	C
excel ?how	N
excel _con	C
excel expert	C
excel macr	M
excel sum	J
excel vlookup	G
excell	H
excell forml	H
except	S
except _me	R
exception	L
exception android	L
exces	[
exces _de	I
excess	C
excit	Y
exclusiv	D
excus	X
exec	E
exec cmd	E
execut	S
execution	C
execution ghost	C
exhaust	W
exil	[
exili	S
exist	X
exist _el	U
existen	T
exit	C
exit vim	C
exod	T
exodu	P
exodu 90	N
exodu crypt	C
exodu end	C
exodu system	I
exodu travel	G
exodu walkthrough	C
exodu wallet	C
exorcism	T
expand	I
expans	C
expect	Z
expel	U
expensiv	V
experienc	H
experienci	C
experiment	D
expert	C
expert _and	C
expiacion	V
expir	C
expir eye	C
explain	F
explain ?how	C
explain _a	C
explain _the	[
explain _with	E
explain inflation	E
explain simp	H
explain sup	C
explic	C
explor	F
explotacion	Y
export	N
export _to	N
express	G
express coach	G
expuls	J
expuls anoch	C
extend	C
extend _or	C
extr tim	C
extraction	C
extraction dry	C
extran	[
extran _a	U
extran _mi	U
extranjer	V
ey	Q
ey _to	U
eye	V
eye _be	T
eye _for	[
eye _hav	[
eye _th	D
eye drop	C
eye steak	C
eye viral	D
eye vs	F
eyelid	C
eyelid warm	C
eyelin	C
eyelin hood	C
eyeshadow	C
eyeshadow look	C
eyr	E
eyr _chapt	E
ezekiel	U
ezekiel bread	C
ezekiel elliot	C
ezequi	R
ezequiel	[
ezi	C
ezi age	C
ezr	L
ezr mill	C
ezr pound	C
ezr shotgun	K
f	C
f _u	F
f g	C
f murra	C
f05	J
f05 _be	J
f1	C
f1 crash	C
f1 qualif	F
f150	J
f150 two	J
f16s	H
f16s _do	H
f30	F
f35	J
f35 vs	J
fabi	G
fabric	U
fac	U
fac _of	U
fac _to	[
fac windowsill	C
facbook	C
facbook marketplas	C
facebook	C
facebook ?how	D
facebook com	I
facebook inic	C
facetim	C
facetim ech	C
facil	N
fact	C
fact _pleas	C
factor	[
factor judg	E
factorial	C
factoris	L
factoris x	L
fad	S
fahrenheit	G
fail	T
fail _as	P
fail _my	S
failur	[
fair	Y
fair _to	P
fair judg	U
fair tal	D
faith	[
faith _and	[
faith _at	R
faith _be	T
faith _in	R
faith _of	Q
faith _or	[
faith alon	R
faith chart	F
faith friend	P
faith guit	E
faith hill	C
faith hop	R
faith no	C
faith not	R
faith tour	C
faith without	U
fajr	D
fajr _en	D
fak	N
fak _christian	S
fak new	C
fak tan	C
falkland	C
falkland war	C
fall	T
fall _for	S
fall _from	Z
fall _in	T
fall _of	Y
fall _what	C
fall apart	W
fall awa	[
fall back	R
fall height	C
fall int	U
fall out	Y
fall sleep	C
fall through	C
falleci	S
falleci _mi	R
fals	[
fals accus	Q
fals prophet	R
fals teach	U
falt	[
falt _de	S
fam	V
fam _and	X
fam _be	V
fam _doesnt	P
fam _in	P
fam _that	Y
fam curs	S
fam feud	C
fam gather	U
fam guy	C
fam hous	C
fam memb	W
fam reunion	[
fam tre	C
fam wednesda	C
famil	U
famili	[
famili _que	S
famili _se	Q
famili no	R
famin	[
famos	C
famos _de	X
famou am	C
fan	W
fan _to	G
fan loud	G
fan oven	H
fan run	G
fan wobbl	C
fanduel	C
fanduel sam	C
fant	H
fantas	C
fantas football	H
fantas nam	I
fantas point	C
fantasm	[
far	M
far _be	H
far _from	[
far appeal	C
far awa	I
far estimat	C
faraon	W
farewell	[
farewell _to	V
farise	W
farm	T
farm napoleon	C
farm spot	C
farmaci	C
farmaci 24	G
farmaci _de	C
fart	C
fas	C
fas _de	C
fasciit	C
fasciit insol	H
fasciit stretch	C
fashion	M
fashion cocktail	E
fast	W
fast 16	F
fast _and	C
fast _can	H
fast _for	L
fast _from	[
fast blood	C
fast car	E
fast forward	C
fast grow	C
fast land	C
fast than	C
fast way	F
fat	J
fat jok	C
fat percentag	C
fatal	G
fatal error	G
fath	[
fath ?who	W
fath _and	S
fath _be	T
fath _in	D
fath _of	[
fath brown	F
fath day	C
fath john	C
fath son	S
fath ted	E
fault	V
fault cod	L
fault cor	C
favor	T
favorit	[
favoritism	R
favourit	C
favourit _to	C
favourit color	M
favourit football	L
fc	C
fc next	G
fe	S
fe _from	C
fe _in	C
fe _ser	T
fe marcador	C
fe o2	C
fe2o3	C
fear	[
fear _god	S
fear _of	R
fear not	[
feast	[
feast _of	[
feath	I
februar	C
februar vs	M
febuar	C
fech	C
fech _de	D
fech limit	T
fed	T
fed inter	C
fee	C
fee clark	C
fee refund	D
feed	L
feed _a	C
feed _my	[
feed _of	S
feed _the	Y
feed schedul	D
feel	[
feel _anyth	P
feel _for	P
feel _god	Q
feel _so	W
feel _that	C
feel _the	Q
feel alon	P
feel cold	C
feel dirt	Q
feel empt	T
feel far	Q
feel guilt	S
feel lik	U
feel lost	Q
feel noth	Q
feel useless	[
feist	C
feist mpg	C
felip	V
felix	M
felix transf	C
feliz	[
fellowship	[
femal	I
femal celebrit	C
fenc	C
fenc post	E
feng	C
feng shu	C
ferdinand	E
ferguson	C
ferguson sil	C
ferr	C
ferr algecir	I
ferr cancell	C
ferr dov	L
ferrar	C
ferrar film	C
ferritin	L
fertiliz	C
festival	N
festival _de	C
festival hol	C
festival ticket	D
festu	U
feud	C
feud question	C
fev	C
fev certificat	F
fev tablet	D
few	F
few _or	C
few vs	G
fff	C
fff f	C
ffff	C
ffff fff	C
ffs	C
fianc	T
fianc die	P
fibonacc	C
fibonacc sequenc	C
fibr	C
fichaj	G
fichaj barc	G
fiction	C
fiction briefcas	C
fiel	V
field	[
fier	U
fier furnac	Q
fiest	M
fiest _de	[
fiest cort	C
fif	C
fif 23	C
fif 24	C
fift	H
fift inch	I
fift libr	M
fift lin	H
fift year	Q
fig	N
fig roll	H
fig scrub	C
fig tre	R
fight	P
fight _for	R
fight _in	C
fight _the	[
fight _with	Z
fight all	W
fight card	C
fight dat	C
fight over	R
fij	F
fij _o	D
fil	C
fil _as	D
fil _for	X
fil _in	C
fil _or	G
fil exampl	J
fil exist	C
fil recycl	H
fil window	E
filibust	C
filibust definition	F
filioqu	[
filip	[
filipens	S
filiste	Z
fill	[
fill _a	G
fill _the	Q
fill _with	X
film	C
film 1985	C
film 201	L
film ?wher	C
film _be	K
film _in	E
film cgi	C
film list	J
film location	C
film motorbik	J
film netflix	F
film review	M
film stev	K
filosof	G
filosof tom	G
filt	C
filt _and	C
filth	S
fin	[
fin _de	[
fin _del	W
final	H
final _de	E
final _del	C
final greet	S
final recap	C
finalis	C
financ	Q
financial	V
find	X
find _a	[
find _god	T
find _me	K
find _my	M
find _the	Q
find diamond	C
find out	C
fing	I
fing _be	G
fing go	C
finiquit	C
finiquit _com	M
finish	[
finnish	C
finnish cas	C
fir	V
fir 1983	C
fir _and	[
fir _from	C
fir _of	C
fir festival	D
fir map	C
fir vangel	C
fireball	D
fireball damag	D
firef	C
firef glow	C
firefight	W
firefox	C
firework	C
firework sydne	C
firm	T
first	T
first 10k	K
first 15	C
first _and	Z
first _christian	Q
first _the	[
first aid	C
first album	C
first christm	R
first church	X
first communion	U
first day	[
first fift	H
first fiv	T
first flight	C
first four	R
first fruit	T
first gentil	R
first instrument	C
first king	R
first lov	S
first martyr	U
first passov	X
first past	C
first person	P
first pop	Z
first proposal	C
first respond	[
first sight	C
first step	Z
first ten	C
first tim	[
first world	C
firstborn	[
firstborn _of	P
fish	Q
fish _and	C
fish _with	K
fish gear	C
fish indian	C
fish out	K
fish tank	C
fishermen	[
fit	C
fit _a	C
fit _at	D
fit _in	M
fit sheet	C
fiv	C
fiv _de	C
fiv adjectiv	C
fiv anchor	C
fiv book	W
fiv da	I
fiv dant	C
fiv day	C
fiv expand	I
fiv fech	D
fiv goal	C
fiv gu	E
fiv ks	C
fiv let	C
fiv loav	V
fiv m	C
fiv mil	D
fiv pay	C
fiv releas	N
fiv synthesiz	C
fiv thousand	Z
fiv twelv	E
fiv watch	G
fiv year	I
fix	C
fix _your	G
fix scratch	E
fixtur	C
fjdksl	C
fl	I
fl _in	R
fl charact	C
fl conch	C
fl nun	C
fl straight	N
flac	U
flag	C
flag _with	C
flag tibetan	C
flam	[
flam test	M
flaming	C
flaming pink	C
flaming stand	C
flarg	C
flarg blonk	C
flash	N
flash e18	C
flat	C
flat _in	E
flat _on	L
flat even	G
flat ever	D
flat tyer	C
flat whit	C
flat without	F
flatbread	C
flatbread pan	C
flatter	[
flavor	C
flavor _for	H
fle	Y
fle _from	[
fle treatment	C
fled	V
fleec	[
fleetwood	J
fleetwood mac	J
flequill	C
flesh	[
flesh _and	P
flesh mean	T
flexbox	I
flick	F
flick _at	F
flight	K
flight _to	Q
flight distanc	C
flight divert	C
flight london	N
flihgt	F
flihgt statu	F
flip	C
flip _a	C
flip _it	C
flirt	U
flirt _with	Q
float	L
flock	[
flood	[
flood insuranc	C
floor	C
floor _do	C
floorboard	H
floorboard und	H
flor	U
florec	C
florid	C
florid tonight	C
florid weath	G
flour	J
flour mak	G
flow	Z
flu	C
flu contagiou	C
flurb	C
flurb glorp	C
flush	E
flut	J
flut pub	C
fly	C
fly _from	M
fly _or	I
fly _with	C
focu	Q
focu one	K
fodmap	D
fodmap food	D
fog	C
fog season	I
fog up	C
foil	C
foil go	C
fol	T
fold	C
fold _a	C
fold _an	K
fold _by	D
fold _with	C
fold mountain	C
fold window	C
follow	[
follow _do	C
follow _me	U
follow _the	[
follow int	C
follow jesu	[
fond	H
font	C
font siz	C
foo	C
foo bar	C
food	K
food _and	Z
food _to	C
food cak	C
food chain	C
food high	C
food lion	C
food list	D
food no	C
food poison	L
food rul	T
fool	[
fool _and	Q
foolish	[
foot	[
foot _be	C
foot _in	C
foot _of	[
foot fall	C
foot paddl	G
foot pic	C
foot wash	[
football	H
football club	J
football pool	C
football rank	H
football team	T
football waiv	H
for	C
for demon	C
forbid	T
forbidden	[
forbidden fruit	V
forc	V
ford	C
ford capr	C
ford feist	C
ford focu	K
ford rang	G
forecast	C
forecast _for	E
forecast car	C
forehead	[
foreign	[
foreign wif	V
foreskin	W
foretold	S
forev	W
forget	X
forget _that	C
forget _the	[
forget _what	P
forgiv	[
forgiv _a	U
forgiv _and	S
forgiv _but	R
forgiv _for	R
forgiv _his	P
forgiv _me	V
forgiv _my	[
forgiv _myself	T
forgiv _of	C
forgiv _someon	U
forgiv _the	[
forgiv _them	R
forgiv _us	Q
forgiv _what	P
forgiv form	C
forgot	D
forgot _about	S
forgot _my	C
forgotten	U
fork	L
fork diagram	C
fork nam	C
form	C
form 3508	C
form _an	G
form d8	C
format	C
format usb	C
formation	C
formation diagram	E
formation fossil	C
forml	H
forml _for	H
formul	C
formul _de	D
formul _del	J
formul _e	L
formul excel	J
formul milk	N
formul one	C
formul uno	M
forsak	V
forsaken	V
fort	Z
fort da	[
fort degre	C
fort sheet	F
fort vision	C
fort year	C
fortalez	R
fortnit	C
fortnit land	I
fortnit lobb	C
fortress	[
fortress _and	T
fortun	T
fortun cooki	C
fortun tell	[
forward	M
fossil	R
fost	[
fost car	[
fost child	Q
fot	K
fot _del	C
fot hot	C
fotosintes	C
found	V
found _a	[
found _the	W
found _what	D
found messag	Y
found out	S
foundation	Y
foundation _of	S
fountain	[
fountain _of	T
four	H
four _or	C
four beast	R
four cancell	H
four cheat	C
four final	C
four fork	C
four horsemen	V
four hour	G
four hundr	Q
four kill	C
four let	M
four lif	S
four motherlod	F
four retr	J
four season	D
four seven	C
four stream	C
four strok	C
four thousand	V
four throw	C
four tsi	L
four two	L
four wheel	C
fourteen	[
fourteen 143951	F
fourteen _in	N
fourteen elm	H
fourteen win	L
fourth	E
fourth _be	C
fox	J
fox _say	C
fox dig	C
fox mak	C
fr	C
fr basketball	C
fr calor	E
fr esparrag	D
fr ric	C
fr salmon	C
fracas	[
fraccion	C
fraccion _par	D
fraction	G
fraction year	G
franc	C
franc stag	L
franc yellow	J
frances	C
francisc	G
francisc driv	E
francisc fog	I
frankenstein	I
franki	G
franki season	G
frankincens	[
frankincens _and	[
franz	E
franz ferdinand	E
fras	D
fras biblic	[
fras hab	C
fraud	[
fre	F
fre _from	[
fre _will	[
fre agent	C
fre bet	C
fre fir	D
fre kick	D
fre leak	C
fre music	D
fre no	J
fre onlin	C
fre pancak	I
fre porn	E
fre royalt	D
fre school	C
fre spin	C
fre trial	J
fre word	I
freak	W
freedom	Z
freehold	C
freelanc	C
freelanc contract	C
freelanc illustrator	J
freez cook	C
freez cream	L
freez point	C
freez top	N
fregader	C
freidor	E
freidor _de	E
french	C
french helicopt	H
french onion	N
french open	E
french plait	C
french revolution	K
french romanc	F
french verb	C
fresh	W
fresh basil	J
fresh princ	C
fresh start	[
fri	[
frida	V
frida deal	C
frida night	C
fridg	C
fridg freez	K
fridg method	H
fridg not	C
friend	Z
friend ?who	[
friend _and	Q
friend _as	R
friend _at	P
friend _be	[
friend _hav	S
friend _in	[
friend _of	V
friend _to	R
friend _whos	Q
friend _with	T
friend _wont	Q
friend bracelet	C
friend dav	C
friend die	R
friend episod	C
friend fortnit	C
friend mom	P
friend pub	C
friend requ	D
friend start	C
friend tell	C
friend tv	C
friend wed	C
friendship	S
friendship bread	C
frog	K
frog _and	I
frog lifecycl	C
front	C
front _of	S
front adverbial	C
front lin	G
frozen	J
frozen _on	C
fruit	R
fruit _of	[
fruit _or	E
fruit _that	C
fruit fl	F
fruit sweeten	C
frut	U
frut _del	P
ftp	J
ftp fil	J
fuck	C
fuck off	C
fueg	[
fuent	V
fuer	M
fuer _de	F
fuert	Z
fuert _de	Q
fuerz	S
fui	Y
fulfill	W
full _but	C
full _of	[
full cast	G
full hous	C
full moon	C
full movi	L
fum	R
fun	[
fun _of	U
funcion	F
funcion buscarv	F
function	G
function _that	E
functionalism	G
functionalism vs	G
fund	H
fund work	G
funeral	[
funeral _de	S
funeral _for	U
funeral _of	X
funeral read	T
funk	C
funn	C
funn birthda	C
funn nam	I
fur elis	G
furiou	E
furiou _be	C
furnac	S
furnitur	K
furnitur outlet	C
furth	U
fus	I
fus _in	C
futbol	C
futsal	D
futur	T
fuzz	F
fyr	C
fyr festival	C
g	C
g _of	I
g entr	C
g grac	I
g7	C
g70	C
g70 leas	C
gabriel	G
gabriel jesu	C
gabriel magalha	E
gabriel sledgeham	C
gad	V
gaelic	C
gaelic _for	C
gag	C
gag jud	C
gain	G
gain allowanc	C
gaiu	[
galat	S
galatian	T
galax	R
galax s23	E
galile	Z
gall	[
galle	L
galle kitchen	L
galler	C
gam	D
gam _and	[
gam _for	C
gam _of	C
gam all	[
gam channel	G
gam episod	L
gam googl	C
gam list	H
gam parla	C
gam ps4	I
gam rul	C
gam sol	E
gam tonight	C
gam worth	C
gamaliel	R
gambl	[
gamepass	J
gamepass list	J
gamestop	D
gamestop short	D
gan	C
gan _de	S
gan _el	C
gan _en	C
gan _la	N
gan _las	C
gan _un	N
gan operacion	E
ganesh	C
ganesh chaturth	D
ganesh idol	C
gang	[
gap	S
gap _on	C
gap insuranc	C
gar	J
gar linek	J
garag	J
garag door	J
garbag	I
garbag compar	C
garbag interfac	G
garden	X
garden _of	[
garden breadstick	F
garden part	D
garden shed	C
garfield	C
garfield spiderman	C
garlic	C
garlic _from	G
garlic bread	H
garment	[
gas	C
gas _do	C
gas list	C
gas met	G
gas us	C
gasoliner	F
gasoliner mas	F
gasset	E
gasset _dond	E
gast	P
gast _del	C
gast _un	J
gat	X
gat actor	C
gat com	C
gat ronronean	C
gat sin	C
gat thre	E
gatewa	C
gatewa again	C
gath	[
gather	E
gather wrath	C
gatsb	C
gatsb green	C
gatwick	K
gatwick _to	K
gault	C
gault perfum	C
gay	[
gay _and	Q
gaz	Z
gb29	E
gb29 nwbk	E
gbp	D
gcs	C
gcs grad	H
gcs not	C
gde	K
gde nahoditsy	K
gdp	C
gdpr	C
gdpr compliant	C
gdpr subject	H
gear	C
gear _of	C
gear _on	C
geck	F
geck walk	F
gedaliah	T
gedeon	V
gehenn	Y
gel	E
gel nail	E
gelatin	C
gelatin sweet	C
gell	C
gell buff	C
gemel	Z
gemin	C
gemin _th	F
gemin trait	C
gend	V
gend reveal	C
genealog	T
genealog _of	Q
generacion	C
generacion _del	C
general	C
general assistant	C
general cust	C
general election	C
generat	C
generat _a	C
generat ten	G
generation	[
generational	Y
generational curs	W
generator	C
generator elf	I
generic	K
generic constraint	N
generic tutorial	K
generou	[
genes	K
genes car	C
genes energ	E
genes evangelion	C
genes g70	C
genes gam	C
genes gv80	E
genes min	H
genes phil	M
genes rebuild	C
genes tour	K
genetic	[
genshin	C
genshin cod	C
gent	[
gent _me	Q
gentil	[
gentl	[
geograph	G
geograph cas	G
georg	C
georg ezr	K
georg michael	C
georgi	H
geranium	C
gerasen	[
german	C
german der	F
german four	M
german shepherd	C
gerund	C
gestation	C
gestation period	C
get	[
get _on	P
get baptiz	P
get divorc	Q
get drunk	R
get marr	X
get old	R
get sav	V
get stab	E
get swallow	C
get upgrad	K
get wet	C
gethseman	[
getseman	[
gettysburg	C
gg	C
gg mean	C
ggg	C
ggg gg	C
gggg	C
gggg ggg	C
ggplot	I
ggplot rotat	I
ghg	C
ghghghgh	C
ghghghgh ghg	C
ghibl	C
ghibl list	C
ghost _me	T
ghost _of	C
ghost kitchen	C
ghost recon	C
ghostbust	D
ghostbust slim	D
giant	[
giant _in	Q
gibberish	C
gibberish flarg	C
gibeon	P
gibeonit	[
gibson	J
gideon	[
gideon _and	U
gideon bakehous	C
gideon v	C
gif	D
gift	W
gift _for	C
gift _from	Z
gift _of	[
gift amount	C
gift card	C
gift ide	C
gigant	T
gilead	[
gilgal	X
gilipoll	C
gin	D
ging	C
ging befor	D
ging cat	G
ginsburg	D
ginsburg quot	G
ginsburg workout	I
giraff	C
giraff _hav	C
girl	C
girl ?who	T
girl _in	K
girl _the	C
girl cloth	C
girl danc	H
girl wallpap	C
girlfriend	W
girlfriend _be	P
git	C
git merg	E
git push	C
git und	D
gitan	H
gitan recet	H
github	D
github com	K
gitlab	J
giv	[
giv _a	W
giv _and	P
giv _in	S
giv _me	C
giv _much	S
giv _my	Z
giv _the	S
giv _to	X
giv _us	W
giv _you	M
giv birth	V
giv mone	P
giv off	C
giv thank	[
giv up	[
glad	[
gladiator	C
gladiator two	C
glass	C
glass _from	C
glass lens	E
glass prescription	C
glass see	C
glastonbur	C
glastonbur lin	C
glean	Y
glor	[
glor _of	T
glor _to	R
glori	[
glori _de	Q
glorif	Z
glorp	C
glorp snarf	C
glow	C
glu	P
glucos	C
glucos _en	C
glut	C
glut _of	C
gluten	C
gluten _in	C
gluten fre	C
glutton	[
glycemic	I
glycemic index	I
gmail	G
gmail com	J
gmail login	I
gnat	[
go	S
go ?when	Z
go _and	X
go _i	Y
go _in	F
go _of	[
go _on	P
go _the	[
go _to	[
go _with	C
go _wrong	C
go aft	C
go amig	C
go awa	C
go back	H
go befor	[
go boil	C
go bust	C
go chord	E
go hard	C
go hom	V
go int	[
go liv	C
go na	C
go off	C
go ooh	C
go out	[
go soft	C
go through	V
go up	[
go well	S
go wrink	C
goad	[
goal	C
goal _in	K
goal maradon	C
goal prediction	C
goalkeep	C
goalkeep sav	C
goalkeep scor	H
goat	X
goat curr	C
goat tavern	E
gobiern	Z
god	[
godadd	C
godadd domain	C
goddess	C
godfath	C
godfath part	C
godfre	I
godfre hotel	I
godiv	C
godiv chocolat	I
godiv coventr	C
godl	V
godmoth	P
godparent	[
godzill	C
godzill minu	C
gog	Y
going	S
going 60	C
going 80	C
going _on	[
going _to	C
going _too	C
going back	R
going brown	H
going int	T
going through	[
gol	C
gol _de	C
gol llev	H
gold	G
gold cost	C
gold nisab	I
gold per	H
gold rush	C
golden	[
golden calf	Z
golden calv	T
golden retriev	C
golden rul	Y
golden stat	F
golden templ	C
goldfish	C
goldfish _hav	C
goldfish swim	D
golf	C
golf _and	C
golf ball	F
golf club	D
golf green	K
golf mk7	K
golf one	L
golf shout	H
golgot	S
golgoth	[
goliat	T
goliath	T
goliath bird	C
goliath roll	D
goliath tv	G
golpe	S
gom	[
gomorrah	R
gonn	C
gonn _be	C
gonn _let	C
gonn giv	C
good	V
good _and	[
good _at	P
good _for	K
good alternativ	H
good begin	D
good bot	C
good die	S
good din	C
good enough	V
good even	C
good fath	[
good fight	Q
good first	C
good frida	[
good friend	Y
good hba1c	C
good hop	C
good king	W
good luck	[
good man	P
good morn	C
good moth	Y
good nam	R
good new	[
good old	S
good peopl	Y
good person	S
good podcast	D
good pric	G
good pub	C
good samaritan	[
good shepherd	R
good thing	W
good way	C
good wif	W
good work	[
goodby	Y
goodby _to	W
goodman	C
goodman commercial	C
goog	E
goog _in	E
googl	C
googl com	H
googl map	I
googl pla	G
googl set	L
googl sheet	N
goon	C
goon actor	C
gor	C
gord	[
gordon	C
gordon levit	C
gorillaz	C
gospel	[
gospel _in	[
gospel _of	J
gospel oak	C
gossip	[
gossip _about	Q
got	T
got _a	V
got _an	Y
got _my	[
got _the	T
got baptiz	P
got drunk	R
got fir	C
got kick	R
got knock	C
got lay	S
got promot	W
got sav	X
got suspend	R
got talent	C
gotel	C
gotel sin	C
gotten	C
gotten correct	C
government	P
government shutdown	D
governor	Z
governor ?who	U
governor _of	P
goz	[
gps	F
gps work	F
gpt	C
gpt four	C
gr	M
gr bead	C
gr film	K
gr ghost	C
gra	M
gra hair	[
grab	[
grac	R
grac _and	J
grac _be	Z
grac anatom	F
grac bat	I
grac jon	C
grac kel	C
grac period	C
grac rerun	C
grac revival	C
grac tv	C
graceland	C
graceland album	L
graci	[
graci _a	P
graci _por	S
graciou	Q
grad	C
grad boundar	H
grad formul	G
grad material	D
grad two	C
gradient	C
gradient _of	C
graduacion	U
graduat	Z
graduation	[
grail	C
grail mont	J
grail swallow	E
grain	W
gram	H
gram _of	H
gran	H
gran _de	[
gran _en	C
gran herman	C
grand	C
grand _ser	V
grand canyon	C
grand national	C
grand prix	I
grand slam	C
grandchildren	T
grandfath	R
grandkid	T
grandm	[
grandm _be	P
grandmoth	U
grandp	U
grandparent	[
grandson	[
grant	S
grap	Y
grap _of	C
grapefruit	C
graph	C
graphic	L
graphic card	L
grass	D
grass _and	C
grass vs	G
grat	C
grat onlin	C
gratitud	[
grav	[
gravit	C
gravit _on	C
gre	C
gre _or	C
gre anatom	C
great	S
great _and	R
great _be	V
great _in	[
great banquet	R
great british	C
great commandment	S
great commission	W
great depress	C
great fir	F
great gatsb	C
great hit	C
great lov	P
great ocean	C
great sky	C
great than	T
greec	[
greed	[
greek	C
greek _god	C
greek word	[
greek yogurt	C
green	C
green bean	E
green card	[
green curr	L
green dress	C
green ey	C
green fe	K
green haircut	C
green instead	F
green light	C
green ogr	I
green screen	C
greenhous	H
greenland	C
greenland part	C
greet	[
greet _and	S
greet _from	T
grew	V
grew up	T
greyhound	C
greyhound rac	C
grid	I
grid vs	I
grief	[
grieg	R
griev	[
griev _my	R
griffin	C
griffin voic	C
grill	J
grill _a	J
grip	C
grit	C
grit _por	C
griz	G
griz schedul	G
gro	C
gro _for	C
gro tomat	C
groom	H
groom styl	C
ground	[
ground good	C
groundhog	E
group	S
group _by	I
group _of	C
group chat	N
group debut	C
grow	K
grow _in	Y
grow _on	C
grow back	C
grow garlic	G
grow hedg	C
grow potato	H
grow up	R
grown	Q
grown child	Q
grown diamond	H
grown son	S
growth	S
grudg	Z
grumbl	T
grup	V
gt	C
gt hi	F
gta	C
gta san	C
gta six	M
gu	J
gu fr	E
guacamol	C
guacamol _from	I
guacamol restaurant	E
guadalajar	C
guadalajar sin	C
guadalup	S
guadalup cuant	J
guam	C
guam hour	C
guard	[
guard _la	Q
guard _the	T
guard _your	U
guardan	C
guardan _mis	C
guardi	C
guardi ahor	C
guardian	Z
guardian angel	[
guardian thre	C
guayaquil	F
guerr	R
guerr _en	Z
guerr civil	C
guess	C
guess _what	C
guest	R
guest tonight	C
gui	V
gui _de	R
guid	G
guidanc	[
guilt	[
guilt _about	S
guilt _for	S
guilt aft	T
guilt offer	R
guin	C
guin harp	C
guine	C
guine pig	C
guis	C
guit	C
guit _les	C
guit strum	E
guit tun	J
gulf	M
gulf _of	U
gulf war	C
gum	C
gum out	I
gun	C
gun n	C
gurdwar	C
gust	I
gust _el	C
guy	G
guy ?who	Q
guy _be	K
guy _in	J
guy _that	C
guy john	H
guy stewi	C
gv80	E
gv80 tow	E
gym	N
gym contract	G
h	G
h no	G
h2	D
h2 o2	D
h2o	D
ha	[
ha vist	P
hab	C
hab _o	C
hab si	C
habacuc	T
habakkuk	Z
habaner	C
habi	X
habit	[
habit ed	C
habitacion	E
habitacion _y	E
habitant	F
habitant _tien	F
habitat	C
habl	Y
habl _com	C
habl _con	X
habl _de	R
habl _en	C
habl _la	S
habl mal	S
hablab	R
hablan	[
habr	U
hac	C
hac _di	Q
hac _el	C
hac _una	H
hac clic	C
hac dan	V
hac est	F
hac hiel	C
hac jesu	P
hac ruid	H
hacen	T
hacen _los	C
hacerm	S
hacers	[
haci	Z
haciend	C
hack	[
had	[
hadad	T
hadrian	C
hadrian wall	C
hag	X
hag _and	R
hagan	T
hagas	Y
hage	Q
hagga	W
haggl	W
hah	C
hah fair	C
hahahah	C
haiku	C
haiku _about	C
hail	Z
hail mar	Q
hair	N
hair _and	[
hair _so	C
hair grow	C
hair past	C
hair porosit	C
hair salon	C
haircut	C
haircut _for	C
hairdres	C
hairdres near	C
hairdress	F
hairdress _in	F
hait	G
hait earthquak	G
hal	C
hal covenant	C
halal	C
halal butch	H
halal gelatin	C
half	F
half _a	Z
half lif	C
half term	C
halftim	E
halftim _show	E
halfwa	J
halfwa through	J
hall	X
hallelujah	W
halloum	C
halloween	M
halloween costum	C
halloween spirit	C
halloween stor	C
ham	H
ham nam	C
ham radi	C
haman	Z
hambr	Z
hambrient	R
hamlet	H
hamlet soliloqu	H
hammond	C
hammond organ	C
hamst	J
hamst cag	L
hamstr	F
han	S
hananiah	T
hand	V
hand _be	Z
hand _in	X
hand _of	C
hand _on	V
hand _or	C
hand luggag	C
hand over	S
hand rank	D
hand wed	C
handl	L
handl loos	C
handl workout	C
handmad	E
handmad candl	E
handrail	C
handrail keep	C
handsom	R
hang	N
hang _himself	R
hang out	R
hang upsid	C
hang wallpap	J
hank	C
hank aaron	C
hannah	[
hanukkah	[
hanuman	H
hanuman chalis	H
happ	[
happ _with	Q
happ birthda	E
happ without	U
happen	Y
happen ?when	I
happen _at	C
happen _if	C
happen _in	[
happen _on	C
happen _to	H
har	C
har krishn	C
haram	H
haran	[
harbor	C
hard	Y
hard _and	P
hard _but	F
hard _for	U
hard _on	R
hard _to	S
hard boil	K
hard driv	C
hard natural	C
hard reset	E
hard tim	[
hard work	Z
harden	S
harden pharaoh	P
harin	J
harle	H
harle sportst	H
harm	[
harp	E
harp _for	W
harp log	C
harp seal	C
harr	C
harr fath	C
harr pot	E
harr ticket	L
harsh	W
hartenstein	H
hartenstein contract	H
harv	[
harvard	G
harvard acceptanc	G
has code	W
has digits	C
hasbr	C
hashmap	D
hashmap iterat	D
hast	D
hast _el	F
hat	[
hat _me	[
hat _my	R
hat _the	Q
hat trick	C
hatr	X
haunt	W
hav	[
hav _a	R
hav surger	Q
hayden	C
hayden christensen	C
haz	C
haz _un	C
hazael	W
hazard	C
hazard retirement	C
hazm	G
hazm _una	C
hba1c	C
hdm	C
hdm cabl	J
hdm port	C
head	N
head ?when	C
head _on	[
head _or	C
head _so	C
head _the	D
head cover	[
headlight	G
headlight bulb	G
headlin	C
headlin bbc	C
headphon	E
headphon actual	E
heal	[
heal _a	V
heal _from	R
heal _in	S
heal _me	R
heal _my	Q
heal _of	Q
heal _on	P
heal _you	S
health	E
health app	C
health pay	C
health pee	C
heap	X
hear	T
hear _god	[
hear _me	U
hear _my	Z
hear aid	C
hear call	C
heard	[
heard _of	Q
heard _the	X
heart	[
heart _and	P
heart _be	X
heart _do	C
heart _of	S
heart attack	R
heart rat	J
heart sweet	C
heat	C
heat food	K
heat pump	H
heat vs	M
heathrow	C
heav	Q
heav _be	C
heav dat	N
heaven	[
heaven 17	C
heaven _and	[
heaven _be	[
heaven cap	C
heaven director	C
heaven door	C
heaven hill	C
heaven nightclub	C
heaven sol	C
heaven sword	C
heaven without	T
hebre	[
hebrew	Y
hebrew nam	S
hebrew national	C
hebron	[
hech	[
hectar	C
hedg	G
hedg _for	C
hedgehog	C
hedgehog _in	C
heel	K
heic	E
heic fil	E
heif	[
height	C
height _in	C
height _of	K
held	T
helen	C
helen christensen	C
helicopt	J
helicopt carr	H
helicopt need	D
hell	H
hell _be	I
hell _from	C
hell _i	H
hell _in	C
hell _let	C
hell _or	K
hell _ther	C
hell angel	C
hell anybod	C
hell creek	C
hell hell	C
hell intr	C
hell kitchen	L
hell tab	E
hell world	C
hellbo	C
hellbo comic	C
hellquar	C
helmet	E
help	[
help _a	V
help _for	T
help _from	R
help _me	[
help _my	Q
help _someon	S
help _the	T
help _with	C
help oth	Q
help pls	C
hem	L
heman	Z
hen	N
hen lay	H
hen part	D
henr	C
henr jam	C
henr vii	C
henta	C
henta sit	C
her	C
her _be	[
her child	C
herb	D
herb grow	C
herenci	[
herm	V
herm birkin	C
herm parcel	E
herman	V
herman _de	V
herman _se	U
herman cain	C
herman expuls	C
hermon	V
hermos	P
hero	U
herod	[
herod antip	P
herod kill	Q
herodian	P
heroic	C
heroic couplet	C
herself	Q
hertfordshir	I
heung	C
heung min	C
hex	C
hex _to	C
hey	C
hey _ther	G
hey bot	K
hey goodby	C
hey hey	C
hey jud	C
hey sir	C
hezekiah	[
hgfhgf	D
hgfhgf jhgjh	D
hgfhgfhgf	C
hgv	H
hgv driv	H
hi	C
hi _im	F
hi do	C
hi lt	F
hi script	F
hibernation	H
hibernation fridg	H
hic	[
hic _una	S
hiccup	C
hicieron	R
hid	[
hid _a	[
hid _from	R
hid _in	X
hid _someth	P
hid _the	T
hid fix	C
hid instruction	C
hid treasur	V
hiel	F
hiel _en	C
hiel sec	C
hierarch	E
hierarch diagram	E
hierb	D
hieroglyph	C
hierr	L
hierv	K
hierv _un	K
hig	C
high	T
high _do	C
high _in	C
high mountain	C
high plac	[
high pr	[
high protein	E
high salar	C
high school	[
high scor	L
high smok	E
high street	E
high wat	K
highlight	G
highwa	C
highwa _to	C
higuer	V
hij	[
hij _con	Q
hij _de	C
hij _dec	U
hij _del	R
hij _en	Q
hij _me	P
hij _se	X
hij _ser	T
hij _tien	R
hij _y	R
hij adolescent	P
hij adult	R
hij est	P
hij no	T
hij pregunt	P
hij prodig	V
hij rebeld	Q
hij tuv	P
hij volvi	P
hijab	E
hijastr	T
hik	L
hik _in	N
hik boot	C
hik length	E
hik trail	G
hill	C
hill _th	C
hill bourbon	C
hill nc	C
hill net	C
hill weight	C
hind	C
hind word	C
hindenburg	E
hindenburg catch	E
hindu	G
hindu _en	D
hindu calend	I
hindu celebrat	C
hindu eat	G
hinduism	C
hing	C
hing account	C
hing without	M
hip	C
hipocrit	U
hipotec	E
hipotec fij	D
hir	C
hir _me	[
hir develop	C
hir new	I
hiram	Z
histor	C
histor pennsylvani	C
histor visibl	C
histori	Z
histori _de	V
histori biblic	S
historical	[
hit	D
hit _me	W
hit _my	U
hit _th	C
hit _the	R
hitbox	C
hittit	W
hiv	Q
hiv _be	C
hiy	C
hiyab	F
hjkl	C
hmm	C
hmrc	D
hmrc login	D
hoa	C
hoa covenant	C
hoard	[
hob	C
hob _wont	C
hobb	K
hobb box	D
hobbit	C
hocke	C
hocke explain	H
hocke period	I
hog	Q
hog comparador	C
hogwart	C
hogwart legac	C
hoj	C
hoj _y	C
hoj amarill	C
hol	L
hol _by	C
hol _en	C
hol _in	C
hol _of	[
hol _que	L
hol cross	C
hol grail	C
hol ground	[
hol guacamol	E
hol hol	[
hol island	H
hol kiss	[
hol mean	T
hol mol	C
hol mund	C
hol powd	C
hol spirit	[
hold	C
hold _a	E
hold _me	W
hold _the	C
hold chopstick	C
holdem	I
holdem od	I
holida	P
holida dat	C
holida monda	C
holida pay	G
holland	G
holland hootenann	G
hollandais	C
hollandais split	C
hollow	C
hollow knight	C
holocaust	[
holofern	[
holyhead	C
holyrood	C
holyrood palac	C
holyrood parliament	J
hom	N
hom _be	X
hom alon	Y
hom car	C
hom dad	P
hom depot	D
hom peel	E
hom rati	C
hom run	C
hom screen	E
hom secretar	C
hom shrin	C
hombr	[
hombr _a	P
hombr _de	S
hombr _que	T
hombr _y	S
hombr matrimoni	R
hombr viv	C
homeless	Z
homeostas	C
homeostas mean	C
homeschool	X
homesick	V
hometown	V
homework	T
homework help	C
homoclav	C
homoclav consult	C
hon	[
hon scal	W
hond	G
hond civic	G
hone	V
honest	[
honestidad	Q
honeycrisp	C
hong	J
hong kong	C
honor	[
honor _my	Q
honor _your	P
honr	S
honr _a	R
hood	C
hood ey	C
hook	T
hook _for	F
hook law	C
hookup	C
hookup ap	C
hootenann	G
hoov	C
hoov belt	C
hop	T
hop _and	T
hop _for	[
hop _in	X
hop airport	J
hop jok	C
hop map	C
hop mikaelson	C
hop releas	C
hop sol	C
hopeless	Y
hor	J
hor _del	D
hor _en	X
hor _se	N
hor _ser	C
hor _y	C
hor anochec	G
hor cierr	C
hor duerm	J
hor jueg	J
horari	C
horari alcorcon	F
horari carrer	H
horari mercadon	D
horeb	[
horizon	D
hormon	[
horn	L
horn _con	C
horn frog	C
horoscop	C
horoscop _de	C
horoscop _for	F
horoscop mone	C
horoscop toda	C
horribl	Z
horror	[
hors	C
hors _and	U
hors laminit	C
hors rac	C
horsemen	[
horsemen _of	Q
hosann	Z
hose	C
hose matthew	C
hospic	[
hospital	L
hospital _on	C
hospital _show	I
hospital car	C
hospital corn	F
hospital er	C
hospital mychart	F
hospital phon	C
hospital st	I
hospital visitor	C
hospitalit	[
hospitl	C
hospitl park	C
host	L
host 2030	I
hostel	C
hostel krakow	C
hosteleri	E
hot	C
hot _de	C
hot dog	C
hot milf	C
hot planet	D
hot tub	H
hot woman	C
hotel	C
hotel _en	D
hotel _in	F
hotel _with	H
hotel cap	H
hotel chicag	I
hotel near	G
hotmail	C
hotmail co	I
hotmail com	E
hour	C
hour ?how	I
hour _and	K
hour _be	N
hour _of	J
hour contract	G
hour fast	C
hour flight	N
hour rat	I
hour tim	F
hour uk	D
hous	J
hous _be	K
hous _in	T
hous _of	Z
hous _on	S
hous _shall	P
hous _with	F
hous across	I
hous address	C
hous drain	C
hous fly	C
hous location	C
hous sigil	C
hous speak	C
household	[
household _god	T
houseplant	C
howl	C
howl _at	C
hoy	H
hoy leo	G
hoz	C
hoz tak	C
hp	J
hp env	J
html	F
http	C
http doc	N
http exampl	L
http github	K
http localhost	H
http www	E
huawe	E
hudson	C
hudson riv	C
hue	C
hue bulb	C
huerfan	R
huert	D
hues	M
hues _de	R
hues _tien	C
huev	G
huev _par	C
huev dur	K
hug	[
huldah	U
hull	C
hulu	C
hum	C
hum _it	K
hum fork	C
hum pronunciation	C
human	K
human bod	C
humbl	[
humbl themselv	P
humidit	C
humidit _in	C
humiliat	R
humor	Q
hundr	S
hundr km	G
hundr man	[
hundr palabr	C
hundr prophet	T
hundr result	C
hundr year	C
hung	[
hung parliament	D
hungar	C
hungar _in	C
hungr	V
hunt	L
hunt blue	D
hur	C
hur chariot	C
huracan	N
huracan top	G
hurgh	C
hurgh _in	C
hurr	X
hurr _to	V
hurrican	X
hurrican path	C
hurrican track	C
hurt	[
hurt _me	T
husband	[
husband _and	S
husband _be	U
husband _doesnt	P
husband _hav	R
husband _to	Q
husband _wont	Q
husband com	P
husband die	Q
husband ignor	Q
husband leav	P
husband lost	R
husband nev	Q
husband team	C
husband work	S
husha	T
husk	G
husk mix	G
huy	V
hydrange	F
hydrange green	F
hydrocortison	D
hydrocortison cream	D
hymenaeu	Y
hymn	J
hymn tig	C
hypocrit	T
hypotenus	E
hypotenus _of	E
hyssop	[
hyunda	J
hyunda tucson	J
iambic	C
iambic pentamet	C
ibuprofen	C
ibuprofen cad	N
ibuprofen dosag	F
ibuprofen togeth	H
ibuprofin	G
ibuprofin _and	G
ibzan	X
ibzan elon	X
ice	C
ice ?how	C
ice float	C
ice hocke	H
ice mak	C
ice scor	F
icebreak	C
icebreak gam	C
iceland	D
icing	H
icing _in	H
icu	T
idah	E
iddl	C
iddl _i	C
ide	C
ide _for	C
ide _in	D
ide film	K
ideal	K
ideal temperatur	K
identidad	V
identif	K
identif _a	K
identit	R
idiom	K
idiom _se	D
idiom list	E
idiot	C
idk	C
idl	[
idol	[
idol _and	S
idol _in	P
idol _which	C
idolatr	[
idr	C
idr elb	C
ielt	H
ifram	L
ifram src	L
iglesi	[
iglesi _de	R
iglesi _el	P
iglesi _me	Q
iglesi _ser	R
ignition	C
ignition keep	C
ignor	C
ignor _las	C
ignor _me	S
ignor _the	M
ignor all	C
ignor tod	C
igual	C
igual _a	C
ii	C
ii dat	C
iii	D
iii golf	D
ike	C
ike bil	K
ike deliv	F
ike horari	F
ike kallax	C
ill	[
ill _and	R
illegal	X
illegal _in	C
illino	J
illustrator	J
illustrator day	J
imag	[
imag _of	S
imagen	R
imagen _en	F
imagism	C
imbecil	C
imdb	G
imdb top	G
ime	C
ime _com	J
ime numb	C
img	G
img src	G
immaculat	U
immaculat reception	C
immanuel	S
immigrant	[
immigration	S
immortal	C
immortal hellquar	C
imperi	E
imperi inc	E
import	C
import nump	C
import pand	C
important	W
important _in	R
important _to	T
imposibl	[
impossibl	G
impossibl film	J
impossibl seven	C
impresor	C
impresor epson	C
impress	S
imprim	C
imprim _en	C
imprim negr	C
improv	E
improv credit	E
impuest	W
impur	[
in	Z
in join	C
in peac	Y
inc	P
inc bacteri	C
inc map	E
incens	[
inception	C
inception _in	D
inception explain	C
inch	C
inch _to	D
inch steak	J
inch tv	I
inciens	S
inciens _de	E
inciens _y	U
includ	L
incluid	I
inclusiv	C
inclusiv cancun	C
inclusiv deal	I
incom	[
increas	F
increas _from	C
incredul	W
incubation	C
incubation period	C
ind	N
ind 500	H
ind job	C
independenc	[
independenci	C
independenci _del	C
independent	C
independient	C
independient sant	C
index	C
index _of	C
index fund	G
index toda	C
indi	C
indi becom	C
indian	C
indian event	C
indian jon	F
indian restaurant	C
inductiv	C
inductiv reason	C
industrial	N
industrial revolution	C
inerti	C
inerti _of	C
inf	J
inf exampl	J
infanci	S
infant	U
infant baptiz	P
infern	C
infern season	C
infertilit	Z
infidelidad	U
infidelit	V
infiel	R
infiern	X
infinit	C
infinit _in	C
inflation	I
inflation rat	C
inflation vs	E
influenc	[
ingl	C
ingredient	C
ingredient _of	H
inhal	J
inhal ?how	J
inherit	[
inherit _the	S
inheritanc	[
inic	C
inic sesion	C
iniquit	[
initial	K
initial prompt	K
injur	L
injur report	C
injust	[
injustic	[
injustici	R
ink	M
ink cartridg	M
inmat	T
inmigrant	T
inmund	V
inn	T
innocenc	C
innocenc chapt	C
innocent	[
inocent	W
input	C
inscription	[
insect	K
insect eat	C
insecur	U
insensat	[
insid	U
insid job	C
insol	H
inspector	C
inspector call	C
inspir	[
inst	C
inst giv	E
inst list	G
instagram	R
instagram caption	G
instagram login	J
instagram no	C
instagram privat	C
instagram stor	D
instal	H
instal nod	H
install	C
install _th	H
install not	D
instant	C
instant pot	C
instead	T
instead _of	T
instruccion	C
instruccion anterior	C
instruction	C
instruction _and	M
instruction rep	C
instruction word	C
instrument	D
instrument _for	C
instrument _hav	D
insulin	C
insult	[
insult _me	Y
insuranc	C
insuranc _for	C
insuranc _what	C
insuranc _with	C
insuranc phon	F
insuranc quot	C
insuranc rat	I
insuranc term	H
insuranc worth	C
insuranc zon	G
int	N
int _a	C
int _i	F
int _my	W
int _the	[
int _your	T
int french	K
int german	J
int ice	C
int italian	C
int miam	C
int plowshar	W
int toothpast	C
int twelv	H
int umbreon	C
int vineg	C
int win	[
integral	C
integral _of	C
integrat	C
integrat ln	C
integrit	[
inteligenci	E
inteligenci artificial	E
intensiv	[
intensiv car	Z
inter	V
inter _in	T
inter rat	C
interced	W
interes	[
interfac	G
interior	[
intermittent	F
intermittent fast	F
internal	C
internal temp	C
international	C
international driv	M
international privat	C
internet	Y
internship	I
interpret	Y
interracial	T
interview	N
interview outfit	C
interview tie	D
intestin	C
intimac	S
intoleranc	C
intoleranc test	C
intr	C
intr rif	C
introduc	C
introduc two	C
introduction	[
introduction _to	[
introvert	V
inundacion	W
inutil	S
invent	F
invent _la	C
invent _the	C
invent basketball	E
invent nombr	C
invention	C
invest	[
investigation	E
investigation summar	E
investor	C
investor definition	C
inviern	C
inviern _en	C
invisibl	[
invit	[
invit _a	U
invit _in	D
invit _me	R
invit _my	R
invitacion	C
invitacion _de	C
invitation	I
invoic	C
invoic _if	C
invoic polit	C
ion	C
ionic	C
ionic _and	C
ip	I
ip address	I
ipad	C
ipad _in	F
iphn	C
iphn reles	C
iphon	C
iphon 15	K
iphon _a	E
iphon stuck	K
ir	T
ir _a	I
ir _al	W
ira	M
ira contribution	C
ireland	D
irish	C
irish gaelic	C
iron	C
iron _a	H
iron burn	L
iron dom	E
iron man	C
iron pan	K
iron rich	C
irql	D
irql not	D
irregul	D
irregul verb	D
irritabl	W
irs	E
irs phon	E
isa	L
isa rat	N
isaac	V
isaac _and	Q
isaac asimov	C
isaac best	I
isaac mean	[
isaac moon	G
isaac newton	C
isaac unlock	C
isabel	C
isai	W
isaiah	S
isaiah hartenstein	H
isaiah rashad	C
isaiah thom	C
ish	D
ishbosh	T
ishmael	X
isl	C
isl _de	C
islam	P
islam london	C
island	C
island board	E
island cast	M
island causewa	H
island contestant	C
island currenc	C
island head	C
island host	C
island roll	I
isotop	C
israel	[
israel _en	P
israel _in	S
israel _the	P
israel cross	S
israelit	[
issu	V
it	E
itali	E
itali dos	E
italian	C
italian _pleas	C
italian restaurant	L
item	C
item _in	M
item list	M
item not	D
iterat	D
itinerar	C
itinerar _for	C
itself	T
itun	C
itv	D
itv cit	H
iuy	C
iva	C
ivf	X
ivy	E
ivy leagu	E
j	C
j blig	E
j jonah	C
jab	R
jabesh	T
jabesh gilead	T
jabez	T
jabon	C
jabon dov	C
jacket	C
jacket _in	N
jacket fit	C
jacket men	C
jackpot	E
jackpot amount	E
jackson	C
jackson mov	C
jackson thrill	L
jacob	W
jacob _and	Z
jacob _y	V
jacob coll	C
jacob creek	H
jacob elord	C
jacob re	C
jacob tot	C
jacob twilight	C
jacob wrestl	U
jael	V
jagu	E
jagu _a	E
jail	[
jailbreak	H
jailbreak prompt	H
jaimit	C
jain	C
jain diet	E
jain food	F
jair	[
jairu	R
jaj	C
jajajaj	C
jajsjajsj	C
jak	C
jak paul	C
jakart	C
jam	P
jam _and	X
jam _at	C
jam _may	E
jam _the	S
jam bay	E
jam bond	J
jam martin	K
jam novel	C
jam out	E
jam wingspan	C
jamaican	C
jameson	C
jameson actor	C
jamon	J
jan	E
jan eyr	E
japan	C
japanes	C
japanes blok	L
japanes knotw	J
jar	[
jar _of	Z
jardin	U
jason	W
jav	C
jav _y	C
jav hashmap	D
javascript	C
javascript _that	M
javascript void	I
jawbon	Q
jaywalk	C
jaywalk illegal	C
jaz	C
jaz aren	C
jealou	[
jealou _of	W
jealou guy	H
jealou nick	D
jean	C
jean king	D
jean original	C
jean paul	C
jean still	C
jeanni	C
jebuse	V
jebusit	Y
jef	M
jef _me	U
jef bez	C
jefferson	I
jefferson middl	I
jeft	U
jeho	R
jehoahaz	R
jehoiachin	W
jehoiakim	S
jehoshaphat	T
jehu	[
jellyfish	C
jellyfish sting	C
jen	E
jen lip	E
jennif	C
jennif lopez	C
jephthah	X
jeremi	Z
jeremiah	N
jeremiah _in	[
jeremiah johnson	C
jeric	Z
jerich	N
jerich skull	C
jerich them	C
jerich tv	F
jeroboam	X
jerse	C
jerse devil	C
jerse toda	J
jerusalem	[
jerusalem artichok	C
jerusalen	T
jess	P
jess _y	C
jesu	[
jesu ?when	Q
jesu _a	Q
jesu _and	Q
jesu _as	P
jesu _at	T
jesu _be	[
jesu _de	P
jesu _do	[
jesu _el	Q
jesu _en	S
jesu _for	Q
jesu _from	P
jesu _hav	W
jesu _in	R
jesu _la	Q
jesu _on	W
jesu _que	P
jesu _real	P
jesu _say	U
jesu _se	U
jesu _ser	S
jesu _tell	Y
jesu _the	U
jesu _to	P
jesu arsenal	C
jesu baptiz	Q
jesu birth	Y
jesu call	Y
jesu callej	C
jesu calm	Q
jesu christ	P
jesu com	S
jesu crucif	Q
jesu die	X
jesu ever	P
jesu feed	Y
jesu go	P
jesu heal	Q
jesu last	U
jesu mak	[
jesu miracl	X
jesu moth	P
jesu nam	R
jesu nav	C
jesu pra	R
jesu preach	S
jesu resucit	P
jesu return	[
jesu speak	Z
jesu thre	R
jesu tim	S
jesu tr	P
jesu turn	R
jesu vazquez	C
jesu walk	Q
jesu wash	P
jesu weep	Q
jesucrist	P
jet	D
jet lag	D
jethr	W
jew	[
jew _in	X
jew celebrat	[
jewel	H
jewel tow	G
jewell	C
jewelr	T
jewish	[
jezabel	W
jezebel	[
jfk	C
jhgjh	D
jibbitz	D
jijon	C
jimm	E
jimm john	E
jinet	[
jireh	R
jjjjjjjj	C
jkhsdf87sdf	F
jkl	C
jkl jkl	C
jnd	G
jnd ldap	G
jo	S
jo tak	E
joa	C
joa felix	C
joab	[
joab kill	Q
joash	[
job	R
job _a	U
job _at	K
job _be	V
job _for	C
job _in	U
job _or	Y
job _that	V
job application	D
job birmingham	H
job birthda	C
job centr	C
job cost	C
job far	R
job friend	S
job interview	Q
job lot	C
job netflix	C
job of	[
job open	C
job search	K
job shar	C
job stanford	J
job vacanc	C
job warehous	C
jobcentr	J
jobcentr plu	J
joe	C
joe biden	C
joel	[
johanan	U
john	R
john _about	W
john _the	[
john bishop	N
john cen	C
john deer	C
john gluten	E
john lennon	H
john lew	C
john mist	C
john oliv	C
john proctor	C
john prom	C
john silv	C
john smith84	J
john tour	M
john wick	C
john wood	C
john writ	[
johnn	C
johnn dep	C
johnson	C
johnson 1972	C
johnson height	L
johnson twit	C
johnson workout	I
join	E
join _a	Y
join _my	C
join _the	Y
join vs	C
jok	C
jok _about	C
jok _of	G
joli	C
joli pit	C
joli salt	K
jollof	G
jollof ric	G
jon	C
jon _y	Y
jon age	C
jon delilah	C
jon lyric	D
jon snow	C
jon templ	F
jonah	[
jonah _and	Y
jonah hill	C
jonah jameson	C
jonah run	[
jonatan	S
jonathan	[
jonathan _and	S
jool	G
jool holland	G
jopp	[
jordan	S
jordan barat	C
jordan cr	C
jordan four	J
jordan one	C
jordan pickford	D
jordan sho	D
jordan vs	K
jos _el	C
jos _y	R
jos jos	C
joseph	[
joseph ?when	T
joseph _and	Q
joseph _in	W
joseph _of	T
joseph _the	Q
joseph broth	V
joseph coat	V
joseph forgiv	P
joseph gordon	C
joseph interpret	P
joseph sell	V
joseph stalin	C
joshu	Q
joshu bell	F
joshu next	C
joshu tre	C
joshu vs	F
josi	P
josiah	Q
josiah johnson	C
josu	X
jot	Z
jotham	X
journal	Y
journe	[
joven	[
joven _de	R
joven _que	U
joy	[
joy _in	V
joy _of	R
joy corr	C
joycon	C
joycon drift	C
jpy	C
jsdhfjkhsd	C
jsdhfjkhsd iuy	C
json	C
json _in	E
json pars	C
juan	S
juan _el	S
juan mission	C
juan perez	E
jubil	Z
jubile	[
jud	X
jud _and	C
jud bellingham	C
jud chord	I
jud die	V
jud law	C
jud maccabeu	X
jud music	C
jud nah	C
jud pr	C
jud salar	C
jud tade	Y
judah	[
judah _and	P
jude	[
judg	K
judg _by	S
judg _in	S
judg _me	T
judg _of	S
judg _on	C
judg actor	C
judg dred	C
judg hom	C
judg jud	C
judg jur	C
judg nam	C
judg not	[
judg original	E
judg peopl	S
judg show	C
judgment	[
judgment _on	S
judgmental	S
judi	C
judit	R
judith	[
juec	Y
jueg	C
jueg _al	F
jueg _el	J
jueg _la	C
jueg regl	C
juez	W
jug	C
jug _al	G
jug _de	C
jug _una	F
jugador	I
jugador _hay	I
juic	M
juic cleans	H
juici	[
jul	N
jul 1991	C
juli	G
juli _en	G
julien	G
julien templ	G
juliet	C
juliet act	C
juliet iambic	H
jump	C
jump _at	C
jump day	C
jump scar	C
jump start	I
jun	C
jun templ	C
juni	V
junior	C
junior accountant	E
junk	Y
junt	[
junt _a	X
jur	I
jur execution	C
jurassic	E
jurassic park	E
just	[
justic	K
justic _for	T
justic _of	C
justic internship	C
justic leagu	C
justic movi	G
justic smith	C
justic stor	C
justici	[
justici _por	T
justif	Z
justific	W
justu	T
juventud	T
juzg	W
juzg _a	Q
k	C
k hotmail	I
kahan	J
kahan stick	J
kahneman	C
kal	D
kallax	C
kallax miss	C
kamasutr	E
kamasutr position	E
kant	C
kant _por	C
kany	C
kany sampl	C
karaok	C
karat	C
karat child	C
kardashian	C
kardashian fam	C
kardashian net	L
karm	[
karol	C
karol g	C
kart	I
kart eight	I
karv	E
karv chauth	E
kat	C
kat 120	C
kay	C
kay lipstick	C
ke	G
ke _but	E
ke _on	K
keanu	G
keanu reev	G
kebab	D
kebab shop	D
keep	Q
keep _a	C
keep _his	P
keep _me	U
keep _my	V
keep _the	[
keep _you	V
keep ask	D
keep chang	C
keep click	C
keep disconnect	F
keep doing	Q
keep fall	P
keep going	[
keep guacamol	I
keep hav	P
keep lie	Q
keep load	C
keep pac	C
keep pra	P
keep satellit	C
keep sin	U
keep snap	C
keep sneez	C
keep think	P
keir	C
keir knightle	C
kel	C
kel film	C
kel mov	D
kempton	C
ken	C
ken numb	C
kendrick	G
kendrick beef	G
kent	C
kentuck	C
kentuck derb	C
kept	[
keral	I
ket	M
ket facil	C
ket snack	C
kevin	C
kevin bishop	C
key	C
key _be	J
key _vers	[
key add	J
key chang	C
key inst	E
key quot	G
keyboard	C
keyboard cov	J
keyboard typ	C
keylor	H
keylor nav	H
keyston	C
keyston spec	C
khan	C
khan academ	C
khan runtim	J
kick	E
kick _me	R
kick against	X
kick off	C
kick out	Y
kick techniqu	D
kidne	N
kidne ston	C
kidron	[
kierkegaard	C
kierkegaard nationalit	C
kil	C
kil _de	G
kill	[
kill 185	U
kill _a	C
kill _by	T
kill _for	P
kill _himself	Q
kill _his	Q
kill _in	[
kill _me	S
kill _the	Y
kill absalom	Q
kill bab	R
kill goliath	R
kill herself	P
kill jesu	P
kill paul	[
kim	L
kim kardashian	L
kind	[
kind _of	M
kind _to	T
kindl	C
kindl _be	C
kinetic	C
kinetic energ	C
king	V
king ?who	[
king _and	W
king _for	R
king _in	[
king _of	Y
king _with	[
king aft	R
king ahasueru	T
king book	C
king broadwa	F
king charl	C
king circl	C
king classic	C
king cobr	C
king cross	C
king david	W
king day	D
king island	I
king jam	Y
king joash	P
king kong	H
king manasseh	U
king map	C
king prawn	C
king remak	C
king saul	[
king siz	C
king solomon	C
king vs	K
king whop	C
king wow	C
kingdom	P
kingdom _do	C
kingdom _of	G
kingdom great	C
kinsman	W
kinsman redeem	W
kiss	G
kiss _my	C
kiss _of	V
kit	C
kit all	I
kit len	H
kitchen	C
kitchen kniv	E
kitchen mean	C
kitchen new	L
kitchen remodel	M
kitchen season	N
kitchenaid	I
kitchenaid sp	I
kitten	C
kitten climb	C
kitten heel	C
kitten und	C
kiw	C
kjdfhg	D
kkkkkkkkkk	C
klarn	F
klarn approval	F
klein	C
klein box	I
klein eternit	G
km	C
km _a	G
km _por	C
kmno4	G
kne	I
kne brac	G
knead	C
knead blanket	D
knead dough	I
kneel	T
knif	C
knif set	C
knight	C
knightle	C
knightle green	C
knit	D
kniv	K
kniv _with	E
knob	C
knob _on	C
knock	C
knock _on	V
knock knock	C
knock out	C
knot	C
knotw	J
knotw _or	J
know	[
know ?how	K
know ?when	J
know ?wher	C
know ?who	T
know ?why	P
know _god	[
know _if	T
know _im	U
know _its	Y
know _me	Q
know _my	Z
know _that	U
know _the	H
know _what	[
know jesu	[
knowledg	W
knowledg _of	S
knowledg cutof	C
knuckl	E
knuckl caus	E
kong	C
kong vs	H
korah	U
kore	K
kore martial	C
korean	C
korean _for	C
korean dram	C
korean war	C
kosh	H
kosh _for	C
kosh restaurant	C
kpi	C
kpop	H
kpop group	C
kr	H
kr kross	H
krakow	C
krakow old	C
kram	K
kram vs	K
kram year	K
kreb	F
kreb cycl	F
krishn	C
krishn mantr	C
krishn restaurant	J
kross	H
kross jump	H
ks	C
ks _in	C
ks _of	C
ks2	G
ksjdhf	E
kubectl	F
kubectl _get	F
kurs	C
kurs transliteration	C
kwh	H
kwh smart	H
kyli	E
kyli jen	E
l	C
l jackson	C
la	C
la _of	C
la _the	F
lab	D
lab grown	H
lab report	J
laban	[
label	C
label _a	C
labor	[
labor _hav	C
laboral	C
labrador	I
lack	X
lack _of	X
lacross	C
lactos	C
lactos intoleranc	C
lad fiv	C
lad gag	C
lad godiv	C
lad macb	F
ladron	[
lag	C
lag ?how	D
lagrim	S
lagun	C
lagun bolet	C
lagun contr	F
lak	C
lak _of	[
lak formation	E
lak gam	G
lak marcador	C
lak tip	K
lam	C
lam lam	C
lam next	L
lamb	J
lamb _of	I
lamb cast	C
lamb recip	K
lamb shank	C
lamb vindalo	E
lamborghin	C
lamborghin huracan	G
lamborghin uru	G
lament	[
lament over	P
lamentacion	U
lamentation	[
laminit	C
laminit diet	C
lamp	[
lamp _of	S
lampar	V
lampstand	Y
lan	J
lan map	J
land	H
land _a	C
land _and	T
land _of	[
land animal	C
land east	Y
land lion	C
land lotter	C
land permit	G
land spot	I
landlin	G
landlin bt	G
landlord	P
landlord _hav	G
landlord _to	C
landlord keep	C
landlord need	G
langost	[
languag	J
languag _at	R
languag _be	C
languag _do	E
languag _for	C
languag _of	L
languag _on	F
laodice	[
lap	R
lap _in	H
lapidacion	S
laptop	C
laptop _wont	K
laptop befor	J
laptop charg	I
laptop fan	G
laptop hing	M
laptop most	E
laptop undr	N
larg	R
larg _de	C
larg pepperon	H
lasagn	C
lasagn recip	C
lasany	C
lash	C
lash lift	C
last	K
last _a	G
last _in	L
last _on	E
last commit	C
last concert	C
last da	W
last day	[
last episod	C
last judgment	V
last king	R
last la	D
last location	C
last match	C
last month	C
last night	P
last stand	C
last sup	[
last thing	U
last tsar	C
last word	[
last year	C
lat	V
lat _for	[
lat _to	[
lat alligator	C
lat headlin	C
lat poll	L
lat ser	C
latex	C
latex tabl	C
latin	C
latin phras	C
latin word	C
latt	D
latt _and	D
laugh	C
laugh _at	Y
laught	[
launch	V
laureat	C
laurent	C
laurent bag	C
lav	I
lavador	C
lavador _al	H
lavador no	H
lavend	C
law	L
law ?who	Y
law ?why	C
law _and	I
law _be	U
law _in	T
law _of	Q
law exampl	I
law fe	C
law found	S
law hat	U
law mov	C
law school	C
law spr	C
law tongu	C
law triangl	C
lawless	R
lawn	C
lawn _at	C
lawn mow	K
lawn thick	C
lay	[
lay _in	J
lay off	[
layout	M
layout _for	L
laz	[
lazar	T
lazarill	C
lazarill _de	C
lazaru	N
lazaru david	C
lazaru natural	C
lazaru pit	C
lb	C
lbw	C
lbw mean	C
ldap	G
ldap evil	G
ldl	C
ldl alt	C
ldl through	C
lead	U
lead _a	[
lead _bibl	P
lead _in	C
lead _me	T
lead _the	U
lead _them	P
lead _to	[
leadership	U
leaf	U
leagu	C
leagu _of	D
leagu car	C
leagu list	E
leagu snyd	C
leagu tabl	D
leagu team	M
leah	[
leak	C
leak ?wher	F
leak anywher	C
lean	F
lean against	C
leap	C
leap year	C
learn	[
learn _from	[
learn _to	V
learn touch	K
leas	C
leas _or	C
leas deal	C
leasehold	C
leasehold _or	C
least	N
least one	C
leath	C
leath _from	J
leath sof	G
leath train	E
leatherjacket	L
leatherjacket nematod	L
leav	T
leav _a	Q
leav _at	G
leav _for	[
leav _her	Y
leav _me	W
leav _my	X
leav _on	C
leav _or	W
leav _the	[
leav _to	R
leav _us	S
leav _you	Z
leav _your	R
leav britain	C
leav card	F
leav chang	D
leav curl	C
leav everyth	R
leav hand	Z
leav headlight	G
leav hom	S
leav join	C
leav luggag	E
leav one	C
leav out	W
leav whit	C
leaven	R
lebanon	Y
lebron	C
lebron jam	C
lebron stat	K
lech	E
lech _y	W
lech cantidad	C
lectur	[
lectur _de	W
lectur _del	V
lectur _par	[
led	X
led _the	W
led israel	Q
lee	C
lee _los	C
lee arm	C
lee cheesecak	H
leed	C
leed _to	H
leed pric	G
leer	[
leer _el	C
leer _en	Y
leer _la	U
leftov	P
leftov mash	C
leg	I
leg cramp	C
legac	S
legac lockpick	C
legal	C
legal _in	C
legal _to	C
legend	C
legend position	C
legend tier	D
legendar	C
legendar animal	C
legion	[
legit	C
leicest	C
leicest _that	C
leith	G
lej	[
lej _de	R
lemuel	T
len	F
lend	[
length	C
length _be	F
length _of	P
lengu	[
lenguaj	K
lenguaj est	J
lennon	H
lennon chord	H
lens	C
lens da	F
lens expir	J
lens swim	H
lent	Q
lent _la	C
lent mone	C
lentej	[
lentil	[
leo	C
leo _and	I
leon	C
leon _en	T
leon entr	D
leonard	J
leonard dicapri	J
leopard	[
leopard _and	H
lep	[
lepros	X
lepros _in	P
lesbian	S
lesion	C
less	C
less _or	D
lesson	[
lesson _for	[
lesson _from	X
lesson _of	[
let	I
let _chapt	C
let _for	C
let _of	[
let _to	[
let agenc	C
let befor	T
let go	Y
let m	J
let r	C
let word	C
letr	C
lev	M
lev ackerman	F
lev schit	C
lev strauss	G
lev truck	C
lev women	J
levadur	C
levadur llev	J
levant	X
level	C
level 1542	F
level ?how	C
level list	F
level point	M
level thre	H
leviathan	K
leviathan bass	C
leviathan farm	C
levin	C
levin voic	C
levit	X
levit mov	C
levitic	T
leviticu	[
levothyroxin	C
levothyroxin tablet	C
lew	C
lew advert	I
lew return	C
lex	J
lex luthor	C
ley	X
ley _de	C
ley _del	[
liar	[
liban	X
liber	C
liber _do	C
liber espaci	E
liber movil	C
liberacion	Q
libr	T
libr _de	Z
libr _en	M
libr _mas	P
libr _tien	P
libr apocrif	R
libr compatibl	C
libr femal	C
librar	L
librar ticket	L
licenc	C
licens fee	C
lich	C
lich king	C
lid	[
lidocain	C
lidocain last	C
lie	[
lie _about	U
lie _for	R
lie _in	U
lie _on	[
lie _to	[
lie down	C
lif	[
lif _and	P
lif _be	T
lif _for	T
lif _in	S
lif _of	C
lif _on	U
lif _with	V
lif aft	U
lif among	W
lif creatur	S
lif insuranc	M
lif lin	C
lif lyric	C
lif path	C
lif sacrific	Q
lif support	X
lif wat	Z
lifecycl	C
lifecycl diagram	C
lifespan	C
lifespan _of	C
lift	G
lift aftercar	C
lift up	[
lig	C
lig _en	K
lig all	I
lig mx	C
liger	X
light	I
light _and	V
light _be	C
light _in	C
light _of	[
light _on	D
light _to	X
light _wont	C
light blink	D
light bmw	F
light mean	C
light off	C
light shin	[
light sing	C
light tak	C
light troms	C
lightn	[
lightroom	E
lightsab	J
lightsab color	J
lik	[
lik _a	Z
lik _an	[
lik _god	V
lik _i	Q
lik _im	C
lik _in	C
lik _me	Z
lik _my	Q
lik _someon	P
lik _th	V
lik _the	F
lik _to	H
lik _us	Q
lik arrow	Y
lik attack	C
lik football	C
lik jesu	P
lik nail	J
lik pineappl	K
lik roommat	R
lik star	Z
lik teen	C
lik tind	C
lik wat	[
lil	C
lil _of	J
lil car	E
lil repot	C
lil toxic	C
lim	K
lim _a	N
lim scoot	L
limb	[
limerick	C
limerick _about	C
limit	K
limit ml	C
limitation	D
limitation debt	D
limon	C
limon remedi	C
limoner	C
limosn	W
limpi	Y
limpi _una	C
lin	C
lin 42	G
lin _about	F
lin _of	C
lin _y	C
lin build	C
lin map	G
lin run	C
lin short	C
lin up	C
lincoln	C
lincoln ad	G
lincoln commercial	J
lincoln height	C
lincoln vampir	D
line	K
line _del	K
linek	J
linek podcast	J
linen	[
linen shirt	K
lineup	E
lingeri	C
lingeri model	C
linguin	C
linkedin	C
linkedin post	C
linkedin recommendation	E
linux	C
linux install	H
linux terminal	C
lion	S
lion _and	W
lion _of	Q
lion bar	I
lion den	W
lion king	C
lion proud	J
lion week	C
lip	[
lip kit	E
lipstick	C
lipstick shad	C
lipstick suit	E
liquid	C
liquid limit	C
liri	D
liri _de	C
lis	F
lisbo	H
lisbo _en	M
lisbon	C
lisbon _in	E
list	C
list 2010	K
list _de	[
list _for	C
list _of	[
list _par	[
list _the	G
list _your	G
list cost	F
list esl	E
list tak	C
listen	[
listen _to	T
listen slow	Z
literal	[
literatur	V
litr	C
litr _de	C
litr _of	G
litr compost	D
littl	X
littl age	C
littl broth	Q
littl child	Q
littl on	P
littl thing	T
littl win	U
liv	S
liv _and	S
liv _by	X
liv _for	Z
liv _in	I
liv _with	[
liv alon	P
liv dow	C
liv far	T
liv rad	C
liv updat	C
liverpool	C
livin	C
livin _on	C
lkjhgf	G
lkjhgf poiuyt	G
lkjlkjlkj	C
llag	S
llam	J
llam _a	U
llam _de	T
llam _la	D
llamab	T
llamab _la	P
llaman	[
llan	C
llan _y	C
llc	D
llc _in	G
llc vs	K
lleg	I
lleg _a	F
lleg _el	C
lleg colon	I
llen	F
llen _de	T
llen octubr	C
llev	[
llev _a	Q
llev _un	J
llev mbapp	K
llor	[
lloran	Z
llov	C
llov _el	C
lluvi	U
lma	L
lma _what	L
lmaoo	C
ln	C
ln x	C
load	C
load _of	F
load estat	E
load forev	C
loadout	C
loaf	L
loaf tin	L
loan	M
loan _at	K
loan account	C
loan application	C
loan forgiv	C
loav	[
loav _and	X
loav _do	G
lob	[
lob _con	T
lobb	C
local	P
local new	C
localhost	H
localhost 300	H
location	C
location hour	C
lock	E
lock ?who	C
lock _and	E
lock error	G
lock rhym	H
lockpick	C
locust	W
locust gear	C
lod	W
loft	K
loft _on	K
log	C
log _me	C
log bas	J
log out	C
log undefin	G
logan	H
logan paul	H
login	C
login _with	C
login not	D
logr	[
loin	P
lol	C
lol whatev	D
london	C
london ?wher	F
london _to	I
london dress	M
london open	C
london ticket	G
london twit	K
long	L
long _be	C
long _can	H
long _do	C
long _for	H
long _in	M
long _should	[
long _to	U
long _would	F
long befor	C
long distanc	[
long division	C
long hair	[
long john	C
long lean	C
long leav	C
long motorwa	G
long neck	C
long riv	C
long road	C
long text	K
long uk	H
long word	C
longshor	C
longshor drift	C
look	Q
look _at	S
look _for	V
look _on	R
look around	C
look back	[
look big	D
look blurr	J
look down	U
look lik	[
lookup	C
loop	C
loop _in	D
loop infinit	C
loos	N
loos no	C
loos serv	C
loos xbox	G
loot	C
lopez	C
lopez bennif	C
loratadin	C
lord	[
lord _a	T
lord _and	Q
lord _be	Z
lord _de	C
lord _for	W
lord _i	U
lord _of	C
lord _ser	Z
lord _tu	S
lord _will	P
lord _y	Q
lord _your	Q
lord arm	P
lord jesu	P
lord jireh	R
lord mak	[
lord mean	[
lord no	W
lord pra	R
lord quit	R
lord shalom	Q
lord sup	S
lord te	P
lorenz	C
lorenz _de	F
lorenz result	C
los	W
los _his	T
los _my	D
los _someon	S
los _th	C
los _your	Q
loss	[
lost	R
lost _a	[
lost _her	S
lost _his	Q
lost _in	P
lost _my	[
lost _th	S
lost _the	[
lost all	T
lost ark	C
lost birth	C
lost book	W
lost doom	J
lost everyth	S
lost luggag	C
lost sheep	[
lot	[
lot _and	P
lot _en	C
lot _for	W
lot _in	U
lot _of	L
lot cloth	C
lot daught	S
lot polish	K
lot strip	H
lot wif	W
loteri	N
loteri nacional	F
lott	C
lott numb	C
lotter	J
lotter numb	C
lotter ticket	[
lou	C
lou arch	K
lou cardinal	M
lou park	I
lou sach	C
louboutin	C
louboutin _so	C
loud	T
loud _be	C
loud aft	G
louisian	C
louisian purchas	C
loung	C
lov	[
lov _a	P
lov _and	P
lov _be	C
lov _for	P
lov _god	U
lov _him	X
lov _in	Z
lov _me	[
lov _my	[
lov _of	[
lov _someon	R
lov _the	R
lov _vers	T
lov _with	[
lov _you	T
lov _your	W
lov actual	D
lov band	C
lov boat	C
lov bug	H
lov choreograph	C
lov cov	Z
lov film	C
lov golf	C
lov handl	C
lov heart	C
lov horoscop	C
lov iii	D
lov island	C
lov luc	C
lov merc	V
lov on	S
lov one	S
lov peopl	T
lov pizz	C
lov robert	C
lov soft	C
low	U
low activation	F
low black	G
low carb	C
low ldl	C
loyal	Q
loyalt	[
lp	C
ls	C
ls _la	C
lskdjf	C
lt	F
lt b	F
lubb	C
lubb dub	C
luc	G
luc ?how	C
luch	V
luci	F
luci all	E
lucif	W
lucif netflix	C
luck	T
luck charm	[
luck color	D
luck numb	S
lueg	C
lueg exist	C
lufthans	C
lug	[
lug _de	Y
lug _en	S
luggag	C
luggag _on	J
luggag allowanc	G
luggag claim	C
luk	N
luk comb	E
luk littl	C
luk perr	C
luk skywalk	J
lukewarm	Y
lululemon	J
lululemon align	J
lun	F
lun calend	G
lun llen	C
lun nuev	I
lunch	J
lunch menu	I
lunchbox	M
lust	T
lust caution	C
lut	X
luth	Q
luth episod	I
luth idr	C
luth king	C
luth season	M
luth vandross	C
lutheran	C
lutheran hospital	C
luthor	C
luthor actor	E
luthor bald	C
luton	H
luton bus	H
luxur	[
luz	P
luz _del	W
luz _por	C
luz _y	R
luz amarill	C
luz naranj	C
ly	E
ly 3xyz	E
lydi	[
lye	G
lye calculator	G
lyl	C
lyl 100m	C
lynch	C
lynch review	C
lyr	J
lyr bird	C
lyric	C
lyric _in	D
lyric _we	C
lyric mean	J
lyric zulu	C
lysi	T
lystr	V
m	C
m _in	J
m awa	C
m long	C
m s	C
m25	C
m25 clos	C
m6	C
m6 traffic	C
mac	C
mac _and	C
mac export	N
mac rumor	J
mac sauc	H
macabe	[
macaren	C
macaren danc	C
macaroon	H
macaroon _and	H
macb	D
macb act	J
macb charact	F
macbook	G
macbook fan	G
maccabe	[
maccabeu	X
macedoni	T
machin	C
machin drum	C
machin flash	C
machin hir	G
machin rtp	H
machin stop	J
machin thread	E
machism	Y
machist	[
machu	G
machu picchu	G
macr	C
macr _to	M
mad	M
mad _at	Q
mad bracket	C
madagasc	D
madagasc _in	D
mader	Y
madonn	C
madonn vide	C
madr	[
madr _de	T
madr _que	P
madrastr	T
madrid	C
madrid _a	M
madrid hoy	F
madrid valenci	D
maestr	Z
maestr _de	R
mag	[
magalha	E
magalha contract	E
magdalen	[
maghrib	F
maghrib _in	F
magi	T
magic	T
magic _the	C
magic book	V
magic eight	C
magic ticket	L
magician	Y
maginot	C
maginot lin	C
magn	C
magn cart	C
magnesium	C
magnesium _for	C
magnet	C
magnet work	C
magnificat	[
magog	[
magreb	D
magreb _en	D
mahjong	C
mahjong til	C
maid	V
mail	C
mail dela	C
mail yaho	D
main	[
main str	H
main them	[
major	[
majorit	C
majorit lead	C
mak	Q
mak _a	V
mak _an	F
mak _from	I
mak _god	[
mak _in	F
mak _it	Y
mak _me	C
mak _my	C
mak _myself	Q
mak _of	C
mak _th	F
mak _the	[
mak _us	V
mak _you	S
mak _your	P
mak ahead	C
mak animal	S
mak bad	U
mak buz	F
mak cold	C
mak david	P
mak decision	[
mak everyth	U
mak friend	[
mak fun	U
mak hair	C
mak hone	C
mak insulin	C
mak lye	G
mak mistak	Q
mak pag	C
mak peac	X
mak peopl	S
mak pizz	F
mak popcorn	C
mak ric	E
mak slim	J
mak up	N
mak wholemeal	K
makeup	H
makeup job	C
mal	[
mal _a	S
mal _de	[
mal _en	T
mal _or	C
mal _que	[
mal palabr	R
malach	[
malachor	C
malachor star	C
malag	E
malag _con	E
malaqui	P
maldicion	[
maldij	R
maldon	C
maldon f1	C
maleni	E
maleni strateg	E
mall	C
malon	C
malon car	C
malt	W
malt whisk	C
maltrat	Y
malv	[
malwar	C
mam	C
mam _so	C
mammon	V
man	[
man ?who	[
man _al	C
man _and	D
man _at	U
man _be	R
man _from	C
man _hav	F
man _in	[
man _of	X
man _that	V
man _to	W
man _with	[
man aft	P
man birth	Q
man com	P
man die	R
man film	C
man kill	P
man padm	C
man speech	V
man suit	C
man sum	K
man ticket	E
man utd	C
man vuel	C
man walk	C
manag _for	C
management	X
manan	L
manan _en	C
mananit	U
manas	W
manasseh	[
manch	C
manch _de	C
manchest	C
manchest unit	G
manchst	C
manchst unt	C
mand	[
mandamient	[
mandarin	C
mandarin ton	C
mandolin	C
mandrak	[
manej	S
maner	[
mang	Q
manganes	G
manganes _in	G
manifest	[
mann	[
mann _and	Q
mans	R
mant	D
mant egg	C
manten	R
mantr	C
mantr _par	C
mantr word	C
manufactur	C
manzan	U
map	C
map 1840	C
map amsterdam	J
map blank	F
map thre	L
map v	F
maquet	D
maquillaj	G
maquillaj _par	E
maquillars	C
maquillars _los	C
maquin	J
mar	[
mar ?who	C
mar _and	T
mar _de	Y
mar _the	R
mar berr	C
mar cocktail	K
mar j	E
mar kay	C
mar magdalen	Z
mar pass	C
mar poppin	C
mar roj	U
mar two	E
mar weak	C
maradon	C
maradon year	C
marathon	V
marathon _in	C
marathon train	C
maraud	C
maraud ?how	C
marc	R
marc _de	[
marc com	J
marc jacob	C
marcador	C
march	L
march 22	C
march around	[
march mad	C
marcu	C
marcu aureliu	C
mard	C
mard gr	C
margit	C
mari	I
mari 64	I
mari broth	J
mari club	C
mari goal	C
mari kart	I
marid	T
marid _de	C
marihuan	Y
marijuan	U
marinad	C
maripos	L
maripos _en	H
mark	[
mark _of	[
mark _to	D
mark cuban	H
mark ronson	E
mark symbol	C
mark wahlberg	C
mark zuckerberg	C
market	S
market liv	C
market stall	E
marketplas	C
marketplas car	C
marmalad	E
marr	Z
marr _a	X
marr _an	T
marr _and	Q
marr _at	C
marr _be	P
marr _but	P
marr _for	[
marr _her	P
marr _in	U
marr _me	C
marr _my	S
marr _someon	V
marr _the	Q
marr _to	P
marr aft	T
marr certificat	C
marr dat	I
marr licens	C
marr man	Q
marr stor	C
marseill	I
marshall	C
marshall plan	C
mart	Y
marten	C
marth	W
martial	X
martial law	C
martin	C
martin eden	J
martin luth	C
martin saturda	K
martingal	I
martyr	[
marvel	C
marvel mov	L
marxism	G
marxism essa	G
marz	C
marz _en	C
mas	C
mas barat	F
mas larg	C
mas mal	G
mas rapid	C
masal	M
mascar	C
mascot	P
mascot _por	E
mash	C
mash potato	C
mask	C
mask review	C
maslow	E
maslow hierarch	E
mass	W
mass _and	C
mass _of	C
massacr	V
mast	C
mast _in	C
mast _on	C
mast sword	C
mat	[
mat _a	[
mat _un	T
mat mak	C
match	C
match _a	L
match list	K
mate	Q
material	C
math	D
math 2023	H
mati	U
matlab	C
matlab plot	C
matrimoni	[
matrimoni _con	T
matrimoni _en	Q
matrimoni _por	[
matrimoni _y	R
matrimoni entr	Q
matrimonial	Z
matrix	C
matrix determinant	C
matrix trinit	C
mattathi	[
matthew	Q
matthew band	K
matthew mcconaughe	C
matthew perr	C
matthew red	C
matthi	Y
mattress	C
mattress _or	C
mattress review	C
max	G
max investigation	E
max pr	C
max verstappen	E
maxim	C
maxim _en	C
maximum	G
maximum break	L
maximum weight	I
may	C
may _en	C
may last	L
mayb	C
mayb lat	C
mayf	F
mayflow	C
mayflow numb	C
mayonnais	G
mayor	S
mayor _of	C
mbapp	K
mc2	C
mc2 mean	C
mcat	C
mcat practic	C
mccaffre	C
mccaffre fantas	C
mccartne	C
mccartne age	C
mccartne tour	I
mcconaughe	C
mcconaughe lincoln	C
mcdonald	D
mcdonald breakfast	D
mcmxcix	D
mcrib	G
mcrib releas	G
mcv	C
mcv _in	C
me	C
me guest	C
meal	I
meal eligibilit	C
meal plan	E
mean	[
mean ?when	C
mean _for	S
mean _in	P
mean _of	[
mean _on	C
mean _that	X
mean _to	[
mean best	I
mean biolog	C
mean essa	C
mean fear	C
mean median	C
mean ord	C
mean pink	J
meaningless	T
meant	G
meant _to	D
measur	H
measur _a	C
meat	[
meat _on	T
mecc	H
mecc hotel	H
mechanical	C
mechanical keyboard	C
med	V
med _and	S
medad	P
medellin	E
medi	[
medi _de	[
mediador	X
median	C
median mod	C
mediator	Z
mediator between	R
medic	F
medic sescam	C
medical	[
medication	W
medicin	I
medid	C
meditacion	T
meditat	Z
meditat _on	Z
meditation	E
meditation tim	C
medium	Y
medium rar	J
meek	I
meet	U
meet _hav	C
meet _my	Q
meet _you	C
meet invit	D
meg	K
meg million	E
megalodon	C
megidd	[
meh	C
mejor	N
mejor _par	F
mejor _ser	W
mejor amig	R
mejor delanter	F
mejor epoc	C
mejor exit	C
melat	C
melat result	C
melatonin	C
melatonin legal	C
melchizedek	V
melill	D
melquisedec	X
mem	C
memb	D
memb _in	D
memb _of	C
memb list	I
membership	C
membership worth	C
memor	K
memori	S
memorial	[
memoriz	[
memph	G
memph griz	G
men	J
men _de	E
men _yo	R
men eight	C
men haircut	C
men men	U
men tekel	U
mendig	Z
menor	U
mensaj	K
mensaj _de	X
mensaj bor	C
menstruation	[
ment	[
ment _a	Q
mental	U
mental ill	P
mention	[
mentir	Y
mentiros	R
menu	C
menu jefferson	I
mephibosh	V
merab	[
merc	[
merc _and	[
merc hospital	I
merc kany	C
merc karat	C
merc overwatch	C
mercadolibr	C
mercadon	C
mercadon calori	K
mercadon doming	D
merchant	Y
mercur	M
mercur _in	D
mercur retrograd	M
mercuri	I
mercuri retrogr	I
merezc	R
merg	C
merg cell	I
merg conflict	E
merg sort	E
merg two	C
meribah	Z
merr	[
mes	U
mes _de	Q
mesh	C
meshach	V
mess	C
mess _the	C
mess cuant	K
mess up	U
messag	T
messag _for	W
messag _of	[
messag _to	M
messag exampl	C
messeng	Z
messiah	K
messiah pag	F
messiah runtim	C
met	L
met _someon	Q
met _your	C
met read	H
metafor	H
metal	C
metal _in	J
metal band	C
metal teeth	G
metallic	F
metallic drum	F
metaphor	C
metformin	E
metformin sid	E
method	C
method _in	C
methodist	C
methodist hospital	C
methuselah	[
meti	C
meti _el	C
metr	C
metr exodu	C
metr map	I
metric	C
metric _de	C
metronidazol	C
mexic	C
mexic _what	H
mexic cit	C
mexican	C
mexican line	K
mexican resumen	C
mg	C
mg _what	C
mg dl	C
mi	[
mi _y	R
mi mism	P
mia	V
miam	C
miam heat	M
mic	C
mic _and	C
mic _for	N
mic check	C
micah	H
micah bell	C
micah parson	C
micah richard	C
micai	Z
micaiah	W
mical	[
michael	G
michael b	C
michael cain	C
michael cav	C
michael faith	C
michael jackson	L
michael jordan	K
michal	[
michell	C
michell gell	C
michigan	L
micr	F
microblad	G
microblad cost	G
microgynon	C
microphon	C
microphon driv	E
microsoft	C
microwav	C
microwav mug	H
microwav oven	K
microwav spark	J
mid	U
mid _un	N
middl	C
middl school	I
midian	[
midnight	Q
midwiv	R
miel	[
mientr	U
mierd	C
mierd _de	E
mig	C
might	[
might man	P
migrant	R
migrat	C
migrat rollback	C
miguel	M
miguel cervez	C
mik	C
mik judg	C
mikaelson	C
mikaelson pow	C
mil	H
mil _to	J
mil an	V
milagr	[
milagr _de	U
milan	M
milanunci	C
mile	C
mile ayer	C
mileag	C
mileag _do	L
mileag _if	C
mileni	S
miletu	[
milf	C
milf _in	C
milf cam	C
mililitr	F
mililitr _tien	F
milit	X
militar	[
milk	D
milk _and	[
milk _th	N
milk _to	C
milk good	C
mill	C
mill flash	C
mill tal	C
millennium	[
million	T
million jackpot	E
millston	[
min	Z
min film	C
min gam	H
min goal	C
minc	C
minc saf	F
mind	[
mind _be	W
mind runtim	C
minecraft	C
minecraft ?how	C
minecraft _com	E
minecraft one	I
mineral	D
mineral spirit	D
ming	C
ming dynast	C
minim	C
minim _en	M
minim comun	C
minim espan	M
minimum	C
minimum wag	P
minist	C
minist befor	C
ministeri	[
ministr	Y
ministr _de	C
minneapol	L
minneapol st	L
minnesot	K
minnesot zip	K
minor	[
minor prophet	U
minti	S
minu	E
minu 5x	L
minu one	G
minut	C
minut _for	C
mio	[
miopi	C
mique	T
mir	Y
mir _a	Q
miracl	P
miracl _do	[
miracl _of	S
miracl _on	C
miracl gro	C
miracl musical	C
miracl whip	C
mirand	C
miriam	X
mirror	V
mirror placement	C
mis	[
miscarr	Q
miscarr bab	P
miscarriag	W
miserabl	V
misericordi	[
misioner	T
mism	W
mism sex	P
miss	U
miss _my	[
miss _the	Q
miss church	P
miss contraceptiv	C
miss dowel	C
miss hom	X
miss out	V
missil	C
missil cris	C
mission	C
mission bbq	E
mission impossibl	C
mission statement	C
mission trip	Y
mission viej	C
missionar	[
mist	J
mist tour	C
mistak	[
misus	S
mit	C
mit _de	C
mit angl	C
mitochondri	C
mitochondri _do	C
mitocondri	D
mitos	C
mitos _in	C
mitzvah	C
mitzvah gift	C
mix	C
mix blu	N
mix vineg	C
mix vinyl	I
mizpah	W
mk7	K
ml	C
mla	F
mla citation	F
mmmmmmmmmmmm	C
mnbvcx	C
mnemonic	F
moab	[
moabit	T
mobil	C
mobil contract	N
mobil dat	F
mock	[
mock _the	T
mockingbird	C
mockingbird _chapt	D
mockingbird boo	C
mod	C
mod _for	G
mod differenc	C
mod toggl	G
mod wonderkid	G
mod worksheet	G
model	F
model 303	D
model _be	D
model _de	C
model fraction	G
model galler	C
model numb	H
model thre	F
modern	I
modern fam	C
modu	C
modu ponen	C
modul	F
mog	C
moh	F
moh _de	F
moham	C
mois	[
mois _en	S
moissanit	H
moisturis	C
mol	C
mol _be	I
mol donut	C
mol mass	C
mol pizz	G
mol poblan	G
mold	M
mold angl	C
molech	[
molest	Z
molest _me	T
molestan	T
molin	[
mom	[
mom _and	P
mom _be	T
mom _doesnt	R
mom _hav	Q
mom _in	S
mom _wont	R
mom die	P
moment	C
moment _of	C
mon	C
mon lis	C
monac	F
monad	C
monda	X
mone	[
mone _and	Q
mone _be	S
mone _for	T
mone _from	V
mone _in	L
mone _on	U
mone _to	C
mone chang	X
mone luck	C
mone problem	T
moned	C
moned _de	C
moned _par	C
mongodb	G
mongodb vs	G
monitor	C
monitor _from	C
monitor _with	C
monk	G
monk album	G
monk fruit	C
monk tv	N
monke	F
monop	C
monop ?how	D
monop start	C
monsoon	I
monsoon season	I
monst	[
monster	G
monster ?how	G
mont	N
mont _en	C
mont _una	E
mont python	C
montan	[
monterre	C
montessor	C
montessor shelf	C
month	M
month _from	D
month _that	L
month leav	H
month payment	K
month salar	C
monz	J
monz vs	J
mood	Y
moon	C
moon _and	[
moon _in	C
moon knight	G
moon look	D
moon personalit	C
moon phas	C
moon tim	E
moonston	I
moonston vs	I
moor	C
moor whit	C
mor	V
mor _de	S
mor _dond	C
mor _el	P
mor _en	V
mor _it	C
mor _la	C
mor _mi	X
mor _por	P
mor _y	Q
mor child	Q
mor epic	C
mor jesu	R
mor mone	Q
mor professional	H
mor sin	P
mor than	F
moral	[
moral _of	[
mord	E
mord _los	E
mordeca	[
moriah	T
mormon	F
mormon musical	G
mormon tea	C
morn	C
morn _at	C
morn _in	J
morn _to	C
morn all	C
morn comput	C
morn pra	U
morn star	[
mort	C
mort szechuan	C
mortaj	T
mortal	X
mortal sin	V
mortgag	S
mortgag _or	C
mos	[
mos _and	S
mos _in	U
mos die	R
mos hand	Q
mos malon	C
mos not	R
mos see	P
mos strik	R
mosc	[
mosquit	P
mosquito	C
mosquito bit	C
moss	C
moss _in	C
moss out	E
most	Q
most _for	E
most coastlin	C
most high	T
most out	C
most stubborn	C
mot	C
mot 125	G
mot due	J
moth	T
moth ?who	U
moth _and	X
moth _be	S
moth _in	R
moth _of	S
moth book	C
moth chang	I
moth comfort	Q
moth day	[
moth die	P
moth final	C
moth forget	U
moth proud	C
motherboard	F
motherboard _for	F
motherlod	F
motherlod cheat	F
motion	C
motion vide	J
motivation	[
motor	C
motor encendid	C
motorbik	F
motorbik chain	I
motorbik stunt	J
motorcycl	C
motorcycl club	C
motorcycl compan	G
motorwa	C
mould	C
mould mit	C
mount	[
mount _of	Y
mount carmel	Q
mount ebal	V
mount neb	S
mount sina	F
mount zion	[
mountain	[
mountain _in	C
mountain _of	P
mountain form	C
mountan	C
mourn	[
mouth	G
mov	S
mov 202	L
mov _in	W
mov _my	C
mov _on	[
mov _to	S
mov ap	C
mov awa	Y
mov back	S
mov int	[
mov out	V
movi	C
movi ?how	M
movi ?wher	E
movi _hav	C
movi actor	K
movi length	J
movi pix	K
movi rat	M
movi tom	K
movil	F
movil movist	C
movist	C
mow	P
mow _that	K
mow belt	G
mozart	F
mozart symphon	F
mp	E
mp _for	E
mp3	C
mp3 grat	C
mp4	D
mp4 _to	D
mpg	C
mph	C
mph anoth	C
mr	C
mr bean	C
mr birl	G
mr brightsid	C
mr darc	C
mr whisk	I
mrbeast	C
mrbeast ?how	C
mri	S
mri _and	C
mri vs	C
msg	C
msg mak	C
much	Z
much pulg	C
muchach	U
mud	P
mud _on	S
mud mask	C
muer	Y
mueren	R
muert	[
muert _en	R
muev	G
muev _el	E
muffin	C
muffin man	C
mug cak	H
muj	[
muj _de	Z
muj virtuos	Q
mujer	K
mujer desnud	C
mult	N
mult _por	C
multipl	J
multipl _de	C
multitud	U
mum	C
mum mobil	C
mumford	C
mumford _and	C
mumm	C
mumm brendan	C
mund	N
mundial	V
municipal	C
municipal _los	C
muppet	C
muppet christm	G
mur	N
mur _de	E
murd	[
murder	Y
murieron	P
murph	C
murph tim	C
murra	C
murra abraham	C
mus	F
muscl	D
muscl _in	C
museum	C
mush	E
mushroom	G
mushroom belong	C
mushroom plant	C
music	V
music _for	P
music mp3	C
music vide	C
musical	C
musical album	C
musical london	G
musician	[
musician _in	Z
musk	C
musk ?how	F
musk _hav	C
muslim	Y
mustang	G
mustang gt	G
mustard	E
mustard cardigan	C
mustard seed	M
mut	C
mut _someon	C
mutex	H
mutu	F
mutu acuerd	F
mx	C
mychart	C
mymath	D
mymath simultaneou	D
myrrh	[
mysql	C
mysql dump	C
myster	Y
n	C
n _a	G
n _i	F
n ros	C
na	C
na hey	C
na na	C
naaman	[
naan	C
naan bread	C
nabal	R
naboth	S
nabucodonosor	X
nac	J
nac _a	C
nac _de	W
nac _el	D
nac jesu	P
nach	C
nach caser	C
nacid	T
nacion	[
nacional	F
nacl	C
nad	J
nad _me	U
nad est	C
nad sol	C
nadab	T
nadi	[
nadi _me	W
nadi _se	T
nadi sab	T
nag	T
nah	C
nah count	C
nah nah	C
nahoditsy	K
nahoditsy vokzal	K
nahor	Y
nahum	U
nahum tat	C
nail	M
nail _at	E
nail _hav	C
nail polish	[
nail shap	C
nain	P
nak	K
nak celeb	C
nak eye	D
nakshatr	C
nakshatr find	C
nam	K
nam 2025	E
nam _a	C
nam _be	[
nam _for	C
nam _in	Q
nam _of	U
nam _the	C
nam abel	C
nam generator	I
nam ide	I
nam kevin	I
nam onl	U
nan	C
naom	[
napoleon	C
napoleon height	K
napoleon represent	C
napp	C
napp _do	H
naproxen	L
naproxen vs	L
naranj	C
naranj _del	C
narcissist	Y
narrator	C
narrator _in	C
narrow	[
nasdaq	C
nasdaq futur	C
nat	C
nat _en	C
nat memb	C
nathan	C
nathan _for	C
nathan hot	H
nation	[
nation _of	R
nation fixtur	C
national	C
national express	G
national hot	C
national insuranc	C
national park	G
nationalit	C
nativit	[
natur	[
natural	C
natural cbd	C
natural material	C
naturalez	[
naught	C
naught secretar	C
nav	C
nav equip	H
nav retir	C
navidad	[
navidad sin	R
navigat	C
navigation	E
navigation stack	E
navratr	L
navratr color	L
nazar	[
nazaren	Z
nazaret	D
nazaret cas	C
nazirit	[
nba	C
nba draft	H
nba pla	D
nc	C
nc apartment	C
nda	C
nda templat	C
near	C
near _by	C
near _me	C
near _the	D
near _to	[
near ashevill	G
near haram	H
near universal	M
near wemble	L
neb	W
nebuchadnez	W
necesari	Q
necesit	[
necesit _una	U
necesitan	Q
necessar	T
neci	V
neck	N
need	L
need _a	V
need _an	C
need _for	C
need _me	Z
need _my	J
need _on	I
need _so	L
need _the	J
need _to	C
need befor	F
need doing	L
need help	P
need plan	C
need snow	C
need vitamin	G
needl	T
neg	P
negativ	R
negativ percent	C
negativ think	[
negoci	V
negotiat	Z
negron	C
nehemi	T
nehemiah	[
neighbor	[
neighbor _be	P
neith	[
nematod	L
nematod ?when	L
neon	C
neon genes	C
nephew	V
nephilim	X
nerv	[
nervi	U
nervou	[
nervou _about	U
nest	K
nest remov	C
net	C
net post	M
net worth	C
netflix	C
netflix _th	C
netflix cancell	C
netflix cast	C
netflix com	J
netflix comed	C
netflix profil	F
netherit	C
netherit armor	C
network	C
nev	[
nev _be	X
nev _hav	Q
nev _said	V
nev _say	[
nev anoch	K
nev chang	U
nev com	P
nev gonn	C
nev got	Q
nev heard	P
nev know	S
nev leav	Q
nev met	E
nev satisf	U
nev visit	P
never	C
never hac	C
new	R
new _at	Y
new _from	V
new _on	C
new _to	R
new album	C
new baker	C
new birth	[
new car	V
new channel	C
new cit	T
new commandment	Q
new covenant	[
new creat	R
new earth	Q
new ever	Y
new heart	P
new heaven	Q
new hom	C
new hop	C
new instruction	C
new iphn	C
new jerse	C
new job	[
new moon	[
new nam	X
new orlean	C
new partn	Q
new pastor	P
new samsung	H
new school	X
new season	C
new song	[
new tarif	D
new task	H
new templ	X
new testament	[
new thing	T
new toilet	C
new wif	P
new win	U
new year	L
new york	C
new zealand	D
newborn	P
newborn use	H
newlyw	Y
newton	C
newton law	C
newton second	C
next	K
next door	Z
next episod	K
next fight	C
next full	C
next general	C
next match	G
next tour	L
next ufc	C
next updat	C
next week	[
nfl	C
nfl overtim	C
nhs	G
nhs 111	G
ni	[
nic	C
nic _to	C
nic toll	C
nicanor	Y
nick	C
nick jon	D
nick pop	F
nicknam	G
nicknam origin	G
nicodemu	U
niet	Z
nietzsch	C
nietzsch _do	C
nietzsch biografi	H
nigerian	G
nigerian styl	G
night	[
night _and	P
night _in	U
night _of	T
night din	C
night pra	Q
night shift	R
night stand	X
nightclub	C
nightclub london	C
nightmar	[
nik	H
nik sho	H
nimrod	Y
nin	E
nin 20	H
nin _a	G
nin _de	R
nin _en	V
nin _que	X
nin batter	C
nin dibuj	C
nin going	C
nin jesu	P
nin peopl	H
nin percent	K
nin sheep	[
nin summar	D
nin thre	C
ninet	[
ninet nin	[
nineveh	[
nineveh repent	P
ningun	U
niniv	T
ninj	H
ninj blend	H
nintend	C
nintend switch	C
ninth	X
nisab	I
nixon	C
nlkjhgf	C
nlkjnlkj	C
nm	C
nm weath	C
nnn	C
no	Q
no _a	R
no _god	Q
no _hay	[
no _he	R
no _le	S
no _lo	D
no _me	M
no _nos	Q
no _pod	[
no _se	H
no _ser	Y
no _teng	[
no _tien	R
no _to	[
no _u	C
no acept	Q
no aceptan	R
no alcanz	X
no arranc	C
no cambi	X
no carg	C
no centrifug	H
no chees	M
no com	I
no cre	W
no credit	N
no crei	P
no dej	C
no deposit	C
no encuentr	I
no entraran	T
no est	V
no esto	[
no evil	R
no ey	C
no fac	C
no feel	U
no florec	C
no food	Y
no friend	P
no habl	[
no imprim	C
no lee	C
no lleg	C
no logr	[
no long	[
no man	T
no merc	C
no merezc	R
no minimum	C
no mone	U
no mor	C
no mord	E
no museum	C
no olvid	R
no one	[
no os	W
no oth	S
no peac	W
no pictur	K
no plan	Y
no pud	Q
no quier	W
no raw	D
no se	[
no sent	S
no ser	U
no sirv	C
no son	Q
no such	G
no te	Y
no tem	U
no tienen	T
no tim	[
no trabaj	R
no veo	T
no visibl	C
no wait	C
no watermark	D
no weapon	V
noa	C
noa hurrican	C
noah	[
noah ark	[
noah bagel	C
noah french	E
noah kahan	J
noah lyl	C
noah tak	Z
noah tour	H
nob	X
nobl	C
nobl eightfold	C
nobl gas	C
nobod	[
nobod _would	S
nobod know	Q
nobod need	T
nobod notic	R
nobod read	C
nobod se	R
nobod want	Q
noch	[
nod	N
nod _en	H
nod modul	F
noe	[
noem	T
nois	K
nois ?when	F
nois _do	C
nois cancell	E
nombr	F
nombr _de	W
nombr _del	T
nombr _from	C
nombr _par	C
nombr biblic	S
non	P
non _christian	[
non drows	D
non fast	C
nonagon	F
nonagon _hav	F
nonetyp	G
nonetyp object	G
nonsens	C
nor	[
normal	C
normal _de	C
normal blood	I
normal cok	H
normal cold	I
normal oxygen	E
normal pric	M
normal rang	C
normal rest	C
noroviru	E
noroviru last	E
norr	C
norr fact	C
nors	C
nors _god	C
nort	Z
north	V
north _and	[
north end	L
north fac	C
northern	Q
northern kingdom	[
northern light	C
northern lin	C
northup	C
northup movi	C
norwa	I
norwa _in	I
nos	N
nos bl	C
nos job	C
nosotr	S
not	Z
not _a	W
not _allow	R
not _be	V
not _by	X
not _de	C
not _do	Q
not _in	U
not _let	U
not _me	V
not _my	W
not _of	R
not _our	S
not _the	T
not _to	G
not _your	R
not answ	Q
not asham	R
not baptiz	P
not believ	P
not boast	U
not bow	Z
not charg	F
not com	R
not cool	E
not covet	R
not eat	G
not enough	[
not fear	R
not forget	[
not found	D
not giv	W
not go	S
not good	V
not grow	V
not judg	[
not know	T
not lak	C
not leav	Q
not less	D
not lik	P
not lov	Q
not mak	W
not marr	S
not one	Z
not permit	C
not pregnant	Q
not read	P
not respond	C
not return	V
not sav	P
not scan	E
not see	V
not spin	C
not stick	C
not stop	Z
not subscriptabl	G
not sur	P
not sync	C
not weep	P
not work	C
not worr	R
not worth	R
notar	C
notar public	C
noth	P
noth ?when	C
noth _at	R
noth _be	S
noth _can	T
noth _i	S
noth _on	C
noth _real	C
noth _to	Z
noth happen	Q
noth metal	J
noth new	Z
nothing	C
nothing publication	C
notic	T
notic ?why	C
notic _do	E
notic let	G
notic period	J
notici	I
notification	C
notification _from	E
notification _on	N
notification ffs	C
notr	D
notr dam	D
noun	C
noun _for	C
novel	I
novel best	F
novel list	C
novel ord	C
novemb	V
novemb thre	C
noven	[
novi	S
novi _de	C
novi _en	C
novi bad	C
novi quier	R
noviazg	S
now	C
now _i	V
now _my	H
now _on	C
now _that	[
now dan	C
nowher	[
nowher _to	Z
np	C
npm	C
npm err	C
nth	C
nth term	C
nub	P
nub _de	G
nucl	[
nucl war	W
nud	H
nud _de	C
nud beach	C
nud pic	G
nudist	E
nudist cadiz	E
nuestr	[
nuev	S
nuev _de	C
nuev _en	C
nuev _y	R
nuev episodi	C
nuev judi	C
nuev testament	Q
null	C
null point	L
nullpointerexception	G
nullpointerexception _at	G
numb	H
numb 444	C
numb 4471902	I
numb _be	C
numb _for	C
numb _i	C
numb _of	L
numb _on	C
numb app	N
numb between	C
numb can	D
numb fiv	[
numb fort	[
numb lookup	C
numb michigan	L
numb one	C
numb plat	H
numb saturda	C
numb seven	C
numb spreadsheet	I
numb stok	D
numb tv	K
numb up	C
number	X
numer	C
numer _de	E
numer atomic	E
numer fort	W
numer prim	C
numeral	C
numeral _for	E
numeral one	D
numerolog	D
numerolog _say	I
numerolog lif	H
nump	C
nump _as	C
nun	C
nun _on	H
nun actress	C
nun pr	C
nun two	C
nunc	[
nunc _he	R
nunc _me	Q
nurs	M
nurs _and	Q
nurs _in	I
nurs band	C
nurs hom	P
nut	K
nutmeg	C
nutmeg _a	C
nutrition	C
nvidi	C
nvidi stock	C
nvnvnvnv	C
nw	C
nwbk	E
nwbk 6016	E
nymph	Y
nz	E
nz login	E
o2	C
o2 fe2o3	C
o2 h2o	D
oak	N
oak overground	C
oak tre	[
oat	C
oat chi	H
oat flour	I
oat milk	C
oat overnight	D
oath	[
obadiah	K
obadiah stan	C
obam	C
obam presidenc	C
obe	Y
obe _be	W
obe _god	S
obe _me	E
obe _my	P
obe _the	T
obe _your	S
obed	W
obedec	S
obedec _a	P
object	F
object _be	G
object _by	J
obr	W
obr _de	I
obrer	V
obsesion	U
obsesion _con	U
obsess	Z
obsess _with	Z
ocarin	C
ocarin _of	C
occam	C
occam razor	C
ocean	C
ocean _be	D
ocean exampl	C
ocean road	C
ochent	[
octob	N
octopu	C
octopu _hav	C
octubr	C
od	C
od grand	C
od pocket	I
odeon	C
odi	[
odi _a	T
odi _la	U
odi _mi	S
odiaban	P
odiaban _a	P
odysse	F
odysse cyclop	F
of	U
ofert	C
ofert _de	C
off	G
off _a	C
off _at	M
off _in	C
off _it	F
off _my	[
off _on	C
off _the	V
off _your	[
off aft	J
off begin	C
off categor	C
off even	C
off judg	C
off notification	E
off read	C
off voiceov	C
off win	C
offend	Y
offer	[
offer _and	Q
offer _for	T
offer _of	S
offic	H
offic _on	E
offic _us	C
offic messag	C
offic open	C
official	[
offlin	C
offlin _on	F
offlin hp	J
offsid	C
offsid rul	C
ofici	T
oficin	[
ofrend	[
ofrend _de	W
ofst	C
ofst report	C
often	C
often _be	J
often _should	C
often chang	K
often worm	E
og	W
ogr	I
ogr film	I
oh	C
oh _di	P
ohi	C
ohi court	C
ohm	C
ohm law	C
oid	Z
oijoij	C
oil	C
oil ?how	E
oil _for	U
oil _hav	E
oil _in	C
oil capacit	H
oil fir	C
oil instead	H
oil mean	I
oil paint	E
oil spill	H
oir	[
oiuoiuoiu	C
oj	K
oj pequen	C
oj verd	E
ojo	[
oklahom	C
oklahom liv	C
old	U
old _and	[
old _be	C
old _to	W
old age	[
old boil	H
old book	C
old boy	K
old broth	W
old da	T
old emplo	C
old fashion	E
old friend	U
old labrador	C
old man	U
old paint	C
old parent	[
old peopl	S
old phot	C
old rubbish	C
old run	J
old testament	[
old than	U
old town	C
old tv	C
old window	G
old wineskin	T
old woman	C
oliv	L
oliv _show	C
oliv garden	F
oliv oil	G
oliv tre	H
oliv vs	E
olivi	C
olivi pop	C
olvid	W
olympic	C
olympic host	I
olympic sport	C
om	C
om man	C
omeg	X
omeprazol	C
omeprazol _par	C
omg	C
omg _th	C
omr	U
on	W
onan	[
onc	[
onc sav	Q
one	R
one 1994	C
one 20	I
one 5kg	G
one 8080	E
one ?wher	C
one ?who	[
one _and	[
one _be	I
one _can	Z
one _from	T
one _hav	P
one _in	W
one _of	T
one _that	C
one _to	H
one act	C
one admin	N
one anoth	[
one bod	[
one call	R
one chronicl	W
one corinthian	[
one corinti	W
one day	V
one ear	C
one four	L
one hand	C
one hdm	C
one horari	H
one john	[
one king	[
one know	U
one leg	C
one low	G
one maccabe	U
one man	Q
one mean	C
one mediator	R
one night	X
one one	D
one person	C
one pet	X
one piec	K
one plot	C
one roj	F
one samuel	[
one scen	J
one select	D
one six	C
one song	C
one star	C
one thessalonian	T
one timoth	[
one two	C
one word	C
one work	C
one year	[
onerror	G
onerror alert	G
onesimu	V
oni	W
onion	C
onion garlic	F
onion soup	N
onion sting	C
onl	Y
onl _in	C
onl believ	P
onl call	T
onl daught	R
onl leav	C
onl one	[
onl structur	C
onl uk	N
onlin casin	C
onlin ship	C
onload	J
onload alert	J
onlyfan	G
onlyfan fre	C
onlyfan leak	C
ontari	H
ooh	C
ooh _i	C
ooh ooh	C
op	D
opal	I
open	C
open _a	[
open _for	C
open _my	[
open _on	C
open _the	[
open door	[
open group	I
open hour	C
open lat	D
open lin	C
open lock	E
open may	L
open near	C
open now	F
open nw	C
open pra	U
open reset	J
open tim	C
open weekend	C
opena	G
opena _or	G
operacion	I
operacion triunf	E
operation	S
operation not	C
operator	F
oph	[
opinion	[
opium	C
opium war	C
oppenheim	C
opportunit	E
opportunit cost	C
opposit	Y
oppress	Z
oprah	C
oprah hous	C
optician	C
optician check	C
optional	C
optional chain	C
orand	V
orang	C
orang light	D
orang paint	N
orang season	C
orar	[
orar _a	R
orar _con	S
orar _de	W
orar _en	[
orar _par	U
orar _por	Z
orar ant	R
orar ejempl	C
orar parec	C
orchid	C
orchid drop	C
ord	C
ord 1029384	F
ord ?wher	C
ord _by	C
ord _of	[
ord _should	E
ord _to	L
ord numb	I
ord stuck	C
ord two	H
orden	E
ordenador	F
ordinar	R
ordination	Y
ore	S
oregon	C
oregon population	F
org	J
organ	N
organ donation	[
organ donor	S
organ drawb	C
organ mak	C
organ manufactur	C
orgull	S
orgullos	U
orgullos _de	S
orient	[
origam	K
origam cran	K
origin	Q
origin _of	S
original	C
original arthur	D
original cast	H
original fit	G
original hem	C
original sin	Y
orl	C
orl _on	M
orl magic	L
orlean	C
orlean pelican	C
orlean saint	C
orphan	X
orquide	C
orquide no	C
orteg	E
orteg _y	E
orthodox	W
orthodox stanc	C
os	[
os dar	R
osborn	C
osborn ticket	C
osc	C
osc best	L
osc isaac	G
oscuridad	W
ose	W
osl	C
osl _in	C
osmos	C
osmos _for	C
osmos work	K
osr	C
osr pra	C
ot	C
ot elevator	C
ot steal	F
oth	[
oth _god	T
oth cheek	[
oth peopl	Q
oth religion	S
oth sid	C
oth than	C
oth woman	P
othell	C
otr	[
otr _a	C
otr famili	S
otr pa	R
otr religion	P
otr vez	P
ou	C
ou est	C
ough	C
ouij	Q
ouij board	J
ounc	C
ounc _in	C
out	[
out ?how	K
out ?who	C
out _a	[
out _and	V
out _at	S
out _for	[
out _my	C
out _of	F
out _on	J
out _the	Y
out _with	Q
out _your	[
out aft	C
out band	C
out dahli	F
out ever	C
out flat	C
out oil	E
out println	H
out tonight	F
outag	E
outback	C
outdoor	C
outfit	C
outlet	C
outlook	C
outlook com	G
outlook keep	C
output	C
output _the	H
output _your	C
outsid	U
outsid _the	C
outsid london	C
ovej	[
ovej _y	U
oven	C
oven bbq	C
oven glass	C
oven heat	K
oven tim	C
over	[
over 60	K
over _a	[
over _for	T
over _me	T
over _my	[
over _the	L
over _to	R
over _you	R
over mone	Q
over two	C
over wallpap	E
over wint	H
overcom	[
overdu	C
overdu invoic	C
overground	C
overheat	C
overheat whil	C
overnight	C
overnight _in	F
overnight oat	H
overpa	C
overpa _my	C
overse	Z
overtim	C
overtim rul	C
overview	Z
overview _of	Z
overwatch	C
overwatch count	C
overwater	E
overwater alo	E
overwhelm	X
ow	R
ow _me	R
owe	X
owl	C
owl turn	C
own	Z
own _a	M
own box	H
own ey	T
own heart	P
own lif	P
own slim	C
own web	C
ownership	C
ownership _of	C
ox	[
oxbow	E
oxbow lak	E
oxford	C
oxford aft	K
oxford comm	F
oxford harr	J
oxford tour	C
oxidation	G
oxidation stat	G
oxygen	E
oxygen saturation	E
oxymoron	C
oye	T
oyeron	P
oyo	Q
oyst	E
oyst card	E
ozempic	C
ozempic start	C
ozymandi	C
ozz	C
ozz last	C
p	H
p div	H
p test	H
p45	C
p45 onlin	C
pa	C
pa _for	C
pa back	U
pa national	C
pabl	[
pabl _en	V
pabl _y	S
pabl ant	Q
pac	F
pacienci	X
pacienci _con	Q
pacient	S
pack	U
pack list	C
pack shirt	L
packag	C
packag pric	G
pact	[
pact _con	P
pact _de	W
pad	C
paddl	G
paddl pool	G
padel	C
padm	C
padm hum	C
padr	V
padr _de	X
padr _me	Q
padr _que	Q
padr _y	Q
padr gam	C
padr no	S
padr nuestr	Q
padr schedul	F
padr stadium	H
padrin	[
paell	G
paell valencian	G
pag	D
pag _in	E
pag break	C
pag count	C
pagan	T
pagan wheel	C
pagin	J
pagu	V
paid	[
paid off	[
pain	[
paint	C
paint _do	D
paint _the	C
paint _what	N
paint mix	D
paint over	E
paint tak	I
paint thin	D
paint tin	C
paintball	C
paintball liverpool	C
pair	C
pair _for	C
pair _with	G
pais	C
pais _de	C
pais _hay	H
paj	[
pal	[
palabr	V
palabr _de	[
palabr _par	[
palabr _sobr	C
palabr agud	C
palabr esdrujul	C
palac	L
palac ticket	C
paladin	H
paladin _in	H
palm	C
palm read	C
palm spr	C
palm sunda	[
palm tre	C
palm vide	C
palmeir	C
palom	J
palom faith	C
pan	W
pan _de	F
pan peanut	C
pan recip	C
pan siz	G
pancak	D
pancak _with	I
pancak day	I
pancr	E
pancr leav	E
pand	C
pand _as	C
pand skip	C
pandill	U
panel	C
panic	[
panic attack	[
pant	N
pant y2k	C
pantall	P
pantall _en	C
pantall _se	C
pantall azul	I
pantalon	J
pantalon equivalenci	G
panton	C
panton color	C
pap	W
pap _se	S
pap aeroplan	N
pap est	P
pap form	C
pap jam	E
pap john	C
pap no	Q
pap recycl	C
pap scissor	C
pap two	L
papel	C
papel _o	C
papel _que	J
papel actor	C
papel final	C
paprik	C
paquet	C
paquet corre	C
par	C
par _por	C
par cuant	J
par open	C
parabl	[
parabl _of	[
parabol	[
parabol _de	Y
parabol _del	V
paracetamol	C
paracetamol _and	H
paracetamol _with	K
paracetamol dos	H
paracetmol	G
paracetmol togeth	G
parad	C
parad boston	K
parad road	D
paradis	C
paradis _by	C
paradis cast	C
paradis chord	L
paradis cit	I
paradis detectiv	C
paradis lost	J
paradis plant	D
paradis temp	E
paradis valle	D
paradis weird	C
paradox	H
paradox achill	H
paragraph	C
paragraph _about	E
paralitic	T
paralitic _de	S
parallel	C
parallel circuit	C
parallel lin	H
parallel park	M
paralys	V
paralyz	Z
paramedic	Z
paranoid	C
paranoid bass	C
parcel	C
parcel _at	J
parcel _from	L
parcel _to	M
parcel track	E
parec	C
parej	R
parent	[
parent ?who	S
parent _be	S
parent _dont	P
parent _of	T
parent _wont	T
parent hous	Q
parient	S
park	C
park _in	M
park actor	D
park angel	G
park bus	H
park charg	C
park lot	H
park near	L
park ticket	M
park trex	E
park und	L
parkinson	[
parla	C
parliament	C
parliament 1832	C
parliament list	K
parliament tour	J
parliament work	D
parrot	C
parrot pluck	C
parrot scream	C
parrot talk	C
pars	C
pars error	C
pars json	E
parson	C
parson sack	C
part	L
part _at	D
part _be	C
part _de	C
part _of	K
part catalog	C
part dat	K
part ide	D
part tim	C
part two	C
partid	C
partid _del	D
partid _en	C
partid grat	C
partn	[
pas	C
pas _a	C
pas _con	P
pas _en	U
pas _las	F
pas _por	[
pas fot	E
pasaj	Y
pasan	Z
pascu	[
pass	Q
pass ap	C
pass awa	[
pass over	V
pass record	C
pass yard	C
passeng	C
passion	[
passiv	K
passiv voic	F
passov	W
passov cok	C
passport	C
passport _hav	G
passport phot	C
passport renewal	H
passwd	E
password	C
password _for	Z
password _from	I
password _wrong	C
password123	G
past	C
past _the	C
past cook	C
past ingredient	L
past midnight	H
past per	C
past tens	C
past test	C
pastor	[
pastor _be	R
pastor maldon	C
pastoral	W
patagoni	C
patat	C
patat sin	H
patat tiemp	C
patch _a	D
patch not	F
paternidad	Z
path	C
path florid	C
path list	I
path numb	C
path seven	H
pathetic	L
pathetic app	L
patient	U
patient _with	Y
patient card	C
patient tv	L
patient whistl	C
patm	[
patriarch	[
patrick	K
patrick day	K
patrimoni	C
patrimoni _de	C
pattern	D
pattern eas	H
pattern fre	D
paul	Q
paul _and	U
paul _in	[
paul airport	L
paul befor	V
paul break	C
paul companion	S
paul drag	C
paul gault	C
paul lynch	C
paul mccartne	C
paul minnesot	K
paul next	C
paul pric	C
paul prim	H
paul rud	C
paul shipwreck	X
paul simon	C
paul tub	C
paul walk	C
paul writ	[
pavement	M
pavlov	F
pavlov dog	F
pay	C
pay 100k	J
pay _an	C
pay _for	[
pay _me	X
pay _my	[
pay _on	D
pay back	C
pay bill	C
pay grad	C
pay scal	C
pay tax	[
paycheck	[
payment	W
payment _on	K
paypal	C
paypal com	E
payslip	J
payslip check	J
paz	Q
paz _y	S
paz cuid	C
pc	C
pd	C
pdf	C
pdf _a	C
pdf _for	C
pdf fre	G
pe	C
peac	[
peac _and	R
peac _for	R
peac _in	R
peac _of	T
peac _with	P
peac lil	C
peacemak	S
peach	C
peaj	C
peaj _en	C
peak	C
peak blind	C
peak district	H
peanut	C
peanut but	C
pear	K
pear calor	N
pear gat	L
pearl	E
pearl button	C
pearl harbor	C
pearson	L
pearson edexcel	L
pec	[
pec _de	P
pec _el	P
pec _la	P
pec _los	Q
pec _que	P
pec _ser	P
pec com	Q
pec ten	P
pec ver	Q
pectoral	V
ped	E
ped perdon	V
ped pis	C
ped vacacion	C
pedaz	U
pedid	C
pedid _de	E
pedid amazon	C
pedirl	R
pedr	[
pedr sul	C
pee	C
pee _be	C
pee smell	H
peel	C
peel _a	K
peel ging	D
peel off	E
peer	U
peer dep	C
peg	V
pegu	I
pel	F
pel _con	C
pel _una	C
pel bob	C
pele	Q
pele _con	R
peleg	Q
pelican	C
pelican rost	C
pelicul _de	C
pelicul _dond	C
pen	C
pen off	G
penal	[
penalis	E
penalis _in	E
penalt	E
penalt far	C
pencil	C
pencil _be	E
pencil proper	C
pend	G
pend download	G
penguin	C
penguin _hav	C
penguin _or	E
penicillin	C
peninsul	C
peninsul div	C
pennsylvani	C
pens	W
pensamient	S
pension	I
pension _from	C
pentagon	I
pentamet	C
pentamet exampl	H
pentecost	[
peon	D
peon pric	D
peopl	[
peopl ?who	Y
peopl _and	I
peopl _be	[
peopl _do	P
peopl _from	C
peopl _get	[
peopl _in	U
peopl _of	Q
peopl _that	C
peopl _with	S
peopl com	R
peopl fold	D
peopl go	T
peopl hat	Q
peopl judg	Q
peopl look	R
peopl mak	T
peopl mor	C
peopl not	P
peopl pleas	Y
peopl sneez	C
peopl use	H
peopl walk	R
peopl want	Q
peor	W
pep	C
pep diar	F
pep slogan	J
pepper	I
pepper moth	I
pepperon	H
pepperon _and	H
pept	C
pept bismol	C
pequ	Q
pequen	Q
per	C
per day	C
per hour	H
per lb	C
per minut	H
per missil	E
per no	[
per ounc	H
per person	C
perc	F
perc pig	F
percent	F
percent _of	C
percent increas	C
percent over	K
percentag	C
percentag _with	C
percentig	H
perd	[
perd _a	T
perd _el	V
perd _la	X
perd _mi	S
perdi	[
perdi _a	R
perdi _la	S
perdid	Y
perdon	[
perdon _a	V
perdon _una	P
perdon _y	Q
perdonarm	P
perez	K
perez hotmail	E
perfect	[
perfect peac	T
performanc	[
perfum	K
perfum _le	C
pergamum	U
perimet	F
perimet 36	F
period	I
period _of	C
period _on	C
period statutor	J
periodic	C
periodic tabl	C
periquit	C
periquit no	C
perish	[
perl	[
permanec	V
permanent	C
permanent dye	H
permanent memb	C
permission	C
permission _for	C
permission den	C
permit	C
permit _di	R
permutation	G
permutation vs	G
perr	C
perr _se	C
perr caus	C
perr com	C
perr friend	C
perr salchich	C
perrit	C
persecut	[
persecution	[
persever	V
persi	T
persi two	C
persian	C
persian atasc	C
persistent	Q
person	[
person _o	C
person custom	C
person typ	J
personaj	F
personaj _del	C
personal	[
personalit	C
persuad	U
perth	C
perth _and	H
peru	C
peru ano	C
pes	G
pes colombian	C
pes maxim	C
pesam	X
pescador	S
pet	[
pet _and	X
pet _at	Z
pet _in	R
pet _the	W
pet confession	R
pet den	V
pet denial	S
pet dinklag	C
pet gabriel	C
pet griffin	C
pet insuranc	C
pet moth	P
pet pan	C
pet park	D
pet rabbit	I
pet walk	V
petersburg	G
petersburg florid	G
peticion	Q
petrol	C
petrol _ok	F
petrol car	C
pez	[
pg	D
pg sleep	D
ph	C
ph _del	C
pharaoh	[
pharaoh dream	P
pharaoh heart	P
pharise	[
pharise ?who	Q
pharise _and	W
phas	C
phas thre	F
phas tonight	C
phil	J
phil collin	J
philadelphi	L
philadelphi cream	K
philadelphi eagl	C
philemon	Z
philip	C
philip _and	T
philip _the	[
philip age	C
philip hue	C
philipp	[
philippian	Z
philistin	[
phillip	L
phillip screwdriv	L
philosoph	C
philosoph liv	C
phineh	Y
phoenix	C
phoenix _in	H
phoenix sun	E
phon	F
phon _with	I
phon batter	J
phon book	C
phon call	J
phon last	C
phon memor	C
phon numb	C
phon overheat	C
phonic	F
phonic phas	F
phot	K
phot _of	C
phot accept	C
phot look	J
phot off	C
photograph	C
photograph _a	H
photograph ide	H
photograph pric	H
photoshop	H
photoshop _that	H
photosynthes	C
photosynthes equation	E
photosynthes lab	J
php	C
php artisan	C
php phpinf	D
phpinf	D
phras	C
phras _for	C
physic	C
physical	Q
physical chang	C
physician	V
pi	C
pi _to	C
pi pinout	F
pian	C
pian tutorial	G
pic	C
pic _of	G
pic sell	C
picadur	C
picadur _de	C
picchu	G
picchu ticket	G
pick	P
pick _a	I
pick _on	U
pick up	M
pickford	D
pickl	G
pickl brin	G
pickleball	K
pickleball kitchen	K
pickup	J
pickup point	J
pictur	C
pictur 2017	L
pictur _of	Q
pictur aft	K
pid	C
pid _la	C
pid _un	C
pid perdon	T
piden	R
pidi	Q
pie	C
pie recip	K
pie vs	C
piec	C
piec _of	C
piec episod	K
piedad	P
piedr	Q
piedr _de	[
piedr _ser	C
piedr papel	C
piel	Y
piens	D
piens lueg	C
pierc	[
pierd	C
pierd agu	C
piez	T
piez _de	T
pig	U
pig liv	D
pig mark	F
pig need	G
pigg	C
pilat	U
pilat near	C
pilgrim	T
pilgrim thanksgiv	C
pill	U
pill _of	[
pill _what	C
pill drill	C
pillow	[
pillow talk	G
pilot	C
pilot sing	C
pinat	D
pinat out	D
pinch	J
pinch app	J
pineappl	K
pineappl _on	K
pink	C
pink even	C
pink eye	D
pink pon	J
pinout	F
pint	T
pint _of	H
pint azulej	E
pinter	C
pintur	D
pintur uso	D
pip	C
pip install	D
pip organ	C
pirat	C
pirat _y	C
pis	R
pis _de	E
pisc	C
pisc best	I
pisc son	C
pisc toda	C
piss	C
piss off	C
pit	L
pit batman	C
pitagor	E
pitagor ejempl	E
pitbull	C
pitbull sing	C
pitch	M
pitch _in	I
pivot	E
pivot tabl	E
pix	K
pix director	K
pixel	F
pixel eight	F
piz	C
piz vouchr	C
pizz	C
pizz _in	C
pizz box	I
pizz cerc	C
pizz dough	F
pizz near	L
pla	U
pla _as	C
pla _for	C
pla _in	X
pla _the	E
pla dreidel	C
pla pend	G
pla som	C
pla twent	C
pla vide	[
plac	[
plac _of	[
plac _to	C
placehold	C
placement	C
pladur	D
plag	[
plag _de	[
plagu	[
plagu _of	X
plagu inc	C
plagu tal	C
plain	Q
plain whit	E
plain word	C
plait	C
plait _on	C
plan	S
plan 16	C
plan _a	M
plan _de	Q
plan _for	[
plan _on	E
plan dat	C
plan fly	J
plan high	E
plan leav	C
plan permission	C
plan ticket	I
planch	C
planch quem	C
planet	F
planet _can	D
planet malachor	C
plant	C
plant brown	C
plant cell	C
plant fasciit	C
plant giv	C
plant leav	D
plant out	F
plant repot	C
plant rieg	C
plant tulip	E
plant und	C
plant water	C
plantill	C
plantill _de	K
plastic	C
plastic mak	C
plastic surger	[
plat	Y
plat cav	C
plat homework	C
plat tectonic	H
platan	M
platform	C
platinum	C
platinum pric	C
play	C
play _de	C
play nudist	E
playbo	E
playbo cov	E
playof	C
playstation	C
playstation no	C
plaz	D
plead	V
plead _for	V
pleas	Y
pleasur	Y
pleit	W
plent	Q
plot	C
plot _of	C
plot against	T
plot legend	C
plow	[
plowshar	W
pls	C
pls due	C
pls ignor	J
pls send	L
plu	C
plu four	I
plu one	C
plu phon	J
plu pric	J
plu six	L
pluck	E
pluck feath	C
plug	H
plug _my	F
plug adapt	G
plum	C
plumb	Y
plumb _in	F
plumb hour	I
plumb lin	[
plural	D
plural _of	C
pm	F
po	C
poblan	G
poblan calori	I
poblan ingredient	L
pobr	X
pobr _en	P
poc	[
pocket	V
pocket ac	I
pod	Q
pod _de	Q
pod _los	C
pod crashloopbackof	F
podan	I
podan _los	I
podcast	C
podcast _about	D
podcast rank	G
podcast und	N
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
poetic	K
poetic justic	G
point	C
point 36	L
point _can	C
point _for	M
point _in	C
point _of	[
point becaus	K
point befor	J
point exception	L
point int	E
point lin	E
point map	M
pointless	S
poison	L
poison vs	L
poisonou	H
poisonou _to	C
poiuyt	G
poiuytrewq	C
pok	J
pok hand	D
pok sit	C
pokemon	C
pokemon go	C
pokemon scarlet	D
pokemon typ	M
pokmon	G
pokmon card	G
pol	[
poland	H
poland _hav	H
polar	C
polic	G
polic offic	[
polic templat	C
polic uk	C
polici	V
polish	K
polish airlin	K
polish remov	J
polit	C
polit way	D
politic	[
political	S
politician	R
poll	C
poll _in	C
poll numb	L
poll station	G
pollen	D
pollen count	D
polv	J
polygam	X
pon	T
pon _la	X
pon _un	F
pon arrob	C
pon club	J
pon tild	I
ponen	C
pong	R
pool	H
pool _of	[
poop	C
poor	[
poor _in	U
poor peopl	P
pop	P
pop _on	C
pop eye	C
pop heroic	C
pop rap	H
pop sav	F
pop whit	C
popcorn	C
popcorn pop	C
poppin	C
poppin repart	C
poppin return	D
poppin song	C
popul	[
population	C
population _of	C
porcupin	G
porcupin dilemm	G
pork	E
pork loin	C
porn grat	E
porn vide	C
pornhub	C
pornografi	S
porosit	C
porosit test	C
porqu	P
porqu _por	C
porqu _yo	[
porqu junt	C
porqueri	D
porqueri _de	D
porr	C
port	C
port 300	C
port _do	H
portal	E
portatil	E
portion	[
portugues	C
portugues eas	C
portugues simil	H
pos	U
posicion	C
posicion _del	C
position	C
position pictur	E
positiv	[
possess	R
possession	Z
post	C
post _a	G
post _about	C
post _and	M
post credit	C
post offic	C
post rot	E
post tim	C
post vs	C
postcod	C
postcod _for	J
postgr	C
postgr use	H
postman	C
postrer	X
postur	[
pot	[
pot _and	R
pot book	C
pot burn	C
pot tour	J
potassium	C
potat	C
potat experiment	K
potato	C
potato _in	H
potion	C
potion recip	C
potiph	U
pound	H
pound coin	D
pound imagism	C
pour	[
pour out	W
povert	[
pow	L
pow _and	P
pow _i	C
pow _of	Q
pow bank	C
pow bi	E
pow button	C
pow cut	W
powd	C
powd ?wher	C
powd _and	E
powerball	D
powerball numb	D
powerpoint	C
powerpoint _on	C
powerpoint slid	L
poz	R
ppp	C
ppp loan	C
pr	[
pr ?who	[
pr _and	W
pr _in	V
pr _of	Q
pr dps	C
pr entr	C
pr fath	Y
pr film	L
pr forev	U
pr setlist	C
pr song	C
pr tal	C
pr tour	J
pra	[
pra ?when	[
pra _and	S
pra _at	S
pra _be	T
pra _for	[
pra _in	[
pra _of	W
pra _that	T
pra _the	R
pra _to	[
pra _with	T
pra against	Q
pra befor	[
pra feel	R
pra flag	C
pra journal	V
pra key	C
pra lov	C
pra madonn	C
pra mant	C
pra over	P
pra plant	C
pra potion	C
pra requ	S
pra tim	C
pra whil	T
pra without	T
practic	P
practic test	C
prad	C
prad dress	C
prad quot	C
pragu	C
prairi	C
prairi mall	C
prais	[
prais _god	Q
prais _of	U
pram	C
pram _that	C
prawn	C
prawn linguin	C
pre	[
preach	[
preach _in	S
preach _the	V
preci	C
preci _de	I
preci _del	C
preci iphon	N
preci segur	I
predestin	V
predestination	[
predic	Q
predic ejercici	C
predict	Q
prediction	C
prediction list	C
prediction toda	C
prednison	K
prednison tap	K
pregnanc	[
pregnant	Q
pregnant _and	Q
pregnant _at	[
pregunt	H
pregunt tipic	C
prejudic	Q
prejudic mr	C
prem	D
prem leagu	D
premium	C
premium bond	K
premium studnt	D
premium version	K
prens	C
prenup templat	C
preocup	S
preocupacion	Q
prepar	[
prepar _for	Y
pres	[
presal	L
presal cod	L
presbyterian	F
presbyterian hospital	F
prescription	C
presenc	[
presenci	Q
present	T
present _in	R
present now	C
presentacion	U
presentation	[
presidenc	C
presidenc year	C
president	C
president _de	C
president _en	C
president _of	C
president sinc	C
president tweet	C
presion	P
presion arterial	C
press	U
press _it	C
press _on	[
pressur	C
pressur _for	E
pressur _me	U
pressur _to	[
pressur can	E
pressur cuf	C
pressur drop	C
pressur fall	C
pressur rang	I
pressur tablet	C
pressur vauxhall	C
prest	[
pretend	C
pretend _to	[
pretend _you	C
prett	C
prett jeremiah	C
previ	H
previ zaragoz	H
previou	C
previou instruction	C
pric	C
pric _for	W
pric _from	L
pric _in	E
pric _of	S
pric charzard	G
pric handmad	E
pric increas	J
pric per	H
pric walgreen	D
pric without	I
priest	Q
priesthood	Y
prim	G
prim cancel	H
prim dia	U
prim drink	H
prim fre	J
prim hast	C
prim mart	T
prim minist	C
prim numb	C
prim president	C
primar	C
primar _and	E
primar school	C
primer	[
primer dient	C
primer vez	W
primogenit	U
primogenit _de	R
princ	C
princ _of	J
princ harr	C
princ philip	C
princ purpl	C
princip	Z
princip _de	Y
principal	C
principi	[
principl	C
print	C
print _your	H
print driv	C
print everyth	C
print hell	E
print ink	M
print offlin	J
print print	C
print see	C
printabl	C
println	H
println hol	H
pris	X
priscill	[
priscill _and	[
prison	[
prison _in	R
prison _of	Y
prison location	C
privac	N
privac polic	C
privac uk	C
privat	G
privat car	M
privat equit	C
prix	I
priz	C
priz leav	C
priz year	C
pro	C
pro bon	C
prob	C
prob one	G
probabilit	C
probabilit _of	C
probat	F
probat cost	F
problem	W
problem _con	W
problem _de	T
problem _with	T
problem mem	C
process	C
process _on	C
procession	T
proctor	C
proctor _the	C
prodig	W
prodigal	V
prodigal son	S
product	G
product description	F
profeci	X
profeci _de	Q
profesor	X
professional	C
professional clean	C
professor	U
profet	[
profet _de	P
profetis	V
profil	F
progr	C
program	C
program _de	C
program est	J
program languag	C
prohibid	S
project	F
project _for	D
project park	C
project student	C
projim	V
prom	[
prom cod	C
promes	U
promes _de	P
prometi	P
prometi _di	P
prometid	S
promis	[
promis _of	P
promis _to	R
promis land	[
promot	Z
promotion	E
prompt	C
prompt 2024	H
prompt _del	C
prompt int	K
prompt new	H
pronounc	C
pronounc bhagavad	L
pronounc camu	I
pronounc quino	L
pronounc worcestershir	C
pront	[
pronunciation	C
proof	[
proofread	C
proofread _th	C
prop	C
prop way	C
propagation	C
propagation ?how	C
proper	C
propert	X
propert _of	C
prophec	[
prophec _of	R
prophes	W
prophet	[
prophet ?who	[
prophet _and	Q
prophet _in	T
prophet _of	Q
prophet against	P
prophet fiv	C
prophet kill	P
prophet song	C
prophetess	U
propi	W
propitiation	W
proportional	C
proportional representation	C
propos	[
proposal _chapt	C
proposit	U
proposit _de	U
prosp	V
prosperidad	P
prosperit	V
prosthetic	C
prosthetic makeup	C
prostitut	[
prostitut _in	S
prot	F
proteccion	R
protect	[
protect _me	P
protect _my	Z
protection	Y
protein	C
protein _in	H
protein _tien	J
protein per	C
protest	T
protestant	[
proud	L
proud _and	C
proud _of	U
proud _to	P
proud bread	C
proud com	W
proud land	C
proud parad	D
proud siz	J
prov	C
prov _in	C
proveer	R
proverb	[
proverb 31	X
proverb _in	C
proverbi	T
proverbial	E
proverbial idiom	E
provid	X
provid login	L
providenc	P
providenc fr	C
provision	X
prox	C
prox war	C
proxim	C
proxim partid	C
prudenc	C
prudenc kitten	C
prudent	[
prueb	C
prueb 123	J
prueb _de	[
prueb prueb	J
prun	C
ps3	C
ps4	C
ps4 cheat	I
ps4 control	C
ps5	C
ps5 controll	M
psalm	[
psalm 23	X
psalm ?when	X
psalm _about	P
psalm _for	Y
psalm _of	S
psalm _to	T
psorias	C
psorias _or	K
psorias dos	E
psychic	J
psychic near	C
ptsd	Y
pub	C
pub _get	C
pub _in	C
pub quiz	C
public	R
public near	H
public static	H
publican	[
publication	C
publication year	C
publicke	C
pud	M
puebl	T
puebl _que	E
pued	C
pued habl	C
pueden	H
pueden _dec	C
pueden _los	S
puert	[
puest	W
puf	C
puf jacket	C
pug	C
puj	G
puj item	M
puj thal	H
pulg	C
pulgon	C
pulgon _en	C
pull	V
pull _on	C
pull down	X
pulp	C
pulp fiction	C
puls	C
puls _for	C
pump	D
pump _or	J
pump work	H
pumpkin	C
pumpkin _so	D
pumpkin carv	C
pun	C
pun _about	C
punish	V
punishment	[
punnet	G
punnet squar	G
punt	C
punt consult	C
punt negr	C
pupp	C
pupp bit	F
pupp los	C
pur	M
pur reason	C
purchas	C
purchas pric	C
purg	C
purg _los	C
purgator	[
purgator ski	C
purgatori	S
purim	[
purpl rain	C
purpl shampo	C
purpos	[
purpos _of	Y
pus	X
push	E
push reject	C
put	C
put _a	C
put _god	[
put _his	S
put _in	C
put _it	C
put _me	[
put _my	[
put _on	[
put _the	C
put diesel	C
put off	[
put out	[
put shelv	C
py	[
py _de	[
pythagor	J
pythagor theorem	J
python	C
python airsp	J
python bucl	F
python cod	K
python function	E
python hol	E
python not	C
q	C
q no	C
qa	E
qa check	E
qazwsxedc	C
qibl	C
qibl _from	F
qibl direction	D
quadratic	H
quadratic formul	H
quail	V
quail _and	S
quak	C
quak oat	D
quak parrot	C
qualif	G
qualif result	F
qualit	F
qualit _of	U
qualit delh	C
quantit	D
quantit surveyor	D
quark	C
quarrel	[
quarrelsom	T
quarterback	D
quebr	V
qued _en	K
qued _la	C
qued tayikistan	E
quedarm	Q
queen	T
queen ?who	R
queen _of	[
queen bohemian	K
queen elizab	C
queen mar	E
queen sacrific	C
queenstown	C
queenstown driv	C
quej	Z
quem	[
quer	C
quer four	G
quer one	C
querem	S
queri	T
querian	W
querid	W
quest	C
question	I
question 90s	D
question _for	C
question _god	X
question printabl	C
quick	[
quick _to	V
quick way	K
quicksort	C
quien	U
quien no	Q
quien ser	T
quien son	Q
quier	[
quier _a	Q
quier _hac	U
quier _que	V
quier _ser	V
quier camb	U
quier cruz	C
quier dej	Q
quier ir	Q
quier sal	T
quier ten	P
quier volv	Q
quieren	T
quiet	[
quijot	C
quijot capitul	C
quijot resumen	H
quinc	S
quinc an	S
quiniel	C
quiniel _de	C
quino	C
quino gluten	D
quint	H
quintillion	E
quis	S
quit	N
quit _a	F
quit _el	C
quit _la	[
quit _lo	C
quit _my	Y
quit _una	C
quit gotel	C
quiz	E
quiz _about	C
quiz nam	C
quot	C
quot _on	G
quot mirand	C
quot mr	G
quot zon	C
qwe	C
qwe qwe	C
qweqweqw	C
qwert	C
qwertyuiop	C
r	C
r funn	J
r ggplot	I
r16	D
r16 fit	D
r50	H
r50 _or	H
rabb	Y
rabbit	C
rabbit eat	G
rabbit mean	C
rabbit thump	F
rabbit two	I
rac	I
rac ?how	C
rac result	C
rac tonight	C
rac win	C
rachel	K
rachel die	Y
rachel green	C
rachel ray	C
racism	S
racist	[
rad	C
radi	C
radi licenc	C
radiador	C
radiator	I
radiohead	E
radiohead creep	E
radle	C
radle description	C
rag	[
ragnarok	C
ragnarok all	C
ragnarok troph	C
rahab	U
raid	C
raid _of	C
raid loot	C
railcard	D
rain	[
rain _and	S
rainbow	[
rainfor	C
rais	W
rais _a	R
rais _from	W
rais _in	C
rais _my	R
rais _the	R
rais bed	D
rais child	P
rais crp	C
raiz	L
raiz _de	R
raiz cuadr	I
rakat	C
rakat _in	C
ralph	C
ralph pigg	C
ram	[
ram _do	F
ram _for	E
ram enough	C
ramadan	C
ramadan est	C
ramadan start	L
ramen	C
ramen _in	C
ramen egg	C
random	J
random fact	C
rang	C
rang _for	G
rang mg	C
rang real	F
rang scor	M
rangol	H
rangol pattern	H
rank	C
rank _be	H
rank _by	G
rank distribution	G
rank week	H
ransom	[
rap _about	F
rap _de	C
rap _of	H
raphael	[
rapid	C
rapid _del	C
rapist	X
rapt	R
raptur	[
raquel	W
rar	P
ras	C
ras moham	C
rasc	C
rasc much	C
rashad	C
rashad tour	C
raspberr	F
raspberr pi	F
rastafar	G
rastafar color	G
rastr	D
rastr paquet	D
rat	C
rat 193	C
rat 2023	L
rat _by	C
rat age	M
rat decision	C
rat last	C
rat zon	J
rath	C
rath _be	E
rath question	C
rath read	C
rati	C
rati vineg	G
ration	I
ration recip	I
raven	C
raven _and	T
raven edg	C
raven vs	H
raw	D
raw egg	D
rawlplug	M
ray	C
ray ban	D
ray diagram	H
ray knif	C
raz	R
razon	[
razor	E
razorback	C
rdr2	C
rdr2 boss	C
re	C
re mog	C
reach	C
reach _if	C
reach _the	C
reach _us	C
react	G
react _with	C
react useeffect	K
reactor	C
reactor numb	C
read	T
read ?when	X
read _a	C
read _at	[
read _for	[
read _in	[
read _my	C
read _th	C
read _the	[
read _to	[
read bass	C
read csv	C
read length	C
read lif	C
read lin	C
read propert	C
read receipt	C
read tea	C
real	K
real _christian	V
real leath	J
real lif	C
real lov	[
real madrid	F
real man	[
real nam	C
real parent	C
real person	C
real world	F
realment	Q
reap	[
reap _the	U
reap _what	[
reason	J
reason _for	[
reasonabl	M
reasonabl budget	M
rebaj	G
rebaj zar	G
rebec	X
rebecc	C
rebecc ferguson	C
rebekah	Y
rebel	U
rebeld	Q
rebellion	[
rebelliou	Z
rebelliou son	S
rebound	C
rebuild	H
rebuild _the	[
rebuilt	[
rebuk	T
recall	C
recap	C
receipt	N
receiv	Y
reception	C
reception vide	C
recet	C
recet _de	C
recet ket	C
rechaz	W
recib	[
recien	[
recip	C
recip _for	M
recip _with	K
recip egg	K
recip no	M
recip slow	K
recipi	C
recipi _for	C
recog	Y
recogniz	V
recommend	D
recommend _a	D
recommendation	E
recommendation _for	E
recon	C
reconcil	[
reconciliation	T
reconoc	Q
record	C
record _me	C
record clean	C
record distanc	C
record not	D
record phon	J
recov	H
recov delet	H
recover	[
recover _from	X
rectangl	F
rectangl _hav	F
recuper	F
recuper _un	I
recuper mensaj	E
recycl	T
recycl bin	H
red	E
red _if	N
red bull	C
red cross	C
red devil	G
red die	C
red hair	E
red heif	[
red light	C
red sea	T
red social	W
red win	C
redact	C
redact _un	C
reddit	J
reddit com	J
redeem	T
redeem _a	C
redemption	C
redemption cod	K
redemption not	C
redemption prison	C
redemption song	C
redemption two	I
redemption yield	K
redentor	X
reef	C
reemplaz	U
rees	I
rees stat	I
reev	G
reev motorcycl	G
referenc	C
referenc _to	C
refin	[
reform	Y
refractiv	F
refractiv index	F
refreez	C
refreez minc	C
refug	[
refuge	U
refund	C
refund _on	H
refus	[
refus _to	X
reg	J
reg _una	I
regal	P
regal _en	C
regeneration	[
regeneration ?how	G
regex	C
regex _for	C
regex _to	L
region	V
regist	C
regist _as	C
regist _it	I
regist _to	H
regl	C
regl _de	T
regl _del	C
regl explic	C
regres	W
regret	[
regret _it	P
regret _my	P
regrout	D
regrout til	D
rehab	V
rehoboam	X
reign	[
rein	X
rein _de	Y
rein isabel	C
reinhold	C
reinhold judg	C
reject	T
reject _me	T
reject non	C
rejection	[
rejoic	X
rejoic _in	R
rel	T
rel _on	T
relacion	X
relaps	X
relat	Q
relationship	[
relationship _with	Q
relativ	X
releas	C
releas _from	T
releas dat	C
reles	C
reles dat	C
reliabilit	C
relic	W
religion	K
religion _be	[
religion lead	T
religion mandolin	C
religion tour	C
religios	T
religiou	[
remaind	C
remak	C
remak box	C
remarr	W
remarriag	V
remedi	C
rememb	[
rememb _me	U
rememb _the	T
rememb _what	C
rememb _your	X
remember	W
remembranc	[
remind	C
remind _me	C
remnant	W
remodel	M
remot	M
remot dat	C
remov	C
remov _a	C
remov _by	C
remov _my	G
remov background	D
remov red	C
remov sem	H
remov tool	E
remov tre	D
removal	G
removal near	G
renam	K
renam all	K
renam ever	D
renew	[
renewal	P
renewal ?how	H
renewal pric	C
renov	K
renov _el	C
rent	H
rent _be	Z
rent borrador	E
rent flat	L
rent insuranc	C
rent plaz	C
rental	C
rental car	C
rental list	G
rep	F
rep _with	C
repa	[
repair	H
repair _a	H
repart	C
repeat	C
repeat aft	C
repeat everyth	C
repent	[
repent mean	X
replac _a	C
replac brak	C
replac sash	C
replac wip	K
replacement	F
report	N
report _a	C
report _on	C
report conclusion	J
report primar	C
repos	[
repot	C
repot _a	E
repot monster	G
repot outdoor	C
represent	C
represent ?who	C
representation	C
republic	C
republic fall	C
repulgu	C
requ	D
requ delet	D
requ let	H
requir	[
requir _of	[
requirement	C
requisit	G
rerun	C
rerun channel	C
res	J
res statu	J
rescu	[
reservation	C
reset	C
reset cod	J
reset rout	C
reset servic	F
resfr	I
resfr comun	I
reshuffl	C
reshuffl ?who	C
residenc	G
resident	C
resident evil	C
resign	F
resign _from	C
resign templat	G
resist	[
resist _the	[
resistanc	C
resiz	F
resiz _a	F
resolution	X
resolv	M
resolv dependenc	J
resolv vscod	E
resonic	E
resonic microphon	E
resort	C
resort snow	C
respect	[
respect _me	P
respect _my	V
respet	T
respet _a	R
respond	D
respond _to	X
respond _with	C
respra	C
respra _a	C
rest	[
rest _for	U
rest _on	[
rest puls	C
restarant	C
restarant open	C
restart	C
restart _the	C
restart wind	C
restaurant	K
restaurant _in	C
restaurant bill	G
restaurant london	J
restaurant menu	E
restaurant orl	C
restor	[
resucit	V
resuelv	C
resuelv 2x	C
result	C
result _de	C
result _del	I
result kempton	C
result monac	F
result real	F
result romford	G
resumen	Y
resumen _de	[
resurrect	[
retail	C
retinol	C
retinol used	C
retir	[
retir _and	X
retir _de	[
retirement	E
retirement _do	C
retirement age	C
retr	J
retr siz	J
retreat	[
retreat ten	E
retreat them	Y
retriev	C
retrogr	I
retrograd	C
retrograd dat	M
retun	C
return	M
return _from	Z
return _of	U
return _someth	C
return _to	[
return age	C
return cast	D
return deposit	G
return n	G
return polic	C
return res	J
reuben sandwich	C
reunion	C
reunion dat	C
reunit	[
reveal	C
reveal _himself	S
reveal _your	C
reveal cannon	C
revelation	[
revelation ezi	C
revelation ke	C
revelation skyrim	C
revelation two	C
reveng	[
revers	C
revers _a	E
review	C
revival	J
revolt	[
revolucion	C
revolucion frances	C
revolucion mexican	C
revolution	C
revolution februar	M
revolution invention	C
revolution timelin	K
reward	W
rewrit	E
rewrit _my	J
rewrit _th	H
rex	C
rex _in	C
rey	[
rey _de	Q
rey _que	[
rey leon	D
rey mag	T
rey preci	C
reynold	D
reynold gin	D
rez	P
rez _a	T
rez _del	D
rf	F
rf nod	F
rfc	C
rfc _con	C
rgb	C
rhapsod	K
rhapsod lyric	K
rhem	[
rhym	C
rhym _with	C
rhym schem	C
rhythem	C
ri	S
rib	H
rib eye	F
rib oven	C
ric	C
ric _and	K
ric _en	C
ric _that	E
ric lik	C
ric nigerian	G
ricciard	C
ricciard podium	C
rich	[
rich _and	W
rich _be	H
rich _but	X
rich food	C
rich fool	X
rich man	X
rich peopl	Q
richard	C
richard _and	J
richard meek	C
rick	C
rick _and	C
rid	Y
rid _an	C
rid _of	Q
rid _on	Z
riddl	C
riddl _i	C
rieg	C
rif	C
rigb	C
rigb str	C
right	Z
righteou	[
righteou man	R
rightmov	H
rightmov co	H
rigidbod	C
rigidbod fall	C
rim	C
rim shuttl	C
ring	C
ring ?wher	C
ring _accord	C
ring _for	E
ring _in	[
ring carat	C
ring maleni	E
ring off	C
ring platinum	C
rington	E
rington _to	E
ringworm	C
ringworm cream	C
rio	I
rio _de	G
rio mas	C
riot	[
rip	C
rip without	C
riquez	T
ris	R
ris _of	X
ris sign	C
riv	U
riv _and	C
riv _in	C
riv _of	W
riv plat	C
rivalr	V
rizpah	S
rm	F
rm rf	F
road	C
road _to	[
road closur	D
road trip	C
roan	J
roan lyric	J
roar	I
roar lion	[
roar twent	C
roast	C
roast _a	M
roast _my	C
roast chicken	M
roast near	F
rob	[
rob _god	P
rob _the	R
robert	C
robert palm	C
robinson	C
robinson _and	C
roblox	C
roblox com	E
roblox octubr	J
roblox robux	F
robot	C
robot ?who	C
robot _or	J
robot dream	C
robot novel	C
robot toy	C
robux	F
robux fre	F
roc	[
rock	[
rock _and	R
rock _you	C
rock music	W
rock pap	C
rocket	C
rocket leagu	C
rod	U
rodg	C
rodg achill	C
rofl	C
rogen	C
rogen houseplant	C
rogu	C
rogu one	C
roi	S
roj	P
roj preci	F
rol	I
rol _of	[
rol admin	J
rol pla	K
roll	C
roll _a	C
roll _at	C
roll _your	C
roll coast	C
roll contract	L
roll recip	H
roll ston	C
roll two	C
rollback	C
rom	[
rom _for	C
roman	C
roman 16	[
roman bath	M
roman eat	C
roman leav	C
roman numeral	C
roman republic	C
roman shield	G
romanc	U
romanc novel	F
rome	C
rome _and	C
romford	G
romp	[
romp _una	T
rompi	X
ronald	C
ronald ?how	D
ronald fre	D
ronronean	C
ronson	E
ronson uptown	E
roof	[
rooftop	J
rooftop _in	H
room	[
room 101	I
room acoustic	C
roomett	C
roomett _what	C
roommat	[
roost	[
root	C
root 72	G
root _of	U
root canal	J
root vegetabl	E
rop	I
rop _de	C
ros	C
ros _de	M
ros park	H
ros patient	C
rosal	C
rosali	C
rosar	[
rosari	T
rosc	C
rosc _de	C
roscon	K
roscon _de	K
rosett	C
rosett hieroglyph	C
rosh	[
rost	C
rost 2016	F
rostr	X
rostr _de	U
rot	C
rot _at	C
rotat	C
rotat _a	N
rotat _my	C
rotat ax	I
rotation	C
rotation wow	C
roth	C
roth _and	G
roth ira	C
rotor	D
rotten	[
rotten tomato	M
rough	[
roulett	I
roulett strateg	I
round	J
round _a	J
roundabout	C
rout	C
rout 66	C
rout _in	D
rout _to	C
rout ever	C
rout mean	D
rout yesterda	C
routin	[
row	C
row _in	N
row four	C
row red	N
row thre	D
royal	C
royal deck	H
royal mail	C
royal peach	C
royal priesthood	W
royal rumbl	C
royal wed	[
royalt	D
royalt fre	D
rtp	H
rtp list	H
rtx	F
rtx 3060	F
ru	C
ru paul	C
rub	V
rub band	K
rubbish	C
rubi	C
rubi ceniz	C
rubik	D
rubik cub	D
rud	C
rud mov	C
rued _de	C
rufu	[
rug	G
rug doctor	G
rugb	C
rugb leagu	C
rugb squad	C
rugb union	E
ruid	I
ruid _la	H
ruin	[
ruin _my	U
rul	H
rul _and	D
rul _for	N
rul _in	L
rul _of	J
rul _on	C
rul explain	C
rul hasbr	C
rul onion	F
rul playof	C
rul root	E
rumbl	C
rumbl win	C
rumor tracklist	J
run	C
run 2049	G
run _a	Q
run _for	X
run _on	R
run _the	[
run aft	G
run against	C
run all	G
run awa	[
run cyberpunk	F
run film	H
run ls	F
run spik	C
run ston	C
run tim	C
run toda	C
run total	C
run twic	K
run two	C
runawa	X
runtim	C
rush	C
rusk	C
russi	C
russi _hav	I
russian	G
russian alphabet	H
russian revolution	M
rust	C
rust _a	C
rust chemical	C
rust nail	C
rut	[
ruth	C
ruth _and	V
ruth age	C
ruth bad	D
ruth cand	I
ruth chr	E
ruth hom	C
ruth reuben	C
ruth wilson	I
rx	F
rx 660	F
ryan	C
ryan cabin	L
ryan reynold	D
ryzen	F
ryzen fiv	F
s	C
s corp	K
s mean	C
s n	C
s perc	F
s s	C
s23	E
s23 hard	E
s24	E
s24 _and	F
sa goodby	X
sab	E
sab _en	D
sab mean	C
sabbath	[
sabbath day	Z
sabbath first	C
sabbath paranoid	C
sabbath year	V
sabbatical	C
sabbatical polic	C
saberl	N
sabi	T
sabi _de	P
sabiduri	V
sac	T
sacerdoci	U
sacerdot	X
sach	C
sack	E
sackcloth	S
sacr	Y
sacrament	[
sacrific	[
sacrific _a	T
sacrific _for	[
sacrific chess	C
sacrifici	[
sacrifici _de	S
sacrificial	C
sacrificial anod	C
sad	[
sadduce	Y
sae30	K
saf	N
saf _in	F
saf _to	C
saf plac	C
saf temperatur	C
sag	C
sag ?how	C
sag _in	D
sag green	C
sagitari	C
sagittariu	C
sagittariu week	C
sai	C
sai bab	C
sailor	[
saint	[
saint bernard	C
saint depth	C
saint fc	G
saint laurent	C
saint row	C
saint stadium	K
sal	K
sal _a	C
sal _con	[
sal _de	[
sal _if	C
sal assistant	H
sal shakir	H
sal tax	C
salad	C
salad dress	C
salar	C
salar _for	C
salar _from	C
salar _of	M
salar softwar	M
salari	X
salari minim	K
salbutamol	J
salbutamol inhal	J
salchich	C
salem	L
salem oregon	F
salem witch	C
salen	C
salen _los	C
salesman	C
salesman _and	C
sali	[
salieron	X
salm	[
salm _de	W
salm _par	[
salm contr	R
salmon	C
salmon tim	C
salom	Z
salomon	H
salomon hik	C
salon	C
salon _de	C
salon open	C
sals	C
sals _par	C
salt	N
salt 25kg	D
salt _but	C
salt bae	E
salt bath	E
salt film	K
salt shak	E
salud	[
salv	[
salvador	D
salvador dal	C
salvi	E
salvi _dond	E
sam _as	C
sam day	E
sam gam	C
sam sex	U
sam sin	P
sam thing	U
samari	[
samaritan	[
samhain	C
samhain alt	C
sampl	C
sampl quer	C
sampl text	H
samson	[
samson _and	[
samson hair	Z
samson kill	R
samson pull	U
samson resonic	E
samsung	C
samsung 55	K
samsung _se	C
samsung a52	L
samsung advert	H
samsung galax	E
samsung s24	E
samuel	U
samuel _at	S
samuel adam	C
samuel anoint	S
samuel eto	C
samuel l	C
samuel pep	F
samura	C
samura use	C
san	C
san andre	C
san dieg	C
san francisc	G
san juan	C
san jud	[
san lorenz	C
san miguel	K
san pedr	G
san salvador	C
san sebastian	C
sanctuar	Z
sand	[
sandal	[
sandl	C
sandl golf	D
sandl netflix	C
sandwich	C
sangr	[
sangr _de	U
sangr _en	X
sangr _tien	C
sanhedrin	V
sanidad	T
sanidad _y	Q
sanson	X
sanson _y	U
sant	N
sant cruz	C
sant cuant	L
sant doming	C
sant fe	C
sant generator	C
sant lagun	C
sant mor	R
santeri	W
santiag	H
santiag _a	C
santiag _el	Q
santisim	U
sap	D
sap _from	D
sapphir	V
sar	W
sar lee	H
sara	[
saracen	C
saracen rugb	C
sarah	W
sarah ?when	V
sarah k	I
sarah laugh	Y
sarah michell	C
sarcasm	W
sard	V
sartr	C
sartr be	C
sash	C
sash window	C
satan	[
satan fall	Z
satanic	C
satanic _vers	C
satellit	C
satellit _from	C
satin	C
satisf	W
saturation	E
saturation _at	E
saturda	L
saturda kitchen	K
saturn	C
saturn return	C
sauc	C
sauc _what	K
sauc becaus	H
saul	[
saul _and	Q
saul _in	Q
saul choos	S
saul die	W
saul goodman	C
saul last	C
saul son	P
saul spar	R
sauvag	C
sauvag 100ml	C
sav	X
sav _a	G
sav _but	V
sav _by	C
sav _for	[
sav _her	P
sav _in	C
sav _me	Y
sav _on	C
sav _the	F
sav account	T
sav alwa	Q
sav arm	C
sav end	C
sav grac	C
sav percentag	F
sav rat	C
sav thrift	C
scal	G
scal _be	C
scal outsid	C
scam	[
scan	C
scan _a	G
scan _the	D
scandal	C
scandal summar	C
scar	[
scar _about	S
scar _at	Q
scar _i	S
scar _of	[
scar _or	C
scar _to	[
scarlet let	C
scarlet version	D
scatter	T
scen	C
scen _in	C
scen seven	J
scen song	C
schadenfreud	C
schadenfreud mean	C
schedul	C
schedul _with	D
schem	[
schit	C
schit creek	C
school	T
school _be	S
school _for	Q
school _of	C
school basketball	C
school break	C
school bus	C
school meal	C
school teach	T
school year	[
schopenhau	G
schopenhau porcupin	G
schroding	C
schroding cat	C
scienc	Z
scienc onlin	C
scientolog	C
scientolog _e	C
scientolog level	F
scissor	C
scissor sist	C
scoot	C
scoot _on	C
scoot unlock	L
scor	C
scor _do	G
scor _for	E
scor _from	H
scor _in	I
scor _of	G
scor _the	K
scor fast	E
scor sheet	K
scor work	C
scorpi	C
scorpi compatibilit	I
scorpi moon	C
scotch	L
scotch bonnet	L
scotland	C
scott	C
scrabbl	C
scrabbl word	C
scrap	E
scrap websit	E
scratch	P
scratch card	Z
scratch glass	E
scream	H
scream _at	X
scream ever	C
screen	E
screen _and	C
screen aft	C
screen flick	F
screen irql	D
screen know	D
screen tim	[
screenshot	L
screenshot _on	L
screw	C
screw _do	C
screw _from	M
screw _you	C
screwdriv	L
screwdriv siz	L
scrib	[
script	C
script _that	D
script alert	F
scroll	[
scroog	E
scroog offic	E
scrub	C
scrub discount	C
sd	C
sd card	C
sdfsdf	C
sdkfjh	E
sdkfjh skdjfh	E
se	[
se _me	P
se _que	[
se _the	S
se si	R
sea	W
sea _and	U
sea _be	C
sea _of	[
sea aquarium	C
sea mud	C
sea salt	C
sea snorkell	C
seal	C
sean	[
search	C
search _be	C
search _for	[
search box	J
search histor	C
search sit	C
season	C
season _in	D
season _of	C
season dat	I
season fiv	L
season four	C
season lyric	J
season releas	L
season seven	C
season six	C
season start	G
season thre	C
season twelv	N
season two	C
seat	Q
seat _do	C
seat _of	T
seat _on	C
seat _with	C
seat leon	I
seat map	K
seat rul	C
seattl	C
seattl _to	C
sebastian	C
sebastian _con	H
sebastian festival	C
sec	P
second	Q
second chanc	[
second com	[
second debat	C
second hand	C
second high	C
second hom	C
second job	C
second law	C
second memor	C
second templ	[
secondar	E
secondar color	E
secret	[
secret _of	[
secret angel	C
secret sant	C
secretar	C
sect	[
secul	[
securit	D
securit council	C
securit deposit	C
securit hedg	C
sed	[
sedon	E
sedon hik	E
see	L
see ?who	D
see _a	W
see _god	X
see _his	Q
see _in	C
see _me	W
see _my	W
see _the	H
see _with	D
see jesu	W
see northern	C
see through	C
see x	C
see ya	C
seed	T
seed ?how	H
seed grow	U
seed restaurant	C
seed sta	C
seed substitut	C
seek	[
seek _god	P
seek _the	U
seek first	R
seem	Y
seg	C
seg genes	C
segmentation	C
segmentation fault	C
segu	T
segu _a	R
seguimient	C
seguimient _de	C
segund	T
segund _de	C
segund grad	G
segur	I
segur _a	I
segur _de	C
seguridad	W
seguridad _de	P
seinfeld	C
seinfeld soup	C
seiz	Z
seizur	X
selah	T
seleccion	C
select	C
select _from	J
select count	I
select nombr	C
select pg	D
select usernam	I
self	[
self control	R
self defens	Q
self emplo	C
self harm	Q
selfish	[
sell	I
sell _his	T
sell _it	J
sell _me	C
sell _my	K
sell _the	K
sell _what	K
sell album	L
sell charcoal	C
sell drug	X
sell out	H
sem	T
sem permanent	H
seman	D
seman sant	[
sembr	C
sembr _en	C
semicolon	C
sen	C
sen _de	C
senal	[
senal _de	W
senat	C
senat _do	C
senat majorit	C
senator	C
senator term	C
send	W
send _a	G
send _it	J
send _me	C
send _the	R
send _them	J
send _to	R
send hom	[
send out	S
sennacherib	V
senor	X
sens	R
sens _of	R
sent	[
sent _que	[
sent _un	Q
sent culpabl	Q
sent inutil	P
sent nad	R
sent sol	P
sentenc	C
sentid	[
seoul	I
seoul metr	I
sep	T
separ	[
separat	[
separat _from	P
separat _us	T
septemb	C
septemb zon	C
septuagint	X
sepulcr	V
sequenc	C
sequenc first	C
ser	T
ser _de	P
ser _el	W
ser _hay	E
ser _la	V
ser _las	Q
ser _los	T
ser _muy	T
ser _una	T
ser _yo	R
ser adict	Q
ser channel	L
ser cristian	P
ser demas	P
ser episod	N
ser nin	C
ser ord	C
ser salv	Q
ser sauc	K
ser schedul	C
ser si	C
ser two	C
ser vivient	R
ser x	J
seran	V
seren	C
seren won	C
seri	E
seri dark	E
sermon	[
sermon _for	R
sermon _on	V
serpent	Y
serpient	K
serv	R
serv _a	Q
serv _at	P
serv _en	P
serv _god	[
serv _in	X
serv _the	Q
serv rental	C
serv statu	C
serv tabl	[
servant	[
servant ?who	S
servant _be	R
servant _of	W
servant girl	T
servic	H
servic _for	C
servic _las	C
servic light	F
servic read	[
servici	V
servidor	F
sescam	C
sesion	C
sest	C
sest mejor	C
set	H
set _a	I
set _in	C
set _me	Z
set _of	C
set fre	[
set menu	C
set up	C
setent	[
seth	H
seth me	C
seth rogen	C
setlist	C
setlist metal	C
settl _of	H
seven	C
seven 22	G
seven 25	E
seven annotation	J
seven broth	T
seven bus	C
seven church	P
seven da	Z
seven dead	C
seven ecoboost	J
seven fat	Q
seven hundr	Q
seven husband	P
seven nation	T
seven pc	G
seven seal	X
seven seven	C
seven stunt	C
seven ten	C
seven thin	Q
seven tim	[
seven x	C
seven year	C
sevent	[
sevent week	X
sevent year	X
seventh	[
seventh day	R
severanc	C
sevill	C
sew	C
sew bee	C
sew machin	C
sex	Z
sex _in	P
sex girl	C
sex stor	C
sext	Q
sext bot	C
sexual	[
shabbat	G
shabbat start	G
shad	C
shadda	V
shadow	T
shadow go	Z
shadrach	V
shadrach meshach	V
shak _at	E
shakespear	C
shakespear die	C
shakir	D
shakir ahor	H
shalom	V
shalom mean	T
sham	[
shammah	U
shampo	C
shampo ?how	C
shampo _for	C
shank	C
shank oven	C
shank slow	J
shannon	C
shap	C
shap _of	F
shap almond	C
shar	V
shar _a	[
shar _my	C
shar _the	U
shar everyth	Q
shar fenc	C
shar polic	C
shark	C
shark _hav	G
shark doo	C
shark view	E
sharon	U
sharp	[
sharp than	[
sharpen	W
sharpen kitchen	E
shaun	C
shaun _the	C
shav	G
shav mak	C
shawshank	C
shawshank redemption	C
sheb	Z
shechem	[
shed	C
sheep	V
sheep _and	[
sheep _of	U
sheep coffe	G
sheep film	J
sheep mattress	C
sheep mean	T
sheep record	D
sheeran	C
sheeran bpm	C
sheet	C
sheet _so	G
sheet music	F
shein	C
shein octubr	G
shein ord	C
shekel	[
shelf	C
shelf ide	C
shelt	T
shelv	C
shelv up	C
shem	[
shepherd	N
shepherd _and	[
shepherd bush	C
shepherd husk	G
shepherd pie	C
shepherd shed	C
sherlock	N
sherlock season	N
sherman	L
shibbol	Z
shield	D
shield provid	L
shield templat	G
shift	M
shift _what	C
shift pattern	J
shiloh	Z
shiloh joli	C
shime	[
shin	[
shin lik	Z
shin splint	C
shingl	C
shingl vaccin	C
shint	C
shint hom	C
shint shrin	H
ship	C
ship _a	L
ship _in	C
ship _of	F
ship guid	C
shipwreck	[
shiraz	H
shiraz pric	H
shird	C
shird tim	C
shirle	C
shirle templ	C
shirt	C
shirt _in	L
shirt _with	K
shirt coll	H
shirt color	K
shit	I
shit app	I
sho	C
sho _in	N
sho burwood	C
sho cheap	D
sho origin	H
sho sal	C
sho shop	H
shof	W
shoot	[
shop	C
shop _i	H
shop _in	C
shop donation	C
shop leed	C
shop list	C
shop nam	I
shop near	C
shop open	C
shop tomorow	C
shopaholic	C
shoplift	X
short	P
short _vers	S
short email	C
short psalm	Q
short sell	C
short squeez	D
shortcut	E
shortcut _on	E
shorten	C
shorten jean	C
shot	C
shot _for	C
shot archduk	E
shot jfk	C
shot polar	C
shot put	C
shotgun	U
shotgun lyric	K
should	F
shout	W
shout _at	R
shout for	H
show	G
show _in	C
show drain	C
show error	J
show gam	C
shrek	H
shrek thre	J
shrek two	L
shrin	P
shrin etiquett	H
shrub	C
shrub trim	C
shu	C
shu bed	C
shu bedroom	C
shuffl	C
shuffl card	C
shun	[
shunammit	X
shut	H
shut down	[
shut off	C
shut sp	E
shut up	C
shutdown	D
shutdown updat	D
shuttl	C
shy	V
si	R
si _di	S
si _el	Q
si _ser	P
si algun	Q
si mism	S
si nac	C
si no	W
si vien	C
sibl	[
sick	[
sick _and	P
sick _for	Z
sick _in	S
sick _of	P
sick becaus	T
sick peopl	S
sick person	Q
sid _do	C
sid _of	C
sid adel	C
sid effect	E
sid stitch	F
sidon	[
sieg	Y
sieg _of	P
siembr	Y
siempr	[
siempr _me	P
siend	Q
sierv	Y
siet	[
sig	U
sight	C
sight australi	C
sigil	C
sigl	U
sign	C
sign ?wher	C
sign _be	C
sign _for	C
sign _from	[
sign _if	C
sign _in	C
sign _of	[
sign languag	C
sign ser	C
signific	[
signific _de	S
signific _del	X
significan	Q
significan _los	Q
sigu	T
siguen	S
sihon	U
sikh	C
sikh gurdwar	C
sikhism	C
sil	I
sil _in	Q
sil her	C
silenc	N
silenc _of	C
silenci	[
silent	[
silk	C
silk _and	C
silk mak	C
silv	T
silv _and	U
silv cup	S
silv location	C
silversmith	U
silvestr	W
sim	C
sim four	F
sim huawe	E
sim onl	N
simbol	[
simboliz	W
simboliz _la	V
simeon	[
simeon _and	P
simil	D
simil _and	C
simil _to	H
simon _el	Q
simon _sa	C
simon _the	[
simon bil	C
simon boliv	C
simon cowell	F
simon graceland	C
simp	S
simpl	Q
simpl word	D
simplif	C
simplif 48	F
simplif root	G
simpson	C
simpson prediction	C
simulador	C
simulador hipotec	E
simulat	G
simulat _a	G
simultaneou	D
simultaneou equation	D
sin	[
sin _and	R
sin _be	X
sin _do	T
sin _in	P
sin _of	E
sin _que	C
sin _to	[
sin aft	Q
sin anim	C
sin ceboll	H
sin cit	C
sin cos	C
sin experienci	C
sin not	R
sin numb	D
sin offer	Q
sin polv	C
sin ser	C
sin taladr	E
sin tarjet	C
sina	C
sina hospital	C
sina mount	C
sina mychart	C
sina peninsul	C
sinc	X
sinc 1945	C
sinc _i	[
sinc _the	X
sindrom	Z
sing	C
sing _and	U
sing _in	Y
sing _me	C
sing _the	C
sing _to	U
sing bowl	C
sing real	C
sing total	C
singapor	C
singapor _right	C
singl	[
singl infern	C
singl malt	C
singl mom	V
singl word	C
sink	C
sink _and	C
sink _in	C
sink _with	D
sinonim	C
sinonim _de	C
sintactic	C
sintactic orar	C
sintom	C
sintom _de	C
sion	Q
sir	H
sir set	J
sirach	[
siri	S
sirloin	F
sirv	C
sirv _par	C
sisar	R
siser	[
sist	P
sist _be	Z
sist _in	V
sist _of	[
sist _wont	V
sist act	J
sist sledg	C
sist wif	C
sistem	C
sistem sol	D
sit	C
sit _for	C
sit _in	X
sit _on	G
sit _with	Z
sit accept	C
sit crash	C
sit still	R
six	C
six _in	C
six da	R
six flag	D
six hour	I
six mes	J
six month	T
six nation	C
six nin	K
six peopl	C
six releas	M
six tomorrow	C
siz	C
siz 2lb	L
siz _a	G
siz _be	S
siz _on	C
siz a4	L
siz averag	J
siz bed	C
siz calculator	M
siz chart	F
siz crochet	F
siz drill	M
siz duvet	H
siz eight	I
siz eleven	J
siz fourteen	N
siz minimum	L
siz suitcas	K
siz trampolin	K
siz turke	H
sk	C
skateboard	F
skdjfh	E
skdjfh ksjdhf	E
ski	C
ski resort	C
ski trip	C
skibid	C
skin	[
skin _of	C
skin _on	M
skinn	D
skinn jean	C
skip	J
skip ever	M
skip row	C
skirt	[
skod	G
skod fabi	G
sku	D
sku 88213	D
skull	E
skull chr	C
sky	V
sky blu	C
sky island	C
skydiv	G
skylin	G
skyrim	C
skyrim consol	C
skyrim quest	C
skywalk	J
skywalk lightsab	J
sla	C
sla season	C
slack	C
slack ?how	I
slack messag	C
slam	G
slam _hav	C
sland	[
slav	[
slav _and	S
slav girl	T
slaver	U
slaver abolish	C
sledg	C
sledg great	C
sledgeham	C
sledgeham year	C
sleep	T
sleep ?how	D
sleep _do	C
sleep _in	[
sleep _on	V
sleep _with	T
sleep current	C
sleep ten	D
sleep togeth	U
sleepless	U
slid	L
slid siz	L
slim	C
slim without	C
sling	G
sling shot	C
slip	C
slip dress	G
slkdfj	C
slkdfj lskdjf	C
slkdfj slkdfj	C
slogan	C
slogan _for	C
slot	H
slot machin	H
sloth	N
sloth goon	C
sloth lifespan	C
sloth sp	C
slow	I
slow _to	[
slow cook	F
slow food	C
slow motion	J
slug	C
slug eat	C
slumb	U
small _on	C
small bus	C
small child	Q
small claim	C
small countr	C
small estat	F
small galle	L
small garden	C
small group	[
small intestin	C
small read	C
small thing	[
smart	C
smart met	H
smart than	D
smash	T
smell	C
smell _of	K
smell lik	C
smith	C
smith _say	C
smith actor	C
smith84	J
smith84 gmail	J
smok	X
smok _and	C
smok point	E
smok weed	[
smoke	C
smoke eye	F
smoke robinson	C
smyrn	W
snack	C
snack list	C
snail	C
snail eat	C
snak	W
snak _and	V
snak _in	[
snak gam	C
snak plant	C
snap	C
snarf	C
sneez	C
sneez ?when	C
snook	C
snook ball	E
snook maximum	L
snoop	F
snoop dog	F
snorkell	C
snorkell hurgh	C
snow	K
snow chain	C
snow real	C
snow report	C
snyd	C
snyd cut	C
so	Z
soak	G
soap	C
soap ingredient	H
soap mak	G
sob	[
sobrin	R
social	[
social medi	V
socialism	V
sociolog	G
sociolog functionalism	G
sock	C
sock _in	C
socket	C
socket sign	C
socr	C
socratic	C
socratic method	C
sod	C
sod _and	D
sodium	C
sodium react	C
sodom	[
sodom _and	R
sodom metal	C
sof	C
sof without	G
sofoni	Q
soft	G
soft cell	C
soft spot	C
soft yolk	I
soften	D
soften salt	D
softwar	T
softwar engin	M
sohcahto	C
soil	T
sol	J
sol _a	C
sol _en	[
sol _por	X
sol _un	Q
sol esto	C
sol goalkeep	C
sol habl	C
sol maquet	D
sol panel	E
sol tab	C
sol trad	C
sold	[
sold mock	R
soledad	F
soliloqu	H
soliloqu ?how	H
solitair	C
solitair fre	C
solomon	[
solomon _hav	W
solomon ask	P
solomon island	C
solomon min	C
solomon northup	C
solomon pra	P
solomon templ	U
solomon writ	[
solstic	I
solstic ticket	I
solt	[
solter	U
solv	C
solv 3x	C
solv listen	C
som	L
som jaz	C
som peopl	C
som point	K
sombr	U
somebod	S
somebod _tell	C
son	[
son ?who	Q
son _and	S
son _be	X
son _con	T
son _do	[
son _in	X
son _las	Y
son _los	T
son _of	[
son _wont	U
son a610	H
son com	R
son compatibl	C
son die	P
son got	P
son heung	C
son igual	Q
son join	P
son kill	P
son lif	T
son new	C
son pec	P
son steal	P
son want	R
sonet	C
song	C
song _about	M
song _for	C
song _from	I
song _in	C
song _of	[
song _that	C
song _the	C
song compos	C
song list	M
song paul	C
song tun	C
sonid	C
sonnet	C
sonnet _about	C
soon	V
soport	[
sor	Z
sorcer	V
sord	R
sorr	[
sorr _for	S
sorrow	[
sort	C
sort arra	J
soul	[
soul _of	P
soul best	C
soul estu	C
soul movi	K
soul thre	G
soul train	C
soulcycl	G
soulcycl class	G
sound	K
sound _be	C
sound _but	K
sound mak	E
sound mor	H
sound stif	C
soundtrack	C
soup	C
soup guy	C
sourc	G
sourc cod	G
sourdough	C
sourdough alwa	G
sourdough com	D
sourdough start	J
south	H
south island	I
south kore	C
south rim	C
southampton	D
southampton saint	D
southeastern	C
sow	[
sow _in	C
sow _the	U
sp	F
sp _and	K
sp _for	E
sp _of	E
sp mem	C
sp mph	C
sp up	G
spac	M
spac sav	C
spain	C
spain _to	L
spam	F
spam call	F
spaniel	C
spaniel groom	C
spanish	C
spanish arm	C
spanish numb	L
spank	[
spank _my	Q
spar	M
spar _the	[
spar rib	C
spar saul	Q
spark	M
spark ?when	J
sparrow	[
speak	[
speak _for	Q
speak _in	[
speak _the	Q
speak _to	X
speak french	C
speak italian	C
speak lord	R
speak up	[
speak vot	C
speak without	C
speakerphon	C
spec	I
special	[
special need	S
speech	X
speech open	C
speech transcript	J
speech worksheet	C
speed	K
speed ticket	K
spel	C
spel rhythem	C
spell	C
spell accomodation	C
spell definat	J
spell gre	C
spell level	H
spenc	F
spenc calor	F
spend	[
spent	Z
sperm	U
spf	C
spf thirt	C
spic	C
spic _be	C
spid	H
spid not	C
spid siz	C
spiderman	C
spik	C
spill	L
spill gulf	H
spin	C
spin cycl	J
spirit	M
spirit _a	V
spirit _and	P
spirit _be	R
spirit _in	X
spirit _of	S
spirit airlin	H
spirit awa	C
spirit halloween	C
spirit island	E
spirit level	C
spirit mean	Q
spirit pour	R
spirit stallion	C
spirit stor	C
spirit vs	D
spiritual	[
spiritual gift	Y
spit	S
spleen	C
spleen _do	C
splint	C
splint _at	C
splint tap	C
split	M
split _a	G
split pdf	G
split screen	C
split up	S
spoil	H
spoil _the	S
spoil next	C
spong	J
spong sink	C
spoon	C
spoon feel	C
sport	[
sportst	H
sportst 883	H
spot	E
spot clos	C
spotf	D
spotf premium	D
spotif	C
spotif subscription	G
spotif wrap	E
spotless	C
spotless mind	C
spous	[
spous _be	P
spr	X
spr airport	H
spr constant	C
spr hotel	C
sprain	C
sprain _and	C
sprain ankl	K
spread	C
spread _the	T
spreadsheet	C
spreadsheet add	K
spreadsheet d	N
spreadsheet merg	I
sql	C
sql _to	C
squad	C
squar	C
squar brown	G
squar minu	L
squar root	F
squeak	C
squeak brak	G
squeak floorboard	H
squeez	P
squid	L
squid gam	L
squirrel	C
squirrel empt	C
src	E
src http	L
src x	G
ssh	C
ssh key	J
ssh permission	C
st	C
st alban	H
st andrew	K
st john	C
st kit	I
st lou	F
st luci	E
st michael	G
st pancr	E
st patrick	K
st paul	C
st petersburg	G
sta	[
sta _at	U
sta _in	L
sta _on	C
sta hom	U
sta pur	[
sta viabl	C
stab	N
stack	C
stack plu	I
stadium	E
stadium bag	H
stadium capacit	K
staf	Z
stag	[
stag _do	C
stag _of	C
stag fourteen	L
stain	C
stain out	C
stainless	F
stainless steel	F
stairwa	G
stairwa _to	G
stalin	C
stalin fiv	C
stalingrad	C
stalingrad length	C
stall	E
stallion	C
stallion _of	C
stamp	M
stamp _to	D
stamp dut	C
stan	C
stan iron	C
stanc	C
stanc box	C
stand	P
stand _and	C
stand _at	V
stand _by	[
stand _for	C
stand _my	S
stand _on	C
stand still	V
stand up	[
standard	C
standard complaint	C
standard deviation	C
stanford	J
stanford speech	J
star _and	[
star _at	[
star count	I
star judg	C
star sign	C
star trek	C
star war	C
stardew	G
stardew valle	G
starfish	C
starfish reef	C
starl	J
start	F
start ?when	C
start _a	[
start _and	C
start _in	K
start _my	[
start _of	[
start _th	M
start _the	[
start _with	C
start chem	X
start class	C
start dat	L
start dos	C
start doubl	G
start mone	C
start over	[
start read	U
start smell	J
start system	E
start teeth	C
start tim	C
startup	C
starv	[
stas	C
stas fil	C
stat	C
stat 1969	C
stat 2020	E
stat _hav	C
stat _of	C
stat bird	C
stat list	C
stat lock	G
stat newton	D
stat warrior	F
statement	H
statement exampl	C
static	C
static aft	C
static void	H
statin	C
statin _and	C
station	M
station closur	C
station near	G
statu	H
statu 403	J
statu ba	F
statu mean	C
statu open	I
statut	D
statut _of	D
statutor	J
statutor uk	J
stdi	G
stdi h	G
steak	C
steak _for	J
steak pric	E
steakhous	E
steakhous menu	E
steal	[
steal _from	T
steal _my	T
steam	C
steam deck	H
steam engin	C
steel	C
steel different	C
steel histor	C
steel knif	C
steel prediction	H
steel wat	F
steer	E
steer wheel	E
stencil	C
step	F
step _be	D
step _by	C
step _of	C
step child	S
step up	C
stepchildren	T
stepdad	S
stepfath	V
stephen	S
stephen king	C
stephen speech	S
stepmoth	R
stev	C
stev coogan	K
stev job	C
stew	[
stew without	C
stewi	C
stewi voic	C
stfu	C
stick	P
stick _to	T
stick insect	C
stick season	J
stif	J
still	[
still _and	Q
still _for	U
still _in	C
still feel	P
still lif	S
still lov	P
still not	Q
still noth	C
still stop	C
stillborn	X
sting	E
sting _your	C
stir	Y
stitch	C
stitch ?when	F
stitch _do	D
stitch out	C
stitch pattern	D
stock	E
stock _and	C
stock down	C
stock market	P
stock pric	I
stoicism	G
stoicism podcast	G
stok	D
stok _on	D
stomach	Q
stomach bug	L
ston	[
ston _and	U
ston _for	[
ston _in	Q
ston _of	[
ston _to	X
ston setlist	C
ston templ	C
ston work	C
stoneheng	I
stoneheng solstic	I
stonewar	C
stonewar casserol	C
stood	[
stop	T
stop _a	C
stop _my	C
stop _the	[
stop advertis	F
stop bark	C
stop be	[
stop condensation	C
stop cr	P
stop cut	M
stop eat	T
stop fox	C
stop halfwa	J
stop la	C
stop lov	Q
stop mak	C
stop outsid	C
stop overnight	F
stop peel	C
stop send	C
stop sin	Z
stop spam	F
stop squirrel	C
stop think	Q
stop tomato	G
stop treatment	V
stop watch	[
stop worr	V
stor	C
stor _about	H
stor _for	R
stor _in	W
stor _my	E
stor _of	[
stor _to	R
stor adam	C
stor aft	D
stor buy	K
stor dahli	H
stor fiv	D
stor four	C
stor fre	C
stor fresh	J
stor girl	C
stor hour	C
stor location	C
storag	C
storag full	C
store	D
store hous	D
storm	[
storm daniel	C
stortford	K
stortford train	K
str	C
str arg	H
str part	C
str theor	C
straight	Z
straight lin	C
strain	D
strait	H
strait album	H
strang	X
strang thing	C
strap	C
strap _be	C
strateg	C
strateg chart	L
strateg gam	C
strateg martingal	I
strauss	G
strauss 501	G
streak	L
streak _on	C
streak freez	D
stream	H
street	D
street _be	E
street crash	C
street original	H
street spoil	C
street toda	C
strength	[
strengthen	S
stress	[
stretch	L
stretch _for	F
stretch fabric	D
strict	U
strik	P
strik _the	[
strik dat	C
strip	L
strip _it	E
strip club	[
strip cost	H
strip int	C
strip screw	F
strok	D
strok engin	C
strong	Q
strong _and	T
strong man	T
strong muscl	C
strong woman	P
struck	[
structur	C
struggl	Z
struggl _with	V
strum	E
stubborn	G
stuck	V
stuck _at	P
stuck _in	[
stuck _on	C
stuck ring	C
stud	[
stud hait	G
student	G
student discount	C
student loan	C
studi	C
studi ghibl	C
studi orl	M
studi tour	D
studnt	D
stuf	[
stunt	C
stupid	C
stupid bot	K
stupid garbag	C
stupid piec	C
stupid search	G
sty	C
sty _on	C
styl	C
styl _a	G
su57	J
sub	Y
subaru	C
subaru outback	C
subi	R
subject	C
subject access	H
subject lin	D
submarin	C
submarin sink	C
submarin titan	C
submit	[
submit _to	S
subscriptabl	G
subscription	G
substitut	C
substitut _for	C
substitution	T
substitution _allow	C
succ	Z
success	[
succession	E
succession season	C
successor	X
such	X
such _a	[
such fil	G
such long	C
suci	T
suck	C
suculent	F
suculent hoj	F
sud	F
sud mak	F
sudaf	C
sudaf _with	C
sudameric	D
sudden	[
sudoku	C
sudoku solv	C
sueci	C
suegr	Y
suegr _de	R
sueld	U
suen	[
suen _de	R
suen _en	P
suert	Q
suert _de	C
suez	C
suez cris	C
suf	[
suf servant	Q
suffer	R
suficient	R
sufr	[
sufren	P
sufren _los	P
sufrimient	Q
sug _be	H
sug normal	C
suicid	[
suicidal	S
suicidi	W
suit	C
suit hir	C
suit jacket	C
suit red	E
suitcas	I
suitcas count	K
suiz	C
sujet	C
sujet _y	C
sul	C
sum	C
sum 2019	E
sum _a	F
sum _i	C
sum rank	H
sum sacerdot	R
sum si	J
sum word	G
sumif	G
sumif c	G
summar	M
summar _for	J
summar _of	[
summaris	C
summaris _th	J
summaris _the	D
sun	R
sun moon	Y
sun set	C
sun trad	E
sunburn	G
sunburn ?how	G
sunda	Y
sunda buffet	C
sunda driv	C
sunda roast	F
sunda school	[
sunda tim	C
sunris	[
sunset	Z
sunshin	C
sunshin _of	C
sunshin band	C
sup	C
sup _and	C
sup bowl	C
sup club	C
sup dud	C
sup mari	F
sup rugb	H
supermarket	H
supermarket _for	N
supermarket sell	H
supervisor	V
support	[
support _a	Q
support _my	[
suppos	E
suppos _to	E
suprem	C
suprem court	C
sur	V
sur _i	Q
surah	C
surah yasin	C
surfac	C
surfac are	E
surger	[
surrend	U
surrend _to	U
surround	W
surveyor	D
surveyor _do	D
surviv	N
surviv _in	C
survival	C
survival ascend	C
survival evolv	I
survivor	W
suscripcion	C
sush	C
sush deliver	C
suspend	W
sustitut	C
sustitut _de	C
sustituy	C
sustituy _la	C
svg	J
svg onload	J
sw	X
sw1	C
sw1 1aa	C
swahil	C
swallow	N
swallow _by	K
swallow _the	Y
swallow chew	C
swallow sp	E
swallow up	X
swap	C
swap fac	C
swear	S
sweat	X
sweden	C
sweden _and	C
sweet	V
sweet ingredient	C
sweet potat	I
sweet than	V
sweeten	C
swift	K
swift bridg	G
swift cod	J
swift dat	C
swift er	N
swift optional	C
swiftu	E
swiftu navigation	E
swim	H
swim film	C
swim upsid	D
swin	[
swing	R
swing stat	E
switch	W
switch _to	C
switch joycon	C
switzerland	C
swollen	C
swollen fing	C
sword	[
sword _in	Z
sword _of	V
sword int	Y
sword ps3	C
sydne	C
sydne ?when	K
sydne _or	M
syllogism	C
symbol	[
symbol _and	C
symbol _in	C
symbolic	[
symbolism	C
sympath	[
sympath card	[
symphon	C
symphon fort	F
symptom	M
symptom _of	C
synagogu	[
sync	C
syndrom	[
synonym	C
synonym _for	C
synthesiz	C
syri	T
system	C
system _you	C
system messag	M
system out	H
system prompt	H
system requirement	C
system user	N
szechuan	C
szechuan sauc	C
tab	C
tabernacl	[
tabernacul	X
tabl	D
tabl _de	J
tabl _del	C
tabl _of	[
tabl _too	C
tabl _with	C
tabl count	E
tabl dax	E
tabl periodic	C
tabl post	C
tabl user	C
tablecloth	I
tabler	C
tabler _del	C
tablespoon	G
tablespoon _in	G
tablet	M
tablet _in	C
tablet compr	G
tablet non	D
tablet rosett	C
tabor	[
tac	C
tacon	Q
tacon comod	D
tade	Z
tai	J
tai chi	J
tail	G
tail rotor	D
tailwind	G
tailwind dark	G
taint	C
taint lov	C
tak	X
tak _a	X
tak _for	E
tak _him	Q
tak _his	P
tak _it	[
tak _me	C
tak _my	[
tak _the	S
tak _to	J
tak _too	Q
tak antidepressant	P
tak appl	E
tak awa	X
tak back	Y
tak car	[
tak cat	L
tak communion	[
tak creatin	C
tak credit	W
tak cut	C
tak down	C
tak everyth	Q
tak off	[
tak ownership	C
tak paracetamol	E
tak six	I
tak up	[
takeawa	C
takeawa _that	H
takeawa open	C
tal	C
tal _for	C
tal bot	L
tal innocenc	C
tal mill	C
tal summar	C
tal tod	C
tal vocabular	C
taladr	E
talent	[
talent build	C
talith	Z
talk	Z
talk _about	S
talk _for	[
talk _to	C
talk _with	[
talk bad	P
talk car	C
talk donke	T
talk dup	G
tall	C
tall 38	H
tall _be	U
tall _de	C
tall _in	G
tall build	C
tall guy	C
tall mountan	C
tall nba	D
tall thre	C
tam _a	C
tam calculator	I
tamal	L
tamal _de	C
tambien	S
tambourin	[
tammuz	T
tan	F
tan graph	C
tan lent	C
tan streak	C
tan x	C
tank	C
tank cycl	C
tank engin	F
tank tig	L
tant	X
tanzani	F
tanzani _and	F
taoist	C
taoist tai	J
taoist templ	C
tap	C
tap measur	C
tap schedul	K
tap wat	C
tard	H
tard _de	M
tard _el	N
tard _en	M
tard _par	[
tard _un	F
tardigrad	C
tardigrad surviv	C
tare	U
tare _de	D
target	G
target stor	G
tarif	D
tarif _on	D
tarjet	R
tarjet _de	[
tarot	E
tarot card	C
tarot grat	C
tarot spread	D
tars	Y
tasbih	C
tasbih count	C
task	C
task list	C
task writ	H
tasmanian	C
tasmanian devil	C
tast	F
tast burnt	D
tast slow	C
tat	C
tat poet	C
tatto	X
tatto _to	C
taur	F
taur _par	F
tauru	C
tavern	C
tax	I
tax _al	G
tax _in	C
tax _to	U
tax band	E
tax bracket	M
tax cod	C
tax collector	[
tax numb	D
tayikistan	E
taylor	C
taylor swift	T
taz	F
tcu	C
tcu horn	C
te	Q
te gust	C
te llam	C
te progr	C
tea	C
tea leav	C
tea part	C
tea plant	C
teach	R
teach _a	E
teach _and	P
teach _by	Z
teach _in	P
teach _me	Y
teach _my	Z
teach _of	U
teach alexand	C
teach child	R
teach pay	C
teach strik	G
teach sunda	Q
team	L
team jacob	C
tear	C
tear _in	C
tear _of	C
teas	E
teas _with	C
tech	V
technical	D
techniqu	D
technolog	Z
tecl	C
tecl ingl	I
tectonic	C
tectonic plat	C
tectonic typ	H
ted	E
ted film	E
teen	I
teen _be	U
teen spirit	C
teenag	V
teenag _be	Q
teenag need	I
teeth	E
teeth _do	C
teeth rusk	C
teh	N
teh best	N
tekel	U
tekel upharsin	S
teko	[
tel	C
tel samsung	C
telefon	Q
telefon _al	F
television	T
television _y	C
televisor	E
tell	S
tell _and	D
tell _me	D
tell _my	T
tell _the	R
tell befor	C
tell not	C
tem	[
tem _par	[
temor	[
temor _a	[
temor _al	V
temor _de	S
temp	N
temp _for	C
temperanc	C
temperanc brennan	C
temperatur	C
temperatur _for	C
temperatur _in	H
temperatur _to	M
temperatur actual	C
tempestad	W
templ	[
templ _de	V
templ _in	K
templ _of	C
templ amrits	C
templ armor	G
templ bar	I
templ build	X
templ documentar	G
templ drink	C
templ hong	C
templ mov	C
templ pilot	C
templ run	C
templ shird	C
templ universit	C
templat	C
templat fre	I
templat ks2	G
templat two	G
templat valid	C
tempor	C
tempor nin	C
tempt	[
tempt island	C
tempt year	C
temptation	C
temptation cat	K
temu	C
temu legit	C
ten	M
ten 13	C
ten _un	T
ten _una	C
ten commandment	L
ten day	C
ten element	C
ten going	C
ten hij	R
ten languag	F
ten mil	J
ten minut	L
ten miopi	C
ten nam	C
ten plagu	X
ten thousand	S
ten usernam	G
ten virgin	Q
ten week	C
ten year	M
tenant	U
tenedor	K
tenedor _en	K
tenem	[
tenem _un	[
tenerif	C
tenerif _in	C
tenerif vuel	G
tenet	C
tenet becaus	C
teni	[
tenn	C
tenn ?when	M
tenn ball	F
tenn scor	K
tens	C
tens _of	C
tent	[
tent _of	R
tent peg	R
tentacion	C
tentacion parej	C
tenth	U
tenth plagu	T
tentmak	[
teologi	V
teorem	E
teorem _de	E
terc	Y
terc templ	X
tercer	E
tercer barat	G
tercer seat	I
term	C
term _of	C
term dat	C
term vs	H
termin	[
terminal	R
terminal _and	F
terminal velocit	G
terminator	C
terminator sav	C
terr	D
terraform	G
terraform stat	G
terremot	X
terribl	[
terribl day	P
terribl thing	P
terrif	T
terrif _of	T
terror	L
terror _en	C
terrorist	Z
tesalonicens	V
tesc	E
tesc clubcard	E
tesl	F
tesl model	F
tesor	X
test	C
test 123	C
test _de	C
test _for	Y
test _from	H
test _pleas	C
test _th	C
test _with	E
test color	M
test dat	I
test one	F
test p	H
test quer	G
test search	J
test test	C
test yield	C
testament	[
testament law	[
testif	W
testig	[
testig _de	Q
testimon	[
tetan	F
tetan cad	F
tetanu	C
tetanu boost	C
tetanu shot	C
tetr	C
tetr world	C
tex	C
tex beach	F
tex compar	G
tex holdem	I
tex rang	M
text	C
text _or	K
text _par	[
text _so	C
text _to	C
text big	C
text box	J
text her	C
tha	L
tha green	L
thailand	C
thal	H
thal item	H
than	R
than _a	Y
than _i	R
than _me	[
than _my	F
than _the	X
than fibr	C
than hone	V
than one	X
than oth	C
than pe	C
than sacrific	[
than sir	C
than spanish	C
than wood	C
thank	T
thank _and	T
thank _for	[
thank _god	[
thank _to	[
thank _you	[
thank bot	C
thanksgiv	S
thanksgiv worksheet	C
thatch	C
theft	[
theguardian	J
theguardian com	J
theloniou	G
theloniou monk	G
them	C
them _in	C
them _of	[
them song	C
them tun	C
themselv	X
then	C
then _or	C
then _the	[
then throw	C
theolog	[
theophilu	W
theor	K
theor _in	C
theorem	J
theorem worksheet	J
ther	M
ther no	C
therap	V
therefor	C
therefor _i	C
thermodynamic	C
thes	[
theseu	C
theseu explain	C
thessalonian	X
thessalonic	X
thick	G
thick befor	C
thick cur	C
thicken	C
thicken _a	C
thief	[
thief _on	U
thiev	Y
thigh	K
thigh half	K
thin cow	Q
thin out	E
thing	X
thing _and	U
thing _be	H
thing _i	G
thing _in	W
thing _to	H
thing com	T
thing happen	Q
think	T
think _about	[
think _do	C
think _god	P
think _i	Y
think _im	S
think _my	R
think _of	C
think therefor	C
third	[
third item	M
third step	C
third templ	W
thirst	U
thirst _for	R
thirt	L
thirt _and	Z
thirt _or	G
thirt degre	C
thirt grad	C
thirt mean	C
thirt piec	X
thom	F
thom _the	F
thom appoint	C
thom edison	C
thom height	C
thom tuchel	F
thor	C
thor ham	C
thorn	Y
thorn _in	R
thorn bush	K
thorn starfish	C
though	E
though _the	J
though all	C
thousand	[
thousand fed	T
thousand man	R
thousand year	U
thre	C
thre 14159	C
thre 5e	H
thre _and	W
thre _de	C
thre _in	[
thre _of	C
thre best	L
thre boss	G
thre bs	M
thre co	D
thre complet	J
thre da	V
thre day	C
thre eight	H
thre friend	Y
thre hundr	Z
thre john	[
thre king	[
thre lin	D
thre litr	H
thre m	C
thre man	U
thre mes	C
thre mil	G
thre olivi	E
thre one	E
thre paint	I
thre patch	F
thre point	E
thre rang	F
thre second	C
thre store	D
thre strateg	C
thre tim	C
thre two	C
thre word	F
thre year	[
thread	C
thread _a	C
thread bunch	E
threaten	S
thresh	[
thresh floor	[
thrift	C
thrift stor	C
thrill	L
thrill releas	L
thron	K
thron cheat	C
thron hous	C
through	P
through _a	[
through _my	C
through _the	[
through diet	C
through faith	R
through floor	C
throw	[
throw _in	[
throw _of	C
throw _to	S
throw int	Z
throw out	[
throw up	C
thump	F
thund	Q
thund _and	Y
thund ham	C
thursda	U
thursda _at	C
thyatir	Q
ti	[
ti mism	R
tiberiu	Y
tibetan	C
tibetan color	C
tibetan sing	C
tibi	[
tick	D
tick _from	N
tick _on	E
ticket	C
ticket _for	C
ticket _from	M
ticket _in	M
ticket _on	F
ticket point	L
ticket pric	D
ticket sell	G
tid	C
tid tim	C
tie	C
tie _a	C
tie color	D
tie dye	K
tie wed	C
tiemp	N
tiemp _de	[
tiemp _en	F
tiemp _par	T
tiemp _se	C
tiemp _y	F
tiemp biblic	S
tiemp dificil	V
tiemp dur	H
tiemp estuv	P
tiemp manan	C
tien	K
tiend	X
tiend _de	E
tienen	X
tier	D
tier list	D
tierr	[
tierr _y	Q
tierr nuev	R
tierr prometid	P
tig	C
tig moth	C
tig them	C
tig vs	L
tight	E
tight _should	C
tight hamstr	F
tight spot	M
tigr	X
tijer	C
tikal	C
tikk	M
tikk masal	M
tiktok	C
tiktok _with	C
til	C
til _in	D
til mean	C
tilbur	G
tilbur pillow	G
tild	N
tild _en	I
tilt	C
tilt _th	C
tim	K
tim _a	P
tim _and	C
tim _as	[
tim _be	N
tim _do	R
tim _for	[
tim _in	X
tim _of	H
tim _to	E
tim belt	K
tim chain	L
tim complexit	E
tim crossword	C
tim differenc	H
tim duncan	C
tim east	C
tim islam	C
tim leed	H
tim odeon	C
tim travel	C
tim whitb	C
tim zon	C
timelin	H
timestamp	C
timestamp _to	C
timetabl	C
timetabl aqa	C
timote	V
timoth	V
timoth chalamet	C
timoth dalton	D
timothe	F
timothe chalamet	F
tin	C
tin _of	I
tin siz	L
tind	Q
tind _com	C
tind gold	C
tinnitu	I
tinnitu _in	C
tint	C
tint rubi	C
tip	C
tip _a	F
tip _for	C
tip _in	C
tip day	I
tip off	K
tipic	C
tipic entrevist	C
tir	R
tir _for	C
tir _of	D
tiramisu	D
tiramisu no	D
tit	R
titan	C
titanic	F
titanic movi	M
titanic sink	G
tith	[
tith _in	S
tith _on	[
tith barn	C
tith map	C
titl	T
titration	C
titration calculation	C
tittl	V
titu	Q
titu welliv	C
tmrw	N
to	Z
to die	S
toad	F
toast	H
toast _at	C
tobi	X
tobi _and	P
tobill	K
tobit	[
toc	[
toc _el	W
tocin	C
tocin _de	C
tod	[
tod _el	Y
tod _en	X
tod _la	U
tod _las	T
tod _lo	X
tod _los	S
tod _me	[
tod _se	R
tod _ser	T
tod _tien	U
tod _tus	C
tod est	T
tod incluid	I
toda	E
toda dat	C
toda tauru	C
toda virg	C
todavi	W
toddl	W
toddl _to	C
toddl need	D
toed	C
toed sloth	C
toefl	H
toefl vs	H
togeth	Z
togeth ?how	G
togeth _for	R
togeth _in	U
togeth befor	P
toggl	G
toilet	C
toilet run	E
toilet seat	C
toilet wat	E
token	C
toky	K
toll	C
tom	E
tom _el	Q
tom _la	N
tom cruis	C
tom hank	K
tom jon	C
tomat	C
tomat _a	E
tomat feed	C
tomat leav	C
tomat plant	I
tomato	C
tomato _from	G
tomato scor	M
tomb	[
tomorow	C
tomorrow	R
ton	C
ton chart	C
tong	C
tong iddl	C
tongu	V
tongu plant	C
tongu twist	C
tonight	C
tonight _for	F
tonight card	C
tonight gonn	C
tonsil	C
tonsil ston	C
tont	C
tool	C
tool inst	G
tooth	L
tooth extraction	C
toothpast	C
top	C
top 250	G
top gun	C
top priz	C
top row	N
top scor	I
top sp	G
top up	E
toph	T
tor	M
tor am	C
torah	[
torch	[
torm	C
torment	[
torn	[
torn down	Y
torn warn	C
tornill	D
tornill uso	D
toront	C
torr	[
tortill	C
tortill _de	H
tortill wrap	C
tortois	H
tortois hibernation	H
tortug	C
tortug _de	C
tortur	[
torvald	K
torvald linux	K
tot	C
tot bag	C
total	N
total eclips	C
total resistanc	C
totem	C
totem _of	C
tottenham	E
tottenham lineup	E
touch	R
touch _his	R
touch _me	Z
touch _th	C
touch _the	[
touch screen	D
touch typ	K
tour	C
tour 2023	M
tour _de	H
tour dat	D
tour setlist	N
tour ticket	J
tow	G
tow _of	X
tow campground	D
tow capacit	C
tow card	C
tow tall	G
tow wyom	H
toward	[
town	V
town _of	[
toxic _for	C
toxic aveng	C
toy	C
toy stor	C
toyot	K
toyot coroll	K
tr	X
tr _for	S
tr _to	L
tr joven	S
tr trist	C
tr vec	P
trabaj	[
trabaj _de	R
trabaj _en	[
trabaj nuev	R
trabalengu	C
trabalengu tr	C
track	C
track _my	F
track list	I
track result	G
tracklist	C
trad	N
trad jo	E
trad standard	C
trademark	C
trademark search	C
tradition	[
traditional	M
traditional ira	G
traduc	C
traduc buen	C
traduc est	F
traffic	G
traffic light	C
traffic warden	C
trag	R
traicion	Z
trail	C
trail _de	C
trail _in	C
trail near	G
train	C
train _be	F
train _for	[
train _from	I
train danc	C
train dat	C
train leav	C
train plan	C
train strik	F
train tim	H
train tip	F
trait	C
traitor	R
traitor uk	G
traj	C
traj _de	C
tramit	C
tramit _el	C
trampolin	K
trampolin fit	K
tran	V
transcript	C
transf	C
transf fee	C
transf rumor	C
transfiguration	[
transform	G
transform step	D
transfusion	X
transgend	W
transgresion	R
transgression	[
translat	C
translat _my	J
translat _th	I
translat _the	C
translat _your	I
translat good	C
translation	[
translation _of	K
transliteration	C
transplant	[
transport	C
transport driv	C
trap	[
trapeci	J
trapezium	K
trapezium formul	K
trash	C
trasplant	[
trat	[
trat _a	S
trat _el	V
traum	[
travel	V
travel discount	G
travel insuranc	C
travell	G
travell _to	F
tre	R
tre _and	U
tre _for	C
tre _from	U
tre _in	S
tre _of	Y
tre _to	T
tre camp	C
tre fertiliz	C
tre prun	C
tre repot	C
tre sap	D
tre screen	C
tre track	I
tre zeu	C
treasur	[
treasur _in	T
treat	D
treat _a	C
treat _me	X
treat _of	C
treat bad	R
treat ingredient	K
treat tim	C
treatment	Y
treatment _for	C
treint	[
trek	C
trek show	C
trembl	S
tren	C
tren _de	C
tren madrid	D
tren sal	C
trench	C
trench warfar	C
trent	D
trescient	V
trevor	H
trevor noah	H
trex	E
trex sound	E
trial	I
trial dat	C
trial shift	C
triangl	R
triangul	C
trib	[
trib _be	U
trib _of	[
tribu	X
tribu _de	R
tribulacion	Q
tribulation	Z
trick	J
trick _or	C
trick _to	K
trig	U
trim	C
trinidad	C
trinidad carnival	C
trinit	I
trinit actress	G
trinit blood	C
trinit colleg	E
trinit lak	C
trinit outfit	C
trinit test	C
trip	I
trist	C
trist letr	C
trist tigr	C
triunf	F
trivi	D
trivi question	D
trojan	C
trojan hors	C
trolle	C
trolle problem	C
trompet	U
troms	C
tron	U
tron _de	P
troop	C
troph	C
troph guid	C
troubl	[
tru	C
tru _do	C
tru _that	C
truc	C
truc _de	C
truc gta	C
truck	[
truck jacket	C
trudeau	C
trump	H
trump net	H
trumpet	[
trust	[
trust _god	W
trust _him	P
trust _in	[
trust _the	P
trust issu	Q
truth	[
truth _and	P
try	Q
ts	E
ts chord	E
tsar	C
tsar _of	C
tsh	I
tsi	L
tsi tim	L
tsushim	C
tsushim two	C
ttttttt	C
ttttttt yy	C
tu	[
tu er	S
tub	J
tub peak	H
tub run	C
tub station	C
tubal	Z
tuchel	F
tuchel salar	F
tucson	J
tudor	C
tuesda	E
tuition	C
tuition _if	C
tulip	W
tulip bulb	E
tuls	C
tuls _with	C
tumb	V
tumbl	D
tumbl dry	C
tumor	[
tumor _be	T
tun	C
tun _a	L
tun _if	K
tun drop	J
tundr	C
tunic	T
tunnel	U
tunnel splint	C
tunnel wrist	L
turban	C
turc	C
turc pas	C
turke	C
turke _do	H
turke _in	G
turke crown	M
turn	W
turn _it	G
turn _me	T
turn _my	Z
turn _on	C
turn _th	C
turn _the	C
turn _thes	E
turn _to	[
turn against	R
turn awa	[
turn back	U
turn fift	V
turn off	C
turn out	[
turn over	S
turn prett	C
turn thirt	[
turn win	C
turnip	C
turnip pric	C
turron	C
turron _de	C
tutorial	F
tutorial eas	G
tuv	[
tuv _un	Y
tuv david	Q
tuvieron	Q
tv	C
tv _hav	K
tv _show	C
tv bil	G
tv ser	K
tv und	I
tv8	J
tversk	C
tversk kahneman	C
tweet	E
tweet announc	C
twelv	P
twelv _y	C
twelv apostl	C
twelv discipl	S
twelv factorial	C
twelv foot	G
twelv hour	F
twelv mean	[
twelv son	R
twelv sp	[
twelv summar	E
twelv triangl	E
twelv trib	W
twelv win	N
twelv yr	C
twent	C
twent fashion	C
twent question	C
twic	J
twic _the	F
twilight	C
twin	[
twist	C
twist sist	C
twit	C
two	D
two 202	L
two _a	C
two _by	U
two _dec	C
two _of	K
two answ	L
two bed	G
two bedroom	L
two blind	[
two cast	K
two cat	C
two ch	P
two chronicl	X
two corinthian	Z
two cruis	E
two da	C
two dictionar	C
two edg	[
two eg	H
two fish	V
two fiv	C
two full	L
two high	L
two inch	J
two john	[
two jump	C
two king	[
two larg	H
two legendar	C
two man	C
two map	I
two monitor	C
two one	C
two open	C
two paint	I
two paragraph	D
two peopl	X
two pet	Y
two pound	D
two question	C
two run	C
two samuel	[
two seven	J
two sist	U
two six	C
two son	P
two summar	C
two templ	G
two thessalonian	U
two thre	G
two thron	C
two timoth	[
two toed	C
two troph	C
two two	C
two unlimit	C
two walk	U
two week	C
two wif	X
two wit	R
two x	I
two xur	C
two year	M
ty	[
tyer	C
typ	C
typ _in	K
typ _my	C
typ _of	U
typ _someth	C
typ _wrong	C
typ chart	M
typ compatibilit	N
typ diet	K
typ her	C
typ skod	G
typ yesterda	C
typeerror	G
typeerror nonetyp	G
typescript	K
typescript generic	K
typhoid	C
typhoid mar	C
tyr	F
tyr 205	D
tyr mean	C
tyr pressur	C
tytytyt	C
u2	I
u2 joshu	I
uber	C
uber _en	E
uber far	C
uber sin	C
ubuntu	H
uc	C
uc deadlin	C
ufc	C
ufc fight	C
ufc thre	C
ugh	C
ugh ads	C
ugl	Y
uiuiu	C
uk	C
uk ?who	G
uk compan	C
uk eight	N
uk postcod	L
uk sport	I
ukrain	U
ukrain front	G
ukulel	C
ukulel song	C
ul	C
ul kurs	C
ultim	H
ultim hor	W
ultim notici	C
ultim palabr	P
umbreon	C
umrah	G
umrah packag	G
un	L
un acrilic	C
unabl	M
unabl _to	M
unanswer	Q
unanswer pra	Q
unappreciat	V
unawar	[
unbaptiz	T
unbaptiz bab	S
unbeliev	S
unblock	D
unblock sink	D
unborn	Y
uncensor	C
uncensor anim	C
uncion	W
uncl	V
unclean	[
unclean animal	V
unclean spirit	R
unclog	C
unclog _a	C
unconditional	W
uncontest	C
uncontest divorc	C
und	I
und 120	L
und 20	C
und 500	D
und 5s	D
und _a	R
und _do	C
und _his	V
und _the	[
und carpet	H
und eight	C
und fift	C
und hundr	N
und last	D
und thre	I
undefin	C
undefin null	G
undefin read	C
undefin referenc	C
underground	F
underneath	I
understand	S
understand _me	R
understand _the	Q
understand polish	C
undocument	[
undr	N
undr 500	N
unemplo	[
unemployment	C
unemployment rat	C
unequal	R
unequal yok	R
uneven	G
uneven _in	G
unexpect	K
unexpect token	C
unf	[
unfair	S
unfaith	Q
unforgiv	W
unforgivabl	T
unforgivabl sin	T
unforgiven	C
unforgiven clint	C
ungid	Q
ungrat	S
unhapp	U
unic	P
unid	C
unid requisit	C
unidad	P
uninstall	H
uninstall _th	H
union	T
union _and	E
union select	I
union start	C
uniqu	E
unit	C
unit _in	L
unit red	G
unit rigidbod	C
unit stat	C
univers	S
universal	M
universal studi	M
universidad	W
universit	V
universit acceptanc	C
unix	C
unix timestamp	C
unjust	X
unknown	[
unknown _god	Q
unladen	J
unladen swallow	J
unleaven	[
unleaven bread	[
unleaven flatbread	C
unless	S
unless _the	Q
unlimit	H
unlimit coin	C
unlock	C
unlock cost	L
unlock develop	N
unlock sim	E
uno	T
uno 2023	M
uno _can	I
uno stack	C
unplug	C
unplug _it	C
unrestrict	C
unrestrict ai	C
unrestrict assistant	K
unsubscrib	C
unt	C
unt socr	C
until	N
until christm	C
until marr	R
unworth	X
up	W
up _a	C
up _and	K
up _at	C
up _for	[
up _in	R
up _my	J
up _on	[
up _the	K
up _to	T
up _with	Z
up _your	[
up again	R
up befor	R
up hour	K
up lin	F
up nev	C
up old	G
up scott	C
up voltag	D
updat	C
updat _from	C
updat com	C
upgrad	C
upharsin	S
upon	[
upon _the	Y
ups	F
ups packag	F
upsid	G
upsid down	G
uptown	C
uptown funk	C
upwork	C
upwork fe	C
ur	K
ur mum	C
uranium	C
uranium 238	C
uri	P
uriah	U
urn	[
uru	G
uru leas	G
urugua	C
us	G
usa	H
usa _with	L
usar	[
usb	C
usc	D
usd	C
usd _to	D
usd jpy	C
use	K
use 20w50	K
use _a	C
use _for	C
use _in	I
use _me	[
use _my	Z
use _on	C
use _th	C
use _the	G
use _to	[
use cook	L
use oliv	H
use per	H
use up	C
used	F
used _to	[
used befor	C
used hond	G
used mattress	C
useeffect	K
useeffect run	K
useless	C
useless piec	D
useless thing	C
user	C
user ?wher	J
user _be	N
user _with	N
user exampl	L
user rol	J
usernam	C
usernam _for	G
usernam password	I
ush	C
ush confession	C
using	[
using _my	U
using drug	P
uso	M
uso _par	C
usted	V
usur	X
utah	C
utah jaz	C
utd	C
utd transf	C
uti	C
utopi	C
uv	G
uv index	C
uzzah	U
uzziah	T
v	C
v dqw4w9wgxcq	M
v two	F
v v	F
v wainwright	C
v8	C
v8 batter	C
va	C
va _a	C
va _de	S
va gan	C
va mal	U
va tan	C
vac	W
vacacion _a	C
vacacion _por	E
vacanc	C
vacanc _in	C
vacation	[
vaccin	K
vaccin _do	F
vaccin _get	C
vaccin age	C
vaci	Y
vacun	K
vacun _del	F
vain	[
val	[
val _la	V
val _un	T
valenc	C
valenc _of	C
valenci	C
valenci ave	D
valencian	G
valencian ingredient	G
valentin	[
valentin day	X
valid	F
valid _in	C
validation	C
valient	Y
valkyri	D
valkyri tip	D
vall	[
vall _de	W
valle	Y
valle _of	[
valle arizon	D
valle best	G
valle poisonou	C
valor	C
valor normal	C
valorant	G
valorant rank	G
valu	D
vam	V
vampir	C
vampir hunt	D
van	I
van _a	[
van _al	V
van _for	C
vancouv	C
vancouv _by	C
vandross	C
vandross great	C
vangel	C
vangel pian	C
vanidad	V
vanit	[
vanit _of	Y
vanit mean	X
vap	[
var	F
var _de	[
var work	C
variabl	D
variabl simulador	D
varon	Y
vasht	[
vauxhall	C
vauxhall cors	C
vay	S
vay mierd	E
vazquez	C
vazquez program	C
ve	W
ve _di	Q
vec	U
vecin	[
vedic	C
vedic astrolog	C
veg	C
veg residenc	G
vegan	M
vegan mac	E
vegetabl	K
vegetabl oth	C
vegetal	C
vegetarian	[
veil	Y
vein	C
vejez	W
vel	[
vel _de	T
velasquez	D
velasquez record	D
velocidad	C
velocidad _del	C
velocidad cuant	I
velocit	C
velocit _of	C
vem	C
ven	[
venc	S
vend	[
vend machin	G
vendi	T
vendr	S
veng	V
venganz	[
vengeanc	U
vengeanc _be	T
venial	S
venid	[
venid _par	R
venm	C
venm limit	C
venom	C
ventan	W
venu	C
venu _in	C
veo	[
veo _a	P
ver	C
ver _a	Y
ver _el	C
ver _en	C
ver brown	E
ver partid	C
verb	C
verb _to	C
verb _with	F
verb all	G
verb list	D
verbal	K
verbal contract	C
verbos	C
verd	E
verdad	X
verdader	T
verguenz	S
verif	C
verif _on	C
verificacion	C
veronic	U
verruc	C
verruc _at	C
versaill	C
versaill sign	C
versaill term	C
version	C
version _be	C
version _de	K
version _par	C
version cost	K
version exclusiv	D
verstappen	E
verstappen penalis	E
vesak	G
vesak dat	G
vest	S
vestid	C
vestid _de	C
vestidur	[
vet	C
vet _a	C
veteran	[
vez	[
vi	[
viabl	C
viaj	Y
vibrator	C
victor	[
victor over	Y
victori	C
victori secret	C
victori spong	C
vid	[
vid _de	T
vid _ser	Y
vid _y	R
vid etern	S
vid laboral	C
vide	C
vide _of	F
vide convert	J
vide edit	F
vide gam	[
vide porn	E
vide year	C
videojueg	S
vidi	D
vidi editor	D
vie	C
vie mean	C
viej	J
viej mall	C
vien	N
vien manan	C
vienen	S
vient	X
vientr	[
viern sant	S
vieron	P
vietnam	C
vietnam _as	C
vietnam war	J
view	C
view _my	D
view _on	E
vig	C
vigili	[
vii	C
vii _hav	C
vii wif	I
vik	C
vik navigat	C
villag	Z
villain	C
villain _in	C
villain _with	G
vim	C
vin	[
vin _and	S
vin _de	C
vindalo	E
vindalo ?how	E
vineg	C
vineg _and	C
vineg salt	G
vineyard	[
vinyl	C
vinyl _and	I
vinyl record	C
vio	Q
viol	Q
violacion	P
violation	C
violation let	C
violenc	[
violenci	U
violenci _en	P
violent	Y
violin	D
violin _and	K
violin tour	F
vipassan	E
vipassan retreat	E
viral	D
viral _or	D
virg	C
virg week	C
virgen	[
virgen mari	P
virgin	[
virginit	W
virtu	Z
virtual	J
virtual background	C
virtud	T
virtuos	Q
vis	E
vis _for	C
vis _par	C
visibl	C
visibl _to	C
visibl leak	C
visibl screw	C
vision	[
vision _de	Q
vision _of	Z
vision mean	C
visit	[
visit _a	V
visit _me	Q
visit _the	Q
visitor	C
visitor park	C
vist	Z
vitamin	C
vitamin _be	D
vitamin _tien	C
vitamin c	G
vitamix	H
vitamix vs	H
vitr	X
viud	[
viv	[
viv _con	T
viv _en	H
viv _un	I
viv _y	Q
viv sol	R
vivi	T
vivient	R
vivir	Q
vlookup	G
vlookup return	G
vm	F
vm disk	F
vocabular	C
voic	G
voic _at	Z
voic _of	H
voic actor	I
voic check	F
voic coach	C
voic uk	C
voic wood	C
voiceov	C
void	I
void 0	I
void main	H
vokzal	K
vol	C
vol voy	C
volcan	N
volcan project	D
voltag	D
volum	F
volum permission	F
volunt	W
voluntad	Q
volunteer	X
volv	[
volv _a	[
volver	[
volvi	U
volvi _a	Q
vomit	[
vosotr	W
vot	M
vot _in	C
vot count	C
vouch	C
vouch redemption	C
vouchr	C
vow _and	S
vow _of	C
vow _to	Q
voy _a	[
voyag ticket	C
voz	Z
vpn	C
vpn _for	C
vs	C
vs _e	F
vs a2	M
vs arrowroot	G
vs babbel	H
vs cap	E
vs celtic	M
vs combination	G
vs cottag	C
vs ct	C
vs deflation	E
vs doric	D
vs dubo	F
vs flexbox	I
vs gibson	J
vs godzill	H
vs highlight	G
vs honeycrisp	C
vs ibuprofen	L
vs ielt	H
vs in	C
vs kram	K
vs lak	K
vs lebron	K
vs less	G
vs marxism	G
vs may	F
vs mayonnais	G
vs mig	C
vs moissanit	H
vs ninj	H
vs octob	M
vs opal	I
vs paint	D
vs palmeir	C
vs pear	N
vs postgr	G
vs proportional	C
vs s	K
vs sherman	L
vs sirloin	F
vs starl	J
vs steel	H
vs stomach	L
vs su57	J
vs usc	D
vs w2	J
vs who	G
vs whol	H
vs wund	J
vs zoysi	G
vscod	E
vuel	C
vuel _a	C
vuel _de	N
vuel barat	C
vuel lej	J
vuel medid	C
vuelt	H
vuelt _a	K
vuelt ciclist	F
vuelv	[
vuestr	[
vuestr corazon	R
vulnerabl	C
vw	L
vw golf	L
w	C
w g	I
w2	J
w9	C
w9 form	C
wa	[
wab	C
wab sab	C
wag	[
wag 2024	K
wag _in	H
wag _of	S
wahlberg	C
wahlberg diet	C
wainwright	C
wainwright summar	C
wait	Z
wait _for	[
wait _on	U
wait period	C
wait until	P
waiv	H
waiv wir	H
wak	G
wak _me	C
wak for	C
wak up	[
walgreen	D
walk	V
walk _by	T
walk _in	[
walk _on	M
walk _with	Y
walk awa	Z
walk crash	C
walk int	C
walk out	P
walk togeth	U
walkthrough	C
wall	U
wall ?how	C
wall _and	C
wall _e	C
wall _of	[
wall fall	F
wall street	C
wallet	C
wallet fe	C
wallet not	C
wallpap	C
wallpap _or	E
wallpap round	J
walru	E
wand	T
wank	C
want	[
want _a	W
want _me	[
want _my	P
want _to	[
want child	P
want mone	P
want mor	V
war	N
war _and	T
war _in	[
war _of	S
war against	X
war armistic	C
war blad	D
war concentration	C
war draft	J
war essa	C
war explain	C
war film	E
war helmet	C
war last	C
war list	C
war oil	C
war one	C
war prox	C
war ragnarok	C
war rogu	C
war thre	[
war valkyri	D
warden	C
wardrob	G
wardrob checklist	G
warehous	C
warehous job	C
warehous night	C
warehous shift	J
warfar	J
warfar weapon	C
warfarin	C
warfarin food	C
warfram	C
warfram leviathan	C
warm compress	C
warn	I
warn 150	H
warn _to	Y
warn broth	D
warn oklahom	C
warrior	M
warrior rost	F
warzon	C
warzon loadout	C
wash	K
wash _a	C
wash _in	Z
wash _the	P
wash cashmer	C
wash foot	[
wash hand	S
wash machin	E
wash seven	X
wasp	C
wasp nest	C
wast	Q
wast _my	W
wast _of	C
wat	[
wat _and	U
wat _at	C
wat _be	C
wat _do	G
wat _from	Y
wat _in	U
wat _of	[
wat _should	C
wat _to	C
wat bottl	F
wat brown	E
wat build	C
wat cycl	H
wat entr	G
wat film	K
wat heat	C
wat int	N
wat lik	Z
wat saf	C
wat soften	D
wat templ	C
wat tomat	I
watch	T
watch _it	C
watch _me	S
watch _the	C
watch _wont	G
watch all	C
watch church	[
watch marvel	L
watch ord	C
watch over	X
watch porn	[
watch season	D
watch strap	C
watch v	M
watchman	W
water	C
watercolor	E
waterfall	E
watergat	C
watergat scandal	C
waterlo	C
watermark	D
watermelon	J
watermelon _be	J
waterproof	C
watson	C
watson now	C
wav	[
wax	G
wax off	I
wax removal	G
way	P
way _of	Z
way _on	C
way _to	C
way bet	C
way out	Y
wayfar	D
wayfar _or	D
weak	K
weak point	C
wealth	T
wealth carnegi	C
weapon	S
weapon _do	D
weapon _in	R
wear	X
wear _a	[
wear _me	S
wear _to	C
wear prad	C
weath	C
weath ?wher	C
weath tomorrow	C
weathr	C
weathr _th	C
web	C
websit	C
websit _in	J
websit _with	E
websit launch	F
wed	V
wed _at	W
wed _be	S
wed _in	H
wed _of	W
wed band	I
wed cak	H
wed dress	C
wed hir	C
wed photograph	H
wed read	[
wed ring	[
wed soundtrack	C
wednesda	G
wednesda danc	C
wednesda fir	C
wednesda season	C
weed	[
week	S
week _in	C
week ad	C
week forecast	C
week lov	C
week meal	E
week nin	H
week notic	L
week old	C
weekend	J
weeknd	C
weeknd real	C
weep	[
weep _and	Q
weep _for	Q
weep _with	S
weigh	[
weight	C
weight _for	I
weight loss	S
weird _al	C
welcom	[
weld	C
weld vs	C
well	[
well _of	W
wellington	C
welliv	C
welliv bosch	C
welsh	G
welsh word	G
wemble	L
wemble stadium	L
weoirweoiruw	C
west	T
wet	C
wet _the	C
wet train	K
weth	C
weth lik	C
wh	J
wh limit	J
whal	T
whal watch	D
whatev	C
whatsap	C
whatsap backup	E
whatsap web	G
wheat	Y
wheat _and	S
wheel	C
wheel _and	C
wheel _of	C
wheel alignment	M
wheel shak	E
wheelch	Z
wher	C
wher _my	C
whetston	E
whil	R
whil charg	C
whil driv	X
whil loop	C
whil tru	C
whip	I
whip vs	C
whirlwind	[
whisk	C
whisk und	C
whistl	C
whit coat	C
whit dov	C
whit hors	[
whit leath	E
whit lie	Z
whit peon	D
whit pric	G
whit screen	C
whit spot	C
whit trail	C
whit ts	E
whitb	C
who	C
who _ther	C
whoam	C
whoev	V
whol	S
whol grain	C
whol hous	C
whol quot	H
whol row	N
whol tith	[
whol world	U
wholemeal	K
wholemeal recip	K
wholesal	C
whop	C
whop calor	H
whop pric	E
wibbl	C
wicc	M
wiccan	C
wiccan alt	C
wiccan wheel	G
wick	Q
wick _chapt	C
wick four	C
wick king	P
wick son	Q
wid	C
wid _for	C
widow	[
widow _of	U
widow son	P
width	F
width find	F
wif	Q
wif _and	Q
wif _be	[
wif _do	R
wif _doesnt	P
wif _for	V
wif _hav	X
wif _in	Q
wif _of	[
wif _tell	C
wif _will	P
wif die	Q
wif extend	C
wif nam	V
wif no	C
wif password	J
wif reach	C
wig	S
wig edg	D
wikipedi	C
wild	[
wilder	[
will	V
william	C
william hill	G
william pass	C
william swim	C
williamson	C
williamson trad	C
willow	C
willow _from	C
wilson	I
wilson luth	I
wimbledon	K
wimbledon _in	K
win 202	G
win _and	U
win _from	C
win fridg	C
win goal	K
win int	C
win last	[
win list	H
win lotter	C
win out	I
win pair	C
win powerball	D
win strict	C
win toda	C
win tour	F
wind	K
wind _in	C
wind explor	C
wind reap	X
window	C
window _for	C
window cord	C
window eleven	I
window seven	G
window ten	C
windowsill	C
windsor	C
windsor knot	C
wineskin	Y
wing	[
wing eyelin	C
wing lik	Z
wingspan	C
winston	I
winston room	I
wint	Q
wint _in	H
wint boot	C
wint olympic	I
wint tir	C
wip	P
wip _a	J
wip awa	Y
wip blad	K
wir	H
wis	[
wis _and	S
wis _be	W
wis _of	Q
wis man	Z
wis tooth	C
wis woman	S
wish	X
wish _i	X
wit	[
wit _to	T
witch	H
witch _of	T
witch trial	C
witchcraft	[
wither	R
wither hand	R
within	[
without	N
without _a	N
without _god	R
without _him	P
without _it	L
without _me	T
without _my	R
without _the	C
without bak	G
without beer	C
without borax	C
without ceas	Q
without credit	C
without cut	C
without dela	C
without die	C
without drill	M
without flour	C
without get	E
without green	C
without insuranc	I
without mom	R
without mone	U
without sin	Q
without sound	C
without tak	G
without work	U
without yeast	F
wittgenstein	C
wittgenstein teach	C
wo	U
wobbl	C
woe	[
woe _to	[
wok	Z
wok up	Z
wolf	Z
wolv	K
wolv howl	C
woman	X
woman ?who	[
woman _allow	C
woman _at	S
woman _be	U
woman _get	E
woman _in	Z
woman _of	V
woman _with	[
woman captain	C
woman chord	C
woman lead	S
woman prophet	P
woman teach	R
woman wear	[
womb	Y
women	D
won	C
won _the	C
wonder	Y
wonder counselor	W
wonderkid	G
wonderwall	C
wonderwall _in	J
wood	R
wood _and	[
wood _in	C
wood _would	C
wood net	C
wood tub	C
woodchuck	C
woodchuck chuck	C
wool	K
wool jump	C
wor	[
worcestershir	C
word	I
word _an	C
word _and	Q
word _be	X
word _for	C
word _in	[
word _of	[
word _that	C
word _to	Z
word _will	U
word _with	C
word banan	C
word becam	R
word document	C
word end	C
word essa	F
word fil	D
word start	C
word utopi	C
wordl	C
wordl _en	J
wordl answ	C
wordpress	G
wordpress critical	G
work	[
work _and	P
work _at	U
work _be	W
work _for	R
work _from	R
work _in	L
work _of	[
work _on	P
work _with	C
work abroad	T
work account	C
work aft	R
work all	W
work behind	D
work day	S
work email	C
work hard	U
work lik	C
work out	M
work test	C
work togeth	P
work underground	F
work uti	C
workaholic	Z
workout	C
workout machin	C
workplac	Z
worksheet	C
worksheet four	L
worksheet grad	C
worksheet year	J
world	W
world _and	D
world _be	S
world cup	C
world map	F
world record	C
world ser	C
world war	N
worm	R
worm _a	E
worn	V
worn out	U
worr	[
worr _about	W
wors	T
wors than	S
worship	[
worship _at	S
worship _god	Q
worship _in	P
worst app	C
worth	C
worth _anyth	D
worth _it	C
worth _to	W
worth mone	C
worth repair	H
worthless	Z
wound	[
wound _of	S
wow	C
wow macr	C
wrap	C
wrap ?when	E
wrath	H
wrath _chapt	C
wrath _of	C
wrestl	U
wrestl _with	Q
wright	C
wright broth	C
wrink	C
wrink _in	C
wrist	L
wrist brac	L
writ	T
writ _a	C
writ _an	G
writ _in	X
writ _me	C
writ _on	[
writ _the	M
writ _to	[
writ frankenstein	I
writ malwar	C
writ minut	C
writ off	C
writ python	K
writ revelation	[
writ smell	C
writ sql	C
wrong	V
wtf	C
wtf _be	C
wubb	C
wubb lubb	C
wudu	C
wudu step	C
wund	J
wund train	J
wuther	C
wuther height	C
ww2	I
ww2 ration	I
wwe	C
wwe royal	C
wwi	L
wwi tank	L
www	C
www facebook	I
www marc	J
www rightmov	H
www theguardian	J
www youtub	M
wyom	H
wyom height	H
x	C
x _al	F
x _e	C
x arr	F
x cub	D
x eight	C
x factor	E
x fiv	I
x onerror	G
x scar	C
x squar	L
x two	I
x41	C
x41 x41	C
xbox	C
xbox _or	H
xbox crosspla	G
xbox gamepass	J
xcvbnm	C
xiaom	C
xpath	C
xpath contain	C
xss	G
xur	C
xur location	C
xxx	C
xyz	C
xyzz	C
y2k	C
ya	V
ya lat	C
ya no	[
yacht	C
yaho	D
yaho com	D
yahtze	K
yahtze scor	K
yaml	C
yaml stand	C
yanke	D
yanke ticket	D
yannick	E
yannick noah	E
yard	C
yasin	C
yasin arabic	C
yeah	C
yeah _right	C
year	N
year _and	S
year _be	G
year _do	C
year _for	[
year _in	[
year _of	F
year _the	V
year dat	C
year eve	C
year experienc	H
year fiv	G
year gap	C
year nin	J
year old	G
year plan	Y
year war	C
year without	[
yeast	[
yeet	C
yeet yeet	C
yell	[
yell _at	T
yellow	C
yellow fev	F
yellow jerse	J
yellowston	F
yellowston _if	F
yem	C
yem bland	C
yep	C
yes	C
yes _or	F
yesterda	P
yesterda _and	D
yet	D
yet _and	C
yield	C
yield calculation	K
yield coc	D
ying	C
ying tong	C
yog	G
yogur	K
yogur _en	K
yogurt	C
yogurt high	C
yok	[
yok _of	U
yolk	I
york	C
you	[
young	[
young _to	P
young king	X
young man	W
young peopl	W
young person	S
young son	T
young strik	C
your	[
yourselv	[
youth	[
youth group	[
youth hostel	C
youtub	C
youtub _get	E
youtub com	M
youtub downlaod	C
yr	C
yr old	C
yug	[
yugoslavi	C
yugoslavi breakup	C
yy	C
z	C
zacari	W
zacchaeu	W
zadok	V
zakat	I
zakat calculator	I
zapat	C
zapat _de	D
zapat _en	H
zapatill	C
zapatill jordan	C
zar	C
zar _cuand	G
zar blaz	F
zar without	C
zaragoz	C
zarephath	U
zarz	X
zazen	C
zealand	D
zealand south	I
zebede	S
zebr	C
zebr _hav	C
zechariah	[
zedekiah	V
zeld	C
zeld tear	C
zen	C
zen found	C
zen meditation	C
zen paradox	H
zenday	C
zenday engag	C
zephaniah	V
zeppelin	E
zeppelin hindenburg	E
zer	C
zer _in	E
zer ever	C
zer hour	G
zerubbabel	V
zeu	C
zeu _and	C
ziklag	X
zillow	D
zimr	W
zion	[
zion national	G
zion williamson	C
zip	C
zip cod	F
zip stuck	C
zipporah	S
zodiac	M
zodiac 198	G
zodiac sign	C
zoe	V
zon	C
zon _do	I
zon _for	J
zon _in	C
zon ae	C
zon map	G
zon seven	C
zoom	C
zoom virtual	C
zoph	T
zoroastrian	D
zoroastrian new	D
zorr	X
zoysi	G
zuckerberg	C
zuckerberg hair	C
zuckerberg net	L
zulu	C
zulu part	C
zxzxzx	C
zzz	C
zzzzzzz	C
ß	C
ß test	C
тест	C
اختبار	C
مرحبا	C
مرحبا اختبار	C
ツ	C
テスト	C
今	C
今 天	C
你	C
你 好	C
吗	C
吗 今	C
天	C
天 天	C
天 气	C
好	C
好 吗	C
气	C`
