// written by npm run train:scope: see infra/train/README.md
export const packed = `0.12 2.477
-!--#	D
-""="	C
-",b:	E
-"-->	D
-">10	E
-"></	K
-"><p	F
-"><s	J
-"con	F
-"eas	E
-"hel	C
-"hol	G
-"htt	K
-"ls"	D
-"pho	D
-#102	D
-#exe	D
-#n/a	E
-%s%n	C
-%s%s	C
-&gt;	E
-&lt;	E
-')</	E
-'adm	I
-'cia	C
-'est	C
-'hi'	E
-'non	E
-'ope	H
-'xss	F
-("he	C
-("ho	G
-('hi	E
-('xs	F
-(10)	C
-(2+1	C
-(312	D
-(403	I
-(555	D
-(c:c	E
-(doc	J
-(int	D
-(luk	Y
-(mar	Z
-(str	G
-(und	F
-(use	I
-(x+5	H
-(x-2	H
-(ツ)_	C
-)(x+	H
-)</s	E
-)_/¯	C
-*7}}	C
-+150	F
-,">1	E
-,"ea	E
-,000	[
-,a:a	E
-,b:b	E
--#ex	D
---#e	D
--0-1	D
--014	D
--019	D
--14-	D
--143	D
--2)(	H
--283	D
--bos	R
--bre	X
--con	R
--ele	C
--fas	C
--for	C
--han	V
--in-	[
--law	[
--lif	V
--mel	S
--met	C
--sex	R
--two	Y
--yea	[
-../.	C
-../e	C
-./..	C
-./et	C
-.0.0	D
-.0.1	C
-.1.1	C
-.141	C
-.168	C
-.1:8	D
-.3.1	C
-.5kg	C
-.co.	C
-.com	C
-.coo	J
-.exa	C
-.fac	H
-.goo	N
-.hei	C
-.log	F
-.ly/	D
-.map	E
-.mar	G
-.org	I
-.out	G
-.per	C
-.pri	G
-.rig	F
-.rol	I
-.smi	I
-.sta	I
-.the	J
-.uk/	F
-.yah	D
-.you	K
-/../	C
-//do	N
-//ev	F
-//ex	K
-//fi	I
-//gi	J
-//lo	F
-//ww	C
-/180	D
-/1ab	N
-/3xy	D
-/b&g	E
-/d/1	N
-/div	F
-/doc	N
-/etc	C
-/evi	F
-/exa	K
-/fil	I
-/fun	H
-/git	J
-/ifr	K
-/ins	C
-/jpy	C
-/lin	J
-/loc	F
-/log	M
-/p><	F
-/pas	C
-/r/f	H
-/scr	E
-/sha	C
-/spo	F
-/spr	N
-/tec	J
-/tor	J
-/tv8	F
-/wat	K
-/www	C
-0-14	D
-0-60	C
-0.0.	D
-0.1:	D
-0/10	C
-0/40	C
-0/lo	M
-00/l	M
-000/	M
-0000	C
-0012	E
-00mg	I
-00ml	C
-0110	C
-0111	C
-0123	C
-0142	D
-019-	D
-0198	D
-0203	C
-0210	M
-0293	D
-0800	D
-08n5	C
-0w50	I
-1.20	H
-1.5k	C
-10")	E
-100k	H
-100m	C
-1011	C
-1012	E
-1024	G
-1029	D
-1099	F
-1101	C
-1111	N
-1200	J
-120h	J
-1234	C
-1260	V
-127.	D
-12x1	H
-13-b	C
-1331	D
-14-1	D
-1415	C
-1439	D
-1440	Z
-144h	C
-1500	C
-1542	C
-168.	C
-16gb	C
-1764	D
-17:4	C
-1812	C
-1832	C
-1840	C
-185,	U
-19-2	D
-1902	F
-192.	C
-1933	C
-1945	C
-1956	C
-1969	C
-1972	C
-1976	F
-1980	C
-1983	C
-1984	C
-1985	C
-1988	C
-1990	C
-1991	C
-1994	C
-1998	C
-1:80	D
-1abc	N
-1z99	E
-2)(x	H
-2+1)	C
-2.16	C
-2.3.	C
-20/4	C
-2003	C
-2004	E
-2010	C
-2011	K
-2012	H
-2014	C
-2016	C
-2017	I
-2019	C
-2020	C
-2022	C
-2023	C
-2024	C
-2025	C
-2026	M
-2030	G
-2049	C
-20hz	J
-20w5	I
-213-	C
-2345	C
-2400	K
-25kg	C
-27.0	D
-27th	C
-2837	D
-2938	D
-29yb	G
-2x10	H
-3(2+	C
-3.14	C
-3000	C
-3060	C
-312)	D
-32gb	C
-3456	C
-34th	F
-3508	C
-38.2	C
-3951	D
-3xyz	D
-4-14	D
-4000	[
-403)	I
-4111	C
-4159	C
-4321	C
-4395	D
-4400	Z
-4471	F
-44hz	C
-4567	C
-4719	F
-48/1	D
-4@gm	I
-4w9w	K
-4x-3	C
-5,00	U
-5-01	C
-500m	I
-50th	X
-51-8	D
-5432	C
-55-0	C
-5540	G
-555)	D
-555-	C
-5678	C
-5wrw	C
-6000	[
-6016	D
-6100	G
-64gb	C
-6543	C
-6600	C
-6784	E
-6789	E
-68.0	M
-68.1	C
-7*7}	C
-7.0.	D
-7190	F
-7654	C
-7700	E
-78-0	D
-7:45	C
-7sdf	C
-7th?	C
-8-0-	D
-8.0.	M
-8.1.	C
-8/18	D
-8080	D
-8213	C
-84@g	I
-85,0	U
-8765	C
-87sd	C
-8821	C
-8888	C
-8gd2	G
-8n5w	C
-9-28	D
-9000	C
-9001	E
-9021	M
-92.1	C
-9268	D
-9384	D
-951-	D
-978-	D
-980s	C
-9876	C
-990s	C
-9999	C
-999a	E
-99aa	E
-9aa1	E
-9wgx	K
-9ybg	G
-9÷3(	C
-://d	N
-://e	D
-://f	I
-://g	J
-://l	F
-://w	C
-:300	F
-:808	D
-:;};	C
-:a,"	E
-:b,"	E
-:c,a	E
-:lda	F
-:voi	H
-;/b&	E
-;b&g	E
-;hi&	E
-;jkl	C
-<!--	D
-</b>	C
-</di	F
-</if	K
-</p>	F
-</sc	E
-<?ph	C
-<b>b	C
-<div	F
-<ifr	K
-<img	F
-<p>t	F
-<scr	E
-<svg	J
-<|im	C
-="co	F
-="ht	K
-="ls	D
-=4x-	C
-=ale	C
-=dqw	K
-=mc2	C
-=sum	E
->10"	E
-></d	F
-></i	K
-><p>	F
-><sv	J
->ale	E
->bol	C
->sys	C
->tes	F
-?php	C
-?v=d	K
-@exa	G
-@gma	I
-@hot	C
-[/in	C
-[i];	D
-[ins	C
-^!==	I
-^""=	C
-^""}	C
-^"><	J
-^"ph	D
-^"yo	T
-^###	C
-^#10	D
-^#n/	E
-^%00	C
-^%s%	C
-^&lt	E
-^'ad	I
-^'ci	C
-^'no	E
-^'op	H
-^(31	D
-^(55	D
-^(in	D
-^(lu	Y
-^(ma	[
-^(us	I
-^(x-	H
-^+15	F
-^+44	C
-^+52	C
-^-la	C
-^-rf	E
-^../	C
-^.he	C
-^/et	C
-^0-6	C
-^0/1	C
-^000	C
-^011	C
-^019	D
-^020	C
-^080	D
-^1.2	H
-^1.4	K
-^1.5	C
-^1.6	K
-^100	C
-^101	C
-^102	G
-^109	F
-^10k	J
-^111	L
-^117	C
-^120	H
-^121	F
-^123	C
-^125	C
-^126	V
-^127	J
-^12x	H
-^133	D
-^144	[
-^150	C
-^151	Z
-^153	[
-^154	C
-^16g	C
-^17%	C
-^176	D
-^17:	C
-^180	E
-^181	C
-^183	C
-^184	C
-^185	U
-^192	C
-^193	C
-^194	C
-^195	C
-^196	C
-^197	C
-^198	C
-^199	C
-^1aa	C
-^1z9	E
-^2+2	C
-^2.3	C
-^2.5	C
-^2.7	G
-^20/	C
-^200	M
-^201	C
-^202	C
-^203	G
-^204	C
-^205	C
-^20w	I
-^225	G
-^238	C
-^240	C
-^250	D
-^25k	C
-^27t	C
-^2lb	J
-^3.1	C
-^3/8	F
-^300	K
-^303	C
-^305	K
-^306	C
-^32g	C
-^340	C
-^34t	F
-^350	C
-^365	[
-^38.	C
-^390	Y
-^3x3	C
-^4.2	K
-^400	[
-^404	C
-^411	C
-^420	C
-^430	[
-^444	Q
-^447	F
-^450	[
-^456	D
-^48/	D
-^4am	C
-^4th	C
-^500	C
-^501	D
-^502	C
-^50t	X
-^53?	Q
-^554	G
-^555	C
-^567	C
-^5kg	L
-^6.9	K
-^600	[
-^601	D
-^613	X
-^63%	C
-^646	K
-^64g	C
-^660	C
-^666	[
-^6am	D
-^700	[
-^737	C
-^755	G
-^770	E
-^777	C
-^850	C
-^882	C
-^883	F
-^888	C
-^8gb	C
-^900	C
-^902	M
-^90s	C
-^926	D
-^978	D
-^987	C
-^999	C
-^9pm	J
-^9÷3	C
-^:;}	C
-^<!-	D
-^<?p	C
-^<b>	C
-^<di	F
-^<if	K
-^<im	F
-^<sc	E
-^<|i	C
-^===	L
-^=su	E
-^[/i	C
-^[in	C
-^__p	C
-^a52	I
-^a61	G
-^a[i	D
-^aaa	C
-^aar	J
-^ab1	D
-^aba	[
-^abb	R
-^abc	C
-^abd	[
-^abe	R
-^abi	[
-^abl	C
-^abn	[
-^abo	T
-^abr	T
-^abs	Z
-^abu	Q
-^abv	C
-^aby	X
-^aca	P
-^acc	P
-^ace	X
-^ach	U
-^ack	C
-^acl	[
-^acn	Y
-^aco	L
-^acr	C
-^act	C
-^acu	C
-^acá	W
-^ada	P
-^adb	E
-^add	K
-^ade	I
-^adh	M
-^adi	C
-^adj	C
-^adm	C
-^ado	[
-^ads	C
-^adu	P
-^adv	W
-^adá	[
-^adú	P
-^aer	I
-^afa	Y
-^aff	T
-^afi	[
-^afr	X
-^aft	R
-^afu	S
-^aga	[
-^age	C
-^ago	[
-^agr	[
-^agu	S
-^agv	G
-^aha	[
-^ahe	T
-^ahi	[
-^aho	R
-^ahí	S
-^aid	C
-^air	C
-^aje	N
-^ajo	C
-^ala	[
-^alb	C
-^alc	K
-^ald	C
-^ale	F
-^alf	[
-^alg	T
-^ali	K
-^all	T
-^alm	[
-^alo	V
-^alp	C
-^alq	F
-^alr	T
-^als	[
-^alt	C
-^alu	E
-^alw	[
-^alz	[
-^alé	[
-^ama	I
-^amb	[
-^ame	D
-^ami	W
-^amm	K
-^amn	[
-^amo	K
-^amp	[
-^amr	C
-^ams	I
-^amt	C
-^amu	[
-^amz	C
-^amá	Y
-^amé	Z
-^amó	[
-^ana	I
-^anc	[
-^and	[
-^ang	L
-^ani	K
-^ank	C
-^ann	[
-^ano	F
-^ans	Q
-^ant	V
-^anu	H
-^anx	[
-^any	X
-^aná	T
-^anó	V
-^ap7	C
-^apa	T
-^ape	N
-^api	L
-^apl	C
-^apo	Y
-^app	C
-^apr	J
-^apu	[
-^apó	[
-^aqa	C
-^aqu	N
-^ara	T
-^arb	[
-^arc	[
-^are	Q
-^arg	J
-^ark	V
-^arm	W
-^aro	T
-^arp	[
-^arq	Z
-^arr	N
-^ars	C
-^art	Q
-^asa	[
-^asc	K
-^asd	C
-^ase	[
-^ash	[
-^asi	S
-^ask	[
-^asl	C
-^asm	[
-^asn	V
-^asp	K
-^ass	C
-^ast	[
-^asu	[
-^asy	L
-^así	X
-^ata	[
-^ate	[
-^ath	[
-^atm	C
-^atr	[
-^att	T
-^atu	C
-^auc	D
-^aud	U
-^aug	T
-^aum	V
-^aun	[
-^aur	C
-^aus	C
-^aut	Z
-^aux	R
-^ava	G
-^ave	C
-^avi	R
-^avo	G
-^awa	R
-^awf	R
-^axi	F
-^axo	C
-^aya	W
-^aye	C
-^ayu	[
-^ayú	[
-^aza	[
-^azo	[
-^azt	C
-^azu	C
-^año	L
-^b08	C
-^baa	V
-^bab	X
-^bac	P
-^bad	X
-^bae	D
-^bag	C
-^bai	R
-^baj	[
-^bak	C
-^bal	C
-^bam	C
-^ban	C
-^bap	X
-^baq	D
-^bar	E
-^bas	C
-^bat	C
-^bau	[
-^bay	C
-^baz	C
-^bañ	C
-^bbc	C
-^bbq	C
-^bcc	C
-^bea	G
-^beb	V
-^bec	V
-^bed	I
-^bee	C
-^bef	V
-^beg	[
-^beh	[
-^bei	[
-^bel	Y
-^ben	Z
-^ber	D
-^bes	E
-^bet	Z
-^bev	C
-^bew	P
-^bey	C
-^bez	C
-^bha	K
-^bib	[
-^bic	C
-^bid	C
-^bie	[
-^big	I
-^bik	N
-^bil	C
-^bin	C
-^bio	J
-^bip	[
-^bir	J
-^bis	C
-^bit	F
-^biz	I
-^bla	C
-^ble	[
-^bli	R
-^blo	L
-^blu	C
-^bmi	C
-^bmw	C
-^bnm	C
-^boa	[
-^bob	C
-^boc	[
-^bod	S
-^boe	C
-^bog	C
-^boh	G
-^boi	C
-^bol	C
-^bom	X
-^bon	C
-^boo	I
-^bor	D
-^bos	F
-^bot	C
-^bou	F
-^bow	D
-^box	C
-^boy	[
-^bpm	C
-^bra	J
-^brb	C
-^bre	D
-^bri	J
-^bro	L
-^bru	C
-^bts	C
-^buc	W
-^bud	E
-^bue	U
-^buf	C
-^bug	I
-^bui	L
-^buj	C
-^bul	F
-^bum	C
-^bun	C
-^bur	U
-^bus	F
-^but	C
-^buy	T
-^buz	D
-^by-	C
-^bye	C
-^byn	C
-^byp	I
-^byu	C
-^bíb	[
-^c'e	C
-^c++	C
-^caa	I
-^cab	P
-^cac	C
-^cad	M
-^cae	[
-^caf	K
-^cag	C
-^cak	C
-^cal	C
-^cam	N
-^can	M
-^cap	C
-^car	C
-^cas	E
-^cat	I
-^cau	C
-^cav	G
-^cay	V
-^caz	X
-^caí	[
-^cde	D
-^cdm	C
-^cea	W
-^ced	[
-^cei	D
-^cel	F
-^cem	[
-^cen	H
-^ceo	C
-^cer	H
-^ces	[
-^cet	R
-^ceu	H
-^ceñ	T
-^cgi	C
-^cha	C
-^che	C
-^chi	K
-^chl	K
-^chm	C
-^chn	C
-^cho	H
-^chr	T
-^chu	[
-^cic	C
-^cie	M
-^cig	Z
-^cim	C
-^cin	C
-^cir	Y
-^cis	J
-^cit	J
-^ciu	Y
-^civ	F
-^ciz	P
-^cla	N
-^cle	Q
-^cli	C
-^clo	H
-^clu	C
-^cmd	D
-^cnn	C
-^co-	C
-^coa	H
-^cob	H
-^coc	C
-^cod	C
-^cof	C
-^coj	S
-^cok	C
-^col	J
-^com	H
-^con	U
-^coo	C
-^cop	M
-^coq	Z
-^cor	Q
-^cos	I
-^cot	C
-^cou	H
-^cov	E
-^cow	S
-^cpr	C
-^cpu	C
-^cra	I
-^cre	U
-^cri	W
-^cro	F
-^crp	C
-^cru	G
-^cry	S
-^cré	W
-^crí	T
-^cró	Z
-^css	C
-^csv	C
-^ctr	C
-^cua	C
-^cub	P
-^cuc	Q
-^cue	M
-^cuf	C
-^cui	K
-^cul	X
-^cum	[
-^cuo	F
-^cup	C
-^cur	G
-^cus	N
-^cut	G
-^cuy	P
-^cuá	[
-^cuñ	V
-^cyb	H
-^cyc	C
-^cyl	C
-^cyp	Y
-^cyr	[
-^cál	[
-^cán	[
-^cár	Z
-^cél	[
-^cés	Z
-^cóm	[
-^cúr	S
-^d'o	D
-^d20	C
-^dab	P
-^dad	[
-^dag	[
-^dah	C
-^dai	G
-^dal	C
-^dam	Q
-^dan	L
-^dar	R
-^das	C
-^dat	C
-^dau	Z
-^dav	P
-^daw	[
-^dax	C
-^day	V
-^dañ	Z
-^ddd	C
-^dea	T
-^deb	X
-^ded	W
-^dee	M
-^def	Q
-^deg	C
-^dei	[
-^dej	T
-^del	K
-^dem	Y
-^den	W
-^deo	F
-^dep	N
-^der	C
-^des	Y
-^det	[
-^deu	[
-^dew	T
-^dex	C
-^dfg	C
-^dgt	C
-^dhl	G
-^dia	J
-^dib	C
-^dic	L
-^did	[
-^die	[
-^dif	Q
-^dig	[
-^dij	G
-^dil	N
-^dim	G
-^din	T
-^dio	[
-^dip	J
-^dir	C
-^dis	U
-^div	L
-^diw	C
-^diá	[
-^djo	C
-^dmv	C
-^dnd	J
-^dni	C
-^dns	C
-^do?	[
-^dob	S
-^doc	H
-^doe	H
-^dog	C
-^doi	[
-^dol	H
-^dom	C
-^don	R
-^doo	H
-^dop	Q
-^dor	V
-^dos	R
-^dot	Y
-^dou	J
-^dov	N
-^dow	J
-^doy	[
-^doz	M
-^dpf	D
-^dps	C
-^dra	G
-^dre	I
-^dri	C
-^dro	H
-^dru	R
-^dry	E
-^dub	C
-^duc	C
-^dud	C
-^due	I
-^dui	P
-^duk	N
-^dul	[
-^dum	C
-^dun	E
-^duo	C
-^dup	C
-^dus	[
-^dut	G
-^duv	C
-^dvd	C
-^dvl	C
-^dwa	I
-^dwe	R
-^dye	I
-^dyi	P
-^dyn	C
-^dys	T
-^dád	P
-^déb	[
-^día	[
-^dón	[
-^e-m	C
-^e.g	C
-^e10	C
-^e11	M
-^e18	C
-^e=m	C
-^e^x	C
-^eac	Q
-^eag	P
-^ear	I
-^eas	Y
-^eat	C
-^eba	C
-^ebe	[
-^ecc	[
-^ech	K
-^ecl	H
-^ecu	S
-^ecz	C
-^eda	[
-^edg	C
-^edi	C
-^edo	[
-^edu	X
-^edé	[
-^eev	C
-^efe	X
-^eff	C
-^efi	Q
-^efo	X
-^efr	U
-^egg	C
-^egi	[
-^egl	Y
-^ego	[
-^ehu	Y
-^eid	C
-^eif	D
-^eig	[
-^eje	C
-^ejé	T
-^ekk	V
-^ela	T
-^elb	C
-^elc	W
-^eld	Y
-^ele	C
-^elf	C
-^eli	[
-^ell	U
-^elm	F
-^elo	T
-^elt	M
-^ely	X
-^elí	Y
-^ema	C
-^emb	[
-^eme	Y
-^emi	V
-^emm	G
-^emo	[
-^emp	F
-^ena	L
-^enc	M
-^end	X
-^ene	X
-^enf	X
-^eng	C
-^enj	Z
-^enl	C
-^enn	Y
-^eno	[
-^ens	V
-^ent	R
-^env	[
-^enz	C
-^epa	[
-^eph	[
-^epi	C
-^epo	C
-^eps	C
-^equ	C
-^era	[
-^ere	C
-^eri	C
-^erm	C
-^ero	Q
-^err	C
-^ert	C
-^eró	T
-^esa	[
-^esc	X
-^esd	K
-^ese	[
-^esf	U
-^esg	C
-^esl	C
-^esm	X
-^eso	U
-^esp	U
-^esq	C
-^ess	C
-^est	X
-^eta	C
-^ete	T
-^etf	C
-^eth	[
-^eti	C
-^eto	C
-^etr	C
-^ets	C
-^ett	C
-^ety	C
-^etí	V
-^eug	C
-^eul	C
-^eun	[
-^eur	C
-^eut	[
-^eva	[
-^evi	[
-^evo	Z
-^ewr	C
-^ex-	V
-^exa	T
-^exc	G
-^exe	E
-^exh	W
-^exi	[
-^exo	V
-^exp	D
-^ext	Q
-^eye	S
-^eyr	C
-^eze	[
-^ezi	C
-^ezr	L
-^f05	I
-^f15	G
-^f16	F
-^f30	C
-^f35	F
-^fac	C
-^fad	T
-^fah	E
-^fai	[
-^faj	D
-^fak	K
-^fal	V
-^fam	V
-^fan	T
-^far	H
-^fas	K
-^fat	Z
-^fau	U
-^fav	R
-^fe2	C
-^fe?	W
-^fea	[
-^feb	L
-^fec	C
-^fed	S
-^fee	J
-^fei	C
-^fel	[
-^fem	R
-^fen	G
-^feo	[
-^fer	C
-^fes	R
-^feu	K
-^fev	C
-^few	C
-^fff	C
-^ffs	C
-^fia	[
-^fib	C
-^fic	C
-^fie	Z
-^fig	V
-^fij	E
-^fil	C
-^fin	U
-^fir	Q
-^fis	S
-^fit	C
-^fiv	L
-^fix	C
-^fjd	C
-^fla	C
-^fle	Y
-^fli	F
-^flo	S
-^flu	C
-^fly	C
-^foc	Q
-^fod	C
-^fog	C
-^foi	C
-^fol	C
-^fon	C
-^foo	S
-^for	M
-^fos	[
-^fot	C
-^fou	Q
-^fox	H
-^fra	C
-^fre	C
-^fri	T
-^fru	S
-^fry	C
-^frí	Z
-^ftp	I
-^fuc	C
-^fue	W
-^fui	[
-^ful	N
-^fum	U
-^fun	U
-^fus	G
-^fut	C
-^fuz	D
-^fyr	C
-^fáb	Y
-^fác	Y
-^fél	S
-^fís	Q
-^fút	Z
-^g70	C
-^gab	P
-^gad	Y
-^gae	C
-^gag	C
-^gai	R
-^gal	[
-^gam	I
-^gan	I
-^gap	Q
-^gar	H
-^gas	C
-^gat	G
-^gau	C
-^gav	[
-^gay	[
-^gaz	[
-^gb2	D
-^gbp	C
-^gcs	C
-^gde	J
-^gdp	C
-^gea	C
-^gec	C
-^ged	[
-^geh	[
-^gel	C
-^gem	C
-^gen	U
-^geo	C
-^ger	C
-^ges	H
-^get	M
-^ggg	C
-^ggp	F
-^ghg	C
-^ghi	C
-^gho	N
-^gia	[
-^gib	Q
-^gid	Z
-^gif	R
-^gig	Z
-^gil	J
-^gim	R
-^gin	C
-^gir	E
-^git	C
-^giv	Y
-^gla	E
-^gle	Y
-^glo	[
-^glu	C
-^gly	H
-^gma	H
-^gna	[
-^gno	S
-^goa	C
-^gob	[
-^god	[
-^goe	R
-^gog	Z
-^goi	R
-^gol	C
-^gom	[
-^gon	H
-^goo	J
-^gor	C
-^gos	[
-^got	N
-^gou	Z
-^gov	V
-^goz	[
-^gps	E
-^gpt	C
-^gra	K
-^gre	H
-^gri	S
-^gro	W
-^gru	[
-^gta	C
-^gua	K
-^gue	J
-^gui	F
-^gul	L
-^gum	C
-^gun	C
-^gur	C
-^gus	J
-^guy	I
-^guí	W
-^gv8	C
-^gym	R
-^gál	W
-^gén	Z
-^gól	U
-^h2o	C
-^hab	Q
-^hac	F
-^had	[
-^hag	X
-^hah	C
-^hai	J
-^hal	C
-^ham	D
-^han	S
-^hap	[
-^har	U
-^has	I
-^hat	[
-^hau	[
-^hav	S
-^haz	C
-^hba	C
-^hdm	C
-^hea	V
-^heb	[
-^hec	J
-^hed	C
-^hee	I
-^hei	C
-^hel	R
-^hem	U
-^hen	C
-^her	[
-^hes	[
-^het	V
-^heu	C
-^hex	C
-^hey	C
-^hez	[
-^hgf	C
-^hgv	F
-^hib	G
-^hic	U
-^hid	[
-^hie	C
-^hig	I
-^hij	Y
-^hik	H
-^hil	D
-^him	[
-^hin	C
-^hip	H
-^hir	C
-^his	[
-^hit	P
-^hiv	N
-^hiy	C
-^hiz	[
-^hjk	C
-^hmm	C
-^hmr	C
-^hoa	C
-^hob	C
-^hoc	F
-^hog	F
-^hoj	C
-^hol	E
-^hom	S
-^hon	[
-^hoo	D
-^hop	U
-^hor	C
-^hos	I
-^hot	C
-^hou	P
-^how	C
-^hoz	C
-^htm	C
-^htt	C
-^hua	C
-^hub	V
-^hud	C
-^hue	C
-^hug	[
-^hui	[
-^hul	C
-^hum	M
-^hun	T
-^hur	[
-^hus	[
-^huy	W
-^hué	T
-^hyd	C
-^hym	P
-^hyp	[
-^hys	[
-^hyu	C
-^háb	X
-^hág	X
-^i'd	C
-^i'm	[
-^i'v	Z
-^i++	D
-^i.e	C
-^iam	C
-^iba	W
-^ibu	C
-^ibz	Y
-^ice	C
-^ich	Y
-^ici	F
-^ico	[
-^icu	T
-^ida	C
-^idd	C
-^ide	F
-^idi	C
-^idk	C
-^idl	[
-^ido	[
-^idr	C
-^iel	D
-^igl	[
-^ign	J
-^igu	F
-^iii	C
-^ike	C
-^ill	[
-^ilu	W
-^ima	N
-^imb	C
-^imd	D
-^ime	C
-^imm	Y
-^imp	P
-^imá	U
-^in-	S
-^in?	C
-^ina	Z
-^inc	F
-^ind	C
-^ine	G
-^inf	[
-^ing	C
-^inh	[
-^ini	[
-^inj	X
-^ink	K
-^inm	[
-^inn	P
-^ino	X
-^inp	C
-^inq	V
-^inr	U
-^ins	I
-^int	U
-^inu	U
-^inv	D
-^inú	S
-^ion	C
-^ipa	C
-^iph	C
-^ira	T
-^ire	G
-^iri	C
-^irm	Y
-^iro	C
-^irq	C
-^irs	C
-^irá	V
-^iré	[
-^is?	C
-^isa	P
-^isc	Z
-^ish	R
-^isl	C
-^ism	V
-^isn	N
-^iso	C
-^isr	[
-^iss	X
-^it'	[
-^it?	S
-^ita	C
-^ite	C
-^iti	C
-^its	[
-^itu	C
-^itv	C
-^iuy	C
-^iva	C
-^ive	X
-^ivf	X
-^ivy	C
-^izq	T
-^jab	R
-^jac	M
-^jae	X
-^jaf	[
-^jag	C
-^jai	P
-^jaj	C
-^jak	C
-^jam	G
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
-^jed	[
-^jef	Q
-^jeh	[
-^jel	C
-^jen	C
-^jep	Y
-^jer	Y
-^jes	[
-^jet	V
-^jew	[
-^jez	[
-^jfk	C
-^jhg	C
-^jib	C
-^jij	C
-^jim	C
-^jin	[
-^jir	S
-^jjj	C
-^jkh	C
-^jkl	C
-^joa	[
-^job	Q
-^joc	Y
-^joe	H
-^joh	H
-^joi	U
-^jok	C
-^jol	C
-^jon	J
-^joo	D
-^jop	[
-^jor	Q
-^jos	[
-^jot	[
-^jou	[
-^jov	[
-^joy	Z
-^joá	V
-^jsd	C
-^jso	C
-^jua	Z
-^jub	[
-^jud	Y
-^jue	U
-^jug	C
-^jui	W
-^jul	F
-^jum	C
-^jur	P
-^jus	R
-^juv	S
-^juz	X
-^jóv	[
-^kah	C
-^kal	C
-^kam	C
-^kan	C
-^kar	C
-^kat	C
-^kay	C
-^kea	E
-^keb	C
-^kee	P
-^kei	D
-^kel	C
-^kem	C
-^ken	G
-^kep	[
-^ker	H
-^ket	L
-^kev	C
-^key	C
-^kha	C
-^kic	K
-^kid	[
-^kie	C
-^kil	V
-^kim	L
-^kin	W
-^kis	F
-^kit	C
-^kiw	C
-^kjd	C
-^kkk	C
-^kla	D
-^kle	C
-^kmn	D
-^kne	C
-^kni	C
-^kno	L
-^knu	C
-^koi	Z
-^kon	C
-^kor	C
-^kos	M
-^kpi	C
-^kpo	G
-^kra	C
-^kre	D
-^kri	C
-^kro	E
-^ks2	C
-^ksj	C
-^kub	C
-^kur	C
-^kwh	D
-^kyl	C
-^lab	F
-^lac	C
-^lad	Z
-^lag	C
-^lai	[
-^lak	C
-^lam	N
-^lan	N
-^lao	[
-^lap	C
-^lar	Q
-^las	S
-^lat	F
-^lau	C
-^lav	C
-^law	C
-^lay	E
-^laz	S
-^lbw	C
-^ldl	C
-^lea	D
-^leb	D
-^lec	[
-^led	U
-^lee	C
-^lef	R
-^leg	C
-^lei	C
-^lej	V
-^lem	X
-^len	J
-^leo	C
-^lep	[
-^les	V
-^let	E
-^lev	J
-^lew	C
-^lex	C
-^ley	X
-^leí	T
-^leñ	V
-^leó	Z
-^lia	[
-^lib	P
-^lic	C
-^lid	[
-^lie	V
-^lif	V
-^lig	F
-^lik	[
-^lil	C
-^lim	C
-^lin	C
-^lio	S
-^lip	K
-^liq	C
-^lir	C
-^lis	C
-^lit	Q
-^liv	W
-^lkj	C
-^lla	Q
-^llc	C
-^lle	T
-^llo	K
-^llu	[
-^llá	Y
-^lma	C
-^loa	D
-^lob	D
-^loc	C
-^lod	W
-^lof	J
-^log	C
-^loi	T
-^lol	C
-^lom	T
-^lon	J
-^loo	C
-^lop	C
-^lor	[
-^los	U
-^lot	Q
-^lou	C
-^lov	Z
-^low	S
-^loy	[
-^lsk	C
-^lub	C
-^luc	U
-^lue	C
-^luf	C
-^lug	K
-^luj	[
-^luk	N
-^lul	G
-^lum	W
-^lun	I
-^lus	S
-^lut	G
-^lux	[
-^lyd	[
-^lye	D
-^lyi	[
-^lyl	C
-^lyn	C
-^lyr	C
-^lys	[
-^lág	T
-^lám	Y
-^láz	X
-^líb	[
-^líd	[
-^lím	[
-^m&s	E
-^m/s	C
-^m25	C
-^mac	C
-^mad	Q
-^mae	Y
-^mah	G
-^mai	Z
-^maj	M
-^mak	L
-^mam	T
-^man	T
-^map	C
-^maq	C
-^mar	R
-^mas	K
-^mat	R
-^max	C
-^may	D
-^mañ	N
-^mba	C
-^mca	C
-^mcc	C
-^mcd	C
-^mcm	C
-^mcr	D
-^mcv	C
-^me,	[
-^me<	C
-^me?	[
-^mea	[
-^mec	C
-^med	S
-^mee	P
-^meg	H
-^meh	C
-^mej	R
-^mel	J
-^mem	E
-^men	S
-^mep	U
-^mer	Q
-^mes	J
-^met	C
-^mex	C
-^mey	C
-^mez	[
-^mg/	C
-^mia	C
-^mic	C
-^mid	W
-^mie	Y
-^mig	[
-^mik	C
-^mil	I
-^min	G
-^mio	C
-^miq	[
-^mir	Z
-^mis	[
-^mit	C
-^mix	C
-^miz	V
-^mk7	J
-^mla	D
-^mma	[
-^mmm	C
-^mna	U
-^mnb	C
-^mne	C
-^moa	[
-^mob	P
-^moc	V
-^mod	D
-^mog	C
-^moh	C
-^moi	S
-^moj	Z
-^mol	L
-^mom	[
-^mon	I
-^moo	C
-^mor	P
-^mos	Y
-^mot	C
-^mou	Y
-^mov	C
-^moz	C
-^mp3	C
-^mp4	C
-^mpg	C
-^mph	C
-^mrb	C
-^mri	P
-^msg	C
-^muc	Q
-^mud	N
-^mue	W
-^muf	C
-^mug	M
-^muj	W
-^mul	S
-^mum	C
-^mun	K
-^mup	C
-^mur	S
-^mus	F
-^mut	C
-^muy	S
-^mué	X
-^myc	C
-^mym	C
-^myr	[
-^mys	U
-^myt	R
-^mán	T
-^már	[
-^más	[
-^méd	[
-^mí?	S
-^mía	Z
-^mío	[
-^mús	Z
-^naa	H
-^nab	[
-^nac	F
-^nad	X
-^nag	T
-^nah	C
-^nai	N
-^nak	C
-^nal	V
-^nam	G
-^nan	C
-^nao	[
-^nap	G
-^nar	P
-^nas	C
-^nat	E
-^nau	C
-^nav	C
-^naz	Z
-^naí	P
-^nba	C
-^nda	C
-^nea	C
-^neb	[
-^nec	[
-^nee	K
-^neg	T
-^neh	[
-^nei	[
-^nem	K
-^nen	P
-^neo	C
-^nep	[
-^ner	[
-^nes	J
-^net	C
-^nev	R
-^new	M
-^nex	I
-^nfl	C
-^nhs	C
-^nic	W
-^nie	I
-^nig	[
-^nik	E
-^nim	Y
-^nin	[
-^nis	X
-^nix	C
-^niñ	[
-^no?	P
-^noa	[
-^nob	W
-^noc	[
-^nod	K
-^noe	[
-^noi	G
-^nom	I
-^non	C
-^nor	C
-^nos	T
-^not	N
-^nou	C
-^nov	Z
-^now	D
-^noé	Z
-^npm	C
-^nth	C
-^nuc	Z
-^nud	C
-^nue	V
-^nul	C
-^num	C
-^nun	J
-^nur	L
-^nut	C
-^nvi	C
-^nvn	C
-^nwb	D
-^nym	X
-^nín	U
-^núm	[
-^oak	N
-^oat	C
-^oba	C
-^obe	[
-^obi	R
-^obj	Y
-^obl	Z
-^obr	V
-^obs	[
-^oca	C
-^occ	G
-^oce	C
-^och	[
-^oci	V
-^oct	C
-^ocu	W
-^odd	C
-^ode	G
-^odi	[
-^odr	Z
-^ody	E
-^ofe	C
-^off	K
-^ofi	[
-^ofr	[
-^ofs	C
-^oft	C
-^ogr	I
-^ohi	C
-^ohm	C
-^oho	[
-^oid	U
-^oig	Y
-^oij	C
-^oil	F
-^oir	Q
-^oiu	C
-^oja	W
-^ojo	S
-^oka	[
-^okl	C
-^ola	P
-^old	U
-^olv	X
-^oly	C
-^omb	S
-^ome	L
-^omg	C
-^omn	[
-^omr	W
-^ona	[
-^onc	[
-^ond	R
-^one	[
-^oni	C
-^onl	N
-^ont	I
-^oná	P
-^ooh	C
-^opa	E
-^ope	F
-^oph	[
-^opi	R
-^opo	[
-^opp	M
-^opr	C
-^opt	G
-^ora	[
-^orc	C
-^ord	C
-^ore	J
-^org	M
-^ori	M
-^orl	C
-^oro	L
-^orp	Z
-^orq	C
-^ort	M
-^orá	U
-^oré	Q
-^oró	X
-^osb	C
-^osc	C
-^ose	[
-^osl	C
-^osm	C
-^oso	Y
-^osr	C
-^oth	[
-^oti	C
-^oto	[
-^otr	[
-^ott	C
-^oug	C
-^oun	C
-^our	[
-^out	Q
-^ove	W
-^owe	Z
-^owl	C
-^own	S
-^oxb	D
-^oxf	C
-^oxi	D
-^oxy	C
-^oye	V
-^oys	C
-^oyó	P
-^oze	C
-^ozy	C
-^ozz	C
-^oíd	Y
-^oír	Y
-^p45	C
-^pab	[
-^pac	[
-^pad	L
-^pae	C
-^pag	Q
-^pai	K
-^paj	[
-^pan	J
-^pap	P
-^paq	C
-^par	J
-^pas	T
-^pat	H
-^pau	P
-^pav	H
-^pay	C
-^paz	T
-^paí	Z
-^pañ	V
-^pdf	C
-^pea	D
-^pec	[
-^ped	N
-^pee	C
-^peg	T
-^pel	R
-^peo	Y
-^pep	C
-^peq	V
-^per	Q
-^pes	[
-^pet	W
-^pez	[
-^peñ	T
-^pg_	C
-^pha	U
-^pho	C
-^php	C
-^phr	C
-^phy	G
-^pia	C
-^pic	C
-^pid	M
-^pie	Q
-^pil	U
-^pin	C
-^pip	C
-^pir	R
-^pis	C
-^pit	C
-^piv	C
-^pix	C
-^piz	C
-^pla	C
-^ple	T
-^plo	I
-^pls	C
-^plu	C
-^pob	S
-^poc	[
-^pod	F
-^poe	C
-^poi	C
-^pok	C
-^pol	I
-^pon	Q
-^poo	N
-^pop	C
-^poq	[
-^pos	C
-^pot	K
-^pou	U
-^pov	[
-^pow	C
-^poz	V
-^ppp	C
-^pra	[
-^pre	N
-^pri	C
-^pro	U
-^pru	C
-^pré	[
-^prí	[
-^pró	[
-^ps3	C
-^ps4	C
-^ps5	C
-^psa	[
-^psi	[
-^pso	C
-^psy	[
-^pts	Z
-^pub	F
-^pud	P
-^pue	T
-^puf	C
-^pug	C
-^puj	G
-^pul	C
-^pum	C
-^pun	C
-^pup	C
-^pur	X
-^pus	T
-^put	C
-^pyt	C
-^páj	W
-^pán	S
-^pér	Z
-^pés	X
-^púb	R
-^púr	U
-^qaz	C
-^qib	C
-^qua	H
-^que	J
-^qui	M
-^quo	C
-^qué	[
-^quí	[
-^qwe	C
-^r's	C
-^r16	C
-^r50	G
-^rab	T
-^rac	U
-^rad	C
-^raf	V
-^rag	W
-^rah	Y
-^rai	R
-^rak	C
-^ral	C
-^ram	E
-^ran	C
-^rap	J
-^raq	Y
-^rar	N
-^ras	C
-^rat	C
-^rav	C
-^raw	C
-^ray	C
-^raz	C
-^raí	R
-^rdr	C
-^rea	N
-^reb	I
-^rec	I
-^red	C
-^ree	C
-^reg	N
-^reh	[
-^rei	W
-^rej	[
-^rel	X
-^rem	G
-^ren	M
-^rep	C
-^req	C
-^rer	C
-^res	M
-^ret	K
-^reu	H
-^rev	H
-^rew	K
-^rex	C
-^rey	Z
-^rez	[
-^reí	W
-^rfc	C
-^rgb	C
-^rha	J
-^rhe	[
-^rhy	C
-^rib	D
-^ric	G
-^rie	C
-^rif	C
-^rig	Y
-^rim	C
-^rin	C
-^rio	G
-^rip	C
-^riq	X
-^ris	I
-^rit	[
-^riv	X
-^riz	X
-^riñ	W
-^rió	T
-^roa	C
-^rob	H
-^roc	[
-^rod	R
-^rof	C
-^rog	C
-^roi	T
-^roj	[
-^rol	C
-^rom	R
-^ron	C
-^roo	V
-^rop	[
-^ros	C
-^rot	C
-^rou	C
-^row	C
-^roy	C
-^rtp	F
-^rtx	C
-^rua	[
-^rub	C
-^rud	D
-^rue	I
-^ruf	[
-^rug	C
-^rui	Y
-^rul	J
-^rum	E
-^run	C
-^rus	C
-^rut	M
-^rya	C
-^ryz	D
-^ráp	[
-^ríe	X
-^río	[
-^s23	C
-^s24	C
-^sab	U
-^sac	Z
-^sad	[
-^sae	I
-^saf	T
-^sag	C
-^sai	U
-^sal	M
-^san	Q
-^sap	N
-^saq	V
-^sar	W
-^sas	C
-^sau	U
-^sav	P
-^saw	[
-^say	K
-^saú	Z
-^sca	X
-^sce	C
-^sch	H
-^sci	C
-^sco	C
-^scr	N
-^sdf	C
-^sdk	C
-^sea	D
-^seb	L
-^sec	L
-^sed	X
-^see	S
-^seg	H
-^sei	U
-^sel	J
-^sem	I
-^sen	P
-^seo	R
-^sep	[
-^seq	M
-^ser	V
-^ses	C
-^set	C
-^sev	R
-^sew	C
-^sex	[
-^señ	W
-^sha	I
-^she	S
-^shi	C
-^sho	G
-^shr	H
-^shu	C
-^shy	U
-^sib	[
-^sic	[
-^sid	M
-^sie	[
-^sif	V
-^sig	J
-^sih	T
-^sik	C
-^sil	T
-^sim	I
-^sin	X
-^sio	[
-^siq	Y
-^sir	D
-^sis	G
-^sit	C
-^six	C
-^siz	C
-^sió	P
-^ska	C
-^skd	C
-^ski	C
-^sko	D
-^sku	C
-^sky	C
-^sla	[
-^sle	W
-^sli	C
-^slk	C
-^slo	C
-^slu	C
-^sma	M
-^sme	C
-^smi	N
-^smo	L
-^smy	W
-^sna	H
-^sne	C
-^sno	C
-^sny	C
-^soa	C
-^sob	X
-^soc	C
-^sod	D
-^sof	C
-^soh	C
-^soi	[
-^som	X
-^son	T
-^soo	[
-^sop	[
-^sor	[
-^sos	Y
-^sou	C
-^sow	[
-^soy	[
-^soñ	[
-^spa	E
-^spe	H
-^spf	C
-^spi	K
-^spl	C
-^spo	K
-^spr	H
-^spy	X
-^sql	C
-^squ	C
-^src	D
-^ssh	C
-^sta	C
-^std	F
-^ste	C
-^stf	C
-^sti	V
-^sto	L
-^str	F
-^stu	G
-^sty	C
-^su5	F
-^sua	[
-^sub	J
-^suc	T
-^sud	C
-^sue	T
-^suf	[
-^sui	I
-^suj	C
-^sul	C
-^sum	G
-^sun	V
-^sup	F
-^sur	Y
-^sus	N
-^suy	W
-^sw1	C
-^swa	J
-^swe	V
-^swo	W
-^syc	[
-^syd	C
-^syl	C
-^syn	I
-^syr	Z
-^sys	C
-^sze	C
-^sáb	[
-^sép	P
-^síg	Z
-^sím	W
-^sín	[
-^sís	V
-^tab	C
-^tac	E
-^tad	Z
-^tai	C
-^tak	N
-^tal	H
-^tam	Z
-^tao	C
-^tap	C
-^tar	J
-^tas	C
-^tat	Z
-^tau	C
-^tav	C
-^tax	F
-^tay	C
-^taz	C
-^tcu	C
-^tea	E
-^tec	C
-^ted	F
-^tee	J
-^teh	M
-^tek	[
-^tel	G
-^tem	I
-^ten	X
-^teo	W
-^ter	V
-^tes	M
-^tet	L
-^tex	C
-^teñ	C
-^tha	L
-^the	U
-^thi	I
-^tho	V
-^thr	T
-^thu	S
-^thy	Y
-^tia	S
-^tib	[
-^tic	C
-^tid	C
-^tie	K
-^tig	C
-^tij	C
-^tik	C
-^til	C
-^tim	G
-^tin	C
-^tio	U
-^tip	C
-^tir	R
-^tit	K
-^tmr	J
-^toa	E
-^tob	[
-^toc	Q
-^tod	S
-^toe	C
-^tog	U
-^toi	C
-^tok	C
-^tol	C
-^tom	K
-^ton	C
-^too	[
-^top	C
-^toq	[
-^tor	L
-^tot	C
-^tou	C
-^tow	Q
-^tox	L
-^toy	C
-^tra	H
-^tri	P
-^tro	J
-^try	V
-^tsa	C
-^tsh	H
-^tsi	V
-^tsu	C
-^ttt	C
-^tub	L
-^tuc	C
-^tud	C
-^tue	I
-^tui	C
-^tul	D
-^tum	[
-^tun	C
-^tur	I
-^tus	W
-^tut	K
-^tuv	[
-^tuy	T
-^tve	C
-^twe	G
-^twi	C
-^two	U
-^tye	C
-^typ	C
-^tyr	N
-^tyt	C
-^tía	P
-^tóx	Y
-^tún	T
-^ube	C
-^ubu	D
-^uca	C
-^ufc	C
-^ugh	C
-^ugl	[
-^uiu	C
-^ukr	T
-^uku	C
-^ult	C
-^umb	L
-^umr	C
-^una	N
-^unb	T
-^unc	[
-^und	D
-^une	L
-^unf	U
-^ung	[
-^unh	V
-^uni	J
-^unj	X
-^unk	[
-^unl	K
-^unm	S
-^uno	V
-^unp	V
-^unr	I
-^uns	K
-^unt	I
-^unw	W
-^up?	[
-^upa	S
-^upd	C
-^upg	C
-^uph	R
-^upo	[
-^ups	C
-^upt	C
-^upw	C
-^ura	C
-^urg	T
-^uri	[
-^urn	Z
-^uru	C
-^urí	S
-^us?	[
-^usa	X
-^usb	C
-^usc	C
-^usd	C
-^use	C
-^ush	C
-^usi	[
-^uso	C
-^ust	[
-^usu	[
-^usó	Q
-^uta	C
-^utd	C
-^uti	C
-^uto	C
-^uva	[
-^uza	Q
-^uzz	X
-^uzí	T
-^uña	I
-^vac	S
-^vag	Z
-^vai	[
-^val	U
-^vam	L
-^van	C
-^vap	[
-^var	K
-^vas	[
-^vau	C
-^vay	V
-^vaz	C
-^vbs	Z
-^vea	[
-^vec	[
-^ved	C
-^veg	C
-^vei	X
-^vej	U
-^vel	D
-^vem	C
-^ven	Z
-^veo	[
-^ver	P
-^ves	E
-^vet	C
-^vez	[
-^veí	W
-^via	W
-^vib	M
-^vic	H
-^vid	G
-^vig	C
-^vii	C
-^vik	C
-^vil	H
-^vim	C
-^vio	Q
-^vip	P
-^vir	Y
-^vis	L
-^vit	F
-^viu	Y
-^viv	[
-^viñ	Z
-^vlo	E
-^voc	T
-^voi	F
-^vok	J
-^vol	V
-^vom	[
-^vos	[
-^vou	C
-^vow	M
-^voy	Q
-^voz	X
-^vpn	C
-^vsc	E
-^vue	E
-^vul	C
-^víb	X
-^vír	Z
-^wab	C
-^wag	[
-^wah	C
-^wai	U
-^wak	D
-^wal	H
-^wan	[
-^war	C
-^was	[
-^wat	J
-^wav	[
-^wax	E
-^way	P
-^we'	T
-^wea	C
-^web	F
-^wed	R
-^wee	Q
-^wei	J
-^wel	S
-^wem	K
-^wen	U
-^weo	C
-^wep	T
-^wer	X
-^wes	Z
-^wet	C
-^wha	E
-^whe	D
-^whi	G
-^who	J
-^why	I
-^wib	C
-^wic	F
-^wid	S
-^wif	Q
-^wig	P
-^wik	C
-^wil	Z
-^wim	H
-^win	M
-^wip	N
-^wir	C
-^wis	[
-^wit	R
-^wiv	K
-^wob	C
-^woe	[
-^wok	[
-^wol	P
-^wom	W
-^won	I
-^woo	R
-^wor	P
-^wou	U
-^wow	C
-^wra	H
-^wre	[
-^wri	H
-^wro	[
-^wtf	C
-^wub	C
-^wud	C
-^wun	G
-^wut	C
-^ww2	E
-^wwe	C
-^wwi	K
-^www	C
-^wyo	F
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
-^yah	S
-^yam	C
-^yan	C
-^yar	C
-^yas	C
-^yea	I
-^yee	C
-^yel	N
-^yem	C
-^yep	C
-^yer	S
-^yes	D
-^yet	S
-^yie	C
-^yin	C
-^yog	C
-^yok	[
-^yol	X
-^yor	C
-^you	I
-^yug	R
-^yyy	C
-^zac	[
-^zad	U
-^zak	E
-^zap	C
-^zaq	X
-^zar	C
-^zaz	C
-^zea	S
-^zeb	F
-^zec	[
-^zed	V
-^zel	I
-^zen	C
-^zep	L
-^zer	K
-^zeu	C
-^zik	Y
-^zil	N
-^zim	X
-^zio	[
-^zip	C
-^zoe	Y
-^zon	C
-^zoo	N
-^zop	S
-^zor	X
-^zoy	C
-^zuc	C
-^zul	C
-^zur	[
-^zxz	C
-^zzz	C
-^{{7	C
-^¿ad	R
-^¿al	Q
-^¿ca	[
-^¿co	Q
-^¿cu	T
-^¿có	X
-^¿de	V
-^¿di	Z
-^¿dó	W
-^¿el	R
-^¿en	T
-^¿er	R
-^¿es	Z
-^¿ex	V
-^¿ha	Y
-^¿je	X
-^¿la	U
-^¿le	R
-^¿lo	T
-^¿me	T
-^¿mi	S
-^¿mo	Q
-^¿no	U
-^¿pa	R
-^¿po	T
-^¿pu	R
-^¿qu	[
-^¿se	W
-^¿si	U
-^¿so	S
-^¿te	R
-^¿ti	U
-^¿to	P
-^¿un	R
-^¿va	S
-^¿ve	P
-^¿vi	T
-^¿vo	T
-^ábr	W
-^áfr	[
-^ága	[
-^águ	[
-^áng	[
-^áni	[
-^árb	[
-^äöü	C
-^éfe	W
-^éra	T
-^éxi	P
-^éxo	Z
-^ído	Y
-^ñlk	C
-^ñññ	C
-^órg	Z
-^últ	[
-^úni	Q
-^тес	C
-^اخت	C
-^مرح	C
-^テスト	C
-^今天天	C
-^你好吗	C
-_(ツ)	C
-__pr	C
-_end	C
-_k@h	I
-_mod	E
-_pro	C
-_sle	C
-_sta	C
-a,"e	E
-a.co	G
-a101	E
-a610	G
-a:a,	E
-a[i]	D
-aa10	E
-aaaa	C
-aac'	U
-aac?	U
-aal?	U
-aam'	S
-aama	[
-aamá	U
-aani	V
-aard	C
-aaro	C
-aaró	[
-aash	S
-ab's	S
-ab12	D
-aba?	R
-abac	[
-abad	E
-abaj	[
-abak	Y
-abal	R
-aban	[
-abao	X
-abar	[
-abas	Z
-abat	[
-abaz	C
-abañ	T
-abba	S
-abbe	K
-abbi	C
-abbl	C
-abc1	C
-abcd	N
-abdí	T
-abea	[
-abed	[
-abee	[
-abej	Z
-abel	L
-abem	[
-aben	U
-abeo	[
-aber	R
-abes	Y
-abet	C
-abeu	X
-abez	[
-abia	U
-abic	C
-abid	[
-abie	[
-abig	W
-abij	Q
-abil	J
-abim	S
-abin	C
-abio	W
-abir	S
-abis	Z
-abit	V
-abla	L
-able	G
-abli	W
-ablo	[
-abló	Q
-abne	[
-abod	X
-abog	C
-abol	C
-abom	[
-abon	C
-abor	[
-abot	[
-abou	S
-abov	H
-abra	W
-abre	[
-abri	J
-abro	[
-abrá	V
-abrí	Q
-absa	[
-abse	T
-abso	G
-abst	X
-abuc	Y
-abue	Z
-abul	C
-abun	Z
-abur	C
-abus	[
-aby'	L
-abyl	N
-abys	X
-abás	X
-abé?	P
-abía	Y
-ac's	U
-acab	[
-acac	N
-acad	C
-acam	C
-acan	C
-acar	G
-acas	[
-acat	[
-acaz	W
-acbe	C
-acbo	C
-acca	[
-acce	E
-acch	X
-acci	M
-acco	P
-accu	W
-ace,	T
-ace?	[
-aceb	C
-aced	[
-aceh	C
-acei	P
-acel	C
-acem	Q
-acen	P
-acep	[
-acer	[
-aces	C
-acet	C
-acha	[
-ache	Q
-achi	K
-acho	E
-acht	C
-achu	F
-achó	[
-acia	[
-acid	[
-acie	G
-acif	V
-acil	G
-acim	[
-acin	F
-acio	G
-acis	[
-acit	C
-ació	[
-ack;	Q
-ack?	C
-acka	C
-ackc	S
-acke	C
-ackg	C
-acki	C
-ackj	K
-ackl	C
-ackm	[
-acko	C
-ackp	I
-acks	I
-acku	C
-ackw	J
-acla	V
-acle	W
-acob	V
-acog	Z
-acol	C
-acom	[
-acon	[
-acor	C
-acos	Q
-acou	C
-acra	[
-acre	F
-acri	J
-acro	C
-acry	H
-acta	K
-acte	M
-acti	U
-actl	C
-acto	C
-actr	C
-acts	W
-actu	C
-acua	C
-acuc	X
-acud	R
-acue	Q
-acul	[
-acun	K
-acup	R
-acus	W
-acué	V
-acán	Y
-acía	[
-acío	W
-ad's	R
-ad=a	J
-ada?	T
-adab	[
-adad	[
-adag	C
-adal	F
-adam	M
-adan	C
-adap	F
-adar	C
-adbl	E
-adda	I
-adde	[
-addi	[
-addl	P
-addr	C
-addu	Y
-addy	D
-adec	[
-aded	C
-adel	C
-adem	C
-aden	K
-adeo	Z
-ader	L
-ades	V
-adeu	C
-adha	C
-adhd	X
-adia	C
-adic	[
-adie	Y
-adil	R
-adin	M
-adio	C
-adis	C
-adit	[
-adiu	D
-adiv	C
-adiz	C
-adje	C
-adle	C
-adli	L
-adlo	Q
-adly	N
-adme	C
-admi	C
-adne	N
-ado?	V
-adok	U
-adol	D
-adon	C
-adop	[
-ador	F
-ados	F
-adou	C
-adow	C
-adox	Q
-adph	D
-adra	J
-adre	Z
-adri	C
-adro	C
-adru	P
-adry	C
-adró	V
-adsh	C
-adst	D
-adth	[
-adua	[
-aduc	C
-adul	P
-adur	I
-adva	R
-adve	H
-advi	[
-advo	Y
-adwa	C
-adán	[
-adón	W
-adúl	P
-ae30	I
-ael'	S
-ael,	V
-ael;	Y
-ael?	[
-aeli	T
-aell	C
-aels	C
-aero	I
-aesa	P
-aest	Y
-aeus	[
-afae	T
-afan	X
-afar	Q
-afat	Y
-afed	C
-afel	K
-afes	C
-afet	[
-affa	[
-affe	C
-affi	F
-affl	U
-affo	[
-affr	C
-afia	E
-afil	[
-afin	[
-afor	C
-afra	[
-afri	D
-afro	T
-afte	S
-aftk	D
-afts	[
-afue	S
-afía	V
-agab	[
-agad	R
-agag	Z
-agai	Z
-agal	C
-agam	T
-agan	[
-agap	Z
-agar	[
-agas	T
-agat	C
-agav	K
-agda	[
-age,	L
-age?	S
-aged	V
-agei	T
-agel	C
-agem	Z
-agen	C
-ageo	[
-ager	P
-ages	[
-agga	R
-agge	Y
-aggi	[
-aggl	W
-aghr	E
-agia	[
-agic	Y
-agin	K
-agio	G
-agis	C
-agit	C
-agle	P
-agna	C
-agne	Q
-agni	[
-agno	[
-agnó	X
-ago?	Q
-agob	P
-agog	[
-agon	H
-agos	T
-agot	Z
-agoz	C
-agra	M
-agre	V
-agri	Y
-agro	S
-agua	T
-agud	C
-ague	S
-agui	C
-aguj	T
-agun	C
-agur	W
-agus	[
-agvs	G
-agái	W
-agón	U
-ah's	[
-ah_k	I
-ahab	[
-ahah	C
-ahal	Z
-aham	[
-ahan	H
-ahas	[
-ahaz	Z
-ahea	T
-ahei	C
-ahel	R
-ahij	U
-ahil	C
-ahim	T
-ahit	[
-ahjo	C
-ahlb	C
-ahli	C
-ahne	C
-ahod	J
-ahog	W
-ahol	D
-ahom	C
-ahoo	D
-ahre	E
-ahto	C
-ahtz	H
-ahum	Q
-ahwe	U
-ahúm	[
-ai's	T
-aiah	V
-aiap	T
-aica	C
-aici	[
-aid,	Q
-aid?	V
-aida	P
-aide	C
-aido	[
-aids	[
-aifá	W
-aiga	T
-aigh	W
-aigo	[
-aigs	E
-aiku	C
-ail.	C
-aila	I
-ailb	E
-ailc	C
-aile	P
-aili	Y
-aill	C
-ailo	[
-ails	C
-ailu	[
-ailw	D
-aily	G
-ailó	Q
-aimi	C
-aims	C
-ain'	J
-ain(	G
-ain?	[
-ainb	[
-aind	C
-aine	N
-ainf	C
-aini	H
-ainl	F
-ains	[
-aint	C
-ainw	C
-airb	C
-airc	C
-aird	C
-aire	C
-airi	C
-airl	D
-airo	U
-airp	C
-airs	[
-airu	R
-airw	E
-airy	H
-aise	L
-aisi	[
-aiso	W
-aita	U
-aith	[
-aiti	[
-aito	P
-aits	C
-aius	[
-aive	C
-ajab	S
-ajad	W
-ajaj	C
-ajan	R
-ajar	P
-ajas	P
-ajed	C
-ajen	[
-ajer	W
-ajes	C
-ajit	Q
-ajo?	P
-ajol	C
-ajor	M
-ajsj	C
-akar	C
-akat	C
-ake,	Z
-ake?	F
-akea	C
-aked	[
-akeh	P
-aken	Q
-aker	C
-akes	P
-akeu	T
-akfa	M
-akho	D
-akim	V
-akin	P
-akir	C
-akku	Y
-akne	T
-akow	C
-akra	K
-aksh	C
-akth	[
-akup	X
-al's	W
-al.c	E
-alaa	[
-alab	R
-alac	U
-alad	C
-alag	H
-alai	C
-alaj	C
-alak	Z
-alal	Q
-alam	C
-alan	C
-alaq	U
-alar	C
-alas	[
-alat	V
-alax	P
-alay	T
-alba	C
-albu	C
-alca	M
-alch	C
-alci	K
-alco	P
-alcu	C
-alda	[
-alde	[
-aldi	T
-aldo	C
-aldr	R
-alds	C
-aldu	C
-aleb	[
-alec	Y
-aled	[
-alee	X
-aleg	Q
-alej	[
-alek	Z
-alel	[
-alem	N
-alen	C
-aler	L
-ales	T
-alex	C
-alez	[
-alf-	[
-alfa	[
-alft	C
-alfw	I
-alga	U
-alge	H
-algi	[
-algo	Q
-algr	C
-algu	[
-alha	C
-alho	F
-alia	C
-alid	G
-alie	J
-alif	C
-alig	H
-alil	[
-alim	H
-alin	Y
-alio	[
-alip	[
-alir	[
-alis	N
-alit	[
-aliv	[
-aliz	X
-alió	[
-alke	K
-alki	R
-alkl	C
-alks	Y
-alkt	C
-alky	C
-all,	L
-alla	J
-alle	H
-alli	W
-allo	L
-allp	C
-alls	K
-ally	S
-allé	[
-allí	R
-alló	P
-alma	[
-alme	C
-almi	Q
-almo	[
-alms	[
-almu	[
-alod	C
-aloe	C
-alog	E
-alom	U
-alon	E
-aloo	C
-alor	C
-alos	[
-alot	C
-alou	[
-alph	C
-alpo	C
-alqu	K
-alre	T
-alru	C
-alry	W
-als,	X
-alsa	G
-alse	[
-also	X
-alta	[
-alte	H
-alth	K
-alti	J
-alto	G
-altr	[
-altu	C
-alty	C
-altí	T
-altó	P
-aluc	C
-alud	[
-alue	C
-alum	D
-alup	T
-alva	[
-alve	[
-alvi	H
-alvo	Z
-alvó	U
-alwa	V
-alyp	Y
-alys	H
-alyz	Z
-alza	X
-alzh	[
-alég	[
-alén	U
-alía	X
-alít	S
-alón	X
-am's	[
-ama?	Q
-amab	[
-amad	C
-amag	C
-amai	H
-amal	V
-amam	V
-aman	E
-amar	Z
-amas	L
-amaz	E
-amañ	Q
-amb?	[
-ambi	R
-ambl	[
-ambo	Q
-ambr	J
-ambs	C
-ambu	U
-ame,	R
-ame-	R
-ame>	K
-ame?	Z
-amec	Z
-amed	[
-amel	[
-amen	[
-ameo	S
-amep	H
-amer	C
-ames	H
-amet	C
-amga	Z
-amha	C
-amia	V
-amic	E
-amie	[
-amig	Z
-amil	V
-amin	T
-amis	C
-amit	C
-amix	F
-amle	L
-amma	[
-amme	C
-ammi	[
-ammo	M
-ammu	T
-amno	Y
-amnó	V
-amol	C
-amon	T
-amor	[
-amos	J
-amou	C
-amox	C
-ampa	I
-ampe	J
-ampg	C
-ampi	C
-ampl	C
-ampo	N
-amps	[
-ampt	D
-ampu	[
-amri	C
-ams?	Q
-amso	Z
-amst	C
-amsu	C
-amtr	C
-amud	W
-amue	V
-amul	[
-amum	T
-amur	C
-amus	H
-amuz	U
-amzo	C
-amán	Z
-amás	V
-amén	X
-amín	X
-amós	[
-an's	J
-an't	R
-an.c	J
-an.p	C
-ana?	U
-anaa	[
-anac	[
-anad	C
-anae	X
-anag	J
-anah	N
-anai	I
-anak	W
-anal	C
-anan	C
-anat	[
-anaá	Y
-anba	W
-anbe	L
-anca	Y
-ance	K
-anch	K
-anci	Q
-anco	J
-ancr	C
-anct	[
-ancu	C
-ancy	[
-ancé	R
-and'	S
-and,	T
-and?	W
-anda	J
-andc	U
-ande	[
-andf	S
-andi	K
-andk	U
-andl	N
-andm	[
-ando	F
-andp	[
-andr	D
-ands	[
-andu	C
-andw	C
-andy	D
-andé	[
-andó	S
-anea	[
-anec	Y
-aned	X
-anej	Y
-anel	C
-anen	G
-aneo	P
-aner	C
-anes	P
-anet	G
-anfo	J
-anga	R
-angi	[
-angk	C
-angl	C
-ango	I
-angr	[
-angs	U
-angu	K
-angé	T
-anhe	[
-ania	J
-anic	Q
-anid	Z
-anie	S
-anif	[
-anil	C
-anim	P
-anin	U
-anio	[
-anip	[
-aniq	V
-anis	C
-anit	[
-aniu	C
-aniv	Z
-aniz	X
-anja	C
-anje	W
-anke	C
-ankf	[
-anki	C
-ankl	C
-ankr	[
-anks	C
-anna	[
-anne	H
-anni	I
-anno	C
-annu	Y
-anny	K
-ano?	T
-anoc	C
-anod	C
-anoi	[
-anol	C
-anon	Y
-anor	R
-anos	[
-anot	K
-anqu	[
-ans,	U
-ans?	[
-ansa	I
-ansc	C
-anse	K
-ansf	K
-ansg	[
-ansi	[
-ansl	C
-anso	[
-ansp	S
-ansu	W
-answ	N
-ansó	X
-ant,	U
-ant?	[
-anta	F
-ante	[
-anth	N
-anti	V
-antl	V
-anto	F
-antr	E
-ants	G
-antu	Y
-antí	R
-antó	W
-anuc	W
-anue	[
-anuf	C
-anuk	[
-anum	F
-anun	C
-anus	C
-anut	C
-anva	C
-anxi	[
-anya	C
-anyb	D
-anye	C
-anym	[
-anyo	C
-anyt	V
-anyw	J
-anza	Z
-anzo	U
-aná?	Q
-anás	Y
-anía	[
-anón	W
-aode	C
-aodi	[
-aoh'	Y
-aohs	U
-aois	C
-aoke	C
-aomi	Q
-aooo	C
-ap(v	E
-ap:/	F
-apab	S
-apac	J
-apag	J
-apan	C
-apar	W
-apas	U
-apat	C
-apec	I
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
-apho	M
-aphr	U
-aphs	C
-aphy	L
-apia	[
-apid	C
-apin	Q
-apis	Z
-apit	P
-apla	X
-apli	C
-apoc	[
-apol	M
-apon	S
-apor	C
-apos	P
-apoy	X
-appe	R
-apph	Z
-appi	C
-appl	C
-appo	J
-appr	S
-apps	C
-appy	Z
-apre	[
-apri	C
-apro	X
-apse	[
-apso	J
-apsu	D
-apta	G
-apte	G
-apti	T
-apto	C
-aptu	U
-apue	V
-apul	Z
-apás	U
-apít	V
-apóc	Q
-após	[
-aqua	C
-aque	K
-aqui	G
-aqué	V
-aquí	[
-ar's	[
-ara?	R
-arab	[
-arac	C
-arad	C
-arag	C
-arah	Y
-arai	[
-araj	W
-arak	[
-aral	S
-aram	[
-aran	Q
-arao	V
-arar	[
-aras	[
-arat	F
-arau	J
-arav	V
-araz	T
-araí	W
-arañ	C
-araó	Y
-arba	C
-arbi	L
-arbo	H
-arbu	C
-arbó	U
-arca	T
-arce	C
-arch	C
-arci	[
-arcl	G
-arco	W
-arcu	C
-arcy	C
-arcá	T
-ard,	Q
-arda	C
-arde	C
-ardi	J
-ardo	S
-ardr	D
-ards	U
-ardu	C
-ardw	C
-ardí	W
-ardó	T
-area	C
-arec	R
-ared	Z
-aree	C
-aref	W
-areg	[
-areh	C
-arej	M
-arem	V
-aren	X
-areo	[
-arep	C
-arer	Q
-ares	[
-aret	U
-arew	[
-arfa	H
-arfi	C
-arfr	C
-arfu	R
-arga	Q
-arge	C
-argi	C
-argo	Q
-args	C
-argu	[
-argó	Q
-aria	[
-aric	U
-arid	[
-arie	K
-arif	D
-arih	Y
-arij	T
-aril	C
-arim	W
-arin	M
-ario	R
-arip	J
-aris	S
-arit	W
-ariu	G
-ariz	K
-arje	T
-ark)	Z
-ark?	[
-arka	C
-arke	L
-arki	C
-arkn	[
-arks	[
-arla	U
-arle	R
-arli	C
-arlo	H
-arls	[
-arly	R
-arma	M
-arme	[
-armi	[
-armo	G
-arms	X
-army	V
-arna	[
-arne	M
-arni	W
-arno	Y
-arns	[
-arok	C
-arol	J
-arom	C
-aron	[
-aroo	F
-aros	V
-arot	F
-arou	V
-arpa	N
-arpe	T
-arpi	[
-arpl	C
-arqu	Z
-arr.	E
-arra	K
-arre	X
-arri	[
-arro	J
-arru	W
-arry	Q
-ars,	U
-arsa	T
-arse	J
-arsh	C
-arsi	[
-arso	C
-art,	[
-art?	W
-arta	Y
-artb	[
-arte	Q
-arth	Y
-arti	C
-artm	C
-artn	S
-arto	Y
-artr	J
-arts	D
-arty	U
-art|	C
-artí	[
-aruc	[
-arus	Q
-arva	C
-arve	W
-arvi	E
-arxi	E
-ary'	[
-ary?	[
-arzi	[
-arzo	C
-aráb	[
-arác	U
-arán	[
-arás	[
-arça	E
-aréi	U
-aría	[
-arón	[
-as's	[
-asa?	R
-asab	S
-asad	Q
-asag	C
-asah	T
-asaj	[
-asal	M
-asam	U
-asan	V
-asar	[
-asas	C
-asbi	C
-asbr	C
-asca	C
-asce	J
-asci	C
-asco	Y
-ascr	C
-ascu	[
-asda	C
-asdf	C
-ase6	G
-ase:	C
-asec	W
-ased	[
-aseh	C
-asem	V
-asen	[
-aser	C
-ases	N
-aseñ	C
-asfe	Z
-asga	W
-asgó	T
-asha	Y
-ashb	V
-ashe	W
-ashi	K
-ashl	E
-ashm	C
-asht	[
-asia	[
-asic	Y
-asif	C
-asij	U
-asil	[
-asim	C
-asin	H
-asio	X
-asir	[
-asis	C
-asiv	T
-asió	R
-ask:	I
-aske	[
-aski	D
-asks	N
-asle	C
-aslo	D
-asma	I
-asmo	[
-asn'	S
-asno	U
-asnt	T
-asol	C
-ason	C
-asos	X
-aspa	S
-aspb	D
-asph	[
-aspi	F
-aspl	Z
-asqu	C
-ass=	F
-assa	E
-asse	P
-assh	S
-assi	C
-assm	Y
-asso	U
-assp	C
-assu	[
-assw	C
-assy	[
-ast"	E
-ast-	C
-ast;	Z
-ast?	[
-asta	Z
-aste	F
-asti	[
-astl	C
-asto	[
-astp	[
-astr	R
-asts	Q
-astu	[
-astw	C
-asty	C
-asté	R
-astó	R
-asua	C
-asue	W
-asun	V
-asur	M
-asus	[
-asut	C
-asyj	I
-asyn	C
-asés	W
-asía	W
-asón	Y
-at's	C
-atab	S
-atac	U
-atad	C
-atag	C
-atal	T
-atam	X
-atan	[
-ataq	T
-atar	Y
-atas	C
-atat	C
-atbo	L
-atbr	C
-atch	H
-ate'	[
-ate,	W
-ate?	[
-atea	R
-ateb	C
-ated	[
-atef	[
-ateg	C
-atel	C
-atem	X
-aten	[
-ateo	[
-ateq	X
-ates	C
-ateu	[
-atev	C
-atew	C
-atex	C
-atfi	X
-atfo	C
-atgp	C
-ath'	U
-ath,	U
-ath?	[
-atha	W
-athb	U
-athe	F
-athi	[
-athl	R
-atho	[
-athr	C
-aths	U
-athy	[
-atia	K
-atib	C
-atic	M
-atie	V
-atig	Z
-atil	C
-atin	S
-atio	P
-atir	T
-atis	C
-atit	[
-ativ	[
-atla	C
-atma	C
-atme	W
-atmo	[
-atne	Q
-ato'	C
-atod	K
-atoe	C
-atol	[
-atom	C
-aton	U
-ator	C
-atos	C
-atra	K
-atre	X
-atri	X
-atro	[
-atry	[
-atrá	U
-atró	R
-atsa	G
-atsb	C
-atso	C
-atta	W
-atte	K
-atth	R
-atti	H
-attl	Q
-atto	G
-attr	C
-atua	T
-atue	I
-atun	C
-atur	C
-atus	Q
-atut	C
-atwi	J
-atán	[
-atía	Z
-atól	S
-atón	[
-au's	S
-auce	C
-auck	D
-aude	E
-audi	[
-auer	D
-aufr	R
-augu	Z
-aul'	[
-aul?	[
-aula	Y
-aulo	X
-auls	[
-ault	D
-auma	[
-aume	V
-auna	X
-aunc	S
-aunq	[
-aunt	X
-aura	N
-aure	C
-auri	H
-auro	C
-aurs	[
-auru	C
-ausa	N
-ause	C
-auss	D
-aust	C
-auth	[
-auti	U
-autu	I
-auty	[
-auva	C
-auxh	C
-auxi	R
-avad	C
-aval	[
-avan	T
-avar	[
-avas	C
-avat	P
-ave?	[
-avec	C
-aved	[
-avel	[
-avem	K
-aven	P
-aver	C
-aves	Y
-avia	C
-avid	Y
-avig	C
-avil	[
-avio	P
-avis	I
-avit	H
-aviv	P
-avió	T
-avlo	D
-avoc	C
-avog	C
-avoi	V
-avor	[
-avos	V
-avou	C
-avra	K
-avía	W
-aw's	C
-awai	C
-awak	[
-awar	W
-away	I
-awba	C
-awbo	Q
-awei	C
-awfu	R
-awin	[
-awle	R
-awlp	M
-awsh	C
-awye	C
-axad	[
-axed	N
-axer	W
-axes	[
-axim	C
-axis	K
-axol	C
-ayag	C
-ayal	[
-ayan	T
-ayaq	C
-ayas	C
-ayat	C
-aybe	C
-aybo	C
-ayca	W
-aych	[
-ayda	[
-ayde	C
-ayed	S
-ayer	T
-ayfa	C
-ayfl	C
-ayik	C
-ayin	[
-ayli	C
-aylo	C
-ayme	V
-ayne	I
-ayof	V
-ayon	E
-ayor	T
-ayou	M
-aypa	C
-ays,	Y
-ays;	S
-ays?	[
-aysl	I
-ayst	C
-ayud	[
-ayun	[
-aywa	C
-ayúd	[
-az's	V
-azad	[
-azae	[
-azan	S
-azar	L
-azaz	[
-azel	[
-azen	C
-azer	C
-azgo	V
-azia	V
-azil	C
-azin	[
-azir	[
-azlo	Q
-azme	C
-azol	C
-azon	D
-azor	C
-azos	[
-azot	[
-azqu	C
-azte	C
-azul	C
-azur	D
-azws	C
-azza	V
-azón	Z
-aías	[
-aída	W
-aído	X
-aín?	R
-aíse	R
-aíso	W
-aíta	U
-añab	U
-añad	X
-añar	G
-añas	Y
-añer	[
-añol	C
-años	W
-añía	S
-aúl?	P
-b&gt	E
-b,">	E
-b.co	J
-b08n	C
-b:b,	E
-b>bo	C
-ba's	S
-ba1c	C
-baal	[
-baas	S
-baba	C
-babb	E
-babe	[
-babi	V
-baby	W
-bach	U
-back	T
-baco	[
-bact	C
-bacu	X
-bacy	T
-bada	X
-bade	C
-badi	K
-badl	[
-bado	C
-bage	C
-bagg	K
-bags	Z
-bail	W
-bait	C
-baja	Z
-baje	R
-baji	Q
-bajo	[
-bajó	U
-bake	C
-baki	P
-bakk	Y
-bala	[
-bald	P
-bale	C
-bali	C
-ball	C
-balm	W
-balo	C
-balt	Z
-bama	C
-bamb	C
-bamo	X
-ban?	P
-bana	C
-banc	[
-band	D
-bane	C
-bang	[
-bank	G
-bann	J
-bano	[
-banq	[
-bans	D
-banz	W
-baot	[
-bapp	C
-bapt	Y
-baqu	D
-bara	M
-barb	C
-barc	C
-bard	Y
-bare	Y
-barg	X
-bari	C
-bark	F
-barl	[
-barn	E
-barr	V
-bars	T
-bart	[
-baru	[
-barz	[
-bará	U
-barç	E
-bas?	T
-base	K
-bash	C
-basi	[
-bask	R
-bass	C
-bast	C
-basu	C
-bata	P
-bate	C
-bath	E
-bati	D
-batm	C
-bato	X
-bats	H
-batt	C
-baut	[
-bayl	C
-baza	C
-baña	C
-baño	V
-bbab	V
-bbag	C
-bbas	[
-bbat	S
-bbc.	F
-bbed	S
-bbel	E
-bber	P
-bbes	C
-bbin	[
-bbis	C
-bbit	C
-bble	C
-bbol	Y
-bbor	D
-bc.c	F
-bc12	C
-bcar	C
-bcen	H
-bdía	T
-be.c	K
-beac	C
-bead	C
-beam	N
-bean	C
-bear	[
-beas	X
-beat	R
-beau	Z
-beba	T
-bebe	M
-bebé	[
-beca	[
-becc	C
-bece	X
-beci	C
-beck	C
-beco	V
-bect	C
-bed-	U
-bede	Z
-bedi	[
-bedn	V
-bedr	C
-beds	[
-bedt	T
-beef	C
-beel	Z
-been	[
-beep	C
-beer	F
-bees	P
-beet	D
-befo	V
-bega	Z
-begg	[
-begi	[
-bego	U
-begu	C
-beha	R
-behe	Z
-behi	S
-beho	[
-bein	[
-beja	Z
-beka	Y
-bel,	T
-bel?	Z
-beld	Q
-bele	X
-beli	[
-belo	Y
-bels	J
-belt	C
-belé	Y
-bemo	[
-ben-	W
-bena	N
-benc	I
-bend	[
-bene	[
-beni	W
-benj	U
-benn	C
-bent	P
-beon	[
-beos	[
-bera	S
-berb	W
-bere	[
-berg	C
-beri	U
-berl	C
-berm	G
-bern	X
-bero	C
-berp	C
-berr	E
-bers	C
-bert	T
-bes?	T
-besa	[
-besh	S
-besi	[
-beso	[
-best	C
-bet3	F
-beta	J
-bete	[
-beth	V
-beti	K
-betr	[
-bets	V
-bett	[
-betw	H
-beus	X
-beve	C
-bewa	P
-beye	Q
-beyi	R
-beyo	C
-beza	[
-bezo	C
-bg8g	G
-bgq=	G
-bhag	K
-biad	V
-bial	C
-bian	D
-bias	Y
-bibl	[
-bich	R
-bici	C
-bida	T
-bidd	[
-bide	C
-bidi	C
-bido	[
-bidu	X
-bien	[
-bier	[
-bies	[
-biga	W
-bigg	D
-bigt	U
-bija	Q
-bike	C
-biki	T
-biks	C
-bila	U
-bild	X
-bile	C
-bilh	W
-bili	C
-bill	C
-bilo	[
-bime	S
-bina	S
-bind	C
-bine	C
-bing	[
-bins	C
-biog	H
-biol	C
-biop	W
-bios	[
-biot	C
-bipo	[
-bira	S
-bird	C
-birk	C
-birl	L
-birm	C
-birt	[
-birá	Q
-biré	P
-bisa	T
-bisc	C
-bish	C
-bism	C
-bisp	Q
-bit'	U
-bit.	D
-bit?	G
-bita	P
-bitc	L
-bite	C
-biti	S
-bito	W
-bitt	[
-bitz	C
-bizc	I
-bién	[
-bjec	E
-bjet	[
-blab	Y
-blac	I
-blad	C
-blah	C
-blam	Y
-blan	Q
-blar	T
-blas	[
-blaz	C
-ble,	V
-ble?	[
-blec	J
-bled	Q
-blee	D
-blem	Z
-blen	C
-bler	C
-bles	R
-blet	F
-blew	X
-bley	K
-blia	Z
-blic	R
-blig	P
-blin	Q
-blio	C
-blis	[
-blo?	U
-bloc	P
-blok	L
-blon	C
-blor	C
-blos	[
-blow	[
-blox	C
-blue	C
-blur	M
-bmar	C
-bmas	C
-bmit	[
-bner	[
-bnm,	C
-bnmb	C
-boam	[
-boar	C
-boas	Z
-boaz	[
-boca	[
-boda	N
-bodi	[
-body	U
-boei	C
-boer	C
-boga	C
-bogo	C
-bohe	G
-boil	C
-bois	C
-bola	[
-bold	N
-bole	N
-boli	C
-boll	C
-bolo	[
-bols	M
-bomb	X
-bomi	[
-bona	U
-bond	J
-bone	J
-boni	[
-bonj	C
-bonn	K
-bono	C
-bonu	L
-boob	C
-book	Q
-boom	C
-boop	C
-boos	C
-booz	Z
-bor'	S
-bora	M
-borb	C
-bord	[
-bore	M
-borg	C
-borh	P
-bori	C
-born	Y
-boro	C
-borr	J
-bors	R
-bort	[
-bosc	C
-bose	Q
-bosh	Y
-bosq	X
-boss	X
-bost	C
-both	[
-boto	E
-bots	[
-boug	R
-boul	C
-boun	P
-bouq	C
-bour	K
-bout	R
-bove	H
-bowe	S
-bowi	C
-bowl	E
-boxe	L
-boxi	E
-boyf	[
-boys	[
-brac	C
-brad	C
-brah	[
-brak	C
-bram	[
-bran	[
-brar	R
-bras	G
-brat	[
-brav	[
-braz	C
-bre?	C
-brea	P
-brec	W
-brem	Y
-bren	C
-breo	U
-brer	[
-bres	N
-brev	Y
-brew	F
-brex	C
-brez	R
-brib	[
-bric	[
-brid	[
-brie	G
-brig	L
-bril	Z
-brim	V
-brin	I
-brir	C
-bris	G
-brit	C
-brió	U
-broa	M
-brok	[
-bron	Q
-broo	P
-bros	[
-brot	T
-brou	[
-brow	C
-brua	C
-bruh	C
-bruj	[
-brun	F
-brus	C
-bryo	Y
-brío	Q
-bsal	Z
-bscr	C
-bsen	T
-bses	[
-bsit	C
-bsol	G
-bson	F
-bsta	[
-bsti	E
-btin	[
-buar	C
-buch	W
-buck	[
-bucl	C
-buco	Y
-buda	C
-budd	J
-budg	F
-budi	[
-buds	C
-buel	Z
-buen	U
-buey	[
-buff	C
-buil	L
-buja	C
-buji	C
-bujo	C
-buke	T
-bula	W
-bulb	C
-bulk	C
-bull	C
-bump	C
-bums	C
-buna	X
-bunc	C
-bund	Z
-bunn	C
-bunt	D
-bupr	C
-buqu	C
-burb	E
-burd	[
-bure	C
-burg	C
-buri	[
-burk	C
-burl	[
-burn	K
-buro	[
-burr	C
-burs	M
-burt	C
-burw	C
-bury	C
-busa	R
-busc	T
-buse	[
-bush	M
-busi	L
-buso	S
-busq	V
-bust	C
-busy	[
-busó	Q
-buta	H
-butc	C
-buti	C
-butl	H
-butt	C
-buyi	[
-buys	T
-buzz	D
-bvcx	C
-by's	L
-by-e	C
-bylo	N
-byne	C
-bypa	I
-byss	X
-byte	D
-bés?	P
-bían	S
-bías	S
-bíbl	[
-c'es	C
-c,a:	E
-c.co	F
-c/pa	C
-c/sh	C
-c123	C
-c:c,	E
-c="h	K
-ca's	C
-ca.c	G
-caba	Z
-cabb	C
-cabe	[
-cabi	D
-cabl	C
-cabo	[
-cabr	[
-cabu	C
-cabó	X
-caca	C
-cach	C
-caci	C
-cact	C
-cada	C
-cade	R
-cadi	C
-cado	R
-cadu	C
-caen	[
-caer	[
-caes	P
-cafa	W
-cafe	C
-caff	K
-caga	S
-cage	C
-cago	C
-cah'	Z
-caht	C
-caia	[
-caif	W
-caig	V
-cain	N
-cajo	T
-cake	C
-cal?	Q
-cala	C
-calc	C
-cald	Z
-cale	K
-calf	[
-calh	F
-cali	C
-call	J
-calm	[
-calo	C
-calp	C
-calv	[
-caly	Y
-calz	Z
-cam'	C
-cama	N
-camb	I
-came	[
-cami	P
-camm	[
-camo	M
-camp	K
-camu	H
-can'	R
-cana	V
-canb	L
-canc	D
-cand	Y
-cane	I
-cang	[
-cann	C
-cano	X
-cans	U
-cant	U
-canv	C
-cany	C
-canz	V
-caná	U
-capa	I
-cape	I
-capi	P
-capo	C
-capr	C
-caps	D
-capt	C
-capu	Z
-capí	V
-capó	X
-car?	C
-cara	J
-carb	C
-carc	[
-card	G
-care	U
-carg	F
-cari	[
-carl	I
-carm	Y
-carn	Q
-caro	[
-carp	E
-carr	N
-cars	C
-cart	F
-carv	C
-cary	U
-cará	T
-carí	W
-cas?	Q
-casa	X
-case	C
-cash	L
-casi	Q
-casm	V
-caso	[
-casp	K
-cass	C
-cast	C
-casu	C
-casé	T
-casó	U
-cata	C
-catc	[
-cate	F
-catf	X
-cath	[
-cati	K
-cato	[
-cats	C
-catt	Y
-cató	S
-caug	[
-caus	C
-caut	C
-cave	G
-caye	Z
-cayo	C
-cayó	[
-caza	X
-caía	[
-caíd	Z
-caín	Z
-cbet	C
-cboo	C
-ccab	[
-ccaf	C
-ccam	C
-ccan	C
-ccar	C
-ccee	Z
-ccen	C
-ccep	M
-cces	T
-ccha	W
-cchu	C
-ccia	C
-ccid	[
-ccin	K
-ccio	C
-cció	[
-ccle	Y
-ccom	C
-ccon	C
-ccor	M
-ccou	T
-ccup	I
-ccur	H
-ccus	[
-cdmx	C
-cdon	C
-cean	D
-ceas	W
-cebo	C
-cebr	R
-ceda	Z
-cede	W
-cedi	S
-cedo	[
-cedr	X
-ceed	Z
-cees	Y
-ceho	C
-ceil	D
-ceip	K
-ceit	P
-ceiv	[
-cela	C
-cele	D
-celi	[
-cell	C
-celo	U
-cels	G
-celt	C
-celu	D
-celó	Y
-cema	[
-cemb	D
-ceme	G
-cemi	I
-cemo	Y
-cena	R
-cenc	C
-cend	C
-cene	D
-ceni	U
-cens	[
-cent	C
-ceos	[
-ceov	C
-cepc	U
-cept	P
-cer?	T
-cera	[
-cerc	G
-cerd	[
-cere	[
-cerl	V
-cerm	S
-cern	[
-cero	K
-cerr	[
-cers	F
-cert	J
-cerv	C
-cerá	R
-ceré	Q
-cerí	Q
-ces;	W
-ces?	W
-cesa	L
-cesh	C
-cesi	Z
-ceso	[
-cess	J
-cest	Z
-ceta	C
-ceti	C
-cetm	E
-ceut	H
-ceva	R
-ceñi	T
-ch's	C
-ch?v	K
-chab	X
-chac	Y
-chad	J
-chae	G
-chaf	[
-chaj	E
-chak	K
-chal	[
-cham	[
-chao	D
-chap	J
-char	C
-chas	K
-chat	D
-chau	C
-chav	X
-chaz	V
-chbo	M
-chcr	[
-chdu	C
-chea	H
-cheb	Y
-chec	C
-ched	P
-chee	C
-chel	C
-chem	T
-chen	C
-cher	X
-ches	Q
-chet	L
-chew	H
-chia	U
-chic	C
-chid	C
-chie	G
-chig	K
-chil	T
-chim	I
-chin	Q
-chio	Z
-chip	G
-chiq	[
-chis	Y
-chit	C
-chiv	J
-chiz	Z
-chle	C
-chlo	K
-chma	V
-chmo	C
-chna	C
-chni	C
-chno	Y
-cho?	P
-choc	G
-choi	C
-chok	C
-chon	N
-choo	Y
-chop	C
-choq	[
-chor	C
-chos	[
-chot	C
-chri	W
-chro	M
-chst	C
-chth	Y
-chua	C
-chuc	C
-chuf	C
-chur	[
-chus	[
-chuz	W
-chón	[
-cia?	S
-ciac	Z
-ciad	Z
-cial	U
-cian	W
-ciao	C
-ciar	Q
-cias	I
-ciat	L
-cibe	[
-cibi	Z
-cibl	C
-cibo	P
-cibí	V
-cici	C
-cicl	C
-cicu	C
-cida	K
-cide	[
-cidi	[
-cido	[
-cidó	P
-cieg	[
-ciel	W
-ciem	V
-cien	F
-cier	M
-cies	G
-cife	V
-cifi	[
-cifu	P
-cify	X
-ciga	Z
-cigr	C
-ciit	C
-cija	R
-cil?	W
-cila	U
-cile	S
-cili	R
-cill	T
-cils	C
-cima	C
-cimi	X
-cimo	[
-cina	C
-cinc	[
-cine	C
-cing	C
-cino	G
-cinq	C
-cint	U
-cio?	S
-ciol	E
-cion	G
-cios	C
-ciou	P
-cipa	C
-cipe	C
-cipi	Q
-cipl	S
-cipu	V
-cira	H
-circ	P
-cire	Z
-cirl	S
-ciro	X
-ciru	V
-cisc	C
-cise	X
-cisi	[
-cism	S
-ciso	T
-ciss	C
-cita	P
-cite	U
-citi	C
-cito	[
-city	Q
-citó	U
-ciud	Y
-cium	G
-civi	F
-ciza	P
-cize	V
-cizi	R
-cién	[
-ción	[
-ck's	J
-ckag	C
-ckcl	S
-cked	[
-cken	C
-cker	H
-ckes	I
-cket	C
-ckey	C
-ckfi	X
-ckfo	C
-ckgr	C
-ckha	C
-ckhe	C
-ckin	C
-ckja	K
-ckla	P
-ckle	D
-ckli	C
-ckly	U
-ckma	[
-ckna	E
-ckne	P
-ckos	C
-ckou	C
-ckpi	C
-ckpo	E
-ckso	C
-ckta	M
-ckup	C
-ckwa	J
-clad	C
-clai	E
-clam	Y
-clap	T
-clar	C
-clas	Q
-clau	Z
-clav	N
-clay	[
-clea	[
-cled	C
-clef	C
-cleo	X
-cler	[
-cles	[
-clic	C
-clie	R
-clif	U
-clim	C
-clin	C
-clip	C
-cliq	W
-clis	C
-cloa	Z
-cloc	C
-clog	C
-clon	W
-cloo	I
-clop	G
-clos	G
-clot	U
-clou	[
-clov	X
-clow	C
-cloé	X
-club	C
-clud	L
-clue	L
-clui	G
-clus	E
-cmd=	D
-cmxc	C
-cnol	S
-co-o	C
-co.u	C
-coac	D
-coas	G
-coat	Q
-cob'	[
-cob,	P
-cob?	S
-coba	X
-cobe	U
-cobo	L
-cobr	K
-cobs	G
-coca	Z
-coce	S
-coch	C
-coci	D
-cock	D
-coco	F
-code	C
-codi	C
-codo	[
-coff	C
-coge	[
-cogi	X
-cogn	Z
-cogr	C
-cogí	P
-coho	R
-cohó	S
-coin	I
-coir	Y
-cojo	S
-coke	C
-cola	E
-cold	H
-cole	K
-colg	N
-coli	[
-coll	Z
-coln	C
-colo	C
-colu	G
-com"	K
-com/	C
-coma	[
-comb	C
-come	Y
-comf	[
-comi	[
-comm	R
-como	C
-comp	C
-comu	S
-comí	S
-comú	R
-cona	C
-conc	T
-cond	X
-conf	Y
-cong	H
-coni	Q
-conj	R
-conm	X
-conn	C
-cono	Y
-conq	[
-cons	Y
-cont	R
-conu	F
-coog	K
-cook	C
-cool	C
-coot	C
-copa	[
-cope	E
-copi	[
-copo	T
-copp	H
-copt	G
-copy	C
-coqu	Z
-cora	P
-corb	I
-corc	D
-cord	C
-core	C
-cori	[
-corn	C
-coro	K
-corp	C
-corr	K
-cors	C
-cort	H
-corv	V
-coré	S
-cos?	Q
-cosa	[
-cose	J
-cosi	[
-cosm	[
-coso	[
-cost	H
-cota	L
-cotc	K
-cote	[
-cotl	C
-cott	C
-couc	W
-coug	C
-coul	[
-coun	D
-coup	C
-cour	J
-cous	L
-couv	C
-cova	C
-cove	M
-covi	L
-cowa	R
-cowe	C
-cowl	C
-cowo	W
-cows	[
-coír	R
-crab	C
-crac	W
-craf	F
-crai	C
-cram	[
-cran	[
-crap	C
-cras	L
-crat	L
-crav	T
-craz	H
-crea	J
-crec	[
-cred	G
-cree	H
-crei	T
-crem	C
-creo	[
-cres	C
-cret	N
-crew	F
-crey	Y
-crez	U
-creí	R
-creó	R
-cria	[
-crib	K
-cric	C
-crie	[
-crif	R
-cril	C
-crim	[
-crin	H
-crio	P
-crip	H
-cris	W
-crit	N
-crió	Q
-croa	C
-crob	C
-croc	C
-crog	C
-crol	[
-cron	C
-croo	Z
-crop	H
-croq	C
-cros	E
-crow	I
-croy	F
-crub	C
-cruc	H
-crue	U
-crui	C
-crum	U
-crus	D
-crut	Y
-cruz	Q
-cryi	W
-cryl	H
-cryp	Q
-crys	J
-créd	[
-cría	P
-crío	Q
-crón	Z
-cs.g	N
-cson	C
-ctad	[
-ctan	S
-ctar	D
-ctat	[
-cted	K
-cter	J
-ctic	G
-ctif	[
-ctin	X
-ctio	[
-ctiv	C
-ctly	C
-cto?	S
-ctob	H
-ctom	[
-cton	C
-ctop	K
-ctor	D
-ctos	N
-ctre	C
-ctri	D
-ctrl	C
-ctro	C
-ctua	G
-ctub	C
-ctur	N
-ctus	C
-cuac	C
-cuad	C
-cual	L
-cuan	C
-cuar	N
-cuat	[
-cuba	C
-cube	C
-cubi	[
-cubr	I
-cuc?	P
-cuch	Y
-cuci	P
-cucu	P
-cudi	Q
-cudo	S
-cuec	C
-cued	U
-cuel	[
-cuen	J
-cuer	Y
-cues	C
-cuev	[
-cuff	C
-cuid	K
-cuit	C
-cula	J
-cule	D
-culi	Z
-culo	V
-culp	Z
-cult	[
-culu	C
-cumb	V
-cumc	X
-cume	C
-cumi	Y
-cump	[
-cuna	M
-cunc	V
-cund	S
-cuot	F
-cupa	[
-cupb	[
-cupe	I
-cupi	F
-cupo	L
-cups	C
-cupu	R
-cura	[
-cure	[
-curi	L
-curl	C
-curr	C
-curs	[
-curt	J
-cury	L
-curó	W
-cus?	U
-cusa	W
-cuse	[
-cush	[
-cuss	[
-cust	G
-cuta	C
-cuti	J
-cuto	C
-cuts	V
-cutt	J
-cuál	Z
-cuán	Y
-cuér	V
-cuña	V
-cvbn	C
-cybe	H
-cycl	C
-cyli	C
-cypr	Y
-cyre	[
-cyri	I
-cyru	Y
-czem	C
-cánc	W
-cáng	T
-cánt	V
-cápo	Z
-cárc	Z
-célu	[
-césa	Z
-cía?	Q
-cían	W
-cías	[
-cípu	W
-cómo	[
-d'or	D
-d(0)	H
-d-br	Q
-d-me	S
-d/1a	N
-d/jp	C
-d123	C
-d29y	G
-d</b	C
-d="l	D
-d=al	J
-daba	Z
-dabl	W
-dabo	C
-dace	X
-dach	[
-daci	X
-dact	C
-dad'	R
-dad:	W
-dad?	W
-dada	[
-dadd	D
-dade	U
-dado	D
-dads	R
-dafe	C
-daga	C
-dago	[
-dagó	Q
-dah?	S
-dahl	C
-daho	C
-dail	G
-dais	C
-dala	C
-dale	M
-dali	[
-dalo	C
-dals	[
-dalt	C
-dalu	C
-dalí	R
-dam'	[
-dama	U
-dame	S
-dami	[
-damo	[
-damp	C
-dams	C
-danc	M
-dand	[
-dang	[
-dani	T
-dann	C
-dano	S
-danz	W
-daní	P
-dap:	F
-dapt	F
-darc	C
-dard	C
-dare	S
-dari	X
-dark	C
-darl	X
-darm	U
-daro	[
-dars	[
-dart	D
-dary	C
-dará	X
-daré	W
-darí	U
-das'	Y
-das?	T
-dasd	C
-dash	C
-dast	Y
-data	C
-date	C
-dath	Y
-dati	[
-dato	E
-datá	W
-daug	Z
-dave	C
-davi	V
-daví	X
-dawn	[
-day?	[
-daya	C
-dayc	W
-dayl	C
-days	Q
-dazo	C
-daño	Z
-dbir	S
-dblu	E
-dbod	C
-dbye	W
-dcas	C
-dchi	U
-dchu	C
-ddai	X
-ddam	C
-dddd	C
-dden	[
-dder	S
-ddes	C
-ddha	E
-ddhi	J
-ddic	[
-ddin	M
-ddit	M
-ddle	C
-ddli	N
-ddon	[
-ddre	C
-dduc	Y
-de_m	E
-deac	Y
-dead	H
-deaf	Y
-dean	Z
-deas	C
-deat	[
-deau	C
-deba	C
-debe	X
-debi	U
-debo	[
-debt	[
-debu	C
-debí	[
-deca	[
-dece	[
-deci	[
-deck	C
-decl	L
-deco	C
-decr	[
-decá	Z
-decí	R
-ded,	S
-dedi	[
-dedo	[
-dedu	C
-deed	X
-deem	S
-deep	L
-deer	G
-defa	J
-defe	[
-defi	C
-defl	C
-defr	E
-degr	C
-dein	S
-deja	I
-deje	[
-dejo	[
-dejé	X
-dejó	Y
-deki	V
-dela	Q
-dele	C
-delf	S
-delh	C
-deli	E
-dell	C
-delo	I
-delp	J
-dema	L
-deme	[
-demi	Y
-demn	S
-demo	Y
-demp	C
-demu	U
-demy	C
-demá	T
-den?	[
-dena	[
-denb	C
-denc	Y
-dend	C
-dene	Y
-denf	C
-deni	U
-denl	Y
-denm	C
-deno	[
-dens	M
-dent	C
-denu	Z
-denv	C
-deny	V
-denó	S
-deod	F
-deoj	Z
-deon	T
-deos	C
-depa	C
-depe	N
-depl	[
-depo	K
-depp	C
-depr	[
-dept	N
-dequ	U
-der?	[
-dera	I
-derb	G
-dere	[
-derf	Y
-derg	M
-deri	C
-derk	C
-derl	F
-derm	C
-dern	N
-dero	Y
-derr	[
-ders	Q
-derw	C
-des?	S
-desa	S
-desc	[
-desd	Z
-dese	Z
-desg	S
-desh	Y
-desi	N
-desk	C
-desm	P
-desn	C
-deso	Y
-desp	[
-dess	C
-dest	[
-deta	L
-dete	R
-detu	Q
-deud	[
-deus	M
-deut	U
-deve	C
-devi	C
-devo	[
-devu	T
-dexa	C
-dexc	K
-dezc	S
-deón	Y
-df87	C
-dfas	L
-dfat	C
-dfgd	C
-dfgh	C
-dfgk	C
-dfhg	C
-dfis	C
-dfre	H
-dfsd	C
-dful	Y
-dgar	C
-dged	[
-dgeh	C
-dger	C
-dges	F
-dget	J
-dgie	C
-dgin	[
-dgme	[
-dhfj	C
-dhis	J
-dhog	C
-dhoo	T
-di:l	F
-dia?	U
-diab	U
-diac	V
-diad	C
-diag	D
-diah	Q
-dial	[
-diam	C
-dian	K
-diar	Q
-dias	C
-diat	[
-dibu	C
-dica	[
-dicc	[
-dice	T
-dich	P
-dici	X
-dick	C
-dico	C
-dict	[
-dicó	V
-dida	S
-didn	[
-dido	G
-die?	[
-died	[
-dieg	C
-dien	C
-dier	[
-dies	T
-diet	E
-diez	[
-dife	M
-diff	M
-difi	[
-difu	[
-difí	[
-diga	P
-dige	W
-digg	C
-digi	L
-dign	[
-digo	C
-digr	C
-dije	Y
-dijo	E
-dile	C
-dill	[
-dilu	V
-dima	[
-dime	C
-dimi	Z
-dimo	Y
-dina	[
-dinb	C
-dine	P
-ding	M
-dink	C
-dinn	J
-dino	U
-dint	V
-dio.	E
-dioh	C
-diom	M
-dior	C
-dios	[
-diot	C
-dipp	[
-dipu	C
-dire	C
-diri	Y
-dirl	X
-dirm	S
-dirs	R
-dirt	M
-dirá	S
-disa	[
-disc	Q
-dise	L
-disf	[
-disg	Z
-disk	D
-dism	S
-disn	C
-diso	R
-disp	X
-disr	C
-dist	E
-dit.	H
-dita	[
-dith	[
-diti	[
-dito	[
-dits	C
-dity	C
-dium	C
-div>	F
-diva	C
-dive	I
-divi	I
-divo	T
-diwa	C
-diác	Z
-diál	W
-dián	S
-djec	C
-djfh	C
-djok	C
-dken	Y
-dkfj	C
-dkid	T
-dksl	C
-dlem	W
-dler	I
-dles	V
-dley	C
-dlig	D
-dloc	R
-dlor	R
-dmad	C
-dman	C
-dmap	C
-dmen	[
-dmin	F
-dmir	[
-dmis	C
-dmit	I
-dmot	W
-dn't	W
-dneg	V
-dnes	P
-dney	C
-dnez	W
-dnig	P
-dnis	J
-do")	G
-doba	C
-dobl	S
-doca	C
-doce	[
-doci	T
-dock	D
-docs	N
-doct	[
-docu	C
-doeg	X
-does	H
-doge	C
-dogg	E
-dogs	C
-doin	[
-doku	C
-dola	W
-dole	[
-doli	C
-doll	C
-dolo	[
-dols	[
-dom'	U
-dom,	V
-dom?	V
-doma	I
-dome	U
-domi	H
-domo	S
-doms	V
-domé	W
-don'	[
-don?	X
-dona	I
-dond	C
-done	Z
-doni	W
-donk	[
-donm	W
-donn	C
-dono	[
-dont	[
-donu	C
-donó	R
-doom	C
-dooo	C
-door	[
-dopo	P
-dopp	C
-dopt	[
-doqu	V
-dor?	R
-dorc	V
-dore	U
-dori	C
-dorm	[
-dorn	S
-dors	C
-dos?	Q
-dosa	J
-dose	C
-dosi	E
-doso	T
-dote	[
-doug	C
-dout	C
-dove	R
-dow'	U
-dowe	K
-down	R
-dows	C
-doxo	[
-doze	M
-dpar	[
-dpho	D
-dpla	C
-dpre	E
-dqw4	K
-drac	W
-drad	F
-draf	C
-drag	Y
-drai	C
-drak	Z
-dram	P
-dran	U
-dras	[
-drat	F
-draw	C
-dre?	T
-drea	[
-dred	K
-drei	C
-dren	V
-dres	C
-drew	F
-drez	C
-dria	C
-drib	C
-dric	F
-drid	C
-drie	C
-drif	C
-dril	C
-drin	[
-drio	T
-drip	V
-dris	C
-driv	D
-dro'	H
-dro?	R
-drob	D
-droc	C
-drog	[
-droi	C
-drom	[
-dron	[
-droo	C
-drop	C
-dros	C
-drou	[
-drow	M
-drug	S
-drui	F
-druj	C
-drum	C
-drun	[
-drus	X
-dryl	C
-dryw	C
-drán	V
-drás	Q
-drés	X
-dría	V
-drón	Y
-ds/l	J
-dshe	C
-dshi	W
-dsid	[
-dsom	U
-dson	H
-dsor	C
-dsti	C
-dtim	T
-dtra	C
-duac	V
-duad	T
-duat	[
-duba	M
-dubl	C
-dubo	C
-duca	T
-duce	C
-duch	C
-duci	E
-duck	C
-duct	[
-duda	[
-dude	C
-dudo	S
-dudó	P
-duel	N
-duer	C
-dues	P
-dueñ	[
-duin	C
-duis	C
-duke	C
-dula	V
-dulc	[
-dule	C
-dulg	[
-dulo	W
-dult	L
-dulz	R
-dumb	C
-dump	C
-dunc	C
-dune	C
-dung	Z
-dunk	[
-duol	C
-dupe	C
-dura	R
-dure	X
-duri	[
-durm	Q
-duro	M
-durs	C
-durí	T
-duró	R
-dust	[
-duti	Y
-duty	C
-duve	C
-dvan	R
-dven	[
-dver	C
-dvic	[
-dvie	[
-dvis	W
-dvla	C
-dvoc	Y
-dwal	C
-dwar	C
-dway	C
-dwee	I
-dwel	R
-dwic	C
-dwiv	R
-dyin	I
-dyna	C
-dyso	C
-dyss	E
-dzil	C
-dádi	P
-dán?	Q
-débi	V
-débo	[
-déis	R
-día?	P
-dían	W
-días	[
-díos	V
-dón?	U
-dóna	S
-dónd	[
-dóne	R
-dúlt	P
-e're	T
-e-me	C
-e-se	R
-e.co	C
-e.g.	C
-e.lo	F
-e.or	I
-e/a}	F
-e119	M
-e2o3	C
-e<|i	C
-e=mc	C
-e_mo	E
-eaba	S
-eace	[
-eaci	S
-eaco	[
-eact	C
-ead?	[
-eada	[
-eade	[
-eadi	[
-eadl	J
-eado	[
-eadp	D
-eads	C
-eadt	[
-eady	[
-eage	C
-eagl	P
-eagr	[
-eagu	F
-eaje	C
-eake	C
-eakf	M
-eakh	D
-eaki	C
-eakn	T
-eaks	C
-eakt	[
-eaku	X
-eaky	C
-eal?	[
-eala	C
-eale	[
-eali	[
-eall	N
-ealm	P
-ealo	[
-eals	G
-ealt	M
-eamc	X
-eame	U
-eami	C
-eamo	V
-eams	[
-ean?	[
-eanc	[
-eand	W
-eane	R
-eani	U
-eann	C
-eano	E
-eans	C
-eant	N
-eanu	C
-eape	C
-eapo	Q
-eapp	J
-eaps	V
-ear'	W
-ear,	Z
-ear?	[
-eara	[
-earb	C
-earc	C
-eard	S
-eare	I
-earf	R
-eari	[
-earl	K
-earn	[
-earo	S
-ears	Y
-eart	[
-eary	[
-eará	Q
-eas?	C
-ease	C
-easi	X
-easo	C
-east	[
-easu	[
-easy	I
-eat,	U
-eat;	U
-eatb	C
-eate	[
-eath	C
-eati	U
-eatm	W
-eatn	Q
-eato	V
-eats	I
-eatt	C
-eatu	Z
-eaty	C
-eaut	Z
-eave	Z
-eavi	W
-eawa	C
-eaza	[
-eaño	W
-eba'	S
-eba?	W
-ebab	C
-ebaj	F
-ebal	L
-eban	[
-ebas	L
-ebat	C
-ebay	C
-ebec	K
-ebed	[
-ebek	Y
-ebel	[
-eben	Z
-eber	[
-ebes	Z
-ebil	S
-ebla	C
-eblo	[
-eboa	C
-ebod	S
-eboo	C
-ebor	[
-ebou	C
-ebra	X
-ebre	[
-ebri	C
-ebro	G
-ebru	C
-ebré	U
-ebró	V
-ebsi	C
-ebts	[
-ebua	C
-ebuc	W
-ebue	W
-ebug	C
-ebui	P
-ebuk	T
-ebul	R
-ebus	[
-ebut	C
-ebés	R
-ebía	X
-ecab	[
-ecad	[
-ecai	[
-ecak	D
-ecal	C
-ecam	[
-ecap	R
-ecar	[
-ecas	C
-ecau	R
-ecaí	Y
-ecca	C
-ecci	W
-eccl	Y
-eced	X
-ecei	U
-ecem	D
-ecen	K
-ecep	F
-ecer	[
-eces	[
-ecet	C
-ech,	V
-ech:	T
-echa	X
-eche	Q
-echn	G
-echo	F
-echu	C
-echó	V
-ecia	P
-ecib	[
-ecid	[
-ecie	W
-ecil	C
-ecim	C
-ecin	I
-ecio	C
-ecip	C
-ecir	W
-ecis	[
-ecit	[
-ecié	[
-eció	X
-ecke	C
-eckh	C
-ecki	K
-eckl	[
-ecko	C
-ecks	M
-ecla	C
-ecle	W
-ecli	C
-eclo	Y
-ecno	S
-ecoa	S
-ecob	G
-ecod	G
-ecog	[
-ecoi	C
-ecom	T
-econ	T
-ecor	C
-ecos	[
-ecov	X
-ecra	C
-ecre	J
-ecta	J
-ecte	R
-ecti	S
-ectl	C
-ecto	D
-ectr	C
-ects	E
-ectu	[
-ecua	C
-ecuc	P
-ecue	U
-ecul	Y
-ecun	S
-ecup	P
-ecur	P
-ecut	P
-ecyc	J
-ecze	C
-ecáp	Z
-ecía	[
-ed-m	S
-edac	C
-edad	T
-edal	[
-edan	U
-edar	[
-edas	[
-edaz	V
-eddi	P
-eddo	Y
-edec	Z
-eded	[
-edee	T
-edek	Z
-edel	I
-edem	C
-eden	H
-eder	I
-edes	[
-edex	K
-edez	S
-edeó	Y
-edga	C
-edge	C
-edia	T
-edic	M
-edid	C
-edie	C
-edif	Z
-edim	[
-edin	I
-edio	Q
-edir	T
-edis	C
-edit	I
-ediu	Z
-edió	S
-edle	T
-edlo	U
-edne	H
-edni	J
-edo?	Q
-edom	[
-edon	W
-edor	[
-edos	Y
-edra	W
-edre	C
-edri	[
-edro	J
-edrí	S
-edró	T
-eds;	P
-edti	T
-edul	C
-edum	Y
-edut	W
-edén	[
-edía	P
-edón	U
-eece	[
-eech	X
-eed?	[
-eede	J
-eedi	[
-eedl	T
-eedo	[
-eeds	C
-eedy	[
-eeff	J
-eeho	C
-eein	Z
-eek,	W
-eek?	H
-eeke	N
-eekl	C
-eekn	C
-eeks	C
-eela	C
-eelc	Z
-eele	G
-eeli	T
-eels	N
-eelz	Z
-eeme	[
-eemi	S
-eemp	V
-eems	Z
-een?	[
-eena	X
-eenc	X
-eenh	G
-eenl	C
-eens	I
-eep(	C
-eep,	[
-eepe	C
-eepi	[
-eepl	U
-eeps	C
-eer?	R
-eera	C
-eere	C
-eerf	U
-eeri	W
-eerl	C
-eerr	E
-eers	P
-eerá	Q
-ees,	U
-ees?	W
-eese	C
-eeta	C
-eete	C
-eeth	C
-eeti	T
-eets	I
-eetw	J
-eeve	C
-eeze	C
-eezi	N
-efau	C
-efca	C
-efea	X
-efen	[
-efer	F
-efes	[
-effe	C
-efic	R
-efie	U
-efig	V
-efin	C
-efit	Q
-efla	C
-efle	[
-efli	C
-efod	X
-efon	C
-efoo	U
-efor	Q
-efox	C
-efra	K
-efre	C
-efro	E
-efru	C
-eft-	V
-efto	P
-efté	X
-efug	[
-eful	[
-efun	C
-efus	[
-egaa	C
-egac	X
-egad	K
-egal	F
-egar	C
-egas	C
-egat	[
-egañ	W
-eged	[
-eger	R
-eget	L
-egex	C
-egga	[
-eggi	S
-eggs	I
-egid	[
-egie	C
-egin	[
-egio	[
-egip	[
-egir	V
-egis	C
-egit	C
-egiv	[
-egió	W
-egla	C
-eglo	T
-egló	Y
-egme	C
-egna	W
-ego?	R
-egoc	[
-egoi	W
-egon	C
-egor	C
-egos	[
-egot	[
-egoí	S
-egra	I
-egre	M
-egri	K
-egro	J
-egrí	Z
-egua	J
-egue	H
-egui	M
-egul	C
-egun	K
-egur	N
-egué	U
-eguí	R
-egún	U
-ehab	[
-ehad	W
-eham	C
-ehas	X
-ehea	[
-ehem	[
-ehen	V
-ehin	S
-ehoa	R
-ehob	V
-ehog	C
-ehoi	[
-ehol	C
-ehos	X
-ehou	C
-ehov	Z
-ehud	Y
-ehus	X
-eice	C
-eide	C
-eido	D
-eife	[
-eiff	D
-eigh	C
-eign	[
-eiki	V
-eili	F
-eill	U
-eime	K
-ein'	C
-eina	K
-eine	Q
-einf	C
-eing	[
-einh	C
-eino	[
-eins	C
-eint	[
-einó	S
-eipt	K
-eira	C
-eird	P
-eirs	R
-eist	V
-eite	M
-eith	V
-eito	V
-eive	[
-eivi	R
-eize	Z
-eizu	X
-ejab	P
-ejad	S
-ejan	[
-ejar	[
-ejas	L
-ejec	[
-ejem	G
-ejen	U
-ejer	C
-ejez	U
-ejil	W
-ejit	Y
-ejoi	Y
-ejor	Q
-ejos	X
-ejér	T
-ekah	Y
-ekel	[
-eken	H
-eker	R
-ekia	[
-ekie	R
-ekin	X
-ekit	W
-ekkl	V
-ekly	C
-eknd	C
-ekoa	Z
-el's	[
-elab	R
-elac	[
-elad	T
-elah	[
-elan	C
-elap	W
-elar	C
-elas	N
-elat	Z
-elau	U
-elaw	D
-elay	M
-elba	C
-elca	W
-elch	[
-elco	[
-elda	C
-elde	Y
-eldi	C
-eldo	Y
-elds	L
-elea	P
-eleb	C
-elec	C
-eled	[
-elef	C
-eleg	[
-elem	C
-elen	L
-eleo	Q
-elep	C
-eler	C
-eles	K
-elet	C
-elev	C
-eleé	T
-eleó	P
-elf-	[
-elf?	X
-elfi	[
-elhi	C
-eli'	R
-elia	L
-elib	[
-elic	C
-elid	J
-elie	Y
-elig	M
-elih	X
-elij	W
-elil	C
-elim	[
-elin	K
-elio	X
-elip	X
-eliq	V
-elis	Q
-elit	[
-eliu	Y
-eliv	C
-elix	J
-eliz	Q
-ell'	L
-ell?	W
-ella	Z
-ellb	C
-elle	S
-elli	C
-ello	C
-ellq	C
-ells	[
-elly	I
-elme	L
-elo?	[
-eloc	C
-elog	T
-eloh	[
-elon	C
-elop	C
-elor	N
-elos	D
-elot	W
-elov	X
-elpe	[
-elph	J
-elpi	U
-elps	U
-elqu	Y
-elry	S
-els,	Z
-els;	[
-els?	[
-elsh	J
-elsi	G
-elso	C
-elta	J
-elte	N
-elti	C
-elto	[
-eluj	W
-elul	C
-eluy	V
-elva	Y
-elve	[
-ely,	T
-elze	Z
-eléf	U
-elén	Y
-elía	Y
-elíc	[
-em.o	G
-ema?	W
-emab	W
-emac	S
-emad	N
-emai	C
-emak	K
-emal	E
-eman	I
-emar	[
-emas	[
-emat	[
-emaú	R
-emba	[
-embe	H
-embl	X
-embo	[
-embr	[
-emea	J
-emed	M
-emel	[
-emem	[
-emer	[
-emes	[
-emet	[
-emia	R
-emic	C
-emie	V
-emig	[
-emil	[
-emin	C
-emio	Y
-emir	I
-emis	W
-emiu	C
-emma	K
-emme	C
-emna	W
-emoc	[
-emod	M
-emoi	C
-emon	T
-emor	Z
-emos	M
-emot	[
-emov	C
-empa	C
-emph	E
-empi	C
-empl	K
-empo	D
-empr	[
-empt	M
-emse	X
-emue	S
-emus	U
-emás	T
-emía	Z
-emón	T
-en's	Z
-en't	S
-ena?	V
-enab	C
-enac	U
-enad	V
-enae	[
-enag	Y
-enai	G
-enal	C
-enam	P
-enan	X
-enaq	Y
-enar	[
-enas	[
-enat	C
-enav	U
-enaz	Y
-enbo	C
-enbu	C
-enca	[
-ence	H
-ench	C
-enci	P
-enco	[
-encu	E
-ency	C
-encí	V
-end'	C
-end?	[
-enda	C
-ende	R
-endi	H
-endl	C
-endo	[
-endr	T
-ends	R
-endu	[
-end|	C
-endí	W
-ene?	R
-enea	[
-enec	C
-ened	G
-enef	Q
-enem	[
-enen	[
-eneo	U
-ener	I
-enes	L
-enet	C
-enew	X
-enez	Z
-enfe	V
-enfo	Y
-enfr	C
-enga	[
-engi	C
-engl	C
-engo	[
-engr	I
-engt	G
-engu	J
-enha	C
-enhe	C
-enho	G
-enia	V
-enic	C
-enid	[
-enie	[
-enig	S
-enin	D
-enio	W
-enir	U
-enis	C
-enit	[
-enix	C
-eniz	T
-enja	U
-enjo	[
-enla	C
-enlo	X
-enly	C
-enma	C
-enmo	C
-enne	Q
-enni	L
-enno	G
-enns	C
-eno'	C
-eno?	R
-enoc	Z
-enoj	Y
-enom	C
-enop	X
-enor	[
-enos	M
-enou	[
-enov	F
-enpo	C
-enry	C
-ens,	[
-ensa	M
-ense	I
-ensh	N
-ensi	Y
-enso	I
-enst	C
-ensu	Z
-ensé	V
-ent,	Y
-ent.	J
-ent:	[
-ent;	S
-ent?	[
-enta	H
-ente	U
-enth	[
-enti	X
-entl	[
-entm	[
-ento	Z
-entr	F
-entu	[
-enty	[
-entí	[
-entó	X
-enue	[
-enun	[
-enup	S
-enus	C
-enve	C
-envi	[
-envo	X
-enví	T
-enza	X
-enzo	C
-enzy	C
-enía	X
-eocu	W
-eodo	F
-eofa	U
-eogr	C
-eoir	C
-eoju	Z
-eolo	[
-eon'	L
-eon?	T
-eona	G
-eone	[
-eoni	T
-eons	[
-eopa	[
-eoph	Y
-eopl	Z
-eore	C
-eorg	C
-eori	X
-eory	F
-eos?	Q
-eosi	[
-eost	C
-eoul	C
-eous	W
-eove	C
-ep(1	C
-epaf	W
-epai	L
-epap	U
-epar	Z
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
-epha	J
-ephe	U
-ephi	[
-epho	[
-ephr	[
-ephs	Y
-epht	Y
-epic	C
-epie	U
-epil	[
-epin	[
-epip	M
-epis	C
-epit	[
-epla	G
-eple	U
-eplo	[
-eply	G
-epmo	S
-epoc	C
-epor	V
-epos	C
-epot	C
-eppe	C
-epra	S
-epre	P
-epri	S
-epro	[
-epso	C
-epsy	U
-epta	J
-epte	N
-epth	N
-epti	F
-epto	I
-eptu	X
-epub	C
-epuc	[
-epul	H
-eput	U
-epys	D
-equa	K
-eque	C
-equi	F
-equé	Z
-equí	Z
-eqwe	C
-er">	F
-er's	X
-er-i	[
-er.r	I
-er@e	L
-era?	V
-erab	H
-erad	[
-eraf	[
-erag	C
-erah	[
-eral	P
-eram	Q
-eran	C
-erap	[
-erar	D
-eras	[
-erat	M
-eraz	P
-erba	C
-erbe	G
-erbi	I
-erbo	C
-erbs	V
-erbu	E
-erby	C
-erca	C
-erce	I
-erch	[
-erci	C
-erco	[
-ercu	C
-ercy	W
-erd'	C
-erda	Q
-erde	C
-erdi	Y
-erdo	[
-erds	S
-erdu	E
-erdí	Z
-erdó	Z
-ere'	C
-ere?	[
-erea	[
-ereb	Y
-erec	[
-ered	[
-eref	C
-ereg	T
-erem	X
-eren	M
-erer	[
-eres	J
-erex	D
-erez	T
-erfa	C
-erfe	[
-erfi	V
-erfl	[
-erfo	[
-erfu	U
-erga	F
-erge	F
-ergr	C
-ergu	C
-ergy	K
-ergü	Y
-erhe	C
-eria	C
-erib	[
-eric	C
-erid	[
-erie	C
-erif	C
-eril	[
-erim	C
-erin	T
-erio	M
-eriq	C
-erir	Q
-eris	[
-erit	W
-eriu	U
-eriv	C
-eriz	[
-erja	K
-erje	Z
-erke	C
-erki	C
-erla	G
-erle	Q
-erli	C
-erlo	H
-erly	H
-erma	D
-erme	V
-ermi	C
-ermo	[
-ermu	C
-ermé	Q
-ermó	V
-erna	F
-erne	[
-erni	[
-erno	R
-erns	E
-erná	W
-ero?	U
-erob	Y
-eroc	[
-erod	[
-eroe	S
-erog	C
-eroi	X
-erol	C
-eron	[
-erop	E
-eror	E
-erot	N
-erou	[
-erpa	C
-erpe	[
-erph	C
-erpi	N
-erpo	F
-erpr	I
-erpu	C
-erqu	C
-err!	C
-erra	V
-erre	R
-erri	N
-erro	G
-erru	C
-erry	C
-erró	S
-ers'	R
-ers,	[
-ers;	[
-ers?	Y
-ersa	S
-ersb	F
-erse	[
-ersh	G
-ersi	L
-ersk	C
-ersm	[
-erso	Y
-erst	X
-ersu	Y
-ersí	Z
-ert(	C
-ert?	T
-erta	[
-erte	S
-ertf	I
-erth	E
-erti	C
-erto	I
-erts	V
-ertu	Y
-erty	V
-erub	[
-erun	C
-erus	[
-erva	M
-erve	J
-ervi	U
-ervo	[
-erwa	C
-erwh	W
-erxe	Z
-ery?	[
-eryb	Y
-eryd	Q
-eryo	[
-eryt	W
-eryw	Z
-erza	W
-erán	[
-erás	X
-eréi	S
-erés	X
-ería	[
-erón	R
-erót	T
-es.e	I
-es.s	I
-esac	W
-esad	[
-esah	W
-esak	C
-esam	[
-esan	X
-esap	T
-esar	X
-esas	[
-esat	C
-esau	[
-esay	R
-esaú	W
-esbi	U
-esby	D
-esca	T
-esce	[
-esch	[
-esci	T
-escl	[
-esco	K
-escr	E
-escu	Y
-esda	H
-esde	Z
-esdr	K
-esea	U
-eseb	T
-esec	E
-esed	[
-esel	C
-esem	U
-esen	V
-eseo	V
-eser	C
-eses	X
-eset	C
-eseu	C
-esfo	R
-esfr	C
-esfu	S
-esgu	C
-esh?	V
-esha	C
-eshi	N
-eshu	G
-esia	[
-esic	W
-esid	C
-esie	[
-esig	C
-esim	Z
-esin	[
-esio	C
-esir	T
-esis	U
-esit	[
-esiu	C
-esiv	S
-esiz	C
-esiá	W
-esió	[
-eski	[
-eskt	C
-esla	M
-esma	L
-esmi	X
-esn'	[
-esnt	T
-esnu	C
-esob	S
-esol	T
-eson	C
-esor	R
-esos	N
-esot	J
-esp3	C
-espa	C
-espe	[
-espi	[
-espl	W
-espo	X
-espr	I
-espu	Z
-espí	W
-esqu	P
-ess,	V
-ess;	V
-ess?	[
-esse	[
-essf	R
-essn	U
-esso	[
-essu	C
-essy	Z
-est'	G
-est;	X
-est<	F
-est?	[
-esta	Q
-este	[
-esth	[
-esti	C
-estl	[
-estr	[
-ests	[
-estu	Y
-esty	[
-está	[
-esté	[
-estó	R
-esuc	C
-esue	C
-esul	C
-esum	S
-esur	[
-esus	[
-esía	[
-esús	Z
-et's	C
-et36	F
-eta?	Q
-etab	C
-etad	[
-etaf	C
-etah	C
-etai	C
-etal	H
-etam	C
-etan	J
-etap	C
-etar	M
-etas	K
-etba	C
-etc/	C
-etch	F
-etea	Z
-etec	C
-eted	D
-etel	[
-eten	H
-eteo	W
-eter	V
-etes	[
-etfl	C
-etfo	D
-eth,	[
-eth?	[
-etha	Q
-ethe	V
-ethi	N
-ethl	S
-etho	C
-ethr	V
-eths	[
-ethu	[
-etic	F
-etid	[
-etie	S
-etil	C
-etim	C
-etin	Z
-etio	C
-etiq	C
-etir	P
-etis	Z
-etit	[
-etiz	S
-etió	S
-etli	C
-etly	U
-etmo	E
-etna	C
-eto'	C
-etol	T
-etoo	C
-etor	P
-etos	K
-etow	S
-etpl	C
-etra	T
-etre	L
-etri	C
-etro	C
-etry	U
-ets/	N
-ets?	[
-etsa	U
-etse	[
-etst	C
-etsy	C
-etta	C
-ette	N
-etti	L
-ettl	N
-etty	C
-etun	C
-etur	Q
-etus	[
-etuv	Q
-etwe	H
-etwo	C
-etym	C
-etyp	E
-etzs	C
-etío	V
-eube	K
-euch	[
-euco	X
-euda	[
-eude	C
-euge	C
-eule	C
-eulo	[
-eums	C
-eung	C
-euni	N
-eunu	[
-euro	C
-eus?	T
-euta	K
-eute	[
-euth	S
-euti	T
-euts	C
-euty	U
-eva?	S
-evab	Q
-evad	C
-evam	[
-evan	[
-evar	[
-evas	V
-evat	C
-eve?	[
-evea	C
-eved	S
-evee	C
-eveh	[
-evel	K
-even	L
-ever	R
-eves	Y
-evi'	V
-evia	C
-evic	C
-evid	[
-evie	C
-evil	M
-evin	C
-evio	C
-evir	[
-evis	C
-evit	W
-eviv	K
-evoc	[
-evol	C
-evor	I
-evos	E
-evot	[
-evue	T
-eván	[
-evít	V
-ewal	V
-ewar	X
-eway	C
-ewbo	N
-ewdr	J
-ewed	M
-ewel	M
-ewer	C
-ewhe	R
-ewie	C
-ewin	C
-ewis	C
-ewly	[
-ewor	C
-ewri	D
-ewrt	C
-ewto	C
-exac	H
-exag	[
-exam	L
-exan	F
-exas	C
-exbo	G
-exce	C
-exci	X
-excl	C
-exco	Z
-excu	X
-exec	C
-exha	W
-exia	[
-exic	C
-exil	[
-exis	[
-exit	C
-exió	[
-exod	S
-exor	Z
-expa	C
-expe	J
-expi	N
-expl	J
-expr	F
-expu	F
-exte	Z
-exti	E
-exto	[
-extr	N
-exua	[
-ey's	C
-eyar	[
-eybo	C
-eycr	C
-eye?	E
-eyed	Q
-eyel	C
-eyen	W
-eyer	C
-eyes	X
-eyho	C
-eyin	R
-eyla	C
-eylo	H
-eyno	C
-eyon	C
-eyor	C
-eyre	C
-eyst	C
-ez@h	C
-ezab	[
-ezal	S
-ezan	J
-ezar	[
-ezas	Y
-ezca	[
-ezcl	X
-ezco	X
-ezeb	[
-ezek	W
-ezeq	[
-ezer	X
-ezin	N
-ezio	C
-eziu	K
-ezma	S
-ezmo	[
-ezos	C
-ezra	L
-ezre	X
-ezza	W
-eñal	[
-eñan	X
-eñar	U
-eñas	T
-eñir	C
-eñor	U
-eños	C
-eón?	P
-f-co	R
-f150	G
-f16s	F
-f87s	C
-fabi	D
-fabr	T
-facb	C
-face	C
-faci	N
-fact	F
-fade	T
-fael	T
-fahr	E
-fail	[
-fain	S
-fair	[
-fait	[
-fajr	C
-fake	M
-fald	Q
-falk	C
-fall	Q
-fals	[
-falt	Z
-fama	W
-fami	Y
-famo	C
-fana	[
-fanc	S
-fand	C
-fano	Y
-fans	M
-fant	E
-faní	Z
-fara	Z
-fare	K
-fari	C
-farm	H
-farn	W
-faro	[
-fart	C
-fasc	C
-fasd	E
-fase	C
-fash	K
-faso	C
-fast	U
-fata	X
-fath	Z
-fati	[
-fatt	[
-faul	N
-favo	R
-fcas	C
-fe's	Z
-fe2o	C
-fear	[
-feas	[
-feat	P
-febe	Y
-febr	J
-febu	C
-fecc	Q
-fech	C
-fect	M
-fecu	Q
-fecy	C
-fecí	Y
-feed	K
-feel	[
-fees	C
-feet	Z
-fein	T
-feis	C
-feld	C
-feli	W
-fell	[
-fely	K
-fema	E
-femi	[
-fenc	C
-fend	[
-feng	C
-feno	N
-fens	[
-ferd	C
-fere	G
-ferg	C
-feri	[
-ferm	V
-fern	K
-ferr	C
-fers	C
-fert	L
-fesa	U
-fesi	Z
-feso	[
-fesp	C
-fess	K
-fest	S
-feta	[
-feti	Y
-feud	K
-feve	C
-fewe	C
-ffai	[
-ffec	C
-ffee	C
-ffei	T
-ffel	D
-ffen	[
-ffer	S
-ffes	C
-ffet	C
-ffff	C
-ffic	M
-ffin	C
-ffle	C
-ffli	E
-ffor	[
-ffre	C
-ffsi	C
-fgdf	C
-fghj	C
-fgkj	C
-fhgf	C
-fiad	Y
-fian	V
-fiar	V
-fibo	N
-fibr	C
-fica	T
-fice	N
-fich	E
-fici	S
-fico	[
-fict	D
-ficu	[
-ficó	P
-fide	[
-fieb	Q
-fied	[
-fiel	W
-fien	R
-fier	[
-fies	L
-fifa	C
-fift	[
-figh	X
-figs	F
-figu	D
-fija	E
-fila	Y
-file	D
-fili	[
-fill	[
-film	C
-filo	W
-filt	N
-fina	F
-find	Y
-fine	P
-fing	E
-fini	C
-finn	C
-fire	K
-firi	W
-firm	[
-firs	U
-fish	K
-fits	Z
-fitt	C
-five	N
-fixe	[
-fixi	U
-fixt	C
-fjdk	C
-fjkh	C
-flac	U
-flag	C
-flak	C
-flam	C
-flar	C
-flas	X
-flat	C
-flav	C
-flea	C
-flec	[
-fled	V
-flee	[
-fleq	C
-fles	[
-flex	R
-flic	T
-flie	K
-flig	R
-flih	C
-flin	C
-flip	C
-flir	U
-flix	C
-floa	M
-floc	[
-floj	S
-floo	U
-flor	C
-flou	Q
-flow	S
-flue	[
-flur	C
-flus	C
-flut	E
-flyi	G
-fo()	C
-fo@e	H
-fobi	[
-focu	Q
-fodm	C
-fogg	C
-foil	C
-fold	C
-foll	[
-fond	C
-fono	H
-font	C
-foní	V
-food	L
-fool	[
-foot	P
-fora	R
-forb	[
-forc	[
-ford	C
-fore	S
-forg	W
-fork	L
-form	C
-forn	L
-foro	V
-fors	Z
-fort	[
-forw	L
-forz	S
-foso	R
-foss	P
-fost	[
-foto	C
-foug	C
-foun	[
-four	L
-foxe	Z
-frac	C
-frag	Z
-frai	[
-fram	C
-fran	C
-fras	M
-frat	[
-frau	[
-fraz	T
-frea	C
-frec	U
-free	C
-freg	C
-frei	C
-fren	L
-fres	Y
-freu	C
-frey	C
-fria	C
-frid	C
-frie	Y
-frim	R
-frir	V
-frió	Q
-fron	I
-fros	[
-froz	G
-frui	I
-frut	Y
-frye	C
-frío	Z
-fs(c	E
-fsdf	C
-fsid	C
-fste	C
-ft-h	V
-fted	[
-ftee	W
-ften	C
-fter	R
-ftha	C
-ftie	W
-ftim	C
-ftin	Y
-ftki	D
-ftop	J
-ftov	P
-ftp:	I
-ftsm	[
-ftui	C
-ftwa	S
-fuck	C
-fueg	[
-fuen	T
-fuer	R
-fuga	C
-fuge	[
-fugi	W
-fuim	V
-fulf	W
-full	N
-fuln	Z
-fuls	C
-fuma	U
-fume	M
-funa	S
-func	F
-fund	C
-fune	[
-funk	C
-funn	C
-funt	[
-furi	I
-furn	K
-furr	Z
-furt	U
-fuse	Z
-fusi	[
-futb	C
-futs	C
-futu	T
-fuzz	D
-fuér	R
-fway	I
-fyin	J
-fyre	C
-fáci	Y
-féli	S
-fíci	[
-físi	Q
-fútb	Z
-g(un	F
-g/dl	C
-g8gd	G
-g_sl	C
-gaar	C
-gaba	[
-gabr	K
-gaci	Z
-gacy	R
-gada	[
-gade	C
-gadi	P
-gado	C
-gadr	C
-gael	C
-gaga	C
-gage	C
-gail	W
-gain	Y
-gaiu	[
-gaja	Z
-gala	M
-gale	M
-galh	C
-gali	[
-gall	[
-galo	I
-gama	U
-gamb	[
-game	D
-gami	[
-gamo	C
-gamu	T
-gamy	X
-gana	X
-ganc	[
-gand	Q
-gane	C
-gang	[
-gani	X
-ganl	Q
-gano	C
-gans	[
-gant	[
-ganz	S
-gané	Z
-gape	[
-gapo	C
-gar?	V
-gara	Z
-garb	E
-gard	R
-gare	[
-garf	C
-garl	C
-garm	[
-garo	[
-garr	W
-gars	M
-gart	W
-gary	C
-gará	R
-gasc	C
-gase	G
-gaso	C
-gass	C
-gast	U
-gate	Y
-gath	N
-gati	I
-gato	C
-gats	C
-gatw	J
-gaul	C
-gava	K
-gave	[
-gayo	T
-gays	Q
-gaza	[
-gaña	W
-gaño	X
-gañé	R
-gañó	U
-gb29	D
-gbir	C
-gcse	C
-gd29	G
-gdal	[
-gdfg	C
-gdom	Q
-gdpr	C
-ge's	C
-gean	[
-gear	C
-geas	F
-geci	H
-geck	C
-geco	C
-ged;	X
-geda	U
-gedd	Y
-gede	Y
-gedó	U
-gees	V
-geha	C
-gehe	[
-geho	C
-gein	T
-gela	C
-gele	N
-geli	F
-gell	C
-gels	W
-geme	[
-gemi	C
-genc	L
-gend	M
-gene	N
-geni	Y
-geno	[
-gens	C
-gent	V
-geog	F
-geon	N
-geor	C
-geou	Q
-ger,	W
-ger?	C
-gera	S
-gere	[
-geri	J
-germ	C
-gero	W
-gers	T
-geru	C
-gery	[
-ges,	Y
-gest	J
-geta	L
-geth	[
-gets	N
-gett	P
-gfhg	C
-ggag	C
-ggai	V
-ggar	[
-gged	F
-gger	P
-gges	D
-gggg	C
-ggin	F
-ggle	M
-ggli	Y
-ggly	C
-ggpl	F
-ghad	C
-gham	C
-ghbo	[
-ghed	[
-gher	L
-ghes	C
-ghey	C
-ghgh	C
-ghib	C
-ghin	E
-ghjk	C
-ghli	C
-ghos	N
-ghri	E
-ghs,	J
-ght:	T
-ght?	[
-ghtc	C
-ghte	[
-ghtf	C
-ghth	W
-ghti	[
-ghtl	C
-ghtm	S
-ghtn	[
-ghtr	C
-ghty	W
-ghwa	C
-giad	V
-gian	[
-gibb	C
-gibe	[
-gibi	C
-gibs	F
-gica	D
-gici	X
-gico	X
-gida	Y
-gidb	C
-gidd	[
-gide	Z
-gido	[
-gien	S
-gier	S
-gift	V
-giga	Z
-gile	[
-gilg	W
-gili	C
-gils	C
-gimn	R
-gina	C
-gine	C
-ging	[
-gini	Z
-ginn	[
-gino	C
-gins	L
-gint	X
-gion	U
-gios	R
-giou	T
-gipc	P
-gipt	[
-gira	C
-girl	H
-gism	C
-gist	C
-gita	C
-gith	C
-gitl	J
-gits	C
-gitt	G
-giva	T
-give	X
-givi	[
-gize	[
-gión	[
-gkjh	C
-gkor	C
-glad	V
-glan	C
-glar	X
-glas	C
-gle.	G
-glea	Y
-gles	L
-glin	Y
-glis	C
-glob	U
-glon	U
-glor	[
-glos	S
-glow	C
-gluc	C
-glue	P
-glut	H
-glyc	H
-glyp	C
-glés	F
-glón	V
-gmai	E
-gnan	W
-gnar	C
-gnat	[
-gned	D
-gner	J
-gnes	C
-gnet	W
-gnid	T
-gnif	X
-gnin	[
-gnit	K
-gniz	U
-gnme	R
-gnor	N
-gnos	[
-gnós	X
-goad	[
-goal	C
-goat	Y
-gobe	[
-gobi	Y
-goci	[
-god'	[
-god,	S
-god-	S
-god;	W
-god?	[
-goda	C
-godb	C
-godd	C
-godf	C
-godi	C
-godl	[
-godm	P
-godp	[
-gods	R
-godz	C
-goes	N
-goga	X
-gogu	[
-goin	R
-gois	W
-gold	P
-gole	C
-golf	C
-golg	[
-goli	W
-golp	[
-gome	[
-gomo	V
-gone	[
-goni	C
-gonn	C
-gons	Z
-good	S
-goog	C
-goon	C
-gord	C
-gori	C
-gory	C
-gos?	T
-gosl	C
-gosp	[
-goss	[
-gost	[
-gosé	U
-gota	J
-gote	C
-goth	[
-goti	Y
-gott	E
-gove	[
-goza	F
-gozo	[
-goís	S
-gplo	F
-grab	[
-grac	X
-grad	C
-graf	Q
-grai	T
-gral	C
-gram	C
-gran	R
-grap	C
-grar	V
-gras	C
-grat	J
-grav	Z
-gray	I
-grea	S
-greb	C
-gred	C
-gree	C
-greg	[
-gren	Z
-gres	P
-gret	[
-grew	[
-grey	C
-gria	M
-grid	H
-grie	[
-grif	C
-gril	J
-grim	[
-grin	T
-grip	C
-gris	[
-grit	M
-griz	E
-gron	C
-groo	R
-gros	X
-grou	F
-grow	M
-grud	Z
-grum	S
-grup	Z
-gría	Z
-gsho	I
-gsli	E
-gspa	C
-gsto	C
-gt":	C
-gt;h	E
-gthe	S
-gton	C
-guac	C
-guad	F
-guag	I
-guaj	U
-gual	L
-guam	C
-guan	[
-guar	T
-guas	T
-guay	C
-guda	C
-gue:	[
-guel	Q
-guen	W
-guer	Y
-gues	Z
-guet	S
-guid	T
-guie	[
-guij	[
-guil	X
-guim	C
-guin	C
-guir	M
-guis	V
-guit	C
-guió	R
-guja	T
-gulf	I
-gull	X
-gulo	C
-gume	[
-guna	C
-gund	R
-guno	V
-guns	C
-gunt	H
-gura	F
-gurd	C
-guri	Y
-guro	L
-gurt	C
-gusa	S
-guso	C
-gust	X
-guys	G
-guía	U
-guíe	R
-gv80	C
-gvsb	G
-gwar	C
-gwor	C
-gxcq	K
-gyno	C
-gáis	Z
-gála	W
-géli	T
-géne	[
-géni	Z
-gía?	P
-gías	[
-gólg	U
-güen	Y
-h84@	I
-h?v=	K
-h_k@	I
-ha's	[
-hab?	R
-habb	F
-habe	C
-habi	L
-habl	Z
-habr	[
-habí	Y
-hace	C
-hach	[
-haci	C
-hack	[
-hacé	U
-hací	[
-hada	S
-hadd	[
-hade	Q
-hadi	C
-hadn	W
-hado	E
-hadr	C
-hael	G
-haes	C
-haeu	[
-haff	[
-haga	[
-hage	V
-hagg	Z
-hago	L
-hah'	T
-haha	C
-haik	C
-hail	N
-hain	C
-hair	N
-hait	F
-haje	E
-hake	F
-haki	C
-hakr	K
-hala	D
-hald	Z
-hale	S
-half	C
-hali	F
-hall	N
-halo	H
-halt	Y
-ham'	[
-ham,	P
-ham?	R
-hama	[
-hamb	[
-hame	[
-hami	[
-haml	E
-hamm	C
-hamo	R
-hamp	C
-hams	C
-han'	X
-han:	[
-han?	U
-hana	[
-hanc	K
-hand	R
-hane	T
-hang	R
-hani	P
-hank	G
-hann	C
-hano	C
-hans	C
-hant	N
-hanu	W
-hany	Z
-haná	[
-haos	D
-hapa	T
-hape	C
-haph	[
-happ	[
-haps	J
-hapt	I
-har'	Q
-har:	S
-hara	R
-harb	H
-harc	C
-hard	R
-hare	C
-hari	[
-hark	D
-harl	C
-harm	[
-haro	[
-harr	C
-hars	[
-hart	C
-harv	[
-harz	C
-hará	Y
-haré	U
-has?	U
-hasb	C
-hase	C
-hash	V
-hasi	V
-hast	I
-hasu	T
-hat'	C
-hatb	[
-hatc	C
-hate	V
-hatg	C
-hath	[
-hatr	E
-hats	K
-hatu	C
-haue	D
-haun	C
-haus	W
-haut	C
-have	S
-havi	H
-havo	V
-haws	C
-haya	T
-hayd	C
-haza	F
-hazi	W
-hazl	Q
-hazm	C
-hazo	U
-hazz	V
-hazó	Q
-hba1	C
-hbed	U
-hboa	C
-hbor	[
-hbos	T
-hbou	Z
-hbox	M
-hcah	C
-hcra	[
-hday	P
-hdfg	C
-hdmi	C
-hduk	C
-head	J
-heal	[
-heap	C
-hear	[
-heas	C
-heat	C
-heav	Z
-heba	[
-hebe	X
-hebr	[
-hebu	W
-hece	C
-hech	[
-heci	W
-heck	C
-hect	C
-hecy	[
-hedd	C
-hede	X
-hedg	C
-hedr	V
-hedu	C
-heek	[
-heel	C
-heep	T
-heer	E
-hees	C
-heet	C
-heft	[
-hegu	J
-heic	C
-heif	[
-heig	C
-heim	C
-hein	C
-heir	S
-heis	[
-heit	E
-heke	[
-hel'	V
-hel?	Y
-held	[
-hele	J
-helf	C
-heli	S
-hell	C
-helm	L
-helo	H
-help	[
-helt	K
-helv	C
-hema	[
-heme	I
-hemi	F
-hemo	[
-hems	X
-hemy	[
-hemá	X
-hemí	T
-hen'	V
-hena	R
-heng	F
-henn	Y
-henr	C
-hens	[
-hent	G
-heol	[
-heop	Y
-heor	H
-heph	M
-hequ	C
-her'	G
-her,	R
-her-	[
-her?	[
-hera	C
-herb	C
-herd	M
-here	G
-heri	H
-herj	K
-herl	M
-herm	Z
-hern	H
-hero	[
-herr	[
-hers	Z
-hert	I
-heru	[
-hes;	Q
-hes?	Y
-hesd	W
-hese	[
-hesi	C
-hess	F
-hest	E
-hesu	T
-het?	W
-hete	Y
-heth	[
-heti	C
-hets	[
-heun	C
-hevi	C
-hewi	C
-hews	C
-heze	[
-hfjk	C
-hful	X
-hgfh	C
-hghg	C
-hgjh	C
-hi&l	E
-hi')	E
-hian	D
-hias	[
-hiat	Z
-hibb	Y
-hibe	G
-hibi	S
-hibl	C
-hibo	[
-hica	I
-hicc	C
-hice	[
-hich	C
-hici	W
-hick	C
-hico	[
-hics	R
-hidd	I
-hide	[
-hidi	U
-hief	T
-hiel	C
-hier	C
-hies	C
-hiev	Z
-hift	J
-higa	C
-high	K
-higo	[
-higu	[
-hija	X
-hijo	Y
-hike	C
-hiki	K
-hild	[
-hile	J
-hili	W
-hill	C
-hilo	P
-hilu	X
-him?	V
-hima	C
-hime	[
-himn	R
-hims	W
-hina	C
-hind	C
-hine	C
-hing	Y
-hini	T
-hink	V
-hinn	K
-hint	C
-hion	K
-hiop	[
-hior	Z
-hip;	[
-hip?	Z
-hipe	S
-hipo	C
-hipp	Y
-hipr	X
-hips	N
-hipw	[
-hipó	U
-hiqu	[
-hira	[
-hird	Y
-hire	C
-hiri	J
-hirl	D
-hirs	X
-hirt	P
-his:	C
-hish	[
-hisk	C
-hism	Q
-hiso	T
-hisp	S
-hist	D
-hitb	C
-hite	R
-hith	S
-hiti	[
-hits	C
-hitt	J
-hive	C
-hivo	J
-hiya	C
-hize	V
-hizo	[
-hjkl	C
-hjon	C
-hlbe	C
-hleh	S
-hles	Z
-hlet	R
-hley	C
-hlia	C
-hlig	D
-hloo	C
-hlor	C
-hm's	C
-hmae	Y
-hman	[
-hmap	C
-hmen	[
-hmer	C
-hmod	C
-hmrc	C
-hn's	C
-hn.s	I
-hnag	C
-hnem	C
-hnes	R
-hnic	F
-hniq	C
-hnny	C
-hnol	Y
-hnso	C
-ho's	C
-hoah	Q
-hoam	C
-hoar	[
-hobb	C
-hobi	[
-hobo	V
-hock	F
-hoco	G
-hodi	C
-hodo	T
-hoen	C
-hoes	C
-hoev	V
-hofa	Z
-hoga	N
-hogw	C
-hogó	Q
-hoia	[
-hoic	C
-hoid	C
-hoir	L
-hoja	C
-hoke	C
-hola	C
-hold	E
-hole	C
-holi	U
-holl	C
-holo	[
-holy	[
-homa	C
-homb	[
-home	L
-homo	M
-hond	H
-hone	E
-hong	N
-honi	K
-hono	[
-honr	X
-hony	C
-hoo.	D
-hood	Y
-hook	N
-hool	T
-hoos	[
-hoot	T
-hoov	C
-hop'	C
-hopa	C
-hope	Q
-hoph	T
-hopl	W
-hopp	P
-hops	N
-hoqu	[
-hor'	G
-hora	C
-horc	[
-hord	C
-hore	U
-hori	X
-horm	[
-horn	T
-horo	E
-horr	[
-hors	H
-hort	K
-horu	W
-horó	W
-hos?	P
-hosa	[
-hose	Y
-hosh	[
-hoso	[
-hosp	S
-host	C
-hote	C
-hotg	U
-hoth	Y
-hotm	C
-hoto	C
-hott	C
-houl	Y
-houn	C
-hour	F
-hous	Q
-hova	Z
-hove	D
-hová	X
-howe	D
-howl	C
-hows	M
-hoy?	S
-hozi	C
-hpas	C
-hpin	C
-hqua	L
-hrai	[
-hras	C
-hrat	[
-hrea	E
-hree	U
-hrek	C
-hres	[
-hrew	Z
-hrib	E
-hrif	C
-hrig	V
-hril	L
-hrim	U
-hrin	P
-hris	W
-hrit	U
-hrod	C
-hrom	C
-hron	T
-hroo	H
-hrop	C
-hrou	Q
-hrub	C
-hsdf	C
-hsem	[
-hshe	V
-hste	C
-htcl	C
-hteo	[
-hter	[
-htfo	C
-htha	Z
-htin	[
-htle	C
-htma	Y
-html	C
-htmo	F
-htni	[
-htoa	C
-htro	C
-htsa	H
-htsi	C
-http	C
-htze	H
-hua'	Y
-hua?	[
-huan	H
-huaw	C
-hub.	J
-hubo	U
-huck	C
-huds	C
-huel	[
-huer	C
-hues	H
-huev	C
-hufe	C
-huff	C
-huge	Y
-huir	U
-huld	[
-hull	C
-hulu	C
-huma	I
-humb	[
-hume	C
-humi	P
-humo	R
-hump	C
-huna	X
-hund	[
-hung	P
-hunn	[
-hunt	N
-hur?	K
-hura	Q
-hurc	[
-hurg	C
-hurr	X
-hurs	U
-hurt	[
-husb	Z
-huse	[
-hush	Y
-husk	E
-hutd	C
-huts	[
-hutt	L
-huye	Q
-huyó	U
-huza	W
-huér	T
-hwas	C
-hway	C
-hweh	U
-hyat	P
-hydr	C
-hyme	C
-hymn	K
-hypo	[
-hyro	C
-hysi	C
-hyss	[
-hyth	E
-hyun	C
-hábi	W
-hága	X
-híbe	R
-hóli	S
-i&lt	E
-i')<	E
-i've	Z
-i++)	D
-i.e.	C
-i:ld	F
-iaba	T
-iabe	Y
-iabi	C
-iabl	J
-iach	Y
-iaci	[
-iaco	[
-iada	[
-iado	S
-iage	[
-iagn	[
-iago	J
-iagr	C
-iah'	[
-iah,	R
-iah?	[
-iaja	S
-iaje	W
-iajo	S
-iaki	U
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
-ian?	S
-iana	C
-ianc	X
-iand	[
-iang	F
-iani	[
-iano	Q
-ians	[
-iant	[
-ianz	[
-iao'	C
-iaom	C
-iaph	T
-iar?	R
-iarc	[
-iard	C
-iari	W
-iarl	Q
-iarm	T
-iaro	[
-iars	M
-iary	D
-iará	S
-ias?	Y
-iasi	H
-iast	[
-iate	[
-iath	P
-iati	X
-iato	Q
-iatr	[
-iatu	U
-iatá	V
-iazg	V
-ibac	T
-ibah	[
-ibal	R
-iban	S
-ibat	Y
-ibbe	C
-ibbi	C
-ibbl	C
-ibbo	Y
-ibed	P
-iben	V
-ibeo	[
-iber	I
-ibes	[
-ibet	C
-ibid	C
-ibie	V
-ibik	C
-ibil	C
-ibio	W
-ibir	[
-ibió	Z
-ibla	C
-ible	[
-ibli	Y
-ibon	C
-ibos	[
-ibra	C
-ibre	C
-ibro	[
-ibso	F
-ibuj	C
-ibul	[
-ibun	Y
-ibup	C
-ibus	C
-ibut	C
-ibía	P
-ica'	C
-ica?	S
-icab	[
-icac	C
-icad	S
-icag	C
-icah	F
-icai	Z
-ical	R
-icam	T
-ican	S
-icap	G
-icar	[
-icas	H
-icat	K
-icaz	Q
-icaí	Z
-icca	C
-icch	C
-icci	K
-iccu	C
-ice,	Y
-ice;	Q
-ice?	[
-icea	[
-iceb	R
-iced	R
-icel	G
-icen	T
-iceo	F
-icer	[
-ices	Y
-icha	E
-iche	U
-ichi	K
-icho	C
-ichr	[
-icia	R
-icid	[
-icie	[
-icil	C
-icim	R
-icin	N
-icio	Z
-icip	C
-icis	D
-iciz	X
-ició	[
-ick'	J
-icke	C
-ickf	C
-ickh	C
-icki	[
-ickl	F
-ickn	F
-icks	P
-icku	I
-icky	H
-icle	X
-icli	C
-iclo	F
-ico?	R
-icod	Y
-icol	T
-icon	[
-icop	L
-icor	N
-icos	[
-icot	[
-icra	C
-icri	V
-icro	C
-icta	[
-icte	C
-icti	M
-ictl	C
-icto	Q
-icts	P
-ictu	D
-icul	T
-icus	[
-icut	C
-icía	U
-id's	[
-id(0	H
-ida?	W
-idab	U
-idac	S
-idad	T
-idah	C
-idal	R
-idam	U
-idan	[
-idar	[
-idas	T
-idat	G
-iday	R
-idaz	C
-idbo	C
-idde	X
-iddl	C
-iddo	[
-ide,	U
-ide;	W
-ide?	G
-idea	C
-ided	[
-ideg	Z
-idel	K
-iden	H
-ideo	C
-idep	Y
-ider	U
-ides	[
-idge	C
-idia	V
-idic	Y
-idid	Y
-idie	T
-idin	[
-idio	C
-idir	J
-idit	C
-idió	V
-idke	Y
-idle	[
-idn'	V
-idne	J
-idni	P
-idnt	[
-ido?	Q
-idoc	C
-idol	[
-idoo	C
-idor	L
-idos	F
-idow	[
-idri	E
-idro	[
-idso	F
-idth	D
-idur	[
-idwi	R
-idón	Q
-ie's	F
-ie)>	J
-iebl	Z
-iebr	X
-iece	C
-ied?	X
-ieda	[
-iedo	X
-iedr	W
-iefc	C
-iefs	S
-iega	I
-iege	[
-iego	G
-ieja	[
-ieji	Z
-iejo	K
-iel'	[
-iel?	[
-iela	C
-ield	J
-iele	R
-iels	C
-ielt	D
-iemb	[
-iemp	T
-ien?	P
-iena	U
-ienc	Z
-iend	Y
-iene	N
-iens	X
-ient	T
-ienv	S
-ienz	W
-iera	[
-ierb	C
-ierc	[
-ierd	C
-iere	[
-ierk	C
-iern	R
-iero	[
-ierr	U
-iers	C
-iert	[
-ierv	V
-iery	V
-ies,	R
-ies;	Q
-ies?	U
-iese	C
-ieso	U
-iest	U
-ieta	X
-iete	[
-ieth	V
-ietn	C
-ieto	[
-iety	Z
-ietz	C
-ieve	[
-ievi	[
-iewe	C
-iews	C
-ieza	F
-iezm	[
-iezo	[
-ifar	[
-ife'	Z
-ife,	S
-ife?	[
-ifec	C
-ifer	K
-ifes	D
-iffe	H
-iffi	N
-iffs	C
-ific	S
-ifie	Y
-ifix	[
-ifor	C
-ifos	U
-ifra	P
-ifs(	E
-ifte	[
-ifti	[
-ifts	Y
-iftu	C
-ifty	[
-ifug	C
-ifun	[
-ifyi	J
-ifás	W
-ifíc	[
-igad	C
-igai	W
-igaj	Z
-igal	X
-igam	S
-igan	P
-igar	[
-igas	[
-igat	C
-igby	C
-igen	Q
-iger	C
-igge	D
-iggi	C
-iggl	C
-iggy	C
-ighb	[
-ighe	E
-ighl	C
-ighs	J
-ight	L
-ighw	C
-igib	C
-igid	C
-igie	S
-igil	H
-igin	G
-igio	U
-igir	X
-igit	L
-igió	W
-igle	[
-iglo	U
-ign;	W
-igna	[
-igne	D
-igni	X
-ignm	R
-igno	L
-igns	Y
-igo?	P
-igos	R
-igra	S
-igre	C
-igri	[
-igro	[
-igsl	E
-igua	P
-igue	[
-igui	R
-iguo	S
-igur	D
-ihgt	C
-ihil	Y
-ihon	[
-ihua	Y
-iing	C
-iiti	C
-ijab	C
-ijad	Z
-ijah	X
-ijan	U
-ijar	T
-ijas	[
-ijer	C
-ijo?	S
-ijoi	C
-ijon	C
-ijos	[
-ijot	C
-ijua	T
-ijón	X
-ikae	C
-ikal	C
-ike?	[
-ikea	C
-iker	C
-ikes	H
-ikhi	C
-ikin	H
-ikip	C
-ikis	C
-ikka	L
-ikla	Y
-ikto	C
-il's	G
-il.c	C
-il.e	F
-il.y	D
-ila?	R
-ilac	[
-ilad	M
-ilag	[
-ilah	H
-ilan	C
-ilar	[
-ilas	[
-ilat	[
-ilbo	V
-ilbr	E
-ilbu	F
-ilca	T
-ild'	P
-ild?	[
-ilda	X
-ildb	T
-ilde	[
-ildh	T
-ildi	[
-ildl	V
-ildr	V
-ilds	Q
-ilea	R
-iled	R
-ilee	[
-ilei	C
-ilem	[
-ilen	[
-ileo	W
-ilep	[
-iler	C
-iles	C
-ilet	W
-ilfs	C
-ilga	W
-ilgr	X
-ilha	W
-ilia	[
-ilib	C
-ilic	G
-ilid	M
-ilie	[
-ilig	C
-ilil	C
-ilim	Z
-ilin	K
-ilio	[
-ilis	[
-ilit	Q
-iliz	P
-ill?	X
-illa	C
-illb	[
-ille	M
-illi	C
-illn	[
-illo	D
-ills	[
-illu	P
-illy	C
-illó	S
-ilme	C
-ilmi	C
-ilms	K
-iloh	W
-ilon	[
-iloq	E
-ilor	[
-ilos	C
-ilot	C
-iloé	[
-ilpa	Y
-ilso	H
-ilte	C
-ilth	R
-ilty	Y
-ilur	[
-ilus	[
-iluv	V
-ilve	X
-ilwi	D
-ily,	Q
-ily?	Z
-ilón	S
-im_e	C
-im_s	C
-imac	T
-imad	W
-imae	Y
-imag	R
-imal	P
-imar	C
-imas	K
-imat	X
-imbe	C
-imbi	I
-imbl	H
-imbo	[
-imdb	D
-ime?	X
-imei	N
-imel	U
-imen	C
-imeo	[
-imer	U
-imes	M
-imet	C
-imeó	Q
-imia	[
-imic	X
-imid	U
-imie	R
-imil	C
-imin	N
-imio	[
-imis	Q
-imit	C
-imma	U
-imme	X
-immi	C
-immo	G
-immy	C
-imna	R
-imne	H
-imo?	R
-imog	X
-imon	F
-imos	[
-imot	T
-imov	C
-impa	T
-impe	Q
-impi	[
-impl	Q
-impo	R
-impr	C
-imps	C
-impu	[
-imri	X
-imro	Y
-imse	W
-imul	C
-imum	C
-imus	[
-imág	U
-imón	[
-in')	I
-in's	E
-in(s	G
-in-l	[
-inab	V
-inac	[
-inad	J
-inag	[
-inah	[
-inai	C
-inaj	[
-inal	C
-inan	J
-inar	[
-inas	S
-inat	W
-inau	Z
-inaí	S
-inbo	[
-inbu	C
-inca	D
-ince	K
-inch	Q
-inci	M
-incl	C
-inco	L
-incr	K
-incu	R
-ind,	V
-ind?	X
-inde	C
-indf	[
-indi	C
-indl	I
-indn	V
-indo	F
-indu	M
-indw	I
-indy	F
-ine'	W
-ine,	V
-ine:	T
-ine?	Y
-inea	C
-inec	C
-ined	E
-inee	[
-ineg	C
-ineh	X
-inek	I
-inem	C
-inen	[
-iner	H
-inet	C
-ineu	C
-inev	[
-iney	[
-infa	[
-infe	D
-infi	V
-infl	S
-info	C
-infu	Z
-ing'	[
-ing,	Y
-ing:	V
-ing;	[
-ing?	[
-ing[	G
-inga	C
-ingb	C
-ingd	Q
-inge	C
-ingh	C
-ingi	[
-ingl	C
-ingn	C
-ingo	G
-ingr	C
-ingt	C
-ingu	C
-ingw	C
-ingú	S
-inha	H
-inhe	[
-inho	C
-inia	[
-inic	P
-inid	L
-inie	C
-inim	C
-inin	U
-inio	[
-iniq	N
-inis	[
-init	D
-iniu	C
-iniv	[
-inja	F
-inju	X
-inke	C
-inki	Y
-inkl	H
-inks	[
-inle	H
-inma	X
-inme	U
-inmi	S
-inmu	X
-inne	E
-inni	J
-inno	T
-inny	C
-ino?	X
-inoa	C
-inoc	X
-inoi	F
-inol	C
-inon	F
-inor	Z
-inos	W
-inot	C
-inou	D
-inpu	C
-inqu	F
-inri	U
-ins,	[
-ins;	R
-ins?	C
-insa	U
-insb	C
-insc	[
-inse	[
-insi	U
-insm	V
-inso	U
-insp	L
-inst	C
-insu	M
-int(	C
-inta	D
-intb	C
-inte	I
-inth	W
-inti	[
-intl	R
-intm	I
-into	K
-intr	I
-ints	I
-intu	C
-inum	C
-inun	U
-inus	P
-inut	J
-inux	C
-inva	U
-inve	C
-invi	P
-invo	C
-inwr	C
-inyl	C
-inút	S
-io.h	E
-ioch	[
-iodi	C
-iodo	X
-iogr	H
-iohe	C
-iola	C
-iole	[
-ioli	C
-iolo	C
-ioló	Q
-ioma	U
-ioms	C
-ion'	P
-ion,	[
-ion:	C
-ion;	[
-ion?	[
-ione	K
-ioni	Y
-ions	D
-ioné	U
-ionó	T
-iopi	C
-iops	W
-iopí	U
-ioqu	[
-iore	C
-iors	C
-ios?	V
-iosa	[
-iose	T
-iosi	[
-ioso	X
-iote	L
-ioth	C
-ioti	C
-iots	L
-iott	C
-ious	P
-ipad	C
-ipaj	C
-ipal	C
-ipas	L
-ipci	C
-ipe,	L
-iped	C
-ipen	[
-iper	W
-ipes	C
-ipha	X
-iphn	C
-ipho	C
-ipic	C
-ipie	C
-ipin	R
-ipio	[
-iple	N
-ipli	[
-iplo	C
-ipoc	Y
-ipol	G
-ipos	[
-ippa	U
-ippe	[
-ippi	V
-ippl	Z
-ippo	T
-ipre	Y
-ips,	W
-ipse	C
-ipsi	[
-ipst	C
-ipt:	H
-ipt>	E
-ipta	E
-ipti	D
-ipto	[
-ipts	V
-iptu	[
-ipul	[
-iput	C
-ipwr	[
-ipóc	U
-ique	C
-iqui	G
-ira?	Q
-irab	W
-irac	V
-irad	C
-iraf	C
-iral	C
-iram	U
-iran	I
-irar	[
-iras	C
-irat	T
-iraz	F
-irbn	C
-ircl	L
-ircr	C
-ircu	F
-irdi	C
-irdr	C
-irds	[
-ire,	W
-ire?	C
-ireb	C
-irec	C
-ired	R
-iref	C
-ireh	S
-irel	C
-irem	C
-iren	[
-ires	C
-irew	C
-irge	[
-irgi	[
-irgo	C
-iria	[
-irie	C
-irig	Y
-irin	I
-irio	E
-iris	N
-irit	V
-iriz	C
-irki	C
-irle	F
-irlf	X
-irli	C
-irlo	C
-irls	F
-irlw	Z
-irly	S
-irma	[
-irme	[
-irmi	C
-irna	X
-iro?	P
-iron	C
-iros	U
-irpo	C
-irql	C
-irra	Z
-irre	C
-irri	[
-irro	[
-irse	[
-irsp	E
-irst	W
-irth	[
-irti	X
-irts	Y
-irtu	W
-irty	R
-irug	U
-irus	[
-iruw	C
-irva	R
-irve	C
-irvi	W
-irvo	[
-irwa	E
-irwe	C
-irán	Z
-irás	[
-is".	D
-isaa	V
-isab	H
-isac	Y
-isag	Y
-isai	U
-isan	X
-isap	[
-isar	W
-isas	[
-isaí	[
-isbo	J
-isca	[
-isce	F
-isci	[
-isco	C
-iscr	W
-iscu	V
-iscí	W
-isdo	Y
-ise'	C
-ise?	[
-isea	[
-ised	T
-isee	[
-isen	T
-iseo	[
-iser	[
-iset	C
-iseñ	C
-isfi	Z
-isfr	Z
-isgu	Z
-ish?	[
-isha	Y
-ishb	T
-ishe	U
-ishi	X
-ishm	[
-ishn	S
-isho	P
-ishw	C
-isia	L
-isib	C
-isie	X
-isin	R
-isio	[
-isis	H
-isit	S
-isió	[
-iske	C
-isky	C
-isla	C
-ism?	[
-isma	[
-isme	X
-ismo	[
-isn'	D
-isne	C
-isnt	T
-isob	[
-isod	C
-ison	V
-isop	T
-isor	J
-isot	C
-ispe	[
-ispo	[
-ispr	C
-ispu	K
-ispy	L
-isra	[
-isre	C
-issa	F
-isse	T
-issi	J
-isso	C
-issu	W
-ist'	W
-ist,	T
-ist?	X
-ista	Q
-istc	C
-iste	D
-isti	[
-istl	[
-istm	M
-isto	P
-istr	Q
-ists	U
-istu	C
-isty	C
-istó	Q
-isus	T
-isés	Y
-it's	[
-it.c	H
-it.l	D
-ita?	R
-itab	[
-itac	C
-itad	[
-itag	C
-itai	I
-ital	K
-itam	C
-itan	E
-itar	D
-itas	N
-itat	I
-itañ	C
-itbo	C
-itbu	C
-itby	C
-itca	F
-itch	C
-itco	L
-ite?	[
-ited	C
-itel	C
-item	C
-iten	[
-iter	V
-ites	[
-itfu	W
-ith'	S
-ith,	Z
-ith8	I
-ith?	[
-itha	[
-ithe	[
-ithf	X
-ithi	[
-itho	M
-iths	T
-ithu	C
-itia	R
-itib	C
-itic	[
-itie	[
-itin	M
-itio	I
-itiq	C
-itis	H
-itit	[
-itiv	[
-itiz	[
-itla	J
-itle	H
-itne	S
-ito?	S
-itoc	C
-itoe	C
-iton	F
-itor	C
-itos	I
-itra	C
-itre	C
-itro	C
-itsa	C
-itse	T
-itsy	J
-itta	G
-ittg	C
-itti	L
-ittl	[
-itts	C
-itu?	Q
-itua	[
-itud	[
-itui	R
-itul	Q
-itun	C
-itur	R
-itus	P
-itut	L
-ituy	C
-ity,	T
-ity?	[
-itze	C
-itzv	T
-iuda	Y
-iudo	Q
-iuiu	C
-iums	H
-iunf	M
-iuoi	C
-ius,	V
-ius?	W
-iuyt	C
-ivab	T
-ivac	N
-ivad	P
-ival	C
-ivam	T
-ivar	C
-ivas	Y
-ivat	C
-ive?	R
-ived	R
-iven	D
-iver	N
-ives	X
-ivia	C
-ivic	E
-ivie	W
-ivim	S
-ivin	[
-ivio	[
-ivir	X
-ivis	N
-ivit	Y
-ivió	U
-ivoc	V
-ivor	W
-ivos	[
-ivot	C
-ivía	S
-iwal	C
-ix.c	F
-ixar	K
-ixed	[
-ixel	E
-ixes	C
-ixin	C
-ixio	[
-ixió	P
-ixon	C
-ixtu	C
-iyab	C
-izab	C
-izac	V
-izad	U
-izar	[
-izas	V
-izat	[
-izañ	P
-izco	I
-ized	[
-izen	[
-izer	C
-izes	C
-izin	D
-izon	C
-izop	V
-izos	V
-izpa	[
-izqu	T
-izur	X
-izza	C
-izzl	E
-iáco	Z
-iáli	W
-iást	R
-iátr	Y
-iéne	T
-iérc	Y
-iñas	T
-iño?	Q
-iñon	Q
-iños	T
-ión?	X
-jaba	V
-jabe	X
-jabo	C
-jack	C
-jaco	V
-jada	[
-jado	[
-jael	X
-jagu	C
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
-jala	S
-jalá	T
-jama	C
-jame	N
-jami	R
-jamo	J
-jamí	X
-jand	[
-jane	I
-jano	R
-janu	[
-japa	C
-jara	C
-jard	R
-jari	T
-jarl	T
-jarm	Q
-jaro	Z
-jars	[
-jará	Q
-jaso	W
-jast	W
-jaul	Y
-java	C
-jawb	Q
-jayw	C
-jazz	C
-jdfh	C
-jdhf	C
-jdks	C
-jeal	[
-jean	C
-jebu	[
-jeci	V
-ject	E
-jedr	C
-jedu	W
-jefa	T
-jefe	V
-jeff	C
-jeft	X
-jeho	[
-jehu	Z
-jehú	Z
-jell	C
-jemp	F
-jenj	U
-jenn	C
-jeno	[
-jeph	Y
-jer?	P
-jera	C
-jerc	C
-jere	P
-jeri	R
-jerj	Z
-jero	[
-jers	C
-jeru	[
-jerí	R
-jess	P
-jesu	[
-jesé	U
-jesú	Z
-jeta	S
-jeth	V
-jeto	C
-jetr	Z
-jewe	C
-jewi	[
-jews	[
-jeza	[
-jeze	[
-jezr	X
-jhdf	C
-jhgf	C
-jhgj	C
-jias	Q
-jibb	C
-jijo	C
-jill	W
-jimm	C
-jimo	Y
-jine	[
-jire	S
-jita	U
-jito	Z
-jjjj	C
-jkhs	C
-jkl;	C
-jlkj	C
-jndi	F
-joab	[
-joac	W
-joao	C
-joaq	U
-joas	[
-job'	Z
-job?	[
-jobc	H
-jobs	C
-joel	[
-joes	C
-joha	Y
-john	G
-joia	V
-joic	Y
-joij	C
-join	S
-joke	C
-joko	C
-joli	C
-joll	F
-jolo	C
-jona	Y
-jone	C
-jong	C
-joná	[
-jool	D
-jope	Y
-jopp	[
-jord	N
-jore	C
-jori	C
-jorn	[
-jos?	P
-josa	Z
-jose	[
-josu	[
-josé	[
-josí	R
-jota	V
-jote	C
-joth	X
-jour	L
-jove	[
-joyc	C
-joyf	T
-joás	V
-jsdh	C
-jsja	C
-jsjs	C
-json	C
-juan	[
-juba	S
-jubi	[
-juda	[
-jude	T
-judg	N
-judi	P
-judy	C
-judá	X
-judí	Z
-juec	Y
-jueg	H
-juev	[
-juez	[
-juga	C
-jugo	C
-jugu	S
-juic	W
-jula	C
-juli	D
-july	N
-jump	C
-juni	Q
-junk	W
-juno	C
-junt	Y
-jura	V
-jure	Z
-juri	Z
-jury	J
-just	V
-juve	S
-juzg	X
-jérc	T
-jñlk	C
-jóve	[
-k.co	C
-k/sp	F
-k@ho	I
-kael	C
-kage	C
-kah'	R
-kaha	H
-kahn	C
-kaho	Z
-kale	C
-kall	C
-kama	C
-kans	C
-kant	C
-kany	C
-kara	C
-kard	C
-karm	[
-karo	C
-kart	C
-karv	C
-kate	C
-kats	C
-kcas	K
-kclo	S
-kdfj	C
-kdjf	C
-ke's	Z
-kean	E
-keaw	C
-keba	C
-ked?	Y
-keda	V
-kedi	C
-keep	M
-kees	C
-kega	C
-keho	C
-keir	C
-kell	C
-kemo	C
-kemp	C
-kend	D
-kenh	T
-keno	M
-kenp	C
-kens	C
-kent	C
-kenu	Y
-kept	[
-kera	F
-kerb	C
-kerm	C
-kerp	C
-kers	T
-kery	L
-kesp	C
-kest	J
-ketb	C
-keto	J
-ketp	C
-kets	C
-keup	T
-kevi	C
-kewa	Z
-keyb	C
-keyl	H
-keys	C
-kfas	M
-kfig	X
-kfjh	C
-kfor	C
-kful	[
-kgro	C
-kham	C
-khan	C
-khea	C
-khis	C
-khou	D
-khsd	C
-kiah	[
-kibi	C
-kick	K
-kidn	M
-kidr	[
-kids	[
-kie)	J
-kiel	R
-kier	C
-kies	C
-kiin	C
-kill	[
-kilo	C
-kina	I
-kinc	[
-kind	X
-kine	C
-king	J
-kini	T
-kinn	L
-kins	[
-kipe	C
-kipp	[
-kips	N
-kira	C
-kirt	[
-kiss	E
-kist	C
-kitc	C
-kite	W
-kitt	D
-kiwi	C
-kjac	K
-kjdf	C
-kjhd	C
-kjhg	C
-kjlk	C
-kjñl	C
-kkah	Z
-kkkk	C
-kkle	V
-kkuk	Y
-kl;j	C
-klac	[
-klag	E
-klah	C
-klan	C
-klar	D
-kleb	I
-klei	C
-kles	C
-klin	Y
-klis	C
-klyn	D
-kmai	[
-kmno	D
-kmon	C
-knam	E
-knea	C
-knee	F
-knes	[
-knew	V
-knif	C
-knig	C
-knit	C
-kniv	I
-knob	C
-knoc	C
-knot	C
-know	[
-knuc	C
-koda	D
-koin	Z
-kong	C
-kora	U
-kore	C
-kosh	M
-kout	C
-kovi	C
-kpic	C
-kpla	Z
-kpop	G
-kpot	E
-krai	T
-krak	C
-kram	H
-kras	K
-kreb	D
-kris	C
-kros	E
-krup	[
-ksgi	X
-ksha	C
-kshe	C
-ksjd	C
-ksla	C
-kson	C
-ksor	C
-ktai	C
-kthr	I
-ktok	C
-ktop	C
-kube	C
-kule	C
-kull	E
-kurs	C
-kwar	K
-kydi	G
-kyli	C
-kyri	C
-kywa	H
-kzal	J
-l.co	C
-l.ex	F
-l.ya	D
-l;jk	C
-laad	V
-laam	[
-laba	U
-labe	C
-labi	T
-labo	I
-labr	U
-labu	[
-laca	V
-lace	K
-lach	Q
-laci	[
-lack	G
-lacr	C
-lact	U
-lada	[
-ladd	S
-lade	C
-ladi	C
-lado	Q
-ladr	V
-ladu	C
-lady	C
-laga	Z
-lage	C
-lago	[
-lagr	[
-lags	F
-lagu	N
-lah?	Y
-laho	C
-laid	[
-laim	E
-lain	J
-lais	C
-lait	G
-laja	C
-laje	T
-lake	C
-lale	Z
-lama	P
-lamb	E
-lame	L
-lami	C
-lamo	V
-lamp	[
-lams	C
-lamé	Q
-lamó	S
-lana	Q
-lanc	M
-land	C
-lane	C
-lang	R
-lank	C
-lann	Q
-lano	E
-lanq	S
-lans	[
-lant	C
-lanu	C
-lanz	Z
-laod	L
-lapi	Z
-lapp	Q
-laps	T
-lapt	C
-laqu	[
-lar?	P
-lara	H
-lare	C
-lari	H
-lark	C
-larl	S
-larm	V
-larn	E
-laro	[
-lars	C
-lary	C
-lará	[
-las?	S
-lasa	C
-lase	X
-lasf	Z
-lash	K
-lasi	C
-lasp	[
-lasq	C
-lass	J
-last	I
-lata	[
-latb	C
-late	C
-latf	C
-lati	N
-lato	C
-latr	[
-lats	E
-latt	[
-laud	N
-laug	N
-laun	R
-laur	C
-laus	[
-lava	C
-lave	G
-lavi	D
-lavo	H
-lavó	W
-law'	C
-law?	Y
-lawa	D
-lawl	R
-lawn	C
-laws	[
-lawy	C
-laxy	C
-laya	F
-layb	C
-laye	C
-layi	[
-layo	U
-lays	C
-laza	G
-laze	C
-lazi	V
-lazo	E
-lazy	[
-laít	U
-lbac	C
-lban	D
-lber	C
-lbor	[
-lboy	C
-lbre	E
-lbum	C
-lbuq	C
-lbur	F
-lbut	H
-lcan	U
-lcar	C
-lcha	Z
-lchi	L
-lciu	G
-lcoh	S
-lcom	[
-lcor	D
-lcro	X
-lcul	C
-lcyc	D
-ld")	F
-ld's	P
-ld</	C
-ldad	[
-ldah	T
-ldap	F
-ldbi	S
-ldea	Z
-ldec	Q
-ldem	I
-lden	X
-ldeo	Z
-lder	L
-ldes	P
-ldfi	C
-ldho	T
-ldic	[
-ldie	[
-ldij	R
-ldin	M
-ldit	X
-ldle	V
-ldly	W
-ldn'	R
-ldne	[
-ldnt	[
-ldon	C
-ldpl	C
-ldre	V
-ldrá	R
-lds/	J
-ldur	C
-le's	X
-le.c	C
-le.l	F
-le.o	I
-le/a	F
-lead	Y
-leaf	S
-leag	C
-leah	[
-leak	C
-leal	Z
-leam	V
-leap	C
-lear	[
-leas	C
-leat	C
-leav	S
-leaz	[
-leañ	W
-leba	V
-lebr	G
-lebs	C
-lecc	Q
-lece	P
-lech	X
-leci	Z
-lecl	H
-lect	J
-led;	R
-leda	C
-ledg	J
-ledo	Q
-leec	[
-leed	C
-leel	X
-leen	C
-leep	T
-leer	[
-lees	X
-leet	J
-lefo	C
-left	R
-lega	P
-lege	F
-legi	Y
-lego	L
-legr	Q
-legu	[
-legí	U
-legó	[
-lehe	S
-leic	C
-lein	C
-leit	P
-leja	C
-leki	W
-lele	C
-lelu	[
-lem;	R
-lem?	[
-lema	N
-leme	C
-lemm	D
-lemo	[
-lems	[
-lemu	S
-lemó	T
-lena	C
-lenc	M
-lend	H
-lene	N
-leng	C
-leni	S
-lenn	[
-leno	W
-lens	C
-lent	[
-lenó	Q
-leof	W
-leon	C
-leop	Z
-leos	C
-lepe	[
-leph	C
-lepr	Z
-leps	Y
-lept	W
-lequ	C
-ler'	G
-lera	Z
-leri	C
-lero	S
-lers	F
-lert	C
-lery	C
-les'	S
-les,	U
-les.	I
-les?	W
-lesa	C
-lesb	U
-lesc	Z
-lese	C
-lesh	[
-lesi	Y
-lesm	C
-lesp	E
-less	[
-lest	C
-lesu	C
-let'	C
-leta	U
-letc	C
-lete	C
-leth	[
-leto	Q
-letr	C
-lets	T
-lett	G
-letu	[
-leva	L
-leve	C
-levi	Q
-levo	Q
-levy	C
-levá	[
-leví	[
-levó	S
-lewi	C
-lexa	C
-lexb	G
-lexi	U
-leye	[
-leza	[
-leña	V
-león	Z
-lf-c	R
-lf-h	T
-lfar	[
-lfer	C
-lfie	U
-lfil	W
-lfis	[
-lfri	X
-lfti	C
-lfwa	I
-lgad	[
-lgal	W
-lgar	K
-lgas	C
-lgat	Z
-lgec	H
-lgen	[
-lgia	[
-lgon	C
-lgot	[
-lgre	C
-lgri	X
-lgue	C
-lgui	[
-lgun	C
-lhae	C
-lhos	F
-li's	R
-lia?	T
-liab	D
-liah	U
-lial	Y
-liam	C
-lian	C
-liar	[
-lias	Z
-liat	[
-liba	[
-libe	C
-libr	R
-libu	C
-lica	L
-lice	W
-lich	C
-lici	R
-lick	C
-lico	Z
-lics	[
-lict	Z
-licu	C
-licy	C
-licí	U
-lide	[
-lidi	[
-lido	X
-lie'	F
-lie?	Q
-lied	[
-lief	T
-liel	U
-lien	I
-lier	C
-lies	X
-liet	C
-liev	[
-life	Y
-liff	U
-lifi	[
-lifo	C
-lift	J
-lify	C
-liga	C
-lige	F
-ligh	C
-ligi	P
-lign	H
-ligo	S
-ligr	X
-lihg	C
-lihu	X
-lija	W
-like	[
-lila	P
-lile	[
-lili	U
-lill	C
-lilo	E
-lily	C
-lima	C
-limb	[
-lime	C
-limi	C
-limo	C
-limp	[
-lina	F
-linc	D
-lind	X
-line	C
-ling	R
-lini	[
-link	C
-lino	[
-lins	F
-lint	E
-linu	C
-lio?	T
-lioq	[
-lios	R
-liot	C
-liou	Y
-lipe	[
-liph	U
-lipo	D
-lipp	[
-lips	C
-liqu	M
-liri	C
-lirt	U
-lisa	R
-lisb	C
-lise	C
-lish	L
-lisi	N
-lism	U
-list	C
-lita	[
-lite	M
-lith	Z
-liti	[
-lito	[
-litr	C
-lits	[
-litt	V
-lity	N
-lius	Q
-liva	C
-live	N
-livi	L
-livo	[
-lix.	F
-liza	T
-lize	J
-lizo	[
-lión	W
-lkdf	C
-lked	[
-lkee	C
-lkin	R
-lkjh	C
-lkjl	C
-lkjñ	C
-lkla	C
-lkth	C
-lkyr	C
-ll's	L
-lla?	[
-llab	[
-llad	[
-llag	[
-llai	C
-llaj	T
-llam	R
-llan	D
-llar	L
-llas	C
-llat	C
-llav	V
-llax	C
-llaz	C
-llba	C
-llbo	H
-llea	[
-llec	[
-lled	V
-lleg	R
-llej	C
-llel	C
-llen	[
-ller	E
-lles	C
-llet	C
-llev	Z
-lley	F
-llez	X
-llfi	Y
-llia	C
-llic	C
-llid	[
-llie	E
-llig	C
-llin	M
-llio	C
-llip	J
-llit	C
-lliv	C
-lliz	[
-llne	[
-llo"	G
-lloc	C
-llof	F
-llog	C
-llon	V
-lloo	C
-llor	T
-llos	Q
-llot	H
-llou	C
-llov	C
-llow	L
-llpa	C
-llpo	X
-llqu	C
-llsh	C
-llst	[
-llue	[
-llum	X
-llus	J
-lluv	X
-llyf	C
-llyi	[
-llám	Y
-lma?	Y
-lmag	C
-lman	R
-lmao	C
-lmar	Q
-lmas	[
-lmed	C
-lmei	C
-lmen	V
-lmer	C
-lmet	C
-lmig	Q
-lmin	C
-lmon	K
-lmos	[
-lmsg	R
-lmud	[
-lmán	Q
-ln("	G
-lner	C
-lnes	[
-lo")	G
-load	C
-loaf	J
-loak	Z
-loan	I
-loat	N
-loav	[
-loba	U
-lobb	C
-lobo	[
-loca	C
-loci	C
-lock	C
-loco	[
-locu	[
-lode	E
-lodo	C
-lofe	[
-loft	J
-log(	F
-loga	C
-logi	C
-logo	S
-logr	[
-logy	G
-logí	[
-lohi	[
-loin	H
-loit	T
-loje	Q
-lojo	T
-loke	L
-lola	U
-lolo	X
-lom?	S
-loma	G
-lomb	C
-lome	[
-lomo	Z
-lomé	Z
-lomó	[
-lon'	X
-lon;	Q
-lona	C
-lond	C
-lone	W
-long	N
-loni	[
-lonk	C
-lonm	C
-lood	P
-look	I
-loom	[
-loon	C
-loop	C
-loor	C
-loos	Q
-loot	C
-lope	C
-lops	E
-loqu	G
-lor?	P
-lora	L
-lord	[
-lore	C
-lori	C
-loro	[
-lorp	C
-lors	[
-lory	[
-loró	U
-los?	Q
-losa	[
-lose	S
-losi	N
-loso	C
-loss	[
-lost	P
-losu	D
-lot'	Y
-lot?	V
-lota	Y
-lote	C
-loth	T
-lotl	C
-loto	C
-lots	Z
-lott	C
-loub	C
-loud	[
-loui	C
-loum	C
-loun	C
-lour	C
-lous	[
-love	T
-lovi	[
-lovs	D
-lowa	C
-lowe	P
-lowi	Y
-lown	C
-lows	[
-lox.	C
-loya	[
-loye	D
-loyi	T
-loym	I
-lpab	P
-lpan	Q
-lpap	C
-lpar	Q
-lpas	V
-lpea	X
-lper	[
-lpha	C
-lphi	J
-lpin	U
-lplu	M
-lpoi	D
-lpol	C
-lqua	C
-lqui	N
-lrea	R
-lred	R
-lrus	P
-ls"-	D
-lsad	C
-lsam	T
-lsar	Z
-lsas	[
-lse'	P
-lsel	Q
-lshi	C
-lsio	U
-lsiu	G
-lskd	C
-lsom	U
-lson	C
-lsos	X
-lsou	C
-lsti	F
-lsto	[
-lt;/	E
-lt;b	E
-ltad	C
-ltag	C
-ltam	Z
-ltan	T
-ltar	U
-ltas	X
-lted	[
-lten	Q
-lter	Q
-lthy	L
-ltic	C
-ltie	E
-ltim	I
-ltip	S
-ltit	C
-lton	C
-ltos	[
-ltra	[
-ltur	M
-ltís	T
-lubb	E
-lubc	C
-lubm	C
-luca	[
-luce	[
-luch	Z
-luci	C
-luck	J
-luco	C
-lucy	C
-luda	W
-lude	T
-ludo	X
-lue:	L
-lueg	C
-luen	[
-lues	T
-luet	C
-luev	V
-luey	C
-luft	C
-luga	[
-lugg	C
-lugs	C
-luid	G
-luja	[
-lujo	X
-luju	Q
-luke	P
-lula	G
-lule	G
-lulu	G
-luma	C
-lumb	Z
-lume	D
-lumi	C
-lumn	N
-luna	K
-lunc	G
-lune	[
-lunt	[
-lupe	H
-lura	C
-lurb	C
-lure	[
-lurr	V
-lush	C
-lusi	C
-lust	Y
-lute	G
-luth	C
-luti	[
-luto	[
-lutt	X
-luvi	[
-luxu	[
-luya	Y
-luz?	P
-lvac	U
-lvad	J
-lvan	C
-lvar	[
-lvat	[
-lved	T
-lvem	P
-lven	Z
-lver	R
-lves	T
-lvia	C
-lvid	X
-lvin	P
-lvio	S
-lvió	V
-lvo?	Q
-lvos	S
-lwar	C
-lway	[
-lwin	T
-ly/3	D
-lyce	H
-lydi	[
-lyfa	G
-lyfi	C
-lyga	X
-lyhe	C
-lyin	[
-lyle	C
-lymp	C
-lync	C
-lyon	Y
-lyph	C
-lyps	T
-lyre	H
-lyri	C
-lyro	C
-lysi	Q
-lyst	H
-lywe	Y
-lyze	Z
-lzad	W
-lzeb	Z
-lzhe	[
-lágr	T
-lámp	Z
-láza	X
-léfo	U
-légr	[
-lén?	R
-lés?	C
-lías	Y
-líba	X
-lícu	[
-líde	[
-lími	[
-líne	T
-líti	Z
-lógi	W
-lón?	P
-lóni	V
-m"><	K
-m.ou	G
-m/r/	H
-m/sp	N
-m/te	J
-m/to	J
-m/tv	F
-m/wa	K
-m_en	C
-m_st	C
-maba	[
-mabl	V
-maca	F
-macb	C
-macc	[
-mace	V
-mach	C
-maci	C
-maco	E
-macr	C
-macu	[
-macy	T
-mada	C
-made	S
-madi	T
-madn	C
-mado	K
-madr	L
-madu	[
-mael	[
-maes	Y
-maeu	[
-maga	C
-magd	[
-mage	[
-magh	E
-magn	C
-mago	[
-magr	C
-maha	Z
-mahj	C
-maic	H
-maid	P
-mail	C
-main	Q
-majo	M
-make	G
-maki	[
-mal?	T
-mala	U
-malc	[
-mald	K
-male	R
-mali	[
-mall	C
-malo	M
-mals	[
-malt	X
-malv	[
-malw	C
-mama	C
-mame	[
-mami	V
-mamm	[
-mamo	[
-mamá	Z
-man'	[
-man,	Y
-man:	C
-man;	S
-man?	S
-mana	[
-manc	G
-mand	P
-mane	[
-mang	I
-mani	C
-mann	[
-mano	W
-mans	I
-mant	C
-manu	S
-many	D
-manz	V
-maná	V
-maní	Z
-maoo	C
-map(	E
-mapa	C
-maps	J
-maqu	C
-mar?	S
-mara	S
-marc	G
-mard	H
-mare	G
-marg	H
-mari	J
-mark	Q
-marl	P
-marm	F
-maro	Y
-marr	X
-mars	C
-marv	C
-marx	E
-mary	L
-marz	C
-mará	S
-marí	Z
-mas?	[
-masa	W
-masc	U
-mash	D
-masi	[
-mask	C
-masl	D
-mass	V
-mast	U
-masu	C
-mata	[
-matc	C
-mate	Y
-math	C
-mati	[
-matl	C
-mato	C
-matr	W
-matt	I
-matu	[
-maté	Q
-matí	T
-mató	W
-maus	[
-maxi	C
-maya	C
-mayb	C
-mayf	C
-mayo	Q
-mazi	[
-mazo	C
-maña	N
-maño	Q
-maús	R
-mbal	[
-mbap	C
-mbar	[
-mbas	X
-mbat	X
-mbec	C
-mbed	T
-mber	C
-mbes	C
-mbia	C
-mbic	C
-mbie	V
-mbil	C
-mbin	C
-mbio	X
-mbit	Y
-mbié	[
-mbió	V
-mbla	S
-mble	Q
-mbli	[
-mblo	T
-mbly	W
-mbnm	C
-mbol	R
-mbor	K
-mbos	C
-mbou	[
-mbra	V
-mbre	Y
-mbri	E
-mbro	R
-mbry	Y
-mbul	S
-mcat	C
-mcca	C
-mcco	C
-mcdo	C
-mcis	X
-mcmx	C
-mcri	D
-md="	D
-me's	K
-me-s	R
-me<|	C
-meal	H
-mean	[
-mear	S
-meas	K
-meat	[
-mebo	N
-mecc	G
-mech	G
-meda	[
-mede	C
-medi	V
-medo	U
-meds	W
-medy	C
-medí	P
-meek	H
-meet	R
-mega	D
-megi	[
-megu	V
-meir	C
-meja	T
-meji	W
-mejo	Q
-mela	C
-melc	[
-mele	[
-meli	C
-mell	C
-melo	X
-melq	Y
-mels	T
-meme	C
-memo	S
-memp	E
-men'	U
-men,	S
-men;	T
-men?	Z
-mena	[
-menc	[
-mend	M
-mene	[
-meng	Y
-meno	[
-mens	F
-ment	Z
-menu	C
-meon	[
-meos	C
-mepa	H
-meph	U
-mepr	C
-mer'	U
-mer?	U
-mera	N
-merc	E
-merd	C
-mere	J
-merg	C
-meri	C
-mero	H
-merr	[
-mers	[
-meré	P
-mes?	X
-mesa	[
-mesc	X
-mese	F
-mesh	C
-mesi	Z
-meso	C
-mess	F
-mest	J
-mesí	[
-meta	G
-mete	C
-metf	D
-meth	K
-meti	X
-meto	W
-metr	C
-mett	C
-metí	[
-mewo	T
-mexi	C
-meye	C
-mezc	X
-meón	Q
-mfor	T
-mg/d	C
-mgar	Z
-mhai	C
-miah	Q
-miam	C
-mian	G
-mias	W
-mica	K
-mice	C
-mich	K
-mici	[
-mico	C
-micr	C
-mics	I
-mida	P
-midd	C
-mide	J
-midi	P
-midn	P
-mido	[
-midw	R
-mied	X
-miel	[
-miem	R
-mien	[
-mier	C
-mies	[
-mifs	E
-miga	[
-migh	[
-migo	Z
-migr	[
-migu	P
-mika	C
-mike	C
-mila	I
-milc	[
-mild	Y
-mile	L
-milf	C
-mili	[
-milk	C
-mill	X
-milo	C
-mily	V
-mimo	R
-min'	E
-mina	[
-minc	C
-mind	Q
-mine	X
-ming	G
-mini	C
-minn	G
-mino	N
-mint	[
-minu	F
-minó	R
-miop	C
-miqu	[
-mire	[
-miri	Y
-mirn	X
-mirr	[
-miró	Q
-misa	[
-misc	V
-mise	[
-mish	C
-misi	[
-mism	Y
-miso	F
-miss	F
-mist	Q
-misu	E
-mita	C
-mite	[
-mith	C
-miti	Y
-mito	C
-mitt	C
-mitz	T
-mium	C
-mixe	[
-mixi	F
-mizp	V
-mles	V
-mlet	E
-mmac	T
-mmah	V
-mman	Y
-mmar	H
-mmat	[
-mmau	[
-mmed	Q
-mmen	J
-mmer	C
-mmig	[
-mmin	C
-mmis	[
-mmit	S
-mmmm	C
-mmon	S
-mmor	D
-mmun	[
-mmuz	T
-mnan	W
-mnas	Z
-mnbv	C
-mned	Q
-mnem	C
-mney	H
-mnia	Y
-mnip	[
-mnis	W
-mno4	D
-mnon	Y
-mnos	Z
-mnón	V
-moab	[
-mobi	C
-moci	[
-mock	V
-mocl	C
-mocr	Q
-mod:	C
-moda	E
-mode	H
-modo	C
-mods	D
-modu	C
-mody	C
-moge	X
-mogg	C
-mogé	S
-moha	C
-moho	G
-moir	C
-mois	S
-moke	C
-moki	[
-mola	C
-mold	K
-mole	R
-moli	[
-molo	L
-moly	C
-mom'	S
-mome	F
-momm	X
-moms	Y
-mon'	X
-mon?	R
-mona	C
-mond	D
-mong	Z
-moni	R
-monj	V
-monk	C
-mono	C
-mons	[
-mont	L
-mony	[
-monz	G
-moní	S
-mood	Y
-moon	E
-moor	C
-mor?	Q
-mora	[
-mord	P
-more	Y
-mori	[
-morm	L
-morn	C
-moro	D
-morr	T
-mors	[
-mort	C
-mory	C
-mos?	[
-mosa	C
-mosc	[
-mose	[
-mosi	H
-mosn	X
-moso	G
-mosq	C
-moss	C
-most	X
-mote	W
-moth	R
-moti	Q
-moto	C
-moul	C
-moun	R
-mour	P
-mous	N
-mout	H
-mova	E
-move	F
-movi	C
-mowe	C
-moxi	C
-moza	H
-mpad	W
-mpam	T
-mpan	U
-mpar	Q
-mpas	[
-mpat	C
-mpañ	W
-mped	Y
-mpen	S
-mper	C
-mpes	V
-mpet	[
-mpez	[
-mpgr	C
-mpha	Z
-mphi	E
-mpho	C
-mpia	G
-mpic	C
-mpie	M
-mpil	E
-mpin	V
-mpio	[
-mpir	C
-mpió	[
-mpki	C
-mpla	K
-mple	H
-mpli	M
-mplo	L
-mply	Q
-mplí	S
-mpol	J
-mpoo	C
-mpor	C
-mpos	F
-mpra	M
-mpre	T
-mpri	C
-mpro	K
-mpró	U
-mpso	C
-mpst	Y
-mpt.	I
-mpta	H
-mpte	V
-mpti	L
-mpto	C
-mpts	P
-mpty	[
-mpue	[
-mpul	[
-mpun	R
-mpur	[
-mput	C
-mrah	C
-mrbe	C
-mrit	C
-mrod	Y
-msel	Z
-msgi	R
-mson	Z
-mste	C
-mstr	G
-msun	C
-mtra	C
-much	Q
-muda	Q
-mudd	U
-mude	[
-mudo	U
-muel	W
-muer	Z
-mues	R
-muev	C
-muff	C
-muje	W
-mula	C
-mule	[
-mulg	Y
-mult	M
-mumf	C
-mumm	C
-mund	T
-muni	[
-mupp	C
-mura	C
-murd	[
-muri	V
-murm	W
-muro	H
-murp	C
-murr	C
-mus?	W
-musc	C
-muse	C
-mush	C
-musi	T
-musk	C
-musl	Y
-must	Y
-musu	S
-muta	D
-mute	C
-mutu	C
-mués	X
-mxci	C
-mych	C
-myma	C
-myrn	W
-myrr	[
-myse	X
-mysq	C
-myst	[
-myth	R
-mzon	C
-máge	U
-mánd	T
-márt	[
-máti	U
-médi	[
-méis	R
-mést	W
-mías	[
-món?	R
-músi	Z
-n("h	G
-n(st	G
-n-fa	C
-n-in	V
-n-la	[
-n.co	E
-n.pe	C
-n.sm	I
-n5wr	C
-naam	[
-naan	L
-naba	Z
-nabl	I
-nabo	[
-nabu	Y
-nabé	[
-nacc	C
-nace	[
-nach	C
-naci	S
-nack	C
-naco	C
-nacu	U
-nací	X
-nada	G
-nade	U
-nadi	[
-nado	M
-nadr	C
-nael	W
-naeu	[
-nage	U
-nagg	T
-nago	Y
-nagr	C
-nah'	T
-nah?	Z
-naha	[
-nahe	C
-naho	Q
-nahu	Q
-nahú	[
-nai?	[
-naid	I
-nail	J
-nair	L
-nais	E
-naje	I
-nake	S
-naks	C
-nal?	Q
-nald	C
-nale	C
-nalg	V
-nali	C
-nall	Y
-nalo	R
-nals	I
-nalt	K
-naly	C
-name	D
-nami	M
-namm	X
-namo	[
-nana	C
-nanc	[
-nand	C
-nane	Z
-nani	[
-nann	S
-nans	R
-nant	S
-nanz	C
-naní	T
-naom	[
-napo	C
-napp	C
-napr	K
-naqu	Y
-nara	C
-narc	N
-nard	C
-narf	C
-nari	[
-narm	R
-naro	C
-narr	P
-nars	[
-nary	[
-nará	R
-naré	Q
-nas?	S
-nasd	C
-nase	S
-nasi	Y
-nass	[
-nast	J
-nasé	W
-nata	N
-nate	C
-nath	[
-nati	T
-nato	C
-natá	W
-nauf	R
-naug	C
-naum	[
-nava	C
-nave	U
-navi	[
-navr	K
-navy	C
-nawa	[
-naza	T
-nazi	[
-naán	Y
-naín	P
-naúm	X
-nbal	W
-nbap	S
-nbel	S
-nber	L
-nblo	C
-nbor	D
-nbow	[
-nbur	C
-nbvc	C
-ncaj	U
-ncak	C
-ncan	C
-ncar	[
-ncas	Y
-nce,	U
-nce?	S
-ncea	[
-nced	[
-ncei	U
-ncel	C
-ncem	Z
-ncen	V
-ncep	C
-ncer	R
-nces	[
-ncha	K
-nchb	M
-nche	Q
-nchi	N
-ncho	S
-nchs	C
-nchu	C
-ncia	U
-ncid	[
-ncie	C
-ncil	P
-ncin	C
-ncio	C
-ncis	Q
-ncit	T
-nció	[
-ncle	[
-nclo	G
-nclu	C
-ncol	C
-ncom	[
-ncon	Z
-ncor	U
-ncos	V
-ncou	L
-ncra	C
-ncre	F
-ncré	V
-ncti	P
-nctu	Z
-ncub	W
-ncue	M
-ncun	C
-ncur	S
-nd's	C
-nda?	C
-ndab	C
-ndac	[
-ndad	S
-ndai	C
-ndal	H
-ndam	[
-ndan	[
-ndar	C
-ndas	J
-ndat	S
-nday	T
-ndch	U
-ndec	[
-nded	[
-ndee	Q
-ndef	C
-ndel	V
-ndem	[
-ndep	C
-nder	L
-ndes	X
-ndex	C
-ndfa	[
-ndfu	Y
-ndho	C
-ndi:	F
-ndia	C
-ndic	L
-ndid	[
-ndie	D
-ndig	[
-ndil	U
-ndim	S
-ndin	E
-ndio	Y
-ndir	W
-ndit	[
-ndix	C
-ndió	[
-ndki	T
-ndle	J
-ndli	F
-ndlo	R
-ndly	D
-ndma	X
-ndme	[
-ndmo	W
-ndne	V
-ndo"	G
-ndo?	R
-ndoc	[
-ndol	C
-ndon	C
-ndor	[
-ndos	C
-ndow	C
-ndpa	[
-ndre	P
-ndri	G
-ndro	C
-ndrá	X
-ndré	[
-ndrí	V
-nds,	T
-nds?	Z
-ndsh	S
-ndso	P
-ndtr	C
-nduc	C
-ndue	E
-ndui	C
-ndul	[
-ndur	[
-ndus	Q
-ndwe	I
-ndwi	C
-ndyi	C
-nd|>	C
-ndía	S
-ne's	Y
-neac	C
-nead	C
-neag	[
-neak	[
-neal	T
-nean	C
-neap	G
-near	C
-neas	W
-neat	H
-nebo	V
-nebu	W
-nece	[
-neci	[
-neck	H
-necr	C
-nect	C
-ned,	V
-ned;	W
-neda	D
-nedi	U
-nedo	D
-need	K
-neel	U
-neer	[
-nees	S
-neez	C
-nefi	U
-nega	C
-negi	C
-nego	[
-negr	G
-negó	T
-neha	X
-nehe	X
-nehu	X
-neig	[
-neit	[
-neja	V
-nejo	S
-neke	I
-nela	V
-neli	[
-nelo	C
-nels	C
-nely	[
-nema	C
-neme	[
-nemi	[
-nemo	S
-nemp	N
-nemy	Z
-nena	S
-nens	C
-nent	G
-neon	C
-neos	W
-neou	C
-neph	[
-nequ	Z
-ner"	F
-ner'	[
-ner?	V
-nera	K
-nerg	F
-neri	C
-nerl	U
-nero	[
-nerr	Q
-ners	T
-nert	C
-nerv	[
-nes,	V
-nes?	Z
-nesd	E
-nese	C
-nesh	C
-nesi	R
-nesk	X
-neso	J
-ness	[
-nest	[
-neta	[
-nete	[
-netf	C
-neth	C
-neti	E
-neto	C
-nets	G
-nett	D
-netw	C
-neup	C
-neur	[
-neva	C
-neve	X
-nevo	D
-newa	M
-newb	N
-newe	S
-newl	[
-news	C
-newt	C
-nexp	K
-next	I
-ney,	T
-ney?	[
-neya	[
-neyc	C
-neyl	C
-neys	X
-neze	X
-nezz	W
-nfai	[
-nfal	[
-nfan	Y
-nfar	R
-nfel	C
-nfer	V
-nfes	R
-nfia	W
-nfid	[
-nfie	[
-nfig	C
-nfin	D
-nfio	Q
-nfir	[
-nfié	Q
-nfla	C
-nfli	X
-nflu	[
-nfo(	C
-nfo@	H
-nfol	[
-nfor	C
-nfre	C
-nfri	P
-nfro	Y
-nful	Z
-nfun	R
-nfus	W
-nfía	P
-nfíe	R
-nfío	P
-ng's	[
-ng[]	G
-ngag	H
-ngal	H
-ngan	Y
-ngap	C
-ngar	C
-ngas	[
-ngañ	[
-ngbi	C
-ngdo	Q
-ngea	L
-nged	V
-ngel	R
-ngen	U
-ngeo	N
-nger	R
-nges	F
-ngha	C
-ngid	Y
-ngin	[
-ngir	Y
-ngió	Q
-ngko	C
-ngla	C
-ngle	C
-ngli	C
-ngly	S
-nglé	F
-ngne	C
-ngo?	V
-ngod	C
-ngol	G
-ngos	S
-ngra	R
-ngre	D
-ngry	[
-ngs,	U
-ngs;	U
-ngs?	T
-ngsh	I
-ngsp	C
-ngth	G
-ngto	C
-ngua	M
-ngue	U
-ngui	C
-ngul	G
-ngun	W
-ngus	[
-ngwo	C
-ngél	T
-ngún	S
-nhal	H
-nham	C
-nhap	T
-nhau	D
-nhea	V
-nhed	V
-nhei	C
-nher	[
-nhol	C
-nhou	G
-nhub	C
-nia?	S
-niac	U
-niad	T
-niah	[
-nial	[
-nian	Q
-nias	[
-niba	R
-nica	[
-nice	S
-nici	G
-nick	C
-nicl	[
-nico	[
-nics	C
-nicu	W
-nida	T
-nido	F
-nieb	Z
-nied	R
-niel	Q
-nien	[
-nier	U
-nies	J
-niet	C
-niev	V
-nife	C
-nifi	X
-nige	R
-nigh	P
-nign	S
-nihi	Y
-nija	R
-nike	E
-nill	C
-nima	[
-nime	C
-nimo	N
-nimr	Y
-nimu	C
-nina	[
-nine	[
-ninf	T
-ning	L
-nini	[
-ninj	F
-nins	C
-nint	E
-nio?	S
-nion	R
-nior	Q
-nios	[
-niou	F
-nipo	[
-nipu	[
-niqu	F
-nisa	Y
-nisc	W
-nish	R
-nism	[
-niso	J
-niss	T
-nist	Z
-nita	[
-nite	G
-niti	C
-nits	C
-nitt	C
-nitu	G
-nity	V
-nium	C
-nius	Z
-niva	L
-nive	[
-nixo	C
-niza	[
-nize	U
-niña	[
-niñe	P
-niño	[
-nión	[
-njam	U
-njer	X
-njou	C
-njoy	Z
-njug	H
-njur	I
-njus	[
-nked	C
-nkee	C
-nken	N
-nker	C
-nket	C
-nkey	V
-nkfu	[
-nkie	F
-nkin	N
-nkla	C
-nkle	K
-nkli	Y
-nkly	C
-nkno	[
-nkru	[
-nksg	X
-nlac	C
-nlad	J
-nlan	C
-nlao	C
-nlea	[
-nles	M
-nlim	F
-nlin	N
-nloa	C
-nloc	C
-nlov	[
-nlyf	G
-nmac	U
-nman	C
-nmar	C
-nmat	T
-nmbn	C
-nmen	Y
-nmer	P
-nmig	X
-nmun	X
-nna?	Y
-nnac	U
-nnah	[
-nnai	E
-nnan	C
-nnas	U
-nnea	T
-nnec	C
-nned	X
-nnel	C
-nner	F
-nnes	C
-nnet	C
-nnia	X
-nnic	C
-nnie	E
-nnif	C
-nnih	W
-nnin	M
-nnis	C
-nnit	F
-nniu	[
-nniv	Z
-nnoc	G
-nnon	C
-nnot	[
-nnou	I
-nnoy	S
-nnsy	C
-nnun	V
-no's	C
-noaa	C
-noad	S
-noah	[
-nobl	D
-nobo	[
-noby	C
-noce	P
-noch	T
-noci	U
-nock	C
-nocí	U
-node	C
-noel	S
-noem	V
-nogr	[
-noid	C
-noin	[
-nois	C
-noja	X
-nojo	U
-nojó	R
-nold	C
-nolo	N
-nomb	J
-nomi	W
-nomy	T
-non-	C
-nona	F
-none	U
-noni	Q
-nons	C
-nony	C
-nook	C
-noop	E
-nopa	X
-nopo	C
-nora	Q
-nore	S
-nori	S
-nork	C
-norm	C
-noro	D
-norr	C
-nors	C
-norw	G
-nos?	T
-nosa	U
-nose	T
-nosi	[
-noso	[
-nosp	[
-nost	[
-nota	C
-note	C
-noth	F
-noti	C
-notr	C
-notw	I
-noug	Y
-noun	D
-nour	[
-nous	H
-nout	Z
-nova	F
-nove	[
-novi	W
-nowh	[
-nowi	[
-nowl	W
-nown	[
-nows	[
-noyi	Q
-nozc	[
-noé?	P
-nplu	C
-npox	C
-nput	C
-nque	[
-nqui	[
-nrar	V
-nres	C
-nris	[
-nron	C
-nsab	W
-nsac	U
-nsad	[
-nsaj	L
-nsam	T
-nsan	Z
-nsar	Z
-nsas	C
-nsat	T
-nsay	C
-nsbu	C
-nsci	[
-nscr	S
-nsec	U
-nsed	Z
-nseg	F
-nsej	[
-nsel	[
-nsen	C
-nses	M
-nset	[
-nseñ	X
-nsfe	C
-nsfi	[
-nsfo	N
-nsfu	W
-nsge	W
-nsgr	[
-nshi	M
-nsho	Q
-nsib	T
-nsid	Z
-nsie	[
-nsil	C
-nsin	U
-nsio	P
-nsis	V
-nsiv	[
-nsió	R
-nsla	C
-nsli	C
-nsma	V
-nso?	T
-nsol	Q
-nsom	[
-nson	C
-nsoo	F
-nsop	T
-nsor	U
-nsos	S
-nspe	C
-nspi	[
-nspl	[
-nspo	C
-nst]	C
-nsta	C
-nste	C
-nsto	C
-nstr	F
-nsua	R
-nsub	E
-nsue	[
-nsul	P
-nsum	[
-nsur	C
-nsus	Y
-nswe	N
-nsyl	C
-nséñ	V
-nsón	X
-nt's	Y
-nt("	C
-nt(*	H
-nt.c	J
-nta?	V
-ntab	C
-ntac	C
-ntad	[
-ntag	C
-ntai	R
-ntaj	Z
-ntal	C
-ntam	C
-ntan	W
-ntar	P
-ntas	L
-ntat	W
-ntañ	[
-ntba	C
-nte?	T
-ntec	[
-nted	M
-ntee	[
-nteg	C
-ntej	[
-ntel	[
-ntem	T
-nten	P
-ntep	Z
-nter	C
-ntes	P
-nthe	C
-nthi	P
-nthl	C
-ntho	C
-nthr	C
-nths	X
-ntia	R
-ntib	C
-ntic	W
-ntid	Z
-ntie	J
-ntif	Z
-ntig	T
-ntil	Y
-ntim	C
-ntin	[
-ntio	V
-ntip	V
-ntir	[
-ntis	C
-ntit	L
-ntió	T
-ntle	[
-ntln	G
-ntly	[
-ntma	Z
-ntme	N
-nto?	Z
-ntol	C
-ntom	C
-nton	H
-ntor	[
-ntos	Q
-ntra	C
-ntre	[
-ntri	C
-ntro	[
-ntru	[
-ntry	G
-ntré	[
-ntró	Z
-nts'	U
-nts,	T
-nts;	X
-nts?	[
-ntua	[
-ntuc	C
-ntud	S
-ntur	[
-nty-	Y
-ntán	Q
-ntía	U
-ntís	Y
-nuch	Y
-nuck	C
-nucl	Z
-nuco	Y
-nuda	C
-nude	J
-nudi	G
-nudo	R
-nuel	[
-nuer	V
-nues	[
-nuev	Q
-nufa	C
-nukk	Z
-null	C
-numa	F
-numb	H
-nume	C
-nump	C
-nun'	C
-nunc	K
-nund	U
-nuns	[
-nurs	L
-nuse	C
-nute	J
-nutm	C
-nutr	C
-nuts	C
-nvej	Q
-nven	C
-nver	M
-nves	D
-nvex	G
-nvia	S
-nvid	C
-nvin	C
-nvir	Y
-nvis	[
-nvit	Q
-nviu	U
-nvnv	C
-nvoc	Q
-nvoi	C
-nvoy	X
-nvul	U
-nvía	T
-nwbk	D
-nwor	W
-nwri	C
-nxie	Y
-nxio	X
-nybo	D
-nyde	C
-nymo	[
-nymp	X
-nyon	C
-nyth	V
-nywh	J
-nzan	M
-nzar	V
-nzas	[
-nzos	T
-nzym	C
-nácu	W
-nás?	W
-nían	S
-nías	Z
-níni	U
-nóni	W
-nóst	X
-núme	[
-núti	S
-o");	G
-o();	C
-o-op	C
-o.co	D
-o.uk	C
-o@ex	H
-oab'	R
-oab?	R
-oabi	W
-oach	M
-oad=	J
-oade	C
-oadi	C
-oado	C
-oads	[
-oadw	C
-oah'	Z
-oah?	Q
-oaha	Q
-oahs	U
-oaki	C
-oalk	C
-oals	C
-oam'	V
-oam?	Z
-oame	C
-oami	C
-oans	G
-oaqu	U
-oard	C
-oari	E
-oash	[
-oast	C
-oath	[
-oati	I
-oats	T
-oave	[
-ob's	[
-obab	I
-obad	M
-obal	U
-obam	C
-oban	C
-obar	[
-obat	C
-obbe	R
-obbi	C
-obbl	C
-obby	C
-obce	H
-obed	[
-ober	S
-obes	U
-obey	X
-obia	[
-obie	Z
-obil	C
-obin	C
-obis	Q
-obit	[
-obje	Y
-obla	C
-obli	Y
-oblo	C
-oboa	[
-obod	[
-oboo	G
-obor	U
-obos	[
-obot	C
-obra	J
-obre	U
-obri	[
-obse	[
-obus	C
-obux	C
-obyl	C
-obía	R
-ocab	H
-ocac	P
-ocad	D
-ocai	V
-ocal	[
-ocan	T
-ocar	G
-ocas	S
-ocat	C
-ocau	[
-occa	C
-ocea	C
-oced	S
-ocen	M
-ocer	[
-oces	P
-och,	Q
-oche	G
-ocho	M
-ochu	X
-ocia	[
-ocid	C
-ocie	Y
-ocim	Q
-ocin	C
-ocio	[
-ocit	C
-oció	Q
-ock,	T
-ocke	C
-ockf	X
-ocki	C
-ockp	C
-ocks	M
-ockt	C
-ocla	D
-ocod	E
-ocol	G
-ocon	L
-ocor	E
-ocos	Y
-ocra	J
-ocre	C
-ocri	V
-ocry	X
-ocs.	N
-octo	U
-octr	W
-octu	C
-ocul	Q
-ocum	C
-ocup	Z
-ocur	T
-ocus	Z
-ocía	S
-ocío	Q
-od's	[
-od-b	Q
-odac	R
-odad	C
-odan	D
-odar	C
-odas	P
-odat	C
-odav	Z
-oday	C
-odby	W
-odca	C
-odch	C
-odde	C
-oddl	W
-odds	C
-ode_	E
-oded	C
-odei	S
-odel	C
-odem	[
-odeo	M
-oder	U
-odes	L
-odfa	C
-odfr	H
-odge	C
-odia	[
-odic	T
-odie	Q
-odig	C
-odil	S
-odin	C
-odio	L
-odis	F
-odit	P
-odiu	C
-odiv	I
-odli	W
-odly	[
-odma	C
-odmo	P
-odo?	U
-odom	[
-odon	C
-odop	P
-odos	[
-odox	X
-odpa	[
-odre	Z
-odri	V
-odrá	U
-oduc	N
-odul	E
-odus	G
-ody,	[
-odyn	C
-odys	E
-odzi	C
-odéi	Q
-odía	T
-oefl	D
-oein	C
-oel?	R
-oema	C
-oemí	V
-oeni	C
-oesn	[
-oest	[
-oeti	F
-oetr	U
-oeve	V
-ofar	Z
-ofec	Y
-ofen	C
-ofer	X
-ofes	K
-ofet	[
-offe	X
-offi	G
-offl	C
-offs	J
-ofic	[
-ofil	P
-ofin	E
-ofir	W
-ofit	U
-ofon	V
-ofre	V
-ofst	C
-oft?	C
-ofte	C
-ofto	J
-oftw	S
-ofá?	C
-og(u	F
-ogad	C
-ogal	S
-ogan	C
-ogar	N
-ogas	X
-oge'	C
-ogec	C
-ogen	F
-oger	X
-oget	Y
-oggi	C
-oggl	D
-ogia	[
-ogic	E
-ogid	W
-ogin	C
-ogis	C
-ogiz	[
-ogió	R
-ogle	C
-ogly	C
-ogni	Z
-ogos	[
-ogot	C
-ogra	C
-ogre	P
-ogro	Z
-ogré	R
-ogue	Z
-ogur	C
-ogwa	C
-ogy?	[
-ogyn	C
-ogén	S
-ogía	[
-oh's	Y
-oham	C
-ohan	Y
-ohca	C
-ohea	C
-ohem	G
-ohib	S
-ohim	[
-ohio	C
-ohm'	C
-ohms	C
-ohn'	C
-ohn.	I
-ohnn	C
-ohns	D
-ohol	V
-ohíb	R
-ohól	S
-oiac	Y
-oiad	X
-oiak	S
-oice	C
-oici	F
-oid(	H
-oido	U
-oids	V
-oiga	W
-oijo	C
-oile	C
-oils	[
-oinc	[
-oine	C
-oing	V
-oino	Z
-oins	[
-oint	N
-oiri	Y
-oiru	C
-oirw	C
-oise	E
-oiso	N
-oiss	D
-oist	C
-oisy	S
-oisé	Y
-oiuo	C
-oiuy	C
-ojad	W
-ojal	W
-ojan	C
-ojar	S
-ojas	C
-ojec	E
-ojer	Q
-ojo?	P
-ojos	H
-ojue	Z
-ok.c	C
-okay	[
-okca	K
-oked	[
-okem	C
-oken	R
-oker	C
-okes	C
-okey	C
-okie	C
-okin	Y
-okla	C
-okly	D
-okmo	C
-okov	C
-okup	C
-okyo	F
-okza	J
-ol's	U
-olac	R
-olad	[
-olai	U
-olan	C
-olar	F
-olas	[
-olat	C
-olaí	U
-olca	I
-old<	C
-olda	[
-olde	U
-oldf	C
-oldi	X
-oldp	C
-olds	C
-ole.	F
-olec	[
-oled	C
-oleg	[
-olem	M
-olen	[
-oleo	C
-oler	L
-oles	C
-olet	I
-olfe	C
-olga	I
-olgo	[
-olia	[
-olib	G
-olic	Z
-olid	U
-olie	D
-olig	V
-olil	J
-olin	C
-olis	C
-olit	L
-oliv	E
-oliz	V
-olla	C
-ollb	C
-olle	T
-olli	C
-ollo	M
-olls	C
-olly	W
-oloc	[
-olof	Z
-olog	R
-olol	Z
-olom	Y
-olon	C
-olor	[
-olos	[
-olot	C
-olou	C
-olpe	[
-olsa	X
-olst	F
-olta	Q
-olte	Z
-oluc	C
-olum	C
-olun	[
-olut	U
-olve	C
-olvi	[
-olvo	L
-olví	R
-olyg	X
-olyh	C
-olym	C
-olyr	C
-olít	Y
-ológ	W
-om">	K
-om's	X
-om/r	H
-om/s	N
-om/t	C
-om/w	K
-oma?	R
-omac	N
-omad	V
-omai	C
-omam	T
-oman	V
-omar	Z
-omas	H
-omat	C
-omba	[
-ombe	[
-ombi	C
-ombl	W
-ombo	C
-ombr	V
-ombs	T
-ome,	[
-omeb	N
-omed	M
-omeg	[
-omel	[
-omen	K
-omeo	U
-omep	C
-omer	N
-omes	[
-omet	J
-omew	W
-omfo	[
-omia	W
-omic	D
-omid	N
-omie	[
-omil	C
-omin	Z
-omio	T
-omis	W
-omit	[
-omió	W
-omle	S
-omma	X
-omme	C
-ommi	M
-ommo	[
-ommu	[
-ommy	X
-omni	[
-omoc	C
-omod	C
-omon	Z
-omor	S
-omos	Y
-omot	M
-omou	C
-ompa	R
-ompe	[
-ompi	S
-ompl	[
-ompo	C
-ompr	J
-ompt	C
-ompu	C
-ompí	U
-omri	W
-omso	C
-omul	Y
-omun	M
-omy?	C
-omás	X
-omés	W
-omía	T
-omón	[
-omún	R
-on's	[
-on't	[
-on-f	C
-on-i	V
-on.c	H
-ona?	P
-onab	S
-onac	C
-onad	C
-onag	D
-onah	[
-onai	[
-onaj	C
-onal	D
-onam	R
-onan	[
-onar	[
-onas	X
-onat	M
-onau	C
-onbu	C
-onca	U
-once	[
-onch	C
-onci	[
-oncl	I
-onco	F
-oncu	[
-onda	[
-onde	C
-ondi	P
-ondo	C
-ondr	J
-onds	C
-ondu	H
-one'	R
-one,	Z
-one?	[
-onea	C
-onec	D
-oned	Z
-oneh	F
-onel	[
-onem	[
-onen	C
-oner	S
-ones	U
-onet	C
-onew	I
-oney	[
-onfe	R
-onfi	S
-onfl	X
-onfo	Z
-onfr	Y
-onfu	Y
-onfí	S
-ong,	[
-ong?	S
-onga	T
-onge	N
-ongi	[
-ongl	R
-ongo	Y
-ongr	S
-ongs	K
-ongu	V
-onia	Q
-onic	T
-onid	C
-onie	G
-onif	C
-onig	C
-onij	R
-onim	C
-onin	H
-onio	J
-onis	[
-onit	Q
-oniz	V
-onja	W
-onjo	C
-onju	R
-onke	V
-onli	M
-onlo	J
-only	R
-onma	C
-onme	[
-onmi	X
-onna	C
-onne	C
-ono?	S
-onoc	X
-onol	C
-onom	R
-onop	C
-onor	[
-onos	Z
-onou	N
-onoz	[
-onqu	[
-onra	X
-onro	C
-ons'	[
-ons,	[
-ons?	[
-onsa	V
-onsc	[
-onse	C
-onsh	[
-onsi	Z
-onso	H
-onsp	W
-onst	P
-onsu	M
-onta	C
-onte	S
-onth	Q
-onti	[
-onto	N
-ontr	U
-onty	C
-ontó	P
-onun	C
-onus	L
-onut	C
-onve	L
-onvi	U
-onvu	U
-onym	C
-onze	[
-onzo	G
-onán	P
-onás	[
-onía	Z
-oo.c	D
-oobs	C
-ood,	U
-ood?	[
-oodb	W
-oodc	C
-oode	Q
-oodi	C
-oodm	C
-oods	C
-oody	C
-oofr	C
-ooft	J
-ooga	K
-ooge	C
-oogl	C
-ook.	C
-ookc	K
-ooke	C
-ooki	C
-ookl	D
-ooks	[
-ooku	C
-ool'	U
-oola	D
-oole	Z
-ooli	N
-ools	C
-oom?	C
-oome	C
-oomi	C
-oomm	[
-ooms	P
-oone	I
-ooni	C
-oons	D
-oopb	C
-oops	C
-oor;	Q
-oorb	F
-oore	C
-oorp	W
-oors	V
-oose	V
-oosi	[
-oost	D
-ootb	C
-oote	C
-ooth	J
-ooti	[
-oots	C
-oove	C
-op's	C
-opag	C
-opah	C
-opal	J
-opar	[
-opas	V
-opat	X
-opau	X
-opba	C
-opci	S
-opco	C
-ope'	C
-ope?	[
-opea	L
-opel	Z
-open	C
-oper	L
-opes	[
-opez	C
-opha	W
-ophe	Y
-opho	F
-ophr	V
-ophy	Q
-opia	C
-opic	X
-opie	W
-opin	[
-opio	T
-opit	W
-opiu	C
-opla	M
-ople	Z
-opli	W
-opod	P
-opol	C
-opor	T
-opos	[
-oppa	[
-oppe	C
-oppi	G
-oppl	C
-oppo	N
-oppr	[
-opra	C
-opsi	Q
-opst	C
-opsy	V
-opta	X
-opte	K
-opti	Q
-opue	G
-opul	G
-opus	K
-opyi	[
-opyr	C
-opía	U
-opós	U
-oque	M
-oqui	[
-oquy	E
-oqué	[
-oquí	S
-or's	J
-or=a	F
-ora?	Q
-orab	T
-orac	Z
-orad	H
-orag	C
-orah	[
-oraj	V
-oram	R
-oran	I
-orar	[
-oras	I
-orat	C
-orax	C
-oraz	[
-orba	L
-orbi	V
-orbo	C
-orca	Y
-orce	[
-orci	R
-orco	F
-orcu	D
-orcy	C
-orcó	W
-ord'	X
-ord,	Z
-ord1	C
-ord;	R
-ord?	[
-orda	Q
-orde	C
-ordi	T
-ordl	C
-ordo	I
-ordp	E
-ordá	[
-ordó	T
-orea	C
-oreb	[
-orec	F
-ored	N
-oreg	C
-oreh	[
-orei	[
-orej	[
-orem	C
-oren	C
-oreo	C
-orer	C
-ores	S
-oret	Y
-orev	X
-orex	[
-orey	C
-orfa	Z
-orga	N
-orgh	C
-orgi	T
-orgo	L
-orgu	X
-orho	P
-oria	K
-orib	Q
-orid	C
-orie	C
-orif	[
-orig	I
-oril	C
-orim	S
-orin	F
-orio	[
-orir	[
-oris	Y
-orit	W
-oriz	X
-ork?	N
-orka	Z
-orke	[
-orki	M
-orko	C
-orkp	Z
-orks	C
-orla	K
-orld	T
-orle	C
-orma	D
-orme	N
-ormi	[
-orml	G
-ormo	Q
-orms	R
-ormu	C
-ormy	C
-orn,	P
-orn?	[
-orna	V
-orne	D
-ornf	C
-ornh	C
-orni	C
-orno	V
-orns	[
-oro?	P
-oroa	C
-orob	Z
-orol	H
-oron	C
-oros	D
-orou	C
-orov	D
-orow	P
-orph	Y
-orpi	C
-orpo	[
-orpu	D
-orqu	C
-orra	J
-orre	C
-orri	X
-orro	X
-orru	[
-orry	[
-orsa	L
-orse	C
-orsh	[
-orsi	T
-orst	N
-orta	[
-ortc	C
-orte	M
-ortf	J
-ortg	Q
-orth	C
-orti	Q
-ortn	C
-ortr	[
-orts	C
-ortu	G
-orty	V
-orté	R
-ortó	[
-orus	[
-orva	Q
-orwa	C
-ory?	C
-orza	S
-orác	U
-oría	P
-orós	W
-osa?	Q
-osad	U
-osag	E
-osal	C
-osan	[
-osar	[
-osas	[
-osau	U
-osbo	C
-osca	C
-osch	C
-osco	D
-oscu	[
-ose?	[
-osea	G
-osec	Y
-osed	I
-osen	[
-osep	Y
-oser	F
-oses	Z
-oset	Y
-osex	Q
-osha	X
-oshe	[
-osho	F
-osib	[
-osic	D
-osid	Q
-osig	[
-osin	G
-osis	U
-osit	F
-osla	C
-oslo	C
-osmo	C
-osna	X
-oso?	P
-osof	C
-osom	C
-osop	C
-osor	Y
-osos	Y
-osot	X
-ospe	[
-ospi	S
-ospr	[
-osqu	E
-osrs	C
-oss'	C
-oss?	[
-ossa	Y
-osse	Z
-ossf	C
-ossi	U
-ossp	F
-ossu	C
-ossw	C
-ost,	T
-ost:	G
-ost?	R
-osta	H
-ostb	C
-ostc	C
-ostg	C
-osth	C
-osti	[
-ostl	X
-ostm	F
-osto	[
-ostr	G
-osts	K
-ostu	T
-osté	U
-ostó	U
-osur	D
-osué	[
-osyn	C
-osé?	Q
-osén	U
-osía	S
-ot's	Y
-ota?	U
-otac	X
-otad	Z
-otal	L
-otam	P
-otan	U
-otar	G
-otas	C
-otat	C
-otba	C
-otch	K
-ote?	Q
-otea	[
-otec	L
-oted	Z
-oteg	V
-otei	C
-otel	C
-otem	C
-oten	M
-oteo	[
-oter	H
-otes	L
-otfy	C
-otgu	U
-oth,	T
-otha	[
-othe	S
-othi	C
-othp	C
-oths	U
-othy	M
-otia	Y
-otic	F
-otif	C
-otin	[
-otio	U
-otip	U
-otis	C
-otiv	[
-otla	C
-otle	C
-otls	C
-otma	C
-oto_	C
-otog	C
-otom	C
-oton	M
-otop	C
-otor	C
-otos	I
-otox	V
-otra	[
-otre	C
-otro	Z
-otta	N
-otte	E
-otti	C
-ottl	C
-otto	V
-otty	C
-otun	C
-otwe	I
-ou'r	C
-oubl	S
-oubo	C
-oubt	[
-ouch	G
-ouds	S
-ouga	C
-ough	P
-ouis	C
-oulc	D
-ould	W
-oule	H
-ouls	C
-oumi	C
-ounc	C
-ound	E
-oung	Q
-ouns	[
-ount	G
-oupl	Q
-oupo	C
-oups	V
-ouqu	C
-oura	[
-ourb	C
-ourc	D
-ourd	C
-oure	[
-ourg	C
-ouri	N
-ourl	C
-ourn	[
-ours	C
-ourt	J
-ous,	T
-ous?	V
-ousa	[
-ouse	Q
-ousi	[
-ousl	X
-ousn	W
-oust	C
-ousy	Y
-out.	G
-out;	Q
-out?	[
-outa	S
-outb	C
-outd	C
-oute	C
-outf	C
-outh	U
-outi	Z
-outl	C
-outp	C
-outs	Y
-outu	C
-ouve	C
-ovah	X
-oval	C
-ovar	C
-ove.	F
-ove?	Y
-ovec	U
-oved	W
-ovee	T
-ovej	[
-ovel	M
-ovem	S
-oven	P
-over	T
-oves	S
-ovet	Y
-ovia	Q
-ovic	C
-ovid	R
-ovie	C
-ovil	C
-ovin	[
-ovio	R
-ovir	D
-ovis	C
-ovió	[
-ow's	U
-owan	C
-owar	[
-owav	C
-owde	C
-owds	U
-owed	[
-owee	L
-owel	C
-ower	G
-owes	[
-owhe	[
-owie	C
-owin	X
-owle	W
-owli	C
-owls	C
-own;	U
-own?	C
-owne	X
-owni	N
-ownl	C
-owns	J
-owor	W
-owro	C
-ows,	Y
-owse	C
-owsh	[
-owsi	C
-owst	C
-owsy	C
-owth	S
-ox.c	C
-oxbo	D
-oxeo	C
-oxer	F
-oxes	[
-oxfo	C
-oxic	C
-oxid	D
-oxim	C
-oxin	C
-oxos	V
-oxyg	D
-oxym	C
-oyag	F
-oyal	I
-oyar	R
-oyco	N
-oydo	F
-oyed	Y
-oyee	[
-oyen	R
-oyer	C
-oyfr	[
-oyfu	T
-oyin	V
-oyme	I
-oyot	H
-oysi	C
-oyst	C
-ozar	E
-ozca	P
-ozco	[
-ozem	C
-ozen	F
-ozie	C
-ozym	C
-ozzy	C
-oída	R
-oído	X
-oíri	R
-oíst	S
-oñar	Q
-p(10	C
-p://	C
-p></	F
-p>te	F
-pabl	[
-pace	V
-paci	L
-pack	L
-pact	[
-pada	[
-padd	E
-pade	C
-padm	C
-pado	P
-padr	W
-pads	C
-pael	C
-pafr	W
-paga	Z
-page	C
-pagi	C
-pago	M
-pagu	Z
-pagó	V
-paho	C
-paid	[
-pain	I
-pair	C
-pais	C
-paja	[
-paje	C
-pal.	E
-pala	U
-pald	T
-pale	[
-palm	C
-palo	M
-palt	[
-pame	T
-pana	Q
-panc	C
-pand	C
-pane	L
-pani	K
-pank	[
-pano	R
-pans	C
-pant	C
-pany	R
-panz	R
-papa	[
-pape	C
-paph	[
-papi	X
-papr	C
-papá	[
-paqu	C
-parc	C
-pard	[
-pare	X
-pari	[
-park	C
-parl	C
-parm	T
-paro	D
-parr	G
-pars	C
-part	P
-paru	Y
-pará	[
-paró	T
-pas?	R
-pasc	[
-pase	X
-pasi	[
-paso	C
-pass	D
-past	V
-pasu	X
-pasé	T
-pasó	[
-pata	C
-patc	J
-pate	[
-path	C
-pati	C
-patm	[
-pato	F
-patr	R
-patt	C
-paul	P
-paus	X
-pave	L
-pavl	D
-payc	[
-payd	[
-paym	V
-payp	C
-pays	C
-país	Z
-paña	C
-pañe	[
-paño	C
-pañí	S
-pbac	C
-pbea	[
-pber	D
-pchi	T
-pcio	J
-pció	S
-pcor	C
-pdad	S
-pdat	C
-pe's	C
-peac	[
-peaj	C
-peak	K
-peal	C
-pean	C
-pear	J
-peas	C
-peat	C
-peca	[
-pece	V
-pech	S
-peci	Q
-peck	[
-peco	Q
-pect	X
-pecó	Q
-peda	W
-pedi	E
-pedo	C
-pedr	[
-pedí	R
-pedó	T
-peec	W
-peed	C
-peel	C
-pefr	C
-pega	[
-pego	T
-pegu	C
-pegó	P
-pejo	[
-pel?	V
-pela	E
-pele	[
-peli	C
-pell	G
-pelo	G
-pels	[
-pelu	[
-pelí	[
-pen'	H
-pena	[
-penc	C
-pend	C
-pene	C
-peng	C
-penh	C
-peni	C
-penn	F
-pens	[
-pent	[
-peon	C
-peop	Z
-peor	V
-pepp	C
-pept	C
-pepy	D
-pequ	V
-per?	U
-pera	M
-perc	C
-perd	[
-pere	Y
-perf	[
-perg	[
-perh	C
-peri	C
-perl	P
-perm	C
-pern	[
-pero	[
-perp	U
-perr	C
-pers	[
-pert	H
-peru	C
-perv	U
-peré	P
-pesa	[
-pesc	[
-pese	T
-pesi	R
-peso	I
-pest	C
-peta	[
-pete	[
-peti	[
-peto	R
-petr	C
-pets	V
-petu	T
-peza	[
-pezi	K
-pezó	Q
-peña	U
-pfat	U
-pg_s	C
-pgra	C
-pgro	C
-ph's	[
-phab	C
-phae	[
-phar	[
-phas	E
-phat	Y
-phaz	U
-phec	[
-phel	R
-phem	[
-phen	T
-pher	C
-phes	[
-phet	[
-phew	V
-phia	M
-phib	U
-phic	K
-phie	C
-phil	Q
-phim	[
-phin	Y
-phir	[
-phis	E
-phne	C
-phob	[
-phod	[
-phoe	N
-phoi	C
-phon	C
-phor	K
-phot	C
-phpi	C
-phra	[
-phre	V
-phth	Y
-phys	C
-piac	X
-piad	X
-pian	C
-piar	[
-piat	X
-pica	C
-picc	C
-pice	[
-pici	[
-pick	E
-pico	S
-pics	C
-pict	C
-picy	C
-pida	[
-pide	N
-pidi	X
-pido	C
-piec	C
-pied	Y
-piel	W
-pien	I
-pier	Q
-pies	[
-piga	[
-pigg	C
-pigs	Z
-pike	C
-pila	W
-pile	V
-pilg	X
-pill	[
-pilo	C
-pina	R
-pinc	D
-pine	L
-pinf	C
-ping	W
-pini	[
-pink	G
-pinn	C
-pino	G
-pins	C
-pint	I
-pion	[
-pios	T
-pipe	C
-piph	M
-pira	W
-pire	C
-piri	R
-pisc	C
-pise	W
-piso	C
-piss	C
-pist	[
-pita	Q
-pitb	C
-pitc	L
-pite	[
-piti	W
-pitl	C
-pito	X
-pitt	C
-pitu	Q
-pium	C
-pivo	C
-pixa	K
-pixe	E
-piza	C
-pizz	C
-pkin	C
-plac	R
-plad	C
-plag	[
-plai	K
-plan	C
-plar	X
-plas	C
-plat	F
-play	C
-plaz	H
-ple'	Q
-ple,	S
-ple.	C
-ple/	F
-ple:	T
-ple;	Q
-ple?	[
-plea	U
-pled	[
-plee	C
-plei	V
-plen	Y
-pleo	C
-pler	C
-ples	[
-plet	G
-plex	C
-plia	C
-plic	G
-plid	Q
-plie	[
-plif	H
-plin	J
-plir	S
-plit	K
-plió	P
-plo?	V
-ploi	T
-plor	C
-plos	C
-plot	C
-plow	[
-ploy	C
-pluc	C
-plug	C
-plum	Q
-plur	C
-plus	C
-pmot	R
-pobl	D
-pobr	[
-poca	P
-pock	W
-poco	[
-pocr	[
-poda	C
-podc	C
-pode	[
-podi	J
-podr	Z
-pods	C
-podé	Q
-podí	T
-poem	L
-poet	C
-poil	F
-poin	C
-pois	N
-poiu	C
-poke	N
-pokm	C
-pole	S
-poll	C
-polo	[
-polv	L
-poly	C
-polí	Y
-pond	N
-pone	L
-pong	I
-pons	P
-pont	S
-pony	I
-pool	C
-poon	C
-poop	C
-poor	[
-popc	C
-pope	C
-popp	C
-popu	G
-poqu	[
-pora	H
-porc	I
-pore	C
-pork	P
-porn	N
-poro	C
-porq	F
-porr	C
-port	G
-posa	Y
-pose	L
-posi	C
-poso	[
-post	C
-pota	C
-pote	J
-potf	C
-poti	C
-potl	C
-pots	E
-pott	L
-poun	E
-pour	[
-pous	[
-pove	[
-powd	C
-powe	J
-poya	S
-pozo	V
-ppea	[
-pped	Y
-ppel	C
-ppen	K
-pper	V
-ppet	C
-pphi	Z
-ppia	[
-ppie	C
-ppin	C
-pple	E
-ppli	R
-pply	C
-ppoi	J
-ppor	T
-ppos	L
-pppp	C
-ppre	[
-ppro	C
-prac	W
-prad	F
-prag	C
-prah	C
-prai	N
-pram	C
-prar	C
-prav	[
-praw	C
-pray	[
-praz	C
-pre-	V
-prea	S
-prec	C
-pred	W
-pref	[
-preg	R
-prem	H
-pren	S
-preo	W
-prep	[
-pres	P
-pret	F
-prev	C
-pric	C
-prid	C
-prie	[
-prik	C
-pril	C
-prim	L
-prin	C
-prio	M
-pris	[
-priv	P
-prix	I
-priz	C
-prob	C
-proc	L
-prod	[
-prof	S
-prog	C
-proh	U
-proj	E
-prom	R
-pron	Q
-proo	C
-prop	[
-pros	[
-prot	Y
-prou	[
-prov	X
-prox	C
-prud	J
-prue	C
-prun	C
-prus	Y
-préd	W
-prés	V
-prín	[
-pród	V
-prój	V
-ps:/	C
-psal	[
-psed	Y
-psia	W
-psic	T
-psid	D
-psiq	Y
-psis	[
-psod	J
-pson	C
-psor	C
-psta	Y
-psti	C
-psul	D
-psyc	[
-pt:v	H
-pt>a	E
-ptab	K
-ptad	P
-ptai	F
-ptan	C
-ptar	W
-ptat	H
-ptcy	[
-ptem	J
-pter	H
-pths	X
-ptia	C
-ptic	S
-ptim	P
-ptin	N
-ptio	C
-ptis	T
-ptiv	H
-ptiz	[
-pto?	P
-ptom	Q
-pton	C
-ptop	C
-ptos	Q
-ptow	C
-ptsd	Z
-ptua	X
-ptur	[
-ptyi	C
-publ	H
-pubs	C
-puch	W
-puci	[
-pudd	E
-pude	[
-pudo	Z
-pudr	R
-pued	Q
-puer	U
-pues	[
-puff	C
-pugs	C
-puja	G
-pula	H
-pulc	X
-pulg	C
-puli	[
-pull	W
-pulo	[
-pulp	L
-puls	Q
-pump	C
-punc	T
-puni	[
-punk	C
-punn	D
-puns	C
-punt	C
-pupp	C
-pura	[
-purc	C
-pure	F
-purg	S
-puri	[
-puro	[
-purp	V
-puse	[
-push	H
-pusi	U
-puso	Y
-puta	C
-pute	C
-puts	[
-putt	[
-pués	W
-puña	S
-pwor	C
-pwre	[
-pyin	[
-pyri	C
-pyth	C
-pája	W
-páni	S
-pérd	Q
-pérg	W
-pésa	X
-pías	S
-píri	W
-pítu	V
-pócr	V
-pósi	U
-póst	[
-públ	R
-púrp	U
-qazw	C
-qibl	C
-quad	C
-quai	V
-quak	C
-qual	P
-quan	C
-quar	C
-quat	C
-que?	W
-quea	L
-queb	Z
-qued	V
-quee	J
-quei	D
-quej	Z
-quel	[
-quem	T
-quen	V
-queo	[
-quer	I
-ques	C
-quet	C
-quez	C
-queñ	N
-quia	[
-quic	U
-quid	C
-quie	L
-quij	C
-quil	F
-quim	[
-quin	C
-quir	S
-quis	U
-quit	D
-quiv	P
-quiz	E
-quié	[
-quot	C
-quéd	T
-quía	[
-quín	V
-quít	[
-qw4w	K
-qweq	C
-qwer	C
-r"><	F
-r-in	[
-r.ma	E
-r.ro	I
-r/fu	H
-r=al	F
-r@ex	L
-raba	[
-rabb	F
-rabe	P
-rabi	H
-rabl	[
-rabs	[
-rabá	X
-raca	[
-racc	C
-race	E
-rach	[
-raci	Z
-rack	C
-racl	P
-raco	C
-ract	C
-racy	V
-rada	C
-rade	C
-radi	G
-radl	C
-rado	N
-radu	S
-rael	[
-raer	T
-rafa	V
-raff	C
-rafi	R
-rafo	N
-raft	C
-rafí	V
-raga	W
-rage	Q
-ragi	Y
-ragn	K
-rago	H
-ragr	U
-rags	S
-ragu	C
-ragó	U
-rah'	T
-rah,	Q
-rah?	[
-rah_	I
-raha	[
-raic	[
-raig	D
-rail	C
-raim	[
-rain	G
-rair	C
-rais	[
-rait	I
-raiz	G
-raja	W
-raje	N
-raka	C
-rake	L
-rako	C
-ral?	R
-rala	T
-rale	[
-rali	C
-rall	C
-ralp	C
-rals	C
-raly	[
-ralí	S
-ram?	Q
-rama	C
-rame	I
-rami	J
-ramm	X
-ramp	S
-rams	Q
-rana	C
-ranc	N
-rand	Y
-rane	J
-rang	C
-rani	C
-ranj	C
-rank	C
-rano	[
-ranq	Z
-rans	Q
-ranz	R
-raoh	[
-raok	C
-rape	S
-raph	C
-rapi	C
-rapo	U
-raps	H
-rapt	[
-rapy	X
-raqu	Y
-rar?	Y
-rara	L
-rarc	J
-rare	M
-rari	C
-rarl	U
-rarm	[
-raro	Z
-rars	T
-rary	C
-rará	[
-raré	P
-ras?	[
-rasa	V
-rasc	C
-rase	C
-rasg	[
-rash	E
-rasp	P
-rass	P
-rast	Y
-rata	I
-ratc	P
-rate	C
-rath	G
-rati	J
-rato	C
-ratr	K
-ratu	C
-rató	[
-raud	[
-raum	[
-raun	X
-raus	D
-rava	[
-rave	W
-ravi	Q
-rawb	C
-rawi	[
-rawl	M
-rawn	C
-ray;	R
-ray?	Y
-raya	[
-raye	[
-rayi	M
-rayo	[
-rays	W
-raza	Y
-razg	P
-razi	C
-razo	N
-razy	F
-razó	Z
-raís	W
-raíz	R
-raña	W
-rañe	C
-raño	[
-raón	Y
-rbac	C
-rbad	C
-rbag	E
-rbal	F
-rban	T
-rbar	C
-rbat	K
-rbea	D
-rber	C
-rbia	C
-rbid	[
-rbie	L
-rbik	E
-rbio	[
-rbnb	C
-rboa	E
-rbol	[
-rbon	C
-rbor	C
-rbos	C
-rbud	C
-rbul	[
-rbur	C
-rbus	W
-rbón	U
-rc="	K
-rc=x	F
-rca.	G
-rca?	Q
-rcad	C
-rcan	[
-rcar	C
-rcas	[
-rced	[
-rcel	C
-rcen	C
-rcer	U
-rces	V
-rch'	C
-rch?	[
-rcha	[
-rchd	C
-rche	[
-rchi	C
-rchs	M
-rchy	C
-rcia	C
-rcic	C
-rcid	S
-rcif	P
-rcin	[
-rcis	[
-rcit	[
-rció	S
-rcla	G
-rcle	L
-rcoa	J
-rcod	C
-rcoi	Y
-rcom	[
-rcon	D
-rcos	[
-rcoí	R
-rcra	C
-rcui	C
-rcum	[
-rcun	V
-rcup	D
-rcur	C
-rcus	C
-rcut	C
-rcy,	W
-rcyc	C
-rcán	T
-rd's	D
-rd12	C
-rdab	P
-rdad	[
-rdal	C
-rdam	I
-rdan	C
-rdar	[
-rdas	C
-rdat	[
-rday	J
-rdec	[
-rded	C
-rden	M
-rder	E
-rdes	C
-rdew	D
-rdia	R
-rdic	Q
-rdid	Z
-rdie	I
-rdig	C
-rdim	T
-rdin	W
-rdio	R
-rdis	Y
-rdió	[
-rdle	C
-rdo?	P
-rdob	C
-rdoc	T
-rdom	T
-rdon	W
-rdoq	V
-rdos	[
-rdot	Y
-rdou	C
-rdpr	E
-rdr2	C
-rdre	C
-rdro	D
-rds,	R
-rds?	[
-rdsh	W
-rdue	C
-rdui	C
-rdur	T
-rdwa	C
-rdán	[
-rdía	X
-rdín	R
-rdón	[
-re's	C
-reac	[
-reak	G
-real	L
-ream	P
-rean	I
-reap	[
-rear	N
-reas	S
-reat	V
-reav	W
-reba	C
-rebe	[
-rebo	C
-rebr	Y
-rebs	D
-rebu	S
-recc	[
-rece	C
-rech	[
-reci	C
-reck	[
-recl	[
-reco	L
-recr	Z
-rect	F
-recu	W
-recy	R
-recí	Y
-reda	L
-redd	C
-rede	X
-redi	C
-redn	J
-redo	[
-redó	R
-ree?	[
-reec	[
-reed	Y
-reef	I
-reeh	C
-reek	C
-reel	E
-reem	[
-reen	C
-reep	F
-rees	I
-reet	P
-reev	E
-reez	J
-refa	W
-refe	P
-refi	[
-refl	F
-refo	C
-refr	C
-refu	K
-rega	K
-rege	V
-regi	U
-regl	C
-regn	W
-rego	C
-regr	[
-regu	C
-regó	P
-reha	[
-rehe	[
-reho	G
-reid	C
-reig	[
-reik	V
-rein	S
-reir	C
-reja	R
-reje	[
-rejo	[
-reju	P
-rela	[
-rele	C
-rell	Y
-relo	[
-rels	X
-rely	U
-rema	C
-remb	S
-reme	K
-remi	J
-remn	W
-remo	L
-remí	Y
-ren'	X
-ren,	R
-ren?	R
-rena	C
-renc	C
-rend	[
-rene	P
-reng	[
-renh	E
-reni	[
-renn	C
-reno	C
-rens	C
-rent	U
-renu	Y
-renz	F
-reoc	W
-reog	C
-reon	C
-reos	M
-repa	H
-repe	[
-reph	[
-repi	Z
-repl	L
-repo	C
-repr	H
-repu	C
-requ	F
-rera	Z
-rero	Q
-rers	W
-reru	C
-res.	I
-res?	S
-resa	[
-resb	D
-resc	Y
-rese	C
-resf	C
-resh	[
-resi	K
-resk	W
-resm	[
-reso	F
-resp	[
-ress	E
-rest	P
-reta	Q
-retc	M
-rete	X
-reth	[
-reti	D
-reto	[
-rets	[
-rett	C
-retu	H
-reub	K
-reud	C
-reun	K
-reve	X
-revi	C
-revo	C
-rewa	W
-rewd	M
-rewe	X
-rewo	C
-rewq	C
-rewr	D
-rews	C
-rexc	D
-rexi	M
-rey'	C
-rey?	P
-reye	R
-reyh	C
-reyn	C
-reyó	T
-rez@	C
-reza	[
-rezc	X
-rezo	S
-rezó	P
-reía	S
-reír	V
-rfac	C
-rfal	C
-rfan	X
-rfar	C
-rfec	[
-rfie	C
-rfil	S
-rfis	C
-rfli	[
-rfly	[
-rfor	[
-rfra	C
-rful	[
-rfum	L
-rgad	R
-rgai	X
-rgam	[
-rgan	N
-rgar	P
-rgas	[
-rgat	T
-rgav	S
-rgen	M
-rger	S
-rges	S
-rget	D
-rgha	C
-rghi	C
-rgia	C
-rgin	[
-rgit	C
-rgiv	U
-rgot	L
-rgro	C
-rgs)	G
-rgue	U
-rgui	Y
-rgul	X
-rgum	[
-rgus	C
-rgüe	Y
-rhap	J
-rhea	C
-rhem	[
-rhoo	[
-rhym	C
-rhyt	E
-ria,	Y
-ria;	R
-ria?	X
-riab	C
-riad	N
-riag	[
-riah	[
-rial	C
-riam	Y
-rian	N
-riar	U
-rias	K
-riat	V
-rib?	W
-riba	[
-ribb	C
-ribe	M
-ribi	Z
-ribl	[
-ribo	Y
-ribs	C
-ribu	V
-ribí	P
-rica	C
-ricc	C
-rice	C
-rich	W
-rici	C
-rick	C
-rico	U
-rics	C
-rict	C
-ricu	C
-ricó	[
-rida	R
-ridd	K
-ride	X
-ridg	C
-ridi	X
-rido	F
-ried	V
-rief	Y
-rieg	C
-riel	L
-rien	[
-rier	G
-ries	C
-riet	X
-riev	V
-rife	R
-riff	C
-rifi	Q
-rifo	U
-rift	C
-rifu	C
-riga	I
-rigb	C
-rige	H
-righ	V
-rigi	C
-rigo	[
-rihu	Y
-riju	T
-rika	C
-rike	Q
-rile	[
-rili	C
-rill	C
-rima	V
-rime	K
-rimi	[
-rimm	C
-rimo	U
-rimp	U
-rims	D
-rina	C
-rinc	C
-rind	[
-rine	C
-ring	H
-rini	N
-rink	X
-rino	[
-rint	E
-rio?	U
-riod	C
-rion	[
-rior	J
-rios	[
-riot	[
-riou	L
-ripa	S
-ripc	C
-ripe	C
-ripi	C
-ripo	J
-ripp	Z
-ript	H
-riqu	C
-rir?	S
-rirá	V
-riré	T
-risa	[
-risc	[
-rise	V
-rish	H
-risi	D
-risk	G
-rism	[
-riso	[
-risp	C
-rist	Z
-rit:	C
-rit?	[
-rita	G
-rite	C
-riti	I
-ritn	C
-rito	[
-rits	Q
-ritt	[
-ritu	[
-rity	E
-rité	R
-rium	C
-riun	M
-rius	Z
-riva	F
-rive	D
-rivi	Z
-riza	W
-rize	K
-rizo	C
-rizp	X
-rizz	F
-riño	S
-rió?	Q
-rión	R
-rjac	K
-rjes	[
-rjet	R
-rkah	Z
-rkan	C
-rked	X
-rkeg	C
-rkel	C
-rker	[
-rket	N
-rkey	C
-rkid	C
-rkin	C
-rkne	[
-rkou	C
-rkpl	Z
-rksh	C
-rlan	C
-rlar	T
-rlas	Y
-rlay	C
-rld"	F
-rldl	V
-rlea	C
-rles	H
-rlet	N
-rley	C
-rlfr	X
-rlia	C
-rlic	C
-rlie	I
-rlif	E
-rlin	C
-rloc	L
-rlod	C
-rloi	C
-rloo	C
-rlos	C
-rlot	C
-rlwi	Z
-rly?	E
-rmac	C
-rmad	C
-rmag	[
-rmal	C
-rmam	X
-rman	I
-rmar	F
-rmas	[
-rmat	H
-rme?	S
-rmed	[
-rmel	P
-rmen	V
-rmer	U
-rmes	I
-rmid	T
-rmie	T
-rmig	Z
-rmil	G
-rmim	R
-rmin	M
-rmir	U
-rmis	C
-rmit	C
-rmió	P
-rmla	G
-rmod	C
-rmon	[
-rmor	C
-rmos	T
-rmou	T
-rmud	C
-rmul	C
-rmut	D
-rmón	W
-rnab	[
-rnac	[
-rnad	R
-rnal	P
-rnam	C
-rnan	[
-rnar	C
-rnat	C
-rnau	[
-rnav	[
-rnaú	Z
-rnea	[
-rned	T
-rneg	C
-rnel	[
-rner	P
-rnes	[
-rnet	S
-rney	K
-rnfl	C
-rnhu	C
-rnia	C
-rnic	[
-rnid	[
-rnig	L
-rnil	C
-rnin	V
-rnip	C
-rnit	R
-rniv	L
-rno?	R
-rnob	C
-rnog	[
-rnor	Y
-rnos	[
-rnou	[
-rnsh	I
-rnst	C
-rnác	W
-ro's	L
-road	C
-roam	C
-roar	I
-roas	C
-roat	C
-roba	C
-robb	[
-robi	C
-robl	H
-robo	D
-robu	C
-robé	Y
-robó	U
-roca	Z
-roce	Q
-roch	I
-rock	Z
-rocl	[
-roco	F
-rocr	[
-rocs	C
-roct	C
-rocí	Q
-rod?	T
-roda	R
-rode	[
-rodg	C
-rodi	[
-rods	[
-rodu	N
-roes	U
-rofe	U
-rofi	C
-rofl	C
-roga	[
-roge	C
-rogl	C
-rogr	C
-rogs	R
-rogu	K
-rogy	C
-rohi	S
-rohí	R
-roic	C
-roid	C
-roin	W
-roja	D
-roje	E
-rojo	[
-roke	[
-rola	[
-role	C
-roll	K
-rolo	C
-roma	K
-rome	[
-romf	C
-romi	R
-romo	C
-romp	U
-roms	C
-ron'	[
-ron?	S
-rona	D
-ronc	[
-rone	H
-rong	[
-roni	R
-ronm	T
-rono	W
-ronr	C
-rons	X
-ront	H
-ronu	C
-ronz	[
-rood	C
-roof	C
-roog	C
-rook	[
-room	L
-roon	F
-roop	C
-roos	[
-root	C
-ropa	E
-rope	N
-roph	R
-ropi	[
-ropl	L
-ropo	N
-rops	C
-ropu	H
-ropy	C
-ropó	U
-roqu	C
-ror:	E
-ror=	F
-rore	[
-rori	[
-rors	[
-ros?	Q
-rosa	C
-rosc	C
-rose	Q
-rosh	[
-rosi	N
-roso	N
-rosp	[
-ross	G
-rost	C
-rosy	V
-rota	T
-rote	[
-roti	N
-roto	D
-rots	C
-rott	C
-roub	[
-roud	[
-roug	W
-roul	H
-roun	C
-roup	T
-rous	[
-rout	C
-rova	I
-rove	W
-rovi	Q
-rowa	C
-rowd	[
-rowe	[
-rowi	P
-rown	K
-rowr	C
-rows	C
-rowt	S
-roxe	K
-roxi	C
-roxy	C
-roya	C
-royd	F
-roye	Y
-roze	G
-rpal	C
-rpas	W
-rpay	C
-rpen	[
-rper	[
-rpet	C
-rpha	[
-rpho	C
-rpie	I
-rpin	[
-rpio	C
-rpla	C
-rple	L
-rpod	C
-rpoi	C
-rpoo	C
-rpor	J
-rpos	[
-rpre	[
-rpri	Y
-rpro	C
-rpun	C
-rpur	U
-rpus	F
-rque	F
-rqui	C
-rqué	C
-rr.m	E
-rra?	S
-rrab	X
-rrac	[
-rrad	C
-rraf	F
-rrag	C
-rrah	V
-rram	Z
-rran	S
-rrar	P
-rras	[
-rrat	C
-rray	C
-rreb	T
-rrec	[
-rred	Z
-rreg	J
-rrel	H
-rrem	Y
-rren	D
-rreo	C
-rrep	W
-rrer	Z
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
-rrio	[
-rris	C
-rrit	C
-rrob	C
-rrod	S
-rrog	[
-rron	C
-rroq	Y
-rror	N
-rros	[
-rrot	C
-rrou	X
-rrow	[
-rroz	C
-rruc	C
-rrui	U
-rrum	X
-rrup	[
-rry'	C
-rry?	R
-rryi	Y
-rsai	C
-rsak	Z
-rsal	S
-rsar	[
-rsas	Z
-rsat	Z
-rsbu	F
-rsda	U
-rse?	Y
-rsea	Z
-rseb	[
-rsec	[
-rsed	C
-rseg	Q
-rseh	C
-rsei	G
-rsel	[
-rsem	[
-rsen	C
-rses	Y
-rsev	[
-rsew	F
-rsey	C
-rsha	C
-rshe	[
-rshi	[
-rsia	C
-rsic	[
-rsid	Z
-rsig	[
-rsin	[
-rsio	C
-rsis	V
-rsit	U
-rsió	U
-rsky	C
-rsmi	[
-rson	R
-rsos	V
-rspe	E
-rst?	[
-rsta	N
-rstb	[
-rsti	Y
-rsto	[
-rsty	[
-rsua	U
-rsus	W
-rsíc	Z
-rt('	C
-rt(d	J
-rtab	T
-rtac	P
-rtad	[
-rtai	T
-rtaj	W
-rtal	D
-rtam	Z
-rtan	[
-rtar	[
-rtat	X
-rtax	W
-rtbr	V
-rtcu	C
-rte?	Q
-rted	Z
-rtee	X
-rteg	C
-rtem	Z
-rten	D
-rter	C
-rtes	[
-rtfo	E
-rtga	Q
-rth,	R
-rth;	U
-rth?	[
-rtha	V
-rthd	P
-rthe	P
-rthi	M
-rthl	[
-rtho	V
-rthq	L
-rthr	[
-rthu	C
-rthy	[
-rtia	C
-rtic	C
-rtid	N
-rtie	C
-rtif	C
-rtil	C
-rtim	Z
-rtin	H
-rtio	[
-rtir	[
-rtis	C
-rtit	X
-rtió	[
-rtme	C
-rtne	E
-rtni	C
-rto?	Q
-rtod	W
-rtoi	G
-rtol	V
-rton	C
-rtos	G
-rtre	D
-rtri	V
-rtst	F
-rtua	H
-rtud	U
-rtue	Y
-rtug	C
-rtul	Z
-rtun	W
-rtuo	T
-rtup	C
-rtur	[
-rtwe	C
-rtyr	[
-rtyu	C
-rt|>	C
-rtía	S
-ruac	V
-ruaj	Z
-ruar	C
-ruat	[
-rubb	C
-rubi	I
-rubs	C
-ruca	C
-rucc	C
-ruce	C
-ruch	[
-ruci	R
-ruck	[
-ruco	C
-ruct	D
-rudd	C
-rude	E
-rudg	Z
-rueb	C
-rued	G
-ruel	U
-ruen	S
-rufo	W
-rufu	Z
-ruga	X
-rugb	C
-rugg	Y
-rugs	Q
-rugu	C
-rugí	U
-ruid	G
-ruin	[
-ruir	[
-ruis	C
-ruit	I
-ruja	Y
-ruje	S
-rujo	W
-ruju	C
-rule	J
-rumb	W
-rume	E
-rumm	C
-rumo	N
-rump	Q
-rums	[
-runa	W
-runc	F
-rund	C
-rune	C
-runi	C
-runk	[
-runn	D
-runs	C
-runt	C
-rupc	S
-rupo	Z
-rupt	[
-rus'	Q
-rus?	Z
-rusa	S
-rush	C
-rusi	[
-rusk	C
-russ	C
-rust	V
-rut?	P
-ruta	X
-rutc	Y
-ruth	N
-ruto	Y
-ruye	K
-ruyó	V
-ruz?	T
-ruza	J
-rvad	V
-rval	J
-rvan	[
-rvar	E
-rvat	C
-rved	[
-rvel	C
-rven	S
-rver	C
-rves	L
-rvey	E
-rvez	C
-rvic	I
-rvid	E
-rvie	[
-rvin	U
-rvio	V
-rvir	Z
-rvis	W
-rviv	E
-rvos	W
-rvou	[
-rwal	C
-rwar	L
-rwat	C
-rway	C
-rweo	C
-rwhe	W
-rwnw	C
-rwoo	C
-rxes	Z
-rxis	E
-ry's	S
-ryan	C
-rybo	Y
-ryda	Q
-ryer	C
-ryin	[
-ryli	H
-ryon	[
-ryph	[
-rypt	L
-ryst	J
-ryth	W
-rywa	C
-rywh	Z
-ryze	D
-rzar	D
-rzas	V
-rzat	S
-rzil	[
-rzon	C
-rábo	[
-ráct	W
-rácu	U
-ráfi	[
-rápi	[
-rédi	[
-rédu	V
-réis	X
-rést	V
-ría?	S
-rían	U
-rías	Y
-ríen	W
-rínc	[
-ríos	T
-ródi	V
-róji	V
-rón?	P
-róni	Z
-rósc	W
-róti	T
-s"--	D
-s%s%	C
-s')>	F
-s(40	I
-s(c:	E
-s.ex	I
-s.go	N
-s.st	I
-s/d/	N
-s/li	J
-s://	C
-s="c	F
-saac	V
-saba	P
-sabb	V
-sabe	L
-sabl	T
-sabo	R
-sabá	X
-sabé	U
-sabí	Q
-saca	[
-sace	[
-sach	C
-saci	X
-sack	E
-saco	U
-sacr	Z
-sacu	S
-sacó	R
-sada	[
-sadd	Z
-sade	C
-sadi	T
-sado	N
-sadr	Q
-sadu	Y
-sae3	I
-sael	U
-safe	J
-sage	C
-sagi	C
-sagn	C
-sagr	[
-sahe	R
-saia	T
-said	F
-sail	E
-sain	[
-saje	S
-sake	Y
-sala	C
-salb	H
-salc	C
-sald	R
-sale	C
-salg	U
-sali	Z
-salm	[
-salo	R
-sals	C
-salt	L
-salu	[
-salv	Y
-salé	U
-salí	[
-saló	X
-sama	[
-same	S
-samh	C
-sami	V
-samo	U
-samp	C
-sams	M
-sana	[
-sanb	W
-sanc	[
-sand	T
-sane	Y
-sang	N
-sanh	V
-sani	X
-sann	Y
-sano	Z
-sans	[
-sant	V
-sany	C
-sanó	R
-sapa	T
-sapp	P
-saqu	V
-sar'	Z
-sar?	Q
-sara	Z
-sarc	[
-sard	Z
-sare	[
-sari	[
-sarm	Y
-sarn	S
-saro	[
-sars	[
-sart	C
-sary	[
-sará	T
-sas?	R
-sasa	Y
-sash	C
-sass	C
-sast	[
-sata	Z
-sate	C
-sati	Q
-sato	V
-satu	C
-sau'	S
-sauc	C
-saul	[
-saur	U
-sauv	C
-save	S
-savi	H
-sayi	N
-sayo	C
-says	H
-sayu	R
-saía	X
-saúl	Z
-sban	Z
-sbg8	G
-sbia	U
-sbih	C
-sboa	F
-sbon	C
-sbor	C
-sbro	C
-sbur	C
-sbyt	D
-scad	C
-scal	C
-scam	L
-scan	E
-scap	X
-scar	L
-scas	[
-scat	[
-scen	L
-scer	[
-sces	C
-scev	R
-scha	K
-sche	C
-schi	N
-scho	R
-schr	C
-scie	Y
-scii	C
-scil	[
-scip	[
-scis	C
-scla	[
-scle	J
-scod	E
-scog	J
-scol	C
-scon	Y
-scoo	C
-scop	F
-scor	C
-scos	C
-scot	C
-scou	C
-scov	C
-scra	C
-scre	C
-scri	K
-scro	[
-scru	H
-scua	[
-scub	C
-scuc	Y
-scue	[
-scui	C
-scul	[
-scup	S
-scur	[
-scus	T
-scut	U
-scíp	W
-sd/j	C
-sdaq	C
-sdas	C
-sday	F
-sdf8	C
-sdfa	E
-sdfg	C
-sdfs	C
-sdhf	C
-sdkf	C
-sdom	Y
-sdra	[
-sdru	C
-se's	C
-se64	G
-sea,	[
-sea?	[
-seal	C
-sean	[
-sear	C
-seas	M
-seat	I
-seba	V
-sebr	T
-seca	M
-sech	Y
-seco	N
-secr	H
-sect	[
-secu	X
-secó	Y
-sed,	S
-sed?	Q
-sede	[
-sedo	C
-sedu	[
-seed	V
-seef	J
-seei	Y
-seek	[
-seem	X
-seen	[
-sees	[
-sega	C
-segm	C
-segú	U
-seh?	R
-seho	M
-seil	G
-sein	C
-seis	Y
-seiz	[
-seje	X
-sejo	X
-sela	[
-sele	C
-self	[
-seli	Y
-sell	F
-selo	N
-sels	[
-selv	[
-sely	[
-sema	X
-semb	F
-seme	[
-semi	T
-semp	U
-sena	C
-senc	[
-send	F
-sene	[
-seng	I
-seni	[
-senn	U
-seno	C
-sens	E
-sent	X
-seo?	P
-seos	[
-seou	C
-sepa	[
-seph	Y
-sepl	C
-sept	U
-sepu	X
-sequ	M
-ser.	I
-ser@	L
-sera	[
-sere	V
-seri	C
-serm	[
-sern	C
-sero	M
-serp	M
-sers	C
-sert	Q
-serv	M
-sery	T
-será	[
-seré	R
-serí	Q
-ses'	[
-ses:	T
-ses;	T
-ses?	T
-sesc	C
-sesi	Q
-sesp	R
-sess	[
-sest	C
-set?	R
-seta	C
-sete	[
-seth	F
-setl	C
-sett	C
-seum	C
-seus	C
-seve	[
-sevi	C
-sewa	N
-sewi	D
-sewo	I
-sexo	[
-sext	Q
-sexu	[
-sexy	C
-seña	W
-seño	M
-señó	Q
-sfem	Z
-sfer	C
-sfie	W
-sfig	[
-sfit	C
-sfor	P
-sfra	T
-sfri	C
-sfru	W
-sfue	P
-sful	R
-sfus	W
-sfué	R
-sgen	W
-sgiv	Y
-sgre	[
-sgui	N
-sgus	R
-sh's	W
-sha'	[
-shab	V
-shac	V
-shad	C
-shag	Y
-shai	S
-shak	C
-shal	X
-sham	U
-shan	C
-shap	C
-shar	T
-shat	C
-shau	C
-shav	[
-shaw	C
-shaz	V
-shbo	H
-shea	X
-sheb	[
-shec	[
-shed	Q
-shee	C
-shei	C
-shek	[
-shel	K
-shem	[
-shep	M
-sher	J
-shes	Q
-shet	[
-shev	C
-shew	V
-shia	C
-shib	[
-shie	R
-shif	J
-shil	W
-shim	H
-shin	J
-shio	K
-ship	[
-shir	C
-shis	[
-shit	C
-shlo	C
-shma	U
-shme	Q
-shna	R
-shne	R
-shoe	C
-shof	Z
-shon	[
-shoo	[
-shop	C
-shor	J
-shot	F
-shou	Z
-show	C
-shre	C
-shri	U
-shro	K
-shru	C
-shti	[
-shua	Q
-shuf	C
-shui	C
-shun	[
-shut	C
-shwa	C
-sia?	S
-siad	[
-siah	M
-sian	H
-sias	[
-sibl	C
-sica	I
-sici	U
-sick	[
-sicl	[
-sico	[
-sics	C
-sicu	[
-sida	[
-side	C
-sidk	Y
-sido	[
-sied	[
-sieg	[
-siem	[
-sien	[
-sier	[
-sies	W
-siet	[
-sifi	C
-sigh	D
-sigi	C
-sigl	U
-sign	I
-sigo	[
-sigu	[
-siho	T
-sija	U
-sikh	C
-sila	[
-sile	L
-silk	C
-silo	Z
-sils	P
-silv	Y
-sily	T
-simb	[
-sime	[
-simi	E
-simo	F
-simp	L
-sims	C
-simu	C
-simó	[
-sin'	C
-sin,	Y
-sin?	[
-sina	L
-sinc	X
-sine	D
-sinf	[
-sing	V
-sink	C
-sinn	[
-sino	C
-sins	[
-sint	C
-sion	N
-sios	X
-sipi	Y
-siqu	[
-sira	[
-sire	Y
-siri	E
-sirl	C
-sirv	C
-sis"	D
-sis?	[
-sise	Z
-sist	S
-sita	[
-site	C
-siti	T
-sito	P
-sits	[
-sitt	[
-situ	V
-sity	L
-sium	C
-sius	I
-sive	R
-sivo	[
-sixe	C
-size	C
-siás	R
-sión	[
-sjaj	C
-sjdh	C
-skat	C
-skdj	C
-sked	[
-sker	D
-sket	V
-skib	C
-skii	C
-skin	R
-skip	J
-skir	[
-skod	D
-skto	C
-skul	E
-skyd	G
-skyl	D
-skyr	C
-skyw	H
-sla;	C
-slac	C
-slai	[
-slam	P
-slan	C
-slat	C
-slau	R
-slav	[
-slay	C
-sled	C
-slee	T
-slep	S
-slid	[
-slim	C
-slin	N
-slip	C
-slis	E
-slit	C
-slkd	C
-slog	C
-slot	K
-slow	C
-slug	C
-slum	U
-smae	V
-smai	L
-smal	P
-sman	C
-smar	C
-smas	[
-smat	X
-smea	S
-smel	C
-smen	X
-smir	X
-smit	C
-smo?	T
-smod	[
-smok	G
-smol	C
-smos	F
-smot	W
-smyr	W
-sn't	W
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
-snor	C
-snow	J
-snud	C
-snyd	C
-soak	C
-soap	C
-sobe	[
-sobo	U
-sobr	T
-soci	[
-sock	C
-soco	V
-socr	C
-soda	C
-sode	C
-sodi	C
-sodo	[
-sody	J
-sofa	I
-sofo	M
-soft	C
-sofá	C
-sohc	C
-soil	U
-sois	Y
-sola	[
-sold	[
-sole	C
-soli	F
-solo	M
-sols	F
-solt	[
-solu	M
-solv	C
-somb	R
-some	T
-somo	[
-son'	[
-son-	V
-son?	X
-sona	X
-sone	G
-song	C
-soni	C
-sonn	C
-sono	F
-sons	[
-sony	G
-soon	U
-sopa	T
-soph	C
-sopl	P
-sopo	[
-sora	C
-sorc	V
-sord	[
-sore	S
-sori	C
-soro	[
-sorr	[
-sors	F
-sort	C
-sost	T
-sota	J
-soto	C
-sotr	X
-soul	[
-soun	C
-soup	C
-sour	K
-sout	C
-sove	U
-sowe	S
-sows	Y
-soña	W
-soñe	Q
-soñé	W
-soñó	R
-sp32	C
-spac	E
-spad	[
-spai	C
-spal	T
-spam	D
-span	C
-spar	S
-spas	X
-spañ	C
-spbe	D
-spea	F
-spec	Z
-sped	[
-spee	C
-spej	[
-spel	N
-spen	[
-sper	[
-spet	V
-sphe	[
-spia	P
-spic	X
-spid	C
-spie	[
-spig	[
-spik	C
-spil	U
-spin	C
-spir	U
-spis	W
-spit	P
-spla	[
-sple	C
-spli	C
-spoi	F
-spok	[
-spon	L
-spoo	C
-spor	N
-spos	X
-spot	C
-spou	[
-spra	C
-spre	C
-spri	Y
-spue	Y
-sput	G
-spué	W
-spía	T
-spír	W
-squa	C
-sque	C
-squi	C
-srae	[
-src=	D
-sreg	C
-sres	W
-ss')	F
-ss's	C
-ss="	F
-ssac	Y
-ssae	Y
-ssag	X
-ssah	W
-ssal	[
-ssan	D
-ssar	S
-ssas	C
-ssay	C
-ssed	[
-sseh	[
-ssel	[
-ssem	U
-ssen	M
-sser	E
-sses	U
-sset	C
-ssey	E
-ssfi	C
-ssfu	R
-ssho	S
-ssia	G
-ssib	C
-ssic	C
-ssil	C
-ssin	Y
-ssio	R
-ssip	[
-ssis	I
-ssiu	C
-ssiv	[
-ssma	V
-ssme	S
-ssne	U
-sson	[
-ssop	[
-ssor	C
-ssov	U
-sspl	F
-sspo	C
-ssro	[
-ssue	W
-ssur	D
-ssus	C
-sswd	C
-sswo	C
-ssyr	[
-st",	E
-st's	M
-st-f	C
-st-t	W
-st:3	F
-st</	F
-sta?	E
-stab	[
-stac	C
-stad	T
-staf	R
-stag	X
-stai	C
-stak	Z
-stal	C
-stam	[
-stan	C
-stap	D
-star	F
-stas	T
-stat	C
-stau	N
-stay	[
-staz	[
-stbo	[
-stbu	C
-stch	C
-stco	C
-stdi	E
-stea	J
-steb	V
-stec	S
-sted	[
-stee	C
-stei	C
-stel	C
-stem	C
-sten	V
-steo	Y
-step	N
-ster	H
-stes	C
-stev	C
-stew	S
-stez	S
-stfu	C
-stgr	C
-sthe	Z
-stho	Y
-stia	[
-stib	V
-stic	Q
-stid	C
-stie	Z
-stif	[
-stig	[
-stil	X
-stim	[
-stio	E
-stir	[
-stit	C
-stiv	K
-stió	R
-stle	W
-stli	G
-stly	U
-stma	J
-sto?	S
-stoc	E
-stod	[
-stoi	W
-stok	C
-stol	[
-stom	C
-ston	L
-stoo	[
-stop	R
-stor	Q
-stos	[
-stow	C
-stoy	[
-stpl	Y
-stra	Q
-stre	U
-stri	C
-stro	J
-stru	M
-stry	[
-sts'	T
-sts,	Y
-sts;	C
-stub	D
-stuc	X
-stuf	[
-stum	W
-stun	C
-stup	C
-stur	X
-stus	P
-stut	[
-stuv	Y
-stwo	C
-stye	C
-styl	J
-stán	W
-stás	X
-stén	W
-stér	Q
-stés	V
-stól	T
-su57	F
-suad	U
-sual	D
-suav	[
-suba	C
-sube	[
-subi	[
-subj	C
-subm	F
-subs	C
-succ	[
-suce	U
-such	V
-suci	[
-suck	C
-sucr	T
-sucu	C
-suda	C
-sudd	[
-sudo	C
-suec	C
-sueg	Z
-suel	[
-suer	Q
-sues	V
-suez	C
-sueñ	[
-suff	[
-sufi	Q
-sufr	Y
-suic	[
-suit	M
-suiz	C
-suje	C
-sula	C
-sule	D
-suli	C
-sulm	S
-sult	G
-suma	R
-sume	R
-sumi	Q
-summ	G
-sumo	S
-sun?	T
-sunb	D
-sund	[
-sung	C
-sunr	[
-suns	C
-supe	L
-supp	T
-supr	C
-sura	C
-sure	N
-surf	C
-surg	[
-suri	R
-surp	Z
-surr	[
-surv	K
-sus'	[
-sus?	X
-susa	U
-susc	H
-suse	T
-sush	C
-susp	[
-sust	C
-sutr	C
-sué?	P
-sw1a	C
-swah	C
-swal	N
-swap	C
-swea	[
-swed	C
-swer	N
-swif	H
-swim	P
-swin	[
-swit	H
-swol	C
-swor	E
-sxed	C
-sych	[
-sydn	C
-syje	I
-syll	C
-sylv	C
-symb	M
-symp	Q
-syna	[
-sync	C
-synd	[
-syno	C
-synt	C
-syri	[
-syst	C
-szec	C
-sába	[
-sépt	P
-sés?	T
-séña	V
-sías	[
-sícu	Z
-síga	S
-sígu	X
-símb	W
-sínd	X
-sísa	V
-són?	Q
-sús?	U
-t",b	E
-t("h	C
-t('h	E
-t('x	F
-t(*)	H
-t(do	J
-t-fo	C
-t-ha	V
-t.co	E
-t.ly	D
-t.pr	G
-t365	F
-t:30	F
-t:vo	H
-t;/b	E
-t;b&	E
-t;hi	E
-t</p	F
-t>al	E
-taba	[
-tabb	N
-tabe	[
-tabi	[
-tabl	C
-tabo	[
-tabs	C
-taca	[
-taci	I
-tack	C
-taco	D
-tact	C
-tada	[
-tade	[
-tadi	C
-tado	L
-tadu	V
-tafa	H
-taff	X
-tafo	C
-tage	Y
-tagi	C
-tago	C
-tagr	P
-tail	C
-tain	C
-tair	C
-taja	T
-taje	[
-take	L
-taki	[
-tala	M
-tale	V
-talg	X
-tali	N
-talk	[
-tall	C
-talm	[
-talo	C
-tals	J
-taly	C
-tama	S
-tamb	[
-tame	H
-tami	E
-tamm	T
-tamo	U
-tamp	E
-tamu	[
-tan'	V
-tan?	Q
-tana	[
-tanc	C
-tand	P
-tane	C
-tanf	J
-tang	I
-tani	P
-tank	C
-tano	Q
-tanq	V
-tans	Z
-tant	T
-tanu	C
-tanz	G
-taná	V
-taoi	C
-tapa	N
-tape	C
-taph	R
-tapi	C
-tapp	D
-taqu	T
-tar?	[
-tara	C
-tarc	Q
-tard	C
-tare	P
-tarf	C
-targ	C
-tari	M
-tarj	R
-tarl	T
-tarm	X
-taro	S
-tarr	[
-tars	[
-tart	C
-tarv	[
-tary	C
-tará	[
-taré	Y
-tas?	T
-tasb	C
-tasc	C
-tase	[
-tasi	C
-tasm	I
-tass	R
-tast	G
-tasy	C
-tasí	T
-tata	C
-tate	L
-tath	[
-tati	C
-tato	D
-tats	C
-tatt	Y
-tatu	L
-taug	C
-taur	C
-tave	C
-taxe	T
-taxi	C
-taye	T
-tayi	E
-tayl	C
-tays	[
-taza	M
-taña	[
-taño	C
-tbac	C
-tbal	C
-tbol	C
-tbor	[
-tbot	[
-tbox	C
-tbre	C
-tbro	P
-tbul	C
-tbus	C
-tc/p	C
-tc/s	C
-tcas	I
-tch?	N
-tchc	[
-tche	C
-tchi	[
-tchl	C
-tchm	W
-tchu	C
-tchy	C
-tclu	C
-tcod	C
-tcoi	L
-tcut	C
-tdio	E
-tdoo	C
-tdow	C
-te's	[
-teac	[
-tead	X
-teak	C
-teal	[
-team	E
-tear	K
-teas	C
-teba	V
-tebo	C
-teca	C
-tecc	P
-tece	U
-tech	P
-teci	Q
-tecl	C
-tecn	T
-teco	[
-tecs	C
-tect	K
-ted;	R
-ted?	R
-tede	[
-teel	C
-teen	Y
-teer	R
-teet	C
-tefu	[
-tega	C
-tege	V
-tego	C
-tegr	C
-tegy	C
-tein	C
-teis	U
-teja	[
-teke	X
-teko	Z
-tela	U
-tele	C
-teli	C
-tell	K
-tels	C
-tely	Y
-telé	U
-tem.	G
-tem:	I
-tema	U
-teme	L
-temo	Z
-temp	H
-tems	C
-temu	C
-temá	U
-ten;	Y
-tena	Q
-tenb	C
-tenc	C
-tend	L
-teng	[
-tenh	C
-teni	[
-tenn	C
-tens	C
-tent	[
-tenu	C
-tení	X
-teo?	Q
-teol	Y
-teor	C
-teos	[
-teou	[
-tepa	Z
-tepc	T
-tepd	T
-tepf	Z
-teph	U
-tepm	S
-teps	T
-tequ	[
-ter'	[
-ter,	W
-ter-	U
-ter;	S
-ter?	I
-tera	[
-terb	C
-terc	T
-terd	K
-tere	L
-terf	Z
-terg	C
-teri	K
-terl	C
-term	C
-tern	N
-tero	[
-terp	R
-terr	Z
-ters	R
-terv	Q
-tery	X
-terí	X
-tes,	S
-tes?	N
-tesa	[
-tesc	C
-tesd	V
-tesi	C
-tesl	C
-teso	[
-tess	G
-test	F
-teta	C
-tetr	X
-teuc	[
-teve	C
-tewa	N
-tewi	C
-texa	C
-text	C
-teza	S
-teñi	C
-tfis	X
-tfit	C
-tfli	C
-tfol	C
-tfor	C
-tful	Y
-tgag	Q
-tgen	C
-tgpt	C
-tgre	C
-tgun	U
-th's	[
-th84	I
-tha?	X
-thad	[
-thag	I
-thah	[
-thai	C
-thal	M
-tham	N
-than	R
-that	I
-thbe	U
-thda	P
-thea	C
-thed	[
-thee	K
-thef	[
-theg	J
-thei	W
-thel	J
-them	N
-then	E
-theo	[
-theq	C
-ther	P
-thes	U
-thet	C
-they	[
-thfu	X
-thia	Z
-thic	S
-thie	[
-thig	J
-thin	S
-thio	[
-thir	[
-this	C
-thle	X
-thly	E
-thod	C
-thol	[
-thom	C
-thon	C
-thoo	[
-thop	R
-thor	P
-thos	[
-thou	Q
-thov	D
-thpa	C
-thqu	L
-thre	W
-thri	N
-thro	N
-thse	[
-thsh	V
-thub	C
-thum	H
-thun	U
-thup	C
-thur	N
-thus	[
-thya	P
-thyr	C
-thys	Z
-tiag	J
-tial	S
-tian	Z
-tias	U
-tiat	[
-tibe	K
-tibi	C
-tibl	C
-tica	V
-tice	L
-tich	D
-tici	R
-tick	C
-ticl	J
-tico	[
-ticr	U
-tics	D
-ticu	[
-ticé	S
-tida	N
-tide	E
-tido	I
-tidu	[
-tied	K
-tiel	X
-tiem	R
-tien	P
-tier	Y
-ties	K
-tiet	V
-tifa	[
-tiff	G
-tifi	H
-tify	C
-tiga	S
-tige	C
-tigh	C
-tigo	[
-tigr	U
-tigu	[
-tije	C
-tika	C
-tikk	L
-tikt	C
-tilb	F
-tild	N
-tili	Z
-till	H
-tilt	C
-tima	F
-time	F
-timi	C
-timo	[
-tind	N
-tine	L
-ting	[
-tini	[
-tinn	F
-tino	F
-tins	C
-tint	C
-tinu	E
-tiny	I
-tioc	Y
-tion	R
-tiop	U
-tioq	S
-tios	[
-tiou	V
-tipa	V
-tiph	U
-tipi	C
-tipl	S
-tipo	[
-tipp	C
-tips	C
-tiqu	C
-tir?	P
-tira	G
-tire	X
-tiri	Z
-tirm	S
-tiro	[
-tirs	X
-tirá	[
-tiró	P
-tisa	I
-tise	I
-tisf	[
-tish	C
-tisi	C
-tism	[
-tiso	C
-tist	H
-tita	C
-titc	C
-tite	[
-tith	Z
-titi	[
-titl	T
-tito	[
-titr	C
-titt	V
-titu	S
-tity	K
-tius	Z
-tiva	V
-tive	D
-tivi	[
-tivo	[
-tiza	[
-tize	[
-tizo	Y
-tizó	P
-tkin	D
-tlab	C
-tlan	C
-tled	S
-tlen	C
-tler	C
-tles	S
-tlet	C
-tley	C
-tlin	N
-tlis	C
-tln(	G
-tloo	C
-tmai	C
-tmak	Z
-tman	E
-tmar	Y
-tmas	M
-tmeg	C
-tmen	C
-tmol	E
-tmos	[
-tmov	F
-tmrw	J
-tnam	C
-tner	[
-tnes	[
-tney	C
-tnin	[
-tnit	C
-to'o	C
-to's	C
-to__	C
-toad	D
-toas	H
-tobe	H
-tobi	[
-tobu	F
-tobí	R
-toca	[
-toch	C
-toci	C
-tock	E
-toco	I
-tocó	U
-toda	K
-todd	W
-tode	K
-todi	Z
-todo	V
-tody	[
-toed	C
-toef	D
-toes	C
-toff	C
-toge	Y
-togg	D
-togr	C
-toic	W
-toil	C
-tois	G
-toke	C
-toky	F
-tol?	P
-tola	[
-told	C
-tole	[
-toli	Y
-toll	C
-tolo	L
-toma	C
-tomb	[
-tome	C
-tomi	C
-toml	S
-tomo	P
-toms	K
-tomy	H
-tomá	X
-tomé	V
-ton'	C
-tonb	C
-tone	R
-tong	L
-toni	C
-tons	C
-tont	I
-tony	R
-tood	[
-took	[
-tool	K
-toos	U
-toot	C
-tope	C
-toph	Y
-topi	C
-topp	M
-tops	L
-topu	J
-toqu	[
-tor'	E
-tor,	P
-tora	N
-torb	V
-torc	V
-tore	C
-tori	I
-torm	[
-torn	P
-toro	R
-torr	[
-tors	T
-tort	C
-torv	J
-torw	C
-tory	[
-torá	T
-tos?	R
-tose	C
-tosh	F
-tosi	C
-tosy	C
-tota	L
-tote	C
-tott	C
-totu	C
-touc	S
-tour	C
-tove	P
-towa	[
-towi	C
-town	C
-toxi	P
-toyo	H
-tp:/	C
-tpla	J
-tps:	C
-tput	C
-trab	X
-trac	C
-trad	C
-trae	Y
-traf	F
-trag	[
-trai	C
-traj	J
-trak	C
-tral	C
-tram	H
-tran	T
-trap	P
-trar	F
-tras	J
-trat	P
-trau	W
-trav	S
-traw	[
-tray	[
-trañ	[
-trec	Z
-tred	X
-tree	M
-treg	Y
-trei	Y
-trek	C
-trel	Y
-trem	W
-tren	C
-trep	W
-trer	W
-tres	Q
-tret	J
-trev	C
-trew	C
-trex	C
-tria	M
-trib	[
-tric	C
-trid	C
-trie	F
-trif	M
-trig	Z
-trik	T
-tril	[
-trim	L
-trin	C
-trio	[
-trip	P
-tris	C
-trit	T
-triu	V
-triv	I
-trix	C
-troa	L
-trod	K
-trog	C
-troj	C
-trok	C
-trol	U
-trom	[
-tron	P
-troo	C
-trop	C
-tros	[
-trot	S
-trou	[
-trov	W
-troy	[
-trua	[
-truc	C
-trud	C
-true	C
-trug	Y
-trui	[
-trum	T
-truo	W
-trus	[
-trut	[
-truy	S
-tryi	K
-tráf	[
-trás	Z
-tría	Q
-trón	R
-ts/d	N
-tsab	P
-tsal	C
-tsap	G
-tsar	C
-tsby	C
-tsch	C
-tsel	T
-tsem	[
-tsid	L
-tsma	[
-tsme	V
-tson	C
-tste	F
-tsto	C
-tsus	C
-tsya	J
-ttac	R
-ttag	N
-ttar	D
-ttat	[
-tted	E
-ttee	R
-ttem	U
-tten	T
-ttes	C
-ttge	C
-tthi	[
-ttin	E
-ttit	Z
-ttle	N
-ttom	[
-tton	J
-ttoo	W
-ttor	C
-ttp:	F
-ttps	C
-ttra	[
-ttre	C
-tttt	C
-ttys	C
-tuag	X
-tuaj	[
-tual	[
-tuar	[
-tuat	V
-tuba	Z
-tubb	D
-tube	C
-tubr	C
-tuch	D
-tuck	U
-tucs	C
-tude	Q
-tudi	M
-tudn	C
-tudo	C
-tudy	[
-tues	C
-tuff	[
-tuga	C
-tugu	C
-tuit	C
-tuli	W
-tulo	W
-tuls	C
-tumb	[
-tume	C
-tumn	I
-tumo	[
-tuna	[
-tund	C
-tune	C
-tuni	C
-tunn	V
-tuns	C
-tunt	C
-tuos	T
-tupi	C
-tura	R
-turb	[
-turc	C
-turd	H
-ture	V
-turi	U
-turk	C
-turo	[
-turr	C
-turt	M
-turó	T
-tus(	I
-tus?	I
-tusa	X
-tuta	Y
-tute	H
-tuti	[
-tuto	C
-tutt	[
-tuve	[
-tuvi	S
-tuvo	[
-tuya	T
-tuyo	C
-tver	C
-twar	T
-twee	C
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
-ty-t	Y
-tych	Z
-tyer	C
-tyin	C
-tyle	J
-tymo	C
-type	C
-typh	C
-typi	C
-tyre	G
-tyrs	[
-tysb	C
-tyty	C
-tyui	C
-tzee	H
-tzer	C
-tzsc	C
-tzva	C
-t|>s	C
-táne	Q
-téri	Q
-tés?	Q
-tías	W
-tíop	V
-tísi	[
-tóli	U
-tóxi	Y
-túni	S
-u're	C
-ua's	Y
-uaca	C
-uach	U
-uaci	L
-uada	G
-uade	U
-uado	U
-uadr	C
-uage	E
-uagi	X
-uagu	[
-uail	V
-uaje	[
-uake	C
-ual?	T
-uale	W
-uali	V
-uall	T
-ualm	P
-ualq	Y
-uan.	C
-uana	[
-uand	J
-uant	C
-uara	X
-uard	T
-uare	U
-uari	C
-uark	C
-uarr	[
-uars	S
-uart	[
-uary	C
-uate	Z
-uati	[
-uatr	Z
-uave	[
-uawe	C
-uaya	C
-ub.c	J
-ubai	M
-ubal	[
-uban	C
-ubar	C
-ubat	D
-ubba	F
-ubbe	K
-ubbi	C
-ubbo	D
-ubca	C
-ube.	K
-ubec	G
-ubed	C
-uben	P
-uber	C
-ubes	[
-ubid	W
-ubie	[
-ubik	C
-ubil	[
-ubim	[
-ubin	[
-ubio	C
-ubir	[
-ubit	[
-ubió	U
-ubje	C
-uble	S
-ubli	G
-ubma	C
-ubmi	[
-uboi	C
-ubou	C
-ubre	C
-ubri	D
-ubsc	C
-ubst	K
-ubti	[
-ubts	Q
-ubun	D
-ucac	R
-ucar	S
-ucas	H
-ucce	[
-ucci	C
-uced	C
-ucee	Y
-uceo	Y
-ucer	[
-uces	C
-uch?	Y
-ucha	[
-uche	P
-uchi	[
-ucho	[
-uchr	C
-uchs	R
-uchó	P
-ucia	C
-ucib	C
-ucif	[
-ucig	C
-ucio	N
-ucir	D
-ucis	Z
-ucit	[
-ució	Y
-ucke	[
-ucki	C
-uckl	C
-ucks	C
-ucky	M
-ucle	I
-uco?	Q
-ucod	Y
-ucos	C
-ucri	T
-ucso	C
-ucti	W
-ucto	Z
-uctu	C
-ucul	C
-ucum	P
-udad	Z
-udaf	C
-udah	[
-udam	K
-udan	[
-udar	[
-udas	C
-udde	[
-uddh	C
-uddi	F
-uddy	X
-udea	H
-uded	D
-uden	G
-uder	T
-udes	M
-udge	H
-udgi	Q
-udgm	[
-udia	[
-udie	X
-udio	C
-udis	T
-udit	[
-udnt	C
-udok	C
-udor	C
-udos	U
-udso	C
-udá?	P
-udía	V
-udío	X
-ueak	C
-ueas	[
-ueba	C
-uebe	S
-uebr	Z
-uece	J
-ueci	C
-ueda	I
-uede	D
-uedo	[
-uedé	[
-uedó	[
-ueen	K
-ueez	M
-uega	C
-uego	V
-uegr	Z
-ueir	D
-ueja	X
-uel'	[
-uel?	U
-uela	[
-ueld	Y
-uele	X
-ueli	C
-uell	[
-uelo	Q
-uelt	[
-uelv	U
-uema	K
-uemó	V
-uena	R
-uenc	Z
-ueno	S
-uens	U
-uent	M
-uenz	P
-ueo?	P
-uera	Q
-uerc	V
-uerd	X
-uere	[
-ueri	P
-uerm	C
-uern	W
-uero	W
-uerp	S
-uerq	C
-uerr	U
-uers	T
-uert	T
-ueru	Z
-uerv	T
-uery	C
-uerz	W
-ueré	X
-uerí	Z
-uesd	C
-uese	C
-uesi	V
-ueso	H
-uess	C
-uest	M
-ueta	C
-uete	G
-ueto	C
-uett	C
-ueva	S
-ueve	Q
-uevo	L
-uey'	C
-ueye	X
-ueza	Z
-ueña	[
-ueño	X
-ufac	C
-uffe	X
-uffi	C
-uffl	C
-uffs	H
-uffy	C
-ufic	Q
-ufra	[
-ufre	Z
-ufri	X
-ufro	T
-ufth	C
-ufus	Z
-ugad	C
-ugam	C
-ugar	Z
-ugas	C
-ugat	G
-ugby	C
-ugee	X
-ugen	C
-ugga	C
-ugge	C
-uggl	Y
-ughe	L
-ughi	U
-ughs	Z
-ught	X
-ugia	V
-ugio	Q
-ugly	[
-ugos	C
-ugst	C
-ugua	C
-ugue	C
-ugur	Z
-ugus	T
-ugía	U
-uias	Y
-uiat	R
-uice	H
-uici	[
-uick	Q
-uida	S
-uide	C
-uido	P
-uids	C
-uidó	P
-uiel	[
-uien	C
-uier	[
-uiet	[
-uija	S
-uijo	C
-uijó	X
-uila	L
-uild	U
-uile	C
-uili	U
-uill	C
-uilo	T
-uilt	X
-uimi	J
-uimo	[
-uina	P
-uinc	X
-uine	C
-uing	Z
-uini	C
-uinn	C
-uino	C
-uins	C
-uint	C
-uiop	C
-uipa	C
-uipo	[
-uire	U
-uiri	Y
-uirr	C
-uise	G
-uisi	C
-uism	C
-uiso	L
-uist	U
-uita	C
-uitc	F
-uite	[
-uitf	W
-uiti	C
-uito	C
-uits	J
-uity	H
-uitó	U
-uiui	C
-uiva	G
-uivo	X
-uiza	C
-uién	[
-ujah	W
-ujar	C
-ujer	W
-ujet	C
-ujia	C
-ujul	C
-ujur	Q
-uk/s	F
-uke)	Y
-ukew	Z
-ukka	Z
-ukra	T
-ukul	C
-ul's	[
-ulac	Z
-ulad	F
-ulam	[
-ulan	S
-ular	P
-ulas	F
-ulat	C
-ulbs	E
-ulce	[
-ulcr	X
-ulcy	D
-ulda	[
-ulde	C
-uldi	C
-uldn	[
-ulej	D
-ulel	C
-ulem	G
-ulen	S
-uler	[
-ules	C
-ulet	W
-ulfi	W
-ulge	[
-ulgo	C
-ulgu	C
-ulie	C
-ulin	M
-ulio	S
-ulip	W
-ull)	F
-ulle	L
-ulli	E
-ullo	[
-ullp	D
-ulls	C
-ully	[
-ulma	[
-ulmá	Q
-ulne	D
-ulo?	Q
-ulog	[
-ulos	[
-ulpa	Z
-ulpi	[
-ulsa	C
-ulse	C
-ulsi	[
-ulso	D
-ulta	C
-ulte	[
-ulti	C
-ulto	Q
-ults	J
-ultu	[
-ultó	S
-ulul	G
-ulum	C
-umad	S
-uman	G
-umar	M
-umba	[
-umbe	C
-umbl	S
-umbr	Z
-umbs	[
-umci	X
-ume'	C
-umen	J
-umer	C
-umfo	C
-umid	C
-umif	E
-umil	[
-umin	F
-umma	H
-umme	D
-ummi	Q
-ummy	C
-umna	V
-umno	Q
-umns	C
-umor	[
-umou	C
-umpe	G
-umpk	C
-umpl	W
-umpy	C
-umra	S
-un's	C
-unab	L
-unah	X
-unal	X
-unam	[
-unan	R
-unap	U
-unar	S
-unas	R
-unat	Y
-unaw	[
-unba	S
-unbe	U
-unbl	C
-unbo	Z
-unbu	E
-unca	Q
-unce	C
-unch	C
-unci	C
-uncl	[
-unct	H
-und?	C
-unda	[
-unde	K
-undh	C
-undi	[
-undo	L
-undr	M
-unds	C
-undt	C
-undy	H
-undó	S
-uneq	R
-uner	[
-unes	G
-unev	E
-unex	K
-unfa	[
-unfo	C
-unga	C
-unge	N
-ungi	[
-ungr	W
-unha	T
-unia	[
-unic	K
-unid	J
-unin	C
-unio	S
-uniq	C
-unis	[
-unit	C
-univ	Z
-unix	C
-unió	[
-unju	X
-unke	[
-unkn	[
-unla	J
-unle	[
-unli	F
-unlo	C
-unna	X
-unne	N
-unni	J
-unny	C
-uno?	T
-unos	Z
-unpl	K
-unqu	[
-unre	I
-unri	[
-unse	[
-unsh	C
-unsu	C
-unt(	H
-unta	[
-unte	C
-unti	C
-unto	F
-untr	R
-unts	Y
-untu	I
-unty	C
-untó	S
-unuc	[
-unwo	W
-uoiu	C
-uoli	C
-uosa	S
-uota	F
-uote	C
-upac	T
-upad	Q
-upar	S
-upbe	[
-upci	W
-upda	C
-uper	I
-upgr	C
-upha	R
-upid	C
-upin	D
-uple	Q
-upli	Q
-upon	D
-uppe	T
-uppi	D
-uppl	C
-uppo	Q
-uppy	F
-upre	C
-upro	C
-upsi	D
-uptc	[
-upti	W
-upto	C
-upun	R
-upwo	C
-uque	D
-ura?	P
-urab	Z
-urac	C
-urad	[
-urag	[
-urah	C
-urai	C
-ural	C
-uram	X
-uran	H
-urar	[
-uras	X
-urat	C
-urba	P
-urbo	C
-urce	D
-urch	Z
-urco	C
-urda	H
-urde	[
-urdo	I
-urdw	C
-ure,	S
-ure?	[
-urea	K
-urec	S
-ured	[
-urel	C
-uren	C
-ures	G
-uret	S
-urez	Q
-urfa	C
-urga	R
-urge	G
-urgh	C
-urgl	[
-uria	[
-uric	C
-urid	[
-urie	[
-urif	Y
-urim	[
-urin	[
-urio	R
-uris	C
-urit	C
-urió	[
-urke	C
-urki	C
-urla	[
-urli	C
-urly	C
-urló	Q
-urmi	Q
-urmu	W
-urna	[
-urne	[
-urni	Z
-urno	[
-urns	M
-urnt	J
-uro?	W
-urom	C
-urop	C
-urov	E
-urph	C
-urpl	L
-urpo	[
-urpr	Y
-urra	C
-urre	F
-urri	E
-urro	R
-urry	D
-urs,	F
-ursd	U
-urse	[
-ursi	L
-urso	C
-urst	M
-urta	C
-urte	X
-urth	C
-urti	Y
-urtn	C
-urto	C
-urts	[
-urug	C
-urus	C
-urve	U
-urvi	E
-urwo	C
-uría	U
-urón	T
-us's	V
-us(4	I
-usad	C
-usal	[
-usan	[
-usar	[
-usas	C
-usba	Z
-usca	S
-uscl	C
-usco	S
-uscr	C
-uscó	S
-usd/	C
-use?	C
-used	M
-usee	J
-useh	[
-usel	C
-usen	Y
-useo	W
-usep	C
-user	C
-uses	C
-useu	C
-usew	V
-ush?	C
-usha	S
-ushi	C
-ushr	F
-usia	X
-usic	T
-usie	U
-usil	X
-usin	V
-usio	Y
-usit	Y
-usiv	C
-usks	C
-usky	E
-usli	X
-usly	X
-usne	W
-uson	C
-uspe	Y
-usqu	V
-ussi	I
-ust;	Z
-ust?	[
-usta	F
-uste	H
-ustl	[
-usto	[
-ustr	C
-usts	[
-ustu	X
-usty	Y
-usul	S
-usur	[
-ut.p	G
-utac	T
-utad	C
-utag	S
-utah	C
-utam	J
-utan	S
-utar	U
-utas	U
-utat	W
-utba	C
-utbo	C
-utch	N
-utdo	C
-uted	[
-uten	C
-uter	C
-utes	C
-utex	H
-utfi	C
-uth'	[
-uth,	Z
-uth?	[
-utha	H
-uthe	C
-utho	L
-uths	J
-utic	W
-utie	Y
-utif	N
-utin	Z
-utio	H
-utis	[
-utiv	Z
-utiz	[
-utle	C
-utlo	C
-utme	C
-uto?	S
-utob	C
-utoe	[
-utof	C
-uton	D
-utop	C
-utor	G
-utos	U
-utot	C
-utpu	C
-utra	C
-utri	C
-utsa	C
-utsc	C
-utsi	R
-utte	C
-utti	[
-uttl	C
-utto	J
-utub	C
-utum	I
-utuo	C
-utur	T
-utyc	U
-uvag	C
-uvas	[
-uven	S
-uver	C
-uvet	C
-uvia	X
-uvie	S
-uvio	V
-uxha	C
-uxil	R
-uxur	[
-uyen	T
-uyer	C
-uyin	[
-uytr	C
-uza?	S
-uzar	F
-uzga	W
-uzgu	T
-uzza	U
-uzzi	J
-uzzy	D
-uzía	T
-uále	T
-uánd	[
-uánt	V
-uéde	P
-uéis	W
-uélv	P
-uérd	V
-uérf	T
-uérz	R
-uést	X
-uías	U
-uíta	[
-uñad	V
-uñal	S
-uñas	I
-v=dq	K
-vaba	Q
-vabl	[
-vaca	S
-vacc	K
-vaci	[
-vacy	H
-vací	X
-vada	F
-vado	C
-vadu	C
-vage	C
-vago	S
-vahs	Q
-vain	[
-vald	J
-vale	I
-valg	X
-valk	C
-vall	[
-valo	C
-valr	W
-valu	C
-vame	T
-vami	T
-vamo	[
-vamp	C
-vanc	C
-vand	C
-vang	Q
-vani	M
-vano	Z
-vant	[
-vanz	T
-vape	Y
-vapi	[
-vara	[
-vard	E
-vari	J
-varm	Q
-varo	[
-vars	[
-varó	R
-vasc	C
-vase	W
-vash	[
-vasi	Z
-vaso	V
-vast	U
-vata	C
-vate	K
-vati	C
-vato	R
-vaux	C
-vaya	V
-vazq	C
-vbnm	C
-ve.c	F
-veal	C
-vean	Z
-vece	[
-vech	T
-veci	I
-ved;	Q
-ved?	V
-vedi	C
-veer	Q
-vega	C
-vege	L
-veh?	U
-veil	[
-vein	Q
-veja	[
-veje	V
-veji	T
-vela	[
-vele	[
-vell	G
-velo	C
-vels	G
-vely	Q
-vemb	R
-veme	M
-vemo	C
-ven,	R
-ven?	U
-vena	[
-venc	[
-vend	H
-vene	R
-veng	X
-veni	C
-venl	C
-venm	C
-veno	C
-vens	H
-vent	M
-venu	C
-ver,	Y
-ver?	[
-vera	C
-verb	C
-verc	[
-verd	P
-vere	V
-verg	E
-verh	C
-veri	Q
-verl	[
-verm	Q
-vern	F
-vero	S
-verp	C
-verr	C
-vers	V
-vert	H
-verv	Z
-verw	C
-very	[
-verá	[
-veré	U
-veró	R
-ves,	S
-ves?	[
-vesa	D
-vesi	Z
-vest	Y
-vete	C
-veyo	C
-vez?	T
-veza	C
-veía	W
-vi's	V
-viab	C
-viad	T
-viaj	[
-viat	G
-viaz	V
-vibr	C
-vice	P
-vici	Y
-vict	C
-vid'	[
-vid?	W
-vida	[
-vide	C
-vidi	F
-vido	J
-vidr	T
-vids	R
-vidó	Q
-viej	R
-vien	[
-vier	L
-vies	C
-viet	C
-view	F
-viga	C
-vigi	[
-vigo	C
-viii	C
-viki	C
-vil'	G
-vil.	F
-vil?	[
-vill	C
-vils	C
-vimo	U
-vina	N
-vinc	E
-vind	C
-vine	Z
-ving	[
-vini	[
-vino	Z
-viny	C
-vio?	Q
-viol	P
-vion	H
-vior	X
-vios	[
-viou	C
-vipa	C
-vira	Q
-vire	P
-virg	X
-viro	T
-virt	Z
-viru	[
-virá	T
-visa	C
-vise	X
-visi	Q
-viso	L
-vist	F
-visó	R
-vita	E
-vite	[
-viti	[
-vito	E
-vitr	W
-vitt	C
-vitu	S
-vity	P
-viud	Z
-viva	C
-vive	Q
-vivi	[
-vivo	[
-viví	T
-viña	W
-vión	T
-vloo	E
-vlov	D
-vnvn	C
-voca	U
-voci	[
-voga	C
-voic	C
-void	R
-vokz	J
-vola	D
-volc	K
-volt	T
-volu	P
-volv	Q
-vomi	[
-voqu	R
-vorc	T
-vori	[
-vors	T
-vos?	Q
-voso	S
-vota	[
-vote	C
-voth	C
-voti	[
-voto	[
-vouc	C
-vour	C
-vous	[
-vows	[
-voya	F
-voys	X
-vrat	K
-vsbg	G
-vsco	E
-vuel	C
-vues	[
-vulg	Z
-vuln	C
-vuls	U
-vuél	P
-vánt	[
-vían	R
-víbo	X
-vírg	Z
-víti	V
-w.fa	H
-w.ma	G
-w.ri	F
-w.th	J
-w.yo	K
-w4w9	K
-w9wg	K
-wabi	C
-wage	[
-wahi	C
-wahl	C
-wain	C
-wait	X
-waiv	C
-wake	C
-waki	[
-walg	C
-wali	C
-walk	H
-wall	F
-walr	C
-wanc	C
-wand	W
-wank	C
-want	[
-wara	C
-ward	U
-ware	C
-warf	C
-warm	Z
-warn	K
-warr	M
-wars	Q
-wart	C
-warz	C
-wash	J
-wasn	V
-wasp	C
-watc	S
-wate	L
-wats	C
-wave	Q
-way,	S
-way?	Y
-wayf	C
-wayn	I
-ways	[
-wbar	C
-wbon	Q
-wbor	N
-wder	C
-wdri	J
-we'r	T
-weak	J
-weal	Q
-weap	S
-wear	[
-weat	C
-webs	C
-wedd	V
-wede	C
-wedn	E
-weds	Y
-weed	[
-week	J
-ween	G
-weep	[
-weet	G
-weig	I
-weir	P
-welc	[
-weld	C
-well	V
-welr	S
-wels	C
-welv	[
-wemb	K
-went	I
-weoi	C
-wept	U
-weqw	C
-wer;	T
-werb	C
-were	Z
-weri	C
-werp	C
-wers	J
-wert	C
-wery	D
-west	[
-weth	C
-wett	K
-wful	R
-wgxc	K
-whal	T
-what	E
-whea	[
-whee	C
-whel	W
-when	H
-wher	G
-whet	E
-whic	E
-whil	U
-whip	C
-whir	[
-whis	C
-whit	L
-who'	C
-whoa	C
-whoe	V
-whol	G
-whom	[
-whop	C
-whos	Y
-wibb	C
-wicc	C
-wice	L
-wich	C
-wick	N
-wide	C
-wido	[
-widt	D
-wife	[
-wifi	C
-wift	H
-wigg	C
-wiki	C
-wild	[
-wili	C
-will	W
-wils	H
-wimb	H
-wimm	C
-wind	I
-wine	[
-wing	M
-winn	C
-wins	S
-wipe	N
-wire	C
-wisd	Y
-wise	[
-wish	[
-wist	C
-witc	X
-with	Q
-witn	[
-witt	C
-witz	C
-wive	M
-wled	W
-wles	R
-wlic	C
-wlpl	M
-wlyw	Y
-wned	[
-wner	C
-wnie	D
-wnin	Y
-wnla	C
-wnlo	C
-wobb	C
-woes	T
-woke	[
-wolf	[
-woll	C
-wolv	I
-woma	[
-womb	Y
-wome	P
-won'	Q
-wond	H
-wont	R
-wood	F
-wool	G
-worc	C
-word	C
-wore	[
-work	L
-worl	T
-worm	Q
-worn	[
-worr	[
-wors	[
-wort	C
-woul	N
-woun	[
-wrap	C
-wrat	M
-wrec	[
-wres	X
-wrig	C
-wrin	C
-wris	J
-writ	P
-wron	[
-wroo	C
-wrot	Q
-wrtw	C
-wrwn	C
-wser	C
-wsha	D
-wshi	[
-wsil	C
-wsin	C
-wsto	C
-wsxe	C
-wton	C
-wubb	C
-wudu	C
-wund	G
-wuth	C
-ww.f	H
-ww.m	G
-ww.r	F
-ww.t	J
-ww.y	K
-wwii	K
-www.	C
-wyer	C
-wyom	F
-x+5)	H
-x-2)	H
-x.co	C
-xact	H
-xagg	W
-xame	[
-xami	V
-xamp	C
-xams	[
-xand	F
-xbow	D
-xbox	C
-xcel	C
-xcep	H
-xces	J
-xcit	X
-xcix	C
-xclu	C
-xcom	Y
-xcus	X
-xcvb	C
-xecu	C
-xedc	C
-xers	F
-xerx	Z
-xfor	C
-xhal	C
-xhau	W
-xiao	C
-xici	C
-xico	C
-xida	D
-xiet	Y
-xile	[
-xili	S
-ximo	C
-ximu	G
-xine	C
-xing	C
-xion	[
-xiou	X
-xism	F
-xist	[
-xito	R
-xity	C
-xión	[
-xodo	[
-xodu	L
-xolo	T
-xorc	Z
-xpan	C
-xpat	C
-xpec	S
-xpel	[
-xpen	[
-xper	C
-xpia	[
-xpir	C
-xpla	D
-xpli	S
-xpor	M
-xpre	F
-xpul	F
-xss'	F
-xten	N
-xtin	E
-xtor	[
-xtra	M
-xtur	C
-xual	[
-xury	[
-xyge	D
-xymo	C
-xyzz	C
-xzxz	C
-y-el	C
-y-tw	Y
-y/3x	D
-y=4x	C
-yach	C
-yage	C
-yaho	D
-yaht	H
-yahv	T
-yahw	U
-yale	E
-yalt	Y
-yaml	C
-yana	I
-yank	C
-yann	C
-yaqu	C
-yard	S
-yasi	C
-yati	P
-yber	H
-ybgq	G
-yboa	C
-ybod	Q
-yboy	C
-ycar	Z
-ycem	H
-ycha	C
-yche	[
-ychi	V
-ychu	U
-ycle	C
-ycli	Q
-yclo	E
-ycon	C
-ycri	C
-yday	[
-yden	C
-yder	C
-ydia	[
-ydiv	G
-ydne	C
-ydon	F
-ydra	F
-ydro	C
-yeah	C
-year	K
-yeas	[
-yed;	P
-yees	V
-yeet	C
-yeli	C
-yell	N
-yema	C
-yend	S
-yent	W
-yer,	S
-yern	S
-yero	K
-yers	P
-yesh	S
-yeso	S
-yest	N
-yfan	G
-yfar	C
-yfis	C
-yflo	C
-yfly	E
-yfri	[
-yful	T
-ygam	X
-ygen	D
-yhea	C
-yhou	C
-yiel	C
-yiki	C
-ying	[
-yjet	I
-ylan	C
-yles	G
-ylic	H
-ylie	C
-ylig	C
-ylin	C
-yllo	C
-ylon	N
-ylor	C
-ylva	C
-yman	C
-ymat	C
-ymbo	M
-ymen	T
-ymes	C
-ymol	C
-ymou	Z
-ympa	[
-ymph	J
-ympi	C
-ynag	[
-ynam	C
-ynas	C
-ynch	K
-ynci	C
-yndr	[
-ynes	C
-ynol	C
-ynon	C
-ynth	C
-yoff	V
-yoga	E
-yogu	C
-yoke	[
-yolk	G
-yomi	F
-yonc	H
-yond	G
-yone	Z
-yonn	E
-yons	C
-yord	S
-yore	X
-york	C
-yota	H
-you'	C
-you,	R
-you?	U
-youn	[
-your	Y
-yout	U
-ypal	C
-ypas	I
-ype'	E
-yped	C
-ypee	E
-ypes	N
-ypha	X
-ypho	C
-yphs	C
-ypin	C
-ypoc	[
-ypot	C
-ypru	Y
-ypse	T
-ypt;	R
-ypt?	U
-ypti	C
-ypto	L
-yre,	Z
-yred	T
-yren	[
-yres	C
-yria	[
-yric	C
-yrie	C
-yrig	C
-yril	I
-yrim	C
-yrna	W
-yroo	C
-yrox	C
-yrrh	[
-yrus	[
-ysbu	C
-ysel	Z
-ysia	H
-ysic	C
-ysis	N
-ysli	I
-yson	C
-ysql	C
-ysse	E
-ysso	[
-ysta	C
-yste	C
-ysto	C
-ystr	U
-yter	D
-ytha	I
-ythe	C
-ythi	X
-ytho	C
-ytre	C
-ytyt	C
-yuda	Z
-yudo	Y
-yudó	T
-yugo	R
-yuio	C
-yuna	V
-yund	C
-yuno	[
-yunó	P
-ywal	C
-ywed	Y
-ywhe	S
-yyyy	C
-yzed	Z
-yzen	D
-yzzy	C
-yúda	X
-z999	E
-z@ho	C
-zaba	R
-zabe	G
-zaca	W
-zacc	W
-zach	V
-zaci	V
-zada	[
-zado	[
-zael	[
-zaka	E
-zale	S
-zana	W
-zani	D
-zapa	C
-zaqu	X
-zar'	T
-zar?	V
-zara	C
-zard	I
-zare	T
-zari	C
-zarl	P
-zarm	S
-zaro	[
-zars	U
-zart	C
-zaru	L
-zarz	Z
-zará	U
-zate	S
-zati	[
-zaze	S
-zaña	P
-zcan	X
-zcla	U
-zcoc	I
-zeal	S
-zebe	[
-zebr	C
-zebu	Z
-zech	M
-zede	Z
-zeki	W
-zeld	C
-zelo	[
-zema	C
-zemp	C
-zena	[
-zend	C
-zeno	C
-zeph	X
-zepp	C
-zequ	[
-zere	[
-zerl	C
-zero	C
-zeru	V
-zeus	C
-zgad	S
-zgan	P
-zgar	T
-zgue	R
-zhei	[
-ziah	Y
-zier	C
-zikl	Y
-zill	E
-zilp	W
-zimr	X
-zine	H
-zing	U
-zion	[
-zipp	T
-ziri	[
-zium	K
-zlie	E
-zmar	S
-zmos	Q
-zole	C
-zon.	H
-zona	C
-zone	C
-zoom	C
-zoph	Y
-zorb	C
-zoro	P
-zorr	Z
-zoso	S
-zoys	C
-zpah	Y
-zque	C
-zqui	T
-zree	X
-zsch	C
-ztec	C
-zuck	C
-zule	C
-zulu	C
-zurd	Z
-zure	Q
-zvah	C
-zwsx	C
-zxzx	C
-zyma	C
-zyme	C
-zzah	S
-zzar	[
-zzia	T
-zzin	D
-zzli	E
-zzzz	C
-zías	T
-{7*7	C
-{jnd	F
-{{7*	C
-|>sy	C
-|im_	C
-¿adó	R
-¿alg	Q
-¿con	Q
-¿cuá	T
-¿cóm	X
-¿deb	Y
-¿dio	X
-¿dón	W
-¿era	P
-¿est	Z
-¿exi	V
-¿hab	S
-¿hay	U
-¿jes	X
-¿los	T
-¿nos	R
-¿par	Q
-¿por	T
-¿pue	R
-¿qui	Y
-¿qué	[
-¿soy	R
-¿ten	R
-¿tie	U
-¿tod	P
-ábad	[
-ábam	P
-ában	T
-ábit	W
-ábol	[
-ábre	U
-ácil	Y
-ácon	Z
-ácul	Z
-ádiv	P
-áfic	[
-áfri	[
-ágap	V
-ágas	W
-ágen	U
-ágri	T
-águi	[
-ájar	W
-álat	W
-áles	T
-ális	Y
-ámen	X
-ámic	V
-ámpa	Z
-ánce	W
-ánda	T
-ándo	[
-ánge	[
-ángu	U
-ánic	X
-ánim	[
-ánta	[
-ánti	W
-ánto	V
-ápid	[
-ápol	Z
-árbo	[
-árce	Z
-árti	[
-ásti	R
-átic	Y
-átri	Y
-ázar	X
-ébil	V
-ébor	[
-éden	P
-édic	[
-édit	W
-édul	V
-éfes	W
-éfon	U
-égre	Z
-élic	T
-élix	S
-élul	[
-éner	T
-énes	V
-énit	Z
-épti	Q
-éram	T
-érci	T
-érco	Y
-érda	T
-érdi	Q
-érfa	T
-érga	W
-éril	Q
-érza	R
-ésam	V
-ésar	Z
-ésta	V
-ésti	W
-éstr	X
-étic	W
-éxit	P
-éxod	Z
-éñal	U
-éñan	P
-íame	V
-íamo	[
-ías?	U
-íban	X
-íbli	[
-íbor	X
-ícil	[
-ícul	[
-ídas	R
-íder	[
-ídol	Y
-ídos	Z
-ígue	X
-ímbo	W
-ímit	[
-ínci	[
-índr	X
-ínea	T
-íniv	U
-ínti	[
-íope	V
-ípul	W
-írge	Z
-íris	R
-írit	W
-ísar	V
-íses	R
-ísic	Q
-ísim	[
-ísta	S
-íste	U
-ítas	V
-ítat	[
-ític	[
-ítul	V
-ñaba	U
-ñada	Z
-ñado	Z
-ñala	S
-ñale	[
-ñana	M
-ñani	T
-ñano	P
-ñanz	X
-ñaro	Q
-ñera	X
-ñero	[
-ñlkj	C
-ñola	C
-ñor?	P
-ñora	V
-ñore	S
-ños?	R
-ñías	R
-ócri	V
-ódig	V
-ófil	[
-ógic	W
-ójim	V
-ólgo	U
-ólic	X
-ómic	U
-ónde	[
-ónic	[
-ónim	V
-ópat	Y
-órga	Z
-ósco	W
-ósit	U
-ósti	X
-ósto	[
-ótic	T
-óven	[
-óxic	Y
-÷3(2	C
-úbli	R
-údam	T
-últe	P
-últi	[
-úmer	[
-únic	T
-úrpu	U
-úsic	Z
-útbo	Z
-útil	U
-üenz	Y
-тест	C
-اختب	C
-تبار	C
-ختبا	C
-رحبا	C
-مرحب	C
-ツ)_/	C
-今天天气	C
0	C
0 0	D
0 60	C
0 _i	D
0 fourteen	D
0 one	C
0 ten	C
00	C
000	G
011	C
0142	D
019	D
019 2837	D
0198	D
0203	C
0203 555	C
080	D
080 123	D
100k	H
100k without	H
100m	C
100m record	J
100m tim	C
100ml	C
101	G
101101	C
1024	G
1029384	D
109	F
109 vs	F
10k	J
111	Y
111 111	C
111 numb	C
11111	C
117	C
120	J
120 _a	J
120 _cuand	C
120hz	J
120hz _on	J
121	F
123	C
123 456	D
1234	C
1234 5678	C
12345	C
123456789	E
125	C
1260	V
127	J
127 0	D
12x10	H
12x10 room	H
13	I
13 _what	C
1331	D
1331 9268	D
14159	C
143951	D
143951 eight	D
144	[
14400	Z
144hz	C
15	V
15 _en	N
15 _por	C
15 _y	J
15 an	T
15 di	C
15 minut	C
15 numb	C
15 year	C
150	C
150 mean	F
150 mil	E
150 usd	C
150 word	G
151	Z
153	[
153 pec	S
1542	C
16	[
16 eight	C
16 hour	C
16 week	C
168	C
168 0	M
168 one	C
16gb	C
16gb _or	C
17	C
17 45	C
17 _of	C
17 tempt	C
1764	D
18	[
180	C
180 fan	E
1812	C
1812 caus	C
1832	C
1840	C
1840 onlin	C
185	U
185 000	U
19	[
192	C
192 168	C
193	C
1945	C
1956	C
1969	C
1972	C
1976	F
1976 cast	F
198	C
1980s	C
1983	C
1984	C
1984 big	D
1984 winston	G
1985	C
1985 cast	C
1990s	C
1991	C
1994	C
1998	C
1998 two	C
1aa	C
1abcd	N
1z999aa10123456784	E
20	C
20 _por	C
20 digit	C
20 doll	C
20 fort	C
20 instagram	H
20 kil	E
20 minut	J
20 peopl	C
200	W
2003	C
2003 micr	C
2004	E
201	K
201 vampir	K
2010	C
2010 world	K
2012	H
2012 toyot	H
2014	C
2016	C
2016 vw	K
2017	I
2017 mistak	I
2019	C
202	C
202 film	M
2020	C
2023	C
2024	C
2025	C
2025 _be	L
2025 dat	K
2025 marr	G
2025 popul	C
2025 printabl	N
2026	M
2030	G
2049	C
2049 _in	C
205	C
205 55	C
20w50	I
20w50 oil	I
22	C
225	G
23	X
23 best	C
238	C
24	R
24 car	C
24 hor	H
24 hour	W
24 mejor	C
240	C
2400	K
2400 doll	K
25	L
25 _de	T
25 g	G
250	D
25kg	C
27	M
27 autor	C
27th	C
2837	D
2lb	J
2x	C
2x men	C
300	C
300 login	M
303	C
303 fech	C
305	K
3060	C
3060 _o	C
31	[
312	D
312 555	D
32gb	C
32gb ram	C
340	C
34th	F
34th street	F
3508	C
36	C
36 _and	D
36 _in	J
365	[
38	M
38 _de	C
38 two	C
38 year	V
390	Y
3x	C
3x seven	C
3x3	C
3xyz	D
400	[
403	I
404	C
404 _que	C
404 mean	C
411	C
411 111	C
42	W
420	C
430	[
44	C
44 770	E
444	Q
4471902	F
45	Q
45 int	C
450	[
456	D
48	C
48 180	D
48 hour	C
49	C
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
500 word	K
500mg	I
500mg thre	I
501	D
501 original	D
502	C
502 bad	C
50th	X
52	L
52 55	C
52 year	F
53	[
55	L
55 1234	C
55 inch	J
55 r16	C
5540	G
555	C
555 011	C
555 0142	D
555 019	D
555 0198	D
5678	C
5e	C
5e fireball	C
5g	C
5g coverag	J
5g fast	C
5kg	C
5kg flour	C
5kg parcel	L
5s	C
5s pay	C
5x	J
5x plu	J
60	N
60 month	K
60 mph	C
60 mustang	C
600	[
6016	D
6016 1331	D
613	X
62	C
62 _to	C
63	C
64	F
64 star	F
646	K
64gb	C
64gb enough	C
66	H
66 start	C
660	C
666	[
69	C
6am	D
6am _in	D
700	[
72	F
73	[
737	C
737 max	C
755	G
755 _do	G
770	E
770 900123	E
777	C
777 _in	C
80	P
80 ?when	C
8080	D
81	C
81 mg	C
85	I
85 db	C
850	C
88	C
88 ke	C
88213	C
88213 b	C
883	F
883 oil	F
8888	C
8gb	C
8gb _of	C
90	P
90 app	N
90 km	C
900	C
9000	C
9000 second	C
900123	E
90210	M
90s	C
90s _with	I
90s music	C
91	[
9268	D
9268 19	D
978	D
978 0	D
987654321	C
999	C
999 plan	C
9999	C
9999 8888	C
9pm	J
9pm _in	J
?cuant	V
?cuant _se	T
?cuant an	S
?cuant di	P
?cuant dur	S
?cuant hij	P
?cuant libr	P
?cuant medi	P
?cuant person	P
?cuant salm	P
?cuant tard	T
?cuant tiemp	D
?cuant val	S
?how	C
?how ?man	C
?how _a	C
?how _be	C
?how _can	Z
?how _could	Q
?how _do	C
?how _i	M
?how _much	C
?how _should	[
?how _the	X
?how _to	P
?how accurat	C
?how big	C
?how com	C
?how deep	C
?how ear	C
?how far	C
?how fast	F
?how film	C
?how heav	C
?how high	C
?how hot	C
?how long	C
?how loud	C
?how often	C
?how old	E
?how rich	G
?how spic	C
?how tall	V
?how tight	C
?how wid	I
?man	F
?man _a	K
?man _be	C
?man _god	C
?man bon	C
?man book	[
?man calor	L
?man chapt	[
?man charact	J
?man child	C
?man chromosom	C
?man clown	J
?man color	[
?man compan	E
?man countr	C
?man da	C
?man degre	G
?man die	C
?man discipl	Y
?man eg	E
?man episod	C
?man f16s	F
?man fast	C
?man floor	K
?man follow	C
?man foot	C
?man goal	C
?man golf	N
?man gram	F
?man grand	C
?man heart	C
?man hour	C
?man ke	F
?man languag	J
?man lap	E
?man lin	E
?man litr	C
?man memb	P
?man mol	G
?man month	C
?man napp	F
?man ounc	C
?man peopl	Z
?man pla	L
?man point	C
?man psalm	V
?man puf	H
?man rakat	C
?man road	F
?man season	C
?man seat	C
?man sid	D
?man sin	W
?man son	[
?man speak	C
?man step	C
?man substitution	C
?man sum	E
?man tablespoon	E
?man teeth	C
?man tim	[
?man unit	D
?man wif	M
?man year	Y
?man zer	C
?porqu	C
?porqu diferenci	C
?when	H
?when _a	[
?when _be	C
?when _do	C
?when _he	[
?when _i	[
?when _im	W
?when _it	P
?when _its	[
?when _my	C
?when _she	Z
?when _should	C
?when _the	C
?when _ther	M
?when _to	N
?when _we	Z
?when _will	Q
?when _you	[
?when ang	T
?when cold	D
?when gam	D
?when jesu	Z
?when lif	U
?when peopl	[
?when run	C
?wher	G
?wher _a	C
?wher _be	P
?wher _can	C
?wher _i	Z
?wher _id	I
?wher _should	C
?wher _the	D
?wher _ther	[
?wher _to	C
?wher _you	S
?wher _your	M
?wher jesu	[
?wher statu	H
?who	K
?who _be	W
?who _can	Z
?who _could	U
?who _couldnt	T
?who _do	[
?who _doesnt	S
?who _dont	S
?who _hav	C
?who _i	U
?who _isnt	Q
?who _let	C
?who _may	[
?who _sa	Q
?who _said	C
?who _to	[
?who _will	U
?who _would	T
?who _wouldnt	U
?who actor	K
?who anoint	T
?who ask	X
?who bak	C
?who baptiz	S
?who becam	S
?who betra	Q
?who build	L
?who bur	T
?who burn	Q
?who call	P
?who cod	C
?who coin	C
?who com	Q
?who commit	P
?who cut	[
?who design	C
?who destro	Q
?who die	Q
?who discover	C
?who fall	R
?who fight	C
?who foretold	R
?who found	W
?who get	E
?who giv	R
?who go	[
?who got	C
?who hat	[
?who heal	T
?who held	R
?who hid	W
?who hold	J
?who hurt	R
?who invent	C
?who kill	[
?who leav	C
?who led	P
?who lie	Q
?who liv	V
?who lost	[
?who lov	C
?who mak	[
?who nev	Y
?who own	C
?who pa	C
?who paint	C
?who pla	C
?who pra	V
?who put	Z
?who rap	X
?who rebuilt	[
?who repent	Q
?who resign	C
?who run	C
?who sacrific	P
?who sav	V
?who scor	C
?who se	P
?who see	W
?who shot	C
?who sin	Y
?who sing	C
?who steal	Q
?who tak	[
?who teach	C
?who tell	V
?who think	S
?who touch	[
?who view	C
?who voic	C
?who walk	U
?who want	P
?who wash	S
?who wast	P
?who watch	[
?who won	C
?who writ	C
?whom	[
?whom _do	R
?whom _shall	Q
?whom _you	V
?why	I
?why _be	C
?why _cant	C
?why _couldnt	U
?why _didnt	Q
?why _do	C
?why _doesnt	U
?why _dont	Q
?why _should	Q
?why _so	[
?why _wont	C
?why believ	T
?why fort	[
?why not	X
^ 0	C
^ 00	C
^ 000	C
^ 080	D
^ 109	F
^ 11111	C
^ 12345	C
^ 123456789	E
^ 127	D
^ 150	C
^ 192	C
^ 1984	C
^ 1z999aa10123456784	E
^ 20	C
^ 400	[
^ 411	C
^ 420	C
^ 430	[
^ 44	E
^ 52	L
^ 555	C
^ 5g	J
^ 666	[
^ 69	C
^ 73	V
^ 978	D
^ 987654321	C
^ 9999	C
^ ?cuant	U
^ ?how	E
^ ?man	[
^ ?when	C
^ ?wher	[
^ ?who	C
^ ?whom	U
^ ?why	I
^ _a	[
^ _al	[
^ _an	[
^ _as	[
^ _at	[
^ _bibl	[
^ _bibli	X
^ _biblical	X
^ _by	[
^ _can	J
^ _cant	[
^ _christian	C
^ _com	C
^ _con	G
^ _could	I
^ _couldnt	S
^ _cual	L
^ _cuand	C
^ _de	S
^ _deb	[
^ _dec	[
^ _del	S
^ _di	[
^ _didnt	Z
^ _do	Q
^ _dond	P
^ _dont	[
^ _e	C
^ _el	[
^ _en	[
^ _for	[
^ _from	D
^ _get	C
^ _god	[
^ _hac	[
^ _hav	R
^ _havent	Q
^ _hay	V
^ _he	[
^ _her	[
^ _his	[
^ _i	[
^ _id	F
^ _if	[
^ _im	[
^ _in	[
^ _isnt	[
^ _it	[
^ _its	[
^ _ive	[
^ _just	F
^ _la	[
^ _las	[
^ _le	W
^ _les	[
^ _let	[
^ _lo	[
^ _los	Y
^ _mas	Y
^ _may	D
^ _me	[
^ _mi	Z
^ _mis	[
^ _must	U
^ _my	[
^ _nos	C
^ _o	E
^ _ok	C
^ _on	[
^ _or	C
^ _our	[
^ _par	[
^ _pleas	M
^ _pod	S
^ _por	S
^ _que	C
^ _quien	H
^ _say	C
^ _scriptur	[
^ _se	[
^ _ser	[
^ _she	[
^ _should	[
^ _show	L
^ _so	S
^ _sobr	Q
^ _someon	[
^ _someth	[
^ _su	V
^ _tell	C
^ _teng	[
^ _th	C
^ _that	[
^ _the	[
^ _ther	[
^ _thos	T
^ _tien	W
^ _to	K
^ _too	[
^ _tu	Z
^ _u	C
^ _un	[
^ _una	[
^ _us	C
^ _vers	[
^ _versicul	Z
^ _we	[
^ _what	D
^ _which	M
^ _whos	P
^ _will	C
^ _would	C
^ _y	[
^ _yo	C
^ _you	M
^ _your	C
^ a1	J
^ aa	C
^ aaaaaaaa	C
^ aaaaaaaaaaa	C
^ aaron	C
^ ab12	D
^ abandon	W
^ abb	P
^ abc	C
^ abc123	C
^ abdi	S
^ abigail	W
^ abimelech	P
^ abog	C
^ abominacion	Q
^ abon	C
^ abort	S
^ abortion	W
^ abr	[
^ abraham	Q
^ abram	[
^ absalom	T
^ absalon	R
^ abstain	U
^ aburridoo	C
^ abus	S
^ acab	Y
^ acas	Q
^ acc	C
^ accept	W
^ aceit	Y
^ acept	Y
^ acn	Y
^ acompan	Y
^ acord	C
^ acordat	X
^ acr	C
^ act	N
^ actor	[
^ actu	C
^ acuerdat	T
^ adam	C
^ adan	X
^ adblu	E
^ add	C
^ addam	C
^ addict	E
^ adel	F
^ adi	C
^ adiccion	T
^ adivin	C
^ admin	C
^ adona	[
^ adond	Y
^ adopt	Y
^ ador	Y
^ adult	P
^ adulter	Q
^ advent	Q
^ adventist	Y
^ advic	U
^ affect	C
^ afraid	[
^ afric	Y
^ african	S
^ aft	[
^ against	[
^ agap	X
^ agar	V
^ age	[
^ agradec	S
^ agu	[
^ aguant	[
^ agur	W
^ ahab	W
^ ahaz	T
^ ahijah	S
^ ahor	[
^ ai	U
^ air	C
^ airbnb	C
^ aircraft	C
^ al	Z
^ alab	T
^ alcohol	C
^ alegrens	Z
^ alejandr	S
^ aleluy	T
^ alex	C
^ alexand	V
^ alg	Y
^ alguien	U
^ algun	S
^ aliment	C
^ alineacion	C
^ all	[
^ alm	T
^ almost	S
^ alon	[
^ alquil	D
^ alt	[
^ alter	E
^ altur	C
^ alwa	[
^ am	C
^ ama	R
^ amar	T
^ amaziah	V
^ amen	U
^ american	F
^ amig	[
^ amish	C
^ amistad	S
^ amnon	V
^ amo	Z
^ among	C
^ amor	Z
^ amoxicilin	C
^ amoxicillin	I
^ amtrak	C
^ amulet	Y
^ amzon	C
^ an	T
^ ana	Z
^ anagram	C
^ anaheim	C
^ analis	C
^ anani	Z
^ ancian	W
^ ancient	S
^ and	[
^ andrew	C
^ android	C
^ ang	[
^ angel	C
^ angelin	K
^ angkor	C
^ angl	D
^ anill	C
^ anim	T
^ animal	G
^ aniversari	Z
^ anniversar	R
^ ano	[
^ anoint	R
^ anoth	C
^ ansiedad	T
^ answ	L
^ answer	[
^ ant	[
^ anthon	C
^ antioch	I
^ antiochu	W
^ antonym	C
^ anxiou	U
^ aou	C
^ apart	X
^ apo	R
^ apocalips	W
^ apoll	C
^ apostill	C
^ apostl	C
^ apostol	[
^ apostroph	C
^ app	C
^ appearanc	W
^ appl	C
^ aprend	Z
^ aqu	Z
^ aquariu	C
^ ar	C
^ arabic	H
^ arbol	T
^ arc	C
^ arcangel	U
^ arduin	C
^ are	C
^ argu	Y
^ arizon	C
^ ark	C
^ arkans	C
^ arm	[
^ armor	V
^ arroz	C
^ arruin	Q
^ arsehol	C
^ artist	Q
^ asa	Y
^ ascendent	C
^ asd	C
^ asdasdasd	C
^ asdf	C
^ asdfasdf	E
^ asdfghjkl	C
^ asesin	T
^ ash	Q
^ asham	U
^ asi	W
^ ask	[
^ aspirin	C
^ assassin	C
^ assist	Z
^ assyri	X
^ assyrian	T
^ ataqu	S
^ atomic	H
^ atonement	F
^ atropell	V
^ aun	V
^ aunqu	Z
^ author	[
^ autism	R
^ autobu	C
^ autor	[
^ aventur	X
^ averag	C
^ aviv	C
^ avogadr	C
^ avoid	[
^ awak	[
^ ay	U
^ ayat	C
^ ayud	T
^ ayudam	U
^ ayun	Y
^ azazel	W
^ b	C
^ b08n5wrwnw	C
^ baa	C
^ baal	X
^ bab	C
^ babel	V
^ babiloni	W
^ babylon	C
^ back	[
^ bad	Z
^ bail	N
^ baj	N
^ bak	T
^ balaam	V
^ balanc	C
^ balayag	C
^ baldur	J
^ ball	C
^ ballon	D
^ ban	[
^ banan	F
^ bander	C
^ bank	C
^ baptist	C
^ baptiz	C
^ bar	S
^ barbar	C
^ barbi	L
^ barist	C
^ barometric	C
^ baruch	T
^ base64	G
^ bash	C
^ bast	U
^ batall	C
^ battl	C
^ bautiz	T
^ baylor	C
^ bbc	F
^ be	[
^ beam	C
^ bear	X
^ beard	C
^ beast	V
^ beaut	X
^ beb	[
^ becam	S
^ becom	[
^ bed	C
^ bedtim	S
^ beep	C
^ beethoven	D
^ befor	[
^ behemot	R
^ behind	[
^ behold	[
^ bel	[
^ belen	Z
^ believ	R
^ beltan	C
^ bendec	W
^ bendic	W
^ bendicion	[
^ bendit	P
^ benjamin	C
^ bermud	C
^ bes	X
^ best	C
^ bet	D
^ bet365	F
^ bethlehem	F
^ betra	V
^ beyonc	H
^ biblesuck	C
^ bien	Q
^ bienaventur	S
^ big	F
^ bil	C
^ bildad	W
^ billi	C
^ binar	C
^ bind	I
^ bing	[
^ bird	Y
^ birth	[
^ birthda	W
^ bishop	C
^ bit	C
^ bizcoch	I
^ bla	C
^ black	[
^ blackjack	K
^ blah	C
^ blasphem	W
^ blend	I
^ bless	S
^ blind	[
^ blood	C
^ blorp	C
^ blu	F
^ bluetooth	C
^ bmi	H
^ bnmbnmbn	C
^ bo	H
^ boaz	W
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
^ boston	J
^ bottomless	R
^ bouquet	C
^ boy	[
^ boyfriend	Z
^ bra	M
^ brain	C
^ braz	H
^ brb	C
^ bread	K
^ break	T
^ brexit	C
^ brid	[
^ bridegroom	Z
^ bridesmaid	E
^ bring	[
^ britne	C
^ broth	C
^ bruh	C
^ bs	C
^ bu	[
^ bucl	C
^ buen	C
^ build	[
^ buji	C
^ bul	X
^ bullshit	C
^ bum	C
^ burg	C
^ burial	[
^ burn	C
^ bus	[
^ busc	[
^ buscad	U
^ busquen	T
^ butterf	Y
^ bye	C
^ bypass	C
^ byu	C
^ c	L
^ caball	[
^ cabell	K
^ cabinet	C
^ cabr	V
^ cad	M
^ caes	C
^ cai	W
^ cain	U
^ calcul	R
^ caleb	V
^ calend	N
^ calendari	J
^ calidad	C
^ call	[
^ callat	C
^ calm	V
^ calpol	C
^ calvin	C
^ camb	C
^ cambi	Y
^ camel	U
^ camell	X
^ camil	C
^ camin	Y
^ camp	C
^ campervan	F
^ canc	S
^ cancel	[
^ cancion	C
^ cand	C
^ candl	[
^ candlem	W
^ canel	C
^ cannot	C
^ cans	[
^ cant	Z
^ cantam	C
^ canterbur	C
^ canv	C
^ cap	C
^ capital	C
^ capitul	K
^ capricorn	C
^ capsul	D
^ captial	D
^ car	[
^ card	[
^ carg	R
^ carl	C
^ carnet	C
^ carnival	R
^ carpal	C
^ carpent	Z
^ carr	Q
^ cart	[
^ cas	[
^ casarm	Y
^ cast	Y
^ castig	R
^ cat	[
^ catan	C
^ catch	[
^ catholic	C
^ caus	C
^ ced	W
^ ceil	C
^ cel	[
^ celebrit	C
^ celtic	C
^ celul	[
^ cen	V
^ ceniz	X
^ centurion	V
^ cerd	S
^ cesare	[
^ ch	T
^ chakr	[
^ chang	E
^ chapel	N
^ chappell	I
^ char	C
^ charad	I
^ chariot	I
^ charit	J
^ charl	[
^ charli	F
^ charlott	C
^ chatgpt	C
^ cheap	C
^ cheat	[
^ check	K
^ cheep	C
^ cheltenham	G
^ chem	V
^ chernobyl	C
^ cherubim	Y
^ chess	X
^ chest	[
^ chicken	C
^ chickenpox	G
^ chief	C
^ child	[
^ childhood	P
^ chines	C
^ chist	N
^ chiv	Y
^ chmod	C
^ choos	[
^ chr	C
^ christchurch	C
^ christm	X
^ chromebook	E
^ chronic	W
^ chuck	C
^ church	C
^ churchill	C
^ cicl	C
^ cieg	W
^ ciel	[
^ cient	T
^ cinc	[
^ cinem	C
^ cir	V
^ circumcision	P
^ cistern	C
^ cit	L
^ citibik	C
^ ciudad	X
^ civil	[
^ cl	C
^ clap	X
^ clarenc	C
^ clas	[
^ clash	E
^ clasificacion	C
^ clean	[
^ cleans	R
^ cleric	E
^ climat	[
^ clos	X
^ cloth	R
^ cloud	S
^ coach	[
^ cobr	[
^ cock	C
^ codig	C
^ cold	[
^ coldpla	C
^ colesterol	C
^ colleagu	[
^ collectiv	C
^ colleg	M
^ color	[
^ colossu	C
^ com	[
^ comet	[
^ comfort	W
^ comid	C
^ command	[
^ communication	C
^ communion	P
^ compar	I
^ comparativ	J
^ compart	[
^ compatibilidad	C
^ compet	S
^ competition	S
^ compos	D
^ compost	C
^ compr	[
^ comput	D
^ computador	C
^ comunion	T
^ conciert	C
^ concubin	R
^ conect	C
^ conf	S
^ confes	Q
^ confess	W
^ confession	C
^ confirmation	W
^ conflict	Z
^ conqu	Y
^ consej	V
^ consid	W
^ consol	W
^ constantin	V
^ consuel	X
^ consum	Y
^ cont	[
^ contact	C
^ contend	S
^ contr	W
^ contradiccion	X
^ contradiction	Z
^ contrat	D
^ control	Y
^ controll	Y
^ convert	C
^ cook	[
^ coolant	D
^ cop	N
^ cor	[
^ corazon	Y
^ corder	C
^ corinthian	C
^ cornstarch	C
^ coron	H
^ coronation	C
^ corpu	D
^ corrig	C
^ corrupt	[
^ cort	C
^ cos	T
^ cosign	Y
^ costill	R
^ council	M
^ count	[
^ countr	C
^ coupl	[
^ coupon	C
^ court	[
^ courtne	C
^ cousin	W
^ covenant	D
^ cowork	Z
^ cr	Z
^ craigslist	E
^ crap	C
^ craz	C
^ cre	Y
^ creat	[
^ crec	V
^ crem	C
^ cri	S
^ cring	E
^ crippl	Y
^ cris	[
^ crist	[
^ cristian	H
^ croc	C
^ crontab	C
^ crook	[
^ croquet	C
^ cross	Q
^ crossfit	C
^ crossword	L
^ crowd	[
^ crown	F
^ crucif	U
^ crucigram	C
^ crusad	H
^ cruz	[
^ crystal	F
^ css	G
^ ctrl	C
^ cuan	P
^ cuant	C
^ cuarent	X
^ cuatr	V
^ cuban	C
^ cuent	[
^ cuentam	C
^ cuerp	W
^ cuid	[
^ cul	C
^ culp	Q
^ cult	[
^ cumpl	[
^ cumplean	U
^ cuot	F
^ cup	[
^ cupon	F
^ cur	V
^ curr	C
^ current	C
^ curs	Q
^ cut	[
^ cv	H
^ cycl	I
^ cyrillic	I
^ cyru	V
^ d	C
^ da	[
^ dad	L
^ dagon	[
^ dal	[
^ dala	L
^ dam	[
^ damascu	C
^ danc	C
^ daniel	G
^ dann	C
^ dar	[
^ dark	C
^ darl	R
^ dart	C
^ dash	C
^ dat	[
^ daught	F
^ dav	C
^ david	Y
^ davidson	F
^ day	R
^ daylight	C
^ ddd	C
^ deacon	[
^ deaf	U
^ deb	T
^ deben	P
^ debor	X
^ deborah	S
^ debt	[
^ decapol	[
^ decirl	R
^ declaracion	C
^ dedication	[
^ dedicatori	R
^ deep	Q
^ defend	S
^ defin	V
^ definition	[
^ definiton	C
^ dej	[
^ dejen	Q
^ delet	C
^ delilah	D
^ demas	Z
^ demon	C
^ den	U
^ dental	C
^ department	C
^ depreciation	C
^ deriv	D
^ derivativ	C
^ derrib	S
^ descendant	S
^ describ	W
^ descubr	R
^ desd	W
^ dese	U
^ design	[
^ despacit	J
^ desped	S
^ despedid	T
^ despu	X
^ destin	C
^ deutsch	C
^ devil	C
^ devill	C
^ devocion	P
^ devocional	[
^ devolv	C
^ devotion	[
^ devotional	X
^ dfgdfgdfg	C
^ dfgkjhdfg	C
^ di	D
^ dia	[
^ diabl	C
^ diacon	Y
^ dialys	[
^ dian	V
^ dicen	T
^ dichos	S
^ dickhead	C
^ die	H
^ diet	V
^ diezm	W
^ diferenci	W
^ differenc	C
^ difficult	[
^ dig	[
^ dign	X
^ dij	Q
^ dijeron	Q
^ dim	F
^ din	Z
^ diner	W
^ dinosaur	W
^ dios	R
^ diosit	[
^ dirt	[
^ discipl	N
^ disciplin	U
^ discipul	T
^ discourag	[
^ discriminat	Q
^ discurs	V
^ disfrut	V
^ disne	J
^ disneyland	C
^ disobedient	R
^ disregard	C
^ distanc	C
^ div	F
^ divid	[
^ dividend	C
^ division	[
^ divorc	H
^ diwal	G
^ dmv	C
^ dnd	C
^ dns	C
^ dobl	U
^ doc	X
^ dock	D
^ doctor	[
^ documentar	C
^ dog	[
^ dogecoin	C
^ dolor	[
^ domestic	W
^ domin	C
^ doming	[
^ don	[
^ donald	D
^ donat	[
^ donke	W
^ doom	C
^ door	D
^ doppl	C
^ dorc	V
^ dormim	R
^ dos	[
^ doubl	[
^ doubt	[
^ dov	G
^ doy	V
^ dpf	D
^ dr	C
^ draft	G
^ draftk	D
^ drag	[
^ dragon	[
^ drak	F
^ draw	D
^ dream	[
^ dress	[
^ drink	[
^ drip	V
^ driv	[
^ drop	K
^ drought	Y
^ drunk	U
^ drunken	T
^ duerm	V
^ duk	N
^ dumb	C
^ dun	D
^ duoling	C
^ dut	[
^ dwayn	I
^ dyson	C
^ eagl	V
^ ear	N
^ earth	[
^ earthquak	[
^ eas	D
^ east	Q
^ eastend	C
^ eastern	[
^ eat	C
^ eba	C
^ ebenez	U
^ ech	L
^ eclesiastic	Q
^ eclips	[
^ ecuacion	C
^ eczem	C
^ eden	I
^ edom	W
^ educ	Q
^ egg	[
^ eglon	W
^ egypt	S
^ egyptian	C
^ eid	C
^ eight	[
^ eightfold	G
^ ejempl	K
^ ejercici	T
^ el	X
^ eld	[
^ elden	C
^ eleanor	C
^ eleaz	Z
^ eleccion	Y
^ election	[
^ electoral	C
^ electric	L
^ electron	C
^ eleg	X
^ elevation	C
^ elf	C
^ eli	Y
^ elihu	X
^ elijah	C
^ elim	X
^ eliphaz	U
^ elise	[
^ elish	L
^ ell	[
^ elohim	R
^ elon	E
^ elton	M
^ embaraz	X
^ embarrass	Q
^ emm	C
^ emmerdal	C
^ emotion	Q
^ emotional	[
^ empan	C
^ empez	Y
^ empiez	[
^ emple	C
^ empt	[
^ enabl	C
^ encontr	[
^ encourag	W
^ encouragement	T
^ end	R
^ enem	[
^ enfermedad	X
^ engagement	K
^ engan	R
^ enjo	T
^ enoc	V
^ enoch	P
^ ensen	S
^ ensenal	U
^ ensenan	P
^ ensenanz	X
^ ent	C
^ entierr	X
^ entr	[
^ entreg	S
^ entrop	C
^ env	C
^ envidi	P
^ envo	X
^ enzym	C
^ epiphon	F
^ equipaj	C
^ er	C
^ eric	C
^ erotic	N
^ error	C
^ ertertert	C
^ esau	Y
^ escap	C
^ escorpi	C
^ escort	C
^ escrib	C
^ escuch	T
^ escuel	S
^ esdr	Y
^ esfuerzat	Q
^ esp	[
^ esp32	C
^ esper	[
^ esperant	C
^ espiritu	S
^ espos	[
^ est	N
^ estan	U
^ estatu	D
^ esteban	S
^ esten	V
^ esth	R
^ esto	[
^ estrang	R
^ estren	C
^ estud	R
^ estudi	R
^ estuv	P
^ etc	C
^ eternal	F
^ eternit	M
^ ets	G
^ ett	C
^ eugen	C
^ eul	C
^ eur	C
^ euromillion	C
^ eurost	K
^ eurovision	E
^ eva	T
^ evangeli	T
^ eve	C
^ even	[
^ ever	[
^ everybod	S
^ everyon	[
^ everyth	[
^ evidenc	V
^ evil	[
^ ewrtwert	C
^ ex	Z
^ exam	K
^ examen	[
^ excel	E
^ excell	G
^ exec	D
^ exist	W
^ existen	Q
^ existi	P
^ exodu	C
^ expiacion	X
^ expir	C
^ explain	L
^ explic	Q
^ expuls	[
^ extran	Z
^ ey	Z
^ eye	Y
^ eyeshadow	C
^ ezekiel	L
^ ezequi	R
^ ezequiel	[
^ ezr	C
^ f	C
^ f1	C
^ f35	F
^ fac	[
^ facbook	C
^ facebook	C
^ facetim	C
^ factoris	J
^ fail	R
^ fair	[
^ faith	C
^ fak	K
^ fall	[
^ falleci	U
^ fals	Z
^ falt	U
^ fam	X
^ famili	U
^ famin	W
^ famou	J
^ fanduel	C
^ fantas	U
^ far	[
^ farewell	[
^ farm	[
^ farmaci	C
^ fart	C
^ fas	C
^ fast	J
^ fat	X
^ fath	C
^ favoritism	P
^ fe	[
^ fear	[
^ feast	[
^ fech	[
^ fed	C
^ feed	[
^ feel	[
^ felic	Q
^ felip	T
^ feliz	X
^ femal	[
^ feng	C
^ ferr	C
^ festival	X
^ few	C
^ ffff	C
^ ffs	C
^ fibonacc	C
^ fichaj	E
^ field	W
^ fier	U
^ fiest	[
^ fif	C
^ fift	K
^ fig	C
^ fight	[
^ filibust	C
^ film	C
^ fin	Z
^ final	[
^ financial	V
^ find	J
^ finiquit	E
^ finnish	C
^ fir	[
^ firm	X
^ first	[
^ firstborn	P
^ fish	C
^ fishermen	T
^ fiv	[
^ fix	J
^ fjdksl	C
^ fl	E
^ flag	C
^ fle	C
^ fleetwood	J
^ flihgt	C
^ flip	C
^ flood	N
^ flor	U
^ flow	X
^ flurb	C
^ flut	C
^ fodmap	C
^ follow	Y
^ foo	C
^ food	M
^ fool	R
^ foot	P
^ football	[
^ forbidden	X
^ ford	C
^ foreign	[
^ forget	J
^ forgiv	C
^ forgot	C
^ format	C
^ formul	C
^ fort	[
^ fortun	K
^ fost	Z
^ fot	C
^ found	[
^ four	[
^ fourteen	[
^ fourth	[
^ fox	[
^ fras	[
^ fre	C
^ freedom	U
^ freelanc	G
^ freez	C
^ french	C
^ fresh	C
^ friend	W
^ friendship	V
^ frog	Y
^ fruit	Y
^ ftp	I
^ fuck	C
^ fueg	V
^ fuer	C
^ fui	Y
^ full	R
^ funcion	E
^ funeral	[
^ funn	Z
^ futur	X
^ gabriel	C
^ gaiu	[
^ gam	C
^ gambl	T
^ gamestop	C
^ gan	[
^ ganesh	C
^ gang	Z
^ gap	T
^ garag	G
^ garden	[
^ gasoliner	C
^ gast	[
^ gat	[
^ gay	Q
^ gb29	D
^ gcs	G
^ gdpr	G
^ gedeon	T
^ gel	C
^ gemin	C
^ gend	X
^ generacion	C
^ general	I
^ generat	C
^ generational	[
^ generou	Z
^ genes	P
^ genshin	C
^ gent	[
^ gentl	Y
^ geograph	F
^ georg	C
^ gerasen	W
^ german	C
^ gestation	C
^ get	[
^ gggg	C
^ ghghghgh	C
^ ghost	W
^ ghostbust	C
^ giant	[
^ gibberish	C
^ gibeonit	X
^ gideon	L
^ gift	S
^ gigant	V
^ gilgal	W
^ gilipoll	C
^ girl	[
^ git	C
^ giv	T
^ glad	[
^ gladiator	C
^ glastonbur	C
^ glor	R
^ glori	Z
^ glow	Z
^ gluten	H
^ glycemic	H
^ gmail	H
^ go	C
^ goat	X
^ gobiern	V
^ godadd	C
^ godfre	H
^ godiv	G
^ godzill	C
^ gog	T
^ going	[
^ gold	[
^ golden	Q
^ goldfish	C
^ goliath	C
^ good	C
^ googl	C
^ gospel	C
^ gossip	U
^ got	[
^ government	C
^ governor	Y
^ goz	R
^ gr	K
^ grac	C
^ graci	[
^ gradient	C
^ graduation	U
^ grain	W
^ gran	C
^ grand	U
^ grandm	X
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
^ grief	Y
^ griev	V
^ group	C
^ grow	Q
^ grup	Q
^ gt	C
^ gta	M
^ guard	[
^ guardan	C
^ guerr	I
^ guess	C
^ guilt	[
^ guin	C
^ guit	J
^ gulf	E
^ gun	J
^ guy	[
^ ha	T
^ hab	C
^ habi	P
^ habl	[
^ habr	U
^ hac	[
^ hacers	[
^ hag	V
^ hagan	U
^ hagas	W
^ haggl	W
^ hah	C
^ hahahah	C
^ hail	L
^ hair	W
^ hairdres	C
^ hal	C
^ halal	C
^ half	T
^ hall	T
^ halloween	C
^ ham	Q
^ haman	X
^ hamlet	E
^ hammond	C
^ hamst	M
^ hananiah	S
^ hand	C
^ hank	C
^ hannah	T
^ hanukkah	S
^ hanuman	F
^ happ	P
^ har	C
^ harass	T
^ hard	M
^ harp	I
^ harr	C
^ harv	[
^ harvard	E
^ hast	[
^ hat	X
^ hav	V
^ hayden	C
^ haz	C
^ hazael	Y
^ hazm	C
^ head	U
^ heal	W
^ health	[
^ hear	W
^ heart	Z
^ heav	W
^ heaven	C
^ hebre	Y
^ hebrew	H
^ hebron	U
^ helen	C
^ hell	C
^ hellbo	C
^ help	[
^ hen	C
^ henr	C
^ henta	C
^ her	[
^ herm	C
^ herman	C
^ hero	Q
^ herod	V
^ heroin	W
^ hex	C
^ hey	C
^ hezekiah	W
^ hgfhgf	C
^ hgfhgfhgf	C
^ hgv	F
^ hi	C
^ hic	Y
^ hicieron	R
^ hicim	R
^ hid	[
^ high	[
^ highwa	C
^ hij	C
^ hind	C
^ hindu	S
^ hing	C
^ hipotec	C
^ hir	[
^ histori	[
^ historical	Z
^ hiy	C
^ hjkl	C
^ hmm	C
^ hmrc	C
^ hoa	C
^ hogwart	C
^ hoj	C
^ hol	C
^ hold	X
^ holida	[
^ holofern	V
^ holyrood	C
^ hom	[
^ hombr	[
^ homeostas	C
^ homeschool	X
^ homesick	U
^ hon	Z
^ hone	W
^ honest	[
^ honor	V
^ honr	W
^ hook	Q
^ hookup	J
^ hoov	C
^ hor	L
^ horari	C
^ horoscop	L
^ hors	D
^ hosann	V
^ hose	C
^ hospital	[
^ hospitalit	[
^ hospitl	C
^ hot	[
^ hotel	C
^ hous	Z
^ household	[
^ hoy	[
^ hoz	C
^ http	C
^ hub	T
^ hues	H
^ hum	C
^ human	Z
^ humbl	X
^ humidit	C
^ hung	X
^ hunt	[
^ hurrican	Y
^ husband	[
^ hydrocortison	C
^ ibuprofen	E
^ ibuprofin	E
^ ice	[
^ icebreak	I
^ icing	F
^ idiot	C
^ idk	C
^ idol	[
^ idr	M
^ ifram	K
^ iglesi	[
^ ignor	C
^ ike	C
^ illegal	[
^ imagen	[
^ imbecil	C
^ imdb	D
^ img	F
^ immaculat	M
^ immigration	Y
^ imperi	C
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
^ inf	H
^ infertilit	[
^ infidelidad	R
^ infiern	T
^ inflation	M
^ inheritanc	Y
^ injur	[
^ input	C
^ insect	[
^ insid	C
^ inst	C
^ instagram	C
^ instal	D
^ instant	C
^ instrument	[
^ insult	[
^ integral	C
^ integrat	C
^ intermittent	C
^ internal	C
^ interpret	[
^ interracial	S
^ introduction	[
^ invent	[
^ invert	[
^ invit	X
^ invitacion	C
^ iphon	J
^ ir	[
^ irish	C
^ irm	Y
^ iron	F
^ irregul	C
^ irs	C
^ isa	W
^ isaac	K
^ isabel	[
^ isai	[
^ isaiah	C
^ ishmael	R
^ islam	[
^ ismael	T
^ israel	U
^ itv	F
^ ivf	X
^ ivy	C
^ j	C
^ jabon	C
^ jacob	J
^ jael	V
^ jailbreak	E
^ jain	C
^ jairu	P
^ jajajaj	C
^ jajsjajsj	C
^ jak	C
^ jam	M
^ jan	I
^ japanes	I
^ jar	W
^ jav	C
^ javascript	H
^ jealou	R
^ jean	C
^ jef	M
^ jeft	V
^ jehoahaz	Q
^ jehu	[
^ jennif	C
^ jephthah	X
^ jeremi	X
^ jeremiah	R
^ jeric	U
^ jerich	C
^ jeroboam	T
^ jerusalem	C
^ jerusalen	T
^ jes	Y
^ jess	E
^ jesu	Q
^ jesucrist	Q
^ jet	C
^ jew	P
^ jewish	[
^ jezabel	V
^ jezebel	R
^ jimm	C
^ jjjjjjjj	C
^ jkhsdf87sdf	C
^ jkl	C
^ jnd	F
^ jo	[
^ joa	C
^ joab	W
^ job	C
^ jobcentr	H
^ joel	U
^ john	C
^ johnn	C
^ jollof	F
^ jon	C
^ jonah	C
^ jonatan	T
^ jonathan	[
^ jool	D
^ jordan	C
^ jos	I
^ joseph	K
^ joshu	C
^ josi	R
^ josiah	H
^ josu	[
^ joven	U
^ joy	Y
^ jsdhfjkhsd	C
^ json	C
^ juan	[
^ jubile	Z
^ jud	C
^ judah	S
^ judg	C
^ judgment	T
^ judit	V
^ judith	Z
^ juec	R
^ jueg	[
^ juev	W
^ jug	[
^ juic	D
^ julien	C
^ jun	C
^ junt	S
^ jur	I
^ jurassic	C
^ justic	C
^ justici	Y
^ juzg	Q
^ k	C
^ kamasutr	C
^ kardashian	C
^ karm	X
^ karv	C
^ keanu	E
^ kebab	C
^ keep	[
^ ken	C
^ kentuck	C
^ ket	R
^ kevin	C
^ key	[
^ keyboard	C
^ keylor	H
^ khan	C
^ kick	X
^ kierkegaard	C
^ kill	[
^ kim	L
^ kind	Y
^ kinetic	C
^ king	C
^ kingdom	C
^ kiss	C
^ kkkkkkkkkk	C
^ knead	I
^ knock	D
^ know	[
^ korean	C
^ kosh	C
^ kpop	E
^ kr	E
^ kram	H
^ kreb	D
^ kubectl	C
^ kyli	C
^ la	V
^ lab	D
^ laban	[
^ label	C
^ labor	[
^ lactos	C
^ lad	C
^ lag	[
^ lam	C
^ lamb	C
^ lamborghin	C
^ lamec	X
^ lament	[
^ lamp	[
^ land	[
^ landlord	[
^ langost	[
^ laodice	W
^ laptop	J
^ lasagn	L
^ lash	C
^ last	[
^ lastim	V
^ lat	Y
^ latex	C
^ latin	C
^ lav	Y
^ lavador	G
^ lavars	W
^ law	[
^ lay	[
^ laz	[
^ lazar	W
^ lazaru	C
^ lead	[
^ leagu	C
^ leah	U
^ learn	[
^ leasehold	C
^ leatherjacket	K
^ leav	[
^ lebron	C
^ leccion	U
^ lectur	[
^ leer	[
^ legion	Y
^ lend	[
^ leo	H
^ leon	[
^ leonard	G
^ lesson	[
^ let	[
^ lev	F
^ levant	S
^ levantat	[
^ leviathan	C
^ levit	Z
^ lex	C
^ ley	J
^ liar	T
^ liber	C
^ libr	Q
^ lid	[
^ lidi	W
^ lie	[
^ lif	[
^ lifespan	E
^ light	[
^ lik	F
^ lil	H
^ lim	L
^ limb	V
^ limerick	C
^ limit	[
^ limpi	X
^ linen	R
^ lingeri	C
^ linkedin	C
^ lion	E
^ liri	C
^ list	[
^ littl	[
^ liv	W
^ livin	C
^ lkjhgf	E
^ lkjlkjlkj	C
^ llam	[
^ llc	I
^ lleg	[
^ llegu	S
^ llev	[
^ llevarm	P
^ llor	X
^ lma	L
^ lmaoo	C
^ loaf	J
^ loan	[
^ lob	[
^ local	L
^ lock	[
^ locust	E
^ log	G
^ logan	F
^ lol	C
^ long	V
^ look	[
^ lord	V
^ los	L
^ lost	[
^ lot	[
^ lott	C
^ lotter	[
^ lov	F
^ low	[
^ ls	C
^ lt	E
^ luc	U
^ luch	T
^ lucif	M
^ luck	U
^ luk	C
^ lululemon	G
^ lun	L
^ lunch	H
^ luter	Z
^ luth	H
^ lutheran	C
^ luz	C
^ lyr	C
^ lyric	C
^ m	E
^ m6	C
^ macaren	C
^ macb	I
^ macbook	F
^ machism	Z
^ machu	C
^ madr	[
^ maestr	T
^ magic	C
^ magn	C
^ mahjong	C
^ mail	D
^ main	[
^ mak	C
^ mal	[
^ malaqui	S
^ maltrat	Z
^ mam	[
^ man	[
^ manag	U
^ manan	[
^ manas	W
^ manasseh	T
^ manchest	E
^ manchst	C
^ mand	[
^ mandarin	C
^ manej	T
^ mann	R
^ mansedumbr	V
^ mantr	C
^ map	[
^ maquillaj	T
^ mar	V
^ marathon	C
^ marc	L
^ march	S
^ marcu	C
^ mard	C
^ mari	[
^ mark	C
^ marr	C
^ mart	[
^ martin	C
^ maslow	D
^ mass	[
^ mast	E
^ mat	Y
^ mati	R
^ matlab	C
^ matrimoni	[
^ matrix	C
^ mattathi	[
^ matthew	U
^ matthi	X
^ max	N
^ mayb	C
^ mayflow	C
^ mayor	N
^ mcat	C
^ mcdonald	C
^ mcrib	D
^ measur	R
^ mecc	G
^ medic	Y
^ medical	[
^ medicin	W
^ medid	V
^ medit	[
^ meditat	U
^ meek	Z
^ meet	X
^ meg	J
^ meh	C
^ mejor	P
^ melat	C
^ melchizedek	R
^ melquisedec	T
^ memor	[
^ memorial	[
^ memph	E
^ men	J
^ mensaj	[
^ ment	[
^ mental	S
^ mephibosh	S
^ merc	K
^ mercadolibr	C
^ mercur	M
^ merg	C
^ mess	R
^ met	[
^ metallic	C
^ metformin	D
^ methodist	C
^ metr	C
^ metric	C
^ miam	N
^ mic	C
^ micah	C
^ micaiah	Y
^ michael	C
^ michal	Z
^ microblad	C
^ microwav	F
^ midwiv	Q
^ might	W
^ miguel	R
^ mik	C
^ mil	[
^ milagr	U
^ milanunci	C
^ militar	[
^ milk	[
^ millston	T
^ minecraft	C
^ mineral	C
^ ming	C
^ minim	C
^ minimum	U
^ ministeri	Z
^ ministr	U
^ minneapol	J
^ mir	W
^ miracl	C
^ miren	S
^ miriam	V
^ mis	[
^ miserabl	R
^ misericordi	Z
^ miss	X
^ mission	C
^ missionar	X
^ mit	C
^ mla	D
^ mmmmmmmmmmmm	C
^ mnbvcx	C
^ mock	T
^ model	Y
^ modern	E
^ mois	Z
^ mol	C
^ molest	R
^ mom	[
^ moment	C
^ mone	[
^ moned	C
^ mongodb	C
^ monk	C
^ monop	C
^ mont	[
^ montessor	C
^ monz	G
^ moon	[
^ moonston	E
^ mor	[
^ moral	Y
^ moralej	X
^ mordeca	[
^ mormon	E
^ morn	C
^ mortal	V
^ mortgag	[
^ mos	K
^ most	[
^ mot	H
^ moth	C
^ motherboard	D
^ motorbik	G
^ mount	[
^ mountain	[
^ mourn	Q
^ mov	[
^ mozart	C
^ mp	C
^ mr	C
^ mrbeast	C
^ mri	V
^ much	Y
^ muert	R
^ muestram	X
^ muj	[
^ mujer	C
^ mult	J
^ mumford	C
^ muppet	E
^ murder	T
^ music	[
^ musician	Y
^ mustard	C
^ mysql	C
^ naaman	X
^ naboth	Q
^ nac	[
^ nacem	S
^ nad	F
^ nadab	S
^ nadi	[
^ nag	S
^ nah	C
^ nahor	W
^ nahum	I
^ nail	U
^ nak	C
^ nam	V
^ nan	C
^ napoleon	K
^ naproxen	K
^ nasdaq	C
^ nat	C
^ natan	Y
^ nathan	C
^ nation	[
^ national	[
^ navidad	U
^ navratr	K
^ nazaret	C
^ nda	C
^ near	[
^ nebuchadnez	V
^ necesit	[
^ need	G
^ nehemi	S
^ nehemiah	V
^ neighbor	[
^ neith	[
^ neon	C
^ nervi	U
^ nervou	X
^ netflix	V
^ nev	Q
^ new	[
^ newlyw	U
^ newton	I
^ next	C
^ nfl	C
^ nhs	C
^ ni	[
^ nic	C
^ nicanor	U
^ nick	E
^ nicodem	V
^ nietzsch	E
^ night	[
^ nightmar	X
^ nik	E
^ nimrod	X
^ nin	Y
^ nineveh	Q
^ ningun	T
^ niniv	T
^ nintend	C
^ nlkjhgf	C
^ nlkjnlkj	C
^ nnn	C
^ no	R
^ noa	C
^ noah	C
^ nobl	C
^ nobod	[
^ noch	W
^ nochebuen	U
^ noe	[
^ nombr	C
^ normal	C
^ nors	C
^ nos	C
^ not	Q
^ notar	F
^ noth	U
^ notic	H
^ notr	C
^ novel	Z
^ noven	[
^ novi	C
^ now	[
^ npm	C
^ nub	[
^ nucl	X
^ nud	C
^ nuestr	S
^ nuev	[
^ null	C
^ nullpointerexception	D
^ numb	[
^ numer	I
^ numerolog	C
^ nun	C
^ nunc	[
^ nurs	C
^ nvnvnvnv	C
^ obadiah	C
^ obam	C
^ obe	Y
^ obed	T
^ obedec	T
^ oblig	Q
^ obr	C
^ obsesion	T
^ obsess	[
^ odi	[
^ odysse	E
^ ofert	C
^ offer	U
^ offsid	C
^ ofrec	P
^ ofrend	[
^ ofst	C
^ oh	C
^ ohm	C
^ oijoij	C
^ oil	[
^ oiuoiuoiu	C
^ ojal	W
^ ojo	[
^ old	W
^ oliv	E
^ olivi	C
^ olvid	Q
^ om	C
^ omeprazol	C
^ omg	C
^ onc	R
^ one	C
^ onl	[
^ onlin	Z
^ onlyfan	E
^ open	[
^ opium	C
^ opportunit	C
^ oprah	C
^ orar	[
^ orchid	C
^ ord	[
^ ore	Q
^ oren	U
^ organ	[
^ original	E
^ orl	G
^ orteg	C
^ orthodox	C
^ os	Q
^ osc	C
^ ose	[
^ osr	C
^ oth	X
^ otr	Z
^ ou	C
^ ouij	N
^ out	Y
^ outlook	C
^ output	C
^ ovej	Z
^ over	C
^ overnight	C
^ overview	Z
^ overwater	C
^ oxbow	D
^ oxford	C
^ oxidation	D
^ ozempic	C
^ ozz	C
^ pa	X
^ pabl	[
^ pacienci	Q
^ pact	Y
^ padr	F
^ padrin	V
^ paell	C
^ pag	V
^ pagan	C
^ paid	[
^ pais	C
^ palabr	P
^ palm	C
^ palom	C
^ pan	M
^ pancak	F
^ panic	[
^ pantall	[
^ panton	C
^ pap	H
^ par	J
^ parabl	Z
^ parabol	P
^ paracetamol	E
^ paradis	C
^ parallel	C
^ parej	W
^ parent	[
^ park	C
^ parkinson	[
^ parrot	C
^ part	E
^ partid	C
^ pas	S
^ pasaj	W
^ pascu	W
^ pass	[
^ passiv	G
^ passov	[
^ passport	D
^ password123	C
^ past	C
^ patch	C
^ pathetic	K
^ patient	D
^ patrimoni	C
^ paul	V
^ pavlov	D
^ pay	[
^ paypal	E
^ paz	[
^ peac	[
^ peaj	C
^ pear	C
^ pec	[
^ ped	[
^ pedirl	W
^ pedr	[
^ pel	[
^ pele	[
^ pelicul	C
^ pen	C
^ penalt	C
^ pens	S
^ pensamient	Q
^ pentecost	U
^ peopl	[
^ pept	C
^ per	X
^ percent	C
^ perd	[
^ perdim	R
^ perdon	W
^ perfect	T
^ permutation	D
^ persecut	P
^ persian	C
^ person	V
^ personaj	C
^ pes	C
^ pet	D
^ ph	C
^ pharaoh	W
^ pharise	U
^ phil	I
^ philadelphi	I
^ philip	E
^ philistin	R
^ phillip	J
^ phoenix	C
^ phon	C
^ phonic	C
^ photosynthes	C
^ php	C
^ pick	D
^ pickl	D
^ pid	[
^ pidan	Q
^ piedr	W
^ piens	Y
^ pierd	X
^ pig	[
^ pilat	K
^ pilgrim	R
^ pill	M
^ pinch	D
^ pint	G
^ pinter	C
^ pip	C
^ pisc	G
^ piss	C
^ pitbull	C
^ pivot	C
^ pizz	C
^ placehold	C
^ plagu	H
^ plan	[
^ planet	C
^ plant	[
^ plantill	I
^ plat	N
^ play	C
^ playbo	C
^ pleit	V
^ plot	[
^ pls	K
^ plumb	[
^ plural	C
^ pobr	R
^ poc	S
^ poem	C
^ poetic	D
^ poiuytrewq	C
^ pok	S
^ pokemon	C
^ pokmon	C
^ polic	[
^ politic	T
^ poll	F
^ pollen	C
^ pon	[
^ poop	C
^ poor	T
^ pop	C
^ porn	C
^ pornhub	C
^ porqu	C
^ posicion	C
^ post	[
^ postcod	J
^ postur	V
^ pow	Z
^ powerpoint	C
^ ppp	C
^ pr	[
^ pra	Y
^ practic	Z
^ prais	[
^ pram	C
^ pre	Y
^ preach	X
^ preci	D
^ predestination	[
^ predic	[
^ prednison	J
^ prefier	R
^ pregnant	[
^ pregunt	C
^ prem	C
^ premium	I
^ prepar	V
^ presbyterian	D
^ present	[
^ presentacion	T
^ president	K
^ presion	H
^ pressur	Z
^ prest	X
^ pretend	C
^ pric	T
^ prim	[
^ primar	C
^ primer	[
^ princ	C
^ princess	Y
^ princip	[
^ print	C
^ prison	[
^ privac	[
^ prob	M
^ probabilit	C
^ problem	[
^ profeci	W
^ profet	W
^ profetis	R
^ promes	P
^ promis	P
^ proof	Z
^ proofread	C
^ prophec	T
^ prophet	H
^ prophetess	T
^ prosperit	U
^ prostitut	[
^ prot	C
^ protect	[
^ protection	U
^ proteg	T
^ protein	C
^ protest	S
^ proud	T
^ proverb	C
^ proverbial	C
^ providenc	C
^ prudenc	C
^ prueb	C
^ prueben	S
^ psalm	Z
^ psorias	I
^ psychic	C
^ public	X
^ puebl	T
^ pued	C
^ pueden	X
^ puert	S
^ puj	G
^ pulgon	C
^ pull	[
^ pulp	C
^ pumpkin	C
^ pun	C
^ punishment	Q
^ punnet	D
^ pupp	C
^ pur	T
^ purgator	C
^ purpl	C
^ purpos	S
^ pus	R
^ put	[
^ pythagor	I
^ python	[
^ qa	C
^ qazwsxedc	C
^ qibl	C
^ quadratic	F
^ quail	T
^ quak	C
^ qualit	U
^ quarrel	Y
^ quebr	X
^ qued	[
^ quedat	T
^ queen	C
^ quer	C
^ querem	R
^ querian	T
^ quick	[
^ quien	R
^ quier	[
^ quieren	S
^ quiet	[
^ quiniel	C
^ quisier	U
^ quit	I
^ qwe	C
^ qweqweqw	C
^ qwert	C
^ qwertyuiop	C
^ r	F
^ rac	[
^ rachel	C
^ racist	[
^ radiohead	C
^ rahab	X
^ raid	C
^ rain	[
^ rais	U
^ raiz	G
^ ram	[
^ ramadan	M
^ ramen	C
^ random	C
^ rap	U
^ raphael	[
^ rapt	U
^ raquel	W
^ raspberr	D
^ rastafar	C
^ rastr	C
^ raven	N
^ ray	M
^ react	Q
^ read	[
^ real	[
^ rebaj	C
^ rebec	Y
^ rebecc	C
^ rebekah	S
^ recet	C
^ recib	[
^ recien	Z
^ recip	L
^ recipi	C
^ recommend	C
^ recov	D
^ recover	W
^ recuper	C
^ red	E
^ redact	C
^ reddit	H
^ redeem	C
^ redemption	D
^ reflexion	V
^ refractiv	E
^ refuge	Q
^ refund	C
^ refus	T
^ regal	[
^ regex	C
^ region	P
^ regl	C
^ rehoboam	Q
^ rein	Y
^ reinhold	C
^ reject	[
^ rejoic	U
^ relacion	T
^ relaps	W
^ religion	[
^ religiou	[
^ remarriag	U
^ rememb	[
^ remind	C
^ remot	H
^ remov	C
^ rent	S
^ rental	C
^ repeat	C
^ repent	R
^ replac	C
^ repot	F
^ reprob	V
^ reset	C
^ resident	C
^ resist	[
^ respect	X
^ respet	R
^ respond	I
^ rest	Z
^ restarant	C
^ restart	C
^ restaur	X
^ restor	T
^ resucit	X
^ resuelv	C
^ result	M
^ resumen	[
^ retir	[
^ retirement	[
^ return	[
^ reuben	[
^ reunion	[
^ reveal	C
^ revelacion	W
^ revelation	D
^ reveng	[
^ revolucion	C
^ rewrit	D
^ rey	[
^ rez	Z
^ rezarl	P
^ rfc	C
^ rhym	C
^ rib	C
^ rich	[
^ rick	C
^ riddl	C
^ righteou	R
^ ring	[
^ ringworm	C
^ rio	N
^ riot	Z
^ ris	[
^ riv	[
^ rm	E
^ road	[
^ roar	C
^ roast	C
^ rob	[
^ roblox	C
^ roc	V
^ rock	V
^ rocket	C
^ rod	[
^ rofl	C
^ rol	N
^ roll	C
^ rom	X
^ roman	R
^ romanc	Y
^ rome	C
^ romp	[
^ root	C
^ rop	C
^ rosc	I
^ roscon	I
^ roth	C
^ rotten	M
^ roulett	H
^ royal	Y
^ ru	C
^ rubik	C
^ rug	E
^ rul	[
^ run	[
^ russian	G
^ rut	[
^ ruth	D
^ ryan	C
^ s	C
^ sa	[
^ sab	[
^ sabbath	[
^ sabbatical	C
^ sac	Y
^ sacerdot	S
^ sacrament	R
^ sacrific	Z
^ sacrifici	U
^ sacrificial	C
^ saf	[
^ sagittariu	D
^ sai	C
^ saint	N
^ sal	[
^ salar	K
^ salari	[
^ salbutamol	H
^ salem	C
^ salg	S
^ sali	Y
^ salm	[
^ salom	[
^ salomon	C
^ salon	C
^ sals	C
^ salt	X
^ salud	U
^ salv	W
^ salvador	J
^ salvars	Q
^ sam	[
^ samari	Q
^ samhain	C
^ sampl	C
^ samson	[
^ samsung	C
^ samuel	C
^ san	L
^ sangr	W
^ sanson	X
^ sant	K
^ santeri	R
^ santiag	[
^ saqu	V
^ sar	U
^ sara	Y
^ saracen	C
^ sarah	I
^ sartr	C
^ satan	[
^ satanic	C
^ saturn	C
^ saul	Q
^ sav	C
^ scar	[
^ scatter	S
^ school	[
^ schopenhau	D
^ schroding	C
^ scientolog	C
^ scissor	C
^ scorpi	C
^ scrabbl	C
^ scrap	C
^ scratch	R
^ screw	C
^ scrib	[
^ script	E
^ sdfsdf	C
^ sdkfjh	C
^ se	[
^ sea	[
^ sean	[
^ search	K
^ seat	Y
^ seattl	C
^ second	[
^ secret	C
^ sed	[
^ see	L
^ seed	[
^ seek	Z
^ seg	C
^ segmentation	C
^ segu	Q
^ seguimient	C
^ segund	[
^ segur	C
^ seguridad	S
^ seinfeld	C
^ select	C
^ self	[
^ selfish	V
^ sell	[
^ sembr	U
^ sen	C
^ senal	S
^ senat	C
^ send	C
^ sent	[
^ seoul	C
^ separ	R
^ separat	[
^ ser	[
^ seran	T
^ sermon	[
^ serpient	[
^ serv	[
^ servant	Z
^ servici	U
^ set	[
^ setent	[
^ seth	C
^ settl	F
^ seven	R
^ sevent	[
^ seventh	R
^ sew	C
^ sex	C
^ sext	H
^ sexual	[
^ shalom	X
^ shap	D
^ shar	[
^ shaun	C
^ shawshank	C
^ sheep	[
^ shein	C
^ shem	V
^ shepherd	L
^ sherlock	L
^ shield	[
^ shiloh	H
^ shin	M
^ shingl	C
^ shint	F
^ ship	F
^ shipwreck	X
^ shirle	C
^ shit	F
^ short	[
^ shorten	C
^ shrek	C
^ shunammit	V
^ shut	C
^ si	[
^ sibl	Y
^ sick	Y
^ sid	R
^ sieg	T
^ siempr	X
^ siet	[
^ sig	Y
^ sign	C
^ signific	Z
^ sil	[
^ silenc	C
^ silent	T
^ silv	[
^ sim	C
^ simeon	[
^ simon	H
^ simpl	[
^ simplif	C
^ simpson	C
^ simulador	C
^ simulat	D
^ sin	C
^ sina	C
^ sindrom	X
^ sing	L
^ singl	V
^ sinonim	C
^ sintom	C
^ sirach	W
^ sirv	V
^ sist	C
^ sit	[
^ six	Q
^ siz	[
^ skibid	C
^ sku	C
^ skyrim	C
^ slav	[
^ sleep	[
^ sleepless	U
^ sling	C
^ slkdfj	C
^ slogan	C
^ slot	F
^ sloth	N
^ slow	[
^ slug	C
^ small	[
^ smoke	C
^ snak	C
^ snook	C
^ snoop	E
^ snow	Y
^ soap	D
^ social	[
^ sociolog	E
^ socratic	C
^ sodom	M
^ sohcahto	C
^ sol	[
^ sold	Y
^ solitair	C
^ solomon	J
^ solt	U
^ solv	C
^ som	[
^ somebod	S
^ song	C
^ sonnet	C
^ sorr	Q
^ sort	I
^ soul	C
^ soulcycl	D
^ sound	C
^ sourdough	J
^ south	C
^ southampton	D
^ sow	[
^ sp	F
^ spanish	C
^ spar	C
^ speak	[
^ speech	[
^ speed	L
^ spend	V
^ spf	D
^ spirit	C
^ spiritual	[
^ split	E
^ spotf	C
^ spotif	C
^ spread	[
^ squar	D
^ squeak	C
^ ssh	C
^ st	C
^ sta	[
^ stag	[
^ stairwa	E
^ stamp	C
^ stand	[
^ standard	J
^ star	X
^ stardew	D
^ start	[
^ stas	C
^ stat	E
^ statin	C
^ statu	[
^ statut	C
^ steal	R
^ steam	F
^ step	X
^ stephen	C
^ stev	C
^ stfu	C
^ stick	[
^ still	[
^ stitch	C
^ stock	M
^ stoicism	F
^ ston	N
^ stonewar	C
^ stop	[
^ stor	[
^ storag	C
^ storm	S
^ str	C
^ strang	[
^ street	[
^ strength	[
^ stress	[
^ strik	[
^ strip	[
^ strong	[
^ struggl	U
^ stubborn	[
^ stuck	[
^ stud	X
^ student	[
^ studi	C
^ stupid	C
^ sty	C
^ sub	[
^ success	U
^ succession	C
^ suculent	C
^ sud	J
^ sudaf	C
^ sudoku	C
^ suen	U
^ suez	C
^ suf	S
^ sufr	V
^ sujet	C
^ sum	[
^ sumif	E
^ summar	[
^ summaris	C
^ sun	[
^ sunburn	D
^ sunda	C
^ sunris	W
^ sup	C
^ support	W
^ surah	C
^ surfac	C
^ surger	Y
^ survivor	V
^ sush	C
^ sustitut	C
^ svg	J
^ sw1	C
^ swallow	Z
^ sweet	[
^ swift	C
^ swiftu	C
^ swing	Q
^ switch	U
^ sword	[
^ symptom	C
^ synonym	C
^ system	D
^ tabl	M
^ tailwind	D
^ taint	C
^ tak	[
^ talith	V
^ talk	[
^ tall	R
^ tam	[
^ tan	[
^ tant	R
^ taoist	C
^ tardigrad	C
^ tare	C
^ target	C
^ tarjet	[
^ tarot	H
^ tasbih	C
^ tasmanian	C
^ tast	Y
^ tatto	U
^ taylor	[
^ tcu	C
^ te	E
^ teach	[
^ team	C
^ tear	C
^ tectonic	C
^ teen	X
^ teh	M
^ tell	[
^ tem	[
^ tembl	V
^ temor	[
^ temperanc	C
^ temperatur	C
^ templ	V
^ temptation	K
^ ten	[
^ tenem	[
^ tengan	Q
^ teni	P
^ tent	T
^ tenth	S
^ teologi	U
^ teorem	C
^ term	I
^ termin	Y
^ terminal	Q
^ terminator	C
^ terraform	F
^ terremot	W
^ tesc	C
^ tesl	C
^ tesor	W
^ test	C
^ testament	R
^ testig	R
^ tetanu	C
^ tetr	C
^ tex	H
^ text	[
^ tha	L
^ thank	C
^ thanksgiv	[
^ theloniou	F
^ them	P
^ then	C
^ thing	I
^ think	[
^ third	[
^ thirst	P
^ thirt	[
^ thom	C
^ thor	C
^ thorn	J
^ though	U
^ thre	[
^ thresh	T
^ through	[
^ throw	[
^ thund	[
^ tibetan	C
^ tick	C
^ tid	C
^ tiemp	C
^ tienen	Q
^ tierr	S
^ tiktok	J
^ tim	X
^ timoth	D
^ timothe	C
^ tind	S
^ tinnitu	F
^ tint	C
^ tip	H
^ tir	[
^ tiramisu	C
^ titanic	J
^ tith	I
^ titration	C
^ titu	N
^ toast	X
^ tobi	V
^ tobit	[
^ toc	[
^ tocin	C
^ tod	[
^ toda	[
^ todavi	X
^ toefl	D
^ tom	[
^ tomat	C
^ tomb	U
^ tongu	C
^ top	I
^ tor	M
^ torn	Y
^ tortois	G
^ tottenham	C
^ touch	[
^ tour	F
^ town	W
^ toy	C
^ tr	[
^ trabaj	[
^ trabalengu	C
^ track	C
^ trad	U
^ trademark	C
^ traduc	C
^ trail	C
^ train	L
^ traitor	J
^ translat	C
^ trap	Y
^ trat	[
^ traum	W
^ travel	K
^ tre	[
^ treasur	X
^ treat	P
^ treint	W
^ tren	C
^ trench	C
^ trevor	G
^ trial	[
^ trib	X
^ trick	C
^ trinidad	C
^ trinit	C
^ trivi	E
^ trolle	C
^ tru	C
^ truc	C
^ trumpet	Y
^ trust	U
^ ttttttt	C
^ tu	Y
^ tumb	S
^ turn	[
^ turron	C
^ tuv	X
^ twelv	C
^ twent	[
^ twin	W
^ twist	C
^ twit	C
^ two	[
^ typ	L
^ typeerror	E
^ typescript	H
^ typhoid	C
^ tyr	M
^ tytytyt	C
^ u2	G
^ uber	C
^ uc	C
^ ufc	C
^ ugh	C
^ uiuiu	C
^ ukrain	D
^ ultim	C
^ umrah	C
^ un	D
^ unanswer	R
^ unbeliev	P
^ unblock	C
^ uncensor	C
^ uncion	[
^ unclean	[
^ und	[
^ undefin	C
^ undocument	[
^ unemplo	[
^ unequal	R
^ unexpect	X
^ unf	Z
^ unforgiven	C
^ ungrat	Q
^ uninstall	C
^ union	Z
^ unit	C
^ universit	T
^ unleaven	U
^ unless	R
^ unlock	C
^ uno	P
^ unsubscrib	C
^ until	U
^ up	X
^ upwork	C
^ ur	J
^ usar	[
^ usd	C
^ useless	[
^ user	L
^ ush	C
^ using	[
^ usted	S
^ utah	C
^ uv	L
^ va	C
^ vacacion	[
^ vacun	E
^ val	X
^ valenc	C
^ valentin	U
^ valle	[
^ valor	C
^ valorant	D
^ vam	[
^ van	[
^ vanidad	R
^ vay	C
^ vayan	S
^ vbs	Z
^ ve	R
^ vecin	W
^ vedic	C
^ vegan	[
^ vel	W
^ velocidad	C
^ velori	Z
^ ven	R
^ venc	W
^ vend	[
^ vendi	T
^ vendieron	U
^ veng	S
^ vengan	R
^ venid	X
^ venm	C
^ venu	E
^ veo	U
^ ver	[
^ verb	C
^ vers	S
^ versicul	[
^ vestid	C
^ vet	C
^ veteran	[
^ vi	[
^ viaj	V
^ victor	X
^ victori	C
^ vid	[
^ vide	D
^ vidi	C
^ vien	V
^ vient	S
^ vietnam	I
^ vigili	T
^ vin	Z
^ vinyl	C
^ violenci	R
^ violent	V
^ vipassan	C
^ virg	C
^ virgin	[
^ vis	C
^ vision	[
^ visit	[
^ vitamix	F
^ viud	Q
^ viv	[
^ vivim	R
^ voic	[
^ volcan	J
^ volv	[
^ volver	[
^ vos	Q
^ vosotr	Q
^ vot	[
^ vouch	C
^ vow	C
^ voy	[
^ vuel	C
^ vuelt	S
^ w	C
^ wag	T
^ wait	[
^ wak	C
^ walk	[
^ wall	P
^ war	[
^ warfarin	C
^ warfram	C
^ warn	L
^ wash	C
^ wast	C
^ wat	R
^ watch	[
^ watergat	C
^ wealth	[
^ weapon	[
^ wear	[
^ weath	C
^ weathr	C
^ wed	Z
^ wednesda	C
^ weep	S
^ weird	[
^ welcom	W
^ welsh	F
^ weoirweoiruw	C
^ wet	[
^ whatev	C
^ whatsap	C
^ wher	C
^ whil	C
^ whit	[
^ who	C
^ whoam	C
^ whoev	V
^ whol	[
^ wibbl	C
^ wiccan	L
^ wick	[
^ widow	[
^ wikipedi	C
^ wild	Y
^ win	L
^ wind	[
^ wing	W
^ wint	[
^ wis	H
^ wit	T
^ wo	T
^ woe	[
^ wolf	S
^ woman	[
^ wonder	V
^ word	F
^ wordl	C
^ wordpress	E
^ work	[
^ world	[
^ worr	U
^ worship	X
^ worst	J
^ wound	S
^ wrath	J
^ wright	C
^ writ	C
^ wtf	C
^ wubb	C
^ ww2	E
^ wwe	C
^ wwi	K
^ www	C
^ x	C
^ x41	C
^ xbox	H
^ xcvbnm	C
^ xpath	C
^ xxx	C
^ xyz	C
^ xyzz	C
^ ya	[
^ yahtze	H
^ yanke	C
^ yannick	C
^ yeah	C
^ year	C
^ yeet	C
^ yep	C
^ yes	C
^ ying	C
^ yog	S
^ you	X
^ young	[
^ youth	Y
^ youtub	C
^ yug	[
^ yugoslavi	C
^ zacari	S
^ zacchaeu	V
^ zakat	E
^ zapat	C
^ zapatill	C
^ zar	C
^ zechariah	Z
^ zedekiah	T
^ zeld	C
^ zen	J
^ zer	S
^ zeu	D
^ zimr	V
^ zion	C
^ zip	C
^ zodiac	C
^ zoom	L
^ zoph	S
^ zoroastrian	C
^ zxzxzx	C
^ zzz	C
^ zzzzzzz	C
^ тест	C
^ مرحبا	C
^ ツ	C
^ テスト	C
^ 你	C
_a	Q
_a 120	C
_a 12x10	H
_a 16	Q
_a 1998	C
_a 24	C
_a 2400	K
_a 500	K
_a 52	F
_a 5kg	L
_a 90	C
_a _a	E
_a _bibl	K
_a _can	F
_a _christian	[
_a _dec	C
_a _di	[
_a _dond	[
_a _for	E
_a _god	[
_a _hac	T
_a _i	D
_a _la	K
_a _las	M
_a _lo	U
_a _los	[
_a _mi	[
_a _mis	X
_a _que	C
_a _quien	[
_a _right	Q
_a _ser	[
_a _su	[
_a _sus	[
_a _tu	D
_a _tus	T
_a _un	[
_a _una	[
_a _vers	T
_a abel	S
_a abn	Q
_a abraham	U
_a absalon	Q
_a alguien	[
_a americ	D
_a argentin	N
_a b	C
_a bab	[
_a bad	[
_a bag	G
_a bagel	D
_a ball	F
_a baptiz	[
_a bar	C
_a barrel	C
_a basket	[
_a bay	C
_a beach	C
_a beard	Q
_a bed	E
_a believ	U
_a bet	[
_a bien	P
_a big	[
_a bind	C
_a birdi	C
_a birthda	P
_a black	C
_a bless	[
_a blood	C
_a bo	F
_a boat	[
_a book	Y
_a boomerang	C
_a boy	C
_a boyfriend	R
_a brain	K
_a break	Z
_a brid	R
_a british	C
_a broth	J
_a budget	Q
_a budgi	C
_a bug	C
_a build	[
_a bul	R
_a bump	C
_a burden	Q
_a burst	F
_a bus	C
_a busc	Q
_a bush	R
_a cabbag	J
_a cactu	E
_a cad	S
_a caer	P
_a cain	P
_a canaan	Q
_a canon	C
_a carburetor	C
_a card	C
_a cas	W
_a casarm	P
_a casin	I
_a cast	C
_a cat	L
_a catalyst	F
_a cav	[
_a cell	J
_a chang	F
_a charg	C
_a chatbot	W
_a cheer	R
_a cheetah	C
_a chemical	C
_a child	[
_a chimne	H
_a christm	R
_a church	[
_a circl	C
_a cit	S
_a clean	V
_a client	C
_a clif	[
_a clos	U
_a cloud	Q
_a clov	E
_a club	I
_a coat	C
_a coffe	C
_a coin	D
_a cold	C
_a colleagu	[
_a com	V
_a committe	R
_a compan	C
_a complaint	M
_a comput	C
_a concert	I
_a conf	P
_a conoc	P
_a convex	G
_a cop	U
_a corn	M
_a coupl	U
_a cov	C
_a covenant	[
_a cowlick	C
_a cowork	E
_a cream	H
_a cricket	G
_a crim	Q
_a criminal	V
_a crist	V
_a crocodil	L
_a cross	[
_a crush	S
_a cubit	[
_a cult	Z
_a cup	E
_a curs	[
_a custom	C
_a cylind	C
_a d20	C
_a dad	T
_a daniel	T
_a dar	T
_a dat	[
_a david	Y
_a day	[
_a deacon	[
_a decimal	F
_a decision	S
_a degre	C
_a dej	R
_a demon	V
_a denariu	[
_a deposit	C
_a depress	U
_a design	C
_a desktop	C
_a dex	C
_a dichotomou	C
_a die	Q
_a diesel	C
_a differenc	[
_a different	[
_a digital	G
_a discipl	X
_a dishwash	C
_a distanc	S
_a distanci	T
_a div	C
_a divorc	T
_a doctor	[
_a document	F
_a dog	C
_a donke	W
_a door	T
_a dorm	Q
_a dos	Z
_a doubl	C
_a dov	[
_a dozen	M
_a dragon	C
_a dream	Y
_a drink	X
_a driv	C
_a dron	I
_a drunk	Y
_a dud	C
_a dumb	C
_a dungeon	C
_a duvet	C
_a east	E
_a egipt	T
_a el	T
_a eli	R
_a ell	Q
_a esa	Q
_a esau	Q
_a espan	C
_a est	[
_a esteban	P
_a estud	R
_a eva	P
_a faith	P
_a fak	V
_a fall	Y
_a fals	W
_a fam	[
_a fan	J
_a farm	S
_a fath	X
_a feel	C
_a fev	C
_a few	T
_a field	V
_a fight	Z
_a filibust	C
_a fin	X
_a first	J
_a fish	T
_a fit	C
_a fiv	C
_a flat	D
_a fleec	T
_a fold	C
_a fool	Y
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
_a friendship	V
_a frog	D
_a front	C
_a fruit	C
_a full	C
_a funeral	[
_a funn	C
_a fus	C
_a gam	R
_a gang	X
_a garden	J
_a garlic	F
_a gas	D
_a gay	[
_a general	C
_a gerund	C
_a ghost	W
_a giant	U
_a gift	C
_a ging	F
_a girl	Q
_a girlfriend	S
_a glut	C
_a goalkeep	E
_a god	[
_a godmoth	P
_a golden	C
_a golf	C
_a goliat	P
_a good	F
_a goog	C
_a grandmoth	P
_a grav	R
_a great	T
_a group	E
_a guayaquil	C
_a gun	[
_a guy	Z
_a gym	E
_a hab	[
_a habaner	C
_a haiku	C
_a hairdress	D
_a half	D
_a hand	C
_a hard	R
_a hat	C
_a health	W
_a heart	S
_a heat	G
_a heav	Y
_a hectar	C
_a hedgehog	C
_a heic	C
_a hen	P
_a hijab	C
_a hocke	G
_a hom	[
_a horribl	Z
_a hospital	Z
_a hot	P
_a hotel	M
_a hous	W
_a hug	Y
_a hundr	[
_a hung	C
_a husband	V
_a imagen	Q
_a ir	Q
_a isaac	P
_a israel	P
_a jacob	T
_a jagu	C
_a jellyfish	C
_a jeremi	Q
_a jerusalen	P
_a jesu	W
_a jezabel	Q
_a jo	S
_a job	X
_a jok	C
_a jos	X
_a juan	S
_a jud	W
_a judg	[
_a juici	P
_a junior	C
_a keyston	C
_a kidne	Z
_a king	[
_a kitchen	M
_a kitten	F
_a kiw	C
_a kne	E
_a kpi	C
_a lack	V
_a lad	F
_a lamp	V
_a landlord	C
_a laptop	C
_a lasagn	C
_a latt	E
_a law	Y
_a lawn	C
_a leath	E
_a leer	P
_a lep	T
_a lesbian	S
_a let	C
_a level	K
_a lie	[
_a lif	C
_a lift	E
_a light	Y
_a limerick	G
_a linkedin	C
_a linux	C
_a lion	[
_a lisbo	F
_a list	J
_a littl	[
_a llor	S
_a llov	C
_a load	C
_a loan	[
_a loft	J
_a long	[
_a lord	R
_a lost	C
_a lot	U
_a lov	P
_a lunchbox	M
_a luz	S
_a mac	C
_a macaroon	F
_a madrid	L
_a man	V
_a mang	U
_a marathon	T
_a mari	T
_a market	C
_a marr	Y
_a mat	S
_a matrimoni	R
_a mattress	G
_a mayf	E
_a meal	T
_a mean	W
_a mechanical	C
_a medianoch	U
_a meet	C
_a megalodon	C
_a mess	[
_a mi	V
_a microwav	G
_a mil	C
_a mill	E
_a millston	Y
_a min	J
_a miracl	[
_a mirror	[
_a mis	Y
_a miscarriag	R
_a mission	Y
_a missionar	T
_a mistak	R
_a mockingbird	C
_a mois	T
_a monad	C
_a monke	C
_a month	J
_a mor	P
_a mortgag	G
_a moth	Y
_a mountain	[
_a mouth	C
_a murder	Q
_a muslim	T
_a mustard	E
_a mutex	H
_a nac	R
_a nadi	T
_a narcissist	Y
_a negron	C
_a new	[
_a newborn	M
_a no	C
_a non	Z
_a nonagon	D
_a normal	C
_a north	C
_a notar	C
_a numb	M
_a nurs	[
_a nut	C
_a orar	S
_a otr	V
_a p45	C
_a pabl	U
_a pack	C
_a pag	F
_a paladin	G
_a pap	C
_a par	T
_a paragraph	C
_a parcel	I
_a parent	R
_a park	[
_a part	C
_a pas	C
_a pastor	[
_a payslip	I
_a pdf	C
_a pec	P
_a pedr	X
_a pencil	C
_a penguin	C
_a pentagon	G
_a perd	W
_a person	Y
_a pes	C
_a petrol	C
_a pharise	P
_a phon	[
_a phot	C
_a pian	F
_a pictur	C
_a piec	C
_a pilot	[
_a pinat	C
_a pint	D
_a pit	X
_a plagu	C
_a plan	C
_a plant	C
_a plat	[
_a plug	C
_a plumb	F
_a podcast	N
_a poem	D
_a point	C
_a polic	R
_a post	C
_a potat	C
_a pound	C
_a pow	C
_a pr	[
_a pra	C
_a preach	[
_a predic	R
_a prenup	C
_a privac	C
_a privat	T
_a process	C
_a product	E
_a promis	V
_a prophet	[
_a prostitut	Y
_a ps5	C
_a psalm	W
_a puf	C
_a pumpkin	D
_a python	C
_a quantit	C
_a quark	C
_a qued	Q
_a question	Y
_a quien	Q
_a quintillion	C
_a quiz	C
_a radiator	G
_a rais	C
_a rap	D
_a ray	G
_a real	C
_a reason	W
_a reasonabl	M
_a rectangl	D
_a red	C
_a refuge	Q
_a refund	R
_a relationship	[
_a rent	T
_a rental	F
_a restaurant	W
_a rex	C
_a riv	Y
_a road	C
_a robot	C
_a rock	T
_a rod	C
_a roll	K
_a rooftop	G
_a root	I
_a roth	E
_a rough	[
_a roundabout	C
_a rout	C
_a rugb	L
_a rust	C
_a sad	Y
_a saint	[
_a sal	M
_a salomon	R
_a salv	P
_a samuel	Q
_a san	C
_a sandwich	C
_a sanson	S
_a satan	T
_a saul	[
_a scotch	K
_a script	C
_a second	C
_a secret	[
_a semicolon	C
_a senator	C
_a sentenc	C
_a ser	J
_a serv	R
_a servant	T
_a seven	C
_a shar	C
_a shark	D
_a shed	C
_a shekel	[
_a shint	C
_a shirt	C
_a sho	G
_a shoot	R
_a shop	[
_a shopaholic	C
_a short	H
_a shortcut	C
_a shot	C
_a show	C
_a si	R
_a sick	X
_a sign	[
_a sikh	C
_a sin	[
_a siz	N
_a skateboard	C
_a ski	C
_a skydiv	G
_a slip	F
_a small	C
_a smoke	E
_a snak	Z
_a sol	H
_a sold	R
_a son	V
_a song	C
_a sp	Z
_a spac	C
_a speech	T
_a speed	L
_a spirit	W
_a splint	G
_a spoon	C
_a sprain	C
_a spreadsheet	I
_a stainless	E
_a stamp	C
_a standard	C
_a star	X
_a startup	C
_a stew	C
_a stor	C
_a storm	R
_a str	C
_a strain	C
_a strang	X
_a strip	D
_a strok	R
_a strong	Y
_a stuck	C
_a sty	L
_a suicid	U
_a suit	C
_a suitcas	K
_a sunda	E
_a swollen	C
_a sword	[
_a syllogism	C
_a symbol	V
_a symphon	C
_a tablecloth	H
_a tail	C
_a talent	[
_a talk	E
_a tap	C
_a tavern	C
_a tax	C
_a teach	[
_a templ	[
_a ten	C
_a terapi	P
_a tercer	C
_a terribl	Y
_a test	J
_a tetanu	C
_a text	C
_a thief	Q
_a thirt	J
_a thousand	[
_a thre	C
_a ti	V
_a tick	M
_a tiemp	[
_a tight	L
_a tim	[
_a tin	F
_a toad	D
_a toast	C
_a tod	[
_a toddl	C
_a toilet	C
_a tomat	C
_a tooth	[
_a tow	[
_a trabaj	R
_a traditional	E
_a traffic	C
_a train	C
_a transform	C
_a trapezium	K
_a tre	[
_a trip	Q
_a tuesda	C
_a tun	I
_a turban	C
_a turke	N
_a tweet	C
_a twelv	C
_a two	C
_a tyr	C
_a uk	M
_a ukulel	K
_a uno	U
_a uri	P
_a used	C
_a usernam	C
_a van	C
_a vegetabl	F
_a veil	T
_a vend	D
_a ver	C
_a verbal	C
_a verruc	C
_a vide	C
_a vig	C
_a viol	J
_a violin	J
_a virgin	W
_a vis	M
_a viv	Q
_a vm	D
_a voic	[
_a volv	S
_a vos	Q
_a vow	U
_a vpn	C
_a vuestr	W
_a w9	C
_a wall	G
_a walru	C
_a warehous	C
_a wasp	C
_a wast	J
_a watch	C
_a watermelon	J
_a way	[
_a websit	C
_a wed	[
_a week	N
_a whal	[
_a wheel	N
_a wheelch	Z
_a whetston	C
_a whit	H
_a whol	T
_a wiccan	C
_a widow	X
_a wif	[
_a wig	C
_a willow	C
_a win	M
_a window	D
_a windsor	C
_a witch	U
_a woman	R
_a woodchuck	C
_a wool	C
_a work	I
_a workout	C
_a year	[
_a young	T
_a youth	[
_about	U
_about _a	C
_about _an	U
_about _god	[
_about _me	[
_about _the	J
_about _what	X
_about be	R
_about chees	C
_about child	P
_about courag	R
_about die	S
_about duck	I
_about everyth	Q
_about fam	P
_about fish	C
_about food	W
_about forgiv	P
_about formul	C
_about friendship	Q
_about fyr	C
_about hors	C
_about humbl	P
_about jesu	X
_about justic	S
_about kill	P
_about kind	P
_about lie	R
_about lif	P
_about lost	M
_about lov	R
_about marr	P
_about mone	V
_about noah	W
_about oth	R
_about patient	Q
_about peac	P
_about physic	C
_about plumb	C
_about politic	Q
_about sant	Q
_about self	Q
_about sex	R
_about sol	C
_about spreadsheet	D
_about tac	C
_about thre	C
_about tomorrow	V
_about traffic	C
_about wif	F
_about work	R
_accord	M
_accord _to	M
_acerc	Q
_al	V
_al _di	P
_al _que	[
_al abr	C
_al adh	C
_al aeropuert	C
_al agu	V
_al aleman	C
_al arbol	S
_al beb	S
_al centrifug	C
_al ces	X
_al ciel	[
_al corazon	P
_al cuadr	D
_al cuell	[
_al cult	Q
_al cur	R
_al desiert	Q
_al dia	X
_al diabl	X
_al ejercit	P
_al enemig	S
_al espiritu	Q
_al faraon	P
_al fin	Q
_al final	T
_al franc	C
_al fueg	S
_al gobiern	P
_al habl	Q
_al hij	Q
_al hombr	Q
_al horn	C
_al infiern	R
_al lad	Q
_al lag	V
_al lord	[
_al mal	S
_al mar	U
_al medic	T
_al mont	C
_al mor	S
_al mund	[
_al mus	C
_al neci	V
_al nin	X
_al nort	P
_al ordenador	C
_al otr	Q
_al padr	P
_al pie	S
_al pobr	R
_al pok	C
_al poz	P
_al profet	V
_al projim	T
_al puebl	R
_al rey	S
_al rio	S
_al sacerdot	P
_al sepulcr	Q
_al televisor	C
_al templ	T
_allow	I
_allow _in	C
_allow _to	D
_als	T
_an	K
_an _e	C
_an abortion	T
_an abusiv	S
_an accident	W
_an account	C
_an acrostic	E
_an addict	Z
_an administrator	N
_an adult	G
_an adverb	C
_an aff	R
_an airlin	J
_an airport	T
_an alcoholic	Y
_an alligator	L
_an alt	[
_an android	C
_an angel	[
_an animal	Z
_an apartment	C
_an api	C
_an apolog	U
_an apostl	[
_an app	D
_an appl	[
_an apprentic	C
_an atheist	[
_an avoc	C
_an edg	C
_an electric	C
_an electrician	C
_an elephant	C
_an email	C
_an enem	R
_an engagement	H
_an est	C
_an etf	C
_an exam	U
_an exampl	J
_an excel	C
_an excess	C
_an eye	[
_an hour	Y
_an idol	[
_an immigrant	Q
_an inmat	S
_an inspector	C
_an interview	T
_an invitation	C
_an invoic	C
_an ipad	E
_an isa	C
_an isotop	C
_an llc	D
_an mcv	C
_an octopu	C
_an old	J
_an olympic	C
_an optician	C
_an origam	I
_an out	C
_an overdu	C
_an ox	[
_an oxymoron	C
_an unbeliev	R
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
_and _christian	V
_and _do	X
_and _dont	Q
_and _for	S
_and _god	[
_and _hav	W
_and _he	S
_and _her	R
_and _his	T
_and _i	Z
_and _im	U
_and _in	M
_and _it	H
_and _its	C
_and _let	V
_and _my	R
_and _on	C
_and _she	Q
_and _th	Q
_and _the	V
_and _to	T
_and _we	Q
_and _what	C
_and _which	H
_and _wont	H
_and _you	S
_and _your	T
_and aaron	Q
_and abel	U
_and acrylic	H
_and act	C
_and alon	Q
_and angel	V
_and angelin	C
_and animal	R
_and ann	R
_and aquil	Z
_and asham	S
_and ask	P
_and bad	X
_and bak	C
_and barnab	T
_and bathsheb	Q
_and beyond	C
_and bleed	Q
_and blood	Q
_and bon	C
_and broth	D
_and build	C
_and but	C
_and buy	V
_and camer	E
_and chees	C
_and child	Q
_and chip	C
_and christianit	S
_and cla	W
_and const	C
_and courageou	Q
_and covalent	C
_and covid	C
_and creat	R
_and crocodil	D
_and ct	C
_and curiou	P
_and dad	P
_and david	T
_and day	T
_and delilah	Y
_and deliv	C
_and demand	C
_and die	W
_and down	T
_and dragon	Y
_and drink	S
_and effect	C
_and empt	U
_and end	C
_and esau	R
_and est	C
_and estoni	C
_and eve	U
_and evil	R
_and faith	[
_and fall	P
_and fals	P
_and fam	P
_and feast	P
_and feel	U
_and fift	C
_and fir	Z
_and fish	Q
_and fl	C
_and follow	T
_and foolish	R
_and forget	R
_and forgot	Q
_and franki	F
_and fruit	V
_and furiou	C
_and gar	I
_and giv	C
_and go	R
_and goat	[
_and gold	[
_and golden	[
_and gomorrah	Q
_and got	Q
_and grac	C
_and grapefruit	C
_and groom	R
_and half	[
_and harv	T
_and heal	P
_and her	C
_and hid	Q
_and hobb	C
_and hol	P
_and hold	C
_and hone	[
_and hors	W
_and humbl	T
_and ibuprofen	F
_and inductiv	C
_and ishmael	Q
_and jezebel	P
_and john	[
_and jonathan	R
_and joseph	R
_and juliet	C
_and key	C
_and king	V
_and knock	V
_and know	Q
_and lamb	T
_and lazaru	U
_and leav	R
_and levit	V
_and libr	C
_and lif	Q
_and lil	R
_and liv	U
_and london	H
_and lov	R
_and lp	C
_and mak	V
_and man	C
_and marmalad	D
_and marth	S
_and metaphor	C
_and minut	I
_and mort	C
_and moth	T
_and myrrh	[
_and nev	Q
_and new	[
_and night	U
_and no	[
_and nobod	T
_and not	Z
_and noth	U
_and nothing	C
_and now	C
_and oil	U
_and one	[
_and orang	N
_and paracetmol	E
_and passov	X
_and paul	S
_and peopl	U
_and poor	V
_and pr	R
_and pra	T
_and prejudic	C
_and print	K
_and proud	U
_and put	[
_and rachel	V
_and regret	P
_and rescu	P
_and ris	C
_and rugb	D
_and run	Q
_and sa	Q
_and sapphir	T
_and sarah	Q
_and satin	C
_and saul	P
_and scar	U
_and scorpi	G
_and secondar	C
_and see	Q
_and sell	C
_and ser	J
_and seven	S
_and sex	Y
_and shepherd	W
_and show	I
_and singl	V
_and sist	T
_and smok	W
_and son	C
_and spenc	E
_and spirit	[
_and still	C
_and swallow	V
_and tak	S
_and tam	P
_and teach	S
_and temp	C
_and text	C
_and then	C
_and ther	C
_and thre	T
_and tir	R
_and trumpet	Q
_and trust	Q
_and truth	R
_and turn	C
_and twelv	Q
_and two	[
_and unclean	R
_and vein	C
_and velocit	H
_and vineg	C
_and walk	T
_and want	P
_and wat	[
_and wav	P
_and weep	Q
_and weight	C
_and whal	C
_and whit	F
_and widow	P
_and wif	S
_and win	[
_and woman	Q
_and work	[
_and writ	C
_anyon	I
_anyon _in	Q
_anyon know	C
_anyth	V
_anyth _too	P
_anyth now	C
_arent	T
_as	[
_as _a	[
_as _an	[
_as _for	Q
_as _my	C
_as _th	[
_as _the	V
_as _you	X
_as _your	T
_as _yourself	P
_as cabin	I
_as far	R
_as json	C
_as king	S
_as loratadin	C
_as np	C
_as pd	C
_as pdf	C
_as righteou	Q
_at	W
_at 120hz	J
_at 144hz	C
_at 4am	C
_at 4k	K
_at 60	K
_at 63	C
_at 6am	D
_at _a	[
_at _god	R
_at _me	W
_at _my	N
_at _our	S
_at _the	P
_at all	R
_at altitud	C
_at bethel	W
_at can	[
_at christm	V
_at church	Z
_at colleg	Y
_at die	C
_at din	U
_at diwal	F
_at eid	C
_at ever	S
_at everyth	P
_at first	C
_at fiv	C
_at fort	I
_at gettysburg	C
_at hom	I
_at jesu	Q
_at last	H
_at least	C
_at lin	D
_at midnight	W
_at mizpah	V
_at nazar	R
_at night	C
_at nin	C
_at nob	V
_at onc	Y
_at oth	X
_at pearl	C
_at pentecost	T
_at school	[
_at sea	Z
_at seven	C
_at shechem	V
_at shiloh	Y
_at six	C
_at som	J
_at ten	C
_at thirt	U
_at thre	N
_at twelv	S
_at universit	S
_at woman	Q
_at work	[
_at youth	P
_be	S
_be 17	C
_be 38	C
_be 5g	C
_be 64gb	C
_be 85	C
_be 8gb	C
_be 9000	C
_be ?man	X
_be ?who	S
_be _a	F
_be _an	C
_be _anyon	W
_be _anyth	P
_be _at	S
_be _christian	U
_be _en	C
_be _for	R
_be _god	[
_be _he	U
_be _i	[
_be _in	T
_be _it	D
_be _just	[
_be _my	C
_be _of	P
_be _on	U
_be _our	Y
_be _right	[
_be _she	C
_be _so	G
_be _th	C
_be _that	C
_be _the	C
_be _ther	Q
_be _to	[
_be _too	[
_be _we	[
_be _with	C
_be _wrong	V
_be _you	C
_be _your	C
_be aaron	Z
_be abl	C
_be abraham	[
_be adam	[
_be addict	Q
_be adopt	Q
_be afraid	S
_be against	P
_be all	Q
_be alon	U
_be alot	C
_be alwa	T
_be among	C
_be ang	R
_be angel	[
_be ann	X
_be anoth	C
_be anxiou	R
_be apr	C
_be arrest	P
_be asham	P
_be attack	S
_be autotun	C
_be avogadr	H
_be bab	W
_be babylon	[
_be back	X
_be bad	[
_be bald	C
_be baptiz	U
_be be	S
_be behind	C
_be benign	Q
_be bet	S
_be between	C
_be beyons	C
_be birth	I
_be blad	C
_be blind	C
_be bor	[
_be brav	[
_be break	C
_be build	C
_be bus	C
_be caes	T
_be cain	Z
_be call	[
_be canc	C
_be cancell	C
_be chang	[
_be cheat	W
_be cheerlead	C
_be christ	Q
_be christianit	P
_be church	R
_be claritin	C
_be clean	Y
_be clos	Q
_be coffe	D
_be com	[
_be communion	V
_be controll	R
_be costc	C
_be cremat	W
_be crispr	C
_be cut	X
_be damp	C
_be daniel	T
_be dark	C
_be dat	X
_be david	W
_be depress	V
_be destro	P
_be die	[
_be different	U
_be divid	X
_be dividend	C
_be divorc	U
_be do	V
_be doing	P
_be driv	R
_be drunk	P
_be dry	C
_be due	Z
_be e10	C
_be eas	[
_be east	[
_be eat	X
_be ejercici	C
_be elephant	C
_be elijah	Q
_be empt	Q
_be engag	V
_be esth	R
_be everyth	Q
_be evil	S
_be execut	S
_be fail	U
_be faith	Y
_be fak	F
_be fall	[
_be fals	R
_be favourit	C
_be fight	Q
_be fill	S
_be finish	S
_be first	Q
_be fiv	C
_be flaming	C
_be flu	C
_be fold	C
_be forgiv	S
_be found	X
_be fre	F
_be friend	Q
_be frozen	C
_be fruit	R
_be full	Y
_be furth	T
_be garbag	C
_be gay	R
_be gdp	C
_be get	T
_be giv	T
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
_be griev	R
_be halloween	[
_be happ	Z
_be hard	[
_be hav	Q
_be heal	Q
_be heaven	[
_be hell	[
_be her	[
_be hid	X
_be high	R
_be hol	[
_be hop	V
_be humbl	Z
_be hungar	C
_be hungr	Q
_be iambic	C
_be ill	V
_be ime	C
_be impossibl	Z
_be includ	C
_be israel	R
_be ivf	Q
_be jacob	U
_be jam	S
_be jaywalk	C
_be jealou	R
_be jesu	[
_be job	X
_be joe	C
_be john	Z
_be jonah	[
_be jordan	C
_be joseph	[
_be joshu	U
_be jud	Z
_be judg	T
_be kick	C
_be kill	X
_be kind	[
_be king	Z
_be lat	[
_be lead	C
_be leav	Y
_be legion	V
_be lie	Q
_be lif	G
_be light	Y
_be lik	[
_be listen	S
_be littl	P
_be lock	C
_be longshor	C
_be look	Z
_be lot	[
_be lov	[
_be lust	W
_be mad	R
_be madagasc	C
_be maghrib	E
_be mak	[
_be man	V
_be mar	[
_be marr	W
_be max	D
_be mcmxcix	C
_be mean	U
_be meaningless	T
_be meditation	U
_be melatonin	C
_be mercur	C
_be merr	Z
_be mess	C
_be min	[
_be miss	S
_be mock	R
_be modu	C
_be mor	[
_be mos	W
_be mov	C
_be mr	C
_be msg	C
_be murder	P
_be mushroom	C
_be muslim	S
_be naan	C
_be near	[
_be nev	U
_be new	H
_be next	[
_be nic	[
_be no	[
_be noah	[
_be normal	P
_be not	P
_be noth	R
_be now	C
_be nutmeg	C
_be nvidi	C
_be oat	C
_be occam	C
_be ohm	C
_be old	S
_be one	Y
_be open	Q
_be oppenheim	C
_be out	[
_be over	[
_be pap	C
_be past	[
_be patient	[
_be paul	[
_be peac	C
_be peopl	C
_be perfect	Q
_be pet	[
_be pi	C
_be pink	C
_be plastic	C
_be plat	C
_be pm	C
_be poor	S
_be portugues	C
_be pra	S
_be pregnant	W
_be princ	C
_be proud	[
_be purgator	[
_be qibl	E
_be quino	C
_be rap	R
_be read	[
_be real	[
_be retinol	C
_be rich	T
_be rip	C
_be rob	P
_be rubbish	M
_be rud	S
_be ruin	Q
_be run	C
_be rust	C
_be ruth	V
_be sad	R
_be sant	C
_be sarah	Y
_be satan	Y
_be saul	T
_be sav	[
_be scar	X
_be see	C
_be self	C
_be sell	S
_be send	V
_be sex	S
_be short	C
_be shot	T
_be sick	[
_be silent	T
_be silk	C
_be simon	[
_be sin	Y
_be skinn	C
_be slaver	C
_be sleep	P
_be smok	Q
_be sodom	W
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
_be strong	[
_be stuck	C
_be stupid	C
_be suicid	Z
_be sur	S
_be tak	V
_be takeawa	C
_be tap	C
_be taylor	C
_be technolog	[
_be tectonic	C
_be tell	E
_be tempt	U
_be temu	C
_be tenn	C
_be tex	D
_be text	[
_be thank	T
_be think	C
_be thre	K
_be throw	X
_be tith	S
_be titu	U
_be tom	C
_be tomorrow	[
_be tr	K
_be tran	P
_be transgend	P
_be trash	C
_be treat	S
_be trinit	C
_be tru	[
_be trudeau	C
_be turke	D
_be twic	D
_be unf	T
_be unfaith	P
_be useless	C
_be using	P
_be venu	C
_be weak	Q
_be wear	V
_be whal	C
_be wis	X
_be without	Q
_be wittgenstein	C
_be woman	E
_be wonderwall	I
_be wudu	C
_be yellow	D
_be young	Q
_be your	[
_be zenday	C
_bibl	[
_bibl _and	Q
_bibl _be	C
_bibl _for	R
_bibl _hav	S
_bibl _in	Z
_bibl _just	U
_bibl _on	[
_bibl _passag	U
_bibl _say	[
_bibl _to	W
_bibl _vers	V
_bibl allow	T
_bibl app	C
_bibl mention	Q
_bibl read	Y
_bibl stor	[
_bibl stud	[
_bibl support	R
_bibl tim	V
_bibl writ	R
_bibli	Z
_bibli _con	P
_bibli _de	Y
_bibli _del	U
_bibli _en	[
_bibli _par	T
_bibli _que	Q
_bibli _ser	C
_bibli _sobr	R
_bibli _y	Q
_bibli catolic	P
_biblical	[
_biblical mean	V
_but	R
_but _cant	C
_but _didnt	P
_but _do	[
_but _god	[
_but _he	P
_but _i	V
_but _if	D
_but _im	Z
_but _me	Z
_but _my	P
_but _the	U
_but biscuit	C
_but keep	C
_but no	J
_but not	C
_but noth	C
_but now	T
_by	U
_by ?who	C
_by _a	[
_by _an	U
_by _god	V
_by _her	P
_by _his	T
_by _my	[
_by _myself	C
_by _someon	Q
_by _th	Y
_by _the	C
_by accident	P
_by ad	C
_by address	C
_by countr	C
_by dat	H
_by day	R
_by election	C
_by faith	[
_by fech	C
_by fir	X
_by grac	[
_by hand	C
_by lou	C
_by step	C
_by train	C
_by two	U
_by user	F
_by vin	C
_by worm	Q
_can	K
_can _a	[
_can _anyon	T
_can _anyth	Q
_can _be	W
_can _christian	[
_can _do	[
_can _god	[
_can _i	G
_can _it	F
_can _my	G
_can _of	F
_can _someon	C
_can _the	[
_can _we	[
_can _you	C
_can bear	U
_can cat	C
_can com	M
_can cook	G
_can dog	C
_can driv	C
_can ent	J
_can jesu	T
_can mak	C
_can rabbit	F
_can ring	C
_can satan	T
_can separat	T
_can somebod	C
_can woman	[
_cant	[
_cant _do	W
_cant _get	Z
_cant _hav	P
_cant _i	C
_cant _let	T
_cant _say	T
_cant afford	[
_cant breath	P
_cant concentrat	W
_cant decid	R
_cant fall	Y
_cant feel	Q
_cant find	[
_cant focu	T
_cant forget	U
_cant forgiv	Q
_cant go	P
_cant hear	C
_cant keep	S
_cant mak	Q
_cant mov	Y
_cant open	C
_cant pay	[
_cant sleep	S
_cant stand	T
_cant stop	Z
_cant tak	[
_cant touch	C
_chapt	H
_chapt _be	[
_chapt _in	[
_chapt four	C
_chapt list	C
_chapt nin	C
_chapt summar	C
_chapt thre	C
_chapt twelv	C
_christian	[
_christian _at	R
_christian _be	Y
_christian _do	V
_christian _hav	T
_christian _in	[
_christian bal	C
_christian believ	S
_christian celebrat	T
_christian dat	[
_christian dior	C
_christian eat	T
_christian fight	R
_christian go	Q
_christian kill	P
_christian louboutin	C
_christian mccaffre	C
_christian pla	[
_christian read	T
_christian ronald	C
_christian watch	T
_christian worship	P
_com	I
_com _a	S
_com _deb	U
_com _di	T
_com _el	[
_com _hac	C
_com _la	[
_com _las	T
_com _le	[
_com _lo	C
_com _los	P
_com _me	[
_com _par	Q
_com _pod	U
_com _se	C
_com _ser	[
_com _un	F
_com _una	[
_com _yo	[
_com amar	Q
_com animal	W
_com aparc	G
_com arbol	W
_com arregl	C
_com ayud	Y
_com ban	C
_com borr	C
_com cambi	C
_com cancel	C
_com centr	C
_com colg	C
_com conect	C
_com conf	Q
_com consegu	C
_com control	R
_com cos	C
_com dej	Z
_com desatasc	C
_com divid	C
_com dom	C
_com doy	W
_com empiez	V
_com ensen	C
_com est	[
_com habl	U
_com jesu	Q
_com jug	C
_com ladron	T
_com leon	Q
_com liber	C
_com lleg	C
_com maquillars	C
_com mat	P
_com med	C
_com mor	[
_com nin	[
_com nosotr	U
_com orar	Q
_com pas	C
_com pel	C
_com perdon	R
_com perr	[
_com pid	C
_com pirat	C
_com pon	C
_com purg	C
_com quit	C
_com recuper	C
_com reg	C
_com sab	Y
_com saberl	C
_com se	R
_com ser	X
_com serpient	[
_com son	[
_com te	C
_com ten	V
_com termin	X
_com trat	[
_com venc	T
_com viv	R
_con	Y
_con _di	U
_con _el	[
_con _la	Z
_con _las	T
_con _lo	T
_con _los	Y
_con _mi	Y
_con _mis	X
_con _que	C
_con _quien	R
_con _su	U
_con _sus	S
_con _tu	R
_con _un	C
_con _una	[
_con _versicul	T
_con alegri	P
_con alguien	X
_con amor	X
_con animal	S
_con canc	P
_con crist	Q
_con depresion	P
_con dolor	Q
_con dos	C
_con el	P
_con esp	S
_con flequill	C
_con fueg	P
_con gast	C
_con gent	P
_con hij	Q
_con homoclav	C
_con jesu	P
_con lech	C
_con lepr	Q
_con much	R
_con nosotr	S
_con otr	V
_con park	D
_con patat	C
_con pec	P
_con piel	Q
_con poc	P
_con sangr	U
_con temor	P
_con tod	T
_con vosotr	P
_could	[
_could _hav	P
_could _you	C
_could not	V
_couldnt	[
_cual _ser	I
_cual ser	P
_cual son	R
_cuand _di	X
_cuand _lo	E
_cuand _me	[
_cuand _se	D
_cuand _ser	U
_cuand _teng	R
_cuand _yo	R
_cuand acab	C
_cuand cay	K
_cuand destruyeron	R
_cuand empiez	C
_cuand empiezan	C
_cuand esto	Q
_cuand jesu	Y
_cuand jueg	C
_cuand mor	C
_cuand nac	[
_cuand no	S
_cuand orar	U
_cuand pas	T
_cuand pod	C
_cuand salen	C
_cuand sea	[
_cuand tod	S
_cuand vien	S
_de 225	G
_de 240	C
_de 850	C
_de 900	C
_de _di	[
_de _dond	H
_de _el	C
_de _hac	Q
_de _la	D
_de _las	C
_de _lo	Z
_de _los	T
_de _mas	W
_de _mi	W
_de _mis	Y
_de _que	[
_de _quien	C
_de _ser	V
_de _su	Y
_de _sus	R
_de _tu	[
_de _tus	[
_de _un	Y
_de _una	[
_de aaron	X
_de abdi	P
_de abel	U
_de abraham	Y
_de acab	R
_de accion	R
_de acogid	U
_de acuerd	W
_de adan	[
_de admision	Q
_de adult	S
_de advient	X
_de agu	E
_de aguacat	F
_de aguil	X
_de ahor	C
_de air	I
_de alabanz	S
_de alegri	Q
_de alg	U
_de alguien	R
_de alient	U
_de almagr	C
_de alquil	H
_de am	S
_de aman	Q
_de amazon	C
_de amistad	[
_de amor	X
_de an	P
_de angel	[
_de anill	C
_de anim	R
_de animal	[
_de ano	[
_de ant	P
_de anunci	C
_de apendicit	C
_de aplicacion	C
_de arep	C
_de arrib	Q
_de australi	H
_de ayer	C
_de babel	V
_de babiloni	T
_de bad	C
_de balonman	C
_de barr	[
_de baruc	R
_de bautiz	T
_de beb	C
_de belen	S
_de bendicion	P
_de berlin	C
_de bernard	C
_de betani	V
_de betesd	T
_de bien	S
_de bienvenid	Q
_de bod	L
_de booz	P
_de borbon	C
_de bronc	U
_de bud	C
_de buen	U
_de buey	V
_de cad	U
_de caer	P
_de cain	Z
_de calabaz	C
_de cam	R
_de campan	C
_de canaan	S
_de canc	S
_de caridad	S
_de carrer	T
_de carretiller	C
_de cas	[
_de ceniz	[
_de centroameric	C
_de chic	Q
_de chin	N
_de ciel	C
_de cienci	D
_de cin	C
_de ciren	W
_de clas	R
_de coch	E
_de cocin	D
_de colosens	U
_de com	Z
_de comid	R
_de compromis	C
_de condolenci	T
_de conduc	D
_de confirmacion	T
_de consuel	R
_de cor	T
_de corazon	Q
_de corbat	C
_de corint	U
_de cort	C
_de cost	C
_de crist	I
_de cristal	W
_de croquet	I
_de cuaresm	S
_de cumplean	P
_de curriculum	C
_de damasc	T
_de daniel	X
_de david	[
_de debor	V
_de demoni	S
_de descans	U
_de despedid	R
_de deud	T
_de deuteronomi	P
_de diciembr	V
_de difunt	Y
_de diner	T
_de divorc	C
_de dobl	[
_de dorm	P
_de dos	Y
_de edad	V
_de efes	R
_de efesi	R
_de egipt	Z
_de el	U
_de eli	T
_de elise	U
_de ell	Q
_de encenderl	C
_de escuel	R
_de esdr	Q
_de esper	T
_de esperanz	R
_de espin	[
_de espiritu	P
_de est	[
_de esteban	P
_de estren	C
_de europ	C
_de eva	U
_de event	C
_de excel	C
_de exod	Q
_de ezequi	R
_de ezequiel	R
_de famili	R
_de famos	C
_de faraon	Q
_de fe	[
_de febrer	Z
_de fech	Z
_de fiest	C
_de filemon	S
_de filip	Z
_de filipens	[
_de fortalez	Q
_de fraccion	C
_de franc	F
_de fueg	[
_de futbol	C
_de galat	S
_de galile	S
_de gedeon	V
_de gemin	C
_de gener	W
_de genes	S
_de gitan	C
_de glori	V
_de glucos	C
_de goliat	[
_de googl	C
_de graci	[
_de graduacion	T
_de grit	C
_de guadalup	C
_de guardi	C
_de guerr	V
_de habacuc	Q
_de habl	P
_de haciend	C
_de hage	Q
_de harin	C
_de hebre	U
_de hech	R
_de herod	S
_de hog	C
_de hombr	U
_de hoy	C
_de iglesi	P
_de ime	C
_de impuest	X
_de inmundici	T
_de internet	T
_de ir	Q
_de isa	V
_de isaac	V
_de isai	Q
_de israel	T
_de itali	C
_de jacob	[
_de jaimit	C
_de jamon	I
_de jeft	R
_de jeremi	V
_de jeric	X
_de jeroboam	P
_de jerusalen	U
_de jesu	Z
_de jezabel	T
_de jijon	C
_de job	[
_de joel	S
_de jon	Y
_de jonatan	P
_de jos	[
_de josu	U
_de joven	U
_de juan	[
_de jud	[
_de judit	R
_de juec	W
_de jueg	C
_de kant	C
_de lamentacion	Y
_de lavador	C
_de leer	P
_de lentej	[
_de levitic	Q
_de lim	L
_de limon	C
_de llor	W
_de lord	U
_de lot	[
_de luc	S
_de lut	W
_de madrid	N
_de mal	R
_de malaqui	Q
_de man	C
_de manan	R
_de manej	Q
_de marc	Z
_de mari	[
_de mart	P
_de marvel	C
_de mate	R
_de matrimoni	W
_de may	T
_de medellin	C
_de medic	Q
_de memori	S
_de men	[
_de mercadon	I
_de mes	[
_de mess	C
_de metafor	C
_de mexic	C
_de mi	[
_de micai	V
_de mierd	L
_de milagr	R
_de mique	T
_de moab	R
_de mois	Z
_de molin	[
_de mor	C
_de mosquit	C
_de mostaz	[
_de much	T
_de muert	T
_de muj	T
_de mujer	Z
_de mutu	C
_de nac	R
_de nahum	S
_de nain	P
_de navidad	[
_de nazaret	[
_de nehemi	P
_de nice	S
_de nin	V
_de niniv	R
_de noch	[
_de noe	Y
_de nombr	Q
_de nosotr	P
_de novi	J
_de nuestr	S
_de nuev	Z
_de numer	R
_de ohm	C
_de oid	R
_de ojo	T
_de one	[
_de orar	T
_de organ	W
_de ose	U
_de otr	Z
_de ovej	Z
_de pabl	U
_de pag	E
_de pan	[
_de panic	U
_de pantall	C
_de pantalon	G
_de papel	C
_de paquet	C
_de parej	[
_de part	U
_de pascu	X
_de pastor	S
_de patat	F
_de paz	Z
_de pec	U
_de pedr	Y
_de pel	C
_de pens	T
_de perdon	P
_de perl	T
_de persi	U
_de person	U
_de pes	Q
_de pesam	X
_de piedr	W
_de pilat	P
_de pis	[
_de pitagor	C
_de plat	[
_de poc	Q
_de politic	R
_de poll	C
_de potif	Q
_de prens	C
_de proteccion	P
_de proverbi	S
_de puebl	C
_de put	C
_de py	[
_de quit	C
_de ram	[
_de rapid	C
_de raquel	Q
_de repos	U
_de resucit	Q
_de rey	M
_de roblox	D
_de rom	U
_de roman	T
_de rosali	C
_de rued	[
_de rut	X
_de sab	Z
_de sabiduri	Q
_de sagitari	C
_de sal	[
_de salm	P
_de salomon	V
_de salvi	C
_de samari	P
_de samuel	T
_de san	[
_de sangr	M
_de sanidad	Q
_de sanson	Z
_de sant	C
_de santiag	C
_de sar	U
_de saron	[
_de saul	Y
_de segund	C
_de seman	U
_de sex	S
_de siet	Q
_de sil	R
_de sion	T
_de six	C
_de sofoni	Q
_de soledad	C
_de sudameric	C
_de sueci	C
_de tacon	C
_de tal	X
_de tant	R
_de taur	C
_de teco	S
_de television	C
_de temor	Q
_de tenerif	C
_de terror	C
_de thirt	C
_de thre	C
_de ti	Y
_de tiatir	S
_de tiemp	S
_de tit	[
_de tobi	R
_de tobill	C
_de tod	Y
_de tom	C
_de tor	[
_de torm	C
_de tortill	L
_de tr	G
_de trabaj	R
_de traj	C
_de trig	T
_de twelv	C
_de two	[
_de urugua	C
_de usted	Q
_de vacacion	H
_de velocidad	C
_de ver	X
_de verdad	[
_de verificacion	C
_de viaj	U
_de vid	[
_de vidri	T
_de viej	V
_de vin	C
_de waterlo	C
_de whatsap	C
_de x	D
_de yogur	I
_de zacari	Q
_de zapat	C
_deb	[
_deb _el	P
_deb _hac	P
_deb _ser	U
_deb orar	P
_dec	N
_dec _a	C
_dec _di	T
_dec _el	[
_dec _la	W
_dec _que	[
_dec dal	C
_dec jesu	Q
_dec mal	P
_dec maripos	C
_dec tenedor	D
_del	P
_del 27	C
_del _di	S
_del _on	C
_del _que	Y
_del abism	Q
_del abort	R
_del agu	C
_del air	C
_del alfarer	Z
_del alm	V
_del americ	C
_del amor	R
_del apocalips	X
_del arbol	P
_del arc	Z
_del are	I
_del barcelon	C
_del bautiz	Q
_del beb	P
_del bien	R
_del bitcoin	C
_del caball	U
_del camp	[
_del cens	S
_del ces	Q
_del ciel	[
_del coch	C
_del corazon	V
_del corder	[
_del corre	C
_del cuerp	X
_del desiert	S
_del dia	T
_del diabl	[
_del diezm	P
_del diluvi	Q
_del diner	P
_del divorc	P
_del dol	G
_del domin	C
_del eden	[
_del ejercit	T
_del ermitan	C
_del espiritu	U
_del evangeli	Q
_del exod	X
_del fajr	C
_del faraon	V
_del fin	[
_del finiquit	C
_del hierr	C
_del hij	Q
_del hog	V
_del hombr	V
_del infiern	Q
_del iphon	C
_del jordan	Y
_del jug	C
_del juici	R
_del lazarill	C
_del levit	Q
_del liban	T
_del lord	[
_del lot	C
_del maestr	P
_del magreb	C
_del mal	Y
_del mar	[
_del matrimoni	X
_del medic	W
_del mes	C
_del mont	R
_del motor	C
_del mund	Q
_del mundial	C
_del nac	T
_del nin	C
_del nort	W
_del nuev	Q
_del otr	T
_del pact	S
_del padel	C
_del padr	S
_del parais	R
_del partid	U
_del pec	U
_del perdon	P
_del peru	C
_del poz	P
_del puebl	P
_del purgatori	S
_del quijot	C
_del rein	R
_del rey	Y
_del riv	C
_del sab	[
_del sepulcr	S
_del sex	S
_del sistem	C
_del sol	V
_del sonid	C
_del sum	S
_del sur	W
_del tabernacul	T
_del telefon	C
_del templ	[
_del tetan	C
_del tiemp	I
_del trabaj	S
_del trapeci	I
_del triangul	C
_del tron	Q
_del wif	C
_di	[
_di _a	S
_di _al	U
_di _com	Q
_di _con	R
_di _cuand	S
_di _de	T
_di _del	S
_di _el	S
_di _en	W
_di _le	T
_di _les	S
_di _lo	Q
_di _los	P
_di _me	X
_di _mi	P
_di _nos	R
_di _o	P
_di _par	S
_di _pod	S
_di _por	S
_di _que	U
_di _se	X
_di _ser	X
_di _tien	[
_di _un	S
_di _y	U
_di abr	P
_di ama	Q
_di buen	P
_di cad	T
_di cambi	U
_di cant	Q
_di castig	Q
_di cre	P
_di cuent	R
_di da	P
_di dam	P
_di dej	Q
_di elig	Q
_di eligi	P
_di est	R
_di exist	S
_di habl	R
_di hac	V
_di llam	Q
_di mand	Q
_di mat	P
_di mio	V
_di no	[
_di nunc	Q
_di pele	Q
_di per	P
_di perdon	R
_di permit	[
_di primer	Q
_di quier	S
_di sab	V
_di san	Q
_di si	P
_di tard	Y
_di te	S
_di tod	R
_di todopoderos	P
_di uso	Q
_di va	Q
_di ve	P
_di viv	Q
_di ya	Q
_didnt	[
_didnt _do	P
_didnt _get	S
_didnt know	P
_didnt mak	Z
_didnt stud	Q
_do	E
_do 150	F
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
_do _for	Q
_do _god	[
_do _he	C
_do _i	J
_do _if	C
_do _in	C
_do _it	H
_do _my	C
_do _someth	V
_do _th	C
_do _the	G
_do _to	[
_do _we	C
_do _what	X
_do _will	C
_do _with	C
_do _wrong	W
_do _you	C
_do _your	C
_do aaron	X
_do abraham	[
_do adam	[
_do adult	C
_do aft	[
_do airlin	E
_do ald	C
_do all	[
_do american	C
_do android	I
_do angel	[
_do apr	C
_do arsenal	C
_do asparagu	F
_do avat	C
_do axolotl	C
_do bab	Y
_do bad	[
_do banan	C
_do baptiz	Z
_do bat	C
_do batter	C
_do bcc	C
_do be	C
_do bean	C
_do black	C
_do brac	C
_do brad	C
_do bread	C
_do buddhist	D
_do cain	[
_do car	C
_do cat	C
_do catholic	[
_do cest	C
_do cetirizin	C
_do child	[
_do chmod	G
_do christ	Z
_do cia	C
_do commercial	H
_do contact	H
_do costc	C
_do cpr	C
_do crack	C
_do david	[
_do demon	[
_do dhl	I
_do dicken	C
_do dj	C
_do djokovic	C
_do dog	H
_do each	C
_do ech	C
_do electric	M
_do elijah	T
_do elish	[
_do elon	C
_do escalator	C
_do esp	C
_do esth	S
_do etymolog	C
_do eve	[
_do everyth	Z
_do exact	C
_do fing	C
_do firef	C
_do flaming	C
_do friend	C
_do geck	C
_do gg	C
_do gideon	[
_do giraff	C
_do golf	H
_do good	[
_do gps	E
_do guine	C
_do helicopt	C
_do help	X
_do henr	C
_do hindu	C
_do ice	C
_do ike	E
_do index	D
_do indi	C
_do israel	[
_do jacob	[
_do jesu	[
_do jew	[
_do job	[
_do john	[
_do jonah	[
_do joseph	Z
_do jud	[
_do jur	C
_do justic	Y
_do klarn	D
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
_do miracl	V
_do mitochondri	E
_do monsoon	F
_do mos	[
_do mosquito	C
_do mushroom	C
_do nietzsch	C
_do noah	[
_do nois	D
_do noroviru	D
_do not	[
_do noth	E
_do numerolog	G
_do one	C
_do onion	C
_do open	J
_do osmos	K
_do owl	C
_do paintball	C
_do paul	[
_do penguin	C
_do peopl	[
_do pepper	G
_do pet	[
_do plan	C
_do plant	C
_do plu	C
_do poland	F
_do postgr	G
_do pr	S
_do pra	[
_do pro	C
_do probat	C
_do professional	C
_do protestant	[
_do psalm	Q
_do pupp	C
_do ramadan	M
_do robot	C
_do roman	C
_do run	C
_do russi	H
_do ruth	[
_do samson	[
_do samura	C
_do saul	[
_do schadenfreud	C
_do school	C
_do scor	F
_do shabbat	F
_do shakespear	C
_do shav	C
_do sin	[
_do snail	C
_do sodium	C
_do solomon	[
_do som	D
_do son	X
_do spf	C
_do spid	C
_do stick	C
_do submarin	C
_do titanic	C
_do touch	C
_do trad	C
_do two	H
_do und	C
_do vaccin	C
_do var	C
_do wab	C
_do wing	C
_do wolv	C
_do woman	E
_do wudu	G
_do yaml	C
_do youtub	C
_do zebr	C
_do zen	C
_doesnt	[
_doesnt _god	S
_doesnt believ	Q
_doesnt car	Q
_doesnt hear	P
_doesnt help	P
_doesnt know	P
_doesnt look	F
_doesnt lov	Q
_doesnt mak	Q
_doesnt pay	S
_doesnt talk	P
_doesnt want	S
_dond	F
_dond _dec	S
_dond _hay	[
_dond _se	[
_dond _ser	T
_dond _un	C
_dond compr	C
_dond er	C
_dond est	J
_dond estab	V
_dond estan	Z
_dond jesu	R
_dond mor	Q
_dond nac	C
_dond qued	Y
_dond sali	S
_dond ver	C
_dond vien	[
_dond vienen	R
_dond viv	R
_dond vivi	Q
_dont	[
_dont _get	R
_dont _hav	P
_dont _let	U
_dont car	R
_dont deserv	Q
_dont feel	Q
_dont fit	[
_dont go	Q
_dont know	Y
_dont lik	S
_dont listen	V
_dont need	Q
_dont speak	T
_dont trust	Q
_dont understand	Q
_dont want	R
_e	C
_e _and	C
_e _to	C
_e calend	L
_e f	C
_e g	C
_e iniquidad	[
_e mc2	C
_e met	C
_e vs	C
_e x	C
_el	X
_el 25	R
_el _de	[
_el _del	X
_el _di	Q
_el _mas	T
_el _que	[
_el _versicul	P
_el abism	P
_el abort	R
_el abuel	Q
_el aceit	C
_el administrador	[
_el adulteri	Q
_el aeropuert	P
_el agu	W
_el aguijon	V
_el aguil	V
_el alm	U
_el alt	[
_el americ	H
_el amig	V
_el amor	X
_el ancian	P
_el angel	X
_el animal	P
_el ano	C
_el anticrist	T
_el antigu	Q
_el apocalips	Y
_el aposent	S
_el apostol	R
_el arad	S
_el arbol	Q
_el arbust	W
_el arc	Z
_el arcangel	P
_el arcoir	S
_el arp	P
_el arroz	C
_el aut	[
_el autor	P
_el ayun	Q
_el bail	Q
_el balon	C
_el ban	T
_el banquet	T
_el barc	R
_el barr	X
_el bautist	R
_el bautiz	P
_el beb	U
_el becerr	R
_el bes	T
_el bien	R
_el bruj	V
_el buen	R
_el bull	S
_el burr	W
_el caball	G
_el cabell	Q
_el caf	C
_el camell	[
_el camin	T
_el camp	[
_el canc	S
_el candelabr	P
_el cantic	P
_el capitul	Q
_el carceler	W
_el carner	S
_el carr	W
_el castig	P
_el celibat	P
_el celu	S
_el celul	K
_el cementeri	X
_el cens	U
_el cerr	S
_el chip	W
_el cieg	V
_el ciel	[
_el cigarr	P
_el cinturon	T
_el coch	C
_el codig	C
_el coj	Q
_el col	X
_el colegi	R
_el congres	C
_el consej	Q
_el consejer	Q
_el control	P
_el coper	R
_el cor	T
_el corazon	V
_el corder	[
_el cost	[
_el cr	P
_el crecimient	P
_el cred	Q
_el crist	Q
_el cristianism	P
_el cuell	W
_el cuerp	C
_el cult	R
_el cur	Z
_el demoni	Y
_el descans	P
_el desiert	U
_el dia	Y
_el diabl	Y
_el diacon	Q
_el diezm	W
_el diluvi	S
_el diner	V
_el discipul	P
_el divorc	S
_el dni	C
_el doctor	T
_el dolor	T
_el doming	[
_el dragon	T
_el duel	W
_el duen	S
_el eden	X
_el ejercit	R
_el endemon	Q
_el enemig	P
_el enoj	P
_el entierr	U
_el equip	X
_el escrib	T
_el espiritu	X
_el espos	P
_el estanqu	U
_el estudi	P
_el etiop	U
_el evangeli	V
_el examen	V
_el exili	P
_el faraon	Q
_el farise	R
_el fin	S
_el fond	C
_el fregader	C
_el frut	R
_el fueg	T
_el funeral	P
_el futbol	C
_el futur	X
_el gall	V
_el general	U
_el gobernador	T
_el gol	C
_el golgot	S
_el goz	T
_el gran	Y
_el grup	R
_el hach	U
_el hambr	Q
_el herman	Z
_el hig	C
_el hij	X
_el hip	C
_el hog	V
_el hombr	V
_el horoscop	[
_el hospital	[
_el huert	C
_el hundr	C
_el idol	R
_el imperi	[
_el inciens	T
_el infiern	S
_el inviern	C
_el iva	C
_el jardin	Q
_el jef	S
_el jinet	S
_el jordan	T
_el joven	R
_el juez	R
_el juici	W
_el just	S
_el karm	T
_el ladron	P
_el lag	S
_el leon	[
_el lepros	Q
_el libr	X
_el limoner	C
_el llam	S
_el lob	Q
_el lord	C
_el lug	[
_el lut	W
_el mag	R
_el mal	[
_el man	R
_el mant	[
_el mar	W
_el marid	C
_el mas	W
_el matrimoni	U
_el mayor	U
_el mayordom	S
_el medic	T
_el melliz	W
_el mendig	Q
_el mesi	P
_el mileni	S
_el ministr	C
_el mism	R
_el moh	C
_el mont	[
_el mor	R
_el movil	C
_el muchach	R
_el mund	[
_el mur	C
_el nac	P
_el negoci	P
_el niet	R
_el nin	S
_el nombr	W
_el novi	Q
_el noviazg	S
_el nuev	R
_el numer	W
_el ojo	V
_el orar	Q
_el orden	X
_el orgull	T
_el orient	U
_el otr	U
_el pact	P
_el padr	U
_el pal	V
_el pan	[
_el pap	[
_el par	C
_el paracetamol	L
_el parais	X
_el paralitic	S
_el partid	H
_el pas	T
_el pastor	[
_el pec	T
_el pech	R
_el pectoral	R
_el pel	[
_el peor	P
_el perdon	S
_el perfum	Y
_el perr	W
_el pez	V
_el planet	Z
_el polv	W
_el porn	P
_el poz	R
_el predicador	[
_el president	C
_el prim	W
_el primer	U
_el principi	[
_el profet	X
_el publican	[
_el puebl	T
_el pulgon	J
_el quijot	C
_el ramadan	C
_el rapt	[
_el regres	P
_el rein	[
_el remanent	Q
_el respet	P
_el rey	V
_el rez	C
_el ric	[
_el rio	F
_el roi	T
_el roll	[
_el roman	R
_el rosari	Q
_el rostr	T
_el sab	C
_el sacerdot	Q
_el sacrifici	P
_el salari	H
_el salm	T
_el samaritan	S
_el sant	Q
_el segund	V
_el segur	[
_el sentid	P
_el sepulcr	R
_el sermon	R
_el sex	P
_el shadda	V
_el sierv	P
_el sobrin	P
_el sol	Y
_el sold	P
_el sueld	U
_el suen	R
_el sufrimient	P
_el suicidi	Q
_el tabernacul	T
_el tabler	C
_el tarot	C
_el tech	S
_el tecl	C
_el temor	Q
_el templ	[
_el terc	R
_el terremot	P
_el thre	C
_el tiemp	[
_el tont	Z
_el trabaj	V
_el trig	U
_el trist	C
_el tron	T
_el ultim	S
_el unic	P
_el univers	Q
_el vall	T
_el valor	C
_el vel	[
_el verb	[
_el viej	R
_el viejit	P
_el vient	P
_el vientr	R
_el viern	T
_el vin	R
_el vuel	U
_el wif	C
_el yug	S
_en 2004	E
_en _di	V
_en _el	N
_en _la	[
_en _las	R
_en _lo	R
_en _los	U
_en _mi	[
_en _que	E
_en _su	Y
_en _sus	R
_en _tu	Z
_en _tus	R
_en _una	U
_en acuari	C
_en afric	C
_en ajedrez	C
_en alemani	C
_en algun	C
_en amor	Q
_en apocalips	P
_en arame	R
_en argentin	C
_en ayun	C
_en babiloni	S
_en baqueir	D
_en bic	C
_en blanc	C
_en bogot	C
_en boxe	C
_en buen	D
_en cam	Y
_en canaan	P
_en cancun	G
_en cas	[
_en chil	C
_en clas	Y
_en coch	N
_en colombi	C
_en color	C
_en combat	Q
_en cordob	C
_en crist	Z
_en css	E
_en cuaresm	Y
_en cuent	U
_en curars	C
_en diwal	C
_en dobl	C
_en doming	Q
_en dos	W
_en egipt	T
_en el	X
_en ell	T
_en espan	C
_en espanol	P
_en espiritu	Q
_en est	[
_en excel	C
_en famili	S
_en freidor	I
_en galaad	T
_en gran	C
_en grieg	Y
_en guadalajar	C
_en hebre	S
_en hierr	C
_en html	C
_en ingl	C
_en internet	[
_en israel	R
_en jerusalen	P
_en jesu	U
_en juli	C
_en kil	C
_en lengu	S
_en line	H
_en lug	S
_en madrid	C
_en malag	C
_en man	U
_en marz	C
_en medi	Z
_en melill	C
_en mexic	N
_en mi	[
_en minecraft	C
_en mis	X
_en monterre	C
_en mor	Q
_en nad	U
_en navidad	R
_en netflix	C
_en ningun	S
_en nuestr	Q
_en orden	C
_en otr	V
_en parej	R
_en pas	C
_en paz	U
_en pec	Q
_en pentecost	R
_en public	S
_en python	C
_en red	Y
_en rop	[
_en sab	[
_en san	I
_en secret	W
_en seman	V
_en sevill	C
_en silenci	S
_en suen	P
_en suiz	C
_en tentacion	[
_en ti	Q
_en tiemp	T
_en tikal	C
_en tod	[
_en ubuntu	D
_en usa	C
_en usted	R
_en van	Z
_en vig	C
_en vin	S
_en vist	S
_en xiaom	C
_en yog	C
_en zaragoz	H
_explic	T
_for	L
_for 15	C
_for 20	C
_for 2012	H
_for 38	V
_for 49	C
_for 4k	J
_for 4th	C
_for ?when	S
_for _a	J
_for _an	U
_for _christian	[
_for _en	C
_for _god	[
_for _her	P
_for _him	[
_for _his	S
_for _i	C
_for _it	V
_for _me	[
_for _my	Y
_for _our	[
_for _said	C
_for _someon	X
_for _someth	P
_for _th	[
_for _the	[
_for _them	P
_for _thos	V
_for _us	[
_for _what	S
_for _you	K
_for _your	[
_for all	[
_for anoth	[
_for antibiotic	C
_for anxiou	P
_for ash	S
_for autumn	D
_for bab	C
_for batter	E
_for be	T
_for beach	F
_for begin	R
_for believ	P
_for benjamin	X
_for black	C
_for blind	C
_for bois	C
_for bread	W
_for breakfast	C
_for brisket	D
_for brown	M
_for buckingham	J
_for build	C
_for buttermilk	F
_for carp	C
_for carpet	C
_for carr	C
_for cat	C
_for celtic	C
_for ch	C
_for cheap	C
_for chicken	L
_for child	[
_for cholesterol	C
_for christm	[
_for church	[
_for cit	D
_for colleg	V
_for cost	I
_for coupl	C
_for creat	S
_for deck	C
_for deliciou	C
_for depress	U
_for die	W
_for din	C
_for disobedienc	S
_for divorc	[
_for document	C
_for domin	C
_for doubl	E
_for dry	C
_for duck	C
_for dui	C
_for each	W
_for eight	G
_for ejempl	C
_for email	C
_for ever	R
_for everyon	P
_for everyth	W
_for fall	Q
_for fam	P
_for ferritin	L
_for fiv	U
_for food	C
_for forgiv	V
_for formul	N
_for friend	R
_for fun	[
_for gemin	C
_for golf	C
_for good	[
_for graduation	R
_for green	C
_for half	C
_for harv	P
_for hav	S
_for heal	Y
_for heaven	S
_for help	E
_for hors	C
_for idiot	C
_for important	C
_for int	D
_for israel	P
_for jesu	Q
_for junior	E
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
_for lightroom	C
_for lisbon	D
_for loop	E
_for lunch	C
_for man	[
_for mang	C
_for march	C
_for marr	S
_for mayor	C
_for medium	H
_for microwav	F
_for mom	R
_for mone	C
_for new	W
_for nin	G
_for no	[
_for not	R
_for noth	U
_for now	J
_for obe	U
_for one	T
_for oppenheim	M
_for oth	Z
_for owl	C
_for pag	C
_for pap	[
_for parent	R
_for passov	C
_for password	C
_for peac	Q
_for pearson	K
_for peopl	R
_for percentig	G
_for pisc	C
_for polic	T
_for pork	C
_for pra	[
_for privac	C
_for promotion	S
_for protection	V
_for pug	C
_for rachel	[
_for rain	V
_for rom	J
_for ryzen	D
_for saturda	C
_for saul	W
_for seven	S
_for shad	C
_for six	C
_for sk	C
_for small	C
_for soft	G
_for strength	Q
_for student	C
_for subaru	C
_for such	[
_for sum	C
_for sunda	C
_for teach	R
_for teen	V
_for teenag	W
_for ten	Q
_for test	[
_for thailand	C
_for thick	C
_for thre	X
_for tight	G
_for tir	R
_for toda	U
_for tomato	C
_for travel	Q
_for tsh	H
_for used	E
_for vide	C
_for vietnam	C
_for war	[
_for waterfall	C
_for weight	C
_for whol	C
_for widow	R
_for wif	G
_for wimbledon	H
_for wis	W
_for woman	C
_for word	C
_for work	[
_for year	X
_for youth	[
_for youtub	C
_for zazen	C
_for zoom	C
_from 0203	C
_from 62	C
_from _a	[
_from _an	K
_from _god	[
_from _his	I
_from _me	[
_from _th	F
_from _the	S
_from _you	[
_from _your	[
_from abraham	Q
_from adam	T
_from albuquerqu	C
_from android	G
_from anoth	T
_from australi	C
_from babylon	[
_from barb	C
_from blond	C
_from cala	C
_from carpet	C
_from central	D
_from chem	T
_from church	V
_from client	I
_from cnn	C
_from denv	C
_from dublin	L
_from earth	C
_from egypt	T
_from fak	J
_from fall	C
_from fog	C
_from franc	C
_from gatwick	J
_from geranium	C
_from going	H
_from heaven	[
_from hom	[
_from ireland	C
_from iron	C
_from kent	C
_from london	D
_from memb	H
_from mos	R
_from now	C
_from one	C
_from ord	H
_from original	C
_from paint	C
_from paul	T
_from pictur	C
_from prison	Z
_from slip	C
_from spain	L
_from split	D
_from toront	C
_from user	I
_from war	W
_get	H
_get 16gb	C
_get _a	C
_get _an	C
_get _from	M
_get _my	C
_get _on	Z
_get _the	C
_get _to	C
_get along	T
_get approv	C
_get awa	Z
_get back	Z
_get baptiz	S
_get befor	C
_get bet	[
_get canc	[
_get candl	H
_get chew	J
_get clos	[
_get crisp	L
_get deodorant	F
_get distract	T
_get drunk	S
_get fail	C
_get hiccup	C
_get int	[
_get lost	C
_get marr	[
_get moss	D
_get netherit	C
_get no	[
_get out	[
_get over	[
_get paid	C
_get pen	E
_get pod	C
_get pregnant	Q
_get red	H
_get rich	[
_get rid	P
_get sick	Z
_get start	C
_get ticket	H
_get tir	C
_get up	Y
_get verif	C
_get well	[
_god	[
_god ?when	S
_god ?who	Q
_god ?why	U
_god _a	Z
_god _and	W
_god _as	U
_god _at	R
_god _be	[
_god _do	[
_god _doesnt	U
_god _for	[
_god _hav	[
_god _i	W
_god _im	S
_god _in	Q
_god _isnt	Q
_god _just	Q
_god _let	Z
_god _my	S
_god _of	C
_god _on	U
_god _or	Y
_god _pleas	Y
_god _real	P
_god _said	S
_god _so	T
_god _tell	R
_god _to	Z
_god _will	[
_god _with	C
_god accept	R
_god again	Q
_god all	Q
_god allow	X
_god alon	P
_god ang	P
_god answ	[
_god ask	V
_god befor	P
_god bless	[
_god breath	Q
_god call	W
_god car	[
_god chang	V
_god choos	R
_god com	P
_god creat	R
_god disciplin	Q
_god even	T
_god ever	V
_god expect	W
_god fac	R
_god fam	C
_god feel	T
_god first	[
_god forgiv	R
_god giv	V
_god glor	R
_god goal	C
_god hand	P
_god hat	U
_god heal	Q
_god hear	Q
_god help	P
_god her	R
_god hous	[
_god imag	Q
_god keep	T
_god kill	P
_god know	Q
_god leav	P
_god lik	T
_god look	T
_god lov	[
_god mak	[
_god mean	T
_god mor	U
_god nam	[
_god need	R
_god nev	Q
_god not	[
_god own	P
_god plan	[
_god pric	C
_god promis	Q
_god provid	S
_god punish	S
_god put	[
_god real	[
_god regret	P
_god reject	P
_god rememb	Q
_god se	P
_god season	F
_god see	Y
_god seem	R
_god send	W
_god setlist	C
_god sing	[
_god speak	[
_god still	W
_god stop	R
_god tak	V
_god talk	R
_god tell	U
_god test	V
_god thron	R
_god turn	Q
_god use	U
_god voic	[
_god want	W
_god word	[
_god work	Q
_god writ	W
_hac	Q
_hac _con	R
_hac _el	R
_hac _en	U
_hac _la	U
_hac _las	P
_hac _lo	Q
_hac _par	E
_hac _un	J
_hac _una	C
_hac amig	R
_hac arep	C
_hac captur	C
_hac justici	P
_hac nad	Y
_hac si	W
_hac tod	U
_hac tortill	H
_hav	R
_hav 500	C
_hav 88	C
_hav _a	[
_hav _an	[
_hav _for	C
_hav _god	R
_hav _i	Z
_hav _it	Q
_hav _right	C
_hav _th	N
_hav _the	C
_hav _to	R
_hav adhd	Q
_hav alzheim	U
_hav anoth	Q
_hav benadryl	C
_hav canc	[
_hav chicken	J
_hav child	S
_hav com	[
_hav crumpl	C
_hav dementi	Q
_hav depress	R
_hav die	P
_hav do	R
_hav doubt	P
_hav fall	[
_hav four	C
_hav friend	P
_hav ke	C
_hav kne	C
_hav leap	C
_hav leav	P
_hav long	Y
_hav lost	R
_hav mak	[
_hav merc	U
_hav mor	Y
_hav nev	D
_hav nightmar	P
_hav no	[
_hav not	T
_hav noth	Q
_hav nowher	P
_hav oth	Q
_hav perimet	D
_hav see	[
_hav seren	C
_hav sex	R
_hav sin	R
_hav six	E
_hav sound	J
_hav strip	C
_hav such	C
_hav two	Q
_hav whit	C
_havent	V
_havent _be	R
_hay	U
_hay _di	Q
_hay _en	C
_hay _mas	Q
_hay _par	T
_hay _que	[
_hay _un	W
_hay alg	R
_hay amor	S
_hay dos	S
_hay esperanz	R
_hay fev	C
_hay gent	R
_hay guerr	Q
_hay nad	T
_hay nuev	C
_hay otr	P
_hay paz	R
_hay pec	P
_hay soak	C
_hay tant	X
_hay version	C
_hay vid	U
_he	[
_he ?who	Y
_he _be	[
_he _do	V
_he _doesnt	Q
_he _hav	T
_he _isnt	P
_he _may	S
_he _sa	S
_he _should	P
_he _will	Y
_he _wont	S
_he _would	R
_he aqu	P
_he ask	R
_he becam	P
_he call	T
_he cheat	P
_he com	Q
_he die	X
_he get	R
_he got	S
_he keep	T
_he kill	S
_he leav	S
_he lov	Q
_he mak	C
_he pass	P
_he pec	Q
_he ris	Q
_he touch	P
_he venid	P
_he want	Q
_her	[
_her _to	Q
_her bab	T
_her boyfriend	P
_her child	Q
_her die	T
_her husband	S
_her phon	Q
_her son	U
_hes	W
_him	[
_him _and	Q
_him _be	P
_him _i	X
_him _in	Q
_him _to	[
_himself	W
_himself _in	P
_his	[
_his arm	U
_his birthright	T
_his broth	[
_his child	P
_his cloth	S
_his coat	R
_his daught	Q
_his die	T
_his ey	X
_his fac	V
_his fath	S
_his fing	T
_his foot	S
_his friend	P
_his garment	Q
_his hair	U
_his hand	T
_his head	[
_his hous	P
_his lif	T
_his mone	P
_his moth	Q
_his nam	[
_his own	K
_his parent	R
_his phon	X
_his pow	Y
_his sid	S
_his sist	Y
_his son	U
_his strength	X
_his wif	S
_i	Z
_i 0	D
_i _a	S
_i _be	[
_i _can	C
_i _cant	[
_i _could	X
_i _didnt	V
_i _do	X
_i _dont	[
_i _e	C
_i _get	E
_i _hav	[
_i _havent	S
_i _in	S
_i _just	[
_i _let	P
_i _might	R
_i _on	C
_i _or	C
_i _real	U
_i _said	[
_i _say	U
_i _shall	T
_i _should	U
_i _tell	[
_i _too	Q
_i _wasnt	P
_i _will	[
_i _wont	U
_i _would	H
_i alwa	P
_i apologiz	P
_i ask	T
_i beat	C
_i becam	P
_i becom	J
_i befor	C
_i begin	F
_i believ	[
_i birth	[
_i blasphem	P
_i blur	C
_i boil	C
_i break	[
_i bring	E
_i buy	C
_i call	Q
_i cancel	C
_i cannot	U
_i car	U
_i carv	D
_i cash	E
_i cast	F
_i caus	Y
_i cent	C
_i chang	C
_i charg	E
_i cheat	Z
_i choos	W
_i cit	G
_i claim	C
_i clean	C
_i color	N
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
_i delet	Y
_i die	[
_i disagre	P
_i disput	C
_i divorc	Q
_i donat	C
_i doubt	P
_i drank	T
_i draw	C
_i dread	S
_i dream	C
_i drink	W
_i driv	C
_i drop	C
_i earn	C
_i eat	[
_i end	[
_i env	P
_i ever	D
_i evolv	C
_i explain	P
_i fail	[
_i fall	V
_i fast	[
_i feed	C
_i feel	[
_i fight	[
_i find	Q
_i fit	C
_i follow	Z
_i forgiv	[
_i forgot	Q
_i form	J
_i found	[
_i freez	C
_i giv	[
_i go	[
_i got	Z
_i grill	H
_i hat	Y
_i hear	[
_i help	Y
_i hid	P
_i hit	S
_i honor	Q
_i hum	I
_i hurt	R
_i install	E
_i introduc	C
_i iron	F
_i join	C
_i jump	F
_i keep	[
_i kill	U
_i know	[
_i lay	T
_i leav	[
_i lie	Q
_i lik	[
_i listen	J
_i liv	[
_i log	C
_i look	[
_i los	[
_i lost	[
_i lov	T
_i mak	H
_i marr	W
_i mess	S
_i met	C
_i miss	Z
_i mov	C
_i mut	C
_i n	D
_i need	J
_i nev	[
_i not	V
_i obe	P
_i onl	V
_i overcom	Y
_i overpa	C
_i owe	Q
_i paint	C
_i parallel	L
_i pars	C
_i pass	W
_i pay	[
_i perish	[
_i pi	C
_i pla	[
_i plant	C
_i plug	D
_i po	C
_i post	Z
_i pra	[
_i press	F
_i pric	C
_i promis	R
_i push	S
_i put	C
_i quit	Z
_i rais	V
_i read	C
_i regist	C
_i regret	[
_i remov	C
_i replac	C
_i report	C
_i repot	E
_i resiz	D
_i retir	[
_i return	C
_i ring	C
_i rotat	C
_i ruin	U
_i run	C
_i sav	E
_i scan	C
_i see	[
_i send	[
_i serv	[
_i set	C
_i shar	C
_i sharpen	C
_i shut	C
_i sin	R
_i skip	V
_i sleep	Q
_i spank	Q
_i speak	C
_i spend	T
_i split	E
_i sta	[
_i start	[
_i steal	V
_i still	Z
_i stop	Q
_i substitut	F
_i sum	D
_i support	R
_i suppos	C
_i surviv	[
_i sw	R
_i tak	C
_i talk	C
_i teach	D
_i tell	U
_i thicken	C
_i thin	C
_i think	C
_i thread	C
_i tie	C
_i tip	D
_i top	C
_i treat	U
_i trust	T
_i try	T
_i tun	K
_i turn	C
_i typ	C
_i unclog	C
_i unplug	C
_i use	H
_i used	[
_i wait	[
_i wak	[
_i walk	[
_i want	S
_i wast	[
_i watch	H
_i wear	[
_i wip	H
_i wish	U
_i won	[
_i word	C
_i work	Z
_i worr	R
_i worship	X
_i writ	C
_i yell	Q
_id	C
_id lock	C
_id one	I
_id rath	E
_if	D
_if _a	C
_if _an	C
_if _god	Z
_if _he	X
_if _i	F
_if _im	[
_if _it	G
_if _my	C
_if _the	C
_if _ther	V
_if _we	I
_if _you	S
_if _your	[
_if fil	C
_if jesu	S
_if onl	Y
_if thre	F
_if user	I
_im	[
_im _a	[
_im _an	V
_im _in	[
_im _just	Q
_im _on	Y
_im _so	[
_im _the	[
_im _too	Q
_im afraid	R
_im alon	P
_im alwa	U
_im be	S
_im break	Q
_im burn	P
_im do	P
_im end	C
_im exhaust	Q
_im fiv	C
_im get	T
_im going	W
_im hav	P
_im look	F
_im los	S
_im marr	P
_im nev	P
_im not	[
_im old	V
_im poor	P
_im pregnant	P
_im sav	X
_im scar	V
_im sick	P
_im sorr	R
_im start	C
_im still	P
_im terrif	P
_im tir	P
_im tr	E
_im turn	[
_im weird	P
_in	K
_in 1998	L
_in 20	J
_in 25	G
_in 4k	C
_in _a	I
_in _an	R
_in _bibl	V
_in _chapt	C
_in _god	[
_in _his	V
_in _it	C
_in _la	I
_in _may	D
_in _me	[
_in _my	[
_in _our	[
_in _scriptur	Z
_in _th	[
_in _that	I
_in _the	[
_in _to	K
_in _which	C
_in _with	Q
_in _you	Y
_in _your	[
_in act	[
_in afric	C
_in alien	C
_in all	[
_in alphabetical	J
_in ancient	C
_in ang	[
_in anoth	U
_in antioch	Q
_in apa	G
_in april	C
_in argentin	C
_in ark	C
_in arm	E
_in august	C
_in austri	C
_in autumn	C
_in azur	D
_in babylon	[
_in baldur	G
_in barselon	C
_in bath	C
_in battl	[
_in bed	[
_in benjamin	[
_in bethlehem	R
_in bikin	C
_in birmingham	E
_in blood	C
_in boston	J
_in brazil	C
_in bristol	J
_in britain	C
_in brooklyn	D
_in brown	D
_in bts	C
_in bus	T
_in c	C
_in californi	F
_in can	C
_in canaan	U
_in captivit	C
_in casp	C
_in celsiu	G
_in chess	C
_in children	C
_in chines	C
_in christ	Y
_in chronological	C
_in church	[
_in class	[
_in column	N
_in combat	T
_in common	U
_in court	H
_in cricket	C
_in custom	C
_in daniel	U
_in dat	R
_in debt	U
_in decemb	C
_in decimal	C
_in delawar	D
_in disguis	X
_in doc	C
_in dream	P
_in drywall	C
_in econom	C
_in edinburgh	C
_in egypt	[
_in english	C
_in ephesu	R
_in esth	Q
_in europ	K
_in everyda	Q
_in excel	N
_in extr	C
_in ezekiel	V
_in faith	[
_in februar	C
_in febuar	C
_in florid	C
_in fold	I
_in foot	Q
_in four	C
_in frida	C
_in front	X
_in futsal	C
_in genes	[
_in georgi	F
_in german	C
_in gethseman	X
_in gilead	W
_in go	C
_in golf	M
_in googl	N
_in guardian	C
_in half	G
_in hand	C
_in hard	S
_in heart	V
_in heaven	X
_in hebron	R
_in hell	[
_in her	C
_in hinduism	C
_in hollow	C
_in hospic	[
_in hull	C
_in ice	F
_in iceland	C
_in illino	F
_in intensiv	R
_in isaiah	R
_in ish	C
_in israel	W
_in it	C
_in italian	C
_in jail	[
_in japan	C
_in japanes	C
_in javascript	K
_in jerusalem	[
_in jesu	W
_in john	[
_in kal	C
_in keral	F
_in km	C
_in kmno4	D
_in knit	F
_in korean	J
_in labor	W
_in lav	C
_in law	K
_in lawn	C
_in leed	C
_in leicest	C
_in leith	F
_in lent	Z
_in leo	C
_in leviticu	X
_in lif	[
_in lisbon	C
_in litr	C
_in lov	Q
_in m	C
_in malt	C
_in manchest	C
_in march	C
_in mari	I
_in marr	[
_in mexic	C
_in miam	C
_in minecraft	H
_in moab	S
_in mourn	Q
_in nav	N
_in need	W
_in new	C
_in norwa	G
_in oat	C
_in ocarin	C
_in od	F
_in ohi	C
_in old	[
_in one	P
_in ontari	D
_in ord	C
_in oregon	C
_in osl	C
_in oth	X
_in othell	C
_in ough	C
_in outlook	D
_in paradis	C
_in parallel	D
_in peac	T
_in percent	C
_in perth	C
_in philipp	[
_in phoenix	G
_in physic	C
_in pirat	C
_in plain	C
_in polish	G
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
_in retrograd	C
_in revelation	[
_in rom	[
_in roman	Z
_in ruin	S
_in rust	E
_in samari	X
_in san	C
_in school	Q
_in scotland	C
_in scratch	C
_in secret	W
_in septemb	C
_in short	[
_in show	C
_in sick	V
_in sikhism	C
_in simpl	C
_in sin	W
_in singapor	C
_in spac	C
_in spain	C
_in spirit	S
_in squid	L
_in sum	D
_in switzerland	C
_in sydne	J
_in tarot	C
_in tauru	E
_in team	C
_in ten	J
_in tenerif	C
_in tenn	E
_in tex	C
_in thre	[
_in tim	Z
_in tongu	[
_in town	[
_in toy	C
_in troubl	Y
_in tuls	C
_in two	U
_in vietnam	F
_in vitr	W
_in war	Z
_in wellington	C
_in wint	C
_in word	C
_in worship	R
_in wuther	C
_in yard	G
_in year	U
_in york	C
_isnt	N
_isnt _christian	Q
_isnt _the	R
_isnt _too	C
_isnt fair	P
_isnt stick	C
_it	E
_it ?wher	E
_it _a	[
_it _and	[
_it _at	H
_it _be	Z
_it _doesnt	F
_it _for	C
_it _god	[
_it _hav	C
_it _i	C
_it _in	C
_it _just	C
_it _my	X
_it _ok	[
_it _oka	V
_it _on	[
_it _right	[
_it _sa	C
_it _so	C
_it _the	I
_it _to	[
_it _too	[
_it _with	Y
_it _wrong	[
_it again	P
_it all	[
_it back	J
_it bet	C
_it call	C
_it charg	D
_it cheap	C
_it cost	C
_it cov	C
_it cut	J
_it dr	C
_it eas	V
_it few	C
_it go	G
_it last	D
_it legal	C
_it log	C
_it mean	M
_it need	K
_it off	C
_it out	[
_it outag	C
_it quick	G
_it rain	[
_it reach	C
_it run	F
_it saf	C
_it selfish	V
_it smell	K
_it sound	G
_it spell	C
_it start	C
_it tak	H
_it thre	C
_it through	C
_it tru	C
_it twic	C
_it use	C
_it work	C
_it worth	J
_its	[
_its 9pm	J
_its _a	U
_its _the	C
_its length	D
_its own	W
_its tim	Y
_its vomit	V
_ive	[
_ive _be	W
_ive do	P
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
_just mov	[
_just want	Q
_la	W
_la _bibli	Z
_la _de	C
_la _que	J
_la _ser	U
_la abuel	Q
_la abundanci	P
_la alabanz	T
_la alegri	S
_la alianz	S
_la amistad	R
_la ansiedad	P
_la ap7	C
_la app	C
_la aren	X
_la armadur	[
_la ballen	Z
_la bamb	C
_la baraj	F
_la barb	[
_la batall	[
_la bellez	R
_la bendicion	P
_la besti	[
_la bibliotec	C
_la bibliothequ	C
_la boc	W
_la bod	[
_la bols	X
_la bombill	C
_la brech	W
_la buen	[
_la burr	V
_la cabez	Y
_la caid	S
_la call	[
_la cam	[
_la cancion	Q
_la car	Z
_la carcel	[
_la carn	Z
_la carrer	Y
_la cart	F
_la cas	C
_la cavern	C
_la celul	C
_la cen	[
_la chamb	V
_la cicut	C
_la cienci	P
_la circuncision	P
_la ciudad	T
_la cocin	C
_la comid	U
_la compr	C
_la compu	C
_la comunion	R
_la concienci	S
_la concubin	Q
_la confirmacion	P
_la congregacion	Y
_la contrasen	C
_la cop	T
_la coron	[
_la cosech	T
_la creacion	[
_la crucif	P
_la cruz	[
_la cuev	Y
_la culp	S
_la cun	Q
_la depresion	S
_la destruccion	Q
_la diferenci	S
_la disciplin	R
_la duch	C
_la edad	R
_la empres	R
_la energi	C
_la enfermedad	P
_la envidi	U
_la escaler	R
_la esclav	U
_la esclavitud	R
_la escritur	R
_la escuel	W
_la esp	T
_la espald	R
_la esperanz	V
_la espos	V
_la estacion	C
_la estatu	X
_la estrell	S
_la evolucion	Q
_la famili	U
_la fe	[
_la fiest	Y
_la final	G
_la fotosintes	C
_la frent	X
_la fuerz	R
_la gent	W
_la glori	U
_la graci	U
_la gran	Y
_la gratitud	Q
_la grip	C
_la guerr	S
_la herenci	[
_la herid	Q
_la herman	R
_la higuer	[
_la hij	S
_la histori	S
_la honestidad	P
_la hor	Y
_la hormig	U
_la hosti	Q
_la iglesi	[
_la injustici	Q
_la ira	[
_la isl	C
_la itv	C
_la joven	P
_la justici	[
_la lampar	P
_la lan	R
_la lanz	P
_la lapidacion	P
_la lavador	C
_la lengu	[
_la lepr	Q
_la letr	U
_la levadur	C
_la ley	[
_la licenci	T
_la lig	C
_la list	X
_la lluvi	V
_la loteri	C
_la lujuri	Q
_la lun	Q
_la luz	R
_la madr	Q
_la mal	T
_la maldicion	P
_la mam	V
_la man	[
_la manan	[
_la marc	W
_la meditacion	P
_la ment	Q
_la mentir	P
_la mes	W
_la met	[
_la miel	P
_la mis	W
_la misericordi	R
_la mism	P
_la mitos	C
_la moned	C
_la montan	U
_la mor	[
_la muchach	R
_la muj	Z
_la murall	S
_la music	W
_la naranj	C
_la nat	C
_la naturalez	Z
_la navidad	W
_la never	C
_la niev	T
_la nin	P
_la noch	Z
_la novi	[
_la nub	C
_la nuer	Q
_la nuev	E
_la obr	S
_la oficin	[
_la ofrend	T
_la orar	Y
_la orej	S
_la oscuridad	R
_la otr	V
_la ovej	Q
_la ovejit	Q
_la pacienci	V
_la pag	X
_la paj	S
_la palabr	[
_la palom	[
_la pantall	C
_la panz	R
_la par	U
_la parabol	[
_la parej	[
_la parroqui	S
_la pas	W
_la pascu	V
_la patagoni	C
_la paz	C
_la peg	T
_la pele	Q
_la pelicul	C
_la pen	[
_la person	Z
_la piedr	[
_la piel	S
_la plag	U
_la plant	[
_la plat	Y
_la play	[
_la polici	P
_la politic	T
_la pornografi	Q
_la porr	C
_la predic	Y
_la prep	Q
_la presenci	V
_la primer	[
_la profeci	R
_la profetis	S
_la promes	R
_la prosperidad	P
_la prostitut	P
_la prueb	[
_la puert	V
_la quimi	R
_la raiz	R
_la ramer	V
_la red	R
_la regl	[
_la rein	C
_la religion	V
_la rent	C
_la respuest	P
_la resucit	U
_la revolucion	C
_la riquez	R
_la roc	U
_la rop	Z
_la ros	C
_la rued	C
_la saban	U
_la sabiduri	P
_la sal	[
_la salv	V
_la sangr	W
_la sant	[
_la segund	[
_la seleccion	C
_la semill	Y
_la senal	T
_la senor	R
_la seri	C
_la serpient	[
_la siembr	P
_la sinagog	U
_la sirvient	V
_la soberbi	S
_la soledad	[
_la sombr	R
_la suegr	S
_la suert	D
_la suscripcion	C
_la tard	H
_la tecnologi	S
_la tel	C
_la tentacion	[
_la tercer	R
_la tiend	S
_la tierr	Y
_la tor	V
_la torment	S
_la torr	T
_la tortill	C
_la transfiguracion	Q
_la tribu	S
_la tribulacion	S
_la trinidad	[
_la tumb	U
_la tunic	S
_la ultim	[
_la uncion	R
_la uni	[
_la unidad	P
_la universidad	U
_la vac	S
_la var	W
_la vejez	U
_la venganz	S
_la venid	Q
_la ventan	Q
_la verdad	Y
_la verdader	Q
_la veronic	R
_la version	C
_la vez	P
_la vibor	S
_la vie	C
_la viejit	R
_la vin	U
_la virgen	[
_la vision	Y
_la vist	R
_la viud	W
_la voz	T
_la yem	C
_la zarz	Z
_las	Z
_las _que	Q
_las adiccion	S
_las agu	[
_las alm	Q
_las arm	Y
_las autoridad	[
_las bienaventuranz	P
_las bod	[
_las buen	V
_las caban	T
_las carg	X
_las cart	[
_las ceniz	V
_las cinc	T
_las ciudad	P
_las clas	X
_las column	T
_las cos	Y
_las cruc	C
_las cuatr	Q
_las deud	Q
_las diez	T
_las doc	W
_las dos	U
_las drog	R
_las eight	C
_las eleccion	H
_las encuest	C
_las espos	P
_las estrell	T
_las fiest	R
_las fiv	C
_las fot	C
_las guerr	P
_las herman	P
_las hij	U
_las iglesi	P
_las instruccion	C
_las lagrim	R
_las langost	P
_las lengu	Y
_las llav	S
_las luc	R
_las mal	R
_las man	C
_las manan	C
_las medid	Q
_las mes	P
_las mision	R
_las montan	P
_las mosc	T
_las much	P
_las mujer	[
_las murall	Z
_las nacion	[
_las nin	C
_las notici	Y
_las novent	Q
_las nub	U
_las obr	T
_las ovej	Q
_las pac	Q
_las palabr	T
_las palm	Q
_las parabol	S
_las person	P
_las picadur	C
_las piedr	X
_las puert	R
_las red	X
_las religion	U
_las riquez	S
_las rued	Q
_las senal	P
_las siet	U
_las tabl	[
_las tentacion	C
_las tiniebl	R
_las tr	Q
_las tribu	S
_las trompet	P
_las ultim	Q
_las vac	R
_las veg	C
_las vestidur	S
_las vision	P
_las viud	Q
_las zorr	T
_le	X
_le _ser	R
_le _teng	Q
_le cambi	C
_le chatel	C
_le clav	Q
_le cort	T
_le da	S
_le dec	[
_le di	X
_le dicen	P
_le dieron	R
_le dig	X
_le dij	Q
_le dio	Q
_le doy	T
_le escrib	S
_le explic	Q
_le grit	S
_le gust	U
_le habl	S
_le hac	R
_le hacen	P
_le hic	R
_le import	P
_le leo	R
_le mal	C
_le mand	P
_le pas	R
_le ped	R
_le peg	P
_le pegu	R
_le perdon	P
_le pid	V
_le pus	P
_le pusieron	Q
_le quit	P
_le recl	P
_le rez	S
_le rob	P
_les	W
_les dar	S
_les dec	V
_les dig	R
_les doy	R
_les paul	C
_les va	P
_let	R
_let _and	C
_let _god	S
_let _him	V
_let _it	L
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
_let no	W
_let peopl	Q
_let pla	C
_let x	E
_lo	[
_lo _de	R
_lo _hac	C
_lo _mas	P
_lo _pod	P
_lo _que	[
_lo ajen	Y
_lo alcanz	C
_lo buen	Y
_lo dec	Q
_lo dej	P
_lo ech	Q
_lo hac	V
_lo llev	P
_lo mal	R
_lo mat	W
_lo mio	S
_lo mism	R
_lo nuev	P
_lo pagu	Q
_lo primer	P
_lo quier	P
_lo sab	C
_lo sal	C
_lo ultim	Q
_lo viej	Q
_los	U
_los _de	Y
_los _del	R
_los _que	[
_los abuel	S
_los amig	R
_los an	R
_los ancian	V
_los angel	C
_los anill	C
_los animal	[
_los antepas	S
_los apostol	R
_los arab	P
_los arbol	R
_los auricular	C
_los beb	R
_los braz	V
_los buen	S
_los cabell	X
_los camin	S
_los caracol	C
_los catolic	S
_los cedr	R
_los cel	S
_los cerd	Q
_los chakr	C
_los chanch	R
_los chic	P
_los ciel	C
_los cinc	J
_los cobrador	V
_los cristian	W
_los cuarent	U
_los cuatr	U
_los cuern	P
_los cuerv	P
_los cur	Q
_los dat	C
_los dem	T
_los demoni	W
_los di	[
_los diez	P
_los diezm	Q
_los difunt	R
_los disc	C
_los discipul	Q
_los doc	V
_los doctor	U
_los doming	U
_los don	P
_los dos	[
_los ejercit	W
_los elegid	P
_los enferm	R
_los esclav	S
_los espi	R
_los espiritu	Q
_los evangeli	Q
_los examen	Q
_los farise	Q
_los filiste	U
_los gat	C
_los gemel	S
_los gentil	S
_los gigant	S
_los grieg	P
_los guardi	[
_los har	P
_los herman	V
_los hij	V
_los hindu	C
_los hombr	R
_los huerfan	Q
_los hues	[
_los idol	Q
_los inocent	T
_los israelit	R
_los joven	P
_los judi	Z
_los juec	P
_los just	P
_los leon	X
_los lepros	P
_los levit	U
_los libr	T
_los limon	C
_los llam	Q
_los macabe	P
_los maestr	P
_los mag	Q
_los mal	R
_los malv	Q
_los mandamient	Q
_los may	C
_los mayor	S
_los medic	R
_los mejor	P
_los milagr	R
_los mont	[
_los mormon	U
_los muert	[
_los mur	W
_los musulman	R
_los nicolait	Q
_los nin	[
_los no	Q
_los nombr	Y
_los novi	P
_los nuestr	P
_los obrer	P
_los oj	C
_los oliv	V
_los otr	Q
_los padr	X
_los pagan	R
_los pajar	R
_los pajarit	Q
_los pan	Y
_los papel	[
_los pastor	T
_los patriarc	P
_los pec	P
_los perr	X
_los plan	T
_los pobr	V
_los politic	S
_los pres	R
_los primer	C
_los primogenit	Q
_los princip	R
_los problem	Q
_los profet	U
_los puebl	S
_los py	Z
_los radiador	C
_los regal	S
_los result	[
_los rey	E
_los ri	R
_los ric	Z
_los roman	R
_los rosal	C
_los sacerdot	Q
_los saduce	P
_los salm	P
_los samaritan	P
_los sant	V
_los setent	U
_los siet	W
_los sigl	S
_los sold	R
_los suen	R
_los talent	R
_los tamal	C
_los testig	T
_los thre	Z
_los tibi	P
_los tiemp	Z
_los tr	W
_los trag	P
_los treint	P
_los ultim	R
_los valient	S
_los vecin	S
_los vendedor	P
_los viaj	P
_los viej	U
_los viern	C
_los zapat	T
_mas	[
_mas _a	P
_mas _de	S
_mas _que	T
_mas cort	R
_mas facil	R
_mas grand	S
_mas important	P
_mas inteligent	P
_mas larg	R
_mas pequen	Q
_mas ric	P
_mas sabi	P
_mas val	V
_may	N
_may _a	[
_may _be	U
_may _i	[
_may _the	C
_may all	U
_may chees	C
_may cry	C
_may kwh	D
_me	X
_me 20	H
_me ?how	C
_me ?when	V
_me _a	C
_me _about	[
_me _an	[
_me _and	W
_me _at	C
_me _be	P
_me _deb	S
_me _do	X
_me _for	Z
_me _from	C
_me _god	[
_me _hac	S
_me _hav	Q
_me _he	P
_me _i	W
_me _if	E
_me _im	C
_me _in	Z
_me _la	U
_me _lo	P
_me _on	[
_me _pod	Q
_me _ser	T
_me _so	S
_me _th	Y
_me _the	C
_me _tien	X
_me _to	C
_me _which	J
_me _with	[
_me _your	W
_me abandon	Q
_me aburr	V
_me abus	Q
_me acab	U
_me acept	Q
_me aceptan	P
_me acos	Q
_me acusan	S
_me aft	U
_me alcanz	[
_me alej	R
_me all	U
_me alon	P
_me am	X
_me ama	W
_me amenazan	Q
_me anymor	U
_me arrepent	P
_me arrepient	T
_me asalt	P
_me ascendieron	T
_me asust	S
_me averguenz	V
_me awa	W
_me back	X
_me bad	U
_me baj	W
_me banan	C
_me bautic	T
_me becaus	S
_me busc	P
_me cae	U
_me calient	C
_me cambi	S
_me cas	[
_me castig	T
_me cay	R
_me cheap	C
_me confies	Q
_me contest	Q
_me control	R
_me corrieron	P
_me cort	W
_me craz	Z
_me cre	R
_me cuent	U
_me cuest	[
_me cuid	P
_me da	U
_me dan	[
_me deben	P
_me dec	V
_me decepcion	R
_me dej	C
_me dejan	R
_me desesper	P
_me despidieron	P
_me despiert	S
_me detect	S
_me dicen	[
_me dieron	S
_me dijeron	R
_me dio	T
_me dirt	C
_me discriminan	Q
_me distraig	X
_me down	X
_me doy	Q
_me duel	[
_me duerm	R
_me duermen	C
_me ech	S
_me emborrach	X
_me enamor	R
_me engan	R
_me enoj	T
_me escuch	Q
_me esper	P
_me est	W
_me estaf	R
_me esto	T
_me fall	Q
_me falt	R
_me felicit	P
_me find	Q
_me fiv	C
_me go	[
_me golpe	R
_me grit	Z
_me gust	[
_me gustan	U
_me ha	X
_me habl	[
_me hac	[
_me hacen	[
_me happ	R
_me hic	Q
_me hicieron	R
_me hot	C
_me ignor	T
_me imprim	C
_me insisten	U
_me insultan	[
_me invit	W
_me jubil	S
_me lastim	P
_me laugh	C
_me levant	R
_me lik	Q
_me llam	W
_me llaman	W
_me lleg	C
_me llen	Y
_me llev	W
_me lord	W
_me maltrat	Q
_me mand	W
_me mat	R
_me mir	Q
_me miran	T
_me molestan	X
_me mone	P
_me mor	V
_me mud	T
_me muer	R
_me not	U
_me notification	C
_me odi	R
_me odian	P
_me off	W
_me olvid	P
_me onlin	[
_me open	D
_me operan	Z
_me out	H
_me oye	P
_me pag	T
_me pagan	S
_me part	C
_me pas	X
_me peg	R
_me pele	Q
_me perdon	Q
_me pes	Q
_me pid	V
_me piden	V
_me pidi	Q
_me pon	Z
_me pong	R
_me port	P
_me preocup	P
_me presionan	T
_me profetiz	P
_me pueden	C
_me pus	T
_me pusieron	P
_me put	C
_me qued	C
_me quier	U
_me quieren	S
_me quit	Z
_me rechaz	R
_me regal	X
_me regan	S
_me respetan	Q
_me rob	V
_me robot	C
_me sac	R
_me sal	[
_me sali	S
_me salv	R
_me san	P
_me see	Q
_me sent	U
_me separ	P
_me sinc	R
_me sock	C
_me subieron	P
_me ten	C
_me through	C
_me tienen	Q
_me toc	W
_me tocab	Q
_me toqu	S
_me traicion	Q
_me trat	T
_me up	C
_me va	X
_me van	[
_me vay	T
_me ve	Q
_me vean	V
_me viol	Q
_me visit	P
_me voy	Y
_mi	Z
_mi abuel	V
_mi abuelit	T
_mi abusador	P
_mi ahij	P
_mi alm	R
_mi amad	R
_mi amig	[
_mi barri	P
_mi beb	[
_mi bod	T
_mi cachorr	C
_mi camin	Q
_mi carn	T
_mi carrer	Q
_mi cas	[
_mi celul	C
_mi chamb	Q
_mi color	T
_mi companer	Y
_mi congregacion	P
_mi corazon	R
_mi cuent	C
_mi cuerp	[
_mi culp	Q
_mi cumpl	P
_mi cumplean	S
_mi cun	S
_mi difunt	P
_mi dolor	P
_mi edad	P
_mi empres	P
_mi enfermedad	P
_mi equip	[
_mi espiritu	P
_mi espos	W
_mi ex	X
_mi famili	U
_mi fe	[
_mi fortalez	P
_mi futur	P
_mi gat	C
_mi gent	P
_mi grup	Q
_mi guagu	Y
_mi herman	[
_mi hij	[
_mi hijastr	P
_mi hog	[
_mi identidad	R
_mi iglesi	U
_mi infanci	Q
_mi jef	L
_mi madr	T
_mi mam	[
_mi marid	[
_mi mascot	W
_mi matrimoni	X
_mi mejor	X
_mi ment	U
_mi mot	C
_mi muj	X
_mi negoci	R
_mi never	C
_mi niet	X
_mi nin	[
_mi nombr	[
_mi novi	[
_mi nuer	S
_mi orquide	C
_mi pa	[
_mi padr	X
_mi padrastr	R
_mi pap	[
_mi parej	[
_mi parroqui	U
_mi pas	Q
_mi pastor	T
_mi paz	R
_mi pedid	C
_mi periquit	C
_mi perr	C
_mi perrit	[
_mi plat	V
_mi playstation	C
_mi polol	X
_mi prim	X
_mi primer	P
_mi prof	Z
_mi prometid	R
_mi puebl	W
_mi religion	P
_mi roc	R
_mi rostr	X
_mi salv	P
_mi sangr	R
_mi senor	Q
_mi sobrin	[
_mi suegr	U
_mi sueld	T
_mi tel	C
_mi tia	P
_mi tio	P
_mi trabaj	S
_mi vecin	Y
_mi vid	Z
_mi viej	[
_mi yern	S
_mi yug	V
_might	[
_might _be	S
_mis	[
_mis ahorr	Q
_mis alumn	Q
_mis amig	R
_mis caden	Q
_mis comp	Q
_mis companer	R
_mis cos	P
_mis dat	C
_mis di	Q
_mis enemig	P
_mis fot	[
_mis herman	S
_mis hij	S
_mis impuest	P
_mis lagrim	S
_mis niet	S
_mis nin	X
_mis oj	S
_mis orar	S
_mis ovej	Q
_mis padr	Y
_mis palabr	S
_mis pap	U
_mis pec	P
_mis suegr	P
_mis vecin	P
_mis viej	S
_much	I
_much _be	[
_much _can	C
_much _do	C
_much _on	U
_much _should	M
_much _to	D
_much bs	C
_much caffein	C
_much high	D
_much milk	C
_much mone	D
_much notic	E
_much old	W
_much paint	H
_much past	C
_much per	D
_much protein	F
_much ram	C
_much storag	K
_much wat	C
_much wood	C
_must	[
_must _be	[
_must _i	[
_must not	V
_muy	S
_muy estrict	Q
_muy joven	Q
_muy lent	C
_my	Y
_my 2003	C
_my _god	S
_my _in	S
_my abortion	P
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
_my bab	Y
_my back	U
_my baptiz	Z
_my belov	T
_my best	W
_my bik	C
_my birth	[
_my birthda	[
_my bod	[
_my bon	Y
_my boss	P
_my boy	Q
_my boyfriend	X
_my brain	[
_my breath	S
_my broth	[
_my brows	C
_my budd	T
_my bus	X
_my cabbag	C
_my cag	C
_my cak	D
_my car	F
_my card	C
_my cat	C
_my child	[
_my church	Y
_my clarinet	H
_my class	Z
_my classmat	S
_my cloth	Z
_my coach	S
_my coffe	C
_my colleagu	P
_my compan	[
_my countr	[
_my courgett	C
_my cousin	T
_my cowork	W
_my cpu	C
_my cv	C
_my da	V
_my dad	Y
_my dat	E
_my daught	[
_my die	V
_my disabl	R
_my divorc	R
_my dog	E
_my dream	[
_my driv	[
_my ear	C
_my eba	C
_my economic	C
_my electric	D
_my emplo	C
_my enem	R
_my ex	[
_my ey	[
_my fac	W
_my faith	[
_my fam	[
_my fath	[
_my fault	X
_my fenc	C
_my fianc	S
_my first	[
_my flight	[
_my foot	X
_my friend	I
_my gay	W
_my girl	C
_my girlfriend	V
_my glass	C
_my grandchild	P
_my grandchildren	Q
_my grandfath	Q
_my grandkid	R
_my grandm	R
_my grandmoth	R
_my grandp	Q
_my grandparent	U
_my grandson	R
_my grown	Y
_my hair	M
_my hand	Z
_my head	[
_my health	Z
_my hear	C
_my heart	[
_my hob	C
_my hobb	Y
_my hollandais	C
_my hom	U
_my horoscop	L
_my hous	[
_my husband	Z
_my hydrange	F
_my ill	P
_my instagram	C
_my ip	H
_my ipad	D
_my iphon	F
_my job	[
_my kindl	C
_my landlord	F
_my laptop	F
_my lat	[
_my lawn	C
_my levothyroxin	C
_my lif	[
_my littl	[
_my location	D
_my login	C
_my look	R
_my lov	S
_my manag	C
_my marr	T
_my mattress	C
_my mind	[
_my mom	[
_my momm	X
_my mone	T
_my mortgag	C
_my moth	[
_my mouth	Q
_my nail	C
_my nam	[
_my naught	C
_my neighbor	U
_my nerv	S
_my netflix	C
_my new	[
_my nud	W
_my old	C
_my own	Z
_my oyst	C
_my pain	P
_my parcel	C
_my parent	[
_my parrot	C
_my partn	[
_my passport	N
_my password	C
_my past	[
_my pastor	Y
_my patient	T
_my pension	C
_my peopl	V
_my period	[
_my pet	X
_my phon	C
_my phot	S
_my pictur	[
_my postcod	C
_my pr	Z
_my pra	V
_my print	C
_my problem	S
_my professor	P
_my promotion	C
_my rabbit	L
_my real	[
_my refund	C
_my religion	C
_my ris	C
_my rock	P
_my room	[
_my roommat	S
_my sav	[
_my scan	U
_my screen	C
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
_my sin	Z
_my sist	[
_my skin	W
_my slack	C
_my son	[
_my soul	[
_my sourdough	C
_my spirit	T
_my spiritual	Y
_my spong	C
_my spotif	G
_my spous	V
_my steer	C
_my stepdad	R
_my stepfath	U
_my student	[
_my suf	P
_my surger	P
_my tablet	C
_my tax	C
_my teach	Z
_my tear	[
_my teen	[
_my teenag	[
_my temp	Z
_my test	V
_my testimon	Y
_my think	[
_my tim	[
_my toast	C
_my toddl	R
_my toilet	C
_my town	Y
_my train	C
_my transcript	C
_my tuition	C
_my twin	T
_my uncl	R
_my ups	C
_my van	C
_my wash	T
_my wed	T
_my whil	C
_my wit	S
_my word	Z
_my work	T
_my yok	S
_my youth	Q
_myself	X
_myself _for	R
_nos	M
_nos dej	R
_nos hac	S
_nos vem	C
_o	X
_o _a	C
_o _di	S
_o _el	P
_o _en	Q
_o _god	P
_o _la	P
_o _me	U
_o _my	[
_o _of	C
_o _por	[
_o _una	C
_o negativ	C
_o no	[
_o sol	P
_o tijer	C
_o tr	X
_o variabl	C
_of	Q
_of 1024	G
_of 17	C
_of 1764	D
_of 1812	C
_of 340	C
_of ?man	[
_of _a	C
_of _an	E
_of _christian	Q
_of _god	M
_of _him	S
_of _his	Z
_of _me	[
_of _my	C
_of _myself	[
_of _of	C
_of _our	V
_of _someon	P
_of _th	[
_of _that	C
_of _the	L
_of _thes	[
_of _us	E
_of _what	Z
_of _you	Z
_of _your	[
_of aaron	[
_of abraham	V
_of act	[
_of adam	[
_of address	F
_of advent	U
_of all	[
_of aluminium	C
_of am	[
_of anarch	C
_of angel	[
_of anoth	U
_of answer	C
_of appendicit	C
_of arimathe	T
_of atonement	U
_of attorne	C
_of austrail	D
_of australi	L
_of baal	P
_of babel	[
_of babylon	[
_of bak	C
_of balloon	C
_of baruch	T
_of be	X
_of bed	U
_of beef	D
_of bel	C
_of benjamin	X
_of bethesd	W
_of bethlehem	Z
_of bitter	[
_of blood	[
_of blu	S
_of blue	C
_of booth	W
_of boundar	H
_of brazil	C
_of bread	[
_of broth	K
_of buddh	C
_of burkin	C
_of but	D
_of cactu	C
_of cain	[
_of calcium	G
_of canaan	T
_of canc	S
_of catan	F
_of celebrit	F
_of cha	D
_of chicag	C
_of chickenpox	F
_of child	W
_of chlorin	C
_of christ	[
_of church	U
_of cla	Z
_of clown	C
_of colossian	U
_of comfort	W
_of confession	Q
_of control	Z
_of courgett	C
_of crap	C
_of creat	[
_of crow	C
_of cruel	D
_of cup	C
_of cyren	Z
_of daniel	[
_of dark	Y
_of david	[
_of day	G
_of dedication	P
_of denmark	C
_of denv	C
_of deuteronom	R
_of die	F
_of doom	C
_of dry	[
_of dut	C
_of each	L
_of east	[
_of eden	[
_of egypt	J
_of electric	C
_of elijah	U
_of elish	T
_of email	C
_of endor	W
_of ephesian	R
_of ephesu	Q
_of esth	T
_of ethanol	C
_of ever	C
_of everyon	P
_of evil	X
_of exodu	[
_of ezekiel	S
_of ezr	Z
_of faith	[
_of fir	Y
_of fish	X
_of fl	[
_of flesh	Q
_of fold	C
_of follow	Q
_of four	C
_of franc	D
_of fruit	N
_of galatian	R
_of genes	X
_of german	C
_of get	P
_of glass	X
_of glor	Z
_of gold	T
_of good	F
_of grac	[
_of great	[
_of guadalup	[
_of habakkuk	T
_of hagga	T
_of hair	C
_of ham	V
_of hat	Y
_of heal	T
_of heaven	R
_of hebrew	T
_of hell	U
_of help	Q
_of herod	Q
_of hop	[
_of hose	Z
_of host	Z
_of ibuprofen	C
_of inception	C
_of inerti	C
_of iron	R
_of isaac	C
_of isaiah	T
_of israel	W
_of jacob	[
_of jakart	C
_of jam	[
_of jean	J
_of jeanni	C
_of jeremiah	[
_of jerich	[
_of jerusalem	[
_of jess	[
_of jesu	[
_of job	[
_of joel	T
_of john	[
_of jonah	[
_of joseph	R
_of joshu	[
_of joy	S
_of jud	[
_of judah	[
_of judg	[
_of judith	S
_of justic	C
_of khan	H
_of king	C
_of knowledg	[
_of lag	D
_of lamentation	X
_of land	C
_of lawless	R
_of lebanon	R
_of legend	C
_of leon	C
_of lepros	P
_of leviticu	R
_of lie	C
_of lif	[
_of light	Y
_of limitation	C
_of log	E
_of london	C
_of los	P
_of lov	[
_of luk	[
_of lyric	J
_of malach	U
_of manganes	D
_of mar	Y
_of mark	[
_of marr	Y
_of matthew	W
_of meet	R
_of merc	[
_of merg	C
_of mexic	C
_of mic	C
_of micah	[
_of microsoft	C
_of milk	Y
_of miss	T
_of mitocondri	C
_of mitos	C
_of moab	U
_of mobil	C
_of mone	[
_of mormon	C
_of mos	[
_of moss	C
_of motion	C
_of nacl	C
_of nahum	[
_of nehemiah	S
_of new	C
_of nineveh	Y
_of noah	Z
_of nonsens	C
_of normal	F
_of numb	[
_of obadiah	[
_of object	H
_of octopu	C
_of offic	C
_of oliv	T
_of one	[
_of oth	R
_of ozymandi	C
_of paradis	H
_of parliament	C
_of passeng	C
_of paul	[
_of peac	[
_of peak	C
_of pearl	C
_of peopl	R
_of persi	C
_of pet	U
_of pharaoh	U
_of philemon	U
_of philippian	Y
_of pickleball	I
_of population	C
_of pr	V
_of pra	[
_of prais	V
_of prompt	I
_of proverb	V
_of psalm	V
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
_of samson	U
_of samuel	[
_of saul	W
_of sav	[
_of school	W
_of screw	C
_of seven	P
_of severanc	C
_of sharon	T
_of sheb	X
_of sikhism	C
_of silenc	[
_of silv	[
_of sin	[
_of sirach	T
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
_of sug	F
_of sweet	H
_of swim	C
_of tabernacl	T
_of tan	C
_of tast	C
_of teko	T
_of tenet	C
_of thank	[
_of theseu	C
_of think	C
_of thirt	C
_of thorn	Y
_of thre	[
_of thron	C
_of thund	C
_of tim	Y
_of titu	W
_of tobit	R
_of troop	C
_of tsushim	C
_of turin	W
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
_of wait	Y
_of wank	C
_of war	C
_of wat	X
_of way	C
_of wealth	C
_of wis	T
_of woman	V
_of wood	[
_of work	X
_of world	E
_of wrath	T
_of x	C
_of zarephath	S
_of zechariah	R
_of zephaniah	U
_ok	E
_ok _for	F
_ok _to	[
_ok boom	C
_ok cool	C
_ok googl	C
_oka	[
_oka _to	V
_on	M
_on 34th	F
_on _a	J
_on _an	C
_on _by	C
_on _god	V
_on _him	T
_on _his	[
_on _in	C
_on _it	C
_on _me	[
_on _my	X
_on _myself	C
_on _th	T
_on _the	W
_on _to	V
_on _which	C
_on _your	Y
_on aft	V
_on airpod	C
_on all	P
_on americ	C
_on android	D
_on ankl	C
_on answ	C
_on appl	J
_on averag	G
_on bank	C
_on be	P
_on bedroom	C
_on charlott	C
_on christm	Z
_on climat	G
_on coat	C
_on credit	C
_on dog	C
_on drug	W
_on each	[
_on earth	U
_on easyjet	I
_on emirat	I
_on eyelid	C
_on fac	C
_on fee	G
_on fing	C
_on fir	[
_on firefox	C
_on food	T
_on frida	T
_on github	D
_on glass	C
_on good	Z
_on heaven	C
_on high	E
_on hulu	C
_on ice	C
_on instagram	[
_on international	M
_on itun	C
_on jesu	R
_on kindl	C
_on landlin	F
_on law	G
_on lif	S
_on liquid	C
_on mac	D
_on malt	[
_on mar	C
_on monda	C
_on mount	[
_on netflix	L
_on one	C
_on opena	C
_on oth	U
_on oven	C
_on peopl	Q
_on pizz	J
_on port	C
_on roast	L
_on samsung	I
_on sand	W
_on saturda	P
_on speakerphon	C
_on steel	D
_on stretch	C
_on student	C
_on sunda	[
_on sunshin	C
_on surfac	D
_on tiktok	C
_on titan	C
_on trent	C
_on trial	Y
_on vacation	Q
_on wall	C
_on wat	[
_on william	E
_on youtub	F
_on zoom	C
_or	G
_or 32gb	C
_or _a	C
_or _be	D
_or _do	C
_or _just	C
_or _me	C
_or _someth	C
_or _the	P
_or _to	P
_or aft	C
_or anthropic	C
_or asi	D
_or bacterial	C
_or belt	K
_or bindw	I
_or bottl	F
_or buy	I
_or canberr	L
_or claud	C
_or clubmast	C
_or coffin	C
_or director	E
_or eczem	I
_or effect	C
_or equal	C
_or femal	C
_or fift	D
_or flip	C
_or freehold	C
_or glu	J
_or gra	C
_or high	L
_or less	C
_or machin	C
_or mesh	C
_or month	C
_or no	D
_or physical	C
_or playstation	E
_or put	C
_or satan	P
_or sta	W
_or tail	C
_or tak	G
_or than	C
_or thre	[
_or treat	C
_our	[
_our _god	Q
_our bab	V
_our boil	C
_our church	X
_our da	Y
_our fath	Z
_our hom	U
_our hous	X
_our marr	S
_our new	C
_our own	W
_our pastor	R
_our sin	P
_our team	[
_our town	R
_our transgression	R
_our wa	P
_our wed	[
_par _cuand	X
_par _di	[
_par _el	[
_par _la	[
_par _las	G
_par _los	[
_par _mi	[
_par _mis	Q
_par _que	S
_par _quien	T
_par _ser	S
_par _un	U
_par _una	X
_par abr	C
_par adolescent	Y
_par agradec	R
_par alguien	S
_par ant	P
_par atr	Q
_par bien	Q
_par bod	C
_par camb	S
_par cre	[
_par dar	R
_par decor	C
_par deportist	R
_par desped	P
_par dibuj	C
_par dorm	S
_par empez	Q
_par encontr	U
_par enojars	Q
_par espos	R
_par est	C
_par gan	T
_par habl	W
_par hombr	S
_par hoy	X
_par iphon	C
_par ir	C
_par joven	X
_par leer	W
_par mam	R
_par manan	C
_par matrimoni	U
_par mi	W
_par mot	C
_par mujer	Z
_par nach	C
_par nad	C
_par nin	D
_par no	[
_par oj	C
_par orar	W
_par otr	V
_par ped	C
_par perrit	C
_par pladur	C
_par punt	C
_par quint	C
_par renov	C
_par salv	P
_par segu	U
_par serv	P
_par siempr	R
_par six	C
_par ten	[
_par ti	Q
_par tod	W
_par tomat	C
_par tortug	C
_par trabaj	P
_par viaj	Q
_passag	Y
_passag _for	R
_pleas	C
_pleas _the	C
_pleas calculat	K
_pleas ignor	C
_pleas stop	C
_pod	V
_pod _con	P
_pod _di	T
_pod _hac	V
_pod _mi	C
_pod _ser	R
_pod _un	[
_pod _una	Y
_pod camb	Y
_pod com	Y
_pod comulg	Q
_pod congel	C
_pod cre	Q
_pod dej	Y
_pod ir	U
_pod orar	R
_pod pag	R
_pod par	R
_pod perdon	P
_pod sal	Q
_pod serv	U
_pod ten	W
_pod tod	P
_pod tom	T
_pod trabaj	S
_pod usar	P
_pod ver	S
_pod viv	Q
_pod volv	P
_por	S
_por _di	Z
_por _dond	P
_por _el	V
_por _la	[
_por _las	C
_por _lo	S
_por _los	[
_por _mi	Y
_por _mis	S
_por _que	M
_por _quien	[
_por _ser	U
_por _su	S
_por _sus	T
_por _un	[
_por _una	[
_por alg	V
_por aparc	C
_por cient	C
_por conveni	C
_por corre	N
_por cre	Q
_por cualqu	V
_por dentr	U
_por diner	Q
_por exces	C
_por falt	Q
_por fe	[
_por fin	V
_por fuer	S
_por graci	R
_por hor	C
_por internet	D
_por jesu	P
_por mal	Q
_por men	C
_por mi	P
_por much	R
_por nad	Y
_por no	T
_por nosotr	P
_por nuestr	P
_por obr	Q
_por ojo	U
_por orden	C
_por otr	S
_por person	C
_por plat	P
_por primer	Q
_por punt	C
_por ten	P
_por ti	Q
_por tod	[
_por trabaj	P
_por usted	P
_por vist	S
_por whatsap	[
_que	S
_que ?porqu	C
_que _a	U
_que _deb	P
_que _dec	S
_que _di	Z
_que _el	N
_que _en	Q
_que _hac	[
_que _hay	[
_que _la	[
_que _las	V
_que _le	W
_que _les	Q
_que _lo	W
_que _los	I
_que _me	[
_que _mi	C
_que _mis	Q
_que _nos	T
_que _pod	T
_que _se	G
_que _ser	N
_que _su	Q
_que _teng	Y
_que _tien	V
_que _tu	W
_que _un	T
_que _yo	[
_que abraham	R
_que aceit	C
_que acus	P
_que admitan	C
_que ama	V
_que animal	W
_que ano	J
_que anunci	Q
_que apedr	P
_que app	C
_que aprend	S
_que aran	C
_que ardi	U
_que ayud	P
_que baj	Q
_que buen	S
_que busc	P
_que cant	Q
_que cas	P
_que cay	S
_que com	C
_que comen	C
_que comi	T
_que construy	R
_que construyeron	C
_que cos	P
_que cre	[
_que crey	S
_que cri	Q
_que da	P
_que dec	C
_que dej	U
_que dia	[
_que dicen	P
_que dig	S
_que dio	Q
_que ech	T
_que edad	V
_que el	S
_que ell	T
_que encontr	P
_que engan	P
_que ensen	[
_que enterr	Q
_que entr	R
_que escondi	Q
_que escrib	X
_que escribi	P
_que esper	P
_que est	W
_que estab	Q
_que estan	Q
_que esto	V
_que estuv	P
_que filosof	C
_que gan	[
_que gritab	R
_que ha	V
_que habi	P
_que habl	[
_que hablan	W
_que hac	C
_que hacen	T
_que haci	S
_que hacian	V
_que hag	P
_que hagan	Q
_que hay	T
_que hic	T
_que hicieron	Q
_que histori	Q
_que hor	C
_que huy	R
_que idiom	C
_que iglesi	T
_que ir	S
_que jacob	R
_que jesu	Y
_que jos	Q
_que jug	C
_que juzg	Q
_que leer	[
_que lenguaj	C
_que libr	Y
_que lind	[
_que llam	Q
_que llev	P
_que llor	R
_que llorab	Q
_que lloran	W
_que lluev	T
_que maldij	Q
_que man	P
_que manan	T
_que mand	R
_que mat	T
_que matab	P
_que milagr	P
_que minti	R
_que mois	Q
_que mont	Q
_que mor	[
_que movi	U
_que much	Q
_que mueren	Q
_que mujer	P
_que murieron	P
_que nac	Z
_que nadi	U
_que no	Z
_que nunc	Q
_que obedec	Q
_que odi	Q
_que odiaban	P
_que orar	[
_que otr	P
_que pa	Q
_que pabl	T
_que pag	U
_que part	P
_que pas	[
_que pec	U
_que perd	P
_que perdi	Q
_que perdon	Q
_que permit	R
_que pid	W
_que pidi	T
_que piedr	C
_que piens	W
_que pierd	C
_que pintur	C
_que pon	[
_que porqueri	C
_que pregunt	Q
_que prest	P
_que prometi	P
_que puebl	P
_que pus	Q
_que qued	C
_que quem	T
_que queri	U
_que querian	P
_que quier	[
_que quis	V
_que quit	T
_que rechaz	P
_que regan	S
_que respir	Q
_que resucit	S
_que rez	U
_que rob	R
_que rompi	R
_que sac	Q
_que sal	U
_que sali	R
_que salomon	S
_que salv	Q
_que san	Q
_que sea	S
_que sean	[
_que sembr	C
_que sent	P
_que ser	J
_que si	T
_que siembr	Q
_que sig	P
_que sign	C
_que significan	S
_que simboliz	V
_que sirv	T
_que son	X
_que sufr	P
_que sufren	R
_que sufri	Q
_que sustituy	C
_que tablet	C
_que tal	C
_que te	[
_que teng	X
_que teni	Q
_que tienen	P
_que toc	Q
_que tod	U
_que tom	V
_que tornill	C
_que tra	Q
_que trabaj	Q
_que trabajab	P
_que traicion	P
_que trat	S
_que tuv	Q
_que tuvieron	P
_que uno	W
_que va	C
_que vendi	S
_que ver	C
_que vien	V
_que vio	P
_que visit	R
_que vitamin	C
_que viv	V
_que vivi	P
_que volvi	Q
_que voy	Q
_que vuel	D
_que vuelv	[
_que ya	P
_quien	K
_quien _le	T
_quien _lo	Y
_quien _me	[
_quien _se	[
_quien _ser	L
_quien cre	P
_quien dec	C
_quien descubri	C
_quien er	V
_quien escribi	G
_quien gan	C
_quien hac	F
_quien invent	C
_quien mand	R
_quien mat	Y
_quien meti	C
_quien mor	[
_quien no	Y
_quien pele	C
_quien perdi	P
_quien sal	C
_quien ser	[
_quien te	C
_quien va	D
_quien vot	[
_real	N
_real _just	C
_real happen	T
_right	[
_right _for	[
_right _of	C
_right _to	[
_right hand	S
_right lol	C
_right now	N
_sa	H
_sa _he	S
_sa _i	S
_sa _she	R
_sa _the	U
_sa fatal	E
_sa gam	C
_sa item	C
_sa no	P
_sa not	D
_sa sae30	I
_sa thank	U
_said	F
_said _i	C
_said _it	[
_said _someth	[
_said _the	T
_said no	S
_said sorr	Q
_said yes	[
_say	M
_say _about	[
_say _at	C
_say _god	[
_say _i	Y
_say _in	D
_say _ok	C
_say _someth	C
_say _the	C
_say _to	[
_say banan	C
_say ch	G
_say good	J
_say no	[
_say sorr	Y
_say thank	C
_scriptur	[
_scriptur _be	S
_scriptur _for	[
_se	R
_se _com	W
_se _deb	P
_se _dec	C
_se _la	R
_se _le	K
_se _les	R
_se _lo	U
_se _los	P
_se _me	C
_se _pod	D
_se _que	U
_se _ser	[
_se abran	C
_se abri	S
_se acab	[
_se acost	Q
_se ahog	Q
_se ahorc	X
_se alegr	Q
_se alej	S
_se angustien	U
_se apag	C
_se apareci	P
_se apartar	Q
_se arrepient	R
_se arrepinti	S
_se arrodill	R
_se avecin	C
_se ban	H
_se bautiz	Q
_se burl	R
_se burlan	V
_se cae	W
_se caen	[
_se calcul	E
_se cambi	C
_se cans	P
_se cas	[
_se casan	V
_se cay	W
_se cayeron	T
_se celebr	D
_se com	C
_se comi	V
_se comieron	Q
_se convirti	U
_se cre	S
_se cuec	C
_se cumpli	P
_se detuv	Q
_se disfraz	R
_se dividi	R
_se divorci	T
_se divorcian	R
_se durmi	P
_se ech	R
_se enoj	T
_se equivoc	S
_se escap	T
_se escondi	Q
_se escrib	C
_se escribi	[
_se est	T
_se ha	P
_se habl	C
_se hac	D
_se hacen	C
_se hierv	E
_se humill	T
_se hundi	Q
_se iba	S
_se jubil	U
_se jueg	C
_se lav	V
_se limpi	C
_se llam	R
_se llamab	S
_se llamaban	Q
_se llamar	P
_se lleg	V
_se llev	R
_se mat	U
_se met	U
_se meti	S
_se mont	C
_se mor	[
_se muev	C
_se olvid	R
_se os	S
_se pegu	C
_se pel	Q
_se pelean	S
_se perdi	T
_se pierd	Y
_se podan	C
_se pon	C
_se qued	C
_se quej	U
_se quem	V
_se quier	P
_se quis	S
_se quit	S
_se rasc	C
_se rasg	T
_se rebel	R
_se regal	C
_se rieg	C
_se rien	[
_se rio	V
_se rompi	V
_se salv	W
_se salvan	V
_se sec	[
_se separ	P
_se separan	Q
_se ser	P
_se si	Z
_se sient	P
_se suicid	Q
_se tard	S
_se tom	L
_se tramit	C
_se va	[
_se ve	Q
_se volvi	T
_segun	U
_segun _el	R
_segun _la	Q
_segun jesu	P
_ser	W
_ser 15	C
_ser _a	Q
_ser _al	P
_ser _and	C
_ser _com	[
_ser _con	Q
_ser _de	[
_ser _del	[
_ser _di	V
_ser _el	C
_ser _la	E
_ser _lo	Q
_ser _mas	R
_ser _mi	[
_ser _muy	[
_ser _par	T
_ser _que	R
_ser _ser	[
_ser _su	Q
_ser _un	G
_ser _una	C
_ser _y	P
_ser abraham	P
_ser abuel	R
_ser aburrid	[
_ser adulteri	Q
_ser agradecid	S
_ser alcoholic	P
_ser amabl	U
_ser amor	P
_ser ant	R
_ser ate	P
_ser biblic	P
_ser buen	[
_ser cain	Q
_ser cieg	R
_ser controlador	Q
_ser cort	[
_ser crist	S
_ser cristian	P
_ser dar	Q
_ser debil	P
_ser destruid	P
_ser dificil	S
_ser egoist	Q
_ser eli	P
_ser esclav	R
_ser est	[
_ser etern	P
_ser evangelic	P
_ser falt	S
_ser feliz	S
_ser fift	C
_ser fuert	P
_ser gananci	Q
_ser gay	Q
_ser grand	R
_ser hall	S
_ser hech	P
_ser hij	P
_ser hombr	R
_ser humild	T
_ser important	Q
_ser imposibl	X
_ser injust	S
_ser jesu	Q
_ser joven	P
_ser juan	Q
_ser jud	P
_ser judi	P
_ser just	T
_ser literal	Q
_ser llen	P
_ser luz	S
_ser machist	V
_ser mal	[
_ser mam	R
_ser mans	R
_ser mas	S
_ser matrimoni	P
_ser mayor	V
_ser mediador	V
_ser mejor	W
_ser melquisedec	P
_ser mercuri	C
_ser milit	R
_ser mio	Q
_ser much	P
_ser muj	Q
_ser necesari	Q
_ser negr	P
_ser nin	V
_ser novi	C
_ser pabl	P
_ser pacient	Q
_ser padr	P
_ser pap	P
_ser pastor	Q
_ser pec	[
_ser perdon	Q
_ser perfect	Q
_ser plan	R
_ser pobr	P
_ser polici	P
_ser posibl	Q
_ser pur	R
_ser real	X
_ser rein	Y
_ser rey	R
_ser ric	P
_ser sabi	Q
_ser salv	T
_ser san	[
_ser sant	[
_ser santiag	P
_ser sierv	P
_ser simon	C
_ser sol	Q
_ser sold	P
_ser tan	T
_ser tard	[
_ser templ	R
_ser testig	P
_ser tran	R
_ser valient	Q
_ser vanidad	W
_ser verdad	Q
_sh	T
_shall	[
_shall _be	S
_shall not	[
_she	[
_she _be	Y
_she _doesnt	U
_she _hav	Z
_she _wont	S
_she die	V
_should	Y
_should _a	C
_should _an	I
_should _be	C
_should _christian	U
_should _hav	T
_should _i	X
_should _we	[
_should _you	Z
_should health	C
_show	C
_show _in	I
_show _me	M
_show _with	C
_show apartment	C
_show cancell	D
_show math	G
_show tim	C
_signific _el	[
_signific _la	C
_signific _que	P
_signific _ser	R
_signific hij	Q
_signific lord	P
_signific ten	C
_so	S
_so ?man	[
_so _it	C
_so _much	P
_so ang	R
_so bad	R
_so depress	Q
_so dumb	C
_so eas	[
_so far	C
_so fat	C
_so happ	Q
_so hard	S
_so important	Z
_so kat	C
_so long	Z
_so mad	R
_so sad	S
_so slow	C
_so small	P
_so static	C
_so tir	W
_so wind	C
_sobr	P
_sobr _el	T
_sobr _la	N
_sobr _las	Q
_sobr _los	Q
_sobr _mi	C
_sobr _ser	R
_sobr compart	T
_sobr est	P
_sobr jesu	P
_sobr mi	P
_sobr ti	Q
_sobr tod	Q
_someon	[
_someon ?who	[
_someon _a	U
_someon _at	P
_someon _be	W
_someon _by	Q
_someon _i	W
_someon _in	W
_someon _on	C
_someon _to	X
_someon _with	W
_someon break	R
_someon die	X
_someon els	X
_someon explain	C
_someon post	V
_someon put	U
_someon steal	R
_someth	D
_someth _and	Q
_someth _be	V
_someth _from	P
_someth _i	S
_someth _to	I
_someth els	C
_someth funn	C
_someth sil	C
_someth terribl	Q
_su	[
_su abuel	P
_su cabez	T
_su camin	P
_su cas	R
_su corazon	Q
_su herenci	R
_su herman	T
_su hij	S
_su madr	P
_su mam	P
_su marid	V
_su mor	Q
_su muj	Q
_su nombr	Q
_su novi	S
_su padr	U
_su pap	R
_su propi	P
_su puebl	P
_su rop	Q
_su sangr	Q
_su tiemp	Q
_su tierr	P
_su vid	R
_su vin	P
_sus	[
_sus frut	Q
_sus herman	T
_sus hij	T
_sus man	P
_sus manch	Z
_tell	C
_tell _if	C
_tell _me	C
_tell _my	[
_tell _the	Q
_tell all	C
_tell dvl	C
_tell peopl	T
_tell real	J
_teng	[
_teng _el	P
_teng _la	P
_teng _par	T
_teng _que	X
_teng _un	J
_teng _una	S
_teng amig	P
_teng canc	P
_teng depresion	R
_teng dud	T
_teng gan	Q
_teng mal	P
_teng plat	Q
_teng rabi	Q
_teng sed	P
_teng temor	R
_teng thirt	Q
_teng tiemp	T
_th	C
_th _a	R
_th _be	C
_th _just	C
_th _on	E
_th _th	C
_th _the	C
_th _to	N
_th anymor	V
_th app	C
_th articl	J
_th bab	C
_th box	C
_th child	Q
_th cup	[
_th dad	S
_th day	W
_th email	G
_th garbag	E
_th gde	J
_th going	C
_th gpt	C
_th hand	T
_th head	C
_th hous	[
_th jacket	N
_th kiss	C
_th land	Q
_th lin	C
_th messag	C
_th month	U
_th morn	C
_th moth	Q
_th now	C
_th offlin	D
_th old	C
_th own	C
_th phon	Y
_th search	C
_th symbol	C
_th thing	C
_th way	Y
_th websit	C
_th week	S
_th weekend	C
_th work	C
_th world	[
_th writ	C
_th year	[
_that	N
_that _be	[
_that _do	F
_that _god	[
_that _hav	E
_that _he	R
_that _i	[
_that _im	[
_that _isnt	C
_that _my	U
_that _sa	J
_that _the	J
_that _you	F
_that begin	C
_that bord	C
_that deliv	H
_that fall	Y
_that fl	L
_that fold	C
_that go	C
_that goldfish	C
_that hospital	I
_that identif	I
_that jesu	[
_that land	C
_that mean	C
_that movi	C
_that ot	C
_that pay	H
_that renam	C
_that revers	C
_that skip	N
_that start	J
_that tak	P
_that tonight	C
_the	U
_the 100m	J
_the 1990s	C
_the 2010	K
_the 2016	K
_the 27th	C
_the 90s	I
_the _be	X
_the _bibl	[
_the _by	C
_the _christian	Q
_the _do	V
_the _get	C
_the _god	U
_the _hav	S
_the _it	C
_the _just	[
_the _may	S
_the _right	[
_the _said	U
_the _say	R
_the _us	C
_the _will	V
_the _wont	S
_the _would	T
_the _wrong	Z
_the abov	C
_the actress	I
_the admin	C
_the age	[
_the airport	U
_the airsp	J
_the alphabet	C
_the alt	Z
_the angel	[
_the animal	Z
_the annunciation	V
_the anoint	[
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
_the are	D
_the ark	[
_the arm	[
_the arra	N
_the ascension	T
_the atm	C
_the aztec	C
_the bab	[
_the babylonian	R
_the background	C
_the ball	C
_the ballot	H
_the bank	D
_the baptiz	[
_the barcod	C
_the bath	C
_the battl	X
_the beach	[
_the bear	C
_the beast	[
_the beatitud	[
_the beaut	R
_the bed	[
_the bedroom	C
_the begin	T
_the bel	[
_the bell	C
_the bereav	R
_the berlin	C
_the best	M
_the bin	C
_the bird	I
_the birth	T
_the black	C
_the blam	Q
_the bless	Q
_the blind	V
_the blond	I
_the blood	[
_the bmi	C
_the boat	X
_the bod	C
_the book	[
_the boston	C
_the boy	S
_the bpm	C
_the branch	Y
_the bread	[
_the break	[
_the brid	Y
_the bring	C
_the brit	C
_the brokenheart	S
_the bronz	X
_the budget	C
_the build	U
_the burn	[
_the bus	C
_the butl	C
_the button	C
_the caa	I
_the cabinet	C
_the call	[
_the camel	R
_the camp	V
_the canaanit	V
_the capital	C
_the cartridg	C
_the cat	C
_the cav	[
_the ceil	[
_the cent	P
_the centurion	Q
_the ceo	C
_the chanc	C
_the chancellor	C
_the cheap	C
_the cheat	T
_the chicken	C
_the child	W
_the chord	D
_the church	[
_the cimarron	C
_the cit	[
_the cla	T
_the clock	C
_the cloud	U
_the coach	C
_the cob	C
_the coconut	F
_the color	Q
_the corn	C
_the cornerston	T
_the correct	E
_the cost	[
_the couch	W
_the council	V
_the count	C
_the countr	P
_the covenant	[
_the critiqu	C
_the cross	[
_the crowd	P
_the crown	C
_the croydon	F
_the crucibl	C
_the crucif	X
_the current	C
_the curtain	C
_the cut	Z
_the dark	C
_the dashboard	C
_the dat	H
_the day	C
_the deep	R
_the demon	Q
_the depth	X
_the derivativ	C
_the desert	[
_the devil	[
_the die	Z
_the differenc	D
_the discipl	C
_the divorc	Z
_the doctor	[
_the dog	C
_the donke	I
_the door	[
_the doorpost	W
_the download	C
_the dragon	Y
_the dream	Z
_the driv	C
_the dust	Q
_the ear	[
_the earth	[
_the earthquak	C
_the east	[
_the eat	U
_the edomit	Q
_the egyptian	C
_the eiffel	D
_the eld	U
_the elect	[
_the election	E
_the employe	C
_the empt	T
_the end	C
_the engagement	Z
_the england	C
_the english	I
_the ephesian	R
_the ethiopian	W
_the eu	C
_the eur	C
_the eurost	C
_the evangelist	Z
_the everlast	U
_the exil	[
_the exodu	[
_the eye	Z
_the faith	S
_the falkland	C
_the fall	X
_the fam	[
_the farm	[
_the fast	F
_the fat	Z
_the fath	[
_the fear	Q
_the feast	X
_the field	[
_the fier	Q
_the fig	[
_the filt	I
_the fir	[
_the first	X
_the firstborn	[
_the fish	P
_the fiv	K
_the fl	C
_the flesh	W
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
_the foundation	S
_the four	[
_the fourth	C
_the fox	C
_the fridg	C
_the friend	Q
_the front	E
_the fruit	[
_the funeral	Q
_the futur	[
_the g7	C
_the gam	[
_the gang	T
_the gap	Y
_the garden	P
_the gat	[
_the gather	C
_the gentil	X
_the giant	X
_the gift	U
_the girl	H
_the giv	T
_the glor	R
_the goat	C
_the godfath	C
_the gold	C
_the golden	[
_the golf	C
_the good	[
_the gospel	[
_the government	T
_the grav	V
_the gravit	C
_the green	I
_the ground	[
_the groundhog	C
_the guy	C
_the hair	V
_the half	C
_the hand	W
_the harp	[
_the harv	S
_the head	[
_the heart	J
_the heaven	R
_the hell	E
_the high	Y
_the hill	U
_the hittit	T
_the hiv	C
_the hobbit	C
_the hol	[
_the holida	R
_the hom	T
_the homeless	T
_the horizon	C
_the hospital	[
_the hot	C
_the hour	R
_the hous	V
_the household	U
_the hudson	C
_the human	C
_the humbl	Q
_the hundr	C
_the hungr	S
_the hurrican	W
_the husband	W
_the hypotenus	C
_the icu	T
_the ideal	M
_the idol	Q
_the ignition	C
_the incubation	F
_the ind	E
_the industrial	K
_the ingredient	H
_the inheritanc	R
_the inn	T
_the innocent	Z
_the internet	V
_the israelit	V
_the jail	X
_the japanes	L
_the jew	[
_the job	[
_the john	K
_the jok	C
_the jordan	[
_the joy	R
_the judg	V
_the judgment	Q
_the ke	U
_the keyboard	I
_the kill	Q
_the king	[
_the kingdom	Y
_the kit	G
_the kitchen	C
_the knob	C
_the know	T
_the la	C
_the lak	[
_the lam	X
_the lamb	I
_the lamp	S
_the land	[
_the languag	C
_the last	Q
_the laugh	W
_the law	[
_the lawn	G
_the lead	C
_the least	[
_the lep	T
_the lesson	[
_the let	H
_the levit	[
_the liber	C
_the lich	C
_the lie	C
_the lif	W
_the lifespan	C
_the light	C
_the lin	C
_the lion	[
_the littl	S
_the lock	I
_the locust	[
_the log	C
_the long	[
_the look	C
_the lord	[
_the lost	L
_the lotter	[
_the louisian	C
_the loung	C
_the lov	C
_the low	X
_the m25	C
_the maccabe	Q
_the mag	[
_the maginot	C
_the magnificat	[
_the mak	W
_the man	[
_the mark	[
_the marshall	C
_the mast	C
_the matrix	C
_the maximum	I
_the mean	V
_the meek	Q
_the meet	C
_the memb	C
_the menu	D
_the messag	Z
_the messiah	[
_the microphon	C
_the microwav	H
_the middl	C
_the might	V
_the militar	Z
_the millennium	[
_the minimum	D
_the miracl	C
_the mitochondri	C
_the mon	C
_the mone	[
_the month	P
_the moon	G
_the mor	C
_the morn	[
_the most	J
_the moth	R
_the motorwa	C
_the mount	[
_the mountain	[
_the mouth	U
_the mud	W
_the muffin	C
_the mumm	C
_the nak	C
_the nam	C
_the narrator	C
_the nation	[
_the nba	G
_the net	P
_the network	C
_the new	C
_the next	C
_the night	V
_the nobl	C
_the north	Y
_the northern	C
_the now	C
_the nth	C
_the numb	P
_the nun	C
_the ocean	U
_the offer	R
_the offic	C
_the oil	S
_the old	[
_the one	L
_the onl	S
_the oppress	W
_the orang	C
_the original	C
_the osc	C
_the oth	N
_the outsid	C
_the ox	U
_the parabl	Y
_the part	V
_the passov	[
_the past	[
_the pavement	C
_the peac	S
_the peopl	[
_the periodic	C
_the pharise	U
_the philistin	[
_the phon	F
_the pickup	I
_the pierc	S
_the pill	X
_the pixel	E
_the pizz	H
_the plagu	[
_the planet	[
_the plot	C
_the plural	C
_the point	[
_the polic	T
_the polit	D
_the poll	C
_the pool	[
_the poor	Z
_the pop	[
_the population	C
_the post	C
_the postman	C
_the pot	[
_the pow	C
_the pr	[
_the pra	T
_the preach	Z
_the premium	J
_the present	C
_the president	C
_the prim	C
_the priz	[
_the prodigal	S
_the prom	D
_the promis	[
_the prop	C
_the prophet	X
_the prostitut	T
_the pump	I
_the pur	W
_the purpos	X
_the queen	V
_the quick	J
_the rabbit	C
_the rac	[
_the rain	Y
_the rainbow	S
_the rainfor	C
_the raptur	[
_the raven	C
_the real	C
_the receipt	C
_the red	[
_the rent	U
_the resurrect	[
_the rich	[
_the righteou	V
_the ris	X
_the riv	[
_the road	Z
_the rock	[
_the rod	Z
_the roman	C
_the roof	Z
_the root	X
_the rosar	[
_the rout	C
_the royal	X
_the ruin	Y
_the rul	C
_the run	I
_the sabbath	[
_the saf	C
_the saint	[
_the samaritan	Q
_the samsung	E
_the sand	Z
_the sanhedrin	V
_the scarlet	C
_the school	Z
_the scor	C
_the scrib	[
_the scroll	[
_the sd	C
_the sea	C
_the second	I
_the secret	[
_the senat	C
_the sermon	W
_the serpent	U
_the serv	C
_the servant	P
_the set	C
_the seven	[
_the seventh	T
_the shadow	Z
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
_the sky	H
_the small	C
_the smell	K
_the snak	Y
_the soft	C
_the sold	R
_the son	[
_the song	K
_the soul	[
_the sourc	D
_the south	[
_the sow	S
_the sp	X
_the spanish	C
_the speak	D
_the spin	I
_the spirit	[
_the spleen	C
_the spotless	C
_the star	C
_the start	G
_the steam	C
_the stock	[
_the ston	[
_the stop	C
_the stor	W
_the storm	X
_the street	[
_the strip	F
_the strong	C
_the subject	C
_the submarin	C
_the suf	P
_the sum	C
_the sun	C
_the suprem	C
_the swap	C
_the sword	Z
_the synagogu	Q
_the tabernacl	[
_the tabl	[
_the tablet	Z
_the tak	U
_the takeawa	C
_the talent	T
_the talk	S
_the tall	C
_the tank	D
_the tax	[
_the team	[
_the templ	[
_the temptation	C
_the ten	[
_the tent	S
_the text	C
_the them	C
_the thief	P
_the thing	T
_the think	Q
_the third	W
_the thre	Z
_the thron	[
_the ticket	C
_the tiktok	C
_the tim	G
_the tomb	[
_the tongu	[
_the totem	C
_the tow	D
_the train	G
_the transfiguration	[
_the tre	Z
_the treat	C
_the trib	Y
_the tribulation	S
_the trick	K
_the trinit	[
_the trojan	C
_the tru	U
_the truth	[
_the tub	C
_the tudor	C
_the tumor	P
_the tundr	C
_the tv	J
_the twelv	[
_the two	[
_the uk	C
_the unforgivabl	T
_the union	C
_the unit	C
_the univers	R
_the unjust	S
_the updat	C
_the usa	L
_the use	[
_the valle	I
_the veil	Q
_the vik	C
_the villain	C
_the vin	S
_the vineyard	[
_the virgin	U
_the vision	[
_the voic	C
_the vot	D
_the wall	[
_the want	S
_the war	[
_the wash	G
_the wat	P
_the way	[
_the weak	[
_the weath	C
_the wed	[
_the weeknd	C
_the well	T
_the weth	C
_the wh	I
_the whal	[
_the whirlwind	V
_the whit	[
_the whol	Z
_the wick	[
_the widow	T
_the width	D
_the wif	R
_the wilder	X
_the win	K
_the wind	[
_the window	[
_the wis	Z
_the witch	T
_the wither	Q
_the woman	X
_the womb	X
_the word	Y
_the work	[
_the world	X
_the worm	X
_the worship	Q
_the worst	V
_the year	U
_the yok	Q
_the young	T
_the zeppelin	C
_the zip	C
_them	[
_them _from	G
_them _with	Y
_ther	R
_ther ?when	S
_ther _a	C
_ther _an	C
_ther _be	[
_ther _for	S
_ther _so	[
_ther _to	C
_ther any	C
_ther bot	E
_ther going	C
_ther two	W
_thes	[
_thes bullet	C
_thos	[
_thos ?who	[
_thos _he	P
_tien	G
_tien _di	V
_tien _el	C
_tien _la	C
_tien _su	U
_tien _un	C
_tien _una	C
_tien alzheim	S
_tien canc	S
_tien chil	C
_tien jordan	C
_tien novi	[
_tien otr	S
_tien perdon	Q
_tien pod	V
_tien sentid	[
_tien shakir	C
_to	R
_to 20	C
_to 200	C
_to 80	C
_to ?whom	X
_to _a	C
_to _an	U
_to _anyon	C
_to _be	X
_to _do	M
_to _get	Z
_to _god	[
_to _hav	[
_to _her	P
_to _his	U
_to _it	C
_to _its	Z
_to _let	E
_to _me	[
_to _my	[
_to _our	X
_to _say	Q
_to _show	[
_to _someon	[
_to _tell	S
_to _th	C
_to _the	[
_to _them	C
_to _thos	T
_to _us	[
_to _you	[
_to _your	[
_to abraham	R
_to accept	Z
_to act	Y
_to adopt	P
_to advertis	H
_to all	[
_to amand	C
_to ang	V
_to anoth	[
_to answ	[
_to ap	K
_to apologiz	[
_to appeal	C
_to ask	T
_to australi	C
_to avoid	C
_to babylon	W
_to bal	C
_to beat	C
_to becom	Q
_to bed	V
_to beg	P
_to believ	V
_to bethlehem	P
_to bevel	C
_to block	F
_to boil	G
_to borrow	R
_to break	S
_to bring	C
_to build	[
_to burn	C
_to buy	C
_to caes	[
_to call	S
_to calm	R
_to cambridg	C
_to cast	W
_to celebrat	[
_to centimetr	C
_to chang	[
_to charit	[
_to chicag	L
_to child	R
_to chnag	C
_to choos	T
_to cinqu	C
_to com	Z
_to compil	E
_to confess	Z
_to control	Y
_to copyright	C
_to count	C
_to court	[
_to cry	Z
_to cut	R
_to damascu	[
_to danc	Z
_to darlington	M
_to dat	[
_to dav	C
_to david	V
_to deal	[
_to decimal	C
_to declar	C
_to declin	D
_to defrost	E
_to delet	D
_to destro	P
_to die	[
_to dog	C
_to doll	G
_to drink	[
_to driv	I
_to dry	I
_to duba	M
_to dust	S
_to each	Q
_to eat	N
_to egypt	[
_to emmau	[
_to emplo	C
_to end	Y
_to english	C
_to enjo	T
_to eur	C
_to everyon	P
_to evolv	C
_to excel	M
_to exit	C
_to fac	V
_to factor	C
_to fahrenheit	E
_to faith	R
_to feel	Q
_to fift	C
_to fight	[
_to fill	E
_to find	U
_to fir	R
_to fix	C
_to flat	E
_to fly	E
_to fold	F
_to follow	Y
_to forgiv	[
_to fourteen	F
_to franc	D
_to french	M
_to gbp	C
_to german	L
_to gif	C
_to gitlab	J
_to giv	Y
_to go	S
_to googl	C
_to hang	M
_to hast	C
_to hat	T
_to hear	Q
_to heathrow	C
_to heaven	[
_to hell	W
_to help	V
_to hold	C
_to honor	S
_to improv	C
_to introduc	C
_to iphon	G
_to ireland	N
_to jerusalem	V
_to jesu	Y
_to jewell	C
_to jfk	C
_to joseph	W
_to judg	S
_to jump	M
_to keep	[
_to kill	C
_to king	V
_to km	D
_to know	T
_to lay	P
_to lead	[
_to learn	K
_to leas	C
_to leav	Q
_to lie	[
_to lif	W
_to lift	Y
_to listen	[
_to liv	[
_to look	J
_to lov	C
_to low	C
_to luton	D
_to main	C
_to mak	Z
_to mar	V
_to marr	[
_to marseill	G
_to mass	[
_to match	M
_to meet	C
_to moab	R
_to moon	C
_to mourn	Y
_to mov	[
_to mp3	D
_to mymath	C
_to nic	C
_to normal	G
_to numb	Y
_to obe	X
_to one	W
_to open	U
_to ord	F
_to oth	W
_to oxford	J
_to pack	K
_to parent	W
_to paul	W
_to pay	C
_to pc	C
_to peel	C
_to peopl	U
_to pharaoh	R
_to photoshop	F
_to pla	H
_to plant	C
_to pra	[
_to prison	V
_to propos	Z
_to protect	V
_to put	E
_to queenstown	C
_to quit	[
_to reach	D
_to read	X
_to receiv	Q
_to refreez	C
_to regist	I
_to regrout	C
_to remov	C
_to repeat	T
_to repent	[
_to resign	F
_to resolv	N
_to respra	C
_to rest	[
_to restart	C
_to return	Q
_to rgb	C
_to rid	C
_to roast	N
_to roll	C
_to run	C
_to sacrific	P
_to saint	P
_to san	C
_to school	T
_to screenshot	I
_to see	[
_to sell	M
_to send	Q
_to serv	X
_to set	C
_to shannon	C
_to shar	[
_to ship	L
_to shuffl	C
_to sit	C
_to siz	E
_to sleep	[
_to sow	C
_to spanish	E
_to speak	[
_to spel	C
_to sta	Z
_to start	[
_to step	C
_to stop	L
_to stor	C
_to strang	Z
_to stream	E
_to strip	C
_to stud	X
_to styl	F
_to succ	U
_to support	[
_to swahil	C
_to tak	[
_to talk	X
_to tam	C
_to tanzani	D
_to teach	T
_to tempt	[
_to thank	P
_to thursda	C
_to tie	C
_to tith	U
_to train	J
_to treat	D
_to trust	X
_to try	P
_to turn	C
_to two	X
_to typ	C
_to und	C
_to use	G
_to vancouv	C
_to vot	C
_to walk	W
_to want	[
_to war	Y
_to wash	C
_to wat	G
_to watch	C
_to wear	C
_to wif	J
_to win	L
_to wonderwall	D
_to work	[
_to worship	U
_to writ	[
_to yellowston	C
_to york	H
_to zar	C
_to zer	C
_too	[
_too ?man	S
_too _much	[
_too _the	C
_too bus	Q
_too ear	Z
_too expensiv	T
_too far	X
_too hard	U
_too high	W
_too lat	[
_too long	Q
_too old	[
_too proud	P
_too small	C
_too strict	Q
_too technical	C
_too wet	C
_too wid	C
_too young	U
_tu	[
_tu boc	P
_tu carg	[
_tu configuracion	C
_tu corazon	W
_tu cuerp	C
_tu fe	S
_tu glori	R
_tu herman	[
_tu hij	Q
_tu juventud	Q
_tu madr	S
_tu man	S
_tu nombr	S
_tu ojo	S
_tu padr	P
_tu palabr	T
_tu pan	U
_tu projim	Q
_tu prompt	C
_tu rein	T
_tu rey	T
_tu sierv	Q
_tu tierr	R
_tus	W
_tus hij	R
_tus instruccion	C
_tus man	R
_tus oj	[
_u	C
_u c	E
_u suck	C
_un _a	S
_un _di	R
_un _versicul	Q
_un abort	R
_un accident	[
_un adult	C
_un aguil	C
_un ajolot	C
_un amig	[
_un angel	R
_un ano	Y
_un arbol	Y
_un archiv	C
_un asesin	Q
_un asil	P
_un ate	S
_un avion	D
_un barc	U
_un bautiz	R
_un becerr	R
_un boton	C
_un buen	[
_un burr	T
_un caball	F
_un camp	C
_un carr	S
_un chav	U
_un chist	C
_un companer	W
_un corazon	Y
_un corre	C
_un cristian	X
_un cuadr	C
_un cuent	C
_un cuerp	S
_un cur	Y
_un demoni	S
_un denari	[
_un dia	F
_un diacon	X
_un div	E
_un divorc	C
_un electricist	E
_un enferm	V
_un enfermer	C
_un enlac	C
_un ensay	C
_un equip	D
_un esguinc	C
_un estudi	P
_un examen	R
_un famil	P
_un fracas	Q
_un fraud	T
_un fregader	C
_un funeral	R
_un gat	C
_un grup	X
_un guis	C
_un hamst	C
_un herman	T
_un hij	X
_un hiyab	C
_un hombr	I
_un huev	C
_un hyunda	C
_un ion	C
_un juici	Q
_un kil	C
_un leon	V
_un libr	P
_un mal	R
_un matrimoni	Q
_un mensaj	C
_un milagr	W
_un mit	W
_un monton	Z
_un mor	S
_un moribund	Q
_un negoci	R
_un nin	Z
_un nud	C
_un pact	R
_un padr	P
_un paquet	N
_un partid	[
_un pastor	[
_un pec	P
_un perr	F
_un pesebr	S
_un pez	U
_un pirat	C
_un plan	W
_un plat	Y
_un platan	E
_un poem	C
_un portal	C
_un portatil	C
_un profet	R
_un program	C
_un radiador	C
_un rap	C
_un resfr	C
_un rey	Q
_un rinon	R
_un sacerdot	S
_un salm	W
_un sant	V
_un secret	T
_un securit	C
_un sof	C
_un sol	[
_un sonet	C
_un tecl	E
_un templ	X
_un terren	X
_un tiemp	[
_un trabaj	P
_un tren	C
_un uber	C
_un velori	Z
_un versicul	Q
_un vide	W
_una	M
_una _bibli	T
_una amig	W
_una amistad	W
_una astill	C
_una ballen	W
_una basur	C
_una bendicion	Q
_una bod	C
_una buen	Y
_una camiset	C
_una captur	C
_una carg	W
_una cas	[
_una chic	R
_una cistern	C
_una companer	T
_una cos	R
_una cruz	X
_una decision	P
_una dobl	S
_una esp	W
_una estac	P
_una famili	P
_una freidor	C
_una gran	C
_una hor	[
_una iglesi	S
_una imagen	C
_una infidelidad	Q
_una inteligenci	C
_una jot	S
_una lampar	V
_una list	C
_una madr	P
_una mal	Y
_una man	Q
_una manch	C
_una maquin	C
_una moned	[
_una muj	V
_una nin	S
_una orquide	C
_una palabr	[
_una palom	R
_una person	G
_una piedr	U
_una planch	C
_una promes	S
_una prostitut	P
_una prueb	C
_una regl	C
_una relacion	Q
_una reunion	Y
_una rtx	C
_una rued	C
_una rx	C
_una sals	C
_una sect	Y
_una seman	C
_una senal	R
_una serpient	C
_una sol	T
_una tabl	C
_una tarjet	U
_una taz	C
_una tiend	J
_una tild	U
_una torr	[
_una tortug	C
_una vez	Q
_una vid	R
_una virgen	P
_una viud	P
_us	R
_us _a	Q
_us _from	C
_us _in	U
_us _to	V
_us arm	C
_us cross	C
_us nav	C
_us president	C
_us stat	C
_us task	C
_ver	L
_ver long	J
_vers	[
_vers _about	X
_vers _for	[
_vers _in	Q
_vers _of	[
_vers _to	Z
_vers befor	R
_vers book	C
_versicul	Z
_versicul _de	T
_versicul _mas	P
_versicul _par	[
_versicul _sobr	R
_versicul cort	Q
_wasnt	V
_wasnt _ther	Q
_we	[
_we _be	[
_we _can	S
_we _cant	Q
_we _do	X
_we _dont	P
_we _get	X
_we _hav	G
_we _just	U
_we _say	C
_we _will	C
_we bur	P
_we call	Z
_we confess	P
_we die	[
_we disagre	R
_we eat	Y
_we fight	T
_we go	Y
_we keep	R
_we know	V
_we learn	[
_we liv	V
_we lost	R
_we mak	Q
_we mov	P
_we need	Z
_we onl	S
_we pra	R
_we see	X
_we stop	J
_we treat	V
_we want	P
_what	F
_what _a	C
_what _about	R
_what _be	K
_what _can	U
_what _do	N
_what _for	C
_what _god	[
_what _hav	C
_what _he	S
_what _i	[
_what _if	[
_what _im	P
_what _in	C
_what _must	V
_what _my	S
_what _should	C
_what _the	C
_what _to	[
_what _will	[
_what _would	F
_what _wrong	S
_what _you	[
_what _your	C
_what age	[
_what beat	C
_what break	N
_what caus	C
_what channel	C
_what chees	M
_what color	D
_what count	[
_what credit	G
_what currenc	F
_what day	C
_what dinosaur	C
_what document	C
_what eat	C
_what film	E
_what gas	C
_what get	C
_what go	C
_what good	[
_what happen	Q
_what hous	C
_what instrument	M
_what keep	C
_what key	I
_what kind	H
_what languag	M
_what mak	N
_what mileag	K
_what model	C
_what nois	C
_what now	Q
_what numb	C
_what ocean	C
_what oil	H
_what ord	C
_what organ	C
_what oth	Y
_what paint	G
_what part	C
_what peopl	S
_what plug	E
_what port	G
_what program	C
_what psalm	S
_what scal	C
_what school	C
_what sea	C
_what shut	C
_what siz	C
_what stitch	C
_what tim	C
_what toda	C
_what up	C
_what version	C
_what vitamin	C
_what weapon	C
_what year	C
_which	D
_which _be	F
_which _chapt	[
_which airlin	C
_which airport	C
_which animal	V
_which aveng	C
_which bank	C
_which bin	H
_which bird	N
_which book	[
_which church	[
_which compan	C
_which direction	C
_which gospel	[
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
_which planet	C
_which psalm	W
_which servic	C
_which sid	C
_which star	C
_which stat	C
_which supermarket	E
_which trib	U
_which vaccin	D
_which year	C
_whos	Y
_whos son	Q
_whos vs	C
_will	[
_will _and	C
_will _be	[
_will _for	P
_will _god	W
_will _i	[
_will _my	W
_will _the	C
_will _ther	R
_will _we	W
_will _you	[
_will answ	R
_will com	[
_will ever	S
_will find	R
_will giv	P
_will go	X
_will jesu	[
_will mak	X
_will nev	T
_will not	[
_will provid	Q
_will return	U
_will ris	U
_will rock	C
_will serv	T
_will smith	C
_with	Q
_with ?man	[
_with _a	F
_with _an	[
_with _god	[
_with _her	P
_with _him	P
_with _his	S
_with _it	[
_with _me	[
_with _my	T
_with _myself	S
_with _ok	C
_with _someon	Q
_with _th	G
_with _the	C
_with _u	C
_with _us	U
_with _what	[
_with _you	C
_with _your	Q
_with all	Y
_with anoth	Q
_with bad	W
_with bak	C
_with beautifulsoup	C
_with blood	K
_with brand	C
_with cabl	E
_with canc	U
_with carpla	C
_with chemistr	G
_with child	S
_with christ	R
_with cloone	I
_with codein	J
_with decimal	C
_with depress	R
_with dhl	L
_with etr	C
_with fant	F
_with friend	[
_with good	S
_with grip	C
_with halloum	C
_with hid	C
_with hospital	C
_with iphon	D
_with jesu	W
_with joy	Y
_with leftov	C
_with lepros	R
_with long	[
_with lov	[
_with match	C
_with metal	C
_with metronidazol	C
_with mone	V
_with no	C
_with oat	H
_with old	D
_with one	M
_with orang	C
_with oth	X
_with park	C
_with paul	U
_with peopl	V
_with q	C
_with referenc	G
_with remaind	C
_with rub	K
_with salt	J
_with seizur	Q
_with seven	[
_with sin	V
_with split	C
_with stor	I
_with sword	W
_with tear	Z
_with teenag	C
_with two	U
_with unbeliev	P
_with wat	C
_with watercolor	C
_with whit	C
_with z	C
_wont	R
_wont _god	S
_wont _let	T
_wont _my	C
_wont accept	S
_wont connect	J
_wont forgiv	R
_wont go	C
_wont leav	V
_wont listen	[
_wont pair	D
_wont pay	U
_wont talk	T
_wont turn	C
_wont work	S
_would	L
_would _a	C
_would _be	U
_would _god	U
_would _hav	U
_would _it	C
_would _you	C
_would happen	C
_would jesu	[
_would lik	F
_would not	V
_wouldnt	V
_wrong	[
_wrong _and	P
_wrong _for	Q
_wrong _to	[
_wrong _too	C
_wrong _with	R
_wrong symbol	C
_y	[
_y 18	C
_y 4x	C
_y _a	S
_y _al	W
_y _bibli	P
_y _con	Q
_y _de	Z
_y _del	Q
_y _di	Z
_y _el	[
_y _en	[
_y _hac	P
_y _la	[
_y _las	W
_y _lo	Q
_y _los	Z
_y _me	X
_y _mi	R
_y _por	P
_y _que	C
_y _se	Z
_y _ser	[
_y _su	S
_y _sus	R
_y _teng	P
_y _un	Q
_y _una	C
_y _yo	X
_y abel	S
_y abraham	P
_y ahor	U
_y alcohol	C
_y ana	T
_y and	R
_y aun	P
_y beb	R
_y bernab	P
_y booz	Q
_y canc	C
_y cinc	Z
_y compr	[
_y conoc	P
_y cre	Q
_y cristian	Q
_y cristianism	Q
_y dalil	R
_y dej	R
_y despu	P
_y dim	C
_y dos	W
_y el	R
_y eli	P
_y ell	W
_y esau	U
_y esdrujul	C
_y espiritu	P
_y espos	P
_y est	P
_y esto	R
_y eva	Q
_y evangelic	S
_y fe	[
_y fortalez	P
_y gan	R
_y gasset	C
_y goliat	P
_y hac	C
_y javascript	C
_y jesu	R
_y jonatan	Q
_y joy	C
_y juan	P
_y luz	T
_y magog	Q
_y maldicion	P
_y manas	R
_y mari	R
_y mat	P
_y miel	U
_y mirr	V
_y mor	S
_y mortaj	R
_y muj	P
_y nad	[
_y nadi	S
_y no	[
_y nuev	S
_y orar	T
_y os	Q
_y otr	G
_y pabl	P
_y pec	P
_y pisc	C
_y pobr	P
_y poc	P
_y predic	C
_y qued	[
_y querem	Q
_y quier	C
_y samsung	J
_y sar	S
_y se	R
_y ser	P
_y si	Z
_y sig	T
_y sin	P
_y sol	C
_y te	[
_y temor	S
_y temperatur	C
_y tierr	S
_y tod	R
_y viej	P
_y viv	P
_y ya	T
_yo	I
_yo _el	U
_yo _en	R
_yo _y	R
_yo _yo	C
_yo cre	S
_yo esto	Q
_yo mam	C
_yo mengu	Y
_yo no	X
_yo se	[
_yo ser	[
_yo te	V
_you	C
_you ?when	Z
_you ?wher	C
_you _a	C
_you _and	S
_you _be	E
_you _can	S
_you _cant	[
_you _do	[
_you _dont	[
_you _for	[
_you _get	C
_you _god	[
_you _hav	C
_you _in	C
_you _say	[
_you _shall	[
_you _so	S
_you _tell	C
_you _the	Y
_you _to	Y
_you _vers	U
_you _will	[
_you _with	Q
_you absolut	C
_you bath	C
_you beatbox	C
_you brows	C
_you bunch	C
_you call	C
_you cannot	[
_you card	[
_you castl	K
_you chatgpt	C
_you chord	D
_you clean	J
_you com	W
_you convert	J
_you cut	C
_you down	C
_you draw	C
_you drows	C
_you eat	P
_you flush	C
_you fly	C
_you fold	I
_you gdpr	C
_you go	[
_you grow	E
_you head	C
_you hir	C
_you keep	[
_you know	C
_you lik	C
_you liv	C
_you lord	[
_you lov	[
_you mak	K
_you mal	C
_you meant	F
_you measur	C
_you mix	C
_you muppet	C
_you need	C
_you obe	C
_you out	[
_you peel	C
_you pronounc	C
_you put	C
_you rath	C
_you read	C
_you reap	[
_you record	C
_you rememb	C
_you remov	M
_you run	C
_you see	C
_you sell	H
_you smart	C
_you sow	[
_you speak	L
_you spell	F
_you stack	F
_you stop	C
_you stor	C
_you suck	C
_you swallow	C
_you tak	C
_you talk	C
_you tell	C
_you tip	M
_you translat	L
_you tumbl	C
_you understand	C
_you up	C
_you use	J
_you want	[
_you writ	C
_your	P
_your _god	Y
_your _right	X
_your answ	C
_your api	D
_your app	C
_your bod	[
_your broth	[
_your bus	C
_your child	[
_your cloak	W
_your cod	G
_your configuration	C
_your cross	Y
_your cut	C
_your develop	C
_your die	X
_your dumb	C
_your enem	Y
_your ey	C
_your fath	Q
_your favourit	I
_your filt	C
_your fing	E
_your foot	C
_your hand	[
_your head	C
_your heart	[
_your hid	C
_your initial	I
_your knowledg	C
_your knuckl	C
_your leg	C
_your licenc	C
_your lif	R
_your light	[
_your mam	C
_your mat	Y
_your mind	Z
_your moth	C
_your mouth	S
_your nam	N
_your neighbor	S
_your offic	C
_your own	Y
_your pee	F
_your r	C
_your rul	C
_your sav	Z
_your servant	S
_your sin	W
_your sit	C
_your son	V
_your sting	[
_your strength	P
_your stupid	C
_your system	C
_your think	P
_your tool	D
_your train	C
_your wa	U
_your word	[
_your youth	U
_yourself	[
a1	J
a1 vs	J
a2	J
a2 milk	J
a4	J
a52	I
a610	G
a610 _with	G
aa	C
aaaaaaaa	C
aaaaaaaaaaa	C
aaron	J
aaron _and	Q
aaron die	[
aaron judg	C
aaron paul	C
aaron rod	Z
aaron rodg	C
aaron son	R
aaron stat	C
ab12	D
ab12 cde	D
abaj	Q
abandon	[
abandon _me	R
abandonment	W
abb	R
abb fath	U
abb voyag	C
abc	C
abc123	C
abdi	T
abdon	X
abedneg	V
abej	Z
abel	K
abel ferrar	C
abiert	R
abigail	W
abijah	P
abimelech	S
abiram	S
abishag	Y
abism	S
abism llam	Q
abl	C
abl _to	C
abn	[
abog	C
abog _de	C
abolish	C
abolish _in	C
abominacion	R
abomination	Z
abon	C
abon _par	C
aborrec	R
abort	[
abort _ser	Q
abort _y	P
abortion	[
abov	H
abov _and	C
abov _th	C
abr	C
abr _el	W
abr _los	C
abr _una	[
abr camin	Q
abraham	Z
abraham _and	R
abraham _se	R
abraham _y	Q
abraham amadeu	C
abraham isaac	P
abraham lincoln	C
abraham wif	Q
abrahamic	V
abram	[
abram _and	R
abran	C
abraz	W
abri	U
abri _el	R
abri _la	Q
abrir	T
abroad	Y
absalom	X
absalon	U
absent	T
absolut	G
absolut muppet	C
abstain	U
abstain _from	U
abuel	Y
abuel _de	Q
abuelit	T
abundanc	U
abundanci	P
aburr	X
aburrid	C
aburrid jaj	C
aburridoo	C
abus	[
abus _by	R
abus _de	R
abus _me	R
abusador	P
abusiv	V
abusiv fath	S
abv	C
abyss	X
ac	I
aca	Q
acab	Q
acab _de	T
acab _el	C
acab _la	S
academ	C
academ chemistr	C
acan	V
acas	Q
acaz	W
acc	C
acc tip	C
accent	C
accept	U
accept _me	T
accept _my	R
accept _ver	J
accept help	Q
accept paypal	C
acceptanc	C
acceptanc rat	C
access	G
access requ	G
accident	[
accion	V
accion _de	V
accomodation	C
account	Q
account _be	C
account _to	C
account ban	C
account best	C
accountant	C
accurat	F
accurat _be	C
accus	[
accus _of	Q
aceit	K
aceit llev	C
acept	[
acept _a	T
acept _la	U
aceptan	Q
acercarm	P
acercarm _a	P
achan	Y
achill	C
achior	U
ackerman	C
ackerman height	C
acn	Y
acogid	U
acompan	[
acompan _a	U
acord	C
acord _de	C
acordat	X
acordat _de	X
acos	[
acost	X
acost _con	Q
acostars	Q
acoustic	C
acoustic panel	C
acr	C
acr _in	C
acrilic	C
acrilic disen	C
across	Z
across _the	T
acrostic	E
acrostic _with	E
acrylic	H
acrylic paint	H
act	P
act _as	C
act _of	C
act _on	[
act one	I
act pla	C
act two	C
activation	F
activation energ	F
actor	C
actor _for	I
actor _in	K
actor list	C
actor prosthetic	C
actress	C
actress ?who	I
actu	C
actu _com	C
actual	C
actual monterre	C
actual soundtrack	D
actual work	D
acuari	C
acuerd	M
acuerd _con	P
acuerd _de	T
acuerdat	T
acuerdat _de	S
acus	Q
acus _a	Q
acusan	S
ad	C
ad toda	C
adam	M
adam _and	[
adam ant	C
adam appl	C
adam beer	C
adam driv	C
adam levin	C
adam peanut	I
adam sandl	C
adan	[
adan _y	Q
adan cad	C
adapt	E
adapt _for	E
adblu	E
adblu warn	E
add	C
add _to	J
add milk	C
add up	I
addam	C
addam fam	C
addict	[
addict _to	H
address	C
address form	F
adel	C
adel _las	F
adelant	[
adentr	Y
adh	C
adh dat	C
adhd	X
adi	C
adiccion	X
adict	V
adict _al	T
adivin	C
adivin _de	Y
adivin adivinanz	C
adivinanz	C
adivinanz orar	C
adjectiv	C
adjectiv _for	C
admin	C
admin admin	C
admin password	C
admin return	I
administr	U
administrador	[
administrator	N
administrator unlock	N
admirabl	W
admision	Q
admissibl	C
admissibl _in	C
admit	W
admitan	C
admitan mascot	C
adolescent	Z
adolescent no	Q
adona	[
adond	Y
adonijah	R
adopt	[
adopt _a	U
adoption	T
adoptiv	P
ador	[
ador _a	V
ador _en	Q
adoracion	V
ads	C
adult	C
adult _hav	C
adult child	V
adult drink	C
adult dvd	C
adult no	P
adult onl	C
adult son	[
adulter	[
adulter _in	Q
adulteri	[
advent	Y
advent calend	C
advent international	C
adventist	[
adverb	C
adverbial	C
advert	D
advert 2014	I
advert _with	G
advertis	C
advertis _th	C
advic	[
advic _to	R
advient	[
advis	W
advocat	Y
ae	C
aeroplan	L
aeroplan _that	L
aeropuert	F
aeropuert _de	C
aeropuert preci	C
af	C
aff	[
aff _with	P
affect	C
affect _and	C
affect _or	C
affliction	S
afford	[
afford _to	X
afil	[
afraid	[
afraid _i	R
afraid _of	[
afraid _to	X
afric	L
african	W
aft	W
aft 48	C
aft ?how	C
aft _a	M
aft _an	S
aft _god	P
aft _he	T
aft _i	C
aft _me	C
aft _my	R
aft _the	W
aft _what	T
aft _you	C
aft anoth	[
aft brush	C
aft cataract	C
aft conversion	Y
aft die	[
aft divorc	[
aft east	S
aft get	W
aft margit	C
aft midnight	J
aft moisturis	C
aft octob	C
aft s	C
aft two	C
aft updat	F
aft work	X
aft year	[
aftercar	C
afuer	S
ag	Y
agag	Z
again	Y
again _you	C
again aft	R
against	Y
against _a	C
against _me	[
against _the	[
against _you	R
against e4	C
against evil	V
against injustic	T
against nixon	C
against tyr	V
against woman	Q
agap	[
agar	V
agarr	U
age	D
age _at	C
age _be	[
age _do	C
age _of	[
age rat	C
agenc	C
agent	C
ago	S
agoniz	R
agot	Y
agr	T
agrad	R
agrad _a	R
agradec	V
agradec _a	T
agradecid	S
agradecimient	Q
agre	W
agrip	S
agripp	U
agu	M
agu _a	D
agu _de	W
agu _del	S
agu _en	U
agu _par	C
agu _que	S
agu _y	P
agu amarg	V
agu no	R
aguacat	F
aguant	[
aguant _a	S
aguant _la	[
agud	C
agud llan	C
aguijon	X
aguil	C
aguil _y	C
aguj	T
agur	W
agvsbg8gd29ybgq	G
ahab	Z
ahab _and	P
ahasueru	T
ahaz	Z
ahaziah	P
ahead	T
ahi	X
ahi tien	S
ahij	Q
ahijah	S
ahithophel	R
ahog	U
ahor	G
ahor er	C
ahor veo	X
ahorc	Y
ahorr	S
ai	Y
aid	C
aid _for	C
aid _to	C
aid cours	C
air	C
air cdmx	C
air fr	C
air jordan	F
air qualit	C
air rap	C
airbnb	C
airbnb clean	C
aircraft	C
aircraft carr	C
airlift	E
airlin	E
airlin _about	M
airlin _hav	C
airlin baggag	K
airlin carr	G
airlin check	F
airlin decid	E
airlin pilot	K
airpod	C
airport	E
airport _be	C
airport _for	E
airport _from	D
airport burbank	E
airport movi	F
airport park	J
airsp	E
airsp velocit	J
ajedrez	C
ajen	[
ajenj	U
ajolot	C
al	[
alab	V
alab _a	Q
alab _al	P
alabanz	W
alaben	P
alb	C
alban	D
alban _to	D
album	C
album _in	J
album _of	J
album track	N
albuquerqu	C
alcanz	S
alcanz _el	S
alcanz _par	X
alcanzar	U
alcaraz	C
alcaraz proxim	C
alcohol	J
alcohol _with	C
alcoholic	[
alcorcon	D
ald	C
ald sell	C
alegr	[
alegrens	Z
alegri	H
alegri _en	Q
alegri macaren	C
alej	W
alej _de	V
alejandr	U
alejarm	P
alejarm _de	P
aleluy	V
aleman	C
aleman _dond	C
alemani	C
alert	C
alert document	J
alert hi	E
alert xss	F
alex	C
alex pla	C
alexand	C
alexand _the	C
alexand pop	C
alfarer	Z
alg	M
alg _a	Q
alg _de	R
alg _que	V
alg buen	[
alg feo	P
alg lind	U
alg mal	Q
alg nuev	R
algecir	H
algecir ceut	H
alguien	[
alguien _a	Q
alguien _com	X
alguien _con	P
alguien _de	T
alguien _en	P
alguien _me	R
alguien _que	V
algun	C
algun servidor	C
algun vez	T
alianz	[
alien	E
alien film	C
alient	U
align	G
align vs	G
alignment	N
aliment	F
aliment ric	C
alimentici	R
alineacion	C
alineacion _del	C
all	[
all ?who	[
all _be	Z
all _hav	R
all _his	Q
all _my	[
all _scriptur	S
all _th	[
all _the	U
all _thes	Z
all _your	[
all believ	Q
all black	C
all conjugation	G
all creat	P
all day	[
all fil	I
all flow	C
all inclusiv	C
all nation	Y
all night	[
all peopl	U
all previou	C
all raven	C
all religion	Y
all sin	V
all thing	[
all tim	P
allan	C
allan poe	C
allegor	C
allegor summar	C
alligator	C
alligator _and	D
allow	[
allowanc	C
alm	[
alm _de	Q
alm _del	Q
alm mia	Q
almagr	C
almagr proxim	C
almight	Q
almond	T
almond _or	C
almost	[
almost persuad	U
almsgiv	R
alo	C
alo ver	C
alon	[
alon _at	S
alon _in	Y
alon _on	[
alon _with	R
alon aft	R
along	Y
along _with	W
alot	C
alot one	C
alph	Y
alph _and	Y
alphabet	C
alphabet backward	C
alphabet form	H
alphabet pronunciation	H
alphabetical	J
alphabetical ord	J
alquil	D
alquil _de	C
alquil _en	C
alquil model	C
alquil valenci	C
alread	R
alrededor	R
alt	M
alt _and	T
alt _de	X
alt _del	E
alt _of	T
alt _que	C
alt decoration	C
alt item	C
alter	E
alter carbon	E
alternativ	H
alternativ _to	F
altisim	T
altitud	C
altur	C
altur _de	C
aluminium	C
aluminium foil	C
alumn	Q
alwa	[
alwa _on	[
alwa _the	P
alwa com	E
alwa put	Q
alwa sav	Q
alzheim	[
am	C
am burton	C
am cook	C
am cornflak	C
am lee	C
am pian	C
am tversk	C
ama	[
ama _a	S
ama _al	Q
ama _de	S
ama _di	P
amab	P
amabl	V
amad	[
amad _ser	R
amadeu	C
amalecit	T
amalek	U
amalekit	W
aman	X
aman _a	P
amand	C
amand byn	C
amant	Q
amar	V
amar _a	S
amar _al	R
amarg	X
amarill	C
amarill _en	C
amaziah	V
amazon	C
amazon co	H
amazon ord	C
amazon prim	C
amazon warehous	G
ambient	R
ambition	Y
ame	T
amen	[
amen _a	Q
amenazan	R
americ	C
americ got	C
american	C
american _god	F
american need	C
amig	Z
amig _a	Q
amig _con	P
amig _de	X
amig _en	P
amig _mas	P
amig _me	X
amig _por	P
amig _que	T
amig _se	U
amig _ser	V
amig _tien	P
amig codig	C
amig est	R
amig fiel	P
amig no	P
amig ya	Q
amish	C
amish friendship	C
amish furnitur	C
amish paradis	C
amistad	[
amistad _de	T
amistad _par	R
ammon	Z
ammoni	C
amnon	[
amo	[
amo _a	W
amo _di	V
amo much	P
among	[
among _the	[
among _us	C
among _you	[
amonit	R
amor	[
amor _a	T
amor _de	R
amor _en	Q
amor _ser	P
amor _y	Q
amor etern	R
amor no	R
amorit	V
amount	C
amount _for	C
amoxicilin	C
amoxicilin _y	C
amoxicillin	I
amoxicillin 500mg	I
amrits	C
amrits open	C
amsterdam	I
amtrak	C
amtrak roomett	C
amulet	[
amzon	C
amzon retun	C
an	W
an _de	C
an _en	S
an _mas	Q
an _que	S
an _tien	G
an _y	T
an teni	R
an tien	C
an vivi	[
ana	[
ana _la	Q
ana _y	U
anagram	C
anagram solv	C
anaheim	C
anaheim angel	C
analis	C
analis sintactic	C
analys	C
analyst	I
analyst rol	I
anani	[
anani _and	T
anani _y	Q
anarch	C
anarch season	C
anatem	[
anatom	C
anatom ?who	C
anatom spell	D
ancestor	X
anchor leav	C
ancian	[
ancian _de	S
ancient	C
ancient chin	C
and	[
and _a	S
and _con	V
and _de	R
and _en	W
and _por	R
and _y	V
andaluci	C
andan	Y
andr	[
andre	C
andrew	F
andrew garfield	C
andrew golf	J
android	C
android _to	G
android aut	C
android dream	I
android studi	L
android version	C
ang	[
ang _and	S
ang _at	S
ang _in	[
ang _with	P
ang lee	C
angel	Q
angel 1976	F
angel _and	U
angel _at	Y
angel _con	X
angel _de	C
angel _del	Y
angel _of	[
angel _que	[
angel _to	C
angel angel	C
angel azul	C
angel beat	C
angel clim	C
angel delight	C
angel di	C
angel fall	C
angel fir	C
angel food	C
angel gabriel	[
angel hair	C
angel investor	C
angel kill	[
angel lak	C
angel land	C
angel list	C
angel motorcycl	C
angel numb	[
angel park	C
angel rees	E
angel rost	C
angel unawar	[
angelin	C
angelin finalis	C
angelin joli	K
angkor	C
angkor wat	C
angl	C
angl _in	D
angul	[
angusti	W
angustien	U
anill	C
anill _com	C
anill _de	C
anill _tien	C
anim	F
anim _a	X
anim _par	W
anim girl	C
anim lik	C
anim watch	C
animal	V
animal _be	P
animal _do	Y
animal _en	Y
animal _in	X
animal _que	Z
animal _that	V
animal cross	C
animal farm	C
animal mas	C
aniversari	Z
aniversari _de	V
ankl	C
ankl tak	I
ann	[
anniversar	Z
anniversar _of	R
anno	S
anno _me	Q
annotation	I
announc	G
announc _our	C
annunciation	V
ano	C
ano _de	[
ano _mas	T
ano cay	C
ano lleg	D
ano nuev	C
ano sevent	X
anoch	C
anoch _en	D
anochec	C
anochec _en	C
anod	C
anod wat	C
anoint	[
anoint king	Q
anoint saul	S
anonim	X
anonymou	Z
anoth	J
anoth _at	C
anoth cit	X
anoth countr	[
anoth fam	Q
anoth man	R
anoth religion	Q
anoth season	C
anoth top	C
anoth woman	T
anoth word	C
anoth year	[
ansiedad	[
answ	R
answ _for	N
answ _in	C
answ _me	S
answ _to	C
answ key	K
answ onl	C
answ toda	C
answer	F
ant	X
ant _de	[
ant _del	Y
ant _di	Q
ant _el	S
ant _que	U
ant stand	C
antecedent	P
antepas	Z
antepas _de	P
anterior	C
anterior _y	C
anthon	C
anthon joshu	C
anthropic	C
antibiotic	C
antibiotic _to	C
antichrist	[
anticonceptiv	S
anticrist	U
antidepresiv	S
antidepressant	W
antigu	V
antigu _y	Q
antigu testament	R
antioch	U
antioch californi	H
antiochu	X
antiochu epiphan	T
antioqui	S
antip	V
antoni	[
antonym	C
antonym _of	C
anunci	F
anxiou	[
any	[
any decent	C
any differenc	C
anybod	D
anybod hom	C
anymor	[
anywher	J
aou	C
aou ß	C
ap	C
ap _to	C
ap lik	C
ap rank	F
ap7	C
apa	G
apag	C
apag _el	R
apag sol	C
aparc	C
aparc _en	C
aparec	[
apareci	V
apareci despu	P
apareci jesu	P
aparicion	Q
aparicion _de	Q
aparienci	R
apart	[
apart _de	Q
apart _from	Y
apartar	Q
apartment	C
apartment rent	C
apedr	T
apedr _a	Q
apellid	Z
apendicit	C
api	L
api key	C
aplicacion	C
apo	R
apo _a	R
apocalips	[
apocalyps	T
apocrif	Q
apocryph	X
apol	S
apoll	C
apoll 13	C
apolog	W
apologiz	[
apologiz _to	S
aposent	S
apostasi	[
apostill	C
apostill servic	C
apostl	[
apostl clif	C
apostl film	C
apostl great	C
apostl hotel	E
apostl paul	T
apostol	[
apostol _de	P
apostol _que	P
apostolic	V
apostroph	C
apostroph _in	C
apostroph aft	C
apoy	V
app	C
app _and	C
app _be	M
app _de	C
app _on	M
app _that	I
app _to	I
app crap	K
app crash	C
app ever	C
app fre	K
app mas	C
app need	K
app not	C
app pric	N
app suck	K
appeal	C
appeal _to	[
appeal southeastern	C
appearanc	Z
appearanc _of	X
appendicit	C
appendix	C
appendix _do	C
appendix _for	C
appl	E
appl ?why	C
appl _id	C
appl _of	[
appl going	M
appl log	J
appl pay	C
appl pie	I
appl stock	J
appl vs	C
appl watch	C
application	H
appoint	S
appoint _by	C
appointment	C
appreciation	[
apprentic	T
apprenticeship	C
approv	C
approval	I
approval tak	D
apr	C
apr mean	C
aprend	[
aprend _de	T
aprend _un	Y
aprendan	S
apret	T
april	C
aprob	Z
aprovech	S
apuest	V
aqa	C
aqu	[
aqu esto	T
aquariu	C
aquariu dat	C
aquariu season	I
aquarium	C
aquarium salt	C
aquel	S
aquil	[
ar	C
ar _in	[
ar _y	C
ar season	C
arab	S
arabic	C
arabic alphabet	H
arabic text	C
arad	[
aramaic	[
arame	S
aran	C
ararat	Z
araunah	X
arbol	[
arbol _de	Q
arbol _del	Q
arbol _que	S
arbust	W
arc	T
arc _de	T
arc _del	R
arc weld	C
arcangel	[
arcangel miguel	Q
arch	K
arch height	K
archangel	[
archduk	C
archduk franz	C
archiv	C
archiv _en	C
arcoir	Z
ardi	U
arduin	C
arduin blink	C
are	C
are ?who	F
are _del	C
are _of	C
are cod	K
aren	C
aren nin	E
arep	C
aret	X
arg	G
argentin	C
argentin _por	N
argentin repulgu	C
argu	[
argu _with	[
argument	[
arimathe	T
arizon	C
arizon cardinal	C
arizon zillow	C
ark	[
ark _and	Q
ark _of	J
ark bould	C
ark gam	C
ark survival	C
arkans	C
arkans razorback	C
arm	S
arm _of	C
arm charit	C
arm dir	E
arm pay	C
armadur	[
armadur _de	S
armageddon	Y
armagedon	Z
arminianism	W
armistic	I
armor	D
armor _of	[
armor bear	T
armor without	C
around	T
around _me	Q
around _the	[
around jerich	[
arp	[
arr	E
arr map	E
arra	H
arra _of	H
arranc	C
arranc _y	C
arrebatamient	R
arregl	R
arregl _las	T
arregl _una	C
arrepent	Q
arrepentid	R
arrepentimient	Q
arrepient	U
arrepient _de	R
arrepinti	S
arrest	T
arrest _a	P
arrib	S
arrob	C
arrob _en	C
arrodill	R
arrow	[
arrowroot	C
arroz	C
arroz _con	C
arroz _en	C
arroz no	C
arruin	T
ars	C
arsehol	C
arsenal	C
arsenal lesion	C
arsenal win	C
art	[
artaxerx	W
artem	W
arter	C
arter _and	C
arterial	C
arterial normal	C
arthrit	U
arthur	C
artichok	C
artichok soup	C
articl	J
articl http	J
artificial	J
artisan	C
artisan migrat	C
artist	[
asa	[
asad	P
asahel	R
asalt	P
asc	Q
ascend	D
ascend serv	C
ascendent	C
ascendent si	C
ascendieron	T
ascens	Q
ascension	[
asd	C
asdasdasd	C
asdf	C
asdf asdf	C
asdf test	E
asdfasdf	E
asdfasdf hol	E
asdfghjkl	C
aser	[
asesin	X
asesinat	Y
ash	[
ash wednesda	S
asham	Y
asham _of	X
asham _to	P
asherah	[
ashevill	C
ashevill _for	C
asi	Q
asil	S
asimov	C
asimov robot	C
asiri	[
ask	[
ask ?wher	W
ask _a	V
ask _about	P
ask _for	[
ask _god	U
ask _her	P
ask _me	[
ask _my	C
ask _of	T
ask _the	R
ask _to	[
asn	V
asparagu	F
asparagu mak	F
aspirin	C
aspirin 81	C
ass	C
assassin	C
assassin cr	C
assist	[
assistant	C
assistant interview	C
assistant job	G
assyri	Y
assyrian	[
astill	C
astrolog	C
astrolog nakshatr	C
astut	Y
asuer	S
asust	U
async	C
async await	C
atac	Q
ataqu	T
ataqu _de	R
atasc	C
ate	U
aten	R
atencion	R
athaliah	S
atheist	[
atheist now	S
athen	X
athlet	R
atm	C
atomic	C
atomic _del	C
atomic numb	C
atonement	[
atonement keir	C
atr	U
atri	P
atropell	V
atropell _a	V
attack	R
attack _me	U
attack _on	C
attempt	U
attenborough	C
attenborough lat	C
attorne	C
attorne form	C
attract	[
attract _to	T
atun	C
auckland	D
auckland _to	M
auckland fc	E
august	C
augustu	V
aument	U
aun	Z
aun asi	P
aunqu	[
aureliu	C
aureliu emperor	C
auricular	C
auricular _al	C
ausent	Y
austrail	D
australi	C
australi ?wher	C
australi driv	C
australi sydne	L
austri	C
austri _in	C
aut	N
aut keep	C
author	[
author _of	X
authorit	[
autism	U
autist	R
autistic	U
autobu	C
autobu _de	C
autoestim	[
autor	I
autor _de	[
autor _del	Z
autoridad	[
autotun	C
autumn	I
auxili	R
avanz	S
avat	C
avat cost	C
ave	Q
ave horari	C
ave mari	[
avecin	C
avecin nuev	C
aveng	C
aveng movi	C
aveng remak	C
aventur	X
averag	C
averag cost	C
averag height	L
averag salar	M
averag tim	C
averguenz	W
averguenz _de	U
avion	M
avion _de	D
avis	X
aviv	E
aviv phon	C
avivamient	T
avoc	C
avoc _be	C
avogadr	C
avogadr numb	C
avoid	V
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
ax	S
ax label	F
axolotl	C
axolotl eat	C
ay	U
ay _de	T
ayat	C
ayat ul	C
ayer	C
ayer hoy	P
ayud	[
ayud _a	Z
ayud _al	R
ayud _en	P
ayudam	V
ayudam _a	U
ayudan	Y
ayudar	R
ayun	[
ayun _de	T
azariah	V
azazel	[
aztec	C
aztec trad	C
azul	C
azul cancion	C
azul window	G
azulej	D
azulej _de	D
azur	D
b	C
b b	E
b bold	C
b c	C
b gt	E
b jordan	C
b ten	E
b08n5wrwnw	C
ba	C
ba 117	C
baa	C
baa baa	C
baa black	C
baal	[
baash	S
bab	U
bab _and	Q
bab _at	Y
bab _be	[
bab _in	[
bab _with	V
bab bo	P
bab boy	Q
bab carrot	C
bab die	Z
bab girl	S
bab go	[
bab head	C
bab jesu	R
bab monitor	C
bab mos	V
bab nam	C
bab passport	C
bab ruth	C
bab shark	C
bab show	L
bab start	C
bab teeth	C
bab templ	C
babbel	E
babel	[
babiloni	[
babiloni _en	P
babylon	M
babylon 202	M
babylon _in	[
babylon bee	C
babylon fiv	E
babylon health	C
babylonian	U
back	X
back _and	S
back _at	[
back _from	C
back _in	V
back _my	C
back _to	[
back aft	V
back lavend	C
back thick	C
back togeth	Q
background	C
background _from	C
background _in	C
background color	F
background without	C
backup	C
backup stuck	C
backward	J
bacteri	C
bacteri strateg	C
bacterial	C
bad	X
bad _about	P
bad _for	S
bad _on	C
bad blood	C
bad bunn	C
bad choic	T
bad compan	Z
bad day	S
bad friend	Q
bad gatewa	C
bad ginsburg	C
bad grad	[
bad habit	C
bad influenc	S
bad new	[
bad peopl	[
bad person	P
bad religion	C
bad report	[
bad rol	C
bad thing	Y
bad think	S
bad word	T
bae	D
bae steak	D
bag	C
bag _be	C
bag polic	H
bag siz	I
bag small	C
bagel	C
bagel _at	D
bagel menu	C
baggag	K
baggag _on	I
baggag fee	K
bail	T
bail amount	C
bait	C
bait _for	C
baj	Z
baj _a	P
baj _de	R
baj _el	R
baj _la	Y
baj _por	Q
baj music	C
bajit	Q
bak	D
bak off	C
bak powd	C
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
balanc h2	C
balayag	C
balayag vs	C
bald	I
baldur	C
baldur gat	C
ball	C
ball _in	C
ball fit	N
ball fuzz	D
ball hit	M
ball python	C
ball valu	C
ballen	[
ballon	D
ballon dor	D
balloon	C
ballot	H
balm	W
balm _in	W
balon	C
balon _de	C
balonman	C
bamb	C
ban	C
ban ?how	C
ban _a	C
ban wayfar	C
banan	C
banan bread	F
banan com	C
banc	Y
band	C
band _by	C
band _of	K
band discograph	C
band fiv	C
band setlist	L
band siz	I
bander	C
bander _con	C
bang	[
bank	C
bank _in	C
bank account	[
bank clos	C
bank go	C
bank holida	C
bank open	C
bankrupt	Q
bankruptc	[
banquet	[
baptist	C
baptist bbc	C
baptiz	[
baptiz _as	P
baptiz _in	S
baptiz _of	X
baptiz _or	P
baptiz behead	R
baptiz card	[
baptiz health	C
baptiz hospital	C
baptiz jesu	P
baqueir	D
bar	C
bar baz	C
bar calor	E
bar dublin	H
bar exam	[
bar ingredient	G
bar mitzvah	C
bar model	C
bar pric	C
barabb	[
barac	[
baraj	W
baraj espanol	F
barak	[
barat	C
barat _a	F
barat cerc	D
barat madrid	I
barat muj	C
barb	C
barb call	C
barbar	C
barbar eden	C
barbi	L
barbi movi	L
barc	S
barc _de	R
barc grand	X
barc ultim	E
barcelon	C
barcelon ayer	C
barcelon madrid	F
barcla	G
barcod	C
barcod _and	C
barefoot	U
bargain	X
barist	C
barist trial	C
bark	F
bark _at	C
barle	[
barn	C
barn wed	C
barnab	X
barometric	C
barometric pressur	C
barr	[
barrab	X
barrel	C
barrel roll	C
barren	X
barren fig	V
barren woman	R
barri	Z
barselon	C
bartholomew	S
bartimaeu	Y
bartime	X
bartolom	V
baruc	[
baruch	[
bas	J
bas two	G
base64	G
base64 decod	G
basement	V
bash	C
bash check	C
bash renam	I
basic	W
basic strateg	K
basil	H
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
bast	[
bast _con	U
basur	C
bat	C
bat _for	E
bat averag	H
bat hang	C
bat without	C
batall	U
batall _de	C
bath	C
bath _a	C
bath _and	C
bath psorias	C
bath ticket	K
bathsheb	V
batman	C
batman voic	C
batter	C
batter _and	E
batter drain	C
batter last	M
batter leak	I
batter lif	C
batter replacement	C
batter work	G
battl	X
battl _be	Q
battl hymn	C
bautic	T
bautist	Y
bautiz	[
bautiz _a	Q
bautiz _de	Q
bautiz _en	R
bautiz _por	P
bautizarm	P
bay	C
bay _let	D
bay leaf	C
baylor	C
baylor bear	C
baz	C
bbc	C
bbc cast	E
bbc co	F
bbc ser	C
bbq	C
bbq menu	E
bcc	C
bcc mean	C
be	T
be _a	[
be _and	C
be alon	R
be brav	P
be coursework	F
be happ	Q
be kind	Q
be know	C
be mak	C
be rich	R
be singl	S
beach	C
beach croati	C
beach nam	C
beach park	D
beach phot	C
bead	C
bead bulk	C
beam	C
beam _me	C
bean	C
bean minut	C
bean seed	C
bear	Z
bear film	C
bear rank	C
beard	L
beard dragon	C
beard oil	C
beast	[
beast _from	[
beat	C
beat _a	C
beat _me	T
beat _the	F
beat anim	C
beat up	U
beatbox	C
beaten	[
beatitud	[
beaut	[
beaut 2024	C
beaut _for	S
beaut bar	C
beautifulsoup	C
beb	U
beb 2025	C
beb _de	K
beb _en	P
beb _que	S
beb _y	R
beb est	P
beb no	R
beb tall	C
becam	[
becam _a	U
becam flesh	R
becam king	Q
becaus	Q
becaus _god	P
becaus _he	R
becaus _i	C
becaus _im	U
becaus _of	[
becaus _the	P
becerr	X
becerr _de	P
beckham	C
beckham int	C
becom	V
becom _a	[
becom _an	C
becom independent	C
becom lik	Q
becom rul	T
bed	M
bed _and	W
bed _with	C
bed bath	C
bed dimension	C
bed flat	F
bed placement	C
bed sleep	C
bedroom	C
bedroom flat	J
bedroom mirror	C
bedroom window	C
bedtim	T
bee	G
bee pattern	C
beef	C
beef _for	D
beef timelin	F
beelzebul	R
beep	C
beep boop	C
beer	C
beer abv	C
beerseb	[
beersheb	[
beethoven	D
beethoven fur	D
befor	V
befor _a	[
befor _an	X
befor _e	C
befor _god	S
befor _he	Q
befor _i	P
befor _me	R
befor _or	C
befor _th	C
befor _the	[
befor _we	V
befor _you	Z
befor birth	P
befor grat	C
befor los	C
befor marr	X
befor pa	C
befor school	R
befor sell	H
befor send	I
befor spr	C
befor thatch	C
befor travell	D
befor work	R
beg	[
beg _at	T
begin	W
begin _and	H
begin _of	T
begin _with	C
begin camer	C
begin photograph	G
begin yet	C
begotten	U
behead	W
behemot	R
behind	S
behind _my	R
behind _on	[
behind _th	C
behind prox	C
behold	[
behold _i	U
behold _the	T
bel	[
bel _of	Y
bel air	C
belen	[
belial	Y
believ	[
believ _at	Q
believ _but	Q
believ _in	R
believ _what	S
believ anymor	Q
bell	C
bell principal	C
bell rdr2	C
bell violin	F
bellez	W
bellingham	C
bellingham salar	C
belong	Q
belong _to	C
belov	X
belt	C
belt _and	K
belt ford	K
belt keep	C
belt siz	C
beltan	C
beltan fir	C
ben	P
ben hadad	S
ben hur	C
ben sir	[
benadryl	C
benadryl dos	C
bench	I
bench small	C
bendec	X
bendec _a	S
bendec _la	R
bendecid	Q
bendic	X
bendic _a	U
bendicion	[
bendicion _de	V
bendicion _par	U
bendicion _y	P
bendig	R
bendig _y	P
bendit	[
benefit	Q
benign	R
benjamin	U
benjamin button	C
benjamin moor	C
benjamin sack	[
bennif	C
bent	P
berean	[
bereav	R
berlin	C
berlin airlift	E
berlin wall	C
bermud	C
bermud grass	C
bernab	[
bernard	C
bernard alb	C
bernard dog	C
berr	C
berr christm	C
berr victori	C
bes	[
besid	[
besieg	S
best	C
best _for	C
best bait	C
best befor	F
best build	G
best buy	C
best cricket	E
best crop	D
best cut	D
best day	M
best drugstor	C
best fortnit	G
best fre	C
best friend	S
best hik	C
best horror	I
best isa	L
best italian	J
best item	H
best laptop	M
best layout	K
best magnesium	C
best man	J
best match	G
best mic	N
best mobil	M
best mod	D
best pictur	I
best pizz	M
best ramen	C
best rat	C
best seat	Q
best sell	J
best start	C
best stretch	G
best temperatur	N
best tim	C
best tre	C
best vibrator	C
best way	C
best wint	C
best young	C
besti	[
besti _de	R
bet	X
bet _a	U
bet _for	G
bet _to	C
bet call	C
bet od	C
bet of	C
bet than	[
bet work	C
bet xbox	E
bet365	F
bet365 login	F
betani	[
betel	Z
betesd	V
bethan	[
bethel	[
bethesd	W
bethlehem	S
bethlehem steel	C
betra	[
betra _by	Q
betra jesu	R
betsab	T
between	H
between _a	C
between _and	L
between _god	U
between _let	C
between _ser	C
between _the	[
between affect	C
between alligator	D
between arter	C
between bak	C
between cold	C
between deductiv	C
between ep	C
between food	[
between heaven	[
between ionic	C
between jam	D
between mass	C
between mri	C
between one	C
between perth	H
between rugb	D
between silk	C
between simil	C
between sp	H
between stock	C
between sweden	C
between two	[
bevel	C
bevel _an	C
bewar	P
bewar _of	P
beyonc	H
beyonc new	H
beyond	G
beyons	C
bez	C
bez yacht	C
bhagavad	K
bhagavad git	K
bi	F
bi dat	C
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
bien _a	W
bien _con	P
bien _el	R
bien _en	T
bien _mi	Q
bien _y	U
bien sin	P
bienaventur	T
bienaventur _los	P
bienaventuranz	Q
bienvenid	S
big	H
big _be	C
big _o	C
big _on	C
big bang	[
big barn	[
big boat	Z
big boob	F
big broth	C
big conif	C
big egg	D
big mac	H
big near	C
bik	C
bik chain	C
bikin	T
bil	C
bil bob	F
bil bookcas	K
bil goat	C
bil husband	C
bildad	X
bill	S
bill _so	D
bill onlin	C
bill uneven	E
billi	C
billi jean	C
bin	C
bin _the	H
bin empt	D
bin out	C
binar	C
binar _to	C
bind	C
bind _for	C
bind _of	C
bindw	I
bindw ?how	I
bing	[
bio	[
biografi	H
biografi cort	E
biolog	C
biolog pap	K
biologic	T
biops	U
biopsi	Q
bipol	[
bird	I
bird _and	U
bird _of	G
bird eat	C
bird feed	C
bird la	D
bird out	H
birdi	C
birdi _in	M
birkin	C
birkin pric	C
birl	E
birmingham	C
birth	[
birth _and	R
birth _at	C
birth _in	[
birth _of	Z
birth again	Z
birth blind	S
birth certificat	C
birth chart	J
birth control	R
birth jul	C
birth moth	Z
birthda	P
birthda _of	P
birthda _vers	P
birthda lyric	C
birthda messag	C
birthda novemb	C
birthright	V
biscuit	C
biscuit go	C
bishop	F
bishop _in	C
bishop _show	K
bishop auckland	D
bishop castl	D
bishop chess	C
bishop comedian	C
bishop stortford	J
bishop tour	L
bismol	C
bismol black	C
bit	C
bit _for	M
bit _me	C
bit ly	D
bit som	C
bit train	C
bit wat	[
bitcoin	L
bitcoin pric	C
bitter	[
bizcoch	I
bizcoch _de	I
bl	C
bl ?how	C
bla	C
black	C
black _and	[
black against	C
black coffe	C
black die	C
black frida	C
black ke	C
black messiah	C
black peopl	Q
black sabbath	C
black sheep	G
black tie	C
black tongu	C
black top	F
blackjack	K
blackjack basic	K
blackmail	[
blad	E
blad _of	D
blad golf	J
blad run	C
blah	C
blah blah	C
blam	W
blam _me	S
blanc	[
blanc _al	C
bland	I
blank	D
blank printabl	D
blank row	M
blanket	C
blanket befor	C
blasfem	R
blasfemi	X
blasphem	[
blaz	C
blaz dup	C
bleed	[
blend	C
blend ?how	C
blend fam	X
bless	[
bless _and	Q
bless _be	U
bless _for	[
bless _me	[
bless _my	[
bless _of	C
bless _the	R
bless _to	Q
bletchle	C
blew	X
blig	C
blig halftim	C
blind	S
blind beg	T
blind man	[
blind reunion	C
blink	C
blink without	C
block	Z
block _a	F
block _me	R
blok	L
blok ?who	L
blond	C
blond nurs	I
blonk	C
blood	H
blood _of	T
blood _on	Y
blood anim	C
blood diamond	C
blood mar	H
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
blow	[
blu	C
blu _and	N
blu cross	C
blu devil	N
blu screen	C
blu shield	C
blue	C
blue dad	C
bluetooth	C
bluetooth earbud	C
blur	C
blur _the	C
blurr	V
blurr ?when	G
bmi	C
bmi calculator	H
bmi formul	C
bmw	C
bmw f30	C
bnmbnmbn	C
bo	J
bo 737	C
bo 777	C
bo _in	Q
board	X
board gam	X
board rul	C
boardwalk	C
boardwalk hour	C
boast	Z
boat them	C
boaz	[
bob	C
bob hop	C
boc	[
boc _y	P
bod	S
bod _and	Q
bod _be	[
bod _de	X
bod _del	[
bod _en	C
bod _of	[
bod _por	C
bod fat	C
bod plantill	C
boer	C
boer war	C
bogot	C
bohemian	G
bohemian movi	K
bohemian rhapsod	J
boil	C
boil _your	C
boil corn	C
boil e119	M
boil eg	G
boil egg	K
boil point	C
boil pressur	C
bois	C
bois idah	C
bold	N
bold b	C
bolet	C
boliv	C
bolivi	C
bollock	C
bols	[
bomb	[
bomber	X
bombill	C
bon	C
bon _do	D
bon _in	C
bon mean	C
bon ser	C
bond	C
bond check	I
bond film	C
bond mov	I
bond redemption	K
bond villain	C
bonit	[
bonjor	C
bonnet	K
bonu	L
boo	C
boo radle	C
boob	C
boob pic	F
book	Y
book _be	[
book _in	C
book _of	X
book _with	[
book near	C
book priz	C
book rank	C
book report	C
book writ	T
bookcas	K
bookcas dimension	K
boom	C
boomerang	C
boomerang com	C
boop	C
boost	C
boost ever	C
boot	K
boot _with	C
boot waterproof	C
booth	[
booz	Z
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
borrach	X
borrador	C
borrow	Y
borrow mone	S
bosch	C
bosqu	X
boss	X
boss _be	[
boss fight	C
boss leav	C
boss ord	D
boss retirement	C
boss want	R
boss wif	T
boston	C
boston north	J
boston rout	J
boston tea	C
bot	C
both	[
boton	C
botox	Y
bottl	R
bottleneck	C
bottomless	S
bottomless brunch	F
bottomless pit	Z
bould	C
bould scen	C
boundar	[
boundar _with	[
boundar math	G
bouquet	C
bouquet _with	C
bourbon	C
bow	[
bow _to	Y
bowi	C
bowi album	E
bowi vide	C
bowl	E
bowl _in	C
bowl _of	[
bowl pric	C
bowl spread	C
box	C
box _for	C
box _on	N
box accept	J
box day	C
box go	H
box offic	C
box pls	J
box set	C
boxe	C
boxe plum	C
boy	Y
boy ?who	V
boy _be	R
boy _or	C
boy _with	[
boy king	R
boyfriend	[
boyfriend _be	P
boyfriend cheat	Q
boyfriend want	P
bpm	C
bpm _of	C
bra	M
bra siz	M
brac	F
brac siz	J
brac sta	C
bracelet	F
bracelet engrav	C
bracket	C
bracket 2024	M
bracket printabl	C
brad	C
brad _and	C
brain	I
brain freez	K
brain teas	C
brak	C
brak ?when	D
brak pad	C
branch	[
branch _and	[
brand	P
brav	[
braz	U
braz _de	D
brazil	C
brazil football	I
brb	C
bread	K
bread _and	C
bread _from	V
bread _of	Z
bread _real	T
bread _to	F
bread _with	[
bread calor	C
bread dough	C
bread go	C
bread mak	J
bread start	C
bread vegan	C
bread without	F
breadstick	C
breadstick recip	C
break	N
break _a	[
break _in	C
break _my	[
break _someth	R
break _the	[
break af	C
break bad	C
break down	W
break heart	W
break int	S
break new	C
break point	L
break up	R
break wudu	C
breakfast	M
breakfast hour	C
breakthrough	[
breakup	X
breakup map	C
breast	W
breastplat	Y
breath	[
brech	W
brendan	C
brendan fras	C
brennan	C
brennan bon	C
brew	C
brew _at	C
brewer	D
brexit	C
brexit dat	C
brib	[
brick	[
brid	[
brid _and	R
brid pric	[
bridegroom	Z
bridesmaid	L
bridesmaid dress	C
bridg	N
bridg _of	D
bridg sedon	C
briefcas	C
briefcas _what	C
brightsid	C
brightsid com	C
brillaran	R
brin	D
brin rati	D
bring	F
bring _a	J
bring _in	C
bring _me	C
bring _my	S
bring _the	[
bring _to	C
bring back	X
bring chees	C
bring food	R
bring good	X
bring up	T
brisket	D
bristol	J
bristol _with	J
brit	C
britain	C
british	C
british citizen	C
british sew	C
britne	C
britne sp	C
broadwa	C
broadwa ticket	C
brokenheart	T
bronc	Z
bronz	[
bronz serpent	P
brooklyn	D
broth	R
broth ?who	[
broth _and	U
broth _be	V
broth _in	K
broth _of	[
broth com	Q
broth episod	K
broth eviction	C
broth first	C
broth keep	T
broth movi	H
broth osborn	C
broth print	C
broth quot	D
broth sew	C
broth studi	C
broth tak	R
broth widow	S
brown	C
brown _in	M
brown bbc	E
brown edg	C
brown ey	D
brown mush	C
brown rawlplug	M
brown tip	D
brows	C
brows _the	C
bruh	C
bruj	[
bruj _que	V
brujeri	S
brujeri _y	Q
brunch	F
brunch leed	F
brush	C
bs	C
bs _in	C
bt	F
bts	C
bu	[
bu _a	Y
buckingham	J
buckingham palac	J
bucl	C
bucl _for	C
bud	C
bud _par	C
budd	T
buddh	E
buddh statu	E
buddhist	J
buddhist sit	C
buddhist vesak	C
budget	J
budget _for	M
budget speech	C
budgi	C
budgi _to	C
budist	[
bue	X
buen	T
buen _de	S
buen _en	R
buen _par	R
buen _que	Q
buen _ser	R
buen _y	T
buen air	C
buen amig	X
buen batall	Y
buen di	C
buen espos	R
buen iglesi	Q
buen notici	[
buen obr	P
buen pastor	P
buen person	S
buen samaritan	R
buen tard	C
buen tod	P
buen vien	Q
buey	X
buff	C
buffet	C
bug	I
bug ?how	H
bug car	C
build	L
build ?when	C
build _a	[
build _for	G
build _his	P
build _in	C
build _me	C
build _of	W
build _on	W
build _the	[
build hadrian	C
build muscl	C
build two	C
buji	C
buji _par	C
bul	[
bul _at	V
bulb	C
bulb not	C
bulb typ	D
bulk	C
bull	P
bullet	C
bullet point	C
bullshit	C
bum	C
bum bum	C
bump	C
bunch	C
bunch _of	C
bunch underneath	C
bunn	C
bur	[
bur _in	P
bur _my	P
bur jesu	P
burbank	E
burden	[
burg	C
burg king	C
burgl	V
burial	[
burkin	C
burkin fas	C
burl	S
burl _de	R
burlan	V
burlan _de	V
burn	J
burn _his	R
burn _the	Q
burn bush	C
burn coal	Y
burn man	C
burn notic	C
burn out	Y
burn sag	C
burnout	[
burnt	J
burnt offer	V
burr	[
burrit	S
burst	M
burst pip	F
burton	C
burton expans	C
burwood	C
burwood sal	C
bus	C
bus casual	C
bus model	C
bus numb	D
bus pass	C
bus still	C
busc	[
busc _a	V
busc novi	[
busc pis	C
buscad	U
buscador	C
buscarv	C
buscarv no	C
bush	C
bush empir	C
bush securit	C
bush shrub	C
busquen	T
bust	C
but	C
but ?wher	I
but _in	S
but pud	C
but recall	C
butch	C
butch near	C
butl	H
butl _in	C
butterf	[
buttermilk	F
button	C
button ?how	C
button _do	C
buy	J
buy _a	D
buy _the	V
buy crust	I
buy dry	C
buy milk	C
buy return	C
buz	D
buz nois	D
bye	C
bye _for	C
byn	C
bypass	I
bypass _your	C
byu	C
byu coug	C
c	C
c _a	E
c async	C
c c	E
c d	C
c k	E
caa	I
caball	[
caball _de	S
caball _en	C
caball blanc	[
caban	T
cabbag	C
cabbag ric	J
cabell _de	C
cabez	[
cabez _de	S
cabin	S
cabin bag	I
cabin baggag	I
cabinet	C
cabinet reshuffl	C
cabl	C
cabl _i	J
cabl _which	M
cabr	X
cabri	W
cabrit	S
cac	C
cac ped	C
cach	C
cach instagram	C
cachorr	E
cachorr _a	C
cactu	C
cactu without	E
cad	N
cad cuant	C
cad dia	Y
cad manan	Z
cad uno	X
caden	[
cadiz	C
cae	[
cae _el	Q
cae mal	Q
caen	[
caer	[
caer _en	U
caes	K
caes salad	C
caesare	[
caf	C
caf turc	C
caffein	T
caffein _be	C
cag	C
cag siz	M
cai	Y
caiaph	T
caid	W
caid _de	S
caif	W
caig	V
caig _en	Q
cain	M
cain 999	C
cain _a	Q
cain _and	U
cain _y	S
cain dingl	C
cain film	C
cain kill	U
cain mov	C
cain velasquez	C
caist	W
cak	C
cak feed	C
cak flavor	F
cak mix	C
cak pan	C
cak recip	J
cak sink	D
cala	C
cala _to	C
cala timetabl	L
calabaz	C
calcium	G
calcium carbonat	G
calcul	R
calcul _del	C
calculat	K
calculat _the	K
calculation	C
calculation concordant	C
calculation mol	E
calculator	C
calculator fre	J
calculator gold	E
calculator second	C
calde	Z
caleb	[
caleb _and	V
caleb william	C
calend	C
calend 2025	F
calend beaut	C
calend buddhist	C
calendari	K
calendari escol	C
calendari vuelt	C
calf	[
calidad	C
calidad _del	C
calient	C
calient _el	C
californi	C
californi zip	H
call	Y
call 312	D
call ?when	U
call _a	C
call _de	[
call _if	C
call _in	N
call _me	W
call _my	P
call _of	F
call _on	C
call _the	[
call _to	[
call _you	Z
call box	C
call key	F
call mum	C
call no	W
call off	V
call quot	E
call saul	C
callat	C
callej	C
callej vol	C
calm	[
calm _la	P
calm _the	P
calm down	T
calor	C
calor _do	L
calori	C
calori _tien	E
calpol	C
calpol dos	C
calv	[
calvin	C
calvin _and	C
calvin harr	H
calvin klein	C
calvinism	[
calvinist	W
calz	W
cam	L
cam _y	X
cam admissibl	C
camarer	C
camb	U
camb _de	Y
camb _el	W
camb _mi	T
camb contrasen	C
camb enchuf	C
cambi	F
cambi _de	Z
cambi _el	C
cambi _en	Q
cambi _la	C
cambi _mi	Q
cambi _por	R
cambi _una	C
cambridg	C
camel	Z
camel _and	S
camell	[
camer	C
camer und	C
camil	C
camil sest	C
camill	R
camill _y	R
camin	[
camin _a	S
camin _de	Y
camin _del	Q
camin _en	[
camin _por	P
camin _que	R
camin _sobr	Q
camiset	C
camp	R
camp _de	Q
camp david	C
camp reservation	C
campament	T
campan	C
campervan	F
campervan hir	F
campesin	R
campground	C
camu	H
can	C
can ap	C
can green	C
canaan	[
canaanit	V
canal	L
canal tak	I
canane	Z
canast	V
canberr	L
canc	V
canc _and	C
canc da	C
cancel	K
cancel _a	I
cancel _la	K
cancel _my	G
cancel membership	C
cancell	G
cancell _can	C
cancell headphon	D
cancell holyhead	C
cancion	C
cancion _de	Q
cancion _que	C
cancun	C
cancun adult	C
cancun tod	G
cand	I
cand bar	E
cand crush	C
candac	X
candelabr	R
candidat	[
candl	X
candl _for	D
candl _of	[
candl wax	H
candlem	W
canel	C
canel contr	C
cannon	C
cannot	[
cannot _be	X
cannot read	C
cannot speak	T
canon	C
canon r50	G
cans	[
cans _de	X
cant	[
cant _de	R
cant _el	V
cant _en	U
cantaban	T
cantam	C
cantam alg	C
cantant	S
cantar	T
canterbur	C
canterbur tal	C
cantic	U
cantic _de	T
cantidad	C
cantidad _par	C
canv	C
canyon	C
canyon south	C
cap	C
cap _of	C
cap town	E
capacit	C
capacit _of	H
capacit f150	G
capernaum	[
capital	C
capital _de	H
capital _of	C
capital gain	C
capitalism	X
capitan	[
capitul	S
capitul _de	C
capitul _mas	P
capitul eight	C
capitul one	C
capr	C
capr _and	C
capricorn	C
capricorn celebrit	J
capricorn man	C
capsul	D
capsul wardrob	D
captain	F
captial	D
captial _of	D
caption	C
caption _for	C
captiv	[
captivit	C
captur	I
captur _by	V
captur _de	C
car	G
car _a	[
car _about	[
car _be	[
car _by	C
car _de	V
car _for	[
car _hav	C
car _of	[
car _too	S
car _what	[
car _with	E
car accident	Y
car assistant	C
car batter	M
car bluetooth	C
car break	V
car brown	D
car charg	L
car chord	D
car crash	[
car deposit	C
car hitbox	C
car loan	C
car mod	C
car model	C
car movi	C
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
carbon encendid	W
carbon season	E
carbonat	G
carburetor	C
carburetor _do	C
carcel	[
carceler	W
carceler _que	U
card	M
card _for	[
card _from	C
card _of	C
card _on	C
card _vers	W
card detail	D
card funn	C
card gam	C
card get	C
card lik	C
card mean	C
card pric	C
card run	K
card top	C
cardigan	C
cardinal	H
cardinal quarterback	C
cardinal scor	L
caregiv	[
carg	C
carg _de	V
carg _la	S
carg pant	C
caridad	U
carl	C
carl alcaraz	C
carmel	T
carn	[
carn _de	T
carn _en	S
carn _ser	[
carn _y	Q
carnaval	[
carnegi	C
carner	W
carnet	C
carnet _por	C
carnival	L
carnival cruis	C
carnival dat	C
carol	P
carol full	E
carp	V
carp _in	C
carpal	C
carpal tunnel	C
carpent	Z
carpet	C
carpet machin	E
carpet wear	C
carpinter	[
carpla	C
carr	Q
carr _de	X
carr _of	C
carr _on	C
carr _the	T
carr _you	[
carr fish	C
carr length	E
carrer	V
carrer doming	C
carreter	P
carretiller	C
carretiller grat	C
carrot	C
carrot nutrition	C
cart	R
cart _a	Z
cart _de	[
cart _del	C
cart _tien	F
cart dat	D
cart escribi	W
cart sign	C
carter	T
cartridg	C
cartridg 305	K
cartridg _be	C
carv	C
carv _a	D
carv stencil	C
cas	R
cas ?how	C
cas _a	R
cas _con	U
cas _de	C
cas _del	S
cas _el	Q
cas _en	R
cas _me	V
cas _por	T
cas _ser	T
cas _y	R
cas alquil	C
cas dividid	V
cas no	P
cas nuev	P
cas ser	Q
cas stud	F
cas tod	R
casamient	T
casan	V
casarm	Y
casarn	S
caser	C
cash	[
cash out	E
cashew	C
cashmer	C
cashmer _by	C
casin	C
casin deal	C
casin no	C
casp	K
casserol	C
casserol dish	C
cast	C
cast 2023	M
cast _a	C
cast _of	C
cast _on	C
cast _your	[
cast chang	C
cast iron	J
cast list	E
cast lot	[
cast out	[
castig	[
castig _a	Q
castig _de	R
castill	S
castl	C
castl _in	K
castl brewer	D
castl stock	C
casual	C
casual _for	C
casual lunch	C
cat	C
cat ?who	C
cat _and	C
cat _be	X
cat _on	C
cat bring	C
cat etc	C
cat explain	C
cat goddess	C
cat keep	C
cat knead	C
cat mr	D
cat see	C
cat treat	K
catalog	C
catalyst	F
catalyst low	F
catan	C
catan ?how	F
catan long	C
cataract	C
cataract surger	C
catch	[
catch _in	W
catch _my	U
catch fir	D
catch up	[
categor	C
categor s	C
cateques	V
catfish	X
catholic	[
catholic _and	[
catholic school	C
catolic	X
catolic _o	R
catolic _y	T
cattl	Q
caus	C
caus _de	C
caus _of	C
caus _the	C
caus arthrit	C
caus hiccup	K
caus kidne	C
caus tonsil	C
causewa	D
causewa cross	D
caution	C
caution ang	C
cautiv	Q
cav	R
cav _of	Y
cav allegor	C
cav guam	C
cavern	C
cavern esquem	C
cay	S
cay _de	Q
cay _del	V
cay _el	C
cayeron	Z
cayeron _los	S
caz	T
cazador	U
cbd coupon	C
cde	D
cde numb	D
cdmx	C
cdmx hoy	C
ceas	W
ceboll	I
ced	Y
ced _of	R
cedr	V
cedr _del	T
cedron	T
ceil	D
ceil fan	C
cel	[
celeb	C
celebr	F
celebr _la	U
celebran	R
celebrat	[
celebrat birthda	Q
celebrat hol	C
celebration	X
celebrit	C
celebrit birthda	C
celibac	T
celibat	Y
cell match	J
cell year	C
celos	X
celsiu	G
celtic	C
celtic cross	C
celtic druid	F
celtic last	C
celu	V
celul	G
celul _de	S
celul no	C
celul vegetal	C
cementeri	Z
cen _con	Q
cen _de	V
cen _del	T
cen last	C
ceniz	T
ceniz numer	C
cens	X
cens _de	P
censu	Y
cent	C
cent _a	C
cent _of	P
centimetr	C
centr	C
centr _un	E
centr _una	C
centr open	C
central	E
central milan	L
central toky	F
centrifug	C
centroameric	C
centurion	[
ceo	C
ceo _of	C
cer	[
cerc	C
cerc _de	C
cerd	Z
cerebr	W
ceremon	[
cerr	X
cerr _de	Q
certificat	C
certificat check	D
certificat cop	C
cervez	C
cervez preci	C
ces	[
ces _lo	Q
cesare	[
cest	D
cest _la	C
cetirizin	C
cetirizin mak	C
ceut	H
ceut preci	H
cgi	C
ch	W
ch _in	I
ch room	C
ch song	L
cha	D
cha upgrad	D
chaf	[
chain	F
chain _from	C
chain _in	C
chain _or	K
chain slack	G
chakr	K
chakr color	N
chalamet	C
chalamet dun	C
chalamet height	C
chaldean	Z
chalis	F
chalis lyric	F
chamb	[
chanc	[
chanc _of	C
chancellor	C
chancellor _of	C
chancellor _say	C
chanch	U
chang	J
chang _a	C
chang _his	Z
chang _my	N
chang _of	F
chang _the	C
chang _with	G
chang color	C
chang default	C
chang font	D
chang rington	D
chang tim	K
channel	C
channel _be	C
channel fiv	C
channel four	J
chapel	N
chapel down	D
chapel hill	C
chappell	I
chappell roan	I
chapt	P
char	C
char cross	C
charact	C
charact _i	J
charact analys	C
charact ralph	C
charad	I
charad ide	I
charcoal	C
charg	L
charg _a	E
charg _but	D
charg fin	D
charg point	L
charg vis	C
chariot	[
chariot _of	C
chariot rac	C
charit	K
charit numb	C
charit shop	C
charl	Q
charl _par	[
charl coronation	C
charli	F
charli angel	F
charlott	C
charlott church	C
charlott tilbur	F
charlott web	C
charm	[
chart	C
chart calculator	J
chart lev	H
chart position	E
charzard	C
chas	[
chat	U
chat poll	E
chatbot	[
chatel	C
chatel principl	C
chatgpt	C
chatgpt _for	[
chatgpt _or	C
chaturth	C
chaturth decoration	C
chaturth puj	N
chauth	C
chauth moon	C
chav	V
cheap	C
cheap _on	C
cheap _to	C
cheap flight	C
cheap napp	E
cheap plac	K
cheap supermarket	N
cheap tyr	C
cheap way	I
cheap women	D
cheat	[
cheat _by	W
cheat _me	Y
cheat _on	[
check	C
check _for	C
check _if	C
check _in	F
check _my	[
check build	C
check engin	C
check mark	C
check one	C
check sim	M
checklist	D
checklist _for	D
checkout	C
checkout 121	F
checkout chart	K
cheek	[
cheep	C
cheep hotel	C
cheer	[
cheer giv	P
cheerlead	C
cheerlead _an	C
chees	C
chees back	C
chees cashew	C
chees cheesecak	K
chees go	M
cheesecak	D
cheesecak frozen	F
cheetah	C
cheetah run	F
cheltenham	G
cheltenham tip	G
chem	[
chem worksheet	K
chemical	C
chemical _or	C
chemistr	C
chemistr ?how	G
chernobyl	C
chernobyl reactor	C
cherubim	[
chess	C
chess gam	C
chess mov	C
chess open	C
chess valu	C
chest	[
chew	H
chew gum	C
chi	C
chi class	G
chi seed	C
chic	[
chic _de	S
chicag	C
chick	P
chicken	C
chicken cross	C
chicken menu	C
chicken sta	G
chicken stop	C
chicken thigh	J
chicken tikk	L
chickenpox	C
chickenpox incubation	G
chief	E
chief justic	C
chil	C
child	[
child ?when	S
child ?who	P
child _about	V
child _and	F
child _at	S
child _be	[
child _do	C
child _dont	P
child _from	P
child _hav	U
child _i	P
child _in	[
child _of	U
child _sa	S
child _to	C
child _with	P
child _wont	R
child ask	P
child com	T
child die	R
child hat	Q
child leav	S
child lik	S
child list	C
child messag	S
child nev	Q
child suf	S
child support	S
childbirth	S
childhood	T
childless	V
children	C
children sho	C
chimne	H
chin	C
chin _a	N
chines	C
chines _about	C
chines takeawa	H
chines zodiac	C
chip	C
chip bat	C
chip shop	C
chipr	X
chiquit	[
chism	W
chismos	X
chist	C
chist _de	C
chiv	[
chlorin	C
chmod	C
chmod 755	G
chmod operation	C
chnag	C
chnag _a	C
chocolat	G
chocolat box	G
choic	C
chok	[
cholesterol	C
choos	[
choos ?who	P
choos _a	U
choos _my	S
choos _the	R
choos _to	V
choos between	[
choos jacob	P
choos peopl	Q
chopstick	C
choqu	[
chord	C
chord _to	D
chord chart	G
chord pian	H
choreograph	C
chr	C
chr jerich	C
chr steakhous	D
christ	[
christ church	G
christ colleg	C
christ die	Q
christ tex	D
christchurch	C
christchurch _to	C
christen	[
christensen	C
christensen phot	C
christianit	[
christm	M
christm cak	C
christm carol	E
christm eve	M
christm jump	C
christm numb	C
christm stor	[
christm tre	T
christm without	U
chromebook	E
chromebook linux	E
chromosom	C
chromosom _in	C
chronic	W
chronicl	[
chronological	C
chronological ord	C
chuck	C
chuck norr	C
church	[
church _and	W
church _at	Q
church _be	[
church _dont	P
church _for	X
church _in	Z
church _of	S
church _on	Y
church aft	Q
church age	C
church chicken	C
church craz	C
church disciplin	S
church guit	C
church lead	V
church memb	[
church oxford	G
church peopl	Q
church setlist	C
church sho	C
churchill	C
churchill down	C
churchill insuranc	E
chuz	W
cia	C
cia mean	C
cicl	C
cicl _del	C
ciclist	C
ciclist etap	C
cicut	C
cieg	[
cieg _de	Q
cieg _que	S
cieg _y	R
cieg gui	Q
ciel	W
ciel _en	P
ciel _por	P
ciel _y	S
ciel nuev	R
ciel recet	C
ciel tempor	C
cien	C
cien an	C
cienci	H
cienci sistem	C
cient	C
cient _de	C
cierr	C
cierr _la	C
cierr ike	C
cierv	Z
cigarr	P
cimarron	C
cin	C
cin est	C
cinc	Z
cinc segund	C
cincuent	[
cinem	C
cinem tim	C
cinetic	C
cinqu	C
cinqu terr	C
cinturon	T
cir	X
circl	L
circl _of	G
circl wicc	C
circuit	C
circuit total	C
circumcis	S
circumcision	V
circuncid	R
circuncid _a	P
circuncision	R
ciren	W
cireni	S
cirugi	U
cistern	C
cistern _que	C
cistern pierd	C
cit	L
cit ?wher	[
cit _a	L
cit _of	[
cit _par	C
cit break	C
cit cast	C
cit gun	I
cit medic	C
cit previ	F
cit skylin	D
citation	D
citation _for	D
citibik	C
citibik day	C
citizen	N
ciudad	Y
ciudad _de	T
ciudadani	P
civic	E
civic 2014	E
civil	G
civil espanol	C
cizan	P
cl	J
cl cach	C
cla	[
cla jar	T
claim	C
claim court	C
claim lufthans	C
claim mileag	C
clam	V
clam _a	S
clap	T
clarenc	C
clarenc thom	C
clarinet	H
clarinet squeak	H
claritin	C
claritin _the	C
clark	C
clark count	C
clas	[
clas _de	U
clas _par	W
clash	E
clash royal	E
clasificacion	C
clasificacion _de	C
clasificacion formul	L
class	Z
class contain	F
class near	G
class pric	D
classic	C
classic talent	C
classmat	V
clau	T
claud	C
claudi	X
clav	U
clean	R
clean _a	C
clean _and	U
clean fee	C
clean heart	W
clean kit	C
clean use	C
clean whit	C
cleans	N
cleans thre	D
clef	C
cleof	W
cleric	E
cleric spell	E
clic	C
click	C
client	R
client ord	C
clif	U
clif australi	C
clim	C
climat	[
climat chang	[
climb	N
climb _a	X
climb _the	D
clint	C
clint eastwood	C
clo	X
cloak	Z
clock	C
clock go	C
clon	W
cloone	I
clos	J
clos _my	R
clos _on	C
clos _to	S
clos friend	U
closet	S
closur	C
cloth	U
cloth wholesal	C
cloud	[
cloud _and	R
clov	E
clown	C
clown fit	J
clu	L
clu riv	L
club	D
club found	C
club near	C
club result	I
club sandwich	I
club veg	C
clubcard	C
clubcard app	C
clubmast	C
cmd	D
cmd ls	D
cnn	C
co	C
co op	C
co uk	C
coach	D
coach _be	V
coach luggag	F
coal	[
coal _on	Y
coast	C
coast six	C
coastlin	C
coat	P
coat _and	T
coat _in	D
coat _of	[
coat scandal	C
cob	C
cobard	X
cobertur	U
cobr	D
cobr _un	C
cobr venom	C
cobrador	[
cobrador _de	V
coc	M
coc col	J
coc contr	S
coch	C
coch _a	C
coch _que	C
coch no	C
cocin	C
cock	C
cock spaniel	C
cockfight	X
cocktail	C
cocktail ingredient	E
cocktail recip	H
coconut	F
coconut one	F
cod	C
cod 44	C
cod 646	K
cod 90210	M
cod _be	G
cod _for	I
cod _on	D
cod _th	C
cod barcla	G
cod eresolv	I
cod steam	H
codein	J
codic	[
codiciar	W
codig	C
codig _de	C
codig roblox	K
codornic	R
coffe	C
coffe break	C
coffe ground	C
coffe menu	F
coffe tast	C
coffe van	C
coffin	C
coin	L
coin _the	C
coin _with	J
coj	S
coj _de	P
cok	C
cok compar	F
col	Y
cold	K
cold _and	C
cold brew	C
cold contagiou	H
cold greenhous	G
cold kitchen	C
cold than	C
cold war	P
coldpla	C
coldpla paradis	C
coldpla presal	I
coleg	X
colegi	V
colesterol	C
colesterol ldl	C
colg	N
colg _un	C
colic	[
coll	C
coll chord	C
colleagu	[
collection	W
collectiv	C
collectiv noun	C
collector	[
colleg dublin	D
colleg football	C
colleg map	C
colleg oxford	C
collin	F
collin album	J
collin genes	I
colombi	G
colombi result	C
colombian	C
colon	D
colon _a	D
color	C
color _a	N
color _in	C
color _of	C
color _should	C
color cop	K
color list	K
color man	I
color mean	C
color ord	L
color out	E
colos	W
colosens	X
colossa	Y
colossian	V
colossu	C
colossu comput	C
column	G
column d	N
column vs	C
com	T
com _a	W
com _al	Q
com _at	W
com _en	C
com _from	[
com _in	[
com _of	R
com _on	R
com _the	D
com _to	[
com _un	C
com _with	T
com _y	Q
com atun	C
com back	P
com beb	T
com befor	[
com carn	V
com cerd	U
com down	[
com first	S
com hierb	C
com hom	[
com ifram	K
com int	W
com out	E
com over	S
com r	H
com spreadsheet	N
com technolog	J
com torvald	J
com tv8	F
com watch	K
coman	[
comb	C
comb fast	D
combat	X
combination	D
comed	C
comedian	P
comen	D
comen _los	C
comet	[
comet _un	X
comfort	[
comfort _for	Q
comfort _in	U
comi	Y
comi _con	P
comi _la	U
comic	P
comic ord	C
comid	N
comid _a	Q
comid _de	T
comid _en	Q
comid _par	C
comienz	V
comieron	X
comieron _a	Q
comision	R
comm	C
comm yes	C
command	K
command _of	W
command gold	C
commandment	[
commandment _of	C
comment	X
commercial	C
commercial plan	H
commission	[
commit	C
commit _but	C
commit keep	C
commit suicid	Q
committe	R
common	[
communication	C
communication degre	C
communion	[
communion _if	S
communion dress	E
comod	C
comp	Q
compadr	U
compan	U
compan _be	C
compan director	C
companer	[
companer _de	T
companer _me	Q
companer no	Q
compani	S
companion	[
compar	M
compar _me	Q
compar _the	E
compar _to	C
compar _with	F
comparador	C
comparativ	J
comparativ iphon	J
compart	[
compasion	R
compasiv	Q
compassion	X
compatibilidad	C
compatibilidad ar	C
compatibilit	G
compatibilit chart	N
compatibl	C
compet	U
competition	S
compil	E
compil _but	E
complain	[
complain _about	V
complaint	H
complaint _to	M
complet	P
complet _en	C
complexit	C
complexit _of	C
compliant	C
compos	C
compos _a	D
compos volum	D
compost	C
compost _too	C
compost without	K
compr	C
compr _el	Y
compr _par	C
compr _un	Z
compr _una	[
compr hiel	C
compress	C
compression	C
compression per	C
compromet	S
compromis	C
compromis preci	C
compu	C
comput	C
comput bletchle	C
comput mak	D
computador	C
computador _muy	C
comulg	S
comulg si	P
comun	C
comun multipl	C
comunion	[
conceiv	U
concentrat	Z
concentration	C
concentration _of	C
concert	R
concert _and	C
conch	C
conch symbolism	C
concienci	[
conciert	C
conciert karol	C
concili	S
concili _de	R
conclusion	I
concordant	C
concordant result	C
concubin	[
concurs	R
condemn	S
conden	X
conden _a	P
condenacion	P
condensation	C
condensation _on	C
condolenci	T
condon	T
conduc	G
conduc dgt	C
conect	C
conect _los	C
conect ps4	C
conf	X
conf _en	W
confes	R
confesarm	Q
confesars	R
confess	[
confess _my	X
confess _to	[
confession	C
confession _of	C
confession tracklist	C
confi	S
confi _en	R
confianz	R
confianz _en	P
confidenc	V
confies	V
configuracion	C
configuration	C
configuration _as	C
configuration _of	C
confirm	R
confirmacion	V
confirmation	Y
conflict	X
conflict _in	V
conflict resolv	E
conform	Y
conform _a	T
confront	Y
confront _a	T
confus	R
congel	C
congel _la	C
congregacion	Z
congregation	W
congres	C
conif	C
conjugation	G
conmig	X
conmig _en	R
connect	C
connect _a	M
connect _my	C
connect _to	J
conoc	U
conoc _a	Q
conocen	P
conocen _a	P
conoceran	P
conoci	S
conocid	Q
conocimient	P
conozc	[
conozc _a	V
conqu	[
conquist	P
conscienc	Z
consegu	C
consegu diamant	C
consej	X
consej _de	S
consej _par	S
consejer	X
consent	[
consid	Y
consol	H
consol command	C
consol log	F
consolador	W
conspirac	U
const	C
constant	M
constant unit	C
constantin	V
constraint	L
constraint exampl	L
constru	T
construy	Z
construy _el	Q
construyeron	C
construyeron _los	C
consuel	[
consult	C
consum	Y
consum fir	V
cont	W
cont _al	P
cont _lo	S
cont _mi	Q
cont load	L
cont record	D
contact	F
contact _with	[
contact lens	C
contact support	C
contagiou	C
contain	C
contain p	F
contain text	C
contend	S
content	X
contest	W
contest mal	R
contestant	C
contestant instagram	C
contig	U
contr	Q
contr _di	R
contr _el	[
contr _la	S
contr _los	Y
contr _quien	C
contr cruz	C
contr mi	Z
contr ti	R
contraceptiv	C
contraceptiv pill	C
contract	C
contract _for	M
contract _in	K
contract bind	C
contract ear	E
contract holida	C
contradiccion	X
contradict	Q
contradiction	[
contrasen	C
contrasen _del	C
contrat	E
contrat _de	C
contribution	C
contribution limit	C
control	[
control _la	T
control _my	[
control _to	C
control everyth	P
controlador	U
controll	X
controll _to	M
conveni	C
conveni hosteleri	C
convent	W
conversation	Z
conversion	[
convert	C
convert 180	E
convert _a	C
convert hundr	E
convert inch	C
convert mp4	C
convert pdf	C
convert ten	D
convert thre	F
convert unix	C
convertid	[
convex	G
convex len	G
convien	[
conviert	W
convinc	C
convinc _my	C
convirti	V
convulsion	U
coogan	K
cook	I
cook _in	J
cook chicken	G
cook ric	C
cook tim	C
cooki	C
cooki sa	C
cool	C
coolant	D
coolant leak	D
cop	N
cop _de	R
cop _en	R
cop onlin	C
cop past	C
coper	W
copi	Q
copperhead	C
copperhead pag	C
copyright	C
copyright _a	C
cor	[
cor dump	C
coraj	V
corazon	[
corazon _de	S
corazon _y	P
corazon alegr	Q
corazon habl	P
corazon limpi	W
corazon no	Z
corazon nuev	P
corazon rot	Q
corban	Y
corbat	C
cord	X
corder	[
corder _al	C
corder _de	V
corder _que	U
cordob	C
cordob 15	C
cordon	R
corint	[
corinth	[
corinthian	P
corinthian brazil	I
corinthian column	C
corinthian vs	C
corinti	[
corn	C
corn _of	Y
corn _on	C
corn law	C
corneli	W
corneliu	[
cornerston	W
cornflak	C
cornflak girl	C
cornstarch	C
cornstarch vs	C
coroll	H
coron	S
coron _de	H
coronation	C
coronation dat	C
coronation street	C
corp	I
corporal	Y
corpu	D
corpu christ	D
corr	D
corr acord	C
corre	C
corre _par	C
corre normal	N
correct	C
correct english	C
correct tyr	E
correction	[
corrid	[
corrient	Y
corrient _de	Y
corrieron	P
corrig	C
corrig est	C
corrupt	[
corrupt good	X
cors	C
cort	C
cort _de	C
cort _el	V
cort _en	S
cort _la	Y
cort _par	R
cort medicin	C
cortin	[
cortit	X
cos	N
cos _de	[
cos _del	S
cos _en	Q
cos _que	T
cos _un	C
cos mal	R
cos nuev	Q
cos rar	P
cos tan	C
cosech	Y
cosech _lo	Q
cosign	[
cosign _a	X
cosign _for	V
cosmetic	[
cost	C
cost _for	C
cost _of	F
cost _to	C
cost exampl	C
cost lol	I
cost now	M
cost ric	C
cost turke	C
costc	C
costc clos	C
costc membership	C
costill	T
costill _de	S
costum	C
costum ide	C
costumbr	[
cottag	C
cottag pie	C
couch	W
coug	C
coug depth	C
council	M
council _of	[
council permanent	C
council tax	C
counsel	Y
counselor	X
count	C
count _as	[
count _from	H
count _in	C
count _the	[
count _to	C
count nev	C
count onlin	C
count sheep	C
count uniqu	C
countr	R
countr _and	Q
countr _in	C
countr _that	C
countr cod	C
countr run	C
countr tabl	C
coupl	Z
couplet	C
couplet analys	C
coupon	C
coupon cod	C
courag	[
courageou	Q
courgett	C
courgett rot	C
cours	C
coursework	F
coursework photograph	F
court	V
court fee	C
court rul	C
courtne	C
courtne lov	C
cousin	[
cousin _be	R
cov	C
cov 1980s	C
cov _on	C
cov _the	N
cov let	C
covalent	C
covalent bond	C
covenant	S
covenant _of	X
covenant _with	U
covenant alien	C
covenant hous	C
covenant rank	C
covenant transport	C
covenant violation	C
coventr	C
coventr statu	C
cover	[
cover _with	U
coverag	J
coverag map	J
covet	Y
covid	L
cow	[
cow _and	S
coward	P
cowell	C
cowell net	C
cowlick	C
cowork	W
cowork _be	T
cowork lost	P
cowork und	C
cpr	C
cpr compression	C
cpu	C
cpu bottleneck	C
cr _a	S
cr _at	T
cr all	T
cr revelation	C
cr thre	C
cr two	C
crack	U
crack _your	C
craftsman	[
craftsmen	V
craig	C
craig age	C
craigslist	E
craigslist chicag	E
cramp	I
cran	I
crap	C
crap crap	C
crap design	K
crash	P
crash _my	F
crash again	C
crash car	C
crashloopbackof	C
crav	T
craz	H
craz _in	C
craz chick	C
cre	[
cre _a	P
cre _di	Q
cre _el	P
cre _en	W
cre _la	R
cre _los	Z
cre _que	X
cre per	Q
cre tod	Q
creacion	[
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
creatin	C
creatin befor	C
creatur	Z
crec	Z
crec sin	Q
crecimient	P
cred	T
credit	C
credit card	P
credit check	M
credit scen	C
credit scor	C
creek	C
creek formation	C
creek shiraz	F
creep	F
creep tab	C
crei	T
crem	C
crem _par	C
crem egg	K
cremacion	S
cremat	W
cremation	Y
cret	[
crew	[
crey	T
creyent	W
creyeron	P
crezc	U
cri	U
cri _a	S
criatur	U
cricket	C
cricket bat	E
cricket pitch	G
crim	[
criminal	[
cring	H
cring app	C
crippl	Z
criptomoned	T
cris	L
cris 1956	C
cris _de	[
cris summar	C
crisp	X
crisp skin	L
crispr	C
crist	Z
crist _en	U
crist _ser	V
crist _y	Q
crist mor	P
crist plant	C
cristal	Y
cristian	[
cristian _a	P
cristian _de	V
cristian _en	S
cristian _pod	Q
cristian _ser	R
cristian deben	P
cristian ronald	C
cristianism	S
critic	S
critical	K
critical error	E
critican	Q
criticiz	X
critiqu	C
critiqu _of	C
croati	C
croc	C
croc jibbitz	C
crochet	E
crochet hook	E
crocodil	E
crocodil _and	L
cronic	Z
crontab	C
crontab ever	C
crook	[
crook lin	[
crop	[
crop _for	D
croquet	C
croquet _de	I
croquet _que	C
cross	H
cross _and	W
cross _the	[
cross _to	C
cross blu	C
cross countr	N
cross crusad	C
cross first	C
cross football	C
cross platform	C
cross stitch	C
cross tarot	C
cross tim	D
cross turnip	C
crossfit	C
crossfit murph	C
crosspla	F
crossword	C
crossword answ	C
crossword clu	L
crow	C
crow call	C
crowd	[
crown	N
crown _of	R
crown castl	C
crown jewel	C
crown mold	C
crown mould	C
crown pric	H
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
crucific	V
crucific _a	Q
crucific _con	P
crucigram	C
crucigram rio	C
cruel	Q
cruel sum	D
cruis	C
cruis drink	C
cruis ex	C
cruis pric	C
crumb	[
crumpl	C
crumpl zon	C
crusad	C
crusad basketball	C
crusad lacross	C
crusad sup	H
crush	[
crush _on	S
crush level	C
crust	I
crutch	Y
cruz	Q
cruz _de	C
cruz _el	V
cruz _los	C
cruz _y	[
cruz azul	C
cruz boardwalk	C
cry	[
cry _at	P
cry _in	T
cry fiv	C
crypt	L
crypt wallet	C
crystal	J
crystal _for	C
css	C
css grid	G
csv	C
csv pand	C
ct	C
ct scan	C
ctrl	C
ctrl alt	C
cuadr	C
cuadr _de	G
cuadr famos	C
cuadr sin	C
cualqu	W
cualqu cos	V
cuan	P
cuant	C
cuant _hay	C
cuant _me	C
cuant _se	C
cuant _ser	[
cuant an	C
cuant anill	C
cuant calori	C
cuant cart	N
cuant cobr	C
cuant cuest	C
cuant diput	C
cuant dur	C
cuant gan	E
cuant gast	C
cuant gol	C
cuant habitant	C
cuant hor	C
cuant hues	C
cuant jugador	C
cuant levadur	C
cuant litr	C
cuant mid	C
cuant mililitr	C
cuant nev	D
cuant pais	C
cuant protein	G
cuant tard	C
cuant tiemp	C
cuant viv	C
cuarent	[
cuarent _y	T
cuarent an	Q
cuarent di	Y
cuaresm	[
cuart	[
cuatr	Z
cuatr hij	P
cuatr ser	P
cub	C
cub last	C
cuban	C
cuban missil	C
cuban net	G
cubit	[
cubr	S
cucumb	P
cucumb peel	F
cuec	C
cuec _un	C
cuell	[
cuent	G
cuent _com	Z
cuent _de	S
cuent aburrid	C
cuent biblic	Q
cuentam	C
cuentam _un	C
cuentan	P
cuer	R
cuerd	Z
cuern	W
cuern _de	U
cuerp	S
cuerp _de	X
cuerp _en	Q
cuerp _ser	S
cuerp _y	R
cuerp alegri	C
cuerp human	C
cuerv	T
cuest	K
cuest _la	C
cuest _un	F
cuest cre	R
cuest pas	C
cuev	[
cuev _de	W
cuf	C
cuf _too	C
cuid	C
cuid _a	[
cuid _de	P
cuid _la	R
cuid _mi	V
cuidab	R
cuidam	S
cul	C
cul cac	C
culp	V
culp _por	R
culpabl	P
cult	[
cult _de	T
cultur	[
cum	Y
cumpl	[
cumpl _la	P
cumpl _lo	P
cumpl an	P
cumplean	W
cumplean _de	Q
cumpli	P
cumplid	Q
cun	X
cuot	F
cuot barcelon	F
cup	C
cup _in	[
cup _of	[
cup final	K
cup revers	C
cupbear	[
cupon	F
cupon shein	F
cur	Y
cur _a	T
cur hair	C
curander	V
curars	C
curars _un	C
curiou	V
curiou _about	V
curl	C
curl up	C
curr	C
curr hous	C
curr jamaican	C
curr past	L
currenc	C
currenc _do	F
current	C
current dala	C
current president	D
current temperatur	G
curriculum	C
curriculum grat	I
curs	[
curs _and	X
curs _de	C
curs _for	S
curs _of	W
curs _on	S
curs _the	P
curtain	C
curtidor	W
cush	[
cuss	[
cust	C
cust last	C
custod	[
custom	C
custom _to	C
custom servic	C
cut	L
cut _a	H
cut _for	C
cut _from	E
cut _his	P
cut _it	C
cut _my	G
cut _of	D
cut _the	[
cut appl	M
cut back	C
cut herself	P
cut length	C
cut off	[
cut samsung	J
cutof	C
cuy	P
cv	C
cv int	H
cv summar	I
cv templat	H
cyberpunk	C
cyberpunk _at	K
cycl	E
cycl _and	I
cycl ammoni	C
cycl diagram	E
cycl lan	I
cycl step	D
cyclop	E
cyclop _chapt	E
cylind	C
cypru	Y
cyren	Z
cyrillic	I
cyrillic alphabet	I
cyru	Y
d	C
d 1abcd	N
d _be	N
d _e	C
d day	C
d20	C
d8	C
d8 download	C
da	W
da _and	H
da _be	V
da _do	[
da _el	P
da _in	X
da _mas	Q
da _of	[
da _or	C
da aft	S
da com	C
da envidi	R
da flojer	P
da gorillaz	C
da hik	G
da horoscop	C
da lik	U
da much	S
da panic	Q
da pen	Q
da temor	R
da until	C
da verguenz	R
dad	Z
dad _be	W
dad _doesnt	P
dad _hav	Q
dad die	Q
dad got	P
dad jok	C
dad leav	P
dadd	W
dadiv	P
dagon	[
dahli	C
dahli over	G
dal	C
dal _a	C
dal cuadr	C
dala	C
dala lam	C
dalil	Y
dalton	C
dalton bond	C
dam	[
dam _un	R
dam fuerz	S
dam vs	C
damag	C
damasc	[
damascu	R
damascu steel	C
damp	C
dan	S
dan _a	T
dan _do	C
dan _en	P
dan gan	U
dan temor	P
danc	F
danc _in	[
danc _on	G
danc _with	C
danc scen	C
danc step	C
dand	Q
dang	W
dangerou	U
daniel	T
daniel _a	P
daniel _and	Q
daniel _en	S
daniel _y	R
daniel craig	C
daniel pra	Q
daniel ricciard	C
daniel tig	C
daniel trial	C
dann	C
dann devit	C
dant	C
dant comb	C
danz	U
dar	[
dar _a	R
dar _de	T
dar _el	[
dar _la	P
dar _las	S
dar _que	Q
dar coc	S
dar graci	Q
dar sin	R
darc	C
darc first	C
dari	U
dariu	[
dark	C
dark explic	C
dark mat	C
dark mod	C
dark soul	C
darl	Z
darlington	M
darlington train	M
dars	R
dart	C
dart checkout	C
das	C
das rul	C
dash	D
dash cam	C
dashboard	C
dashboard light	C
dat	C
dat 2026	M
dat _a	[
dat _en	C
dat _for	[
dat _in	P
dat _por	C
dat _someon	R
dat _th	F
dat _to	C
dat aft	Z
dat analyst	I
dat ap	R
dat check	H
dat entr	C
dat hertfordshir	I
dat javascript	H
dat scienc	C
dat scotland	E
dat tabl	C
dat templat	C
dat uk	K
dat user	M
datan	W
dathan	Y
daught	Z
daught _be	S
daught _doesnt	P
daught _hav	P
daught _in	S
daught _of	C
daught _wont	P
daught got	Q
daught want	P
dav	C
dav ?who	C
dav lov	C
dav matthew	L
david	X
david ?wher	C
david _a	Q
david _and	V
david _hav	[
david _por	Q
david _se	W
david _ser	P
david _to	V
david _y	S
david arm	S
david attenborough	C
david beckham	C
david bowi	C
david bring	S
david danc	T
david kill	R
david king	R
david last	X
david might	P
david pla	[
david pra	Q
david son	U
david spar	Q
david writ	R
davidic	U
davidson	F
davidson harle	F
dawn	[
dax	C
day	U
day 2025	H
day ?how	I
day _and	X
day _at	V
day _be	C
day _do	P
day _for	H
day _i	C
day _in	M
day _of	I
day _or	X
day _to	C
day _vers	Q
day _with	E
day bank	C
day beach	C
day dat	C
day ever	C
day forecast	C
day gift	C
day itinerar	C
day off	[
day parad	J
day pass	C
day rat	G
day recip	C
day sal	C
day schedul	C
day two	G
day without	Y
daycar	W
daylight	C
daylight sav	C
db	C
ddd	C
de	S
deacon	Y
deacon football	C
dead	C
dead sin	C
deadlin	S
deadlock	C
deaf	Y
deal _on	C
deal _with	[
deathb	U
deb	V
debaj	W
debaj _del	T
debat	C
deben	R
deben _los	P
debi	W
debil	V
debilidad	S
debor	[
deborah	[
debt	[
debt californi	C
debug	C
debug mod	C
debut	C
debut 2024	C
dec	D
dec _a	V
dec _al	U
dec _el	C
dec _que	[
dec jesu	U
dec mile	C
dec piens	C
decapit	T
decapol	[
deceit	P
deceiv	S
decemb	D
decent	C
decent indian	C
decepcion	U
decepcion _de	P
deci	P
decian	P
decid	[
decid ?who	F
decim	[
decimal	C
decimal 101101	C
decimal mone	C
decirl	S
decirl _a	P
decision	[
decision toda	C
deck	C
deck _can	F
deck aren	E
declar	S
declar _a	C
declaracion	C
declaracion _de	C
declin	L
declin _a	D
decod	G
decod agvsbg8gd29ybgq	G
decor	C
decoration	C
decoration _at	C
decre	U
ded	V
dedicacion	Q
dedication	[
dedication _of	[
dedicatori	T
deductiv	C
deductiv _and	C
deed	[
deep	E
deep _be	E
deep _do	E
deep point	C
deep sleep	G
deer	G
deer mow	C
deer part	C
default	C
default brows	C
defeat	X
defend	[
defend _a	P
defenderm	S
defens	X
defens propi	R
defiend	R
defin	V
defin osmos	C
defin photosynthes	D
definat	F
definition	C
definition _of	[
definition thermodynamic	C
definiton	C
definiton _of	C
deflation	C
deflation _for	C
defrost	E
defrost minc	E
degre	C
degre _in	G
degre rank	C
degre symbol	C
dei	Z
dej	P
dej _a	S
dej _de	H
dej _el	Z
dej _en	W
dej _la	U
dej _las	Q
dej _mi	S
dej _por	Q
dej _que	U
dej _su	P
dej _un	V
dej entr	C
dej ir	Q
dej sal	P
dej sol	P
dej ver	Q
dej viv	P
dejal	S
dejan	R
dejar	P
dejarl	T
dejen	U
dela	M
dela _in	C
delant	W
delant _de	V
delanter	C
delanter barat	C
delawar	D
delegat	[
delet	C
delet _a	D
delet _me	C
delet _my	C
delet blank	M
delet facebook	C
delet fil	D
delh	C
delh toda	C
deliciou	C
delight	L
delight flavor	C
delilah	F
delilah karaok	C
delilah plain	D
deliv	C
deliv _to	E
deliv past	H
deliv year	C
deliver	I
deliver no	C
deliveranc	[
dem	W
dem _com	Q
demand	C
demand _a	S
demas	[
demas cos	Q
dementi	T
demetriu	Z
demon	F
demon copperhead	C
demon da	C
demon deacon	C
demon sla	C
demon soul	C
demon weak	C
demoni	[
demoniac	U
demonic	[
den	Y
den _yourself	T
den jesu	S
den publicke	C
denari	[
denariu	[
denial	S
denmark	C
denomination	[
dental	C
dental crown	H
dental insuranc	C
dentr	[
dentr _de	W
dentr _del	[
denunc	Q
denunci	X
denv	C
denv _to	C
deodorant	F
deodorant stain	F
dep	C
dep miss	C
dep trial	C
depart	X
depart _from	U
departament	T
department	C
department _of	C
depend	T
depend _on	R
dependenc	N
dependenc tre	I
deplo	T
deployment	Y
deport	[
deportation	[
deportist	R
deposit	C
deposit _for	C
deposit back	C
deposit bonu	C
deposit without	C
depot	C
depot paint	C
depr	P
depreciation	C
depreciation straight	C
depresion	W
depresion _ser	P
depress	[
depress _a	T
depress unemployment	C
deprimid	S
depth	N
depth _of	[
depth chart	C
der	C
der die	C
derb	G
derb favourit	C
derech	Z
deriv	D
deriv _de	D
derivativ	C
derivativ _of	C
derram	R
derrib	S
derrumb	X
des	U
desampar	R
desanim	W
desaparecid	R
desastr	X
desatasc	C
desatasc _el	C
desatasc _un	C
desayun	R
descans	[
descans _en	P
descendant	V
descendant _of	S
descendi	Q
descendient	S
descendient _de	S
desconect	[
desconocid	Q
describ	L
describ scroog	C
description	C
description _for	E
descubr	T
descubr _que	T
descubri	C
descubri americ	C
desd	Z
desd _el	Q
desd _que	T
dese	V
desempl	U
desert	L
deserv	[
desesper	R
desiert	[
design	C
design _the	C
design bag	C
desir	T
desktop	C
desktop download	C
desnud	C
desobedient	S
desorden	S
despacit	J
despacit english	J
desped	U
desped _a	T
despedid	[
despedid _de	T
despedirm	R
despert	Q
despid	S
despidieron	P
despiert	V
despiert _a	S
despis	W
desprec	V
despu	W
despu _de	V
despu _del	V
dester	P
destin	E
destin two	C
destro	[
destro _by	R
destro _the	R
destruccion	U
destruction	[
destruction _of	R
destruid	R
destruy	S
destruyeron	T
detail	K
detect	S
detectiv	C
detectiv _in	C
determinant	C
determinant 3x3	C
detuv	Q
deud	[
deud _de	R
deuteronom	[
deuteronomi	T
deutsch	C
deutsch mark	C
dev	[
develop	C
develop mod	I
deviation	C
deviation _in	C
deviation formul	J
devil	M
devil _be	Y
devil _may	C
devil basketball	N
devil bridg	C
devil food	C
devil habitat	C
devil nicknam	E
devil schedul	C
devil tow	C
devil wear	C
devill	C
devill eg	C
devit	C
devit height	C
devocion	P
devocional	[
devocional _par	[
devolv	C
devolv pedid	C
devolvi	Q
devotion	[
devotion _for	[
devotional	[
devotional _for	Y
devuelv	T
dew	T
dex	C
dex scan	C
dfgdfgdfg	C
dfgkjhdfg	C
dfgkjhdfg kjdfhg	C
dgt	C
dhl	G
dhl keep	I
di	C
di _al	C
di _de	J
di _en	S
di _y	P
di bot	C
di mari	C
dia	[
dia _de	[
dia _del	X
dia _en	P
dia _que	T
dia _y	R
diabet	X
diabl	Q
diabl _me	Q
diabl four	C
diabl immortal	C
diacon	[
diagnos	[
diagnos _with	V
diagnostic	X
diagram	C
diagram _for	G
diagram label	E
dialis	W
dialys	[
diamant	C
diamant fre	C
diamond	C
diamond _in	H
diamond accent	C
diamond vs	D
dian	[
diar	D
diar fir	D
diari	S
diaspor	[
dibuj	C
dicapri	G
dicapri film	G
dicen	[
dicen _que	U
dich	Y
dichos	S
dichos _el	P
dichotomou	C
dichotomou key	C
diciembr	V
dicken	C
dicken describ	C
dickhead	C
dictadur	U
dictionar	C
dictionar python	C
die	[
die ?wher	[
die _and	T
die _at	C
die _by	T
die _for	R
die _in	D
die _of	K
die _on	X
die _to	[
die alt	C
die befor	P
die das	C
die first	X
die hard	C
die husband	P
die insid	P
die moth	T
die penalt	[
die redemption	I
die sea	C
die son	T
die spread	C
die two	C
die without	P
die young	S
dieg	C
dieg padr	C
dient	C
dieron	U
diesel	C
diesel _in	C
diesel car	C
diet	E
diet _hay	C
diet chart	I
diet plan	C
diet rul	C
diez	[
diez mandamient	Q
diez plag	S
diez tribu	P
diezm	[
diferenci	K
diferenci entr	W
diferent	S
differenc	C
differenc between	C
different	[
different _from	C
different church	P
different operator	C
difficult	[
difficult peopl	R
dificil	[
dificil _par	S
difunt	[
dig	W
dig _a	[
dig _en	R
dig up	C
digan	V
digit	C
digital	V
digital gam	G
dign	[
dign _de	P
dignit	U
dij	V
dijeron	T
dijeron _que	S
dilemm	D
dilemm explain	D
diluvi	V
dim	Q
dim _tu	C
dimension	C
din	L
din _for	C
dinah	V
diner	[
diner _a	P
diner _en	S
diner _ser	P
dingl	C
dinklag	C
dinklag height	C
dinosaur	P
dinosaur _hav	C
dinosauri	V
dintel	V
dio	X
dio _a	P
dio _de	S
dio _su	P
dio _un	R
dio _y	Q
dior	C
dior sauvag	C
dios	U
diosit	[
diosit _por	P
dip	[
diput	C
diput _hay	C
dir	K
dir strait	E
direct	[
direction	C
direction _be	E
direction _from	C
direction _to	C
director	C
director _on	E
director cut	C
director loan	C
dirig	X
dirt	M
dirt pictur	C
disabilit	U
disabl	T
disagre	T
disagre _about	R
disagre _with	R
disagreement	T
disappoint	V
disappoint _me	Q
disappointment	X
disast	V
disc	C
discapacidad	P
discapacit	P
discipl	S
discipl ?who	Y
discipl _of	R
discipl foot	P
discipl raid	C
discipl thre	C
disciplin	[
discipul	Z
discipul _de	Q
discograph	C
disconnect	C
discount	C
discount cod	D
discount railcard	C
discourag	[
discover	C
discover penicillin	C
discriminan	Q
discriminan _por	Q
discriminat	Q
disculp	W
discurs	V
discurs _de	V
discut	U
diseas	[
disen	C
disfraz	S
disfrut	W
disfrut _la	Q
disguis	Y
disgust	R
dish	Q
dishon	Z
dishwash	C
dishwash _at	C
disk	D
disk _in	D
disne	J
disne plu	J
disneyland	C
disneyland par	C
disobe	Z
disobedienc	[
disobedient	R
disobedient child	P
dispensacion	S
disput	G
disput _a	C
disregard	C
disregard _the	C
disregard _your	C
disrespect	W
distanc	C
distanc _from	C
distanci	[
distant	U
distint	[
distract	T
distraig	X
distribution	D
district	E
div	C
div _en	E
div class	F
div ras	C
divert	C
divert _to	C
divid	[
divid _the	[
divid fraccion	C
dividend	C
dividend tax	C
dividend yield	C
dividi	R
dividid	Y
divin	[
division	C
division _en	P
division _with	C
divorc	S
divorc _and	P
divorc _de	C
divorc _in	C
divorc law	C
divorc pap	R
divorc preci	C
divorc rat	C
divorci	T
divorcian	R
divorciarm	R
diwal	C
diwal rangol	G
dj	C
dj stand	C
djokovic	C
djokovic win	C
dl	C
dmv	C
dmv appointment	C
dnd	J
dnd 5e	C
dni	C
dni _com	C
dns	C
dns propagation	C
do	L
do _to	U
do _with	Q
dobl	R
dobl fil	C
dobl porcion	R
dobl vid	T
doc	M
doc an	Q
doc apostol	S
doc googl	N
doc hij	Q
doc marten	C
doc piedr	Q
doc tribu	U
dock	D
dock compos	D
doctor	[
doctor _and	R
doctor _cant	S
doctor _sa	V
doctor carpet	E
doctor giv	S
doctrin	W
document	C
document _do	C
document _with	F
document _wont	C
document cooki	J
documentar	C
documentar _about	C
doeg	X
dog	C
dog _a	I
dog _about	C
dog _be	Z
dog _hav	Q
dog _to	H
dog age	E
dog cont	D
dog experiment	D
dog friend	C
dog head	C
dog out	C
dog pull	C
dog remov	C
dog return	V
dog tilt	C
dog track	C
dog weight	C
dogecoin	C
doing	[
doing _it	Q
dol	G
dol blu	G
doll	C
doll car	K
dolor	[
dom	C
dom ?how	D
dom _un	C
domain	C
domain renewal	C
domestic	[
domin	C
domin piz	C
doming	T
doming _de	[
domini	S
domini propi	S
dominical	S
don	[
don _de	[
don _del	T
don organ	R
donacion	U
donald	D
donald trump	D
donant	R
donat	M
donat _a	C
donat organ	U
donation	P
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
door _and	S
door _for	[
door chord	C
door handl	C
door open	G
doorpost	W
doppl	C
doppl effect	C
dor	D
dor win	D
dorc	V
doric	C
dorm	W
dormid	Q
dormim	R
dos	T
dos _o	X
dos _que	[
dos habitacion	C
dos herman	P
dos hoj	C
dos letr	C
dos mujer	W
dos nin	E
dos per	C
dos person	S
dos thre	C
dos vec	R
dosag	E
dosag adult	E
dot	Y
doubl	C
doubl _in	E
doubl dribbl	C
doubl knit	E
doubl lif	S
doubl six	C
doubt	[
doubt _god	P
doubt thom	[
dough	C
dough kitchenaid	I
dough prov	C
dough without	E
dov	N
dov beaut	C
dov cala	L
dov paint	C
dov preci	C
dov shampo	C
dov soap	G
dow	C
dowel	C
down	[
down _and	[
down _in	W
down _my	X
down _on	[
down _the	X
down post	C
down syndrom	U
down win	D
downlaod	C
download	C
doy	[
doy _un	V
doy graci	Q
doy mas	Q
dozen	M
dozen eg	M
dpf	D
dpf regeneration	D
dps	C
dps rotation	C
dqw4w9wgxcq	K
dr	C
dr ?who	K
dr desert	C
dr pep	J
dr ruth	C
draft	C
draft _a	C
draft lotter	I
draft start	G
draftk	D
draftk prom	D
drag	N
drag queen	[
drag rac	C
dragon	K
dragon _in	W
dragon _on	C
dragon bask	C
dragon luck	C
drain	C
drain full	C
drain overnight	C
drak	F
drak kendrick	F
dram	E
dram _with	C
drank	[
draw	C
draw _a	C
draw near	[
draw pictur	C
drawb	C
dread	X
dream	[
dream _about	R
dream _and	W
dream _in	S
dream _of	C
dred	C
dred comic	C
dreidel	C
dress	C
dress cod	[
dress design	C
dress sag	C
dress shop	C
dress siz	E
dress up	[
dribbl	C
drift	C
drift awa	[
drift rep	C
drill	C
drill bench	C
drill bit	M
drink	Y
drink _and	[
drink _at	V
drink _to	Q
drink _too	P
drink ever	R
drink flavor	F
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
driv job	F
driv lik	V
driv minimum	C
driv osc	C
driv out	U
driv pay	C
driv star	C
driv test	[
driv tim	C
driven	[
driven out	[
drog	Y
dron	I
dron befor	I
drop	C
drop _to	C
drop all	C
drop d	J
drop die	U
drop out	C
drop tabl	C
drought	[
drown	[
drown _in	Z
drows	C
drug	[
drugstor	C
drugstor mascar	C
druid	F
druid stoneheng	F
drum	C
drum not	C
drunk	[
drunk _and	Q
drunk _at	Q
drunk driv	T
drunken	T
dry	C
dry _a	C
dry bon	[
dry ground	[
dry hair	C
dry ice	C
dry socket	C
dry wet	I
drywall	C
dub	C
dub dub	C
duba	M
dublin	C
dublin _to	L
dublin hotel	H
dublin librar	J
dublin rank	G
dubo	C
dubo tim	C
duch	C
duck	C
dud	C
dud _de	S
dud wak	C
due	I
due dat	K
due tmrw	C
duel	[
duen	[
duen _de	X
duerm	T
duerm _en	X
duerm _un	C
duermen	C
duermen _las	C
dui	P
dui florid	C
duk	N
duk blu	N
dulc	[
dumb	C
dumb bot	I
dumb machin	C
dumb than	C
dumb thing	C
dump	C
dump _me	[
dump c	C
dump onl	C
dun	C
dun messiah	D
duncan	C
duncan ring	C
dungeon	N
dungeon _and	Y
dungeon mast	C
dunk	[
duoling	C
duoling streak	C
duoling vs	E
dup	C
dur	J
dur _el	E
dur _la	C
dur _the	T
dur _un	C
durm	Q
durmi	P
dust	[
dust bowl	C
dut	G
dut _of	[
dut calculator	C
dut last	C
dut pay	C
dut warzon	C
duvet	C
duvet cov	C
duvet dimension	F
dvd	C
dvd stor	C
dvl	C
dvl _if	C
dwayn	I
dwayn johnson	I
dye	H
dye _a	K
dye _from	C
dynast	C
dynast dat	C
dyson	C
dyson v8	C
e10	C
e10 petrol	C
e119	M
e119 fault	M
e18	C
e4	C
each	Q
each day	W
each oth	[
each way	C
eagl	P
eagl injur	C
ear	D
ear _should	C
ear _to	[
ear church	R
ear pop	C
ear wax	E
earbud	C
earbud onl	C
earn	C
earn befor	C
earth	[
earth _be	Q
earth _to	C
earthquak	L
earthquak 2010	F
earthquak hit	C
eas	M
eas _to	[
eas than	C
eas ukulel	C
east	[
east _of	Z
east b	E
east bunn	[
east egg	C
east half	C
east island	C
east lil	C
east stor	Y
east week	C
eastend	C
eastend them	C
eastern	[
eastwood	C
easyjet	I
eat	J
eat ?when	[
eat _at	K
eat _by	[
eat _for	C
eat _from	[
eat _his	[
eat _in	C
eat _my	C
eat _the	Y
eat _too	P
eat _with	[
eat blood	[
eat cont	L
eat cucumb	F
eat drink	[
eat grass	C
eat hol	I
eat hone	S
eat host	C
eat lunch	[
eat meat	T
eat pork	X
eat pra	C
eat shrimp	U
eat spid	C
eat vegetabl	C
eat wint	C
eba	C
eba list	C
ebal	[
ebed	V
ebenez	X
ebenez ston	S
ecclesiast	X
ech	I
ech _a	W
ech _al	R
ech _de	U
ech _del	S
ech fuer	R
ech hi	C
ech suert	W
ech vulnerabl	C
echan	R
eclesiast	V
eclesiastic	S
eclips	C
eclips _of	C
ecoboost	G
econom	C
economic	C
economic test	C
ecuacion	C
ecuacion _de	C
eczem	C
eczem cream	C
eczem pictur	I
ed	C
ed sheeran	C
edad	[
edad _de	Q
edad _ser	P
edad mor	P
eden	W
eden _i	C
eden film	H
eden hazard	C
eden prairi	C
eden project	C
edexcel	K
edexcel biolog	K
edg	C
edg _be	C
edg allan	C
edg sword	[
edific	X
edinburgh	C
edinburgh _in	C
edison	C
edison invention	C
edit	D
editor	C
editor fre	C
edom	Z
edomit	W
educ	V
educ _a	T
educacion	R
eeve	C
eeve int	C
efes	W
efesi	X
effect	C
eficaz	Q
efod	X
efrain	R
efrain _y	R
eg	C
eg _do	E
eg _for	G
eg cost	M
eg paprik	C
egg	C
egg calor	K
egg cas	C
egg fr	C
egg hunt	C
egg marinad	C
egg whit	J
egipci	P
egipt	[
eglon	Y
ego	[
egoist	V
egypt	[
egypt film	C
egyptian	C
egyptian _god	C
egyptian cat	C
ehud	Y
eid	C
eid _al	C
eiffel	D
eiffel tow	D
eight	C
eight _a	C
eight _del	C
eight _for	E
eight _to	F
eight amazon	E
eight ball	C
eight grand	I
eight igual	C
eight minut	G
eight schedul	C
eight week	C
eight year	[
eightfold	C
eightfold path	C
eighth	W
ejempl	C
ejempl _de	S
ejercici	C
ejercici _de	C
ejercit	[
ekklesi	V
el	[
el _se	P
el _ser	P
el _y	P
el te	S
elb	C
elb luth	M
elcan	W
eld	[
eldad	P
elden	C
elden ring	C
elder	X
eleanor	C
eleanor rigb	C
eleaz	[
eleccion	U
eleccion _en	C
eleccion colombi	C
elect	[
election	I
election _in	C
electoral	C
electoral colleg	C
electric	L
electric bill	[
electric car	K
electric scoot	C
electric sheep	C
electrician	C
electrician apprenticeship	C
electricist	E
electron	C
electron configuration	C
eleg	Z
elegid	Y
element	C
element _of	C
elephant	C
elephant pregnant	C
elevation	C
elevation _of	C
elevator	I
eleven	[
elf	C
elf _on	C
eli	[
eli _en	P
eli _se	P
eli eli	W
eli lam	W
eliab	Y
elig	R
eligi	P
eligi _a	P
eligibilit	C
eligieron	S
eligieron _a	P
elihu	X
elijah	W
elijah _and	Q
elijah com	R
elijah tak	T
elijah wood	C
elim	X
eliphaz	U
elis	D
elis pian	D
elisabet	[
elise	[
elise _y	Q
elish	Y
elish _and	S
elish bon	X
elish ot	C
elizab	C
elizab ii	C
ell	[
ell si	P
elliot	C
elliot fre	C
elm	F
elm clos	F
elogi	T
elohim	[
elon	C
elon musk	C
elord	C
elord height	C
els _be	W
elton	M
elton john	M
elyon	X
email	C
email _so	G
email etiquett	C
email validation	C
email without	C
emanuel	W
emau	R
embaraz	[
embaraz _de	U
embaraz _y	P
embarrass	T
embarrass _to	Q
emborrach	Y
embry	Y
emergenc	V
emigr	Y
emirat	I
emirat _and	I
emm	C
emm watson	C
emmau	[
emmerdal	C
emmerdal cain	C
emocion	W
emocional	W
emotion	Q
emotional	[
empan	C
empan argentin	C
emperador	Z
emperor	C
emperor dat	C
empez	[
empez _a	P
empez _de	R
empez _el	Q
empez _la	P
empiez _a	Q
empiez _el	C
empiez _la	[
empiezan	F
empir	C
empir seat	C
empl	Z
emple	C
emple _en	C
emplo	C
emplo _an	C
emplo _on	C
emplo chang	C
emplo read	C
employe	[
employe tabl	C
empres	W
empt	[
empt _the	C
empt camp	S
empt ch	V
empt tomb	S
enabl	C
enabl debug	C
enamor	U
enamor _de	U
encaj	U
encaj _en	S
encenderl	C
encendid	E
enchuf	C
enchuf pas	C
encontr	[
encontr _a	P
encontr _el	P
encontr _un	R
encorv	V
encourag	X
encourag _a	S
encouragement	V
encouragement _for	T
encuentr	Y
encuentr _el	C
encuest	C
end	M
end ?when	C
end _a	[
end _in	C
end _my	T
end _of	F
end choic	C
end tim	[
end up	[
endemon	T
endor	[
enduranc	[
endureci	Q
endureci _el	Q
ene	S
enem	[
enem _of	P
enemig	V
enemig _de	P
energ	C
energ formul	C
energ nz	C
energi	N
energi cinetic	C
enferm	Y
enferm _de	P
enferm _que	P
enfermedad	X
enfermedad mental	P
enfermer	C
enfermer _en	C
enfrent	X
engag	C
engag _to	C
engagement	S
engagement ring	C
engan	[
engan _a	T
engendr	R
engin	C
engin berlin	M
engin charact	D
engin light	C
engin work	C
england	C
england woman	C
english	C
english channel	I
english translation	J
engrav	H
engrav ets	C
enjo	Y
enlac	C
enlac covalent	C
enneagram	Y
enoc	V
enoch	V
enoj	Y
enoj _con	P
enojars	Q
enough	Y
enough _for	V
enough _in	C
enough _to	[
ensay	C
ensay _de	C
ensen	V
ensen _a	C
ensen _la	R
ensen jesu	P
ensen one	Z
ensen two	[
ensenal	U
ensenal _a	U
ensenan	Q
ensenan _a	P
ensenanz	X
ensenanz _de	W
ensenanz _del	T
ent	N
ent _the	T
ent develop	I
ent text	C
entend	[
entend _la	S
enter	[
enterr	R
enterr _a	P
entiend	R
entierr	[
entierr _de	W
entierren	Q
entierren _a	Q
entr	C
entr _a	[
entr _al	[
entr _el	U
entr _en	W
entr _los	Y
entr dos	U
entr fee	G
entr herman	Z
entr jav	C
entr job	C
entr madrid	C
entran	X
entraran	R
entreg	W
entreg _a	V
entren	V
entrenador	[
entrevist	E
entrevist camarer	C
entristec	S
entrop	C
entrop definition	C
env	P
env 5540	G
env appl	C
env hair	C
env print	K
envi	P
envidi	Y
envidios	S
environment	T
enviud	U
envo	X
enzym	C
enzym lock	C
ep	C
ep _and	C
ephesian	U
ephesu	T
ephod	[
ephraim	Z
epic	C
epic bass	G
epileps	U
epileptic	U
epiphan	Q
epiphan guit	C
epiphon	F
epiphon vs	F
episod	C
episod _of	K
episod count	L
episod list	K
episod six	L
episodi	C
epistl	[
epoc	C
epoc _par	C
epson	C
epson no	C
equal	J
equation	C
equation two	C
equip	[
equip _de	J
equip actual	H
equipaj	C
equipaj _de	C
equit	C
equivalenci	G
equivalenci europe	G
equivoc	V
er	C
er _de	R
er _el	R
er _un	C
er _una	C
er chatgpt	C
er tont	C
er tour	M
er tu	Z
er wait	C
eram	T
eresolv	I
eresolv unabl	I
eric	C
eric church	C
ermitan	C
ermitan _en	C
erotic	P
erotic stor	C
err	C
err cod	I
err peer	C
error	C
error 404	C
error 502	C
error _de	Z
error _on	E
error f05	I
error stdi	E
error unexpect	C
ertertert	C
esa	W
esau	[
escalator	C
escalator handrail	C
escaler	T
escap	P
escap _de	P
escap _from	R
escap velocit	C
escatologi	Q
escen	T
escen _de	T
esclav	[
esclav _en	P
esclav _que	T
esclavitud	S
escog	V
escogid	S
escol	C
escol andaluci	C
escond	Z
escondi	S
escondi _a	P
escondid	Y
escorpi	C
escorpi _y	C
escort	C
escort servic	C
escrib	C
escrib _a	P
escrib _en	X
escrib _la	[
escrib _un	C
escrib porqu	C
escribi	V
escribi _el	Q
escribi _en	Q
escribi _la	P
escribi _los	R
escribi cien	C
escribi juan	P
escribi pabl	P
escribi salomon	P
escribieron	T
escribirl	Q
escrit	W
escrit _en	Q
escritur	Z
escuch	X
escuch _a	Q
escuel	X
escuel dominical	S
escup	R
esdr	[
esdrujul	C
esdrujul ejempl	C
ese	[
eseni	S
esfuerzat	R
esfuerzat _y	Q
esguinc	C
esguinc _de	C
esl	C
esmirn	X
eso	U
esp	T
esp _a	P
esp _de	[
esp _del	P
esp _en	U
esp light	C
esp32	C
esp32 deep	C
espaci	C
espaci _en	C
espald	R
espan	C
espan 2024	L
espan fech	C
espanol	C
espanol fech	C
espanol hoy	C
espanol resumen	C
esparrag	C
especial	Q
espej	[
esper	[
esper _a	P
esper _di	P
esper _en	P
esper _la	W
esper _un	R
esperant	C
esperant ?how	C
esperanz	[
esperanz _en	Q
espi	T
espig	[
espin	[
espin _y	R
espiritu	X
espiritu _de	P
espiritu _en	P
espiritu mal	P
espiritu sant	Y
espiritual	U
espiritualment	P
espos	X
espos _de	W
espos _en	P
espos _me	R
espos _que	T
espos _se	P
espos _ser	U
espos _tien	R
espos _y	P
espos mor	P
espos no	T
esquem	C
essa	C
essa _on	E
essa plan	E
est _a	Q
est _al	C
est _con	P
est _de	Z
est _di	S
est _el	T
est _en	[
est _la	C
est _mi	C
est _muy	Q
est _or	C
est _que	P
est _ser	C
est _tu	T
est ano	C
est aplicacion	C
est aqu	Q
est bien	S
est buscador	C
est cas	T
est cerc	Z
est conmig	Q
est contr	P
est deprimid	P
est dia	Q
est embaraz	P
est enferm	R
est enoj	Q
est escrit	Q
est fras	C
est hues	V
est lej	V
est list	X
est mal	Y
est matrimoni	Z
est mund	[
est noch	U
est orgullos	P
est pagin	C
est pas	U
est pec	R
est piedr	R
est program	C
est seman	C
est separ	Q
est sol	S
est trist	U
est unid	C
estab	V
estab _el	S
estab matrimoni	P
estaban	P
establish	U
estac	[
estacion	R
estaf	U
estan	[
estan _en	Q
estan _los	Y
estanqu	V
estar	U
estar conmig	Q
estat	K
estat car	E
estatu	L
estatu _de	G
esteban	V
esten	W
esteril	[
esth	[
esth william	C
estimat	C
estimat _to	C
esto	[
esto _con	P
esto _de	Q
esto _en	[
esto _muy	R
esto agot	P
esto cans	P
esto embaraz	P
esto enamor	S
esto enferm	Q
esto esper	R
esto hac	T
esto nervios	P
esto pas	R
esto perd	P
esto perdid	P
esto prob	C
esto qued	S
esto segur	R
esto sin	Q
esto sol	U
esto viej	T
estoni	C
estorb	[
estr	T
estrang	S
estrang _from	R
estrech	P
estrell	Y
estrell _de	T
estren	C
estren _de	C
estrict	Q
estu	C
estu upgrad	C
estud	Y
estudi	[
estudi biblic	R
estudiant	Q
estuv	Y
estuv _en	Q
estuv pres	U
etap	C
etap _de	C
etc	C
etc passwd	C
etc shadow	C
etern	[
eternal demon	C
eternal lif	[
eternal maraud	C
eternal post	C
eternal sunshin	C
eternit	F
eternit ring	C
eternit sampl	C
etf	C
ethan	X
ethanol	C
ethiopian	[
etiop	V
etiopi	U
etiquett	C
etiquett clap	F
eto	C
eto goal	C
etr	C
etr mnemonic	C
ets	C
ets shop	G
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
eunic	W
eunuc	Y
eunuch	Y
eur	C
eur _a	C
eur _to	G
eur introduc	C
euromillion	C
euromillion result	C
europ	C
europ _or	D
europe	G
european	T
eurost	C
eurost cheap	C
eurost seat	K
eurovision	E
eurovision win	E
eutanasi	S
euthanasi	S
eutic	T
eutychu	U
eva	[
evangeli	Y
evangeli _de	R
evangelic	X
evangelion	C
evangelion ord	C
evangelism	U
evangelist	[
evangeliz	[
eve	T
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
ever 15	C
ever ?how	C
ever _get	V
ever _us	C
ever day	N
ever download	C
ever fil	C
ever morn	D
ever night	Y
ever one	C
ever tear	[
ever third	N
ever tim	C
ever two	C
everlast	V
everlast fath	P
everlast lov	Q
everybod	Y
everybod _be	R
everyda	Q
everyda lif	Q
everyon	[
everyon ?who	Q
everyon _at	S
everyon _be	X
everyon _hav	R
everyon _my	R
everyon els	V
everyth	W
everyth _and	P
everyth _be	V
everyth _i	T
everyth _in	V
everyth _that	Q
everyth _to	S
everyth abov	C
everyth go	T
everyth pink	C
everywher	Z
evict	[
eviction	C
eviction tonight	C
evidenc	[
evidenc _for	Z
evil	[
evil _with	R
evil exampl	F
evil mean	P
evil peopl	P
evil revelation	C
evil spirit	Z
evolucion	[
evolution	[
evolv	C
evolv eeve	C
evolv haunt	C
evolv tam	F
ewrtwert	C
ex	[
ex _be	T
ex _se	Q
ex _wont	Q
ex wif	C
exact	H
exam	[
exam timetabl	C
examen	[
examen _de	Y
examin	V
exampl	C
exampl _a	F
exampl _of	G
exampl com	E
exampl org	I
exampl retail	C
excel	C
excel ?how	N
excel _con	C
excel expert	C
excel macr	M
excel sum	H
excel vlookup	E
excell	G
excell forml	G
except	S
except _me	R
exception	L
exception android	L
exces	Z
exces _de	C
excess	C
excit	X
exclusiv	C
excus	X
exec	D
exec cmd	D
execut	T
execution	C
execution ghost	C
exhaust	W
exil	[
exili	Q
exist	R
exist _el	U
exist _la	P
existen	[
existen _los	T
existi	S
exit	I
exit vim	C
exod	[
exodu	L
exodu 90	N
exodu crypt	C
exodu end	C
exodu system	F
exodu travel	D
exodu walkthrough	C
exodu wallet	C
exorcism	S
exorcist	X
expand	H
expans	C
expect	[
expect _of	W
expel	U
expens	W
expensiv	V
experienc	G
experienci	C
experiment	C
expert	C
expert _and	C
expiacion	X
expir	C
expir eye	C
explain	D
explain ?how	C
explain _a	C
explain _the	W
explain _with	C
explain inflation	C
explain simp	F
explain sup	C
explic	M
explic _a	Q
explic _el	Q
explicacion	[
explor	C
explot	W
explotacion	X
export	M
export _to	M
express	F
express coach	F
expuls	F
expuls _de	Z
expuls anoch	C
extend	C
extend _or	C
extr	J
extr tim	C
extraction	C
extraction dry	C
extran	[
extran _a	T
extran _mi	T
extranjer	W
extraterrestr	V
ey	Q
ey _to	U
eye	S
eye _be	T
eye _for	[
eye _hav	[
eye _th	C
eye drop	C
eye steak	C
eye viral	C
eye vs	C
eyelid	C
eyelid warm	C
eyelin	C
eyelin hood	C
eyeshadow	C
eyeshadow look	C
eyr	C
eyr _chapt	C
ezekiel	R
ezekiel bread	C
ezekiel elliot	C
ezekiel wif	P
ezequi	T
ezequiel	[
ezi	C
ezi age	C
ezr	J
ezr mill	C
ezr pound	C
ezr shotgun	L
f	C
f _u	E
f g	C
f murra	C
f05	I
f05 _be	I
f1	C
f1 crash	C
f1 qualif	C
f150	G
f150 two	G
f16s	F
f16s _do	F
f30	C
f35	F
f35 vs	F
fabi	D
fabric	V
fac	U
fac _of	U
fac _to	[
fac windowsill	C
facbook	C
facbook marketplas	C
facebook	C
facebook ?how	C
facebook com	H
facebook inic	C
facetim	C
facetim ech	C
facil	P
fact	C
fact _pleas	C
factor	[
factor judg	C
factorial	C
factoris	J
factoris x	J
fad	T
fahrenheit	E
fail	W
fail _as	R
fail _at	P
fail _my	P
failur	[
faint	S
fair	Z
fair judg	V
fair tal	C
faith	[
faith _and	[
faith _at	S
faith _be	V
faith _in	R
faith _of	Q
faith _or	[
faith alon	R
faith chart	E
faith guit	C
faith heal	T
faith hill	C
faith hop	R
faith no	C
faith not	R
faith tour	C
faith without	X
fajr	C
fajr _en	C
fak	K
fak _christian	T
fak new	C
fak tan	C
falkland	C
falkland war	C
fall	S
fall _for	S
fall _from	[
fall _in	S
fall _of	X
fall _on	T
fall _what	C
fall apart	W
fall awa	[
fall back	S
fall height	C
fall int	T
fall off	X
fall out	Y
fall sleep	C
fall sold	Q
fall through	C
falleci	W
falleci _mi	U
fals	[
fals _en	Q
fals accus	Q
fals profet	Q
fals prophet	Q
fals teach	U
fals wit	Q
falt	[
falt _a	P
falt _de	V
falt _el	S
fam	V
fam _about	R
fam _and	X
fam _be	V
fam _doesnt	P
fam _in	P
fam _that	Y
fam _to	P
fam curs	T
fam feud	C
fam gather	X
fam guy	C
fam hous	C
fam memb	Y
fam reunion	[
fam tre	C
fam wednesda	C
famil	U
famili	X
famili _de	Q
famili _me	S
famili _que	P
famili _se	P
famili no	R
famin	[
famos	C
famos _de	U
famou am	C
fan	Q
fan _to	E
fan loud	F
fan oven	G
fan run	F
fan wobbl	C
fanatic	[
fanduel	C
fanduel sam	C
fant	F
fantas	C
fantas football	C
fantas nam	C
fantas point	C
fantasm	[
far	K
far _as	R
far _be	C
far _from	[
far appeal	C
far awa	H
far estimat	C
faraon	Z
farewell	[
farewell _to	V
farise	Z
farise _y	T
farm	W
farm napoleon	C
farm spot	C
farmaci	C
farmaci 24	H
farmaci _de	C
fart	C
fas	C
fas _de	C
fasciit	C
fasciit insol	F
fasciit stretch	C
fashion	K
fashion cocktail	E
fast	U
fast 16	C
fast _and	C
fast _can	F
fast _for	I
fast _from	[
fast blood	C
fast car	D
fast forward	C
fast grow	C
fast land	C
fast than	C
fast way	E
fat	D
fat cow	Z
fat jok	C
fat percentag	C
fatal	M
fatal error	E
fath	[
fath ?who	W
fath _and	S
fath _be	U
fath _in	C
fath _of	[
fath brown	E
fath day	C
fath john	C
fath son	T
fath ted	E
fatig	R
fault	U
fault cod	M
fault cor	C
favor	Y
favorit	[
favoritism	R
favourit	C
favourit _to	C
favourit color	L
favourit football	L
fc	C
fc next	F
fe	V
fe _de	Q
fe _from	C
fe _in	C
fe _ser	X
fe _y	S
fe est	P
fe marcador	C
fe no	R
fe o2	C
fe sin	Q
fe te	R
fe2o3	C
fea	P
fear	[
fear _god	S
fear _of	R
fear not	[
feast	[
feast _of	[
feath	H
feb	Y
febrer	Z
februar	C
februar vs	L
febuar	C
fech	C
fech _de	F
fech limit	S
fecundacion	P
fecundacion _in	P
fed	S
fed inter	C
fee	C
fee clark	C
fee refund	C
feed	J
feed _a	C
feed _my	[
feed _of	S
feed _the	Z
feed schedul	C
feel	[
feel _for	Q
feel _god	R
feel _so	Y
feel _that	C
feel _the	Q
feel alon	P
feel bad	P
feel cold	C
feel die	P
feel dirt	Q
feel empt	R
feel far	P
feel guilt	S
feel lik	S
feel lost	Q
feel noth	Q
feel useless	[
feist	C
feist mpg	C
felic	Q
felicidad	P
felicit	R
felip	U
felip _y	Q
felix	L
felix transf	C
feliz	Z
feliz dia	Q
fellowship	[
femal	E
femal celebrit	C
feminism	U
fenc	C
fenc post	C
feng	C
feng shu	C
feo	[
feo _a	P
ferdinand	C
ferguson	C
ferguson sil	C
ferr	C
ferr algecir	H
ferr cancell	C
ferr dov	L
ferrar	C
ferrar film	C
ferritin	L
fertiliz	C
fest	[
festival	K
festival _de	C
festival hol	C
festival ticket	C
festu	U
feud	K
feud question	C
fev	C
fev certificat	D
fev tablet	C
few	C
few _or	C
few peopl	S
few vs	C
fff	C
fff f	C
ffff	C
ffff fff	C
ffs	C
fiador	T
fianc	T
fianc die	P
fibonacc	C
fibonacc sequenc	C
fibr	C
fichaj	E
fichaj barc	E
fiction	C
fiction briefcas	C
fiebr	Q
fiel	V
fiel _a	P
field	[
fier	X
fier furnac	Q
fiest	J
fiest _de	[
fiest _y	S
fiest cort	C
fiest judi	R
fif	C
fif 23	C
fif 24	C
fift	E
fift inch	F
fift libr	C
fift lin	G
fift year	R
fifteen	U
fig	M
fig roll	D
fig scrub	C
fig tre	R
fight	P
fight _about	R
fight _and	Q
fight _for	R
fight _in	C
fight _the	[
fight _with	Z
fight all	W
fight card	C
fight dat	C
fight over	T
fij	E
fij _o	C
fil	C
fil _as	C
fil _for	V
fil _in	C
fil _or	E
fil exampl	I
fil exist	C
fil recycl	D
fil window	C
filemon	[
filibust	C
filibust definition	C
filioqu	[
filip	[
filipens	[
filiste	Y
fill	[
fill _a	E
fill _the	Q
fill _with	Y
film	C
film 1985	C
film 201	K
film ?wher	C
film _be	E
film _in	D
film cgi	C
film list	G
film location	C
film motorbik	K
film netflix	C
film review	M
film stev	K
filosof	C
filosof tom	C
filt	C
filt _and	C
filth	R
fin	[
fin _de	[
fin _del	[
final	I
final _de	C
final _del	C
final greet	S
final recap	C
finalis	C
financ	R
financial	W
find	Y
find _a	[
find _god	T
find _me	F
find _my	K
find _the	Q
find _what	S
find diamond	C
find out	C
fine	Y
fing	C
fing _be	G
fing go	C
finiquit	C
finiquit _com	E
finish	[
finnish	C
finnish cas	C
fir	V
fir 1983	C
fir _and	[
fir _for	P
fir _from	C
fir _in	[
fir _of	C
fir _someon	Q
fir festival	C
fir map	C
fir vangel	C
fireball	C
fireball damag	C
firef	C
firef glow	C
firefight	V
firefox	C
firework	C
firework sydne	C
firm	Y
first	S
first 10k	J
first 15	C
first _and	[
first _christian	V
first _the	[
first aid	C
first album	C
first christm	Q
first church	X
first communion	T
first day	[
first fift	G
first fiv	U
first flight	C
first four	S
first fruit	U
first gentil	R
first holida	R
first instrument	C
first job	T
first king	S
first lov	T
first man	P
first martyr	T
first night	U
first passov	Z
first past	C
first person	P
first pop	Y
first proposal	C
first respond	X
first sight	C
first step	[
first ten	C
first tim	[
first week	W
first woman	P
first world	C
firstborn	[
firstborn _of	P
fish _and	C
fish _with	G
fish gear	C
fish indian	C
fish out	K
fish tank	C
fishermen	[
fisic	Q
fit	C
fit _a	C
fit _at	C
fit _in	K
fit sheet	C
fiv	C
fiv _de	C
fiv adjectiv	C
fiv anchor	C
fiv book	X
fiv da	G
fiv dant	C
fiv day	C
fiv expand	H
fiv fech	C
fiv goal	C
fiv gu	C
fiv ks	C
fiv let	C
fiv loav	V
fiv m	C
fiv mil	C
fiv pay	C
fiv releas	L
fiv synthesiz	C
fiv thousand	[
fiv twelv	C
fiv watch	E
fiv year	N
fix	Q
fix _my	X
fix _the	[
fix _your	C
fix scratch	C
fixtur	C
fjdksl	C
fl	J
fl _in	P
fl charact	C
fl conch	C
fl nun	C
fl straight	L
flac	U
flag	C
flag _with	C
flag tibetan	C
flam	[
flam test	K
flaming	C
flaming pink	C
flaming stand	C
flarg	C
flarg blonk	C
flash	J
flash e18	C
flat	C
flat _in	C
flat _on	K
flat even	E
flat ever	C
flat tyer	C
flat whit	C
flat without	E
flatbread	C
flatbread pan	C
flatter	[
flavor	C
flavor _for	F
fle	W
fle _from	[
fle treatment	C
flech	V
fled	V
fleec	[
fleetwood	J
fleetwood mac	J
flequill	C
flesh	[
flesh _and	R
flesh mean	U
flexbox	G
flick	C
flick _at	C
flight	Q
flight _to	J
flight distanc	C
flight divert	C
flight london	M
flihgt	C
flihgt statu	C
flip	C
flip _a	C
flip _it	C
flirt	U
flirt _with	R
float	M
flock	[
floj	Q
flojer	Q
flood	[
flood insuranc	C
floor	C
floor _do	K
floorboard	F
floorboard und	F
flor	[
flor _de	U
florec	C
florid	C
florid tonight	C
florid weath	F
flour	Q
flour mak	C
flow	Y
flu	C
flu contagiou	C
flurb	C
flurb glorp	C
flush	C
flut	E
flut pub	C
fly	C
fly _from	L
fly _or	G
fly _with	C
focu	Q
focu one	K
fodmap	C
fodmap food	C
fog	C
fog season	F
fog up	C
foil	C
foil go	C
fol	S
fold	C
fold _a	C
fold _an	I
fold _by	C
fold _with	C
fold mountain	C
fold window	C
follow	[
follow _do	C
follow _me	V
follow _the	[
follow int	C
follow jesu	[
fond	C
font	C
font siz	C
foo	C
foo bar	C
food	L
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
food poison	H
food rul	R
fool	[
fool _and	Q
foolish	[
foot	U
foot _be	C
foot _in	C
foot _of	[
foot _with	S
foot fall	C
foot paddl	E
foot pic	C
foot wash	[
football	C
football club	I
football pool	C
football rank	C
football team	S
football waiv	C
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
ford rang	H
forecast	C
forecast _for	C
forecast car	D
forehead	[
foreign	[
foreign wif	W
foreskin	W
foretold	T
forev	X
forget	X
forget _that	C
forget _the	[
forget _what	T
forgiv	[
forgiv _a	V
forgiv _and	S
forgiv _but	Q
forgiv _for	Q
forgiv _his	P
forgiv _me	V
forgiv _my	[
forgiv _myself	U
forgiv _of	C
forgiv _someon	U
forgiv _the	[
forgiv _them	S
forgiv _us	Q
forgiv _what	Q
forgiv form	C
forgot	I
forgot _about	Q
forgot _my	C
forgot _to	V
forgotten	T
fork	L
fork diagram	C
fork nam	C
form	C
form 3508	C
form _an	D
form d8	C
format	C
format usb	C
formation	C
formation diagram	D
formation fossil	C
forml	G
forml _for	G
formul	C
formul _de	C
formul _del	I
formul _e	L
formul excel	H
formul milk	N
formul one	C
formul uno	L
forsak	V
forsaken	V
fort	[
fort da	[
fort degre	C
fort di	R
fort sheet	C
fort vision	C
fort year	C
fortalez	T
fortnit	C
fortnit land	G
fortnit lobb	C
fortress	[
fortress _and	T
fortun	S
fortun cooki	C
fortun tell	[
forward	L
fos	R
fossil	P
fost	[
fost car	Z
fost child	Q
fot	K
fot _del	C
fot desnud	[
fot hot	C
fotosintes	C
found	U
found _a	[
found _the	W
found _what	C
found messag	X
found out	T
foundation	[
foundation _of	U
fountain	[
fountain _of	U
four	E
four _or	C
four beast	Q
four cancell	F
four cheat	C
four final	C
four fork	C
four horsemen	V
four hour	E
four hundr	P
four kill	C
four let	L
four lif	R
four motherlod	C
four retr	C
four season	C
four seven	C
four stream	C
four strok	C
four thousand	[
four throw	C
four tsi	K
four two	K
four wheel	C
fourteen	[
fourteen 143951	D
fourteen _de	T
fourteen _in	N
fourteen elm	F
fourteen win	J
fourth	C
fourth _be	C
fox	H
fox _say	C
fox dig	C
fox mak	C
fr	C
fr basketball	C
fr calor	C
fr esparrag	C
fr ric	C
fr salmon	C
fracas	[
fraccion	C
fraccion _par	C
fraction	C
fraction year	C
franc	C
franc stag	J
franc yellow	I
frances	C
francisc	C
francisc driv	C
francisc fog	F
frankenstein	J
franki	F
franki season	F
frankincens	[
frankincens _and	[
franz	C
franz ferdinand	C
fras	K
fras _de	U
fras _par	[
fras biblic	[
fras hab	C
fraud	[
fre	C
fre _from	[
fre _will	[
fre agent	C
fre bet	C
fre fir	C
fre kick	C
fre leak	C
fre music	C
fre no	G
fre onlin	C
fre pancak	H
fre porn	C
fre royalt	C
fre school	C
fre spin	C
fre trial	F
fre word	H
freak	W
freedom	[
freehold	C
freelanc	C
freelanc contract	C
freelanc illustrator	G
freez	N
freez cook	C
freez cream	L
freez point	C
freez top	N
fregader	C
freidor	C
freidor _de	C
french	C
french helicopt	E
french onion	M
french open	C
french plait	C
french revolution	H
french romanc	C
french verb	C
frent	[
fresh	U
fresh basil	H
fresh princ	C
fresh start	[
fri	Z
fri ni	U
frida	S
frida deal	C
frida night	C
fridg	C
fridg freez	K
fridg method	G
fridg not	C
friend	Y
friend ?who	[
friend _and	Q
friend _as	R
friend _at	P
friend _be	[
friend _for	S
friend _hav	S
friend _in	[
friend _of	U
friend _to	T
friend _whos	Q
friend _with	U
friend _wont	Q
friend bracelet	C
friend call	S
friend dav	C
friend die	R
friend drink	P
friend episod	C
friend fortnit	C
friend go	P
friend mak	W
friend mom	P
friend mov	Y
friend pub	C
friend requ	C
friend start	C
friend stop	R
friend tell	C
friend think	P
friend tv	C
friend want	P
friend wed	C
friendship	S
friendship _for	P
friendship bread	C
frog _and	F
frog lifecycl	C
front	C
front _of	X
front adverbial	C
front lin	E
frozen	G
frozen _on	C
fruit	N
fruit _of	[
fruit _or	C
fruit _that	C
fruit fl	E
fruit sweeten	C
frut	V
frut _del	Q
ftp	I
ftp fil	I
fuck	C
fuck off	C
fueg	[
fueg _del	Q
fueg _que	P
fuent	T
fuer	C
fuer _de	C
fuert	X
fuert _de	R
fuerz	W
fuerz _par	T
fui	Z
fui infiel	Q
fui mal	Q
fuim	V
fulfill	W
full	L
full _but	C
full _of	[
full cast	E
full hous	C
full moon	C
full movi	K
fum	U
fum marihuan	S
fun	[
fun _of	S
funcion	I
funcion buscarv	C
function	H
function _that	C
functionalism	E
functionalism vs	E
fund	Q
fund work	D
fundrais	[
funeral	[
funeral _de	R
funeral _for	U
funeral _of	W
funeral read	S
funk	C
funn	C
funn birthda	C
funn nam	E
fur	M
fur elis	D
furiou	C
furiou _be	C
furnac	R
furnitur	I
furnitur outlet	C
furr	Z
furth	U
fus	G
fus _in	C
futbol	C
futsal	C
futur	T
fuzz	D
fyr	C
fyr festival	C
g	C
g _of	G
g entr	C
g grac	H
g7	C
g70	C
g70 leas	C
ga	Q
gabriel	K
gabriel jesu	C
gabriel magalha	C
gabriel sledgeham	C
gad	V
gaelic	C
gaelic _for	C
gag	C
gag jud	C
gain	C
gain allowanc	C
gaiu	[
galaad	V
galaci	R
galat	W
galatian	V
galax	P
galax s23	C
galile	[
galile samari	Q
gall	[
galle	K
galle kitchen	K
galler	C
gallin	[
gam	F
gam _for	C
gam _of	C
gam all	[
gam channel	E
gam episod	L
gam googl	C
gam list	E
gam parla	C
gam ps4	C
gam rul	C
gam sol	C
gam tonight	C
gam worth	C
gamaliel	U
gambl	[
gamepass	H
gamepass list	H
gamestop	C
gamestop short	C
gan	D
gan _de	X
gan _el	G
gan _en	C
gan _la	H
gan _las	C
gan _un	K
gan operacion	C
gananci	Q
ganesh	C
ganesh chaturth	C
ganesh idol	C
gang	[
gap	Q
gap _on	C
gap insuranc	C
gar	I
gar linek	I
garag	G
garag door	G
garbag	E
garbag compar	C
garbag interfac	E
garden	X
garden _of	[
garden breadstick	C
garden part	C
garden shed	C
garfield	C
garfield spiderman	C
garlic	C
garlic _from	E
garlic bread	F
garment	[
gas	C
gas _do	C
gas list	C
gas met	D
gas us	C
gasoliner	C
gasoliner mas	C
gasset	C
gasset _dond	C
gast	R
gast _del	C
gast _en	[
gast _un	C
gat	Q
gat _en	R
gat actor	C
gat com	C
gat ronronean	C
gat sin	C
gat thre	C
gatewa	C
gatewa again	C
gath	[
gather	C
gather wrath	C
gatit	U
gatsb	C
gatsb green	C
gatwick	J
gatwick _to	J
gault	C
gault perfum	C
gay	[
gay _and	Q
gay peopl	P
gaz	[
gb29	D
gb29 nwbk	D
gbp	C
gcs	C
gcs grad	G
gcs not	C
gde	J
gde nahoditsy	J
gdp	C
gdpr	C
gdpr compliant	C
gdpr subject	G
gear	C
gear _of	C
gear _on	C
geck	C
geck walk	C
gedali	R
gedaliah	R
gedeon	Y
gedeon _y	P
gehen	W
gehenn	X
gel	C
gel nail	C
gelatin	C
gelatin sweet	C
gell	C
gell buff	C
gemel	[
gemin	C
gemin _th	C
gemin trait	C
gen	V
gend	Z
gend reveal	K
genealog	T
genealog _of	R
genealogi	P
gener	W
generacion	C
generacion _del	C
generacional	[
general	C
general assistant	C
general cust	C
general election	C
generat	C
generat _a	C
generat ten	E
generation	[
generational	[
generational curs	W
generator	C
generator elf	C
generic	H
generic constraint	L
generic tutorial	K
generou	[
genes	Q
genes car	C
genes energ	C
genes evangelion	C
genes g70	C
genes gam	C
genes gv80	C
genes min	E
genes one	[
genes phil	J
genes rebuild	C
genes tour	I
genetic	Z
genshin	C
genshin cod	C
gent	[
gent _a	P
gent _de	R
gent _en	P
gent _me	P
gent buen	P
gent mal	P
gentil	[
gentl	[
geograph	F
geograph cas	F
georg	C
georg ezr	L
georg michael	C
georgi	F
geranium	C
gerasen	X
german	C
german der	C
german four	L
german shepherd	C
gerund	C
gestation	C
gestation period	C
get	Y
get _on	P
get baptiz	P
get divorc	R
get drunk	Q
get marr	V
get old	Q
get sav	W
get stab	E
get swallow	C
get upgrad	E
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
ggplot	F
ggplot rotat	F
ghg	C
ghghghgh	C
ghghghgh ghg	C
ghibl	C
ghibl list	C
ghost	Q
ghost _me	T
ghost _of	H
ghost kitchen	C
ghost recon	C
ghostbust	C
ghostbust slim	C
giant	[
giant _in	R
gibberish	C
gibberish flarg	C
gibeon	Q
gibeonit	[
gibson	F
gideon	Z
gideon _and	W
gideon bakehous	C
gideon v	C
gif	C
gift	V
gift _for	C
gift _from	[
gift _of	[
gift amount	C
gift card	C
gift ide	C
gigant	Z
gigant _de	S
gilead	[
gilgal	W
gilipoll	C
gimnasi	R
gin	C
ging	C
ging befor	C
ging cat	F
ginsburg	C
ginsburg quot	G
ginsburg workout	H
giraff	C
giraff _hav	C
girl	C
girl ?who	[
girl _and	T
girl _at	S
girl _be	U
girl _in	C
girl _the	C
girl cloth	C
girl danc	H
girl wallpap	C
girlfriend	X
girlfriend _be	P
git	C
git merg	E
git push	C
git und	C
gitan	C
gitan recet	C
github	C
github com	J
gitlab	J
giv	[
giv _a	X
giv _and	P
giv _him	S
giv _in	T
giv _me	C
giv _much	S
giv _my	Z
giv _the	T
giv _to	X
giv _us	Y
giv _you	J
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
glass lens	C
glass prescription	C
glass see	C
glastonbur	C
glastonbur lin	C
glean	Y
global	U
glor	[
glor _of	T
glor _to	R
glori	[
glori _de	R
glori postrer	U
glorif	Y
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
glycemic	H
glycemic index	H
gmail	E
gmail com	I
gmail login	H
gnat	[
go	R
go ?when	Y
go _and	Z
go _i	W
go _in	F
go _of	[
go _on	N
go _the	[
go _to	[
go _with	C
go _wrong	C
go aft	C
go amig	C
go awa	C
go back	J
go backward	[
go befor	[
go boil	C
go bust	C
go chord	D
go down	T
go hard	C
go hom	Y
go int	X
go liv	C
go na	C
go off	C
go ooh	C
go out	[
go soft	C
go through	X
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
goalkeep scor	E
goat	X
goat curr	C
goat tavern	C
gobernador	[
gobernador _de	X
gobernador _que	R
gobernant	R
gobiern	Z
god	[
godadd	C
godadd domain	C
goddess	C
godfath	C
godfath part	C
godfre	H
godfre hotel	H
godiv	C
godiv chocolat	G
godiv coventr	C
godl	W
godmoth	P
godparent	[
godzill	C
godzill minu	C
gog	Z
gog _y	Q
going	R
going 60	C
going 80	C
going _on	Z
going _to	C
going _too	C
going back	R
going brown	G
going int	T
going through	[
gol	C
gol _de	C
gol llev	C
gold	G
gold _and	[
gold cost	C
gold nisab	E
gold per	F
gold rush	C
golden	[
golden calf	Y
golden calv	T
golden retriev	C
golden rul	[
golden stat	D
golden templ	C
golden wed	X
goldfish	C
goldfish _hav	C
goldfish swim	C
golf	C
golf _and	C
golf ball	C
golf club	C
golf green	J
golf mk7	J
golf one	K
golf shout	H
golgot	U
golgoth	[
goliat	[
goliath	T
goliath bird	C
goliath roll	C
goliath tv	F
golpe	W
golpe _la	P
gom	[
gomorrah	V
gonn	C
gonn _be	C
gonn _let	C
gonn giv	C
good	V
good _and	[
good _at	P
good _for	K
good _to	[
good alternativ	F
good begin	C
good bot	C
good die	W
good din	C
good enough	V
good even	C
good fath	[
good fight	Q
good first	C
good frida	[
good friend	Z
good hba1c	C
good hop	C
good king	W
good luck	[
good man	P
good morn	C
good moth	[
good nam	R
good new	[
good old	T
good peopl	Y
good person	T
good podcast	C
good pric	E
good pub	C
good samaritan	[
good shepherd	R
good thing	Y
good way	C
good wif	X
good work	[
goodby	W
goodby _to	X
goodman	C
goodman commercial	C
goog	C
goog _in	C
googl	C
googl com	G
googl map	J
googl pla	H
googl set	H
googl sheet	N
goon	C
goon actor	C
gor	D
gord	[
gordon	C
gordon levit	C
gorillaz	C
gosen	U
gospel	[
gospel _in	[
gospel _of	F
gospel oak	C
gossip	[
gossip _about	P
got	U
got _a	X
got _an	W
got _my	[
got _the	U
got baptiz	Q
got drunk	Q
got fir	C
got kick	P
got knock	C
got lay	S
got out	V
got pregnant	T
got promot	V
got sav	Z
got suspend	Q
got talent	C
gotel	C
gotel sin	C
gotten	C
gotten correct	C
government shutdown	C
governor	Y
governor ?who	V
governor _of	P
goz	[
goz _de	P
goz _del	R
goz _en	U
gps	E
gps work	E
gpt	C
gpt four	C
gr	M
gr bead	C
gr film	K
gr ghost	C
gra	I
gra hair	[
grab	[
grac	S
grac _and	I
grac _be	Z
grac anatom	D
grac bat	H
grac jon	C
grac kel	C
grac period	C
grac rerun	C
grac revival	C
grac tv	C
graceland	C
graceland album	N
graci	[
graci _a	Q
graci _de	P
graci _por	S
graci diosit	P
graci lord	Q
graciou	Q
grad	C
grad boundar	G
grad formul	C
grad material	C
grad two	C
gradient	C
gradient _of	C
gradu	X
graduacion	V
graduat	Y
graduation	[
grail	C
grail mont	I
grail swallow	C
grain	W
gram	G
gram _of	F
gran	C
gran _de	Z
gran _en	C
gran comision	R
gran herman	C
grand	D
grand _que	S
grand _ser	W
grand canyon	C
grand national	C
grand prix	I
grand slam	C
grandchild	P
grandchildren	U
grandfath	S
grandkid	T
grandm	[
grandm _be	Q
grandmoth	W
grandp	Y
grandp _be	Q
grandp die	Q
grandparent	[
grandson	[
grant	U
grap	Y
grap _of	C
grapefruit	C
graph	C
graphic	K
graphic card	K
grass	G
grass _and	C
grass vs	C
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
great	S
great _and	Q
great _be	[
great _in	[
great banquet	S
great british	C
great commandment	S
great commission	Y
great depress	C
great fir	C
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
green bean	C
green card	[
green curr	L
green dress	C
green ey	C
green fe	J
green haircut	C
green instead	F
green light	C
green ogr	I
green screen	C
greenhous	G
greenland	C
greenland part	C
greet	[
greet _and	U
greet _from	V
grew	[
grew up	S
greyhound	C
greyhound rac	C
grid	G
grid vs	G
grief	[
grieg	[
grieg _que	P
griev	[
griev _my	Q
griffin	C
griffin voic	C
grill	J
grill _a	H
grip	C
grit	C
grit _a	T
grit _por	C
gritab	R
griz	E
griz schedul	E
gro	C
gro _for	C
gro tomat	C
groom	G
groom styl	C
groser	Z
groser _con	P
groseri	W
ground	[
ground good	C
groundhog	C
group	T
group _by	H
group _of	C
group chat	K
group debut	C
group project	X
grow	J
grow _in	Y
grow _on	C
grow back	C
grow garlic	E
grow hedg	C
grow potato	G
grow up	R
grown	R
grown child	R
grown diamond	D
grown son	X
growth	S
grudg	Z
grumbl	S
grup	Z
grup _de	S
gt	C
gt hi	E
gta	C
gta san	C
gta six	M
gu	J
gu fr	C
guacamol	C
guacamol _from	H
guacamol restaurant	C
guadalajar	C
guadalajar sin	C
guadalup	H
guadalup cuant	C
guagu	[
guam	C
guam hour	C
guard	[
guard _at	Q
guard _el	S
guard _la	S
guard _las	P
guard _the	T
guard _tu	R
guard _your	T
guard lut	R
guard rencor	Q
guardab	P
guardan	C
guardan _mis	C
guardi	C
guardi ahor	C
guardian	X
guardian angel	[
guardian thre	C
guayaquil	C
guerr	U
guerr _de	X
guerr _en	V
guerr _y	R
guerr civil	C
guerr espiritual	P
guerr mundial	U
guerrer	R
guess	C
guess _what	C
guest	P
guest tonight	C
gui	T
gui _a	P
gui _de	Q
guid	G
guidanc	[
guilt	[
guilt _about	T
guilt _for	U
guilt aft	R
guilt offer	P
guin	C
guin harp	C
guine	C
guine pig	C
guis	C
guit	C
guit _les	C
guit strum	C
guit tun	J
gulf	I
gulf _of	S
gulf war	C
gum	C
gum out	J
gun	C
gun n	C
gurdwar	C
gusan	S
gust	E
gust _a	P
gust _el	C
gust _la	P
gust _mi	U
gust _que	Z
gust _un	U
gust _una	V
gustan	U
guy	K
guy ?who	W
guy _and	R
guy _be	T
guy _in	F
guy _that	C
guy john	G
guy stewi	C
gv80	C
gv80 tow	C
gym	R
gym contract	E
h	E
h no	E
h2	C
h2 o2	C
h2o	C
ha	[
ha nac	P
ha vist	P
hab	C
hab _o	C
hab hech	S
hab si	C
habacuc	X
habakkuk	Y
habaner	C
habi	Y
habi _en	P
habi lug	Q
habit	[
habit ed	C
habitacion	C
habitacion _y	C
habitant	C
habitant _tien	C
habitat	C
habl	X
habl _a	R
habl _com	C
habl _con	V
habl _de	V
habl _del	V
habl _di	V
habl _en	C
habl _la	S
habl lord	P
habl mal	S
habl one	X
habl two	Z
hablab	V
hablaban	P
hablan	Y
hablan _de	S
hablarl	P
habr	[
hac	C
hac _a	V
hac _di	W
hac _el	C
hac _la	Y
hac _las	V
hac _lo	R
hac _los	S
hac _un	L
hac _una	C
hac an	V
hac carn	U
hac cas	[
hac clic	C
hac dan	R
hac est	C
hac falt	T
hac hiel	C
hac jesu	S
hac mal	X
hac mes	V
hac milagr	Q
hac much	V
hac nad	R
hac pec	Q
hac ruid	C
hac tod	R
hacen	T
hacen _los	C
hacen bull	Q
hacerl	V
hacerm	S
hacers	[
hach	U
haci	[
haci _lo	S
hacian	Y
hacian _los	Q
haciend	C
hack	[
had	[
hadad	S
hadrian	C
hadrian wall	C
hag	[
hag _and	Q
hagan	V
hagas	W
hage	V
hagga	V
haggl	W
hah	C
hah fair	C
hahahah	C
hai	[
haiku	C
haiku _about	C
hail	X
hail mar	M
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
hairdress	D
hairdress _in	D
hait	F
hait earthquak	F
hal	C
hal covenant	C
halal	J
halal butch	C
halal gelatin	C
half	E
half _a	Z
half broth	W
half lif	C
half term	C
halftim	C
halftim _show	C
halfwa	I
halfwa through	I
hall	[
hall _el	Q
hallar	S
hallelujah	W
halloum	C
halloween	L
halloween costum	C
halloween spirit	C
halloween stor	C
ham	E
ham _and	V
ham nam	C
ham radi	C
haman	Z
hambr	[
hambr _en	R
hambr _y	Q
hambrient	Q
hamlet	E
hamlet soliloqu	E
hammond	C
hammond organ	C
hamst	C
hamst cag	M
hamstr	G
han	V
hananiah	S
hand	U
hand _be	[
hand _in	Y
hand _of	C
hand _on	V
hand _or	C
hand luggag	C
hand over	R
hand rank	C
hand wed	C
handl	J
handl loos	C
handl workout	C
handmad	C
handmad candl	C
handrail	C
handrail keep	C
handsom	U
hang	M
hang _himself	Q
hang out	R
hang upsid	C
hang wallpap	J
hank	C
hank aaron	C
hannah	[
hanukkah	Z
hanuman	F
hanuman chalis	F
hanun	[
happ	[
happ _with	R
happ aft	P
happ birthda	C
happ without	U
happen	Y
happen ?when	G
happen _at	C
happen _if	C
happen _in	[
happen _on	C
happen _to	I
har	D
har krishn	C
har libr	P
haram	G
haran	Z
harass	T
harassment	S
harbor	C
hard	Z
hard _and	P
hard _but	C
hard _for	U
hard _on	R
hard _to	T
hard boil	K
hard driv	C
hard natural	C
hard reset	C
hard tim	[
hard work	[
harden	S
harden pharaoh	P
harin	E
harle	F
harle sportst	F
harm	[
harp	K
harp _for	W
harp log	C
harp seal	C
harr	C
harr fath	C
harr pot	J
harr ticket	H
harsh	W
hartenstein	G
hartenstein contract	G
harv	[
harvard	E
harvard acceptanc	E
has code	U
has digits	C
hasbr	C
hashmap	C
hashmap iterat	C
hast	H
hast _cuand	T
hast _el	C
hast _la	[
hast _los	W
hast _que	V
hat	[
hat _me	Z
hat _my	T
hat _the	Q
hat going	Q
hat trick	C
hatr	X
haunt	T
hav	[
hav _a	T
hav child	Q
hav surger	Q
hay	T
hayden	C
hayden christensen	C
haz	C
haz _un	C
hazael	[
hazard	C
hazard retirement	C
hazl	Q
hazm	C
hazm _una	C
hba1c	C
hdm	C
hdm cabl	J
hdm port	C
head	L
head ?when	C
head _on	[
head _or	C
head _so	C
head _the	C
head cover	[
headlight	D
headlight bulb	D
headlin	C
headlin bbc	C
headphon	D
headphon actual	D
heal	[
heal _a	W
heal _and	Q
heal _from	T
heal _in	S
heal _me	Q
heal _my	Q
heal _of	Q
heal _on	P
heal _you	S
health	E
health app	C
health pay	C
health pee	C
heap	Y
hear	R
hear _god	[
hear _me	T
hear _my	X
hear aid	C
hear call	C
heard	[
heard _of	Q
heard _the	V
heart	[
heart _and	P
heart _be	[
heart _do	C
heart _of	S
heart attack	R
heart rat	F
heart sweet	C
heartbroken	P
heat	C
heat food	I
heat pump	G
heat vs	N
heathrow	C
heav _be	C
heav dat	M
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
heaven without	U
hebre	[
hebrew	V
hebrew nam	R
hebrew national	C
hebron	Y
hech	[
hech _de	P
hech _por	Q
hectar	C
hedg	H
hedg _for	C
hedgehog	C
hedgehog _in	C
heel	I
heic	C
heic fil	C
heif	[
height	C
height _in	C
height _of	L
held	[
held up	[
helen	C
helen christensen	C
helicopt	G
helicopt carr	E
helicopt need	C
hell	G
hell _be	L
hell _from	C
hell _i	F
hell _in	C
hell _let	C
hell _or	L
hell _ther	C
hell angel	C
hell anybod	C
hell creek	C
hell hell	C
hell intr	C
hell kitchen	L
hell tab	C
hell world	C
hellbo	C
hellbo comic	C
hellquar	C
helmet	C
help	[
help _a	X
help _for	S
help _from	S
help _in	S
help _me	[
help _my	Q
help _someon	S
help _the	T
help _with	C
help oth	Q
help pls	C
hem	I
heman	[
hen	M
hen lay	E
hen part	C
henr	C
henr jam	C
henr vii	C
henta	C
henta sit	C
her	C
her _be	[
her child	C
herb	C
herb grow	C
hered	R
heredaran	P
herenci	[
herenci _de	S
herenci _por	R
herid	W
herid _del	Q
herm	X
herm birkin	C
herm parcel	C
herman	V
herman _con	P
herman _de	[
herman _en	R
herman _me	Q
herman _por	P
herman _que	T
herman _se	T
herman _ser	S
herman cain	C
herman est	R
herman expuls	C
herman mayor	R
herman no	P
hermanit	R
hermon	V
hermos	Q
hero	U
herod	[
herod antip	Q
herod kill	R
herod mat	P
herodian	R
heroic	C
heroic couplet	C
heroin	W
herself	P
hertfordshir	I
hes	V
heung	C
heung min	C
hex	C
hex _to	C
hey	C
hey _ther	E
hey bot	K
hey goodby	C
hey hey	C
hey jud	C
hey sir	C
hezekiah	[
hgfhgf	C
hgfhgf jhgjh	C
hgfhgfhgf	C
hgv	F
hgv driv	F
hi	C
hi _im	F
hi do	C
hi lt	E
hi script	E
hibernation	G
hibernation fridg	G
hic	[
hic _en	P
hic _una	Q
hiccup	C
hicieron	V
hicieron _el	P
hicieron _un	R
hicim	R
hid	[
hid _a	Z
hid _from	S
hid _in	X
hid _someth	P
hid _the	T
hid fix	C
hid instruction	C
hid treasur	W
hiel	C
hiel _en	C
hiel sec	C
hierarch	D
hierarch diagram	D
hierb	C
hieroglyph	C
hierr	K
hierv	E
hierv _un	E
hig	C
high	R
high _do	C
high _in	C
high mountain	C
high plac	[
high pr	[
high protein	D
high salar	C
high school	[
high scor	I
high smok	C
high street	E
high than	R
high wat	L
highlight	C
highwa	C
highwa _to	C
higuer	[
hij	Y
hij _a	P
hij _con	Q
hij _de	G
hij _dec	T
hij _del	U
hij _en	Q
hij _le	P
hij _me	S
hij _por	Q
hij _que	T
hij _se	V
hij _ser	V
hij _tien	T
hij _y	Q
hij adolescent	P
hij adult	Q
hij amad	T
hij and	V
hij empiez	P
hij est	Q
hij hac	Q
hij mayor	R
hij no	V
hij pregunt	Q
hij prodig	V
hij quier	Q
hij sali	P
hij sol	Q
hij tuv	T
hij va	S
hij viv	Q
hij volvi	P
hij ya	P
hijab	C
hijastr	S
hijastr no	P
hik	H
hik _in	M
hik boot	C
hik length	C
hik trail	C
hill	C
hill _th	C
hill bourbon	C
hill nc	C
hill net	C
hill weight	C
himene	T
hind	C
hind word	C
hindenburg	C
hindenburg catch	C
hindu	M
hindu _en	C
hindu calend	G
hindu celebrat	C
hindu eat	F
hinduism	C
hing	C
hing account	C
hing without	M
hip	C
hipocrit	U
hipotec	D
hipotec fij	C
hir	C
hir _me	[
hir develop	C
hir new	F
hiram	[
hisop	T
histor	C
histor pennsylvani	C
histor visibl	C
histori	[
histori _de	W
histori _le	Q
histori _par	P
histori biblic	R
historical	[
hit	C
hit _me	X
hit _my	U
hit _th	C
hit _the	S
hitbox	C
hitit	[
hittit	X
hiv	N
hiv _be	C
hiy	C
hiyab	C
hjkl	C
hmm	C
hmrc	C
hmrc login	C
hoa	C
hoa covenant	C
hoard	[
hob	C
hob _wont	C
hobb	H
hobb box	C
hobbit	C
hocke	C
hocke explain	F
hocke period	G
hog	L
hog comparador	C
hogwart	C
hogwart legac	C
hoj	C
hoj _y	C
hoj amarill	C
hol	K
hol _by	C
hol _en	C
hol _in	C
hol _of	[
hol _que	M
hol cross	C
hol ghost	[
hol grail	C
hol ground	[
hol guacamol	C
hol hol	[
hol island	D
hol kiss	[
hol mean	U
hol mol	C
hol mund	C
hol powd	C
hol spirit	[
hol week	[
hold	C
hold _a	C
hold _me	W
hold _the	C
hold chopstick	C
holdem	I
holdem od	I
holida dat	C
holida monda	C
holida pay	C
holida without	R
holland	D
holland hootenann	D
hollandais	C
hollandais split	C
hollow	C
hollow knight	C
holocaust	[
holofern	Z
holyhead	C
holyrood	C
holyrood palac	C
holyrood parliament	J
hom	M
hom _and	U
hom _be	[
hom _with	[
hom alon	[
hom car	C
hom dad	P
hom depot	C
hom peel	C
hom rati	C
hom run	C
hom screen	C
hom secretar	C
hom shrin	C
hombr	[
hombr _a	P
hombr _con	P
hombr _de	U
hombr _par	R
hombr _que	S
hombr _y	Q
hombr est	P
hombr matrimoni	Q
hombr no	Q
hombr viv	C
homeless	Y
homeless peopl	P
homeostas	C
homeostas mean	C
homeschool	X
homesick	V
hometown	S
homework	T
homework help	C
homoclav	C
homoclav consult	C
hon	[
hon scal	X
hond	G
hond civic	E
hone	R
honest	[
honestidad	P
honeycrisp	C
hong	N
hong kong	C
honor	[
honor _an	S
honor _my	Q
honor _the	S
honor _your	P
honr	W
honr _a	Q
hood	C
hood ey	C
hook	P
hook _for	E
hook law	C
hook up	[
hookup	J
hookup ap	C
hootenann	D
hoov	C
hoov belt	C
hop	S
hop _and	T
hop _for	[
hop _in	X
hop airport	E
hop jok	C
hop map	C
hop mikaelson	C
hop releas	C
hop sol	C
hopeless	V
hor	C
hor _del	C
hor _en	I
hor _se	L
hor _ser	C
hor _y	C
hor anochec	C
hor cierr	C
hor duerm	C
hor jueg	H
horari	C
horari alcorcon	D
horari carrer	C
horari mercadon	C
horeb	[
horizon	C
hormig	Z
hormon	[
horn	J
horn _con	C
horn frog	C
horoscop	F
horoscop _de	C
horoscop _for	C
horoscop mone	C
horoscop toda	C
horribl	[
horror	[
horror mov	M
hors	C
hors _and	X
hors laminit	C
hors rac	C
horsemen	[
horsemen _of	Q
horu	R
hosan	U
hosann	Y
hose	C
hose matthew	C
hosped	R
hosped angel	R
hospic	[
hospital	G
hospital _on	C
hospital _show	I
hospital car	C
hospital corn	C
hospital er	C
hospital mychart	D
hospital phon	C
hospital st	I
hospital visitor	C
hospitalidad	T
hospitalit	[
hospitl	C
hospitl park	C
host	K
host 2030	G
hostel	C
hostel krakow	C
hosteleri	C
hosti	Q
hot	C
hot _de	C
hot dog	C
hot milf	C
hot planet	C
hot tub	E
hot woman	C
hotel	C
hotel _en	C
hotel _in	C
hotel _with	E
hotel cap	E
hotel chicag	H
hotel near	F
hotmail	C
hotmail co	I
hotmail com	C
hour	F
hour ?how	F
hour _and	J
hour _be	J
hour _of	H
hour contract	C
hour fast	C
hour flight	M
hour rat	C
hour tim	C
hour uk	C
hous	K
hous _be	H
hous _for	Y
hous _in	S
hous _of	[
hous _on	S
hous _shall	P
hous _with	C
hous across	D
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
hoy _a	V
hoy _ser	R
hoy _y	P
hoy leo	C
hoz	C
hoz tak	C
hp	G
hp env	G
html	C
http	C
http doc	N
http exampl	K
http github	J
http localhost	F
http www	C
huawe	C
hub	U
hudson	C
hudson riv	C
hue	C
hue bulb	C
huell	X
huerfan	X
huerfan _y	P
huert	C
hues	H
hues _de	I
hues _que	S
hues _tien	C
hues sec	Y
huev	C
huev _par	C
huev dur	E
hug	[
hug _me	R
huir	U
huir _de	T
huldah	T
hull	C
hulu	C
hum	C
hum _it	I
hum fork	C
hum pronunciation	C
human	H
human bod	C
humbl	[
humbl _himself	P
humbl themselv	P
humidit	C
humidit _in	C
humild	U
humildad	P
humiliat	Q
humill	U
humor	Q
hundi	Q
hundr	P
hundr km	E
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
hunt	N
hunt blue	C
hur	J
hur chariot	C
huracan	K
huracan top	E
hurgh	C
hurgh _in	C
hurr	V
hurr _to	U
hurrican	V
hurrican path	C
hurrican track	C
hurt	[
hurt _me	S
hurt _my	P
husband	Z
husband _and	S
husband _be	Z
husband _doesnt	P
husband _hav	R
husband _in	P
husband _to	R
husband _wont	Q
husband com	P
husband die	R
husband ignor	P
husband leav	P
husband lost	R
husband nev	Q
husband team	C
husband want	P
husband work	S
husha	S
husk	E
husk mix	E
huy	W
hydrange	F
hydrange green	F
hydrocortison	C
hydrocortison cream	C
hymenaeu	Z
hymn	K
hymn tig	C
hypocrit	T
hypotenus	C
hypotenus _of	C
hyssop	[
hyunda	C
hyunda tucson	C
ia	U
iambic	C
iambic pentamet	C
iba	T
iba _a	S
iban	S
iban _a	R
ibuprofen	C
ibuprofen cad	N
ibuprofen dosag	E
ibuprofen togeth	F
ibuprofin	E
ibuprofin _and	E
ibzan	Y
ibzan elon	X
ice	C
ice ?how	C
ice float	C
ice hocke	F
ice mak	C
ice scor	C
icebreak	R
icebreak gam	C
iceland	C
icing	F
icing _in	F
icu	T
idah	C
iddl	C
iddl _i	C
ide	C
ide _for	C
ide _in	C
ide film	I
ideal	M
ideal temperatur	M
identidad	U
identif	N
identif _a	I
identit	P
idiom	M
idiom _se	C
idiom list	C
idiot	C
idk	C
idl	[
idol	[
idol _and	S
idol _be	W
idol _de	R
idol _in	P
idol _which	C
idolatr	[
idolatri	S
idr	C
idr elb	C
ielt	D
ifram	K
ifram src	K
iglesi	[
iglesi _con	P
iglesi _de	R
iglesi _en	R
iglesi _me	Q
iglesi _por	P
iglesi _ser	T
iglesi _y	P
iglesi no	P
ignition	C
ignition keep	C
ignor	D
ignor _las	C
ignor _me	[
ignor _the	L
ignor all	C
ignor tod	C
igual	E
igual _a	C
ii	C
ii dat	C
iii	C
iii golf	C
ike	C
ike bil	K
ike deliv	E
ike horari	D
ike kallax	C
ill	[
ill _and	Q
illegal	X
illegal _in	C
illino	F
illustrator	G
illustrator day	G
imag	[
imag _of	S
imagen	T
imagen _de	Z
imagen _del	X
imagen _en	C
imagin	Z
imagism	C
imbecil	C
imdb	D
imdb top	D
ime	C
ime _com	C
ime numb	C
img	F
img src	F
immaculat	T
immaculat reception	C
immanuel	R
immigrant	[
immigration	Z
immortal	C
immortal hellquar	C
imperdonabl	S
imperi	I
imperi inc	C
import	C
import nump	C
import pand	C
important	Y
important _in	R
important _to	U
imposibl	[
imposibl _par	S
imposicion	S
imposicion _de	S
impossibl	G
impossibl film	K
impossibl seven	C
impresor	C
impresor epson	C
impress	T
imprim	C
imprim _en	C
imprim negr	C
improv	C
improv credit	C
impuest	[
impuls	U
impur	[
imput	W
in	U
in beaut	[
in join	C
in peac	Y
inauguracion	Q
inc	J
inc bacteri	C
inc map	C
incens	[
inception	C
inception _in	C
inception explain	C
inch	C
inch _to	C
inch steak	H
inch tv	F
inciens _de	C
inciens _y	W
includ	J
incluid	G
inclusiv	C
inclusiv cancun	C
inclusiv deal	D
incom	[
increas	E
increas _from	C
incredul	V
incubation	C
incubation period	C
ind	L
ind 500	E
ind job	C
independenc	[
independenci	C
independenci _del	C
independent	C
independient	C
independient sant	C
index	C
index _of	C
index fund	D
index toda	C
indi	C
indi becom	C
indian	C
indian event	C
indian jon	F
indian restaurant	C
inductiv	C
inductiv reason	C
indulgenci	W
industrial	M
industrial revolution	C
inerti	C
inerti _of	C
inf	H
inf exampl	H
infanci	S
infant	T
infant baptiz	P
infern	C
infern season	C
infertilit	[
infidelidad	W
infidelit	U
infiel	R
infiern	Y
infinit	C
infinit _in	C
inflation	G
inflation rat	C
inflation vs	C
influenc	[
ingl	C
ingredient	C
ingredient _of	H
inhal	H
inhal ?how	H
inherit	[
inherit _the	R
inheritanc	[
inic	C
inic sesion	C
iniquidad	[
iniquit	[
initial	I
initial prompt	I
injur	I
injur report	C
injust	Z
injustic	[
injustici	R
ink	K
ink cartridg	K
inmacul	U
inmat	T
inmigrant	S
inmund	T
inmundici	T
inn	T
innocenc	C
innocenc chapt	C
innocent	[
inocent	X
input	C
inquilin	T
inr	U
inscription	[
insect	F
insect eat	C
insecur	U
insensat	[
insid	R
insid job	C
insisten	U
insol	F
insoportabl	T
inspector	C
inspector call	C
inspir	Z
inspir _por	W
inst	C
inst giv	D
inst list	D
instagram	P
instagram caption	C
instagram login	I
instagram no	C
instagram privat	C
instagram stor	C
instal	D
instal nod	D
install	C
install _th	E
install not	C
instant	C
instant pot	C
instead	S
instead _of	S
instruccion	C
instruccion anterior	C
instruction	C
instruction _and	N
instruction rep	C
instruction word	C
instrument	E
instrument _for	C
instrument _hav	C
insulin	C
insult	[
insult _me	Y
insultan	[
insuranc	C
insuranc _for	C
insuranc _what	C
insuranc _with	C
insuranc phon	E
insuranc quot	C
insuranc rat	G
insuranc term	E
insuranc worth	C
insuranc zon	F
int	J
int _a	C
int _i	D
int _my	Z
int _our	Q
int _the	[
int _your	U
int french	I
int german	H
int ice	C
int italian	C
int miam	C
int plowshar	V
int toothpast	C
int twelv	C
int umbreon	C
int vineg	C
int win	Y
integral	C
integral _of	C
integrat	C
integrat ln	C
integrit	[
inteligenci	C
inteligenci artificial	C
inteligent	R
intensiv	[
intensiv car	Z
intent	V
inter	X
inter _in	T
inter rat	C
interced	U
interes	[
interfac	E
interior	[
intermittent	C
intermittent fast	C
intern	[
internal	C
internal temp	C
international	C
international driv	M
international privat	C
internet	Z
internship	I
interpret	[
interpret _la	P
interpret dream	T
interpret suen	V
interracial	T
interracial marr	P
interview	Q
interview outfit	C
interview tie	C
intestin	C
intimac	T
intimidad	Q
intoleranc	C
intoleranc test	C
intr	C
intr rif	C
introduc	C
introduc two	C
introduction	[
introduction _to	[
introvert	U
inundacion	U
inutil	S
invent	E
invent _la	C
invent _the	C
invent basketball	C
invent cos	[
invent nombr	C
invention	C
invert	[
invest	[
investigation	C
investigation summar	C
investor	C
investor definition	C
inviern	C
inviern _en	C
invisibl	[
invit	[
invit _a	W
invit _in	D
invit _me	Q
invit _my	S
invitacion	C
invitacion _de	C
invitation	K
invoic	C
invoic _if	C
invoic polit	C
ion	C
ionic	C
ionic _and	C
ip	H
ip address	H
ipad	C
ipad _in	D
iphn	C
iphn reles	C
iphon	C
iphon 15	J
iphon _a	C
iphon stuck	J
ir	X
ir _a	K
ir _al	X
ir _con	Y
ir _de	T
ira	T
ira _de	R
ira contribution	C
ire	[
ireland	C
irish	C
irish gaelic	C
irm	Y
irm _a	R
iron	C
iron _a	F
iron burn	L
iron dom	D
iron man	C
iron pan	J
iron rich	C
irql	C
irql not	C
irregul	C
irregul verb	C
irresistibl	V
irritabl	Z
irs	C
irs phon	C
isa	D
isa rat	L
isaac	V
isaac _and	R
isaac asimov	C
isaac best	H
isaac mean	[
isaac moon	C
isaac newton	C
isaac unlock	C
isabel	C
isac	Y
isai	[
isai 53	T
isaiah hartenstein	G
isaiah rashad	C
isaiah thom	C
iscariot	Z
ish	C
ishbosh	T
ishmael	Y
isl	C
isl _de	C
islam	U
islam london	C
island	C
island board	C
island cast	M
island causewa	D
island contestant	C
island currenc	C
island head	C
island host	C
island roll	H
ismael	V
isotop	C
israel	[
israel _and	P
israel _el	P
israel _in	T
israel _y	P
israel cross	S
israelit	[
issu	W
it	C
itali	C
itali dos	C
italian	C
italian _pleas	C
italian restaurant	J
item	C
item _in	N
item list	N
item not	C
iterat	C
itinerar	C
itinerar _for	C
itself	T
itun	C
itv	C
itv cit	F
iuy	C
iva	C
ivf	X
ivy	C
ivy leagu	C
izquierd	T
j	C
j blig	C
j jonah	C
jab	T
jabal	S
jabal jubal	S
jabesh	S
jabesh gilead	S
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
jacob	V
jacob _and	Y
jacob _se	P
jacob _y	X
jacob coll	C
jacob creek	F
jacob elord	C
jacob re	C
jacob son	R
jacob tot	C
jacob twilight	C
jacob wrestl	S
jael	X
jagu	C
jagu _a	C
jail	[
jail _at	T
jailbreak	E
jailbreak prompt	E
jaimit	C
jain	C
jain diet	C
jain food	D
jair	[
jairu	R
jaj	C
jajajaj	C
jajsjajsj	C
jak	C
jak paul	C
jakart	C
jam	N
jam _and	V
jam _at	C
jam _may	C
jam _the	S
jam bay	D
jam bond	I
jam martin	I
jam novel	C
jam out	C
jam wingspan	C
jamaican	C
jameson	C
jameson actor	C
jamon	I
jan	I
jan eyr	C
januc	W
japan	C
japanes	C
japanes blok	L
japanes knotw	I
jar	[
jar _and	Q
jar _of	Z
jardin	R
jason	Y
jav	C
jav _y	C
jav hashmap	C
javascript	C
javascript _that	N
javascript void	H
jawbon	Q
jaywalk	C
jaywalk illegal	C
jaz	C
jaz aren	C
jealou	[
jealou _of	X
jealou guy	G
jealou nick	C
jean	C
jean king	C
jean original	C
jean paul	C
jean still	C
jeanni	C
jebuse	W
jebusit	Y
jef _de	Y
jef _me	X
jef bez	C
jef no	S
jefferson	H
jefferson middl	H
jeft	X
jeho	R
jehoahaz	Q
jehoiachin	Y
jehoiakim	S
jehoshaphat	U
jehovah	Q
jehovah wit	Q
jehu	[
jellyfish	C
jellyfish sting	C
jen	C
jen lip	C
jennif	C
jennif lopez	C
jephthah	Y
jeremi	[
jeremi _en	R
jeremi compr	U
jeremiah	K
jeremiah _in	[
jeremiah johnson	C
jeric	[
jerich	K
jerich skull	C
jerich them	C
jerich tv	D
jeroboam	X
jerse	C
jerse devil	C
jerse toda	I
jerusalem	[
jerusalem artichok	C
jerusalen	[
jes	Z
jess	P
jess _y	C
jesu	[
jesu ?when	R
jesu _a	U
jesu _al	R
jesu _and	Q
jesu _as	P
jesu _at	T
jesu _be	[
jesu _cuand	S
jesu _de	T
jesu _del	P
jesu _do	[
jesu _el	Q
jesu _en	V
jesu _for	R
jesu _from	P
jesu _get	P
jesu _god	Q
jesu _hav	X
jesu _in	U
jesu _la	P
jesu _le	S
jesu _les	P
jesu _los	P
jesu _on	W
jesu _por	P
jesu _que	Q
jesu _real	P
jesu _say	V
jesu _se	W
jesu _ser	W
jesu _tell	Z
jesu _the	U
jesu _to	P
jesu _with	W
jesu _y	T
jesu ant	P
jesu arsenal	C
jesu baptiz	Q
jesu birth	[
jesu bring	P
jesu call	[
jesu callej	C
jesu calm	Q
jesu camin	Q
jesu christ	Q
jesu com	S
jesu cr	R
jesu crucif	P
jesu cry	R
jesu cur	S
jesu dec	S
jesu die	Z
jesu entr	P
jesu ever	P
jesu feed	X
jesu go	Q
jesu hac	P
jesu heal	Q
jesu iba	P
jesu last	V
jesu llor	P
jesu lov	P
jesu mak	[
jesu miracl	X
jesu mor	P
jesu moth	P
jesu nac	R
jesu nam	T
jesu nav	C
jesu no	T
jesu orar	Q
jesu pra	Q
jesu preach	S
jesu predic	T
jesu rais	P
jesu resucit	S
jesu return	[
jesu ris	[
jesu speak	[
jesu teni	S
jesu thre	R
jesu tim	T
jesu touch	R
jesu turn	R
jesu tuv	P
jesu vazquez	C
jesu walk	Q
jesu wash	P
jesu weep	Q
jesucrist	T
jet	E
jet lag	C
jethr	V
jetr	Z
jew	[
jew _in	Y
jew celebrat	[
jewel	D
jewel tow	C
jewell	C
jewelr	S
jewish	[
jezabel	[
jezebel	[
jezreel	X
jfk	C
jhgjh	C
jibbitz	C
jijon	C
jimm	C
jimm john	C
jinet	[
jinet _del	R
jireh	S
jjjjjjjj	C
jkhsdf87sdf	C
jkl	C
jkl jkl	C
jnd	F
jnd ldap	F
jo	U
jo tak	C
joa	C
joa felix	C
joab	[
joab kill	Q
joaquin	U
joash	[
job	R
job _a	U
job _and	R
job _at	J
job _be	V
job _for	C
job _in	U
job _or	Z
job _that	R
job application	C
job birmingham	F
job birthda	C
job centr	C
job cost	C
job far	Q
job friend	S
job interview	S
job lot	C
job netflix	C
job of	[
job open	C
job search	J
job shar	C
job stanford	J
job vacanc	C
job warehous	C
jobcentr	H
jobcentr plu	H
joe	C
joe biden	C
joel	[
johanan	Y
john	P
john _about	W
john _the	[
john bishop	L
john cen	C
john deer	C
john gluten	C
john lennon	G
john lew	C
john mark	V
john mist	C
john oliv	C
john proctor	C
john prom	C
john silv	C
john smith84	I
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
join	C
join _a	[
join _my	C
join _the	Z
join vs	C
joint	[
jok	C
jok _about	C
jok _of	G
joli	C
joli pit	C
joli salt	K
jollof	F
jollof ric	F
jon	C
jon _en	P
jon _y	T
jon age	C
jon delilah	C
jon lyric	C
jon snow	C
jon templ	F
jonadab	[
jonah	[
jonah _and	Y
jonah hill	C
jonah jameson	C
jonah pra	Q
jonah run	[
jonatan	U
jonathan	[
jonathan _and	S
jool	D
jool holland	D
jop	Y
jopp	[
jordan	M
jordan barat	C
jordan cr	C
jordan four	C
jordan one	C
jordan pickford	C
jordan sho	D
jordan vs	K
jornaler	[
jos	[
jos _de	T
jos _el	C
jos _en	[
jos _y	Q
jos interpret	R
jos jos	C
jos perdon	P
joseph	Y
joseph ?when	U
joseph _and	Q
joseph _in	W
joseph _of	T
joseph _the	Q
joseph becom	T
joseph broth	V
joseph coat	V
joseph forgiv	P
joseph gordon	C
joseph interpret	P
joseph reveal	Q
joseph sell	V
joseph stalin	C
joshu bell	F
joshu next	C
joshu tre	C
joshu vs	C
josi	S
josiah johnson	C
josu	[
josu _y	P
jot	[
jotham	X
journal	Z
journe	[
joven	[
joven _de	Q
joven _en	P
joven _par	P
joven _que	S
joven _y	P
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
json _in	C
json pars	C
juan	Z
juan _el	Q
juan _en	Y
juan bautist	U
juan explic	S
juan mission	C
juan perez	C
jubal	S
jubil	X
jubile	[
jud	U
jud _and	C
jud bellingham	C
jud chord	H
jud die	W
jud law	C
jud maccabeu	X
jud music	C
jud nah	C
jud pr	C
jud salar	C
jud tade	Y
judah	[
judah _and	Q
jude	[
judg	J
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
judg original	C
judg peopl	S
judg show	C
judgment	[
judgment _on	R
judgmental	T
judi	Q
judi _o	P
judit	X
judith	[
juec	Y
jueg	E
jueg _al	C
jueg _de	U
jueg _el	K
jueg _la	K
jueg regl	C
juev	[
juev sant	[
juez	[
jug	C
jug _al	C
jug _de	C
jug _una	C
jugador	C
jugador _hay	C
juguet	S
juic	H
juic cleans	D
juici	[
juici _de	P
juici final	U
jul	N
jul 1991	C
juli	S
juli _en	C
julien	C
julien templ	C
juliet	C
juliet act	C
juliet iambic	H
jump	C
jump _at	C
jump day	C
jump scar	C
jump start	E
jun	C
jun templ	C
juni	[
junior	C
junior accountant	C
junk	W
junt	P
junt _a	V
junt _al	S
junt _con	P
junt sin	P
jur	G
jur _en	[
jur dut	H
jur execution	C
jurament	Q
jurassic	C
jurassic park	C
just	[
just _por	P
just _y	P
justic	I
justic _for	U
justic _of	C
justic internship	C
justic leagu	C
justic movi	D
justic smith	C
justic stor	C
justici	[
justici _com	X
justici _de	P
justici _por	R
justici social	R
justif	Z
justific	S
justu	S
juventud	S
juzg	W
juzg _a	R
juzgan	P
juzgu	Q
k	C
k hotmail	I
kahan	H
kahan stick	H
kahneman	C
kal	C
kallax	C
kallax miss	C
kamasutr	C
kamasutr position	C
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
karv	C
karv chauth	C
kat	C
kat 120	C
kay	C
kay lipstick	C
ke	C
ke _but	C
ke _on	F
keanu	E
keanu reev	E
kebab	C
kebab shop	C
keep	P
keep _a	C
keep _his	P
keep _me	U
keep _my	U
keep _the	[
keep _you	W
keep ask	E
keep chang	C
keep click	C
keep disconnect	C
keep doing	Q
keep fall	P
keep going	[
keep guacamol	H
keep hav	P
keep lie	Q
keep load	C
keep pac	C
keep pra	Q
keep satellit	C
keep sin	Z
keep snap	C
keep sneez	C
keep think	P
keir	C
keir knightle	C
kel	C
kel film	C
kel mov	C
kempton	C
ken	C
ken numb	C
kendrick	F
kendrick beef	F
kenos	[
kent	C
kentuck	C
kentuck derb	C
kept	[
keral	F
ket	J
ket facil	C
ket snack	C
kevin	C
kevin bishop	C
key	C
key _be	I
key _vers	[
key add	J
key chang	C
key inst	D
key quot	F
keyboard	C
keyboard cov	I
keyboard typ	C
keylor	H
keylor nav	H
keyston	C
keyston spec	C
khan	C
khan academ	C
khan runtim	H
kick	E
kick _me	P
kick against	Y
kick off	C
kick out	X
kick techniqu	C
kidne	J
kidne ston	C
kidron	[
kierkegaard	C
kierkegaard nationalit	C
kil	C
kil _de	C
kill	[
kill 185	U
kill _a	C
kill _an	V
kill _by	S
kill _for	T
kill _himself	Q
kill _his	Q
kill _in	[
kill _me	U
kill _someon	Q
kill _the	W
kill absalom	Q
kill all	P
kill bab	Q
kill goliath	R
kill jesu	P
kill paul	[
kim	L
kim kardashian	L
kind	[
kind _of	L
kind _to	T
kind word	V
kindl	C
kindl _be	C
kinetic	C
kinetic energ	C
king	W
king ?who	[
king _and	Y
king _for	Q
king _in	[
king _of	R
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
king david	Y
king day	C
king island	H
king jam	Z
king joash	P
king kong	F
king manasseh	T
king map	C
king prawn	C
king remak	C
king saul	[
king siz	C
king solomon	E
king vs	I
king whop	C
king wow	C
kingdom	Q
kingdom _do	C
kingdom _of	F
kingdom great	C
kinsman	V
kinsman redeem	V
kiss	E
kiss _my	C
kiss _of	X
kit	C
kit all	D
kit len	G
kitchen	C
kitchen kniv	C
kitchen mean	C
kitchen new	L
kitchen remodel	M
kitchen season	N
kitchenaid	I
kitchenaid sp	I
kitten	G
kitten climb	C
kitten heel	C
kitten und	C
kiw	C
kjdfhg	C
kkkkkkkkkk	C
klarn	D
klarn approval	D
klein	C
klein box	F
klein eternit	C
km	C
km _a	E
km _por	C
kmno4	D
kne	C
kne brac	E
knead	C
knead blanket	C
knead dough	I
kneel	U
knif	C
knif set	C
knight	C
knightle	C
knightle green	C
knit	C
kniv	I
kniv _with	C
knob	C
knob _on	C
knock	C
knock _on	V
knock knock	C
knock out	C
knot	C
knotw	I
knotw _or	I
know	[
know ?how	J
know ?when	J
know ?wher	C
know ?who	T
know ?why	P
know _about	P
know _anyon	Q
know _god	[
know _i	P
know _if	U
know _im	U
know _it	W
know _its	[
know _me	Q
know _my	Z
know _that	U
know _the	H
know _what	[
know _which	L
know everyth	P
know jesu	[
know nobod	P
knowledg	W
knowledg _of	T
knowledg cutof	C
knuckl	C
knuckl caus	C
koinoni	Z
kong	C
kong vs	F
korah	U
kore	J
kore martial	C
korean	C
korean _for	C
korean dram	C
korean war	C
kosh	M
kosh _for	C
kosh restaurant	C
kpi	C
kpop	G
kpop group	C
kr	E
kr kross	E
krakow	C
krakow old	C
kram	H
kram vs	H
kram year	H
kreb	D
kreb cycl	D
krishn	C
krishn mantr	C
krishn restaurant	H
kross	E
kross jump	E
ks	C
ks _in	C
ks _of	C
ks2	C
ksjdhf	C
kubectl	C
kubectl _get	C
kurs	C
kurs transliteration	C
kwh	D
kwh smart	D
kyli	C
kyli jen	C
l	C
l jackson	C
la	C
la _of	C
la _the	D
lab	C
lab grown	D
lab report	I
laban	[
label	C
label _a	C
labi	T
labor	[
labor _hav	C
laboral	C
labrador	C
labur	[
lack	Z
lack _of	Z
lacross	C
lactos	C
lactos intoleranc	C
lad	P
lad _de	Q
lad fiv	C
lad gag	C
lad godiv	C
lad macb	C
ladrill	Z
ladron	[
ladron _en	T
lag	Q
lag ?how	C
lag _de	[
lagrim	V
lagrim _en	T
lagun	C
lagun bolet	C
lagun contr	C
lak	C
lak _of	[
lak formation	D
lak gam	E
lak marcador	C
lak tip	I
lam	C
lam lam	C
lam man	[
lam next	L
lam sabactan	[
lamb	I
lamb _of	E
lamb cast	C
lamb recip	J
lamb shank	C
lamb vindalo	C
lamborghin	C
lamborghin huracan	E
lamborghin uru	E
lamec	X
lament	[
lament over	P
lamentacion	[
lamentation	[
laminit	C
laminit diet	C
lamp	[
lamp _of	S
lampar	Y
lampstand	Y
lan	[
lan map	I
land	C
land _a	C
land _and	T
land _of	[
land animal	C
land east	Y
land lion	C
land lotter	C
land permit	F
land spot	G
landlin	F
landlin bt	F
landlord	R
landlord _be	[
landlord _hav	C
landlord _to	C
landlord keep	C
landlord need	F
langost	[
langost _del	R
languag	E
languag _at	Q
languag _be	C
languag _do	C
languag _for	C
languag _of	L
languag _on	C
lanz	V
laodice	[
lap _in	E
lapidacion	S
laptop	C
laptop _wont	J
laptop befor	H
laptop charg	E
laptop fan	F
laptop hing	M
laptop most	C
laptop undr	M
larg	Q
larg _de	C
larg pepperon	F
lasagn	C
lasagn recip	C
lasany	C
lash	C
lash lift	C
last	I
last _a	F
last _in	J
last _on	D
last commit	C
last concert	C
last da	Y
last day	[
last episod	C
last judgment	W
last king	R
last la	C
last location	C
last match	C
last minut	[
last month	C
last night	P
last stand	C
last sup	[
last thing	V
last tsar	C
last word	[
last year	C
lastim	W
lastim _a	V
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
laugh	H
laugh _at	[
laugh becaus	P
laught	[
launch	R
laureat	C
laurent	C
laurent bag	C
lav	R
lav _las	X
lav _los	W
lavador	C
lavador _al	C
lavador no	G
lavars	W
lavars _las	U
lavatori	[
lavatori _de	Z
lavend	C
law	I
law ?who	Z
law ?why	C
law _about	[
law _and	H
law _be	T
law _in	V
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
lawn mow	I
lawn thick	C
lay	[
lay _in	I
lay _on	Q
lay off	[
layout	M
layout _for	K
laz	[
lazar	Y
lazarill	C
lazarill _de	C
lazaru	L
lazaru david	C
lazaru natural	C
lazaru pit	C
lb	C
lbw	C
lbw mean	C
ldap	F
ldap evil	F
ldl	C
ldl alt	C
ldl through	C
lea	[
lead	V
lead ?who	S
lead _a	[
lead _bibl	P
lead _in	C
lead _me	S
lead _the	U
lead _them	P
lead _to	Z
leadership	V
leaf	S
leagu	C
leagu _of	C
leagu car	C
leagu list	C
leagu snyd	C
leagu tabl	C
leagu team	L
leah	[
leak	C
leak ?wher	D
leak anywher	C
leal	T
lealtad	X
lean	D
lean against	C
leap	C
leap year	C
learn	[
learn _from	[
learn _to	W
learn touch	J
leas	C
leas _or	C
leas deal	C
leasehold	C
leasehold _or	C
least one	C
leath	C
leath _from	J
leath sof	E
leath train	C
leatherjacket	K
leatherjacket nematod	K
leav	P
leav _a	T
leav _at	E
leav _for	[
leav _her	[
leav _his	R
leav _it	W
leav _me	W
leav _my	Y
leav _of	R
leav _on	C
leav _or	W
leav _the	[
leav _to	S
leav _us	S
leav _you	Z
leav _your	V
leav britain	C
leav card	C
leav chang	C
leav curl	C
leav everyth	R
leav hand	[
leav headlight	D
leav hom	T
leav join	C
leav luggag	C
leav one	C
leav out	X
leav whit	C
leaven	S
lebanon	Z
lebron	C
lebron jam	C
lebron stat	K
leccion	U
leccion _de	T
leccion _del	Q
lech	I
lech _y	V
lech cantidad	C
lectur	[
lectur _de	V
lectur _del	S
lectur _par	[
led	U
led _the	U
led israel	P
lee	C
lee _los	C
lee arm	C
lee cheesecak	F
leed	C
leed _to	H
leed pric	F
leer	[
leer _el	C
leer _en	[
leer _la	S
leerl	Q
leerl _a	Q
leftov	P
leftov mash	C
leg	F
leg cramp	C
legac	Q
legac lockpick	C
legal	C
legal _in	C
legal _to	C
legalism	[
legend	C
legend position	C
legend tier	C
legendar	C
legendar animal	C
legion	[
legit	C
leicest	C
leicest _that	C
leith	F
lej	U
lej _de	Q
lemuel	S
len	J
lend	[
length	C
length _be	D
lengu	[
lenguaj	U
lenguaj est	C
lennon	G
lennon chord	G
lens	C
lens da	C
lens expir	H
lens swim	E
lent	L
lent _la	C
lent _par	S
lent mone	C
lentej	[
lentil	[
leo	I
leo _and	G
leo _la	S
leon	C
leon _de	X
leon _en	Q
leon _y	R
leon entr	C
leonard	G
leonard dicapri	G
leopard	Y
leopard _and	D
lep	[
lepr	V
lepros	W
lepros _in	P
lesbian	U
lesion	C
less	K
less _or	C
lesson	[
lesson _about	S
lesson _for	[
lesson _from	V
lesson _of	[
lesson _on	P
let	H
let _chapt	C
let _for	C
let _of	[
let _to	[
let agenc	C
let befor	T
let go	X
let m	J
let r	C
let word	C
letr	C
letr mat	T
lev	M
lev ackerman	C
lev schit	C
lev strauss	D
lev truck	C
lev women	H
levadur	C
levadur llev	C
levant	W
levant _la	R
levantar	Q
levantars	R
levantat	[
levantat _y	W
level	C
level 1542	C
level ?how	C
level list	E
level point	K
level thre	E
leviatan	Z
leviathan	G
leviathan bass	C
leviathan farm	C
levin	C
levin voic	C
levirat	[
levit	X
levit mov	C
levitic	V
leviticu	[
levothyroxin	C
levothyroxin tablet	C
lew	C
lew advert	I
lew return	C
lex	C
lex luthor	C
ley	X
ley _de	C
ley _del	[
ley _en	P
ley _y	S
liar	[
liban	X
liber	C
liber _do	C
liber espaci	C
liber movil	C
liberacion	U
libertad	Z
libr	V
libr _con	P
libr _de	Y
libr _del	Q
libr _en	D
libr _mas	P
libr _que	R
libr _tien	P
libr apocrif	P
libr compatibl	C
libr femal	C
libr mas	Y
librar	P
librar ticket	J
licenc	C
licenci	Z
licens	C
licens fee	C
lich	C
lich king	C
lid	[
lid _de	[
lider	U
liderazg	P
lidi	Z
lidocain	C
lidocain last	C
lie	[
lie _about	U
lie _for	Q
lie _in	V
lie _on	[
lie _to	[
lie down	C
lienz	Q
lif	[
lif _and	Q
lif _at	V
lif _be	M
lif _for	T
lif _in	S
lif _of	C
lif _on	U
lif _with	U
lif aft	T
lif alon	R
lif among	W
lif creatur	R
lif lin	C
lif lyric	C
lif path	C
lif sacrific	S
lif support	V
lif wat	Y
lifecycl	C
lifecycl diagram	C
lifespan	C
lifespan _of	C
lift	H
lift aftercar	C
lift up	[
lig	C
lig _en	E
lig all	I
lig mx	C
liger	U
light	I
light _and	V
light _be	C
light _in	C
light _of	[
light _on	C
light _to	Y
light _wont	C
light blink	C
light bmw	C
light mean	C
light off	C
light shin	[
light sing	C
light tak	C
light troms	C
lightn	[
lightroom	C
lightsab	H
lightsab color	H
lik	[
lik _a	Y
lik _an	[
lik _god	V
lik _i	P
lik _im	C
lik _in	E
lik _me	Y
lik _my	Q
lik _someon	P
lik _th	X
lik _the	C
lik _to	F
lik _us	Q
lik arrow	[
lik attack	C
lik football	C
lik jesu	P
lik nail	J
lik pineappl	J
lik roommat	Q
lik star	Z
lik teen	C
lik tind	C
lik tre	R
lik wat	[
lil	C
lil _of	I
lil car	D
lil repot	C
lil toxic	C
lilit	Y
lilith	T
lim	I
lim _a	L
lim scoot	L
limb	[
limerick	C
limerick _about	C
limit	E
limit ml	C
limitation	C
limitation debt	C
limon	C
limon remedi	C
limoner	C
limosn	X
limpi	U
limpi _una	C
lin	C
lin 42	D
lin _about	C
lin _of	C
lin _y	C
lin build	C
lin map	D
lin run	C
lin short	C
lin up	C
lincoln	C
lincoln ad	E
lincoln commercial	J
lincoln height	C
lincoln vampir	C
lind	[
line	D
line _del	H
linek	I
linek podcast	I
linen	[
linen shirt	I
lineup	C
lingeri	C
lingeri model	C
linguin	C
linkedin	C
linkedin post	C
linkedin recommendation	C
linux	C
linux install	E
linux terminal	C
lion	R
lion _and	U
lion _in	U
lion _of	R
lion _with	P
lion bar	G
lion den	U
lion king	C
lion proud	I
lion week	C
lip	Y
lip kit	C
lipstick	C
lipstick shad	C
lipstick suit	C
liquid	C
liquid limit	C
liri	C
liri _de	C
liri _del	[
lis	C
lisbo	F
lisbo _en	N
lisbon	C
lisbon _in	C
list	C
list 2010	K
list _de	[
list _for	C
list _of	[
list _par	[
list _the	E
list _your	D
list cost	E
list esl	C
list tak	C
listen	[
listen _to	T
listen slow	[
literal	[
literatur	W
litr	C
litr _de	C
litr _of	E
litr compost	C
littl	[
littl age	C
littl broth	Q
littl child	Q
littl girl	X
littl on	P
littl thing	R
littl win	U
liv	P
liv _and	S
liv _by	Y
liv _for	[
liv _in	I
liv _with	[
liv alon	P
liv dow	C
liv far	U
liv rad	C
liv updat	C
liverpool	C
livin	C
livin _on	C
lkjhgf	E
lkjhgf poiuyt	E
lkjlkjlkj	C
llag	W
llam	I
llam _a	V
llam _de	S
llam _di	[
llam _la	C
llam israel	Q
llamab	S
llamab _la	P
llamaban	Q
llamaban _los	Q
llamamient	Q
llaman	Y
llamar	P
llan	C
llan _y	C
llant	[
llav	V
llc	C
llc _in	D
llc vs	I
lleg	L
lleg _a	C
lleg _al	X
lleg _el	C
lleg _la	X
lleg _un	T
lleg colon	D
lleg tard	[
llegu	[
llegu _a	T
llen	H
llen _de	Z
llen _del	P
llen _el	Q
llen octubr	C
llenen	T
llev	Z
llev _a	R
llev _al	X
llev _el	P
llev _un	H
llev _una	L
llev an	Q
llev mbapp	C
llevan	Q
llevan _a	Q
llevarm	P
llevars	R
llor	[
llor _a	S
llor _en	T
llor _por	U
llor _ser	R
llor _y	R
llor jesu	P
llorab	R
lloran	X
lloron	R
llov	C
llov _el	C
llovi	Y
lluev	V
lluvi	X
lma	L
lma _what	L
lmaoo	C
ln	C
ln x	C
load	C
load _of	G
load estat	E
load forev	C
loadout	C
loaf	J
loaf tin	J
loan	I
loan _at	K
loan account	C
loan application	C
loan forgiv	C
loav	[
loav _and	X
loav _do	C
lob	[
lob _con	R
lob _y	R
lobb	C
loc	[
local	P
local new	C
localhost	F
localhost 300	F
location	C
location hour	C
lock	F
lock ?who	C
lock _and	C
lock error	F
lock rhym	I
lockpick	C
locur	S
locust	Y
locust gear	C
lod	W
loft	J
loft _on	J
log	C
log _me	C
log bas	G
log out	C
log undefin	F
logan	F
logan paul	F
login	C
login _with	C
login not	C
logr	[
loin	L
lol	C
lol whatev	C
lom	T
london	C
london ?wher	C
london _to	F
london dress	M
london open	C
london ticket	C
london twit	J
long	L
long _be	C
long _can	G
long _do	C
long _for	D
long _in	J
long _should	[
long _to	S
long _would	C
long befor	C
long distanc	[
long division	C
long hair	[
long john	C
long lean	C
long leav	C
long motorwa	D
long neck	C
long reign	P
long riv	C
long road	C
long text	J
long uk	D
long word	C
longshor	C
longshor drift	C
look	R
look _for	U
look _on	R
look around	C
look back	[
look big	C
look blurr	G
look down	V
look lik	[
lookup	C
loop	C
loop _in	E
loop infinit	C
loos	Q
loos no	C
loos serv	C
loos xbox	F
loot	C
lopez	C
lopez bennif	C
loratadin	C
lord	[
lord _a	R
lord _and	R
lord _be	[
lord _con	P
lord _de	C
lord _en	U
lord _for	Z
lord _i	V
lord _o	R
lord _of	C
lord _por	Q
lord _que	W
lord _ser	V
lord _tu	Z
lord _will	Q
lord _y	Q
lord _your	Q
lord arm	P
lord cuid	R
lord jesu	P
lord jireh	R
lord mak	[
lord mean	[
lord niss	T
lord no	X
lord pelear	P
lord pra	R
lord quit	Q
lord raph	Q
lord shalom	Q
lord sup	R
lord te	R
lorenz	C
lorenz _de	C
lorenz result	C
los	R
los _his	T
los _my	C
los _someon	T
los _th	C
los _the	R
los _your	R
los patient	S
loss	[
lost	P
lost _a	[
lost _her	T
lost _his	X
lost _in	Q
lost _my	[
lost _th	R
lost _the	[
lost all	T
lost ark	C
lost birth	C
lost book	Z
lost doom	J
lost everyth	T
lost luggag	C
lost sheep	[
lot	[
lot _and	P
lot _en	C
lot _for	X
lot _in	V
lot _of	L
lot _se	Q
lot _y	U
lot cloth	C
lot daught	R
lot polish	F
lot strip	C
lot wif	Y
loteri	C
loteri nacional	C
lott	C
lott numb	C
lotter	N
lotter numb	C
lotter ticket	[
lou	C
lou arch	K
lou cardinal	L
lou park	I
lou sach	C
louboutin	C
louboutin _so	C
loud	S
loud _be	C
loud aft	F
louisian	C
louisian purchas	C
loung	C
lov	Z
lov _a	P
lov _and	P
lov _be	C
lov _for	P
lov _god	[
lov _him	Y
lov _in	[
lov _me	[
lov _my	[
lov _of	[
lov _someon	S
lov _the	R
lov _vers	T
lov _with	[
lov _you	T
lov _your	W
lov actual	D
lov band	C
lov boat	C
lov bug	C
lov choreograph	C
lov cov	[
lov everyon	P
lov film	C
lov golf	C
lov handl	C
lov heart	C
lov horoscop	C
lov iii	C
lov island	C
lov luc	C
lov merc	W
lov on	R
lov one	T
lov peopl	U
lov pizz	C
lov robert	C
lov soft	C
low	S
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
lt	E
lt b	E
lubb	C
lubb dub	C
luc	T
luc ?how	C
lucer	[
luch	V
luch contr	S
luci	F
luci all	C
lucif	V
lucif netflix	C
luck	M
luck charm	[
luck color	C
luck numb	P
lueg	C
lueg exist	C
lufthans	C
lug	[
lug _de	Y
lug _dond	S
lug _en	R
lug santisim	Q
lugar	V
luggag	C
luggag _on	I
luggag allowanc	F
luggag claim	C
luj	X
lujuri	Q
luk	M
luk comb	D
luk littl	C
luk perr	C
luk skywalk	H
lukewarm	Z
lululemon	G
lululemon align	G
lun	N
lun _de	Z
lun calend	C
lun llen	C
lun nuev	C
lunch	G
lunch menu	H
lunchbox	M
lust	S
lust _a	W
lust caution	C
lut	[
luter	[
luter _y	U
luth	L
luth episod	H
luth idr	C
luth king	C
luth season	M
luth vandross	C
lutheran	C
lutheran hospital	C
luthor	C
luthor actor	C
luthor bald	C
luton	D
luton bus	D
luxur	[
luz _del	W
luz _en	V
luz _por	C
luz _y	Q
luz amarill	C
luz naranj	C
ly	D
ly 3xyz	D
lydi	[
lye	D
lye calculator	D
lyl	C
lyl 100m	C
lynch	C
lynch review	C
lyr	H
lyr bird	C
lyric	C
lyric _in	C
lyric _we	C
lyric mean	I
lyric zulu	C
lysi	T
lystr	U
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
mac export	M
mac rumor	J
mac sauc	H
macabe	[
macaren	C
macaren danc	C
macaroon	F
macaroon _and	F
macb	C
macb act	I
macb charact	C
macbook	F
macbook fan	F
maccabe	[
maccabeu	X
macedoni	T
mach	W
mach cabri	W
machin	C
machin drum	C
machin flash	C
machin hir	E
machin rtp	F
machin stop	I
machin thread	C
machism	Z
machist	[
machu	C
machu picchu	C
macr	C
macr _to	M
mad	T
mad _at	Q
mad bracket	C
madagasc	C
madagasc _in	C
mader	W
madonn	C
madonn vide	C
madr	[
madr _de	S
madr _que	P
madrastr	S
madrid	C
madrid _a	N
madrid hoy	C
madrid valenci	C
madrug	P
maestr	Y
maestr _de	R
mag	[
magalha	C
magalha contract	C
magdalen	[
maghrib	E
maghrib _in	E
magi	[
magic	U
magic _the	C
magic book	V
magic eight	C
magic ticket	G
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
maid	T
mail	C
mail dela	C
mail yaho	D
main	[
main str	G
main them	[
major	[
majorit	C
majorit lead	C
mak	P
mak _a	S
mak _an	D
mak _by	T
mak _for	P
mak _from	F
mak _god	[
mak _in	G
mak _it	[
mak _me	C
mak _my	C
mak _myself	P
mak _of	C
mak _on	[
mak _th	C
mak _the	[
mak _us	U
mak _you	P
mak _your	N
mak ahead	C
mak animal	S
mak bad	U
mak buz	D
mak cold	C
mak david	P
mak decision	[
mak everyth	T
mak excus	S
mak friend	[
mak fun	S
mak hair	C
mak hone	C
mak insulin	C
mak lye	D
mak mistak	Q
mak pag	C
mak peac	[
mak peopl	T
mak pizz	E
mak popcorn	C
mak ric	C
mak satan	P
mak slim	J
mak up	N
mak wholemeal	J
makeup	T
makeup job	C
mal	[
mal _a	U
mal _con	P
mal _de	X
mal _en	T
mal _la	P
mal _me	P
mal _or	C
mal _por	T
mal _que	V
mal _se	P
mal _ser	Q
mal amig	Q
mal compani	R
mal no	Q
mal not	Y
mal notici	T
mal palabr	Q
mal pensamient	P
mal rach	S
mal suert	T
mal ten	Q
mal tom	S
malach	[
malachor	C
malachor star	C
malag	C
malag _con	C
malagradecid	V
malaqui	U
maldad	W
maldicion	[
maldicion _de	Q
maldij	R
maldij _a	R
maldit	X
maldon	C
maldon f1	C
maleni	C
maleni strateg	C
mall	C
malon	C
malon car	C
malt	S
malt whisk	C
maltrat	[
maltrat animal	Y
malv	[
malwar	C
mam	K
mam _de	V
mam _me	T
mam _que	W
mam _se	T
mam _so	C
mam _tien	T
mam _y	P
mam est	T
mam no	R
mam quier	Q
mam ya	P
mammon	Z
mamon	W
man	[
man ?who	[
man _a	U
man _al	C
man _and	C
man _at	V
man _be	N
man _de	S
man _en	T
man _from	C
man _hav	E
man _in	[
man _of	Y
man _on	[
man _that	U
man _to	Y
man _whos	R
man _with	[
man aft	P
man birth	P
man com	Q
man die	Q
man film	C
man group	S
man kill	T
man lech	P
man padm	C
man speech	S
man suit	C
man sum	I
man ticket	C
man utd	C
man vuel	C
man walk	C
manaen	U
manag	P
manag _for	C
management	W
manan	M
manan _en	C
manan _ser	Z
mananit	T
manas	Z
manasseh	[
manch	C
manch _de	C
manchest	C
manchest unit	E
manchst	C
manchst unt	C
mand	[
mand _a	V
mand _el	Q
mand _en	R
mand _un	Q
mand _una	T
mand mat	P
mandam	U
mandam _una	T
mandamient	[
mandarin	C
mandarin ton	C
mandolin	C
mandragor	Z
mandrak	[
manej	X
maner	Z
mang	M
manganes	D
manganes _in	D
manifest	[
mann	[
mann _and	Q
mans	Z
mansedumbr	Y
mant	C
mant _de	V
mant egg	C
manten	S
mantr	C
mantr _par	C
mantr word	C
manufactur	C
manzan	V
manzan _de	Q
map	C
map 1840	C
map amsterdam	I
map blank	D
map thre	J
map v	E
maquet	C
maquillaj	T
maquillaj _par	C
maquillars	C
maquillars _los	C
maquin	E
mar	[
mar ?who	C
mar _and	U
mar _de	[
mar _the	S
mar berr	C
mar cocktail	H
mar j	C
mar kay	C
mar magdalen	Y
mar mor	X
mar moth	Q
mar pass	C
mar poppin	C
mar roj	T
mar two	C
mar weak	C
maradon	C
maradon year	C
maranat	X
maranath	T
marathon	M
marathon _in	C
marathon train	C
maraton	[
maraud	C
maraud ?how	C
maravillos	U
marc	Z
marc _de	[
marc com	G
marc jacob	C
marcador	C
march	Q
march 22	C
march around	[
march mad	C
marcu	C
marcu aureliu	C
mard	C
mard gr	C
mardoque	V
margit	C
mari	K
mari 64	F
mari _en	R
mari _la	P
mari _ser	Q
mari broth	H
mari club	C
mari goal	C
mari kart	I
mari magdalen	Q
marid	Z
marid _de	C
marid _me	S
marid _que	P
marid _se	X
marid _ser	X
marid _tien	Q
marid est	P
marid no	X
marid ya	P
marihuan	Y
marijuan	T
marinad	C
maripos	J
maripos _en	C
mark	[
mark _of	[
mark _to	C
mark cuban	G
mark ronson	C
mark symbol	C
mark wahlberg	C
mark zuckerberg	C
market	U
market liv	C
market stall	C
marketplas	C
marketplas car	C
marmalad	D
marr	Z
marr _a	Z
marr _an	U
marr _and	Q
marr _at	C
marr _be	Q
marr _but	P
marr _for	[
marr _her	S
marr _him	Q
marr _in	V
marr _me	C
marr _my	S
marr _someon	U
marr _the	R
marr _to	S
marr aft	T
marr again	P
marr certificat	C
marr coupl	S
marr dat	G
marr licens	C
marr man	Q
marr stor	C
marseill	G
marshall	C
marshall plan	C
mart	[
mart _y	P
marten	C
marth	V
martial	U
martial art	[
martial law	C
martin	C
martin eden	H
martin luth	C
martin saturda	I
martingal	H
martir	[
martyr	[
marvel	C
marvel mov	J
marxism	E
marxism essa	E
marz	C
marz _en	C
mas _a	R
mas _que	Q
mas barat	C
mas larg	C
mas mal	C
mas rapid	C
masal	L
mascar	C
mascot	L
mascot _por	C
mash	C
mash potato	C
mask	C
mask review	C
maslow	D
maslow hierarch	D
mass	S
mass _and	C
mass _of	C
massacr	W
mast	C
mast _in	C
mast _on	C
mast sword	C
mat	[
mat _a	[
mat _al	W
mat _con	P
mat _en	U
mat _un	R
mat cain	Q
mat david	P
mat mak	C
matab	P
mataban	R
matan	R
matanz	R
matar	V
match	C
match _a	M
match list	J
mate	Z
maten	R
material	C
math	E
math 2023	G
mati	T
matlab	C
matlab plot	C
matrimoni	[
matrimoni _con	R
matrimoni _en	P
matrimoni _por	Z
matrimoni _y	T
matrimoni entr	P
matrimonial	[
matrix	C
matrix determinant	C
matrix trinit	C
mattathi	[
matthew band	L
matthew mcconaughe	C
matthew perr	C
matthew red	C
matthi	[
mattress	C
mattress _or	C
mattress review	C
matusalen	X
max	D
max investigation	C
max pr	C
max verstappen	D
maxim	C
maxim _en	C
maximum	G
maximum break	L
maximum weight	I
may	F
may _en	C
may last	J
mayb	C
mayb lat	C
mayf	E
mayflow	C
mayflow numb	C
mayonnais	E
mayor	R
mayor _de	Q
mayor _of	C
mayor _que	Y
mayor _y	Q
mayordom	S
mbapp	C
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
mcdonald	C
mcdonald breakfast	C
mcmxcix	C
mcrib	D
mcrib releas	D
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
mean _that	W
mean _to	[
mean best	F
mean biolog	C
mean essa	D
mean fear	C
mean median	C
mean ord	C
mean pink	I
meaningless	U
meant	F
meant _to	C
measur	E
measur _a	C
meat	[
meat _on	U
mecc	G
mecc hotel	G
mechanical	C
mechanical keyboard	C
med	R
med _and	S
medad	P
medellin	C
medi	[
medi _de	Z
mediador	[
median	C
median mod	C
medianoch	U
mediator	Z
mediator between	S
medic	G
medic sescam	C
medical	[
medical marijuan	T
medication	W
medicin	H
medicin _en	Q
medid	H
medid _del	Q
medit	[
meditacion	Z
meditat	[
meditat _on	[
meditation	I
meditation tim	C
medium	Z
medium rar	H
meek	H
meet	R
meet _hav	C
meet _my	Q
meet _you	C
meet invit	D
meg	J
meg million	E
megalodon	C
megidd	[
meguid	V
meh	C
mejill	W
mejor	Q
mejor _par	C
mejor _que	U
mejor _ser	Q
mejor amig	X
mejor delanter	C
mejor epoc	C
mejor exit	C
mejor sol	[
melat	C
melat result	C
melatonin	C
melatonin legal	C
melchizedek	V
melill	C
melliz	[
melliz _de	V
melquisedec	Y
mem	C
memb	C
memb _in	C
memb _of	C
memb list	H
membership	C
membership worth	C
memor	H
memori	T
memorial	[
memoriz	[
memph	E
memph griz	E
men	K
men _de	C
men _yo	V
men eight	C
men haircut	C
men men	T
men tekel	V
mendig	[
mengu	Y
menor	W
menor _que	P
mensaj	K
mensaj _de	Y
mensaj _par	[
mensaj biblic	P
mensaj bor	C
mensajer	R
menstruation	[
ment	[
ment _a	P
ment _en	V
mental	X
mental ill	S
mention	Z
mention _in	P
mentir	[
mentir _de	Q
mentiros	U
menu	C
menu jefferson	H
mephibosh	U
merab	[
merc	Z
merc _and	[
merc hospital	I
merc kany	C
merc karat	C
merc overwatch	C
mercadolibr	C
mercadon	C
mercadon calori	I
mercadon doming	C
merchant	Z
mercur	L
mercur _in	C
mercur retrograd	M
mercuri	C
mercuri retrogr	C
merezc	T
merg	C
merg cell	G
merg conflict	E
merg sort	C
merg two	C
merib	W
meribah	Y
merr	[
mes _de	Q
mesac	Q
mesac _y	Q
mesh	C
meshach	V
mesi	[
mess	C
mess _the	C
mess cuant	D
mess up	U
messag	U
messag _for	S
messag _of	[
messag _to	M
messag exampl	C
messeng	[
messiah	M
messiah pag	D
messiah runtim	C
met _en	[
met _someon	Q
met _your	C
met read	D
metafor	C
metal	L
metal _in	H
metal band	C
metal teeth	C
metallic	C
metallic drum	C
metaphor	C
metformin	D
metformin sid	D
method	C
method _in	C
methodist	C
methodist hospital	C
methuselah	[
meti	C
meti _al	Q
meti _el	C
metieron	R
metieron pres	Q
metr	F
metr exodu	C
metr map	C
metric	C
metric _de	C
metronidazol	C
mexic	C
mexic _what	C
mexic cit	C
mexican	C
mexican line	H
mexican resumen	C
mezcl	X
mg	C
mg _what	C
mg dl	C
mi	[
mi _a	P
mi _en	Y
mi _que	P
mi _y	Q
mi est	S
mi no	S
mia	Y
mia _al	P
mia _ser	Q
mia _y	S
miam	C
miam heat	N
mic	C
mic _and	C
mic _for	N
mic check	C
micah	F
micah bell	C
micah parson	C
micah richard	C
micai	Z
micaiah	Z
mical	[
michael	E
michael b	C
michael cain	C
michael cav	C
michael faith	C
michael jackson	L
michael jordan	K
michal	[
michell	C
michell gell	C
michigan	K
micr	J
microblad	C
microblad cost	C
microgynon	C
microphon	C
microphon driv	C
microsoft	C
microwav	C
microwav mug	F
microwav oven	I
microwav spark	H
mid	J
mid _un	C
middl	C
middl school	L
midian	[
midnight	P
midwiv	R
miel	[
miembr	R
mient	P
mientr	Z
mierd	C
mierd _de	C
mig	C
migaj	Z
might	[
might _god	P
might man	P
migrant	R
migrat	C
migrat rollback	C
miguel	P
miguel cervez	C
mik	C
mik judg	C
mikaelson	C
mikaelson pow	C
mil	T
mil _to	D
mil an	Y
mil mujer	Q
milagr	[
milagr _de	W
milagr hac	R
milagros	P
milan	L
milanunci	C
mile	C
mile ayer	C
mileag	C
mileag _do	K
mileag _if	C
mileni	Y
miletu	[
milf	C
milf _in	C
milf cam	C
mililitr	C
mililitr _tien	C
milit	W
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
million	U
million jackpot	E
millonari	T
millston	[
min	Y
min film	C
min gam	E
min goal	C
minc	C
minc saf	E
mind	[
mind _be	W
mind _wont	[
mind runtim	C
mindful	W
minecraft	C
minecraft ?how	C
minecraft _com	C
minecraft one	H
mineral	C
mineral spirit	C
ming	C
ming dynast	C
minim	C
minim _en	C
minim comun	C
minim espan	L
minimum	C
minimum wag	U
minist	C
minist befor	C
ministeri	[
ministeri _de	X
ministr	S
ministr _de	C
minneapol	J
minneapol st	J
minnesot	J
minnesot zip	J
minor	Z
minor prophet	T
minti	W
mintieron	W
minu	C
minu 5x	J
minu one	E
minut	J
minut _for	C
mio	[
miopi	C
mique	[
mir	[
mir _a	S
mir _el	P
mir _la	Q
mir atr	Q
miracl	M
miracl _do	[
miracl _of	T
miracl _on	C
miracl gro	C
miracl musical	C
miracl whip	C
miran	U
miran mal	T
mirand	C
miren	S
miriam	Y
mirr	Z
mirror	[
mirror placement	C
mis	[
mis _de	V
mis _por	[
miscarr	Q
miscarr bab	Q
miscarriag	U
miserabl	T
misericordi	[
misericordi _de	R
misericordios	R
mision	U
misioner	V
mism	V
mism ayer	P
miss	V
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
mission trip	[
mission viej	C
missionar	[
mist	F
mist tour	C
mistak	Z
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
mix vinyl	H
mizpah	V
mk7	J
ml	C
mla	D
mla citation	D
mma	[
mmmmmmmmmmmm	C
mnason	U
mnbvcx	C
mnemonic	C
moab	[
moabit	W
mobil	C
mobil contract	M
mobil dat	C
mock	[
mock _the	T
mockingbird	C
mockingbird _chapt	C
mockingbird boo	C
mod	C
mod _for	D
mod differenc	C
mod toggl	D
mod wonderkid	C
mod worksheet	F
model	C
model 303	C
model _be	C
model _de	C
model fraction	C
model galler	C
model numb	F
model thre	C
modern	I
modern fam	C
modest	W
modu	C
modu ponen	C
modul	E
mog	C
moh	C
moh _de	C
moham	C
mois	[
mois _en	Q
mois _se	R
mois _y	P
mois no	P
moissanit	D
moisturis	C
moj	Z
mol	C
mol _be	G
mol donut	C
mol mass	C
mol pizz	G
mol poblan	D
mold	F
mold angl	C
molech	[
molest	[
molest _a	R
molest _me	T
molestan	[
molin	[
moloc	Y
mom	[
mom _and	Q
mom _be	T
mom _doesnt	R
mom _hav	Q
mom _in	S
mom _wont	R
mom die	T
moment	E
moment _of	C
momm	X
mon	J
mon lis	C
monac	C
monad	C
monda	W
mone	[
mone _and	R
mone _be	T
mone _for	T
mone _from	V
mone _in	K
mone _on	V
mone _to	C
mone back	T
mone chang	X
mone luck	C
mone problem	T
moned	C
moned _de	C
moned _par	C
monedit	R
mongodb	C
mongodb vs	C
monitor	C
monitor _from	C
monitor _with	C
monj	V
monk	E
monk album	F
monk fruit	C
monk tv	M
monke	C
monop	C
monop ?how	C
monop start	C
monsoon	F
monsoon season	F
monst	Z
monster	F
monster ?how	F
monstru	W
mont	M
mont _de	T
mont _en	C
mont _una	C
mont carmel	S
mont python	C
mont sina	[
montan	[
monterre	C
montessor	C
montessor shelf	C
month	Q
month _from	C
month _that	J
month leav	F
month payment	K
month salar	C
monton	Z
monz	G
monz vs	G
mood	Y
moon	D
moon _and	[
moon _in	C
moon knight	C
moon look	C
moon personalit	C
moon phas	C
moon tim	C
moonston	E
moonston vs	E
moor	C
moor whit	C
mor	V
mor _a	Q
mor _de	V
mor _dond	C
mor _el	Q
mor _en	X
mor _it	C
mor _la	C
mor _mi	[
mor _por	T
mor _ser	Q
mor _un	T
mor _una	Q
mor _y	Q
mor abraham	[
mor alguien	Q
mor child	P
mor epic	C
mor jesu	Y
mor mone	Q
mor patient	X
mor professional	G
mor sin	Q
mor than	F
mor year	[
moral	[
moral _of	[
moralej	X
moralej _de	W
mord	C
mord _los	C
mordeca	[
moriah	V
moribund	Q
morim	S
morir	Q
mormon	L
mormon musical	C
mormon tea	C
morn	C
morn _at	C
morn _in	J
morn _to	C
morn all	C
morn comput	C
morn pra	X
morn star	[
mort	C
mort szechuan	C
mortaj	T
mortal	X
mortal sin	V
mortgag	Q
mortgag _or	C
mos	[
mos ?when	Q
mos _and	U
mos _in	U
mos _the	Q
mos die	Q
mos hand	Q
mos kill	Q
mos malon	C
mos not	T
mos see	P
mos strik	R
mos wif	T
mosc	[
mosquit	M
mosquito	C
mosquito bit	C
moss	C
moss _in	C
moss out	D
most _for	C
most coastlin	C
most high	U
most out	C
most stubborn	C
mostaz	[
mostr	P
mot	C
mot 125	C
mot due	H
moth	S
moth ?who	V
moth _and	Y
moth _be	S
moth _in	S
moth _of	S
moth book	C
moth chang	G
moth comfort	Q
moth day	[
moth die	P
moth final	C
moth forget	U
moth proud	C
motherboard	D
motherboard _for	D
motherlod	C
motherlod cheat	C
motion	C
motion vide	G
motivation	[
motor	F
motor encendid	C
motorbik	E
motorbik chain	G
motorbik stunt	K
motorcycl	C
motorcycl club	C
motorcycl compan	E
motorwa	C
mould	C
mould mit	C
mount	[
mount _of	[
mount carmel	Q
mount ebal	W
mount neb	T
mount sina	C
mount zion	[
mountain	[
mountain _in	C
mountain _of	P
mountain form	C
mountan	C
mourn	[
mouth	H
mov	R
mov 202	I
mov _and	P
mov _for	[
mov _in	[
mov _my	C
mov _on	[
mov _to	U
mov ap	C
mov awa	Y
mov back	S
mov hous	I
mov int	[
mov out	V
movi	C
movi ?how	J
movi ?wher	C
movi _hav	C
movi actor	K
movi length	H
movi pix	K
movi rat	L
movi tom	F
movil	C
movil movist	C
movist	C
mow _that	I
mow belt	C
mozart	C
mozart symphon	C
mp	C
mp _for	C
mp3	C
mp3 grat	C
mp4	C
mp4 _to	C
mpg	C
mph	C
mph anoth	C
mr	C
mr bean	C
mr birl	E
mr brightsid	C
mr darc	C
mr whisk	D
mrbeast	C
mrbeast ?how	C
mri	P
mri _and	C
mri vs	C
msg	C
msg mak	C
much	[
much _la	U
much _se	U
much plat	Q
much pulg	C
muchach	Y
muchach _que	Q
mud	K
mud _a	Q
mud _on	R
mud mask	C
mudd	U
muer	X
mueren	S
muert	[
muert _en	P
muert _que	R
muert entierren	Q
muestr	R
muestram	X
muestram _tu	X
muev	C
muev _el	C
muffin	C
muffin man	C
mug	M
mug cak	F
muj	Y
muj _con	R
muj _de	[
muj _del	Q
muj _en	P
muj _me	Q
muj _que	U
muj cas	P
muj sabi	P
muj virtuos	S
mujer	P
mujer _de	S
mujer _en	Q
mujer _que	[
mujer _y	P
mujer desnud	C
mujer profet	R
mujer tuv	[
mult	J
mult _por	C
multipl	H
multipl _de	C
multitud	V
mum	C
mum mobil	C
mumford	C
mumford _and	C
mumm	C
mumm brendan	C
mund	P
mund _y	Q
mundial	S
municipal	C
municipal _los	C
muppet	C
muppet christm	E
mur	J
mur _de	C
murall	[
murd	[
murder	Z
murder _in	P
murieron	T
murieron _los	P
murieron _por	Q
murph	C
murph tim	C
murra	C
murra abraham	C
mus	C
muscl	C
muscl _in	C
museum	C
mush	C
mushroom	F
mushroom belong	C
mushroom plant	C
music	X
music _de	P
music _for	N
music mp3	C
music vide	C
musical	C
musical album	C
musical london	C
musician	[
musician _in	Y
musk	C
musk ?how	E
musk _hav	C
muslim	X
mustang	C
mustang gt	C
mustard	C
mustard cardigan	C
mustard seed	M
musulman	S
musulman _y	P
mut	C
mut _someon	C
mutex	H
mutu	C
mutu acuerd	C
mx	C
my	P
mychart	C
mymath	C
mymath simultaneou	C
myrrh	[
mysql	C
mysql dump	C
myster	[
myth	Q
n	C
n _a	E
n _i	D
n ros	C
na	C
na hey	C
na na	C
naaman	[
naan	C
naan bread	C
nabal	Q
nabot	[
naboth	Q
nabucodonosor	Y
nac	N
nac _a	C
nac _de	X
nac _el	C
nac _en	W
nac _mi	S
nac jesu	V
nac otr	Q
nacem	S
nacen	P
nach	C
nach caser	C
nacid	S
nacion	[
nacional	C
nacl	C
nad	Q
nad _a	R
nad _en	T
nad _hay	U
nad _me	[
nad _nos	T
nad _que	S
nad _ser	R
nad cambi	T
nad est	C
nad sol	C
nadab	S
nadi	[
nadi _de	P
nadi _en	P
nadi _lo	Q
nadi _me	X
nadi _pod	Q
nadi _se	S
nadi _ser	P
nadi cre	Q
nadi sab	T
nadi te	X
nadi vien	P
nag	T
nah	C
nah count	C
nah nah	C
nahoditsy	J
nahoditsy vokzal	J
nahor	W
nahum	X
nahum tat	C
nail	N
nail _at	C
nail _hav	C
nail polish	[
nail shap	C
nain	Q
nak	F
nak celeb	C
nak eye	C
nakshatr	C
nakshatr find	C
nalg	V
nam	G
nam 2025	C
nam _a	C
nam _be	[
nam _for	C
nam _in	Q
nam _of	U
nam _the	C
nam abel	C
nam generator	C
nam ide	G
nam kevin	G
nam onl	U
nan	C
naom	[
napoleon	C
napoleon height	K
napoleon represent	C
napp	C
napp _do	F
naproxen	K
naproxen vs	K
naranj	C
naranj _del	C
narcisist	S
narcissist	Y
nariz	W
narrator	C
narrator _in	C
narrow	[
nasdaq	C
nasdaq futur	C
nat	C
nat _en	C
nat memb	C
natan	[
natanael	U
nathan	C
nathan _for	C
nathan hot	D
nation	[
nation _of	R
nation fixtur	C
national	C
national express	F
national hot	C
national insuranc	C
national park	F
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
nav equip	H
nav retir	C
navidad	[
navidad _en	P
navidad sin	R
navigat	C
navigation	C
navigation stack	C
navratr	K
navratr color	K
nazar	Z
nazare	[
nazaren	Y
nazaret	E
nazaret cas	C
nazirit	[
nba	C
nba draft	G
nba pla	C
nc	C
nc apartment	C
nda	C
nda templat	C
near	C
near _by	C
near _me	C
near _the	C
near _to	[
near ashevill	C
near haram	G
near universal	M
near wemble	K
neb	V
nebuchadnez	W
necesari	Q
necesari _que	P
necesidad	P
necesit	Z
necesit _que	P
necesit _un	S
necesit _una	T
necesitan	P
necessar	S
neci	[
neck	N
necklac	[
need	K
need _a	T
need _an	C
need _for	C
need _me	Y
need _my	H
need _on	G
need _so	K
need _the	I
need _to	C
need befor	D
need doing	K
need help	N
need mone	Y
need plan	C
need snow	C
need vitamin	F
needl	T
neg	V
neg _a	P
negativ	P
negativ percent	C
negativ think	Z
negoci	V
negotiat	Y
negr	M
negr _y	Y
negron	C
nehemi	T
nehemiah	[
neighbor	[
neighborhood	P
neith	[
nematod	K
nematod ?when	K
nen	P
neon	C
neon genes	C
nephew	V
nephilim	X
nerv	[
nervi	U
nervi _por	P
nervios	P
nervou	[
nervou _about	U
nest	J
nest remov	C
net	C
net post	M
net worth	C
netflix	C
netflix _th	C
netflix cancell	C
netflix cast	C
netflix com	F
netflix comed	C
netflix profil	C
netherit	C
netherit armor	C
network	C
nev	[
nev _be	Y
nev _get	S
nev _hav	P
nev _said	V
nev _say	Z
nev anoch	D
nev call	P
nev chang	W
nev com	T
nev gonn	C
nev got	Q
nev heard	P
nev know	S
nev leav	R
nev met	C
nev satisf	V
nev see	P
nev visit	P
never	C
never hac	C
new	P
new _at	Z
new _christian	X
new _from	W
new _in	[
new _on	C
new _to	R
new age	[
new album	C
new bab	S
new baker	C
new birth	[
new boss	Q
new car	V
new channel	C
new cit	Z
new commandment	P
new covenant	[
new creat	S
new earth	R
new ever	[
new heart	P
new heaven	R
new hom	C
new hop	C
new instruction	C
new iphn	C
new jerse	C
new job	[
new mak	X
new moon	[
new nam	Z
new orlean	C
new partn	Q
new pastor	P
new samsung	G
new school	X
new season	C
new song	[
new tarif	D
new task	I
new templ	Y
new testament	[
new thing	S
new toilet	C
new wif	P
new win	U
new year	J
new york	C
new zealand	C
newborn	N
newborn use	F
newlyw	Y
newton	C
newton law	C
newton second	C
next	I
next _to	W
next door	[
next episod	K
next fight	C
next full	C
next general	C
next match	F
next tour	L
next ufc	C
next updat	C
next week	[
nfl	C
nfl overtim	C
nhs	C
nhs 111	C
ni	[
ni _la	P
ni _una	X
ni calient	U
ni fri	U
nic	C
nic _to	C
nic toll	C
nicanor	W
nice	Z
nick	C
nick jon	C
nick pop	E
nicknam	E
nicknam origin	E
nicodem	V
nicodemu	U
nicolait	U
niet	[
niet _de	Q
nietzsch	C
nietzsch _do	C
nietzsch biografi	E
niev	V
nig	[
nigerian	F
nigerian styl	F
night	[
night _and	R
night _in	U
night _of	V
night alon	U
night din	C
night pra	Q
night shift	P
night stand	Z
nightclub	C
nightclub london	C
nightmar	Y
nik	E
nik sho	E
nimrod	Y
nin	N
nin 20	E
nin _a	E
nin _con	Q
nin _de	[
nin _di	P
nin _en	U
nin _que	X
nin _se	R
nin _ser	R
nin _sobr	W
nin _y	S
nin batter	C
nin contr	P
nin dibuj	C
nin going	C
nin jesu	P
nin no	V
nin peopl	G
nin percent	K
nin sheep	[
nin sin	Q
nin summar	C
nin thre	C
ninet	[
ninet nin	[
nineveh	[
nineveh repent	P
ninf	T
ningun	Y
ningun arm	T
niniv	[
ninj	F
ninj blend	F
nintend	C
nintend switch	C
ninth	V
nisab	E
niss	T
nixon	C
nlkjhgf	C
nlkjnlkj	C
nm	C
nm weath	C
nnn	C
no _a	R
no _el	U
no _en	S
no _god	Q
no _hac	P
no _hay	[
no _he	T
no _le	Y
no _les	R
no _lo	J
no _los	Q
no _me	T
no _nos	[
no _par	Q
no _pod	[
no _por	T
no _se	W
no _ser	Y
no _teng	[
no _tien	Y
no _to	[
no _u	C
no abri	Q
no acept	[
no aceptan	Q
no aguant	W
no alcanz	X
no arranc	C
no avanz	S
no ayud	P
no cambi	[
no carg	C
no centrifug	G
no chees	L
no codiciar	W
no com	J
no confi	R
no conocen	P
no conozc	P
no cre	W
no credit	M
no crei	S
no deb	R
no dej	C
no deposit	C
no doy	S
no duerm	T
no encaj	T
no encuentr	I
no ent	Z
no entr	P
no entraran	R
no est	[
no esto	[
no evil	Q
no exist	P
no ey	C
no fac	C
no feel	U
no florec	C
no food	[
no friend	S
no fui	R
no habi	Q
no habl	[
no habr	X
no hac	[
no hic	T
no imprim	C
no judi	Q
no juzgu	Q
no lee	C
no lleg	D
no logr	Z
no long	[
no man	T
no mand	P
no mat	W
no merc	C
no merezc	Q
no minimum	C
no mir	Q
no mone	U
no mor	C
no mord	C
no museum	C
no nac	P
no olvid	R
no one	[
no os	T
no oth	S
no par	W
no pas	T
no pasar	X
no patient	V
no peac	W
no pequ	S
no perdon	Q
no pictur	J
no plan	Z
no podi	P
no pud	Q
no pueden	W
no qued	T
no queri	S
no quier	Z
no quieren	S
no quis	S
no quisieron	R
no rain	Y
no raw	C
no reason	[
no sab	Y
no sabem	[
no saben	U
no sabi	R
no se	X
no sea	[
no sent	W
no sep	T
no ser	X
no sirv	C
no sol	Z
no som	Q
no son	U
no soport	U
no such	E
no suelt	[
no te	[
no tem	T
no ten	T
no tendr	P
no tenem	P
no teng	P
no teni	T
no tienen	X
no tim	[
no tod	Q
no tom	[
no trabaj	S
no val	Q
no valg	X
no veo	S
no vien	P
no vin	T
no visibl	C
no volvi	Q
no voy	Q
no wait	C
no watermark	C
no weapon	W
no word	X
no work	X
noa	C
noa hurrican	C
noah	[
noah ark	[
noah bagel	C
noah french	C
noah kahan	H
noah lyl	C
noah send	V
noah tak	Y
noah tour	G
nob	X
nobl	C
nobl eightfold	C
nobl gas	C
nobod	[
nobod _to	R
nobod _would	R
nobod believ	P
nobod help	Q
nobod know	R
nobod need	S
nobod notic	R
nobod read	C
nobod se	Q
nobod want	P
noch	[
noch _de	W
noch _y	R
nochebuen	W
nod	K
nod _en	D
nod modul	E
noe	[
noe _par	R
noel	S
noem	V
nois	G
nois ?when	D
nois _do	C
nois cancell	D
nombr	I
nombr _a	Q
nombr _de	X
nombr _del	V
nombr _en	P
nombr _from	C
nombr _par	C
nombr _que	R
nombr biblic	R
nombr hebre	P
non	R
non _christian	[
non drows	C
non fast	C
nonagon	D
nonagon _hav	D
nonetyp	E
nonetyp object	E
nonsens	C
nor	[
normal	C
normal _de	C
normal blood	H
normal cok	F
normal cold	H
normal oxygen	D
normal pric	N
normal rang	C
normal rest	C
noroviru	D
noroviru last	D
norr	C
norr fact	C
nors	C
nors _god	C
nort	Y
nort _y	Q
north	X
north _and	[
north end	J
north fac	C
northern	N
northern kingdom	[
northern light	C
northern lin	C
northup	C
northup movi	C
norwa	G
norwa _in	G
nos bl	C
nos job	K
nosotr	X
nostalgi	U
not	W
not _a	W
not _allow	S
not _be	U
not _by	X
not _de	C
not _do	Q
not _in	V
not _let	Z
not _me	V
not _my	X
not _of	R
not _our	T
not _the	U
not _to	G
not _your	X
not answ	P
not asham	R
not baptiz	Q
not believ	P
not boast	T
not bow	X
not charg	D
not com	T
not cool	F
not covet	R
not eat	K
not enough	[
not fair	Q
not fear	S
not forget	Z
not found	C
not giv	X
not go	S
not good	V
not grow	U
not judg	[
not know	T
not lak	C
not leav	R
not less	C
not lik	Q
not lov	R
not mak	V
not marr	S
not one	Z
not permit	C
not pregnant	R
not read	P
not respond	C
not return	V
not sav	P
not scan	C
not see	W
not spin	C
not stick	C
not stop	[
not subscriptabl	E
not sur	P
not sync	C
not tak	U
not weep	Q
not work	C
not worr	R
not worth	S
notar	C
notar public	C
noth ?when	C
noth _at	T
noth _be	U
noth _can	T
noth _i	W
noth _on	C
noth _real	C
noth _to	Z
noth happen	U
noth leav	R
noth metal	H
noth new	[
nothing	C
nothing publication	C
notic	T
notic ?why	C
notic _do	E
notic let	D
notic period	H
notici	C
notification	C
notification _from	C
notification _on	M
notification ffs	C
notr	C
notr dam	C
noun	C
noun _for	C
novel	K
novel best	C
novel list	C
novel ord	C
novemb	R
novemb thre	C
noven	[
novent	R
novent _y	R
novi	R
novi _de	C
novi _en	P
novi _me	V
novi _ser	R
novi _y	P
novi bad	C
novi no	S
novi quier	Q
novi viv	Q
noviazg	V
now	C
now _i	[
now _my	D
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
nub	N
nub _de	C
nucl	Y
nucl war	V
nud	D
nud _de	C
nud beach	C
nud pic	F
nudist	C
nudist cadiz	C
nuer	V
nuestr	[
nuestr _que	P
nuestr matrimoni	Q
nuev	Q
nuev _de	C
nuev _en	C
nuev _y	T
nuev criatur	U
nuev episodi	C
nuev jerusalen	Q
nuev judi	C
nuev pact	S
nuev testament	S
null	C
null point	L
nullpointerexception	D
nullpointerexception _at	D
numb	H
numb 444	C
numb 4471902	F
numb _be	C
numb _for	C
numb _i	C
numb _of	D
numb _on	C
numb app	M
numb between	C
numb can	C
numb fiv	[
numb fort	[
numb lookup	C
numb michigan	K
numb one	C
numb plat	D
numb saturda	C
numb seven	X
numb spreadsheet	G
numb stok	C
numb tv	G
numb twelv	[
numb up	C
number	X
numer	G
numer _de	D
numer atomic	C
numer fort	S
numer prim	C
numeral	C
numeral _for	C
numeral one	C
numerolog	C
numerolog _say	G
numerolog lif	C
nump	C
nump _as	C
nun	C
nun _on	F
nun actress	C
nun pr	C
nun two	C
nunc	[
nunc _he	Q
nunc _me	U
nunc _se	R
nunc estuv	P
nunc oyeron	P
nurs	L
nurs _and	Q
nurs _in	I
nurs band	C
nurs hom	M
nut	G
nutmeg	C
nutmeg _a	C
nutrition	C
nvidi	C
nvidi stock	C
nvnvnvnv	C
nw	C
nwbk	D
nwbk 6016	D
nymph	X
nz	C
nz login	C
o2	C
o2 fe2o3	C
o2 h2o	C
oak	N
oak overground	C
oak tre	[
oat	C
oat chi	C
oat flour	H
oat milk	C
oat overnight	C
oath	[
obadiah	K
obadiah stan	C
obam	C
obam presidenc	C
obe	X
obe _be	V
obe _god	S
obe _me	C
obe _my	P
obe _the	T
obe _your	S
obed	U
obed _el	P
obed edom	Q
obedec	U
obedec _a	R
obedec _al	R
obedec _que	P
obedezcan	S
obedienci	R
obisp	Q
object	P
object _be	J
object _by	H
oblig	R
oblig _a	R
obligan	S
obligan _a	S
obr	U
obr _de	D
obr _par	R
obr son	S
obrer	U
obrer poc	P
obsesion	U
obsesion _con	U
obsess	[
obsess _with	[
ocarin	C
ocarin _of	C
occam	C
occam razor	C
ocean	C
ocean _be	C
ocean exampl	C
ocean road	C
och	R
och an	R
ochent	[
octob	H
octopu	J
octopu _hav	C
octubr	C
ocult	Q
ocup	V
od	C
od _a	P
od grand	C
od pocket	I
odeon	C
odi	[
odi _a	S
odi _di	P
odi _el	Q
odi _la	T
odi _mi	R
odiaban	P
odiaban _a	P
odian	Q
odr	Z
odysse	E
odysse cyclop	E
of	Q
ofert	C
ofert _de	C
off	I
off _a	D
off _at	L
off _his	Y
off _in	C
off _it	D
off _my	[
off _on	C
off _our	W
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
offer _for	V
offer _of	S
offer _to	R
offic	E
offic _on	E
offic _us	C
offic messag	C
offic open	C
official	[
offlin	C
offlin _on	D
offlin hp	G
offsid	C
offsid rul	C
ofici	R
ofici _de	Q
oficin	[
ofir	W
ofrec	T
ofrend	[
ofrend _de	X
ofrend _y	Q
ofst	C
ofst report	C
often	C
often _be	H
often _should	C
often chang	K
often worm	C
og	[
ogr	I
ogr film	I
oh	C
oh _di	P
ohi	C
ohi court	C
ohm	C
ohm law	C
oid	[
oig	W
oijoij	C
oil	F
oil ?how	C
oil _for	N
oil _hav	C
oil _in	C
oil capacit	F
oil fir	C
oil instead	D
oil mean	F
oil paint	C
oil spill	C
oir	Y
oiuoiuoiu	C
oj	F
oj pequen	C
oj verd	C
ojal	W
ojo	[
ojo _de	Q
ojo _por	U
ojo no	P
oklahom	C
oklahom liv	C
ol	P
old	U
old _and	[
old _be	C
old _hav	S
old _to	W
old age	[
old boil	H
old book	C
old boy	L
old broth	X
old da	T
old emplo	C
old fashion	E
old friend	S
old labrador	C
old man	V
old paint	C
old parent	[
old peopl	T
old phot	C
old rubbish	C
old run	F
old son	U
old testament	[
old than	T
old town	C
old tv	C
old window	C
old wineskin	S
old woman	C
oliv _show	C
oliv garden	C
oliv oil	C
oliv tre	H
oliv vs	C
olivi	C
olivi pop	C
olvid	U
olvid _de	R
olvid _lo	Q
olvidar	P
olympic	C
olympic host	G
olympic sport	C
om	C
om man	C
omblig	S
omeg	[
omeprazol	C
omeprazol _par	C
omg	C
omg _th	C
omnipotent	S
omr	W
on	U
onan	[
onc	[
onc _a	Q
onc sav	Q
ond	R
one	K
one 1994	C
one 20	H
one 5kg	C
one 8080	D
one ?wher	C
one ?who	[
one _and	X
one _be	G
one _can	[
one _from	U
one _hav	P
one _in	W
one _of	T
one _that	C
one _to	C
one act	C
one admin	M
one anoth	[
one bod	[
one call	S
one chronicl	V
one com	P
one corinthian	[
one corinti	Z
one cronic	T
one day	X
one ear	C
one four	K
one hand	C
one hdm	C
one horari	C
one john	[
one juan	V
one king	[
one know	U
one leg	C
one low	F
one macabe	S
one maccabe	U
one man	Q
one mean	C
one mediator	S
one mor	X
one night	Z
one one	T
one pedr	V
one person	F
one pet	X
one piec	L
one plot	C
one rey	W
one roj	C
one samuel	[
one scen	I
one select	C
one sentenc	Z
one six	C
one song	C
one star	C
one tesalonicens	T
one thessalonian	T
one timote	T
one timoth	[
one two	C
one word	C
one work	C
one year	[
onerror	F
onerror alert	F
onesim	V
onesimu	V
oni	X
onion	C
onion garlic	D
onion soup	M
onion sting	C
onl	U
onl _a	U
onl _for	Q
onl _in	C
onl call	U
onl daught	Q
onl leav	C
onl one	[
onl structur	C
onl thre	[
onl uk	M
onl want	P
onlin	M
onlin casin	C
onlin ship	C
onload	J
onload alert	J
onlyfan	G
onlyfan fre	C
onlyfan leak	C
ontari	D
ooh	C
ooh _i	C
ooh ooh	C
op	C
opal	E
open	C
open _a	[
open _for	C
open _my	[
open _on	C
open _the	[
open door	[
open group	H
open hour	C
open lat	C
open lin	C
open lock	C
open may	J
open near	C
open now	D
open nw	C
open pra	W
open reset	G
open tim	C
open weekend	C
opena	C
opena _or	C
oper	U
operacion	C
operacion triunf	C
operan	Z
operars	V
operation	W
operation not	C
operator	C
oph	[
opinion	[
opium	C
opium war	C
oportunidad	U
oppenheim	C
opportunit	C
opportunit cost	C
opposit	Z
oppress	[
oppressor	V
oprah	C
oprah hous	C
optician	C
optician check	C
optional	C
optional chain	C
orab	Q
oracul	U
oral	R
oran	Z
orand	V
orang	C
orang light	C
orang paint	N
orang season	C
orar	[
orar _a	R
orar _con	R
orar _cuand	P
orar _de	[
orar _en	[
orar _par	[
orar _por	V
orar _y	S
orar ant	Q
orar ejempl	C
orar inciens	Q
orar jesu	T
orar parec	C
orar sin	P
orchid	C
orchid drop	C
ord	C
ord 1029384	D
ord ?wher	C
ord _by	C
ord _of	[
ord _should	D
ord _to	J
ord numb	F
ord stuck	C
ord two	F
orden	D
orden _de	Y
ordenador	C
ordinar	S
ordination	X
ore	Q
oregon	C
oregon population	F
orej	[
oren	Y
org	I
organ	H
organ donation	[
organ donor	S
organ drawb	C
organ mak	C
organ manufactur	C
organiz	W
orgull	U
orgullos	T
orgullos _de	Q
orient	U
origam	I
origam cran	I
origen	Z
origin	V
origin _of	N
original	C
original arthur	C
original cast	F
original fit	D
original hem	C
original sin	S
orl	C
orl _on	M
orl magic	G
orlean	C
orlean pelican	C
orlean saint	C
orphan	Y
orquide	C
orquide no	C
orteg	C
orteg _y	C
orthodox	T
orthodox stanc	C
ortodox	W
os	[
os dar	Q
osborn	C
osborn ticket	C
osc	C
osc best	I
osc isaac	C
oscuridad	Z
ose	[
osl	C
osl _in	C
osmos	C
osmos _for	C
osmos work	K
oso	Y
osr	C
osr pra	C
ot	C
ot elevator	C
ot steal	C
oth	[
oth _god	T
oth cheek	[
oth child	P
oth peopl	Q
oth religion	Y
oth sid	C
oth than	C
oth woman	P
othell	C
otr	[
otr _a	C
otr _com	S
otr cos	P
otr espos	Q
otr famili	R
otr hij	P
otr iglesi	P
otr lad	Q
otr mari	P
otr nin	P
otr nombr	R
otr oportunidad	Q
otr pa	U
otr planet	T
otr religion	R
otr vez	T
ou	C
ou est	C
ough	C
ouij board	F
ounc	C
ounc _in	C
out	Z
out ?how	J
out ?who	C
out _a	[
out _and	U
out _at	T
out _for	[
out _my	C
out _of	G
out _on	M
out _the	Y
out _with	Q
out _your	[
out aft	C
out band	C
out dahli	C
out ever	C
out flat	C
out oil	C
out println	G
out tonight	F
outag	S
outback	C
outdoor	C
outfit	C
outlet	C
outlook	C
outlook com	E
outlook keep	C
output	C
output _the	G
output _your	C
outsid	R
outsid _the	C
outsid london	C
ovej	[
ovej _y	U
ovejit	T
oven	C
oven bbq	C
oven glass	C
oven heat	I
oven tim	C
over	[
over 60	K
over _a	[
over _for	T
over _me	S
over _my	[
over _the	Q
over _to	R
over _you	Q
over jerusalem	Q
over mone	Q
over noth	S
over two	C
over wallpap	C
over wint	G
overcom	[
overdos	R
overdu	C
overdu invoic	C
overground	C
overheat	C
overheat whil	C
overlook	V
overnight	L
overnight _in	C
overnight oat	C
overpa	C
overpa _my	C
overse	Z
overtim	C
overtim rul	C
overview	Z
overview _of	Z
overwatch	C
overwatch count	C
overwater	C
overwater alo	C
overwhelm	W
ow	Q
ow _me	Q
owe	Y
owe mone	T
owl	C
owl turn	C
own	X
own _a	G
own box	E
own ey	S
own heart	P
own lif	P
own slim	C
own think	R
own web	C
ownership	C
ownership _of	C
ox	[
oxbow	D
oxbow lak	D
oxford	C
oxford aft	J
oxford comm	C
oxford harr	G
oxford tour	C
oxidation	D
oxidation stat	D
oxygen	D
oxygen saturation	D
oxymoron	C
oye	R
oyen	R
oyeron	R
oyo	Q
oyst	C
oyst card	C
ozempic	C
ozempic start	C
ozymandi	C
ozz	C
ozz last	C
p	F
p div	F
p test	F
p45	C
p45 onlin	C
pa	C
pa _for	C
pa back	T
pa national	C
pabl	[
pabl _de	P
pabl _en	[
pabl _le	P
pabl _se	V
pabl _ser	T
pabl _y	S
pac	C
pacienci	[
pacienci _con	R
pacient	R
pack	V
pack list	C
pack shirt	K
packag	C
packag pric	C
pact	[
pact _con	S
pact _de	V
pad	C
paddl	E
paddl pool	E
padel	C
padm	C
padm hum	C
padr	S
padr _a	P
padr _al	P
padr _de	W
padr _en	P
padr _me	Q
padr _que	S
padr _se	R
padr _ser	Q
padr _y	Q
padr gam	C
padr no	V
padr nuestr	U
padr schedul	C
padr sin	P
padr stadium	H
padrastr	V
padrastr _me	Q
padrin	[
padrin _de	U
paell	C
paell valencian	C
pag	F
pag _a	R
pag _el	T
pag _in	D
pag _lo	P
pag _por	[
pag break	C
pag count	C
pag impuest	Q
pagan	X
pagan _en	S
pagan wheel	C
pagin	C
pagu	R
paguen	T
paid	[
paid _to	P
paid off	Y
pain	[
paint	C
paint _do	C
paint _the	C
paint _what	N
paint mix	C
paint over	C
paint tak	F
paint thin	C
paint tin	C
paintball	C
paintball liverpool	C
pair	C
pair _for	C
pair _with	D
pais	C
pais _de	C
pais _hay	C
paj	[
pajar	W
pajarit	R
pal	[
pal _que	V
pal hors	[
palabr	X
palabr _de	[
palabr _en	T
palabr _par	[
palabr _que	S
palabr _ser	R
palabr _sobr	C
palabr _y	P
palabr agud	C
palabr esdrujul	C
palac	F
palac ticket	C
paladin	G
paladin _in	G
palestin	P
palm	C
palm branch	V
palm read	C
palm spr	C
palm sunda	[
palm tre	C
palm vide	C
palmeir	C
palom	F
palom faith	C
paltiel	X
pan	Z
pan _con	V
pan _de	C
pan _del	Z
pan _en	S
pan _y	P
pan peanut	C
pan recip	C
pan sin	[
pan siz	C
panader	X
pancak	C
pancak _with	H
pancak day	F
pancr	C
pancr leav	C
pand	C
pand _as	C
pand skip	C
pander	[
pandill	S
panel	C
panic	[
panic attack	[
pant	K
pant y2k	C
pantall	E
pantall _en	C
pantall _se	C
pantall azul	G
pantalon	L
pantalon equivalenci	G
panton	C
panton color	C
panz	R
pap	X
pap _a	Q
pap _de	U
pap _me	R
pap _nos	P
pap _que	W
pap _se	S
pap _ser	S
pap _tien	U
pap _y	P
pap aeroplan	L
pap est	S
pap form	C
pap jam	C
pap john	C
pap mor	P
pap no	V
pap noel	S
pap nunc	P
pap recycl	C
pap scissor	C
pap two	K
papel	C
papel _o	C
papel _que	D
papel actor	C
papel final	C
paprik	C
paquet	C
paquet _de	N
paquet corre	C
par	C
par _de	Z
par _el	T
par _por	C
par _y	[
par cuant	C
par open	C
parabl	[
parabl _of	[
parabol	[
parabol _de	X
parabol _del	U
paracetamol	C
paracetamol _and	F
paracetamol _with	J
paracetamol dos	E
paracetmol	E
paracetmol togeth	E
parad	C
parad boston	J
parad road	C
paradis	C
paradis _by	C
paradis cast	C
paradis chord	L
paradis cit	I
paradis detectiv	C
paradis lost	J
paradis plant	C
paradis temp	C
paradis valle	C
paradis weird	C
paradox	Q
paradox achill	C
paragraph	C
paragraph _about	C
parais	[
paralitic	S
paralitic _de	Q
paraliz	V
parallel	C
parallel circuit	C
parallel lin	D
parallel park	L
paralys	V
paralyz	Z
paramedic	X
paran	Q
paranoid	C
paranoid bass	C
parcel	C
parcel _at	I
parcel _from	L
parcel _to	N
parcel track	C
parec	C
parecen	V
parecid	Q
parej	M
parej _en	P
parej _me	R
parej _ser	W
parej _y	P
parej no	S
parent	[
parent ?who	R
parent _be	U
parent _dont	R
parent _of	U
parent _will	P
parent _wont	T
parent hous	R
parent want	Q
parient	V
parient redentor	U
park	C
park _in	L
park actor	C
park angel	F
park bus	D
park charg	C
park lot	C
park near	K
park ticket	M
park trex	C
park und	J
parkinson	[
parla	C
parliament	C
parliament 1832	C
parliament list	K
parliament tour	J
parliament work	C
parroqui	X
parrot	C
parrot pluck	C
parrot scream	C
parrot talk	C
pars	C
pars error	C
pars json	C
parson	C
parson sack	C
part	K
part _at	C
part _be	C
part _de	C
part _del	S
part _of	E
part catalog	C
part dat	J
part ide	C
part tim	C
part two	C
partid	C
partid _del	C
partid _en	C
partid grat	C
partn	[
parusi	Y
pas	D
pas _a	C
pas _con	Z
pas _cuand	X
pas _de	Z
pas _el	X
pas _en	U
pas _las	C
pas _por	X
pas _un	U
pas _y	P
pas alg	R
pas fot	C
pas mal	P
pasaj	W
pasan	V
pasan hambr	R
pasar	Y
pascu	[
pascu judi	R
pass	P
pass _my	[
pass ap	C
pass awa	[
pass over	U
pass record	C
pass yard	C
passeng	C
passion	[
passiv	G
passiv voic	C
passov	U
passov cok	C
passport	C
passport _hav	E
passport phot	C
passport renewal	D
passwd	C
password	C
password _for	X
password _from	H
password _wrong	C
password123	C
past	C
past _the	C
past cook	C
past ingredient	L
past midnight	H
past per	C
past tens	C
past test	C
pastill	X
pastill _par	V
pastor	[
pastor _be	R
pastor _de	T
pastor _me	P
pastor _que	[
pastor _se	Q
pastor _y	S
pastor abus	P
pastor maldon	C
pastoral	W
pastorcit	P
pat	[
patagoni	C
patat	C
patat sin	F
patat tiemp	C
patch	J
patch _a	C
patch not	C
paternidad	Z
path	C
path florid	C
path list	G
path numb	C
path seven	C
pathetic	K
pathetic app	K
patient	V
patient _with	[
patient card	C
patient tv	J
patient whistl	C
patm	[
patri	W
patriarc	U
patriarch	[
patrick	J
patrick day	J
patrimoni	C
patrimoni _de	C
patron	[
pattern	C
pattern eas	G
pattern fre	C
paul _and	X
paul _in	[
paul airport	J
paul befor	V
paul break	C
paul companion	T
paul drag	C
paul gault	C
paul lynch	C
paul mccartne	C
paul minnesot	J
paul next	C
paul pric	C
paul prim	F
paul rud	C
paul shipwreck	V
paul simon	C
paul tub	C
paul walk	C
paul writ	[
pavement	K
pavlov	D
pavlov dog	D
pay	F
pay 100k	H
pay _an	C
pay _for	[
pay _me	[
pay _my	[
pay _on	C
pay _the	[
pay back	C
pay bill	C
pay grad	C
pay scal	C
pay tax	[
paycheck	[
payda	[
payment	V
payment _on	K
paypal	C
paypal com	E
payslip	I
payslip check	I
paz	T
paz _de	P
paz _en	U
paz _par	[
paz _y	U
paz cuid	C
pc	C
pd	C
pdf	C
pdf _a	C
pdf _for	C
pdf fre	E
pe	C
peac	[
peac _and	P
peac _for	S
peac _in	S
peac _of	U
peac _with	W
peac lil	C
peacemak	S
peach	C
peaj	C
peaj _en	C
peak	C
peak blind	C
peak district	E
peanut	C
peanut but	C
pear	K
pear calor	N
pear gat	L
pearl	D
pearl button	C
pearl harbor	C
pearson	K
pearson edexcel	K
pec	[
pec _de	R
pec _del	Q
pec _el	P
pec _la	P
pec _los	P
pec _que	Q
pec _ser	P
pec _y	Q
pec com	P
pec contr	P
pec est	P
pec ir	P
pec leer	P
pec no	Q
pec si	P
pec ten	P
pec tom	R
pec ver	P
pecador	Q
pech	R
pectoral	U
ped	G
ped _por	V
ped perdon	T
ped pis	C
ped vacacion	C
pedaz	U
pedid	C
pedid _de	C
pedid amazon	C
pedirl	X
pedirl _a	W
pedr	[
pedr _en	Q
pedr _lo	P
pedr _se	Q
pedr _y	P
pedr sul	C
pee	C
pee _be	C
pee smell	F
peel	C
peel _a	K
peel ging	C
peel off	C
peer	T
peer dep	C
peg	[
peg _a	Q
pegan	U
pegarl	T
pegarl _a	P
pegu	C
pegu _a	R
pel _con	C
pel _en	[
pel _por	U
pel _una	C
pel _y	P
pel bob	C
pel larg	T
pele	M
pele _con	S
pele _de	W
pele _en	S
pele _la	Z
pele _por	W
pelean	S
pelear	P
pelear _por	P
peleg	U
pelican	C
pelican rost	C
pelicul _de	E
pelicul _dond	C
pen	D
pen _de	[
pen _mi	Q
pen off	E
penal	[
penalis	D
penalis _in	D
penalt	J
penalt far	C
pencil	C
pencil _be	C
pencil proper	C
pend	H
pend download	H
penguin	C
penguin _hav	C
penguin _or	C
penicillin	C
peniel	Z
peninsul	C
peninsul div	C
pennsylvani	C
pens	X
pens _en	R
pensamient	S
pension	E
pension _from	C
pentagon	G
pentamet	C
pentamet exampl	H
pentateuc	X
pentecost	[
pentecostal	[
peon	C
peon pric	C
peopl	Z
peopl ?who	Z
peopl _and	I
peopl _be	[
peopl _do	R
peopl _from	C
peopl _get	[
peopl _hav	R
peopl _in	V
peopl _of	Q
peopl _that	C
peopl _to	Q
peopl _will	P
peopl _with	R
peopl com	S
peopl die	S
peopl fold	C
peopl go	U
peopl hat	Q
peopl judg	R
peopl kill	R
peopl liv	[
peopl look	R
peopl mak	[
peopl mor	C
peopl nev	R
peopl not	P
peopl pleas	Z
peopl sneez	C
peopl think	T
peopl use	D
peopl walk	Q
peopl want	P
peor	V
pep	C
pep diar	D
pep slogan	J
pepper	G
pepper moth	G
pepperon	F
pepperon _and	F
pept	C
pept bismol	C
pequ	Z
pequen	Q
pequen _de	P
per	C
per _di	Q
per _me	Q
per _yo	Q
per day	C
per hour	G
per lb	C
per minut	C
per missil	D
per no	[
per ounc	F
per person	C
perc	E
perc pig	E
percent	C
percent _of	C
percent increas	C
percent over	K
percentag	C
percentag _with	C
percentig	G
perd	[
perd _a	R
perd _el	V
perd _la	X
perd _mi	Z
perd _mis	P
perd tod	T
perdi	[
perdi _a	Q
perdi _la	R
perdi _mi	U
perdid	X
perdid _de	Q
perdieron	P
perdim	R
perdon	[
perdon _a	U
perdon _al	P
perdon _di	P
perdon _el	P
perdon _una	Q
perdon _y	R
perdon per	P
perdon si	Q
perdonal	R
perdonam	T
perdonan	Q
peregrin	T
perez hotmail	C
perezos	S
perfect	[
perfect _com	S
perfect peac	U
perfil	S
performanc	[
perfum	L
perfum _le	C
perg	W
pergamum	T
perimet	D
perimet 36	D
period	J
period _of	C
period _on	C
period statutor	H
periodic	C
periodic tabl	C
periquit	C
periquit no	C
perish	[
perish _i	[
perl	[
perl _a	Q
permanec	W
permanec _en	S
permanent	C
permanent dye	C
permanent memb	C
permission	C
permission _for	C
permission den	C
permit	I
permit _di	T
permutation	D
permutation vs	D
perr	C
perr _se	C
perr caus	C
perr com	C
perr friend	C
perr salchich	C
perrit	C
pers	Z
persecucion	P
persecut	Z
persecution	[
perseguid	P
persever	T
perseveranc	Z
perseveranci	T
persi two	C
persian	C
persian atasc	C
persiguen	P
persistent	Q
person	U
person _for	Q
person _o	C
person custom	C
person sin	P
person typ	I
personaj	C
personaj _del	C
personal	[
personalit	U
personalit test	[
persuad	U
perth	C
perth _and	H
peru	C
peru ano	C
pes	M
pes colombian	C
pes maxim	C
pesadill	R
pesam	[
pesc	[
pescador	Z
pescador _de	Q
pesebr	T
pet	[
pet _and	X
pet _at	[
pet _in	R
pet _the	W
pet confession	U
pet den	V
pet denial	S
pet dinklag	C
pet gabriel	C
pet griffin	C
pet insuranc	C
pet moth	P
pet pan	C
pet park	C
pet rabbit	G
pet walk	V
petersburg	F
petersburg florid	F
peticion	V
petrol	C
petrol _ok	C
petrol car	C
pez	[
pg	C
pg sleep	C
ph	C
ph _del	C
pharaoh	[
pharaoh dream	U
pharaoh heart	P
pharise	[
pharise ?who	Q
pharise _and	W
phas	C
phas thre	C
phas tonight	C
phil	F
phil collin	F
philadelphi	J
philadelphi cream	K
philadelphi eagl	C
philemon	Y
philip	C
philip _and	T
philip _the	[
philip age	C
philip hue	C
philipp	[
philippian	[
philistin	[
phillip	J
phillip screwdriv	J
philosoph	C
philosoph liv	C
phineh	X
phoenix	C
phoenix _in	G
phoenix sun	C
phon	G
phon _with	E
phon batter	C
phon book	C
phon call	K
phon last	C
phon memor	C
phon numb	C
phon overheat	C
phonic	C
phonic phas	C
phot	J
phot _of	M
phot accept	C
phot look	G
phot off	C
photograph	C
photograph _a	G
photograph ide	F
photograph pric	G
photoshop	F
photoshop _that	F
photosynthes	C
photosynthes equation	C
photosynthes lab	I
php	C
php artisan	C
php phpinf	C
phpinf	C
phras	C
phras _for	C
physic	C
physical	R
physical chang	C
physician	W
pi	C
pi _to	C
pi pinout	D
pian	C
pian tutorial	D
pic	C
pic _of	F
pic sell	C
picadur	C
picadur _de	C
picchu	C
picchu ticket	C
pick	Q
pick _a	D
pick _me	[
pick _on	V
pick up	I
pickford	C
pickl	D
pickl brin	D
pickleball	I
pickleball kitchen	I
pickup	I
pickup point	I
pictur	C
pictur 2017	I
pictur _of	M
pictur aft	J
pid	D
pid _di	V
pid _la	C
pid _por	X
pid _ser	P
pid _un	C
pid perdon	[
pidan	Q
piden	[
pidi	V
pidi _el	P
pidi perdon	P
pidieron	R
pie	C
pie _de	S
pie recip	I
pie vs	C
piec	C
piec _of	C
piec episod	L
piedad	P
piedr	V
piedr _de	Z
piedr _del	U
piedr _en	T
piedr _que	S
piedr _ser	C
piedr angul	Z
piedr papel	C
piel	W
piel _de	R
piens	C
piens _en	[
piens lueg	C
piensen	[
pierc	[
pierd	C
pierd _la	T
pierd agu	C
piern	U
piez	V
piez _de	S
pig	Y
pig liv	C
pig mark	E
pig need	F
pigg	C
pil	[
pilat	V
pilat near	C
pilgrim	R
pilgrim thanksgiv	C
pill	R
pill _of	[
pill _what	C
pill drill	C
pillow	W
pillow talk	F
pilot	C
pilot sing	C
pinat	C
pinat out	C
pinch	D
pinch app	D
pineappl	J
pineappl _on	J
pink	G
pink even	C
pink eye	C
pink pon	I
pinout	D
pint	T
pint _of	D
pint azulej	D
pinter	C
pintur	C
pintur uso	C
pip	C
pip install	C
pip organ	C
pirat _y	C
pis	G
pis _de	C
pisc	C
pisc best	G
pisc son	C
pisc toda	C
piss	C
piss off	C
pit	I
pit batman	C
pitagor	C
pitagor ejempl	C
pitbull	C
pitbull sing	C
pitch	L
pitch _in	G
pivot	C
pivot tabl	C
pix	K
pix director	K
pixel	E
pixel eight	E
piz	C
piz vouchr	C
pizz	C
pizz _in	C
pizz box	H
pizz cerc	C
pizz dough	E
pizz near	M
pla	S
pla _as	C
pla _for	C
pla _in	W
pla _the	C
pla dreidel	C
pla pend	H
pla som	C
pla twent	C
pla vide	[
plac	[
plac _of	[
plac _to	C
placehold	C
placement	C
pladur	C
plag	[
plag _de	W
plagu	[
plagu _of	X
plagu inc	C
plagu tal	C
plain whit	D
plain word	C
plait	C
plait _on	C
plan 16	C
plan _a	J
plan _de	Y
plan _for	[
plan _on	E
plan _par	V
plan dat	C
plan fly	H
plan high	D
plan leav	C
plan permission	C
plan ticket	D
planch	C
planch quem	C
plane	Z
planet	G
planet _can	C
planet malachor	C
plant	C
plant _a	M
plant _que	[
plant brown	C
plant cell	C
plant fasciit	C
plant giv	C
plant leav	C
plant out	C
plant repot	C
plant rieg	C
plant tulip	E
plant und	C
plant water	C
plantill	C
plantill _de	I
plastic	C
plastic mak	C
plastic surger	[
plat	[
plat _a	P
plat _de	[
plat _en	X
plat _par	S
plat _que	S
plat _ser	P
plat cav	C
plat homework	C
plat tectonic	H
platan	E
plater	[
platform	C
platinum	C
platinum pric	C
play	C
play _de	C
play nudist	C
playbo	C
playbo cov	C
playof	C
playstation	C
playstation no	C
plaz	C
plead	W
plead _for	V
pleas	[
pleasur	W
pleit	V
plent	R
plot	C
plot _of	C
plot against	V
plot legend	C
plow	[
plowshar	V
pls	C
pls due	C
pls ignor	J
pls send	K
plu	C
plu four	F
plu one	C
plu phon	H
plu pric	J
plu six	J
pluck	C
pluck feath	C
plug	G
plug _my	D
plug adapt	E
plum	C
plumb	W
plumb _in	F
plumb hour	C
plumb lin	[
plural	C
plural _of	C
pm	C
po	C
poblan	D
poblan calori	F
poblan ingredient	J
pobr	Z
pobr _en	P
pobr _y	P
pobrez	R
poc	[
poc fe	Q
pocket	W
pocket ac	I
pod	J
pod _de	Q
pod _los	C
pod crashloopbackof	C
podan	C
podan _los	C
podcast	C
podcast _about	C
podcast rank	F
podcast und	N
pode	Q
poderos	Q
podi	[
podian	V
podium	C
podium count	C
podr	Q
podran	T
podrid	V
poe	C
poe rhym	C
poem	L
poem _about	L
poem _for	C
poem _sobr	C
poet	C
poet laureat	C
poetic	H
poetic justic	D
poetr	U
point	C
point 36	J
point _can	C
point _for	K
point _in	C
point _of	[
point becaus	J
point befor	I
point exception	L
point int	C
point lin	C
point map	L
pointless	S
poison	Y
poison vs	H
poisonou	F
poisonou _to	C
poiuyt	E
poiuytrewq	C
pok	R
pok hand	C
pok sit	C
pokemon	C
pokemon go	C
pokemon scarlet	C
pokemon typ	N
pokmon	C
pokmon card	C
pol	[
poland	F
poland _hav	F
polar	C
polic	D
polic offic	[
polic templat	C
polic uk	C
polici	V
poligami	V
polish	H
polish airlin	F
polish remov	J
polit	C
polit way	D
politic	[
political	S
politician	T
poll	C
poll _in	C
poll numb	K
poll station	F
pollen	C
pollen count	C
polol	Y
polv	L
polv _de	U
polygam	X
pon _a	Y
pon _la	Z
pon _un	C
pon arrob	C
pon club	I
pon tild	E
ponen	C
poners	T
pong	V
pool	E
pool _of	[
poop	C
poor	[
poor _in	T
poor man	P
poor peopl	P
pop	R
pop _on	C
pop eye	C
pop heroic	C
pop rap	I
pop sav	E
pop whit	C
popcorn	C
popcorn pop	C
poppin	C
poppin repart	C
poppin return	C
poppin song	C
popul	[
population	C
population _of	C
poquit	[
porcion	R
porcupin	D
porcupin dilemm	D
pork	P
pork loin	C
porn	M
porn grat	C
porn vide	C
pornhub	C
pornografi	S
porosit	C
porosit test	C
porqu	M
porqu _el	R
porqu _por	C
porqu _yo	V
porqu junt	C
porqu no	[
porqu ser	V
porqueri	C
porqueri _de	C
porr	C
port	C
port 300	C
port _do	G
portal	C
portatil	C
portic	U
portion	[
portugues	C
portugues eas	C
portugues simil	E
pos	S
posibl	Q
posicion	C
posicion _del	C
position	C
position pictur	C
positiv	[
possess	P
possession	Z
post	C
post _a	L
post _about	C
post _and	M
post _my	[
post credit	C
post offic	C
post rot	C
post tim	C
post vs	C
postcod	C
postcod _for	J
postgr	C
postgr use	G
postman	C
postrer	V
postur	Y
pot	[
pot _a	V
pot _and	Q
pot book	C
pot burn	C
pot tour	G
potassium	C
potat	C
potat experiment	K
potato	C
potato _in	G
potif	[
potion	C
potion recip	C
potiph	U
potiph wif	Q
pound	E
pound coin	C
pound imagism	C
pour	[
pour out	T
povert	[
pow	L
pow _and	P
pow _i	C
pow _of	N
pow bank	C
pow bi	C
pow button	C
pow cut	T
powd	C
powd ?wher	C
powd _and	C
powerball	C
powerball numb	C
powerpoint	C
powerpoint _on	C
powerpoint slid	J
poz	V
poz _de	Q
ppp	C
ppp loan	C
pr	[
pr ?who	[
pr _and	Y
pr _in	U
pr _of	Q
pr dps	C
pr entr	C
pr fath	Z
pr film	K
pr forev	V
pr setlist	C
pr song	C
pr tal	C
pr tour	J
pra	[
pra ?when	[
pra _and	U
pra _at	T
pra _be	U
pra _for	[
pra _in	[
pra _of	W
pra _that	T
pra _the	R
pra _to	[
pra _with	T
pra against	R
pra befor	[
pra ever	Q
pra feel	Q
pra flag	C
pra journal	W
pra key	C
pra lov	C
pra madonn	C
pra mant	C
pra over	P
pra plant	C
pra potion	C
pra requ	T
pra tim	C
pra whil	T
pra without	T
practic	Q
practic _la	S
practic test	C
prad	C
prad dress	C
prad quot	C
pragu	C
prairi	C
prairi mall	C
prais	[
prais _god	Q
prais _of	T
pram	C
pram _that	C
prawn	C
prawn linguin	C
pre	Z
preach	[
preach _in	V
preach _the	W
preci	C
preci _de	Q
preci _del	C
preci iphon	N
preci segur	C
precios	[
predestin	U
predestination	[
predic	S
predic _a	Z
predic _con	X
predic _par	R
predic _sobr	R
predic ejercici	C
predicador	[
predict	R
prediction	C
prediction list	C
prediction toda	C
prednison	J
prednison tap	J
preferid	T
prefier	S
prefier _a	Q
prefier est	R
pregnanc	[
pregnanc test	W
pregnant	N
pregnant _and	R
pregnant _at	[
pregunt	G
pregunt _a	P
pregunt _por	Q
pregunt _sobr	Q
pregunt tipic	C
prejudic mr	C
prem	C
prem leagu	C
premi	Y
premium	C
premium bond	I
premium studnt	C
premium version	J
prens	C
prenup	L
prenup templat	C
preocup	S
preocup _por	R
preocupacion	T
prep	Q
prepar	[
prepar _for	Y
prepar _par	V
prepar _the	P
prepuci	[
pres	[
pres _a	Q
pres _en	P
pres _que	Q
pres _y	P
presal	I
presal cod	I
presbyterian	D
presbyterian hospital	D
prescription	C
presenc	[
presenci	W
presenci _de	P
present	T
present _in	Q
present now	C
presentacion	T
presentation	[
presidenc	C
presidenc year	C
president	C
president _de	C
president _en	C
president _of	C
president sinc	C
president tweet	C
presion	J
presion arterial	C
presionan	T
presionan _par	S
press	S
press _it	C
press _on	[
pressur	C
pressur _for	E
pressur _me	Y
pressur _to	[
pressur can	C
pressur cuf	C
pressur drop	C
pressur fall	C
pressur rang	H
pressur tablet	C
pressur vauxhall	C
prest	[
prest _ser	P
presum	W
pretend	C
pretend _to	[
pretend _you	C
preterism	X
prett	C
prett jeremiah	C
previ	F
previ zaragoz	F
previou	C
previou instruction	C
pric	C
pric _for	W
pric _from	K
pric _in	D
pric _of	T
pric charzard	C
pric handmad	C
pric increas	J
pric per	G
pric walgreen	C
pric without	H
priest	Q
priesthood	Y
prim	I
prim _de	Z
prim amor	W
prim ano	U
prim cancel	C
prim dia	W
prim drink	F
prim fre	F
prim hast	C
prim libr	X
prim lug	S
prim mart	R
prim milagr	R
prim minist	C
prim numb	C
prim pap	Z
prim president	C
prim rey	V
primar	C
primar _and	C
primar school	C
primer	[
primer _que	P
primer _y	P
primer comunion	[
primer cristian	U
primer dient	C
primer libr	R
primer navidad	Q
primer piedr	Q
primer vez	Q
primici	X
primitiv	Q
primogenit	T
primogenit _de	Q
primogenitur	U
princ	C
princ _of	D
princ harr	C
princ philip	C
princ purpl	C
princess	Y
princess ?who	V
princip	[
princip _de	[
principal	L
principi	[
principl	C
print	C
print _your	H
print driv	C
print everyth	C
print hell	C
print ink	K
print offlin	G
print print	C
print see	C
printabl	C
println	G
println hol	G
pris	T
priscil	U
priscill	[
priscill _and	Z
prison	[
prison _in	S
prison _of	W
prison location	C
privac	H
privac polic	C
privac uk	C
privat	H
privat car	M
privat equit	C
prix	I
priz	C
priz leav	C
priz year	C
pro	C
pro bon	C
prob	C
prob one	C
probabilit	C
probabilit _of	C
probat	C
probat cost	C
problem	V
problem _con	X
problem _de	T
problem _with	T
problem mem	C
process	C
process _on	C
procession	U
proctor	C
proctor _the	C
prodig	W
prodigal	V
prodigal son	S
produc	W
product	F
product description	E
prof	[
profeci	Y
profeci _de	T
profesor	Y
professional	C
professional clean	C
professor	T
profet	[
profet _com	Q
profet _de	R
profet _del	P
profet _en	Q
profet _me	P
profet _que	T
profet contr	R
profetis	W
profetis _de	P
profetiz	Q
profil	C
progr	C
program	C
program _de	C
program est	C
program languag	C
prohib	R
prohibid	S
project	E
project _for	C
project park	C
project student	C
projim	V
projim _com	Q
prom	W
prom cod	C
promes	U
promes _a	P
promes _de	Q
promet	V
prometi	P
prometid	T
promis	[
promis _of	Q
promis _to	R
promis land	[
promot	Y
promotion	D
prompt	C
prompt 2024	E
prompt _del	C
prompt int	I
prompt new	I
pronounc	C
pronounc bhagavad	K
pronounc camu	H
pronounc quino	K
pronounc worcestershir	C
pront	[
pronunciation	C
proof	[
proof _of	[
proofread	C
proofread _th	C
prop	C
prop way	C
propagation	C
propagation ?how	C
proper	C
propert	V
propert _of	C
prophec	[
prophec _of	S
prophes	W
prophet	[
prophet ?who	[
prophet _and	Q
prophet _in	S
prophet _of	P
prophet against	P
prophet fiv	C
prophet kill	Q
prophet song	C
prophet tell	W
prophetess	U
propi	Y
propiciacion	V
propitiation	W
proportional	C
proportional representation	C
propos	[
proposal	N
proposal _chapt	C
proposit	U
proposit _de	T
prosp	X
prosper	R
prosperar	Q
prosperidad	P
prosperit	W
prosthetic	C
prosthetic makeup	C
prostitut	[
prostitut _in	S
prostitut _que	Q
prot	D
proteccion	P
protect	[
protect _me	P
protect _my	[
protection	Z
proteg	T
proteg _mi	T
protegem	T
protein	C
protein _in	F
protein _tien	G
protein per	C
protest	V
protestant	[
proud	H
proud _and	C
proud _of	T
proud _to	P
proud bread	C
proud com	X
proud land	C
proud parad	C
proud siz	I
prov	F
prov _in	C
proveer	Q
proverb	[
proverb 31	V
proverb _in	C
proverbi	[
proverbial	C
proverbial idiom	C
provid	U
provid login	J
providenc	H
providenc fr	C
providenci	[
provision	W
prox	C
prox war	C
proxim	C
proxim partid	C
prudenc	C
prudenc kitten	C
prudent	[
prueb	C
prueb 123	H
prueb _de	[
prueb prueb	H
prueben	S
prun	C
ps3	C
ps4	C
ps4 cheat	C
ps4 control	C
ps5	C
ps5 controll	M
psalm	[
psalm 23	W
psalm ?when	X
psalm _about	Q
psalm _be	U
psalm _for	Y
psalm _of	S
psalm _to	T
psalm befor	P
psicolog	S
psiquiatric	V
psorias	C
psorias _or	I
psorias dos	C
psychic	I
psychic near	C
ptsd	Z
pu	Q
pub	C
pub _get	C
pub _in	C
pub quiz	C
public	T
public near	F
public static	G
publican	[
publication	C
publication year	C
publicke	C
pud	K
puebl _de	Q
puebl _que	C
puebl _se	R
puebl _ser	P
puebl elegid	R
pued	C
pued habl	C
pueden	F
pueden _dec	C
pueden _los	R
puerc	V
puert	[
puert _de	T
puert _del	R
puest	X
puf	C
puf jacket	C
pug	C
puj	G
puj item	N
puj thal	G
pulg	C
pulgon	C
pulgon _en	C
pull	W
pull _on	C
pull down	X
pulp	C
pulp fiction	C
puls	C
puls _for	C
pump	C
pump _or	I
pump work	G
pumpkin	C
pumpkin _so	D
pumpkin carv	C
pun	C
pun _about	C
punish	W
punishment	[
punnet	D
punnet squar	D
punt	C
punt consult	C
punt negr	C
pupp	C
pupp bit	C
pupp los	C
pur	M
pur reason	C
pur tod	R
purchas	C
purchas pric	C
purg	C
purg _los	C
purgator	Z
purgator ski	C
purgatori	[
purim	[
purpl	L
purpl rain	C
purpl shampo	C
purpos	[
purpos _of	Y
purpur	U
pus	Z
pus _a	Q
pus _di	P
pus nombr	U
push	H
push reject	C
pusieron	R
put	C
put _a	C
put _god	[
put _his	S
put _it	C
put _me	[
put _my	[
put _on	[
put _the	C
put diesel	C
put off	[
put out	[
put shelv	C
put thing	[
py	[
py _de	[
py _del	R
pythagor	I
pythagor theorem	I
python	C
python airsp	I
python bucl	C
python cod	J
python function	C
python hol	C
python not	C
q	C
q no	C
qa	C
qa check	C
qazwsxedc	C
qibl	C
qibl _from	E
qibl direction	C
quadratic	F
quadratic formul	F
quail	V
quail _and	R
quak	C
quak oat	C
quak parrot	C
qualif	D
qualif result	C
qualit	C
qualit _of	U
qualit delh	C
quantit	C
quantit surveyor	C
quark	C
quarrel	[
quarrelsom	U
quarterback	C
quebr	Z
quebrant	P
qued	T
qued _con	Z
qued _el	T
qued _en	C
qued _la	C
qued cieg	T
qued embaraz	V
qued lepros	P
qued quiet	[
qued sin	S
qued sol	Q
qued tayikistan	C
qued viud	R
quedan	Q
quedar	Q
quedarm	R
quedars	V
quedat	T
quedens	P
queen	W
queen ?who	V
queen _of	[
queen bohemian	K
queen elizab	C
queen mar	C
queen sacrific	C
queenstown	C
queenstown driv	C
quej	X
quem	V
quem _el	S
quer	C
quer _a	T
quer four	D
quer one	C
querem	T
querem casarn	Q
queri	X
queri ver	P
querian	U
querid	V
querubin	W
quest	C
question	D
question 90s	C
question _for	C
question _god	Y
question printabl	C
quick	[
quick _to	W
quick way	I
quicksort	C
quien	T
quien _se	Q
quien no	P
quien ser	S
quien son	Q
quier	[
quier _a	P
quier _dec	[
quier _di	Q
quier _hac	S
quier _que	W
quier _ser	[
quier _un	R
quier _una	P
quier abort	Q
quier ayud	P
quier camb	T
quier cre	P
quier cruz	C
quier dej	R
quier empez	P
quier est	R
quier ir	S
quier mas	Q
quier mor	Q
quier ped	R
quier sab	P
quier sal	R
quier segu	P
quier serv	P
quier ten	T
quier trabaj	Q
quier ver	R
quier verm	Q
quier volv	R
quieren	X
quieren _que	Q
quieren ir	P
quiet	[
quijot	C
quijot capitul	C
quijot resumen	C
quimi	V
quinc	R
quinc an	R
quinceaner	[
quiniel	C
quiniel _de	C
quinient	S
quino	C
quino gluten	C
quint	L
quintillion	C
quis	[
quis mat	R
quisier	U
quisieron	S
quit	E
quit _a	C
quit _de	V
quit _el	C
quit _la	[
quit _lo	C
quit _my	Y
quit _una	C
quit gotel	C
quitarm	T
quitars	[
quitat	[
quiz	D
quiz _about	C
quiz nam	C
quot	C
quot _on	G
quot mirand	C
quot mr	E
quot zon	C
qwe	C
qwe qwe	C
qweqweqw	C
qwert	C
qwertyuiop	C
r	C
r funn	H
r ggplot	F
r16	C
r16 fit	C
r50	G
r50 _or	G
rabb	Y
rabbit	C
rabbit eat	F
rabbit mean	C
rabbit thump	C
rabbit two	G
rabi	Y
rac	G
rac ?how	C
rac result	C
rac tonight	C
rac win	C
rach	S
rachel	H
rachel die	[
rachel green	C
rachel ray	C
racism	S
racist	[
rad	C
radi	Q
radi licenc	C
radiador	C
radiator	G
radiohead	C
radiohead creep	C
radle	C
radle description	C
raf	R
rafael	T
rafael _y	P
rag	[
ragnarok	C
ragnarok all	C
ragnarok troph	C
rahab	Y
raid	C
raid _of	C
raid loot	C
railcard	C
rain	[
rain _and	R
rain _for	U
rainbow	[
rainfor	C
rais	T
rais _a	S
rais _from	Y
rais _in	C
rais _my	S
rais _the	Q
rais bed	C
rais child	P
rais crp	C
raiz	J
raiz _de	Q
raiz cuadr	G
rakat	C
rakat _in	C
ralph	C
ralph pigg	C
ram	[
ram _do	C
ram _for	C
ram enough	C
ramadan	C
ramadan est	C
ramadan start	K
ramen	C
ramen _in	C
ramen egg	C
ramer	X
ran	[
random	F
random fact	C
rang	C
rang _for	F
rang mg	C
rang real	C
rang scor	N
rangol	G
rangol pattern	G
rank	C
rank _be	E
rank _by	F
rank distribution	D
rank week	C
ransom	[
rap	M
rap _about	D
rap _de	C
rap _me	S
rap _of	I
raph	Q
raphael	[
rapid	C
rapid _del	C
rapist	Z
rapt	[
raptur	[
raquel	Y
rar	N
rar _de	P
ras	C
ras moham	C
rasc	C
rasc much	C
rasg	X
rashad	C
rashad tour	C
raspberr	D
raspberr pi	D
rastafar	C
rastafar color	C
rastr	C
rastr paquet	C
rat	C
rat 193	C
rat 2023	J
rat _by	C
rat age	L
rat decision	C
rat last	C
rat zon	F
rater	[
rath	C
rath _be	T
rath question	C
rath read	C
rati	C
rati vineg	D
ration	E
ration recip	E
raven	C
raven _and	U
raven edg	C
raven vs	G
raw	C
raw egg	C
rawlplug	M
ray	C
ray ban	C
ray diagram	G
ray knif	C
raz	Q
razon	Z
razor	D
razorback	C
rdr2	C
rdr2 boss	C
re	C
re mog	C
reach	C
reach _if	C
reach _the	C
reach _us	C
react	E
react _with	C
react useeffect	J
reactor	C
reactor numb	C
read	S
read ?when	W
read _a	C
read _at	[
read _for	[
read _in	[
read _my	C
read _th	C
read _the	[
read _to	[
read _with	R
read bass	C
read befor	T
read csv	C
read first	U
read length	C
read lif	C
read lin	C
read propert	C
read receipt	C
read tea	C
real	K
real _christian	U
real leath	J
real lif	C
real lov	[
real madrid	C
real man	[
real nam	C
real parent	C
real person	C
real sacerdoci	S
real world	C
realment	P
reap	[
reap _the	V
reap _what	[
reason	K
reason _for	[
reason _to	X
reasonabl	M
reasonabl budget	M
rebaj	C
rebaj zar	C
rebec	[
rebecc	C
rebecc ferguson	C
rebekah	Y
rebel	U
rebeld	Q
rebelion	U
rebelion _de	T
rebell	P
rebellion	[
rebelliou	Y
rebelliou son	T
rebound	C
rebuild	D
rebuild _the	[
rebuilt	[
rebuk	T
recall	C
recap	C
receipt	K
receiv	Z
reception	C
reception vide	C
recet	C
recet _de	C
recet ket	C
rechaz	V
rechazan	P
recib	[
recib _a	Q
recib _el	P
reciben	V
recien	[
recien cas	U
recip	C
recip _for	L
recip _with	I
recip egg	J
recip no	L
recip slow	J
recipi	C
recipi _for	C
recital	[
recl	P
recl _a	P
recog	[
recogi	Q
recogniz	U
recommend	C
recommend _a	C
recommendation	C
recommendation _for	C
recon	C
reconcil	[
reconciliation	T
reconoc	Q
reconoci	P
reconocieron	Q
reconstru	W
reconstru _el	T
reconstruy	[
record	C
record _me	C
record clean	C
record distanc	C
record not	C
record phon	F
recost	P
recov	D
recov delet	D
recover	[
recover _from	W
rectangl	D
rectangl _hav	D
recuper	E
recuper _un	C
recuper mensaj	C
recycl	R
recycl bin	D
red	E
red _if	N
red bull	C
red cross	C
red devil	E
red die	C
red hair	C
red heif	[
red light	C
red sea	[
red social	T
red win	C
redact	C
redact _un	C
reddit	H
reddit com	H
redeem	S
redeem _a	C
redemption	C
redemption cod	H
redemption not	C
redemption prison	C
redemption song	C
redemption two	I
redemption yield	K
redentor	[
reed	V
reef	C
reemplaz	V
reemplaz _a	S
rees	E
rees stat	E
reev	E
reev motorcycl	E
referenc	C
referenc _to	C
refin	[
reflexion	[
reflexion _par	T
reform	[
refractiv	E
refractiv index	E
refreez	C
refreez minc	C
refug	[
refuge	X
refugi	Q
refund	C
refund _on	G
refus	[
refus _to	Z
reg	D
reg _una	C
regal	J
regal _de	[
regal _en	C
regal _par	U
regan	W
regeneration	[
regeneration ?how	D
regex	C
regex _for	C
regex _to	M
region	T
regist	C
regist _as	C
regist _it	I
regist _to	F
regl	C
regl _de	J
regl _del	C
regl explic	C
regres	V
regres _a	T
regret	[
regret _it	R
regrout	C
regrout til	C
rehab	[
rehoboam	V
reign	[
reik	V
rein	U
rein _de	[
rein _del	Z
rein _que	[
rein _ser	W
rein est	W
rein isabel	C
rein no	Q
reinhold	C
reinhold judg	C
reir	T
reject	R
reject _me	S
reject non	C
rejection	[
rejoic	Y
rejoic _in	T
rel	U
rel _on	U
relacion	W
relaps	W
relat	U
relat _de	S
relationship	[
relationship _with	P
relativ	Y
releas	C
releas _from	U
releas dat	C
reles	C
reles dat	C
reliabilit	C
relic	W
religion	P
religion _and	[
religion _be	[
religion _just	U
religion _ser	S
religion _y	Q
religion lead	S
religion mandolin	C
religion tour	C
religios	R
religiou	[
reliqui	V
rem	[
remaind	C
remak	C
remak box	C
remanent	[
remarr	W
remarriag	W
remedi	C
rememb	[
rememb _me	U
rememb _the	U
rememb _what	C
rememb _your	W
remember	X
remembranc	[
remes	V
remind	C
remind _me	C
remnant	W
remodel	M
remot	J
remot dat	C
remov	C
remov _a	C
remov _by	C
remov _my	D
remov background	C
remov red	C
remov sem	C
remov tool	C
remov tre	C
removal	E
removal near	E
renam	J
renam all	I
renam ever	C
rencor	Y
rencor _a	Q
rendirs	R
renew	[
renewal	P
renewal ?how	D
renewal pric	C
renov	E
renov _el	C
rent	L
rent _be	Z
rent borrador	C
rent flat	K
rent insuranc	C
rent plaz	C
rental	C
rental car	C
rental list	F
renunci	T
rep	H
rep _with	C
repa	[
repair	H
repair _a	H
repart	C
repeat	C
repeat aft	C
repeat everyth	C
repent	[
repent mean	Y
repet	Q
repit	X
replac _a	C
replac brak	C
replac sash	C
replac wip	J
replacement	C
report	I
report _a	C
report _on	C
report conclusion	I
report primar	C
repos	[
repot	C
repot _a	E
repot monster	F
repot outdoor	C
represent	C
represent ?who	C
representation	C
reprob	Y
reprob _el	T
republic	C
republic fall	C
repulgu	C
requ	D
requ delet	C
requ let	G
requir	[
requir _of	[
requirement	C
requisit	C
rerun	C
rerun channel	C
res	I
res statu	I
rescat	Z
rescat _por	R
rescu	[
reservation	C
reset	C
reset cod	G
reset rout	C
reset servic	C
resfr	C
resfr comun	C
reshuffl	C
reshuffl ?who	C
residenc	F
residenci	[
resident	C
resident evil	C
resign	E
resign _from	C
resign templat	F
resist	[
resist _the	[
resistanc	C
resiz	D
resiz _a	D
resolution	X
resolv	M
resolv dependenc	I
resolv vscod	E
resonic	C
resonic microphon	C
resort	C
resort snow	C
respect	[
respect _my	U
respet	U
respet _a	S
respetan	Q
respir	Q
respir alab	Q
resplandec	T
respond	I
respond _to	W
respond _with	C
respra	C
respra _a	C
respuest	X
rest	[
rest _for	V
rest _on	[
rest puls	C
restarant	C
restarant open	C
restart	C
restart _the	C
restart wind	C
restaur	X
restaurant	K
restaurant _in	C
restaurant bill	E
restaurant london	H
restaurant menu	C
restaurant orl	C
restor	[
resucit	[
resucit _al	Q
resucit jesu	S
resuelv	C
resuelv 2x	C
result	C
result _de	C
result _del	E
result kempton	C
result monac	C
result real	C
result romford	C
resumen	Q
resumen _de	[
resurrect	[
retail	C
retinol	C
retinol used	C
retir	[
retir _and	X
retir _de	U
retirement	C
retirement _do	C
retirement age	C
retr	V
retr siz	C
retreat	[
retreat ten	C
retreat them	[
retriev	C
retrogr	C
retrograd	C
retrograd dat	M
retun	C
return	J
return _from	[
return _of	U
return _someth	C
return _to	[
return age	C
return cast	C
return deposit	C
return n	E
return polic	C
return res	I
reuben	K
reuben sandwich	C
reunion	D
reunion _de	[
reunion dat	C
reunit	[
reveal	C
reveal _himself	R
reveal _your	C
reveal cannon	C
revelacion	W
revelation	[
revelation ezi	C
revelation ke	C
revelation skyrim	C
revelation two	C
reveng	[
revers	C
revers _a	C
review	C
revis	[
revis _el	[
reviv	Z
revival	E
revivi	T
revolt	[
revolucion	C
revolucion frances	C
revolucion mexican	C
revolution	C
revolution februar	L
revolution invention	C
revolution timelin	H
reward	W
rewrit	D
rewrit _my	I
rewrit _th	G
rex	C
rex _in	C
rey	[
rey _a	W
rey _con	Q
rey _de	M
rey _del	X
rey _en	S
rey _mas	P
rey _que	[
rey buen	Q
rey david	Q
rey gord	T
rey leon	C
rey mag	X
rey mal	P
rey nin	R
rey preci	C
reynold	C
reynold gin	C
rez	[
rez _a	T
rez _del	C
rez _el	Q
rez _en	R
rez _por	R
rez _y	Q
rezan	S
rezarl	P
rezarl _a	P
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
ri	Y
ri _del	T
rib	D
rib eye	C
rib oven	C
ric	C
ric _and	J
ric _de	Q
ric _en	C
ric _que	X
ric _that	C
ric _y	Q
ric lik	C
ric nigerian	F
ricciard	C
ricciard podium	C
rich	[
rich _and	Z
rich _be	G
rich _but	V
rich food	C
rich fool	U
rich man	[
rich peopl	R
richard	C
richard _and	I
richard meek	C
rick	C
rick _and	C
rid	X
rid _an	C
rid _of	P
rid _on	Z
riddl	C
riddl _i	C
rieg	C
rien	[
rien porqu	V
rif	C
rigb	C
rigb str	C
right	Z
righteou	[
righteou man	R
rightmov	F
rightmov co	F
rigidbod	C
rigidbod fall	C
rim	C
rim shuttl	C
ring	D
ring ?wher	C
ring _accord	C
ring _for	C
ring _in	[
ring carat	C
ring maleni	C
ring off	C
ring platinum	C
rington	D
rington _to	D
ringworm	C
ringworm cream	C
rinon	W
rio	G
rio _de	E
rio jordan	S
rio mas	C
riot	[
rip	C
rip without	C
riquez	X
riquez _en	R
ris	P
ris _of	Y
ris sign	C
risk	R
riv	U
riv _and	C
riv _in	C
riv _of	X
riv plat	C
rivalr	W
rizpah	S
rm	E
rm rf	E
road	C
road _to	[
road closur	C
road trip	C
roan	I
roan lyric	I
roar	I
roar lion	[
roar twent	C
roast	C
roast _a	N
roast _my	C
roast chicken	L
roast near	D
rob	[
rob _a	Q
rob _el	U
rob _en	P
rob _god	P
rob _la	Q
rob _los	P
rob _the	R
roban	[
robert	C
robert palm	C
robinson	C
robinson _and	C
roblox	C
roblox com	C
roblox octubr	K
roblox robux	C
roboam	V
robot	C
robot ?who	C
robot _or	I
robot dream	C
robot novel	C
robot toy	C
robux	C
robux fre	C
roc	Z
roc _y	P
roc mia	R
roci	Q
rock	[
rock _and	T
rock _you	C
rock music	X
rock pap	C
rocket	C
rocket leagu	C
rod	Z
rodg	C
rodg achill	C
rodill	X
rofl	C
rog	P
rogen	C
rogen houseplant	C
rogu	C
rogu one	C
roi	T
roj	[
roj _en	P
roj preci	C
rol	F
rol _of	[
rol admin	I
rol pla	H
roll	C
roll _a	C
roll _at	C
roll _del	V
roll _your	C
roll coast	C
roll contract	K
roll recip	D
roll ston	C
roll two	C
rollback	C
rom	[
rom _for	C
roman	C
roman 16	W
roman _que	T
roman bath	K
roman eat	C
roman leav	C
roman numeral	C
roman republic	C
roman shield	C
romanc	Z
romanc novel	C
romantic	R
rome	C
rome _and	C
romford	C
romp	[
romp _el	U
romp _una	T
rompi	[
rompi _el	X
rompi _la	S
rompieron	P
ronald	C
ronald ?how	C
ronald fre	C
ronronean	C
ronson	C
ronson uptown	C
roof	[
rooftop	J
rooftop _in	G
room	[
room 101	G
room acoustic	C
roomett	C
roomett _what	C
roommat	[
roost	[
roost crow	[
root	C
root 72	D
root _of	U
root canal	I
root vegetabl	C
rop	[
rop _de	C
rop _par	Q
ros	C
ros _de	D
ros park	D
ros patient	C
rosal	C
rosali	C
rosar	[
rosari	[
rosc	I
rosc _de	I
roscon	I
roscon _de	I
rosett	C
rosett hieroglyph	C
rosh	[
rost	C
rost 2016	D
rostr	[
rostr _de	T
rot	G
rot _at	C
rotat	C
rotat _a	K
rotat _my	C
rotat ax	F
rotation	C
rotation wow	C
roth	C
roth _and	E
roth ira	C
rotor	C
rotten	[
rotten tomato	M
rough	[
roulett	H
roulett strateg	H
round	J
round _a	J
roundabout	C
rout	C
rout 66	C
rout _in	C
rout _to	C
rout ever	C
rout mean	C
rout yesterda	C
routin	[
row	C
row _in	N
row four	C
row red	N
row thre	C
royal	C
royal deck	E
royal mail	C
royal peach	C
royal priesthood	X
royal rumbl	C
royal wed	[
royalt	C
royalt fre	C
rtp	F
rtp list	F
rtx	C
rtx 3060	C
ru	C
ru paul	C
ruach	U
rub	W
rub band	K
rubbish	C
ruben	U
rubi	C
rubi ceniz	C
rubik	C
rubik cub	C
rud	D
rud _to	P
rud mov	C
rued	G
rued _de	C
ruf	W
rufu	Z
rug	E
rug doctor	E
rugb	C
rugb leagu	C
rugb squad	C
rugb union	D
ruid	I
ruid _en	Q
ruid _la	C
ruin	[
ruin _my	Y
rul	J
rul _and	C
rul _in	N
rul _of	E
rul _on	C
rul explain	C
rul hasbr	C
rul onion	D
rul playof	C
rul root	C
rumbl	C
rumbl win	C
rumor	N
rumor tracklist	J
run	C
run 2049	C
run _a	U
run _and	W
run _for	X
run _on	L
run _the	[
run _to	[
run aft	E
run against	C
run all	F
run awa	[
run cyberpunk	C
run film	F
run ls	D
run out	[
run spik	C
run ston	C
run tim	C
run toda	C
run total	C
run twic	J
run two	C
runawa	W
runtim	C
rush	C
rusk	C
russi	C
russi _hav	H
russian	G
russian alphabet	H
russian revolution	L
rust	C
rust _a	C
rust chemical	C
rust nail	C
rut	[
rut _y	S
ruth	C
ruth _and	V
ruth age	C
ruth bad	C
ruth cand	E
ruth chr	D
ruth hom	C
ruth reuben	C
ruth wilson	H
rx	C
rx 660	C
ryan	C
ryan cabin	I
ryan reynold	C
ryzen	D
ryzen fiv	D
s	C
s corp	I
s mean	C
s n	C
s perc	E
s s	C
s23	C
s23 hard	C
s24	C
s24 _and	E
sa	N
sa goodby	Z
sab	J
sab _en	C
sab _lo	U
sab _por	P
sab _que	Q
sab mean	C
sab sant	U
sab si	[
sab tod	Q
sabactan	[
saban	U
sabbath	[
sabbath day	Z
sabbath first	C
sabbath paranoid	C
sabbath year	W
sabbatical	C
sabbatical polic	C
sabem	[
sabem _que	Q
saben	U
saberl	C
sabi	V
sabi _de	Q
sabiduri	X
sac	[
sac _a	R
sac _de	X
sac _del	P
sac _el	U
sac _la	Q
sac _un	W
sacerdoci	T
sacerdot	X
sacerdot _de	P
sacerdot _que	Q
sacerdot _y	Q
sach	C
sack	C
sackcloth	S
sacr	Y
sacrament	[
sacrific	[
sacrific _a	U
sacrific _for	[
sacrific _his	P
sacrific chess	C
sacrifici	[
sacrifici _de	T
sacrifici viv	P
sacrificial	C
sacrificial anod	C
sad	[
sad friend	X
sadduce	Y
sadrac	Q
sadrac mesac	Q
saduce	Y
sae30	I
saf	J
saf _in	C
saf _to	C
saf plac	C
saf temperatur	C
sag	C
sag ?how	C
sag _in	C
sag green	C
sagitari	C
sagittariu	D
sagittariu week	D
sagr	[
sai	C
sai bab	C
sailor	[
saint	[
saint bernard	C
saint depth	C
saint fc	F
saint laurent	C
saint row	C
saint stadium	K
sal	Q
sal _a	C
sal _con	W
sal _de	[
sal _del	[
sal _el	[
sal _if	C
sal _y	T
sal adelant	V
sal assistant	G
sal mal	U
sal shakir	C
sal tax	C
salad	C
salad dress	C
salar	C
salar _for	C
salar _from	C
salar _of	K
salar softwar	M
salari	X
salari minim	C
salbutamol	H
salbutamol inhal	H
salchich	C
saldr	R
salem	K
salem oregon	F
salem witch	C
salen	C
salen _los	C
salesman	C
salesman _and	C
salg	U
salg _de	T
sali	[
sali _de	Q
sali _del	Q
sali _el	T
sali agu	R
sali bien	P
sali mal	P
salid	V
salieron	V
saliv	R
salm	[
salm 151	T
salm 23	R
salm 91	T
salm _cuand	X
salm _de	U
salm _mas	P
salm _par	[
salm _que	P
salm contr	R
salmon	C
salmon tim	C
salom	[
salomon _en	P
salomon _y	P
salomon hik	C
salon	C
salon _de	C
salon open	C
sals	C
sals _par	C
salt	J
salt 25kg	C
salt _but	C
salt _of	U
salt bae	D
salt bath	C
salt film	K
salt shak	C
saltamont	Z
salud	X
salv	[
salv _a	R
salv _de	P
salv _mi	P
salv _por	Q
salv siempr	P
salvador	C
salvador dal	C
salvan	V
salvan _los	Q
salvarm	P
salvars	S
salvi	C
salvi _dond	C
sam _as	C
sam day	F
sam gam	C
sam sex	T
sam sin	Q
sam thing	T
samari	[
samaritan	[
samhain	C
samhain alt	C
sampl	C
sampl quer	C
sampl text	E
samson	[
samson _and	Z
samson hair	[
samson kill	R
samson pull	U
samson resonic	C
samsung	C
samsung 55	J
samsung _se	C
samsung a52	I
samsung advert	G
samsung galax	C
samsung s24	C
samuel	V
samuel _at	R
samuel adam	C
samuel anoint	R
samuel eto	C
samuel l	C
samuel pep	D
samura	C
samura use	C
san	H
san _a	P
san andre	C
san dieg	C
san francisc	C
san jos	S
san juan	C
san jud	[
san lorenz	C
san miguel	M
san pabl	S
san pedr	H
san salvador	C
san sebastian	C
san valentin	[
sanador	R
sanar	P
sanctuar	Z
sand	[
sandal	[
sandali	[
sandl	C
sandl golf	C
sandl netflix	C
sandwich	C
sangr	[
sangr _de	U
sangr _en	V
sangr _tien	C
sanhedrin	V
sanidad	R
sanidad _y	P
sanson	[
sanson _y	Q
sant	R
sant _a	Y
sant _que	W
sant _ser	T
sant cen	X
sant clau	T
sant cruz	C
sant cuant	F
sant doming	C
sant fe	C
sant generator	C
sant lagun	C
sant mor	R
sant sant	Y
santeri	U
santiag	J
santiag _a	C
santiag _el	P
santific	W
santisim	Q
santuari	Y
sap	H
sap _from	C
sapphir	T
saqu	V
sar	[
sar lee	F
sara	Z
saracen	C
saracen rugb	C
sarah	U
sarah ?when	W
sarah k	I
sarah laugh	X
sarah michell	C
sarcasm	V
sard	X
saron	[
sartr	C
sartr be	C
sash	C
sash window	C
satan	[
satan fall	Y
satanic	H
satanic _vers	C
satellit	C
satellit _from	C
satin	C
satisf	W
saturation	D
saturation _at	D
saturda	H
saturda kitchen	I
saturn	C
saturn return	C
sauc	C
sauc _what	J
sauc becaus	H
saul	[
saul _and	S
saul _in	Q
saul _se	S
saul _y	Q
saul choos	S
saul die	V
saul goodman	C
saul last	C
saul son	P
saul spar	R
sauvag	C
sauvag 100ml	C
sav	T
sav _a	D
sav _but	W
sav _by	C
sav _for	[
sav _her	P
sav _in	C
sav _me	[
sav _on	C
sav _the	E
sav account	S
sav alwa	Q
sav arm	C
sav end	C
sav grac	C
sav mone	[
sav percentag	E
sav rat	C
sav thrift	C
scal	E
scal _be	C
scal outsid	C
scam	[
scan	C
scan _a	F
scan _the	C
scandal	C
scandal summar	C
scar	[
scar _about	S
scar _at	Q
scar _i	R
scar _of	[
scar _or	C
scar _to	[
scarlet	N
scarlet let	C
scarlet version	C
scatter	T
scen	C
scen _in	C
scen seven	I
scen song	C
schadenfreud	C
schadenfreud mean	C
schedul	C
schedul _with	C
schem	[
schit	C
schit creek	C
schizophreni	V
school	S
school _be	R
school _for	Q
school _of	C
school basketball	C
school break	C
school bus	C
school lesson	S
school meal	C
school teach	U
school year	[
schopenhau	D
schopenhau porcupin	D
schroding	C
schroding cat	C
scienc	[
scienc onlin	C
scientolog	C
scientolog _e	C
scientolog level	E
scissor	C
scissor sist	C
scoot	C
scoot _on	C
scoot unlock	L
scor	C
scor _do	G
scor _for	C
scor _from	E
scor _in	I
scor _of	E
scor _the	K
scor fast	C
scor sheet	H
scor work	C
scorpi	C
scorpi compatibilit	G
scorpi moon	C
scotch	K
scotch bonnet	K
scotland	C
scott	C
scrabbl	C
scrabbl word	C
scrap	C
scrap websit	C
scratch	P
scratch card	[
scratch glass	C
scream	K
scream _at	X
scream ever	C
screen	C
screen _and	C
screen aft	C
screen flick	C
screen irql	C
screen know	C
screen tim	[
screenshot	Q
screenshot _on	I
screw	C
screw _do	C
screw _from	M
screw _you	C
screwdriv	J
screwdriv siz	J
scrib	[
script	C
script _that	C
script alert	E
scroll	[
scroog	C
scroog offic	C
scrub	C
scrub discount	C
sd	C
sd card	C
sdfsdf	C
sdkfjh	C
sdkfjh skdjfh	C
se	[
se _me	P
se _que	[
se _quien	P
se _the	R
se si	S
se valient	U
sea	[
sea _and	T
sea _be	C
sea _el	X
sea _in	[
sea _of	[
sea aquarium	C
sea mud	C
sea salt	C
sea snorkell	C
seal	C
sean	[
sean uno	X
search	C
search _be	C
search _for	[
search box	J
search histor	C
search sit	C
season	C
season _in	C
season _of	C
season dat	I
season fiv	K
season four	C
season lyric	H
season releas	L
season seven	C
season six	C
season start	C
season thre	C
season twelv	N
season two	C
seat	N
seat _at	[
seat _do	C
seat _of	T
seat _on	C
seat _with	C
seat leon	C
seat map	K
seat rul	C
seattl	C
seattl _to	C
sebastian	C
sebastian _con	D
sebastian festival	C
sec	V
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
secondar	C
secondar color	C
secret	U
secret _of	[
secret angel	C
secret sant	C
secretar	C
secretari	R
sect	[
secul	Y
securit	C
securit council	C
securit deposit	C
securit hedg	C
sed	[
sedon	C
sedon hik	C
see	K
see ?who	C
see _a	Y
see _god	Y
see _his	Q
see _in	G
see _me	X
see _my	X
see _the	M
see _with	C
see jesu	Y
see no	[
see northern	C
see through	C
see x	C
see ya	C
seed	V
seed ?how	C
seed _and	[
seed grow	Z
seed restaurant	C
seed sta	C
seed substitut	C
seek	[
seek _god	P
seek _the	U
seek first	Q
seem	X
sefor	Z
seg	C
seg genes	C
segmentation	C
segmentation fault	C
segu	Y
segu _a	T
seguimient	C
seguimient _de	C
segun	[
segun _di	R
segun _la	Z
segund	R
segund _de	C
segund grad	C
segund mor	T
segund templ	U
segund venid	Q
segur	H
segur _a	C
segur _de	C
seguridad	Y
seinfeld	C
seinfeld soup	C
seiz	Z
seizur	X
selah	X
seleccion	C
select	C
select _from	I
select count	H
select nombr	C
select pg	C
select usernam	H
self	[
self control	R
self defens	Q
self emplo	C
self harm	R
selfish	[
sell	I
sell _his	T
sell _it	H
sell _me	C
sell _my	I
sell _the	R
sell _what	H
sell album	J
sell charcoal	C
sell drug	V
sell everyth	S
sell out	E
sem	K
sem permanent	C
seman	M
seman _de	Q
seman sant	[
sembr	C
sembr _en	C
sembrador	Y
semicolon	C
semill	[
sen	C
sen _de	C
senal	[
senal _de	W
senal _del	S
senaquerib	Y
senat	C
senat _do	C
senat majorit	C
senator	C
senator term	C
sencill	[
send	S
send _a	C
send _her	Q
send _it	I
send _me	C
send _the	Q
send _them	G
send _to	U
send awa	R
send hom	[
send mone	[
send nud	[
send out	W
sennacherib	U
senor	Y
senor elegid	Q
sens	Y
sens _of	Q
sensual	R
sent	[
sent _a	Q
sent _que	Y
sent _un	W
sent culpabl	P
sent mal	P
sent nad	V
sent sol	R
sentenc	C
sentid	[
sentid _de	P
seoul	C
seoul metr	C
sep	T
separ	W
separ _el	P
separ _los	P
separan	Q
separat	[
separat _from	P
separat _us	U
septemb	J
septemb zon	C
septim	P
septim dia	P
septuagint	X
sepulcr	X
sequenc	C
sequenc first	C
sequi	W
ser	V
ser _a	R
ser _con	W
ser _de	Q
ser _di	P
ser _el	Y
ser _hay	C
ser _la	W
ser _las	V
ser _los	W
ser _mi	P
ser _muy	Z
ser _un	[
ser _una	Z
ser _yo	R
ser adict	R
ser adopt	P
ser ama	S
ser buen	T
ser catolic	P
ser channel	J
ser cristian	Q
ser demas	Q
ser dign	Q
ser divorc	Q
ser episod	M
ser feliz	P
ser gay	P
ser hij	P
ser inocent	P
ser mal	W
ser nin	C
ser nuev	P
ser ord	C
ser salv	Q
ser sant	X
ser sauc	J
ser schedul	C
ser si	C
ser two	C
ser viej	S
ser virgen	P
ser viud	P
ser vivient	P
ser x	J
serafin	U
seran	V
seran juzg	Q
seren	C
seren won	C
seri	C
seri dark	C
serious	S
sermon	[
sermon _for	V
sermon _on	X
serpent	Y
serpient	I
serpient _de	S
serpient _y	[
serv	R
serv _a	U
serv _en	P
serv _god	[
serv _in	Y
serv _the	R
serv rental	C
serv statu	C
serv tabl	[
servant	[
servant ?who	S
servant _be	S
servant _of	Y
servant girl	T
servic	G
servic _for	C
servic _las	C
servic light	C
servic read	[
servici	U
servidor	D
sescam	C
sesion	C
sest	C
sest mejor	C
set	F
set _a	C
set _in	C
set _me	Y
set _of	C
set boundar	[
set fre	[
set menu	C
set up	C
setent	[
setent an	[
setent hij	Q
setent vec	P
seth	F
seth me	C
seth rogen	C
setlist	C
setlist metal	C
settl	N
settl _of	F
seven	C
seven 22	E
seven 25	C
seven annotation	I
seven broth	W
seven bus	C
seven church	P
seven da	[
seven dead	C
seven ecoboost	G
seven fat	Q
seven hundr	Q
seven nation	T
seven pc	C
seven seal	[
seven seven	C
seven son	R
seven stunt	C
seven ten	C
seven thin	Q
seven tim	[
seven x	C
seven year	C
sevent	[
sevent week	U
sevent year	Z
seventh	[
seventh day	Q
severanc	C
sevill	C
sew	C
sew bee	C
sew machin	C
sex	Z
sex _con	P
sex _in	S
sex _ser	P
sex girl	C
sex scen	[
sex stor	C
sex work	X
sext	M
sext bot	C
sexual	[
shabbat	F
shabbat start	F
shad	D
shadda	X
shadow	T
shadow go	[
shadrach	V
shadrach meshach	V
shak	P
shak _at	C
shakespear	C
shakespear die	C
shakir	C
shakir ahor	C
shalom	[
shalom mean	T
sham	[
shammah	V
shampo	C
shampo ?how	C
shampo _for	C
shank	C
shank oven	C
shank slow	K
shannon	C
shap	C
shap _of	D
shap almond	C
shar	V
shar _a	[
shar _my	C
shar _the	U
shar everyth	R
shar fenc	C
shar polic	C
shark	D
shark _hav	D
shark doo	C
shark view	C
sharon	T
sharp	[
sharp than	[
sharpen	U
sharpen kitchen	C
shaun	C
shaun _the	C
shav	C
shav mak	C
shawshank	C
shawshank redemption	C
sheb	Y
shechem	[
shed	C
sheep	V
sheep _and	[
sheep _of	W
sheep coffe	F
sheep film	I
sheep mattress	C
sheep mean	U
sheep record	C
sheeran	C
sheeran bpm	C
sheet	C
sheet _so	F
sheet music	C
shein	C
shein octubr	F
shein ord	C
shekel	[
shelf	C
shelf ide	C
shelt	T
shelv	C
shelv up	C
shem	[
shepherd	M
shepherd _and	[
shepherd bush	C
shepherd husk	E
shepherd pie	C
shepherd shed	C
sherlock	L
sherlock season	L
sherman	K
shibbol	Y
shield	P
shield _of	U
shield provid	J
shield templat	C
shift	J
shift _what	C
shift pattern	G
shiloh	W
shiloh joli	C
shime	Z
shin	[
shin lik	Z
shin splint	C
shingl	C
shingl vaccin	C
shint	C
shint hom	C
shint shrin	F
ship	C
ship _a	L
ship _in	C
ship _of	D
ship guid	C
shipwreck	[
shiraz	F
shiraz pric	F
shird	C
shird tim	C
shirle	C
shirle templ	C
shirt	C
shirt _in	K
shirt _with	K
shirt coll	F
shirt color	I
shit	F
shit app	F
sho	C
sho burwood	C
sho cheap	D
sho origin	E
sho sal	C
sho shop	G
shof	Z
shoot	[
shop	C
shop _i	G
shop _in	C
shop donation	C
shop leed	C
shop list	C
shop nam	G
shop near	C
shop open	C
shop tomorow	C
shopaholic	C
shoplift	W
short	L
short _vers	U
short email	C
short lif	[
short psalm	Q
short sell	C
short squeez	C
shortcut	C
shortcut _on	C
shorten	C
shorten jean	C
shot	C
shot _for	C
shot archduk	C
shot jfk	C
shot polar	C
shot put	C
shotgun	U
shotgun lyric	L
should	C
shout	V
shout _at	R
shout for	H
show	J
show _in	C
show drain	C
show error	I
show gam	C
shrek	C
shrek thre	C
shrek two	K
shrimp	U
shrin	P
shrin etiquett	F
shroud	W
shroud _of	W
shrub	C
shrub trim	C
shu	C
shu bed	C
shu bedroom	C
shuffl	C
shuffl card	C
shun	[
shunammit	X
shut	C
shut _the	[
shut down	[
shut off	C
shut sp	C
shut up	C
shutdown	C
shutdown updat	C
shuttl	C
shy	U
si	S
si _di	T
si _el	R
si _hay	S
si _la	T
si _me	Y
si _mi	V
si _o	R
si _se	S
si _ser	R
si _teng	P
si _tu	S
si _un	R
si algun	P
si mism	R
si nac	C
si no	[
si pec	P
si ser	Q
si vien	C
sibl	[
sick	[
sick _and	P
sick _for	Z
sick _in	S
sick _of	P
sick becaus	S
sick friend	P
sick peopl	Q
sick person	R
sid	J
sid _do	C
sid _for	X
sid _of	C
sid adel	C
sid effect	D
sid stitch	C
sidon	[
sieg	[
sieg _of	R
siembr	W
siembr vient	S
siempr	[
siempr _en	P
siempr _me	Q
siempr salv	P
siend	U
siend cristian	Q
sient	R
sierv	V
sierv _del	P
sierv _y	Q
siet	[
siet an	S
siet di	T
siet espiritu	P
siet herman	Q
siet iglesi	P
siet marid	Q
siet sell	X
siet vec	Q
sig	[
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
signific _de	Q
signific _del	Z
significan	S
significan _los	R
sigu	Z
siguen	R
sigui	R
sigui _a	R
sihon	T
sikh	C
sikh gurdwar	C
sikhism	C
sil	D
sil _in	Q
sil her	C
silenc	I
silenc _of	C
silenci	[
silenci ant	P
silent	[
silent treatment	R
silk	C
silk _and	C
silk mak	C
sill	Z
silo	[
silv	V
silv _and	V
silv cup	T
silv location	C
silversmith	T
silvestr	S
sim	C
sim four	C
sim huawe	C
sim onl	M
simbol	[
simboliz	V
simboliz _la	T
simeon	[
simeon _and	Q
simeon _y	R
simil	C
simil _and	C
simil _to	E
simon	K
simon _el	W
simon _sa	C
simon _the	[
simon bil	C
simon boliv	C
simon cowell	C
simon graceland	C
simp	[
simpl	N
simpl word	C
simplif	C
simplif 48	D
simplif root	D
simpson	C
simpson prediction	C
simulador	C
simulador hipotec	C
simulat	D
simulat _a	D
simultaneou	C
simultaneou equation	C
sin	[
sin _a	Q
sin _and	R
sin _be	Y
sin _do	S
sin _for	S
sin _in	P
sin _mi	T
sin _of	C
sin _que	C
sin _to	[
sin aft	Q
sin amig	P
sin anim	C
sin bautiz	P
sin ceboll	F
sin ces	Q
sin cit	C
sin cos	C
sin diner	P
sin el	P
sin experienci	C
sin fe	R
sin gan	Q
sin levadur	[
sin nad	U
sin not	R
sin numb	C
sin obr	Q
sin offer	Q
sin padr	P
sin parej	S
sin polv	C
sin quer	P
sin saberl	R
sin ser	C
sin taladr	C
sin tarjet	C
sin woman	P
sina	C
sina hospital	C
sina mount	C
sina mychart	C
sina peninsul	C
sinagog	X
sinc	X
sinc 1945	C
sinc _he	P
sinc _i	[
sinc _my	P
sinc _the	X
sindrom	X
sindrom _de	T
sing	C
sing _and	V
sing _in	Y
sing _me	C
sing _the	C
sing _to	U
sing bowl	C
sing over	Q
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
sink _with	C
sinonim	C
sinonim _de	C
sintactic	C
sintactic orar	C
sintom	C
sintom _de	C
sion	[
sir	C
sir set	G
sirac	V
sirach	[
siri	U
sirloin	C
sirv	C
sirv _la	W
sirv _par	C
sirven	S
sirvient	V
sisar	V
siser	Z
sist	N
sist ?who	X
sist _be	Y
sist _in	W
sist _of	[
sist _wont	U
sist act	I
sist sledg	C
sist wif	C
sistem	C
sistem sol	C
sit	C
sit _for	C
sit _in	X
sit _on	E
sit _with	X
sit accept	C
sit crash	C
sit still	S
six	C
six _in	C
six da	R
six flag	C
six hour	F
six mes	C
six month	Q
six nation	C
six nin	K
six peopl	C
six releas	M
six tomorrow	C
siz	C
siz 2lb	J
siz _a	E
siz _be	T
siz _on	C
siz a4	J
siz averag	I
siz bed	C
siz calculator	M
siz chart	C
siz crochet	E
siz drill	M
siz duvet	F
siz eight	E
siz eleven	C
siz fourteen	N
siz minimum	M
siz suitcas	I
siz trampolin	J
siz turke	G
sk	C
skateboard	C
skdjfh	C
skdjfh ksjdhf	C
ski	C
ski resort	C
ski trip	C
skibid	C
skin	[
skin _of	C
skin _on	N
skin diseas	W
skinn	C
skinn jean	C
skip	J
skip church	W
skip ever	N
skip row	C
skirt	[
skod	D
skod fabi	D
sku	C
sku 88213	C
skull	E
skull chr	C
sky	U
sky blu	C
sky island	C
skydiv	G
skylin	D
skyrim	C
skyrim consol	C
skyrim quest	C
skywalk	H
skywalk lightsab	H
sla	C
sla season	C
slack	C
slack ?how	G
slack messag	C
slam	C
slam _hav	C
sland	[
slav	[
slav _and	R
slav girl	T
slaver	T
slaver abolish	C
sledg	C
sledg great	C
sledgeham	C
sledgeham year	C
sleep	S
sleep ?how	C
sleep _do	C
sleep _in	[
sleep _on	W
sleep _with	S
sleep current	C
sleep dur	Q
sleep ten	C
sleep togeth	V
sleepless	U
slid	J
slid siz	J
slim	C
slim without	C
sling	D
sling shot	C
slip	C
slip dress	F
slkdfj	C
slkdfj lskdjf	C
slkdfj slkdfj	C
slogan	C
slogan _for	C
slot	F
slot machin	F
sloth	N
sloth goon	C
sloth lifespan	C
sloth sp	C
slow	E
slow _to	[
slow cook	G
slow food	C
slow motion	G
slug	C
slug eat	C
slumb	U
small	P
small _on	C
small bus	C
small child	Q
small claim	C
small countr	C
small estat	C
small galle	K
small garden	C
small group	[
small intestin	C
small read	C
small thing	[
smart	C
smart met	D
smart than	C
smash	X
smash _the	U
smell	C
smell _of	K
smell lik	C
smith	C
smith _say	C
smith actor	C
smith84	I
smith84 gmail	I
smok	W
smok _and	C
smok point	C
smok weed	[
smoke	C
smoke eye	E
smoke robinson	C
smyrn	W
snack	C
snack list	C
snail	C
snail eat	C
snak	[
snak _and	U
snak _in	Z
snak bit	[
snak gam	C
snak plant	C
snap	C
snarf	C
sneak	[
sneak out	[
sneez	C
sneez ?when	C
snook	C
snook ball	C
snook maximum	L
snoop	E
snoop dog	E
snorkell	C
snorkell hurgh	C
snow	J
snow chain	C
snow real	C
snow report	C
snyd	C
snyd cut	C
so	Y
soak	C
soap	C
soap ingredient	G
soap mak	D
sob	[
soberbi	S
soborn	U
sobr	R
sobrin	[
sobrin _de	S
social	[
social medi	U
socialism	U
sociolog	E
sociolog functionalism	E
sock	C
sock _in	C
socket	C
socket sign	C
socorr	V
socr	C
socratic	C
socratic method	C
sod	C
sod _and	C
sodium	C
sodium react	C
sodom	[
sodom _and	Q
sodom metal	C
sof	C
sof without	E
sofoni	V
soft	C
soft cell	C
soft spot	C
soft yolk	G
soften	C
soften salt	C
softwar	S
softwar engin	M
sohcahto	C
soil	U
sol	K
sol _a	C
sol _con	P
sol _de	Y
sol _di	R
sol _en	[
sol _me	V
sol _por	Y
sol _se	R
sol _un	R
sol _y	P
sol esto	C
sol goalkeep	C
sol habl	C
sol maquet	C
sol mediador	Y
sol panel	C
sol piens	W
sol tab	C
sol trad	C
sol vez	P
sold	[
sold _y	P
sold mock	R
sold roman	P
soledad	C
solid	[
soliloqu	E
soliloqu ?how	E
solitair	C
solitair fre	C
solomon	[
solomon _hav	W
solomon ask	Q
solomon island	C
solomon min	C
solomon northup	C
solomon pra	P
solomon templ	T
solomon writ	[
solstic	F
solstic ticket	F
solt	[
solt _a	R
solt _el	T
solter	S
solv	C
solv 3x	C
solv listen	C
som	P
som _mas	R
som jaz	C
som peopl	C
som point	J
som tod	S
som uno	P
sombr	R
somebod	S
somebod _tell	C
son	[
son ?who	S
son _and	U
son _be	W
son _con	T
son _de	Q
son _do	[
son _doesnt	P
son _el	Q
son _in	X
son _la	S
son _las	X
son _los	Z
son _mas	P
son _of	[
son _sa	Q
son _wont	T
son a610	G
son amor	S
son com	Q
son compatibl	C
son die	Q
son got	P
son heung	C
son igual	Q
son join	Q
son lif	X
son new	C
son pec	Q
son pla	Y
son steal	Q
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
song tun	C
sonid	C
sonnet	C
sonnet _about	C
soon	Z
sopat	X
soport	[
soport _a	R
sor	[
sorcer	V
sord	U
sorr	[
sorr _for	R
sorr _to	V
sorrow	[
sort	C
sort arra	H
sos	X
soul	Z
soul _of	P
soul best	C
soul estu	C
soul movi	K
soul thre	D
soul train	C
soulcycl	D
soulcycl class	D
sound	I
sound _be	C
sound _but	J
sound mak	C
sound mor	G
sound stif	C
soundtrack	C
soup	C
soup guy	C
sourc	D
sourc cod	D
sourdough	C
sourdough alwa	E
sourdough com	C
sourdough start	J
south	F
south island	F
south kore	C
south rim	C
southampton	D
southampton saint	D
southeastern	C
sow	[
sow _in	C
sow _the	V
sp	C
sp _and	J
sp _for	C
sp _of	C
sp mem	C
sp mph	C
sp up	C
spac	M
spac sav	C
spain	C
spain _to	L
spam	D
spam call	D
spaniel	C
spaniel groom	C
spanish	C
spanish arm	C
spanish numb	L
spank	[
spank _my	P
spar	L
spar _the	[
spar rib	C
spar saul	Q
spark	K
spark ?when	H
sparrow	[
speak	[
speak _for	R
speak _in	[
speak _the	R
speak _to	W
speak french	C
speak italian	C
speak lord	R
speak up	[
speak vot	C
speak without	C
speakerphon	C
spec	F
special	[
special need	S
speech	W
speech open	C
speech transcript	J
speech worksheet	C
speed	J
speed ticket	H
spel	C
spel rhythem	C
spell	C
spell accomodation	C
spell definat	F
spell gre	C
spell level	E
spenc	E
spenc calor	E
spend	[
spend _too	R
spent	[
sperm	T
spf	C
spf thirt	C
spic	D
spic _be	C
spid	F
spid not	C
spid siz	C
spiderman	C
spik	C
spill	U
spill gulf	C
spin	C
spin cycl	I
spirit	J
spirit _a	V
spirit _and	P
spirit _be	R
spirit _in	X
spirit _of	S
spirit airlin	D
spirit awa	C
spirit halloween	C
spirit island	C
spirit level	C
spirit mean	Q
spirit pour	R
spirit stallion	C
spirit stor	C
spirit vs	C
spiritual	[
spiritual gift	[
spit	[
spleen	C
spleen _do	C
splint	C
splint _at	C
splint tap	C
split	K
split _a	E
split pdf	E
split screen	C
split up	X
spoil	F
spoil _the	T
spoil next	C
spong	E
spong sink	C
spoon	C
spoon feel	C
sport	[
sportst	F
sportst 883	F
spot	C
spot clos	C
spotf	C
spotf premium	C
spotif	C
spotif subscription	G
spotif wrap	C
spotless	C
spotless mind	C
spous	[
spous _be	P
spr	S
spr airport	C
spr constant	C
spr hotel	C
sprain	C
sprain _and	C
sprain ankl	I
spread	C
spread _the	T
spreadsheet	C
spreadsheet add	I
spreadsheet d	N
spreadsheet merg	G
sprinkl	[
spy	V
sql	C
sql _to	C
squad	H
squar	C
squar brown	D
squar minu	J
squar root	D
squeak	C
squeak brak	D
squeak floorboard	F
squeez	M
squid	L
squid gam	L
squirrel	C
squirrel empt	C
src	D
src http	K
src x	F
ssh	C
ssh key	J
ssh permission	C
st	C
st alban	D
st andrew	J
st john	C
st kit	D
st lou	E
st luci	C
st michael	C
st pancr	C
st patrick	J
st paul	C
st petersburg	F
sta	[
sta _at	U
sta _in	K
sta _on	C
sta _with	R
sta hom	V
sta pur	[
sta viabl	C
stab	N
stack	C
stack plu	F
stadium	D
stadium bag	H
stadium capacit	K
staf	X
stag	[
stag _do	C
stag _of	C
stag four	[
stag fourteen	J
stain	C
stain out	C
stainless	E
stainless steel	E
stairwa	E
stairwa _to	E
stalin	C
stalin fiv	C
stalingrad	C
stalingrad length	C
stall	C
stallion	C
stallion _of	C
stamp	G
stamp _to	C
stamp dut	C
stan	C
stan iron	C
stanc	C
stanc box	C
stand _and	C
stand _at	W
stand _by	[
stand _for	C
stand _my	R
stand _on	C
stand still	V
stand up	[
standard	C
standard complaint	C
standard deviation	C
stanford	J
stanford speech	J
star	N
star _and	[
star _at	Z
star count	F
star judg	C
star sign	L
star trek	C
star war	C
stardew	D
stardew valle	D
starfish	C
starfish reef	C
starl	G
start	I
start ?when	C
start _a	[
start _and	C
start _in	I
start _my	[
start _of	[
start _th	M
start _the	[
start _with	C
start chem	V
start class	C
start dat	Q
start dos	C
start doubl	E
start mone	C
start over	[
start read	V
start smell	J
start system	C
start teeth	C
start tim	C
startup	C
starv	[
stas	C
stas fil	C
stat	C
stat 1969	C
stat 2020	C
stat _hav	C
stat _of	C
stat bird	C
stat list	C
stat lock	F
stat newton	C
stat warrior	D
statement	E
statement exampl	C
static	C
static aft	C
static void	G
statin	C
statin _and	C
station	P
station closur	C
station near	F
statu	H
statu 403	I
statu ba	C
statu mean	C
statu open	H
statut	C
statut _of	C
statutor	H
statutor uk	H
stdi	E
stdi h	E
stead	P
steak	C
steak _for	H
steak pric	D
steakhous	D
steakhous menu	D
steal	[
steal _from	U
steal _my	T
steal _the	K
steam	C
steam deck	F
steam engin	C
steel	C
steel different	C
steel histor	C
steel knif	C
steel prediction	G
steel wat	E
steer	C
steer wheel	C
stencil	C
step	C
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
stephen speech	T
stepmoth	R
stev	C
stev coogan	K
stev job	C
stew	[
stew without	C
stewi	C
stewi voic	C
stfu	C
stick	[
stick _that	[
stick _to	Q
stick insect	C
stick season	H
stif	G
still	[
still _and	Q
still _be	P
still _for	V
still _in	C
still lif	T
still lov	P
still not	Q
still noth	C
still singl	[
still stop	C
stillborn	W
sting	C
sting _your	C
stir	W
stitch	C
stitch ?when	C
stitch _do	C
stitch out	C
stitch pattern	C
stock	C
stock _and	C
stock down	C
stock pric	J
stoicism	F
stoicism podcast	F
stok	C
stok _on	C
stomach	N
stomach bug	H
ston	[
ston _and	V
ston _for	[
ston _in	Q
ston _of	[
ston _to	X
ston pillow	[
ston setlist	C
ston templ	C
ston work	C
stoneheng	F
stoneheng solstic	F
stonewar	C
stonewar casserol	C
stood	[
stop	T
stop _a	C
stop _my	C
stop _the	[
stop advertis	C
stop bark	C
stop be	[
stop chas	V
stop condensation	C
stop cr	Q
stop cut	M
stop eat	T
stop fox	C
stop halfwa	I
stop la	C
stop lov	Q
stop mak	C
stop outsid	C
stop overnight	C
stop peel	C
stop send	C
stop sin	[
stop spam	D
stop squirrel	C
stop think	Q
stop tomato	D
stop treatment	V
stop watch	[
stop worr	V
stor	C
stor _about	F
stor _for	R
stor _in	[
stor _my	C
stor _of	[
stor _to	S
stor adam	C
stor aft	C
stor buy	I
stor dahli	G
stor fiv	C
stor four	C
stor fre	C
stor fresh	H
stor girl	C
stor hour	C
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
str arg	G
str part	C
str theor	C
straight	W
straight _to	[
straight lin	C
strain	C
strait	E
strait album	E
strang	X
strang _vers	P
strang thing	C
strap	C
strap _be	C
strateg	C
strateg chart	K
strateg gam	C
strateg martingal	H
strauss	D
strauss 501	D
straw	[
streak	G
streak _on	C
streak freez	C
stream	I
street	D
street _be	E
street crash	C
street original	F
street spoil	C
street toda	C
strength	[
strengthen	S
stress	[
stretch	J
stretch _for	G
stretch fabric	C
strict	V
strik	T
strik _the	[
strik dat	C
strip	H
strip _it	C
strip club	[
strip cost	C
strip int	C
strip screw	C
strok	C
strok engin	C
strong	S
strong _and	S
strong _for	S
strong man	V
strong muscl	C
strong woman	P
struck	[
structur	C
struggl	Y
struggl _with	U
strum	C
stubborn	D
stuck	X
stuck _at	V
stuck _in	[
stuck _on	C
stuck ring	C
stud	[
stud _for	P
stud hait	F
student	C
student discount	C
student loan	C
studi	C
studi ghibl	C
studi orl	M
studi tour	C
studnt	C
stuf	[
stunt	C
stupid	C
stupid bot	K
stupid garbag	C
stupid piec	C
stupid search	C
sty	C
sty _on	C
styl	C
styl _a	F
su57	F
suav	[
sub	[
subaru	C
subaru outback	C
subi	W
subi _al	R
subid	W
subid _de	W
subieron	T
subject	C
subject access	G
subject lin	C
submarin	C
submarin sink	C
submarin titan	C
submit	[
submit _to	S
subscriptabl	E
subscription	G
substitut	C
substitut _for	C
substitution	R
substitution _allow	C
succ	Z
success	[
succession	E
succession season	C
successor	Y
sucesor	T
sucesor _de	T
such	V
such _a	[
such fil	E
such long	C
suci	V
suck	C
suculent	C
suculent hoj	C
sud	J
sud mak	C
sudaf	C
sudaf _with	C
sudameric	C
sudden	[
sudoku	C
sudoku solv	C
sueci	C
suegr	Z
suegr _de	V
suegr no	Q
sueld	Y
suelt	[
suelt _el	S
suen	[
suen _de	R
suen _en	P
suert	N
suert _de	C
suez	C
suez cris	C
suf	[
suf servant	P
suffer	T
suficient	Q
sufr	X
sufren	R
sufren _los	P
sufri	Q
sufrimient	R
sufrimient _de	P
sug _be	F
sug normal	C
suicid	[
suicidal	R
suicidi	U
suit	C
suit hir	C
suit jacket	C
suit red	C
suitcas	F
suitcas count	I
suiz	C
sujet	C
sujet _y	C
sul	C
sum	F
sum 2019	C
sum _a	D
sum _i	C
sum rank	E
sum sacerdot	U
sum si	H
sum word	D
sumif	E
sumif c	E
summar	J
summar _for	I
summar _of	[
summaris	C
summaris _th	J
summaris _the	C
sun	Q
sun go	W
sun moon	Z
sun set	C
sun trad	C
sunburn	D
sunburn ?how	D
sunda	X
sunda buffet	C
sunda driv	C
sunda roast	D
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
sup mari	C
sup rugb	H
super	X
supermarket	E
supermarket _for	N
supermarket sell	E
supervisor	W
support	Z
support _a	Q
support _my	[
suppos	F
suppos _to	F
suprem	C
suprem court	C
sur	[
sur _i	R
surah	C
surah yasin	C
surfac	C
surfac are	C
surger	[
surpris	Y
surrend	U
surrend _to	U
surround	X
surveyor	C
surveyor _do	C
surviv _in	C
survival	C
survival ascend	C
survival evolv	F
survivor	W
susan	U
suscripcion	C
sush	C
sush deliver	C
suspend	V
sustitut	C
sustitut _de	C
sustituy	C
sustituy _la	C
suy	W
svg	J
svg onload	J
sw	X
sw1	C
sw1 1aa	C
swahil	C
swallow	N
swallow _by	I
swallow _the	W
swallow chew	C
swallow sp	C
swallow up	W
swap	C
swap fac	C
swear	S
sweat	Y
sweden	C
sweden _and	C
sweet	Y
sweet ingredient	C
sweet potat	H
sweet than	U
sweeten	C
swift	K
swift bridg	D
swift cod	G
swift dat	C
swift er	M
swift optional	C
swiftu	C
swiftu navigation	C
swim	E
swim film	C
swim upsid	C
swin	[
swing	U
swing stat	C
switch	S
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
sydne ?when	J
sydne _or	L
syllogism	C
symbol	X
symbol _and	C
symbol _in	C
symbolic	[
symbolism	C
sympath	[
sympath card	[
symphon	C
symphon fort	C
symptom _of	C
synagogu	[
sync	C
syndrom	[
synonym	C
synonym _for	C
synthesiz	C
syri	U
system	C
system _you	C
system messag	M
system out	G
system prompt	H
system requirement	C
system user	N
szechuan	C
szechuan sauc	C
tab	C
tabernacl	[
tabernacul	Z
tabit	Y
tabl	C
tabl _de	E
tabl _del	C
tabl _of	[
tabl _too	C
tabl _with	C
tabl count	C
tabl dax	C
tabl periodic	C
tabl post	C
tabl user	C
tablecloth	H
tabler	C
tabler _del	C
tablespoon	E
tablespoon _in	E
tablet	J
tablet _in	C
tablet compr	C
tablet non	C
tablet rosett	C
tabor	[
tac	C
tacon	L
tacon comod	C
tade	Z
tai	G
tai chi	G
tail	I
tail rotor	C
tailwind	D
tailwind dark	D
taint	C
taint lov	C
tak	W
tak _a	S
tak _for	C
tak _him	P
tak _his	Y
tak _it	[
tak _me	C
tak _my	[
tak _the	W
tak _to	F
tak _too	Q
tak antidepressant	P
tak appl	C
tak awa	[
tak back	[
tak car	[
tak cat	J
tak communion	[
tak creatin	C
tak credit	W
tak cut	C
tak down	C
tak everyth	P
tak off	[
tak over	Q
tak ownership	C
tak paracetamol	C
tak six	F
tak up	[
takeawa	C
takeawa _that	H
takeawa open	C
tal	C
tal _for	C
tal bot	M
tal innocenc	C
tal maner	X
tal mill	C
tal summar	C
tal tod	C
tal vocabular	C
taladr	C
talent	[
talent build	C
talion	[
talit	V
talit cum	V
talith	X
talk	Z
talk _about	X
talk _for	[
talk _in	U
talk _to	C
talk _with	[
talk back	Q
talk behind	Q
talk car	C
talk donke	T
talk dup	F
tall	C
tall 38	C
tall _be	V
tall _de	C
tall _in	D
tall build	C
tall guy	C
tall mountan	C
tall nba	C
tall thre	C
talmud	[
tam	N
tam _a	C
tam calculator	F
tamal	C
tamal _de	C
taman	Q
tambien	[
tambourin	[
tammuz	T
tamuz	U
tan	D
tan grand	X
tan graph	C
tan lent	C
tan streak	C
tan x	C
tank	C
tank cycl	C
tank engin	D
tank tig	K
tant	[
tanzani	D
tanzani _and	D
taoist	C
taoist tai	G
taoist templ	C
tap	C
tap measur	C
tap schedul	J
tap wat	C
tar	V
tard	C
tard _de	N
tard _el	L
tard _en	F
tard _par	Z
tard _un	C
tard per	X
tardigrad	C
tardigrad surviv	C
tare	Y
tare _de	C
target	C
target stor	C
tarif	D
tarif _on	D
tarjet	R
tarjet _de	[
tarjet _par	Z
tarot	C
tarot card	C
tarot grat	C
tarot spread	C
tars	[
tasbih	C
tasbih count	C
task	C
task list	C
task writ	I
tasmanian	C
tasmanian devil	C
tast	D
tast burnt	C
tast slow	C
tat	C
tat poet	C
tatto	W
tatto _to	C
tatu	P
tatuaj	[
tatuars	P
taur	C
taur _par	C
tauru	C
tavern	C
tax	F
tax _al	C
tax _in	C
tax _to	U
tax band	C
tax bracket	M
tax cod	C
tax collector	[
tax numb	C
tayikistan	C
taylor	C
taylor swift	T
taz	C
tcu	C
tcu horn	C
te	P
te _lo	T
te amo	T
te ayudar	R
te bendig	P
te conoci	R
te da	S
te dar	R
te doy	P
te gust	C
te hac	U
te har	U
te llam	C
te mand	U
te progr	C
te quier	U
te salv	R
tea	C
tea leav	C
tea part	C
tea plant	C
teach	R
teach _a	D
teach _and	P
teach _by	Y
teach _in	P
teach _me	Y
teach _my	Y
teach _of	U
teach alexand	C
teach child	R
teach pay	C
teach strik	E
teach sunda	R
team	L
team jacob	C
tear	C
tear _in	C
tear _of	C
teas	C
teas _with	C
tech	W
technical	C
techniqu	C
technolog	Y
tecl	C
tecl ingl	E
tecnologi	S
teco	S
tectonic	C
tectonic plat	C
tectonic typ	H
ted	E
ted film	E
teen	I
teen _be	T
teen spirit	C
teenag	X
teenag _be	R
teenag _wont	P
teenag need	G
teeth	C
teeth _do	C
teeth rusk	C
teh	M
teh best	M
tekel	V
tekel upharsin	R
teko	Z
tel	C
tel samsung	C
telefon	H
telefon _al	C
television	R
television _y	C
televisor	C
tell	T
tell _a	W
tell _and	C
tell _me	C
tell _my	T
tell _the	R
tell _to	Z
tell befor	C
tell not	C
tem	[
tem _a	S
tem _par	[
tembl	W
temblor	S
temer	P
temor	X
temor _a	[
temor _al	T
temor _de	S
temor _del	P
temor _el	P
temor _en	P
temor _los	P
temor _que	P
temp	H
temp _for	C
temperanc	C
temperanc brennan	C
temperatur	C
temperatur _for	C
temperatur _in	G
temperatur _to	N
temperatur actual	C
tempestad	T
templ	[
templ _de	X
templ _in	I
templ _of	C
templ _que	Q
templ _to	[
templ amrits	C
templ armor	C
templ bar	H
templ build	X
templ documentar	C
templ drink	C
templ hong	C
templ mov	C
templ pilot	C
templ run	C
templ shird	C
templ universit	C
templat	C
templat fre	H
templat ks2	C
templat two	F
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
ten 13	C
ten _un	Z
ten _una	C
ten commandment	I
ten day	C
ten dos	S
ten element	C
ten fe	S
ten going	C
ten hij	W
ten languag	C
ten lep	R
ten mil	D
ten minut	Q
ten miopi	C
ten nam	C
ten novi	X
ten piedad	P
ten plagu	Y
ten relacion	Q
ten sex	S
ten temor	P
ten thousand	Q
ten usernam	E
ten virgin	P
ten week	C
ten year	K
tenant	U
tendr	S
tendran	Q
tenedor	D
tenedor _en	D
tenem	[
tenem _un	[
tenerif	C
tenerif _in	C
tenerif vuel	C
tenerl	R
tenet	C
tenet becaus	C
teng	[
teng temor	P
tengan	[
teni	Y
teni jesu	P
tenian	S
tenn	C
tenn ?when	M
tenn ball	D
tenn scor	J
tens	C
tens _of	C
tent	[
tent _of	R
tent peg	R
tentacion	D
tentacion parej	C
tenth	T
tenth plagu	S
tentmak	Z
teofil	[
teologal	S
teologi	W
teorem	C
teorem _de	C
terafin	X
terapi	V
terc	[
terc templ	U
tercer	K
tercer barat	C
tercer guerr	[
tercer seat	C
term	C
term _of	C
term dat	C
term vs	E
termin	[
termin _con	P
termin _el	T
termin _la	Y
termin _una	T
terminal	K
terminal _and	D
terminal velocit	G
terminator	C
terminator sav	C
terr	C
terraform	F
terraform stat	F
terremot	Y
terren	[
terribl	[
terribl day	P
terribl thing	P
terrif	T
terrif _of	T
terror	H
terror _en	C
terrorist	[
tes	[
tesalonic	T
tesalonicens	Z
tesc	C
tesc clubcard	C
tesl	C
tesl model	C
tesor	[
tesor _en	T
test	C
test 123	C
test _a	Q
test _be	[
test _de	C
test _for	[
test _from	E
test _pleas	C
test _th	C
test _the	[
test _with	C
test color	K
test dat	E
test one	D
test p	F
test quer	D
test search	J
test test	C
test tomorrow	[
test yield	C
testament	[
testament law	[
testif	W
testig	[
testig _de	Q
testimon	[
testimoni	T
testimoni _en	P
tetan	C
tetan cad	C
tetanu	C
tetanu boost	C
tetanu shot	C
tetr	C
tetr world	C
tex	C
tex beach	D
tex compar	D
tex holdem	I
tex rang	N
text	C
text _or	J
text _par	[
text _so	C
text _to	C
text big	C
text box	I
text her	C
tha	L
tha green	L
thailand	C
thal	G
thal item	G
than	R
than _a	Y
than _i	R
than _me	[
than _my	F
than _the	Y
than fibr	C
than hone	U
than one	X
than oth	C
than pe	C
than sacrific	[
than sir	C
than spanish	C
than wood	C
thank _and	V
thank _for	[
thank _god	[
thank _to	[
thank _you	[
thank bot	C
thanksgiv	X
thanksgiv servic	U
thanksgiv worksheet	C
thatch	C
theft	[
theguardian	J
theguardian com	J
theloniou	F
theloniou monk	F
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
theorem	I
theorem worksheet	I
ther	L
ther no	C
therap	U
therefor	C
therefor _i	C
therian	R
thermodynamic	C
thes	[
theseu	C
theseu explain	C
thessalonian	X
thessalonic	W
thick	E
thick befor	C
thick cur	C
thicken	C
thicken _a	C
thief	Z
thief _on	T
thiev	Y
thigh	J
thigh half	J
thin	N
thin cow	S
thin out	C
thing	Z
thing _and	U
thing _be	J
thing _i	H
thing _in	V
thing _to	D
thing com	U
thing happen	R
thing off	[
think	U
think _about	[
think _be	P
think _do	C
think _god	P
think _he	S
think _i	X
think _im	[
think _my	R
think _of	C
think therefor	C
third	[
third item	N
third step	C
third templ	W
thirst	X
thirst _for	W
thirt _and	Y
thirt _or	D
thirt _y	Q
thirt degre	C
thirt grad	C
thirt mean	C
thirt moned	[
thirt piec	Y
thirt year	[
thom	C
thom _the	D
thom appoint	C
thom edison	C
thom height	C
thom tuchel	D
thor	C
thor ham	C
thorn	T
thorn _in	R
thorn bush	G
thorn starfish	C
though	C
though _the	J
though all	C
thousand	[
thousand fed	S
thousand man	Q
thousand year	U
thre	C
thre 14159	C
thre 5e	E
thre _and	V
thre _be	[
thre _de	C
thre _in	Z
thre _of	C
thre best	J
thre boss	D
thre bs	K
thre co	C
thre complet	C
thre da	Y
thre day	C
thre eight	F
thre friend	[
thre hundr	Y
thre john	[
thre juan	[
thre king	[
thre lin	C
thre litr	C
thre m	C
thre man	V
thre mes	C
thre mil	C
thre olivi	C
thre one	C
thre paint	F
thre patch	C
thre point	C
thre rang	C
thre second	C
thre store	C
thre strateg	C
thre tim	N
thre two	C
thre visitor	X
thre word	C
thre year	Z
thread	C
thread _a	C
thread bunch	C
threaten	V
thresh	[
thresh floor	[
thrift	C
thrift stor	C
thrill	L
thrill releas	L
thron	J
thron cheat	C
thron hous	C
through	P
through _a	[
through _my	C
through _the	[
through diet	C
through faith	S
through floor	C
throw	[
throw _a	R
throw _in	[
throw _of	C
throw _to	S
throw int	Z
throw out	[
throw up	C
thump	C
thund	R
thund _and	Y
thund ham	C
thursda	U
thursda _at	C
thyatir	P
ti	[
ti lord	P
ti mism	Q
tia	Q
tiatir	S
tiberiu	U
tibetan	C
tibetan color	C
tibetan sing	C
tibi	[
tick	E
tick _from	M
tick _on	C
ticket	C
ticket _for	C
ticket _from	M
ticket _in	L
ticket _on	C
ticket point	J
ticket pric	C
ticket sell	C
tid	C
tid tim	C
tie	C
tie _a	C
tie color	C
tie dye	K
tie wed	C
tiemp	P
tiemp _de	[
tiemp _en	C
tiemp _par	X
tiemp _se	C
tiemp _y	D
tiemp biblic	Q
tiemp dificil	V
tiemp dur	C
tiemp estuv	P
tiemp manan	C
tien	C
tien _a	S
tiend	Z
tiend _de	J
tienen	[
tient	X
tier	C
tier list	C
tierr	[
tierr _de	Q
tierr _que	S
tierr _se	P
tierr _ser	R
tierr _y	Q
tierr nuev	R
tierr prometid	R
tig	C
tig moth	C
tig them	C
tig vs	K
tight	C
tight _should	C
tight hamstr	G
tight spot	L
tigr	U
tijer	C
tikal	C
tikk	L
tikk masal	L
tiktok	C
tiktok _with	C
til	C
til _in	C
til mean	C
tilbur	F
tilbur pillow	F
tild	N
tild _en	E
till	[
till _the	[
tilt	C
tilt _th	C
tim	I
tim _a	T
tim _and	C
tim _as	[
tim _be	N
tim _do	P
tim _for	[
tim _in	[
tim _of	D
tim _should	[
tim _to	T
tim belt	K
tim chain	K
tim complexit	C
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
timelin	F
timestamp	C
timestamp _to	C
timetabl	C
timetabl aqa	C
timid	S
timote	[
timoth	S
timoth chalamet	C
timoth dalton	C
timothe	C
timothe chalamet	C
tin	C
tin _of	F
tin siz	J
tind	N
tind _com	C
tind gold	C
tiniebl	Z
tinnitu	F
tinnitu _in	C
tint	C
tint rubi	C
tio	T
tip	C
tip _a	D
tip _de	Z
tip _for	C
tip _in	C
tip day	G
tip off	I
tipic	C
tipic entrevist	C
tir	R
tir _a	P
tir _al	P
tir _for	C
tir _la	R
tir _las	Q
tir _of	C
tiramisu	C
tiramisu no	C
tit	[
titan	C
titanic	C
titanic movi	J
titanic sink	C
tith	Z
tith _in	U
tith _on	[
tith barn	C
tith map	C
titl	S
titration	C
titration calculation	C
tittl	V
titu	V
titu welliv	C
tmrw	J
to	[
to die	T
toad	D
toast	H
toast _at	C
tobi	X
tobi _and	P
tobill	C
tobit	[
toc	[
toc _a	P
toc _el	U
toc _la	Y
toc _ser	P
tocab	Q
tocin	C
tocin _de	C
tod	X
tod _a	P
tod _con	R
tod _el	Y
tod _en	W
tod _la	U
tod _las	T
tod _lo	W
tod _los	X
tod _me	[
tod _mis	Q
tod _par	Q
tod _por	R
tod _que	P
tod _se	R
tod _ser	W
tod _tien	U
tod _tu	P
tod _tus	C
tod _y	R
tod est	S
tod incluid	G
tod lad	U
tod lengu	S
tod part	[
tod pas	S
tod pec	S
tod sali	P
tod sean	S
tod som	Q
tod son	S
tod tiemp	Q
tod tienen	Q
tod va	T
toda	C
toda _you	[
toda dat	C
toda tauru	C
toda virg	C
todavi	Z
toddl	W
toddl _to	C
toddl need	C
todopoderos	P
toed	C
toed sloth	C
toefl	D
toefl vs	D
togeth	Y
togeth ?how	E
togeth _for	R
togeth _in	T
togeth befor	P
toggl	D
toilet	C
toilet run	C
toilet seat	C
toilet wat	C
token	C
toky	F
toll	C
tom	R
tom _el	W
tom _en	U
tom _la	C
tom _y	R
tom cruis	C
tom hank	F
tom jon	C
tom much	[
tom pastill	T
tomat	C
tomat _a	C
tomat feed	C
tomat leav	C
tomat plant	G
tomato	C
tomato _from	D
tomato scor	M
tomb	[
tomorow	N
tomorrow	Q
tomorrow _and	R
ton	E
ton chart	C
tong	C
tong iddl	C
tongu	U
tongu plant	C
tongu twist	C
tonight	C
tonight _for	F
tonight card	C
tonight gonn	C
tonsil	C
tonsil ston	C
tont	H
tool	K
tool inst	D
tooth	Q
tooth extraction	C
toothpast	C
top	C
top 250	D
top gun	C
top priz	C
top row	N
top scor	I
top sp	E
top up	C
toph	T
toqu	[
tor	V
tor am	C
torah	[
torch	[
torcid	S
torm	C
torment	[
torn	[
torn down	X
torn warn	C
tornill	C
tornill uso	C
toront	C
torr	[
torr _de	V
tortill	C
tortill _de	F
tortill wrap	C
tortois	G
tortois hibernation	G
tortug	C
tortug _de	C
tortur	[
torvald	J
torvald linux	J
tot	C
tot bag	C
total	L
total eclips	C
total resistanc	C
totem	C
totem _of	C
tottenham	C
tottenham lineup	C
touch	S
touch _his	[
touch _me	[
touch _th	C
touch _the	Z
touch screen	C
touch typ	J
tour	C
tour 2023	M
tour _de	F
tour dat	C
tour setlist	M
tour ticket	G
tow	C
tow _of	W
tow campground	C
tow capacit	C
tow card	C
tow tall	D
tow wyom	F
toward	[
town	W
town _and	Q
town _of	Z
toxic _for	C
toxic aveng	C
toy	C
toy stor	C
toyot	H
toyot coroll	H
tr	[
tr _for	Q
tr _to	P
tr an	R
tr di	T
tr joven	R
tr mil	Q
tr trist	C
tr vec	S
tra	T
trabaj	[
trabaj _de	X
trabaj _el	S
trabaj _en	[
trabaj _por	P
trabaj _y	Q
trabaj dur	R
trabaj no	R
trabaj nuev	Q
trabaj tod	P
trabajab	P
trabajador	V
trabalengu	C
trabalengu tr	C
track	C
track _my	F
track list	G
track result	C
tracklist	C
trad	K
trad jo	C
trad standard	C
trademark	C
trademark search	C
tradicion	T
tradition	[
traditional	K
traditional ira	E
traduc	C
traduc buen	C
traduc est	C
traffic	C
traffic light	C
traffic warden	C
trag	V
trag _la	Q
traicion	X
traicion _a	V
traidor	[
trail	C
trail _de	C
trail _in	C
trail near	C
train	C
train _be	C
train _for	Z
train _from	G
train danc	C
train dat	C
train leav	C
train plan	C
train strik	C
train tim	H
train tip	C
trait	C
traitor	P
traitor uk	E
traj	F
traj _de	C
trajeron	P
tramit	C
tramit _el	C
tramp	[
trampolin	J
trampolin fit	J
tran	X
tranquil	T
transcript	C
transf	C
transf fee	C
transf rumor	C
transfiguracion	Q
transfiguration	[
transform	C
transform step	C
transfusion	W
transgend	W
transgresion	R
transgression	[
translat	C
translat _my	H
translat _th	H
translat _the	C
translat _your	H
translat good	C
translation	[
translation _of	J
transliteration	C
transplant	[
transport	C
transport driv	C
trap	[
trap _de	T
trapeci	I
trapezium	K
trapezium formul	K
trash	C
trasplant	Z
trat	[
trat _a	[
trat _el	R
trat _la	P
trat bien	U
trat mal	V
tratamient	W
tratan	P
tratan mal	P
traten	Q
traum	[
travel	U
travel discount	D
travel insuranc	C
travell	F
travell _to	D
tre	P
tre _and	V
tre _for	C
tre _from	U
tre _in	T
tre _of	Z
tre _to	T
tre camp	C
tre fertiliz	C
tre prun	C
tre repot	C
tre sap	C
tre screen	C
tre track	G
tre zeu	C
treasur	[
treasur _and	X
treasur _in	T
treat	E
treat _a	C
treat _me	W
treat _my	X
treat _of	C
treat bad	Q
treat ingredient	K
treat tim	C
treatment	W
treatment _for	C
treint	Y
treint moned	V
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
trescient	T
trevor	G
trevor noah	G
trex	C
trex sound	C
trial	E
trial dat	C
trial shift	C
triangl	R
triangul	C
trib	[
trib _be	V
trib _of	[
tribu	[
tribu _de	S
tribu perdid	P
tribulacion	W
tribulation	[
tribunal	X
trick	J
trick _or	C
trick _to	Q
trig	Z
trig _y	S
trim	C
trinidad	J
trinidad carnival	C
trinit	H
trinit actress	E
trinit blood	C
trinit colleg	D
trinit lak	C
trinit outfit	C
trinit test	C
trip	Z
trist	C
trist letr	C
trist tigr	C
tristez	S
triunf	C
trivi	E
trivi question	C
trojan	C
trojan hors	C
trolle	C
trolle problem	C
trompet	[
troms	C
tron	[
tron _de	U
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
truen	S
trump	H
trump net	D
trumpet	[
trust	[
trust _god	W
trust _him	P
trust _in	[
trust _the	P
trust issu	P
truth	[
truth _and	P
try	T
ts	D
ts chord	D
tsar	C
tsar _of	C
tsh	H
tsi	K
tsi tim	K
tsidkenu	Y
tsushim	C
tsushim two	C
ttttttt	C
ttttttt yy	C
tu	[
tu _el	S
tu er	Z
tub	H
tub peak	E
tub run	C
tub station	C
tubal	Z
tuchel	D
tuchel salar	D
tucson	C
tudor	C
tuesda	C
tuition	C
tuition _if	C
tulip	W
tulip bulb	E
tuls	C
tuls _with	C
tumb	Y
tumb _de	R
tumbl	C
tumbl dry	C
tumor	[
tumor _be	R
tun	C
tun _a	K
tun _if	I
tun drop	J
tundr	C
tunel	Z
tunel _de	Z
tunic	S
tunic _de	Q
tunnel	T
tunnel splint	C
tunnel wrist	J
turban	C
turc	C
turc pas	C
turin	[
turke	C
turke _do	G
turke _in	D
turke crown	N
turn	T
turn _it	E
turn _me	T
turn _my	Y
turn _on	C
turn _th	C
turn _the	C
turn _thes	C
turn _to	[
turn against	Q
turn awa	[
turn back	U
turn fift	G
turn int	[
turn off	C
turn out	[
turn over	S
turn prett	C
turn thirt	Z
turn win	C
turnip	C
turnip pric	C
turron	C
turron _de	C
tutorial	C
tutorial eas	D
tuv	[
tuv _que	Q
tuv _un	X
tuv hambr	P
tuvieron	Q
tuvieron hij	Q
tuy	T
tv	C
tv _hav	J
tv _show	C
tv bil	F
tv ser	I
tv und	F
tv8	F
tversk	C
tversk kahneman	C
tweet	C
tweet announc	C
twelv	T
twelv _y	C
twelv apostl	C
twelv discipl	S
twelv factorial	C
twelv foot	E
twelv hour	C
twelv mean	[
twelv son	R
twelv sp	[
twelv summar	C
twelv triangl	C
twelv trib	V
twelv win	N
twelv year	Y
twelv yr	C
twent	C
twent fashion	C
twent question	C
twic	L
twic _the	D
twilight	C
twin	[
twist	C
twist sist	C
twit	C
two	C
two 202	K
two _a	C
two _by	S
two _dec	C
two _of	H
two _or	Z
two answ	K
two bed	F
two bedroom	J
two blind	[
two cast	K
two cat	C
two chronicl	W
two corinthian	Z
two corinti	V
two cronic	U
two cruis	C
two da	C
two dictionar	C
two edg	[
two eg	F
two esdr	W
two fish	W
two fiv	C
two friend	R
two full	K
two high	I
two inch	H
two john	[
two juan	W
two jump	C
two king	[
two larg	F
two legendar	C
two man	C
two map	I
two monitor	C
two one	C
two open	C
two paint	F
two paragraph	C
two pedr	X
two peopl	X
two pet	Y
two pound	C
two question	C
two rey	Y
two run	C
two samuel	[
two seven	G
two sist	U
two six	C
two son	P
two summar	C
two templ	C
two tesalonicens	U
two thessalonian	U
two thre	C
two thron	C
two timote	V
two timoth	[
two toed	C
two troph	C
two two	C
two unlimit	C
two walk	U
two week	I
two wif	X
two wit	Q
two woman	V
two x	H
two xur	C
ty	[
tyer	C
typ	C
typ _in	H
typ _my	C
typ _of	Q
typ _someth	C
typ _wrong	C
typ chart	N
typ compatibilit	N
typ diet	I
typ her	C
typ skod	D
typ yesterda	C
typeerror	E
typeerror nonetyp	E
typescript	H
typescript generic	H
typhoid	C
typhoid mar	C
tyr	D
tyr 205	C
tyr mean	C
tyr pressur	C
tytytyt	C
u2	G
u2 joshu	G
uber	C
uber _en	C
uber far	C
uber sin	C
ubuntu	D
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
uk ?who	E
uk compan	C
uk postcod	M
uk sport	F
ukrain	T
ukrain front	D
ukulel	C
ukulel song	C
ul	C
ul kurs	C
ultim	I
ultim _de	P
ultim cen	U
ultim dia	P
ultim hor	Z
ultim libr	S
ultim notici	C
ultim palabr	R
ultim profet	V
ultim rey	P
ultim tiemp	[
umbreon	C
umrah	C
umrah packag	C
un	I
un acrilic	C
unabl	L
unabl _to	L
unanswer	R
unanswer pra	R
unappreciat	U
unawar	[
unbaptiz	S
unbaptiz bab	S
unbeliev	S
unblock	C
unblock sink	C
unborn	Z
uncensor	C
uncensor anim	C
uncion	[
uncion _de	T
uncl	U
unclean	[
unclean animal	V
unclean spirit	T
unclog	C
unclog _a	C
unconditional	W
uncontest	C
uncontest divorc	C
und	H
und 120	J
und 20	C
und 500	C
und 5s	C
und _a	Q
und _do	C
und _his	V
und _the	[
und carpet	F
und eight	C
und fift	C
und hundr	N
und last	C
und thre	F
undefin	C
undefin null	F
undefin read	C
undefin referenc	C
underground	E
underneath	F
understand	U
understand _me	Q
understand _the	S
understand polish	C
undocument	[
undr	M
undr 500	M
unemplo	[
unemployment	C
unemployment rat	C
unequal	R
unequal yok	R
uneven	E
uneven _in	E
unexpect	K
unexpect token	C
unf	[
unfair	S
unfaith	Q
unforgiv	X
unforgivabl	T
unforgivabl sin	T
unforgiven	C
unforgiven clint	C
ung	U
ungi	U
ungi _a	P
ungid	Y
ungrat	R
unhapp	T
uni	[
unic	Q
unid	D
unid _en	U
unid requisit	C
unidad	P
uninstall	C
uninstall _th	C
union	N
union _and	D
union select	H
union start	C
uniqu	C
unit	C
unit _in	H
unit red	E
unit rigidbod	C
unit stat	C
univers	T
universal studi	M
universidad	X
universit	T
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
unless	T
unless _the	R
unlimit	F
unlimit coin	C
unlock	C
unlock cost	L
unlock develop	N
unlock sim	C
uno	U
uno 2023	L
uno _can	F
uno _tien	S
uno mism	Q
uno stack	C
unplug	C
unplug _it	C
unrestrict	C
unrestrict ai	C
unrestrict assistant	I
unsubscrib	C
unt	C
unt socr	C
until	J
until _the	[
until christm	C
until marr	R
unworth	W
up	W
up _a	C
up _and	N
up _at	C
up _by	T
up _for	[
up _in	V
up _my	H
up _on	[
up _to	H
up _with	[
up _your	[
up again	Q
up befor	R
up hour	I
up lin	C
up nev	C
up old	C
up over	V
up scott	C
up voltag	C
uparsin	S
updat	C
updat _from	C
updat com	C
upgrad	C
upharsin	R
upon	[
upon _the	Z
ups	C
ups packag	C
upsid	D
upsid down	D
uptown	C
uptown funk	C
upwork	C
upwork fe	C
ur	P
ur mum	C
uranium	C
uranium 238	C
uri	S
uriah	U
urim	W
urn	Z
uru	E
uru leas	E
urugua	C
us	C
usa	F
usa _with	L
usar	[
usar _mi	P
usb	C
usc	C
usd	C
usd _to	C
usd jpy	C
use	M
use 20w50	I
use _a	C
use _for	C
use _in	F
use _me	X
use _my	Z
use _on	C
use _th	C
use _the	C
use _to	[
use chatgpt	[
use cook	J
use oliv	D
use per	F
use up	C
used	E
used _to	[
used befor	C
used hond	E
used mattress	C
useeffect	J
useeffect run	J
useless	C
useless piec	C
useless thing	C
user	C
user ?wher	I
user _be	N
user _with	M
user exampl	L
user rol	I
usernam	C
usernam _for	E
usernam password	H
ush	C
ush confession	C
using	[
using _my	[
using drug	P
uso	D
uso _par	C
usted	[
usted son	R
usur	[
utah	C
utah jaz	C
utd	C
utd transf	C
uti	C
utopi	C
uv	M
uv index	C
uza	Q
uzi	T
uzzah	S
uzziah	T
v	C
v dqw4w9wgxcq	K
v two	E
v v	E
v wainwright	C
v8	C
v8 batter	C
va	I
va _a	L
va _al	[
va _de	V
va _la	V
va bien	Q
va gan	C
va mal	U
va tan	C
vac	Y
vac _de	Q
vacacion	K
vacacion _a	C
vacacion _por	C
vacanc	C
vacanc _in	C
vacation	[
vaccin	J
vaccin _do	D
vaccin _get	C
vaccin age	C
vaci	Y
vacun	J
vacun _del	C
vag	S
vain	[
val	[
val _la	[
val _mas	S
val _un	S
valen	[
valenc	C
valenc _of	C
valenci	C
valenci ave	C
valencian	C
valencian ingredient	C
valentin	[
valentin day	X
valg	X
valid	C
valid _in	C
validation	C
valient	[
valient _de	Q
valkyri	C
valkyri tip	C
vall	[
vall _de	X
valle	W
valle _of	[
valle arizon	C
valle best	D
valle poisonou	C
valor	C
valor normal	C
valoran	X
valorant	D
valorant rank	D
valu	C
vam	[
vam _a	[
vampir	C
vampir hunt	C
van _a	[
van _al	W
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
vanit mean	Y
vap	[
var	L
var _de	U
var _y	P
var work	C
variabl	C
variabl simulador	C
varon	X
vas	Z
vas _a	U
vas _de	V
vasht	[
vasij	U
vast	T
vauxhall	C
vauxhall cors	C
vay	T
vay bien	U
vay mierd	C
vayan	T
vazquez	C
vazquez program	C
vbs	Z
ve	Z
ve _di	P
ve _en	Q
vean	Z
vec	[
vec siet	P
vecin	[
vedic	C
vedic astrolog	C
veg	C
veg residenc	F
vegan	J
vegan mac	C
vegetabl	M
vegetabl oth	C
vegetal	C
vegetarian	[
veil	Y
vein	C
veint	[
vejez	U
vel	[
vel _de	U
vel _del	T
velasquez	C
velasquez record	C
velocidad	C
velocidad _del	C
velocidad cuant	C
velocit	C
velocit _of	C
velori	[
vem	C
ven	[
ven _a	P
ven lord	Q
venc	[
venc _al	V
venc _el	Q
venci	P
vencid	Q
vend	[
vend _la	U
vend _mi	W
vend machin	D
vendedor	T
vendi	X
vendi _su	R
vendieron	U
vendieron _a	T
vendr	T
veng	U
veng _a	P
vengan	S
venganz	S
vengeanc	V
vengeanc _be	T
venial	S
venid	[
venid _par	P
venm	C
venm limit	C
venom	C
ventan	U
venu	C
venu _in	C
veo	[
veo _a	Q
ver	E
ver _a	[
ver _el	C
ver _en	C
ver _la	V
ver brown	C
ver partid	C
ver pelicul	[
veran	Z
verb	C
verb _to	C
verb _with	C
verb all	G
verb list	C
verbal	K
verbal contract	C
verbos	C
verd	C
verdad	[
verdad _que	Q
verdader	W
verdur	T
verguenz	T
verif	C
verif _on	C
verificacion	C
verm	Q
veronic	U
verruc	C
verruc _at	C
vers	U
versaill	C
versaill sign	C
versaill term	C
versicul	[
versicul _de	T
versicul _par	Y
versicul mas	S
version	C
version _be	C
version _de	C
version _par	C
version cost	J
version exclusiv	C
verstappen	D
verstappen penalis	D
vesak	C
vesak dat	C
vest	X
vestid	C
vestid _de	C
vestidur	[
vestirs	S
vestirs _de	S
vet	C
vet _a	C
veteran	[
vez	[
vi	[
vi _a	T
via	Y
viabl	C
viaj	[
viaj _de	Q
viaj _en	S
vibor	[
vibor _de	S
vibrator	C
vici	T
victor	[
victor over	X
victori	C
victori secret	C
victori spong	C
vid	[
vid _a	Q
vid _de	T
vid _en	U
vid _ser	[
vid _y	R
vid despu	P
vid etern	V
vid laboral	C
vid no	Q
vide	C
vide _of	N
vide convert	G
vide edit	C
vide gam	[
vide porn	C
vide year	C
videojueg	Z
vidi	C
vidi editor	C
vidri	T
vie	C
vie mean	C
viej _me	Q
viej _par	R
viej _que	S
viej _se	Q
viej _y	V
viej mall	C
viej no	R
viejit	Z
viejit _que	R
vien	U
vien _a	P
vien _de	U
vien _el	X
vien _la	R
vien manan	C
viend	Q
vienen	T
vienen _los	R
vient	X
vient _y	Q
vientr	[
vientr _de	[
viern	K
viern sant	U
vieron	R
vieron _a	P
vietnam	C
vietnam _as	C
vietnam war	I
view	C
view _my	C
view _on	C
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
villain _with	C
vim	C
vin	[
vin _a	W
vin _and	S
vin _de	C
vin _el	T
vin _par	S
vin nuev	T
vinagr	U
vindalo	C
vindalo ?how	C
vineg	C
vineg _and	C
vineg salt	D
vineyard	[
vinieron	Q
vinyl	C
vinyl _and	H
vinyl record	C
vio	V
vio _a	R
viol	[
violacion	R
violador	Q
violation	C
violation let	C
violenc	[
violenci	T
violent	V
violin	C
violin _and	J
violin tour	F
vipassan	C
vipassan retreat	C
viral	C
viral _or	C
virg	C
virg week	C
virgen	[
virgen mari	Q
virgin	[
virginit	V
virtu	Y
virtual	H
virtual background	C
virtud	U
virtud teologal	S
virtuos	S
viru	T
vis	C
vis _for	C
vis _par	C
visibl	C
visibl _to	C
visibl leak	C
visibl screw	C
vision	[
vision _de	Q
vision _of	[
vision _y	T
vision mean	C
visit	[
visit _a	X
visit _me	R
visit _the	Q
visitor	C
visitor park	C
vist	[
vist _a	R
vitamin	C
vitamin _be	C
vitamin _tien	C
vitamin c	F
vitamix	F
vitamix vs	F
vitr	W
viud	Y
viud _con	P
viud _de	R
viud _que	R
viud _y	P
viv	[
viv _con	R
viv _di	P
viv _el	P
viv _en	H
viv _par	Q
viv _ser	P
viv _un	C
viv _una	R
viv _y	P
viv sin	S
viv sol	Z
viven	Q
vivi	[
vivi _en	Q
vivi jesu	P
vivian	Q
vivian _los	P
vivient	Q
vivim	S
vivim _en	R
vivir	P
vlookup	E
vlookup return	E
vm	D
vm disk	D
vocabular	C
vocacion	P
voic	I
voic _at	Z
voic _of	G
voic actor	I
voic check	C
voic coach	C
voic uk	C
voic wood	C
voiceov	C
void	H
void 0	H
void main	G
vokzal	J
vol	C
vol voy	C
volcan	K
volcan project	C
voltag	C
volum	D
volum permission	D
volunt	W
volunt _at	S
voluntad	R
voluntari	P
volunteer	X
volv	[
volv _a	[
volv _con	P
volver	[
volver _a	[
volvi	W
volvi _a	R
volvi _de	Q
vomit	[
vos	[
vos sos	Q
vosotr	S
vot _en	Z
vot _for	[
vot _in	C
vot count	C
vouch	C
vouch redemption	C
vouchr	C
vow	M
vow _and	S
vow _of	C
vow _to	Q
voy	S
voy _a	[
voy _al	Z
voy _de	W
voyag	F
voyag ticket	C
voz	X
voz _de	Q
voz _del	P
vpn	C
vpn _for	C
vs	C
vs _e	C
vs a2	J
vs arrowroot	C
vs babbel	E
vs cap	C
vs celtic	N
vs combination	D
vs cottag	C
vs ct	C
vs deflation	C
vs doric	C
vs dubo	C
vs flexbox	G
vs gibson	F
vs godzill	F
vs highlight	C
vs honeycrisp	C
vs ibuprofen	K
vs ielt	D
vs in	C
vs kram	H
vs lak	I
vs lebron	K
vs less	C
vs marxism	E
vs may	C
vs mayonnais	E
vs mig	C
vs moissanit	D
vs ninj	F
vs octob	L
vs opal	E
vs paint	C
vs palmeir	C
vs pear	N
vs postgr	C
vs proportional	C
vs s	I
vs sherman	K
vs sirloin	C
vs starl	G
vs steel	G
vs stomach	H
vs su57	F
vs usc	C
vs w2	F
vs who	C
vs whol	E
vs wund	G
vs zoysi	C
vscod	E
vuel	C
vuel _a	C
vuel _de	L
vuel barat	C
vuel lej	D
vuel medid	C
vuelt	N
vuelt _a	C
vuelt ciclist	C
vuelv	[
vuelv _a	[
vuestr	[
vuestr corazon	P
vulgat	Z
vulnerabl	C
vw	K
vw golf	K
w	C
w g	H
w2	F
w9	C
w9 form	C
wa	[
wa _be	Q
wab	C
wab sab	C
wag	[
wag 2024	I
wag _in	D
wag _of	T
wahlberg	C
wahlberg diet	C
wainwright	C
wainwright summar	C
wait	[
wait _for	[
wait _on	S
wait _to	S
wait period	C
wait until	P
waiv	C
waiv wir	C
wak	D
wak _me	C
wak for	C
wak up	[
walgreen	C
walk	U
walk _and	R
walk _by	V
walk _in	[
walk _on	N
walk _with	Y
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
wall fall	C
wall street	C
wallet	C
wallet fe	C
wallet not	C
wallpap	C
wallpap _or	C
wallpap round	J
walru	C
wand	T
wank	C
want	[
want _a	X
want _an	P
want _god	P
want _me	[
want _my	P
want _to	[
want child	P
want mone	S
want mor	U
war	L
war _and	T
war _in	[
war _of	N
war _with	W
war against	Z
war armistic	C
war blad	D
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
war valkyri	C
warden	C
wardrob	D
wardrob checklist	D
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
warm	L
warm compress	C
warn	K
warn 150	E
warn _to	Z
warn broth	C
warn oklahom	C
warrior	M
warrior rost	D
warzon	C
warzon loadout	C
wash	L
wash _a	C
wash _his	P
wash _in	[
wash _the	P
wash cashmer	C
wash foot	[
wash hand	U
wash machin	C
wash seven	Y
wasp	C
wasp nest	C
wast _my	V
wast _of	C
wat	[
wat _and	V
wat _at	C
wat _be	C
wat _do	E
wat _from	X
wat _in	Z
wat _of	[
wat _on	[
wat _should	C
wat _to	C
wat bottl	E
wat brown	C
wat build	C
wat cycl	E
wat entr	G
wat film	L
wat heat	C
wat int	F
wat lik	Z
wat saf	C
wat soften	C
wat templ	C
wat tomat	G
watch	T
watch _it	C
watch _me	S
watch _the	C
watch _wont	D
watch all	C
watch church	[
watch marvel	J
watch ord	C
watch over	X
watch porn	[
watch season	C
watch ser	K
watch strap	C
watch v	K
watchman	V
water	C
watercolor	C
waterfall	C
watergat	C
watergat scandal	C
waterlo	C
watermark	C
watermelon	J
watermelon _be	J
waterproof	C
watson	C
watson now	C
wav	[
wax	E
wax off	H
wax removal	E
way	N
way _of	[
way _on	C
way _to	C
way bet	C
way out	Z
wayfar	C
wayfar _or	C
weak	J
weak point	C
wealth	Q
wealth carnegi	C
weapon	S
weapon _do	C
weapon _in	R
wear	Y
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
websit _in	G
websit _with	C
websit launch	E
wed	V
wed _at	V
wed _be	S
wed _in	D
wed _of	X
wed anniversar	Q
wed band	I
wed cak	F
wed dress	C
wed hir	C
wed photograph	G
wed read	[
wed ring	[
wed soundtrack	C
wednesda	E
wednesda danc	C
wednesda fir	C
wednesda season	C
weed	[
week	T
week _in	C
week _of	X
week ad	C
week forecast	D
week lov	C
week meal	D
week nin	C
week notic	J
week old	C
weekend	H
weeknd	C
weeknd real	C
weep	[
weep _and	Q
weep _for	R
weep _with	R
weigh	[
weight	C
weight _for	I
weird	P
weird _al	C
welcom	[
weld	C
weld vs	C
well	[
well _of	X
wellington	C
welliv	C
welliv bosch	C
welsh	F
welsh word	F
wemble	K
wemble stadium	K
weoirweoiruw	C
west	S
wet	C
wet _the	J
wet train	I
weth	C
weth lik	C
wh	I
wh limit	I
whal	T
whal watch	C
whatev	C
whatsap	G
whatsap backup	C
whatsap web	C
wheat	[
wheat _and	S
wheel	C
wheel _and	C
wheel _of	C
wheel alignment	N
wheel shak	C
wheelch	Z
wher	C
wher _my	C
whetston	C
whil	U
whil _he	S
whil _the	Z
whil charg	C
whil driv	V
whil loop	C
whil tru	C
whip	C
whip vs	C
whirlwind	Z
whisk	C
whisk und	C
whistl	C
whit	N
whit coat	I
whit dov	C
whit hors	[
whit leath	C
whit lie	Z
whit peon	C
whit pric	F
whit screen	C
whit spot	C
whit trail	C
whit ts	D
whitb	C
who	C
who _ther	C
whoam	C
whoev	V
whol	W
whol fam	R
whol grain	C
whol hous	C
whol quot	E
whol row	N
whol tith	[
whol world	V
wholemeal	J
wholemeal recip	J
wholesal	C
whop	C
whop calor	G
whop pric	C
wibbl	C
wicc	L
wiccan	C
wiccan alt	C
wiccan wheel	F
wick _chapt	C
wick four	C
wick king	R
wick son	P
wid	C
wid _be	P
wid _for	C
widow	[
widow _and	P
widow _of	T
width	D
width find	D
wif	P
wif ?who	R
wif _and	R
wif _be	[
wif _doesnt	Q
wif _for	W
wif _hav	X
wif _in	S
wif _of	[
wif _tell	C
wif _will	P
wif cheat	P
wif com	P
wif die	Q
wif extend	C
wif lie	P
wif nam	X
wif no	C
wif password	I
wif reach	C
wif want	P
wig	P
wig edg	C
wikipedi	C
wild	Z
wild animal	R
wilder	[
will	V
william	C
william hill	E
william pass	C
william swim	C
williamson	C
williamson trad	C
willow	C
willow _from	C
wilson	H
wilson luth	H
wimbledon	H
wimbledon _in	H
win	M
win 202	E
win _and	U
win _from	C
win _the	S
win _with	[
win fridg	C
win goal	K
win int	C
win last	[
win list	D
win lotter	C
win out	H
win pair	C
win powerball	C
win strict	C
win toda	C
win tour	D
wind	S
wind _and	P
wind _in	C
wind explor	C
wind reap	Y
window	C
window _for	C
window cord	C
window eleven	G
window seven	C
window ten	C
windowsill	C
windsor	C
windsor knot	C
wineskin	X
wing	[
wing eyelin	C
wing lik	[
wingspan	C
winston	G
winston room	G
wint _in	G
wint boot	C
wint olympic	G
wint tir	C
wip	N
wip _a	H
wip awa	Y
wip blad	J
wir	C
wis	[
wis _and	S
wis _be	W
wis _of	Q
wis man	Z
wis tooth	C
wis woman	R
wish	[
wish _i	V
wit	[
wit _in	U
wit _to	T
witch	T
witch _of	W
witch trial	C
witchcraft	[
wither	S
wither hand	S
within	[
without	M
without _a	H
without _god	R
without _him	R
without _it	K
without _me	T
without _my	U
without _the	C
without bak	F
without be	R
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
without insuranc	H
without mom	R
without mone	U
without sin	Q
without sound	C
without tak	E
without tell	T
without work	V
without yeast	E
wittgenstein	C
wittgenstein teach	C
wo	U
wobbl	C
woe	[
woe _to	[
wok	[
wok up	Z
wolf	[
wolf _and	S
wolv	I
wolv howl	C
woman	X
woman ?who	[
woman _allow	C
woman _at	R
woman _be	V
woman _get	D
woman _in	Z
woman _of	V
woman _with	[
woman captain	C
woman chord	C
woman lead	T
woman preach	W
woman prophet	P
woman teach	T
woman wear	[
womb	Y
women	D
won	C
won _the	C
wonder	X
wonder counselor	V
wonderkid	C
wonderwall	C
wonderwall _in	I
wood	Q
wood _and	[
wood _in	C
wood _would	C
wood net	C
wood tub	C
woodchuck	C
woodchuck chuck	C
wool	G
wool jump	C
wor	[
worcestershir	C
word	I
word _an	C
word _and	Q
word _at	W
word _be	Y
word _for	C
word _from	W
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
word fil	C
word start	C
word utopi	C
wordl	C
wordl _en	C
wordl answ	C
wordpress	E
wordpress critical	E
work	Y
work _and	P
work _at	Y
work _be	Y
work _for	S
work _from	S
work _in	T
work _of	[
work _on	M
work _the	[
work _with	C
work abroad	T
work account	C
work aft	S
work all	X
work behind	C
work day	S
work email	C
work hard	S
work lik	C
work out	N
work test	C
work togeth	P
work underground	E
work uti	C
workaholic	Z
workout	C
workout machin	C
workplac	Z
worksheet	C
worksheet four	K
worksheet grad	C
worksheet year	I
world	T
world _and	C
world _be	S
world cup	C
world map	D
world record	C
world ser	C
world war	J
worm	V
worm _a	C
worn	[
worn out	[
worr	[
worr _about	X
wors	T
wors than	R
worship	[
worship _at	S
worship _god	Q
worship _in	P
worst	N
worst app	C
worth	C
worth _anyth	C
worth _it	C
worth _to	X
worth mone	C
worth repair	H
worthless	[
wound	[
wound _of	S
wow	C
wow macr	C
wrap	C
wrap ?when	C
wrath	M
wrath _chapt	C
wrath _of	C
wrestl	X
wrestl _with	R
wright	C
wright broth	C
wrink	C
wrink _in	C
wrist	J
wrist brac	J
writ	Q
writ _a	C
writ _an	E
writ _by	T
writ _in	W
writ _me	C
writ _on	[
writ _the	M
writ _to	[
writ frankenstein	J
writ malwar	C
writ minut	C
writ off	C
writ python	J
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
wund	G
wund train	G
wuther	C
wuther height	C
ww2	E
ww2 ration	E
wwe	C
wwe royal	C
wwi	K
wwi tank	K
www	C
www facebook	H
www marc	G
www rightmov	F
www theguardian	J
www youtub	K
wyom	F
wyom height	F
x	C
x _al	D
x _e	C
x arr	E
x cub	C
x eight	C
x factor	C
x fiv	H
x onerror	F
x scar	C
x squar	J
x two	H
x41	C
x41 x41	C
xbox	C
xbox _or	E
xbox crosspla	F
xbox gamepass	H
xcvbnm	C
xiaom	C
xpath	C
xpath contain	C
xss	F
xur	C
xur location	C
xxx	C
xyz	C
xyzz	C
y2k	C
ya	W
ya _me	R
ya _se	Q
ya _ser	P
ya est	Q
ya esto	T
ya lat	C
ya no	[
ya pas	S
ya sab	P
ya ser	T
yacht	C
yaho	D
yaho com	D
yahtze	H
yahtze scor	H
yahv	T
yaml	C
yaml stand	C
yanke	C
yanke ticket	C
yannick	C
yannick noah	C
yard	C
yasin	C
yasin arabic	C
yeah	C
yeah _right	C
year	K
year _and	S
year _be	F
year _do	C
year _for	[
year _in	[
year _of	C
year _the	W
year ago	S
year dat	C
year eve	C
year experienc	G
year fiv	C
year gap	C
year nin	I
year old	L
year plan	V
year sinc	Q
year war	C
year without	[
yeast	[
yeet	C
yeet yeet	C
yell	[
yell _at	T
yellow	C
yellow fev	D
yellow jerse	I
yellowston	C
yellowston _if	C
yem	C
yem bland	C
yep	C
yern	S
yes	C
yes _or	D
yesterda	N
yesterda _and	C
yet	S
yet _and	C
yield	C
yield calculation	K
yield coc	C
ying	C
ying tong	C
yog	E
yogur	I
yogur _en	I
yogurt	C
yogurt high	C
yok	[
yok _of	V
yolk	G
york	C
you	[
young	[
young _to	U
young king	W
young man	X
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
youtub _get	C
youtub com	K
youtub downlaod	C
yr	C
yr old	C
yug	[
yug _ser	V
yugoslavi	C
yugoslavi breakup	C
yy	C
z	C
zacari	W
zacchaeu	W
zadok	U
zakat	E
zakat calculator	E
zapat	F
zapat _de	C
zapat _en	C
zapatill	C
zapatill jordan	C
zaque	X
zar	C
zar _cuand	C
zar blaz	C
zar without	C
zaragoz	C
zarephath	S
zarz	Z
zarz _que	R
zazen	C
zealand	C
zealand south	F
zebede	W
zebr	C
zebr _hav	C
zechariah	[
zedekiah	V
zeld	C
zeld tear	C
zelot	W
zen	C
zen found	C
zen meditation	C
zen paradox	C
zenday	C
zenday engag	C
zephaniah	X
zeppelin	C
zeppelin hindenburg	C
zer	G
zer _in	E
zer ever	C
zer hour	C
zerubbabel	V
zeu	C
zeu _and	C
ziklag	Y
zillow	C
zimr	X
zion	[
zion national	F
zion williamson	C
zip	C
zip cod	E
zip stuck	C
zipporah	T
zodiac	K
zodiac 198	C
zodiac sign	C
zoe	[
zon	C
zon _do	H
zon _for	F
zon _in	C
zon ae	C
zon map	F
zon seven	C
zoom	C
zoom virtual	C
zoph	S
zoroastrian	C
zoroastrian new	C
zorobabel	Y
zorr	Z
zoysi	C
zuckerberg	C
zuckerberg hair	C
zuckerberg net	K
zulu	C
zulu part	C
zurd	Z
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
