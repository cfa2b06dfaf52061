// written by npm run train:scope: see infra/train/README.md
export const packed = `0.12 2.236
-!--#	E
-""="	C
-","c	G
-",b:	G
-"-->	E
-":"s	G
-":"y	G
-">10	G
-"></	L
-"><p	H
-"><s	L
-">cl	K
-"ale	F
-"con	C
-"eas	G
-"hel	D
-"hol	H
-"htt	L
-"jav	K
-"ls"	E
-"pho	E
-"rol	G
-"sys	G
-"you	L
-#102	G
-#exe	E
-#n/a	I
-%3cs	C
-%s%n	D
-%s%s	D
-&gt;	F
-&lt;	F
-')</	G
-'='a	C
-'a'=	C
-'adm	J
-'cia	C
-'est	C
-'hi'	E
-'non	I
-'ope	K
-'req	F
-'xss	I
-("he	D
-("ho	H
-('a'	C
-('hi	E
-('xs	I
-(1)"	K
-(1)>	C
-(10)	C
-(2+1	C
-(2x)	H
-(312	F
-(403	J
-(555	C
-(c:c	G
-(doc	L
-(int	H
-(luk	[
-(mar	[
-(reb	C
-(str	I
-(und	K
-(use	J
-(x+5	I
-(x-2	I
-(ツ)_	C
-)">c	K
-)(x+	I
-)</s	G
-)_/¯	C
-*7}}	C
-+150	F
-+y=1	I
-,">1	G
-,"co	G
-,"ea	G
-,000	[
-,a:a	G
-,b:b	G
--#ex	E
---#e	E
--0-1	G
--014	G
--019	F
--130	C
--14-	G
--143	G
--2)(	I
--2-5	L
--283	G
--447	G
--485	C
--551	K
--992	K
--bos	Q
--bre	W
--con	T
--ele	C
--fas	D
--for	D
--han	V
--in-	[
--law	[
--lif	W
--mel	S
--met	C
--sex	R
--two	Z
--y=2	I
--yea	[
-../.	E
-../e	E
-./..	E
-./et	E
-.0.0	E
-.0.1	D
-.1.1	D
-.141	C
-.168	C
-.1:8	E
-.3.1	F
-.375	H
-.456	H
-.5kg	F
-.co.	C
-.com	C
-.coo	L
-.eba	N
-.ema	L
-.exa	G
-.fac	J
-.goo	L
-.hei	E
-.log	C
-.ly/	E
-.map	G
-.mar	H
-.net	L
-.org	F
-.out	H
-.per	E
-.pri	H
-.rig	I
-.rol	J
-.smi	L
-.sta	J
-.tes	H
-.the	K
-.uk/	I
-.yah	G
-.you	M
-/../	E
-//do	N
-//ev	I
-//ex	L
-//fi	K
-//gi	K
-//lo	G
-//ww	E
-//x.	H
-/123	N
-/180	G
-/1ab	N
-/3xy	E
-/@so	C
-/b&g	F
-/d/1	N
-/div	H
-/doc	N
-/etc	C
-/evi	I
-/exa	L
-/fil	K
-/fun	H
-/git	K
-/h1>	E
-/ifr	L
-/ins	C
-/itm	N
-/jpy	C
-/lin	K
-/loc	G
-/log	M
-/p><	H
-/pas	E
-/r/f	H
-/scr	G
-/sea	M
-/sha	C
-/sho	G
-/spo	I
-/spr	N
-/tec	K
-/tor	K
-/tv8	J
-/wat	M
-/www	E
-/x.t	H
-0-14	G
-0-44	G
-0-60	C
-0.0.	E
-0.1:	E
-0.37	H
-0/10	C
-0/40	C
-0/lo	M
-00/l	M
-000/	M
-0000	C
-0005	C
-0012	F
-0070	C
-00ab	L
-00mg	K
-00ml	D
-010-	G
-0110	D
-0111	C
-0123	C
-0142	G
-0161	C
-019-	G
-0198	F
-0203	C
-0210	C
-0293	G
-04-5	K
-0502	J
-0700	C
-0712	F
-0800	G
-08n5	C
-0934	F
-0abc	L
-0w50	J
-0x80	C
-1)">	K
-1.20	I
-1.5k	F
-10")	G
-10)#	C
-10):	I
-10-4	G
-1000	C
-100k	I
-100m	C
-1011	D
-1012	H
-1024	J
-1029	G
-1099	I
-1101	D
-1111	Q
-12.4	C
-1200	J
-1209	F
-120h	J
-123!	F
-1234	C
-1260	X
-127.	E
-12x1	J
-13-b	C
-1331	E
-14-1	G
-1400	D
-1415	C
-1439	G
-144h	E
-1450	C
-1456	C
-14lb	M
-14th	G
-1500	E
-1542	F
-16/8	C
-1600	L
-168.	C
-16gb	E
-1764	G
-17:4	D
-1812	C
-1832	H
-1840	E
-185,	W
-1883	K
-19-2	G
-1902	J
-192.	C
-1933	C
-1945	C
-1956	D
-1969	C
-1972	C
-1976	H
-1980	D
-1983	C
-1984	C
-1985	C
-1988	F
-1990	C
-1991	C
-1994	C
-1998	C
-1999	K
-1:80	E
-1>he	E
-1abc	N
-1z99	H
-2)(x	I
-2+1)	C
-2-99	K
-2.16	C
-2.3.	F
-20/4	C
-2001	C
-2003	E
-2004	I
-2010	D
-2011	L
-2012	K
-2014	C
-2015	G
-2016	G
-2017	K
-2018	C
-2019	C
-2020	E
-2022	C
-2023	E
-2024	C
-2025	C
-2026	C
-2028	H
-2030	C
-204-	K
-2049	G
-2093	F
-20hz	J
-20kg	F
-20w5	J
-213-	C
-221b	L
-2345	C
-2400	L
-25kg	C
-27.0	E
-27th	C
-2801	J
-2837	G
-2938	G
-29yb	I
-2x+y	I
-2x10	J
-3(2+	C
-3-21	C
-3.14	C
-3.45	H
-3000	F
-3060	E
-312)	F
-32-9	K
-32gb	E
-3456	C
-34th	I
-3508	G
-38.2	C
-3951	G
-3csc	C
-3xyz	E
-4-14	G
-4-55	K
-4000	X
-401k	E
-403)	J
-4111	C
-4159	C
-4321	C
-4395	G
-4471	J
-4477	G
-44hz	E
-4567	C
-4719	J
-48/1	G
-48/7	F
-4@gm	L
-4f8s	F
-4w9w	M
-4x-3	E
-5,00	W
-5-01	C
-5.30	H
-500m	K
-50th	W
-51-8	G
-5188	K
-5432	C
-55-0	C
-5518	K
-5540	J
-555)	C
-555-	C
-5678	C
-5wrw	C
-6000	[
-6016	E
-6100	H
-6253	C
-64gb	C
-6543	C
-6600	E
-6784	H
-6789	G
-68.0	L
-68.1	D
-7*7}	C
-7.0.	E
-7000	C
-7120	F
-7123	F
-7190	J
-75mg	C
-7654	C
-7700	F
-7712	F
-78-0	G
-7890	L
-7:45	D
-7sdf	E
-7th?	C
-8-0-	G
-8.0.	L
-8.1.	D
-8/18	G
-8/72	F
-8007	C
-8013	J
-8080	E
-8213	C
-832-	K
-8421	C
-84@g	L
-85,0	W
-8765	C
-87sd	E
-8821	C
-8832	K
-8888	D
-8gd2	I
-8n5w	C
-8s07	F
-9-28	G
-9.95	E
-9000	C
-9001	F
-9021	C
-92.1	C
-9268	E
-9384	G
-951-	G
-978-	G
-980s	D
-9876	C
-99.9	E
-990s	C
-9921	K
-9999	D
-999a	H
-99aa	H
-9aa1	H
-9wgx	M
-9ybg	I
-9÷3(	C
-:"sy	G
-:"yo	G
-://d	N
-://e	H
-://f	K
-://g	K
-://l	G
-://w	E
-://x	H
-:300	G
-:808	E
-:;};	C
-:a,"	G
-:ale	K
-:b,"	G
-:c,a	G
-:lda	D
-:voi	I
-;/b&	F
-;b&g	F
-;hi&	F
-;jkl	C
-<!--	E
-</a>	K
-</b>	C
-</di	H
-</h1	E
-</if	L
-</p>	H
-</sc	G
-<?ph	D
-<b>b	C
-<div	H
-<h1>	E
-<ifr	L
-<img	G
-<p>t	H
-<scr	G
-<svg	C
-<|im	E
-="al	F
-="co	H
-="ht	L
-="ja	K
-="ls	E
-=4x-	E
-=ale	E
-=con	C
-=dqw	M
-=mc2	C
-=sho	M
-=sum	G
->10"	G
-></d	H
-></i	L
-><p>	H
-><sv	L
->ale	G
->bol	C
->cli	K
->hel	E
->sys	E
->tes	H
-?php	D
-?q=s	M
-?v=d	M
-@asd	H
-@exa	C
-@gma	L
-@hot	C
-@som	C
-[/in	C
-[i];	H
-[ins	C
-[sta	E
-^!==	J
-^""=	C
-^""}	C
-^"><	L
-^"ph	E
-^"yo	U
-^###	C
-^#10	G
-^#n/	I
-^%00	C
-^%3c	C
-^%s%	D
-^&lt	F
-^'ad	J
-^'ci	C
-^'no	I
-^'op	K
-^'re	F
-^('a	C
-^(31	F
-^(55	C
-^(in	H
-^(lu	[
-^(ma	[
-^(us	J
-^(x-	I
-^+15	F
-^+34	C
-^+44	C
-^+52	E
-^-ar	I
-^-la	C
-^-rf	G
-^../	E
-^.he	E
-^/et	C
-^0-6	C
-^0.3	H
-^0/1	C
-^000	C
-^010	G
-^011	C
-^016	C
-^019	G
-^020	C
-^080	G
-^0x8	C
-^1.2	I
-^1.4	C
-^1.5	F
-^1.6	N
-^100	C
-^101	C
-^102	J
-^109	I
-^10k	L
-^111	P
-^115	C
-^117	F
-^11a	C
-^12.	C
-^120	M
-^121	I
-^123	C
-^125	C
-^126	X
-^12x	J
-^133	E
-^140	C
-^144	[
-^145	C
-^14l	M
-^14t	G
-^150	F
-^151	[
-^153	[
-^154	F
-^155	E
-^16/	C
-^160	L
-^16g	E
-^17%	C
-^170	F
-^176	G
-^17:	D
-^180	D
-^181	C
-^182	C
-^183	H
-^184	E
-^185	W
-^18k	G
-^192	C
-^193	C
-^194	C
-^195	D
-^196	C
-^197	C
-^198	C
-^199	C
-^1=1	C
-^1aa	C
-^1kg	C
-^1km	J
-^1z9	H
-^2+2	C
-^2.3	F
-^2.5	D
-^2.7	I
-^20/	C
-^200	I
-^201	C
-^202	C
-^203	C
-^204	D
-^205	E
-^20k	F
-^20w	J
-^221	L
-^225	J
-^238	D
-^240	C
-^250	C
-^25k	C
-^27t	C
-^280	J
-^2dp	H
-^2kg	J
-^2lb	L
-^2x+	I
-^2x2	C
-^3-2	C
-^3.1	C
-^3.4	H
-^3/8	C
-^300	N
-^303	D
-^305	K
-^306	E
-^32g	E
-^340	C
-^345	C
-^34t	I
-^350	C
-^365	[
-^38.	C
-^390	Y
-^3x3	C
-^3x4	C
-^4.1	C
-^4.2	M
-^400	[
-^401	E
-^404	C
-^411	C
-^420	C
-^430	[
-^444	W
-^447	J
-^450	[
-^456	G
-^48/	C
-^496	C
-^4am	E
-^4th	C
-^5.2	C
-^5.3	H
-^5.6	L
-^500	C
-^501	E
-^502	C
-^504	D
-^505	C
-^50t	W
-^53?	Q
-^554	J
-^555	C
-^567	E
-^5kg	I
-^6.1	D
-^6.9	L
-^600	[
-^601	E
-^613	Y
-^625	J
-^63%	C
-^646	M
-^64g	C
-^660	E
-^666	[
-^6am	C
-^700	[
-^737	E
-^755	I
-^75m	C
-^770	F
-^771	F
-^777	C
-^787	H
-^850	C
-^882	C
-^883	I
-^888	D
-^8gb	C
-^900	C
-^902	C
-^90s	C
-^926	E
-^978	G
-^987	C
-^99.	E
-^999	C
-^9pm	L
-^9÷3	C
-^:;}	C
-^<!-	E
-^<?p	D
-^<b>	C
-^<di	H
-^<h1	E
-^<if	L
-^<im	G
-^<sc	G
-^<sv	C
-^<|i	E
-^===	C
-^=su	G
-^[/i	C
-^[in	C
-^[st	E
-^__p	C
-^a14	C
-^a1c	D
-^a52	K
-^a61	H
-^a[i	H
-^aaa	C
-^aar	M
-^ab1	G
-^aba	[
-^abb	S
-^abc	C
-^abd	Z
-^abe	T
-^abi	[
-^abl	C
-^abn	[
-^abo	U
-^abr	U
-^abs	U
-^abu	R
-^abv	C
-^aby	X
-^aca	T
-^acc	R
-^ace	X
-^ach	X
-^ack	C
-^acl	[
-^acn	[
-^aco	I
-^acr	C
-^act	C
-^acu	E
-^acá	W
-^ada	P
-^adb	E
-^add	N
-^ade	C
-^adh	P
-^adi	C
-^adj	C
-^adm	H
-^ado	[
-^ads	C
-^adu	P
-^adv	X
-^adá	[
-^adú	P
-^aei	C
-^aer	K
-^afa	[
-^aff	N
-^afi	[
-^afr	S
-^aft	T
-^afu	S
-^aga	[
-^age	C
-^ago	[
-^agr	[
-^agu	J
-^agv	I
-^aha	[
-^ahe	U
-^ahi	[
-^aho	Q
-^ahí	U
-^aid	C
-^air	C
-^ais	E
-^ajo	C
-^ala	N
-^alb	C
-^ald	C
-^ale	C
-^alf	R
-^alg	W
-^ali	M
-^alk	C
-^all	U
-^alm	[
-^alo	T
-^alp	C
-^alq	K
-^alr	T
-^als	R
-^alt	C
-^alu	G
-^alw	V
-^alz	[
-^alé	[
-^ama	L
-^amb	[
-^amc	C
-^ame	C
-^ami	Y
-^amm	C
-^amn	[
-^amo	N
-^amp	S
-^amr	G
-^ams	M
-^amt	D
-^amu	Y
-^amz	C
-^amá	[
-^amé	Y
-^amó	[
-^ana	G
-^anc	[
-^and	[
-^ang	K
-^ani	N
-^ank	C
-^ann	[
-^ano	K
-^anu	J
-^anx	[
-^any	[
-^aná	T
-^anó	W
-^ap7	C
-^apa	X
-^ape	Q
-^aph	C
-^api	G
-^apl	C
-^apo	[
-^app	C
-^apr	J
-^apt	J
-^apu	[
-^apó	[
-^aqa	G
-^aqu	P
-^ara	U
-^arb	[
-^arc	[
-^ard	P
-^are	T
-^arg	C
-^ari	I
-^ark	U
-^arm	X
-^aro	Z
-^arp	[
-^arq	Z
-^arr	N
-^ars	C
-^art	P
-^asa	[
-^asc	Q
-^asd	C
-^ase	[
-^ash	[
-^asi	K
-^ask	[
-^asl	C
-^asm	[
-^asn	V
-^aso	C
-^asp	J
-^ass	C
-^ast	Y
-^asu	[
-^asy	N
-^así	Y
-^ata	[
-^ate	[
-^ath	[
-^atm	C
-^ato	N
-^atr	[
-^att	W
-^atu	C
-^atw	C
-^auc	D
-^aud	G
-^aug	Q
-^aum	V
-^aun	[
-^aur	C
-^aus	C
-^aut	X
-^aux	R
-^ava	D
-^ave	C
-^avi	C
-^avo	K
-^awa	V
-^awf	S
-^axi	G
-^axo	C
-^aya	V
-^aye	C
-^ayu	[
-^ayú	[
-^aza	[
-^azi	F
-^azo	Z
-^azt	C
-^azu	C
-^año	N
-^b08	C
-^b12	G
-^baa	X
-^bab	[
-^bac	R
-^bad	Y
-^bae	G
-^bag	C
-^bah	C
-^bai	V
-^baj	Z
-^bak	C
-^bal	C
-^bam	E
-^ban	C
-^bap	Z
-^baq	F
-^bar	C
-^bas	C
-^bat	C
-^bau	[
-^bay	C
-^baz	C
-^bañ	C
-^bbb	C
-^bbc	C
-^bbq	C
-^bcc	C
-^bea	F
-^beb	Y
-^bec	T
-^bee	E
-^bef	X
-^beg	[
-^beh	[
-^bei	[
-^bel	V
-^ben	U
-^ber	H
-^bes	F
-^bet	[
-^bev	C
-^bew	P
-^bey	C
-^bez	C
-^bha	C
-^bib	[
-^bic	C
-^bid	C
-^bie	[
-^big	J
-^bik	M
-^bil	C
-^bin	C
-^bio	F
-^bip	[
-^bir	K
-^bis	C
-^bit	E
-^biz	J
-^bla	C
-^ble	[
-^bli	T
-^blo	M
-^blu	C
-^bmi	C
-^bmw	G
-^bnm	C
-^boa	[
-^bob	C
-^boc	[
-^bod	S
-^boe	C
-^bog	C
-^boh	I
-^boi	C
-^bol	C
-^bom	Z
-^bon	C
-^boo	F
-^bor	E
-^bos	H
-^bot	C
-^bou	M
-^bow	H
-^box	C
-^boy	[
-^bpm	C
-^bra	H
-^brb	C
-^bre	D
-^bri	G
-^bro	I
-^bru	C
-^bry	C
-^bs8	F
-^bts	E
-^bub	D
-^buc	S
-^bud	C
-^bue	W
-^buf	C
-^bug	H
-^bui	K
-^buj	C
-^bul	F
-^bum	C
-^bun	C
-^bur	U
-^bus	K
-^but	D
-^buy	M
-^buz	F
-^by-	C
-^bye	C
-^byn	C
-^byp	K
-^byu	G
-^bíb	[
-^c'e	C
-^c++	D
-^caa	J
-^cab	R
-^cac	C
-^cad	M
-^cae	[
-^cag	E
-^cai	M
-^cak	C
-^cal	C
-^cam	N
-^can	M
-^cap	C
-^car	C
-^cas	D
-^cat	C
-^cau	C
-^cav	I
-^cay	Z
-^caz	Y
-^caí	[
-^cbd	Q
-^cde	G
-^cdm	C
-^cea	W
-^ceb	P
-^ced	[
-^cei	C
-^cel	F
-^cem	J
-^cen	L
-^ceo	C
-^cer	I
-^ces	[
-^cet	C
-^ceu	I
-^ceñ	V
-^cgi	C
-^cha	C
-^che	C
-^chi	L
-^chl	L
-^chm	C
-^chn	D
-^cho	F
-^chr	S
-^chu	[
-^cic	C
-^cie	Q
-^cig	[
-^cim	C
-^cin	C
-^cir	Y
-^cis	M
-^cit	J
-^ciu	Z
-^civ	H
-^ciz	Q
-^cla	H
-^cle	R
-^cli	C
-^clo	H
-^clu	C
-^cmd	E
-^cnn	C
-^co-	D
-^coa	L
-^cob	J
-^coc	C
-^cod	C
-^cof	C
-^coi	K
-^coj	S
-^cok	C
-^col	I
-^com	I
-^con	U
-^coo	C
-^cop	J
-^coq	J
-^cor	R
-^cos	G
-^cot	C
-^cou	G
-^cov	G
-^cpr	E
-^cpu	C
-^cra	M
-^cre	T
-^cri	Y
-^cro	G
-^crp	C
-^cru	F
-^cry	T
-^cré	X
-^crí	U
-^cró	Z
-^css	C
-^csv	C
-^ctr	C
-^cua	C
-^cub	L
-^cuc	R
-^cue	R
-^cuf	C
-^cui	M
-^cul	[
-^cum	[
-^cuo	G
-^cup	C
-^cur	H
-^cus	Q
-^cut	H
-^cuá	[
-^cuñ	W
-^cyb	J
-^cyc	D
-^cyl	F
-^cyp	Z
-^cyr	[
-^cál	[
-^cán	Z
-^cár	[
-^cél	[
-^cés	[
-^cóm	[
-^cúr	T
-^d'o	H
-^d20	C
-^dab	P
-^dad	[
-^dae	C
-^dag	[
-^dah	C
-^dai	G
-^dal	C
-^dam	L
-^dan	I
-^dar	V
-^das	C
-^dat	C
-^dau	Z
-^dav	P
-^daw	[
-^dax	D
-^day	V
-^dañ	[
-^ddd	C
-^dea	K
-^deb	[
-^dec	P
-^ded	Y
-^dee	I
-^def	T
-^deg	C
-^dei	[
-^dej	T
-^del	J
-^dem	Z
-^den	W
-^deo	F
-^dep	K
-^der	H
-^des	Z
-^det	[
-^deu	[
-^dev	I
-^dew	J
-^dex	C
-^dfg	C
-^dgd	C
-^dgt	C
-^dhl	H
-^dia	J
-^dib	C
-^dic	M
-^did	[
-^die	[
-^dif	R
-^dig	Y
-^dij	H
-^dil	R
-^dim	L
-^din	R
-^dio	[
-^dip	D
-^dir	C
-^dis	U
-^div	L
-^diw	C
-^diá	[
-^djo	C
-^dmv	C
-^dnd	L
-^dni	C
-^dns	C
-^do?	[
-^dob	W
-^doc	K
-^dod	E
-^doe	J
-^dog	C
-^doi	[
-^dol	G
-^dom	G
-^don	N
-^doo	C
-^dop	U
-^dor	N
-^dos	S
-^dot	Z
-^dou	K
-^doy	[
-^doz	N
-^dpd	C
-^dpf	F
-^dps	C
-^dra	I
-^dre	M
-^dri	C
-^dro	G
-^dru	S
-^dry	C
-^dub	C
-^duc	C
-^dud	C
-^due	I
-^dui	Q
-^duk	I
-^dul	[
-^dum	C
-^dun	F
-^duo	C
-^dup	C
-^dur	N
-^dus	[
-^dut	D
-^duv	C
-^dvd	C
-^dvl	D
-^dwa	I
-^dwe	U
-^dye	M
-^dyi	T
-^dyn	C
-^dys	V
-^dád	Q
-^déb	[
-^día	[
-^dón	[
-^e-m	C
-^e.g	E
-^e05	J
-^e10	C
-^e11	N
-^e18	C
-^e=m	C
-^e^x	C
-^eac	S
-^eag	W
-^ear	J
-^eas	Y
-^eat	E
-^eba	C
-^ebe	[
-^ebu	C
-^ecc	[
-^ech	M
-^ecl	I
-^eco	N
-^ecu	W
-^ecz	C
-^edd	C
-^ede	L
-^edg	C
-^edi	C
-^edo	[
-^edt	C
-^edu	I
-^edé	[
-^eee	C
-^eev	C
-^efe	X
-^eff	C
-^efi	P
-^efo	X
-^efr	U
-^egf	C
-^egg	C
-^egi	[
-^egl	[
-^ego	[
-^egy	P
-^ehu	Y
-^eid	C
-^eif	G
-^eig	[
-^eil	J
-^eje	C
-^ejé	V
-^ekk	W
-^ela	T
-^elb	C
-^elc	X
-^eld	P
-^ele	C
-^elf	C
-^eli	[
-^elm	H
-^elo	V
-^els	Q
-^elt	N
-^ely	Y
-^elí	[
-^ema	C
-^emb	[
-^eme	W
-^emi	W
-^emm	N
-^emo	[
-^emp	J
-^emu	C
-^ena	N
-^enc	L
-^end	K
-^ene	[
-^enf	V
-^eng	C
-^enj	[
-^enl	C
-^enn	Y
-^eno	[
-^ens	Y
-^env	[
-^enz	F
-^epa	[
-^eph	[
-^epi	D
-^epo	C
-^eps	F
-^equ	C
-^era	[
-^ere	C
-^eri	D
-^erm	C
-^ero	S
-^err	C
-^ert	C
-^eró	V
-^esa	[
-^esc	Z
-^esd	L
-^ese	[
-^esf	U
-^esg	E
-^esl	E
-^esm	N
-^eso	T
-^esp	V
-^esq	F
-^ess	C
-^est	Y
-^eta	C
-^ete	U
-^etf	C
-^eti	C
-^eto	C
-^etr	C
-^ets	C
-^ett	C
-^ety	C
-^etí	V
-^eu2	C
-^euc	N
-^eug	C
-^eul	C
-^eun	[
-^eur	C
-^eut	[
-^eva	Z
-^evi	[
-^evo	[
-^evr	L
-^ewr	C
-^ex-	V
-^exa	X
-^exc	C
-^exe	I
-^exh	X
-^exi	[
-^exo	T
-^exp	C
-^ext	Q
-^eye	R
-^eyr	D
-^eze	[
-^ezi	C
-^ezr	Q
-^ezy	C
-^f05	J
-^f15	I
-^f16	H
-^f30	G
-^f35	I
-^fab	Q
-^fac	C
-^fad	N
-^fah	D
-^fai	[
-^faj	G
-^fak	N
-^fal	T
-^fam	W
-^fan	X
-^far	L
-^fas	P
-^fat	[
-^fav	K
-^fe2	E
-^fe?	Y
-^fea	[
-^feb	Q
-^fec	C
-^fed	K
-^fee	I
-^fei	C
-^fel	[
-^fem	W
-^fen	J
-^feo	[
-^fer	C
-^fes	S
-^fet	C
-^feu	M
-^fev	C
-^few	C
-^fff	C
-^ffs	C
-^ffx	C
-^fgh	C
-^fia	[
-^fib	C
-^fic	C
-^fie	[
-^fif	T
-^fig	V
-^fij	C
-^fil	C
-^fin	Q
-^fir	R
-^fit	C
-^fiv	N
-^fix	D
-^fjd	C
-^fla	D
-^fle	[
-^fli	C
-^flo	Q
-^flu	C
-^fly	D
-^fob	P
-^foc	J
-^fod	F
-^fog	C
-^foi	C
-^fol	G
-^fon	C
-^foo	P
-^for	M
-^fos	[
-^fot	C
-^fox	J
-^fra	C
-^fre	C
-^fri	X
-^fro	N
-^fru	P
-^fry	C
-^frí	[
-^ftp	K
-^fts	E
-^fuc	C
-^fue	Y
-^fui	[
-^fum	U
-^fun	Q
-^fur	Q
-^fus	C
-^fut	G
-^fuz	E
-^fyr	C
-^fáb	Y
-^fác	Z
-^fél	S
-^fís	Q
-^fút	Y
-^g70	C
-^gab	K
-^gad	[
-^gae	C
-^gag	C
-^gai	X
-^gal	V
-^gam	I
-^gan	H
-^gap	M
-^gar	K
-^gas	C
-^gat	E
-^gau	C
-^gav	G
-^gay	[
-^gaz	[
-^gb2	E
-^gbp	C
-^gcs	C
-^gde	J
-^gdp	C
-^gea	C
-^gec	D
-^ged	[
-^geh	[
-^gel	C
-^gem	C
-^gen	V
-^geo	C
-^ger	C
-^ges	K
-^get	Q
-^gev	C
-^ggg	C
-^ggp	G
-^ghg	C
-^ghi	C
-^ghj	C
-^gia	[
-^gib	T
-^gid	Z
-^gig	[
-^gil	N
-^gim	S
-^gin	C
-^gir	C
-^git	C
-^giv	Z
-^gla	I
-^gle	Z
-^glo	U
-^glu	C
-^gly	I
-^gma	C
-^gmt	C
-^gna	[
-^gno	S
-^goa	C
-^gob	T
-^god	[
-^goe	S
-^gog	J
-^goi	P
-^gol	D
-^gom	[
-^gon	C
-^goo	J
-^gor	C
-^gos	[
-^got	Q
-^gou	C
-^gov	I
-^gow	C
-^goz	[
-^gps	G
-^gpt	C
-^gra	I
-^gre	I
-^gri	V
-^gro	S
-^gru	[
-^gta	C
-^gua	N
-^gue	I
-^gui	H
-^gul	M
-^gum	C
-^gun	F
-^gup	C
-^gur	C
-^gus	J
-^guy	E
-^guí	X
-^gv8	C
-^gym	L
-^gál	U
-^gén	[
-^gól	T
-^h&m	H
-^h00	L
-^h1b	G
-^h2o	F
-^hab	S
-^hac	D
-^had	[
-^hag	Z
-^hah	C
-^hai	J
-^haj	K
-^hal	C
-^ham	D
-^han	R
-^hap	[
-^har	T
-^has	K
-^hat	[
-^hau	[
-^hav	T
-^haw	D
-^hay	Q
-^haz	C
-^hba	C
-^hdh	C
-^hdl	J
-^hdm	C
-^hea	S
-^heb	[
-^hec	I
-^hed	C
-^hee	N
-^hei	C
-^hel	R
-^hem	U
-^hen	C
-^her	[
-^hes	I
-^het	V
-^heu	C
-^hex	C
-^hey	C
-^hez	[
-^hgf	C
-^hgv	I
-^hhh	C
-^hib	C
-^hic	S
-^hid	X
-^hie	C
-^hig	J
-^hij	W
-^hik	F
-^hil	C
-^him	[
-^hin	C
-^hip	D
-^hir	D
-^his	[
-^hit	T
-^hiv	P
-^hiy	C
-^hiz	[
-^hjk	C
-^hmm	C
-^hmr	G
-^hoa	C
-^hob	C
-^hoc	G
-^hog	C
-^hoj	C
-^hol	D
-^hom	S
-^hon	[
-^hoo	C
-^hor	C
-^hos	J
-^hot	C
-^how	C
-^hoy	N
-^hoz	C
-^hre	K
-^htm	C
-^htt	C
-^hua	F
-^hub	J
-^hud	C
-^hue	C
-^hug	S
-^hui	[
-^hul	C
-^hum	L
-^hun	S
-^hur	Y
-^hus	X
-^huy	W
-^hué	T
-^hyb	C
-^hyd	C
-^hym	T
-^hyp	[
-^hys	[
-^hyu	C
-^háb	Y
-^hág	Z
-^i'd	C
-^i'm	[
-^i'v	[
-^i++	H
-^i-1	C
-^i-4	C
-^i.e	E
-^i10	D
-^iam	C
-^ib6	C
-^iba	W
-^ibi	C
-^ibu	C
-^ibz	[
-^ice	F
-^ich	Z
-^ici	G
-^icl	C
-^ico	[
-^icu	S
-^ida	G
-^idd	C
-^ide	E
-^idi	C
-^idk	C
-^idl	[
-^ido	[
-^idr	C
-^iel	G
-^igl	[
-^ign	N
-^igu	H
-^iii	C
-^ike	C
-^ill	[
-^ilu	W
-^ima	M
-^imb	C
-^imd	I
-^ime	C
-^imm	[
-^imp	R
-^imá	U
-^in-	R
-^in?	C
-^ina	[
-^inc	C
-^ind	C
-^ine	J
-^inf	[
-^ing	C
-^inh	Z
-^ini	[
-^inj	S
-^ink	L
-^inm	[
-^inn	Q
-^ino	Y
-^inp	C
-^inq	U
-^inr	V
-^ins	E
-^int	S
-^inu	C
-^inv	E
-^inú	V
-^ion	C
-^ipa	C
-^iph	C
-^ira	V
-^ire	I
-^iri	C
-^irm	Z
-^iro	C
-^irq	E
-^irr	S
-^irs	G
-^irá	W
-^iré	Z
-^is?	C
-^isa	R
-^isc	[
-^ish	T
-^isl	C
-^ism	W
-^isn	Q
-^iso	C
-^isr	[
-^iss	Y
-^it'	P
-^it?	T
-^ita	F
-^ite	C
-^iti	C
-^its	[
-^itu	C
-^itv	C
-^iuy	C
-^iva	C
-^ive	F
-^ivf	Y
-^ivy	E
-^izq	V
-^jab	W
-^jac	K
-^jae	X
-^jaf	[
-^jag	D
-^jai	I
-^jaj	C
-^jak	C
-^jam	F
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
-^jed	[
-^jef	S
-^jeh	[
-^jel	C
-^jen	C
-^jep	X
-^jer	X
-^jes	[
-^jet	W
-^jew	[
-^jez	[
-^jfk	C
-^jhg	D
-^jib	D
-^jij	C
-^jim	C
-^jin	X
-^jir	S
-^jjj	C
-^jka	C
-^jkh	E
-^jkl	C
-^jlo	C
-^joa	V
-^job	R
-^joc	Z
-^joe	K
-^joh	K
-^joi	T
-^jok	C
-^jol	C
-^jon	K
-^joo	E
-^jop	[
-^jor	Q
-^jos	[
-^jot	[
-^jou	[
-^jov	[
-^joy	[
-^joá	V
-^jpm	D
-^jsd	C
-^jso	C
-^jua	Z
-^jub	[
-^jud	Z
-^jue	T
-^jug	C
-^jui	Z
-^jul	C
-^jum	C
-^jun	S
-^jur	Q
-^jus	R
-^juv	S
-^juz	X
-^jóv	[
-^kah	C
-^kaj	C
-^kal	C
-^kam	D
-^kan	C
-^kar	C
-^kat	C
-^kay	C
-^kea	G
-^keb	D
-^kee	Q
-^kei	G
-^kel	C
-^kem	D
-^ken	I
-^kep	[
-^ker	C
-^ket	E
-^kev	C
-^key	C
-^kha	C
-^kia	F
-^kic	M
-^kid	S
-^kie	C
-^kil	N
-^kim	M
-^kin	U
-^kis	H
-^kit	C
-^kiw	C
-^kjd	D
-^kkk	C
-^kla	G
-^kle	C
-^km/	G
-^kmn	G
-^kne	C
-^kni	C
-^kno	M
-^knu	E
-^koi	[
-^kon	C
-^kor	C
-^kos	P
-^kpi	C
-^kpo	J
-^kra	C
-^kre	E
-^kri	C
-^kro	G
-^ks2	F
-^ksj	E
-^kub	C
-^kur	C
-^kwh	D
-^kyl	C
-^lab	F
-^lac	C
-^lad	W
-^lag	C
-^lai	[
-^lak	C
-^lal	C
-^lao	[
-^lap	C
-^lar	P
-^las	R
-^lat	E
-^lau	F
-^lav	C
-^law	C
-^lay	C
-^laz	U
-^lbw	C
-^ldl	C
-^lea	G
-^leb	G
-^lec	[
-^led	V
-^lee	C
-^lef	Q
-^leg	C
-^lei	C
-^lej	Y
-^lem	Z
-^len	G
-^leo	C
-^lep	[
-^les	Z
-^let	C
-^lev	I
-^lew	C
-^lex	D
-^ley	V
-^leí	S
-^leñ	W
-^leó	[
-^lia	[
-^lib	R
-^lic	C
-^lid	Z
-^lie	W
-^lif	V
-^lig	C
-^lik	Z
-^lil	C
-^lim	C
-^lin	C
-^lip	R
-^liq	C
-^lir	C
-^lis	C
-^lit	J
-^liv	Z
-^liz	C
-^lkj	C
-^lla	S
-^llc	C
-^lle	T
-^llm	C
-^llo	K
-^llu	L
-^llá	Z
-^lma	C
-^ln(	H
-^loa	D
-^lob	G
-^loc	C
-^lod	W
-^lof	C
-^log	C
-^lol	C
-^lom	F
-^lon	L
-^loo	E
-^lop	C
-^lor	[
-^los	V
-^lot	N
-^lou	C
-^lov	X
-^low	P
-^loy	[
-^lp1	G
-^lsk	C
-^lub	C
-^luc	W
-^lue	C
-^luf	C
-^lug	L
-^lui	C
-^luj	[
-^luk	N
-^lul	I
-^lum	[
-^lun	L
-^lus	T
-^lut	L
-^lux	[
-^lyd	[
-^lye	H
-^lyi	[
-^lyl	C
-^lyn	C
-^lyr	C
-^lys	[
-^lág	U
-^lám	Y
-^láz	Y
-^líb	[
-^líd	[
-^lím	[
-^m&s	C
-^m/s	J
-^m25	C
-^mac	C
-^mad	Q
-^mae	Y
-^mag	P
-^mah	I
-^mai	M
-^maj	Q
-^mal	S
-^mam	T
-^man	T
-^map	C
-^maq	C
-^mar	R
-^mas	F
-^max	C
-^may	G
-^mañ	P
-^mba	E
-^mca	C
-^mcc	C
-^mcd	C
-^mcg	C
-^mcm	D
-^mcr	H
-^mcv	C
-^mdf	C
-^me,	[
-^me<	E
-^me?	[
-^mea	[
-^mec	C
-^med	P
-^mee	Q
-^meg	M
-^meh	C
-^mej	T
-^mel	N
-^mem	F
-^men	V
-^mep	V
-^mer	M
-^mes	J
-^met	E
-^mex	C
-^mey	C
-^mez	Z
-^mg/	C
-^mia	C
-^mic	C
-^mid	W
-^mie	[
-^mig	[
-^mik	C
-^mil	L
-^min	K
-^mio	C
-^miq	[
-^mir	Y
-^mis	[
-^mit	C
-^mix	C
-^miz	U
-^mk7	J
-^mla	E
-^mma	[
-^mmm	C
-^mna	U
-^mnb	C
-^mne	E
-^moa	[
-^mob	S
-^moc	Q
-^mod	D
-^mog	C
-^moh	C
-^moi	T
-^moj	Y
-^mol	M
-^mom	[
-^mon	K
-^moo	C
-^mor	S
-^mos	Z
-^mot	C
-^mou	W
-^mov	C
-^mow	E
-^moz	E
-^mp3	C
-^mp4	D
-^mpg	C
-^mph	C
-^mrb	C
-^mri	K
-^msg	C
-^mub	C
-^muc	R
-^mud	R
-^mue	W
-^muf	C
-^mug	F
-^muh	C
-^muj	Y
-^mul	P
-^mum	C
-^mun	M
-^mup	C
-^mur	U
-^mus	K
-^mut	C
-^muy	V
-^mué	P
-^my.	L
-^myc	C
-^mym	H
-^myr	Z
-^mys	V
-^myt	C
-^mán	S
-^már	Z
-^más	[
-^méd	[
-^mí?	S
-^mía	Z
-^mío	[
-^mús	[
-^n/a	C
-^naa	L
-^nab	[
-^nac	G
-^nad	Z
-^nag	T
-^nah	C
-^nai	M
-^nak	C
-^nal	W
-^nam	D
-^nan	C
-^nao	S
-^nap	H
-^nar	X
-^nas	C
-^nat	I
-^nau	C
-^nav	C
-^naz	V
-^naí	P
-^nba	C
-^nda	C
-^nea	C
-^neb	[
-^nec	W
-^nee	P
-^neg	V
-^neh	[
-^nei	[
-^nem	K
-^nen	P
-^neo	C
-^nep	[
-^ner	[
-^nes	C
-^net	C
-^nev	T
-^new	N
-^nex	G
-^nfl	C
-^nhl	C
-^nhs	C
-^nic	[
-^nie	C
-^nig	[
-^nik	C
-^nim	Z
-^nin	[
-^nis	Z
-^niv	X
-^nix	C
-^niñ	[
-^nnn	C
-^no?	P
-^noa	[
-^nob	Z
-^noc	[
-^nod	C
-^noe	[
-^noi	J
-^nom	J
-^non	D
-^noo	I
-^nor	C
-^nos	V
-^not	M
-^nou	C
-^nov	Z
-^now	C
-^noé	[
-^npm	C
-^nth	C
-^nub	Q
-^nuc	[
-^nud	E
-^nue	X
-^nul	C
-^num	C
-^nun	N
-^nur	P
-^nut	C
-^nvi	C
-^nvn	C
-^nw-	L
-^nwb	E
-^nyc	C
-^nym	Y
-^nín	V
-^núm	[
-^oak	P
-^oas	J
-^oat	C
-^oba	C
-^obe	[
-^obi	R
-^obj	Q
-^obl	Y
-^obr	[
-^obs	[
-^oca	C
-^occ	N
-^oce	C
-^och	[
-^oci	V
-^oct	C
-^ocu	J
-^odd	C
-^ode	J
-^odi	[
-^odr	Y
-^ody	G
-^ofe	C
-^off	M
-^ofi	[
-^ofr	[
-^ofs	C
-^oft	C
-^ogr	K
-^ohi	C
-^ohm	C
-^oho	Z
-^oid	U
-^oig	Y
-^oij	C
-^oil	F
-^oir	Q
-^oiu	C
-^oja	Y
-^oje	H
-^ojo	V
-^oka	[
-^okl	C
-^ola	Q
-^old	Q
-^oli	Q
-^olv	G
-^oly	C
-^omb	S
-^ome	C
-^omg	C
-^omn	[
-^omr	Z
-^ona	[
-^onc	S
-^ond	Q
-^one	X
-^oni	C
-^onl	P
-^onm	F
-^ont	J
-^oná	Q
-^oog	C
-^ooh	C
-^ooo	C
-^opa	H
-^ope	G
-^oph	X
-^opi	T
-^opo	[
-^opp	P
-^opr	C
-^opt	H
-^ora	[
-^orc	C
-^ord	C
-^ore	J
-^org	N
-^ori	M
-^orl	C
-^oro	H
-^orp	Z
-^orq	C
-^ort	T
-^orá	U
-^oré	R
-^oró	Y
-^osb	C
-^osc	C
-^ose	[
-^osl	D
-^osm	C
-^oso	[
-^osr	C
-^oth	[
-^oti	C
-^oto	[
-^otr	[
-^ott	D
-^oug	E
-^oui	P
-^oun	C
-^our	[
-^out	Q
-^ove	W
-^owe	[
-^owl	C
-^own	U
-^oxb	C
-^oxf	C
-^oxi	G
-^oxy	C
-^oye	[
-^oys	C
-^oyó	Q
-^oze	C
-^ozy	C
-^ozz	C
-^oíd	Y
-^oír	[
-^p45	C
-^pab	[
-^pac	[
-^pad	P
-^pae	F
-^pag	S
-^pai	I
-^paj	[
-^pal	M
-^pan	K
-^pap	T
-^paq	C
-^par	J
-^pas	P
-^pat	I
-^pau	R
-^pav	I
-^pax	H
-^pay	E
-^paz	W
-^paí	[
-^pañ	W
-^pdf	C
-^pea	G
-^pec	[
-^ped	M
-^pee	C
-^peg	V
-^pen	Q
-^peo	[
-^pep	C
-^peq	S
-^per	Q
-^pes	[
-^pet	J
-^pez	[
-^peñ	U
-^pg_	I
-^pha	X
-^phi	P
-^pho	D
-^php	C
-^phr	C
-^phy	J
-^pia	C
-^pic	C
-^pid	N
-^pie	S
-^pig	T
-^pil	S
-^pin	C
-^pip	C
-^pir	N
-^pis	C
-^pit	C
-^piv	D
-^pix	E
-^piz	C
-^pla	C
-^ple	[
-^plo	L
-^pls	C
-^plu	C
-^ply	C
-^pob	T
-^poc	[
-^pod	C
-^poe	C
-^poi	C
-^pok	C
-^pol	K
-^pom	C
-^pon	H
-^poo	Q
-^pop	C
-^poq	[
-^por	P
-^pos	C
-^pot	J
-^pou	P
-^pov	M
-^pow	E
-^poz	W
-^ppp	C
-^pq4	F
-^pra	[
-^pre	N
-^pri	C
-^pro	S
-^pru	C
-^pré	[
-^prí	[
-^pró	[
-^ps2	D
-^ps3	C
-^ps4	C
-^ps5	C
-^psa	[
-^psi	I
-^psl	C
-^pso	C
-^pst	C
-^psy	[
-^pts	Y
-^pub	J
-^pud	R
-^pue	R
-^puf	C
-^pug	C
-^puj	H
-^pul	C
-^pum	C
-^pun	C
-^pup	C
-^pur	X
-^pus	N
-^put	C
-^pyr	R
-^pyt	C
-^páj	W
-^pán	T
-^pér	[
-^pés	X
-^púb	R
-^púr	V
-^qaz	C
-^qib	C
-^qua	K
-^que	J
-^qui	M
-^quo	C
-^qur	C
-^qué	[
-^quí	[
-^qwe	C
-^r's	C
-^r16	E
-^r50	H
-^rab	V
-^rac	U
-^rad	C
-^raf	V
-^rag	X
-^rah	Z
-^rak	C
-^ral	C
-^ram	K
-^ran	C
-^rap	M
-^raq	[
-^ras	C
-^rat	C
-^rav	C
-^raw	C
-^ray	C
-^raz	C
-^raí	S
-^rdr	C
-^rea	Q
-^rec	G
-^red	C
-^ree	C
-^ref	R
-^reh	[
-^rei	[
-^rej	[
-^rek	C
-^rel	W
-^rem	M
-^ren	M
-^rep	C
-^req	D
-^rer	C
-^res	K
-^ret	J
-^reu	N
-^rev	H
-^rew	C
-^rex	C
-^rey	S
-^rez	[
-^reí	X
-^rfc	C
-^rgb	C
-^rha	K
-^rhe	[
-^rhy	C
-^rib	E
-^ric	G
-^rid	L
-^rie	C
-^rif	C
-^rig	[
-^rim	D
-^rin	C
-^rio	K
-^rip	C
-^riq	X
-^ris	D
-^rit	[
-^riv	T
-^riz	S
-^riñ	Z
-^rió	S
-^roa	C
-^rob	J
-^roc	[
-^rof	C
-^rog	C
-^roi	T
-^roj	[
-^rol	C
-^rom	R
-^ron	C
-^roo	M
-^rop	[
-^ros	C
-^rot	C
-^rou	C
-^row	C
-^roy	C
-^rtp	H
-^rtx	E
-^rua	[
-^rub	C
-^rud	E
-^rue	K
-^ruf	[
-^rug	C
-^rui	P
-^rul	H
-^rum	H
-^run	C
-^rus	C
-^rut	L
-^rya	C
-^ryt	C
-^ryz	F
-^ráp	[
-^ríe	Y
-^río	[
-^s&p	J
-^s23	I
-^s24	E
-^sab	T
-^sac	V
-^sad	[
-^sae	J
-^saf	S
-^sag	C
-^sah	C
-^sai	W
-^sal	M
-^sam	P
-^san	P
-^sap	R
-^saq	U
-^sar	Y
-^sas	C
-^sat	Q
-^sau	X
-^sav	R
-^saw	L
-^say	M
-^saú	[
-^sca	W
-^sce	C
-^sch	G
-^sci	C
-^sco	C
-^scr	P
-^sdf	C
-^sdk	E
-^sea	D
-^seb	P
-^sec	J
-^sed	X
-^see	T
-^seg	I
-^sei	U
-^sel	L
-^sem	I
-^sen	N
-^seo	U
-^sep	[
-^ser	Y
-^ses	C
-^set	C
-^sev	L
-^sew	C
-^sex	[
-^señ	Y
-^sha	J
-^shi	C
-^sho	J
-^shr	D
-^shu	C
-^shy	T
-^sib	R
-^sic	[
-^sid	I
-^sie	V
-^sif	W
-^sig	H
-^sih	U
-^sik	C
-^sil	U
-^sim	E
-^sin	X
-^sio	[
-^siq	Y
-^sir	E
-^sis	K
-^sit	C
-^six	C
-^siz	C
-^sió	Q
-^ska	D
-^skd	E
-^ski	C
-^sko	G
-^sku	E
-^sky	C
-^sla	V
-^sle	Q
-^sli	C
-^slk	C
-^slo	C
-^slu	E
-^sma	R
-^sme	C
-^smi	G
-^smo	N
-^smy	X
-^sna	C
-^sne	C
-^sno	C
-^snp	C
-^sny	C
-^soa	E
-^sob	[
-^soc	C
-^sod	C
-^sof	C
-^soh	C
-^soi	Q
-^sol	N
-^som	Y
-^son	S
-^soo	[
-^sop	[
-^sor	[
-^sos	[
-^sou	G
-^sow	Y
-^soy	[
-^soz	C
-^soñ	[
-^spa	C
-^spe	F
-^spf	C
-^spi	K
-^spl	C
-^spo	K
-^spr	J
-^spu	Q
-^spy	W
-^sql	C
-^sqr	C
-^squ	C
-^src	E
-^ssh	C
-^sta	C
-^std	G
-^ste	D
-^stf	C
-^sti	U
-^sto	L
-^str	G
-^stu	G
-^sty	C
-^su5	I
-^sua	[
-^sub	J
-^suc	W
-^sud	E
-^sue	V
-^suf	[
-^sug	K
-^sui	M
-^suj	C
-^sul	C
-^sum	C
-^sun	U
-^sup	E
-^sur	U
-^sut	C
-^suy	V
-^sw1	C
-^swa	G
-^swe	Y
-^swi	R
-^swo	[
-^sxd	C
-^syc	T
-^syd	C
-^syl	C
-^sym	L
-^syn	J
-^syr	Z
-^sys	C
-^sze	C
-^sáb	[
-^sép	P
-^síg	[
-^sím	W
-^sín	[
-^sís	W
-^tab	C
-^tac	F
-^tad	Y
-^tai	C
-^tak	Q
-^tal	K
-^tam	[
-^tan	Q
-^tao	C
-^tap	C
-^tar	G
-^tas	F
-^tat	T
-^tau	C
-^tav	C
-^tax	D
-^tay	C
-^taz	C
-^tcu	C
-^tea	G
-^tec	C
-^ted	G
-^teh	N
-^tek	[
-^tel	F
-^tem	I
-^ten	Z
-^teo	Y
-^ter	X
-^tes	J
-^tet	P
-^tex	C
-^teñ	C
-^th9	C
-^tha	P
-^the	W
-^thi	K
-^tho	W
-^thr	R
-^thu	U
-^thy	[
-^tia	U
-^tib	[
-^tic	C
-^tid	C
-^tie	K
-^tig	C
-^tij	C
-^tik	C
-^til	C
-^tim	F
-^tin	C
-^tio	V
-^tip	C
-^tir	W
-^tit	G
-^tmr	L
-^toa	C
-^tob	[
-^toc	S
-^tod	S
-^toe	C
-^toi	C
-^tok	C
-^tol	C
-^tom	L
-^ton	C
-^too	[
-^top	C
-^toq	[
-^tos	C
-^tot	C
-^tou	C
-^tow	N
-^tox	M
-^toy	C
-^tra	G
-^tri	P
-^tru	Q
-^try	Y
-^tsa	C
-^tsh	C
-^tsi	X
-^tsu	C
-^ttt	C
-^tua	C
-^tub	P
-^tuc	C
-^tud	C
-^tue	C
-^tui	C
-^tul	G
-^tum	[
-^tun	C
-^tur	G
-^tus	L
-^tut	L
-^tuv	[
-^tuy	S
-^tve	C
-^twe	M
-^twi	C
-^two	V
-^tye	D
-^tyl	C
-^typ	C
-^tyr	Q
-^tyt	C
-^tyy	C
-^tía	P
-^tóx	Y
-^tún	T
-^ube	C
-^ubu	I
-^uca	C
-^ufc	C
-^ugh	C
-^ugl	[
-^uio	C
-^uiu	C
-^ukr	R
-^uku	C
-^ule	D
-^ult	C
-^umb	F
-^umr	E
-^unb	R
-^unc	[
-^und	I
-^une	P
-^unf	[
-^ung	[
-^unh	X
-^uni	H
-^unj	Y
-^unk	[
-^unl	J
-^unm	S
-^uno	P
-^unp	Z
-^unt	R
-^unw	X
-^up?	[
-^upa	D
-^upd	C
-^upg	C
-^uph	R
-^upo	[
-^ups	C
-^upt	C
-^upw	C
-^ura	D
-^urg	T
-^uri	[
-^urn	[
-^uru	C
-^urí	R
-^us?	[
-^usa	Z
-^usb	C
-^usc	C
-^usd	C
-^use	C
-^ush	G
-^usi	[
-^uso	E
-^usp	C
-^ust	[
-^usu	L
-^usó	R
-^uta	C
-^utd	C
-^uti	C
-^uto	C
-^uva	Q
-^uwu	C
-^uza	Q
-^uzz	X
-^uzí	T
-^uña	L
-^vac	Q
-^vag	[
-^vai	[
-^val	S
-^van	C
-^vap	[
-^var	C
-^vas	[
-^vat	F
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
-^vel	C
-^vem	C
-^ven	Y
-^veo	[
-^ver	R
-^ves	D
-^vet	C
-^vez	R
-^veí	W
-^via	[
-^vib	Q
-^vic	D
-^vid	J
-^vig	G
-^vii	C
-^vik	C
-^vil	L
-^vim	C
-^vin	J
-^vio	T
-^vip	R
-^vir	V
-^vis	I
-^vit	C
-^viu	Y
-^viv	[
-^viñ	[
-^vlo	I
-^voc	X
-^voi	F
-^vok	J
-^vol	[
-^vos	[
-^vot	I
-^vou	C
-^vow	R
-^vox	V
-^voy	U
-^voz	R
-^vpn	C
-^vsc	G
-^vue	J
-^vuh	C
-^vul	F
-^víb	X
-^vír	Y
-^wab	C
-^wag	[
-^wah	C
-^wai	X
-^wak	C
-^wal	D
-^wan	[
-^war	C
-^was	[
-^wat	M
-^wav	[
-^wax	G
-^way	M
-^wbc	C
-^we'	U
-^wea	C
-^web	J
-^wed	R
-^wei	G
-^wel	T
-^wem	M
-^wen	X
-^weo	C
-^wep	Z
-^wer	[
-^wes	Y
-^wet	C
-^wha	E
-^whe	C
-^whi	H
-^who	J
-^why	J
-^wib	C
-^wic	K
-^wid	U
-^wig	R
-^wik	C
-^wil	U
-^wim	J
-^win	Q
-^wip	P
-^wir	C
-^wis	[
-^wit	S
-^wiv	J
-^wiz	H
-^wob	C
-^woe	[
-^wok	[
-^wol	S
-^wom	Y
-^won	E
-^woo	Z
-^wor	R
-^wou	X
-^wow	C
-^wqr	C
-^wra	I
-^wre	[
-^wri	J
-^wro	Y
-^wtf	C
-^wub	C
-^wud	C
-^wun	I
-^wut	C
-^ww2	C
-^wwe	C
-^wwi	L
-^www	E
-^wyo	I
-^x-y	I
-^xbo	C
-^xcv	C
-^xia	F
-^xli	C
-^xpa	C
-^xur	C
-^xvi	F
-^xxx	C
-^xyz	C
-^y2k	C
-^y=4	E
-^yac	C
-^yah	T
-^yam	C
-^yan	C
-^yar	C
-^yas	C
-^yea	J
-^yee	C
-^yel	C
-^yem	C
-^yep	C
-^yer	V
-^yes	G
-^ygh	C
-^yie	C
-^yin	C
-^yog	C
-^yok	[
-^yol	Z
-^yor	C
-^you	I
-^yug	W
-^yyy	C
-^zac	[
-^zad	W
-^zak	H
-^zal	D
-^zap	C
-^zaq	X
-^zar	C
-^zaz	C
-^zea	X
-^zeb	K
-^zec	[
-^zed	W
-^zel	I
-^zen	C
-^zep	N
-^zer	N
-^zeu	C
-^zik	Z
-^zil	Q
-^zim	X
-^zio	[
-^zip	C
-^zoe	X
-^zon	C
-^zoo	P
-^zop	S
-^zor	U
-^zoy	F
-^zuc	C
-^zul	E
-^zur	[
-^zxc	C
-^zxz	C
-^zzz	C
-^{"r	G
-^{{7	C
-^¿ad	R
-^¿al	Q
-^¿ca	[
-^¿co	R
-^¿cu	V
-^¿có	Y
-^¿de	V
-^¿di	[
-^¿dó	X
-^¿el	S
-^¿en	U
-^¿er	S
-^¿es	Z
-^¿ex	V
-^¿ha	Y
-^¿je	Z
-^¿la	V
-^¿le	Q
-^¿lo	U
-^¿me	T
-^¿mi	U
-^¿mo	R
-^¿no	U
-^¿pa	S
-^¿po	T
-^¿pu	W
-^¿qu	[
-^¿se	X
-^¿si	V
-^¿so	S
-^¿te	R
-^¿ti	U
-^¿to	P
-^¿un	S
-^¿va	T
-^¿ve	P
-^¿vi	T
-^¿vo	T
-^ábr	Y
-^áfr	[
-^ága	[
-^águ	[
-^áng	[
-^áni	[
-^árb	[
-^äöü	C
-^éfe	W
-^éra	U
-^éxi	P
-^éxo	Z
-^ído	[
-^ñlk	C
-^ñññ	C
-^órg	[
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
-_end	E
-_k@h	J
-_mod	G
-_pro	C
-_sle	I
-_sta	E
-a'='	C
-a,"e	G
-a.co	H
-a101	H
-a123	C
-a610	H
-a:a,	G
-a[i]	H
-aa10	H
-aaaa	C
-aac'	V
-aac?	U
-aal?	U
-aam'	U
-aama	[
-aamá	T
-aani	W
-aard	C
-aaro	E
-aaró	[
-aash	S
-ab's	T
-ab12	G
-aba?	R
-abac	[
-abad	M
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
-abba	W
-abbe	L
-abbi	C
-abbl	C
-abc1	C
-abcd	N
-abdí	T
-abea	[
-abed	[
-abee	[
-abej	Z
-abel	P
-abem	[
-aben	W
-abeo	[
-abes	F
-abet	C
-abeu	X
-abez	[
-abha	C
-abia	U
-abic	C
-abid	[
-abie	[
-abig	X
-abij	R
-abil	M
-abim	T
-abin	G
-abio	Y
-abir	S
-abis	[
-abit	W
-abla	J
-able	E
-abli	W
-ablo	[
-abló	R
-abne	[
-abod	Y
-abog	C
-abol	C
-abom	[
-abon	C
-abor	[
-abot	[
-abou	T
-abov	F
-abra	Y
-abre	N
-abri	K
-abro	[
-abrá	X
-abrí	R
-absa	X
-abse	U
-abso	K
-abst	Y
-abuc	W
-abue	[
-abul	C
-abun	Z
-abur	D
-abus	[
-aby'	L
-abyl	P
-abys	W
-abás	X
-abé?	P
-abía	Z
-ac's	V
-acab	[
-acac	N
-acad	C
-acam	C
-acan	C
-acar	C
-acas	[
-acat	[
-acaz	X
-acbe	C
-acbo	C
-acca	[
-acce	G
-acch	Y
-acci	P
-acco	Q
-accu	X
-ace,	T
-ace?	[
-aceb	C
-aced	[
-aceh	C
-acei	Q
-acel	C
-acem	N
-acen	S
-acep	[
-acer	X
-aces	C
-acet	C
-acex	C
-acha	[
-ache	Q
-achi	Q
-acho	C
-acht	C
-achu	I
-achó	[
-acia	[
-acid	[
-acie	E
-acif	V
-acil	E
-acim	[
-acin	E
-acio	H
-acis	[
-acit	C
-ació	[
-ack;	Q
-ack?	C
-acka	C
-ackc	S
-acke	E
-ackg	C
-acki	H
-ackj	L
-ackl	C
-ackm	[
-acko	G
-ackp	E
-acks	C
-acku	C
-ackw	K
-acla	U
-acle	Y
-acob	Y
-acog	[
-acol	C
-acom	[
-acon	[
-acor	C
-acos	V
-acou	C
-acra	M
-acre	C
-acri	N
-acro	C
-acry	J
-acta	L
-acte	K
-acti	W
-actl	D
-acto	C
-actr	C
-acts	X
-actu	C
-acua	C
-acuc	X
-acud	R
-acue	R
-acul	[
-acun	D
-acup	S
-acus	D
-acué	V
-acán	Z
-acía	[
-acío	X
-ad's	S
-ad=a	L
-ad=c	C
-ada?	T
-adab	[
-adad	[
-adag	C
-adal	I
-adam	L
-adan	F
-adap	H
-adar	C
-adas	Q
-adba	C
-adbl	E
-adda	J
-adde	W
-addi	[
-addl	Q
-addr	C
-addu	X
-addy	I
-adec	[
-aded	C
-adel	E
-adem	C
-aden	N
-adeo	Y
-ader	I
-ades	P
-adeu	C
-adha	D
-adhd	W
-adia	C
-adic	[
-adie	Q
-adil	C
-adin	N
-adio	C
-adis	C
-adit	[
-adiu	C
-adiv	E
-adiz	C
-adje	C
-adle	G
-adli	H
-adlo	R
-adly	T
-adme	C
-admi	E
-adne	P
-ado?	V
-adok	W
-adol	M
-adom	H
-adon	C
-adop	[
-ador	G
-ados	J
-adot	G
-adou	C
-adow	C
-adox	Q
-adph	E
-adpo	D
-adqu	C
-adra	K
-adre	[
-adri	C
-adro	D
-adru	P
-adry	C
-adró	W
-adsh	C
-adst	F
-adth	[
-adua	[
-aduc	C
-adul	P
-adur	H
-adva	S
-adve	J
-advi	[
-advo	J
-adwa	H
-adán	[
-adón	V
-adúl	P
-ae30	J
-aeio	C
-ael'	S
-ael,	W
-ael;	[
-ael?	[
-aeli	Z
-aell	F
-aels	D
-aemo	C
-aero	K
-aesa	P
-aest	Y
-aetz	C
-aeus	[
-afae	U
-afan	Z
-afar	M
-afat	Z
-afe?	G
-afed	C
-afel	M
-afes	C
-afet	Z
-affa	I
-affe	C
-affi	H
-affl	V
-affo	[
-affr	C
-afia	C
-afil	[
-afin	[
-afor	C
-afra	[
-afri	C
-afro	U
-afte	V
-aftk	H
-afts	[
-afue	S
-afía	Y
-agab	[
-agad	R
-agag	[
-agai	Z
-agal	F
-agam	T
-agan	[
-agap	Z
-agar	[
-agas	X
-agat	C
-agav	C
-agda	[
-age,	K
-age?	R
-aged	X
-agei	S
-agel	C
-agem	[
-agen	C
-ageo	[
-ager	Q
-ages	[
-agga	S
-agge	Y
-aggi	[
-aggl	N
-aghr	G
-agia	[
-agic	[
-agin	L
-agio	J
-agis	C
-agit	C
-agle	R
-agna	C
-agne	R
-agni	[
-agno	[
-agnó	W
-ago?	P
-agob	P
-agog	[
-agon	F
-agor	N
-agos	M
-agot	[
-agoz	E
-agra	P
-agre	X
-agri	Y
-agro	U
-agua	X
-agud	C
-ague	V
-agui	C
-aguj	C
-agun	C
-agur	W
-agus	[
-agvs	I
-agái	W
-agón	U
-ah's	[
-ah_k	J
-ahab	W
-ahah	C
-ahai	C
-ahal	[
-aham	[
-ahan	C
-ahar	C
-ahas	[
-ahaz	[
-ahea	U
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
-ahog	V
-ahol	F
-ahom	C
-ahoo	G
-ahor	N
-ahre	D
-ahto	C
-ahtz	K
-ahum	P
-ahwe	V
-ahúm	Z
-ai's	T
-aiah	Y
-aiap	T
-aica	C
-aice	C
-aici	[
-aid,	R
-aid?	W
-aida	Q
-aide	C
-aido	[
-aids	[
-aifá	X
-aiga	U
-aigo	[
-aigs	F
-aiku	C
-ail.	C
-ail@	L
-aila	L
-ailb	I
-ailc	C
-aile	K
-aili	[
-aill	C
-ailo	[
-ails	C
-ailu	[
-ailw	G
-aily	G
-ailó	Q
-aimi	C
-aims	C
-ain'	M
-ain(	I
-ain?	[
-ainb	[
-aind	C
-aine	M
-ainf	C
-aini	C
-ainl	J
-ains	[
-aint	C
-ainw	C
-airb	D
-airc	C
-aird	C
-aire	C
-airi	C
-airl	G
-airo	Q
-airp	C
-airs	U
-airu	S
-airw	F
-airy	J
-aise	I
-aisi	[
-aisl	E
-aiso	W
-aita	U
-aith	[
-aiti	[
-aito	K
-aits	C
-aius	[
-aive	F
-ajab	T
-ajad	Y
-ajaj	C
-ajan	R
-ajar	W
-ajed	C
-ajen	[
-ajer	Y
-ajes	C
-ajit	R
-ajo?	P
-ajol	C
-ajor	Q
-ajos	G
-ajsd	C
-ajsj	C
-akag	C
-akar	C
-akat	C
-ake,	Y
-ake?	H
-akea	C
-aked	[
-akee	C
-akeh	Q
-aken	R
-aker	C
-akeu	U
-akfa	P
-akho	G
-akim	W
-akin	M
-akir	C
-akku	Y
-akne	C
-akow	C
-akra	N
-aksh	C
-akth	[
-akup	Z
-al's	X
-al.c	F
-alaa	[
-alab	V
-alac	V
-alad	C
-alag	H
-alai	C
-alaj	C
-alak	Y
-alal	E
-alam	C
-alan	C
-alaq	V
-alar	C
-alas	[
-alat	Y
-alax	P
-alay	V
-alba	C
-albu	C
-alca	I
-alch	C
-alci	M
-alco	K
-alcu	C
-alda	[
-alde	[
-aldi	S
-aldo	C
-aldr	S
-alds	C
-aldu	E
-aleb	[
-aled	[
-alee	Z
-aleg	U
-alej	[
-alek	Z
-alel	[
-alem	J
-alen	D
-aler	K
-ales	P
-alet	C
-alex	C
-alez	[
-alf-	[
-alfa	[
-alfr	C
-alft	D
-alfw	J
-alga	W
-alge	I
-algi	[
-algo	T
-algr	D
-algu	[
-alha	F
-alho	G
-alia	C
-alic	C
-alid	M
-alie	L
-alif	C
-alig	K
-alil	[
-alim	I
-alin	V
-alio	L
-alip	[
-alir	[
-alit	[
-aliv	[
-aliz	C
-alió	[
-alkb	C
-alke	P
-alki	R
-alkl	C
-alkt	C
-alky	C
-all,	Q
-alla	K
-alle	I
-alli	X
-allo	L
-allp	C
-alls	L
-ally	V
-allé	[
-allí	R
-alló	P
-alma	W
-alme	C
-almi	R
-almo	[
-alms	[
-almu	[
-alod	C
-aloe	C
-alog	H
-alom	W
-alon	H
-aloo	I
-alor	C
-alos	V
-alot	C
-alou	[
-alph	C
-alpo	C
-alre	T
-alru	E
-alry	Y
-als,	Y
-alsa	H
-alse	[
-also	I
-alta	[
-alte	C
-alth	I
-alti	N
-alto	I
-altr	Z
-altu	D
-alty	D
-altí	U
-altó	Q
-aluc	E
-alud	[
-alue	C
-alum	F
-alup	P
-alva	Y
-alve	[
-alvi	I
-alvo	[
-alvó	U
-alwa	P
-alya	C
-alyp	[
-alys	I
-alyt	E
-alyz	Z
-alza	[
-alzh	[
-alég	[
-alén	W
-alía	X
-alít	T
-alón	Z
-am's	[
-ama?	Q
-amab	[
-amad	C
-amag	C
-amai	I
-amal	Z
-amam	V
-aman	I
-amar	Z
-amas	G
-amaz	G
-amañ	R
-amb'	G
-amb?	[
-amba	T
-ambi	S
-ambl	V
-ambo	R
-ambs	C
-ambu	U
-ame,	T
-ame-	R
-ame>	L
-ame?	[
-amec	Z
-amed	[
-amel	[
-amen	[
-ameo	T
-amep	K
-amer	C
-ames	E
-amet	C
-amga	[
-amha	C
-amia	V
-amic	C
-amid	R
-amie	[
-amig	[
-amil	X
-amin	N
-amis	C
-amit	F
-amix	H
-amle	C
-amma	C
-amme	H
-ammi	[
-ammu	U
-amno	[
-amnó	V
-amol	C
-amon	S
-amor	[
-amos	I
-amou	C
-amox	C
-ampa	C
-ampb	C
-ampe	K
-ampg	D
-ampi	C
-ampl	C
-amps	[
-ampt	E
-ampu	[
-amri	C
-ams?	Q
-amso	Y
-amst	C
-amsu	C
-amtr	D
-amud	Y
-amue	W
-amul	Z
-amum	T
-amun	C
-amur	C
-amus	K
-amuz	U
-amzn	C
-amzo	C
-amán	[
-amás	W
-amén	W
-amín	V
-amós	[
-an's	M
-an't	S
-an.c	K
-an.p	E
-ana?	T
-anaa	[
-anac	[
-anad	C
-anae	W
-anag	K
-anah	M
-anai	C
-anak	Q
-anal	C
-anan	C
-anar	Q
-anas	S
-anat	[
-anaá	Y
-anba	X
-anbe	M
-anca	W
-ance	I
-anch	E
-anci	R
-anco	G
-ancr	D
-anct	[
-ancu	C
-ancy	[
-ancé	Q
-and'	T
-and,	S
-and?	[
-anda	J
-andc	U
-ande	[
-andf	T
-andi	Q
-andk	W
-andm	[
-ando	D
-andp	[
-andr	C
-ands	[
-andu	C
-andw	C
-andy	D
-andé	[
-andó	S
-anea	[
-anec	[
-aned	Y
-anej	X
-anel	C
-anen	E
-aneo	Q
-aner	H
-anes	R
-anet	C
-anfo	F
-anga	T
-ange	P
-angi	[
-angk	C
-angl	C
-ango	P
-angr	[
-angs	Z
-angu	K
-angé	U
-anhe	[
-ania	H
-anid	[
-anie	V
-anif	[
-anil	C
-anim	R
-anin	P
-anio	[
-anip	[
-aniq	V
-anis	C
-anit	[
-aniu	C
-aniv	[
-aniz	J
-anja	C
-anje	Z
-anke	C
-ankf	[
-anki	E
-ankl	C
-ankr	U
-anks	C
-anna	[
-anne	M
-anni	K
-anno	C
-annu	[
-anny	N
-ano?	T
-anoc	C
-anod	C
-anoi	[
-anol	C
-anon	Z
-anor	T
-anos	Y
-anot	M
-anqu	[
-ans,	U
-ans?	[
-ansa	M
-ansc	C
-anse	E
-ansf	J
-ansg	[
-ansi	U
-ansl	C
-anso	[
-ansp	U
-ansu	W
-answ	J
-ansó	X
-ant,	V
-ant?	[
-anta	C
-ante	Z
-anth	V
-anti	T
-antl	V
-anto	H
-antr	H
-ants	J
-antu	Y
-anty	C
-antí	R
-antó	[
-anub	C
-anuc	Y
-anue	Q
-anuf	C
-anuk	Z
-anum	I
-anun	C
-anus	C
-anut	D
-anva	C
-anxi	[
-anya	C
-anyb	E
-anye	C
-anym	[
-anyo	D
-anyt	W
-anyw	M
-anza	[
-anzo	U
-aná?	R
-anás	Y
-anía	[
-anón	Y
-aode	C
-aodi	[
-aoh'	Y
-aohs	U
-aois	C
-aoke	C
-aomi	M
-aooo	C
-ap(v	G
-ap:/	D
-apab	T
-apac	M
-apag	L
-apan	C
-apar	U
-apas	U
-apat	C
-apch	E
-apec	C
-aped	[
-apef	C
-apel	C
-apen	C
-aper	C
-apes	M
-apez	K
-apha	[
-aphe	C
-aphi	I
-apho	P
-aphr	V
-aphs	C
-apia	[
-apid	C
-apin	W
-apir	H
-apis	[
-apit	M
-apla	Y
-apli	C
-apoc	[
-apon	Q
-apor	C
-apos	Q
-apoy	W
-appe	R
-apph	Z
-appi	J
-appl	C
-appo	L
-apps	C
-appy	Y
-apre	[
-apri	C
-apro	Q
-apse	[
-apso	K
-apsu	G
-apta	H
-apte	H
-apti	W
-apto	C
-aptu	V
-apue	W
-apul	[
-apás	V
-apít	U
-apóc	Q
-após	[
-aqua	C
-aque	I
-aqui	J
-aqué	U
-aquí	[
-ar's	C
-ara?	S
-arab	[
-arac	C
-arad	C
-arag	C
-arah	Z
-arai	[
-araj	[
-arak	C
-aral	[
-aran	T
-arao	S
-arar	[
-aras	[
-arat	C
-arau	N
-arav	W
-araz	W
-araí	W
-arañ	C
-araó	Y
-arba	C
-arbi	C
-arbo	F
-arbu	C
-arbó	V
-arca	W
-arce	C
-arch	C
-arci	[
-arcl	H
-arco	Y
-arct	C
-arcu	C
-arcy	C
-arcá	T
-ard,	R
-arda	C
-arde	C
-ardi	H
-ardo	W
-ardr	G
-ards	[
-ardu	C
-ardw	C
-ardí	V
-ardó	S
-area	C
-arec	M
-ared	Z
-aree	C
-aref	X
-areg	[
-areh	C
-arej	S
-arem	V
-aren	Z
-areo	[
-arep	C
-arer	Z
-ares	[
-aret	R
-arew	[
-arfa	K
-arfi	C
-arfr	C
-arfu	R
-arga	W
-arge	C
-argh	C
-argi	G
-argo	K
-args	C
-argu	[
-argó	Q
-aria	[
-aric	W
-arid	V
-arie	G
-arif	C
-arih	Y
-arij	V
-aril	C
-arim	Y
-arin	M
-ario	Q
-arip	N
-aris	U
-arit	Z
-ariz	K
-arje	U
-ark)	[
-ark?	[
-arka	C
-arke	G
-arki	C
-arkn	[
-arks	[
-arla	Y
-arle	R
-arli	C
-arlo	K
-arls	[
-arly	V
-arma	L
-arme	[
-armi	[
-armo	H
-arms	Y
-army	V
-arna	[
-arne	S
-arni	R
-arno	Z
-arns	[
-arok	C
-arol	F
-arom	C
-aron	[
-aroo	H
-aros	W
-arot	G
-arou	[
-arpa	S
-arpe	Q
-arpi	U
-arpl	C
-arqu	Z
-arr.	G
-arra	L
-arre	Y
-arri	T
-arro	L
-arru	X
-arry	U
-ars,	U
-arsa	U
-arse	P
-arsh	E
-arsi	[
-arso	E
-art,	[
-art?	V
-arta	W
-artb	Y
-arte	P
-arth	Y
-arti	D
-artm	C
-arto	[
-artr	J
-arts	E
-artu	Q
-arty	W
-art|	E
-artí	[
-aruc	[
-arus	S
-arva	C
-arve	U
-arvi	G
-arxi	H
-ary'	[
-ary?	[
-aryl	C
-arys	Q
-arza	G
-arzi	[
-arzo	C
-aráb	[
-arác	V
-arán	[
-arás	[
-arça	G
-aréi	U
-aría	[
-arón	[
-as's	[
-asa?	S
-asab	R
-asad	V
-asag	C
-asah	T
-asaj	[
-asam	V
-asan	[
-asap	H
-asar	[
-asas	C
-asbi	C
-asbr	C
-asca	C
-asce	P
-asci	C
-asco	[
-ascr	C
-ascu	[
-asda	C
-asdf	C
-asdk	C
-asdñ	C
-ase6	I
-ase:	C
-asec	W
-ased	[
-asee	H
-aseh	C
-asem	X
-asen	[
-aser	C
-ases	C
-aseñ	C
-asfe	Y
-asga	X
-asgó	T
-asha	[
-ashb	Y
-ashe	X
-ashi	I
-ashl	I
-ashm	C
-asht	[
-asia	U
-asic	D
-asie	U
-asif	C
-asij	X
-asil	[
-asim	E
-asio	P
-asir	[
-asis	C
-asiv	V
-asió	R
-ask:	C
-aska	C
-aske	[
-aski	F
-asks	U
-asle	C
-aslo	F
-asma	J
-asmo	[
-asn'	U
-asno	U
-asnt	U
-asol	F
-ason	C
-asos	G
-aspa	X
-aspb	E
-aspe	Q
-asph	[
-aspi	C
-aspl	U
-asqu	C
-ass=	H
-ass?	C
-assa	C
-asse	N
-assh	S
-assi	C
-assm	[
-asso	X
-assp	C
-assu	M
-assw	C
-assy	[
-ast"	G
-ast-	D
-ast;	Z
-ast?	[
-asta	[
-aste	F
-asti	[
-astl	C
-asto	[
-astp	[
-astr	L
-asts	V
-astu	[
-astw	C
-asty	G
-asté	S
-astó	R
-asua	D
-asue	Y
-asun	V
-asur	P
-asus	Z
-asut	D
-asyj	J
-asyn	C
-asés	W
-asía	X
-asón	Z
-at's	C
-atab	R
-atac	W
-atad	C
-atag	C
-atal	S
-atam	Y
-atan	[
-ataq	U
-atar	Z
-atas	C
-atat	C
-atbo	Q
-atbr	C
-atch	J
-ate'	[
-ate(	E
-ate,	N
-ate?	Z
-ate]	E
-atea	W
-ateb	D
-ated	[
-atef	[
-ateg	C
-atel	C
-atem	[
-aten	[
-ateo	[
-ateq	Y
-ater	S
-ates	C
-ateu	[
-atev	C
-atew	C
-atex	C
-atfi	Z
-atfo	C
-atgp	E
-atgr	C
-ath'	V
-ath,	V
-ath?	[
-atha	[
-athb	V
-athe	H
-athi	X
-athl	I
-atho	[
-athr	C
-aths	L
-athy	K
-atib	C
-atie	P
-atig	[
-atil	C
-atin	R
-atio	P
-atir	U
-atis	C
-atit	[
-ativ	[
-atla	C
-atle	M
-atma	C
-atme	V
-atmo	X
-atne	R
-ato'	C
-atod	K
-atoe	C
-atol	C
-atom	C
-aton	W
-ator	C
-atos	C
-atre	X
-atri	X
-atro	[
-atry	[
-atrá	W
-atró	R
-atsa	F
-atsb	C
-atso	C
-atta	Z
-atte	M
-atth	U
-atti	I
-attl	R
-atto	C
-attr	C
-atua	Y
-atue	P
-atun	C
-atur	C
-atus	N
-atut	C
-atwi	K
-atwo	C
-atán	[
-atía	[
-atól	V
-atón	[
-au's	T
-auce	C
-auck	D
-aude	J
-audi	N
-auer	F
-aufr	Q
-augh	Q
-augu	W
-aul'	[
-aul?	[
-aula	Z
-aulk	C
-aulo	V
-auls	[
-ault	K
-auma	[
-aume	V
-auna	W
-aunc	Q
-aunq	[
-aunt	Y
-aura	K
-aure	C
-auri	K
-auro	D
-aurs	[
-auru	C
-ausa	K
-ause	C
-auss	E
-aust	C
-auth	[
-auti	W
-auto	Q
-autu	H
-auty	[
-auva	D
-auxh	C
-auxi	R
-avab	C
-avad	C
-aval	[
-avan	T
-avar	[
-avas	C
-avat	I
-ave?	[
-avec	C
-aved	[
-avel	[
-aven	Q
-aver	G
-aves	V
-avia	C
-avid	W
-avie	C
-avig	C
-avil	P
-avin	Q
-avio	R
-avis	C
-avit	I
-aviv	C
-avió	W
-avlo	H
-avoc	C
-avog	C
-avoi	Y
-avor	U
-avos	X
-avou	C
-avra	L
-avía	W
-aw's	C
-awai	C
-awak	[
-awar	X
-away	M
-awba	C
-awbo	Q
-awei	F
-awfl	C
-awfu	S
-awin	[
-awle	S
-awlp	N
-awsh	C
-awye	H
-axad	[
-axer	W
-axes	[
-axim	C
-axis	L
-axol	C
-ay's	C
-ay.c	N
-ayag	E
-ayal	[
-ayan	C
-ayaq	C
-ayas	C
-ayat	C
-aybe	F
-aybo	D
-ayca	Y
-aych	[
-ayda	[
-ayde	C
-ayed	Q
-ayer	U
-ayes	H
-ayfa	C
-ayfl	C
-ayik	C
-ayin	[
-ayli	C
-aylo	C
-ayme	X
-ayne	I
-ayof	Y
-ayon	H
-ayor	P
-ayou	C
-aypa	C
-ays,	Y
-ays;	T
-ays?	[
-aysc	C
-aysl	C
-ayst	C
-ayud	[
-ayun	[
-aywa	C
-ayúd	[
-az's	W
-azad	S
-azae	Z
-azan	U
-azar	M
-azaz	[
-azel	[
-azen	C
-azer	G
-azgo	W
-azia	W
-azil	C
-azin	[
-azir	S
-azit	I
-azlo	Q
-azme	C
-azol	C
-azon	I
-azor	C
-azos	[
-azot	Z
-azqu	C
-azte	C
-azul	C
-azur	F
-azws	C
-azza	W
-azón	Z
-aías	[
-aída	X
-aído	W
-aín?	R
-aíse	R
-aíso	W
-aíta	U
-añab	T
-añad	X
-añan	P
-añar	I
-añas	[
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
-b625	C
-b:b,	G
-b>bo	C
-ba's	V
-ba1c	C
-baal	[
-baas	S
-baba	D
-babb	G
-babe	[
-babi	T
-baby	Y
-bach	V
-baci	C
-back	W
-baco	[
-bact	C
-bacu	X
-bacy	T
-bada	Y
-bade	F
-badi	L
-badl	[
-bado	D
-bage	C
-bagg	K
-bago	M
-bags	Z
-baha	C
-bail	Z
-bain	C
-bait	C
-baja	[
-baje	S
-baji	R
-bajo	Z
-bajó	V
-bake	C
-baki	T
-bakk	Y
-bala	[
-balc	C
-bald	R
-bale	C
-bali	C
-ball	C
-balm	V
-balo	C
-balt	[
-bama	C
-bamb	E
-bamo	W
-ban?	P
-bana	C
-banc	X
-band	C
-bane	C
-bang	[
-bank	G
-bann	N
-bano	Z
-banq	[
-bans	H
-banz	Y
-baot	[
-bapp	E
-bapt	Z
-baqu	F
-bara	H
-barb	C
-barc	C
-bard	Y
-bare	[
-barg	X
-bari	C
-bark	D
-barl	U
-barn	I
-baro	S
-barr	Q
-bars	U
-bart	[
-baru	[
-barz	[
-bará	U
-barç	G
-bas?	T
-base	C
-bash	C
-basi	[
-bask	U
-bass	C
-bast	F
-basu	C
-bata	P
-bate	E
-bath	C
-bati	C
-batm	C
-bato	X
-bats	K
-batt	C
-baum	C
-baut	[
-bay.	N
-bayl	C
-baza	C
-baña	C
-baño	J
-bbab	T
-bbag	C
-bbas	[
-bbat	U
-bbbb	C
-bbc.	I
-bbed	S
-bbel	C
-bber	G
-bbes	C
-bbin	[
-bbis	C
-bbit	C
-bble	C
-bbli	D
-bbol	Z
-bbor	F
-bc.c	I
-bc12	C
-bcar	F
-bcen	L
-bdía	T
-be.c	F
-beac	C
-bead	D
-beag	F
-beam	Q
-bean	C
-bear	U
-beas	X
-beat	V
-beau	[
-beba	S
-bebe	R
-bebé	[
-beca	[
-becc	C
-bece	Z
-beci	C
-beck	C
-beco	Z
-bect	C
-bed-	T
-bede	[
-bedi	[
-bedn	V
-bedr	C
-beds	Z
-bedt	U
-beef	C
-beel	Z
-been	[
-beep	C
-beer	M
-beet	E
-befo	X
-bega	Z
-begg	[
-begi	V
-bego	U
-begu	C
-beha	R
-behe	Z
-behi	R
-beho	[
-bein	[
-beja	Z
-beka	X
-bel'	P
-bel,	T
-bel?	Z
-beld	R
-bele	V
-beli	[
-bell	C
-belo	Z
-bels	N
-belt	D
-belé	Z
-bemo	[
-ben-	Y
-bena	R
-benc	J
-bend	[
-bene	[
-beni	[
-benj	X
-benn	C
-bent	P
-benz	C
-beon	[
-beos	[
-bera	N
-berb	V
-bere	[
-berg	C
-beri	X
-berl	C
-berm	K
-bern	V
-bero	C
-berp	F
-berr	N
-bers	C
-bert	P
-bes?	T
-besa	[
-besh	T
-besi	[
-beso	[
-best	C
-bet3	H
-beta	L
-bete	[
-beti	K
-betr	[
-bets	W
-bett	[
-betw	G
-beus	X
-beve	C
-bewa	P
-beye	P
-beyi	R
-beyo	C
-beza	[
-bezo	C
-bg8g	I
-bgq=	I
-bhag	C
-bhar	C
-biad	W
-bial	C
-bian	I
-biar	K
-bias	N
-bibl	[
-bich	R
-bici	C
-bico	D
-bida	T
-bidd	[
-bide	C
-bidi	C
-bido	[
-bidu	Y
-bien	[
-bier	[
-bies	[
-biga	X
-bigg	C
-bigt	U
-bija	R
-bike	C
-biki	P
-biks	F
-bila	V
-bild	X
-bile	C
-bilh	W
-bili	C
-bill	C
-bilo	[
-bime	T
-bina	I
-bind	C
-bine	F
-bing	[
-binh	C
-bins	C
-biog	C
-biol	C
-biop	X
-bior	L
-bios	[
-biot	C
-bipo	[
-bira	S
-bird	C
-birk	C
-birl	M
-birm	D
-birt	Y
-birá	R
-biré	P
-bisa	T
-bisc	C
-bish	C
-bism	D
-bisp	Q
-bit'	X
-bit.	E
-bit?	I
-bita	P
-bitc	M
-bite	C
-biti	D
-bito	X
-bits	T
-bitt	[
-bitz	D
-biza	C
-bizc	J
-bién	[
-bjec	C
-bjet	[
-bjun	J
-blab	E
-blac	M
-blad	C
-blah	C
-blam	Y
-blan	Y
-blas	[
-blaz	G
-ble,	X
-ble?	[
-blec	L
-bled	L
-blee	F
-blem	[
-blen	F
-bler	G
-bles	T
-blet	I
-blew	X
-bley	M
-blia	[
-blic	U
-blig	S
-blio	G
-blis	[
-blo?	U
-bloc	J
-blok	L
-blon	C
-bloo	R
-bloq	G
-blor	C
-blos	[
-blow	[
-blox	C
-blue	C
-blur	P
-bmar	C
-bmas	E
-bmit	[
-bmnb	C
-bner	[
-bnm,	C
-bnmb	C
-boam	[
-boar	C
-boas	Z
-boat	H
-boaz	[
-boca	[
-boda	K
-bodi	[
-body	X
-boei	C
-boer	C
-boga	C
-bogo	C
-bohe	I
-boil	C
-bois	C
-bola	L
-bold	Q
-bole	T
-boli	C
-boll	C
-bolo	[
-bols	P
-bomb	Z
-bomi	[
-bona	W
-bond	G
-boni	X
-bonj	C
-bonn	L
-bono	C
-bonu	M
-boob	C
-boog	C
-boom	C
-boop	C
-boos	C
-boot	G
-booz	[
-bor'	T
-borb	C
-bord	[
-bore	F
-borg	C
-borh	P
-bori	C
-born	U
-boro	E
-borr	I
-bors	U
-bort	[
-bosc	C
-bose	V
-bosh	Z
-bosq	Y
-boss	Y
-bost	C
-bot"	G
-both	[
-boto	G
-bots	[
-bott	R
-boug	V
-boul	C
-boun	V
-bouq	C
-bour	F
-bout	S
-bove	F
-bowe	T
-bowi	C
-bowl	G
-boxe	M
-boxi	F
-boys	[
-brac	C
-brad	C
-brah	[
-brai	T
-brak	C
-bram	[
-bran	X
-brar	V
-bras	J
-brat	[
-brav	[
-braz	C
-bre?	C
-brea	S
-brec	Y
-brel	C
-brem	Z
-bren	C
-breo	X
-brer	[
-bres	P
-brev	W
-brew	H
-brex	C
-brez	R
-brib	[
-bric	[
-brid	[
-brie	F
-brig	C
-bril	[
-brim	H
-brin	J
-brio	Q
-brir	C
-bris	F
-brit	C
-brix	I
-brió	U
-broa	C
-brog	C
-brok	[
-bron	U
-broo	W
-bros	[
-brot	T
-brou	[
-brow	C
-brua	C
-bruh	C
-bruj	[
-brun	H
-brus	C
-brya	C
-bryo	[
-brío	R
-bsal	V
-bscr	C
-bsen	U
-bses	[
-bsit	C
-bsol	K
-bson	I
-bsta	[
-bsti	C
-btin	[
-buar	D
-bubb	D
-buch	X
-buck	[
-bucl	C
-buco	W
-buda	C
-budg	H
-budi	V
-buds	C
-buel	[
-buen	V
-buey	[
-buff	C
-buil	K
-buja	C
-buji	C
-bujo	C
-buke	U
-bula	Y
-bulb	C
-bulk	C
-bull	C
-bumb	G
-bump	C
-bums	C
-buna	Y
-bunc	C
-bund	R
-bunn	D
-buns	D
-bunt	I
-bupr	C
-buqu	C
-burb	G
-burd	[
-bure	D
-burg	C
-buri	[
-burk	F
-burl	[
-burn	J
-buro	[
-burr	F
-burs	N
-burt	C
-burw	C
-bury	C
-busa	R
-busc	T
-buse	[
-bush	T
-buso	R
-busq	J
-bust	C
-busy	[
-busó	Q
-buta	J
-butc	E
-buti	C
-butl	I
-butt	C
-buye	C
-buyi	[
-buys	W
-buzz	F
-bvcx	C
-bway	C
-by's	L
-by-e	C
-bylo	P
-byne	C
-bypa	K
-byss	X
-byte	F
-bés?	P
-bían	T
-bías	T
-bíbl	[
-c'es	C
-c,a:	G
-c.co	I
-c/pa	E
-c/sh	C
-c123	C
-c:c,	G
-c="h	L
-ca's	C
-ca.c	H
-caba	Z
-cabb	C
-cabe	[
-cabi	H
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
-cade	U
-cadi	C
-cado	P
-cadu	C
-caen	[
-caer	[
-caes	P
-cafa	X
-cafe	C
-caff	M
-caga	T
-cage	C
-cago	C
-cah'	Z
-caht	C
-caia	[
-caic	C
-caif	X
-caig	V
-cain	T
-cair	G
-cajo	U
-cake	C
-cal?	Q
-cala	C
-calc	C
-cald	[
-cale	G
-calf	[
-calh	G
-cali	C
-call	L
-calm	[
-calo	C
-calp	C
-cals	E
-calv	[
-caly	[
-calz	[
-cam'	C
-cama	R
-camb	J
-came	[
-cami	T
-camm	[
-camo	H
-camp	P
-camu	K
-can'	S
-cana	V
-canb	M
-canc	C
-cand	Z
-cane	G
-cang	[
-cann	E
-cano	X
-cans	V
-cant	U
-canv	C
-cany	C
-canz	U
-caná	X
-capa	L
-cape	N
-capi	G
-capo	C
-capr	C
-caps	C
-capt	C
-capu	[
-capí	U
-capó	Y
-car'	C
-car?	C
-cara	L
-carb	C
-carc	[
-card	H
-care	V
-carg	K
-cari	[
-carl	I
-carm	X
-carn	V
-caro	W
-carp	E
-carr	Q
-cars	C
-cart	F
-carv	C
-cary	Y
-cará	U
-carí	X
-cas?	Q
-casa	U
-case	C
-cash	R
-casi	W
-casm	V
-caso	[
-casp	Q
-cass	C
-cast	C
-casu	D
-casé	U
-casó	U
-cata	C
-catc	[
-cate	J
-catf	Z
-cath	I
-cati	K
-cato	C
-cats	G
-catt	Z
-cató	V
-caug	[
-caus	C
-caut	C
-cave	I
-caye	[
-cayo	G
-cayó	[
-caza	Y
-caía	[
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
-ccen	C
-ccep	P
-cces	N
-ccha	W
-cchu	E
-ccia	C
-ccid	[
-ccin	N
-ccio	C
-cció	[
-ccle	X
-ccom	C
-ccon	C
-ccor	J
-ccou	T
-ccup	E
-ccur	J
-ccus	[
-cdmx	C
-cdon	C
-ceab	C
-cean	C
-ceas	W
-cebo	C
-cebr	S
-ceda	Z
-cede	G
-cedi	S
-cedo	Y
-cedr	X
-ceed	[
-cees	X
-ceho	C
-ceil	C
-ceip	K
-ceit	R
-ceiv	R
-cela	C
-cele	C
-celi	[
-cell	H
-celo	W
-cels	C
-celt	C
-celu	D
-celó	[
-cema	T
-cemb	G
-ceme	C
-cemi	I
-cemo	Y
-cena	T
-cenc	C
-cend	E
-cene	C
-ceni	Y
-cens	[
-cent	C
-ceos	[
-ceov	C
-cepc	T
-cept	P
-cer?	T
-cera	[
-cerc	D
-cerd	[
-cere	[
-ceri	I
-cerl	X
-cerm	T
-cern	[
-cerr	[
-cers	K
-cert	L
-cerv	C
-cery	C
-cerá	R
-ceré	Q
-cerí	R
-ces;	W
-ces?	W
-cesh	C
-cesi	X
-ceso	[
-cess	C
-cest	Z
-ceta	C
-cete	C
-ceti	C
-cetm	I
-ceut	I
-ceva	S
-ceñi	V
-cfvg	C
-cgra	C
-ch's	C
-ch?q	M
-ch?v	M
-chab	X
-chac	Z
-chad	G
-chae	H
-chaf	[
-chai	Q
-chaj	G
-chak	N
-chal	Y
-cham	[
-chan	P
-chao	F
-chap	K
-char	C
-chas	S
-chat	E
-chau	C
-chav	Z
-chaz	M
-chbo	N
-chca	D
-chcr	[
-chdu	E
-chea	J
-cheb	Y
-chec	C
-ched	S
-chee	C
-chef	C
-chel	C
-chen	C
-cher	T
-chew	K
-chia	V
-chic	C
-chid	C
-chie	L
-chig	M
-chil	V
-chim	J
-chin	Q
-chio	[
-chip	K
-chiq	[
-chis	R
-chit	C
-chiv	N
-chiz	[
-chle	C
-chlo	L
-chma	W
-chmo	C
-chna	D
-chni	C
-chno	[
-cho?	P
-choc	C
-choi	F
-chok	C
-chol	S
-chon	P
-choo	X
-chop	C
-choq	[
-chor	C
-chos	X
-chot	F
-chri	X
-chro	C
-chst	C
-chth	Y
-chua	C
-chuc	C
-chuf	C
-chur	[
-chus	[
-chuz	W
-chón	[
-cia?	R
-ciac	Z
-ciad	[
-cial	X
-cian	[
-ciao	C
-ciar	T
-cias	H
-cibe	[
-cibi	Z
-cibl	C
-cibo	Q
-cibí	V
-cici	C
-cicl	C
-cicu	C
-cida	F
-cide	[
-cidi	[
-cido	[
-cidó	P
-cieg	[
-ciel	Z
-ciem	[
-cien	J
-cier	S
-cies	F
-cife	R
-cifi	[
-cifu	P
-cify	X
-ciga	[
-cigr	C
-ciit	C
-cija	Q
-cil?	W
-cila	U
-cile	Y
-cili	X
-cill	K
-cils	C
-cima	C
-cimi	Y
-cimo	[
-cina	C
-cinc	[
-cine	C
-cing	C
-cino	D
-cinq	C
-cint	U
-cio?	S
-ciol	H
-cion	F
-cios	C
-ciou	T
-cipa	E
-cipe	C
-cipi	I
-cipl	T
-cipu	U
-cira	I
-cire	[
-cirl	S
-ciro	W
-ciru	V
-cisc	C
-cise	Y
-cisi	[
-cism	V
-ciso	T
-ciss	C
-cist	P
-cite	W
-citi	H
-cito	[
-city	Q
-citó	V
-ciud	Z
-cium	I
-civi	H
-ciza	Q
-cize	V
-cizi	R
-cién	[
-ción	[
-ck's	L
-ck</	K
-ckag	C
-ckat	C
-ckcl	S
-cked	[
-cken	C
-cker	K
-ckes	L
-cket	C
-ckey	C
-ckfi	[
-ckfo	C
-ckgr	C
-ckha	C
-ckhe	C
-ckin	C
-ckja	L
-ckla	X
-ckle	C
-ckli	C
-ckly	V
-ckma	[
-ckna	I
-ckne	Q
-ckof	Q
-ckos	D
-ckou	C
-ckpi	D
-ckpo	C
-ckro	C
-ckso	C
-ckta	C
-ckup	C
-ckwa	K
-clad	C
-clai	E
-clam	P
-clap	W
-clar	C
-clas	N
-clau	Z
-clav	D
-clay	[
-clea	[
-cled	C
-clef	C
-clen	C
-cleo	X
-cler	[
-cles	[
-clic	C
-clie	Y
-clif	U
-clim	C
-clin	E
-clip	C
-cliq	W
-clis	C
-cloa	[
-cloc	C
-clog	C
-clon	X
-cloo	J
-clop	H
-clos	D
-clot	U
-clou	T
-clov	Z
-clow	C
-cloé	Z
-club	C
-clud	N
-clue	M
-clui	C
-clus	H
-clut	S
-cmd=	E
-cmxc	D
-cnol	R
-co-o	D
-co.u	C
-coac	H
-coal	M
-coas	K
-coat	V
-cob'	[
-cob,	P
-cob?	S
-coba	W
-cobe	T
-cobo	N
-cobs	G
-coca	[
-coce	S
-coch	C
-coci	J
-cock	C
-coco	H
-code	C
-codi	C
-codo	[
-coff	C
-coge	[
-cogi	Y
-cogn	[
-cogr	C
-cogí	P
-coho	P
-cohó	U
-coin	D
-coir	Z
-cojo	S
-coke	C
-cola	D
-colc	K
-cold	H
-cole	Q
-coli	[
-coll	[
-colm	I
-coln	C
-colo	C
-colt	C
-colu	H
-com"	L
-com/	C
-coma	[
-comb	E
-come	X
-comf	[
-comi	[
-comm	R
-como	C
-comp	C
-comu	X
-comí	S
-comú	R
-cona	C
-conc	Z
-cond	Y
-conf	[
-cong	C
-coni	T
-conj	C
-conm	X
-conn	C
-cono	[
-conq	[
-cons	V
-cont	Q
-conu	H
-cony	C
-coog	L
-cook	C
-cool	C
-coot	C
-copa	[
-cope	E
-copi	[
-copo	U
-copp	C
-copt	K
-copy	C
-coqu	[
-cora	Q
-corb	F
-corc	H
-cord	C
-core	C
-cori	[
-corn	C
-coro	L
-corp	C
-corr	N
-cors	C
-cort	H
-corv	U
-coré	S
-cos?	Q
-cosa	[
-cosi	[
-cosm	[
-coso	[
-cost	C
-cota	N
-cotc	J
-cote	[
-coti	C
-cotl	C
-cots	C
-cott	H
-couc	J
-coug	C
-coul	[
-coun	E
-coup	E
-cour	N
-cous	E
-couv	C
-cova	C
-cove	M
-covi	M
-cowa	S
-cowe	C
-cowl	D
-cowo	Y
-cows	[
-coír	R
-crab	C
-crac	Z
-craf	I
-crai	C
-cram	R
-cran	[
-crap	C
-cras	R
-crat	J
-crav	V
-craz	J
-crea	C
-crec	[
-cred	I
-cree	L
-crei	S
-crem	C
-creo	[
-cres	C
-cret	Q
-crew	C
-crey	[
-crez	U
-creí	R
-creó	S
-cria	[
-crib	K
-cric	C
-crie	[
-crif	X
-cril	C
-crim	[
-crin	I
-crio	P
-crip	J
-cris	Z
-crit	N
-crió	Q
-croa	C
-crob	H
-croc	C
-crog	C
-crol	[
-cron	C
-croo	[
-crop	M
-croq	C
-cros	I
-crow	J
-croy	G
-crub	C
-cruc	J
-crue	Y
-crui	C
-crum	T
-crus	D
-crut	Z
-cruz	Q
-cryi	X
-cryl	J
-cryp	R
-crys	I
-créd	[
-cría	Q
-crío	Q
-crón	Z
-cs.g	N
-cscr	C
-cson	G
-ctad	Z
-ctan	U
-ctar	C
-ctat	[
-cted	G
-cter	I
-ctic	I
-ctif	[
-ctin	X
-ctio	X
-ctiv	C
-ctly	C
-cto?	S
-ctob	K
-ctom	[
-cton	C
-ctor	C
-ctos	P
-ctre	C
-ctri	F
-ctrl	C
-ctro	C
-ctua	C
-ctub	C
-ctur	P
-ctus	C
-cuac	C
-cuad	C
-cual	C
-cuan	C
-cuar	P
-cuat	[
-cuba	C
-cube	C
-cubi	[
-cubr	K
-cuc?	P
-cuch	[
-cuci	P
-cucu	Q
-cudi	Q
-cudo	S
-cuec	C
-cued	U
-cuel	[
-cuen	M
-cuer	[
-cues	C
-cuev	[
-cuff	C
-cuid	M
-cuit	C
-cula	D
-cule	G
-culi	[
-culo	W
-culp	Y
-cult	[
-culu	D
-cumb	Z
-cumc	Y
-cume	C
-cumi	X
-cump	[
-cuna	E
-cunc	V
-cund	T
-cuot	G
-cupa	[
-cupb	Z
-cupe	K
-cupi	I
-cupo	Q
-cups	C
-cupu	S
-cura	[
-cure	[
-curi	L
-curl	C
-curr	C
-curs	[
-curt	K
-cury	G
-curó	X
-cus?	T
-cusa	Z
-cuse	N
-cush	[
-cuss	[
-cust	J
-cuta	C
-cuti	I
-cuto	C
-cuts	[
-cutt	C
-cuál	[
-cuán	Z
-cuér	V
-cuña	W
-cvbn	C
-cybe	J
-cycl	C
-cyli	F
-cypr	Z
-cyre	[
-cyri	J
-cyru	Y
-czem	C
-cánc	W
-cáng	T
-cánt	V
-cápo	Y
-cárc	[
-célu	[
-césa	[
-cía?	P
-cían	W
-cías	[
-cípu	X
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
-d=al	L
-d=co	C
-daba	X
-dabl	W
-dabo	C
-dace	Y
-dach	[
-daci	Y
-dact	C
-dad'	S
-dad:	W
-dad?	W
-dada	[
-dadd	I
-dade	[
-dado	C
-dads	S
-daem	C
-dafe	C
-daga	F
-dago	W
-dagó	Q
-dah?	S
-dahl	C
-daho	G
-dail	G
-dais	G
-dala	C
-dale	Q
-dalf	C
-dali	[
-dalo	J
-dals	D
-dalt	D
-dalu	F
-dalí	S
-dam'	[
-dama	Z
-dame	[
-dami	[
-damo	Z
-damp	C
-dams	C
-danc	R
-dand	[
-dane	C
-dang	[
-dani	U
-dann	E
-dano	M
-dant	L
-danu	C
-danz	X
-daní	Q
-dap:	D
-dapt	H
-darc	C
-dard	C
-dare	L
-dari	V
-dark	E
-darl	X
-darm	U
-daro	[
-dars	[
-dart	H
-dary	C
-dará	Y
-daré	W
-darí	U
-das'	W
-das?	S
-dasd	C
-dash	C
-dast	X
-data	C
-date	C
-dath	Z
-dati	[
-dato	H
-datá	X
-daug	Z
-dave	C
-davi	V
-daví	Y
-dawn	[
-day'	C
-day?	[
-daya	C
-dayc	Y
-dayl	C
-days	Q
-dazo	C
-daño	[
-dban	C
-dbir	S
-dblu	E
-dbod	C
-dbye	[
-dcas	C
-dcfv	C
-dchi	U
-dchu	C
-ddai	Y
-ddam	C
-dddd	C
-dden	X
-dder	I
-ddes	C
-ddha	C
-ddhi	L
-ddic	[
-ddin	P
-ddit	Q
-ddle	C
-ddon	[
-ddre	C
-dduc	X
-de_m	G
-deac	[
-dead	F
-deaf	[
-deak	C
-deal	C
-dean	Y
-deas	C
-deat	[
-deau	C
-deba	E
-debe	X
-debi	T
-debo	[
-debt	[
-debu	C
-debí	Z
-deca	[
-dece	[
-deci	[
-deck	C
-decl	I
-deco	C
-decr	[
-decá	Y
-decí	R
-ded,	R
-dedi	[
-dedo	[
-dedu	C
-deed	R
-deem	M
-deep	R
-deer	J
-deez	C
-defa	L
-defe	[
-defi	C
-defl	D
-defr	H
-degr	C
-dein	L
-deja	K
-deje	Y
-dejo	[
-dejé	X
-dejó	Z
-deki	W
-dela	P
-dele	C
-delf	S
-delh	C
-deli	C
-dell	C
-delo	G
-delp	J
-dema	G
-deme	[
-demi	[
-demn	S
-demo	[
-demp	C
-demu	U
-demy	C
-demá	U
-den?	[
-dena	[
-denb	E
-denc	[
-dend	C
-dene	Y
-denf	C
-deni	U
-denl	Z
-denm	C
-deno	[
-dent	C
-denu	[
-denv	C
-deny	[
-denó	S
-deod	F
-deoj	[
-deon	U
-deos	C
-depa	C
-depe	N
-depl	[
-depo	J
-depp	C
-depr	[
-dept	C
-dequ	V
-der?	[
-der@	L
-dera	M
-derb	C
-dere	[
-derf	X
-derg	N
-deri	C
-derk	H
-derl	F
-derm	C
-dern	P
-dero	[
-derr	X
-ders	R
-derw	D
-des?	R
-desa	H
-desb	F
-desc	[
-desd	G
-dese	[
-desg	R
-desh	Y
-desi	R
-desk	C
-desm	W
-desn	C
-deso	[
-desp	[
-dess	C
-dest	[
-deta	N
-dete	U
-detu	Q
-deud	[
-deus	N
-deut	X
-deve	C
-devi	C
-devo	[
-devu	C
-dewa	C
-dexa	C
-dexc	L
-dezc	T
-deón	Z
-df.c	H
-df87	E
-df@a	H
-dfas	M
-dfat	C
-dfgd	C
-dfgh	F
-dfgk	D
-dfgs	G
-dfhg	D
-dfis	C
-dfre	H
-dfsd	C
-dful	X
-dgar	C
-dgdg	C
-dged	[
-dgeh	C
-dgem	C
-dger	C
-dges	G
-dget	M
-dgie	C
-dgin	[
-dgme	W
-dhar	C
-dhdh	C
-dhdj	C
-dhfj	C
-dhis	L
-dhog	E
-dhoo	U
-di:l	D
-dia?	U
-diab	V
-diac	W
-diad	C
-diag	E
-diah	U
-dial	[
-diam	C
-dian	N
-diar	S
-dias	C
-diat	[
-dibu	C
-dica	W
-dicc	[
-dice	T
-dich	T
-dici	[
-dick	C
-dico	H
-dict	[
-dicó	V
-dida	R
-didn	[
-dido	C
-die?	[
-died	Y
-dieg	C
-dien	C
-dier	[
-dies	R
-diet	J
-diez	[
-dife	N
-diff	N
-difi	[
-difu	[
-difí	[
-diga	U
-dige	V
-digg	C
-digi	P
-dign	[
-digo	C
-digr	C
-dije	Z
-dijo	E
-dile	C
-dill	N
-dilu	Y
-dima	[
-dime	C
-dimi	Y
-dimo	Y
-dina	[
-dinb	C
-dine	I
-ding	M
-dink	C
-dinn	L
-dino	S
-dint	V
-dio.	F
-dioh	E
-diom	L
-dior	C
-dios	[
-diot	C
-dipp	[
-dipt	C
-dipu	C
-dire	C
-diri	Z
-dirl	X
-dirm	T
-dirs	R
-dirá	S
-disa	[
-disc	U
-dise	N
-disf	[
-disg	Z
-dish	S
-disk	F
-dism	D
-disn	C
-diso	S
-disp	Z
-disr	C
-dist	E
-dit.	H
-dita	[
-dith	[
-diti	Z
-dito	Q
-dits	C
-dity	C
-dium	C
-dius	P
-div>	H
-diva	C
-dive	L
-divi	I
-divo	T
-diwa	C
-diác	Y
-diál	Z
-dián	R
-djdj	C
-djec	C
-djfh	E
-djok	C
-dken	Z
-dkfj	E
-dkid	V
-dkjh	C
-dksl	C
-dlem	W
-dler	G
-dles	Y
-dlet	H
-dley	C
-dlif	D
-dlig	F
-dlin	U
-dloc	T
-dlor	R
-dmad	H
-dmai	C
-dman	C
-dmap	F
-dmen	[
-dmil	D
-dmin	J
-dmir	[
-dmis	C
-dmit	I
-dmot	X
-dn't	W
-dneg	V
-dnes	T
-dney	C
-dnez	W
-dnig	S
-dnis	J
-do")	H
-doba	C
-dobl	W
-doca	C
-doce	[
-doci	T
-dock	C
-docs	N
-doct	[
-docu	C
-dodg	D
-doeg	Y
-does	J
-doge	C
-dogg	G
-dogm	K
-dogs	C
-doin	[
-doku	C
-dola	S
-dole	[
-doli	C
-doll	C
-dolo	[
-dols	[
-dom'	S
-dom,	V
-dom?	U
-doma	L
-dome	V
-domi	K
-domo	S
-doms	W
-domé	V
-don'	[
-don?	W
-dona	K
-dond	C
-done	N
-doni	X
-donk	[
-donm	Y
-donn	C
-dono	[
-dont	Y
-donu	C
-donó	R
-doom	C
-dooo	C
-door	Y
-dopo	P
-dopp	D
-dopt	[
-doqu	W
-dor?	P
-dora	Q
-dorc	X
-dore	M
-dori	C
-dorm	[
-dorn	S
-dors	C
-dory	C
-dos?	Q
-dose	C
-dosi	F
-doso	U
-dote	[
-doth	C
-doub	M
-doug	C
-dout	C
-dove	R
-dow'	X
-dowe	M
-down	P
-dows	C
-doxo	[
-doze	N
-dpar	[
-dpho	E
-dpla	C
-dpoo	D
-dpre	E
-dqua	C
-dqw4	M
-drac	W
-drad	I
-draf	C
-drag	Z
-drai	E
-drak	R
-dram	N
-dran	V
-dras	[
-drat	H
-draw	C
-dre?	S
-drea	[
-dred	P
-drei	C
-dren	W
-dres	E
-drew	R
-drez	C
-dria	C
-drib	C
-dric	K
-drid	C
-drie	C
-drif	E
-dril	E
-drin	[
-drio	T
-drip	Y
-dris	C
-driv	E
-dro'	H
-dro?	Q
-drob	G
-droc	C
-drog	[
-droi	C
-drom	Y
-dron	[
-droo	C
-drop	C
-dros	C
-drou	[
-drow	K
-drug	W
-drui	I
-druj	C
-drum	C
-drun	[
-drus	X
-dryi	P
-dryl	C
-dryw	C
-drán	X
-drás	S
-drés	[
-dría	W
-drón	Z
-ds/l	K
-dscr	E
-dshe	C
-dshi	Y
-dsid	X
-dsom	X
-dson	C
-dsor	C
-dsti	F
-dswo	H
-dtim	U
-dtra	C
-duac	X
-duad	U
-duat	[
-duba	N
-dubl	C
-dubo	D
-duca	V
-duce	C
-duch	E
-duci	C
-duck	C
-duct	P
-duda	[
-dude	C
-dudo	T
-dudó	P
-duel	N
-duer	C
-dues	T
-dueñ	J
-duin	C
-duis	C
-duke	C
-dula	W
-dulc	[
-dule	C
-dulg	[
-dulo	W
-dult	N
-dulz	R
-dumb	C
-dump	E
-dunc	C
-dune	C
-dung	[
-dunk	X
-duol	C
-dupe	C
-dura	T
-dure	V
-duri	[
-durm	Q
-duro	C
-durs	E
-durí	T
-duró	R
-dust	[
-duti	[
-duty	C
-duve	C
-dvan	S
-dven	[
-dver	C
-dvic	[
-dvie	[
-dvis	X
-dvla	D
-dvoc	J
-dwal	C
-dwar	C
-dway	D
-dwee	C
-dwel	U
-dwic	C
-dwiv	R
-dyin	L
-dyna	C
-dyso	C
-dyss	G
-dzil	C
-dádi	Q
-dán?	Q
-débi	V
-débo	[
-déis	R
-día?	P
-dían	W
-días	[
-díos	V
-dñlk	C
-dón?	U
-dóna	T
-dónd	[
-dóne	Q
-dúlt	P
-e":"	G
-e're	U
-e(10	I
-e-me	C
-e-se	R
-e.co	C
-e.g.	E
-e.lo	C
-e.ne	L
-e.or	F
-e/a}	I
-e050	J
-e119	N
-e2o3	E
-e<|i	E
-e=mc	C
-e_mo	G
-eaba	S
-eabl	C
-eace	[
-each	P
-eaci	[
-eaco	[
-eact	C
-ead?	[
-eada	[
-eade	R
-eadi	[
-eadl	H
-eadm	D
-eado	[
-eadp	C
-eadq	C
-eads	C
-eadt	[
-eady	[
-eage	C
-eagl	R
-eagr	[
-eagu	G
-eaje	C
-eaka	C
-eake	D
-eakf	P
-eakh	G
-eaki	C
-eakn	C
-eaks	C
-eakt	[
-eaku	Z
-eaky	C
-eal?	[
-eala	C
-eale	V
-eali	[
-eall	P
-ealm	P
-ealo	[
-eals	J
-ealt	H
-eamc	Z
-eame	E
-eami	C
-eamo	X
-eams	[
-ean?	[
-eanc	[
-eand	X
-eane	T
-eani	P
-eann	C
-eano	G
-eans	C
-eanu	C
-eape	C
-eapo	T
-eapp	L
-eaps	X
-ear'	Y
-ear,	Z
-ear?	[
-eara	[
-earb	D
-earc	C
-eard	R
-eare	L
-earf	R
-eari	[
-earl	K
-earn	[
-earo	R
-earr	C
-ears	[
-eart	[
-eary	[
-eará	Q
-eas?	C
-ease	C
-eash	F
-easi	[
-easo	C
-east	[
-easu	[
-easy	H
-eat,	U
-eat;	V
-eatb	C
-eate	[
-eatg	C
-eath	C
-eati	U
-eatl	K
-eatm	V
-eatn	R
-eato	V
-eats	G
-eatt	C
-eatu	Z
-eaty	C
-eaut	[
-eave	[
-eavi	H
-eavy	X
-eawa	C
-eaza	[
-eaño	W
-eba'	V
-eba?	Y
-ebab	D
-ebaj	I
-eban	Z
-ebas	K
-ebat	C
-ebay	C
-ebec	K
-ebed	[
-ebek	X
-ebel	[
-eben	[
-eber	[
-ebes	[
-ebil	S
-ebla	H
-eblo	[
-eboa	C
-ebob	C
-ebod	S
-ebol	P
-eboo	C
-ebor	[
-ebou	I
-ebra	Z
-ebre	[
-ebri	C
-ebro	C
-ebru	C
-ebré	T
-ebró	V
-ebsi	C
-ebts	[
-ebua	D
-ebuc	X
-ebue	V
-ebug	C
-ebui	P
-ebuk	U
-ebul	D
-ebus	[
-ebut	E
-ebés	S
-ebía	X
-ecab	[
-ecad	[
-ecai	[
-ecak	G
-ecal	C
-ecam	[
-ecan	C
-ecap	W
-ecar	[
-ecas	C
-ecat	H
-ecau	S
-ecaí	[
-ecca	C
-ecci	W
-eccl	X
-eced	Z
-ecei	M
-ecem	G
-ecen	L
-ecep	K
-ecer	[
-eces	[
-ecet	C
-ech,	U
-ech:	S
-echa	U
-eche	N
-echn	J
-echo	F
-echu	C
-echó	V
-ecia	T
-ecib	[
-ecid	[
-ecie	[
-ecil	C
-ecim	C
-ecin	G
-ecio	C
-ecip	C
-ecir	[
-ecis	[
-ecit	[
-ecié	[
-eció	Y
-ecke	C
-eckh	C
-ecki	Q
-eckl	[
-ecko	C
-ecks	X
-ecla	C
-ecle	G
-ecli	C
-eclo	Z
-ecno	R
-ecoa	U
-ecob	I
-ecod	I
-ecog	[
-ecoi	C
-ecom	X
-econ	W
-ecor	C
-ecos	[
-ecou	C
-ecov	U
-ecra	C
-ecre	N
-ecru	C
-ecta	H
-ecte	K
-ecti	V
-ectl	C
-ecto	H
-ectr	C
-ects	J
-ectu	[
-ecua	E
-ecuc	P
-ecue	U
-ecul	Z
-ecun	T
-ecup	Q
-ecur	P
-ecyc	M
-ecze	C
-ecáp	Y
-ecía	[
-ed-m	S
-edac	C
-edad	S
-edal	S
-edan	T
-edar	[
-edas	[
-edaz	U
-edda	C
-eddi	S
-eddo	Y
-edec	[
-eded	[
-edee	N
-edek	[
-edel	F
-edem	C
-eden	E
-eder	L
-edes	T
-edev	H
-edex	C
-edez	T
-edeó	Z
-edga	C
-edge	C
-edia	T
-edid	C
-edie	C
-edif	[
-edim	Z
-edin	G
-edio	P
-edir	U
-edis	C
-edit	G
-ediu	Z
-edió	S
-edle	U
-edlo	U
-edne	K
-edni	J
-edo?	R
-edom	[
-edon	[
-edor	[
-edos	Y
-edra	Y
-edre	D
-edri	[
-edro	N
-edrí	T
-edró	T
-eds;	P
-edti	U
-edul	C
-edum	Z
-edur	C
-edut	W
-edén	[
-edía	Q
-edón	U
-eece	[
-eech	Z
-eed?	[
-eede	G
-eedi	[
-eedl	U
-eedo	[
-eeds	C
-eedy	[
-eee3	C
-eeee	C
-eeff	L
-eeho	C
-eein	[
-eek,	W
-eek?	J
-eeke	K
-eekl	C
-eekn	C
-eeks	C
-eela	C
-eelc	[
-eele	H
-eeli	[
-eels	L
-eelz	Z
-eeme	[
-eemi	S
-eemp	W
-eems	Y
-een?	[
-eena	X
-eenc	Y
-eenh	H
-eenl	C
-eens	L
-eep(	C
-eep,	[
-eepe	G
-eepi	X
-eepl	V
-eeps	C
-eepw	C
-eer?	S
-eera	C
-eere	C
-eerf	U
-eeri	N
-eerl	E
-eerr	D
-eers	C
-eerá	R
-ees,	W
-ees?	[
-eese	C
-eeta	C
-eete	D
-eeth	C
-eeti	S
-eets	K
-eetw	L
-eeve	C
-eeze	C
-eezi	Q
-eezu	K
-ef="	K
-efau	C
-efca	C
-efea	X
-efen	[
-efer	E
-efes	[
-effe	C
-efic	R
-efie	V
-efig	W
-efin	C
-efit	Q
-efla	D
-efle	[
-efli	C
-efod	X
-efon	C
-efoo	U
-efor	S
-efou	E
-efox	C
-efra	P
-efre	C
-efro	H
-efru	C
-eft-	V
-efto	S
-efté	Y
-efug	[
-eful	[
-efun	C
-efus	[
-egaa	C
-egac	[
-egad	P
-egal	D
-egan	J
-egar	C
-egas	C
-egat	[
-egañ	X
-eged	[
-eger	C
-eget	P
-egex	C
-egfr	C
-egga	[
-eggi	T
-eggs	I
-egid	[
-egie	C
-egin	W
-egio	[
-egip	[
-egir	V
-egis	C
-egit	C
-egiv	[
-egió	U
-egla	C
-eglo	U
-egló	[
-egme	C
-egna	T
-ego?	Q
-egoc	[
-egoi	W
-egon	C
-egor	C
-egos	M
-egot	[
-egoí	S
-egra	G
-egre	Q
-egri	P
-egro	J
-egrí	Z
-egua	K
-egue	K
-egui	M
-egul	C
-egun	N
-egur	P
-egué	U
-eguí	S
-egyp	P
-egún	U
-ehab	[
-ehad	W
-eham	C
-ehas	X
-ehea	[
-ehem	W
-ehen	S
-ehin	R
-ehoa	S
-ehob	W
-ehog	C
-ehoi	Z
-ehol	J
-ehos	Y
-ehou	C
-ehov	[
-ehud	Y
-ehus	X
-eice	C
-eide	C
-eido	G
-eife	[
-eiff	G
-eigh	D
-eign	[
-eiki	V
-eili	C
-eill	V
-eime	J
-ein'	C
-ein1	C
-eina	N
-einb	C
-eine	N
-einf	C
-eing	[
-einh	C
-eino	[
-eins	C
-eint	[
-einó	S
-eiou	C
-eipt	K
-eira	C
-eird	T
-eirs	Q
-eist	[
-eite	J
-eith	Y
-eito	X
-eive	P
-eivi	S
-eize	Y
-eizu	Y
-ejad	R
-ejan	[
-ejar	[
-ejas	L
-ejec	[
-ejem	H
-ejen	U
-ejer	E
-ejez	U
-ejil	X
-ejit	[
-ejoi	Y
-ejor	R
-ejos	Z
-ejér	V
-ekah	X
-ekel	[
-eken	E
-eker	T
-ekia	[
-ekie	Q
-ekin	Z
-ekit	W
-ekkl	W
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
-elar	G
-elas	H
-elat	[
-elau	V
-elaw	E
-elay	J
-elba	C
-elca	X
-elch	[
-elco	[
-elda	C
-elde	Q
-eldi	C
-eldo	Y
-elds	J
-elea	P
-eleb	C
-elec	C
-eled	[
-elef	C
-eleg	[
-elem	F
-elen	L
-eleo	Q
-elep	C
-eler	D
-eles	M
-elet	C
-elev	C
-eleé	S
-eleó	P
-elf-	[
-elf?	W
-elfi	[
-elhi	C
-eli'	Q
-elia	P
-elib	[
-elic	C
-elid	L
-elie	[
-elig	N
-elih	Z
-elij	U
-elil	C
-elim	[
-elin	L
-elio	[
-elip	Z
-eliq	W
-elis	U
-elit	[
-eliu	[
-eliv	C
-elix	N
-eliz	W
-ell'	L
-ell?	W
-ella	U
-ellb	C
-elle	U
-elli	C
-ello	C
-ellq	C
-ells	[
-elly	F
-elme	I
-elo?	[
-eloc	C
-elog	T
-eloh	[
-eloi	V
-elon	C
-elop	C
-elor	Q
-elos	J
-elot	K
-elov	Z
-elpe	[
-elph	J
-elpi	U
-elps	W
-elqu	Z
-elry	S
-els,	Z
-els;	[
-els?	[
-else	K
-elsh	C
-elsi	E
-elso	H
-elta	Q
-elte	R
-elti	C
-elto	H
-elts	S
-eluj	V
-elul	C
-eluy	W
-elva	Z
-elve	[
-ely,	U
-elze	Z
-eléf	W
-elén	Z
-elía	[
-elíc	[
-em",	G
-em.o	H
-ema?	V
-emab	V
-emac	S
-emai	C
-emak	F
-emal	I
-eman	G
-emar	[
-emas	[
-emat	[
-emaú	R
-emba	[
-embe	K
-embl	[
-embo	[
-embr	[
-emea	K
-emed	Q
-emel	[
-emem	[
-emen	M
-emer	[
-emes	V
-emet	[
-emia	T
-emic	C
-emie	T
-emig	[
-emil	Q
-emin	C
-emio	[
-emir	I
-emis	J
-emiu	C
-emma	Q
-emme	C
-emna	X
-emoc	[
-emod	L
-emoi	C
-emoj	C
-emon	R
-emor	Z
-emos	I
-emot	[
-emov	C
-empa	C
-empe	K
-emph	G
-empi	C
-empl	P
-empo	C
-empr	[
-empt	M
-emse	X
-emst	C
-emue	U
-emul	C
-emus	U
-emás	U
-emía	Z
-emón	T
-en's	[
-en't	R
-ena?	U
-enab	F
-enac	W
-enad	[
-enae	[
-enag	X
-enal	C
-enam	U
-enan	V
-enaq	Z
-enar	J
-enas	[
-enat	D
-enav	T
-enaz	X
-enbo	C
-enbu	E
-enca	[
-ence	I
-ench	C
-enci	P
-enco	[
-encu	C
-ency	F
-encí	W
-end'	C
-end?	[
-enda	C
-ende	S
-endi	C
-endl	C
-endo	[
-endr	W
-ends	W
-endu	[
-end|	E
-endí	Z
-ene?	R
-enea	[
-enec	C
-ened	H
-enef	Q
-enem	[
-enen	[
-eneo	X
-ener	J
-enes	M
-enet	C
-enez	M
-enfe	X
-enfo	K
-enfr	D
-enga	[
-enge	R
-engi	C
-engl	C
-engo	[
-engr	K
-engt	H
-engu	L
-enha	C
-enhe	C
-enho	H
-enia	[
-enic	D
-enid	W
-enie	Z
-enig	T
-enin	G
-enio	[
-enir	V
-enis	C
-enit	[
-enix	C
-eniz	Y
-enja	X
-enjo	[
-enla	C
-enli	C
-enlo	Y
-enly	C
-enma	C
-enmo	C
-enna	S
-enne	E
-enni	N
-enno	I
-enns	C
-eno'	D
-eno?	Q
-enoc	[
-enoj	[
-enom	C
-enop	Y
-enor	[
-enos	R
-enot	F
-enou	[
-enov	H
-enpo	E
-enry	C
-ens,	[
-ensa	L
-ense	N
-ensh	R
-ensi	S
-enso	K
-enst	C
-ensu	[
-ensé	W
-ent"	G
-ent,	Y
-ent.	L
-ent:	[
-ent;	T
-ent?	[
-enta	G
-ente	U
-enth	P
-enti	U
-entl	[
-entm	[
-ento	W
-entr	C
-ents	P
-entu	[
-enty	[
-entí	[
-entó	W
-enue	W
-enun	[
-enup	T
-enus	C
-enve	C
-envi	[
-envo	W
-envy	Q
-enví	T
-enza	Z
-enzo	D
-enzy	F
-enía	X
-eocu	W
-eodo	F
-eofa	U
-eogr	C
-eoir	C
-eoju	[
-eolo	[
-eome	G
-eon'	M
-eon?	S
-eona	K
-eone	[
-eoni	V
-eons	[
-eopa	[
-eoph	Z
-eopl	[
-eore	C
-eorg	C
-eori	Z
-eory	C
-eos?	S
-eosi	[
-eost	C
-eoul	F
-eous	Q
-eout	D
-eove	C
-ep(1	C
-epaf	Y
-epai	L
-epap	V
-epar	[
-epas	C
-epay	[
-epch	S
-epci	T
-epda	T
-epea	C
-epec	D
-epen	[
-eper	[
-epes	C
-epet	Z
-epfa	[
-eph'	[
-epha	M
-ephe	U
-ephi	[
-epho	[
-ephr	[
-ephs	Y
-epht	X
-epic	C
-epie	U
-epil	[
-epin	Z
-epip	M
-epis	C
-epit	X
-epla	L
-eple	V
-epli	C
-eplo	[
-eply	G
-epmo	R
-epoc	C
-epor	Y
-epos	C
-epot	C
-eppe	C
-epra	M
-epre	U
-epri	T
-epro	[
-epso	H
-epsy	U
-epta	Q
-epte	V
-epth	C
-epti	E
-epto	E
-eptu	Y
-epub	C
-epuc	[
-epul	K
-eput	T
-epwa	C
-epys	D
-equa	N
-eque	C
-equi	G
-equé	Z
-equí	Z
-eqwe	C
-er">	H
-er's	[
-er-i	[
-er.r	J
-er="	F
-er@e	K
-era?	V
-erab	L
-erac	P
-erad	[
-eraf	[
-erag	C
-erah	[
-eram	Q
-eran	I
-erap	[
-erar	G
-eras	K
-erat	J
-eraz	P
-erba	C
-erbe	J
-erbi	L
-erbo	C
-erbs	Z
-erbu	I
-erby	C
-erca	C
-erce	L
-erci	F
-erco	[
-ercr	G
-ercu	C
-ercy	Y
-erd'	C
-erda	S
-erde	C
-erdi	Q
-erdo	[
-erds	V
-erdu	G
-erdí	[
-erdó	Z
-ere'	C
-ere?	[
-erea	[
-ereb	Z
-erec	[
-ered	Z
-eref	C
-ereg	W
-erem	V
-ereo	G
-erer	[
-eres	K
-erex	H
-erez	T
-erfa	D
-erfe	Z
-erfi	C
-erfl	[
-erfo	[
-erfu	Q
-erga	K
-erge	I
-ergi	R
-ergr	C
-ergu	C
-ergü	X
-erhe	C
-eria	C
-erib	[
-eric	C
-erid	R
-erie	C
-erif	C
-eril	[
-erim	C
-erio	K
-eriq	C
-erir	R
-eris	[
-erit	X
-eriu	W
-eriv	C
-eriz	[
-erja	K
-erje	Z
-erke	C
-erki	H
-erla	H
-erle	R
-erli	C
-erlo	H
-erly	L
-erma	D
-erme	[
-ermi	C
-ermo	[
-erms	P
-ermu	C
-ermé	R
-ermó	W
-erna	F
-erne	[
-erni	[
-ernm	F
-erno	R
-erns	I
-erná	V
-ero?	X
-erob	[
-eroc	[
-erod	[
-eroe	E
-erog	C
-eroi	[
-erol	C
-eron	[
-erop	G
-eror	H
-eros	Q
-erou	J
-erpa	C
-erpe	[
-erph	C
-erpi	Q
-erpo	H
-erpr	P
-erpu	F
-erqu	H
-err!	C
-erra	Q
-erre	S
-erri	T
-erro	D
-erru	C
-erry	C
-erró	S
-ers'	R
-ers,	[
-ers;	[
-ers?	[
-ersa	V
-ersb	F
-ersc	M
-erse	[
-ersh	M
-ersi	M
-ersk	C
-ersm	[
-erso	X
-ersp	F
-erst	Y
-ersu	Y
-ersí	Z
-ert(	C
-ert?	V
-erta	[
-erte	S
-ertf	J
-erth	J
-erti	E
-erto	J
-ertr	E
-erts	G
-ertu	X
-erub	[
-erun	C
-erus	[
-erva	D
-erve	J
-ervi	U
-ervo	[
-erwa	C
-erwh	X
-erxe	[
-ery?	Z
-eryb	Y
-eryd	Q
-eryo	[
-eryt	T
-eryw	Q
-erza	V
-erán	[
-erás	X
-eréi	S
-erés	X
-ería	[
-erón	Q
-erót	V
-es.e	K
-es.s	J
-esac	Y
-esad	[
-esah	X
-esak	E
-esal	U
-esam	[
-esan	D
-esap	W
-esar	S
-esas	[
-esat	C
-esau	[
-esay	T
-esaú	W
-esbi	U
-esbl	E
-esby	F
-esca	X
-esce	[
-esch	[
-esci	U
-escl	[
-esco	K
-escr	F
-escu	[
-esda	G
-esde	G
-esdr	L
-esea	U
-eseb	U
-esec	I
-esed	[
-esel	C
-esem	T
-esen	Y
-eseo	W
-eser	F
-eses	[
-eset	C
-eseu	C
-esfa	C
-esfo	Q
-esfr	C
-esfu	T
-esgu	E
-esh?	W
-esha	C
-eshi	J
-esho	C
-eshu	G
-esia	[
-esic	X
-esid	C
-esie	[
-esig	C
-esim	[
-esin	[
-esio	C
-esir	T
-esis	V
-esit	W
-esiu	D
-esiv	T
-esiz	C
-esiá	W
-esió	[
-eski	[
-eskt	C
-esla	I
-esma	F
-esmi	Y
-esn'	[
-esnt	V
-esnu	C
-esob	S
-esol	V
-eson	C
-esor	K
-esos	T
-esot	J
-esp3	C
-espa	C
-espe	[
-espi	[
-espl	W
-espo	W
-espr	N
-espu	P
-espí	X
-esqu	P
-ess,	W
-ess;	W
-ess?	[
-essa	G
-esse	W
-essf	T
-essm	C
-essn	U
-esso	[
-essu	C
-essy	[
-est'	H
-est/	H
-est1	C
-est;	Y
-est<	H
-est?	[
-esta	T
-este	V
-esth	[
-esti	D
-estl	Z
-esto	R
-estr	Z
-ests	[
-estu	Y
-esty	W
-está	[
-esté	[
-estó	T
-esuc	C
-esue	C
-esul	C
-esum	N
-esur	[
-esus	[
-esía	[
-esús	Z
-et's	C
-et36	H
-eta?	Q
-etab	C
-etad	[
-etaf	C
-etah	C
-etai	C
-etal	L
-etam	C
-etan	N
-etap	C
-etar	Q
-etas	J
-etba	E
-etc/	C
-etch	C
-etea	[
-etec	E
-eted	C
-etel	[
-eten	I
-eteo	W
-eter	Y
-etes	P
-etfl	C
-etfo	E
-etge	I
-eth,	[
-eth?	[
-etha	F
-ethe	Q
-ethi	M
-ethl	M
-etho	C
-ethr	W
-eths	[
-ethu	[
-etic	F
-etid	[
-etie	R
-etil	C
-etim	C
-etin	[
-etio	G
-etiq	C
-etir	K
-etis	[
-etit	[
-etiz	T
-etió	T
-etli	C
-etly	V
-etme	C
-etmo	I
-etna	C
-eto'	C
-etol	T
-etoo	C
-etor	S
-etos	P
-etow	S
-etpl	D
-etra	R
-etre	C
-etri	C
-etro	C
-etry	P
-ets/	N
-ets?	[
-etsa	V
-etse	[
-etst	C
-etsy	C
-etta	C
-ette	T
-etti	N
-ettl	C
-etty	C
-etun	C
-etup	C
-etur	R
-etus	[
-etuv	Q
-etwe	G
-etwo	C
-etym	C
-etyp	I
-etzs	C
-etío	V
-eu26	C
-eube	R
-euce	D
-euch	[
-euco	X
-euda	[
-eude	C
-euge	C
-eule	C
-eulo	[
-eums	D
-eung	C
-eunu	[
-euro	C
-eus?	T
-euta	M
-eute	Y
-euth	T
-euti	U
-eutr	C
-euts	D
-euty	T
-eva?	U
-evab	Q
-evad	D
-evam	[
-evan	[
-evar	[
-evas	Z
-evat	C
-eve?	[
-evea	F
-eved	T
-evee	C
-eveh	[
-evel	K
-even	P
-ever	P
-eves	Y
-evi'	U
-evia	C
-evic	G
-evid	[
-evie	C
-evil	N
-evin	D
-evio	C
-evir	[
-evis	E
-evit	Z
-eviv	N
-evoc	[
-evol	C
-evor	L
-evos	K
-evot	[
-evri	L
-evue	C
-eván	[
-evít	V
-ewal	Q
-ewar	S
-eway	C
-ewdr	L
-ewed	N
-ewel	R
-ewer	C
-ewhe	R
-ewie	C
-ewin	C
-ewis	F
-ewly	Z
-ewor	C
-ewri	F
-ewrt	C
-ewta	D
-ewto	C
-exac	H
-exag	P
-exan	E
-exas	C
-exbo	I
-exce	C
-exch	C
-exci	Y
-excl	F
-exco	[
-excu	E
-exec	C
-exha	W
-exia	[
-exic	C
-exil	[
-exis	[
-exit	C
-exió	[
-exod	V
-exor	P
-exot	C
-expa	C
-expe	C
-expi	G
-expl	J
-expo	R
-expr	G
-expu	H
-exte	U
-exti	D
-exto	[
-exua	[
-ey's	C
-eyar	[
-eybo	C
-eycr	C
-eye?	F
-eyeb	C
-eyed	P
-eyel	C
-eyen	Y
-eyer	H
-eyes	Q
-eyho	C
-eyin	R
-eyla	C
-eylo	I
-eyno	H
-eyon	C
-eyor	C
-eyre	D
-eyse	C
-eyst	C
-ez@h	E
-ezab	Z
-ezal	S
-ezan	R
-ezar	[
-ezas	Y
-ezca	[
-ezcl	Y
-ezco	Y
-ezeb	[
-ezek	X
-ezeq	[
-ezer	[
-ezin	Q
-ezio	C
-eziu	K
-ezma	R
-ezmo	[
-ezos	D
-ezra	Q
-ezre	W
-ezus	K
-ezy8	C
-ezza	W
-eña1	C
-eñal	[
-eñan	X
-eñar	V
-eñas	U
-eñir	E
-eñor	W
-eños	C
-eón?	P
-f-co	T
-f.co	H
-f150	I
-f16s	H
-f87s	E
-f8s0	F
-f="j	K
-f@as	H
-fabi	G
-fabr	W
-facb	C
-face	C
-faci	K
-fact	E
-fade	N
-fael	U
-fahr	D
-fail	W
-fain	U
-fair	X
-fait	[
-fajr	F
-fake	Q
-falc	C
-fald	Q
-falk	C
-fall	T
-fals	[
-fama	W
-fami	[
-famo	C
-fana	[
-fanc	T
-fand	C
-fano	Z
-fans	N
-fant	K
-faní	Z
-fara	Z
-fare	N
-fari	C
-farm	J
-farn	X
-faro	[
-fart	C
-fasc	C
-fasd	F
-fase	C
-fash	L
-faso	G
-fast	X
-fata	[
-fate	M
-fath	[
-fati	[
-fatt	[
-faul	K
-favo	M
-faye	C
-fcas	C
-fe's	[
-fe2o	E
-fear	[
-feas	[
-feat	Q
-febe	Y
-febo	E
-febu	D
-fecc	R
-fech	C
-fect	P
-fecu	Q
-fecy	C
-fecí	Y
-fede	C
-feed	L
-feel	[
-fees	C
-feet	V
-fein	U
-feis	C
-feld	C
-feli	P
-fell	[
-fely	M
-fema	J
-femi	[
-fenc	C
-fend	[
-feng	C
-feno	C
-fens	[
-ferd	E
-fere	G
-ferg	C
-feri	[
-ferm	X
-fern	G
-ferr	C
-fers	C
-fert	H
-fesa	W
-fesi	[
-feso	[
-fesp	C
-fess	N
-fest	U
-feta	[
-fetc	C
-feti	Z
-feud	M
-feve	C
-fewe	C
-ffai	I
-ffec	C
-ffee	C
-ffei	U
-ffel	G
-ffen	[
-ffer	U
-ffes	C
-ffet	D
-ffff	C
-ffic	Q
-ffin	C
-ffle	C
-ffli	H
-ffor	[
-ffre	C
-ffsi	C
-ffxi	C
-fgdf	C
-fghf	C
-fghj	F
-fgkj	D
-fgsd	G
-fhgf	C
-fiad	Y
-fian	W
-fiar	V
-fibr	D
-fica	U
-fich	G
-fici	P
-fico	[
-fict	E
-ficu	[
-ficó	P
-fide	[
-fieb	Q
-fied	[
-fiel	Z
-fien	S
-fier	[
-fies	R
-fifa	C
-fift	[
-figh	U
-figs	I
-figu	F
-fija	C
-fila	Z
-file	J
-fili	[
-fill	Z
-film	C
-filo	[
-fina	H
-find	T
-fing	I
-fini	C
-finn	E
-fire	L
-firi	V
-firm	[
-firs	T
-fish	I
-fiss	C
-fitb	E
-fitn	D
-fits	[
-fitt	C
-five	Q
-fixe	[
-fixi	Y
-fixt	C
-fjdk	C
-fjkh	C
-flac	W
-flag	C
-flak	C
-flam	G
-flar	C
-flas	W
-flat	H
-flav	C
-flea	C
-flec	Y
-fled	U
-flee	[
-fleq	C
-fles	[
-flex	V
-flib	C
-flic	W
-flie	H
-flig	S
-flih	F
-flin	D
-flip	C
-flir	V
-flix	C
-floa	L
-floc	[
-floj	T
-floo	Q
-flor	C
-flou	N
-flow	L
-flue	[
-flui	J
-flur	C
-flus	F
-flut	I
-flyi	I
-fo()	D
-fo@e	K
-fobi	[
-focu	J
-fodm	F
-fogg	F
-foil	C
-fold	C
-foll	[
-fond	C
-fono	D
-font	C
-foní	W
-food	K
-fool	[
-foot	M
-fora	S
-forb	[
-forc	U
-ford	C
-fore	U
-forg	U
-form	C
-forn	G
-foro	V
-fors	[
-fort	[
-forz	S
-foso	S
-foss	Q
-fost	[
-foto	C
-foug	C
-foun	M
-four	P
-foxe	[
-frac	C
-frag	[
-frai	[
-fram	C
-fran	C
-fras	M
-frat	[
-frau	[
-fraz	T
-frea	C
-frec	V
-fred	C
-free	G
-freg	C
-frei	C
-fren	G
-fres	S
-freu	C
-frey	C
-fria	C
-fric	N
-frid	C
-frie	W
-frim	S
-frir	V
-frió	R
-frog	S
-fron	L
-fros	E
-froz	D
-fruc	C
-frui	H
-frut	Z
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
-fter	T
-ftha	C
-ftie	X
-ftim	D
-ftki	H
-ftop	L
-ftov	S
-ftp:	K
-ftse	E
-ftsm	[
-ftui	D
-ftwa	S
-fuck	C
-fueg	[
-fuen	T
-fuer	T
-fuga	C
-fuge	[
-fugi	W
-fuim	V
-fulf	[
-full	M
-fuln	[
-fuls	C
-fuma	U
-fume	J
-funa	T
-func	F
-fund	C
-fune	[
-funk	C
-funn	C
-funt	[
-furi	K
-furn	L
-furr	Z
-furt	U
-fuse	[
-fusi	R
-futb	C
-futs	C
-futu	V
-fuzz	E
-fuér	S
-fvgb	C
-fway	J
-fxiv	C
-fyin	I
-fyre	C
-fáci	Z
-féli	S
-fíci	[
-físi	Q
-fútb	Y
-g(un	K
-g/dl	C
-g8gd	I
-g_sl	I
-gaar	C
-gaba	[
-gabr	H
-gaci	[
-gacy	X
-gada	T
-gade	C
-gadi	P
-gado	E
-gadr	C
-gael	E
-gaet	C
-gaga	C
-gage	C
-gail	X
-gain	Z
-gaiu	[
-gaja	[
-gala	U
-galh	F
-gali	Y
-gall	R
-galm	C
-galo	F
-gama	V
-game	C
-gami	[
-gamo	C
-gamu	T
-gamy	X
-gana	[
-ganc	[
-gand	C
-gane	D
-gang	[
-gani	J
-ganl	R
-gano	C
-gans	[
-gant	[
-ganz	S
-gané	Z
-gape	[
-gapo	C
-gar?	U
-gara	[
-garb	G
-gard	L
-gare	[
-garf	C
-garl	D
-garm	X
-garo	[
-garr	Y
-gars	T
-gart	W
-gary	C
-gará	T
-gasc	F
-gase	C
-gaso	F
-gass	C
-gast	Y
-gate	T
-gath	S
-gati	J
-gato	C
-gats	C
-gatw	K
-gaul	C
-gava	C
-gave	[
-gavi	C
-gayo	S
-gays	R
-gaza	[
-gaña	X
-gaño	Z
-gañé	R
-gañó	U
-gb29	E
-gbir	C
-gcse	C
-gd29	I
-gdal	[
-gdfg	C
-gdgd	C
-gdom	S
-gdpr	C
-ge's	D
-ge(1	I
-gean	[
-gear	C
-geas	G
-gebo	C
-geci	I
-geck	D
-geco	C
-ged;	W
-geda	V
-gedd	Y
-gede	Z
-gedó	U
-gees	U
-geha	J
-gehe	[
-geho	C
-gein	S
-gel'	C
-gela	C
-gele	W
-gell	C
-gelo	I
-gels	[
-geme	[
-gemi	C
-gems	C
-genc	R
-gend	M
-gene	M
-geni	Y
-geno	[
-gens	C
-gent	[
-geog	G
-geom	G
-geor	C
-geou	M
-ger,	[
-ger?	C
-gera	V
-gere	[
-geri	M
-germ	C
-gero	X
-gerr	C
-gers	P
-geru	C
-gery	[
-ges,	[
-gest	C
-geta	P
-geth	W
-gets	Q
-gett	U
-gfhg	C
-ggag	C
-ggai	X
-ggar	[
-gged	I
-gger	W
-gges	C
-gggg	C
-gggh	C
-gghh	C
-ggin	I
-ggle	D
-ggli	[
-ggly	C
-ggpl	G
-ghad	C
-gham	C
-ghbn	C
-ghbo	[
-ghed	[
-gher	K
-ghes	C
-ghey	C
-ghfg	C
-ghgh	C
-ghhh	C
-ghib	C
-ghin	I
-ghjk	C
-ghli	E
-ghri	G
-ghs,	K
-ght:	U
-ght?	N
-ghtc	D
-ghte	[
-ghtf	C
-ghth	V
-ghti	[
-ghtl	C
-ghtm	L
-ghtn	T
-ghtr	E
-ghts	P
-ghty	W
-ghwa	C
-giad	V
-gian	[
-gibb	C
-gibe	[
-gibi	C
-gibs	I
-gica	C
-gici	X
-gico	Y
-gida	Z
-gidb	C
-gidd	[
-gide	Z
-gido	[
-gien	S
-gier	T
-gift	Q
-giga	[
-gile	[
-gilg	Y
-gili	E
-gils	C
-gimn	S
-gina	C
-gine	C
-ging	[
-gini	[
-ginn	S
-gino	C
-gins	P
-gint	Y
-gion	V
-gios	S
-giou	S
-gipc	P
-gipt	[
-gira	C
-girl	D
-gism	C
-gist	C
-gita	C
-gith	E
-gitl	J
-gits	C
-gitt	D
-giva	S
-give	Y
-givi	[
-gize	[
-gión	[
-gkjh	D
-gkor	C
-glad	Z
-glan	C
-glar	Y
-glas	C
-gle.	I
-glea	Z
-gler	D
-gles	N
-glic	C
-glin	[
-glis	C
-glob	D
-glon	V
-glor	[
-glos	C
-glov	C
-glow	H
-gluc	C
-glue	T
-glut	C
-glyc	I
-glyp	C
-glés	F
-glón	W
-gmai	C
-gmen	J
-gnan	U
-gnar	C
-gnat	Y
-gned	I
-gner	L
-gnes	C
-gnet	Y
-gnid	S
-gnif	Y
-gnin	[
-gnit	N
-gniz	V
-gnme	S
-gnon	C
-gnor	P
-gnos	[
-gnós	W
-goad	[
-goal	C
-goat	S
-goba	C
-gobe	[
-gobi	[
-goci	[
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
-gods	N
-godz	C
-goes	N
-goga	Y
-gogh	C
-gogu	[
-goin	P
-gois	W
-gold	R
-gole	C
-golf	C
-golg	[
-goli	X
-golp	[
-gome	[
-gomo	Y
-gona	C
-gone	[
-goni	C
-gonn	C
-gons	Z
-good	Q
-goog	C
-goon	C
-gora	N
-gord	C
-gorg	I
-gori	C
-gory	C
-gos?	W
-gosl	C
-gosp	[
-goss	[
-gost	[
-gosé	W
-gota	M
-gote	C
-goth	[
-goti	Z
-gott	I
-goul	C
-gown	C
-goza	I
-gozo	[
-goís	S
-gplo	G
-grab	[
-grac	[
-grad	C
-graf	L
-grai	Q
-gral	E
-gram	C
-gran	U
-grap	C
-grar	U
-gras	C
-grat	L
-grav	W
-graw	C
-gray	D
-grea	U
-greb	C
-gred	C
-gree	C
-greg	S
-gren	Y
-gres	Q
-gret	[
-grew	[
-grey	C
-gria	P
-grid	K
-grie	[
-grif	C
-gril	L
-grim	W
-grin	W
-grip	G
-gris	[
-grit	P
-griz	G
-groc	K
-gron	C
-groo	L
-gros	[
-grou	E
-grow	Q
-grud	[
-grum	T
-grup	[
-gría	Z
-gsho	L
-gsli	F
-gspa	C
-gsto	D
-gt":	C
-gt;h	F
-gthe	U
-gths	C
-gton	C
-guac	C
-guad	I
-guag	K
-guaj	V
-gual	N
-guam	C
-guan	[
-guap	D
-guar	U
-guas	U
-guay	C
-guda	C
-gue:	[
-guem	C
-guen	V
-guer	[
-gues	P
-guet	V
-guid	P
-guie	[
-guig	C
-guij	[
-guil	V
-guim	C
-guin	C
-guir	N
-guis	Z
-guit	C
-guió	R
-guja	Y
-guje	C
-gula	L
-gulf	J
-gull	X
-gulo	C
-gume	[
-gumm	C
-guna	C
-gund	U
-guno	Y
-guns	C
-gunt	G
-gupp	C
-gura	G
-gurd	C
-guri	L
-guro	N
-gurt	C
-guru	C
-gusa	S
-guso	C
-gust	X
-guys	C
-guía	V
-guíe	R
-gv80	C
-gvsb	I
-gwar	C
-gwor	C
-gxcq	M
-gyno	C
-gypt	P
-gáis	[
-gála	U
-géli	U
-géne	[
-géni	[
-gía?	P
-gías	X
-gólg	T
-güen	X
-h00a	L
-h1>h	E
-h84@	L
-h?q=	M
-h?v=	M
-h_k@	J
-ha's	[
-hab?	S
-haba	P
-habb	H
-habe	C
-habh	C
-habi	K
-habl	Z
-habr	[
-habí	Y
-hace	D
-hach	[
-haci	C
-hack	Q
-hacé	V
-hací	[
-hada	P
-hadd	[
-hade	Q
-hadi	C
-hadn	W
-hado	G
-hadr	C
-hads	C
-hael	J
-haes	F
-haeu	[
-haff	[
-haga	T
-hage	V
-hagg	R
-hago	L
-hah'	T
-haha	C
-haik	C
-hail	H
-hain	C
-hair	Q
-hait	G
-haje	G
-hajj	K
-hake	H
-haki	C
-hakr	N
-hala	E
-hald	Y
-hale	N
-half	D
-hali	G
-hall	S
-halo	K
-halt	Z
-halv	C
-ham'	Y
-ham,	P
-ham?	R
-hama	[
-hamb	[
-hame	[
-hami	[
-haml	C
-hamm	C
-hamo	R
-hamp	C
-hams	C
-han'	W
-han:	[
-han?	T
-hana	[
-hand	U
-hane	U
-hang	P
-hani	P
-hank	H
-hann	C
-hano	C
-hans	E
-hant	S
-hanu	Y
-hany	[
-haná	[
-haos	F
-hapa	S
-hape	C
-haph	[
-happ	[
-haps	K
-hapt	J
-har'	S
-har:	S
-hara	J
-harb	H
-harc	C
-hard	M
-hare	C
-harg	M
-hari	[
-hark	H
-harl	F
-harm	[
-haro	[
-harp	S
-harr	C
-hars	[
-hart	C
-harv	[
-harz	F
-hará	X
-haré	V
-has?	V
-hasb	C
-hasd	C
-hase	C
-hasi	U
-hast	H
-hasu	U
-hat'	C
-hatb	[
-hatc	C
-hate	[
-hatg	E
-hath	[
-hatr	I
-hats	E
-hatu	D
-hauc	C
-haue	F
-haun	C
-haus	W
-haut	F
-have	T
-havi	I
-havo	V
-hawk	D
-haws	C
-haya	T
-hayd	C
-haza	H
-hazi	W
-hazl	Q
-hazm	C
-hazo	W
-hazz	W
-hazó	T
-hba1	C
-hbed	V
-hbnj	C
-hboa	C
-hbor	[
-hbos	T
-hbou	N
-hbox	N
-hcah	C
-hcar	F
-hcra	[
-hday	U
-hdfg	D
-hdhd	C
-hdjd	C
-hdmi	C
-hduk	E
-head	L
-heal	[
-heap	C
-hear	[
-heas	C
-heat	C
-heav	V
-heba	[
-hebe	X
-hebr	[
-hebu	V
-hece	D
-hech	[
-heci	W
-heck	C
-hect	C
-hecy	[
-hedd	C
-hede	Y
-hedg	C
-hedr	V
-hedu	C
-heek	[
-heel	C
-heep	U
-heer	F
-hees	C
-heet	C
-heft	[
-hegu	K
-heic	E
-heif	[
-heig	C
-heim	C
-hein	C
-heir	V
-heis	[
-heit	D
-heke	[
-hel'	X
-hel?	Y
-held	[
-hele	M
-helf	C
-heli	U
-hell	C
-helm	I
-helo	H
-help	[
-hels	C
-helv	C
-hema	[
-heme	I
-hemi	C
-hemo	[
-hems	X
-hemy	[
-hemá	X
-hemí	U
-hen'	V
-hen?	P
-hena	T
-heng	I
-henn	Z
-henr	C
-hens	W
-hent	F
-heol	[
-heop	Z
-heor	C
-heph	N
-hequ	C
-her'	J
-her,	R
-her-	[
-her?	[
-hera	C
-herb	C
-herd	N
-here	G
-heri	D
-herj	K
-herl	R
-herm	W
-hern	L
-hero	[
-herr	[
-hers	[
-hert	J
-heru	[
-hes;	Q
-hes?	Z
-hesd	X
-hese	X
-hesi	C
-hess	D
-hest	C
-hesu	U
-het?	W
-hete	Z
-heth	[
-heti	C
-hets	[
-heun	C
-hevi	I
-hewi	C
-hews	C
-hexa	C
-heze	[
-hfgh	C
-hfjk	C
-hful	H
-hgfh	C
-hghg	C
-hgjh	D
-hhgg	C
-hhhg	C
-hhhh	C
-hi&l	F
-hi')	E
-hian	G
-hias	[
-hiat	[
-hiba	C
-hibb	Z
-hibe	C
-hibi	S
-hibl	C
-hibo	[
-hicc	C
-hice	[
-hich	C
-hici	X
-hick	C
-hico	[
-hics	Q
-hidd	D
-hide	[
-hidi	W
-hids	C
-hief	W
-hiel	F
-hier	C
-hies	C
-hiev	[
-hift	N
-higa	C
-high	K
-higo	[
-higu	[
-hija	Y
-hijo	W
-hike	C
-hiki	L
-hild	[
-hile	M
-hili	R
-hill	C
-hilu	Y
-him?	X
-hima	C
-hime	[
-himn	R
-hims	Y
-hina	C
-hind	E
-hine	C
-hing	Y
-hini	X
-hink	S
-hinn	L
-hint	C
-hion	L
-hiop	[
-hior	[
-hip;	[
-hip?	[
-hipe	S
-hipo	D
-hipp	T
-hipr	W
-hips	C
-hipw	[
-hipó	V
-hiqu	[
-hira	[
-hird	X
-hire	C
-hiri	K
-hirl	E
-hirs	Y
-hirt	R
-his:	C
-hise	C
-hish	[
-hisk	C
-hism	Q
-hiso	T
-hisp	R
-hist	D
-hitb	C
-hite	T
-hith	T
-hiti	Z
-hits	C
-hitt	L
-hive	C
-hivo	N
-hiya	C
-hize	W
-hizo	[
-hjkg	C
-hjkl	C
-hjon	C
-hlbe	C
-hleh	M
-hles	[
-hlet	T
-hley	C
-hlia	C
-hlig	H
-hlon	F
-hloo	G
-hlor	C
-hm's	C
-hmae	Z
-hman	[
-hmap	E
-hmen	[
-hmer	C
-hmod	C
-hmrc	G
-hn's	C
-hn.s	L
-hn@e	H
-hnag	D
-hnem	C
-hnes	S
-hnic	I
-hniq	C
-hnny	C
-hnol	[
-hnso	C
-hnst	D
-ho's	C
-hoah	R
-hoam	C
-hoar	[
-hoax	C
-hobb	C
-hobi	[
-hobo	W
-hock	J
-hoco	C
-hodi	C
-hodo	T
-hoen	C
-hoes	C
-hoev	W
-hofa	X
-hoga	R
-hogw	C
-hogó	Q
-hoia	Z
-hoic	E
-hoid	C
-hoir	K
-hoja	C
-hoke	C
-hola	C
-hold	C
-hole	C
-holi	Y
-holl	C
-holo	[
-holy	[
-homa	C
-homb	[
-home	L
-homo	R
-hond	I
-hone	E
-hong	T
-honi	P
-hono	[
-honr	X
-hony	C
-hoo.	G
-hood	M
-hoof	W
-hook	P
-hool	S
-hoos	[
-hoot	X
-hoov	E
-hop'	C
-hopa	C
-hope	M
-hoph	U
-hopl	Y
-hopp	X
-hops	R
-hoqu	[
-hor'	K
-hora	C
-horc	J
-hord	C
-hore	V
-hori	Z
-horm	[
-horn	M
-horo	D
-horr	[
-hors	I
-hort	M
-horu	X
-horó	X
-hos?	P
-hosa	[
-hose	Z
-hosh	[
-hoso	[
-hosp	S
-host	C
-hotd	F
-hote	C
-hotg	U
-hoth	X
-hotm	C
-hoto	C
-hots	F
-hott	H
-houg	S
-houl	Y
-houn	C
-hour	E
-hous	Q
-hout	N
-hova	[
-hove	E
-hová	X
-how'	C
-howe	E
-howi	M
-howl	C
-hoy?	T
-hozi	C
-hpas	C
-hpin	D
-hpla	C
-hqua	L
-hrai	[
-hras	C
-hrat	[
-hrea	C
-hree	Z
-href	K
-hrek	C
-hren	L
-hres	I
-hrew	[
-hrib	G
-hrif	C
-hrig	W
-hril	N
-hrim	U
-hrin	R
-hris	X
-hrit	W
-hrod	C
-hrom	C
-hron	T
-hroo	H
-hrop	E
-hrou	S
-hrow	K
-hrub	C
-hsdf	E
-hsem	[
-hshe	[
-hste	C
-htcl	D
-hten	C
-hteo	X
-hter	[
-htfo	C
-htha	[
-htin	[
-htle	C
-htma	N
-html	C
-htmo	I
-htni	T
-htoa	C
-htro	E
-htsa	J
-htsi	C
-http	C
-htze	K
-hua'	Z
-hua?	[
-huan	I
-huaw	F
-hub.	K
-hubo	W
-huck	C
-huds	C
-huel	[
-huer	C
-hues	K
-huev	C
-hufe	C
-huff	C
-huge	X
-hugo	C
-huir	V
-huld	[
-hull	C
-hulu	C
-huma	J
-humb	[
-hume	C
-humi	R
-humm	L
-humo	R
-hump	E
-huna	Z
-hund	[
-hung	M
-hunn	[
-hunt	R
-hur?	M
-hura	L
-hurc	[
-hurg	C
-hurr	[
-hurs	T
-hurt	[
-husb	V
-huse	[
-hush	X
-husk	F
-hutd	I
-huts	Z
-hutt	R
-huye	Q
-huyó	U
-huza	W
-huér	T
-hwas	C
-hway	C
-hweh	V
-hyat	Q
-hybr	C
-hydr	C
-hyme	C
-hypo	[
-hyro	C
-hysi	D
-hyss	[
-hyth	C
-hyun	C
-hábi	X
-hága	Z
-híbe	R
-hóli	U
-i&lt	F
-i')<	G
-i')>	K
-i've	[
-i++)	H
-i-13	C
-i-48	C
-i.e.	E
-i:ld	D
-iaba	T
-iabe	[
-iabi	C
-iabl	H
-iach	X
-iaci	[
-iaco	[
-iada	[
-iado	U
-iage	[
-iagn	[
-iago	J
-iagr	C
-iah'	[
-iah,	Q
-iah?	[
-iaja	S
-iaje	X
-iajo	S
-iaki	V
-iale	[
-iali	[
-ials	S
-ialy	[
-iama	C
-iamb	C
-iame	C
-iami	C
-iamo	D
-iams	C
-ian'	C
-ian.	K
-ian?	S
-iana	C
-ianc	G
-iand	[
-iane	C
-iang	M
-iani	[
-iano	R
-ians	[
-iant	[
-ianz	[
-iao'	C
-iaom	F
-iaph	T
-iar?	R
-iarc	[
-iard	C
-iari	Y
-iarl	R
-iarm	U
-iaro	[
-iars	M
-iary	D
-iará	R
-ias?	[
-iasi	J
-iast	[
-iate	[
-iath	P
-iati	[
-iato	S
-iatr	[
-iatu	T
-iatá	W
-iazg	V
-ib62	C
-ibac	T
-ibah	[
-ibal	Q
-iban	R
-ibat	Z
-ibbe	C
-ibbi	D
-ibbl	C
-ibbo	Z
-ibed	Q
-iben	X
-ibeo	[
-iber	I
-ibes	[
-ibet	C
-ibid	C
-ibie	U
-ibik	C
-ibil	C
-ibio	X
-ibir	[
-ibiz	C
-ibió	Y
-ibla	C
-ible	[
-ibli	Y
-ibon	C
-ibos	[
-ibra	C
-ibre	C
-ibro	[
-ibso	I
-ibuj	C
-ibul	[
-ibun	Y
-ibup	C
-ibus	C
-ibut	C
-ibía	P
-ica'	C
-ica?	S
-icab	Z
-icac	C
-icad	T
-icag	C
-icah	H
-icai	[
-icam	W
-ican	T
-icap	C
-icar	[
-icas	K
-icat	F
-icaz	P
-icaí	[
-icca	C
-icch	E
-iccu	C
-ice,	Z
-ice;	R
-ice?	[
-icea	[
-iceb	S
-iced	D
-icel	F
-icen	M
-iceo	N
-icer	[
-ices	W
-icha	I
-iche	V
-ichi	M
-icho	C
-ichr	[
-icia	N
-icid	[
-icil	C
-icim	R
-icin	P
-icio	[
-icip	C
-icis	K
-icit	R
-iciz	X
-ició	[
-ick'	L
-ick<	K
-icke	C
-ickf	C
-ickh	C
-icki	Y
-ickl	C
-ickn	K
-ickr	C
-icks	R
-icku	I
-icky	K
-icle	J
-icli	C
-iclo	C
-ico?	S
-icod	Z
-icol	[
-icon	U
-icop	N
-icos	U
-icot	[
-icra	E
-icri	W
-icro	C
-icta	[
-icte	D
-icti	E
-ictl	C
-icto	R
-icts	P
-ictu	D
-icul	R
-icus	[
-icut	C
-icía	U
-id's	[
-id(0	I
-ida?	W
-idab	U
-idac	S
-idad	S
-idah	G
-idal	R
-idam	S
-idan	[
-idar	[
-idas	S
-idat	K
-idaz	C
-idbo	C
-idde	T
-iddh	C
-iddl	C
-iddo	[
-ide,	W
-ide;	W
-ide?	G
-idea	C
-ided	[
-ideg	[
-idel	N
-iden	H
-ideo	C
-idep	[
-ider	P
-ides	[
-idew	C
-idge	C
-idia	K
-idic	Z
-idid	[
-idie	S
-idin	[
-idio	C
-idir	L
-idit	C
-idió	W
-idke	Z
-idle	[
-idn'	V
-idni	S
-idnt	[
-ido?	Q
-idoc	C
-idol	[
-idoo	C
-idor	M
-idos	I
-idow	[
-idri	H
-idro	[
-idso	C
-idth	G
-idur	[
-idwi	R
-idón	R
-ie's	H
-ie)>	L
-iebl	[
-iebr	X
-iece	C
-ied?	[
-ieda	[
-iedo	Y
-iedr	X
-iefc	C
-iefs	U
-iege	[
-iego	C
-ieja	[
-ieji	Z
-iejo	N
-iel'	[
-iel?	[
-iela	C
-ield	N
-iele	R
-ielo	R
-iels	C
-ielt	G
-iemb	R
-iemp	S
-ien?	P
-iena	T
-ienc	Y
-iend	X
-iens	Y
-ient	V
-ienv	R
-ienz	U
-iera	[
-ierb	C
-ierc	[
-ierd	C
-iere	S
-ierk	C
-iern	W
-iero	[
-ierr	N
-iers	F
-iert	[
-iery	W
-ies,	R
-ies;	S
-ies?	V
-iese	C
-ieso	T
-iest	U
-ieta	X
-iete	[
-ieth	V
-ietn	C
-ieto	[
-iety	[
-ietz	C
-ieve	Z
-ievi	[
-iewe	D
-iews	C
-iexp	M
-ieza	J
-iezm	[
-iezo	[
-ifar	[
-ife'	[
-ife,	T
-ife?	[
-ifeb	E
-ifec	C
-ifer	M
-ifes	D
-iffe	G
-iffi	U
-iffs	C
-ific	V
-ifie	[
-ifix	[
-ifor	C
-ifos	U
-ifra	R
-ifre	K
-ifs(	G
-ifte	[
-ifth	P
-ifti	T
-ifts	[
-iftu	D
-ifty	[
-ifug	C
-iful	P
-ifun	[
-ifyi	I
-ifás	X
-ifíc	[
-igad	C
-igai	X
-igaj	[
-igal	[
-igam	T
-igan	T
-igar	J
-igas	[
-igat	C
-igby	C
-igen	K
-iger	C
-igge	C
-iggi	C
-iggl	C
-iggy	C
-igh?	C
-igha	C
-ighb	[
-ighe	I
-ighl	E
-ighs	K
-ight	K
-ighw	C
-igib	C
-igid	C
-igie	T
-igil	M
-igin	L
-igio	V
-igir	X
-igit	P
-igió	Y
-igle	[
-igli	C
-iglo	U
-igma	C
-ign;	X
-igna	X
-igne	I
-igni	Y
-ignm	S
-igno	I
-igns	X
-igo?	P
-igos	U
-igra	X
-igre	C
-igri	[
-igro	[
-igsl	F
-igua	Q
-igue	[
-igui	R
-iguo	U
-igur	F
-ihgt	F
-ihil	Z
-ihis	C
-ihon	[
-ihua	Y
-iiii	C
-iiiu	C
-iing	C
-iiti	C
-iiuu	C
-ijab	D
-ijad	Z
-ijah	V
-ijan	U
-ijar	T
-ijas	M
-ijer	C
-ijo?	S
-ijoi	C
-ijon	C
-ijos	Q
-ijot	C
-ijua	V
-ijón	Y
-ikae	C
-ikal	C
-ike?	[
-ikea	C
-iker	C
-ikes	M
-ikhi	C
-ikin	H
-ikip	C
-ikis	C
-ikka	M
-ikla	Z
-ikto	C
-ikud	C
-il's	K
-il.c	C
-il.e	I
-il.y	G
-il@e	L
-ila?	R
-ilac	[
-ilad	G
-ilag	[
-ilah	N
-ilan	C
-ilar	F
-ilas	[
-ilat	[
-ilbo	W
-ilbr	I
-ilbu	I
-ilca	U
-ild'	Q
-ild?	[
-ilda	Y
-ildb	T
-ilde	[
-ildh	U
-ildi	[
-ildl	U
-ildr	W
-ilds	S
-ilea	T
-iled	M
-ilee	[
-ilei	C
-ilem	[
-ilen	[
-ileo	V
-ilep	[
-iler	C
-iles	C
-ilet	V
-ilfs	C
-ilga	Y
-ilgr	T
-ilha	W
-ilia	[
-ilib	C
-ilic	G
-ilid	Q
-ilie	[
-ilig	C
-ilil	C
-ilim	[
-ilin	L
-ilio	[
-ilip	Q
-ilis	[
-ilit	S
-iliz	Q
-ill?	Y
-illa	C
-illb	[
-ille	G
-illi	C
-illn	[
-illo	C
-ills	[
-illu	Q
-illy	C
-illó	S
-ilme	C
-ilmi	C
-ilms	P
-iloh	X
-ilon	R
-iloq	J
-ilor	[
-ilos	C
-ilot	C
-iloé	[
-ilpa	Y
-ilso	C
-ilst	I
-ilte	E
-ilth	S
-ilty	X
-ilur	[
-ilus	[
-iluv	Y
-ilve	X
-ilwi	G
-ily,	Q
-ily?	X
-ilón	T
-im_e	E
-im_s	E
-imac	S
-imad	[
-imae	X
-imag	R
-imal	P
-imar	C
-imat	[
-imbe	C
-imbi	L
-imbl	J
-imbo	[
-imdb	I
-ime?	X
-imei	Q
-imel	Y
-imen	C
-imeo	[
-imer	Z
-imes	Q
-imet	C
-imeó	P
-imia	[
-imic	Z
-imid	V
-imie	S
-imil	I
-imin	L
-imio	[
-imis	R
-imit	C
-imma	X
-imme	W
-immi	C
-immo	I
-immy	F
-imna	S
-imne	H
-imo?	R
-imog	Y
-imon	C
-imos	[
-imot	S
-imov	D
-impa	S
-impi	[
-impl	R
-impo	W
-impr	C
-imps	C
-impu	[
-imri	X
-imro	Z
-imse	Y
-imst	C
-imul	C
-imum	C
-imus	[
-imág	U
-imón	[
-in')	J
-in's	F
-in(s	I
-in-l	[
-inab	W
-inac	[
-inad	I
-inag	[
-inah	[
-inai	C
-inaj	[
-inal	E
-inan	F
-inar	[
-inas	V
-inat	X
-inau	[
-inaí	S
-inba	C
-inbo	[
-inbu	C
-inca	C
-ince	R
-inch	K
-inci	D
-incl	C
-inco	I
-incr	R
-incu	S
-ind,	X
-ind?	X
-inda	C
-inde	C
-indf	[
-indi	C
-indl	D
-indn	W
-indo	F
-indr	C
-inds	S
-indu	L
-indw	C
-indy	I
-ine'	X
-ine,	W
-ine:	S
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
-iner	G
-ines	N
-inet	C
-ineu	D
-inev	[
-iney	[
-infa	[
-infe	C
-infi	Y
-infl	T
-info	C
-infu	Z
-ing'	[
-ing,	[
-ing:	T
-ing;	[
-ing?	[
-ing[	I
-inga	C
-ingb	C
-ingd	S
-inge	C
-ingh	C
-ingi	[
-ingl	C
-ingn	C
-ingo	N
-ingr	C
-ings	L
-ingt	C
-ingu	D
-ingw	C
-ingú	R
-inha	J
-inhe	[
-inho	C
-inia	[
-inic	N
-inie	C
-inim	C
-inin	W
-inio	[
-iniq	Q
-inis	[
-init	D
-iniu	C
-iniv	[
-inja	D
-inje	H
-inju	U
-inke	C
-inki	[
-inkl	N
-inks	T
-inle	K
-inma	Y
-inme	V
-inmi	S
-inmu	X
-inne	G
-inni	M
-inno	Y
-inny	F
-ino?	[
-inoa	E
-inoc	Y
-inoi	C
-inol	C
-inon	C
-inop	K
-inor	Y
-inos	Z
-inot	C
-inou	E
-inpu	C
-inqu	I
-inri	V
-ins,	[
-ins;	S
-ins?	C
-insa	V
-insb	C
-insc	[
-inse	[
-insi	V
-insm	Y
-inso	W
-insp	F
-inst	C
-insu	R
-int(	C
-inta	J
-intb	C
-inte	G
-inth	X
-inti	[
-intl	T
-intm	I
-intr	N
-ints	K
-intu	F
-inum	C
-inun	X
-inus	U
-inut	I
-inux	C
-inva	U
-inve	C
-invi	T
-invo	C
-inwr	C
-inyl	C
-inút	V
-io.h	F
-ioch	[
-iodi	C
-iodo	X
-iogr	C
-iohe	E
-iola	D
-iole	[
-ioli	E
-iolo	C
-ioló	R
-ioma	U
-ioms	E
-ion'	Q
-ion,	[
-ion.	C
-ion:	C
-ion;	[
-ion?	[
-iona	Q
-ione	P
-ioni	Z
-ions	I
-ioné	T
-ionó	U
-iopi	C
-iops	X
-iopu	C
-iopí	U
-ioqu	[
-iore	D
-iorh	L
-iors	L
-ios;	C
-ios?	V
-iosa	[
-iose	C
-iosi	[
-ioso	Z
-iote	L
-ioth	C
-ioti	C
-iots	M
-iott	C
-ioua	C
-ious	S
-ipad	C
-ipaj	C
-ipal	E
-ipas	V
-ipat	C
-ipci	C
-ipe,	M
-iped	C
-ipen	F
-iper	Y
-ipes	C
-ipha	Y
-iphn	D
-ipho	C
-ipic	C
-ipie	C
-ipin	V
-ipio	[
-ipit	C
-ipli	[
-iplo	C
-iply	C
-ipoc	Y
-ipol	L
-ipos	[
-ipot	P
-ippa	U
-ippe	[
-ippi	[
-ippl	Y
-ippo	T
-ipre	X
-ips,	X
-ipse	C
-ipsi	[
-ipst	C
-ipt%	C
-ipt:	F
-ipt>	G
-ipta	I
-ipti	H
-ipto	[
-ipts	Z
-iptu	[
-ipty	C
-ipul	[
-iput	C
-ipwr	[
-ipóc	V
-ique	E
-iqui	J
-ira?	Q
-irab	W
-irac	Y
-irad	D
-iraf	C
-iral	C
-iram	V
-iran	N
-irap	C
-irar	J
-iras	F
-irat	N
-iraz	H
-irbn	D
-ircl	H
-ircr	C
-ircu	I
-irde	C
-irdi	C
-irdr	C
-irds	[
-ire,	V
-ire?	L
-ireb	C
-irec	C
-ired	M
-iref	C
-ireh	S
-irel	C
-irem	D
-iren	[
-ires	C
-irew	C
-irge	[
-irgi	Y
-irgo	C
-iria	[
-irie	C
-irig	Z
-irin	K
-irio	I
-iris	H
-irit	Y
-iriz	F
-irke	M
-irki	C
-irle	J
-irlf	E
-irli	D
-irlo	D
-irls	J
-irlw	[
-irly	S
-irm(	C
-irma	[
-irme	[
-irmi	D
-irna	Y
-iro?	P
-iron	C
-iros	W
-irot	C
-irpl	M
-irpo	C
-irql	E
-irra	[
-irre	C
-irri	[
-irro	[
-irse	[
-irsp	H
-irst	W
-irth	Y
-irti	C
-irts	[
-irtu	[
-irty	W
-irug	U
-irus	[
-iruw	C
-irva	R
-irve	C
-irvi	X
-irvo	[
-irwa	G
-irwe	C
-irwr	J
-irán	Z
-irás	Y
-is".	E
-isaa	W
-isab	K
-isac	[
-isag	Z
-isai	V
-isan	[
-isap	[
-isar	Z
-isas	[
-isaí	[
-isbo	K
-isca	[
-isce	D
-isci	[
-isco	C
-iscr	X
-iscu	V
-iscí	X
-isdo	Z
-ise'	C
-ise?	[
-isea	[
-ised	X
-isee	Z
-isel	D
-isen	W
-iseo	[
-iser	[
-ises	D
-iset	C
-iseñ	C
-isfi	[
-isfr	Z
-isgu	Z
-ish?	[
-isha	Y
-ishb	T
-ishe	T
-ishi	Y
-ishm	[
-ishn	N
-isho	R
-ishw	C
-isia	R
-isib	C
-isie	X
-isin	P
-isio	[
-isis	E
-isit	P
-isió	[
-iske	C
-isky	C
-isla	C
-isle	C
-ism?	[
-isma	[
-isme	Y
-ismo	[
-isn'	I
-isne	C
-isnt	U
-isob	[
-isod	C
-isof	C
-isol	L
-ison	X
-isop	T
-isot	C
-ispe	[
-ispo	[
-ispr	C
-ispu	M
-ispy	L
-isra	[
-isre	C
-issa	H
-isse	R
-issi	J
-isso	C
-issu	Z
-ist'	X
-ist,	U
-ist?	Y
-ista	M
-istc	C
-iste	F
-isti	[
-istl	[
-istm	M
-isto	K
-istr	Q
-ists	X
-istu	C
-isty	C
-istó	R
-isus	T
-isés	Z
-it's	V
-it.c	H
-it.l	E
-ita?	R
-itab	[
-itac	C
-itad	[
-itag	C
-itai	K
-itak	C
-ital	I
-itam	C
-itan	D
-itar	F
-itas	S
-itat	N
-itañ	C
-itbi	E
-itbo	C
-itbu	C
-itby	C
-itca	H
-itch	C
-itco	M
-ite?	[
-itec	C
-ited	C
-itel	C
-item	C
-iten	J
-iter	W
-ites	[
-itfu	Z
-ith'	S
-ith,	[
-ith8	L
-ith?	[
-itha	[
-ithe	[
-ithf	G
-ithi	[
-itho	L
-ithr	N
-iths	Y
-ithu	E
-itia	S
-itib	C
-itic	[
-itie	[
-itin	C
-itio	I
-itiq	C
-itis	L
-itit	Z
-itiv	[
-itiz	[
-itla	J
-itle	C
-itm/	N
-itne	L
-ito?	S
-itoc	C
-itoe	C
-iton	K
-itor	C
-itos	D
-itra	C
-itre	C
-itro	C
-itsa	C
-itse	G
-itsk	C
-itsy	J
-itta	D
-itte	L
-ittg	C
-itti	Q
-ittl	[
-itts	C
-itu?	R
-itua	[
-itud	[
-itui	R
-itun	J
-itur	R
-itus	T
-itut	L
-ituy	C
-ity,	T
-ity?	[
-itze	C
-itzv	V
-iuda	Z
-iudo	T
-iuiu	C
-iums	M
-iunf	N
-iuoi	C
-ius,	V
-ius?	X
-iuuu	C
-iuyt	C
-ivab	S
-ivac	Q
-ivad	F
-ival	G
-ivam	X
-ivar	C
-ivas	Z
-ivat	C
-ive?	T
-ivea	D
-ived	D
-ivel	Q
-iven	H
-iver	J
-ives	Y
-ivia	C
-ivic	I
-ivid	R
-ivie	V
-ivil	R
-ivim	S
-ivin	[
-ivio	[
-ivir	Y
-ivis	K
-ivit	[
-ivió	V
-ivoc	K
-ivor	V
-ivos	T
-ivot	D
-ivía	S
-iwal	C
-ix.c	J
-ixar	L
-ixed	[
-ixel	G
-ixes	C
-ixin	C
-ixio	[
-ixió	P
-ixon	C
-ixot	C
-ixto	L
-ixtu	C
-iyab	C
-izab	D
-izac	C
-izad	V
-izar	[
-izas	V
-izat	[
-izañ	Q
-izco	J
-ized	[
-izen	[
-izer	C
-izes	C
-izin	C
-izon	C
-izop	V
-izos	W
-izpa	[
-izqu	V
-izur	Y
-izza	C
-izzl	G
-izzo	C
-iáco	Y
-iáli	Z
-iást	R
-iátr	Y
-iéne	T
-iérc	X
-iñas	T
-iño?	P
-iñon	R
-iños	Q
-ión?	X
-jaba	V
-jabe	[
-jabo	C
-jack	C
-jaco	Y
-jada	[
-jado	[
-jael	X
-jagu	D
-jah'	U
-jah?	Y
-jail	[
-jaim	C
-jain	C
-jair	[
-jaja	C
-jajs	C
-jaka	C
-jake	C
-jala	T
-jalá	V
-jama	C
-jame	S
-jami	U
-jamo	L
-jamí	V
-jand	[
-jane	J
-jano	Q
-janu	[
-japa	C
-japo	C
-jara	D
-jard	R
-jari	U
-jarl	T
-jarm	Q
-jaro	[
-jars	[
-jará	P
-jaso	W
-jast	[
-jaul	Z
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
-jeci	X
-ject	D
-jedr	C
-jedu	W
-jefa	R
-jefe	W
-jeff	C
-jeft	Y
-jeho	[
-jehu	[
-jehú	Y
-jell	C
-jemp	G
-jenj	U
-jenn	C
-jeno	[
-jeph	X
-jer?	P
-jera	C
-jerc	C
-jere	P
-jeri	Q
-jerj	Z
-jers	C
-jeru	[
-jerí	R
-jess	V
-jesu	[
-jesé	V
-jesú	Z
-jeta	T
-jeth	W
-jeto	I
-jetr	Y
-jewe	C
-jewi	[
-jews	[
-jeza	Z
-jeze	[
-jezr	W
-jhas	C
-jhdf	D
-jhgf	C
-jhgj	D
-jias	M
-jibb	D
-jijo	C
-jill	X
-jime	C
-jimm	F
-jimo	X
-jine	[
-jinj	H
-jire	S
-jita	W
-jito	Z
-jjjj	C
-jkas	C
-jkgh	C
-jkhs	C
-jkl;	C
-jlkj	C
-jndi	D
-joab	[
-joac	W
-joan	C
-joao	C
-joaq	W
-joas	[
-job'	Z
-job?	[
-jobc	L
-jobs	C
-joel	[
-joes	E
-joha	Y
-john	I
-joia	V
-joic	Y
-joij	C
-join	R
-joke	C
-joko	C
-joli	C
-joll	H
-jolo	C
-jona	Z
-jone	C
-jong	C
-joná	[
-jool	E
-jope	Y
-jopp	[
-jord	N
-jore	C
-jori	C
-jorn	[
-jos?	Q
-josa	Y
-jose	X
-josh	Q
-josi	Q
-josu	[
-josé	[
-josí	S
-jota	V
-jote	C
-joth	X
-jove	[
-joyc	C
-joyf	T
-joás	V
-jpmo	D
-jsdh	C
-jsja	C
-jsjs	C
-json	C
-juan	[
-juba	S
-jubi	[
-juda	[
-jude	P
-judi	T
-judy	C
-judá	Z
-judí	Z
-juec	Y
-jueg	G
-juev	[
-juez	[
-juga	C
-jugo	G
-jugu	C
-juic	Z
-jula	C
-juli	C
-july	L
-jump	C
-junc	M
-juni	Q
-junk	X
-juno	C
-junt	[
-jura	V
-jure	X
-juri	Z
-jury	J
-just	V
-juve	S
-juzg	X
-jérc	V
-jñlk	C
-jóve	[
-k.co	C
-k/it	N
-k/sp	I
-k</a	K
-k@ho	J
-kado	G
-kael	C
-kage	C
-kah'	Q
-kaha	C
-kahn	C
-kaho	Z
-kajs	C
-kale	G
-kall	D
-kama	D
-kans	C
-kant	C
-kany	C
-kara	C
-kard	C
-karm	[
-karo	C
-kart	C
-karv	F
-kasd	C
-kate	C
-kati	C
-kats	C
-kbac	C
-kcas	K
-kclo	S
-kdfj	C
-kdjf	C
-ke's	[
-kean	G
-keaw	C
-keba	D
-ked?	[
-keda	U
-kedi	C
-kees	C
-keet	C
-kega	C
-keho	C
-keir	C
-kell	C
-kemo	C
-kemp	D
-kend	C
-kenh	T
-kenn	M
-keno	Q
-kenp	E
-kens	C
-kent	C
-kenu	Z
-kept	[
-kera	C
-kerb	C
-kerm	C
-kerp	C
-kers	X
-kery	H
-kesp	C
-kest	M
-ketb	E
-keto	K
-ketp	D
-kets	C
-kett	C
-keup	U
-kevi	C
-kewa	[
-keyb	C
-keyl	I
-keys	C
-kfas	P
-kfig	[
-kfjh	E
-kfor	C
-kful	[
-kghj	C
-kgro	C
-kham	C
-khan	C
-khea	C
-khis	C
-khou	C
-khsd	C
-kiah	[
-kibi	C
-kick	M
-kidn	R
-kidr	[
-kids	Y
-kie)	L
-kiel	Q
-kier	C
-kies	C
-kiin	C
-kill	W
-kilo	C
-kina	D
-kinc	[
-kind	W
-kine	D
-king	H
-kini	W
-kinn	L
-kins	[
-kipe	C
-kipp	[
-kips	N
-kira	C
-kirk	C
-kirt	M
-kish	N
-kiss	G
-kist	C
-kitc	C
-kite	W
-kitt	F
-kiwi	C
-kjac	L
-kjdf	D
-kjha	C
-kjhd	D
-kjhg	C
-kjlk	C
-kjñl	C
-kkah	[
-kkkk	C
-kkle	W
-kkuk	Y
-kl;j	C
-klac	[
-klah	C
-klan	C
-klar	G
-kleb	K
-klei	C
-kles	C
-klin	W
-klis	C
-klyn	F
-km/s	G
-kmai	[
-kmno	G
-kmon	F
-knam	I
-knea	C
-knee	G
-kner	C
-knes	[
-knew	W
-knif	D
-knig	C
-knit	F
-kniv	M
-knob	C
-knoc	C
-knot	C
-know	[
-knuc	E
-koda	G
-koff	Q
-koin	[
-kong	C
-kora	V
-kore	C
-kosh	P
-kout	C
-kovi	C
-kpic	D
-kpla	[
-kpop	J
-kpot	C
-krai	R
-krak	C
-kram	J
-kras	N
-kreb	E
-kris	C
-krol	C
-kros	G
-krup	U
-ksgi	Y
-ksha	C
-kshe	C
-ksjd	C
-ksla	C
-kson	C
-ksor	C
-ktai	C
-kthr	J
-ktok	C
-ktop	C
-kube	C
-kule	C
-kull	J
-kurs	C
-kwar	K
-kydi	G
-kyli	C
-kyri	C
-kywa	J
-kzal	J
-l.co	C
-l.ex	I
-l.ya	G
-l;jk	C
-l@ex	L
-laad	W
-laam	[
-laba	[
-labe	C
-labi	V
-labl	C
-labo	M
-labr	W
-labs	C
-labu	[
-laca	X
-lace	E
-lach	U
-laci	[
-lack	J
-lacr	C
-lact	W
-lada	[
-ladd	I
-lade	E
-ladi	C
-lado	P
-ladr	Y
-ladu	C
-lady	E
-laga	Z
-lage	G
-lago	[
-lagr	[
-lags	I
-lagu	S
-lah?	Y
-laho	C
-laid	[
-laim	E
-lain	H
-lais	C
-lait	I
-laja	D
-laje	U
-lake	C
-lala	C
-lale	[
-lama	Q
-lamb	C
-lame	N
-lami	C
-lamo	J
-lamp	[
-lams	C
-lamé	S
-lamó	S
-lana	M
-lanc	T
-land	C
-lane	C
-lang	Q
-lank	C
-lann	N
-lano	E
-lanq	S
-lans	[
-lant	C
-lanu	C
-lanz	[
-laod	N
-lapi	[
-lapp	T
-laps	X
-lapt	C
-laqu	T
-lar?	Q
-lara	G
-lare	F
-larg	G
-lari	P
-lark	C
-larl	T
-larm	C
-larn	H
-laro	[
-lars	C
-lary	D
-lará	[
-las?	S
-lasa	C
-lase	R
-lasf	Y
-lash	I
-lasi	C
-lask	C
-lasm	C
-lasp	[
-lasq	C
-lass	K
-last	H
-lata	[
-latb	C
-late	C
-latf	C
-lati	J
-lato	C
-latr	[
-lats	I
-latt	[
-laun	Q
-laur	C
-laus	[
-lava	D
-lave	F
-lavi	F
-lavó	X
-law'	C
-law?	X
-lawa	E
-lawl	S
-lawn	C
-laws	[
-lawy	H
-laxy	C
-laya	H
-layb	D
-laye	C
-layi	[
-layo	W
-lays	C
-laza	G
-laze	G
-lazi	W
-lazo	F
-lazy	[
-laít	T
-lbac	C
-lban	H
-lber	C
-lbor	[
-lboy	C
-lbre	I
-lbum	C
-lbuq	C
-lbur	I
-lbut	J
-lcal	E
-lcan	W
-lcar	C
-lcha	[
-lchi	P
-lcho	S
-lciu	I
-lcoh	Q
-lcol	I
-lcom	[
-lcon	C
-lcor	H
-lcro	Y
-lcul	C
-lcyc	H
-ld")	H
-ld's	Q
-ld</	C
-ldad	[
-ldah	W
-ldap	D
-ldbi	S
-ldea	Z
-ldec	Q
-ldem	K
-lden	[
-ldeo	[
-lder	P
-ldes	C
-ldfi	C
-ldho	U
-ldic	[
-ldie	[
-ldij	Q
-ldin	M
-ldit	[
-ldle	U
-ldly	V
-ldn'	S
-ldne	[
-ldnt	[
-ldon	C
-ldow	C
-ldpl	C
-ldre	W
-ldrá	S
-lds/	K
-ldur	E
-le":	G
-le's	Y
-le.c	C
-le.l	C
-le.n	L
-le.o	F
-le/a	I
-lead	X
-leaf	S
-leag	C
-leah	[
-leak	C
-leal	[
-leam	X
-leap	C
-lear	[
-leas	C
-leat	C
-leav	W
-leaz	[
-leañ	W
-leba	R
-lebe	C
-lebr	J
-lebs	C
-lecc	P
-lece	Q
-lech	[
-leci	[
-lecl	J
-lect	G
-led;	S
-leda	C
-ledg	L
-ledo	H
-leec	[
-leed	C
-leel	Z
-leen	C
-leep	P
-leer	[
-lees	Z
-leet	L
-lefo	C
-left	Q
-lega	L
-lege	I
-legi	[
-lego	F
-legr	U
-legs	I
-legu	[
-legí	U
-legó	[
-lehe	M
-leic	D
-lein	C
-leit	U
-leja	C
-lejo	P
-lejé	P
-leki	W
-lele	C
-lelu	[
-lem;	U
-lem?	[
-lema	M
-leme	C
-lemm	F
-lemo	[
-lems	[
-lemu	T
-lemó	T
-lena	D
-lend	F
-lene	Q
-leng	E
-leni	V
-lenn	X
-lens	C
-lent	[
-lenó	Q
-leof	V
-leon	C
-leop	[
-leos	D
-lepe	[
-leph	C
-lepr	[
-leps	Y
-lept	W
-lequ	C
-ler'	J
-lera	[
-leri	C
-lero	Y
-lers	G
-lert	C
-lery	C
-les'	S
-les,	T
-les.	K
-les?	C
-lesa	C
-lesb	U
-lesc	V
-lese	D
-lesh	[
-lesi	[
-lesm	C
-lesp	C
-less	[
-lest	C
-lesu	C
-let'	C
-leta	M
-letc	C
-lete	C
-leth	[
-letm	C
-letr	C
-lets	W
-lett	H
-letu	[
-leva	N
-leve	C
-levi	W
-levy	C
-levá	[
-leví	[
-levó	S
-lewi	C
-lexa	C
-lexb	I
-lexi	W
-leye	[
-leza	[
-leña	W
-león	[
-lf-c	T
-lf-h	T
-lfar	Z
-lfer	C
-lfie	W
-lfil	[
-lfis	[
-lfre	C
-lfri	E
-lfti	D
-lfwa	J
-lgad	T
-lgal	Y
-lgar	M
-lgas	D
-lgat	Z
-lgec	I
-lgen	[
-lgia	[
-lgon	C
-lgot	[
-lgre	D
-lgri	T
-lgue	C
-lgui	[
-lgun	E
-lhae	F
-lhos	G
-li's	Q
-lia?	T
-liab	G
-liah	V
-lial	[
-liam	C
-lian	C
-liar	[
-lias	[
-liat	[
-liba	[
-libb	C
-libe	C
-libr	U
-libu	C
-lica	K
-lice	J
-lich	C
-lici	C
-lick	C
-lico	J
-lics	[
-lict	[
-licu	C
-licy	C
-licí	U
-lida	S
-lide	[
-lidi	[
-lidl	C
-lido	[
-lie'	H
-lie?	R
-lied	[
-lief	S
-liel	V
-lien	M
-lier	C
-lies	[
-liet	C
-liev	[
-liex	M
-life	Z
-liff	U
-lifi	[
-lifo	C
-lift	C
-lify	C
-liga	C
-lige	F
-ligh	C
-ligi	P
-ligm	C
-lign	K
-ligo	S
-ligr	W
-lihg	F
-lihu	Z
-lija	U
-like	[
-liku	C
-lila	R
-lile	[
-lili	Z
-lill	C
-lilo	J
-lily	C
-lima	C
-limb	[
-lime	C
-limi	D
-limo	C
-limp	[
-lina	P
-linc	E
-lind	M
-line	C
-ling	U
-lini	[
-link	C
-lino	[
-lins	F
-lint	H
-linu	C
-lio?	V
-lion	Q
-lioq	[
-lios	T
-liot	C
-liou	[
-lipe	[
-liph	V
-lipo	I
-lipp	[
-lips	H
-liqu	E
-liri	C
-lirt	V
-lisa	U
-lisb	C
-lise	C
-lish	P
-lisi	D
-lisl	C
-lism	[
-list	C
-lita	[
-lite	F
-lith	Z
-liti	[
-lito	[
-litr	C
-lits	[
-litt	V
-lius	C
-liva	C
-live	M
-livi	M
-livo	R
-lix.	J
-liza	T
-lize	M
-lizo	I
-lizz	L
-lión	W
-lkad	G
-lkba	C
-lkdf	C
-lked	[
-lkee	C
-lker	P
-lkin	N
-lkjh	C
-lkjl	C
-lkjñ	C
-lkla	C
-lkne	C
-lksj	C
-lkth	C
-lkyr	C
-ll's	L
-lla?	[
-llab	[
-llad	U
-llag	[
-llai	C
-llaj	U
-llam	U
-llan	F
-llar	J
-llas	C
-llat	C
-llav	W
-llax	D
-llaz	C
-llba	C
-llbo	M
-lldo	C
-llea	[
-llec	Z
-lled	V
-lleg	R
-llej	C
-llel	E
-llen	[
-ller	C
-lles	C
-llet	C
-llev	[
-lley	H
-llez	[
-llfi	Z
-llia	C
-llic	C
-llid	[
-llie	G
-llig	C
-llin	N
-llio	C
-llip	L
-llit	C
-lliv	C
-lliz	[
-llne	[
-llo"	I
-llo<	E
-lloc	C
-llof	C
-llog	C
-llon	J
-lloo	C
-llor	W
-llos	W
-llot	E
-llou	C
-llov	C
-llow	I
-llpa	C
-llpo	[
-llqu	C
-llsh	C
-llst	[
-llue	[
-llum	W
-llus	M
-lluv	H
-llyf	C
-llyi	[
-llyw	D
-llám	Z
-lma?	X
-lmag	C
-lman	R
-lmao	C
-lmar	C
-lmas	Z
-lmed	E
-lmei	C
-lmen	M
-lmer	C
-lmet	C
-lmig	Q
-lmin	C
-lmon	C
-lmos	[
-lmsg	S
-lmud	[
-lmán	R
-ln("	H
-ln(2	H
-lner	C
-lnes	[
-lo")	I
-lo</	E
-load	C
-loaf	L
-loak	[
-loan	J
-loat	M
-loav	[
-loba	D
-lobb	C
-lobo	[
-loca	C
-loci	C
-lock	C
-loco	[
-locu	Z
-lode	N
-lodo	C
-lofe	[
-lofr	C
-loft	C
-log(	K
-loga	C
-logi	C
-logo	U
-logr	[
-logy	J
-logí	[
-lohi	[
-loin	G
-loit	G
-loje	Q
-lojo	[
-loke	L
-lola	W
-lolo	Z
-lom?	T
-loma	K
-lomb	C
-lome	[
-lomo	[
-lomé	[
-lomó	[
-lon'	T
-lon;	R
-lona	C
-lonc	C
-lond	C
-lone	Y
-loni	[
-lonk	C
-lonm	C
-lood	P
-look	M
-loom	[
-loon	C
-loop	C
-loor	C
-loos	R
-loot	C
-lope	C
-lops	G
-loqu	D
-lor?	R
-lord	[
-lore	I
-lori	C
-loro	[
-lorp	C
-lors	[
-lory	[
-loró	U
-los?	Q
-losa	[
-lose	Q
-losi	M
-loso	C
-loss	Z
-lost	R
-losu	I
-lot'	Y
-lot?	V
-lota	W
-lote	C
-loth	S
-lotl	C
-loto	E
-lots	[
-lott	C
-loub	C
-loud	V
-loui	C
-loum	C
-loun	C
-lour	C
-lous	[
-love	S
-lovi	[
-lovo	C
-lovs	H
-lowa	C
-lowe	P
-lowi	[
-lown	C
-lows	[
-lox.	F
-loya	[
-loye	C
-loyi	S
-loym	L
-lp1f	G
-lpab	Q
-lpan	Q
-lpap	C
-lpar	Q
-lpas	T
-lpea	X
-lper	[
-lpha	C
-lphi	K
-lphu	C
-lpin	U
-lplu	N
-lpoi	H
-lpol	C
-lqua	C
-lqui	S
-lrea	Q
-lred	R
-lrus	R
-ls"-	E
-lsad	C
-lsam	U
-lsar	[
-lsas	[
-lse'	Q
-lsea	C
-lsel	Q
-lshi	C
-lsio	K
-lsiu	E
-lskd	C
-lsom	V
-lson	C
-lsos	[
-lsou	D
-lsti	I
-lsto	Z
-lt;/	F
-lt;b	F
-ltad	C
-ltag	C
-ltam	Y
-ltan	M
-ltar	Z
-ltas	L
-lted	[
-lten	R
-lter	P
-lthy	U
-ltic	C
-ltie	K
-ltim	K
-ltin	G
-ltip	N
-ltit	C
-lton	C
-ltos	U
-ltra	[
-ltur	R
-ltís	U
-lubb	E
-lubc	F
-lubm	E
-luca	[
-luce	[
-luch	Y
-luci	C
-luck	J
-luco	C
-lucy	C
-luda	W
-lude	V
-ludo	X
-lue:	M
-lueg	C
-luen	[
-lues	X
-luet	C
-luev	X
-luey	C
-luft	C
-luga	[
-lugg	C
-lugs	C
-luid	C
-luis	C
-luja	Z
-lujo	Y
-luju	Q
-luke	Q
-lula	I
-lule	I
-lulu	I
-luma	C
-lumb	[
-lume	H
-lumi	C
-luna	L
-lunc	G
-lune	[
-lunt	[
-lupe	I
-lura	C
-lurb	C
-lure	[
-lurr	Y
-lush	F
-lusi	C
-lust	[
-lutc	C
-lute	C
-luth	C
-luti	[
-luto	S
-lutt	[
-luvi	L
-luxu	[
-luya	Z
-luz?	P
-lvac	Y
-lvad	I
-lvag	C
-lvan	C
-lvar	[
-lvat	[
-lved	V
-lvem	P
-lven	Y
-lver	N
-lves	U
-lvia	C
-lvid	G
-lvin	N
-lvio	X
-lvió	W
-lvo?	R
-lvos	S
-lwar	C
-lway	V
-lwin	T
-ly/3	E
-lyce	I
-lydi	[
-lyfa	H
-lyfi	C
-lyga	X
-lyhe	C
-lyin	[
-lyle	C
-lymp	C
-lync	C
-lyon	Z
-lyph	C
-lyps	T
-lyre	H
-lyri	C
-lyro	C
-lyst	K
-lyti	E
-lywe	Y
-lywo	C
-lyze	Z
-lzad	Z
-lzeb	Z
-lzhe	[
-lágr	U
-lámp	[
-láza	Y
-léfo	W
-légr	[
-lén?	S
-lés?	C
-lías	[
-líba	Y
-lícu	[
-líde	[
-lími	[
-líne	W
-líti	[
-lógi	X
-lón?	P
-lóni	W
-m","	G
-m"><	L
-m(1)	C
-m.ou	H
-m/12	N
-m/@s	C
-m/r/	H
-m/se	M
-m/sh	G
-m/sp	N
-m/te	K
-m/to	K
-m/tv	J
-m/wa	M
-m_en	E
-m_st	E
-maba	[
-mabl	V
-maca	L
-macb	C
-macc	[
-mace	W
-mach	C
-maci	C
-maco	F
-macr	C
-macu	[
-macy	S
-mada	C
-made	T
-madi	T
-madn	C
-mado	H
-madr	L
-madu	[
-mael	[
-maes	Y
-maeu	[
-maga	F
-magd	[
-mage	[
-magh	G
-magi	R
-magn	C
-mago	X
-magr	C
-maha	Q
-mahj	C
-maic	I
-maid	C
-mail	C
-main	L
-majo	Q
-make	I
-maki	[
-mal?	T
-mala	[
-malc	[
-mald	L
-male	M
-mali	[
-mall	C
-malo	R
-mals	[
-malt	V
-malv	[
-malw	C
-mama	C
-mame	[
-mami	W
-mamm	[
-mamo	[
-mamá	[
-man'	Z
-man,	[
-man:	F
-man;	S
-man?	T
-mana	[
-manc	C
-mand	Q
-mane	[
-mang	J
-mani	I
-mann	[
-mano	T
-mans	K
-mant	C
-manu	N
-many	D
-manz	W
-maná	C
-maní	Y
-maoo	C
-map(	G
-mapa	J
-maps	L
-maqu	C
-mar?	S
-mara	Z
-marc	K
-mard	L
-mare	F
-marg	J
-mari	H
-mark	P
-marl	P
-marm	J
-maro	W
-marr	Z
-mars	C
-mart	N
-marv	C
-marx	H
-mary	N
-marz	C
-mará	T
-marí	Z
-mas?	[
-masa	Z
-masc	T
-mash	G
-masi	[
-mask	C
-masl	F
-mast	P
-masu	D
-mata	[
-matc	C
-math	J
-mati	[
-matl	E
-mato	C
-matr	T
-matt	I
-matu	[
-maté	T
-matí	T
-mató	Z
-maus	[
-maxi	C
-maya	C
-mayb	F
-maye	H
-mayf	C
-mayo	T
-mazi	[
-mazo	C
-maña	P
-maño	R
-maús	R
-mb's	G
-mbal	[
-mbap	E
-mbar	[
-mbas	W
-mbat	X
-mbbe	C
-mbec	C
-mbed	U
-mber	D
-mbes	C
-mbia	C
-mbic	C
-mbie	X
-mbil	C
-mbin	F
-mbio	X
-mbit	[
-mbié	[
-mbió	V
-mbla	V
-mble	F
-mbli	[
-mblo	T
-mbly	X
-mbnm	C
-mbol	V
-mbor	N
-mbos	C
-mbou	[
-mbra	M
-mbre	Z
-mbri	H
-mbro	R
-mbry	[
-mbul	S
-mcat	C
-mcca	C
-mcco	C
-mcdo	C
-mcgr	C
-mcis	Y
-mcmx	D
-mcri	H
-md="	E
-me's	K
-me-s	R
-me<|	E
-meal	K
-mean	[
-mear	S
-meas	L
-meat	[
-mebo	P
-mecc	J
-mech	G
-meda	V
-mede	G
-medi	U
-medo	U
-meds	X
-medy	D
-medí	Q
-meek	I
-meet	T
-mega	M
-megi	[
-megr	C
-megu	X
-mein	C
-meir	C
-meja	T
-meji	X
-mejo	R
-mela	C
-melc	[
-mele	[
-meli	C
-mell	D
-melo	W
-melq	Z
-mels	U
-melt	G
-memb	R
-meme	C
-memo	T
-memp	G
-men'	Y
-men,	U
-men;	S
-men?	Y
-mena	[
-menc	[
-mend	E
-mene	R
-meng	Z
-meno	[
-mens	C
-ment	X
-menu	C
-meon	[
-meos	C
-meou	D
-mepa	K
-meph	V
-mepr	C
-mer'	U
-mer?	V
-mera	K
-merc	C
-merd	C
-mere	L
-merg	C
-meri	C
-mero	G
-merr	[
-mers	[
-meré	P
-mes?	Z
-mesa	[
-mesc	P
-mese	K
-mesh	C
-mesi	Z
-meso	C
-mess	G
-mest	N
-mesí	[
-meta	D
-mete	C
-metf	E
-meth	M
-meti	[
-meto	V
-metr	C
-mett	D
-metí	[
-mewo	J
-mexi	C
-meye	C
-mezc	Y
-meón	P
-mfor	S
-mg/d	C
-mgar	[
-mhai	C
-miah	R
-miam	C
-mian	I
-mias	Y
-mica	K
-mice	C
-mich	M
-mici	[
-mico	C
-micr	C
-mics	D
-mida	R
-midd	C
-mide	K
-midi	T
-midn	S
-mido	[
-mids	C
-midw	R
-mied	Y
-miel	[
-miem	R
-mien	[
-mier	C
-mies	X
-mifs	G
-miga	[
-migh	[
-migo	[
-migr	[
-migu	M
-mika	C
-mike	C
-mila	N
-milc	[
-mild	Z
-mile	M
-milf	C
-mili	[
-milk	C
-milo	C
-mily	X
-mimo	S
-min'	E
-mina	[
-minc	C
-mind	S
-mine	X
-ming	F
-mini	C
-minn	G
-mino	S
-mint	[
-minu	J
-minó	F
-miop	C
-miqu	[
-mira	R
-mire	Y
-miri	Y
-mirn	Y
-mirr	[
-miró	P
-misa	[
-misc	W
-mise	[
-mish	C
-misi	[
-mism	Z
-miso	I
-miss	H
-mist	Q
-misu	H
-mita	C
-mite	Y
-mith	C
-miti	[
-mito	C
-mitt	D
-mitz	V
-mium	C
-mixe	[
-mixi	H
-mizp	U
-mkay	C
-mles	X
-mlet	C
-mmac	V
-mmad	C
-mmah	X
-mman	V
-mmar	I
-mmat	[
-mmau	[
-mmed	S
-mmen	P
-mmer	C
-mmie	C
-mmig	[
-mmin	C
-mmis	S
-mmit	T
-mmka	C
-mmmk	C
-mmmm	C
-mmon	S
-mmor	I
-mmun	[
-mmus	C
-mmuz	U
-mnan	X
-mnas	[
-mnbm	C
-mnbv	C
-mned	R
-mnem	E
-mney	H
-mnia	[
-mnip	[
-mnis	W
-mno4	G
-mnon	[
-mnos	Z
-mnón	V
-moab	[
-mobi	C
-moci	[
-mock	Q
-mocl	C
-mocr	Q
-mod:	C
-moda	K
-mode	N
-modi	C
-modo	C
-mods	G
-modu	C
-mody	C
-moge	Y
-mogg	C
-mogé	S
-moha	C
-moho	C
-moir	C
-mois	T
-moji	C
-moke	C
-moki	[
-mola	C
-mold	N
-mole	N
-moli	[
-moly	C
-mom'	S
-mome	K
-momm	W
-moms	W
-mon'	[
-mon?	Q
-mona	C
-mond	G
-mone	P
-mong	T
-moni	U
-monj	M
-monk	C
-mono	C
-mons	[
-mont	N
-mony	[
-monz	I
-moní	T
-mood	K
-moon	G
-moor	C
-mor?	Q
-mora	[
-mord	S
-more	Y
-morg	D
-mori	[
-morm	M
-morn	C
-moro	G
-morr	U
-mors	[
-mort	E
-mory	C
-mos?	[
-mosa	H
-mosc	[
-mose	[
-mosi	L
-mosn	W
-moso	C
-mosq	C
-moss	C
-most	R
-mote	V
-moth	U
-moti	U
-moto	C
-moul	C
-moun	S
-mour	U
-mous	D
-mout	I
-mova	F
-move	G
-movi	C
-mowe	F
-moxi	C
-moza	J
-mpac	N
-mpad	Y
-mpam	U
-mpan	W
-mpar	L
-mpas	[
-mpat	C
-mpañ	[
-mpbe	C
-mped	U
-mpen	C
-mper	C
-mpes	[
-mpet	[
-mpez	[
-mpgr	D
-mpha	[
-mphi	G
-mpho	C
-mpia	J
-mpic	C
-mpie	P
-mpil	C
-mpin	U
-mpio	[
-mpir	C
-mpió	[
-mpki	C
-mpla	N
-mple	I
-mpli	P
-mplo	N
-mply	Q
-mplí	S
-mpol	L
-mpoo	C
-mpor	C
-mpos	H
-mpou	E
-mpre	Q
-mpri	C
-mpro	P
-mpró	T
-mpso	C
-mpst	Z
-mpt.	J
-mpta	L
-mpte	V
-mpti	L
-mpto	F
-mpts	P
-mpty	[
-mpue	[
-mpul	[
-mpun	S
-mpur	[
-mput	H
-mrah	E
-mrbe	C
-mrit	C
-mrod	Z
-msel	[
-msgi	S
-mson	Y
-mste	C
-msto	C
-mstr	J
-msun	C
-mtra	D
-muba	C
-much	R
-muda	S
-mudd	U
-mude	[
-mudo	U
-muel	X
-muer	Z
-mues	Q
-muev	C
-muff	C
-mugl	D
-muha	C
-muje	Y
-mula	C
-mule	[
-mulg	[
-muls	C
-mult	I
-mumf	C
-mumm	C
-mund	U
-muni	[
-muno	C
-mupp	C
-mura	D
-murd	[
-muri	W
-murm	V
-muro	J
-murp	E
-murr	C
-mus?	V
-musc	E
-muse	D
-mush	C
-musi	U
-musk	C
-musl	Y
-must	Y
-musu	T
-muta	G
-mute	C
-mutu	C
-mxci	D
-my.e	L
-mych	C
-myci	I
-myma	H
-myrn	X
-myrr	Q
-myse	[
-mysq	C
-myst	[
-myth	C
-mzn.	C
-mzon	C
-máge	U
-mánd	S
-márt	Z
-máti	U
-médi	[
-méis	Q
-mést	V
-mías	Z
-món?	R
-músi	[
-n("h	H
-n(2x	H
-n(st	I
-n-fa	D
-n-in	U
-n-la	[
-n.co	G
-n.pe	E
-n.sm	L
-n.to	C
-n5wr	C
-n@ex	H
-naam	[
-naba	Z
-nabl	K
-nabo	[
-nabu	W
-nabé	[
-nacc	C
-nace	[
-nach	G
-naci	P
-nack	C
-nacl	V
-naco	H
-nacu	T
-nací	X
-nada	H
-nade	S
-nadi	[
-nado	R
-nadr	C
-nael	V
-naeu	[
-nage	T
-nagg	S
-nago	Z
-nagr	C
-nah'	U
-nah?	Y
-naha	[
-nahe	C
-naho	S
-nahu	P
-nahú	Z
-nai?	[
-naid	I
-nail	I
-nair	C
-nais	H
-naje	C
-naks	C
-nal?	Q
-nald	C
-nale	C
-nalg	W
-nali	C
-nall	[
-nalo	S
-nals	Q
-nalt	L
-naly	C
-name	C
-nami	D
-namm	Z
-namo	[
-namu	C
-nana	C
-nanc	U
-nand	C
-nane	Y
-nani	[
-nann	T
-nans	Q
-nant	T
-nanz	C
-naní	T
-naom	S
-napc	E
-napo	C
-napp	C
-napr	L
-naqu	Z
-nara	C
-narc	N
-nard	C
-narf	C
-nari	[
-narm	Q
-naro	E
-narr	T
-nars	[
-nary	Y
-nará	S
-naré	R
-nas?	T
-nasd	C
-nase	U
-nasi	[
-nass	Z
-nast	L
-nasé	W
-nata	M
-nate	C
-nath	[
-nati	S
-nato	E
-natu	K
-natá	W
-nauf	Q
-naug	C
-naum	[
-nava	C
-nave	U
-navi	U
-navr	L
-navy	C
-nawa	[
-naza	Q
-nazi	[
-naán	Y
-naín	P
-naúm	X
-nbal	X
-nbap	R
-nbas	C
-nbau	C
-nbel	T
-nber	M
-nblo	C
-nbmn	C
-nbor	G
-nbow	[
-nbur	C
-nbvc	C
-ncaj	V
-ncak	C
-ncan	C
-ncar	[
-ncas	W
-nce,	T
-nce?	V
-ncea	[
-nced	[
-ncei	Y
-ncel	C
-ncem	D
-ncen	W
-ncep	J
-ncer	V
-nces	[
-ncha	M
-nchb	N
-nche	C
-nchi	T
-ncho	W
-nchs	C
-nchu	C
-ncia	R
-ncid	[
-ncie	F
-ncil	L
-ncin	F
-ncio	C
-ncip	K
-ncis	V
-ncit	V
-nció	[
-ncle	[
-ncli	S
-nclo	C
-nclu	C
-ncol	C
-ncon	[
-ncor	V
-ncos	Z
-ncra	D
-ncre	C
-ncré	V
-ncti	J
-nctu	[
-ncub	Z
-ncue	D
-ncun	C
-ncur	S
-nd's	C
-nda?	C
-ndab	C
-ndac	[
-ndad	F
-ndai	C
-ndal	C
-ndam	[
-ndan	[
-ndar	D
-ndas	M
-ndat	D
-nday	T
-ndch	U
-ndec	[
-nded	[
-ndee	M
-ndef	C
-ndel	U
-ndem	[
-nden	Q
-ndep	C
-nder	L
-ndes	D
-ndex	C
-ndfa	[
-ndfu	X
-ndho	E
-ndi:	D
-ndia	C
-ndic	Q
-ndid	Z
-ndie	K
-ndig	[
-ndil	W
-ndim	S
-ndin	C
-ndio	Z
-ndir	V
-ndit	[
-ndix	C
-ndió	[
-ndki	V
-ndle	E
-ndli	K
-ndlo	R
-ndly	H
-ndme	[
-ndmo	W
-ndne	W
-ndo"	H
-ndo?	S
-ndoc	[
-ndol	C
-ndom	W
-ndon	C
-ndor	Q
-ndos	C
-ndot	C
-ndow	C
-ndpa	[
-ndra	V
-ndre	C
-ndri	C
-ndro	C
-ndrá	X
-ndré	[
-ndrí	W
-nds,	U
-nds?	Z
-ndsc	E
-ndsh	T
-ndso	U
-ndtr	C
-nduc	C
-ndue	J
-ndui	C
-ndul	[
-ndur	[
-ndus	S
-ndwe	C
-ndwi	C
-ndyi	C
-nd|>	E
-ndía	S
-ne's	Z
-neac	C
-nead	F
-neag	[
-neak	Z
-neal	V
-neam	C
-nean	C
-neap	H
-near	C
-neas	X
-neat	L
-nebo	W
-nebu	X
-nece	V
-neci	[
-neck	F
-necr	C
-nect	C
-ned,	Y
-ned;	Y
-neda	G
-nedi	V
-nedo	F
-need	P
-neel	T
-neer	[
-nees	U
-neez	C
-nefi	U
-nega	C
-negi	C
-nego	[
-negr	E
-negó	T
-neha	X
-nehe	[
-nehu	X
-neic	C
-neig	[
-neit	[
-neja	U
-nejo	U
-neke	I
-nela	W
-neli	[
-nelo	C
-nels	C
-nely	[
-nema	C
-neme	[
-nemi	[
-nemo	U
-nemp	P
-nemy	Z
-nena	R
-nens	C
-nent	E
-neon	C
-neos	W
-neou	D
-neph	[
-nequ	Z
-ner"	H
-ner'	[
-ner?	V
-nera	N
-nerg	K
-neri	C
-nerl	U
-nero	S
-nerr	U
-ners	L
-nert	C
-nerv	[
-nes,	W
-nes?	[
-nesc	H
-nesd	G
-nese	C
-nesh	C
-nesi	S
-nesk	X
-nesm	C
-neso	J
-ness	[
-nest	[
-neta	[
-nete	[
-netf	C
-netg	I
-neth	C
-neti	C
-neto	C
-nets	M
-nett	H
-netw	C
-nety	S
-neup	D
-neur	[
-neut	C
-neva	F
-neve	Z
-nevo	F
-newa	K
-newe	S
-newl	Z
-news	F
-newt	C
-nexp	M
-next	G
-ney,	T
-ney?	[
-neya	[
-neyc	F
-neyl	C
-neys	Z
-neze	Z
-nezz	W
-nfai	[
-nfal	[
-nfan	[
-nfar	R
-nfel	C
-nfer	U
-nfes	S
-nfia	W
-nfid	[
-nfie	[
-nfig	C
-nfin	F
-nfio	Q
-nfir	U
-nfié	Q
-nfla	D
-nfli	Y
-nflu	[
-nfo(	D
-nfo@	K
-nfol	[
-nfor	D
-nfre	C
-nfri	Q
-nfro	Z
-nful	Z
-nfun	R
-nfus	X
-nfía	P
-nfíe	R
-nfío	P
-ng's	[
-ng[]	I
-ngag	K
-ngal	I
-ngan	Z
-ngap	C
-ngar	C
-ngas	[
-ngañ	[
-ngbi	C
-ngdo	S
-nge(	I
-ngea	M
-ngeb	C
-ngel	T
-ngen	V
-nger	Y
-nges	I
-ngha	C
-ngid	[
-ngin	[
-ngir	Z
-ngió	Q
-ngko	C
-ngla	C
-ngle	C
-ngli	C
-ngly	U
-nglé	F
-ngne	C
-ngo?	V
-ngod	G
-ngol	H
-ngos	Z
-ngra	Z
-ngre	E
-ngry	[
-ngs,	U
-ngs;	U
-ngs?	T
-ngsh	L
-ngsp	C
-ngth	H
-ngto	C
-ngua	N
-ngue	Y
-ngui	C
-ngul	G
-ngun	W
-ngus	Z
-ngwo	C
-ngél	U
-ngún	R
-nhal	J
-nham	C
-nhap	V
-nhau	F
-nhea	U
-nhed	V
-nhei	C
-nher	[
-nhol	C
-nhoo	Q
-nhou	H
-nhub	C
-nia?	R
-niac	U
-niad	T
-niah	[
-nial	[
-nian	S
-nias	[
-niba	Q
-nica	[
-nice	T
-nici	L
-nick	C
-nicl	[
-nico	[
-nics	C
-nicu	W
-nida	U
-nido	J
-nieb	[
-niec	J
-nied	P
-niel	S
-nien	[
-nier	U
-niet	I
-niev	C
-nife	C
-nifi	Y
-nige	T
-nign	S
-nihi	Z
-nija	R
-nike	C
-nill	C
-nima	[
-nime	C
-nimo	I
-nimr	Z
-nimu	C
-nina	[
-nine	W
-ninf	T
-nini	[
-ninj	H
-nins	C
-nint	H
-nio?	R
-nion	U
-nior	U
-nios	[
-niou	G
-nipo	[
-nipu	[
-niqu	H
-nisa	[
-nisc	W
-nish	T
-nism	[
-niso	J
-niss	T
-nist	Y
-nita	[
-nite	C
-niti	C
-nito	Q
-nits	C
-nitt	C
-nitu	H
-nity	X
-nium	C
-nius	Y
-nive	Y
-nixo	C
-niza	[
-nize	V
-niña	[
-niñe	P
-niño	Z
-nión	[
-njam	X
-njec	G
-njer	Z
-njou	C
-njoy	Z
-njug	C
-njur	H
-njus	[
-nked	C
-nkee	C
-nken	P
-nker	C
-nket	C
-nkey	T
-nkfu	[
-nkie	H
-nkin	S
-nkir	C
-nkla	C
-nkle	L
-nkli	W
-nkly	C
-nkno	[
-nkru	U
-nksg	Y
-nlac	C
-nlad	J
-nlan	C
-nlao	C
-nlea	Z
-nles	Q
-nlig	C
-nlim	C
-nlin	P
-nloa	C
-nloc	C
-nlov	[
-nlyf	H
-nmac	U
-nman	C
-nmar	C
-nmat	V
-nmbn	C
-nmen	P
-nmer	Q
-nmig	Y
-nmou	F
-nmun	X
-nna?	Y
-nnac	W
-nnah	[
-nnai	H
-nnan	C
-nnas	X
-nnea	V
-nnec	C
-nned	[
-nnel	C
-nner	J
-nnes	C
-nnet	C
-nnia	[
-nnic	F
-nnie	G
-nnif	C
-nnih	X
-nnin	L
-nnis	C
-nnit	H
-nniu	R
-nniv	[
-nnnn	C
-nnoc	J
-nnon	C
-nnot	[
-nnou	C
-nnoy	T
-nnsy	C
-nnun	V
-no's	D
-noaa	C
-noad	U
-noah	[
-nobl	F
-nobo	[
-noby	E
-noce	T
-noch	T
-noci	W
-nock	C
-nocí	U
-noda	C
-node	C
-noel	R
-noem	V
-nogr	[
-noid	D
-noin	[
-nois	C
-noja	Y
-nojo	V
-nojó	R
-nold	H
-nolo	M
-nomb	K
-nomi	W
-nomy	U
-non-	E
-nona	H
-none	[
-noni	K
-nons	C
-nony	C
-noob	C
-nook	D
-noop	G
-nopa	Y
-nopo	C
-nopr	C
-nora	U
-nore	V
-nori	S
-nork	D
-norm	C
-noro	E
-norr	C
-nors	C
-nort	T
-norw	G
-nos?	T
-nosa	W
-nose	X
-nosi	[
-noso	[
-nosp	[
-nost	[
-nota	C
-note	C
-notf	F
-noth	I
-noti	C
-notr	C
-notw	M
-noug	Y
-noun	C
-nour	[
-nous	H
-nout	[
-nova	H
-nove	X
-novi	W
-nowh	[
-nowi	K
-nowl	W
-nown	[
-nows	Z
-noyi	Q
-nozc	[
-noé?	Q
-nplu	C
-npox	E
-nput	C
-nque	[
-nqui	[
-nrar	V
-nres	C
-nris	U
-nron	C
-nsab	X
-nsac	T
-nsad	[
-nsaj	K
-nsam	U
-nsan	[
-nsar	Z
-nsas	C
-nsat	J
-nsay	C
-nsbu	C
-nsci	[
-nscr	T
-nsec	W
-nsed	[
-nseg	H
-nsej	[
-nsel	[
-nsen	C
-nser	C
-nses	S
-nset	[
-nseñ	[
-nsfe	C
-nsfi	[
-nsfo	P
-nsfu	Z
-nsge	W
-nsgr	[
-nshi	Q
-nsho	Q
-nsib	S
-nsid	Z
-nsie	[
-nsil	C
-nsin	Y
-nsio	D
-nsis	V
-nsiv	[
-nsió	U
-nsla	C
-nsli	C
-nsma	Y
-nso?	T
-nsol	P
-nsom	[
-nson	C
-nsoo	C
-nsop	T
-nsor	X
-nsos	S
-nspe	C
-nspi	[
-nspl	[
-nspo	C
-nst]	C
-nsta	C
-nste	C
-nsti	G
-nsto	C
-nstr	G
-nsua	R
-nsub	H
-nsue	[
-nsul	U
-nsum	[
-nsur	F
-nsus	Y
-nswe	J
-nsyl	C
-nséñ	W
-nsón	X
-nt":	G
-nt's	Y
-nt("	D
-nt(*	K
-nt(i	I
-nt.c	L
-nta?	U
-ntab	G
-ntac	C
-ntad	[
-ntag	C
-ntai	S
-ntaj	T
-ntal	C
-ntam	C
-ntan	U
-ntar	H
-ntas	M
-ntat	W
-ntañ	V
-ntba	C
-ntdo	C
-nte?	S
-ntec	[
-nted	P
-ntee	[
-nteg	C
-ntej	H
-ntel	[
-ntem	U
-nten	R
-ntep	[
-nter	C
-ntes	Q
-nthe	F
-nthi	Q
-nthl	D
-ntho	J
-nthr	E
-nths	[
-ntia	G
-ntib	C
-ntic	T
-ntid	[
-ntie	P
-ntif	Y
-ntig	W
-ntih	C
-ntil	Z
-ntim	C
-ntin	[
-ntio	W
-ntip	E
-ntir	[
-ntis	C
-ntió	T
-ntle	[
-ntln	H
-ntly	[
-ntma	[
-ntme	R
-nto?	Z
-ntol	C
-ntom	C
-nton	D
-ntor	[
-ntos	S
-ntou	F
-ntra	C
-ntre	T
-ntri	C
-ntro	[
-ntru	[
-ntry	E
-ntré	[
-ntró	[
-nts'	V
-nts,	S
-nts;	V
-nts?	[
-ntua	Z
-ntuc	C
-ntud	S
-ntur	[
-nty-	Y
-ntán	R
-ntía	U
-ntís	Z
-nube	L
-nuch	Z
-nuck	E
-nucl	[
-nuco	X
-nuda	C
-nude	N
-nudi	H
-nudo	N
-nuel	V
-nuer	V
-nues	[
-nuev	T
-nufa	C
-nukk	[
-null	C
-numa	I
-numb	H
-nume	C
-nump	C
-nun'	C
-nunc	N
-nund	X
-nuns	Y
-nurs	P
-nuse	D
-nute	M
-nuti	I
-nutm	C
-nuto	J
-nutr	C
-nuts	C
-nvej	P
-nven	C
-nver	I
-nves	E
-nvex	H
-nvia	T
-nvid	C
-nvie	S
-nvin	C
-nvir	Z
-nvis	[
-nvit	S
-nviu	T
-nvnv	C
-nvoc	Q
-nvoi	C
-nvoy	W
-nvul	W
-nvía	T
-nw-2	L
-nwal	C
-nwbk	E
-nwor	W
-nwri	C
-nxie	[
-nxio	V
-nybo	E
-nyde	C
-nymo	[
-nymp	Y
-nyon	D
-nyth	W
-nywh	L
-nzan	N
-nzar	T
-nzas	[
-nzos	S
-nzym	F
-nácu	V
-nás?	W
-nían	S
-nías	[
-níni	V
-nóni	Y
-nóst	W
-núme	[
-núti	V
-o");	H
-o();	D
-o-op	D
-o.co	G
-o.uk	C
-o</h	E
-o@ex	K
-oab'	S
-oab?	S
-oabi	V
-oach	M
-oad=	C
-oadb	C
-oade	C
-oadi	C
-oado	C
-oads	[
-oadw	H
-oah'	[
-oah?	Q
-oaha	R
-oahs	Y
-oaki	C
-oalk	C
-oals	C
-oam'	W
-oam?	Z
-oame	I
-oami	C
-oans	M
-oaqu	W
-oard	E
-oari	H
-oash	[
-oasi	J
-oast	C
-oath	[
-oati	E
-oats	U
-oave	[
-ob's	[
-obab	F
-obac	L
-obag	H
-obai	C
-obal	D
-obam	C
-oban	C
-obar	[
-obat	C
-obbe	V
-obbi	C
-obbl	C
-obby	C
-obce	L
-obed	[
-ober	W
-obes	U
-obey	Z
-obia	[
-obie	[
-obil	C
-obin	C
-obis	Q
-obit	[
-obje	Q
-obla	F
-oble	T
-obli	Y
-oblo	C
-oboa	[
-obod	[
-oboo	I
-obor	U
-obos	[
-obot	C
-obra	M
-obre	V
-obri	[
-obse	[
-obus	C
-obux	E
-obyl	E
-obía	T
-ocab	J
-ocac	Q
-ocad	C
-ocai	Y
-ocal	U
-ocan	S
-ocar	J
-ocas	S
-ocat	C
-ocau	[
-occa	C
-ocea	C
-oced	S
-ocen	P
-ocer	Q
-oces	I
-och,	Q
-oche	G
-ochi	J
-ochu	Z
-ocia	[
-ocid	C
-ocie	Y
-ocim	Q
-ocin	C
-ocio	[
-ocit	C
-oció	Q
-ock,	U
-ocka	C
-ocke	C
-ockf	[
-ocki	C
-ockp	D
-ocks	N
-ockt	C
-ocla	J
-ocod	G
-ocol	C
-ocon	N
-ocor	G
-ocos	Z
-ocra	U
-ocre	D
-ocri	V
-ocry	W
-ocs.	N
-octo	M
-octr	W
-octu	C
-ocul	C
-ocum	C
-ocup	[
-ocur	T
-ocus	W
-ocía	S
-ocío	R
-od's	[
-od-b	Q
-odac	S
-odad	C
-odal	D
-odan	G
-odar	D
-odas	S
-odat	C
-odav	[
-oday	C
-odby	[
-odca	C
-odch	C
-odde	C
-oddl	X
-odds	C
-ode_	G
-oded	M
-odei	L
-odel	D
-odem	[
-oder	X
-odes	W
-odfa	C
-odfr	H
-odge	C
-odia	[
-odic	V
-odie	C
-odig	C
-odil	G
-odin	C
-odio	R
-odis	L
-odit	T
-odiu	C
-odiv	L
-odli	W
-odly	[
-odma	C
-odmo	P
-odo?	U
-odom	[
-odon	C
-odop	P
-odor	P
-odos	[
-odox	[
-odpa	[
-odre	Y
-odri	V
-odrá	V
-odsw	H
-oduc	L
-odul	C
-odus	H
-ody,	[
-odyn	C
-odys	G
-odzi	C
-odéi	Q
-odía	T
-oefl	G
-oein	C
-oel?	R
-oema	C
-oemí	V
-oeni	C
-oesn	[
-oest	[
-oeti	C
-oetr	X
-oeve	W
-ofar	Y
-ofec	Z
-ofen	C
-ofer	T
-ofes	S
-ofet	[
-offe	X
-offi	J
-offl	C
-offs	N
-ofic	[
-ofil	P
-ofin	I
-ofir	W
-ofit	T
-ofix	C
-ofon	W
-ofre	R
-ofst	C
-oft?	C
-ofte	C
-ofto	L
-oftw	S
-ofá?	C
-og(u	K
-ogad	C
-ogal	S
-ogan	H
-ogar	S
-ogas	Z
-oge'	D
-ogec	C
-ogen	C
-oger	Z
-oget	Q
-oggi	C
-oggl	G
-ogia	[
-ogic	C
-ogid	X
-ogie	C
-ogin	C
-ogis	C
-ogiz	[
-ogió	Q
-ogle	C
-ogly	C
-ogma	K
-ogni	[
-ogos	[
-ogot	C
-ogra	C
-ogre	R
-ogro	[
-ogré	R
-ogue	T
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
-ohea	E
-ohem	I
-ohib	S
-ohim	[
-ohio	C
-ohm'	C
-ohms	D
-ohn'	C
-ohn.	L
-ohn@	H
-ohnn	C
-ohns	D
-ohol	T
-ohíb	R
-ohól	U
-oiac	X
-oiad	W
-oiak	S
-oice	C
-oici	G
-oid(	I
-oido	U
-oids	Z
-oiga	V
-oijo	C
-oile	C
-oili	R
-oils	[
-oily	C
-oinb	C
-oinc	R
-oine	E
-oing	U
-oino	[
-oins	V
-oint	P
-oiri	Z
-oiru	C
-oirw	C
-oise	F
-oiso	M
-oiss	F
-oist	C
-oisy	U
-oisé	Z
-oitt	C
-oiuo	C
-oiuy	C
-ojad	X
-ojal	Y
-ojan	C
-ojar	S
-ojas	C
-ojec	J
-ojer	K
-ojis	C
-ojo?	P
-ojos	M
-ojue	[
-ok.c	C
-okay	[
-okca	K
-oked	[
-okem	C
-oken	R
-oker	C
-okes	D
-okey	C
-okie	C
-okin	Q
-okla	C
-okly	F
-okmo	F
-okov	C
-okup	C
-okyo	H
-okza	J
-ol's	U
-olac	R
-olad	[
-olai	U
-olan	C
-olar	I
-olas	S
-olat	C
-olaí	T
-olca	J
-olch	K
-old<	C
-olda	[
-olde	K
-oldf	C
-oldi	Y
-oldp	C
-olds	C
-ole"	G
-ole.	C
-olec	[
-oled	C
-oleg	[
-olem	N
-olen	[
-oleo	C
-oles	C
-olfe	C
-olga	K
-olgo	[
-olia	[
-olib	N
-olic	R
-olid	V
-olie	F
-olig	V
-olin	C
-olis	I
-olit	N
-oliv	G
-oliz	V
-olka	G
-olla	C
-ollb	C
-olle	Q
-olli	F
-ollo	R
-olls	C
-olly	M
-oloc	[
-olof	[
-olog	V
-olol	[
-olom	V
-olon	C
-olor	[
-olos	[
-olot	C
-olou	C
-olpe	[
-olsa	Y
-olst	I
-olta	R
-olte	[
-olts	C
-oluc	C
-olum	D
-olun	[
-olut	Z
-olve	C
-olvi	Q
-olvo	N
-olví	Q
-olyg	X
-olyh	C
-olym	C
-olyr	C
-olít	Y
-ológ	X
-om">	L
-om's	Y
-om/@	C
-om/r	H
-om/s	F
-om/t	E
-om/w	M
-oma?	R
-omac	Q
-omad	Y
-omai	C
-omam	S
-oman	W
-omar	[
-omas	J
-omat	C
-omba	[
-ombe	[
-ombi	C
-ombl	Y
-ombo	C
-ombr	U
-ombs	U
-ome,	[
-omeb	P
-omed	K
-omeg	S
-omel	[
-omen	C
-omeo	W
-omep	C
-omer	I
-omes	[
-omet	J
-omew	N
-omfo	[
-omia	W
-omic	F
-omid	Q
-omie	[
-omil	H
-omin	Z
-omio	S
-omis	R
-omit	R
-omió	W
-omle	S
-omma	Y
-omme	C
-ommi	J
-ommo	[
-ommu	[
-ommy	W
-omni	[
-omoc	C
-omod	C
-omon	Z
-omor	T
-omos	[
-omou	F
-ompa	S
-ompe	[
-ompi	M
-ompl	[
-ompo	C
-ompr	L
-ompt	C
-ompu	C
-ompí	V
-omri	Z
-omso	D
-omul	[
-omun	P
-omy?	C
-omyc	I
-omás	Y
-omés	V
-omía	U
-omón	[
-omún	R
-on's	[
-on't	Y
-on-f	D
-on-i	U
-on.c	I
-ona?	Q
-onab	S
-onac	C
-onad	C
-onag	F
-onah	[
-onai	[
-onaj	C
-onal	G
-onam	S
-onan	[
-onar	[
-onas	Y
-onat	P
-onau	C
-onbu	C
-onca	U
-once	[
-onch	C
-onci	[
-oncl	I
-onco	N
-oncr	C
-oncu	[
-onda	[
-onde	C
-ondi	L
-ondo	C
-ondr	N
-onds	C
-ondu	I
-one'	S
-one,	[
-one?	[
-onea	C
-onec	K
-oned	[
-oneh	I
-onel	[
-onem	[
-onen	C
-oner	R
-ones	U
-onet	C
-onew	P
-oney	[
-onfe	S
-onfi	T
-onfl	Y
-onfo	Y
-onfr	Z
-onfu	Z
-onfí	S
-ong,	[
-ong?	U
-onga	V
-onge	H
-ongi	[
-ongl	S
-ongo	F
-ongr	Q
-ongs	Q
-ongu	Y
-onia	W
-onic	S
-onid	C
-onie	K
-onif	C
-onig	C
-onij	R
-onim	C
-onin	M
-onio	M
-onis	[
-onit	K
-oniz	X
-onja	N
-onjo	C
-onju	C
-onke	T
-onlo	C
-only	S
-onma	C
-onme	[
-onmi	X
-onmo	F
-onna	C
-onne	C
-ono?	R
-onoc	Y
-onol	C
-onom	U
-onop	C
-onor	[
-onos	Z
-onou	M
-onoz	[
-onqu	[
-onra	X
-onro	C
-ons'	[
-ons,	[
-ons?	[
-onsa	W
-onsc	[
-onse	D
-onsh	[
-onsi	[
-onso	G
-onsp	X
-onst	T
-onsu	R
-onta	C
-onte	S
-onth	S
-onti	[
-onto	J
-ontr	U
-onty	C
-ontó	P
-onun	C
-onus	M
-onut	C
-onve	L
-onvi	V
-onvu	W
-onym	C
-onze	[
-onzo	I
-onán	Q
-onás	[
-onía	[
-oo.c	G
-oobs	C
-ood,	U
-ood?	[
-oodb	[
-oodc	C
-oode	U
-oodi	C
-oodm	C
-oods	C
-oody	C
-oofr	C
-ooft	L
-ooga	L
-ooge	D
-oogi	C
-oogl	C
-ook.	F
-ookc	K
-ooke	D
-ooki	C
-ookl	F
-ooks	[
-ooku	C
-ool'	U
-oola	E
-oole	[
-ooli	R
-ools	C
-oom?	C
-oome	F
-oomi	C
-oomm	[
-oone	J
-ooni	C
-oons	D
-oooo	C
-ooop	C
-oopb	G
-oopi	C
-oops	C
-oor;	R
-oorb	I
-oord	C
-oore	C
-oori	C
-oorp	W
-oors	[
-oose	Y
-oosi	[
-oost	H
-oot)	C
-ootb	C
-oote	C
-ooth	N
-ooti	[
-ootl	C
-oots	C
-oove	E
-op's	C
-opag	C
-opah	C
-opal	N
-opar	[
-opas	V
-opat	Y
-opau	Y
-opba	G
-opci	U
-opco	C
-ope'	C
-ope?	[
-opea	M
-opel	[
-open	C
-oper	P
-opes	[
-opez	C
-opha	X
-ophe	[
-ophi	L
-opho	K
-ophr	V
-ophy	J
-opia	D
-opic	[
-opie	W
-opin	[
-opio	T
-opit	W
-opiu	C
-opla	P
-ople	[
-opli	Y
-opod	P
-opol	C
-opor	X
-opos	[
-oppa	[
-oppe	C
-oppi	I
-oppl	D
-oppo	R
-oppr	[
-opra	C
-opri	C
-opsi	Q
-opst	C
-opsy	X
-opta	Y
-opte	M
-opti	T
-opue	G
-opui	C
-opul	D
-opus	M
-opyi	[
-opyr	C
-opía	U
-opós	V
-oque	L
-oqui	[
-oquy	J
-oqué	[
-oquí	T
-or's	N
-or=a	G
-ora?	Q
-orab	T
-orac	Z
-orad	J
-orag	C
-orah	[
-oraj	W
-oral	S
-oram	R
-oran	E
-orar	W
-oras	P
-orat	C
-orax	C
-oraz	[
-orba	J
-orbi	X
-orbo	H
-orca	J
-orce	R
-orch	S
-orci	T
-orco	J
-orcu	F
-orcy	C
-orcó	Z
-ord'	Z
-ord,	[
-ord1	G
-ord;	R
-ord?	[
-orda	M
-orde	C
-ordi	Y
-ordl	C
-ordo	H
-ordp	E
-ords	I
-ordá	[
-ordó	T
-orea	C
-oreb	[
-orec	F
-ored	Q
-oreg	C
-oreh	[
-orei	[
-orej	P
-orem	C
-oren	F
-oreo	C
-orer	E
-ores	X
-oret	[
-orev	[
-orex	[
-orey	C
-orfa	Z
-orga	I
-orge	I
-orgh	C
-orgi	V
-orgo	L
-orgu	X
-orho	P
-orhy	L
-oria	L
-orib	Q
-oric	Q
-orid	C
-orie	C
-orif	[
-orig	G
-oril	C
-orim	R
-orin	J
-orio	[
-orir	[
-oris	Z
-orit	S
-oriz	W
-ork?	R
-orka	Z
-orke	[
-orkh	C
-orki	C
-orko	C
-orkp	[
-orks	C
-orld	R
-orle	C
-orma	H
-orme	Q
-ormi	[
-orml	H
-ormo	S
-orms	U
-ormu	C
-ormy	C
-orn,	P
-orn?	[
-orna	S
-orne	C
-ornf	C
-ornh	C
-orni	C
-orno	M
-orns	S
-ornw	C
-oro?	P
-oroa	C
-orob	[
-orol	F
-oron	C
-oros	E
-orou	C
-orov	E
-orow	Q
-orph	Y
-orpi	D
-orpo	[
-orpu	C
-orqu	C
-orra	K
-orre	C
-orri	Y
-orro	X
-orru	[
-orry	[
-orsa	M
-orse	C
-orsh	[
-orsi	V
-orst	T
-orta	[
-ortc	C
-orte	J
-ortf	K
-ortg	R
-orth	H
-orti	V
-ortn	C
-orto	R
-ortr	[
-orts	D
-ortu	C
-orty	X
-orté	R
-ortó	[
-orus	[
-orva	Q
-orwa	C
-ory?	C
-orza	S
-orác	U
-oría	P
-orós	X
-osa?	R
-osad	U
-osag	H
-osal	C
-osan	[
-osar	[
-osas	[
-osau	V
-osbo	C
-osca	C
-osch	C
-osco	C
-oscu	[
-ose?	Z
-osea	K
-osec	[
-osed	F
-osen	[
-osep	V
-oser	L
-oses	U
-oset	Z
-osex	P
-osha	X
-oshe	[
-osho	K
-oshu	Q
-osia	Q
-osib	[
-osic	D
-osid	Q
-osig	[
-osin	K
-osis	S
-osit	H
-osla	C
-osli	C
-oslo	D
-osmo	C
-osna	W
-oso?	Q
-osof	C
-osom	F
-osop	C
-osor	X
-osos	H
-osot	Y
-ospe	[
-ospi	S
-ospr	[
-osqu	F
-osrs	C
-oss'	C
-oss?	[
-ossa	Z
-osse	[
-ossf	C
-ossi	W
-ossp	E
-ossu	C
-ossw	C
-ost,	W
-ost:	H
-ost?	S
-osta	D
-ostb	D
-ostc	C
-oste	P
-ostg	C
-osth	C
-osti	[
-ostl	X
-ostm	I
-osto	[
-ostr	J
-osts	G
-ostu	S
-osté	T
-ostó	T
-osur	I
-osué	[
-osyn	C
-osé?	Q
-osén	W
-osía	T
-ot"}	G
-ot's	Y
-ota?	U
-otac	V
-otad	G
-otal	M
-otam	Q
-otan	T
-otar	I
-otas	D
-otat	C
-otav	G
-otba	C
-otch	J
-otdo	F
-ote?	R
-otea	[
-otec	R
-oted	[
-oteg	[
-otei	C
-otel	C
-otem	C
-oteo	[
-oter	I
-otes	M
-otfo	F
-otfy	C
-otgu	U
-oth,	V
-otha	[
-othe	S
-othi	D
-othp	C
-oths	Z
-othy	Q
-otia	Z
-otic	G
-otif	C
-otin	[
-otio	Z
-otip	W
-otis	C
-otiv	[
-otiz	C
-otla	C
-otle	C
-otlo	C
-otls	C
-otma	C
-oto_	C
-otog	C
-otom	F
-oton	L
-otop	C
-otor	C
-otos	M
-otox	V
-otra	[
-otre	E
-otro	[
-otsp	C
-otta	P
-otte	C
-otti	C
-ottl	C
-otto	U
-otty	C
-otun	C
-otwe	M
-ou'r	G
-ouae	C
-oubl	P
-oubo	C
-oubt	[
-ouch	G
-ouds	S
-ouga	G
-ough	R
-ouij	P
-ouis	C
-oulc	H
-ould	W
-oule	I
-ouls	H
-oumi	C
-ounc	C
-ound	C
-oung	R
-ouns	[
-ount	F
-oupo	C
-oups	W
-ouqu	C
-oura	[
-ourb	C
-ourc	G
-ourd	C
-oure	[
-ourg	C
-ouri	R
-ourl	C
-ourn	[
-ours	C
-ourt	P
-ous,	S
-ous?	V
-ousa	[
-ouse	M
-ousi	S
-ousl	X
-ousn	[
-oust	C
-ousy	Z
-out.	H
-out;	R
-out?	[
-outa	T
-outb	C
-outd	G
-oute	C
-outf	C
-outh	X
-outi	V
-outl	C
-outp	C
-outs	Z
-outu	C
-ouve	C
-ovah	Y
-oval	C
-ovar	C
-ove.	I
-ove?	[
-ovec	V
-oved	Y
-ovee	T
-ovej	[
-ovel	Q
-ovem	L
-oven	P
-over	V
-oves	U
-ovet	[
-ovia	U
-ovic	C
-ovid	U
-ovie	C
-ovil	C
-ovin	U
-ovir	E
-ovis	C
-ovit	C
-ovió	Z
-ow's	F
-owan	C
-owar	[
-owav	C
-owde	C
-owds	V
-owed	[
-owee	P
-owel	C
-ower	E
-owes	[
-owhe	[
-owie	C
-owin	K
-owle	W
-owli	D
-owls	C
-own;	T
-own?	C
-owne	T
-owni	P
-ownl	C
-owns	N
-owor	Y
-owro	F
-ows,	Y
-owse	C
-owsh	[
-owsi	C
-owst	D
-owsy	C
-owth	H
-ox.c	F
-oxbo	C
-oxen	S
-oxeo	C
-oxer	G
-oxes	[
-oxfo	C
-oxic	F
-oxid	G
-oxim	C
-oxin	C
-oxos	[
-oxyg	D
-oxym	C
-oyag	H
-oyal	I
-oyar	R
-oyco	Q
-oydo	G
-oyed	Z
-oyee	[
-oyen	X
-oyer	C
-oyfu	T
-oyin	U
-oyme	L
-oyot	F
-oysi	F
-oyst	C
-ozar	H
-ozca	P
-ozco	[
-ozem	C
-ozen	C
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
-p></	H
-p>te	H
-pabl	[
-pace	L
-paci	L
-pack	N
-pact	[
-pada	[
-padd	G
-pade	C
-padm	C
-pado	P
-padr	X
-pads	E
-pael	F
-pafr	Y
-paga	[
-page	C
-pagi	E
-pago	Q
-pagu	W
-pagó	V
-paho	C
-paid	[
-pain	N
-pair	C
-pais	C
-paja	[
-paje	C
-pal.	F
-pala	S
-pald	T
-pale	[
-pali	C
-palm	C
-palo	P
-palt	[
-pame	U
-pana	R
-panc	C
-pand	C
-pane	Q
-pani	J
-pank	[
-pano	R
-pans	D
-pant	C
-pany	U
-panz	R
-papa	[
-pape	C
-paph	[
-papi	Z
-papr	C
-papá	[
-paqu	C
-parc	C
-pard	[
-pare	Y
-pari	[
-park	C
-parl	C
-parm	S
-paro	D
-parr	L
-pars	C
-part	N
-paru	X
-pará	[
-paró	V
-pas?	S
-pasa	J
-pasc	Y
-pase	Z
-pasi	Z
-paso	C
-pass	C
-past	Y
-pasu	Y
-pasé	V
-pasó	[
-pata	C
-patc	H
-pate	[
-path	C
-pati	C
-patm	X
-pato	C
-patr	S
-patt	C
-paul	R
-paus	Y
-pave	P
-pavi	C
-pavl	H
-payc	[
-payd	[
-payi	X
-paym	X
-payo	C
-payp	C
-pays	C
-país	[
-paña	C
-pañe	[
-paño	C
-pañí	S
-pbac	G
-pbea	Z
-pbel	C
-pber	E
-pcha	E
-pchi	S
-pcio	K
-pció	S
-pcor	C
-pdad	S
-pdat	C
-pe's	C
-peac	[
-peaj	C
-peal	E
-pean	G
-pear	K
-peas	C
-peat	C
-peca	[
-pece	V
-pech	G
-peci	Q
-peck	[
-peco	P
-pect	Z
-pecó	R
-peda	V
-pedi	D
-pedo	C
-pedr	[
-pedí	R
-pedó	W
-peec	Y
-peed	C
-peel	C
-peer	G
-pefr	C
-pega	[
-pego	U
-pegu	C
-pegó	P
-pejo	[
-pel?	V
-pela	H
-pele	[
-peli	C
-pell	C
-pelo	C
-pels	[
-pelu	[
-pelí	[
-pen'	K
-pena	[
-penc	C
-pend	C
-pene	C
-peng	C
-penh	C
-peni	G
-penn	C
-pens	[
-pent	[
-peon	C
-peop	[
-peor	W
-pepi	C
-pepp	C
-pept	C
-pepy	D
-pequ	S
-per?	U
-pera	K
-perc	C
-perd	[
-pere	[
-perf	X
-perg	[
-perh	D
-peri	C
-perl	R
-perm	C
-pern	[
-pero	[
-perp	W
-perr	C
-pers	[
-pert	K
-peru	C
-perv	Y
-peré	P
-pesa	[
-pesc	[
-pese	U
-pesi	S
-peso	K
-pest	C
-peta	[
-pete	U
-peti	[
-peto	R
-petr	C
-pets	[
-petu	W
-peza	[
-pezi	K
-pezó	R
-peña	V
-pfat	T
-pg_s	I
-pgra	C
-pgro	D
-ph's	[
-phab	C
-phae	[
-phal	F
-phan	R
-phar	[
-phas	H
-phat	Z
-phaz	V
-phec	[
-phel	L
-phem	[
-phen	U
-pher	G
-phes	[
-phet	[
-phew	V
-phia	M
-phib	V
-phic	K
-phid	C
-phie	C
-phil	S
-phim	[
-phin	X
-phir	[
-phis	G
-phne	D
-phob	[
-phod	[
-phoe	N
-phoi	C
-phon	C
-phor	L
-phot	C
-phpi	D
-phra	[
-phre	V
-phth	Y
-phur	C
-phys	D
-piac	Z
-piad	X
-pian	C
-piar	[
-piat	X
-pica	C
-picc	E
-pice	[
-pici	[
-pick	E
-pico	T
-pics	C
-pict	C
-picy	C
-pida	[
-pide	J
-pidi	X
-pido	C
-piec	C
-pied	Y
-piel	X
-pien	K
-pier	Q
-pies	[
-piez	R
-piga	[
-pigg	C
-pigs	Z
-pike	C
-pila	U
-pile	X
-pilg	T
-pill	[
-pilo	C
-pina	R
-pinc	J
-pine	E
-pinf	D
-ping	N
-pini	[
-pink	K
-pinn	F
-pino	J
-pins	C
-pint	M
-pion	[
-pios	T
-pipe	C
-piph	M
-pira	R
-pire	C
-piri	S
-piro	H
-pisc	C
-pise	V
-piso	C
-piss	C
-pist	Y
-pita	M
-pitb	C
-pitc	K
-pite	[
-piti	W
-pitl	C
-pito	C
-pitt	C
-pium	C
-pivo	D
-pixa	L
-pixe	G
-piza	C
-pizz	C
-pkin	C
-plac	I
-plad	C
-plag	[
-plai	M
-plan	C
-plaq	E
-plar	[
-plas	C
-plat	I
-play	C
-plaz	G
-ple'	R
-ple,	S
-ple.	C
-ple/	I
-ple:	U
-ple;	R
-ple?	[
-plea	Z
-pled	[
-plee	C
-plei	X
-plen	Z
-pleo	E
-pler	D
-ples	[
-plet	D
-plex	E
-plia	C
-plic	F
-plid	Q
-plie	[
-plif	M
-plin	C
-plir	S
-plit	F
-plió	P
-plo?	V
-ploi	U
-plor	C
-plos	C
-plot	C
-plow	[
-ploy	C
-pluc	C
-plug	D
-plum	P
-plur	C
-plus	C
-plut	C
-plyw	C
-pmor	D
-pmot	R
-pobl	D
-pobr	[
-poca	T
-poch	N
-pock	X
-poco	[
-pocr	[
-poda	C
-podc	C
-pode	[
-podi	N
-podr	Z
-pods	C
-podé	Q
-podí	T
-poet	C
-poil	I
-poin	C
-pois	M
-poiu	C
-poke	N
-pokm	F
-pole	Q
-poli	V
-polk	G
-poll	C
-polo	[
-polv	N
-poly	C
-polí	Y
-pome	C
-pond	K
-pone	U
-pong	C
-pons	R
-pont	T
-pony	K
-pool	C
-poon	C
-poop	C
-poor	[
-popc	C
-pope	C
-popo	C
-popp	C
-popu	D
-poqu	[
-pora	E
-porc	C
-pore	C
-pork	Q
-porn	P
-poro	C
-porq	D
-porr	C
-port	F
-posa	Y
-pose	L
-posi	C
-poso	[
-poss	R
-post	C
-pota	C
-pote	K
-potf	C
-poti	C
-potl	C
-pots	K
-pott	L
-poun	C
-pour	[
-pous	[
-pove	[
-povi	C
-powd	C
-powe	N
-poya	R
-pozo	W
-ppea	[
-pped	V
-ppel	C
-ppen	M
-pper	[
-ppet	C
-pphi	Z
-ppia	[
-ppie	C
-ppin	H
-pple	C
-ppli	M
-pply	C
-ppoi	E
-ppor	Z
-ppos	M
-pppo	C
-pppp	C
-ppre	Z
-ppro	C
-pq4f	F
-prac	[
-prad	G
-prag	C
-prah	C
-prai	R
-pram	C
-prar	E
-prav	[
-praw	C
-pray	[
-praz	C
-pre-	V
-prea	S
-prec	C
-pred	[
-pref	[
-preh	D
-prem	F
-pren	Q
-preo	W
-prep	[
-pret	F
-prev	C
-pric	C
-prid	E
-prie	[
-prik	C
-pril	C
-prim	J
-prin	C
-prio	F
-pris	[
-priu	C
-priv	S
-prix	J
-priz	D
-prob	C
-proc	C
-prod	N
-prof	V
-prog	C
-proh	V
-proj	J
-prom	P
-pron	S
-proo	C
-prop	[
-pros	Y
-prot	[
-prou	[
-prov	V
-prox	C
-prud	I
-prue	E
-prun	C
-prus	Z
-préd	X
-prés	X
-prín	[
-pród	V
-prój	W
-ps:/	C
-psal	[
-psed	Z
-psia	W
-psic	V
-psid	I
-psiq	Z
-psis	[
-pslf	C
-psod	K
-pson	C
-psor	C
-psti	C
-psul	G
-psyc	[
-pt%3	C
-pt:a	K
-pt:v	I
-pt>a	G
-ptab	S
-ptad	P
-ptai	G
-ptan	C
-ptar	W
-ptat	L
-ptcy	T
-pted	R
-ptem	Q
-pter	L
-pths	[
-ptia	C
-ptic	Y
-ptie	W
-ptim	P
-ptin	N
-ptio	C
-ptis	V
-ptiv	L
-ptiz	Z
-pto?	Q
-ptom	S
-pton	C
-ptop	C
-ptos	R
-ptow	C
-ptsd	Y
-ptua	Y
-ptur	[
-ptyi	C
-ptyq	C
-publ	H
-pubs	C
-puch	W
-puci	[
-pudd	H
-pude	[
-pudo	X
-pudr	Q
-pueb	R
-pued	N
-puer	V
-pues	X
-puff	C
-pugs	C
-puio	C
-puja	H
-pula	G
-pulc	Y
-pulg	C
-puli	[
-pull	I
-pulo	[
-pulp	K
-puls	S
-pump	C
-punc	U
-puni	[
-punk	F
-punn	H
-puns	C
-punt	C
-pupp	C
-pura	[
-purc	C
-pure	I
-puri	[
-puro	[
-purp	W
-purs	K
-puse	[
-push	C
-pusi	X
-puso	Y
-puta	C
-pute	C
-puts	Y
-putt	[
-pués	[
-puña	U
-pwal	C
-pwor	C
-pwre	[
-pyin	[
-pyra	R
-pyri	C
-pyth	C
-pája	W
-páni	T
-pérd	R
-pérg	X
-pésa	X
-pías	S
-píri	X
-pítu	U
-pócr	W
-pósi	V
-póst	[
-públ	R
-púrp	V
-q4f8	F
-q=sh	M
-qazw	C
-qibl	C
-qrtz	C
-quad	E
-quai	W
-quak	C
-qual	R
-quan	C
-quar	C
-quat	C
-que?	V
-quea	E
-queb	Z
-qued	U
-quee	L
-quei	F
-quej	Z
-quel	[
-quem	U
-quen	Y
-queo	[
-ques	E
-quet	C
-quez	C
-queñ	K
-quia	[
-quic	[
-quid	C
-quie	L
-quij	C
-quil	H
-quim	[
-quin	C
-quir	Q
-quis	Z
-quit	H
-quiv	J
-quix	C
-quiz	C
-quié	[
-quot	C
-qura	C
-quéd	T
-quía	[
-quín	W
-quít	[
-qw4w	M
-qweq	C
-qwer	C
-r"><	H
-r-in	[
-r.ma	G
-r.ro	J
-r/fu	H
-r="a	F
-r=al	G
-r@ex	K
-raba	[
-rabb	I
-rabe	Q
-rabi	I
-rabl	[
-rabs	[
-rabá	X
-raca	Y
-racc	C
-race	G
-rach	[
-raci	[
-rack	C
-racl	Q
-raco	C
-ract	C
-racy	W
-rada	C
-rade	C
-radi	H
-radl	C
-rado	P
-radu	N
-rady	F
-rael	[
-raer	T
-rafa	V
-raff	C
-rafi	K
-raft	D
-rafí	Y
-raga	W
-rage	S
-ragi	[
-ragn	J
-rago	L
-ragr	T
-rags	T
-ragu	C
-ragó	U
-rah'	T
-rah,	R
-rah?	[
-rah_	J
-raha	[
-raic	[
-raid	L
-raig	C
-rail	C
-raim	[
-rain	I
-rair	C
-rais	[
-rait	C
-raiz	E
-raja	[
-raka	C
-rake	C
-rako	C
-ral?	R
-rala	Q
-rale	T
-rali	C
-rall	C
-ralp	C
-rals	C
-raly	[
-ralí	T
-ram?	Q
-rama	D
-rame	I
-rami	D
-ramm	[
-ramo	C
-ramp	V
-rams	P
-rana	C
-ranc	S
-rand	W
-rane	M
-rang	C
-rani	C
-ranj	J
-rank	C
-rano	[
-ranq	[
-rans	S
-ranz	R
-raoh	[
-raok	C
-rape	P
-raph	C
-rapi	C
-rapo	V
-rapp	Q
-raps	C
-rapt	[
-rapy	Y
-raqu	[
-rar?	Z
-rarc	K
-rare	N
-rari	C
-rarl	T
-rarm	[
-raro	[
-rars	V
-rary	C
-rará	[
-raré	P
-ras?	[
-rasa	V
-rasc	C
-rase	C
-rasg	[
-rash	E
-rass	K
-rast	[
-rata	H
-ratc	N
-rate	C
-rath	L
-rati	H
-rato	C
-ratr	L
-ratu	C
-rató	[
-raud	[
-raum	[
-raun	W
-raus	E
-rava	[
-rave	X
-ravi	S
-ravy	C
-rawb	C
-rawi	[
-rawl	N
-rawn	C
-ray;	Q
-ray?	X
-raya	J
-raye	[
-rayi	N
-rayo	[
-rays	K
-raza	Z
-razg	P
-razi	C
-razo	K
-razy	H
-razó	Z
-raís	W
-raíz	S
-raña	Z
-rañe	C
-raño	V
-raón	Y
-rbac	C
-rbad	C
-rbag	G
-rbal	C
-rban	V
-rbar	H
-rbat	I
-rbea	D
-rber	C
-rbia	C
-rbid	[
-rbie	C
-rbik	F
-rbio	[
-rbnb	D
-rboa	G
-rbol	[
-rbon	F
-rbor	C
-rbos	C
-rbud	C
-rbul	[
-rbur	C
-rbus	W
-rbón	V
-rc="	L
-rc=x	G
-rca.	H
-rca?	Q
-rcad	C
-rcan	[
-rcar	C
-rcas	[
-rcea	C
-rced	[
-rcel	D
-rcen	C
-rcer	V
-rces	T
-rch'	C
-rch?	[
-rcha	[
-rchd	E
-rche	[
-rchi	C
-rchs	N
-rchy	C
-rcia	E
-rcic	C
-rcid	S
-rcif	P
-rcin	Z
-rcio	R
-rcis	[
-rcit	[
-rció	S
-rcla	H
-rcle	H
-rcoa	L
-rcod	G
-rcoi	Z
-rcol	M
-rcom	[
-rcon	H
-rcos	[
-rcoí	R
-rcra	C
-rcre	G
-rcti	C
-rcui	C
-rcum	[
-rcun	V
-rcup	F
-rcur	C
-rcus	C
-rcut	C
-rcy,	W
-rcyc	C
-rcán	T
-rd's	H
-rd12	G
-rdab	P
-rdad	[
-rdal	C
-rdam	M
-rdan	C
-rdar	[
-rdas	C
-rdat	[
-rday	K
-rdea	C
-rdec	[
-rded	C
-rden	K
-rder	F
-rdes	C
-rdew	C
-rdia	U
-rdic	R
-rdid	Q
-rdie	I
-rdig	C
-rdim	U
-rdin	U
-rdio	Q
-rdis	Z
-rdió	[
-rdle	C
-rdo?	Q
-rdob	C
-rdoc	T
-rdom	T
-rdon	X
-rdoq	W
-rdos	[
-rdot	[
-rdou	C
-rdpr	E
-rdr2	C
-rdre	C
-rdro	G
-rds,	T
-rds?	[
-rdsh	Y
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
-read	P
-reak	H
-ream	H
-rean	G
-reap	[
-rear	P
-reas	[
-reat	U
-reav	X
-reba	C
-rebe	[
-rebo	C
-rebr	Z
-rebs	E
-rebu	R
-reca	L
-recc	[
-rece	C
-rech	[
-reci	E
-reck	[
-recl	T
-reco	M
-recr	L
-rect	C
-recu	Y
-recy	S
-recí	[
-red?	C
-redd	C
-rede	V
-redi	C
-redn	J
-redo	N
-redó	R
-ree?	[
-reec	[
-reed	[
-reef	N
-reeh	C
-reek	C
-reel	G
-reem	[
-reen	C
-reep	I
-reer	F
-rees	H
-reet	T
-reev	G
-reez	K
-ref=	K
-refa	W
-refe	P
-refi	[
-refl	G
-refo	C
-refr	C
-refu	N
-rega	L
-rege	W
-regi	V
-regl	C
-regn	T
-rego	C
-regr	[
-regu	C
-regó	P
-reha	[
-rehe	U
-reho	N
-reid	C
-reig	[
-reik	V
-rein	X
-reir	E
-reja	T
-reje	[
-rejo	[
-reju	Q
-rekt	C
-rela	[
-rele	C
-reli	Q
-relo	[
-rels	X
-rely	V
-rema	E
-remb	R
-reme	N
-remn	X
-remo	N
-remy	C
-remí	Y
-ren'	X
-ren,	P
-ren?	R
-rena	C
-renc	C
-rend	[
-reng	[
-renh	D
-reni	[
-renn	C
-reno	C
-rens	C
-rent	X
-renu	Z
-renz	E
-reoc	W
-reog	C
-reon	D
-reos	N
-repa	I
-repe	[
-reph	[
-repi	[
-repo	C
-repr	K
-repu	C
-requ	G
-rera	[
-rero	W
-rers	[
-reru	C
-res.	J
-res?	U
-resa	[
-resb	F
-resc	[
-rese	C
-resf	C
-resh	N
-resi	J
-resk	V
-resm	[
-reso	D
-resp	[
-ress	G
-resu	K
-reta	R
-retc	G
-rete	U
-reth	M
-reti	C
-reto	[
-retr	U
-rets	[
-rett	C
-retu	G
-reub	R
-reud	C
-reun	L
-reve	[
-revi	C
-revo	C
-rewa	D
-rewd	P
-rewe	V
-rewo	C
-rewq	C
-rewr	F
-rews	F
-rewt	D
-rexc	H
-rexi	C
-rey'	C
-rey?	P
-reye	F
-reyh	C
-reyn	H
-reyó	T
-rez@	E
-reza	[
-rezc	Z
-rezo	S
-rezó	P
-reía	R
-reír	X
-rfac	C
-rfal	D
-rfan	W
-rfar	C
-rfec	Z
-rfic	C
-rfie	C
-rfil	V
-rfis	C
-rfli	[
-rfly	X
-rfor	[
-rfra	C
-rful	[
-rfum	I
-rgad	Q
-rgai	X
-rgam	[
-rgan	J
-rgar	M
-rgas	[
-rgat	X
-rgav	S
-rged	C
-rgen	P
-rgeo	I
-rger	L
-rges	E
-rget	C
-rgha	C
-rghi	C
-rgia	C
-rgin	X
-rgit	C
-rgiv	V
-rgos	C
-rgot	L
-rgro	C
-rgs)	I
-rgue	U
-rgui	N
-rgul	X
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
-ria?	[
-riab	C
-riad	R
-riag	[
-riah	[
-rial	E
-riam	Y
-rian	I
-riar	T
-rias	K
-riat	V
-rib?	W
-riba	[
-ribb	C
-ribe	L
-ribi	Y
-ribl	[
-ribo	X
-ribs	C
-ribu	W
-ribí	P
-rica	C
-ricc	C
-rice	C
-rich	Y
-rici	H
-rick	C
-rico	[
-rics	C
-rict	C
-ricu	C
-ricó	[
-rida	Q
-ridd	M
-ride	[
-ridg	C
-ridi	Y
-rido	D
-ried	Y
-rief	[
-rieg	C
-riel	H
-rien	V
-rier	H
-ries	E
-riet	X
-riev	[
-rife	L
-riff	C
-rifi	R
-rifo	U
-rift	C
-rifu	C
-riga	C
-rigb	C
-rige	C
-righ	W
-rigi	C
-rigl	C
-rigo	[
-rihu	Y
-rija	K
-riju	V
-rika	C
-rike	S
-rile	[
-rili	C
-rill	C
-rima	Z
-rime	G
-rimi	[
-rimm	C
-rimo	Y
-rimp	U
-rims	C
-rina	C
-rinc	C
-rind	[
-rine	C
-ring	K
-rini	N
-rink	X
-rino	L
-rint	F
-rio?	U
-riod	C
-rion	[
-rior	G
-rios	[
-riot	[
-riou	M
-ripa	R
-ripc	C
-ripe	C
-ripi	C
-ripo	N
-ripp	[
-ript	J
-riqu	C
-rir?	R
-rirá	U
-riré	V
-risa	V
-risc	[
-rise	U
-rish	G
-risi	E
-risk	M
-rism	R
-riso	[
-risp	C
-rist	[
-rit:	C
-rit?	[
-rita	I
-rite	G
-riti	K
-ritn	C
-rito	W
-rits	T
-ritt	Z
-ritu	[
-rity	H
-rité	Q
-rium	C
-riun	N
-rius	V
-riva	D
-rive	C
-rivi	Y
-rixt	I
-riza	[
-rize	M
-rizo	C
-rizp	Z
-rizz	C
-riño	U
-rió?	Q
-rión	R
-rjac	K
-rjes	[
-rjet	T
-rkah	Z
-rkan	C
-rked	W
-rkeg	C
-rkel	D
-rken	M
-rker	[
-rket	G
-rkey	C
-rkho	C
-rkid	H
-rkin	C
-rkis	K
-rkne	[
-rkno	C
-rkou	C
-rkpl	[
-rksh	C
-rlan	C
-rlar	T
-rlas	Z
-rlay	C
-rld"	H
-rldl	U
-rlea	C
-rles	C
-rlet	Q
-rley	C
-rlfr	E
-rlia	C
-rlic	C
-rlie	K
-rlif	H
-rlin	C
-rlis	C
-rloc	M
-rlod	I
-rloi	D
-rloo	C
-rlos	C
-rlot	G
-rlwi	[
-rly?	J
-rm(1	C
-rmac	C
-rmad	C
-rmag	[
-rmal	C
-rmam	Z
-rman	J
-rmar	M
-rmas	[
-rmat	D
-rme?	T
-rmed	[
-rmel	Q
-rmen	Y
-rmer	N
-rmes	N
-rmic	G
-rmid	T
-rmie	V
-rmig	[
-rmil	H
-rmim	S
-rmin	N
-rmir	X
-rmis	C
-rmit	C
-rmió	P
-rmla	H
-rmod	C
-rmon	[
-rmor	C
-rmos	U
-rmou	T
-rmud	F
-rmul	C
-rmut	G
-rmón	X
-rnab	[
-rnac	[
-rnad	P
-rnal	S
-rnam	C
-rnan	[
-rnar	C
-rnat	C
-rnau	[
-rnav	[
-rnaú	Z
-rnea	[
-rneg	C
-rnel	[
-rner	E
-rnes	[
-rnet	P
-rney	N
-rnfl	C
-rnhu	C
-rnia	C
-rnic	[
-rnid	[
-rnig	R
-rnil	C
-rnin	W
-rnip	C
-rnit	S
-rnme	F
-rno?	Q
-rnob	E
-rnog	[
-rnos	[
-rnou	[
-rnsh	L
-rnst	F
-rnwa	C
-rnác	V
-ro's	M
-road	C
-roam	C
-roan	R
-roar	K
-roas	C
-roat	C
-roba	C
-robb	[
-robe	Q
-robi	C
-robl	K
-robo	G
-robu	E
-robé	Z
-robó	U
-roca	[
-roce	F
-roch	F
-rock	[
-rocl	[
-roco	L
-rocr	[
-rocs	D
-roct	C
-rocí	R
-rod?	T
-roda	S
-rode	[
-rodg	C
-rodi	T
-rods	[
-rodu	L
-roes	G
-rofe	W
-rofi	E
-rofl	C
-roga	[
-roge	C
-rogl	C
-rogr	C
-rogs	V
-rogu	F
-rogy	C
-rohi	S
-rohí	R
-roic	C
-roid	C
-roin	W
-roja	E
-roje	J
-rojo	[
-roke	[
-rola	[
-role	C
-roli	C
-roll	H
-rolo	F
-rols	P
-roma	I
-rome	Q
-romf	J
-romi	Q
-romo	C
-romp	V
-roms	D
-romy	P
-ron'	[
-ron?	R
-rona	F
-ronc	[
-rone	K
-rong	[
-roni	[
-ronm	U
-rono	Y
-ronr	C
-rons	[
-ront	H
-ronu	C
-ronz	[
-rood	C
-roof	C
-roog	D
-rook	C
-room	P
-roon	H
-roop	C
-roos	[
-root	C
-ropa	H
-rope	R
-roph	T
-ropi	[
-ropl	M
-ropo	Q
-ropp	T
-rops	H
-ropu	I
-ropy	H
-ropó	V
-roqu	C
-ror:	C
-ror=	G
-rore	[
-rori	[
-rors	[
-ros?	Q
-rosa	C
-rosc	E
-rose	K
-rosh	[
-rosi	R
-roso	S
-rosp	[
-ross	H
-rost	C
-rosy	V
-rota	N
-rote	X
-roto	F
-rots	C
-rott	C
-roub	[
-roud	[
-roug	Z
-roul	I
-roun	C
-roup	T
-rous	T
-rout	C
-rova	C
-rove	[
-rovi	K
-rowa	C
-rowd	[
-rowe	[
-rowi	L
-rown	N
-rowr	F
-rows	C
-rowt	H
-roxe	L
-roxi	C
-roxy	C
-roya	C
-royd	G
-roye	Z
-roze	D
-rpal	C
-rpas	W
-rpay	C
-rpen	S
-rper	Z
-rpet	D
-rpha	[
-rpho	C
-rpie	J
-rpin	U
-rpio	D
-rpla	C
-rple	M
-rpod	C
-rpoi	C
-rpoo	C
-rpor	I
-rpos	[
-rpre	[
-rpri	[
-rpro	C
-rpun	F
-rpur	V
-rpus	D
-rque	E
-rqui	C
-rqué	C
-rr.m	G
-rra?	S
-rrab	Y
-rrac	[
-rrad	C
-rraf	J
-rrag	C
-rrah	W
-rram	Z
-rran	P
-rrar	S
-rras	R
-rrat	F
-rray	C
-rreb	S
-rrec	[
-rred	H
-rref	E
-rreg	L
-rrel	N
-rrem	X
-rren	F
-rreo	C
-rrep	W
-rrer	T
-rres	[
-rret	C
-rrey	C
-rria	[
-rrib	[
-rric	P
-rrid	C
-rrie	[
-rrif	V
-rrig	C
-rrij	K
-rrin	[
-rrio	Y
-rris	C
-rrit	G
-rriv	C
-rrob	C
-rrod	T
-rrog	[
-rrol	C
-rron	C
-rroq	Y
-rror	K
-rros	[
-rrot	C
-rrou	[
-rrow	[
-rroz	C
-rruc	C
-rrui	U
-rrum	X
-rrup	[
-rry'	C
-rry?	R
-rryi	X
-rrym	C
-rrys	C
-rsai	C
-rsak	[
-rsal	W
-rsar	[
-rsas	Z
-rsat	P
-rsbu	F
-rsco	M
-rsda	T
-rse?	W
-rsea	X
-rseb	[
-rsec	[
-rsed	C
-rseg	Q
-rseh	C
-rsei	I
-rsel	R
-rsem	[
-rsen	C
-rses	X
-rsev	[
-rsew	H
-rsey	C
-rsha	C
-rshe	[
-rshi	[
-rsia	H
-rsic	[
-rsid	K
-rsig	[
-rsin	[
-rsio	C
-rsis	V
-rsit	Q
-rsió	U
-rsky	C
-rsmi	[
-rson	Q
-rsos	W
-rspe	H
-rspo	F
-rst?	[
-rsta	Q
-rstb	[
-rste	C
-rsti	[
-rsto	[
-rsty	[
-rsua	U
-rsus	V
-rsíc	Z
-rt('	C
-rt(1	D
-rt(d	L
-rtab	T
-rtac	C
-rtad	[
-rtai	S
-rtaj	W
-rtal	G
-rtam	[
-rtan	[
-rtar	[
-rtas	R
-rtat	Z
-rtax	W
-rtbr	V
-rtcu	C
-rte?	Q
-rted	[
-rtee	Z
-rteg	C
-rtem	G
-rten	G
-rter	C
-rtes	[
-rtfo	F
-rtga	R
-rth,	R
-rth;	U
-rth?	[
-rtha	H
-rthd	U
-rthe	T
-rthl	[
-rtho	W
-rthp	C
-rthq	L
-rthr	[
-rthu	C
-rthy	[
-rtia	F
-rtic	C
-rtid	T
-rtie	D
-rtif	C
-rtil	H
-rtim	W
-rtin	I
-rtio	[
-rtir	[
-rtis	C
-rtit	Z
-rtió	[
-rtme	C
-rtne	F
-rtni	C
-rto?	Q
-rtod	[
-rtoi	I
-rtol	W
-rton	C
-rtos	F
-rtra	M
-rtre	I
-rtri	U
-rtst	I
-rtua	N
-rtud	V
-rtue	[
-rtug	C
-rtul	Z
-rtun	T
-rtuo	T
-rtup	C
-rtur	[
-rtwe	C
-rty1	F
-rtyj	C
-rtyr	[
-rtyu	C
-rtzp	C
-rt|>	E
-rtía	S
-ruac	U
-ruaj	Z
-ruar	C
-ruat	[
-rubb	C
-rubi	R
-rubs	C
-ruby	H
-ruca	C
-rucc	C
-ruce	C
-ruch	[
-ruci	S
-ruck	[
-ruco	C
-ruct	C
-rudd	C
-rude	F
-rudg	[
-rueb	E
-rued	J
-ruel	Y
-ruen	T
-rufo	W
-rufu	[
-ruga	W
-rugb	C
-rugg	Z
-rugs	S
-rugu	C
-rugí	U
-ruid	C
-ruin	[
-ruir	Y
-ruis	C
-ruit	D
-ruja	[
-ruje	T
-rujo	V
-ruju	C
-rule	H
-rumb	X
-rume	J
-rumm	C
-rumo	P
-rums	[
-runa	X
-runc	H
-rund	C
-rune	C
-runi	C
-runk	[
-runn	E
-runs	C
-runt	C
-rupc	S
-rupo	[
-rupt	[
-rus'	R
-rus?	Y
-rusa	Q
-rush	D
-rusi	[
-rusk	C
-russ	C
-rust	S
-rut?	P
-ruta	Y
-rutc	Z
-ruti	L
-ruto	Y
-ruye	M
-ruyó	V
-ruz?	T
-ruza	K
-rvad	U
-rval	C
-rvan	[
-rvar	F
-rvat	C
-rved	[
-rvel	C
-rven	S
-rver	C
-rves	N
-rvey	F
-rvez	C
-rvic	L
-rvid	E
-rvie	W
-rvin	X
-rvio	W
-rvir	Y
-rvis	X
-rviv	G
-rvos	Y
-rvou	[
-rwal	D
-rwat	C
-rway	C
-rweo	C
-rwhe	X
-rwnw	C
-rwoo	C
-rwra	J
-rxes	[
-rxis	H
-ry's	W
-ryan	C
-rybo	Y
-ryda	Q
-ryer	C
-ryin	X
-ryla	C
-ryli	J
-ryma	C
-ryon	[
-ryph	Y
-ryst	I
-ryth	P
-rywa	C
-rywh	Q
-ryze	F
-rzan	C
-rzar	G
-rzas	V
-rzat	T
-rzil	[
-rzon	C
-rábo	[
-ráct	X
-rácu	U
-ráfi	Z
-rápi	[
-rédi	[
-rédu	V
-réis	X
-rést	X
-ría?	R
-rían	U
-rías	[
-ríen	X
-rínc	[
-ríos	T
-ródi	V
-róji	W
-rón?	P
-róni	[
-rósc	X
-róti	V
-s"--	E
-s%s%	D
-s')>	I
-s(40	J
-s(c:	G
-s.ex	K
-s.go	N
-s.st	J
-s/d/	N
-s/li	K
-s071	F
-s://	C
-s="c	H
-saac	W
-saba	V
-sabb	Y
-sabe	G
-sabi	Q
-sabl	U
-sabo	R
-sabá	W
-sabé	V
-sabí	R
-saca	U
-sace	[
-sach	C
-saci	X
-sack	L
-saco	X
-sacr	V
-sacu	S
-sacó	S
-sada	[
-sadd	Y
-sade	C
-sadi	T
-sado	R
-sadr	Q
-sadu	[
-sae3	J
-sael	U
-safe	F
-sage	G
-sagi	C
-sagn	C
-sagr	[
-saha	C
-sahe	R
-saia	U
-said	H
-sail	F
-sain	[
-saje	T
-sake	Y
-sala	C
-salb	J
-salc	C
-sald	S
-sale	C
-salg	U
-sali	U
-salm	[
-salo	V
-sals	C
-salt	P
-salu	[
-salv	V
-salé	W
-salí	[
-saló	Z
-sama	[
-same	T
-samh	C
-sami	V
-samo	V
-samp	C
-sams	M
-samu	P
-sana	[
-sanb	X
-sanc	[
-sand	N
-sane	[
-sanh	V
-sani	[
-sann	[
-sano	[
-sans	[
-sant	U
-sany	C
-sanó	R
-sapa	W
-sapo	C
-sapp	N
-saqu	U
-sar'	[
-sar?	Q
-sara	[
-sarc	[
-sard	Z
-sare	[
-sari	[
-sarm	Z
-sarn	T
-saro	[
-sarr	C
-sars	[
-sart	C
-sary	[
-sará	U
-sas?	S
-sasa	[
-sash	C
-sass	C
-sast	[
-sata	[
-sate	C
-sati	J
-sato	V
-sats	J
-satu	C
-sau'	T
-sauc	C
-saul	[
-saur	V
-sauv	D
-save	S
-savi	K
-sawf	C
-sayi	R
-sayo	C
-says	I
-sayu	T
-saía	X
-saúl	[
-sban	V
-sbg8	I
-sbia	U
-sbih	C
-sblo	E
-sboa	I
-sbon	C
-sbor	C
-sbro	C
-sbur	C
-sbyt	F
-scad	G
-scal	C
-scam	J
-scan	L
-scap	W
-scar	J
-scas	[
-scat	[
-scen	K
-scer	Z
-sces	C
-scev	S
-scha	M
-sche	C
-schi	P
-scho	R
-schr	C
-scie	[
-scii	C
-scil	[
-scip	[
-scis	C
-scla	[
-scod	G
-scog	K
-scol	E
-scon	L
-scoo	C
-scop	D
-scor	C
-scos	C
-scot	C
-scou	C
-scov	F
-scra	E
-scre	C
-scri	L
-scro	[
-scru	H
-scua	Y
-scub	G
-scuc	[
-scue	[
-scui	C
-scul	[
-scup	S
-scur	[
-scus	T
-scut	T
-scíp	X
-sd/j	C
-sdaq	C
-sdas	C
-sday	E
-sdf.	H
-sdf8	E
-sdf@	H
-sdfa	F
-sdfg	C
-sdfs	C
-sdhf	C
-sdkf	E
-sdkj	C
-sdom	Z
-sdra	[
-sdru	C
-sdñl	C
-se's	D
-se64	I
-sea,	[
-sea?	[
-seal	C
-sean	[
-sear	C
-seas	Q
-seat	G
-seba	X
-sebr	U
-seca	C
-sech	[
-seco	L
-secr	J
-sect	[
-secu	Y
-secó	Y
-sed,	S
-sed?	C
-sede	[
-sedo	D
-sedu	[
-seed	N
-seef	L
-seei	Z
-seek	[
-seem	X
-seen	[
-sees	Y
-sega	C
-segm	C
-segu	Q
-segú	U
-seh?	R
-seho	P
-seil	I
-sein	C
-seis	[
-seiz	[
-seje	Z
-sejo	Y
-sela	W
-sele	C
-self	[
-seli	W
-sell	I
-selo	Q
-sels	[
-selv	[
-sely	[
-sema	[
-semb	L
-seme	[
-semi	M
-semp	T
-sena	C
-senc	[
-send	J
-sene	[
-seng	R
-seni	[
-senn	W
-seno	C
-sens	K
-sent	M
-seo?	P
-seos	[
-seou	F
-seov	F
-sepa	[
-sepe	C
-seph	V
-sepl	C
-sept	N
-sepu	X
-ser.	J
-ser@	M
-sera	[
-sere	X
-seri	C
-serm	[
-sern	C
-sero	D
-sers	C
-sert	M
-serv	N
-sery	T
-será	[
-seré	R
-serí	R
-ses'	[
-ses:	S
-ses;	V
-ses?	X
-sesc	C
-sesi	T
-sesp	R
-sess	U
-sest	C
-set?	Q
-seta	C
-sete	[
-seth	D
-setl	C
-sets	J
-sett	D
-setu	C
-seum	D
-seus	C
-seve	V
-sevi	C
-sewa	R
-sewi	H
-sewo	K
-sexo	[
-sext	V
-sexu	[
-sexy	C
-seña	T
-seño	P
-señó	P
-sfay	C
-sfem	Y
-sfer	C
-sfie	X
-sfig	[
-sfit	C
-sfor	Q
-sfra	T
-sfri	C
-sfru	W
-sfue	P
-sful	T
-sfus	Z
-sfué	S
-sgen	W
-sgiv	Z
-sgre	[
-sgui	Q
-sgus	R
-sh's	X
-sha'	[
-shab	U
-shac	U
-shad	C
-shag	X
-shai	T
-shak	C
-shal	[
-sham	W
-shan	C
-shap	G
-shar	L
-shat	C
-shau	C
-shav	[
-shaw	C
-shaz	W
-shbo	I
-shea	X
-sheb	[
-shec	[
-shee	C
-shei	C
-shek	[
-shel	K
-shem	[
-shep	N
-sher	I
-shes	Q
-shet	[
-shev	I
-shew	X
-shia	C
-shib	V
-shie	U
-shif	N
-shil	X
-shim	J
-shin	L
-shio	L
-ship	Y
-shir	C
-shis	[
-shit	C
-shlo	G
-shma	W
-shme	U
-shna	U
-shne	S
-shnu	C
-shoe	C
-shof	X
-shol	C
-shon	[
-shoo	[
-shop	F
-shor	L
-shot	K
-shou	Y
-show	C
-shre	C
-shri	W
-shro	L
-shru	C
-shti	[
-shua	S
-shuf	C
-shui	C
-shun	[
-shut	C
-shwa	C
-sia?	S
-siad	[
-siah	N
-sian	E
-sias	[
-sibl	C
-sica	K
-sici	U
-sick	[
-sicl	[
-sico	H
-sics	C
-sicu	[
-sida	S
-sidd	C
-side	C
-sidk	Z
-sido	[
-sied	[
-sieg	[
-siem	Q
-sien	[
-sier	U
-sies	W
-siet	[
-sifi	C
-sigh	C
-sigi	C
-sigl	U
-sigm	C
-sign	H
-sigo	[
-sigu	[
-siho	U
-sija	X
-sikh	C
-sila	Z
-sile	N
-sili	C
-silk	C
-sill	S
-silo	[
-sils	Q
-silv	Y
-sily	U
-simb	[
-sime	[
-simi	K
-simo	D
-simp	M
-sims	C
-simu	C
-simó	[
-sin'	D
-sin,	X
-sin?	[
-sina	L
-sinc	Z
-sine	G
-sinf	[
-sing	W
-sink	C
-sinn	[
-sino	C
-sins	[
-sint	C
-sion	L
-sios	Y
-sipi	Y
-siqu	[
-sira	[
-sire	Z
-siri	C
-sirl	D
-sirv	C
-sis"	E
-sis?	[
-sise	X
-sist	U
-sita	[
-site	C
-siti	J
-sito	T
-sits	[
-sitt	[
-situ	V
-sity	N
-sium	C
-sius	H
-sive	X
-sivo	[
-sixe	C
-size	C
-sizi	C
-siás	R
-sión	[
-sjaj	C
-sjdf	C
-sjdh	E
-skat	D
-skdj	C
-sked	[
-sker	D
-sket	Y
-skib	C
-skii	C
-skin	R
-skip	D
-skir	M
-skod	G
-skto	C
-skul	J
-skyd	G
-skyl	G
-skyr	C
-skyw	J
-sla;	C
-slab	C
-slac	C
-slai	J
-slam	T
-slan	C
-slap	P
-slat	C
-slau	T
-slav	[
-slay	C
-sled	C
-slee	P
-slep	T
-slic	G
-slid	[
-slim	E
-slin	D
-slip	C
-slis	F
-slit	C
-slkd	C
-slog	C
-slot	L
-slow	E
-slug	C
-slum	V
-smae	W
-smai	S
-smal	Q
-sman	C
-smar	D
-smas	[
-smat	Z
-smea	S
-smel	C
-smen	J
-smir	Y
-smit	C
-smo?	T
-smod	[
-smok	H
-smol	C
-smos	I
-smot	X
-smyr	X
-sn't	Y
-snac	C
-snai	C
-snak	U
-snap	C
-snar	C
-snea	Z
-snee	C
-snes	[
-sney	C
-snoo	C
-snor	I
-snow	D
-snud	C
-snyd	C
-soak	D
-soap	C
-sobe	[
-sobo	U
-sobr	U
-soci	[
-sock	C
-soco	U
-socr	C
-soda	C
-sode	C
-sodi	C
-sodo	[
-sody	K
-sofa	C
-sofi	C
-sofo	N
-soft	D
-sofá	C
-sohc	C
-soil	E
-sois	[
-sola	[
-sold	[
-sole	C
-soli	N
-solo	J
-sols	I
-solt	[
-solu	R
-solv	C
-somb	S
-some	T
-somo	[
-son'	[
-son-	U
-son?	X
-sona	Z
-sone	I
-song	C
-soni	C
-sonn	C
-sono	F
-sons	[
-sony	H
-soon	T
-sopa	S
-soph	C
-sopl	R
-sopo	[
-sora	C
-sorc	X
-sord	[
-sore	J
-sori	C
-soro	[
-sorr	[
-sors	H
-sort	C
-sost	T
-sota	J
-soto	C
-sotr	Y
-soul	[
-soun	C
-soup	D
-sour	L
-sout	C
-sove	X
-sowe	T
-sows	X
-soze	C
-soña	W
-soñe	R
-soñé	X
-soñó	S
-sp32	C
-spac	C
-spad	[
-spai	F
-spal	T
-spam	G
-span	C
-spar	L
-spas	Z
-spañ	C
-spbe	E
-spea	H
-spec	[
-sped	[
-spee	C
-spej	[
-spel	J
-spen	[
-sper	[
-spet	V
-sphe	[
-spia	P
-spic	Z
-spid	C
-spie	[
-spig	[
-spik	C
-spil	X
-spin	C
-spir	V
-spis	W
-spit	R
-spla	[
-sple	E
-spli	C
-spoi	I
-spok	[
-spon	K
-spoo	C
-spor	L
-spos	Y
-spot	C
-spou	[
-spra	C
-spre	F
-spri	[
-spue	C
-spur	Q
-sput	J
-spué	[
-spía	T
-spír	X
-sqrt	C
-squa	C
-sque	C
-squi	C
-srae	[
-src=	E
-sreg	C
-sres	X
-ss')	I
-ss's	C
-ss="	H
-ssac	H
-ssae	Z
-ssag	[
-ssah	Z
-ssal	[
-ssan	H
-ssar	C
-ssas	C
-ssay	C
-ssed	[
-sseh	Z
-ssel	Z
-ssem	V
-ssen	C
-sser	K
-sses	L
-sset	C
-ssey	G
-ssfi	C
-ssfu	T
-ssho	S
-ssia	J
-ssib	C
-ssic	C
-ssie	C
-ssil	C
-ssin	U
-ssip	[
-ssis	L
-ssiu	D
-ssiv	[
-ssma	X
-ssme	E
-ssne	U
-sson	[
-ssop	[
-ssor	C
-ssov	X
-sspl	E
-sspo	C
-ssro	[
-ssue	X
-ssup	C
-ssur	G
-ssus	D
-sswd	E
-sswo	C
-ssyr	[
-st",	G
-st-f	D
-st-t	Y
-st/a	H
-st12	C
-st:3	G
-st</	H
-sta?	G
-stab	[
-stac	H
-stad	S
-staf	N
-stag	Y
-stai	C
-stak	H
-stal	C
-stam	[
-stan	D
-stap	C
-star	E
-stas	S
-stat	C
-stau	K
-stay	[
-staz	F
-stbo	[
-stbu	D
-stch	C
-stco	C
-stdi	F
-stea	K
-steb	W
-stec	S
-sted	[
-stee	C
-stei	C
-stel	C
-stem	D
-sten	Y
-steo	[
-step	P
-ster	I
-stes	C
-stev	C
-stew	S
-stez	R
-stfu	C
-stgr	C
-sthe	W
-stho	[
-stia	[
-stib	V
-stic	W
-stid	C
-stie	Z
-stif	X
-stig	[
-stil	V
-stim	[
-stin	N
-stio	D
-stip	C
-stir	[
-stit	C
-stiv	N
-stió	R
-stle	[
-stli	J
-stly	W
-stma	J
-sto?	S
-stoc	K
-stod	[
-stoi	W
-stok	C
-stol	[
-stom	C
-ston	E
-stoo	[
-stop	U
-stor	R
-stos	[
-stow	C
-stoy	[
-stpl	Y
-stre	V
-stri	C
-stro	M
-stru	P
-stry	[
-sts'	K
-sts,	Z
-sts;	G
-stub	F
-stuc	U
-stud	Q
-stuf	S
-stum	T
-stun	C
-stup	C
-stur	[
-stus	P
-stut	[
-stuv	X
-stwo	C
-stye	C
-styl	P
-stán	W
-stás	[
-stén	W
-stér	R
-stés	V
-stól	S
-su57	I
-suad	U
-sual	H
-suar	C
-suav	[
-suba	C
-sube	[
-subi	[
-subj	C
-subm	J
-subs	C
-subw	C
-succ	W
-suce	U
-such	V
-suci	[
-suck	C
-sucr	T
-sucu	F
-suda	C
-sudd	[
-sudo	C
-suec	C
-sueg	[
-suel	[
-suer	U
-sues	X
-suez	C
-sueñ	[
-suff	[
-sufi	R
-sufr	I
-suga	K
-suic	[
-suit	N
-suiz	C
-suje	C
-sula	C
-sule	G
-suli	C
-sulm	T
-sulp	C
-sult	G
-suma	S
-sume	L
-sumi	R
-summ	K
-sumo	V
-sun?	T
-sunb	G
-sund	[
-sung	C
-sunr	U
-suns	C
-supe	E
-supl	P
-supp	W
-supr	C
-sura	C
-surf	C
-surg	[
-suri	R
-surp	[
-surr	[
-sus'	[
-sus?	Y
-susa	V
-susc	I
-suse	T
-sush	C
-susp	[
-sust	C
-sutr	D
-sutt	C
-sué?	P
-sw1a	C
-swah	C
-swal	S
-swap	E
-swea	[
-swed	C
-swee	Q
-swer	J
-swif	K
-swim	Q
-swin	[
-swit	G
-swol	C
-swor	D
-sxdc	C
-sxed	C
-syca	J
-sych	[
-sydn	C
-syje	J
-syll	C
-sylv	C
-symb	Q
-symp	F
-syna	[
-sync	G
-synd	[
-syno	C
-synt	C
-syri	[
-syst	C
-szec	C
-sába	[
-sépt	P
-sés?	S
-séña	W
-sías	[
-sícu	Z
-síga	T
-sígu	X
-símb	W
-sínd	Z
-sísa	W
-són?	Q
-sús?	U
-t",b	G
-t":"	G
-t%3e	C
-t("h	D
-t('h	E
-t('x	I
-t(*)	K
-t(1)	D
-t(do	L
-t(i)	I
-t-fo	D
-t-ha	V
-t.co	F
-t.ly	E
-t.pr	H
-t/a}	H
-t123	C
-t365	H
-t:30	G
-t:al	K
-t:vo	I
-t;/b	F
-t;b&	F
-t;hi	F
-t</p	H
-t>al	G
-taba	[
-tabb	M
-tabe	[
-tabi	[
-tabl	C
-tabo	[
-tabs	E
-taca	[
-taci	P
-tack	C
-taco	F
-tact	C
-tacu	C
-tada	[
-tade	[
-tadi	C
-tado	K
-tadu	Y
-tafa	C
-taff	Z
-tafo	C
-tage	Y
-tagi	C
-tago	C
-tagr	T
-tail	C
-tain	G
-tair	C
-taja	S
-taje	Y
-taka	C
-taki	U
-tala	I
-tale	R
-talg	X
-tali	S
-talk	X
-tall	C
-talm	[
-talo	F
-tals	J
-taly	C
-tama	L
-tamb	[
-tame	G
-tami	C
-tamm	U
-tamo	T
-tamp	G
-tamu	[
-tan'	U
-tan?	Q
-tana	[
-tanc	C
-tand	P
-tane	C
-tanf	F
-tang	L
-tani	L
-tank	C
-tano	S
-tanq	V
-tans	[
-tant	U
-tanu	C
-tanz	I
-taná	W
-taoi	C
-tapa	F
-tape	C
-taph	V
-tapi	C
-tapo	C
-tapp	C
-taqu	U
-tar?	[
-tara	C
-tarc	U
-tard	C
-tare	D
-tarf	C
-targ	D
-tari	K
-tarj	T
-tarl	W
-tarm	F
-taro	Q
-tarr	[
-tars	[
-tart	H
-tarv	[
-tary	C
-tarz	C
-tará	[
-taré	[
-tas?	S
-tasb	C
-tasc	C
-tase	[
-tasi	C
-task	Q
-tasm	N
-tass	R
-tast	L
-tasy	C
-tasí	S
-tata	C
-tate	M
-tath	[
-tati	C
-tato	G
-tats	C
-tatt	K
-tatu	L
-taug	C
-taur	C
-tava	G
-tave	C
-taxe	W
-taxi	C
-taye	V
-tayi	J
-tayl	C
-tays	[
-taza	C
-taña	V
-taño	C
-tbac	C
-tbal	C
-tbit	E
-tboa	C
-tbol	F
-tbor	[
-tbot	[
-tbox	C
-tbre	C
-tbro	P
-tbul	C
-tbus	D
-tc/p	E
-tc/s	C
-tcas	M
-tch?	P
-tche	C
-tchi	[
-tchl	C
-tchm	W
-tchu	C
-tchy	E
-tclu	D
-tcod	C
-tcoi	M
-tcut	C
-tdio	F
-tdog	F
-tdoo	E
-tdow	C
-te's	[
-te()	E
-teac	[
-tead	X
-teak	C
-teal	[
-team	G
-tear	N
-teas	E
-teba	W
-tebo	D
-teca	C
-tecc	P
-tece	U
-tech	J
-teci	R
-tecl	C
-tecn	Y
-teco	[
-tecs	C
-tect	M
-ted;	S
-ted?	S
-tede	[
-teel	C
-teen	[
-teer	I
-teet	D
-tefu	[
-tega	C
-tege	C
-tego	C
-tegr	I
-tegy	C
-tein	C
-teis	T
-teja	H
-teke	X
-teko	Z
-tela	W
-tele	C
-teli	C
-tell	N
-tels	C
-tely	Q
-telé	W
-tem"	G
-tem.	H
-tem:	J
-tema	[
-temb	V
-teme	S
-temi	C
-temo	Z
-temp	G
-tems	C
-temu	C
-temá	V
-ten;	Y
-tena	J
-tenb	C
-tenc	G
-tene	N
-teng	[
-tenh	C
-teni	Z
-tenn	C
-tens	C
-tent	[
-tenu	D
-tení	X
-teo?	Q
-teol	Y
-teor	C
-teos	T
-teou	X
-tepa	[
-tepc	S
-tepd	T
-tepf	Y
-teph	V
-tepm	R
-teps	S
-tequ	[
-ter'	[
-ter,	V
-ter-	V
-ter;	S
-ter?	K
-tera	[
-terb	C
-terc	T
-terd	J
-tere	P
-terf	Z
-terg	C
-teri	Q
-terl	C
-term	F
-tern	K
-tero	[
-terp	Z
-terr	[
-ters	Q
-tert	V
-terv	D
-tery	P
-terí	Y
-tes,	U
-tes?	R
-tesa	[
-tesc	C
-tesd	Z
-tesf	C
-tesi	F
-tesl	C
-teso	[
-tess	I
-test	H
-teta	C
-tetr	[
-teuc	[
-teve	C
-tewa	N
-tewi	C
-texa	C
-text	C
-teza	R
-teñi	C
-tfis	Z
-tfit	C
-tfli	C
-tfol	C
-tfor	C
-tfou	F
-tful	[
-tgag	R
-tgea	I
-tgen	C
-tgpt	E
-tgra	C
-tgre	C
-tgun	U
-th's	[
-th84	L
-tha?	Y
-thad	[
-thag	C
-thah	[
-thai	C
-thal	L
-tham	P
-than	V
-that	I
-thbe	V
-thda	U
-thea	D
-thed	[
-thee	D
-thef	[
-theg	K
-thei	[
-thel	N
-them	Q
-then	F
-theo	[
-theq	C
-ther	P
-thes	S
-thet	C
-thew	Q
-they	[
-thfu	H
-thia	[
-thic	S
-thie	V
-thig	K
-thin	S
-thio	[
-thir	[
-this	C
-thle	Q
-thlo	D
-thly	G
-thod	D
-thol	[
-thom	D
-thon	C
-thoo	[
-thop	R
-thor	P
-thos	[
-thou	R
-thov	E
-thpa	C
-thpl	C
-thqu	L
-thre	T
-thri	L
-thro	M
-thru	C
-thse	[
-thsh	[
-thub	E
-thum	H
-thun	Z
-thup	C
-thus	[
-thya	Q
-thyr	C
-thys	[
-tiag	J
-tial	I
-tian	Z
-tias	T
-tiat	[
-tibi	C
-tibl	C
-tica	W
-tice	L
-tich	F
-tici	S
-tick	C
-ticl	C
-tico	[
-ticr	W
-tics	C
-ticu	Y
-ticé	S
-tida	Q
-tide	G
-tido	J
-tidu	[
-tied	N
-tiel	G
-tiem	P
-tien	R
-tier	[
-tiet	V
-tifa	[
-tiff	C
-tifi	L
-tifr	K
-tify	C
-tiga	T
-tige	C
-tigh	K
-tigo	[
-tigr	U
-tigu	[
-tihi	C
-tije	C
-tika	C
-tikk	M
-tikt	C
-tila	J
-tilb	I
-tild	Q
-tile	G
-tili	[
-till	K
-tilt	C
-tima	J
-time	E
-timi	C
-timo	[
-tina	C
-tind	R
-tine	Q
-ting	[
-tini	H
-tinn	H
-tino	C
-tins	C
-tint	C
-tinu	H
-tiny	M
-tioc	T
-tion	S
-tiop	U
-tioq	T
-tios	[
-tiou	X
-tipa	E
-tipe	C
-tiph	W
-tipi	C
-tipl	N
-tipo	[
-tipp	C
-tips	C
-tiqu	C
-tir?	P
-tira	C
-tire	[
-tiri	[
-tirm	S
-tiro	[
-tirs	Y
-tirá	Y
-tiró	P
-tisa	J
-tise	J
-tisf	[
-tish	C
-tisi	F
-tism	[
-tiso	C
-tist	K
-tita	C
-titc	C
-tite	[
-tith	[
-titi	[
-titl	C
-tito	Z
-titr	C
-titt	W
-titu	U
-tity	N
-tius	[
-tiva	V
-tive	C
-tivi	[
-tivo	[
-tiza	T
-tize	[
-tizo	X
-tizó	Q
-tkin	H
-tlab	C
-tlan	C
-tleb	G
-tled	U
-tlen	C
-tler	C
-tles	U
-tlet	C
-tley	C
-tlin	P
-tlis	C
-tln(	H
-tlon	C
-tloo	C
-tm/1	N
-tmai	C
-tmak	[
-tman	I
-tmar	N
-tmas	M
-tmeg	C
-tmei	C
-tmen	D
-tmol	I
-tmos	[
-tmov	I
-tmrw	L
-tnam	C
-tner	Y
-tnes	T
-tney	C
-tnin	T
-tnit	C
-to'o	C
-to's	C
-to__	C
-toad	G
-toas	C
-toba	T
-tobe	K
-tobi	[
-tobu	H
-tobí	T
-toca	[
-toch	C
-toci	C
-tock	K
-toco	J
-tocó	V
-toda	K
-todd	X
-tode	K
-todi	Y
-todo	W
-tody	[
-toed	C
-toef	G
-toes	C
-toff	C
-toge	Q
-togg	G
-togr	C
-toic	W
-toil	C
-tois	I
-tok.	C
-toke	C
-toky	H
-tol?	P
-tola	[
-told	C
-tole	[
-toli	C
-toll	C
-tolo	N
-toma	C
-tomb	[
-tome	D
-tomi	C
-toml	S
-tomo	S
-toms	L
-tomy	J
-tomá	Y
-tomé	W
-ton'	E
-tonb	C
-tong	P
-toni	C
-tons	C
-tont	M
-tony	K
-tood	[
-took	[
-tool	M
-toos	[
-toot	C
-tope	C
-toph	X
-topi	J
-topp	P
-tops	J
-topu	L
-toqu	[
-tor'	H
-tora	Q
-torb	U
-torc	X
-tore	C
-tori	M
-torm	[
-toro	K
-torr	[
-tors	L
-tort	C
-torv	K
-torw	C
-tory	[
-torá	T
-tos?	S
-tose	C
-tosh	C
-tosi	C
-toso	C
-tosy	C
-tota	M
-tote	C
-tott	D
-totu	C
-touc	U
-tour	C
-tove	S
-towa	[
-towe	I
-towi	C
-town	F
-toxi	P
-toyo	F
-tp:/	D
-tps:	C
-tput	C
-trab	W
-trac	C
-trad	D
-trae	Y
-traf	H
-trag	[
-trai	C
-traj	L
-trak	D
-tral	C
-tram	M
-tran	W
-trap	G
-trar	F
-tras	H
-trat	S
-trau	[
-trav	U
-traw	[
-tray	[
-trañ	X
-trea	Q
-trec	[
-tred	X
-tree	G
-treg	[
-trei	W
-trek	C
-trel	[
-trem	Y
-tren	C
-trep	Z
-trer	V
-tres	T
-tret	F
-trev	C
-trew	C
-trex	F
-tria	N
-trib	[
-tric	C
-trid	C
-trie	C
-trif	P
-trig	N
-trik	V
-tril	Z
-trin	C
-trio	[
-tris	C
-trit	S
-triu	X
-trix	C
-troa	R
-trog	C
-troj	C
-trok	G
-trol	R
-trom	[
-tron	R
-troo	C
-trop	C
-tros	[
-trot	U
-trou	[
-trov	V
-troy	[
-trua	[
-truc	C
-trud	C
-true	D
-trug	Z
-trui	Z
-trum	S
-truo	W
-trus	[
-trut	[
-truy	T
-tryi	L
-tráf	Z
-trás	[
-tría	R
-trón	R
-ts/d	N
-tsab	R
-tsal	C
-tsap	F
-tsar	C
-tsby	C
-tsch	D
-tsel	G
-tsem	[
-tsid	N
-tsky	C
-tsma	[
-tsme	X
-tson	C
-tspo	C
-tsta	E
-tste	I
-tsto	F
-tsus	C
-tsya	J
-ttac	T
-ttag	P
-ttar	C
-ttat	[
-tted	J
-ttee	R
-ttem	T
-tten	T
-tter	N
-ttes	C
-ttge	C
-tthe	Q
-tthi	Z
-ttin	F
-ttis	L
-ttit	Y
-ttle	N
-ttom	[
-tton	L
-ttoo	H
-ttor	C
-ttp:	G
-ttps	C
-ttra	[
-ttre	C
-tttt	C
-ttys	C
-tuag	Y
-tuah	C
-tuaj	[
-tual	U
-tuar	[
-tuat	U
-tuba	[
-tubb	F
-tube	C
-tubr	C
-tuch	E
-tuck	R
-tucs	G
-tude	S
-tudn	C
-tudo	C
-tudy	[
-tues	C
-tuff	S
-tuga	C
-tugu	C
-tuit	C
-tuli	V
-tulo	U
-tuls	C
-tumb	[
-tume	C
-tumn	H
-tumo	[
-tuna	L
-tund	C
-tune	C
-tuni	H
-tunn	Z
-tuns	C
-tunt	C
-tuos	U
-tupi	C
-tura	X
-turb	[
-turc	C
-turd	L
-ture	T
-turi	R
-turk	C
-turn	N
-turo	[
-turr	C
-turt	M
-turó	T
-tus(	J
-tus?	I
-tusa	M
-tuta	Y
-tute	C
-tuti	[
-tuto	C
-tutt	[
-tuve	Z
-tuvi	J
-tuvo	[
-tuya	S
-tuyo	C
-tver	C
-twar	T
-twee	D
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
-ty12	F
-tych	[
-tyer	D
-tyin	C
-tyji	C
-tyle	F
-tymo	C
-type	C
-typh	C
-typi	C
-tyqu	C
-tyre	H
-tyrs	[
-tysb	C
-tyty	C
-tyui	E
-tyyy	C
-tzee	K
-tzer	C
-tzsc	C
-tzva	C
-t|>s	E
-táne	R
-téri	R
-tés?	Q
-tías	W
-tíop	V
-tísi	[
-tóli	X
-tóxi	Y
-túni	S
-u're	G
-u261	C
-ua's	Z
-uaca	C
-uach	T
-uaci	N
-uada	J
-uade	V
-uado	U
-uadr	C
-uaei	C
-uage	F
-uagi	Y
-uagu	[
-uail	V
-uaje	[
-uake	C
-ual?	S
-uale	Z
-uali	P
-uall	[
-ualm	P
-ualq	[
-uan.	E
-uan?	P
-uana	[
-uand	K
-uant	C
-uapa	C
-uara	Y
-uard	U
-uare	S
-uari	C
-uark	C
-uarr	[
-uars	T
-uart	[
-uary	C
-uate	Z
-uati	[
-uatr	[
-uave	[
-uawe	F
-uaya	C
-ub.c	K
-ubai	N
-ubal	[
-uban	C
-ubar	C
-ubat	F
-ubba	J
-ubbe	L
-ubbi	C
-ubbl	D
-ubbo	F
-ubca	F
-ube.	F
-ubec	F
-ubed	D
-uben	V
-uber	C
-ubes	[
-ubic	C
-ubid	W
-ubie	[
-ubik	F
-ubil	[
-ubim	[
-ubin	[
-ubio	C
-ubir	[
-ubit	[
-ubió	U
-ubje	C
-ubju	J
-uble	P
-ubli	H
-ubma	C
-ubmi	[
-uboi	D
-ubou	C
-ubre	C
-ubri	H
-ubsc	C
-ubst	H
-ubti	[
-ubts	Q
-ubun	I
-ubwa	C
-ucac	R
-ucar	T
-ucas	N
-ucce	W
-ucci	C
-uced	C
-ucee	X
-uceo	[
-ucer	C
-uces	E
-uch?	Z
-ucha	[
-uche	U
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
-ucir	C
-ucis	Y
-ucit	[
-ució	I
-ucke	[
-ucki	C
-uckl	C
-ucks	C
-ucky	N
-ucle	C
-uco?	Q
-ucod	W
-ucos	C
-ucri	T
-ucso	G
-ucti	U
-ucto	L
-uctu	D
-ucul	F
-ucum	Q
-udad	[
-udaf	C
-udah	[
-udam	P
-udan	[
-udar	[
-udas	C
-udde	[
-uddh	I
-uddi	H
-uddy	X
-udea	K
-uded	F
-uden	H
-uder	V
-udge	I
-udgi	P
-udgm	W
-udia	W
-udic	Q
-udie	Z
-udio	C
-udis	P
-udit	[
-udnt	C
-udok	C
-udor	C
-udos	U
-udso	C
-udá?	P
-udía	U
-udío	X
-ueak	C
-ueal	C
-uear	E
-ueas	[
-ueba	D
-uebe	R
-uebl	R
-uebr	Z
-uece	N
-ueci	C
-ueda	H
-uede	C
-uedo	[
-uedé	[
-uedó	[
-ueen	L
-ueez	P
-uega	C
-uego	Z
-uegr	[
-ueir	F
-ueja	X
-uel'	[
-uel?	U
-uela	[
-ueld	Y
-uele	Y
-ueli	D
-uell	[
-uelo	P
-uelt	P
-uelv	Y
-uema	L
-uemo	C
-uemó	W
-uena	U
-uenc	[
-uens	U
-uent	N
-uenz	P
-ueo?	P
-uera	S
-uerc	V
-uerd	Z
-uere	[
-ueri	Q
-uerm	C
-uern	Y
-uero	W
-uerp	S
-uerq	C
-uerr	Y
-uers	T
-uert	T
-ueru	Z
-uerv	T
-uery	C
-uerz	W
-ueré	X
-uerí	Y
-uesd	C
-uese	D
-uesi	V
-ueso	K
-uess	C
-ueta	C
-uete	H
-ueto	C
-uett	C
-ueva	Q
-ueve	Q
-uevo	K
-uey'	C
-ueye	Y
-ueza	Z
-ueña	[
-ufac	C
-uffe	Z
-uffi	C
-uffl	C
-uffs	J
-uffy	C
-ufic	R
-ufra	[
-ufre	[
-ufri	Y
-ufro	V
-ufru	C
-ufth	C
-ufus	[
-ugad	C
-ugam	C
-ugar	Y
-ugas	C
-ugat	C
-ugby	C
-ugee	W
-ugen	C
-ugga	C
-ugge	G
-uggl	Z
-ughe	E
-ughi	V
-ughs	Z
-ught	Z
-ugia	V
-ugio	R
-ugle	D
-ugly	[
-ugos	C
-ugst	D
-ugua	C
-ugue	C
-ugur	[
-ugus	Q
-ugía	U
-uham	C
-uias	Z
-uiat	S
-uice	M
-uici	[
-uick	T
-uida	W
-uide	C
-uido	G
-uids	C
-uidó	Q
-uiel	[
-uien	C
-uier	Y
-uiet	[
-uign	C
-uija	T
-uijo	C
-uijó	Y
-uila	J
-uild	U
-uile	E
-uili	U
-uill	D
-uilo	T
-uilt	V
-uimi	H
-uimo	[
-uina	R
-uinc	X
-uine	C
-uing	[
-uini	C
-uinn	C
-uino	C
-uins	C
-uint	C
-uiop	C
-uipa	C
-uipo	[
-uiri	[
-uirr	C
-uise	E
-uisi	C
-uism	C
-uiso	Q
-uist	U
-uita	D
-uitc	H
-uite	Q
-uitf	Y
-uiti	C
-uito	C
-uits	F
-uity	I
-uitó	T
-uiui	C
-uiva	I
-uivo	N
-uixo	C
-uiza	C
-uién	[
-ujah	V
-ujar	C
-ujer	P
-ujet	C
-ujia	C
-ujul	C
-ujur	Q
-uk/i	N
-uk/s	I
-uke)	[
-ukew	[
-ukka	[
-ukra	R
-ukul	C
-ul's	[
-ulac	[
-ulam	[
-ulan	S
-ular	R
-ulas	I
-ulat	C
-ulbs	C
-ulce	[
-ulcr	Y
-ulcy	H
-ulda	[
-ulde	C
-uldi	C
-uldn	[
-ule:	C
-ulej	C
-ulel	C
-ulem	I
-ulen	T
-uler	[
-ules	C
-ulet	Z
-ulez	D
-ulfi	[
-ulga	M
-ulge	[
-ulgo	C
-ulgu	C
-ulie	C
-ulin	M
-ulio	X
-ulip	V
-uliu	C
-ulki	C
-ulkn	C
-ull)	K
-ulld	C
-ulle	L
-ulli	C
-ullo	Z
-ullp	H
-ulls	C
-ully	[
-ulma	[
-ulmá	R
-ulne	D
-ulo?	Q
-ulog	[
-ulos	[
-ulpa	Y
-ulph	C
-ulpi	[
-ulsa	C
-ulse	D
-ulsi	[
-ulso	E
-ulta	C
-ulte	[
-ulti	F
-ulto	V
-ults	I
-ultu	[
-ultó	S
-ulul	I
-ulum	D
-umad	S
-uman	H
-umar	P
-umba	[
-umbb	C
-umbe	C
-umbl	M
-umbr	U
-umbs	[
-umci	Y
-ume'	C
-umen	Q
-umer	C
-umfo	C
-umid	C
-umif	G
-umil	[
-umin	G
-umma	I
-umme	H
-ummi	F
-ummu	C
-ummy	C
-umna	U
-umno	R
-umns	D
-umor	[
-umou	C
-umpe	H
-umpk	C
-umpl	X
-umpy	C
-umra	W
-un's	C
-unab	N
-unah	W
-unal	Y
-unam	I
-unan	Q
-unap	V
-unar	[
-unas	F
-unat	[
-unaw	[
-unba	R
-unbe	V
-unbl	C
-unbo	Z
-unbu	H
-unca	V
-unce	C
-unch	C
-unci	F
-uncl	[
-unco	R
-unct	D
-und?	E
-unda	W
-unde	C
-undh	E
-undi	[
-undl	C
-undo	L
-undr	S
-unds	D
-undt	C
-undy	I
-undó	U
-unem	P
-uneq	R
-uner	[
-unes	C
-unev	H
-unex	M
-unfa	[
-unfo	E
-unga	C
-ungi	[
-ungr	X
-unha	V
-unia	[
-unid	I
-unin	C
-unio	U
-uniq	D
-unis	[
-unit	C
-univ	P
-unix	C
-unió	[
-unju	Y
-unke	[
-unki	C
-unkn	[
-unla	J
-unle	[
-unli	C
-unlo	F
-unna	[
-unne	T
-unni	I
-unny	C
-uno?	T
-unos	C
-unpl	N
-unqu	[
-unri	U
-unse	[
-unsh	C
-unsu	C
-unt(	K
-unta	[
-untd	C
-unte	H
-unti	C
-unto	G
-untr	S
-unts	[
-untu	M
-unty	C
-untó	S
-unuc	[
-unwo	W
-uoiu	C
-uoli	C
-uosa	T
-uota	G
-uote	C
-upac	T
-upad	Q
-upan	P
-upar	T
-upbe	Z
-upci	V
-upda	C
-uper	D
-upgr	C
-upha	Q
-upid	C
-upin	F
-uple	W
-upli	G
-upon	J
-uppe	T
-uppi	C
-uppl	C
-uppo	T
-uppy	C
-upre	C
-upro	C
-upsi	I
-upst	F
-uptc	T
-upti	[
-upto	C
-upun	S
-upwo	C
-uque	D
-ura?	P
-urab	Z
-urac	C
-urad	[
-urag	[
-urah	C
-urai	C
-ural	E
-uram	X
-uran	I
-urar	[
-uras	R
-urat	D
-urba	S
-urbo	C
-urce	G
-urch	Z
-urco	C
-urda	L
-urde	[
-urdo	H
-urdw	C
-ure,	R
-ure?	[
-urea	M
-urec	S
-ured	[
-urel	C
-uren	C
-ures	I
-uret	V
-urez	Q
-urfa	C
-urge	D
-urgh	C
-urgl	[
-urgu	C
-uria	[
-uric	C
-urid	[
-urie	[
-urif	Z
-urim	[
-urin	[
-urio	T
-uris	C
-urit	C
-urió	[
-urke	C
-urki	C
-urla	[
-urli	C
-urly	C
-urló	P
-urmi	Q
-urmu	V
-urna	[
-urne	Y
-urni	[
-urno	[
-urnt	K
-uro?	W
-uroa	C
-urom	F
-urop	I
-uros	R
-urov	G
-urph	E
-urpl	L
-urpo	[
-urpr	[
-urra	C
-urre	H
-urri	J
-urro	X
-urry	D
-urs,	H
-ursd	T
-urse	W
-ursi	N
-urso	G
-urst	N
-urta	C
-urte	Z
-urth	C
-urti	Z
-urtn	C
-urto	C
-urts	R
-urug	C
-urus	C
-urve	W
-urvi	G
-urwo	C
-urys	C
-uría	V
-urón	T
-us's	V
-us(4	J
-usad	C
-usal	[
-usan	[
-usar	[
-usas	C
-usba	V
-usca	S
-uscl	E
-usco	R
-uscr	C
-uscó	R
-usd/	C
-use?	C
-used	M
-usee	L
-useh	[
-usel	D
-usen	Z
-useo	P
-usep	C
-user	C
-uses	H
-useu	D
-usew	X
-ush?	F
-usha	T
-ushe	R
-ushi	C
-ushr	G
-usia	[
-usic	U
-usie	X
-usil	X
-usin	Q
-usio	P
-usit	Y
-usiv	G
-usks	C
-usky	F
-usli	X
-usly	X
-usne	[
-uson	C
-uspe	[
-usps	C
-usqu	J
-usse	D
-ussi	K
-ust;	Y
-ust?	[
-usta	F
-uste	K
-usti	T
-ustl	[
-usto	[
-ustr	C
-usts	[
-ustu	[
-usty	[
-usua	I
-usuf	C
-usul	T
-usur	[
-ut.p	H
-utac	S
-utad	C
-utag	T
-utah	C
-utam	K
-utan	S
-utar	V
-utas	U
-utat	Y
-utba	C
-utbo	C
-utch	H
-utdo	C
-uted	[
-uten	C
-uteo	C
-uter	C
-utes	C
-utex	I
-utfi	C
-uth'	[
-uth,	Z
-uth?	[
-utha	K
-uthe	C
-uths	P
-utic	X
-utie	[
-util	I
-utin	S
-utio	K
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
-uton	C
-utop	C
-utor	H
-utos	P
-utot	C
-utpu	C
-utra	D
-utri	C
-utro	C
-utsa	C
-utsc	D
-utsi	S
-utte	C
-utti	[
-uttl	C
-utto	L
-utub	C
-utum	H
-utuo	C
-utur	V
-utyc	T
-uuuu	C
-uvag	D
-uvas	P
-uven	S
-uver	C
-uvet	C
-uvia	H
-uvie	J
-uvio	Y
-uxha	C
-uxil	R
-uxur	[
-uyen	U
-uyer	C
-uyin	[
-uytr	C
-uza?	S
-uzar	G
-uzga	W
-uzgu	S
-uzza	U
-uzzi	K
-uzzy	E
-uzía	T
-uále	W
-uánd	[
-uánt	V
-uéde	P
-uéis	W
-uélv	Q
-uérd	V
-uérf	T
-uérz	S
-uías	V
-uíta	[
-uñad	W
-uñal	U
-uñas	L
-v=dq	M
-vaba	R
-vabl	[
-vabo	C
-vaca	S
-vacc	N
-vaci	[
-vacu	I
-vacy	L
-vací	Y
-vada	H
-vado	C
-vadu	C
-vage	C
-vago	T
-vah'	P
-vahs	T
-vain	[
-vald	K
-vale	N
-valg	U
-vali	T
-valk	C
-vall	[
-valo	C
-valr	Y
-valu	C
-vame	T
-vami	X
-vamo	[
-vamp	C
-vanc	C
-vand	D
-vang	Z
-vani	D
-vano	Z
-vans	C
-vant	[
-vanz	T
-vape	Y
-vapi	[
-vara	[
-vard	F
-vare	F
-vari	I
-varm	Q
-varo	[
-vars	[
-varó	T
-vasc	C
-vase	W
-vash	[
-vasi	[
-vaso	W
-vast	V
-vata	C
-vati	G
-vato	P
-vaux	C
-vaya	V
-vazq	C
-vbnm	C
-ve.c	I
-veal	F
-vean	Y
-vece	[
-vech	U
-veci	H
-ved;	Q
-ved?	X
-vedi	C
-veer	R
-vega	C
-vege	P
-veh?	U
-veil	[
-vein	R
-veja	[
-veje	V
-veji	T
-vela	[
-vele	[
-vell	J
-velo	C
-vels	M
-vely	Q
-vemb	J
-veme	R
-vemo	C
-ven,	S
-ven?	V
-vena	[
-venc	[
-vene	R
-veng	W
-veni	C
-venl	C
-venm	C
-veno	C
-vens	N
-vent	M
-venu	C
-ver,	[
-ver=	F
-ver?	[
-vera	C
-verb	C
-verc	[
-verd	Q
-vere	J
-verg	G
-verh	C
-veri	M
-verl	[
-verm	S
-vern	C
-vero	R
-verp	C
-verr	C
-vers	Y
-vert	D
-verv	[
-verw	C
-very	[
-verá	[
-veré	V
-veró	Q
-ves,	U
-ves?	[
-vesa	F
-vesi	[
-vest	U
-vete	C
-veyo	C
-vez?	U
-veza	C
-veía	W
-vgbh	C
-vi's	U
-viab	C
-viad	V
-viaj	[
-vian	C
-viat	J
-viaz	V
-vibr	C
-vice	Q
-vici	Y
-vict	C
-vid'	[
-vid?	W
-vida	[
-vide	C
-vidi	C
-vido	J
-vidr	T
-vids	G
-vidó	S
-viej	T
-vien	[
-vier	M
-vies	C
-viet	C
-view	C
-viga	C
-vigi	[
-vigo	C
-viii	C
-viki	C
-vil'	J
-vil.	I
-vil?	[
-vila	C
-vill	C
-vils	C
-vimo	V
-vina	R
-vinc	C
-vind	I
-vine	V
-ving	[
-vini	[
-vino	[
-viny	C
-vio?	Q
-viol	R
-vion	J
-vior	X
-vios	[
-viou	C
-vipa	F
-vira	Q
-vire	Q
-virg	R
-viro	U
-virt	[
-viru	[
-virá	T
-visa	C
-visc	C
-vise	X
-vish	C
-viso	E
-vist	C
-visó	T
-vita	C
-vite	[
-viti	[
-vito	G
-vitr	X
-vits	C
-vitt	C
-vitu	S
-vity	T
-viud	[
-viva	J
-vive	R
-vivi	[
-vivo	[
-viví	S
-viña	X
-vión	W
-vloo	I
-vlov	H
-vnvn	C
-voci	[
-voga	C
-voic	C
-void	V
-vokz	J
-vola	G
-volc	L
-volt	L
-volv	P
-voqu	T
-vorc	T
-vori	P
-vors	V
-vos?	Q
-voso	U
-vota	[
-vote	C
-voth	C
-voti	[
-voto	S
-vouc	C
-vour	C
-vous	[
-vows	[
-voya	H
-voys	W
-vrat	L
-vsbg	I
-vsco	G
-vuel	C
-vues	[
-vulg	Z
-vuln	C
-vuls	W
-vuél	Q
-vánt	[
-vían	R
-víbo	X
-vírg	Y
-víti	V
-w-2-	L
-w.eb	N
-w.fa	J
-w.go	M
-w.ma	H
-w.ri	I
-w.th	K
-w.yo	M
-w4w9	M
-w9wg	M
-wabi	C
-wage	[
-wahi	C
-wahl	C
-wain	C
-wait	Z
-waiv	F
-wake	C
-waki	[
-wale	D
-walg	D
-wali	C
-walk	I
-wall	F
-walm	C
-walr	E
-wanc	C
-wand	Y
-wank	C
-wann	C
-want	[
-wara	C
-ward	Q
-ware	C
-warf	C
-warm	[
-warn	E
-warr	F
-wars	T
-wart	C
-warz	C
-wash	M
-wasn	X
-wasp	C
-wass	C
-wast	R
-watc	U
-wate	N
-wats	C
-wave	W
-way,	S
-way?	Z
-wayf	C
-wayn	I
-ways	X
-wbar	C
-wbon	Q
-wder	C
-wdri	L
-we'r	U
-weak	C
-weal	W
-weap	V
-wear	X
-weat	C
-webb	H
-webs	C
-wedd	Y
-wede	C
-wedn	G
-weds	X
-weed	T
-week	J
-ween	H
-weep	M
-weet	K
-weig	F
-weir	T
-welc	[
-weld	C
-well	X
-welr	S
-wels	C
-welv	[
-wemb	M
-went	J
-weoi	C
-wept	[
-weqw	C
-wer;	T
-werb	C
-were	[
-weri	C
-werp	C
-wers	E
-wert	C
-wery	G
-west	[
-weth	C
-wett	K
-wfly	C
-wful	S
-wgxc	M
-whal	W
-what	E
-whee	C
-whel	X
-when	I
-wher	H
-whet	I
-whic	E
-whil	Z
-whip	G
-whir	[
-whis	E
-whit	L
-who'	C
-whoa	C
-whoe	W
-whol	K
-whom	M
-whop	F
-whos	Y
-wibb	C
-wicc	C
-wice	I
-wich	C
-wick	P
-wide	D
-wido	[
-widt	G
-wife	[
-wifi	C
-wift	K
-wigg	C
-wiki	C
-wild	[
-wili	C
-will	U
-wils	C
-wimb	J
-wimm	C
-wind	G
-wine	[
-wing	I
-winn	C
-wins	X
-wint	R
-wipe	P
-wire	F
-wiri	C
-wisd	Z
-wise	[
-wish	[
-wist	C
-witc	X
-with	S
-witn	X
-witt	C
-witz	C
-wive	L
-wizz	G
-wled	W
-wles	S
-wlic	D
-wlpl	N
-wlyw	Y
-wned	[
-wner	D
-wnie	F
-wnin	X
-wnla	C
-wnlo	F
-wobb	C
-woes	R
-woke	[
-wolf	[
-woll	C
-wolv	M
-woma	[
-womb	Y
-won'	J
-wond	K
-wont	P
-wood	C
-wool	Q
-worc	C
-word	C
-wore	[
-work	L
-worl	R
-worm	N
-worn	[
-worr	[
-wors	[
-wort	C
-woul	P
-woun	[
-wqrt	C
-wrap	C
-wrec	[
-wres	X
-wrig	C
-wrin	C
-wris	K
-writ	P
-wron	[
-wroo	F
-wrot	K
-wrtw	C
-wrwn	C
-wser	C
-wsha	H
-wshi	[
-wsil	C
-wsin	C
-wsto	D
-wsxe	C
-wtap	D
-wton	C
-wubb	C
-wudu	C
-wund	I
-wuth	C
-ww.e	N
-ww.f	J
-ww.g	M
-ww.m	H
-ww.r	I
-ww.t	K
-ww.y	M
-wwii	L
-www.	C
-wyer	H
-wyom	I
-x+5)	I
-x+y=	I
-x-2)	I
-x-y=	I
-x.co	D
-x.te	H
-x800	C
-xact	H
-xagg	X
-xago	C
-xame	[
-xami	[
-xamp	C
-xams	[
-xand	E
-xbow	C
-xbox	C
-xcel	C
-xcep	C
-xces	S
-xcha	C
-xcit	Y
-xcix	D
-xclu	F
-xcom	[
-xcus	E
-xcvb	C
-xdcf	C
-xecu	C
-xedc	C
-xers	G
-xerx	[
-xfor	C
-xhal	C
-xhau	W
-xiao	F
-xici	C
-xico	C
-xida	G
-xiet	[
-xile	[
-xili	S
-ximo	C
-ximu	G
-xine	C
-xing	C
-xion	[
-xiou	V
-xism	I
-xist	[
-xito	U
-xity	E
-xión	[
-xliv	C
-xodo	[
-xodu	N
-xolo	R
-xorc	P
-xote	C
-xoth	C
-xpan	C
-xpat	C
-xpec	X
-xped	K
-xpel	[
-xpen	[
-xper	C
-xpia	[
-xpir	C
-xpla	C
-xpli	S
-xplo	Q
-xpor	N
-xpre	G
-xpul	H
-xss'	I
-xten	I
-xtin	C
-xton	I
-xtor	[
-xtur	C
-xual	[
-xury	[
-xxxx	C
-xxxy	C
-xxyy	C
-xyge	D
-xymo	C
-xyyy	C
-xyzz	C
-xzxz	C
-y-el	C
-y-tw	Z
-y.co	N
-y.em	L
-y/3x	E
-y123	F
-y842	C
-y=10	I
-y=4x	E
-yach	C
-yage	C
-yaho	G
-yaht	K
-yahv	S
-yahw	V
-yale	J
-yalt	Y
-yaml	C
-yana	C
-yand	C
-yank	C
-yann	F
-yaqu	C
-yard	V
-yase	H
-yasi	E
-yati	Q
-yber	J
-ybgq	I
-yboa	C
-ybod	T
-yboy	D
-ybri	C
-ycam	J
-ycar	[
-ycem	I
-ycha	G
-yche	[
-ychi	X
-ychu	T
-ycin	I
-ycle	C
-ycli	S
-yclo	G
-ycon	C
-ycri	C
-yday	[
-yden	C
-yder	C
-ydia	[
-ydiv	G
-ydne	C
-ydon	G
-ydra	G
-ydro	C
-yeah	C
-year	L
-yeas	V
-yebr	C
-yed;	P
-yees	V
-yeet	C
-yeez	K
-yeli	C
-yell	C
-yema	C
-yend	T
-yent	Y
-yer,	T
-yern	V
-yero	L
-yesh	T
-yeso	S
-yest	I
-yfai	C
-yfan	H
-yfar	E
-yfis	C
-yflo	C
-yfly	F
-yful	T
-ygam	X
-ygen	D
-yghb	C
-yhea	C
-yhou	C
-yiel	C
-yiki	C
-ying	[
-yjet	J
-yjib	C
-ylan	C
-yler	C
-yles	N
-ylic	J
-ylie	C
-ylig	C
-ylin	C
-yllo	C
-ylon	P
-ylor	C
-ylva	C
-yman	C
-ymat	H
-ymbo	Q
-ymen	X
-ymes	C
-ymol	C
-ymor	P
-ymou	[
-ympa	J
-ymph	K
-ympi	C
-ympt	P
-ynag	[
-ynam	C
-ynas	C
-ynch	M
-ynci	C
-yndr	[
-ynes	C
-ynol	H
-ynon	C
-ynth	C
-yoff	Y
-yoga	C
-yogu	C
-yoke	[
-yolk	I
-yomi	I
-yonc	I
-yond	I
-yone	[
-yonn	H
-yons	C
-yord	S
-yore	X
-york	C
-yota	F
-you'	G
-you,	Q
-you?	W
-youn	[
-your	Y
-yout	Q
-ypal	C
-ypas	K
-ype'	I
-yped	C
-ypee	D
-ypes	N
-ypha	W
-ypho	C
-yphs	C
-ypin	C
-ypoc	[
-ypot	D
-ypru	Z
-ypse	T
-ypt;	R
-ypt?	U
-ypti	C
-yque	C
-yram	R
-yre,	[
-yred	V
-yren	[
-yres	E
-yria	[
-yric	C
-yrie	C
-yrig	C
-yril	J
-yrim	C
-yrna	X
-yroo	C
-yrox	C
-yrrh	Q
-yrus	[
-ysbu	C
-ysca	C
-ysel	[
-yser	C
-ysia	L
-ysic	D
-ysis	M
-ysli	C
-yson	C
-ysql	C
-ysse	G
-ysso	[
-ysta	C
-yste	C
-ysto	C
-ystr	V
-yter	F
-ytha	C
-ythe	C
-ythi	W
-ythm	I
-ytho	C
-ytic	E
-ytre	C
-ytyt	C
-yuda	Z
-yudo	Z
-yudó	S
-yugo	W
-yuio	E
-yuna	V
-yund	C
-yuno	Y
-yunó	P
-ywal	C
-ywed	Y
-ywhe	N
-ywoo	C
-yyyy	C
-yyyz	C
-yyzz	C
-yzed	Z
-yzen	F
-yzzy	C
-yzzz	C
-yúda	X
-z999	H
-z@ho	E
-zaba	T
-zabe	L
-zaca	X
-zacc	W
-zach	V
-zaci	C
-zada	[
-zado	Y
-zael	Z
-zaka	H
-zala	C
-zale	S
-zana	X
-zani	F
-zapa	C
-zaqu	X
-zar'	U
-zar?	V
-zara	C
-zard	N
-zare	P
-zari	C
-zarl	P
-zarm	T
-zaro	[
-zars	T
-zart	E
-zaru	M
-zarz	[
-zará	U
-zate	T
-zati	[
-zaze	U
-zaña	Q
-zcan	X
-zcla	V
-zcoc	J
-zeal	X
-zebe	[
-zebr	C
-zebu	Z
-zech	N
-zede	[
-zeki	X
-zeld	C
-zelo	[
-zema	C
-zemp	C
-zena	[
-zend	C
-zeno	C
-zeph	W
-zepp	E
-zequ	[
-zere	[
-zerl	C
-zero	C
-zeru	U
-zeus	C
-zgad	R
-zgan	P
-zgar	U
-zgue	R
-zhei	[
-ziah	Z
-zier	C
-zikl	Z
-zill	I
-zilp	W
-zimr	X
-zine	L
-zing	L
-zion	[
-zipp	T
-zira	C
-ziri	[
-zith	I
-zium	K
-zlie	G
-zmar	R
-zmos	R
-zn.t	C
-zole	C
-zon.	I
-zona	C
-zone	C
-zoom	C
-zoph	X
-zorb	C
-zoro	M
-zorr	[
-zoso	S
-zoys	F
-zpah	X
-zque	C
-zqui	V
-zree	W
-zsch	C
-ztec	C
-zuck	C
-zule	C
-zulu	E
-zurd	Z
-zure	R
-zvah	C
-zwsx	C
-zxcv	C
-zxzx	C
-zy84	C
-zyma	C
-zyme	F
-zzah	S
-zzar	[
-zzia	S
-zzin	F
-zzli	G
-zzzz	C
-zías	T
-{"ro	G
-{7*7	C
-{jnd	D
-{{7*	C
-|>sy	E
-|im_	E
-¿adó	R
-¿alg	Q
-¿con	Q
-¿cuá	V
-¿cóm	Y
-¿deb	Z
-¿dio	Y
-¿dón	X
-¿era	R
-¿est	[
-¿exi	V
-¿hab	S
-¿hay	V
-¿jes	Y
-¿los	U
-¿nos	Q
-¿par	R
-¿por	T
-¿pue	W
-¿qui	Y
-¿qué	[
-¿soy	R
-¿ten	R
-¿tie	U
-¿tod	P
-¿ver	P
-ábad	[
-ábam	P
-ában	T
-ábit	X
-ábol	[
-ábre	V
-ácil	Z
-ácon	Y
-ácul	Y
-ádiv	Q
-áfic	Z
-áfri	[
-ágap	V
-ágas	Y
-ágen	U
-ágri	U
-águi	[
-ájar	W
-álat	U
-áles	W
-ális	[
-ámen	Y
-ámic	W
-ámpa	[
-ánce	W
-ánda	T
-ándo	[
-ánge	[
-ángu	T
-ánic	X
-ánim	[
-ánta	[
-ánti	W
-ánto	V
-ápid	[
-ápol	Y
-árbo	[
-árce	[
-árti	Z
-ásti	R
-átic	Y
-átri	Y
-ázar	Y
-ébil	V
-ébor	[
-éden	P
-édic	[
-édit	X
-édul	V
-éfes	W
-éfon	W
-égre	Y
-élic	U
-élix	S
-élul	[
-éner	V
-énes	W
-énit	[
-épti	Q
-éram	U
-érci	V
-érco	X
-érda	T
-érdi	R
-érfa	T
-érga	X
-éril	R
-érza	S
-ésam	V
-ésar	[
-ésta	X
-ésti	V
-étic	W
-éxit	P
-éxod	Z
-éñal	U
-éñan	P
-íame	V
-íamo	[
-ías?	U
-íban	Y
-íbli	[
-íbor	X
-ícil	[
-ícul	[
-ídas	R
-íder	[
-ídol	[
-ídos	Y
-ígue	X
-ímbo	W
-ímit	[
-ínci	[
-índr	Z
-ínea	W
-íniv	V
-ínti	[
-íope	V
-ípul	X
-írge	Y
-íris	R
-írit	X
-ísar	W
-íses	R
-ísic	Q
-ísim	[
-ísta	S
-íste	W
-ítas	V
-ítat	[
-ític	[
-ítul	V
-ña12	C
-ñaba	T
-ñada	Z
-ñado	Z
-ñala	V
-ñale	[
-ñani	T
-ñano	P
-ñanz	X
-ñaro	Q
-ñera	Y
-ñero	Z
-ñlkj	C
-ñola	C
-ñor?	P
-ñora	U
-ñore	S
-ños?	R
-ñías	Q
-ññññ	C
-ócri	W
-ódig	V
-ófil	[
-ógic	X
-ójim	W
-ólgo	T
-ólic	[
-ómic	V
-ónde	[
-ónic	[
-ónim	W
-ópat	X
-órga	[
-ósco	X
-ósit	V
-ósti	W
-ósto	[
-ótic	V
-óven	[
-óxic	Y
-÷3(2	C
-úbli	R
-údam	T
-últe	P
-últi	[
-úmer	[
-únic	T
-úrpu	V
-úsic	[
-útbo	Y
-útil	X
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
0 375	H
0 60	C
0 _i	H
0 fourteen	G
0 one	D
0 ten	C
00	C
000	K
000 000	C
010	G
010 447	G
011	C
0142	G
0161	C
0161 496	C
019	G
019 2837	G
0198	F
0203	C
0203 555	C
080	G
080 123	G
0x80070005	C
1000	G
1000 step	G
100k	I
100k without	I
100m	C
100m record	L
100m tim	C
100ml	D
101	C
101101	D
1024	J
1029384	G
109	I
109 vs	I
10k	L
111	[
111 111	C
111 numb	C
11111	C
115	C
115 _en	C
117	F
11a	C
120 _a	J
120 _cuand	D
120hz	J
120hz _on	J
121	I
123	C
123 456	G
1234	E
1234 5678	E
12345	H
123456789	I
125	C
1260	X
127 0	E
12x10	J
12x10 room	J
13	J
13 _what	C
130	C
1331	E
1331 9268	E
140	C
140 90	C
140 hour	D
14159	C
143951	G
143951 eight	G
144	[
144hz	E
1450	C
1450 rosari	C
1456	C
14lb	M
14th	G
14th _of	G
15	Y
15 _por	D
15 _y	L
15 an	T
15 di	C
15 minut	C
15 numb	C
15 year	C
150	C
150 mean	F
150 mil	I
150 usd	I
150 word	J
151	[
153	[
153 pec	T
1542	F
155	E
16	V
16 _en	N
16 eight	C
16 hour	C
16 week	C
160	L
160 pennsylvani	L
168	C
168 0	L
168 one	D
16gb	E
16gb _or	E
17	D
17 45	D
17 _of	C
17 tempt	C
170	F
170 0	F
1764	G
18	Y
18 percent	C
180	C
180 fan	J
180 grad	H
1812	C
1812 caus	C
182	C
1832	H
1840	E
1840 onlin	E
185	W
185 000	W
18k	G
19	[
19 f	M
192	C
192 168	C
193	C
1945	C
1956	D
1969	C
1972	C
1976	H
1976 cast	H
198	F
1980s	D
1983	C
1984	C
1984 big	H
1984 room	F
1984 winston	L
1985	C
1985 cast	C
199	K
199 rat	K
1990s	C
1991	C
1991 6am	H
1994	C
1998	C
1998 two	C
1aa	C
1abcd	N
1kg	C
1kg flour	C
1km	J
1km calor	J
1z999aa10123456784	H
20	C
20 _por	C
20 digit	C
20 doll	C
20 fort	C
20 inch	C
20 instagram	H
20 kg	H
20 kil	J
20 minut	K
20 peopl	C
200	[
2001	C
2003	E
2003 micr	E
2004	I
201	L
201 vampir	L
2010	D
2010 world	K
2012	K
2012 toyot	K
2014	C
2015	G
2015 tim	G
2016	G
2016 vw	L
2017	K
2017 mistak	K
2018	C
2018 repart	C
2019	C
202	C
202 film	N
2020	E
2023	E
2024	C
2025	C
2025 2026	N
2025 _be	L
2025 dat	L
2025 federal	M
2025 marr	I
2025 popul	I
2025 printabl	N
2026	C
2026 madrid	N
2028	H
2028 _a	H
2030	C
204	K
204 5518832	K
2049	G
2049 _in	G
205	E
205 55	E
20kg	F
20w50	J
20w50 oil	J
21	P
22	C
22 dec	C
22 st	F
221b	L
221b bak	L
225	J
23	X
23 _de	E
23 best	C
238	D
24	T
24 car	H
24 hor	I
24 hour	U
24 mejor	E
240	C
2400	L
2400 doll	L
25	P
25 _de	T
25 g	I
250	C
250 _ser	C
25kg	C
27	P
27 autor	C
27th	C
28013	J
2837	G
2dp	H
2k	J
2k tim	J
2kg	J
2lb	L
2x	C
2x _y	I
2x men	C
2x2	C
300	F
300 login	M
303	D
303 fech	D
305	K
3060	E
3060 _o	E
31	[
312	F
312 555	F
32	C
32gb	E
32gb ram	E
34	C
34 600	C
340	C
345	C
34th	I
34th street	I
350	C
350 _al	C
350 fifth	F
3508	G
36	F
36 _and	G
36 _in	M
365	[
375	H
375 _to	H
38	H
38 _de	G
38 _en	C
38 _in	C
38 two	C
38 year	W
390	Y
3cscript	C
3cscript 3e	C
3e	C
3x	C
3x seven	C
3x3	C
3x4	C
3xyz	E
400	[
401k	E
403	J
404	C
404 _que	E
404 mean	C
41	M
41 sal	M
411	C
411 111	C
42	P
42 madrid	E
420	C
430	[
44	C
44 770	F
444	W
447	G
4471902	J
45	S
45 int	D
450	[
456	G
4567	H
4567 _to	H
48	C
48 180	G
48 72	F
48 hour	D
48 rest	C
485	C
485 process	C
49	F
496	C
496 000	C
4am	E
4am _in	E
4g	L
4k	C
4k _at	J
4th	C
4th grad	C
4x	C
4x one	C
4x thre	E
500	C
500 _en	K
500 doll	H
500 teeth	C
500 toda	J
500 word	L
500mg	K
500mg thre	K
501	E
501 original	E
502	C
502 bad	C
504	D
505	C
50th	W
52	P
52 55	E
52 year	H
53	[
55	M
55 1234	E
55 inch	K
55 r16	E
5518832	K
5518832 9921	K
5540	J
555	C
555 010	G
555 011	C
555 0142	G
555 019	G
555 0198	F
5678	E
58	G
58 age	C
5e	C
5e fireball	C
5g	C
5g coverag	L
5g fast	C
5g vs	L
5k	C
5k week	C
5kg	C
5kg cat	K
5kg flour	F
5kg parcel	M
5s	C
5s pay	C
5x	M
5x plu	M
60 month	L
60 mph	C
60 mustang	H
600	S
600 000	C
6016	E
6016 1331	E
613	Y
62	C
62 _to	C
625	J
63	C
64	J
64 star	J
646	M
64gb	C
64gb enough	C
66	F
66 start	C
660	E
666	[
666 _as	C
666 integ	C
69	C
69 nic	C
6am	C
6am _in	F
700	[
72	C
72 f	F
73	[
737	E
737 max	E
755	I
755 _do	I
75mg	C
77	C
770	F
770 900123	F
77120934	F
777	C
777 _in	C
787	H
80	U
80 ?when	C
8080	E
81	F
81 mg	F
85	L
85 db	C
850	C
88	C
88 ke	C
88213	C
88213 b	C
883	I
883 oil	I
8888	D
8gb	C
8gb _of	C
90	Q
90 app	N
90 km	D
900	C
9000	C
9000 second	C
900123	F
90210	C
90s	C
90s _with	J
90s music	C
91	T
91 _a	C
9268	E
9268 19	E
95	[
95 _to	E
978	G
978 0	G
987654321	C
9921	K
999	C
999 plan	C
9999	D
9999 8888	D
9pm	L
9pm _in	L
?cuant	V
?cuant _se	S
?cuant an	S
?cuant di	P
?cuant dur	R
?cuant hij	Q
?cuant libr	P
?cuant medi	Q
?cuant parabol	P
?cuant person	P
?cuant salm	P
?cuant tard	S
?cuant tiemp	E
?cuant val	T
?cuant vec	P
?how	C
?how ?man	C
?how _a	C
?how _be	C
?how _can	[
?how _could	Q
?how _do	H
?how _i	P
?how _much	C
?how _should	[
?how _the	Z
?how _to	M
?how accurat	C
?how big	G
?how cold	C
?how com	D
?how deep	D
?how ear	C
?how far	C
?how fast	G
?how film	C
?how heav	C
?how high	C
?how hot	I
?how long	F
?how loud	C
?how often	C
?how old	E
?how pass	C
?how rich	J
?how spic	C
?how tall	Z
?how tight	C
?how wid	I
?man	G
?man _a	M
?man _be	H
?man _from	C
?man _god	C
?man _vers	C
?man avat	C
?man bon	C
?man book	[
?man calor	K
?man chapt	[
?man charact	K
?man child	J
?man chromosom	D
?man clown	J
?man color	[
?man compan	E
?man countr	C
?man da	C
?man degre	H
?man die	C
?man discipl	Y
?man dog	G
?man eg	H
?man episod	C
?man f16s	H
?man fast	C
?man follow	C
?man foot	C
?man goal	F
?man golf	N
?man gram	H
?man grand	C
?man guru	K
?man hang	C
?man heart	C
?man hour	C
?man island	C
?man ke	I
?man languag	R
?man lap	H
?man lifeboat	E
?man lin	J
?man litr	C
?man loav	S
?man memb	T
?man mol	I
?man month	C
?man moon	G
?man napp	H
?man ounc	C
?man peopl	L
?man pla	L
?man point	E
?man psalm	W
?man puf	J
?man rakat	C
?man ring	F
?man road	H
?man season	C
?man seat	C
?man second	C
?man sid	F
?man sin	V
?man son	[
?man speak	C
?man step	D
?man substitution	C
?man sum	H
?man sur	C
?man tablespoon	H
?man teeth	C
?man tim	[
?man unit	G
?man upanishad	C
?man week	C
?man wif	D
?man year	Z
?man zer	C
?porqu	C
?porqu diferenci	C
?when	I
?when _a	[
?when _be	C
?when _do	C
?when _he	L
?when _i	[
?when _im	X
?when _it	T
?when _its	[
?when _my	D
?when _she	Y
?when _should	C
?when _the	D
?when _ther	P
?when _to	H
?when _we	X
?when _will	N
?when _you	[
?when ang	U
?when cold	I
?when gam	F
?when jesu	[
?when lif	V
?when peopl	[
?when run	D
?when writ	E
?wher	G
?wher _a	C
?wher _be	R
?wher _can	C
?wher _do	R
?wher _i	Z
?wher _id	L
?wher _should	D
?wher _the	F
?wher _ther	[
?wher _to	C
?wher _you	[
?wher _your	M
?wher jesu	[
?wher one	C
?wher statu	K
?who	J
?who _be	Z
?who _can	K
?who _could	V
?who _couldnt	U
?who _do	X
?who _doesnt	T
?who _dont	W
?who _hav	C
?who _i	V
?who _isnt	Q
?who _let	C
?who _may	[
?who _or	C
?who _sa	R
?who _said	C
?who _say	H
?who _to	[
?who _will	X
?who _would	U
?who _wouldnt	T
?who actor	M
?who anoint	T
?who ask	W
?who bak	C
?who baptiz	R
?who becam	T
?who betra	Q
?who build	P
?who bur	T
?who burn	R
?who call	Q
?who cod	D
?who coin	C
?who com	Q
?who commit	P
?who cut	[
?who design	C
?who destro	R
?who die	U
?who discover	C
?who fall	S
?who fight	C
?who foretold	S
?who found	L
?who get	F
?who giv	R
?who go	[
?who got	C
?who hat	[
?who heal	U
?who held	R
?who hid	Z
?who hold	L
?who hurt	S
?who invent	C
?who kill	C
?who leav	C
?who led	Q
?who lie	Q
?who liv	[
?who lost	[
?who lov	C
?who mak	[
?who nev	Y
?who own	C
?who pa	C
?who paint	C
?who pla	C
?who pra	W
?who put	Y
?who rap	X
?who read	C
?who rebuilt	[
?who repent	Q
?who resign	C
?who run	F
?who sav	V
?who scor	F
?who se	P
?who see	W
?who shot	C
?who sin	Y
?who sing	C
?who steal	R
?who tak	[
?who teach	C
?who tell	V
?who think	S
?who touch	[
?who view	D
?who voic	C
?who walk	T
?who want	P
?who wash	T
?who wast	P
?who watch	[
?who weep	J
?who won	C
?who writ	C
?whom	M
?whom _do	S
?whom _shall	S
?whom _you	[
?why	J
?why _be	C
?why _cant	C
?why _couldnt	U
?why _didnt	R
?why _do	D
?why _doesnt	U
?why _dont	S
?why _should	Q
?why _so	[
?why _wont	C
?why believ	W
?why fort	[
?why not	Z
^ 0	C
^ 00	C
^ 000	C
^ 0161	C
^ 080	G
^ 0x80070005	C
^ 1000	G
^ 109	I
^ 11111	C
^ 12345	H
^ 123456789	I
^ 127	E
^ 150	I
^ 160	L
^ 180	H
^ 19	M
^ 192	C
^ 1984	C
^ 1z999aa10123456784	H
^ 20	C
^ 22	F
^ 221b	L
^ 34	C
^ 350	F
^ 3cscript	C
^ 400	[
^ 411	C
^ 420	C
^ 430	[
^ 44	F
^ 555	C
^ 5g	J
^ 666	X
^ 69	C
^ 72	F
^ 73	X
^ 90210	C
^ 978	G
^ 987654321	C
^ 9999	D
^ ?cuant	V
^ ?how	H
^ ?man	[
^ ?when	C
^ ?wher	[
^ ?who	C
^ ?whom	Y
^ ?why	L
^ _a	[
^ _al	[
^ _an	[
^ _as	[
^ _at	[
^ _bibl	[
^ _bibli	Z
^ _biblical	[
^ _by	[
^ _can	L
^ _cant	[
^ _christian	C
^ _com	C
^ _con	G
^ _could	J
^ _couldnt	T
^ _cual	C
^ _cuand	C
^ _de	Y
^ _deb	[
^ _dec	[
^ _del	T
^ _di	[
^ _didnt	Z
^ _dond	H
^ _dont	[
^ _e	C
^ _el	[
^ _en	[
^ _for	[
^ _from	T
^ _get	C
^ _god	[
^ _hac	[
^ _hav	R
^ _havent	Q
^ _hay	Y
^ _he	[
^ _her	[
^ _his	[
^ _i	[
^ _id	I
^ _if	[
^ _im	[
^ _in	[
^ _isnt	Y
^ _it	[
^ _its	[
^ _ive	[
^ _just	H
^ _la	[
^ _las	[
^ _le	[
^ _les	[
^ _let	[
^ _lo	[
^ _los	[
^ _mas	Z
^ _may	F
^ _me	[
^ _mi	T
^ _mis	[
^ _must	U
^ _my	[
^ _nos	E
^ _o	K
^ _of	C
^ _ok	C
^ _on	[
^ _or	C
^ _our	[
^ _par	[
^ _pleas	M
^ _pod	W
^ _por	U
^ _que	C
^ _quien	H
^ _say	C
^ _scriptur	[
^ _se	[
^ _ser	[
^ _she	[
^ _should	[
^ _show	I
^ _so	V
^ _sobr	Q
^ _someon	[
^ _someth	[
^ _su	W
^ _tell	C
^ _teng	[
^ _th	C
^ _that	[
^ _the	[
^ _ther	[
^ _thos	S
^ _tien	V
^ _too	[
^ _tu	[
^ _u	C
^ _un	[
^ _una	[
^ _us	C
^ _vers	[
^ _versicul	Z
^ _we	[
^ _what	E
^ _which	R
^ _whos	Q
^ _will	C
^ _would	C
^ _wrong	C
^ _y	[
^ _yo	C
^ _you	R
^ _your	C
^ a1	L
^ a1c	D
^ aa	C
^ aaaaaaaa	C
^ aaaaaaaaaaa	C
^ aaaaaaaaaaaaaaa	C
^ aaron	C
^ ab12	G
^ abandon	W
^ abb	R
^ abc	C
^ abc123	E
^ abdi	T
^ abel	I
^ abigail	W
^ abimelech	Q
^ abog	C
^ abominacion	Q
^ abon	C
^ abort	T
^ abortion	X
^ abr	[
^ abraham	S
^ abram	Z
^ absalom	E
^ absalon	U
^ abstain	U
^ aburridoo	C
^ abus	S
^ ac	C
^ acab	X
^ acas	P
^ acc	C
^ accept	Y
^ aceit	T
^ acept	[
^ acn	[
^ acompan	[
^ acord	E
^ acordat	Y
^ acr	C
^ act	I
^ actor	U
^ actu	C
^ acuerdat	T
^ adam	C
^ adan	W
^ adblu	E
^ add	C
^ addam	C
^ addict	G
^ adel	G
^ adi	C
^ adiccion	T
^ adivin	C
^ admin	C
^ adona	[
^ adond	Y
^ adopt	[
^ ador	Z
^ adult	Q
^ adulter	Q
^ advent	S
^ adventist	Y
^ advic	U
^ aeiouaeiou	C
^ affect	E
^ afraid	[
^ afric	Y
^ african	S
^ aft	[
^ against	[
^ agap	Y
^ agar	V
^ age	[
^ agradec	S
^ agu	[
^ aguant	[
^ agur	W
^ ahab	Y
^ ahaz	T
^ ahijah	S
^ ahor	[
^ ai	[
^ air	C
^ airbnb	D
^ aircraft	C
^ al	[
^ alab	U
^ alcohol	C
^ ald	L
^ alegrens	Y
^ alejandr	T
^ aleluy	U
^ alex	C
^ alexand	Y
^ alg	Y
^ alguien	U
^ algun	S
^ aliment	C
^ alineacion	C
^ all	[
^ alm	V
^ almost	U
^ alon	[
^ alquil	H
^ alt	[
^ alter	I
^ altur	C
^ alwa	[
^ am	E
^ ama	R
^ amar	U
^ amaziah	U
^ amazon	Q
^ amen	V
^ american	C
^ amig	[
^ amish	C
^ amistad	T
^ amnon	U
^ amo	[
^ among	C
^ amor	[
^ amoxicilin	C
^ amoxicillin	K
^ amtrak	D
^ amulet	X
^ amzn	C
^ amzon	C
^ an	T
^ ana	[
^ anagram	C
^ anaheim	C
^ analis	C
^ anani	[
^ ancian	W
^ ancient	S
^ and	[
^ andrew	J
^ android	F
^ ang	[
^ angel	C
^ angelin	J
^ angkor	C
^ angl	F
^ angul	C
^ anill	C
^ anim	U
^ animal	J
^ aniversari	Z
^ anniversar	U
^ ano	[
^ anoint	R
^ anoth	E
^ ansiedad	V
^ answ	U
^ answer	[
^ ant	[
^ antaly	C
^ anthon	C
^ antifreez	K
^ antihistamin	C
^ antioch	M
^ antiochu	Y
^ antonym	C
^ anxiou	U
^ aou	C
^ apart	Z
^ aphid	C
^ apo	R
^ apocalips	Y
^ apoll	C
^ apostill	C
^ apostl	D
^ apostol	[
^ apostroph	C
^ app	C
^ appearanc	X
^ appl	G
^ aprend	Q
^ aqu	[
^ aquariu	C
^ ar	C
^ arabic	C
^ arbol	T
^ arc	C
^ arcangel	V
^ arctic	C
^ arduin	C
^ are	C
^ argu	Z
^ arizon	E
^ ark	C
^ arkans	C
^ arm	[
^ armor	W
^ arroz	C
^ arruin	Q
^ arsehol	C
^ arsenal	J
^ artem	C
^ artist	Q
^ asa	Z
^ ascendent	C
^ asd	C
^ asdasdasd	C
^ asdf	C
^ asdfasdf	F
^ asdfghjkl	F
^ asdkjhasd	C
^ asdnlkj	C
^ asesin	U
^ ash	P
^ asham	U
^ asi	X
^ ask	[
^ aspirin	C
^ assassin	C
^ assist	Y
^ assyri	Y
^ assyrian	U
^ ataqu	R
^ atomic	K
^ atonement	H
^ atropell	W
^ aun	U
^ aunqu	[
^ author	[
^ autism	R
^ autobu	C
^ autor	Y
^ avat	M
^ ave	Z
^ avenid	C
^ aventur	X
^ averag	C
^ avis	F
^ aviv	J
^ avogadr	C
^ avoid	[
^ awak	[
^ axolotl	G
^ ay	U
^ ayat	C
^ ayud	T
^ ayudam	U
^ ayun	P
^ azazel	W
^ b	C
^ b08n5wrwnw	C
^ b12	G
^ baa	D
^ baal	W
^ bab	C
^ babel	V
^ babiloni	W
^ babylon	C
^ back	[
^ bad	[
^ baha	C
^ bail	R
^ baj	W
^ bak	S
^ balaam	X
^ balanc	C
^ balayag	E
^ baldur	G
^ ball	C
^ ballon	H
^ ban	Z
^ banan	H
^ band	P
^ bander	C
^ bank	C
^ baptist	C
^ baptiz	C
^ bar	Z
^ barbar	C
^ barbi	C
^ barist	C
^ barle	G
^ barometric	C
^ baruch	S
^ base64	I
^ bash	C
^ bast	U
^ batall	C
^ battl	C
^ bautiz	U
^ baylor	C
^ bbbbb	C
^ bbc	C
^ be	[
^ beam	C
^ bear	Y
^ beard	C
^ beast	W
^ beatl	K
^ beaut	Y
^ beb	[
^ becam	U
^ becom	[
^ bed	C
^ bedtim	T
^ beep	C
^ beethoven	E
^ befor	[
^ behemot	T
^ behind	[
^ behold	[
^ bel	[
^ belen	[
^ believ	S
^ belind	C
^ bell	M
^ beltan	C
^ ben	[
^ bench	G
^ bendec	X
^ bendic	Y
^ bendicion	[
^ bendit	P
^ benjamin	C
^ bermud	F
^ bes	Z
^ best	C
^ bet	I
^ bet365	H
^ bethlehem	V
^ betra	U
^ bett	J
^ beyonc	I
^ biblesuck	C
^ bien	Q
^ bienaventur	S
^ big	H
^ bil	G
^ bildad	W
^ billi	C
^ binanc	C
^ binar	D
^ bind	L
^ bing	[
^ biorhythm	L
^ bird	[
^ birkenstock	M
^ birth	[
^ birthda	W
^ bishop	C
^ bit	C
^ bitcoin	N
^ bizcoch	J
^ bla	C
^ blablabl	C
^ black	V
^ blackjack	L
^ blah	C
^ blargh	C
^ blasphem	Y
^ blend	J
^ bless	V
^ blind	[
^ blink	C
^ block	I
^ blood	C
^ blorp	C
^ blu	I
^ bluetooth	C
^ bmi	C
^ bnmbnmbn	C
^ bo	J
^ boaz	V
^ bob	C
^ bod	[
^ boer	C
^ bohemian	K
^ boil	C
^ bold	[
^ bollock	C
^ bond	C
^ bonjor	C
^ boob	C
^ book	G
^ bor	C
^ bord	[
^ boss	[
^ boston	D
^ bottomless	R
^ bouquet	C
^ boy	[
^ boyfriend	[
^ brain	G
^ braz	L
^ brb	C
^ bread	J
^ break	X
^ brexit	C
^ brid	[
^ bridegroom	[
^ bridesmaid	H
^ brimston	C
^ bring	[
^ britne	C
^ bro	C
^ broth	K
^ bruh	C
^ bryan	C
^ bs	C
^ bt	C
^ bu	[
^ bucl	H
^ buen	C
^ build	[
^ buji	I
^ bul	X
^ bullshit	C
^ bum	C
^ bumbl	G
^ burg	C
^ burial	[
^ burn	C
^ bus	[
^ busc	[
^ buscad	U
^ busquen	U
^ butterf	[
^ bye	C
^ bypass	C
^ byu	G
^ caball	[
^ cabell	T
^ cabinet	C
^ cabr	V
^ cad	J
^ caes	C
^ cai	W
^ cain	[
^ calcul	V
^ caleb	W
^ calend	N
^ calendari	Q
^ calidad	C
^ call	[
^ callat	C
^ calm	U
^ calpol	C
^ calvin	G
^ camb	C
^ cambi	X
^ camel	V
^ camell	Z
^ camil	C
^ camin	[
^ camp	C
^ campervan	H
^ canc	Q
^ cancel	V
^ cancion	C
^ cand	C
^ candl	[
^ candlem	W
^ canel	C
^ cannot	C
^ cans	Z
^ cant	[
^ cantam	C
^ canterbur	D
^ canv	C
^ cap	C
^ capirot	C
^ capital	C
^ capitul	W
^ capricorn	C
^ capsul	G
^ captial	D
^ car	[
^ card	[
^ cardan	G
^ carg	T
^ carl	C
^ carnet	C
^ carnival	U
^ carpal	C
^ carpent	L
^ carpinter	R
^ carr	X
^ cart	Z
^ cas	[
^ casarm	Z
^ cast	[
^ castig	S
^ cat	[
^ catalytic	C
^ catan	C
^ catch	[
^ catherin	C
^ catholic	C
^ caus	C
^ ced	V
^ ceil	C
^ cel	[
^ celebrit	D
^ celtic	C
^ celul	[
^ cen	V
^ ceniz	V
^ centurion	W
^ cerd	R
^ cesare	[
^ ch	T
^ chakr	[
^ chang	K
^ chapel	N
^ chappell	K
^ char	C
^ charad	J
^ chariot	L
^ charit	G
^ charl	[
^ charli	H
^ charlott	C
^ chatgpt	C
^ cheap	E
^ cheat	[
^ check	R
^ cheep	F
^ chelse	C
^ cheltenham	I
^ chem	Y
^ chernobyl	E
^ cherubim	X
^ chess	M
^ chest	[
^ chicken	C
^ chickenpox	J
^ chief	H
^ child	[
^ childhood	P
^ chines	C
^ chist	K
^ chiv	[
^ chmod	C
^ choos	[
^ chr	C
^ christ	S
^ christchurch	C
^ christm	[
^ chromebook	K
^ chronic	Y
^ chuck	C
^ church	I
^ churchill	C
^ cicl	C
^ cieg	Y
^ ciel	Z
^ cient	S
^ cinc	[
^ cinem	C
^ cir	V
^ circumcision	P
^ cistern	C
^ cit	P
^ citibik	C
^ ciudad	Y
^ civil	[
^ cl	C
^ clap	Y
^ clarenc	C
^ clas	[
^ clash	C
^ clasificacion	C
^ claudi	S
^ clav	C
^ clean	[
^ cleans	U
^ cleric	K
^ click	D
^ clim	C
^ climat	[
^ clos	X
^ cloth	S
^ cloud	V
^ coach	[
^ cobr	[
^ cock	C
^ cockatiel	C
^ codig	C
^ cold	[
^ coldpla	C
^ colesterol	C
^ colleagu	[
^ collect	G
^ collectiv	C
^ colleg	P
^ color	[
^ colossu	C
^ com	[
^ comet	[
^ comfort	X
^ comid	H
^ command	Z
^ communication	C
^ communion	N
^ compar	M
^ comparativ	L
^ compart	[
^ compatibilidad	C
^ compet	U
^ competition	U
^ compos	F
^ compost	C
^ compound	E
^ compr	[
^ comput	F
^ computador	C
^ comunion	U
^ conciert	C
^ concubin	S
^ conect	C
^ conf	S
^ confes	R
^ confess	W
^ confession	E
^ confirmation	[
^ conflict	X
^ conjug	C
^ conjugat	C
^ connect	C
^ conqu	Y
^ consej	W
^ consid	W
^ consol	P
^ const	E
^ constantin	X
^ constitucion	E
^ consuel	X
^ consum	Y
^ cont	[
^ contact	C
^ contend	T
^ contr	V
^ contradiccion	W
^ contradiction	[
^ contrasena1234	C
^ contrat	E
^ control	[
^ controll	[
^ convert	C
^ cook	[
^ coolant	E
^ cop	W
^ coq	C
^ cor	W
^ corazon	Y
^ corder	I
^ corinthian	C
^ cornerston	C
^ cornstarch	F
^ coron	M
^ coronation	C
^ corpu	C
^ corrig	C
^ corrupt	[
^ cort	C
^ cos	S
^ cosign	Y
^ cost	C
^ costill	S
^ cotizacion	C
^ couch	C
^ council	J
^ count	[
^ countr	C
^ coupl	Y
^ coupon	D
^ court	[
^ courtne	C
^ cousin	[
^ cov	C
^ covenant	D
^ cowork	Z
^ cr	[
^ craigslist	F
^ crap	C
^ craz	D
^ cre	Z
^ creat	[
^ creatin	C
^ creatinin	C
^ crec	V
^ crem	C
^ cri	S
^ cring	F
^ crippl	Y
^ cris	[
^ crist	[
^ cristian	G
^ croc	D
^ crontab	C
^ crook	[
^ croquet	C
^ cross	C
^ crossfit	C
^ crossword	M
^ crowd	[
^ crown	G
^ crucif	U
^ crucigram	C
^ cruis	C
^ crusad	H
^ cruz	Z
^ crystal	F
^ css	I
^ ctrl	C
^ cuan	Q
^ cuant	C
^ cuarent	W
^ cuatr	V
^ cuban	C
^ cuent	[
^ cuentam	D
^ cuerp	V
^ cuid	[
^ cul	C
^ culp	Q
^ cult	[
^ cumpl	[
^ cumplean	T
^ cuot	G
^ cup	P
^ cupon	J
^ cur	E
^ curr	C
^ current	C
^ curs	V
^ custom	I
^ cut	U
^ cv	E
^ cycl	M
^ cyrillic	J
^ cyru	V
^ d	G
^ da	[
^ dagon	[
^ dal	[
^ dala	K
^ dam	[
^ damascu	E
^ damp	C
^ danc	C
^ daniel	H
^ dann	E
^ dar	[
^ daredevil	H
^ dark	C
^ darl	R
^ dart	G
^ dash	E
^ dat	[
^ daught	I
^ dav	D
^ david	Q
^ davidson	I
^ day	Z
^ daylight	C
^ ddd	C
^ deacon	[
^ deadlift	C
^ deadpool	D
^ deaf	V
^ deakin	C
^ deb	T
^ deben	Q
^ debor	Y
^ deborah	S
^ debt	U
^ decapol	[
^ decirl	R
^ declaracion	C
^ dedication	[
^ dedicatori	S
^ deep	S
^ deez	C
^ defend	T
^ defin	W
^ definit	C
^ definition	[
^ definiton	D
^ dej	[
^ dejen	Q
^ dela	S
^ delet	C
^ delilah	H
^ deloitt	C
^ demas	[
^ demon	C
^ den	Y
^ dental	C
^ department	C
^ depreciation	C
^ deriv	D
^ derivativ	C
^ derrib	S
^ desbloqu	E
^ descendant	S
^ describ	W
^ descubr	R
^ desd	[
^ dese	V
^ design	[
^ despacit	K
^ desped	R
^ despedid	U
^ despu	[
^ destin	D
^ deutsch	D
^ develop	J
^ devil	C
^ devill	C
^ devocion	P
^ devocional	[
^ devolv	M
^ devotion	[
^ devotional	X
^ dew	F
^ dfgdfgdfg	C
^ dfgkjhdfg	D
^ dgdgdgd	C
^ di	D
^ dia	T
^ diabl	C
^ diacon	Y
^ dialys	[
^ dian	V
^ dianetic	C
^ dicen	T
^ dichos	U
^ dickhead	C
^ die	T
^ diet	T
^ diezm	W
^ diferenci	H
^ differenc	C
^ difficult	[
^ dig	I
^ dign	X
^ dij	P
^ dijeron	Q
^ dim	I
^ din	Z
^ diner	[
^ dinosaur	X
^ dios	C
^ diosit	[
^ dirt	[
^ disciplin	X
^ discipul	S
^ discourag	[
^ discriminat	Q
^ discurs	V
^ disfrut	V
^ disne	M
^ disneyland	C
^ disobedient	Q
^ disregard	C
^ distanc	C
^ div	H
^ divid	[
^ dividend	C
^ division	[
^ divorc	X
^ diwal	H
^ dm	C
^ dmv	C
^ dnd	C
^ dns	C
^ dobl	U
^ doc	W
^ dock	C
^ doctor	[
^ documentar	C
^ dodg	F
^ dog	W
^ dogecoin	C
^ dogm	K
^ dol	C
^ domestic	V
^ domin	C
^ doming	[
^ don	[
^ donald	G
^ donat	[
^ donke	R
^ doom	C
^ door	I
^ doppl	D
^ dorc	X
^ dorian	C
^ dormim	S
^ dos	[
^ doubl	[
^ doubt	[
^ dov	C
^ doy	V
^ dpd	C
^ dpf	F
^ dr	C
^ draft	C
^ draftk	H
^ drag	[
^ dragon	[
^ drak	C
^ draw	G
^ dream	[
^ dress	[
^ drink	[
^ drip	Y
^ driv	Y
^ drop	F
^ drought	Z
^ drunk	W
^ drunken	V
^ duerm	U
^ duk	I
^ dumb	C
^ dumbledor	C
^ dun	E
^ dunkirk	C
^ duoling	C
^ dut	[
^ dwayn	I
^ dyson	E
^ eagl	S
^ ear	U
^ earth	[
^ earthquak	[
^ eas	G
^ east	L
^ eastend	C
^ eastern	[
^ eat	C
^ eba	C
^ ebenez	X
^ ech	M
^ eclesiastic	Q
^ eclips	[
^ ecuacion	C
^ eczem	C
^ ed	J
^ edad	C
^ eden	E
^ edom	V
^ educ	R
^ eduroam	C
^ eeeeeeeeee3	C
^ egfr	C
^ egg	[
^ eglon	W
^ egypt	T
^ egyptian	C
^ eid	C
^ eight	[
^ eightfold	I
^ ejempl	M
^ ejercici	T
^ el	Y
^ eld	[
^ elden	C
^ eleanor	C
^ eleaz	[
^ eleccion	[
^ election	[
^ electoral	C
^ electric	M
^ electrician	C
^ electron	C
^ eleg	Y
^ elevation	C
^ elf	C
^ eli	[
^ elihu	Y
^ elijah	C
^ elim	X
^ eliphaz	V
^ elise	[
^ elish	M
^ ell	[
^ elohim	S
^ elon	E
^ elton	N
^ embaraz	X
^ embarrass	Q
^ emm	C
^ emmerdal	C
^ emotion	R
^ emotional	[
^ empan	C
^ empez	Y
^ empiez	[
^ emple	C
^ empt	[
^ enabl	D
^ encontr	[
^ encourag	W
^ encouragement	T
^ encuest	C
^ end	[
^ enem	[
^ enfermedad	Y
^ engagement	L
^ engan	R
^ enjo	U
^ enlac	C
^ enoc	V
^ enoch	P
^ ensen	R
^ ensenal	V
^ ensenan	P
^ ensenanz	X
^ ent	C
^ entierr	Y
^ entr	[
^ entreg	S
^ entrop	H
^ env	H
^ envidi	Q
^ envo	W
^ enzym	F
^ epiphan	M
^ epiphon	I
^ epoch	C
^ equipaj	C
^ er	C
^ eric	D
^ erotic	N
^ error	C
^ ertertert	C
^ esau	X
^ escap	C
^ escorpi	F
^ escort	C
^ escrib	C
^ escuch	Y
^ escuel	T
^ esdr	Y
^ esfuerzat	R
^ esp	[
^ esp32	C
^ esper	[
^ esperant	C
^ espiritu	R
^ espos	[
^ est	E
^ estab	P
^ estan	T
^ estatu	H
^ esteban	S
^ esten	V
^ esth	H
^ esto	[
^ estrang	R
^ estren	C
^ estud	S
^ estudi	R
^ estuv	P
^ etc	E
^ eternal	K
^ eternit	P
^ etf	N
^ ets	I
^ ett	C
^ eu	C
^ eugen	C
^ eul	C
^ eur	C
^ euromillion	F
^ eurost	K
^ eurovision	G
^ eva	L
^ evangeli	U
^ eve	C
^ even	[
^ ever	[
^ everybod	S
^ everyon	[
^ everyth	[
^ eviction	R
^ evidenc	U
^ evil	[
^ ewrtwert	C
^ ex	[
^ exam	M
^ examen	[
^ excel	H
^ excell	H
^ exception	C
^ exec	E
^ exist	W
^ existen	Q
^ existi	P
^ exodu	C
^ exorcist	C
^ exothermic	C
^ expiacion	Z
^ expir	C
^ explain	T
^ explic	Q
^ expuls	[
^ extran	[
^ ey	[
^ eye	W
^ eyebrow	C
^ eyeshadow	C
^ ezekiel	L
^ ezequi	R
^ ezequiel	[
^ ezr	C
^ f	C
^ f1	C
^ f35	I
^ fac	[
^ facbook	C
^ facebook	C
^ facetim	C
^ factor	[
^ factoris	M
^ fad	F
^ fail	T
^ fair	[
^ faith	C
^ fak	M
^ fall	[
^ falleci	U
^ fals	Z
^ falt	V
^ fam	W
^ famili	U
^ famin	Y
^ famou	M
^ fanduel	C
^ fantas	V
^ far	[
^ farewell	Z
^ farm	[
^ farmaci	C
^ fart	C
^ fas	C
^ fast	L
^ fat	X
^ fath	C
^ favoritism	S
^ fe	[
^ fear	[
^ feast	[
^ fech	X
^ fed	C
^ fedex	C
^ feed	[
^ feel	[
^ felic	R
^ felip	V
^ feliz	X
^ femal	[
^ feng	C
^ ferr	C
^ festival	Z
^ few	F
^ ffff	C
^ ffs	C
^ fghfghfgh	C
^ fibonacc	C
^ fichaj	G
^ field	V
^ fier	V
^ fiest	[
^ fif	C
^ fift	P
^ fig	C
^ fight	P
^ filibust	C
^ film	E
^ fin	Z
^ final	R
^ financial	Y
^ find	Q
^ finiquit	J
^ finnish	E
^ fir	[
^ firm	[
^ first	[
^ firstborn	P
^ fish	F
^ fisherman	C
^ fishermen	T
^ fit	C
^ fiv	[
^ fix	I
^ fjdksl	C
^ fl	E
^ flag	C
^ flam	P
^ fle	C
^ fleetwood	L
^ flibbertyjib	C
^ flight	V
^ flihgt	F
^ flip	C
^ flood	C
^ flor	U
^ flow	[
^ flurb	C
^ flut	C
^ fodmap	F
^ follow	Y
^ foo	C
^ food	U
^ fool	R
^ foot	S
^ football	[
^ forbidden	Y
^ ford	C
^ foreign	[
^ forget	C
^ forgiv	J
^ forgot	C
^ format	C
^ formul	C
^ formulari	C
^ fort	C
^ fortun	C
^ fost	[
^ fot	C
^ found	K
^ foundation	C
^ four	[
^ fourteen	G
^ fourth	[
^ fox	[
^ frankenstein	M
^ fras	[
^ fre	C
^ freedom	U
^ freelanc	H
^ freez	C
^ french	C
^ fresh	H
^ friend	X
^ friendship	U
^ frog	Z
^ frost	S
^ fruit	Z
^ ftp	K
^ fts	E
^ fuck	C
^ fueg	V
^ fuer	C
^ fui	Y
^ full	N
^ funcion	I
^ fundador	C
^ funeral	[
^ funn	[
^ futur	Y
^ gabriel	C
^ gaiu	[
^ gall	C
^ gam	C
^ gambl	W
^ gamestop	E
^ gan	[
^ gandalf	C
^ ganesh	C
^ gang	[
^ gap	Q
^ garag	I
^ garden	[
^ garmin	E
^ gasoliner	F
^ gast	[
^ gat	S
^ gatewa	D
^ gaviscon	C
^ gay	Q
^ gb29	E
^ gcs	I
^ gdpr	J
^ gedeon	U
^ gel	F
^ gemin	G
^ gend	Y
^ generacion	C
^ general	L
^ generat	C
^ generational	[
^ generou	[
^ genshin	C
^ gent	[
^ gentl	[
^ geograph	G
^ georg	C
^ gerasen	Y
^ german	C
^ gerrymander	C
^ gestation	C
^ get	[
^ gggg	C
^ ggggghhhhh	C
^ ghghghgh	C
^ ghjkghjk	C
^ ghost	W
^ ghostbust	D
^ giant	[
^ gibberish	C
^ gibeonit	X
^ gideon	L
^ gift	U
^ gigant	W
^ gilgal	Y
^ gilipoll	C
^ girl	[
^ git	C
^ giv	W
^ glad	[
^ gladiator	C
^ glastonbur	C
^ glor	S
^ glori	[
^ glov	C
^ glow	Z
^ glucos	C
^ gluten	I
^ glycemic	I
^ gm	F
^ gmail	H
^ go	C
^ goat	[
^ gobiern	W
^ godadd	C
^ godfre	H
^ godiv	H
^ godzill	C
^ gog	U
^ going	[
^ gol	C
^ gold	[
^ golden	Q
^ goldfish	C
^ goliath	C
^ good	D
^ googl	C
^ gorillaz	C
^ gospel	D
^ gossip	T
^ got	[
^ government	I
^ governor	N
^ goz	Q
^ gr	N
^ grac	C
^ graci	[
^ gradient	C
^ graduation	V
^ grain	V
^ gran	C
^ grand	U
^ grandm	[
^ grandparent	Q
^ grap	Q
^ grat	Z
^ gratitud	[
^ grayscal	C
^ gre	C
^ great	[
^ greed	T
^ greek	C
^ green	[
^ greet	[
^ greyhound	C
^ grief	Z
^ griev	W
^ group	C
^ grout	C
^ grow	X
^ grup	Q
^ gt	C
^ gta	D
^ guard	[
^ guardan	C
^ guess	C
^ guilt	[
^ guin	C
^ guit	J
^ gulf	C
^ gun	P
^ guru	C
^ guy	[
^ h1	E
^ h1b	G
^ ha	T
^ hab	C
^ habi	P
^ habl	[
^ habr	T
^ hac	[
^ hacers	[
^ hag	V
^ hagan	V
^ hagas	Z
^ haggl	Y
^ hah	C
^ hahahah	C
^ haiku	I
^ hail	G
^ hailston	I
^ hair	V
^ hairdres	C
^ haj	K
^ hal	C
^ halal	C
^ half	P
^ hall	T
^ halloween	C
^ ham	V
^ haman	Y
^ hamlet	C
^ hammond	C
^ hamst	C
^ hananiah	T
^ hand	C
^ handmaid	C
^ hank	C
^ hannah	U
^ hanukkah	T
^ hanuman	I
^ happ	X
^ har	C
^ harass	U
^ hard	T
^ harp	L
^ harr	C
^ harv	[
^ harvard	F
^ hast	[
^ hat	X
^ hav	X
^ hawk	D
^ hayden	C
^ haz	C
^ hazael	Y
^ hazm	C
^ hdhdhdhdjdj	C
^ hdl	J
^ head	Z
^ headlight	M
^ heal	Z
^ health	C
^ hear	Y
^ heart	Q
^ heav	C
^ heaven	C
^ hebre	[
^ hebrew	I
^ hebron	U
^ hedg	C
^ helen	C
^ hell	C
^ hellbo	C
^ hellofresh	C
^ help	[
^ hen	C
^ henr	C
^ henta	C
^ her	[
^ herm	C
^ herman	F
^ hero	C
^ herod	V
^ heroin	W
^ hex	C
^ hey	C
^ hezekiah	V
^ hgfhgf	D
^ hgfhgfhgf	C
^ hgv	I
^ hhhhhhhhhhhhhhg	C
^ hi	C
^ hic	Z
^ hiccup	C
^ hicieron	S
^ hicim	R
^ hid	Z
^ high	[
^ highwa	C
^ hij	E
^ hind	C
^ hindu	T
^ hing	C
^ hipotec	C
^ hir	[
^ histori	[
^ historical	Y
^ hiy	C
^ hjkl	C
^ hmm	C
^ hmrc	G
^ hoa	C
^ hogwart	D
^ hoj	G
^ hol	C
^ hold	Z
^ holida	Y
^ holofern	W
^ holyrood	C
^ hom	S
^ hombr	[
^ homeostas	C
^ homeschool	X
^ homesick	V
^ hon	[
^ hond	G
^ hone	Z
^ honor	V
^ honr	W
^ hook	V
^ hoov	E
^ hop	C
^ hor	R
^ horari	C
^ horoscop	Q
^ hors	H
^ hosann	W
^ hose	C
^ hospital	[
^ hospitalit	[
^ hospitl	C
^ hostel	H
^ hot	[
^ hotel	C
^ hotmail	D
^ hotspot	C
^ hous	X
^ household	[
^ how	C
^ hoy	[
^ hoz	C
^ http	C
^ hub	U
^ hues	K
^ hug	D
^ hum	C
^ human	Z
^ humbl	Y
^ humidit	C
^ hung	M
^ hunt	[
^ hurrican	Z
^ husband	[
^ hydrocortison	C
^ hyunda	D
^ ibuprofen	C
^ ibuprofin	I
^ ice	[
^ icebreak	L
^ icing	G
^ idiot	C
^ idk	C
^ idol	[
^ idr	M
^ ifram	L
^ iglesi	[
^ ignor	C
^ iiiiiiiuuuu	C
^ ike	C
^ illegal	[
^ imagen	[
^ imaginar	C
^ imbecil	C
^ imdb	I
^ img	G
^ immaculat	Q
^ immigration	X
^ imperi	C
^ import	C
^ impresor	F
^ in	[
^ inc	[
^ inch	C
^ inciens	G
^ ind	C
^ independenci	C
^ independient	C
^ indian	F
^ industrial	C
^ inf	K
^ infern	C
^ infertilit	Z
^ infidelidad	S
^ infiern	T
^ inflation	P
^ inheritanc	L
^ injur	[
^ input	C
^ insect	[
^ insid	C
^ inst	C
^ instagram	C
^ instal	C
^ instant	F
^ instrument	[
^ insulin	F
^ insult	[
^ integral	E
^ integrat	C
^ intermittent	F
^ internal	C
^ internet	C
^ interpret	Z
^ interracial	T
^ interstell	C
^ introduction	[
^ invent	[
^ invert	[
^ invit	Z
^ invitacion	C
^ iphon	L
^ ir	[
^ irish	C
^ irm	Y
^ iron	I
^ irregul	C
^ irs	E
^ isa	J
^ isaac	J
^ isabel	[
^ isai	[
^ isaiah	D
^ ishmael	Q
^ islam	[
^ ismael	U
^ israel	C
^ itv	J
^ ivf	W
^ ivy	E
^ j	C
^ jabon	C
^ jack	G
^ jacob	N
^ jael	V
^ jailbreak	I
^ jain	C
^ jairu	P
^ jajaj	C
^ jajajaj	E
^ jajajajaj	D
^ jajsjajsj	C
^ jak	C
^ jam	L
^ jan	J
^ japanes	M
^ jar	W
^ jav	E
^ javascript	I
^ jd	C
^ jealou	Q
^ jean	C
^ jeft	V
^ jehoahaz	R
^ jehu	[
^ jennif	C
^ jephthah	X
^ jeremi	X
^ jeremiah	Q
^ jeric	V
^ jerich	C
^ jeroboam	V
^ jerusalem	C
^ jerusalen	V
^ jes	Y
^ jess	J
^ jesu	R
^ jesucrist	Q
^ jet	C
^ jew	Q
^ jewish	[
^ jezabel	U
^ jezebel	T
^ jimm	F
^ jinj	H
^ jjjjjjjj	C
^ jkasdf	C
^ jkhsdf87sdf	E
^ jkl	C
^ jnd	D
^ jo	[
^ joa	C
^ joab	X
^ joan	C
^ job	C
^ jobcentr	L
^ joel	V
^ john	F
^ johnn	C
^ jollof	H
^ jon	D
^ jonah	F
^ jonatan	S
^ jonathan	[
^ jool	E
^ jordan	C
^ jos	N
^ joseph	H
^ joshu	C
^ josi	S
^ josiah	H
^ josu	[
^ joven	T
^ joy	X
^ jpmorgan	D
^ jsdhfjkhsd	C
^ json	E
^ juan	[
^ jubile	Z
^ jud	C
^ judah	S
^ judg	C
^ judgement	C
^ judgment	W
^ judit	U
^ judith	Y
^ juec	Q
^ jueg	[
^ juev	X
^ jug	[
^ juguem	C
^ juic	I
^ julien	D
^ juliu	C
^ jun	C
^ junt	R
^ jur	K
^ jurassic	F
^ justic	C
^ justici	Y
^ juzg	Q
^ k	C
^ kajsdhf	C
^ kamasutr	D
^ kany	K
^ kardashian	C
^ karm	X
^ karv	F
^ kat	H
^ keanu	G
^ kebab	D
^ keep	[
^ ken	C
^ kennel	G
^ kentuck	C
^ ket	N
^ kettlebell	C
^ kevin	C
^ key	M
^ keyboard	C
^ keylor	I
^ kg	C
^ khan	C
^ kia	F
^ kick	Z
^ kierkegaard	C
^ kill	[
^ kim	M
^ kind	Y
^ kindl	C
^ kinetic	D
^ king	M
^ kingdom	C
^ kiss	C
^ kkkkkkkkkk	C
^ km	C
^ knead	I
^ knock	H
^ knockin	K
^ know	[
^ korean	C
^ kosh	C
^ kpop	H
^ kr	G
^ kram	J
^ kreb	E
^ kubectl	C
^ kyli	C
^ la	H
^ lab	F
^ laban	[
^ label	C
^ labor	[
^ lactos	C
^ lad	C
^ lag	[
^ lalalalal	C
^ lam	C
^ lamb	C
^ lamborghin	C
^ lamec	Y
^ lament	[
^ laminat	C
^ lamp	[
^ land	[
^ landlord	W
^ langost	Z
^ laodice	V
^ laptop	D
^ larg	C
^ lasagn	M
^ lash	C
^ last	[
^ lastim	W
^ lat	R
^ latex	C
^ latin	C
^ lav	Y
^ lavador	G
^ lavars	W
^ law	[
^ lawn	C
^ lay	[
^ laz	[
^ lazar	X
^ lazarill	F
^ lazaru	C
^ lead	[
^ leagu	E
^ leah	U
^ learn	[
^ leasehold	C
^ leash	F
^ leatherjacket	K
^ leav	[
^ lebron	C
^ leccion	V
^ lectur	[
^ leer	[
^ legion	Z
^ lend	[
^ length	M
^ lent	S
^ leo	C
^ leon	[
^ leonard	K
^ lesson	[
^ let	[
^ letmein1	C
^ letr	C
^ lev	K
^ levant	U
^ levantat	[
^ leviathan	C
^ levit	Y
^ lew	J
^ lex	D
^ ley	H
^ liar	S
^ liber	C
^ libr	U
^ lid	[
^ lidi	Y
^ lidl	E
^ lie	[
^ lif	[
^ lifespan	F
^ light	G
^ lightn	Q
^ ligm	C
^ lik	H
^ lil	C
^ lim	M
^ limb	W
^ limerick	C
^ limit	[
^ limpi	Y
^ lincoln	K
^ linen	S
^ linesman	C
^ lingeri	C
^ linkedin	C
^ lion	C
^ liri	C
^ lisinopril	C
^ list	[
^ litecoin	C
^ litr	C
^ littl	[
^ liv	X
^ livin	C
^ lizz	C
^ lkjhgf	C
^ lkjlkjlkj	C
^ llam	[
^ llc	J
^ lleg	[
^ llegu	R
^ llev	[
^ llevarm	P
^ llor	[
^ lma	L
^ lmaoo	C
^ loaf	L
^ loan	[
^ loav	C
^ lob	Z
^ local	R
^ lock	Y
^ locust	C
^ loft	C
^ log	K
^ logan	H
^ loincloth	C
^ lol	C
^ long	U
^ look	[
^ loratadin	K
^ lord	P
^ los	N
^ lost	[
^ lot	[
^ lott	C
^ lotter	[
^ lou	F
^ lov	M
^ low	[
^ ls	C
^ lt	F
^ luc	U
^ luch	R
^ lucif	P
^ luck	V
^ luk	C
^ lululemon	I
^ lun	M
^ lunch	I
^ luter	Y
^ luth	K
^ lutheran	C
^ luz	C
^ lyr	C
^ lyric	C
^ m	H
^ m6	C
^ macaren	C
^ macb	M
^ macbook	I
^ machism	[
^ machu	E
^ macron	G
^ madonn	C
^ madr	[
^ maestr	T
^ magic	C
^ magn	C
^ mahabharat	C
^ mahjong	C
^ mail	G
^ main	[
^ mak	E
^ mal	[
^ malaqui	R
^ malcolm	I
^ malet	C
^ maltrat	Y
^ mam	M
^ man	[
^ manag	U
^ manan	[
^ manas	X
^ manasseh	R
^ manchest	I
^ manchst	C
^ mand	[
^ mandarin	C
^ manej	T
^ mann	R
^ mansedumbr	X
^ mantr	C
^ map	[
^ maquillaj	T
^ mar	V
^ marathon	C
^ marc	M
^ march	V
^ marcu	C
^ mard	D
^ mari	[
^ mark	C
^ marr	C
^ mart	[
^ martin	H
^ maslow	F
^ mass	[
^ mast	C
^ mat	K
^ mati	S
^ matlab	E
^ matrimoni	[
^ matrix	C
^ mattathi	[
^ matthew	U
^ matthi	W
^ mayb	F
^ mayflow	C
^ mcat	C
^ mcdonald	C
^ mcrib	H
^ mdf	C
^ mean	U
^ measur	Q
^ mecc	J
^ medic	[
^ medical	[
^ medicin	V
^ medid	X
^ medit	[
^ meditat	V
^ meek	[
^ meet	W
^ meg	M
^ meh	C
^ mejor	R
^ melat	C
^ melatonin	C
^ melchizedek	R
^ melquisedec	T
^ memor	[
^ memorial	[
^ memph	G
^ men	P
^ mensaj	[
^ ment	[
^ mental	U
^ mephibosh	R
^ merc	E
^ mercadolibr	C
^ merced	C
^ mercur	C
^ mercuri	M
^ merg	C
^ mesh	C
^ mess	U
^ met	[
^ metallic	D
^ metamask	C
^ metformin	E
^ methodist	C
^ metr	C
^ metric	C
^ miam	N
^ mic	C
^ micah	C
^ micaiah	Z
^ michael	C
^ michal	Y
^ microblad	H
^ microchip	I
^ microwav	I
^ midwiv	P
^ might	V
^ miguel	R
^ mik	C
^ mil	[
^ milagr	U
^ milanunci	C
^ militar	[
^ milk	R
^ millston	W
^ minecraft	C
^ mineral	C
^ ming	C
^ minim	C
^ minimum	V
^ minist	E
^ ministeri	[
^ ministr	C
^ minneapol	J
^ mir	Y
^ miracl	C
^ miren	R
^ miriam	U
^ mis	[
^ miserabl	S
^ misericordi	Z
^ miss	N
^ mission	C
^ missionar	[
^ mit	C
^ mitos	C
^ mla	E
^ mmmmmka	C
^ mmmmmmmmmmmm	C
^ mnbmnbmnb	C
^ mnbvcx	C
^ mock	U
^ mod	M
^ model	[
^ modern	I
^ modulenotfounderror	F
^ mois	T
^ mol	C
^ molest	T
^ mom	[
^ moment	C
^ mone	[
^ moned	C
^ mongodb	G
^ monk	C
^ monop	C
^ monsoon	F
^ mont	[
^ montan	C
^ montessor	C
^ monz	I
^ moon	[
^ moonston	H
^ mor	[
^ moral	Y
^ moralej	Y
^ mordeca	[
^ mormon	D
^ morn	C
^ mortal	V
^ mortgag	[
^ mos	K
^ most	[
^ mot	K
^ moth	C
^ motherboard	F
^ motorbik	J
^ mount	[
^ mountain	[
^ mourn	Q
^ mous	C
^ mov	[
^ mow	C
^ mozart	E
^ mp	F
^ mr	C
^ mrbeast	C
^ mri	[
^ much	Y
^ muert	R
^ muj	[
^ mujer	C
^ mult	F
^ mumford	C
^ muppet	I
^ murder	T
^ music	[
^ musician	Z
^ mustard	C
^ myrrh	C
^ mysql	C
^ n	C
^ naaman	W
^ naboth	Q
^ nac	[
^ nacem	S
^ nad	L
^ nadab	R
^ nadi	[
^ nag	S
^ nah	C
^ nahor	X
^ nahum	K
^ nail	U
^ nak	C
^ nam	[
^ nan	C
^ naom	C
^ napoleon	D
^ naproxen	L
^ nasdaq	C
^ nat	C
^ natan	Y
^ nathan	C
^ nation	[
^ national	W
^ navidad	Y
^ navratr	L
^ nazar	C
^ nazaret	D
^ nda	C
^ near	[
^ nebuchadnez	W
^ necesit	S
^ need	I
^ nehemi	T
^ nehemiah	W
^ neic	C
^ neighbor	[
^ neith	[
^ neon	C
^ nervi	V
^ nervou	X
^ netflix	G
^ nev	Q
^ new	[
^ newlyw	V
^ newton	G
^ next	C
^ nfl	C
^ nhl	C
^ nhs	C
^ ni	[
^ nic	C
^ nicanor	V
^ nick	F
^ nicodem	V
^ nietzsch	J
^ niev	C
^ night	[
^ nightmar	L
^ nik	H
^ nimrod	Y
^ nin	[
^ nineveh	R
^ ningun	U
^ niniv	T
^ nintend	C
^ nive	D
^ nlkjhg	C
^ nlkjhgf	F
^ nlkjnlkj	C
^ nnn	C
^ nnnn	C
^ nnnnnnnnnnnnnnn	C
^ no	[
^ noa	C
^ noah	C
^ nobl	C
^ nobod	[
^ noch	Y
^ nochebuen	U
^ noe	[
^ nombr	C
^ normal	C
^ nors	C
^ nos	C
^ not	[
^ notar	G
^ noth	Y
^ notic	G
^ notr	C
^ novel	Z
^ noven	[
^ novi	C
^ now	[
^ npm	C
^ nub	[
^ nucl	X
^ nud	C
^ nuestr	T
^ nuev	[
^ null	C
^ nullpointerexception	H
^ numb	[
^ numer	I
^ numerolog	C
^ nun	C
^ nunc	[
^ nurs	C
^ nvnvnvnv	C
^ oas	J
^ obadiah	C
^ obam	C
^ obe	Z
^ obed	U
^ obedec	U
^ oblig	R
^ obr	C
^ obsesion	T
^ obsess	Z
^ odi	[
^ odysse	G
^ ofert	C
^ offer	V
^ offsid	C
^ ofrec	P
^ ofrend	[
^ ofst	C
^ oh	C
^ ohm	D
^ oijoij	C
^ oil	T
^ oiuoiuoiu	C
^ ojal	Y
^ ojo	[
^ old	L
^ oliv	M
^ olivi	C
^ olvid	C
^ om	C
^ omeprazol	C
^ omg	C
^ onc	C
^ one	G
^ onl	[
^ onlin	[
^ onlyfan	F
^ onmouseov	F
^ ooooop	C
^ open	[
^ opium	C
^ opportunit	E
^ oprah	C
^ orar	[
^ orchid	C
^ ord	[
^ orden	D
^ ore	R
^ oren	V
^ organ	[
^ original	H
^ orl	H
^ orteg	C
^ orthodox	C
^ os	Q
^ osc	C
^ ose	Y
^ osr	C
^ oth	X
^ otr	[
^ ou	C
^ ouij	P
^ out	[
^ outlook	C
^ output	C
^ ovej	[
^ over	D
^ overnight	G
^ overtim	C
^ overview	[
^ overwat	C
^ overwater	C
^ oxbow	C
^ oxford	E
^ oxidation	G
^ ozempic	C
^ ozz	C
^ p45	C
^ pa	D
^ pabl	[
^ pacienci	Q
^ pact	[
^ padr	N
^ padrin	[
^ paell	F
^ pag	V
^ pagan	C
^ paid	[
^ paint	E
^ pais	C
^ palabr	N
^ palindrom	C
^ palm	C
^ palom	C
^ pan	K
^ pancak	H
^ panic	[
^ pantall	[
^ panton	C
^ pap	L
^ par	S
^ parabl	[
^ parabol	Q
^ paracetamol	J
^ paradis	C
^ parakeet	C
^ parallel	C
^ parej	U
^ parent	Z
^ park	E
^ parkinson	[
^ parrot	C
^ part	E
^ partid	C
^ pas	K
^ pasaj	[
^ pascu	[
^ pass	[
^ passion	I
^ passov	[
^ passport	L
^ password	V
^ password123	G
^ past	C
^ pastor	M
^ patch	E
^ pathetic	K
^ patient	G
^ patrimoni	C
^ paul	X
^ pavlov	H
^ pay	[
^ paypal	F
^ paz	[
^ peac	[
^ peaj	C
^ pear	C
^ pearl	I
^ pec	[
^ ped	[
^ pedirl	W
^ pedr	N
^ pel	[
^ pele	[
^ pelicul	C
^ peloton	C
^ pen	C
^ penalt	C
^ pens	T
^ pensamient	Q
^ pension	K
^ pentecost	V
^ peopl	[
^ pept	C
^ per	X
^ perc	C
^ percent	C
^ perd	[
^ perdim	S
^ perdon	Z
^ perfect	H
^ perfum	C
^ permission	D
^ permutation	G
^ persecut	P
^ persian	C
^ person	U
^ personaj	C
^ personal	E
^ pes	D
^ pet	C
^ peterlo	C
^ ph	C
^ pharaoh	X
^ pharise	U
^ phil	J
^ philadelphi	N
^ philip	K
^ philistin	T
^ phillip	L
^ phoenix	E
^ phon	I
^ phonic	F
^ photosynthes	C
^ php	C
^ pick	C
^ pickl	K
^ pid	[
^ pidan	R
^ piedr	W
^ piens	X
^ pierd	Z
^ pig	[
^ pill	S
^ pinch	J
^ ping	C
^ pint	D
^ pinter	C
^ pip	C
^ pisc	C
^ piss	C
^ pitbull	C
^ pivot	D
^ pizz	G
^ placehold	C
^ plagu	I
^ plan	[
^ planet	C
^ plant	[
^ plantill	J
^ plaquet	E
^ plat	T
^ platelet	L
^ play	C
^ playbo	D
^ pleit	X
^ plot	W
^ pls	L
^ plumb	X
^ plural	C
^ pobr	S
^ poc	S
^ poem	C
^ poetic	C
^ poiuytrewq	C
^ pok	U
^ pokemon	C
^ pokmon	F
^ polic	[
^ politic	T
^ poll	C
^ pollen	C
^ pomegranat	C
^ pon	V
^ poop	C
^ poor	U
^ pop	C
^ popol	C
^ population	C
^ porcentaj	C
^ porn	C
^ pornhub	C
^ porqu	C
^ portugues	I
^ posicion	C
^ post	[
^ postcod	L
^ postur	U
^ pot	C
^ potassium	L
^ pound	V
^ pow	[
^ powerball	H
^ powerpoint	C
^ ppp	C
^ pppoiuyt	C
^ pr	[
^ pra	Z
^ practic	[
^ prais	[
^ pram	C
^ pre	[
^ preach	C
^ preci	F
^ predestination	[
^ predic	[
^ prednisolon	L
^ prednison	L
^ prefier	S
^ pregnant	[
^ pregunt	C
^ prem	C
^ premium	L
^ prepar	W
^ presbyterian	F
^ present	[
^ presentacion	T
^ president	F
^ presion	C
^ pressur	[
^ prest	Y
^ pretend	C
^ pric	M
^ prim	[
^ primar	D
^ primer	[
^ princ	C
^ princess	Z
^ princip	[
^ print	C
^ prison	[
^ priu	C
^ privac	[
^ priz	I
^ prob	I
^ probabilit	C
^ probation	C
^ problem	[
^ proctor	C
^ profeci	V
^ profet	V
^ profetis	R
^ prom	[
^ promes	Q
^ promis	C
^ proof	N
^ proofread	C
^ prophec	U
^ prophet	K
^ prophetess	V
^ prosperit	W
^ prostitut	[
^ prot	C
^ protect	[
^ protection	U
^ proteg	W
^ protein	C
^ protest	U
^ proud	S
^ proverb	D
^ proverbial	E
^ providenc	C
^ prudenc	C
^ prueb	C
^ prueben	R
^ prun	I
^ ps5	C
^ psa	C
^ psalm	Z
^ psi	C
^ psorias	I
^ pst	C
^ psychic	C
^ public	W
^ puebl	T
^ pued	C
^ pueden	C
^ puert	S
^ puj	H
^ pulgon	C
^ pull	[
^ pulp	C
^ pumpkin	C
^ pun	C
^ punishment	P
^ punnet	H
^ punt	C
^ pupp	C
^ pur	U
^ purg	C
^ purgator	C
^ purit	E
^ purpl	C
^ purpos	S
^ pus	S
^ push	I
^ put	[
^ pyramid	R
^ pythagor	C
^ python	[
^ qa	F
^ qazwsxedc	C
^ qibl	F
^ quadratic	H
^ quail	T
^ quak	C
^ qualit	V
^ quarrel	Y
^ quebr	X
^ qued	[
^ quedat	T
^ quer	I
^ querem	S
^ querian	S
^ quick	[
^ quien	S
^ quier	[
^ quieren	R
^ quiet	[
^ quiniel	C
^ quisier	U
^ quit	F
^ qwe	C
^ qweqweqw	C
^ qwert	C
^ qwerty123	F
^ qwertyuiop	E
^ r	G
^ rabbit	G
^ rac	Z
^ rachel	C
^ racist	[
^ radiohead	E
^ rahab	Y
^ raid	G
^ rain	F
^ rais	M
^ raiz	E
^ ram	[
^ ramadan	N
^ ramen	C
^ random	C
^ rap	U
^ raphael	[
^ rapt	T
^ raquel	X
^ raspberr	E
^ rastafar	C
^ rastr	F
^ raven	F
^ ray	Q
^ razor	C
^ react	R
^ read	[
^ real	[
^ rebaj	C
^ rebec	Y
^ rebecc	C
^ rebekah	T
^ reboot	C
^ recet	C
^ recib	[
^ recien	[
^ recip	M
^ recipi	C
^ recommend	D
^ recov	C
^ recover	X
^ recuper	C
^ red	C
^ redact	C
^ reddit	H
^ redeem	C
^ redemption	C
^ referenc	D
^ reflexion	V
^ refractiv	G
^ refuge	Q
^ refund	C
^ refus	T
^ regal	K
^ regex	C
^ region	P
^ regl	C
^ rehoboam	R
^ rein	Z
^ reinhold	C
^ reject	[
^ rejoic	U
^ relacion	U
^ relaps	W
^ religion	[
^ religiou	[
^ remarriag	U
^ rememb	[
^ remind	C
^ remot	D
^ remov	C
^ renew	L
^ renov	P
^ rent	W
^ rental	E
^ repeat	C
^ repent	R
^ replac	C
^ repot	H
^ reprob	W
^ reset	C
^ resident	C
^ resist	[
^ respect	[
^ respet	R
^ respond	N
^ rest	[
^ restarant	C
^ restart	C
^ restaur	Y
^ restor	F
^ restrictiv	C
^ resucit	X
^ resuelv	C
^ result	Q
^ resum	C
^ resumen	[
^ resurrect	C
^ retinol	C
^ retir	[
^ retirement	[
^ return	H
^ reuben	[
^ reunion	[
^ reveal	C
^ revelacion	W
^ revelation	F
^ reveng	[
^ revolucion	C
^ rewrit	F
^ rey	[
^ rez	Z
^ rezarl	P
^ rfc	C
^ rhym	C
^ rib	D
^ rich	[
^ rick	C
^ rickroll	C
^ riddl	C
^ righteou	C
^ ring	[
^ ringworm	C
^ rio	I
^ riot	Y
^ ris	[
^ riv	[
^ rm	G
^ road	[
^ roar	C
^ roast	C
^ rob	[
^ robinhood	C
^ roblox	C
^ roc	V
^ rock	Y
^ rocket	C
^ rod	[
^ rofl	C
^ rol	M
^ roll	C
^ rom	W
^ roman	M
^ romanc	[
^ rome	C
^ romp	[
^ root	C
^ rop	C
^ ros	S
^ rosc	R
^ roscon	M
^ rotavator	G
^ roth	C
^ rotten	N
^ roulett	I
^ round	C
^ rout	R
^ row	J
^ royal	X
^ ru	C
^ rubik	F
^ rug	G
^ ruid	C
^ rul	[
^ run	[
^ runescap	H
^ russian	C
^ rust	J
^ rut	Z
^ ruth	C
^ rutin	C
^ ryan	H
^ rythm	C
^ s	C
^ sa	[
^ sab	M
^ sabbath	[
^ sabbatical	C
^ sac	F
^ sacerdot	U
^ sacrament	C
^ sacrific	[
^ sacrifici	U
^ sacrificial	C
^ saf	[
^ sagittariu	I
^ sai	C
^ sainsbur	C
^ saint	P
^ sal	[
^ salar	L
^ salari	[
^ salbutamol	J
^ salem	C
^ salg	S
^ sali	[
^ salm	[
^ salmon	C
^ salom	[
^ salomon	G
^ salon	C
^ sals	C
^ salt	V
^ salud	T
^ salv	V
^ salvador	Q
^ salvag	C
^ salvars	R
^ sam	[
^ samari	R
^ samhain	C
^ sampl	C
^ samson	[
^ samsonit	F
^ samsung	C
^ samuel	C
^ san	N
^ sand	C
^ sandal	C
^ sangr	W
^ sanson	Z
^ sant	I
^ santeri	S
^ santiag	[
^ saqu	U
^ sar	Y
^ sara	Y
^ saracen	C
^ sarah	J
^ sartr	C
^ satan	[
^ satanic	C
^ saturn	C
^ saul	T
^ sav	C
^ scar	[
^ scatter	R
^ school	[
^ schopenhau	F
^ schroding	C
^ scientolog	C
^ scissor	C
^ scorpi	C
^ scottish	L
^ scrabbl	C
^ scrap	D
^ scratch	T
^ scratchcard	D
^ screw	C
^ screwtap	D
^ scrib	[
^ script	G
^ sdfgsd	G
^ sdfsdf	C
^ sdkfjh	E
^ se	[
^ sea	[
^ sean	[
^ search	R
^ seat	N
^ seattl	C
^ second	[
^ secret	E
^ securit	C
^ sed	[
^ see	E
^ seed	[
^ seek	Z
^ seg	C
^ segmentation	C
^ segu	Q
^ seguimient	C
^ segund	[
^ segur	C
^ seguridad	T
^ seinfeld	C
^ select	C
^ self	T
^ selfish	X
^ sell	[
^ sembr	[
^ semill	C
^ sen	C
^ senal	T
^ senat	C
^ senator	K
^ send	C
^ sent	[
^ seoul	F
^ sep	C
^ separ	S
^ separat	[
^ ser	[
^ seran	U
^ sermon	[
^ serpient	[
^ serv	[
^ servant	[
^ servici	U
^ set	[
^ setent	[
^ seth	C
^ settl	H
^ seven	X
^ sevent	[
^ seventh	C
^ sew	D
^ sex	C
^ sext	L
^ sexual	Z
^ shalom	Z
^ shap	H
^ shar	[
^ sharpen	C
^ shaun	C
^ shawshank	C
^ sheb	C
^ sheep	S
^ shein	F
^ shem	V
^ shepherd	I
^ sherlock	M
^ shib	C
^ shield	[
^ shiloh	K
^ shin	J
^ shingl	C
^ shint	C
^ shipwreck	[
^ shirle	C
^ shit	H
^ short	[
^ shorten	C
^ shrek	C
^ shunammit	V
^ shut	C
^ si	[
^ sibl	[
^ sick	X
^ sid	X
^ sieg	T
^ siempr	[
^ siet	[
^ sig	Y
^ sigm	C
^ sign	G
^ signific	[
^ sil	[
^ silenc	D
^ silent	T
^ silicon	C
^ silv	T
^ sim	C
^ simeon	[
^ simon	S
^ simpl	[
^ simplif	C
^ simpson	C
^ simulador	C
^ simulat	G
^ simultaneou	I
^ sin	C
^ sina	C
^ sindrom	Z
^ sing	J
^ singl	T
^ sinonim	C
^ sintom	C
^ sirach	X
^ sirv	W
^ sist	C
^ sit	[
^ six	D
^ siz	[
^ skibid	C
^ sku	C
^ skyrim	C
^ slav	[
^ sleep	U
^ sleepless	V
^ sling	C
^ slkdfj	C
^ slogan	C
^ slot	H
^ sloth	P
^ slow	[
^ slug	C
^ small	[
^ smit	J
^ smoke	C
^ snak	C
^ snook	D
^ snoop	G
^ snow	C
^ snp	C
^ soap	H
^ social	[
^ sociolog	H
^ socratic	C
^ sod	E
^ sohcahto	C
^ sol	[
^ solan	C
^ solang	C
^ sold	Y
^ solitair	C
^ solomon	C
^ solt	V
^ solv	C
^ som	[
^ somebod	S
^ son	T
^ song	C
^ sonnet	C
^ sorr	Q
^ sort	L
^ soul	C
^ soulcycl	H
^ sound	M
^ sourdough	C
^ south	E
^ southampton	E
^ sow	[
^ sp	D
^ spacex	C
^ spanish	C
^ spar	C
^ spark	C
^ spartacu	C
^ speak	[
^ speech	[
^ speed	C
^ spell	W
^ spend	X
^ spf	C
^ spirit	C
^ spiritual	[
^ split	J
^ spongebob	C
^ spotf	C
^ spotif	C
^ spread	[
^ sqrt	C
^ squar	G
^ squat	G
^ squeak	D
^ squid	C
^ ssh	C
^ st	C
^ sta	[
^ stag	[
^ stairwa	G
^ stamp	C
^ stand	[
^ standard	I
^ star	N
^ stardew	C
^ starm	C
^ start	[
^ stas	C
^ stat	I
^ statin	C
^ statu	[
^ statut	I
^ steal	T
^ steam	H
^ steer	C
^ step	W
^ stephen	C
^ stev	C
^ stfu	C
^ stick	[
^ still	[
^ stitch	C
^ stock	R
^ stoicism	G
^ ston	S
^ stonewar	C
^ stop	[
^ stor	[
^ storag	C
^ storm	X
^ str	C
^ strang	[
^ street	[
^ stress	[
^ stretch	K
^ strik	[
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
^ sub	[
^ subjunctiv	J
^ subwa	C
^ success	X
^ succession	C
^ suculent	F
^ sud	J
^ sudaf	C
^ sudoku	C
^ suen	V
^ suez	C
^ suf	S
^ sufr	W
^ sujet	C
^ sulphur	C
^ sum	X
^ sumif	G
^ summar	[
^ summaris	C
^ sun	[
^ sunburn	G
^ sunda	I
^ sup	C
^ support	W
^ suprem	C
^ surah	C
^ surfac	F
^ surger	Y
^ survivor	W
^ sush	F
^ sustitut	C
^ sutton	C
^ svg	C
^ sw1	C
^ swahil	C
^ swallow	[
^ sweet	[
^ swift	C
^ swiftu	D
^ swim	U
^ swing	W
^ switch	Y
^ sword	[
^ sxdcfvgbh	C
^ sympath	C
^ symptom	C
^ synonym	C
^ system	E
^ tabl	Q
^ tablespoon	H
^ tailwind	G
^ taint	C
^ tak	[
^ talith	W
^ talk	[
^ tall	M
^ tam	[
^ tan	[
^ tant	R
^ tao	C
^ taoist	C
^ tardigrad	C
^ tare	C
^ target	H
^ tarif	F
^ tarjet	[
^ tarot	I
^ tasbih	C
^ tasmanian	C
^ tast	Z
^ tatto	[
^ tax	T
^ taylor	[
^ tcu	C
^ te	H
^ teach	[
^ team	G
^ tear	C
^ tectonic	C
^ teen	Y
^ teh	N
^ tell	[
^ tem	[
^ tembl	U
^ temor	[
^ temperanc	C
^ temperatur	C
^ templ	[
^ temporar	C
^ tempt	P
^ temptation	J
^ temu	N
^ ten	[
^ tenem	[
^ tengan	Q
^ teni	P
^ tent	T
^ tenth	S
^ teologi	U
^ teorem	C
^ term	J
^ termin	[
^ terminal	S
^ terminator	C
^ terraform	J
^ terremot	V
^ tesc	C
^ tesl	C
^ tesor	W
^ test	C
^ test123	C
^ testament	R
^ testig	S
^ tetanu	D
^ tetr	C
^ tex	J
^ text	[
^ tha	M
^ thank	H
^ thanksgiv	[
^ theloniou	G
^ them	M
^ then	C
^ thing	K
^ think	[
^ third	[
^ thirst	P
^ thirt	[
^ thom	C
^ thor	C
^ thorn	D
^ though	U
^ thre	[
^ thresh	W
^ through	[
^ throw	[
^ thund	[
^ thunderball	C
^ tibetan	C
^ tick	C
^ ticket	M
^ tid	C
^ tiemp	C
^ tienen	Q
^ tierr	T
^ tiktok	I
^ til	C
^ tim	Q
^ timoth	I
^ timothe	J
^ tind	S
^ tinnitu	H
^ tint	C
^ tip	K
^ tir	[
^ tiramisu	C
^ titanic	C
^ tith	L
^ titration	C
^ titu	P
^ toast	Y
^ tobi	I
^ tobit	[
^ toc	[
^ tocin	C
^ tod	[
^ toda	[
^ todavi	Y
^ toefl	G
^ toilet	D
^ tom	[
^ tomat	C
^ tomb	U
^ tongu	C
^ top	K
^ torn	W
^ tortois	I
^ tottenham	D
^ touch	[
^ tour	K
^ tow	R
^ town	U
^ toy	C
^ tr	[
^ trabaj	V
^ trabalengu	C
^ track	C
^ trad	U
^ trademark	E
^ traduc	C
^ trail	D
^ train	J
^ traitor	C
^ transf	E
^ translat	C
^ trap	Z
^ trasplant	S
^ trat	[
^ traum	X
^ tre	[
^ treadmill	D
^ treasur	X
^ treat	N
^ treint	U
^ tren	C
^ trench	C
^ trevor	I
^ trial	[
^ trib	Y
^ trick	D
^ triglicerid	C
^ trinidad	D
^ trinit	C
^ trivi	L
^ trolle	C
^ tru	C
^ truc	C
^ trump	I
^ trumpet	Z
^ trust	M
^ tsh	C
^ ttttttt	C
^ tu	X
^ tumb	T
^ turke	M
^ turkish	K
^ turn	[
^ turron	C
^ tuv	X
^ twelv	C
^ twent	[
^ twilight	C
^ twin	X
^ twist	C
^ twit	C
^ two	[
^ typ	P
^ typeerror	D
^ typescript	I
^ typhoid	C
^ tyr	G
^ tytytyt	C
^ tyyyyyyy	C
^ u2	K
^ uber	C
^ uc	C
^ ufc	E
^ ugh	C
^ uiopuiop	C
^ uiuiu	C
^ uk	C
^ ukrain	C
^ ulez	D
^ ultim	C
^ umrah	E
^ un	H
^ unanswer	Q
^ unbeliev	Q
^ unblock	C
^ uncensor	C
^ uncion	[
^ unclean	[
^ und	[
^ undefin	C
^ undocument	[
^ unemplo	Z
^ unequal	R
^ unexpect	T
^ unf	Z
^ unforgiven	C
^ ungrat	R
^ uninstall	F
^ union	Z
^ unit	C
^ universit	X
^ unleaven	Q
^ unless	S
^ unlock	E
^ uno	L
^ unsubscrib	C
^ until	T
^ up	W
^ upwork	C
^ ur	N
^ usar	[
^ usd	C
^ useless	[
^ user	M
^ ush	F
^ using	[
^ usted	U
^ usufruct	C
^ utah	C
^ uv	V
^ va	C
^ vacacion	[
^ vacun	C
^ val	X
^ valenc	C
^ valentin	U
^ valle	[
^ valor	C
^ valorant	F
^ vam	[
^ van	[
^ vanidad	S
^ vat	F
^ vay	C
^ vayan	U
^ vbs	Z
^ ve	R
^ vecin	Y
^ vedic	C
^ vegan	[
^ vel	Y
^ velocidad	C
^ velori	Z
^ ven	Q
^ venc	U
^ vend	[
^ vendi	T
^ vendieron	T
^ veng	S
^ vengan	R
^ venid	W
^ venm	C
^ venu	C
^ veo	W
^ ver	[
^ verb	C
^ verification	C
^ vers	T
^ versicul	[
^ vertic	C
^ vestid	C
^ vet	C
^ veteran	[
^ vi	[
^ viaj	W
^ victor	Z
^ victori	C
^ victorian	C
^ vid	[
^ vide	G
^ vidi	D
^ vien	X
^ vient	U
^ vietnam	K
^ vigili	U
^ vik	J
^ vin	[
^ vineg	[
^ vinyl	E
^ violenci	S
^ violent	W
^ vipassan	F
^ virg	C
^ virgin	K
^ vis	C
^ vision	[
^ visit	[
^ vitamin	E
^ vitamix	H
^ viud	R
^ viv	[
^ vivim	S
^ voic	[
^ volcan	J
^ volv	[
^ volver	[
^ vos	R
^ vosotr	R
^ vot	[
^ vouch	C
^ vow	C
^ voy	[
^ vpn	C
^ vuel	C
^ vuelt	V
^ w	C
^ wag	T
^ wait	[
^ wak	C
^ walk	[
^ wall	S
^ walmart	C
^ wann	C
^ war	[
^ warfarin	C
^ warfram	C
^ warn	S
^ warrior	M
^ wash	C
^ wast	G
^ wat	V
^ watch	[
^ watergat	C
^ wbc	C
^ wealth	[
^ weapon	[
^ wear	[
^ weath	C
^ weathr	D
^ wed	[
^ wednesda	C
^ week	C
^ weep	C
^ weird	[
^ welcom	V
^ welsh	C
^ weoirweoiruw	C
^ wertyu	C
^ wet	[
^ whatev	C
^ whatsap	C
^ wher	D
^ whil	E
^ whit	[
^ who	C
^ whoam	C
^ whoev	W
^ whol	[
^ wibbl	C
^ wiccan	J
^ wick	Z
^ widow	[
^ wif	U
^ wikipedi	C
^ wild	[
^ win	K
^ wind	[
^ windscreen	E
^ wing	X
^ wint	[
^ wis	J
^ wit	C
^ wo	S
^ woe	[
^ wolf	V
^ woman	[
^ wonder	V
^ word	I
^ wordl	C
^ wordpress	G
^ work	[
^ world	[
^ worr	U
^ worship	X
^ worst	P
^ wound	T
^ wqrtzp	C
^ wrath	J
^ wright	C
^ writ	D
^ wtf	C
^ wubb	C
^ wuther	C
^ ww2	J
^ wwe	C
^ wwi	L
^ www	E
^ x	C
^ x41	C
^ xbox	K
^ xcvbnm	C
^ xpath	C
^ xxx	C
^ xxxxyyyzz	C
^ xyz	C
^ xyzz	C
^ ya	[
^ yahtze	K
^ yanke	C
^ yannick	F
^ yeah	C
^ year	C
^ yeast	H
^ yeet	C
^ yep	C
^ yes	C
^ yesterda	C
^ yghbnj	C
^ ying	C
^ yog	C
^ you	U
^ young	[
^ youth	[
^ youtub	C
^ yug	Z
^ yugoslavi	C
^ zacari	S
^ zacchaeu	W
^ zakat	H
^ zapat	F
^ zapatill	C
^ zar	G
^ zechariah	Z
^ zedekiah	T
^ zeld	C
^ zen	J
^ zer	U
^ zeu	C
^ zimr	W
^ zion	C
^ zip	C
^ zodiac	E
^ zon	K
^ zoom	C
^ zoph	S
^ zoroast	C
^ zoroastrian	G
^ zxcvb	C
^ zxzxzx	C
^ zzz	C
^ zzzzzzz	C
^ тест	C
^ مرحبا	C
^ ツ	C
^ テスト	C
^ 你	C
_a	S
_a 120	D
_a 12x10	J
_a 16	U
_a 1998	C
_a 24	D
_a 2400	L
_a 401k	C
_a 500	L
_a 52	H
_a 5kg	I
_a 90	D
_a ?cuant	P
_a _a	C
_a _bibl	L
_a _can	H
_a _christian	[
_a _dec	C
_a _di	[
_a _dond	X
_a _for	G
_a _god	C
_a _hac	U
_a _i	H
_a _la	K
_a _las	C
_a _lo	V
_a _los	[
_a _mi	[
_a _mis	Z
_a _que	C
_a _quien	[
_a _right	R
_a _ser	[
_a _su	[
_a _sus	[
_a _tu	J
_a _tus	U
_a _un	[
_a _una	[
_a _vers	S
_a _will	S
_a abel	U
_a abn	Q
_a abraham	T
_a absalon	P
_a alguien	[
_a americ	F
_a b	D
_a bab	[
_a bad	[
_a bag	G
_a bagel	F
_a ball	H
_a banan	N
_a baptiz	[
_a bar	C
_a barrel	C
_a basket	Z
_a bay	E
_a beach	C
_a bear	C
_a beard	P
_a bed	I
_a begin	P
_a believ	V
_a bet	[
_a bien	P
_a big	[
_a bind	C
_a bird	Q
_a birdi	C
_a birthda	P
_a black	C
_a bless	Z
_a blood	C
_a bo	G
_a boat	M
_a book	[
_a boomerang	C
_a boy	C
_a boyfriend	X
_a brain	L
_a break	[
_a brid	Q
_a british	D
_a broth	M
_a budget	S
_a budgi	C
_a bug	C
_a build	[
_a bul	R
_a bump	C
_a burden	Q
_a burst	G
_a bus	F
_a busc	R
_a bush	R
_a cabbag	K
_a cactu	F
_a cad	S
_a caer	P
_a cain	P
_a call	F
_a canaan	Q
_a canon	C
_a capricorn	C
_a car	P
_a carburetor	D
_a card	C
_a cas	Y
_a casarm	P
_a cast	D
_a cat	P
_a catalyst	H
_a cav	[
_a cell	J
_a centimetr	C
_a chang	F
_a charg	F
_a chatbot	V
_a cheer	R
_a cheetah	C
_a chemical	C
_a child	[
_a chimne	H
_a christm	R
_a church	[
_a circl	C
_a cit	Q
_a clean	T
_a client	C
_a clif	[
_a clos	Q
_a cloud	R
_a clov	G
_a club	J
_a coat	F
_a coffe	C
_a coin	M
_a cold	C
_a colleagu	[
_a colombi	C
_a com	U
_a committe	R
_a compan	C
_a complaint	M
_a comput	C
_a concert	I
_a conf	Q
_a conoc	P
_a convex	H
_a cop	V
_a corn	Q
_a coupl	U
_a cov	C
_a covalent	C
_a covenant	[
_a cowlick	D
_a cowork	K
_a cream	J
_a cricket	G
_a crim	R
_a criminal	V
_a crist	U
_a crocodil	M
_a cross	[
_a crush	T
_a cubit	[
_a cult	Z
_a cup	H
_a curs	Z
_a custom	C
_a cylind	F
_a d20	C
_a dad	T
_a daniel	S
_a dar	S
_a dat	[
_a david	Z
_a day	R
_a deacon	[
_a decimal	C
_a decision	P
_a degre	C
_a dej	R
_a demon	V
_a denariu	[
_a dent	C
_a deposit	C
_a depress	T
_a design	D
_a desktop	C
_a dex	C
_a dichotomou	F
_a die	C
_a diesel	C
_a differenc	[
_a different	[
_a digital	H
_a discipl	Y
_a dishwash	C
_a distanc	R
_a distanci	U
_a div	C
_a divorc	T
_a doctor	[
_a document	F
_a dog	C
_a donke	Z
_a door	C
_a dorm	R
_a dos	Y
_a doubl	C
_a dov	[
_a dozen	N
_a dragon	C
_a dream	[
_a drink	X
_a driv	C
_a dron	J
_a drunk	Z
_a dud	E
_a dumb	C
_a dungeon	F
_a duvet	C
_a east	G
_a eeve	C
_a egipt	S
_a el	T
_a eli	R
_a ell	Q
_a esa	Q
_a esau	Q
_a espan	C
_a est	[
_a esteban	P
_a estud	R
_a eva	Q
_a fahrenheit	H
_a faith	Q
_a fak	U
_a fall	W
_a fals	W
_a fam	[
_a fan	I
_a farm	U
_a fath	W
_a feel	C
_a fev	D
_a few	T
_a field	V
_a fig	C
_a fight	Z
_a filibust	C
_a fin	W
_a first	L
_a fish	Y
_a fit	C
_a fiv	F
_a flat	E
_a fleec	T
_a fold	D
_a fool	[
_a ford	I
_a fort	C
_a four	C
_a fox	K
_a fr	C
_a fraction	H
_a fraud	U
_a freelanc	C
_a french	C
_a fridg	M
_a friend	[
_a friendship	Y
_a frog	G
_a front	C
_a fruit	C
_a full	C
_a function	C
_a funeral	[
_a funn	C
_a fus	C
_a gallon	C
_a gam	C
_a gang	Y
_a garden	L
_a garlic	H
_a gas	E
_a gay	[
_a general	C
_a gerund	C
_a ghost	W
_a giant	V
_a gift	C
_a ging	H
_a girl	T
_a girlfriend	C
_a glut	C
_a goalkeep	F
_a goat	C
_a god	Z
_a godmoth	P
_a golden	C
_a golf	D
_a goliat	P
_a good	F
_a goog	F
_a grandmoth	P
_a grav	V
_a great	T
_a group	F
_a guayaquil	C
_a gun	[
_a guy	Z
_a gym	J
_a hab	[
_a habaner	C
_a haiku	C
_a hairdress	E
_a half	F
_a hand	C
_a hard	U
_a hat	C
_a health	Y
_a heart	R
_a heat	I
_a heav	[
_a hectar	C
_a hedgehog	C
_a heic	E
_a hen	R
_a hexagonal	C
_a hijab	D
_a hocke	J
_a hol	S
_a hom	[
_a horribl	[
_a hospital	Y
_a hot	P
_a hotdog	F
_a hotel	N
_a hous	Y
_a href	K
_a hug	Y
_a human	C
_a hundr	[
_a hung	F
_a husband	Z
_a imagen	Q
_a ir	Q
_a isaac	P
_a israel	P
_a jacob	S
_a jagu	D
_a jellyfish	C
_a jeremi	P
_a jerusalen	P
_a jesu	X
_a jezabel	Q
_a jo	R
_a job	X
_a jok	C
_a jos	W
_a juan	S
_a jud	V
_a judg	[
_a juici	P
_a junior	E
_a keyston	C
_a kidne	X
_a king	[
_a kitchen	L
_a kitten	F
_a kiw	C
_a kne	I
_a kpi	C
_a lack	V
_a lad	J
_a lamp	V
_a landlord	C
_a lantern	G
_a laptop	C
_a lasagn	D
_a latt	D
_a law	X
_a lawn	C
_a leap	H
_a leath	G
_a leer	P
_a leg	C
_a leopard	P
_a lep	S
_a lesbian	R
_a let	C
_a level	C
_a lie	[
_a lif	C
_a lift	I
_a light	Z
_a limerick	I
_a link	G
_a linkedin	E
_a linux	C
_a lion	[
_a liquid	D
_a lisbo	I
_a list	J
_a littl	[
_a llor	S
_a llov	C
_a load	C
_a loan	[
_a loft	M
_a long	X
_a lord	S
_a lost	F
_a lot	T
_a lov	Q
_a lunchbox	N
_a luz	Q
_a mac	C
_a macaroon	H
_a madrid	L
_a mal	E
_a man	W
_a mang	T
_a marathon	T
_a mari	T
_a market	H
_a marr	Z
_a mat	T
_a matrimoni	S
_a mattress	G
_a mayf	F
_a meal	S
_a mean	U
_a mechanical	C
_a medianoch	T
_a meet	C
_a megalodon	C
_a mess	[
_a mi	V
_a microwav	G
_a mil	C
_a mill	J
_a millston	[
_a min	J
_a miracl	[
_a mirror	[
_a mis	[
_a miscarriag	Q
_a mission	Y
_a missionar	T
_a mistak	S
_a mockingbird	C
_a mois	V
_a mol	C
_a monad	C
_a monke	D
_a month	E
_a mor	Q
_a mortgag	H
_a moth	Y
_a mountain	[
_a mouth	C
_a murder	Q
_a muslim	S
_a mustard	H
_a mutex	I
_a nac	R
_a nadi	U
_a narcissist	Z
_a negron	C
_a neutron	C
_a new	[
_a no	C
_a non	Z
_a nonagon	F
_a normal	C
_a north	C
_a notar	C
_a numb	I
_a nurs	[
_a nut	C
_a orar	T
_a otr	W
_a p45	C
_a pabl	V
_a pack	C
_a pag	H
_a paladin	L
_a pap	D
_a par	V
_a paragraph	F
_a parcel	H
_a parent	R
_a park	[
_a part	F
_a pas	C
_a pastor	[
_a payslip	L
_a pdf	C
_a pec	P
_a pedr	Y
_a pencil	C
_a penguin	E
_a pentagon	H
_a perd	W
_a person	Y
_a pes	C
_a pet	C
_a petrol	C
_a pharise	Q
_a phon	[
_a phot	C
_a pian	I
_a pictur	D
_a piec	C
_a pilot	Z
_a pinat	C
_a pint	C
_a pirat	C
_a pit	[
_a plac	H
_a plagu	C
_a plan	C
_a planet	C
_a plank	C
_a plant	C
_a plat	[
_a plug	C
_a plumb	G
_a poem	D
_a point	D
_a polic	S
_a post	C
_a potat	D
_a pound	C
_a pow	C
_a pr	[
_a pra	C
_a preach	[
_a predic	S
_a prenup	C
_a prim	C
_a privac	C
_a privat	T
_a process	D
_a product	C
_a promis	Y
_a proof	C
_a prophet	[
_a prostitut	[
_a ps5	E
_a psalm	W
_a puf	E
_a pumpkin	E
_a python	H
_a quantit	C
_a quark	C
_a qued	Q
_a queen	E
_a question	Z
_a quien	P
_a quintillion	C
_a quiz	C
_a radiator	C
_a rais	C
_a rap	C
_a ray	H
_a real	C
_a reason	W
_a reasonabl	L
_a rectangl	G
_a red	C
_a refuge	Q
_a refund	R
_a relationship	[
_a rent	T
_a rental	F
_a restaurant	X
_a rex	C
_a riv	[
_a road	C
_a robot	C
_a rock	T
_a rod	C
_a roll	K
_a roof	C
_a rooftop	I
_a room	C
_a root	I
_a roth	F
_a rough	[
_a round	F
_a roundabout	C
_a rout	C
_a rugb	L
_a rust	C
_a sad	X
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
_a scotch	L
_a script	D
_a second	H
_a secret	W
_a semicolon	C
_a senator	C
_a sentenc	C
_a ser	J
_a serv	R
_a servant	T
_a seven	C
_a shar	C
_a shark	F
_a shed	C
_a shekel	[
_a shint	C
_a shirt	D
_a sho	H
_a shoot	R
_a shop	[
_a shopaholic	C
_a short	I
_a shortcut	C
_a shot	C
_a show	C
_a si	S
_a sick	W
_a sign	[
_a sikh	C
_a sin	[
_a siz	N
_a skateboard	D
_a ski	C
_a skydiv	G
_a slip	G
_a small	G
_a smoke	F
_a snak	[
_a sol	N
_a sold	R
_a son	X
_a song	C
_a sp	X
_a spac	C
_a speech	S
_a speed	N
_a spirit	W
_a splint	K
_a spoon	C
_a sprain	C
_a spreadsheet	I
_a stainless	I
_a stamp	G
_a standard	C
_a star	X
_a startup	C
_a stew	C
_a stor	D
_a storm	C
_a str	H
_a strain	C
_a strang	U
_a strip	G
_a strok	R
_a strong	Z
_a stuck	C
_a student	C
_a sty	M
_a suicid	U
_a suit	C
_a suitcas	L
_a sunda	H
_a swollen	C
_a sword	[
_a syllogism	C
_a symbol	U
_a symphon	D
_a tablecloth	J
_a tail	D
_a talent	[
_a talk	I
_a tap	C
_a tatto	[
_a tavern	F
_a tax	C
_a teach	[
_a teenag	N
_a templ	[
_a ten	C
_a terapi	Q
_a tercer	C
_a terribl	W
_a test	Q
_a tetanu	C
_a text	C
_a thief	R
_a thirt	M
_a thousand	[
_a thre	C
_a ti	X
_a tick	L
_a tiemp	[
_a tight	L
_a tim	[
_a tin	G
_a toad	G
_a toast	C
_a tod	[
_a toddl	F
_a toilet	F
_a tomat	E
_a tooth	[
_a tow	[
_a trabaj	T
_a traditional	F
_a traffic	C
_a train	C
_a transform	C
_a trapezium	K
_a tre	[
_a trillion	C
_a trip	Q
_a tuesda	G
_a tun	H
_a turban	C
_a turke	N
_a tweet	F
_a twelv	C
_a two	C
_a tyr	C
_a uk	L
_a ukulel	L
_a uno	W
_a uri	P
_a used	C
_a usernam	C
_a van	C
_a vegetabl	H
_a veil	T
_a vend	G
_a ver	C
_a verbal	E
_a verruc	C
_a vide	D
_a vig	C
_a viol	J
_a violin	J
_a virgin	M
_a vis	Q
_a viv	R
_a vm	F
_a voic	[
_a volv	T
_a vos	Q
_a vow	S
_a vpn	C
_a vuestr	W
_a w9	D
_a wall	I
_a walru	E
_a warehous	C
_a wasp	C
_a wast	L
_a watch	C
_a watermelon	J
_a way	[
_a websit	C
_a wed	Y
_a week	H
_a wetherspoon	F
_a whal	[
_a wheel	N
_a wheelch	[
_a whetston	F
_a whit	I
_a whol	U
_a wiccan	C
_a widow	W
_a wif	[
_a wig	C
_a willow	C
_a win	N
_a window	I
_a windsor	C
_a witch	V
_a woman	T
_a woodchuck	C
_a wool	C
_a word	S
_a work	M
_a workout	C
_a year	S
_a young	T
_a youth	Z
_about	W
_about _a	C
_about _an	U
_about _god	[
_about _me	[
_about _my	Q
_about _the	L
_about _what	W
_about _yourself	C
_about be	R
_about chees	C
_about child	P
_about courag	Q
_about die	U
_about duck	J
_about everyth	R
_about fam	P
_about fish	C
_about food	W
_about forgiv	Q
_about formul	D
_about friendship	R
_about fyr	C
_about hors	C
_about humbl	P
_about jesu	W
_about justic	R
_about kill	Q
_about kind	P
_about lie	R
_about lif	Q
_about lost	M
_about lov	Q
_about marr	P
_about mone	V
_about noah	Y
_about oth	Q
_about patient	Q
_about physic	D
_about plumb	C
_about politic	Q
_about sant	T
_about self	Q
_about sex	S
_about sol	F
_about spreadsheet	F
_about tac	C
_about thre	I
_about tomorrow	W
_about traffic	C
_about wif	H
_about work	R
_acerc	R
_al	R
_al 15	C
_al _di	P
_al _hac	C
_al _que	[
_al abr	C
_al adh	D
_al aeropuert	C
_al agu	V
_al ahorc	C
_al aleman	D
_al arbol	T
_al beb	S
_al centrifug	E
_al ces	Y
_al ciel	[
_al compil	E
_al corazon	Q
_al cuadr	H
_al cuell	[
_al cult	R
_al cur	R
_al desiert	R
_al dia	Y
_al diabl	Z
_al ejercit	Q
_al enemig	R
_al espiritu	R
_al fift	C
_al fin	R
_al final	T
_al franc	C
_al fren	C
_al fueg	S
_al gobiern	Q
_al habl	S
_al hij	S
_al hombr	R
_al horn	C
_al infiern	S
_al lad	R
_al lag	V
_al lord	[
_al mal	T
_al mar	U
_al medic	W
_al mont	C
_al mor	R
_al mund	[
_al mus	C
_al neci	Y
_al nin	[
_al nort	P
_al ordenador	F
_al otr	R
_al padr	R
_al pie	S
_al pobr	T
_al pok	C
_al poz	Q
_al profet	W
_al projim	S
_al puebl	T
_al respet	P
_al rey	V
_al rio	R
_al sacerdot	P
_al sepulcr	R
_al televisor	C
_al templ	T
_al trabaj	P
_allow	L
_allow _in	C
_allow _to	D
_als	C
_als ris	C
_an _e	C
_an abortion	T
_an abusiv	S
_an accident	V
_an account	C
_an acrostic	D
_an addict	Y
_an administrator	N
_an adult	K
_an adverb	C
_an aff	X
_an airlin	K
_an airport	V
_an alarm	C
_an alcoholic	Y
_an alligator	M
_an alt	[
_an android	C
_an angel	[
_an animal	X
_an apartment	C
_an api	D
_an apolog	T
_an apostl	[
_an app	E
_an appl	[
_an apprentic	F
_an atheist	[
_an avoc	C
_an edg	C
_an electric	D
_an electrician	C
_an elephant	C
_an email	C
_an enem	S
_an engagement	I
_an essa	C
_an est	E
_an etf	C
_an exam	T
_an exampl	K
_an excel	E
_an excess	C
_an eye	[
_an hour	[
_an idol	[
_an immigrant	P
_an inmat	T
_an inspector	C
_an interview	Y
_an invitation	C
_an invoic	C
_an ipad	H
_an isa	C
_an isotop	C
_an llc	E
_an mcv	C
_an mp	C
_an octopu	C
_an olympic	C
_an optician	C
_an origam	K
_an out	C
_an overdu	C
_an ox	[
_an oxymoron	C
_an umbrell	C
_an unbeliev	S
_an unclean	P
_an uncontest	C
_an unknown	Y
_an unladen	J
_an unrestrict	C
_and	[
_and ?how	C
_and ?when	C
_and ?who	C
_and _a	M
_and _be	D
_and _cant	R
_and _christian	U
_and _do	V
_and _dont	S
_and _for	S
_and _god	[
_and _hav	W
_and _he	U
_and _her	Q
_and _his	T
_and _i	[
_and _im	V
_and _in	P
_and _it	C
_and _its	C
_and _let	V
_and _my	S
_and _on	C
_and _she	Q
_and _th	Q
_and _the	Y
_and _to	V
_and _we	P
_and _what	C
_and _which	I
_and _wont	J
_and _you	U
_and _your	S
_and aaron	Q
_and abel	S
_and acrylic	J
_and act	I
_and alon	Q
_and angel	V
_and angelin	C
_and animal	S
_and ann	R
_and aquil	X
_and asham	S
_and ask	P
_and bad	Y
_and bak	C
_and barnab	T
_and bathsheb	S
_and beyond	C
_and bleed	Q
_and blood	P
_and bon	C
_and broth	G
_and build	E
_and but	C
_and buy	V
_and camer	G
_and cement	C
_and chees	G
_and child	Q
_and chip	C
_and christianit	S
_and cla	W
_and clark	J
_and codein	C
_and collect	D
_and con	C
_and const	C
_and courageou	R
_and covalent	G
_and covid	C
_and creat	R
_and crocodil	F
_and ct	E
_and curiou	P
_and dad	P
_and david	T
_and day	T
_and delilah	Y
_and deliv	C
_and demand	C
_and demon	I
_and die	Z
_and down	V
_and dragon	Y
_and drink	S
_and effect	C
_and empt	T
_and end	C
_and esau	S
_and est	C
_and estoni	C
_and ethan	C
_and eve	X
_and everyth	P
_and evil	Q
_and faith	[
_and fals	Q
_and fam	P
_and feast	P
_and feel	W
_and fift	C
_and fir	Y
_and fish	R
_and fiv	J
_and fl	C
_and follow	S
_and foolish	S
_and forget	S
_and forgot	Q
_and four	C
_and franki	H
_and fruit	Y
_and furiou	C
_and fusion	C
_and gambl	C
_and gar	I
_and giv	C
_and go	R
_and goat	[
_and gold	[
_and golden	[
_and gomorrah	R
_and got	Q
_and gould	C
_and grac	C
_and grapefruit	C
_and groom	S
_and gupp	C
_and half	[
_and harv	X
_and heal	P
_and her	C
_and hid	Q
_and hobb	C
_and hol	P
_and hold	D
_and hone	I
_and hors	X
_and humbl	S
_and ibuprofen	K
_and inductiv	C
_and ishmael	Q
_and jlo	C
_and john	[
_and jonathan	R
_and joseph	T
_and juliet	C
_and key	F
_and king	U
_and knock	T
_and know	S
_and lamb	Y
_and lazaru	V
_and leav	R
_and levit	V
_and libr	C
_and lif	Q
_and lil	U
_and liv	V
_and london	J
_and lov	T
_and lp	C
_and mak	U
_and man	C
_and manasseh	P
_and marmalad	H
_and marth	T
_and metaphor	C
_and minut	I
_and mod	C
_and mort	C
_and moth	T
_and myrrh	[
_and nev	Q
_and new	[
_and night	V
_and no	[
_and nobod	S
_and not	[
_and noth	U
_and nothing	C
_and now	F
_and oil	U
_and one	[
_and orang	N
_and paracetmol	I
_and passov	[
_and paul	S
_and peopl	U
_and poor	T
_and pr	S
_and pra	S
_and prejudic	C
_and print	L
_and proud	T
_and put	[
_and rachel	V
_and regret	P
_and rescu	P
_and ric	D
_and ris	D
_and rook	C
_and rugb	E
_and run	S
_and sa	P
_and sapphir	U
_and sarah	R
_and satin	C
_and saul	P
_and scar	X
_and scorpi	I
_and secondar	D
_and see	Q
_and sell	C
_and ser	K
_and seven	U
_and sex	W
_and shepherd	X
_and show	J
_and singl	W
_and sist	T
_and smok	V
_and son	C
_and spenc	H
_and spirit	[
_and still	C
_and swallow	V
_and tak	S
_and talk	C
_and tam	Q
_and teach	R
_and temp	H
_and text	C
_and then	C
_and ther	C
_and thre	U
_and tim	L
_and tir	R
_and trumpet	Q
_and trust	R
_and truth	S
_and turn	C
_and twelv	Q
_and two	[
_and unclean	R
_and var	C
_and vein	C
_and velocit	J
_and vineg	F
_and virg	E
_and vitamin	C
_and walk	T
_and want	Q
_and wat	[
_and wav	P
_and weak	C
_and weep	R
_and weight	C
_and whal	C
_and whit	K
_and widow	P
_and wif	V
_and win	T
_and woman	R
_and work	[
_and writ	C
_and yellow	E
_anyon	L
_anyon _in	R
_anyon know	C
_anyth	W
_anyth _too	P
_anyth now	C
_arent	S
_as	[
_as _a	W
_as _an	[
_as _for	Q
_as _my	C
_as _th	[
_as _the	U
_as _you	Z
_as _your	T
_as _yourself	R
_as cabin	J
_as far	T
_as json	C
_as king	R
_as loratadin	C
_as np	C
_as pd	C
_as pdf	E
_as righteou	S
_at	Y
_at 120hz	J
_at 144hz	E
_at 4am	E
_at 4k	K
_at 60	P
_at 63	C
_at 66	C
_at 6am	F
_at _a	[
_at _god	S
_at _me	W
_at _my	Q
_at _our	S
_at _the	U
_at airport	C
_at all	S
_at altitud	C
_at amazon	C
_at bethel	X
_at can	[
_at christm	V
_at church	[
_at colleg	X
_at curr	C
_at die	C
_at din	T
_at diwal	F
_at eid	E
_at ever	T
_at everyth	Q
_at first	C
_at fiv	C
_at fort	K
_at gettysburg	C
_at heathrow	C
_at hom	H
_at ike	D
_at jesu	Q
_at last	K
_at least	C
_at lin	H
_at midnight	W
_at mizpah	U
_at nazar	U
_at night	C
_at nin	C
_at nob	U
_at onc	[
_at oth	[
_at pearl	C
_at pentecost	U
_at position	G
_at school	[
_at sea	Z
_at seven	C
_at shechem	V
_at shiloh	X
_at six	C
_at som	K
_at ten	C
_at thirt	X
_at thre	L
_at twelv	T
_at universit	S
_at woman	R
_at work	[
_at youth	P
_be	U
_be 140	D
_be 17	C
_be 18	C
_be 2028	H
_be 38	C
_be 5g	C
_be 64gb	C
_be 85	C
_be 8gb	C
_be 9000	C
_be 91	C
_be ?man	W
_be ?who	S
_be _a	C
_be _an	C
_be _anyon	W
_be _at	C
_be _christian	U
_be _en	C
_be _for	Q
_be _god	[
_be _he	V
_be _i	[
_be _in	W
_be _it	G
_be _just	[
_be _my	C
_be _of	P
_be _on	S
_be _or	C
_be _our	Y
_be _right	[
_be _she	C
_be _so	K
_be _th	C
_be _that	C
_be _the	C
_be _ther	Q
_be _to	[
_be _too	[
_be _we	[
_be _with	C
_be _wrong	U
_be _you	C
_be _your	C
_be aaron	[
_be abl	C
_be abraham	[
_be adam	L
_be addict	Q
_be adopt	P
_be afraid	V
_be against	P
_be all	R
_be alon	Y
_be alot	C
_be alwa	Y
_be amman	C
_be among	C
_be analys	C
_be ang	S
_be angel	[
_be ann	[
_be anoth	C
_be anxiou	R
_be apr	C
_be arrest	P
_be asd	D
_be asham	P
_be attack	S
_be autotun	C
_be avogadr	H
_be bab	V
_be babylon	[
_be back	Y
_be bad	[
_be bald	C
_be baptiz	V
_be be	S
_be behind	C
_be benign	R
_be best	P
_be bet	R
_be between	C
_be beyons	C
_be birth	N
_be blad	G
_be blind	C
_be bor	[
_be brav	[
_be break	C
_be build	C
_be bus	C
_be caes	V
_be cain	Y
_be call	Z
_be canc	C
_be cancell	D
_be chang	[
_be charg	C
_be cheat	Y
_be cheerlead	C
_be christ	R
_be christianit	P
_be church	U
_be claritin	C
_be clean	Y
_be clos	T
_be coffe	H
_be coinbas	C
_be com	[
_be communion	T
_be controll	S
_be costc	C
_be cremat	W
_be crispr	C
_be cut	Y
_be damp	C
_be daniel	U
_be dark	C
_be dat	W
_be david	X
_be depress	V
_be destro	P
_be die	[
_be different	U
_be divid	W
_be dividend	C
_be divorc	Z
_be do	Z
_be dog	C
_be doing	Q
_be driv	R
_be drunk	P
_be dry	C
_be due	X
_be e10	E
_be eas	[
_be east	Z
_be eat	V
_be ejercici	C
_be elephant	C
_be eleven	C
_be elijah	S
_be empt	Q
_be engag	V
_be esth	R
_be eu	M
_be everyth	S
_be evil	K
_be execut	S
_be fail	W
_be faith	[
_be fak	F
_be fall	[
_be fals	S
_be favourit	C
_be fight	Q
_be fill	S
_be finish	T
_be first	R
_be fiv	D
_be flaming	C
_be flu	E
_be fold	C
_be forgiv	S
_be found	Y
_be fre	K
_be friend	P
_be frozen	D
_be fruit	T
_be full	X
_be furth	T
_be garbag	C
_be gay	S
_be gdp	C
_be gemin	E
_be get	T
_be giv	U
_be glass	C
_be gluten	C
_be go	[
_be going	[
_be goliath	[
_be good	[
_be gotten	C
_be great	U
_be greek	D
_be greenland	C
_be griev	R
_be halloween	[
_be happ	[
_be hard	[
_be hav	Q
_be heal	Q
_be heaven	[
_be hell	[
_be her	Y
_be hid	Z
_be high	R
_be hol	[
_be hop	X
_be humbl	[
_be hungar	C
_be hungr	Q
_be hurt	P
_be iambic	C
_be ill	V
_be ime	C
_be impossibl	Z
_be includ	D
_be israel	R
_be ivf	R
_be jacob	W
_be jam	R
_be jaywalk	C
_be jealou	S
_be jesu	[
_be job	W
_be joe	C
_be john	Q
_be jonah	Y
_be jordan	K
_be joseph	[
_be joshu	V
_be jud	[
_be judg	W
_be keys	C
_be kick	I
_be kill	[
_be kind	[
_be king	[
_be lat	L
_be laz	P
_be lead	C
_be leav	Z
_be lebanon	C
_be legion	V
_be lie	Q
_be light	L
_be lik	[
_be listen	S
_be littl	Q
_be lock	C
_be longshor	C
_be look	Y
_be lot	[
_be lov	[
_be lust	W
_be mad	R
_be madagasc	F
_be maghrib	G
_be mak	[
_be man	W
_be mar	[
_be marr	W
_be max	C
_be mcmxcix	D
_be mean	U
_be meaningless	T
_be meditation	U
_be melatonin	C
_be mercur	C
_be merr	[
_be mess	C
_be min	[
_be miss	T
_be mock	T
_be modu	C
_be mor	[
_be mos	Y
_be mov	C
_be mr	C
_be msg	C
_be murder	P
_be mushroom	C
_be muslim	T
_be naan	C
_be near	[
_be nev	Y
_be new	L
_be next	[
_be nic	[
_be no	[
_be noah	[
_be normal	Q
_be not	N
_be noth	V
_be now	C
_be nutmeg	C
_be nvidi	C
_be oat	C
_be occam	C
_be ohi	D
_be ohm	C
_be old	S
_be one	X
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
_be perfect	S
_be pet	[
_be pi	C
_be pink	C
_be plasm	C
_be plastic	C
_be plat	C
_be plut	C
_be pm	D
_be poor	R
_be pork	J
_be portugues	C
_be pra	S
_be pregnant	[
_be princ	C
_be proud	[
_be purgator	Z
_be qibl	H
_be quino	D
_be rap	Q
_be read	[
_be real	[
_be retinol	C
_be rich	S
_be rip	C
_be rob	Q
_be rubbish	L
_be rud	T
_be ruin	Q
_be run	C
_be rust	C
_be ruth	X
_be sad	R
_be sant	F
_be sarah	X
_be satan	W
_be saul	R
_be sav	[
_be scar	X
_be see	C
_be self	C
_be sell	R
_be send	T
_be sex	S
_be short	C
_be shot	U
_be sick	[
_be siddharth	C
_be silent	T
_be silk	C
_be simon	[
_be sin	Y
_be six	C
_be skinn	C
_be slaver	C
_be sleep	S
_be smok	R
_be sodom	W
_be solomon	[
_be som	[
_be speak	[
_be split	T
_be spread	P
_be st	D
_be steal	Q
_be steel	C
_be stephen	[
_be still	U
_be ston	U
_be strong	[
_be stuck	C
_be stupid	C
_be suicid	Y
_be sur	V
_be tak	T
_be takeawa	C
_be tap	F
_be taylor	C
_be technolog	[
_be tectonic	C
_be tell	G
_be tempt	V
_be temu	C
_be tenn	C
_be tex	I
_be text	[
_be thank	S
_be think	C
_be thre	C
_be throw	Y
_be timothe	C
_be tith	U
_be titu	T
_be tom	C
_be tomorrow	[
_be tr	M
_be tran	P
_be transgend	P
_be trash	C
_be treat	Q
_be trinit	C
_be tru	[
_be trudeau	C
_be turke	H
_be twic	G
_be tyl	C
_be unf	T
_be unfaith	P
_be useless	C
_be using	P
_be venu	C
_be weak	R
_be wear	W
_be whal	C
_be wif	F
_be wis	Y
_be without	Q
_be wittgenstein	C
_be woman	G
_be wonderwall	K
_be wudu	C
_be yellow	F
_be young	Q
_be your	[
_be zenday	C
_bibl	[
_bibl _and	Q
_bibl _be	C
_bibl _for	S
_bibl _hav	S
_bibl _in	Y
_bibl _just	U
_bibl _on	[
_bibl _passag	U
_bibl _say	[
_bibl _to	W
_bibl _vers	X
_bibl allow	T
_bibl app	C
_bibl mention	Q
_bibl read	Z
_bibl stor	[
_bibl stud	[
_bibl stuf	C
_bibl support	R
_bibl tim	V
_bibl writ	S
_bibli	[
_bibli _de	[
_bibli _del	U
_bibli _en	[
_bibli _par	U
_bibli _que	S
_bibli _ser	C
_bibli _sobr	R
_bibli _y	Q
_bibli catolic	Q
_biblical	[
_biblical mean	X
_but	T
_but _cant	D
_but _didnt	P
_but _do	[
_but _god	[
_but _he	P
_but _i	V
_but _if	G
_but _im	[
_but _it	P
_but _me	X
_but _my	Q
_but _the	U
_but biscuit	C
_but keep	C
_but no	K
_but not	C
_but noth	C
_but now	T
_by	T
_by ?who	C
_by _a	[
_by _an	V
_by _god	W
_by _her	P
_by _his	U
_by _my	[
_by _myself	C
_by _someon	Q
_by _th	Y
_by _the	C
_by accident	Q
_by ad	D
_by address	H
_by appl	C
_by countr	C
_by dat	K
_by day	W
_by election	C
_by email	C
_by faith	[
_by fech	E
_by fir	X
_by grac	X
_by hand	C
_by induction	C
_by itself	E
_by lou	C
_by population	C
_by qr	K
_by step	C
_by thre	C
_by train	C
_by two	V
_by user	F
_by vin	C
_by weight	G
_by worm	Q
_can	K
_can _a	[
_can _anyon	S
_can _anyth	S
_can _be	Y
_can _christian	[
_can _do	N
_can _god	[
_can _i	H
_can _it	H
_can _my	J
_can _of	H
_can _someon	C
_can _the	[
_can _we	[
_can _you	C
_can bear	U
_can cat	C
_can cook	H
_can dog	C
_can driv	C
_can ent	K
_can jesu	T
_can mak	E
_can rabbit	F
_can ring	C
_can robot	C
_can satan	Q
_can separat	U
_can somebod	C
_can sound	C
_can woman	[
_cant	[
_cant _do	W
_cant _get	Y
_cant _hav	P
_cant _i	C
_cant _let	T
_cant _say	S
_cant afford	[
_cant breath	P
_cant concentrat	V
_cant count	C
_cant decid	Q
_cant fall	W
_cant find	[
_cant focu	W
_cant forget	V
_cant forgiv	Q
_cant go	Q
_cant hear	C
_cant keep	S
_cant mak	P
_cant mov	X
_cant open	D
_cant pay	[
_cant sleep	S
_cant stand	T
_cant stop	Z
_cant tak	[
_cant touch	C
_chapt	K
_chapt _be	[
_chapt _in	Z
_chapt four	L
_chapt list	C
_chapt nin	F
_chapt summar	C
_chapt thre	C
_chapt twelv	D
_christian	[
_christian _at	Q
_christian _be	Z
_christian _do	X
_christian _hav	V
_christian _in	[
_christian bal	C
_christian believ	R
_christian celebrat	T
_christian dat	[
_christian dior	C
_christian eat	T
_christian fight	R
_christian go	P
_christian kill	Q
_christian louboutin	C
_christian mccaffre	C
_christian pla	[
_christian read	S
_christian ronald	F
_christian watch	U
_christian worship	P
_com	K
_com _a	R
_com _deb	U
_com _di	U
_com _el	[
_com _hac	C
_com _la	[
_com _las	U
_com _le	[
_com _lo	C
_com _los	P
_com _me	[
_com _par	Q
_com _pod	T
_com _se	C
_com _ser	[
_com _un	S
_com _una	[
_com _yo	[
_com actualiz	D
_com amar	Q
_com animal	W
_com aparc	F
_com arbol	X
_com arregl	C
_com ayud	Z
_com baj	C
_com ban	C
_com borr	C
_com calcul	C
_com cambi	C
_com cancel	C
_com centr	C
_com colg	C
_com compr	C
_com conect	C
_com conf	P
_com consegu	C
_com control	R
_com cos	C
_com dej	[
_com desatasc	C
_com divid	C
_com dom	C
_com doy	W
_com empiez	U
_com ensen	C
_com est	[
_com evolucion	C
_com habl	V
_com jesu	S
_com jug	C
_com ladron	U
_com leon	R
_com liber	C
_com lleg	C
_com maquillars	C
_com mat	Q
_com med	C
_com mor	[
_com nin	[
_com nosotr	U
_com orar	Q
_com pas	C
_com pel	C
_com perdon	Q
_com perr	[
_com pid	C
_com pirat	C
_com plant	F
_com pon	C
_com purg	C
_com quit	C
_com recuper	H
_com reg	H
_com sab	P
_com saberl	C
_com sac	C
_com se	Q
_com ser	W
_com serpient	[
_com si	C
_com son	[
_com tap	C
_com te	C
_com ten	W
_com termin	V
_com trat	[
_com venc	S
_com viv	R
_con	Z
_con _di	W
_con _el	[
_con _la	[
_con _las	U
_con _lo	T
_con _los	Y
_con _mi	Z
_con _mis	Z
_con _que	C
_con _quien	K
_con _su	U
_con _sus	W
_con _tu	T
_con _un	D
_con _una	[
_con _versicul	S
_con alcohol	C
_con alegri	P
_con alguien	X
_con amor	Y
_con animal	T
_con canc	P
_con crist	Q
_con depresion	Q
_con dicapri	C
_con dolor	R
_con dos	C
_con el	P
_con esp	T
_con flequill	C
_con fueg	P
_con gast	E
_con gent	P
_con hij	T
_con homoclav	C
_con jesu	P
_con lech	C
_con lepr	Q
_con much	S
_con nosotr	S
_con otr	V
_con park	G
_con patat	C
_con pec	P
_con piel	P
_con piloncill	C
_con poc	Q
_con sangr	S
_con temor	Q
_con tod	U
_could	[
_could _hav	P
_could _you	C
_could not	W
_couldnt	[
_cual	D
_cual _ser	C
_cual ser	P
_cual son	U
_cuand _di	Y
_cuand _lo	J
_cuand _me	[
_cuand _se	I
_cuand _ser	E
_cuand _teng	S
_cuand _yo	S
_cuand acab	C
_cuand cambi	C
_cuand cay	L
_cuand destruyeron	T
_cuand empiez	C
_cuand empiezan	C
_cuand esto	R
_cuand jesu	Y
_cuand jueg	C
_cuand mor	C
_cuand nac	[
_cuand no	S
_cuand orar	U
_cuand pas	T
_cuand pod	D
_cuand sal	C
_cuand salen	C
_cuand sea	Z
_cuand tod	S
_cuand vien	S
_de 18k	G
_de 225	J
_de 240	D
_de 350	C
_de 625	J
_de 850	C
_de 900	C
_de _di	[
_de _e	I
_de _el	C
_de _hac	Q
_de _la	D
_de _las	F
_de _lo	[
_de _los	R
_de _mas	W
_de _mi	R
_de _mis	Y
_de _que	[
_de _quien	C
_de _ser	V
_de _su	Z
_de _sus	S
_de _tu	[
_de _tus	[
_de _un	[
_de _una	[
_de aaron	X
_de abdi	P
_de abel	U
_de abraham	Z
_de acab	R
_de accion	S
_de acogid	V
_de acuerd	W
_de adan	[
_de admision	P
_de adult	S
_de advient	X
_de afric	C
_de agu	E
_de aguacat	I
_de aguil	[
_de ahor	C
_de air	J
_de alabanz	S
_de alcal	E
_de alegri	Q
_de alg	T
_de alguien	S
_de alient	U
_de almagr	C
_de alquil	J
_de am	S
_de aman	R
_de amazon	C
_de americ	C
_de amistad	[
_de amor	X
_de ampar	C
_de an	Q
_de angel	T
_de anill	C
_de anim	S
_de animal	[
_de ano	[
_de ant	V
_de anunci	C
_de apendicit	C
_de aplicacion	C
_de appl	C
_de arep	E
_de argentin	C
_de arrib	R
_de australi	K
_de ayer	E
_de babel	U
_de babiloni	T
_de bad	C
_de balonman	C
_de barr	[
_de baruc	Q
_de bautiz	U
_de beb	C
_de belen	T
_de bendicion	P
_de berlin	C
_de bernard	C
_de betani	V
_de betesd	V
_de bien	R
_de bienvenid	Q
_de blox	D
_de bod	P
_de bonit	C
_de booz	P
_de borbon	C
_de bronc	U
_de bud	C
_de buen	T
_de buey	X
_de busqued	C
_de cad	U
_de caer	P
_de cain	Z
_de calabaz	C
_de cam	R
_de campan	C
_de canaan	U
_de canc	S
_de caridad	T
_de carrer	V
_de carretiller	C
_de cas	[
_de castr	C
_de ceniz	[
_de centroameric	I
_de check	C
_de chic	Q
_de chil	C
_de ciel	C
_de cienci	I
_de cin	C
_de ciren	Y
_de clas	C
_de coch	F
_de cocin	H
_de colosens	T
_de com	[
_de comid	R
_de compromis	C
_de condolenci	U
_de conduc	F
_de confirmacion	W
_de consuel	S
_de cor	V
_de corazon	Q
_de corbat	C
_de corder	L
_de corint	V
_de cort	C
_de cost	C
_de crist	M
_de cristal	V
_de croquet	K
_de cuaresm	T
_de cumplean	P
_de curriculum	C
_de damasc	U
_de daniel	X
_de david	[
_de debor	U
_de demoni	S
_de descans	U
_de despedid	S
_de deud	S
_de deuteronomi	P
_de diciembr	[
_de difunt	Z
_de diner	[
_de divorc	C
_de dobl	[
_de don	C
_de dorm	R
_de dos	Y
_de ebullicion	C
_de edad	[
_de efes	Q
_de efesi	R
_de egipt	[
_de el	T
_de eli	V
_de elise	T
_de elit	C
_de ell	Q
_de encenderl	C
_de entren	C
_de entrevist	C
_de escuel	R
_de esdr	Q
_de espan	C
_de esper	U
_de esperanz	R
_de espin	[
_de espiritu	P
_de est	[
_de estren	E
_de europ	C
_de eva	X
_de event	C
_de excel	E
_de exod	R
_de ezequi	Q
_de ezequiel	S
_de famili	R
_de famos	C
_de faraon	Q
_de fe	[
_de febrer	[
_de fech	[
_de fiest	C
_de filemon	S
_de filip	[
_de filipens	[
_de fortalez	R
_de fraccion	D
_de franc	K
_de fueg	[
_de futbol	C
_de gabriel	C
_de galat	R
_de galile	T
_de gavilan	C
_de gedeon	V
_de gemin	C
_de gener	W
_de genes	S
_de geometr	G
_de gitan	G
_de glori	W
_de glucos	C
_de glute	C
_de gmail	C
_de goliat	Z
_de googl	C
_de graci	[
_de graduacion	T
_de grit	C
_de guadalup	C
_de guardi	C
_de guerr	V
_de habacuc	R
_de habl	P
_de haciend	C
_de hage	Q
_de harin	E
_de hebre	V
_de hech	S
_de herod	S
_de hog	C
_de hogwart	C
_de hombr	D
_de hoy	C
_de huracan	C
_de iglesi	P
_de ime	C
_de impuest	X
_de inmundici	U
_de internet	Y
_de ir	R
_de isa	W
_de isaac	X
_de isai	Q
_de israel	X
_de itali	C
_de jacob	[
_de jaimit	C
_de jamon	K
_de jeft	T
_de jeremi	X
_de jeric	Y
_de jerusalen	V
_de jesu	[
_de jezabel	T
_de jijon	C
_de job	[
_de joel	R
_de jon	Y
_de jonatan	Q
_de jos	[
_de josu	U
_de joven	W
_de juan	[
_de jud	[
_de judit	Q
_de juec	W
_de jueg	C
_de kant	C
_de lamentacion	[
_de lavador	C
_de leer	P
_de lentej	[
_de levitic	Q
_de lim	L
_de limon	C
_de llant	C
_de llor	W
_de lord	U
_de lot	[
_de luc	R
_de lut	Y
_de madrid	N
_de mal	S
_de malaqui	S
_de man	C
_de manan	R
_de manej	Q
_de marc	X
_de mari	[
_de mart	Q
_de marvel	C
_de mat	C
_de mate	S
_de matrimoni	Y
_de may	Y
_de medellin	C
_de medic	R
_de memori	S
_de men	[
_de merc	C
_de mercadon	M
_de mes	[
_de mess	C
_de metafor	C
_de mexic	C
_de mi	[
_de micai	V
_de milagr	R
_de mique	T
_de moab	U
_de mois	[
_de molin	[
_de mor	C
_de mosquit	C
_de mostaz	F
_de much	S
_de muert	U
_de muj	V
_de mujer	[
_de music	G
_de mutu	C
_de nac	T
_de nahum	S
_de nain	P
_de navidad	S
_de nazaret	[
_de nehemi	P
_de nice	S
_de nin	W
_de niniv	R
_de noch	M
_de noe	[
_de nombr	Q
_de nosotr	P
_de nuestr	R
_de nuev	[
_de numer	S
_de octubr	E
_de ohm	C
_de oid	R
_de ojo	T
_de one	[
_de orar	Z
_de organ	X
_de ose	U
_de otr	Z
_de ovej	Y
_de pabl	U
_de pag	I
_de pan	[
_de panic	V
_de pantall	J
_de pantalon	I
_de papel	C
_de paquet	C
_de paracetamol	H
_de parej	[
_de part	W
_de pascu	H
_de pasion	C
_de pastor	T
_de patat	G
_de paz	Z
_de pec	U
_de pedr	[
_de pel	C
_de pens	T
_de pepit	C
_de perdon	P
_de perl	T
_de persi	U
_de person	U
_de pes	R
_de pesam	X
_de piedr	W
_de pilat	P
_de pis	[
_de pitagor	C
_de plat	[
_de poc	P
_de politic	Q
_de poll	C
_de posicion	E
_de potif	Q
_de prens	C
_de presentacion	C
_de proteccion	P
_de proverbi	U
_de puebl	C
_de pulg	C
_de put	C
_de py	[
_de quit	C
_de ram	[
_de rapid	E
_de raquel	S
_de repos	U
_de resucit	R
_de rey	D
_de roblox	H
_de rodill	C
_de rom	T
_de roman	U
_de rosali	C
_de rued	[
_de rut	Y
_de sab	Y
_de sabiduri	R
_de sagitari	C
_de sal	[
_de salm	P
_de salomon	V
_de salvi	C
_de samari	P
_de samuel	U
_de san	P
_de sangr	N
_de sanidad	R
_de sanson	Z
_de sant	C
_de santiag	D
_de sar	U
_de saron	[
_de saul	Y
_de segund	C
_de seman	V
_de sex	S
_de shakir	C
_de shein	L
_de shrek	C
_de siet	Q
_de sil	R
_de sion	U
_de six	C
_de sofoni	R
_de soledad	C
_de sudameric	E
_de sueci	C
_de tacon	C
_de tal	X
_de tant	S
_de taur	C
_de tech	C
_de teco	U
_de television	C
_de temor	P
_de tenerif	C
_de terror	C
_de text	C
_de thirt	C
_de thre	F
_de ti	Z
_de tiatir	T
_de tiemp	S
_de tint	C
_de tit	[
_de tobi	R
_de tobill	E
_de tod	Z
_de tom	C
_de tor	[
_de torm	C
_de torrij	G
_de tortill	L
_de tr	C
_de trabaj	C
_de traj	C
_de trig	T
_de turist	C
_de twelv	C
_de two	[
_de urugua	C
_de usted	Q
_de vacacion	H
_de van	C
_de velocidad	F
_de ver	X
_de verdad	[
_de verificacion	C
_de viaj	T
_de vid	[
_de vidri	T
_de viej	T
_de vin	C
_de waterlo	C
_de whatsap	K
_de x	H
_de yogur	J
_de zacari	R
_de zal	C
_de zapat	G
_de zar	C
_deb	[
_deb _el	Q
_deb _hac	P
_deb _ser	T
_deb orar	P
_dec _a	C
_dec _di	V
_dec _el	[
_dec _la	Y
_dec _que	[
_dec dal	C
_dec jesu	Q
_dec mal	P
_dec maripos	C
_dec te	C
_dec tenedor	F
_dec tus	C
_del	R
_del 23	E
_del 27	C
_del _di	T
_del _on	C
_del _que	Z
_del abism	Q
_del abort	R
_del agu	E
_del air	C
_del alcohol	C
_del alfarer	Y
_del alm	U
_del americ	C
_del amor	Q
_del antigu	P
_del apocalips	X
_del arbol	P
_del arc	[
_del are	L
_del ban	C
_del barc	I
_del barcelon	F
_del bautiz	P
_del beb	Q
_del bien	R
_del bitcoin	C
_del budism	C
_del caball	T
_del camp	Z
_del cens	R
_del ces	Q
_del ciel	[
_del coch	C
_del corazon	U
_del corder	[
_del corre	C
_del cuerp	W
_del desiert	U
_del dia	T
_del diabl	[
_del diezm	R
_del diluvi	R
_del diner	Q
_del divorc	Q
_del dol	K
_del domin	C
_del eden	[
_del ejercit	S
_del ermitan	C
_del espiritu	V
_del evangeli	Q
_del exod	X
_del fajr	F
_del faraon	W
_del fin	[
_del finiquit	C
_del hierr	F
_del hij	Q
_del hog	Y
_del hombr	Y
_del infiern	P
_del iphon	E
_del jordan	Y
_del jug	C
_del juici	Q
_del kil	L
_del lazarill	C
_del levit	Q
_del liban	U
_del lord	[
_del lot	C
_del maestr	P
_del magreb	C
_del mal	[
_del mar	[
_del matrimoni	X
_del medic	W
_del mes	E
_del mont	Q
_del motor	C
_del mund	J
_del mundial	C
_del nac	U
_del nin	C
_del nort	[
_del nuev	Q
_del one	C
_del orar	C
_del otr	S
_del pact	T
_del padel	C
_del padr	T
_del parais	R
_del partid	V
_del pec	T
_del perdon	Q
_del peru	C
_del poz	R
_del puebl	P
_del purgatori	S
_del quijot	D
_del rein	R
_del rey	Z
_del riv	C
_del rout	F
_del sab	[
_del sepulcr	S
_del sex	R
_del silenci	C
_del sistem	C
_del sol	W
_del sonid	D
_del sum	T
_del sur	Z
_del tabernacul	T
_del tech	C
_del telefon	F
_del templ	[
_del tetan	D
_del tiemp	L
_del trabaj	T
_del trapeci	C
_del triangul	C
_del tron	Q
_del vecin	C
_del vuel	C
_del wif	C
_di	[
_di _a	T
_di _al	T
_di _com	S
_di _con	S
_di _cuand	V
_di _de	V
_di _del	S
_di _el	S
_di _en	W
_di _le	T
_di _les	S
_di _lo	R
_di _los	Q
_di _me	Y
_di _mi	Q
_di _nos	R
_di _o	P
_di _par	W
_di _pod	T
_di _por	R
_di _que	U
_di _se	[
_di _ser	Y
_di _tien	[
_di _un	Q
_di _y	U
_di abr	Q
_di ama	Q
_di ant	P
_di aztec	C
_di buen	P
_di cad	T
_di cambi	V
_di cant	S
_di castig	Q
_di cre	P
_di cuent	R
_di da	Q
_di dam	P
_di dej	Q
_di desconocid	P
_di elig	Q
_di eligi	P
_di est	S
_di exist	R
_di habl	S
_di hac	V
_di llam	Q
_di mand	T
_di mat	P
_di mio	U
_di no	[
_di nunc	P
_di pele	R
_di perdon	Q
_di permit	[
_di primer	T
_di quier	U
_di sab	W
_di san	Q
_di si	P
_di tard	[
_di te	U
_di tod	S
_di uso	R
_di va	Q
_di ve	P
_di viv	P
_di ya	Q
_didnt	[
_didnt _do	P
_didnt _get	R
_didnt know	P
_didnt mak	Z
_didnt stud	Q
_do	G
_do 150	F
_do 20	C
_do 404	C
_do ?when	[
_do _a	C
_do _an	C
_do _anyon	F
_do _anyth	C
_do _at	[
_do _be	X
_do _christian	Y
_do _e	C
_do _for	R
_do _god	[
_do _he	F
_do _i	K
_do _if	C
_do _in	C
_do _it	I
_do _my	C
_do _someth	V
_do _th	C
_do _the	H
_do _to	[
_do _we	H
_do _what	W
_do _will	C
_do _with	C
_do _wrong	Y
_do _you	C
_do _your	C
_do aaron	W
_do abraham	[
_do adam	[
_do adult	C
_do aft	[
_do airlin	F
_do airplan	M
_do ald	C
_do all	[
_do american	E
_do android	J
_do angel	[
_do apr	C
_do arian	C
_do arsenal	C
_do as	C
_do asparagu	F
_do avat	E
_do axolotl	C
_do azithromycin	I
_do bab	V
_do bad	Z
_do banan	C
_do baptiz	Y
_do bat	C
_do batter	F
_do bcc	C
_do be	C
_do bean	C
_do ben	C
_do black	C
_do brac	C
_do brad	C
_do bread	C
_do brigham	C
_do buddhist	E
_do cain	[
_do car	C
_do cat	C
_do catholic	[
_do cest	C
_do cetirizin	G
_do chick	J
_do child	[
_do chmod	I
_do christ	Y
_do cia	C
_do commercial	K
_do contact	K
_do costc	E
_do cpr	E
_do crack	E
_do david	[
_do demon	[
_do dhl	I
_do dicken	D
_do dj	C
_do djokovic	C
_do dog	M
_do each	C
_do ech	C
_do electric	N
_do elijah	R
_do elish	[
_do elon	C
_do emulsion	C
_do escalator	C
_do esp	C
_do esth	U
_do etymolog	C
_do eve	[
_do everyth	[
_do exact	D
_do fing	C
_do firef	C
_do flaming	C
_do friend	C
_do gabriel	C
_do geck	D
_do gg	C
_do gideon	[
_do giraff	C
_do golf	H
_do good	[
_do gps	G
_do guine	C
_do helicopt	D
_do help	X
_do henr	C
_do hindu	C
_do ice	C
_do ike	I
_do index	H
_do indi	C
_do israel	[
_do jacob	[
_do jesu	[
_do jew	[
_do job	[
_do john	[
_do jonah	Y
_do joseph	[
_do jud	[
_do jur	D
_do justic	[
_do klarn	G
_do labor	C
_do lbw	C
_do leav	F
_do lidocain	C
_do light	C
_do long	E
_do lord	[
_do magnet	C
_do man	C
_do mar	[
_do microgynon	C
_do miracl	U
_do mitochondri	F
_do monsoon	K
_do mos	[
_do mosquito	C
_do mushroom	C
_do nietzsch	C
_do noah	[
_do nois	I
_do noroviru	E
_do not	[
_do noth	H
_do numerolog	H
_do one	F
_do onion	C
_do open	H
_do osmos	K
_do owl	C
_do paintball	C
_do paul	[
_do penguin	C
_do peopl	[
_do pepper	I
_do pet	R
_do plan	C
_do plant	C
_do plu	C
_do poland	H
_do postgr	G
_do pr	S
_do pra	[
_do pro	C
_do probat	G
_do professional	C
_do protestant	[
_do psalm	R
_do pupp	C
_do ramadan	L
_do robot	C
_do roman	C
_do ross	C
_do rub	H
_do run	C
_do russi	H
_do ruth	[
_do samson	[
_do samura	C
_do saturn	G
_do saul	Z
_do schadenfreud	C
_do school	C
_do scor	G
_do shabbat	H
_do shakespear	C
_do shav	C
_do sin	[
_do slaver	H
_do snail	C
_do sodium	D
_do solomon	[
_do som	E
_do son	X
_do spf	C
_do spid	C
_do stick	C
_do submarin	D
_do titanic	C
_do tom	C
_do touch	D
_do trad	E
_do two	M
_do und	C
_do vaccin	C
_do var	C
_do wab	C
_do wing	C
_do wolv	C
_do woman	F
_do wudu	H
_do ww2	C
_do yaml	C
_do youtub	C
_do zebr	C
_do zen	C
_doesnt	[
_doesnt _god	S
_doesnt believ	P
_doesnt car	R
_doesnt hear	P
_doesnt help	P
_doesnt know	Q
_doesnt look	H
_doesnt lov	P
_doesnt mak	Q
_doesnt pay	S
_doesnt talk	P
_doesnt want	S
_dond	H
_dond _dec	T
_dond _hay	[
_dond _se	[
_dond _ser	S
_dond _un	C
_dond compr	C
_dond er	C
_dond est	K
_dond estab	W
_dond estan	Z
_dond jesu	R
_dond mor	Q
_dond nac	F
_dond sali	T
_dond ver	C
_dond vien	[
_dond vienen	R
_dond viv	R
_dond vivi	Q
_dond vot	C
_dont	[
_dont _get	Q
_dont _hav	P
_dont _let	W
_dont accept	P
_dont car	R
_dont deserv	Q
_dont feel	R
_dont fit	[
_dont go	P
_dont know	[
_dont lik	S
_dont listen	V
_dont need	R
_dont respect	P
_dont rub	C
_dont speak	X
_dont talk	P
_dont trust	Q
_dont understand	P
_dont want	S
_e	C
_e _and	C
_e _to	C
_e calend	L
_e f	D
_e g	E
_e iniquidad	[
_e mc2	C
_e met	C
_e vs	E
_e x	C
_el	X
_el 25	U
_el _de	[
_el _del	[
_el _di	Q
_el _mas	T
_el _que	[
_el _versicul	P
_el abism	Q
_el abort	S
_el abuel	P
_el aceit	C
_el administrador	Z
_el adulteri	R
_el agu	W
_el aguijon	W
_el aguil	X
_el alm	U
_el alt	[
_el americ	L
_el amig	V
_el amor	W
_el ancian	P
_el android	D
_el angel	Y
_el animal	P
_el aniversari	P
_el ano	C
_el anticrist	T
_el antigu	S
_el apocalips	X
_el aposent	S
_el apostol	S
_el arad	S
_el arbol	Q
_el arbust	U
_el arc	[
_el arcangel	P
_el arcoir	S
_el arp	P
_el arroz	C
_el arsenal	C
_el aut	Z
_el autor	P
_el ayun	R
_el bail	Q
_el balon	C
_el ban	U
_el banc	C
_el banquet	T
_el barc	S
_el barr	X
_el bautist	R
_el bautiz	P
_el beb	T
_el becerr	T
_el bes	T
_el bhagavad	K
_el bien	R
_el bruj	U
_el buen	R
_el bull	S
_el burr	V
_el caball	H
_el cabell	R
_el caf	C
_el camell	Z
_el camin	U
_el camp	[
_el canc	S
_el candelabr	P
_el cantic	P
_el capitul	Q
_el carceler	W
_el carner	T
_el carr	V
_el castig	P
_el celibat	Q
_el celu	T
_el celul	P
_el cementeri	[
_el cens	U
_el cerr	T
_el chip	[
_el cieg	U
_el ciel	[
_el cigarr	P
_el cinturon	T
_el clasic	C
_el coch	C
_el codig	C
_el coj	Q
_el col	W
_el colegi	Q
_el concili	P
_el congres	C
_el consej	Q
_el consejer	R
_el control	Q
_el coper	R
_el cor	U
_el coran	C
_el corazon	W
_el corder	Z
_el cort	C
_el cost	[
_el cr	P
_el crecimient	P
_el cred	R
_el crist	Q
_el cristianism	P
_el cruz	I
_el cuell	X
_el cuerp	C
_el cult	R
_el cur	Z
_el demoni	W
_el descans	P
_el desiert	U
_el dia	Y
_el diabl	Y
_el diacon	P
_el diezm	V
_el diluvi	S
_el diner	L
_el discipul	Q
_el divorc	S
_el dni	C
_el doctor	T
_el dolor	W
_el doming	[
_el dragon	S
_el duel	W
_el duen	C
_el eden	Z
_el ejercit	R
_el endemon	Q
_el enemig	P
_el enoj	Q
_el entierr	V
_el equip	W
_el escrib	V
_el esmalt	C
_el espiritu	X
_el espos	P
_el estanqu	T
_el estudi	P
_el etiop	U
_el evangeli	W
_el examen	V
_el exili	P
_el faraon	Q
_el farise	R
_el fin	T
_el finiquit	C
_el fond	C
_el fregader	C
_el frut	S
_el fueg	U
_el funeral	P
_el futbol	C
_el futur	Y
_el gall	[
_el general	U
_el gobernador	T
_el gol	C
_el golgot	S
_el gord	C
_el goz	T
_el gran	[
_el grup	R
_el hach	U
_el hambr	R
_el herman	Z
_el hig	C
_el hij	Z
_el hip	C
_el hog	U
_el hombr	X
_el horoscop	[
_el hospital	Z
_el huert	C
_el hundr	C
_el idol	Q
_el imperi	[
_el inciens	T
_el infiern	S
_el inviern	C
_el iva	C
_el jardin	P
_el jef	S
_el jinet	S
_el jordan	T
_el joven	R
_el juez	R
_el juici	X
_el just	S
_el karm	T
_el ladron	P
_el lag	R
_el lavab	C
_el leon	[
_el lepros	P
_el libr	Z
_el limoner	G
_el llam	R
_el lob	R
_el lord	C
_el lug	Z
_el lut	W
_el mag	R
_el mal	[
_el man	V
_el mant	[
_el mar	W
_el marid	C
_el mas	Y
_el matrimoni	U
_el mayor	X
_el mayordom	S
_el medic	S
_el melliz	Y
_el mendig	R
_el mesi	P
_el mileni	R
_el ministr	C
_el mism	Q
_el moh	E
_el mont	[
_el mor	Q
_el movil	C
_el muchach	S
_el mund	[
_el mur	C
_el nac	P
_el negoci	Q
_el nie	C
_el niet	S
_el nin	S
_el nivel	G
_el nombr	V
_el novi	Q
_el noviazg	T
_el nuev	T
_el numer	Y
_el ojo	W
_el omeprazol	C
_el orar	R
_el orden	[
_el orgull	T
_el orient	U
_el origen	C
_el otr	T
_el pact	P
_el padr	X
_el padrin	C
_el pal	U
_el pan	[
_el pap	[
_el par	C
_el paracetamol	M
_el parais	X
_el paralitic	T
_el partid	J
_el pas	T
_el pastor	[
_el pec	T
_el pech	S
_el pectoral	Q
_el pel	[
_el peor	P
_el perdon	S
_el perfum	[
_el perr	Y
_el pez	V
_el planet	[
_el polv	W
_el porn	P
_el poz	R
_el predicador	[
_el president	F
_el prim	[
_el primer	V
_el principi	[
_el principit	C
_el profet	X
_el publican	Z
_el puebl	T
_el pulgon	L
_el quijot	C
_el ramadan	C
_el rapt	[
_el regres	P
_el rein	Z
_el remanent	Q
_el respet	P
_el rey	U
_el rez	C
_el ric	[
_el rio	M
_el roi	T
_el roll	[
_el roman	R
_el rosari	R
_el rostr	S
_el sab	C
_el sacerdot	Q
_el sacrifici	P
_el salari	K
_el salm	V
_el salvador	C
_el samaritan	T
_el sant	Q
_el segund	U
_el segur	Y
_el sentid	Q
_el sepulcr	Q
_el sermon	R
_el sex	P
_el shadda	V
_el sierv	Q
_el sobrin	Q
_el sol	C
_el sold	P
_el sueld	V
_el suen	R
_el sufrimient	P
_el suicidi	P
_el tabernacul	T
_el tabler	C
_el tarot	C
_el tech	V
_el tecl	C
_el telefon	G
_el temor	Q
_el templ	[
_el terc	R
_el terremot	P
_el thre	C
_el tiemp	[
_el tont	Y
_el trabaj	[
_el trig	W
_el trist	C
_el tron	S
_el ultim	S
_el unic	P
_el univers	R
_el vall	U
_el valor	C
_el vel	[
_el verb	[
_el viej	R
_el viejit	P
_el vient	R
_el vientr	T
_el viern	S
_el vin	S
_el vuel	R
_el wif	C
_el yug	R
_en	P
_en 2004	I
_en _di	V
_en _el	P
_en _la	[
_en _las	Y
_en _lo	S
_en _los	S
_en _mi	[
_en _que	C
_en _su	Y
_en _sus	R
_en _tu	Z
_en _tus	T
_en _un	T
_en _una	V
_en acuari	C
_en afric	C
_en ajedrez	C
_en alemani	C
_en algun	C
_en amor	P
_en apocalips	P
_en arame	R
_en argentin	C
_en aten	P
_en ayun	C
_en babiloni	R
_en baqueir	F
_en belen	J
_en bic	C
_en blanc	C
_en bogot	C
_en bolivi	G
_en boxe	C
_en buen	F
_en cam	X
_en canaan	P
_en cancun	K
_en cas	Y
_en chil	C
_en clas	Z
_en coch	N
_en colombi	G
_en color	C
_en combat	Q
_en coppel	C
_en cordob	C
_en crist	X
_en css	G
_en cuaresm	Z
_en cuent	S
_en curars	E
_en diwal	C
_en dobl	C
_en doming	S
_en dos	W
_en egipt	U
_en el	X
_en ell	T
_en espan	C
_en espanol	U
_en espiritu	Q
_en est	U
_en excel	C
_en famili	R
_en freidor	J
_en galaad	U
_en gran	C
_en grieg	[
_en guadalajar	C
_en hebre	R
_en hierr	C
_en html	C
_en ingl	C
_en internet	[
_en israel	S
_en japon	C
_en jav	E
_en jerusalen	P
_en jesu	T
_en juli	D
_en kil	H
_en latin	F
_en lengu	T
_en line	G
_en lug	T
_en madrid	C
_en malag	C
_en man	T
_en marz	C
_en medi	[
_en melill	C
_en mercadon	C
_en mexic	N
_en mi	Z
_en minecraft	C
_en mis	X
_en monterre	C
_en mor	Q
_en nad	S
_en navidad	T
_en netflix	C
_en ningun	R
_en nuestr	P
_en orden	E
_en otr	W
_en parej	R
_en pas	C
_en paz	U
_en pec	Q
_en pentecost	Q
_en portugu	C
_en public	T
_en python	G
_en red	[
_en rop	[
_en sab	[
_en samsung	M
_en san	L
_en sant	C
_en santiag	C
_en secret	X
_en seman	W
_en sevill	C
_en silenci	U
_en sql	I
_en suen	P
_en suiz	C
_en tentacion	Y
_en ti	Q
_en tiemp	U
_en tikal	C
_en tod	[
_en ubuntu	I
_en usa	G
_en usted	R
_en van	Z
_en vig	D
_en vin	S
_en vist	S
_en wordpress	K
_en xiaom	F
_en yog	C
_en zaragoz	I
_explic	T
_for	M
_for 15	C
_for 16	C
_for 20	C
_for 2012	K
_for 38	W
_for 49	F
_for 4k	J
_for 4th	C
_for ?when	Q
_for _a	N
_for _an	U
_for _christian	[
_for _en	H
_for _god	[
_for _her	Q
_for _him	Y
_for _his	S
_for _i	C
_for _it	W
_for _me	[
_for _my	Z
_for _our	[
_for _said	C
_for _someon	Y
_for _someth	Q
_for _th	[
_for _the	[
_for _them	P
_for _thos	W
_for _us	[
_for _what	T
_for _you	P
_for _your	[
_for adult	C
_for all	[
_for anoth	[
_for antibiotic	C
_for anxiou	Q
_for ash	R
_for autumn	G
_for bab	C
_for barist	C
_for batter	G
_for be	R
_for beach	H
_for beef	C
_for begin	T
_for believ	P
_for benjamin	X
_for black	C
_for blind	C
_for bois	G
_for bread	X
_for breakfast	C
_for brisket	F
_for brown	N
_for buckingham	L
_for build	C
_for butterf	C
_for buttermilk	G
_for carp	C
_for carpet	C
_for carr	C
_for cat	C
_for celtic	H
_for ch	J
_for cheap	E
_for chicken	M
_for child	[
_for cholesterol	C
_for christm	[
_for church	[
_for cit	G
_for colleg	W
_for cost	L
_for coupl	C
_for creat	T
_for deck	C
_for deliciou	C
_for depress	V
_for die	X
_for din	C
_for disobedienc	T
_for divorc	[
_for document	C
_for domin	D
_for doubl	I
_for dry	C
_for duck	C
_for dui	C
_for each	X
_for egypt	C
_for eight	I
_for ejempl	G
_for email	C
_for ever	U
_for everyon	P
_for everyth	[
_for fall	Q
_for fam	P
_for fear	C
_for ferritin	K
_for fiv	U
_for food	D
_for forgiv	V
_for formul	N
_for four	D
_for friend	Q
_for fun	[
_for garden	C
_for gemin	C
_for golf	C
_for good	[
_for graduation	S
_for grandchildren	P
_for green	C
_for gu	C
_for half	C
_for happ	C
_for harv	Q
_for hav	R
_for heal	Z
_for heaven	S
_for help	D
_for hip	C
_for hookup	C
_for hors	C
_for idiot	C
_for important	C
_for int	H
_for israel	R
_for jesu	Q
_for junior	G
_for kitten	C
_for la	C
_for lasany	C
_for lavend	C
_for law	D
_for lead	S
_for leav	V
_for leg	D
_for lent	[
_for lie	P
_for lif	[
_for lightroom	E
_for lisbon	F
_for loop	C
_for lov	C
_for lunch	C
_for man	[
_for mang	C
_for march	C
_for marr	S
_for mayor	C
_for medium	I
_for microwav	J
_for mom	Q
_for mone	C
_for month	Q
_for new	W
_for nin	H
_for no	[
_for not	V
_for noth	V
_for now	T
_for obe	S
_for oil	C
_for one	N
_for oppenheim	N
_for oth	Z
_for owl	C
_for pag	C
_for pap	[
_for parent	Q
_for passov	C
_for password	E
_for peac	P
_for pearson	L
_for peopl	R
_for percentig	H
_for pisc	C
_for polic	U
_for pork	C
_for pra	Z
_for privac	C
_for promotion	T
_for protection	V
_for pug	C
_for rachel	[
_for rain	W
_for rom	L
_for ryzen	F
_for saturda	C
_for saul	V
_for seed	H
_for seven	E
_for shad	C
_for short	C
_for six	C
_for sk	C
_for small	C
_for soft	I
_for steam	C
_for strength	S
_for student	C
_for subaru	C
_for such	[
_for sum	C
_for sunda	G
_for tauru	E
_for teach	R
_for teen	W
_for teenag	V
_for ten	P
_for test	[
_for thailand	C
_for thank	C
_for thick	D
_for thre	X
_for tight	J
_for tir	Q
_for toda	[
_for tomato	D
_for travel	Q
_for tsh	K
_for tuesda	C
_for two	C
_for used	I
_for vide	E
_for vietnam	D
_for war	[
_for waterfall	D
_for weight	K
_for whol	C
_for widow	Q
_for wif	J
_for wimbledon	J
_for wis	U
_for woman	C
_for word	F
_for work	[
_for year	X
_for youth	[
_for youtub	C
_for zazen	C
_for zoom	C
_from 0203	C
_from 1kg	C
_from 62	C
_from _a	[
_from _god	[
_from _his	I
_from _me	[
_from _my	R
_from _th	H
_from _the	W
_from _vers	C
_from _you	[
_from _your	Z
_from abraham	P
_from adam	U
_from albuquerqu	C
_from android	H
_from anoth	T
_from athen	C
_from australi	C
_from babylon	[
_from barb	C
_from blond	F
_from cala	C
_from carpet	C
_from central	G
_from chem	U
_from chin	I
_from church	T
_from client	N
_from cnn	C
_from denv	D
_from dublin	M
_from earth	C
_from egypt	X
_from fak	K
_from fall	C
_from fog	C
_from franc	F
_from frozen	L
_from gatwick	K
_from geranium	C
_from going	J
_from heaven	[
_from hom	[
_from hous	C
_from icloud	C
_from ireland	C
_from iron	C
_from jerusalem	I
_from kent	C
_from london	G
_from luton	D
_from memb	L
_from mos	Q
_from now	C
_from one	C
_from ord	K
_from original	C
_from paint	G
_from paul	S
_from pictur	D
_from prison	[
_from sharm	C
_from slip	C
_from spain	M
_from split	G
_from toda	C
_from toront	C
_from user	J
_from war	X
_get	L
_get 16gb	E
_get _a	C
_get _an	E
_get _from	M
_get _my	C
_get _on	[
_get _the	C
_get _to	J
_get abs	C
_get along	T
_get approv	C
_get awa	Z
_get back	Y
_get baptiz	R
_get befor	E
_get bet	[
_get bor	C
_get canc	[
_get candl	J
_get chew	J
_get clos	[
_get crisp	L
_get deodorant	F
_get distract	R
_get drunk	Q
_get fail	C
_get hiccup	D
_get int	[
_get lost	C
_get marr	Z
_get moss	D
_get netherit	C
_get no	W
_get out	[
_get over	[
_get paid	C
_get pen	G
_get pod	C
_get pregnant	Q
_get red	J
_get rekt	C
_get rich	[
_get rid	I
_get sick	X
_get start	C
_get ticket	J
_get tir	C
_get up	X
_get verif	C
_get well	[
_god	[
_god ?when	U
_god ?wher	D
_god ?who	Q
_god ?why	V
_god _a	X
_god _and	W
_god _as	T
_god _at	R
_god _be	[
_god _didnt	P
_god _do	[
_god _doesnt	U
_god _for	[
_god _hav	[
_god _i	X
_god _im	S
_god _in	R
_god _isnt	Q
_god _just	Q
_god _let	Y
_god _my	U
_god _of	C
_god _on	U
_god _or	Z
_god _pleas	Y
_god _real	P
_god _said	S
_god _so	W
_god _tell	R
_god _to	[
_god _will	[
_god _with	C
_god accept	R
_god again	Q
_god all	Q
_god allow	Y
_god alon	P
_god alread	P
_god alwa	P
_god ang	P
_god answ	[
_god anymor	P
_god ask	V
_god befor	P
_god bless	Z
_god breath	Q
_god call	W
_god car	[
_god chang	W
_god choos	Q
_god com	P
_god creat	T
_god disciplin	Q
_god essential	C
_god even	S
_god ever	W
_god expect	Y
_god fac	Q
_god fam	C
_god feel	U
_god first	[
_god forgiv	S
_god giv	V
_god glor	Q
_god goal	C
_god hand	P
_god hat	T
_god heal	Q
_god hear	Q
_god help	P
_god her	Q
_god hous	[
_god imag	P
_god keep	T
_god kill	R
_god know	R
_god leav	P
_god lik	V
_god list	C
_god look	S
_god lov	[
_god mak	[
_god mean	U
_god mor	V
_god nam	[
_god need	Q
_god nev	Q
_god not	[
_god object	C
_god own	Q
_god particl	C
_god plan	[
_god pric	C
_god promis	R
_god provid	S
_god punish	S
_god put	[
_god quiz	C
_god real	[
_god regret	P
_god reject	P
_god rememb	Q
_god rest	P
_god sav	P
_god se	P
_god season	J
_god see	W
_god seem	R
_god send	V
_god setlist	C
_god sing	[
_god speak	[
_god still	X
_god stop	S
_god tak	V
_god talk	R
_god tell	S
_god test	W
_god thron	R
_god turn	R
_god use	W
_god voic	[
_god want	X
_god word	[
_god work	Q
_god writ	X
_hac	K
_hac _con	R
_hac _el	R
_hac _en	U
_hac _la	C
_hac _las	Q
_hac _lo	R
_hac _par	I
_hac _un	K
_hac _una	C
_hac amig	U
_hac arep	C
_hac captur	E
_hac justici	P
_hac nad	[
_hac nud	C
_hac sentadill	C
_hac si	V
_hac tod	V
_hac tortill	I
_hav	T
_hav 500	C
_hav 88	C
_hav _a	Y
_hav _an	[
_hav _be	M
_hav _for	C
_hav _god	Q
_hav _i	[
_hav _it	R
_hav _my	F
_hav _right	C
_hav _th	N
_hav _the	E
_hav _to	U
_hav adhd	Q
_hav alzheim	U
_hav anoth	P
_hav benadryl	C
_hav canc	[
_hav chicken	K
_hav child	T
_hav com	[
_hav crumpl	C
_hav dementi	Q
_hav depress	Q
_hav do	T
_hav doubt	P
_hav everyth	P
_hav fall	[
_hav four	C
_hav friend	P
_hav isofix	C
_hav ke	D
_hav kill	P
_hav kne	C
_hav leap	C
_hav leav	Q
_hav long	Y
_hav lost	R
_hav mak	[
_hav merc	V
_hav mor	Y
_hav nev	E
_hav nightmar	Q
_hav no	S
_hav not	S
_hav noth	S
_hav nowher	P
_hav oth	Q
_hav perimet	G
_hav see	[
_hav seren	C
_hav sex	Q
_hav sin	R
_hav six	G
_hav sound	K
_hav strip	C
_hav such	C
_hav two	R
_hav whit	C
_havent	V
_havent _be	S
_hay	W
_hay _di	Q
_hay _en	C
_hay _mas	Q
_hay _par	T
_hay _que	[
_hay _un	W
_hay alg	Q
_hay amor	S
_hay dos	S
_hay esperanz	R
_hay fev	D
_hay gent	Q
_hay guerr	Q
_hay nad	T
_hay nuev	C
_hay otr	P
_hay paz	R
_hay pec	P
_hay soak	C
_hay tant	W
_hay version	C
_hay vid	W
_he	[
_he ?who	Z
_he _be	[
_he _didnt	P
_he _do	V
_he _doesnt	Q
_he _hav	U
_he _isnt	Q
_he _may	Q
_he _sa	T
_he _should	P
_he _will	[
_he _wont	V
_he _would	S
_he aqu	P
_he ask	R
_he becam	Q
_he call	S
_he cheat	P
_he com	Q
_he die	H
_he get	S
_he got	S
_he keep	T
_he kill	U
_he leav	R
_he lov	Q
_he mak	C
_he pass	Q
_he pec	P
_he ris	Q
_he touch	Q
_he venid	P
_he want	R
_her	[
_her _to	Q
_her bab	S
_her boyfriend	R
_her child	Q
_her die	T
_her husband	S
_her phon	R
_her son	T
_hes	D
_hes sir	C
_him	[
_him _and	S
_him _be	P
_him _i	X
_him _in	R
_him _to	[
_himself	Y
_himself _in	P
_his	[
_his arm	W
_his birthright	S
_his broth	[
_his child	P
_his cloth	S
_his coat	Q
_his daught	P
_his die	T
_his ey	W
_his fac	U
_his fath	S
_his fing	S
_his foot	U
_his friend	P
_his garment	Q
_his hair	W
_his hand	T
_his head	Z
_his hous	Q
_his lif	S
_his mone	P
_his moth	R
_his nam	Z
_his own	J
_his parent	Q
_his phon	[
_his pow	X
_his sid	R
_his sist	X
_his son	U
_his strength	Y
_his wif	S
_i	[
_i 0	H
_i 130	C
_i 485	C
_i _a	H
_i _be	[
_i _can	C
_i _cant	[
_i _could	X
_i _didnt	V
_i _do	Y
_i _dont	[
_i _e	E
_i _get	H
_i _hav	[
_i _havent	T
_i _in	N
_i _just	[
_i _let	P
_i _might	R
_i _on	C
_i _or	C
_i _real	U
_i _said	[
_i _say	W
_i _shall	U
_i _should	V
_i _tell	[
_i _too	R
_i _wasnt	P
_i _will	H
_i _wont	V
_i _would	J
_i alwa	S
_i apologiz	P
_i ask	W
_i beat	C
_i becam	P
_i befor	C
_i begin	H
_i believ	[
_i bet	C
_i birth	[
_i blur	C
_i boil	C
_i break	[
_i bring	H
_i buy	C
_i call	P
_i cancel	C
_i cannot	U
_i car	T
_i carv	E
_i cash	G
_i cast	F
_i caus	U
_i cent	F
_i chang	D
_i charg	I
_i cheat	Z
_i choos	W
_i cit	G
_i claim	C
_i clean	C
_i color	N
_i com	Y
_i commit	S
_i compost	K
_i confess	W
_i connect	C
_i contact	C
_i convinc	C
_i cook	L
_i cr	P
_i cry	[
_i curs	P
_i cut	C
_i dat	[
_i deal	[
_i delet	[
_i die	[
_i disput	E
_i divorc	T
_i donat	C
_i doubt	P
_i drank	V
_i draw	C
_i dread	R
_i dream	C
_i drink	C
_i driv	C
_i drop	C
_i earn	C
_i eat	[
_i end	[
_i env	P
_i ever	I
_i evolv	C
_i exchang	C
_i exit	D
_i explain	U
_i fail	[
_i fall	Y
_i fast	[
_i feed	C
_i feel	[
_i fight	[
_i find	R
_i fit	D
_i follow	Y
_i forgiv	[
_i forgot	Q
_i form	J
_i found	[
_i freez	C
_i giv	[
_i go	[
_i got	Z
_i grill	I
_i hat	X
_i hear	[
_i help	[
_i hid	Q
_i hit	T
_i honor	Q
_i hum	H
_i hurt	R
_i install	H
_i introduc	C
_i iron	F
_i join	C
_i jump	G
_i keep	[
_i kill	U
_i know	[
_i lay	U
_i leav	[
_i lie	R
_i lik	[
_i listen	J
_i liv	[
_i log	C
_i look	[
_i los	[
_i lost	[
_i lov	X
_i mak	F
_i marr	X
_i mess	R
_i met	C
_i miss	[
_i mov	C
_i mut	C
_i n	H
_i need	K
_i nev	[
_i not	W
_i obe	P
_i onl	T
_i overcom	X
_i overpa	C
_i owe	P
_i paint	F
_i parallel	L
_i pars	C
_i pass	Z
_i pay	[
_i perish	[
_i pi	C
_i pla	[
_i plant	C
_i plug	G
_i po	C
_i post	[
_i pra	[
_i press	K
_i pric	H
_i promis	Q
_i push	S
_i put	C
_i quit	X
_i rais	[
_i read	C
_i regist	C
_i regret	Z
_i remov	C
_i replac	C
_i report	C
_i repot	F
_i resiz	F
_i retir	[
_i return	C
_i ring	C
_i rotat	C
_i ruin	S
_i run	C
_i sav	H
_i scan	C
_i see	[
_i send	[
_i serv	[
_i set	D
_i shar	C
_i sharpen	F
_i shut	C
_i sin	Q
_i skip	Z
_i sleep	Q
_i spank	R
_i speak	C
_i spend	U
_i split	H
_i sta	[
_i start	[
_i steal	V
_i still	K
_i stop	T
_i substitut	I
_i sum	H
_i support	S
_i suppos	C
_i surviv	[
_i sw	R
_i tak	C
_i talk	C
_i teach	E
_i tell	S
_i thicken	C
_i thin	D
_i think	F
_i thread	D
_i tie	C
_i tip	E
_i top	C
_i track	D
_i treat	T
_i trust	W
_i try	S
_i tun	L
_i turn	C
_i typ	C
_i unclog	C
_i unplug	C
_i use	M
_i used	[
_i wait	[
_i wak	[
_i walk	[
_i want	U
_i wast	[
_i watch	L
_i wear	[
_i wip	I
_i wish	U
_i won	[
_i word	C
_i work	Z
_i worr	R
_i worship	W
_i writ	C
_i yell	R
_id	C
_id lock	C
_id one	L
_id password	F
_id rath	I
_if	G
_if _a	C
_if _an	C
_if _god	Y
_if _he	X
_if _i	G
_if _im	[
_if _it	H
_if _my	C
_if _the	C
_if _ther	W
_if _we	J
_if _you	Y
_if _your	[
_if fil	C
_if host	K
_if jesu	T
_if onl	W
_if thre	H
_if user	J
_im	[
_im _a	[
_im _an	U
_im _in	[
_im _just	Q
_im _on	Y
_im _so	[
_im _the	Y
_im _too	Q
_im afraid	T
_im alwa	[
_im be	R
_im break	R
_im burn	P
_im do	Q
_im embarrass	P
_im end	E
_im exhaust	Q
_im fiv	C
_im get	T
_im going	X
_im hav	P
_im look	G
_im los	R
_im nev	P
_im not	[
_im old	T
_im poor	P
_im pregnant	Q
_im sav	X
_im scar	W
_im sick	Q
_im sorr	R
_im start	E
_im still	R
_im terrif	Q
_im tir	P
_im tr	F
_im turn	[
_im weird	Q
_in	L
_in 1998	L
_in 20	K
_in 25	I
_in 4k	G
_in _a	L
_in _an	W
_in _bibl	U
_in _chapt	C
_in _el	C
_in _god	[
_in _his	U
_in _it	C
_in _la	K
_in _may	D
_in _me	[
_in _my	[
_in _our	[
_in _scriptur	[
_in _th	[
_in _that	J
_in _the	Z
_in _to	K
_in _which	C
_in _with	S
_in _you	Z
_in _your	[
_in act	[
_in afric	G
_in alien	C
_in all	[
_in alphabetical	J
_in americ	J
_in ancient	C
_in ang	[
_in anoth	W
_in antioch	S
_in apa	G
_in april	F
_in argentin	D
_in ark	C
_in arm	G
_in asi	C
_in august	C
_in austri	E
_in autumn	F
_in azur	F
_in babylon	[
_in baldur	L
_in barselon	F
_in bath	C
_in battl	[
_in bed	[
_in benjamin	[
_in bethlehem	C
_in bikin	C
_in birmingham	G
_in blood	C
_in boston	L
_in brazil	C
_in bristol	J
_in britain	C
_in brooklyn	F
_in brown	F
_in bts	C
_in bus	T
_in c	C
_in californi	I
_in can	C
_in canaan	U
_in captivit	C
_in casp	D
_in celsiu	K
_in chess	E
_in children	C
_in chines	C
_in christ	Z
_in chronological	C
_in church	[
_in class	[
_in column	N
_in combat	T
_in common	S
_in court	L
_in cricket	F
_in custom	F
_in cv	C
_in damascu	C
_in daniel	T
_in dat	U
_in debt	W
_in decemb	D
_in decimal	C
_in delawar	E
_in disguis	Y
_in doc	C
_in dream	P
_in drywall	C
_in econom	C
_in edinburgh	F
_in egypt	[
_in emoj	C
_in english	C
_in ephesu	R
_in esth	Q
_in eu	N
_in europ	T
_in ever	C
_in everyda	Q
_in excel	N
_in extr	C
_in ezekiel	V
_in faith	[
_in februar	D
_in febuar	D
_in florid	C
_in fold	J
_in foot	U
_in fortnit	C
_in four	C
_in frida	C
_in front	X
_in futsal	C
_in genes	[
_in georgi	I
_in german	C
_in gethseman	Z
_in gilead	V
_in go	C
_in golf	M
_in googl	N
_in guardian	C
_in half	F
_in hand	C
_in hard	U
_in heart	Y
_in heaven	[
_in hebron	R
_in hell	[
_in her	C
_in hinduism	C
_in hollow	C
_in hospic	[
_in hull	C
_in ice	G
_in iceland	C
_in illino	J
_in intensiv	R
_in isaiah	R
_in ish	C
_in israel	[
_in it	F
_in italian	C
_in jail	[
_in japan	C
_in japanes	D
_in javascript	C
_in jerusalem	E
_in jesu	W
_in john	[
_in json	G
_in kal	G
_in keral	K
_in km	C
_in kmno4	G
_in knit	F
_in korean	K
_in labor	V
_in lav	C
_in law	L
_in lawn	C
_in leed	C
_in leicest	D
_in leith	F
_in lent	[
_in leo	C
_in leviticu	Z
_in lif	[
_in lisbon	C
_in litr	C
_in lov	S
_in m	J
_in malt	C
_in manchest	C
_in march	E
_in mari	J
_in marr	[
_in mexic	F
_in miam	C
_in mil	C
_in minecraft	I
_in moab	S
_in mourn	R
_in nav	N
_in nazar	C
_in need	W
_in new	C
_in norwa	G
_in novemb	H
_in oat	C
_in ocarin	C
_in od	F
_in ohi	C
_in old	[
_in one	S
_in ontari	G
_in ord	C
_in oregon	C
_in osl	D
_in oth	W
_in othell	C
_in ough	E
_in outlook	F
_in paradis	C
_in parallel	F
_in peac	U
_in percent	C
_in perth	C
_in philipp	[
_in phoenix	C
_in physic	C
_in pirat	C
_in plain	C
_in polish	I
_in pot	C
_in potassium	E
_in potat	K
_in pound	I
_in pra	U
_in pragu	C
_in pregnanc	C
_in princ	[
_in prison	[
_in protein	C
_in proverb	[
_in public	V
_in rang	I
_in retrograd	E
_in revelation	[
_in rom	[
_in roman	[
_in ruin	T
_in russi	K
_in rust	H
_in sagittariu	E
_in samari	W
_in san	C
_in school	R
_in scotland	C
_in scratch	C
_in secret	W
_in septemb	C
_in short	[
_in show	E
_in sick	V
_in sikhism	C
_in simpl	J
_in sin	W
_in singapor	C
_in spac	C
_in spain	C
_in spirit	R
_in squid	N
_in st	G
_in stor	G
_in sum	G
_in switzerland	C
_in sydne	G
_in system	I
_in tarot	C
_in tauru	H
_in team	C
_in tel	C
_in ten	P
_in tenerif	D
_in tenn	F
_in tex	C
_in ther	C
_in thirt	C
_in thre	[
_in thread	C
_in tongu	[
_in town	[
_in toy	C
_in troubl	Y
_in tuls	C
_in two	Y
_in uwu	C
_in valu	K
_in vietnam	G
_in vitr	X
_in war	[
_in wellington	C
_in wint	C
_in word	C
_in worship	S
_in wuther	F
_in yard	G
_in year	U
_in york	C
_isnt	Q
_isnt _christian	P
_isnt _the	Q
_isnt _too	D
_isnt fair	P
_isnt stick	C
_it	D
_it ?wher	G
_it _a	[
_it _and	[
_it _at	H
_it _be	[
_it _doesnt	H
_it _for	C
_it _god	[
_it _hav	C
_it _i	C
_it _in	C
_it _just	C
_it _my	Y
_it _ok	[
_it _oka	U
_it _on	[
_it _right	[
_it _sa	C
_it _so	C
_it _the	J
_it _to	[
_it _too	[
_it _with	G
_it _wrong	[
_it affect	D
_it all	[
_it back	J
_it bet	C
_it call	C
_it charg	G
_it cheap	C
_it cost	C
_it cov	C
_it cut	K
_it dr	C
_it eas	U
_it end	C
_it few	C
_it go	K
_it going	C
_it hibernat	C
_it last	E
_it legal	C
_it log	C
_it mean	M
_it need	L
_it off	D
_it out	Y
_it outag	C
_it quick	I
_it rain	[
_it reach	D
_it run	H
_it saf	C
_it selfish	W
_it smell	K
_it sound	I
_it spell	C
_it start	E
_it tak	M
_it thre	C
_it through	C
_it tru	C
_it twic	C
_it use	E
_it work	C
_it worth	J
_its	[
_its 9pm	L
_its _a	U
_its _and	C
_its _the	E
_its length	G
_its own	X
_its tim	Y
_its vomit	[
_ive	L
_ive _be	[
_ive do	C
_ive got	C
_ive lost	Q
_just	C
_just _a	[
_just bor	C
_just brows	C
_just die	P
_just fantas	C
_just football	C
_just gor	C
_just got	[
_just keep	C
_just look	C
_just mov	[
_just test	C
_just want	R
_la	X
_la _bibli	Z
_la _de	C
_la _que	M
_la _ser	U
_la abuel	R
_la abundanci	P
_la alabanz	U
_la alegri	T
_la alianz	S
_la amistad	R
_la ansiedad	P
_la ap7	C
_la aparienci	P
_la app	C
_la aren	X
_la armadur	[
_la ballen	Y
_la bamb	E
_la baraj	H
_la barb	[
_la barrig	C
_la batall	[
_la bellez	T
_la bendicion	P
_la besti	[
_la bibliotec	C
_la bibliothequ	C
_la bikin	C
_la boc	V
_la bod	[
_la bols	Y
_la bombill	C
_la brech	Y
_la buen	[
_la burr	V
_la cabez	Y
_la caid	S
_la call	[
_la cam	[
_la cancion	Q
_la car	Z
_la carcel	[
_la carn	X
_la carrer	Y
_la cart	J
_la cas	C
_la cavern	C
_la celestin	C
_la celul	C
_la cen	[
_la chamb	V
_la champion	H
_la cicut	C
_la cienci	P
_la circuncision	P
_la ciudad	U
_la cocin	C
_la comid	T
_la compr	C
_la compu	E
_la comunion	Q
_la concienci	U
_la concubin	Q
_la confirmacion	S
_la congregacion	[
_la contrasen	G
_la cop	T
_la coron	Z
_la cosech	T
_la creacion	[
_la crucif	P
_la cruz	[
_la cuev	[
_la culp	S
_la cun	R
_la depresion	S
_la destruccion	Q
_la diferenci	Y
_la disciplin	R
_la duch	E
_la edad	V
_la empres	R
_la energi	C
_la enfermedad	R
_la envidi	Y
_la escaler	R
_la esclav	U
_la esclavitud	R
_la escritur	R
_la escuel	W
_la esp	T
_la espald	R
_la esperanz	T
_la espos	U
_la estacion	D
_la estatu	V
_la estrell	S
_la evolucion	S
_la famili	T
_la fe	[
_la fiest	X
_la final	M
_la fotosintes	C
_la frent	W
_la fuerz	R
_la gent	W
_la glori	U
_la graci	V
_la gran	[
_la gratitud	Q
_la grip	D
_la guerr	T
_la herenci	[
_la herid	R
_la herman	S
_la higuer	Z
_la hij	T
_la histori	S
_la honestidad	Q
_la hor	L
_la hormig	U
_la hosti	R
_la iglesi	[
_la impresor	C
_la independenci	J
_la injustici	Q
_la ira	[
_la isl	C
_la itv	C
_la joven	P
_la justici	[
_la lampar	P
_la lan	S
_la lanz	P
_la lapidacion	Q
_la lavador	E
_la lengu	[
_la lepr	Q
_la letr	Y
_la levadur	C
_la ley	[
_la licenci	Z
_la lig	C
_la list	W
_la lluvi	D
_la loteri	C
_la lujuri	Q
_la lun	R
_la madr	C
_la mal	U
_la maldicion	P
_la mam	V
_la man	[
_la manan	[
_la marc	V
_la ment	Q
_la mentir	Q
_la mes	W
_la met	[
_la miel	P
_la mis	W
_la misericordi	Q
_la mism	P
_la mitos	C
_la moned	C
_la montan	X
_la mor	[
_la muchach	Q
_la muj	Z
_la murall	S
_la music	U
_la naranj	C
_la nat	C
_la naturalez	[
_la navidad	[
_la never	C
_la niev	Y
_la nin	P
_la noch	[
_la novi	[
_la nub	C
_la nuer	Q
_la nuev	C
_la obr	R
_la oficin	[
_la ofrend	V
_la orar	X
_la orej	D
_la oscuridad	Q
_la otr	V
_la ovej	P
_la ovejit	Q
_la pacienci	V
_la pag	W
_la paj	S
_la palabr	[
_la palom	[
_la pantall	C
_la panz	R
_la par	E
_la parabol	Z
_la parej	[
_la parroqui	S
_la pas	W
_la pascu	[
_la patagoni	C
_la paz	C
_la peg	T
_la pele	Q
_la pelicul	C
_la pen	[
_la person	Z
_la piedr	[
_la piel	S
_la pizz	D
_la plag	U
_la plant	[
_la plat	Z
_la play	[
_la polici	Q
_la politic	U
_la pornografi	Q
_la porr	C
_la predic	X
_la prep	Q
_la presenci	W
_la primer	[
_la profeci	S
_la profetis	S
_la promes	R
_la prosperidad	P
_la prostitut	P
_la prueb	[
_la puert	W
_la quimi	R
_la raiz	S
_la ramer	V
_la red	R
_la regl	[
_la rein	C
_la religion	V
_la rent	C
_la respuest	Q
_la resucit	X
_la revolucion	C
_la riquez	Q
_la roc	T
_la rop	Z
_la ros	C
_la rued	C
_la saban	U
_la sabiduri	P
_la sal	[
_la salv	Y
_la sangr	V
_la sant	[
_la segund	[
_la seleccion	G
_la semill	[
_la senal	T
_la senor	Q
_la seri	C
_la serpient	[
_la siembr	R
_la sierr	C
_la sinagog	V
_la sirvient	X
_la soberbi	R
_la soledad	[
_la sombr	S
_la suegr	S
_la suert	G
_la suscripcion	C
_la tard	J
_la tecnologi	R
_la tel	E
_la tempor	C
_la tentacion	[
_la tercer	R
_la tiend	S
_la tierr	[
_la tor	U
_la torment	R
_la torr	S
_la tortill	C
_la transfiguracion	Q
_la tribu	S
_la tribulacion	S
_la trinidad	Z
_la tumb	T
_la tunic	S
_la ultim	[
_la uncion	Q
_la uni	[
_la unidad	P
_la universidad	[
_la vac	S
_la var	Y
_la vejez	U
_la venganz	R
_la venid	R
_la ventan	R
_la verdad	X
_la verdader	R
_la veronic	Q
_la version	C
_la vez	P
_la vibor	T
_la vid	R
_la vie	C
_la viejit	R
_la vin	U
_la virgen	[
_la vision	Z
_la vist	S
_la viud	W
_la voluntad	P
_la voz	J
_la yem	C
_la zarz	[
_las	Y
_las _que	R
_las adiccion	T
_las agu	[
_las alm	Q
_las arm	X
_las autoridad	[
_las bienaventuranz	P
_las bod	[
_las buen	T
_las caban	T
_las carg	W
_las cart	[
_las ceniz	V
_las cinc	V
_las ciudad	P
_las clas	[
_las column	T
_las cos	Z
_las cruc	C
_las cuatr	R
_las deud	Q
_las diez	T
_las doc	V
_las dos	T
_las drog	S
_las eight	D
_las eleccion	J
_las encuest	C
_las espos	P
_las estrell	V
_las fiest	Q
_las fiv	C
_las fot	F
_las guerr	P
_las herman	P
_las hij	X
_las hoj	F
_las iglesi	Q
_las instruccion	D
_las lagrim	Q
_las langost	P
_las lengu	X
_las lentej	C
_las llav	T
_las luc	R
_las mal	Q
_las man	C
_las manan	C
_las medid	R
_las mes	P
_las mision	S
_las montan	P
_las mosc	S
_las much	P
_las mujer	[
_las murall	[
_las nacion	[
_las nin	D
_las notici	Z
_las novent	Q
_las nub	V
_las obr	T
_las ojer	H
_las ovej	Q
_las pac	R
_las palabr	U
_las palm	Q
_las parabol	V
_las pelicul	C
_las person	P
_las picadur	C
_las piedr	Y
_las puert	R
_las red	[
_las religion	T
_las riquez	R
_las rued	Q
_las senal	P
_las seven	C
_las siet	V
_las tabl	[
_las tentacion	C
_las tiniebl	S
_las tortug	C
_las tr	Q
_las tribu	S
_las trompet	Q
_las ultim	P
_las vac	S
_las veg	C
_las vestidur	T
_las vision	P
_las viud	Q
_las zorr	U
_le	W
_le _ser	R
_le _teng	P
_le cambi	C
_le chatel	C
_le clav	T
_le cort	W
_le da	R
_le dec	[
_le di	V
_le dicen	Q
_le dieron	S
_le dig	Z
_le dij	Q
_le dio	Q
_le doy	U
_le escrib	S
_le explic	R
_le falt	P
_le grit	R
_le gust	V
_le habl	S
_le hac	R
_le hacen	P
_le hic	R
_le import	Q
_le importan	P
_le leo	S
_le llev	P
_le mal	C
_le mand	Q
_le pas	T
_le ped	R
_le peg	Q
_le pegu	R
_le perdon	P
_le pid	U
_le pong	C
_le pus	P
_le pusieron	R
_le quit	P
_le recl	T
_le rez	T
_le rob	P
_les	V
_les dar	R
_les dec	T
_les dig	R
_les doy	Q
_les paul	C
_les va	P
_let	V
_let _and	C
_let _god	S
_let _him	U
_let _it	P
_let _me	L
_let _my	S
_let _th	[
_let _the	C
_let _ther	[
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
_let x	G
_lo	X
_lo _de	X
_lo _hac	C
_lo _mas	Q
_lo _pod	P
_lo _que	[
_lo ajen	Z
_lo alcanz	F
_lo anterior	C
_lo buen	[
_lo dec	Q
_lo dej	P
_lo ech	Q
_lo hac	U
_lo llev	P
_lo localiz	C
_lo mal	Q
_lo mat	[
_lo mio	S
_lo mism	S
_lo nuev	P
_lo pagu	Q
_lo perdon	P
_lo primer	R
_lo quier	P
_lo sab	C
_lo sal	C
_lo ultim	Q
_lo viej	Q
_los	V
_los _de	[
_los _del	S
_los _que	[
_los abuel	R
_los amig	S
_los an	S
_los ancian	W
_los angel	C
_los anill	C
_los animal	[
_los antepas	S
_los apostol	T
_los arab	P
_los arbol	Q
_los auricular	C
_los beb	S
_los braz	W
_los buen	S
_los cabell	Y
_los camin	S
_los canane	P
_los caracol	C
_los catolic	[
_los cedr	Q
_los cel	S
_los cerd	R
_los cet	C
_los chakr	C
_los chanch	R
_los chic	P
_los ciel	C
_los cinc	L
_los cobrador	T
_los cristian	Y
_los cuarent	T
_los cuatr	T
_los cuern	P
_los cuerv	P
_los cur	S
_los dat	C
_los dem	U
_los demoni	W
_los di	[
_los diez	Q
_los diezm	Q
_los difunt	S
_los disc	C
_los discipul	Q
_los doc	W
_los doctor	T
_los doming	S
_los don	R
_los dos	[
_los ejercit	V
_los elegid	Q
_los enferm	S
_los esclav	T
_los espi	R
_los espiritu	Q
_los evangeli	Q
_los examen	Q
_los famos	C
_los farise	Q
_los filiste	U
_los gas	C
_los gat	C
_los gemel	S
_los gentil	T
_los gigant	T
_los grieg	T
_los guardi	Z
_los har	P
_los herman	W
_los hij	[
_los hindu	C
_los hombr	S
_los huerfan	R
_los hues	[
_los idol	R
_los inocent	U
_los israelit	R
_los joven	P
_los judi	Y
_los juec	P
_los leon	Y
_los lepros	P
_los levit	T
_los libr	W
_los limon	C
_los llam	Q
_los macabe	P
_los maestr	P
_los mag	R
_los mal	R
_los malv	Q
_los mandamient	R
_los may	C
_los mayor	R
_los medic	R
_los mejor	P
_los mensaj	C
_los milagr	R
_los mont	[
_los mormon	T
_los muert	[
_los mur	W
_los musulman	R
_los nicolait	Q
_los nin	[
_los no	Q
_los nombr	X
_los novi	P
_los nuestr	P
_los obrer	P
_los oj	F
_los oliv	X
_los os	P
_los otr	R
_los padr	V
_los pagan	R
_los pajar	Q
_los pajarit	Q
_los pan	W
_los papel	Y
_los pastor	T
_los patriarc	P
_los pec	Q
_los perr	D
_los plan	U
_los pobr	V
_los politic	S
_los pres	R
_los primer	C
_los primogenit	Q
_los princip	Q
_los problem	Q
_los profet	V
_los puebl	S
_los py	[
_los radiador	C
_los regal	[
_los result	[
_los rey	C
_los ri	S
_los ric	[
_los roman	S
_los rosal	C
_los sacerdot	R
_los saduce	P
_los salm	Q
_los samaritan	P
_los sant	W
_los setent	U
_los siet	Y
_los sigl	T
_los sim	G
_los sold	R
_los suen	S
_los talent	R
_los tamal	C
_los testig	U
_los thre	[
_los tibi	P
_los tiemp	[
_los tomat	H
_los tr	X
_los trag	P
_los treint	P
_los ultim	Q
_los valient	T
_los vecin	T
_los vendedor	P
_los viaj	P
_los viej	W
_los viern	C
_los zapat	[
_mas	[
_mas _a	P
_mas _de	S
_mas _que	V
_mas cort	R
_mas facil	R
_mas grand	S
_mas inteligent	P
_mas larg	S
_mas pequen	R
_mas ric	Q
_mas sabi	P
_mas val	W
_may	Q
_may _a	Z
_may _be	S
_may _i	[
_may _the	C
_may all	T
_may chees	F
_may cry	C
_may kwh	D
_me	Y
_me 20	H
_me ?how	G
_me ?when	U
_me _a	C
_me _about	H
_me _an	W
_me _and	Z
_me _at	C
_me _be	P
_me _deb	R
_me _do	X
_me _for	Y
_me _from	C
_me _god	Y
_me _hac	S
_me _hav	P
_me _he	P
_me _i	Y
_me _if	D
_me _im	E
_me _in	[
_me _la	T
_me _lo	Q
_me _on	M
_me _pod	R
_me _ser	T
_me _so	R
_me _th	W
_me _the	C
_me _tien	Y
_me _to	C
_me _which	J
_me _with	[
_me _your	J
_me abandon	Q
_me aburr	T
_me abus	Q
_me acab	U
_me acept	R
_me aceptan	P
_me acos	R
_me acusan	S
_me aft	V
_me alcanz	[
_me alej	R
_me all	T
_me alon	R
_me am	Z
_me ama	W
_me amenazan	R
_me anymor	U
_me arrepent	P
_me arrepient	S
_me asalt	P
_me ascendieron	R
_me asust	S
_me averguenz	U
_me awa	U
_me back	W
_me bad	T
_me baj	Y
_me banan	C
_me bautic	S
_me becaus	R
_me busc	P
_me cae	V
_me calient	C
_me cambi	S
_me cas	[
_me castig	T
_me cay	Q
_me cheap	C
_me confies	Q
_me congel	C
_me contest	Q
_me control	R
_me corrieron	P
_me cort	W
_me craz	Y
_me cre	Q
_me cuent	S
_me cuest	[
_me cuid	Q
_me da	W
_me dan	[
_me deben	Q
_me dec	U
_me decepcion	R
_me dej	C
_me dejan	Q
_me desesper	P
_me despidieron	P
_me despiert	T
_me detect	R
_me dicen	[
_me dieron	T
_me dijeron	T
_me dio	T
_me dirt	C
_me discriminan	R
_me distraig	Y
_me down	Z
_me doy	Q
_me duel	Z
_me duerm	R
_me duermen	C
_me ech	R
_me emborrach	V
_me enamor	Q
_me engan	R
_me enoj	T
_me escuch	Q
_me esper	P
_me est	Y
_me estaf	R
_me esto	T
_me fall	Q
_me falt	S
_me felicit	Q
_me find	Q
_me fiv	C
_me go	Z
_me golpe	S
_me grit	[
_me gust	[
_me gustan	T
_me ha	Y
_me habl	[
_me hac	[
_me hacen	Z
_me han	C
_me happ	S
_me hic	Q
_me hicieron	T
_me hot	C
_me ignor	T
_me imprim	C
_me insisten	T
_me insultan	[
_me invit	U
_me jubil	W
_me lastim	P
_me laugh	C
_me levant	R
_me lik	Q
_me llam	X
_me llaman	V
_me lleg	C
_me llegan	C
_me llen	W
_me llev	V
_me lord	Z
_me maltrat	Q
_me mand	W
_me mat	S
_me mir	P
_me miran	T
_me molestan	V
_me mone	P
_me mor	U
_me mud	U
_me muer	R
_me not	W
_me notification	C
_me odi	R
_me odian	P
_me off	W
_me olvid	U
_me onlin	[
_me open	I
_me operan	Y
_me out	L
_me oye	P
_me pag	T
_me pagan	S
_me part	C
_me pas	V
_me peg	R
_me pele	Q
_me perdon	Q
_me pes	Q
_me pid	V
_me piden	W
_me pidi	Q
_me pon	[
_me pong	W
_me port	P
_me preocup	Q
_me presionan	T
_me profetiz	P
_me pued	C
_me pueden	C
_me pus	U
_me pusieron	Q
_me put	C
_me python	C
_me qued	C
_me quier	X
_me quieren	U
_me quit	X
_me rechaz	U
_me regal	Y
_me regan	S
_me respetan	P
_me rob	U
_me robot	C
_me sac	S
_me sal	[
_me sali	T
_me salv	R
_me san	P
_me see	Q
_me sent	V
_me separ	P
_me sinc	R
_me sock	C
_me subieron	P
_me ten	C
_me through	C
_me tienen	Q
_me toc	W
_me tocab	R
_me toqu	S
_me traicion	R
_me trat	U
_me up	C
_me va	X
_me van	[
_me vay	V
_me ve	R
_me vean	U
_me viol	Q
_me visit	P
_me voy	W
_me window	C
_mi	Z
_mi _di	P
_mi abuel	W
_mi abuelit	U
_mi abusador	P
_mi ahij	R
_mi alm	R
_mi amad	R
_mi amig	[
_mi barri	P
_mi beb	[
_mi bod	U
_mi cachorr	C
_mi camin	R
_mi carn	U
_mi carrer	Q
_mi cas	[
_mi celul	C
_mi chamb	Q
_mi color	U
_mi companer	Y
_mi congregacion	P
_mi contrasen	C
_mi corazon	T
_mi cuent	C
_mi cuerp	[
_mi culp	Q
_mi cumpl	Q
_mi cumplean	T
_mi cun	T
_mi difunt	Q
_mi dolor	Q
_mi edad	P
_mi empres	P
_mi enfermedad	P
_mi equip	[
_mi espiritu	P
_mi espos	X
_mi ex	[
_mi famili	U
_mi fe	[
_mi futur	Q
_mi gat	C
_mi gent	Q
_mi grup	Q
_mi guagu	Z
_mi herman	[
_mi hij	[
_mi hijastr	Q
_mi hog	[
_mi identidad	T
_mi iglesi	V
_mi infanci	Q
_mi ip	C
_mi jef	M
_mi limoner	C
_mi luz	P
_mi madr	Y
_mi mam	[
_mi marid	[
_mi mascot	X
_mi matrimoni	W
_mi mejor	Y
_mi ment	T
_mi mot	C
_mi muj	X
_mi negoci	S
_mi never	C
_mi niet	W
_mi nin	[
_mi nombr	[
_mi novi	[
_mi nuer	T
_mi orquide	C
_mi pa	[
_mi padr	[
_mi padrastr	R
_mi pap	[
_mi paquet	E
_mi parej	[
_mi parroqui	U
_mi pas	Q
_mi pastor	U
_mi paz	P
_mi pec	P
_mi pedid	C
_mi periquit	C
_mi perr	C
_mi perrit	[
_mi plat	Y
_mi playstation	C
_mi polol	Z
_mi prim	[
_mi primer	Q
_mi prof	Y
_mi prometid	S
_mi puebl	W
_mi religion	P
_mi roc	S
_mi rostr	V
_mi salv	P
_mi sangr	S
_mi senor	Q
_mi sobrin	[
_mi suegr	U
_mi sueld	S
_mi tel	C
_mi tia	P
_mi tio	Q
_mi trabaj	W
_mi vecin	[
_mi vid	[
_mi viej	[
_mi wif	C
_mi yern	V
_mi yug	V
_might	[
_might _be	T
_mis	[
_mis ahorr	R
_mis alumn	R
_mis amig	R
_mis caden	P
_mis comp	R
_mis companer	R
_mis cos	P
_mis dat	C
_mis di	P
_mis enemig	P
_mis fot	[
_mis herman	S
_mis hij	X
_mis impuest	P
_mis lagrim	S
_mis niet	T
_mis nin	Y
_mis oj	R
_mis orar	S
_mis ovej	Q
_mis padr	W
_mis palabr	R
_mis pap	U
_mis pec	P
_mis suegr	P
_mis vecin	Q
_mis viej	S
_much	H
_much _be	[
_much _can	C
_much _do	C
_much _on	W
_much _should	P
_much _to	F
_much bs	C
_much caffein	C
_much high	D
_much milk	G
_much mone	G
_much notic	F
_much old	W
_much paint	J
_much past	C
_much per	E
_much protein	H
_much ram	E
_much storag	K
_much wat	C
_much wood	C
_much wow	C
_must	[
_must _be	[
_must _i	[
_must not	Y
_muy	V
_muy estrict	R
_muy joven	P
_muy lent	C
_my	[
_my 2003	E
_my _god	R
_my _in	R
_my abortion	P
_my abus	P
_my accent	Z
_my account	C
_my adult	[
_my aff	U
_my age	F
_my airpod	C
_my amazon	C
_my anxiou	P
_my appl	F
_my are	C
_my ars	C
_my ass	C
_my bab	Z
_my back	U
_my baptiz	Z
_my belov	U
_my best	Y
_my bik	C
_my birth	S
_my birthda	Z
_my bod	[
_my bon	W
_my boss	R
_my boy	Q
_my boyfriend	[
_my brain	[
_my breath	S
_my broth	[
_my brows	C
_my budd	S
_my bus	Y
_my cabbag	C
_my cag	C
_my cak	D
_my car	H
_my card	C
_my cat	C
_my child	[
_my church	Y
_my clarinet	J
_my class	[
_my classmat	T
_my cloth	Y
_my coach	R
_my coffe	C
_my colleagu	P
_my compan	[
_my countr	[
_my courgett	C
_my cousin	Y
_my cowork	W
_my cpu	C
_my cv	C
_my da	W
_my dad	Y
_my dat	H
_my daught	[
_my die	V
_my disabl	S
_my divorc	T
_my dog	F
_my dream	[
_my driv	[
_my ear	C
_my eba	C
_my economic	D
_my electric	D
_my email	L
_my emplo	C
_my enem	S
_my ex	[
_my ey	[
_my fac	W
_my faith	[
_my fam	[
_my fath	[
_my fault	Z
_my fenc	E
_my fianc	T
_my first	[
_my flight	[
_my food	C
_my foot	Y
_my friend	K
_my gay	V
_my girl	C
_my girlfriend	[
_my glass	C
_my grandchild	P
_my grandchildren	P
_my grandfath	Q
_my grandkid	S
_my grandm	C
_my grandmoth	R
_my grandp	R
_my grandparent	U
_my grandson	S
_my grocer	C
_my grown	Y
_my hair	P
_my hand	Z
_my head	[
_my health	[
_my hear	D
_my heart	[
_my hob	C
_my hobb	V
_my hollandais	F
_my hom	T
_my homework	C
_my horoscop	N
_my hous	[
_my husband	[
_my hydrange	G
_my ill	P
_my instagram	C
_my ip	K
_my ipad	E
_my iphon	C
_my job	[
_my kindl	D
_my landlord	Q
_my laptop	G
_my lat	Y
_my lawn	C
_my levothyroxin	C
_my lif	[
_my littl	[
_my location	E
_my login	C
_my look	Q
_my lov	R
_my manag	F
_my marr	T
_my mat	C
_my mattress	C
_my mind	[
_my mom	[
_my momm	W
_my mone	S
_my mortgag	C
_my moth	[
_my mouth	Q
_my nail	C
_my nam	[
_my naught	C
_my neighbor	W
_my nerv	S
_my netflix	C
_my new	[
_my nud	W
_my old	I
_my ord	C
_my own	Y
_my oyst	C
_my pain	P
_my parcel	C
_my parent	[
_my parrot	C
_my partn	[
_my passport	S
_my password	C
_my past	[
_my pastor	Y
_my patient	T
_my pension	C
_my peopl	W
_my period	[
_my pet	[
_my phon	C
_my phot	U
_my pictur	[
_my postcod	C
_my pr	X
_my pra	U
_my prim	C
_my print	C
_my problem	R
_my professor	P
_my promotion	C
_my rabbit	K
_my real	[
_my refund	C
_my religion	C
_my ris	C
_my rock	P
_my room	[
_my roommat	T
_my sav	Z
_my scan	U
_my screen	E
_my search	C
_my secret	T
_my securit	C
_my sheep	[
_my shein	C
_my shepherd	Q
_my shift	C
_my shop	M
_my short	C
_my sibl	Q
_my sick	P
_my sin	X
_my sist	[
_my skin	[
_my slack	C
_my son	[
_my soul	[
_my sourdough	C
_my spirit	S
_my spiritual	[
_my spong	C
_my spotif	G
_my spous	V
_my steer	G
_my stepdad	R
_my stepfath	T
_my stor	C
_my student	[
_my suf	P
_my surger	P
_my tablet	C
_my tax	C
_my teach	Y
_my tear	[
_my teen	[
_my teenag	[
_my temp	Z
_my test	W
_my testimon	Y
_my think	[
_my tim	[
_my toast	F
_my toddl	T
_my toilet	D
_my tomat	D
_my town	Z
_my train	C
_my transcript	C
_my tuition	C
_my twin	S
_my uncl	Q
_my ups	E
_my van	D
_my wash	S
_my wayf	C
_my wed	T
_my whil	C
_my wif	T
_my wit	X
_my word	[
_my work	S
_my yok	S
_my youth	R
_myself	[
_myself _for	R
_nos	P
_nos dej	Q
_nos hac	T
_nos vem	C
_o	V
_o _a	C
_o _de	Q
_o _di	U
_o _el	P
_o _en	R
_o _god	Q
_o _la	Q
_o _me	U
_o _my	[
_o _of	C
_o _por	[
_o _una	C
_o despu	C
_o gemin	J
_o hierb	C
_o negativ	C
_o no	[
_o sol	P
_o tijer	C
_o tr	W
_o variabl	C
_of	R
_of 1024	J
_of 17	D
_of 1764	G
_of 1812	C
_of 240	C
_of 340	C
_of ?man	[
_of _a	C
_of _an	H
_of _christian	R
_of _god	F
_of _him	S
_of _his	[
_of _me	[
_of _my	E
_of _myself	Z
_of _of	C
_of _our	V
_of _someon	P
_of _th	[
_of _that	C
_of _the	N
_of _thes	[
_of _us	H
_of _what	Z
_of _y	C
_of _you	[
_of _your	[
_of aaron	[
_of abraham	U
_of act	[
_of adam	[
_of address	F
_of advent	U
_of all	[
_of aluminium	C
_of am	Y
_of anarch	C
_of angel	X
_of anoth	T
_of answer	C
_of appendicit	C
_of arc	C
_of arimathe	U
_of atonement	T
_of attorne	C
_of austrail	D
_of australi	I
_of babel	[
_of babylon	[
_of bak	C
_of balloon	C
_of baruch	T
_of be	Y
_of bed	S
_of beef	F
_of bel	C
_of benjamin	W
_of bethesd	X
_of bethlehem	E
_of bitter	[
_of blood	[
_of blu	V
_of blue	C
_of booth	Y
_of boundar	I
_of brazil	C
_of bread	W
_of broth	M
_of buddh	C
_of burkin	F
_of but	F
_of cactu	C
_of cain	Z
_of calcium	I
_of can	C
_of canaan	S
_of canc	T
_of carbon	C
_of catan	H
_of celebrit	F
_of cha	F
_of chapt	C
_of chicag	C
_of chickenpox	H
_of child	V
_of chlorin	C
_of christ	[
_of church	V
_of cla	Z
_of clan	C
_of clown	C
_of colossian	T
_of comfort	W
_of confession	Q
_of congress	C
_of control	[
_of conversation	C
_of courgett	C
_of crap	C
_of creat	[
_of crow	C
_of cruel	F
_of cup	C
_of cyren	[
_of daniel	[
_of dark	Y
_of david	[
_of day	H
_of dedication	Q
_of deliver	C
_of denmark	C
_of denv	C
_of deuteronom	R
_of die	I
_of doom	F
_of dry	[
_of dut	C
_of each	J
_of east	[
_of eden	[
_of eg	I
_of egypt	Q
_of electric	C
_of eli	C
_of elijah	Z
_of elish	S
_of email	C
_of empir	G
_of endor	Z
_of ephesian	Q
_of ephesu	Q
_of esth	U
_of ethanol	C
_of ever	F
_of everyon	P
_of evil	X
_of exodu	Z
_of ezekiel	S
_of ezr	X
_of facebook	C
_of faith	[
_of fir	Y
_of fish	[
_of fl	[
_of flesh	Q
_of fold	C
_of follow	T
_of four	C
_of franc	F
_of fruit	Q
_of galatian	R
_of generou	C
_of genes	W
_of german	F
_of get	Q
_of glass	V
_of glor	[
_of gold	S
_of good	K
_of grac	[
_of great	[
_of ground	C
_of guadalup	[
_of habakkuk	S
_of hagga	S
_of hair	C
_of ham	W
_of hast	C
_of hat	[
_of heal	U
_of heaven	X
_of hebrew	S
_of hell	W
_of help	R
_of herod	Q
_of hol	R
_of hop	[
_of hose	X
_of host	[
_of ibuprofen	C
_of inception	C
_of inerti	C
_of iron	P
_of isaac	G
_of isaiah	T
_of israel	[
_of jacob	[
_of jainism	C
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
_of jordan	C
_of joseph	T
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
_of lag	G
_of lamb	J
_of lamentation	W
_of land	C
_of lawless	S
_of lebanon	R
_of legend	E
_of leon	C
_of lepros	P
_of leviticu	Q
_of lie	C
_of lif	[
_of light	X
_of limitation	I
_of ln	H
_of log	H
_of london	C
_of lord	C
_of los	P
_of lov	[
_of luk	[
_of lyric	K
_of malach	S
_of man	Q
_of manganes	G
_of mar	[
_of march	G
_of mark	[
_of marr	W
_of mat	C
_of matthew	V
_of meet	S
_of merc	[
_of merg	E
_of mexic	F
_of mic	C
_of micah	[
_of microsoft	C
_of milk	Z
_of miss	U
_of mitocondri	D
_of mitos	E
_of moab	T
_of mobil	E
_of mone	[
_of mormon	F
_of mos	[
_of moss	C
_of motion	C
_of muhammad	C
_of nacl	C
_of nahum	Z
_of nehemiah	S
_of new	J
_of nineveh	Y
_of noah	Z
_of nonsens	C
_of normal	H
_of numb	[
_of nyc	C
_of obadiah	[
_of object	K
_of octopu	C
_of offic	C
_of old	C
_of oliv	W
_of one	[
_of opheli	I
_of oth	S
_of ozymandi	C
_of paradis	J
_of parliament	C
_of passeng	C
_of paul	[
_of peac	[
_of peak	D
_of pearl	C
_of peer	C
_of peopl	T
_of persi	C
_of pet	Y
_of pharaoh	T
_of philemon	T
_of philippian	W
_of pickleball	K
_of population	C
_of pr	V
_of pra	[
_of prais	X
_of prim	C
_of prompt	J
_of proverb	U
_of psalm	V
_of pur	C
_of queen	C
_of quicksort	C
_of ram	C
_of refug	[
_of repent	Q
_of revelation	Z
_of roll	C
_of roman	Y
_of rubbish	K
_of russi	C
_of ruth	[
_of saint	[
_of salt	[
_of samari	T
_of samson	U
_of samuel	[
_of saul	W
_of sav	[
_of school	X
_of scot	C
_of screw	C
_of seven	C
_of severanc	C
_of shar	C
_of sharon	V
_of sheb	[
_of sikhism	C
_of silenc	[
_of silv	[
_of sin	[
_of sirach	S
_of sleep	E
_of smok	C
_of sodium	G
_of softwar	C
_of soil	C
_of solomon	[
_of speech	D
_of spid	C
_of stalingrad	C
_of stephen	[
_of ston	[
_of storag	C
_of strang	C
_of student	C
_of sug	H
_of sweet	I
_of swim	D
_of tabernacl	S
_of tan	C
_of tast	C
_of teko	S
_of tenet	C
_of tex	C
_of thank	Y
_of thermodynamic	C
_of theseu	C
_of think	C
_of thirt	C
_of thorn	V
_of thre	[
_of thron	C
_of thund	C
_of tim	[
_of titu	U
_of tobit	Q
_of transport	E
_of troop	C
_of tsushim	C
_of turin	X
_of two	[
_of tyr	[
_of und	C
_of undefin	C
_of uno	C
_of uptown	C
_of uranium	D
_of vanit	Y
_of verbos	D
_of versaill	C
_of vineg	C
_of vishnu	C
_of wait	[
_of wank	C
_of war	C
_of wat	Y
_of way	C
_of wealth	C
_of wis	S
_of woman	X
_of wood	[
_of work	W
_of world	G
_of wrath	T
_of x	C
_of zarephath	S
_of zechariah	R
_of zephaniah	T
_of zion	C
_ok	G
_ok _for	K
_ok _to	[
_ok boom	C
_ok cool	C
_ok googl	C
_oka	[
_oka _to	V
_on 34th	I
_on 787	H
_on _a	L
_on _an	E
_on _by	C
_on _god	V
_on _him	T
_on _his	[
_on _in	C
_on _it	C
_on _me	[
_on _my	X
_on _myself	E
_on _th	T
_on _the	[
_on _to	X
_on _which	C
_on _your	Y
_on aft	U
_on airpod	G
_on all	P
_on americ	C
_on android	C
_on ankl	C
_on answ	C
_on appl	G
_on arrival	C
_on averag	H
_on balcon	C
_on bank	C
_on be	C
_on bean	C
_on bedroom	C
_on black	J
_on ceil	C
_on charlott	F
_on chin	F
_on christm	[
_on chrom	C
_on climat	J
_on coat	C
_on credit	M
_on dog	C
_on drug	X
_on each	[
_on earth	I
_on easyjet	J
_on emirat	I
_on eyelid	C
_on fac	C
_on fee	F
_on fing	C
_on fir	[
_on firefox	C
_on fiv	E
_on food	V
_on frida	C
_on github	G
_on glass	D
_on good	[
_on heaven	C
_on high	F
_on hulu	C
_on ice	H
_on inst	C
_on instagram	[
_on international	N
_on ipad	F
_on itun	C
_on itv	K
_on jesu	Q
_on kindl	D
_on landlin	K
_on laptop	D
_on law	J
_on lif	R
_on liquid	D
_on mac	D
_on malt	[
_on mar	C
_on monda	D
_on mount	[
_on one	C
_on opena	E
_on oth	X
_on oven	C
_on parcel	I
_on peopl	R
_on phon	E
_on pizz	L
_on port	D
_on roast	L
_on samsung	K
_on sand	[
_on speakerphon	C
_on steel	F
_on stretch	E
_on student	C
_on sunda	S
_on sunshin	C
_on surfac	E
_on tiktok	C
_on titan	C
_on trent	G
_on trial	X
_on vacation	Q
_on wall	C
_on wat	Y
_on william	G
_on youtub	G
_on zoom	C
_or	E
_or 32gb	E
_or ?whom	C
_or _a	C
_or _be	G
_or _do	D
_or _just	E
_or _me	C
_or _someth	C
_or _the	P
_or _to	P
_or aft	C
_or anthropic	E
_or asi	H
_or bacterial	C
_or belt	L
_or bindw	M
_or blu	K
_or bottl	G
_or brogu	C
_or bullet	I
_or buy	L
_or canberr	M
_or chain	G
_or claud	C
_or clubmast	E
_or coffin	C
_or director	F
_or eczem	I
_or edt	C
_or effect	C
_or equal	E
_or extend	C
_or femal	C
_or fift	H
_or flip	C
_or freehold	C
_or glu	K
_or gra	C
_or high	K
_or judgment	C
_or less	C
_or machin	C
_or mesh	C
_or month	D
_or niec	C
_or no	E
_or not	G
_or physical	C
_or playstation	F
_or plywood	C
_or put	C
_or rhythm	C
_or sta	W
_or tail	C
_or tak	I
_or than	C
_or thre	[
_or treat	D
_our	[
_our _god	P
_our bab	U
_our boil	C
_our church	Y
_our da	X
_our fath	X
_our hom	V
_our hous	X
_our marr	Q
_our mone	P
_our new	F
_our own	W
_our pastor	S
_our sin	P
_our son	P
_our team	[
_our town	R
_our transgression	Q
_our wa	R
_our wed	Z
_par _cuand	W
_par _di	[
_par _el	[
_par _la	[
_par _las	I
_par _los	[
_par _mi	[
_par _mis	Q
_par _que	V
_par _quien	T
_par _ser	T
_par _un	V
_par _una	[
_par abr	C
_par adolescent	[
_par agradec	Q
_par alguien	T
_par ant	R
_par atr	Q
_par bien	P
_par bod	C
_par camb	T
_par cre	[
_par dar	R
_par decor	C
_par deportist	S
_par desped	R
_par dibuj	C
_par dorm	T
_par empez	Q
_par encontr	V
_par enojars	Q
_par espos	T
_par est	C
_par gan	U
_par gatit	C
_par habl	X
_par hombr	T
_par hoy	Y
_par iphon	C
_par ir	C
_par joven	Y
_par jug	P
_par leer	W
_par lig	C
_par mam	S
_par manan	C
_par matrimoni	U
_par mi	X
_par mot	I
_par mujer	X
_par nach	C
_par nad	C
_par navidad	C
_par nin	C
_par no	[
_par oj	C
_par oliv	C
_par orar	W
_par otr	W
_par ped	C
_par perr	C
_par perrit	C
_par pladur	C
_par punt	C
_par quint	D
_par renov	C
_par salv	P
_par segu	T
_par serv	Q
_par siempr	S
_par six	C
_par ten	[
_par ti	P
_par tod	Y
_par tomat	E
_par tortug	C
_par trabaj	P
_par viaj	P
_passag	Y
_passag _for	R
_pleas	C
_pleas _the	C
_pleas calculat	L
_pleas ignor	C
_pleas stop	F
_pod	Z
_pod _con	P
_pod _di	R
_pod _hac	W
_pod _mi	C
_pod _ser	S
_pod _un	X
_pod _una	X
_pod camb	Z
_pod com	X
_pod comulg	Q
_pod congel	C
_pod cre	Q
_pod dej	V
_pod ir	T
_pod orar	R
_pod pag	Q
_pod par	R
_pod perdon	P
_pod sal	Q
_pod serv	S
_pod ten	V
_pod tod	P
_pod tom	U
_pod trabaj	U
_pod usar	P
_pod ver	R
_pod viv	Q
_pod volv	P
_por	S
_por _di	Z
_por _dond	P
_por _el	X
_por _la	[
_por _las	C
_por _lo	S
_por _los	[
_por _mi	[
_por _mis	S
_por _que	L
_por _quien	[
_por _ser	T
_por _su	R
_por _sus	U
_por _un	[
_por _una	[
_por alg	V
_por aparc	C
_por cient	C
_por conveni	C
_por cre	Q
_por cualqu	Y
_por dentr	U
_por diner	S
_por eight	C
_por exces	F
_por falt	Q
_por fe	[
_por fin	V
_por fuer	R
_por graci	R
_por hor	C
_por jesu	P
_por kil	L
_por mal	Q
_por men	C
_por mi	P
_por much	R
_por nad	V
_por no	T
_por nosotr	P
_por nuestr	P
_por obr	P
_por ojo	T
_por orden	C
_por otr	S
_por person	C
_por plat	P
_por primer	C
_por punt	C
_por ten	P
_por ti	Q
_por tod	[
_por trabaj	P
_por usted	P
_por vient	C
_por vist	T
_por whatsap	[
_que	S
_que ?porqu	C
_que _a	U
_que _deb	Q
_que _di	Z
_que _en	Q
_que _hac	[
_que _hay	[
_que _la	[
_que _las	V
_que _le	E
_que _les	Q
_que _lo	X
_que _los	K
_que _me	[
_que _mi	E
_que _mis	R
_que _nos	T
_que _pod	U
_que _se	F
_que _ser	N
_que _su	Q
_que _teng	[
_que _tien	V
_que _tu	X
_que _un	T
_que _y	C
_que _yo	[
_que abraham	R
_que aceit	E
_que acus	Q
_que admitan	C
_que ama	V
_que animal	V
_que ano	C
_que anunci	P
_que apedr	P
_que app	C
_que aprend	U
_que aran	C
_que ardi	U
_que ayud	P
_que baj	P
_que buen	S
_que busc	P
_que cant	R
_que cas	C
_que cay	S
_que color	C
_que com	E
_que comen	C
_que comi	S
_que construy	R
_que construyeron	C
_que cos	P
_que cre	[
_que crey	S
_que cri	R
_que cuid	P
_que cumpl	P
_que da	P
_que dec	C
_que dej	U
_que dia	[
_que dicen	P
_que dig	U
_que dio	Q
_que ech	S
_que edad	Y
_que el	T
_que ell	T
_que encontr	P
_que engan	P
_que ensen	[
_que enterr	R
_que entr	Q
_que escondi	Q
_que escrib	Z
_que escribi	P
_que esper	P
_que est	W
_que estab	Q
_que estan	Q
_que esto	T
_que estuv	P
_que filosof	C
_que gan	[
_que gritab	R
_que ha	W
_que habi	Q
_que habl	[
_que hablan	V
_que hac	C
_que hacen	U
_que haci	S
_que hacian	V
_que hag	Q
_que hagan	Q
_que hay	T
_que hic	V
_que hicieron	Q
_que histori	Q
_que hor	C
_que huy	S
_que idiom	C
_que iglesi	R
_que ir	T
_que jacob	Q
_que jesu	Z
_que jos	P
_que jug	C
_que juzg	Q
_que leer	[
_que lenguaj	E
_que libr	Z
_que lind	[
_que llam	P
_que llev	P
_que llor	R
_que llorab	P
_que lloran	X
_que lluev	U
_que maldij	P
_que man	P
_que manan	S
_que mand	S
_que mat	U
_que matab	P
_que milagr	P
_que minti	R
_que mois	Q
_que mont	Q
_que mor	[
_que movi	T
_que much	Q
_que mueren	Q
_que mujer	P
_que murieron	P
_que nac	[
_que nadi	U
_que no	Z
_que nunc	R
_que obedec	P
_que odi	Q
_que odiaban	P
_que orar	[
_que otr	P
_que pa	P
_que pabl	U
_que pag	T
_que part	R
_que pas	[
_que pec	T
_que perd	P
_que perdi	Q
_que perdon	Q
_que permit	R
_que pid	W
_que pidi	S
_que piedr	C
_que piens	U
_que pierd	C
_que pintur	C
_que pon	[
_que porqueri	C
_que pregunt	Q
_que prest	P
_que prometi	P
_que puebl	P
_que pus	Q
_que qued	F
_que quem	T
_que queri	U
_que querian	Q
_que quier	[
_que quis	U
_que quit	S
_que rechaz	Q
_que regan	T
_que respir	Q
_que resucit	T
_que rez	V
_que ris	C
_que rob	R
_que rompi	R
_que sac	R
_que sal	U
_que sali	S
_que salomon	R
_que salv	Q
_que san	R
_que sea	R
_que sean	[
_que sembr	C
_que sent	P
_que ser	J
_que si	U
_que siembr	T
_que sig	P
_que sign	C
_que significan	R
_que simboliz	U
_que sirv	T
_que son	C
_que sufr	Q
_que sufren	S
_que sufri	Q
_que sum	K
_que sustituy	C
_que tablet	C
_que tal	C
_que te	[
_que teng	W
_que teni	R
_que tienen	P
_que toc	P
_que tod	V
_que tom	U
_que tornill	C
_que tra	Q
_que trabaj	S
_que trabajab	P
_que traicion	P
_que trat	S
_que tuv	Q
_que tuvieron	Q
_que uno	X
_que va	C
_que vendi	S
_que ver	C
_que vien	W
_que vio	P
_que visit	R
_que vitamin	C
_que viv	U
_que vivi	Q
_que volvi	Q
_que voy	R
_que vuel	G
_que vuelv	[
_que ya	P
_quien	L
_quien _le	S
_quien _lo	[
_quien _me	Y
_quien _se	[
_quien cre	P
_quien dec	C
_quien descubri	C
_quien er	U
_quien escribi	I
_quien gan	C
_quien hac	C
_quien invent	C
_quien mand	S
_quien mat	[
_quien meti	C
_quien mor	[
_quien no	Y
_quien pele	C
_quien perdi	P
_quien sal	C
_quien sali	C
_quien ser	[
_quien te	G
_quien tuv	P
_quien usa	C
_quien va	I
_quien vot	[
_real	P
_real _just	C
_real happen	T
_right	[
_right _and	P
_right _for	Y
_right _in	C
_right _of	C
_right _to	[
_right hand	Q
_right lol	C
_right now	W
_sa	I
_sa _he	S
_sa _i	U
_sa _she	S
_sa _the	U
_sa deliver	C
_sa fatal	F
_sa gam	C
_sa item	G
_sa no	P
_sa not	G
_sa sae30	J
_sa thank	T
_said	H
_said _i	C
_said _it	[
_said _someth	[
_said _the	T
_said no	R
_said sorr	Q
_said yes	Y
_say	N
_say _about	[
_say _at	C
_say _god	[
_say _i	[
_say _in	G
_say _ok	C
_say _someth	C
_say _the	C
_say _to	Q
_say banan	C
_say ch	I
_say good	I
_say incorrect	J
_say no	[
_say sorr	Y
_say thank	C
_scriptur	[
_scriptur _be	R
_scriptur _for	[
_se	T
_se _com	U
_se _deb	P
_se _dec	C
_se _la	T
_se _le	N
_se _les	Q
_se _lo	X
_se _los	P
_se _me	C
_se _pod	I
_se _que	S
_se _ser	[
_se abran	C
_se abri	S
_se acab	[
_se acost	R
_se ahog	Q
_se ahorc	[
_se alegr	Q
_se alej	S
_se angustien	S
_se apag	C
_se apareci	Q
_se apartar	Q
_se arrepient	R
_se arrepinti	S
_se arrodill	S
_se avecin	C
_se ban	J
_se bautiz	Q
_se burl	S
_se burlan	W
_se cae	X
_se caen	[
_se calcul	C
_se cambi	C
_se cans	Q
_se cas	[
_se casan	U
_se cay	V
_se cayeron	T
_se celebr	G
_se com	C
_se comi	U
_se comieron	Q
_se contradicen	P
_se convirti	U
_se cre	R
_se cuec	C
_se cumpli	P
_se demor	P
_se detuv	Q
_se disfraz	R
_se dividi	R
_se divorci	T
_se divorcian	Q
_se durmi	P
_se ech	R
_se enoj	S
_se equivoc	W
_se escap	T
_se escondi	R
_se escrib	C
_se escribi	[
_se est	U
_se ha	Q
_se habl	C
_se hac	K
_se hacen	C
_se hierv	J
_se humill	V
_se hund	C
_se hundi	Q
_se iba	R
_se jubil	U
_se jueg	C
_se lav	V
_se limpi	C
_se llam	R
_se llamab	S
_se llamaban	Q
_se llamar	Q
_se lleg	U
_se llev	Q
_se mat	W
_se met	U
_se meti	S
_se mont	C
_se mor	[
_se muev	C
_se olvid	U
_se os	T
_se pegu	C
_se pel	P
_se pelean	R
_se perdi	W
_se pierd	W
_se podan	D
_se pon	C
_se qued	D
_se quej	S
_se quem	U
_se quier	Q
_se quis	R
_se quit	S
_se rasc	C
_se rasg	T
_se rebel	P
_se regal	C
_se rieg	C
_se rien	[
_se rio	U
_se rompi	V
_se salv	X
_se salvan	X
_se sec	[
_se secan	C
_se separ	P
_se separan	P
_se ser	P
_se si	X
_se sient	Q
_se suicid	Q
_se tap	D
_se tard	T
_se tom	M
_se tramit	C
_se va	[
_se ve	Q
_se volvi	T
_segun	U
_segun _el	R
_segun _la	Q
_segun jesu	P
_ser	X
_ser 15	D
_ser _a	Q
_ser _al	P
_ser _and	C
_ser _com	[
_ser _con	Q
_ser _de	[
_ser _del	[
_ser _di	W
_ser _el	C
_ser _en	P
_ser _la	J
_ser _lo	R
_ser _mas	S
_ser _mi	[
_ser _muy	[
_ser _par	T
_ser _que	Q
_ser _ser	[
_ser _su	P
_ser _tu	C
_ser _un	C
_ser _una	C
_ser _y	P
_ser abraham	P
_ser abuel	P
_ser aburrid	Z
_ser adulteri	R
_ser agradecid	R
_ser alcoholic	P
_ser alt	C
_ser amabl	T
_ser amor	Q
_ser ant	T
_ser ate	P
_ser biblic	P
_ser buen	[
_ser cain	P
_ser cieg	R
_ser controlador	R
_ser cort	[
_ser crist	S
_ser cristian	P
_ser dar	Q
_ser debil	Q
_ser destruid	Q
_ser dificil	S
_ser egoist	Q
_ser eli	P
_ser esclav	R
_ser est	[
_ser etern	P
_ser evangelic	P
_ser falt	T
_ser feliz	S
_ser fift	H
_ser fuert	P
_ser gananci	Q
_ser gay	Q
_ser grand	R
_ser hall	T
_ser hech	P
_ser hij	P
_ser hombr	S
_ser humild	S
_ser important	P
_ser imposibl	V
_ser injust	U
_ser jesu	Q
_ser joven	P
_ser juan	P
_ser jud	P
_ser judi	P
_ser just	S
_ser literal	Q
_ser llen	P
_ser luz	T
_ser machist	Z
_ser mal	[
_ser mam	S
_ser mans	Q
_ser mas	T
_ser matrimoni	P
_ser mayor	X
_ser mediador	W
_ser mejor	Z
_ser melquisedec	P
_ser mercuri	D
_ser milit	R
_ser mio	Q
_ser much	P
_ser muj	Q
_ser necesari	R
_ser negr	P
_ser nin	X
_ser novi	C
_ser pabl	P
_ser pacient	Q
_ser padr	Q
_ser pap	P
_ser pastor	R
_ser pec	[
_ser perdon	P
_ser perfect	R
_ser plan	S
_ser pobr	P
_ser polici	P
_ser posibl	R
_ser pur	R
_ser real	Y
_ser rein	Z
_ser rey	R
_ser ric	P
_ser sabi	R
_ser salv	T
_ser san	[
_ser sant	[
_ser santiag	P
_ser senal	P
_ser seven	C
_ser sierv	P
_ser simon	C
_ser sol	R
_ser sold	Q
_ser tan	S
_ser tard	[
_ser templ	R
_ser testig	P
_ser tran	R
_ser valient	Q
_ser vanidad	X
_ser verdad	P
_sh	X
_shall	[
_shall _be	T
_shall not	[
_she	[
_she _be	Y
_she _doesnt	T
_she _hav	[
_she _wont	S
_she die	V
_should	Y
_should _a	J
_should _an	L
_should _be	C
_should _christian	V
_should _hav	U
_should _i	S
_should _we	[
_should _you	[
_should health	C
_show	C
_show _in	J
_show _me	K
_show _with	C
_show apartment	C
_show cancell	H
_show math	I
_show paramount	I
_show tim	C
_signific _el	[
_signific _la	C
_signific _que	Q
_signific _ser	Q
_signific hij	Q
_signific lord	P
_signific ten	C
_so	T
_so ?man	[
_so _it	C
_so _much	Q
_so ang	R
_so bad	Q
_so depress	P
_so dumb	C
_so eas	[
_so far	C
_so fat	C
_so happ	Q
_so hard	R
_so hot	E
_so important	X
_so kat	C
_so long	Y
_so mad	U
_so old	C
_so sad	S
_so slow	C
_so small	N
_so static	C
_so tir	V
_so wind	C
_sobr	Q
_sobr _el	U
_sobr _la	N
_sobr _las	Q
_sobr _los	R
_sobr _mi	C
_sobr _ser	Q
_sobr compart	U
_sobr est	P
_sobr jesu	Q
_sobr ti	P
_sobr tod	P
_someon	[
_someon ?who	[
_someon _a	U
_someon _at	P
_someon _be	W
_someon _by	R
_someon _i	V
_someon _in	Y
_someon _on	C
_someon _to	Y
_someon _with	V
_someon break	R
_someon die	Z
_someon els	Z
_someon explain	C
_someon lik	P
_someon post	U
_someon put	W
_someon steal	S
_someth	C
_someth _be	W
_someth _from	P
_someth _i	S
_someth _in	C
_someth _to	Q
_someth els	C
_someth funn	C
_someth sil	C
_someth terribl	Q
_su	[
_su abuel	P
_su beb	P
_su cabez	T
_su camin	P
_su cas	R
_su corazon	Q
_su espos	P
_su herenci	Q
_su herman	R
_su hij	T
_su madr	P
_su marid	V
_su mor	Q
_su muj	Q
_su nombr	P
_su novi	R
_su padr	V
_su pap	R
_su propi	P
_su puebl	P
_su rop	Q
_su sangr	R
_su tiemp	R
_su tierr	Q
_su vid	Q
_su vin	P
_sus	[
_sus capital	C
_sus frut	Q
_sus herman	V
_sus hij	Y
_sus man	P
_sus manch	Y
_tell	C
_tell _if	C
_tell _me	C
_tell _my	[
_tell _the	R
_tell all	C
_tell dvl	D
_tell peopl	T
_tell real	K
_teng	[
_teng _el	P
_teng _la	P
_teng _par	T
_teng _que	Y
_teng _un	L
_teng _una	X
_teng amig	P
_teng canc	Q
_teng depresion	P
_teng diner	P
_teng dud	T
_teng gan	Q
_teng mal	P
_teng novi	P
_teng plat	Q
_teng rabi	Q
_teng sed	P
_teng temor	R
_teng thirt	R
_teng tiemp	T
_th	C
_th _a	T
_th _be	C
_th _just	C
_th _on	C
_th _th	C
_th _the	C
_th _to	P
_th anymor	U
_th app	C
_th articl	K
_th bab	C
_th box	C
_th child	P
_th cup	[
_th dad	S
_th day	X
_th email	I
_th garbag	F
_th gde	J
_th going	C
_th gpt	C
_th hand	U
_th head	C
_th hous	[
_th jacket	N
_th kiss	C
_th land	R
_th lin	C
_th messag	C
_th month	U
_th morn	C
_th moth	R
_th now	H
_th offlin	I
_th old	C
_th own	F
_th phon	X
_th rubbish	M
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
_that	L
_that _be	[
_that _do	K
_that _dont	C
_that _god	[
_that _hav	G
_that _he	R
_that _i	[
_that _im	[
_that _isnt	C
_that _ive	C
_that _my	V
_that _sa	K
_that _the	K
_that _you	M
_that begin	C
_that bord	F
_that deliv	J
_that fall	Y
_that fl	M
_that fold	C
_that go	C
_that goldfish	C
_that hospital	J
_that identif	H
_that jesu	[
_that land	C
_that mean	C
_that movi	E
_that ot	D
_that pay	I
_that renam	D
_that revers	C
_that rhym	D
_that skip	N
_that start	J
_that tak	P
_that tonight	C
_the	W
_the 100m	L
_the 14th	G
_the 1990s	C
_the 2010	K
_the 2016	L
_the 27th	C
_the 90s	J
_the _be	X
_the _bibl	[
_the _by	C
_the _christian	Q
_the _do	U
_the _get	C
_the _god	V
_the _hav	T
_the _it	C
_the _just	Z
_the _may	R
_the _right	[
_the _said	T
_the _say	R
_the _us	C
_the _will	X
_the _wont	T
_the _would	T
_the _wrong	Z
_the abov	D
_the actress	J
_the admin	F
_the age	[
_the airport	U
_the airsp	J
_the alphabet	C
_the alt	[
_the angel	[
_the animal	[
_the annunciation	V
_the anoint	[
_the answ	P
_the ant	[
_the antichrist	[
_the apocalyps	R
_the apocryph	V
_the apostl	[
_the apostroph	C
_the app	C
_the appendix	C
_the archangel	[
_the are	G
_the ark	[
_the arm	[
_the arra	N
_the ascension	V
_the atm	C
_the aztec	C
_the bab	[
_the babylonian	Q
_the background	C
_the ball	C
_the ballot	J
_the bank	E
_the baptiz	[
_the barcod	G
_the bath	C
_the battl	[
_the beach	[
_the bear	E
_the beast	[
_the beatitud	[
_the beaut	Q
_the bed	[
_the bedroom	C
_the begin	T
_the bel	[
_the bell	C
_the bereav	T
_the berlin	C
_the best	T
_the bhagavad	C
_the big	P
_the bin	C
_the bird	I
_the birth	T
_the black	C
_the blam	Q
_the bless	Q
_the blind	X
_the blond	J
_the blood	[
_the bmi	G
_the boat	[
_the bod	E
_the book	[
_the boston	C
_the boy	T
_the bpm	C
_the branch	Y
_the bread	[
_the break	[
_the brid	X
_the bring	C
_the brit	E
_the brokenheart	S
_the bronz	Z
_the budget	C
_the build	V
_the burn	[
_the bus	C
_the butl	D
_the button	C
_the caa	J
_the cabinet	C
_the call	[
_the camel	R
_the camp	V
_the canaanit	W
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
_the cheap	E
_the cheat	T
_the chicken	C
_the child	Z
_the chord	H
_the church	[
_the cimarron	C
_the cit	[
_the cla	T
_the clock	C
_the cloud	U
_the coach	C
_the cob	C
_the coconut	H
_the color	S
_the corn	C
_the cornerston	Y
_the correct	G
_the cost	[
_the couch	[
_the council	X
_the count	C
_the countr	S
_the covenant	[
_the critiqu	C
_the cross	[
_the crowd	P
_the crown	C
_the croydon	G
_the crucibl	C
_the crucif	V
_the current	C
_the curtain	C
_the cut	Z
_the danub	C
_the dark	C
_the dashboard	C
_the dat	J
_the day	C
_the deep	S
_the demon	Q
_the depth	[
_the derivativ	D
_the desert	[
_the devil	[
_the die	[
_the differenc	C
_the discipl	C
_the divorc	Y
_the doctor	[
_the dog	C
_the donke	K
_the door	[
_the doorpost	W
_the download	C
_the dragon	Y
_the dream	[
_the driv	C
_the dust	P
_the dyson	J
_the ear	[
_the earth	[
_the earthquak	C
_the east	[
_the eat	C
_the edomit	Q
_the egyptian	C
_the eiffel	G
_the eld	W
_the elect	[
_the election	C
_the employe	F
_the empt	T
_the end	J
_the engagement	Y
_the england	C
_the english	I
_the ephesian	S
_the ethiopian	X
_the eu	C
_the eur	C
_the eurost	G
_the evangelist	Z
_the everlast	T
_the exil	[
_the exodu	[
_the eye	Y
_the faith	C
_the falkland	C
_the fall	V
_the fam	[
_the farm	[
_the fast	I
_the fat	Z
_the fath	[
_the fear	Q
_the feast	X
_the field	[
_the fier	Q
_the fig	[
_the filt	J
_the fir	[
_the first	P
_the firstborn	[
_the fish	R
_the fiv	Q
_the fl	C
_the flesh	W
_the flight	C
_the flood	[
_the follow	C
_the font	E
_the fool	Q
_the foolish	V
_the foot	G
_the ford	C
_the forehead	Z
_the foreign	Q
_the foundation	T
_the four	[
_the fourth	C
_the fox	C
_the french	H
_the fridg	C
_the friend	Q
_the front	G
_the fruit	[
_the funeral	P
_the futur	[
_the g7	C
_the gam	[
_the gang	S
_the gap	[
_the garden	X
_the gat	[
_the gather	C
_the gentil	Z
_the giant	W
_the gift	T
_the girl	J
_the giv	W
_the glor	S
_the goat	C
_the godfath	C
_the gold	C
_the golden	[
_the golf	D
_the good	C
_the gospel	[
_the government	C
_the grav	Y
_the gravit	C
_the great	K
_the green	C
_the ground	[
_the groundhog	E
_the guy	C
_the hair	U
_the half	C
_the hand	W
_the harp	[
_the harv	R
_the head	[
_the heart	L
_the heaven	R
_the hell	F
_the high	[
_the hill	U
_the hittit	S
_the hiv	C
_the hobbit	C
_the hol	[
_the holida	Q
_the hom	R
_the homeless	U
_the horizon	D
_the hospital	[
_the hot	F
_the hour	R
_the hous	Z
_the household	V
_the hudson	C
_the human	C
_the humbl	S
_the hundr	C
_the hungr	R
_the hurrican	X
_the husband	Z
_the hypotenus	D
_the icu	S
_the ideal	N
_the idol	Q
_the ignition	C
_the incubation	H
_the ind	H
_the industrial	L
_the ingredient	H
_the inheritanc	U
_the inn	X
_the innocent	[
_the internet	[
_the israelit	W
_the jail	Y
_the japanes	L
_the jew	[
_the job	[
_the john	L
_the jok	C
_the jordan	[
_the joy	R
_the judg	V
_the judgment	Q
_the ke	W
_the keyboard	J
_the kill	C
_the king	[
_the kingdom	X
_the kit	H
_the kitchen	C
_the knob	C
_the know	T
_the la	C
_the lak	[
_the lam	X
_the lamb	M
_the lamp	S
_the land	[
_the languag	C
_the last	J
_the laugh	W
_the law	[
_the lawn	N
_the lead	C
_the least	[
_the lep	S
_the lesson	Y
_the levit	[
_the liber	C
_the lich	C
_the lie	C
_the lif	X
_the lifespan	C
_the light	C
_the lin	E
_the lion	[
_the littl	R
_the lock	J
_the locust	[
_the log	E
_the long	[
_the look	C
_the lord	[
_the lost	I
_the lott	D
_the lotter	[
_the louisian	C
_the loung	C
_the lov	D
_the low	[
_the m25	C
_the maccabe	R
_the mag	[
_the maginot	C
_the magnificat	[
_the mak	V
_the man	[
_the mark	[
_the marshall	C
_the mast	C
_the matrix	C
_the maximum	J
_the mean	G
_the meek	Q
_the meet	C
_the memb	C
_the menu	F
_the messag	Z
_the messiah	[
_the microphon	C
_the microwav	J
_the middl	C
_the might	U
_the militar	Y
_the mill	C
_the millennium	[
_the minimum	G
_the miracl	C
_the mitochondri	C
_the mon	C
_the mone	[
_the month	R
_the moon	C
_the mor	C
_the morn	[
_the most	N
_the moth	R
_the motorwa	C
_the mount	Z
_the mountain	[
_the mouth	T
_the mud	U
_the muffin	C
_the mumm	C
_the nak	D
_the nam	H
_the narrator	F
_the nation	[
_the nba	G
_the net	P
_the network	D
_the new	C
_the next	C
_the night	W
_the nobl	C
_the north	X
_the northern	C
_the now	C
_the nth	C
_the numb	T
_the nun	C
_the ocean	V
_the offer	Q
_the offic	C
_the oil	T
_the old	[
_the omen	C
_the onl	S
_the oppress	V
_the orang	D
_the original	D
_the osc	C
_the oth	L
_the outsid	E
_the ox	U
_the parabl	Z
_the part	V
_the passov	[
_the past	[
_the pavement	D
_the peac	Q
_the peopl	[
_the periodic	C
_the person	C
_the pharise	T
_the philippin	C
_the philistin	[
_the phon	M
_the pickup	I
_the pierc	S
_the pill	Z
_the pixel	G
_the pizz	J
_the plagu	X
_the planet	[
_the plot	C
_the plural	C
_the point	[
_the polic	S
_the polit	F
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
_the preach	[
_the premium	J
_the present	C
_the president	C
_the prim	C
_the priz	[
_the prodigal	V
_the prom	G
_the promis	[
_the prop	C
_the prophet	W
_the prostitut	V
_the pump	J
_the pur	V
_the purpos	W
_the queen	U
_the quick	M
_the quran	C
_the rabbit	C
_the rac	[
_the rain	Z
_the rainbow	R
_the rainfor	C
_the raptur	Z
_the raven	C
_the real	C
_the receipt	C
_the red	[
_the rent	V
_the resurrect	[
_the rich	[
_the righteou	Y
_the ris	Z
_the riv	[
_the road	[
_the rock	[
_the rod	[
_the roman	C
_the roof	[
_the root	V
_the rosar	[
_the rout	C
_the royal	W
_the ruin	Y
_the rul	C
_the run	H
_the sabbath	[
_the saf	C
_the saint	[
_the sam	R
_the samaritan	Q
_the samsung	G
_the sand	[
_the sanhedrin	V
_the scarlet	C
_the school	[
_the scor	D
_the scrib	[
_the scroll	[
_the sd	C
_the sea	D
_the search	C
_the second	L
_the secret	[
_the senat	C
_the sermon	U
_the serpent	V
_the serv	C
_the servant	Q
_the set	C
_the seven	[
_the seventh	X
_the shadow	X
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
_the skin	F
_the sky	L
_the small	C
_the smell	J
_the snak	M
_the soft	C
_the sold	R
_the son	[
_the song	G
_the soul	[
_the sourc	G
_the south	[
_the sow	U
_the sp	S
_the spanish	C
_the speak	H
_the spin	J
_the spirit	[
_the spleen	C
_the spotless	C
_the star	C
_the start	I
_the steam	C
_the stock	[
_the ston	[
_the stop	C
_the stor	V
_the storm	X
_the street	[
_the strip	E
_the strong	C
_the subject	C
_the submarin	C
_the suf	P
_the sum	C
_the sun	C
_the sup	P
_the suprem	C
_the swap	E
_the sword	Y
_the synagogu	R
_the tabernacl	[
_the tabl	[
_the tablet	[
_the tak	W
_the takeawa	C
_the talent	S
_the talk	V
_the tall	C
_the tank	F
_the tax	[
_the team	[
_the temp	C
_the templ	[
_the temptation	C
_the ten	[
_the tent	T
_the testament	C
_the text	C
_the them	C
_the thief	P
_the thing	V
_the think	Q
_the third	U
_the thre	[
_the thron	[
_the ticket	C
_the tiktok	C
_the tim	J
_the tomb	[
_the tongu	[
_the totem	C
_the tow	C
_the train	I
_the transfiguration	[
_the tre	[
_the treat	C
_the trib	X
_the tribulation	S
_the trick	L
_the trinit	[
_the tripitak	C
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
_the univers	S
_the unjust	S
_the updat	C
_the usa	M
_the use	[
_the valle	S
_the veil	Q
_the vik	C
_the villain	C
_the vin	U
_the vineyard	[
_the virgin	Y
_the vision	[
_the voic	C
_the vot	F
_the wall	[
_the want	S
_the war	[
_the wash	I
_the wat	R
_the way	[
_the weak	[
_the weath	D
_the wed	[
_the weeknd	C
_the well	S
_the weth	D
_the wh	I
_the whal	[
_the whirlwind	U
_the whit	R
_the whol	[
_the wick	[
_the widow	V
_the width	G
_the wif	W
_the wilder	V
_the win	K
_the wind	Z
_the window	[
_the wis	Y
_the witch	U
_the wither	P
_the woman	Z
_the womb	X
_the word	R
_the work	[
_the world	K
_the worm	X
_the worship	P
_the worst	T
_the year	T
_the yok	Q
_the young	U
_the zeppelin	E
_the zip	C
_them	[
_them _from	H
_them _with	W
_ther	R
_ther ?when	S
_ther _a	C
_ther _an	C
_ther _be	[
_ther _for	T
_ther _so	[
_ther _to	C
_ther any	C
_ther bot	H
_ther fog	C
_ther going	C
_ther two	X
_thes	S
_thes bullet	F
_thes thing	C
_thos	[
_thos ?who	[
_thos _he	P
_tien	G
_tien _di	U
_tien _el	C
_tien _la	C
_tien _su	W
_tien _un	C
_tien _una	C
_tien alzheim	T
_tien canc	S
_tien chil	C
_tien jordan	C
_tien novi	[
_tien otr	R
_tien perdon	Q
_tien pod	V
_tien san	D
_tien sentid	[
_tien shakir	C
_tien temor	P
_tien vox	D
_to	R
_to 20	C
_to 200	C
_to 2dp	H
_to 5k	C
_to 80	C
_to ?whom	[
_to _a	E
_to _an	W
_to _anyon	C
_to _be	Z
_to _do	M
_to _get	U
_to _god	[
_to _hav	[
_to _her	P
_to _him	Q
_to _his	W
_to _it	C
_to _its	[
_to _let	H
_to _me	[
_to _my	[
_to _our	X
_to _say	W
_to _show	[
_to _someon	[
_to _tell	X
_to _th	F
_to _the	Z
_to _them	C
_to _thos	U
_to _us	[
_to _you	[
_to _your	[
_to abraham	S
_to accept	[
_to act	[
_to advertis	I
_to all	[
_to amand	C
_to ang	X
_to anoth	[
_to answ	I
_to ap	K
_to apologiz	[
_to appeal	C
_to ask	I
_to australi	G
_to avoid	C
_to babylon	U
_to bal	F
_to bar	C
_to beat	C
_to becom	P
_to bed	X
_to beg	Q
_to believ	Y
_to ben	C
_to bethlehem	Q
_to bevel	C
_to bl	C
_to block	K
_to boil	I
_to borrow	R
_to break	U
_to bring	C
_to build	[
_to burn	C
_to buy	H
_to caes	[
_to cair	G
_to call	S
_to calm	S
_to cambridg	C
_to cast	[
_to celebrat	Z
_to cent	C
_to centimetr	H
_to chang	[
_to charit	[
_to chicag	M
_to child	T
_to chnag	D
_to choos	V
_to church	Q
_to cinqu	C
_to com	Z
_to compet	C
_to compil	F
_to confess	Y
_to contor	F
_to control	Z
_to copyright	C
_to count	C
_to court	[
_to cry	Y
_to curl	C
_to cut	R
_to damascu	[
_to danc	Y
_to darlington	M
_to dat	[
_to dav	C
_to david	V
_to deal	[
_to decimal	D
_to declar	C
_to declin	F
_to defrost	H
_to delet	C
_to die	[
_to dog	C
_to doll	C
_to drink	[
_to driv	J
_to dry	C
_to duba	N
_to dust	T
_to e10	G
_to each	Q
_to egypt	[
_to emmau	[
_to emplo	F
_to end	[
_to english	C
_to enjo	S
_to eur	D
_to everyon	Q
_to evolv	D
_to excel	N
_to exit	C
_to fac	Y
_to factor	G
_to fahrenheit	J
_to faith	T
_to feed	M
_to feel	Q
_to fift	F
_to fight	[
_to fill	G
_to find	[
_to fir	R
_to fix	D
_to flat	I
_to fly	G
_to fold	H
_to follow	X
_to forgiv	X
_to fourteen	H
_to franc	I
_to french	K
_to gbp	C
_to german	M
_to gif	D
_to gitlab	J
_to giv	[
_to gloss	C
_to gmt	C
_to go	V
_to googl	C
_to gram	H
_to greg	C
_to hang	C
_to hast	C
_to hat	U
_to hear	Q
_to heathrow	C
_to heaven	[
_to hectar	C
_to hell	Z
_to help	W
_to hold	C
_to honor	R
_to hundr	C
_to hurt	P
_to improv	H
_to int	I
_to introduc	C
_to iphon	H
_to ireland	M
_to jerusalem	Z
_to jesu	Z
_to jewell	C
_to jfk	C
_to joseph	Y
_to judg	S
_to jump	M
_to keep	[
_to kil	C
_to kill	F
_to king	Z
_to km	J
_to know	T
_to lay	P
_to lead	[
_to learn	M
_to leas	C
_to leav	T
_to lie	[
_to lif	Y
_to lift	Y
_to listen	[
_to liv	[
_to look	M
_to lov	C
_to low	C
_to luton	H
_to main	D
_to mak	X
_to mar	X
_to market	C
_to marr	[
_to marseill	I
_to mass	[
_to match	L
_to medin	D
_to meet	C
_to metr	C
_to mil	C
_to milk	K
_to mirror	C
_to ml	C
_to mm	C
_to moab	S
_to moon	C
_to mourn	Y
_to mov	[
_to mp3	G
_to mymath	H
_to neut	E
_to new	E
_to nic	C
_to normal	G
_to numb	Z
_to obe	Y
_to one	Q
_to open	V
_to ord	H
_to oth	Y
_to oxford	K
_to pack	L
_to parent	X
_to patm	C
_to paul	W
_to pay	C
_to pc	C
_to peel	E
_to peopl	W
_to pharaoh	R
_to photoshop	K
_to pla	I
_to plant	C
_to pra	[
_to prison	X
_to pronounc	C
_to propos	Z
_to protect	U
_to prun	C
_to put	C
_to queenstown	C
_to quit	[
_to reach	F
_to read	[
_to receiv	P
_to record	D
_to refreez	C
_to regist	C
_to regrout	E
_to remov	C
_to repeat	T
_to repent	[
_to replac	C
_to resign	I
_to respra	C
_to rest	[
_to restart	C
_to return	T
_to reviv	C
_to rgb	C
_to rid	D
_to roast	J
_to roll	C
_to run	C
_to sacrific	P
_to saint	Q
_to san	C
_to sav	M
_to school	V
_to screenshot	K
_to sell	L
_to send	P
_to serv	Z
_to set	C
_to shannon	C
_to shar	[
_to ship	M
_to shuffl	C
_to sign	C
_to sit	C
_to siz	I
_to sleep	[
_to snow	C
_to sow	C
_to spanish	J
_to speak	[
_to spel	C
_to spell	C
_to sta	S
_to start	[
_to step	C
_to ston	C
_to stop	Q
_to stor	E
_to strang	Z
_to stream	C
_to strip	F
_to stud	W
_to styl	G
_to succ	W
_to support	[
_to swahil	E
_to tak	[
_to talk	X
_to tam	C
_to tanzani	F
_to teach	U
_to tel	D
_to tempt	[
_to ten	E
_to thank	P
_to thursda	C
_to tie	C
_to tith	U
_to train	L
_to treat	F
_to trust	[
_to try	Q
_to turn	C
_to tv	C
_to two	Z
_to typ	C
_to und	C
_to usd	C
_to use	C
_to vancouv	C
_to varenn	F
_to visit	M
_to vot	C
_to wak	C
_to walk	W
_to want	Y
_to war	W
_to wash	C
_to wat	H
_to watch	D
_to wear	C
_to whiten	C
_to wif	M
_to wonderwall	H
_to work	[
_to worship	V
_to writ	[
_to yellowston	D
_to york	K
_to zar	C
_to zer	C
_too	[
_too ?man	X
_too _much	[
_too _the	C
_too bus	Q
_too ear	Z
_too expensiv	V
_too far	Y
_too hard	T
_too high	G
_too lat	[
_too long	Q
_too low	C
_too old	[
_too proud	P
_too small	C
_too strict	Q
_too technical	D
_too wet	C
_too wid	C
_too young	V
_tu	[
_tu _di	P
_tu boc	P
_tu camin	P
_tu carg	[
_tu cas	P
_tu clav	C
_tu color	C
_tu configuracion	D
_tu corazon	X
_tu cuerp	C
_tu fe	U
_tu glori	T
_tu herman	[
_tu hij	Q
_tu juventud	Q
_tu madr	V
_tu man	V
_tu nombr	S
_tu ojo	R
_tu padr	Q
_tu palabr	U
_tu pan	U
_tu projim	R
_tu prompt	C
_tu rein	T
_tu rey	T
_tu sierv	S
_tu tierr	S
_tus	T
_tus hij	R
_tus instruccion	C
_tus man	T
_tus oj	[
_u	C
_u c	F
_u suck	C
_u turn	C
_un _a	U
_un _di	Q
_un _versicul	P
_un abort	Q
_un accident	[
_un adult	C
_un aguil	C
_un agujer	C
_un ajolot	C
_un amig	[
_un angel	Q
_un anill	G
_un ano	W
_un arbol	Y
_un arc	E
_un archiv	C
_un asesin	R
_un asil	P
_un ate	T
_un avion	G
_un barc	T
_un bautiz	P
_un beb	Q
_un becerr	Q
_un bot	M
_un boton	C
_un bucl	C
_un buen	Y
_un burr	T
_un caball	G
_un cactu	L
_un camp	E
_un carr	S
_un chav	U
_un chist	C
_un codig	K
_un colchon	K
_un companer	W
_un corazon	X
_un corre	C
_un cristian	W
_un cuadr	C
_un cuent	C
_un cuerp	Q
_un cur	X
_un demoni	T
_un denari	[
_un dia	I
_un diacon	W
_un div	G
_un divorc	C
_un electricist	H
_un enferm	W
_un enfermer	C
_un enlac	C
_un ensay	C
_un equip	E
_un esguinc	E
_un estudi	R
_un examen	Q
_un famil	P
_un fracas	Q
_un fraud	T
_un fregader	C
_un funeral	R
_un gat	C
_un grup	X
_un guis	C
_un hamst	C
_un herman	S
_un hij	Y
_un hiyab	C
_un hombr	L
_un huev	C
_un hyunda	G
_un ion	C
_un juici	P
_un kil	C
_un leon	W
_un libr	P
_un mal	R
_un matrimoni	Q
_un mensaj	F
_un metr	D
_un milagr	V
_un mit	U
_un monton	[
_un mor	S
_un moribund	Q
_un negoci	Q
_un nin	Z
_un nud	C
_un pact	T
_un padr	R
_un partid	[
_un pastor	[
_un pec	P
_un perr	G
_un pesebr	U
_un pez	U
_un pirat	C
_un plan	X
_un plat	X
_un platan	G
_un poem	C
_un portal	G
_un portatil	C
_un profet	S
_un program	C
_un radiador	C
_un rap	C
_un resfr	C
_un rey	R
_un rinon	T
_un robot	G
_un sacerdot	S
_un salm	W
_un sant	V
_un secret	S
_un securit	C
_un select	I
_un sof	C
_un sol	[
_un sonet	C
_un tecl	H
_un templ	W
_un terren	X
_un test	C
_un tiemp	[
_un trabaj	R
_un tren	D
_un uber	C
_un velori	Z
_un ventilador	C
_un versicul	Q
_un vide	V
_un zapat	C
_una _bibli	X
_una alarm	C
_una amig	W
_una amistad	V
_una arep	K
_una astill	C
_una ballen	W
_una basur	C
_una bendicion	P
_una bod	C
_una buen	W
_una camiset	C
_una captur	C
_una carg	U
_una cart	C
_una cas	[
_una chic	Q
_una cistern	D
_una companer	T
_una cos	S
_una cruz	X
_una decision	P
_una demand	C
_una dobl	R
_una esp	V
_una estac	P
_una famili	P
_una freidor	E
_una gran	C
_una hor	[
_una iglesi	S
_una imagen	C
_una infidelidad	R
_una inteligenci	C
_una jot	S
_una lampar	V
_una libr	E
_una list	C
_una madr	Q
_una mal	Y
_una man	R
_una manch	C
_una maquin	C
_una moned	Z
_una monj	C
_una muj	U
_una nin	R
_una orquide	H
_una palabr	[
_una palom	R
_una perr	C
_una person	K
_una piedr	T
_una planch	C
_una promes	S
_una prostitut	P
_una prueb	C
_una regl	C
_una relacion	R
_una reunion	W
_una rtx	E
_una rued	C
_una rx	E
_una sals	C
_una sect	Z
_una seman	C
_una senal	S
_una serpient	C
_una sol	U
_una tabl	E
_una tarjet	U
_una taz	C
_una tiend	L
_una tild	U
_una torr	[
_una tortug	C
_una vez	R
_una vid	R
_una virgen	Q
_una viud	Q
_us	Q
_us _a	Q
_us _from	C
_us _in	V
_us _to	U
_us arm	C
_us cross	C
_us hack	C
_us nav	C
_us president	C
_us s2	L
_us senat	C
_us stat	C
_us task	C
_ver	N
_ver long	K
_vers	[
_vers ?wher	C
_vers _about	Y
_vers _for	[
_vers _in	C
_vers _of	[
_vers _to	Y
_vers befor	R
_vers book	C
_versicul	Z
_versicul _de	T
_versicul _par	[
_versicul _sobr	R
_versicul cort	Q
_wasnt	X
_wasnt _ther	Q
_we	[
_we _be	[
_we _can	S
_we _cant	P
_we _do	Y
_we _dont	Q
_we _get	U
_we _hav	G
_we _just	U
_we _say	C
_we _will	C
_we bur	P
_we call	X
_we die	[
_we disagre	Q
_we eat	Z
_we fight	T
_we go	X
_we keep	R
_we know	U
_we learn	[
_we liv	V
_we lost	S
_we mak	Q
_we mov	P
_we need	Y
_we onl	R
_we pra	S
_we see	Y
_we stop	R
_we treat	W
_what	F
_what _a	C
_what _about	R
_what _be	L
_what _can	T
_what _do	P
_what _for	F
_what _god	[
_what _hav	C
_what _he	S
_what _i	[
_what _if	[
_what _im	Q
_what _in	C
_what _must	V
_what _my	T
_what _on	K
_what _should	G
_what _the	C
_what _to	[
_what _will	[
_what _would	H
_what _wrong	V
_what _you	[
_what _your	C
_what age	[
_what beat	C
_what break	M
_what caus	C
_what channel	C
_what chees	N
_what color	K
_what com	F
_what count	[
_what countr	C
_what credit	H
_what currenc	G
_what day	C
_what dinosaur	C
_what document	C
_what eat	C
_what film	G
_what gas	C
_what get	C
_what go	C
_what good	[
_what happen	S
_what hous	C
_what keep	C
_what key	K
_what kind	I
_what languag	C
_what mak	Q
_what mileag	L
_what model	C
_what nois	D
_what now	R
_what numb	C
_what ocean	C
_what oil	K
_what ord	C
_what organ	C
_what oth	Y
_what paint	J
_what part	C
_what peopl	S
_what plug	G
_what port	G
_what program	C
_what psalm	R
_what ris	C
_what scal	D
_what school	C
_what sea	C
_what shut	D
_what siz	D
_what stat	C
_what stitch	E
_what temperatur	C
_what tim	C
_what toda	G
_what two	L
_what up	C
_what ur	E
_what version	C
_what vitamin	G
_what weapon	E
_what year	C
_which	E
_which _be	G
_which _chapt	[
_which airlin	C
_which airport	C
_which animal	T
_which aveng	C
_which bank	C
_which bin	J
_which bird	Q
_which book	[
_which church	[
_which compan	C
_which countr	C
_which direction	C
_which gospel	[
_which graphic	K
_which hdm	J
_which herb	C
_which kingdom	C
_which lipstick	C
_which llm	C
_which oil	C
_which one	C
_which ord	M
_which pencil	C
_which philosoph	C
_which planet	C
_which psalm	V
_which servic	C
_which sid	C
_which star	C
_which stat	C
_which supermarket	I
_which trib	U
_which vaccin	F
_which year	C
_whos	Z
_whos son	R
_whos vs	E
_will	[
_will _and	C
_will _be	[
_will _for	Q
_will _god	Z
_will _i	[
_will _it	C
_will _my	F
_will _the	K
_will _ther	C
_will _we	Y
_will _you	[
_will alwa	C
_will answ	V
_will com	[
_will ever	T
_will find	T
_will giv	Q
_will go	[
_will jesu	[
_will mak	[
_will nev	V
_will not	[
_will onlin	C
_will provid	S
_will return	X
_will ris	Y
_will rock	C
_will serv	W
_will smith	C
_with	S
_with ?man	[
_with _a	I
_with _an	[
_with _god	[
_with _her	P
_with _him	P
_with _his	S
_with _it	[
_with _me	[
_with _my	V
_with _myself	S
_with _ok	C
_with _our	P
_with _someon	Q
_with _th	D
_with _the	C
_with _u	C
_with _us	U
_with _what	[
_with _you	C
_with _your	Q
_with all	X
_with anoth	P
_with bad	X
_with bak	F
_with beautifulsoup	D
_with blood	K
_with brand	F
_with cabl	F
_with canc	U
_with carpla	C
_with chemistr	I
_with child	U
_with christ	R
_with cloone	J
_with codein	M
_with decimal	E
_with depress	Q
_with dhl	M
_with etr	E
_with fant	H
_with friend	Z
_with good	S
_with grip	C
_with halloum	C
_with hid	D
_with hospital	H
_with hot	C
_with iphon	I
_with jesu	V
_with joy	W
_with leftov	C
_with lepros	R
_with long	[
_with lov	[
_with match	C
_with metal	E
_with metronidazol	C
_with mone	U
_with neighbor	C
_with no	C
_with oat	I
_with old	D
_with one	Q
_with orang	C
_with oth	W
_with park	C
_with paul	T
_with peopl	U
_with q	C
_with referenc	J
_with remaind	C
_with rub	L
_with salt	L
_with seizur	Q
_with sertralin	E
_with seven	[
_with sin	W
_with split	C
_with stor	J
_with straighten	C
_with sword	U
_with tear	Y
_with teenag	C
_with two	T
_with unbeliev	P
_with wat	D
_with watercolor	C
_with whit	C
_with z	C
_wont	M
_wont _god	V
_wont _let	U
_wont _my	C
_wont accept	S
_wont charg	C
_wont connect	M
_wont forgiv	S
_wont go	C
_wont idl	C
_wont leav	X
_wont listen	[
_wont pair	I
_wont pay	V
_wont print	C
_wont start	F
_wont stick	C
_wont stop	H
_wont talk	U
_wont turn	C
_wont work	T
_would	N
_would _a	C
_would _be	T
_would _god	S
_would _hav	V
_would _it	D
_would _you	C
_would happen	C
_would jesu	[
_would lik	H
_would not	W
_wouldnt	T
_wrong	[
_wrong _and	P
_wrong _for	R
_wrong _to	[
_wrong _too	C
_wrong _with	S
_wrong pin	C
_wrong siz	C
_wrong symbol	C
_y	[
_y 18	C
_y 4x	C
_y _a	T
_y _al	W
_y _bibli	P
_y _con	P
_y _de	[
_y _del	S
_y _di	[
_y _el	[
_y _en	Y
_y _hac	R
_y _la	[
_y _las	Y
_y _lo	S
_y _los	[
_y _me	Y
_y _mi	S
_y _por	Q
_y _que	C
_y _se	Z
_y _ser	[
_y _su	T
_y _sus	C
_y _teng	Q
_y _tu	P
_y _un	Q
_y _una	C
_y _yo	Z
_y abel	R
_y abraham	P
_y ahor	U
_y alcohol	C
_y ana	U
_y and	R
_y aun	Q
_y beb	Q
_y bernab	P
_y booz	Q
_y canc	C
_y cinc	Y
_y compr	[
_y cre	R
_y cristian	Q
_y cristianism	S
_y dalil	R
_y dej	R
_y despu	P
_y dim	C
_y dos	W
_y el	R
_y eli	P
_y ell	V
_y esau	U
_y escorpi	F
_y esdrujul	C
_y espiritu	Q
_y espos	P
_y est	P
_y esto	R
_y eva	S
_y evangelic	[
_y fe	[
_y fortalez	P
_y gan	T
_y gasset	C
_y goliat	Q
_y habl	C
_y hac	C
_y javascript	F
_y jesu	S
_y jonatan	Q
_y joy	C
_y juan	P
_y luz	U
_y madr	P
_y magog	R
_y maldicion	P
_y manas	R
_y mari	R
_y mat	P
_y miel	V
_y mirr	Y
_y mor	S
_y mortaj	R
_y muj	P
_y nad	[
_y nadi	T
_y no	[
_y nodal	C
_y nuev	S
_y orar	T
_y os	R
_y otr	J
_y pabl	P
_y pec	P
_y pisc	F
_y pobr	P
_y poc	Q
_y porqu	C
_y predic	C
_y qued	Z
_y querem	Q
_y quier	F
_y roman	C
_y ryan	C
_y samsung	L
_y sar	S
_y se	S
_y ser	P
_y si	[
_y sig	T
_y sin	P
_y sol	C
_y te	[
_y temor	Q
_y temperatur	C
_y ten	J
_y tierr	T
_y tod	T
_y two	J
_y viej	Q
_y viv	P
_y ya	T
_yo	K
_yo _el	S
_yo _en	S
_yo _y	R
_yo _yo	C
_yo cre	T
_yo esto	P
_yo mam	C
_yo mengu	Z
_yo no	X
_yo se	[
_yo ser	[
_yo te	V
_yo wassup	C
_you	C
_you ?when	Z
_you ?wher	C
_you _a	C
_you _and	V
_you _be	H
_you _can	G
_you _cant	K
_you _do	T
_you _dont	[
_you _for	[
_you _get	C
_you _god	[
_you _hav	C
_you _in	C
_you _say	[
_you _shall	[
_you _so	U
_you _tell	C
_you _the	Y
_you _to	X
_you _vers	T
_you _will	[
_you _with	R
_you absolut	C
_you bath	C
_you beatbox	C
_you bot	K
_you brows	C
_you bunch	C
_you call	C
_you cannot	[
_you card	[
_you castl	L
_you chatgpt	C
_you chord	H
_you clean	K
_you com	U
_you convert	M
_you cook	C
_you cut	C
_you down	C
_you draw	E
_you dream	D
_you driv	C
_you drows	G
_you eat	R
_you find	C
_you flush	F
_you fly	D
_you fold	K
_you gdpr	C
_you go	[
_you grow	C
_you haggl	C
_you head	C
_you hir	D
_you keep	[
_you know	C
_you lik	C
_you liv	C
_you lord	[
_you lov	[
_you mak	C
_you mal	C
_you meant	G
_you measur	C
_you mix	C
_you muppet	C
_you need	C
_you obe	E
_you out	[
_you peel	D
_you pronounc	E
_you put	D
_you rath	C
_you read	C
_you reap	[
_you record	C
_you rememb	C
_you remov	L
_you run	C
_you see	C
_you sell	I
_you sleep	C
_you smart	C
_you sow	[
_you speak	P
_you spell	K
_you stack	J
_you stop	C
_you stor	E
_you suck	C
_you swallow	C
_you tak	C
_you talk	C
_you tell	C
_you tip	M
_you translat	M
_you tumbl	E
_you understand	E
_you up	C
_you use	L
_you want	[
_you wear	C
_you writ	C
_your	R
_your _god	V
_your _right	X
_your answ	C
_your api	F
_your app	C
_your bod	[
_your broth	[
_your bus	C
_your child	Z
_your cloak	W
_your cod	I
_your configuration	C
_your cross	X
_your cut	C
_your day	C
_your develop	C
_your die	X
_your dumb	F
_your enem	Y
_your ey	C
_your fath	R
_your favourit	L
_your filt	C
_your fing	F
_your foot	C
_your hand	[
_your head	I
_your heart	[
_your hid	C
_your initial	K
_your instruction	L
_your knowledg	C
_your knuckl	E
_your leg	D
_your licenc	E
_your lif	S
_your light	[
_your mam	C
_your mat	Z
_your mind	Z
_your moth	C
_your mouth	S
_your mum	C
_your nam	V
_your neighbor	V
_your numb	I
_your offic	C
_your own	U
_your pee	F
_your r	C
_your rul	C
_your sav	[
_your servant	S
_your sin	X
_your sit	C
_your son	V
_your sting	[
_your strength	P
_your stupid	F
_your system	C
_your think	P
_your tool	G
_your train	C
_your wa	V
_your word	[
_your youth	V
_your zodiac	C
_yourself	I
a1	L
a1 vs	L
a14	C
a1c	D
a1c six	D
a2	L
a2 milk	L
a4	L
a52	K
a610	H
a610 _with	H
aa	C
aaaaaaaa	C
aaaaaaaaaaa	C
aaaaaaaaaaaaaaa	C
aaron	M
aaron _and	Q
aaron die	Z
aaron judg	C
aaron paul	C
aaron rod	Y
aaron rodg	C
aaron son	S
aaron stat	C
ab12	G
ab12 cde	G
abaj	Q
abandon	[
abandon _a	P
abandon _me	Q
abandonment	Y
abb	S
abb fath	U
abb voyag	C
abc	C
abc123	E
abdi	T
abdon	W
abedneg	V
abej	Z
abel	M
abel ferrar	C
abel tesfay	C
abiert	R
abigail	X
abijah	Q
abimelech	T
abiram	S
abishag	X
abism	T
abism llam	P
abl	C
abl _to	C
abn	[
abog	C
abog _de	C
abolish	C
abolish _in	C
abominacion	Q
abomination	Y
abon	C
abon _par	E
abon caser	C
aborrec	R
abort	[
abort _ser	R
abort _y	P
abortion	[
abov	F
abov _and	D
abov _th	C
abov start	C
abr	C
abr _el	C
abr _los	C
abr _una	[
abr camin	Q
abraham	[
abraham _and	R
abraham _se	R
abraham _y	R
abraham amadeu	C
abraham isaac	P
abraham lincoln	C
abraham wif	Q
abrahamic	V
abram	[
abram _and	R
abran	C
abraz	X
abri	U
abri _el	R
abri _la	Q
abrir	U
abroad	[
abs	C
abs _in	C
absalom	R
absalom absalom	C
absalom faulkn	C
absalon	V
absent	U
absolut	K
absolut muppet	C
abstain	U
abstain _from	U
abuel	Z
abuel _de	Q
abuel _se	P
abuelit	U
abundanc	U
abundanci	Q
aburr	V
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
ac	C
ac dc	C
aca	Q
acab	S
acab _de	V
acab _el	C
acab _la	S
academ	C
academ chemistr	C
acan	V
acas	P
acaz	X
acc	C
acc tip	C
accent	C
accept	R
accept _me	S
accept _my	S
accept _ver	K
accept help	Q
accept paypal	C
accept return	C
acceptanc	C
acceptanc rat	C
access	J
access requ	J
accident	[
accion	K
accion _de	K
accomodation	C
accord	G
accord 2015	G
account	N
account _be	C
account _to	C
account ban	C
account best	F
account entr	C
account hack	C
account restrict	C
accountant	E
accurat	I
accurat _be	C
accus	[
accus _of	R
aceit	H
aceit _de	H
aceit llev	E
acept	[
acept _a	S
acept _la	W
aceptan	Q
acercarm	P
acercarm _a	P
achan	X
achill	C
achior	V
ackerman	C
ackerman height	C
acn	[
acogid	V
acompan	[
acompan _a	U
acord	C
acord _de	F
acordat	Y
acordat _de	Y
acos	[
acost	[
acost _con	Q
acostars	R
acoustic	C
acoustic panel	C
acr	C
acr _in	C
acr _to	C
acrilic	C
acrilic disen	C
across	[
across _the	W
acrostic	D
acrostic _with	D
acrylic	J
acrylic paint	J
act	Q
act _as	C
act _of	C
act _on	[
act one	M
act pla	C
act thre	I
act two	C
activ	C
activation	H
activation energ	H
actor	C
actor _de	C
actor _for	K
actor _in	M
actor list	K
actor prosthetic	C
actress	C
actress ?who	J
actu	C
actu _com	C
actual	C
actual monterre	H
actual soundtrack	I
actual work	I
actualiz	D
actualiz _el	D
acuari	C
acuerd	P
acuerd _con	P
acuerd _de	T
acuerdat	T
acuerdat _de	S
acus	R
acus _a	Q
acusan	S
ad	C
ad toda	D
adam	L
adam _and	[
adam ant	C
adam appl	C
adam beer	C
adam driv	C
adam heaven	C
adam levin	C
adam peanut	J
adam quot	M
adam sandl	C
adan	[
adan _y	T
adan cad	C
adapt	G
adapt _for	G
adblu	E
adblu light	I
adblu warn	I
add	C
add _to	J
add milk	C
add up	I
addam	C
addam fam	C
addict	[
addict _to	J
address	C
address form	F
adel	C
adel _las	G
adelant	[
adentr	Z
adesany	C
adesany next	C
adh	D
adh dat	D
adhd	W
adi	C
adiccion	X
adict	V
adict _al	U
adivin	D
adivin _de	Y
adivin adivinanz	C
adivinanz	C
adivinanz orar	C
adjectiv	C
adjectiv _for	C
admin	C
admin admin	C
admin password	E
admin return	J
administr	[
administrador	Z
administrator	N
administrator unlock	N
admirabl	W
admision	P
admissibl	C
admissibl _in	C
admit	X
admitan	C
admitan mascot	C
adolescent	[
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
ador _en	R
adoracion	V
ads	C
adult	C
adult _hav	C
adult child	V
adult drink	C
adult dvd	C
adult no	Q
adult onl	C
adult son	[
adulter	[
adulter _in	Q
adulteri	Z
advent	Z
advent calend	C
advent international	C
adventist	[
adverb	C
adverbial	C
advert	E
advert 2014	J
advert _with	I
advertis	C
advertis _th	F
advic	[
advic _to	T
advient	[
advis	X
advocat	J
advocat car	C
ae	G
aeiouaeiou	C
aeroplan	M
aeroplan _that	M
aeropuert	G
aeropuert _de	C
aeropuert preci	C
af	C
aff	I
aff _with	S
affect	C
affect _and	C
affect _or	C
affliction	T
afford	[
afford _to	Z
afil	[
afraid	[
afraid _i	T
afraid _of	S
afraid _to	Z
afric	K
afric _y	C
african	X
aft	W
aft 48	D
aft ?how	C
aft _a	R
aft _an	T
aft _god	P
aft _he	U
aft _i	E
aft _me	C
aft _my	R
aft _the	X
aft _what	T
aft _you	F
aft anoth	Y
aft brush	C
aft cataract	C
aft conversion	Z
aft die	[
aft divorc	[
aft east	S
aft flower	C
aft food	D
aft fourteen	C
aft get	U
aft margit	C
aft midnight	K
aft moisturis	C
aft octob	C
aft s	C
aft six	C
aft two	F
aft updat	I
aft work	Z
aft year	[
aftercar	C
afuer	S
ag	W
agag	[
again	U
again _you	C
again aft	R
again episod	H
against	[
against _a	E
against _me	Z
against _the	[
against _you	R
against e4	C
against evil	V
against injustic	S
against nixon	C
against tyr	U
against woman	Q
agap	[
agar	W
agarr	V
age	D
age 60	C
age _at	C
age _be	[
age _do	C
age _of	N
age fort	K
age rat	C
agenc	C
agent	C
ago	T
agoniz	S
agost	R
agot	[
agr	V
agrad	R
agrad _a	R
agradec	V
agradec _a	S
agradecid	R
agradecimient	P
agre	X
agrip	R
agripp	U
agu _a	G
agu _de	W
agu _del	T
agu _en	U
agu _par	C
agu _que	R
agu _y	Q
agu amarg	T
agu no	R
aguacat	I
aguant	[
aguant _a	R
aguant _la	[
agud	C
agud grav	C
agud llan	C
aguijon	Y
aguil	C
aguil _y	C
aguj	Y
agujer	C
agujer _en	C
agujer negr	C
agur	W
agvsbg8gd29ybgq	I
ahab	[
ahasueru	U
ahaz	Z
ahaziah	Q
ahead	U
ahi	Z
ahi tien	U
ahij	S
ahijah	S
ahithophel	R
ahog	U
ahor er	C
ahor veo	W
ahorc	H
ahorr	T
ai	[
aid	C
aid _for	C
aid _to	C
aid cours	C
air	C
air cdmx	C
air fr	C
air jordan	E
air qualit	C
air rap	C
airbnb	D
airbnb clean	F
airbnb refund	K
aircraft	C
aircraft carr	C
airlift	H
airlin	I
airlin _about	M
airlin _hav	C
airlin baggag	K
airlin carr	F
airlin check	H
airlin decid	F
airlin extr	K
airlin pilot	L
airplan	M
airplan mod	M
airpod	C
airpod cas	C
airport	D
airport _be	C
airport _for	G
airport _from	G
airport burbank	G
airport movi	G
airport park	J
airsp	H
airsp velocit	J
airwrap	J
airwrap cheap	J
aisl	G
aisl _th	E
aj	F
ajedrez	C
ajen	[
ajenj	U
ajolot	C
al	[
alab	W
alab _a	R
alab _al	P
alabanz	Y
alaben	Q
alarm	C
alarm _a	C
alarm _for	C
alask	C
alb	C
alb resumen	C
alban	H
alban _to	H
album	C
album _in	K
album _of	J
album track	N
albuquerqu	C
alcal	E
alcal 42	E
alcanz	S
alcanz _el	S
alcanz _par	V
alcanzar	S
alcaraz	C
alcaraz proxim	C
alcohol	G
alcohol _with	C
alcoholic	[
alcorcon	H
ald	C
ald sell	C
ald vs	L
alegr	[
alegrens	Y
alegri	M
alegri _de	P
alegri _en	Q
alegri macaren	C
alej	V
alej _de	V
alejandr	W
alejarm	P
alejarm _de	P
aleluy	W
aleman	C
aleman _dond	D
aleman cachorr	C
alemani	C
alert	C
alert document	L
alert hi	E
alert one	D
alert stop	C
alert xss	I
alex	C
alex pla	E
alex turn	C
alexand	L
alexand _the	I
alexand pop	C
alexandri	C
alfarer	Z
alfred	C
alfred jimenez	C
alg	Q
alg _a	Q
alg _de	R
alg _que	V
alg buen	[
alg feo	P
alg lind	T
alg mal	Q
alg nuev	Q
algecir	I
algecir ceut	I
alguien	[
alguien _a	P
alguien _com	W
alguien _con	R
alguien _de	V
alguien _en	P
alguien _me	R
alguien _que	V
alguien _y	P
algun	E
algun servidor	C
algun vez	U
alianz	[
alien	F
alien film	C
alient	U
aliexpress	M
aliexpress _a	M
align	I
align vs	I
alignment	N
aliment	K
aliment ric	C
alimentici	I
alimentici _com	C
alineacion	C
alineacion _del	C
alksjdf	C
all	[
all ?who	[
all _be	[
all _hav	Q
all _his	Q
all _my	[
all _our	P
all _scriptur	R
all _th	[
all _the	X
all _thes	C
all _your	[
all believ	P
all black	D
all conjugation	L
all creat	P
all day	[
all fil	J
all flow	C
all inclusiv	C
all israel	P
all nation	V
all night	[
all peopl	U
all previou	C
all raven	C
all religion	W
all sin	U
all thing	[
all tim	S
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
alm _del	Q
alm mia	Q
almagr	C
almagr proxim	C
almight	Q
almond	Y
almond _or	C
almost	[
almost persuad	U
almsgiv	S
alo	C
alo ver	C
alon	[
alon _at	R
alon _in	Z
alon _on	[
alon _with	R
alon aft	R
alon forev	P
alon pizz	C
along	X
along _with	U
alot	C
alot one	C
alph	Z
alph _and	Z
alphabet	C
alphabet backward	C
alphabet form	J
alphabet pronunciation	I
alphabetical	J
alphabetical ord	J
alquil	F
alquil _de	C
alquil _en	C
alquil model	C
alquil valenci	C
alread	Q
alrededor	R
alt	M
alt _and	T
alt _de	M
alt _del	G
alt _of	S
alt _que	C
alt decoration	C
alt delet	L
alt item	C
alter	I
alter carbon	I
alternativ	C
alternativ _to	K
altisim	U
altitud	C
altur	D
altur _de	C
aluminium	C
aluminium foil	C
alumn	R
alwa	V
alwa _be	P
alwa _on	[
alwa _the	R
alwa com	G
alwa fight	Q
alwa lov	C
alwa put	T
alwa sav	X
alzheim	[
am	C
am _en	F
am burton	C
am cook	C
am cornflak	C
am lee	C
am pian	C
am tversk	C
ama	[
ama _a	R
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
aman	[
aman _a	P
amand	C
amand byn	C
amant	Q
amar	V
amar _a	T
amar _al	R
amarg	V
amarill	C
amarill _en	C
amarill _por	C
amaziah	V
amazon	C
amazon co	I
amazon ord	C
amazon prim	C
amazon warehous	C
ambient	Q
ambition	[
amc	C
amc cast	C
ame	T
amen	[
amen _a	Q
amenazan	R
americ	C
americ got	C
american	C
american _god	C
american need	E
amig	[
amig _a	P
amig _con	P
amig _de	W
amig _en	P
amig _mas	P
amig _me	W
amig _por	P
amig _que	T
amig _se	T
amig _ser	W
amig _tien	P
amig codig	C
amig est	S
amig no	P
amig ya	P
amish	C
amish friendship	C
amish furnitur	C
amish paradis	C
amistad	[
amistad _de	T
amistad _par	R
amman	C
amman _the	C
ammon	Y
ammoni	C
amnon	[
amo	[
amo _a	[
amo _di	U
amo much	P
among	V
among _the	[
among _us	C
among _you	[
amonit	R
amor	[
amor _a	T
amor _de	Q
amor _en	Q
amor _ser	Q
amor _y	Q
amor etern	Q
amor no	S
amorit	Y
amount	C
amount _for	C
amoxicilin	C
amoxicilin _y	C
amoxicilin cad	M
amoxicillin	K
amoxicillin 500mg	K
ampar	C
amrits	C
amrits open	C
amsterdam	M
amtrak	D
amtrak roomett	D
amulet	Y
amzn	C
amzn _to	C
amzon	C
amzon retun	C
an	[
an _de	C
an _en	R
an _mas	Q
an _que	S
an _tien	J
an _y	S
an teni	Q
an tien	C
an vivi	[
ana	[
ana _la	Q
ana _y	V
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
anani _and	U
anani _y	Q
anarch	C
anarch ?how	C
anarch season	C
anatem	[
anatom	C
anatom ?who	C
anatom spell	E
ancestor	Y
anchor	T
anchor leav	C
ancian	[
ancian _de	R
ancient	E
ancient chin	C
and	[
and _a	T
and _con	X
and _de	S
and _en	X
and _por	R
and _y	T
andaluci	C
andan	Z
andr	C
andr child	C
andre	C
andre cheat	D
andrew	R
andrew garfield	C
andrew golf	K
android	C
android _to	H
android aut	F
android dream	J
android studi	N
android version	C
ang	[
ang _and	S
ang _at	U
ang _in	[
ang _with	P
ang bird	C
ang lee	C
angel	P
angel 1976	H
angel _and	P
angel _at	W
angel _con	Y
angel _de	E
angel _del	X
angel _le	P
angel _of	[
angel _que	[
angel _to	C
angel aguil	C
angel angel	C
angel azul	C
angel beat	C
angel buff	E
angel clim	C
angel delight	C
angel di	C
angel episod	C
angel fall	C
angel film	C
angel fir	C
angel fish	C
angel food	C
angel gabriel	[
angel hair	C
angel investor	C
angel kill	[
angel lak	C
angel land	C
angel list	C
angel motorcycl	F
angel numb	[
angel park	C
angel perfum	D
angel rees	C
angel rost	C
angel trumpet	C
angel unawar	[
angelin	C
angelin finalis	C
angelin joli	J
angkor	C
angkor wat	C
angl	C
angl _in	F
angul	T
angul vs	C
angusti	X
angustien	S
anill	C
anill _com	C
anill _de	C
anill _tien	C
anim	J
anim _a	W
anim _par	W
anim girl	C
anim lik	C
anim watch	C
animal	W
animal _be	P
animal _do	Z
animal _en	Y
animal _in	W
animal _que	Z
animal _that	V
animal cross	C
animal farm	C
animal mas	C
aniversari	[
aniversari _de	V
ankl	C
ankl tak	I
ann	[
anniversar	[
anniversar _of	U
anno	T
anno _me	R
annotation	M
announc	M
announc _our	F
announcement	C
announcement mean	C
annunciation	V
ano	C
ano _de	[
ano _mas	S
ano cay	C
ano lleg	F
ano nac	C
ano nuev	C
ano sevent	[
anoch	C
anoch _en	F
anochec	D
anochec _en	D
anod	C
anod wat	C
anoint	[
anoint king	S
anoint saul	R
anonim	Z
anonymou	[
anoth	K
anoth _at	C
anoth cit	V
anoth countr	[
anoth fam	P
anoth man	S
anoth religion	Q
anoth season	C
anoth top	C
anoth woman	S
anoth word	C
anoth year	[
ansiedad	[
answ	H
answ _for	S
answ _in	C
answ _me	V
answ _tell	C
answ _to	J
answ funn	I
answ key	M
answ onl	C
answ toda	C
answer	P
ant	Z
ant _de	[
ant _del	[
ant _di	R
ant _el	U
ant _o	C
ant _que	W
ant stand	C
antaly	C
antaly all	C
antecedent	Q
antepas	[
antepas _de	P
anterior	C
anterior _y	C
anthon	F
anthon joshu	C
anthropic	E
antibiotic	C
antibiotic _to	C
antichrist	[
anticonceptiv	T
anticrist	W
antidepresiv	T
antidepressant	X
antifreez	K
antifreez pink	K
antigu	W
antigu _y	Q
antigu testament	S
antihistamin	C
antihistamin non	C
antioch	M
antioch ca	C
antioch californi	L
antiochu	Z
antiochu epiphan	T
antioqui	T
antip	[
antipattern	C
antoni	[
antonym	C
antonym _of	C
anunci	G
anxiou	[
any	[
any decent	D
any differenc	D
anybod	E
anybod hom	C
anymor	[
anywher	L
aou	C
aou ß	C
ap	F
ap _to	C
ap lik	C
ap rank	F
ap7	C
apa	G
apag	C
apag _el	Q
apag sol	C
aparc	C
aparc _en	C
aparec	[
apareci	W
apareci despu	Q
aparicion	R
aparicion _de	R
aparienci	R
apart	[
apart _de	Q
apart _from	[
apartar	Q
apartment	C
apartment rent	C
apedr	T
apedr _a	R
apellid	[
apendicit	C
aphid	C
aphid _on	C
api	G
api key	C
aplicacion	C
apo	R
apo _a	R
apocalips	[
apocalyps	T
apocrif	Q
apocryph	W
apol	R
apoll	C
apoll 13	C
apolog	V
apologiz	[
apologiz _to	V
aposent	S
apostasi	[
apostill	C
apostill servic	C
apostl	Z
apostl clif	C
apostl film	D
apostl great	C
apostl hotel	H
apostl paul	S
apostol	[
apostol _de	P
apostol _que	P
apostolic	Y
apostroph	C
apostroph _in	C
apostroph aft	C
apoy	U
app	C
app _and	C
app _be	L
app _de	C
app _on	N
app _ser	F
app _that	H
app _to	J
app camelot	M
app crap	K
app crash	C
app ever	C
app fre	K
app mac	N
app mas	C
app need	K
app not	F
app pric	N
app suck	M
appeal	E
appeal _to	[
appeal privat	L
appeal southeastern	C
appearanc	Z
appearanc _of	X
appendicit	C
appendix	C
appendix _do	D
appendix _for	C
appl	C
appl ?why	C
appl _id	C
appl _of	[
appl crumbl	D
appl dividend	K
appl going	N
appl log	G
appl pay	E
appl pie	J
appl stock	L
appl tre	C
appl vs	C
appl watch	C
application	D
application statu	C
appoint	U
appoint _by	C
appointment	C
appreciation	[
apprentic	Z
apprenticeship	C
apprenticeship stok	C
approv	C
approval	C
approval rat	H
approval tak	G
apr	C
apr mean	C
aprend	[
aprend _de	U
aprend _un	[
aprend python	C
aprendan	S
apret	V
april	F
aprob	[
aprobacion	C
aprovech	U
apt	J
apt updat	J
apuest	W
aqa	C
aqu	[
aqu esto	S
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
ar end	I
ar man	C
ar season	C
arab	S
arabic	C
arabic alphabet	J
arabic numb	D
arabic text	E
arad	[
aramaic	Z
arame	T
aran	C
ararat	Z
araunah	W
arbol	[
arbol _de	Q
arbol _del	Q
arbol _que	R
arbust	W
arc	L
arc _de	U
arc _del	S
arc _en	E
arc burn	C
arc weld	C
arcangel	[
arcangel miguel	R
arch	M
arch height	M
archangel	[
archduk	E
archduk franz	E
archiv	C
archiv _en	C
arcoir	[
arctic	C
arctic monke	C
ardi	U
arduin	C
arduin blink	C
are	C
are ?who	G
are _del	C
are _of	C
are _to	C
are cod	M
aren	F
aren nin	J
arep	C
aret	Z
arg	C
argentin	C
argentin _en	H
argentin actual	F
argentin repulgu	C
argu	[
argu _with	[
argument	[
arian	C
arian _and	C
arimathe	U
arizon	C
arizon cardinal	E
arizon zillow	D
ark	Z
ark _and	Q
ark _of	P
ark bould	C
ark encount	L
ark gam	H
ark inv	C
ark snak	C
ark survival	C
arkans	C
arkans razorback	C
arm	T
arm _of	C
arm charit	C
arm dir	G
arm pay	C
arm thrift	H
armadur	[
armadur _de	S
armageddon	Y
armagedon	X
arminianism	W
armistic	K
armor	E
armor _of	[
armor bear	U
armor without	C
around	Z
around _me	P
around _the	[
around jerich	[
arp	[
arr	G
arr map	G
arra	C
arra _of	K
arranc	C
arranc _y	C
arrebatamient	R
arregl	Q
arregl _las	T
arregl _una	C
arrepent	P
arrepentid	S
arrepentimient	Q
arrepient	U
arrepient _de	R
arrepinti	S
arrest	T
arrest _a	P
arrib	T
arriv	C
arrival	G
arrival _for	C
arrob	C
arrob _en	C
arrodill	S
arrow	[
arrowroot	F
arroz	C
arroz _con	C
arroz _en	C
arroz no	C
arruin	U
ars	C
arsehol	C
arsenal	C
arsenal lesion	C
arsenal v	J
arsenal win	C
art	[
artaxerx	W
artem	D
artem two	C
arter	C
arter _and	C
arterial	G
arterial normal	G
arthrit	W
arthur	D
artichok	C
artichok harv	C
artichok soup	C
articl	K
articl http	K
articul	E
articul 155	E
artificial	M
artisan	C
artisan migrat	C
artist	[
as	C
as deliv	C
asa	[
asad	P
asahel	R
asalt	P
asc	Q
ascend	C
ascend din	H
ascend serv	C
ascendent	C
ascendent si	C
ascendieron	S
ascens	Q
ascension	[
asd	C
asd 24	D
asdasdasd	C
asdf	C
asdf asdf	D
asdf com	H
asdf test	H
asdfasdf	F
asdfasdf hol	F
asdfghjkl	F
asdkjhasd	C
asdnlkj	C
aser	[
asesin	[
asesinat	Y
ash	[
ash wednesda	T
asham	Y
asham _of	X
asham _to	P
asherah	[
ashevill	I
ashevill _for	I
asi	C
asil	T
asimov	D
asimov robot	D
asiri	[
ask	[
ask ?wher	W
ask _a	V
ask _about	Q
ask _for	[
ask _god	V
ask _her	P
ask _me	Z
ask _my	C
ask _of	T
ask _the	S
asn	V
asparagu	F
asparagu mak	F
aspirin	C
aspirin 75mg	C
aspirin 81	F
ass	C
assassin	C
assassin cr	C
assassination	F
assassination dat	F
assessment	C
assessment login	C
assist	Z
assistant	C
assistant interview	C
assistant job	H
assyri	[
assyrian	[
astill	C
astr	C
astral grat	C
astrolog	E
astrolog nakshatr	C
astut	X
asuer	T
asust	T
async	C
async await	C
atac	Q
ataqu	U
ataqu _de	R
atasc	C
ate	U
aten	S
atencion	R
athaliah	R
atheist	[
atheist now	T
athen	Q
athen ferr	C
athlet	T
atlant	M
atlant day	M
atm	C
atomic	D
atomic _del	C
atomic mass	G
atomic numb	C
atonement	[
atonement keir	C
atr	W
atri	Q
atropell	W
atropell _a	W
attack	T
attack _me	T
attack _on	C
attempt	T
attenborough	C
attenborough lat	C
attorne	C
attorne form	C
attract	[
attract _to	S
atun	C
atwood	C
atwood review	C
au	C
au vin	C
auckland	D
auckland _to	M
auckland fc	E
audi	C
audi not	C
august	C
augustu	Y
aument	U
aun	Z
aun asi	Q
aunqu	[
aureliu	C
aureliu emperor	C
auricular	C
auricular _al	C
ausent	Z
austrail	D
australi	C
australi ?wher	C
australi driv	C
australi sydne	M
austri	E
austri _in	E
aut	P
aut keep	F
author	[
author _of	X
authorit	[
autism	U
autist	Q
autistic	U
autobu	C
autobu _de	C
autoestim	[
autor	I
autor _de	R
autor _del	[
autoridad	[
autotun	C
autumn	H
auxili	R
avanz	S
avat	C
avat _of	C
avat cost	E
avat thre	M
ave	R
ave horari	H
ave madrid	M
ave mari	[
avecin	C
avecin nuev	C
aveng	C
aveng movi	C
aveng remak	C
avenid	C
avenid san	C
aventur	X
avenu	F
avenu new	F
averag	C
averag _by	G
averag cost	F
averag height	L
averag salar	M
averag tim	C
averguenz	V
averguenz _de	T
avianc	C
avion	R
avion _de	G
avis	K
avis amarill	C
aviv	C
aviv _from	D
aviv phon	J
avivamient	X
avoc	C
avoc _be	C
avogadr	C
avogadr numb	C
avoid	Y
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
awful	S
ax	X
ax label	G
axolotl	C
axolotl eat	C
axolotl temperatur	G
ay	U
ay _de	T
ayat	C
ayat ul	C
ayer	C
ayer hoy	P
ayud	[
ayud _a	Z
ayud _al	Q
ayud _en	P
ayudam	V
ayudam _a	U
ayudan	Y
ayudar	S
ayun	Z
ayun _de	Z
ayun intermitent	C
azariah	V
azazel	[
aziraphal	C
aziraphal book	C
azithromycin	I
azithromycin sta	I
aztec	C
aztec _de	C
aztec trad	C
azul	C
azul cancion	C
azul window	J
azulej	C
azulej _de	H
azulej _del	C
azur	F
b	C
b b	G
b bold	C
b c	D
b gt	F
b jordan	C
b ten	G
b08n5wrwnw	C
b12	G
b12 injection	G
ba	F
ba 117	F
baa	D
baa baa	D
baa black	D
baal	[
baash	S
bab	W
bab _and	Q
bab _at	Y
bab _be	[
bab _in	[
bab _with	V
bab bo	Q
bab boy	P
bab carrot	C
bab die	Y
bab girl	S
bab go	X
bab head	C
bab jesu	R
bab monitor	C
bab mos	T
bab nam	J
bab passport	C
bab ruth	C
bab shark	C
bab show	M
bab start	C
bab teeth	C
bab templ	C
babbel	G
babel	[
babiloni	[
babiloni _en	P
babylon 202	N
babylon _in	Z
babylon bee	C
babylon fiv	H
babylon health	C
babylonian	U
back	V
back _and	R
back _at	X
back _from	E
back _in	U
back _my	C
back _to	[
back aft	U
back lavend	C
back sor	C
back thick	C
back togeth	U
background	C
background _from	D
background _in	C
background color	G
background without	D
backup	C
backup stuck	C
backward	K
bacteri	C
bacteri strateg	C
bacterial	C
bad	Y
bad _about	P
bad _for	T
bad _on	C
bad blood	C
bad bunn	C
bad choic	S
bad compan	Z
bad day	S
bad final	C
bad friend	Q
bad gatewa	C
bad ginsburg	F
bad grad	[
bad habit	D
bad influenc	R
bad new	[
bad peopl	Z
bad person	P
bad religion	C
bad report	[
bad rol	D
bad thing	Y
bad think	R
bad word	T
bae	G
bae steak	G
bag	C
bag _be	D
bag outlet	H
bag polic	H
bag siz	N
bag small	C
bagel	C
bagel _at	F
bagel menu	C
baggag	K
baggag _on	J
baggag fee	K
bah	C
bah bah	C
baha	C
baha found	C
bail	V
bail amount	C
bait	C
bait _for	C
baj	W
baj _a	P
baj _de	S
baj _el	U
baj _la	G
baj _por	R
baj music	C
baj valor	E
bajit	R
bak	F
bak off	C
bak powd	D
bak sod	C
bak street	L
bakehous	C
bakehous orl	C
baker	C
baker hour	F
bal	C
bal batman	G
bal child	C
bal weath	H
balaam	[
balak	Y
balanc	C
balanc check	J
balanc fe	C
balanc h2	F
balayag	E
balayag vs	E
balcon	C
balcon _what	C
bald	L
baldur	E
baldur gat	E
ball	C
ball _in	C
ball fit	N
ball fuzz	E
ball hit	M
ball python	C
ball valu	G
ballen	[
ballon	H
ballon dor	H
balloon	C
ballot	E
ballot _or	I
balm	V
balm _in	V
balon	C
balon _de	C
balonman	C
bamb	E
ban	C
ban ?how	C
ban _a	C
ban wayfar	E
banan	C
banan bread	H
banan com	C
banan inst	K
banc	F
banc santand	C
band	C
band _by	H
band _of	M
band discograph	C
band fiv	C
band setlist	K
band siz	J
bander	C
bander _con	C
bang	[
bank	C
bank _in	C
bank account	[
bank card	C
bank clos	C
bank go	C
bank holida	C
bank open	C
bankrupt	R
bankruptc	T
bankruptc creditor	C
banquet	[
baptist	C
baptist bbc	C
baptiz	[
baptiz _in	R
baptiz _of	W
baptiz _or	P
baptiz _vers	P
baptiz behead	R
baptiz card	[
baptiz health	C
baptiz hospital	C
baptiz jesu	P
baqueir	F
bar	C
bar baz	C
bar calor	E
bar dublin	K
bar exam	[
bar ingredient	K
bar manchest	C
bar mitzvah	C
bar model	H
bar pric	D
barabb	[
barac	[
baraj	[
baraj espanol	H
barak	[
barat	C
barat _a	I
barat _par	C
barat cerc	H
barat madrid	K
barat muj	C
barat seman	C
barb	C
barb call	C
barbar	C
barbar eden	C
barbi	C
barbi end	C
barbi movi	N
barc	J
barc _de	S
barc _que	C
barc grand	X
barc ultim	G
barcelon	C
barcelon ayer	F
barcelon madrid	G
barcla	H
barcod	G
barcod _and	G
barefoot	U
bargain	X
barist	C
barist trial	C
bark	D
bark _at	C
barle	U
barle soup	C
barn	C
barn plan	C
barn wed	C
barnab	W
barometric	C
barometric pressur	C
barr	[
barrab	X
barrel	C
barrel roll	C
barren	Z
barren fig	W
barren woman	R
barri	[
barrig	C
barrig rapid	C
barselon	F
bartholomew	S
bartimaeu	X
bartime	Y
bartolom	W
baruc	[
baruch	[
bas	E
bas two	J
base64	I
base64 decod	I
basement	X
bash	C
bash check	C
bash renam	J
basic	[
basic strateg	L
basil	J
basin	Y
bask	C
bask temp	C
basket	[
basket _of	[
basketball	E
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
bat _for	G
bat averag	I
bat hang	C
bat without	C
batall	U
batall _de	C
bath	C
bath _a	C
bath _and	C
bath _what	C
bath psorias	D
bath ticket	N
bathsheb	[
batman	C
batman voic	G
batter	C
batter _and	G
batter drain	E
batter last	N
batter leak	K
batter lif	C
batter replacement	E
batter siz	F
batter work	I
battl	V
battl _be	R
battl _of	D
battl hymn	C
bautic	S
bautist	Z
bautiz	[
bautiz _a	S
bautiz _de	R
bautiz _del	P
bautiz _en	Q
bautiz _por	P
bautizarm	R
bay	C
bay _let	H
bay leaf	E
baylor	C
baylor bear	C
baz	C
bbbbb	C
bbc	C
bbc cast	G
bbc co	I
bbc ser	C
bbc weath	F
bbq	C
bbq menu	E
bcc	C
bcc mean	C
be	U
be _a	[
be _and	C
be alon	T
be brav	P
be coursework	H
be happ	P
be kind	P
be know	C
be mak	C
be rich	R
be singl	T
beach	C
beach croati	C
beach nam	C
beach park	J
beach phot	C
bead	D
bead bulk	D
beagl	F
beam	C
beam _me	C
bean	C
bean minut	E
bean seed	C
bear	S
bear film	C
bear market	C
bear rank	C
beard	J
beard dragon	C
beard guin	C
beard oil	C
beast	[
beast _from	Y
beast drum	C
beat	C
beat _a	C
beat _me	T
beat _the	H
beat anim	C
beat up	T
beatbox	C
beaten	[
beatitud	[
beatl	K
beatl hey	K
beaut	[
beaut 2024	C
beaut _for	R
beaut bar	D
beautifulsoup	D
beb	Y
beb 2025	C
beb _en	P
beb _que	R
beb _y	R
beb est	P
beb no	R
beb tall	C
becam	[
becam _a	X
becam flesh	S
becam king	S
becaus	R
becaus _god	Q
becaus _he	S
becaus _i	C
becaus _im	T
becaus _of	Z
becaus _the	Q
becerr	Z
becerr _de	P
beckham	C
beckham aff	C
beckham int	F
becom	Z
becom _a	[
becom _an	C
becom independent	C
becom lik	Q
becom rul	U
bed	N
bed _and	Y
bed _with	H
bed bath	C
bed dimension	E
bed flat	F
bed fram	D
bed placement	C
bed sleep	D
bedroom	C
bedroom flat	J
bedroom mirror	E
bedroom window	C
bedtim	U
bee	H
bee hol	C
bee pattern	C
beef	C
beef _for	F
beef bourguignon	C
beef timelin	K
beelzebul	R
beep	C
beep boop	C
beer	C
beer abv	C
beerseb	[
beersheb	[
beethoven	E
beethoven fur	E
befor	X
befor _a	[
befor _an	X
befor _e	C
befor _god	S
befor _he	R
befor _i	R
befor _me	R
befor _or	C
befor _th	C
befor _the	[
befor _we	U
befor _you	[
befor birth	P
befor christm	C
befor grat	D
befor los	E
befor marr	X
befor pa	C
befor school	S
befor sell	I
befor send	I
befor spr	C
befor thatch	C
befor travell	F
befor work	R
beg	[
beg _at	S
begin	V
begin _and	L
begin _of	U
begin _with	C
begin camer	H
begin photograph	H
begin yet	C
begotten	U
behead	W
behemot	T
behind	R
behind _my	Q
behind _on	Y
behind _th	C
behind prox	F
behold	[
behold _i	T
behold _the	T
bel	[
bel _of	[
bel air	C
belen	[
belen cost	J
belial	[
believ	[
believ _at	R
believ _but	Q
believ _in	S
believ _what	T
believ anymor	P
belind	C
belind carlisl	C
belind novi	C
bell	C
bell principal	C
bell rdr2	C
bell schedul	M
bell violin	H
bellez	[
bellingham	C
bellingham injur	C
bellingham salar	I
belong	S
belong _to	C
belov	Z
belt	C
belt _and	L
belt _or	G
belt ford	N
belt keep	E
belt pric	C
belt siz	I
beltan	C
beltan fir	C
ben	C
ben _and	C
ben gurion	C
ben hadad	U
ben hur	C
ben sir	[
benadryl	C
benadryl dos	C
bench	J
bench press	G
bench small	C
bendec	X
bendec _a	S
bendec _la	S
bendecid	S
bendic	Z
bendic _a	V
bendicion	[
bendicion _de	W
bendicion _par	U
bendicion _y	P
bendig	R
bendig _y	P
bendit	[
benefit	Q
benign	S
benjamin	X
benjamin button	C
benjamin moor	C
benjamin sack	[
bennif	C
bent	P
benz	C
benz found	C
berean	[
bereav	T
berlin	C
berlin airlift	H
berlin wall	C
bermud	F
bermud grass	F
bernab	[
bernard	C
bernard alb	C
bernard dog	C
berr	C
berr christm	F
berr victori	C
bes	[
besid	[
besieg	S
best	C
best _for	C
best are	C
best bait	C
best befor	G
best build	L
best buy	E
best compost	H
best cricket	G
best crop	J
best cut	F
best day	Q
best drugstor	D
best fortnit	K
best fre	C
best friend	W
best hik	I
best horror	L
best isa	M
best italian	L
best item	J
best laptop	N
best layout	L
best magnesium	D
best man	M
best mascar	C
best match	J
best mobil	N
best mod	G
best month	H
best paladin	C
best pictur	K
best pizz	N
best ramen	C
best rat	F
best sell	J
best ship	C
best smell	J
best start	C
best stretch	J
best temperatur	N
best tim	C
best tip	K
best tre	C
best vibrator	C
best way	C
best wint	C
best young	C
besti	[
besti _de	R
bet	W
bet _a	T
bet _for	H
bet _to	C
bet _you	C
bet call	C
bet od	C
bet of	C
bet than	[
bet work	C
bet xbox	F
bet365	H
bet365 login	H
betani	[
betel	Z
betesd	Z
bethan	[
bethel	[
bethesd	X
bethlehem	M
bethlehem bulb	C
bethlehem pa	C
bethlehem pennsylvani	C
bethlehem steel	E
betra	[
betra _by	P
betra jesu	R
betsab	U
bett	J
bett fish	J
between	G
between _a	C
between _and	N
between _god	U
between _its	C
between _let	C
between _ser	C
between _the	[
between affect	C
between alligator	F
between arter	C
between bak	D
between cold	C
between deductiv	C
between ep	C
between fission	C
between food	[
between heaven	[
between ionic	G
between jam	H
between mass	C
between mri	E
between nin	H
between one	C
between perth	J
between rugb	E
between silk	C
between simil	C
between sp	J
between stock	C
between sweden	C
between two	[
bevel	C
bevel _an	C
bewar	P
bewar _of	P
beyonc	I
beyonc new	I
beyond	I
beyons	C
bez	C
bez yacht	C
bhagavad	C
bhagavad git	C
bi	I
bi dat	D
biblesuck	C
biblic	[
biblic _de	Y
biblic _par	[
biblic _sobr	Q
bibliotec	C
bibliotec municipal	C
bibliothequ	C
bic	C
biden	C
bien	[
bien _a	W
bien _el	T
bien _en	V
bien _mi	Q
bien _y	U
bien sin	Q
bienaventur	T
bienaventur _los	P
bienaventuranz	P
bienvenid	R
big	I
big _be	G
big _o	C
big _on	D
big bang	[
big barn	[
big boat	[
big boob	G
big broth	C
big conif	C
big egg	H
big ever	G
big mac	H
big near	D
big ship	C
bik	C
bik chain	C
bikin	P
bil	C
bil bob	F
bil bookcas	K
bil goat	G
bil husband	C
bil medal	C
bildad	X
bill	W
bill _so	D
bill onlin	C
bill uneven	H
billi	C
billi eilish	J
billi jean	C
bin	C
bin _the	J
bin empt	I
bin out	C
binanc	C
binanc retir	C
binar	D
binar _to	D
bind	E
bind _for	C
bind _of	F
bindw	C
bindw ?how	M
bing	[
bio	X
bio ide	C
biografi	C
biografi cort	C
biolog	C
biolog pap	L
biologic	T
biops	W
biopsi	Q
biorhythm	L
biorhythm calculator	L
bipol	[
bird	N
bird _and	V
bird _of	M
bird eat	C
bird feed	C
bird la	H
bird level	C
bird out	H
birdeat	C
birdeat spid	C
birdi	C
birdi _in	M
birkenstock	M
birkenstock sandal	M
birkin	C
birkin pric	C
birl	I
birmingham	D
birth	Z
birth ?wher	C
birth _and	S
birth _at	G
birth _in	[
birth _of	[
birth again	U
birth blind	S
birth certificat	C
birth chart	G
birth control	S
birth dat	H
birth jul	C
birth moth	Z
birthda	U
birthda _of	P
birthda _vers	P
birthda lyric	E
birthda messag	C
birthda novemb	C
birthplac	C
birthright	W
biscuit	C
biscuit go	C
bishop	G
bishop _in	G
bishop _show	K
bishop auckland	D
bishop castl	G
bishop chess	C
bishop comedian	C
bishop stortford	K
bishop sycamor	C
bishop tour	M
bismol	C
bismol black	C
bit	C
bit _for	N
bit _me	C
bit everyth	C
bit ly	E
bit som	C
bit train	L
bit wat	[
bitcoin	M
bitcoin halv	C
bitcoin hoy	C
bitcoin pric	C
bitter	[
bizcoch	J
bizcoch _de	J
bl	C
bl ?how	C
bl _a	F
bl brak	C
bla	C
blablabl	C
black	F
black _and	[
black against	C
black coffe	C
black die	C
black frida	C
black ke	D
black messiah	C
black peopl	R
black sabbath	C
black sheep	H
black tie	C
black tongu	C
black top	F
blackjack	L
blackjack basic	L
blackmail	[
blad	C
blad ?wher	C
blad _of	F
blad golf	L
blad run	G
blah	C
blah blah	C
blam	V
blam _me	S
blanc	[
blanc _al	C
bland	M
blank	G
blank printabl	H
blank row	M
blanket	C
blanket befor	C
blargh	C
blasfem	S
blasfemi	W
blasphem	[
blaz	G
blaz dup	G
bleed	[
blend	F
blend ?how	C
blend fam	V
bless	[
bless _and	P
bless _be	U
bless _for	[
bless _me	[
bless _my	Z
bless _of	C
bless _the	R
bless _to	Q
bless _with	P
bletchle	C
blew	X
blig	D
blig halftim	D
blind	W
blind beg	S
blind man	[
blind reunion	C
blink	C
blink 182	C
blink red	F
blink without	C
block	S
block _a	E
block _me	S
block hash	L
block pav	C
blok	L
blok ?who	L
blond	C
blond nurs	J
blonk	C
blood	J
blood _of	S
blood _on	[
blood anim	C
blood diamond	C
blood mar	M
blood orang	C
blood pressur	C
blood stain	G
blood stream	C
blood sug	C
blood taylor	C
blood test	C
blood typ	D
blood useless	C
bloom	[
blorp	C
blow	[
blox	D
blox fruit	D
blu	C
blu _and	F
blu cross	C
blu devil	I
blu gcs	G
blu screen	C
blu shield	C
blue	C
blue dad	C
bluetooth	C
bluetooth earbud	C
bluetooth headphon	I
blur	C
blur _the	C
blurr	Y
blurr ?when	H
bmi	C
bmi 31	C
bmi calculator	M
bmi formul	G
bmw	G
bmw f30	G
bnmbnmbn	C
bo	P
bo 737	E
bo 777	C
bo _in	Q
board	U
board cost	C
board gam	[
board rul	C
boardwalk	C
boardwalk hour	C
boast	Z
boat	K
boat shed	C
boat them	C
boaz	[
bob	C
bob hop	C
boc	[
boc _y	P
bod	S
bod _and	Q
bod _be	[
bod _de	C
bod _del	Z
bod _en	C
bod _of	[
bod _por	C
bod fat	C
bod plantill	C
boer	C
boer war	C
bogot	C
bohemian	I
bohemian movi	L
bohemian rhapsod	K
boil	C
boil _your	C
boil corn	C
boil e119	N
boil eg	I
boil egg	F
boil point	C
boil pressur	C
bois	G
bois idah	G
bol	C
bol _de	C
bold	Q
bold b	C
bolet	C
boliv	C
boliv resumen	C
bolivi	C
bollock	C
bols	[
bomb	[
bomber	Y
bombill	C
bon	F
bon _do	F
bon _in	C
bon mean	C
bon ser	C
bond	C
bond check	L
bond film	D
bond mov	K
bond redemption	M
bond villain	E
bond win	I
bond workout	I
bond yield	H
bonit	L
bonjor	C
bonnet	L
bonu	M
boo	C
boo radle	C
boob	C
boob pic	G
boogi	C
book	W
book _a	C
book _be	Y
book _in	D
book _of	V
book _with	[
book near	C
book nin	J
book ord	C
book priz	C
book rank	C
book report	F
book writ	W
bookcas	K
bookcas dimension	K
boom	C
boomerang	C
boomerang com	C
boop	C
boost	C
boost ever	D
boot	F
boot _or	C
boot _with	C
boot waterproof	C
boot women	C
booth	[
booz	[
bor	C
bor _at	C
bor _de	C
bor _with	[
bor johnson	L
borax	C
borax _or	K
borbon	C
borbon _en	C
bord	[
bord bolivi	F
bord chad	C
borr	C
borr _mi	C
borrach	Z
borrador	C
borrow	W
borrow check	J
borrow mone	S
bosch	C
bosqu	Y
boss	Y
boss _be	[
boss belt	C
boss fight	C
boss leav	C
boss ord	H
boss retirement	C
boss want	R
boss wif	R
boston	C
boston north	L
boston rout	L
boston tea	C
bot	C
bot inutil	I
both	[
boton	C
botox	[
bottl	L
bottl wayf	D
bottleneck	C
bottomless	S
bottomless brunch	H
bottomless pit	X
bould	C
bould scen	C
boundar	[
boundar _with	[
boundar math	I
bouquet	C
bouquet _with	C
bourbon	C
bourguignon	C
bow	[
bow _to	Z
bowi	C
bowi album	F
bowi vide	C
bowl	G
bowl _in	C
bowl _of	[
bowl pric	C
bowl spread	C
box	C
box _for	D
box accept	K
box day	C
box go	J
box offic	E
box pls	J
box scor	J
box set	C
boxe	C
boxe plum	C
boy	[
boy ?who	W
boy _be	P
boy _or	C
boy _with	Z
boy king	T
boyfriend _be	R
boyfriend cheat	S
boyfriend want	Q
bpm	C
bpm _of	C
brac	G
brac siz	K
brac sta	C
bracelet	I
bracelet engrav	C
bracket	C
bracket 2024	N
bracket printabl	C
brad	C
brad _and	C
brad _hav	F
brain	L
brain freez	L
brain teas	C
brak	C
brak ?when	I
brak alon	C
brak pad	E
branch	[
branch _and	[
brand	C
brav	[
braz	Z
braz _de	H
brazil	C
brazil football	K
brb	C
bread	M
bread ?how	C
bread _and	C
bread _from	V
bread _of	Z
bread _real	S
bread _to	H
bread _with	[
bread calor	C
bread dough	C
bread go	C
bread mak	K
bread start	C
bread vegan	C
bread without	H
breadstick	F
breadstick recip	F
break	R
break _a	[
break _in	C
break _my	[
break _someth	Q
break _the	[
break af	C
break bad	C
break down	V
break heart	W
break int	S
break new	C
break point	K
break up	T
break wudu	C
breakag	C
breakag keratin	C
breakfast	P
breakfast hour	C
breakthrough	[
breakup	Z
breakup map	C
breast	X
breastplat	Y
breath	[
brech	Y
brendan	C
brendan fras	C
brennan	C
brennan bon	C
brew	C
brew _at	C
brewer	G
brexit	C
brexit dat	L
brexit pr	C
brib	[
brick	[
brid	[
brid _and	S
brid pric	[
bridegroom	[
bridesmaid	S
bridesmaid dress	C
bridg	R
bridg _of	F
bridg sedon	D
briefcas	C
briefcas _what	E
brigham	C
brigham young	C
brightsid	C
brightsid com	C
brillaran	R
brimston	C
brimston chemical	C
brin	C
brin rati	K
bring	I
bring _a	J
bring _in	D
bring _me	C
bring _my	T
bring _the	[
bring _to	C
bring back	W
bring chees	F
bring food	R
bring good	W
bring up	T
brisket	F
bristol	C
bristol _with	J
bristol bs8	F
brit	E
britain	C
british	C
british citizen	D
british sew	C
britne	C
britne sp	C
brixton	I
brixton menu	I
bro	C
bro think	C
broadband	C
broadband deal	C
broadwa	H
broadwa ticket	H
brogu	C
brokenheart	T
bronc	[
bronz	[
bronz serpent	P
brooklyn	F
broth	S
broth ?who	[
broth _and	U
broth _be	V
broth _in	M
broth _of	[
broth com	R
broth episod	M
broth eviction	C
broth first	C
broth keep	R
broth movi	H
broth osborn	C
broth print	C
broth quot	H
broth sew	D
broth studi	D
broth tak	R
broth widow	R
brown	C
brown _in	N
brown bbc	G
brown edg	C
brown ey	H
brown mush	C
brown rawlplug	N
brown tip	H
brows	C
brows _the	C
bruh	C
bruj	[
bruj _que	U
brujeri	T
brujeri _y	R
brunch	H
brunch leed	H
brush	C
bryan	C
bryan adam	C
bs	C
bs _in	C
bs8	F
bt	C
bt hub	C
bts	E
bu	[
bu _a	[
bubbl	D
buckingham	L
buckingham palac	L
bucl	C
bucl _for	C
bud	C
bud _par	C
budd	S
buddh	J
buddh statu	J
buddhist	L
buddhist sit	C
buddhist vesak	E
budget	M
budget _for	L
budget speech	C
budgi	C
budgi _to	C
budism	C
budism biografi	C
budist	[
bue	W
buen	U
buen _de	T
buen _en	R
buen _par	R
buen _que	R
buen _ser	R
buen _y	S
buen air	E
buen amig	U
buen batall	Y
buen di	C
buen espos	Q
buen iglesi	P
buen mart	C
buen notici	[
buen obr	P
buen pastor	P
buen person	S
buen samaritan	Q
buen tard	C
buen tod	P
buen vien	R
buey	Y
buff	C
buff spin	E
buffet	D
bug	H
bug ?how	I
bug car	E
build	K
build ?when	C
build _a	[
build _for	L
build _his	Q
build _in	C
build _me	E
build _of	X
build _on	Z
build _the	[
build hadrian	C
build muscl	C
build two	F
buji	C
buji _par	I
buji seat	C
bul	[
bul _at	V
bulb	C
bulb _for	M
bulb not	C
bulb plant	C
bulb typ	G
bulk	C
bull	R
bullet	C
bullet dat	I
bullet point	F
bullshit	C
bum	C
bum bum	C
bumbl	G
bumbl match	G
bump	C
bun	D
bun paul	D
bunch	C
bunch _of	C
bunch underneath	D
bundl	C
bundl 20	C
bunn	D
bur	[
bur _his	P
bur _in	P
bur _my	P
bur jesu	P
burbank	G
burden	[
burg	C
burg king	C
burgl	X
burial	[
burkin	F
burkin fas	F
burl	S
burl _de	R
burlan	W
burlan _de	W
burn	F
burn ?how	C
burn _his	Q
burn _the	R
burn bush	C
burn coal	X
burn man	G
burn neck	C
burn notic	F
burn out	[
burn sag	C
burnout	[
burnt	K
burnt offer	W
burr	[
burrit	U
burst	N
burst pip	G
burton	C
burton expans	C
burwood	C
burwood sal	C
bus	D
bus casual	C
bus model	C
bus numb	G
bus park	J
bus pass	C
bus still	C
busc	[
busc _a	W
busc novi	[
busc pis	C
buscad	U
buscador	C
buscarv	C
buscarv no	C
bush	D
bush empir	C
bush securit	C
bush shrub	C
busqued	C
busqued one	C
busquen	U
bust	C
but	C
but ?wher	J
but _in	S
but pud	C
but recall	E
butch	E
butch near	E
butl	I
butl _in	D
buttercream	G
butterf	[
buttermilk	G
butterscotch	M
butterscotch pric	M
button	C
button ?how	C
button _do	C
buy	D
buy _a	K
buy _the	V
buy crust	J
buy dry	C
buy milk	C
buy nvidi	C
buy return	E
buz	F
buz nois	F
bye	C
bye _for	D
bye felici	C
byn	C
bypass	K
bypass _your	C
byu	G
byu coug	G
c	C
c _a	G
c async	C
c c	G
c d	D
c k	F
c togeth	C
ca	C
caa	J
cab	F
caball	Z
caball _de	S
caball _en	C
caball blanc	[
caban	T
cabbag	C
cabbag ric	K
cabell	Y
cabell _de	C
cabez	[
cabez _de	R
cabin	X
cabin bag	N
cabin baggag	J
cabinet	C
cabinet reshuffl	C
cabl	C
cabl _i	J
cabl _which	M
cabr	Z
cabri	[
cabrit	S
cac	C
cac ped	C
cach	C
cach instagram	C
cachorr	C
cachorr _a	C
cachorr preci	C
cactu	C
cactu without	F
cad	L
cad cuant	C
cad dia	Y
cad manan	Z
cad uno	Y
caden	[
cadiz	C
cae	[
cae _el	Q
cae mal	P
caen	[
caer	[
caer _en	S
caes	J
caes last	C
caes salad	C
caesare	[
caf	C
caf turc	C
caffein	U
caffein _be	C
cag	C
cag siz	N
cai	Y
caiaph	T
caiced	C
caiced valor	C
caid	X
caid _de	S
caif	X
caig	V
caig _en	Q
cain	Q
cain 999	C
cain _a	Q
cain _and	S
cain _y	R
cain dingl	C
cain film	C
cain kill	V
cain mov	C
cain velasquez	C
cair	G
caist	X
cak	C
cak buttercream	G
cak feed	F
cak flavor	F
cak mix	C
cak pan	C
cak pric	J
cak recip	L
cak sink	D
cala	C
cala _to	C
cala timetabl	M
calabaz	C
calcium	I
calcium carbonat	I
calcul	Q
calcul _del	C
calcul _el	[
calcul legalment	C
calculat	L
calculat _the	L
calculation	C
calculation concordant	K
calculation help	C
calculation mol	L
calculator	C
calculator fre	M
calculator gold	H
calculator second	J
calde	[
caleb	[
caleb _and	U
caleb william	C
calend	C
calend 2025	H
calend beaut	C
calend buddhist	E
calendari	F
calendari escol	C
calendari vuelt	C
calf	[
calidad	C
calidad _del	C
calient	C
calient _el	C
californi	C
californi zip	L
call	Z
call 312	F
call ?when	U
call _a	C
call _de	W
call _if	C
call _in	P
call _me	Y
call _my	P
call _of	E
call _on	C
call _the	Z
call _to	[
call _you	Z
call box	C
call eva	C
call key	K
call mum	D
call no	V
call off	U
call quot	I
call saul	C
callat	C
callej	C
callej vol	C
calm	[
calm _la	Q
calm _the	Q
calm down	U
calor	C
calor _do	K
calor _in	N
calor per	G
calori	C
calori _tien	E
calpol	C
calpol dos	C
calv	[
calvin	G
calvin _and	C
calvin harr	L
calvin klein	C
calvinism	[
calvinist	X
calz	Z
cam	N
cam _y	Y
cam admissibl	C
camarer	C
camb	Q
camb _de	[
camb _el	H
camb _mi	U
camb buji	C
camb contrasen	C
camb enchuf	C
cambi	I
cambi _de	[
cambi _el	C
cambi _en	Q
cambi _la	C
cambi _mi	Q
cambi _por	R
cambi _una	C
cambridg	C
camel	[
camel _and	S
camell	[
camelot	M
camer	C
camer und	H
cameron	C
cameron net	C
camil	C
camil sest	C
camill	R
camill _y	R
camin	[
camin _a	S
camin _de	[
camin _del	Q
camin _en	[
camin _por	Q
camin _que	R
camin _sobr	P
camiset	C
camp	[
camp _de	V
camp david	C
camp reservation	C
campament	U
campan	C
campbell	C
campbell phon	C
campervan	H
campervan hir	H
campesin	Q
campground	D
camu	K
can	C
can ap	D
can green	E
canaan	[
canaanit	W
canal	M
canal tak	I
canane	Y
canast	U
canberr	M
canc	Z
canc _and	C
canc da	C
canc horoscop	C
cancel	C
cancel _a	N
cancel _la	Q
cancel _my	C
cancel book	C
cancel disne	G
cancel membership	G
cancel suscripcion	J
cancell	I
cancell ?why	D
cancell _can	C
cancell headphon	I
cancell holyhead	C
cancion	C
cancion _de	Q
cancion _que	C
cancun	C
cancun adult	C
cancun tod	K
cand	G
cand bar	E
cand crush	C
candac	Y
candelabr	R
candidat	[
candl	T
candl _for	J
candl _of	[
candl diptyqu	C
candl wax	J
candlem	W
canel	C
canel contr	C
cannon	C
cannot	[
cannot _be	Z
cannot read	C
cannot speak	T
canon	E
canon r50	H
cans	[
cans _de	X
cant	Q
cant _de	T
cant _el	[
cant _en	Z
cant rancher	C
cantaban	T
cantam	C
cantam alg	C
cantant	S
cantar	W
canterbur	D
canterbur tal	D
cantic	U
cantic _de	T
cantidad	C
cantidad _par	C
canv	C
canyon	C
canyon south	C
cap	C
cap _of	F
cap lock	D
cap town	H
capacit	C
capacit _of	I
capacit f150	I
capernaum	[
capirot	C
capirot _con	C
capital	C
capital _de	C
capital _of	C
capital gain	C
capitalism	X
capitan	[
capitul	R
capitul _de	K
capitul _mas	P
capitul _tien	C
capitul chistos	C
capitul eight	D
capitul one	C
capr	C
capr _and	C
capricorn	C
capricorn 22	C
capricorn celebrit	J
capricorn man	C
capsul	G
capsul wardrob	G
captain	G
captial	D
captial _of	D
caption	E
caption _for	E
captiv	[
captivit	C
captur	L
captur _by	U
captur _de	C
car	E
car _a	[
car _about	Z
car _be	[
car _by	C
car _de	V
car _for	[
car _hav	C
car _of	[
car _too	S
car _what	[
car _with	G
car _wont	F
car accident	Z
car aft	C
car assistant	C
car batter	N
car bluetooth	C
car break	U
car brown	H
car charg	M
car chord	I
car crash	[
car deposit	E
car hitbox	C
car loan	C
car mod	H
car model	C
car movi	E
car park	L
car path	C
car point	C
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
carbon	F
carbon encendid	Y
carbon fourteen	C
carbon season	I
carbonat	I
carburetor	D
carburetor _do	D
carcel	[
carceler	W
carceler _que	U
card	P
card _for	[
card _from	C
card _of	C
card _on	C
card _vers	[
card balanc	J
card detail	E
card funn	C
card gam	C
card get	C
card lik	C
card mean	C
card not	C
card pric	F
card pull	C
card run	K
card top	C
cardan	G
cardan vs	G
cardigan	C
cardinal	L
cardinal quarterback	E
cardinal scor	N
caregiv	[
carg	D
carg _de	V
carg _la	S
carg pant	C
caridad	W
carl	C
carl alcaraz	C
carlisl	C
carlisl karaok	C
carmel	U
carn	[
carn _de	U
carn _en	S
carn _ser	Z
carn _y	Q
carnaval	[
carnegi	C
carner	Y
carnet	J
carnet _por	C
carnival cruis	C
carnival dat	C
carol	U
carol full	I
carolin	C
carolin bah	C
carp	Z
carp _in	C
carpal	C
carpal tunnel	C
carpent	M
carpent bee	C
carpent day	M
carpet	C
carpet machin	G
carpet wear	C
carpinter	U
carpinter preci	C
carpla	C
carr	T
carr _de	W
carr _of	C
carr _on	C
carr _the	V
carr _you	[
carr fish	C
carr length	H
carrefor	E
carrefor ofert	E
carrer	[
carrer doming	H
carreter	P
carretiller	C
carretiller grat	C
carrot	C
carrot nutrition	C
cart	P
cart _a	[
cart _de	Q
cart _del	C
cart _tien	H
cart dat	I
cart escribi	X
cart sign	E
cart year	C
carter	T
cartridg	C
cartridg 305	K
cartridg _be	C
carv	C
carv _a	E
carv stencil	C
cas ?how	E
cas _a	S
cas _con	U
cas _de	C
cas _del	T
cas _el	Q
cas _en	S
cas _me	V
cas _por	S
cas _ser	X
cas _y	S
cas alquil	C
cas dividid	W
cas no	R
cas nuev	P
cas ser	R
cas sin	C
cas stud	G
cas tabl	G
cas tod	S
casamient	T
casan	U
casarm	Z
casarn	T
caser	C
caser _par	C
cash	[
cash out	G
cashew	G
cashmer	C
cashmer _by	C
casin	G
casin deal	C
casin no	C
casp	Q
casserol	C
casserol dish	C
cast	C
cast 2023	M
cast _a	E
cast _of	C
cast _on	C
cast _your	[
cast chang	C
cast iron	K
cast list	I
cast lot	[
cast now	C
cast out	[
castig	[
castig _a	Q
castig _de	R
castill	T
castl	C
castl _in	L
castl brewer	G
castl stock	C
castr	C
castr _una	C
casual	C
casual _for	C
casual lunch	C
cat	C
cat ?who	C
cat _and	C
cat _be	Z
cat _on	D
cat bring	C
cat etc	C
cat explain	E
cat food	C
cat goddess	C
cat keep	C
cat knead	C
cat lit	C
cat mr	D
cat see	C
cat simpl	C
cat treat	J
catalog	C
catalyst	H
catalyst low	H
catalytic	C
catalytic convert	C
catan	C
catan ?how	H
catan long	C
cataract	C
cataract surger	C
catch	[
catch _in	V
catch _my	T
catch fir	F
catch up	[
categor	C
categor s	C
cateques	V
catfish	Z
catherin	C
catherin _the	C
cathi	C
cathi wood	C
catholic	[
catholic _and	[
catholic school	C
catolic	C
catolic _o	[
catolic _y	[
catolic hij	C
cattl	S
caus	C
caus _de	C
caus _of	C
caus _the	C
caus arthrit	E
caus hiccup	L
caus kidne	C
caus tonsil	C
causewa	G
causewa cross	G
caution	C
caution ang	C
cautiv	Q
cav	S
cav _of	X
cav allegor	C
cav guam	C
cavern	C
cavern esquem	C
cay	W
cay _de	R
cay _del	U
cay _el	C
cayeron	Z
cayeron _los	T
caz	T
cazador	U
cbd	Q
cbd coupon	C
cde	G
cde numb	G
cdmx	C
cdmx hoy	F
ceas	W
ceboll	J
ced	Y
ced _of	R
cedr	U
cedr _del	U
cedron	T
ceil	C
ceil fan	C
cel	[
celeb	C
celebr	I
celebr _la	S
celebran	S
celebrat	[
celebrat birthda	Q
celebrat hol	C
celebration	X
celebrit	C
celebrit birthda	C
celestin	C
celibac	T
celibat	Z
cell	S
cell match	J
cell year	C
celos	W
celsiu	E
celsiu _a	H
celtic	C
celtic cross	D
celtic druid	I
celtic last	H
celu	W
celul	I
celul _com	C
celul _de	S
celul no	C
celul vegetal	C
cement	C
cement _par	D
cement rati	C
cementeri	[
cen	Q
cen _con	Q
cen _de	V
cen _del	R
cen last	C
ceniz	Y
ceniz numer	C
cens	W
cens _de	P
censu	Y
cent	C
cent _a	C
cent _of	P
centimetr	C
centr	C
centr _un	G
centr _una	C
centr open	C
central	H
central milan	M
central toky	H
centrifug	C
centroameric	I
centurion	[
ceo	C
ceo _of	C
cer	[
cerc	C
cerc _de	C
cerd	Y
cerebr	Y
ceremon	[
cerr	Y
cerr _de	S
certificat	C
certificat check	F
certificat cop	C
cervez	C
cervez preci	C
ces	[
ces _lo	Q
cesare	[
cest	G
cest _la	C
cet	C
cetirizin	F
cetirizin mak	G
ceut	I
ceut preci	I
cgi	C
ch	W
ch _in	J
ch room	C
ch sol	I
ch song	M
cha	F
cha upgrad	F
chad	C
chaf	[
chain	G
chain _from	C
chain _in	C
chain _or	L
chain slack	J
chakr	N
chakr color	N
chalamet	C
chalamet dun	C
chalamet height	J
chalamet singl	C
chaldean	Y
chalis	I
chalis lyric	I
chamb	[
champion	H
champion 2014	H
chanc	[
chanc _of	C
chancellor	C
chancellor _of	F
chancellor _say	C
chanch	U
chang	J
chang _a	C
chang _his	Y
chang _my	K
chang _of	F
chang _the	C
chang _with	J
chang address	I
chang announcement	C
chang color	C
chang deed	C
chang default	C
chang essa	C
chang font	H
chang interval	C
chang netg	I
chang rington	G
chang tim	N
channel	C
channel _be	C
channel fiv	C
channel four	K
chapel	N
chapel down	F
chapel hill	C
chappell	K
chappell roan	K
chapt	L
char	C
char cross	C
charact	C
charact _i	K
charact analys	L
charact list	C
charact ralph	C
charad	J
charad ide	J
charcoal	C
charg	L
charg _a	I
charg _but	G
charg fin	G
charg point	M
charg twic	C
charg vis	F
chariot	[
chariot _of	C
chariot rac	C
charit	J
charit numb	C
charit shop	C
charl _par	[
charl coronation	C
charli	H
charli angel	H
charlott	C
charlott church	C
charlott tilbur	I
charlott web	F
charm	[
chart	C
chart calculator	M
chart four	H
chart lev	L
chart position	H
charzard	F
chas	[
chat	U
chat poll	G
chatbot	[
chatel	C
chatel principl	C
chatgpt	E
chatgpt _for	[
chatgpt _o	J
chatgpt _or	C
chaturth	D
chaturth decoration	D
chaturth puj	N
chauc	C
chauc _the	C
chauth	F
chauth moon	F
chav	V
cheap	C
cheap _on	D
cheap _to	C
cheap flight	F
cheap hotel	N
cheap napp	I
cheap plac	M
cheap supermarket	N
cheap tyr	E
cheap way	I
cheap women	I
cheat	[
cheat _by	Z
cheat _me	[
cheat _on	[
cheat level	K
cheat ps2	D
check	C
check _for	C
check _if	C
check _in	C
check _my	[
check app	M
check build	F
check engin	C
check error	J
check mark	C
check one	D
check sim	N
check target	J
checklist	G
checklist _for	G
checkout	C
checkout 121	I
checkout chart	L
checkout marriot	C
cheek	[
cheep	F
cheep hotel	F
cheer	[
cheer giv	P
cheerlead	C
cheerlead _an	C
chees	C
chees back	F
chees cashew	G
chees cheesecak	M
chees go	N
cheesecak	G
cheesecak frozen	I
cheetah	C
cheetah run	G
chelse	C
chelse boot	C
cheltenham	I
cheltenham tip	I
chem	[
chem worksheet	M
chemical	C
chemical _or	C
chemical symbol	C
chemistr	C
chemistr ?how	I
chernobyl	E
chernobyl reactor	C
cherubim	[
chess	C
chess gam	C
chess king	C
chess mov	C
chess open	C
chess valu	G
chest	[
chew	K
chew gum	C
chi	C
chi class	H
chi seed	G
chic	[
chic _de	R
chicag	C
chick	L
chick fil	J
chicken	C
chicken cross	C
chicken menu	E
chicken sta	H
chicken stop	C
chicken thigh	K
chicken tikk	M
chickenpox	E
chickenpox incubation	J
chief	H
chief justic	C
chil	C
child	[
child ?when	Q
child ?who	Q
child _about	Z
child _and	M
child _at	S
child _be	[
child _do	F
child _dont	Q
child _from	T
child _hav	U
child _i	P
child _in	[
child _of	V
child _sa	S
child _to	F
child _with	Q
child _wont	U
child alon	P
child ask	Q
child com	V
child die	Q
child hat	R
child leav	U
child lik	S
child list	C
child maintenanc	C
child messag	S
child nam	C
child nev	S
child now	C
child suf	S
child support	S
childbirth	S
childhood	U
childless	U
children	C
children sho	C
chimne	H
chin	C
chines	C
chines _about	C
chines takeawa	J
chines zodiac	F
ching	C
ching numb	C
chip	D
chip _from	L
chip bat	C
chip rep	E
chip shop	C
chipr	W
chiquit	[
chisel	C
chisel angl	C
chism	X
chismos	Y
chist	C
chist _de	G
chist cort	C
chistos	C
chiv	[
chlorin	C
chmod	C
chmod 755	I
chmod operation	C
chnag	D
chnag _a	D
chocolat	C
chocolat 20kg	F
chocolat box	H
choic	E
chok	[
cholesterol	C
choos	[
choos ?who	P
choos _a	U
choos _my	S
choos _the	R
choos _to	W
choos between	[
choos jacob	P
choos peopl	Q
chopstick	C
choqu	[
chord	C
chord _to	H
chord chart	I
chord g	C
chord pian	K
choreograph	C
chr	C
chr jerich	C
chr steakhous	G
christ	[
christ church	I
christ colleg	E
christ die	R
christ tex	C
christchurch	C
christchurch _to	C
christen	[
christensen	C
christensen phot	C
christianit	[
christm	M
christm cak	F
christm carol	I
christm eve	S
christm jump	C
christm numb	C
christm oogi	C
christm stor	[
christm tre	T
christm turke	C
christm without	W
chrom	C
chrom keep	F
chromebook	K
chromebook linux	K
chromosom	D
chromosom _in	D
chronic	Y
chronicl	[
chronological	C
chronological ord	C
chuck	C
chuck norr	C
church	[
church _and	X
church _at	R
church _be	[
church _dont	P
church _for	Z
church _in	[
church _of	R
church _on	Y
church aft	Q
church age	C
church becaus	P
church chicken	E
church chord	C
church craz	C
church disciplin	S
church guit	C
church hurt	P
church lan	C
church lead	X
church memb	Z
church oxford	I
church peopl	Q
church setlist	D
church sho	C
churchill	C
churchill down	C
churchill insuranc	F
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
cieg _que	T
cieg _y	Q
cieg gui	Q
ciel	Z
ciel _en	P
ciel _por	P
ciel _y	T
ciel ingredient	E
ciel nuev	R
ciel recet	C
ciel tempor	C
cien	C
cien an	C
cienci sistem	C
cient	C
cient _de	C
cierr	C
cierr _la	C
cierr ike	H
cierr mercadon	L
cierv	[
cigarr	P
cimarron	C
cin	C
cin est	C
cinc	[
cinc segund	C
cincuent	[
cinem	C
cinem tim	C
cinetic	C
cinqu	C
cinqu terr	C
cinturon	T
cir	W
circl	H
circl _of	J
circl radiu	K
circl seven	C
circl wicc	E
circuit	C
circuit total	C
circumcis	R
circumcision	W
circuncid	R
circuncid _a	P
circuncision	S
ciren	Y
cireni	S
cirugi	U
cistern	C
cistern _que	C
cistern pierd	C
cit	K
cit ?wher	[
cit _a	K
cit _of	[
cit _par	C
cit break	C
cit cast	C
cit gun	K
cit medic	C
cit previ	C
cit pric	G
cit skylin	G
citation	E
citation _for	E
citibik	C
citibik day	C
ciudad	Z
ciudad _de	V
ciudadani	Q
civic	I
civic 2014	I
civil	H
civil espanol	C
cizan	Q
cl	P
cl cach	C
cla	[
cla jar	U
claim	C
claim court	C
claim lufthans	C
claim mileag	C
claim wiz	G
clam	Z
clam _a	U
clan	D
clan th9	C
clank	F
clap	W
clarenc	C
clarenc thom	C
clarinet	J
clarinet squeak	J
claritin	C
claritin _the	C
clark	C
clark count	C
clark expedition	J
clas	X
clas _de	W
clas _par	[
clas universidad	C
clash	C
clash _of	C
clash royal	J
clasic	C
clasificacion	C
clasificacion _de	C
clasificacion formul	M
class	[
class contain	H
class near	H
class pric	H
classic	C
classic talent	C
classmat	X
clau	U
claud	C
claudi	S
claudi sheinbaum	C
clav	C
clav _del	C
clav api	C
clean	V
clean _a	C
clean _and	T
clean fee	F
clean heart	V
clean kit	E
clean use	C
clean whit	F
cleans	C
cleans philosoph	E
cleans review	C
cleans thre	I
clef	C
cleof	V
cleric	E
cleric domain	H
cleric spell	K
clic	C
click	C
click _a	K
click _and	D
click _by	C
click nois	F
client	Y
client ord	E
clif	U
clif australi	C
clim	C
clim _en	C
clim san	C
climat	[
climat chang	[
climb	P
climb _a	X
climb _the	I
clint	C
clint eastwood	C
clo	Z
cloak	[
clock	C
clock go	C
clon	X
cloone	J
clos	F
clos _my	R
clos _on	C
clos _to	V
clos friend	V
closet	T
closur	C
cloth	Y
cloth wholesal	C
cloud	[
cloud _and	T
clov	G
clown	C
clown fit	J
clu	M
clu riv	M
club	D
club ?who	C
club brixton	I
club found	F
club near	C
club result	K
club sandwich	J
club veg	C
clubcard	F
clubcard app	F
clubmast	E
clutch	C
cmd	E
cmd ls	E
cnn	C
co	C
co op	D
co uk	C
coach	H
coach _be	U
coach luggag	I
coal	[
coal _on	W
coast	G
coast six	G
coastlin	C
coat	T
coat _and	S
coat _in	F
coat _of	[
coat scandal	C
cob	C
cobard	W
cobertur	T
cobr	G
cobr _un	C
cobr venom	C
cobrador	Y
cobrador _de	V
coc	M
coc col	K
coc contr	S
coch	C
coch _a	C
coch _que	C
coch no	C
cocin	F
cock	D
cock spaniel	C
cockatiel	C
cockatiel scream	C
cockfight	[
cocktail	C
cocktail ingredient	J
cocktail recip	M
coconut	H
coconut one	H
cod	C
cod 44	G
cod 646	M
cod 90210	N
cod _be	I
cod _for	N
cod _on	G
cod _th	D
cod barcla	H
cod eresolv	I
cod exampl	L
cod first	N
cod h	H
cod lost	H
cod not	C
cod ord	I
cod steam	L
codein	C
codein togeth	C
codic	[
codiciar	U
codig	C
codig _de	C
codig _en	K
codig postal	J
codig roblox	K
codornic	R
coffe	C
coffe break	C
coffe ground	C
coffe kans	G
coffe menu	H
coffe tast	C
coffe van	C
coffin	C
coin _the	C
coin _with	P
coinbas	C
coinbas down	C
coj	S
coj _de	P
cok	C
cok compar	H
col	[
colchon	K
colchon king	K
cold	K
cold _and	C
cold _be	C
cold brew	C
cold contagiou	I
cold greenhous	H
cold kitchen	C
cold than	C
cold war	N
coldpla	C
coldpla paradis	D
coldpla presal	K
coleg	Y
colegi	[
colesterol	C
colesterol ldl	C
colg _un	C
colic	[
coll	C
coll chord	D
colleagu	[
collect	C
collect _in	G
collect tim	D
collection	Z
collectiv	C
collectiv noun	C
collector	[
collector phon	H
colleg	Q
colleg dublin	C
colleg football	G
colleg map	C
colleg oxford	E
collin	F
collin album	K
collin genes	J
colombi	C
colombi result	C
colombian	C
colon	F
colon _a	F
color	C
color _a	N
color _de	C
color _in	F
color _of	C
color _should	C
color cop	L
color favorit	C
color list	L
color man	J
color mean	C
color ord	N
color out	G
colos	X
colosens	W
colossa	Z
colossian	V
colossu	C
colossu comput	C
colt	C
column	H
column d	N
column vs	D
com	R
com ?how	C
com _a	X
com _al	R
com _at	W
com _en	C
com _from	[
com _in	[
com _of	Q
com _on	Q
com _someon	C
com _the	E
com _to	[
com _un	C
com _with	T
com _y	Q
com atun	C
com back	T
com beb	T
com befor	[
com carn	U
com cerd	U
com down	[
com first	U
com hierb	C
com hom	[
com ifram	L
com int	W
com next	C
com out	I
com over	S
com r	H
com search	M
com short	G
com spreadsheet	N
com technolog	K
com torvald	K
com tv8	J
com uv	C
com watch	M
coman	[
comb	C
comb fast	I
combat	X
combination	G
comed	D
comedian	U
comen	J
comen _las	C
comen _los	C
comentari	C
comentari _de	C
comet	[
comet _un	Z
comfort	[
comfort _for	Q
comfort _in	U
comi	Z
comi _con	P
comi _la	U
comic	R
comic ord	C
comid	Q
comid _a	Q
comid _de	R
comid _en	Q
comid _par	C
comienz	T
comieron	Y
comieron _a	Q
comision	P
comm	E
comm yes	E
command	R
command _of	V
command gold	C
commandment	X
commandment _of	C
commandment chang	C
comment	W
commercial	C
commercial plan	K
commission	S
commission president	C
commit	C
commit _but	C
commit keep	G
commit suicid	Q
committe	R
common	[
communication	C
communication degre	C
communion	[
communion _if	R
communion dress	G
comod	C
comp	R
compadr	W
compan	X
compan _be	C
compan director	C
companer	[
companer _de	T
companer _me	R
companer no	Q
compani	S
companion	[
compar	P
compar _me	Q
compar _the	G
compar _to	C
compar _with	H
comparador	C
comparativ	L
comparativ iphon	L
compart	[
compasion	R
compasiv	S
compassion	Y
compatibilidad	C
compatibilidad ar	C
compatibilidad leo	F
compatibilit	I
compatibilit chart	N
compatibl	C
compensation	C
compensation eu261	C
compet	I
compet enforceabl	C
competition	U
compil	C
compil _but	F
compil _en	E
complain	[
complain _about	V
complaint	J
complaint _to	M
complet	U
complet _en	J
complexit	E
complexit _of	E
compliant	C
compos	C
compos _a	F
compos up	C
compos volum	H
compost	C
compost _for	H
compost _too	C
compost without	K
compound	E
compound inter	E
compr	E
compr _el	W
compr _par	C
compr _un	Y
compr _una	[
compr accion	C
compr hiel	C
comprehension	D
compress	C
compression	E
compression per	E
compromet	T
compromis	G
compromis preci	C
compu	E
comput	C
comput bletchle	C
comput mak	F
computador	C
computador _muy	C
comulg	S
comulg si	P
comun	C
comun multipl	C
comunion	[
con	C
conceiv	Y
concentrat	Y
concentration	C
concentration _of	C
concert	T
concert _and	D
conch	C
conch symbolism	C
concienci	[
conciert	C
conciert karol	C
concili	R
concili _de	Q
conclusion	I
concordant	K
concordant result	K
concret	C
concubin	[
concurs	Q
condemn	S
conden	W
conden _a	P
condenacion	P
condensation	C
condensation _on	C
condolenci	V
condon	U
conduc	H
conduc dgt	C
conect	C
conect _los	C
conect ps4	C
conf	W
conf _en	V
confes	R
confesarm	R
confesars	R
confess	[
confess _my	X
confess _to	[
confession	D
confession _of	C
confession tracklist	C
confi	S
confi _en	R
confianz	R
confianz _en	P
confidenc	U
confies	W
configuracion	D
configuration	C
configuration _as	C
configuration _of	C
confirm	J
confirm one	C
confirmacion	[
confirmation	N
confirmation email	C
conflict	Y
conflict _in	U
conflict resolv	G
conform	X
conform _a	S
confront	Z
confront _a	U
confus	Q
congel	C
congel _la	C
congregacion	[
congregation	Y
congres	C
congress	C
congress list	C
conif	C
conjug	C
conjug _el	C
conjugat	C
conjugat etr	C
conjugation	L
conmig	X
conmig _en	Q
connect	C
connect _a	N
connect _my	C
connect _to	M
connect no	C
conoc	V
conoc _a	P
conoceran	P
conoci	S
conocid	Q
conocimient	Q
conozc	[
conozc _a	U
conqu	[
conquist	Q
conscienc	Y
consegu	E
consegu diamant	C
consej	Y
consej _de	R
consej _par	U
consejer	Y
consent	[
consid	Y
consol	F
consol command	C
consol log	C
consolador	Y
conspirac	W
const	C
const stat	E
constant	P
constant unit	C
constantin	X
constitucion	E
constitucion espanol	E
constraint	M
constraint exampl	M
constru	T
construy	Z
construy _el	Q
construyeron	C
construyeron _los	C
consuel	[
consult	C
consum	Z
consum fir	V
cont	[
cont _al	P
cont _lo	T
cont _mi	P
cont load	L
cont record	E
contact	G
contact _with	Y
contact lens	C
contact support	C
contagiou	C
contain	C
contain p	H
contain text	C
contend	T
content	Q
content _you	G
contest	W
contest mal	R
contestant	C
contestant instagram	C
contig	U
contor	F
contor _a	F
contr	W
contr _di	R
contr _el	[
contr _la	T
contr _los	Y
contr _quien	C
contr cruz	C
contr mi	[
contr ti	R
contraceptiv	C
contraceptiv pill	C
contract	C
contract _for	N
contract _in	K
contract bind	E
contract ear	J
contract holida	C
contradiccion	W
contradicen	P
contradict	Q
contradiction	[
contrasen	C
contrasen _de	C
contrasen _del	C
contrasena1234	C
contrat	G
contrat _de	C
contribution	C
contribution limit	C
control	[
control _la	S
control _my	[
control _to	C
control everyth	P
control not	C
controlador	U
controll	R
controll _to	N
controll warrant	C
conveni	C
conveni hosteleri	C
convent	Y
conversation	P
conversation new	C
conversion	[
convert	C
convert 0	H
convert 180	J
convert _a	C
convert _to	R
convert hundr	J
convert inch	H
convert mp4	D
convert pdf	C
convert petrol	G
convert steal	C
convert str	I
convert ten	J
convert thre	J
convert unix	C
convertid	[
convex	H
convex len	H
convien	[
conviert	V
convinc	C
convinc _my	C
convirti	V
convulsion	W
coogan	L
cook	E
cook _in	K
cook chicken	H
cook ric	D
cook tim	C
cooki	C
cooki sa	C
cool	C
coolant	E
coolant leak	E
cop	S
cop _de	R
cop _en	Q
cop final	D
cop onlin	C
cop past	C
coper	X
copi	Q
coppel	C
copperhead	D
copperhead pag	D
copyright	C
copyright _a	C
coq	C
coq au	C
cor	U
cor dump	C
cor error	C
cor fiv	C
coraj	W
coran	C
corazon	[
corazon _de	T
corazon _y	P
corazon alegr	P
corazon habl	P
corazon limpi	V
corazon no	Y
corazon nuev	P
corazon rot	Q
corban	[
corbat	C
cord	Y
corder	[
corder _al	C
corder _de	W
corder _en	L
corder _que	V
cordob	C
cordob 15	C
cordon	Q
corint	[
corinth	[
corinthian	Q
corinthian brazil	K
corinthian column	D
corinthian vs	C
corinti	[
corn	C
corn _of	Z
corn _on	C
corn law	C
corneli	W
corneliu	[
cornerston	P
cornerston block	C
cornflak	C
cornflak girl	C
cornstarch	F
cornstarch vs	F
cornwall	C
cornwall build	C
coroll	F
coroll cross	I
coron	X
coron _de	M
coronation	C
coronation cost	C
coronation dat	C
coronation street	C
corp	J
corporal	Y
corpu	C
corpu christ	C
corr	J
corr acord	C
corre	C
corre _par	C
corre pq4f8s0712345	F
correct	F
correct english	C
correct tyr	G
correction	[
corrid	[
corrient	Z
corrient _de	Z
corrieron	P
corrig	C
corrig est	C
corrupt	[
corrupt good	Y
cors	C
cort	C
cort _de	C
cort _el	V
cort _en	S
cort _la	[
cort _par	R
cort ingl	C
cort medicin	C
cortin	[
cortit	Z
cos	S
cos _de	[
cos _del	S
cos _en	Q
cos _que	T
cos _un	C
cos mal	Q
cos nuev	Q
cos rar	P
cos son	P
cos tan	C
cosech	[
cosech _lo	T
cosign	[
cosign _a	X
cosign _for	U
cosmetic	[
cost	C
cost 2026	K
cost _for	G
cost _of	L
cost _to	C
cost driv	C
cost exampl	E
cost lol	L
cost now	N
cost ric	C
cost turke	C
costc	C
costc clos	E
costc membership	C
costill	U
costill _de	U
costum	C
costum ide	C
costum tarzan	C
costumbr	[
cotizacion	C
cotizacion _del	C
cottag	C
cottag pie	C
couch	J
couch _to	C
coug	G
coug depth	G
cough	C
cough ?how	G
council _of	[
council permanent	C
council tax	C
counsel	X
counselor	Z
count	C
count 140	L
count _as	[
count _from	K
count _in	I
count _the	[
count _to	C
count nev	C
count onlin	C
count sheep	C
count toda	C
count uniqu	D
countdown	C
countr	S
countr _and	Q
countr _by	C
countr _do	C
countr _in	C
countr _that	C
countr bord	C
countr cod	G
countr run	C
countr tabl	C
countr world	C
coupl	[
couplet	C
couplet analys	C
coupon	C
coupon cod	D
courag	Z
courageou	R
courgett	C
courgett rot	C
cours	C
cours _for	C
coursework	H
coursework photograph	H
court	X
court fee	C
court judg	C
court rul	C
courtne	C
courtne lov	C
cousin	M
cousin _be	T
cov	C
cov 1980s	D
cov _on	C
cov _the	Q
cov let	C
covalent	C
covalent bond	C
covenant	S
covenant _of	X
covenant _with	U
covenant alien	C
covenant hous	C
covenant not	C
covenant rank	C
covenant transport	C
covenant violation	C
coventr	C
coventr statu	C
cover	[
cover _with	U
coverag	L
coverag map	L
covet	[
covid	M
cow	[
cow _and	S
coward	Q
cowell	C
cowell net	J
cowell son	C
cowlick	D
cowork	Y
cowork _be	T
cowork und	C
cpr	E
cpr compression	E
cpu	C
cpu bottleneck	C
cr	S
cr _a	U
cr _at	S
cr all	S
cr revelation	C
cr thre	C
cr two	D
crack	X
crack _your	E
craftsman	[
craftsmen	X
craig	C
craig age	C
craig bond	I
craigslist	F
craigslist chicag	F
cramp	J
cran	K
crap	C
crap crap	C
crap design	K
crash	P
crash _my	E
crash again	C
crash car	C
crashloopbackof	G
crav	V
craz	J
craz _in	C
craz chick	C
cre	[
cre _a	P
cre _di	R
cre _el	P
cre _en	V
cre _la	T
cre _los	[
cre _que	X
cre per	Q
cre tod	Q
creacion	[
creak	E
creak st	E
cream	C
cream _for	C
cream _on	C
cream carpet	J
cream chees	K
cream over	C
creat	[
creat _in	[
creat _the	Q
creat _us	Y
creatin	C
creatin ant	C
creatin befor	C
creatinin	C
creatinin one	C
creatur	Z
creatur adam	M
crec	[
crec sin	Q
crecimient	P
cred	W
credit	I
credit card	S
credit check	N
credit scen	C
credit scor	C
creditor	C
creditor payout	C
creek	C
creek formation	C
creek shiraz	H
creep	I
creep tab	E
crei	T
crem	C
crem _par	C
crem egg	L
cremacion	S
cremat	W
cremation	Y
cret	[
crew	[
crey	U
creyent	Y
creyeron	P
crezc	U
cri	V
cri _a	S
criatur	T
cricket	C
cricket bat	G
cricket pitch	G
crim	[
criminal	[
cring	I
cring app	C
crippl	Y
criptomoned	S
cris	N
cris 1956	D
cris _de	[
cris summar	C
crisp	W
crisp skin	L
crispr	C
crist	[
crist _en	S
crist _ser	W
crist _y	Q
crist mor	P
crist plant	C
cristal	Y
cristian	[
cristian _de	T
cristian _en	S
cristian _pod	R
cristian _ser	Q
cristian deben	P
cristian ronald	C
cristianism	V
critic	S
critical	L
critical error	G
critican	P
criticiz	X
critiqu	C
critiqu _of	C
croati	C
croc	D
croc jibbitz	D
crochet	I
crochet hook	I
crocodil	G
crocodil _and	M
cronic	Z
crontab	C
crontab ever	C
crook	[
crook lin	[
crop	[
crop _for	J
croquet	C
croquet _de	K
croquet _que	C
cross	H
cross _and	V
cross _the	[
cross _to	C
cross blu	C
cross bun	D
cross countr	N
cross crusad	C
cross first	C
cross football	C
cross memb	C
cross multip	C
cross platform	C
cross stitch	F
cross tarot	D
cross tim	G
cross train	D
cross turnip	C
crossfit	C
crossfit grac	E
crossfit murph	E
crosspla	E
crossword	C
crossword answ	C
crossword clu	M
crow	C
crow call	C
crow rotten	D
crowd	[
crown	N
crown _of	N
crown castl	C
crown jewel	F
crown mold	C
crown mould	C
crown pric	J
crown royal	C
crown season	C
crown year	C
croydon	G
croydon are	G
crp	C
crp mean	C
cruc	C
cruc nm	C
crucibl	C
crucibl act	C
crucibl gcs	E
crucibl john	C
crucif	[
crucif _with	Q
crucific	V
crucific _a	P
crucific _con	P
crucigram	C
crucigram rio	C
cruel	T
cruel sum	F
cruis	C
cruis _to	C
cruis control	C
cruis drink	C
cruis ex	C
cruis pric	H
cruis vegan	D
crumb	[
crumbl	D
crumbl top	D
crumpl	C
crumpl zon	C
crusad	C
crusad basketball	C
crusad king	L
crusad lacross	C
crusad sup	J
crush	V
crush _on	S
crush level	F
crush stuck	C
crust	J
crutch	Z
cruz	Q
cruz _de	C
cruz _el	U
cruz _los	C
cruz _y	[
cruz azul	C
cruz boardwalk	C
cry	[
cry _at	P
cry _in	S
cry fiv	C
crypt wallet	C
crystal	I
crystal _for	C
css	C
css grid	I
csv	C
csv pand	C
ct	C
ct scan	C
ctrl	C
ctrl alt	C
cuadr	C
cuadr _de	E
cuadr famos	D
cuadr sin	C
cualqu	Z
cualqu cos	Y
cuan	Q
cuant	C
cuant _hay	C
cuant _me	C
cuant _se	C
cuant _ser	[
cuant an	C
cuant anill	C
cuant calori	C
cuant camb	C
cuant capitul	[
cuant cart	R
cuant cement	D
cuant cobr	C
cuant cuest	C
cuant di	C
cuant diput	C
cuant dur	C
cuant gan	C
cuant gast	G
cuant gol	C
cuant gram	E
cuant habitant	C
cuant hor	C
cuant hues	C
cuant jugador	C
cuant levadur	E
cuant litr	C
cuant mid	C
cuant mililitr	C
cuant minut	I
cuant nev	F
cuant pais	C
cuant planet	C
cuant protein	G
cuant reg	L
cuant sur	C
cuant tard	C
cuant tiemp	D
cuant val	G
cuant viv	C
cuarent	[
cuarent _y	T
cuarent an	P
cuarent di	Y
cuaresm	[
cuart	[
cuatr	[
cuatr hij	Q
cuatr ser	P
cub	E
cub last	F
cuban	C
cuban missil	C
cuban net	I
cubic	C
cubic foot	C
cubit	[
cubr	S
cucumb	Q
cucumb peel	F
cuec	C
cuec _un	C
cuell	[
cuent	H
cuent _com	X
cuent _de	S
cuent aburrid	C
cuent biblic	R
cuentam	D
cuentam _un	C
cuentan	P
cuer	R
cuerd	Z
cuern	Y
cuern _de	V
cuerp	S
cuerp _de	V
cuerp _en	P
cuerp _ser	S
cuerp _y	R
cuerp alegri	C
cuerp human	C
cuerv	T
cuest _la	C
cuest _un	F
cuest cre	Q
cuest pas	C
cuev	[
cuev _de	X
cuf	C
cuf _too	C
cuid	F
cuid _a	[
cuid _de	Q
cuid _la	R
cuid _mi	U
cuidab	Q
cuidam	R
cul	C
cul cac	C
culp	V
culp _por	R
culpabl	Q
cult	[
cult _de	U
cultur	[
cum	X
cumpl	[
cumpl _la	P
cumpl _lo	Q
cumpl an	P
cumplean	W
cumplean _de	Q
cumpli	P
cumplid	Q
cun	Y
cuot	G
cuot barcelon	G
cup	C
cup _in	[
cup _of	[
cup _to	C
cup final	K
cup revers	C
cupbear	Z
cupon	J
cupon shein	J
cur	S
cur _a	V
cur hair	C
curander	U
curars	E
curars _un	E
curiou	U
curiou _about	U
curl	C
curl hair	C
curl up	C
curr	C
curr hous	C
curr jamaican	C
curr past	M
currenc	C
currenc _do	G
current	C
current dala	C
current president	F
current temperatur	K
curriculum	D
curriculum grat	J
curs	[
curs _and	X
curs _de	C
curs _for	T
curs _of	X
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
custom fee	I
custom servic	C
cut	L
cut _a	Q
cut _for	C
cut _from	K
cut _his	Q
cut _it	C
cut _my	I
cut _of	F
cut _the	[
cut appl	N
cut back	C
cut herself	P
cut length	C
cut off	[
cut samsung	K
cut skirt	C
cut vs	C
cutof	C
cv	C
cv explain	C
cv int	I
cv summar	J
cv templat	E
cyberpunk	F
cyberpunk _at	K
cycl	G
cycl _and	J
cycl ammoni	C
cycl diagram	F
cycl lan	M
cycl step	E
cyclop	G
cyclop _chapt	G
cylind	F
cypru	Z
cyren	[
cyrillic	J
cyrillic alphabet	J
cyru	Y
d	C
d 1abcd	N
d _be	N
d _e	D
d day	C
d thousand	E
d20	C
d8	C
d8 download	C
da	V
da _and	J
da _be	V
da _do	[
da _el	P
da _from	C
da _in	Y
da _mas	Q
da _of	[
da _or	D
da aft	R
da com	C
da envidi	T
da flojer	P
da gorillaz	C
da hik	G
da horoscop	C
da lik	Y
da much	R
da panic	Q
da pen	Q
da tarot	C
da temor	R
da until	C
da verguenz	R
da vinc	I
dad	[
dad _be	X
dad _doesnt	P
dad _hav	R
dad die	Q
dad got	P
dad jok	C
dad leav	Q
dadd	U
dadiv	Q
daemon	C
daemon process	C
dagon	[
dahli	C
dahli over	H
dal	G
dal _a	C
dal cuadr	D
dala	C
dala lam	C
dalil	X
dalton	D
dalton bond	D
dam	[
dam _un	Q
dam fuerz	S
dam vs	C
damag	C
damasc	[
damascu	Q
damascu maryland	C
damascu steel	C
damp	C
damp cost	C
damp patch	C
dan	K
dan _a	T
dan _do	C
dan _en	P
dan _you	C
dan gan	T
dan masterchef	C
dan temor	P
dan vs	C
danc	L
danc _in	[
danc _on	I
danc _with	C
danc scen	C
danc step	C
dand	S
dang	Y
dangerou	U
daniel	U
daniel _a	P
daniel _and	Q
daniel _en	S
daniel _y	R
daniel craig	C
daniel distiller	G
daniel jon	C
daniel pra	R
daniel ricciard	C
daniel tig	C
daniel trial	C
dann	E
dann devit	E
dant	C
dant circl	C
dant comb	C
danub	C
danub cross	C
danz	U
dar	[
dar _a	Q
dar _de	T
dar _el	[
dar _la	P
dar _las	S
dar _que	Q
dar coc	S
dar graci	S
dar sin	R
darc	C
darc first	C
daredevil	H
daredevil birth	H
dari	U
dariu	[
dark	E
dark explic	C
dark mat	C
dark mod	C
dark soul	C
dark youtub	J
darl	[
darlington	M
darlington train	M
dars	P
dart	G
dart checkout	G
das	F
das rul	E
dash	C
dash cam	C
dashboard	C
dashboard light	C
dat	C
dat 2026	N
dat _a	[
dat _en	C
dat _for	[
dat _in	P
dat _por	C
dat _someon	R
dat _th	I
dat _to	D
dat aft	[
dat analyst	J
dat ap	Q
dat check	K
dat entr	C
dat hertfordshir	J
dat javascript	K
dat keral	F
dat leed	G
dat muhammad	D
dat scienc	C
dat scotland	H
dat tabl	D
dat templat	C
dat uk	L
dat user	N
dat usp	C
datan	X
dathan	Z
daught	Z
daught _be	S
daught _hav	P
daught _in	R
daught _of	C
daught _wont	P
daught got	Q
daught want	P
dav	C
dav ?who	C
dav lov	F
dav matthew	K
david	Y
david ?wher	C
david _a	R
david _and	W
david _hav	[
david _por	P
david _se	W
david _ser	P
david _to	U
david _y	U
david arm	T
david attenborough	C
david beckham	C
david bowi	C
david bring	S
david cameron	C
david danc	T
david kill	S
david king	S
david last	[
david might	P
david pla	[
david pra	P
david son	V
david spar	Q
david writ	R
davidic	V
davidson	C
davidson dat	C
davidson harle	I
dawn	[
dax	D
day	V
day 2025	J
day ?how	K
day _and	X
day _at	W
day _be	C
day _do	P
day _for	I
day _i	C
day _in	R
day _of	N
day _or	X
day _to	F
day _vers	Q
day _with	G
day bank	C
day beach	C
day calculator	K
day dat	C
day ever	E
day forecast	C
day gift	C
day going	C
day itinerar	C
day off	[
day old	C
day parad	L
day pass	C
day rat	G
day recip	C
day sal	C
day schedul	F
day school	C
day two	I
day uk	H
day without	X
daycar	Y
daylight	C
daylight sav	C
db	C
dc	C
dc hell	C
ddd	C
de	R
deacon	[
deacon football	C
dead	F
dead sin	C
deadlift	C
deadlift low	C
deadlin	V
deadlock	C
deadpool	D
deadpool post	D
deaf	[
deakin	C
deakin universit	C
deal	C
deal _on	G
deal _with	[
deathb	V
deb	U
debaj	X
debaj _del	U
debat	C
deben	S
deben _los	P
debi	W
debil	V
debilidad	S
debor	[
deborah	[
debt	[
debt californi	I
debt writ	C
debug	C
debug mod	C
debut	E
debut 2024	E
dec	C
dec _a	T
dec _al	W
dec _el	C
dec _que	[
dec jesu	T
dec mile	C
dec piens	C
decapit	U
decapol	[
decathlon	D
decathlon 200	D
deceit	Q
deceiv	V
decemb	G
decent	E
decent indian	D
decepcion	T
decepcion _de	P
deci	P
decian	P
decid	[
decid ?who	F
decim	[
decimal	C
decimal 101101	D
decimal mone	C
decimal plac	E
decirl	S
decirl _a	P
decision	[
decision toda	C
deck	C
deck _can	H
deck aren	J
declar	W
declar _a	C
declaracion	C
declaracion _de	C
declension	C
declension first	C
declin	K
declin _a	F
decod	I
decod agvsbg8gd29ybgq	I
decor	C
decoration	C
decoration _at	D
decre	V
ded	V
dedicacion	P
dedication	[
dedication _of	[
dedicatori	W
deductiv	C
deductiv _and	C
deed	U
deed poll	C
deep	K
deep _be	I
deep _do	H
deep point	C
deep sleep	I
deer	J
deer mow	I
deer part	C
deez	C
deez nut	C
default	C
default brows	C
defeat	X
defend	[
defend _a	P
defenderm	T
defens	W
defens propi	Q
defiend	R
defin	W
defin osmos	C
defin photosynthes	E
definat	K
definit	C
definit spell	C
definition	D
definition _of	[
definition thermodynamic	H
definiton	D
definiton _of	D
deflation	D
deflation _for	D
defrost	H
defrost minc	H
degre	C
degre _in	H
degre rank	C
degre symbol	C
dei	[
dej	Q
dej _a	S
dej _de	K
dej _el	Y
dej _en	W
dej _la	T
dej _las	R
dej _mi	S
dej _por	P
dej _que	U
dej _su	P
dej _un	V
dej entr	C
dej ir	Q
dej sal	P
dej sol	P
dej ver	R
dej viv	P
dejal	S
dejan	R
dejar	P
dejarl	T
dejen	U
dela	J
dela _in	C
dela again	D
dela flight	C
delant	X
delant _de	V
delanter	E
delanter barat	E
delawar	E
delegat	[
delet	C
delet _a	F
delet _me	C
delet _my	C
delet _on	L
delet _th	I
delet _yourself	C
delet blank	M
delet facebook	H
delet fil	I
delet histor	C
delh	C
delh toda	E
deliciou	C
delight butterscotch	M
delight flavor	D
delilah	L
delilah karaok	D
delilah plain	H
deliv	C
deliv _on	C
deliv _to	I
deliv past	J
deliv year	C
deliver	C
deliver _but	C
deliver no	F
deliver phot	C
deliveranc	[
deloitt	C
deloitt headquart	C
dem	Z
dem _com	Q
demand	C
demand _a	U
demand _de	C
demas	[
demas cos	Q
dementi	W
demetriu	[
demon 170	F
demon copperhead	D
demon da	C
demon deacon	C
demon sla	C
demon soul	C
demon vs	I
demon weak	C
demoni	[
demoniac	U
demonic	[
demor	P
den	[
den _yourself	X
den jesu	U
den publicke	C
denari	[
denariu	[
denial	T
denmark	C
denomination	[
dent	C
dent out	C
dental	C
dental crown	J
dental insuranc	C
dentr	[
dentr _de	V
dentr _del	[
denunc	Q
denunci	Y
denv	C
denv _to	D
deodorant	F
deodorant stain	F
dep	C
dep miss	C
dep trial	C
depart	Y
depart _from	U
departament	U
department	C
department _of	C
depech	D
depech mod	D
depend	U
depend _on	T
dependenc tre	K
deplo	U
deployment	Y
deport	[
deportation	[
deportist	S
deposit	C
deposit _for	C
deposit back	C
deposit bonu	C
deposit not	C
deposit without	E
depot	D
depot paint	D
depr	P
depreciation	C
depreciation straight	C
depresion	W
depresion _ser	P
depress	[
depress _a	T
depress unemployment	C
deprimid	T
depth	C
depth _for	C
depth _of	[
depth chart	C
der	H
der die	E
derb	H
derb favourit	C
derech	[
deriv	D
deriv _de	D
derivativ	C
derivativ _of	C
derram	S
derrib	S
derrumb	X
des	U
desampar	T
desanim	[
desaparecid	T
desarrollador	C
desarrollador activ	C
desastr	Z
desatasc	C
desatasc _el	C
desatasc _un	C
desayun	T
desbloqu	E
desbloqu sim	E
descans	[
descans _en	P
descendant	U
descendant _of	S
descendi	P
descendient	S
descendient _de	S
desconect	[
desconocid	S
describ	N
describ scroog	D
description	C
description _for	I
descubr	S
descubr _que	S
descubri	C
descubri americ	C
desd	G
desd _el	T
desd _que	X
desd cas	C
dese	W
desempl	T
desert	L
desert not	C
deserv	[
desesper	R
desiert	[
design	C
design _the	C
design bag	D
desir	T
desktop	C
desktop download	C
desnud	C
desobedient	S
desorden	U
despacit	K
despacit english	K
desped	U
desped _a	T
despedid	[
despedid _de	U
despedirm	R
despert	Q
despid	U
despidieron	P
despiert	W
despiert _a	T
despis	W
desprec	V
despu	L
despu _de	G
despu _del	X
dester	Q
destin	I
destin two	C
destro	[
destro _by	Q
destro _the	R
destruccion	W
destruction	[
destruction _of	R
destruid	R
destruy	S
destruyeron	U
detail	L
detect	R
detectiv	C
detectiv _in	C
determinant	C
determinant 3x3	C
detuv	Q
deud	[
deud _de	S
deuteronom	[
deuteronomi	S
deutsch	D
deutsch mark	D
dev	[
develop	C
develop mod	G
deviation	C
deviation _in	C
deviation calculator	L
deviation formul	K
devil	K
devil _be	Y
devil _may	C
devil basketball	N
devil bridg	D
devil food	C
devil habitat	C
devil nicknam	I
devil recruit	J
devil schedul	C
devil ston	C
devil tow	C
devil wear	C
devill	C
devill eg	C
devit	E
devit height	E
devocion	P
devocional	[
devocional _par	[
devolucion	C
devolucion sin	C
devolv	C
devolv _un	C
devolv pedid	E
devolvi	U
devotion	[
devotion _for	[
devotional	[
devotional _for	[
devuelt	C
devuelt _el	C
devuelv	W
dew	J
dew point	C
dex	C
dex scan	C
dfgdfgdfg	C
dfgkjhdfg	D
dfgkjhdfg kjdfhg	D
dgdgdgd	C
dgt	C
dhl	H
dhl keep	I
di	C
di _al	C
di _de	K
di _en	S
di _y	P
di bot	C
di faltan	C
di mari	C
dia	[
dia _de	[
dia _del	[
dia _en	Q
dia _que	S
dia _y	Q
diabet	[
diabl	P
diabl _me	Q
diabl four	C
diabl immortal	C
diacon	[
diagnos	[
diagnos _with	V
diagnostic	W
diagram	C
diagram _for	H
diagram label	F
dialect	C
dialis	Z
dialys	[
diamant	C
diamant fre	C
diamant grat	H
diamond	C
diamond _in	I
diamond accent	C
diamond vs	F
dian	[
dianetic	C
dianetic publication	C
diar	D
diar chees	J
diar fir	G
diari	T
diaspor	[
dibuj	C
dicapri	C
dicapri film	K
dicen	[
dicen _que	U
dich	Y
dichos	U
dichos _el	P
dichotomou	F
dichotomou key	F
diciembr	[
dicken	D
dicken describ	D
dickhead	C
dictadur	U
dictionar	C
dictionar python	C
die	[
die ?how	C
die ?wher	[
die _and	U
die _at	C
die _by	W
die _for	S
die _in	I
die _of	Q
die _on	X
die _to	[
die alexandri	C
die alon	P
die alt	C
die befor	R
die das	E
die first	Z
die fix	C
die hard	C
die husband	Q
die insid	Q
die moth	S
die penalt	[
die redemption	L
die sea	C
die son	T
die spell	D
die spread	C
die two	C
die without	P
die young	U
dieg	C
dieg padr	C
dient	E
dieron	W
diesel	C
diesel _in	C
diesel car	C
diet	J
diet _hay	C
diet chart	I
diet plan	C
diet rul	E
diez	[
diez mandamient	Q
diez plag	S
diez tribu	P
diezm	[
diferenci	L
diferenci entr	H
diferent	S
differenc	C
differenc between	C
different	[
different _from	C
different church	Q
different operator	C
difficult	[
difficult peopl	T
dificil	[
dificil _par	Q
difunt	[
dig	Q
dig _a	[
dig _en	S
dig up	C
digan	W
digit	C
digital	V
digital gam	H
dign	[
dign _de	Q
dignit	V
dij	U
dijeron	V
dijeron _que	U
dilemm	F
dilemm explain	F
diluvi	Y
dim	R
dim _tu	C
dimension	D
din	L
din _for	C
din tam	H
dinah	V
diner	S
diner _a	R
diner _de	C
diner _en	T
diner _ser	Q
dingl	C
dinklag	C
dinklag height	C
dinosaur	R
dinosaur _hav	C
dinosauri	W
dintel	V
dio	Y
dio _a	P
dio _de	U
dio _su	P
dio _un	R
dio _y	P
dior	C
dior car	C
dior sauvag	D
dios	C
dios fals	R
dios grieg	C
diosit	[
diosit _por	P
dip	[
diptyqu	C
diptyqu cost	C
diput	C
diput _hay	C
diput _tien	D
dir	L
dir strait	G
direct	[
direction	C
direction _be	H
direction _from	F
direction _to	C
director	C
director _on	F
director cut	C
director loan	C
dirig	Y
dirt pictur	C
disabilit	T
disabl	U
disagre	T
disagre _about	Q
disagre _with	R
disagreement	U
disappoint	V
disappoint _me	R
disappointment	X
disast	W
disc	C
discapacidad	P
discapacit	P
discipl	Q
discipl ?who	Z
discipl _of	Q
discipl foot	P
discipl raid	C
discipl thre	C
disciplin	[
discipul	Z
discipul _de	Q
discograph	C
disconnect	F
discount	C
discount cod	E
discount railcard	C
discourag	[
discover	C
discover penicillin	C
discriminan	R
discriminan _por	R
discriminat	Q
disculp	U
discurs	W
discurs _de	V
discut	T
diseas	[
disen	C
disfraz	S
disfrut	W
disfrut _la	R
disguis	Y
disgust	R
dish	S
dishon	Z
dishwash	C
dishwash _at	C
disk	F
disk _in	F
disne	F
disne plu	F
disneyland	C
disneyland par	C
disobe	X
disobedienc	[
disobedient	R
disobedient child	Q
dispensacion	R
disput	J
disput _a	E
disregard	C
disregard _the	C
disregard _your	F
disrespect	X
distanc	C
distanc _from	C
distanc _to	C
distanci	[
distant	U
distiller	G
distiller tour	G
distint	[
distract	R
distraig	Y
distribution	F
district	G
div	C
div _en	G
div class	H
div hurgh	C
div ras	C
divert	C
divert _to	C
divid	[
divid _the	[
divid fraccion	C
dividend	C
dividend dat	K
dividend tax	C
dividend yield	C
dividi	R
dividid	[
divin	[
divisibl	C
divisibl _by	C
division	D
division _with	C
divorc	R
divorc _and	Q
divorc _de	C
divorc _in	C
divorc law	D
divorc pap	U
divorc peopl	P
divorc preci	C
divorc rat	C
divorci	T
divorcian	Q
divorciarm	R
diwal	C
diwal rangol	H
dj	C
dj stand	C
djokovic	C
djokovic win	C
dl	C
dm	C
dm _me	C
dmv	C
dmv appointment	C
dnd	L
dnd 5e	C
dni	C
dni _com	C
dni cit	H
dns	C
dns propagation	C
dns serv	C
do	C
do _to	W
do _with	R
dobl	T
dobl fil	C
dobl porcion	S
dobl vid	T
doc	P
doc an	P
doc apostol	T
doc googl	N
doc hij	S
doc marten	C
doc piedr	Q
doc tribu	U
dock	C
dock compos	C
doctor	[
doctor ?who	J
doctor _and	Q
doctor _cant	U
doctor _sa	W
doctor carpet	G
doctor giv	U
doctrin	W
document	C
document _do	C
document _with	F
document _wont	C
document cooki	L
documentar	C
documentar _about	C
dodg	D
dodg box	J
dodg demon	F
doeg	Y
dog	C
dog _a	K
dog _about	I
dog _be	Z
dog _hav	V
dog _much	C
dog _to	H
dog age	G
dog cont	E
dog eat	H
dog experiment	H
dog food	D
dog friend	C
dog head	C
dog lifespan	M
dog nam	C
dog out	C
dog pregnant	C
dog pull	C
dog remov	C
dog return	[
dog tilt	C
dog track	J
dog weight	C
dogecoin	C
dogecoin prediction	G
dogm	K
dogm 199	K
doing	[
doing _it	Q
dol	C
dol blu	C
doll	C
doll car	L
doll rat	C
dolor	W
dolor _de	C
dom	C
dom ?how	E
dom _un	C
domain	C
domain renewal	C
domestic	[
domin	C
domin piz	C
doming	Z
doming _de	[
doming tod	C
domini	S
domini propi	S
dominical	S
don	Z
don _de	[
don _del	U
don organ	T
don quijot	C
don quixot	C
donacion	U
donald	G
donald trump	G
donant	S
donat _a	C
donat organ	V
donation	T
donation pick	C
donke	[
donke _in	L
donke hoof	D
donke voic	C
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
door gun	K
door handl	C
door open	I
door straight	C
doordash	C
doorpost	W
doppl	D
doppl effect	D
dor	C
dor fillet	C
dor win	H
dorc	X
dorian	C
dorian gra	C
doric	D
dorm	Y
dormid	Q
dormim	S
dos	T
dos _de	J
dos _o	W
dos _que	[
dos habitacion	C
dos herman	Q
dos hoj	C
dos letr	C
dos mujer	U
dos nin	J
dos numer	K
dos per	C
dos person	T
dos thre	D
dos tierr	C
dos two	E
dos vec	R
dosag	H
dosag adult	H
dot	Z
doubl	C
doubl _in	G
doubl click	C
doubl dribbl	C
doubl knit	I
doubl lif	T
doubl six	F
doubt	[
doubt _god	P
doubt thom	[
dough	H
dough kitchenaid	I
dough prov	C
dough without	I
dov beaut	D
dov cala	M
dov nest	C
dov paint	C
dov preci	C
dov shampo	C
dov soap	H
dow	C
dowel	D
down	[
down _and	[
down _in	V
down _my	Z
down _on	[
down _the	[
down post	C
down syndrom	V
down win	F
downlaod	C
download	F
doy	[
doy _un	V
doy graci	Q
doy mas	R
dozen	N
dozen eg	N
dpd	C
dpd driv	C
dpf	F
dpf regeneration	F
dps	C
dps rotation	C
dqw4w9wgxcq	M
dr	C
dr ?who	M
dr desert	C
dr pep	I
dr ruth	C
dr tim	C
draft	C
draft _a	F
draft cop	D
draft lotter	K
draft start	G
draftk	H
draftk prom	H
drag	M
drag queen	[
drag rac	C
dragon	M
dragon _in	W
dragon _on	C
dragon bask	C
dragon luck	C
drain	C
drain full	C
drain overnight	E
drak	C
drak kendrick	K
drak toront	C
dram	D
dram _with	C
drank	[
draw	C
draw _a	C
draw near	[
draw pictur	E
drawb	C
dread	V
dream	[
dream _about	R
dream _and	V
dream _in	R
dream _of	C
dred	C
dred comic	C
dreidel	C
dress	C
dress cod	[
dress design	C
dress gown	C
dress sag	C
dress shop	C
dress siz	G
dress und	C
dress up	[
dribbl	C
drift	E
drift awa	[
drift rep	C
drill	C
drill bench	C
drill bit	N
drill vs	M
drink	V
drink _and	[
drink _at	U
drink _to	S
drink _too	Q
drink black	E
drink ever	R
drink flavor	H
drink packag	C
drink per	C
drink win	Q
drip	Y
driv	C
driv _a	C
driv _from	C
driv _me	V
driv _on	C
driv _to	C
driv _with	C
driv aft	C
driv job	I
driv leav	C
driv licenc	C
driv lik	W
driv minimum	C
driv osc	C
driv out	Y
driv pay	C
driv star	E
driv test	[
driv thru	C
driv tim	C
driven	[
driven out	[
drog	[
drogadict	P
dron	J
dron befor	J
droop	C
drop	C
drop _to	C
drop all	C
drop d	J
drop die	W
drop out	D
drop tabl	C
drought	[
drown	[
drown _in	Z
drows	C
drug	[
drugstor	D
drugstor mascar	D
druid	I
druid stoneheng	I
drum	C
drum not	C
drunk	[
drunk _and	P
drunk _at	P
drunk driv	V
drunken	V
dry	D
dry _a	E
dry bon	[
dry ground	[
dry hair	C
dry ice	C
dry socket	C
dry wet	L
drywall	C
dub	C
dub dub	C
duba	N
dublin	C
dublin _to	M
dublin hotel	K
dublin librar	L
dublin open	C
dublin rank	I
dubo	D
dubo round	I
dubo tim	H
duch	E
duck	C
dud	C
dud _de	T
dud wak	E
due	L
due tmrw	C
duel	[
duen	J
duen _de	E
duerm	X
duerm _en	[
duerm _un	C
duermen	C
duermen _las	C
dui	Q
dui florid	C
duk	I
duk blu	I
dulc	[
dumb	C
dumb bot	J
dumb machin	C
dumb than	F
dumb thing	C
dumbbell	C
dumbledor	C
dumbledor full	C
dump	E
dump _me	[
dump c	D
dump onl	C
dun	C
dun messiah	E
duncan	C
duncan ring	C
dungeon _and	Y
dungeon mast	F
dunk	[
dunkirk	C
dunkirk miracl	C
duoling	C
duoling streak	D
duoling vs	G
dup	C
dur	I
dur _el	G
dur _la	D
dur _the	R
dur _un	C
dur oppenheim	H
durm	Q
durmi	P
dust	[
dust bowl	C
dut	D
dut _of	[
dut calculator	J
dut excus	C
dut first	C
dut last	D
dut pay	C
dut warzon	C
duvet	C
duvet cov	C
duvet dimension	J
dvd	C
dvd stor	C
dvl	D
dvl _if	D
dwayn	I
dwayn johnson	I
dye	K
dye _a	L
dye _from	F
dynast	C
dynast dat	C
dyson	C
dyson airwrap	J
dyson v8	E
e0502	J
e10	C
e10 petrol	E
e10 saf	G
e119	N
e119 fault	N
e18	C
e4	C
each	S
each day	X
each oth	Z
each way	C
eagl	W
eagl hotel	K
eagl injur	C
ear	F
ear _should	C
ear _to	H
ear church	S
ear pandor	C
ear plant	C
ear pop	C
ear wax	F
earbud	C
earbud onl	C
earn	C
earn befor	C
earth	[
earth _be	Q
earth _to	C
earth belind	C
earthquak	L
earthquak 2010	G
earthquak hit	C
eas _to	[
eas than	H
eas ukulel	C
east	[
east _of	J
east b	G
east bunn	[
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
easyjet	J
eat	L
eat ?when	[
eat _at	M
eat _by	[
eat _for	C
eat _from	[
eat _his	[
eat _in	E
eat _my	C
eat _the	[
eat _too	P
eat _with	[
eat blood	[
eat chocolat	F
eat cont	L
eat cucumb	F
eat drink	[
eat grap	C
eat grass	C
eat hol	M
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
eba co	N
eba list	C
ebal	[
ebed	W
ebenez	Z
ebenez ston	U
ebullicion	C
ebullicion _del	C
ecclesiast	W
ech	L
ech _a	V
ech _al	R
ech _de	U
ech _del	R
ech fuer	Q
ech hi	C
ech suert	V
ech vulnerabl	C
echan	S
eclesiast	W
eclesiastic	S
eclips	C
eclips _of	C
ecoboost	I
econom	C
economic	D
economic test	D
ecuacion	C
ecuacion _de	C
eczem	C
eczem cream	C
eczem pictur	I
ed	C
ed sheeran	C
edad _de	C
edad _ser	Q
edad mor	P
edad teni	P
edd	C
edd translation	C
eden	S
eden _i	C
eden charact	C
eden film	J
eden garden	C
eden hazard	C
eden prairi	C
eden project	C
edexcel	L
edexcel biolog	L
edg	C
edg _be	C
edg allan	C
edg sword	Z
edific	Y
edinburgh	C
edinburgh _in	F
edison	C
edison invention	C
edit	H
edition	D
edition valu	D
editor	D
editor fre	D
edom	Z
edomit	W
edt	C
educ	X
educ _a	U
educacion	R
eduroam	C
eduroam setup	C
eeeeeeeeee3	C
eeve	C
eeve int	D
efes	W
efesi	X
effect	C
eficaz	P
efod	X
efrain	R
efrain _y	R
eg	C
eg _do	H
eg _for	I
eg cost	N
eg paprik	C
eg recip	J
eg walmart	I
egfr	C
egfr 58	C
egg	C
egg calor	L
egg cas	C
egg fr	C
egg hunt	C
egg marinad	C
egg tim	H
egg whit	L
egipci	P
egipt	[
eglon	[
ego	[
egoist	W
egypt	[
egypt film	C
egyptian	C
egyptian _god	C
egyptian book	D
egyptian cat	C
ehud	Y
eid	C
eid _al	D
eid mubarak	C
eiffel	G
eiffel tow	G
eight	C
eight _a	C
eight _can	E
eight _de	P
eight _del	D
eight _for	G
eight _to	J
eight amazon	G
eight ball	C
eight grand	J
eight horari	C
eight igual	C
eight minut	I
eight schedul	F
eight week	C
eight year	[
eightfold	C
eightfold path	C
eighth	V
eilish	J
eilish ticket	J
ejempl	C
ejempl _de	U
ejercici	C
ejercici _de	D
ejercici resuelt	C
ejercit	[
ekklesi	W
el	[
el _se	P
el _ser	P
el _y	P
el te	S
elb	C
elb luth	M
elcan	X
eld	[
eldad	Q
elden	C
elden ring	C
elder	Z
eleanor	C
eleanor rigb	C
eleaz	[
eleccion _en	C
eleccion colombi	C
eleccion general	C
elect	[
election	I
election _in	C
election last	C
election result	C
electoral	C
electoral colleg	C
electric	K
electric bill	Y
electric car	L
electric scoot	D
electric sheep	C
electrician	C
electrician apprenticeship	C
electrician cours	C
electricist	H
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
elevator	G
elevator fight	C
eleven	[
eleven sept	C
elf	C
elf _on	C
eli	U
eli _en	P
eli _se	P
eli eli	X
eli lam	X
eli twist	C
eliab	[
elig	R
eligi	Q
eligi _a	P
eligibilit	C
eligieron	T
eligieron _a	P
elihu	Z
elijah	T
elijah _and	P
elijah _just	C
elijah com	T
elijah tak	T
elijah wood	C
elim	X
eliphaz	V
elis	E
elis pian	E
elisabet	[
elise	[
elise _y	R
elish	[
elish _and	S
elish bon	X
elish ot	C
elit	J
elizab	C
elizab ii	C
ell	[
ell si	P
elliot	C
elliot fre	C
elliot retir	C
elm	H
elm clos	H
elogi	T
elohim	[
elon	C
elon musk	C
elord	C
elord height	C
els	Q
els _be	W
elton	N
elton john	N
elyon	Y
email	C
email _so	I
email etiquett	C
email exampl	L
email nev	C
email templat	C
email validation	C
email without	D
emanuel	[
emau	R
embaraz	[
embaraz _de	T
embaraz _y	Q
embarrass	V
embarrass _to	Q
emborrach	W
embry	[
emergenc	T
emigr	Y
emirat	I
emirat _and	I
emm	C
emm watson	C
emmau	[
emmerdal	C
emmerdal cain	C
emocion	X
emocional	X
emoj	C
emotion	R
emotional	[
empan	C
empan argentin	C
emperador	Z
emperor	F
emperor dat	C
empez	[
empez _a	Q
empez _de	S
empez _el	P
empez _la	Q
empiez _a	Q
empiez _el	C
empiez _la	S
empiezan	N
empir	C
empir seat	C
empir two	G
empl	W
emple	E
emple _en	C
emplo	C
emplo _an	F
emplo _on	C
emplo chang	C
emplo read	C
employe	[
employe tabl	F
empres	W
empt	[
empt _the	C
empt camp	R
empt ch	U
empt tomb	T
emulsion	C
emulsion tak	C
enabl	D
enabl debug	C
enamor	U
enamor _de	T
encaj	V
encaj _en	T
encenderl	C
encendid	G
enchuf	C
enchuf pas	C
encontr	[
encontr _a	P
encontr _el	P
encontr _un	R
encorv	U
encount	L
encount ticket	L
encourag	X
encourag _a	S
encouragement	U
encouragement _for	T
encuentr	[
encuentr _el	C
encuest	C
encuest eleccion	C
end	C
end ?when	C
end _a	[
end _in	C
end _my	X
end _of	T
end choic	C
end tim	[
end up	[
endemon	T
endor	[
endothermic	C
enduranc	[
endureci	R
endureci _el	R
ene	S
enem	[
enem _of	Q
enemig	V
enemig _de	P
energ	H
energ formul	D
energ nz	C
energi cinetic	C
enferm	[
enferm _de	P
enferm _que	P
enferm _y	P
enfermedad	Z
enfermedad mental	Q
enfermer	C
enfermer _en	C
enforceabl	C
enforceabl californi	C
enfrent	Y
engag	C
engag _to	C
engagement	U
engagement ring	C
engan	[
engan _a	T
engendr	R
engin	C
engin berlin	M
engin charact	F
engin light	C
engin prendid	C
engin work	C
england	C
england woman	C
english	C
english channel	I
english translation	K
engrav	K
engrav ets	C
enjo	Z
enlac	C
enlac covalent	C
enlac ionic	C
enlighten	C
enneagram	Y
enoc	V
enoch	W
enoj	[
enoj _con	P
enojars	Q
enough	Y
enough _for	U
enough _in	C
enough _to	[
ensay	C
ensay _de	C
ensen	Y
ensen _a	D
ensen _la	R
ensen one	Z
ensen two	[
ensenal	V
ensenal _a	V
ensenan	Q
ensenan _a	P
ensenanz	X
ensenanz _de	W
ensenanz _del	R
ent	N
ent _the	U
ent develop	L
ent text	C
entend	[
entend _la	S
enter	[
enterr	S
enterr _a	P
entiend	T
entierr	[
entierr _de	X
entierren	Q
entierren _a	Q
entr	C
entr _a	[
entr _al	[
entr _el	Y
entr _en	X
entr _los	[
entr _por	C
entr _y	C
entr dos	F
entr fee	G
entr herman	[
entr jav	F
entr job	C
entr madrid	D
entran	W
entraran	Q
entreg	Y
entreg _a	W
entren	C
entrenador	[
entrevist	E
entrevist _de	H
entrevist camarer	C
entristec	S
entrop	H
entrop definition	H
env	S
env 5540	J
env appl	C
env hair	C
env print	K
envi	P
envidi	[
envidios	V
environment	U
enviud	T
envo	W
enzym	F
enzym lock	F
ep	C
ep _and	C
ephesian	T
ephesu	U
ephod	[
ephraim	Z
ephraim _and	P
epic	C
epic bass	H
epic lyric	I
epileps	U
epileptic	T
epiphan	Q
epiphan guit	C
epiphon	I
epiphon vs	I
episod	C
episod _of	J
episod count	L
episod fiv	H
episod list	C
episod six	N
episod supernatural	D
episodi	C
epistl	[
epoc	C
epoc _par	C
epoch	C
epoch tim	C
epson	F
epson no	F
equal	N
equation	C
equation 2x	I
equation two	H
equip	[
equip _de	I
equip actual	I
equipaj	C
equipaj _de	C
equipaj perdid	C
equit	C
equivalenci	I
equivalenci europe	I
equivoc	K
er	C
er _de	R
er _el	R
er _un	C
er _una	C
er chatgpt	C
er tont	C
er tour	L
er tu	Z
er wait	C
eram	U
eresolv	I
eresolv unabl	K
eric	D
eric church	D
ermitan	C
ermitan _en	C
erotic	R
erotic stor	C
err	C
err cod	I
err peer	C
error	C
error 404	C
error 500	K
error 502	C
error _al	E
error _de	[
error _on	G
error e0502	J
error f05	J
error fetch	C
error nw	L
error stdi	F
error unexpect	E
ertertert	C
esa	W
esau	[
escalator	C
escalator handrail	C
escaler	U
escap	Q
escap _de	R
escap _from	S
escap velocit	C
escatologi	T
escen	T
escen _de	T
esclav	[
esclav _en	P
esclav _que	T
esclavitud	S
escog	V
escogid	S
escol	D
escol 2025	N
escol andaluci	C
escond	Z
escondi	T
escondi _a	Q
escondid	[
escorpi	C
escorpi _y	F
escort	G
escort servic	C
escrib	C
escrib _a	P
escrib _en	Z
escrib _la	[
escrib _un	C
escrib hierv	C
escrib porqu	C
escribi	V
escribi _el	Q
escribi _en	R
escribi _la	P
escribi _los	R
escribi cien	C
escribi juan	P
escribi pabl	P
escribi salomon	P
escribieron	T
escribirl	Q
escrit	Y
escrit _en	R
escritur	X
escuch	Z
escuch _a	P
escuel	Y
escuel dominical	S
escup	S
esdr	[
esdrujul	C
esdrujul ejempl	C
ese	[
eseni	R
esfuerzat	S
esfuerzat _y	R
esguinc	E
esguinc _de	E
esl	E
esmalt	C
esmalt permanent	C
esmirn	Y
eso	T
esp	V
esp _a	P
esp _de	[
esp _del	P
esp _en	U
esp light	C
esp32	C
esp32 deep	C
espaci	C
espaci _en	C
espald	S
espan	C
espan 2024	N
espan fech	C
espanol	C
espanol articul	E
espanol fech	C
espanol hoy	D
espanol resumen	D
esparrag	C
especial	P
espej	[
esper	[
esper _a	P
esper _di	P
esper _en	P
esper _la	Y
esper _un	S
esperant	C
esperant ?how	C
esperanz	Z
esperanz _en	Q
espi	T
espig	[
espin	[
espin _y	R
espiritu	Y
espiritu _de	P
espiritu _en	P
espiritu mal	P
espiritu sant	Z
espiritual	U
espiritualment	P
espos	Y
espos _de	W
espos _en	P
espos _me	S
espos _que	T
espos _se	Q
espos _ser	V
espos _tien	S
espos _y	Q
espos est	P
espos infiel	P
espos mor	P
espos no	T
espos quier	P
espos trabaj	P
esquem	C
essa	C
essa _on	C
essa plan	H
essential	C
essential hoodi	C
est	L
est _a	Q
est _al	E
est _con	P
est _de	[
est _del	E
est _di	W
est _el	V
est _en	[
est _la	C
est _mi	C
est _muy	R
est _or	C
est _que	P
est _ser	C
est _tu	U
est ano	C
est aplicacion	C
est app	F
est application	C
est aqu	Q
est bell	C
est bien	T
est buscador	C
est cas	T
est cerc	[
est conmig	Q
est contr	P
est deprimid	Q
est dia	R
est embaraz	Q
est enferm	T
est enoj	S
est escrit	R
est find	C
est fras	C
est hues	W
est lej	V
est list	[
est mal	Y
est matrimoni	[
est mund	[
est mur	P
est noch	V
est orgullos	P
est pagin	E
est pas	W
est pec	Q
est piedr	Q
est program	E
est seman	C
est separ	S
est sol	U
est tien	C
est trist	U
est unid	C
est viv	P
estab	W
estab _el	U
estab matrimoni	Q
estaban	P
establish	T
estac	[
estacion	Z
estaf	V
estan	[
estan _en	Q
estan _los	Y
estanqu	V
estar	V
estar conmig	Q
estat	N
estat car	G
estatu	P
estatu _de	K
esteban	W
esten	W
esteril	[
esth	Z
esth povitsk	C
esth william	D
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
esto enferm	P
esto enoj	P
esto esper	P
esto hac	S
esto nervios	P
esto pas	R
esto perd	Q
esto perdid	R
esto prob	C
esto qued	S
esto segur	Q
esto sin	Q
esto sol	V
esto viej	S
estoni	C
estorb	[
estr	S
estrang	T
estrang _from	R
estrech	Q
estrell	[
estrell _de	V
estren	C
estren _de	C
estrict	R
estu	C
estu upgrad	C
estud	Z
estudi	[
estudi biblic	T
estudiant	Q
estuv	X
estuv _en	Q
estuv jesu	P
estuv pres	V
etap	C
etap _de	C
etc	C
etc passwd	E
etc shadow	C
etern	[
eternal demon	C
eternal lif	[
eternal maraud	C
eternal post	C
eternal sla	E
eternal sunshin	C
eternit	H
eternit ring	C
eternit sampl	E
etf	C
etf vs	N
ethan	C
ethan split	C
ethanol	C
ethiopian	[
etiop	V
etiopi	U
etiquett	C
etiquett clap	G
eto	C
eto goal	C
etr	C
etr mnemonic	E
ets	C
ets shop	I
ett	C
ett jam	C
etymolog	C
etymolog mean	C
eu	C
eu 38	M
eu commission	C
eu261	C
eucerin	D
eugen	C
eugen lev	C
eul	C
eul identit	C
eulog	[
eunic	X
eunuc	X
eunuch	Z
eur	C
eur _a	C
eur _to	I
eur introduc	C
euromillion	F
euromillion result	F
europ	J
europ _or	H
europe	I
european	T
eurost	G
eurost cheap	G
eurost seat	K
eurovision	G
eurovision win	G
eutanasi	S
euthanasi	T
eutic	U
eutychu	T
eva	V
eva mend	C
eva smith	C
evan	C
evan tatto	C
evangeli	Z
evangeli _de	R
evangelic	[
evangelion	D
evangelion ord	C
evangelism	U
evangelist	[
evangeliz	[
eve	V
eve bank	E
eve eat	[
eve firework	C
eve lom	C
eve onlin	C
eve robot	C
even	C
even _if	R
even _the	[
even aft	C
even though	C
event	C
event _par	C
ever 15	C
ever ?how	D
ever _get	X
ever _us	C
ever build	C
ever day	T
ever download	C
ever fil	D
ever height	C
ever morn	I
ever night	[
ever one	C
ever record	G
ever stat	C
ever tear	[
ever third	N
ever tim	C
ever two	C
everlast	W
everlast fath	P
everlast lov	R
everybod	Y
everybod _be	R
everyda	Q
everyda lif	Q
everyon	[
everyon ?who	R
everyon _at	S
everyon _be	W
everyon _hav	S
everyon _my	R
everyon els	U
everyth	T
everyth _and	P
everyth _be	Y
everyth _i	S
everyth _in	X
everyth _that	P
everyth _to	W
everyth abov	C
everyth go	V
everyth pink	C
everywher	Q
evict	[
eviction	C
eviction notic	R
eviction tonight	C
evidenc	[
evidenc _for	X
evil	[
evil _with	R
evil bot	G
evil exampl	I
evil mean	P
evil peopl	Q
evil revelation	C
evil spirit	Z
evil tv	I
evolucion	T
evolucion _a	C
evolution	[
evolv	C
evolv eeve	D
evolv haunt	C
evolv tam	K
evr	L
evr h00abc1234567890	L
ewrtwert	C
ex	U
ex _be	U
ex _se	S
ex _wont	R
ex husband	C
ex wif	D
exact	H
exam	[
exam timetabl	C
examen	[
examen _de	[
examin	[
exampl	C
exampl _a	I
exampl _of	J
exampl com	F
exampl net	L
exampl org	F
exampl retail	D
excel	C
excel ?how	N
excel _con	C
excel expert	E
excel macr	M
excel sum	J
excel vlookup	I
excell	H
excell forml	H
except	W
except _me	U
exception	C
exception _in	C
exception android	N
exception mean	C
exces	[
exces _de	F
excess	C
exchang	C
excit	Y
exclusiv	D
excus	E
exec	E
exec cmd	E
execut	T
execution	C
execution ghost	C
exhaust	W
exil	[
exil island	F
exili	Q
exist	S
exist _el	U
exist _la	P
existen	[
existen _los	R
existi	R
exit	L
exit vim	C
exod	[
exodu	N
exodu 90	N
exodu crypt	C
exodu end	C
exodu system	I
exodu travel	F
exodu walkthrough	C
exodu wallet	C
exorcism	V
exorcist	K
exorcist director	C
exothermic	C
exothermic vs	C
expand	I
expans	C
expect	[
expect _of	Y
expedition	J
expedition map	J
expel	V
expens	[
expensiv	Y
experienc	H
experienci	C
experiment	E
expert	E
expert _and	E
expiacion	Z
expir	C
expir _can	C
expir eye	C
explain	C
explain ?how	C
explain _a	C
explain _the	W
explain _with	E
explain inflation	D
explain simp	G
explain simpl	G
explain sup	C
explic	N
explic _a	R
explic _de	C
explic _el	Q
explicacion	[
explor	C
explot	Z
explotacion	V
export	N
export _to	N
express	I
express coach	I
expuls	H
expuls _de	[
expuls anoch	C
extend	C
extend _or	C
extension	T
extr	L
extr bag	K
extr tim	C
extraction	C
extraction dry	C
extran	X
extran _a	V
extran _en	C
extran _mi	W
extranjer	Z
extraterrestr	U
ey	V
ey _to	W
eye	V
eye _be	T
eye _for	[
eye _hav	[
eye _th	C
eye drop	C
eye steak	C
eye viral	C
eye vs	D
eyebrow	C
eyebrow tint	C
eyelid	C
eyelid warm	C
eyelin	C
eyelin hood	C
eyeshadow	C
eyeshadow look	C
eyr	D
eyr _chapt	D
ezekiel	Q
ezekiel bread	E
ezekiel elliot	C
ezekiel wif	Q
ezequi	T
ezequiel	[
ezi	C
ezi age	C
ezr	N
ezr mill	C
ezr pound	C
ezr shotgun	L
ezy8421	C
f	C
f _in	F
f _u	F
f g	D
f london	M
f murra	C
f05	J
f05 _be	J
f1	C
f1 crash	C
f1 qualif	C
f150	I
f150 two	I
f16s	H
f16s _do	H
f30	G
f35	I
f35 vs	I
fabi	G
fabric	Y
fac	U
fac _of	V
fac _to	[
fac windowsill	C
facbook	C
facbook marketplas	C
facebook	C
facebook ?how	H
facebook account	C
facebook com	J
facebook inic	C
facetim	C
facetim ech	C
facil	L
fact	C
fact _pleas	C
factor	P
factor cod	H
factor judg	G
factor reset	C
factorial	C
factoris	M
factoris x	M
fad	N
fad haircut	F
fahrenheit	D
fail	R
fail _as	Q
fail _at	P
fail _my	Q
fail _what	C
failur	[
faint	U
fair	[
fair _to	P
fair judg	V
fair tal	D
faith	[
faith _and	E
faith _at	T
faith _be	W
faith _in	U
faith _of	Q
faith _or	[
faith alon	T
faith chart	H
faith guit	E
faith heal	U
faith hill	C
faith hop	T
faith no	C
faith not	S
faith tour	C
faith trial	C
faith without	Y
fajr	F
fajr _en	F
fak	N
fak _christian	T
fak new	C
fak tan	C
falcon	C
falcon scor	L
falkland	C
falkland war	C
fall	V
fall _for	S
fall _from	[
fall _in	T
fall _of	[
fall _on	S
fall _what	C
fall angel	Q
fall apart	W
fall awa	[
fall back	R
fall height	C
fall int	S
fall off	Z
fall out	X
fall sleep	C
fall sold	Q
fall through	C
falleci	X
falleci _mi	U
fals	[
fals _en	Q
fals accus	Q
fals profet	P
fals prophet	P
fals teach	T
fals wit	R
falt	[
falt _a	Q
falt _al	P
falt _de	W
falt _el	T
faltan	C
faltan _par	C
fam	Y
fam _about	R
fam _and	W
fam _be	V
fam _in	P
fam _that	X
fam _to	P
fam curs	S
fam feud	C
fam gather	X
fam guy	C
fam hous	C
fam memb	X
fam reunion	[
fam tre	C
fam wednesda	C
famil	U
famili	X
famili _de	Q
famili _me	U
famili _que	P
famili _se	P
famili no	R
famin	[
famos	C
famos _de	U
famou	S
famou am	C
fan	V
fan _to	J
fan loud	I
fan oven	H
fan run	G
fan wobbl	C
fanatic	[
fanduel	C
fanduel sam	C
fant	H
fantas	C
fantas football	F
fantas nam	G
fantas point	C
fantasm	[
far	M
far _as	T
far _be	E
far _from	[
far appeal	C
far awa	K
far estimat	C
faraon	Z
farewell	[
farewell _to	W
farise	[
farise _y	V
farm	W
farm napoleon	C
farm spot	C
farm squeal	C
farmaci	C
farmaci 24	I
farmaci _de	C
fart	C
fart jok	E
fas	C
fas _de	C
fasciit	C
fasciit insol	G
fasciit stretch	E
fashion	L
fashion cocktail	J
fast	W
fast 16	C
fast _and	C
fast _can	G
fast _for	Q
fast _from	[
fast blood	C
fast car	I
fast forward	D
fast grow	C
fast land	C
fast than	C
fast way	H
fat	G
fat _of	I
fat cow	Y
fat jok	C
fat percentag	C
fatal	N
fatal error	F
fath	[
fath ?who	X
fath _and	S
fath _be	U
fath _in	E
fath _of	[
fath brown	G
fath day	C
fath john	C
fath son	V
fath ted	F
fatig	S
faulkn	C
faulkn sparknot	C
fault	Y
fault cod	N
fault cor	C
fav	E
fav football	E
favor	[
favorit	M
favoritism	U
favourit	C
favourit _to	C
favourit color	M
favourit football	N
fc	C
fc next	H
fe	W
fe _de	R
fe _from	C
fe _in	D
fe _ser	Y
fe _y	S
fe est	Q
fe marcador	C
fe no	R
fe o2	C
fe provinci	C
fe sin	R
fe te	R
fe2o3	E
fea	F
fear	[
fear _god	S
fear _of	J
fear not	[
feast	[
feast _of	[
feath	I
feb	Y
febrer	[
februar	C
februar vs	M
febuar	D
fech	C
fech _de	G
fech limit	W
fecundacion	Q
fecundacion _in	Q
fed	Z
fed inter	C
federal	M
fedex	C
fedex exception	C
fee	C
fee _on	I
fee clark	C
fee refund	F
feed	J
feed _a	C
feed _my	[
feed _of	S
feed _the	[
feed autumn	C
feed schedul	F
feel	[
feel _for	P
feel _god	R
feel _so	Y
feel _that	C
feel _the	P
feel alon	P
feel bad	P
feel cold	C
feel die	R
feel dirt	R
feel empt	S
feel far	Q
feel good	D
feel guilt	S
feel lik	C
feel lost	R
feel noth	R
feel useless	[
feist	C
feist mpg	C
felic	S
felici	C
felicidad	Q
felicit	S
felip	W
felip _y	S
felix	P
felix transf	C
feliz	[
feliz dia	R
fellowship	[
femal	I
femal celebrit	C
feminism	X
fenc	C
fenc post	C
feng	C
feng shu	C
feo	[
feo _a	P
ferdinand	E
ferguson	C
ferguson sil	C
ferr	C
ferr algecir	I
ferr cancell	C
ferr dov	M
ferr tim	C
ferrar	C
ferrar film	C
ferritin	G
ferritin level	H
fertiliz	C
fest	[
festival	N
festival _de	C
festival hol	C
festival ticket	C
festu	T
fetch	C
feud	M
feud question	C
fev	C
fev certificat	F
fev tablet	D
few	C
few _or	C
few peopl	R
few vs	D
fff	C
fff f	C
ffff	C
ffff fff	C
ffs	C
ffxiv	C
fghfghfgh	C
fiador	S
fianc	U
fianc die	P
fibonacc	C
fibonacc sequenc	C
fibr	C
fichaj	G
fichaj barc	G
fiction	C
fiction briefcas	C
fiebr	Q
fiel	U
field	[
fier	Y
fier furnac	Q
fiest	M
fiest _de	[
fiest _y	R
fiest cort	C
fiest judi	P
fif	C
fif 23	C
fif 24	C
fift	H
fift inch	K
fift libr	H
fift lin	I
fift no	I
fift year	R
fifteen	S
fifth	P
fifth avenu	F
fig	P
fig jam	D
fig roll	F
fig scrub	C
fig tre	V
fight	L
fight _about	Q
fight _and	Q
fight _for	R
fight _in	C
fight _the	[
fight _with	X
fight all	W
fight card	C
fight club	C
fight dat	C
fight jay	C
fight over	X
fij	C
fij _o	C
fil	C
fil _a	J
fil _as	E
fil _for	[
fil _in	C
fil _or	F
fil exampl	K
fil exist	C
fil recycl	I
fil window	E
filemon	[
filibust	C
filibust definition	E
filibust rul	E
filioqu	[
filip	[
filipens	[
filiste	[
fill	[
fill _a	G
fill _the	R
fill _with	X
fillet	C
fillet cook	C
film	C
film 1985	C
film 201	L
film ?wher	E
film _be	G
film _in	D
film cgi	C
film list	K
film location	C
film motorbik	K
film netflix	D
film review	N
film stev	L
filosof	C
filosof tom	C
filt	C
filt _and	C
filth	S
fin	[
fin 38	C
fin _de	[
fin _del	[
final	H
final _de	C
final _del	C
final explain	C
final explic	C
final greet	S
final recap	G
final scen	C
final v2	D
finalis	C
financ	S
financial	Z
find	T
find _a	[
find _god	V
find _me	H
find _my	I
find _the	I
find _what	U
find diamond	D
find out	C
fine	Z
fing	G
fing _be	G
fing go	C
finiquit	C
finiquit _com	J
finish	[
finnish	E
finnish cas	E
fir	U
fir 1983	C
fir _and	[
fir _for	P
fir _from	C
fir _in	[
fir _of	C
fir _someon	Q
fir diamant	H
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
firm	[
first	R
first 10k	L
first 15	C
first 666	C
first _and	[
first _christian	V
first _the	[
first aid	C
first album	C
first christm	S
first church	V
first communion	U
first day	[
first edition	D
first fift	I
first fiv	W
first flight	C
first four	S
first fruit	X
first gentil	T
first holida	R
first instrument	C
first job	U
first king	U
first law	C
first lov	U
first man	Q
first martyr	U
first night	U
first ord	N
first passov	[
first past	C
first person	Q
first pop	[
first proposal	C
first respond	Z
first sight	C
first step	[
first ten	C
first tim	P
first week	W
first woman	P
first world	C
firstborn	[
firstborn _of	P
fish	R
fish _and	C
fish _with	M
fish gear	C
fish indian	C
fish out	J
fish tank	C
fisherman	E
fisherman salar	C
fishermen	[
fisic	Q
fission	C
fission _and	C
fit	C
fit _a	C
fit _at	E
fit hour	C
fit sheet	C
fitbit	E
fiv	C
fiv _de	C
fiv adjectiv	C
fiv anchor	C
fiv book	Z
fiv da	G
fiv dant	C
fiv day	D
fiv expand	I
fiv fech	E
fiv goal	D
fiv gu	G
fiv km	C
fiv ks	C
fiv let	C
fiv litr	E
fiv loav	V
fiv m	D
fiv mil	D
fiv pay	C
fiv pill	C
fiv releas	M
fiv salar	J
fiv six	L
fiv synthesiz	C
fiv thirt	H
fiv thousand	U
fiv tim	H
fiv twelv	C
fiv two	C
fiv watch	H
fiv year	R
fix	N
fix _my	Y
fix _the	[
fix _your	F
fix creak	E
fix hol	H
fix scratch	C
fixtur	C
fjdksl	C
fl	G
fl _in	X
fl charact	C
fl conch	C
fl nun	C
fl simon	C
fl straight	M
flac	W
flag	C
flag _with	C
flag tibetan	C
flam	[
flam test	L
flaming	C
flaming pink	C
flaming stand	C
flarg	C
flarg blonk	C
flash	L
flash e18	C
flat	C
flat _in	C
flat _on	K
flat even	G
flat ever	E
flat tyer	D
flat whit	C
flat without	I
flatbread	C
flatbread air	C
flatbread pan	C
flatter	[
flavor	C
flavor _for	F
fle	T
fle _from	[
fle treatment	C
flech	U
fled	U
fleec	[
fleetwood	L
fleetwood mac	L
flequill	C
flesh	[
flesh _and	Q
flesh mean	T
flexbox	I
flibbertyjib	C
flick	E
flick _at	E
flight	S
flight _to	I
flight compensation	C
flight distanc	C
flight divert	C
flight london	N
flight statu	C
flight tim	G
flihgt	F
flihgt statu	F
flip	C
flip _a	E
flip _it	C
flirt	V
flirt _with	Q
float	L
float sidewa	C
flock	[
floj	R
flojer	Q
flood	[
flood insuranc	D
flood warn	C
floor	D
floor direction	C
floorboard	I
floorboard und	I
flor	[
flor _de	U
florec	C
florid	C
florid temperatur	I
florid tonight	F
florid weath	K
flour	N
flour mak	F
flow	[
flower	C
flu	C
flu contagiou	E
fluid	J
fluid color	J
flurb	C
flurb glorp	C
flush	F
flut	I
flut pub	C
fly	C
fly _from	M
fly _or	I
fly _with	D
fob	C
fob die	C
focu	J
focu one	N
fodmap	F
fodmap food	F
fog	C
fog _at	C
fog season	I
fog up	C
foil	C
foil go	C
fol	U
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
fond	C
font	C
font siz	C
foo	C
foo bar	C
food	K
food _and	[
food _be	C
food _from	[
food _in	U
food _to	C
food cak	C
food chain	C
food high	E
food lion	C
food list	F
food no	D
food poison	I
food rash	D
food recall	C
food rul	W
fool	[
fool _and	Q
foolish	[
foot	V
foot _be	D
foot _in	C
foot _of	[
foot _to	D
foot _with	R
foot fall	C
foot paddl	G
foot pic	C
foot wash	[
football	C
football club	K
football hoax	C
football pool	C
football rank	G
football team	P
football waiv	F
footlong	C
footlong deal	C
for	C
for demon	C
forbid	S
forbidden	[
forbidden fruit	Y
forc	Y
ford	C
ford capr	C
ford feist	C
ford focu	C
ford rang	I
forecast	C
forecast _for	G
forecast antioch	C
forecast car	I
forehead	[
foreign	[
foreign wif	W
foreskin	V
foretold	T
forev	[
forget	P
forget _that	C
forget _the	[
forget _what	T
forget _your	C
forgiv	[
forgiv _a	I
forgiv _and	S
forgiv _but	Q
forgiv _for	Q
forgiv _his	P
forgiv _me	W
forgiv _my	[
forgiv _myself	T
forgiv _of	C
forgiv _someon	V
forgiv _the	[
forgiv _them	T
forgiv _us	Q
forgiv _what	P
forgiv deadlin	C
forgiv form	G
forgot	J
forgot _about	Q
forgot _my	C
forgot _to	W
forgotten	U
fork diagram	C
fork nam	C
form	C
form 3508	G
form _an	E
form d8	C
form kne	G
form lp1f	G
format	C
format usb	C
formation	C
formation diagram	J
formation fossil	C
forml	H
forml _for	H
formul	C
formul _de	C
formul _del	L
formul _e	L
formul excel	J
formul milk	N
formul one	C
formul si	L
formul uno	M
formulari	C
formulari _i	C
forsak	W
forsaken	U
fort	X
fort da	J
fort degre	C
fort di	T
fort hour	C
fort sheet	E
fort vision	C
fort year	C
fortalez	S
fortnit	C
fortnit land	K
fortnit lobb	C
fortress	[
fortress _and	V
fortun	I
fortun _de	C
fortun cooki	C
fortun tell	[
fos	S
fossil	Q
fost	[
fost car	[
fost child	Q
fot	I
fot _del	C
fot bor	C
fot desnud	[
fot hot	C
fotosintes	C
found	P
found _a	[
found _of	C
found _the	[
found _what	G
found messag	[
found nam	C
found out	V
found sikhism	C
found ups	K
foundation	F
foundation _for	C
foundation _of	X
foundation depth	C
fountain	[
fountain _of	U
four	G
four _or	C
four beast	R
four best	C
four cancell	J
four cheat	C
four diner	G
four final	G
four fork	C
four high	C
four horsemen	V
four hour	G
four hundr	P
four jul	H
four kill	C
four let	M
four lif	R
four mone	C
four motherlod	I
four one	C
four retr	C
four season	D
four seven	C
four stream	C
four strok	C
four thousand	[
four throw	C
four trinit	J
four tsi	L
four two	M
four week	H
four wheel	C
fourteen	U
fourteen 143951	G
fourteen _de	V
fourteen _in	N
fourteen church	C
fourteen da	C
fourteen elm	H
fourteen pound	C
fourteen win	M
fourth	D
fourth _be	C
fox	J
fox _say	C
fox dig	C
fox mak	D
fr	C
fr basketball	C
fr calor	G
fr chip	L
fr esparrag	C
fr ric	C
fr salmon	H
fracas	[
fraccion	C
fraccion _par	D
fraction	C
fraction year	H
fram	G
fram _at	D
franc	C
franc stag	M
franc yellow	M
frances	C
francisc	C
francisc driv	C
francisc fog	I
frankenstein	J
frankenstein creatur	M
franki	H
franki season	H
frankincens	[
frankincens _and	[
franz	E
franz ferdinand	E
fras	K
fras _de	Y
fras _par	Q
fras biblic	[
fras hab	C
fraud	[
fre	G
fre _from	[
fre _will	[
fre agent	C
fre bet	C
fre fir	C
fre kick	C
fre leak	C
fre music	C
fre no	J
fre onlin	C
fre pancak	I
fre porn	C
fre royalt	C
fre school	C
fre spin	C
fre trial	H
fre word	J
freak	W
freedom	[
freehold	C
freelanc	C
freelanc contract	C
freelanc illustrator	H
freez cook	D
freez cream	L
freez hummu	C
freez point	C
freez top	N
fregader	C
freidor	C
freidor _de	C
fren	C
french	C
french ?when	J
french _for	C
french helicopt	H
french onion	N
french open	F
french plait	C
french revolution	E
french romanc	E
french verb	D
frent	[
fresh	Z
fresh basil	J
fresh princ	C
fresh start	[
fri	Z
fri ni	U
frida dat	C
frida deal	G
frida night	C
fridg	C
fridg freez	M
fridg method	I
fridg not	C
friend	[
friend ?who	[
friend _and	Q
friend _as	Q
friend _at	P
friend _be	[
friend _for	S
friend _hav	S
friend _in	[
friend _of	U
friend _to	T
friend _whos	R
friend _with	U
friend _wont	Q
friend bracelet	C
friend call	R
friend dav	C
friend die	R
friend drink	P
friend episod	C
friend fortnit	C
friend go	P
friend mak	W
friend mom	P
friend mov	X
friend pub	C
friend requ	H
friend start	C
friend stop	S
friend tell	C
friend think	Q
friend tv	C
friend want	P
friend wed	C
friendship	T
friendship _for	Q
friendship bread	C
frog	S
frog _and	I
frog lifecycl	C
front	C
front _of	X
front adverbial	C
front lin	J
frost	G
frost tonight	C
frozen	D
frozen _on	D
frozen thre	C
fruit	K
fruit _of	[
fruit _or	E
fruit _th	C
fruit _that	C
fruit fl	H
fruit sweeten	C
fruit vin	C
frut	V
frut _del	Q
ftp	K
ftp fil	K
fts	E
fts hundr	E
fuck	C
fuck off	C
fueg	[
fueg _del	P
fueg _que	P
fuent	T
fuer	F
fuer _de	C
fuert	Z
fuert _de	R
fuerz	V
fuerz _par	T
fui	Y
fui infiel	Q
fui mal	R
fuim	V
fulfill	[
full	L
full _but	C
full _of	[
full cast	I
full hous	C
full moon	C
full movi	N
full nam	E
fum	U
fum marihuan	S
fun	[
fun _of	S
funcion	N
funcion buscarv	C
function	C
function _that	C
functionalism	H
functionalism vs	H
fund	K
fund fe	C
fund work	H
fundador	C
fundador _del	C
fundrais	[
funeral	[
funeral _de	R
funeral _for	T
funeral _of	W
funeral read	S
funk	C
funn	C
funn birthda	C
funn nam	I
fur	M
fur elis	E
furiou	E
furiou _be	C
furnac	R
furnitur	J
furnitur outlet	C
furr	Z
furth	U
fus	L
fus _in	C
fusion	C
futbol	C
futsal	C
futur	V
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
ga	R
gabriel	H
gabriel jesu	C
gabriel macht	C
gabriel magalha	F
gabriel sledgeham	C
gad	W
gaelic	E
gaelic _for	E
gaetz	C
gag	C
gag jud	C
gain	K
gain allowanc	C
gaiu	[
galaad	W
galaci	S
galat	U
galatian	V
galax	P
galax a14	C
galax s23	I
galici	C
galile	[
galile samari	R
gall	R
gall blad	C
galle	L
galle kitchen	L
galler	C
gallin	[
gallon	C
gallon _of	L
gam	F
gam _for	C
gam _of	C
gam all	[
gam book	C
gam channel	H
gam episod	N
gam googl	E
gam list	G
gam parla	C
gam ps4	H
gam real	C
gam rul	C
gam sol	D
gam tonight	C
gam worth	C
gamaliel	V
gambl brand	C
gamepass	K
gamepass list	K
gamestop	E
gamestop short	E
gan	G
gan _de	X
gan _el	L
gan _en	C
gan _la	I
gan _las	C
gan _un	G
gan operacion	C
gananci	T
gandalf	C
gandalf _the	C
ganesh	C
ganesh chaturth	D
ganesh idol	C
gang	[
gap	M
gap _in	C
gap _on	C
gap insuranc	C
gar	I
gar linek	I
garag	I
garag door	I
garbag	G
garbag compar	C
garbag interfac	F
garden	T
garden _of	[
garden breadstick	F
garden part	D
garden restaurant	C
garden shed	C
garden wall	C
garfield	C
garfield spiderman	C
garlic	C
garlic _from	G
garlic bread	H
garment	[
garmin	E
garmin vs	E
gas	C
gas _do	C
gas _too	C
gas ideal	C
gas list	D
gas met	E
gas us	C
gasoliner	F
gasoliner mas	F
gasset	C
gasset _dond	C
gast	V
gast _del	E
gast _en	Z
gast _un	G
gat	L
gat _en	S
gat actor	C
gat chang	C
gat com	C
gat nam	C
gat ronronean	C
gat sin	C
gat thre	E
gat vomit	C
gatewa	C
gatewa again	C
gatewa timeout	D
gath	[
gather	G
gather wrath	C
gatit	D
gatit calendari	C
gatsb	C
gatsb green	C
gatwick	K
gatwick _to	K
gault	C
gault perfum	C
gavilan	C
gaviscon	C
gaviscon _in	C
gay	[
gay _and	Q
gay peopl	P
gaz	[
gb29	E
gb29 nwbk	E
gbp	C
gcs	C
gcs answ	G
gcs grad	I
gcs not	E
gde	J
gde nahoditsy	J
gdp	C
gdpr	C
gdpr compliant	C
gdpr subject	J
gear	C
gear _of	C
gear _on	C
geck	D
geck walk	D
gedali	S
gedaliah	T
gedeon	Z
gedeon _y	P
gehen	X
gehenn	X
gel	C
gel nail	C
gelatin	C
gelatin sweet	C
gell	C
gell buff	C
gemel	[
gemin	C
gemin _and	E
gemin _th	C
gemin trait	G
gemston	C
gemston s4	C
gen	X
gend	Z
gend reveal	J
genealog	U
genealog _of	Q
genealogi	P
gener	W
generacion	C
generacion _del	C
generacional	X
general	C
general assistant	C
general cust	C
general election	C
generat	C
generat _a	C
generat ten	H
generation	[
generational	[
generational curs	W
generator	C
generator elf	G
generic	I
generic constraint	M
generic tutorial	J
genes	R
genes block	L
genes car	C
genes energ	C
genes evangelion	C
genes g70	C
genes gam	C
genes global	C
genes gv80	C
genes min	G
genes one	[
genes phil	K
genes rebuild	C
genes sonic	K
genes tour	J
genetic	[
genshin	C
genshin cod	C
gent	[
gent _a	P
gent _de	R
gent _en	P
gent _me	P
gent mal	P
gentil	[
gentl	[
geograph	G
geograph cas	G
geometr	G
geometr dash	G
georg	C
georg ezr	L
georg michael	C
georgi	I
geranium	C
gerasen	Z
german	C
german der	E
german four	M
german shepherd	C
german word	C
gerrymander	C
gerrymander definition	C
gerund	C
gestation	C
gestation period	C
get	Z
get _on	Q
get baptiz	Q
get divorc	R
get drunk	Q
get marr	U
get old	Q
get sav	U
get stab	F
get swallow	C
get upgrad	F
get wet	C
gethseman	[
getseman	[
gettysburg	C
gev	C
gg	C
gg mean	C
ggg	C
ggg gg	C
gggg	C
gggg ggg	C
ggggghhhhh	C
ggplot	G
ggplot rotat	G
ghg	C
ghghghgh	C
ghghghgh ghg	C
ghibl	C
ghibl list	C
ghjkghjk	C
ghost	R
ghost _me	S
ghost _of	H
ghost kitchen	C
ghost recon	C
ghostbust	D
ghostbust slim	D
gi	G
gi stas	G
giant	[
giant _in	Q
gibberish	C
gibberish flarg	C
gibeon	Q
gibeonit	[
gibson	I
gideon	Z
gideon _and	U
gideon bakehous	C
gideon v	C
gif	D
gift	Q
gift _for	C
gift _from	[
gift _of	[
gift amount	C
gift card	C
gift guid	C
gift ide	C
gift without	C
gigant	[
gigant _de	S
gilead	[
gilgal	Y
gilipoll	C
gimnasi	S
gin	H
ging	C
ging befor	D
ging cat	H
ginsburg	F
ginsburg quot	J
ginsburg workout	J
giraff	C
giraff _hav	C
girl	E
girl ?who	[
girl _and	V
girl _at	S
girl _be	S
girl _in	C
girl _the	C
girl cloth	C
girl danc	I
girl wallpap	C
girlfriend	E
girlfriend _be	U
git	C
git merg	G
git press	M
git push	C
git und	C
gitan	G
gitan recet	G
github	E
github com	K
gitlab	J
giv	[
giv _a	W
giv _and	P
giv _him	T
giv _in	R
giv _me	C
giv _much	U
giv _my	[
giv _the	T
giv _to	X
giv _us	Y
giv _you	H
giv birth	W
giv mone	Q
giv off	C
giv thank	Y
giv up	[
glad	[
gladiator	C
gladiator two	C
glass	C
glass _a	D
glass _from	C
glass lens	C
glass prescription	C
glass see	C
glastonbur	C
glastonbur lin	C
glean	Z
global	D
global bankruptc	C
glor	[
glor _of	T
glor _to	Q
glori	[
glori _de	R
glori postrer	T
glorif	Y
glorp	C
glorp snarf	C
gloss	C
glov	C
glov pedid	C
glow	H
glu	T
glucos	C
glucos 115	C
glucos _en	C
glut	C
glut _of	C
glute	C
glute _en	C
gluten	C
gluten _in	C
gluten fre	C
glutton	[
glycemic	I
glycemic index	I
gm	F
gm bot	F
gmail	C
gmail com	G
gmail login	K
gmail password	M
gmt	C
gnat	[
go	T
go ?when	W
go _and	Y
go _i	Z
go _in	H
go _of	[
go _on	N
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
go chord	H
go down	T
go gym	C
go hard	C
go hom	X
go int	W
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
goal prediction	D
goalkeep	C
goalkeep sav	C
goalkeep scor	F
goat	R
goat _a	C
goat curr	C
goat tavern	G
gobain	C
gobain shar	C
gobernador	[
gobernador _de	Y
gobernador _que	R
gobernant	T
gobiern	[
god	[
godadd	C
godadd domain	C
goddess	C
godfath	C
godfath part	C
godfre	H
godfre hotel	H
godiv	C
godiv chocolat	H
godiv coventr	C
godl	W
godmoth	P
godparent	[
godsword	H
godsword pric	H
godzill	C
godzill minu	C
gog	[
gog _y	R
gogh	C
gogh ros	C
going	P
going 60	C
going 80	C
going _on	[
going _to	C
going _too	C
going back	R
going brown	I
going int	S
going robot	C
going through	[
gol	C
gol _de	C
gol llev	C
gold	J
gold _and	Z
gold cost	C
gold nisab	H
gold per	I
gold plat	C
gold rush	C
golden	[
golden calf	Y
golden calv	T
golden rati	C
golden retriev	C
golden rul	[
golden stat	J
golden templ	C
golden wed	W
goldfish	C
goldfish _hav	C
goldfish float	C
goldfish swim	D
golf	C
golf _and	C
golf ball	D
golf club	D
golf green	K
golf mk7	J
golf one	L
golf shout	H
golgot	T
golgoth	[
goliat	[
goliath	S
goliath bird	C
goliath birdeat	C
goliath roll	G
goliath tv	F
golpe	W
golpe _la	Q
gom	[
gomorrah	W
gonn	C
gonn _be	C
gonn _let	C
gonn giv	C
good	T
good _and	[
good _at	P
good _for	R
good _to	[
good alternativ	K
good begin	H
good bot	C
good die	Z
good din	C
good enough	W
good even	C
good fath	[
good fight	U
good first	C
good frida	[
good friend	[
good hba1c	C
good hop	F
good inc	C
good king	W
good luck	[
good man	Q
good morn	C
good moth	Z
good nam	S
good new	[
good old	V
good omen	C
good peopl	Y
good person	U
good pet	C
good plac	C
good podcast	D
good pric	I
good pub	C
good samaritan	[
good shepherd	U
good thing	Y
good way	C
good wif	[
good work	[
goodby	[
goodby _to	V
goodman	C
goodman commercial	C
goog	F
goog _in	F
googl	C
googl chrom	F
googl com	I
googl map	L
googl pla	K
googl set	I
googl sheet	N
goon	C
goon actor	C
gor	I
gord	M
gord _de	C
gordon	C
gordon levit	C
gorgeou	I
gorgeou _what	I
gorillaz	C
gorillaz feel	C
gosen	W
gosl	C
gosl hij	C
gospel	[
gospel _in	[
gospel _of	G
gospel oak	C
gossip	[
gossip _about	P
got	X
got _a	Y
got _an	W
got _my	[
got _the	T
got baptiz	Q
got drunk	R
got fir	C
got kick	P
got knock	C
got lay	Q
got out	U
got pregnant	T
got promot	V
got sav	[
got suspend	Q
got talent	C
gotel	C
gotel sin	C
gotten	C
gotten correct	C
gould	C
gould shar	C
government	F
government shut	C
government shutdown	I
governor ?who	[
governor _of	C
gown	C
gown m	C
goz	[
goz _de	P
goz _del	Q
goz _en	V
gps	G
gps work	G
gpt	C
gpt four	C
gr	N
gr bead	D
gr film	L
gr ghost	C
gra	J
gra hair	[
gra quot	C
grab	[
grac	V
grac _and	J
grac _be	X
grac anatom	E
grac bat	I
grac jon	C
grac kel	C
grac period	C
grac rerun	C
grac revival	C
grac rx	E
grac tv	C
graceland	C
graceland album	N
graci	[
graci _a	R
graci _al	C
graci _de	P
graci _di	P
graci _por	V
graci diosit	P
graci lord	P
graciou	Q
grad	C
grad boundar	I
grad celsiu	H
grad formul	C
grad material	C
grad two	C
gradient	C
gradient _of	C
gradu	Y
graduacion	X
graduat	Y
graduation	[
grail	C
grail foundation	C
grail knight	H
grail mont	L
grail swallow	I
grain	[
gram	C
gram _of	H
gram _tien	E
gram but	H
gran	D
gran _de	[
gran _en	C
gran comision	P
gran herman	C
grand	G
grand _que	S
grand _ser	X
grand canyon	C
grand national	C
grand prix	J
grand slam	C
grandchild	P
grandchild _be	P
grandchildren	U
grandfath	T
grandkid	V
grandm	Z
grandm ?who	C
grandm _be	Q
grandmoth	W
grandp	[
grandp _be	Q
grandp die	Q
grandparent	Z
grandson	[
grant	T
grap	T
grap _of	C
grapefruit	C
graph	C
graphic	K
graphic card	K
grass	C
grass _and	C
grass vs	F
grasshop	S
grat	C
grat _for	X
grat onlin	C
gratitud	[
grav	N
grav _y	C
grav thick	C
gravesid	W
gravit	C
gravit _on	C
grayscal	C
grayscal trust	C
gre	C
gre _or	C
gre anatom	C
great	U
great _and	R
great _be	[
great _in	[
great banquet	T
great british	C
great commandment	S
great commission	[
great dan	C
great depress	C
great fir	C
great gatsb	C
great hit	C
great hors	C
great lov	P
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
green mil	C
green ogr	K
green screen	D
greenhous	H
greenland	C
greenland part	C
greet	[
greet _and	T
greet _from	V
greg	C
grew	[
grew up	S
greyhound	C
greyhound rac	C
grid	I
grid vs	I
grief	[
grieg	J
grieg _que	P
grieg _y	C
griev	[
griev _my	R
griffin	C
griffin voic	C
grill	L
grill _a	I
grip	C
grit	E
grit _a	T
grit _por	C
gritab	R
griz	G
griz schedul	G
gro	C
gro ?how	C
gro _for	D
gro tomat	C
grocer	K
grocer deliver	C
groom	C
groom styl	C
groser	[
groser _con	P
groseri	Y
ground	[
ground eld	C
ground good	C
groundhog	E
group	T
group _by	K
group _of	C
group chat	M
group debut	E
group project	X
grout	C
grout turn	C
grow	R
grow _in	[
grow _on	C
grow back	C
grow garlic	G
grow hedg	C
grow oliv	I
grow potato	G
grow up	S
grown	R
grown child	R
grown diamond	F
grown son	X
growth	H
growth rat	C
grudg	[
grumbl	T
grup	[
grup _de	T
gt	C
gt hi	F
gta	C
gta san	C
gta six	N
gta vic	I
gu	C
gu fr	G
gu walk	C
guacamol	C
guacamol _from	J
guacamol restaurant	E
guadalajar	C
guadalajar sin	C
guadalup	I
guadalup capitul	C
guadalup cuant	C
guagu	[
guam	C
guam hour	C
guap	D
guap _com	C
guard	[
guard _at	P
guard _el	S
guard _la	R
guard _las	P
guard _the	T
guard _tu	R
guard _your	T
guard lut	R
guard rencor	P
guardab	P
guardan	C
guardan _mis	C
guardi	C
guardi ahor	C
guardian	Y
guardian angel	[
guardian thre	C
guayaquil	C
guerr	X
guerr _de	X
guerr _en	V
guerr _y	R
guerr civil	C
guerr espiritual	P
guerr mundial	S
guerrer	R
guess	C
guess _my	C
guess _what	C
guest	X
guest tonight	C
gui	U
gui _a	P
gui _de	Q
guid	D
guid pric	D
guidanc	[
guilt	[
guilt _about	S
guilt _for	T
guilt aft	S
guilt offer	Q
guin	C
guin harp	C
guine	C
guine pig	C
guis	I
guit	C
guit _les	C
guit chord	K
guit strum	E
guit tun	J
gulf	J
gulf _of	U
gulf war	C
gum	C
gum out	J
gumm	C
gumm mg	C
gun	C
gun n	C
gupp	C
gupp togeth	C
gurdwar	C
gurion	C
gurion timetabl	C
guru	C
guru _in	K
guru nanak	C
gusan	S
gust	F
gust _a	P
gust _el	C
gust _la	E
gust _mi	U
gust _que	Y
gust _un	T
gust _una	U
gustan	T
guy ?who	X
guy _and	Q
guy _be	U
guy _in	H
guy _that	C
guy john	I
guy stewi	C
gv80	C
gv80 leas	D
gv80 tow	E
gym	J
gym contract	J
h	C
h m	H
h no	F
h00abc1234567890	L
h1	E
h1 hell	E
h1b	G
h1b lotter	G
h2	F
h2 o2	F
h2o	F
ha	[
ha nac	Q
ha vist	P
hab	F
hab _o	C
hab hech	S
hab si	C
habacuc	X
habakkuk	Y
habaner	C
habi	Y
habi _en	Q
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
habl _de	W
habl _del	V
habl _di	V
habl _en	C
habl _la	S
habl lord	P
habl mal	S
habl one	Z
habl two	[
hablab	X
hablaban	P
hablan	Y
hablan _de	S
hablarl	Q
habr	[
hac	H
hac _a	U
hac _di	W
hac _el	C
hac _la	I
hac _las	V
hac _lo	R
hac _los	S
hac _un	R
hac _una	C
hac an	U
hac carn	U
hac cas	[
hac clic	C
hac dan	S
hac est	C
hac falt	U
hac hiel	C
hac jesu	R
hac mal	X
hac mes	V
hac milagr	R
hac much	Y
hac nad	S
hac pec	R
hac ruid	E
hac tod	R
hacen	V
hacen _los	C
hacen bull	P
hacerl	X
hacerm	T
hacers	[
hach	U
haci	[
haci _lo	T
hacian	Y
hacian _los	Q
haciend	C
hack	Q
had	[
had heat	C
hadad	U
hadrian	C
hadrian wall	C
hag	[
hag _and	R
hagan	X
hagas	Z
hage	V
hagga	X
haggl	N
haggl _at	C
hah	C
hah fair	C
hahahah	C
hai	[
haiku	C
haiku _about	C
haiku exampl	I
hail	S
hail mar	J
hail selassi	C
hailston	I
hailston big	G
hair _and	[
hair _so	C
hair _with	C
hair breakag	C
hair bundl	C
hair grow	C
hair past	C
hair porosit	C
hair routin	C
hair salon	C
haircut	C
haircut _for	D
haircut numb	F
hairdres	C
hairdres near	C
hairdress	E
hairdress _in	E
hait	G
hait earthquak	G
haj	K
haj cost	K
hal	C
hal covenant	C
halal	N
halal butch	E
halal gelatin	C
half	G
half _a	[
half broth	X
half lif	C
half term	C
halftim	D
halftim _show	D
halfwa	J
halfwa through	J
hall	[
hall _el	R
hallar	R
hallelujah	V
halloum	C
halloween	P
halloween costum	C
halloween spirit	C
halloween stor	C
halv	C
halv countdown	C
ham	N
ham _and	W
ham drill	M
ham nam	C
ham radi	C
haman	[
hambr	[
hambr _en	R
hambr _y	Q
hambrient	R
hamlet	C
hamlet _to	C
hamlet soliloqu	J
hammond	C
hammond organ	C
hamst	C
hamst cag	N
hamst not	C
hamstr	J
han	E
han devuelt	C
hananiah	T
hand	X
hand _be	[
hand _in	Y
hand _of	C
hand _on	W
hand _or	C
hand luggag	C
hand over	R
hand rank	C
hand wed	C
handl	N
handl loos	C
handl workout	C
handmad	H
handmad candl	H
handmaid	C
handmaid tal	C
handrail	C
handrail keep	C
handsom	X
hang	C
hang _a	C
hang _himself	S
hang out	T
hang upsid	C
hang wallpap	M
hank	C
hank aaron	C
hannah	[
hanukkah	[
hanuman	I
hanuman chalis	I
hanun	[
happ	[
happ _with	R
happ birthda	E
happ without	Y
happen	Z
happen ?when	K
happen _at	C
happen _if	C
happen _in	[
happen _on	E
happen _to	C
har	I
har krishn	C
har libr	P
haram	J
haran	Z
harass	U
harassment	U
harbor	C
hard	W
hard _and	P
hard _but	C
hard _for	U
hard _on	S
hard _to	T
hard boil	L
hard driv	C
hard natural	C
hard reset	I
hard tim	[
hard work	[
harden	F
harden pharaoh	P
harden stat	C
harin	H
harle	I
harle sportst	I
harm	[
harp	M
harp _for	V
harp log	C
harp seal	C
harr	C
harr fath	C
harr piston	C
harr pot	P
harr ticket	L
harsh	X
hartenstein	H
hartenstein contract	H
harv	[
harv tim	C
harvard	F
harvard acceptanc	F
has code	S
has digits	C
hasbr	C
hash	C
hash cod	L
hash salad	C
hashmap	E
hashmap iterat	E
hast	G
hast ?who	C
hast _cuand	U
hast _el	C
hast _la	[
hast _los	Y
hast _que	V
hast hundr	C
hat	[
hat _him	P
hat _me	Y
hat _my	R
hat _the	Q
hat going	Q
hat trick	C
hatr	X
haunt	T
hav	[
hav _a	T
hav surger	Q
hawk	D
hawk tuah	C
hay	T
hayden	C
hayden christensen	C
haz	E
haz _un	C
hazael	Z
hazard	C
hazard retirement	C
hazl	Q
hazm	C
hazm _una	C
hba1c	C
hdhdhdhdjdj	C
hdl	J
hdl vs	J
hdm	C
hdm cabl	J
hdm port	C
head	P
head ?when	C
head _on	[
head _or	C
head _so	C
head _the	C
head cover	[
head lin	C
head rabbit	C
headlight	F
headlight bulb	F
headlin	E
headlin bbc	F
headlin exampl	M
headphon	E
headphon actual	I
headphon not	I
headquart	C
heal	[
heal _a	X
heal _and	Q
heal _from	T
heal _in	S
heal _me	R
heal _my	Q
heal _of	Q
heal _on	P
heal _you	T
heal cheat	G
health	C
health app	C
health lotter	C
health pay	C
health pee	C
heap	[
hear	V
hear _god	[
hear _me	S
hear _my	X
hear aid	C
hear call	C
heard	[
heard _of	Q
heard _the	W
heart	[
heart _and	P
heart _be	Z
heart _do	C
heart _of	T
heart attack	Q
heart rat	C
heart sweet	C
heartbroken	P
heat	C
heat 32	C
heat food	K
heat pump	I
heat vs	N
heathrow	C
heav	C
heav _be	C
heav dat	N
heav man	C
heaven	[
heaven 17	C
heaven _and	[
heaven _be	T
heaven cap	C
heaven cast	C
heaven chord	C
heaven director	C
heaven door	C
heaven hash	C
heaven hill	C
heaven nightclub	D
heaven pian	C
heaven runtim	F
heaven sol	C
heaven sword	C
heaven tab	C
heaven without	V
hebre	[
hebrew	X
hebrew nam	T
hebrew national	C
hebron	Y
hech	[
hech _de	P
hech _por	R
hectar	C
hedg	I
hedg _for	C
hedg fund	C
hedgehog	C
hedgehog _in	C
heel	N
heic	E
heic fil	E
heif	[
height	C
height _in	C
height _of	L
height foot	C
height joseph	C
held	[
held up	[
helen	C
helen _in	D
helen christensen	C
helicopt	K
helicopt carr	H
helicopt need	D
hell	M
hell _be	L
hell _from	C
hell _i	H
hell _in	C
hell _let	C
hell _or	K
hell _ther	C
hell angel	F
hell anybod	C
hell bell	C
hell bpm	E
hell creek	C
hell h1	E
hell hell	C
hell intr	C
hell kitchen	K
hell tab	G
hell world	C
hellbo	C
hellbo comic	C
hellofresh	C
hellofresh skip	C
hellquar	C
helmet	C
help	[
help _a	Y
help _for	T
help _from	S
help _in	S
help _me	[
help _my	Q
help _someon	T
help _the	T
help _with	C
help oth	Q
help pls	C
hem	I
heman	[
hen	N
hen lay	H
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
hered	Q
herenci	[
herenci _de	V
herenci _por	Q
herid	Y
herid _del	Q
herm	Z
herm birkin	C
herm parcel	G
herman	Z
herman _con	P
herman _de	[
herman _en	U
herman _me	R
herman _por	P
herman _que	T
herman _se	T
herman _ser	T
herman cain	C
herman est	R
herman expuls	C
herman mayor	R
herman no	P
hermanit	R
hermon	Y
hermos	Q
hero	G
hero _del	C
herod	[
herod antip	R
herod kill	Q
herod mat	P
herodian	P
heroic	C
heroic couplet	C
heroin	W
herself	R
hertfordshir	J
hes	X
heung	C
heung min	C
hex	C
hex _to	C
hexagonal	C
hexagonal prism	C
hey	C
hey _ther	H
hey bot	K
hey goodby	D
hey googl	J
hey gorgeou	I
hey hey	C
hey jud	C
hey sir	D
hezekiah	[
hgfhgf	D
hgfhgf jhgjh	D
hgfhgfhgf	C
hgv	I
hgv driv	I
hhhhhhhhhhhhhhg	C
hi	C
hi _im	G
hi do	C
hi lt	F
hi script	G
hibernat	C
hibernation	I
hibernation fridg	I
hic	[
hic _en	Q
hic _una	Q
hiccup	C
hiccup _wont	C
hicieron	W
hicieron _el	P
hicieron _un	S
hicim	R
hid	X
hid _a	[
hid _from	T
hid _in	[
hid _my	P
hid _someth	P
hid _the	U
hid fix	D
hid instruction	C
hid network	C
hid treasur	Y
hiel	C
hiel _en	C
hiel sec	C
hierarch	F
hierarch diagram	F
hierb	C
hieroglyph	C
hierr	R
hierv	C
hierv _o	C
hierv _un	J
hig	E
high	Q
high _do	C
high _in	C
high mountain	E
high plac	[
high pr	[
high protein	F
high salar	F
high school	W
high scor	L
high septon	E
high smok	C
high street	F
high than	R
high wat	K
highlight	E
highwa	C
highwa _to	C
higuer	[
hij	W
hij _a	P
hij _con	S
hij _de	K
hij _dec	U
hij _del	X
hij _en	Q
hij _le	P
hij _me	U
hij _por	Q
hij _que	T
hij _se	X
hij _ser	Y
hij _tien	U
hij _y	R
hij adolescent	P
hij adult	R
hij amad	U
hij and	Y
hij empiez	Q
hij est	Q
hij hac	P
hij lord	P
hij mayor	S
hij no	W
hij pregunt	Q
hij prodig	V
hij quier	R
hij sali	Q
hij sol	T
hij son	P
hij tuv	Y
hij va	U
hij viv	Q
hij volvi	P
hijab	D
hijastr	W
hijastr no	Q
hik	F
hik _in	L
hik boot	C
hik guid	D
hik length	D
hik trail	I
hill	C
hill _and	C
hill _th	C
hill bourbon	C
hill nc	C
hill net	D
hill weight	C
himene	W
hind	C
hind word	C
hindenburg	E
hindenburg catch	E
hindu	R
hindu _en	C
hindu calend	I
hindu celebrat	C
hindu eat	F
hinduism	C
hing	C
hing account	C
hing prompt	I
hing without	M
hip	C
hipocrit	V
hipotec	E
hipotec fij	C
hir	C
hir _me	[
hir cost	G
hir develop	D
hir new	H
hiram	[
hisop	T
histor	C
histor _on	C
histor pennsylvani	E
histor visibl	C
histori	[
histori _de	X
histori _le	Q
histori _par	Q
histori biblic	R
historical	[
hit	G
hit _me	Y
hit _my	V
hit _th	C
hit _the	R
hitbox	C
hitit	Z
hittit	W
hiv	P
hiv _be	C
hiy	C
hiyab	C
hjkl	C
hmm	C
hmrc	G
hmrc login	G
hoa	C
hoa covenant	C
hoard	[
hoax	C
hob	C
hob _wont	C
hobb	H
hobb box	C
hobbit	C
hocke	C
hocke explain	G
hocke period	J
hog	P
hog comparador	C
hogwart	C
hogwart legac	D
hogwart ser	C
hoj	C
hoj _de	C
hoj _y	C
hoj amarill	C
hol	G
hol _by	C
hol _en	C
hol _in	C
hol _of	[
hol _que	L
hol cross	C
hol fill	C
hol ghost	[
hol grail	C
hol ground	[
hol guacamol	E
hol guap	C
hol hol	[
hol island	G
hol kiss	[
hol mean	V
hol mol	C
hol mund	C
hol powd	F
hol spirit	[
hol week	[
hold	C
hold _a	C
hold _me	Y
hold _the	C
hold chopstick	C
holdem	K
holdem od	K
holida	N
holida 2026	H
holida dat	C
holida inn	C
holida monda	C
holida pay	C
holida without	R
holland	E
holland hootenann	E
hollandais	F
hollandais split	F
hollow	D
hollow knight	C
hollywood	D
holocaust	[
holofern	[
holyhead	C
holyrood	C
holyrood palac	C
holyrood parliament	K
hom _and	T
hom _be	[
hom _with	[
hom alon	D
hom car	C
hom dad	P
hom depot	D
hom peel	F
hom rati	E
hom run	C
hom screen	C
hom secretar	C
hom shrin	C
hombr	Z
hombr 2025	C
hombr _a	P
hombr _con	P
hombr _de	V
hombr _en	C
hombr _par	Q
hombr _que	S
hombr _y	R
hombr est	P
hombr matrimoni	Q
hombr no	Q
hombr viv	C
homeless	Y
homeless peopl	P
homeostas	C
homeostas mean	C
homeschool	X
homesick	W
hometown	S
homework	J
homework help	C
homoclav	C
homoclav consult	C
hon	[
hon scal	Y
hond	F
hond accord	G
hond civic	I
hone	K
hone cocktail	C
honest	Q
honest plant	C
honestidad	Q
honeycrisp	C
hong	T
hong kong	C
honor	[
honor _an	S
honor _my	Q
honor _the	S
honor _your	Q
honr	W
honr _a	R
hoo	C
hoo helmet	C
hood	C
hood ey	C
hoodi	C
hoodi siz	C
hoof	W
hoof trim	D
hook	V
hook _for	I
hook law	C
hook up	[
hookup	C
hookup ap	C
hookup tonight	C
hootenann	E
hoov	E
hoov belt	E
hop	M
hop _and	V
hop _for	[
hop _in	Y
hop airport	G
hop jok	E
hop map	F
hop mikaelson	C
hop releas	C
hop sol	C
hopeless	W
hor	C
hor _del	F
hor _en	J
hor _se	M
hor _ser	C
hor _y	D
hor abr	C
hor anochec	D
hor cierr	C
hor dan	C
hor duerm	C
hor jueg	G
horari	C
horari _de	C
horari alcorcon	H
horari carrer	H
horari mercadon	J
horeb	[
horizon	D
hormig	[
hormon	X
horn	G
horn _con	C
horn frog	C
horn tiemp	C
horoscop	F
horoscop _de	C
horoscop _for	C
horoscop mone	C
horoscop novemb	C
horoscop toda	C
horribl	[
horror	[
hors	D
hors _and	W
hors laminit	C
hors myth	C
hors rac	D
hors rug	H
horsemen	[
horsemen _of	R
horu	S
hosan	U
hosann	[
hose	C
hose matthew	C
hosped	Q
hosped angel	Q
hospic	[
hospital	F
hospital _on	C
hospital _show	J
hospital car	C
hospital corn	H
hospital er	C
hospital mychart	F
hospital phon	C
hospital st	L
hospital visit	C
hospital visitor	C
hospitalidad	V
hospitalit	[
hospitl	C
hospitl park	C
host	L
host 2030	J
host cancel	K
hostel	C
hostel _in	H
hostel krakow	C
hosteleri	C
hosti	R
hot	E
hot _de	C
hot _in	E
hot cross	D
hot dog	C
hot milf	C
hot planet	H
hot tub	G
hot wat	C
hot woman	C
hotdog	F
hotdog _a	F
hotel	C
hotel _en	C
hotel _in	F
hotel _with	G
hotel californi	K
hotel cap	H
hotel chicag	H
hotel near	F
hotmail	C
hotmail co	I
hotmail com	E
hotmail inic	D
hotspot	C
hotspot not	C
hour	E
hour ?how	H
hour _and	K
hour _be	L
hour _of	K
hour between	H
hour contract	C
hour fast	C
hour flight	N
hour near	H
hour rat	K
hour sunda	C
hour tim	D
hour uk	E
hous	M
hous _be	P
hous _for	Z
hous _in	S
hous _of	H
hous _on	U
hous _shall	P
hous _with	G
hous across	G
hous address	C
hous drain	C
hous extension	C
hous fly	C
hous location	C
hous sigil	C
hous speak	C
household	[
household _god	U
houseplant	C
houseplant droop	C
how	C
how _your	C
howl	C
howl _at	C
hoy	N
hoy _a	V
hoy _ser	S
hoy _y	Q
hoy ar	C
hoy leo	C
hoy result	C
hoz	C
hoz tak	C
hp	F
hp env	J
href	K
href javascript	K
html	C
http	C
http doc	N
http exampl	L
http github	K
http localhost	G
http www	E
huawe	F
hub	H
hub reset	C
hudson	C
hudson riv	C
hue	C
hue bulb	C
huell	X
huerfan	W
huerfan _y	P
huert	C
hues	K
hues _de	L
hues _que	R
hues _tien	C
hues sec	X
huev	C
huev _par	C
huev dur	E
hug	S
hug _me	S
hug boss	C
huir	V
huir _de	T
huldah	W
hull	C
hulu	C
hum	C
hum _it	H
hum fork	C
hum pronunciation	C
human	H
human _at	C
human bod	C
humbl	[
humbl _himself	P
humbl themselv	P
humidit	C
humidit _in	C
humidit level	G
humild	U
humildad	Q
humiliat	Q
humill	W
hummu	C
humor	Q
hund	E
hund _con	C
hundi	Q
hundr	N
hundr clos	E
hundr cubic	C
hundr km	J
hundr man	[
hundr palabr	C
hundr prophet	R
hundr result	E
hundr year	C
hung	Y
hung gam	C
hung parliament	F
hungar	C
hungar _in	C
hungr	W
hungr _and	P
hunt	R
hunt blue	C
hur	R
hur chariot	C
huracan	E
huracan top	I
hurgh	C
hurgh _in	D
hurr	X
hurr _to	U
hurrican	X
hurrican path	C
hurrican track	C
hurt	[
hurt _me	U
hurt _my	Q
hurt chord	C
husband	V
husband _and	W
husband _be	[
husband _doesnt	P
husband _hav	T
husband _in	Q
husband _to	T
husband _wont	S
husband again	P
husband com	Q
husband die	T
husband ignor	Q
husband leav	P
husband lost	S
husband nev	R
husband team	C
husband want	P
husband work	T
husha	T
husk	F
husk mix	F
huy	V
hybrid	C
hybrid batter	C
hydrange	G
hydrange green	G
hydrocortison	C
hydrocortison cream	C
hymenaeu	Y
hymn tig	C
hypocrit	T
hypotenus	D
hypotenus _of	D
hyssop	[
hyunda	C
hyunda i10	D
hyunda tucson	G
i10	D
i10 insuranc	D
ia	T
iambic	C
iambic pentamet	C
ib6253	C
iba	V
iba _a	S
iban	R
iban _a	Q
ibiz	C
ibuprofen	C
ibuprofen _con	C
ibuprofen cad	L
ibuprofen dosag	H
ibuprofen togeth	K
ibuprofin	I
ibuprofin _and	I
ibzan	[
ibzan elon	W
ice	F
ice ?how	C
ice float	C
ice hocke	G
ice mak	C
ice scor	H
icebreak	S
icebreak gam	C
iceland	C
icing	G
icing _in	G
icloud	C
icu	S
idah	G
iddl	C
iddl _i	C
ide	E
ide _for	C
ide _in	C
ide film	J
ide funn	K
ideal	C
ideal temperatur	N
identidad	W
identif	N
identif _a	H
identit	Q
idiom	L
idiom _se	C
idiom list	E
idiot	C
idk	C
idl	[
idol	[
idol _and	S
idol _be	U
idol _de	S
idol _in	Q
idol _which	C
idolatr	[
idolatri	S
idr	C
idr elb	C
ielt	G
ifram	L
ifram src	L
iglesi	[
iglesi _con	P
iglesi _de	S
iglesi _del	P
iglesi _en	S
iglesi _me	Q
iglesi _se	P
iglesi _ser	S
iglesi _y	P
iglesi no	P
ignition	C
ignition keep	C
ignor	G
ignor _las	D
ignor _me	[
ignor _the	M
ignor _tus	G
ignor all	C
ignor tod	C
igual	G
igual _a	C
ii	C
ii dat	C
iii	F
iii golf	F
iiiiiiiuuuu	C
ike	C
ike bil	K
ike deliv	I
ike horari	H
ike kallax	D
ike pax	H
ill	[
ill _and	R
illegal	[
illegal _in	C
illino	C
illustrator	H
illustrator day	H
imag	[
imag _of	S
imagen	V
imagen _de	Y
imagen _del	X
imagen _en	C
imagin	Z
imaginar	C
imaginar numb	C
imagism	C
imbecil	C
imdb	I
imdb top	I
ime	C
ime _com	C
ime numb	C
img	G
img src	G
immaculat	V
immaculat reception	C
immanuel	T
immigrant	[
immigration	Y
immortal	C
immortal hellquar	C
impact	M
impact driv	M
imperdonabl	S
imperi	H
imperi inc	C
import	C
import nump	C
import pand	C
importan	P
important	[
important _in	R
important _to	T
imposibl	[
imposibl _par	R
imposicion	S
imposicion _de	S
impossibl	H
impossibl film	K
impossibl seven	C
impresor	C
impresor epson	F
impresor no	C
impress	S
imprim	C
imprim _en	C
imprim negr	F
improv	H
improv credit	H
impuest	[
impuls	U
impur	[
imput	X
in	[
in beaut	Y
in join	C
in peac	X
inauguracion	R
inc	F
inc bacteri	C
inc map	H
inc organizacion	C
incens	[
inception	C
inception _in	D
inception explain	C
inch	C
inch _to	C
inch steak	I
inch tv	K
inciens	S
inciens _de	C
inciens _y	Y
inclin	S
inclin twelv	D
includ	L
incluid	C
inclusiv	E
inclusiv august	C
inclusiv cancun	C
inclusiv deal	J
incom	U
incom requirement	C
incomplet	C
incorrect	J
incorrect password	J
increas	L
increas _from	C
incredul	V
incubation	E
incubation period	E
ind	I
ind 500	H
ind job	C
independenc	[
independenci	C
independenci _de	E
independenci _del	C
independent	C
independient	C
independient sant	C
index	C
index _of	C
index fund	H
index leed	J
index toda	C
indi	C
indi becom	C
indian	C
indian event	C
indian jon	F
indian restaurant	D
induction	C
inductiv	C
inductiv reason	C
indulgenci	X
industrial revolution	C
inerti	C
inerti _of	C
inf	K
inf exampl	K
infanci	T
infant	T
infant baptiz	P
infern	C
infern dant	C
infern season	C
infertilit	Z
infidelidad	W
infidelit	W
infiel	S
infiern	[
infinit	C
infinit _in	C
inflation	J
inflation rat	C
inflation vs	D
influenc	[
ingl	C
ingl devolucion	C
ingl list	L
ingredient	C
ingredient _of	H
inhal	J
inhal ?how	J
inherit	[
inherit _the	S
inheritanc	R
inheritanc tax	C
inic	C
inic sesion	C
iniquidad	[
iniquit	[
initial	K
initial prompt	K
injection	G
injection ?how	G
injur	H
injur report	C
injust	[
injustament	P
injustic	[
injustici	R
ink	L
ink cartridg	K
inmacul	U
inmat	V
inmigrant	S
inmund	S
inmundici	U
inn	C
inn cancel	C
inn check	C
innocenc	C
innocenc chapt	C
innocent	[
inocent	Y
input	C
inquilin	T
inr	V
inscription	[
insect	I
insect eat	C
insecur	U
insensat	Z
insid	T
insid job	C
insisten	T
insol	G
insoportabl	T
inspector	C
inspector call	C
inspir	[
inspir _por	X
inst	C
inst _say	K
inst giv	G
inst list	G
instagram	T
instagram caption	C
instagram delet	C
instagram login	J
instagram no	C
instagram post	D
instagram privat	C
instagram stor	D
instal	C
instal _un	C
instal nod	I
install	C
install _th	H
install not	F
instant	C
instant pot	C
instead	S
instead _of	S
instruccion	C
instruccion _y	G
instruccion anterior	C
instruccion ocult	C
instruction	C
instruction _and	Q
instruction _to	L
instruction rep	C
instruction word	C
instrument	J
instrument _for	C
instrument _hav	C
insulin	C
insulin pen	F
insult	[
insult _me	Y
insultan	[
insuranc	F
insuranc _for	C
insuranc _what	C
insuranc _with	C
insuranc group	D
insuranc phon	F
insuranc quot	G
insuranc rat	I
insuranc term	G
insuranc worth	C
insuranc zon	J
int	L
int _a	C
int _i	H
int _my	[
int _our	P
int _the	[
int _your	U
int c	I
int french	K
int german	I
int ice	C
int italian	C
int miam	F
int plowshar	W
int toothpast	C
int twelv	E
int umbreon	D
int vineg	C
int win	Z
integ	C
integral	E
integral _of	E
integrat	C
integrat ln	C
integrit	[
inteligenci	C
inteligenci artificial	C
inteligent	R
intensiv	[
intensiv car	[
intent	V
inter	[
inter _in	U
inter _on	E
inter rat	C
interced	W
interes	[
interfac	F
interior	[
intermitent	C
intermitent 16	C
intermittent	F
intermittent fast	F
intern	[
internal	C
internal temp	C
international	D
international driv	N
international privat	C
internet	S
internet lent	C
internship	L
interpret	[
interpret _la	P
interpret dream	T
interpret suen	V
interracial	U
interracial marr	Q
interstell	C
interstell tim	C
interval	C
interview	I
interview answ	C
interview dress	H
interview outfit	C
interview tie	F
intestin	C
intimac	S
intimidad	P
intoleranc	C
intoleranc test	C
intr	C
intr rif	C
introduc	C
introduc two	C
introduction	[
introduction _to	[
introvert	T
inu	C
inu coin	C
inundacion	W
inv	C
inv cathi	C
invent	G
invent _la	C
invent _the	C
invent basketball	C
invent cos	[
invent nombr	C
invention	C
invers	C
invers 2x2	C
invert	[
invest	[
investigation	E
investigation summar	E
investor	C
investor definition	C
inviern	E
inviern _en	C
invisibl	[
invit	[
invit _a	V
invit _in	F
invit _me	Q
invit _my	S
invitacion	C
invitacion _de	C
invitation	I
invoic	C
invoic _if	C
invoic polit	C
ion	C
ionic	C
ionic _and	G
ionic ejempl	C
ip	C
ip address	K
ipad	C
ipad _in	G
ipad _say	J
iphn	D
iphn reles	D
iphon	C
iphon 15	L
iphon 16	N
iphon _a	E
iphon _be	H
iphon _from	C
iphon stuck	L
ir	S
ir _a	D
ir _al	[
ir _con	Y
ir _de	T
ira	V
ira _de	S
ira contribution	C
ire	Z
ireland	C
irish	C
irish gaelic	E
irish lott	I
irish toast	C
irm	Z
irm _a	Q
iron	C
iron _a	F
iron burn	K
iron dom	E
iron maiden	C
iron man	C
iron pan	K
iron rich	C
irql	E
irql not	E
irregul	C
irregul verb	C
irregular	L
irregular _en	L
irresistibl	V
irritabl	Y
irs	G
irs phon	E
isa	C
isa allowanc	C
isa rat	M
isaac	W
isaac _and	P
isaac asimov	D
isaac best	J
isaac item	J
isaac mean	[
isaac moon	D
isaac newton	C
isaac unlock	C
isabel	C
isac	[
isai	[
isai 53	T
isaiah	Q
isaiah hartenstein	H
isaiah rashad	C
isaiah thom	C
iscariot	[
ish	D
ishbosh	T
ishmael	Y
isl	C
isl _de	C
islam	X
islam london	C
island	C
island _in	C
island atlant	M
island board	D
island cast	M
island causewa	G
island contestant	C
island currenc	F
island head	C
island host	C
island recoupl	C
island roll	J
ismael	W
isofix	C
isotop	C
israel	Y
israel _and	P
israel _el	P
israel _en	P
israel _in	U
israel _ser	P
israel _y	P
israel adesany	C
israel cross	T
israel election	C
israelit	[
issu	X
it	F
itali	C
itali dos	C
italian	C
italian _pleas	C
italian restaurant	L
item	C
item _in	C
item list	I
item not	G
iterat	E
itinerar	C
itinerar _for	C
itm	N
itm 1234	N
itself	G
itun	C
itun card	C
itv	C
itv cit	J
itv tonight	K
iu	E
iu enough	E
iuy	C
iva	C
ivf	Y
ivy	E
ivy leagu	E
izquierd	V
j	C
j blig	D
j jonah	C
jab	X
jabal	S
jabal jubal	S
jabesh	T
jabesh gilead	T
jabez	S
jabon	C
jabon dov	C
jack	G
jack daniel	G
jacket	C
jacket _in	N
jacket fit	C
jacket men	C
jackpot	C
jackpot amount	G
jackson	C
jackson _god	C
jackson mov	C
jackson thrill	N
jacob	Y
jacob _and	X
jacob _se	P
jacob _y	W
jacob bless	P
jacob coll	D
jacob creek	H
jacob elord	C
jacob lad	R
jacob re	C
jacob son	S
jacob tot	C
jacob twilight	C
jacob wrestl	S
jael	X
jagu	D
jagu _a	D
jail	[
jail _at	T
jail rul	C
jailbreak	I
jailbreak prompt	I
jaimit	C
jain	C
jain diet	E
jain food	G
jainism	C
jair	[
jairu	S
jaj	C
jajaj	C
jajaj _que	C
jajajaj	E
jajajajaj	D
jajsjajsj	C
jak	C
jak paul	C
jakart	C
jam	L
jam _and	Z
jam _at	C
jam _may	F
jam _the	S
jam bay	H
jam bond	K
jam harden	C
jam jerem	C
jam martin	J
jam novel	C
jam out	D
jam recip	D
jam web	H
jam wingspan	C
jamaican	C
jameson	C
jameson actor	C
jamon	K
jan	J
jan eyr	D
januc	Y
japan	C
japanes	C
japanes blok	L
japanes knotw	M
japon	C
jar	[
jar _and	Q
jar _of	[
jardin	R
jason	Y
jav	C
jav _y	F
jav hashmap	E
javascript	C
javascript _that	N
javascript alert	K
javascript arra	C
javascript void	I
jawbon	Q
jay	C
jay z	C
jaywalk	C
jaywalk illegal	C
jaz	C
jaz aren	C
jaz rost	J
jd	C
jd vanc	C
jealou	[
jealou _of	W
jealou guy	I
jealou nick	C
jean	C
jean king	C
jean original	C
jean paul	C
jean still	C
jeanni	C
jebuse	V
jebusit	Y
jef	P
jef _de	Y
jef _me	X
jef bez	C
jef no	R
jefferson	I
jefferson middl	I
jeft	Y
jeho	Q
jehoahaz	R
jehoiachin	X
jehoiakim	S
jehoshaphat	V
jehovah	T
jehovah wit	T
jehu	[
jellyfish	C
jellyfish sting	C
jen	C
jen hous	C
jen lip	H
jennif	C
jennif lopez	C
jephthah	X
jerem	C
jerem vide	C
jeremi	[
jeremi _en	R
jeremi compr	T
jeremiah	K
jeremiah _in	[
jeremiah johnson	C
jeremiah smith	H
jeric	[
jerich	J
jerich skull	C
jerich them	C
jerich tv	C
jeroboam	[
jerse	C
jerse devil	C
jerse toda	M
jerusalem	U
jerusalem _to	C
jerusalem artichok	C
jerusalem now	C
jerusalen	[
jes	[
jess	V
jess _y	C
jesu	[
jesu ?when	S
jesu _a	V
jesu _al	R
jesu _and	R
jesu _as	P
jesu _at	T
jesu _be	[
jesu _cuand	S
jesu _de	T
jesu _del	Q
jesu _do	[
jesu _el	Q
jesu _en	L
jesu _for	R
jesu _from	Q
jesu _get	P
jesu _god	Q
jesu _hav	Z
jesu _in	T
jesu _la	Q
jesu _le	S
jesu _les	Q
jesu _los	P
jesu _on	W
jesu _por	P
jesu _que	Q
jesu _real	P
jesu _say	W
jesu _se	V
jesu _ser	W
jesu _tell	Y
jesu _the	V
jesu _to	Q
jesu _with	V
jesu _y	T
jesu ant	Q
jesu arsenal	C
jesu baptiz	Q
jesu birth	[
jesu bring	P
jesu call	Z
jesu callej	C
jesu calm	Q
jesu camin	P
jesu christ	Q
jesu com	S
jesu cr	R
jesu crucif	P
jesu cry	R
jesu cur	T
jesu dec	S
jesu depech	D
jesu die	[
jesu entr	Q
jesu ever	P
jesu feed	[
jesu go	Q
jesu hac	P
jesu heal	R
jesu iba	R
jesu last	V
jesu llor	P
jesu lov	P
jesu mak	[
jesu miracl	W
jesu moth	P
jesu nac	S
jesu nam	S
jesu nav	C
jesu no	U
jesu orar	Q
jesu pra	Q
jesu preach	T
jesu predic	T
jesu rais	P
jesu resucit	S
jesu return	[
jesu ris	[
jesu scor	C
jesu speak	[
jesu teni	T
jesu thre	T
jesu tim	T
jesu touch	Q
jesu turn	S
jesu tuv	P
jesu vazquez	C
jesu walk	Q
jesu wash	P
jesu weep	U
jesucrist	T
jet	D
jet lag	C
jethr	W
jetr	Y
jew	[
jew _in	V
jew celebrat	[
jewel	H
jewel tow	F
jewell	C
jewelr	S
jewish	[
jezabel	Z
jezebel	[
jezreel	W
jfk	C
jhgjh	D
jibbitz	D
jijon	C
jimenez	C
jimenez acord	C
jimm	F
jimm john	F
jinet	[
jinet _del	S
jinj	H
jinj templat	H
jireh	S
jjjjjjjj	C
jkasdf	C
jkasdf n	C
jkhsdf87sdf	E
jkl	C
jkl jkl	C
jlo	C
jlo divorc	C
jnd	D
jnd ldap	D
jo	X
jo tak	E
joa	C
joa felix	C
joab	[
joab kill	T
joan	C
joan _of	C
joaquin	W
joash	[
job	R
job _a	T
job _and	R
job _at	M
job _be	U
job _for	C
job _in	U
job _or	[
job _that	R
job alert	C
job application	C
job birmingham	I
job birthda	C
job centr	C
job cost	C
job dat	C
job far	Q
job friend	S
job interview	T
job list	D
job lot	C
job netflix	C
job of	Y
job open	C
job search	K
job shar	C
job stanford	F
job vacanc	C
job warehous	E
jobcentr	L
jobcentr plu	L
joe	C
joe biden	C
joel	[
johanan	Y
john	S
john _about	W
john _the	[
john bishop	M
john cen	C
john deer	C
john dor	C
john exampl	H
john gluten	F
john legend	E
john lennon	I
john lew	C
john mark	V
john mist	C
john oliv	C
john proctor	C
john prom	C
john road	F
john silv	C
john smith84	L
john tour	N
john west	C
john wick	C
john wood	C
john wort	E
john writ	[
johnn	C
johnn dep	C
johnson	C
johnson 1972	C
johnson height	L
johnson speak	J
johnson twit	C
johnson workout	I
johnston	D
johnston leagu	J
johnston result	F
join	C
join _a	[
join _my	C
join _the	[
join vs	C
joint	[
jok	C
jok _about	C
jok _of	H
joli	C
joli pit	C
joli salt	J
jollof	H
jollof ric	H
jon	C
jon _en	P
jon _y	T
jon age	C
jon colt	C
jon delilah	D
jon jon	J
jon lyric	C
jon snow	C
jon templ	F
jon vs	J
jonadab	Y
jonah	[
jonah _and	X
jonah hill	C
jonah jameson	C
jonah pra	Q
jonah run	[
jonatan	V
jonathan	[
jonathan _and	S
jool	E
jool holland	E
jop	Y
jopp	[
jordan	M
jordan barat	C
jordan car	C
jordan cr	C
jordan four	C
jordan one	C
jordan pickford	C
jordan sho	I
jordan vs	M
jornaler	[
jos	Y
jos _de	T
jos _el	C
jos _en	Z
jos _y	R
jos alfred	C
jos cost	D
jos interpret	R
jos jos	C
jos perdon	P
joseph	V
joseph ?when	X
joseph _and	Q
joseph _in	Y
joseph _of	U
joseph _the	S
joseph becom	U
joseph broth	X
joseph coat	W
joseph dialect	C
joseph forgiv	P
joseph gordon	C
joseph interpret	Q
joseph reveal	Q
joseph sell	V
joseph smith	C
joseph stalin	C
joshu	Q
joshu bell	H
joshu next	C
joshu tre	C
joshu vs	D
josi	T
josiah	Q
josiah johnson	C
josu	[
josu _y	P
jot	[
jotham	X
journal	X
journe	[
joven	[
joven _de	Q
joven _par	P
joven _que	S
joven _y	P
joy	[
joy _in	U
joy _of	R
joy corr	C
joycon	C
joycon drift	C
jpmorgan	D
jpmorgan sav	D
jpy	C
jr	C
jsdhfjkhsd	C
jsdhfjkhsd iuy	C
json	C
json _at	G
json _in	C
json pars	E
juan	Z
juan _el	Q
juan _en	[
juan bautist	V
juan explic	S
juan hill	C
juan mission	C
juan perez	E
jubal	S
jubil	[
jubile	[
jud	T
jud _and	C
jud bellingham	C
jud chord	K
jud die	X
jud guit	K
jud law	C
jud maccabeu	X
jud medical	C
jud music	C
jud na	G
jud nah	C
jud pr	C
jud salar	C
jud tade	Y
jud tre	C
judah	[
judah _and	Q
jude	[
judg	L
judg _by	S
judg _in	S
judg _me	U
judg _of	T
judg _on	C
judg actor	C
judg advocat	C
judg dred	C
judg hom	C
judg jud	C
judg jur	C
judg nam	C
judg not	[
judg original	G
judg peopl	R
judg salar	M
judg show	C
judgement	C
judgement _or	C
judgment	T
judgment _on	S
judgment uk	C
judgmental	V
judi	S
judi _o	P
judit	V
judith	[
juec	Y
jueg	C
jueg _al	C
jueg _de	X
jueg _el	C
jueg _la	Q
jueg regl	C
juev	[
juev sant	[
juez	[
jug	G
jug _al	C
jug _de	F
jug _una	E
jugador	C
jugador _hay	C
juguem	C
juguem _al	C
juguet	V
juic	M
juic cleans	I
juici	[
juici _de	P
juici final	V
jul	L
jul 1991	C
juli	X
juli _en	D
julien	D
julien templ	D
juliet	C
juliet act	C
juliet iambic	J
juliu	C
juliu caes	C
jump	C
jump _at	C
jump day	C
jump scar	C
jump start	F
jun	C
jun templ	C
juni	[
junior	C
junior accountant	E
junk	X
junt	T
junt _a	V
junt _al	R
junt sin	P
jur	J
jur _en	[
jur dut	I
jur execution	C
jurament	P
jurassic	F
jurassic park	F
just	[
just _y	Q
justic	L
justic _for	S
justic _of	C
justic internship	C
justic leagu	C
justic movi	G
justic smith	G
justic stor	C
justici	[
justici _com	Y
justici _de	P
justici _por	Q
justici social	R
justif	Z
justific	S
justu	T
juventud	S
juzg	W
juzg _a	R
juzgan	P
juzgu	R
k	C
k hotmail	J
kahan	C
kahan girlfriend	C
kahan stick	M
kahneman	C
kajsdhf	C
kajsdhf alksjdf	C
kal	G
kallax	D
kallax miss	D
kamasutr	D
kamasutr position	D
kans	G
kans cit	G
kant	C
kant _por	C
kany	C
kany sampl	D
kany yeezu	K
karaok	C
karat	C
karat child	C
kardashian	C
kardashian fam	C
kardashian net	M
karm	[
karol	C
karol g	C
kart	J
kart eight	J
karv	F
karv chauth	F
kat	C
kat 120	C
kat middleton	H
kay	C
kay lipstick	C
ke	E
ke _but	D
ke _on	I
keanu	G
keanu reev	G
kebab	D
kebab shop	D
keep	Q
keep _a	C
keep _his	P
keep _me	U
keep _my	X
keep _the	[
keep _you	W
keep ask	C
keep chang	C
keep click	C
keep crash	F
keep disconnect	F
keep doing	P
keep fall	P
keep going	[
keep guacamol	J
keep lie	P
keep load	C
keep pac	C
keep pra	P
keep run	D
keep satellit	C
keep sin	Y
keep snap	E
keep sneez	C
keep think	P
keir	C
keir knightle	C
kel	C
kel film	G
kel mov	E
kel palac	C
kempton	D
ken	C
ken numb	C
kendrick	K
kendrick beef	K
kennel	G
kennel cough	G
kenos	[
kent	C
kentuck	C
kentuck derb	C
kept	[
keral	C
keratin	C
ket	K
ket facil	G
ket flu	C
ket snack	C
kettlebell	C
kettlebell swing	C
kevin	C
kevin bishop	C
key	C
key _be	K
key _vers	[
key add	J
key chang	C
key fob	C
key inst	G
key quot	K
keyboard	C
keyboard cov	J
keyboard typ	C
keylor	I
keylor nav	I
keys	C
keys soz	C
keyston	C
keyston spec	C
kg	C
kg _to	C
khan	C
khan academ	C
khan runtim	J
kia	F
kia soul	F
kick	H
kick _me	Q
kick against	X
kick off	C
kick out	[
kick techniqu	C
kidne ston	C
kidron	[
kierkegaard	C
kierkegaard nationalit	C
kil	C
kil _de	C
kil costc	M
kill	W
kill 185	W
kill _a	L
kill _an	W
kill _by	W
kill _for	W
kill _him	P
kill _himself	T
kill _his	R
kill _in	[
kill _me	W
kill _someon	R
kill _the	[
kill absalom	X
kill all	C
kill bab	Q
kill daemon	C
kill goliath	U
kill herself	P
kill jesu	R
kill jr	C
kill macb	C
kill paul	[
kim	M
kim kardashian	M
kind	[
kind _of	N
kind _to	S
kind word	V
kindl	C
kindl _be	D
kindl _wont	C
kinetic	D
kinetic energ	D
king	T
king ?who	[
king _and	C
king _for	S
king _in	[
king _of	V
king _with	Z
king aft	R
king ahasueru	U
king book	C
king broadwa	H
king cerc	C
king charl	C
king circl	E
king classic	C
king cobr	C
king cross	C
king david	Y
king day	C
king island	J
king jam	Y
king joash	Q
king kong	H
king manasseh	T
king map	C
king prawn	C
king remak	E
king saul	[
king scar	C
king siz	C
king solomon	K
king thre	L
king ticket	C
king vs	K
king whop	F
king wow	C
kingdom	S
kingdom _do	C
kingdom _of	I
kingdom great	C
kingdom light	G
kinsman	Y
kinsman redeem	Y
kiss	G
kiss _my	C
kiss _of	V
kit	C
kit all	J
kit len	H
kitchen	C
kitchen kniv	F
kitchen mean	C
kitchen new	M
kitchen remodel	L
kitchen season	M
kitchen win	N
kitchenaid	I
kitchenaid sp	I
kitten	H
kitten climb	C
kitten heel	C
kitten und	C
kiw	C
kjdfhg	D
kkkkkkkkkk	C
klarn	G
klarn approval	G
klein	C
klein box	G
klein eternit	E
km	C
km _a	J
km _por	D
km _to	C
km s	G
km tiemp	C
kmno4	G
kne	D
kne brac	I
knead	C
knead blanket	C
knead dough	I
kneel	T
knif	C
knif set	C
knight	C
knight ?who	H
knightle	C
knightle green	C
knit	F
kniv	M
kniv _with	F
knob	C
knob _on	C
knock	C
knock _on	Z
knock knock	C
knock out	C
knockin	K
knockin _on	K
knot	C
knotw	M
knotw _or	M
know	Z
know ?how	M
know ?when	J
know ?wher	C
know ?who	U
know ?why	P
know _about	P
know _anyon	R
know _god	[
know _i	P
know _if	V
know _im	V
know _it	Y
know _its	[
know _me	R
know _my	G
know _that	V
know _the	L
know _what	[
know _which	Q
know arg	C
know everyth	P
know jesu	[
know nobod	P
know sir	E
knowledg	V
knowledg _of	S
knowledg cutof	C
knuckl	E
knuckl caus	E
koinoni	[
kong	C
kong vs	H
korah	V
kore	M
kore martial	E
korean	C
korean _for	C
korean alphabet	F
korean dram	C
korean war	C
kosh	P
kosh _for	C
kosh restaurant	C
kpi	C
kpop	J
kpop group	E
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
ks2	F
ksjdhf	E
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
la _the	H
la slab	C
lab	C
lab grown	F
lab report	I
laban	[
label	C
label _a	C
label _wont	C
labi	V
labor	[
labor _hav	C
laboral	C
labrador	E
labur	[
lack	[
lack _of	Z
lacross	C
lactos	C
lactos intoleranc	C
lad	N
lad _de	R
lad fiv	D
lad gag	C
lad godiv	C
lad macb	C
lad machin	L
lad near	C
ladrill	Z
ladron	[
ladron _en	U
lag	Q
lag ?how	C
lag _de	[
lag best	K
lagrim	V
lagrim _en	T
lagun	C
lagun bolet	C
lagun contr	C
lak	C
lak _in	E
lak _of	[
lak formation	C
lak gam	I
lak marcador	C
lak tip	K
lalalalal	C
lalalalal _lo	C
lam	C
lam lam	C
lam man	[
lam next	K
lam sabactan	[
lamb	F
lamb 2kg	J
lamb _and	G
lamb _of	C
lamb cast	C
lamb ear	C
lamb recip	L
lamb shank	C
lamb should	M
lamb vindalo	I
lamborghin	C
lamborghin huracan	I
lamborghin uru	F
lamec	Y
lament	[
lament over	P
lamentacion	[
lamentation	[
laminat	C
laminat floor	C
laminit	C
laminit diet	C
lamp	[
lamp _of	T
lampar	Y
lampstand	Z
lan	E
lan map	M
land	N
land _a	C
land _and	S
land _of	[
land animal	C
land east	Z
land lion	C
land lotter	C
land permit	F
land spot	K
landlin	K
landlin bt	K
landlord	R
landlord _be	[
landlord _hav	G
landlord _to	C
landlord deposit	C
landlord keep	C
landlord need	I
langost	[
langost _del	Q
languag	F
languag _at	Q
languag _be	C
languag _do	H
languag _for	C
languag _of	L
languag _on	C
languag alphabet	I
lantern	G
lanz	W
laodice	[
lap	U
lap _in	H
lapidacion	S
laptop	C
laptop _wont	D
laptop befor	I
laptop charg	I
laptop fan	G
laptop hing	M
laptop most	E
laptop undr	N
larg	P
larg _de	C
larg desert	C
larg lak	E
larg pepperon	H
lasagn	C
lasagn recip	C
lasany	C
lash	C
lash lift	C
last	H
last _a	H
last _in	H
last _of	W
last _on	E
last commit	C
last concert	C
last da	Y
last day	[
last episod	C
last instagram	D
last judgment	[
last king	S
last la	F
last location	C
last match	C
last minut	[
last month	C
last night	C
last stand	C
last sup	[
last thing	X
last tsar	C
last year	D
lastim	X
lastim _a	W
lat	Q
lat _for	[
lat _to	[
lat alligator	C
lat checkout	C
lat doordash	C
lat headlin	F
lat pictur	H
lat poll	M
lat pulldown	C
lat ser	C
latex	C
latex tabl	C
latin	C
latin declension	C
latin phras	D
latin word	C
latt	D
latt _and	D
laugh	I
laugh _at	[
laugh becaus	Q
laught	[
launch	Q
launch toda	C
laureat	C
laurent	C
laurent bag	C
lav	T
lav _las	X
lav _los	V
lavab	C
lavador	C
lavador _al	E
lavador no	G
lavars	X
lavars _las	U
lavatori	[
lavatori _de	[
lavend	C
lavend ?how	I
law	H
law ?who	Z
law ?why	E
law _about	[
law _and	F
law _be	U
law _in	U
law _of	F
law exampl	G
law fe	D
law found	V
law hat	T
law mov	C
law school	C
law spr	C
law tongu	C
law triangl	D
lawless	S
lawn	C
lawn _at	C
lawn feed	C
lawn mow	J
lawn thick	C
lay	[
lay _in	K
lay _on	R
lay off	[
layout	N
layout _for	L
laz	[
lazar	Z
lazarill	C
lazarill _de	C
lazaru	M
lazaru david	C
lazaru natural	C
lazaru pit	C
lb	C
lbw	C
lbw mean	C
ldap	D
ldap evil	I
ldap x	H
ldl	C
ldl alt	C
ldl through	C
lea	[
lead	T
lead ?who	U
lead _a	[
lead _bibl	P
lead _in	C
lead _me	S
lead _the	V
lead _them	P
lead _to	[
leadership	X
leaf	S
leagu	C
leagu _of	E
leagu car	C
leagu list	E
leagu position	J
leagu snyd	C
leagu tabl	C
leagu team	L
leah	[
leak	C
leak ?wher	E
leak anywher	C
leal	T
lealtad	Y
lean	F
lean against	D
leap	C
leap year	C
learn	[
learn _from	[
learn _to	Y
learn korean	F
learn touch	L
leas	C
leas _or	C
leas deal	C
leasehold	C
leasehold _or	C
leash	F
leash train	F
least	Q
least one	C
leath	C
leath _from	K
leath sof	G
leath train	F
leatherjacket	K
leatherjacket nematod	K
leav	R
leav _a	V
leav _at	D
leav _for	[
leav _her	[
leav _his	Q
leav _it	C
leav _me	Y
leav _my	Z
leav _of	R
leav _on	C
leav _or	W
leav _the	[
leav _to	U
leav _us	S
leav _you	[
leav _your	V
leav britain	C
leav card	C
leav chang	F
leav curl	C
leav everyth	W
leav hand	Z
leav headlight	G
leav hom	U
leav join	C
leav last	C
leav luggag	D
leav one	C
leav out	X
leav whit	C
leaven	S
lebanon	T
lebanon _in	C
lebron	C
lebron jam	C
lebron stat	M
leccion	V
leccion _de	U
leccion _del	Q
lech	L
lech _y	V
lech cantidad	C
lectur	[
lectur _de	V
lectur _del	T
lectur _par	[
led	V
led _the	U
led israel	Q
lee	C
lee _los	C
lee arm	C
lee cheesecak	I
leed	C
leed _on	C
leed _to	K
leed pric	H
leer	[
leer _el	F
leer _en	[
leer _la	S
leerl	Q
leerl _a	Q
leftov	S
leftov mash	C
leg	C
leg _of	J
leg cramp	D
leg millennium	C
leg split	G
legac	U
legac lockpick	D
legal	C
legal _in	C
legal _to	C
legal uk	C
legalism	[
legalment	C
legend	C
legend net	E
legend position	E
legend tier	E
legendar	C
legendar animal	C
legion	[
legit	C
leicest	D
leicest _that	D
leith	F
lej	Y
lej _de	R
lemuel	T
len	L
lend	[
length	C
length _be	G
length _of	M
lengu	[
lenguaj	V
lenguaj est	E
lennon	I
lennon chord	I
lens	C
lens da	D
lens expir	K
lens swim	F
lent	L
lent _la	C
lent _par	R
lent mone	C
lent movist	C
lentej	H
lentil	R
lentil stew	C
leo	I
leo _and	I
leo _la	R
leo _y	F
leo horoscop	C
leon	F
leon _de	W
leon _en	R
leon _y	Q
leon entr	D
leonard	K
leonard dicapri	K
leopard	Z
leopard _and	I
lep	[
lepr	Y
lepros	X
lepros _in	P
lepros _que	P
lesbian	U
lesion	C
less	K
less _or	E
lesson	[
lesson _about	Q
lesson _for	[
lesson _from	V
lesson _of	Y
lesson _on	P
let	I
let _chapt	C
let _for	C
let _of	[
let _to	[
let agenc	C
let befor	T
let first	D
let go	X
let m	J
let r	C
let sampl	D
let word	C
letmein1	C
letr	C
letr _de	C
letr mat	X
lev ackerman	C
lev schit	C
lev strauss	E
lev truck	C
lev women	L
levadur	C
levadur llev	E
levant	Z
levant _la	S
levantar	Q
levantars	T
levantat	[
levantat _y	X
level	C
level 1542	F
level ?how	C
level _in	G
level list	I
level point	M
level result	C
level select	K
level thre	C
level woman	H
leviatan	Z
leviathan	J
leviathan bass	C
leviathan farm	C
levin	C
levin voic	C
levirat	[
levit	V
levit mov	C
levitic	V
leviticu	[
levothyroxin	C
levothyroxin tablet	C
lew	C
lew _and	J
lew advert	J
lew return	C
lex	D
lex luthor	C
ley	V
ley _de	C
ley _del	[
ley _en	P
ley _y	Y
liar	[
liban	Y
liber	C
liber _do	C
liber espaci	C
liber movil	E
liberacion	U
libertad	[
libr	W
libr _con	P
libr _de	Z
libr _del	R
libr _en	I
libr _mas	P
libr _que	R
libr _tien	P
libr apocrif	P
libr compatibl	C
libr femal	C
libr mas	Z
libr recl	C
librar	Q
librar ticket	L
licenc	C
licenc renewal	C
licenci	P
licenci _de	C
licens	E
licens fee	C
lich	C
lich king	C
lid	[
lid _de	[
lider	U
liderazg	P
lidi	[
lidl	C
lidl middl	E
lidl wh	L
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
lif _be	P
lif _for	S
lif _in	V
lif _of	C
lif _on	W
lif _to	P
lif _with	U
lif aft	U
lif alon	Q
lif among	X
lif creatur	R
lif insuranc	P
lif lin	C
lif lyric	E
lif path	C
lif sacrific	R
lif support	V
lif wat	X
lifeboat	E
lifecycl	C
lifecycl diagram	C
lifespan	C
lifespan _of	C
lift	G
lift aftercar	C
lift cost	E
lift strap	C
lift up	[
lig	C
lig _en	I
lig all	K
lig mx	C
liger	J
liger tab	E
light	I
light _and	Y
light _be	C
light _in	C
light _of	[
light _on	D
light _to	Z
light _wont	C
light blink	H
light bmw	G
light flash	G
light mean	C
light mod	J
light off	C
light reset	I
light root	G
light shin	[
light sing	C
light snow	C
light switch	C
light tak	C
light troms	D
light year	C
lightn	T
lightn map	C
lightroom	E
lightsab	J
lightsab color	J
ligm	C
lik	[
lik _a	K
lik _an	[
lik _god	X
lik _i	P
lik _im	C
lik _in	E
lik _me	X
lik _my	Q
lik _someon	P
lik _th	X
lik _the	D
lik _to	H
lik _us	Q
lik arrow	[
lik attack	C
lik football	C
lik jesu	P
lik nail	K
lik pineappl	L
lik pizz	J
lik roommat	Q
lik star	Z
lik teen	C
lik temperatur	C
lik tind	C
lik tre	R
lik wat	[
likud	C
likud seat	C
lil	C
lil _of	R
lil car	C
lil nas	C
lil repot	D
lil toxic	C
lilit	[
lilith	S
lim	K
lim _a	L
lim scoot	M
limb	[
limerick	C
limerick _about	C
limescal	G
limescal show	G
limit	L
limit ml	D
limitation	I
limitation debt	I
limon	C
limon remedi	C
limoner	C
limosn	W
limpi	W
limpi _una	C
lin	C
lin 42	H
lin ?how	C
lin _about	D
lin _of	C
lin _y	E
lin build	C
lin map	I
lin one	J
lin run	C
lin short	C
lin up	C
lincoln	C
lincoln ad	K
lincoln assassination	F
lincoln commercial	K
lincoln height	C
lincoln high	M
lincoln navigator	K
lincoln vampir	C
lind	[
line	F
line _del	K
linek	I
linek podcast	I
linen	[
linen shirt	J
linesman	C
linesman apprenticeship	C
lineup	D
lingeri	C
lingeri model	C
linguin	C
link	G
link list	G
linkedin	C
linkedin headlin	M
linkedin post	C
linkedin recommendation	E
linux	C
linux install	K
linux terminal	C
lion	N
lion _and	[
lion _in	Z
lion _of	R
lion _with	P
lion bar	K
lion den	V
lion head	C
lion king	C
lion proud	L
lion week	C
lip	[
lip kit	H
lipstick	C
lipstick shad	C
lipstick suit	C
liquid	C
liquid limit	D
liri	C
liri _de	C
liri _del	[
lis	C
lisbo	I
lisbo _en	N
lisbon	C
lisbon _in	F
lisinopril	C
lisinopril cough	C
list	C
list 2010	N
list _de	[
list _for	C
list _of	[
list _par	[
list _the	E
list _your	G
list amazon	D
list comprehension	D
list cost	I
list esl	E
list tak	C
listen	[
listen _to	U
listen slow	Y
lit	C
lit track	C
litecoin	C
litecoin _to	C
literal	[
literatur	[
litr	C
litr _de	C
litr _in	C
litr _of	G
litr carrefor	E
litr cheap	N
litr compost	D
littl	[
littl age	C
littl broth	R
littl child	Q
littl girl	Y
littl on	P
littl ship	C
littl thing	S
littl win	U
liv	S
liv _and	R
liv _by	X
liv _for	[
liv _in	C
liv _with	[
liv alon	Q
liv dow	C
liv far	T
liv rad	C
liv updat	C
liverpool	C
livin	C
livin _on	C
lizz	C
lizz weight	C
lkjhgf	C
lkjhgf poiuyt	J
lkjlkjlkj	C
llag	W
llam	M
llam _a	U
llam _de	R
llam _di	Z
llam _la	C
llam israel	Q
llamab	S
llamab _la	P
llamaban	Q
llamaban _los	Q
llamamient	P
llaman	Y
llamar	Q
llan	C
llan _y	C
llant	T
llant sentr	C
llav	W
llc	C
llc _in	E
llc vs	J
lleg _a	C
lleg _al	Y
lleg _el	C
lleg _la	X
lleg _un	U
lleg colon	F
lleg tard	[
llegan	C
llegan _los	C
llegu	[
llegu _a	T
llen	K
llen _de	[
llen _del	Q
llen _el	Q
llen octubr	C
llenen	V
llev	[
llev _a	R
llev _al	X
llev _el	P
llev _un	K
llev _una	N
llev an	P
llev mbapp	E
llevan	Q
llevan _a	P
llevarm	P
llevars	R
llm	C
llm _be	C
llor	[
llor _a	S
llor _en	V
llor _por	U
llor _ser	S
llor _y	S
llor jesu	P
llorab	R
lloran	Y
lloron	R
llov	C
llov _el	C
llov manan	E
llovi	Y
lluev	X
lluvi	H
lma	L
lma _what	L
lmaoo	C
ln	C
ln 2x	H
ln x	C
load	C
load _of	C
load estat	G
load forev	C
loadout	C
loaf	L
loaf tin	L
loan	J
loan _at	L
loan account	C
loan application	C
loan forgiv	C
loan pslf	C
loav	[
loav _and	Z
loav _do	F
loav _of	I
lob	[
lob _con	R
lob _y	R
lobb	C
loc	[
local	U
local new	C
localhost	G
localhost 300	G
localiz	C
location	C
location hour	C
lock	C
lock ?who	C
lock _and	F
lock error	J
lock out	C
lock rhym	J
lock stuck	D
lockpick	D
locur	S
locust	Y
locust gear	C
locust tre	E
lod	W
loft	C
loft _on	M
loft board	C
log	C
log _me	C
log bas	J
log out	C
log rul	C
log undefin	K
logan	H
logan paul	H
login	C
login _with	C
login not	G
logr	[
loin	R
loincloth	G
loincloth costum	C
lol	C
lol _u	I
lol whatev	F
lom	F
lom cleans	C
london	C
london ?wher	E
london _to	C
london _u	M
london baker	H
london dress	M
london open	E
london ticket	F
london twit	L
long	N
long _be	C
long _can	H
long _do	C
long _for	I
long _in	K
long _should	Y
long _to	T
long _would	D
long beard	C
long befor	C
long contagiou	G
long distanc	[
long division	C
long ever	C
long hair	[
long john	C
long lean	D
long leav	C
long motorwa	F
long neck	C
long reign	Q
long riv	C
long road	C
long surah	C
long text	K
long uk	L
long word	C
longshor	C
longshor drift	C
look	U
look _at	S
look _for	Q
look _on	R
look around	C
look back	[
look big	D
look blurr	H
look down	V
look lik	[
lookup	C
loop	C
loop _in	G
loop infinit	C
loos	R
loos no	C
loos serv	C
loos xbox	E
loot	C
lopez	C
lopez bennif	C
loratadin	C
loratadin vs	K
lord	[
lord _a	S
lord _and	R
lord _be	[
lord _con	P
lord _de	C
lord _en	U
lord _for	[
lord _i	W
lord _o	Q
lord _of	C
lord _por	P
lord _que	U
lord _ser	U
lord _tu	Y
lord _will	Q
lord _y	Q
lord _your	Q
lord arm	P
lord cuid	P
lord est	P
lord jesu	P
lord jireh	Q
lord mak	[
lord mean	[
lord niss	T
lord no	U
lord numb	C
lord pelear	P
lord pra	S
lord quit	P
lord raph	R
lord shalom	P
lord sup	R
lord te	Q
lord wit	P
lorenz	C
lorenz _de	C
lorenz result	D
los	U
los _his	T
los _my	C
los _someon	S
los _th	C
los _the	Q
los _your	T
los patient	Q
loss	[
lost	R
lost _a	[
lost _her	T
lost _his	Z
lost _in	Q
lost _my	[
lost _th	T
lost _the	[
lost all	U
lost ark	C
lost birth	C
lost book	[
lost doom	J
lost everyth	V
lost luggag	C
lost password	C
lost phon	H
lost sheep	[
lot	[
lot _and	P
lot _en	C
lot _for	Y
lot _in	V
lot _of	L
lot _se	Q
lot _y	U
lot cloth	C
lot daught	R
lot polish	H
lot strip	H
lot wif	Z
loteri	C
loteri nacional	C
lott	C
lott clos	C
lott numb	C
lott plu	I
lotter	H
lotter numb	C
lotter result	C
lotter ticket	[
lou	C
lou arch	M
lou cardinal	N
lou park	L
lou rib	J
lou sach	C
lou xvi	F
louboutin	C
louboutin _so	C
loud	S
loud _be	C
loud aft	I
louisian	C
louisian purchas	C
loung	C
lov	X
lov _a	Q
lov _and	Q
lov _be	C
lov _for	P
lov _god	[
lov _him	Y
lov _in	[
lov _me	[
lov _my	[
lov _of	[
lov _someon	T
lov _the	T
lov _vers	T
lov _with	[
lov _you	C
lov _your	X
lov actual	I
lov band	C
lov boat	C
lov bug	E
lov choreograph	C
lov cov	[
lov everyon	P
lov film	C
lov golf	C
lov handl	C
lov heart	C
lov horoscop	D
lov hurt	C
lov iii	F
lov island	C
lov luc	C
lov merc	Y
lov on	R
lov one	T
lov peopl	T
lov pizz	C
lov robert	C
lov soft	C
low	P
low activation	H
low back	C
low black	K
low carb	C
low ldl	C
low sug	D
loyal	Q
loyalt	[
lp	C
lp1f	G
ls	C
ls _la	C
lskdjf	C
lt	F
lt b	F
lu	C
lu miguel	C
lubb	C
lubb dub	C
luc	V
luc ?how	C
lucer	[
luch	U
luch contr	R
luci	G
luci _in	G
luci all	C
lucif	R
lucif grat	C
lucif netflix	C
lucif season	I
luck charm	[
luck color	C
luck numb	Q
lueg	C
lueg exist	C
lufthans	C
lug	[
lug _de	Y
lug _dond	T
lug _en	R
lug santisim	R
lugar	X
luggag	C
luggag _on	I
luggag allowanc	I
luggag claim	C
luggag liquid	D
luggag sal	F
luj	Y
lujuri	Q
luk	L
luk comb	I
luk evan	C
luk littl	C
luk perr	E
luk skywalk	J
lukewarm	[
lululemon	I
lululemon align	I
lun _de	[
lun calend	E
lun llen	C
lun nuev	C
lunch	G
lunch menu	C
lunchbox	N
lust	T
lust _a	W
lust caution	C
lut	[
luter	[
luter _y	[
luth episod	L
luth idr	C
luth king	C
luth season	M
luth vandross	C
lutheran	C
lutheran hospital	C
luthor	C
luthor actor	E
luthor bald	C
luton	C
luton bus	H
luxur	[
luz _de	C
luz _del	Z
luz _en	Y
luz _por	C
luz _y	Q
luz amarill	C
luz naranj	C
ly	E
ly 3xyz	E
lydi	[
lye	H
lye calculator	H
lyl	C
lyl 100m	C
lynch	C
lynch review	C
lyr	H
lyr bird	C
lyric	C
lyric _in	E
lyric _we	C
lyric mean	K
lyric zulu	E
lysi	T
lystr	V
m	C
m _in	J
m awa	D
m long	D
m s	C
m25	C
m25 clos	C
m6	C
m6 traffic	C
ma	G
ma coffe	G
mac	C
mac _and	C
mac export	N
mac rumor	L
mac sauc	H
macabe	[
macaren	C
macaren danc	C
macaroon	H
macaroon _and	H
macb	C
macb act	M
macb charact	L
macb sleepwalk	C
macbook	I
macbook fan	I
maccabe	[
maccabeu	X
macedoni	U
mach	C
mach cabri	[
machin	C
machin 2k	J
machin drum	C
machin flash	C
machin hir	G
machin rtp	H
machin stop	J
machin thread	D
machin workout	L
machism	[
machist	[
macht	C
macht wif	C
machu	E
machu picchu	E
macr	C
macr _to	M
macron	G
macron approval	G
mad	[
mad _at	Q
mad bracket	C
madagasc	F
madagasc _in	F
mader	X
madonn	C
madonn ex	C
madonn vide	C
madr	[
madr _de	V
madr _que	P
madr mexic	C
madrastr	T
madrid	C
madrid _a	N
madrid hoy	H
madrid sevill	M
madrid valenci	H
madrug	P
maestr	Y
maestr _de	R
mag	Z
mag _en	P
mag barat	C
magalha	F
magalha contract	F
magdalen	[
maghrib	G
maghrib _in	G
magi	[
magic	W
magic _the	C
magic book	W
magic eight	C
magic ticket	H
magician	X
maginot	C
maginot lin	C
magn	C
magn cart	C
magnesium	D
magnesium _for	D
magnet	C
magnet work	C
magnificat	[
magog	[
magreb	C
magreb _en	C
mahabharat	C
mahabharat word	C
mahjong	C
mahjong til	C
maid	W
maiden	C
maiden nam	C
maiden numb	C
mail	C
mail dela	C
mail redeliver	C
mail yaho	G
main	[
main str	I
main them	[
maintenanc	C
maintenanc calculator	C
major	[
majorit	C
majorit lead	C
mak	S
mak _a	T
mak _an	G
mak _by	C
mak _for	P
mak _from	H
mak _god	[
mak _in	G
mak _it	[
mak _me	C
mak _my	C
mak _myself	P
mak _of	C
mak _on	W
mak _th	C
mak _the	[
mak _us	U
mak _you	W
mak _your	R
mak ahead	C
mak animal	Q
mak bad	T
mak buz	F
mak cold	C
mak david	P
mak decision	[
mak everyth	V
mak excus	[
mak friend	[
mak fun	S
mak grav	C
mak hair	C
mak hone	C
mak insulin	C
mak lye	H
mak mistak	R
mak pag	C
mak peac	Y
mak peopl	T
mak pizz	I
mak popcorn	C
mak ric	C
mak satan	P
mak slim	K
mak wholemeal	K
makeup	U
makeup job	C
mal	[
mal _a	T
mal _con	P
mal _de	X
mal _en	U
mal _la	P
mal _me	P
mal _or	C
mal _por	T
mal _que	S
mal _se	P
mal _ser	P
mal amig	P
mal cat	E
mal compani	Q
mal no	Q
mal not	Y
mal notici	T
mal palabr	Q
mal rach	R
mal suert	S
mal ten	P
mal tom	R
malach	[
malachor	F
malachor star	F
malag	C
malag _con	C
malagradecid	V
malaqui	V
malcolm	I
malcolm x	I
maldad	V
maldicion	Z
maldicion _de	P
maldij	Q
maldij _a	Q
maldit	[
maldon	C
maldon f1	C
maleni	D
maleni strateg	D
malet	C
malet _de	C
mall	C
malon	C
malon car	C
malt	W
malt whisk	C
maltrat	Z
maltrat animal	X
malv	[
malwar	C
mam	J
mam _de	W
mam _me	V
mam _que	X
mam _se	U
mam _so	C
mam _tien	V
mam _y	P
mam est	V
mam huev	C
mam no	R
mam quier	R
mam ya	P
mammon	[
mamon	W
man	[
man ?who	[
man _a	U
man _al	C
man _and	G
man _at	U
man _be	N
man _de	T
man _en	T
man _from	C
man _hav	H
man _in	[
man _of	Z
man _on	[
man _that	U
man _to	X
man _whos	S
man _with	[
man aft	P
man birth	Q
man com	Q
man die	Q
man end	C
man ever	C
man film	C
man group	S
man kill	W
man lech	P
man padm	C
man ra	C
man ryan	C
man speech	U
man suit	C
man sum	J
man text	C
man ticket	G
man utd	C
man vuel	C
man walk	C
manaen	W
manag _for	C
manag best	C
management	Z
manan _en	C
manan _ser	Y
mananit	T
manas	[
manasseh	Z
manch	D
manch _de	C
manchest	C
manchest tabl	C
manchest unit	I
manchst	C
manchst unt	C
mand	[
mand _a	V
mand _el	P
mand _en	T
mand _un	Q
mand _una	T
mand mat	Q
mandam	U
mandam _una	T
mandamient	[
mandarin	C
mandarin ton	C
mandolin	C
mandragor	[
mandrak	[
manej	X
maner	[
mang	L
manganes	G
manganes _in	G
manifest	[
mann	[
mann _and	Q
mans	Z
mansedumbr	Z
mansion	C
mant	C
mant _de	V
mant egg	C
manten	S
mantr	C
mantr _par	C
mantr word	C
manuel	C
manuel buen	C
manufactur	C
manzan	W
manzan _de	R
map	C
map 1840	E
map _of	X
map amsterdam	M
map blank	H
map liv	C
map thre	L
map toda	D
map v	G
maquet	C
maquillaj	U
maquillaj _par	C
maquillars	C
maquillars _los	C
maquin	D
mar	[
mar ?who	C
mar _and	W
mar _de	[
mar _the	R
mar berr	C
mar cocktail	M
mar j	D
mar kay	C
mar magdalen	Y
mar mor	V
mar moth	R
mar pass	C
mar poppin	C
mar queen	C
mar roj	S
mar school	F
mar two	H
mar weak	C
maradon	C
maradon year	C
maranat	Y
maranath	U
marathon _in	C
marathon train	C
maraton	[
maraud	C
maraud ?how	C
maravillos	V
marc	[
marc _de	[
marc com	H
marc jacob	C
marcador	C
march 2026	G
march 22	C
march around	[
march mad	C
march thre	D
marcu	C
marcu aureliu	C
mard	D
mard gr	D
mardoque	W
margit	C
mari	P
mari 64	J
mari _en	R
mari _la	P
mari _ser	Q
mari broth	H
mari club	C
mari goal	C
mari kart	J
mari magdalen	P
marid	U
marid _de	C
marid _me	U
marid _que	Q
marid _se	[
marid _ser	[
marid _tien	R
marid est	R
marid no	[
marid ya	Q
marihuan	Y
marijuan	V
marin	C
marin are	C
marinad	C
maripos	N
maripos _en	C
mark	V
mark _and	S
mark _of	[
mark _to	C
mark cream	C
mark cuban	I
mark ronson	D
mark symbol	C
mark wahlberg	C
mark zuckerberg	C
market	K
market liv	C
market stall	H
marketplas	C
marketplas car	C
marmalad	H
marr	[
marr _a	Y
marr _an	S
marr _and	Q
marr _at	C
marr _be	Q
marr _but	Q
marr _for	[
marr _her	S
marr _him	Q
marr _in	V
marr _me	C
marr _my	U
marr _someon	U
marr _the	R
marr _to	X
marr aft	U
marr again	P
marr certificat	C
marr coupl	S
marr dat	I
marr licens	C
marr man	Q
marr stor	C
marriot	C
marseill	I
marshall	C
marshall plan	C
mart	T
mart _y	Q
mart unamun	C
marten	C
marth	Y
martial	X
martial art	[
martial law	E
martin	C
martin 1450	C
martin eden	J
martin luth	C
martin saturda	J
martingal	I
martir	Z
martyr	[
marvel	C
marvel mov	L
marxism	H
marxism essa	H
maryland	C
marz	C
marz _en	C
mas	P
mas _a	R
mas _que	Q
mas alt	I
mas barat	F
mas fea	C
mas larg	C
mas mal	C
mas pequen	C
mas rapid	C
masal	M
mascar	C
mascar _for	C
mascot	N
mascot _por	C
mash	C
mash potato	C
mask	C
mask review	C
maslow	F
maslow hierarch	F
mass	P
mass _and	C
mass _of	C
mass gev	C
massacr	G
mast	C
mast _in	C
mast _on	C
mast slav	C
mast sword	C
masterchef	C
mastif	C
mat	T
mat _a	[
mat _al	Z
mat _con	P
mat _en	W
mat _un	V
mat cain	Q
mat dav	C
mat david	P
mat gaetz	C
mat mak	C
matab	P
mataban	R
matan	R
matanz	Q
matar	V
match	C
match _a	L
match expir	G
match list	J
mate	[
maten	U
material	C
math	I
math 2023	I
mati	T
matlab	E
matlab plot	E
matrimoni	[
matrimoni _con	S
matrimoni _en	P
matrimoni _por	Z
matrimoni _y	T
matrimoni entr	P
matrimonial	[
matrix	C
matrix determinant	C
matrix invers	C
matrix trinit	C
mattathi	[
matthew	Q
matthew band	K
matthew mcconaughe	C
matthew perr	C
matthew red	C
matthi	Z
mattress	C
mattress _or	C
mattress review	C
mattress top	M
matusalen	Z
max	D
max investigation	E
max pr	C
max verstappen	C
maxim	C
maxim _en	C
maximum	G
maximum break	K
maximum weight	J
may	K
may _en	C
may last	H
mayb	F
mayb lat	C
mayf	F
mayflow	C
mayflow numb	C
mayflow ship	K
mayonnais	H
mayor _de	R
mayor _of	C
mayor _que	Z
mayor _y	R
mayordom	S
mbapp	E
mc2	C
mc2 mean	C
mcat	C
mcat practic	C
mccaffre	C
mccaffre fantas	C
mccartne	C
mccartne age	C
mccartne tour	J
mcconaughe	C
mcconaughe accent	C
mcconaughe lincoln	H
mcdonald	C
mcdonald breakfast	C
mcgraw	C
mcgraw child	C
mcmxcix	D
mcrib	H
mcrib releas	H
mcv	C
mcv _in	C
mdf	C
mdf _or	C
me	C
me guest	C
meal	M
meal _with	Q
meal eligibilit	C
meal plan	F
mean	[
mean ?when	C
mean _for	U
mean _in	Q
mean _of	[
mean _on	C
mean _that	V
mean _to	[
mean best	G
mean biolog	C
mean essa	G
mean fear	C
mean law	C
mean median	C
mean ord	C
mean pink	K
meaningless	V
meant	G
meant _to	D
measur	I
measur _a	C
meat	[
meat _on	V
mecc	J
mecc hotel	J
mechanical	C
mechanical keyboard	C
med	T
med _and	T
medad	Q
medal	F
medellin	C
medi	[
medi _de	[
medi broadband	C
mediador	[
median	C
median _and	C
median mod	C
medianoch	T
mediator	[
mediator between	S
medic	L
medic sescam	C
medical	L
medical marijuan	V
medical pacemak	C
medication	W
medicin	I
medicin _en	Q
medid	H
medid _del	R
medin	D
medit	[
meditacion	[
meditat	Y
meditat _on	Y
meditation	K
meditation tim	C
medium	[
medium rar	I
meek	I
meet	T
meet _hav	C
meet _my	Q
meet _you	C
meet invit	F
meg	M
meg million	G
megalodon	C
megidd	[
meguid	X
meh	C
mejill	X
mejor	R
mejor _par	E
mejor _que	T
mejor _ser	Q
mejor amig	X
mejor delanter	E
mejor epoc	C
mejor exit	C
mejor sol	[
melat	C
melat result	C
melatonin	C
melatonin gumm	C
melatonin legal	C
melchizedek	W
melill	C
melliz	[
melliz _de	W
melquisedec	Z
melt	G
melt point	C
mem	C
memb	C
memb _in	D
memb _of	C
memb list	I
memb rust	C
membership	C
membership worth	C
memor	H
memori	U
memorial	[
memoriz	[
memph	G
memph griz	G
men	J
men _de	C
men _yo	S
men eight	C
men haircut	D
men men	T
men tekel	W
mend	C
mend _y	C
mendig	[
mengu	Z
menor	X
menor _que	P
mensaj	I
mensaj _de	[
mensaj _par	[
mensaj biblic	P
mensaj bor	C
mensajer	T
menstruation	[
ment	[
ment _a	P
ment _en	V
mental	[
mental ill	S
mention	Z
mentir	[
mentir _de	Q
mentiros	W
menu	C
menu jefferson	I
mephibosh	V
merab	[
merc	X
merc _and	[
merc hospital	C
merc kany	D
merc karat	C
merc libr	C
merc overwatch	C
mercadolibr	C
mercadon	C
mercadon calori	M
mercadon doming	J
merced	C
merced benz	C
merchant	Z
mercur	G
mercur _in	E
mercur liquid	E
mercur outboard	C
mercur retrograd	M
mercuri	C
mercuri retrogr	C
merezc	S
merg	C
merg cell	G
merg conflict	G
merg sort	E
merg two	C
merib	X
meribah	[
merr	[
mes	S
mes _de	Q
mesac	Q
mesac _y	Q
mesh	C
mesh wif	C
meshach	U
mesi	[
mess	C
mess _the	C
mess cuant	G
mess up	T
messag	X
messag _for	T
messag _of	[
messag _to	N
messag exampl	C
messeng	[
messiah	K
messiah pag	E
messiah runtim	C
met	N
met _en	[
met _someon	Q
met _your	C
met offic	D
met read	D
metafor	C
metal	R
metal _in	J
metal band	C
metal teeth	E
metallic	D
metallic drum	D
metamask	C
metamask gas	C
metaphor	C
metformin	E
metformin sid	E
method	C
method _in	C
methodist	C
methodist hospital	C
methuselah	[
meti	C
meti _al	Q
meti _el	C
metieron	R
metieron pres	P
metr	C
metr cubic	D
metr exodu	C
metr map	F
metric	C
metric _de	C
metronidazol	C
mexic	C
mexic _what	F
mexic cit	F
mexic fech	C
mexican	C
mexican line	K
mexican resumen	D
mezcl	Y
mg	C
mg _what	F
mg dl	C
mi	[
mi _a	Q
mi _en	Z
mi _que	P
mi _y	Q
mi est	T
mi mism	P
mi no	U
mia	X
mia _al	P
mia _ser	Q
mia _y	S
miam	C
miam heat	N
mic	C
mic _and	C
mic check	C
micah	H
micah bell	C
micah parson	C
micah richard	C
micai	[
micaiah	[
mical	[
michael	F
michael b	C
michael cain	C
michael cav	C
michael faith	C
michael jackson	N
michael jordan	C
michal	[
michell	C
michell gell	C
michigan	M
micr	M
microblad	H
microblad cost	H
microchip	I
microchip chang	I
microgynon	C
microgynon _what	F
microphon	C
microphon driv	E
microsoft	C
microwav	C
microwav mug	I
microwav oven	K
microwav spark	J
mid	C
mid _un	C
mid lu	C
middl	C
middl aisl	E
middleton	H
middleton wed	H
midian	[
midnight	S
midwiv	R
miedos	P
miel	[
miembr	R
mient	P
mientr	[
mierd	E
mierd _de	C
mierd no	G
mig	C
migaj	[
might	[
might _god	P
might man	Q
migrant	Q
migrat	C
migrat rollback	C
miguel	M
miguel cervez	C
mik	C
mik johnson	J
mik judg	C
mikaelson	C
mikaelson pow	C
mil	L
mil 42	C
mil ?how	C
mil _to	J
mil an	X
mil mujer	Q
milagr	[
milagr _de	W
milagr hac	R
milagros	P
milan	M
milanunci	C
mile	C
mile ayer	C
mileag	C
mileag _do	L
mileag _if	C
mileni	W
miletu	[
milf	C
milf _in	C
milf cam	C
mililitr	C
mililitr _tien	C
milit	W
militar	[
milk	C
milk _and	P
milk _in	L
milk _th	N
milk _to	C
milk good	C
milk rati	K
mill	C
mill flash	C
mill tal	D
millennium	R
millennium falcon	C
million	W
million jackpot	G
millonari	T
millston	[
min	[
min film	C
min gam	G
min goal	C
minc	C
minc saf	H
mind	[
mind _be	X
mind _wont	[
mind runtim	C
mindful	V
minecraft	C
minecraft ?how	C
minecraft _com	G
minecraft one	I
mineral	C
mineral spirit	C
ming	C
ming dynast	C
minim	C
minim 2025	L
minim _en	G
minim comun	C
minim espan	N
minimum	C
minimum wag	S
minist	C
minist _of	C
minist befor	C
ministeri	[
ministeri _de	Y
ministr	T
ministr _de	C
minneapol	J
minneapol st	J
minnesot	J
minnesot zip	J
minor	Y
minor prophet	S
minti	V
mintieron	X
minu	I
minu 5x	M
minu one	J
minut	K
minut _for	C
minut _un	I
mio	[
miopi	C
mique	[
mir	[
mir _a	T
mir _el	Q
mir _la	Q
mir atr	P
miracl	M
miracl _do	Z
miracl _of	S
miracl _on	C
miracl gro	C
miracl littl	C
miracl musical	C
miracl whip	C
miran	U
miran mal	T
mirand	D
miren	R
miriam	Y
mirr	[
mirren	F
mirren v	F
mirror	[
mirror placement	E
mirror screen	C
mis	[
mis _de	W
mis _por	[
miscarr	Q
miscarr bab	P
miscarriag	W
miserabl	U
misericordi	[
misericordi _de	R
misericordios	Q
mision	U
misioner	W
mism	V
mism ayer	P
miss	S
miss _my	[
miss _the	Q
miss church	P
miss contraceptiv	C
miss dowel	D
miss hom	Y
miss item	C
miss out	W
miss pill	F
missil	C
missil cris	C
mission	C
mission bbq	E
mission impossibl	C
mission statement	D
mission trip	[
mission viej	C
missionar	[
mist	E
mist tour	C
mistak	[
misus	T
mit	C
mit _de	C
mit angl	C
mitochondri	C
mitochondri _do	C
mitocondri	D
mitos	C
mitos _in	E
mitos stag	C
mitzvah	C
mitzvah gift	C
mix	C
mix blu	N
mix vineg	C
mix vinyl	J
mizpah	U
mk7	J
ml	C
mla	E
mla citation	E
mm	C
mma	[
mmmmmka	C
mmmmmka zzz	C
mmmmmmmmmmmm	C
mnason	U
mnbmnbmnb	C
mnbvcx	C
mnemonic	E
moab	[
moabit	V
mobil	C
mobil contract	N
mobil dat	E
mock	Z
mock _my	P
mock _the	T
mockingbird	C
mockingbird _chapt	F
mockingbird boo	C
mockingbird them	C
mod	C
mod _do	M
mod _for	G
mod _on	J
mod bass	D
mod desarrollador	C
mod differenc	C
mod instead	J
mod ral	C
mod toggl	G
mod wonderkid	H
mod worksheet	H
model	E
model 303	D
model _be	D
model _de	C
model fraction	H
model galler	C
model numb	H
model thre	H
modern	N
modern fam	C
modest	X
modu	C
modu ponen	C
modul	C
modul nam	F
modulenotfounderror	F
modulenotfounderror no	F
mog	C
moh	C
moh _de	E
moh _del	C
moham	C
mois	[
mois _en	Q
mois _se	R
mois _y	P
mois caiced	C
mois no	Q
moissanit	F
moisturis	C
moj	Y
mol	C
mol _be	I
mol chemistr	C
mol donut	C
mol mass	C
mol pizz	I
mol poblan	D
molass	C
molass substitut	C
mold	K
mold angl	C
molech	[
molest	[
molest _a	Q
molest _me	T
molestan	[
molin	[
moloc	X
mom	[
mom _and	Q
mom _be	T
mom _doesnt	Q
mom _hav	Q
mom _in	R
mom _wont	S
mom die	U
moment	I
moment _of	C
momm	W
mon	L
mon lis	C
monac	H
monad	C
monda	W
mone	[
mone _and	S
mone _be	S
mone _for	T
mone _from	U
mone _in	I
mone _on	X
mone _to	G
mone back	S
mone chang	W
mone cheat	C
mone luck	C
mone problem	S
moned	F
moned _de	E
moned _par	C
monedit	Q
mongodb	G
mongodb vs	G
monitor	C
monitor _from	C
monitor _with	C
monj	M
monj 2018	C
monk	C
monk album	G
monk fruit	C
monk heal	G
monk tv	M
monke	C
monke 505	C
monop	C
monop ?how	E
monop jail	C
monop start	C
monsoon	C
monsoon season	K
monsoon start	F
monst	Z
monster	H
monster ?how	H
monstru	W
mont	Q
mont _de	U
mont _en	C
mont _una	C
mont carmel	S
mont python	C
mont sina	[
montan	V
montan mas	C
monterre	C
montessor	C
montessor shelf	C
month	S
month _from	C
month _that	J
month _to	M
month leav	H
month payment	L
month salar	C
monton	[
monz	I
monz vs	I
mood	K
mood contract	C
moon	D
moon _and	[
moon _do	G
moon _in	C
moon knight	D
moon look	D
moon mean	C
moon novemb	C
moon personalit	C
moon phas	C
moon sign	F
moon tim	F
moonston	H
moonston vs	H
moor	C
moor whit	C
mor	W
mor _a	Q
mor _de	V
mor _dond	C
mor _el	Q
mor _en	Y
mor _it	C
mor _la	C
mor _mi	[
mor _por	T
mor _ser	Q
mor _un	T
mor _una	R
mor _y	Q
mor abraham	[
mor alguien	Q
mor child	P
mor epic	C
mor jesu	Y
mor mone	P
mor patient	W
mor professional	I
mor recet	C
mor sin	P
mor than	E
mor vinyl	C
mor year	Z
moral	[
moral _of	Z
moralej	Y
moralej _de	X
mord	C
mord _los	C
mordeca	[
moriah	V
moribund	Q
morim	R
morir	R
mormon	M
mormon musical	F
mormon tea	C
morn	C
morn _at	C
morn _in	I
morn _to	E
morn all	C
morn comput	C
morn pra	T
morn star	[
mort	C
mort szechuan	C
mortaj	S
mortal	W
mortal sin	U
mortgag	R
mortgag _or	C
mos	[
mos ?when	R
mos _and	T
mos _in	X
mos _the	R
mos die	R
mos hand	Q
mos kill	R
mos malon	C
mos mood	C
mos not	T
mos see	P
mos strik	R
mos wif	S
mosc	[
mosquit	N
mosquito	C
mosquito bit	C
moss	C
moss _in	C
moss out	D
most	W
most _for	E
most coastlin	C
most high	W
most out	C
most stubborn	C
mostaz	F
mostaz siembr	C
mostr	Q
mot	C
mot 125	I
mot due	K
mot fail	C
moth	V
moth ?who	V
moth _and	Z
moth _be	S
moth _hav	P
moth _in	S
moth _of	R
moth book	C
moth chang	I
moth comfort	R
moth day	V
moth die	P
moth final	C
moth forget	T
moth maiden	C
moth proud	C
motherboard	F
motherboard _for	F
motherlod	I
motherlod cheat	I
motion	C
motion vide	G
motivation	Y
motor	H
motor encendid	C
motorbik	F
motorbik chain	J
motorbik stunt	K
motorcycl	C
motorcycl club	F
motorcycl compan	G
motorwa	C
mould	C
mould mit	C
mount	[
mount _of	[
mount carmel	Q
mount ebal	X
mount ever	C
mount neb	U
mount sina	C
mount zion	[
mountain	[
mountain _in	F
mountain _of	P
mountain californi	J
mountain form	C
mountan	C
mourn	[
mous	C
mous doubl	C
mouth	I
mov	W
mov 202	L
mov _and	P
mov _be	C
mov _for	[
mov _in	[
mov _my	C
mov _on	[
mov _to	P
mov ap	C
mov awa	V
mov back	R
mov hous	M
mov int	[
mov out	W
movi	C
movi ?how	L
movi ?wher	E
movi _hav	C
movi actor	L
movi length	H
movi pix	L
movi rat	N
movi tom	G
movil	C
movil movist	E
movist	C
mow	E
mow _that	J
mow belt	I
mow wet	C
mozart	E
mozart symphon	E
mp	C
mp _for	F
mp earn	C
mp3	C
mp3 grat	C
mp4	D
mp4 _to	D
mpg	C
mph	C
mph anoth	C
mr	C
mr bean	C
mr birl	I
mr brightsid	C
mr darc	C
mr whisk	D
mrbeast	C
mrbeast ?how	C
mri	K
mri _and	E
mri saf	C
mri vs	C
msg	C
msg mak	C
mubarak	C
mubarak mean	C
much	[
much _la	T
much _se	U
much _y	P
much plat	Q
much pulg	C
muchach	Z
muchach _que	Q
mud	N
mud _a	Q
mud _on	Q
mud mask	C
mudd	U
muer	Y
mueren	S
muert	[
muert _en	P
muert _que	R
muert entierren	Q
muestr	Q
muestram _tu	[
muestram _tus	C
muev	C
muev _el	C
muffin	C
muffin man	C
mug	N
mug cak	I
mugl	D
mugl dup	D
muhammad	C
muhammad ?when	C
muhammad mov	D
muj	[
muj _con	S
muj _de	[
muj _del	Q
muj _en	P
muj _me	R
muj _que	U
muj cas	P
muj sabi	P
muj virtuos	S
mujer	S
mujer _de	S
mujer _en	Q
mujer _que	[
mujer _y	P
mujer desnud	C
mujer profet	Q
mujer tuv	[
mult	F
mult _por	C
mult sin	C
multip	G
multip fraction	C
multipl	L
multipl _de	C
multitud	U
mum	C
mum mobil	D
mumford	C
mumford _and	C
mumm	C
mumm brendan	C
mund	P
mund _y	Q
mundial	V
municipal	C
municipal _los	C
muppet	C
muppet christm	I
mur	K
mur _de	C
murall	[
murd	[
murder	Z
murieron	S
murieron _los	P
murieron _por	Q
murph	E
murph tim	E
murra	C
murra abraham	C
mus	C
muscl	E
muscl _in	C
museum	D
mush	C
mushroom	G
mushroom belong	C
mushroom plant	C
music	X
music _de	P
music _for	N
music liger	E
music mp3	C
music vide	C
musical	C
musical album	C
musical london	F
musician	[
musician _in	Z
musk	C
musk ?how	E
musk _hav	C
muslim	X
mustang	H
mustang gt	H
mustard	E
mustard cardigan	C
mustard plant	C
mustard seed	R
musulman	T
musulman _y	P
mut	C
mut _someon	C
mutex	I
mutu	C
mutu acuerd	C
mx	C
my	P
mychart	C
mymath	H
mymath simultaneou	H
myrrh	Q
myrrh candl	C
mysql	C
mysql dump	C
myster	[
myth	C
n	C
n _a	C
n _i	H
n ros	C
na	C
na ?how	G
na hey	C
na na	C
naaman	[
naan	C
naan bread	C
nabal	Q
nabot	[
naboth	R
nabucodonosor	W
nac	M
nac _a	C
nac _de	Y
nac _el	C
nac _en	X
nac _mi	R
nac bud	C
nac jesu	W
nac otr	R
nacem	S
nacen	P
nach	C
nach caser	C
nacid	R
nacion	[
nacional	C
nacl	C
nad	S
nad _a	Q
nad _en	V
nad _hay	U
nad _me	[
nad _nos	R
nad _que	R
nad _ser	Q
nad cambi	U
nad est	C
nad sol	C
nadab	S
nadi	[
nadi _de	P
nadi _en	P
nadi _lo	R
nadi _me	Y
nadi _pod	Q
nadi _se	T
nadi _ser	Q
nadi cre	P
nadi quier	P
nadi sab	V
nadi te	W
nag	T
nah	C
nah count	C
nah nah	C
nahoditsy	J
nahoditsy vokzal	J
nahor	X
nahum	Y
nahum tat	C
nail	M
nail _at	C
nail _hav	C
nail polish	[
nail shap	C
nain	Q
nak	H
nak celeb	C
nak eye	C
nakshatr	C
nakshatr find	C
nalg	W
nam	D
nam 2025	I
nam _a	C
nam _be	[
nam _for	C
nam _in	C
nam _of	[
nam _the	D
nam abel	C
nam begin	C
nam chang	G
nam forgot	C
nam generator	G
nam ide	G
nam kevin	H
nam onl	W
nam requ	F
nan	C
nanak	C
nanak birthplac	C
naom	S
naom campbell	C
napoleon	C
napoleon exil	F
napoleon height	L
napoleon represent	C
napp	C
napp _do	H
naproxen	L
naproxen vs	L
naranj	C
naranj _del	C
narcisist	T
narcissist	Z
nariz	V
narrator	F
narrator _in	F
narrow	[
nas	C
nas x	C
nasdaq	C
nasdaq futur	C
nat	C
nat _en	C
nat memb	C
natan	Z
natanael	U
nathan	C
nathan _for	C
nathan hot	E
nation	[
nation _of	R
nation fixtur	C
national	C
national express	I
national hot	C
national insuranc	C
national lotter	C
national park	F
nationalit	C
nativit	[
natur	[
natural	D
natural cbd	C
natural material	C
naturalez	[
naught	C
naught secretar	C
nav	C
nav equip	I
nav retir	C
navidad	U
navidad _en	Q
navidad sin	U
navigat	C
navigation	D
navigation stack	D
navigator	K
navigator tow	K
navratr	L
navratr color	L
nazar	E
nazar lov	C
nazar pa	C
nazare	[
nazaren	Z
nazaret	J
nazaret cas	C
nazirit	[
nba	C
nba draft	G
nba pla	F
nc	C
nc apartment	C
nda	C
nda templat	C
neam	C
neam vacanc	C
near	C
near _by	C
near _me	C
near _the	D
near _to	[
near ashevill	I
near haram	J
near hous	E
near sav	J
near st	N
near universal	N
near wemble	M
neb	W
nebuchadnez	W
necesari	R
necesari _que	P
necesidad	R
necesit	V
necesit _que	Q
necesit _un	T
necesit _una	Y
necesit pasaport	C
necesitan	S
necessar	C
neci	[
neck	D
necklac	[
nect	C
nect card	C
need	P
need _a	U
need _an	C
need _for	C
need _me	X
need _my	H
need _on	H
need _so	K
need _the	M
need _to	C
need befor	F
need doing	L
need help	P
need mone	X
need plan	C
need snow	E
need vitamin	I
needl	U
neg	U
neg _a	Q
negativ	U
negativ compatibl	H
negativ percent	C
negativ think	Y
negoci	X
negotiat	Z
negr	J
negr _y	X
negron	C
nehemi	U
nehemiah	[
neic	C
neic _or	C
neighbor	[
neighbor _be	P
neighbor _which	C
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
nervi	V
nervi _por	P
nervios	Q
nervou	[
nervou _about	U
nest	C
nest _on	C
nest remov	C
net	C
net post	M
net worth	C
netflix	C
netflix _th	C
netflix cancell	C
netflix cast	C
netflix com	J
netflix comed	D
netflix error	L
netflix no	C
netflix profil	C
netg	I
netg password	I
netherit	C
netherit armor	C
network	C
network join	C
neut	E
neut _a	E
neutron	C
neutron star	C
nev	[
nev _be	X
nev _get	S
nev _hav	S
nev _said	V
nev _say	[
nev anoch	F
nev arriv	C
nev call	P
nev chang	Y
nev com	S
nev gonn	C
nev got	Q
nev heard	P
nev know	U
nev leav	S
nev met	C
nev satisf	W
nev see	P
nev visit	Q
never	C
never hac	C
new	Q
new _at	Y
new _christian	X
new _from	W
new _in	[
new _on	C
new _to	S
new age	[
new air	I
new album	C
new bab	R
new baker	F
new birth	[
new boss	Q
new car	U
new channel	C
new cit	Z
new commandment	R
new covenant	[
new creat	S
new deal	C
new earth	R
new ever	[
new heart	P
new heaven	R
new hom	C
new hop	C
new instruction	C
new iphn	D
new jerse	C
new job	X
new mak	U
new moon	[
new nam	[
new orlean	C
new partn	S
new pastor	P
new phon	E
new rul	C
new samsung	I
new school	[
new season	C
new song	[
new tarif	F
new task	C
new templ	X
new testament	[
new thing	S
new toilet	D
new wif	P
new win	T
new york	C
new zealand	D
newborn use	H
newlyw	Y
newton	C
newton birthplac	C
newton law	C
newton second	C
newton third	I
next	G
next _to	X
next door	[
next episod	L
next fight	C
next full	C
next general	C
next match	H
next one	C
next tour	K
next ufc	C
next updat	C
next week	[
nfl	C
nfl overtim	C
nhl	C
nhl stand	C
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
nicanor	Y
nice	[
nick	C
nick jon	C
nick pop	F
nicknam	I
nicknam origin	I
nicodem	V
nicodemu	U
nicolait	T
nie	C
niec	J
niet	[
niet _de	R
nietzsch	C
nietzsch _do	C
nietzsch biografi	J
niev	C
niev _en	C
nig	[
nigerian	H
nigerian styl	H
night	[
night _and	S
night _in	U
night _of	U
night alon	W
night din	C
night pra	R
night shift	V
night stand	Y
nightclub	D
nightclub london	D
nightmar	N
nightmar befor	C
nik	C
nik _de	C
nik sho	H
nimrod	Z
nin	Q
nin 20	F
nin 95	E
nin _a	G
nin _and	H
nin _con	Q
nin _de	[
nin _di	Q
nin _en	U
nin _que	X
nin _se	R
nin _ser	R
nin _sobr	Y
nin _y	T
nin batter	F
nin contr	Q
nin dibuj	C
nin going	C
nin jesu	P
nin lin	J
nin no	U
nin peopl	H
nin percent	L
nin sheep	[
nin sin	Q
nin summar	F
nin thre	C
nin timetabl	I
ninet	X
ninet nin	X
nineveh	[
nineveh repent	Q
ninf	T
ningun	X
ningun arm	T
niniv	[
ninj	H
ninj blend	H
nintend	C
nintend switch	C
ninth	W
nisab	H
niss	T
nive	D
nive vs	D
nivel	G
nivel eight	G
nixon	C
nlkjhg	C
nlkjhgf	F
nlkjnlkj	C
nm	C
nm weath	C
nnn	C
nnnn	C
nnnnnnnnnnnnnnn	C
nnnnnnnnnnnnnnn m	C
no	S
no _a	R
no _el	U
no _en	U
no _god	Q
no _hac	P
no _hay	[
no _he	S
no _le	Y
no _les	Q
no _lo	K
no _los	Q
no _me	M
no _nos	[
no _par	Q
no _pod	[
no _por	U
no _se	V
no _ser	X
no _teng	Y
no _tien	Y
no _to	[
no _u	C
no abri	Q
no acept	X
no aceptan	P
no aguant	W
no alcanz	V
no arranc	C
no avanz	S
no ayud	P
no cambi	[
no carg	C
no centrifug	G
no chees	M
no codiciar	U
no com	L
no confi	R
no conozc	P
no cre	V
no credit	N
no crei	S
no deb	Q
no dej	C
no deposit	C
no doy	S
no duerm	S
no encaj	U
no encuentr	L
no ent	[
no entr	Q
no entraran	Q
no est	[
no esto	V
no evil	Q
no exist	P
no ey	C
no fac	C
no feel	T
no florec	C
no food	[
no friend	S
no fruit	P
no fui	Q
no habi	Q
no habl	[
no habr	X
no hac	[
no hic	T
no imprim	C
no internet	C
no judi	Q
no juzgu	R
no lee	C
no lleg	C
no logr	[
no long	[
no man	T
no mand	Q
no mat	[
no merc	C
no merezc	Q
no minimum	F
no mir	P
no modul	F
no mone	T
no mor	C
no mord	C
no museum	D
no nac	P
no oat	D
no olvid	Y
no one	[
no os	T
no oth	S
no par	V
no pas	T
no pasar	Z
no patient	U
no peac	W
no pequ	T
no perdon	Q
no pictur	K
no plan	Z
no podi	P
no pud	R
no pueden	Z
no qued	T
no queri	R
no quier	C
no quieren	T
no quis	R
no quisieron	Q
no rain	W
no raw	C
no reason	[
no restriction	C
no sab	Z
no sabem	Z
no saben	V
no sabi	R
no se	V
no sea	Z
no sent	V
no sep	V
no ser	W
no sirv	C
no sol	Y
no som	R
no son	T
no soport	T
no sound	D
no such	F
no suelt	[
no te	[
no tem	S
no ten	V
no tendr	P
no tenem	P
no teng	P
no teni	S
no tienen	W
no tim	Z
no tod	Q
no tom	[
no trabaj	S
no tuvier	C
no val	Q
no valg	U
no veo	S
no vien	Q
no vin	U
no visibl	C
no volvi	Q
no voy	Q
no wait	C
no watermark	D
no weapon	V
no whit	I
no word	Z
no work	X
noa	C
noa hurrican	C
noah	[
noah ark	[
noah bagel	C
noah french	F
noah kahan	C
noah lyl	C
noah russell	D
noah send	V
noah tak	[
noah tour	I
nob	W
nobl	C
nobl eightfold	C
nobl gas	C
nobod	[
nobod _to	S
nobod _would	R
nobod believ	P
nobod help	Q
nobod know	R
nobod need	S
nobod notic	R
nobod read	C
nobod se	P
nobod want	P
noch	[
noch _de	Z
noch _y	T
nochebuen	V
nod	P
nod _en	I
nod modul	G
nodal	C
noe	[
noe _par	S
noel	R
noem	V
nois	J
nois ?when	F
nois _do	D
nois cancell	I
nombr	J
nombr _a	R
nombr _de	X
nombr _del	U
nombr _en	P
nombr _from	E
nombr _par	C
nombr _que	S
nombr biblic	S
nombr hebre	P
non	Q
non _christian	[
non drows	C
non fast	D
nonagon	F
nonagon _hav	F
nonetyp	I
nonetyp object	I
nonsens	C
noob	C
nor	[
normal	C
normal _de	C
normal blood	I
normal cok	H
normal cold	I
normal ferritin	H
normal oxygen	D
normal pric	N
normal rang	C
normal rest	C
noroviru	E
noroviru last	E
norr	C
norr fact	C
nors	C
nors _god	C
nort	[
nort _y	S
north	V
north _and	[
north end	L
north fac	C
northern	Q
northern kingdom	[
northern light	D
northern lin	C
northup	C
northup movi	C
norwa	G
norwa _in	G
nos	S
nos bl	C
nos job	M
nosotr	X
nostalgi	U
not	T
not _a	U
not _allow	S
not _be	W
not _by	Z
not _de	C
not _do	Q
not _in	V
not _let	[
not _me	X
not _my	C
not _of	T
not _our	T
not _the	U
not _to	D
not _your	Y
not answ	Q
not asham	Q
not baptiz	P
not believ	Q
not boast	U
not bow	Y
not bubbl	D
not charg	G
not com	W
not connect	I
not cool	H
not covet	T
not eat	Q
not enough	[
not fair	S
not fear	S
not forget	[
not found	E
not giv	Z
not go	T
not good	V
not grow	V
not judg	[
not know	V
not lak	C
not leav	U
not less	E
not lik	R
not lov	T
not mak	X
not marr	S
not mov	C
not one	[
not permit	C
not pregnant	U
not read	Q
not receiv	C
not respond	C
not return	C
not sahar	C
not sav	P
not scan	F
not see	Y
not show	C
not sort	C
not spin	C
not stick	C
not stop	[
not subscriptabl	I
not sur	P
not sync	C
not tak	U
not weep	R
not work	C
not worr	S
not worth	S
notar	C
notar public	C
noth ?when	C
noth _at	T
noth _be	U
noth _can	U
noth _i	X
noth _on	C
noth _real	C
noth _to	[
noth com	C
noth happen	V
noth leav	R
noth metal	J
noth new	[
nothing	C
nothing publication	C
notic	Q
notic ?why	F
notic _do	F
notic let	F
notic period	C
notici	E
notification	C
notification _from	D
notification _on	M
notification ffs	C
notr	C
notr dam	C
noun	C
noun _for	C
novel	P
novel best	E
novel list	C
novel ord	D
novemb	J
novemb nam	C
novemb thre	C
noven	[
novent	R
novent _y	R
novi	R
novi _de	C
novi _en	R
novi _me	V
novi _ser	S
novi _y	P
novi actual	C
novi bad	C
novi no	T
novi quier	Q
novi viv	Q
noviazg	V
now	C
now _i	[
now _my	I
now _on	C
now _that	[
now dan	C
nowher	[
nowher _to	[
np	C
npm	C
npm err	C
nth	C
nth term	C
nub	P
nub _de	C
nucl	[
nucl war	V
nud	G
nud _de	C
nud beach	C
nud lol	C
nud pic	F
nudist	C
nudist cadiz	C
nuer	V
nuestr	[
nuestr _que	P
nuestr matrimoni	Q
nuev	R
nuev _de	D
nuev _en	C
nuev _y	T
nuev criatur	T
nuev episodi	C
nuev jerusalen	R
nuev judi	C
nuev pact	T
nuev tempor	C
nuev testament	U
null	C
null point	N
null usernam	L
nullpointerexception	H
nullpointerexception _at	H
numb	G
numb 125	D
numb 444	C
numb 4471902	J
numb 77120934	F
numb _be	C
numb _for	C
numb _i	C
numb _of	C
numb _on	C
numb app	N
numb between	C
numb can	D
numb check	F
numb divisibl	C
numb explain	C
numb fiv	[
numb fort	[
numb list	C
numb lookup	C
numb michigan	M
numb not	C
numb one	C
numb orang	H
numb plat	G
numb saturda	C
numb seven	[
numb spreadsheet	G
numb stok	G
numb theor	C
numb toda	C
numb tv	I
numb twelv	[
numb two	F
numb up	C
number	X
numer	I
numer _de	M
numer atomic	C
numer fort	U
numer prim	C
numer roman	C
numeral	C
numeral _for	F
numeral one	F
numeral xliv	C
numerolog	C
numerolog _say	H
numerolog lif	G
numerolog seven	G
nump	C
nump _as	C
nun	C
nun _on	F
nun actress	C
nun pr	C
nun season	H
nun two	C
nunc	[
nunc _he	S
nunc _me	V
nunc _se	S
nunc estuv	P
nunc oyeron	Q
nurs _and	R
nurs _in	J
nurs band	C
nurs hom	N
nut	C
nutmeg	C
nutmeg _a	C
nutrition	C
nvidi	C
nvidi stock	C
nvnvnvnv	C
nw	C
nw two	L
nwbk	E
nwbk 6016	E
nyc	C
nymph	Y
nz	C
nz login	C
o2	C
o2 fe2o3	E
o2 h2o	F
oak	P
oak overground	C
oak tre	[
oas	J
oas wonderwall	J
oat	C
oat chi	G
oat flour	I
oat milk	C
oat overnight	C
oath	[
obadiah	L
obadiah stan	C
obam	C
obam presidenc	C
obe	Z
obe _be	V
obe _god	S
obe _me	E
obe _my	P
obe _the	W
obe _your	U
obed	V
obed _el	P
obed edom	R
obedec	V
obedec _a	S
obedec _al	R
obedec _que	P
obedezcan	T
obedienci	R
obisp	Q
object	D
object _be	P
object _by	K
object antipattern	C
oblig	R
oblig _a	R
obligan	S
obligan _a	S
obr	Y
obr _de	H
obr _par	R
obr son	R
obrer	V
obrer poc	P
obsesion	T
obsesion _con	T
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
och	R
och an	R
ochent	[
octob	K
octopu	L
octopu _hav	C
octubr	C
ocult	C
ocup	V
od	C
od _a	P
od grand	C
od pocket	K
odeon	C
odi	[
odi _a	R
odi _di	P
odi _el	P
odi _la	X
odi _mi	R
odiaban	P
odiaban _a	P
odian	P
odr	Y
odysse	G
odysse cyclop	G
of	Q
ofert	C
ofert _de	C
off	G
off ?who	C
off _a	J
off _at	N
off _his	W
off _in	C
off _it	G
off _my	[
off _on	C
off _our	W
off _the	Y
off _your	[
off aft	C
off begin	C
off categor	C
off even	C
off judg	C
off notification	C
off read	C
off talkback	C
off voiceov	C
off win	C
offend	X
offer	[
offer _and	Q
offer _for	W
offer _of	T
offer _to	Q
offic	G
offic _on	F
offic _us	C
offic messag	C
offic open	C
offic yellow	D
official	[
offlin	C
offlin _on	I
offlin hp	F
offsid	C
offsid rul	C
ofici	S
ofici _de	P
oficin	[
ofir	W
ofrec	T
ofrend	[
ofrend _de	[
ofrend _y	Q
ofst	C
ofst report	C
often	C
often _be	I
often _should	G
often chang	N
often worm	F
og	[
ogr	K
ogr film	K
oh	C
ohi	C
ohi court	C
ohi riz	D
ohi stat	H
ohm	C
ohm law	C
oid	[
oig	X
oijoij	C
oil	F
oil ?how	C
oil _for	Q
oil _hav	C
oil _in	C
oil best	J
oil capacit	I
oil chang	C
oil fir	C
oil fiv	N
oil instead	F
oil mean	G
oil paint	D
oil skin	C
oil spill	F
oir	Z
oiuoiuoiu	C
oj	J
oj pequen	C
oj verd	C
ojal	Y
ojer	H
ojer mercadon	H
ojo	[
ojo _de	S
ojo _por	T
ojo no	P
oklahom	C
oklahom liv	C
ol	Q
old	R
old _and	[
old _be	E
old _hav	[
old _to	X
old age	[
old boil	G
old book	C
old boy	L
old broth	Z
old da	W
old emplo	C
old fashion	J
old friend	T
old jok	C
old labrador	C
old man	W
old paint	C
old parent	[
old peopl	T
old phot	F
old ric	C
old rubbish	C
old run	H
old son	X
old testament	[
old than	T
old tosh	C
old town	C
old tre	C
old tv	C
old window	G
old wineskin	S
old woman	D
oliv _in	I
oliv _show	C
oliv fiv	E
oliv garden	F
oliv oil	C
oliv tre	P
oliv vs	C
olivi	C
olivi pop	C
olvid	E
olvid _de	U
olvid _lo	Z
olvid _mi	C
olvid tod	C
olvidar	R
olympic	C
olympic host	J
olympic sport	C
om	C
om man	C
omblig	S
omeg	[
omen	C
omen aziraphal	C
omen child	C
omen season	C
omeprazol	C
omeprazol _par	G
omeprazol befor	D
omg	C
omg _th	C
omnipotent	S
omr	Z
on	U
onan	[
onc	S
onc _a	R
onc hoy	C
onc sav	X
ond	Q
one 1994	C
one 20	I
one 5kg	F
one 8080	E
one ?wher	C
one ?who	[
one _al	C
one _and	Z
one _at	C
one _be	I
one _can	[
one _from	V
one _hav	P
one _in	K
one _of	U
one _that	C
one _to	C
one act	C
one admin	L
one anoth	[
one bod	[
one call	S
one chronicl	X
one click	K
one com	P
one corinthian	[
one corinti	Y
one cronic	T
one day	X
one decimal	E
one ear	C
one four	C
one hand	C
one hdm	C
one horari	H
one item	C
one john	[
one juan	V
one king	[
one know	U
one leg	C
one low	K
one macabe	T
one maccabe	U
one man	Q
one mean	C
one mediator	S
one metr	J
one mor	Z
one night	Z
one one	K
one pedr	W
one person	G
one pet	[
one piec	L
one plot	C
one rey	[
one roj	C
one samuel	[
one scen	M
one select	I
one sentenc	Y
one six	C
one song	C
one star	C
one summar	I
one tesalonicens	T
one thessalonian	T
one timote	U
one timoth	[
one two	C
one word	C
one work	C
one year	[
onerror	G
onerror alert	G
onesim	W
onesimu	U
oni	X
onion	C
onion garlic	G
onion soup	N
onion sting	C
onl	X
onl _a	U
onl _for	R
onl _in	C
onl believ	P
onl call	U
onl daught	Q
onl leav	C
onl one	[
onl structur	C
onl thre	[
onl uk	N
onl want	P
onlin best	C
onlin casin	C
onlin cheap	C
onlin ship	C
onload	C
onload alert	L
onload confirm	C
onlyfan	H
onlyfan fre	C
onlyfan leak	C
onmouseov	F
onmouseov alert	F
ontari	G
oogi	C
oogi boogi	C
ooh	C
ooh _i	C
ooh ooh	C
ooooop	C
op	D
opal	H
open	D
open _a	[
open _for	C
open _my	[
open _on	C
open _the	[
open day	C
open door	[
open group	K
open hour	C
open lat	D
open lin	C
open lock	D
open may	H
open near	C
open now	I
open nw	C
open pra	T
open reset	I
open tim	C
open weekend	C
opena	E
opena _or	E
oper	U
operacion	C
operacion triunf	C
operan	Y
operars	U
operation	Z
operation not	C
operator	C
oph	[
opheli	I
opheli lyric	I
opinion	[
opium	C
opium war	C
oportunidad	V
oppenheim	C
opportunit	H
opportunit cost	E
opposit	Y
oppress	Z
oppressor	W
oprah	C
oprah hous	C
optician	C
optician check	C
optional	C
optional chain	C
orab	R
oracul	U
oral	R
oran	[
orand	W
orang	C
orang count	H
orang light	D
orang paint	N
orang season	C
orar	[
orar _a	S
orar _con	S
orar _cuand	P
orar _de	X
orar _del	P
orar _en	[
orar _par	[
orar _por	Y
orar _y	S
orar ant	R
orar ejempl	C
orar gram	C
orar inciens	R
orar jesu	S
orar parec	C
orar sin	Q
orchid	C
orchid drop	C
orchid repot	H
ord	C
ord 1029384	G
ord 204	K
ord ?wher	C
ord _by	E
ord _of	[
ord _pleas	I
ord _sa	C
ord _should	D
ord _to	L
ord chronological	F
ord confirmation	C
ord dela	C
ord exampl	L
ord numb	J
ord ship	F
ord stuck	F
ord two	H
orden	D
orden _de	G
ordenador	F
ordinar	R
ordination	V
ore	R
oregon	C
oregon population	J
orej	P
orej _de	C
oren	Z
org	F
organ	P
organ donation	[
organ donor	S
organ drawb	C
organ mak	C
organ manufactur	C
organiz	[
organizacion	C
organizacion social	C
orgull	U
orgullos	T
orgullos _de	R
orient	V
origam	K
origam cran	K
origen	H
origin	[
origin _of	R
original	C
original arthur	D
original cast	I
original fit	E
original hem	C
original sin	T
orl	C
orl _on	N
orl magic	H
orlean	C
orlean pelican	C
orlean saint	D
orphan	Y
orquide	C
orquide no	C
orteg	C
orteg _y	C
orthodox	T
orthodox stanc	C
ortodox	[
os	[
os dar	Q
osborn	C
osborn ticket	C
osc	C
osc best	K
osc isaac	D
oscuridad	Z
ose	[
osl	D
osl _in	D
osmos	C
osmos _for	C
osmos work	K
oso	Z
osr	C
osr pra	C
ot	C
ot elevator	C
ot steal	D
oth	[
oth _god	V
oth cheek	[
oth child	Q
oth peopl	Q
oth religion	X
oth sid	C
oth than	C
oth woman	P
othell	C
otr	[
otr _a	D
otr _com	T
otr cos	Q
otr dios	P
otr famili	Q
otr hij	P
otr iglesi	P
otr lad	Q
otr nombr	Q
otr oportunidad	R
otr pa	U
otr planet	W
otr religion	Q
otr vez	X
ou	C
ou est	C
ough	E
ouij	P
ouij board	H
ounc	C
ounc _in	C
out	[
out ?how	K
out ?who	C
out _a	[
out _and	S
out _at	T
out _for	[
out _my	C
out _of	G
out _the	[
out _with	C
out _your	[
out aft	C
out band	C
out dahli	D
out ever	C
out flat	C
out oil	D
out println	H
out tonight	G
outag	T
outback	C
outboard	C
outboard _wont	C
outdoor	E
outfit	C
outfit zar	F
outlet	C
outlook	C
outlook com	J
outlook keep	C
output	C
output _the	I
output _your	C
output everyth	D
outsid	S
outsid _the	C
outsid london	C
ovej	[
ovej _y	X
ovej perdid	P
ovejit	T
oven	C
oven bbq	C
oven glass	C
oven heat	K
oven tim	C
over	[
over 60	L
over _a	[
over _for	U
over _me	T
over _my	[
over _the	W
over _to	R
over _you	Q
over fort	C
over jerusalem	T
over mone	R
over noth	S
over sevent	C
over til	C
over two	D
over wallpap	F
over wint	H
overcom	[
overdos	R
overdu	C
overdu invoic	C
overground	C
overheat	C
overheat whil	C
overlook	V
overnight	R
overnight _in	D
overnight oat	G
overpa	C
overpa _my	C
overse	X
overtim	C
overtim pay	C
overtim rul	C
overview	[
overview _of	[
overwat	C
overwat snak	C
overwatch	C
overwatch count	C
overwater	C
overwater alo	C
overwhelm	X
ow	Q
ow _me	Q
owe	[
owe mone	T
owl	C
owl turn	C
own	X
own _a	G
own box	F
own ey	S
own heart	P
own lif	P
own slim	C
own think	R
own web	C
ownership	C
ownership _of	C
ox	[
oxbow	C
oxbow lak	C
oxford	C
oxford aft	K
oxford comm	E
oxford harr	I
oxford tour	E
oxidation	G
oxidation stat	G
oxygen	D
oxygen saturation	D
oxymoron	C
oye	S
oyen	X
oyeron	S
oyo	Q
oyst	C
oyst card	C
oz	C
ozempic	C
ozempic start	C
ozymandi	C
ozz	C
ozz last	C
p	E
p 500	J
p div	H
p test	H
p45	C
p45 lost	C
p45 onlin	C
pa	C
pa _for	C
pa back	T
pa mas	C
pa national	C
pabl	[
pabl _de	P
pabl _en	[
pabl _le	P
pabl _se	U
pabl _ser	T
pabl _y	T
pabl ant	P
pac	F
pacemak	R
pacemak mri	C
pacienci	[
pacienci _con	R
pacient	S
pack	W
pack list	C
pack shirt	L
packag	C
packag com	C
packag pric	E
pact	[
pact _con	T
pact _de	Y
pad	E
paddl	G
paddl pool	G
padel	C
padm	C
padm hum	C
padr	X
padr _a	P
padr _al	Q
padr _de	W
padr _en	P
padr _me	R
padr _que	S
padr _se	R
padr _ser	S
padr _y	Q
padr dodg	J
padr gam	C
padr no	S
padr nuestr	V
padr schedul	D
padr sin	P
padr stadium	H
padrastr	V
padrastr _me	Q
padrin	N
padrin _de	X
paell	F
paell valencian	F
pag	J
pag _a	R
pag _el	T
pag _in	F
pag _por	Z
pag break	C
pag count	C
pag impuest	R
pag vs	N
pagan	X
pagan _en	S
pagan wheel	C
pagin	F
pagu	R
paguen	S
paid	[
paid _to	P
paid off	Y
pain	[
paint	C
paint _do	G
paint _the	C
paint _what	N
paint _wont	C
paint mix	D
paint over	F
paint tak	H
paint thin	C
paint tin	C
paintball	C
paintball liverpool	C
pair	C
pair _for	C
pair _with	I
pais	C
pais _de	C
pais _hay	C
paj	[
pajar	W
pajarit	R
pal	[
pal _que	U
pal hors	[
palabr	X
palabr _de	[
palabr _en	W
palabr _par	[
palabr _que	S
palabr _ser	R
palabr _sobr	C
palabr _y	P
palabr agud	C
palabr esdrujul	C
palac	C
palac ticket	C
paladin	C
paladin _in	L
paladin build	C
palestin	P
palindrom	C
palindrom exampl	C
palm	C
palm branch	X
palm read	C
palm spr	C
palm sunda	[
palm tre	C
palm vide	C
palmeir	C
palom	I
palom faith	C
paltiel	Z
pan	[
pan _con	V
pan _de	C
pan _del	[
pan _en	S
pan _y	P
pan peanut	E
pan recip	C
pan sin	[
pan siz	K
pan substitut	C
panader	X
pancak	C
pancak _with	I
pancak day	H
pancr	D
pancr leav	D
pand	C
pand _as	C
pand skip	C
pander	[
pandill	U
pandor	C
panel	C
panic	[
panic attack	[
pant	M
pant y2k	C
pantall	C
pantall _en	C
pantall _se	C
pantall azul	J
pantalon equivalenci	I
panton	C
panton color	C
panz	R
pap	Y
pap _a	Q
pap _de	T
pap _me	R
pap _nos	P
pap _que	X
pap _se	T
pap _ser	R
pap _tien	U
pap _y	P
pap aeroplan	M
pap est	T
pap form	C
pap jam	D
pap john	C
pap mor	P
pap no	W
pap noel	R
pap nunc	P
pap recycl	C
pap scissor	C
pap two	H
papel	C
papel _o	C
papel _que	G
papel actor	C
papel final	C
paprik	C
paquet	C
paquet _de	E
paquet corre	C
par	C
par _de	[
par _el	X
par _por	C
par _y	[
par analis	C
par cuant	C
par open	C
parabl	[
parabl _of	[
parabol	[
parabol _de	W
parabol _del	V
paracetamol	C
paracetamol _and	C
paracetamol _with	M
paracetamol dos	J
paracetamol nin	H
paracetmol	I
paracetmol togeth	I
parad	C
parad boston	L
parad road	C
paradis	C
paradis _by	C
paradis cast	C
paradis chord	M
paradis cit	K
paradis detectiv	C
paradis island	M
paradis lost	H
paradis plant	D
paradis temp	E
paradis valle	D
paradis weird	C
paradox	Q
paradox achill	D
paragraph	C
paragraph _about	F
parais	[
parakeet	C
parakeet pluck	C
paralitic	T
paralitic _de	R
paraliz	Y
parallel	C
parallel circuit	C
parallel lin	F
parallel park	L
paralys	X
paralyz	Z
paramedic	[
paramount	I
paramount plu	I
paran	P
paranoid	D
paranoid bass	D
parcel	C
parcel _at	I
parcel _from	H
parcel _to	M
parcel track	G
parec	C
parecen	T
parecid	C
parecid _a	C
parej	S
parej _en	P
parej _me	Q
parej _ser	W
parej _y	P
parej no	V
parent	[
parent ?who	R
parent _be	V
parent _dont	P
parent _of	S
parent _will	P
parent _wont	S
parent hous	R
parent want	P
parient	X
parient redentor	W
park	C
park _in	L
park actor	K
park angel	F
park bus	G
park charg	C
park lot	H
park near	M
park postcod	N
park ticket	J
park trex	F
park und	J
parkinson	[
parla	C
parliament	C
parliament 1832	H
parliament ?how	C
parliament list	N
parliament seat	L
parliament tour	K
parliament work	F
parroqui	X
parrot	C
parrot pluck	C
parrot scream	C
parrot talk	C
pars	C
pars error	E
pars json	C
parson	C
parson sack	C
parson trad	C
part	P
part ?why	F
part _at	D
part _be	C
part _de	C
part _del	T
part _of	D
part catalog	C
part dat	L
part ide	C
part tim	C
part two	C
particl	C
particl mass	C
partid	E
partid _del	C
partid _en	C
partid grat	C
partn	Y
parusi	X
pas	H
pas _a	C
pas _con	Y
pas _cuand	Y
pas _de	M
pas _el	R
pas _en	W
pas _la	V
pas _las	F
pas _por	X
pas _un	U
pas _y	P
pas alg	R
pas fot	E
pas mal	P
pas thre	E
pasaj	[
pasan	W
pasan hambr	S
pasaport	C
pasaport _par	C
pasar	[
pascu	X
pascu judi	S
pasion	C
pasion _de	C
pass	Q
pass _my	[
pass ap	C
pass awa	[
pass long	C
pass over	X
pass record	F
pass yard	C
passeng	C
passion fruit	C
passiv voic	D
passov	X
passov cok	C
passport	C
passport ?who	C
passport _hav	G
passport phot	C
passport renewal	L
passwd	E
password	C
password _for	T
password _from	I
password _wrong	C
password chrom	C
password manag	C
password123	G
past	C
past _for	C
past _the	C
past cook	C
past ingredient	M
past midnight	J
past per	C
past tens	C
past test	C
pastill	Z
pastill _par	W
pastor	[
pastor _be	R
pastor _de	V
pastor _me	Q
pastor _que	[
pastor _se	R
pastor _y	S
pastor abus	P
pastor aleman	C
pastor maldon	C
pastoral	Z
pastorcit	P
pat	[
patagoni	C
patat	C
patat sin	G
patat tiemp	C
patch	H
patch _a	E
patch _on	E
patch not	G
paternidad	Z
path	C
path florid	C
path list	I
path numb	C
path seven	G
pathetic	K
pathetic app	K
patient	[
patient _with	Z
patient card	C
patient tv	K
patient whistl	C
patm	X
patm _from	C
patri	Y
patriarc	T
patriarch	[
patrick	L
patrick day	L
patrimoni	C
patrimoni _de	C
patron	[
pattern	F
pattern eas	H
pattern fre	F
paul	Q
paul _and	W
paul _in	[
paul airport	J
paul befor	T
paul break	C
paul companion	S
paul drag	C
paul gault	C
paul hollywood	D
paul lynch	C
paul mccartne	C
paul minnesot	J
paul next	C
paul pric	C
paul prim	H
paul rud	C
paul shipwreck	U
paul simon	C
paul tub	C
paul walk	C
paul writ	[
pav	K
pav pric	C
pavlov	H
pavlov dog	H
pax	H
pax instruction	H
pay	H
pay 100k	I
pay _an	C
pay _for	[
pay _me	[
pay _my	[
pay _on	C
pay _the	[
pay back	C
pay bill	C
pay grad	C
pay over	C
pay scal	C
pay tax	[
paycheck	[
payda	[
payment	X
payment _on	L
payout	C
paypal	C
paypal com	F
payslip	C
payslip check	L
paz	W
paz _de	P
paz _en	T
paz _par	[
paz _y	V
paz cuid	C
pc	C
pd	C
pdf	C
pdf _a	C
pdf _for	C
pdf _on	F
pdf fre	J
pe	C
peac	[
peac _and	P
peac _for	S
peac _in	R
peac _of	T
peac _with	U
peac lil	C
peacemak	T
peach	C
peaj	C
peaj _en	C
peak	C
peak blind	D
peak district	G
peanut	C
peanut but	C
pear	P
pear calor	N
pear gat	P
pearl	C
pearl button	C
pearl harbor	C
pearl jam	C
pearson	L
pearson edexcel	L
pec	[
pec _de	R
pec _del	Q
pec _el	P
pec _los	Q
pec _que	Q
pec _y	Q
pec com	P
pec contr	P
pec est	P
pec ir	Q
pec leer	P
pec no	Q
pec si	P
pec ten	P
pec tom	Q
pec ver	Q
pecador	Q
pech	S
pectoral	T
ped	J
ped _por	V
ped perdon	T
ped pis	C
ped vacacion	C
pedaz	U
pedid	C
pedid _de	D
pedid amazon	E
pedid incomplet	C
pedim	P
pedirl	X
pedirl _a	W
pedirl perdon	P
pedr	[
pedr _en	R
pedr _lo	Q
pedr _se	Q
pedr _y	P
pedr par	C
pedr sul	C
pee	C
pee _be	C
pee smell	F
peel	C
peel _a	L
peel ging	D
peel off	F
peer	K
peer dep	C
peg	[
peg _a	R
pegan	X
pegarl	T
pegarl _a	P
pegu	C
pegu _a	R
pel	M
pel _con	C
pel _en	[
pel _por	W
pel _una	C
pel _y	P
pel bob	C
pel hombr	C
pel larg	W
pele	R
pele _con	R
pele _de	[
pele _en	T
pele _la	Z
pele _por	V
pelean	R
pelear	P
pelear _por	P
peleg	T
pelican	C
pelican rost	C
pelicul	I
pelicul _de	D
pelicul _del	C
pelicul _dond	C
peloton	C
peloton cancel	C
pen	F
pen _de	[
pen _mi	P
pen expir	F
pen off	G
penal	[
penalis	C
penalis _in	C
penalt	K
penalt far	C
pencil	C
pencil _be	C
pencil proper	C
pend	D
pend download	K
penguin	C
penguin _hav	C
penguin _or	E
penicillin	C
peniel	X
peninsul	C
peninsul div	C
pennsylvani	C
pennsylvani ave	L
pennsylvani tomorrow	C
pens	Y
pens _en	R
pensamient	T
pension	G
pension _from	C
pension alimentici	G
pentagon	H
pentamet	C
pentamet exampl	J
pentateuc	X
pentecost	[
pentecostal	[
peon	C
peon pric	C
peopl	[
peopl ?who	Z
peopl _and	I
peopl _be	[
peopl _do	S
peopl _from	C
peopl _get	[
peopl _hav	R
peopl _in	V
peopl _of	Q
peopl _say	P
peopl _that	C
peopl _to	Q
peopl _will	Q
peopl _with	R
peopl com	S
peopl die	S
peopl fold	C
peopl go	U
peopl hat	Q
peopl judg	Q
peopl kill	T
peopl liv	J
peopl look	R
peopl mak	X
peopl mor	C
peopl nev	S
peopl not	Q
peopl pleas	Y
peopl sneez	C
peopl think	S
peopl use	H
peopl walk	T
peopl want	P
peor	W
pep	C
pep diar	D
pep slogan	I
pepit	C
pepper	I
pepper moth	I
pepperon	H
pepperon _and	H
pept	C
pept bismol	C
pequ	[
pequen	M
pequen _de	Q
pequen _del	C
per	C
per _di	Q
per _me	Q
per _yo	R
per day	C
per hour	H
per kil	M
per lb	C
per minut	E
per missil	E
per no	[
per ounc	I
per person	C
per slic	G
perc	C
perc jackson	C
perc pig	H
percent	G
percent _of	C
percent increas	C
percent over	L
percentag	C
percentag _with	C
percentig	H
perd	[
perd _a	S
perd _el	Z
perd _la	Y
perd _mi	H
perd _mis	P
perd tod	W
perdi	[
perdi _a	Q
perdi _la	S
perdi _mi	Z
perdid	P
perdid _de	S
perdid avianc	C
perdieron	P
perdim	T
perdon	[
perdon _a	V
perdon _al	P
perdon _di	P
perdon _el	P
perdon _una	Q
perdon _y	S
perdon per	R
perdon si	P
perdonal	S
perdonam	U
perdonan	Q
perdonarm	P
peregrin	U
perez hotmail	E
perezos	S
perfect	Y
perfect _com	T
perfect numb	C
perfect peac	V
perfil	V
performanc	[
perfum	I
perfum _le	C
perfum mugl	D
perfum parecid	C
perg	X
pergamum	T
perimet	G
perimet 36	G
period	H
period _of	C
period _on	C
period fail	C
period four	H
period statutor	M
periodic	C
periodic tabl	C
periodic valenci	C
periquit	C
periquit no	C
perish	[
perish _i	[
perl	[
perl _a	P
permanec	Y
permanec _en	S
permanent	C
permanent dye	F
permanent memb	C
permission	C
permission _for	C
permission den	C
permission list	C
permit	K
permit _di	T
permutation	G
permutation vs	G
perr	C
perr _se	C
perr caus	E
perr com	C
perr friend	C
perr last	D
perr mach	C
perr no	C
perr salchich	C
perrit	C
pers	[
persecucion	P
persecut	Y
persecution	[
perseguid	P
persever	V
perseveranc	[
perseveranci	U
persi	R
persi two	C
persian	C
persian atasc	C
persiguen	Q
persistent	P
person	T
person _for	P
person _o	F
person custom	C
person know	C
person sin	P
person typ	J
personaj	C
personaj _de	C
personaj _del	C
personal	[
personal jesu	D
personalit	[
personalit test	[
persuad	U
perth	C
perth _and	J
peru	C
peru ano	C
pes colombian	C
pes maxim	C
pes mexican	E
pesadill	S
pesam	[
pesc	[
pescador	[
pescador _de	Q
pesebr	U
pet	T
pet _and	[
pet _at	[
pet _in	T
pet _the	[
pet andr	C
pet confession	V
pet davidson	C
pet den	Z
pet denial	T
pet dinklag	C
pet gabriel	C
pet griffin	C
pet insuranc	C
pet legal	C
pet moth	R
pet pan	E
pet park	K
pet rabbit	L
pet squar	N
pet walk	[
peterlo	C
peterlo massacr	C
petersburg	F
petersburg florid	F
peticion	V
petrol	C
petrol _ok	E
petrol _to	G
petrol car	C
pez	[
pg	I
pg sleep	I
ph	C
ph _del	C
ph _of	C
pharaoh	[
pharaoh dream	V
pharaoh heart	P
pharise	Z
pharise ?who	Q
pharise _and	U
phas	C
phas thre	F
phas tonight	C
phd stipend	C
phil	F
phil collin	F
philadelphi	J
philadelphi cream	M
philadelphi eagl	C
philadelphi hour	F
philemon	X
philip	C
philip _and	T
philip _the	Z
philip age	C
philip hue	C
philipp	[
philippian	[
philippin	C
philistin	[
phillip	L
phillip screwdriv	L
philosoph	C
philosoph dup	E
philosoph liv	C
phineh	X
phoenix	C
phoenix _in	K
phoenix sun	E
phon	I
phon _can	C
phon _so	C
phon _with	I
phon batter	E
phon book	C
phon call	M
phon last	C
phon memor	C
phon numb	C
phon overheat	C
phon throw	C
phonic	F
phonic phas	F
phot	G
phot _be	C
phot _of	Q
phot accept	C
phot look	H
phot off	F
phot rul	H
photograph	C
photograph _a	H
photograph ide	H
photograph pric	H
photoshop	K
photoshop _that	K
photosynthes	C
photosynthes equation	D
photosynthes lab	I
php	C
php artisan	C
php phpinf	D
phpinf	D
phras	C
phras _for	D
phras lost	C
physic	C
physical	S
physical chang	C
physician	X
pi	C
pi _to	C
pi pinout	E
pian	C
pian tutorial	E
pic	C
pic _of	F
pic sell	C
picadur	C
picadur _de	C
picchu	E
picchu ticket	E
pick	S
pick _a	E
pick _me	Y
pick _on	Y
pick up	H
pickford	C
pickford sav	C
pickl	C
pickl brin	K
pickleball	K
pickleball kitchen	K
pickup	I
pickup point	I
pictur	C
pictur 2017	K
pictur _of	N
pictur aft	K
pid	F
pid _di	V
pid _la	C
pid _por	X
pid _ser	P
pid _un	C
pid perdon	[
pidan	R
piden	[
pidi	W
pidi _el	P
pidi perdon	P
pidieron	Q
pie	H
pie _de	S
pie recip	J
pie vs	C
piec	C
piec _of	C
piec episod	L
piedad	P
piedad _de	P
piedr	W
piedr _de	Y
piedr _del	V
piedr _en	T
piedr _que	S
piedr _ser	C
piedr angul	Z
piedr papel	C
piel	X
piel _de	R
piens	C
piens _en	[
piens lueg	C
piensen	[
pierc	[
pierd	C
pierd _la	T
pierd agu	C
piern	T
piez	V
piez _de	S
pig	[
pig liv	C
pig mark	H
pig need	I
pigg	C
pil	[
pilat	[
pilat near	C
pilgrim chauc	C
pilgrim thanksgiv	C
pill	L
pill _of	[
pill _what	C
pill drill	C
pill microgynon	F
pill quiz	C
pillow	[
pillow talk	I
piloncill	C
pilot	C
pilot sing	C
pin	C
pin thre	C
pinat	C
pinat out	C
pinch	J
pinch app	J
pineappl	L
pineappl _on	L
ping	C
pink	K
pink _or	K
pink even	C
pink eye	C
pink pon	K
pinout	E
pint	S
pint _in	F
pint _of	G
pint azulej	C
pinter	C
pintur	C
pintur uso	C
pip	C
pip install	F
pip organ	C
pirat	J
pirat _y	C
pis	L
pis _de	C
pisc	C
pisc best	J
pisc season	C
pisc son	F
pisc toda	C
piss	C
piss off	C
piston	C
pit	K
pit batman	C
pitagor	C
pitagor ejempl	C
pitbull	C
pitbull sing	C
pitch	K
pitch _in	G
pivot	D
pivot tabl	D
pix	L
pix director	L
pixel	G
pixel eight	G
piz	C
piz vouchr	C
pizz	C
pizz _in	C
pizz box	J
pizz cerc	G
pizz dough	I
pizz near	N
pla	S
pla _a	N
pla _as	C
pla _for	C
pla _in	V
pla _the	H
pla dreidel	C
pla pend	K
pla som	E
pla twent	C
pla vide	[
plac	Q
plac _of	[
plac _on	C
plac _to	C
plac end	C
placehold	C
placement	C
pladur	C
plag	[
plag _de	W
plagu	[
plagu _of	Y
plagu inc	C
plagu tal	C
plain	Q
plain whit	H
plain word	C
plait	C
plait _on	C
plan	Q
plan 16	C
plan _de	[
plan _for	[
plan _on	I
plan _par	W
plan dat	C
plan fly	K
plan high	F
plan leav	C
plan permission	C
plan ticket	K
planch	C
planch quem	C
plane	[
planet	C
planet _can	C
planet _hay	C
planet again	C
planet fit	C
planet malachor	F
plank	J
plant	C
plant _a	Q
plant _que	[
plant aj	F
plant brown	C
plant cell	C
plant depth	C
plant fasciit	C
plant garlic	H
plant giv	C
plant leav	D
plant out	D
plant repot	C
plant rieg	C
plant seed	C
plant spac	C
plant spread	C
plant tulip	H
plant und	C
plant water	C
plantill	C
plantill _de	J
plaquet	E
plaquet baj	E
plasm	C
plasm stat	C
plastic	C
plastic mak	C
plastic surger	[
plat	[
plat _a	P
plat _de	[
plat _en	X
plat _par	S
plat _que	R
plat _ser	P
plat cav	C
plat ear	C
plat homework	C
plat quiz	H
plat tectonic	I
platan	G
platelet	L
platelet count	L
plater	Z
platform	C
platinum	C
platinum pric	C
play	C
play _de	C
play nudist	C
playbo	D
playbo cov	D
playof	C
playstation	C
playstation no	C
plaz	C
plead	V
plead _for	V
pleas	Y
pleasur	Y
pleit	X
plent	R
plot	C
plot _of	C
plot against	U
plot legend	E
plow	[
plowshar	W
pls	C
pls due	C
pls ignor	J
pls send	L
plu	C
plu four	J
plu one	C
plu phon	L
plu pric	M
plu six	M
pluck	C
pluck feath	C
plug	I
plug _my	G
plug adapt	G
plug gap	C
plum	C
plumb	V
plumb _in	G
plumb hour	K
plumb lin	[
plural	C
plural _of	C
plut	C
plut _a	C
plywood	C
plywood shelv	C
pm	D
po	C
poblan	D
poblan calori	F
poblan ingredient	K
pobr	Z
pobr _en	P
pobr _y	P
pobrez	R
poc	[
poc fe	Q
pocket	X
pocket ac	K
pod	C
pod _de	R
pod _los	D
pod crashloopbackof	G
pod pend	G
podan	D
podan _los	D
podcast	C
podcast _about	D
podcast rank	G
pode	Q
poderos	R
podi	[
podian	W
podium	C
podium count	C
podr	R
podran	T
podrid	V
poe	C
poe rhym	C
poem _about	M
poem _for	C
poem _sobr	C
poet	C
poet laureat	C
poetic	C
poetic edd	C
poetic justic	G
poetr	X
point	C
point 36	M
point _can	E
point _for	M
point _in	C
point _of	[
point _what	C
point becaus	K
point befor	I
point exception	N
point int	F
point lin	C
point map	M
point nect	C
pointless	S
poison	Y
poison vs	I
poisonou	F
poisonou _to	C
poiuyt	J
poiuytrewq	C
pok	T
pok hand	C
pok sit	C
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
polic	M
polic offic	[
polic templat	C
polic uk	C
polici	X
poligami	V
polish	L
polish airlin	H
polish remov	K
polit	C
polit way	F
politic	[
political	R
politician	U
polkadot	G
poll	C
poll _in	C
poll numb	M
poll station	H
poll toda	C
pollen	C
pollen count	C
polol	Z
polv	N
polv _de	V
polygam	X
pomegranat	C
pomegranat molass	C
pomegranat tre	C
pon	N
pon _a	[
pon _la	[
pon _un	C
pon _una	C
pon arrob	C
pon club	K
pon tild	H
ponen	C
poners	W
pong	C
pong _a	C
pool	I
pool _of	[
poop	C
poor	[
poor _in	U
poor man	P
poor peopl	P
pop	U
pop _on	C
pop eye	C
pop heroic	C
pop rap	J
pop sav	F
pop whit	C
popcorn	C
popcorn pop	C
popol	C
popol vuh	C
poppin	C
poppin repart	C
poppin return	F
poppin song	C
popul	[
population	C
population _of	C
poquit	[
porcentaj	C
porcentaj _de	C
porcion	S
porcupin	F
porcupin dilemm	F
pork	Q
pork do	C
pork loin	C
porn	N
porn grat	E
porn vide	C
pornhub	C
pornografi	S
porosit	C
porosit test	C
porqu	K
porqu _el	R
porqu _por	C
porqu _yo	U
porqu junt	C
porqu no	[
porqu ser	W
porqueri	C
porqueri _de	C
porr	C
port	C
port 300	D
port _do	G
portal	G
portatil	C
portic	U
portion	Y
portugu	C
portugues	C
portugues eas	F
portugues simil	J
portugues verb	I
pos	T
posibl	R
posicion	C
posicion _del	C
posicion lig	E
position	C
position 0	G
position pictur	D
positiv	[
possess	Q
possession	Z
post	C
post _a	L
post _about	E
post _and	M
post _my	[
post credit	C
post offic	C
post rot	E
post tim	C
post vs	C
post without	C
postal	J
postal 28013	J
postcod	C
postcod _for	L
postgr	C
postgr use	G
postman	C
postrer	U
postur	Z
pot	T
pot _a	W
pot _and	R
pot apprenticeship	C
pot book	C
pot burn	F
pot orden	C
pot tour	I
pot wint	C
potassium	D
potassium fiv	L
potat	C
potat experiment	K
potato	C
potato _in	G
potif	[
potion	C
potion recip	C
potiph	W
potiph wif	R
pound	D
pound ?why	C
pound _to	C
pound coin	C
pound imagism	C
pour	[
pour out	U
povert	[
povitsk	C
povitsk age	C
pow	P
pow _and	Q
pow _i	C
pow _of	P
pow bank	C
pow bi	D
pow button	D
pow cut	U
pow steer	J
powd	C
powd ?wher	F
powd _and	D
powerball	C
powerball jackpot	H
powerball numb	C
powerpoint	C
powerpoint _on	C
powerpoint slid	L
poz	W
poz _de	Q
ppp	C
ppp loan	C
pppoiuyt	C
pq4f8s0712345	F
pr	X
pr ?who	[
pr _and	C
pr _in	U
pr _of	S
pr dps	C
pr entr	C
pr fath	Y
pr film	L
pr forev	V
pr setlist	C
pr song	C
pr tal	C
pr tour	J
pra	[
pra ?when	[
pra _and	W
pra _at	R
pra _be	T
pra _for	[
pra _in	[
pra _of	W
pra _that	T
pra _the	Q
pra _to	[
pra _with	R
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
pra plant	C
pra potion	C
pra requ	U
pra tim	C
pra whil	S
pra without	T
practic	T
practic _la	S
practic test	C
prad	C
prad dress	C
prad quot	D
prad two	L
pragu	C
prairi	C
prairi mall	C
prais	[
prais _god	Q
prais _of	V
pram	C
pram _that	C
prawn	C
prawn linguin	C
pre	[
preach	[
preach _in	Y
preach _the	Y
preach amc	C
preci	C
preci _de	R
preci _del	C
preci _por	C
preci iphon	N
preci segur	C
preci toyot	I
precios	[
predestin	U
predestination	[
predic	U
predic _a	[
predic _con	Y
predic _par	S
predic _sobr	Q
predic ejercici	C
predicador	[
predict	S
prediction	C
prediction 2030	G
prediction list	C
prediction toda	D
prednisolon	L
prednisolon tap	L
prednison	L
prednison tap	L
preferid	U
prefier	S
prefier est	S
pregnanc	V
pregnanc test	[
pregnant	N
pregnant _and	S
pregnant _at	[
pregunt	F
pregunt _a	Q
pregunt _de	E
pregunt _por	Q
pregunt _sobr	R
pregunt tipic	C
prejudic mr	C
prem	C
prem inn	C
prem leagu	C
premi	[
premium	C
premium bond	L
premium studnt	C
premium version	J
prendid	C
prens	C
prenup templat	C
preocup	S
preocup _por	Q
preocupacion	T
prep	Q
prepar	[
prepar _for	Z
prepar _par	U
prepar _the	P
prepuci	[
pres	[
pres _a	Q
pres _en	P
pres _que	Q
pres _y	P
presal	K
presal cod	K
presbyterian	F
presbyterian hospital	F
prescription	C
presenc	[
presenci	X
presenci _de	Q
present	Z
present _in	Q
present now	C
presentacion	C
presentation	[
presidenc	C
presidenc year	C
president	C
president _de	C
president _en	C
president _of	C
president sinc	C
president tweet	C
presion	C
presion 140	C
presion _de	C
presion arterial	G
presionan	T
presionan _par	S
press	Q
press _it	C
press _on	[
press averag	G
press pric	M
pressur	C
pressur _for	G
pressur _me	[
pressur _to	[
pressur _too	C
pressur can	E
pressur cuf	C
pressur drop	C
pressur fall	C
pressur ford	C
pressur rang	I
pressur tablet	C
pressur vauxhall	C
prest	[
prest _ser	Q
presum	V
pretend	C
pretend _to	[
pretend _you	C
preterism	Y
prett	C
prett jeremiah	C
previ	C
previ zaragoz	J
previou	C
previou instruction	C
pric	C
pric _for	X
pric _from	L
pric _in	L
pric _of	M
pric charzard	F
pric handmad	H
pric increas	M
pric per	G
pric tesc	H
pric walgreen	D
pric without	J
priest	P
priesthood	[
prim	G
prim _de	Y
prim amor	Z
prim ano	Z
prim cancel	G
prim dia	[
prim drink	H
prim factor	C
prim fre	H
prim hast	C
prim libr	W
prim lug	T
prim mart	R
prim milagr	Q
prim minist	C
prim numb	C
prim ord	C
prim pap	Y
prim president	C
prim rey	W
primar	C
primar _and	D
primar school	C
primer	Z
primer _a	P
primer _que	Q
primer _y	P
primer comunion	[
primer cristian	T
primer dient	C
primer libr	R
primer navidad	R
primer piedr	Q
primer vez	C
primici	Z
primitiv	R
primogenit	U
primogenit _de	P
primogenitur	U
princ	C
princ _of	F
princ harr	C
princ philip	C
princ purpl	C
princess	Z
princess ?who	V
princip	[
princip _de	[
principi	[
principit	C
principl	C
print	C
print _i	I
print _your	I
print driv	C
print everyth	C
print hell	D
print ink	K
print offlin	F
print print	C
print see	D
printabl	C
println	H
println hol	H
pris	V
priscil	U
priscill	Z
priscill _and	X
prism	C
prison	[
prison _in	S
prison _of	W
prison location	C
priu	C
priu hybrid	C
privac	L
privac polic	C
privac uk	C
privat	K
privat car	L
privat equit	C
prix	J
priz	D
priz bond	I
priz leav	C
priz win	M
priz year	C
pro	C
pro bon	C
pro trad	K
prob	C
prob one	J
prob prob	C
probabilit	C
probabilit _of	C
probat	G
probat cost	G
probation	C
probation period	C
problem	Z
problem _con	X
problem _de	S
problem _with	S
problem mem	C
process	C
process _on	D
process linux	C
process tim	C
procession	X
proctor	C
proctor _and	C
proctor _the	E
proctor quot	C
prodig	Y
prodigal	[
prodigal son	U
produc	Y
product	C
product _of	C
product description	I
product equivoc	C
prof	[
profeci	Z
profeci _de	T
profesor	[
professional	C
professional clean	C
professor	S
profet	[
profet _com	R
profet _de	S
profet _del	P
profet _en	Q
profet _me	P
profet _que	U
profet contr	R
profetis	W
profetis _de	P
profetiz	R
profil	D
progr	E
program	C
program _de	C
program dumbbell	C
program est	E
program languag	C
prohib	R
prohibid	S
project	J
project _for	C
project cornwall	C
project park	G
project student	D
projim	W
projim _com	Q
prom	V
prom cod	C
prom dress	C
promedi	C
promes	W
promes _a	P
promes _de	R
promet	X
prometi	Q
prometi _di	P
prometid	V
promis	W
promis _for	P
promis _of	R
promis _to	U
promis dat	C
promis land	[
promot	[
promotion	G
prompt	C
prompt 2024	I
prompt _del	C
prompt answ	I
prompt int	K
prompt new	J
pronounc	C
pronounc bhagavad	N
pronounc camu	K
pronounc quino	M
pronounc worcestershir	C
pront	[
pronunciation	C
proof	D
proof _by	C
proof _of	P
proofread	C
proofread _th	C
prop	C
prop way	C
propagation	C
propagation ?how	C
proper	C
propert	T
propert _of	C
propert map	D
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
prophet kill	P
prophet song	C
prophet tell	W
prophetess	W
propi	X
propiciacion	W
propitiation	W
proportional	C
proportional representation	C
propos	[
proposal	L
proposal _chapt	C
proposit	V
proposit _de	U
prosp	Y
prosper	S
prosperar	R
prosperidad	P
prosperit	Z
prosthetic	C
prosthetic makeup	C
prostitut	[
prostitut _in	S
prostitut _que	P
prot	F
proteccion	P
protect	[
protect _me	P
protect _my	[
protection	[
proteg	X
proteg _mi	X
protegem	U
protein	C
protein _in	D
protein _por	L
protein _tien	I
protein per	C
protest	Y
protestant	[
proud	J
proud _and	C
proud _of	T
proud _to	P
proud bread	C
proud com	V
proud land	C
proud parad	C
proud siz	L
prov	H
prov _in	C
proveer	Q
proverb	[
proverb 31	X
proverb _in	C
proverbi	[
proverbial	E
proverbial idiom	E
provid	Z
provid login	K
providenc	J
providenc fr	C
providenci	[
provinci	C
provinci superfici	C
provision	[
prox	C
prox war	C
proxim	C
proxim partid	C
prudenc	C
prudenc kitten	C
prudent	[
prueb	D
prueb 123	I
prueb _de	[
prueb prueb	I
prueben	R
prun	C
prun _a	C
prun lavend	I
ps2	D
ps3	C
ps4	C
ps4 cheat	H
ps4 control	C
ps5	C
ps5 controll	C
ps5 pro	K
psa	C
psa four	C
psalm	[
psalm 23	X
psalm ?when	Y
psalm _about	P
psalm _be	V
psalm _for	Z
psalm _of	R
psalm _to	S
psalm against	P
psalm befor	P
psi	C
psi _to	C
psicolog	U
psiquiatric	X
pslf	C
pslf form	C
psorias	C
psorias _or	I
psorias dos	D
pst	C
pst _to	C
psychic	I
psychic near	C
ptsd	Y
pu	S
pub	C
pub _get	C
pub _in	C
pub near	I
pub quiz	C
public	V
public near	G
public static	I
publican	[
publication	C
publication year	C
publicke	C
pud	N
puebl	R
puebl _de	Q
puebl _que	C
puebl _se	Q
puebl _ser	P
puebl elegid	R
pued	C
pued _hac	C
pued habl	C
pueden	C
pueden _dec	C
pueden _los	C
puerc	V
puert	[
puert _de	T
puert _del	Q
puest	[
puf	C
puf jacket	E
pug	C
puj	H
puj item	N
puj thal	H
pulg	C
pulg _a	C
pulgon	C
pulgon _en	C
pull	Q
pull _on	C
pull down	Z
pull leg	G
pulldown	C
pulldown alternativ	C
pulp	C
pulp fiction	C
puls	C
puls _for	C
pump	E
pump _or	J
pump work	I
pumpkin	C
pumpkin _so	E
pumpkin carv	C
pun	C
pun _about	C
punish	X
punishment	[
punnet	H
punnet squar	H
punt	C
punt _de	C
punt consult	C
punt negr	C
pupp	C
pupp bit	C
pupp los	C
pur	R
pur reason	C
pur tod	R
purchas	C
purchas pric	C
purg	C
purg _los	C
purg radiador	C
purgator	[
purgator ski	C
purgatori	[
purim	[
purit	F
purit cleans	E
purpl	L
purpl rain	C
purpl rob	G
purpl shampo	C
purpos	[
purpos _of	Y
purpur	V
pus	[
pus _a	P
pus _di	P
pus nombr	T
push	C
push pull	G
push rechaz	C
push reject	D
pusieron	T
put	C
put _a	C
put _god	Z
put _his	R
put _in	S
put _it	C
put _me	[
put _my	[
put _on	[
put _the	C
put diesel	C
put off	[
put out	Z
put shelv	C
put thing	[
py	[
py _de	[
py _del	R
pyramid	R
pyramid tour	C
pythagor	C
pythagor fiv	C
pythagor theorem	K
python	C
python _que	K
python airsp	L
python bucl	G
python cod	C
python function	H
python grat	C
python hol	D
python list	D
python not	C
q	C
q no	C
q sho	M
q twelv	C
qa	F
qa check	F
qazwsxedc	C
qibl	C
qibl _from	H
qibl direction	F
qr	K
qr cod	K
quadratic	H
quadratic formul	H
quail	V
quail _and	R
quak	C
quak oat	C
quak parrot	C
qualif	C
qualif result	C
qualit	C
qualit _of	V
qualit delh	C
quantit	C
quantit surveyor	C
quark	C
quarrel	[
quarrelsom	V
quarterback	E
quebr	Y
quebrant	Q
qued	U
qued _con	[
qued _el	U
qued _en	F
qued _la	C
qued cieg	T
qued embaraz	W
qued lepros	P
qued quiet	Z
qued sin	T
qued sol	R
qued tayikistan	C
qued viud	T
quedan	Q
quedar	R
quedarm	S
quedars	W
quedat	T
quedens	P
queen	T
queen ?who	V
queen _of	J
queen bed	D
queen bohemian	L
queen elizab	C
queen mar	H
queen sacrific	C
queenstown	C
queenstown driv	C
quej	X
quem	V
quem _el	S
quer	C
quer _a	R
quer _pleas	G
quer four	G
quer one	C
querem	U
querem casarn	Q
queri	W
queri ver	P
querian	U
querid	W
querubin	V
quest	C
question	C
question 90s	C
question _for	C
question _god	Y
question moth	C
question printabl	C
quick	[
quick _to	V
quick way	L
quicksort	C
quien	T
quien _se	Q
quien no	P
quien ser	S
quien son	S
quier	W
quier _a	R
quier _dec	[
quier _di	S
quier _hac	Y
quier _que	[
quier _ser	[
quier _un	T
quier _una	Q
quier abort	P
quier ayud	P
quier camb	X
quier com	C
quier conoc	P
quier cre	P
quier cruz	C
quier dej	S
quier devolv	C
quier empez	P
quier est	S
quier ir	U
quier mas	R
quier mor	Q
quier oir	P
quier ped	R
quier sab	Q
quier sal	U
quier segu	P
quier serv	P
quier ten	W
quier trabaj	S
quier ver	S
quier verm	S
quier viv	P
quier volv	U
quieren	Z
quieren _que	R
quieren ir	R
quiet	[
quijot	C
quijot capitul	C
quijot resumen	D
quimi	W
quinc	R
quinc an	Q
quinceaner	[
quiniel	C
quiniel _de	C
quiniel nacional	C
quinient	T
quino	C
quino gluten	D
quint	L
quintillion	C
quis	[
quis mat	R
quisier	V
quisieron	S
quit	F
quit _a	C
quit _by	C
quit _de	Z
quit _el	C
quit _la	[
quit _lo	C
quit _my	W
quit _una	C
quit gotel	C
quit moh	C
quitarm	S
quitars	[
quitat	[
quixot	C
quiz	C
quiz _about	C
quiz answ	C
quiz nam	C
quot	C
quot _on	J
quot mirand	D
quot mr	I
quot pag	M
quot zon	G
quran	C
qwe	C
qwe qwe	C
qweqweqw	C
qwert	C
qwerty123	F
qwertyuiop	E
r	C
r funn	H
r ggplot	G
r16	E
r16 fit	E
r50	H
r50 _or	H
ra	C
ra _el	C
rabb	X
rabbit	C
rabbit eat	F
rabbit gi	G
rabbit groom	C
rabbit mean	C
rabbit thump	E
rabbit two	L
rabi	Y
rac	L
rac ?how	C
rac result	D
rac tonight	C
rac win	C
rach	R
rachel	J
rachel die	[
rachel green	C
rachel ray	C
racism	T
racist	[
rack	C
rack astr	C
rack twelv	D
rad	C
radagon	F
radagon weak	F
radi	Z
radi licenc	C
radiador	C
radiator	C
radiohead	E
radiohead creep	E
radiu	K
radiu seven	K
radle	C
radle description	C
raf	R
rafael	U
rafael _y	Q
rag	[
ragnarok	C
ragnarok all	C
ragnarok troph	D
rahab	Z
raid	C
raid _of	C
raid loot	C
railcard	C
rain	[
rain _and	S
rain _for	T
rain _in	K
rain rad	C
rainbow	[
rainfor	C
rais	Q
rais _a	S
rais _from	[
rais _in	E
rais _my	S
rais _the	S
rais _to	C
rais bed	D
rais child	P
rais crp	C
rais email	C
raiz	I
raiz _de	R
raiz cuadr	E
rakat	C
rakat _in	C
ral	C
ralph	C
ralph pigg	C
ram	[
ram _do	E
ram _for	E
ram enough	C
ramadan	C
ramadan 2026	M
ramadan est	C
ramadan start	L
ramen	C
ramen _in	C
ramen egg	C
ramer	Y
ran	[
rancher	C
random	J
random fact	C
rang	C
rang _for	I
rang mg	C
rang real	H
rang scor	N
rang ten	I
rangol	H
rangol pattern	H
rank	C
rank _be	H
rank _by	F
rank distribution	F
rank week	G
ransom	[
rap	N
rap _about	C
rap _de	C
rap _me	S
rap _of	J
raph	R
raphael	[
rapid	C
rapid _del	C
rapist	[
rapt	[
raptur	[
raquel	[
rar _de	P
ras	C
ras moham	C
rasc	C
rasc much	C
rasg	X
rash	J
rashad	C
rashad tour	C
raspberr	E
raspberr pi	E
rastafar	C
rastafar color	J
rastafar hail	C
rastr	F
rastr paquet	F
rat	C
rat 193	C
rat 2023	K
rat 2025	M
rat 48	C
rat _by	C
rat age	J
rat decision	C
rat last	C
rat zon	H
rater	[
rath	D
rath _be	T
rath question	C
rath read	C
rati	C
rati _for	C
rati valu	C
rati vineg	K
ration	J
ration recip	J
raven	C
raven _and	V
raven _as	C
raven edg	C
raven vs	H
raw	C
raw egg	C
rawlplug	N
ray	C
ray ban	E
ray diagram	H
ray knif	C
raz	S
razon	Z
razor	C
razor burn	C
razorback	C
rdr2	C
rdr2 boss	C
re	C
re mog	C
reach	C
reach _if	D
reach _the	C
reach _us	C
react	C
react _with	D
react useeffect	L
reactor	C
reactor numb	C
read	T
read ?when	W
read _a	C
read _at	[
read _for	[
read _in	[
read _me	C
read _my	C
read _th	C
read _the	[
read _to	[
read _with	S
read bass	C
read befor	T
read csv	C
read first	U
read head	C
read length	C
read lif	C
read lin	C
read propert	C
read receipt	C
read tea	C
real	N
real _christian	V
real contestant	C
real leath	K
real lif	C
real lov	[
real madrid	C
real man	[
real nam	C
real parent	C
real person	C
real sacerdoci	S
real world	H
realment	P
reap	[
reap _the	U
reap _what	[
reason _for	[
reason _to	U
reasonabl	L
reasonabl budget	L
rebaj	C
rebaj zar	C
rebec	[
rebecc	C
rebecc ferguson	C
rebekah	X
rebel	T
rebeld	R
rebelion	V
rebelion _de	U
rebell	R
rebellion	[
rebelliou	[
rebelliou son	W
reboot	C
rebound	C
rebuild	D
rebuild _the	[
rebuilt	[
rebuk	U
recall	C
recap	G
receipt	K
receiv	H
receiv aft	C
reception	C
reception vide	C
recet	C
recet _de	C
recet facil	C
recet ket	G
rechaz	L
rechazan	Q
recib	[
recib _a	Q
recib _el	P
reciben	X
recien	[
recien cas	T
recip	C
recip _for	M
recip _with	J
recip egg	L
recip low	D
recip no	M
recip slow	L
recipi	C
recipi _for	C
recital	[
recl	D
recl _a	T
recl product	C
recog	[
recogi	Q
recogniz	V
recommend	D
recommend _a	D
recommendation	E
recommendation _for	E
recon	C
reconcil	[
reconciliation	U
reconoc	P
reconocieron	Q
reconstru	V
reconstru _el	S
reconstruy	Z
record	C
record _a	D
record _me	C
record clean	E
record distanc	F
record men	C
record not	D
record phon	J
recost	P
recoupl	C
recov	C
recov delet	I
recov snapchat	E
recover	[
recover _from	X
recruit	C
recruit scam	C
rectangl	G
rectangl _hav	G
recuper	F
recuper _un	D
recuper fot	C
recuper mensaj	E
recycl	S
recycl bin	I
red	G
red _if	N
red bull	C
red cross	C
red devil	I
red die	C
red hair	C
red heif	[
red lentil	C
red light	C
red sea	W
red social	Z
red win	C
redact	C
redact _un	C
reddit	H
reddit com	H
redeem	M
redeem _a	C
redeem itun	C
redeem point	C
redeliver	C
redeliver card	C
redemption	C
redemption _of	C
redemption cod	L
redemption not	C
redemption prison	C
redemption song	F
redemption two	L
redemption yield	M
redentor	[
reed	U
reef	C
reemplaz	W
reemplaz _a	R
rees	C
rees boyfriend	C
rees stat	M
reev	G
reev motorcycl	G
referenc	C
referenc _to	D
referenc let	D
refin	[
reflexion	[
reflexion _par	T
reform	Y
refractiv	G
refractiv index	G
refreez	C
refreez minc	C
refug	[
refuge	W
refugi	R
refund	C
refund _if	K
refund _on	H
refund not	C
refund polic	L
refus	[
refus _to	Z
reg	G
reg _un	L
reg _una	H
regal	J
regal _de	J
regal _en	C
regal _par	X
regan	X
regeneration	[
regeneration ?how	F
regex	C
regex _for	C
regex _to	L
region	V
regist	C
regist _as	C
regist _it	J
regist _to	C
regl	C
regl _de	G
regl _del	C
regl explic	C
regres	Y
regres _a	V
regret	[
regret _it	Q
regret _my	P
regrout	E
regrout til	E
rehab	[
rehoboam	W
reign	[
reik	V
rein	Y
rein _de	[
rein _del	[
rein _que	Z
rein _ser	V
rein est	W
rein isabel	C
rein no	P
reinhold	C
reinhold judg	C
reir	U
reject	V
reject _me	T
reject non	D
rejection	[
rejoic	Y
rejoic _in	S
rekt	C
rekt noob	C
rel	V
rel _on	V
relacion	Y
relaps	W
relat	U
relat _de	S
relationship	[
relationship _with	P
relativ	Z
releas	C
releas _from	U
releas dat	C
reles	D
reles dat	D
reliabilit	C
relic	V
religion	Q
religion _and	Y
religion _be	[
religion _just	V
religion _ser	S
religion _y	S
religion lead	Q
religion mandolin	C
religion tour	C
religios	S
religiou	[
reliqui	W
rem	[
remaind	C
remak	C
remak box	E
remanent	[
remarr	W
remarriag	W
remedi	C
rememb	[
rememb _me	T
rememb _the	T
rememb _what	C
rememb _your	X
remember	V
remembranc	[
remes	V
remind	C
remind _me	C
remnant	X
remodel	L
remot	I
remot dat	C
remot job	C
remov	C
remov _a	C
remov _by	C
remov _my	E
remov background	D
remov gel	E
remov limescal	G
remov red	C
remov sem	F
remov tool	C
remov tre	G
remov wallpap	I
removal	F
removal near	F
renam all	J
renam ever	D
rencor	Y
rencor _a	P
rendirs	R
renew	X
renew passport	H
renewal	I
renewal ?how	L
renewal over	C
renewal pric	C
renov	F
renov _el	C
rent	P
rent _be	Y
rent borrador	C
rent flat	K
rent insuranc	C
rent plaz	C
rental	C
rental car	E
rental list	F
renunci	U
rep	I
rep _with	C
rep cost	E
repa	[
repair	G
repair _a	G
repart	C
repeat	C
repeat _the	C
repeat aft	C
repeat everyth	C
repent	[
repent mean	W
repet	Q
repit	Y
replac	T
replac _a	C
replac brak	E
replac clutch	C
replac sash	C
replac wip	L
replacement	M
replication	C
replication mysql	C
report	I
report _a	C
report _on	F
report conclusion	I
report primar	C
repos	[
repot	C
repot _a	F
repot monster	H
repot outdoor	D
represent	C
represent ?who	C
representation	C
reprob	Y
reprob _el	T
republic	C
republic fall	C
repulgu	C
requ	D
requ delet	H
requ let	J
requir	[
requir _of	[
requirement	C
requisit	C
rerun	C
rerun channel	C
res	J
res statu	J
rescat	[
rescat _por	R
rescu	[
reservation	C
reset	C
reset cod	I
reset galax	C
reset gmail	M
reset rout	G
reset servic	G
resfr	C
resfr comun	C
reshuffl	C
reshuffl ?who	D
residenc	G
residenci	[
resident	C
resident evil	C
resign	G
resign _from	C
resign templat	I
resist	[
resist _the	[
resistanc	C
resiz	F
resiz _a	F
resolution	Y
resolv dependenc	K
resolv vscod	G
resonic	E
resonic microphon	E
resort	C
resort div	C
resort snow	C
respect	[
respect _me	P
respect _my	U
respet	V
respet _a	S
respetan	P
respir	Q
respir alab	Q
resplandec	U
respond	F
respond _to	X
respond _with	C
respra	C
respra _a	C
respuest	[
rest	[
rest _for	V
rest _on	[
rest puls	C
restarant	C
restarant open	C
restart	C
restart _the	C
restart wind	C
restaur	Y
restaurant	H
restaurant _in	C
restaurant bill	H
restaurant book	C
restaurant london	J
restaurant menu	E
restaurant orl	D
restor	[
restor iphon	C
restrict	C
restriction	C
restrictiv	C
restrictiv covenant	C
resucit	[
resucit _al	R
resucit jesu	T
resuelt	C
resuelv	C
resuelv 2x	C
result	C
result _de	E
result _del	H
result kempton	D
result likud	C
result monac	H
result real	C
result romford	J
result wed	C
resum	C
resum _for	C
resumen	R
resumen _de	[
resurrect	S
resurrect _a	C
retail	D
retinol	C
retinol _and	C
retinol used	C
retir	R
retir _and	[
retir _de	X
retir diner	C
retirement	J
retirement _do	C
retirement age	C
retr	W
retr pric	I
retr siz	F
retreat	[
retreat ten	F
retreat them	[
retriev	C
retrogr	C
retrogr 2026	M
retrograd	D
retrograd dat	M
retun	C
return	H
return _a	C
return _from	[
return _of	Y
return _someth	C
return _to	[
return age	C
return cast	F
return deposit	G
return label	C
return n	I
return polic	E
return res	J
return without	C
reuben	R
reuben sandwich	C
reunion	F
reunion _de	[
reunion dat	C
reunit	Z
reveal	F
reveal _himself	R
reveal _your	C
reveal cannon	C
revelacion	W
revelation	[
revelation ezi	C
revelation ke	C
revelation skyrim	C
revelation troph	C
revelation two	C
reveng	[
revers	C
revers _a	C
review	C
revis	[
revis _el	[
reviv	K
reviv _in	C
revival	L
revivi	T
revolt	P
revolucion	C
revolucion frances	C
revolucion mexican	C
revolution	C
revolution februar	M
revolution invention	C
revolution timelin	K
reward	D
rewrit	F
rewrit _my	J
rewrit _th	I
rex	C
rex _in	C
rey	U
rey _a	W
rey _con	R
rey _de	[
rey _del	[
rey _en	U
rey _mas	P
rey _que	[
rey buen	R
rey catolic	C
rey david	Q
rey gord	Y
rey jos	C
rey leon	D
rey mag	I
rey mal	P
rey nin	R
rey preci	C
reynold	H
reynold gin	H
rez	[
rez _a	T
rez _del	C
rez _el	Q
rez _en	S
rez _por	R
rez _y	Q
rezan	T
rezarl	P
rezarl _a	P
rf	G
rf nod	G
rfc	C
rfc _con	C
rfc _por	C
rgb	C
rhapsod	K
rhapsod lyric	K
rhem	[
rhym	C
rhym _with	C
rhym schem	C
rhythem	C
rhythm	J
ri	X
ri _del	T
rib	E
rib eye	D
rib oven	C
ric	C
ric _and	K
ric _de	Q
ric _en	C
ric _que	W
ric _that	C
ric _y	Q
ric dog	D
ric lik	C
ric nigerian	H
ric saf	C
ricciard	C
ricciard podium	C
rich	[
rich _and	Y
rich _be	J
rich _but	V
rich food	C
rich fool	V
rich man	Z
rich peopl	R
richard	C
richard _and	I
richard meek	C
rick	C
rick _and	C
rickroll	C
rid	R
rid _an	D
rid _of	I
rid _on	[
riddl	C
riddl _i	C
rieg	C
rien	[
rien porqu	W
rif	C
rigb	C
rigb str	C
right	Y
righteou	X
righteou gemston	C
righteou man	T
rightmov	I
rightmov co	I
rigidbod	C
rigidbod fall	C
rim	C
rim shuttl	C
ring	C
ring ?wher	C
ring _accord	C
ring _do	F
ring _for	C
ring _in	Z
ring carat	C
ring cost	H
ring maleni	D
ring off	C
ring platinum	C
ring radagon	F
rington	G
rington _to	G
ringworm	C
ringworm cream	C
rinon	Z
rio	I
rio _de	H
rio jordan	S
rio mas	C
riot	[
rip	C
rip without	C
riquez	X
riquez _en	Q
ris	C
ris _of	[
ris damp	C
ris pdf	C
ris sign	C
ris snap	C
risk	U
riv _and	E
riv _in	C
riv _of	[
riv plat	C
riv severn	C
rivalr	Y
riz	D
rizpah	S
rm	G
rm rf	G
road	C
road _to	[
road bristol	F
road car	N
road closur	C
road trip	C
roan	K
roan lyric	K
roar	K
roar lion	[
roar twent	C
roast	C
roast _a	J
roast _my	C
roast chicken	L
roast near	I
rob	[
rob _a	Q
rob _el	U
rob _en	Q
rob _god	P
rob _la	R
rob _los	P
rob _the	S
rob dress	C
roban	Z
robert	C
robert palm	C
robinhood	C
robinhood account	C
robinson	C
robinson _and	C
roblox	C
roblox com	F
roblox octubr	K
roblox prom	J
roblox robux	E
roboam	X
robot	C
robot ?who	C
robot _get	C
robot _or	J
robot dream	C
robot novel	D
robot toy	C
robux	E
robux fre	E
roc	[
roc _y	P
roc mia	R
roci	R
rock	[
rock _and	U
rock _you	C
rock music	W
rock pap	C
rocket	C
rocket leagu	C
rod	[
rodg	C
rodg achill	C
rodill	E
rodill _al	C
rofl	C
rog	P
rogen	C
rogen houseplant	I
rogen wif	C
rogu	C
rogu one	C
roi	T
roj	[
roj _en	P
roj preci	C
rol	F
rol _of	[
rol admin	J
rol pla	K
rol system	G
roll	C
roll _a	C
roll _at	C
roll _del	T
roll _your	C
roll coast	C
roll contract	K
roll recip	F
roll ston	D
roll two	C
rollback	C
rom	[
rom _for	D
rom cheap	C
roman	C
roman 16	Y
roman _del	C
roman _que	U
roman bath	C
roman eat	C
roman leav	C
roman list	C
roman numeral	C
roman republic	C
roman shield	F
romanc	[
romanc novel	G
romantic	S
rome	C
rome _and	C
romford	J
romp	[
romp _el	V
romp _una	T
rompi	[
rompi _el	Z
rompi _la	S
rompieron	Q
ronald	C
ronald ?how	F
ronald fre	C
ronronean	C
ronson	D
ronson uptown	D
roof	[
roof rack	C
rooftop	L
rooftop _in	I
rook	C
rook mat	C
room	[
room 101	C
room _for	C
room acoustic	C
roomett	D
roomett _what	D
roommat	[
roost	[
roost crow	[
root	C
root 72	H
root _of	Y
root canal	I
root map	G
root near	E
root vegetabl	E
rop	[
rop _de	F
rop _par	Q
ros	C
ros _de	C
ros album	K
ros letr	C
ros park	G
ros patient	C
rosal	C
rosali	C
rosar	[
rosari	X
rosc	R
rosc _de	R
roscon	M
roscon _de	M
rosett	C
rosett hieroglyph	C
rosh	[
ross	C
ross accept	C
rost	C
rost 2016	J
rostr	[
rostr _de	S
rot	H
rot _at	C
rotat	C
rotat _a	L
rotat _my	C
rotat ax	G
rotation	C
rotation wow	C
rotavator	G
rotavator hir	G
roth	C
roth _and	F
roth ira	C
rotor	D
rotten	X
rotten tomato	C
rough	[
roulett	I
roulett strateg	I
round	C
round _a	M
round fac	F
round ninet	E
round thre	H
roundabout	C
rout	C
rout 66	C
rout _in	C
rout _to	G
rout blink	F
rout ever	C
rout mean	D
rout yesterda	C
routin	[
row	C
row _in	N
row four	C
row machin	J
row red	N
row thre	D
royal	C
royal deck	J
royal mail	C
royal peach	C
royal priesthood	Y
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
ruach	T
rub	C
rub band	L
rub ring	H
rubbish	C
ruben	V
rubi	C
rubi ceniz	C
rubik	F
rubik cub	F
rud	E
rud _to	P
rud mov	C
rued	J
rued _de	E
ruf	W
rufu	[
rug	C
rug doctor	G
rug weight	H
rugb	C
rugb leagu	C
rugb squad	C
rugb union	E
ruid	C
ruid _al	C
ruid _en	R
ruid _la	E
ruin	[
ruin _my	X
rul	H
rul _and	C
rul _for	Q
rul _in	T
rul _on	C
rul answ	C
rul explain	C
rul hasbr	C
rul onion	G
rul playof	C
rul root	E
rumbl	C
rumbl win	C
rumor	P
rumor tracklist	L
run	C
run 2049	G
run _a	U
run _and	X
run _for	R
run _on	M
run _the	[
run _to	[
run aft	J
run against	C
run all	G
run awa	[
run cyberpunk	F
run film	F
run ls	E
run out	[
run spik	C
run ston	C
run tim	C
run toda	C
run total	C
run twic	L
run two	C
run unlimit	C
runawa	X
runescap	H
runescap saradomin	H
runtim	C
runtim director	F
rush	C
rusk	C
russell	D
russell crow	D
russi	D
russi _hav	H
russian	C
russian alphabet	I
russian cas	G
russian revolution	M
rust	D
rust _a	C
rust borrow	J
rust chemical	C
rust mot	C
rust nail	C
rut	[
rut _y	S
ruth	C
ruth _and	Z
ruth age	C
ruth bad	F
ruth cand	E
ruth chr	G
ruth hom	C
ruth reuben	C
ruth wilson	C
rutin	L
rutin _de	C
rx	C
rx 660	E
rx tim	E
ryan	C
ryan cabin	N
ryan gosl	C
ryan medid	C
ryan reynold	H
rythm	C
rythm _or	C
ryzen	F
ryzen fiv	F
s	C
s corp	J
s mean	C
s n	D
s p	J
s perc	H
s s	D
s2	L
s23	I
s23 hard	I
s24	E
s24 _and	G
s4	C
s4 releas	C
sa	R
sa goodby	X
sab	F
sab _en	C
sab _lo	V
sab _por	P
sab _que	R
sab _quien	D
sab cant	C
sab mean	C
sab sant	V
sab si	[
sab tod	Q
sabactan	[
saban	U
sabbath	[
sabbath day	Z
sabbath first	C
sabbath paranoid	D
sabbath year	U
sabbatical	C
sabbatical polic	C
sabem	[
sabem _que	Q
saben	V
saberl	D
sabi	X
sabi _de	Q
sabiduri	Y
sac	K
sac _a	T
sac _de	[
sac _del	Q
sac _el	F
sac _la	R
sac _un	[
sac rfc	C
sacerdoci	T
sacerdot	Z
sacerdot _de	P
sacerdot _que	Q
sacerdot _y	S
sach	C
sack	I
sackcloth	S
sacr	[
sacrament	M
sacrament king	C
sacrific	[
sacrific _a	U
sacrific _for	[
sacrific _his	P
sacrific chess	C
sacrifici	[
sacrifici _de	U
sacrifici viv	P
sacrificial	C
sacrificial anod	C
sad	[
sad friend	W
sadduce	X
sadrac	Q
sadrac mesac	Q
saduce	[
sae30	J
saf	F
saf _in	I
saf _to	C
saf plac	C
saf temperatur	C
sag	C
sag ?how	C
sag _in	C
sag green	C
sagitari	C
sagittariu	C
sagittariu week	I
sagr	[
sahar	C
sai	C
sai bab	C
sailor	[
sainsbur	C
sainsbur open	C
saint	[
saint bernard	C
saint depth	D
saint fc	H
saint gobain	C
saint laurent	C
saint petersburg	I
saint row	C
saint stadium	K
saint vs	L
sal	Q
sal _a	C
sal _con	X
sal _de	[
sal _del	[
sal _el	[
sal _if	C
sal _la	T
sal _y	U
sal adelant	X
sal assistant	H
sal bad	C
sal mal	U
sal shakir	H
sal tax	C
salad	C
salad dress	C
salar	C
salar 2025	M
salar _for	C
salar _from	F
salar _of	L
salar alask	C
salar softwar	M
salari	[
salari minim	E
salbutamol	J
salbutamol inhal	J
salchich	C
saldr	S
salem	M
salem oregon	J
salem witch	C
salen	C
salen _los	C
salesman	C
salesman _and	C
salg	U
salg _de	T
sali	Q
sali _de	C
sali _del	S
sali _el	V
sali agu	S
sali bien	P
sali mal	Q
salid	U
salieron	W
saliv	S
salm	[
salm 151	T
salm 23	S
salm 91	U
salm _cuand	X
salm _de	U
salm _mas	P
salm _par	[
salm _que	P
salm contr	R
salm son	P
salmon	C
salmon _al	C
salmon tim	H
salom	[
salomon	T
salomon _en	P
salomon _y	P
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
salt bae	G
salt bath	D
salt film	J
salt shak	E
saltamont	Y
salud	W
salv	[
salv _a	R
salv _de	P
salv _mi	P
salv _por	Q
salv siempr	Q
salvador	C
salvador dal	D
salvador hoy	C
salvag	C
salvag titl	C
salvan	X
salvan _los	R
salvarm	Q
salvars	T
salvi	C
salvi _dond	C
sam	P
sam _as	C
sam day	G
sam gam	C
sam sex	T
sam sin	P
sam thing	S
samari	[
samaritan	[
samhain	C
samhain alt	C
sampl	C
sampl quer	C
sampl text	I
samson	[
samson _and	Z
samson hair	[
samson kill	S
samson pull	V
samson resonic	E
samson strength	C
samsonit	F
samsonit luggag	F
samsung	C
samsung 55	K
samsung _se	C
samsung a52	K
samsung advert	I
samsung custom	C
samsung galax	I
samsung s24	E
samuel	W
samuel _at	Q
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
san jos	I
san juan	C
san jud	[
san lorenz	C
san manuel	C
san marin	C
san martin	C
san miguel	R
san pabl	S
san salvador	C
san sebastian	C
san valentin	[
sanador	R
sanar	Q
sanctuar	Y
sand	S
sand _and	C
sandal	Q
sandal _that	C
sandal siz	M
sandali	[
sandl	C
sandl golf	G
sandl netflix	D
sandwich	C
sangr	[
sangr _de	U
sangr _en	U
sangr _tien	C
sanhedrin	V
sanidad	S
sanidad _y	P
sanson	[
sanson _y	Q
sant	S
sant _a	[
sant _que	X
sant _ser	R
sant cen	X
sant clau	U
sant cruz	C
sant cuant	G
sant doming	C
sant fe	C
sant generator	C
sant lagun	C
sant mor	R
sant sant	Z
santand	C
santeri	U
santiag	J
santiag _a	C
santiag _de	C
santiag _el	P
santific	W
santisim	R
santuari	Y
sap	L
sap _from	G
sapphir	U
saqu	U
sar	[
sar lee	I
sara	Z
saracen	C
saracen rugb	C
saradomin	H
saradomin godsword	H
sarah	W
sarah ?when	V
sarah k	J
sarah laugh	X
sarah michell	C
sarcasm	V
sard	X
saron	[
sartr	C
sartr be	C
sash	C
sash window	C
sat	J
sat pap	J
satan	[
satan fall	X
satanic	J
satanic _vers	C
satellit	C
satellit _from	C
satin	C
satisf	X
saturation	D
saturation _at	D
saturda	L
saturda kitchen	J
saturn	C
saturn _hav	G
saturn return	C
sauc	C
sauc _what	K
sauc becaus	H
saul	[
saul _and	S
saul _in	Q
saul _se	S
saul _y	P
saul choos	R
saul die	V
saul goodman	C
saul last	C
saul son	Q
saul spar	R
sauvag	D
sauvag 100ml	D
sav	W
sav _a	C
sav _but	T
sav _by	C
sav _for	[
sav _her	Q
sav _in	C
sav _me	[
sav _on	C
sav _the	F
sav account	W
sav alwa	X
sav arm	C
sav end	C
sav grac	C
sav mone	[
sav mountain	J
sav password	C
sav percentag	F
sav rat	C
sav thrift	C
sawf	C
scal	M
scal _be	D
scal outsid	C
scam	[
scan	I
scan _a	F
scan _the	G
scandal	C
scandal summar	C
scar	U
scar _about	T
scar _at	Q
scar _i	S
scar _of	[
scar _or	C
scar _to	[
scar broth	C
scarlet	Q
scarlet let	C
scarlet version	D
scatter	S
scen	C
scen _in	C
scen one	I
scen seven	M
scen song	C
schadenfreud	C
schadenfreud mean	C
schedul	C
schedul _with	F
schedul lincoln	M
schem	[
schit	C
schit creek	C
schizophreni	V
school	R
school _be	S
school _for	Q
school _of	C
school basketball	C
school break	C
school bus	C
school clos	C
school football	C
school lesson	R
school lunch	F
school meal	C
school teach	V
school term	G
school year	[
schopenhau	F
schopenhau porcupin	F
schroding	C
schroding cat	C
scienc	[
scienc onlin	C
scientolog	C
scientolog _e	C
scientolog level	I
scissor	C
scissor sist	C
scoot	C
scoot _on	D
scoot unlock	M
scor	C
scor _do	H
scor _for	G
scor _from	F
scor _in	K
scor _of	I
scor _the	K
scor fast	H
scor sheet	K
scor work	C
scorpi	C
scorpi compatibilit	I
scorpi moon	C
scot	C
scot cousin	C
scotch	L
scotch bonnet	L
scotland	C
scott	C
scottish	L
scottish parliament	L
scrabbl	C
scrabbl word	C
scrap	D
scrap websit	D
scratch	S
scratch card	[
scratch glass	C
scratchcard	D
scratchcard od	D
scream	G
scream _at	G
scream ever	C
screen	F
screen _and	D
screen _of	C
screen _to	C
screen aft	C
screen flick	E
screen irql	E
screen know	D
screen tim	[
screenshot	Q
screenshot _on	K
screw	C
screw _do	C
screw _from	M
screw _you	C
screwdriv	L
screwdriv siz	L
screwtap	D
screwtap let	D
scrib	[
script	C
script _that	D
script alert	G
scroll	[
scroog	D
scroog offic	D
scrub	C
scrub discount	C
sd	C
sd card	C
sdfgsd	G
sdfgsd jaj	G
sdfsdf	C
sdkfjh	E
sdkfjh skdjfh	E
se	[
se _me	P
se _que	[
se _quien	P
se _the	Q
se si	R
se valient	U
sea	[
sea _and	S
sea _be	C
sea _el	W
sea _in	Z
sea _of	[
sea aquarium	C
sea mud	C
sea resort	C
sea salt	C
sea snorkell	D
seal	C
seal sawf	C
sealant	C
sealant dr	C
sean	[
sean uno	X
search	C
search _be	C
search _for	[
search bar	C
search box	J
search histor	C
search q	M
search sit	C
season	C
season 22	N
season _in	C
season _of	C
season dat	I
season fiv	K
season four	C
season lyric	M
season releas	M
season seven	C
season six	C
season start	G
season thre	C
season twelv	M
season two	C
seat	I
seat 11a	C
seat _at	[
seat _do	C
seat _of	W
seat _on	C
seat _with	D
seat ibiz	C
seat leon	C
seat map	K
seat rul	C
seattl	C
seattl _to	C
sebastian	C
sebastian _con	G
sebastian festival	C
sec	X
secan	C
secan _las	C
second	P
second _in	C
second chanc	[
second com	[
second debat	C
second hand	C
second high	F
second hom	J
second job	C
second law	C
second memor	C
second templ	[
secondar	D
secondar color	D
secret	W
secret _of	[
secret angel	C
secret sant	C
secretar	C
secretari	R
sect	[
secul	Z
securit	C
securit council	C
securit deposit	C
securit hedg	C
securit question	C
sed	[
sedon	D
sedon hik	D
see	N
see ?who	D
see _a	[
see _god	W
see _his	Q
see _in	H
see _me	V
see _my	Y
see _the	S
see _with	C
see jesu	Z
see no	[
see northern	D
see sav	C
see through	C
see trap	C
see x	C
see ya	C
seed	N
seed ?how	G
seed _and	[
seed grow	[
seed phras	C
seed pickl	C
seed pod	C
seed restaurant	D
seed sta	C
seed substitut	C
seek	[
seek _god	Q
seek _the	U
seek first	Q
seem	X
sefor	[
seg	C
seg genes	C
segmentation	C
segmentation fault	C
segu	Z
segu _a	T
seguimient	C
seguimient _de	C
seguimient corre	F
segun	Y
segun _di	S
segun _la	W
segund	U
segund _de	C
segund grad	C
segund mor	T
segund templ	T
segund venid	S
segur	J
segur _a	C
segur _de	C
seguridad	[
seguridad _de	P
seinfeld	C
seinfeld soup	C
seiz	Y
seizur	Y
selah	Y
selassi	C
selassi crown	C
seleccion	G
seleccion argentin	G
select	C
select _en	I
select _from	C
select count	K
select nombr	E
select null	L
select pg	I
select usernam	L
self	Z
self assessment	C
self control	T
self defens	Q
self emplo	C
self harm	S
selfish	[
sell _his	S
sell _it	I
sell _me	C
sell _my	H
sell _the	U
sell _what	I
sell album	J
sell charcoal	C
sell drug	T
sell everyth	V
sell out	F
sem	N
sem permanent	F
seman	M
seman _de	Q
seman sant	[
sembr	E
sembr _en	C
sembrador	X
semicolon	C
semill	J
semill _de	C
sen	C
sen _de	C
senal	[
senal _de	X
senal _del	T
senaquerib	Z
senat	C
senat _do	C
senat majorit	C
senat seat	C
senator	C
senator term	C
senator tim	K
sencill	[
send	W
send _a	H
send _her	Q
send _it	I
send _me	C
send _the	Q
send _them	H
send _to	T
send awa	R
send hom	[
send mone	[
send nud	Z
send out	Y
sennacherib	W
senor	X
senor elegid	Q
sens	W
sens _of	Q
sensual	R
sent	[
sent _a	Q
sent _que	Z
sent _un	W
sent culpabl	Q
sent inutil	P
sent mal	P
sent nad	U
sent sol	R
sentadill	C
sentenc	C
sentid	[
sentid _de	Q
sentr	C
seoul	F
seoul metr	F
sep	D
sep cit	C
separ	X
separ _el	P
separ _los	P
separan	P
separat	[
separat _from	P
separat _us	U
sept	C
sept 2001	C
septemb	Q
septemb zon	C
septim	P
septim dia	P
septon	E
septon actor	E
septuagint	Y
sepulcr	Y
sequenc	C
sequenc first	C
sequi	X
ser	Y
ser _a	R
ser _con	V
ser _de	R
ser _di	P
ser _el	Y
ser _hay	C
ser _la	W
ser _las	U
ser _los	[
ser _mi	P
ser _muy	Y
ser _un	[
ser _una	X
ser _yo	Q
ser adict	Q
ser adopt	P
ser ama	S
ser buen	S
ser cancell	D
ser catolic	P
ser channel	K
ser cristian	Q
ser demas	P
ser dign	Q
ser divorc	Q
ser episod	M
ser feliz	P
ser hij	P
ser inocent	P
ser mal	V
ser nin	F
ser nuev	P
ser ord	C
ser salv	Q
ser sant	W
ser sauc	K
ser schedul	C
ser si	C
ser two	C
ser viej	R
ser virgen	Q
ser viud	Q
ser vivient	P
ser x	J
serafin	U
seran	W
seran juzg	P
seren	C
seren won	C
seri	I
seri dark	C
serious	S
sermon	[
sermon _for	U
sermon _on	W
serpent	Z
serpient	J
serpient _de	R
serpient _y	[
sertralin	E
serv	P
serv _a	T
serv _at	P
serv _en	Q
serv _god	[
serv _in	Y
serv _the	S
serv not	C
serv rental	C
serv statu	C
serv tabl	[
servant	[
servant ?who	S
servant _be	S
servant _of	X
servant girl	U
servic	J
servic _for	C
servic _las	C
servic light	G
servic read	[
servici	U
servidor	E
sescam	C
sesion	C
sest	C
sest mejor	C
set	J
set _a	D
set _an	C
set _in	D
set _me	Z
set _of	C
set boundar	[
set fre	[
set menu	C
set up	C
setent	[
setent an	[
setent hij	Q
setent vec	R
seth	D
seth me	C
seth rogen	C
setlist	C
setlist metal	C
setstat	E
setstat usestat	E
settl	R
settl _of	H
setup	C
seven	C
seven 22	H
seven 25	D
seven ?who	C
seven _por	C
seven annotation	M
seven broth	Z
seven bus	C
seven church	Q
seven da	[
seven dead	C
seven ecoboost	I
seven fat	R
seven hundr	S
seven husband	R
seven lif	G
seven nation	T
seven pc	G
seven seal	[
seven seven	C
seven son	S
seven stunt	C
seven ten	C
seven thin	R
seven tim	[
seven x	C
seven year	E
sevent	[
sevent week	W
sevent year	[
seventh	I
seventh day	T
seventh heaven	C
severanc	C
severn	C
sevill	C
sevill agost	C
sevill preci	M
sew	C
sew bee	C
sew machin	C
sex	[
sex _con	P
sex _in	S
sex _ser	P
sex girl	C
sex scen	[
sex stor	C
sex work	V
sext	S
sext bot	C
sexual	[
shabbat	H
shabbat start	H
shad	I
shadda	Y
shadow	U
shadow go	[
shadrach	U
shadrach meshach	U
shak	W
shak _at	G
shakespear	C
shakespear die	C
shakir	C
shakir ahor	H
shalom	[
shalom mean	T
sham	[
shammah	X
shampo	C
shampo ?how	C
shampo _for	C
shank	C
shank oven	C
shank pub	I
shank slow	L
shannon	C
shap	C
shap _of	H
shap almond	C
shar	M
shar _a	[
shar _my	C
shar _the	X
shar account	C
shar ceo	C
shar everyth	S
shar fenc	C
shar polic	C
shar pric	C
shar wif	K
shark	H
shark _hav	F
shark doo	C
shark view	C
sharm	C
sharon	V
sharp	[
sharp than	Y
sharpen	R
sharpen chisel	C
sharpen kitchen	F
shaun	C
shaun _the	C
shav	D
shav mak	C
shawshank	C
shawshank redemption	C
sheb	K
sheb cat	C
shechem	[
shed	C
shed 3x4	C
sheep	X
sheep _and	[
sheep _of	V
sheep coffe	H
sheep film	J
sheep mattress	C
sheep mean	W
sheep record	D
sheep worm	C
sheeran	C
sheeran bpm	C
sheeran new	J
sheet	C
sheet _so	H
sheet music	E
shein	C
shein no	E
shein octubr	J
shein ord	F
shein packag	C
sheinbaum	C
sheinbaum aprobacion	C
shekel	[
shekel _to	C
shelf	C
shelf ide	C
shelt	U
shelv	C
shelv up	C
shem	[
shepherd	N
shepherd _and	[
shepherd bush	C
shepherd husk	F
shepherd neam	C
shepherd pie	C
shepherd shed	C
sherlock	M
sherlock season	M
sherman	L
shib	C
shib inu	C
shibbol	Z
shield	S
shield _of	V
shield provid	K
shield templat	F
shift	N
shift _what	C
shift pattern	H
shiloh	X
shiloh joli	C
shime	[
shin	[
shin lik	Z
shin splint	C
shingl	C
shingl vaccin	C
shint	C
shint hom	C
shint shrin	C
ship	C
ship _a	M
ship _in	C
ship _of	M
ship begin	C
ship ever	C
ship guid	C
ship numb	C
ship siz	K
ship yet	F
shipwreck	[
shiraz	H
shiraz pric	H
shird	C
shird tim	C
shirle	C
shirle templ	C
shirt	C
shirt _in	L
shirt _with	L
shirt coll	F
shirt color	J
shit	H
shit app	H
sho	C
sho burwood	C
sho cheap	I
sho origin	H
sho sal	C
sho shop	H
sho siz	N
shof	X
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
shoplift	Y
short _vers	T
short email	C
short lash	C
short lif	[
short psalm	Q
short sell	C
short squeez	E
shortcut	C
shortcut _on	C
shorten	C
shorten jean	C
shot	C
shot _for	C
shot archduk	E
shot jfk	C
shot polar	C
shot put	C
shotgun	U
shotgun lyric	L
should	C
should pric	M
shout	V
shout _at	R
shout for	H
show	H
show _in	C
show cak	J
show drain	C
show error	J
show gam	C
show head	G
shrek	C
shrek _en	C
shrek donke	C
shrek thre	J
shrek two	N
shrimp	U
shrin	Q
shrin etiquett	G
shrin gat	C
shrin location	K
shroud	X
shroud _of	X
shrub	C
shrub prun	F
shrub trim	C
shu	C
shu bed	C
shu bedroom	E
shuffl	C
shuffl card	C
shun	[
shunammit	Z
shut	C
shut _the	[
shut down	K
shut off	E
shut sp	D
shut up	C
shutdown	I
shutdown updat	I
shuttl	C
shy	T
si	U
si _di	T
si _el	R
si _en	L
si _hay	S
si _la	S
si _me	Y
si _mi	X
si _o	Q
si _se	S
si _ser	R
si _teng	P
si _tu	T
si _un	T
si algun	P
si mism	S
si nac	C
si no	W
si pec	P
si ser	Q
si vien	C
sibl	K
sick	[
sick _and	P
sick _for	Y
sick _in	R
sick _of	P
sick becaus	S
sick friend	P
sick peopl	Q
sick person	Q
sid _do	C
sid _for	X
sid _of	C
sid adel	C
sid effect	E
sid stitch	D
siddharth	C
siddharth enlighten	C
sidewa	C
sidon	[
sieg	[
sieg _of	Q
siembr	C
siembr vient	Y
siempr	[
siempr _en	P
siempr _me	S
siempr salv	Q
siend	V
siend cristian	Q
sient	R
sierr	C
sierr est	C
sierv	Z
sierv _del	P
sierv _que	P
sierv _y	P
siet	[
siet an	R
siet di	U
siet espiritu	P
siet herman	Q
siet iglesi	P
siet marid	Q
siet sell	X
siet vec	Q
sig	[
sigh	C
sigh no	C
sight	D
sight australi	C
sigil	C
sigl	U
sigm	C
sigm mal	C
sign	C
sign ?wher	E
sign _be	C
sign _del	L
sign _for	C
sign _from	[
sign _if	E
sign _in	C
sign _of	[
sign languag	C
sign ser	C
sign vs	F
signatur	E
signatur passport	C
signific	[
signific _de	Q
signific _del	[
significan	R
significan _los	Q
sigu	[
siguen	Q
sigui	R
sigui _a	R
siguieron	P
sihon	U
sikh	D
sikh gurdwar	C
sikhism	C
sil	F
sil _in	P
sil her	C
silenc	M
silenc _of	C
silenci	W
silenci ant	Q
silenci entr	C
silent	[
silent treatment	S
silicon	C
silicon sealant	C
silk	C
silk _and	C
silk mak	C
sill	Z
silo	[
silv	T
silv _and	W
silv cup	T
silv location	C
silv spot	C
silversmith	Y
silvestr	U
sim	C
sim four	C
sim huawe	F
sim o2	L
sim onl	N
sim pin	E
simbol	[
simboliz	U
simboliz _la	S
simeon	[
simeon _and	Q
simeon _y	R
simil	G
simil _and	C
simil _to	J
simon	G
simon _el	X
simon _sa	C
simon _the	[
simon bil	C
simon boliv	C
simon cowell	C
simon die	C
simon graceland	C
simp	[
simpl	L
simpl word	J
simplif	C
simplif 48	C
simplif root	H
simpson	C
simpson prediction	C
simulador	C
simulador hipotec	C
simulat	G
simulat _a	G
simultaneou	D
simultaneou equation	D
sin	[
sin _a	Q
sin _and	R
sin _be	Y
sin _do	T
sin _for	R
sin _in	P
sin _mi	V
sin _of	C
sin _que	C
sin _to	[
sin aft	P
sin amig	P
sin anim	C
sin bautiz	P
sin ceboll	G
sin ces	S
sin cit	C
sin cos	C
sin diner	Q
sin el	Q
sin experienci	C
sin fe	R
sin gan	Q
sin levadur	[
sin licenci	C
sin nad	V
sin not	T
sin numb	D
sin obr	R
sin offer	R
sin padr	Q
sin parej	S
sin polv	C
sin quer	P
sin saberl	R
sin ser	C
sin taladr	C
sin tarjet	C
sin ticket	C
sin trabaj	P
sin woman	Q
sina	D
sina hik	D
sina hospital	C
sina mount	C
sina mychart	C
sina peninsul	C
sinagog	Y
sinc	Z
sinc 1945	C
sinc _he	Q
sinc _i	[
sinc _my	P
sinc _the	V
sindrom	Z
sindrom _de	U
sing	C
sing _and	T
sing _in	W
sing _me	C
sing _the	C
sing _to	U
sing bowl	C
sing over	Q
sing real	C
sing total	C
singapor	C
singapor _right	C
singl	V
singl infern	C
singl lad	C
singl malt	C
singl mom	W
singl word	C
sink	C
sink _and	E
sink _in	C
sink _with	F
sink without	E
sinonim	C
sinonim _de	C
sintactic	C
sintactic orar	C
sintom	C
sintom _de	C
sion	[
sir	C
sir set	I
sirac	V
sirach	[
siri	U
sirloin	D
sirv	C
sirv _el	C
sirv _la	W
sirv _par	C
sirven	S
sirvient	X
sisar	W
siser	X
sist ?who	W
sist _be	Y
sist _in	V
sist _of	[
sist _wont	W
sist act	F
sist sledg	C
sist wif	C
sistem	C
sistem sol	C
sit	C
sit _for	C
sit _in	Y
sit _on	J
sit _with	V
sit accept	C
sit crash	C
sit still	T
six	C
six _in	C
six afraid	C
six da	T
six flag	G
six hour	H
six mes	F
six month	U
six nation	C
six netflix	I
six nin	L
six one	D
six peopl	C
six releas	N
six sat	J
six seven	C
six tomorrow	C
six year	C
siz	C
siz 2lb	L
siz 41	M
siz _a	I
siz _be	R
siz _on	C
siz a4	L
siz averag	L
siz bed	E
siz chart	H
siz com	C
siz crochet	I
siz drill	N
siz duvet	J
siz eight	G
siz eleven	F
siz fourteen	N
siz mattress	M
siz minimum	N
siz six	N
siz suitcas	J
siz trampolin	L
siz turke	H
sk	C
skateboard	D
skdjfh	E
skdjfh ksjdhf	E
ski	C
ski resort	C
ski trip	C
skibid	C
skibid toilet	I
skin	Z
skin _of	C
skin _on	N
skin diseas	X
skinn	F
skinn jean	C
skip	D
skip _a	C
skip church	Y
skip ever	N
skip row	C
skirt	M
skirt corn	C
skod	G
skod fabi	G
sku	C
sku 88213	C
skull	J
skull chr	C
sky	V
sky blu	C
sky island	C
skydiv	G
skylin	G
skyrim	C
skyrim consol	C
skyrim quest	C
skyrim tal	K
skywalk	J
skywalk lightsab	J
sla	C
sla gat	E
sla season	C
slab	C
slack	C
slack ?how	J
slack messag	C
slaint	C
slaint mean	C
slam	C
slam _hav	C
sland	[
slap	P
slav	[
slav _and	U
slav girl	U
slav replication	C
slaver	V
slaver abolish	C
slaver end	H
sledg	C
sledg great	C
sledgeham	C
sledgeham year	C
sleep	S
sleep ?how	D
sleep _do	C
sleep _in	[
sleep _on	[
sleep _with	T
sleep alon	P
sleep current	C
sleep dur	P
sleep ten	C
sleep togeth	[
sleepless	V
sleepwalk	C
slic	G
slid	L
slid siz	L
slim	C
slim without	C
sling	F
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
slow	H
slow _to	[
slow cook	C
slow food	C
slow motion	G
slow upst	F
slug	C
slug eat	C
slumb	V
small	S
small _on	C
small bus	C
small child	P
small claim	C
small countr	C
small estat	G
small galle	L
small garden	C
small group	[
small intestin	C
small read	C
small thing	[
smart	C
smart met	D
smart than	G
smash	X
smash _the	U
smell	C
smell _of	J
smell lik	C
smit	J
smit two	J
smith	C
smith _say	C
smith actor	G
smith birth	C
smith ohi	H
smith84	L
smith84 gmail	L
smok	[
smok _and	C
smok point	C
smok weed	[
smoke	C
smoke eye	F
smoke robinson	C
smyrn	X
snack	C
snack list	C
snail	C
snail eat	C
snak	U
snak _and	W
snak _in	[
snak _on	P
snak bit	[
snak compatibl	C
snak gam	E
snak plant	C
snak scen	C
snap	C
snap off	C
snapchat	E
snapchat without	E
snarf	C
sneak	Z
sneak out	Z
sneez	C
sneez ?when	C
snook	D
snook ball	G
snook maximum	K
snoop	G
snoop dog	G
snorkell	D
snorkell hurgh	D
snow	D
snow _in	C
snow _th	C
snow chain	E
snow day	C
snow real	C
snow report	C
snp	C
snp lead	C
snyd	C
snyd cut	C
so	[
soak	D
soap	C
soap ingredient	H
soap mak	H
sob	[
soberbi	S
soborn	U
sobr	Q
sobrin	[
sobrin _de	U
social	Z
social medi	W
socialism	V
sociolog	H
sociolog functionalism	H
sock	C
sock _in	C
socket	C
socket sign	C
socorr	U
socr	C
socratic	C
socratic method	C
sod	C
sod _and	F
sod stere	E
sodium	C
sodium react	D
sodom	[
sodom _and	R
sodom metal	C
sof	C
sof lost	C
sof without	G
sofoni	W
soft	F
soft cell	C
soft spot	C
soft yolk	I
soften	C
soften salt	C
softwar	S
softwar engin	M
sohcahto	C
soil	E
sol	I
sol _a	C
sol _con	Q
sol _de	W
sol _di	R
sol _en	[
sol _me	V
sol _por	[
sol _se	T
sol _un	R
sol _y	P
sol esto	C
sol girl	I
sol goalkeep	C
sol habl	C
sol husband	C
sol maquet	C
sol mediador	Z
sol panel	F
sol piens	X
sol tab	C
sol trad	C
sol vez	R
solan	C
solan stak	C
solang	C
solang elevator	C
sold	[
sold _y	P
sold mock	S
sold roman	P
soledad	C
solid	[
soliloqu	J
soliloqu ?how	J
solitair	C
solitair fre	C
solomon	[
solomon _hav	Z
solomon ask	Q
solomon hik	C
solomon island	F
solomon min	C
solomon northup	C
solomon pra	P
solomon seal	C
solomon templ	T
solomon writ	[
solstic	I
solstic ticket	I
solt	[
solt _a	R
solt _el	T
solter	T
solv	C
solv 3x	C
solv listen	C
som	Q
som _mas	R
som jaz	E
som peopl	C
som point	K
som tod	S
som uno	P
sombr	S
somebod	S
somebod _tell	C
son	[
son ?who	V
son _and	T
son _be	X
son _con	T
son _de	Q
son _do	[
son _doesnt	P
son _el	P
son _in	X
son _la	T
son _las	[
son _los	C
son _mas	P
son _of	[
son _sa	S
son _un	P
son _wont	V
son a610	H
son amor	R
son com	R
son compatibl	F
son die	Q
son got	P
son heung	C
son igual	P
son join	Q
son kill	P
son lif	Y
son nam	C
son new	G
son pec	S
son pla	X
son sigh	C
son steal	P
son want	R
sonet	C
song	C
song _about	M
song _for	C
song _from	J
song _in	C
song _of	[
song _that	C
song _the	C
song compos	C
song list	M
song paul	C
song tun	F
sonic	K
sonic cheat	K
sonid	D
sonnet	C
sonnet 18	D
sonnet _about	C
soon	[
sopat	X
soport	[
soport _a	Q
sor	K
sorcer	X
sord	V
sorr	[
sorr _for	R
sorr _to	V
sorrow	[
sort	C
sort _right	C
sort arra	K
sos	[
soul	[
soul _of	P
soul batter	F
soul best	C
soul estu	C
soul movi	L
soul thre	H
soul train	C
soulcycl	H
soulcycl class	H
sound	G
sound _be	C
sound _but	K
sound _on	D
sound mak	F
sound mor	I
sound stif	D
sound travel	C
soundtrack	C
soup	H
soup guy	C
soup slow	C
sourc	G
sourc cod	G
sourdough	C
sourdough alwa	G
sourdough com	E
sourdough start	C
south	F
south island	H
south kore	E
south rim	C
southampton	E
southampton saint	E
southeastern	C
sow	Y
sow _in	C
sow _the	U
sow wheatgrass	C
soz	C
sp	F
sp _and	L
sp _for	D
sp _of	C
sp mem	C
sp mph	C
sp test	C
sp up	G
spac	K
spac _th	L
spac sav	C
spacex	C
spacex launch	C
spain	C
spain _to	M
spam	G
spam call	G
spaniel	C
spaniel groom	C
spanish	C
spanish arm	C
spanish numb	M
spank	[
spank _my	Q
spar	Q
spar _the	[
spar rib	C
spar saul	Q
spark	D
spark ?when	J
spark plug	C
sparknot	C
sparrow	[
spartacu	C
spartacu revolt	C
speak	[
speak _for	R
speak _in	[
speak _the	R
speak _to	G
speak french	F
speak italian	C
speak lord	R
speak up	[
speak vot	C
speak without	C
speakerphon	C
spec	M
special	Z
special need	R
speech	Y
speech ballot	I
speech open	C
speech transcript	K
speech worksheet	C
speed	C
speed fin	C
speed ticket	L
spel	C
spel rhythem	C
spell	C
spell accomodation	C
spell definat	K
spell gre	C
spell level	K
spell necessar	C
spell numb	D
spenc	H
spenc calor	H
spend	[
spend _too	Q
spent	[
sperm	U
spf	C
spf fift	I
spf thirt	C
spic	F
spic _be	C
spid	C
spid not	C
spid siz	C
spiderman	C
spik	C
spill	X
spill gulf	F
spin	C
spin cycl	J
spin off	E
spirit	M
spirit _a	V
spirit _and	P
spirit _be	R
spirit _in	W
spirit _of	S
spirit airlin	D
spirit awa	C
spirit halloween	C
spirit island	D
spirit level	C
spirit mean	P
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
split	F
split _a	H
split pdf	J
split screen	C
split up	[
spoil	I
spoil _the	T
spoil next	C
spong	M
spong sink	C
spongebob	C
spongebob mock	C
spoon	C
spoon feel	C
sport	[
sportst	I
sportst 883	I
spot	C
spot clos	C
spot thirt	C
spotf	C
spotf premium	C
spotif	C
spotif subscription	G
spotif wrap	D
spotless	C
spotless mind	C
spous	[
spous _be	P
spous vis	C
spr	U
spr airport	C
spr constant	C
spr hotel	F
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
spur	Q
spur kick	J
spy	U
sql	C
sql _to	F
sqrt	C
sqrt 14400	C
squad	I
squar	C
squar brown	H
squar minu	M
squar root	G
squat	G
squat form	G
squeak	C
squeak brak	I
squeak floorboard	I
squeal	C
squeal commandment	C
squeez	P
squid	C
squid gam	C
squirrel	C
squirrel empt	C
src	E
src http	L
src x	G
ssh	C
ssh key	J
ssh permission	F
st	C
st alban	H
st andrew	K
st bernard	M
st helen	D
st john	C
st johnston	D
st jud	X
st kit	J
st lou	G
st luci	C
st mar	F
st michael	H
st mirren	F
st pancr	D
st patrick	L
st paul	C
st pet	N
st petersburg	K
sta	[
sta _at	U
sta _in	C
sta _on	C
sta _with	U
sta hom	W
sta pur	[
sta togeth	P
sta viabl	C
stab	M
stack	C
stack plu	J
stack rul	C
stadium	D
stadium bag	H
stadium capacit	K
staf	Z
stag	Z
stag _do	C
stag _of	E
stag four	[
stag fourteen	M
stain	C
stain out	C
stainless	I
stainless steel	I
stairwa	G
stairwa _to	G
stak	C
stak reward	C
stalin	C
stalin fiv	C
stalingrad	C
stalingrad length	C
stall	H
stallion	C
stallion _of	C
stamp	G
stamp _to	G
stamp dut	C
stan	C
stan iron	C
stanc	C
stanc box	C
stand	R
stand _and	C
stand _at	W
stand _by	[
stand _for	C
stand _my	R
stand _on	C
stand still	X
stand up	[
standard	C
standard complaint	C
standard deviation	C
stanford	F
stanford speech	F
star	H
star _and	[
star _at	[
star _of	M
star count	J
star judg	C
star sign	L
star trek	C
star war	C
stardew	C
stardew valle	C
starfish	C
starfish reef	C
starl	I
starm	C
starm _u	C
start	P
start ?when	C
start _a	[
start _and	C
start _in	L
start _my	Y
start _of	Z
start _th	L
start _the	[
start _with	C
start chem	V
start class	C
start click	F
start dat	K
start dos	C
start doubl	G
start mone	C
start not	D
start over	[
start read	S
start smell	K
start system	E
start teeth	C
start tim	C
startup	C
starv	[
stas	C
stas fil	C
stas sign	G
stat	C
stat 1969	C
stat 2020	E
stat _be	C
stat _hav	C
stat _of	C
stat bird	C
stat last	C
stat list	C
stat lock	J
stat newton	E
stat setstat	E
stat warrior	J
statement	J
statement exampl	D
static	C
static aft	C
static void	I
statin	C
statin _and	C
station closur	C
station near	H
statu	I
statu 403	J
statu ba	F
statu ezy8421	C
statu mean	C
statu open	K
statut	C
statut _of	I
statut bar	C
statutor	M
statutor uk	M
stdi	F
stdi h	F
stead	Q
steak	C
steak _for	I
steak pric	G
steakhous	G
steakhous menu	G
steal	[
steal _from	V
steal _my	V
steal _the	L
steam	C
steam deck	H
steam engin	C
steel	C
steel different	C
steel histor	E
steel knif	C
steel prediction	H
steel wat	I
steer	C
steer fluid	J
steer wheel	C
stencil	C
step	E
step _be	D
step _by	C
step _in	J
step _of	C
step child	U
step up	C
stepchildren	S
stepdad	S
stepfath	T
stephen	U
stephen king	C
stephen speech	S
stepmoth	R
stere	E
stere _de	E
stev	C
stev coogan	L
stev job	C
stew	Y
stew instant	C
stew without	C
stewi	C
stewi voic	C
stfu	C
stick	[
stick _that	[
stick _to	C
stick insect	C
stick season	M
stif	N
still	[
still _and	S
still _be	P
still _for	V
still _in	C
still feel	P
still lif	U
still lov	Q
still not	T
still noth	C
still singl	[
still stop	C
still use	C
stillborn	W
sting	H
sting _your	C
stipend	C
stir	Y
stitch	C
stitch ?when	D
stitch _do	E
stitch out	C
stitch pattern	F
stock	H
stock _and	F
stock down	C
stock market	U
stock pric	L
stock split	C
stoicism	G
stoicism podcast	G
stok	C
stok _on	G
stomach	Q
stomach bug	I
ston	[
ston _and	X
ston _for	[
ston _in	Q
ston _of	[
ston _to	Z
ston pillow	[
ston setlist	D
ston tablet	R
ston templ	C
ston weight	C
ston work	C
ston year	C
stoneheng	I
stoneheng solstic	I
stonewar	C
stonewar casserol	C
stood	[
stop	V
stop _a	D
stop _my	C
stop _the	[
stop advertis	F
stop bark	C
stop be	[
stop chas	U
stop condensation	C
stop cr	P
stop cut	N
stop eat	T
stop fox	C
stop halfwa	J
stop la	C
stop lov	S
stop mak	C
stop outsid	C
stop overnight	D
stop peel	C
stop send	C
stop sin	X
stop spam	G
stop squirrel	C
stop think	Q
stop tomato	G
stop treatment	W
stop watch	[
stop worr	V
stor	C
stor _about	G
stor _for	T
stor _in	Z
stor _my	E
stor _of	[
stor _to	R
stor adam	C
stor aft	D
stor buy	J
stor cod	G
stor dahli	H
stor fiv	E
stor four	C
stor fre	C
stor fresh	J
stor girl	C
stor hour	E
stor location	C
storag	C
storag full	C
storag spac	L
store	C
store hous	C
storm	Y
storm daniel	C
storm tonight	M
stortford	K
stortford train	K
str	C
str _to	I
str arg	I
str part	C
str theor	C
straight	U
straight _to	[
straight lin	C
straighten	C
strain	E
strait	G
strait album	G
strang	[
strang _vers	P
strang thing	C
strap	C
strap _be	C
strateg	C
strateg chart	L
strateg gam	C
strateg martingal	I
strauss	E
strauss 501	E
straw	[
streak	H
streak _on	C
streak freez	D
stream	J
stream uk	C
street	H
street _be	F
street crash	C
street london	L
street original	I
street spoil	C
street toda	C
strength	[
strength _and	C
strength program	C
strengthen	U
stress	[
stretch	F
stretch _for	J
stretch fabric	E
stretch mark	H
strict	Y
strik	V
strik _the	[
strik dat	C
strip	M
strip _it	F
strip club	[
strip cost	H
strip int	C
strip screw	C
strok	G
strok engin	C
strong	W
strong _and	S
strong _for	R
strong man	V
strong muscl	C
strong woman	P
struck	[
structur	C
struggl	Z
struggl _with	V
strum	E
stubborn	F
stubborn beagl	F
stuck	U
stuck 1456	C
stuck _at	Z
stuck _in	[
stuck _on	C
stuck ring	C
stud	[
stud _for	Q
stud hait	G
student	E
student discount	C
student loan	C
studi	C
studi ghibl	C
studi orl	N
studi tour	D
studnt	C
stuf	S
stuf _and	C
stunt	C
stupid	C
stupid bot	L
stupid garbag	C
stupid piec	C
stupid search	F
sty	C
sty _on	C
styl	C
styl _a	G
su57	I
suav	[
sub	[
subaru	C
subaru outback	C
subi	X
subi _al	S
subid	W
subid _de	W
subieron	T
subject	C
subject access	J
subject lin	C
subjunctiv	J
subjunctiv french	J
submarin	C
submarin sink	D
submarin titan	C
submit	[
submit _to	T
subscriptabl	I
subscription	G
substitut	C
substitut _for	C
substitution	T
substitution _allow	C
subwa	C
subwa footlong	C
succ	[
success	[
succession	C
succession _what	C
succession season	G
successor	Z
sucesor	U
sucesor _de	U
such	V
such _a	[
such fil	F
such long	C
suci	X
suck	C
suculent	F
suculent hoj	F
sud	J
sud apt	J
sud mak	E
sudaf	C
sudaf _with	C
sudameric	E
sudden	[
sudoku	C
sudoku solv	C
sueci	C
suegr	[
suegr _de	W
suegr no	Q
sueld	Y
suelt	[
suelt _el	S
suen	[
suen _de	S
suen _en	P
suert	P
suert _de	C
suez	C
suez cris	C
suf	[
suf servant	P
suffer	T
suficient	R
sufr	Z
sufren	S
sufren _los	P
sufri	Q
sufrimient	S
sufrimient _de	Q
sug	K
sug _be	H
sug normal	C
suicid	[
suicidal	R
suicidi	U
suit	C
suit hir	C
suit jacket	C
suit red	C
suitcas	H
suitcas count	J
suiz	C
sujet	C
sujet _y	C
sul	C
sulphur	C
sulphur melt	C
sum	C
sum 2019	C
sum _a	H
sum _i	C
sum _of	C
sum dos	K
sum rank	H
sum sacerdot	V
sum si	J
sum word	F
sumif	G
sumif c	G
summar	L
summar _for	J
summar _of	[
summaris	C
summaris _th	K
summaris _the	D
sun	N
sun _als	C
sun go	X
sun moon	[
sun set	D
sun sign	F
sun trad	E
sunburn	G
sunburn ?how	G
sunda	Y
sunda buffet	D
sunda driv	C
sunda roast	I
sunda school	[
sunda tim	C
sunris	U
sunris tim	C
sunset	[
sunshin	C
sunshin _of	C
sunshin band	C
sup	F
sup _and	C
sup bot	K
sup bowl	C
sup club	C
sup dud	C
sup mari	D
sup rugb	J
super	Z
superfici	C
supermarket	I
supermarket _for	N
supermarket sell	I
supernatural	D
supervisor	X
support	[
support _a	R
support _my	[
suppos	G
suppos _to	G
suprem	C
suprem court	C
sur	E
sur _i	S
sur _in	C
sur _tien	C
surah	C
surah yaseen	H
surah yasin	E
surfac	C
surfac are	F
surger	[
surpris	[
surrend	V
surrend _to	V
surround	[
surveyor	C
surveyor _do	C
surviv	S
surviv _in	C
survival	C
survival ascend	C
survival evolv	K
survivor	W
susan	S
suscripcion	C
suscripcion _de	J
sush	F
sush deliver	F
suspend	Y
sustitut	C
sustitut _de	C
sustituy	C
sustituy _la	C
sutton	C
sutton hoo	C
suy	V
svg	C
svg onload	C
sw	X
sw1	C
sw1 1aa	C
swahil	C
swahil _for	C
swallow	S
swallow _by	I
swallow _the	W
swallow chew	C
swallow sp	I
swallow up	X
swap	E
swap fac	E
swear	S
sweat	Y
sweden	C
sweden _and	C
sweet	W
sweet carolin	C
sweet ingredient	C
sweet potat	I
sweet than	U
sweeten	C
swift	M
swift bridg	F
swift cod	H
swift dat	C
swift er	L
swift fat	I
swift optional	C
swiftu	D
swiftu navigation	D
swim	D
swim 1km	J
swim film	D
swim upsid	D
swin	[
swing	S
swing stat	E
swing weight	C
switch	Q
switch _to	C
switch joycon	C
switch two	C
switzerland	C
swollen	C
swollen fing	C
sword	[
sword _in	[
sword _of	U
sword int	Y
sword ps3	C
sxdcfvgbh	C
sycamor	J
sycamor high	C
sydne	C
sydne ?when	L
sydne _or	M
syllogism	C
symbol	W
symbol _and	C
symbol _in	C
symbolic	[
symbolism	C
sympath	J
sympath _for	C
sympath card	[
symphon	C
symphon fort	E
symptom	P
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
system content	G
system messag	N
system out	H
system prompt	F
system requirement	C
system user	N
szechuan	C
szechuan sauc	C
tab	C
tabernacl	[
tabernacul	Y
tabit	Z
tabl	C
tabl 13	C
tabl _de	G
tabl _del	C
tabl _for	D
tabl _of	[
tabl _too	C
tabl _with	C
tabl count	D
tabl dax	D
tabl periodic	C
tabl post	G
tabl user	E
tabl usuari	C
tablecloth	J
tabler	C
tabler _del	C
tablespoon	C
tablespoon _in	H
tablespoon _to	H
tablet	M
tablet _in	C
tablet compr	C
tablet non	D
tablet rosett	C
tabor	[
tac	C
tacon	N
tacon comod	C
tade	Y
tai	H
tai chi	H
tail	J
tail rotor	D
tailwind	G
tailwind dark	G
taint	C
taint lov	C
tak	Z
tak _a	X
tak _an	C
tak _for	F
tak _him	Q
tak _his	W
tak _it	[
tak _me	C
tak _my	[
tak _the	Z
tak _to	D
tak _too	R
tak antidepressant	P
tak appl	E
tak awa	[
tak back	[
tak car	[
tak cat	J
tak communion	[
tak creatin	C
tak credit	V
tak cut	C
tak down	C
tak everyth	R
tak off	[
tak over	Q
tak ownership	C
tak paracetamol	C
tak six	H
tak up	[
takeawa	C
takeawa _that	J
takeawa open	C
tal	C
tal _for	C
tal bot	L
tal final	C
tal innocenc	C
tal maner	X
tal mill	D
tal shrin	K
tal summar	D
tal tod	C
tal vocabular	C
taladr	C
talent	[
talent build	C
talion	[
talit	V
talit cum	V
talith	X
talk	X
talk _about	X
talk _for	[
talk _in	X
talk _to	C
talk _with	[
talk back	P
talk bad	P
talk behind	Q
talk car	C
talk donke	X
talk dup	I
talk lik	C
talkback	C
tall	C
tall 38	C
tall _be	Z
tall _de	C
tall _in	G
tall build	C
tall guy	C
tall mountan	C
tall nba	F
tall thre	C
talmud	[
tam	R
tam _a	C
tam calculator	E
tamal	C
tamal _de	C
taman	R
tambien	[
tambourin	[
tammuz	U
tamuz	U
tan	F
tan grand	V
tan graph	C
tan lent	C
tan streak	C
tan x	C
tank	C
tank cycl	C
tank engin	F
tank siz	J
tank tig	L
tant	[
tanzani	F
tanzani _and	F
tao	C
tao te	C
taoist	C
taoist tai	H
taoist templ	C
tap	C
tap _el	C
tap _un	C
tap measur	C
tap schedul	J
tap wat	F
tar	W
tard	G
tard _de	N
tard _el	E
tard _en	G
tard _par	[
tard _un	C
tard aliexpress	M
tard per	Y
tardigrad	C
tardigrad surviv	C
tare	M
tare _de	C
target	D
target stor	H
tarif	C
tarif _on	C
tarjet	T
tarjet _de	[
tarjet _par	Z
tarot	C
tarot _the	C
tarot card	C
tarot grat	C
tarot spread	D
tars	[
tarzan	C
tarzan adult	C
tasbih	C
tasbih count	C
task	C
task list	C
task writ	C
tasmanian	C
tasmanian devil	C
tast	I
tast burnt	C
tast slow	C
tat	C
tat poet	C
tatto	H
tatto _to	C
tatu	P
tatuaj	[
tatuars	Q
taur	C
taur _par	C
tauru	C
tavern	C
tax	D
tax _al	C
tax _in	C
tax _to	W
tax band	C
tax bracket	N
tax cod	C
tax collector	[
tax numb	G
tax threshold	C
tayikistan	C
taylor	C
taylor swift	U
taz	C
tcu	C
tcu horn	C
te	Q
te _lo	T
te amo	U
te ayudar	S
te bendig	P
te ching	C
te conoci	R
te da	S
te dar	R
te doy	P
te extran	C
te gust	C
te hac	U
te har	T
te llam	C
te mand	T
te necesit	P
te progr	E
te quier	X
te salv	S
tea	C
tea leav	C
tea part	C
tea plant	C
teach	U
teach _a	F
teach _and	P
teach _by	V
teach _in	P
teach _me	Z
teach _my	[
teach _of	U
teach alexand	C
teach child	V
teach pay	C
teach strik	H
teach sunda	R
team	Q
team jacob	C
tear	C
tear _in	C
tear _of	C
teas	E
teas _with	C
tech	C
technical	D
techniqu	C
technolog	[
tecl	C
tecl ingl	H
tecnologi	R
teco	U
tectonic	C
tectonic plat	C
tectonic typ	I
ted	F
ted film	F
teen	L
teen _be	S
teen spirit	C
teenag	X
teenag _be	R
teenag _wont	P
teenag need	H
teeth	D
teeth _do	C
teeth rusk	C
teh	N
teh best	N
tekel	W
tekel upharsin	Q
teko	Z
tel	C
tel aviv	C
tel samsung	C
telefon	D
telefon _al	F
telescop	H
telescop lat	H
television	Q
television _y	C
televisor	C
tell	V
tell _a	U
tell _and	D
tell _me	C
tell _my	S
tell _the	S
tell _to	Y
tell befor	C
tell not	C
tem	[
tem _a	U
tem _par	[
tembl	W
temblor	S
temer	P
temor	Y
temor _a	[
temor _al	U
temor _de	S
temor _del	Q
temor _el	P
temor _en	P
temor _los	P
temor _que	P
temp	L
temp _for	C
temp outsid	C
temperanc	C
temperanc brennan	C
temperatur	C
temperatur _be	C
temperatur _for	C
temperatur _in	K
temperatur _to	N
temperatur actual	H
temperatur explain	C
temperatur sevill	C
tempestad	Z
templ	[
templ _de	X
templ _in	L
templ _of	C
templ _que	Q
templ _to	[
templ amrits	C
templ armor	D
templ bar	K
templ build	W
templ documentar	D
templ drink	C
templ hong	C
templ mov	C
templ pilot	C
templ road	N
templ run	C
templ shird	C
templ universit	C
templat	C
templat _for	H
templat fre	J
templat ks2	F
templat two	I
templat valid	C
templat word	J
tempor	C
tempor _de	R
tempor nin	C
temporar	C
temporar fenc	C
tempt	[
tempt island	C
tempt year	C
temptation	C
temptation cat	J
temu	C
temu discount	N
temu legit	C
ten	N
ten 13	C
ten _un	Z
ten _una	C
ten commandment	N
ten day	C
ten dos	S
ten element	C
ten fe	T
ten going	C
ten hij	[
ten languag	C
ten lep	S
ten mil	J
ten minut	T
ten miopi	C
ten nam	C
ten nik	C
ten novi	X
ten piedad	P
ten plagu	Z
ten print	I
ten relacion	Q
ten sex	T
ten temor	P
ten thousand	S
ten usernam	H
ten virgin	Q
ten week	C
ten x	I
ten year	J
tenant	V
tendr	S
tendran	Q
tenedor	F
tenedor _en	F
tenem	[
tenem _un	[
tenerif	C
tenerif _in	D
tenerif vuel	H
tenerl	Q
tenet	C
tenet becaus	C
teng	Z
teng temor	P
tengan	[
teni	Y
teni jesu	P
tenian	S
tenn	C
tenn ?when	M
tenn ball	E
tenn scor	K
tens	C
tens _of	C
tent	[
tent _of	S
tent peg	Q
tentacion	H
tentacion parej	C
tenth	U
tenth plagu	S
tentmak	[
teofil	[
teologal	S
teologi	W
teorem	C
teorem _de	C
terafin	Y
terapi	U
terc	Z
terc templ	U
tercer	K
tercer barat	C
tercer guerr	Z
tercer seat	C
term	C
term _of	C
term dat	C
term vs	G
termin	[
termin _con	P
termin _el	U
termin _la	W
termin _una	R
terminal	P
terminal _and	E
terminal velocit	G
terminator	C
terminator sav	C
terr	C
terraform	J
terraform stat	J
terremot	X
terren	[
terribl	[
terribl day	P
terribl thing	Q
terrif	V
terrif _of	V
terror	M
terror _con	C
terror _en	C
terrorist	[
tes	[
tesalonic	T
tesalonicens	Y
tesc	C
tesc clubcard	F
tesc payslip	C
tesfay	C
tesfay real	C
tesl	C
tesl model	H
tesl stock	C
tesor	[
tesor _en	T
test	C
test 123	D
test _a	K
test _be	I
test _de	D
test _for	[
test _from	G
test _pleas	D
test _th	C
test _with	D
test color	L
test dat	I
test one	C
test p	H
test quer	C
test search	J
test test	C
test tomorrow	[
test yield	D
test123	C
testament	[
testament atwood	C
testament law	[
testif	Z
testig	[
testig _de	Q
testimon	[
testimoni	U
testimoni _en	P
tetan	D
tetan cad	D
tetanu	C
tetanu boost	D
tetanu shot	C
tetr	C
tetr world	C
tex	C
tex beach	C
tex compar	I
tex holdem	K
tex rang	N
text	C
text _or	K
text _par	[
text _so	C
text _to	C
text big	D
text box	J
text her	C
th9	C
th9 bas	C
tha	M
tha green	M
thailand	C
thal	H
thal item	H
than	W
than _a	X
than _i	Q
than _me	[
than _my	H
than _the	X
than fibr	C
than hone	U
than one	V
than oth	C
than pe	C
than sacrific	[
than sir	C
than spanish	F
than wood	C
thank	P
thank _and	S
thank _for	[
thank _god	[
thank _to	[
thank _you	[
thank bot	C
thanksgiv	Y
thanksgiv servic	T
thanksgiv worksheet	C
thatch	C
theft	[
theguardian	K
theguardian com	K
theloniou	G
theloniou monk	G
them	C
them _in	C
them _of	[
them essa	C
them song	C
them tun	C
themselv	X
then	C
then _or	C
then _the	[
then throw	C
theolog	[
theophilu	Y
theor	E
theor _in	C
theor phd	C
theorem	K
theorem worksheet	K
ther	F
ther no	C
ther one	C
therap	V
therefor	C
therefor _i	C
therian	S
thermodynamic	C
thes	[
theseu	C
theseu explain	C
thessalonian	Y
thessalonic	W
thick	C
thick befor	C
thick cur	D
thicken	C
thicken _a	C
thief	[
thief _on	S
thiev	Z
thigh	K
thigh half	K
thin	N
thin cow	T
thin out	D
thing	Z
thing _and	U
thing _be	I
thing _i	H
thing _in	X
thing _that	C
thing _to	N
thing com	X
thing happen	R
thing off	[
think	T
think _about	[
think _be	P
think _do	C
think _he	S
think _hes	C
think _i	W
think _im	[
think _my	R
think _of	C
think therefor	C
third	[
third item	N
third law	I
third step	C
third templ	V
thirst	Y
thirst _for	W
thirt	J
thirt _and	Z
thirt _or	H
thirt _y	R
thirt da	C
thirt degre	C
thirt grad	C
thirt mean	C
thirt moned	[
thirt oz	C
thirt piec	X
thirt year	[
thom	D
thom _the	F
thom appoint	C
thom edison	C
thom height	C
thom tuchel	E
thor	C
thor ham	C
thorn	M
thorn _in	S
thorn _on	C
thorn bush	L
thorn houseplant	C
thorn starfish	C
though	D
though _the	K
though all	C
thousand	[
thousand fed	S
thousand iu	E
thousand man	R
thousand year	U
thre	C
thre 14159	C
thre 21	C
thre 4567	H
thre 5e	K
thre _and	C
thre _be	[
thre _de	C
thre _in	Z
thre _of	C
thre best	J
thre boss	H
thre bs	M
thre cleric	H
thre co	D
thre complet	J
thre da	Z
thre day	C
thre eight	C
thre fiv	C
thre friend	[
thre hundr	W
thre john	[
thre juan	[
thre king	[
thre lin	D
thre litr	E
thre m	D
thre man	V
thre mes	C
thre mil	I
thre olivi	D
thre one	F
thre out	C
thre paint	H
thre patch	G
thre point	C
thre rang	H
thre releas	M
thre scen	I
thre second	C
thre store	C
thre strateg	C
thre thirt	D
thre tim	K
thre two	C
thre visitor	X
thre word	F
thre year	[
thread	C
thread _a	D
thread bunch	D
thread main	C
threaten	W
thresh	[
thresh floor	[
threshold	C
thrift	C
thrift stor	C
thrill	N
thrill releas	N
thron	J
thron cheat	C
thron high	E
thron hous	C
through	Q
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
throw _to	T
throw int	[
throw out	[
throw up	I
thru	C
thump	E
thund	Y
thund _and	Y
thund ham	C
thunderball	C
thunderball check	C
thursda	T
thursda _at	C
thyatir	Q
ti	[
ti mism	R
tia	Q
tiatir	T
tiberiu	W
tibetan	C
tibetan color	C
tibetan sing	C
tibi	[
tick	G
tick _from	L
tick _on	C
ticket	C
ticket _for	C
ticket _from	L
ticket _in	N
ticket _on	C
ticket appeal	L
ticket check	M
ticket point	M
ticket pric	G
ticket refund	L
ticket sell	E
tid	C
tid tim	C
tie	C
tie _a	C
tie color	F
tie dye	L
tie wed	C
tiemp	L
tiemp _de	[
tiemp _en	C
tiemp _par	Y
tiemp _se	C
tiemp _y	N
tiemp biblic	R
tiemp dificil	W
tiemp dur	C
tiemp estuv	P
tiemp manan	C
tiemp promedi	C
tien	C
tien _a	U
tien whatsap	C
tiend	[
tiend _de	J
tienen	[
tient	W
tier	C
tier list	C
tierr	[
tierr _de	S
tierr _que	T
tierr _se	P
tierr _ser	S
tierr _y	R
tierr acord	C
tierr nuev	R
tierr prometid	R
tig	C
tig moth	C
tig them	C
tig vs	L
tight	K
tight _should	C
tight hamstr	J
tight spot	L
tigr	U
tijer	C
tikal	C
tikk	M
tikk masal	M
tiktok	C
tiktok _with	C
tiktok com	C
til	C
til _in	E
til mean	C
til over	C
tilbur	I
tilbur pillow	I
tild	Q
tild _en	H
till	[
till _the	[
tilt	C
tilt _th	C
tim	H
tim 14lb	M
tim 77	C
tim _a	X
tim _and	C
tim _as	[
tim _be	S
tim _do	M
tim _for	[
tim _in	C
tim _of	F
tim _should	[
tim _to	V
tim bank	C
tim belt	G
tim bu	C
tim chain	L
tim complexit	E
tim crossword	C
tim differenc	J
tim duncan	C
tim east	C
tim islam	C
tim leed	K
tim london	G
tim mcgraw	C
tim next	D
tim odeon	C
tim scot	K
tim tabl	C
tim tomorrow	C
tim travel	C
tim whitb	C
tim zon	C
timelin	K
timeout	D
timeout 504	D
timestamp	C
timestamp _to	C
timetabl	C
timetabl aqa	C
timetabl week	I
timid	T
timote	[
timoth	W
timoth chalamet	C
timoth dalton	D
timothe	C
timothe chalamet	C
tin	C
tin _of	G
tin siz	L
tind	R
tind _com	C
tind bio	C
tind gold	C
tiniebl	[
tinnitu	H
tinnitu _in	C
tint	C
tint _me	C
tint go	C
tint rubi	C
tio	U
tip	C
tip _a	E
tip _de	Y
tip _for	C
tip _in	C
tip day	I
tip off	K
tipic	C
tipic entrevist	C
tir	X
tir _a	P
tir _al	Q
tir _for	C
tir _la	R
tir _las	Q
tir _of	C
tiramisu	C
tiramisu no	C
tit	[
titan	C
titanic	C
titanic ?how	E
titanic end	C
titanic movi	L
titanic sink	G
tith	[
tith _in	U
tith _on	[
tith barn	C
tith map	E
titl	C
titl mean	C
titration	C
titration calculation	C
tittl	W
titu	W
titu welliv	C
tmrw	L
to	[
to die	V
toad	G
toast	C
toast _at	C
toast slaint	C
tobag	H
tobag siz	H
tobi	L
tobi _and	P
tobi harr	C
tobill	E
tobit	[
toc	[
toc _a	Q
toc _el	V
toc _la	Y
toc _ser	P
tocab	R
tocin	C
tocin _de	C
tod	Y
tod _a	Q
tod _con	Q
tod _el	Z
tod _en	W
tod _la	V
tod _las	T
tod _lo	E
tod _los	X
tod _me	[
tod _mis	P
tod _par	Q
tod _por	Q
tod _que	R
tod _se	R
tod _ser	X
tod _tien	W
tod _tu	P
tod _tus	D
tod _y	R
tod est	S
tod incluid	C
tod lad	T
tod lengu	T
tod part	[
tod pas	T
tod pec	R
tod sali	Q
tod sean	S
tod som	Q
tod son	S
tod tiemp	Q
tod tienen	P
tod va	T
toda	C
toda _you	[
toda dat	C
toda tauru	C
toda virg	C
todavi	[
toddl	X
toddl _to	C
toddl need	F
todopoderos	P
toed	C
toed sloth	C
toefl	G
toefl vs	G
togeth	Q
togeth ?how	I
togeth _for	U
togeth _in	W
togeth befor	P
toggl	G
toilet	C
toilet keep	D
toilet run	F
toilet seat	D
toilet wat	D
token	C
token _in	G
toky	H
toll	C
tom	N
tom _el	Y
tom _en	S
tom _la	E
tom _say	C
tom _y	S
tom brad	F
tom cruis	C
tom hank	G
tom jon	D
tom much	Z
tom pastill	T
tomat	C
tomat _a	E
tomat feed	C
tomat leav	C
tomat plant	H
tomato	C
tomato _from	G
tomato scor	N
tomb	[
tomorow	N
tomorrow	R
tomorrow _and	P
tomorrow edinburgh	C
ton	H
ton chart	C
tong	C
tong iddl	C
tongu	Y
tongu plant	C
tongu twist	C
tonight	C
tonight _for	G
tonight card	C
tonight gonn	C
tonight manchest	C
tonsil	C
tonsil ston	C
tont	L
tool	M
tool inst	G
tooth	Q
tooth extraction	C
toothpast	C
top	C
top 250	I
top arg	M
top gun	C
top no	D
top priz	C
top row	N
top scor	K
top sp	I
top up	C
toph	U
toqu	[
tor	U
tor am	C
torah	[
torch	[
torcid	S
torm	C
torm am	F
torment	[
torn	[
torn down	Z
torn warn	K
torn watch	C
tornill	C
tornill uso	C
toront	C
toront mansion	C
torr	[
torr _de	U
torrij	G
torrij caser	G
tortill	C
tortill _de	G
tortill wrap	C
tortois	I
tortois hibernation	I
tortug	C
tortug _de	C
tortur	[
torvald	K
torvald linux	K
tosh	C
tot	C
tot bag	C
total	M
total eclips	C
total resistanc	C
totem	C
totem _of	C
tottenham	D
tottenham lineup	D
touch	U
touch _his	X
touch _me	[
touch _th	C
touch _the	Z
touch screen	D
touch typ	L
tour	C
tour 2023	N
tour _de	K
tour _from	C
tour dat	C
tour setlist	L
tour ticket	I
tow	C
tow _of	[
tow campground	D
tow capacit	C
tow card	C
tow tall	G
tow wyom	I
toward	[
town	[
town _and	Q
town _of	[
toxic	Q
toxic _for	C
toxic aveng	C
toy	C
toy stor	C
toyot	F
toyot coroll	F
tr	[
tr _for	Q
tr _to	P
tr an	S
tr di	T
tr ejercici	C
tr joven	R
tr mil	Q
tr trist	C
tr vec	R
tra	S
trabaj	X
trabaj _de	[
trabaj _el	U
trabaj _en	K
trabaj _por	R
trabaj _ser	P
trabaj _y	Q
trabaj desd	C
trabaj dur	U
trabaj lej	P
trabaj no	S
trabaj nuev	R
trabaj tod	Q
trabajab	P
trabajador	Y
trabalengu	C
trabalengu tr	C
track	C
track _it	C
track _my	R
track everywher	C
track evr	L
track list	K
track numb	K
track result	J
tracklist	C
trad	L
trad _in	P
trad jo	E
trad standard	C
trademark	E
trademark search	E
tradicion	S
tradition	[
traditional	N
traditional ira	F
traduc	C
traduc buen	C
traduc est	D
traduc graci	C
traffic	E
traffic light	C
traffic warden	C
trag	V
trag _la	Q
traicion	X
traicion _a	U
traidor	[
trail	C
trail _de	D
trail _in	C
trail near	I
train	C
train _be	C
train _for	[
train _from	C
train danc	C
train dat	C
train decathlon	D
train leav	C
train plan	C
train strik	H
train stubborn	F
train tim	K
train tip	L
trait	C
traitor	K
traitor uk	C
traj	H
traj _de	D
trajeron	S
tramit	C
tramit _el	C
tramp	[
trampolin	L
trampolin fit	L
tran	W
tranquil	T
transcript	C
transf	C
transf fee	C
transf rumor	C
transf whatsap	E
transfiguracion	Q
transfiguration	[
transform	D
transform step	C
transfusion	Z
transgend	W
transgresion	S
transgression	[
translat	C
translat _my	I
translat _th	I
translat _the	C
translat _your	H
translat good	E
translation	U
translation _of	K
transliteration	C
transplant	[
transport	C
transport driv	C
transport salar	E
trap	[
trap _de	U
trap list	C
trapeci	C
trapezium	K
trapezium formul	K
trash	C
trasplant	U
trasplant orquide	C
trat	[
trat _a	[
trat _el	R
trat _la	P
trat bien	T
trat mal	V
tratamient	W
tratan	P
tratan mal	P
traten	Q
traum	[
travel	U
travel _in	C
travel discount	F
travel insuranc	C
travell	I
travell _to	F
tre	K
tre _and	Y
tre _for	C
tre _from	V
tre _in	C
tre _of	Z
tre _to	U
tre camp	C
tre fertiliz	C
tre growth	C
tre no	C
tre prun	C
tre repot	C
tre root	E
tre sap	G
tre screen	D
tre track	K
tre zeu	C
treadmill	D
treadmill inclin	D
treasur	[
treasur _and	Z
treasur _in	U
treat	H
treat _a	C
treat _me	W
treat _my	X
treat _of	C
treat bad	Q
treat ingredient	J
treat tim	C
treatment	V
treatment _for	C
treatment kitten	C
treint	W
treint moned	T
trek	C
trek show	C
trembl	R
tren	C
tren _de	C
tren madrid	H
tren sal	D
trench	C
trench warfar	C
trent	G
trescient	T
trevor	I
trevor noah	I
trex	F
trex sound	F
trial	C
trial ?how	C
trial dat	C
trial ffxiv	C
trial shift	C
triangl	U
triangul	C
trib	[
trib _be	V
trib _of	[
tribu	[
tribu _de	T
tribu perdid	P
tribulacion	X
tribulation	[
tribunal	Y
trick	M
trick _or	D
trick _to	Q
trig	[
trig _y	T
triglicerid	C
triglicerid 250	C
trillion	C
trim	C
trim pric	D
trinidad	L
trinidad carnival	C
trinidad vs	H
trinit	E
trinit actress	H
trinit blood	C
trinit bus	J
trinit colleg	C
trinit lak	C
trinit outfit	C
trinit test	C
trinit weight	C
trip	Y
tripitak	C
trist	C
trist letr	C
trist tigr	C
tristez	R
triunf	C
trivi	L
trivi question	C
trojan	C
trojan hors	C
trolle	C
trolle problem	C
trompet	[
troms	D
tron	[
tron _de	V
troop	C
troph	C
troph guid	D
troubl	[
tru	C
tru _do	C
tru _that	C
tru blood	C
truc	C
truc _de	C
truc _los	G
truc gta	C
truck	[
truck jacket	C
trudeau	C
truen	T
trump	D
trump approval	H
trump net	G
trumpet	[
trumpet poisonou	C
trust	[
trust _god	[
trust _him	Q
trust _in	[
trust _the	P
trust etf	C
trust issu	S
trust wallet	C
truth	[
truth _and	P
try	T
ts	H
ts chord	H
tsar	C
tsar _of	C
tsh	C
tsh fiv	C
tsi	L
tsi tim	L
tsidkenu	Z
tsushim	C
tsushim two	C
ttttttt	C
ttttttt yy	C
tu	[
tu _el	S
tu er	X
tuah	C
tub	K
tub peak	G
tub run	C
tub station	C
tubal	[
tuchel	E
tuchel salar	E
tucson	G
tudor	C
tuesda	C
tuition	C
tuition _if	C
tulip	V
tulip bulb	H
tuls	C
tuls _with	C
tumb	W
tumb _de	Q
tumbl	F
tumbl dry	E
tumor	[
tumor _be	S
tun	C
tun _a	L
tun _if	H
tun drop	J
tun gluten	C
tundr	C
tunel	Z
tunel _de	Z
tunic	S
tunic _de	Q
tunnel	X
tunnel splint	C
tunnel wrist	K
turban	C
turc	C
turc pas	C
turin	[
turist	C
turist _par	C
turke	C
turke _do	H
turke _in	H
turke brin	C
turke cook	M
turke crown	N
turkish	K
turkish airlin	K
turn	V
turn _it	I
turn _me	V
turn _my	Z
turn _on	C
turn _th	C
turn _the	C
turn _thes	F
turn _to	[
turn against	R
turn awa	[
turn back	U
turn fift	H
turn int	[
turn off	C
turn out	[
turn over	T
turn prett	C
turn thirt	[
turn win	C
turn yellow	C
turnip	C
turnip pric	C
turron	C
turron _de	C
tus	C
tutorial	C
tutorial eas	E
tuv	[
tuv _que	Q
tuv _un	W
tuv hambr	Q
tuvier	E
tuvier regl	C
tuvieron	S
tuvieron hij	S
tuy	S
tv	C
tv _hav	K
tv _show	C
tv bil	F
tv ser	C
tv und	K
tv8	J
tversk	C
tversk kahneman	C
tweet	C
tweet announc	F
twelv	S
twelv _y	C
twelv apostl	C
twelv bottl	D
twelv discipl	S
twelv factorial	C
twelv foot	G
twelv four	C
twelv hour	D
twelv mean	[
twelv q	C
twelv son	R
twelv sp	Z
twelv squar	C
twelv summar	D
twelv thre	D
twelv triangl	D
twelv trib	V
twelv win	M
twelv year	W
twelv yr	C
twent	C
twent fashion	C
twent question	C
twic	I
twic _for	C
twic _the	G
twilight	C
twilight team	C
twin	[
twist	C
twist end	C
twist sist	C
twit	C
two	E
two 202	L
two _a	C
two _by	T
two _dec	C
two _in	C
two _of	K
two _or	[
two answ	I
two bed	F
two bedroom	J
two blind	[
two cast	M
two cat	C
two ch	I
two chronicl	Z
two corinthian	Z
two corinti	U
two crew	C
two cronic	U
two cruis	H
two da	C
two dictionar	C
two edg	Z
two eg	D
two esdr	Z
two factor	H
two fish	X
two fiv	C
two friend	P
two full	N
two gu	C
two heart	K
two high	L
two inch	I
two john	[
two juan	W
two jump	C
two king	[
two larg	H
two legendar	C
two lol	L
two man	C
two map	L
two mean	C
two monitor	C
two monk	G
two one	C
two open	C
two paint	H
two paragraph	C
two pedr	Y
two peopl	V
two pet	[
two pound	C
two question	C
two rey	[
two run	C
two runtim	F
two samuel	[
two seven	I
two sist	U
two six	C
two son	P
two summar	F
two templ	D
two tesalonicens	U
two thessalonian	U
two thre	C
two thron	C
two tier	J
two timote	V
two timoth	[
two toed	C
two trail	L
two troph	C
two two	C
two unlimit	E
two walk	Y
two way	C
two week	N
two wif	Y
two wit	T
two woman	U
two x	I
two xur	C
ty	[
tyer	D
tyl	C
typ	C
typ _in	I
typ _my	C
typ _o	H
typ _of	Q
typ _someth	C
typ _wrong	C
typ chart	N
typ compatibilit	N
typ diet	I
typ her	C
typ skod	G
typ yesterda	C
typeerror	D
typeerror nonetyp	I
typeerror undefin	G
typescript	I
typescript generic	I
typhoid	C
typhoid mar	C
tyr	F
tyr 205	E
tyr mean	C
tyr pressur	C
tytytyt	C
tyyyyyyy	C
u2	K
u2 joshu	K
uber	C
uber _en	C
uber far	C
uber sin	C
ubuntu	I
uc	C
uc deadlin	C
ufc	C
ufc fight	C
ufc thre	E
ugh	C
ugh ads	C
ugl	[
uiopuiop	C
uiuiu	C
uk	C
uk 2026	H
uk ?who	C
uk compan	C
uk itm	N
uk postcod	L
uk sho	N
uk sign	M
uk spell	C
uk sport	I
uk spous	C
ukrain	R
ukrain front	I
ukrain map	D
ukulel	C
ukulel song	C
ul	C
ul kurs	C
ulez	D
ulez check	D
ultim	K
ultim _de	P
ultim cen	T
ultim dia	Q
ultim hor	Y
ultim libr	S
ultim notici	C
ultim palabr	R
ultim profet	U
ultim rey	P
ultim tiemp	Z
umbrell	C
umbrell _on	C
umbreon	D
umrah	E
umrah packag	E
un	L
un acrilic	C
unabl	M
unabl _to	M
unamun	C
unamun comentari	C
unanswer	Q
unanswer pra	Q
unappreciat	V
unawar	[
unbaptiz	R
unbaptiz bab	Q
unbeliev	U
unblock	C
unblock sink	C
unborn	Z
uncensor	C
uncensor anim	C
uncion	[
uncion _de	T
uncl	U
unclean	[
unclean animal	U
unclean spirit	T
unclog	C
unclog _a	C
unconditional	Y
uncontest	C
uncontest divorc	C
und	N
und 120	J
und 20	C
und 500	H
und 5s	C
und _a	S
und _do	C
und _his	V
und _the	[
und carpet	I
und eight	C
und fift	C
und hundr	C
und last	C
und thre	K
undefin	C
undefin _be	G
undefin null	K
undefin read	C
undefin referenc	D
underground	G
underneath	I
understand	X
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
uneven	H
uneven _in	H
unexpect	M
unexpect token	C
unf	[
unfair	S
unfaith	U
unforgiv	V
unforgivabl	S
unforgivabl sin	S
unforgiven	C
unforgiven clint	C
ung	T
ungi	V
ungi _a	P
ungid	[
ungrat	R
unhapp	V
uni	[
unic	Q
unid	C
unid _en	T
unid requisit	C
unidad	P
uninstall	F
uninstall _th	F
union	P
union _and	E
union select	I
union start	C
uniqu	D
unit	C
unit _in	K
unit four	J
unit red	I
unit rigidbod	C
unit stat	C
univers	U
universal	R
universal studi	N
universidad	I
universit	P
universit acceptanc	C
universit job	C
unix	C
unix timestamp	C
unjust	Y
unknown	[
unknown _god	Q
unladen	J
unladen swallow	J
unleaven	Z
unleaven bread	[
unleaven flatbread	C
unless	U
unless _the	S
unlimit	C
unlimit coin	C
unlock	C
unlock cost	M
unlock develop	N
unlock sim	E
uno	[
uno 2023	M
uno _can	J
uno _tien	S
uno mism	Q
uno stack	C
unplug	C
unplug _it	C
unrestrict	C
unrestrict ai	C
unrestrict assistant	K
unsubscrib	C
unt	C
unt socr	C
until	Q
until _the	[
until christm	C
until marr	S
unworth	W
up	Y
up _a	C
up _and	P
up _at	E
up _by	T
up _for	[
up _in	T
up _my	I
up _on	[
up _the	R
up _to	L
up _with	[
up _your	[
up again	Q
up befor	R
up bindw	C
up clank	F
up dud	C
up hour	I
up lin	C
up nev	C
up not	C
up old	G
up over	Y
up scott	C
up voltag	C
upanishad	C
uparsin	T
updat	C
updat _from	C
updat com	C
upgrad	C
upharsin	Q
upon	[
upon _the	Y
ups	C
ups packag	E
upsid	I
upsid down	I
upst	F
uptown	C
uptown funk	C
upwork	C
upwork fe	C
ur	R
ur fav	E
ur mum	C
uranium	D
uranium 238	D
uri	R
uriah	T
urim	W
urn	[
uru	F
uru leas	F
urugua	C
us	I
usa	I
usa _mi	C
usa _with	M
usar	[
usar _mi	P
usb	C
usc	C
usd	C
usd _to	C
usd jpy	C
use 20w50	J
use _a	C
use _for	C
use _in	G
use _it	C
use _me	Y
use _my	Z
use _on	C
use _th	C
use _the	D
use _to	[
use chatgpt	[
use cook	L
use oliv	F
use per	H
use up	C
used	H
used _to	[
used befor	C
used hond	I
used mattress	C
useeffect	L
useeffect run	L
useless	C
useless piec	C
useless thing	C
user	C
user ?wher	L
user _be	N
user _with	N
user exampl	M
user rol	J
usernam	C
usernam _for	H
usernam password	I
usestat	E
ush	G
ush confession	C
using	[
using _my	[
using drug	P
uso	G
uso _par	C
usp	C
usted	[
usted son	T
usuari	C
usufruct	C
usufruct mean	C
usur	[
utah	C
utah jaz	C
utd	C
utd transf	C
uti	C
utopi	C
uv	I
uv index	C
uwu	C
uza	Q
uzi	T
uzzah	S
uzziah	S
v	C
v dqw4w9wgxcq	M
v spur	J
v st	F
v two	G
v v	G
v wainwright	C
v2	D
v8	E
v8 batter	E
va	L
va _a	J
va _al	[
va _de	Y
va _la	V
va bien	Q
va gan	C
va mal	T
va tan	C
vac	Z
vac _de	R
vacacion	K
vacacion _a	C
vacacion _por	C
vacanc	C
vacanc _in	C
vacation	[
vaccin	M
vaccin _do	F
vaccin _get	C
vaccin age	C
vaci	Z
vacun	C
vacun _del	D
vacun _par	C
vag	T
vain	[
val	[
val _la	Z
val _mas	S
val _un	M
valen	[
valenc	C
valenc _of	C
valenci	C
valenci ave	H
valencian	F
valencian ingredient	F
valentin	[
valentin day	Y
valg	U
valid	C
valid _in	C
validation	C
valient	[
valient _de	S
valkyri	C
valkyri tip	C
vall	[
vall _de	Z
valle	Y
valle _of	[
valle arizon	D
valle best	J
valle gift	C
valle poisonou	C
valor	C
valor _de	C
valor normal	C
valoran	X
valorant	F
valorant rank	F
valu	C
vam	[
vam _a	[
vampir	C
vampir hunt	C
van _a	[
van _al	[
van _for	C
van gogh	C
vanc	C
vanc age	C
vancouv	C
vancouv _by	C
vandross	C
vandross great	C
vangel	C
vangel pian	C
vanidad	Y
vanit	[
vanit _of	Y
vanit mean	X
vap	[
var	H
var _de	V
var _y	P
var work	C
varenn	F
variabl	C
variabl simulador	I
varon	Y
vas	Z
vas _a	T
vas _de	W
vasht	[
vasij	X
vast	U
vat	F
vat numb	F
vauxhall	C
vauxhall cors	C
vay	S
vay bien	V
vay mierd	C
vayan	V
vazquez	C
vazquez marid	C
vazquez program	F
vbs	Z
ve	Z
ve _di	P
ve _en	Q
vean	Y
vec	[
vec siet	R
vecin	V
vedic	C
vedic astrolog	C
veg	C
veg residenc	G
vegan	I
vegan mac	G
vegetabl	N
vegetabl oth	C
vegetal	C
vegetarian	[
veil	Y
vein	C
veint	[
vejez	U
vel	[
vel _de	U
vel _del	S
velasquez	C
velasquez record	C
velocidad	C
velocidad _de	C
velocidad _del	D
velocidad cuant	J
velocidad rad	J
velocit	C
velocit _of	C
velori	[
vem	C
ven	[
ven _a	P
ven lord	Q
venc	[
venc _al	X
venc _el	Q
vencid	Q
vend	[
vend _la	V
vend _mi	W
vend machin	G
vendedor	U
vendi	X
vendi _su	S
vendieron	U
vendieron _a	S
vendr	R
veng	V
veng _a	P
vengan	S
venganz	S
vengeanc	U
vengeanc _be	T
venial	R
venid	[
venid _par	P
venm	C
venm limit	C
venom	C
ventan	V
ventilador	C
ventilador _de	C
venu	C
venu _in	C
veo	[
veo _a	Q
ver	H
ver _a	[
ver _el	C
ver _en	C
ver _la	V
ver brown	C
ver lucif	C
ver partid	C
ver pelicul	[
veran	Y
verb	C
verb _to	C
verb _with	E
verb all	L
verb ar	I
verb cab	C
verb irregular	L
verb list	C
verbal	Q
verbal contract	E
verbos	D
verd	C
verdad	[
verdad _que	P
verdader	W
verdur	T
verguenz	T
verif	C
verif _on	C
verificacion	C
verification	C
verification cod	C
verm	S
veronic	T
verruc	C
verruc _at	C
vers	V
versaill	C
versaill sign	C
versaill term	C
versicul	[
versicul _de	T
versicul _par	Z
versicul mas	T
version	C
version _be	C
version _de	C
version _par	C
version cost	J
version exclusiv	D
verstappen	C
verstappen penalis	C
vertic	C
vertic _on	C
vesak	E
vesak dat	E
vest	Z
vestid	C
vestid _de	C
vestid _par	C
vestidur	[
vestirs	U
vestirs _de	U
vet	C
vet _a	C
veteran	[
vez	R
vi	[
vi _a	S
via	Z
viabl	C
viaj	[
viaj _de	P
viaj _en	R
vibor	[
vibor _de	T
vibrator	C
vic	I
vic cit	I
vici	U
victor	[
victor over	Y
victori	C
victori secret	C
victori spong	C
victorian	C
victorian workhous	C
vid	[
vid _a	Q
vid _de	S
vid _en	W
vid _ser	[
vid _y	R
vid despu	P
vid etern	V
vid laboral	C
vid no	Q
vide	C
vide convert	G
vide edit	E
vide gam	[
vide porn	E
vide year	C
videojueg	[
vidi	D
vidi editor	D
vidri	T
vie	C
vie est	C
vie mean	C
viej	P
viej _me	R
viej _par	R
viej _que	S
viej _se	R
viej _y	T
viej mall	C
viej no	R
viejit	Z
viejit _que	R
vien	X
vien _de	U
vien _el	X
vien _la	R
vien manan	C
viend	Q
vienen	U
vienen _los	S
vient	K
vient _y	T
vient galici	C
vientr	[
vientr _de	[
viern	L
viern sant	T
vieron	R
vieron _a	P
vietnam	C
vietnam _as	D
vietnam war	K
view	C
view _my	D
view _on	C
vig	C
vigili	[
vii	C
vii _hav	C
vii wif	J
vik	C
vik _in	J
vik navigat	C
villag	Y
villain	C
villain _in	C
villain _with	E
vim	C
vin	[
vin _a	X
vin _and	T
vin _de	C
vin _el	U
vin _par	U
vin frost	C
vin marinad	C
vin nuev	T
vinagr	U
vinc	I
vinc cod	I
vindalo	I
vindalo ?how	I
vineg	C
vineg _and	C
vineg _to	[
vineg salt	K
vineyard	[
vinieron	Q
vinyl	C
vinyl _and	J
vinyl record	E
vio	V
vio _a	R
viol	[
violacion	R
violador	Q
violation	C
violation let	C
violenc	[
violenci	U
violenci _en	P
violent	Y
violin	E
violin _and	J
violin tour	H
vipassan	F
vipassan retreat	F
viral	C
viral _or	C
virg	C
virg compatibl	E
virg trait	C
virg week	D
virgen	[
virgen mari	P
virgin	U
virgin hair	C
virgin medi	C
virgin releas	C
virginit	Z
virtu	[
virtual	N
virtual background	D
virtud	V
virtud teologal	S
virtuos	S
viru	U
vis	C
vis _de	C
vis _for	D
vis _on	C
vis _par	C
vis incom	C
vishnu	C
visibl	C
visibl _to	C
visibl leak	C
visibl screw	C
vision	[
vision _de	Q
vision _of	Z
vision _y	U
vision mean	C
visit	[
visit _a	Z
visit _me	Q
visit _the	U
visit bal	H
visit hour	C
visitor	H
visitor park	C
vist	[
vist _a	R
vitamin	C
vitamin _be	G
vitamin _tien	C
vitamin c	C
vitamin d	E
vitamix	H
vitamix vs	H
vitr	X
viud	Y
viud _con	R
viud _de	S
viud _que	Q
viud _y	P
viv	[
viv _con	R
viv _di	P
viv _el	P
viv _en	J
viv _par	P
viv _un	C
viv _una	S
viv _y	Q
viv sin	S
viv sol	[
viven	R
vivi	[
vivi _en	Q
vivi jesu	P
vivian	Q
vivian _los	P
vivient	Q
vivim	S
vivim _en	R
vivir	P
vlookup	I
vlookup return	I
vm	F
vm disk	F
vocabular	C
vocacion	Q
voic	G
voic _at	Y
voic _of	I
voic actor	K
voic check	D
voic coach	C
voic uk	C
voic wood	C
voiceov	C
void	L
void 0	I
void main	I
vokzal	J
vol	C
vol voy	C
volcan	L
volcan project	C
voltag	C
volum	H
volum permission	H
volunt	V
volunt _at	S
voluntad	S
voluntad _de	P
voluntari	P
volunteer	Y
volv	[
volv _a	[
volv _con	P
volver	[
volver _a	[
volvi	Y
volvi _a	S
volvi _de	P
vomit	U
vomit bol	C
vos	[
vos sos	R
vosotr	U
vot	I
vot _en	[
vot _for	[
vot _in	C
vot count	C
vouch	C
vouch redemption	C
vouchr	C
vow	R
vow _and	S
vow _of	C
vow _to	Q
vox	V
voy	W
voy _a	[
voy _al	Z
voy _de	U
voyag	H
voyag ticket	C
voz	R
voz _de	E
voz _del	P
vpn	C
vpn _for	C
vpn fre	C
vs	C
vs 4g	L
vs _e	E
vs a2	L
vs arrowroot	F
vs babbel	G
vs bulk	C
vs cain	J
vs cap	C
vs celtic	N
vs cetirizin	K
vs combination	G
vs cottag	C
vs ct	C
vs da	I
vs deflation	D
vs doric	D
vs dubo	D
vs endothermic	C
vs eucerin	D
vs falcon	L
vs fitbit	E
vs flexbox	I
vs gibson	I
vs godzill	H
vs highlight	E
vs honeycrisp	C
vs ibuprofen	L
vs ielt	G
vs impact	M
vs in	C
vs index	N
vs kram	J
vs lak	K
vs ldl	J
vs lebron	M
vs less	D
vs lidl	L
vs marxism	H
vs mastif	C
vs may	C
vs mayonnais	H
vs mig	C
vs moissanit	F
vs moon	F
vs ninj	H
vs numb	N
vs octob	M
vs opal	H
vs paint	C
vs palmeir	C
vs pear	N
vs polkadot	G
vs postgr	G
vs proportional	C
vs react	C
vs s	J
vs sherman	L
vs sirloin	D
vs starl	I
vs steel	H
vs stomach	I
vs su57	I
vs tobag	H
vs usc	C
vs w2	I
vs who	E
vs whol	G
vs wund	I
vs zoysi	F
vscod	G
vuel	C
vuel _a	C
vuel _de	L
vuel barat	C
vuel ib6253	C
vuel lej	G
vuel medid	C
vuelt	T
vuelt _a	G
vuelt ciclist	C
vuelv	[
vuelv _a	[
vuestr	[
vuestr corazon	P
vuh	C
vuh ?when	E
vuh resumen	C
vulgat	Z
vulnerabl	C
vw	L
vw golf	L
w	C
w g	I
w2	I
w9	D
w9 form	D
wa	[
wa _be	R
wab	C
wab sab	C
wag	[
wag 2024	J
wag _in	G
wag _of	T
wahlberg	C
wahlberg diet	C
wainwright	C
wainwright summar	C
wait	[
wait _for	[
wait _on	U
wait _to	S
wait period	C
wait until	R
waiv	F
waiv wir	F
wak	C
wak _me	C
wak for	C
wak turn	C
wak up	[
wal	D
walgreen	D
walk	U
walk _and	T
walk _by	W
walk _in	[
walk _on	V
walk _with	X
walk awa	Z
walk crash	C
walk die	C
walk int	C
walk out	P
walk togeth	Y
walkthrough	C
wall	X
wall ?how	D
wall _and	C
wall _e	C
wall _of	[
wall fall	I
wall street	C
wallet	C
wallet fe	C
wallet not	C
wallet seed	C
wallpap	C
wallpap _or	F
wallpap fast	I
wallpap round	M
walmart	C
walmart application	C
walmart toda	I
walru	E
wand	U
wank	C
wann	C
wann pla	C
want	[
want _a	Y
want _an	P
want _god	P
want _me	[
want _my	P
want _to	[
want child	P
want mone	R
want mor	U
war	Q
war _and	S
war _in	[
war _of	Q
war _with	U
war against	Y
war armistic	C
war blad	F
war concentration	C
war draft	K
war essa	C
war explain	C
war film	D
war helmet	E
war last	C
war list	C
war oil	C
war one	C
war ord	F
war prox	C
war ragnarok	C
war rogu	C
war thre	[
war valkyri	C
warden	C
wardrob	G
wardrob checklist	G
warehous	C
warehous job	C
warehous night	E
warehous shift	H
warfar	I
warfar weapon	C
warfarin	C
warfarin food	C
warfram	C
warfram leviathan	C
warm	S
warm compress	C
warn	E
warn 150	I
warn _to	[
warn broth	D
warn oklahom	C
warn riv	C
warn wal	D
warrant	C
warrant claim	C
warrior nun	H
warrior rost	J
warzon	C
warzon loadout	C
wash _a	C
wash _his	Q
wash _in	[
wash _the	P
wash cashmer	C
wash foot	[
wash hand	U
wash machin	C
wash seven	[
wasp	C
wasp nest	C
wassup	C
wast	R
wast _my	U
wast _of	C
wat	Y
wat _and	U
wat _at	E
wat _be	C
wat _do	G
wat _from	Y
wat _in	Y
wat _of	[
wat _on	[
wat _should	C
wat _to	C
wat bottl	I
wat brown	D
wat build	C
wat cycl	F
wat entr	G
wat film	K
wat heat	C
wat int	G
wat lik	[
wat planet	C
wat saf	F
wat soften	C
wat templ	C
wat tomat	H
watch	U
watch _it	C
watch _me	R
watch _the	C
watch _wont	I
watch all	C
watch church	[
watch marvel	L
watch oklahom	C
watch ord	C
watch over	Z
watch porn	[
watch season	C
watch ser	R
watch strap	C
watch v	M
watchman	W
water	D
watercolor	C
waterfall	D
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
wax off	J
wax removal	F
way	P
way _of	[
way _on	C
way _to	C
way bet	C
way out	Z
way wir	C
wayf	C
wayf sof	C
wayfar	E
wayfar _or	E
wbc	C
wbc twelv	C
weak	C
weak interview	C
weak point	C
wealth	W
wealth carnegi	C
weapon	V
weapon _do	E
weapon _in	S
wear	U
wear _a	[
wear _me	V
wear _to	C
wear prad	C
weath	C
weath ?wher	D
weath _in	G
weath philadelphi	F
weath tomorrow	C
weathr	D
weathr _th	D
web	C
web telescop	H
websit	C
websit _in	G
websit _with	D
websit launch	G
wed	V
wed _at	U
wed _be	R
wed _in	G
wed _of	W
wed anniversar	Q
wed band	J
wed cak	F
wed dress	C
wed hir	C
wed photograph	H
wed read	[
wed ring	Z
wed soundtrack	C
wednesda	G
wednesda danc	C
wednesda fir	C
wednesda season	C
weed	[
week	T
week _in	C
week _of	X
week _or	H
week ad	C
week b	I
week forecast	I
week lov	D
week meal	F
week nin	G
week numb	C
week old	C
week thre	C
weekend	E
weeknd	C
weeknd real	C
weep _and	U
weep _for	T
weep _with	U
weep angel	D
weep willow	C
weigh	[
weight	C
weight _for	C
weight chart	H
weight fourteen	C
weight lift	C
weight loss	I
weird	T
weird _al	C
welcom	[
weld	C
weld vs	C
well	[
well _of	W
wellington	C
welliv	C
welliv bosch	C
welsh	C
welsh _for	C
welsh word	J
wemble	M
wemble stadium	M
weoirweoiruw	C
wertyu	C
wertyu 345	C
west	I
west tun	C
wet	C
wet _the	H
wet grass	C
wet train	L
weth	D
weth lik	D
wetherspoon	F
wh	G
wh cheap	L
wh limit	I
whal	W
whal watch	C
whatev	C
whatsap	F
whatsap _to	E
whatsap backup	C
whatsap no	C
whatsap web	C
wheat	[
wheat _and	U
wheatgrass	C
wheel	C
wheel _and	C
wheel _of	C
wheel alignment	N
wheel lock	C
wheel shak	G
wheelch	[
wher	D
wher _my	C
whetston	F
whil	Z
whil _he	S
whil _the	Y
whil charg	C
whil driv	U
whil loop	C
whil tru	C
whip	G
whip vs	C
whirlwind	[
whisk	C
whisk und	C
whistl	C
whit	Q
whit _chapt	C
whit cast	I
whit coat	G
whit dov	C
whit hors	[
whit leath	F
whit lie	Y
whit peon	C
whit pric	K
whit screen	C
whit spot	C
whit trail	C
whit ts	H
whitb	C
whiten	I
whiten train	C
who	C
who _ther	C
whoam	C
whoev	W
whol	[
whol fam	R
whol grain	C
whol hous	C
whol quot	G
whol row	N
whol tith	[
whol world	T
wholemeal	K
wholemeal recip	K
wholesal	C
whop	F
whop calor	I
whop pric	J
wibbl	C
wicc	Q
wiccan	C
wiccan alt	C
wiccan wheel	F
wick	Q
wick ?how	G
wick _chapt	C
wick four	C
wick king	R
wick part	F
wick son	R
wid	C
wid _be	Q
wid _for	C
widow	[
widow _and	P
widow _of	T
widow son	Q
width	G
width find	G
wif	N
wif ?who	T
wif _and	R
wif _be	[
wif _by	K
wif _del	C
wif _do	F
wif _doesnt	P
wif _for	V
wif _hav	W
wif _in	R
wif _of	[
wif _or	C
wif _tell	C
wif _will	P
wif com	P
wif die	S
wif extend	C
wif lie	Q
wif nam	T
wif no	C
wif password	L
wif reach	C
wif slow	F
wif want	P
wig	R
wig edg	C
wikipedi	C
wild	[
wild animal	R
wilder	[
will	X
william	C
william hill	G
william pass	C
william swim	D
williamson	C
williamson trad	C
willow	C
willow _from	C
willow distanc	C
wilson	C
wilson luth	L
wilson partn	C
wimbledon	J
wimbledon _in	J
win	P
win 202	G
win 2024	M
win _and	T
win _for	G
win _from	C
win _the	S
win _with	[
win bar	C
win fridg	C
win goal	K
win int	C
win last	[
win list	H
win lotter	C
win out	J
win pair	C
win powerball	C
win rack	D
win search	I
win season	N
win strict	C
win toda	C
win tour	F
wind	S
wind _and	P
wind _in	C
wind explor	C
wind reap	X
window	C
window _for	C
window cord	C
window eleven	J
window ke	C
window seven	G
window ten	C
windowsill	C
windscreen	E
windscreen chip	E
windsor	C
windsor knot	C
wineskin	X
wing	[
wing eyelin	C
wing lik	[
wingspan	C
winston	L
winston room	L
wint	R
wint _in	H
wint boot	C
wint olympic	J
wint tir	C
wip	P
wip _a	I
wip awa	W
wip blad	L
wir	C
wis	[
wis _and	T
wis _be	X
wis _of	R
wis man	[
wis tooth	C
wis woman	R
wish	[
wish _i	V
wit	V
wit _in	Y
wit _to	X
wit signatur	C
witch	U
witch _of	Z
witch trial	C
witchcraft	[
wither	Q
wither hand	Q
within	[
without	L
without _a	P
without _god	T
without _him	R
without _it	K
without _me	T
without _my	W
without _the	C
without bak	H
without be	S
without beer	C
without borax	C
without ceas	Q
without chemical	E
without concret	C
without credit	E
without cut	C
without dela	C
without die	C
without drill	M
without email	E
without flour	C
without get	F
without green	D
without insuranc	J
without mom	R
without mone	V
without receipt	C
without sin	R
without sound	D
without tak	G
without tell	S
without work	W
without yeast	I
wittgenstein	C
wittgenstein teach	C
wiz	G
wiz air	G
wo	T
wobbl	C
woe	[
woe _to	[
wok	[
wok up	[
wolf	[
wolf _and	V
wolv	M
wolv howl	C
woman	[
woman ?who	[
woman _allow	C
woman _and	P
woman _at	R
woman _be	X
woman _get	F
woman _in	[
woman _of	U
woman _with	[
woman captain	C
woman chord	C
woman heal	P
woman lead	U
woman preach	Y
woman prophet	P
woman teach	R
woman wear	[
womb	Y
women	C
won	C
won _the	C
wonder	X
wonder counselor	V
wonderkid	H
wonderwall	D
wonderwall _in	K
wonderwall cap	J
wood	V
wood _and	[
wood _in	C
wood _would	C
wood hold	C
wood net	C
wood tub	C
woodchuck	C
woodchuck chuck	C
wool	Q
wool jump	C
wor	[
worcestershir	C
word	K
word _an	C
word _and	R
word _at	W
word _be	Z
word _for	C
word _from	W
word _in	[
word _of	[
word _that	C
word _to	[
word _will	Y
word _with	C
word abov	C
word banan	C
word becam	S
word count	C
word document	C
word end	C
word essa	H
word fil	E
word fre	J
word start	C
word utopi	C
wordl	C
wordl _en	D
wordl answ	C
wordpress	E
wordpress critical	G
work	[
work _and	P
work _at	Y
work _be	Y
work _for	T
work _from	U
work _in	Z
work _of	[
work _the	Y
work _with	C
work abroad	U
work account	C
work aft	R
work all	V
work behind	F
work day	R
work email	D
work hard	S
work lik	C
work out	N
work test	C
work togeth	S
work underground	G
work uti	C
workaholic	Z
workhous	C
workhous food	C
workout	C
workout calor	L
workout machin	C
workplac	[
worksheet	C
worksheet four	M
worksheet grad	C
worksheet year	K
world	R
world 2025	E
world _and	C
world _be	U
world cup	C
world map	H
world record	C
world ser	C
world war	P
worm	M
worm _a	F
worm schedul	C
worn	[
worn out	[
worr	[
worr _about	X
wors	U
wors than	R
worship	[
worship _at	S
worship _god	P
worship _in	P
worst	T
worst app	C
wort	E
wort _with	E
worth	C
worth _anyth	C
worth _it	C
worth _to	W
worth mone	C
worth repair	G
worthless	Z
wound	[
wound _of	T
wow	C
wow macr	C
wqrtzp	C
wrap	C
wrap ?when	D
wrath _chapt	C
wrath _of	C
wrestl	X
wrestl _with	Q
wright	C
wright broth	C
wrink	C
wrink _in	C
wrist	K
wrist brac	K
writ	N
writ _a	C
writ _an	C
writ _by	V
writ _i	C
writ _in	[
writ _me	C
writ _my	Q
writ _on	[
writ _the	T
writ _to	[
writ don	C
writ frankenstein	K
writ malwar	C
writ minut	C
writ off	C
writ python	M
writ revelation	[
writ smell	C
writ sql	F
wrong	W
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
ww2	C
ww2 end	C
ww2 ration	J
wwe	C
wwe royal	C
wwi	L
wwi tank	L
www	C
www eba	N
www facebook	J
www googl	M
www marc	H
www rightmov	I
www theguardian	K
www youtub	M
wyom	I
wyom height	I
x	C
x _al	H
x _e	E
x _y	I
x arr	G
x boyfriend	C
x cub	D
x eight	C
x factor	G
x fiv	I
x onerror	G
x scar	C
x speech	I
x squar	M
x test	H
x two	I
x41	C
x41 x41	C
xbox	C
xbox _or	F
xbox crosspla	E
xbox gamepass	K
xcvbnm	C
xiaom	F
xliv	C
xpath	C
xpath contain	C
xss	I
xur	C
xur location	C
xvi	F
xvi flight	F
xxx	C
xxxxyyyzz	C
xyz	C
xyzz	C
y2k	C
ya	Y
ya _me	S
ya _se	Q
ya _ser	P
ya est	R
ya esto	S
ya lat	C
ya no	[
ya pas	S
ya sab	P
ya ser	S
yacht	C
yaho	G
yaho com	G
yahtze	K
yahtze scor	K
yahv	S
yaml	C
yaml stand	C
yanke	C
yanke ticket	C
yannick	F
yannick noah	F
yard	C
yaseen	H
yaseen mp3	H
yasin	E
yasin arabic	E
yeah	C
yeah _right	C
year	L
year _and	U
year _be	N
year _do	C
year _for	[
year _in	Q
year _of	C
year _the	W
year ago	T
year dat	C
year eve	C
year experienc	H
year fiv	H
year gap	C
year nin	F
year plan	Y
year sinc	R
year six	J
year statut	C
year war	C
year without	[
yeast	V
yeast expir	C
yeet	C
yeet yeet	C
yeezu	K
yeezu tracklist	K
yell	[
yell _at	V
yellow	C
yellow fev	F
yellow jerse	M
yellow warn	D
yellowston	D
yellowston _if	D
yem	C
yem bland	C
yep	C
yern	V
yes	C
yes _or	E
yesterda	K
yesterda _and	D
yesterda dat	C
yet _and	C
yet numb	F
yghbnj	C
yield	C
yield calculation	M
yield coc	C
yield explain	H
ying	C
ying tong	C
yog	C
yog _for	C
yogur	J
yogur _en	J
yogurt	C
yogurt high	C
yok	[
yok _of	W
yolk	I
york	C
you	[
you ma	G
young	[
young _hav	C
young _to	U
young king	[
young man	X
young peopl	X
young person	T
young son	V
young strik	C
your	[
yourselv	[
youth	[
youth group	[
youth hostel	C
youtub	C
youtub _get	C
youtub com	F
youtub downlaod	C
yr	C
yr old	C
yug	[
yug _ser	V
yugoslavi	C
yugoslavi breakup	C
yy	C
z	C
zacari	X
zacchaeu	W
zadok	W
zakat	H
zakat calculator	H
zal	C
zapat	C
zapat _de	C
zapatill	C
zapatill jordan	C
zaque	X
zar	C
zar _cuand	C
zar blaz	G
zar without	C
zaragoz	E
zarephath	S
zarz	[
zarz _que	R
zazen	C
zealand	D
zealand south	H
zebede	W
zebr	C
zebr _hav	C
zechariah	[
zedekiah	W
zeld	C
zeld tear	C
zelot	Y
zen	C
zen found	C
zen meditation	C
zen paradox	D
zenday	C
zenday engag	C
zephaniah	W
zeppelin	E
zeppelin hindenburg	E
zer	G
zer _in	C
zer ever	C
zer hour	C
zerubbabel	T
zeu	C
zeu _and	C
zeu sibl	C
ziklag	Z
zillow	D
zimr	X
zion	[
zion illino	C
zion national	F
zion williamson	C
zip	C
zip cod	H
zip recruit	C
zip stuck	C
zipporah	T
zodiac	K
zodiac 198	F
zodiac sign	C
zoe	Z
zon	C
zon _do	H
zon _for	H
zon _in	C
zon ae	G
zon map	J
zon seven	C
zon two	K
zoom	C
zoom audi	C
zoom virtual	D
zoph	S
zoroast	C
zoroast birth	C
zoroastrian	G
zoroastrian new	G
zorobabel	[
zorr	[
zoysi	F
zuckerberg	C
zuckerberg hair	C
zuckerberg net	K
zulu	E
zulu part	E
zurd	Z
zxcvb	C
zxcvb nm	C
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
