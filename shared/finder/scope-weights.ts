// written by npm run train:scope: see infra/train/README.md
export const packed = `0.12 2.025
-!--#	E
-""="	C
-",b:	G
-"-->	E
-">10	G
-"></	L
-"><p	G
-"><s	J
-"con	G
-"eas	G
-"hel	D
-"hol	I
-"htt	L
-"ls"	E
-"pho	F
-#102	G
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
-'non	F
-'ope	I
-'xss	G
-("he	D
-("ho	I
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
-(luk	X
-(mar	Y
-(str	I
-(und	F
-(use	J
-(x+5	I
-(x-2	I
-(ツ)_	C
-)(x+	I
-)</s	F
-)_/¯	C
-*7}}	C
-+150	G
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
--bre	X
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
--sex	S
--two	Z
--yea	[
-../.	E
-../e	E
-./..	E
-./et	E
-.0.0	F
-.0.1	E
-.1.1	D
-.141	C
-.168	D
-.1:8	F
-.3.1	E
-.5kg	D
-.co.	C
-.com	C
-.coo	J
-.exa	D
-.fac	J
-.goo	N
-.hei	D
-.log	F
-.ly/	F
-.map	G
-.mar	J
-.org	J
-.out	I
-.per	E
-.pri	I
-.rig	H
-.rol	J
-.smi	J
-.sta	J
-.the	J
-.uk/	I
-.yah	E
-.you	L
-/../	E
-//do	N
-//ev	G
-//ex	L
-//fi	J
-//gi	K
-//lo	H
-//ww	E
-/180	E
-/1ab	N
-/3xy	F
-/b&g	F
-/d/1	N
-/div	G
-/doc	N
-/etc	C
-/evi	G
-/exa	L
-/fil	J
-/fun	I
-/git	K
-/ifr	L
-/ins	C
-/jpy	C
-/lin	K
-/loc	H
-/log	M
-/p><	G
-/pas	E
-/r/f	I
-/scr	F
-/sha	D
-/spo	I
-/spr	N
-/tec	J
-/tor	K
-/tv8	I
-/wat	L
-/www	E
-0-14	F
-0-60	G
-0.0.	F
-0.1:	F
-0/10	C
-0/40	C
-0/lo	M
-00/l	M
-000/	M
-0000	G
-0012	F
-00mg	I
-00ml	C
-0110	C
-0111	C
-0123	C
-0142	G
-019-	F
-0198	F
-0203	C
-0210	N
-0293	G
-0800	G
-08n5	C
-0w50	J
-1.20	H
-1.5k	D
-10")	G
-100k	J
-100m	C
-1011	C
-1012	G
-1024	J
-1029	G
-1099	I
-1101	C
-1111	C
-1200	K
-120h	J
-1234	C
-127.	F
-12x1	J
-13-b	D
-1331	E
-14-1	F
-1415	C
-1439	F
-144h	G
-1500	C
-1542	C
-168.	D
-16gb	D
-1764	E
-17:4	E
-1812	C
-1832	D
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
-1976	H
-1980	E
-1983	C
-1984	C
-1985	C
-1988	F
-1990	C
-1991	C
-1994	C
-1998	C
-1:80	F
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
-2012	J
-2014	C
-2016	E
-2017	K
-2019	G
-2020	E
-2022	C
-2023	D
-2024	C
-2025	C
-2026	N
-2030	I
-2049	F
-20hz	J
-20w5	J
-213-	D
-2345	C
-2400	K
-25kg	C
-27.0	F
-27th	C
-2837	F
-2938	G
-29yb	I
-2x10	J
-3(2+	C
-3.14	C
-3000	C
-3060	E
-312)	F
-32gb	D
-3456	C
-34th	H
-3508	C
-38.2	C
-3951	F
-3xyz	F
-4-14	F
-4000	[
-403)	J
-4111	D
-4159	C
-4321	C
-4395	F
-4471	I
-44hz	G
-4567	C
-4719	I
-48/1	E
-4@gm	J
-4w9w	L
-4x-3	C
-5,00	U
-5-01	C
-500m	I
-50th	Y
-51-8	F
-5432	C
-55-0	C
-5540	J
-555)	F
-555-	C
-5678	C
-5wrw	C
-6016	E
-6100	G
-64gb	C
-6543	C
-6600	E
-6784	G
-6789	G
-68.0	M
-68.1	D
-7*7}	C
-7.0.	F
-7190	I
-7654	C
-7700	F
-78-0	F
-7:45	E
-7sdf	E
-7th?	C
-8-0-	F
-8.0.	M
-8.1.	D
-8/18	E
-8080	F
-8213	D
-84@g	J
-85,0	U
-8765	C
-87sd	E
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
-9384	G
-951-	F
-978-	F
-980s	E
-9876	C
-990s	C
-9999	D
-999a	G
-99aa	G
-9aa1	G
-9wgx	L
-9ybg	I
-9÷3(	C
-://d	N
-://e	E
-://f	J
-://g	K
-://l	H
-://w	E
-:300	H
-:808	F
-:;};	C
-:a,"	G
-:b,"	G
-:c,a	G
-:lda	G
-:voi	J
-;/b&	F
-;b&g	F
-;hi&	F
-;jkl	C
-<!--	E
-</b>	C
-</di	G
-</if	L
-</p>	G
-</sc	F
-<?ph	D
-<b>b	C
-<div	G
-<ifr	L
-<img	G
-<p>t	G
-<scr	F
-<svg	J
-<|im	E
-="co	G
-="ht	L
-="ls	E
-=4x-	C
-=ale	D
-=dqw	L
-=mc2	C
-=sum	G
->10"	G
-></d	G
-></i	L
-><p>	G
-><sv	J
->ale	F
->bol	C
->sys	E
->tes	G
-?php	D
-?v=d	L
-@exa	G
-@gma	J
-@hot	C
-[/in	C
-[i];	F
-[ins	C
-^!==	J
-^""=	C
-^""}	C
-^"><	J
-^"ph	F
-^"yo	T
-^###	C
-^#10	G
-^#n/	G
-^%00	C
-^%s%	C
-^&lt	F
-^'ad	J
-^'ci	C
-^'no	F
-^'op	I
-^(31	F
-^(55	F
-^(in	F
-^(lu	X
-^(ma	[
-^(us	J
-^(x-	I
-^+15	G
-^+44	C
-^+52	F
-^-la	C
-^-rf	F
-^../	E
-^.he	D
-^/et	D
-^0-6	G
-^0/1	C
-^000	C
-^011	C
-^019	F
-^020	C
-^080	G
-^1.2	H
-^1.4	K
-^1.5	D
-^1.6	K
-^100	C
-^101	C
-^102	J
-^109	I
-^10k	K
-^111	C
-^117	F
-^120	K
-^121	H
-^123	C
-^125	G
-^127	K
-^12x	J
-^133	E
-^144	[
-^150	C
-^153	[
-^154	C
-^16g	D
-^17%	C
-^176	E
-^17:	E
-^180	G
-^181	C
-^183	D
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
-^2.7	I
-^20/	C
-^200	C
-^201	C
-^202	C
-^203	I
-^204	F
-^205	D
-^20w	J
-^225	J
-^238	C
-^240	H
-^250	G
-^25k	C
-^27t	C
-^2lb	L
-^3.1	C
-^3/8	H
-^300	M
-^303	C
-^305	L
-^306	E
-^32g	D
-^340	C
-^34t	H
-^350	C
-^365	[
-^38.	C
-^390	Y
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
-^48/	E
-^4am	C
-^4th	C
-^500	C
-^501	G
-^502	C
-^50t	Y
-^53?	S
-^554	J
-^555	C
-^567	F
-^5kg	L
-^6.9	K
-^600	[
-^601	E
-^63%	D
-^646	N
-^64g	C
-^660	E
-^666	[
-^6am	E
-^737	D
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
-^<di	G
-^<if	L
-^<im	G
-^<sc	F
-^<|i	E
-^===	K
-^=su	G
-^[/i	C
-^[in	C
-^__p	C
-^a52	L
-^a61	G
-^a[i	F
-^aaa	C
-^aar	K
-^ab1	G
-^aba	[
-^abc	C
-^abd	Z
-^abe	N
-^abi	[
-^abl	C
-^abn	Z
-^abo	U
-^abr	V
-^abs	[
-^abu	S
-^abv	C
-^aby	Y
-^aca	H
-^acc	S
-^ace	V
-^ach	X
-^ack	F
-^acl	[
-^acn	[
-^aco	N
-^acr	C
-^act	C
-^acu	K
-^acá	Q
-^adb	H
-^add	M
-^ade	C
-^adi	C
-^adj	C
-^adm	D
-^ado	[
-^ads	C
-^adu	Q
-^adv	[
-^adá	[
-^aer	C
-^afa	X
-^aff	W
-^afr	[
-^aft	R
-^aga	[
-^age	C
-^ago	[
-^agr	[
-^agu	L
-^agv	I
-^aha	[
-^ahe	L
-^ahi	W
-^aho	Q
-^ahí	P
-^aid	C
-^air	C
-^ajo	C
-^ala	[
-^alb	C
-^alc	P
-^ald	C
-^ale	D
-^alf	Y
-^alg	U
-^ali	G
-^all	U
-^alm	[
-^alo	W
-^alp	C
-^alq	J
-^alr	T
-^als	[
-^alt	C
-^alu	H
-^alw	[
-^alz	[
-^ama	K
-^amb	[
-^ame	E
-^ami	U
-^amn	Z
-^amo	N
-^amp	[
-^amr	I
-^ams	J
-^amt	C
-^amu	Y
-^amz	C
-^amá	W
-^amé	S
-^amó	[
-^ana	G
-^anc	Z
-^and	[
-^ang	J
-^ani	K
-^ank	C
-^ann	[
-^ano	I
-^ans	P
-^ant	Y
-^anu	F
-^anx	[
-^any	W
-^ap7	C
-^apa	T
-^ape	R
-^api	C
-^apl	C
-^apo	Z
-^app	C
-^apr	I
-^apu	Y
-^apó	[
-^aqa	I
-^aqu	N
-^ara	R
-^arc	[
-^ard	S
-^are	T
-^arg	I
-^ari	Q
-^ark	T
-^arm	V
-^aro	W
-^arp	[
-^arq	R
-^arr	Q
-^ars	C
-^art	P
-^asa	[
-^asc	L
-^asd	C
-^ase	[
-^ash	[
-^asi	S
-^ask	[
-^asl	C
-^asm	Z
-^asn	U
-^asp	G
-^ass	E
-^ast	[
-^asu	[
-^asy	M
-^así	[
-^ata	R
-^ate	[
-^ath	[
-^atm	C
-^ato	M
-^atr	[
-^atu	C
-^auc	F
-^aud	Y
-^aug	W
-^aun	[
-^aur	C
-^aus	C
-^aut	Z
-^ava	F
-^ave	C
-^avi	S
-^avo	H
-^awa	T
-^awf	R
-^axi	H
-^axo	C
-^aya	V
-^aye	F
-^ayu	[
-^ayú	[
-^aza	[
-^azt	C
-^azu	C
-^b08	C
-^baa	U
-^bab	Y
-^bac	T
-^bad	Y
-^bae	E
-^bag	C
-^bai	F
-^baj	W
-^bak	C
-^bal	C
-^bam	D
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
-^bea	H
-^beb	X
-^bec	V
-^bed	M
-^bee	C
-^bef	X
-^beg	[
-^beh	[
-^bei	[
-^bel	Z
-^ben	[
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
-^big	J
-^bik	H
-^bil	C
-^bin	C
-^bio	H
-^bip	[
-^bir	L
-^bis	C
-^bit	H
-^biz	K
-^bla	E
-^ble	[
-^bli	R
-^blo	K
-^blu	C
-^bmi	C
-^bmw	F
-^bnm	C
-^boa	[
-^bob	C
-^boc	[
-^bod	V
-^boe	C
-^bog	D
-^boh	H
-^boi	C
-^bol	C
-^bom	[
-^bon	C
-^boo	K
-^bor	F
-^bos	G
-^bot	C
-^bou	H
-^bow	H
-^box	C
-^boy	[
-^bpm	C
-^bra	I
-^brb	C
-^bre	H
-^bri	K
-^bro	N
-^bru	C
-^bts	C
-^buc	V
-^bud	C
-^bue	Y
-^buf	C
-^bug	C
-^bui	L
-^buj	G
-^bul	I
-^bum	C
-^bun	C
-^bur	W
-^bus	C
-^but	C
-^buy	W
-^buz	G
-^by-	C
-^bye	C
-^byn	C
-^byp	I
-^byu	D
-^bíb	[
-^c'e	C
-^c++	C
-^caa	I
-^cab	H
-^cac	C
-^cad	Q
-^cae	[
-^cag	C
-^cai	M
-^cak	C
-^cal	C
-^cam	N
-^can	N
-^cap	C
-^car	C
-^cas	C
-^cat	D
-^cau	C
-^cav	I
-^cay	U
-^caz	W
-^caí	[
-^cbd	Q
-^cde	G
-^cdm	D
-^cea	W
-^ceb	R
-^ced	[
-^cei	E
-^cel	C
-^cem	[
-^cen	K
-^ceo	C
-^cer	G
-^ces	[
-^cet	C
-^ceu	I
-^cgi	C
-^cha	C
-^che	C
-^chi	K
-^chl	M
-^chm	C
-^chn	C
-^cho	C
-^chr	V
-^chu	[
-^cic	C
-^cie	L
-^cig	Z
-^cim	C
-^cin	C
-^cir	V
-^cis	F
-^cit	L
-^ciu	V
-^civ	I
-^cle	S
-^cli	C
-^clo	G
-^clu	H
-^cmd	E
-^cnn	C
-^co-	D
-^coa	L
-^cob	J
-^coc	C
-^cod	C
-^cof	C
-^coi	P
-^cok	C
-^col	G
-^com	G
-^con	W
-^coo	C
-^cop	L
-^cor	N
-^cos	C
-^cot	C
-^cou	J
-^cov	G
-^cow	T
-^cpr	H
-^cpu	C
-^cra	L
-^cre	Q
-^cri	Y
-^cro	G
-^crp	C
-^cru	E
-^cry	Q
-^crí	W
-^cró	W
-^css	D
-^csv	C
-^ctr	C
-^cua	C
-^cuc	P
-^cue	J
-^cuf	C
-^cui	J
-^cul	Y
-^cum	[
-^cuo	I
-^cup	C
-^cur	D
-^cus	S
-^cut	J
-^cuy	P
-^cuá	[
-^cuñ	T
-^cyb	E
-^cyc	C
-^cyl	E
-^cyp	Z
-^cyr	[
-^cán	Y
-^cár	[
-^cél	[
-^cés	Z
-^cóm	[
-^d'o	G
-^d20	C
-^dad	[
-^dag	X
-^dah	C
-^dai	H
-^dal	C
-^dam	S
-^dan	J
-^dar	M
-^das	C
-^dat	C
-^dau	Z
-^dav	P
-^daw	[
-^dax	E
-^day	W
-^dañ	[
-^ddd	C
-^dea	U
-^deb	[
-^dec	S
-^ded	[
-^dee	P
-^def	Q
-^deg	C
-^dei	[
-^dej	T
-^del	G
-^dem	W
-^den	R
-^deo	E
-^dep	M
-^der	C
-^des	[
-^det	Y
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
-^dif	Q
-^dig	Y
-^dij	E
-^dil	K
-^dim	C
-^din	S
-^dio	[
-^dip	T
-^dir	C
-^dis	U
-^diw	C
-^diá	[
-^djo	C
-^dmv	C
-^dnd	N
-^dni	C
-^dns	C
-^do?	[
-^dob	R
-^doc	I
-^doe	J
-^dog	C
-^doi	Y
-^dol	N
-^dom	D
-^don	U
-^doo	L
-^dop	L
-^dor	[
-^dos	S
-^dou	L
-^dov	P
-^dow	K
-^doy	X
-^doz	M
-^dpf	G
-^dps	C
-^dra	K
-^dre	L
-^dri	D
-^dro	F
-^dru	T
-^dry	E
-^dub	C
-^duc	C
-^dud	C
-^due	M
-^dui	S
-^duk	M
-^dul	[
-^dum	C
-^dun	F
-^duo	C
-^dup	C
-^dur	U
-^dus	[
-^dut	J
-^duv	C
-^dvd	C
-^dvl	F
-^dwa	I
-^dwe	R
-^dye	M
-^dyi	R
-^dyn	C
-^dys	V
-^déb	[
-^día	[
-^dón	[
-^e-m	C
-^e.g	F
-^e10	F
-^e11	L
-^e18	C
-^e=m	C
-^e^x	D
-^eac	P
-^eag	R
-^ear	L
-^eas	V
-^eat	E
-^eba	C
-^ebe	Y
-^ecc	Z
-^ech	E
-^ecl	D
-^eco	C
-^ecu	U
-^ecz	C
-^eda	[
-^ede	P
-^edg	C
-^edi	C
-^edo	[
-^edu	S
-^edé	[
-^eev	C
-^efe	Y
-^eff	C
-^efi	R
-^efr	Y
-^egg	C
-^egi	Z
-^egl	Y
-^ego	[
-^eid	C
-^eif	G
-^eig	[
-^eje	C
-^ejé	V
-^ela	V
-^elb	C
-^eld	[
-^ele	C
-^elf	C
-^eli	[
-^ell	M
-^elm	H
-^elo	U
-^elt	M
-^ely	S
-^elí	Z
-^ema	C
-^emb	[
-^eme	X
-^emi	S
-^emm	G
-^emo	[
-^emp	D
-^ena	J
-^end	Y
-^ene	X
-^enf	[
-^eng	C
-^enj	[
-^enl	I
-^enn	X
-^eno	[
-^ens	S
-^ent	R
-^env	[
-^enz	E
-^epa	V
-^eph	[
-^epi	D
-^epo	C
-^eps	C
-^equ	C
-^era	[
-^ere	C
-^eri	C
-^erm	C
-^ero	N
-^err	C
-^ert	C
-^eró	V
-^esa	[
-^esc	Z
-^esd	J
-^esf	U
-^esg	K
-^esl	E
-^esp	V
-^esq	C
-^ess	C
-^est	Y
-^eta	F
-^ete	P
-^etf	C
-^eth	[
-^eti	C
-^eto	C
-^etr	D
-^ets	C
-^ett	C
-^ety	C
-^eug	D
-^eul	C
-^eun	[
-^eur	C
-^eut	[
-^eva	[
-^evi	[
-^evo	X
-^ewr	C
-^ex-	W
-^exa	V
-^exc	I
-^exe	G
-^exh	X
-^exi	Y
-^exo	S
-^exp	C
-^ext	R
-^eye	T
-^eyr	F
-^eze	[
-^ezi	C
-^ezr	N
-^f05	J
-^f15	I
-^f16	H
-^f30	F
-^f35	I
-^fac	E
-^fad	T
-^fah	G
-^fai	[
-^faj	C
-^fak	M
-^fal	V
-^fam	W
-^fan	M
-^far	I
-^fas	N
-^fat	[
-^fau	V
-^fav	Q
-^fe2	C
-^fe?	Z
-^fea	[
-^feb	F
-^fec	C
-^fed	U
-^fee	M
-^fei	C
-^fel	[
-^fem	U
-^fen	G
-^fer	C
-^fes	Q
-^feu	L
-^fev	C
-^few	D
-^fff	C
-^ffs	C
-^fia	Z
-^fib	C
-^fic	C
-^fie	[
-^fif	R
-^fig	Y
-^fij	G
-^fil	C
-^fin	U
-^fir	Q
-^fis	V
-^fit	C
-^fiv	M
-^fix	C
-^fjd	C
-^fla	D
-^fle	[
-^fli	C
-^flo	S
-^flu	C
-^fly	C
-^foc	R
-^fod	C
-^fog	C
-^foi	D
-^fol	C
-^fon	C
-^foo	P
-^fos	[
-^fot	C
-^fou	Q
-^fox	K
-^fra	E
-^fre	C
-^fri	U
-^fro	Q
-^fru	S
-^fry	C
-^frí	[
-^ftp	J
-^fuc	C
-^fue	[
-^fui	[
-^ful	Q
-^fum	R
-^fur	N
-^fus	I
-^fut	C
-^fuz	E
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
-^gam	F
-^gan	D
-^gap	R
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
-^gec	E
-^ged	Y
-^geh	[
-^gel	C
-^gem	I
-^gen	V
-^geo	C
-^ger	C
-^ges	Q
-^get	P
-^ggg	C
-^ggp	H
-^ghg	C
-^ghi	C
-^gho	N
-^gia	[
-^gib	R
-^gid	[
-^gif	S
-^gig	T
-^gil	L
-^gin	C
-^gir	D
-^git	C
-^giv	Y
-^gla	E
-^gle	Y
-^glo	[
-^glu	C
-^gly	J
-^gma	I
-^gna	[
-^gno	T
-^goa	C
-^gob	[
-^god	[
-^goe	S
-^gog	Y
-^goi	S
-^gol	C
-^gom	[
-^gon	F
-^goo	J
-^gor	C
-^gos	[
-^got	L
-^gou	Y
-^gov	V
-^goz	[
-^gps	F
-^gpt	C
-^gre	I
-^gro	X
-^gru	[
-^gta	C
-^gua	K
-^gue	F
-^gui	J
-^gul	N
-^gum	C
-^gun	C
-^gur	C
-^gus	J
-^guy	I
-^guí	Z
-^gv8	C
-^gym	P
-^gál	S
-^gén	W
-^gól	S
-^h2o	E
-^hab	L
-^hac	H
-^had	Z
-^hag	W
-^hah	C
-^hai	J
-^hal	C
-^ham	H
-^han	U
-^hap	[
-^har	T
-^has	K
-^hat	[
-^hau	[
-^hav	T
-^hay	G
-^haz	C
-^hba	C
-^hdm	C
-^hea	X
-^heb	[
-^hec	I
-^hed	C
-^hee	K
-^hei	C
-^hel	S
-^hem	V
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
-^hig	H
-^hij	[
-^hik	K
-^hil	D
-^him	[
-^hin	C
-^hip	N
-^hir	C
-^his	[
-^hit	R
-^hiv	Q
-^hiy	C
-^hiz	[
-^hjk	C
-^hmm	C
-^hmr	E
-^hoa	F
-^hob	C
-^hoc	C
-^hog	K
-^hoj	C
-^hol	G
-^hom	S
-^hon	[
-^hoo	E
-^hop	V
-^hor	I
-^hos	J
-^hot	C
-^hou	P
-^how	C
-^hoy	I
-^hoz	C
-^htm	F
-^htt	C
-^hua	E
-^hud	C
-^hue	C
-^hug	[
-^hui	V
-^hul	C
-^hum	N
-^hun	T
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
-^i'v	Z
-^i++	F
-^i.e	F
-^iam	C
-^ibu	C
-^ibz	X
-^ice	C
-^ich	X
-^ici	G
-^ico	[
-^icu	T
-^ida	E
-^idd	C
-^ide	H
-^idi	C
-^idk	C
-^idl	[
-^ido	[
-^idr	C
-^iel	G
-^igl	[
-^ign	J
-^igu	D
-^iii	D
-^ike	C
-^ill	[
-^ima	L
-^imb	C
-^imd	G
-^ime	C
-^imm	Z
-^imp	R
-^imá	X
-^in-	S
-^in?	C
-^inc	I
-^ind	C
-^ine	J
-^inf	[
-^ing	C
-^inh	[
-^ini	Q
-^inj	[
-^ink	L
-^inm	[
-^inn	S
-^ino	Y
-^inp	C
-^ins	J
-^int	X
-^inu	W
-^inv	E
-^inú	S
-^ion	C
-^ipa	C
-^iph	C
-^ira	M
-^ire	I
-^iri	C
-^iro	D
-^irq	C
-^irr	S
-^irs	C
-^is?	C
-^ish	T
-^isl	C
-^ism	V
-^iso	C
-^isr	[
-^iss	W
-^it'	[
-^ita	C
-^ite	C
-^iti	C
-^its	[
-^itu	C
-^itv	C
-^iuy	C
-^iva	C
-^ive	X
-^ivf	Y
-^ivy	E
-^jab	R
-^jac	M
-^jae	V
-^jag	D
-^jai	R
-^jaj	C
-^jak	C
-^jam	G
-^jan	Z
-^jap	C
-^jar	[
-^jas	[
-^jav	Q
-^jaw	Q
-^jay	C
-^jaz	C
-^jea	C
-^jeb	[
-^jed	Z
-^jef	M
-^jeh	[
-^jel	C
-^jen	C
-^jep	X
-^jer	[
-^jes	[
-^jet	Q
-^jew	[
-^jez	[
-^jfk	C
-^jhg	E
-^jib	D
-^jij	C
-^jim	E
-^jin	[
-^jir	R
-^jjj	C
-^jkh	E
-^jkl	C
-^joa	X
-^job	Q
-^joe	D
-^joh	I
-^joi	X
-^jok	C
-^jol	C
-^jon	I
-^joo	F
-^jop	[
-^jor	V
-^jos	X
-^jot	[
-^jou	[
-^jov	X
-^joy	[
-^jsd	C
-^jso	C
-^jua	S
-^jub	[
-^jud	W
-^jue	N
-^jug	C
-^jui	U
-^jul	C
-^jum	C
-^jun	R
-^jur	P
-^jus	R
-^juv	T
-^juz	Y
-^jóv	[
-^kah	C
-^kal	C
-^kam	D
-^kan	C
-^kar	C
-^kat	C
-^kay	C
-^kea	G
-^keb	E
-^kee	Q
-^kei	E
-^kel	C
-^kem	C
-^ken	H
-^kep	[
-^ker	L
-^kev	C
-^key	C
-^kha	C
-^kic	J
-^kid	[
-^kie	C
-^kil	Z
-^kim	K
-^kin	X
-^kis	G
-^kit	C
-^kiw	C
-^kjd	D
-^kkk	C
-^kla	F
-^kle	C
-^kmn	G
-^kne	E
-^kni	C
-^kno	M
-^knu	E
-^kon	C
-^kor	E
-^kos	M
-^kpi	C
-^kpo	I
-^kra	C
-^kre	E
-^kri	C
-^kro	G
-^ks2	G
-^ksj	E
-^kub	F
-^kur	C
-^kwh	G
-^kyl	E
-^lab	G
-^lac	C
-^lad	Z
-^lag	C
-^lai	[
-^lak	C
-^lan	M
-^lao	[
-^lap	C
-^lar	R
-^las	T
-^lat	G
-^lau	C
-^lav	C
-^law	C
-^lay	F
-^laz	U
-^lbw	C
-^ldl	C
-^lea	C
-^leb	I
-^lec	[
-^led	U
-^lee	C
-^lef	S
-^leg	C
-^lei	C
-^lej	Z
-^lem	X
-^len	K
-^leo	C
-^lep	[
-^les	R
-^let	G
-^lev	F
-^lew	C
-^lex	G
-^ley	W
-^leó	[
-^lia	[
-^lib	N
-^lic	D
-^lie	X
-^lif	W
-^lig	I
-^lik	[
-^lil	C
-^lim	C
-^lin	C
-^lio	T
-^lip	P
-^liq	C
-^lir	F
-^lis	C
-^lit	R
-^liv	V
-^lkj	C
-^lla	M
-^llc	C
-^lle	P
-^llo	I
-^llu	V
-^lma	C
-^loa	G
-^lob	D
-^loc	C
-^lod	W
-^lof	K
-^log	C
-^loi	T
-^lol	C
-^lon	M
-^loo	C
-^lop	C
-^lor	[
-^los	V
-^lot	U
-^lou	C
-^lov	[
-^low	V
-^loy	[
-^lsk	C
-^lub	C
-^luc	S
-^lue	C
-^luf	C
-^lug	G
-^luj	[
-^luk	P
-^lul	I
-^lun	D
-^lus	U
-^lut	C
-^lux	[
-^lyd	[
-^lye	G
-^lyi	[
-^lyl	C
-^lyn	C
-^lyr	C
-^lys	[
-^lág	R
-^lám	U
-^láz	U
-^líb	Y
-^líd	[
-^lím	[
-^m&s	F
-^m/s	E
-^m25	C
-^mac	C
-^mad	S
-^mae	X
-^mag	P
-^mah	D
-^mai	[
-^mak	M
-^mal	M
-^mam	S
-^man	V
-^map	C
-^maq	C
-^mar	R
-^mas	C
-^mat	P
-^max	C
-^may	C
-^mañ	N
-^mba	L
-^mca	C
-^mcc	C
-^mcd	C
-^mcm	C
-^mcr	G
-^mcv	C
-^me,	[
-^me<	E
-^me?	[
-^mea	[
-^mec	C
-^med	T
-^mee	R
-^meg	H
-^meh	C
-^mej	R
-^mel	E
-^mem	H
-^men	S
-^mep	U
-^mer	R
-^mes	J
-^met	C
-^mex	C
-^mey	C
-^mez	W
-^mg/	C
-^mia	C
-^mic	C
-^mid	Z
-^mie	[
-^mig	[
-^mik	C
-^mil	G
-^min	I
-^mio	C
-^miq	T
-^mir	Y
-^mis	[
-^mit	C
-^mix	C
-^miz	V
-^mk7	K
-^mla	F
-^mmm	C
-^mnb	C
-^mne	D
-^moa	[
-^mob	S
-^moc	U
-^mod	J
-^mog	C
-^moh	D
-^mom	[
-^mon	H
-^moo	C
-^mor	S
-^mos	Y
-^mot	C
-^mou	[
-^mov	C
-^moz	E
-^mp3	C
-^mp4	D
-^mpg	C
-^mph	C
-^mrb	C
-^mri	T
-^msg	C
-^mud	S
-^mue	Z
-^muf	C
-^mug	P
-^muj	T
-^mul	X
-^mum	C
-^mun	M
-^mup	C
-^mur	V
-^mus	H
-^mut	C
-^muy	V
-^myc	C
-^mym	D
-^myr	[
-^mys	V
-^már	[
-^más	[
-^méd	[
-^mí?	S
-^mía	Y
-^mío	[
-^mús	[
-^naa	D
-^nab	[
-^nac	C
-^nad	T
-^nag	T
-^nah	C
-^nai	N
-^nak	D
-^nam	J
-^nan	C
-^nao	[
-^nap	E
-^nar	R
-^nas	C
-^nat	E
-^nau	C
-^nav	C
-^naz	Z
-^nba	C
-^nda	C
-^nea	C
-^neb	[
-^nec	[
-^nee	M
-^neg	U
-^neh	[
-^nei	[
-^nem	K
-^neo	C
-^nep	[
-^ner	[
-^nes	K
-^net	C
-^nev	T
-^nex	J
-^nfl	C
-^nhs	E
-^nic	Y
-^nie	E
-^nig	[
-^nik	G
-^nim	Y
-^nin	Z
-^nis	T
-^nix	C
-^niñ	[
-^no?	P
-^noa	Z
-^nob	Y
-^noc	[
-^noe	T
-^noi	J
-^nom	G
-^non	C
-^nor	C
-^nos	N
-^not	P
-^nou	C
-^nov	[
-^now	D
-^noé	[
-^npm	C
-^nth	C
-^nub	P
-^nuc	[
-^nud	H
-^nue	Z
-^nul	C
-^num	C
-^nun	L
-^nut	C
-^nvi	C
-^nvn	C
-^nwb	E
-^nym	Y
-^nín	S
-^núm	[
-^oak	P
-^oat	C
-^oba	C
-^obe	[
-^obi	Q
-^obj	W
-^obl	Z
-^obr	Y
-^obs	[
-^oca	C
-^occ	M
-^oce	C
-^och	[
-^oct	C
-^ocu	P
-^odd	C
-^ode	I
-^odi	[
-^ody	G
-^ofe	C
-^off	M
-^ofi	[
-^ofr	[
-^ofs	C
-^oft	C
-^ogr	I
-^ohi	C
-^ohm	C
-^oho	[
-^oij	C
-^oil	H
-^oiu	C
-^ojo	U
-^oka	[
-^okl	C
-^old	U
-^olv	W
-^oly	C
-^ome	T
-^omg	C
-^omn	[
-^omr	U
-^ona	[
-^onc	[
-^one	Y
-^oni	C
-^onl	P
-^ont	K
-^ooh	C
-^opa	H
-^ope	G
-^oph	[
-^opi	S
-^opo	Y
-^opp	P
-^opr	C
-^opt	H
-^ora	Z
-^orc	C
-^ord	C
-^ore	K
-^org	L
-^ori	P
-^orl	C
-^oro	M
-^orp	Z
-^orq	C
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
-^oui	P
-^oun	C
-^our	[
-^out	R
-^ove	V
-^owe	[
-^owl	C
-^own	T
-^oxb	E
-^oxf	C
-^oxi	G
-^oxy	C
-^oye	U
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
-^pad	M
-^pae	G
-^pag	R
-^pai	M
-^paj	[
-^pal	N
-^pan	I
-^pap	L
-^paq	C
-^par	H
-^pas	R
-^pat	I
-^pau	Q
-^pav	F
-^pay	G
-^paz	R
-^paí	Z
-^pdf	C
-^pea	H
-^pec	[
-^ped	J
-^pee	C
-^peg	P
-^pel	R
-^pen	P
-^peo	[
-^pep	C
-^peq	W
-^per	N
-^pes	U
-^pet	Z
-^pez	[
-^peñ	V
-^pg_	D
-^pha	Y
-^phi	Q
-^pho	C
-^php	C
-^phr	C
-^phy	I
-^pia	C
-^pic	C
-^pid	E
-^pig	R
-^pil	T
-^pin	C
-^pip	C
-^pir	P
-^pis	G
-^pit	C
-^piv	D
-^pix	D
-^piz	C
-^pla	C
-^ple	T
-^plo	K
-^pls	C
-^plu	C
-^pob	T
-^poc	[
-^pod	C
-^poe	C
-^poi	C
-^pok	C
-^pol	I
-^pon	M
-^poo	R
-^pop	C
-^por	H
-^pos	C
-^pot	K
-^pou	V
-^pov	[
-^pow	C
-^poz	S
-^ppp	C
-^pra	[
-^pre	P
-^pri	C
-^pro	X
-^pru	C
-^pré	Y
-^prí	Y
-^pró	[
-^ps3	C
-^ps4	C
-^ps5	C
-^psa	[
-^psi	[
-^pso	C
-^psy	[
-^pts	Z
-^pub	I
-^pud	N
-^puf	C
-^pug	C
-^puj	H
-^pul	C
-^pum	C
-^pun	C
-^pup	C
-^pur	Y
-^pus	P
-^put	C
-^pyt	C
-^pán	S
-^pér	R
-^pés	X
-^púb	S
-^qaz	C
-^qib	C
-^qua	I
-^que	C
-^qui	G
-^quo	C
-^qué	[
-^qwe	C
-^r's	C
-^r16	D
-^r50	G
-^rac	U
-^rad	C
-^rag	U
-^rah	U
-^rai	L
-^rak	C
-^ral	C
-^ram	I
-^ran	C
-^rap	Q
-^raq	X
-^ras	C
-^rat	C
-^rav	D
-^raw	C
-^ray	C
-^raz	D
-^raí	R
-^rdr	C
-^rea	N
-^reb	K
-^rec	F
-^red	C
-^ree	C
-^ref	Q
-^reg	Q
-^reh	[
-^rei	[
-^rej	[
-^rel	[
-^rem	E
-^ren	K
-^rep	C
-^req	F
-^rer	C
-^res	P
-^ret	K
-^reu	E
-^rev	F
-^rew	K
-^rex	C
-^rey	Y
-^rez	Q
-^rfc	C
-^rgb	C
-^rha	J
-^rhe	[
-^rhy	C
-^rib	F
-^ric	H
-^rid	M
-^rie	C
-^rif	C
-^rig	[
-^rim	D
-^rin	C
-^rio	I
-^rip	C
-^riq	T
-^ris	I
-^rit	[
-^riv	Z
-^riz	T
-^roa	C
-^rob	E
-^roc	[
-^rof	C
-^rog	C
-^roi	T
-^roj	P
-^rol	C
-^rom	S
-^ron	C
-^roo	W
-^rop	Z
-^ros	C
-^rot	C
-^rou	C
-^row	C
-^roy	C
-^rtp	H
-^rtx	E
-^rua	W
-^rub	C
-^rud	D
-^ruf	[
-^rug	C
-^rui	Z
-^rul	J
-^rum	E
-^run	C
-^rus	C
-^rya	C
-^ryz	F
-^río	Z
-^s23	E
-^s24	D
-^sab	S
-^sac	W
-^sad	[
-^sae	J
-^saf	W
-^sag	C
-^sai	X
-^sal	J
-^sam	N
-^san	N
-^sap	L
-^sar	U
-^sas	C
-^sat	N
-^sau	S
-^sav	R
-^saw	X
-^say	M
-^saú	Y
-^sca	Z
-^sce	D
-^sch	J
-^sci	C
-^sco	C
-^sdf	C
-^sdk	E
-^sea	E
-^seb	C
-^sec	M
-^sed	Y
-^see	V
-^seg	F
-^sei	W
-^sel	K
-^sem	G
-^sen	N
-^seo	K
-^sep	[
-^seq	N
-^ser	W
-^ses	C
-^set	C
-^sev	S
-^sew	C
-^sex	[
-^señ	W
-^sha	K
-^she	R
-^shi	C
-^sho	H
-^shr	H
-^shu	C
-^shy	V
-^sib	[
-^sic	[
-^sid	Q
-^sie	[
-^sif	R
-^sig	I
-^sih	T
-^sik	C
-^sil	V
-^sim	E
-^sin	X
-^sir	C
-^sis	K
-^sit	C
-^six	C
-^siz	C
-^ska	E
-^skd	E
-^ski	C
-^sko	E
-^sku	C
-^sky	E
-^sla	[
-^sle	X
-^sli	C
-^slk	C
-^slo	C
-^slu	C
-^sma	M
-^sme	C
-^smi	M
-^smo	M
-^smy	V
-^sna	I
-^sne	C
-^sno	F
-^sny	C
-^soa	D
-^sob	Z
-^soc	C
-^sod	C
-^sof	C
-^soh	C
-^soi	[
-^sol	Q
-^som	W
-^son	U
-^soo	[
-^sop	[
-^sor	[
-^sos	Y
-^sou	E
-^sow	[
-^soy	[
-^soñ	[
-^spa	F
-^spe	G
-^spf	C
-^spi	K
-^spl	C
-^spo	K
-^spr	K
-^spy	W
-^sql	C
-^squ	C
-^src	E
-^ssh	C
-^sta	C
-^std	H
-^ste	F
-^stf	C
-^sti	X
-^sto	N
-^str	H
-^stu	H
-^sty	C
-^su5	I
-^sub	H
-^suc	Q
-^sud	C
-^sue	S
-^suf	[
-^sui	P
-^suj	C
-^sul	C
-^sum	E
-^sun	U
-^sup	G
-^sur	[
-^sus	P
-^sw1	C
-^swa	K
-^swe	W
-^swi	P
-^swo	Y
-^syc	[
-^syd	C
-^syl	C
-^syn	L
-^syr	Y
-^sys	C
-^sze	C
-^sáb	[
-^sím	[
-^sín	Z
-^sís	S
-^tab	C
-^tac	H
-^tad	Y
-^tai	C
-^tak	P
-^tal	M
-^tam	Y
-^tan	P
-^tao	C
-^tap	C
-^tar	L
-^tas	D
-^tat	T
-^tau	C
-^tav	C
-^tax	I
-^tay	C
-^taz	E
-^tcu	C
-^tea	F
-^tec	C
-^ted	F
-^tee	K
-^teh	N
-^tek	[
-^tel	J
-^tem	J
-^ten	V
-^teo	T
-^ter	X
-^tet	I
-^tex	C
-^teñ	C
-^tha	M
-^the	W
-^thi	I
-^tho	W
-^thr	U
-^thu	T
-^thy	Y
-^tib	K
-^tic	C
-^tid	C
-^tie	M
-^tig	C
-^tij	C
-^tik	C
-^til	C
-^tim	H
-^tin	F
-^tip	C
-^tit	I
-^tmr	M
-^toa	E
-^tob	[
-^tod	T
-^toe	C
-^tog	V
-^toi	C
-^tok	C
-^tol	C
-^tom	F
-^ton	C
-^too	[
-^top	C
-^toq	[
-^tor	N
-^tot	C
-^tou	C
-^tow	T
-^tox	L
-^toy	C
-^tra	G
-^tre	N
-^tri	L
-^tro	H
-^tru	R
-^try	S
-^tsa	C
-^tsh	I
-^tsi	M
-^tsu	C
-^ttt	C
-^tub	M
-^tuc	C
-^tud	C
-^tue	E
-^tui	C
-^tul	H
-^tum	[
-^tun	C
-^tur	L
-^tus	S
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
-^ugl	[
-^uiu	C
-^ukr	U
-^uku	C
-^ult	C
-^umr	E
-^una	R
-^unb	T
-^unc	[
-^und	E
-^une	Q
-^unf	U
-^ung	Z
-^unh	V
-^uni	F
-^unj	X
-^unk	[
-^unl	L
-^unm	T
-^uno	U
-^unp	X
-^unr	K
-^uns	M
-^unt	L
-^unw	X
-^up?	[
-^upd	C
-^upg	C
-^uph	S
-^upo	[
-^ups	D
-^upt	C
-^upw	C
-^ura	C
-^urg	T
-^uri	[
-^urn	[
-^uru	C
-^urí	P
-^us?	[
-^usa	W
-^usb	C
-^usc	C
-^usd	C
-^use	C
-^ush	F
-^usi	[
-^uso	K
-^ust	V
-^usu	X
-^uta	C
-^utd	C
-^uti	C
-^uto	C
-^uzz	W
-^uña	L
-^vac	X
-^vai	[
-^val	S
-^vam	G
-^van	C
-^vap	[
-^var	G
-^vas	[
-^vau	C
-^vay	R
-^vaz	C
-^vec	[
-^ved	C
-^veg	C
-^vei	U
-^vej	U
-^vel	C
-^vem	C
-^ven	T
-^veo	[
-^ver	Q
-^ves	H
-^vet	E
-^vez	[
-^via	U
-^vib	C
-^vic	G
-^vid	C
-^vie	H
-^vig	D
-^vii	C
-^vik	C
-^vil	K
-^vim	C
-^vin	N
-^vio	M
-^vip	T
-^vir	[
-^vis	N
-^vit	L
-^viu	[
-^viv	[
-^viñ	X
-^vlo	G
-^voc	T
-^voi	F
-^vok	K
-^vol	U
-^vom	Y
-^vos	W
-^vot	L
-^vou	C
-^vow	P
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
-^wai	U
-^wak	G
-^wal	J
-^wan	[
-^war	C
-^was	[
-^wat	M
-^wav	[
-^wax	E
-^way	P
-^we'	T
-^wea	C
-^web	I
-^wed	S
-^wee	S
-^wei	J
-^wel	X
-^wem	K
-^wen	W
-^weo	C
-^wep	U
-^wer	X
-^wes	[
-^wet	C
-^wha	F
-^whe	D
-^whi	H
-^who	K
-^why	J
-^wib	C
-^wic	G
-^wid	T
-^wif	R
-^wig	Q
-^wik	C
-^wil	Z
-^wim	I
-^win	M
-^wir	I
-^wis	[
-^wit	R
-^wiv	L
-^wob	C
-^woe	[
-^wok	[
-^wol	P
-^wom	X
-^won	E
-^woo	S
-^wor	R
-^wou	V
-^wow	C
-^wra	C
-^wre	[
-^wri	J
-^wro	[
-^wtf	C
-^wub	C
-^wud	C
-^wun	I
-^wut	C
-^ww2	H
-^wwe	C
-^wwi	L
-^www	E
-^wyo	G
-^xbo	C
-^xcv	C
-^xia	D
-^xpa	C
-^xur	C
-^xxx	C
-^xyz	C
-^y2k	D
-^y=4	C
-^yac	C
-^yah	Q
-^yam	C
-^yan	C
-^yar	C
-^yas	C
-^yea	K
-^yee	C
-^yem	C
-^yep	C
-^yes	H
-^yet	Q
-^yie	C
-^yin	C
-^yog	C
-^yok	[
-^yol	[
-^yor	C
-^you	L
-^yyy	C
-^zac	[
-^zad	V
-^zak	I
-^zap	C
-^zaq	Y
-^zar	C
-^zaz	C
-^zea	V
-^zeb	F
-^zec	[
-^zed	V
-^zel	C
-^zen	C
-^zep	L
-^zer	G
-^zeu	C
-^zik	X
-^zil	P
-^zim	W
-^zio	[
-^zip	C
-^zod	Q
-^zon	C
-^zoo	R
-^zop	S
-^zor	Q
-^zoy	E
-^zuc	C
-^zul	C
-^zur	U
-^zxz	C
-^zzz	C
-^{{7	C
-^¿ad	U
-^¿al	R
-^¿ca	[
-^¿co	T
-^¿cu	X
-^¿có	[
-^¿de	[
-^¿di	[
-^¿dó	[
-^¿el	S
-^¿en	V
-^¿er	W
-^¿es	[
-^¿ex	Z
-^¿ha	[
-^¿je	Y
-^¿la	X
-^¿le	S
-^¿lo	X
-^¿me	V
-^¿mi	U
-^¿no	W
-^¿pa	U
-^¿po	X
-^¿pu	Y
-^¿qu	[
-^¿se	[
-^¿si	X
-^¿so	U
-^¿te	T
-^¿ti	U
-^¿to	Q
-^¿un	S
-^¿va	W
-^¿ve	P
-^¿vi	W
-^¿vo	X
-^águ	X
-^áng	[
-^áni	[
-^árb	[
-^äöü	C
-^éfe	S
-^éxi	Q
-^éxo	T
-^ído	Z
-^ñlk	C
-^ñññ	C
-^órg	Y
-^últ	[
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
-a610	G
-a:a,	G
-a[i]	F
-aa10	G
-aaaa	C
-aac'	V
-aac?	V
-aal?	U
-aam'	U
-aama	[
-aamá	S
-aani	V
-aard	C
-aaro	G
-aaró	[
-aash	S
-ab's	T
-ab12	G
-abac	[
-abad	C
-abaj	[
-abak	[
-abal	I
-aban	[
-abao	[
-abar	W
-abas	[
-abaz	C
-abba	V
-abbe	L
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
-abia	P
-abic	C
-abid	[
-abie	[
-abig	W
-abij	Q
-abil	I
-abim	T
-abin	C
-abio	V
-abir	R
-abis	Y
-abit	W
-abla	M
-able	I
-abli	X
-ablo	[
-abne	Z
-abod	T
-abog	C
-abol	C
-abom	Z
-abon	K
-abor	[
-abot	W
-abou	S
-abov	I
-abra	W
-abre	W
-abri	F
-abro	[
-abrá	V
-absa	[
-abse	T
-abso	K
-abst	Y
-abuc	Y
-abue	Z
-abul	C
-abun	V
-abur	C
-abus	[
-aby'	M
-abyl	S
-abys	Y
-abé?	Q
-abía	X
-ac's	V
-acab	Z
-acac	R
-acad	C
-acam	C
-acan	C
-acar	C
-acas	[
-acat	[
-acbe	C
-acbo	C
-acca	[
-acce	H
-acch	X
-acci	R
-acco	S
-accu	X
-ace,	S
-ace?	[
-aceb	C
-aced	[
-aceh	C
-acel	C
-acem	N
-acen	Q
-acep	[
-acer	[
-aces	F
-acet	C
-acha	[
-ache	S
-achi	M
-acho	J
-acht	F
-achu	G
-acia	[
-acid	[
-acie	D
-acif	X
-acil	D
-acim	V
-acin	H
-acio	C
-acis	[
-acit	C
-ació	[
-ack;	Q
-ack?	C
-acka	D
-ackc	S
-acke	E
-ackg	C
-acki	J
-ackj	K
-ackl	C
-acko	F
-ackp	I
-acks	L
-acku	D
-ackw	L
-acle	[
-acob	W
-acog	X
-acol	C
-acom	[
-acon	[
-acor	C
-acos	P
-acou	C
-acra	[
-acre	I
-acri	M
-acro	C
-acry	I
-acta	J
-acte	I
-acti	Y
-actl	E
-acto	C
-actr	C
-acts	W
-actu	C
-acua	C
-acuc	T
-acul	X
-acun	K
-acup	R
-acus	W
-acué	V
-acán	W
-acía	U
-acío	X
-ad's	R
-ad=a	J
-ada?	T
-adab	[
-adad	[
-adag	C
-adal	J
-adan	C
-adap	G
-adar	D
-adas	L
-adbl	H
-adda	H
-adde	[
-addi	[
-addl	P
-addr	C
-addu	Y
-addy	C
-adec	Y
-aded	D
-adel	C
-adem	C
-aden	E
-adeo	Y
-ades	T
-adeu	C
-adha	C
-adhd	X
-adia	C
-adic	[
-adie	Z
-adin	N
-adio	C
-adis	C
-adit	[
-adiu	D
-adiv	D
-adiz	D
-adje	C
-adle	E
-adli	M
-adlo	R
-adme	C
-admi	C
-adne	P
-ado?	[
-adok	V
-adol	G
-adon	C
-adop	[
-ador	C
-ados	G
-adou	C
-adow	D
-adox	T
-adph	F
-adre	[
-adri	C
-adro	C
-adry	C
-adró	Z
-adsh	C
-adst	G
-adth	[
-adua	[
-aduc	C
-adul	Q
-adur	G
-adva	S
-adve	I
-advi	[
-advo	Y
-adwa	C
-adán	[
-adón	U
-ae30	J
-ael'	Q
-ael,	U
-ael;	X
-ael?	[
-aeli	U
-aell	G
-aels	C
-aero	C
-aesa	R
-aest	X
-aeus	[
-afan	W
-afar	V
-afed	C
-afel	I
-afes	C
-afet	[
-affa	Z
-affe	C
-affi	J
-affl	S
-affo	[
-affr	C
-afia	H
-afin	S
-afor	C
-afra	[
-afri	I
-afte	S
-aftk	G
-afts	[
-afía	X
-agag	Y
-agai	[
-agal	D
-agan	[
-agap	Y
-agar	[
-agas	U
-agat	C
-agav	L
-agda	[
-age,	L
-age?	U
-aged	U
-agei	S
-agel	C
-agem	Z
-agen	C
-ageo	T
-ager	T
-ages	[
-agga	T
-agge	Y
-aggi	[
-aggl	W
-aghr	F
-agia	W
-agic	X
-agin	K
-agio	K
-agis	C
-agit	C
-agle	R
-agna	C
-agne	Q
-agni	[
-agno	[
-agnó	Y
-ago?	Q
-agog	[
-agon	G
-agor	N
-agos	M
-agot	Z
-agoz	C
-agra	I
-agre	Y
-agri	W
-agro	T
-agud	C
-ague	S
-agui	C
-agun	C
-agur	W
-agus	W
-agvs	I
-agái	[
-agón	W
-ah's	[
-ah_k	I
-ahab	[
-ahah	C
-aham	Y
-ahan	I
-ahas	X
-ahaz	Z
-ahea	L
-ahei	C
-ahel	Q
-ahij	T
-ahil	C
-ahim	P
-ahit	W
-ahjo	C
-ahlb	C
-ahli	C
-ahne	C
-ahod	K
-ahol	F
-ahom	C
-ahoo	E
-ahor	P
-ahre	G
-ahto	C
-ahtz	K
-ahum	T
-ahwe	V
-ahúm	S
-ai's	T
-aiah	X
-aiap	T
-aica	C
-aici	Z
-aid,	Q
-aid?	V
-aida	Q
-aide	C
-aids	[
-aigh	[
-aigs	G
-aiku	C
-ail.	C
-aila	F
-ailb	H
-ailc	D
-aile	I
-aili	Z
-aill	C
-ailo	[
-ails	C
-ailu	[
-ailw	E
-aily	H
-aimi	C
-aims	C
-ain'	L
-ain(	I
-ain?	Y
-ainb	[
-aind	C
-aine	Q
-ainf	C
-aini	M
-ainl	G
-ains	[
-aint	C
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
-airy	G
-aise	P
-aisi	[
-aith	[
-aiti	[
-aito	R
-aits	C
-aius	[
-aive	I
-ajad	U
-ajaj	C
-ajar	L
-ajas	R
-ajed	F
-ajen	Y
-ajer	Q
-ajes	C
-ajo?	P
-ajol	C
-ajsj	C
-akar	C
-akat	C
-ake,	Z
-ake?	H
-akea	C
-aked	Z
-akeh	T
-aker	C
-akes	Q
-akeu	F
-akfa	N
-akho	E
-akim	V
-akin	Q
-akir	C
-akku	[
-akne	T
-akow	C
-akra	N
-aksh	C
-akth	[
-akup	Z
-al's	W
-al.c	E
-alaa	[
-alab	R
-alac	R
-alad	C
-alag	H
-alai	C
-alaj	C
-alak	Z
-alam	C
-alan	C
-alaq	P
-alar	C
-alas	[
-alat	S
-alax	Q
-alay	J
-alba	C
-albu	C
-alca	L
-alch	D
-alci	L
-alco	Q
-alcu	C
-alda	Y
-alde	[
-aldi	V
-aldo	C
-alds	C
-aldu	D
-aleb	Y
-alec	X
-aled	[
-aleg	R
-alej	[
-alek	Y
-alel	Z
-alem	S
-alen	C
-ales	X
-alex	C
-alez	[
-alf-	[
-alfa	V
-alft	D
-alfw	J
-alge	I
-algi	[
-algo	J
-algr	C
-algu	[
-alha	D
-alho	H
-alia	C
-alid	C
-alie	D
-alif	D
-alig	L
-alil	[
-alim	K
-alin	[
-alip	[
-alir	[
-alis	T
-alit	[
-aliv	[
-alió	[
-alke	K
-alki	S
-alkl	C
-alks	Y
-alkt	C
-alky	D
-all,	M
-alla	P
-alle	F
-alli	Y
-allo	H
-allp	C
-alls	J
-ally	T
-allé	[
-allí	Q
-alma	[
-alme	C
-almi	R
-almo	[
-alms	[
-almu	[
-alod	C
-aloe	D
-alog	H
-alom	S
-alon	I
-aloo	F
-alor	C
-alos	[
-alot	C
-alou	[
-alph	C
-alpo	C
-alqu	L
-alre	T
-alru	E
-alry	V
-als,	Y
-alsa	H
-alse	[
-also	T
-alta	[
-alte	E
-alth	L
-alti	M
-alto	C
-altr	Y
-altu	C
-alty	E
-aluc	L
-alud	[
-alue	E
-alum	E
-alup	Z
-alva	[
-alve	[
-alvi	F
-alvo	[
-alvó	R
-alwa	X
-alyp	Y
-alys	M
-alyz	Z
-alza	Z
-alzh	Z
-alén	T
-alít	S
-alón	W
-am's	[
-ama?	R
-amab	[
-amad	C
-amag	C
-amai	J
-amal	Z
-aman	K
-amar	[
-amas	N
-amaz	K
-amb?	[
-ambi	P
-ambl	[
-ambo	S
-ambr	I
-ambs	C
-ambu	V
-ame,	T
-ame-	S
-ame>	L
-ame?	Y
-amec	S
-amed	[
-amel	[
-amen	[
-amep	J
-amer	C
-ames	K
-amet	C
-amga	U
-amha	C
-amic	G
-amie	[
-amig	[
-amil	Y
-amin	U
-amis	C
-amit	G
-amix	G
-amle	P
-amma	[
-amme	D
-ammi	[
-ammo	K
-ammu	T
-amno	Y
-amnó	Q
-amol	C
-amon	Q
-amor	[
-amos	L
-amou	C
-amox	C
-ampe	J
-ampg	C
-ampi	E
-ampl	C
-ampo	I
-amps	[
-ampt	E
-ampu	[
-amri	C
-ams?	Q
-amso	Z
-amst	C
-amsu	C
-amtr	C
-amue	V
-amul	Y
-amum	U
-amur	C
-amus	H
-amzo	C
-amán	Z
-amín	V
-amós	S
-an's	K
-an't	T
-an.c	J
-an.p	E
-ana?	V
-anaa	[
-anad	C
-anae	S
-anag	K
-anah	K
-anai	L
-anak	Y
-anal	C
-anan	C
-anar	C
-anas	J
-anat	[
-anaá	S
-anbe	L
-anca	P
-ance	N
-anci	R
-anco	E
-ancr	C
-anct	[
-ancu	C
-ancy	[
-ancé	R
-and'	R
-and,	T
-and?	X
-anda	D
-andc	U
-ande	[
-andf	R
-andi	L
-andk	T
-andl	N
-andm	[
-ando	C
-andp	[
-andr	C
-ands	[
-andu	C
-andw	C
-andy	F
-andó	P
-anea	Y
-anec	Z
-aned	R
-anej	S
-anel	C
-anen	C
-aneo	E
-aner	J
-anes	J
-anet	G
-anfo	J
-anga	T
-angi	[
-angk	C
-angl	C
-ango	G
-angr	[
-angs	V
-angu	M
-anhe	Z
-anic	Q
-anid	[
-anie	R
-anif	[
-anil	C
-anim	P
-anin	U
-anio	[
-anip	[
-anis	C
-anit	[
-aniu	C
-aniv	[
-anja	C
-anje	V
-anke	C
-ankf	[
-anki	F
-ankl	C
-ankr	[
-anks	C
-anna	[
-anne	G
-anni	M
-anno	C
-annu	Y
-anny	N
-ano?	W
-anoc	C
-anod	C
-anoi	[
-anol	C
-anon	[
-anor	S
-anos	[
-anot	J
-anqu	[
-ans,	T
-ans?	[
-ansa	K
-ansc	C
-anse	K
-ansf	J
-ansg	[
-ansi	[
-ansl	C
-anso	[
-ansp	T
-ansu	W
-answ	L
-ansó	Y
-ant,	U
-ant?	[
-anta	C
-ante	[
-anth	P
-anti	U
-antl	Q
-anto	C
-antr	K
-ants	I
-antí	U
-anue	V
-anuf	C
-anuk	Z
-anum	H
-anun	C
-anus	C
-anut	C
-anva	C
-anxi	[
-anya	C
-anyb	G
-anye	C
-anym	[
-anyo	C
-anyt	U
-anyw	K
-anza	Y
-aná?	Q
-anás	Z
-anía	[
-anón	Z
-aode	C
-aodi	[
-aoh'	Y
-aois	C
-aoke	C
-aomi	R
-aooo	C
-ap(v	G
-ap:/	G
-apac	K
-apag	K
-apan	C
-apar	W
-apat	C
-apec	J
-aped	[
-apef	C
-apel	C
-apen	C
-aper	C
-apes	M
-apez	K
-apha	[
-aphe	C
-aphi	X
-apho	R
-aphr	V
-aphs	D
-aphy	M
-apia	[
-apid	C
-apin	Q
-apis	X
-apit	C
-apli	C
-apoc	[
-apol	P
-apon	T
-apor	C
-apos	N
-apoy	W
-appe	T
-apph	[
-appi	D
-appl	C
-appo	M
-appr	V
-apps	C
-appy	Z
-apre	[
-apri	C
-apro	[
-apse	[
-apso	J
-apsu	F
-apta	G
-apte	G
-apti	V
-apto	C
-aptu	Y
-apul	[
-apás	U
-apít	X
-apóc	S
-após	[
-aqua	C
-aque	K
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
-araj	M
-arak	[
-aral	Y
-aram	[
-aran	E
-arao	X
-arar	[
-aras	[
-arat	J
-arau	L
-araz	U
-arañ	C
-araó	W
-arba	C
-arbi	L
-arbo	H
-arbu	C
-arca	L
-arce	C
-arch	C
-arci	[
-arcl	J
-arco	I
-arcu	C
-arcy	C
-arcá	Z
-ard,	Q
-arda	C
-arde	C
-ardi	J
-ardo	U
-ardr	F
-ards	Q
-ardu	C
-ardw	C
-ardí	X
-area	C
-arec	L
-ared	W
-aree	D
-aref	W
-areg	[
-areh	C
-arej	T
-arem	R
-aren	Z
-arep	C
-arer	V
-ares	[
-aret	W
-arew	[
-arfa	I
-arfi	C
-arfr	C
-arfu	Q
-arga	P
-arge	C
-argi	C
-argo	Q
-args	C
-argu	[
-aria	[
-aric	X
-arid	W
-arie	J
-arif	D
-arih	Y
-arij	W
-aril	C
-arim	[
-arin	P
-ario	U
-arip	L
-aris	P
-arit	Y
-ariu	J
-ariz	J
-arje	T
-ark)	Y
-ark?	[
-arka	C
-arke	K
-arki	C
-arkn	[
-arks	[
-arla	W
-arle	L
-arli	C
-arlo	G
-arls	[
-arly	R
-arma	N
-arme	[
-armi	[
-armo	H
-arms	[
-army	W
-arna	[
-arne	N
-arni	X
-arno	Z
-arns	[
-arok	C
-arol	H
-arom	C
-aron	[
-aroo	H
-arot	J
-arou	W
-arpa	H
-arpe	U
-arpl	C
-arqu	R
-arr.	G
-arra	R
-arre	Y
-arri	[
-arro	L
-arru	S
-arry	U
-ars,	U
-arsa	U
-arse	C
-arsh	E
-arsi	U
-arso	G
-art,	[
-art?	W
-arta	Y
-artb	[
-arth	Y
-arti	C
-artm	C
-artn	W
-artr	I
-arts	F
-artu	N
-arty	W
-art|	E
-aruc	[
-arus	M
-arva	C
-arve	Z
-arvi	H
-arxi	F
-ary'	[
-ary?	[
-arza	P
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
-asad	I
-asag	C
-asah	T
-asaj	Z
-asan	V
-asar	[
-asas	C
-asbi	C
-asbr	C
-asca	D
-asce	K
-asci	C
-asco	Z
-ascr	C
-ascu	[
-asda	C
-asdf	C
-ase6	I
-ase:	C
-asec	W
-ased	[
-aseh	C
-asen	[
-aser	C
-ases	M
-aseñ	C
-asfe	R
-asha	Z
-ashb	V
-ashe	X
-ashi	L
-ashl	G
-ashm	C
-asht	[
-asia	[
-asic	X
-asie	M
-asif	C
-asil	U
-asim	E
-asin	L
-asio	X
-asir	X
-asis	C
-asió	R
-ask:	I
-aske	[
-aski	C
-asle	C
-aslo	E
-asma	K
-asmo	[
-asn'	S
-asno	R
-asnt	T
-asol	F
-ason	C
-asos	W
-aspa	U
-aspb	G
-aspe	L
-asph	[
-aspi	D
-aspl	[
-asqu	D
-ass=	G
-assa	H
-asse	L
-assh	S
-assi	C
-assm	X
-asso	U
-assp	C
-assu	[
-assw	C
-assy	[
-ast"	G
-ast-	C
-ast;	Y
-ast?	[
-asta	X
-aste	H
-asti	[
-astl	C
-asto	[
-astp	[
-astr	Q
-asts	R
-astu	[
-astw	C
-asty	F
-asté	S
-asua	E
-asue	T
-asun	V
-asur	N
-asus	X
-asut	D
-asyj	K
-asyn	C
-asés	W
-asía	V
-asón	P
-at's	C
-atad	E
-atag	C
-atal	G
-atam	Y
-atan	[
-ataq	R
-atar	X
-atas	C
-atat	C
-atbo	N
-atbr	C
-atch	K
-ate'	[
-ate,	W
-ate?	Z
-atea	Q
-ateb	E
-ated	[
-atef	[
-ateg	C
-atel	D
-atem	I
-aten	[
-ateo	V
-ater	N
-ates	C
-ateu	X
-atev	C
-atew	C
-atex	C
-atfo	C
-atgp	C
-ath'	U
-ath,	T
-ath?	[
-atha	Z
-athb	V
-athe	G
-athi	[
-athl	S
-atho	[
-athr	C
-aths	U
-athy	[
-atia	M
-atib	C
-atic	C
-atie	V
-atig	[
-atil	C
-atin	U
-atio	R
-atir	R
-atis	C
-atit	[
-ativ	[
-atla	D
-atma	C
-atme	X
-atmo	[
-atne	Q
-ato'	C
-atod	K
-atoe	C
-atom	C
-aton	V
-ator	C
-atos	C
-atra	F
-atre	X
-atri	X
-atro	[
-atry	[
-atrá	U
-atsa	C
-atsb	C
-atso	C
-atta	Y
-atte	J
-atth	U
-atti	I
-attl	S
-atto	H
-attr	C
-atua	R
-atue	E
-atun	C
-atur	C
-atus	P
-atut	C
-atwi	J
-atán	U
-atía	[
-atól	T
-au's	T
-auce	C
-auck	F
-aude	I
-audi	[
-auer	F
-augu	X
-aul'	[
-aul?	[
-aulo	Z
-auls	[
-ault	H
-auma	[
-auna	Y
-aunc	T
-aunq	W
-aunt	Y
-aura	M
-aure	C
-auri	F
-auro	D
-aurs	[
-auru	C
-ausa	N
-ause	C
-auss	G
-aust	C
-auth	[
-auti	T
-auto	L
-autu	K
-auty	[
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
-avem	L
-aven	Q
-aver	C
-aves	[
-avia	C
-avid	[
-avig	C
-avil	[
-avin	Q
-avio	R
-avis	I
-avit	J
-aviv	N
-avlo	E
-avoc	C
-avog	C
-avoi	W
-avor	[
-avou	C
-avra	L
-avía	X
-aw's	C
-awai	C
-awak	[
-awar	U
-away	L
-awba	C
-awbo	Q
-awei	E
-awfu	R
-awin	Z
-awle	R
-awlp	M
-awsh	C
-awye	G
-axad	[
-axed	P
-axer	W
-axes	[
-axim	C
-axis	H
-axol	C
-ayag	G
-ayal	[
-ayaq	E
-ayas	C
-ayat	C
-aybe	F
-aybo	E
-ayca	V
-aych	[
-ayde	C
-ayed	T
-ayer	V
-ayfa	D
-ayfl	C
-ayik	E
-ayin	[
-ayli	C
-aylo	C
-ayme	W
-ayne	I
-ayof	V
-ayon	F
-ayor	T
-ayou	N
-aypa	C
-ays,	W
-ays;	T
-ays?	[
-aysl	J
-ayst	C
-ayud	[
-ayun	Z
-aywa	C
-ayúd	[
-az's	V
-azad	T
-azae	W
-azan	T
-azaz	Z
-azel	[
-azen	C
-azer	F
-azgo	V
-azia	V
-azil	C
-azin	[
-azir	[
-azme	F
-azol	C
-azon	E
-azor	C
-azos	W
-azqu	C
-azte	C
-azul	C
-azur	G
-azws	C
-azza	V
-azón	[
-aías	Z
-aída	X
-aído	[
-aín?	T
-añad	[
-añar	H
-añas	X
-añer	[
-añol	C
-años	[
-añía	S
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
-baas	S
-baba	C
-babb	G
-babe	U
-babi	T
-baby	Y
-bach	X
-baci	P
-back	W
-bact	C
-bacu	T
-bacy	T
-bada	[
-bade	D
-badi	J
-badl	[
-bado	C
-bage	C
-bagg	N
-bags	[
-bail	L
-bait	C
-baja	Y
-bajo	[
-bake	C
-baki	Q
-bakk	[
-bala	T
-bald	Q
-bale	C
-bali	E
-ball	C
-balm	V
-balo	C
-balt	Z
-bama	C
-bamb	D
-bamo	Y
-ban?	Q
-bana	C
-banc	[
-band	G
-bane	C
-bang	[
-bank	K
-bann	L
-bano	[
-banq	[
-bans	H
-banz	W
-bapp	L
-bapt	Y
-baqu	K
-bara	L
-barb	C
-barc	C
-bard	X
-bare	Z
-barg	X
-bari	C
-bark	D
-barl	[
-barn	J
-barr	Z
-bars	T
-bart	[
-baru	Y
-barz	[
-barç	G
-bas?	T
-base	H
-bash	C
-basi	Y
-bask	N
-bass	C
-bast	E
-basu	C
-bate	D
-bath	G
-bati	H
-batm	C
-bato	X
-bats	L
-batt	C
-baut	[
-bayl	C
-baza	C
-baña	F
-bbab	W
-bbag	C
-bbas	[
-bbat	T
-bbc.	I
-bbed	M
-bbel	G
-bber	S
-bbes	D
-bbin	[
-bbis	C
-bbit	C
-bble	C
-bbol	Z
-bbor	F
-bc.c	I
-bc12	D
-bcar	D
-bcen	I
-bdía	R
-be.c	L
-beac	C
-bead	C
-beam	S
-bean	C
-bear	[
-beas	X
-beat	R
-beau	[
-bebe	D
-bebé	[
-beca	[
-becc	C
-bece	U
-beci	C
-beck	C
-beco	W
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
-beer	P
-beet	H
-befo	X
-bega	Z
-begg	[
-begi	Z
-bego	U
-begu	C
-beha	R
-behe	Y
-behi	T
-beho	[
-bein	[
-beka	Y
-bel'	P
-bel,	U
-bel?	[
-beld	R
-beli	[
-bell	W
-belo	Z
-bels	H
-belt	C
-belé	Y
-bemo	[
-ben-	V
-bena	F
-benc	N
-bend	[
-bene	Y
-beni	S
-benj	V
-benn	C
-bent	P
-beon	[
-beos	W
-bere	[
-berg	C
-beri	L
-berl	C
-berm	E
-bern	T
-bero	C
-berp	E
-berr	C
-bers	C
-bert	T
-bes?	T
-besh	T
-besi	[
-beso	[
-best	C
-bet3	I
-beta	P
-bete	[
-beth	T
-beti	I
-betr	[
-bets	T
-bett	[
-betw	H
-beus	X
-beve	C
-bewa	P
-beye	P
-beyi	S
-beyo	C
-beza	Z
-bezo	C
-bg8g	I
-bgq=	I
-bhag	L
-biad	Y
-bial	C
-bian	K
-biar	N
-bias	[
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
-biga	W
-bigg	D
-bija	Q
-bike	C
-biki	N
-biks	E
-bila	S
-bild	Y
-bile	C
-bilh	W
-bili	C
-bill	C
-bilo	[
-bime	T
-bina	U
-bind	C
-bine	H
-bing	[
-bins	C
-biog	L
-biol	C
-biop	U
-bios	[
-biot	C
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
-bit'	V
-bit.	F
-bit?	I
-bita	L
-bitc	N
-bite	C
-biti	U
-bito	[
-bits	P
-bitt	[
-bitz	D
-bizc	K
-bién	S
-bjec	C
-bjet	Z
-blab	W
-blac	P
-blad	D
-blah	C
-blam	W
-blan	M
-blar	T
-blas	[
-blaz	F
-ble,	W
-ble?	[
-blec	L
-bled	S
-blee	I
-blem	Y
-blen	D
-bler	D
-bles	S
-blet	H
-blew	W
-bley	K
-blia	[
-blic	S
-blig	S
-blin	V
-blio	H
-blis	[
-blo?	X
-bloc	P
-blok	K
-blon	C
-bloo	P
-blor	C
-blos	[
-blow	[
-blox	C
-blue	C
-blur	N
-bmar	C
-bmas	D
-bmit	[
-bner	Z
-bnm,	C
-bnmb	C
-boam	[
-boar	C
-boas	Z
-boaz	[
-boca	[
-boda	T
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
-bold	N
-bole	P
-boli	C
-boll	C
-bolo	[
-bomb	[
-bomi	Z
-bona	V
-bond	K
-bone	L
-boni	[
-bonj	C
-bonn	K
-bono	C
-bonu	M
-boob	C
-book	S
-boom	C
-boop	C
-boos	C
-boot	T
-booz	T
-bor'	R
-bora	L
-borb	C
-bord	[
-bore	M
-borg	C
-borh	P
-bori	C
-born	Z
-boro	C
-borr	K
-bors	S
-bort	[
-bosc	C
-bose	N
-bosh	Y
-boss	Y
-bost	C
-both	[
-boto	G
-bots	[
-boug	R
-boul	C
-boun	S
-bouq	D
-bour	M
-bout	R
-bove	I
-bowe	S
-bowi	C
-bowl	I
-boxe	P
-boxi	C
-boyf	[
-boys	[
-brac	C
-brad	C
-brah	Y
-brai	R
-brak	C
-bram	[
-bran	[
-bras	K
-brat	[
-brav	[
-braz	C
-bre?	C
-brea	P
-brem	X
-bren	C
-breo	S
-brer	[
-bres	T
-brev	U
-brew	I
-brex	D
-brib	[
-bric	[
-brid	[
-brie	E
-brig	K
-brin	I
-brio	P
-brir	C
-bris	E
-brit	C
-brió	S
-broa	N
-brok	[
-bron	R
-broo	P
-bros	[
-brot	T
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
-bsol	K
-bson	G
-bsta	[
-bsti	H
-btin	[
-buar	C
-buch	X
-buck	[
-bucl	C
-buco	Y
-buda	C
-budd	J
-budg	H
-buds	C
-buel	Z
-buen	V
-buey	[
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
-bund	W
-bunn	E
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
-burs	L
-burt	C
-burw	C
-bury	C
-busa	S
-busc	T
-buse	[
-bush	N
-busi	N
-buso	P
-bust	C
-busy	[
-busó	R
-buta	J
-butc	D
-buti	C
-butl	H
-butt	C
-buyi	[
-buys	T
-buzz	G
-bvcx	C
-by's	M
-by-e	C
-bylo	S
-byne	C
-bypa	I
-byss	Y
-byte	F
-bías	R
-bíbl	[
-c'es	C
-c,a:	G
-c.co	I
-c/pa	E
-c/sh	D
-c123	D
-c:c,	G
-c="h	L
-ca's	C
-ca.c	J
-caba	P
-cabb	C
-cabe	[
-cabi	C
-cabl	E
-cabo	[
-cabr	V
-cabu	C
-cabó	T
-caca	C
-cach	C
-caci	D
-cact	C
-cada	C
-cade	Q
-cadi	D
-cado	N
-cadu	C
-caer	[
-caes	R
-cafe	C
-caff	M
-cage	C
-cago	C
-cah'	Z
-caht	C
-caia	[
-cain	T
-cake	C
-cal?	Q
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
-calv	[
-caly	Y
-calz	Y
-cam'	C
-cama	T
-camb	I
-came	[
-cami	S
-camm	[
-camo	M
-camp	J
-camu	H
-can'	T
-cana	U
-canb	L
-canc	C
-cand	[
-cann	C
-cano	T
-cans	S
-cant	V
-canv	C
-cany	C
-canz	T
-capa	C
-cape	M
-capi	C
-capo	C
-capr	C
-caps	F
-capt	E
-capu	[
-capí	X
-car?	C
-cara	G
-carb	C
-carc	X
-card	H
-care	X
-carg	C
-cari	Y
-carl	K
-carm	U
-carn	M
-caro	W
-carp	J
-cars	C
-cart	C
-carv	C
-cary	T
-cará	S
-carí	W
-cas?	R
-casa	[
-case	C
-cash	J
-casi	M
-casm	W
-caso	[
-casp	M
-cass	C
-cast	C
-casu	E
-casé	U
-cata	C
-catc	[
-cate	C
-cath	[
-cati	L
-cato	V
-cats	C
-catt	Z
-cató	T
-caug	[
-caus	C
-caut	C
-cave	I
-caye	X
-cayo	C
-cayó	[
-caza	W
-caía	Z
-caíd	[
-caín	Y
-cbet	C
-cboo	C
-ccab	[
-ccaf	C
-ccam	C
-ccan	C
-ccar	C
-ccee	[
-ccen	D
-ccep	P
-cces	V
-ccha	V
-cchu	D
-ccia	C
-ccid	[
-ccin	L
-ccio	C
-cció	[
-ccle	Y
-ccom	F
-ccon	D
-ccor	M
-ccou	T
-ccup	K
-ccur	M
-ccus	[
-cdmx	D
-cdon	C
-cean	G
-ceas	W
-cebo	C
-cebr	E
-ceda	[
-cede	Y
-cedo	[
-cedr	V
-ceed	[
-cees	Y
-ceho	C
-ceil	E
-ceip	M
-ceit	P
-ceiv	[
-cela	C
-cele	F
-celi	[
-cell	D
-celo	R
-cels	H
-celt	C
-celu	C
-cema	[
-cemb	E
-ceme	H
-cemi	J
-cena	S
-cenc	C
-cend	E
-cene	G
-ceni	W
-cens	[
-cent	C
-ceos	W
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
-cers	M
-cert	P
-cerv	C
-cerá	S
-ceré	U
-ces;	V
-ces?	Y
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
-ch?v	L
-chab	X
-chac	U
-chad	L
-chae	K
-chaf	[
-chai	N
-chaj	G
-chak	N
-chal	[
-cham	[
-chan	P
-chao	E
-chap	J
-char	C
-chas	E
-chat	F
-chau	E
-chaz	V
-chbo	M
-chcr	[
-chdu	D
-chea	H
-cheb	W
-chec	C
-ched	S
-chee	C
-chel	C
-chem	U
-chen	C
-cher	X
-ches	R
-chet	G
-chew	I
-chia	U
-chic	C
-chid	C
-chie	H
-chig	K
-chil	W
-chim	K
-chin	R
-chio	Z
-chip	K
-chis	[
-chit	D
-chiv	F
-chiz	[
-chle	C
-chlo	M
-chma	V
-chmo	C
-chna	C
-chni	C
-chno	X
-cho?	Q
-choc	H
-choi	I
-chok	C
-chol	P
-chon	N
-choo	[
-chop	C
-chor	C
-chos	[
-chot	E
-chri	X
-chst	C
-chth	Y
-chua	C
-chuc	C
-chuf	C
-chur	[
-chus	[
-chuz	U
-cia?	S
-ciac	T
-cial	S
-cian	[
-ciao	C
-ciar	M
-cias	N
-cibi	U
-cibl	F
-cici	C
-cicl	C
-cicu	G
-cida	N
-cide	[
-cidi	[
-cido	[
-cidó	Q
-cieg	[
-ciel	T
-cien	I
-cier	J
-cies	I
-cife	V
-cifi	[
-cifu	P
-cify	Y
-ciga	Z
-cigr	D
-ciit	C
-cija	T
-cil?	V
-cile	U
-cili	L
-cill	Z
-cils	C
-cima	C
-cimi	W
-cimo	[
-cina	C
-cinc	[
-cine	C
-cing	C
-cino	I
-cinq	E
-cio?	S
-ciol	F
-cion	C
-cios	C
-ciou	T
-cipa	C
-cipe	C
-cipi	R
-cipl	V
-cira	I
-circ	P
-cire	U
-cirl	S
-ciru	X
-cisc	E
-cise	W
-cisi	[
-cism	T
-ciss	D
-cist	Z
-cita	G
-cite	V
-citi	E
-cito	S
-city	N
-citó	P
-ciud	V
-cium	I
-civi	I
-cize	V
-cizi	R
-cién	[
-ción	[
-ck's	K
-ckag	D
-ckcl	S
-cked	[
-cken	C
-cker	I
-ckes	J
-cket	C
-ckey	C
-ckfi	Y
-ckfo	D
-ckgr	C
-ckha	C
-ckhe	C
-ckin	C
-ckja	K
-ckla	T
-ckle	D
-ckli	C
-ckly	U
-ckna	F
-ckne	P
-ckof	F
-ckos	E
-ckou	F
-ckpi	C
-ckpo	G
-ckso	C
-ckta	N
-ckup	C
-ckwa	L
-clad	C
-clai	G
-clam	X
-clar	C
-clas	U
-clau	X
-clav	C
-clay	[
-clea	[
-cled	C
-clef	C
-cleo	U
-cler	[
-cles	[
-clic	C
-clie	T
-clif	T
-clim	I
-clin	E
-clip	C
-cliq	W
-clis	F
-cloa	[
-cloc	C
-clog	C
-clon	U
-cloo	I
-clop	H
-clos	I
-clot	X
-clou	[
-clov	Y
-clow	C
-club	C
-clue	L
-clui	I
-clus	C
-cmd=	E
-cmxc	C
-co-o	D
-co.u	C
-coac	G
-coal	R
-coas	H
-coat	R
-cob'	[
-cob,	Q
-cob?	S
-coba	X
-cobe	U
-cobo	M
-cobr	M
-cobs	J
-coca	W
-coch	C
-coci	C
-cock	E
-coco	H
-code	C
-codi	C
-codo	[
-coff	C
-coge	[
-cogi	Z
-cogn	[
-cogr	C
-coho	S
-cohó	T
-coin	J
-coke	C
-cola	E
-cold	J
-cole	F
-colg	J
-coll	[
-coln	C
-colo	C
-colu	G
-com"	L
-com/	C
-coma	[
-comb	E
-come	[
-comf	[
-comi	[
-comm	U
-como	C
-comp	C
-comí	P
-comú	S
-cona	D
-conc	T
-cond	W
-cone	Q
-conf	Y
-cong	P
-coni	R
-conj	T
-conm	V
-conn	C
-cono	T
-conq	[
-cons	[
-cont	S
-conu	H
-coog	L
-cook	C
-cool	C
-coot	C
-copa	Y
-cope	K
-copi	[
-copo	I
-copp	I
-copt	L
-copy	C
-cora	L
-corb	S
-corc	E
-cord	C
-core	C
-cori	Y
-corn	C
-coro	K
-corp	G
-corr	N
-cors	C
-cort	C
-coré	Q
-cos?	S
-cosa	[
-cose	P
-cosi	[
-cosm	[
-cost	E
-cota	Q
-cotc	K
-cotl	C
-cott	F
-couc	V
-coug	D
-coul	[
-coun	F
-coup	E
-cour	J
-cous	M
-couv	C
-cova	C
-covi	M
-cowa	R
-cowe	C
-cowl	C
-cowo	X
-cows	[
-crab	C
-crac	W
-craf	K
-crai	C
-cram	[
-cran	[
-crap	C
-crat	M
-crav	S
-craz	G
-crea	F
-crec	[
-cred	K
-cree	F
-crem	D
-creo	[
-cres	C
-cret	R
-crew	C
-crey	Y
-creí	P
-creó	S
-cria	[
-crib	F
-cric	C
-crie	Z
-crif	V
-cril	C
-crim	[
-crin	I
-crip	K
-cris	V
-crit	N
-croa	C
-crob	F
-croc	C
-crog	C
-crol	[
-cron	F
-croo	[
-crop	L
-croq	C
-cros	E
-crow	G
-croy	F
-crub	C
-cruc	E
-crue	X
-crui	C
-crum	V
-crus	I
-crut	Z
-cruz	Q
-cryi	V
-cryl	I
-cryp	T
-crys	C
-créd	[
-crío	R
-crón	W
-cs.g	N
-cson	J
-ctad	[
-ctan	I
-ctar	K
-ctat	[
-cted	M
-cter	C
-ctic	I
-ctif	[
-ctin	Y
-ctio	[
-ctiv	C
-ctly	C
-cto?	U
-ctob	M
-ctom	[
-cton	C
-ctop	C
-ctor	E
-ctos	J
-ctre	C
-ctri	C
-ctrl	C
-ctro	C
-ctua	K
-ctub	C
-ctur	J
-ctus	C
-cuac	G
-cuad	C
-cual	I
-cuan	C
-cuar	T
-cuat	[
-cuba	C
-cube	C
-cubi	[
-cubr	J
-cuc?	R
-cuch	W
-cucu	P
-cuec	C
-cued	T
-cuel	[
-cuen	C
-cuer	Z
-cues	E
-cuev	[
-cuff	C
-cuid	J
-cuit	C
-cula	G
-cule	F
-culi	[
-culo	V
-culp	[
-cult	[
-culu	C
-cumb	W
-cumc	Y
-cume	C
-cumi	T
-cump	[
-cuna	K
-cunc	P
-cund	Q
-cuot	I
-cupa	[
-cupb	Z
-cupe	M
-cupi	F
-cupo	H
-cups	C
-cupu	R
-cura	T
-cure	[
-curi	N
-curl	C
-curr	C
-curs	[
-curt	E
-cury	N
-cus?	U
-cusa	Y
-cuse	[
-cush	[
-cuss	[
-cust	I
-cuta	G
-cute	R
-cuti	G
-cuto	C
-cuts	Y
-cutt	K
-cuál	Y
-cuán	[
-cuér	V
-cuña	T
-cvbn	C
-cybe	E
-cycl	C
-cyli	E
-cypr	Z
-cyre	[
-cyri	K
-cyru	X
-czem	C
-cánc	X
-cáng	Z
-cánt	R
-cárc	[
-célu	[
-césa	Z
-cía?	R
-cías	[
-cípu	X
-cómo	[
-d'or	G
-d(0)	J
-d-br	Q
-d-me	S
-d/1a	N
-d/jp	C
-d123	G
-d29y	I
-d</b	C
-d="l	E
-d=al	J
-daba	Q
-dabo	C
-dach	[
-daci	X
-dact	C
-dad'	R
-dad:	W
-dad?	Y
-dada	[
-dadd	C
-dade	P
-dado	G
-dads	R
-dafe	C
-daga	C
-dago	U
-dagó	T
-dah?	T
-dahl	C
-daho	E
-dail	H
-dais	C
-dala	C
-dale	K
-dali	W
-dalo	H
-dals	[
-dalt	F
-dalu	K
-dam'	[
-dama	W
-dame	S
-dami	[
-damo	[
-damp	C
-dams	C
-danc	N
-dand	U
-dang	[
-dani	T
-dann	F
-dano	T
-dant	D
-danz	Z
-dap:	G
-dapt	G
-darc	C
-dard	C
-dari	W
-dark	G
-darm	W
-daro	U
-dars	X
-dart	G
-dary	C
-dará	[
-daré	W
-das'	X
-das?	U
-dasd	C
-dash	C
-data	C
-date	C
-dath	Z
-dati	[
-dato	F
-daug	Z
-dave	C
-davi	X
-daví	Y
-dawn	[
-day?	[
-daya	C
-dayc	V
-dayl	C
-days	T
-dazo	C
-daño	[
-dbir	S
-dblu	H
-dbod	C
-dbye	Y
-dcas	C
-dchi	T
-dchu	C
-ddai	U
-ddam	C
-dddd	C
-dden	[
-dder	T
-ddes	C
-ddha	C
-ddhi	N
-ddic	[
-ddin	N
-ddit	P
-ddle	C
-ddli	N
-ddon	[
-ddre	C
-dduc	Y
-de_m	F
-deac	Z
-dead	I
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
-debí	[
-deca	[
-dece	[
-deci	[
-deck	C
-decl	N
-deco	C
-decr	[
-ded,	R
-dedi	[
-dedo	[
-dedu	C
-deed	X
-deem	T
-deep	N
-deer	K
-defa	M
-defe	[
-defi	C
-defl	D
-defr	F
-degr	C
-dein	T
-deja	J
-deje	P
-dejo	Y
-dejé	[
-dejó	[
-deki	V
-dela	F
-dele	C
-delh	C
-deli	G
-dell	E
-delo	M
-delp	M
-dema	J
-deme	[
-demi	[
-demn	S
-demo	V
-demp	C
-demu	U
-demy	C
-demá	U
-den?	Z
-dena	[
-denb	E
-denc	Y
-dend	C
-dene	Y
-denf	C
-deni	W
-denm	C
-deno	[
-dens	H
-dent	D
-denu	[
-denv	C
-deny	V
-deod	E
-deoj	R
-deon	V
-deos	J
-depa	C
-depl	Z
-depo	H
-depp	C
-depr	[
-dept	N
-der?	[
-dera	K
-derb	H
-dere	[
-derf	Y
-derg	M
-deri	C
-derk	E
-derl	G
-derm	C
-dern	M
-dero	Z
-derr	[
-ders	S
-derw	C
-des?	R
-desa	X
-desc	X
-desd	[
-dese	Y
-desh	Y
-desi	L
-desk	C
-desm	P
-desn	C
-deso	U
-desp	[
-dess	C
-dest	[
-deta	N
-dete	Q
-deud	[
-deus	N
-deut	Y
-deve	C
-devi	C
-devo	[
-dexa	C
-dexc	L
-deón	W
-df87	E
-dfas	L
-dfat	C
-dfgd	C
-dfgh	E
-dfgk	D
-dfhg	D
-dfis	C
-dfre	J
-dfsd	C
-dful	W
-dgar	C
-dged	[
-dgeh	C
-dger	C
-dges	G
-dget	L
-dgie	C
-dgin	[
-dgme	[
-dhfj	C
-dhis	N
-dhog	C
-dhoo	T
-di:l	G
-dia?	U
-diab	S
-diac	T
-diad	C
-diag	J
-diah	R
-dial	[
-diam	C
-dian	L
-diar	R
-dias	C
-diat	[
-dibu	C
-dica	[
-dicc	Z
-dice	U
-dich	G
-dici	W
-dick	C
-dico	D
-dict	[
-dida	Q
-didn	[
-dido	J
-die?	[
-died	[
-dieg	C
-dien	C
-dier	[
-dies	U
-diet	G
-diez	[
-diff	M
-difi	[
-difu	[
-difí	[
-diga	P
-digg	C
-digi	P
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
-dimo	Q
-dina	[
-dinb	C
-dine	R
-ding	P
-dink	C
-dinn	J
-dino	U
-dio.	F
-dioh	E
-diom	K
-dior	C
-dios	Z
-diot	C
-dipp	Y
-dipu	E
-dire	C
-diri	V
-dirl	R
-dirm	T
-dirt	Q
-disa	[
-disc	P
-disf	Z
-disg	Z
-dish	P
-disk	G
-disn	C
-diso	S
-disp	X
-disr	C
-dist	C
-dit.	I
-dita	[
-dith	[
-diti	[
-dito	Z
-dits	C
-dity	D
-dium	C
-div>	G
-diva	C
-dive	N
-divi	J
-divo	W
-diwa	C
-diác	[
-dián	S
-djec	C
-djfh	E
-djok	C
-dkfj	E
-dkid	T
-dksl	C
-dlem	W
-dler	L
-dles	X
-dley	C
-dlig	E
-dlin	Q
-dloc	T
-dlor	R
-dmad	E
-dman	C
-dmap	C
-dmen	[
-dmin	D
-dmir	[
-dmis	C
-dmit	M
-dmot	W
-dn't	X
-dneg	W
-dnes	R
-dney	C
-dnez	X
-dnig	Q
-dnis	K
-do")	I
-doba	D
-dobl	R
-doca	C
-doce	[
-doci	U
-dock	F
-docs	N
-doct	[
-docu	C
-does	I
-doge	C
-dogg	F
-dogs	C
-doin	Y
-doku	C
-dola	V
-dole	[
-doli	C
-doll	C
-dolo	[
-dols	[
-dom'	U
-dom,	U
-dom?	V
-doma	D
-dome	V
-domi	E
-doms	V
-don'	[
-don?	W
-dona	E
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
-dorc	V
-dore	Z
-dori	C
-dorm	[
-dors	C
-dos?	S
-dose	C
-dosi	G
-dote	[
-doub	P
-doug	C
-dout	C
-dove	T
-dow'	U
-dowe	N
-down	S
-dows	C
-doze	M
-dpar	[
-dpho	F
-dpla	C
-dpre	G
-dqw4	L
-drac	W
-drad	D
-draf	C
-drag	Y
-drai	D
-drak	Z
-dram	S
-dran	S
-dras	[
-drat	H
-draw	C
-dre?	T
-drea	[
-dred	I
-drei	C
-dren	W
-dres	C
-drew	M
-drez	F
-dria	C
-drib	C
-dric	G
-drid	C
-drie	C
-drif	E
-dril	E
-drin	[
-drip	V
-dris	C
-driv	D
-dro'	G
-dro?	T
-drob	F
-droc	C
-drog	W
-droi	C
-drom	[
-dron	[
-droo	C
-drop	C
-dros	C
-drou	[
-drow	R
-drug	X
-drui	G
-druj	C
-drum	C
-drun	[
-drus	V
-dryl	C
-dryw	C
-dría	X
-drón	[
-ds/l	K
-dshe	C
-dshi	W
-dsid	Z
-dsom	T
-dson	H
-dsor	C
-dsti	G
-dtim	T
-dtra	C
-duac	V
-duat	[
-duba	N
-dubl	C
-dubo	E
-duca	S
-duce	C
-duch	E
-duci	D
-duck	C
-duct	[
-duda	V
-dude	C
-duel	M
-duer	C
-dues	D
-duin	C
-duis	C
-duke	D
-dulc	[
-dule	C
-dulo	Z
-dult	P
-dumb	C
-dump	F
-dunc	C
-dune	C
-dung	X
-dunk	[
-duol	C
-dupe	C
-dura	T
-dure	X
-duri	[
-duro	P
-durs	D
-durí	V
-duró	Q
-dust	[
-duti	Z
-duty	G
-duve	C
-dvan	S
-dven	[
-dver	C
-dvic	[
-dvie	[
-dvis	X
-dvla	F
-dvoc	Y
-dwal	C
-dwar	C
-dway	C
-dwee	J
-dwel	R
-dwic	C
-dwiv	Q
-dyin	K
-dyna	C
-dyso	C
-dyss	G
-dzil	C
-dán?	R
-débi	W
-débo	[
-déis	S
-día?	Q
-días	[
-díos	V
-dón?	U
-dóna	T
-dónd	[
-e're	T
-e-me	C
-e-se	S
-e.co	C
-e.g.	F
-e.lo	F
-e.or	J
-e/a}	G
-e119	L
-e2o3	C
-e<|i	E
-e=mc	C
-e_mo	F
-eace	[
-each	N
-eaci	I
-eaco	[
-eact	C
-ead?	[
-eada	[
-eade	[
-eadi	Z
-eadl	K
-eado	[
-eadp	F
-eads	C
-eadt	[
-eady	[
-eage	C
-eagl	R
-eagr	[
-eagu	I
-eaje	C
-eake	C
-eakf	N
-eakh	E
-eaki	C
-eakn	T
-eaks	C
-eakt	[
-eaku	Z
-eaky	C
-eal?	[
-eala	C
-eale	[
-eali	[
-eall	M
-ealm	Q
-ealo	[
-eals	H
-ealt	J
-eamc	Z
-eame	U
-eami	C
-eams	[
-ean?	[
-eanc	[
-eane	T
-eani	V
-eann	C
-eano	I
-eans	C
-eant	N
-eanu	C
-eape	C
-eapo	S
-eapp	K
-eaps	V
-ear'	V
-ear,	Y
-ear?	V
-eara	[
-earb	C
-earc	C
-eard	U
-eare	J
-earf	Q
-eari	[
-earl	I
-earn	[
-ears	[
-eart	[
-eary	[
-eas?	C
-ease	D
-easi	X
-easo	C
-east	[
-easu	[
-easy	L
-eat,	T
-eat;	T
-eatb	C
-eate	[
-eath	C
-eati	T
-eatm	X
-eatn	Q
-eato	V
-eats	L
-eatt	C
-eatu	V
-eaty	C
-eaut	[
-eave	[
-eavi	[
-eavy	Q
-eawa	C
-eaza	[
-eaño	Y
-eba'	R
-eba?	V
-ebab	E
-ebaj	L
-eban	[
-ebas	F
-ebat	C
-ebay	C
-ebec	M
-ebed	Z
-ebek	Y
-ebel	[
-eben	Z
-eber	[
-ebil	Q
-ebla	I
-eblo	[
-eboa	E
-ebod	U
-ebol	H
-eboo	C
-ebor	[
-ebou	G
-ebra	[
-ebre	[
-ebri	C
-ebro	M
-ebru	C
-ebsi	C
-ebts	[
-ebua	C
-ebuc	X
-ebue	T
-ebug	C
-ebui	Q
-ebuk	T
-ebul	Q
-ebus	[
-ebut	D
-ebés	S
-ecad	[
-ecai	[
-ecak	F
-ecal	C
-ecam	[
-ecap	S
-ecar	R
-ecas	C
-ecaí	[
-ecca	C
-ecci	X
-eccl	Y
-eced	Y
-ecei	X
-ecem	E
-ecen	E
-ecep	K
-ecer	[
-eces	[
-ecet	C
-ech,	V
-ech:	S
-echa	X
-eche	N
-echn	I
-echo	F
-echu	C
-ecia	S
-ecib	[
-ecid	Z
-ecie	V
-ecil	C
-ecim	C
-ecin	J
-ecio	C
-ecip	C
-ecir	X
-ecis	[
-ecit	[
-ecié	[
-eció	[
-ecke	I
-eckh	C
-ecki	H
-eckl	[
-ecko	C
-ecks	N
-ecla	C
-ecle	T
-ecli	C
-eclo	[
-ecob	I
-ecod	I
-ecog	[
-ecoi	C
-ecom	T
-econ	W
-ecor	C
-ecos	[
-ecov	[
-ecra	C
-ecre	L
-ecta	N
-ecte	R
-ecti	T
-ectl	F
-ecto	F
-ectr	C
-ects	I
-ectu	[
-ecua	G
-ecul	Z
-ecun	Q
-ecup	L
-ecur	R
-ecyc	N
-ecze	C
-ecía	Z
-ed-m	S
-edac	C
-edad	[
-edal	Y
-edar	[
-edas	[
-edaz	U
-eddi	Q
-eddo	X
-edec	Z
-eded	[
-edee	U
-edek	Z
-edel	M
-edem	C
-eden	J
-eder	N
-edes	[
-edex	L
-edeó	W
-edga	C
-edge	C
-edia	X
-edic	M
-edid	C
-edie	C
-edif	[
-edim	Y
-edin	L
-edio	T
-edir	R
-edis	C
-edit	K
-ediu	Z
-edle	T
-edlo	T
-edne	J
-edni	K
-edo?	R
-edom	[
-edon	Y
-edor	[
-edos	[
-edra	Q
-edre	N
-edri	[
-edro	G
-edrí	U
-eds;	P
-edti	T
-educ	I
-edul	C
-edén	[
-edía	P
-eece	[
-eech	Y
-eed?	[
-eede	I
-eedi	[
-eedl	T
-eedo	Z
-eeds	C
-eedy	[
-eeff	K
-eeho	C
-eein	Y
-eek,	W
-eek?	H
-eeke	N
-eekl	C
-eekn	C
-eeks	E
-eela	C
-eelc	Z
-eele	G
-eeli	T
-eels	P
-eelz	[
-eeme	[
-eemi	S
-eemp	V
-eems	[
-een?	[
-eena	U
-eenh	H
-eenl	C
-eens	J
-eep(	D
-eep,	[
-eepe	C
-eepi	[
-eepl	T
-eeps	C
-eer?	T
-eera	C
-eere	C
-eerf	T
-eeri	X
-eerl	C
-eerr	F
-eers	W
-eerá	R
-ees,	V
-ees?	X
-eese	C
-eeta	C
-eete	E
-eeth	C
-eeti	T
-eets	K
-eetw	J
-eeve	C
-eeze	C
-efau	C
-efca	C
-efea	Y
-efen	[
-efer	E
-efes	[
-effe	C
-efic	R
-efie	P
-efig	W
-efin	C
-efit	Q
-efla	D
-efle	[
-efli	C
-efon	F
-efoo	T
-efor	R
-efox	C
-efra	Q
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
-egac	T
-egad	G
-egal	J
-egan	P
-egar	C
-egas	C
-egat	[
-eged	Z
-egen	H
-eget	N
-egex	C
-egga	[
-eggs	J
-egid	[
-egie	C
-egin	[
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
-ego?	R
-egoc	W
-egon	C
-egor	C
-egos	[
-egot	[
-egoí	U
-egra	H
-egre	J
-egri	R
-egro	J
-egrí	X
-egua	J
-egue	H
-egui	F
-egul	C
-egun	H
-egur	M
-egué	R
-eguí	R
-egún	S
-ehab	U
-ehad	Q
-eham	C
-ehas	Y
-ehea	[
-ehem	[
-ehen	U
-ehin	T
-ehoa	S
-ehob	W
-ehog	C
-ehoi	Y
-ehol	H
-ehos	Z
-ehou	C
-ehov	[
-ehus	Y
-eice	C
-eide	C
-eido	E
-eife	[
-eiff	G
-eigh	D
-eign	[
-eiki	V
-eili	G
-eill	Y
-eime	N
-ein'	C
-eina	N
-eine	R
-einf	C
-eing	[
-einh	C
-eino	[
-eins	C
-eint	[
-einó	Q
-eipt	M
-eira	C
-eist	Z
-eith	W
-eito	W
-eive	[
-eivi	R
-eize	Y
-eizu	Z
-ejan	[
-ejar	[
-ejas	T
-ejec	[
-ejem	C
-ejer	D
-ejez	U
-ejoi	X
-ejos	[
-ejud	Q
-ejér	V
-ekah	Y
-ekel	[
-eken	I
-eker	S
-ekia	[
-ekie	T
-ekin	Z
-ekit	W
-ekly	C
-eknd	C
-ekoa	Z
-el's	[
-elac	Y
-elah	[
-elan	C
-elap	W
-elar	C
-elas	P
-elat	Y
-elau	V
-elaw	G
-elay	J
-elba	C
-elch	[
-elco	[
-elda	D
-elde	[
-eldi	C
-eldo	T
-elds	P
-elea	J
-eleb	C
-elec	C
-eled	[
-elef	F
-eleg	[
-elem	D
-elen	C
-elep	C
-eler	G
-eles	C
-elet	C
-elev	E
-elf-	[
-elf?	W
-elfi	[
-elhi	C
-eli'	Q
-elia	K
-elib	[
-elic	C
-elid	I
-elie	[
-elig	L
-elih	Z
-elij	X
-elil	C
-elim	[
-elin	J
-elio	Y
-elip	[
-elit	[
-eliu	[
-eliv	C
-elix	L
-eliz	R
-ell'	L
-ell?	W
-ella	T
-ellb	C
-elle	U
-elli	C
-ello	C
-ellq	C
-ells	[
-elly	H
-elme	M
-elo?	[
-eloc	C
-eloh	[
-elon	C
-elop	C
-elor	P
-elos	F
-elov	W
-elpe	[
-elph	M
-elpi	T
-elps	V
-elqu	X
-elry	T
-els,	Z
-els;	[
-els?	[
-elsh	K
-elsi	H
-elso	E
-elta	C
-elte	Q
-elti	C
-elto	T
-elts	H
-eluj	W
-elul	C
-elve	[
-ely,	S
-elze	[
-elén	Y
-elía	X
-elíc	[
-em.o	I
-ema?	X
-emac	T
-emad	V
-emai	C
-emak	N
-emal	H
-eman	F
-emar	[
-emas	[
-emat	[
-emba	[
-embe	I
-embl	Z
-embo	[
-embr	[
-emea	K
-emed	K
-emel	[
-emem	[
-emer	[
-emes	Y
-emet	[
-emia	Q
-emic	C
-emie	S
-emig	Y
-emil	[
-emin	C
-emir	I
-emis	W
-emiu	C
-emma	J
-emme	C
-emna	W
-emoc	[
-emod	M
-emoi	C
-emor	Y
-emos	Q
-emot	[
-emov	C
-empa	C
-empe	M
-emph	G
-empi	C
-empl	J
-empo	D
-empr	[
-empt	L
-emse	X
-emue	T
-emus	U
-emás	U
-emía	[
-en's	[
-en't	U
-ena?	X
-enab	D
-enad	Z
-enae	[
-enag	U
-enai	J
-enal	C
-enan	[
-enar	[
-enas	V
-enat	C
-enav	U
-enaz	V
-enbo	C
-enbu	E
-enca	V
-ence	K
-ench	C
-enci	N
-enco	[
-encu	C
-ency	E
-end'	C
-end?	[
-enda	C
-ende	V
-endi	I
-endl	D
-endo	[
-endr	N
-ends	T
-endu	[
-end|	E
-ene?	R
-enea	[
-enec	C
-ened	I
-enef	Q
-enem	[
-enen	Z
-ener	G
-enes	N
-enet	C
-enew	Z
-enez	X
-enfe	W
-enfo	Y
-enfr	E
-enga	Z
-engi	C
-engl	C
-engo	[
-engr	J
-engt	H
-engu	C
-enha	C
-enhe	C
-enho	H
-enia	S
-enic	C
-enid	[
-enie	[
-enig	T
-enin	J
-enio	L
-enir	Z
-enis	C
-enit	[
-enix	C
-eniz	W
-enja	V
-enjo	[
-enla	C
-enly	E
-enma	C
-enmo	C
-enna	P
-enne	R
-enni	P
-enno	H
-enns	C
-eno'	F
-eno?	S
-enoc	W
-enoj	V
-enom	C
-enop	Z
-enor	Y
-enos	M
-enou	[
-enov	M
-enpo	D
-enry	C
-ens,	[
-ense	C
-ensh	Q
-ensi	[
-enso	N
-enst	C
-ensu	X
-ensé	[
-ent,	Y
-ent.	J
-ent:	[
-ent;	R
-ent?	[
-enta	I
-ente	X
-enth	[
-enti	X
-entl	[
-entm	[
-ento	[
-entr	C
-ents	Q
-entu	[
-enty	[
-entí	[
-entó	R
-enun	[
-enup	T
-enus	C
-enve	C
-envi	[
-envo	W
-envy	P
-enza	[
-enzo	E
-enzy	E
-enía	[
-eocu	U
-eodo	E
-eofa	W
-eogr	C
-eoir	C
-eoju	R
-eolo	[
-eon'	Q
-eon?	S
-eona	J
-eone	[
-eoni	U
-eopa	[
-eoph	Z
-eopl	[
-eore	D
-eorg	C
-eori	X
-eory	E
-eos?	T
-eosi	X
-eost	C
-eoul	I
-eous	W
-eove	C
-ep(1	D
-epai	G
-epap	V
-epar	[
-epas	C
-epay	[
-epch	T
-epci	U
-epda	T
-epea	C
-epen	[
-eper	T
-epes	C
-epet	[
-epfa	[
-eph'	[
-epha	K
-ephe	U
-ephi	[
-epho	[
-ephr	[
-ephs	Y
-epht	X
-epic	C
-epie	U
-epil	[
-epin	[
-epis	C
-epit	[
-epla	H
-eple	T
-eplo	Z
-eply	H
-epmo	R
-epoc	C
-epor	W
-epos	C
-epot	C
-eppe	C
-epra	S
-epre	T
-epri	R
-epro	[
-epso	F
-epsy	U
-epta	J
-epte	H
-epth	N
-epti	E
-epto	E
-eptu	W
-epub	C
-epul	I
-epys	G
-equa	N
-eque	C
-equi	I
-equí	[
-eqwe	C
-er">	G
-er's	[
-er-i	[
-er.r	J
-er@e	L
-era?	V
-erab	M
-erac	R
-erad	[
-eraf	S
-erag	C
-erah	[
-eral	S
-eram	Q
-eran	C
-erap	[
-erar	J
-eras	[
-erat	Q
-erba	C
-erbe	H
-erbi	C
-erbo	C
-erbs	Z
-erbu	C
-erby	C
-erca	C
-erce	K
-erch	[
-erci	F
-erco	[
-ercu	I
-ercy	U
-erd'	C
-erda	K
-erde	J
-erdi	W
-erdo	[
-erds	R
-erdu	C
-erdí	Y
-erdó	[
-ere'	C
-erea	[
-erec	[
-ered	[
-eref	C
-ereg	T
-erem	Z
-erer	[
-eres	H
-erex	G
-erez	W
-erfa	C
-erfe	[
-erfl	[
-erfo	[
-erfu	T
-erga	I
-erge	K
-ergi	S
-ergr	C
-ergu	C
-ergy	M
-ergü	X
-erhe	C
-eria	C
-erib	[
-eric	C
-erid	[
-erie	C
-erif	C
-eril	[
-erim	C
-erin	X
-erio	K
-eriq	C
-erir	R
-eris	[
-erit	Y
-eriu	X
-eriv	C
-eriz	[
-erja	K
-erke	C
-erki	E
-erla	F
-erle	N
-erli	C
-erlo	K
-erly	G
-erma	C
-erme	Z
-ermi	C
-ermo	[
-ermu	C
-ermó	S
-erna	C
-erne	[
-erni	[
-erno	R
-erns	F
-erná	Y
-ero?	V
-erob	[
-eroc	T
-erod	[
-eroe	T
-erog	C
-eroi	[
-erol	C
-eron	[
-erop	C
-eror	I
-eros	V
-erot	L
-erou	[
-erpa	C
-erpe	[
-erph	C
-erpi	K
-erpo	F
-erpr	J
-erpu	E
-erqu	H
-err!	C
-erra	Y
-erre	T
-erri	L
-erro	F
-erru	C
-erry	C
-erró	P
-ers'	R
-ers,	[
-ers;	[
-ers?	Y
-ersa	S
-ersb	F
-erse	[
-ersh	I
-ersi	F
-ersk	C
-ersm	[
-erso	[
-erst	Z
-ersu	Z
-ersí	[
-ert(	C
-ert?	T
-erta	[
-erte	Q
-ertf	I
-erth	G
-erti	E
-erto	G
-erts	V
-ertu	Z
-erty	W
-erub	[
-erun	C
-erus	[
-erva	N
-erve	L
-ervi	U
-ervo	[
-erwa	C
-erwh	X
-erxe	Z
-ery?	Y
-eryb	T
-eryd	P
-eryo	[
-eryt	X
-eryw	[
-erza	T
-erán	Y
-eréi	S
-ería	[
-erón	R
-erót	V
-es.e	J
-es.s	J
-esac	Y
-esad	[
-esak	H
-esal	I
-esam	Q
-esan	U
-esap	V
-esar	W
-esas	[
-esat	C
-esau	[
-esaú	X
-esbi	S
-esby	F
-esca	T
-esce	[
-esch	[
-esci	W
-escl	X
-esco	J
-escr	C
-escu	[
-esda	E
-esde	[
-esdr	J
-esec	H
-esel	C
-esem	U
-esen	U
-eser	E
-eses	[
-eset	C
-eseu	C
-esfr	H
-esfu	U
-esgu	K
-esh?	W
-esha	C
-eshi	P
-eshu	I
-esia	[
-esic	W
-esid	C
-esie	[
-esig	C
-esim	V
-esin	Y
-esio	E
-esir	V
-esis	U
-esit	[
-esiu	C
-esiz	C
-esiá	X
-esió	[
-eski	[
-eskt	C
-esla	P
-esma	M
-esn'	[
-esnt	T
-esnu	C
-esol	U
-eson	C
-esor	H
-esos	I
-esot	K
-esp3	C
-espa	C
-espe	[
-espi	[
-espl	W
-espo	W
-espr	D
-espu	[
-espí	Y
-esqu	Q
-ess,	U
-ess;	T
-ess?	[
-esse	[
-essf	T
-essi	P
-essn	U
-esso	[
-essu	C
-essy	Z
-est'	H
-est;	W
-est<	G
-est?	[
-esta	R
-este	U
-esth	[
-esti	F
-estl	Z
-esto	S
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
-etaf	F
-etah	C
-etai	C
-etal	N
-etam	C
-etan	P
-etap	C
-etar	K
-etas	M
-etba	C
-etc/	C
-etch	J
-etec	C
-eted	E
-etel	T
-eten	E
-eter	X
-etes	[
-etfl	C
-etfo	F
-eth,	[
-eth?	[
-etha	Q
-ethe	V
-ethi	P
-ethl	S
-etho	C
-ethr	W
-eths	[
-ethu	[
-etic	K
-etid	[
-etil	C
-etim	C
-etin	[
-etio	J
-etiq	C
-etir	Q
-etis	X
-etit	[
-etli	C
-etly	V
-etmo	G
-etna	C
-eto'	C
-etol	S
-etoo	C
-etor	Q
-etos	S
-etow	R
-etpl	C
-etra	T
-etre	P
-etri	C
-etro	C
-ets/	N
-ets?	Z
-etsa	R
-etse	Z
-etst	E
-etsy	C
-etta	C
-etti	M
-etty	C
-etun	C
-etur	P
-etus	[
-etwe	H
-etwo	C
-etym	C
-etyp	F
-etzs	C
-eube	N
-euch	[
-euda	[
-eude	C
-euge	D
-eule	C
-eulo	[
-eums	C
-eung	C
-euni	D
-eunu	[
-euro	C
-eus?	T
-euta	J
-eute	[
-euth	U
-euts	C
-euty	U
-eva?	T
-evad	C
-evan	[
-evar	Y
-evas	[
-evat	C
-eve?	[
-evea	C
-eved	Q
-evee	C
-eveh	[
-evel	K
-even	M
-ever	S
-eves	U
-evi'	X
-evia	C
-evic	G
-evid	Y
-evie	C
-evin	E
-evio	C
-evis	C
-evit	Y
-eviv	N
-evoc	[
-evol	E
-evor	I
-evos	G
-evot	[
-evít	U
-ewal	X
-ewar	[
-eway	C
-ewdr	K
-ewed	P
-ewel	P
-ewer	C
-ewhe	R
-ewie	C
-ewin	C
-ewis	I
-ewly	[
-ewor	C
-ewri	E
-ewrt	C
-ewto	C
-exac	J
-exag	[
-exan	F
-exas	C
-exbo	H
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
-exió	[
-exod	P
-exor	Z
-expa	C
-expe	N
-expi	F
-expl	E
-expo	L
-expr	H
-expu	K
-exte	[
-exti	G
-exto	[
-extr	L
-exua	[
-ey's	C
-eyar	[
-eybo	C
-eycr	C
-eye?	F
-eyed	P
-eyel	C
-eyen	U
-eyer	C
-eyes	X
-eyho	C
-eyin	S
-eyla	C
-eylo	I
-eyno	D
-eyon	C
-eyor	D
-eyre	F
-eyst	C
-ez@h	E
-ezab	W
-ezal	S
-ezan	G
-ezar	[
-ezas	X
-ezca	Z
-ezco	Z
-ezeb	[
-ezek	Z
-ezeq	[
-ezer	Y
-ezio	C
-eziu	K
-ezma	S
-ezmo	Z
-ezos	E
-ezra	N
-ezza	X
-eñal	[
-eñar	V
-eñir	D
-eñor	S
-eños	E
-eón?	R
-f-co	S
-f150	I
-f16s	H
-f87s	E
-fabi	E
-fabr	U
-facb	C
-face	C
-faci	N
-fact	I
-fade	T
-fahr	G
-fail	Y
-fain	S
-fair	[
-fait	[
-fajr	C
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
-fans	P
-fant	D
-faní	Z
-fara	W
-fare	F
-fari	C
-farm	L
-fart	C
-fasc	C
-fasd	E
-fase	C
-fash	M
-faso	E
-fast	W
-fata	Y
-fath	Z
-fati	[
-fatt	[
-favo	Q
-fcas	C
-fe's	Z
-fe2o	C
-fear	[
-feas	[
-feat	Q
-febr	N
-febu	C
-fecc	R
-fech	C
-fect	N
-fecy	C
-fecí	X
-feed	K
-feel	[
-fees	C
-feet	[
-fein	T
-feis	C
-feld	C
-feli	X
-fell	[
-fely	I
-fema	H
-femi	[
-fenc	C
-fend	[
-feng	C
-feno	N
-fens	[
-ferd	D
-fere	F
-ferg	C
-feri	[
-ferm	W
-fern	M
-ferr	C
-fers	C
-fert	N
-fesa	S
-fesi	[
-feso	[
-fesp	C
-fess	L
-fest	U
-feta	[
-feti	V
-feud	L
-feve	C
-fewe	C
-ffai	Z
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
-ffli	G
-ffor	[
-ffre	C
-ffsi	C
-fgdf	C
-fghj	E
-fgkj	D
-fhgf	C
-fiad	V
-fian	W
-fiar	U
-fibo	S
-fibr	F
-fica	T
-fice	P
-fich	G
-fici	R
-fico	[
-fict	E
-ficu	[
-fide	[
-fied	[
-fiel	[
-fier	[
-fies	P
-fifa	C
-fift	[
-figh	Z
-figs	I
-figu	F
-fija	G
-fila	E
-file	E
-fili	[
-fill	[
-film	C
-filo	G
-filt	C
-fina	H
-find	W
-fine	N
-fing	I
-fini	J
-finn	D
-fire	K
-firm	[
-firs	U
-fish	L
-fits	Z
-fitt	C
-five	Q
-fixe	[
-fixi	S
-fixt	C
-fjdk	C
-fjkh	C
-flac	U
-flag	C
-flak	F
-flam	G
-flar	C
-flas	X
-flat	F
-flav	C
-flea	C
-fled	U
-flee	[
-fleq	C
-fles	[
-flex	V
-flic	V
-flie	J
-flig	K
-flih	F
-flin	E
-flip	C
-flir	U
-flix	C
-floc	[
-floo	T
-flor	C
-flou	R
-flow	S
-flue	[
-flur	C
-flus	E
-flut	I
-flyi	I
-fo()	D
-fo@e	I
-fobi	[
-focu	R
-fodm	C
-fogg	D
-foil	D
-fold	C
-foll	[
-fond	H
-fono	P
-font	C
-foní	Q
-food	M
-fool	[
-foot	K
-fora	G
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
-foss	Q
-fost	[
-foto	C
-foug	C
-foun	[
-four	N
-foxe	Y
-frac	C
-frag	X
-frai	[
-fram	C
-fran	C
-fras	I
-frau	[
-frea	D
-free	E
-freg	C
-frei	C
-fren	H
-fres	W
-freu	C
-frey	C
-fria	C
-fric	P
-frid	D
-frie	Y
-frim	Q
-from	Q
-fron	N
-fros	[
-froz	I
-frui	J
-frut	Y
-frye	C
-frío	[
-fs(c	G
-fsdf	C
-fsid	C
-fste	C
-ft-h	V
-fted	[
-ftee	W
-ften	C
-fter	R
-ftha	C
-ftie	T
-ftim	D
-ftin	Y
-ftki	G
-ftop	J
-ftov	P
-ftp:	J
-ftsm	[
-ftui	E
-ftwa	S
-fuck	C
-fueg	[
-fuen	U
-fuer	V
-fuga	H
-fuge	[
-fugi	U
-fulf	W
-fuln	Y
-fuls	D
-fuma	Q
-fume	L
-func	C
-fund	C
-fune	[
-funk	C
-funn	C
-funt	Z
-furi	N
-furn	M
-furt	U
-fuse	[
-fusi	[
-futb	C
-futs	C
-futu	U
-fuzz	E
-fway	J
-fyin	G
-fyre	C
-fáci	[
-fíci	[
-físi	R
-fútb	Z
-g(un	F
-g/dl	C
-g8gd	I
-g_sl	D
-gaar	C
-gaba	R
-gabr	H
-gaci	P
-gacy	U
-gada	V
-gade	C
-gado	E
-gadr	C
-gael	C
-gaga	C
-gage	C
-gail	W
-gain	Z
-gaiu	[
-gala	W
-galh	D
-gali	[
-gall	[
-galo	G
-gama	R
-gamb	[
-game	C
-gami	[
-gamo	C
-gamu	U
-gamy	Y
-gana	T
-gane	C
-gang	[
-gano	C
-gans	[
-gant	T
-ganz	[
-gape	Z
-gapo	C
-gar?	W
-gara	J
-garb	I
-gard	R
-gare	Z
-garf	C
-garl	C
-garm	[
-garo	Q
-gars	K
-gary	C
-gará	U
-gasc	C
-gase	H
-gaso	F
-gass	D
-gast	Q
-gate	[
-gath	N
-gati	J
-gato	C
-gats	C
-gatw	J
-gaul	C
-gava	L
-gave	[
-gays	Q
-gaza	Y
-gaña	[
-gañó	U
-gb29	E
-gbir	C
-gcse	C
-gd29	I
-gdal	[
-gdfg	C
-gdom	Q
-gdpr	C
-ge's	E
-gean	[
-gear	C
-geas	G
-geci	I
-geck	E
-geco	C
-ged;	W
-geda	T
-gedd	X
-gede	W
-gees	U
-geha	G
-gehe	[
-geho	C
-gein	S
-gela	C
-gele	C
-geli	H
-gell	C
-gels	[
-geme	[
-gemi	C
-genc	N
-gend	M
-gene	M
-geni	W
-geno	[
-gens	C
-gent	X
-geog	F
-geon	N
-geor	C
-geou	R
-ger,	X
-ger?	C
-gera	W
-geri	H
-germ	C
-gero	V
-gers	Q
-geru	C
-gery	[
-ges,	W
-gest	L
-geta	N
-geth	[
-gett	Q
-gfhg	C
-ggag	C
-ggai	W
-ggar	[
-gged	H
-gger	P
-gges	F
-gggg	C
-ggin	I
-ggle	N
-ggli	Y
-ggly	C
-ggpl	H
-ghad	C
-gham	C
-ghbo	[
-ghed	[
-gher	L
-ghes	C
-ghey	D
-ghgh	C
-ghib	C
-ghin	G
-ghjk	E
-ghli	G
-ghos	N
-ghri	F
-ghs,	L
-ght:	T
-ght?	[
-ghtc	C
-ghte	[
-ghtf	C
-ghth	W
-ghti	[
-ghtl	C
-ghtm	U
-ghtn	[
-ghtr	D
-ghts	P
-ghty	Y
-ghwa	C
-giad	U
-gian	[
-gibb	C
-gibe	[
-gibi	C
-gibs	G
-gica	F
-gici	X
-gida	V
-gidb	C
-gidd	[
-gide	[
-gido	X
-gift	V
-giga	T
-gile	[
-gilg	Y
-gili	C
-gils	C
-gina	C
-gine	C
-ging	[
-gini	[
-ginn	[
-gino	E
-gins	P
-gint	W
-gion	U
-gios	S
-giou	T
-gipt	Z
-gira	C
-girl	I
-gism	C
-gist	C
-gita	E
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
-gles	I
-glin	Y
-glis	C
-glon	V
-glor	[
-glow	G
-gluc	C
-glut	I
-glyc	J
-glyp	C
-glés	D
-gmai	F
-gmen	R
-gnan	Z
-gnar	C
-gnat	[
-gned	E
-gner	K
-gnes	C
-gnet	W
-gnif	Y
-gnin	[
-gnit	K
-gniz	V
-gnme	R
-gnor	N
-gnos	[
-gnós	Y
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
-godb	E
-godd	C
-godf	C
-godi	C
-godl	[
-godm	P
-godp	[
-gods	Q
-godz	C
-goes	M
-gogu	[
-goin	S
-gold	Q
-gole	I
-golf	C
-golg	[
-goli	S
-golp	Y
-gome	[
-gomo	Y
-gone	[
-goni	C
-gonn	C
-gons	Z
-good	U
-goog	C
-goon	C
-gora	N
-gord	C
-gori	C
-gory	C
-gos?	W
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
-goza	K
-gozo	[
-goís	U
-gplo	H
-grab	[
-grac	V
-grad	C
-graf	T
-grai	T
-gral	D
-gram	C
-gran	W
-grap	C
-gras	C
-grat	K
-grav	Y
-gray	K
-grea	T
-greb	C
-gred	C
-gree	C
-greg	[
-gres	V
-gret	[
-grew	[
-grey	C
-gria	C
-grid	I
-grie	[
-grif	C
-gril	J
-grim	[
-grin	T
-grip	F
-grit	L
-griz	G
-gron	C
-groo	R
-gros	Y
-grou	D
-grow	N
-grud	[
-grum	T
-grup	X
-gría	X
-gsho	J
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
-guan	[
-guar	V
-guas	X
-guay	C
-guda	C
-gue:	[
-guen	R
-guer	U
-gues	W
-guid	Q
-guie	[
-guij	[
-guil	W
-guim	D
-guin	C
-guir	L
-guis	Y
-guit	C
-gula	P
-gulf	L
-gull	W
-gulo	C
-gume	[
-guna	C
-gund	U
-guno	U
-guns	C
-gunt	H
-gura	G
-gurd	C
-guri	X
-guro	G
-gurt	C
-guso	C
-gust	V
-guys	I
-guía	X
-gv80	C
-gvsb	I
-gwar	C
-gwor	C
-gxcq	L
-gyno	C
-gáis	[
-gála	S
-géne	Y
-géni	W
-gía?	P
-gías	[
-gólg	S
-güen	X
-h84@	J
-h?v=	L
-h_k@	I
-ha's	Z
-hab?	S
-haba	H
-habb	H
-habe	C
-habi	R
-habl	[
-habr	U
-habí	X
-hace	D
-hach	[
-haci	C
-hack	[
-hací	T
-hada	W
-hadd	[
-hade	N
-hadi	C
-hadn	X
-hado	G
-hadr	C
-hael	I
-haes	D
-haeu	[
-haff	[
-haga	X
-hage	R
-hagg	[
-hago	H
-hah'	S
-haha	C
-haik	C
-hail	P
-hain	C
-hair	P
-hait	F
-haje	G
-hake	F
-haki	C
-hakr	N
-hala	C
-hald	Z
-hale	S
-half	C
-hali	F
-halo	G
-halt	Y
-ham'	[
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
-han'	Y
-han:	Z
-han?	T
-hana	[
-hanc	K
-hand	S
-hane	U
-hang	U
-hani	R
-hank	I
-hann	C
-hano	C
-hans	F
-hant	S
-hanu	X
-hany	[
-haos	E
-hape	C
-haph	Z
-happ	[
-haps	J
-hapt	H
-har'	R
-har:	R
-hara	T
-harb	K
-harc	C
-hard	R
-hare	C
-harg	Q
-hari	[
-hark	C
-harl	F
-harm	[
-haro	[
-harp	L
-harr	C
-hars	[
-hart	C
-harv	[
-harz	F
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
-hate	Z
-hatg	C
-hath	[
-hatr	G
-hats	M
-hatu	F
-haue	F
-haun	C
-haus	W
-haut	E
-have	T
-havi	G
-haws	C
-hayd	C
-haza	G
-hazi	W
-hazm	F
-hazo	U
-hazz	V
-hazó	R
-hba1	C
-hbed	V
-hboa	D
-hbor	[
-hbos	T
-hbou	T
-hbox	M
-hcah	C
-hcra	[
-hday	R
-hdfg	D
-hdmi	C
-hduk	D
-head	L
-heal	[
-heap	C
-hear	[
-heas	C
-heat	C
-heav	[
-heba	[
-hebr	[
-hebu	T
-hece	G
-hech	[
-heci	V
-heck	C
-hect	C
-hecy	[
-hedd	C
-hede	X
-hedg	C
-hedr	W
-hedu	C
-heek	[
-heel	E
-heep	T
-heer	F
-hees	C
-heet	C
-heft	[
-hegu	J
-heic	D
-heif	[
-heig	C
-heim	D
-hein	C
-heir	S
-heis	[
-heit	G
-heke	[
-hel'	U
-hel?	Y
-held	U
-hele	P
-helf	C
-heli	U
-hell	D
-helm	M
-helo	K
-help	[
-helt	M
-helv	C
-hema	[
-heme	K
-hemi	G
-hemo	[
-hems	X
-hemy	[
-hemí	S
-hen'	V
-hen?	Q
-heng	G
-henn	Y
-henr	C
-hens	[
-hent	N
-heol	[
-heop	Z
-heor	H
-heph	N
-hequ	C
-her'	H
-her,	R
-her-	[
-her?	[
-hera	C
-herb	C
-here	H
-heri	I
-herj	K
-herm	[
-hern	I
-hero	[
-hers	Y
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
-het?	V
-hete	Z
-heth	[
-heti	C
-hets	[
-heun	C
-hevi	F
-hewi	C
-hews	C
-heze	[
-hfjk	C
-hful	X
-hgfh	C
-hghg	C
-hgjh	E
-hi&l	F
-hi')	F
-hian	F
-hias	[
-hiat	[
-hibb	Z
-hibe	H
-hibi	S
-hibl	C
-hibo	V
-hica	K
-hicc	C
-hice	[
-hich	C
-hici	U
-hick	C
-hics	R
-hidd	K
-hide	[
-hidi	U
-hief	U
-hiel	C
-hier	C
-hies	C
-hiev	Y
-hift	M
-higa	C
-high	L
-higu	V
-hija	Z
-hijo	[
-hike	E
-hila	Q
-hild	[
-hile	N
-hili	W
-hill	C
-hilu	X
-him?	V
-hima	C
-hime	[
-himn	Q
-hims	W
-hina	C
-hind	C
-hine	C
-hing	Z
-hini	S
-hink	W
-hint	C
-hion	M
-hiop	[
-hior	Z
-hip;	[
-hip?	Z
-hipe	T
-hipo	F
-hipp	X
-hips	P
-hipw	[
-hipó	U
-hira	X
-hird	[
-hire	C
-hiri	K
-hirl	G
-hirs	W
-hirt	Q
-his:	C
-hish	[
-hisk	C
-hism	R
-hisp	S
-hist	E
-hitb	C
-hite	T
-hith	S
-hits	C
-hitt	L
-hive	C
-hivo	F
-hiya	C
-hize	V
-hizo	[
-hjkl	C
-hjon	C
-hlbe	C
-hleh	S
-hles	Z
-hlet	S
-hley	C
-hlia	C
-hlig	H
-hloo	F
-hlor	C
-hm's	C
-hmae	[
-hman	V
-hmap	D
-hmen	[
-hmer	C
-hmod	C
-hmrc	E
-hn's	C
-hn.s	J
-hnag	C
-hnem	C
-hnes	R
-hnic	E
-hniq	C
-hnny	C
-hnol	X
-hnso	C
-ho's	C
-hoah	R
-hoam	C
-hoar	[
-hobb	C
-hobi	[
-hobo	W
-hock	I
-hoco	H
-hodi	C
-hodo	V
-hoen	D
-hoes	C
-hoev	V
-hofa	W
-hoga	P
-hogw	C
-hoia	Y
-hoic	E
-hoid	C
-hoir	N
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
-hone	G
-hong	K
-honi	M
-hono	[
-honr	T
-hony	C
-hoo.	E
-hood	[
-hook	N
-hool	U
-hoos	[
-hoot	T
-hoov	C
-hop'	C
-hopa	C
-hope	S
-hoph	U
-hopl	W
-hopp	R
-hops	M
-hor'	J
-hora	C
-horc	V
-hord	C
-hore	T
-hori	X
-horm	[
-horn	U
-horo	C
-horr	[
-hors	I
-hort	M
-horu	U
-horó	Y
-hos?	R
-hosa	[
-hose	Z
-hosh	[
-hosp	U
-host	D
-hote	C
-hotg	W
-hoth	Y
-hotm	C
-hoto	C
-hott	D
-houg	P
-houl	Z
-houn	C
-hour	D
-hous	R
-hout	P
-hova	Y
-hove	H
-hová	Z
-howe	F
-howl	C
-hows	L
-hoy?	U
-hozi	C
-hpas	C
-hpin	D
-hqua	L
-hrai	[
-hras	C
-hrat	[
-hrea	D
-hree	V
-hrek	H
-hren	Q
-hres	[
-hrew	Z
-hrib	F
-hrif	C
-hrig	V
-hril	M
-hrim	U
-hrin	Q
-hris	X
-hrit	V
-hrod	C
-hrom	C
-hron	V
-hroo	J
-hrop	F
-hrou	R
-hrow	Q
-hrub	C
-hsdf	E
-hsem	[
-hshe	W
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
-htro	D
-htsa	I
-htsi	C
-http	C
-htze	K
-hua'	Z
-hua?	[
-huan	J
-huaw	E
-hub.	K
-huck	C
-huds	C
-huel	[
-huer	D
-hues	M
-huev	F
-hufe	C
-huff	C
-huge	X
-huld	V
-hull	C
-hulu	C
-huma	L
-humb	[
-hume	C
-humi	N
-humo	Q
-hump	G
-huna	X
-hund	Y
-hung	P
-hunn	[
-hunt	P
-hur?	L
-hura	T
-hurc	[
-hurg	C
-hurr	[
-hurs	U
-hurt	[
-husb	Z
-huse	Z
-hush	X
-husk	G
-hutd	D
-huts	[
-hutt	N
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
-hábi	[
-hága	Y
-hóli	T
-i&lt	F
-i')<	F
-i've	Z
-i++)	F
-i.e.	F
-i:ld	G
-iaba	Q
-iabe	[
-iabi	C
-iabl	E
-iach	W
-iaci	[
-iada	[
-iado	Y
-iage	[
-iagn	[
-iago	G
-iagr	C
-iah'	[
-iah,	R
-iah?	[
-iaja	Q
-iaje	X
-iaki	V
-iale	[
-iali	[
-ials	[
-ialy	[
-iama	C
-iamb	C
-iame	C
-iami	C
-iamo	C
-iams	C
-ian'	C
-ian.	J
-ian?	R
-iana	C
-ianc	X
-iand	[
-iang	H
-iani	[
-iano	L
-ians	[
-iant	[
-ianz	R
-iao'	C
-iaom	D
-iaph	T
-iar?	T
-iarc	[
-iard	C
-iari	W
-iarm	T
-iaro	T
-iars	K
-iary	G
-iará	Z
-ias?	[
-iasi	C
-iast	Y
-iate	[
-iath	S
-iati	Y
-iato	S
-iatr	[
-iazg	U
-ibac	T
-ibah	[
-ibal	P
-ibat	[
-ibbe	C
-ibbi	D
-ibbl	C
-ibbo	Z
-ibed	P
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
-ibso	G
-ibuj	C
-ibul	[
-ibun	W
-ibup	C
-ibus	C
-ibut	C
-ica'	C
-ica?	S
-icab	P
-icac	C
-icad	H
-icag	C
-icah	H
-icai	[
-ical	U
-icam	S
-ican	Q
-icap	J
-icar	[
-icas	K
-icat	I
-icaz	R
-icaí	X
-icca	C
-icch	D
-icci	L
-iccu	C
-ice,	X
-ice;	S
-ice?	[
-icea	[
-iceb	E
-iced	Q
-icel	K
-icen	V
-iceo	C
-icer	[
-ices	[
-icha	E
-iche	V
-ichi	K
-icho	C
-ichr	[
-icia	L
-icid	[
-icie	[
-icil	C
-icin	S
-icio	Y
-icip	C
-icis	L
-iciz	X
-ició	[
-ick'	K
-icke	C
-ickf	D
-ickh	C
-icki	[
-ickl	J
-ickn	H
-icks	Q
-icku	J
-icky	M
-icle	Y
-icli	F
-iclo	C
-ico?	S
-icod	X
-icol	X
-icon	[
-icop	L
-icor	G
-icos	[
-icot	W
-icra	F
-icri	S
-icro	C
-icta	[
-icte	E
-icti	M
-ictl	C
-icto	U
-icts	P
-ictu	D
-icul	G
-icus	[
-icut	G
-icía	V
-id's	[
-id(0	J
-ida?	[
-idac	S
-idad	V
-idah	E
-idal	R
-idan	[
-idar	T
-idas	[
-idat	J
-iday	R
-idaz	C
-idbo	C
-idde	Y
-iddl	C
-iddo	[
-ide,	V
-ide;	X
-ide?	G
-idea	C
-ided	[
-ideg	[
-idel	I
-iden	G
-ideo	C
-idep	[
-ider	W
-ides	[
-idge	C
-idia	X
-idie	Q
-idin	[
-idio	C
-idir	C
-idit	C
-idió	Q
-idle	[
-idn'	V
-idne	M
-idni	Q
-idnt	[
-ido?	R
-idoc	C
-idol	[
-idoo	C
-idor	D
-idos	K
-idow	[
-idri	M
-idro	[
-idso	H
-idth	F
-idur	[
-idwi	Q
-ie's	H
-ie)>	J
-iebr	W
-iece	C
-ied?	X
-ieda	[
-iedo	[
-iedr	T
-iefc	C
-iefs	T
-iega	L
-iege	Z
-iego	G
-ieja	Q
-iejo	I
-iel'	[
-iel?	[
-iela	C
-ield	J
-ielo	K
-iels	C
-ielt	G
-iemb	[
-iemp	R
-ien?	P
-iena	U
-ienc	Z
-iend	Z
-iene	P
-iens	L
-ient	Y
-ienv	S
-iera	[
-ierb	C
-ierc	[
-ierd	C
-iere	[
-ierk	C
-iern	S
-iero	[
-ierr	U
-iers	E
-iert	[
-ierv	Z
-iery	W
-ies,	S
-ies;	R
-ies?	V
-iese	C
-iest	V
-ieta	U
-iete	[
-ieth	U
-ietn	C
-ieto	[
-iety	[
-ietz	C
-ieve	[
-ievi	[
-iewe	C
-iews	E
-ieza	C
-iezm	[
-iezo	[
-ife'	Z
-ife,	S
-ife?	[
-ifec	C
-ifer	K
-ifes	J
-iffe	G
-iffi	R
-iffs	C
-ific	R
-ifie	[
-ifix	[
-ifor	C
-ifos	X
-ifra	L
-ifs(	G
-ifte	[
-ifti	[
-ifts	Z
-iftu	E
-ifty	[
-ifug	C
-iful	P
-ifun	[
-ifyi	G
-ifíc	[
-igad	J
-igai	W
-igal	V
-igam	N
-igan	G
-igar	[
-igas	T
-igat	C
-igby	C
-iger	C
-igge	D
-iggi	C
-iggl	C
-iggy	C
-ighb	[
-ighe	H
-ighl	G
-ighs	L
-ight	L
-ighw	C
-igib	C
-igid	C
-igil	E
-igin	K
-igio	T
-igir	R
-igit	P
-igió	U
-igle	[
-iglo	U
-ign;	V
-igna	[
-igne	G
-igni	X
-ignm	R
-igno	P
-igns	W
-igo?	Q
-igos	Q
-igra	V
-igre	C
-igsl	G
-igua	J
-igue	Z
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
-ijo?	V
-ijoi	C
-ijon	C
-ijos	[
-ijot	C
-ijua	W
-ijón	V
-ikae	C
-ikal	C
-ike?	[
-ikea	C
-iker	C
-ikes	M
-ikhi	C
-ikin	D
-ikip	C
-ikis	E
-ikka	M
-ikla	X
-ikto	C
-il's	I
-il.c	C
-il.e	G
-il.y	E
-ila?	R
-ilac	X
-ilad	M
-ilag	[
-ilah	L
-ilan	C
-ilar	W
-ilas	[
-ilat	[
-ilbo	W
-ilbr	H
-ilbu	F
-ilca	L
-ild'	P
-ild?	[
-ilda	Y
-ildb	T
-ilde	[
-ildh	T
-ildi	[
-ildl	V
-ildr	W
-ilds	R
-ilea	L
-iled	Q
-ilee	[
-ileg	[
-ilei	C
-ilem	S
-ilen	Y
-ilep	[
-iler	C
-iles	C
-ilet	X
-ilfs	C
-ilga	Y
-ilgr	Z
-ilha	W
-ilia	[
-ilib	C
-ilic	C
-ilid	R
-ilie	[
-ilig	C
-ilil	E
-ilim	Y
-ilin	K
-ilio	[
-ilip	N
-ilis	[
-ilit	S
-iliz	P
-ill?	W
-illa	C
-illb	[
-illi	C
-illn	[
-illo	C
-ills	[
-illu	R
-illy	C
-ilme	C
-ilmi	C
-ilms	P
-iloh	Y
-ilon	Z
-iloq	H
-ilor	[
-ilos	C
-ilot	C
-ilpa	[
-ilso	I
-ilte	E
-ilth	T
-ilty	X
-ilur	[
-ilus	Z
-iluv	R
-ilve	Z
-ilwi	E
-ily,	P
-ily?	Z
-im_e	E
-im_s	E
-imac	S
-imad	U
-imae	Y
-imag	Q
-imal	Q
-imar	C
-imas	L
-imat	V
-imbe	C
-imbi	K
-imbl	I
-imbo	[
-imdb	G
-ime?	X
-imei	H
-imel	U
-imen	C
-imeo	[
-imer	R
-imes	M
-imet	C
-imeó	R
-imid	T
-imil	F
-imin	Q
-imio	[
-imit	C
-imma	Y
-imme	X
-immi	C
-immo	J
-immy	E
-imne	I
-imo?	R
-imog	X
-imon	K
-imos	[
-imot	T
-imov	C
-impa	T
-impe	L
-impi	[
-impl	V
-impo	T
-impr	C
-imps	C
-impu	[
-imri	W
-imro	Y
-imse	W
-imul	C
-imum	C
-imus	[
-imág	X
-imón	[
-in')	J
-in's	G
-in(s	I
-in-l	[
-inac	W
-inad	N
-inag	W
-inah	[
-inai	C
-inal	C
-inan	K
-inar	[
-inas	W
-inat	[
-inaí	S
-inbo	[
-inbu	C
-inca	L
-ince	N
-inch	G
-inci	J
-incl	C
-inco	P
-incr	N
-incu	P
-ind,	X
-ind?	X
-inda	F
-inde	C
-indf	[
-indi	C
-indl	K
-indn	U
-indo	C
-inds	Q
-indu	N
-indw	J
-indy	C
-ine'	W
-ine,	V
-ine:	T
-ine?	X
-inea	C
-inec	C
-ined	G
-inee	[
-ineg	C
-ineh	Y
-inek	J
-inem	C
-inen	[
-iner	I
-ines	L
-inet	C
-ineu	F
-inev	[
-iney	[
-infa	[
-infe	E
-infi	U
-infl	T
-info	C
-infu	X
-ing'	[
-ing,	Y
-ing:	T
-ing;	[
-ing?	[
-ing[	I
-inga	C
-ingb	C
-ingd	Q
-inge	C
-ingh	C
-ingi	[
-ingl	F
-ingn	C
-ingo	C
-ingr	C
-ings	R
-ingt	C
-ingu	C
-ingw	C
-inha	J
-inhe	[
-inho	C
-inia	Z
-inic	Q
-inid	F
-inie	C
-inim	C
-inin	W
-inio	[
-iniq	R
-inis	[
-init	F
-iniu	C
-inja	G
-inju	[
-inke	C
-inki	Y
-inkl	J
-inks	[
-inle	H
-inma	U
-inmi	T
-inmu	X
-inne	H
-inni	J
-inno	V
-inny	F
-ino?	X
-inoa	C
-inoc	Y
-inoi	J
-inol	C
-inon	D
-inor	[
-inos	W
-inot	C
-inou	G
-inpu	C
-inqu	G
-ins,	[
-ins;	S
-ins?	D
-insb	D
-insc	[
-inse	Z
-insi	S
-insm	W
-inso	W
-insp	L
-inst	C
-int(	D
-inta	G
-intb	C
-inte	N
-inth	[
-inti	[
-intl	R
-intm	K
-into	G
-intr	N
-ints	E
-intu	D
-inum	C
-inun	W
-inus	R
-inut	C
-inux	C
-inve	D
-invi	R
-invo	C
-inwr	C
-inyl	C
-inút	S
-io.h	F
-ioch	[
-iodi	C
-iodo	V
-iogr	L
-iohe	E
-iola	C
-iole	[
-ioli	E
-iolo	C
-ioló	T
-ioma	Q
-ioms	E
-ion'	Q
-ion,	[
-ion:	C
-ion;	[
-ion?	[
-iona	P
-ione	V
-ioni	[
-ions	F
-ionó	U
-iopi	E
-iops	U
-ioqu	[
-iore	C
-iors	H
-ios?	X
-iosa	Z
-iose	R
-iosi	[
-ioso	[
-iote	L
-ioth	C
-ioti	D
-iots	M
-iott	C
-ious	Q
-ipad	C
-ipaj	C
-ipal	C
-ipas	P
-ipci	D
-ipe,	L
-iped	C
-ipen	S
-iper	Y
-ipes	C
-ipha	X
-iphn	C
-ipho	C
-ipic	C
-ipie	C
-ipin	S
-ipio	[
-iple	Q
-ipli	[
-iplo	C
-ipol	L
-ipos	[
-ipot	Q
-ippa	V
-ippe	[
-ippi	Z
-ippl	Y
-ippo	S
-ipre	Z
-ips,	V
-ipse	C
-ipsi	[
-ipst	C
-ipt:	J
-ipt>	F
-ipta	F
-ipti	G
-ipto	[
-ipts	W
-iptu	[
-ipul	[
-iput	E
-ipwr	[
-ipóc	U
-ique	C
-iqui	H
-ira?	R
-irac	W
-irad	C
-iraf	C
-iral	D
-iram	N
-iran	J
-irar	[
-iras	D
-irat	M
-iraz	H
-irbn	D
-ircl	N
-ircr	C
-ircu	C
-irdi	C
-irdr	C
-irds	[
-ire,	V
-ire?	E
-ireb	C
-irec	C
-ired	S
-iref	C
-ireh	R
-irel	D
-irem	C
-iren	Y
-ires	C
-irew	C
-irge	[
-irgi	[
-irgo	C
-iria	[
-irie	C
-irig	V
-irin	M
-irio	F
-iris	C
-irit	W
-iriz	C
-irki	C
-irle	C
-irlf	X
-irli	C
-irlo	D
-irls	G
-irlw	[
-irly	S
-irma	[
-irme	[
-irmi	C
-iro?	P
-iron	D
-iros	R
-irpo	C
-irql	C
-irre	C
-irri	[
-irro	[
-irse	W
-irsp	F
-irst	X
-irth	[
-irti	Y
-irts	X
-irtu	W
-irty	W
-irug	X
-irus	[
-iruw	C
-irve	C
-irwa	G
-irwe	C
-irán	W
-is".	F
-isaa	V
-isab	C
-isag	W
-isai	S
-isan	X
-isap	[
-isas	[
-isaí	[
-isbo	C
-isca	[
-isce	H
-isci	[
-isco	C
-iscr	Y
-iscu	S
-iscí	X
-isdo	Z
-ise'	C
-ise?	[
-isea	[
-ised	S
-isee	[
-isen	T
-iseo	[
-iser	Z
-ises	Q
-iset	C
-iseñ	C
-isfi	Z
-isfr	V
-isgu	Z
-ish?	[
-isha	[
-ishb	T
-ishe	S
-ishi	Z
-ishm	[
-ishn	P
-isho	S
-ishw	C
-isia	D
-isib	C
-isie	T
-isin	T
-isio	[
-isis	Q
-isit	X
-isió	[
-iske	C
-isky	C
-isla	C
-ism?	[
-isma	[
-isme	V
-ismo	[
-isn'	H
-isne	C
-isnt	S
-isob	[
-isod	C
-ison	X
-isor	P
-isot	C
-ispe	[
-ispo	Q
-ispr	C
-ispu	N
-ispy	M
-isra	[
-isre	C
-issa	I
-isse	S
-issi	N
-isso	C
-issu	W
-ist'	W
-ist,	S
-ist?	W
-ista	L
-istc	C
-iste	D
-isti	[
-istl	[
-isto	Q
-istr	R
-ists	X
-istu	C
-isty	C
-isus	T
-isés	[
-it's	[
-it.c	I
-it.l	F
-ita?	S
-itab	[
-itac	C
-itad	[
-itag	F
-itai	C
-ital	M
-itam	C
-itan	C
-itar	H
-itas	N
-itat	I
-itañ	C
-itbo	C
-itbu	C
-itby	C
-itca	H
-itch	C
-itco	N
-ite?	[
-ited	C
-itel	C
-item	C
-iten	[
-iter	V
-ites	[
-itfu	W
-ith'	T
-ith,	Z
-ith8	J
-ith?	[
-itha	[
-ithe	[
-ithf	W
-ithi	[
-itho	N
-iths	T
-ithu	D
-itia	S
-itib	C
-itic	[
-itie	[
-itin	N
-itio	K
-itiq	C
-itis	K
-itiv	[
-itiz	Z
-itla	J
-itle	J
-itne	S
-ito?	T
-itoc	C
-itoe	C
-iton	C
-itor	I
-itos	C
-itra	C
-itre	C
-itro	E
-itsa	C
-itse	T
-itsy	K
-itta	G
-itte	N
-ittg	C
-itti	M
-ittl	[
-itts	C
-itu?	R
-itua	[
-itud	[
-itui	S
-itul	C
-itun	C
-itur	R
-itus	M
-ituy	C
-ity,	S
-ity?	[
-itze	C
-itzv	U
-iuda	[
-iuiu	C
-iums	J
-iunf	S
-iuoi	C
-ius,	V
-ius?	X
-iuyt	C
-ivab	T
-ivac	P
-ival	J
-ivam	S
-ivar	C
-ivat	C
-ive?	S
-ived	M
-iven	H
-ives	Y
-ivia	C
-ivic	G
-ivid	Q
-ivie	T
-ivil	S
-ivin	[
-ivir	Y
-ivit	Z
-ivió	R
-ivoc	V
-ivor	Y
-ivos	[
-ivot	D
-ivía	S
-iwal	C
-ix.c	I
-ixar	K
-ixed	[
-ixel	F
-ixes	C
-ixin	C
-ixio	[
-ixió	P
-ixon	C
-ixtu	C
-iyab	G
-izab	C
-izad	X
-izar	Y
-izat	[
-izco	K
-ized	[
-izen	Z
-izer	C
-izes	C
-izin	F
-izon	C
-izop	X
-izpa	Z
-izur	Z
-izza	C
-izzl	G
-iáco	[
-iást	S
-iéne	U
-iérc	Z
-iño?	Q
-iños	V
-ión?	Z
-jaba	Q
-jabe	Y
-jabo	C
-jack	C
-jaco	W
-jada	[
-jado	W
-jael	V
-jagu	D
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
-jame	N
-jami	T
-jamo	J
-jamí	U
-jand	[
-jane	F
-janu	Y
-japa	C
-jara	C
-jard	U
-jarm	Q
-jaro	R
-jars	[
-jará	Q
-jaso	W
-jast	[
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
-ject	F
-jedr	F
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
-jere	M
-jeri	Q
-jero	[
-jers	C
-jeru	[
-jerí	S
-jess	Q
-jesu	[
-jesú	[
-jeta	T
-jeth	W
-jeto	G
-jewe	C
-jewi	[
-jews	[
-jeza	W
-jeze	[
-jhdf	D
-jhgf	C
-jhgj	E
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
-job'	Z
-job?	[
-jobc	I
-jobs	C
-joel	[
-joes	E
-joha	U
-john	I
-joia	W
-joic	X
-joij	C
-join	T
-joke	C
-joko	C
-joli	C
-joll	G
-jolo	C
-jona	W
-jone	C
-jong	C
-joná	[
-jool	F
-jopp	[
-jord	T
-jore	Q
-jori	C
-jorn	Z
-jos?	Q
-jose	S
-josh	Q
-josi	Q
-josu	X
-josé	[
-josí	P
-jota	T
-jote	C
-joth	W
-jour	N
-jove	X
-joyc	C
-joyf	T
-jsdh	C
-jsja	C
-jsjs	C
-json	C
-juan	U
-jubi	[
-juda	[
-jude	W
-judg	P
-judi	J
-judy	C
-judá	Z
-judí	Z
-juec	Y
-jueg	C
-juez	W
-juga	C
-jugo	E
-juic	U
-jula	C
-juli	C
-july	N
-jump	C
-juni	I
-junk	W
-juno	C
-junt	[
-jura	M
-jure	R
-juri	R
-jury	D
-just	X
-juve	T
-juzg	Y
-jérc	V
-jñlk	C
-jóve	[
-k.co	C
-k/sp	I
-k@ho	I
-kael	C
-kage	D
-kah'	Q
-kaha	I
-kahn	C
-kaho	Z
-kale	E
-kall	C
-kama	D
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
-keba	E
-ked?	Y
-keda	W
-kedi	C
-keep	N
-kees	C
-kega	C
-keho	C
-keir	C
-kell	C
-kemo	C
-kemp	C
-kend	F
-kenh	T
-keno	M
-kenp	D
-kens	C
-kent	C
-kept	[
-kera	H
-kerb	C
-kerm	G
-kerp	C
-kers	X
-kery	K
-kesp	C
-kest	K
-ketb	C
-keto	M
-ketp	C
-kets	C
-keup	F
-kevi	C
-kewa	Z
-keyb	C
-keyl	I
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
-kick	J
-kidr	[
-kids	[
-kie)	J
-kiel	T
-kier	C
-kies	C
-kiin	C
-kill	[
-kilo	C
-kina	L
-kinc	[
-kind	Y
-kine	D
-king	K
-kini	N
-kinn	N
-kins	[
-kipe	C
-kipp	[
-kips	M
-kira	C
-kirt	[
-kiss	G
-kist	E
-kitc	C
-kite	W
-kitt	C
-kiwi	C
-kjac	K
-kjdf	D
-kjhd	D
-kjhg	C
-kjlk	C
-kjñl	C
-kkah	Z
-kkkk	C
-kkuk	[
-kl;j	C
-klac	[
-klag	G
-klah	C
-klan	C
-klar	F
-kleb	K
-klei	C
-kles	C
-klin	X
-klis	C
-klyn	E
-kmno	G
-kmon	F
-knam	F
-knea	C
-knee	J
-knes	[
-knew	V
-knif	C
-knig	C
-knit	E
-kniv	K
-knob	C
-knoc	C
-knot	C
-know	[
-knuc	E
-koda	E
-koff	F
-kong	C
-kora	U
-kore	C
-kosh	M
-kout	C
-kovi	C
-kpic	C
-kpla	Y
-kpop	I
-kpot	G
-krai	U
-krak	C
-kram	J
-kreb	E
-kris	C
-kros	G
-krup	[
-ksgi	U
-ksha	C
-kshe	C
-ksjd	E
-ksla	C
-kson	C
-ksor	C
-ktai	C
-kthr	P
-ktok	C
-ktop	C
-kube	F
-kule	C
-kull	F
-kurs	C
-kwar	M
-kydi	H
-kyli	C
-kyri	C
-kywa	I
-kzal	K
-l.co	C
-l.ex	G
-l.ya	E
-l;jk	C
-laam	[
-laba	Q
-labe	C
-labo	N
-labr	U
-laca	U
-lace	P
-lach	T
-laci	[
-lack	N
-lacr	C
-lact	K
-lada	U
-ladd	T
-lade	C
-ladi	C
-lado	P
-ladr	[
-ladu	D
-lady	F
-laga	[
-lage	F
-lagr	[
-lags	G
-lagu	T
-lah?	X
-laho	C
-laid	[
-laim	G
-lain	M
-lais	C
-lait	I
-laja	C
-laje	G
-lake	C
-lama	R
-lamb	G
-lame	N
-lami	C
-lamo	T
-lamp	[
-lams	C
-lamó	Q
-lana	C
-lanc	G
-land	C
-lane	C
-lang	R
-lank	C
-lann	Q
-lano	G
-lans	[
-lant	C
-lanu	C
-laod	R
-lapi	S
-laps	V
-lapt	C
-laqu	P
-lar?	Q
-lare	C
-larg	Q
-lari	G
-lark	C
-larn	F
-laro	U
-lars	G
-lary	H
-lará	T
-las?	R
-lasa	C
-lase	Y
-lasf	R
-lash	M
-lasi	C
-lasp	[
-lasq	D
-lass	I
-last	I
-lata	[
-latb	C
-late	C
-latf	C
-lati	P
-lato	C
-latr	[
-lats	F
-latt	[
-laud	J
-laug	J
-laun	T
-laur	C
-laus	[
-lava	C
-lave	I
-lavi	C
-lavo	G
-lavó	U
-law'	C
-law?	X
-lawa	G
-lawl	R
-lawn	C
-laws	[
-lawy	G
-laxy	E
-laya	C
-layb	E
-laye	C
-layi	[
-layo	V
-lays	C
-laza	G
-laze	F
-lazi	V
-lazo	G
-lazy	[
-lbac	C
-lban	H
-lber	C
-lbor	X
-lboy	C
-lbre	H
-lbum	C
-lbuq	C
-lbur	F
-lbut	J
-lcan	T
-lcar	C
-lcha	Z
-lciu	I
-lcoh	U
-lcom	[
-lcor	E
-lcro	Y
-lcul	C
-lcyc	F
-ld")	H
-ld's	P
-ld</	C
-ldad	[
-ldah	U
-ldap	G
-ldbi	S
-ldea	Z
-ldem	I
-lden	Z
-lder	K
-ldes	S
-ldfi	C
-ldho	T
-ldic	[
-ldie	[
-ldij	R
-ldin	N
-ldle	V
-ldly	V
-ldn'	R
-ldne	[
-ldnt	[
-ldon	C
-ldpl	C
-ldre	W
-lds/	K
-ldur	D
-le's	Z
-le.c	D
-le.l	F
-le.o	J
-le/a	G
-lead	[
-leaf	V
-leag	C
-leah	[
-leak	C
-leal	Y
-lean	Q
-leap	C
-lear	[
-leas	C
-leat	C
-leav	W
-leaz	[
-leañ	Y
-leba	X
-lebr	J
-lebs	C
-lecc	R
-lech	V
-leci	U
-lecl	I
-lect	K
-led;	R
-leda	E
-ledg	I
-ledo	S
-leec	[
-leed	C
-leen	C
-leep	U
-leer	[
-lees	Z
-leet	J
-lefo	F
-left	T
-lega	S
-lege	H
-legi	T
-lego	I
-legr	R
-legó	S
-lehe	S
-leic	C
-lein	C
-leit	Q
-leja	C
-lejo	S
-leki	W
-lele	C
-lelu	[
-lem;	R
-lem?	[
-lema	W
-leme	C
-lemm	F
-lemo	X
-lems	[
-lemu	T
-lena	F
-lenc	P
-lend	F
-lene	M
-leng	C
-leni	N
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
-ler'	G
-lera	Y
-leri	C
-lero	P
-lers	I
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
-lesp	F
-less	[
-lest	C
-lesu	C
-let'	C
-leta	P
-letc	C
-lete	C
-leth	[
-leto	X
-letr	C
-lets	V
-lett	G
-letu	[
-leva	I
-leve	C
-levi	U
-levo	S
-levy	D
-leví	W
-levó	S
-lewi	C
-lexa	C
-lexb	H
-lexi	W
-leye	[
-leza	[
-león	[
-lf-c	S
-lf-h	R
-lfar	V
-lfer	C
-lfie	U
-lfil	W
-lfis	[
-lfri	X
-lfti	D
-lfwa	J
-lgal	Y
-lgar	G
-lgas	C
-lgec	I
-lgia	[
-lgon	C
-lgot	[
-lgre	C
-lgri	Z
-lgue	C
-lgui	[
-lgun	F
-lhae	D
-lhos	H
-li's	Q
-lia?	V
-liab	J
-liah	V
-lial	S
-liam	C
-lian	C
-liar	[
-lias	J
-liat	[
-liba	[
-libe	C
-libr	N
-libu	C
-lica	H
-lice	Y
-lich	C
-lici	I
-lick	C
-lico	[
-lics	[
-lict	[
-licu	C
-licy	C
-licí	V
-lide	[
-lidi	Z
-lido	M
-lie'	H
-lie?	Q
-lied	[
-lief	T
-liel	R
-lien	E
-lier	C
-lies	W
-liet	C
-liev	[
-life	[
-liff	T
-lifi	[
-lifo	C
-lift	K
-lify	C
-liga	C
-lige	I
-ligh	C
-ligi	N
-lign	L
-lihg	F
-lihu	Z
-lija	W
-like	[
-lila	M
-lile	X
-lili	T
-lill	C
-lilo	H
-lily	C
-lima	H
-limb	[
-lime	C
-limi	H
-limo	C
-limp	[
-lina	F
-linc	C
-lind	T
-line	C
-ling	S
-lini	[
-link	C
-lino	Z
-lins	I
-lint	I
-linu	C
-lio?	T
-lion	R
-lioq	[
-lios	R
-liot	C
-liou	Y
-lipe	X
-liph	V
-lipo	J
-lipp	[
-lips	C
-liqu	J
-liri	D
-lirt	U
-lisb	C
-lise	C
-lisi	S
-lism	U
-list	C
-lita	[
-lite	J
-lith	Z
-liti	[
-lito	S
-litr	C
-lits	[
-litt	U
-lity	Q
-lius	T
-liva	C
-live	P
-livi	L
-livo	T
-lix.	I
-liza	W
-lize	L
-lión	S
-lkdf	C
-lked	[
-lkee	C
-lkin	S
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
-llai	E
-llaj	G
-llam	V
-llan	C
-llar	K
-llas	C
-llat	C
-llax	C
-llaz	C
-llba	C
-llbo	L
-llea	[
-llec	[
-lled	X
-lleg	Q
-llej	C
-llel	E
-llen	[
-ller	C
-lles	C
-llet	C
-llev	[
-lley	I
-llez	X
-llfi	Y
-llia	C
-llic	C
-llie	D
-llig	C
-llin	I
-llio	C
-llip	K
-llit	C
-lliv	C
-llne	[
-llo"	J
-lloc	C
-llof	G
-llog	C
-llon	L
-lloo	C
-llor	Q
-llos	T
-llot	I
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
-llus	L
-lluv	T
-llyf	C
-llyi	Y
-lma?	[
-lmag	E
-lmao	C
-lmas	P
-lmed	C
-lmei	C
-lmen	U
-lmer	C
-lmet	E
-lmig	Q
-lmin	C
-lmon	L
-lmos	[
-lmsg	R
-lmud	[
-ln("	I
-lner	C
-lnes	[
-lo")	J
-load	C
-loaf	L
-loak	[
-loan	L
-loav	[
-lobb	C
-lobo	[
-loca	C
-loci	C
-lock	C
-locu	Y
-lode	I
-lodo	C
-lofe	[
-loft	K
-log(	F
-loga	C
-logi	C
-logo	K
-logr	[
-logy	K
-logí	[
-lohi	[
-loin	L
-loke	K
-lom?	T
-loma	K
-lomb	C
-lome	[
-lomo	X
-lomé	Q
-lomó	[
-lon'	U
-lon;	Q
-lona	C
-lond	C
-lone	W
-long	P
-loni	[
-lonk	C
-lonm	J
-lood	R
-look	I
-loom	[
-loon	C
-loop	C
-loor	C
-loos	M
-loot	C
-lope	C
-lops	G
-loqu	H
-lor?	P
-lora	I
-lord	[
-lore	C
-lori	C
-loro	[
-lorp	C
-lors	[
-lory	[
-loró	T
-los?	P
-losa	[
-lose	W
-loso	D
-loss	[
-lost	Q
-losu	G
-lot'	Y
-lot?	V
-lota	X
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
-love	X
-lovi	V
-lovs	E
-lowa	C
-lowe	R
-lowi	W
-lown	C
-lows	[
-lox.	D
-loya	[
-loye	D
-loym	K
-lpab	P
-lpap	C
-lpas	V
-lpea	Y
-lper	[
-lpha	C
-lphi	M
-lpin	T
-lplu	M
-lpoi	G
-lpol	C
-lqua	C
-lrea	R
-lrus	S
-ls"-	E
-lsad	G
-lsam	T
-lsar	S
-lse'	P
-lsel	R
-lshi	C
-lsiu	H
-lskd	C
-lsom	T
-lson	C
-lsos	Z
-lsou	D
-lsti	G
-lsto	[
-lt;/	F
-lt;b	F
-ltad	C
-ltag	E
-ltan	[
-ltar	X
-ltas	X
-lted	[
-lten	T
-lter	S
-lthy	N
-ltic	C
-ltie	C
-ltim	H
-ltip	T
-ltit	C
-lton	E
-ltos	R
-ltra	[
-ltur	Q
-lubb	F
-lubc	D
-lubm	D
-luca	[
-luch	U
-luci	C
-luck	P
-luco	C
-lucy	C
-luda	Y
-lue:	L
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
-luju	R
-luke	T
-lula	I
-lule	I
-lulu	I
-luma	C
-lumb	[
-lume	F
-lumi	C
-luna	D
-lunc	J
-lunt	[
-lupe	U
-lura	E
-lurb	C
-lure	[
-lurr	V
-lush	E
-lusi	C
-lust	Z
-lute	C
-luth	C
-luti	[
-luto	U
-lutt	Y
-luvi	W
-luxu	[
-luz?	Q
-lvac	R
-lvad	L
-lvan	C
-lvar	[
-lvat	[
-lved	U
-lver	S
-lves	U
-lvia	D
-lvid	W
-lvin	K
-lvió	U
-lvo?	R
-lvos	R
-lwar	C
-lway	[
-lwin	U
-ly/3	F
-lyce	J
-lydi	[
-lyfa	I
-lyfi	C
-lyga	Y
-lyhe	C
-lyin	[
-lyle	C
-lymp	C
-lync	C
-lyph	C
-lyps	T
-lyre	L
-lyri	C
-lyro	C
-lysi	T
-lyst	I
-lywe	Z
-lyze	Z
-lzad	Y
-lzeb	[
-lzhe	Z
-lágr	R
-lámp	X
-láza	U
-lén?	T
-lés?	C
-lías	X
-líba	X
-lícu	[
-líde	[
-lími	[
-líti	[
-lógi	X
-lón?	P
-m"><	L
-m.ou	I
-m/r/	I
-m/sp	N
-m/te	J
-m/to	K
-m/tv	I
-m/wa	L
-m_en	E
-m_st	E
-maba	U
-mabl	U
-maca	C
-macb	C
-macc	[
-mace	U
-mach	E
-maci	C
-maco	F
-macr	C
-macu	[
-macy	S
-mada	C
-made	U
-madn	D
-mado	L
-madr	M
-madu	U
-mael	[
-maes	X
-maeu	[
-maga	D
-magd	[
-mage	[
-magh	F
-magi	L
-magn	C
-mago	[
-magr	C
-mahj	C
-maic	J
-maid	Q
-mail	C
-main	T
-make	H
-maki	[
-mal?	W
-mala	V
-malc	T
-mald	J
-male	T
-mali	[
-mall	C
-malo	G
-mals	[
-malt	Y
-malv	[
-malw	C
-mama	C
-mami	S
-mamm	[
-mamo	W
-mamá	[
-man'	Z
-man,	Y
-man:	I
-man;	R
-man?	S
-mana	Y
-manc	J
-mand	K
-mane	[
-mang	M
-mani	I
-mann	[
-mano	U
-mans	H
-mant	C
-manu	Q
-many	D
-manz	U
-maná	W
-maní	Z
-maoo	C
-map(	G
-mapa	E
-maps	I
-maqu	C
-mar?	S
-mara	W
-marc	G
-mard	C
-mare	L
-marg	G
-mari	I
-mark	R
-marm	G
-maro	Q
-marr	Z
-mars	C
-mart	J
-marv	C
-marx	F
-mary	P
-marz	C
-mará	T
-marí	Z
-mas?	[
-masa	Q
-masc	Y
-mash	E
-masi	[
-mask	C
-masl	E
-mass	Y
-mast	W
-masu	D
-mata	[
-matc	C
-mate	Y
-math	F
-mati	[
-matl	D
-mato	C
-matr	W
-matt	K
-matu	[
-matí	U
-mató	Y
-maus	[
-maxi	C
-maya	C
-mayb	F
-mayf	C
-mayo	L
-mazi	[
-mazo	C
-maña	N
-mbal	[
-mbap	L
-mbar	[
-mbas	W
-mbat	Z
-mbec	C
-mbed	R
-mber	G
-mbes	C
-mbia	C
-mbic	C
-mbie	S
-mbil	C
-mbin	F
-mbio	W
-mbit	Z
-mbié	S
-mbió	S
-mbla	R
-mble	U
-mbli	[
-mbly	W
-mbnm	C
-mbol	R
-mbor	Q
-mbos	C
-mbou	[
-mbra	[
-mbre	[
-mbri	C
-mbry	Z
-mcat	E
-mcca	C
-mcco	D
-mcdo	C
-mcis	Y
-mcmx	C
-mcri	G
-md="	E
-me-s	S
-me<|	E
-meal	H
-mean	[
-meas	J
-meat	[
-mecc	H
-mech	F
-meda	[
-mede	I
-medi	W
-medo	T
-meds	X
-medy	C
-medí	P
-meek	H
-meet	U
-mega	D
-megi	[
-meir	C
-mela	C
-melc	[
-mele	[
-meli	C
-mell	C
-melo	U
-melq	X
-mels	T
-memb	R
-meme	C
-memo	U
-memp	G
-men'	V
-men,	S
-men;	S
-men?	Z
-mena	[
-menc	[
-mend	N
-mene	[
-meno	T
-mens	H
-ment	[
-menu	C
-meon	[
-meos	C
-mepa	J
-meph	U
-mepr	C
-mer'	U
-mer?	U
-mera	K
-merc	I
-merd	C
-mere	G
-merg	C
-meri	C
-mero	C
-merr	[
-mers	[
-mes?	Y
-mesa	[
-mesc	W
-mese	C
-mesh	C
-mesi	Z
-meso	C
-mess	F
-mest	N
-mesí	Q
-meta	F
-mete	C
-metf	F
-meth	M
-meti	[
-meto	R
-metr	C
-mett	C
-metí	[
-mewo	U
-mexi	C
-meye	C
-meón	R
-mfor	V
-mg/d	C
-mgar	U
-mhai	C
-miah	T
-miam	C
-mian	H
-mica	M
-mice	C
-mich	N
-mici	Y
-mico	C
-micr	C
-mics	L
-mida	T
-midd	C
-mide	U
-midi	Q
-midn	Q
-mido	[
-midw	Q
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
-mila	J
-milc	Y
-mild	W
-mile	P
-milf	C
-mili	[
-milk	C
-mill	W
-milo	C
-mily	W
-min'	G
-mina	Z
-minc	C
-mind	S
-mine	Z
-ming	G
-mini	D
-minn	H
-mino	R
-mint	T
-minu	C
-miop	C
-miqu	T
-mira	Q
-miri	X
-mirr	[
-misa	[
-misc	W
-mise	[
-mish	C
-misi	[
-mism	X
-miso	K
-miss	J
-mist	K
-misu	I
-mita	I
-mite	[
-mith	C
-miti	Z
-mito	C
-mitt	D
-mitz	U
-mium	C
-mixe	V
-mixi	J
-mizp	V
-mles	X
-mlet	H
-mmac	W
-mmah	U
-mman	Y
-mmar	K
-mmat	[
-mmau	[
-mmed	R
-mmen	K
-mmer	C
-mmig	[
-mmin	C
-mmis	[
-mmit	U
-mmmm	C
-mmor	J
-mmun	[
-mmuz	T
-mnan	W
-mnas	Y
-mnbv	C
-mned	R
-mnem	D
-mney	I
-mnia	Z
-mnip	[
-mnis	W
-mno4	G
-mnon	Y
-mnos	X
-mnón	Q
-moab	[
-mobi	C
-moci	Z
-mock	U
-mocl	C
-mocr	R
-mod:	C
-moda	J
-mode	I
-modo	E
-mods	E
-modu	C
-mody	C
-moge	U
-mogg	C
-mogé	V
-moha	C
-moho	N
-moir	C
-moke	C
-moki	[
-mola	C
-mold	L
-mole	N
-moli	Z
-molo	Q
-moly	C
-mom'	R
-mome	E
-moms	Y
-mon'	Y
-mon?	P
-mona	C
-mond	D
-mone	P
-mong	[
-moni	M
-monk	D
-mono	C
-mons	[
-mont	E
-mony	[
-monz	I
-mood	Y
-moon	D
-moor	C
-mor?	Q
-mora	[
-mord	X
-more	Z
-mori	[
-morm	H
-morn	C
-moro	I
-morr	V
-mors	[
-mort	H
-mory	C
-mos?	[
-mosa	H
-mosc	Y
-mose	[
-mosi	C
-mosn	W
-moso	D
-mosq	C
-moss	C
-most	Y
-mote	W
-moth	T
-moti	P
-moto	C
-moul	C
-moun	T
-mour	R
-mous	P
-mout	H
-mova	F
-move	H
-movi	C
-mowe	C
-moxi	C
-moza	E
-mpam	T
-mpan	X
-mpar	Q
-mpas	[
-mpat	C
-mpañ	[
-mped	[
-mper	C
-mpes	V
-mpet	[
-mpez	Z
-mpgr	C
-mpha	[
-mphi	G
-mpho	C
-mpic	C
-mpie	I
-mpil	F
-mpin	L
-mpio	[
-mpir	C
-mpió	X
-mpki	C
-mpla	I
-mple	J
-mplo	E
-mply	Q
-mpol	K
-mpoo	C
-mpor	C
-mpos	D
-mpra	I
-mpre	U
-mpri	C
-mpso	C
-mpst	Z
-mpt.	I
-mpta	L
-mpte	U
-mpti	K
-mpto	C
-mpts	P
-mpty	[
-mpue	W
-mpur	[
-mput	E
-mrah	E
-mrbe	C
-mrit	C
-mrod	Y
-msel	Z
-msgi	R
-mson	Z
-mste	G
-mstr	G
-msun	C
-mtra	C
-muda	X
-mudd	T
-mudo	W
-muel	V
-muer	[
-muev	H
-muff	C
-muje	T
-mula	C
-mule	[
-mulg	Z
-mult	P
-mumf	C
-mumm	C
-mund	U
-muni	[
-mupp	C
-mura	C
-murd	[
-muri	S
-murp	C
-murr	C
-mus?	V
-musc	C
-muse	C
-mush	D
-musi	T
-musk	C
-musl	Y
-must	Z
-musu	S
-muta	F
-mute	C
-mutu	E
-mxci	C
-mych	C
-myma	D
-myrn	V
-myrr	[
-myse	Z
-mysq	C
-myst	Z
-mzon	C
-máge	X
-márt	[
-médi	[
-méis	R
-mías	[
-món?	U
-músi	[
-n("h	I
-n(st	I
-n-fa	C
-n-in	V
-n-la	[
-n.co	E
-n.pe	E
-n.sm	J
-n5wr	C
-naam	[
-naan	N
-naba	Y
-nabl	G
-nabo	W
-nabu	Y
-nabé	V
-nacc	C
-nace	[
-nach	E
-naci	R
-nack	C
-nacl	S
-naco	F
-nací	U
-nada	C
-nade	T
-nadi	[
-nado	K
-nadr	C
-naeu	[
-nage	T
-nagg	T
-nago	W
-nagr	C
-nah'	S
-nah?	Z
-nahe	C
-naho	S
-nahu	T
-nahú	S
-nai?	[
-naid	I
-nail	J
-nais	F
-naje	I
-nake	U
-naks	C
-nal?	R
-nald	C
-nale	I
-nali	C
-nall	Z
-nals	J
-nalt	L
-naly	C
-name	G
-nami	N
-namm	X
-namo	U
-nana	C
-nanc	[
-nand	C
-nane	Q
-nani	[
-nann	S
-nans	Q
-nant	V
-nanz	C
-naní	R
-naom	[
-napo	C
-napp	D
-napr	L
-nara	C
-nard	C
-narf	C
-nari	[
-narm	S
-naro	C
-nary	[
-nará	P
-naré	Q
-nas?	S
-nasd	C
-nasi	Y
-nass	[
-nast	G
-nasé	W
-nata	C
-nate	C
-nath	[
-nati	T
-nato	E
-natu	Q
-natá	S
-naug	C
-naum	[
-nava	C
-nave	U
-navi	X
-navr	L
-navy	C
-nawa	[
-naza	S
-nazi	[
-naán	S
-nbap	T
-nbel	S
-nber	L
-nblo	D
-nbor	G
-nbow	[
-nbur	C
-nbvc	C
-ncaj	V
-ncak	D
-ncan	C
-ncar	[
-nce,	U
-nce?	S
-ncea	[
-nced	[
-ncei	U
-ncel	C
-ncem	Y
-ncen	Y
-ncep	C
-ncer	Q
-nces	[
-ncha	I
-nchb	M
-nche	K
-ncho	Q
-nchs	C
-nchu	C
-ncia	T
-ncid	[
-ncie	E
-ncil	T
-ncin	C
-ncio	C
-ncip	G
-ncis	S
-nció	[
-ncle	[
-nclo	G
-nclu	C
-ncol	C
-ncom	[
-ncon	Z
-ncor	R
-ncou	N
-ncra	C
-ncre	H
-ncré	W
-ncti	P
-nctu	Z
-ncub	V
-ncue	J
-ncun	C
-nd's	C
-nda?	C
-ndab	C
-ndac	X
-ndai	C
-ndal	G
-ndam	[
-ndan	Q
-ndar	D
-ndas	H
-ndat	Q
-nday	U
-ndch	U
-ndec	[
-nded	[
-ndee	Q
-ndef	C
-ndem	X
-nden	N
-ndep	C
-nder	P
-ndex	C
-ndfa	[
-ndfu	W
-ndho	C
-ndi:	G
-ndia	C
-ndic	H
-ndid	[
-ndie	D
-ndig	[
-ndil	W
-ndin	H
-ndir	V
-ndit	[
-ndix	C
-ndió	X
-ndki	T
-ndle	L
-ndli	F
-ndlo	R
-ndly	G
-ndma	Y
-ndme	[
-ndmo	V
-ndne	U
-ndo"	I
-ndo?	V
-ndoc	[
-ndol	C
-ndom	T
-ndon	C
-ndor	[
-ndos	C
-ndow	C
-ndpa	[
-ndra	N
-ndre	L
-ndri	H
-ndro	G
-ndrá	T
-ndré	Q
-nds,	U
-nds?	Y
-ndsh	R
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
-ne's	X
-neac	C
-nead	D
-neag	[
-neak	[
-neal	T
-nean	C
-neap	H
-near	C
-neas	T
-neat	H
-nebo	X
-nebu	X
-nece	[
-neci	V
-neck	K
-necr	C
-nect	C
-ned,	V
-ned;	V
-neda	C
-nedi	U
-nedo	J
-need	M
-neel	T
-neer	[
-nees	P
-neez	C
-nefi	R
-nega	C
-negi	C
-nego	[
-negr	J
-negó	Q
-neha	Y
-nehe	Y
-nehu	Y
-neig	[
-neit	[
-neja	Q
-neke	J
-neli	[
-nelo	C
-nels	C
-nely	[
-nema	C
-neme	[
-nemi	[
-nemo	R
-nemp	S
-nemy	Y
-nens	C
-nent	C
-neon	C
-neou	D
-neph	[
-nequ	[
-ner"	G
-ner'	[
-ner?	V
-nera	P
-nerg	K
-neri	C
-nero	[
-nerr	T
-ners	T
-nert	C
-nerv	[
-nes,	U
-nes?	[
-nesd	F
-nese	C
-nesh	C
-nesi	M
-nesk	X
-neso	K
-ness	[
-nest	[
-nete	[
-netf	C
-neth	C
-neti	D
-neto	D
-nets	J
-nett	G
-netw	C
-nety	Q
-neup	F
-neva	C
-neve	[
-nevo	K
-newa	M
-newe	Q
-newl	[
-news	C
-newt	C
-nexp	L
-next	J
-ney,	S
-ney?	[
-neya	[
-neyc	F
-neyl	C
-neys	X
-neze	W
-nezz	X
-nfai	[
-nfal	[
-nfan	Z
-nfel	C
-nfer	X
-nfes	Q
-nfia	W
-nfid	[
-nfie	[
-nfig	C
-nfin	D
-nfir	[
-nfla	D
-nfli	Y
-nflu	[
-nfo(	D
-nfo@	I
-nfol	[
-nfor	C
-nfre	E
-nfro	Y
-nful	X
-nfus	X
-nfío	P
-ng's	[
-ng[]	I
-ngag	L
-ngal	I
-ngan	U
-ngap	C
-ngar	C
-ngas	Y
-ngañ	[
-ngbi	C
-ngdo	Q
-ngea	L
-nged	U
-ngel	R
-ngeo	N
-nger	S
-nges	F
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
-ngo?	X
-ngod	E
-ngol	H
-ngos	M
-ngra	U
-ngre	C
-ngry	[
-ngs,	T
-ngs;	S
-ngs?	T
-ngsh	J
-ngsp	C
-ngth	H
-ngto	C
-ngua	J
-ngue	V
-ngui	C
-ngul	E
-ngun	S
-ngwo	C
-nhal	J
-nham	C
-nhap	U
-nhau	F
-nhea	V
-nhed	W
-nhei	C
-nher	[
-nhol	C
-nhou	H
-nhub	C
-nia?	T
-niac	V
-niad	R
-niah	[
-nial	[
-nian	Q
-nias	[
-niba	P
-nica	[
-nice	N
-nici	N
-nick	C
-nicl	[
-nico	[
-nics	C
-nicu	X
-nida	U
-nido	G
-nied	S
-niel	P
-nien	X
-nies	I
-niet	C
-nife	C
-nifi	Y
-nige	V
-nigh	Q
-nign	S
-nihi	Y
-nija	R
-nike	G
-nill	C
-nima	[
-nime	C
-nimo	J
-nimr	Y
-nimu	C
-nine	[
-ninj	G
-nins	C
-nint	I
-nio?	T
-nion	S
-nior	D
-nios	[
-niou	H
-nipo	[
-nipu	[
-niqu	I
-nisa	U
-nisc	W
-nish	R
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
-nity	Z
-nium	C
-nius	Y
-niva	Q
-nive	[
-nixo	C
-niza	Y
-nize	W
-niña	V
-niño	[
-nión	[
-njam	V
-njer	W
-njou	C
-njoy	Z
-njug	J
-njur	L
-njus	[
-nked	C
-nkee	C
-nker	C
-nket	E
-nkey	Y
-nkfu	[
-nkie	F
-nkin	Q
-nkla	C
-nkle	L
-nkli	X
-nkly	C
-nkno	[
-nkru	[
-nksg	U
-nlac	C
-nlad	J
-nlan	C
-nlao	C
-nlea	[
-nles	M
-nlim	H
-nlin	N
-nloa	C
-nloc	C
-nlov	[
-nlyf	I
-nman	J
-nmar	C
-nmat	U
-nmbn	C
-nmen	Y
-nmig	X
-nmun	X
-nna?	Y
-nnac	V
-nnah	[
-nnai	F
-nnan	C
-nnas	U
-nnea	U
-nnec	C
-nned	Y
-nnel	C
-nner	J
-nnes	H
-nnet	C
-nnia	Y
-nnic	E
-nnie	C
-nnif	C
-nnih	W
-nnin	P
-nnis	C
-nnit	H
-nniu	[
-nniv	Z
-nnoc	G
-nnon	C
-nnot	[
-nnou	I
-nnoy	T
-nnsy	C
-nnun	V
-no's	F
-noaa	C
-noah	[
-nobl	C
-nobo	[
-noby	C
-noce	S
-noch	V
-noci	S
-nock	C
-nocí	S
-node	C
-noem	T
-nogr	[
-noid	C
-noin	[
-nois	G
-noja	T
-nojo	R
-nojó	P
-nold	D
-nolo	N
-nomb	I
-nomi	V
-nomy	U
-non-	D
-nona	F
-none	V
-noni	J
-nons	C
-nony	C
-nook	D
-noop	F
-nopa	Z
-nopo	C
-nora	T
-nore	S
-nori	S
-nork	C
-norm	C
-noro	D
-norr	C
-nors	C
-nort	Q
-norw	H
-nos?	T
-nosa	U
-nose	R
-nosi	[
-noso	[
-nost	[
-nota	C
-note	C
-noth	F
-noti	C
-notr	C
-notw	J
-noug	[
-noun	F
-nour	[
-nous	I
-nout	Y
-nova	M
-nove	[
-novi	S
-nowh	[
-nowi	[
-nowl	W
-nown	[
-nows	Y
-noyi	Q
-nozc	Q
-noé?	S
-nplu	C
-npox	D
-nput	C
-nque	[
-nqui	Q
-nrar	P
-nres	C
-nris	[
-nron	C
-nsad	[
-nsaj	J
-nsam	T
-nsan	X
-nsar	Y
-nsas	C
-nsat	U
-nsay	C
-nsbu	D
-nsci	[
-nscr	V
-nsec	W
-nsed	Z
-nseg	K
-nsej	[
-nsel	[
-nsen	C
-nses	F
-nset	[
-nseñ	Q
-nsfe	C
-nsfi	[
-nsfo	H
-nsfu	X
-nsge	X
-nsgr	[
-nsho	L
-nsib	S
-nsid	[
-nsie	[
-nsil	C
-nsin	U
-nsio	Q
-nsiv	[
-nsió	R
-nsla	C
-nsli	C
-nsma	W
-nso?	T
-nsol	Q
-nsom	[
-nson	C
-nsoo	H
-nsor	T
-nspe	C
-nspi	[
-nspl	[
-nspo	C
-nst]	C
-nsta	C
-nste	D
-nsto	C
-nstr	C
-nsub	E
-nsue	[
-nsul	U
-nsum	W
-nsur	C
-nsus	X
-nswe	L
-nsyl	C
-nséñ	[
-nsón	Y
-nt's	Y
-nt("	D
-nt(*	I
-nt.c	J
-nta?	Y
-ntab	C
-ntac	C
-ntad	[
-ntag	C
-ntai	R
-ntal	G
-ntam	C
-ntan	W
-ntar	I
-ntas	C
-ntat	R
-ntañ	[
-ntba	C
-nte?	S
-ntec	[
-nted	N
-ntee	[
-nteg	D
-ntej	[
-ntel	[
-ntem	W
-nter	C
-ntes	T
-nthe	C
-nthi	S
-nthl	E
-ntho	C
-nthr	F
-nths	[
-ntia	S
-ntib	C
-ntic	Y
-ntid	X
-ntie	C
-ntif	Q
-ntig	S
-ntil	W
-ntim	C
-ntin	[
-ntio	T
-ntip	V
-ntir	[
-ntis	C
-ntit	N
-ntió	W
-ntle	[
-ntln	I
-ntly	[
-ntma	[
-ntme	Q
-nto?	[
-ntol	C
-ntom	C
-nton	L
-ntor	[
-ntos	I
-ntra	C
-ntre	[
-ntri	C
-ntro	V
-ntru	[
-ntry	G
-ntré	Z
-ntró	W
-nts'	T
-nts,	U
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
-nude	L
-nudi	J
-nudo	J
-nuel	X
-nues	[
-nuev	S
-nufa	C
-nukk	Z
-null	C
-numa	H
-numb	K
-nume	C
-nump	C
-nun'	C
-nunc	M
-nund	W
-nuns	Z
-nuse	D
-nute	C
-nutm	C
-nutr	C
-nuts	D
-nven	C
-nver	L
-nves	I
-nvex	H
-nvid	C
-nvie	P
-nvin	C
-nvir	Y
-nvis	[
-nvit	Q
-nviu	Q
-nvnv	C
-nvoi	C
-nvoy	W
-nwbk	E
-nwor	W
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
-nzan	K
-nzar	P
-nzas	[
-nzym	E
-nácu	Y
-nás?	[
-nían	T
-nías	W
-níni	S
-nóni	Z
-nóst	Y
-núme	[
-núti	S
-o");	I
-o();	D
-o-op	D
-o.co	E
-o.uk	C
-o@ex	I
-oab'	S
-oab?	S
-oabi	T
-oach	K
-oad=	J
-oade	C
-oadi	C
-oado	C
-oads	[
-oadw	C
-oah'	[
-oah,	Q
-oah?	Q
-oaha	R
-oahs	M
-oaki	C
-oalk	C
-oals	C
-oam'	V
-oam?	Z
-oame	D
-oami	C
-oans	K
-oard	F
-oari	F
-oash	[
-oast	C
-oath	[
-oati	K
-oats	Z
-oave	[
-ob's	[
-obab	C
-obad	K
-obam	C
-oban	C
-obar	[
-obat	E
-obbe	R
-obbi	C
-obbl	C
-obby	C
-obce	I
-obed	[
-ober	S
-obes	V
-obey	Y
-obia	[
-obie	Z
-obil	C
-obin	C
-obit	[
-obje	W
-obla	C
-obli	Z
-oblo	C
-oboa	[
-obod	[
-oboo	I
-obor	V
-obot	C
-obra	I
-obre	V
-obri	[
-obse	[
-obus	E
-obux	E
-obyl	C
-obía	Q
-ocab	G
-ocad	G
-ocai	Y
-ocal	Y
-ocan	T
-ocar	C
-ocat	D
-ocau	[
-occa	C
-ocea	C
-oced	S
-ocen	N
-ocer	[
-oces	H
-och,	R
-oche	H
-ocho	Q
-ochu	X
-ocia	[
-ocid	F
-ocim	P
-ocin	C
-ocio	[
-ocit	C
-oció	P
-ock,	T
-ocke	C
-ockf	Y
-ocki	C
-ockp	C
-ocks	N
-ockt	C
-ocla	H
-ocod	F
-ocol	H
-ocon	M
-ocor	F
-ocos	R
-ocra	I
-ocre	D
-ocri	W
-ocry	X
-ocs.	N
-octu	C
-ocum	C
-ocup	U
-ocus	Y
-od's	[
-od-b	Q
-odad	C
-odan	H
-odar	C
-odas	L
-odat	C
-odav	X
-oday	D
-odby	Y
-odca	C
-odch	C
-odde	C
-oddl	W
-odds	C
-ode_	F
-oded	C
-odei	T
-odel	C
-odem	Z
-odeo	C
-oder	U
-odfa	C
-odfr	J
-odge	C
-odia	W
-odic	J
-odie	R
-odig	C
-odil	S
-odin	C
-odio	P
-odis	H
-odiu	C
-odiv	N
-odli	V
-odly	[
-odma	C
-odmo	P
-odo?	T
-odom	[
-odon	C
-odor	L
-odos	X
-odox	W
-odpa	[
-odrá	Q
-oduc	P
-odul	F
-odus	J
-ody,	[
-odyn	C
-odys	G
-odzi	C
-odéi	Q
-odía	P
-oefl	G
-oein	C
-oel?	R
-oema	C
-oemí	T
-oeni	D
-oesn	[
-oest	[
-oeti	G
-oeve	V
-ofar	Y
-ofec	X
-ofen	C
-ofer	J
-ofes	M
-ofet	[
-offe	X
-offi	G
-offl	C
-offs	L
-ofic	[
-ofil	F
-ofin	G
-ofit	T
-ofon	Q
-ofre	Q
-ofst	C
-oft?	C
-ofte	C
-ofto	J
-oftw	S
-ofá?	C
-og(u	F
-ogad	C
-ogan	I
-ogar	P
-ogas	S
-oge'	E
-ogec	C
-ogen	F
-oger	W
-oget	Z
-oggi	C
-oggl	E
-ogic	C
-ogid	Y
-ogin	C
-ogis	C
-ogiz	[
-ogle	C
-ogly	C
-ogni	[
-ogos	[
-ogot	D
-ogra	C
-ogre	N
-ogro	[
-ogue	S
-ogur	C
-ogwa	C
-ogy?	[
-ogyn	C
-ogén	V
-ogía	[
-oh's	Y
-oham	C
-ohan	U
-ohca	C
-ohea	E
-ohem	H
-ohib	S
-ohim	[
-ohio	C
-ohm'	C
-ohms	D
-ohn'	C
-ohn.	J
-ohnn	C
-ohns	K
-ohol	X
-ohól	T
-oiac	W
-oiad	Y
-oiak	S
-oice	C
-oici	G
-oid(	J
-oids	T
-oijo	C
-oile	C
-oili	Q
-oils	[
-oinc	[
-oine	C
-oing	U
-oins	[
-oiru	C
-oirw	C
-oise	C
-oiso	N
-oiss	G
-oist	C
-oisy	S
-oisé	[
-oiuo	C
-oiuy	C
-ojad	S
-ojan	C
-ojas	C
-ojec	G
-ojo?	Q
-ojos	K
-ojue	R
-ok.c	C
-okay	[
-okca	K
-oked	[
-okem	C
-oken	Q
-oker	C
-okes	F
-okey	C
-okie	C
-okin	Y
-okla	C
-okly	E
-okmo	F
-okov	C
-okup	C
-okyo	K
-okza	K
-ol's	T
-olac	Q
-olad	[
-olan	C
-olar	E
-olas	[
-olat	C
-olca	L
-old<	C
-olda	Q
-olde	R
-oldf	C
-oldi	[
-oldp	C
-olds	C
-ole.	F
-olec	[
-oled	G
-oleg	T
-olen	[
-oleo	C
-oler	P
-oles	D
-olet	J
-olfe	C
-olga	J
-olgo	[
-olia	Z
-olib	I
-olic	Y
-olid	V
-olie	D
-olil	H
-olin	C
-olis	L
-olit	M
-oliv	H
-oliz	W
-olla	C
-ollb	C
-olle	V
-olli	C
-ollo	Q
-olls	G
-olly	X
-oloc	[
-olof	[
-olog	R
-olom	Z
-olon	C
-olor	[
-olos	[
-olot	C
-olou	C
-olpe	Y
-olsa	V
-olst	G
-olta	S
-olte	[
-oluc	C
-olum	C
-olun	[
-olut	Z
-olve	C
-olvi	[
-olvo	J
-olví	S
-olyg	Y
-olyh	C
-olym	C
-olyr	C
-olít	Y
-ológ	X
-om">	L
-om's	X
-om/r	I
-om/s	N
-om/t	C
-om/w	L
-oma?	R
-omac	P
-omai	C
-oman	V
-omar	Y
-omas	G
-omat	C
-omba	[
-ombe	[
-ombi	C
-ombl	X
-ombo	C
-ombr	X
-ombs	U
-ome,	[
-omeg	[
-omel	[
-omen	N
-omeo	V
-omep	C
-omes	[
-omet	N
-omew	W
-omfo	[
-omic	H
-omid	Q
-omie	W
-omil	C
-omin	Z
-omio	R
-omis	Y
-omit	[
-omió	U
-omle	T
-omma	Z
-omme	C
-ommi	N
-ommo	[
-ommu	[
-omni	[
-omoc	C
-omod	C
-omon	Z
-omor	S
-omos	P
-omot	L
-omou	E
-ompa	T
-ompe	[
-ompi	S
-ompl	[
-ompo	C
-ompr	E
-ompt	C
-ompu	C
-omri	U
-omso	C
-omul	Z
-omun	G
-omy?	C
-omás	U
-omía	T
-omón	[
-omún	S
-on's	[
-on't	[
-on-f	C
-on-i	V
-on.c	I
-ona?	P
-onab	Q
-onac	C
-onad	C
-onag	F
-onah	[
-onai	[
-onaj	E
-onal	H
-onan	[
-onar	[
-onas	X
-onau	D
-onbu	D
-once	[
-onch	C
-onci	[
-oncl	J
-onco	H
-oncu	[
-onda	Y
-onde	C
-ondi	Q
-ondo	C
-ondr	M
-onds	C
-ondu	J
-one'	R
-one,	Z
-one?	[
-onea	C
-onec	I
-oned	X
-oneh	G
-onel	[
-onem	[
-onen	C
-oner	N
-ones	Y
-onet	C
-onew	K
-oney	[
-onfe	R
-onfi	Q
-onfl	Y
-onfo	W
-onfr	Y
-onfu	Y
-onfí	Q
-ong,	[
-ong?	S
-onga	S
-ongi	[
-ongl	R
-ongo	T
-ongr	W
-ongs	M
-ongu	V
-onia	T
-onic	U
-onid	C
-onie	I
-onif	C
-onig	C
-onij	R
-onim	C
-onin	I
-onio	J
-onis	[
-onit	P
-onjo	C
-onju	T
-onke	Y
-onli	M
-onlo	J
-only	S
-onma	J
-onme	Z
-onmi	V
-onna	C
-onne	C
-ono?	R
-onoc	[
-onol	C
-onom	S
-onop	C
-onor	[
-onos	Z
-onoz	Q
-onqu	[
-onra	S
-onro	C
-ons'	[
-ons,	[
-ons?	[
-onsa	X
-onsc	[
-onse	C
-onsh	[
-onsi	[
-onso	H
-onsp	X
-onst	M
-onsu	M
-onta	C
-onth	M
-onti	[
-onto	L
-ontr	Y
-onty	C
-onun	C
-onus	M
-onut	C
-onve	K
-onvi	S
-onym	C
-onze	[
-onzo	I
-onán	P
-onás	[
-onía	X
-oo.c	E
-oobs	C
-ood,	U
-ood?	[
-oodb	Y
-oodc	C
-oode	N
-oodi	C
-oodm	C
-oods	C
-oody	C
-oofr	C
-ooft	J
-ooga	L
-ooge	E
-oogl	C
-ook.	C
-ookc	K
-ooke	C
-ooki	C
-ookl	E
-ooks	[
-ooku	C
-ool'	T
-oola	F
-oole	X
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
-oor;	Q
-oorb	H
-oore	C
-oorp	V
-oors	R
-oose	R
-oosi	[
-oost	G
-ootb	F
-oote	C
-ooth	I
-ooti	[
-oots	C
-oove	C
-op's	C
-opag	C
-opah	C
-opal	H
-opar	[
-opas	S
-opat	Y
-opau	Z
-opba	F
-opci	U
-opco	C
-ope'	C
-ope?	[
-opea	K
-opel	Y
-open	C
-oper	N
-opes	[
-opez	C
-opha	X
-ophe	[
-ophi	Q
-opho	J
-ophr	X
-ophy	L
-opia	D
-opic	V
-opie	V
-opin	[
-opio	Q
-opit	W
-opiu	C
-opla	M
-ople	[
-opli	W
-opol	C
-opor	U
-opos	Z
-oppa	[
-oppe	C
-oppi	J
-oppl	D
-oppo	P
-oppr	[
-opra	C
-opst	C
-opsy	V
-opta	Y
-opte	N
-opue	C
-opul	H
-opus	C
-opyi	[
-opyr	C
-opós	U
-oque	H
-oquy	H
-oqué	[
-or's	K
-or=a	G
-ora?	R
-orac	Y
-orag	C
-orah	[
-oral	S
-oram	S
-oran	J
-orar	V
-oras	K
-orat	C
-orax	C
-oraz	[
-orba	S
-orbi	T
-orbo	F
-orca	X
-orce	[
-orci	V
-orco	E
-orcu	F
-orcy	C
-ord'	X
-ord,	[
-ord1	G
-ord;	Q
-ord?	[
-orda	R
-orde	C
-ordi	V
-ordl	C
-ordp	G
-ords	Q
-ordá	W
-ordó	U
-orea	C
-oreb	[
-orec	I
-ored	N
-oreg	C
-oreh	[
-orei	[
-orem	C
-oren	C
-oreo	C
-orer	D
-ores	Y
-oret	Z
-orev	W
-orex	[
-orey	C
-orgh	C
-orgi	V
-orgu	W
-orho	P
-oria	N
-oric	Q
-orid	C
-orie	C
-orif	[
-orig	J
-oril	C
-orin	G
-orio	[
-orir	[
-oris	W
-orit	Z
-oriz	W
-orka	Z
-orke	[
-orki	I
-orko	C
-orkp	Y
-orks	C
-orla	N
-orld	V
-orle	C
-orma	F
-ormi	[
-orml	H
-ormo	P
-orms	T
-ormu	C
-ormy	C
-orn?	[
-orna	W
-orne	D
-ornf	F
-ornh	C
-orni	C
-orno	V
-orns	[
-oro?	R
-oroa	D
-orol	J
-oron	C
-oros	C
-orou	C
-orov	D
-orow	R
-orph	X
-orpi	F
-orpo	[
-orpu	F
-orqu	C
-orra	L
-orre	C
-orri	[
-orro	[
-orru	[
-orry	[
-orsa	M
-orse	C
-orsh	[
-orsi	R
-orst	P
-orta	[
-ortc	E
-orte	I
-ortf	J
-ortg	R
-orth	E
-ortn	C
-orto	N
-ortr	[
-orts	D
-ortu	G
-orty	U
-ortó	W
-orus	Y
-orva	R
-orwa	C
-ory?	C
-oría	Q
-orós	Y
-osa?	S
-osad	V
-osag	F
-osal	C
-osan	Y
-osar	[
-osas	[
-osau	U
-osbo	C
-osca	C
-osch	C
-osco	C
-oscu	[
-ose?	Z
-osea	F
-osec	X
-osed	J
-osen	[
-osep	[
-oser	I
-oses	[
-oset	S
-osex	Q
-osha	Z
-oshe	Z
-osho	H
-oshu	Q
-osia	Q
-osib	[
-osic	C
-osid	Q
-osig	[
-osin	M
-osis	S
-osit	D
-osla	C
-oslo	C
-osmo	C
-osna	W
-oso?	Q
-osof	C
-osom	G
-osop	C
-osor	Y
-osos	V
-osot	Y
-ospe	[
-ospi	T
-osqu	C
-osrs	C
-oss'	C
-oss?	[
-ossa	Z
-osse	Z
-ossf	C
-ossi	U
-ossp	G
-ossu	C
-ossw	C
-ost,	T
-ost:	I
-osta	I
-ostb	D
-ostc	C
-oste	K
-ostg	C
-osth	C
-osti	[
-ostl	Y
-ostm	J
-osto	G
-ostr	E
-osts	J
-ostu	T
-osté	S
-ostó	U
-osur	G
-osué	X
-osyn	C
-osé?	S
-osía	P
-ot's	Y
-ota?	V
-otac	X
-otad	[
-otal	N
-otar	I
-otas	F
-otat	C
-otba	F
-otch	K
-ote?	S
-oted	Z
-otei	C
-otel	C
-otem	C
-oten	M
-oteo	W
-oter	S
-otes	J
-otfy	D
-otgu	W
-oth,	T
-otha	[
-othe	T
-othi	D
-othp	C
-oths	V
-othy	P
-otia	Z
-otic	J
-otif	C
-otin	[
-otio	V
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
-otre	E
-otro	[
-otta	N
-otte	D
-otti	C
-ottl	C
-otto	Y
-otty	C
-otun	C
-otwe	J
-ou'r	C
-oubl	U
-oubo	C
-oubt	[
-ouch	I
-ouds	S
-ouga	D
-ough	R
-ouij	P
-ouis	C
-oulc	F
-ould	X
-oule	I
-ouls	C
-oumi	C
-ounc	C
-ound	E
-oung	Q
-ouns	[
-ount	H
-oupl	R
-oupo	C
-oups	V
-ouqu	D
-oura	[
-ourb	C
-ourc	G
-ourd	F
-oure	[
-ourg	C
-ouri	P
-ourl	G
-ourn	[
-ours	C
-ourt	M
-ous,	S
-ous?	V
-ousa	[
-ouse	S
-ousi	[
-ousl	W
-ousn	V
-oust	C
-ousy	X
-out.	I
-out;	Q
-out?	[
-outa	F
-outb	H
-outd	D
-oute	C
-outf	C
-outh	T
-outi	Y
-outl	C
-outp	C
-outs	V
-outu	C
-ouve	C
-ovah	Y
-oval	C
-ovar	D
-ove.	H
-ove?	Y
-ovec	U
-oved	X
-ovee	R
-ovej	[
-ovel	P
-ovem	V
-oven	N
-over	V
-oves	R
-ovet	Y
-ovia	N
-ovic	C
-ovid	R
-ovie	C
-ovil	C
-ovin	[
-ovio	U
-ovir	D
-ovis	E
-ow's	U
-owan	C
-owar	[
-owav	C
-owde	C
-owds	U
-owed	[
-owee	M
-owel	C
-ower	H
-owes	[
-owhe	[
-owie	C
-owin	Y
-owle	W
-owli	C
-owls	C
-own;	T
-own?	D
-owne	Z
-owni	Q
-ownl	C
-owns	E
-owor	X
-owro	E
-ows,	W
-owse	C
-owsh	[
-owsi	C
-owst	D
-owsy	C
-owth	S
-ox.c	D
-oxbo	E
-oxen	P
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
-oyag	L
-oyal	L
-oyar	S
-oyco	P
-oydo	F
-oyed	[
-oyee	[
-oyer	C
-oyfr	[
-oyfu	T
-oyin	R
-oyme	L
-oyot	J
-oysi	E
-oyst	E
-ozar	E
-ozco	P
-ozem	C
-ozen	H
-ozie	C
-ozym	C
-ozzy	C
-oído	Z
-oíst	U
-oñar	Q
-p(10	D
-p://	C
-p></	G
-p>te	G
-pabl	[
-pace	Y
-paci	Q
-pack	K
-pact	[
-pada	[
-padd	F
-pade	C
-padm	C
-pado	R
-padr	Z
-pads	C
-pael	G
-paga	W
-page	C
-pagi	I
-pago	V
-pagu	X
-paho	C
-paid	[
-pain	J
-pair	C
-pais	C
-paja	[
-paje	C
-pal.	E
-pala	S
-pale	[
-palm	C
-palt	[
-pame	T
-pana	H
-panc	C
-pand	E
-pane	D
-pani	J
-pank	[
-pans	C
-pant	F
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
-pare	Z
-pari	[
-park	C
-parl	C
-paro	D
-parr	C
-pars	C
-part	Q
-pará	[
-pas?	R
-pasa	K
-pasc	[
-pase	[
-pasi	R
-paso	C
-pass	E
-past	Z
-pasó	[
-pata	C
-patc	L
-pate	[
-path	C
-pati	C
-patm	[
-pato	C
-patr	Q
-patt	C
-paul	Q
-paus	Z
-pave	M
-pavl	E
-payc	[
-payi	M
-paym	W
-payp	C
-pays	C
-país	Z
-paña	H
-pañe	[
-paño	C
-pañí	S
-pbac	F
-pbea	Z
-pber	G
-pchi	T
-pcio	M
-pció	T
-pcor	C
-pdad	S
-pdat	C
-pe's	C
-peac	[
-peaj	C
-peal	C
-pean	D
-pear	K
-peas	C
-peat	C
-peca	[
-pece	S
-peci	T
-peck	[
-pect	X
-pecó	Q
-peda	X
-pedi	E
-pedo	C
-pedr	[
-pedí	T
-peec	X
-peed	C
-peel	C
-peer	S
-pefr	C
-pega	S
-pegu	I
-pel?	U
-pela	K
-pele	[
-peli	C
-pell	C
-pelo	L
-pels	[
-pelí	[
-pen'	I
-pena	[
-penc	C
-pend	F
-pene	C
-peng	C
-penh	C
-peni	I
-penn	K
-pens	[
-pent	[
-peon	D
-peop	[
-peor	W
-pepp	C
-pept	C
-pepy	G
-pequ	W
-per?	U
-pera	Q
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
-pero	[
-perr	C
-pers	[
-pert	H
-peru	C
-perv	N
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
-petu	U
-peza	Z
-pezi	K
-pezó	P
-peña	W
-pfat	U
-pg_s	D
-pgra	C
-pgro	C
-ph's	[
-phab	C
-phae	[
-phan	R
-phar	[
-phas	L
-phat	Z
-phaz	V
-phec	[
-phel	R
-phem	[
-phen	T
-pher	E
-phes	[
-phet	[
-phew	X
-phia	N
-phib	U
-phic	K
-phie	C
-phil	R
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
-phor	K
-phot	C
-phpi	D
-phra	[
-phre	X
-phth	X
-phys	C
-piac	W
-pian	C
-piar	[
-pica	C
-picc	D
-pice	[
-pici	[
-pick	G
-pics	C
-pict	C
-picy	C
-pida	Z
-pide	J
-pidi	R
-pido	C
-piec	C
-pied	W
-piel	Z
-pien	K
-pier	R
-pies	[
-piez	K
-pigg	C
-pigs	[
-pike	C
-pila	U
-pile	Y
-pilg	Z
-pill	X
-pilo	C
-pina	V
-pinc	J
-pine	N
-pinf	D
-ping	U
-pini	[
-pink	C
-pinn	C
-pino	I
-pins	C
-pion	[
-pipe	C
-pira	R
-pire	C
-piri	S
-pisc	C
-pise	V
-piso	C
-piss	C
-pist	[
-pita	S
-pitb	C
-pitc	K
-pite	Z
-piti	W
-pitl	C
-pitt	C
-pitu	C
-pium	C
-pivo	D
-pixa	K
-pixe	F
-piza	C
-pizz	C
-pkin	C
-plac	Q
-plad	D
-plag	[
-plai	P
-plan	D
-plar	G
-plas	C
-plat	C
-play	C
-plaz	I
-ple'	R
-ple,	R
-ple.	C
-ple/	G
-ple:	S
-ple;	Q
-ple?	[
-plea	Y
-pled	[
-plee	C
-plei	W
-plen	W
-pleo	C
-pler	D
-ples	[
-plet	C
-plex	D
-plia	C
-plic	C
-plie	[
-plif	M
-plin	J
-plir	S
-plit	N
-plo?	Z
-plor	F
-plos	C
-plot	C
-plow	[
-ploy	C
-pluc	D
-plug	C
-plum	T
-plur	E
-plus	C
-pmot	R
-pobl	G
-pobr	[
-poca	P
-pock	W
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
-pois	N
-poiu	C
-poke	J
-pokm	F
-pola	R
-pole	R
-poli	S
-poll	C
-polo	[
-polv	J
-poly	C
-polí	Y
-pond	I
-pone	J
-pong	J
-pons	Q
-pony	J
-pool	C
-poon	C
-poop	C
-poor	[
-popc	C
-pope	C
-popp	C
-popu	H
-pora	N
-porc	L
-pore	C
-pork	F
-porn	R
-poro	C
-porq	L
-porr	C
-port	F
-posa	Y
-pose	J
-posi	D
-poso	[
-post	C
-pota	C
-pote	J
-potf	D
-poti	C
-potl	C
-pots	I
-pott	J
-poun	I
-pour	[
-pous	[
-pove	[
-powd	C
-powe	K
-poya	S
-pozo	S
-ppea	[
-pped	Y
-ppel	C
-ppen	L
-pper	W
-ppet	C
-pphi	[
-ppia	[
-ppie	C
-ppin	E
-pple	I
-ppli	D
-pply	C
-ppoi	M
-ppor	W
-ppos	K
-pppp	C
-ppre	[
-ppro	C
-prac	T
-prad	C
-prag	C
-prah	C
-prai	N
-pram	C
-prar	J
-praw	C
-pray	[
-praz	C
-pre-	U
-prea	V
-prec	C
-pred	X
-pref	[
-preg	T
-prej	Q
-prem	H
-pren	V
-preo	U
-prep	[
-pres	N
-pret	F
-prev	C
-pric	C
-prid	G
-prie	[
-prik	C
-pril	F
-prim	H
-prin	C
-pris	[
-priv	P
-prix	J
-priz	C
-prob	D
-proc	M
-prod	X
-prof	N
-prog	C
-proh	T
-proj	G
-prom	V
-pron	T
-proo	C
-prop	[
-pros	[
-prot	Y
-prou	[
-prov	V
-prox	C
-prud	Q
-prue	C
-prun	C
-prus	Z
-préd	U
-prés	U
-prín	Y
-pród	V
-prój	V
-ps:/	C
-psal	[
-psed	X
-psid	G
-psis	[
-psod	J
-pson	C
-psor	C
-psta	Z
-psti	C
-psul	F
-psyc	[
-pt:v	J
-pt>a	F
-ptab	L
-ptai	G
-ptan	C
-ptar	V
-ptat	L
-ptcy	[
-pted	P
-ptem	C
-pter	I
-pths	W
-ptia	C
-ptic	Q
-ptie	I
-ptin	T
-ptio	F
-ptis	V
-ptiv	F
-ptiz	[
-pto?	R
-ptom	Q
-pton	C
-ptop	C
-ptow	C
-ptsd	Z
-ptua	W
-ptur	[
-ptyi	C
-publ	I
-pubs	C
-pudd	H
-pude	V
-pudo	X
-pueb	T
-pued	M
-pues	[
-puff	C
-pugs	C
-puja	H
-pula	K
-pulc	Y
-pulg	C
-pull	U
-pulo	[
-pulp	K
-puls	I
-pump	C
-puni	[
-punk	E
-punn	G
-puns	C
-punt	C
-pupp	C
-pura	Z
-purc	D
-pure	I
-purg	S
-puri	[
-puro	Z
-purp	X
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
-pérd	R
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
-quad	E
-quai	V
-quak	C
-qual	R
-quan	D
-quar	C
-quat	C
-que?	Y
-quea	E
-queb	X
-qued	P
-quee	P
-quei	K
-quej	Z
-quel	Z
-quem	Z
-quen	S
-queo	Z
-quer	I
-ques	C
-quet	C
-quez	C
-queñ	R
-quic	U
-quid	C
-quie	F
-quij	C
-quil	C
-quim	[
-quin	C
-quip	K
-quir	S
-quis	T
-quit	D
-quiv	N
-quiz	F
-quié	[
-quot	C
-quía	[
-quín	T
-qw4w	L
-qweq	C
-qwer	C
-r"><	G
-r-in	[
-r.ma	G
-r.ro	J
-r/fu	I
-r=al	G
-r@ex	L
-raba	Z
-rabb	C
-rabi	C
-rabl	[
-rabs	[
-raca	Z
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
-radi	C
-radl	C
-rado	C
-radu	U
-rael	[
-raff	C
-rafi	L
-rafo	N
-raft	D
-rafí	X
-rage	S
-ragi	Y
-ragn	L
-rago	D
-ragr	P
-rags	T
-ragu	C
-ragó	T
-rah'	S
-rah,	R
-rah?	[
-rah_	I
-raha	Z
-raic	Z
-raid	L
-raig	H
-rail	C
-raim	[
-rain	E
-rair	C
-rais	[
-rait	L
-raiz	J
-raja	M
-raje	C
-raka	C
-rake	N
-rako	C
-ral?	R
-rala	M
-rale	[
-rali	C
-rall	C
-ralp	C
-rals	C
-raly	[
-ralí	S
-ram?	Q
-rama	C
-rame	G
-rami	S
-ramm	Z
-ramo	U
-ramp	M
-rams	K
-rana	C
-ranc	P
-rand	Z
-rane	K
-rang	C
-rani	C
-ranj	C
-rank	C
-rano	Z
-rans	R
-rant	N
-ranz	N
-raoh	[
-raok	C
-rape	T
-raph	D
-rapi	G
-rapp	S
-raps	J
-rapt	[
-rapy	X
-raqu	X
-rar?	[
-rara	M
-rarc	L
-rare	K
-rari	C
-rarm	Z
-raro	[
-rars	M
-rary	C
-rará	[
-ras?	[
-rasc	C
-rase	C
-rasg	Y
-rash	H
-rasp	S
-rass	Q
-rast	[
-rata	F
-ratc	R
-rate	C
-rath	H
-rati	K
-rato	C
-ratr	L
-ratu	C
-raud	[
-raum	[
-raun	Y
-raus	G
-rave	X
-ravi	R
-rawb	C
-rawi	Z
-rawl	M
-rawn	C
-ray;	R
-ray?	Y
-raya	[
-raye	[
-rayi	P
-rays	W
-raza	U
-razi	C
-razo	K
-razy	G
-razó	[
-raíz	R
-rañe	C
-raño	[
-raón	W
-rbac	C
-rbad	C
-rbag	I
-rbal	F
-rban	W
-rbar	C
-rbat	V
-rbea	E
-rber	C
-rbia	C
-rbid	[
-rbie	L
-rbik	F
-rbio	U
-rbnb	D
-rboa	E
-rbol	[
-rbon	C
-rbor	C
-rbos	C
-rbud	C
-rbur	C
-rc="	L
-rc=x	G
-rca.	J
-rca?	R
-rcad	C
-rcar	C
-rcas	[
-rced	[
-rcel	C
-rcen	C
-rcer	R
-rces	U
-rch'	C
-rch?	[
-rcha	[
-rchd	D
-rche	[
-rchi	C
-rchy	C
-rcia	C
-rcic	C
-rcif	P
-rcin	[
-rcio	X
-rcis	[
-rcit	V
-rció	S
-rcla	J
-rcle	N
-rcoa	L
-rcod	D
-rcol	S
-rcom	[
-rcon	E
-rcos	U
-rcra	C
-rcui	C
-rcum	[
-rcun	P
-rcup	F
-rcur	I
-rcus	C
-rcut	C
-rcy,	V
-rcyc	C
-rcán	Z
-rd's	G
-rd12	G
-rdad	[
-rdal	C
-rdam	J
-rdan	H
-rdar	[
-rdas	C
-rdat	V
-rday	J
-rdec	[
-rded	C
-rder	G
-rdes	C
-rdew	G
-rdia	R
-rdic	R
-rdid	[
-rdie	L
-rdig	C
-rdim	Q
-rdin	W
-rdis	U
-rdió	[
-rdle	C
-rdo?	P
-rdob	D
-rdoc	U
-rdon	N
-rdos	[
-rdot	Y
-rdou	C
-rdpr	G
-rdr2	C
-rdre	C
-rdro	F
-rds,	S
-rds?	[
-rdsh	W
-rdue	C
-rdui	C
-rdwa	C
-rdán	W
-rdía	T
-rdín	U
-rdón	[
-re's	C
-reac	Z
-read	Q
-reak	G
-real	K
-ream	P
-rean	K
-reap	[
-rear	K
-reas	U
-reat	X
-reav	R
-reba	E
-rebe	[
-rebo	C
-rebs	E
-rebu	S
-reca	U
-recc	Z
-rece	C
-rech	[
-reci	C
-reck	[
-reco	F
-recr	Y
-rect	G
-recu	X
-recy	T
-recí	X
-reda	P
-redd	C
-rede	X
-redi	C
-redn	K
-redo	Z
-ree?	[
-reec	[
-reed	[
-reef	M
-reeh	C
-reek	C
-reel	C
-reem	[
-reen	C
-reep	E
-reer	P
-reet	P
-reev	G
-reez	K
-refa	V
-refe	E
-refi	[
-refl	H
-refo	C
-refr	C
-refu	M
-rega	M
-rege	R
-regi	W
-regl	C
-regn	Y
-rego	C
-regr	[
-regu	C
-reha	U
-rehe	[
-reho	H
-reid	C
-reig	[
-reik	V
-rein	W
-reir	C
-reja	Z
-reje	[
-rejo	X
-reju	R
-rela	[
-rele	C
-reli	Q
-rell	[
-rels	V
-rely	T
-rema	C
-remb	S
-reme	L
-remi	J
-remn	W
-remo	M
-remí	Z
-ren'	X
-ren,	P
-ren?	S
-rena	C
-renc	C
-rend	[
-rene	V
-reng	[
-renh	G
-reni	Z
-renn	C
-reno	C
-rens	C
-rent	T
-renu	W
-renz	I
-reoc	U
-reog	C
-reon	C
-reos	L
-repa	I
-repe	[
-reph	[
-repi	[
-repl	N
-repo	C
-repr	K
-repu	C
-requ	K
-rera	[
-rero	S
-rers	V
-reru	C
-res.	J
-res?	U
-resa	[
-resb	F
-resc	[
-rese	E
-resf	H
-resh	[
-resi	J
-resk	W
-resm	[
-reso	I
-resp	Z
-ress	F
-rest	P
-resu	S
-reta	Q
-retc	M
-rete	X
-reth	[
-reti	E
-reto	[
-retr	H
-rets	[
-rett	F
-retu	K
-reub	N
-reud	C
-reun	C
-reve	X
-revi	C
-revo	C
-rewa	V
-rewd	M
-rewe	Z
-rewo	C
-rewq	C
-rewr	E
-rews	C
-rexc	G
-rexi	R
-rey'	C
-rey?	R
-reye	R
-reyh	C
-reyn	D
-reyó	T
-rez@	E
-reza	[
-rezc	[
-rezo	L
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
-rgai	X
-rgam	[
-rgan	M
-rgar	N
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
-rgiv	W
-rgro	C
-rgs)	I
-rgue	U
-rgui	Z
-rgul	W
-rgum	[
-rgus	C
-rgüe	X
-rhap	J
-rhea	C
-rhem	[
-rhoo	[
-rhym	C
-rhyt	C
-ria,	Y
-ria;	S
-ria?	W
-riab	D
-riag	[
-riah	[
-rial	E
-riam	X
-riar	Y
-rias	E
-rib?	W
-riba	[
-ribb	C
-ribe	U
-ribi	S
-ribl	[
-ribs	C
-ribu	S
-rica	F
-ricc	C
-rice	C
-rich	Y
-rici	G
-rick	C
-rico	T
-rics	C
-rict	C
-ricu	C
-ricó	Z
-rida	T
-ridd	K
-ride	[
-ridg	C
-rido	C
-ried	W
-rief	X
-rieg	C
-riel	I
-rien	[
-rier	G
-ries	D
-riet	X
-riev	Y
-rife	L
-riff	C
-rifi	R
-rifo	X
-rift	C
-rifu	C
-riga	K
-rigb	C
-rige	E
-righ	X
-rigi	C
-rigo	W
-rihu	Y
-riju	W
-rika	C
-rile	V
-rili	E
-rill	C
-rima	S
-rime	E
-rimi	[
-rimm	C
-rimo	[
-rimp	U
-rims	E
-rina	C
-rinc	C
-rine	G
-ring	J
-rini	N
-rink	[
-rino	[
-rint	C
-rio?	W
-riod	C
-rion	[
-rior	P
-rios	[
-riot	[
-riou	N
-ripa	P
-ripc	D
-ripe	C
-ripi	F
-ripo	L
-ripp	[
-ript	K
-riqu	C
-rir?	T
-rirá	U
-risa	Y
-risc	[
-rise	X
-rish	L
-risi	G
-risk	I
-rism	[
-riso	[
-risp	C
-rist	[
-rit:	C
-rit?	[
-rita	L
-rite	D
-riti	J
-ritn	C
-rito	[
-rits	R
-ritt	[
-ritu	[
-rity	H
-rium	C
-riun	S
-rius	Z
-riva	H
-rive	F
-rivi	X
-riza	Z
-rize	H
-rizi	P
-rizo	C
-rizp	T
-rizz	H
-rió?	R
-rión	R
-rjac	K
-rjes	[
-rjet	S
-rkah	Z
-rkan	C
-rked	W
-rkeg	C
-rkel	C
-rker	[
-rket	M
-rkey	C
-rkid	E
-rkin	C
-rkne	[
-rkou	C
-rkpl	Y
-rksh	C
-rlan	C
-rlas	Z
-rlay	C
-rld"	H
-rldl	U
-rlea	C
-rles	H
-rley	C
-rlfr	X
-rlia	C
-rlic	C
-rlie	K
-rlif	I
-rlin	C
-rloc	N
-rlod	F
-rloi	D
-rloo	C
-rlos	F
-rlot	G
-rlwi	[
-rly?	G
-rmac	C
-rmad	C
-rmag	[
-rmal	C
-rman	C
-rmar	D
-rmas	[
-rmat	J
-rme?	T
-rmed	[
-rmel	M
-rmen	[
-rmer	[
-rmes	J
-rmil	H
-rmin	J
-rmir	W
-rmis	C
-rmit	C
-rmla	H
-rmod	C
-rmon	[
-rmor	E
-rmos	Q
-rmou	S
-rmud	E
-rmul	C
-rmut	F
-rmón	V
-rnab	[
-rnac	[
-rnad	D
-rnal	S
-rnam	C
-rnan	[
-rnar	C
-rnat	C
-rnau	[
-rnav	X
-rnea	[
-rned	U
-rneg	C
-rnel	[
-rner	T
-rnes	[
-rney	M
-rnfl	F
-rnhu	C
-rnia	C
-rnic	[
-rnid	[
-rnig	F
-rnil	D
-rnin	X
-rnip	C
-rnit	U
-rniv	Q
-rno?	T
-rnob	C
-rnog	[
-rnor	Z
-rnos	[
-rnou	[
-rnsh	I
-rnst	E
-rnác	Y
-ro's	L
-road	G
-roam	D
-roan	N
-roar	I
-roas	C
-roat	C
-roba	C
-robb	[
-robe	S
-robi	C
-robl	I
-robo	F
-robu	E
-robé	[
-robó	S
-roca	[
-roch	H
-rock	Z
-roco	C
-rocr	Y
-rocs	D
-roct	C
-rod?	T
-rode	U
-rodg	C
-rodi	[
-rods	[
-rodu	P
-roes	V
-rofe	P
-rofi	E
-rofl	C
-roga	[
-roge	C
-rogl	C
-rogr	C
-rogs	R
-rogu	C
-rogy	C
-rohi	S
-roic	C
-roid	E
-roja	C
-roje	G
-rojo	U
-roke	[
-rola	[
-role	C
-roll	M
-rolo	F
-rols	P
-roma	I
-rome	[
-romf	F
-romi	S
-romo	C
-romp	T
-roms	C
-ron'	[
-rona	D
-ronc	U
-rone	H
-rong	[
-roni	T
-rono	X
-ronr	C
-rons	Y
-ront	M
-ronu	C
-ronz	[
-rood	C
-roof	C
-roog	E
-rook	[
-room	P
-roon	H
-roop	C
-roos	[
-root	C
-ropa	C
-rope	L
-roph	T
-ropi	X
-ropl	M
-ropo	P
-ropp	P
-rops	F
-ropu	F
-ropy	C
-ropó	U
-roqu	C
-ror:	F
-ror=	G
-rore	X
-rori	Z
-rors	[
-ros?	R
-rosa	E
-rosc	C
-rose	P
-rosh	[
-rosi	S
-roso	M
-rosp	[
-ross	I
-rost	C
-rosy	W
-rota	R
-rote	[
-roth	P
-roti	L
-roto	D
-rots	C
-rott	C
-roub	[
-roud	[
-roug	Z
-roul	I
-roun	C
-roup	T
-rous	[
-rout	C
-rova	I
-rove	T
-rovi	T
-rowa	C
-rowd	[
-rowe	[
-rowi	Q
-rown	I
-rowr	E
-rows	C
-rowt	S
-roxe	L
-roxi	C
-roxy	C
-roya	C
-royd	F
-roye	Y
-roze	I
-rpal	C
-rpay	C
-rpen	[
-rper	[
-rpet	C
-rpha	[
-rpho	C
-rpie	K
-rpio	F
-rpla	C
-rple	P
-rpod	C
-rpoi	C
-rpoo	C
-rpor	C
-rpos	[
-rpre	[
-rpri	Y
-rpro	C
-rpun	E
-rpus	H
-rque	I
-rqui	C
-rqué	C
-rr.m	G
-rra?	T
-rrac	[
-rrad	G
-rraf	G
-rrag	C
-rrah	W
-rran	K
-rrar	K
-rras	[
-rrat	C
-rray	C
-rreb	R
-rrec	[
-rred	[
-rreg	D
-rrel	J
-rrem	Y
-rren	F
-rreo	C
-rrep	Z
-rrer	X
-rres	[
-rret	C
-rrey	C
-rria	[
-rrib	[
-rrid	C
-rrie	[
-rrif	T
-rrig	C
-rrin	[
-rrio	T
-rris	C
-rrit	D
-rrob	C
-rrog	[
-rron	C
-rror	N
-rros	[
-rrot	C
-rrou	X
-rrow	[
-rroz	C
-rruc	C
-rrui	S
-rrup	[
-rry'	C
-rry?	R
-rryi	V
-rsai	C
-rsak	[
-rsal	R
-rsar	[
-rsas	Y
-rsat	Z
-rsbu	F
-rsda	U
-rse?	[
-rsea	Z
-rsec	[
-rsed	C
-rseg	P
-rseh	C
-rsei	H
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
-rsia	H
-rsid	X
-rsig	Y
-rsin	Z
-rsio	C
-rsis	R
-rsit	W
-rsió	U
-rsky	C
-rsmi	[
-rson	S
-rspe	F
-rst?	[
-rsta	N
-rstb	[
-rsti	X
-rsto	[
-rsty	[
-rsua	U
-rsus	X
-rsíc	[
-rt('	C
-rt(d	J
-rtad	V
-rtai	U
-rtaj	T
-rtal	F
-rtam	[
-rtan	Y
-rtar	[
-rtas	X
-rtat	[
-rtax	W
-rtcu	E
-rte?	R
-rted	Y
-rtee	Y
-rteg	D
-rtem	X
-rten	K
-rter	C
-rtes	[
-rtfo	F
-rtga	R
-rth,	R
-rth;	T
-rth?	[
-rtha	W
-rthd	R
-rthe	R
-rthl	[
-rtho	X
-rthq	L
-rthr	X
-rthu	C
-rthy	[
-rtia	F
-rtic	C
-rtid	K
-rtie	C
-rtif	C
-rtil	E
-rtim	Z
-rtin	D
-rtio	Z
-rtir	[
-rtis	C
-rtió	W
-rtme	C
-rtne	J
-rtni	C
-rto?	R
-rtoi	H
-rton	C
-rtos	G
-rtre	G
-rtri	V
-rtst	H
-rtua	K
-rtud	U
-rtue	Y
-rtug	C
-rtun	U
-rtuo	Q
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
-rubs	C
-ruca	C
-rucc	C
-ruce	C
-ruch	[
-ruci	N
-ruck	[
-ruco	C
-ruct	G
-rudd	C
-rude	J
-rudg	[
-rueb	C
-ruel	X
-rufu	[
-rugb	C
-rugg	Z
-rugs	U
-rugu	C
-rugí	X
-ruid	D
-ruin	[
-ruir	W
-ruis	C
-ruit	J
-ruje	R
-ruju	C
-rule	J
-rumb	U
-rume	C
-rumm	C
-rumo	N
-rump	R
-rums	[
-runa	W
-runc	G
-rund	C
-rune	C
-runi	C
-runk	[
-runn	D
-runs	C
-runt	C
-rupo	X
-rupt	[
-rus'	Q
-rus?	[
-rusa	Q
-rush	H
-rusi	Z
-rusk	C
-russ	C
-rust	V
-rut?	P
-ruta	W
-rutc	Z
-ruth	Q
-ruto	Z
-ruye	J
-ruz?	W
-rval	K
-rvan	[
-rvar	F
-rvat	C
-rved	[
-rvel	C
-rver	C
-rves	V
-rvey	G
-rvez	C
-rvic	K
-rvid	G
-rvie	X
-rvin	V
-rvio	W
-rvir	V
-rvis	U
-rviv	D
-rvos	T
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
-rxis	F
-ry's	W
-ryan	C
-rybo	T
-ryda	P
-ryer	C
-ryin	[
-ryli	I
-ryon	[
-ryph	[
-rypt	P
-ryst	C
-ryth	X
-rywa	C
-rywh	[
-ryze	F
-rzar	F
-rzas	S
-rzil	[
-rzon	C
-rábo	[
-rédi	Y
-rédu	W
-réis	X
-rést	U
-ría?	T
-rían	X
-rías	Y
-rínc	Y
-ríos	T
-ródi	V
-róji	V
-rón?	P
-róni	X
-rósc	Y
-róti	V
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
-s="c	G
-saac	V
-saba	J
-sabb	X
-sabe	F
-sabi	M
-sabl	T
-sabá	W
-sabé	Q
-saca	Y
-sace	[
-sach	C
-saci	T
-sack	H
-sacr	[
-sacu	Q
-sada	[
-sadd	Z
-sade	C
-sado	N
-sae3	J
-safe	N
-sage	G
-sagi	C
-sagn	C
-sagr	Y
-sahe	Q
-saia	S
-said	H
-sail	D
-sain	[
-saje	R
-sake	Y
-sala	C
-salb	J
-salc	C
-sale	C
-sali	[
-salm	[
-salo	P
-sals	C
-salt	N
-salu	[
-salv	X
-salé	T
-saló	W
-sama	[
-same	R
-samh	C
-sami	S
-samp	C
-sams	R
-samu	N
-sana	[
-sanc	[
-sand	T
-sane	V
-sang	P
-sanh	W
-sani	[
-sann	Z
-sano	[
-sans	Y
-sant	T
-sany	C
-sapa	V
-sapp	P
-sar'	Z
-sar?	S
-sara	Y
-sarc	[
-sard	W
-sare	[
-sari	[
-sarm	S
-sarn	S
-saro	[
-sars	[
-sart	C
-sary	[
-sará	R
-sas?	S
-sash	C
-sass	C
-sast	[
-sata	[
-sate	C
-sati	S
-satu	C
-sau'	T
-sauc	C
-saul	[
-saur	U
-sauv	C
-save	V
-savi	F
-sayi	N
-sayo	C
-says	K
-saía	W
-saúl	Y
-sban	Z
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
-scap	[
-scas	[
-scat	[
-scen	L
-sces	C
-scev	R
-scha	M
-sche	C
-scho	T
-schr	C
-scie	Z
-scii	C
-scil	[
-scip	[
-scis	C
-scla	Q
-scle	L
-scod	E
-scog	N
-scol	K
-scon	T
-scoo	C
-scop	D
-scor	C
-scos	D
-scot	C
-scou	C
-scov	C
-scra	F
-scre	C
-scri	I
-scro	[
-scru	K
-scua	[
-scub	G
-scuc	W
-scue	[
-scui	C
-scul	[
-scur	[
-scus	T
-scíp	X
-sd/j	C
-sdaq	C
-sdas	C
-sday	H
-sdf8	E
-sdfa	E
-sdfg	E
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
-seal	D
-sean	[
-sear	C
-seas	Q
-seat	M
-seba	N
-seca	K
-sech	Y
-seco	N
-secr	H
-sect	[
-secu	Z
-sed,	S
-sed?	R
-sede	[
-sedo	E
-sedu	[
-seed	U
-seef	K
-seei	X
-seek	[
-seem	Y
-seen	[
-sees	Z
-sega	C
-segm	C
-segu	N
-segú	S
-seh?	R
-seho	P
-seil	H
-sein	C
-seis	Y
-seiz	[
-seje	X
-sejo	T
-sela	[
-sele	C
-self	[
-seli	Y
-sell	G
-selo	R
-sels	[
-selv	[
-sely	[
-sema	V
-semb	H
-seme	[
-semi	L
-semp	U
-sena	C
-senc	[
-send	H
-sene	[
-seng	L
-senn	V
-seno	C
-sens	I
-sent	X
-seo?	P
-seos	[
-seou	I
-sepa	[
-seph	[
-sepl	C
-sept	D
-sepu	X
-sequ	N
-ser.	J
-ser@	L
-sera	Y
-sere	U
-seri	C
-serm	[
-sern	C
-sero	I
-serp	R
-sers	C
-sert	Q
-serv	P
-sery	T
-será	X
-ses'	[
-ses:	S
-ses;	T
-ses?	U
-sesc	C
-sess	[
-sest	C
-set?	Q
-seta	C
-sete	[
-seth	I
-setl	C
-sett	C
-seum	C
-seus	C
-seve	[
-sevi	C
-sewi	F
-sewo	J
-sexo	[
-sext	P
-sexu	[
-sexy	C
-seño	J
-sfem	R
-sfer	C
-sfie	W
-sfig	[
-sfit	C
-sfor	H
-sfri	H
-sfru	T
-sful	T
-sfus	X
-sgen	X
-sgiv	W
-sgre	[
-sgui	S
-sgus	S
-sh's	W
-sha'	Z
-shab	P
-shac	V
-shad	C
-shag	W
-shai	S
-shak	C
-shal	X
-sham	U
-shan	C
-shap	D
-shar	T
-shat	C
-shau	C
-shav	[
-shaw	C
-shaz	V
-shbo	I
-shea	Y
-sheb	[
-shec	[
-shed	R
-shee	C
-shei	C
-shek	[
-shel	L
-shem	[
-shep	N
-sher	H
-shes	S
-shet	[
-shev	F
-shew	T
-shia	C
-shib	[
-shie	H
-shif	M
-shil	Y
-shim	M
-shin	M
-shio	M
-ship	[
-shir	C
-shis	[
-shit	C
-shlo	F
-shma	P
-shme	R
-shna	N
-shne	R
-shoe	C
-shof	W
-shon	[
-shoo	[
-shop	C
-shor	L
-shot	G
-shou	[
-show	C
-shre	J
-shri	U
-shro	J
-shru	C
-shti	[
-shua	S
-shuf	C
-shui	C
-shun	[
-shut	C
-shwa	C
-sia?	T
-siad	[
-siah	N
-sian	K
-sias	[
-sibl	C
-sica	F
-sici	S
-sick	[
-sico	X
-sics	C
-sida	[
-side	C
-sido	[
-sied	[
-sieg	Z
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
-siho	T
-sikh	C
-sila	Z
-sile	K
-silk	C
-sill	G
-silo	W
-sils	Q
-silv	Z
-sily	W
-simb	X
-sime	[
-simi	H
-simo	H
-simp	H
-sims	F
-simu	C
-simó	[
-sin'	G
-sin,	Y
-sin?	[
-sina	F
-sinc	W
-sine	G
-sinf	[
-sing	V
-sink	C
-sinn	[
-sino	D
-sins	[
-sint	C
-sion	R
-sios	Y
-sipi	Y
-siqu	[
-sira	[
-sire	V
-siri	G
-sirl	D
-sirv	C
-sis"	F
-sis?	[
-sise	[
-sist	S
-sita	[
-site	C
-siti	T
-sito	M
-sits	[
-sitt	[
-situ	W
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
-skat	E
-skdj	C
-sked	[
-sker	H
-sket	Q
-skib	C
-skii	C
-skin	S
-skip	K
-skir	[
-skod	E
-skto	C
-skul	F
-skyd	H
-skyl	E
-skyr	C
-skyw	I
-sla;	C
-slac	C
-slai	Z
-slam	K
-slan	C
-slat	C
-slau	R
-slav	[
-slay	C
-sled	C
-slee	U
-slep	S
-slid	[
-slim	E
-slin	P
-slip	C
-slis	G
-slit	C
-slkd	C
-slog	C
-slot	L
-slow	G
-slug	C
-slum	T
-smae	V
-smai	M
-smal	P
-sman	D
-smar	F
-smas	[
-smat	X
-smel	C
-smen	V
-smit	C
-smo?	U
-smod	Z
-smok	H
-smol	C
-smos	G
-smot	X
-smyr	V
-sn't	Y
-snac	C
-snai	C
-snak	[
-snap	C
-snar	C
-snea	[
-snee	C
-snes	Z
-sney	C
-snoo	C
-snor	E
-snow	L
-snud	C
-snyd	C
-soak	E
-soap	C
-sobe	[
-sobo	V
-sobr	U
-soci	[
-sock	C
-socr	C
-soda	C
-sode	C
-sodi	C
-sodo	[
-sody	J
-sofa	F
-sofo	I
-soft	C
-sofá	C
-sohc	C
-soil	U
-sois	Z
-sola	[
-sold	[
-sole	C
-soli	K
-sols	G
-solt	[
-solu	P
-solv	C
-somb	U
-some	U
-somo	Y
-son'	[
-son-	V
-son?	Y
-sona	[
-sone	I
-song	C
-soni	C
-sonn	C
-sono	G
-sons	[
-sony	G
-soon	V
-soph	C
-sopo	[
-sora	C
-sorc	V
-sord	W
-sore	Q
-sori	C
-soro	W
-sorr	[
-sors	H
-sort	C
-sost	T
-sota	K
-soto	C
-sotr	Y
-soul	[
-soun	C
-soup	C
-sour	M
-sout	C
-sove	U
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
-spas	[
-spañ	C
-spbe	G
-spea	I
-spec	[
-sped	[
-spee	C
-spel	J
-spen	[
-sper	[
-spet	T
-sphe	[
-spic	[
-spid	C
-spie	[
-spik	C
-spil	I
-spin	C
-spir	U
-spis	V
-spit	Q
-spla	[
-sple	F
-spli	C
-spoi	H
-spok	[
-spon	K
-spoo	C
-spor	P
-spos	Y
-spot	C
-spou	[
-spra	C
-spre	C
-spri	[
-spue	Y
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
-ss="	G
-ssac	X
-ssae	Z
-ssag	X
-ssah	X
-ssal	[
-ssan	H
-ssar	S
-ssas	C
-ssay	C
-ssed	[
-sseh	[
-ssel	[
-ssem	U
-ssen	N
-sser	E
-sses	M
-sset	D
-ssey	G
-ssfi	C
-ssfu	T
-ssho	S
-ssia	G
-ssib	C
-ssic	C
-ssil	C
-ssin	W
-ssio	V
-ssip	[
-ssis	J
-ssiu	C
-ssiv	[
-ssma	W
-ssne	U
-sson	[
-ssop	[
-ssor	C
-ssov	U
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
-st's	M
-st-f	C
-st-t	W
-st:3	H
-st</	G
-sta?	H
-stab	[
-stac	C
-stad	X
-staf	T
-stag	[
-stai	C
-stak	[
-stal	C
-stam	[
-stan	C
-stap	E
-star	F
-stas	P
-stat	C
-stau	M
-stay	[
-stbo	[
-stbu	D
-stch	C
-stco	C
-stdi	F
-stea	L
-steb	P
-sted	Y
-stee	C
-stei	C
-stel	C
-stem	G
-sten	T
-steo	Y
-step	Q
-ster	H
-stes	C
-stev	C
-stew	U
-stfu	C
-stgr	C
-sthe	[
-stho	X
-stia	[
-stic	S
-stid	H
-stie	T
-stif	[
-stig	Z
-stil	Z
-stim	[
-stin	L
-stio	G
-stir	[
-stit	C
-stiv	M
-stió	Q
-stle	[
-stli	K
-stly	V
-stma	L
-sto?	S
-stoc	H
-stod	[
-stoi	U
-stok	C
-stol	[
-stom	D
-ston	N
-stoo	[
-stop	T
-stor	Q
-stos	[
-stow	C
-stoy	[
-stpl	Z
-stra	P
-stre	X
-stri	C
-stro	M
-stru	I
-stry	[
-sts'	S
-sts,	Y
-sts;	C
-stub	F
-stuc	V
-stud	P
-stuf	[
-stum	U
-stun	C
-stup	C
-stur	Z
-stus	R
-stut	[
-stuv	X
-stwo	C
-stye	C
-styl	M
-stán	[
-stás	Y
-stér	U
-stés	T
-stól	U
-su57	I
-suad	U
-sual	G
-suba	C
-sube	[
-subi	X
-subj	C
-subm	I
-subs	C
-succ	[
-suce	S
-such	V
-suci	X
-suck	C
-sucr	P
-sucu	F
-suda	C
-sudd	[
-sudo	C
-suec	C
-sueg	Y
-suel	N
-suer	T
-sues	U
-suez	C
-sueñ	[
-suff	[
-sufi	Q
-sufr	[
-suic	[
-suit	K
-suiz	C
-suje	C
-sula	C
-sule	F
-suli	C
-sulm	S
-sult	L
-suma	Q
-sume	Y
-sumi	J
-summ	D
-sumo	T
-sun?	T
-sunb	G
-sund	[
-sung	C
-sunr	[
-suns	C
-supe	L
-supp	V
-supr	C
-sura	C
-sure	N
-surf	C
-surg	[
-suri	R
-surp	Y
-surr	[
-sus'	[
-sus?	X
-susa	Q
-susc	K
-suse	T
-sush	C
-susp	[
-sust	C
-sutr	D
-sué?	Q
-sw1a	C
-swah	C
-swal	N
-swap	C
-swea	[
-swed	C
-swee	M
-swer	L
-swif	I
-swim	S
-swin	[
-swit	I
-swol	C
-swor	G
-sxed	C
-sych	[
-sydn	C
-syje	K
-syll	C
-sylv	C
-symb	N
-symp	P
-syna	[
-sync	D
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
-sísa	S
-són?	R
-sús?	W
-t",b	G
-t("h	D
-t('h	F
-t('x	G
-t(*)	I
-t(do	J
-t-fo	C
-t-ha	V
-t.co	F
-t.ly	F
-t.pr	I
-t365	I
-t:30	H
-t:vo	J
-t;/b	F
-t;b&	F
-t;hi	F
-t</p	G
-t>al	F
-taba	Z
-tabb	N
-tabe	[
-tabi	[
-tabl	C
-tabo	[
-tabs	E
-taca	S
-taci	C
-tack	C
-taco	H
-tact	C
-tada	[
-tade	[
-tadi	C
-tado	L
-tadu	V
-tafa	J
-taff	Y
-tafo	F
-tage	Y
-tagi	C
-tago	C
-tagr	R
-tail	C
-tain	F
-tair	C
-taja	T
-taje	[
-taki	[
-tala	C
-talg	[
-tali	R
-talk	[
-tall	C
-talo	E
-tals	U
-taly	C
-tama	Z
-tamb	[
-tame	J
-tami	C
-tamm	T
-tamo	Q
-tamp	F
-tamu	Z
-tan'	V
-tan?	Q
-tana	[
-tanc	E
-tand	N
-tane	C
-tanf	J
-tang	P
-tani	N
-tank	C
-tano	T
-tans	Z
-tant	T
-tanu	C
-tanz	E
-taná	Y
-taoi	C
-tapa	F
-tape	C
-taph	R
-tapi	C
-tapp	E
-taqu	R
-tar?	[
-tara	C
-tarc	G
-tard	C
-tare	K
-tarf	C
-targ	E
-tari	V
-tarj	S
-tarl	N
-tarm	T
-taro	N
-tars	[
-tart	C
-tarv	[
-tary	C
-tará	[
-taré	[
-tas?	V
-tasb	C
-tasc	C
-tasi	C
-task	Q
-tasm	K
-tass	T
-tast	F
-tasy	C
-tasí	U
-tata	C
-tate	I
-tath	[
-tati	C
-tato	G
-tats	C
-tatt	[
-tatu	H
-taug	C
-taur	C
-tave	C
-taxe	U
-taxi	C
-taye	T
-tayl	C
-tays	[
-taza	U
-taña	[
-taño	C
-tbac	C
-tbal	C
-tbol	C
-tbor	[
-tbot	[
-tbox	C
-tbre	F
-tbul	C
-tbus	D
-tc/p	E
-tc/s	D
-tcas	K
-tch?	P
-tchc	Z
-tche	C
-tchi	[
-tchl	C
-tchm	V
-tchu	C
-tchy	D
-tclu	C
-tcod	C
-tcoi	N
-tcut	E
-tdio	F
-tdoo	C
-tdow	D
-te's	[
-teac	[
-tead	V
-teak	C
-teal	[
-team	F
-tear	F
-teas	E
-teba	P
-tebo	E
-teca	C
-tecc	P
-tece	R
-tech	S
-tecl	C
-teco	[
-tecs	C
-tect	M
-ted;	R
-ted?	R
-tede	V
-teel	C
-teen	W
-teer	T
-teet	C
-tefu	[
-tega	D
-tego	C
-tegr	D
-tegy	C
-tein	C
-teis	Z
-teja	[
-teke	W
-teko	Z
-tele	C
-teli	C
-tell	K
-tels	C
-tely	Z
-tem.	I
-tem:	I
-tema	S
-temb	C
-teme	S
-temo	Y
-temp	I
-tems	C
-temu	C
-ten;	Y
-tena	U
-tenb	C
-tenc	D
-tend	D
-tene	L
-teng	[
-tenh	C
-teni	[
-tenn	C
-tens	C
-tent	Z
-tenu	D
-tení	[
-teo?	T
-teol	Y
-teor	G
-teos	[
-teou	[
-tepc	T
-tepd	T
-tepf	[
-teph	U
-tepm	R
-teps	X
-ter'	[
-ter,	V
-ter-	V
-ter;	S
-ter?	K
-tera	[
-terb	C
-terc	Q
-terd	M
-terf	L
-terg	C
-teri	J
-terl	C
-term	E
-tero	[
-terp	J
-terr	[
-ters	T
-tert	Q
-terv	L
-tery	Y
-terí	Z
-tes,	R
-tes?	N
-tesa	Y
-tesc	D
-tesi	Q
-tesl	E
-teso	W
-tess	G
-test	G
-teta	C
-tetr	X
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
-tgag	R
-tgen	C
-tgpt	C
-tgre	C
-tgun	W
-th's	[
-th84	J
-tha?	X
-thad	[
-thag	J
-thah	[
-thai	C
-thal	M
-than	S
-that	I
-thbe	V
-thda	R
-thea	E
-thed	[
-thee	M
-thef	[
-theg	J
-thei	X
-thel	K
-them	P
-then	G
-theo	[
-theq	C
-ther	S
-thes	W
-thet	C
-thew	Q
-they	[
-thfu	X
-thia	[
-thic	U
-thie	[
-thig	L
-thin	S
-thio	[
-thir	[
-this	C
-thle	Y
-thly	G
-thod	C
-thol	[
-thom	E
-thon	C
-thoo	Z
-thop	R
-thor	U
-thos	[
-thou	S
-thov	H
-thpa	C
-thqu	L
-thre	X
-thri	N
-thro	P
-thse	[
-thsh	W
-thub	D
-thum	K
-thun	V
-thup	C
-thur	N
-thus	[
-thya	Q
-thyr	C
-thys	Z
-tiag	G
-tial	W
-tian	[
-tiat	[
-tibe	C
-tibi	C
-tibl	C
-tica	Q
-tice	P
-tich	G
-tici	V
-tick	C
-ticl	J
-tico	[
-tics	I
-ticu	[
-tida	L
-tide	L
-tido	H
-tidu	[
-tied	N
-tiem	N
-tien	V
-tier	Y
-ties	N
-tiet	U
-tiff	I
-tifi	E
-tifu	P
-tify	C
-tige	C
-tigh	D
-tigo	[
-tigr	X
-tigu	[
-tije	C
-tika	C
-tikk	M
-tikt	C
-tilb	F
-tild	N
-tile	K
-tili	X
-till	F
-tilt	C
-tima	I
-time	F
-timi	C
-timo	[
-tina	N
-tind	P
-tine	M
-ting	[
-tinn	H
-tino	E
-tins	C
-tint	C
-tinu	H
-tiny	I
-tioc	Z
-tion	T
-tios	Z
-tiou	W
-tipa	V
-tiph	U
-tipi	C
-tipl	T
-tipp	C
-tips	C
-tiqu	C
-tir?	Q
-tira	C
-tire	Y
-tiri	Y
-tiro	[
-tirs	W
-tisa	J
-tise	J
-tisf	[
-tish	C
-tisi	E
-tism	[
-tiso	C
-tist	H
-tita	C
-titc	C
-tite	[
-tith	Z
-titi	[
-titl	U
-tito	X
-titr	C
-titt	V
-titu	W
-tity	M
-tius	[
-tiva	W
-tive	C
-tivi	[
-tivo	[
-tiza	V
-tize	[
-tizo	X
-tkin	G
-tlab	C
-tlan	C
-tled	S
-tlen	C
-tler	C
-tles	T
-tlet	C
-tley	C
-tlin	P
-tlis	C
-tln(	I
-tloo	C
-tmai	C
-tmak	[
-tman	I
-tmar	[
-tmeg	C
-tmen	C
-tmol	G
-tmos	[
-tmov	H
-tmrw	M
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
-tobe	M
-tobi	[
-tobu	I
-tobí	Q
-toca	[
-toch	C
-toci	C
-tock	H
-toco	E
-toda	I
-todd	W
-tode	K
-todi	Y
-todo	[
-tody	[
-toed	C
-toef	G
-toes	C
-toff	C
-toge	Z
-togg	E
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
-tolo	K
-toma	C
-tomb	[
-tome	C
-tomi	D
-toml	T
-tomo	N
-toms	K
-tomy	K
-tomá	U
-ton'	C
-tonb	D
-tone	S
-tong	P
-toni	C
-tons	C
-tont	C
-tony	S
-tood	[
-took	[
-tool	J
-toos	U
-toot	C
-tope	C
-toph	Y
-topi	G
-tops	M
-topu	C
-toqu	[
-tor'	G
-tor,	N
-tora	C
-torb	W
-torc	V
-tore	C
-tori	E
-torm	[
-torn	Q
-toro	M
-torr	[
-tors	X
-tort	C
-torv	K
-torw	C
-tory	[
-tos?	T
-tose	C
-tosh	H
-tosi	C
-tosy	C
-tota	N
-tote	C
-tott	F
-totu	C
-touc	U
-tour	C
-tove	P
-towa	[
-towi	C
-town	D
-toxi	L
-toyo	J
-tp:/	E
-tpla	M
-tps:	C
-tput	C
-trab	Y
-trac	C
-trad	C
-trae	Y
-traf	J
-trag	[
-trai	C
-traj	C
-trak	C
-tral	C
-tram	K
-tran	T
-trar	F
-tras	P
-trat	P
-trau	[
-trav	T
-traw	[
-tray	[
-trañ	[
-trea	P
-tred	X
-tree	M
-treg	V
-trei	[
-trek	C
-trel	X
-trem	S
-tren	F
-trep	Z
-trer	Y
-tres	M
-tret	L
-trev	C
-trew	C
-trex	E
-tria	N
-trib	[
-tric	C
-trid	C
-trie	I
-trif	I
-trig	T
-trin	C
-trio	[
-trip	N
-tris	C
-trit	T
-triu	[
-triv	J
-trix	C
-troa	M
-trog	C
-troj	C
-trok	C
-trol	V
-trom	Z
-tron	N
-troo	C
-trop	C
-tros	V
-trot	U
-trou	[
-trov	W
-troy	[
-trua	[
-truc	E
-trud	C
-true	C
-trug	Z
-trui	W
-trum	S
-trus	[
-trut	[
-truy	K
-tryi	N
-trás	U
-ts/d	N
-tsab	L
-tsal	C
-tsap	C
-tsar	C
-tsby	C
-tsch	C
-tsel	T
-tsem	Z
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
-ttar	D
-ttat	[
-tted	G
-ttee	S
-ttem	U
-tter	P
-ttes	C
-ttge	C
-tthe	Q
-tthi	[
-ttin	D
-ttit	Z
-ttle	N
-ttom	[
-tton	M
-ttoo	Y
-ttor	C
-ttp:	H
-ttps	C
-ttra	[
-ttre	C
-tttt	C
-ttys	C
-tuag	W
-tuaj	T
-tual	[
-tuar	[
-tuat	V
-tuba	Z
-tubb	F
-tube	C
-tubr	C
-tuch	D
-tuck	R
-tucs	J
-tude	Q
-tudi	N
-tudn	D
-tudo	C
-tudy	[
-tues	C
-tuff	[
-tuga	C
-tugu	C
-tuit	C
-tuli	X
-tulo	C
-tuls	C
-tumb	Y
-tume	C
-tumn	K
-tumo	[
-tund	C
-tune	C
-tuni	E
-tunn	V
-tuns	C
-tunt	C
-tuos	S
-tupi	C
-tura	T
-turb	[
-turc	C
-turd	I
-ture	X
-turi	P
-turk	C
-turn	P
-turo	[
-turr	C
-turt	N
-tus(	J
-tus?	E
-tuta	R
-tute	H
-tuti	[
-tuto	C
-tutt	[
-tuve	[
-tuvi	V
-tuvo	U
-tuyo	C
-tver	C
-twar	S
-twee	D
-twel	[
-twen	C
-twer	C
-twic	J
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
-tyle	M
-tymo	C
-type	C
-typh	C
-typi	C
-tyre	G
-tyrs	[
-tysb	C
-tyty	C
-tyui	C
-tzee	K
-tzer	C
-tzsc	C
-tzva	C
-t|>s	E
-téri	U
-tés?	R
-tías	W
-tísi	Y
-tóli	X
-tóxi	X
-túni	T
-u're	C
-ua's	Z
-uaca	C
-uaci	Q
-uada	J
-uade	U
-uadr	C
-uage	J
-uagi	W
-uail	V
-uaje	P
-uake	C
-ual?	T
-uale	T
-uali	S
-uall	T
-uan.	E
-uan?	Q
-uana	[
-uand	P
-uant	C
-uara	[
-uard	U
-uare	U
-uari	C
-uark	C
-uarr	[
-uart	[
-uary	C
-uate	Y
-uati	[
-uatr	[
-uawe	E
-uaya	E
-ub.c	K
-ubai	N
-ubal	Z
-uban	C
-ubar	C
-ubat	G
-ubba	J
-ubbe	J
-ubbi	C
-ubbo	F
-ubca	D
-ube.	L
-ubec	F
-ubed	C
-uben	Q
-uber	D
-ubes	[
-ubie	Z
-ubik	E
-ubil	[
-ubim	Z
-ubin	[
-ubio	C
-ubit	[
-ubió	S
-ubje	C
-uble	U
-ubli	F
-ubma	C
-ubmi	[
-uboi	E
-ubou	C
-ubre	C
-ubri	H
-ubsc	C
-ubst	M
-ubti	[
-ubts	R
-ubun	H
-ucar	R
-ucas	H
-ucce	[
-ucci	C
-uced	C
-ucee	Y
-uces	C
-uch?	Y
-ucha	[
-uche	N
-uchi	Y
-ucho	W
-uchr	C
-uchs	R
-ucia	C
-ucib	C
-ucif	[
-ucig	D
-ucio	C
-ucir	C
-ucit	U
-ució	[
-ucke	[
-ucki	C
-uckl	C
-ucks	C
-ucky	L
-ucle	M
-uco?	S
-ucod	Y
-ucos	C
-ucri	P
-ucso	J
-ucti	W
-uctu	C
-ucul	F
-ucum	P
-udad	X
-udaf	C
-udah	[
-udam	P
-udan	U
-udar	[
-udas	E
-udde	[
-uddh	C
-uddi	I
-uddy	Z
-udea	G
-uded	E
-uden	H
-uder	R
-udes	N
-udge	J
-udgi	R
-udgm	[
-udia	[
-udic	R
-udie	Y
-udio	C
-udis	D
-udit	[
-udnt	D
-udok	C
-udor	C
-udos	U
-udso	C
-udá?	P
-udía	S
-udío	W
-ueak	C
-ueas	T
-ueba	C
-uebl	U
-uebr	X
-uece	M
-ueci	C
-ueda	J
-uede	C
-uedo	[
-uedé	[
-uedó	X
-ueen	Q
-ueez	N
-uega	C
-uego	T
-uegr	Y
-ueir	K
-ueja	Y
-uel'	[
-uel?	V
-uela	[
-ueld	T
-uele	Q
-ueli	C
-uell	[
-uelt	R
-uelv	W
-uema	N
-uena	R
-uenc	[
-ueno	Q
-uent	D
-ueo?	Q
-uera	T
-uerd	P
-uere	[
-ueri	L
-uerm	C
-uern	X
-uero	W
-uerp	V
-uerq	C
-uerr	R
-uers	T
-uert	S
-ueru	W
-uerv	Q
-uery	C
-uerz	T
-uerí	Z
-uesd	E
-uese	C
-ueso	M
-uess	C
-uest	T
-ueta	C
-uete	C
-ueto	C
-uett	C
-ueva	U
-ueve	N
-uevo	P
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
-ufic	Q
-ufra	P
-ufre	R
-ufri	U
-ufth	C
-ufus	[
-ugad	K
-ugam	C
-ugar	Y
-ugas	C
-ugat	I
-ugby	C
-ugee	U
-ugen	D
-ugga	C
-ugge	F
-uggl	Z
-ughe	K
-ughi	V
-ughs	Z
-ught	X
-ugia	U
-ugly	[
-ugos	C
-ugst	C
-ugua	C
-ugue	C
-ugus	W
-ugía	X
-uice	K
-uici	[
-uick	T
-uida	P
-uide	C
-uido	P
-uids	C
-uiel	[
-uien	C
-uier	[
-uiet	[
-uija	U
-uijo	C
-uijó	V
-uila	D
-uild	V
-uile	I
-uill	C
-uilt	Y
-uimi	N
-uimo	[
-uina	J
-uinc	Z
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
-uire	S
-uirr	C
-uise	H
-uisi	C
-uism	C
-uiso	E
-uita	C
-uitc	H
-uitf	W
-uiti	C
-uito	C
-uits	J
-uity	H
-uitó	T
-uiui	C
-uiva	H
-uivo	W
-uiza	C
-uién	[
-ujah	W
-ujar	G
-ujer	T
-ujet	C
-ujia	G
-ujul	C
-ujur	R
-uk/s	I
-uke)	X
-ukew	Z
-ukka	Z
-ukra	U
-ukul	C
-ul's	[
-ulac	T
-ulad	G
-ular	M
-ulas	H
-ulat	C
-ulbs	E
-ulce	[
-ulcr	Y
-ulcy	F
-ulda	V
-ulde	C
-uldi	C
-uldn	[
-ulej	E
-ulel	C
-ulem	I
-ulen	V
-uler	Z
-ules	C
-ulet	W
-ulfi	W
-ulgo	C
-ulgu	C
-ulie	C
-ulin	N
-ulio	G
-ulip	X
-ull)	F
-ulle	L
-ulli	C
-ullo	[
-ullp	G
-ulls	C
-ully	[
-ulma	[
-ulne	E
-ulo?	Q
-ulog	[
-ulos	[
-ulpa	[
-ulpi	[
-ulsa	C
-ulse	F
-ulsi	Y
-ulso	D
-ulta	C
-ulte	[
-ulti	C
-ulto	V
-ults	K
-ultu	[
-ulul	I
-ulum	C
-umad	V
-uman	I
-umar	L
-umba	[
-umbe	C
-umbl	T
-umbr	[
-umbs	[
-umci	Y
-ume'	C
-umer	C
-umfo	C
-umid	C
-umif	G
-umil	[
-umin	D
-umma	K
-umme	C
-ummi	P
-ummy	C
-umns	C
-umor	[
-umou	C
-umpe	M
-umpk	C
-umpl	V
-umpy	C
-umra	L
-un's	C
-unab	M
-unah	X
-unam	[
-unan	Q
-unap	U
-unar	W
-unas	S
-unaw	[
-unba	T
-unbe	U
-unbl	D
-unbo	Y
-unbu	G
-unca	V
-unce	C
-unch	C
-unci	C
-uncl	[
-unct	H
-und?	C
-unda	[
-unde	L
-undh	C
-undi	[
-undo	J
-undr	N
-unds	D
-undt	C
-undy	J
-unem	S
-uneq	R
-uner	[
-unes	C
-unev	F
-unex	L
-unfa	[
-unfo	C
-unga	C
-unge	M
-ungi	T
-ungr	W
-unha	U
-unia	W
-unic	I
-unid	F
-unin	C
-unio	Q
-uniq	D
-unis	[
-unit	C
-univ	[
-unix	D
-unió	[
-unju	X
-unke	[
-unkn	[
-unla	J
-unle	[
-unli	H
-unlo	D
-unna	X
-unne	Q
-unni	G
-unny	C
-uno?	X
-unos	T
-unpl	M
-unqu	W
-unre	K
-unri	[
-unse	[
-unsh	C
-unsu	C
-unt(	I
-unta	[
-unte	C
-unti	C
-untr	R
-unts	[
-untu	J
-unty	C
-unuc	[
-unwo	W
-uoiu	C
-uoli	C
-uosa	Q
-uota	I
-uote	C
-upac	Q
-upad	R
-upar	S
-upbe	Z
-upci	W
-upda	C
-uper	K
-upgr	C
-upha	S
-upid	C
-upin	F
-uple	R
-upli	R
-upon	E
-uppe	U
-uppi	C
-uppl	C
-uppo	Q
-uppy	L
-upre	C
-upro	C
-upsi	G
-uptc	[
-upti	W
-upto	C
-upun	R
-upwo	C
-uque	C
-ura?	Q
-urab	T
-urac	G
-urad	Z
-urag	[
-urah	E
-urai	C
-ural	D
-uram	U
-uran	I
-urar	P
-uras	Z
-urat	C
-urba	R
-urbo	C
-urce	G
-urch	[
-urco	C
-urda	I
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
-uret	V
-urez	R
-urfa	C
-urga	R
-urge	F
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
-urni	Y
-urno	[
-urnt	M
-uro?	W
-urom	C
-urop	F
-uros	M
-urov	G
-urph	C
-urpl	P
-urpo	[
-urpr	Y
-urra	C
-urre	G
-urri	D
-urro	K
-urry	F
-urs,	H
-ursd	U
-urse	[
-ursi	M
-urso	E
-urst	L
-urta	D
-urte	Y
-urth	C
-urti	S
-urtn	C
-urto	C
-urts	[
-urug	C
-urus	C
-urve	X
-urvi	D
-urwo	C
-uría	V
-us's	U
-us(4	J
-usad	C
-usal	[
-usan	[
-usar	[
-usas	C
-usba	Z
-usca	R
-uscl	C
-usco	S
-uscr	F
-usd/	C
-use?	C
-used	N
-usee	K
-useh	[
-usel	G
-useo	W
-usep	C
-user	C
-uses	E
-useu	C
-usew	W
-ush?	E
-usha	S
-ushe	N
-ushi	C
-ushr	H
-usia	T
-usic	T
-usil	V
-usin	Y
-usio	[
-usit	Y
-usiv	C
-usks	C
-usky	G
-usli	Y
-usly	W
-usne	V
-uson	C
-uspe	Z
-ussi	K
-ust;	[
-ust?	[
-usta	G
-uste	F
-usti	M
-ustl	[
-usto	[
-ustr	C
-usts	[
-ustu	Y
-usty	W
-usul	S
-usur	X
-ut.p	I
-utad	C
-utag	F
-utah	C
-utam	J
-utar	U
-utat	Y
-utba	C
-utbo	C
-utch	Q
-utdo	C
-uted	[
-uten	C
-uter	C
-utes	C
-utex	I
-utfi	C
-uth'	[
-uth,	Z
-uth?	[
-utha	K
-uthe	C
-utho	P
-uths	I
-utic	W
-utie	Z
-utif	P
-utin	Y
-utio	K
-utis	[
-utiz	Z
-utle	C
-utlo	C
-utme	C
-uto?	T
-utob	E
-utoe	[
-utof	C
-uton	H
-utop	C
-utor	C
-utot	C
-utpu	C
-utra	D
-utri	C
-utsa	C
-utsc	C
-utsi	T
-utte	C
-utti	[
-uttl	C
-utto	M
-utub	C
-utum	K
-utuo	E
-utur	U
-utyc	U
-uvag	C
-uven	T
-uver	C
-uvet	C
-uvia	T
-uvie	V
-uvio	R
-uxha	C
-uxur	[
-uyer	E
-uyin	[
-uytr	C
-uza?	S
-uzar	M
-uzga	V
-uzgu	W
-uzza	V
-uzzi	K
-uzzy	E
-uále	S
-uánd	[
-uánt	Y
-uéis	[
-uérd	V
-uérf	R
-uías	V
-uñad	T
-uñas	L
-v=dq	L
-vaba	Q
-vabl	[
-vaca	X
-vacc	L
-vaci	[
-vacu	K
-vacy	L
-vací	Y
-vada	J
-vado	F
-vadu	C
-vage	E
-vain	[
-vald	K
-vale	F
-vali	I
-valk	D
-vall	[
-valo	E
-valr	V
-valu	F
-vami	S
-vamo	V
-vamp	C
-vanc	C
-vand	C
-vang	T
-vant	[
-vape	[
-vapi	[
-vara	[
-vard	F
-vari	J
-varo	V
-vars	T
-vasc	C
-vase	W
-vash	[
-vata	C
-vate	K
-vati	C
-vato	W
-vaux	C
-vaya	R
-vazq	C
-vbnm	C
-ve.c	H
-veal	C
-vece	T
-vech	U
-veci	J
-ved;	Q
-ved?	V
-vedi	C
-veer	R
-vega	C
-vege	N
-veh?	U
-veil	[
-vein	N
-veja	[
-veje	V
-vela	[
-vele	[
-vell	I
-velo	C
-vels	K
-vely	R
-vemb	U
-veme	N
-vemo	C
-ven,	S
-ven?	U
-vena	[
-venc	W
-vend	I
-vene	T
-veng	Y
-veni	C
-venl	C
-venm	C
-veno	C
-vens	H
-vent	P
-venu	C
-ver'	[
-ver,	Y
-ver?	[
-vera	C
-verb	C
-verc	[
-verd	M
-vere	U
-verg	G
-verh	C
-veri	P
-verl	[
-verm	P
-vern	C
-vero	S
-verp	C
-verr	C
-vers	V
-vert	H
-verv	[
-verw	C
-very	[
-veré	X
-veró	R
-ves,	R
-ves?	[
-vesa	H
-vesi	Z
-vest	Z
-vete	D
-veyo	D
-vez?	U
-veza	C
-vi's	X
-viab	C
-viaj	[
-viat	D
-viaz	U
-vibr	C
-vice	S
-vici	W
-vict	D
-vid'	[
-vid?	W
-vida	[
-vide	C
-vidi	G
-vido	H
-vids	S
-vidó	P
-viej	J
-vien	[
-vier	S
-vies	F
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
-vimo	U
-vina	Q
-vinc	F
-vind	F
-vine	[
-ving	[
-vini	[
-vino	N
-viny	C
-vio?	R
-viol	L
-vion	J
-vior	W
-vios	Y
-viou	C
-vipa	E
-vira	N
-virg	X
-virt	Z
-viru	[
-virá	T
-visa	H
-vise	X
-visi	P
-viso	P
-vist	C
-vita	E
-vite	[
-viti	[
-vito	H
-vitr	W
-vitt	C
-vitu	Q
-vity	S
-viud	[
-viva	F
-vive	S
-vivi	[
-vivo	[
-viví	T
-viña	X
-vloo	G
-vlov	E
-vnvn	C
-voca	V
-voci	[
-voga	C
-voic	C
-void	R
-vokz	K
-vola	C
-volc	M
-volt	V
-volu	P
-volv	Q
-vomi	Y
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
-voya	L
-voys	W
-vrat	L
-vsbg	I
-vsco	E
-vuel	C
-vues	[
-vuln	C
-vírg	V
-víti	U
-w.fa	J
-w.ma	J
-w.ri	H
-w.th	J
-w.yo	L
-w4w9	L
-w9wg	L
-wabi	C
-wage	[
-wahi	C
-wahl	C
-wain	C
-wait	U
-waiv	I
-wake	G
-waki	[
-walg	C
-wali	C
-walk	L
-wall	G
-walr	E
-wanc	C
-wand	V
-wank	C
-want	[
-wara	C
-ward	U
-ware	C
-warf	C
-warm	Z
-warn	I
-warr	N
-wars	S
-wart	E
-warz	C
-wash	J
-wasn	W
-wasp	C
-wast	P
-watc	R
-wats	C
-wave	U
-way,	S
-way?	Y
-wayf	D
-wayn	I
-ways	[
-wbar	C
-wbon	Q
-wder	C
-wdri	K
-we'r	T
-weak	K
-weal	T
-weap	T
-wear	Z
-weat	C
-webs	C
-wedd	U
-wede	C
-wedn	F
-weds	Y
-weed	[
-week	J
-ween	H
-weep	[
-weet	G
-weig	K
-welc	[
-weld	C
-well	X
-welr	T
-wels	C
-welv	[
-wemb	K
-went	I
-weoi	C
-wept	V
-weqw	C
-wer;	S
-werb	C
-were	Z
-weri	C
-werp	C
-wers	J
-wert	C
-wery	E
-west	[
-weth	C
-wett	N
-wful	R
-wgxc	L
-whal	U
-what	F
-whea	[
-whee	E
-whel	X
-when	I
-wher	J
-whet	G
-whic	E
-whil	U
-whip	H
-whir	[
-whis	D
-whit	M
-who'	C
-whoa	C
-whoe	V
-whol	I
-whom	[
-whop	C
-whos	Z
-wibb	C
-wicc	C
-wice	L
-wich	C
-wick	N
-wide	C
-wido	[
-widt	F
-wife	[
-wifi	C
-wift	I
-wigg	C
-wiki	C
-wild	[
-wili	C
-will	X
-wils	I
-wimb	I
-wimm	C
-wind	J
-wine	[
-wing	N
-winn	C
-wins	T
-wint	R
-wire	I
-wisd	Z
-wise	[
-wish	[
-wist	C
-witc	Z
-with	R
-witn	[
-witt	C
-witz	C
-wive	M
-wled	W
-wles	R
-wlic	C
-wlpl	M
-wlyw	Z
-wned	[
-wner	C
-wnie	F
-wnin	X
-wnla	C
-wnlo	C
-wobb	C
-woes	T
-woke	[
-wolf	[
-woll	C
-wolv	K
-woma	[
-womb	Z
-won'	S
-wond	H
-wont	Q
-wood	H
-wool	L
-worc	D
-word	D
-wore	[
-work	N
-worl	V
-worm	S
-worn	[
-worr	[
-wors	[
-wort	C
-woun	[
-wrap	C
-wrat	H
-wrec	[
-wres	W
-wrig	C
-wrin	C
-wris	L
-writ	P
-wron	[
-wroo	E
-wrot	S
-wrtw	C
-wrwn	C
-wser	C
-wsha	F
-wshi	[
-wsil	C
-wsin	C
-wsto	D
-wsxe	C
-wton	C
-wubb	C
-wudu	C
-wund	I
-wuth	C
-ww.f	J
-ww.m	J
-ww.r	H
-ww.t	J
-ww.y	L
-wwii	L
-www.	C
-wyer	G
-wyom	G
-x+5)	I
-x-2)	I
-x.co	C
-xact	J
-xagg	X
-xame	[
-xami	V
-xamp	C
-xams	[
-xand	F
-xbow	E
-xbox	C
-xcel	C
-xcep	J
-xces	S
-xcit	Y
-xcix	C
-xclu	G
-xcom	[
-xcus	X
-xcvb	C
-xecu	C
-xedc	C
-xers	I
-xerx	Z
-xfor	C
-xhal	C
-xhau	W
-xiao	D
-xica	E
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
-xism	H
-xist	[
-xito	C
-xity	D
-xión	[
-xodo	T
-xodu	P
-xolo	W
-xorc	Z
-xpan	C
-xpat	C
-xpec	S
-xpel	[
-xpen	[
-xper	C
-xpia	[
-xpir	C
-xpla	F
-xpli	F
-xplo	R
-xpor	L
-xpre	H
-xpul	K
-xss'	G
-xtin	G
-xtor	Y
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
-y/3x	F
-y=4x	C
-yach	C
-yage	G
-yaho	E
-yaht	K
-yahw	V
-yale	G
-yalt	Y
-yaml	C
-yana	L
-yank	C
-yann	E
-yaqu	E
-yard	U
-yasi	C
-yati	Q
-yber	E
-ybgq	I
-yboa	C
-ybod	S
-yboy	E
-ycar	Y
-ycem	J
-ycha	I
-yche	[
-ychi	Y
-ychu	U
-ycle	C
-ycli	R
-yclo	G
-ycon	C
-ycri	C
-yday	[
-yden	C
-yder	C
-ydia	[
-ydiv	H
-ydne	C
-ydon	F
-ydra	G
-ydro	C
-yeah	C
-year	N
-yeas	[
-yed;	Q
-yees	Z
-yeet	C
-yeli	C
-yema	C
-yent	U
-yer,	R
-yero	K
-yers	K
-yesh	U
-yfan	I
-yfar	D
-yfis	C
-yflo	C
-yfly	G
-yfri	[
-yful	T
-ygam	Y
-ygen	E
-yhea	C
-yhou	C
-yiel	C
-yiki	E
-ying	[
-yjet	K
-ylan	C
-yles	K
-ylic	I
-ylie	E
-ylig	C
-ylin	C
-yllo	C
-ylon	S
-ylor	C
-ylva	C
-yman	C
-ymat	D
-ymbo	N
-ymen	W
-ymes	C
-ymol	C
-ymor	R
-ymou	Y
-ympa	[
-ymph	M
-ympi	C
-ympt	N
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
-yoff	V
-yoga	G
-yogu	C
-yoke	[
-yolk	H
-yomi	G
-yonc	I
-yond	H
-yone	Z
-yonn	F
-yons	C
-yore	W
-york	C
-yota	J
-you'	C
-you,	Q
-you?	V
-youn	[
-your	Z
-yout	S
-ypal	C
-ypas	I
-ype'	F
-yped	C
-ypee	F
-ypha	X
-ypho	C
-yphs	C
-ypin	C
-ypoc	[
-ypot	D
-ypru	Z
-ypse	T
-ypt;	Q
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
-yril	K
-yrim	C
-yrna	V
-yroo	C
-yrox	C
-yrrh	[
-yrus	[
-ysbu	C
-ysel	[
-ysia	J
-ysic	C
-ysis	R
-ysli	J
-yson	C
-ysql	C
-ysse	G
-ysso	[
-ysta	C
-yste	C
-ysto	C
-ystr	V
-yter	F
-ytha	J
-ythe	C
-ythi	Y
-ytho	C
-ytre	C
-ytyt	C
-yuda	[
-yuio	C
-yund	J
-yuno	[
-ywal	C
-ywed	Z
-ywhe	U
-yyyy	C
-yzed	Z
-yzen	F
-yzzy	C
-yúda	[
-z999	G
-z@ho	E
-zabe	F
-zaca	V
-zacc	V
-zach	X
-zada	W
-zado	[
-zael	W
-zaka	I
-zale	S
-zana	W
-zani	E
-zapa	C
-zaqu	Y
-zar'	T
-zar?	X
-zara	C
-zard	C
-zare	S
-zari	C
-zarm	Q
-zaro	Z
-zars	R
-zart	E
-zaru	M
-zarz	X
-zará	Q
-zati	[
-zaze	R
-zcoc	K
-zeal	V
-zebe	[
-zebr	C
-zebu	[
-zech	N
-zede	Z
-zeki	Z
-zeld	C
-zelo	R
-zema	C
-zemp	C
-zena	[
-zend	C
-zeno	C
-zeph	W
-zepp	E
-zequ	[
-zerl	C
-zero	C
-zeru	W
-zeus	C
-zgad	U
-zgar	Q
-zhei	Z
-ziah	Y
-zier	C
-zikl	X
-zill	H
-zilp	W
-zimr	W
-zine	I
-zing	V
-zion	[
-zipp	S
-ziri	[
-zium	K
-zlie	G
-zmar	S
-zmos	P
-zodi	Q
-zole	C
-zon.	I
-zona	C
-zone	C
-zoom	C
-zoph	Z
-zorb	C
-zoro	F
-zorr	Y
-zoys	E
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
-zzah	T
-zzar	[
-zzia	S
-zzin	G
-zzli	G
-zzzz	C
-{7*7	C
-{jnd	G
-{{7*	C
-|>sy	E
-|im_	E
-¿adó	T
-¿con	T
-¿cuá	X
-¿cóm	[
-¿deb	[
-¿dio	Y
-¿dón	[
-¿era	S
-¿est	[
-¿exi	Z
-¿hab	S
-¿hay	[
-¿jes	Y
-¿los	X
-¿nos	R
-¿par	T
-¿por	X
-¿pue	Y
-¿qui	[
-¿qué	[
-¿soy	S
-¿ten	T
-¿tie	U
-¿tod	Q
-¿ver	P
-ábad	[
-ábit	[
-ábol	[
-ácil	[
-ácon	[
-ácul	Z
-ágas	Y
-ágen	X
-ágri	R
-águi	X
-álat	S
-áles	S
-ális	[
-ámic	W
-ámpa	X
-ánce	X
-ándo	[
-ánge	[
-ánic	X
-ánim	[
-ánta	X
-ánti	W
-ánto	X
-árbo	[
-árce	[
-árti	[
-ásti	S
-átic	T
-ázar	U
-ébil	W
-ébor	[
-édic	[
-édul	W
-éfes	S
-élul	[
-éner	V
-énes	V
-énit	W
-érci	V
-érco	Z
-érda	V
-érdi	R
-érfa	R
-éril	U
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
-ídol	Z
-ídos	Z
-ímbo	[
-ímit	[
-ínci	Y
-índr	Z
-íniv	S
-ípul	X
-írge	V
-írit	Y
-ísar	S
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
-ñaro	R
-ñera	T
-ñero	Z
-ñlkj	C
-ñola	C
-ñor?	Q
-ños?	S
-ócri	W
-ódig	V
-ógic	X
-ójim	V
-ólgo	S
-ólic	[
-ónde	[
-ónic	[
-órga	Y
-ósco	Y
-ósit	U
-ósti	Y
-ósto	[
-ótic	V
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
0 0	F
0 60	G
0 _i	F
0 fourteen	F
0 one	E
0 ten	C
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
1029384	G
109	I
109 vs	I
10k	K
111	G
111 111	D
111 numb	E
11111	C
117	F
120	N
120 _a	K
120 _cuand	C
120hz	J
120hz _on	J
121	H
123	C
123 456	G
1234	F
1234 5678	F
12345	E
123456789	G
125	G
127	K
127 0	F
12x10	J
12x10 room	J
13	J
13 _what	C
1331	E
1331 9268	E
14159	C
143951	F
143951 eight	F
144hz	G
15	P
15 _en	M
15 _por	L
15 _y	K
15 di	D
15 minut	E
15 numb	C
15 year	C
150	C
150 mean	G
150 mil	H
150 usd	D
150 word	G
153	[
1542	C
16	U
16 eight	D
16 hour	C
16 week	C
168	D
168 0	M
168 one	D
16gb	D
16gb _or	D
17	C
17 45	E
17 _of	C
17 tempt	C
1764	E
18	[
180	C
180 fan	G
1812	C
1812 caus	C
1832	D
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
1976	H
1976 cast	H
198	F
1980s	E
1983	C
1984	C
1984 big	E
1984 winston	I
1985	C
1985 cast	C
1990s	C
1991	C
1994	C
1998	C
1998 two	C
1aa	C
1abcd	N
1z999aa10123456784	G
20	C
20 _por	C
20 digit	C
20 doll	C
20 fort	C
20 instagram	J
20 kil	G
20 minut	L
20 peopl	C
200	J
2003	F
2003 micr	F
2004	K
201	L
201 vampir	L
2010	C
2010 world	K
2012	J
2012 toyot	J
2014	C
2016	E
2016 vw	K
2017	K
2017 mistak	K
2019	G
202	C
202 film	M
2020	E
2023	D
2024	C
2025	C
2025 _be	L
2025 dat	J
2025 marr	I
2025 popul	F
2025 printabl	N
2026	N
2030	I
2049	F
2049 _in	F
205	D
205 55	D
20w50	J
20w50 oil	J
22	E
225	J
23	Z
23 best	C
238	C
24	T
24 car	E
24 hor	G
24 hour	[
24 mejor	G
240	L
2400	K
2400 doll	K
25	K
25 g	I
250	G
25kg	C
27	T
27 autor	C
27th	C
2837	F
2lb	L
2x	C
2x men	C
300	C
300 login	M
303	C
303 fech	C
305	L
3060	E
3060 _o	E
31	[
312	F
312 555	F
32gb	D
32gb ram	D
340	C
34th	H
34th street	H
3508	C
36	D
36 _and	F
36 _in	K
365	[
38	R
38 _de	F
38 two	C
38 year	U
390	Y
3x	C
3x seven	C
3x3	C
3xyz	F
403	J
404	C
404 _que	I
404 mean	C
411	D
411 111	D
42	T
420	C
430	[
44	C
44 770	F
444	C
4471902	I
45	S
45 int	E
456	G
48	C
48 180	E
48 hour	C
49	E
4am	C
4am _in	C
4k	C
4k _at	J
4th	C
4th grad	C
4x	C
4x thre	C
500	C
500 doll	C
500 teeth	C
500 word	L
500mg	I
500mg thre	I
501	G
501 original	G
502	C
502 bad	C
50th	Y
52	J
52 55	F
52 year	G
53	[
55	L
55 1234	F
55 inch	J
55 r16	D
5540	J
555	C
555 011	C
555 0142	G
555 019	F
555 0198	F
5678	F
5e	C
5e fireball	C
5g	C
5g coverag	K
5g fast	C
5kg	C
5kg flour	D
5kg parcel	L
5s	C
5s pay	C
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
63	D
64	I
64 star	I
646	N
64gb	C
64gb enough	C
66	J
66 start	C
660	E
666	[
69	C
6am	E
6am _in	E
72	F
73	[
737	D
737 max	D
755	I
755 _do	I
770	F
770 900123	F
777	C
777 _in	C
80	T
80 ?when	C
8080	F
81	D
81 mg	D
85	C
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
90	S
90 app	M
90 km	C
900	F
9000	C
9000 second	C
900123	F
90210	N
90s	C
90s _with	I
90s music	D
91	X
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
?cuant di	P
?cuant dur	R
?cuant hij	P
?cuant libr	P
?cuant medi	P
?cuant person	Q
?cuant tiemp	H
?cuant val	T
?cuant vec	P
?how	C
?how ?man	C
?how _a	C
?how _be	C
?how _can	[
?how _could	Q
?how _do	F
?how _i	N
?how _much	C
?how _should	[
?how _the	Z
?how _to	U
?how accurat	C
?how big	F
?how com	C
?how deep	C
?how ear	C
?how far	C
?how fast	G
?how film	C
?how heav	C
?how high	C
?how hot	F
?how long	D
?how loud	C
?how often	C
?how old	J
?how rich	I
?how spic	C
?how tall	T
?how tight	C
?how wid	J
?man	G
?man _a	M
?man _be	E
?man _god	C
?man bon	C
?man book	[
?man calor	L
?man charact	K
?man child	E
?man chromosom	D
?man clown	K
?man color	[
?man compan	G
?man countr	C
?man da	C
?man degre	I
?man die	C
?man discipl	X
?man eg	G
?man episod	C
?man f16s	H
?man fast	C
?man floor	C
?man follow	C
?man foot	C
?man goal	E
?man golf	N
?man gram	G
?man grand	C
?man heart	C
?man hour	E
?man ke	J
?man languag	L
?man lap	H
?man lin	H
?man litr	C
?man loav	Q
?man memb	Q
?man mol	I
?man month	C
?man napp	H
?man ounc	C
?man peopl	[
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
?man step	C
?man substitution	C
?man sum	G
?man tablespoon	F
?man teeth	C
?man tim	[
?man unit	H
?man wif	N
?man year	Y
?man zer	C
?porqu	C
?porqu diferenci	C
?when	I
?when _a	[
?when _be	C
?when _do	C
?when _he	[
?when _i	[
?when _im	V
?when _it	T
?when _its	[
?when _my	D
?when _she	Z
?when _should	C
?when _the	C
?when _to	R
?when _we	[
?when _will	Q
?when _you	[
?when ang	V
?when cold	F
?when gam	G
?when jesu	Y
?when lif	V
?when peopl	[
?when run	D
?wher	H
?wher _a	C
?wher _be	U
?wher _can	C
?wher _do	M
?wher _i	X
?wher _id	J
?wher _should	D
?wher _the	F
?wher _ther	[
?wher _to	C
?wher _you	Q
?wher _your	K
?wher jesu	Z
?wher statu	I
?who	L
?who _be	Y
?who _can	Y
?who _could	U
?who _couldnt	T
?who _do	[
?who _doesnt	Q
?who _dont	S
?who _hav	C
?who _i	U
?who _isnt	P
?who _let	C
?who _may	[
?who _sa	Q
?who _said	C
?who _will	U
?who _wouldnt	U
?who actor	J
?who anoint	R
?who ask	X
?who bak	C
?who baptiz	R
?who becam	S
?who betra	R
?who build	L
?who bur	T
?who burn	P
?who call	Q
?who cod	D
?who coin	C
?who com	Q
?who commit	P
?who cut	[
?who design	C
?who die	P
?who discover	C
?who fall	Q
?who fight	C
?who found	V
?who get	K
?who giv	R
?who go	[
?who got	C
?who hat	[
?who heal	S
?who held	S
?who hid	W
?who hold	L
?who hurt	Q
?who invent	C
?who kill	[
?who leav	C
?who led	P
?who lie	Q
?who liv	V
?who lost	[
?who lov	E
?who mak	Z
?who nev	W
?who own	C
?who pa	C
?who paint	C
?who pla	C
?who pra	U
?who put	X
?who rap	W
?who rebuilt	[
?who repent	Q
?who resign	C
?who run	C
?who sacrific	P
?who sav	T
?who scor	C
?who se	P
?who see	U
?who shot	C
?who sin	X
?who sing	C
?who steal	Q
?who tak	[
?who teach	C
?who tell	T
?who think	S
?who touch	[
?who view	C
?who voic	C
?who walk	T
?who want	P
?who wash	R
?who wast	Q
?who watch	[
?who won	C
?who writ	C
?whom	[
?whom _do	Q
?whom _shall	R
?whom _you	W
?why	J
?why _be	C
?why _cant	D
?why _couldnt	S
?why _didnt	Q
?why _do	C
?why _doesnt	U
?why _dont	Q
?why _should	Q
?why _so	[
?why _wont	C
?why believ	U
?why fort	[
?why not	Z
^ 0	C
^ 00	C
^ 000	C
^ 080	G
^ 109	I
^ 11111	C
^ 12345	E
^ 123456789	G
^ 127	F
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
^ 5g	K
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
^ ?whom	T
^ ?why	K
^ _a	[
^ _al	U
^ _an	[
^ _as	[
^ _at	[
^ _be	Q
^ _bibl	[
^ _biblical	W
^ _by	[
^ _can	M
^ _cant	[
^ _christian	C
^ _com	C
^ _con	G
^ _could	L
^ _couldnt	S
^ _cuand	D
^ _de	M
^ _deb	[
^ _dec	[
^ _del	S
^ _di	[
^ _didnt	Z
^ _do	T
^ _dond	N
^ _dont	[
^ _e	C
^ _el	[
^ _en	[
^ _for	[
^ _from	G
^ _get	C
^ _god	[
^ _hac	[
^ _hav	T
^ _havent	Q
^ _hay	M
^ _he	[
^ _her	Z
^ _his	[
^ _i	[
^ _id	H
^ _if	[
^ _im	[
^ _in	[
^ _isnt	Z
^ _it	Y
^ _its	Y
^ _ive	[
^ _just	H
^ _la	[
^ _las	[
^ _le	S
^ _let	[
^ _lo	[
^ _los	[
^ _mas	Y
^ _may	H
^ _me	[
^ _mi	[
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
^ _pleas	N
^ _pod	S
^ _por	N
^ _que	C
^ _quien	K
^ _say	D
^ _scriptur	[
^ _se	[
^ _ser	[
^ _she	[
^ _should	[
^ _so	T
^ _someon	[
^ _someth	[
^ _tell	C
^ _teng	W
^ _th	C
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
^ _what	E
^ _whos	S
^ _will	C
^ _would	C
^ _y	Y
^ _yo	C
^ _you	P
^ _your	C
^ a1	L
^ aa	C
^ aaaaaaaa	C
^ aaaaaaaaaaa	C
^ aaron	C
^ ab12	G
^ abandon	W
^ abb	J
^ abc	C
^ abc123	D
^ abel	C
^ abigail	V
^ abimelech	P
^ abog	C
^ abon	C
^ abort	S
^ abortion	W
^ abr	[
^ abraham	Q
^ abram	[
^ absalom	U
^ abstain	T
^ aburridoo	C
^ abus	S
^ acab	X
^ acc	C
^ accept	V
^ acept	Z
^ acn	[
^ acord	D
^ acr	C
^ actor	[
^ actu	C
^ acuerdat	V
^ adam	C
^ adan	T
^ adblu	H
^ add	C
^ addam	C
^ addict	G
^ adel	G
^ adi	C
^ adiccion	V
^ adivin	C
^ admin	C
^ adond	T
^ adopt	Z
^ ador	X
^ adult	P
^ adulter	Q
^ advent	T
^ advic	U
^ affect	C
^ afraid	[
^ african	S
^ aft	[
^ against	[
^ age	[
^ agu	[
^ agur	W
^ ahab	X
^ ahaz	S
^ ahijah	T
^ ahor	[
^ ai	U
^ air	C
^ airbnb	D
^ aircraft	C
^ alcohol	C
^ alex	C
^ alexand	U
^ alguien	W
^ aliment	C
^ alineacion	C
^ all	[
^ almost	S
^ alon	[
^ alquil	C
^ alt	[
^ alter	H
^ altur	C
^ alwa	[
^ am	C
^ ama	S
^ amar	T
^ amaziah	U
^ amazon	P
^ american	H
^ amig	[
^ amish	C
^ amistad	X
^ amnon	R
^ amo	X
^ among	C
^ amor	X
^ amoxicilin	C
^ amoxicillin	I
^ amtrak	C
^ amzon	C
^ anagram	C
^ anaheim	C
^ analis	C
^ anani	X
^ ancian	V
^ ancient	R
^ and	Y
^ andrew	H
^ android	F
^ ang	[
^ angel	C
^ angelin	K
^ angkor	C
^ angl	H
^ anill	C
^ anim	W
^ animal	N
^ aniversari	Z
^ anniversar	S
^ anoint	R
^ anoth	E
^ ansiedad	S
^ answ	N
^ answer	[
^ ant	Z
^ anthon	C
^ antioch	J
^ antiochu	W
^ antonym	C
^ anxiou	U
^ aou	C
^ apo	S
^ apoll	C
^ apostill	C
^ apostl	E
^ apostroph	C
^ app	F
^ appearanc	W
^ appl	G
^ aprend	[
^ aquariu	C
^ ar	C
^ arabic	I
^ arc	C
^ arduin	C
^ are	C
^ argu	Z
^ arizon	D
^ ark	C
^ arkans	C
^ arm	[
^ armor	V
^ arroz	C
^ arsehol	C
^ artist	R
^ asa	V
^ ascendent	C
^ asd	C
^ asdasdasd	C
^ asdf	C
^ asdfasdf	E
^ asdfghjkl	E
^ asesin	S
^ ash	Q
^ asham	U
^ ask	[
^ aspirin	D
^ assassin	C
^ assist	[
^ assyri	X
^ assyrian	S
^ atomic	H
^ atonement	H
^ aunqu	V
^ author	Z
^ autism	S
^ autobu	E
^ aventur	X
^ averag	C
^ aviv	D
^ avogadr	C
^ avoid	[
^ awak	[
^ ayat	C
^ ayun	[
^ b	C
^ b08n5wrwnw	C
^ baa	F
^ bab	C
^ babiloni	U
^ babylon	C
^ back	[
^ bad	[
^ bail	D
^ baj	K
^ bak	V
^ balaam	U
^ balanc	C
^ balayag	G
^ baldur	J
^ ball	C
^ ballon	G
^ ban	[
^ banan	G
^ bander	C
^ bank	C
^ baptist	C
^ baptiz	C
^ bar	V
^ barbar	C
^ barbi	L
^ barist	C
^ barometric	C
^ baruch	T
^ base64	I
^ bash	C
^ batall	C
^ battl	C
^ bautiz	S
^ baylor	C
^ bbc	I
^ be	[
^ beam	C
^ bear	X
^ beard	C
^ beast	V
^ beaut	X
^ becam	T
^ becom	[
^ bed	C
^ bedtim	S
^ beep	C
^ beethoven	H
^ befor	[
^ behind	[
^ behold	[
^ bel	[
^ believ	Q
^ beltan	C
^ ben	T
^ bendec	U
^ bendic	T
^ bendicion	Z
^ benjamin	C
^ bermud	E
^ best	C
^ bet	C
^ bet365	I
^ bethlehem	F
^ betra	V
^ beyonc	I
^ biblesuck	C
^ bienaventur	S
^ big	J
^ bil	E
^ bildad	W
^ billi	E
^ binar	C
^ bind	J
^ bing	[
^ bird	Z
^ birth	[
^ birthda	W
^ bishop	C
^ bit	C
^ bitcoin	P
^ bizcoch	K
^ bla	C
^ black	[
^ blackjack	K
^ blah	C
^ blasphem	X
^ blend	I
^ bless	T
^ blind	[
^ blood	C
^ blorp	C
^ blu	K
^ bluetooth	C
^ bmi	K
^ bnmbnmbn	C
^ bo	H
^ boaz	T
^ bob	C
^ bod	[
^ boer	C
^ bohemian	J
^ boil	C
^ bold	[
^ bollock	C
^ bond	C
^ bonjor	C
^ boob	C
^ book	S
^ bor	C
^ bord	[
^ boss	[
^ boston	K
^ bottomless	S
^ bouquet	D
^ boy	[
^ boyfriend	Z
^ bra	N
^ brain	G
^ braz	G
^ brb	C
^ bread	N
^ break	U
^ brexit	D
^ brid	[
^ bridegroom	[
^ bridesmaid	F
^ bring	[
^ britne	C
^ broth	G
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
^ byu	D
^ c	M
^ cabell	Q
^ cabinet	D
^ cad	Q
^ caes	C
^ cain	V
^ calcul	N
^ calend	N
^ calendari	C
^ calidad	D
^ call	[
^ callat	C
^ calm	W
^ calpol	C
^ calvin	C
^ camb	E
^ camel	U
^ camil	C
^ camin	[
^ camp	C
^ campervan	I
^ canc	W
^ cancion	C
^ cand	C
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
^ capsul	F
^ captial	G
^ car	[
^ card	[
^ carg	D
^ carl	F
^ carnet	C
^ carnival	S
^ carpal	C
^ carpent	X
^ carr	V
^ cart	[
^ cas	[
^ casarm	P
^ cast	[
^ castig	T
^ cat	G
^ catan	C
^ catch	[
^ catholic	C
^ caus	C
^ ced	W
^ ceil	C
^ cel	[
^ celebrit	C
^ celtic	C
^ cen	R
^ centurion	R
^ cesare	[
^ ch	X
^ chakr	[
^ chang	H
^ chapel	P
^ chappell	J
^ char	C
^ charad	J
^ chariot	M
^ charit	K
^ charl	[
^ charli	H
^ charlott	C
^ chatgpt	C
^ cheap	C
^ cheat	[
^ check	E
^ cheep	E
^ cheltenham	H
^ chem	W
^ chernobyl	C
^ cherubim	X
^ chess	Y
^ chest	[
^ chicken	C
^ chickenpox	I
^ chief	E
^ child	[
^ childhood	P
^ chines	C
^ chist	J
^ chmod	C
^ choos	[
^ chr	C
^ christ	P
^ christchurch	C
^ christm	[
^ chromebook	H
^ chronic	W
^ chuck	C
^ church	H
^ churchill	C
^ cicl	C
^ cinc	[
^ cinem	C
^ circumcision	P
^ cistern	C
^ cit	P
^ citibik	C
^ civil	[
^ cl	C
^ clarenc	C
^ clas	Z
^ clash	G
^ clasificacion	C
^ clean	Z
^ cleans	R
^ cleric	I
^ climat	[
^ clos	W
^ cloth	R
^ cloud	T
^ coach	[
^ cock	C
^ codig	F
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
^ comfort	X
^ comid	I
^ command	[
^ communication	C
^ communion	P
^ compar	K
^ comparativ	K
^ compatibilidad	C
^ compet	T
^ competition	T
^ compos	F
^ compost	C
^ compr	[
^ comput	G
^ computador	C
^ conciert	C
^ conect	C
^ conf	P
^ confes	R
^ confess	W
^ confession	E
^ confirmation	Y
^ conflict	Z
^ conqu	Y
^ consid	V
^ consol	X
^ consuel	Q
^ cont	T
^ contact	C
^ contend	S
^ contradiction	Z
^ contrat	H
^ controll	Z
^ convert	C
^ cook	[
^ coolant	F
^ cop	S
^ corder	C
^ corinthian	C
^ cornstarch	E
^ coron	L
^ coronation	C
^ corpu	F
^ corrig	C
^ corrupt	[
^ cort	C
^ cosign	Y
^ costill	L
^ council	L
^ count	[
^ countr	C
^ coupl	Z
^ coupon	E
^ court	[
^ courtne	C
^ cousin	V
^ covenant	F
^ cowork	[
^ cr	[
^ craigslist	G
^ crap	C
^ craz	C
^ cre	V
^ creat	[
^ crec	V
^ crem	C
^ cri	R
^ cring	G
^ crippl	X
^ cristian	K
^ croc	D
^ crontab	E
^ crook	[
^ croquet	C
^ cross	U
^ crossfit	C
^ crossword	L
^ crowd	[
^ crown	C
^ crucif	V
^ crucigram	D
^ crusad	I
^ crystal	C
^ css	H
^ ctrl	C
^ cuant	C
^ cuarent	X
^ cuban	C
^ cuent	[
^ cuentam	C
^ cuid	Y
^ cul	C
^ culp	T
^ cult	Y
^ cumpl	[
^ cumplean	V
^ cuot	I
^ cup	[
^ cupon	G
^ curr	D
^ current	C
^ curs	P
^ cut	[
^ cv	I
^ cycl	J
^ cyrillic	K
^ cyru	V
^ d	C
^ da	[
^ dad	L
^ dagon	S
^ dala	M
^ dam	[
^ damascu	D
^ danc	C
^ daniel	C
^ dann	F
^ dar	[
^ dark	C
^ dart	F
^ dash	C
^ dat	[
^ daught	I
^ dav	C
^ david	Y
^ davidson	H
^ day	U
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
^ defend	T
^ defin	V
^ definition	[
^ definiton	C
^ dej	[
^ delet	C
^ delilah	F
^ demas	[
^ demon	C
^ den	U
^ dental	C
^ department	C
^ depreciation	C
^ deriv	G
^ derivativ	D
^ descendant	U
^ describ	X
^ design	[
^ despacit	J
^ despedid	V
^ despu	X
^ destin	C
^ deutsch	C
^ devil	C
^ devill	C
^ devocion	P
^ devocional	[
^ devolv	C
^ devotion	[
^ devotional	W
^ dfgdfgdfg	C
^ dfgkjhdfg	D
^ di	E
^ dia	[
^ diabl	C
^ dialys	[
^ dian	X
^ dickhead	C
^ die	K
^ diezm	Y
^ diferenci	[
^ differenc	C
^ difficult	[
^ dim	N
^ din	U
^ diner	[
^ dinosaur	X
^ discipl	P
^ disciplin	S
^ discourag	W
^ discriminat	S
^ discurs	V
^ disne	J
^ disneyland	C
^ disobedient	Q
^ disregard	C
^ distanc	C
^ div	G
^ divid	[
^ dividend	E
^ division	[
^ divorc	L
^ diwal	H
^ dmv	C
^ dnd	C
^ dns	C
^ dock	F
^ doctor	[
^ documentar	C
^ dog	[
^ dogecoin	C
^ dolor	[
^ domestic	V
^ domin	C
^ doming	Y
^ don	[
^ donald	F
^ donat	[
^ donke	V
^ doom	C
^ door	G
^ doppl	D
^ dorc	V
^ doubl	[
^ doubt	[
^ dov	F
^ dpf	G
^ dr	C
^ draft	I
^ draftk	G
^ drag	[
^ dragon	[
^ drak	G
^ draw	G
^ dream	[
^ dress	[
^ drink	[
^ drip	V
^ driv	[
^ drop	M
^ drought	Z
^ drunken	T
^ duk	M
^ dumb	C
^ dun	F
^ duoling	C
^ dut	[
^ dwayn	I
^ dyson	C
^ eagl	V
^ ear	P
^ earth	Y
^ earthquak	[
^ eas	H
^ east	T
^ eastend	C
^ eastern	[
^ eat	C
^ eba	C
^ ech	N
^ ecuacion	G
^ eczem	C
^ eden	H
^ edom	X
^ egg	[
^ egypt	S
^ egyptian	C
^ eid	C
^ eight	[
^ eightfold	H
^ ejempl	F
^ ejercici	V
^ el	X
^ eld	[
^ elden	C
^ eleanor	C
^ eleaz	Y
^ eleccion	X
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
^ elise	Z
^ elish	K
^ elon	G
^ elton	M
^ embaraz	Y
^ embarrass	Q
^ emm	C
^ emmerdal	C
^ emotion	Q
^ emotional	[
^ empan	C
^ empez	Z
^ empiez	[
^ emple	C
^ empt	[
^ enabl	D
^ encontr	W
^ encourag	X
^ encouragement	S
^ end	P
^ enem	Z
^ enfermedad	W
^ engagement	K
^ enjo	U
^ enoch	Q
^ ensen	T
^ ent	D
^ entierr	Y
^ entr	Z
^ entrop	C
^ env	D
^ envidi	R
^ envo	W
^ enzym	E
^ epiphan	P
^ epiphon	G
^ equipaj	C
^ er	C
^ eric	C
^ erotic	L
^ error	C
^ ertertert	C
^ esau	W
^ escap	C
^ escorpi	C
^ escort	C
^ escrib	E
^ escuel	R
^ esp	S
^ esp32	C
^ esper	[
^ esperant	C
^ espos	Y
^ est	J
^ estan	U
^ estatu	L
^ esth	Q
^ esto	[
^ estrang	Q
^ estren	C
^ estudi	S
^ etc	E
^ eternal	I
^ eternit	N
^ ets	H
^ ett	C
^ eugen	D
^ eul	C
^ eur	C
^ euromillion	C
^ eurost	K
^ eurovision	G
^ evangeli	S
^ eve	C
^ even	[
^ ever	[
^ everybod	T
^ everyon	[
^ everyth	[
^ evil	[
^ ewrtwert	C
^ ex	[
^ exam	L
^ examen	[
^ excel	F
^ excell	H
^ exec	E
^ exist	W
^ exodu	C
^ expir	C
^ explain	Q
^ extran	[
^ ey	Z
^ eye	W
^ eyeshadow	C
^ ezequi	R
^ ezr	C
^ f	C
^ f1	F
^ f35	I
^ fac	[
^ facbook	C
^ facebook	C
^ facetim	C
^ factoris	L
^ fair	[
^ faith	C
^ fak	N
^ fall	[
^ falleci	R
^ fals	X
^ fam	W
^ famili	T
^ famin	X
^ famou	J
^ fanduel	C
^ fantas	E
^ farewell	Z
^ farm	[
^ farmaci	C
^ fart	C
^ fas	C
^ fast	L
^ fat	W
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
^ festival	V
^ few	J
^ ffff	C
^ ffs	C
^ fibonacc	C
^ fichaj	G
^ field	X
^ fiest	[
^ fif	C
^ fift	P
^ fig	C
^ fight	[
^ filibust	D
^ film	C
^ final	[
^ financial	V
^ find	G
^ finiquit	M
^ finnish	D
^ fir	[
^ firm	R
^ first	[
^ firstborn	Q
^ fish	F
^ fishermen	S
^ fiv	[
^ fix	M
^ fjdksl	C
^ fl	F
^ flag	C
^ fle	C
^ fleetwood	J
^ flihgt	F
^ flip	C
^ flood	F
^ flow	Y
^ flurb	C
^ flut	C
^ fodmap	C
^ follow	X
^ foo	C
^ food	N
^ fool	R
^ foot	R
^ football	[
^ forbidden	X
^ ford	C
^ foreign	[
^ forget	K
^ forgiv	E
^ forgot	C
^ format	C
^ formul	C
^ fort	[
^ fortun	L
^ fost	Z
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
^ friend	Y
^ friendship	U
^ frog	[
^ fruit	Y
^ ftp	J
^ fuck	C
^ fuer	C
^ fui	Y
^ full	X
^ funcion	F
^ funeral	[
^ funn	J
^ futur	X
^ gabriel	D
^ gaiu	[
^ gam	C
^ gambl	R
^ gamestop	D
^ ganesh	C
^ gang	[
^ gap	U
^ garag	J
^ garden	[
^ gasoliner	F
^ gast	R
^ gat	[
^ gay	Q
^ gb29	E
^ gcs	H
^ gdpr	G
^ gel	D
^ gemin	D
^ gend	Z
^ generacion	C
^ general	K
^ generat	C
^ generational	[
^ generou	W
^ genes	D
^ genshin	C
^ gent	[
^ gentl	Y
^ geograph	F
^ georg	C
^ gerasen	Z
^ german	C
^ gestation	C
^ get	[
^ gggg	C
^ ghghghgh	C
^ ghost	T
^ ghostbust	D
^ giant	[
^ gibberish	C
^ gibeonit	X
^ gideon	M
^ gift	S
^ gilgal	Y
^ gilipoll	C
^ girl	[
^ git	C
^ giv	V
^ glad	[
^ gladiator	C
^ glastonbur	D
^ glor	R
^ glori	[
^ glow	Y
^ gluten	I
^ glycemic	J
^ gmail	I
^ go	C
^ goat	Y
^ godadd	C
^ godfre	J
^ godiv	H
^ godzill	C
^ going	[
^ gold	[
^ golden	T
^ goldfish	D
^ goliath	C
^ good	C
^ googl	C
^ gospel	D
^ gossip	T
^ got	[
^ government	D
^ governor	Z
^ grac	C
^ graci	W
^ gradient	C
^ graduation	V
^ grain	V
^ gran	C
^ grand	T
^ grandm	W
^ grandparent	Q
^ grap	L
^ grat	Z
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
^ grup	R
^ gt	C
^ gta	M
^ guard	[
^ guardan	C
^ guerr	N
^ guess	C
^ guilt	[
^ guin	C
^ guit	J
^ gulf	I
^ gun	C
^ guy	[
^ hab	C
^ habl	[
^ habr	R
^ hac	Y
^ hacers	[
^ hag	T
^ hagas	Y
^ haggl	W
^ hah	C
^ hahahah	C
^ hair	V
^ hairdres	C
^ hal	C
^ halal	C
^ half	U
^ halloween	C
^ ham	T
^ haman	W
^ hamlet	H
^ hammond	C
^ hamst	N
^ hananiah	S
^ hand	C
^ hank	C
^ hannah	T
^ hanuman	H
^ happ	S
^ har	C
^ hard	R
^ harp	C
^ harr	C
^ harv	[
^ harvard	F
^ hast	[
^ hat	X
^ hav	V
^ hayden	C
^ haz	C
^ hazael	T
^ hazm	F
^ head	U
^ heal	W
^ health	[
^ hear	V
^ heart	Z
^ heav	V
^ heaven	C
^ hebrew	I
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
^ hero	R
^ herod	V
^ hex	C
^ hey	C
^ hezekiah	V
^ hgfhgf	E
^ hgfhgfhgf	C
^ hgv	H
^ hi	C
^ hic	X
^ hid	[
^ high	[
^ highwa	C
^ hij	D
^ hind	C
^ hindu	V
^ hing	C
^ hipotec	D
^ hir	[
^ histori	V
^ historical	Z
^ hiy	C
^ hjkl	C
^ hmm	C
^ hmrc	E
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
^ homeschool	W
^ homesick	U
^ hon	[
^ hone	V
^ honest	[
^ honor	V
^ honr	S
^ hook	T
^ hookup	C
^ hoov	C
^ hop	Q
^ hor	T
^ horari	D
^ horoscop	H
^ hors	C
^ hosann	V
^ hose	C
^ hospital	[
^ hospitalit	[
^ hospitl	C
^ hot	[
^ hotel	C
^ hous	Z
^ household	[
^ hoy	S
^ hoz	C
^ http	C
^ hues	N
^ hum	C
^ human	W
^ humbl	Y
^ humidit	C
^ hung	Y
^ hunt	[
^ hurrican	[
^ husband	[
^ hydrocortison	C
^ ibuprofen	F
^ ibuprofin	G
^ icebreak	E
^ icing	G
^ idiot	C
^ idk	C
^ idol	[
^ idr	M
^ ifram	L
^ iglesi	S
^ ignor	C
^ ike	C
^ illegal	[
^ imbecil	C
^ imdb	G
^ img	G
^ immaculat	R
^ imperi	E
^ import	C
^ impresor	C
^ in	[
^ inc	[
^ inciens	D
^ ind	C
^ independenci	C
^ independient	C
^ indian	F
^ industrial	C
^ inf	I
^ infertilit	[
^ inflation	P
^ inheritanc	Y
^ injur	[
^ input	C
^ insid	C
^ inst	C
^ instagram	C
^ instal	H
^ instant	C
^ instrument	[
^ insult	Z
^ integral	D
^ integrat	C
^ intermittent	D
^ internal	C
^ interracial	S
^ introduction	[
^ invent	Y
^ invit	V
^ invitacion	C
^ iphon	L
^ ir	[
^ irish	C
^ iron	I
^ irregul	C
^ irs	C
^ isa	X
^ isaac	F
^ isaiah	G
^ ishmael	R
^ israel	T
^ itv	H
^ ivy	E
^ j	C
^ jabon	C
^ jacob	K
^ jael	T
^ jailbreak	H
^ jain	C
^ jairu	P
^ jajajaj	C
^ jajsjajsj	C
^ jak	C
^ jan	F
^ japanes	J
^ jar	V
^ jav	D
^ javascript	J
^ jealou	R
^ jean	C
^ jef	I
^ jehoahaz	R
^ jehu	[
^ jennif	C
^ jephthah	X
^ jeremiah	R
^ jerich	C
^ jeroboam	R
^ jerusalem	C
^ jess	F
^ jet	E
^ jew	P
^ jewish	[
^ jezebel	R
^ jimm	E
^ jjjjjjjj	C
^ jkhsdf87sdf	E
^ jkl	C
^ jnd	G
^ jo	Y
^ joa	C
^ joab	X
^ job	C
^ jobcentr	I
^ joel	R
^ john	C
^ johnn	C
^ jollof	G
^ jon	C
^ jonah	E
^ jonathan	[
^ jool	F
^ jordan	F
^ jos	G
^ joseph	K
^ joshu	C
^ josiah	J
^ joy	Y
^ jsdhfjkhsd	C
^ json	D
^ juan	G
^ jud	C
^ judah	S
^ judg	F
^ judgment	T
^ judith	[
^ jueg	X
^ juic	I
^ julien	F
^ jun	C
^ jur	K
^ jurassic	E
^ justic	C
^ justici	V
^ k	C
^ kamasutr	D
^ kardashian	C
^ karm	X
^ karv	E
^ keanu	G
^ kebab	E
^ keep	[
^ ken	C
^ kentuck	C
^ ket	S
^ kevin	C
^ key	[
^ keyboard	C
^ keylor	I
^ khan	C
^ kick	X
^ kierkegaard	C
^ kill	[
^ kim	K
^ kind	Y
^ kinetic	D
^ king	J
^ kingdom	C
^ kiss	C
^ kkkkkkkkkk	C
^ knead	I
^ knock	G
^ know	[
^ korean	C
^ kosh	C
^ kpop	H
^ kr	G
^ kram	J
^ kreb	E
^ kubectl	F
^ kyli	E
^ la	V
^ lab	G
^ laban	[
^ label	C
^ labor	[
^ lactos	C
^ lad	C
^ lam	C
^ lamb	F
^ lamborghin	C
^ lament	Z
^ lamp	[
^ land	[
^ landlord	[
^ laodice	V
^ laptop	K
^ lasagn	L
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
^ leagu	C
^ leah	U
^ learn	[
^ leasehold	C
^ leatherjacket	K
^ leav	[
^ lebron	C
^ leccion	P
^ lectur	[
^ leer	L
^ legion	[
^ lend	[
^ length	Q
^ lent	N
^ leo	I
^ leonard	J
^ lesson	[
^ let	[
^ lev	C
^ levant	X
^ leviathan	D
^ levit	Z
^ lex	G
^ ley	Q
^ liar	V
^ liber	C
^ libr	Q
^ lid	[
^ lie	[
^ lif	[
^ lifespan	G
^ light	[
^ lik	K
^ lil	J
^ lim	M
^ limerick	C
^ limit	[
^ limpi	Z
^ linen	S
^ lingeri	C
^ linkedin	C
^ lion	D
^ liri	C
^ list	[
^ littl	[
^ liv	W
^ livin	C
^ lkjhgf	G
^ lkjlkjlkj	C
^ llc	J
^ llev	[
^ llor	X
^ lma	M
^ lmaoo	C
^ loaf	L
^ loan	[
^ lock	[
^ locust	E
^ log	C
^ logan	H
^ lol	C
^ long	U
^ look	[
^ lord	T
^ los	M
^ lost	[
^ lot	U
^ lott	C
^ lotter	[
^ lov	I
^ low	[
^ ls	C
^ lt	F
^ lucif	G
^ luck	U
^ luk	C
^ lululemon	I
^ lun	C
^ lunch	I
^ luth	M
^ lutheran	C
^ luz	D
^ lyr	C
^ lyric	C
^ m	F
^ m6	C
^ macaren	C
^ macb	I
^ macbook	G
^ machism	Y
^ machu	D
^ madr	[
^ maestr	T
^ magic	C
^ magn	C
^ mahjong	C
^ mail	E
^ main	[
^ mak	J
^ mal	[
^ man	[
^ manag	U
^ manan	[
^ manasseh	S
^ manchest	F
^ manchst	C
^ mand	[
^ mandarin	C
^ mann	R
^ mantr	C
^ maquillaj	F
^ mar	X
^ marathon	N
^ marc	D
^ march	R
^ marcu	C
^ mard	C
^ mari	U
^ mark	C
^ marr	C
^ martin	C
^ maslow	E
^ mass	[
^ mast	H
^ mat	V
^ mati	U
^ matlab	D
^ matrimoni	[
^ matrix	C
^ mattathi	[
^ matthew	W
^ matthi	Y
^ max	Q
^ mayb	F
^ mayflow	C
^ mayor	R
^ mcat	C
^ mcdonald	C
^ mcrib	G
^ mean	M
^ measur	R
^ mecc	H
^ medic	S
^ medical	X
^ medicin	U
^ meek	Z
^ meet	W
^ meg	L
^ meh	C
^ melat	C
^ melchizedek	R
^ memor	[
^ memorial	[
^ memph	G
^ men	I
^ ment	[
^ mental	S
^ mephibosh	S
^ merc	L
^ mercadolibr	C
^ mercur	M
^ merg	C
^ mess	S
^ met	[
^ metallic	C
^ metformin	F
^ methodist	C
^ metr	C
^ metric	C
^ miam	L
^ mic	C
^ micah	C
^ micaiah	Z
^ michael	C
^ michal	X
^ microblad	F
^ microwav	I
^ midwiv	Q
^ might	W
^ mik	C
^ milanunci	C
^ militar	[
^ milk	[
^ millston	V
^ minecraft	C
^ mineral	C
^ ming	C
^ minim	C
^ minimum	T
^ ministeri	[
^ ministr	T
^ minneapol	L
^ miracl	C
^ miriam	T
^ mis	W
^ miserabl	S
^ miss	X
^ mission	C
^ missionar	X
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
^ mongodb	E
^ monk	C
^ monop	C
^ mont	T
^ montessor	C
^ monz	I
^ moon	P
^ moonston	H
^ mor	[
^ moral	Z
^ mordeca	[
^ mormon	C
^ morn	C
^ mortal	W
^ mortgag	[
^ most	[
^ mot	I
^ moth	C
^ motherboard	F
^ motorbik	I
^ mount	[
^ mountain	[
^ mourn	Q
^ mov	[
^ mozart	E
^ mp	E
^ mr	C
^ mrbeast	C
^ mri	X
^ much	T
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
^ naaman	W
^ naboth	R
^ nac	Y
^ nad	L
^ nadab	S
^ nadi	[
^ nag	S
^ nah	C
^ nahor	X
^ nahum	C
^ nail	T
^ nak	D
^ nam	V
^ nan	C
^ napoleon	K
^ naproxen	L
^ nasdaq	C
^ nat	C
^ nathan	C
^ nation	[
^ national	[
^ navratr	L
^ nazaret	D
^ nda	C
^ near	[
^ nebuchadnez	W
^ necesit	[
^ need	G
^ nehemiah	T
^ neighbor	Z
^ neith	Z
^ neon	C
^ nervi	W
^ nervou	W
^ netflix	V
^ nev	S
^ new	[
^ newlyw	V
^ newton	I
^ next	C
^ nfl	C
^ nhs	E
^ ni	[
^ nic	C
^ nicanor	V
^ nick	F
^ nietzsch	H
^ night	[
^ nightmar	Y
^ nik	G
^ nin	U
^ nineveh	Q
^ ningun	R
^ nintend	C
^ nlkjhgf	C
^ nlkjnlkj	C
^ nnn	C
^ no	Z
^ noa	C
^ noah	E
^ nobl	C
^ nobod	[
^ nombr	C
^ normal	C
^ nors	C
^ nos	C
^ not	V
^ notar	G
^ noth	U
^ notic	J
^ notr	C
^ novel	[
^ novi	C
^ now	[
^ npm	C
^ nucl	X
^ nud	C
^ nuestr	T
^ nuev	[
^ null	C
^ nullpointerexception	G
^ numb	[
^ numer	C
^ numerolog	G
^ nun	C
^ nunc	[
^ nurs	C
^ nvnvnvnv	C
^ obadiah	C
^ obam	C
^ obe	[
^ obed	U
^ obr	C
^ obsesion	U
^ obsess	Z
^ odi	[
^ odysse	G
^ ofert	C
^ offer	T
^ offsid	C
^ ofrend	V
^ ofst	C
^ oh	C
^ ohm	D
^ oijoij	C
^ oil	[
^ oiuoiuoiu	C
^ old	X
^ oliv	D
^ olivi	C
^ om	C
^ omeprazol	C
^ omg	C
^ onc	R
^ one	K
^ onl	[
^ onlin	[
^ onlyfan	H
^ open	[
^ opium	C
^ opportunit	C
^ oprah	C
^ orar	[
^ orchid	C
^ ord	[
^ ore	S
^ organ	[
^ original	J
^ orl	J
^ orteg	D
^ orthodox	C
^ os	R
^ osc	D
^ osr	C
^ oth	X
^ otr	W
^ ou	C
^ out	Z
^ outlook	C
^ output	C
^ over	C
^ overnight	F
^ overview	[
^ overwater	D
^ oxbow	E
^ oxford	E
^ oxidation	G
^ ozempic	C
^ ozz	C
^ pa	W
^ pabl	[
^ pacienci	R
^ pact	W
^ padr	H
^ paell	G
^ pag	U
^ pagan	C
^ paid	[
^ pais	D
^ palabr	Q
^ palm	C
^ palom	C
^ pan	S
^ pancak	I
^ panic	[
^ pantall	[
^ panton	C
^ pap	S
^ par	J
^ parabl	Y
^ paracetamol	G
^ paradis	C
^ parallel	C
^ parent	[
^ park	D
^ parkinson	[
^ parrot	C
^ part	C
^ partid	D
^ pas	[
^ pasaj	Z
^ pass	[
^ passiv	J
^ passov	[
^ passport	H
^ password123	G
^ past	C
^ pastor	S
^ patch	C
^ pathetic	K
^ patient	H
^ patrimoni	C
^ paul	Y
^ pavlov	E
^ pay	[
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
^ pentecost	V
^ peopl	[
^ pept	C
^ percent	C
^ perd	[
^ perdon	U
^ perfect	S
^ permutation	F
^ persecut	P
^ persian	C
^ person	W
^ personaj	E
^ pes	J
^ pet	G
^ ph	C
^ pharaoh	V
^ pharise	T
^ phil	K
^ philadelphi	L
^ philip	J
^ philistin	R
^ phillip	K
^ phoenix	D
^ phon	C
^ phonic	E
^ photosynthes	C
^ php	C
^ pick	K
^ pickl	G
^ piedr	D
^ piens	Z
^ pig	[
^ pilgrim	T
^ pill	Q
^ pinch	J
^ pint	E
^ pinter	C
^ pip	C
^ pisc	H
^ piss	C
^ pitbull	C
^ pivot	D
^ pizz	C
^ placehold	C
^ plagu	L
^ plan	[
^ planet	D
^ plant	[
^ plantill	J
^ plat	T
^ play	C
^ playbo	E
^ pleit	W
^ plot	[
^ pls	L
^ plumb	[
^ plural	C
^ poem	C
^ poetic	G
^ poiuytrewq	C
^ pok	C
^ pokemon	C
^ pokmon	F
^ polic	[
^ politic	V
^ poll	G
^ pollen	D
^ pon	[
^ poop	C
^ poor	T
^ pop	C
^ porn	C
^ pornhub	C
^ porqu	C
^ posicion	C
^ postcod	J
^ pow	Y
^ powerpoint	C
^ ppp	C
^ pr	[
^ pra	[
^ prais	[
^ pram	C
^ pre	Z
^ preach	W
^ preci	F
^ predestination	[
^ predic	[
^ prednison	K
^ pregnant	[
^ pregunt	C
^ prem	C
^ premium	J
^ prepar	X
^ presbyterian	F
^ present	Z
^ presentacion	U
^ presion	L
^ pressur	Z
^ prest	V
^ pretend	C
^ pric	V
^ prim	V
^ primar	E
^ primer	[
^ princ	C
^ princess	Y
^ print	C
^ prison	[
^ privac	[
^ prob	G
^ probabilit	C
^ problem	[
^ profeci	T
^ profet	W
^ profetis	T
^ promes	P
^ promis	P
^ proof	[
^ proofread	C
^ prophec	R
^ prophet	I
^ prophetess	S
^ prosperit	T
^ prostitut	X
^ prot	C
^ protect	[
^ protection	U
^ protein	C
^ proud	R
^ proverb	C
^ proverbial	E
^ providenc	C
^ prudenc	C
^ prueb	C
^ psalm	Z
^ psorias	J
^ psychic	C
^ public	U
^ pued	C
^ pueden	Y
^ puj	H
^ pulgon	C
^ pull	[
^ pulp	C
^ pumpkin	C
^ pun	C
^ punishment	Q
^ punnet	G
^ pupp	F
^ purgator	C
^ purpl	E
^ purpos	S
^ put	[
^ pythagor	J
^ python	[
^ qa	E
^ qazwsxedc	C
^ qibl	D
^ quadratic	H
^ quail	T
^ quak	C
^ qualit	U
^ quarrel	X
^ queen	F
^ quer	J
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
^ r	H
^ rac	Y
^ rachel	C
^ racist	[
^ radiohead	E
^ rahab	R
^ raid	G
^ rain	[
^ rais	W
^ raiz	J
^ ram	[
^ ramadan	N
^ ramen	C
^ random	C
^ rap	U
^ raphael	[
^ raspberr	G
^ rastafar	E
^ rastr	E
^ raven	P
^ ray	D
^ react	Q
^ read	[
^ real	[
^ rebaj	F
^ rebecc	C
^ rebekah	T
^ recet	C
^ recib	[
^ recien	[
^ recip	M
^ recipi	C
^ recommend	C
^ recov	H
^ recover	V
^ recuper	D
^ red	J
^ redact	C
^ reddit	I
^ redeem	C
^ redemption	G
^ reflexion	V
^ refractiv	E
^ refund	C
^ refus	S
^ regal	[
^ regex	C
^ region	Q
^ regl	C
^ rehoboam	Q
^ reinhold	C
^ reject	[
^ rejoic	U
^ relacion	S
^ relaps	W
^ religion	[
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
^ repot	H
^ reset	C
^ resident	C
^ resist	Z
^ respect	W
^ respond	E
^ rest	Z
^ restarant	C
^ restart	C
^ restor	T
^ resuelv	C
^ result	M
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
^ rez	W
^ rfc	C
^ rhym	C
^ rib	D
^ rich	[
^ rick	C
^ riddl	C
^ righteou	R
^ ring	[
^ ringworm	C
^ rio	E
^ riot	Z
^ ris	[
^ riv	[
^ rm	F
^ road	[
^ roar	C
^ roast	C
^ rob	[
^ roblox	C
^ rock	V
^ rocket	C
^ rofl	C
^ rol	R
^ roll	G
^ rom	S
^ roman	X
^ romanc	Z
^ rome	C
^ romp	[
^ root	C
^ rop	C
^ ros	G
^ rosc	N
^ roscon	K
^ roth	C
^ rotten	M
^ roulett	I
^ rout	S
^ royal	Y
^ ru	C
^ rubik	E
^ rug	G
^ rul	[
^ run	[
^ russian	G
^ rut	W
^ ruth	E
^ ryan	C
^ s	C
^ sa	[
^ sab	[
^ sabbath	[
^ sabbatical	C
^ sacrific	Y
^ sacrifici	T
^ sacrificial	C
^ saf	[
^ sagittariu	D
^ sai	C
^ saint	P
^ sal	Z
^ salar	L
^ salari	U
^ salbutamol	J
^ salem	C
^ salm	[
^ salom	[
^ salomon	C
^ salon	C
^ sals	C
^ salt	Z
^ salvador	N
^ sam	[
^ samari	R
^ samhain	C
^ sampl	C
^ samson	[
^ samsung	E
^ samuel	C
^ san	J
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
^ saul	T
^ sav	C
^ scar	[
^ scatter	S
^ school	[
^ schopenhau	F
^ schroding	C
^ scientolog	C
^ scissor	C
^ scorpi	C
^ scrabbl	C
^ scrap	D
^ scratch	T
^ screw	C
^ scrib	[
^ script	F
^ sdfsdf	C
^ sdkfjh	E
^ se	[
^ sea	[
^ sean	Y
^ search	N
^ seat	Y
^ seattl	C
^ second	[
^ secret	F
^ sed	Z
^ see	N
^ seed	[
^ seek	Y
^ seg	C
^ segmentation	C
^ seguimient	C
^ segund	Z
^ segur	C
^ seguridad	U
^ seinfeld	C
^ select	C
^ self	[
^ selfish	W
^ sell	[
^ sen	C
^ senal	U
^ senat	C
^ send	F
^ sent	[
^ seoul	I
^ separat	[
^ ser	[
^ sermon	[
^ serv	[
^ servant	X
^ servici	V
^ set	[
^ setent	[
^ seth	C
^ settl	H
^ seven	S
^ sevent	[
^ seventh	R
^ sew	C
^ sex	C
^ sext	M
^ sexual	Z
^ shap	E
^ shar	[
^ shaun	C
^ shawshank	C
^ sheep	[
^ shein	C
^ shem	S
^ shepherd	K
^ sherlock	N
^ shiloh	M
^ shingl	C
^ shint	H
^ ship	F
^ shirle	C
^ shit	I
^ short	[
^ shorten	C
^ shrek	H
^ shunammit	U
^ shut	C
^ si	[
^ sibl	X
^ sick	Y
^ sid	T
^ sieg	T
^ siempr	X
^ siet	W
^ sign	C
^ signific	Y
^ sil	[
^ silenc	C
^ silent	S
^ silv	[
^ sim	F
^ simeon	[
^ simon	H
^ simpl	[
^ simplif	C
^ simpson	C
^ simulador	E
^ simulat	E
^ sin	C
^ sina	C
^ sindrom	Z
^ sing	H
^ singl	V
^ sinonim	C
^ sintom	C
^ sirach	Y
^ sist	C
^ sit	[
^ six	T
^ siz	[
^ skibid	C
^ sku	D
^ skyrim	C
^ slav	Z
^ sleep	[
^ sleepless	T
^ sling	C
^ slkdfj	C
^ slogan	C
^ slot	H
^ slow	[
^ slug	C
^ small	[
^ smoke	C
^ snak	C
^ snook	D
^ snoop	F
^ snow	X
^ soap	G
^ social	[
^ sociolog	F
^ socratic	C
^ sodom	M
^ sohcahto	C
^ sol	[
^ sold	W
^ solitair	C
^ solomon	L
^ solt	V
^ solv	C
^ som	Y
^ son	N
^ song	E
^ sonnet	C
^ sorr	Q
^ sort	I
^ soul	C
^ soulcycl	F
^ sound	G
^ sourdough	I
^ south	C
^ southampton	E
^ sow	[
^ sp	H
^ spanish	C
^ spar	C
^ speak	[
^ speech	[
^ spell	C
^ spend	U
^ spf	I
^ spirit	C
^ spiritual	[
^ split	F
^ spotf	D
^ spotif	C
^ spread	[
^ squar	E
^ squeak	C
^ ssh	C
^ st	C
^ sta	[
^ stag	[
^ stairwa	G
^ stamp	D
^ stand	[
^ standard	J
^ star	Y
^ stardew	G
^ start	[
^ stas	E
^ stat	F
^ statin	C
^ statu	[
^ statut	F
^ steal	S
^ steam	H
^ step	V
^ stephen	C
^ stev	C
^ stfu	C
^ stick	[
^ still	[
^ stitch	C
^ stock	N
^ stoicism	G
^ ston	R
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
^ sud	E
^ sudaf	C
^ sudoku	C
^ suen	U
^ suez	C
^ suf	R
^ sujet	C
^ sumif	G
^ summar	[
^ summaris	C
^ sun	[
^ sunburn	G
^ sunda	C
^ sunris	X
^ sup	C
^ support	W
^ surah	C
^ surfac	E
^ surger	W
^ survivor	V
^ sush	C
^ sustitut	C
^ svg	J
^ sw1	C
^ swallow	[
^ sweet	[
^ swift	C
^ swiftu	E
^ swing	H
^ switch	V
^ sword	[
^ symptom	C
^ synonym	C
^ system	E
^ tabl	S
^ tailwind	E
^ taint	C
^ tak	[
^ talith	X
^ talk	[
^ tall	V
^ tam	[
^ taoist	C
^ tardigrad	C
^ tare	D
^ target	E
^ tarjet	[
^ tarot	E
^ tasbih	C
^ tasmanian	C
^ tast	Y
^ tax	P
^ taylor	[
^ tcu	C
^ te	C
^ teach	[
^ team	D
^ tear	C
^ tectonic	C
^ teen	X
^ teh	N
^ tell	[
^ tem	[
^ temor	[
^ temperanc	C
^ temperatur	C
^ templ	Y
^ tempt	P
^ temptation	K
^ ten	[
^ tenem	[
^ teni	P
^ tent	U
^ tenth	T
^ teologi	V
^ teorem	F
^ term	I
^ terminal	T
^ terminator	C
^ terraform	G
^ terremot	Y
^ tesc	D
^ tesl	E
^ test	C
^ tetanu	C
^ tetr	C
^ tex	I
^ text	[
^ tha	M
^ thank	D
^ thanksgiv	[
^ theloniou	H
^ then	C
^ thing	H
^ think	[
^ third	[
^ thirst	P
^ thirt	X
^ thom	C
^ thor	C
^ thorn	K
^ though	U
^ thre	[
^ thresh	T
^ through	[
^ throw	[
^ thund	[
^ tibetan	C
^ tick	C
^ tid	C
^ tiemp	D
^ tierr	S
^ tiktok	N
^ tim	Z
^ timoth	E
^ timothe	E
^ tind	S
^ tinnitu	H
^ tint	C
^ tip	L
^ tir	[
^ tiramisu	D
^ titanic	L
^ tith	L
^ titration	C
^ titu	K
^ toast	Z
^ tobi	W
^ tobit	[
^ tocin	C
^ tod	[
^ toda	[
^ toefl	G
^ tom	U
^ tomat	C
^ tomb	V
^ tongu	C
^ top	I
^ tor	C
^ torn	Y
^ tortois	H
^ tottenham	F
^ touch	[
^ tour	G
^ tow	P
^ town	W
^ toxic	S
^ toy	C
^ tr	[
^ trabaj	[
^ trabalengu	C
^ track	C
^ trad	U
^ trademark	E
^ traduc	C
^ trail	C
^ train	[
^ traitor	L
^ translat	C
^ trap	Y
^ travel	M
^ tre	[
^ treasur	X
^ treint	[
^ tren	C
^ trench	C
^ trevor	I
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
^ trust	V
^ ttttttt	C
^ tu	S
^ turn	[
^ turron	C
^ tuv	Z
^ twelv	C
^ twent	[
^ twin	W
^ twist	C
^ twit	C
^ two	[
^ typ	N
^ typeerror	F
^ typescript	J
^ typhoid	C
^ tyr	M
^ tytytyt	C
^ u2	I
^ uber	C
^ uc	C
^ ufc	C
^ ugh	C
^ uiuiu	C
^ ukrain	F
^ ultim	D
^ umrah	E
^ un	L
^ unanswer	Q
^ unbeliev	Q
^ unblock	D
^ uncensor	C
^ unclean	[
^ und	[
^ undefin	C
^ undocument	[
^ unemplo	[
^ unequal	R
^ unexpect	Y
^ unf	Z
^ unforgiven	C
^ ungrat	R
^ uninstall	G
^ union	[
^ unit	C
^ universit	U
^ unleaven	V
^ unless	R
^ unlock	E
^ uno	M
^ unsubscrib	C
^ until	T
^ up	W
^ upwork	C
^ ur	D
^ usar	[
^ usd	C
^ useless	[
^ user	L
^ ush	E
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
^ ve	U
^ vedic	C
^ vegan	Y
^ vel	V
^ velocidad	C
^ vend	[
^ venid	X
^ venm	C
^ venu	F
^ ver	[
^ verb	C
^ vestid	C
^ vet	C
^ veteran	[
^ vi	[
^ viaj	U
^ victor	W
^ victori	C
^ vide	I
^ vidi	D
^ vien	X
^ vietnam	I
^ vigili	U
^ vin	[
^ vinyl	D
^ violenci	U
^ violent	W
^ vipassan	E
^ virg	C
^ virgin	Y
^ vis	C
^ vision	Z
^ visit	[
^ vitamix	G
^ viv	[
^ voic	[
^ volcan	L
^ volv	[
^ vouch	C
^ vow	C
^ voy	[
^ vuel	C
^ vuelt	F
^ w	C
^ wag	T
^ wait	[
^ wak	C
^ walk	[
^ wall	P
^ war	[
^ warfarin	C
^ warfram	C
^ warn	Q
^ wash	G
^ wast	C
^ wat	Q
^ watch	[
^ watergat	C
^ wealth	[
^ weapon	[
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
^ whatsap	D
^ wher	F
^ whil	C
^ whit	[
^ who	C
^ whoam	C
^ whoev	V
^ wibbl	C
^ wiccan	L
^ wick	Z
^ widow	[
^ wif	Q
^ wikipedi	C
^ wild	Y
^ win	N
^ wing	X
^ wint	[
^ wis	J
^ wit	U
^ wo	T
^ woe	[
^ wolf	R
^ woman	[
^ wonder	V
^ word	J
^ wordl	C
^ wordpress	G
^ work	[
^ world	[
^ worr	T
^ worship	W
^ worst	L
^ wound	T
^ wrath	C
^ wright	C
^ writ	C
^ wtf	C
^ wubb	C
^ ww2	H
^ wwe	C
^ wwi	L
^ www	E
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
^ yanke	C
^ yannick	E
^ yeah	C
^ year	C
^ yeet	C
^ yep	C
^ yes	C
^ ying	C
^ you	X
^ young	[
^ youth	Y
^ youtub	C
^ yugoslavi	C
^ zacari	U
^ zacchaeu	V
^ zakat	I
^ zapat	E
^ zapatill	C
^ zar	F
^ zechariah	Z
^ zedekiah	T
^ zeld	C
^ zen	G
^ zer	E
^ zeu	D
^ zimr	S
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
_a 16	U
_a 1998	C
_a 24	E
_a 2400	K
_a 500	L
_a 52	G
_a 5kg	L
_a 90	C
_a _a	G
_a _bibl	J
_a _can	G
_a _christian	[
_a _dec	C
_a _di	[
_a _dond	S
_a _for	E
_a _god	Z
_a _i	F
_a _la	C
_a _las	T
_a _los	[
_a _mi	Z
_a _mis	[
_a _que	C
_a _quien	[
_a _right	R
_a _ser	[
_a _su	[
_a _sus	W
_a _tu	I
_a _tus	R
_a _un	Z
_a _una	R
_a _vers	T
_a alguien	[
_a americ	H
_a argentin	N
_a b	C
_a bab	Z
_a bad	[
_a bag	G
_a bagel	E
_a ball	G
_a baptiz	[
_a bar	C
_a barrel	C
_a basket	[
_a bay	F
_a beach	C
_a beard	P
_a bed	G
_a believ	U
_a bet	[
_a big	Y
_a bind	C
_a bird	P
_a birdi	C
_a birthda	P
_a black	C
_a bless	Z
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
_a broth	H
_a budget	Q
_a budgi	C
_a bug	C
_a build	[
_a bump	C
_a burden	P
_a burst	F
_a bus	D
_a bush	R
_a cabbag	L
_a cactu	E
_a canon	C
_a car	S
_a carburetor	E
_a card	C
_a cas	Q
_a casin	L
_a cast	D
_a cat	Q
_a catalyst	F
_a cav	Z
_a cell	J
_a chang	F
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
_a cit	R
_a clean	W
_a client	C
_a clif	[
_a clos	U
_a cloud	P
_a clov	F
_a club	I
_a coat	F
_a coffe	C
_a coin	C
_a cold	C
_a colleagu	Z
_a committe	S
_a compan	C
_a complaint	N
_a comput	D
_a concert	I
_a convex	H
_a cop	Q
_a corn	M
_a coupl	T
_a cov	C
_a covenant	[
_a cowlick	C
_a cowork	H
_a cream	H
_a cricket	H
_a crim	Q
_a criminal	Y
_a crist	X
_a crocodil	L
_a cross	[
_a crush	S
_a cubit	[
_a cult	Y
_a cup	F
_a curs	[
_a custom	C
_a cylind	E
_a d20	C
_a dad	S
_a dar	Y
_a dat	Z
_a david	U
_a day	[
_a deacon	[
_a decimal	H
_a decision	Q
_a degre	C
_a demon	V
_a denariu	[
_a deposit	C
_a depress	U
_a design	E
_a desktop	C
_a dex	C
_a dichotomou	E
_a die	U
_a diesel	C
_a differenc	[
_a different	H
_a digital	H
_a discipl	X
_a dishwash	C
_a distanc	R
_a div	C
_a divorc	T
_a doctor	[
_a document	G
_a dog	D
_a donke	W
_a door	S
_a doubl	C
_a dov	[
_a dozen	M
_a dragon	C
_a dream	Z
_a driv	C
_a dron	I
_a drunk	[
_a dud	C
_a dumb	C
_a dungeon	E
_a duvet	C
_a east	G
_a espan	F
_a est	[
_a faith	P
_a fall	X
_a fals	X
_a fam	[
_a fan	K
_a farm	S
_a fath	W
_a feel	C
_a fev	D
_a few	S
_a field	U
_a fight	W
_a filibust	C
_a first	K
_a fish	T
_a fit	C
_a fiv	C
_a flat	G
_a fleec	U
_a fold	D
_a fool	Z
_a ford	H
_a fort	C
_a four	C
_a fox	L
_a fr	C
_a fraud	U
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
_a ghost	W
_a giant	U
_a gift	C
_a ging	G
_a girlfriend	S
_a glut	C
_a goalkeep	H
_a god	Z
_a godmoth	P
_a golden	C
_a golf	C
_a good	H
_a goog	D
_a grandmoth	P
_a grav	T
_a great	S
_a group	G
_a guayaquil	E
_a gun	[
_a guy	[
_a gym	G
_a habaner	C
_a haiku	C
_a hairdress	E
_a half	D
_a hand	C
_a hard	S
_a hat	C
_a health	W
_a heart	R
_a heat	I
_a heav	Y
_a hectar	C
_a hedgehog	C
_a heic	D
_a hen	N
_a hijab	E
_a hocke	I
_a hol	N
_a hom	[
_a horribl	Y
_a hospital	Z
_a hot	Q
_a hotel	M
_a hous	X
_a hug	Y
_a hundr	[
_a hung	C
_a husband	V
_a ir	S
_a israel	P
_a jacob	U
_a jagu	D
_a jellyfish	C
_a jeremi	P
_a jesu	Y
_a job	Z
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
_a kne	H
_a kpi	C
_a lack	U
_a lad	G
_a lamp	U
_a landlord	C
_a laptop	C
_a lasagn	C
_a latt	E
_a law	X
_a lawn	C
_a leath	F
_a leopard	R
_a lep	T
_a lesbian	Q
_a let	C
_a level	M
_a lie	[
_a lif	C
_a lift	F
_a light	X
_a limerick	F
_a linkedin	E
_a linux	C
_a lion	[
_a lisbo	H
_a list	I
_a littl	[
_a llov	C
_a load	C
_a loan	[
_a loft	K
_a long	Y
_a lord	R
_a lost	D
_a lot	W
_a lov	P
_a lunchbox	M
_a luz	U
_a mac	C
_a macaroon	H
_a madrid	N
_a man	W
_a mang	U
_a marathon	V
_a mari	R
_a market	E
_a marr	Y
_a matrimoni	T
_a mattress	G
_a mayf	G
_a meal	T
_a mechanical	C
_a meet	C
_a megalodon	C
_a mess	[
_a mi	W
_a microwav	H
_a mil	C
_a mill	G
_a millston	X
_a min	K
_a miracl	[
_a mirror	[
_a miscarriag	R
_a mission	Y
_a missionar	S
_a mistak	Q
_a mockingbird	C
_a mois	Q
_a monad	C
_a monke	D
_a month	L
_a mortgag	H
_a moth	X
_a mountain	[
_a mouth	C
_a murder	P
_a muslim	T
_a mustard	H
_a mutex	I
_a nadi	Q
_a narcissist	Y
_a negron	C
_a new	[
_a newborn	N
_a no	E
_a non	Y
_a nonagon	F
_a normal	C
_a north	C
_a notar	C
_a nurs	[
_a nut	C
_a otr	W
_a p45	C
_a pabl	Q
_a pack	C
_a pag	E
_a paladin	H
_a pap	E
_a paragraph	E
_a parcel	I
_a parent	R
_a park	[
_a part	D
_a pas	C
_a pastor	[
_a payslip	J
_a pdf	C
_a pedr	R
_a pencil	C
_a penguin	E
_a pentagon	I
_a person	V
_a pes	D
_a petrol	D
_a pharise	Q
_a phon	[
_a phot	C
_a pian	J
_a pictur	E
_a piec	C
_a pinat	C
_a pint	H
_a pit	Y
_a plagu	C
_a plan	C
_a plant	C
_a plat	[
_a plug	C
_a plumb	F
_a podcast	N
_a poem	H
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
_a privat	N
_a process	C
_a product	F
_a promis	T
_a prophet	[
_a prostitut	Y
_a ps5	C
_a psalm	U
_a puf	C
_a pumpkin	D
_a python	D
_a quantit	D
_a quark	C
_a question	X
_a quintillion	C
_a quiz	C
_a radiator	I
_a rais	C
_a rap	F
_a ray	H
_a real	C
_a reason	V
_a reasonabl	M
_a rectangl	F
_a red	C
_a refund	Q
_a relationship	Z
_a rent	S
_a rental	G
_a restaurant	V
_a rex	C
_a riv	X
_a road	C
_a robot	C
_a rock	S
_a rod	C
_a roll	K
_a rooftop	H
_a root	I
_a roth	G
_a rough	[
_a roundabout	C
_a rout	C
_a rugb	M
_a rust	D
_a sad	S
_a saint	[
_a sal	L
_a san	C
_a sandwich	C
_a satan	V
_a saul	Q
_a scotch	K
_a script	D
_a second	F
_a secret	Y
_a semicolon	C
_a senator	C
_a sentenc	C
_a ser	J
_a servant	U
_a seven	C
_a shar	C
_a shark	G
_a shed	C
_a shekel	Z
_a shint	C
_a shirt	E
_a sho	G
_a shoot	R
_a shop	[
_a shopaholic	C
_a short	H
_a shortcut	E
_a shot	C
_a show	C
_a sick	W
_a sign	[
_a sikh	C
_a sin	[
_a siz	N
_a skateboard	E
_a ski	C
_a skydiv	H
_a slip	F
_a small	F
_a smoke	F
_a snak	Z
_a sol	L
_a sold	S
_a son	U
_a song	C
_a sp	Y
_a spac	C
_a speech	S
_a speed	L
_a spirit	W
_a splint	H
_a spoon	C
_a sprain	C
_a spreadsheet	K
_a stainless	F
_a stamp	E
_a standard	C
_a star	V
_a startup	C
_a stew	C
_a stor	D
_a storm	Q
_a str	D
_a strain	C
_a strang	R
_a strip	H
_a strok	R
_a strong	X
_a stuck	C
_a sty	L
_a suicid	V
_a suit	C
_a suitcas	K
_a sunda	E
_a swollen	C
_a sword	[
_a syllogism	C
_a symbol	V
_a symphon	D
_a tablecloth	I
_a tail	D
_a talent	[
_a talk	E
_a tap	C
_a tatto	Q
_a tavern	E
_a tax	C
_a teach	[
_a teenag	P
_a templ	[
_a ten	C
_a tercer	D
_a terribl	Y
_a test	L
_a tetanu	D
_a text	C
_a thief	Q
_a thirt	K
_a thousand	Z
_a thre	C
_a ti	V
_a tick	M
_a tight	M
_a tim	[
_a tin	G
_a toad	F
_a toast	C
_a tod	Y
_a toddl	D
_a toilet	E
_a tomat	F
_a tow	[
_a traditional	G
_a traffic	C
_a train	C
_a transform	E
_a trapezium	K
_a tre	[
_a tuesda	E
_a tun	J
_a turban	C
_a turke	M
_a tweet	D
_a twelv	C
_a two	C
_a tyr	C
_a uk	L
_a ukulel	L
_a uno	R
_a used	C
_a usernam	C
_a van	C
_a vegetabl	H
_a veil	T
_a vend	E
_a ver	C
_a verbal	C
_a verruc	C
_a vide	F
_a vig	C
_a viol	K
_a violin	K
_a virgin	T
_a vis	N
_a vm	G
_a voic	[
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
_a wed	Y
_a week	Q
_a whal	[
_a wheel	N
_a wheelch	Z
_a whetston	E
_a whit	E
_a whol	U
_a wiccan	C
_a widow	V
_a wif	[
_a wig	C
_a willow	C
_a win	L
_a window	C
_a windsor	C
_a witch	T
_a woman	T
_a woodchuck	C
_a wool	C
_a word	Q
_a work	H
_a workout	C
_a year	[
_a young	S
_a youth	[
_about	V
_about _a	C
_about _an	T
_about _god	Z
_about _me	[
_about _my	P
_about _the	L
_about _what	V
_about be	R
_about chees	C
_about child	P
_about courag	R
_about die	S
_about duck	I
_about everyth	Q
_about fam	Q
_about fish	C
_about food	U
_about forgiv	P
_about formul	C
_about friendship	P
_about fyr	C
_about hors	C
_about humbl	P
_about jesu	V
_about justic	R
_about kill	P
_about kind	P
_about lif	P
_about lost	N
_about lov	P
_about marr	P
_about mone	U
_about noah	W
_about oth	R
_about patient	R
_about peac	P
_about physic	D
_about plumb	C
_about politic	Q
_about sant	R
_about self	R
_about sex	R
_about sol	E
_about spreadsheet	F
_about tac	C
_about thre	F
_about tomorrow	W
_about traffic	C
_about wif	F
_about work	R
_accord	M
_accord _to	M
_al	W
_al _que	Y
_al abr	C
_al adh	C
_al aeropuert	F
_al aleman	G
_al beb	T
_al centrifug	H
_al ces	X
_al ciel	[
_al cuadr	G
_al diabl	S
_al franc	C
_al hij	Q
_al hombr	R
_al horn	C
_al infiern	R
_al lord	Y
_al medic	R
_al mont	C
_al mor	T
_al mund	Y
_al mus	E
_al nin	W
_al ordenador	F
_al padr	P
_al pok	H
_al projim	S
_al respet	P
_al sacerdot	P
_al televisor	E
_al trabaj	P
_allow	K
_allow _in	C
_allow _to	C
_als	S
_an	L
_an _e	C
_an abortion	T
_an abusiv	R
_an accident	Y
_an account	C
_an acrostic	G
_an addict	Y
_an administrator	M
_an adult	I
_an adverb	C
_an aff	S
_an airlin	L
_an airport	G
_an alcoholic	X
_an alligator	L
_an alt	[
_an android	C
_an angel	[
_an apartment	D
_an api	D
_an apolog	T
_an apostl	[
_an app	E
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
_an engagement	H
_an est	D
_an etf	C
_an exam	T
_an exampl	K
_an excel	C
_an excess	C
_an eye	[
_an hour	L
_an idol	[
_an immigrant	Q
_an inmat	S
_an inspector	C
_an interview	V
_an invitation	C
_an invoic	C
_an ipad	G
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
_an unknown	X
_an unladen	J
_an unrestrict	C
_and	[
_and ?how	C
_and ?when	C
_and ?who	C
_and _a	G
_and _an	N
_and _be	C
_and _cant	R
_and _christian	T
_and _do	V
_and _dont	Q
_and _for	R
_and _god	Z
_and _hav	W
_and _he	R
_and _her	P
_and _his	T
_and _i	Y
_and _im	T
_and _in	M
_and _it	I
_and _its	C
_and _let	V
_and _my	R
_and _on	C
_and _she	P
_and _th	P
_and _the	V
_and _to	S
_and _we	P
_and _what	C
_and _which	H
_and _wont	J
_and _you	S
_and _your	S
_and abel	W
_and acrylic	I
_and act	D
_and alon	P
_and angel	V
_and angelin	C
_and animal	R
_and ann	Q
_and aquil	[
_and asham	S
_and ask	P
_and bad	V
_and bak	C
_and barnab	T
_and bathsheb	Q
_and beyond	C
_and bleed	P
_and blood	P
_and bon	C
_and broth	E
_and build	C
_and but	C
_and buy	U
_and camer	F
_and chees	G
_and child	Q
_and chip	C
_and christianit	T
_and cla	W
_and const	C
_and courageou	R
_and covalent	C
_and covid	C
_and creat	R
_and crocodil	F
_and ct	C
_and curiou	P
_and david	T
_and day	S
_and delilah	Z
_and deliv	C
_and demand	C
_and die	W
_and down	T
_and drink	R
_and effect	C
_and empt	T
_and end	C
_and esau	S
_and est	C
_and estoni	C
_and eve	W
_and faith	[
_and fals	P
_and fam	P
_and feast	P
_and feel	U
_and fift	C
_and fir	Z
_and fish	Q
_and fl	C
_and follow	S
_and foolish	R
_and forget	R
_and forgot	P
_and franki	F
_and fruit	U
_and furiou	C
_and gar	J
_and giv	C
_and go	Q
_and goat	[
_and gold	Z
_and golden	[
_and gomorrah	R
_and got	Q
_and grac	C
_and grapefruit	C
_and groom	R
_and half	[
_and harv	T
_and heal	P
_and her	C
_and hid	Q
_and hobb	D
_and hol	P
_and hold	C
_and hone	[
_and hors	T
_and humbl	S
_and ibuprofen	H
_and inductiv	C
_and ishmael	Q
_and jezebel	P
_and john	[
_and jonathan	Q
_and joseph	R
_and juliet	C
_and key	E
_and king	U
_and knock	U
_and know	Q
_and lamb	T
_and lazaru	U
_and leav	R
_and levit	T
_and libr	C
_and lif	Q
_and lil	S
_and liv	U
_and london	I
_and lov	R
_and lp	C
_and mak	T
_and man	C
_and manasseh	P
_and marmalad	F
_and marth	S
_and metaphor	C
_and minut	K
_and mort	C
_and moth	T
_and myrrh	[
_and nev	Q
_and new	[
_and night	V
_and no	[
_and nobod	S
_and not	Z
_and noth	R
_and nothing	C
_and now	C
_and oil	T
_and one	Z
_and orang	N
_and paracetmol	G
_and paul	P
_and peopl	T
_and poor	S
_and pr	R
_and pra	R
_and prejudic	C
_and print	L
_and proud	U
_and put	[
_and rachel	V
_and regret	P
_and rescu	Q
_and ris	C
_and rugb	E
_and sa	P
_and sapphir	V
_and sarah	R
_and satin	C
_and saul	P
_and scar	S
_and scorpi	I
_and secondar	E
_and see	Q
_and sell	C
_and ser	L
_and seven	S
_and sex	W
_and shepherd	W
_and show	J
_and singl	V
_and sist	S
_and smok	W
_and son	D
_and spenc	F
_and spirit	[
_and still	C
_and swallow	V
_and tak	P
_and tam	Q
_and teach	S
_and temp	C
_and text	C
_and then	C
_and ther	C
_and thre	S
_and tir	R
_and trumpet	Q
_and trust	Q
_and truth	R
_and turn	C
_and twelv	Q
_and two	[
_and unclean	Q
_and vein	C
_and velocit	I
_and vineg	D
_and walk	S
_and want	Q
_and wat	[
_and wav	P
_and weep	Q
_and weight	C
_and whal	C
_and whit	F
_and widow	P
_and wif	R
_and win	[
_and woman	R
_and work	[
_and writ	C
_anyon	I
_anyon _in	Q
_anyon know	C
_anyth	U
_anyth _too	P
_anyth now	C
_arent	T
_as	[
_as _a	[
_as _an	W
_as _for	Q
_as _my	C
_as _th	[
_as _the	T
_as _you	X
_as _your	T
_as _yourself	Q
_as cabin	K
_as far	S
_as json	C
_as king	S
_as loratadin	C
_as np	C
_as pd	C
_as pdf	E
_as righteou	Q
_at	X
_at 120hz	J
_at 144hz	G
_at 4am	C
_at 4k	K
_at 60	P
_at 63	D
_at 6am	E
_at _a	[
_at _god	R
_at _me	W
_at _my	M
_at _our	S
_at _the	L
_at all	Q
_at altitud	C
_at bethel	U
_at can	[
_at christm	V
_at church	Z
_at colleg	X
_at die	C
_at diwal	G
_at eid	C
_at ever	R
_at first	C
_at fiv	C
_at fort	D
_at gettysburg	C
_at hom	G
_at jesu	P
_at last	H
_at least	C
_at lin	G
_at midnight	W
_at mizpah	V
_at nazar	S
_at night	C
_at nin	D
_at nob	U
_at onc	Y
_at oth	X
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
_at thre	N
_at twelv	S
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
_be ?man	V
_be ?who	R
_be _a	H
_be _an	C
_be _anyon	W
_be _anyth	P
_be _at	R
_be _christian	T
_be _en	C
_be _for	Q
_be _god	[
_be _he	V
_be _i	[
_be _in	T
_be _it	F
_be _just	[
_be _my	C
_be _of	P
_be _on	V
_be _our	Z
_be _right	[
_be _she	C
_be _so	G
_be _th	C
_be _that	C
_be _the	C
_be _ther	P
_be _to	[
_be _too	[
_be _we	[
_be _with	C
_be _wrong	V
_be _you	C
_be _your	C
_be aaron	U
_be abl	C
_be abraham	[
_be adam	[
_be addict	Q
_be adopt	Q
_be afraid	S
_be against	P
_be all	L
_be alon	U
_be alot	C
_be alwa	T
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
_be avogadr	G
_be bab	V
_be babylon	[
_be back	X
_be bad	[
_be bald	C
_be baptiz	U
_be be	R
_be behind	C
_be bet	S
_be between	C
_be beyons	C
_be birth	H
_be blad	F
_be blind	C
_be bor	[
_be brav	[
_be break	C
_be build	C
_be bus	C
_be caes	S
_be cain	Y
_be call	Z
_be canc	C
_be cancell	E
_be chang	[
_be cheat	W
_be cheerlead	C
_be christ	Q
_be christianit	P
_be church	R
_be claritin	C
_be clean	X
_be clos	U
_be coffe	D
_be com	[
_be communion	V
_be controll	R
_be costc	C
_be cremat	V
_be crispr	C
_be cut	V
_be damp	C
_be daniel	T
_be dark	C
_be dat	Y
_be david	W
_be depress	W
_be destro	P
_be die	[
_be different	V
_be divid	X
_be dividend	C
_be divorc	U
_be do	U
_be doing	R
_be driv	R
_be drunk	P
_be dry	C
_be due	[
_be e10	F
_be eas	Z
_be eat	V
_be ejercici	C
_be elephant	C
_be empt	R
_be engag	T
_be esth	Q
_be everyth	Q
_be evil	T
_be execut	S
_be fail	W
_be faith	X
_be fak	H
_be fall	[
_be favourit	C
_be fight	P
_be fill	S
_be first	R
_be fiv	C
_be flaming	D
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
_be get	S
_be giv	S
_be glass	C
_be gluten	C
_be go	[
_be going	[
_be goliath	[
_be good	[
_be gotten	C
_be great	T
_be greek	D
_be greenland	C
_be griev	Q
_be halloween	[
_be happ	Z
_be hard	[
_be hav	P
_be heal	R
_be heaven	[
_be hell	[
_be her	Y
_be hid	V
_be hol	[
_be hop	U
_be humbl	Z
_be hungar	C
_be hungr	Q
_be hurt	P
_be iambic	C
_be ill	V
_be ime	C
_be impossibl	[
_be includ	C
_be israel	R
_be ivf	R
_be jacob	U
_be jam	R
_be jaywalk	C
_be jealou	T
_be jesu	[
_be job	W
_be joe	C
_be john	Z
_be jonah	Z
_be jordan	D
_be joseph	[
_be joshu	U
_be jud	Z
_be judg	T
_be kick	E
_be kill	W
_be kind	[
_be king	Y
_be laz	P
_be lead	C
_be leav	Y
_be legion	V
_be lie	Q
_be lif	F
_be light	Y
_be lik	[
_be listen	R
_be lock	C
_be longshor	C
_be look	Y
_be lot	[
_be lov	[
_be mad	R
_be madagasc	C
_be maghrib	F
_be mak	[
_be man	U
_be mar	[
_be marr	V
_be max	E
_be mcmxcix	C
_be mean	U
_be meaningless	S
_be melatonin	C
_be mercur	C
_be merr	Y
_be mess	C
_be min	[
_be miss	U
_be modu	C
_be mor	[
_be mos	U
_be mov	C
_be mr	C
_be msg	C
_be murder	P
_be mushroom	C
_be muslim	S
_be naan	C
_be near	[
_be nev	S
_be new	L
_be next	Z
_be nic	[
_be no	[
_be noah	[
_be normal	P
_be not	R
_be noth	S
_be now	C
_be nutmeg	C
_be nvidi	C
_be oat	C
_be occam	C
_be ohm	C
_be old	Q
_be one	Z
_be open	P
_be oppenheim	C
_be out	S
_be over	[
_be pap	C
_be past	[
_be patient	Z
_be paul	[
_be peac	C
_be peopl	C
_be perfect	Q
_be pet	[
_be pi	C
_be pink	D
_be plastic	C
_be plat	C
_be pm	E
_be poor	S
_be portugues	C
_be pra	S
_be pregnant	W
_be princ	C
_be proud	[
_be purgator	[
_be qibl	G
_be quino	C
_be rap	Q
_be read	[
_be real	[
_be retinol	C
_be rich	T
_be rip	C
_be rubbish	M
_be rud	S
_be ruin	R
_be run	C
_be rust	C
_be ruth	T
_be sant	H
_be sarah	X
_be satan	Z
_be saul	S
_be sav	[
_be scar	U
_be see	C
_be self	D
_be sell	R
_be send	V
_be sex	R
_be short	C
_be shot	T
_be sick	[
_be silent	T
_be silk	C
_be simon	[
_be sin	X
_be skinn	C
_be slaver	C
_be smok	Q
_be sodom	X
_be solomon	Y
_be som	[
_be speak	[
_be split	R
_be spread	P
_be steal	Q
_be steel	C
_be stephen	[
_be still	U
_be ston	S
_be strong	Z
_be stuck	K
_be stupid	C
_be suicid	Z
_be sur	R
_be tak	U
_be takeawa	C
_be tap	C
_be taylor	C
_be technolog	[
_be tectonic	C
_be tell	F
_be tempt	S
_be temu	C
_be tenn	C
_be tex	E
_be thank	T
_be think	C
_be thre	J
_be throw	W
_be tith	S
_be tom	C
_be tomorrow	X
_be tr	M
_be tran	P
_be transgend	P
_be trash	C
_be treat	Q
_be trinit	C
_be tru	[
_be trudeau	C
_be turke	E
_be twic	F
_be unf	U
_be unfaith	P
_be useless	C
_be using	Q
_be venu	C
_be weak	Q
_be wear	W
_be whal	D
_be wis	Y
_be without	Q
_be wittgenstein	C
_be woman	F
_be wonderwall	K
_be wudu	C
_be yellow	E
_be your	[
_be zenday	C
_bibl	[
_bibl _and	Q
_bibl _be	C
_bibl _for	Q
_bibl _hav	S
_bibl _just	T
_bibl _on	[
_bibl _passag	T
_bibl _say	[
_bibl _to	U
_bibl _vers	X
_bibl allow	S
_bibl app	C
_bibl mention	R
_bibl read	Y
_bibl stor	V
_bibl stud	[
_bibl support	R
_bibl tim	V
_bibl writ	S
_bibli	[
_bibli _de	T
_bibli _del	T
_bibli _ser	C
_bibli _sobr	R
_biblical	[
_biblical mean	V
_but	S
_but _cant	E
_but _didnt	P
_but _do	[
_but _god	[
_but _he	P
_but _i	T
_but _if	E
_but _im	Z
_but _me	Y
_but _my	P
_but _the	S
_but biscuit	C
_but keep	C
_but no	J
_but not	C
_but noth	C
_but now	S
_by	U
_by ?who	C
_by _a	[
_by _an	U
_by _god	T
_by _his	U
_by _my	[
_by _myself	C
_by _someon	Q
_by _th	X
_by _the	C
_by ad	D
_by address	E
_by countr	C
_by dat	I
_by day	S
_by election	C
_by faith	Z
_by fech	C
_by fir	W
_by grac	Y
_by hand	C
_by lou	C
_by step	C
_by train	C
_by two	V
_by user	H
_by vin	C
_by worm	Q
_can	M
_can _a	[
_can _anyon	T
_can _anyth	Q
_can _be	V
_can _christian	[
_can _do	[
_can _god	[
_can _i	G
_can _it	H
_can _my	K
_can _of	G
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
_can jesu	R
_can mak	F
_can rabbit	G
_can ring	C
_can satan	T
_can separat	T
_can somebod	C
_can woman	[
_cant	[
_cant _do	X
_cant _get	Z
_cant _hav	P
_cant _i	C
_cant _let	T
_cant _say	S
_cant afford	[
_cant concentrat	X
_cant decid	R
_cant fall	W
_cant find	U
_cant focu	U
_cant forgiv	P
_cant go	Q
_cant hear	C
_cant keep	R
_cant mak	Q
_cant mov	W
_cant open	E
_cant pay	[
_cant sleep	S
_cant stand	T
_cant stop	[
_cant tak	[
_cant touch	C
_chapt	J
_chapt _be	[
_chapt _in	[
_chapt four	L
_chapt list	C
_chapt nin	D
_chapt summar	C
_chapt thre	C
_chapt twelv	F
_christian	[
_christian _at	P
_christian _be	X
_christian _do	V
_christian _hav	T
_christian _in	[
_christian bal	C
_christian believ	Q
_christian celebrat	S
_christian dat	[
_christian dior	C
_christian eat	S
_christian go	Q
_christian kill	P
_christian louboutin	C
_christian mccaffre	C
_christian pla	[
_christian ronald	E
_christian watch	T
_com	G
_com _deb	Q
_com _hac	C
_com _la	[
_com _las	Z
_com _lo	C
_com _me	Q
_com _pod	Q
_com _se	C
_com _ser	[
_com _un	U
_com amar	R
_com aparc	L
_com arregl	H
_com ayud	P
_com ban	C
_com borr	C
_com cambi	F
_com cancel	D
_com centr	C
_com colg	D
_com conect	E
_com conf	Q
_com consegu	C
_com control	T
_com cos	E
_com dej	X
_com desatasc	C
_com divid	C
_com dom	I
_com ensen	E
_com jug	H
_com liber	F
_com lleg	I
_com maquillars	C
_com med	E
_com mor	U
_com pas	F
_com pel	D
_com perdon	S
_com pid	C
_com pirat	C
_com pon	C
_com purg	C
_com quit	C
_com recuper	L
_com reg	I
_com saberl	K
_com se	Q
_com te	C
_com ten	J
_com termin	U
_com trat	U
_com venc	R
_con	[
_con _di	T
_con _el	[
_con _la	Y
_con _los	[
_con _mi	Y
_con _mis	P
_con _que	D
_con _quien	T
_con _un	C
_con _una	[
_con alguien	[
_con dos	C
_con flequill	C
_con gast	C
_con homoclav	C
_con lech	C
_con otr	Q
_con park	H
_con patat	C
_con temor	S
_con tod	R
_con vosotr	Q
_could	[
_could _hav	P
_could _you	C
_could not	U
_couldnt	[
_cual	P
_cual _ser	L
_cual ser	P
_cual son	S
_cuand	V
_cuand _lo	F
_cuand _se	C
_cuand _ser	K
_cuand acab	C
_cuand cay	J
_cuand empiez	C
_cuand empiezan	F
_cuand esto	T
_cuand jueg	D
_cuand mor	C
_cuand nac	S
_cuand pod	C
_cuand salen	C
_de	N
_de 225	J
_de 240	L
_de 850	C
_de 900	F
_de _di	[
_de _dond	F
_de _el	C
_de _hac	S
_de _la	C
_de _las	K
_de _lo	W
_de _los	Y
_de _mi	X
_de _mis	Z
_de _que	Y
_de _quien	C
_de _ser	V
_de _su	W
_de _sus	P
_de _tu	[
_de _un	P
_de _una	[
_de aaron	X
_de abraham	W
_de accion	P
_de acogid	U
_de acuerd	R
_de adan	T
_de advient	[
_de agu	H
_de aguacat	K
_de ahor	C
_de air	K
_de alabanz	T
_de alguien	S
_de alient	Z
_de almagr	E
_de alquil	Q
_de amazon	C
_de amor	U
_de an	P
_de angel	H
_de anill	E
_de anim	R
_de ano	[
_de anunci	F
_de apendicit	C
_de aplicacion	E
_de arep	F
_de australi	L
_de ayer	C
_de babiloni	T
_de bad	C
_de balonman	J
_de barr	[
_de bautiz	T
_de beb	C
_de belen	Q
_de berlin	C
_de bernard	C
_de bienvenid	R
_de bod	R
_de borbon	C
_de bronc	R
_de bud	C
_de cad	U
_de cain	R
_de calabaz	C
_de campan	C
_de carretiller	C
_de cas	[
_de ceniz	[
_de centroameric	D
_de chin	N
_de ciel	C
_de cienci	E
_de cin	C
_de ciren	U
_de clas	T
_de coch	J
_de cocin	E
_de com	W
_de compromis	C
_de conduc	C
_de confirmacion	T
_de consuel	W
_de corazon	R
_de corbat	C
_de cort	C
_de cost	E
_de crist	H
_de croquet	J
_de cuaresm	T
_de cumplean	P
_de curriculum	C
_de daniel	V
_de david	U
_de deud	V
_de deuteronomi	R
_de diner	V
_de divorc	C
_de egipt	V
_de eli	Q
_de elise	V
_de encenderl	C
_de escuel	S
_de esperanz	Q
_de est	[
_de estren	E
_de europ	K
_de event	C
_de excel	C
_de ezequiel	U
_de famili	R
_de famos	C
_de faraon	R
_de fe	U
_de fiest	C
_de filip	Z
_de filipens	S
_de fortalez	R
_de fraccion	C
_de franc	G
_de fueg	[
_de futbol	G
_de gedeon	V
_de gemin	C
_de gitan	G
_de glucos	C
_de googl	C
_de graci	U
_de grit	C
_de guadalup	M
_de guardi	C
_de guerr	W
_de haciend	C
_de harin	J
_de hog	C
_de hombr	W
_de hoy	C
_de ime	K
_de isai	Q
_de israel	T
_de itali	D
_de jacob	[
_de jaimit	C
_de jamon	J
_de jeremi	S
_de jeric	Y
_de jerusalen	Q
_de jesu	Y
_de jijon	C
_de job	X
_de jon	X
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
_de levitic	R
_de lim	N
_de limon	C
_de lord	T
_de lot	V
_de lut	S
_de mal	P
_de malaqui	P
_de man	C
_de mari	Q
_de marvel	C
_de matrimoni	S
_de may	C
_de medellin	E
_de mercadon	K
_de mes	[
_de mess	C
_de metafor	F
_de mexic	D
_de mi	[
_de mierd	F
_de mois	X
_de molin	Z
_de mor	C
_de mosquit	C
_de muert	W
_de muj	Q
_de mutu	E
_de nac	S
_de navidad	Q
_de nehemi	P
_de nin	V
_de noch	X
_de noe	Y
_de novi	C
_de nuev	X
_de ohm	C
_de ojo	X
_de one	[
_de orar	W
_de organ	W
_de otr	S
_de ovej	Z
_de pabl	T
_de pag	N
_de pantall	F
_de pantalon	H
_de papel	C
_de paquet	C
_de parej	[
_de pascu	Y
_de pastor	S
_de patat	H
_de paz	X
_de pec	Q
_de pedr	V
_de pel	C
_de perdon	Q
_de pesam	X
_de piedr	Y
_de pitagor	F
_de plat	[
_de poll	C
_de prens	C
_de proteccion	P
_de proverbi	R
_de puebl	C
_de put	C
_de quit	E
_de ram	[
_de rapid	C
_de repos	R
_de rey	P
_de roblox	H
_de roman	T
_de rosali	C
_de rut	T
_de sabiduri	P
_de sagitari	C
_de sal	[
_de salomon	X
_de salvi	D
_de samuel	R
_de sangr	S
_de sanidad	S
_de sanson	R
_de sant	C
_de santiag	E
_de saul	U
_de segund	G
_de sex	U
_de siet	Q
_de six	J
_de soledad	C
_de sudameric	D
_de sueci	C
_de tacon	E
_de taur	D
_de television	D
_de tenerif	G
_de terror	C
_de thirt	C
_de thre	G
_de ti	Y
_de tobi	Q
_de tobill	K
_de tod	Z
_de tom	C
_de torm	C
_de tortill	L
_de tr	J
_de trabaj	S
_de traj	C
_de twelv	C
_de two	[
_de urugua	C
_de vacacion	E
_de velocidad	G
_de verdad	S
_de verificacion	C
_de vid	Y
_de vin	C
_de waterlo	C
_de whatsap	F
_de x	G
_de yogur	K
_de zacari	Q
_de zapat	F
_deb	[
_deb _hac	P
_deb _ser	P
_deb orar	Q
_dec	N
_dec _a	D
_dec _la	U
_dec _que	[
_dec dal	C
_dec jesu	Q
_dec maripos	H
_dec tenedor	J
_del	R
_del 27	C
_del _on	C
_del _que	X
_del agu	C
_del air	D
_del alm	T
_del americ	D
_del amor	Q
_del apocalips	S
_del are	J
_del barcelon	E
_del bitcoin	C
_del ciel	[
_del coch	D
_del corazon	T
_del corder	U
_del corre	E
_del cuerp	Y
_del dia	X
_del divorc	P
_del dol	I
_del domin	C
_del eden	[
_del ermitan	C
_del espiritu	W
_del fajr	C
_del fin	W
_del finiquit	C
_del hierr	F
_del hij	Q
_del hombr	P
_del iphon	D
_del jug	C
_del juici	U
_del lazarill	C
_del lord	[
_del lot	C
_del maestr	Q
_del magreb	C
_del mar	U
_del matrimoni	T
_del medic	X
_del mes	C
_del motor	C
_del mund	P
_del mundial	C
_del nin	F
_del pact	T
_del padel	C
_del padr	Q
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
_del tiemp	M
_del trabaj	T
_del trapeci	J
_del triangul	C
_del wif	C
_di	[
_di _a	R
_di _com	S
_di _con	Q
_di _cuand	R
_di _de	Q
_di _el	S
_di _en	Y
_di _lo	Q
_di _los	P
_di _me	V
_di _par	U
_di _por	R
_di _que	R
_di _se	Y
_di _ser	T
_di _tien	R
_di _y	Q
_di ama	R
_di cambi	R
_di est	P
_di mand	P
_di mio	T
_di no	[
_di nunc	P
_di perdon	Q
_di quier	S
_di te	T
_di tod	Q
_didnt	[
_didnt _do	R
_didnt _get	S
_didnt mak	Z
_didnt stud	P
_do	F
_do 150	G
_do 20	C
_do 404	C
_do ?when	[
_do _a	C
_do _an	C
_do _anyon	D
_do _anyth	C
_do _at	[
_do _be	X
_do _christian	X
_do _e	C
_do _god	[
_do _he	D
_do _i	L
_do _if	C
_do _in	C
_do _it	C
_do _my	C
_do _someth	U
_do _th	D
_do _the	F
_do _to	[
_do _we	G
_do _what	X
_do _will	C
_do _with	C
_do _wrong	X
_do _you	C
_do _your	C
_do aaron	Z
_do abraham	[
_do adam	[
_do adult	C
_do aft	[
_do airlin	J
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
_do bab	Y
_do bad	[
_do banan	C
_do baptiz	X
_do bat	C
_do batter	G
_do bcc	C
_do be	C
_do bean	C
_do black	C
_do brac	C
_do brad	C
_do bread	C
_do buddhist	E
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
_do dog	G
_do each	C
_do ech	C
_do electric	N
_do elijah	Q
_do elish	[
_do elon	C
_do escalator	C
_do esp	C
_do esth	S
_do etymolog	C
_do eve	[
_do everyth	Y
_do exact	E
_do fing	C
_do firef	C
_do flaming	C
_do friend	C
_do geck	E
_do gg	C
_do gideon	[
_do giraff	C
_do golf	H
_do good	[
_do gps	F
_do guine	C
_do helicopt	D
_do help	Y
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
_do job	[
_do john	[
_do jonah	Z
_do joseph	[
_do jud	[
_do jur	C
_do justic	Y
_do klarn	F
_do labor	C
_do lbw	C
_do leav	C
_do lidocain	C
_do light	C
_do long	C
_do lord	[
_do magnet	C
_do man	C
_do mar	[
_do microgynon	C
_do miracl	U
_do mitochondri	E
_do monsoon	H
_do mos	[
_do mosquito	C
_do mushroom	C
_do nietzsch	C
_do noah	[
_do nois	F
_do noroviru	D
_do not	[
_do noth	F
_do numerolog	H
_do one	D
_do onion	C
_do open	K
_do osmos	L
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
_do pr	R
_do pra	[
_do pro	C
_do probat	E
_do professional	C
_do protestant	Z
_do psalm	R
_do pupp	C
_do ramadan	M
_do robot	C
_do roman	C
_do run	C
_do russi	I
_do ruth	Z
_do samson	[
_do samura	C
_do saul	[
_do schadenfreud	C
_do school	C
_do scor	G
_do shabbat	H
_do shakespear	C
_do shav	C
_do sin	[
_do snail	C
_do sodium	C
_do solomon	[
_do som	F
_do son	W
_do spf	C
_do spid	C
_do stick	C
_do submarin	C
_do titanic	E
_do touch	C
_do trad	E
_do two	J
_do und	C
_do vaccin	C
_do var	C
_do wab	C
_do wing	C
_do wolv	C
_do woman	F
_do wudu	H
_do yaml	C
_do youtub	C
_do zebr	C
_do zen	C
_doesnt	[
_doesnt _god	S
_doesnt believ	P
_doesnt car	Q
_doesnt help	Q
_doesnt know	P
_doesnt look	G
_doesnt lov	Q
_doesnt mak	Q
_doesnt pay	T
_doesnt talk	P
_doesnt want	R
_dond	C
_dond _ser	R
_dond _un	D
_dond compr	C
_dond er	C
_dond est	I
_dond estab	R
_dond estan	S
_dond nac	E
_dond qued	G
_dond ver	C
_dond vivi	S
_dont	[
_dont _get	R
_dont _hav	Q
_dont _let	V
_dont car	R
_dont deserv	Q
_dont feel	Q
_dont fit	[
_dont know	X
_dont lik	S
_dont listen	V
_dont need	Q
_dont speak	S
_dont trust	P
_dont understand	Q
_dont want	R
_e	C
_e _and	C
_e _to	C
_e calend	L
_e f	C
_e g	F
_e mc2	C
_e met	C
_e vs	F
_e x	D
_el	Y
_el _que	[
_el _versicul	P
_el abort	Q
_el abuel	P
_el aceit	G
_el aeropuert	E
_el agu	Q
_el aguijon	S
_el alm	U
_el alt	[
_el americ	J
_el amor	V
_el angel	Y
_el ano	C
_el antigu	Q
_el apocalips	Y
_el apostol	T
_el arbol	P
_el arc	[
_el arroz	C
_el ayun	R
_el balon	C
_el bautist	S
_el bautiz	P
_el beb	Q
_el becerr	T
_el bien	S
_el buen	S
_el caball	F
_el caf	C
_el camin	S
_el canc	R
_el cantic	Q
_el capitul	Q
_el carr	T
_el celibat	Q
_el celul	M
_el cieg	U
_el ciel	[
_el coch	C
_el codig	C
_el congres	E
_el control	P
_el corazon	U
_el corder	[
_el cuerp	K
_el cult	Q
_el desiert	U
_el dia	Y
_el diabl	Y
_el diezm	R
_el diluvi	R
_el diner	V
_el divorc	R
_el dni	C
_el dolor	U
_el doming	W
_el dragon	T
_el duel	X
_el ejercit	R
_el espiritu	U
_el espos	P
_el evangeli	S
_el examen	T
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
_el gran	W
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
_el infiern	S
_el inviern	C
_el iva	C
_el jardin	Q
_el jordan	V
_el joven	U
_el juici	V
_el just	P
_el ladron	P
_el leon	U
_el libr	W
_el limoner	C
_el llam	S
_el lord	C
_el lug	X
_el lut	R
_el mal	V
_el man	Q
_el mant	[
_el mar	Q
_el marid	C
_el matrimoni	U
_el mileni	S
_el ministr	C
_el mism	P
_el moh	E
_el mont	[
_el movil	M
_el mund	[
_el mur	G
_el nin	Q
_el nombr	V
_el noviazg	U
_el nuev	R
_el numer	W
_el ojo	Q
_el orgull	S
_el padr	S
_el pan	V
_el par	C
_el paracetamol	N
_el paralitic	S
_el partid	C
_el pastor	P
_el pec	U
_el peor	P
_el perdon	P
_el pez	T
_el president	J
_el prim	[
_el principi	[
_el profet	V
_el publican	V
_el puebl	R
_el pulgon	L
_el quijot	C
_el ramadan	C
_el rein	T
_el rey	V
_el rez	C
_el ric	[
_el rio	L
_el roi	T
_el rosari	T
_el rostr	U
_el sab	C
_el salari	S
_el salm	R
_el segund	V
_el sex	P
_el shadda	U
_el sierv	R
_el sol	R
_el sueld	T
_el suen	R
_el sufrimient	P
_el suicidi	R
_el tabernacul	R
_el tabler	D
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
_el vall	W
_el valor	F
_el vel	[
_el verb	[
_el vientr	S
_el vuel	N
_el wif	C
_el yug	R
_en	N
_en 2004	K
_en _di	T
_en _el	P
_en _la	[
_en _las	W
_en _los	U
_en _mi	[
_en _que	D
_en _su	T
_en _tu	V
_en _un	J
_en _una	K
_en acuari	C
_en afric	H
_en ajedrez	F
_en alemani	D
_en algun	C
_en apocalips	S
_en argentin	C
_en ayun	C
_en baqueir	K
_en bic	C
_en blanc	C
_en bogot	D
_en boxe	C
_en buen	G
_en cancun	I
_en cas	[
_en chil	C
_en colombi	M
_en color	C
_en cordob	D
_en crist	Y
_en css	I
_en cuaresm	W
_en curars	K
_en diwal	D
_en dobl	C
_en dos	U
_en egipt	R
_en el	S
_en espan	C
_en espanol	F
_en espiritu	Q
_en est	X
_en excel	C
_en freidor	K
_en gran	C
_en guadalajar	C
_en hierr	C
_en html	F
_en ingl	C
_en internet	[
_en jesu	P
_en juli	G
_en kil	M
_en lengu	W
_en line	N
_en lleg	N
_en madrid	C
_en malag	F
_en marz	C
_en melill	C
_en mexic	M
_en mi	T
_en minecraft	I
_en monterre	C
_en navidad	Q
_en netflix	C
_en orden	C
_en pas	C
_en public	S
_en python	C
_en seman	[
_en sevill	C
_en silenci	T
_en suiz	C
_en tiemp	T
_en tikal	C
_en tod	X
_en ubuntu	H
_en usa	F
_en vig	G
_en xiaom	D
_en yog	C
_en zaragoz	G
_for	N
_for 15	C
_for 20	C
_for 2012	J
_for 38	U
_for 49	E
_for 4k	J
_for 4th	C
_for ?when	R
_for _a	L
_for _an	U
_for _christian	X
_for _en	C
_for _god	[
_for _her	P
_for _him	Z
_for _his	R
_for _i	C
_for _it	W
_for _me	[
_for _my	Y
_for _our	[
_for _said	C
_for _someon	W
_for _someth	Q
_for _th	[
_for _the	[
_for _them	P
_for _thos	V
_for _us	[
_for _what	T
_for _you	J
_for _your	[
_for all	[
_for anoth	[
_for antibiotic	C
_for anxiou	Q
_for ash	R
_for autumn	F
_for bab	C
_for batter	F
_for be	S
_for beach	I
_for begin	R
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
_for celtic	D
_for ch	E
_for cheap	D
_for chicken	M
_for child	[
_for cholesterol	C
_for christm	[
_for church	[
_for cit	E
_for colleg	V
_for cost	J
_for coupl	C
_for creat	T
_for deck	C
_for deliciou	C
_for depress	T
_for die	V
_for din	C
_for disobedienc	T
_for divorc	[
_for document	C
_for domin	E
_for doubl	G
_for dry	C
_for duck	C
_for dui	C
_for each	W
_for eight	K
_for ejempl	H
_for email	C
_for ever	T
_for everyon	P
_for everyth	W
_for fam	P
_for ferritin	L
_for fiv	V
_for food	C
_for forgiv	U
_for formul	N
_for friend	Q
_for fun	[
_for gemin	C
_for golf	C
_for good	Z
_for graduation	R
_for green	C
_for half	C
_for harv	Q
_for hav	R
_for heal	[
_for heaven	S
_for help	E
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
_for lie	P
_for lif	[
_for lightroom	D
_for lisbon	D
_for loop	E
_for lunch	C
_for man	[
_for mang	C
_for march	C
_for marr	R
_for mayor	C
_for medium	J
_for microwav	G
_for mom	R
_for mone	C
_for month	U
_for new	W
_for nin	G
_for no	[
_for noth	V
_for now	J
_for obe	T
_for one	P
_for oppenheim	M
_for oth	Z
_for owl	C
_for pag	C
_for pap	[
_for parent	R
_for passov	C
_for password	C
_for peac	Q
_for pearson	L
_for peopl	Q
_for percentig	H
_for pisc	C
_for polic	S
_for pork	C
_for pra	Z
_for privac	C
_for protection	U
_for pug	C
_for rachel	[
_for rain	W
_for rom	G
_for ryzen	F
_for saturda	C
_for saul	X
_for seven	S
_for shad	C
_for six	C
_for sk	C
_for small	C
_for soft	H
_for strength	R
_for student	C
_for subaru	C
_for such	[
_for sum	C
_for sunda	D
_for teach	S
_for teen	W
_for teenag	X
_for ten	S
_for test	[
_for thailand	C
_for thick	C
_for thre	X
_for tight	G
_for tir	Q
_for toda	T
_for tomato	C
_for travel	R
_for tsh	I
_for two	P
_for used	G
_for vide	F
_for vietnam	C
_for war	[
_for waterfall	E
_for weight	D
_for whol	C
_for widow	Q
_for wif	I
_for wimbledon	I
_for wis	V
_for woman	C
_for word	C
_for work	[
_for year	W
_for youth	Z
_for youtub	C
_for zazen	C
_for zoom	E
_from	Q
_from 0203	C
_from 62	C
_from _a	[
_from _an	M
_from _god	[
_from _his	K
_from _me	[
_from _my	Q
_from _th	I
_from _the	R
_from _you	[
_from _your	Y
_from abraham	Q
_from adam	T
_from albuquerqu	C
_from android	H
_from anoth	S
_from australi	E
_from babylon	[
_from barb	C
_from blond	H
_from cala	C
_from carpet	C
_from central	J
_from chem	S
_from church	T
_from client	I
_from cnn	C
_from denv	D
_from dublin	M
_from earth	C
_from egypt	S
_from fak	J
_from fall	C
_from fog	C
_from franc	D
_from gatwick	J
_from geranium	C
_from going	I
_from heaven	[
_from hom	[
_from ireland	D
_from iron	C
_from kent	C
_from london	F
_from memb	I
_from mos	Q
_from now	C
_from one	C
_from ord	I
_from original	C
_from paint	E
_from paul	S
_from pictur	C
_from prison	X
_from slip	C
_from spain	L
_from split	E
_from toront	C
_from user	J
_from war	W
_get	J
_get 16gb	D
_get _a	C
_get _an	F
_get _from	L
_get _my	C
_get _on	Z
_get _the	C
_get _to	D
_get along	S
_get approv	C
_get awa	Y
_get back	Y
_get baptiz	S
_get befor	C
_get bet	[
_get canc	[
_get candl	I
_get chew	I
_get clos	[
_get crisp	M
_get deodorant	E
_get drunk	Q
_get fail	C
_get hiccup	C
_get int	[
_get lost	C
_get marr	Z
_get moss	E
_get netherit	C
_get no	Z
_get out	[
_get over	[
_get paid	D
_get pen	F
_get pod	F
_get pregnant	P
_get red	H
_get rich	[
_get rid	Q
_get sick	Y
_get start	C
_get ticket	I
_get tir	C
_get up	U
_get verif	C
_get well	[
_god	[
_god ?when	S
_god ?who	P
_god ?why	V
_god _a	U
_god _and	V
_god _as	U
_god _at	R
_god _be	[
_god _didnt	P
_god _do	[
_god _doesnt	S
_god _for	[
_god _hav	[
_god _i	W
_god _im	T
_god _in	R
_god _isnt	R
_god _just	P
_god _let	Y
_god _my	S
_god _of	C
_god _on	T
_god _or	X
_god _pleas	R
_god _real	P
_god _said	R
_god _so	T
_god _tell	Q
_god _to	Y
_god _will	[
_god _with	C
_god accept	R
_god again	Q
_god all	Q
_god allow	Y
_god alon	P
_god alread	Q
_god ang	Q
_god answ	[
_god anymor	P
_god ask	U
_god befor	P
_god bless	Z
_god breath	Q
_god call	V
_god car	[
_god chang	V
_god choos	Q
_god com	P
_god creat	R
_god disciplin	Q
_god even	U
_god ever	T
_god fac	Q
_god fam	C
_god feel	Q
_god first	[
_god forgiv	R
_god giv	U
_god glor	Q
_god goal	C
_god hand	P
_god hat	U
_god heal	Q
_god hear	Q
_god help	Q
_god her	Q
_god hous	[
_god imag	P
_god keep	T
_god kill	P
_god know	R
_god leav	P
_god lik	T
_god look	U
_god lov	[
_god mak	[
_god mean	S
_god mor	U
_god nam	[
_god need	R
_god nev	P
_god not	[
_god own	P
_god plan	[
_god pric	C
_god promis	R
_god provid	S
_god punish	S
_god put	[
_god real	[
_god regret	Q
_god reject	P
_god rememb	S
_god rest	P
_god sav	P
_god se	P
_god season	H
_god see	W
_god seem	T
_god send	V
_god setlist	C
_god speak	[
_god still	W
_god stop	R
_god tak	U
_god talk	R
_god tell	U
_god test	V
_god thron	P
_god turn	Q
_god use	Q
_god voic	[
_god want	W
_god word	[
_god work	R
_god writ	W
_hac	P
_hac _el	R
_hac _par	I
_hac _un	J
_hac _una	F
_hac arep	C
_hac captur	D
_hac tortill	J
_hav	T
_hav 500	C
_hav 88	D
_hav _a	[
_hav _an	[
_hav _be	P
_hav _for	C
_hav _god	R
_hav _i	X
_hav _right	C
_hav _th	N
_hav _the	F
_hav _to	R
_hav adhd	Q
_hav alzheim	V
_hav anoth	Q
_hav benadryl	C
_hav canc	[
_hav chicken	L
_hav child	S
_hav com	[
_hav crumpl	C
_hav dementi	Q
_hav depress	Q
_hav do	R
_hav doubt	P
_hav fall	[
_hav four	C
_hav friend	P
_hav ke	E
_hav kne	C
_hav leap	C
_hav leav	P
_hav long	X
_hav lost	R
_hav mak	[
_hav merc	U
_hav mor	X
_hav nev	F
_hav nightmar	P
_hav no	[
_hav not	R
_hav noth	Q
_hav nowher	P
_hav oth	R
_hav perimet	F
_hav see	[
_hav seren	C
_hav sex	Q
_hav sin	R
_hav six	G
_hav sound	J
_hav strip	C
_hav such	C
_hav two	P
_hav whit	C
_havent	U
_hay	T
_hay _en	C
_hay _que	Y
_hay fev	C
_hay nuev	J
_hay paz	S
_hay soak	C
_hay tant	R
_hay version	C
_he	[
_he ?who	X
_he _be	[
_he _do	W
_he _doesnt	R
_he _hav	S
_he _may	S
_he _should	P
_he _will	X
_he _wont	T
_he _would	S
_he aqu	S
_he ask	S
_he becam	P
_he call	T
_he cheat	P
_he com	P
_he die	Y
_he get	P
_he got	T
_he kill	S
_he leav	Q
_he lov	Q
_he mak	C
_he ris	Q
_he touch	P
_he venid	R
_he want	R
_her	[
_her _to	Q
_her bab	S
_her boyfriend	P
_her child	Q
_her die	S
_her husband	R
_her phon	Q
_her son	T
_hes	X
_him	[
_him _i	X
_him _in	R
_him _to	Y
_himself	W
_himself _in	P
_his	[
_his arm	U
_his birthright	S
_his broth	[
_his child	P
_his cloth	S
_his daught	P
_his die	T
_his ey	W
_his fac	U
_his fath	R
_his fing	S
_his foot	T
_his friend	P
_his garment	Q
_his hair	S
_his hand	U
_his head	Z
_his hous	P
_his lif	R
_his mone	P
_his moth	Q
_his nam	Z
_his own	K
_his parent	Q
_his phon	Y
_his sid	R
_his sist	Y
_his son	T
_his wif	R
_i	[
_i 0	F
_i _a	S
_i _be	[
_i _can	C
_i _cant	[
_i _could	W
_i _didnt	U
_i _do	Z
_i _dont	[
_i _e	F
_i _get	G
_i _hav	[
_i _havent	R
_i _in	S
_i _just	[
_i _might	R
_i _on	C
_i _or	C
_i _real	T
_i _said	[
_i _say	R
_i _shall	T
_i _should	U
_i _tell	[
_i _too	Q
_i _wasnt	P
_i _will	[
_i _would	I
_i alwa	Q
_i apologiz	Q
_i ask	S
_i beat	E
_i becam	P
_i becom	J
_i befor	C
_i begin	F
_i believ	[
_i birth	[
_i blur	C
_i boil	C
_i break	[
_i bring	D
_i buy	C
_i call	P
_i cancel	C
_i cannot	T
_i car	U
_i carv	D
_i cash	G
_i cast	G
_i cent	C
_i chang	C
_i charg	I
_i cheat	Q
_i choos	X
_i cit	I
_i claim	C
_i clean	C
_i color	M
_i com	[
_i commit	S
_i compost	K
_i confess	X
_i connect	C
_i contact	C
_i convinc	C
_i cook	N
_i cr	P
_i cry	[
_i curs	P
_i cut	C
_i dat	[
_i deal	[
_i delet	X
_i die	S
_i disagre	P
_i disput	C
_i divorc	Q
_i donat	F
_i doubt	P
_i draw	C
_i dread	S
_i dream	D
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
_i fight	Z
_i find	S
_i fit	C
_i follow	Y
_i forgiv	[
_i form	K
_i found	[
_i freez	C
_i giv	[
_i go	[
_i got	W
_i grill	J
_i hat	Z
_i hear	[
_i help	Z
_i hid	P
_i hit	Q
_i honor	Q
_i hum	J
_i hurt	R
_i install	G
_i introduc	E
_i iron	I
_i join	C
_i jump	I
_i keep	[
_i kill	T
_i know	[
_i lay	R
_i leav	[
_i lie	Q
_i lik	[
_i listen	K
_i liv	[
_i log	D
_i look	[
_i los	[
_i lost	[
_i lov	S
_i mak	I
_i marr	V
_i mess	S
_i met	C
_i miss	[
_i mov	C
_i mut	C
_i n	F
_i need	K
_i nev	[
_i not	V
_i obe	P
_i onl	U
_i overcom	X
_i overpa	C
_i owe	P
_i paint	E
_i parallel	M
_i pars	D
_i pass	V
_i pay	[
_i perish	[
_i pi	C
_i pla	[
_i plant	C
_i plug	E
_i po	C
_i post	Z
_i pra	[
_i press	G
_i pric	E
_i promis	Q
_i put	C
_i quit	U
_i rais	U
_i read	C
_i regist	C
_i regret	[
_i remov	C
_i replac	C
_i report	C
_i repot	E
_i resiz	G
_i retir	[
_i return	C
_i ring	C
_i rotat	C
_i ruin	P
_i run	C
_i sav	F
_i scan	C
_i see	X
_i send	[
_i serv	[
_i set	D
_i shar	C
_i sharpen	E
_i shut	C
_i sin	R
_i sleep	Q
_i spank	R
_i speak	C
_i spend	U
_i split	F
_i sta	[
_i start	[
_i steal	V
_i still	X
_i stop	P
_i substitut	H
_i sum	F
_i support	R
_i suppos	C
_i surviv	[
_i sw	R
_i tak	E
_i talk	C
_i teach	F
_i tell	U
_i thicken	C
_i thin	C
_i think	E
_i thread	C
_i tie	C
_i tip	E
_i top	E
_i treat	P
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
_i watch	K
_i wear	[
_i wip	J
_i wish	V
_i word	C
_i work	Y
_i worr	R
_i worship	W
_i writ	C
_i yell	Q
_id	C
_id lock	C
_id one	J
_id rath	G
_if	C
_if _a	C
_if _an	C
_if _god	Z
_if _he	Y
_if _i	C
_if _im	[
_if _it	J
_if _my	C
_if _the	C
_if _we	H
_if _you	S
_if _your	[
_if fil	C
_if jesu	R
_if onl	X
_if thre	H
_if user	J
_im	[
_im _a	Z
_im _an	W
_im _in	[
_im _on	Z
_im _so	[
_im _the	Z
_im _too	Q
_im afraid	R
_im alwa	T
_im be	P
_im burn	P
_im end	E
_im exhaust	Q
_im fiv	C
_im get	U
_im going	W
_im hav	Q
_im look	F
_im los	R
_im marr	P
_im nev	P
_im not	[
_im old	U
_im poor	P
_im pra	P
_im pregnant	P
_im sav	W
_im scar	V
_im sick	P
_im sorr	S
_im start	E
_im terrif	P
_im tr	F
_im turn	V
_im weird	Q
_in	L
_in 1998	M
_in 20	L
_in 25	I
_in 4k	F
_in _a	I
_in _an	L
_in _bibl	V
_in _chapt	C
_in _god	[
_in _his	U
_in _it	C
_in _la	I
_in _may	G
_in _me	[
_in _my	[
_in _our	Z
_in _scriptur	Y
_in _th	[
_in _that	I
_in _the	[
_in _to	J
_in _which	C
_in _with	R
_in _you	X
_in _your	[
_in act	[
_in afric	D
_in alien	C
_in all	[
_in alphabetical	I
_in ancient	C
_in ang	[
_in anoth	U
_in antioch	R
_in apa	I
_in april	F
_in argentin	C
_in ark	C
_in arm	F
_in august	C
_in austri	C
_in autumn	C
_in azur	G
_in babylon	[
_in baldur	H
_in barselon	E
_in bath	D
_in battl	[
_in bed	[
_in benjamin	Z
_in bethlehem	Q
_in bikin	C
_in birmingham	F
_in blood	C
_in boston	K
_in brazil	C
_in bristol	K
_in britain	D
_in brooklyn	E
_in brown	F
_in bts	C
_in bus	T
_in c	C
_in californi	G
_in can	C
_in canaan	V
_in captivit	C
_in casp	D
_in celsiu	H
_in chess	C
_in children	C
_in chines	C
_in christ	W
_in chronological	C
_in church	[
_in class	[
_in column	M
_in combat	U
_in common	S
_in court	I
_in cricket	D
_in custom	C
_in daniel	U
_in dat	R
_in debt	V
_in decemb	C
_in decimal	D
_in delawar	G
_in disguis	W
_in doc	C
_in dream	P
_in drywall	C
_in econom	C
_in edinburgh	C
_in egypt	[
_in english	C
_in ephesu	R
_in esth	Q
_in europ	I
_in european	N
_in everyda	P
_in excel	M
_in extr	C
_in ezekiel	U
_in faith	[
_in februar	C
_in febuar	C
_in florid	C
_in fold	K
_in foot	P
_in four	C
_in frida	C
_in front	X
_in futsal	C
_in genes	[
_in georgi	H
_in german	C
_in gethseman	Y
_in gilead	V
_in go	D
_in golf	M
_in googl	N
_in guardian	C
_in half	G
_in hand	C
_in hard	R
_in heart	V
_in heaven	Z
_in hebron	Q
_in hell	[
_in her	C
_in hinduism	C
_in hollow	C
_in hospic	[
_in hull	C
_in ice	G
_in iceland	D
_in illino	J
_in intensiv	R
_in isaiah	R
_in ish	C
_in israel	V
_in it	E
_in italian	C
_in jail	[
_in japan	C
_in japanes	E
_in javascript	I
_in jerusalem	[
_in jesu	V
_in john	[
_in kal	E
_in keral	H
_in km	C
_in kmno4	G
_in knit	G
_in korean	J
_in labor	W
_in lav	C
_in law	L
_in lawn	C
_in leed	C
_in leicest	C
_in leith	G
_in lent	Z
_in leo	C
_in leviticu	Y
_in lif	[
_in lisbon	F
_in litr	C
_in lov	P
_in m	E
_in malt	C
_in manchest	C
_in march	C
_in mari	J
_in marr	[
_in mexic	C
_in miam	C
_in minecraft	H
_in moab	R
_in mourn	S
_in nav	N
_in need	W
_in new	C
_in norwa	H
_in oat	C
_in ocarin	C
_in od	G
_in ohi	C
_in old	[
_in ontari	F
_in ord	C
_in oregon	C
_in osl	C
_in oth	W
_in othell	C
_in ough	C
_in outlook	E
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
_in polish	G
_in potassium	C
_in potat	L
_in pound	C
_in pra	R
_in pragu	C
_in princ	[
_in prison	[
_in protein	C
_in proverb	[
_in public	Y
_in retrograd	C
_in revelation	[
_in rom	[
_in roman	[
_in ruin	S
_in rust	F
_in samari	W
_in san	C
_in school	Q
_in scotland	C
_in scratch	C
_in secret	V
_in septemb	C
_in short	[
_in show	C
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
_in team	C
_in ten	H
_in tenerif	C
_in tenn	F
_in tex	C
_in thre	[
_in tim	Y
_in tongu	[
_in town	[
_in toy	C
_in troubl	[
_in tuls	C
_in two	W
_in vietnam	H
_in vitr	W
_in war	[
_in wellington	C
_in wint	C
_in word	C
_in worship	S
_in wuther	C
_in yard	H
_in year	S
_in york	C
_isnt _too	C
_isnt fair	Q
_isnt stick	C
_it	E
_it ?wher	K
_it _a	[
_it _and	[
_it _at	H
_it _be	Y
_it _doesnt	G
_it _for	C
_it _god	[
_it _hav	C
_it _i	C
_it _in	C
_it _just	C
_it _my	W
_it _ok	[
_it _oka	V
_it _on	[
_it _right	[
_it _sa	C
_it _so	C
_it _the	J
_it _to	[
_it _too	[
_it _with	W
_it _wrong	[
_it all	[
_it back	K
_it bet	C
_it call	C
_it charg	E
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
_it mean	Q
_it need	K
_it off	C
_it out	Y
_it outag	F
_it quick	H
_it rain	[
_it reach	C
_it run	H
_it saf	C
_it selfish	U
_it smell	K
_it sound	H
_it spell	C
_it start	E
_it tak	J
_it thre	C
_it through	C
_it tru	C
_it twic	C
_it use	F
_it work	C
_it worth	H
_its	[
_its 9pm	K
_its _the	C
_its length	F
_its own	W
_its tim	X
_its vomit	W
_ive	[
_ive _be	X
_ive do	Q
_ive got	C
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
_la amistad	Q
_la ansiedad	P
_la ap7	C
_la app	E
_la armadur	Q
_la bamb	D
_la baraj	M
_la batall	[
_la bellez	R
_la besti	[
_la bibliotec	C
_la bibliothequ	C
_la boc	U
_la bod	[
_la bols	V
_la bombill	C
_la buen	[
_la cabez	T
_la caid	S
_la call	[
_la carcel	[
_la carn	P
_la carrer	X
_la cart	C
_la cas	C
_la cavern	C
_la celul	C
_la cen	Y
_la cicut	G
_la circuncision	P
_la ciudad	S
_la cocin	C
_la comid	U
_la compr	C
_la compu	D
_la contrasen	E
_la cosech	T
_la creacion	R
_la crucif	P
_la cruz	[
_la cuev	[
_la culp	R
_la depresion	P
_la diferenci	S
_la duch	E
_la energi	D
_la esclavitud	Q
_la escritur	R
_la escuel	Y
_la esperanz	T
_la espos	R
_la estacion	G
_la estrell	R
_la expiacion	P
_la famili	S
_la fe	[
_la fiest	W
_la final	C
_la fotosintes	C
_la gent	[
_la glori	S
_la graci	P
_la gran	V
_la gratitud	P
_la grip	K
_la herenci	[
_la higuer	V
_la hij	R
_la histori	V
_la honestidad	Q
_la hor	R
_la iglesi	[
_la injustici	R
_la ira	[
_la isl	C
_la itv	H
_la justici	U
_la lapidacion	P
_la lavador	H
_la lengu	[
_la levadur	C
_la ley	[
_la lig	C
_la loteri	M
_la lujuri	R
_la luz	M
_la madr	Q
_la man	[
_la manan	V
_la marc	[
_la mes	V
_la mitos	C
_la moned	C
_la mor	X
_la muj	[
_la naranj	C
_la nat	C
_la naturalez	Z
_la navidad	W
_la never	E
_la noch	X
_la novi	[
_la nub	C
_la nuev	C
_la oficin	[
_la ofrend	W
_la orar	Q
_la oscuridad	T
_la otr	Y
_la ovej	P
_la pacienci	V
_la palabr	Z
_la palom	Y
_la pantall	C
_la parabol	[
_la parej	X
_la pascu	R
_la patagoni	C
_la paz	C
_la pelicul	D
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
_la puert	V
_la raiz	R
_la rein	H
_la religion	S
_la rent	C
_la resucit	Q
_la revolucion	C
_la roc	V
_la ros	N
_la rued	C
_la sabiduri	Q
_la salv	Q
_la sangr	W
_la sant	[
_la segund	[
_la seleccion	D
_la senal	S
_la seri	C
_la serpient	W
_la soledad	U
_la suegr	R
_la suert	D
_la suscripcion	D
_la tard	C
_la tel	C
_la tentacion	R
_la tierr	X
_la tortill	C
_la trinidad	T
_la tumb	V
_la tunic	S
_la ultim	U
_la uncion	S
_la universidad	W
_la var	Z
_la vejez	U
_la venganz	Z
_la verdad	W
_la veronic	R
_la version	L
_la vid	R
_la vie	C
_la vin	V
_la virgen	Y
_la vision	U
_la viud	V
_la voz	Q
_la yem	C
_la zarz	X
_las	[
_las agu	[
_las bienaventuranz	Q
_las bod	U
_las cart	[
_las cinc	V
_las cos	V
_las cruc	C
_las diez	V
_las doc	W
_las dos	V
_las drog	R
_las eight	C
_las encuest	C
_las estrell	S
_las fiest	Q
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
_las religion	P
_las riquez	R
_las siet	T
_las tabl	Z
_las tentacion	C
_las tr	T
_las veg	C
_las zorr	T
_le	W
_le cambi	I
_le chatel	C
_le doy	U
_le mal	C
_le pas	Q
_les	N
_les paul	C
_let	Q
_let _and	C
_let _god	S
_let _him	U
_let _it	M
_let _me	L
_let _my	R
_let _th	[
_let _the	F
_let _ther	X
_let _us	[
_let _you	C
_let _your	[
_let bread	C
_let down	[
_let go	[
_let loos	C
_let no	V
_let peopl	P
_let pla	C
_let x	G
_lo	[
_lo _hac	C
_lo _pod	P
_lo _que	[
_lo alcanz	D
_lo sab	E
_lo sal	C
_lo ultim	S
_los	U
_los _que	[
_los abuel	S
_los amig	R
_los ancian	Q
_los angel	C
_los anill	C
_los animal	Z
_los apostol	Q
_los auricular	E
_los beb	R
_los buen	R
_los caracol	C
_los catolic	Q
_los cerd	R
_los chakr	C
_los ciel	C
_los cinc	N
_los cristian	T
_los cuatr	U
_los dat	C
_los dem	U
_los demoni	R
_los di	Q
_los diez	P
_los difunt	T
_los disc	C
_los discipul	R
_los doc	W
_los dos	[
_los espiritu	Q
_los evangeli	Q
_los farise	P
_los filiste	Y
_los gat	C
_los gentil	Q
_los herman	S
_los hij	V
_los hindu	D
_los hombr	Q
_los hues	Y
_los judi	Q
_los leon	X
_los libr	R
_los limon	C
_los macabe	S
_los mag	Q
_los mal	T
_los may	C
_los medic	S
_los mont	V
_los muert	U
_los nin	[
_los nombr	Y
_los novi	R
_los obrer	Q
_los oj	L
_los padr	V
_los pan	S
_los pastor	R
_los pec	P
_los perr	U
_los pobr	R
_los primer	C
_los profet	U
_los py	S
_los radiador	C
_los rey	C
_los rosal	C
_los sacerdot	S
_los sant	[
_los setent	T
_los siet	W
_los suen	Q
_los tamal	C
_los testig	R
_los tiemp	V
_los tr	V
_los viern	C
_los zapat	E
_mas	[
_mas _de	Q
_mas _que	S
_mas cort	Q
_mas fuert	P
_mas larg	P
_may	P
_may _a	Z
_may _be	T
_may _i	[
_may _the	C
_may all	U
_may chees	E
_may cry	C
_may kwh	G
_me	X
_me 20	J
_me ?how	E
_me ?when	W
_me _a	C
_me _about	[
_me _an	Z
_me _and	V
_me _at	C
_me _be	P
_me _do	X
_me _for	V
_me _from	D
_me _god	Z
_me _i	W
_me _if	G
_me _im	E
_me _in	[
_me _of	Q
_me _on	[
_me _ser	Q
_me _so	R
_me _th	Y
_me _the	C
_me _to	C
_me _which	J
_me _with	[
_me _your	U
_me abandon	S
_me aburr	S
_me acept	R
_me acusan	W
_me aft	U
_me all	T
_me alon	Q
_me ama	Y
_me anymor	U
_me arrepient	T
_me ascendieron	V
_me averguenz	T
_me awa	U
_me back	X
_me bad	V
_me banan	C
_me becaus	R
_me calient	C
_me cas	Y
_me cheap	C
_me craz	Y
_me cuest	V
_me da	S
_me dec	Z
_me decepcion	Q
_me dej	C
_me dejan	R
_me despidieron	Q
_me dieron	P
_me dirt	C
_me down	W
_me duel	S
_me duermen	C
_me enamor	Q
_me engan	V
_me escuch	P
_me falt	T
_me find	Q
_me fiv	C
_me go	[
_me gust	[
_me habl	U
_me hac	[
_me happ	R
_me hot	C
_me imprim	C
_me invit	X
_me laugh	C
_me lik	Q
_me llam	R
_me lleg	C
_me lord	W
_me mand	P
_me molestan	S
_me mone	Q
_me not	U
_me notification	C
_me odi	S
_me off	Y
_me olvid	P
_me open	E
_me out	M
_me pagan	S
_me part	C
_me pas	S
_me peg	S
_me perdon	Q
_me pid	V
_me piden	R
_me preocup	Q
_me pueden	C
_me put	C
_me qued	L
_me quier	T
_me rechaz	S
_me rob	X
_me robot	C
_me see	P
_me sent	U
_me sinc	Q
_me sock	C
_me ten	C
_me through	C
_me toc	S
_me traicion	T
_me trat	U
_me up	C
_me va	R
_me van	[
_me ve	Q
_me visit	P
_me voy	T
_mi	[
_mi abuel	R
_mi alm	Q
_mi amig	Y
_mi beb	U
_mi cachorr	E
_mi carn	T
_mi cas	[
_mi celul	C
_mi companer	V
_mi corazon	R
_mi cuent	C
_mi cuerp	[
_mi culp	Q
_mi cumplean	S
_mi equip	S
_mi espos	W
_mi ex	Z
_mi famili	W
_mi fe	[
_mi gat	C
_mi herman	[
_mi hij	[
_mi iglesi	S
_mi jef	P
_mi madr	S
_mi mam	[
_mi marid	[
_mi mascot	W
_mi matrimoni	R
_mi mejor	T
_mi mot	C
_mi negoci	T
_mi never	C
_mi niet	P
_mi nombr	W
_mi novi	[
_mi orquide	C
_mi pa	V
_mi padr	V
_mi pap	[
_mi parej	Z
_mi pastor	R
_mi pedid	C
_mi periquit	C
_mi perr	C
_mi playstation	C
_mi puebl	T
_mi sobrin	R
_mi suegr	T
_mi tel	C
_mi trabaj	T
_mi vecin	U
_mi vid	Y
_might	[
_mis	[
_mis amig	S
_mis companer	R
_mis dat	C
_mis enemig	P
_mis herman	Q
_mis hij	T
_mis niet	U
_mis oj	U
_mis orar	W
_mis padr	[
_mis pap	U
_much	K
_much _be	[
_much _can	C
_much _do	C
_much _on	U
_much _to	I
_much bs	C
_much caffein	C
_much high	G
_much milk	F
_much mone	E
_much notic	D
_much paint	J
_much past	C
_much per	F
_much protein	G
_much ram	F
_much storag	L
_much wat	C
_much wood	C
_must	[
_must _be	[
_must _i	[
_must not	U
_muy	V
_muy joven	Q
_muy lent	C
_my	Y
_my 2003	F
_my _god	S
_my _in	S
_my abus	Q
_my accent	Z
_my account	C
_my adult	[
_my aff	Q
_my age	[
_my amazon	C
_my anxiou	P
_my are	C
_my ars	C
_my ass	C
_my bab	Z
_my back	U
_my baptiz	[
_my belov	S
_my best	S
_my bik	C
_my birth	[
_my birthda	Y
_my bod	Z
_my bon	Z
_my boss	P
_my boy	S
_my boyfriend	X
_my brain	[
_my broth	[
_my brows	C
_my budd	V
_my bus	Y
_my cabbag	C
_my cag	C
_my cak	D
_my car	L
_my card	C
_my cat	C
_my child	Z
_my church	W
_my clarinet	I
_my class	Z
_my classmat	T
_my cloth	Y
_my coach	T
_my coffe	D
_my colleagu	P
_my compan	[
_my countr	[
_my courgett	C
_my cousin	T
_my cowork	W
_my cpu	C
_my cv	C
_my da	V
_my dad	Z
_my dat	H
_my daught	[
_my die	V
_my disabl	R
_my divorc	R
_my dog	I
_my dream	R
_my driv	[
_my ear	C
_my eba	C
_my economic	D
_my electric	G
_my emplo	C
_my enem	R
_my ex	[
_my ey	[
_my fac	V
_my faith	[
_my fam	[
_my fath	[
_my fault	X
_my fenc	D
_my fianc	T
_my first	Z
_my foot	W
_my friend	I
_my girl	C
_my girlfriend	U
_my glass	C
_my grandchild	P
_my grandchildren	P
_my grandfath	P
_my grandkid	R
_my grandm	Q
_my grandmoth	R
_my grandp	R
_my grandparent	T
_my grandson	R
_my grown	U
_my hair	L
_my hand	V
_my head	Y
_my health	[
_my hear	C
_my heart	[
_my hob	C
_my hobb	W
_my hollandais	C
_my hom	V
_my horoscop	Q
_my hous	[
_my husband	Z
_my hydrange	G
_my identit	[
_my ill	P
_my instagram	C
_my ip	I
_my ipad	E
_my iphon	G
_my job	[
_my kindl	C
_my landlord	F
_my laptop	G
_my lawn	C
_my levothyroxin	C
_my lif	[
_my littl	V
_my location	F
_my login	C
_my look	S
_my lov	R
_my manag	C
_my marr	T
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
_my neighbor	V
_my nerv	S
_my netflix	D
_my new	[
_my old	D
_my own	[
_my oyst	E
_my parcel	C
_my parent	[
_my parrot	C
_my partn	[
_my passport	G
_my password	C
_my past	[
_my pastor	X
_my patient	S
_my pension	C
_my peopl	V
_my period	Y
_my pet	X
_my phon	C
_my phot	H
_my postcod	C
_my pr	Z
_my pra	U
_my print	C
_my problem	R
_my professor	Q
_my promotion	C
_my rabbit	G
_my real	[
_my refund	C
_my religion	C
_my ris	C
_my rock	P
_my room	[
_my roommat	T
_my sav	Y
_my screen	G
_my search	C
_my secret	T
_my securit	C
_my sheep	[
_my shepherd	Q
_my shift	C
_my short	C
_my sibl	P
_my sick	P
_my sin	Z
_my sist	[
_my skin	V
_my slack	C
_my son	[
_my soul	[
_my sourdough	C
_my spirit	T
_my spiritual	X
_my spong	C
_my spotif	G
_my spous	V
_my steer	E
_my stepdad	R
_my stepfath	U
_my student	[
_my suf	P
_my tablet	C
_my tax	C
_my teach	U
_my tear	[
_my teen	[
_my teenag	[
_my test	V
_my testimon	Y
_my think	[
_my tim	[
_my toast	C
_my toddl	R
_my toilet	D
_my town	Y
_my train	E
_my transcript	C
_my tuition	C
_my twin	U
_my uncl	R
_my ups	C
_my van	F
_my wash	J
_my wed	S
_my whil	C
_my wif	Q
_my wit	S
_my word	Z
_my work	R
_my yok	S
_my youth	Q
_myself	Z
_myself _for	R
_nos	I
_nos vem	C
_o	U
_o _a	C
_o _god	P
_o _my	[
_o _of	C
_o _una	C
_o negativ	C
_o tijer	C
_o variabl	D
_of	T
_of 1024	J
_of 17	E
_of 1764	E
_of 1812	C
_of 340	C
_of ?man	[
_of _a	C
_of _an	G
_of _christian	Q
_of _god	N
_of _him	R
_of _his	[
_of _me	[
_of _my	G
_of _myself	[
_of _of	C
_of _our	V
_of _someon	P
_of _someth	P
_of _th	[
_of _that	C
_of _the	M
_of _thes	Z
_of _us	G
_of _what	Y
_of _you	Z
_of _your	[
_of abraham	W
_of act	[
_of adam	[
_of address	F
_of advent	T
_of all	[
_of aluminium	C
_of am	Z
_of anarch	C
_of angel	[
_of anoth	V
_of answer	C
_of appendicit	C
_of arimathe	U
_of atonement	T
_of attorne	C
_of austrail	G
_of australi	L
_of babel	[
_of babylon	[
_of bak	C
_of balloon	C
_of baruch	T
_of be	X
_of bed	U
_of beef	F
_of bel	C
_of benjamin	W
_of bethesd	V
_of bethlehem	X
_of bitter	Z
_of blood	[
_of blu	Q
_of blue	C
_of booth	V
_of boundar	H
_of brazil	C
_of bread	[
_of broth	K
_of buddh	C
_of burkin	E
_of but	F
_of cactu	C
_of cain	[
_of calcium	I
_of canaan	S
_of canc	S
_of catan	H
_of celebrit	F
_of cha	E
_of chicag	C
_of chickenpox	G
_of child	U
_of chlorin	C
_of christ	[
_of church	U
_of cla	Z
_of clown	C
_of colossian	T
_of comfort	W
_of confession	Q
_of control	W
_of courgett	C
_of crap	D
_of creat	[
_of crow	C
_of cruel	F
_of cup	C
_of cyren	Z
_of daniel	[
_of dark	Y
_of david	Z
_of day	I
_of dedication	Q
_of denmark	C
_of denv	C
_of deuteronom	R
_of die	I
_of doom	C
_of dry	[
_of dut	C
_of each	L
_of eden	[
_of egypt	H
_of electric	C
_of elijah	V
_of elish	S
_of email	C
_of endor	S
_of ephesian	Q
_of ephesu	R
_of esth	T
_of ethanol	C
_of ever	C
_of everyon	P
_of evil	V
_of exodu	[
_of ezekiel	S
_of ezr	Y
_of faith	[
_of fir	X
_of fish	V
_of fl	[
_of flesh	P
_of fold	C
_of follow	R
_of four	C
_of franc	E
_of fruit	N
_of galatian	Q
_of genes	Y
_of german	F
_of get	Q
_of glass	Y
_of glor	Y
_of gold	R
_of good	F
_of grac	[
_of great	[
_of guadalup	W
_of habakkuk	T
_of hagga	S
_of hair	C
_of ham	W
_of hat	Y
_of heal	S
_of heaven	S
_of hebrew	T
_of help	S
_of herod	P
_of hol	P
_of hop	[
_of hose	Z
_of host	W
_of ibuprofen	C
_of inception	C
_of inerti	C
_of iron	Q
_of isaac	E
_of isaiah	T
_of israel	W
_of jacob	[
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
_of lamentation	V
_of land	C
_of lawless	R
_of lebanon	R
_of legend	C
_of leon	C
_of lepros	P
_of leviticu	Q
_of lie	C
_of lif	[
_of light	Y
_of limitation	F
_of log	G
_of london	C
_of los	P
_of lov	[
_of luk	Y
_of lyric	J
_of malach	U
_of manganes	G
_of mar	Y
_of mark	[
_of marr	W
_of matthew	V
_of meet	R
_of merc	[
_of merg	D
_of mexic	E
_of mic	C
_of micah	[
_of microsoft	C
_of milk	W
_of miss	S
_of mitocondri	C
_of mitos	C
_of moab	T
_of mobil	F
_of mone	Z
_of mormon	C
_of mos	[
_of moss	C
_of motion	C
_of nacl	C
_of nahum	[
_of nehemiah	S
_of new	F
_of noah	X
_of nonsens	C
_of normal	G
_of numb	[
_of obadiah	[
_of object	I
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
_of pharaoh	T
_of philemon	V
_of philippian	X
_of pickleball	K
_of population	C
_of pr	U
_of pra	[
_of prais	W
_of prompt	I
_of proverb	U
_of psalm	Q
_of pur	C
_of queen	C
_of quicksort	C
_of ram	C
_of refug	[
_of repent	Q
_of revelation	Y
_of roll	C
_of roman	X
_of rubbish	I
_of russi	C
_of ruth	[
_of saint	[
_of salt	[
_of samari	S
_of samson	T
_of samuel	[
_of saul	W
_of sav	[
_of school	V
_of screw	C
_of seven	P
_of severanc	C
_of sharon	U
_of sheb	X
_of sikhism	C
_of silenc	[
_of silv	[
_of sin	[
_of sirach	S
_of sleep	C
_of smok	C
_of softwar	C
_of solomon	[
_of speech	C
_of stalingrad	C
_of stephen	[
_of ston	[
_of storag	C
_of strang	C
_of student	C
_of sug	G
_of sweet	J
_of swim	D
_of tabernacl	T
_of tan	D
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
_of tim	W
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
_of vanit	X
_of verbos	C
_of versaill	C
_of wait	Z
_of wank	C
_of war	C
_of wat	W
_of way	C
_of wealth	C
_of wis	S
_of woman	U
_of work	W
_of world	F
_of wrath	W
_of x	C
_of zarephath	S
_of zechariah	Q
_of zephaniah	T
_ok	F
_ok _for	H
_ok _to	[
_ok boom	C
_ok cool	C
_ok googl	C
_oka	[
_oka _to	W
_on 34th	H
_on _a	K
_on _an	C
_on _by	C
_on _god	U
_on _him	U
_on _his	[
_on _in	C
_on _it	C
_on _me	[
_on _my	U
_on _myself	E
_on _th	S
_on _the	T
_on _to	U
_on _which	C
_on _your	X
_on aft	U
_on airpod	C
_on all	P
_on americ	C
_on android	F
_on ankl	C
_on answ	C
_on appl	L
_on averag	H
_on bank	C
_on be	P
_on bedroom	C
_on charlott	D
_on christm	U
_on climat	G
_on coat	C
_on credit	D
_on dog	C
_on drug	X
_on each	[
_on earth	T
_on easyjet	K
_on emirat	I
_on eyelid	C
_on fac	C
_on fee	I
_on fing	C
_on fir	[
_on firefox	C
_on food	T
_on frida	T
_on github	G
_on glass	E
_on good	Y
_on heaven	C
_on high	E
_on hulu	C
_on ice	F
_on instagram	[
_on international	M
_on itun	C
_on jesu	Q
_on kindl	C
_on landlin	F
_on law	H
_on lif	R
_on liquid	C
_on mac	F
_on malt	[
_on mar	C
_on monda	E
_on mount	[
_on netflix	X
_on one	C
_on opena	F
_on oth	U
_on oven	C
_on peopl	Q
_on pizz	K
_on port	C
_on roast	M
_on samsung	L
_on sand	X
_on saturda	Q
_on speakerphon	C
_on steel	D
_on stretch	D
_on student	C
_on sunda	[
_on sunshin	C
_on surfac	D
_on tiktok	C
_on titan	C
_on trent	C
_on trial	Y
_on vacation	R
_on wall	C
_on wat	[
_on william	G
_on youtub	I
_on zoom	C
_or	H
_or 32gb	D
_or _a	C
_or _be	F
_or _do	C
_or _just	C
_or _me	C
_or _someth	C
_or _the	M
_or _to	P
_or aft	C
_or anthropic	F
_or asi	E
_or bacterial	D
_or belt	K
_or bindw	J
_or bottl	G
_or buy	J
_or canberr	L
_or claud	C
_or clubmast	D
_or coffin	C
_or director	F
_or eczem	J
_or effect	C
_or equal	C
_or femal	C
_or fift	I
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
_or playstation	G
_or put	C
_or sta	U
_or tail	C
_or tak	H
_or than	C
_or thre	Z
_or treat	C
_our	[
_our _god	P
_our bab	T
_our boil	C
_our child	Q
_our church	Y
_our da	X
_our hom	U
_our hous	X
_our marr	R
_our new	D
_our own	W
_our pastor	R
_our sin	P
_our town	R
_our transgression	R
_our wed	[
_par _di	W
_par _el	[
_par _la	[
_par _las	H
_par _los	[
_par _mi	[
_par _mis	P
_par _que	G
_par _ser	T
_par _un	T
_par _una	[
_par abr	C
_par adolescent	Y
_par alguien	Q
_par bod	C
_par cre	[
_par dar	S
_par decor	C
_par dibuj	G
_par dorm	T
_par encontr	W
_par est	C
_par hoy	V
_par iphon	C
_par ir	C
_par joven	X
_par jug	E
_par leer	[
_par mam	R
_par manan	D
_par matrimoni	V
_par mi	Q
_par mot	G
_par mujer	[
_par nach	C
_par nad	C
_par nin	K
_par oj	F
_par orar	Z
_par ped	D
_par perrit	C
_par pladur	D
_par punt	C
_par quint	C
_par renov	C
_par six	C
_par ten	T
_par tomat	C
_par tortug	C
_par viaj	Q
_passag	Y
_passag _for	R
_pleas	C
_pleas _the	C
_pleas calculat	K
_pleas ignor	C
_pleas stop	E
_pod	U
_pod _mi	C
_pod _ser	T
_pod _un	[
_pod _una	[
_pod congel	C
_pod cre	R
_pod ir	R
_pod orar	Q
_pod pag	T
_pod sal	R
_pod ten	Q
_pod volv	P
_por	S
_por _di	Y
_por _el	V
_por _la	[
_por _las	C
_por _lo	S
_por _los	W
_por _mi	Y
_por _mis	P
_por _que	H
_por _ser	S
_por _su	Q
_por _sus	S
_por _un	[
_por _una	U
_por aparc	C
_por cient	C
_por conveni	D
_por corre	N
_por diner	T
_por exces	G
_por fe	Y
_por fin	X
_por hor	C
_por internet	L
_por men	F
_por orden	C
_por otr	S
_por person	C
_por primer	V
_por punt	C
_por tod	P
_que	S
_que ?porqu	C
_que _a	S
_que _deb	P
_que _dec	S
_que _di	Z
_que _el	Q
_que _hac	[
_que _hay	W
_que _la	Y
_que _le	S
_que _lo	[
_que _los	H
_que _me	[
_que _mi	G
_que _nos	U
_que _se	C
_que _ser	M
_que _signific	S
_que _teng	[
_que _un	T
_que _yo	[
_que aceit	H
_que admitan	F
_que amo	T
_que ano	C
_que app	H
_que aran	C
_que com	G
_que comen	C
_que comi	R
_que construyeron	C
_que cre	X
_que dec	C
_que dej	S
_que ech	Q
_que edad	R
_que el	U
_que ensen	V
_que est	Y
_que esto	Y
_que filosof	G
_que ha	[
_que habi	P
_que habl	W
_que hac	C
_que hic	U
_que hicieron	Q
_que hor	C
_que idiom	C
_que ir	Q
_que jacob	P
_que jesu	P
_que jug	C
_que leer	[
_que lenguaj	I
_que llor	Q
_que mat	T
_que mor	S
_que mueren	R
_que nac	Y
_que no	W
_que nunc	S
_que odiaban	P
_que pas	W
_que perdi	R
_que perdon	Q
_que permit	T
_que piedr	C
_que pierd	H
_que pintur	D
_que porqueri	F
_que qued	E
_que quier	S
_que sea	W
_que sembr	C
_que ser	N
_que sign	C
_que significan	Q
_que simboliz	W
_que sirv	H
_que son	X
_que sufren	P
_que sustituy	C
_que tablet	G
_que tal	C
_que te	[
_que tod	X
_que tornill	D
_que trat	V
_que va	G
_que ver	C
_que vitamin	C
_que vuel	J
_que vuelv	[
_quien	L
_quien _me	[
_quien _se	[
_quien _ser	P
_quien dec	C
_quien descubri	E
_quien escribi	D
_quien gan	C
_quien hac	G
_quien invent	C
_quien mat	R
_quien meti	C
_quien no	T
_quien pele	C
_quien perdi	R
_quien sal	G
_quien te	C
_quien va	C
_real	M
_real _just	C
_real happen	R
_right	[
_right _and	P
_right _for	Z
_right _of	C
_right _to	[
_right hand	S
_right lol	C
_right now	P
_sa	K
_sa _he	S
_sa _i	S
_sa _she	P
_sa _the	U
_sa fatal	F
_sa gam	C
_sa item	D
_sa no	P
_sa not	E
_sa sae30	J
_sa thank	T
_said	G
_said _i	C
_said _it	[
_said _someth	[
_said _the	T
_said no	S
_said sorr	Q
_said yes	Z
_say _about	[
_say _at	C
_say _i	X
_say _in	C
_say _ok	C
_say _someth	C
_say _the	C
_say _to	[
_say banan	C
_say ch	G
_say good	J
_say no	[
_say sorr	X
_say thank	C
_scriptur	[
_scriptur _be	Q
_scriptur _for	[
_se	K
_se _deb	Q
_se _dec	D
_se _le	T
_se _lo	Q
_se _me	C
_se _pod	C
_se _ser	S
_se abran	C
_se acab	S
_se alej	V
_se apag	C
_se arrepient	Q
_se arrepinti	T
_se avecin	C
_se ban	L
_se burl	Q
_se burlan	X
_se calcul	M
_se cambi	C
_se cas	T
_se celebr	J
_se com	C
_se contradicen	P
_se convirti	V
_se cuec	C
_se enoj	R
_se equivoc	R
_se escrib	C
_se est	P
_se habl	C
_se hac	H
_se hacen	N
_se hierv	K
_se jueg	E
_se limpi	C
_se llam	G
_se llamab	T
_se llev	R
_se mont	C
_se mor	V
_se muev	F
_se os	T
_se pegu	H
_se perdi	W
_se podan	H
_se pon	G
_se qued	K
_se rasc	C
_se regal	C
_se rieg	L
_se rio	[
_se salv	U
_se suicid	R
_se tard	V
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
_ser _el	F
_ser _en	G
_ser _la	M
_ser _mas	S
_ser _mi	[
_ser _muy	[
_ser _un	C
_ser _una	C
_ser abraham	P
_ser amabl	U
_ser buen	[
_ser controlador	U
_ser cristian	Q
_ser destruid	P
_ser dificil	S
_ser egoist	Q
_ser est	Q
_ser falt	Q
_ser feliz	R
_ser fift	M
_ser gay	P
_ser hech	P
_ser hombr	P
_ser injust	R
_ser jesu	Q
_ser juan	P
_ser jud	P
_ser just	U
_ser mal	U
_ser mejor	L
_ser melquisedec	Q
_ser mercuri	H
_ser muj	S
_ser necesari	Q
_ser nin	P
_ser novi	C
_ser pabl	P
_ser pacient	R
_ser pec	[
_ser perdon	R
_ser perfect	R
_ser plan	R
_ser rey	Q
_ser salv	S
_ser san	S
_ser sant	X
_ser santiag	Q
_ser simon	C
_ser sol	R
_ser tan	V
_ser tard	[
_ser tran	T
_ser valient	T
_sh	T
_shall	[
_shall _be	S
_shall not	[
_she	[
_she _be	V
_she _doesnt	U
_she _hav	[
_she _wont	S
_she die	V
_should	Z
_should _a	D
_should _an	I
_should _be	C
_should _christian	U
_should _hav	U
_should _i	Y
_should _we	[
_should _you	[
_should health	C
_show	C
_show _in	I
_show _me	Q
_show _with	C
_show apartment	C
_show cancell	F
_show math	H
_show tim	C
_signific	S
_signific _el	[
_signific _la	C
_signific _que	P
_signific _ser	R
_signific lord	Q
_signific ten	C
_so	T
_so ?man	[
_so _it	C
_so _much	R
_so bad	Q
_so depress	P
_so dumb	C
_so eas	[
_so far	C
_so fat	C
_so hard	R
_so important	Y
_so kat	C
_so long	Y
_so mad	Q
_so sad	T
_so slow	D
_so small	C
_so static	C
_so tir	V
_so wind	C
_sobr	R
_sobr _el	T
_sobr _las	S
_sobr _los	Q
_sobr _mi	C
_sobr _ser	Q
_sobr compart	U
_someon	[
_someon ?who	Y
_someon _at	Q
_someon _be	V
_someon _i	R
_someon _in	W
_someon _of	Q
_someon _on	C
_someon _to	X
_someon _with	X
_someon break	Q
_someon die	X
_someon els	X
_someon explain	C
_someon put	X
_someon steal	Q
_someth	F
_someth _be	U
_someth _from	P
_someth _i	T
_someth _to	K
_someth els	C
_someth funn	C
_someth sil	C
_someth terribl	Q
_su	[
_su camin	R
_su cas	S
_su corazon	P
_su hij	P
_su novi	S
_su padr	R
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
_teng _una	S
_teng diner	P
_teng dud	U
_teng gan	S
_teng plat	R
_teng temor	Q
_teng tiemp	Q
_th	C
_th _a	T
_th _be	C
_th _just	C
_th _on	G
_th _th	C
_th _the	C
_th _to	M
_th anymor	W
_th app	C
_th articl	J
_th bab	C
_th box	C
_th child	P
_th cup	[
_th dad	S
_th day	W
_th email	H
_th garbag	F
_th gde	K
_th going	C
_th gpt	C
_th hand	V
_th head	C
_th hous	[
_th jacket	N
_th kiss	C
_th land	Q
_th lin	C
_th messag	C
_th month	C
_th morn	C
_th now	G
_th offlin	F
_th old	C
_th own	C
_th phon	Y
_th search	C
_th symbol	C
_th thing	C
_th way	X
_th websit	C
_th week	C
_th weekend	C
_th work	C
_th world	[
_th writ	C
_th year	[
_that	M
_that _be	[
_that _do	G
_that _god	[
_that _hav	F
_that _he	R
_that _i	[
_that _im	U
_that _isnt	C
_that _my	T
_that _sa	J
_that _the	K
_that _you	H
_that begin	C
_that bord	C
_that deliv	H
_that fall	W
_that fl	M
_that fold	C
_that go	C
_that goldfish	C
_that hospital	I
_that identif	J
_that jesu	[
_that land	C
_that mean	C
_that movi	C
_that ot	F
_that pay	J
_that renam	D
_that revers	D
_that skip	M
_that start	I
_that tak	K
_that tonight	C
_the	W
_the 100m	L
_the 1990s	C
_the 2010	K
_the 2016	K
_the 27th	C
_the 90s	I
_the _be	U
_the _bibl	[
_the _by	C
_the _christian	R
_the _do	U
_the _get	C
_the _god	V
_the _hav	R
_the _it	F
_the _just	[
_the _may	S
_the _right	Z
_the _said	T
_the _us	C
_the _will	S
_the _wont	S
_the _would	T
_the _wrong	Z
_the abov	C
_the actress	I
_the admin	C
_the age	Z
_the airport	J
_the airsp	J
_the alphabet	C
_the alt	[
_the angel	[
_the animal	Y
_the annunciation	V
_the anoint	Z
_the answ	N
_the ant	[
_the antichrist	[
_the apocalyps	Q
_the apocryph	W
_the apostl	[
_the apostroph	C
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
_the babylonian	Q
_the background	C
_the ball	C
_the ballot	I
_the bank	D
_the baptiz	[
_the barcod	D
_the bath	C
_the battl	X
_the beach	[
_the bear	C
_the beast	[
_the beatitud	[
_the beaut	R
_the bedroom	C
_the begin	S
_the bel	Z
_the bell	C
_the bereav	R
_the berlin	C
_the best	N
_the big	P
_the bin	C
_the bird	I
_the birth	S
_the black	C
_the blam	Q
_the bless	Q
_the blind	U
_the blond	I
_the blood	[
_the bmi	D
_the boat	X
_the bod	C
_the book	[
_the boston	C
_the boy	S
_the bpm	C
_the branch	Z
_the bread	[
_the break	[
_the brid	W
_the bring	D
_the brit	D
_the brokenheart	S
_the bronz	Y
_the budget	C
_the build	T
_the burn	[
_the bus	D
_the butl	E
_the button	C
_the caa	I
_the cabinet	C
_the call	[
_the camel	R
_the camp	W
_the canaanit	U
_the capital	F
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
_the cheat	S
_the chicken	C
_the child	W
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
_the color	Q
_the corn	C
_the cornerston	T
_the correct	E
_the cost	[
_the couch	V
_the council	U
_the count	C
_the countr	Q
_the covenant	[
_the critiqu	C
_the cross	[
_the crowd	P
_the crown	C
_the croydon	F
_the crucibl	C
_the crucif	Y
_the current	C
_the curtain	C
_the dark	G
_the dashboard	D
_the dat	C
_the day	C
_the deep	R
_the demon	Q
_the depth	W
_the derivativ	C
_the desert	[
_the devil	[
_the die	[
_the differenc	C
_the discipl	C
_the divorc	X
_the doctor	[
_the dog	D
_the donke	I
_the door	[
_the doorpost	V
_the download	C
_the dragon	[
_the dream	Z
_the driv	C
_the dust	P
_the ear	[
_the earth	[
_the earthquak	C
_the east	X
_the eat	T
_the edomit	R
_the egyptian	C
_the eiffel	G
_the eld	T
_the elect	[
_the election	G
_the employe	C
_the empt	U
_the end	C
_the engagement	X
_the england	C
_the english	J
_the ephesian	R
_the ethiopian	W
_the eu	C
_the eur	C
_the eurost	E
_the evangelist	Z
_the everlast	T
_the exil	[
_the exodu	[
_the eye	Y
_the faith	S
_the falkland	C
_the fall	U
_the fam	[
_the farm	[
_the fast	G
_the fat	Y
_the fath	[
_the fear	P
_the feast	W
_the field	[
_the fier	R
_the fig	Z
_the filt	J
_the fir	[
_the first	U
_the firstborn	[
_the fish	P
_the fiv	J
_the fl	C
_the flesh	V
_the flight	C
_the flood	[
_the follow	C
_the font	C
_the fool	Q
_the foolish	W
_the foot	G
_the ford	C
_the forehead	[
_the foreign	Q
_the foundation	R
_the four	[
_the fourth	C
_the fox	C
_the fridg	E
_the friend	Q
_the front	F
_the fruit	[
_the funeral	Q
_the futur	[
_the g7	C
_the gang	T
_the gap	Y
_the garden	Q
_the gat	[
_the gather	C
_the gentil	X
_the giant	W
_the gift	T
_the girl	H
_the glor	R
_the goat	C
_the godfath	C
_the gold	C
_the golden	[
_the golf	F
_the good	[
_the gospel	[
_the government	T
_the grav	V
_the gravit	C
_the green	I
_the ground	[
_the groundhog	C
_the guy	C
_the hair	T
_the half	C
_the hand	V
_the harp	[
_the harv	Q
_the head	[
_the heart	L
_the heaven	Q
_the hell	F
_the high	[
_the hill	T
_the hittit	S
_the hiv	C
_the hobbit	C
_the hol	[
_the holida	Q
_the hom	R
_the homeless	T
_the horizon	C
_the hospital	[
_the hot	C
_the hour	R
_the hous	P
_the household	T
_the hudson	C
_the human	C
_the humbl	Q
_the hundr	C
_the hungr	R
_the hurrican	W
_the husband	V
_the hypotenus	D
_the icu	T
_the ideal	L
_the idol	Q
_the ignition	C
_the incubation	G
_the ind	H
_the industrial	L
_the ingredient	H
_the inheritanc	R
_the inn	T
_the innocent	Y
_the israelit	U
_the jail	W
_the japanes	K
_the jew	[
_the job	[
_the john	I
_the jok	C
_the jordan	[
_the joy	S
_the judg	U
_the judgment	P
_the ke	T
_the keyboard	I
_the kill	P
_the king	[
_the kingdom	Y
_the kit	G
_the kitchen	C
_the knob	C
_the know	S
_the la	C
_the lak	[
_the lam	W
_the lamb	H
_the lamp	S
_the land	[
_the languag	C
_the last	L
_the laugh	W
_the law	[
_the lawn	G
_the lead	C
_the least	[
_the lep	T
_the lesson	Z
_the let	K
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
_the lock	I
_the locust	[
_the log	F
_the long	[
_the look	C
_the lord	[
_the lost	L
_the lotter	[
_the louisian	D
_the loung	C
_the lov	C
_the low	V
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
_the mean	T
_the meek	Q
_the meet	C
_the memb	C
_the menu	F
_the messag	Z
_the messiah	[
_the microphon	C
_the microwav	I
_the middl	C
_the might	W
_the millennium	[
_the minimum	F
_the miracl	C
_the mitochondri	C
_the mon	C
_the mone	Z
_the month	S
_the moon	H
_the mor	C
_the morn	[
_the most	H
_the moth	R
_the motorwa	C
_the mount	Y
_the mountain	[
_the mouth	S
_the mud	V
_the muffin	C
_the mumm	C
_the nak	F
_the nam	C
_the narrator	C
_the nation	[
_the nba	H
_the network	C
_the new	C
_the next	C
_the night	V
_the nobl	C
_the north	W
_the northern	E
_the now	C
_the nth	C
_the numb	P
_the nun	C
_the ocean	V
_the offer	R
_the offic	C
_the oil	R
_the old	[
_the one	L
_the onl	R
_the oppress	U
_the orang	E
_the original	E
_the osc	C
_the oth	M
_the outsid	E
_the ox	U
_the parabl	X
_the part	U
_the passov	[
_the past	[
_the pavement	C
_the peac	R
_the peopl	[
_the periodic	C
_the pharise	T
_the philistin	[
_the phon	G
_the pickup	J
_the pierc	S
_the pill	X
_the pixel	F
_the pizz	J
_the plagu	[
_the planet	[
_the plot	C
_the plural	C
_the point	[
_the polic	R
_the polit	E
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
_the pra	S
_the preach	X
_the premium	J
_the present	C
_the president	C
_the prim	C
_the priz	[
_the prodigal	S
_the prom	H
_the promis	[
_the prop	C
_the prophet	V
_the prostitut	U
_the pump	J
_the pur	W
_the purpos	W
_the queen	V
_the quick	K
_the rabbit	C
_the rac	[
_the rain	I
_the rainbow	R
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
_the road	X
_the rock	[
_the rod	Z
_the roman	C
_the roof	X
_the root	V
_the rosar	[
_the rout	C
_the royal	V
_the ruin	Y
_the rul	C
_the run	J
_the sabbath	[
_the saf	C
_the saint	[
_the sam	Q
_the samaritan	R
_the samsung	F
_the sand	[
_the sanhedrin	W
_the scarlet	C
_the school	Y
_the scor	D
_the scrib	[
_the scroll	[
_the sd	C
_the sea	E
_the second	L
_the secret	Z
_the senat	C
_the sermon	V
_the serpent	U
_the serv	C
_the servant	P
_the set	C
_the seven	[
_the seventh	T
_the shadow	X
_the sheep	C
_the shelf	C
_the shepherd	[
_the ship	C
_the shop	C
_the short	[
_the should	C
_the sick	R
_the sign	[
_the silv	T
_the sin	V
_the singl	C
_the skin	C
_the sky	F
_the small	C
_the smell	K
_the snak	Y
_the soft	C
_the sold	R
_the son	Z
_the song	L
_the soul	[
_the sourc	G
_the south	[
_the sow	S
_the sp	W
_the spanish	C
_the speak	G
_the spin	J
_the spirit	[
_the spleen	C
_the spotless	C
_the star	C
_the start	G
_the steam	C
_the stock	[
_the ston	[
_the stop	C
_the stor	S
_the storm	X
_the street	[
_the strip	H
_the strong	C
_the subject	D
_the submarin	C
_the suf	P
_the sum	C
_the sun	C
_the suprem	C
_the swap	C
_the sword	Y
_the synagogu	R
_the tabernacl	[
_the tabl	[
_the tablet	Y
_the tak	U
_the takeawa	C
_the talent	T
_the talk	R
_the tall	C
_the tank	F
_the tax	[
_the team	[
_the templ	[
_the temptation	C
_the ten	[
_the tent	S
_the text	C
_the them	C
_the thief	Q
_the thing	S
_the third	W
_the thre	[
_the thron	[
_the ticket	E
_the tiktok	C
_the tim	J
_the tomb	[
_the tongu	[
_the totem	C
_the tow	F
_the train	H
_the transfiguration	[
_the tre	Z
_the treat	C
_the trib	W
_the tribulation	S
_the trick	K
_the trinit	[
_the trojan	C
_the tru	T
_the truth	[
_the tub	C
_the tudor	C
_the tumor	R
_the tundr	C
_the tv	J
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
_the vineyard	[
_the virgin	T
_the vision	[
_the voic	C
_the vot	E
_the wall	[
_the want	P
_the war	[
_the wash	G
_the wat	N
_the way	[
_the weak	[
_the weath	C
_the wed	[
_the weeknd	C
_the well	R
_the weth	C
_the wh	I
_the whal	[
_the whirlwind	U
_the whit	[
_the whol	X
_the wick	[
_the widow	T
_the width	F
_the wif	S
_the wilder	W
_the win	K
_the wind	[
_the window	[
_the wis	X
_the witch	S
_the wither	P
_the woman	X
_the womb	Y
_the word	Y
_the work	[
_the world	U
_the worm	W
_the worship	Q
_the worst	U
_the year	T
_the yok	P
_the young	S
_the zeppelin	E
_the zip	C
_them	[
_them _from	H
_them _with	X
_ther	R
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
_tien	N
_tien _di	R
_tien _el	C
_tien _la	C
_tien _su	U
_tien _un	C
_tien _una	E
_tien canc	R
_tien chil	E
_tien jordan	K
_tien otr	S
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
_to _be	X
_to _do	M
_to _get	[
_to _god	[
_to _hav	[
_to _her	P
_to _his	U
_to _it	C
_to _its	[
_to _let	H
_to _me	[
_to _my	[
_to _our	W
_to _say	R
_to _show	[
_to _someon	[
_to _tell	S
_to _th	C
_to _the	[
_to _them	C
_to _thos	S
_to _us	[
_to _you	[
_to _your	[
_to abraham	S
_to accept	W
_to act	X
_to advertis	I
_to all	[
_to amand	C
_to ang	V
_to anoth	[
_to answ	[
_to ap	K
_to apologiz	[
_to appeal	C
_to ask	S
_to australi	E
_to avoid	C
_to babylon	U
_to bal	D
_to beat	C
_to becom	P
_to bed	U
_to beg	Q
_to believ	W
_to bethlehem	P
_to bevel	C
_to block	F
_to boil	H
_to borrow	R
_to break	T
_to bring	C
_to build	[
_to burn	D
_to buy	C
_to caes	[
_to call	Q
_to calm	P
_to cambridg	C
_to cast	W
_to centimetr	D
_to chang	Z
_to charit	[
_to chicag	M
_to child	R
_to chnag	C
_to choos	V
_to church	Q
_to cinqu	E
_to com	W
_to compil	F
_to confess	Y
_to control	Y
_to copyright	C
_to count	C
_to court	[
_to cry	Z
_to cut	R
_to damascu	Z
_to danc	Z
_to darlington	M
_to dat	[
_to dav	C
_to david	V
_to deal	[
_to decimal	C
_to declar	C
_to declin	E
_to defrost	F
_to delet	D
_to destro	P
_to die	[
_to dog	C
_to doll	H
_to drink	[
_to driv	K
_to dry	J
_to duba	N
_to dust	S
_to each	Q
_to eat	K
_to egypt	[
_to emmau	[
_to emplo	F
_to end	X
_to english	C
_to enjo	S
_to eur	C
_to everyon	P
_to evolv	C
_to excel	L
_to exit	C
_to fac	X
_to factor	C
_to fahrenheit	G
_to faith	R
_to feel	Q
_to fift	E
_to fight	[
_to fill	F
_to find	T
_to fix	I
_to flat	F
_to fly	G
_to fold	G
_to follow	W
_to forgiv	[
_to fourteen	H
_to franc	E
_to french	M
_to gbp	D
_to german	L
_to gif	D
_to gitlab	J
_to giv	Z
_to go	S
_to googl	C
_to hang	L
_to hast	C
_to hat	V
_to hear	Q
_to heathrow	C
_to heaven	[
_to hell	W
_to help	V
_to hold	C
_to honor	R
_to hurt	P
_to improv	F
_to introduc	C
_to iphon	H
_to ireland	M
_to jerusalem	V
_to jesu	X
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
_to leav	Q
_to lie	[
_to lif	T
_to lift	X
_to listen	[
_to liv	W
_to look	M
_to lov	C
_to low	C
_to luton	H
_to main	C
_to mak	Y
_to mar	U
_to marr	Z
_to marseill	H
_to match	N
_to meet	C
_to moab	R
_to moon	C
_to mourn	Z
_to mov	[
_to mp3	E
_to mymath	D
_to nic	C
_to normal	I
_to numb	X
_to obe	X
_to one	W
_to open	V
_to ord	H
_to oth	W
_to oxford	J
_to pack	K
_to parent	W
_to paul	W
_to pay	G
_to pc	C
_to peel	E
_to peopl	U
_to pharaoh	Q
_to photoshop	H
_to pla	K
_to plant	C
_to pra	[
_to prison	W
_to protect	U
_to put	G
_to queenstown	C
_to quit	[
_to reach	G
_to read	[
_to receiv	P
_to refreez	C
_to regist	I
_to regrout	C
_to remov	C
_to repeat	S
_to repent	[
_to resign	G
_to resolv	N
_to respra	C
_to rest	[
_to restart	C
_to return	Q
_to rgb	C
_to rid	C
_to roast	M
_to roll	C
_to run	C
_to sacrific	P
_to saint	P
_to san	D
_to sav	L
_to school	U
_to screenshot	L
_to see	X
_to sell	K
_to serv	X
_to set	C
_to shannon	C
_to shar	[
_to ship	L
_to shuffl	C
_to sit	C
_to siz	H
_to sleep	[
_to sow	C
_to spanish	G
_to speak	[
_to spel	C
_to sta	[
_to start	[
_to step	C
_to stop	M
_to stor	E
_to strang	Y
_to stream	E
_to strip	E
_to stud	W
_to styl	F
_to succ	U
_to support	Z
_to swahil	C
_to tak	[
_to talk	U
_to tam	C
_to tanzani	E
_to teach	T
_to tempt	[
_to thank	P
_to thursda	C
_to tie	C
_to tith	T
_to train	K
_to treat	E
_to trust	W
_to try	Q
_to turn	C
_to two	Y
_to typ	C
_to und	C
_to use	K
_to vancouv	C
_to vot	C
_to walk	V
_to want	Z
_to war	V
_to wash	C
_to wat	I
_to watch	C
_to wear	C
_to wif	K
_to win	M
_to wonderwall	F
_to work	[
_to worship	U
_to writ	[
_to yellowston	D
_to york	H
_to zar	C
_to zer	C
_too	[
_too ?man	T
_too _much	[
_too _the	C
_too bus	R
_too ear	Y
_too expensiv	S
_too far	Z
_too hard	T
_too high	Y
_too lat	[
_too long	Q
_too old	Z
_too proud	P
_too small	C
_too strict	Q
_too technical	C
_too wet	C
_too wid	C
_too young	U
_tu	[
_tu boc	Q
_tu configuracion	C
_tu corazon	Q
_tu cuerp	C
_tu madr	P
_tu projim	S
_tu prompt	C
_tus	S
_tus instruccion	C
_u	C
_u c	F
_u suck	C
_un	P
_un abort	S
_un accident	[
_un adult	C
_un aguil	C
_un ajolot	C
_un amig	Y
_un ano	S
_un archiv	C
_un asil	R
_un avion	J
_un bautiz	Q
_un beb	S
_un boton	E
_un buen	X
_un caball	N
_un camp	P
_un chist	C
_un companer	S
_un corazon	S
_un corre	C
_un cristian	Z
_un cuadr	D
_un cuent	C
_un dia	H
_un diacon	Z
_un div	I
_un divorc	E
_un electricist	N
_un enferm	U
_un enfermer	D
_un enlac	C
_un ensay	C
_un equip	M
_un esguinc	K
_un examen	P
_un famil	P
_un fregader	D
_un funeral	R
_un gat	C
_un guis	C
_un hamst	H
_un herman	X
_un hij	T
_un hiyab	G
_un hombr	N
_un huev	C
_un hyunda	J
_un ion	C
_un kil	G
_un leon	R
_un mal	S
_un mensaj	L
_un milagr	V
_un negoci	S
_un nin	[
_un nud	C
_un pact	S
_un paquet	N
_un pastor	[
_un perr	I
_un pirat	C
_un plan	S
_un platan	M
_un poem	C
_un portal	F
_un portatil	F
_un profet	U
_un program	D
_un radiador	D
_un rap	C
_un resfr	H
_un sacerdot	R
_un sant	V
_un securit	C
_un sof	C
_un sol	[
_un sonet	C
_un tecl	I
_un trabaj	Q
_un tren	C
_un uber	C
_una	P
_una _bibli	V
_una amig	V
_una astill	E
_una basur	C
_una bendicion	Q
_una bod	F
_una buen	Z
_una camiset	C
_una captur	F
_una cas	[
_una cistern	K
_una freidor	H
_una gran	D
_una iglesi	S
_una imagen	F
_una infidelidad	Q
_una inteligenci	C
_una list	C
_una manch	C
_una maquin	I
_una muj	U
_una orquide	I
_una palabr	X
_una person	I
_una planch	C
_una promes	S
_una prueb	C
_una regl	H
_una relacion	R
_una reunion	S
_una rtx	E
_una rued	D
_una rx	E
_una sals	C
_una sect	X
_una seman	C
_una senal	P
_una serpient	C
_una tabl	C
_una tarjet	T
_una taz	E
_una tiend	S
_una tortug	I
_us	S
_us _a	Q
_us _from	C
_us _to	U
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
_vers _to	Z
_vers befor	S
_vers book	C
_versicul	[
_versicul _de	T
_versicul _par	[
_versicul _sobr	R
_versicul cort	T
_wasnt	W
_wasnt _ther	Q
_we	[
_we _be	[
_we _can	S
_we _cant	P
_we _do	X
_we _dont	P
_we _get	X
_we _hav	F
_we _just	T
_we _say	C
_we _will	C
_we bur	P
_we call	Z
_we die	Y
_we disagre	Q
_we eat	Z
_we fight	T
_we go	Y
_we keep	S
_we know	U
_we learn	[
_we liv	V
_we lost	Q
_we mak	R
_we mov	P
_we need	[
_we pra	R
_we see	Y
_we stop	J
_we treat	V
_what	G
_what _a	C
_what _about	R
_what _can	V
_what _do	P
_what _for	D
_what _god	[
_what _hav	C
_what _he	S
_what _i	[
_what _if	[
_what _im	P
_what _in	C
_what _must	U
_what _my	S
_what _should	D
_what _the	C
_what _to	[
_what _will	[
_what _would	I
_what _wrong	S
_what _you	[
_what _your	C
_what age	[
_what beat	C
_what break	N
_what caus	C
_what channel	C
_what chees	N
_what color	H
_what count	[
_what credit	H
_what currenc	H
_what day	C
_what dinosaur	C
_what document	C
_what eat	C
_what film	K
_what gas	C
_what get	C
_what go	C
_what good	[
_what happen	T
_what hous	C
_what instrument	P
_what keep	C
_what key	K
_what kind	H
_what mak	L
_what mileag	K
_what model	C
_what nois	D
_what now	R
_what numb	C
_what ocean	C
_what oil	J
_what ord	C
_what organ	C
_what paint	I
_what part	C
_what plug	G
_what port	H
_what program	C
_what psalm	R
_what scal	C
_what school	C
_what sea	C
_what shut	E
_what siz	C
_what stitch	D
_what tim	C
_what toda	E
_what up	C
_what version	C
_what vitamin	E
_what weapon	D
_what year	C
_which	E
_which _be	F
_which _chapt	[
_which airlin	F
_which airport	E
_which animal	V
_which aveng	C
_which bank	C
_which bin	J
_which bird	N
_which book	[
_which church	Z
_which compan	C
_which direction	C
_which graphic	K
_which hdm	J
_which herb	C
_which kingdom	C
_which lipstick	C
_which oil	C
_which one	R
_which ord	M
_which pencil	C
_which philosoph	C
_which planet	D
_which psalm	V
_which servic	C
_which sid	C
_which star	C
_which stat	C
_which supermarket	H
_which trib	T
_which vaccin	E
_which year	C
_whos	Z
_whos son	Q
_whos vs	C
_will	[
_will _and	C
_will _be	[
_will _for	P
_will _god	W
_will _i	Z
_will _my	V
_will _the	D
_will _ther	Q
_will _we	V
_will _you	[
_will answ	S
_will com	Z
_will ever	R
_will find	S
_will giv	P
_will go	X
_will jesu	[
_will mak	W
_will nev	S
_will not	[
_will provid	R
_will return	U
_will ris	T
_will rock	C
_will serv	U
_will smith	C
_with	Q
_with ?man	[
_with _a	H
_with _an	[
_with _god	[
_with _her	P
_with _him	P
_with _his	S
_with _it	[
_with _me	[
_with _my	U
_with _ok	C
_with _someon	P
_with _th	G
_with _the	C
_with _u	C
_with _us	U
_with _what	[
_with _you	C
_with _your	Q
_with all	X
_with bad	V
_with bak	D
_with beautifulsoup	D
_with blood	M
_with brand	D
_with cabl	G
_with canc	V
_with carpla	C
_with chemistr	I
_with child	S
_with christ	R
_with cloone	I
_with codein	J
_with decimal	C
_with depress	P
_with dhl	L
_with etr	D
_with fant	G
_with good	Q
_with grip	C
_with halloum	C
_with hid	C
_with hospital	E
_with iphon	F
_with jesu	V
_with joy	X
_with leftov	C
_with lepros	R
_with long	[
_with lov	[
_with match	C
_with metal	E
_with metronidazol	C
_with mone	V
_with no	C
_with oat	I
_with old	E
_with one	N
_with orang	C
_with oth	X
_with park	C
_with paul	U
_with peopl	T
_with q	C
_with referenc	G
_with remaind	C
_with rub	J
_with salt	K
_with seizur	Q
_with seven	[
_with sin	V
_with split	C
_with stor	K
_with sword	V
_with tear	Z
_with teenag	C
_with two	T
_with unbeliev	P
_with wat	C
_with watercolor	C
_with whit	D
_with z	C
_wont	R
_wont _god	T
_wont _let	U
_wont _my	C
_wont accept	S
_wont connect	K
_wont forgiv	R
_wont go	C
_wont leav	V
_wont listen	[
_wont pair	F
_wont pay	W
_wont talk	U
_wont turn	C
_wont work	T
_would	M
_would _a	C
_would _be	T
_would _god	T
_would _hav	U
_would _it	D
_would _you	C
_would happen	D
_would jesu	[
_would lik	H
_would not	T
_wouldnt	U
_wrong	[
_wrong _and	P
_wrong _for	Q
_wrong _to	[
_wrong _too	C
_wrong _with	R
_wrong person	P
_wrong symbol	C
_y	[
_y 18	C
_y 4x	C
_y _a	P
_y _bibli	Q
_y _de	Z
_y _del	Q
_y _di	Q
_y _el	[
_y _en	P
_y _la	[
_y _las	T
_y _los	V
_y _me	S
_y _mi	Q
_y _que	F
_y _se	V
_y _su	P
_y _teng	P
_y _una	C
_y _yo	U
_y alcohol	C
_y ana	X
_y canc	C
_y cristianism	R
_y dim	C
_y dos	Y
_y el	P
_y esau	T
_y esdrujul	C
_y eva	R
_y fe	[
_y gasset	D
_y hac	C
_y javascript	C
_y joy	C
_y mari	S
_y miel	S
_y mor	Q
_y no	Z
_y otr	D
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
_you ?when	W
_you ?wher	C
_you _a	C
_you _and	S
_you _be	G
_you _can	T
_you _cant	[
_you _do	[
_you _for	[
_you _get	C
_you _god	[
_you _hav	C
_you _in	C
_you _say	[
_you _shall	[
_you _so	S
_you _tell	C
_you _the	W
_you _to	X
_you _vers	U
_you _will	[
_you _with	R
_you absolut	C
_you bath	C
_you beatbox	C
_you brows	C
_you bunch	C
_you call	C
_you cannot	[
_you card	[
_you castl	L
_you chatgpt	C
_you chord	E
_you clean	K
_you com	U
_you convert	K
_you cut	C
_you down	C
_you draw	E
_you drows	C
_you eat	P
_you flush	E
_you fly	C
_you fold	K
_you gdpr	C
_you go	[
_you grow	F
_you head	C
_you hir	C
_you keep	[
_you know	C
_you lik	C
_you liv	C
_you lord	[
_you lov	[
_you mak	J
_you mal	C
_you meant	E
_you measur	C
_you mix	C
_you muppet	C
_you need	C
_you obe	E
_you out	[
_you peel	D
_you pronounc	C
_you put	E
_you rath	C
_you read	C
_you reap	[
_you record	C
_you rememb	C
_you remov	M
_you run	C
_you see	D
_you sell	I
_you smart	C
_you sow	[
_you speak	P
_you spell	J
_you stack	H
_you stop	C
_you stor	D
_you suck	C
_you swallow	C
_you tak	C
_you talk	C
_you tell	C
_you tip	L
_you translat	L
_you tumbl	C
_you understand	C
_you up	C
_you use	L
_you want	[
_you writ	C
_your	R
_your _god	W
_your _right	X
_your answ	C
_your api	F
_your app	C
_your bod	X
_your broth	[
_your bus	C
_your child	X
_your cloak	V
_your cod	I
_your configuration	C
_your cross	Y
_your cut	D
_your develop	C
_your die	W
_your dumb	C
_your enem	W
_your ey	C
_your fath	Q
_your favourit	K
_your filt	C
_your fing	D
_your foot	C
_your hand	[
_your head	F
_your heart	[
_your hid	C
_your initial	J
_your knowledg	C
_your knuckl	E
_your leg	C
_your licenc	C
_your lif	S
_your light	[
_your mam	C
_your mat	X
_your mind	Y
_your moth	C
_your mouth	R
_your neighbor	T
_your offic	C
_your own	V
_your pee	H
_your r	C
_your rul	C
_your sav	[
_your servant	R
_your sin	V
_your sit	C
_your son	U
_your sting	[
_your strength	Q
_your stupid	C
_your system	C
_your tool	E
_your train	C
_your wa	T
_your word	[
_your youth	V
_yourself	[
a1	L
a1 vs	L
a2	L
a2 milk	L
a4	K
a52	L
a610	G
a610 _with	G
aa	C
aaaaaaaa	C
aaaaaaaaaaa	C
aaron	K
aaron _and	Q
aaron die	[
aaron judg	C
aaron paul	C
aaron rod	[
aaron rodg	C
aaron son	Q
aaron stat	C
ab12	G
ab12 cde	G
abandon	[
abandon _me	S
abandonment	X
abb fath	X
abb voyag	C
abc	C
abc123	D
abdi	R
abdon	X
abedneg	W
abel	K
abel ferrar	C
abiert	S
abigail	W
abijah	P
abimelech	S
abiram	R
abishag	W
abism	R
abl	C
abl _to	C
abn	Z
abog	C
abog _de	C
abolish	C
abolish _in	C
abominacion	P
abomination	Z
abon	C
abon _par	C
aborrec	R
abort	[
abortion	[
abov	I
abov _and	C
abov _th	C
abr	C
abr _los	C
abr _una	[
abr camin	Q
abraham	X
abraham _and	R
abraham amadeu	C
abraham isaac	R
abraham lincoln	C
abraham wif	Q
abrahamic	V
abram	[
abram _and	R
abran	C
abroad	Y
absalom	Z
absalon	Q
absent	T
absolut	K
absolut muppet	C
abstain	T
abstain _from	T
abuel	Y
abuel _de	Q
abundanc	T
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
abusiv	U
abv	C
abyss	Y
ac	I
acab	Q
acab _el	D
academ	C
academ chemistr	C
acc	C
acc tip	C
accent	D
accept	X
accept _me	S
accept _my	R
accept _ver	K
accept help	P
accept paypal	D
acceptanc	C
acceptanc rat	C
access	G
access requ	G
accident	[
accion	Q
accion _de	Q
accomodation	C
account	P
account _be	C
account _to	C
account ban	C
account best	D
accountant	E
accurat	L
accurat _be	C
accus	[
accus _of	Q
aceit llev	H
acept	[
acept _a	U
acept _la	W
aceptan	Q
achan	W
achill	C
achior	T
ackerman	E
ackerman height	E
acn	[
acogid	U
acompan	[
acord	C
acord _de	E
acos	Z
acost	Z
acoustic	C
acoustic panel	C
acr	C
acr _in	C
acrilic	C
acrilic disen	C
across	Z
across _the	U
acrostic	G
acrostic _with	G
acrylic	I
acrylic paint	I
act	P
act _as	C
act _of	D
act one	I
act pla	C
act two	C
activation	F
activation energ	F
actor	C
actor _for	I
actor _in	J
actor list	D
actor prosthetic	C
actress	C
actress ?who	I
actu	E
actu _com	C
actual	C
actual monterre	C
actual soundtrack	D
actual work	F
acuari	C
acuerd	N
acuerdat	V
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
adan _y	R
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
address form	F
adel	C
adel _las	G
adh	C
adh dat	C
adhd	X
adi	C
adiccion	X
adiccion _a	S
adict	W
adict _al	U
adivin	C
adivin adivinanz	C
adivinanz	C
adivinanz orar	C
adjectiv	C
adjectiv _for	C
admin	C
admin admin	C
admin password	C
admin return	J
administrator	M
administrator unlock	M
admissibl	C
admissibl _in	C
admit	W
admitan	F
admitan mascot	F
adolescent	[
adona	[
adond	T
adonijah	R
adopt	[
adopt _a	U
adoption	U
ador	X
ads	C
adult	E
adult _hav	C
adult child	U
adult drink	C
adult dvd	C
adult no	Q
adult onl	C
adult son	[
adulter	[
adulter _in	Q
adulteri	Y
advent	Z
advent calend	C
advent international	C
adventist	[
adverb	C
adverbial	C
advert	D
advert 2014	I
advert _with	H
advertis	C
advertis _th	E
advic	[
advic _to	S
advient	[
advis	X
advocat	Y
ae	C
aeroplan	M
aeroplan _that	M
aeropuert	C
aeropuert _de	E
aeropuert preci	F
af	C
aff	Z
affect	C
affect _and	C
affect _or	C
affliction	Q
afford	[
afford _to	Y
afraid	[
afraid _i	R
afraid _of	[
afraid _to	X
afric	N
african	S
aft	W
aft 48	C
aft ?how	C
aft _a	P
aft _an	T
aft _god	P
aft _he	S
aft _i	D
aft _me	C
aft _my	R
aft _the	X
aft _what	T
aft _you	E
aft anoth	Y
aft brush	C
aft cataract	C
aft conversion	Z
aft die	[
aft divorc	[
aft east	S
aft get	V
aft margit	C
aft midnight	J
aft moisturis	C
aft octob	C
aft s	C
aft two	D
aft updat	G
aft work	W
aft year	[
aftercar	C
ag	X
agag	Y
again	Z
again _you	C
again aft	S
against	X
against _a	D
against _me	[
against _the	Z
against _you	R
against e4	C
against evil	W
against injustic	S
against nixon	C
against tyr	U
against woman	Q
agap	Z
agar	U
age	E
age _at	C
age _be	[
age _do	C
age _of	[
age rat	C
agenc	C
agent	C
agot	Z
agradec	U
agre	W
agrip	P
agripp	V
agu	M
agu _a	I
agu _de	X
agu _par	C
aguacat	K
aguant	[
agud	C
agud llan	C
aguijon	V
aguil	C
aguil _y	C
agur	W
agvsbg8gd29ybgq	I
ahab	[
ahab _and	P
ahasueru	T
ahaz	Z
ahaziah	P
ahead	L
ahi	P
ahijah	T
ahithophel	R
ahor	I
ahor er	C
ahorr	S
ai	Y
aid	C
aid _for	C
aid _to	C
aid cours	C
air	C
air cdmx	D
air fr	C
air jordan	F
air qualit	C
air rap	C
airbnb	D
airbnb clean	D
aircraft	C
aircraft carr	C
airlift	I
airlin	C
airlin _about	N
airlin _hav	F
airlin baggag	M
airlin carr	I
airlin check	J
airlin decid	J
airlin pilot	L
airpod	C
airport	C
airport _be	E
airport _for	K
airport _from	J
airport burbank	J
airport movi	J
airport park	L
airsp	F
airsp velocit	J
ajedrez	F
ajen	X
ajolot	C
alab	T
alabanz	W
alb	C
alban	H
alban _to	H
album	C
album _in	L
album _of	K
album track	M
albuquerqu	C
alcanz	T
alcaraz	F
alcaraz proxim	F
alcohol	L
alcohol _with	C
alcoholic	[
alcorcon	E
ald	C
ald sell	C
alegr	T
alegri macaren	C
alej	X
alej _de	W
alejandr	U
aleman	G
aleman _dond	G
alemani	D
alert	C
alert document	J
alert hi	F
alert xss	G
alex	C
alex pla	C
alexand	E
alexand _the	E
alexand pop	C
alg	H
algecir	I
algecir ceut	I
alguien	[
alguien _a	R
alguien _con	P
alguien _de	T
alguien _me	T
alguien _que	Y
algun	F
algun servidor	C
algun vez	T
alien	C
alien film	D
alient	Z
align	I
align vs	I
alignment	N
aliment	I
aliment ric	C
alimentici	S
alineacion	C
alineacion _del	C
all	[
all ?who	[
all _be	Z
all _hav	R
all _his	Q
all _my	[
all _our	P
all _scriptur	Q
all _th	[
all _the	X
all _thes	Y
all _your	[
all believ	P
all black	C
all conjugation	I
all creat	Q
all day	[
all fil	K
all flow	C
all inclusiv	C
all nation	X
all night	[
all peopl	U
all previou	C
all raven	C
all religion	Z
all sin	V
all thing	[
all tim	P
allan	C
allan poe	C
allegor	C
allegor summar	C
alligator	C
alligator _and	F
allow	[
allowanc	C
alm	[
alm _de	Q
almagr	E
almagr proxim	E
almight	Q
almond	T
almond _or	C
almost	Z
almost persuad	T
almsgiv	R
alo	D
alo ver	D
alon	[
alon _at	Q
alon _in	[
alon _on	[
alon _with	R
alon aft	Q
alon forev	P
along	Y
along _with	V
alot	C
alot one	C
alph	X
alph _and	X
alphabet	C
alphabet backward	C
alphabet form	I
alphabet pronunciation	I
alphabetical	I
alphabetical ord	I
alquil	E
alquil _de	C
alquil _en	F
alquil model	C
alquil valenci	C
alread	R
alt	K
alt _and	U
alt _de	W
alt _del	I
alt _of	T
alt _que	C
alt decoration	C
alt item	C
alter	H
alter carbon	H
alternativ	J
alternativ _to	H
altitud	C
altur	C
altur _de	C
aluminium	C
aluminium foil	D
alwa	[
alwa _on	X
alwa _the	P
alwa com	F
alwa fight	P
alwa sav	Q
alzheim	Z
am	C
am burton	C
am cook	C
am cornflak	F
am lee	C
am pian	C
am tversk	C
ama	[
ama _a	T
ama _di	Q
amabl	U
amad	[
amadeu	C
amalek	T
amalekit	W
aman	W
amand	C
amand byn	C
amar	X
amar _a	U
amar _al	Q
amarg	U
amarill	C
amarill _en	C
amaziah	V
amazon	C
amazon co	I
amazon ord	C
amazon prim	C
amazon warehous	G
ambient	R
ambition	Z
amen	[
amenazan	R
americ	C
americ got	C
american	C
american _god	H
american need	D
amig	[
amig _de	[
amig _me	W
amig _que	R
amig _se	Q
amig codig	C
amig ya	P
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
amor _ser	P
amorit	U
amount	C
amount _for	C
amoxicilin	C
amoxicilin _y	C
amoxicillin	I
amoxicillin 500mg	I
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
an _en	Q
an _tien	J
an teni	R
an tien	C
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
ancestor	W
anchor	Q
anchor leav	C
ancian	[
ancient	C
ancient chin	C
and	[
and _en	S
andaluci	C
andre	C
andrew	M
andrew garfield	C
andrew golf	K
android	C
android _to	H
android aut	F
android dream	J
android studi	L
android version	C
ang	[
ang _and	R
ang _at	S
ang _in	[
ang _with	Q
ang lee	C
angel 1976	H
angel _and	U
angel _at	Y
angel _de	C
angel _of	[
angel _to	D
angel angel	C
angel azul	D
angel beat	C
angel clim	C
angel delight	E
angel di	C
angel fall	C
angel fir	C
angel food	D
angel gabriel	Y
angel hair	C
angel investor	C
angel kill	[
angel lak	C
angel land	C
angel list	C
angel motorcycl	C
angel numb	[
angel park	C
angel rees	H
angel rost	C
angel unawar	[
angelin	C
angelin finalis	C
angelin joli	K
angkor	C
angkor wat	C
angl	C
angl _in	H
angul	Z
anill	C
anill _com	E
anill _de	H
anill _tien	K
anim	M
anim _a	T
anim _par	X
anim girl	C
anim lik	C
anim watch	C
animal	V
animal _be	P
animal _do	[
animal _en	Y
animal _in	W
animal _that	V
animal cross	C
animal farm	C
animal mas	C
aniversari	[
aniversari _de	Y
ankl	C
ankl tak	J
ann	[
anniversar	Z
anniversar _of	S
anno	T
anno _me	R
annotation	I
announc	H
announc _our	D
annunciation	V
ano	C
ano _de	R
ano _mas	Q
ano cay	F
ano lleg	H
ano nuev	C
anoch	C
anoch _en	K
anochec	G
anochec _en	G
anod	C
anod wat	C
anoint	[
anoint king	R
anoint saul	S
anonymou	Y
anoth	J
anoth _at	C
anoth countr	[
anoth fam	Q
anoth man	R
anoth religion	Q
anoth season	C
anoth top	C
anoth woman	S
anoth word	C
anoth year	[
ansiedad	[
answ	M
answ _in	C
answ _to	E
answ key	L
answ onl	C
answ toda	C
answer	K
ant	T
ant _de	[
ant _del	Z
ant _di	R
ant _el	Q
ant _que	U
ant stand	C
anterior	C
anterior _y	C
anthon	C
anthon joshu	C
anthropic	F
antibiotic	C
antibiotic _to	C
antichrist	[
antidepressant	W
antigu	S
antigu testament	Q
antioch	U
antioch californi	J
antiochu	X
antiochu epiphan	T
antip	V
antoni	[
antonym	C
antonym _of	C
anunci	F
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
ap rank	H
ap7	C
apa	I
apag	D
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
apo	S
apo _a	S
apocalips	[
apocalyps	T
apocrif	S
apocryph	X
apoll	C
apoll 13	C
apolog	V
apologiz	[
apologiz _to	S
apostasi	U
apostill	C
apostill servic	C
apostl	[
apostl clif	E
apostl film	E
apostl great	C
apostl hotel	G
apostl paul	R
apostol	[
apostolic	X
apostroph	C
apostroph _in	C
apostroph aft	C
app	C
app _and	C
app _be	M
app _de	F
app _on	L
app _that	J
app _to	J
app crap	K
app crash	C
app ever	C
app fre	L
app mas	H
app need	L
app not	D
app pric	M
app suck	M
appeal	C
appeal _to	[
appeal southeastern	C
appearanc	Z
appearanc _of	X
appendicit	C
appendix	C
appendix _do	D
appendix _for	C
appl	I
appl ?why	C
appl _id	C
appl _of	[
appl going	M
appl log	L
appl pay	E
appl pie	K
appl stock	I
appl vs	C
appl watch	C
application	C
appoint	T
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
april	F
aprob	[
aqa	C
aqu	[
aquariu	C
aquariu dat	D
aquariu season	H
aquarium	C
aquarium salt	C
aquel	T
aquil	[
ar	C
ar _in	[
ar _y	C
ar season	C
arab	R
arabic	C
arabic alphabet	I
arabic text	C
arad	V
aramaic	[
aran	C
araunah	X
arbol	[
arbol _de	Q
arc	N
arc _de	S
arc _del	R
arc weld	C
arcangel	Z
arch	K
arch height	K
archangel	[
archduk	D
archduk franz	D
archiv	C
archiv _en	C
ardi	T
arduin	C
arduin blink	C
are	C
are ?who	F
are _del	C
are _of	C
are cod	N
aren	C
aren nin	G
arep	C
arg	I
argentin	C
argentin _por	N
argentin repulgu	C
argu	[
argu _with	[
argument	[
arimathe	U
arizon	C
arizon cardinal	D
arizon zillow	E
ark	Z
ark _and	P
ark _of	K
ark bould	C
ark gam	I
ark survival	C
arkans	C
arkans razorback	C
arm	T
arm _of	C
arm charit	C
arm dir	F
arm pay	C
armadur	Q
armadur _de	Q
armageddon	X
arminianism	X
armistic	M
armor	G
armor _of	[
armor bear	S
armor without	C
around	V
around _me	Q
around _the	[
around jerich	[
arp	X
arr	G
arr map	G
arra	H
arra _of	I
arranc	C
arranc _y	C
arrebatamient	Q
arregl	K
arregl _una	H
arrepentimient	P
arrepient	U
arrepinti	T
arrest	U
arrob	C
arrob _en	C
arrow	[
arrowroot	E
arroz	C
arroz _con	C
arroz _en	E
arroz no	H
arruin	S
ars	C
arsehol	C
arsenal	C
arsenal lesion	C
arsenal win	C
art	[
artaxerx	W
artem	U
arter	C
arter _and	C
arterial	G
arterial normal	G
arthrit	V
arthur	E
artichok	C
artichok soup	C
articl	J
articl http	J
artificial	F
artisan	C
artisan migrat	C
artist	[
asa	X
asahel	Q
ascend	D
ascend serv	C
ascendent	C
ascendent si	C
ascendieron	V
ascension	[
asd	C
asdasdasd	C
asdf	C
asdf asdf	C
asdf test	F
asdfasdf	E
asdfasdf hol	E
asdfghjkl	E
aser	Y
asesin	Y
ash	[
ash wednesda	U
asham	X
asham _of	V
asham _to	P
asherah	[
ashevill	F
ashevill _for	F
asi	S
asil	V
asimov	C
asimov robot	C
asiri	X
ask	[
ask ?wher	W
ask _a	V
ask _for	[
ask _god	U
ask _her	P
ask _me	W
ask _my	C
ask _the	Q
ask _to	Y
asn	U
asparagu	H
asparagu mak	H
aspirin	D
aspirin 81	D
ass	C
assassin	C
assassin cr	C
assist	[
assistant	C
assistant interview	C
assistant job	G
assyri	Y
assyrian	[
astill	E
astrolog	D
astrolog nakshatr	C
async	C
async await	C
ataqu	R
atasc	I
ate	U
athaliah	R
atheist	[
athen	Y
athlet	S
atm	C
atomic	G
atomic _del	F
atomic numb	C
atonement	[
atonement keir	C
atr	U
atri	S
attack	T
attack _me	T
attack _on	C
attempt	U
attenborough	C
attenborough lat	C
attorne	C
attorne form	C
attract	[
attract _to	S
atun	C
auckland	F
auckland _to	M
auckland fc	F
august	C
augustu	W
aun	Y
aunqu	W
aureliu	C
aureliu emperor	C
auricular	E
auricular _al	E
austrail	G
australi	C
australi ?wher	C
australi driv	E
australi sydne	L
austri	C
austri _in	C
aut	F
aut keep	F
author	[
author _of	W
authorit	Z
autism	W
autistic	U
autobu	E
autobu _de	E
autoestim	[
autor	C
autotun	C
autumn	K
avat	C
avat cost	C
ave	S
ave horari	C
ave mari	[
avecin	C
avecin nuev	C
aveng	C
aveng movi	C
aveng remak	C
aventur	X
averag	C
averag cost	E
averag height	L
averag salar	M
averag tim	C
averguenz	T
avion _de	J
aviv	J
aviv phon	D
avivamient	S
avoc	C
avoc _be	C
avogadr	C
avogadr numb	C
avoid	W
awa	R
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
ax	T
ax label	H
axolotl	C
axolotl eat	C
ayat	C
ayat ul	C
ayer	F
ayud	V
ayud _a	R
ayudam	V
ayudan	R
ayun	X
azariah	V
azazel	Z
aztec	C
aztec trad	C
azul	C
azul cancion	D
azul window	H
azulej	E
azulej _de	E
azur	G
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
baa	F
baa baa	F
baa black	F
baal	[
baash	S
bab	V
bab _and	Q
bab _at	Y
bab _be	[
bab _in	[
bab bo	P
bab carrot	C
bab die	Z
bab go	Z
bab head	C
bab jesu	Q
bab monitor	C
bab mos	V
bab nam	F
bab passport	C
bab ruth	C
bab shark	C
bab start	C
bab teeth	C
bab templ	C
babbel	G
babel	[
babiloni	Z
babylon	R
babylon 202	M
babylon _in	Z
babylon bee	C
babylon fiv	F
babylon health	C
babylonian	U
back	W
back _and	R
back _at	Y
back _from	C
back _in	U
back _my	C
back _to	[
back aft	U
back lavend	C
back thick	C
back togeth	R
background	C
background _from	C
background _in	C
background color	H
background without	C
backup	D
backup stuck	D
backward	L
bacteri	C
bacteri strateg	C
bacterial	D
bad	Y
bad _about	P
bad _for	R
bad _on	C
bad blood	C
bad bunn	C
bad choic	S
bad compan	[
bad day	R
bad friend	Q
bad gatewa	C
bad ginsburg	D
bad grad	[
bad habit	G
bad influenc	R
bad new	[
bad peopl	[
bad person	P
bad religion	C
bad report	[
bad rol	E
bad thing	W
bad think	S
bad word	T
bae	E
bae steak	E
bag	C
bag _be	E
bag polic	I
bag siz	L
bag small	D
bagel	C
bagel _at	E
bagel menu	C
baggag	N
baggag _on	K
baggag fee	M
bail	F
bail amount	C
bait	C
bait _for	C
baj	V
baj music	C
bak	E
bak off	C
bak powd	E
bak sod	C
bakehous	C
bakehous orl	C
baker	D
baker hour	D
bal	C
bal batman	C
balaam	[
balak	Z
balanc	C
balanc fe	C
balanc h2	E
balayag	G
balayag vs	G
bald	J
baldur	D
baldur gat	D
ball	C
ball _in	C
ball fit	N
ball fuzz	E
ball hit	M
ball python	C
ball valu	F
ballen	[
ballon	G
ballon dor	G
balloon	C
ballot	I
balm	V
balm _in	V
balon	C
balon _de	C
balonman	J
bamb	D
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
band siz	J
bander	C
bander _con	C
bang	[
bank	D
bank _in	C
bank account	[
bank clos	C
bank go	C
bank holida	C
bank open	C
bankruptc	[
banquet	[
baptist	C
baptist bbc	C
baptiz	[
baptiz _as	P
baptiz _in	R
baptiz _of	V
baptiz behead	R
baptiz card	[
baptiz health	C
baptiz hospital	C
baptiz jesu	P
baqueir	K
bar	C
bar baz	C
bar calor	F
bar dublin	H
bar exam	[
bar ingredient	I
bar mitzvah	C
bar model	F
bar pric	C
barabb	[
barac	Z
baraj	M
baraj espanol	M
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
barbi	L
barbi movi	L
barc	K
barc ultim	G
barcelon	C
barcelon ayer	E
barcelon madrid	I
barcla	J
barcod	D
barcod _and	D
barefoot	T
bargain	X
barist	C
barist trial	C
bark	D
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
barren	X
barren fig	V
barren woman	R
barselon	E
bartholomew	R
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
basic strateg	K
basil	J
basin	[
bask	C
bask temp	C
basket	[
basket _of	[
basketball	C
basketball rank	C
basketball schedul	M
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
batall	R
batall _de	C
bath	C
bath _a	C
bath _and	C
bath psorias	E
bath ticket	L
bathsheb	W
batman	C
batman voic	C
batter	C
batter _and	F
batter drain	G
batter last	N
batter leak	J
batter lif	C
batter replacement	C
batter work	I
battl	Z
battl _be	Q
battl _of	Q
battl hymn	C
bautist	[
bautiz	X
bautiz _de	R
bautiz _por	P
bautizarm	Q
bay	C
bay _let	F
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
be	R
be _a	[
be _and	C
be alon	R
be brav	Q
be coursework	H
be happ	P
be kind	Q
be know	C
be mak	C
be singl	R
beach	C
beach croati	C
beach nam	C
beach park	G
beach phot	E
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
beard dragon	C
beard oil	C
beast	[
beast _from	Z
beat	C
beat _a	C
beat _me	U
beat _the	H
beat anim	C
beat up	T
beatbox	C
beaten	[
beatitud	[
beaut	[
beaut 2024	C
beaut _for	R
beaut bar	C
beautifulsoup	D
beb	W
beb 2025	C
beb _de	K
beb _en	Q
beb _que	W
beb est	Q
beb tall	C
becam	[
becam _a	V
becam flesh	R
becam king	Q
becaus _god	Q
becaus _he	R
becaus _i	C
becaus _im	V
becaus _of	[
becaus _the	Q
becerr	U
becerr _de	Q
beckham	C
beckham int	C
becom	W
becom _a	[
becom _an	C
becom independent	C
becom lik	P
bed	M
bed _and	W
bed _with	E
bed bath	C
bed dimension	C
bed flat	G
bed placement	C
bed sleep	C
bedroom	C
bedroom flat	K
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
beethoven	H
beethoven fur	H
befor	X
befor _a	[
befor _an	X
befor _e	C
befor _god	S
befor _he	Q
befor _me	R
befor _or	C
befor _th	C
befor _the	[
befor _we	U
befor _you	[
befor birth	P
befor grat	D
befor los	C
befor marr	W
befor pa	C
befor school	Q
befor sell	J
befor send	J
befor spr	C
befor thatch	C
befor travell	E
befor work	R
beg	[
beg _at	S
begin	W
begin _and	H
begin _of	S
begin _with	C
begin camer	C
begin photograph	G
begin yet	C
begotten	U
behead	W
behind	T
behind _my	R
behind _th	C
behind prox	D
behold	[
behold _i	U
behold _the	T
bel	[
bel _of	W
bel air	C
belen	Y
belial	S
believ	[
believ _at	R
believ _but	Q
believ _god	P
believ _in	R
believ _what	S
believ anymor	P
bell	C
bell principal	C
bell rdr2	C
bell violin	G
bellez	X
bellingham	C
bellingham salar	C
belong	T
belong _to	C
belov	W
belt	C
belt _and	K
belt ford	K
belt keep	C
belt siz	F
beltan	C
beltan fir	C
ben	V
ben hadad	S
ben hur	C
benadryl	C
benadryl dos	C
bench	N
bench small	C
bendec	U
bendic	V
bendic _a	Q
bendicion	[
bendicion _de	W
bendicion _par	Q
bendig	Q
bendit	Z
benefit	Q
benign	S
benjamin	V
benjamin button	C
benjamin moor	C
benjamin sack	Z
bennif	C
bent	P
berean	[
bereav	R
berlin	C
berlin airlift	I
berlin wall	C
bermud	E
bermud grass	E
bernab	V
bernard	C
bernard alb	C
bernard dog	C
berr	C
berr christm	D
berr victori	C
bes	[
besid	[
besieg	R
best	C
best _for	C
best bait	C
best befor	G
best build	H
best buy	C
best cricket	I
best crop	G
best cut	F
best day	M
best drugstor	C
best fortnit	I
best fre	C
best friend	R
best hik	F
best horror	J
best isa	M
best italian	K
best item	H
best laptop	N
best layout	M
best magnesium	C
best man	M
best match	H
best mic	N
best mobil	N
best mod	E
best pictur	K
best pizz	M
best ramen	C
best rat	D
best seat	Q
best sell	K
best start	C
best stretch	G
best temperatur	M
best tim	C
best tre	C
best vibrator	C
best way	C
best wint	C
best young	C
besti	[
bet	W
bet _a	T
bet _for	G
bet _to	C
bet call	C
bet od	C
bet of	C
bet than	[
bet work	C
bet xbox	G
bet365	I
bet365 login	I
betel	Q
bethan	[
bethel	[
bethesd	V
bethlehem	S
bethlehem steel	C
betra	[
betra _by	Q
betra jesu	R
betsab	Q
between	H
between _a	C
between _and	K
between _god	T
between _let	C
between _ser	C
between _the	[
between affect	C
between alligator	F
between arter	C
between bak	E
between cold	C
between deductiv	C
between ep	C
between heaven	[
between ionic	C
between jam	F
between mass	C
between mri	C
between one	C
between perth	I
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
beyonc	I
beyonc new	I
beyond	H
beyons	C
bez	C
bez yacht	C
bhagavad	L
bhagavad git	L
bi	H
bi dat	E
biblesuck	C
biblic	[
biblic _de	W
biblic _par	[
biblic _sobr	Q
bibliotec	C
bibliotec municipal	C
bibliothequ	C
bic	C
biden	C
bien	[
bien _y	Q
bienaventur	S
bienaventur _los	S
bienaventuranz	Q
bienvenid	S
big	J
big _be	F
big _o	C
big _on	C
big bang	[
big barn	[
big boat	Z
big boob	G
big broth	C
big conif	C
big egg	F
big mac	H
big near	C
bik	C
bik chain	C
bikin	N
bil	C
bil bob	F
bil bookcas	K
bil goat	E
bil husband	C
bildad	Y
bill	N
bill _so	G
bill onlin	C
bill uneven	F
billi	E
billi jean	E
bin	C
bin _the	J
bin empt	H
bin out	C
binar	C
binar _to	C
bind	C
bind _for	C
bind _of	D
bindw	J
bindw ?how	J
bing	[
bio	[
biografi	L
biografi cort	H
biolog	C
biolog pap	L
biologic	R
biops	U
bipol	[
bird	L
bird _and	U
bird _of	H
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
birth _at	F
birth _in	[
birth _of	Y
birth again	Y
birth blind	R
birth certificat	C
birth chart	L
birth control	R
birth jul	C
birth moth	Y
birthda	R
birthda _of	P
birthda _vers	Q
birthda lyric	D
birthda messag	C
birthda novemb	C
birthright	V
biscuit	C
biscuit go	C
bishop	G
bishop _in	C
bishop _show	K
bishop auckland	F
bishop castl	E
bishop chess	C
bishop comedian	C
bishop stortford	J
bishop tour	M
bismol	C
bismol black	C
bit	C
bit _for	M
bit _me	C
bit ly	F
bit som	C
bit train	F
bit wat	[
bitcoin	N
bitcoin pric	C
bitter	[
bizcoch	K
bizcoch _de	K
bl	C
bl ?how	C
bla	C
black	E
black _and	[
black against	C
black coffe	C
black die	C
black frida	C
black ke	C
black messiah	C
black peopl	Q
black sabbath	C
black sheep	H
black tie	C
black tongu	C
black top	E
blackjack	K
blackjack basic	K
blad	G
blad _of	E
blad golf	K
blad run	F
blah	C
blah blah	C
blam	V
blam _me	S
blanc	Q
blanc _al	C
bland	J
blank	E
blank printabl	F
blank row	M
blanket	E
blanket befor	D
blasfemi	R
blasphem	[
blaz	F
blaz dup	F
bleed	[
blend	D
blend ?how	C
blend fam	W
bless	[
bless _and	P
bless _be	U
bless _for	[
bless _me	[
bless _my	[
bless _of	C
bless _the	Q
bless _to	P
bletchle	C
blew	W
blig	D
blig halftim	D
blind	W
blind beg	S
blind man	[
blind reunion	C
blink	C
blink without	C
block	X
block _a	F
block _me	R
blok	K
blok ?who	K
blond	E
blond nurs	I
blonk	C
blood	H
blood _of	T
blood _on	Z
blood anim	C
blood diamond	C
blood mar	J
blood orang	C
blood pressur	C
blood stain	G
blood sug	C
blood taylor	C
blood test	C
blood typ	I
blood useless	C
bloom	[
blorp	C
blow	Z
blu	E
blu _and	N
blu cross	D
blu devil	M
blu screen	C
blu shield	D
blue	C
blue dad	C
bluetooth	C
bluetooth earbud	C
blur	C
blur _the	C
blurr	V
blurr ?when	H
bmi	C
bmi calculator	K
bmi formul	D
bmw	F
bmw f30	F
bnmbnmbn	C
bo	K
bo 737	D
bo 777	C
bo _in	P
board	Y
board gam	Z
board rul	C
boardwalk	C
boardwalk hour	C
boast	Z
boat them	C
boaz	[
bob	C
bob hop	C
boc	[
bod	V
bod _and	Q
bod _be	[
bod _de	[
bod _en	C
bod _of	[
bod _por	D
bod fat	C
bod plantill	C
boer	C
boer war	C
bogot	D
bohemian	H
bohemian movi	K
bohemian rhapsod	J
boil	C
boil _your	C
boil corn	C
boil e119	L
boil eg	H
boil egg	K
boil point	C
boil pressur	C
bois	E
bois idah	E
bold	N
bold b	C
bolet	C
boliv	C
bolivi	C
bollock	C
bols	[
bomb	[
bomber	V
bombill	C
bon	C
bon _do	G
bon _in	C
bon mean	C
bon ser	C
bond	C
bond check	J
bond film	F
bond mov	J
bond redemption	L
bond villain	E
bonjor	C
bonnet	K
bonu	M
boo	C
boo radle	C
boob	C
boob pic	G
book	[
book _be	Z
book _in	C
book _of	X
book near	C
book priz	C
book rank	C
book report	D
book writ	U
bookcas	K
bookcas dimension	K
boom	C
boomerang	C
boomerang com	C
boop	C
boost	C
boost ever	C
boot	N
boot _with	C
boot waterproof	C
booth	Y
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
bord bolivi	C
borr	C
borr _mi	C
borrach	V
borrador	D
borrow	W
borrow mone	R
bosch	C
boss	Y
boss _be	[
boss fight	C
boss leav	C
boss ord	H
boss retirement	C
boston	C
boston north	K
boston rout	K
boston tea	C
bot	C
both	[
boton	E
botox	X
bottleneck	C
bottomless	T
bottomless brunch	G
bottomless pit	Y
bould	C
bould scen	C
boundar	[
boundar _with	[
boundar math	H
bouquet	D
bouquet _with	D
bourbon	C
bow	[
bow _to	X
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
box _on	M
box accept	K
box day	C
box go	J
box offic	C
box pls	J
box set	D
boxe	C
boxe plum	C
boy	Z
boy ?who	W
boy _or	C
boy _with	[
boy king	R
boyfriend	[
boyfriend _be	P
boyfriend cheat	P
bpm	C
bpm _of	C
bra	N
bra siz	N
brac	C
brac siz	L
brac sta	C
bracelet	I
bracelet engrav	C
bracket	C
bracket 2024	L
bracket printabl	D
brad	C
brad _and	C
brain	M
brain freez	L
brain teas	C
brak	C
brak ?when	F
brak pad	C
branch	[
branch _and	Z
brav	[
braz	J
braz _de	H
brazil	C
brazil football	J
brb	C
bread	N
bread _and	G
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
breadstick	G
breadstick recip	G
break	R
break _a	[
break _in	C
break _my	[
break _the	[
break af	C
break bad	C
break down	Y
break heart	W
break int	S
break new	C
break point	K
break up	R
break wudu	C
breakfast	N
breakfast hour	C
breakthrough	[
breakup	Z
breakup map	C
breastplat	Z
breath	[
brendan	C
brendan fras	C
brennan	C
brennan bon	C
brew	C
brew _at	C
brewer	E
brexit	D
brexit dat	D
brib	[
brick	[
brid	[
brid _and	R
brid pric	[
bridegroom	[
bridesmaid	M
bridesmaid dress	C
bridg	R
bridg _of	F
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
bring _my	T
bring _the	[
bring _to	C
bring back	V
bring chees	D
bring food	Q
bring good	V
bring up	Q
brisket	F
bristol	K
bristol _with	K
brit	D
britain	C
british	C
british citizen	C
british sew	C
britne	C
britne sp	C
broadwa	C
broadwa ticket	C
brokenheart	T
bronc	R
bronz	[
bronz serpent	Q
brooklyn	E
broth	S
broth ?who	X
broth _and	T
broth _be	V
broth _in	L
broth _of	[
broth com	Q
broth episod	K
broth eviction	C
broth first	C
broth keep	S
broth movi	J
broth osborn	C
broth print	C
broth quot	E
broth sew	C
broth studi	D
broth tak	R
broth widow	R
brown	C
brown _in	M
brown bbc	F
brown edg	C
brown ey	G
brown mush	D
brown rawlplug	M
brown tip	E
brows	C
brows _the	C
bruh	C
bruj	[
brujeri	R
brujeri _y	Q
brunch	G
brunch leed	G
brush	C
bs	C
bs _in	C
bt	F
bts	C
bu	[
bu _a	[
buckingham	J
buckingham palac	J
bucl	C
bucl _for	C
bud	C
bud _par	C
budd	V
buddh	C
buddh statu	C
buddhist	N
buddhist sit	C
buddhist vesak	H
budget	L
budget _for	M
budget speech	C
budgi	C
budgi _to	C
bue	[
buen	U
buen air	G
buen di	C
buen notici	[
buen tard	C
buff	C
buffet	C
bug	C
bug ?how	J
bug car	H
build	L
build ?when	C
build _a	[
build _for	H
build _his	P
build _in	E
build _me	C
build _of	V
build _on	W
build _the	[
build hadrian	C
build muscl	C
build two	E
buji	G
buji _par	G
bul	[
bulb	C
bulb not	C
bulb typ	E
bulk	C
bull	M
bullet	E
bullet point	E
bullshit	C
bum	C
bum bum	C
bump	C
bunch	C
bunch _of	C
bunch underneath	C
bunn	E
bur	[
bur _in	P
bur _my	Q
bur jesu	P
burbank	J
burden	[
burg	C
burg king	C
burial	[
burkin	E
burkin fas	E
burl	R
burl _de	P
burlan	X
burlan _de	X
burn	H
burn _his	Q
burn _the	R
burn bush	D
burn coal	X
burn man	C
burn notic	C
burn out	V
burn sag	C
burnout	[
burnt	M
burnt offer	V
burr	T
burst	L
burst pip	F
burton	C
burton expans	C
burwood	C
burwood sal	C
bus	C
bus casual	C
bus model	C
bus numb	G
bus pass	C
bus still	C
busc	[
busc _a	S
busc pis	F
buscad	V
buscador	J
buscarv	F
buscarv no	F
bush	C
bush empir	C
bush securit	C
bush shrub	C
bust	D
but	C
but ?wher	J
but _in	T
but pud	C
but recall	C
butch	D
butch near	D
butl	H
butl _in	E
buttermilk	H
button	C
button ?how	C
button _do	C
buy	J
buy _a	G
buy _the	P
buy crust	K
buy dry	C
buy milk	C
buy return	C
buz	G
buz nois	G
bye	C
bye _for	C
byn	C
bypass	I
bypass _your	C
byu	D
byu coug	D
c	C
c _a	G
c async	C
c c	G
c d	C
c k	F
caa	I
caball	R
caball _en	E
cabbag	C
cabbag ric	L
cabell	T
cabell _de	C
cabez	W
cabin	I
cabin bag	L
cabin baggag	K
cabinet	C
cabinet reshuffl	D
cabl	E
cabl _i	J
cabl _which	M
cabr	S
cac	C
cac ped	C
cach	C
cach instagram	C
cachorr	M
cachorr _a	E
cactu	C
cactu without	E
cad	S
cad cuant	C
cad dia	V
caden	W
cadiz	D
cae	X
caer	[
caes	L
caes salad	C
caesare	[
caf	C
caf turc	C
caffein	T
caffein _be	C
cag	C
cag siz	N
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
cak	C
cak feed	D
cak flavor	H
cak mix	C
cak pan	H
cak recip	K
cak sink	D
cala	C
cala _to	C
cala timetabl	K
calabaz	C
calcium	I
calcium carbonat	I
calcul	M
calcul _del	C
calculat	K
calculat _the	K
calculation	C
calculation concordant	F
calculation mol	H
calculator	C
calculator fre	L
calculator gold	I
calculator second	D
caleb	Y
caleb _and	Y
caleb william	C
calend	C
calend 2025	H
calend beaut	C
calend buddhist	H
calendari	C
calendari escol	C
calendari vuelt	F
calf	[
calidad	D
calidad _del	D
calient	C
calient _el	C
californi	C
californi zip	J
call	U
call 312	F
call ?when	T
call _a	C
call _if	C
call _in	L
call _me	X
call _my	P
call _of	D
call _on	C
call _the	Z
call _to	[
call _you	X
call box	C
call key	H
call mum	C
call no	W
call off	U
call quot	G
call saul	C
callat	C
callej	C
callej vol	C
calm	[
calm _the	P
calm down	R
calor	C
calor _do	L
calori	F
calori _tien	M
calpol	C
calpol dos	C
calv	[
calvin	C
calvin _and	D
calvin harr	K
calvin klein	C
calvinism	[
calz	Y
cam	L
cam admissibl	C
camarer	C
camb	T
camb _de	R
camb contrasen	C
camb enchuf	C
cambi	J
cambi _de	S
cambi _el	E
cambi _la	E
cambi _una	D
cambridg	C
camel	Y
camel _and	R
camell	[
camer	C
camer und	C
camil	C
camil sest	C
camin	[
camin _a	R
camin _de	[
camiset	C
camp _de	V
camp david	C
camp reservation	C
campament	T
campan	C
campervan	I
campervan hir	I
campground	C
camu	H
can	E
can ap	C
can green	E
canaan	[
canaanit	V
canal	K
canal tak	I
canane	Q
canberr	L
canc	W
canc _and	C
canc da	C
cancel	L
cancel _a	G
cancel _la	Q
cancel _my	G
cancel membership	F
cancell	H
cancell _can	E
cancell headphon	F
cancell holyhead	C
cancion	C
cancion _que	C
cancun	C
cancun adult	C
cancun tod	I
cand	L
cand bar	F
cand crush	C
candl	Y
candl _for	G
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
canon r50	G
cans	[
cans _de	X
cant	W
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
cap town	G
capacit	C
capacit _of	H
capacit f150	I
capernaum	[
capital	H
capital _de	L
capital _of	C
capital gain	C
capitalism	Y
capitul	C
capitul _de	J
capitul _mas	Q
capitul eight	H
capitul one	C
capr	C
capr _and	C
capricorn	C
capricorn celebrit	K
capricorn man	C
capsul	F
capsul wardrob	F
captain	G
captial	G
captial _of	G
caption	G
caption _for	G
captiv	[
captivit	C
captur _by	V
captur _de	C
car	J
car _about	Z
car _be	[
car _by	C
car _for	[
car _hav	C
car _of	[
car _what	[
car _with	H
car accident	Z
car assistant	C
car batter	N
car bluetooth	C
car break	Y
car brown	E
car charg	M
car chord	E
car crash	[
car deposit	C
car hitbox	C
car loan	C
car mod	E
car model	C
car movi	H
car park	N
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
carbon	N
carbon season	H
carbonat	I
carburetor	E
carburetor _do	E
carcel	[
card _for	[
card _from	C
card _of	C
card _on	C
card _vers	Y
card detail	F
card funn	C
card gam	C
card get	C
card lik	C
card mean	C
card pric	F
card run	K
card top	C
cardigan	C
cardinal	I
cardinal quarterback	D
cardinal scor	M
caregiv	[
carg	C
carg pant	D
caridad	U
carl	F
carl alcaraz	F
carmel	Q
carn	[
carn _en	W
carnaval	X
carnegi	C
carnet	C
carnet _por	C
carnival	Q
carnival cruis	C
carnival dat	C
carol	S
carol full	G
carp	V
carp _in	C
carpal	C
carpal tunnel	C
carpent	Y
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
carr length	I
carrer	X
carrer doming	G
carretiller	C
carretiller grat	C
carrot	C
carrot nutrition	C
cart	R
cart _de	U
cart _del	K
cart _tien	M
cart dat	H
cart sign	C
cartridg	C
cartridg 305	L
cartridg _be	C
carv	C
carv _a	D
carv stencil	C
cas	R
cas ?how	D
cas _con	V
cas _de	C
cas alquil	C
cas stud	F
casarm	R
casarn	S
caser	C
cash	[
cash out	G
cashew	G
cashmer	C
cashmer _by	C
casin	F
casin deal	C
casin no	C
casp	M
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
castig	Y
castig _a	R
castl	C
castl _in	L
castl brewer	E
castl stock	C
casual	D
casual _for	C
casual lunch	C
cat	C
cat ?who	E
cat _and	C
cat _on	E
cat bring	C
cat etc	D
cat explain	C
cat goddess	C
cat keep	C
cat knead	D
cat mr	H
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
catch _in	X
catch _my	T
catch fir	G
catch up	[
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
caus hiccup	K
caus kidne	C
caus tonsil	C
causewa	F
causewa cross	F
caution	C
caution ang	C
cav	R
cav _of	X
cav allegor	C
cav guam	C
cavern	C
cavern esquem	C
cay _el	C
cayeron	X
caz	W
cbd	Q
cbd coupon	C
cde	G
cde numb	G
cdmx	D
cdmx hoy	D
ceas	W
ceboll	H
ced	Z
ced _of	R
cedr	T
ceil	E
ceil fan	C
cel	[
celeb	C
celebr	K
celebr _la	U
celebrat	[
celebrat hol	C
celebrit	C
celebrit birthda	C
celibac	T
celibat	[
cell	N
cell match	J
cell year	C
celos	T
celsiu	H
celtic	C
celtic cross	E
celtic druid	G
celtic last	D
celul	I
celul no	C
celul vegetal	C
cen	P
cen _de	S
cen last	C
ceniz	W
ceniz numer	C
cens	R
censu	X
cent	D
cent _a	C
cent _of	P
centimetr	D
centr	C
centr _un	I
centr _una	F
centr open	C
central	K
central milan	N
central toky	K
centrifug	C
centroameric	D
centurion	[
ceo	C
ceo _of	C
cer	Z
cerc	C
cerc _de	C
cerd	T
ceremon	[
certificat	C
certificat check	E
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
ch	V
ch _in	H
ch room	C
ch song	L
cha	E
cha upgrad	E
chaf	[
chain	G
chain _from	C
chain _in	C
chain _or	K
chain slack	I
chakr	N
chakr color	M
chalamet	C
chalamet dun	C
chalamet height	E
chaldean	Z
chalis	H
chalis lyric	H
chanc	Z
chanc _of	C
chancellor	C
chancellor _of	F
chancellor _say	C
chang	K
chang _a	C
chang _his	Y
chang _of	F
chang _the	C
chang _with	G
chang color	C
chang default	C
chang font	F
chang rington	E
chang tim	K
channel	C
channel _be	C
channel fiv	C
channel four	K
chapel	P
chapel down	D
chapel hill	C
chappell	J
chappell roan	J
chapt	I
char	C
char cross	C
charact	E
charact _i	K
charact analys	G
charact ralph	C
charad	J
charad ide	J
charcoal	C
charg	M
charg _a	I
charg _but	E
charg fin	E
charg point	M
charg vis	D
chariot	[
chariot _of	D
chariot rac	C
charit	K
charit numb	C
charit shop	C
charl	U
charl _par	[
charl coronation	C
charli	H
charli angel	H
charlott	C
charlott church	C
charlott tilbur	F
charlott web	D
charm	[
chart	C
chart calculator	L
chart lev	K
chart position	G
charzard	F
chas	[
chat	M
chat poll	H
chatbot	[
chatel	C
chatel principl	C
chatgpt	C
chatgpt _for	[
chatgpt _or	C
chaturth	F
chaturth decoration	F
chaturth puj	N
chauth	E
chauth moon	E
cheap	C
cheap _on	E
cheap _to	C
cheap flight	D
cheap napp	H
cheap plac	K
cheap supermarket	N
cheap tyr	D
cheap way	I
cheap women	E
cheat	[
cheat _by	X
cheat _me	[
cheat _on	[
check	C
check _for	C
check _if	C
check _in	J
check _my	[
check build	E
check engin	C
check mark	C
check one	C
check sim	N
checklist	F
checklist _for	F
checkout	F
checkout 121	H
checkout chart	K
cheek	[
cheep	E
cheep hotel	E
cheer	[
cheer giv	P
cheerlead	C
cheerlead _an	C
chees	C
chees back	D
chees cashew	G
chees cheesecak	K
chees go	N
cheesecak	F
cheesecak frozen	H
cheetah	C
cheetah run	G
cheltenham	H
cheltenham tip	H
chem	[
chem worksheet	L
chemical	C
chemical _or	C
chemistr	C
chemistr ?how	I
chernobyl	C
chernobyl reactor	C
cherubim	Z
chess	C
chess gam	C
chess mov	C
chess open	C
chess valu	C
chest	[
chew	I
chew gum	C
chi	C
chi class	I
chi seed	F
chicag	C
chick	P
chicken	C
chicken cross	C
chicken menu	F
chicken sta	H
chicken stop	C
chicken thigh	L
chicken tikk	M
chickenpox	D
chickenpox incubation	I
chief	G
chief justic	C
chil	C
child	[
child ?who	P
child _about	V
child _and	J
child _at	R
child _be	[
child _do	C
child _dont	P
child _from	P
child _hav	U
child _i	P
child _in	W
child _of	U
child _sa	Q
child _to	C
child _with	P
child _wont	S
child ask	P
child com	S
child die	R
child hat	Q
child leav	S
child lik	P
child list	C
child messag	S
child nev	Q
child suf	T
child support	S
childbirth	S
childhood	T
childless	V
children	C
children sho	C
chimne	I
chin	C
chin _a	N
chines	C
chines _about	C
chines takeawa	H
chines zodiac	F
chip	C
chip bat	C
chip shop	C
chism	V
chismos	V
chist	E
chist _de	C
chlorin	C
chmod	C
chmod 755	I
chmod operation	C
chnag	C
chnag _a	C
chocolat	H
chocolat box	H
choic	E
chok	[
cholesterol	C
choos	[
choos ?who	P
choos _a	U
choos _my	U
choos _the	S
choos _to	V
choos between	Z
choos peopl	Q
chopstick	C
chord	C
chord _to	F
chord chart	H
chord pian	J
choreograph	C
chr	C
chr jerich	C
chr steakhous	E
christ	[
christ church	H
christ colleg	C
christ die	R
christ tex	G
christchurch	C
christchurch _to	C
christen	Z
christensen	C
christensen phot	C
christianit	[
christm cak	D
christm carol	G
christm eve	F
christm jump	C
christm numb	C
christm stor	[
christm tre	U
christm without	V
chromebook	H
chromebook linux	H
chromosom	D
chromosom _in	D
chronic	X
chronicl	[
chronological	C
chronological ord	C
chuck	C
chuck norr	C
church	[
church _and	V
church _be	[
church _for	W
church _in	Z
church _of	R
church _on	Y
church aft	Q
church age	C
church chicken	F
church craz	C
church disciplin	R
church guit	C
church hurt	P
church lead	T
church memb	Y
church oxford	H
church peopl	Q
church setlist	C
church sho	C
churchill	C
churchill down	C
churchill insuranc	E
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
ciel nuev	Q
ciel recet	C
ciel tempor	C
cien	D
cien an	C
cienci	L
cienci sistem	D
cient	C
cient _de	C
cierr	D
cierr _la	E
cierr ike	G
cimarron	C
cin	C
cin est	C
cinc	[
cinc segund	C
cincuent	Z
cinem	C
cinem tim	C
cinetic	D
cinqu	E
cinqu terr	E
circl	N
circl _of	E
circl wicc	C
circuit	C
circuit total	C
circumcis	S
circumcision	W
circuncision	P
ciren	U
cirugi	X
cistern	E
cistern _que	H
cistern pierd	C
cit	N
cit ?wher	[
cit _a	I
cit _of	[
cit _par	C
cit break	C
cit cast	C
cit gun	I
cit medic	C
cit previ	H
cit skylin	E
citation	F
citation _for	F
citibik	C
citibik day	C
ciudad	U
civic	G
civic 2014	G
civil	J
civil espanol	C
cl	L
cl cach	C
cla	[
cla jar	T
claim	C
claim court	C
claim lufthans	C
claim mileag	C
clam	W
clarenc	C
clarenc thom	C
clarinet	I
clarinet squeak	I
claritin	C
claritin _the	C
clark	C
clark count	C
clas	[
clas _de	T
clash	G
clash royal	G
clasificacion	C
clasificacion _de	C
clasificacion formul	M
class	Y
class contain	G
class near	I
class pric	F
classic	C
classic talent	C
classmat	W
claud	C
clean	S
clean _a	C
clean _and	T
clean fee	D
clean heart	V
clean kit	D
clean use	C
clean whit	E
cleans	P
cleans thre	I
clef	C
cleric	I
cleric spell	I
clic	C
click	C
client	T
client ord	C
clif	T
clif australi	E
clim	C
climat	[
climat chang	Z
climb _a	W
climb _the	H
clint	C
clint eastwood	C
cloak	[
clock	C
clock go	C
cloone	I
clos	L
clos _my	R
clos _on	C
clos _to	W
clos friend	U
closur	C
cloth	X
cloth wholesal	C
cloud	[
cloud _and	S
clov	F
clown	C
clown fit	K
clu	L
clu riv	L
club	G
club found	C
club near	C
club result	J
club sandwich	I
club veg	C
clubcard	D
clubcard app	D
clubmast	D
cmd	E
cmd ls	E
cnn	C
co	C
co op	D
co uk	C
coach	G
coach _be	V
coach luggag	H
coal	[
coal _on	X
coast	C
coast six	E
coastlin	C
coat	R
coat _in	F
coat _of	[
coat scandal	C
cob	C
cobertur	U
cobr	J
cobr _un	D
cobr venom	C
coc	H
coc col	E
coch	C
coch _a	H
coch _que	D
coch no	C
cocin	C
cock	C
cock spaniel	C
cockfight	Y
cocktail	C
cocktail ingredient	F
cocktail recip	J
coconut	H
coconut one	H
cod	C
cod 44	I
cod 646	N
cod 90210	N
cod _be	I
cod _for	N
cod _on	G
cod _th	D
cod barcla	J
cod eresolv	J
cod steam	K
codein	J
codig	C
codig _de	C
codig roblox	K
coffe	C
coffe break	C
coffe ground	C
coffe menu	G
coffe tast	D
coffe van	C
coffin	E
coin	L
coin _the	C
coin _with	J
cok	C
cok compar	G
col	E
cold	M
cold _and	C
cold brew	C
cold contagiou	H
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
colg _un	D
coll	C
coll chord	C
colleagu	[
collection	X
collectiv	C
collectiv noun	C
collector	[
colleg	Q
colleg dublin	E
colleg football	G
colleg map	C
colleg oxford	C
collin	I
collin album	L
collin genes	K
colombi	C
colombi result	C
colombian	D
colon	H
colon _a	H
color	C
color _a	M
color _in	C
color _of	C
color _should	C
color cop	L
color list	L
color man	K
color mean	C
color ord	M
color out	F
colossa	Z
colossian	V
colossu	C
colossu comput	C
column	G
column d	M
column vs	C
com	Y
com _at	W
com _en	C
com _from	Z
com _in	Y
com _of	R
com _on	Q
com _the	D
com _to	Y
com _un	E
com _with	S
com atun	C
com back	M
com befor	Z
com carn	X
com down	Z
com hierb	C
com hom	[
com ifram	L
com int	V
com out	D
com over	S
com r	I
com spreadsheet	N
com technolog	J
com torvald	K
com tv8	I
com watch	L
comb	C
comb fast	E
combat	Z
combination	F
comed	C
comedian	P
comen	R
comen _los	C
comet	X
comfort	[
comfort _for	Q
comfort _in	U
comi	U
comic	S
comic ord	C
comid	Q
comid _par	C
comm	E
comm yes	E
command	N
command _of	W
command gold	C
commandment	[
commandment _of	C
commercial	C
commercial plan	J
commission	[
commit	C
commit _but	C
commit keep	D
commit suicid	R
committe	S
common	[
communication	C
communication degre	C
communion	[
communion _if	Q
communion dress	G
comod	E
compan	V
compan _be	C
compan director	C
companer	[
companer _de	U
compani	S
companion	[
compar	L
compar _me	R
compar _the	F
compar _to	C
compar _with	G
comparador	C
comparativ	K
comparativ iphon	K
compart	[
compassion	Z
compatibilidad	C
compatibilidad ar	C
compatibilit	I
compatibilit chart	N
compatibl	C
compet	W
competition	T
compil	F
compil _but	F
complain	[
complain _about	U
complaint	M
complaint _to	N
complet	J
complet _en	J
complexit	D
complexit _of	D
compliant	C
compos	C
compos _a	F
compos volum	F
compost	C
compost _too	C
compost without	K
compr	H
compr _par	K
compr hiel	C
compress	C
compression	H
compression per	H
compromis	H
compromis preci	C
compu	D
comput	C
comput bletchle	C
comput mak	G
computador	C
computador _muy	C
comulg	R
comun	C
comun multipl	C
comunion	X
conceiv	U
concentrat	[
concentration	C
concentration _of	C
concert	S
concert _and	D
conch	C
conch symbolism	C
concienci	Z
conciert	E
conciert karol	C
conclusion	J
concordant	F
concordant result	F
concubin	[
condemn	R
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
confidenc	W
confies	V
configuracion	C
configuration	C
configuration _as	C
configuration _of	C
confirmacion	T
confirmation	Z
conflict	Y
conflict _in	U
conflict resolv	E
conform	U
confront	Y
confront _a	U
confus	R
congel	K
congel _la	C
congregacion	P
congregation	W
congres	E
conif	C
conjugation	I
conmig	V
connect	C
connect _a	N
connect _my	C
connect _to	K
conoc	V
conoc _a	P
conozc	Q
conozc _a	Q
conqu	[
conscienc	Y
consegu	H
consegu diamant	C
consej	T
consej _de	Q
consid	X
consol	H
consol command	C
consol log	F
conspirac	V
const	C
constant	G
constant unit	C
constraint	L
constraint exampl	L
construy	U
construy _el	U
construyeron	C
construyeron _los	C
consuel	[
consult	C
consum	V
cont	U
cont load	K
cont record	H
contact	J
contact _with	[
contact lens	C
contact support	C
contagiou	C
contain	C
contain p	G
contain text	C
contend	S
content	Y
contest	T
contestant	C
contestant instagram	C
contr _el	Z
contr _la	T
contr _quien	C
contr cruz	F
contr mi	V
contr ti	S
contraceptiv	C
contraceptiv pill	C
contract	C
contract _for	N
contract _in	K
contract bind	C
contract ear	G
contract holida	E
contradiccion	Q
contradicen	P
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
controlador	Y
controll	[
controll _to	N
conveni	D
conveni hosteleri	D
conversation	Z
conversion	[
convert	C
convert 180	G
convert _a	C
convert _to	Q
convert hundr	G
convert inch	D
convert mp4	D
convert pdf	C
convert ten	J
convert thre	H
convert unix	D
convertid	[
convex	H
convex len	H
convinc	C
convinc _my	C
convirti	V
coogan	L
cook	H
cook _in	L
cook chicken	H
cook ric	C
cook tim	C
cooki	C
cooki sa	C
cool	C
coolant	F
coolant leak	F
cop	P
cop _en	T
cop onlin	C
cop past	C
copperhead	E
copperhead pag	E
copyright	C
copyright _a	C
cor	J
cor dump	C
corazon	[
corazon _de	T
corazon est	Q
corban	Y
corbat	C
cord	Z
corder	X
corder _al	C
corder _de	Q
cordob	D
cordob 15	D
corinth	[
corinthian	S
corinthian brazil	J
corinthian column	C
corinthian vs	C
corinti	Z
corn	C
corn _of	W
corn _on	C
corn law	C
corneliu	[
cornerston	W
cornflak	F
cornflak girl	F
cornstarch	E
cornstarch vs	E
coroll	J
coron	S
coronation	C
coronation dat	C
coronation street	C
corp	J
corporal	Z
corpu	F
corpu christ	F
corr	C
corr acord	C
corre	C
corre _par	C
corre normal	N
correct	D
correct english	C
correct tyr	E
correction	[
corrig	C
corrig est	C
corrupt	[
corrupt good	Y
cors	C
cort	C
cort _de	C
cort _par	U
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
cost _for	E
cost _of	J
cost _to	C
cost exampl	C
cost lol	J
cost now	M
cost ric	E
cost turke	D
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
coug	D
coug depth	D
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
count uniqu	D
countr	R
countr _and	Q
countr _in	C
countr _that	C
countr cod	I
countr run	C
countr tabl	C
coupl	Y
couplet	C
couplet analys	C
coupon	C
coupon cod	E
courag	[
courageou	R
courgett	C
courgett rot	C
cours	C
coursework	H
coursework photograph	H
court	V
court fee	C
court rul	C
courtne	C
courtne lov	C
cousin	[
cov	C
cov 1980s	E
cov _on	C
cov _the	L
cov let	C
covalent	C
covalent bond	C
covenant	U
covenant _of	X
covenant _with	U
covenant alien	D
covenant hous	C
covenant rank	C
covenant transport	C
covenant violation	C
coventr	C
coventr statu	C
cover	[
cover _with	T
coverag	K
coverag map	K
covet	Y
covid	M
cow	[
cow _and	S
coward	Q
cowell	C
cowell net	C
cowlick	C
cowork	X
cowork _be	S
cowork und	C
cpr	H
cpr compression	H
cpu	C
cpu bottleneck	C
cr	T
cr _a	Q
cr _at	R
cr all	U
cr revelation	C
cr thre	C
cr two	G
crack	V
crack _your	E
craftsman	[
craftsmen	U
craig	C
craig age	C
craigslist	G
craigslist chicag	G
cramp	J
cran	K
crap	C
crap crap	C
crap design	K
crash	R
crash _my	H
crash again	C
crash car	C
crashloopbackof	F
crav	S
craz	G
craz _in	C
craz chick	C
cre	[
cre _di	S
cre _en	R
cre _los	S
cre _que	U
creacion	V
cream	C
cream _for	C
cream _on	C
cream carpet	H
cream chees	I
cream over	C
creat	[
creat _in	Z
creat _the	P
creat _us	Y
creat evil	P
creatin	C
creatin befor	C
creatur	V
crec	[
credit	G
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
cremacion	T
cremat	V
cremation	X
cret	[
crey	T
creyent	U
cri	U
cricket	C
cricket bat	I
cricket pitch	H
crim	[
criminal	[
cring	I
cring app	C
crippl	Y
criptomoned	W
cris	L
cris 1956	C
cris summar	C
crisp	N
crisp skin	M
crispr	C
crist	X
crist _y	R
crist plant	C
cristian	[
cristian _en	Q
cristian _ser	S
cristian deben	P
cristian ronald	C
cristianism	R
critic	S
critical	M
critical error	G
criticiz	X
critiqu	C
critiqu _of	C
croati	C
croc	D
croc jibbitz	D
crochet	G
crochet hook	G
crocodil	F
crocodil _and	L
cronic	W
crontab	E
crontab ever	E
crook	[
crook lin	[
crop	[
crop _for	G
croquet	C
croquet _de	J
croquet _que	C
cross	F
cross _and	U
cross _the	[
cross _to	C
cross blu	D
cross countr	C
cross crusad	C
cross first	C
cross football	C
cross platform	C
cross stitch	C
cross tarot	E
cross tim	F
cross turnip	C
crossfit	C
crossfit murph	C
crosspla	G
crossword	C
crossword answ	C
crossword clu	L
crow	C
crow call	C
crowd	[
crown	L
crown _of	U
crown castl	C
crown jewel	F
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
crucif _with	P
crucific	P
crucigram	D
crucigram rio	D
cruel	S
cruel sum	F
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
crusad sup	I
crush	[
crush _on	S
crush level	C
crust	K
crutch	Z
cruz	Q
cruz _de	H
cruz _el	V
cruz _los	C
cruz azul	F
cruz boardwalk	C
cry	[
cry _at	P
cry _in	S
cry fiv	C
crypt	P
crypt wallet	C
crystal	C
crystal _for	C
css	D
css grid	H
csv	C
csv pand	C
ct	C
ct scan	C
ctrl	C
ctrl alt	C
cuadr	C
cuadr _de	J
cuadr famos	D
cuadr sin	D
cuant	C
cuant _hay	J
cuant _me	J
cuant _se	C
cuant _ser	H
cuant an	C
cuant anill	K
cuant calori	K
cuant cart	M
cuant cobr	D
cuant cuest	C
cuant diput	E
cuant dur	F
cuant gan	N
cuant gast	J
cuant gol	I
cuant habitant	E
cuant hor	I
cuant hues	C
cuant jugador	J
cuant levadur	J
cuant litr	C
cuant mid	J
cuant mililitr	E
cuant nev	K
cuant pais	H
cuant protein	J
cuant tard	C
cuant tiemp	C
cuant viv	H
cuarent	[
cuarent an	P
cuaresm	[
cuart	W
cuatr	[
cuatr ser	Q
cub	C
cub last	E
cuban	C
cuban missil	C
cuban net	H
cubit	[
cucumb	P
cucumb peel	G
cuec	C
cuec _un	C
cuent	F
cuent aburrid	C
cuentam	C
cuentam _un	C
cuern	X
cuerp	V
cuerp _de	T
cuerp alegri	C
cuerp human	C
cuerv	Q
cuest	H
cuest _la	I
cuest _un	K
cuest pas	H
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
culpabl	P
cult	[
cult _de	W
cultur	[
cum	T
cumpl	[
cumplean	Y
cumplean _de	R
cun	T
cuot	I
cuot barcelon	I
cup	C
cup _in	[
cup _of	[
cup final	K
cup revers	C
cupbear	Z
cupon	G
cupon shein	G
cur	E
cur hair	C
curander	Y
curars	K
curars _un	K
curiou	V
curiou _about	V
curl	C
curl up	C
curr	C
curr hous	D
curr jamaican	C
curr past	M
currenc	C
currenc _do	H
current	C
current dala	C
current president	E
current temperatur	H
curriculum	C
curriculum grat	J
curs	[
curs _and	Y
curs _de	C
curs _for	T
curs _of	X
curs _on	T
curs _the	P
curtain	D
cush	[
cuss	[
cust	C
cust last	C
custod	[
custom	C
custom _to	C
custom servic	C
cut _a	L
cut _for	D
cut _from	G
cut _it	C
cut _my	E
cut _of	F
cut _the	Z
cut appl	M
cut back	C
cut length	C
cut off	[
cut samsung	J
cutof	C
cuy	P
cv	C
cv int	J
cv summar	J
cv templat	I
cyberpunk	E
cyberpunk _at	K
cycl	F
cycl _and	J
cycl ammoni	C
cycl diagram	H
cycl lan	J
cycl step	E
cyclop	G
cyclop _chapt	G
cylind	E
cypru	Z
cyren	Z
cyrillic	K
cyrillic alphabet	K
cyru	X
d	C
d 1abcd	N
d _be	M
d _e	C
d day	C
d20	C
d8	C
d8 download	C
da	[
da _and	H
da _be	U
da _in	W
da _of	[
da _or	F
da aft	R
da com	E
da gorillaz	C
da hik	H
da horoscop	C
da pen	Q
da temor	P
da until	C
da verguenz	Q
dad	Z
dad _be	W
dad _doesnt	Q
dad _hav	Q
dad die	Q
dad got	P
dad jok	C
dad leav	P
dagon	X
dahli	C
dahli over	H
dal	C
dal _a	C
dal cuadr	D
dala	C
dala lam	C
dalton	F
dalton bond	F
dam	Z
dam vs	C
damag	C
damasc	X
damascu	Q
damascu steel	C
damp	C
dan	M
dan _do	C
danc	G
danc _in	[
danc _on	H
danc _with	C
danc scen	C
danc step	C
dang	W
dangerou	U
daniel	T
daniel _and	Q
daniel craig	C
daniel pra	R
daniel ricciard	C
daniel tig	C
daniel trial	C
dann	F
dann devit	F
dant	C
dant comb	C
danz	W
dar	[
dar _a	T
dar _de	V
dar graci	S
darc	C
darc first	C
dariu	Z
dark	G
dark explic	C
dark mat	C
dark mod	C
dark soul	C
darlington	M
darlington train	M
dart	F
dart checkout	F
das	E
das rul	E
dash	D
dash cam	C
dashboard	D
dashboard light	D
dat	C
dat 2026	N
dat _a	[
dat _en	C
dat _for	[
dat _por	C
dat _someon	S
dat _th	G
dat _to	D
dat aft	[
dat analyst	J
dat ap	P
dat check	I
dat entr	C
dat hertfordshir	I
dat javascript	I
dat scienc	C
dat scotland	G
dat tabl	E
dat templat	C
dat uk	J
dat user	N
dathan	Z
daught	Z
daught _be	S
daught _hav	P
daught _in	S
daught _of	C
daught _wont	P
daught got	Q
daught want	P
dav	C
dav ?who	C
dav lov	D
dav matthew	K
david	Z
david ?wher	C
david _a	Q
david _and	U
david _hav	Z
david _to	T
david _y	S
david arm	S
david attenborough	C
david beckham	C
david bowi	C
david bring	R
david danc	U
david kill	P
david king	Q
david last	X
david might	P
david pla	[
david pra	R
david son	T
david spar	Q
davidic	U
davidson	H
davidson harle	H
dawn	[
dax	E
day	V
day 2025	H
day ?how	I
day _and	Z
day _at	V
day _be	C
day _do	P
day _for	F
day _i	C
day _in	M
day _of	M
day _or	U
day _to	C
day _vers	P
day _with	E
day bank	C
day beach	C
day dat	C
day ever	C
day forecast	E
day gift	C
day itinerar	C
day off	[
day parad	K
day pass	C
day rat	J
day recip	E
day sal	C
day schedul	E
day two	H
day without	W
daycar	V
daylight	C
daylight sav	C
db	C
ddd	C
deacon	Z
deacon football	C
dead	C
dead sin	C
deadlin	T
deadlock	C
deaf	X
deal	S
deal _on	C
deal _with	[
deathb	V
debat	C
deben	R
deben _los	Q
debil	W
debor	[
deborah	[
debt	[
debt californi	F
debug	C
debug mod	C
debut	D
debut 2024	D
dec	C
dec _el	C
dec _que	[
dec jesu	R
dec mile	C
dec piens	C
deceit	Q
deceiv	S
decemb	E
decent	C
decent indian	C
decepcion	T
decid	P
decid ?who	K
decimal	C
decimal 101101	C
decimal mone	D
decirl	S
decirl _a	Q
decision	[
decision toda	C
deck	C
deck _can	H
deck aren	G
declar	N
declar _a	C
declaracion	C
declaracion _de	C
declin	J
declin _a	E
decod	I
decod agvsbg8gd29ybgq	I
decor	C
decoration	C
decoration _at	F
decre	T
dedicacion	R
dedication	[
dedication _of	[
deductiv	C
deductiv _and	C
deed	[
deep	F
deep _be	G
deep _do	E
deep point	C
deep sleep	G
deer	K
deer mow	F
deer part	C
default	C
default brows	C
defeat	Y
defend	[
defens	X
defens propi	S
defin	V
defin osmos	C
defin photosynthes	F
definat	J
definition	C
definition _of	[
definition thermodynamic	C
definiton	C
definiton _of	C
deflation	D
deflation _for	D
defrost	F
defrost minc	F
degre	C
degre _in	I
degre rank	C
degre symbol	C
dei	[
dej	P
dej _a	R
dej _de	L
dej _el	[
dej _la	R
dej _mi	R
dej _que	U
dej _un	W
dej entr	C
dejan	R
dejar	Q
dela	J
dela _in	C
delant	S
delant _de	S
delanter	G
delanter barat	G
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
delight	P
delight flavor	E
delilah	J
delilah karaok	C
delilah plain	F
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
dementi	V
demetriu	[
demon	J
demon copperhead	E
demon da	C
demon deacon	C
demon sla	C
demon soul	C
demon weak	C
demoni	[
demoniac	W
demonic	[
den	[
den _yourself	S
den jesu	R
den publicke	C
denari	S
denariu	[
denial	R
denmark	C
denomination	[
dental	C
dental crown	I
dental insuranc	C
dentr	S
denv	C
denv _to	D
deodorant	E
deodorant stain	E
dep	C
dep miss	C
dep trial	C
depart	W
depart _from	T
department	C
department _of	C
depend	T
depend _on	R
dependenc	N
dependenc tre	J
deplo	P
deployment	Z
deport	[
deportation	Z
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
depress _a	U
depress unemployment	C
deprimid	R
depth	N
depth _of	[
depth chart	C
der	E
der die	E
derb	H
derb favourit	C
derech	[
deriv	G
deriv _de	G
derivativ	C
derivativ _of	C
desanim	U
desaparecid	U
desatasc	C
desatasc _el	C
desatasc _un	D
descans	U
descendant	X
descendant _of	U
describ scroog	E
description	C
description _for	F
descubri	E
descubri americ	E
desd	[
desd _que	V
desempl	U
desert	M
deserv	[
desiert	[
design	C
design _the	C
design bag	E
desir	V
desktop	C
desktop download	C
desnud	C
despacit	J
despacit english	J
desped	S
despedid	W
despedid _de	T
despidieron	Q
despis	V
despu	Y
despu _de	U
despu _del	W
destin	C
destin two	C
destro	[
destro _by	P
destro _the	Q
destruction	X
destruid	P
detail	L
detectiv	C
detectiv _in	C
determinant	C
determinant 3x3	C
deud	Z
deuteronom	[
deuteronomi	R
deutsch	C
deutsch mark	C
develop	C
develop mod	I
deviation	C
deviation _in	C
deviation formul	J
devil	M
devil _be	W
devil _may	C
devil basketball	M
devil bridg	E
devil food	C
devil habitat	C
devil nicknam	F
devil schedul	C
devil tow	C
devil wear	C
devill	C
devill eg	C
devit	F
devit height	F
devocion	P
devocional	[
devocional _par	[
devolv	C
devolv pedid	C
devotion	[
devotion _for	[
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
di bot	D
di mari	C
dia	[
dia _de	[
dia _del	U
diabet	[
diabl	I
diabl four	D
diabl immortal	C
diacon	[
diagnos	[
diagnos _with	W
diagnostic	Y
diagram	C
diagram _for	H
diagram label	H
dialys	[
diamant	C
diamant fre	C
diamond	C
diamond _in	H
diamond accent	C
diamond vs	G
dian	[
diar	G
diar fir	G
dibuj	C
dicapri	J
dicapri film	J
dicen	V
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
die _of	L
die _on	V
die _to	[
die alon	P
die alt	C
die befor	P
die das	E
die first	U
die hard	C
die husband	P
die insid	Q
die moth	S
die penalt	[
die redemption	I
die sea	C
die son	S
die spread	C
die two	C
die young	S
dieg	C
dieg padr	C
dient	C
dieron	P
diesel	C
diesel _in	D
diesel car	C
diet	G
diet _hay	C
diet chart	J
diet plan	C
diet rul	E
diez	Y
diez mandamient	P
diez plag	T
diezm	[
diferenci	L
diferenci entr	[
diferent	U
differenc	C
differenc between	C
different	[
different _from	F
different church	Q
different operator	E
difficult	[
difficult peopl	R
dificil	[
difunt	Z
dig	R
dig _a	W
dig up	C
digit	C
digital	W
digital gam	H
dign	X
dignit	V
dij	W
dilemm	F
dilemm explain	F
diluvi	R
dim	J
dim _tu	C
dimension	C
din	J
din _for	C
dinah	U
diner	[
diner _a	Q
diner _en	R
diner _ser	P
dingl	C
dinklag	C
dinklag height	C
dinosaur	U
dinosaur _hav	C
dio	T
dior	C
dior sauvag	C
dios	R
dip	Y
diput	E
diput _hay	E
dir strait	F
direction	C
direction _be	G
direction _from	D
direction _to	C
director	C
director _on	F
director cut	C
director loan	C
dirig	R
dirt	Q
dirt pictur	C
disabilit	U
disabl	T
disagre	V
disagre _about	Q
disagre _with	S
disappoint	V
disappoint _me	R
disappointment	W
disast	V
disc	C
discipl	T
discipl ?who	Y
discipl _of	Q
discipl foot	P
discipl raid	C
discipl thre	C
disciplin	[
discipul	[
discograph	C
disconnect	F
discount	C
discount cod	H
discount railcard	D
discourag	Y
discover	C
discover penicillin	C
discriminat	S
disculp	V
discurs	V
diseas	[
disen	C
disfrut	T
disguis	X
disgust	S
dish	Q
dishon	X
dishwash	C
dishwash _at	C
disk	G
disk _in	G
disne	J
disne plu	J
disneyland	C
disneyland par	C
disobe	X
disobedienc	[
disobedient	R
disobedient child	P
disput	I
disput _a	C
disregard	C
disregard _the	C
disregard _your	C
disrespect	U
distanc	C
distanc _from	C
distribution	G
district	G
div	C
div _en	I
div class	G
div ras	C
divert	C
divert _to	C
divid	[
divid _the	[
divid fraccion	C
dividend	C
dividend tax	C
dividend yield	E
divin	[
division	C
division _with	C
divorc	U
divorc _and	P
divorc _de	E
divorc _in	C
divorc law	C
divorc pap	R
divorc preci	C
divorc rat	C
divorciarm	Q
diwal	C
diwal rangol	H
dj	C
dj stand	C
djokovic	C
djokovic win	C
dl	C
dmv	C
dmv appointment	C
dnd	N
dnd 5e	C
dni	C
dni _com	C
dns	C
dns propagation	C
do	M
do _to	T
do _with	P
dobl	P
dobl fil	C
doc	P
doc apostol	U
doc googl	N
doc marten	C
doc tribu	V
dock	F
dock compos	F
doctor	[
doctor _sa	W
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
dog _a	J
dog _about	F
dog _be	Y
dog _hav	L
dog _to	I
dog age	F
dog cont	H
dog eat	P
dog experiment	E
dog friend	C
dog head	C
dog out	C
dog pull	C
dog remov	C
dog return	W
dog tilt	C
dog track	F
dog weight	C
dogecoin	C
doing	Y
doing _it	Q
dol	I
dol blu	I
doll	C
doll car	K
dolor	[
dom	E
dom ?how	F
dom _un	I
domain	C
domain renewal	C
domestic	[
domin	C
domin piz	C
doming	T
doming _de	[
dominical	S
don	[
don _del	W
donald	F
donald trump	F
donat	N
donat _a	C
donat organ	U
donation	S
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
door _and	R
door _for	[
door chord	C
door handl	C
door open	J
doorpost	V
doppl	D
doppl effect	D
dor	G
dor win	G
dorc	V
doric	C
dorm	X
dos	V
dos habitacion	F
dos hoj	C
dos letr	D
dos nin	G
dos per	C
dos person	S
dos thre	C
dosag	F
dosag adult	F
doubl	D
doubl _in	F
doubl dribbl	C
doubl knit	G
doubl six	C
doubt	[
doubt _god	P
doubt thom	[
dough	E
dough kitchenaid	I
dough prov	C
dough without	G
dov	P
dov beaut	C
dov cala	K
dov paint	C
dov preci	C
dov shampo	C
dov soap	H
dow	C
dowel	C
down	[
down _and	Y
down _in	W
down _my	Y
down _on	[
down _the	X
down post	C
down syndrom	T
down win	D
downlaod	C
download	C
doy	X
dozen	M
dozen eg	M
dpf	G
dpf regeneration	G
dps	C
dps rotation	C
dqw4w9wgxcq	L
dr	C
dr ?who	J
dr desert	C
dr pep	J
dr ruth	C
draft	C
draft _a	D
draft lotter	I
draft start	H
draftk	G
draftk prom	G
drag	P
drag queen	[
drag rac	C
dragon	N
dragon _in	X
dragon _on	C
dragon bask	C
dragon luck	C
drain	C
drain full	C
drain overnight	G
drak	G
drak kendrick	G
dram	H
dram _with	C
drank	[
draw	C
draw _a	C
draw near	[
draw pictur	E
drawb	C
dread	X
dream	[
dream _about	Q
dream _and	U
dream _in	R
dream _of	C
dred	C
dred comic	C
dreidel	C
dress	C
dress cod	[
dress design	C
dress sag	C
dress shop	C
dress siz	G
dress up	[
dribbl	C
drift	E
drift awa	[
drift rep	C
drill	C
drill bench	C
drill bit	M
drink	Z
drink _and	Z
drink _too	Q
drink flavor	H
drink packag	C
drink per	C
drink win	P
drip	V
driv	C
driv _from	C
driv _me	V
driv _on	C
driv _to	C
driv _with	C
driv aft	C
driv job	H
driv lik	U
driv minimum	C
driv osc	C
driv out	T
driv pay	C
driv star	C
driv test	Y
driv tim	D
driven	[
driven out	[
drog	V
dron	I
dron befor	I
drop	C
drop _to	C
drop all	C
drop d	J
drop die	U
drop out	E
drop tabl	C
drought	[
drown	[
drown _in	Z
drows	C
drug	[
drugstor	C
drugstor mascar	C
druid	G
druid stoneheng	G
drum	C
drum not	C
drunk	[
drunk _and	P
drunk _at	Q
drunk driv	U
drunken	T
dry	D
dry _a	C
dry bon	[
dry ground	[
dry hair	C
dry ice	C
dry socket	C
dry wet	J
drywall	C
dub	C
dub dub	C
duba	N
dublin	C
dublin _to	M
dublin hotel	H
dublin librar	K
dublin rank	G
dubo	E
dubo tim	E
duch	E
duck	C
dud	C
dud wak	C
due	K
due dat	L
due tmrw	C
duel	[
duerm	V
duerm _un	J
duermen	C
duermen _las	C
dui	S
dui florid	C
duk	M
duk blu	M
dulc	[
dumb	C
dumb bot	J
dumb machin	C
dumb than	C
dumb thing	C
dump	F
dump _me	[
dump c	C
dump onl	C
dun	C
dun messiah	F
duncan	C
duncan ring	C
dungeon	N
dungeon mast	E
dunk	[
duoling	C
duoling streak	D
duoling vs	G
dup	C
dur	S
dur _el	J
dur _la	K
dur _the	S
dur _un	H
dust	[
dust bowl	D
dut	J
dut calculator	D
dut last	C
dut pay	C
dut warzon	C
duvet	C
duvet cov	C
duvet dimension	G
dvd	C
dvd stor	C
dvl	F
dvl _if	F
dwayn	I
dwayn johnson	I
dye	L
dye _a	J
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
each day	W
each oth	[
each way	C
eagl	R
eagl injur	C
ear	H
ear _should	C
ear _to	[
ear church	R
ear pop	C
ear wax	F
earbud	C
earbud onl	C
earn	C
earn befor	C
earth	[
earth _be	P
earth _to	C
earthquak	L
earthquak 2010	F
earthquak hit	C
eas	P
eas _to	Z
eas than	C
eas ukulel	C
east	[
east _of	Z
east b	G
east egg	C
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
eat	M
eat ?when	[
eat _at	K
eat _by	[
eat _for	C
eat _from	Z
eat _his	[
eat _in	E
eat _my	C
eat _the	X
eat _too	P
eat _with	[
eat blood	[
eat cont	K
eat cucumb	G
eat drink	Z
eat grass	C
eat hol	J
eat hone	R
eat host	C
eat lunch	[
eat meat	T
eat pork	T
eat pra	C
eat shrimp	U
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
ech	D
ech _a	S
ech fuer	V
ech hi	C
ech suert	Y
ech vulnerabl	C
eclesiastic	S
eclips	C
eclips _of	C
ecoboost	I
econom	C
economic	K
economic test	D
ecuacion	G
ecuacion _de	G
eczem	C
eczem cream	C
eczem pictur	J
ed	C
ed sheeran	C
edad	[
eden	V
eden _i	C
eden film	K
eden hazard	C
eden prairi	C
eden project	C
edexcel	L
edexcel biolog	L
edg	C
edg _be	C
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
edom	Z
edomit	R
eeve	C
eeve int	C
efes	S
efesi	Y
effect	C
eficaz	R
eg	C
eg _do	G
eg _for	H
eg cost	M
eg paprik	C
egg	C
egg calor	M
egg cas	C
egg fr	C
egg hunt	C
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
eight	D
eight _a	C
eight _del	H
eight _for	F
eight _to	H
eight amazon	G
eight ball	C
eight grand	J
eight igual	C
eight minut	K
eight schedul	D
eight sho	N
eight week	C
eight year	[
eightfold	C
eightfold path	C
eighth	W
ejempl	C
ejempl _de	F
ejercici	C
ejercici _de	C
ejercit	V
el	[
elb	C
elb luth	M
eld	[
eldad	P
elden	C
elden ring	C
elder	X
eleanor	C
eleanor rigb	C
eleaz	[
eleccion	V
eleccion _en	C
eleccion colombi	C
elect	[
election	L
election _in	C
electoral	C
electoral colleg	C
electric	F
electric bill	P
electric car	L
electric scoot	C
electric sheep	C
electrician	C
electrician apprenticeship	C
electricist	N
electron	C
electron configuration	C
eleg	V
elegid	S
element	C
element _of	C
elephant	C
elephant pregnant	C
elevation	C
elevation _of	C
elevator	M
eleven	T
elf	C
elf _on	C
eli	[
eli eli	Y
eli lam	Y
eliab	W
eligibilit	C
elihu	Z
elijah	W
elijah _and	P
elijah tak	S
elijah wood	C
elim	S
eliphaz	V
elis	H
elis pian	H
elise	[
elise _y	S
elish	Z
elish _and	R
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
embarrass	U
embarrass _to	Q
emborrach	Z
emborrachars	W
embry	Z
emergenc	V
emirat	I
emirat _and	I
emm	C
emm watson	C
emmau	[
emmerdal	C
emmerdal cain	C
emocion	Q
emocional	Y
emotion	Q
emotional	[
empan	C
empan argentin	C
emperor	E
emperor dat	C
empez	Z
empez _el	P
empiez	M
empiez _a	R
empiez _el	C
empiez _la	[
empiezan	F
empir	C
empir seat	C
empl	[
emple	C
emple _en	C
emplo	C
emplo _an	F
emplo _on	C
emplo chang	C
emplo read	C
employe	[
employe tabl	C
empres	Y
empt	[
empt _the	C
empt camp	T
empt tomb	T
enabl	D
enabl debug	C
enamor	U
enamor _de	T
encaj	V
encenderl	C
encendid	H
enchuf	C
enchuf pas	C
encontr	[
encourag	X
encourag _a	T
encouragement	T
encouragement _for	S
encuentr	M
encuentr _el	F
encuest	C
end ?when	C
end _a	[
end _in	C
end _my	S
end _of	E
end choic	C
end tim	[
end up	[
endemon	R
endor	[
enduranc	[
enem	[
enem _of	P
enemig	S
energ	G
energ formul	D
energ nz	E
energi	Q
energi cinetic	D
enferm	Y
enfermedad	W
enfermedad mental	Q
enfermer	J
enfermer _en	D
engag	F
engag _to	C
engagement	T
engagement ring	C
engan	Z
engan _a	T
engin	C
engin berlin	M
engin charact	F
engin light	C
engin work	C
england	C
england woman	C
english	C
english channel	J
english translation	J
engrav	J
engrav ets	C
enjo	Z
enlac	C
enlac covalent	C
enneagram	X
enoc	P
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
ensen	P
ensen _a	I
ensen _la	V
ent	L
ent _the	T
ent develop	J
ent text	C
enter	W
enterr	P
entiend	T
entierr	[
entierr _de	V
entr	C
entr _a	W
entr _el	S
entr _en	Y
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
env	P
env 5540	J
env appl	C
env hair	C
env print	L
envidi	W
enviud	Q
envo	W
enzym	E
enzym lock	E
ep	C
ep _and	C
ephesian	T
ephesu	U
ephod	[
ephraim	[
ephraim _and	P
epic	C
epic bass	G
epileps	U
epiphan	R
epiphan guit	C
epiphon	G
epiphon vs	G
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
equal	L
equation	C
equation two	D
equip	[
equip _de	T
equip actual	I
equipaj	C
equipaj _de	C
equit	C
equivalenci	H
equivalenci europe	H
equivoc	V
er	C
er _un	C
er _una	C
er chatgpt	G
er tont	C
er tour	N
er wait	C
eresolv	J
eresolv unabl	J
eric	C
eric church	C
ermitan	C
ermitan _en	C
erotic	Q
erotic stor	C
err	C
err cod	J
err peer	C
error	C
error 404	F
error 502	C
error _on	G
error f05	J
error stdi	F
error unexpect	D
ertertert	C
esau	[
escalator	C
escalator handrail	C
escap _from	S
escap velocit	C
esclavitud	Q
escog	V
escogid	U
escol	J
escol andaluci	C
escondid	X
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
escritur	Y
escuch	W
escuel	[
escuel dominical	S
esdr	[
esdrujul	C
esdrujul ejempl	C
esguinc	K
esguinc _de	K
esl	E
esp	J
esp light	C
esp32	C
esp32 deep	C
espaci	F
espaci _en	F
espan	C
espan 2024	L
espan fech	C
espanol	C
espanol fech	D
espanol hoy	I
espanol resumen	C
esparrag	C
esper	[
esperant	C
esperant ?how	C
esperanz	X
espi	P
espin	[
espiritu	Y
espiritu _de	P
espiritu sant	V
espiritual	V
espos	Y
espos _de	T
espos _en	P
espos _me	R
espos _que	V
espos _se	Q
espos _ser	S
espos _tien	R
espos est	P
espos no	R
espos quier	P
esquem	C
essa	C
essa _on	E
essa plan	F
est	J
est _a	S
est _al	G
est _de	[
est _di	Q
est _el	T
est _en	[
est _la	C
est _mi	D
est _or	D
est _ser	C
est ano	D
est aplicacion	C
est bien	T
est buscador	C
est conmig	P
est contr	P
est embaraz	P
est enferm	R
est fras	C
est lej	Z
est mal	T
est mund	[
est mur	Q
est orgullos	P
est pagin	I
est program	I
est seman	C
est sol	Q
est unid	C
estab	V
estab matrimoni	Q
establish	U
estacion	M
estan	Y
estan _en	P
estar	X
estat	L
estat car	E
esteban	P
esteril	U
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
estrang _from	Q
estrell	X
estrell _de	S
estren	C
estren _de	C
estu	C
estu upgrad	C
estud	Z
estudi	X
estudi biblic	W
estuv	V
estuv jesu	P
etap	F
etap _de	F
etc	C
etc passwd	E
etc shadow	D
etern	Z
eternal	P
eternal demon	C
eternal lif	[
eternal maraud	C
eternal post	C
eternal sunshin	C
eternit	H
eternit ring	C
eternit sampl	F
etf	C
ethan	Y
ethanol	C
ethiopian	[
etiquett	C
etiquett clap	H
eto	C
eto goal	C
etr	D
etr mnemonic	D
ets	C
ets shop	H
ett	C
ett jam	C
etymolog	C
etymolog mean	C
eu	C
eugen	D
eugen lev	D
eul	C
eul identit	C
eulog	[
eunic	S
eunuch	Z
eur	C
eur _a	D
eur _to	H
eur introduc	C
euromillion	C
euromillion result	C
europ	G
europ _or	E
europe	H
european	S
eurost	D
eurost cheap	E
eurost seat	K
eurovision	G
eurovision win	G
euthanasi	U
eutychu	U
eva	U
evangeli	Y
evangeli _de	S
evangelion	G
evangelion ord	C
evangelism	U
evangelist	[
evangeliz	[
eve	S
eve bank	C
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
ever	U
ever 15	E
ever ?how	C
ever _get	V
ever _us	C
ever day	N
ever download	C
ever fil	D
ever morn	E
ever night	Y
ever one	C
ever tear	Z
ever third	M
ever tim	C
ever two	C
everlast	V
everlast fath	P
everlast lov	Q
everybod	T
everybod _be	S
everyda	P
everyda lif	P
everyon	[
everyon ?who	R
everyon _at	Q
everyon _be	Y
everyon _hav	R
everyon _my	Q
everyon els	R
everyth	X
everyth _and	P
everyth _be	V
everyth _i	R
everyth _in	U
everyth _that	P
everyth _to	S
everyth abov	C
everyth go	T
everyth pink	C
everywher	[
evict	Z
eviction	C
eviction tonight	C
evidenc	Y
evidenc _for	W
evil	[
evil _with	Q
evil exampl	G
evil mean	P
evil peopl	Q
evil revelation	C
evil spirit	X
evolucion	U
evolution	[
evolv	C
evolv eeve	C
evolv haunt	C
evolv tam	H
ewrtwert	C
ex	Z
ex _be	S
ex _wont	Q
ex wif	C
exact	J
exam	[
exam timetabl	C
examen	[
examen _de	Y
examin	V
exampl	C
exampl _a	G
exampl _of	I
exampl com	F
exampl org	J
exampl retail	C
excel	C
excel ?how	M
excel _con	C
excel expert	C
excel macr	M
excel sum	K
excel vlookup	G
excell	H
excell forml	H
except	S
except _me	R
exception	L
exception android	L
exces	[
exces _de	G
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
exili	R
exist	V
exist _el	U
existen	S
exit	C
exit vim	C
exod	T
exodu	P
exodu 90	M
exodu crypt	C
exodu end	C
exodu system	J
exodu travel	H
exodu walkthrough	C
exodu wallet	C
exorcism	T
exorcist	W
expand	I
expans	C
expect	[
expel	U
expens	X
expensiv	V
experienc	G
experienci	C
experiment	C
expert	C
expert _and	C
expiacion	W
expir	C
expir eye	C
explain	F
explain ?how	C
explain _a	C
explain _the	Y
explain _with	C
explain inflation	D
explain simp	G
explain sup	C
explic	C
explor	F
explotacion	X
export	L
export _to	L
express	H
express coach	H
expuls	K
expuls anoch	C
extend	C
extend _or	C
extr tim	C
extraction	C
extraction dry	C
extran	[
extran _a	T
extran _mi	U
extranjer	V
ey	R
ey _to	U
eye	V
eye _be	T
eye _for	[
eye _hav	[
eye _th	D
eye drop	C
eye steak	C
eye viral	D
eye vs	D
eyelid	C
eyelid warm	C
eyelin	C
eyelin hood	C
eyeshadow	C
eyeshadow look	C
eyr	F
eyr _chapt	F
ezekiel	T
ezekiel bread	C
ezekiel elliot	C
ezequi	R
ezequiel	[
ezi	C
ezi age	C
ezr	L
ezr mill	C
ezr pound	C
ezr shotgun	L
f	C
f _u	F
f g	C
f murra	C
f05	J
f05 _be	J
f1	C
f1 crash	C
f1 qualif	F
f150	I
f150 two	I
f16s	H
f16s _do	H
f30	F
f35	I
f35 vs	I
fabi	E
fabric	W
fac	V
fac _of	U
fac _to	[
fac windowsill	C
facbook	C
facbook marketplas	C
facebook	C
facebook ?how	D
facebook com	J
facebook inic	C
facetim	C
facetim ech	C
facil	M
fact	C
fact _pleas	C
factor	[
factor judg	F
factorial	C
factoris	L
factoris x	L
fad	T
fahrenheit	G
fail	T
fail _as	P
fail _my	Q
failur	[
faint	S
fair	Y
fair _to	P
fair judg	U
fair tal	C
faith	[
faith _and	[
faith _at	S
faith _be	U
faith _in	R
faith _of	Q
faith _or	[
faith alon	Q
faith chart	G
faith guit	E
faith heal	R
faith hill	C
faith hop	R
faith no	C
faith not	R
faith tour	C
faith without	U
fajr	C
fajr _en	C
fak	M
fak _christian	R
fak new	C
fak tan	C
falkland	C
falkland war	C
fall	V
fall _for	R
fall _from	[
fall _in	S
fall _of	Y
fall _on	S
fall _what	C
fall apart	V
fall awa	[
fall back	R
fall height	C
fall int	T
fall off	X
fall out	W
fall sleep	C
fall through	C
falleci	S
falleci _mi	R
fals	[
fals accus	R
fals prophet	R
fals teach	U
falt	[
falt _al	P
falt _de	T
fam	W
fam _and	W
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
famili	Z
famili _que	S
famili _se	P
famili no	R
famin	[
famos	C
famos _de	W
famou	N
famou am	C
fan	V
fan _to	G
fan loud	G
fan oven	G
fan run	G
fan wobbl	C
fanduel	C
fanduel sam	C
fant	G
fantas	C
fantas football	I
fantas nam	I
fantas point	C
fantasm	[
far	K
far _as	S
far _be	I
far _from	[
far appeal	C
far awa	I
far estimat	C
faraon	W
farewell	[
farewell _to	V
farise	W
farm	Z
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
fasciit stretch	D
fashion	M
fashion cocktail	F
fast	W
fast 16	D
fast _and	C
fast _can	G
fast _for	I
fast _from	[
fast blood	C
fast car	E
fast forward	C
fast grow	C
fast land	C
fast than	C
fast way	F
fat	J
fat cow	Y
fat jok	C
fat percentag	C
fatal	F
fatal error	F
fath	[
fath ?who	W
fath _and	S
fath _be	U
fath _in	D
fath _of	[
fath brown	F
fath day	C
fath die	P
fath john	C
fath son	S
fath ted	F
fault	V
fault cod	L
fault cor	C
favor	T
favorit	[
favoritism	Q
favourit	C
favourit _to	C
favourit color	M
favourit football	M
fc	C
fc next	G
fe	S
fe _from	C
fe _in	C
fe _ser	U
fe est	P
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
februar vs	L
febuar	C
fech	C
fech _de	E
fech limit	V
fed	U
fed inter	C
fee	C
fee clark	C
fee refund	D
feed	J
feed _a	C
feed _my	[
feed _of	S
feed _the	Y
feed schedul	D
feel	[
feel _for	P
feel _god	R
feel _so	V
feel _that	C
feel _the	R
feel alon	P
feel cold	C
feel die	Q
feel dirt	P
feel empt	S
feel far	Q
feel guilt	S
feel lik	T
feel lost	Q
feel noth	R
feel useless	[
feist	C
feist mpg	C
felip	U
felix	L
felix transf	C
feliz	Z
fellowship	[
femal	H
femal celebrit	C
feminism	T
fenc	C
fenc post	D
feng	C
feng shu	C
ferdinand	D
ferguson	C
ferguson sil	C
ferr	C
ferr algecir	I
ferr cancell	C
ferr dov	K
ferrar	C
ferrar film	C
ferritin	L
fertiliz	C
festival	M
festival _de	C
festival hol	C
festival ticket	C
festu	U
feud	L
feud question	C
fev	C
fev certificat	E
fev tablet	C
few	D
few _or	C
few peopl	S
few vs	F
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
fichaj	G
fichaj barc	G
fiction	C
fiction briefcas	C
fiel	V
field	[
fier	W
fier furnac	R
fiest	M
fiest _de	[
fiest cort	C
fif	C
fif 23	C
fif 24	C
fift	C
fift inch	J
fift libr	M
fift lin	J
fift year	R
fifteen	S
fig roll	G
fig scrub	C
fig tre	Q
fight	P
fight _about	P
fight _and	Q
fight _for	R
fight _in	C
fight _the	[
fight _with	Y
fight all	V
fight card	C
fight dat	C
fight over	S
fij	G
fij _o	D
fil	C
fil _as	E
fil _for	X
fil _in	C
fil _or	F
fil exampl	J
fil exist	C
fil recycl	H
fil window	D
filibust	C
filibust definition	D
filioqu	[
filip	[
filipens	S
filiste	Y
fill	[
fill _a	F
fill _the	Q
fill _with	X
film	C
film 1985	C
film 201	L
film ?wher	C
film _be	K
film _in	D
film cgi	C
film list	J
film location	C
film motorbik	J
film netflix	E
film review	M
film stev	L
filosof	G
filosof tom	G
filt	C
filt _and	C
filth	T
fin	[
fin _de	[
fin _del	V
final	I
final _de	C
final _del	C
final greet	S
final recap	C
finalis	C
financ	Q
financial	W
find	W
find _a	[
find _god	T
find _me	J
find _my	M
find _the	R
find _what	S
find diamond	C
find out	C
fing	I
fing _be	F
fing go	C
finiquit	C
finiquit _com	M
finish	[
finnish	D
finnish cas	D
fir	W
fir 1983	C
fir _and	[
fir _from	C
fir _of	C
fir festival	C
fir map	C
fir vangel	C
fireball	C
fireball damag	C
firef	C
firef glow	C
firefight	W
firefox	C
firework	C
firework sydne	C
firm	T
first	S
first 10k	K
first 15	C
first _and	Z
first _christian	U
first _the	[
first aid	C
first album	C
first christm	R
first church	X
first communion	T
first day	[
first fift	J
first fiv	T
first flight	C
first four	R
first fruit	U
first gentil	R
first holida	R
first instrument	C
first king	S
first lov	S
first man	P
first martyr	V
first passov	[
first past	C
first person	P
first pop	Z
first proposal	C
first respond	[
first sight	C
first step	[
first ten	C
first tim	[
first week	T
first world	C
firstborn	[
firstborn _of	Q
fish	R
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
fit _in	L
fit sheet	C
fiv	C
fiv _de	C
fiv adjectiv	C
fiv anchor	C
fiv book	W
fiv da	H
fiv dant	C
fiv day	C
fiv expand	I
fiv fech	E
fiv goal	C
fiv gu	C
fiv ks	C
fiv let	C
fiv loav	U
fiv m	C
fiv mil	C
fiv pay	C
fiv releas	N
fiv synthesiz	C
fiv thousand	Y
fiv twelv	D
fiv watch	F
fix	Q
fix _my	Y
fix _your	C
fix scratch	C
fixtur	C
fjdksl	C
fl	L
fl _in	R
fl charact	C
fl conch	C
fl nun	C
fl straight	M
flac	U
flag	C
flag _with	C
flag tibetan	C
flam	[
flam test	L
flaming	C
flaming pink	D
flaming stand	C
flarg	C
flarg blonk	C
flash	M
flash e18	C
flat	C
flat _in	E
flat _on	K
flat even	F
flat ever	D
flat tyer	C
flat whit	C
flat without	F
flatbread	C
flatbread pan	C
flatter	[
flavor	C
flavor _for	H
fle	W
fle _from	[
fle treatment	C
fled	U
fleec	[
fleetwood	J
fleetwood mac	J
flequill	C
flesh	[
flesh _and	Q
flesh mean	U
flexbox	H
flick	G
flick _at	G
flight	K
flight _to	R
flight distanc	C
flight divert	C
flight london	N
flihgt	F
flihgt statu	F
flip	C
flip _a	C
flip _it	C
flirt	U
flirt _with	R
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
florid weath	F
flour	R
flour mak	D
flow	[
flu	D
flu contagiou	C
flurb	C
flurb glorp	C
flush	E
flut	I
flut pub	C
fly	C
fly _from	M
fly _or	H
fly _with	C
focu	R
focu one	K
fodmap	C
fodmap food	C
fog	C
fog season	H
fog up	C
foil	D
foil go	D
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
food	M
food _and	[
food _from	[
food _in	U
food _to	C
food cak	C
food chain	C
food high	C
food lion	C
food list	C
food no	C
food poison	J
food rul	S
fool	[
fool _and	Q
foolish	[
foot	Y
foot _be	C
foot _in	C
foot _of	[
foot _with	R
foot fall	C
foot paddl	F
foot pic	C
foot wash	[
football	F
football club	J
football pool	C
football rank	G
football team	V
football waiv	I
for	C
for demon	C
forbid	S
forbidden	[
forbidden fruit	V
forc	V
ford	C
ford capr	C
ford feist	C
ford focu	K
ford rang	H
forecast	C
forecast _for	E
forecast car	D
forehead	[
foreign	[
foreign wif	V
foreskin	W
foretold	S
forev	W
forget	X
forget _that	C
forget _the	[
forget _what	Q
forgiv	[
forgiv _a	U
forgiv _and	R
forgiv _but	P
forgiv _for	Q
forgiv _his	P
forgiv _me	V
forgiv _my	[
forgiv _myself	T
forgiv _of	C
forgiv _someon	U
forgiv _the	Z
forgiv _them	R
forgiv _us	Q
forgiv _what	P
forgiv form	C
forgot	K
forgot _about	Q
forgot _my	C
forgotten	U
fork	L
fork diagram	C
fork nam	D
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
formul excel	K
formul milk	N
formul one	C
formul uno	M
forsak	V
forsaken	V
fort	[
fort da	[
fort degre	C
fort sheet	E
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
fossil	Q
fost	[
fost car	Z
fost child	R
fot	K
fot _del	C
fot hot	C
fotosintes	C
found	W
found _a	[
found _the	W
found _what	D
found messag	X
found out	T
foundation	Y
foundation _of	T
fountain	[
fountain _of	T
four	J
four _or	C
four beast	R
four cancell	H
four cheat	C
four final	C
four fork	D
four horsemen	V
four hour	F
four hundr	P
four kill	C
four let	L
four lif	R
four motherlod	F
four retr	I
four season	D
four seven	C
four stream	C
four strok	C
four thousand	[
four throw	C
four tsi	K
four two	L
four wheel	C
fourteen	[
fourteen 143951	F
fourteen _in	N
fourteen elm	H
fourteen win	K
fourth	E
fourth _be	C
fox	K
fox _say	C
fox dig	C
fox mak	D
fr	C
fr basketball	C
fr calor	C
fr esparrag	C
fr ric	C
fr salmon	C
fracas	[
fraccion	C
fraccion _par	C
fraction	F
fraction year	F
franc	C
franc stag	K
franc yellow	I
frances	C
francisc	E
francisc driv	D
francisc fog	H
frankenstein	I
franki	F
franki season	F
frankincens	[
frankincens _and	[
franz	D
franz ferdinand	D
fras	H
fras biblic	[
fras hab	C
fraud	[
fre	F
fre _from	[
fre _will	[
fre agent	C
fre bet	C
fre fir	C
fre kick	C
fre leak	C
fre music	C
fre no	K
fre onlin	C
fre pancak	I
fre porn	E
fre royalt	C
fre school	C
fre spin	C
fre trial	H
fre word	I
freak	W
freedom	Z
freehold	C
freelanc	C
freelanc contract	C
freelanc illustrator	J
freez	P
freez cook	C
freez cream	L
freez point	C
freez top	N
fregader	C
freidor	E
freidor _de	E
french	C
french helicopt	I
french onion	N
french open	E
french plait	C
french revolution	I
french romanc	C
french verb	C
fresh	V
fresh basil	J
fresh princ	C
fresh start	[
fri	[
frida	S
frida deal	C
frida night	C
fridg	C
fridg freez	K
fridg method	H
fridg not	C
friend	Z
friend ?who	Z
friend _and	Q
friend _as	R
friend _at	P
friend _be	[
friend _for	S
friend _hav	T
friend _in	[
friend _of	U
friend _to	S
friend _whos	Q
friend _with	T
friend _wont	Q
friend bracelet	C
friend dav	C
friend die	Q
friend drink	P
friend episod	C
friend fortnit	C
friend go	P
friend leav	P
friend mak	W
friend mom	P
friend pub	C
friend requ	D
friend start	C
friend stop	R
friend tell	C
friend think	Q
friend tv	C
friend want	P
friend wed	C
friendship	R
friendship bread	C
frog _and	H
frog lifecycl	C
front	C
front _of	X
front adverbial	C
front lin	G
frozen	I
frozen _on	C
fruit	P
fruit _of	[
fruit _or	F
fruit _that	C
fruit fl	G
fruit sweeten	C
frut	U
frut _del	P
ftp	J
ftp fil	J
fuck	C
fuck off	C
fueg	[
fuent	U
fuer	M
fuer _de	F
fuert	Z
fuert _de	Q
fuerz	T
fui	Z
fulfill	V
full	N
full _but	C
full _of	[
full cast	G
full hous	C
full moon	C
full movi	L
fum	R
fun	[
fun _of	T
funcion	F
funcion buscarv	F
function	G
function _that	D
functionalism	F
functionalism vs	F
fund	M
fund work	G
fundrais	[
funeral	[
funeral _de	S
funeral _for	U
funeral _of	W
funeral read	S
funk	C
funn	C
funn birthda	C
funn nam	H
fur elis	H
furiou	D
furiou _be	C
furnac	S
furnitur	I
furnitur outlet	C
furth	U
fus	I
fus _in	C
futbol	C
futsal	C
futur	U
fuzz	E
fyr	C
fyr festival	C
g	C
g _of	I
g entr	C
g grac	I
g7	C
g70	C
g70 leas	C
ga	Q
gabriel	H
gabriel jesu	C
gabriel magalha	D
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
galatian	U
galax	Q
galax s23	E
galile	X
gall	Y
galle	M
galle kitchen	M
galler	C
gam	C
gam _for	C
gam _of	C
gam all	[
gam channel	G
gam episod	L
gam googl	C
gam list	I
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
gan _la	M
gan _las	C
gan _un	N
gan operacion	E
ganesh	C
ganesh chaturth	F
ganesh idol	C
gang	[
gap	R
gap _on	C
gap insuranc	C
gar	J
gar linek	J
garag	J
garag door	J
garbag	I
garbag compar	C
garbag interfac	F
garden	Y
garden _of	[
garden breadstick	G
garden part	C
garden shed	C
garfield	C
garfield spiderman	C
garlic	C
garlic _from	F
garlic bread	H
garment	[
gas	C
gas _do	C
gas list	C
gas met	G
gas us	C
gasoliner	F
gasoliner mas	F
gasset	D
gasset _dond	D
gast	Q
gast _del	C
gast _un	J
gat	X
gat actor	C
gat com	C
gat ronronean	C
gat sin	C
gat thre	D
gatewa	C
gatewa again	C
gath	[
gather	D
gather wrath	C
gatsb	C
gatsb green	C
gatwick	J
gatwick _to	J
gault	C
gault perfum	C
gay	[
gay _and	Q
gaz	Y
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
gdpr subject	G
gear	C
gear _of	C
gear _on	C
geck	E
geck walk	E
gedaliah	T
gedeon	W
gehenn	Y
gel	D
gel nail	D
gelatin	C
gelatin sweet	C
gell	C
gell buff	C
gemel	[
gemin	C
gemin _th	C
gemin trait	D
gend	[
gend reveal	L
genealog	T
genealog _of	R
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
generational	[
generational curs	W
generator	C
generator elf	I
generic	J
generic constraint	L
generic tutorial	L
generou	[
genes	M
genes car	C
genes energ	E
genes evangelion	C
genes g70	C
genes gam	C
genes gv80	C
genes min	I
genes phil	L
genes rebuild	C
genes tour	K
genetic	[
genshin	C
genshin cod	C
gent	[
gent _me	P
gentil	[
gentl	[
geograph	F
geograph cas	F
georg	C
georg ezr	L
georg michael	C
georgi	H
geranium	C
gerasen	[
german	C
german der	E
german four	L
german shepherd	C
gerund	C
gestation	C
gestation period	C
get	[
get _on	P
get baptiz	P
get divorc	Q
get drunk	Q
get marr	X
get old	S
get sav	V
get stab	E
get swallow	C
get upgrad	J
get wet	C
gethseman	[
getseman	Z
gettysburg	C
gg	C
gg mean	C
ggg	C
ggg gg	C
gggg	C
gggg ggg	C
ggplot	H
ggplot rotat	H
ghg	C
ghghghgh	C
ghghghgh ghg	C
ghibl	C
ghibl list	C
ghost	Q
ghost _me	U
ghost _of	M
ghost kitchen	C
ghost recon	C
ghostbust	D
ghostbust slim	D
giant	[
giant _in	Q
gibberish	C
gibberish flarg	C
gibeon	Q
gibeonit	[
gibson	G
gideon	[
gideon _and	T
gideon bakehous	C
gideon v	C
gif	D
gift	V
gift _for	C
gift _from	Z
gift _of	[
gift amount	C
gift card	C
gift ide	C
gigant	T
gilead	[
gilgal	Y
gilipoll	C
gin	D
ging	C
ging befor	D
ging cat	G
ginsburg	D
ginsburg quot	H
ginsburg workout	H
giraff	C
giraff _hav	C
girl	C
girl ?who	Z
girl _and	S
girl _at	R
girl _in	F
girl _the	C
girl cloth	C
girl danc	H
girl wallpap	C
girlfriend	X
girlfriend _be	P
git	C
git merg	E
git push	C
git und	D
gitan	G
gitan recet	G
github	D
github com	K
gitlab	J
giv	[
giv _a	V
giv _and	P
giv _him	R
giv _in	S
giv _me	C
giv _much	S
giv _my	Z
giv _the	T
giv _to	X
giv _us	W
giv _you	K
giv birth	U
giv mone	P
giv off	C
giv thank	Z
giv up	[
glad	[
gladiator	C
gladiator two	C
glass	C
glass _from	C
glass lens	C
glass prescription	C
glass see	C
glastonbur	D
glastonbur lin	D
glean	Y
glor	[
glor _of	T
glor _to	R
glori	[
glori _de	Q
glorif	[
glorp	C
glorp snarf	C
glow	G
glucos	C
glucos _en	C
glut	C
glut _of	C
gluten	C
gluten _in	C
gluten fre	C
glutton	[
glycemic	J
glycemic index	J
gmail	F
gmail com	J
gmail login	I
gnat	[
go	T
go ?when	Y
go _and	X
go _i	X
go _in	G
go _of	[
go _the	[
go _to	[
go _with	C
go _wrong	C
go aft	C
go amig	C
go awa	C
go back	I
go backward	[
go befor	[
go boil	C
go bust	C
go chord	F
go down	T
go hard	C
go hom	X
go int	X
go liv	C
go na	C
go off	C
go ooh	C
go out	[
go soft	C
go through	W
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
goat	Y
goat curr	C
goat tavern	E
gobiern	Z
god	[
godadd	C
godadd domain	C
goddess	C
godfath	C
godfath part	C
godfre	J
godfre hotel	J
godiv	C
godiv chocolat	H
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
going back	S
going brown	H
going int	U
going through	[
gol	C
gol _de	C
gol llev	I
gold	H
gold cost	C
gold nisab	I
gold per	H
gold rush	C
golden	[
golden calf	Y
golden calv	T
golden retriev	C
golden rul	[
golden stat	G
golden templ	C
golden wed	W
goldfish	C
goldfish _hav	C
goldfish swim	D
golf	C
golf _and	C
golf ball	F
golf club	C
golf green	K
golf mk7	K
golf one	K
golf shout	H
golgot	S
golgoth	[
goliat	T
goliath	U
goliath bird	C
goliath roll	E
goliath tv	F
golpe	T
gom	[
gomorrah	W
gonn	C
gonn _be	C
gonn _let	C
gonn giv	C
good	V
good _and	[
good _at	P
good _for	I
good _to	[
good alternativ	H
good begin	C
good bot	C
good die	U
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
good king	V
good luck	[
good man	P
good morn	C
good moth	Y
good nam	R
good new	[
good old	S
good peopl	W
good person	S
good podcast	C
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
goog	D
goog _in	D
googl	C
googl com	H
googl map	I
googl pla	G
googl set	L
googl sheet	N
goon	C
goon actor	C
gor	E
gord	[
gordon	C
gordon levit	C
gorillaz	C
gospel	[
gospel _in	[
gospel _of	I
gospel oak	C
gossip	[
gossip _about	P
got	T
got _a	T
got _an	X
got _my	[
got _the	U
got baptiz	Q
got drunk	R
got fir	C
got kick	Q
got knock	C
got lay	R
got pregnant	S
got promot	V
got sav	X
got suspend	R
got talent	C
gotel	C
gotel sin	C
gotten	C
gotten correct	C
government shutdown	D
governor	Z
governor ?who	V
governor _of	P
goz	[
gps	F
gps work	F
gpt	C
gpt four	C
gr bead	C
gr film	L
gr ghost	C
gra	K
gra hair	[
grab	[
grac	T
grac _and	I
grac _be	Y
grac anatom	F
grac bat	I
grac jon	C
grac kel	C
grac period	C
grac rerun	C
grac revival	C
grac tv	C
graceland	C
graceland album	M
graci	[
graci _a	P
graci _por	S
graciou	Q
grad	C
grad boundar	H
grad formul	G
grad material	C
grad two	C
gradient	C
gradient _of	C
gradu	V
graduacion	V
graduat	Y
graduation	[
grail	C
grail mont	I
grail swallow	E
grain	W
gram	G
gram _of	G
gran	G
gran _de	[
gran _en	C
gran herman	C
grand	C
grand _ser	V
grand canyon	C
grand national	C
grand prix	J
grand slam	C
grandchild	P
grandchildren	T
grandfath	R
grandkid	T
grandm	[
grandm _be	P
grandmoth	V
grandp	W
grandparent	Z
grandson	[
grant	T
grap	[
grap _of	C
grapefruit	C
graph	C
graphic	K
graphic card	K
grass	F
grass _and	C
grass vs	E
grasshop	S
grat	C
grat _for	Y
grat onlin	C
gratitud	[
grav	[
gravesid	W
gravit	C
gravit _on	C
gre	C
gre _or	C
gre anatom	C
great	T
great _and	R
great _be	[
great _in	[
great banquet	R
great british	C
great commandment	R
great commission	X
great depress	C
great fir	E
great gatsb	C
great hit	C
great ocean	C
great sky	C
great than	S
greec	[
greed	[
greek	C
greek _god	C
greek word	[
greek yogurt	C
green	C
green bean	E
green card	[
green curr	M
green dress	C
green ey	C
green fe	K
green haircut	C
green instead	G
green light	C
green ogr	I
green screen	C
greenhous	H
greenland	C
greenland part	C
greet	[
greet _and	U
greet _from	T
grew	[
grew up	S
greyhound	C
greyhound rac	C
grid	H
grid vs	H
grief	[
grieg	R
griev	[
griev _my	S
griffin	C
griffin voic	C
grill	J
grill _a	J
grip	C
grit	F
grit _a	S
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
groundhog	C
group	T
group _by	I
group _of	C
group chat	M
group debut	D
group project	X
grow	K
grow _in	Y
grow _on	C
grow back	C
grow garlic	F
grow hedg	C
grow potato	G
grow up	S
grown	Q
grown child	R
grown diamond	G
grown son	R
growth	S
grudg	[
grumbl	T
grup	X
grup _de	R
gt	C
gt hi	F
gta	C
gta san	C
gta six	M
gu	I
gu fr	C
guacamol	C
guacamol _from	I
guacamol restaurant	E
guadalajar	C
guadalajar sin	C
guadalup	U
guadalup cuant	J
guam	C
guam hour	C
guard	[
guard _at	Q
guard _la	Q
guard _the	T
guard _your	T
guardan	C
guardan _mis	C
guardi	C
guardi ahor	C
guardian	Z
guardian angel	[
guardian thre	C
guayaquil	E
guerr	R
guerr _en	[
guerr civil	C
guess	C
guess _what	C
guest	Q
guest tonight	C
gui	V
gui _de	R
guid	H
guidanc	[
guilt	[
guilt _about	S
guilt _for	S
guilt aft	S
guilt offer	Q
guin	C
guin harp	C
guine	C
guine pig	C
guis	C
guit	C
guit _les	C
guit strum	E
guit tun	J
gulf	L
gulf _of	V
gulf war	C
gum	C
gum out	I
gun	C
gun n	C
gurdwar	C
gust	I
gust _el	C
guy	J
guy ?who	W
guy _and	R
guy _be	J
guy _in	G
guy _that	C
guy john	H
guy stewi	C
gv80	C
gv80 tow	C
gym contract	G
h	F
h no	F
h2	E
h2 o2	E
h2o	E
ha	[
ha vist	P
hab	C
hab _o	C
hab si	C
habacuc	T
habakkuk	[
habaner	C
habi	X
habit	[
habit ed	C
habitacion	F
habitacion _y	F
habitant	E
habitant _tien	E
habitat	C
habl	Y
habl _com	C
habl _con	Y
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
hac an	Q
hac clic	C
hac dan	V
hac est	F
hac hiel	C
hac jesu	P
hac ruid	H
hacen	V
hacen _los	C
hacerm	S
hacers	[
haci	Z
haciend	C
hack	[
had	[
hadad	S
hadrian	C
hadrian wall	C
hag	X
hag _and	S
hagan	T
hagas	Y
hage	R
hagga	W
haggl	W
hah	C
hah fair	C
hahahah	C
haiku	C
haiku _about	C
hail	Y
hail mar	P
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
hairdress	E
hairdress _in	E
hait	F
hait earthquak	F
hal	C
hal covenant	C
halal	L
halal butch	D
halal gelatin	C
half	F
half _a	[
half broth	V
half lif	C
half term	C
halftim	D
halftim _show	D
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
hambr	Y
hambrient	R
hamlet	H
hamlet soliloqu	H
hammond	C
hammond organ	C
hamst	J
hamst cag	N
hamstr	G
han	T
hananiah	S
hand	V
hand _be	[
hand _in	Y
hand _of	C
hand _on	V
hand _or	C
hand luggag	C
hand over	R
hand rank	E
hand wed	C
handl	K
handl loos	C
handl workout	C
handmad	E
handmad candl	E
handrail	C
handrail keep	C
handsom	T
hang	M
hang _himself	R
hang out	Q
hang upsid	C
hang wallpap	J
hank	C
hank aaron	C
hannah	[
hanukkah	Z
hanuman	H
hanuman chalis	H
happ	[
happ _with	Q
happ birthda	G
happ without	V
happen	Y
happen ?when	J
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
hard _but	E
hard _for	U
hard _on	R
hard _to	T
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
harp	D
harp _for	X
harp log	C
harp seal	C
harr	C
harr fath	C
harr pot	E
harr ticket	K
harsh	W
hartenstein	G
hartenstein contract	G
harv	[
harvard	F
harvard acceptanc	F
has code	V
has digits	C
hasbr	C
hashmap	D
hashmap iterat	D
hast	D
hast _el	F
hat	[
hat _me	[
hat _my	S
hat _the	Q
hat trick	C
hatr	X
haunt	V
hav	[
hav _a	S
hav surger	Q
hayden	C
hayden christensen	C
haz	C
haz _un	C
hazael	W
hazard	C
hazard retirement	C
hazm	F
hazm _una	C
hba1c	C
hdm	C
hdm cabl	J
hdm port	C
head	M
head ?when	C
head _on	[
head _or	C
head _so	C
head _the	C
head cover	[
headlight	E
headlight bulb	E
headlin	C
headlin bbc	C
headphon	F
headphon actual	F
heal	[
heal _a	V
heal _and	P
heal _from	S
heal _in	R
heal _me	Q
heal _my	Q
heal _of	Q
heal _on	P
heal _you	S
health	E
health app	C
health pay	C
health pee	C
heap	X
hear	S
hear _god	[
hear _me	T
hear _my	Z
hear aid	C
hear call	C
heard	[
heard _of	P
heard _the	W
heart	[
heart _and	P
heart _be	Y
heart _do	C
heart _of	S
heart attack	Q
heart rat	G
heart sweet	C
heat	C
heat food	K
heat pump	I
heat vs	L
heathrow	C
heav	R
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
hebron	Z
hech	[
hectar	C
hedg	G
hedg _for	C
hedgehog	C
hedgehog _in	C
heel	K
heic	D
heic fil	D
heif	[
height	C
height _in	C
height _of	L
held	U
held up	S
helen	C
helen christensen	C
helicopt	L
helicopt carr	I
helicopt need	D
hell	J
hell _be	L
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
hell kitchen	K
hell tab	E
hell world	C
hellbo	C
hellbo comic	C
hellquar	C
helmet	E
help	[
help _a	W
help _for	S
help _from	R
help _me	[
help _my	Q
help _someon	S
help _the	T
help _with	C
help oth	R
help pls	C
hem	L
heman	[
hen	L
hen lay	G
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
herman _se	T
herman cain	C
herman expuls	C
hermon	V
hermos	Q
hero	V
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
hey bot	L
hey goodby	C
hey hey	C
hey jud	C
hey sir	C
hezekiah	[
hgfhgf	E
hgfhgf jhgjh	E
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
hid _a	Z
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
hierb	C
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
high protein	D
high salar	C
high school	[
high scor	L
high smok	C
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
hij _del	Q
hij _en	Q
hij _me	Q
hij _se	X
hij _ser	T
hij _tien	R
hij _y	Q
hij adolescent	P
hij adult	R
hij est	Q
hij no	S
hij pregunt	P
hij prodig	V
hij rebeld	Q
hij tuv	P
hij volvi	P
hijab	E
hijastr	T
hik	K
hik _in	M
hik boot	C
hik length	E
hik trail	F
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
hindu	I
hindu _en	D
hindu calend	I
hindu celebrat	C
hindu eat	G
hinduism	C
hing	C
hing account	C
hing without	M
hip	G
hipocrit	U
hipotec	C
hipotec fij	D
hir	C
hir _me	[
hir develop	C
hir new	I
hiram	Z
histor	C
histor pennsylvani	C
histor visibl	C
histori	[
histori _de	W
histori biblic	S
historical	[
hit	D
hit _me	X
hit _my	T
hit _th	C
hit _the	R
hitbox	C
hittit	W
hiv	Q
hiv _be	C
hiy	C
hiyab	G
hjkl	C
hmm	C
hmrc	E
hmrc login	E
hoa	C
hoa covenant	C
hoard	[
hob	C
hob _wont	C
hobb	J
hobb box	D
hobbit	C
hocke	C
hocke explain	G
hocke period	I
hog comparador	C
hogwart	C
hogwart legac	C
hoj	C
hoj _y	C
hoj amarill	C
hol	M
hol _by	C
hol _en	C
hol _in	C
hol _of	[
hol _que	N
hol cross	C
hol ghost	[
hol grail	C
hol ground	[
hol guacamol	E
hol hol	[
hol island	F
hol kiss	[
hol mean	T
hol mol	C
hol mund	C
hol powd	C
hol spirit	[
hol week	[
hold	C
hold _a	D
hold _me	W
hold _the	C
hold chopstick	C
holdem	I
holdem od	I
holida	P
holida dat	C
holida monda	C
holida pay	E
holida without	R
holland	F
holland hootenann	F
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
hom	L
hom _and	R
hom _be	Y
hom _with	[
hom alon	Z
hom car	C
hom dad	Q
hom depot	D
hom peel	D
hom rati	C
hom run	C
hom screen	E
hom secretar	C
hom shrin	C
hombr	[
hombr _a	P
hombr _de	T
hombr _que	S
hombr _y	S
hombr matrimoni	R
hombr viv	D
homeless	Z
homeless peopl	P
homeostas	C
homeostas mean	C
homeschool	W
homesick	U
hometown	R
homework	U
homework help	C
homoclav	C
homoclav consult	C
hon	[
hon scal	W
hond	G
hond civic	G
hone	U
honest	[
honestidad	Q
honeycrisp	C
hong	K
hong kong	C
honor	[
honor _my	Q
honor _your	P
honr	S
honr _a	Q
hood	C
hood ey	C
hook	R
hook _for	G
hook law	C
hook up	[
hookup	C
hookup ap	C
hootenann	F
hoov	C
hoov belt	C
hop	S
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
hor _del	C
hor _en	X
hor _se	N
hor _ser	C
hor _y	C
hor anochec	G
hor cierr	C
hor duerm	J
hor jueg	J
horari	C
horari alcorcon	E
horari carrer	G
horari mercadon	D
horeb	[
horizon	C
hormon	Z
horn	L
horn _con	C
horn frog	C
horoscop	D
horoscop _de	C
horoscop _for	C
horoscop mone	C
horoscop toda	C
horribl	[
horror	[
horror mov	M
hors	C
hors _and	U
hors laminit	C
hors rac	C
horsemen	[
horsemen _of	Q
hosann	Y
hose	C
hose matthew	C
hospic	[
hospital	I
hospital _on	C
hospital _show	I
hospital car	C
hospital corn	E
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
hosteleri	D
hot	C
hot _de	C
hot dog	C
hot milf	C
hot planet	D
hot tub	G
hot woman	C
hotel	C
hotel _en	D
hotel _in	E
hotel _with	G
hotel cap	G
hotel chicag	J
hotel near	G
hotmail	C
hotmail co	I
hotmail com	E
hour	D
hour ?how	H
hour _and	L
hour _be	L
hour _of	H
hour contract	E
hour fast	C
hour flight	N
hour rat	G
hour tim	E
hour uk	C
hous	J
hous _be	I
hous _for	Y
hous _in	S
hous _of	Z
hous _on	T
hous _shall	P
hous _with	F
hous across	F
hous address	C
hous drain	C
hous fly	C
hous location	C
hous sigil	C
hous speak	C
household	[
household _god	S
houseplant	C
howl	C
howl _at	C
hoy	I
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
hues _de	S
hues _tien	C
huev	F
huev _par	C
huev dur	K
hug	[
hug _me	R
huldah	U
hull	C
hulu	C
hum	C
hum _it	J
hum fork	C
hum pronunciation	C
human	J
human bod	C
humbl	[
humbl _himself	P
humbl themselv	P
humidit	C
humidit _in	C
humiliat	R
humor	Q
hundr	U
hundr km	G
hundr man	[
hundr palabr	C
hundr prophet	R
hundr result	C
hundr year	C
hung	[
hung parliament	C
hungar	C
hungar _in	C
hungr	V
hungr _and	P
hunt	P
hunt blue	C
hur	C
hur chariot	C
huracan top	G
hurgh	C
hurgh _in	C
hurr	W
hurr _to	U
hurrican	X
hurrican path	C
hurrican track	C
hurt	[
hurt _me	T
hurt _my	P
husband	Z
husband _and	S
husband _be	U
husband _doesnt	P
husband _hav	S
husband _to	R
husband _wont	Q
husband com	P
husband die	R
husband ignor	Q
husband leav	P
husband lost	R
husband nev	Q
husband team	C
husband work	S
husha	S
husk	G
husk mix	G
huy	V
hydrange	G
hydrange green	G
hydrocortison	C
hydrocortison cream	C
hymenaeu	Y
hymn	J
hymn tig	C
hypocrit	U
hypotenus	D
hypotenus _of	D
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
ice hocke	G
ice mak	C
ice scor	F
icebreak	E
icebreak gam	E
iceland	D
icing	G
icing _in	G
icu	T
idah	E
iddl	C
iddl _i	C
ide	D
ide _for	C
ide _in	D
ide film	J
ideal	L
ideal temperatur	L
identidad	V
identif	J
identif _a	J
identit	P
idiom	K
idiom _se	C
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
ielt	G
ifram	L
ifram src	L
iglesi	[
iglesi _de	S
iglesi _el	P
iglesi _me	Q
iglesi _ser	R
iglesi no	P
ignition	C
ignition keep	C
ignor	F
ignor _las	C
ignor _me	[
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
ike horari	E
ike kallax	C
ill	[
ill _and	Q
illegal	Y
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
ime _com	K
ime numb	C
img	G
img src	G
immaculat	W
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
important _to	S
imposibl	[
impossibl	F
impossibl film	J
impossibl seven	C
impresor	C
impresor epson	C
impress	S
imprim	C
imprim _en	C
imprim negr	C
improv	F
improv credit	F
impuest	W
impur	[
in	X
in beaut	[
in join	C
in peac	X
inc	N
inc bacteri	C
inc map	E
incens	[
inception	C
inception _in	E
inception explain	C
inch	C
inch _to	D
inch steak	J
inch tv	J
inciens	S
inciens _de	D
inciens _y	U
includ	M
incluid	I
inclusiv	C
inclusiv cancun	C
inclusiv deal	H
incom	[
increas	G
increas _from	C
incredul	W
incubation	D
incubation period	D
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
industrial	M
industrial revolution	C
inerti	C
inerti _of	C
inf	I
inf exampl	I
infanci	S
infant	U
infant baptiz	Q
infern	C
infern season	C
infertilit	[
infidelidad	U
infidelit	U
infiel	S
infiern	W
infinit	C
infinit _in	C
inflation	I
inflation rat	C
inflation vs	D
influenc	[
ingl	C
ingredient	C
ingredient _of	H
inhal	J
inhal ?how	J
inherit	[
inherit _the	R
inheritanc	[
inic	C
inic sesion	C
iniquit	[
initial	J
initial prompt	J
injur	L
injur report	C
injust	[
injustic	[
injustici	R
ink	L
ink cartridg	L
inmat	U
inmigrant	T
inmund	V
inn	T
innocenc	C
innocenc chapt	C
innocent	[
inocent	Y
input	C
inscription	[
insect	H
insect eat	C
insecur	U
insensat	[
insid	S
insid job	C
insol	H
inspector	C
inspector call	C
inspir	Z
inst	C
inst giv	F
inst list	E
instagram	R
instagram caption	E
instagram login	J
instagram no	C
instagram privat	C
instagram stor	C
instal	H
instal nod	H
install	C
install _th	G
install not	D
instant	C
instant pot	C
instead	R
instead _of	R
instruccion	C
instruccion anterior	C
instruction	C
instruction rep	C
instruction word	C
instrument	C
instrument _for	C
instrument _hav	D
insulin	C
insult	[
insult _me	Y
insuranc	C
insuranc _for	C
insuranc _what	C
insuranc _with	C
insuranc phon	E
insuranc quot	C
insuranc rat	I
insuranc term	F
insuranc worth	C
insuranc zon	E
int	M
int _a	C
int _i	F
int _my	Y
int _our	P
int _the	[
int _your	T
int french	J
int german	J
int ice	C
int italian	C
int miam	C
int plowshar	W
int toothpast	C
int twelv	F
int umbreon	C
int vineg	C
int win	[
integral	D
integral _of	D
integrat	C
integrat ln	C
integrit	[
inteligenci	D
inteligenci artificial	D
inteligent	Q
intensiv	[
intensiv car	Z
intent	T
inter	T
inter _in	T
inter rat	C
interced	V
interes	[
interfac	F
interior	[
intermittent	D
intermittent fast	D
internal	C
internal temp	C
international	C
international driv	M
international privat	C
internet	Z
internship	I
interpret	[
interpret dream	T
interracial	T
interview	L
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
invent	G
invent _la	C
invent _the	C
invent basketball	D
invent nombr	C
invention	C
invest	[
investigation	D
investigation summar	D
investor	C
investor definition	C
inviern	C
inviern _en	C
invisibl	[
invit	[
invit _a	U
invit _in	E
invit _me	R
invit _my	R
invitacion	C
invitacion _de	C
invitation	J
invoic	C
invoic _if	C
invoic polit	C
ion	C
ionic	C
ionic _and	C
ip	I
ip address	I
ipad	C
ipad _in	E
iphn	C
iphn reles	C
iphon	C
iphon 15	J
iphon _a	D
iphon stuck	L
ir	U
ir _a	G
ir _al	W
ira	L
ira contribution	C
ireland	D
irish	C
irish gaelic	C
iron	D
iron _a	I
iron burn	L
iron dom	F
iron man	C
iron pan	K
iron rich	C
irql	C
irql not	C
irregul	C
irregul verb	C
irritabl	W
irs	C
irs phon	C
isa	K
isa rat	M
isaac	V
isaac _and	Q
isaac asimov	C
isaac best	H
isaac mean	[
isaac moon	G
isaac newton	C
isaac unlock	C
isabel	C
isai	W
isaiah	S
isaiah hartenstein	G
isaiah rashad	C
isaiah thom	C
ish	D
ishbosh	T
ishmael	Y
isl	C
isl _de	C
islam	R
islam london	C
island	C
island board	E
island cast	M
island causewa	F
island contestant	C
island currenc	C
island head	C
island host	C
island roll	H
isotop	C
israel	[
israel _and	P
israel _el	P
israel _en	P
israel _in	T
israel cross	S
israelit	[
issu	V
it	E
itali	D
itali dos	D
italian	C
italian _pleas	C
italian restaurant	K
item	C
item _in	M
item list	N
item not	D
iterat	D
itinerar	C
itinerar _for	C
itself	T
itun	C
itv	C
itv cit	H
iuy	C
iva	C
ivf	Y
ivy	E
ivy leagu	E
j	C
j blig	D
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
jackpot	G
jackpot amount	G
jackson	C
jackson mov	C
jackson thrill	M
jacob	W
jacob _and	Z
jacob _y	V
jacob bless	Q
jacob coll	C
jacob creek	H
jacob elord	C
jacob re	C
jacob tot	D
jacob twilight	C
jacob wrestl	T
jael	V
jagu	D
jagu _a	D
jail	[
jail _at	T
jailbreak	H
jailbreak prompt	H
jaimit	C
jain	C
jain diet	E
jain food	E
jair	[
jairu	R
jaj	C
jajajaj	C
jajsjajsj	C
jak	C
jak paul	C
jakart	C
jam	P
jam _and	W
jam _at	C
jam _may	E
jam _the	S
jam bay	F
jam bond	J
jam martin	K
jam novel	C
jam out	F
jam wingspan	C
jamaican	C
jameson	C
jameson actor	C
jamon	J
jan	F
jan eyr	F
japan	C
japanes	C
japanes blok	K
japanes knotw	J
jar	[
jar _and	Q
jar _of	Z
jardin	U
jason	W
jav	C
jav _y	C
jav hashmap	D
javascript	C
javascript _that	M
javascript void	J
jawbon	Q
jaywalk	C
jaywalk illegal	C
jaz	C
jaz aren	C
jealou	[
jealou _of	W
jealou guy	H
jealou nick	C
jean	C
jean king	E
jean original	C
jean paul	C
jean still	C
jeanni	C
jebuse	W
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
jehoshaphat	U
jehu	[
jellyfish	C
jellyfish sting	C
jen	E
jen lip	E
jennif	C
jennif lopez	C
jephthah	X
jeremi	Z
jeremiah	M
jeremiah _in	[
jeremiah johnson	C
jeric	Z
jerich	M
jerich skull	C
jerich them	C
jerich tv	F
jeroboam	X
jerse	C
jerse devil	C
jerse toda	I
jerusalem	[
jerusalem artichok	C
jerusalen	T
jess	Q
jess _y	C
jesu	[
jesu ?when	Q
jesu _a	Q
jesu _and	Q
jesu _as	P
jesu _at	S
jesu _be	[
jesu _de	P
jesu _do	[
jesu _el	Q
jesu _en	S
jesu _for	R
jesu _from	P
jesu _god	P
jesu _hav	V
jesu _in	T
jesu _la	Q
jesu _on	W
jesu _que	P
jesu _real	P
jesu _say	U
jesu _se	T
jesu _ser	S
jesu _tell	Y
jesu _the	U
jesu _to	P
jesu _with	T
jesu arsenal	C
jesu baptiz	P
jesu birth	Y
jesu bring	P
jesu call	Y
jesu callej	C
jesu calm	Q
jesu christ	P
jesu com	S
jesu crucif	P
jesu die	Z
jesu ever	P
jesu feed	X
jesu go	P
jesu heal	Q
jesu last	U
jesu lov	P
jesu mak	[
jesu miracl	W
jesu moth	P
jesu nam	R
jesu nav	C
jesu pra	Q
jesu preach	S
jesu rais	P
jesu resucit	Q
jesu return	[
jesu ris	[
jesu speak	Z
jesu thre	Q
jesu tim	T
jesu touch	Q
jesu turn	Q
jesu vazquez	C
jesu walk	Q
jesu wash	P
jesu weep	Q
jesucrist	P
jet	H
jet lag	E
jethr	W
jew	[
jew _in	W
jew celebrat	[
jewel	G
jewel tow	F
jewell	C
jewelr	T
jewish	[
jezabel	W
jezebel	[
jfk	C
jhgjh	E
jibbitz	D
jijon	C
jimm	E
jimm john	E
jinet	[
jireh	R
jjjjjjjj	C
jkhsdf87sdf	E
jkl	C
jkl jkl	C
jnd	G
jnd ldap	G
jo	T
jo tak	E
joa	C
joa felix	C
joab	[
joab kill	P
joash	[
job	R
job _a	T
job _and	Q
job _at	L
job _be	U
job _for	C
job _in	V
job _or	Y
job _that	T
job application	D
job birmingham	H
job birthda	C
job centr	C
job cost	D
job far	Q
job friend	R
job interview	P
job lot	C
job netflix	C
job of	[
job open	C
job search	M
job shar	C
job stanford	J
job vacanc	C
job warehous	C
jobcentr	I
jobcentr plu	I
joe	C
joe biden	C
joel	[
johanan	U
john	Q
john _about	W
john _the	[
john bishop	M
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
join	F
join _a	Z
join _my	C
join _the	Y
join vs	C
joint	[
jok	C
jok _about	C
jok _of	H
joli	C
joli pit	C
joli salt	K
jollof	G
jollof ric	G
jon	C
jon _y	Y
jon age	C
jon delilah	C
jon lyric	C
jon snow	C
jon templ	F
jonah	[
jonah _and	X
jonah hill	C
jonah jameson	C
jonah pra	Q
jonah run	[
jonatan	R
jonathan	[
jonathan _and	S
jool	F
jool holland	F
jopp	[
jordan	R
jordan barat	C
jordan cr	C
jordan four	I
jordan one	C
jordan pickford	D
jordan sho	E
jordan vs	K
jos	N
jos _el	C
jos _y	R
jos jos	C
joseph	[
joseph ?when	T
joseph _and	Q
joseph _in	W
joseph _of	U
joseph _the	R
joseph broth	V
joseph coat	V
joseph forgiv	P
joseph gordon	C
joseph interpret	Q
joseph sell	V
joseph stalin	C
joshu	Q
joshu bell	G
joshu next	C
joshu tre	C
joshu vs	E
josi	P
josiah	Q
josiah johnson	C
josu	X
jot	Z
jotham	W
journal	X
journe	[
joven	[
joven _de	Q
joven _que	T
joy	[
joy _in	U
joy _of	S
joy corr	C
joycon	C
joycon drift	C
jpy	C
jsdhfjkhsd	C
jsdhfjkhsd iuy	C
json	C
json _in	D
json pars	D
juan	S
juan _el	S
juan mission	C
juan perez	E
jubil	Y
jubilacion	P
jubile	[
jud	V
jud _and	C
jud bellingham	C
jud chord	J
jud die	W
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
judg	L
judg _by	S
judg _in	T
judg _me	T
judg _of	T
judg _on	C
judg actor	C
judg dred	C
judg hom	C
judg jud	C
judg jur	C
judg nam	C
judg not	[
judg original	F
judg peopl	S
judg show	C
judgment	[
judgment _on	R
judgmental	T
judi	C
judit	R
judith	[
juec	Y
jueg	C
jueg _al	E
jueg _el	J
jueg _la	D
jueg regl	C
juez	W
jug	C
jug _al	H
jug _de	C
jug _una	E
jugador	J
jugador _hay	J
juic	K
juic cleans	I
juici	[
jul	N
jul 1991	C
juli	G
juli _en	G
julien	F
julien templ	F
juliet	C
juliet act	D
juliet iambic	I
jump	C
jump _at	C
jump day	C
jump scar	C
jump start	G
jun	C
jun templ	C
juni	W
junior	C
junior accountant	E
junk	W
junt	Z
junt _a	X
jur	G
jur dut	N
jur execution	C
jurassic	E
jurassic park	E
just	[
justic	J
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
justu	S
juventud	T
juzg	W
juzg _a	Q
k	C
k hotmail	I
kahan	I
kahan stick	I
kahneman	C
kal	E
kallax	C
kallax miss	C
kamasutr	D
kamasutr position	D
kant	C
kant _por	C
kany	C
kany sampl	C
karaok	C
karat	C
karat child	C
kardashian	C
kardashian fam	C
kardashian net	K
karm	[
karol	C
karol g	C
kart	J
kart eight	J
karv	E
karv chauth	E
kat	C
kat 120	C
kay	C
kay lipstick	C
ke	G
ke _but	E
ke _on	J
keanu	G
keanu reev	G
kebab	E
kebab shop	E
keep	Q
keep _a	C
keep _his	P
keep _me	U
keep _my	V
keep _the	[
keep _you	U
keep ask	D
keep chang	C
keep click	C
keep disconnect	F
keep doing	P
keep fall	P
keep going	[
keep guacamol	I
keep hav	P
keep lie	Q
keep load	C
keep pac	C
keep pra	P
keep satellit	C
keep sin	Y
keep snap	C
keep sneez	C
keep think	P
keir	C
keir knightle	C
kel	C
kel film	D
kel mov	C
kempton	C
ken	C
ken numb	C
kendrick	G
kendrick beef	G
kent	C
kentuck	C
kentuck derb	C
kept	[
keral	H
ket	M
ket facil	C
ket snack	C
kevin	C
kevin bishop	C
key	C
key _be	K
key _vers	[
key add	J
key chang	C
key inst	F
key quot	H
keyboard	C
keyboard cov	I
keyboard typ	C
keylor	I
keylor nav	I
keyston	C
keyston spec	C
khan	C
khan academ	C
khan runtim	J
kick	J
kick _me	P
kick against	W
kick off	C
kick out	Y
kick techniqu	C
kidne	M
kidne ston	C
kidron	[
kierkegaard	C
kierkegaard nationalit	C
kil	C
kil _de	G
kill	[
kill 185	U
kill _a	C
kill _an	U
kill _by	T
kill _for	R
kill _himself	R
kill _his	P
kill _in	[
kill _me	U
kill _someon	Q
kill _the	X
kill absalom	Q
kill bab	Q
kill goliath	R
kill jesu	P
kill paul	Z
kim	K
kim kardashian	K
kind	[
kind _of	L
kind _to	T
kind word	V
kindl	C
kindl _be	C
kinetic	D
kinetic energ	D
king	X
king ?who	[
king _and	W
king _for	R
king _in	[
king _of	W
king _with	[
king aft	R
king ahasueru	T
king book	C
king broadwa	C
king charl	C
king circl	C
king classic	C
king cobr	C
king cross	C
king david	X
king day	E
king island	H
king jam	X
king joash	Q
king kong	G
king manasseh	U
king map	C
king prawn	C
king remak	C
king saul	[
king siz	C
king solomon	K
king vs	I
king whop	C
king wow	C
kingdom	Q
kingdom _do	C
kingdom _of	F
kingdom great	C
kinsman	W
kinsman redeem	W
kiss	G
kiss _my	C
kiss _of	W
kit	C
kit all	H
kit len	G
kitchen	C
kitchen kniv	E
kitchen mean	C
kitchen new	L
kitchen remodel	M
kitchen season	M
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
klein eternit	F
km	C
km _a	G
km _por	C
kmno4	G
kne	G
kne brac	H
knead	C
knead blanket	D
knead dough	I
kneel	T
knif	C
knif set	C
knight	C
knightle	C
knightle green	C
knit	E
kniv	K
kniv _with	E
knob	C
knob _on	C
knock	C
knock _on	U
knock knock	C
knock out	C
knot	C
knotw	J
knotw _or	J
know	[
know ?how	I
know ?when	J
know ?wher	C
know ?who	S
know ?why	P
know _about	P
know _god	[
know _i	P
know _if	T
know _im	U
know _it	V
know _its	[
know _me	Q
know _my	X
know _that	U
know _the	H
know _what	[
know _which	N
know jesu	[
knowledg	V
knowledg _of	S
knowledg cutof	C
knuckl	E
knuckl caus	E
kong	C
kong vs	G
korah	U
kore	K
kore martial	C
korean	C
korean _for	C
korean dram	C
korean war	C
kosh	M
kosh _for	C
kosh restaurant	C
kpi	C
kpop	I
kpop group	D
kr	G
kr kross	G
krakow	C
krakow old	C
kram	J
kram vs	J
kram year	J
kreb	E
kreb cycl	E
krishn	C
krishn mantr	C
krishn restaurant	J
kross	G
kross jump	G
ks	C
ks _in	C
ks _of	C
ks2	G
ksjdhf	E
kubectl	F
kubectl _get	F
kurs	C
kurs transliteration	C
kwh	G
kwh smart	G
kyli	E
kyli jen	E
l	C
l jackson	C
la	C
la _of	C
la _the	F
lab	C
lab grown	G
lab report	J
laban	[
label	C
label _a	C
labor	Z
labor _hav	C
laboral	C
labrador	H
lack	Z
lack _of	Y
lacross	C
lactos	C
lactos intoleranc	C
lad	Q
lad fiv	C
lad gag	C
lad godiv	C
lad macb	G
ladron	[
lag	C
lag ?how	E
lagrim	R
lagun	C
lagun bolet	C
lagun contr	F
lak	C
lak _of	[
lak formation	E
lak gam	H
lak marcador	C
lak tip	I
lam	C
lam lam	C
lam man	[
lam next	M
lamb	J
lamb _of	F
lamb cast	C
lamb recip	K
lamb shank	C
lamb vindalo	F
lamborghin	C
lamborghin huracan	G
lamborghin uru	G
lament	[
lament over	Q
lamentacion	V
lamentation	[
laminit	C
laminit diet	C
lamp	[
lamp _of	T
lampar	U
lampstand	Z
lan	J
lan map	J
land	G
land _a	C
land _and	S
land _of	[
land animal	C
land east	Y
land lion	C
land lotter	C
land permit	G
land spot	I
landlin	F
landlin bt	F
landlord	R
landlord _be	[
landlord _hav	F
landlord _to	C
landlord keep	C
landlord need	G
langost	[
languag	J
languag _at	P
languag _be	C
languag _do	C
languag _for	C
languag _of	L
languag _on	D
laodice	[
lap	Q
lap _in	H
lapidacion	S
laptop	C
laptop _wont	K
laptop befor	J
laptop charg	I
laptop fan	G
laptop hing	M
laptop most	D
laptop undr	N
larg	R
larg _de	C
larg pepperon	H
lasagn	C
lasagn recip	C
lasany	C
lash	C
lash lift	C
last	I
last _a	H
last _in	K
last _on	D
last commit	C
last concert	C
last da	X
last day	Z
last episod	C
last judgment	W
last king	Q
last la	E
last location	C
last match	C
last month	C
last night	S
last stand	C
last sup	[
last thing	U
last tsar	C
last word	[
last year	D
lat	T
lat _for	[
lat _to	[
lat alligator	C
lat headlin	C
lat poll	K
lat ser	C
latex	C
latex tabl	C
latin	C
latin phras	C
latin word	C
latt	E
latt _and	E
laugh	C
laugh _at	[
laught	[
launch	T
laureat	C
laurent	C
laurent bag	C
lav	I
lavador	C
lavador _al	H
lavador no	H
lavend	C
law	K
law ?who	Y
law ?why	C
law _about	[
law _and	G
law _be	T
law _in	W
law exampl	I
law fe	C
law found	S
law hat	V
law mov	C
law school	C
law spr	C
law tongu	C
law triangl	D
lawless	R
lawn	C
lawn _at	C
lawn mow	J
lawn thick	C
lay	[
lay _in	J
lay _on	Q
lay off	[
layout	N
layout _for	M
laz	[
lazar	U
lazarill	C
lazarill _de	C
lazaru	M
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
lead	V
lead _a	[
lead _bibl	P
lead _in	C
lead _me	T
lead _the	T
lead _them	P
lead _to	X
leadership	V
leaf	V
leagu	C
leagu _of	C
leagu car	C
leagu list	E
leagu snyd	C
leagu tabl	C
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
least	M
least one	C
leath	C
leath _from	J
leath sof	F
leath train	E
leatherjacket	K
leatherjacket nematod	K
leav	S
leav _a	T
leav _at	H
leav _for	[
leav _her	[
leav _his	P
leav _it	W
leav _me	W
leav _my	W
leav _of	R
leav _on	C
leav _or	W
leav _the	[
leav _to	R
leav _us	S
leav _you	Z
leav _your	T
leav britain	C
leav card	D
leav chang	C
leav curl	C
leav everyth	S
leav hand	[
leav headlight	E
leav hom	T
leav join	C
leav luggag	C
leav one	C
leav out	X
leav whit	C
leaven	S
lebanon	[
lebron	C
lebron jam	C
lebron stat	K
leccion	P
lech	F
lech _y	W
lech cantidad	C
lectur	[
lectur _de	V
lectur _del	V
lectur _par	Y
led	U
led _the	U
led israel	P
lee	C
lee _los	C
lee arm	C
lee cheesecak	H
leed	C
leed _to	H
leed pric	G
leer	[
leer _el	C
leer _en	X
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
legend position	D
legend tier	C
legendar	C
legendar animal	C
legion	[
legit	C
leicest	C
leicest _that	C
leith	G
lej	Z
lej _de	R
lemuel	T
len	E
lend	[
length	C
length _be	F
length _of	Q
lengu	[
lenguaj	K
lenguaj est	I
lennon	H
lennon chord	H
lens	C
lens da	F
lens expir	J
lens swim	F
lent	T
lent _la	E
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
leopard _and	G
lep	[
lepros	X
lepros _in	P
lesbian	S
lesion	C
less	C
less _or	C
lesson	[
lesson _about	R
lesson _for	[
lesson _from	W
lesson _of	[
lesson _on	P
let	I
let _chapt	C
let _for	C
let _of	[
let _to	[
let agenc	C
let befor	S
let go	Y
let m	I
let r	C
let word	C
letr	C
lev	L
lev ackerman	E
lev schit	D
lev strauss	G
lev truck	C
lev women	K
levadur	C
levadur llev	J
levant	X
level	C
level 1542	C
level ?how	C
level list	F
level point	M
level thre	I
leviathan	J
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
lew advert	I
lew return	C
lex	G
lex luthor	C
ley	W
ley _de	C
ley _del	[
liar	[
liban	X
liber	C
liber _do	C
liber espaci	F
liber movil	C
liberacion	Q
libr	U
libr _de	[
libr _en	M
libr _mas	P
libr _tien	P
libr apocrif	R
libr compatibl	C
libr femal	C
librar	K
librar ticket	K
licenc	C
licens	M
licens fee	C
lich	C
lich king	C
lid	[
lid _de	T
lidocain	C
lidocain last	C
lie	[
lie _about	W
lie _for	P
lie _in	T
lie _on	[
lie _to	[
lie down	C
lif	[
lif _and	Q
lif _be	S
lif _for	S
lif _in	S
lif _of	C
lif _on	U
lif _with	U
lif aft	T
lif among	V
lif creatur	R
lif insuranc	N
lif lin	C
lif lyric	C
lif path	C
lif sacrific	Q
lif support	W
lif wat	Z
lifecycl	C
lifecycl diagram	C
lifespan	C
lifespan _of	C
lift	H
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
light _on	E
light _to	X
light _wont	C
light blink	C
light bmw	F
light mean	C
light off	C
light shin	[
light sing	D
light tak	C
light troms	C
lightn	[
lightroom	D
lightsab	I
lightsab color	I
lik	[
lik _a	X
lik _an	[
lik _god	V
lik _i	P
lik _im	C
lik _in	D
lik _me	Y
lik _my	S
lik _someon	P
lik _th	X
lik _the	E
lik _to	H
lik _us	Q
lik arrow	[
lik attack	C
lik football	C
lik jesu	P
lik nail	I
lik pineappl	K
lik roommat	P
lik star	X
lik teen	C
lik tind	C
lik tre	Q
lik wat	[
lil	C
lil _of	K
lil car	E
lil repot	C
lil toxic	C
lim	K
lim _a	N
lim scoot	M
limb	[
limerick	C
limerick _about	C
limit	I
limit ml	C
limitation	F
limitation debt	F
limon	C
limon remedi	C
limoner	C
limosn	W
limpi	X
limpi _una	C
lin	C
lin 42	G
lin _about	D
lin _of	C
lin _y	C
lin build	C
lin map	F
lin run	C
lin short	C
lin up	D
lincoln	C
lincoln ad	G
lincoln commercial	J
lincoln height	C
lincoln vampir	C
line	K
line _del	L
linek	J
linek podcast	J
linen	[
linen shirt	K
lineup	F
lingeri	C
lingeri model	C
linguin	C
linkedin	C
linkedin post	C
linkedin recommendation	E
linux	C
linux install	H
linux terminal	C
lion	T
lion _and	V
lion _in	S
lion _of	R
lion _with	P
lion bar	I
lion den	V
lion king	C
lion proud	J
lion week	C
lip	[
lip kit	E
lipstick	C
lipstick shad	C
lipstick suit	C
liquid	C
liquid limit	C
liri	D
liri _de	C
lis	D
lisbo	H
lisbon	C
lisbon _in	F
list	C
list 2010	L
list _de	[
list _for	C
list _of	[
list _par	[
list _the	D
list _your	E
list cost	F
list esl	E
list tak	C
listen	[
listen _to	T
listen slow	Z
literal	[
literatur	X
litr	C
litr _de	C
litr _of	F
litr compost	C
littl	Y
littl age	C
littl broth	Q
littl child	Q
littl on	P
littl thing	S
littl win	U
liv	Q
liv _and	S
liv _by	X
liv _for	[
liv _in	J
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
llam	L
llam _a	U
llam _de	S
llam _la	D
llamab	T
llamab _la	P
llaman	Z
llan	C
llan _y	C
llc	C
llc _in	G
llc vs	J
lleg	L
lleg _a	E
lleg _el	C
lleg _un	N
lleg colon	H
llen	F
llen _de	T
llen octubr	C
llev	[
llev _a	R
llev _un	J
llev _una	Q
llev mbapp	L
llor	[
lloran	Z
llov	C
llov _el	C
lluvi	T
lma	M
lma _what	M
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
loan	L
loan _at	K
loan account	C
loan application	C
loan forgiv	C
loav	[
loav _and	W
loav _do	D
lob	[
lob _con	T
lobb	C
local	P
local new	C
localhost	H
localhost 300	H
location	C
location hour	C
lock	G
lock ?who	C
lock _and	E
lock error	G
lock rhym	I
lockpick	C
locust	Y
locust gear	C
lod	W
loft	K
loft _on	K
log	C
log _me	C
log bas	J
log out	C
log undefin	F
logan	H
logan paul	H
login	C
login _with	C
login not	E
logr	[
lol	C
lol whatev	C
london	C
london ?wher	E
london _to	H
london dress	L
london open	D
london ticket	C
london twit	K
long	L
long _be	C
long _can	H
long _do	C
long _for	I
long _in	K
long _should	[
long _to	T
long _would	D
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
look	R
look _at	Q
look _for	S
look _on	R
look around	C
look back	[
look big	C
look blurr	H
look down	V
look lik	[
lookup	C
loop	C
loop _in	E
loop infinit	C
loos	M
loos no	C
loos serv	C
loos xbox	G
loot	C
lopez	C
lopez bennif	C
loratadin	C
lord	[
lord _a	S
lord _and	Q
lord _be	[
lord _de	C
lord _for	W
lord _i	U
lord _of	C
lord _ser	Z
lord _tu	S
lord _will	Q
lord _y	P
lord _your	Q
lord arm	P
lord jesu	P
lord jireh	R
lord mak	[
lord mean	[
lord no	W
lord pra	S
lord quit	Q
lord shalom	R
lord sup	R
lord te	Q
lorenz	C
lorenz _de	E
lorenz result	C
los	U
los _his	T
los _my	C
los _someon	T
los _th	C
los _your	Q
loss	[
lost	Q
lost _a	[
lost _her	S
lost _his	W
lost _in	Q
lost _my	[
lost _th	R
lost _the	[
lost all	T
lost ark	C
lost birth	C
lost book	Y
lost doom	J
lost everyth	S
lost luggag	C
lost sheep	[
lot	Z
lot _and	P
lot _en	C
lot _for	W
lot _in	U
lot _of	N
lot cloth	C
lot daught	R
lot polish	J
lot strip	F
lot wif	W
loteri	N
loteri nacional	F
lott	C
lott numb	C
lotter	R
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
louisian	D
louisian purchas	D
loung	C
lov	Z
lov _a	P
lov _and	P
lov _be	C
lov _for	P
lov _god	W
lov _him	Y
lov _in	[
lov _me	[
lov _my	[
lov _of	[
lov _someon	S
lov _the	S
lov _vers	S
lov _with	[
lov _you	T
lov _your	V
lov actual	D
lov band	C
lov boat	C
lov bug	H
lov choreograph	C
lov cov	[
lov everyon	P
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
lov peopl	S
lov pizz	C
lov robert	C
lov soft	C
low	U
low activation	F
low black	F
low carb	C
low ldl	C
loyal	P
loyalt	[
lp	C
ls	C
ls _la	C
lskdjf	C
lt	F
lt b	F
lubb	C
lubb dub	C
luc	F
luc ?how	C
luch	U
luci	D
luci all	D
lucif	V
lucif netflix	C
luck	T
luck charm	[
luck color	C
luck numb	P
lueg	C
lueg exist	C
lufthans	C
lug	[
lug _de	Y
lug _en	T
luggag	C
luggag _on	I
luggag allowanc	H
luggag claim	C
lujuri	R
luk	P
luk comb	E
luk littl	C
luk perr	C
luk skywalk	I
lukewarm	Z
lululemon	I
lululemon align	I
lun	F
lun calend	H
lun llen	C
lun nuev	H
lunch	J
lunch menu	I
lunchbox	M
lust	U
lust caution	C
lut	X
luth episod	I
luth idr	C
luth king	C
luth season	M
luth vandross	C
lutheran	C
lutheran hospital	C
luthor	C
luthor actor	C
luthor bald	C
luton	H
luton bus	H
luxur	[
luz _del	W
luz _por	C
luz _y	R
luz amarill	D
luz naranj	C
ly	F
ly 3xyz	F
lydi	[
lye	G
lye calculator	G
lyl	C
lyl 100m	C
lynch	C
lynch review	C
lyr	L
lyr bird	C
lyric	C
lyric _in	D
lyric _we	C
lyric mean	J
lyric zulu	C
lysi	T
lystr	V
m	C
m _in	I
m awa	C
m long	C
m s	C
m25	C
m25 clos	C
m6	C
m6 traffic	C
mac	C
mac _and	C
mac export	L
mac rumor	J
mac sauc	H
macabe	[
macaren	C
macaren danc	C
macaroon	H
macaroon _and	H
macb	C
macb act	I
macb charact	G
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
machin thread	C
machism	Y
machist	[
machu	D
machu picchu	D
macr	C
macr _to	M
mad _at	Q
mad bracket	D
madagasc	C
madagasc _in	C
mader	Z
madonn	C
madonn vide	C
madr	[
madr _de	T
madr _que	P
madrastr	T
madrid	C
madrid hoy	D
madrid valenci	C
maestr	X
maestr _de	R
mag	[
magalha	D
magalha contract	D
magdalen	[
maghrib	F
maghrib _in	F
magi	T
magic	S
magic _the	C
magic book	V
magic eight	C
magic ticket	J
magician	X
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
magreb	C
magreb _en	C
mahjong	C
mahjong til	C
maid	V
mail	C
mail dela	C
mail yaho	E
main	[
main str	I
main them	[
major	[
majorit	C
majorit lead	C
mak	S
mak _a	U
mak _an	G
mak _from	H
mak _god	[
mak _in	E
mak _it	W
mak _me	C
mak _my	C
mak _myself	P
mak _of	C
mak _on	X
mak _th	F
mak _the	[
mak _us	U
mak _you	Q
mak ahead	C
mak animal	S
mak bad	T
mak buz	G
mak cold	C
mak david	P
mak decision	[
mak everyth	S
mak excus	T
mak friend	[
mak fun	T
mak hair	C
mak hone	C
mak insulin	C
mak lye	G
mak mistak	R
mak pag	C
mak peac	[
mak peopl	T
mak pizz	G
mak popcorn	C
mak ric	C
mak satan	P
mak slim	J
mak wholemeal	K
makeup	F
makeup job	C
mal	[
mal _a	S
mal _de	[
mal _en	S
mal _or	C
mal _que	[
mal palabr	R
malach	[
malachor	C
malachor star	C
malag	F
malag _con	F
malaqui	P
maldicion	[
maldij	R
maldon	C
maldon f1	C
maleni	D
maleni strateg	D
mall	C
malon	C
malon car	C
malt	V
malt whisk	C
maltrat	Y
malv	[
malwar	C
mam	C
mam _so	C
mammon	U
man	[
man ?who	[
man _al	C
man _and	D
man _at	T
man _be	R
man _from	C
man _hav	F
man _in	[
man _of	X
man _that	U
man _to	W
man _whos	R
man _with	[
man aft	P
man birth	P
man com	P
man die	Q
man film	C
man group	S
man kill	R
man padm	C
man speech	T
man suit	C
man sum	K
man ticket	C
man utd	C
man vuel	C
man walk	C
manag	P
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
manchest unit	F
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
mang	P
manganes	G
manganes _in	G
manifest	[
mann	[
mann _and	P
mans	Q
mant	C
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
map thre	K
map v	G
maquet	D
maquillaj	G
maquillaj _par	F
maquillars	C
maquillars _los	C
maquin	I
mar	[
mar ?who	C
mar _and	U
mar _de	Y
mar _the	R
mar berr	C
mar cocktail	J
mar j	D
mar kay	C
mar magdalen	Y
mar moth	Q
mar pass	C
mar poppin	C
mar roj	T
mar two	E
mar weak	C
maradon	C
maradon year	C
marathon	U
marathon _in	C
marathon train	C
maraud	C
maraud ?how	C
marc	R
marc _de	[
marc com	J
marc jacob	D
marcador	C
march	M
march 22	C
march around	[
march mad	D
marcu	C
marcu aureliu	C
mard	C
mard gr	C
margit	C
mari	J
mari 64	I
mari broth	J
mari club	C
mari goal	C
mari kart	J
marid	T
marid _de	C
marihuan	Y
marijuan	W
marinad	C
maripos	L
maripos _en	H
mark	[
mark _of	[
mark _to	C
mark cuban	H
mark ronson	D
mark symbol	C
mark wahlberg	C
mark zuckerberg	C
market	T
market liv	C
market stall	E
marketplas	C
marketplas car	C
marmalad	F
marr	[
marr _a	X
marr _an	T
marr _and	Q
marr _at	C
marr _be	Q
marr _but	P
marr _for	[
marr _her	S
marr _in	U
marr _me	C
marr _my	R
marr _someon	V
marr _the	S
marr _to	P
marr aft	S
marr certificat	C
marr coupl	S
marr dat	I
marr licens	C
marr man	P
marr stor	C
marseill	H
marshall	C
marshall plan	C
mart	Y
marten	C
marth	W
martial	X
martial art	[
martial law	C
martin	C
martin eden	K
martin luth	C
martin saturda	K
martingal	I
martyr	[
marvel	C
marvel mov	J
marxism	F
marxism essa	F
marz	C
marz _en	C
mas	C
mas barat	F
mas larg	C
mas mal	H
mas rapid	C
masal	M
mascar	C
mascot	Q
mascot _por	F
mash	C
mash potato	C
mask	C
mask review	C
maslow	E
maslow hierarch	E
mass	W
mass _and	C
mass _of	C
massacr	W
mast	C
mast _in	C
mast _on	C
mast sword	C
mat	[
mat _a	[
mat _un	T
mat mak	C
match	C
match _a	N
match list	J
mate	Q
material	C
math	G
math 2023	H
mati	U
matlab	D
matlab plot	D
matrimoni	[
matrimoni _con	T
matrimoni _en	Q
matrimoni _por	[
matrimoni _y	R
matrimoni entr	P
matrimonial	[
matrix	C
matrix determinant	C
matrix trinit	C
mattathi	[
matthew	Q
matthew band	K
matthew mcconaughe	D
matthew perr	C
matthew red	C
matthi	[
mattress	C
mattress _or	C
mattress review	C
max	G
max investigation	D
max pr	C
max verstappen	E
maxim	C
maxim _en	C
maximum	G
maximum break	K
maximum weight	I
may	C
may _en	C
may last	K
mayb	F
mayb lat	C
mayf	G
mayflow	C
mayflow numb	C
mayonnais	F
mayor	R
mayor _of	C
mbapp	L
mc2	C
mc2 mean	C
mcat	C
mcat practic	C
mccaffre	C
mccaffre fantas	C
mccartne	C
mccartne age	C
mccartne tour	I
mcconaughe	D
mcconaughe lincoln	D
mcdonald	C
mcdonald breakfast	C
mcmxcix	C
mcrib	G
mcrib releas	G
mcv	C
mcv _in	C
me	C
me guest	C
meal	J
meal _with	Q
meal eligibilit	C
meal plan	D
mean	[
mean ?when	C
mean _for	T
mean _in	M
mean _of	[
mean _on	C
mean _that	X
mean _to	[
mean best	G
mean biolog	C
mean essa	D
mean fear	C
mean median	C
mean ord	C
mean pink	J
meaningless	T
meant	E
meant _to	C
measur	G
measur _a	C
meat	[
meat _on	T
mecc	H
mecc hotel	H
mechanical	C
mechanical keyboard	C
med	X
med _and	S
medad	P
medellin	E
medi	[
medi _de	[
mediador	Y
median	C
median mod	C
mediator	Z
mediator between	R
medic	F
medic sescam	C
medical	[
medical marijuan	V
medication	V
medicin	L
medid	C
meditacion	V
meditat	Z
meditat _on	Y
meditation	F
meditation tim	C
medium	Z
medium rar	J
meek	H
meet	U
meet _hav	C
meet _my	Q
meet _you	C
meet invit	E
meg	L
meg million	G
megalodon	C
megidd	[
meh	C
mejor _par	E
mejor _ser	W
mejor amig	T
mejor delanter	G
mejor epoc	C
mejor exit	C
melat	C
melat result	C
melatonin	C
melatonin legal	C
melchizedek	V
melill	C
melquisedec	X
mem	C
memb	D
memb _in	D
memb _of	C
memb list	I
membership	C
membership worth	C
memor	L
memori	T
memorial	[
memoriz	[
memph	G
memph griz	G
men	J
men _de	F
men _yo	S
men eight	C
men haircut	C
men men	V
men tekel	V
mendig	[
menor	U
mensaj	J
mensaj _de	Z
mensaj bor	C
menstruation	[
ment	[
ment _a	Q
mental	X
mental ill	S
mention	[
mention _in	P
mentir	Z
mentiros	R
menu	C
menu jefferson	I
mephibosh	U
merab	[
merc	X
merc _and	[
merc hospital	I
merc kany	C
merc karat	C
merc overwatch	C
mercadolibr	C
mercadon	D
mercadon calori	K
mercadon doming	D
merchant	Z
mercur	N
mercur _in	C
mercur retrograd	M
mercuri	H
mercuri retrogr	H
merezc	S
merg	C
merg cell	H
merg conflict	E
merg sort	D
merg two	C
meribah	[
merr	[
mes	S
mes _de	Q
mesh	C
meshach	V
mesi	Q
mess	C
mess _the	C
mess cuant	K
mess up	T
messag	U
messag _for	U
messag _of	[
messag _to	M
messag exampl	C
messeng	[
messiah	K
messiah pag	F
messiah runtim	C
met	K
met _someon	Q
met _your	C
met read	G
metafor	F
metal	N
metal _in	I
metal band	C
metal teeth	E
metallic	C
metallic drum	C
metaphor	C
metformin	F
metformin sid	F
method	C
method _in	C
methodist	C
methodist hospital	C
methuselah	Z
meti	C
meti _el	C
metr	C
metr exodu	C
metr map	I
metric	C
metric _de	C
metronidazol	C
mexic	C
mexic _what	E
mexic cit	C
mexican	C
mexican line	L
mexican resumen	C
mg	C
mg _what	D
mg dl	C
mi	[
mi _y	R
mia	V
miam	C
miam heat	L
mic	C
mic _and	C
mic _for	N
mic check	C
micah	H
micah bell	C
micah parson	C
micah richard	C
micai	X
micaiah	[
mical	[
michael	G
michael b	C
michael cain	C
michael cav	C
michael faith	C
michael jackson	M
michael jordan	K
michal	[
michell	C
michell gell	C
michigan	K
micr	F
microblad	F
microblad cost	F
microgynon	C
microphon	C
microphon driv	C
microsoft	C
microwav	C
microwav mug	I
microwav oven	K
microwav spark	I
mid	T
mid _un	M
middl	C
middl school	M
midian	[
midnight	Q
midwiv	Q
miel	[
mientr	T
mierd	C
mierd _de	E
mig	C
might	[
might _god	P
might man	P
migrant	S
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
milan	N
milanunci	C
mile	C
mile ayer	C
mileag	C
mileag _do	K
mileag _if	C
mileni	S
miletu	[
milf	C
milf _in	C
milf cam	C
mililitr	E
mililitr _tien	E
milit	Y
militar	[
milk	C
milk _and	[
milk _th	N
milk _to	C
milk good	C
mill	C
mill flash	C
mill tal	C
millennium	[
million	S
million jackpot	G
millston	[
min	Y
min film	C
min gam	I
min goal	C
minc	C
minc saf	F
mind	[
mind _be	W
mind _wont	Z
mind runtim	C
minecraft	C
minecraft ?how	C
minecraft _com	F
minecraft one	H
mineral	C
mineral spirit	C
ming	C
ming dynast	C
minim	C
minim _en	M
minim comun	C
minim espan	L
minimum	C
minimum wag	U
minist	C
minist befor	C
ministeri	[
ministeri _de	X
ministr	W
ministr _de	C
minneapol	L
minneapol st	L
minnesot	K
minnesot zip	K
minor	Z
minor prophet	S
minti	R
minu	F
minu 5x	L
minu one	H
minut	C
minut _for	C
mio	[
miopi	C
mique	T
mir	Y
mir _a	Q
miracl	P
miracl _do	[
miracl _of	R
miracl _on	C
miracl gro	C
miracl musical	C
miracl whip	C
mirand	D
miriam	X
mirror	[
mirror placement	C
mis	[
mis _de	Y
miscarr	Q
miscarr bab	P
miscarriag	W
miserabl	U
misericordi	[
mision	T
misioner	X
mism	W
miss	U
miss _my	[
miss _the	Q
miss church	P
miss contraceptiv	C
miss dowel	C
miss hom	X
miss out	U
missil	C
missil cris	C
mission	C
mission bbq	E
mission impossibl	C
mission statement	C
mission trip	[
mission viej	C
missionar	[
mist	I
mist tour	C
mistak	[
misus	T
mit	C
mit _de	C
mit angl	C
mitochondri	C
mitochondri _do	C
mitocondri	C
mitos	C
mitos _in	C
mitzvah	C
mitzvah gift	C
mix	C
mix blu	N
mix vineg	C
mix vinyl	I
mizpah	V
mk7	K
ml	C
mla	F
mla citation	F
mmmmmmmmmmmm	C
mnbvcx	C
mnemonic	D
moab	[
moabit	T
mobil	C
mobil contract	N
mobil dat	F
mock	[
mock _my	P
mock _the	S
mockingbird	C
mockingbird _chapt	D
mockingbird boo	C
mod	D
mod _for	E
mod differenc	C
mod toggl	E
mod wonderkid	E
mod worksheet	G
model	C
model 303	C
model _be	C
model _de	C
model fraction	F
model galler	C
model numb	G
model thre	E
modern	J
modern fam	C
modest	X
modu	C
modu ponen	C
modul	F
mog	C
moh	E
moh _de	E
moham	C
mois	[
mois _en	S
moissanit	G
moisturis	C
mol	C
mol _be	I
mol donut	C
mol mass	C
mol pizz	G
mol poblan	G
mold	L
mold angl	C
molech	[
molest	Z
molest _me	T
molestan	T
molin	Z
mom	[
mom _and	P
mom _be	T
mom _doesnt	R
mom _hav	R
mom _in	S
mom _wont	R
mom die	P
moment	D
moment _of	C
mon	C
mon lis	C
monac	F
monad	C
monda	Y
mone	[
mone _and	R
mone _be	R
mone _for	S
mone _from	U
mone _in	J
mone _on	U
mone _to	C
mone back	S
mone chang	X
mone luck	C
mone problem	S
moned	C
moned _de	C
moned _par	C
mongodb	E
mongodb vs	E
monitor	C
monitor _from	C
monitor _with	C
monk	F
monk album	H
monk fruit	C
monk tv	N
monke	F
monop	C
monop ?how	D
monop start	C
monsoon	H
monsoon season	H
monst	[
monster	H
monster ?how	H
mont	N
mont _en	C
mont _una	C
mont python	C
montan	[
monterre	C
montessor	C
montessor shelf	C
month	M
month _from	D
month _that	K
month leav	H
month payment	K
month salar	C
monz	I
monz vs	I
mood	Y
moon	C
moon _and	[
moon _in	C
moon knight	G
moon look	C
moon personalit	C
moon phas	C
moon tim	E
moonston	H
moonston vs	H
moor	C
moor whit	C
mor	V
mor _de	S
mor _dond	C
mor _el	Q
mor _en	U
mor _it	C
mor _la	C
mor _mi	X
mor _por	P
mor _y	Q
mor child	P
mor epic	C
mor jesu	R
mor mone	P
mor professional	H
mor than	G
mor year	Z
moral	[
moral _of	[
mord	E
mord _los	E
mordeca	[
moriah	T
mormon	H
mormon musical	C
mormon tea	C
morn	C
morn _at	C
morn _in	J
morn _to	C
morn all	C
morn comput	C
morn pra	V
morn star	[
mort	C
mort szechuan	C
mortaj	T
mortal	X
mortal sin	V
mortgag	R
mortgag _or	C
mos	[
mos _and	S
mos _in	U
mos _the	Q
mos die	R
mos hand	Q
mos kill	Q
mos malon	C
mos not	S
mos see	P
mos strik	S
mosc	Y
mosquito	C
mosquito bit	C
moss	C
moss _in	C
moss out	E
most	P
most _for	D
most coastlin	C
most high	T
most out	C
most stubborn	C
mot	C
mot 125	G
mot due	I
moth	S
moth ?who	U
moth _and	X
moth _be	T
moth _in	Q
moth _of	Q
moth book	C
moth chang	I
moth comfort	R
moth day	Z
moth die	P
moth final	C
moth forget	T
moth proud	C
motherboard	F
motherboard _for	F
motherlod	F
motherlod cheat	F
motion	C
motion vide	I
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
mount _of	Z
mount carmel	Q
mount ebal	W
mount neb	S
mount sina	F
mount zion	[
mountain	[
mountain _in	C
mountain _of	P
mountain form	C
mountan	C
mourn	[
mouth	H
mov	U
mov 202	J
mov _for	[
mov _in	Z
mov _my	C
mov _on	[
mov _to	Q
mov ap	C
mov awa	X
mov back	S
mov hous	K
mov int	[
mov out	U
movi	C
movi ?how	L
movi ?wher	C
movi _hav	C
movi actor	K
movi length	J
movi pix	K
movi rat	L
movi tom	J
movil	E
movil movist	C
movist	C
mow _that	J
mow belt	F
mozart	E
mozart symphon	E
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
mr whisk	H
mrbeast	C
mrbeast ?how	C
mri	T
mri _and	C
mri vs	C
msg	C
msg mak	C
much	Z
much pulg	C
muchach	U
mud _on	R
mud mask	C
mudd	T
muer	X
mueren	S
muert	[
muert _en	Q
muev	H
muev _el	F
muffin	C
muffin man	C
mug	P
mug cak	I
muj	[
muj _de	Z
muj virtuos	Q
mujer	J
mujer desnud	C
mult	N
mult _por	C
multipl	I
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
mur	P
mur _de	D
murd	[
murder	Y
murieron	P
murph	C
murph tim	C
murra	C
murra abraham	C
mus	E
muscl	C
muscl _in	C
museum	C
mush	D
mushroom	H
mushroom belong	C
mushroom plant	C
music	Z
music _for	N
music mp3	C
music vide	C
musical	C
musical album	C
musical london	C
musician	[
musician _in	Z
musk	C
musk ?how	G
musk _hav	C
muslim	Y
mustang	G
mustang gt	G
mustard	E
mustard cardigan	C
mustard seed	M
musulman	S
mut	C
mut _someon	C
mutex	I
mutu	E
mutu acuerd	E
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
naboth	R
nabucodonosor	Y
nac	J
nac _a	C
nac _de	X
nac _el	D
nac jesu	S
nach	C
nach caser	C
nacid	S
nacion	[
nacional	F
nacl	C
nad	J
nad _me	T
nad est	C
nad sol	C
nadab	T
nadi	[
nadi _me	X
nadi _se	T
nadi sab	T
nag	T
nah	C
nah count	C
nah nah	C
nahoditsy	K
nahoditsy vokzal	K
nahor	X
nahum	V
nahum tat	C
nail	N
nail _at	D
nail _hav	C
nail polish	[
nail shap	C
nain	P
nak	I
nak celeb	C
nak eye	D
nakshatr	C
nakshatr find	C
nam	J
nam 2025	F
nam _a	C
nam _be	[
nam _for	C
nam _in	Q
nam _of	V
nam _the	C
nam abel	C
nam generator	I
nam ide	H
nam kevin	H
nam onl	S
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
national express	H
national hot	C
national insuranc	C
national park	G
nationalit	C
nativit	[
natur	[
natural	C
natural cbd	C
natural material	C
naturalez	Z
naught	C
naught secretar	C
nav	C
nav equip	I
nav retir	C
navidad	[
navidad sin	R
navigat	C
navigation	E
navigation stack	E
navratr	L
navratr color	L
nazar	Y
nazaren	[
nazaret	F
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
near ashevill	F
near haram	H
near universal	M
near wemble	K
neb	X
nebuchadnez	X
necesari	Q
necesit	[
necesit _una	U
necesitan	Q
necessar	S
neci	V
neck	M
necklac	[
need	L
need _a	R
need _an	C
need _for	C
need _me	Y
need _my	J
need _on	H
need _so	L
need _the	J
need _to	C
need befor	E
need doing	K
need help	P
need plan	C
need snow	C
need vitamin	F
needl	T
neg	Q
negativ	P
negativ percent	C
negativ think	Z
negoci	V
negotiat	Z
negron	C
nehemi	S
nehemiah	[
neighbor	[
neighbor _be	P
neighborhood	P
neith	[
nematod	K
nematod ?when	K
neon	C
neon genes	C
nephew	X
nephilim	Y
nerv	[
nervi	W
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
netflix com	I
netflix comed	C
netflix profil	D
netherit	C
netherit armor	C
network	C
nev	[
nev _be	X
nev _hav	Q
nev _said	U
nev _say	Y
nev anoch	K
nev call	P
nev chang	V
nev com	S
nev gonn	C
nev got	R
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
new _from	U
new _in	[
new _on	C
new _to	R
new age	[
new album	C
new baker	D
new birth	[
new boss	R
new car	U
new channel	C
new cit	V
new commandment	P
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
new mak	U
new moon	[
new nam	Y
new orlean	C
new partn	Q
new pastor	P
new samsung	H
new school	W
new season	C
new song	[
new tarif	D
new task	I
new templ	X
new testament	[
new thing	S
new toilet	C
new wif	P
new win	T
new year	J
new york	C
new zealand	C
newborn use	H
newlyw	Z
newton	C
newton law	C
newton second	C
next	J
next _to	W
next door	Z
next episod	K
next fight	C
next full	C
next general	C
next match	G
next tour	M
next ufc	C
next updat	C
next week	[
nfl	C
nfl overtim	C
nhs	E
nhs 111	E
ni	[
nic	C
nic _to	C
nic toll	C
nicanor	X
nick	C
nick jon	C
nick pop	F
nicknam	F
nicknam origin	F
nicodemu	U
niet	[
nietzsch	C
nietzsch _do	C
nietzsch biografi	H
nigerian	G
nigerian styl	G
night	[
night _and	R
night _in	U
night _of	U
night din	C
night pra	Q
night shift	R
night stand	X
nightclub	C
nightclub london	C
nightmar	[
nik	G
nik sho	G
nimrod	Y
nin	F
nin 20	G
nin _a	H
nin _de	U
nin _en	W
nin _que	W
nin _sobr	X
nin batter	C
nin dibuj	C
nin going	C
nin jesu	P
nin peopl	G
nin percent	K
nin sheep	[
nin summar	D
nin thre	C
ninet	[
ninet nin	[
nineveh	[
nineveh repent	Q
ningun	U
niniv	S
ninj	G
ninj blend	G
nintend	C
nintend switch	C
ninth	Y
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
no _he	Q
no _le	S
no _lo	D
no _me	M
no _nos	R
no _pod	[
no _se	H
no _ser	Y
no _teng	[
no _tien	R
no _to	[
no _u	C
no acept	Q
no aceptan	Q
no aguant	[
no alcanz	Y
no arranc	C
no cambi	X
no carg	C
no centrifug	H
no chees	L
no com	H
no cre	X
no credit	N
no crei	P
no dej	C
no deposit	C
no encuentr	I
no entraran	T
no est	V
no esto	[
no evil	Q
no ey	C
no fac	C
no feel	T
no florec	C
no food	[
no friend	R
no habl	[
no imprim	C
no lee	C
no lleg	E
no logr	[
no long	[
no man	S
no merc	C
no merezc	S
no minimum	C
no mone	T
no mor	C
no mord	E
no museum	C
no olvid	R
no one	[
no os	W
no oth	S
no peac	W
no pictur	J
no plan	Z
no pud	R
no quier	W
no rain	Z
no raw	D
no reason	[
no se	[
no sent	W
no ser	U
no sirv	C
no son	P
no such	F
no te	Y
no tem	T
no tienen	T
no tim	Z
no trabaj	R
no veo	U
no visibl	C
no wait	C
no watermark	D
no weapon	U
no word	X
no work	W
noa	C
noa hurrican	C
noah	[
noah ark	[
noah bagel	C
noah french	E
noah kahan	I
noah lyl	C
noah send	U
noah tak	Z
noah tour	I
nob	X
nobl	C
nobl eightfold	C
nobl gas	C
nobod	[
nobod _to	R
nobod _would	S
nobod believ	P
nobod help	Q
nobod know	R
nobod need	S
nobod notic	R
nobod read	C
nobod se	Q
nobod want	P
noch	[
nochebuen	T
nod _en	H
nod modul	F
noe	[
noem	T
nois	J
nois ?when	G
nois _do	D
nois cancell	F
nombr	G
nombr _de	W
nombr _del	S
nombr _from	C
nombr _par	C
nombr biblic	R
non	Q
non _christian	[
non drows	C
non fast	C
nonagon	F
nonagon _hav	F
nonetyp	F
nonetyp object	F
nonsens	C
nor	[
normal	C
normal _de	C
normal blood	I
normal cok	G
normal cold	H
normal oxygen	E
normal pric	N
normal rang	C
normal rest	C
noroviru	D
noroviru last	D
norr	C
norr fact	C
nors	C
nors _god	C
nort	Z
north	U
north _and	[
north end	K
north fac	C
northern kingdom	[
northern light	C
northern lin	C
northup	C
northup movi	C
norwa	H
norwa _in	H
nos	N
nos bl	C
nos job	D
nosotr	T
not	X
not _a	V
not _allow	R
not _be	U
not _by	X
not _de	C
not _do	Q
not _in	U
not _let	X
not _me	W
not _my	X
not _of	R
not _our	S
not _the	T
not _to	H
not _your	R
not answ	P
not asham	Q
not baptiz	P
not believ	Q
not boast	T
not bow	Y
not charg	E
not com	R
not cool	E
not covet	S
not eat	G
not enough	[
not fair	P
not fear	S
not forget	Z
not found	D
not giv	X
not go	S
not good	U
not grow	U
not judg	[
not know	S
not lak	C
not leav	R
not less	C
not lik	Q
not lov	Q
not mak	W
not marr	T
not one	Z
not permit	C
not pregnant	R
not read	P
not respond	C
not return	V
not sav	P
not scan	D
not see	V
not spin	C
not stick	C
not stop	Z
not subscriptabl	F
not sur	P
not sync	C
not weep	Q
not work	C
not worr	S
not worth	R
notar	C
notar public	C
noth	P
noth ?when	C
noth _at	S
noth _be	T
noth _can	T
noth _i	S
noth _on	C
noth _real	C
noth _to	[
noth happen	R
noth leav	R
noth metal	I
noth new	Z
nothing	C
nothing publication	C
notic	S
notic ?why	C
notic _do	D
notic let	E
notic period	J
notici	J
notification	C
notification _from	D
notification _on	M
notification ffs	C
notr	C
notr dam	C
noun	C
noun _for	C
novel best	C
novel list	C
novel ord	C
novemb	U
novemb thre	C
noven	[
novi	R
novi _de	C
novi _en	C
novi bad	C
novi quier	Q
noviazg	U
now	C
now _i	Z
now _my	F
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
nub _de	H
nucl	[
nucl war	V
nud	J
nud _de	C
nud beach	C
nud pic	F
nudist	D
nudist cadiz	D
nuestr	[
nuev	S
nuev _de	C
nuev _en	C
nuev _y	Q
nuev episodi	C
nuev judi	C
nuev testament	Q
null	C
null point	L
nullpointerexception	G
nullpointerexception _at	G
numb	K
numb 444	C
numb 4471902	I
numb _be	C
numb _for	C
numb _i	C
numb _of	D
numb _on	C
numb app	L
numb between	C
numb can	C
numb fiv	[
numb fort	[
numb lookup	C
numb michigan	K
numb one	C
numb plat	G
numb saturda	C
numb seven	W
numb spreadsheet	H
numb stok	C
numb tv	H
numb twelv	[
numb up	C
number	V
numer	C
numer _de	D
numer atomic	F
numer fort	V
numer prim	C
numeral	C
numeral _for	E
numeral one	E
numerolog	C
numerolog _say	H
numerolog lif	G
nump	C
nump _as	C
nun	C
nun _on	H
nun actress	C
nun pr	C
nun two	C
nunc	[
nunc _he	R
nunc _me	P
nurs	N
nurs _and	Q
nurs _in	I
nurs band	C
nurs hom	N
nut	I
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
o2 h2o	E
oak	P
oak overground	C
oak tre	[
oat	C
oat chi	F
oat flour	I
oat milk	C
oat overnight	C
oath	[
obadiah	J
obadiah stan	C
obam	C
obam presidenc	C
obe	X
obe _be	W
obe _god	S
obe _me	E
obe _my	P
obe _the	U
obe _your	T
obed	V
obedec	S
obedec _a	Q
object	H
object _be	F
object _by	I
obr	W
obr _de	I
obrer	U
obsesion	U
obsesion _con	U
obsess	Z
obsess _with	Z
ocarin	C
ocarin _of	C
occam	C
occam razor	C
ocean	C
ocean _be	C
ocean exampl	C
ocean road	C
ochent	[
octob	M
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
odi _mi	R
odiaban	P
odiaban _a	P
odysse	G
odysse cyclop	G
of	S
ofert	C
ofert _de	C
off	J
off _a	G
off _at	M
off _his	Y
off _in	C
off _it	E
off _my	[
off _on	C
off _the	[
off _your	[
off aft	H
off begin	C
off categor	C
off even	C
off judg	C
off notification	C
off read	C
off voiceov	C
off win	C
offend	Y
offer	[
offer _and	P
offer _for	U
offer _of	S
offer _to	P
offic	F
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
ofici	U
oficin	[
ofrend	[
ofrend _de	W
ofst	C
ofst report	C
often	C
often _be	H
often _should	C
often chang	K
often worm	D
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
oil	H
oil ?how	C
oil _hav	C
oil _in	C
oil capacit	H
oil fir	C
oil instead	F
oil mean	G
oil paint	C
oil spill	E
oir	[
oiuoiuoiu	C
oj	K
oj pequen	C
oj verd	F
ojo	[
oklahom	C
oklahom liv	C
old	U
old _and	[
old _be	C
old _hav	T
old _to	W
old age	[
old boil	G
old book	C
old boy	L
old broth	W
old da	S
old emplo	C
old fashion	F
old friend	T
old labrador	C
old man	U
old paint	C
old parent	[
old peopl	T
old phot	C
old rubbish	C
old run	G
old son	Q
old testament	[
old than	U
old town	C
old tv	C
old window	F
old wineskin	S
old woman	C
oliv	K
oliv _show	C
oliv garden	G
oliv oil	C
oliv tre	J
oliv vs	C
olivi	C
olivi pop	C
olvid	W
olympic	C
olympic host	I
olympic sport	C
om	C
om man	C
omeg	Y
omeprazol	C
omeprazol _par	C
omg	C
omg _th	C
omr	U
on	W
onan	[
onc	[
onc _a	R
onc sav	Q
one	Q
one 1994	C
one 20	H
one 5kg	D
one 8080	F
one ?wher	C
one ?who	[
one _and	[
one _be	I
one _can	Z
one _from	T
one _hav	P
one _in	V
one _of	S
one _that	C
one _to	G
one act	C
one admin	M
one anoth	[
one bod	[
one call	R
one chronicl	W
one com	P
one corinthian	[
one corinti	W
one day	T
one ear	C
one four	K
one hand	C
one hdm	C
one horari	G
one john	[
one king	[
one know	T
one leg	C
one low	F
one maccabe	U
one man	P
one mean	C
one mediator	R
one mor	W
one night	Y
one one	D
one person	C
one pet	Y
one piec	K
one plot	C
one roj	F
one samuel	[
one scen	I
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
onion garlic	E
onion soup	N
onion sting	C
onl	W
onl _a	U
onl _in	C
onl believ	P
onl call	T
onl daught	R
onl leav	C
onl one	[
onl structur	C
onl uk	N
onlin	M
onlin casin	C
onlin ship	C
onload	J
onload alert	J
onlyfan	I
onlyfan fre	C
onlyfan leak	C
ontari	F
ooh	C
ooh _i	C
ooh ooh	C
op	D
opal	H
open	C
open _a	[
open _for	C
open _my	[
open _on	C
open _the	[
open door	[
open group	I
open hour	C
open lat	E
open lin	C
open lock	E
open may	K
open near	C
open now	E
open nw	C
open pra	T
open reset	J
open tim	C
open weekend	C
opena	F
opena _or	F
operacion	F
operacion triunf	E
operation	T
operation not	C
operator	E
oph	[
opinion	[
opium	C
opium war	C
oppenheim	C
opportunit	E
opportunit cost	C
opposit	Z
oppress	Y
oprah	C
oprah hous	C
optician	C
optician check	C
optional	C
optional chain	C
oral	R
orand	V
orang	C
orang light	E
orang paint	N
orang season	C
orar	[
orar _a	R
orar _con	T
orar _de	X
orar _en	[
orar _par	U
orar _por	Y
orar ant	R
orar ejempl	C
orar parec	C
orchid	C
orchid drop	C
ord	C
ord 1029384	G
ord ?wher	C
ord _by	C
ord _of	[
ord _should	D
ord _to	J
ord numb	I
ord stuck	C
ord two	H
orden	E
ordenador	F
ordinar	S
ordination	Y
ore	S
oregon	C
oregon population	G
org	J
organ	L
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
origin	[
origin _of	P
original	C
original arthur	E
original cast	H
original fit	G
original hem	C
original sin	W
orl	C
orl _on	M
orl magic	J
orlean	C
orlean pelican	C
orlean saint	C
orphan	X
orquide	C
orquide no	C
orteg	D
orteg _y	D
orthodox	V
orthodox stanc	C
os	[
os dar	R
osborn	C
osborn ticket	C
osc	C
osc best	K
osc isaac	G
oscuridad	W
ose	W
osl	C
osl _in	C
osmos	C
osmos _for	C
osmos work	L
osr	C
osr pra	C
ot	C
ot elevator	C
ot steal	F
oth	[
oth _god	T
oth cheek	[
oth child	P
oth peopl	Q
oth religion	X
oth sid	C
oth than	C
oth woman	P
othell	C
otr	[
otr _a	C
otr famili	R
otr pa	R
otr religion	P
otr vez	P
ou	C
ou est	C
ough	C
ouij	P
ouij board	G
ounc	C
ounc _in	C
out	[
out ?how	K
out ?who	C
out _a	[
out _and	T
out _at	S
out _for	[
out _my	C
out _of	F
out _on	J
out _the	X
out _with	Q
out _your	[
out aft	C
out band	C
out dahli	G
out ever	C
out flat	C
out oil	C
out println	I
out tonight	F
outag	F
outback	C
outdoor	C
outfit	C
outlet	C
outlook	C
outlook com	G
outlook keep	C
output	C
output _the	J
output _your	C
outsid	T
outsid _the	C
outsid london	C
ovej	[
ovej _y	T
oven	C
oven bbq	C
oven glass	C
oven heat	K
oven tim	C
over	[
over 60	K
over _a	[
over _for	S
over _me	S
over _my	[
over _the	M
over _to	R
over _you	Q
over mone	P
over two	C
over wallpap	E
over wint	H
overcom	[
overdu	C
overdu invoic	C
overground	C
overheat	C
overheat whil	C
overnight	F
overnight _in	D
overnight oat	F
overpa	C
overpa _my	C
overse	Z
overtim	C
overtim rul	C
overview	[
overview _of	[
overwatch	C
overwatch count	C
overwater	D
overwater alo	D
overwhelm	X
ow	Q
ow _me	Q
owe	Y
owe mone	T
owl	C
owl turn	C
own	X
own _a	K
own box	H
own ey	S
own heart	P
own lif	P
own slim	C
own think	Q
own web	C
ownership	C
ownership _of	C
ox	[
oxbow	E
oxbow lak	E
oxford	C
oxford aft	J
oxford comm	E
oxford harr	H
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
p	G
p div	G
p test	G
p45	C
p45 onlin	C
pa	C
pa _for	C
pa back	T
pa national	C
pabl	[
pabl _en	W
pabl _y	S
pabl ant	Q
pac	D
pacienci	Y
pacienci _con	Q
pacient	S
pack	S
pack list	C
pack shirt	K
packag	D
packag pric	E
pact	[
pact _con	P
pact _de	W
pad	C
paddl	F
paddl pool	F
padel	C
padm	C
padm hum	C
padr	V
padr _de	X
padr _me	Q
padr _que	Q
padr _y	P
padr gam	C
padr no	S
padr nuestr	Q
padr schedul	F
padr stadium	I
padrin	Z
paell	G
paell valencian	G
pag	C
pag _in	E
pag break	C
pag count	C
pagan	[
pagan wheel	C
pagin	I
pagu	U
paid	[
paid _to	P
paid off	Z
pain	[
paint	C
paint _do	E
paint _the	C
paint _what	N
paint mix	D
paint over	E
paint tak	H
paint thin	C
paint tin	C
paintball	C
paintball liverpool	C
pair	C
pair _for	C
pair _with	F
pais	C
pais _de	D
pais _hay	H
paj	[
pal	[
pal hors	[
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
palm branch	U
palm read	C
palm spr	C
palm sunda	[
palm tre	C
palm vide	C
palmeir	C
palom	J
palom faith	C
pan	W
pan _de	E
pan peanut	C
pan recip	C
pan siz	H
pancak	D
pancak _with	I
pancak day	I
pancr	C
pancr leav	C
pand	C
pand _as	C
pand skip	C
pandill	U
panel	C
panic	[
panic attack	[
pant	M
pant y2k	D
pantall _en	C
pantall _se	C
pantall azul	H
pantalon	J
pantalon equivalenci	H
panton	C
panton color	C
pap	W
pap _me	Q
pap _se	T
pap aeroplan	M
pap est	P
pap form	C
pap jam	F
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
paquet _de	N
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
paracetamol _with	J
paracetamol dos	G
paracetmol	G
paracetmol togeth	G
parad	C
parad boston	K
parad road	C
paradis	C
paradis _by	D
paradis cast	C
paradis chord	K
paradis cit	I
paradis detectiv	C
paradis lost	J
paradis plant	D
paradis temp	E
paradis valle	E
paradis weird	C
paradox	T
paradox achill	F
paragraph	C
paragraph _about	E
paralitic	S
paralitic _de	R
parallel	C
parallel circuit	C
parallel lin	H
parallel park	M
paralys	V
paralyz	Z
paramedic	Y
paranoid	C
paranoid bass	C
parcel	C
parcel _at	J
parcel _from	L
parcel _to	M
parcel track	E
parec	C
parej	T
parent	[
parent ?who	R
parent _be	T
parent _dont	P
parent _of	T
parent _will	P
parent _wont	T
parent hous	Q
parent want	Q
parient	T
park	C
park _in	M
park actor	D
park angel	G
park bus	G
park charg	C
park lot	F
park near	K
park ticket	N
park trex	E
park und	K
parkinson	[
parla	C
parliament	C
parliament 1832	D
parliament list	L
parliament tour	J
parliament work	C
parrot	C
parrot pluck	C
parrot scream	C
parrot talk	C
pars	C
pars error	D
pars json	D
parson	C
parson sack	C
part	L
part _at	C
part _be	C
part _de	C
part _of	I
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
pas	D
pas _a	C
pas _con	P
pas _el	Q
pas _en	U
pas _las	F
pas _por	[
pas fot	D
pasaj	Z
pasan	Y
pascu	[
pass	Q
pass _my	[
pass ap	C
pass awa	[
pass over	U
pass record	C
pass yard	C
passeng	C
passion	[
passiv	J
passiv voic	C
passov	U
passov cok	C
passport	C
passport _hav	G
passport phot	C
passport renewal	H
passwd	E
password	C
password _for	Y
password _from	I
password _wrong	C
password123	G
past	C
past _the	C
past cook	C
past ingredient	M
past midnight	H
past per	C
past tens	C
past test	C
pastor	[
pastor _be	Q
pastor maldon	C
pastoral	V
patagoni	C
patat	C
patat sin	H
patat tiemp	C
patch	L
patch _a	C
patch not	F
paternidad	[
path	C
path florid	C
path list	H
path numb	C
path seven	G
pathetic	K
pathetic app	K
patient	U
patient _with	Y
patient card	C
patient tv	K
patient whistl	C
patm	[
patriarch	[
patrick	K
patrick day	K
patrimoni	C
patrimoni _de	C
pattern	C
pattern eas	H
pattern fre	C
paul	P
paul _and	U
paul _in	[
paul airport	L
paul befor	V
paul break	C
paul companion	T
paul drag	C
paul gault	C
paul lynch	C
paul mccartne	C
paul minnesot	K
paul next	C
paul pric	C
paul prim	H
paul rud	C
paul shipwreck	W
paul simon	C
paul tub	C
paul walk	C
paul writ	[
pavement	L
pavlov	E
pavlov dog	E
pay	C
pay 100k	J
pay _an	C
pay _for	[
pay _me	[
pay _my	[
pay _on	C
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
paz	R
paz _par	R
paz _y	R
paz cuid	C
pc	C
pd	C
pdf	C
pdf _a	C
pdf _for	C
pdf fre	F
pe	C
peac	[
peac _and	Q
peac _for	S
peac _in	S
peac _of	T
peac _with	V
peac lil	C
peacemak	S
peach	C
peaj	C
peaj _en	C
peak	C
peak blind	C
peak district	G
peanut	C
peanut but	C
pear	K
pear calor	M
pear gat	M
pearl	D
pearl button	C
pearl harbor	C
pearson	L
pearson edexcel	L
pec	[
pec _de	Q
pec _el	R
pec _la	P
pec _los	Q
pec _que	Q
pec _ser	P
pec com	P
pec leer	P
pec ten	P
pec ver	Q
pectoral	W
ped	G
ped perdon	V
ped pis	C
ped vacacion	C
pedaz	U
pedid	C
pedid _de	C
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
peel off	D
peer	V
peer dep	C
peg	V
pegu	I
pel	E
pel _con	C
pel _una	D
pel bob	C
pele	Q
pele _con	R
peleg	Q
pelican	C
pelican rost	C
pelicul	M
pelicul _de	C
pelicul _dond	D
pen	C
pen off	F
penal	[
penalis	E
penalis _in	E
penalt	L
penalt far	C
pencil	C
pencil _be	C
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
pens	X
pensamient	S
pension	F
pension _from	C
pentagon	I
pentamet	C
pentamet exampl	I
pentecost	[
peon	D
peon pric	D
peopl	[
peopl ?who	Y
peopl _and	I
peopl _be	[
peopl _do	Q
peopl _from	C
peopl _get	[
peopl _in	V
peopl _of	Q
peopl _say	P
peopl _that	C
peopl _to	P
peopl _with	R
peopl com	Q
peopl fold	D
peopl go	S
peopl hat	Q
peopl judg	R
peopl kill	Q
peopl look	R
peopl mak	Y
peopl mor	C
peopl not	P
peopl pleas	Y
peopl sneez	C
peopl think	Q
peopl use	H
peopl walk	Q
peopl want	P
peor	W
pep	D
pep diar	G
pep slogan	J
pepper	I
pepper moth	I
pepperon	H
pepperon _and	H
pept	C
pept bismol	C
pequ	Q
pequen	R
per	C
per day	C
per hour	H
per lb	C
per minut	H
per missil	F
per no	[
per ounc	H
per person	C
perc	F
perc pig	F
percent	G
percent _of	C
percent increas	C
percent over	K
percentag	C
percentag _with	C
percentig	H
perd	[
perd _a	T
perd _el	W
perd _la	X
perd _mi	T
perdi	[
perdi _a	R
perdi _la	S
perdid	Y
perdid _de	Q
perdon	[
perdon _a	V
perdon _una	P
perdon _y	Q
perdonarm	P
perez	J
perez hotmail	E
perfect	[
perfect peac	U
performanc	[
perfum	K
perfum _le	C
pergamum	U
perimet	F
perimet 36	F
period	J
period _of	C
period _on	C
period statutor	J
periodic	C
periodic tabl	C
periquit	C
periquit no	C
perish	[
perish _i	[
perl	[
permanec	V
permanent	C
permanent dye	H
permanent memb	C
permission	C
permission _for	C
permission den	C
permit	E
permit _di	U
permutation	F
permutation vs	F
perr	C
perr _se	C
perr caus	C
perr com	C
perr friend	C
perr salchich	C
perrit	C
persecut	Z
persecution	Z
persever	U
perseveranc	Y
perseveranci	U
persi	R
persi two	C
persian	C
persian atasc	C
persistent	Q
person	W
person _o	C
person custom	C
person typ	I
personaj	E
personaj _del	C
personal	[
personalit	V
personalit test	[
persuad	U
perth	C
perth _and	I
peru	C
peru ano	C
pes	G
pes colombian	D
pes maxim	C
pesam	X
pesc	Y
pescador	S
pet	[
pet _and	X
pet _at	Z
pet _in	R
pet _the	W
pet confession	S
pet den	V
pet denial	R
pet dinklag	C
pet gabriel	C
pet griffin	C
pet insuranc	C
pet moth	P
pet pan	C
pet park	D
pet rabbit	I
pet walk	V
petersburg	F
petersburg florid	F
peticion	Q
petrol	C
petrol _ok	F
petrol car	D
pez	[
pg	D
pg sleep	D
ph	C
ph _del	C
pharaoh	[
pharaoh dream	T
pharaoh heart	P
pharise	[
pharise ?who	P
pharise _and	W
phas	C
phas thre	E
phas tonight	C
phil	I
phil collin	I
philadelphi	M
philadelphi cream	K
philadelphi eagl	C
philemon	Z
philip	C
philip _and	T
philip _the	[
philip age	C
philip hue	C
philipp	[
philippian	[
philistin	[
phillip	K
phillip screwdriv	K
philosoph	C
philosoph liv	C
phineh	Y
phoenix	C
phoenix _in	H
phoenix sun	D
phon	G
phon _with	I
phon batter	G
phon book	C
phon call	M
phon last	C
phon memor	C
phon numb	C
phon overheat	C
phonic	E
phonic phas	E
phot	J
phot _of	C
phot accept	C
phot look	H
phot off	C
photograph	C
photograph _a	G
photograph ide	H
photograph pric	H
photoshop	H
photoshop _that	H
photosynthes	C
photosynthes equation	D
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
pi pinout	G
pian	C
pian tutorial	H
pic	C
pic _of	F
pic sell	C
picadur	C
picadur _de	C
picchu	D
picchu ticket	D
pick	S
pick _a	F
pick _me	[
pick _on	T
pick up	L
pickford	D
pickl	G
pickl brin	G
pickleball	K
pickleball kitchen	K
pickup	J
pickup point	J
pictur	C
pictur 2017	K
pictur aft	J
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
piel	Z
piens	E
piens lueg	C
pierc	[
pierd	C
pierd agu	C
piez	T
piez _de	T
pig	Z
pig liv	C
pig mark	F
pig need	F
pigg	C
pil	Z
pilat	U
pilat near	C
pilgrim	T
pilgrim thanksgiv	C
pill	U
pill _of	[
pill _what	C
pill drill	C
pillow	Z
pillow talk	F
pilot	C
pilot sing	C
pinat	C
pinat out	C
pinch	J
pinch app	J
pineappl	K
pineappl _on	K
pink	C
pink even	C
pink eye	D
pink pon	J
pinout	G
pint	S
pint _of	H
pint azulej	E
pinter	C
pintur	D
pintur uso	D
pip	C
pip install	D
pip organ	C
pirat	K
pirat _y	C
pis	R
pis _de	F
pisc	C
pisc best	H
pisc son	C
pisc toda	C
piss	C
piss off	C
pit	K
pit batman	C
pitagor	F
pitagor ejempl	F
pitbull	C
pitbull sing	C
pitch	K
pitch _in	H
pivot	D
pivot tabl	D
pix	K
pix director	K
pixel	F
pixel eight	F
piz	C
piz vouchr	C
pizz	C
pizz _in	C
pizz box	J
pizz cerc	C
pizz dough	G
pizz near	M
pla	T
pla _as	C
pla _for	C
pla _in	X
pla _the	D
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
plagu _of	Y
plagu inc	C
plagu tal	C
plain	P
plain whit	F
plain word	C
plait	C
plait _on	C
plan	Q
plan 16	C
plan _a	K
plan _de	Q
plan _for	[
plan _on	E
plan dat	C
plan fly	J
plan high	D
plan leav	C
plan permission	C
plan ticket	F
planch	C
planch quem	C
planet	G
planet _can	D
planet malachor	C
plant	C
plant _a	L
plant brown	C
plant cell	C
plant fasciit	C
plant giv	C
plant leav	D
plant out	G
plant repot	C
plant rieg	C
plant tulip	E
plant und	C
plant water	C
plantill	C
plantill _de	J
plastic	C
plastic mak	C
plastic surger	[
plat	[
plat cav	C
plat homework	C
plat tectonic	H
platan	M
platform	C
platinum	C
platinum pric	C
play	C
play _de	C
play nudist	D
playbo	E
playbo cov	E
playof	C
playstation	C
playstation no	C
plaz	D
plead	W
plead _for	W
pleas	Z
pleasur	Y
pleit	W
plent	Q
plot	C
plot _of	C
plot against	U
plot legend	D
plow	[
plowshar	W
pls	C
pls due	C
pls ignor	J
pls send	L
plu	C
plu four	H
plu one	C
plu phon	I
plu pric	J
plu six	L
pluck	D
pluck feath	C
plug	H
plug _my	E
plug adapt	G
plum	C
plumb	Y
plumb _in	F
plumb hour	G
plumb lin	[
plural	E
plural _of	C
pm	E
po	C
poblan	G
poblan calori	I
poblan ingredient	K
pobr	X
pobr _en	P
poc	[
pocket	W
pocket ac	I
pod	Q
pod _de	Q
pod _los	C
pod crashloopbackof	F
podan	H
podan _los	H
podcast	C
podcast _about	C
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
poetic	J
poetic justic	G
point	C
point 36	K
point _can	C
point _for	M
point _in	C
point _of	[
point becaus	K
point befor	J
point exception	L
point int	E
point lin	D
point map	M
pointless	S
poison	Z
poison vs	J
poisonou	G
poisonou _to	C
poiuyt	G
poiuytrewq	C
pok	J
pok hand	E
pok sit	D
pokemon	C
pokemon go	C
pokemon scarlet	D
pokemon typ	N
pokmon	F
pokmon card	F
pol	[
poland	H
poland _hav	H
polar	C
polic	H
polic offic	[
polic templat	C
polic uk	C
polici	V
polish	J
polish airlin	J
polish remov	I
polit	C
polit way	E
politic	[
political	S
politician	S
poll	C
poll _in	C
poll numb	K
poll station	G
pollen	D
pollen count	D
polv	J
polygam	Y
pon	S
pon _la	Y
pon _un	G
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
poor man	P
poor peopl	P
pop _on	C
pop eye	C
pop heroic	C
pop rap	I
pop sav	F
pop whit	C
popcorn	C
popcorn pop	C
poppin	C
poppin repart	C
poppin return	E
poppin song	C
popul	[
population	C
population _of	C
porcupin	F
porcupin dilemm	F
pork	F
pork loin	C
porn grat	F
porn vide	C
pornhub	C
pornografi	S
porosit	C
porosit test	C
porqu	R
porqu _por	C
porqu _yo	[
porqu junt	C
porqu ser	T
porqueri	F
porqueri _de	F
porr	C
port	C
port 300	C
port _do	H
portal	F
portatil	F
portion	[
portugues	C
portugues eas	C
portugues simil	G
pos	U
posicion	C
posicion _del	C
position	C
position pictur	D
positiv	[
possess	Q
possession	Y
post	C
post _a	L
post _about	C
post _and	M
post credit	C
post offic	C
post rot	D
post tim	C
post vs	C
postcod	C
postcod _for	J
postgr	C
postgr use	H
postman	C
postrer	X
postur	Z
pot	[
pot _and	R
pot book	C
pot burn	C
pot tour	H
potassium	C
potat	C
potat experiment	L
potato	C
potato _in	G
potion	C
potion recip	C
potiph	U
pound	I
pound coin	C
pound imagism	C
pour	[
pour out	U
povert	[
pow	K
pow _and	P
pow _i	C
pow _of	P
pow bank	C
pow bi	E
pow button	C
pow cut	W
powd	C
powd ?wher	C
powd _and	E
powerball	C
powerball numb	C
powerpoint	C
powerpoint _on	C
powerpoint slid	K
poz	S
ppp	C
ppp loan	C
pr	[
pr ?who	[
pr _and	W
pr _in	U
pr _of	R
pr dps	C
pr entr	C
pr fath	Y
pr film	L
pr forev	T
pr setlist	C
pr song	C
pr tal	C
pr tour	J
pra	[
pra ?when	[
pra _and	T
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
pra ever	Q
pra feel	Q
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
practic	Q
practic test	C
prad	C
prad dress	C
prad quot	D
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
preach _in	U
preach _the	U
preci	C
preci _de	J
preci _del	C
preci iphon	M
preci segur	I
predestin	U
predestination	[
predic	S
predic _par	S
predic _sobr	Q
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
pregunt _sobr	R
pregunt tipic	C
prejudic	Q
prejudic mr	C
prem	C
prem leagu	C
premium	C
premium bond	J
premium studnt	D
premium version	J
prens	C
prenup	P
prenup templat	C
preocup	S
preocupacion	Q
prepar	[
prepar _for	Y
prepar _the	Q
pres	[
presal	L
presal cod	L
presbyterian	F
presbyterian hospital	F
prescription	C
presenc	[
presenci	P
present	S
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
presion arterial	G
press	R
press _it	C
press _on	[
pressur	C
pressur _for	E
pressur _me	Y
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
pric _for	X
pric _from	K
pric _in	E
pric _of	V
pric charzard	F
pric handmad	E
pric increas	J
pric per	H
pric walgreen	C
pric without	I
priest	Q
priesthood	X
prim	G
prim cancel	F
prim dia	T
prim drink	H
prim fre	H
prim hast	C
prim mart	T
prim minist	C
prim numb	C
prim president	D
primar	C
primar _and	E
primar school	C
primer	[
primer dient	C
primer navidad	R
primer vez	V
primitiv	R
primogenit	V
primogenit _de	R
princ	C
princ _of	H
princ harr	C
princ philip	C
princ purpl	C
princess	Y
princess ?who	V
princip	Y
princip _de	X
principal	C
principi	[
principl	C
print	C
print _your	I
print driv	C
print everyth	C
print hell	D
print ink	L
print offlin	J
print print	C
print see	C
printabl	C
println	I
println hol	I
pris	X
priscill	[
priscill _and	[
prison	[
prison _in	Q
prison _of	X
prison location	C
privac	L
privac polic	C
privac uk	C
privat	F
privat car	N
privat equit	C
prix	J
priz	C
priz leav	C
priz year	C
pro	C
pro bon	C
prob	C
prob one	G
probabilit	C
probabilit _of	C
probat	E
probat cost	E
problem	V
problem _con	X
problem _de	S
problem _with	T
problem mem	C
process	C
process _on	C
procession	T
proctor	C
proctor _the	C
prodig	W
prodigal	V
prodigal son	R
product	G
product description	F
profeci	X
profeci _de	Q
profesor	Y
professional	C
professional clean	C
professor	U
profet	[
profet _de	P
profetis	V
profil	F
progr	C
program	C
program _de	D
program est	I
program languag	C
prohibid	S
project	G
project _for	C
project park	C
project student	C
projim	V
prom	[
prom cod	C
promes	T
promes _de	P
prometid	S
promis	[
promis _for	P
promis _of	Q
promis _to	R
promis land	[
promot	Z
promotion	D
prompt	C
prompt 2024	H
prompt _del	C
prompt int	J
prompt new	I
pronounc	C
pronounc bhagavad	L
pronounc camu	H
pronounc quino	L
pronounc worcestershir	D
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
propert	W
propert _of	C
prophec	[
prophec _of	R
prophes	V
prophet	[
prophet ?who	[
prophet _and	P
prophet _in	R
prophet _of	P
prophet against	P
prophet fiv	C
prophet kill	P
prophet song	C
prophet tell	T
prophetess	T
propi	W
propitiation	W
proportional	C
proportional representation	C
propos	[
proposal	N
proposal _chapt	C
proposit	U
proposit _de	U
prosp	U
prosperidad	P
prosperit	V
prosthetic	C
prosthetic makeup	C
prostitut	[
prostitut _in	R
prot	F
proteccion	P
protect	[
protect _me	R
protect _my	[
protection	Z
protein	C
protein _in	G
protein _tien	J
protein per	C
protest	T
protestant	[
proud	K
proud _and	C
proud _of	T
proud _to	P
proud bread	C
proud com	U
proud land	C
proud parad	C
proud siz	J
prov	C
prov _in	C
proveer	R
proverb	[
proverb 31	Y
proverb _in	C
proverbi	U
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
ps5 controll	N
psalm	[
psalm 23	X
psalm ?when	Y
psalm _about	P
psalm _for	Y
psalm _of	R
psalm _to	S
psalm against	P
psorias	C
psorias _or	J
psorias dos	E
psychic	K
psychic near	C
ptsd	Z
pub	C
pub _get	C
pub _in	C
pub quiz	C
public	R
public near	G
public static	I
publican	[
publication	C
publication year	C
publicke	C
pud	J
puebl	T
puebl _que	C
pued	C
pued habl	C
pueden	G
pueden _dec	C
pueden _los	S
puert	[
puest	W
puf	C
puf jacket	C
pug	C
puj	H
puj item	N
puj thal	H
pulg	C
pulgon	C
pulgon _en	C
pull	U
pull _on	C
pull down	W
pulp	C
pulp fiction	C
puls	C
puls _for	C
pump	F
pump _or	J
pump work	I
pumpkin	C
pumpkin _so	D
pumpkin carv	C
pun	C
pun _about	C
punish	W
punishment	[
punnet	G
punnet squar	G
punt	C
punt consult	C
punt negr	C
pupp	C
pupp bit	F
pupp los	C
pur	K
pur reason	C
purchas	D
purchas pric	D
purg	C
purg _los	C
purgator	[
purgator ski	C
purgatori	S
purim	[
purpl	P
purpl rain	C
purpl shampo	C
purpos	[
purpos _of	Z
pus	X
push	E
push reject	C
put	C
put _a	C
put _god	[
put _his	R
put _in	C
put _it	C
put _me	[
put _my	[
put _on	[
put _the	C
put diesel	D
put off	[
put out	[
put shelv	C
py	[
py _de	[
pythagor	J
pythagor theorem	J
python	C
python airsp	I
python bucl	H
python cod	L
python function	D
python hol	E
python not	C
q	C
q no	C
qa	E
qa check	E
qazwsxedc	C
qibl	C
qibl _from	G
qibl direction	D
quadratic	H
quadratic formul	H
quail	V
quail _and	R
quak	C
quak oat	C
quak parrot	C
qualif	G
qualif result	F
qualit	E
qualit _of	U
qualit delh	C
quantit	D
quantit surveyor	D
quark	C
quarrel	[
quarrelsom	T
quarterback	D
quebr	V
qued	N
qued _en	M
qued _la	C
qued tayikistan	E
quedarm	Q
queen	Z
queen ?who	T
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
querid	X
quest	C
question	G
question 90s	D
question _for	C
question _god	Y
question printabl	C
quick	[
quick _to	W
quick way	J
quicksort	C
quien	U
quien no	Q
quien ser	T
quien son	R
quier	[
quier _a	Q
quier _di	Q
quier _hac	U
quier _que	U
quier _ser	U
quier camb	T
quier cruz	C
quier dej	Q
quier ir	Q
quier sal	T
quier ten	T
quier volv	Q
quieren	U
quieren _que	Q
quiet	[
quijot	C
quijot capitul	C
quijot resumen	H
quinc	R
quinc an	R
quinceaner	[
quiniel	C
quiniel _de	C
quino	C
quino gluten	C
quint	G
quintillion	C
quis	S
quit	N
quit _a	E
quit _el	C
quit _la	[
quit _lo	C
quit _my	Y
quit _una	C
quit gotel	C
quiz	F
quiz _about	C
quiz nam	C
quot	C
quot _on	H
quot mirand	D
quot mr	G
quot zon	C
qwe	C
qwe qwe	C
qweqweqw	C
qwert	C
qwertyuiop	C
r	C
r funn	I
r ggplot	H
r16	D
r16 fit	D
r50	G
r50 _or	G
rabb	Y
rabbit	C
rabbit eat	G
rabbit mean	C
rabbit thump	G
rabbit two	I
rac	E
rac ?how	C
rac result	C
rac tonight	C
rac win	C
rachel	L
rachel die	Y
rachel green	C
rachel ray	C
racism	U
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
ragnarok troph	D
rahab	U
raid	C
raid _of	C
raid loot	C
railcard	D
rain	[
rain _and	R
rain _for	U
rainbow	[
rainfor	C
rais	V
rais _a	S
rais _from	W
rais _in	C
rais _my	R
rais _the	R
rais bed	C
rais child	P
rais crp	C
raiz	L
raiz _de	R
raiz cuadr	J
rakat	C
rakat _in	C
ralph	C
ralph pigg	C
ram	[
ram _do	F
ram _for	D
ram enough	C
ramadan	C
ramadan est	C
ramadan start	L
ramen	C
ramen _in	C
ramen egg	C
random	I
random fact	C
rang	C
rang _for	G
rang mg	C
rang real	E
rang scor	N
rangol	H
rangol pattern	H
rank	C
rank _be	G
rank _by	H
rank distribution	G
rank week	G
ransom	[
rap	P
rap _about	F
rap _de	C
rap _me	R
rap _of	I
raphael	[
rapid	C
rapid _del	C
rapist	W
rapt	R
raptur	[
raquel	X
ras	C
ras moham	C
rasc	C
rasc much	C
rashad	C
rashad tour	C
raspberr	G
raspberr pi	G
rastafar	E
rastafar color	E
rastr	E
rastr paquet	E
rat	C
rat 193	C
rat 2023	L
rat _by	C
rat age	L
rat decision	C
rat last	C
rat zon	G
rath	C
rath _be	S
rath question	C
rath read	C
rati	C
rati vineg	G
ration	H
ration recip	H
raven	C
raven _and	T
raven edg	C
raven vs	G
raw	D
raw egg	D
rawlplug	M
ray	C
ray ban	D
ray diagram	H
ray knif	C
raz	R
razon	[
razor	F
razorback	C
rdr2	C
rdr2 boss	C
re	C
re mog	C
reach	C
reach _if	C
reach _the	C
reach _us	C
react	F
react _with	C
react useeffect	K
reactor	C
reactor numb	C
read	T
read ?when	W
read _a	C
read _at	[
read _for	[
read _in	[
read _my	C
read _th	C
read _the	[
read _to	[
read bass	C
read befor	T
read csv	C
read length	C
read lif	C
read lin	C
read propert	C
read receipt	C
read tea	C
real	J
real _christian	U
real leath	J
real lif	C
real lov	[
real madrid	D
real man	[
real nam	C
real parent	C
real person	C
real world	E
realment	Q
reap	[
reap _the	U
reap _what	[
reason	J
reason _for	[
reasonabl	M
reasonabl budget	M
rebaj	F
rebaj zar	F
rebec	[
rebecc	C
rebecc ferguson	C
rebekah	Y
rebel	T
rebeld	R
rebell	P
rebellion	[
rebelliou	Y
rebelliou son	S
rebound	C
rebuild	H
rebuild _the	[
rebuilt	[
rebuk	T
recall	C
recap	C
receipt	M
receiv	Y
reception	C
reception vide	C
recet	C
recet _de	C
recet ket	C
rechaz	V
recib	[
recien	[
recip	C
recip _for	M
recip _with	K
recip egg	K
recip no	L
recip slow	K
recipi	C
recipi _for	C
recog	Y
recogniz	V
recommend	C
recommend _a	C
recommendation	E
recommendation _for	E
recon	C
reconcil	[
reconciliation	U
reconoc	P
record	C
record _me	C
record clean	D
record distanc	C
record not	F
record phon	J
recov	H
recov delet	H
recover	[
recover _from	V
rectangl	F
rectangl _hav	F
recuper	D
recuper _un	G
recuper mensaj	D
recycl	T
recycl bin	H
red	G
red _if	M
red bull	C
red cross	C
red devil	F
red die	C
red hair	C
red heif	[
red light	C
red sea	[
red social	V
red win	C
redact	C
redact _un	C
reddit	I
reddit com	I
redeem	T
redeem _a	C
redemption	C
redemption cod	K
redemption not	C
redemption prison	C
redemption song	D
redemption two	I
redemption yield	L
redentor	X
reed	U
reef	C
reemplaz	V
rees	H
rees stat	H
reev	G
reev motorcycl	G
referenc	C
referenc _to	C
refin	[
reflexion	[
reflexion _par	U
reform	Y
refractiv	E
refractiv index	E
refreez	C
refreez minc	C
refug	[
refuge	U
refund	C
refund _on	H
refus	[
refus _to	X
reg	I
reg _una	I
regal	Q
regal _en	C
regeneration	[
regeneration ?how	G
regex	C
regex _for	C
regex _to	N
region	U
regist	C
regist _as	C
regist _it	I
regist _to	H
regl	C
regl _de	S
regl _del	C
regl explic	C
regres	T
regres _a	S
regret	[
regret _it	Q
regret _my	P
regrout	C
regrout til	C
rehab	U
rehoboam	W
reign	[
reik	V
rein	X
rein _de	Z
rein isabel	C
reinhold	C
reinhold judg	C
reject	S
reject _me	T
reject non	C
rejection	[
rejoic	X
rejoic _in	R
rel	T
rel _on	T
relacion	X
relaps	W
relat	U
relationship	[
relationship _with	Q
relativ	Y
releas	C
releas _from	T
releas dat	C
reles	C
reles dat	C
reliabilit	C
relic	W
religion	N
religion _and	[
religion _be	[
religion _ser	Q
religion lead	R
religion mandolin	C
religion tour	C
religios	S
religiou	[
remaind	C
remak	C
remak box	C
remarr	W
remarriag	W
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
remov _my	F
remov background	C
remov red	C
remov sem	H
remov tool	C
remov tre	E
removal	F
removal near	F
renam	J
renam all	K
renam ever	D
renew	[
renewal	P
renewal ?how	H
renewal pric	C
renov	K
renov _el	C
rent	H
rent _be	[
rent borrador	D
rent flat	K
rent insuranc	C
rent plaz	C
rental	C
rental car	C
rental list	G
rep	G
rep _with	C
repa	[
repair	G
repair _a	G
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
replacement	E
report	L
report _a	C
report _on	D
report conclusion	J
report primar	C
repos	[
repot	C
repot _a	E
repot monster	H
repot outdoor	C
represent	C
represent ?who	C
representation	C
reprob	Z
reprob _el	Z
republic	C
republic fall	C
repulgu	C
requ	D
requ delet	D
requ let	G
requir	[
requir _of	[
requirement	C
requisit	E
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
resfr	H
resfr comun	H
reshuffl	D
reshuffl ?who	D
residenc	G
resident	C
resident evil	C
resign	H
resign _from	C
resign templat	G
resist	[
resist _the	[
resistanc	C
resiz	G
resiz _a	G
resolution	U
resolv	M
resolv dependenc	J
resolv vscod	E
resonic	C
resonic microphon	C
resort	C
resort snow	C
respect	[
respect _my	U
respet	T
respet _a	R
respond	C
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
restaurant	L
restaurant _in	C
restaurant bill	F
restaurant london	J
restaurant menu	E
restaurant orl	C
restor	[
resucit	V
resuelv	C
resuelv 2x	C
result	C
result _de	C
result _del	H
result kempton	C
result monac	F
result real	D
result romford	F
resumen	Y
resumen _de	[
resurrect	[
retail	C
retinol	C
retinol used	C
retir	[
retir _and	W
retir _de	[
retirement	E
retirement _do	C
retirement age	C
retr	I
retr siz	I
retreat	[
retreat ten	E
retreat them	Z
retriev	C
retrogr	H
retrograd	C
retrograd dat	M
retun	C
return	M
return _from	Y
return _of	U
return _someth	C
return _to	[
return age	C
return cast	E
return deposit	F
return n	G
return polic	C
return res	J
reuben	N
reuben sandwich	C
reunion	C
reunion dat	C
reunit	[
reveal	C
reveal _himself	R
reveal _your	C
reveal cannon	C
revelation	[
revelation ezi	C
revelation ke	C
revelation skyrim	C
revelation two	C
reveng	[
revers	C
revers _a	D
review	C
revival	J
revolt	[
revolucion	C
revolucion frances	C
revolucion mexican	C
revolution	C
revolution februar	L
revolution invention	C
revolution timelin	I
reward	V
rewrit	E
rewrit _my	J
rewrit _th	H
rex	C
rex _in	C
rey	[
rey _de	R
rey _que	[
rey leon	D
rey mag	T
rey preci	C
reynold	D
reynold gin	D
rez	P
rez _a	T
rez _del	C
rf	F
rf nod	F
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
ri	S
rib	F
rib eye	D
rib oven	C
ric	C
ric _and	L
ric _en	C
ric _that	C
ric lik	C
ric nigerian	G
ricciard	C
ricciard podium	C
rich	[
rich _and	W
rich _be	I
rich _but	W
rich food	C
rich fool	V
rich man	Y
rich peopl	R
richard	C
richard _and	J
richard meek	C
rick	C
rick _and	C
rid	W
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
ring _for	C
ring _in	[
ring carat	C
ring maleni	D
ring off	C
ring platinum	C
rington	E
rington _to	E
ringworm	C
ringworm cream	C
rio	H
rio _de	F
rio mas	C
riot	[
rip	C
rip without	C
riquez	T
ris	Q
ris _of	Y
ris sign	C
risk	R
riv	V
riv _and	C
riv _in	C
riv _of	W
riv plat	C
rivalr	V
rizpah	T
rm	F
rm rf	F
road	C
road _to	[
road closur	C
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
roast near	E
rob	[
rob _el	V
rob _god	P
rob _the	R
robert	C
robert palm	C
robinson	C
robinson _and	C
roblox	C
roblox com	D
roblox octubr	K
roblox robux	E
robot	C
robot ?who	C
robot _or	I
robot dream	C
robot novel	C
robot toy	C
robux	E
robux fre	E
roc	[
rock	[
rock _and	T
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
roi	T
roj	P
roj preci	F
rol	I
rol _of	[
rol admin	J
rol pla	L
roll	C
roll _a	C
roll _at	C
roll _your	C
roll coast	C
roll contract	K
roll recip	G
roll ston	D
roll two	C
rollback	C
rom	[
rom _for	C
roman	C
roman 16	Y
roman bath	L
roman eat	C
roman leav	C
roman numeral	C
roman republic	C
roman shield	G
romanc	Y
romanc novel	D
romantic	T
rome	C
rome _and	C
romford	F
romp	[
romp _una	T
rompi	X
ronald	C
ronald ?how	E
ronald fre	C
ronronean	C
ronson	D
ronson uptown	D
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
roost crow	[
root	C
root 72	F
root _of	U
root canal	I
root vegetabl	E
rop	Z
rop _de	C
ros	C
ros _de	N
ros park	G
ros patient	C
rosal	C
rosali	C
rosar	[
rosari	T
rosc	N
rosc _de	N
roscon	K
roscon _de	K
rosett	C
rosett hieroglyph	C
rosh	[
rost	C
rost 2016	G
rostr	W
rostr _de	U
rot	C
rot _at	C
rotat	C
rotat _a	N
rotat _my	C
rotat ax	H
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
rout _in	C
rout _to	C
rout ever	C
rout mean	E
rout yesterda	C
routin	[
row	C
row _in	N
row four	C
row red	M
row thre	D
royal	C
royal deck	G
royal mail	C
royal peach	C
royal priesthood	W
royal rumbl	C
royal wed	[
royalt	C
royalt fre	C
rtp	H
rtp list	H
rtx	E
rtx 3060	E
ru	C
ru paul	C
rub	V
rub band	J
rubbish	C
rubi	C
rubi ceniz	C
rubik	E
rubik cub	E
rud	D
rud _to	P
rud mov	C
rued _de	C
rufu	[
rug	G
rug doctor	G
rugb	C
rugb leagu	C
rugb squad	C
rugb union	E
ruid	H
ruid _la	H
ruin	[
ruin _my	U
rul	J
rul _and	C
rul _for	P
rul _of	I
rul _on	C
rul explain	C
rul hasbr	C
rul onion	E
rul playof	C
rul root	E
rumbl	C
rumbl win	C
rumor	N
rumor tracklist	J
run	C
run 2049	F
run _a	Q
run _and	W
run _for	X
run _on	N
run _the	[
run _to	[
run aft	F
run against	C
run all	G
run awa	[
run cyberpunk	E
run film	H
run ls	F
run out	[
run spik	C
run ston	C
run tim	C
run toda	C
run total	C
run twic	K
run two	C
runawa	W
runtim	C
rush	C
rusk	C
russi	C
russi _hav	I
russian	G
russian alphabet	I
russian revolution	L
rust	C
rust _a	C
rust chemical	C
rust nail	D
rut	[
ruth	D
ruth _and	U
ruth age	C
ruth bad	D
ruth cand	F
ruth chr	E
ruth hom	C
ruth reuben	C
ruth wilson	I
rx	E
rx 660	E
ryan	C
ryan cabin	L
ryan reynold	D
ryzen	F
ryzen fiv	F
s	C
s corp	J
s mean	C
s n	C
s perc	F
s s	C
s23	E
s23 hard	E
s24	D
s24 _and	F
sa	N
sa goodby	Y
sab	D
sab _en	D
sab mean	C
sabbath	[
sabbath day	[
sabbath first	C
sabbath paranoid	C
sabbath year	V
sabbatical	C
sabbatical polic	C
saberl	N
sabi	S
sabi _de	Q
sabiduri	V
sac	T
sacerdoci	U
sacerdot	X
sach	C
sack	F
sackcloth	S
sacr	Y
sacrament	[
sacrific	[
sacrific _a	U
sacrific _for	[
sacrific _his	P
sacrific chess	C
sacrifici	[
sacrifici _de	S
sacrificial	C
sacrificial anod	C
sad	[
sadduce	Y
sae30	J
saf	M
saf _in	F
saf _to	C
saf plac	C
saf temperatur	C
sag	C
sag ?how	C
sag _in	D
sag green	C
sagitari	C
sagittariu	D
sagittariu week	D
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
sal _del	Y
sal _if	C
sal assistant	G
sal shakir	G
sal tax	C
salad	C
salad dress	C
salar	C
salar _for	C
salar _from	C
salar _of	L
salar softwar	M
salari	Y
salari minim	K
salbutamol	J
salbutamol inhal	J
salchich	C
salem	K
salem oregon	G
salem witch	C
salen	C
salen _los	C
salesman	C
salesman _and	C
sali	[
salieron	X
salm	[
salm _de	V
salm _par	[
salm contr	R
salmon	D
salmon tim	C
salom	[
salomon	G
salomon hik	C
salon	C
salon _de	C
salon open	C
sals	C
sals _par	C
salt	M
salt 25kg	C
salt _but	C
salt _of	T
salt bae	E
salt bath	E
salt film	K
salt shak	C
salud	[
salv	[
salvador	C
salvador dal	D
salvi	D
salvi _dond	D
sam	P
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
sampl quer	D
sampl text	F
samson	[
samson _and	Z
samson hair	Y
samson kill	R
samson pull	T
samson resonic	C
samsung	C
samsung 55	J
samsung _se	C
samsung a52	L
samsung advert	H
samsung galax	E
samsung s24	D
samuel	V
samuel _at	R
samuel adam	C
samuel anoint	S
samuel eto	C
samuel l	C
samuel pep	G
samura	C
samura use	C
san	D
san andre	C
san dieg	C
san francisc	E
san juan	C
san jud	[
san lorenz	C
san miguel	L
san pedr	F
san salvador	C
san sebastian	C
sanctuar	Y
sand	[
sandal	[
sandl	C
sandl golf	E
sandl netflix	C
sandwich	C
sangr	[
sangr _de	U
sangr _en	X
sangr _tien	C
sanhedrin	W
sanidad	T
sanidad _y	Q
sanson	Y
sanson _y	U
sant cen	[
sant cruz	C
sant cuant	M
sant doming	C
sant fe	C
sant generator	C
sant lagun	C
sant mor	R
santeri	W
santiag	G
santiag _a	C
santiag _el	Q
santisim	U
sap	E
sap _from	E
sapphir	V
sar	W
sar lee	H
sara	[
saracen	C
saracen rugb	C
sarah	X
sarah ?when	V
sarah k	I
sarah laugh	Z
sarah michell	C
sarcasm	W
sard	U
sartr	C
sartr be	C
sash	C
sash window	C
satan	[
satan fall	X
satanic	E
satanic _vers	C
satellit	C
satellit _from	C
satin	C
satisf	W
saturation	E
saturation _at	E
saturda	I
saturda kitchen	K
saturn	C
saturn return	C
sauc	C
sauc _what	L
sauc becaus	H
saul	[
saul _and	Q
saul _in	Q
saul choos	R
saul die	W
saul goodman	C
saul last	C
saul son	Q
saul spar	R
sauvag	C
sauvag 100ml	C
sav	W
sav _a	F
sav _but	V
sav _by	C
sav _for	[
sav _her	Q
sav _him	P
sav _in	C
sav _me	Y
sav _on	C
sav _the	F
sav account	U
sav alwa	Q
sav arm	C
sav end	C
sav grac	C
sav mone	[
sav percentag	F
sav rat	C
sav thrift	C
scal	H
scal _be	C
scal outsid	C
scam	[
scan	E
scan _a	G
scan _the	D
scandal	C
scandal summar	C
scar	[
scar _about	R
scar _at	R
scar _i	S
scar _of	[
scar _or	C
scar _to	[
scarlet let	C
scarlet version	D
scatter	S
scen	C
scen _in	C
scen seven	I
scen song	C
schadenfreud	C
schadenfreud mean	C
schedul	C
schedul _with	D
schem	Z
schit	D
schit creek	D
schizophreni	X
school	T
school _be	S
school _for	Q
school _of	C
school basketball	C
school break	C
school bus	C
school lesson	R
school meal	C
school teach	T
school year	[
schopenhau	F
schopenhau porcupin	F
schroding	C
schroding cat	C
scienc	Y
scienc onlin	C
scientolog	C
scientolog _e	C
scientolog level	F
scissor	C
scissor sist	C
scoot	C
scoot _on	C
scoot unlock	M
scor	C
scor _do	H
scor _for	C
scor _from	H
scor _in	I
scor _of	H
scor _the	K
scor fast	F
scor sheet	K
scor work	D
scorpi	C
scorpi compatibilit	I
scorpi moon	C
scotch	K
scotch bonnet	K
scotland	C
scott	C
scrabbl	C
scrabbl word	C
scrap	D
scrap websit	D
scratch	R
scratch card	[
scratch glass	C
scream	J
scream _at	X
scream ever	C
screen	E
screen _and	C
screen aft	C
screen flick	G
screen irql	C
screen know	C
screen tim	[
screenshot	L
screenshot _on	L
screw	C
screw _do	C
screw _from	M
screw _you	C
screwdriv	K
screwdriv siz	K
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
se _the	R
se si	R
sea	X
sea _and	U
sea _be	C
sea _of	[
sea aquarium	C
sea mud	C
sea salt	C
sea snorkell	C
seal	D
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
season dat	H
season fiv	L
season four	C
season lyric	I
season releas	L
season seven	C
season six	C
season start	F
season thre	C
season twelv	M
season two	C
seat	Q
seat _at	[
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
second	R
second chanc	[
second com	[
second debat	C
second hand	C
second high	C
second hom	D
second job	C
second law	C
second memor	C
second templ	[
secondar	E
secondar color	E
secret	W
secret _of	[
secret angel	C
secret sant	C
secretar	C
sect	[
secul	Z
securit	C
securit council	C
securit deposit	C
securit hedg	C
sed	[
sedon	E
sedon hik	E
see	N
see ?who	C
see _a	Y
see _god	X
see _his	Q
see _in	I
see _me	W
see _my	W
see _the	M
see _with	D
see jesu	V
see northern	C
see through	C
see x	C
see ya	C
seed	U
seed ?how	F
seed _and	[
seed grow	X
seed restaurant	C
seed sta	C
seed substitut	C
seek	[
seek _god	P
seek _the	U
seek first	Q
seem	Y
seg	C
seg genes	C
segmentation	C
segmentation fault	C
segu	U
segu _a	S
seguimient	C
seguimient _de	C
segund	U
segund _de	C
segund grad	G
segur	G
segur _a	I
segur _de	C
seguridad	X
seguridad _de	P
seinfeld	C
seinfeld soup	C
seiz	Y
seizur	Z
selah	U
seleccion	D
select	C
select _from	J
select count	I
select nombr	C
select pg	D
select usernam	I
self	[
self control	S
self defens	R
self emplo	C
self harm	R
selfish	[
sell	I
sell _his	S
sell _it	J
sell _me	C
sell _my	K
sell _the	S
sell _what	I
sell album	K
sell charcoal	C
sell drug	W
sell everyth	R
sell out	F
sem	R
sem permanent	H
seman	G
seman _de	R
seman sant	[
sembr	C
sembr _en	C
semicolon	C
sen	C
sen _de	C
senal	[
senal _de	W
senal _del	V
senat	C
senat _do	C
senat majorit	C
senator	C
senator term	C
send	W
send _a	F
send _her	Q
send _it	J
send _me	C
send _the	Q
send _them	H
send _to	U
send awa	R
send hom	[
send out	U
sennacherib	V
senor	W
sens	Y
sens _of	Q
sent	[
sent _que	[
sent _un	P
sent culpabl	P
sent inutil	P
sent nad	W
sent sol	P
sentenc	C
sentid	[
seoul	I
seoul metr	I
sep	S
separ	[
separat	[
separat _from	P
separat _us	T
septemb	C
septemb zon	C
septuagint	W
sepulcr	Y
sequenc	C
sequenc first	C
ser	S
ser _de	Q
ser _el	W
ser _hay	D
ser _la	U
ser _las	Q
ser _los	S
ser _muy	T
ser _una	T
ser _yo	P
ser adict	Q
ser channel	K
ser cristian	P
ser demas	P
ser episod	N
ser mal	Y
ser nin	C
ser ord	C
ser salv	Q
ser sauc	L
ser schedul	C
ser si	C
ser two	C
ser vivient	Q
ser x	J
seran	W
seren	C
seren won	C
seri	F
seri dark	C
sermon	[
sermon _for	U
sermon _on	X
serpent	Y
serpient	K
serv	P
serv _a	Q
serv _en	P
serv _god	[
serv _in	Y
serv _the	R
serv rental	C
serv statu	C
serv tabl	[
servant	[
servant ?who	S
servant _be	R
servant _of	X
servant girl	T
servic	I
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
set _a	H
set _in	C
set _me	Y
set _of	C
set boundar	[
set fre	[
set menu	C
set up	C
setent	[
seth	I
seth me	C
seth rogen	C
setlist	C
setlist metal	C
settl _of	H
seven	G
seven 22	G
seven 25	D
seven annotation	I
seven broth	U
seven bus	C
seven church	P
seven da	Z
seven dead	C
seven ecoboost	I
seven fat	Q
seven hundr	R
seven husband	P
seven nation	S
seven pc	F
seven seal	W
seven seven	C
seven stunt	C
seven ten	C
seven thin	Q
seven tim	[
seven x	C
seven year	C
sevent	[
sevent week	W
sevent year	Y
seventh	[
seventh day	R
severanc	C
sevill	C
sew	C
sew bee	C
sew machin	C
sex	[
sex _in	S
sex girl	C
sex scen	[
sex stor	C
sex work	U
sext	P
sext bot	C
sexual	[
shabbat	H
shabbat start	H
shad	G
shadda	U
shadow	V
shadow go	[
shadrach	V
shadrach meshach	V
shak	N
shak _at	E
shakespear	C
shakespear die	C
shakir	C
shakir ahor	G
shalom	V
shalom mean	U
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
shap _of	E
shap almond	C
shar	U
shar _a	[
shar _my	C
shar _the	T
shar everyth	R
shar fenc	C
shar polic	C
shark	C
shark _hav	G
shark doo	C
shark view	D
sharon	U
sharp	[
sharp than	Z
sharpen	W
sharpen kitchen	E
shaun	C
shaun _the	C
shav	E
shav mak	C
shawshank	C
shawshank redemption	C
sheb	Y
shechem	[
shed	C
sheep	V
sheep _and	[
sheep _of	U
sheep coffe	G
sheep film	J
sheep mattress	C
sheep mean	U
sheep record	F
sheeran	C
sheeran bpm	C
sheet	C
sheet _so	G
sheet music	E
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
shift pattern	G
shiloh	Y
shiloh joli	C
shime	[
shin	[
shin lik	X
shin splint	C
shingl	C
shingl vaccin	C
shint	C
shint hom	C
shint shrin	H
ship	C
ship _a	L
ship _in	C
ship _of	E
ship guid	C
shipwreck	[
shiraz	H
shiraz pric	H
shird	C
shird tim	C
shirle	C
shirle templ	C
shirt	C
shirt _in	K
shirt _with	J
shirt coll	I
shirt color	K
shit	I
shit app	I
sho	C
sho _in	N
sho burwood	C
sho cheap	E
sho origin	G
sho sal	C
sho shop	G
shof	W
shoot	[
shop	C
shop _i	G
shop _in	C
shop donation	C
shop leed	C
shop list	C
shop nam	H
shop near	C
shop open	C
shop tomorow	C
shopaholic	C
shoplift	W
short	M
short _vers	U
short email	C
short lif	[
short psalm	Q
short sell	C
short squeez	D
shortcut	E
shortcut _on	E
shorten	C
shorten jean	C
shot	C
shot _for	D
shot archduk	D
shot jfk	C
shot polar	C
shot put	C
shotgun	W
shotgun lyric	L
should	E
shout	W
shout _at	R
shout for	H
show	K
show _in	C
show drain	C
show error	J
show gam	C
shrek	H
shrek thre	J
shrek two	L
shrimp	U
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
shut	E
shut _the	[
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
si _ser	Q
si algun	R
si mism	R
si nac	C
si no	W
si vien	C
sibl	[
sick	[
sick _and	Q
sick _for	Y
sick _in	S
sick _of	P
sick becaus	S
sick friend	P
sick peopl	Q
sick person	R
sid	N
sid _do	C
sid _for	W
sid _of	D
sid adel	C
sid effect	F
sid stitch	D
sidon	[
sieg	Y
sieg _of	Q
siembr	X
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
signific _de	R
signific _del	X
significan	Q
significan _los	Q
sigu	T
siguen	R
sihon	T
sikh	C
sikh gurdwar	C
sikhism	C
sil	G
sil _in	Q
sil her	C
silenc	M
silenc _of	C
silenci	[
silent	[
silent treatment	R
silk	C
silk _and	C
silk mak	C
silv	V
silv _and	U
silv cup	S
silv location	C
silversmith	T
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
simil	C
simil _and	C
simil _to	G
simon	N
simon _el	Q
simon _sa	C
simon _the	[
simon bil	C
simon boliv	C
simon cowell	C
simon graceland	C
simp	Z
simpl	P
simpl word	D
simplif	C
simplif 48	E
simplif root	F
simpson	C
simpson prediction	C
simulador	C
simulador hipotec	E
simulat	E
simulat _a	E
simultaneou	D
simultaneou equation	D
sin	[
sin _and	R
sin _be	X
sin _do	T
sin _for	P
sin _in	P
sin _of	E
sin _que	C
sin _to	[
sin aft	P
sin anim	C
sin ceboll	H
sin cit	C
sin cos	C
sin experienci	C
sin not	R
sin numb	C
sin offer	R
sin polv	C
sin ser	C
sin taladr	D
sin tarjet	C
sin woman	P
sina	C
sina hospital	C
sina mount	C
sina mychart	C
sina peninsul	C
sinc	W
sinc 1945	C
sinc _i	[
sinc _the	W
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
singl mom	U
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
sir	G
sir set	K
sirach	[
siri	S
sirloin	D
sirv	C
sirv _par	C
sisar	S
siser	[
sist ?who	W
sist _be	Y
sist _in	W
sist _of	[
sist _wont	U
sist act	J
sist sledg	C
sist wif	C
sistem	C
sistem sol	D
sit	C
sit _for	C
sit _in	W
sit _on	G
sit _with	Y
sit accept	D
sit crash	C
sit still	S
six	C
six _in	C
six da	R
six flag	E
six hour	H
six mes	J
six month	T
six nation	C
six nin	K
six peopl	C
six releas	M
six tomorrow	C
siz	C
siz 2lb	L
siz _a	H
siz _be	S
siz _on	C
siz a4	K
siz averag	J
siz bed	C
siz calculator	N
siz chart	G
siz crochet	G
siz drill	M
siz duvet	G
siz eight	G
siz eleven	I
siz fourteen	N
siz minimum	N
siz suitcas	K
siz trampolin	K
siz turke	G
sk	C
skateboard	E
skdjfh	E
skdjfh ksjdhf	E
ski	C
ski resort	C
ski trip	C
skibid	C
skin	[
skin _of	C
skin _on	N
skin diseas	V
skinn	F
skinn jean	C
skip	K
skip church	U
skip ever	M
skip row	C
skirt	[
skod	E
skod fabi	E
sku	D
sku 88213	D
skull	F
skull chr	C
sky	W
sky blu	C
sky island	C
skydiv	H
skylin	E
skyrim	C
skyrim consol	C
skyrim quest	C
skywalk	I
skywalk lightsab	I
sla	C
sla season	C
slack	C
slack ?how	I
slack messag	C
slam	C
slam _hav	C
sland	[
slav	[
slav _and	S
slav girl	T
slaver	T
slaver abolish	C
sledg	C
sledg great	C
sledgeham	C
sledgeham year	C
sleep	T
sleep ?how	C
sleep _do	C
sleep _in	[
sleep _on	V
sleep _with	S
sleep alon	P
sleep current	C
sleep dur	P
sleep ten	D
sleep togeth	U
sleepless	T
slid	K
slid siz	K
slim	C
slim without	C
sling	G
sling shot	C
slip	C
slip dress	F
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
slow cook	H
slow food	C
slow motion	I
slug	C
slug eat	C
slumb	T
small _on	C
small bus	C
small child	Q
small claim	C
small countr	C
small estat	E
small galle	M
small garden	C
small group	[
small intestin	C
small read	C
small thing	[
smart	D
smart met	G
smart than	G
smash	U
smash _the	U
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
smok point	C
smok weed	[
smoke	C
smoke eye	F
smoke robinson	C
smyrn	V
snack	C
snack list	C
snail	C
snail eat	C
snak	[
snak _and	T
snak _in	Z
snak gam	C
snak plant	C
snap	C
snarf	C
sneak	[
sneak out	[
sneez	C
sneez ?when	C
snook	D
snook ball	F
snook maximum	K
snoop	F
snoop dog	F
snorkell	C
snorkell hurgh	C
snow	L
snow chain	C
snow real	C
snow report	C
snyd	C
snyd cut	C
so	Z
soak	E
soap	C
soap ingredient	H
soap mak	G
sob	[
soborn	V
sobrin	S
social	[
social medi	V
socialism	V
sociolog	F
sociolog functionalism	F
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
sof without	F
sofoni	Q
soft	F
soft cell	C
soft spot	C
soft yolk	H
soften	C
soften salt	C
softwar	S
softwar engin	M
sohcahto	C
soil	U
sol	H
sol _a	C
sol _en	[
sol _por	X
sol _un	R
sol esto	C
sol goalkeep	C
sol habl	C
sol maquet	D
sol panel	E
sol tab	C
sol trad	C
sold	[
sold mock	Q
soledad	E
soliloqu	H
soliloqu ?how	H
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
solstic	G
solstic ticket	G
solt	Z
solter	V
solv	C
solv 3x	C
solv listen	C
som	K
som jaz	C
som peopl	C
som point	K
sombr	U
somebod	U
somebod _tell	C
son	[
son ?who	S
son _and	S
son _be	X
son _con	T
son _do	[
son _in	X
son _las	Z
son _los	T
son _of	[
son _wont	U
son a610	G
son com	Q
son compatibl	C
son die	Q
son got	P
son heung	C
son igual	Q
son join	Q
son kill	P
son lif	T
son new	C
son pec	Q
son steal	P
son want	R
sonet	C
song	C
song _about	N
song _for	C
song _from	I
song _in	C
song _of	[
song _that	C
song _the	C
song compos	C
song list	L
song paul	C
song tun	D
sonid	C
sonnet	C
sonnet _about	C
soon	Z
soport	[
sor	[
sorcer	V
sord	Q
sorr	[
sorr _for	R
sorr _to	T
sorrow	[
sort	C
sort arra	I
soul	[
soul _of	P
soul best	C
soul estu	C
soul movi	K
soul thre	H
soul train	C
soulcycl	F
soulcycl class	F
sound	J
sound _be	C
sound _but	J
sound mak	E
sound mor	H
sound stif	C
soundtrack	C
soup	E
soup guy	C
sourc	G
sourc cod	G
sourdough	C
sourdough alwa	F
sourdough com	D
sourdough start	I
south	G
south island	I
south kore	C
south rim	C
southampton	E
southampton saint	E
southeastern	C
sow	[
sow _in	C
sow _the	U
sp	G
sp _and	K
sp _for	E
sp _of	E
sp mem	C
sp mph	C
sp up	F
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
spank _my	P
spar	N
spar _the	[
spar rib	C
spar saul	Q
spark	L
spark ?when	I
sparrow	[
speak	[
speak _for	Q
speak _in	[
speak _the	Q
speak _to	W
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
speed	M
speed ticket	I
spel	C
spel rhythem	C
spell	C
spell accomodation	C
spell definat	J
spell gre	C
spell level	I
spenc	F
spenc calor	F
spend	[
spend _too	Q
spent	Z
sperm	U
spf	C
spf thirt	C
spic	D
spic _be	C
spid	I
spid not	C
spid siz	C
spiderman	C
spik	C
spill	I
spill gulf	E
spin	C
spin cycl	J
spirit	L
spirit _a	U
spirit _and	P
spirit _be	R
spirit _in	X
spirit _of	R
spirit airlin	H
spirit awa	C
spirit halloween	C
spirit island	E
spirit level	C
spirit mean	P
spirit pour	R
spirit stallion	C
spirit stor	C
spirit vs	C
spiritual	[
spiritual gift	Z
spit	[
spleen	C
spleen _do	C
splint	C
splint _at	C
splint tap	C
split	N
split _a	F
split pdf	F
split screen	C
split up	W
spoil	H
spoil _the	S
spoil next	C
spong	I
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
spotif wrap	D
spotless	C
spotless mind	C
spous	[
spous _be	P
spr	U
spr airport	H
spr constant	C
spr hotel	C
sprain	C
sprain _and	C
sprain ankl	J
spread	C
spread _the	S
spreadsheet	C
spreadsheet add	K
spreadsheet d	N
spreadsheet merg	H
sprinkl	[
spy	U
sql	C
sql _to	C
squad	I
squar	C
squar brown	G
squar minu	L
squar root	E
squeak	C
squeak brak	F
squeak floorboard	H
squeez	N
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
st kit	H
st lou	E
st luci	D
st michael	F
st pancr	C
st patrick	K
st paul	C
st petersburg	F
sta	[
sta _at	U
sta _in	N
sta _on	C
sta _with	S
sta hom	T
sta pur	[
sta viabl	C
stab	L
stack	C
stack plu	H
stadium	D
stadium bag	I
stadium capacit	K
staf	Y
stag	[
stag _do	C
stag _of	C
stag fourteen	K
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
stamp	J
stamp _to	E
stamp dut	D
stan	C
stan iron	C
stanc	C
stanc box	C
stand	Q
stand _and	C
stand _at	V
stand _by	[
stand _for	C
stand _my	S
stand _on	C
stand still	U
stand up	[
standard	C
standard complaint	C
standard deviation	C
stanford	J
stanford speech	J
star	R
star _and	[
star _at	Y
star count	I
star judg	C
star sign	K
star trek	C
star war	C
stardew	G
stardew valle	G
starfish	C
starfish reef	C
starl	I
start	I
start ?when	C
start _a	[
start _and	C
start _in	J
start _my	[
start _of	Z
start _th	M
start _the	[
start _with	C
start chem	W
start class	C
start dat	T
start dos	C
start doubl	F
start mone	C
start over	[
start read	U
start smell	I
start system	E
start teeth	C
start tim	C
startup	C
starv	[
stas	E
stas fil	E
stat	C
stat 1969	C
stat 2020	E
stat _hav	C
stat _of	C
stat bird	C
stat list	C
stat lock	G
stat newton	C
stat warrior	G
statement	G
statement exampl	C
static	C
static aft	C
static void	I
statin	C
statin _and	C
station	L
station closur	C
station near	G
statu	J
statu 403	J
statu ba	F
statu mean	C
statu open	I
statut	F
statut _of	F
statutor	J
statutor uk	J
stdi	F
stdi h	F
stead	P
steak	C
steak _for	J
steak pric	E
steakhous	E
steakhous menu	E
steal	[
steal _from	U
steal _my	S
steal _the	L
steam	C
steam deck	H
steam engin	C
steel	C
steel different	C
steel histor	C
steel knif	C
steel prediction	G
steel wat	F
steer	E
steer wheel	E
stencil	C
step	E
step _be	C
step _by	C
step _of	C
step child	R
step up	C
stepchildren	T
stepdad	S
stepfath	U
stephen	S
stephen king	C
stephen speech	S
stepmoth	R
stev	C
stev coogan	L
stev job	C
stew	[
stew without	C
stewi	C
stewi voic	C
stfu	C
stick	[
stick _that	[
stick _to	P
stick insect	C
stick season	I
stif	I
still	[
still _and	Q
still _be	P
still _for	T
still _in	C
still lif	S
still lov	Q
still not	Q
still noth	C
still singl	[
still stop	C
stillborn	X
sting	G
sting _your	C
stir	Y
stitch	C
stitch ?when	D
stitch _do	D
stitch out	C
stitch pattern	C
stock	D
stock _and	C
stock down	C
stock market	P
stock pric	I
stoicism	G
stoicism podcast	G
stok	C
stok _on	C
stomach	P
stomach bug	J
ston	[
ston _and	U
ston _for	[
ston _in	Q
ston _of	[
ston _to	X
ston pillow	[
ston setlist	D
ston templ	C
ston work	C
stoneheng	G
stoneheng solstic	G
stonewar	C
stonewar casserol	C
stood	[
stop	U
stop _a	D
stop _my	C
stop _the	[
stop advertis	E
stop bark	C
stop be	[
stop condensation	C
stop cr	P
stop cut	M
stop eat	S
stop fox	C
stop halfwa	J
stop la	C
stop lov	R
stop mak	C
stop outsid	C
stop overnight	D
stop peel	C
stop send	C
stop sin	Z
stop spam	F
stop squirrel	C
stop think	Q
stop tomato	E
stop treatment	U
stop watch	[
stop worr	U
stor	C
stor _about	H
stor _for	R
stor _in	V
stor _my	D
stor _of	[
stor _to	R
stor adam	C
stor aft	C
stor buy	K
stor dahli	H
stor fiv	E
stor four	D
stor fre	C
stor fresh	J
stor girl	C
stor hour	H
stor location	C
storag	C
storag full	C
store	C
store hous	C
storm	[
storm daniel	C
stortford	J
stortford train	J
str	C
str arg	I
str part	C
str theor	C
straight	[
straight _to	Z
straight lin	C
strain	D
strait	F
strait album	F
strang	X
strang thing	C
strap	C
strap _be	C
strateg	C
strateg chart	K
strateg gam	C
strateg martingal	I
strauss	G
strauss 501	G
straw	[
streak	L
streak _on	C
streak freez	D
stream	J
street	E
street _be	E
street crash	C
street original	H
street spoil	C
street toda	C
strength	[
strengthen	S
stress	[
stretch	L
stretch _for	G
stretch fabric	D
strict	U
strik _the	[
strik dat	C
strip	M
strip _it	E
strip club	[
strip cost	F
strip int	C
strip screw	D
strok	C
strok engin	C
strong	S
strong _and	S
strong man	U
strong muscl	C
strong woman	P
struck	[
structur	C
struggl	Z
struggl _with	V
strum	E
stubborn	F
stuck	V
stuck _at	M
stuck _in	[
stuck _on	C
stuck ring	C
stud	[
stud _for	P
stud hait	F
student	F
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
stupid bot	L
stupid garbag	C
stupid piec	C
stupid search	C
sty	C
sty _on	C
styl	C
styl _a	F
su57	I
sub	Y
subaru	C
subaru outback	C
subi	S
subject	C
subject access	G
subject lin	D
submarin	C
submarin sink	C
submarin titan	C
submit	[
submit _to	S
subscriptabl	F
subscription	G
substitut	C
substitut _for	C
substitution	S
substitution _allow	C
succ	[
success	[
succession	D
succession season	C
successor	X
such	V
such _a	[
such fil	F
such long	C
suci	U
suck	C
suculent	F
suculent hoj	F
sud	E
sud mak	E
sudaf	C
sudaf _with	C
sudameric	D
sudden	[
sudoku	C
sudoku solv	C
sueci	C
suegr	Y
suegr _de	R
sueld	T
suen	[
suen _de	R
suen _en	Q
suert	Q
suert _de	C
suez	C
suez cris	C
suf	[
suf servant	P
suffer	R
suficient	Q
sufr	Y
sufren	P
sufren _los	P
sufrimient	Q
sug _be	G
sug normal	C
suicid	[
suicidal	R
suicidi	V
suit	C
suit hir	C
suit jacket	C
suit red	C
suitcas	H
suitcas count	K
suiz	C
sujet	C
sujet _y	C
sul	C
sum	C
sum 2019	G
sum _a	F
sum _i	C
sum rank	G
sum sacerdot	R
sum si	K
sum word	F
sumif	G
sumif c	G
summar	M
summar _for	J
summar _of	[
summaris	C
summaris _th	J
summaris _the	E
sun	R
sun go	W
sun moon	X
sun set	C
sun trad	D
sunburn	G
sunburn ?how	G
sunda	X
sunda buffet	C
sunda driv	C
sunda roast	E
sunda school	[
sunda tim	C
sunris	[
sunset	[
sunshin	C
sunshin _of	C
sunshin band	C
sup	C
sup _and	C
sup bowl	C
sup club	C
sup dud	C
sup mari	F
sup rugb	I
supermarket	H
supermarket _for	N
supermarket sell	H
supervisor	U
support	[
support _a	Q
support _my	[
suppos	E
suppos _to	E
suprem	C
suprem court	C
sur	W
sur _i	Q
surah	C
surah yasin	C
surfac	C
surfac are	E
surger	[
surpris	Y
surrend	U
surrend _to	U
surround	X
surveyor	D
surveyor _do	D
surviv _in	C
survival	C
survival ascend	C
survival evolv	H
survivor	W
suscripcion	D
sush	C
sush deliver	C
suspend	X
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
swallow _by	H
swallow _the	X
swallow chew	C
swallow sp	E
swallow up	W
swap	C
swap fac	C
swear	S
sweat	X
sweden	C
sweden _and	C
sweet	T
sweet ingredient	C
sweet potat	J
sweet than	U
sweeten	C
swift	K
swift bridg	F
swift cod	J
swift dat	C
swift er	N
swift optional	C
swiftu	E
swiftu navigation	E
swim	G
swim film	C
swim upsid	D
swin	[
swing	R
swing stat	E
switch	U
switch _to	C
switch joycon	C
switzerland	C
swollen	C
swollen fing	C
sword	[
sword _in	[
sword _of	V
sword int	X
sword ps3	C
sydne	C
sydne ?when	K
sydne _or	L
syllogism	C
symbol	[
symbol _and	C
symbol _in	C
symbolic	[
symbolism	C
sympath	[
sympath card	[
symphon	C
symphon fort	E
symptom	N
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
system out	I
system prompt	I
system requirement	C
system user	M
szechuan	C
szechuan sauc	C
tab	C
tabernacl	[
tabernacul	Y
tabl	D
tabl _de	K
tabl _del	C
tabl _of	[
tabl _too	C
tabl _with	C
tabl count	D
tabl dax	E
tabl periodic	C
tabl post	C
tabl user	E
tablecloth	I
tabler	D
tabler _del	D
tablespoon	F
tablespoon _in	F
tablet	M
tablet _in	C
tablet compr	G
tablet non	C
tablet rosett	C
tabor	[
tac	C
tacon	Q
tacon comod	E
tade	Y
tai	I
tai chi	I
tail	H
tail rotor	D
tailwind	E
tailwind dark	E
taint	C
taint lov	C
tak	X
tak _a	Z
tak _for	D
tak _him	Q
tak _his	P
tak _it	[
tak _me	C
tak _my	[
tak _the	W
tak _to	H
tak _too	Q
tak antidepressant	P
tak appl	E
tak awa	W
tak back	Y
tak car	[
tak cat	K
tak communion	[
tak creatin	C
tak credit	W
tak cut	C
tak down	C
tak everyth	P
tak off	[
tak over	Q
tak ownership	C
tak paracetamol	E
tak six	H
tak up	[
takeawa	C
takeawa _that	H
takeawa open	C
tal	C
tal _for	C
tal bot	N
tal innocenc	C
tal mill	C
tal summar	C
tal tod	C
tal vocabular	C
taladr	D
talent	[
talent build	C
talith	X
talk	[
talk _about	W
talk _for	[
talk _in	U
talk _to	C
talk _with	[
talk back	P
talk bad	P
talk behind	Q
talk car	C
talk donke	S
talk dup	F
tall	C
tall 38	F
tall _be	T
tall _de	C
tall _in	G
tall build	C
tall guy	C
tall mountan	C
tall nba	D
tall thre	C
tam	M
tam _a	C
tam calculator	H
tamal	K
tamal _de	C
tambien	S
tambourin	[
tammuz	T
tan	D
tan graph	C
tan lent	E
tan streak	C
tan x	D
tank	C
tank cycl	C
tank engin	F
tank tig	L
tant	Z
tanzani	E
tanzani _and	E
taoist	C
taoist tai	I
taoist templ	C
tap	C
tap measur	C
tap schedul	K
tap wat	C
tard	E
tard _el	N
tard _en	M
tard _par	[
tard _un	E
tardigrad	C
tardigrad surviv	C
tare	U
tare _de	D
target	E
target stor	E
tarif	D
tarif _on	D
tarjet	S
tarjet _de	Z
tarjet _par	Y
tarot	C
tarot card	C
tarot grat	C
tarot spread	E
tars	[
tasbih	C
tasbih count	C
task	C
task list	C
task writ	I
tasmanian	C
tasmanian devil	C
tast	F
tast burnt	D
tast slow	C
tat	C
tat poet	C
tatto	Y
tatto _to	C
tatuaj	T
taur	D
taur _par	D
tauru	C
tavern	C
tax	I
tax _al	F
tax _in	C
tax _to	U
tax band	E
tax bracket	L
tax cod	C
tax collector	[
tax numb	C
tayikistan	E
taylor	C
taylor swift	T
taz	E
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
teach	S
teach _a	E
teach _and	P
teach _by	Z
teach _in	P
teach _me	Y
teach _my	Y
teach _of	V
teach alexand	C
teach child	S
teach pay	C
teach strik	G
teach sunda	Q
team	M
team jacob	C
tear	D
tear _in	C
tear _of	C
teas	E
teas _with	C
tech	V
technical	C
techniqu	C
technolog	X
tecl	C
tecl ingl	I
tectonic	C
tectonic plat	C
tectonic typ	H
ted	F
ted film	F
teen	M
teen _be	T
teen spirit	C
teenag	U
teenag _be	Q
teenag _wont	Q
teenag need	H
teeth	C
teeth _do	C
teeth rusk	C
teh	N
teh best	N
tekel	V
tekel upharsin	S
teko	Z
tel	C
tel samsung	C
telefon	P
telefon _al	F
television	S
television _y	D
televisor	E
tell	T
tell _a	V
tell _and	D
tell _me	C
tell _my	T
tell _the	R
tell _to	X
tell befor	C
tell not	C
tem	[
tem _par	[
temor	[
temor _a	[
temor _al	U
temor _de	S
temp	L
temp _for	C
temperanc	C
temperanc brennan	C
temperatur	C
temperatur _for	C
temperatur _in	H
temperatur _to	M
temperatur actual	C
tempestad	V
templ	[
templ _de	W
templ _in	K
templ _of	C
templ _to	Y
templ amrits	C
templ armor	G
templ bar	H
templ build	W
templ documentar	F
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
ten commandment	J
ten day	C
ten element	C
ten going	C
ten hij	Q
ten languag	E
ten lep	S
ten mil	J
ten minut	L
ten miopi	C
ten nam	C
ten plagu	Z
ten thousand	S
ten usernam	G
ten virgin	P
ten week	C
ten year	K
tenant	U
tenedor	J
tenedor _en	J
tenem	[
tenem _un	Y
tenerif	C
tenerif _in	C
tenerif vuel	G
tenet	C
tenet becaus	C
teni	Z
tenian	S
tenn	C
tenn ?when	M
tenn ball	E
tenn scor	K
tens	C
tens _of	C
tent	[
tent _of	R
tent peg	S
tentacion	C
tentacion parej	C
tenth	V
tenth plagu	T
tentmak	[
teologi	V
teorem	F
teorem _de	F
terc	[
terc templ	Y
tercer	F
tercer barat	H
tercer seat	I
term	C
term _of	C
term dat	C
term vs	F
termin	[
termin _el	U
termin _una	U
terminal	Q
terminal _and	F
terminal velocit	H
terminator	C
terminator sav	C
terr	E
terraform	G
terraform stat	G
terremot	Y
terribl	[
terribl day	P
terribl thing	Q
terrif	T
terrif _of	S
terror	L
terror _en	C
terrorist	Z
tesalonicens	V
tesc	D
tesc clubcard	D
tesl	E
tesl model	E
tesor	W
test	C
test 123	C
test _a	Q
test _de	C
test _for	X
test _from	I
test _pleas	C
test _th	C
test _the	[
test _with	D
test color	L
test dat	G
test one	G
test p	G
test quer	G
test search	J
test test	C
test tomorrow	[
test yield	C
testament	[
testament law	[
testif	V
testig	[
testig _de	Q
testimon	[
tetan	F
tetan cad	F
tetanu	C
tetanu boost	C
tetanu shot	D
tetr	C
tetr world	C
tex	C
tex beach	G
tex compar	E
tex holdem	I
tex rang	N
text	C
text _or	K
text _par	[
text _so	C
text _to	C
text big	C
text box	I
text her	C
tha	M
tha green	M
thailand	C
thal	H
thal item	H
than	S
than _a	X
than _i	Q
than _me	[
than _my	E
than _the	X
than fibr	C
than hone	U
than one	W
than oth	C
than pe	C
than sacrific	[
than sir	C
than spanish	C
than wood	C
thank	R
thank _and	T
thank _for	[
thank _god	[
thank _to	[
thank _you	[
thank bot	C
thanksgiv	U
thanksgiv servic	U
thanksgiv worksheet	C
thatch	C
theft	[
theguardian	J
theguardian com	J
theloniou	H
theloniou monk	H
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
theophilu	X
theor	J
theor _in	C
theorem	J
theorem worksheet	J
ther	M
ther no	C
therap	U
therefor	C
therefor _i	C
thermodynamic	C
thes	[
theseu	C
theseu explain	C
thessalonian	Y
thessalonic	W
thick	G
thick befor	C
thick cur	C
thicken	C
thicken _a	C
thief	[
thief _on	T
thiev	Y
thigh	L
thigh half	L
thin	N
thin cow	S
thin out	C
thing	Z
thing _and	T
thing _be	H
thing _i	H
thing _in	W
thing _to	F
thing com	T
thing happen	Q
think	U
think _about	[
think _do	C
think _god	P
think _he	S
think _i	X
think _im	[
think _my	R
think _of	C
think therefor	C
third	[
third item	M
third step	C
third templ	V
thirst	W
thirst _for	V
thirt	L
thirt _and	[
thirt _or	I
thirt degre	C
thirt grad	C
thirt mean	C
thirt piec	X
thom	E
thom _the	F
thom appoint	C
thom edison	C
thom height	C
thom tuchel	D
thor	C
thor ham	C
thorn	U
thorn _in	Q
thorn bush	H
thorn starfish	C
though	F
though _the	J
though all	C
thousand	[
thousand fed	R
thousand man	Q
thousand year	U
thre	C
thre 14159	C
thre 5e	I
thre _and	V
thre _de	C
thre _in	Y
thre _of	C
thre best	J
thre boss	H
thre bs	M
thre co	D
thre complet	J
thre da	W
thre day	C
thre eight	H
thre friend	[
thre hundr	X
thre john	[
thre king	[
thre lin	E
thre litr	H
thre m	C
thre man	V
thre mes	C
thre mil	F
thre olivi	E
thre one	E
thre paint	H
thre patch	F
thre point	D
thre rang	E
thre second	C
thre store	C
thre strateg	C
thre two	C
thre visitor	V
thre word	E
thre year	[
thread	C
thread _a	C
thread bunch	C
threaten	S
thresh	[
thresh floor	[
thrift	C
thrift stor	C
thrill	M
thrill releas	M
thron	K
thron cheat	C
thron hous	C
through	N
through _a	[
through _my	C
through _the	[
through diet	C
through faith	R
through floor	C
throw	[
throw _a	R
throw _in	[
throw _of	C
throw _to	S
throw int	Y
throw out	[
throw up	C
thump	G
thund	R
thund _and	Y
thund ham	C
thursda	U
thursda _at	C
thyatir	Q
ti	[
ti mism	S
tiberiu	X
tibetan	C
tibetan color	C
tibetan sing	C
tibi	Z
tick	C
tick _from	M
tick _on	C
ticket	C
ticket _for	C
ticket _from	N
ticket _in	L
ticket _on	E
ticket point	K
ticket pric	C
ticket sell	D
tid	C
tid tim	C
tie	C
tie _a	C
tie color	D
tie dye	J
tie wed	C
tiemp	N
tiemp _de	[
tiemp _en	E
tiemp _par	S
tiemp _se	C
tiemp _y	F
tiemp biblic	S
tiemp dificil	W
tiemp dur	G
tiemp estuv	P
tiemp manan	C
tien	I
tiend	Z
tiend _de	C
tienen	X
tier	C
tier list	C
tierr	[
tierr _de	R
tierr _y	Q
tierr nuev	Q
tierr prometid	P
tig	C
tig moth	C
tig them	C
tig vs	L
tight	D
tight _should	C
tight hamstr	G
tight spot	M
tigr	X
tijer	C
tikal	C
tikk	M
tikk masal	M
tiktok	C
tiktok _with	C
til	C
til _in	C
til mean	C
tilbur	F
tilbur pillow	F
tild	N
tild _en	I
till	[
tilt	C
tilt _th	C
tim	L
tim _a	V
tim _and	C
tim _as	[
tim _be	P
tim _do	Q
tim _for	[
tim _in	Z
tim _of	G
tim _to	S
tim belt	K
tim chain	K
tim complexit	D
tim crossword	C
tim differenc	I
tim duncan	C
tim east	C
tim islam	C
tim leed	H
tim odeon	C
tim travel	D
tim whitb	C
tim zon	C
timelin	G
timestamp	D
timestamp _to	D
timetabl	C
timetabl aqa	C
timote	V
timoth	V
timoth chalamet	C
timoth dalton	F
timothe	E
timothe chalamet	E
tin	C
tin _of	G
tin siz	L
tind	P
tind _com	D
tind gold	C
tinnitu	H
tinnitu _in	C
tint	C
tint rubi	C
tip	C
tip _a	E
tip _for	C
tip _in	C
tip day	H
tip off	I
tipic	C
tipic entrevist	C
tir	Q
tir _for	C
tir _of	C
tiramisu	D
tiramisu no	D
tit	R
titan	C
titanic	D
titanic movi	L
titanic sink	E
tith	Z
tith _in	T
tith _on	[
tith barn	C
tith map	C
titl	T
titration	C
titration calculation	C
tittl	V
titu	Q
titu welliv	C
tmrw	M
to	[
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
tod _el	X
tod _en	Y
tod _la	U
tod _las	S
tod _lo	X
tod _los	S
tod _me	[
tod _mis	P
tod _se	R
tod _ser	U
tod _tien	U
tod _tus	C
tod est	T
tod incluid	I
tod son	S
toda	D
toda _you	[
toda dat	C
toda tauru	C
toda virg	C
todavi	X
toddl	W
toddl _to	C
toddl need	D
toed	C
toed sloth	C
toefl	G
toefl vs	G
togeth	Z
togeth ?how	G
togeth _for	R
togeth _in	T
togeth befor	P
toggl	E
toilet	C
toilet run	E
toilet seat	C
toilet wat	D
token	D
toky	K
toll	C
tom	D
tom _el	Q
tom _la	M
tom cruis	C
tom hank	J
tom jon	C
tomat	C
tomat _a	F
tomat feed	C
tomat leav	C
tomat plant	I
tomato	C
tomato _from	E
tomato scor	M
tomb	[
tomorow	N
tomorrow	R
tomorrow _and	P
ton	F
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
tool	J
tool inst	E
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
tor am	C
torah	[
torch	[
torm	C
torment	[
torn	[
torn down	X
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
tot	D
tot bag	D
total	N
total eclips	C
total resistanc	C
totem	C
totem _of	C
tottenham	F
tottenham lineup	F
touch	U
touch _his	[
touch _me	[
touch _th	C
touch _the	Y
touch screen	C
touch typ	K
tour	C
tour 2023	M
tour _de	G
tour dat	C
tour setlist	N
tour ticket	H
tow	E
tow _of	Z
tow campground	C
tow capacit	C
tow card	C
tow tall	G
tow wyom	G
toward	[
town	Y
town _of	[
toxic	P
toxic _for	C
toxic aveng	C
toy	C
toy stor	C
toyot	J
toyot coroll	J
tr	Y
tr _for	R
tr _to	R
tr joven	S
tr trist	C
tr vec	P
trabaj	[
trabaj _de	V
trabaj _en	[
trabaj nuev	Q
trabalengu	C
trabalengu tr	C
track	C
track _my	H
track list	I
track result	F
tracklist	C
trad jo	E
trad standard	C
trademark	E
trademark search	E
tradition	[
traditional	M
traditional ira	G
traduc	C
traduc buen	C
traduc est	G
traffic	H
traffic light	C
traffic warden	C
trag	R
traicion	Z
trail	C
trail _de	C
trail _in	C
trail near	F
train	C
train _be	E
train _for	[
train _from	H
train danc	C
train dat	C
train leav	C
train plan	C
train strik	G
train tim	H
train tip	F
trait	D
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
transform step	E
transfusion	X
transgend	X
transgresion	Q
transgression	[
translat	C
translat _my	J
translat _th	I
translat _the	C
translat _your	I
translat good	C
translation	[
translation _of	J
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
trat	Z
trat _a	T
trat _el	V
trat mal	T
traum	[
travel	T
travel discount	H
travel insuranc	C
travell	H
travell _to	E
tre	Q
tre _and	U
tre _for	C
tre _from	T
tre _in	T
tre _of	Y
tre _to	R
tre camp	C
tre fertiliz	C
tre prun	C
tre repot	C
tre sap	E
tre screen	C
tre track	I
tre zeu	C
treasur	[
treasur _and	W
treasur _in	T
treat	D
treat _a	C
treat _me	W
treat _my	S
treat _of	C
treat bad	S
treat ingredient	K
treat tim	C
treatment	X
treatment _for	C
treint	[
trek	C
trek show	C
trembl	S
tren	C
tren _de	C
tren madrid	C
tren sal	C
trench	C
trench warfar	C
trent	C
trescient	W
trevor	I
trevor noah	I
trex	E
trex sound	E
trial	I
trial dat	C
trial shift	C
triangl	Q
triangul	C
trib	[
trib _be	T
trib _of	[
tribu	X
tribu _de	R
tribulacion	Q
tribulation	Z
trick	M
trick _or	C
trick _to	Q
trig	T
trim	C
trinidad	C
trinidad carnival	C
trinit	J
trinit actress	F
trinit blood	C
trinit colleg	E
trinit lak	C
trinit outfit	C
trinit test	C
trip	L
trist	C
trist letr	C
trist tigr	C
triunf	E
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
troph guid	D
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
trump	G
trump net	F
trumpet	[
trust	[
trust _god	V
trust _him	P
trust _in	[
trust _the	P
trust issu	Q
truth	[
truth _and	P
try	Q
ts	F
ts chord	F
tsar	C
tsar _of	C
tsh	I
tsi	K
tsi tim	K
tsushim	C
tsushim two	C
ttttttt	C
ttttttt yy	C
tu	[
tu er	S
tub	I
tub peak	G
tub run	C
tub station	C
tubal	Z
tuchel	D
tuchel salar	D
tucson	J
tudor	C
tuesda	E
tuition	C
tuition _if	C
tulip	X
tulip bulb	E
tuls	C
tuls _with	C
tumb	V
tumbl	D
tumbl dry	C
tumor	[
tumor _be	S
tun	C
tun _a	L
tun _if	J
tun drop	J
tundr	C
tunic	T
tunnel	T
tunnel splint	C
tunnel wrist	L
turban	C
turc	C
turc pas	C
turke	C
turke _do	G
turke _in	E
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
turn against	Q
turn awa	[
turn back	V
turn fift	C
turn int	[
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
tutorial eas	H
tuv	Z
tuv _un	Z
tuv david	P
tuvieron	R
tv	C
tv _hav	J
tv _show	C
tv bil	F
tv ser	J
tv und	J
tv8	I
tversk	C
tversk kahneman	C
tweet	D
tweet announc	D
twelv	U
twelv _y	C
twelv apostl	C
twelv discipl	R
twelv factorial	C
twelv foot	F
twelv hour	E
twelv mean	[
twelv son	S
twelv sp	[
twelv summar	F
twelv triangl	D
twelv trib	U
twelv win	M
twelv yr	C
twent	C
twent fashion	C
twent question	C
twic	L
twic _the	F
twilight	C
twin	[
twist	C
twist sist	C
twit	C
two	D
two 202	L
two _a	C
two _by	T
two _dec	C
two _of	K
two answ	L
two bed	G
two bedroom	K
two blind	[
two cast	L
two cat	C
two ch	M
two chronicl	X
two corinthian	Z
two cruis	E
two da	C
two dictionar	C
two edg	[
two eg	G
two fish	V
two fiv	C
two friend	Q
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
two paint	H
two paragraph	D
two peopl	X
two pet	Z
two pound	C
two question	C
two run	C
two samuel	[
two seven	I
two sist	T
two six	C
two son	P
two summar	D
two templ	G
two thessalonian	U
two thre	D
two thron	C
two timoth	[
two toed	C
two troph	C
two two	C
two unlimit	C
two walk	U
two week	K
two wif	W
two wit	Q
two woman	T
two x	I
two xur	C
ty	[
tyer	C
typ	C
typ _in	I
typ _my	C
typ _of	R
typ _someth	C
typ _wrong	C
typ chart	N
typ compatibilit	N
typ diet	J
typ her	C
typ skod	E
typ yesterda	C
typeerror	F
typeerror nonetyp	F
typescript	J
typescript generic	J
typhoid	C
typhoid mar	C
tyr	E
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
ugl	[
uiuiu	C
uk	C
uk ?who	G
uk compan	C
uk eight	N
uk postcod	N
uk sport	I
ukrain	U
ukrain front	F
ukulel	C
ukulel song	C
ul	C
ul kurs	C
ultim	H
ultim hor	W
ultim notici	C
ultim palabr	P
umbreon	C
umrah	E
umrah packag	E
un	L
un acrilic	C
unabl	M
unabl _to	M
unanswer	Q
unanswer pra	Q
unappreciat	U
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
uncl	U
unclean	[
unclean animal	U
unclean spirit	R
unclog	C
unclog _a	C
unconditional	X
uncontest	C
uncontest divorc	C
und	I
und 120	K
und 20	C
und 500	C
und 5s	C
und _a	Q
und _do	C
und _his	V
und _the	Z
und carpet	H
und eight	C
und fift	C
und hundr	N
und last	D
und thre	J
undefin	C
undefin null	F
undefin read	C
undefin referenc	C
underground	F
underneath	H
understand	T
understand _me	R
understand _the	R
understand polish	C
undocument	[
undr	N
undr 500	N
unemplo	[
unemployment	C
unemployment rat	C
unequal	R
unequal yok	R
uneven	F
uneven _in	F
unexpect	L
unexpect token	D
unf	[
unfair	S
unfaith	R
unforgiv	W
unforgivabl	T
unforgivabl sin	T
unforgiven	C
unforgiven clint	C
ungid	Q
ungrat	S
unhapp	U
unid	C
unid requisit	C
unidad	P
uninstall	G
uninstall _th	G
union	T
union _and	E
union select	I
union start	C
uniqu	D
unit	C
unit _in	L
unit red	F
unit rigidbod	C
unit stat	C
univers	T
universal	M
universal studi	M
universidad	W
universit	V
universit acceptanc	C
unix	D
unix timestamp	D
unjust	X
unknown	[
unknown _god	Q
unladen	J
unladen swallow	J
unleaven	[
unleaven bread	[
unleaven flatbread	C
unless	S
unless _the	R
unlimit	H
unlimit coin	C
unlock	C
unlock cost	M
unlock develop	M
unlock sim	E
uno	T
uno 2023	M
uno _can	H
uno stack	C
unplug	C
unplug _it	C
unrestrict	C
unrestrict ai	C
unrestrict assistant	J
unsubscrib	C
unt	C
unt socr	C
until	M
until _the	[
until christm	C
until marr	R
unworth	W
up	W
up _a	C
up _and	M
up _at	C
up _by	T
up _for	[
up _in	U
up _my	I
up _on	[
up _to	R
up _with	[
up _your	[
up again	S
up befor	R
up hour	K
up lin	D
up nev	C
up old	F
up scott	C
up voltag	E
updat	C
updat _from	C
updat com	C
upgrad	C
upharsin	S
upon	[
upon _the	Y
ups	C
ups packag	C
upsid	G
upsid down	G
uptown	C
uptown funk	C
upwork	C
upwork fe	C
ur	J
ur mum	C
uranium	C
uranium 238	C
uri	P
uriah	U
urn	[
uru	G
uru leas	G
urugua	C
us	F
usa	F
usa _with	L
usar	[
usb	C
usc	C
usd	C
usd _to	D
usd jpy	C
use	M
use 20w50	J
use _a	C
use _for	C
use _in	H
use _me	X
use _my	Y
use _on	C
use _th	C
use _the	E
use _to	[
use cook	L
use oliv	F
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
user _be	M
user _with	N
user exampl	L
user rol	J
usernam	C
usernam _for	G
usernam password	I
ush	F
ush confession	C
using	[
using _my	[
using drug	Q
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
uzzah	T
uzziah	S
v	C
v dqw4w9wgxcq	L
v two	G
v v	G
v wainwright	C
v8	C
v8 batter	C
va	C
va _a	C
va _de	T
va gan	C
va mal	U
va tan	E
vac	W
vacacion _a	C
vacacion _por	D
vacanc	C
vacanc _in	C
vacation	[
vaccin	K
vaccin _do	E
vaccin _get	C
vaccin age	C
vaci	Y
vacun	J
vacun _del	F
vain	[
val	[
val _la	V
val _un	T
valenc	C
valenc _of	C
valenci	C
valenci ave	C
valencian	G
valencian ingredient	G
valentin	[
valentin day	X
valid	G
valid _in	C
validation	C
valient	Z
valkyri	D
valkyri tip	D
vall	[
vall _de	X
valle	W
valle _of	[
valle arizon	E
valle best	G
valle poisonou	C
valor	C
valor normal	C
valorant	G
valorant rank	G
valu	E
vam	V
vampir	C
vampir hunt	C
van	H
van _a	[
van _al	V
van _for	C
vancouv	C
vancouv _by	C
vandross	C
vandross great	C
vangel	C
vangel pian	C
vanidad	W
vanit	[
vanit _of	X
vanit mean	X
vap	[
var	F
var _de	[
var work	C
variabl	D
variabl simulador	D
varon	X
vasht	[
vauxhall	C
vauxhall cors	C
vay	R
vay mierd	E
vazquez	C
vazquez program	C
ve	W
ve _di	Q
vec	T
vecin	[
vedic	C
vedic astrolog	C
veg	C
veg residenc	G
vegan	L
vegan mac	G
vegetabl	L
vegetabl oth	C
vegetal	C
vegetarian	[
veil	Z
vein	C
vejez	U
vel	[
vel _de	T
velasquez	D
velasquez record	D
velocidad	C
velocidad _del	C
velocidad cuant	G
velocit	C
velocit _of	C
velori	[
vem	C
ven	[
venc	S
vend	[
vend machin	E
vendi	T
vendr	T
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
veo _a	Q
ver	F
ver _a	Y
ver _el	C
ver _en	C
ver brown	D
ver partid	C
ver pelicul	V
verb	C
verb _to	C
verb _with	D
verb all	I
verb list	C
verbal	K
verbal contract	C
verbos	C
verd	F
verdad	Y
verdader	U
verguenz	T
verif	C
verif _on	C
verificacion	C
verm	P
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
version cost	J
version exclusiv	D
verstappen	E
verstappen penalis	E
vesak	H
vesak dat	H
vest	R
vestid	C
vestid _de	C
vestidur	[
vet	C
vet _a	C
veteran	[
vez	[
vi	[
viabl	C
viaj	[
vibrator	C
victor	[
victor over	Y
victori	C
victori secret	C
victori spong	C
vid	[
vid _de	T
vid _ser	Z
vid _y	R
vid etern	S
vid laboral	C
vide	C
vide _of	K
vide convert	I
vide edit	F
vide gam	[
vide porn	F
vide year	C
videojueg	R
vidi	D
vidi editor	D
vie	C
vie mean	C
viej	J
viej mall	C
vien	M
vien manan	C
vienen	T
vient	X
vientr	[
viern	M
viern sant	S
vieron	P
vietnam	C
vietnam _as	C
vietnam war	I
view	C
view _my	C
view _on	D
vig	C
vigili	Z
vii	C
vii _hav	C
vii wif	J
vik	C
vik navigat	C
villag	Z
villain	C
villain _in	C
villain _with	E
vim	C
vin	[
vin _and	S
vin _de	C
vindalo	F
vindalo ?how	F
vineg	C
vineg _and	C
vineg salt	G
vineyard	[
vinyl	C
vinyl _and	I
vinyl record	D
vio	Q
viol	R
violacion	Q
violation	C
violation let	C
violenc	[
violenci	W
violenci _en	P
violent	Z
violin	E
violin _and	K
violin tour	G
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
virtu	Y
virtual	K
virtual background	C
virtud	U
virtuos	Q
vis	C
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
visit _the	R
visitor	C
visitor park	C
vist	[
vitamin	C
vitamin _be	E
vitamin _tien	C
vitamin c	F
vitamix	G
vitamix vs	G
vitr	W
viud	[
viv	[
viv _con	U
viv _en	H
viv _un	H
viv _y	Q
viv sol	R
vivi	T
vivient	Q
vivir	P
vlookup	G
vlookup return	G
vm	G
vm disk	G
vocabular	C
voic	H
voic _at	Z
voic _of	H
voic actor	I
voic check	C
voic coach	C
voic uk	C
voic wood	C
voiceov	C
void	J
void 0	J
void main	I
vokzal	K
vol	C
vol voy	C
volcan	M
volcan project	C
voltag	E
volum	F
volum permission	F
volunt	W
volunt _at	S
voluntad	Q
voluntari	P
volunteer	X
volv	[
volv _a	[
volver	[
volvi	U
volvi _a	Q
vomit	[
vosotr	W
vot	L
vot _for	[
vot _in	C
vot count	C
vouch	C
vouch redemption	C
vouchr	C
vow	P
vow _and	S
vow _of	C
vow _to	P
voy _a	[
voy _de	U
voyag	L
voyag ticket	C
voz	Z
vpn	C
vpn _for	C
vs	C
vs _e	F
vs a2	L
vs arrowroot	E
vs babbel	G
vs cap	C
vs celtic	L
vs combination	F
vs cottag	C
vs ct	C
vs deflation	D
vs doric	C
vs dubo	E
vs flexbox	H
vs gibson	G
vs godzill	G
vs highlight	G
vs honeycrisp	C
vs ibuprofen	L
vs ielt	G
vs in	C
vs kram	J
vs lak	I
vs lebron	K
vs less	F
vs marxism	F
vs may	E
vs mayonnais	F
vs mig	C
vs moissanit	G
vs ninj	G
vs octob	L
vs opal	H
vs paint	C
vs palmeir	C
vs pear	M
vs postgr	E
vs proportional	C
vs s	J
vs sherman	L
vs sirloin	D
vs starl	I
vs steel	G
vs stomach	J
vs su57	I
vs usc	C
vs w2	I
vs who	C
vs whol	F
vs wund	I
vs zoysi	E
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
vw	K
vw golf	K
w	C
w g	I
w2	I
w9	C
w9 form	C
wa	[
wab	C
wab sab	C
wag	[
wag 2024	J
wag _in	F
wag _of	S
wahlberg	C
wahlberg diet	C
wainwright	C
wainwright summar	C
wait	[
wait _for	[
wait _on	S
wait _to	R
wait period	C
wait until	Q
waiv	I
waiv wir	I
wak	G
wak _me	C
wak for	C
wak up	[
walgreen	C
walk	V
walk _and	R
walk _by	U
walk _in	[
walk _on	N
walk _with	X
walk awa	[
walk crash	C
walk int	C
walk out	P
walk togeth	U
walkthrough	C
wall	V
wall ?how	C
wall _and	C
wall _e	C
wall _of	[
wall fall	D
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
want _a	X
want _an	P
want _god	P
want _me	[
want _my	P
want _to	Z
want child	P
want mone	P
want mor	U
war	N
war _and	S
war _in	[
war _of	S
war against	X
war armistic	C
war blad	E
war concentration	C
war draft	I
war essa	C
war explain	C
war film	D
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
wardrob	F
wardrob checklist	F
warehous	C
warehous job	C
warehous night	C
warehous shift	G
warfar	J
warfar weapon	C
warfarin	C
warfarin food	C
warfram	C
warfram leviathan	C
warm	P
warm compress	C
warn	I
warn 150	H
warn _to	Y
warn broth	D
warn oklahom	C
warrior	N
warrior rost	G
warzon	C
warzon loadout	C
wash	L
wash _a	C
wash _his	Q
wash _in	Z
wash _the	P
wash cashmer	C
wash foot	[
wash hand	S
wash machin	D
wash seven	W
wasp	C
wasp nest	C
wast	P
wast _his	P
wast _my	W
wast _of	C
wat	[
wat _and	U
wat _at	C
wat _be	C
wat _do	F
wat _from	X
wat _in	U
wat _of	[
wat _on	[
wat _should	C
wat _to	C
wat bottl	F
wat brown	D
wat build	C
wat cycl	H
wat entr	G
wat film	K
wat heat	C
wat int	K
wat lik	X
wat saf	C
wat soften	C
wat templ	C
wat tomat	I
watch	T
watch _it	C
watch _me	R
watch _the	C
watch _wont	F
watch all	C
watch church	[
watch marvel	J
watch ord	C
watch over	W
watch porn	[
watch season	D
watch ser	M
watch strap	C
watch v	L
watchman	V
water	C
watercolor	C
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
wax	E
wax off	I
wax removal	F
way _of	[
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
weapon	T
weapon _do	D
weapon _in	R
wear	W
wear _a	[
wear _me	T
wear _to	C
wear prad	C
weath	C
weath ?wher	C
weath tomorrow	C
weathr	C
weathr _th	C
web	C
websit	C
websit _in	I
websit _with	D
websit launch	G
wed	V
wed _at	V
wed _be	S
wed _in	G
wed _of	W
wed anniversar	Q
wed band	J
wed cak	H
wed dress	C
wed hir	C
wed photograph	H
wed read	[
wed ring	[
wed soundtrack	C
wednesda	F
wednesda danc	C
wednesda fir	C
wednesda season	C
weed	[
week	T
week _in	C
week _of	Y
week ad	C
week forecast	D
week lov	C
week meal	D
week nin	G
week notic	H
week old	C
weekend	I
weeknd	C
weeknd real	C
weep	[
weep _and	Q
weep _for	Q
weep _with	T
weigh	[
weight	C
weight _for	I
weight loss	Q
weird _al	C
welcom	[
weld	C
weld vs	C
well	[
well _of	V
wellington	C
welliv	C
welliv bosch	C
welsh	G
welsh word	G
wemble	K
wemble stadium	K
weoirweoiruw	C
west	T
wet	C
wet _the	C
wet train	J
weth	C
weth lik	C
wh	I
wh limit	I
whal	U
whal watch	D
whatev	C
whatsap	C
whatsap backup	D
whatsap web	C
wheat	[
wheat _and	T
wheel	C
wheel _and	C
wheel _of	C
wheel alignment	N
wheel shak	E
wheelch	Z
wher	F
wher _my	C
whetston	E
whil	U
whil _he	R
whil _the	X
whil charg	C
whil driv	W
whil loop	C
whil tru	C
whip	H
whip vs	C
whirlwind	[
whisk	C
whisk und	C
whistl	C
whit	P
whit coat	J
whit dov	C
whit hors	[
whit leath	E
whit lie	Z
whit peon	D
whit pric	F
whit screen	C
whit spot	C
whit trail	C
whit ts	F
whitb	C
who	C
who _ther	C
whoam	C
whoev	V
whol	W
whol fam	R
whol grain	C
whol hous	C
whol quot	F
whol row	M
whol tith	[
whol world	U
wholemeal	K
wholemeal recip	K
wholesal	C
whop	C
whop calor	H
whop pric	F
wibbl	C
wicc	L
wiccan	C
wiccan alt	C
wiccan wheel	G
wick _chapt	C
wick four	C
wick king	P
wick son	Q
wid	C
wid _be	N
wid _for	C
widow	[
widow _and	P
widow _of	S
widow son	P
width	F
width find	F
wif	Q
wif ?who	R
wif _and	Q
wif _be	[
wif _do	P
wif _doesnt	P
wif _for	U
wif _hav	X
wif _in	Q
wif _of	[
wif _tell	C
wif _will	P
wif cheat	P
wif die	Q
wif extend	C
wif nam	W
wif no	C
wif password	J
wif reach	C
wif want	P
wig	Q
wig edg	C
wikipedi	C
wild	[
wild animal	R
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
wimbledon	I
wimbledon _in	I
win	N
win 202	G
win _and	T
win _from	C
win _the	S
win _with	[
win fridg	C
win goal	K
win int	C
win last	[
win list	G
win lotter	C
win out	H
win pair	C
win powerball	C
win strict	C
win toda	C
win tour	D
wind	K
wind _and	P
wind _in	C
wind explor	C
wind reap	W
window	G
window _for	C
window cord	C
window eleven	H
window seven	F
window ten	C
windowsill	C
windsor	C
windsor knot	C
wineskin	X
wing	[
wing eyelin	C
wing lik	[
wingspan	C
winston	I
winston room	I
wint	R
wint _in	H
wint boot	C
wint olympic	I
wint tir	C
wip _a	J
wip awa	W
wip blad	K
wir	I
wis	[
wis _and	R
wis _be	W
wis _of	R
wis man	Z
wis tooth	C
wis woman	S
wish	Z
wish _i	W
wit	[
wit _to	T
witch	S
witch _of	S
witch trial	C
witchcraft	Z
wither	Q
wither hand	Q
within	[
without	M
without _god	R
without _him	Q
without _it	K
without _me	T
without _my	U
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
without tak	F
without tell	S
without work	V
without yeast	G
wittgenstein	C
wittgenstein teach	C
wo	V
wobbl	C
woe	[
woe _to	[
wok	[
wok up	Z
wolf	[
wolf _and	R
wolv	K
wolv howl	C
woman	Y
woman ?who	[
woman _allow	C
woman _at	R
woman _be	U
woman _get	E
woman _in	[
woman _of	V
woman _with	Z
woman captain	C
woman chord	C
woman lead	R
woman preach	W
woman prophet	P
woman teach	R
woman wear	[
womb	Z
women	E
won	C
won _the	C
wonder	Y
wonder counselor	V
wonderkid	E
wonderwall	C
wonderwall _in	K
wood	P
wood _and	[
wood _in	C
wood _would	C
wood net	C
wood tub	C
woodchuck	C
woodchuck chuck	C
wool	L
wool jump	C
wor	[
worcestershir	D
word	J
word _an	C
word _and	Q
word _at	V
word _be	X
word _for	C
word _from	V
word _in	[
word _of	[
word _that	C
word _to	[
word _will	U
word _with	C
word banan	C
word becam	R
word document	C
word end	C
word essa	E
word fil	E
word start	C
word utopi	C
wordl	C
wordl _en	I
wordl answ	C
wordpress	G
wordpress critical	G
work	[
work _and	P
work _at	U
work _be	W
work _for	S
work _from	R
work _in	M
work _of	[
work _on	P
work _the	Y
work _with	C
work abroad	T
work account	C
work aft	S
work all	V
work behind	D
work day	R
work email	C
work hard	T
work lik	C
work out	L
work test	C
work togeth	P
work underground	F
work uti	C
workaholic	Z
workout	C
workout machin	C
workplac	Y
worksheet	C
worksheet four	L
worksheet grad	C
worksheet year	J
world	V
world _and	C
world _be	R
world cup	C
world map	F
world record	C
world ser	C
world war	L
worm	Z
worm _a	D
worn	[
worn out	[
worr	[
worr _about	W
wors	T
wors than	R
worship	[
worship _at	S
worship _god	Q
worship _in	P
worst	P
worst app	C
worth	C
worth _anyth	C
worth _it	C
worth _to	V
worth mone	C
worth repair	G
worthless	Y
wound	[
wound _of	S
wow	C
wow macr	C
wrap	C
wrap ?when	D
wrath	H
wrath _chapt	C
wrath _of	C
wrestl	W
wrestl _with	Q
wright	C
wright broth	C
wrink	C
wrink _in	C
wrist	L
wrist brac	L
writ	S
writ _a	C
writ _an	G
writ _by	U
writ _in	V
writ _me	C
writ _on	[
writ _the	N
writ _to	[
writ frankenstein	I
writ malwar	C
writ minut	C
writ off	C
writ python	L
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
wund	I
wund train	I
wuther	C
wuther height	C
ww2	H
ww2 ration	H
wwe	C
wwe royal	C
wwi	L
wwi tank	L
www	C
www facebook	J
www marc	J
www rightmov	H
www theguardian	J
www youtub	L
wyom	G
wyom height	G
x	C
x _al	G
x _e	D
x arr	G
x cub	C
x eight	C
x factor	F
x fiv	I
x onerror	G
x scar	C
x squar	L
x two	I
x41	C
x41 x41	C
xbox	C
xbox _or	G
xbox crosspla	G
xbox gamepass	J
xcvbnm	C
xiaom	D
xpath	C
xpath contain	C
xss	G
xur	C
xur location	C
xxx	C
xyz	C
xyzz	C
y2k	D
ya	U
ya lat	C
ya no	[
yacht	C
yaho	E
yaho com	E
yahtze	K
yahtze scor	K
yaml	C
yaml stand	C
yanke	C
yanke ticket	C
yannick	E
yannick noah	E
yard	C
yasin	C
yasin arabic	C
yeah	C
yeah _right	C
year	N
year _and	S
year _be	E
year _do	C
year _for	[
year _in	[
year _of	H
year _the	V
year dat	C
year eve	C
year experienc	G
year fiv	F
year gap	C
year nin	J
year old	N
year plan	W
year war	C
year without	[
yeast	[
yeet	C
yeet yeet	C
yell	[
yell _at	T
yellow	C
yellow fev	E
yellow jerse	I
yellowston	D
yellowston _if	D
yem	C
yem bland	C
yep	C
yes	C
yes _or	F
yesterda _and	C
yet	Q
yet _and	C
yield	C
yield calculation	L
yield coc	E
ying	C
ying tong	C
yog	G
yogur	K
yogur _en	K
yogurt	C
yogurt high	C
yok	[
yok _of	U
yolk	H
york	C
you	[
young	[
young _to	T
young king	W
young man	V
young peopl	W
young person	S
young son	S
young strik	C
your	[
yourselv	[
youth	[
youth group	Z
youth hostel	C
youtub	C
youtub _get	C
youtub com	L
youtub downlaod	C
yr	C
yr old	C
yug	[
yugoslavi	C
yugoslavi breakup	C
yy	C
z	C
zacari	V
zacchaeu	V
zadok	V
zakat	I
zakat calculator	I
zapat	C
zapat _de	E
zapat _en	F
zapatill	C
zapatill jordan	C
zaque	Y
zar	C
zar _cuand	F
zar blaz	F
zar without	C
zaragoz	C
zarephath	S
zarz	X
zazen	C
zealand	C
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
zen paradox	F
zenday	C
zenday engag	C
zephaniah	W
zeppelin	E
zeppelin hindenburg	E
zer	C
zer _in	K
zer ever	C
zer hour	E
zerubbabel	W
zeu	C
zeu _and	C
ziklag	X
zillow	E
zimr	W
zion	[
zion national	G
zion williamson	C
zip	C
zip cod	E
zip stuck	C
zipporah	S
zodiac	M
zodiac 198	F
zodiac sign	C
zoe	W
zon	C
zon _do	I
zon _for	G
zon _in	C
zon ae	C
zon map	E
zon seven	C
zoom	C
zoom virtual	C
zoph	S
zoroastrian	D
zoroastrian new	D
zorr	Y
zoysi	E
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
