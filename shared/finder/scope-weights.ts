// written by npm run train:scope: see infra/train/README.md
export const packed = `0.12 1.601
-!--#	E
-""="	C
-","c	F
-",b:	G
-"-->	E
-":"s	F
-":"y	F
-">10	G
-"></	L
-"><p	I
-"><s	M
-">cl	L
-"ale	E
-"con	C
-"eas	G
-"hel	H
-"hol	H
-"htt	L
-"jav	L
-"ls"	E
-"pho	G
-"rol	F
-"row	E
-"sys	F
-"you	Q
-#102	E
-#exe	E
-#n/a	K
-%3cs	C
-%s%n	D
-%s%s	D
-&gt;	F
-&lt;	F
-')</	H
-'='a	C
-'a'=	C
-'adm	H
-'ata	C
-'cia	C
-'est	C
-'hi'	C
-'non	I
-'ope	G
-'req	E
-'xss	I
-("he	H
-("ho	H
-('a'	C
-('hi	C
-('xs	I
-(1)"	L
-(1)>	D
-(10)	C
-(2+1	C
-(2x)	G
-(312	G
-(403	H
-(555	C
-(c:c	G
-(doc	M
-(int	G
-(luk	[
-(mar	[
-(reb	E
-(str	K
-(und	L
-(use	H
-(x+5	J
-(x-2	J
-(ツ)_	C
-)">c	L
-)(x+	J
-)</s	H
-)_/¯	C
-*7}}	C
-+150	E
-+3=1	E
-+5x+	J
-+y=1	I
-,">1	G
-,"co	F
-,"ea	G
-,000	[
-,a:a	G
-,b:b	G
--#ex	E
---#e	E
--0-1	F
--014	G
--019	G
--130	C
--14-	F
--143	F
--2)(	J
--2-5	M
--283	G
--447	G
--485	C
--551	K
--992	K
--bos	Q
--bre	[
--con	S
--ele	C
--fas	E
--for	E
--han	Z
--in-	[
--law	[
--lif	X
--mel	T
--met	C
--sex	S
--two	[
--y=2	I
--yea	[
-../.	E
-../e	E
-./..	E
-./et	E
-.0.0	E
-.0.1	E
-.1.1	C
-.141	C
-.168	D
-.1:8	E
-.3.1	F
-.375	I
-.456	G
-.5kg	E
-.co.	C
-.com	C
-.coo	M
-.eba	N
-.ema	K
-.exa	G
-.fac	K
-.goo	M
-.hei	F
-.log	C
-.ly/	E
-.map	F
-.mar	G
-.net	M
-.org	G
-.out	H
-.per	C
-.pri	H
-.rig	I
-.rol	H
-.smi	M
-.sta	H
-.tes	H
-.the	L
-.uk/	I
-.yah	G
-.you	M
-/../	E
-//do	N
-//ev	J
-//ex	L
-//fi	K
-//gi	L
-//lo	F
-//ww	E
-//x.	H
-/123	N
-/180	G
-/1ab	N
-/3xy	E
-/@so	C
-/b&g	F
-/d/1	N
-/div	I
-/doc	N
-/etc	C
-/evi	J
-/exa	L
-/fil	K
-/fun	K
-/git	L
-/h1>	D
-/ifr	L
-/ins	C
-/itm	N
-/jpy	C
-/lin	L
-/loc	F
-/log	L
-/p><	I
-/pas	E
-/r/f	K
-/scr	H
-/sea	N
-/sha	C
-/sho	G
-/spo	I
-/spr	N
-/tec	L
-/tor	L
-/tv8	J
-/wat	M
-/www	E
-/x.t	H
-0-14	F
-0-44	G
-0-60	C
-0.0.	E
-0.1:	E
-0.37	I
-0/10	C
-0/40	C
-0/lo	L
-00/l	L
-000/	L
-0000	C
-0005	C
-0012	F
-0070	C
-00ab	M
-00mg	I
-00ml	F
-010-	G
-0110	E
-0111	C
-0123	C
-0142	G
-0161	C
-019-	G
-0198	G
-0203	C
-0210	C
-0293	E
-04-5	K
-0502	J
-0700	C
-0712	F
-0800	G
-08n5	C
-0934	E
-0abc	M
-0w50	J
-0x80	C
-1)">	L
-1.20	J
-1.5k	E
-10")	G
-10)#	C
-10):	H
-10-4	G
-1000	C
-100k	G
-100m	C
-1011	E
-1012	H
-1024	J
-1029	E
-1099	I
-1101	E
-1111	T
-12.4	C
-1200	K
-1209	E
-120h	K
-123!	E
-1234	C
-1260	X
-127.	E
-12x1	J
-13-b	C
-1331	E
-13th	Y
-14-1	F
-1400	D
-1415	C
-1439	F
-1440	P
-144h	C
-1450	C
-1456	D
-14lb	M
-14th	H
-1500	C
-1542	H
-16/8	C
-1600	K
-168.	D
-16gb	C
-1764	H
-17:4	F
-1812	C
-1832	K
-1840	G
-185,	W
-1883	K
-19-2	G
-1902	I
-192.	D
-1933	C
-1943	D
-1945	C
-1950	H
-1956	C
-1969	C
-1972	C
-1975	C
-1976	K
-1980	F
-1983	C
-1984	C
-1985	K
-1987	C
-1988	I
-1990	C
-1991	C
-1993	C
-1994	C
-1998	C
-1999	G
-1:80	E
-1>he	D
-1abc	N
-1z99	H
-2)(x	J
-2+1)	C
-2+5x	J
-2-99	K
-2.16	D
-2.3.	F
-20/4	C
-2001	C
-2003	C
-2004	I
-2010	C
-2011	H
-2012	K
-2014	C
-2015	C
-2016	I
-2017	L
-2018	C
-2019	D
-2020	D
-2022	G
-2023	D
-2024	C
-2025	C
-2026	C
-2028	G
-2030	C
-204-	K
-2049	G
-2093	E
-20hz	K
-20kg	K
-20w5	J
-213-	C
-221b	M
-2345	C
-2400	L
-25kg	I
-27.0	E
-27th	C
-2801	J
-2837	G
-2938	E
-29yb	I
-2x+3	E
-2x+y	I
-2x10	J
-3(2+	C
-3-21	C
-3.14	C
-3.45	G
-3000	H
-3060	D
-312)	G
-32-9	K
-32gb	H
-3456	C
-34th	C
-3508	G
-38.2	C
-3951	F
-3=11	E
-3csc	C
-3xyz	E
-4-14	F
-4-55	K
-4000	T
-401k	F
-403)	H
-4111	C
-4159	C
-4321	C
-4395	F
-4400	R
-440p	I
-4471	I
-4477	G
-44hz	C
-4567	C
-4719	I
-48/1	G
-48/7	F
-4@gm	M
-4f8s	F
-4w9w	M
-4x-3	E
-5,00	W
-5-01	C
-5.30	E
-500m	I
-50th	[
-51-8	F
-5188	K
-5432	C
-55-0	C
-5518	K
-5540	J
-555)	C
-555-	C
-5678	C
-5wrw	C
-5x+6	J
-6000	[
-6016	E
-6100	J
-6253	C
-64gb	C
-6543	C
-6600	D
-6784	H
-6789	G
-68.0	N
-68.1	C
-7*7}	C
-7.0.	E
-7000	C
-7120	E
-7123	F
-7190	I
-75mg	C
-7654	C
-7700	F
-7712	E
-78-0	F
-7890	M
-7:45	F
-7sdf	E
-7th?	C
-8-0-	F
-8.0.	N
-8.1.	C
-8/18	G
-8/72	F
-8007	C
-8013	J
-8080	E
-8213	C
-832-	K
-8421	C
-84@g	M
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
-92.1	D
-9268	E
-9384	E
-951-	F
-978-	F
-980s	F
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
-:"sy	F
-:"yo	F
-://d	N
-://e	H
-://f	K
-://g	L
-://l	F
-://w	E
-://x	H
-:300	F
-:808	E
-:;};	C
-:a,"	G
-:ale	L
-:b,"	G
-:c,a	G
-:lda	E
-:voi	K
-;/b&	F
-;b&g	F
-;hi&	F
-;jkl	C
-<!--	E
-</a>	L
-</b>	C
-</di	I
-</h1	D
-</if	L
-</p>	I
-</sc	H
-<?ph	G
-<b>b	C
-<div	C
-<h1>	D
-<ifr	L
-<img	F
-<p>t	I
-<scr	H
-<svg	C
-<|im	D
-="al	E
-="co	I
-="ht	L
-="ja	L
-="ls	E
-="ro	E
-=4x-	E
-=ale	E
-=con	D
-=dqw	M
-=mc2	C
-=sho	N
-=sum	G
->10"	G
-></d	I
-></i	L
-><p>	I
-><sv	M
->ale	H
->bol	C
->cli	L
->hel	D
->sys	D
->tes	I
-?php	G
-?q=s	N
-?v=d	M
-@asd	H
-@exa	E
-@gma	M
-@hot	C
-@som	C
-[/in	C
-[i];	G
-[ins	C
-[sta	D
-^!==	H
-^""=	C
-^""}	C
-^"><	M
-^"ph	G
-^"yo	Z
-^###	C
-^#10	E
-^#n/	K
-^%00	C
-^%3c	C
-^%s%	D
-^&lt	F
-^'ad	H
-^'ci	C
-^'no	I
-^'op	G
-^'re	E
-^('a	C
-^(31	G
-^(55	C
-^(in	G
-^(lu	[
-^(ma	[
-^(us	H
-^(x-	J
-^+15	E
-^+34	C
-^+44	C
-^+52	D
-^-ar	J
-^-la	C
-^-rf	H
-^../	E
-^.he	F
-^/et	C
-^0-6	C
-^0.3	I
-^0/1	C
-^000	C
-^010	G
-^011	C
-^016	C
-^019	G
-^020	C
-^080	G
-^0x8	C
-^1.2	J
-^1.4	C
-^1.5	E
-^1.6	N
-^100	C
-^101	C
-^102	J
-^109	I
-^10k	K
-^111	S
-^115	C
-^117	D
-^11a	C
-^12.	C
-^120	Q
-^121	J
-^123	C
-^125	C
-^126	X
-^12x	J
-^133	E
-^13t	Y
-^140	C
-^144	[
-^145	C
-^14l	M
-^14t	H
-^150	F
-^151	[
-^153	[
-^154	H
-^155	E
-^16/	C
-^160	K
-^165	G
-^16g	C
-^170	I
-^176	H
-^17:	F
-^180	F
-^181	C
-^182	C
-^183	K
-^184	G
-^185	W
-^18k	E
-^192	D
-^193	C
-^194	C
-^195	C
-^196	C
-^197	C
-^198	C
-^199	C
-^1=1	C
-^1aa	C
-^1kg	C
-^1km	M
-^1z9	H
-^2+2	D
-^2+5	J
-^2.3	F
-^2.5	C
-^2.7	J
-^20/	C
-^200	C
-^201	C
-^202	C
-^203	C
-^204	D
-^205	C
-^20k	K
-^20w	J
-^221	M
-^225	K
-^238	D
-^240	C
-^250	C
-^25k	I
-^27t	C
-^280	J
-^2dp	G
-^2kg	M
-^2lb	L
-^2x+	C
-^2x2	H
-^3-2	C
-^3.1	C
-^3.4	G
-^3/8	C
-^300	N
-^303	D
-^305	J
-^306	D
-^32g	H
-^345	C
-^34t	C
-^350	C
-^365	[
-^38.	C
-^390	Z
-^3am	[
-^3rd	C
-^3x3	F
-^3x4	C
-^4.1	C
-^4.2	L
-^400	[
-^401	F
-^404	C
-^411	C
-^420	C
-^430	[
-^444	W
-^447	I
-^450	[
-^456	G
-^48/	C
-^496	C
-^4am	C
-^4th	C
-^5.2	C
-^5.3	E
-^5.6	M
-^500	C
-^501	C
-^502	C
-^504	G
-^505	E
-^50t	[
-^53?	R
-^554	J
-^555	C
-^567	D
-^5kg	G
-^6.1	D
-^6.9	L
-^600	[
-^601	E
-^613	[
-^625	K
-^63%	C
-^646	N
-^64g	C
-^660	D
-^666	[
-^6am	C
-^700	[
-^737	F
-^755	G
-^75m	C
-^770	F
-^771	E
-^777	C
-^787	H
-^7th	C
-^850	C
-^882	C
-^883	I
-^888	D
-^8gb	C
-^900	C
-^902	C
-^90s	C
-^926	E
-^978	F
-^987	C
-^99.	E
-^999	C
-^9pm	K
-^9÷3	C
-^:;}	C
-^<!-	E
-^<?p	G
-^<b>	C
-^<di	C
-^<h1	D
-^<if	L
-^<im	F
-^<sc	H
-^<sv	D
-^<|i	D
-^===	C
-^=su	G
-^[/i	C
-^[in	C
-^[st	D
-^__p	C
-^a14	C
-^a1c	D
-^a52	M
-^a61	J
-^a[i	G
-^aaa	C
-^aar	F
-^ab1	H
-^aba	[
-^abb	Y
-^abc	C
-^abd	[
-^abe	Y
-^abi	[
-^abl	C
-^abn	[
-^abo	V
-^abr	Y
-^abs	[
-^abt	X
-^abu	V
-^abv	C
-^aby	[
-^aca	S
-^acc	S
-^ace	Z
-^ach	[
-^ack	C
-^acl	[
-^acn	[
-^acr	C
-^act	C
-^acu	C
-^acá	Y
-^adb	E
-^add	U
-^ade	C
-^adh	U
-^adi	C
-^adj	C
-^adm	N
-^ado	[
-^ads	C
-^adu	Q
-^adv	T
-^adá	[
-^adú	Q
-^aei	C
-^aer	G
-^afa	[
-^aff	Y
-^afi	[
-^afr	R
-^aft	V
-^afu	T
-^aga	[
-^age	C
-^agi	Y
-^agn	X
-^ago	[
-^agr	W
-^agu	J
-^agv	I
-^aha	[
-^ahe	[
-^ahi	[
-^aho	W
-^ahí	V
-^aid	C
-^air	C
-^ais	F
-^aje	Q
-^ajo	C
-^ala	G
-^alb	C
-^alc	N
-^ald	C
-^ale	C
-^alf	P
-^alg	Y
-^ali	G
-^alk	C
-^all	U
-^alm	[
-^alo	W
-^alp	C
-^alq	L
-^alr	W
-^als	V
-^alt	C
-^alu	I
-^alv	C
-^alw	X
-^alz	[
-^alé	[
-^ama	N
-^amb	Q
-^amc	C
-^ame	C
-^ami	U
-^amm	H
-^amn	[
-^amo	P
-^amp	R
-^amr	L
-^ams	L
-^amt	D
-^amu	[
-^amy	C
-^amz	C
-^amá	Y
-^amé	[
-^amó	[
-^ana	L
-^anc	[
-^and	[
-^ang	K
-^ani	N
-^ank	C
-^ann	U
-^ano	N
-^ans	M
-^ant	K
-^anu	I
-^anx	[
-^any	[
-^aná	U
-^anó	X
-^ap7	C
-^apa	[
-^ape	V
-^aph	C
-^api	C
-^apl	C
-^apo	[
-^app	C
-^apr	J
-^apt	K
-^apu	[
-^apó	[
-^aqa	K
-^aqu	J
-^ara	[
-^arb	[
-^arc	[
-^ard	M
-^are	V
-^arg	I
-^ari	M
-^ark	V
-^arm	R
-^aro	[
-^arp	[
-^arq	[
-^ars	C
-^art	P
-^asa	[
-^asc	T
-^asd	C
-^ase	[
-^ash	Z
-^ask	[
-^asl	J
-^asm	[
-^asn	W
-^aso	C
-^ass	C
-^ast	[
-^asu	[
-^asy	Q
-^así	X
-^ata	[
-^ate	[
-^ath	[
-^atl	C
-^atm	C
-^ato	U
-^atr	[
-^att	S
-^atu	C
-^atw	C
-^auc	C
-^aud	J
-^aug	T
-^aum	X
-^aun	[
-^aur	C
-^aus	C
-^aut	[
-^aux	R
-^ava	H
-^ave	C
-^avi	C
-^avo	J
-^awa	R
-^awf	[
-^axe	Y
-^axi	I
-^axo	C
-^aya	X
-^aye	C
-^ayu	[
-^ayú	[
-^aza	[
-^azi	G
-^azo	[
-^azt	C
-^azu	C
-^aña	V
-^año	P
-^b&b	C
-^b08	C
-^b12	F
-^baa	[
-^bab	X
-^bac	U
-^bad	[
-^bae	C
-^bag	C
-^bah	C
-^bai	X
-^baj	[
-^bak	D
-^bal	C
-^bam	C
-^ban	C
-^bap	P
-^baq	E
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
-^bea	D
-^beb	[
-^bec	R
-^bed	S
-^bee	C
-^bef	U
-^beg	[
-^beh	W
-^bei	[
-^bel	V
-^ben	S
-^ber	H
-^bes	F
-^bet	[
-^bev	C
-^bew	P
-^bey	C
-^bez	E
-^bha	C
-^bib	[
-^bic	C
-^bid	C
-^bie	[
-^big	N
-^bik	D
-^bil	C
-^bin	C
-^bio	C
-^bip	[
-^bir	L
-^bis	C
-^bit	H
-^biz	J
-^bla	E
-^ble	R
-^bli	W
-^blo	K
-^blu	C
-^bmi	C
-^bmw	G
-^bnm	C
-^boa	U
-^bob	C
-^boc	Z
-^bod	T
-^boe	C
-^bog	C
-^boh	C
-^boi	C
-^boj	C
-^bol	C
-^bom	[
-^bon	C
-^boo	E
-^bor	C
-^bos	K
-^bot	C
-^bou	W
-^bow	C
-^box	C
-^boy	[
-^bpm	C
-^bra	I
-^brb	C
-^bre	C
-^bri	H
-^bro	N
-^bru	C
-^bry	C
-^bs8	K
-^bts	D
-^bub	C
-^bud	C
-^bue	V
-^buf	C
-^bug	C
-^bui	L
-^buj	C
-^bul	C
-^bum	C
-^bun	C
-^bur	Z
-^bus	H
-^but	C
-^buy	H
-^buz	E
-^by-	C
-^bye	C
-^byn	C
-^byp	S
-^byu	F
-^bíb	[
-^c'e	C
-^c++	G
-^c01	C
-^caa	J
-^cab	L
-^cac	C
-^cae	[
-^caf	K
-^cag	C
-^caj	C
-^cak	C
-^cal	C
-^can	N
-^cap	C
-^car	C
-^cas	D
-^cat	D
-^cau	C
-^cav	T
-^cay	[
-^caz	Z
-^caí	[
-^cbd	R
-^cde	H
-^cdm	C
-^cea	Y
-^ceb	Q
-^ced	N
-^cei	C
-^cel	I
-^cem	K
-^cen	L
-^ceo	C
-^cer	G
-^ces	[
-^cet	C
-^ceu	I
-^ceñ	W
-^cgi	H
-^cha	C
-^che	C
-^chi	H
-^chl	C
-^chm	C
-^chn	F
-^cho	C
-^chu	Z
-^cic	C
-^cie	P
-^cig	Q
-^cim	C
-^cin	C
-^cir	Y
-^cis	S
-^cit	G
-^ciu	[
-^civ	L
-^ciz	Q
-^cla	E
-^cle	T
-^cli	C
-^clo	M
-^clu	D
-^cmd	E
-^cnn	C
-^co-	G
-^coa	K
-^cob	M
-^coc	C
-^cod	E
-^cof	C
-^coh	X
-^coi	P
-^coj	T
-^cok	C
-^col	E
-^com	I
-^con	T
-^coo	C
-^cop	K
-^coq	L
-^cor	S
-^cos	C
-^cot	C
-^cou	K
-^cov	H
-^cow	V
-^cpr	H
-^cpu	C
-^cra	H
-^cre	T
-^cri	W
-^cro	I
-^crp	C
-^cru	J
-^cry	V
-^cré	X
-^crí	V
-^cró	Y
-^css	C
-^csv	C
-^ctr	C
-^cua	C
-^cub	P
-^cuc	T
-^cue	T
-^cuf	C
-^cui	N
-^cul	[
-^cum	[
-^cuo	H
-^cup	C
-^cur	K
-^cus	R
-^cut	C
-^cuá	[
-^cuñ	W
-^cyb	C
-^cyc	F
-^cyl	H
-^cyp	N
-^cyr	[
-^cál	[
-^cán	[
-^cár	[
-^cél	[
-^cés	[
-^cóm	[
-^cúr	V
-^d&d	J
-^d'o	F
-^d20	D
-^dab	P
-^dad	[
-^dae	E
-^dag	[
-^dah	C
-^dai	L
-^dal	C
-^dam	J
-^dan	L
-^dar	U
-^das	C
-^dat	C
-^dau	Z
-^dav	N
-^daw	C
-^dax	C
-^day	P
-^dañ	[
-^ddd	C
-^dea	I
-^deb	[
-^dec	M
-^ded	X
-^dee	J
-^deg	C
-^dei	[
-^dej	W
-^del	L
-^dem	Z
-^den	H
-^deo	J
-^dep	R
-^der	L
-^des	[
-^det	[
-^deu	S
-^dev	L
-^dew	C
-^dex	C
-^dfg	C
-^dgd	C
-^dgt	C
-^dhl	F
-^dia	N
-^dib	C
-^dic	L
-^did	[
-^die	[
-^dif	T
-^dig	[
-^dij	G
-^dil	V
-^dim	K
-^din	P
-^dio	[
-^dip	K
-^dir	C
-^dis	V
-^div	J
-^diw	C
-^diá	[
-^djo	C
-^dmv	C
-^dna	C
-^dnd	C
-^dni	C
-^dns	C
-^do?	[
-^dob	Y
-^doc	I
-^dod	D
-^doe	M
-^dog	C
-^doi	[
-^dol	L
-^dom	H
-^doo	E
-^dop	X
-^dor	S
-^dos	T
-^dot	Y
-^dou	N
-^dov	I
-^dow	R
-^doy	[
-^doz	N
-^dpd	C
-^dpf	F
-^dps	G
-^dra	C
-^dre	I
-^dri	E
-^dro	G
-^dru	T
-^dry	P
-^dua	C
-^dub	C
-^duc	C
-^dud	M
-^due	J
-^dui	S
-^duk	J
-^dul	[
-^dum	C
-^dun	D
-^duo	C
-^dup	C
-^dur	P
-^dus	H
-^dut	I
-^duv	C
-^dvd	C
-^dvl	C
-^dwa	U
-^dwe	Z
-^dye	K
-^dyi	W
-^dyn	C
-^dys	[
-^dád	P
-^déb	[
-^día	[
-^dól	E
-^dón	[
-^e-m	C
-^e.g	F
-^e05	J
-^e10	C
-^e11	N
-^e18	C
-^e27	K
-^e=m	C
-^e^x	C
-^eac	S
-^ear	C
-^eas	[
-^eat	C
-^eba	C
-^ebe	[
-^ebi	C
-^ebu	C
-^ecc	V
-^ech	Q
-^ecl	K
-^eco	Q
-^ecu	W
-^ecz	C
-^edd	C
-^ede	Q
-^edg	C
-^edi	C
-^edo	[
-^edt	C
-^edu	C
-^edw	C
-^edé	[
-^eee	C
-^eev	C
-^efe	Y
-^eff	C
-^efi	R
-^efo	Y
-^efr	W
-^egf	C
-^egg	C
-^egi	[
-^egl	[
-^ego	F
-^egy	L
-^ehu	[
-^eid	C
-^eif	E
-^eig	[
-^eil	K
-^ein	E
-^eje	C
-^ejé	V
-^ekk	X
-^ela	S
-^elb	C
-^elc	X
-^eld	W
-^ele	C
-^elf	C
-^eli	[
-^ell	M
-^elm	G
-^elo	Y
-^els	S
-^elt	C
-^elv	H
-^ely	[
-^elí	[
-^ema	C
-^emb	U
-^eme	C
-^emi	E
-^emm	I
-^emo	H
-^emp	K
-^emu	C
-^ena	P
-^enc	M
-^end	M
-^ene	[
-^enf	Z
-^eng	C
-^enj	[
-^enl	C
-^eno	[
-^ens	Z
-^ent	Q
-^env	[
-^enz	D
-^epa	[
-^eph	[
-^epi	F
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
-^eró	V
-^esa	[
-^esc	Z
-^esd	K
-^ese	[
-^esf	V
-^esg	D
-^esi	C
-^esl	C
-^esm	Q
-^eso	U
-^esp	W
-^esq	F
-^ess	C
-^est	[
-^eta	C
-^ete	X
-^etf	C
-^eth	N
-^eti	E
-^eto	C
-^etr	C
-^ets	C
-^ett	C
-^ety	C
-^etí	V
-^eu2	C
-^euc	Q
-^eug	E
-^eul	C
-^eun	[
-^eur	C
-^eut	[
-^eva	Y
-^eve	V
-^evi	Y
-^evo	[
-^evr	M
-^ewr	C
-^ex-	V
-^exa	S
-^exc	C
-^exe	M
-^exh	M
-^exi	[
-^exo	H
-^exp	C
-^ext	M
-^eye	X
-^eyr	G
-^eze	Z
-^ezi	C
-^ezr	Q
-^ezy	C
-^f05	J
-^f15	J
-^f16	G
-^f30	G
-^f35	H
-^fab	V
-^fac	D
-^fad	D
-^fah	C
-^fai	Y
-^faj	C
-^fak	T
-^fal	Q
-^fam	V
-^fan	V
-^far	M
-^fas	G
-^fat	X
-^fau	C
-^fav	L
-^faz	G
-^fe2	D
-^fe?	Z
-^fea	[
-^feb	S
-^fec	C
-^fed	R
-^fee	L
-^fei	D
-^fel	[
-^fem	Y
-^fen	F
-^feo	[
-^fer	C
-^fes	Q
-^fet	C
-^feu	K
-^fev	C
-^few	C
-^fff	C
-^ffs	C
-^ffx	C
-^fgh	C
-^fia	[
-^fib	C
-^fic	C
-^fie	Z
-^fif	W
-^fig	U
-^fij	D
-^fil	C
-^fin	S
-^fir	M
-^fis	H
-^fit	C
-^fiv	U
-^fix	C
-^fjd	C
-^fla	C
-^fle	[
-^fli	F
-^flo	L
-^flu	C
-^fly	E
-^fob	Q
-^foc	U
-^fod	D
-^fog	C
-^foi	C
-^fol	L
-^fon	C
-^foo	N
-^for	P
-^fos	[
-^fot	C
-^fou	P
-^fox	K
-^fra	C
-^fre	C
-^fro	P
-^fru	M
-^fry	C
-^frí	Z
-^ftp	K
-^fts	D
-^fuc	C
-^fue	Z
-^fui	[
-^fuk	C
-^ful	S
-^fum	X
-^fun	Q
-^fur	G
-^fus	C
-^fut	J
-^fuz	H
-^fyr	C
-^fáb	Z
-^fác	[
-^fél	V
-^fís	R
-^fút	Y
-^für	C
-^g70	E
-^g80	C
-^gab	L
-^gad	[
-^gae	C
-^gag	C
-^gai	[
-^gal	W
-^gam	F
-^gan	G
-^gap	S
-^gar	F
-^gas	C
-^gat	C
-^gau	C
-^gav	P
-^gay	[
-^gaz	[
-^gb2	E
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
-^get	R
-^gev	D
-^ggg	C
-^ggp	I
-^ghg	C
-^ghi	C
-^ghj	C
-^gho	K
-^gia	[
-^gib	T
-^gid	S
-^gif	H
-^gig	[
-^gil	Q
-^gim	T
-^gin	C
-^gir	C
-^git	C
-^giv	[
-^gla	G
-^gle	[
-^glu	C
-^gly	I
-^gma	C
-^gmt	C
-^gna	[
-^gno	S
-^goa	G
-^gob	K
-^god	[
-^goe	T
-^gog	C
-^gol	E
-^gom	Z
-^gon	C
-^goo	J
-^gor	C
-^gos	Z
-^got	V
-^gou	I
-^gov	L
-^gow	C
-^goz	[
-^gps	D
-^gpt	C
-^gpu	C
-^gra	N
-^gre	M
-^gri	U
-^gro	Q
-^gru	Q
-^gta	C
-^gua	P
-^guc	C
-^gue	G
-^gui	M
-^gul	S
-^gum	C
-^gun	T
-^gup	C
-^gur	C
-^gus	K
-^guy	P
-^guí	Z
-^gv7	C
-^gv8	C
-^gym	C
-^gál	V
-^gén	[
-^gól	U
-^h&m	K
-^h00	M
-^h1b	E
-^h2o	F
-^hab	X
-^hac	F
-^had	Y
-^hag	[
-^hah	C
-^hai	D
-^haj	L
-^hal	C
-^ham	C
-^han	P
-^hap	[
-^har	U
-^hat	[
-^hau	[
-^hav	W
-^haw	G
-^hay	R
-^haz	C
-^hba	C
-^hdd	F
-^hdh	C
-^hdl	K
-^hdm	C
-^hea	R
-^heb	[
-^hec	K
-^hed	C
-^hee	Q
-^hei	C
-^hem	V
-^hen	C
-^her	[
-^hes	G
-^het	P
-^heu	C
-^hew	T
-^hex	C
-^hey	C
-^hez	[
-^hgf	C
-^hgv	I
-^hhh	C
-^hib	C
-^hic	R
-^hid	[
-^hie	C
-^hig	L
-^hij	Y
-^hik	F
-^hil	C
-^him	[
-^hin	I
-^hip	C
-^hir	N
-^his	[
-^hit	[
-^hiv	Q
-^hiy	C
-^hiz	[
-^hjk	C
-^hmm	C
-^hmr	E
-^hoa	I
-^hob	C
-^hoc	E
-^hoe	C
-^hog	C
-^hoj	C
-^hol	C
-^hom	T
-^hon	S
-^hoo	C
-^hop	S
-^hor	C
-^hos	P
-^hot	C
-^hou	H
-^how	C
-^hoy	N
-^hoz	C
-^hre	L
-^htc	C
-^htm	C
-^htt	C
-^hua	H
-^hub	P
-^hud	C
-^hue	C
-^hug	U
-^hui	[
-^hul	F
-^hur	Y
-^hus	[
-^huy	[
-^hué	U
-^hyb	C
-^hyd	C
-^hym	J
-^hyp	[
-^hys	[
-^hyu	C
-^háb	Y
-^hág	Z
-^i'd	C
-^i'm	[
-^i'v	[
-^i++	G
-^i-1	C
-^i-4	C
-^i.e	F
-^i10	E
-^iam	C
-^ib6	C
-^iba	Y
-^ibi	C
-^ibu	C
-^ibz	[
-^ice	C
-^ich	Z
-^ici	F
-^icl	C
-^ico	[
-^icu	W
-^ida	G
-^idd	C
-^ide	C
-^idi	C
-^idk	C
-^idl	[
-^ido	[
-^idr	C
-^iel	H
-^igl	[
-^ign	Q
-^igu	J
-^iii	C
-^ike	C
-^ill	[
-^ilu	W
-^ima	L
-^imb	C
-^imd	J
-^ime	C
-^imm	[
-^imp	V
-^imá	V
-^in-	R
-^in?	C
-^ina	[
-^inc	C
-^ind	C
-^ine	N
-^inf	Z
-^ing	C
-^inh	[
-^ini	[
-^inj	T
-^ink	K
-^inm	[
-^inn	[
-^ino	X
-^inp	C
-^inq	V
-^inr	Y
-^ins	E
-^int	T
-^inu	C
-^inv	C
-^inú	W
-^ion	C
-^ipa	C
-^iph	C
-^ira	W
-^ire	H
-^iri	C
-^irm	[
-^iro	C
-^irq	E
-^irr	V
-^irs	J
-^irá	X
-^iré	Z
-^is?	C
-^isa	R
-^isc	[
-^ish	T
-^isl	C
-^ism	X
-^isn	Q
-^iso	C
-^isr	[
-^iss	S
-^it'	K
-^it?	V
-^ita	C
-^itc	S
-^ite	C
-^iti	C
-^its	[
-^itu	C
-^itv	C
-^iuy	D
-^iva	C
-^ive	C
-^ivf	[
-^ivo	E
-^ivy	C
-^izq	U
-^jab	[
-^jac	N
-^jae	[
-^jaf	[
-^jag	C
-^jai	P
-^jaj	C
-^jak	C
-^jam	C
-^jan	[
-^jap	C
-^jar	[
-^jas	[
-^jaw	S
-^jay	C
-^jaz	C
-^jea	D
-^jeb	[
-^jed	[
-^jef	U
-^jeh	[
-^jel	C
-^jen	C
-^jep	X
-^jer	T
-^jes	[
-^jet	V
-^jew	[
-^jez	W
-^jfk	C
-^jhg	E
-^jib	E
-^jij	C
-^jim	C
-^jin	[
-^jir	V
-^jjj	C
-^jka	D
-^jkh	E
-^jkl	C
-^jlo	C
-^joa	Z
-^job	L
-^joc	X
-^joe	E
-^joh	C
-^joi	V
-^jok	C
-^jol	C
-^jon	G
-^joo	F
-^jop	[
-^jos	[
-^jot	[
-^jou	[
-^jov	[
-^joy	P
-^joá	W
-^jpm	E
-^jsd	D
-^jso	C
-^jua	[
-^jub	[
-^jud	W
-^jue	U
-^jug	C
-^jui	S
-^jul	C
-^jum	C
-^jun	[
-^jur	V
-^jus	T
-^jut	G
-^juv	U
-^juz	Y
-^jóv	[
-^kah	C
-^kaj	C
-^kal	C
-^kam	F
-^kan	C
-^kar	C
-^kat	C
-^kau	C
-^kay	C
-^kea	F
-^keb	G
-^ked	C
-^kee	V
-^kei	M
-^kel	C
-^kem	C
-^ken	H
-^kep	[
-^ker	C
-^ket	D
-^kev	C
-^key	C
-^kfc	C
-^kha	C
-^kia	C
-^kib	C
-^kid	S
-^kie	C
-^kil	P
-^kim	M
-^kin	N
-^kis	N
-^kit	C
-^kiw	C
-^kjd	D
-^kkk	C
-^kla	E
-^kle	C
-^km/	G
-^kmn	H
-^kne	I
-^kni	C
-^kno	S
-^knu	G
-^kob	H
-^koe	C
-^kof	G
-^koi	[
-^kon	C
-^kor	F
-^kos	P
-^kpi	C
-^kpo	L
-^kra	C
-^kre	E
-^kri	C
-^kro	J
-^ks2	C
-^ksj	E
-^kua	C
-^kub	C
-^kur	C
-^kus	C
-^kwa	C
-^kwh	E
-^kyl	C
-^laa	C
-^lab	E
-^lac	D
-^lad	[
-^lag	C
-^lai	[
-^lak	D
-^lal	C
-^lam	I
-^lan	S
-^lao	[
-^lap	C
-^lar	L
-^las	T
-^lat	M
-^lau	I
-^lav	C
-^law	C
-^lay	I
-^laz	Z
-^lbs	C
-^lbw	C
-^ldl	C
-^lea	E
-^leb	D
-^lec	[
-^led	P
-^lee	I
-^leg	C
-^lei	C
-^lej	Z
-^lem	S
-^len	C
-^leo	F
-^lep	[
-^les	X
-^let	C
-^lev	K
-^lew	C
-^lex	G
-^ley	[
-^leí	T
-^leñ	X
-^leó	[
-^lia	[
-^lib	P
-^lic	C
-^lid	[
-^lie	[
-^lif	U
-^lig	C
-^lik	[
-^lil	C
-^lim	C
-^lin	C
-^lio	Q
-^lip	Q
-^liq	C
-^lir	C
-^lis	C
-^lit	I
-^liv	U
-^liz	C
-^lkj	C
-^lla	S
-^llc	C
-^lle	U
-^llm	C
-^llo	M
-^llu	L
-^llá	Y
-^lma	C
-^ln(	G
-^loa	C
-^lob	F
-^loc	C
-^lod	X
-^lof	C
-^log	C
-^loi	T
-^lol	C
-^lom	H
-^lon	L
-^loo	G
-^lop	E
-^lor	[
-^los	X
-^lot	C
-^lou	C
-^lov	R
-^low	V
-^loy	[
-^lp1	I
-^lsk	C
-^lub	C
-^luc	Z
-^lue	C
-^luf	F
-^lug	I
-^lui	C
-^luj	[
-^luk	Q
-^lul	K
-^lum	[
-^lun	M
-^lur	C
-^lus	[
-^lut	R
-^lux	[
-^luz	R
-^lyd	[
-^lye	K
-^lyf	E
-^lyi	[
-^lyl	C
-^lyn	C
-^lyo	C
-^lyr	C
-^lys	[
-^lág	V
-^lám	Z
-^láz	Z
-^líb	[
-^líd	[
-^lím	[
-^m&s	C
-^m/s	K
-^m25	C
-^maa	C
-^mac	C
-^mad	R
-^mae	Z
-^mag	C
-^mah	L
-^mai	M
-^maj	S
-^mak	R
-^mal	V
-^mam	U
-^map	C
-^maq	C
-^mas	G
-^max	C
-^may	L
-^mañ	S
-^mba	D
-^mca	C
-^mcc	C
-^mcd	C
-^mcg	C
-^mcm	D
-^mcr	G
-^mcv	C
-^mdf	C
-^me,	[
-^me<	D
-^me?	[
-^mea	W
-^mec	C
-^med	R
-^mee	[
-^meg	R
-^meh	C
-^mei	C
-^mej	S
-^mel	L
-^mem	H
-^men	T
-^mep	W
-^mer	P
-^mes	N
-^met	C
-^mex	C
-^mey	C
-^mez	[
-^mg/	J
-^mia	C
-^mic	C
-^mid	M
-^mie	[
-^mig	[
-^mik	C
-^mil	J
-^min	C
-^mio	C
-^miq	[
-^mir	X
-^mis	[
-^mit	C
-^mix	J
-^miz	U
-^mié	W
-^mk7	J
-^mla	F
-^mlk	C
-^mma	U
-^mmm	C
-^mna	V
-^mnb	C
-^mne	F
-^moa	[
-^mob	U
-^moc	U
-^mod	C
-^mog	C
-^moh	C
-^moi	U
-^moj	L
-^mol	L
-^mon	J
-^moo	C
-^mor	S
-^mos	[
-^mot	I
-^mou	T
-^mov	C
-^mow	G
-^moz	G
-^mp3	C
-^mp4	D
-^mpg	D
-^mph	C
-^mrb	C
-^mri	M
-^msg	C
-^mub	C
-^muc	T
-^mud	[
-^mue	Q
-^muf	C
-^mug	K
-^muh	C
-^muj	Z
-^mul	N
-^mum	C
-^mun	N
-^mup	C
-^mur	U
-^mus	I
-^mut	C
-^muy	X
-^mué	Q
-^mvp	C
-^my.	K
-^myc	C
-^mym	H
-^myr	[
-^mys	[
-^myt	C
-^mán	S
-^már	[
-^más	[
-^mår	C
-^méd	[
-^mí?	S
-^mía	Z
-^mío	[
-^mús	[
-^n/a	C
-^naa	R
-^nab	[
-^nac	H
-^nad	[
-^nag	V
-^nah	C
-^nai	D
-^nak	C
-^nal	X
-^nam	E
-^nan	C
-^nao	N
-^nap	C
-^nar	Y
-^nas	C
-^nat	H
-^nau	C
-^nav	C
-^naz	U
-^naí	P
-^nba	C
-^nda	C
-^nea	C
-^neb	[
-^nec	X
-^nee	S
-^neg	X
-^neh	[
-^nei	[
-^nem	L
-^nen	P
-^neo	C
-^nep	[
-^ner	[
-^nes	H
-^net	C
-^neu	U
-^nev	V
-^new	N
-^nex	H
-^nfl	C
-^ngl	U
-^nhl	C
-^nhs	C
-^nic	T
-^nie	C
-^nig	S
-^nik	C
-^nil	C
-^nim	[
-^nin	[
-^nis	[
-^nit	C
-^niv	Z
-^nix	C
-^niñ	[
-^nnn	C
-^no?	P
-^noa	[
-^nob	[
-^noc	[
-^nod	C
-^noe	[
-^noi	N
-^nom	K
-^non	E
-^nor	C
-^nos	Z
-^nou	C
-^nov	[
-^now	C
-^noé	[
-^npm	C
-^nth	C
-^nub	S
-^nuc	[
-^nud	H
-^nue	[
-^nul	C
-^num	C
-^nun	F
-^nur	Q
-^nut	C
-^nvi	C
-^nvm	C
-^nvn	C
-^nw-	M
-^nwb	E
-^nyc	C
-^nym	Y
-^nyt	E
-^nín	X
-^núm	[
-^oak	E
-^oas	C
-^oat	C
-^oba	C
-^obe	[
-^obi	T
-^obj	S
-^obl	[
-^obr	[
-^obs	[
-^oca	C
-^occ	M
-^ocd	[
-^oce	C
-^och	[
-^oci	U
-^oct	C
-^ocu	I
-^odd	C
-^ode	M
-^odi	[
-^odr	Z
-^ody	G
-^ofe	C
-^off	K
-^ofi	[
-^ofr	[
-^ofs	C
-^oft	C
-^ogr	L
-^ohi	C
-^ohm	C
-^oho	[
-^oid	V
-^oig	[
-^oij	C
-^oil	E
-^oir	R
-^oiu	C
-^oja	Y
-^oje	H
-^ojo	X
-^ok?	[
-^oka	[
-^okl	C
-^okt	C
-^ola	R
-^old	Q
-^oli	M
-^olv	I
-^oly	C
-^omb	R
-^ome	C
-^omg	T
-^omn	[
-^omr	Y
-^ona	[
-^onc	W
-^ond	Q
-^one	[
-^oni	C
-^onl	Q
-^onm	E
-^ony	C
-^oná	Q
-^oog	C
-^ooh	C
-^ooo	C
-^opa	I
-^ope	D
-^oph	[
-^opi	X
-^opo	[
-^opp	C
-^opr	C
-^opt	C
-^ora	[
-^orc	C
-^ord	C
-^ore	J
-^org	U
-^ori	E
-^orl	C
-^oro	I
-^orp	[
-^orq	C
-^ort	G
-^orá	V
-^oré	Q
-^oró	X
-^osa	C
-^osb	C
-^osc	C
-^ose	[
-^osl	E
-^osm	C
-^oso	[
-^osr	C
-^ost	C
-^oth	[
-^oti	C
-^oto	[
-^otr	[
-^ott	C
-^oug	D
-^oui	H
-^oun	C
-^our	[
-^out	T
-^ove	W
-^owe	[
-^owl	C
-^own	Q
-^oxb	C
-^oxe	P
-^oxf	C
-^oxi	H
-^oxt	C
-^oxy	C
-^oye	[
-^oys	C
-^oyó	P
-^oze	C
-^ozy	C
-^ozz	C
-^oíd	Z
-^oír	[
-^p.s	J
-^p45	C
-^pab	[
-^pac	[
-^pad	I
-^pae	E
-^pag	U
-^pai	F
-^paj	[
-^pal	K
-^pam	C
-^pan	J
-^pap	U
-^paq	C
-^par	K
-^pat	H
-^pau	X
-^pav	C
-^pax	I
-^pay	J
-^paz	Y
-^paí	[
-^pañ	W
-^pcp	C
-^pdf	C
-^pea	I
-^pec	[
-^ped	M
-^pee	C
-^peg	Z
-^pel	R
-^pen	T
-^peo	[
-^pep	C
-^peq	S
-^per	S
-^pes	[
-^pet	K
-^pez	[
-^peñ	T
-^pfa	C
-^pg_	H
-^pha	R
-^phd	R
-^phi	Q
-^pho	F
-^php	C
-^phr	C
-^phy	J
-^pia	C
-^pic	C
-^pid	R
-^pie	R
-^pil	X
-^pin	C
-^pip	C
-^pir	H
-^pis	C
-^pit	C
-^piv	C
-^pix	C
-^piz	C
-^pla	D
-^ple	[
-^plo	M
-^pls	F
-^plu	C
-^ply	C
-^poa	C
-^pob	T
-^poc	[
-^pod	C
-^poe	C
-^pog	G
-^poi	C
-^pok	C
-^pol	G
-^pom	C
-^pon	C
-^poo	U
-^pop	C
-^poq	[
-^por	R
-^pos	F
-^pot	C
-^pou	I
-^pov	Q
-^pow	H
-^poz	W
-^ppp	C
-^pq4	F
-^pra	Z
-^pri	E
-^pro	S
-^pru	C
-^pré	[
-^prí	[
-^pró	[
-^ps2	C
-^ps3	C
-^ps4	C
-^ps5	C
-^psa	[
-^psl	C
-^pso	C
-^pst	C
-^psy	[
-^pts	[
-^pub	J
-^pud	U
-^pue	T
-^puf	C
-^pug	C
-^puj	G
-^pul	C
-^pum	C
-^pun	C
-^pup	C
-^pur	X
-^pus	N
-^put	H
-^pyk	E
-^pyr	T
-^pyt	C
-^páj	W
-^pán	T
-^pão	C
-^pér	[
-^pés	W
-^púb	S
-^púr	V
-^qaz	C
-^qib	C
-^qua	P
-^que	K
-^qui	M
-^quo	C
-^qur	C
-^qué	[
-^quí	[
-^qwe	C
-^r's	C
-^r16	C
-^r50	J
-^rab	V
-^rac	W
-^rad	C
-^raf	Y
-^rag	X
-^rah	[
-^rai	D
-^rak	C
-^ral	C
-^ram	G
-^ran	C
-^rap	I
-^raq	[
-^rar	J
-^ras	C
-^rat	C
-^rav	C
-^raw	C
-^ray	C
-^raz	D
-^raí	R
-^rdr	C
-^rea	W
-^reb	R
-^rec	I
-^red	C
-^ree	C
-^ref	V
-^reh	Y
-^rei	U
-^rej	[
-^rek	C
-^rel	U
-^rem	C
-^ren	L
-^rep	E
-^req	C
-^rer	C
-^res	L
-^reu	R
-^rev	P
-^rew	E
-^rex	C
-^rey	U
-^rez	[
-^reí	Y
-^rfc	C
-^rgb	C
-^rha	C
-^rhe	[
-^rho	N
-^rhy	C
-^rib	I
-^ric	H
-^rid	C
-^rie	C
-^rif	C
-^rig	[
-^rim	H
-^rin	C
-^rio	C
-^rip	C
-^riq	X
-^ris	C
-^rit	G
-^riv	I
-^riz	H
-^riñ	[
-^rió	V
-^roa	C
-^rob	P
-^roc	M
-^rod	M
-^rof	C
-^rog	C
-^roi	T
-^roj	[
-^rol	E
-^rom	K
-^ron	C
-^roo	R
-^rop	Y
-^ros	C
-^rot	C
-^rou	C
-^rov	C
-^row	C
-^roy	C
-^rtp	H
-^rtx	D
-^rua	[
-^rub	C
-^rud	M
-^rue	L
-^ruf	[
-^rug	C
-^rui	T
-^rul	I
-^rum	M
-^run	C
-^rup	V
-^rus	C
-^rvp	C
-^rya	C
-^ryl	C
-^ryt	D
-^ryz	E
-^ráp	[
-^ríe	Z
-^río	[
-^s&p	J
-^s23	J
-^s24	F
-^sab	Q
-^sac	U
-^sad	[
-^sae	J
-^saf	Q
-^sag	C
-^sah	C
-^sai	Z
-^sal	J
-^sam	H
-^san	P
-^sap	G
-^saq	W
-^sar	[
-^sas	C
-^sat	R
-^sau	X
-^sav	P
-^saw	S
-^say	P
-^saú	[
-^sca	X
-^sce	D
-^sch	F
-^sci	C
-^sco	C
-^sdf	C
-^sdk	E
-^sea	C
-^seb	W
-^sec	I
-^sed	[
-^see	M
-^seg	I
-^sei	W
-^sel	N
-^sem	P
-^sen	N
-^seo	C
-^sep	[
-^seq	K
-^ser	W
-^ses	C
-^set	C
-^sew	F
-^sex	[
-^señ	Z
-^sha	M
-^she	M
-^shi	C
-^sho	K
-^shr	C
-^shu	C
-^shy	[
-^sib	X
-^sic	[
-^sid	F
-^sie	V
-^sif	Y
-^sig	K
-^sih	V
-^sik	C
-^sil	R
-^sim	G
-^sin	T
-^sio	[
-^siq	Y
-^sir	G
-^sis	K
-^sit	G
-^six	C
-^siz	C
-^sió	Q
-^ska	C
-^skd	E
-^ski	C
-^sko	I
-^sky	P
-^sle	P
-^sli	D
-^slk	C
-^slo	C
-^slu	E
-^sma	T
-^sme	C
-^smi	I
-^smo	M
-^smy	Y
-^sna	C
-^sne	C
-^sno	C
-^snp	C
-^sny	C
-^soa	C
-^sob	[
-^soc	C
-^sod	C
-^sof	C
-^soh	C
-^soi	Q
-^sol	N
-^som	V
-^son	R
-^soo	[
-^sop	[
-^sor	[
-^sos	[
-^sou	C
-^sow	L
-^soy	[
-^soz	C
-^soñ	J
-^spa	C
-^spe	J
-^spf	C
-^spi	K
-^spl	C
-^spo	R
-^spr	C
-^spu	S
-^spy	U
-^sql	C
-^sqr	C
-^squ	C
-^src	E
-^ssd	F
-^ssh	C
-^sta	C
-^std	G
-^ste	F
-^stf	C
-^sti	S
-^sto	P
-^str	I
-^stu	D
-^sty	C
-^su5	H
-^sua	[
-^sub	G
-^suc	Z
-^sud	C
-^sue	Y
-^suf	[
-^sug	C
-^sui	M
-^suj	C
-^sul	C
-^sum	C
-^sup	H
-^sus	F
-^sut	E
-^suy	W
-^svu	C
-^sw1	C
-^swa	C
-^swe	P
-^swi	P
-^swo	U
-^sxd	C
-^syc	U
-^syd	C
-^syl	C
-^sym	J
-^syn	G
-^syr	I
-^sys	C
-^sze	C
-^sáb	[
-^sép	Q
-^síg	[
-^sím	W
-^sín	[
-^sís	W
-^t's	L
-^tab	E
-^tac	C
-^tad	[
-^tai	C
-^tak	T
-^tam	[
-^tan	P
-^tao	C
-^tap	C
-^tar	F
-^tas	I
-^tat	Y
-^tau	C
-^tav	C
-^tax	L
-^tay	C
-^taz	D
-^tbh	[
-^tbs	C
-^tcu	C
-^tea	I
-^tec	C
-^ted	C
-^tee	G
-^teh	M
-^tek	[
-^tel	G
-^tem	G
-^ten	U
-^teo	[
-^ter	X
-^tes	I
-^tet	Q
-^tex	C
-^teñ	C
-^th9	C
-^tha	R
-^the	X
-^thi	Q
-^tho	X
-^thr	U
-^thy	[
-^tia	T
-^tib	[
-^tic	C
-^tid	H
-^tie	K
-^tig	C
-^tij	C
-^tik	C
-^til	C
-^tim	D
-^tin	F
-^tio	X
-^tip	C
-^tir	U
-^tit	D
-^tmr	S
-^toa	C
-^tob	[
-^toc	W
-^tod	T
-^toe	C
-^tog	U
-^toi	C
-^tok	C
-^tol	D
-^tom	F
-^ton	C
-^too	[
-^top	C
-^toq	[
-^tor	Q
-^tos	C
-^tot	C
-^tou	C
-^tow	M
-^tox	U
-^toy	C
-^tra	F
-^tre	Q
-^tri	P
-^tro	P
-^tru	R
-^try	Z
-^tsa	C
-^tsh	C
-^tsi	W
-^tsp	C
-^tsu	X
-^ttt	C
-^tua	C
-^tub	Q
-^tuc	C
-^tud	C
-^tue	C
-^tui	C
-^tul	I
-^tum	[
-^tun	C
-^tur	E
-^tut	D
-^tuv	[
-^tuy	U
-^tve	C
-^twa	E
-^twe	J
-^twi	C
-^two	[
-^tye	F
-^tyl	C
-^typ	C
-^tyr	P
-^tyt	C
-^tyy	C
-^tía	P
-^tóx	[
-^tún	V
-^ube	C
-^ubi	C
-^ubu	J
-^uca	C
-^ufc	C
-^ugh	C
-^ugl	V
-^uio	C
-^uiu	C
-^ukr	S
-^uku	C
-^ule	C
-^ult	C
-^uma	C
-^umb	E
-^umr	C
-^una	P
-^unb	R
-^unc	[
-^und	K
-^une	T
-^unf	Q
-^ung	[
-^unh	Z
-^uni	G
-^unj	[
-^unk	C
-^unl	C
-^unm	T
-^uno	N
-^unp	[
-^unr	C
-^uns	P
-^unt	S
-^unw	[
-^upa	E
-^upd	C
-^upg	C
-^uph	T
-^upo	[
-^upp	Y
-^ups	F
-^upt	C
-^upw	C
-^ura	D
-^urg	U
-^uri	[
-^urn	[
-^uru	C
-^urí	S
-^us?	[
-^usb	C
-^usc	C
-^usd	C
-^use	C
-^ush	C
-^usi	[
-^uso	I
-^usp	C
-^ust	[
-^usu	R
-^usó	R
-^uta	C
-^utd	C
-^uti	C
-^uto	C
-^uva	T
-^uwu	C
-^uza	R
-^uzz	Y
-^uzí	U
-^uña	M
-^vac	S
-^vag	[
-^vai	R
-^val	R
-^vam	[
-^van	C
-^vap	[
-^var	C
-^vas	[
-^vat	C
-^vau	D
-^vay	X
-^vaz	C
-^vbs	[
-^vea	[
-^vec	[
-^ved	C
-^veg	C
-^vei	Q
-^vej	T
-^vel	E
-^vem	C
-^ven	S
-^veo	[
-^ver	S
-^ves	H
-^vet	D
-^vez	S
-^veí	X
-^via	[
-^vib	V
-^vic	G
-^vid	K
-^vie	S
-^vig	I
-^vii	F
-^vik	C
-^vil	C
-^vim	C
-^vin	K
-^vio	Y
-^vip	G
-^vir	P
-^vis	K
-^vit	C
-^viu	Y
-^viv	[
-^viñ	[
-^vlo	F
-^vo2	M
-^voc	Y
-^vod	E
-^voi	H
-^vok	J
-^vol	P
-^vom	R
-^von	C
-^vos	[
-^vou	C
-^vow	[
-^vox	V
-^voy	X
-^voz	S
-^vpn	C
-^vsc	H
-^vue	M
-^vuh	C
-^vul	G
-^víb	Y
-^vír	Y
-^wab	C
-^waf	X
-^wag	[
-^wah	D
-^wai	[
-^wak	I
-^wal	C
-^wan	[
-^war	C
-^was	[
-^wat	J
-^wav	[
-^wax	I
-^way	Q
-^wbc	C
-^we'	U
-^wea	E
-^web	J
-^wed	U
-^wee	P
-^wei	H
-^wel	[
-^wem	N
-^wen	Z
-^weo	C
-^wep	[
-^wer	Y
-^wes	C
-^wet	C
-^wha	G
-^whe	E
-^whi	L
-^who	K
-^why	N
-^wib	C
-^wic	K
-^wid	Y
-^wie	G
-^wif	T
-^wig	M
-^wik	C
-^wil	Q
-^wim	I
-^win	M
-^wip	Y
-^wir	C
-^wis	[
-^wit	V
-^wiv	C
-^wiz	C
-^wob	C
-^woe	[
-^wok	[
-^wol	L
-^wom	[
-^won	M
-^woo	[
-^wor	T
-^wou	[
-^wow	C
-^wqr	C
-^wra	L
-^wre	N
-^wri	D
-^wro	[
-^wtf	C
-^wub	C
-^wud	C
-^wun	K
-^wut	C
-^ww1	I
-^ww2	C
-^wwe	C
-^wwi	M
-^www	F
-^wyo	J
-^x-y	I
-^x^2	J
-^xbo	C
-^xcv	C
-^xia	F
-^xli	G
-^xpa	C
-^xur	C
-^xvi	F
-^xxx	C
-^xyz	C
-^y2k	C
-^y=4	E
-^yac	C
-^yag	C
-^yah	X
-^yak	C
-^yam	C
-^yan	C
-^yar	C
-^yas	C
-^yea	L
-^yee	C
-^yel	C
-^yem	C
-^yep	C
-^yer	V
-^yes	L
-^yet	Q
-^ygh	C
-^yie	C
-^yin	C
-^yog	I
-^yok	[
-^yol	[
-^yor	C
-^yos	C
-^you	J
-^yug	V
-^yyy	C
-^za'	C
-^zac	[
-^zad	Y
-^zak	G
-^zal	E
-^zap	C
-^zaq	Y
-^zar	C
-^zaz	C
-^zea	[
-^zeb	P
-^zec	[
-^zed	Y
-^zel	G
-^zen	C
-^zer	I
-^zeu	C
-^zik	[
-^zil	H
-^zim	[
-^zio	Y
-^zip	C
-^zod	P
-^zoe	Z
-^zom	R
-^zon	C
-^zoo	F
-^zop	V
-^zor	Y
-^zoy	F
-^zuc	C
-^zul	F
-^zur	Z
-^zxc	C
-^zxz	C
-^zzz	C
-^{"r	F
-^{{7	C
-^¿ad	T
-^¿al	R
-^¿ba	P
-^¿ca	[
-^¿co	R
-^¿cu	V
-^¿có	[
-^¿de	W
-^¿di	[
-^¿dó	X
-^¿el	S
-^¿en	T
-^¿er	T
-^¿es	Z
-^¿ex	U
-^¿ha	[
-^¿je	[
-^¿la	V
-^¿le	Q
-^¿lo	U
-^¿me	U
-^¿mi	V
-^¿mo	R
-^¿no	T
-^¿pa	S
-^¿po	T
-^¿pu	X
-^¿qu	[
-^¿se	Y
-^¿si	V
-^¿so	T
-^¿te	S
-^¿ti	U
-^¿to	P
-^¿un	R
-^¿va	T
-^¿ve	P
-^¿vi	U
-^¿vo	T
-^ábr	[
-^áfr	[
-^ága	[
-^águ	[
-^áng	[
-^áni	[
-^árb	[
-^äöü	C
-^éch	Z
-^éfe	X
-^éra	V
-^éxi	P
-^éxo	Z
-^ído	[
-^ñlk	C
-^ñññ	C
-^órg	[
-^últ	[
-^úni	Q
-^дел	C
-^зав	C
-^как	C
-^пог	C
-^тес	C
-^اخت	D
-^مرح	C
-^テスト	C
-^今何時	C
-^今天天	D
-^你好吗	D
-^안녕하	C
-_(ツ)	C
-__pr	C
-_end	D
-_k@h	K
-_mod	H
-_pro	C
-_sle	H
-_sta	D
-a'='	C
-a'at	C
-a,"e	G
-a.co	G
-a101	H
-a123	C
-a610	J
-a:a,	G
-a[i]	G
-aa10	H
-aaaa	C
-aac'	X
-aac?	W
-aal?	U
-aam'	Y
-aama	[
-aamá	U
-aani	Z
-aard	C
-aaro	C
-aaró	[
-aash	S
-ab's	T
-ab12	H
-aba?	S
-abac	[
-abad	N
-abaj	[
-abak	Q
-abal	T
-aban	[
-abao	Y
-abar	[
-abas	R
-abat	[
-abaz	C
-abañ	U
-abba	P
-abbi	C
-abbl	C
-abc1	C
-abcd	N
-abdí	U
-abea	[
-abed	[
-abee	[
-abej	Y
-abel	N
-abem	[
-aben	X
-abeo	[
-aber	Q
-abes	G
-abet	C
-abeu	Z
-abez	[
-abha	C
-abia	Z
-abic	C
-abid	[
-abie	[
-abig	Y
-abij	V
-abil	M
-abim	S
-abin	L
-abio	Z
-abir	S
-abis	[
-abit	[
-abla	J
-able	I
-abli	Y
-ablo	[
-abló	R
-abne	[
-abod	Y
-abog	C
-abol	C
-abom	[
-abon	I
-abor	V
-abot	[
-abou	W
-abov	E
-abra	[
-abre	N
-abri	J
-abro	[
-abrá	Y
-abrí	R
-absa	Z
-abst	[
-abuc	X
-abue	[
-abul	C
-abun	Z
-abur	E
-abus	[
-aby'	P
-abyl	K
-abys	V
-abás	[
-abé?	P
-abía	[
-ac's	X
-acab	[
-acac	H
-acad	C
-acam	C
-acan	C
-acar	C
-acas	[
-acat	[
-acaz	Y
-acbe	C
-acbo	C
-acca	[
-acce	H
-acch	X
-acci	T
-accu	[
-ace,	Y
-ace?	[
-aceb	C
-aced	Z
-aceh	C
-acei	R
-acel	C
-acem	L
-acen	X
-acep	[
-acer	Y
-aces	C
-acet	C
-acex	C
-acha	[
-ache	P
-acho	I
-acht	C
-achu	H
-achó	Z
-acia	[
-acid	[
-acie	K
-acif	[
-acil	C
-acim	[
-acin	F
-acio	J
-acis	[
-acit	C
-ació	[
-ack;	R
-ack?	C
-acka	G
-ackc	T
-acke	F
-ackg	C
-acki	K
-ackj	N
-ackl	E
-ackm	[
-acko	C
-ackp	M
-acks	D
-acku	C
-ackw	V
-acla	V
-acle	L
-acob	V
-acog	Z
-acol	C
-acom	[
-acon	V
-acor	C
-acos	D
-acou	C
-acra	Q
-acre	C
-acro	C
-acry	J
-acta	M
-acte	L
-acti	K
-actl	C
-acto	C
-actr	C
-acts	L
-actu	C
-acua	C
-acuc	X
-acud	R
-acue	R
-acul	K
-acun	D
-acus	D
-acuu	C
-acué	X
-acán	[
-acía	[
-acío	X
-ad's	S
-ad=a	M
-ad=c	D
-ada?	S
-adab	[
-adad	[
-adag	C
-adal	J
-adam	J
-adan	G
-adap	H
-adar	C
-adas	R
-adba	C
-adbl	E
-adcl	C
-adcr	C
-adda	I
-adde	Y
-addi	[
-addl	Q
-addo	H
-addr	C
-addu	X
-addy	C
-adec	[
-aded	H
-adel	C
-adem	C
-aden	D
-adeo	[
-ader	M
-ades	R
-adeu	C
-adge	C
-adha	C
-adhd	[
-adia	C
-adic	[
-adie	T
-adil	C
-adin	N
-adio	C
-adir	X
-adis	C
-adit	[
-adiu	D
-adiv	G
-adiz	C
-adje	C
-adle	J
-adli	H
-adlo	X
-adly	J
-adme	C
-admi	J
-adne	N
-ado?	U
-adok	Y
-adol	Q
-adom	J
-adon	C
-adoo	E
-adop	R
-ador	J
-ados	I
-adot	I
-adou	C
-adow	C
-adox	P
-adph	C
-adpo	F
-adqu	C
-adra	M
-adre	[
-adri	C
-adro	J
-adru	P
-adry	C
-adró	X
-adsh	N
-adth	[
-adua	[
-aduc	C
-adul	Q
-adur	I
-adva	U
-adve	I
-advi	[
-advo	K
-adwa	C
-adwe	C
-adyb	C
-adán	[
-adón	X
-adúl	Q
-ae30	J
-aeio	C
-ael'	Y
-ael,	X
-ael;	[
-ael?	[
-aeli	[
-aell	E
-aels	F
-aemo	E
-aero	G
-aesa	R
-aest	Z
-aetz	C
-aeus	[
-afae	U
-afan	Y
-afar	J
-afat	[
-afe?	G
-afed	C
-afel	R
-afes	C
-afet	Y
-affa	L
-affe	E
-affi	E
-affl	C
-affo	[
-affr	C
-afia	C
-afil	[
-afin	[
-afor	C
-afra	[
-afri	C
-afro	W
-afte	Y
-afti	C
-aftk	K
-afts	[
-afue	T
-afía	Z
-agab	[
-agad	S
-agag	[
-agai	[
-agal	G
-agam	C
-agan	[
-agap	[
-agar	[
-agas	[
-agat	C
-agav	C
-agaz	C
-agda	[
-age,	M
-age?	U
-aged	V
-agei	V
-agel	C
-agem	[
-agen	C
-ageo	[
-ager	M
-ages	S
-agga	R
-agge	[
-aggi	[
-aghr	F
-agia	[
-agic	W
-agil	U
-agin	M
-agio	K
-agis	C
-agit	C
-agle	N
-agna	C
-agni	[
-agnu	C
-agnó	U
-ago?	P
-agob	P
-agog	[
-agon	C
-agor	P
-agot	[
-agoz	G
-agra	M
-agre	J
-agri	[
-agro	U
-agua	W
-agud	C
-ague	V
-agui	C
-aguj	C
-agun	C
-agur	[
-agus	[
-agvs	I
-agwi	C
-agái	Z
-agón	W
-ah's	[
-ah_k	K
-ahab	Z
-ahah	C
-ahai	C
-ahal	[
-aham	Z
-ahan	C
-ahar	C
-ahas	[
-ahaz	[
-ahea	[
-ahei	C
-ahel	R
-ahij	W
-ahil	C
-ahim	U
-ahit	[
-ahjo	C
-ahlb	D
-ahli	C
-ahne	C
-ahod	J
-ahog	W
-ahol	K
-ahom	C
-ahoo	C
-ahor	V
-ahre	C
-ahto	C
-ahtz	L
-ahum	T
-ahwe	W
-ahúm	[
-ai's	X
-aiah	W
-aiap	V
-aica	C
-aice	C
-aici	[
-aid,	S
-aid?	Y
-aida	P
-aide	C
-aido	[
-aids	[
-aifá	W
-aiga	V
-aigh	P
-aigo	[
-aigs	G
-aiku	C
-ail.	C
-ail@	K
-aila	K
-ailb	I
-ailc	D
-aile	K
-aili	[
-aill	C
-ailo	[
-ails	C
-ailu	[
-ailw	K
-aily	L
-ailó	R
-aime	C
-aimi	C
-aims	C
-ain'	C
-ain(	K
-ain?	[
-ainb	F
-aind	C
-aine	N
-ainf	G
-aini	C
-ainl	N
-ains	[
-aint	C
-ainw	C
-airb	C
-airc	C
-aird	C
-aire	C
-airf	G
-airi	C
-airl	L
-airo	R
-airp	C
-airs	H
-airu	S
-airw	C
-airy	H
-aise	I
-aisi	[
-aisl	F
-aiso	Y
-aita	X
-aite	C
-aith	U
-aiti	[
-aito	K
-aits	C
-aius	[
-aive	J
-ajab	T
-ajad	Z
-ajaj	C
-ajan	S
-ajar	T
-ajas	Q
-ajed	C
-ajen	[
-ajer	Z
-ajes	C
-ajit	R
-ajo?	P
-ajol	C
-ajor	S
-ajos	H
-ajsd	C
-ajsj	C
-ajun	C
-akab	C
-akag	C
-akar	D
-akat	C
-ake,	[
-ake?	H
-akea	C
-aked	[
-akee	C
-akeh	S
-aken	U
-aker	C
-akes	R
-akeu	[
-akfa	Z
-akho	I
-akim	Y
-akin	K
-akir	C
-akku	Z
-akne	C
-akow	C
-akpo	C
-akra	S
-aksh	C
-akth	[
-akuk	E
-akup	[
-al's	Y
-al.c	G
-alaa	[
-alab	Y
-alac	P
-alad	C
-alag	G
-alah	C
-alai	C
-alaj	C
-alak	Y
-alal	E
-alam	C
-alan	C
-alaq	V
-alar	C
-alas	[
-alat	U
-alax	T
-alay	X
-alba	C
-albe	F
-albu	C
-alca	C
-alch	C
-alci	J
-alco	K
-alcu	C
-alda	[
-alde	[
-aldi	Q
-aldo	C
-aldr	T
-alds	C
-aldu	E
-aleb	[
-alec	R
-aled	[
-alee	Z
-aleg	V
-alej	[
-alek	[
-alel	[
-alem	L
-alen	C
-aleo	C
-aler	U
-ales	T
-alet	C
-alex	C
-alez	[
-alf-	[
-alfa	[
-alfr	C
-alft	K
-alfw	J
-alga	X
-alge	I
-algi	[
-algo	W
-algr	C
-algu	[
-alha	G
-alho	F
-alia	C
-alic	C
-alid	R
-alie	J
-alif	C
-alig	C
-alil	[
-alim	L
-alin	[
-alio	L
-alip	[
-alir	[
-alis	Q
-alit	[
-aliv	T
-aliz	C
-alió	[
-alkb	C
-alke	M
-alki	Q
-alkl	C
-alks	Q
-alkt	C
-alky	F
-all,	U
-alla	M
-alle	M
-alli	[
-allo	R
-allp	C
-alls	I
-ally	[
-allá	W
-allé	[
-allí	R
-alló	Q
-alma	Q
-alme	C
-almi	U
-almo	[
-alms	[
-almu	[
-alod	C
-aloe	E
-alom	[
-alon	K
-aloo	J
-alor	C
-alos	Y
-alot	C
-alou	[
-alph	C
-alpo	C
-alqu	S
-alre	W
-alru	G
-als,	[
-alsa	J
-alse	[
-also	R
-alta	[
-alte	C
-alth	L
-alti	N
-alto	K
-altr	[
-altu	D
-alty	C
-altí	T
-altó	Q
-aluc	G
-alud	[
-alue	C
-alum	H
-alup	W
-alva	[
-alve	[
-alvi	J
-alvo	[
-alvó	U
-alwa	S
-alwo	C
-alya	D
-alyp	E
-alys	K
-alyt	E
-alyz	Z
-alza	X
-alzh	[
-alég	[
-alén	X
-alía	X
-alít	S
-alón	Z
-am's	[
-ama?	Q
-amab	[
-amac	E
-amad	C
-amag	C
-amai	M
-amal	Y
-amam	W
-aman	G
-amar	X
-amas	I
-amaz	E
-amañ	Q
-amb'	K
-amb?	[
-amba	Y
-ambe	C
-ambi	V
-ambl	[
-ambo	J
-ambr	X
-ambs	C
-ambu	C
-amco	K
-ame,	V
-ame-	S
-ame>	L
-ame?	[
-amec	[
-amed	[
-amel	H
-amen	[
-ameo	U
-amep	K
-amer	C
-ames	I
-amet	C
-amga	[
-amha	C
-amia	Y
-amic	D
-amid	U
-amie	[
-amig	Y
-amil	Y
-amin	P
-amis	C
-amit	D
-amix	I
-amle	E
-amma	C
-amme	T
-ammi	[
-ammo	Z
-ammu	U
-amno	[
-amnó	V
-amoc	C
-amol	C
-amon	S
-amor	[
-amos	M
-amou	C
-amox	C
-ampa	C
-ampb	C
-ampe	D
-ampg	E
-ampi	M
-ampl	C
-ampo	T
-amps	P
-ampt	C
-ampu	[
-amri	F
-ams?	Y
-amso	Y
-amst	C
-amsu	C
-amtr	D
-amud	X
-amue	[
-amul	[
-amum	S
-amun	C
-amur	C
-amus	I
-amuz	V
-amzn	C
-amzo	C
-amán	[
-amás	W
-amén	[
-amín	Z
-amós	[
-an's	R
-an't	U
-an.c	L
-an.p	C
-ana?	T
-anaa	V
-anac	[
-anad	C
-anae	Y
-anag	P
-anah	Q
-anai	C
-anak	W
-anal	C
-anan	C
-anas	W
-anat	[
-anaz	C
-anaá	[
-anba	X
-anbe	H
-anca	U
-ance	M
-anch	M
-anci	U
-anco	J
-ancr	C
-anct	P
-ancu	C
-ancy	U
-ancé	R
-and'	T
-and,	S
-and?	W
-anda	K
-andc	U
-ande	I
-andf	U
-andi	P
-andk	[
-andl	F
-andm	X
-ando	G
-andp	[
-andr	C
-ands	[
-andt	C
-andu	C
-andw	C
-andy	C
-andé	[
-andó	T
-anea	[
-anec	[
-aned	C
-anej	Z
-anel	C
-anen	J
-aneo	R
-aner	C
-anes	W
-anet	C
-anfa	C
-anfo	C
-anga	C
-angd	D
-ange	R
-angi	[
-angk	C
-angl	C
-ango	P
-angr	Y
-angs	[
-angu	P
-angé	U
-anhe	[
-anic	P
-anid	[
-anie	S
-anif	U
-anil	C
-anim	R
-anin	L
-anio	[
-anip	[
-aniq	U
-anis	C
-anit	[
-aniu	C
-aniv	[
-aniz	K
-anja	C
-anje	[
-anke	C
-ankf	[
-anki	Q
-ankl	C
-ankr	X
-anks	C
-anle	C
-anna	Q
-anne	I
-annk	C
-anno	C
-annu	[
-anny	T
-ano?	S
-anoc	C
-anod	C
-anoi	[
-anol	C
-anon	[
-anor	W
-anos	[
-anot	L
-anqu	[
-ans,	U
-ans?	[
-ansa	R
-ansc	C
-anse	C
-ansf	M
-ansg	[
-ansi	[
-ansl	C
-anso	[
-ansp	Q
-anss	C
-ansu	U
-answ	J
-ansó	Z
-ant'	[
-ant,	[
-ant?	[
-anta	C
-ante	[
-anth	C
-anti	R
-antl	V
-anto	H
-antr	M
-ants	H
-antu	[
-anty	F
-antz	C
-antí	R
-antó	[
-anub	C
-anuc	Z
-anue	U
-anuf	C
-anuk	M
-anum	I
-anun	C
-anus	E
-anut	G
-anva	C
-anxi	[
-anya	C
-anyb	F
-anye	C
-anym	[
-anyo	C
-anyt	T
-anyw	P
-anza	[
-anzo	U
-aná?	R
-anás	Z
-anía	[
-anón	[
-aode	C
-aodi	[
-aoh'	[
-aois	C
-aoke	C
-aomi	J
-aooo	C
-ap(v	F
-ap:/	E
-apab	U
-apac	N
-apag	P
-apal	H
-apan	C
-apar	Y
-apas	V
-apat	C
-apch	D
-apec	C
-aped	[
-apef	C
-apeg	J
-apel	C
-apen	C
-aper	C
-apes	F
-apez	L
-apha	[
-aphe	E
-aphi	L
-apho	T
-aphr	X
-aphs	C
-apht	L
-aphy	G
-apia	[
-apid	C
-apin	X
-apir	I
-apis	Z
-apit	K
-apla	Y
-apli	C
-apoc	Y
-apol	V
-apon	U
-apor	C
-apos	S
-apoy	X
-appe	T
-apph	J
-appi	U
-appl	C
-appo	Q
-appr	R
-apps	C
-appy	U
-apre	[
-apri	C
-apro	U
-apse	[
-apso	C
-apsu	G
-apta	H
-apte	H
-apto	C
-aptu	I
-apue	[
-apul	[
-apás	X
-apít	V
-apóc	R
-após	[
-aqua	C
-aque	L
-aqui	M
-aqué	W
-aquí	[
-ar'd	C
-ar's	K
-ara?	R
-arab	W
-arac	C
-arad	C
-arag	C
-arah	W
-arai	[
-araj	Z
-arak	C
-aral	[
-aram	R
-aran	X
-arao	N
-arar	[
-aras	[
-arat	C
-arav	W
-aray	C
-araz	[
-araí	W
-arañ	C
-araó	Y
-arba	C
-arbi	C
-arbl	C
-arbo	G
-arbu	C
-arbó	V
-arca	[
-arce	C
-arch	C
-arci	S
-arcl	G
-arco	Z
-arct	E
-arcu	F
-arcy	C
-arcá	U
-ard,	T
-arda	C
-arde	H
-ardi	L
-ardo	Z
-ardr	G
-ards	N
-ardu	C
-ardw	C
-ardí	V
-ardó	R
-area	C
-arec	N
-ared	[
-aree	C
-aref	X
-areg	[
-areh	C
-arej	R
-arem	T
-aren	W
-areo	[
-arep	C
-arer	[
-ares	[
-arew	[
-arez	C
-arfa	K
-arfi	C
-arfr	C
-arfu	S
-arga	S
-arge	C
-argh	C
-argi	D
-argo	H
-args	C
-argu	[
-argó	Q
-aria	X
-aric	X
-arid	[
-arie	P
-arif	C
-arih	[
-arij	X
-aril	C
-arim	[
-arin	U
-ario	R
-arip	N
-aris	S
-arit	V
-ariu	Q
-ariz	P
-arje	W
-ark)	[
-ark?	[
-arka	C
-arke	H
-arki	C
-arkn	Z
-arks	T
-arla	[
-arle	K
-arli	C
-arlo	C
-arls	[
-arly	V
-arma	N
-arme	[
-armi	[
-armo	C
-arms	R
-army	[
-arna	[
-arne	[
-arni	U
-arno	Z
-arns	[
-arok	C
-arol	P
-arom	C
-aron	[
-aroo	G
-aros	W
-arot	G
-arou	[
-arpa	P
-arpe	M
-arpi	U
-arpl	C
-arps	G
-arqu	L
-arr.	F
-arra	N
-arre	V
-arri	V
-arro	N
-arru	Y
-ars,	W
-arsa	W
-arse	S
-arsh	J
-arsi	[
-arsk	C
-arso	E
-art,	[
-art?	X
-arta	X
-artb	E
-arte	P
-arth	P
-arti	H
-artm	C
-artn	Q
-arto	[
-artr	M
-arts	C
-artu	N
-arty	L
-art|	D
-artí	[
-aruc	[
-arus	V
-arut	C
-arva	C
-arve	P
-arvi	G
-arxi	J
-ary'	[
-ary?	[
-aryl	C
-arys	X
-arza	K
-arzi	[
-arzo	C
-aráb	[
-arác	V
-arán	[
-arás	[
-arça	G
-aréi	V
-aría	[
-arón	[
-as's	[
-asa?	S
-asab	Q
-asad	T
-asag	C
-asah	T
-asaj	X
-asal	P
-asam	V
-asan	[
-asap	I
-asar	[
-asas	C
-asbi	C
-asbr	C
-asca	C
-asce	R
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
-aseb	C
-asec	W
-ased	[
-asee	G
-aseh	C
-asem	[
-asen	[
-aser	C
-ases	C
-aseñ	C
-asfe	Z
-asga	X
-asgó	T
-asha	[
-ashb	W
-ashe	V
-ashi	J
-ashl	S
-ashm	C
-asht	[
-asia	W
-asic	C
-asie	[
-asif	C
-asij	Y
-asik	G
-asil	V
-asim	C
-asin	U
-asir	[
-asis	C
-asiv	W
-asió	R
-ask:	C
-aska	C
-aske	[
-aski	P
-asks	W
-asle	J
-aslo	E
-asma	L
-asmo	[
-asn'	W
-asno	V
-asnt	S
-asol	H
-ason	G
-asos	G
-aspa	[
-aspb	G
-aspe	C
-asph	[
-aspi	F
-aspl	V
-asqu	C
-ass=	C
-ass?	C
-assa	C
-asse	P
-assh	E
-assi	C
-assm	[
-asso	P
-assp	C
-assu	Q
-assw	C
-assy	[
-ast"	G
-ast-	E
-ast;	[
-ast?	[
-asta	V
-aste	G
-asti	[
-astl	C
-asto	[
-astp	[
-astr	N
-asts	T
-astu	[
-astw	C
-asty	N
-asté	S
-astó	Q
-asua	E
-asue	Z
-asun	U
-asur	S
-asus	[
-asut	F
-asyj	I
-asyn	C
-asés	X
-asía	V
-asón	Z
-asıl	C
-at's	C
-atab	G
-atac	W
-atad	H
-atag	C
-atal	T
-atam	Y
-atan	[
-ataq	U
-atar	W
-atas	C
-atat	C
-atba	C
-atbe	C
-atbo	W
-atbr	C
-atch	L
-ate'	[
-ate(	D
-ate,	P
-ate?	[
-ate]	D
-atea	X
-ateb	C
-ated	[
-atef	[
-ateg	C
-atek	C
-atel	C
-atem	[
-aten	[
-ateo	[
-ateq	Y
-ater	E
-ates	C
-ateu	[
-atev	C
-atew	C
-atex	C
-atfi	X
-atfo	C
-atgp	G
-atgr	D
-ath'	X
-ath,	[
-ath?	[
-atha	[
-athb	Z
-athe	I
-athi	V
-athl	F
-atho	V
-athr	C
-aths	C
-atht	F
-athy	N
-atia	N
-atib	C
-atic	G
-atie	V
-atig	[
-atil	C
-atin	R
-atio	S
-atir	X
-atis	C
-atit	[
-ativ	W
-atla	C
-atma	F
-atme	W
-atmo	T
-atne	T
-ato'	C
-atod	L
-atoe	C
-atol	C
-atom	C
-aton	Z
-ator	D
-atos	C
-atra	C
-atre	V
-atri	R
-atro	[
-atry	[
-atrá	X
-atró	V
-atsa	C
-atsb	C
-atso	E
-atta	[
-atte	M
-atth	T
-atti	K
-attl	[
-atto	C
-attr	C
-atts	C
-atua	Z
-atue	Y
-atun	C
-atur	C
-atus	P
-atut	C
-atwi	K
-atwo	C
-atán	[
-atía	[
-atól	V
-atón	[
-au's	U
-auce	C
-auck	C
-aude	K
-audi	T
-auer	G
-aufr	R
-augh	S
-augu	X
-aul'	[
-aul?	[
-aula	Z
-aulk	C
-aulo	X
-auls	[
-ault	P
-auma	[
-aume	X
-auna	Y
-aunc	U
-aunq	[
-aunt	[
-aura	F
-aure	C
-auri	N
-auro	C
-aurs	[
-auru	C
-aury	C
-ausa	S
-ause	C
-auss	C
-aust	C
-auth	[
-auti	V
-autu	I
-auty	V
-auva	F
-auxh	D
-auxi	R
-avab	C
-avad	C
-aval	[
-avan	T
-avar	[
-avas	C
-ave?	[
-avec	C
-aved	[
-aveh	D
-avel	[
-avem	[
-aven	N
-aver	P
-aves	[
-avia	C
-avid	X
-avie	C
-avig	C
-avin	P
-avio	J
-avis	C
-avit	H
-aviv	C
-avió	X
-avlo	J
-avoc	C
-avog	C
-avoi	X
-avor	W
-avos	X
-avou	C
-avra	L
-avía	X
-aw's	D
-awai	C
-awak	[
-awar	C
-away	T
-awba	C
-awbo	S
-awei	H
-awfl	C
-awfu	[
-awin	[
-awle	U
-awli	C
-awlp	N
-awre	M
-awsh	C
-awso	C
-awye	D
-axad	[
-axed	S
-axer	Y
-axes	[
-axim	C
-axis	N
-axol	C
-axwe	C
-ay's	C
-ay.c	N
-ayag	G
-ayak	C
-ayal	[
-ayan	C
-ayaq	C
-ayas	C
-ayat	C
-aybe	G
-aybo	C
-ayca	K
-aych	[
-ayda	[
-ayde	C
-ayed	Q
-ayer	Q
-ayes	I
-ayfa	C
-ayfl	C
-ayik	C
-ayin	T
-ayli	C
-aylo	C
-ayme	E
-ayne	C
-ayof	[
-ayon	L
-ayor	Q
-ayou	C
-aypa	C
-ays,	Z
-ays;	U
-ays?	[
-aysc	C
-aysl	C
-ayst	C
-ayud	[
-ayun	[
-aywa	C
-ayúd	[
-az's	Z
-azad	U
-azae	[
-azan	Z
-azar	K
-azaz	[
-azel	X
-azen	C
-azer	C
-azgo	W
-azia	Y
-azil	C
-azin	V
-azir	U
-azit	H
-azlo	R
-azme	E
-azol	C
-azon	I
-azor	C
-azos	[
-azot	[
-azqu	C
-azte	C
-azul	C
-azur	E
-azws	C
-azza	Q
-azón	[
-aías	[
-aída	Y
-aído	X
-aín?	S
-aíse	S
-aíso	W
-aíta	X
-añab	U
-añad	[
-añan	S
-añar	M
-añas	[
-añer	[
-añol	C
-años	Y
-añía	S
-aúl?	P
-b&gt	F
-b,">	G
-b.co	L
-b08n	C
-b625	C
-b:b,	G
-b>bo	C
-ba's	V
-ba1c	C
-baal	[
-baas	S
-baba	F
-babb	J
-babe	Z
-babi	[
-baby	X
-bach	V
-baci	C
-back	W
-baco	M
-bact	I
-bacu	X
-bacy	X
-bada	Y
-bade	H
-badg	C
-badi	P
-badl	[
-bado	C
-bage	C
-bagg	L
-bago	M
-bags	[
-baha	C
-bail	[
-bain	C
-bait	C
-baja	[
-baje	S
-baji	R
-bajo	[
-bajó	X
-bake	F
-baki	L
-bakk	Z
-baku	E
-bala	[
-balc	C
-bald	T
-bale	C
-bali	G
-ball	C
-balm	W
-balo	C
-balt	V
-bama	C
-bamb	C
-bamo	W
-ban?	P
-bana	C
-banc	[
-band	C
-bane	C
-bang	[
-bank	E
-bann	P
-bano	[
-banq	[
-bans	I
-banz	[
-baot	Z
-bapp	D
-bapt	R
-baqu	E
-bara	G
-barb	C
-barc	C
-bard	W
-bare	[
-barg	X
-bari	C
-bark	D
-barl	[
-barn	D
-baro	X
-barr	G
-bars	[
-bart	[
-baru	[
-barz	[
-bará	U
-barç	G
-base	C
-bash	C
-basi	U
-bask	W
-bass	C
-bast	V
-basu	C
-bate	C
-bath	D
-bati	C
-batm	C
-bato	Z
-bats	D
-batt	C
-baum	C
-baut	[
-bay.	N
-bayl	E
-baza	C
-baña	C
-baño	I
-bbab	X
-bbag	C
-bbas	[
-bbat	L
-bbbb	C
-bbc.	I
-bbed	S
-bbel	C
-bber	Q
-bbes	C
-bbie	G
-bbin	[
-bbis	C
-bbit	C
-bble	C
-bbli	G
-bbol	Z
-bbor	J
-bbut	C
-bc.c	I
-bc12	C
-bcar	G
-bcen	M
-bcla	J
-bdía	U
-be.c	F
-beac	C
-bead	Q
-beag	I
-beam	T
-bean	C
-bear	N
-beas	C
-beat	[
-beau	S
-beba	U
-bebe	S
-bebé	[
-beca	[
-becc	C
-bece	[
-beci	C
-beck	C
-beco	T
-bect	C
-bed-	U
-bede	[
-bedi	[
-bedn	X
-bedr	C
-beds	[
-bedt	[
-beef	C
-beel	[
-been	[
-beep	C
-beer	C
-bees	U
-beet	H
-befo	U
-bega	[
-begg	[
-begi	U
-bego	[
-begu	C
-beha	T
-behe	[
-behi	L
-beho	[
-bein	[
-beja	Y
-beka	Z
-bel'	Q
-bel,	W
-bel?	[
-beld	R
-bele	Y
-beli	X
-bell	F
-belo	[
-bels	T
-belt	C
-belé	[
-bemo	[
-ben-	X
-bena	S
-benc	I
-bend	[
-bene	G
-beni	[
-benj	W
-benn	C
-bent	Q
-benz	C
-beon	[
-beos	[
-bera	V
-berb	W
-bere	[
-berf	C
-berg	C
-beri	[
-berl	C
-berm	L
-bern	U
-bero	C
-berp	F
-berr	C
-bers	C
-bert	G
-bes?	T
-besa	[
-besh	U
-besi	[
-beso	[
-best	C
-bet3	J
-beta	T
-bete	[
-beth	M
-beti	K
-betr	[
-bets	V
-bett	[
-betw	G
-beus	Z
-beve	C
-bewa	P
-beyi	S
-beyo	C
-beza	[
-bezo	C
-bg8g	I
-bgq=	I
-bhag	C
-bhar	C
-biad	W
-bial	C
-bian	K
-biar	L
-bias	R
-bibl	[
-bich	T
-bici	C
-bico	C
-bida	T
-bidd	[
-bide	D
-bidi	C
-bido	[
-bidu	Z
-bieb	C
-bien	[
-bier	[
-bies	[
-biga	Y
-bigg	C
-bigt	U
-biid	C
-bija	V
-bike	C
-biki	Y
-biks	C
-bila	Y
-bild	Y
-bile	C
-bilh	Y
-bili	C
-bill	C
-bilo	[
-bime	S
-bina	L
-bind	C
-bine	C
-bing	[
-binh	C
-bins	C
-biog	C
-biol	C
-biop	[
-bior	M
-bios	R
-biot	C
-bipo	[
-biqu	C
-bira	S
-bird	C
-birk	C
-birl	M
-birm	D
-birt	X
-birá	R
-bisa	T
-bisc	C
-bish	C
-bism	F
-bisp	S
-bit'	[
-bit.	E
-bit?	F
-bita	U
-bitc	G
-bitd	C
-bite	C
-biti	J
-bito	Y
-bits	L
-bitt	[
-bitz	E
-biza	C
-bizc	J
-bién	[
-bjec	D
-bjet	[
-bjun	K
-blab	H
-blac	E
-blad	C
-blam	Z
-blan	[
-blar	Q
-blas	[
-blaz	J
-ble,	X
-ble?	[
-blea	C
-blec	L
-bled	J
-blee	L
-blem	S
-blen	M
-bler	C
-bles	R
-blet	M
-blew	[
-bley	N
-blia	[
-blic	U
-blig	G
-blin	U
-blio	H
-blis	[
-blo?	U
-bloc	L
-blok	L
-blon	C
-bloo	N
-bloq	H
-blor	C
-blos	[
-blow	[
-blox	C
-blue	C
-blun	Q
-blur	M
-bmar	C
-bmas	C
-bmis	[
-bmit	[
-bmnb	C
-bner	[
-bnm,	C
-bnmb	C
-boam	X
-boar	E
-boas	[
-boat	C
-boaz	X
-boca	Z
-boco	J
-boda	N
-bodi	[
-bodm	C
-body	Y
-boei	C
-boer	C
-boga	C
-bogo	C
-bohe	C
-boil	C
-bois	C
-boja	C
-bola	C
-bold	R
-bole	W
-boli	C
-boll	C
-bolo	[
-bomb	[
-bomi	[
-bona	T
-bond	I
-bone	E
-boni	R
-bonj	C
-bonn	L
-bono	C
-bonu	N
-boob	C
-boog	C
-book	K
-boom	C
-boop	C
-boos	C
-boot	C
-booz	[
-bor'	W
-bora	Q
-borb	C
-bord	[
-bore	C
-borg	E
-borh	Q
-bori	K
-born	N
-boro	C
-bors	W
-bort	[
-bosc	C
-bose	Y
-bosh	Z
-bosq	Z
-boss	T
-bost	C
-bot"	F
-bota	T
-bote	V
-both	[
-boto	N
-bots	[
-bott	H
-botw	C
-boug	T
-boul	C
-boun	[
-bouq	C
-bour	C
-bout	S
-bove	E
-bowe	[
-bowi	C
-bowl	F
-bows	C
-boxe	P
-boxi	C
-boyf	S
-boys	[
-brac	C
-brad	C
-brae	C
-brah	[
-brai	M
-brak	C
-bram	[
-bran	N
-bras	M
-brat	[
-brav	[
-braz	C
-bre?	C
-brea	P
-brec	Z
-bree	C
-brel	C
-brem	Z
-bren	C
-breo	[
-brer	[
-brev	X
-brew	H
-brex	C
-brez	Q
-brib	[
-bric	[
-brid	[
-brie	F
-brig	E
-bril	Z
-brim	I
-brin	R
-brio	U
-brir	C
-bris	C
-brit	C
-brix	H
-brió	T
-broa	H
-brog	C
-brok	[
-bron	P
-broo	V
-bros	[
-brot	T
-brou	[
-brow	C
-brua	E
-brue	C
-bruh	C
-bruj	[
-brun	C
-brus	C
-brya	C
-bryo	[
-brío	R
-bsal	W
-bscr	C
-bses	[
-bsit	C
-bson	C
-bsta	[
-bsti	C
-bsto	J
-btin	W
-buar	C
-bubb	C
-bubo	C
-buck	Y
-bucl	C
-buco	X
-buda	C
-budd	F
-budg	I
-budi	U
-buds	C
-buel	[
-buen	T
-buey	[
-buff	C
-buja	C
-buji	C
-bujo	C
-buke	T
-bula	Z
-bulb	C
-bulk	C
-bull	C
-bumb	H
-bumm	X
-bump	C
-bums	C
-buna	Y
-bunc	C
-bund	W
-bunk	I
-bunn	C
-buns	G
-bunt	C
-buny	C
-bupr	C
-buqu	C
-burb	C
-burd	[
-bure	C
-burg	C
-buri	[
-burk	G
-burl	[
-burn	J
-buro	[
-burr	C
-burs	M
-burt	D
-burw	C
-bury	C
-busa	R
-busc	X
-buse	[
-bush	M
-busi	N
-buso	S
-busq	K
-bust	C
-busy	[
-busó	Q
-buta	I
-butc	J
-buti	C
-butl	C
-butt	C
-butz	C
-buye	C
-buyi	[
-buys	[
-buzz	E
-bvcx	C
-bway	C
-by's	P
-by-e	C
-bylo	K
-byne	C
-bypa	S
-bysi	F
-byss	[
-byte	G
-bés?	P
-bían	S
-bías	W
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
-ca.c	G
-caba	[
-cabb	C
-cabe	[
-cabi	J
-cabl	C
-cabo	[
-cabr	[
-cabu	C
-cabó	Z
-caca	C
-cach	F
-caci	C
-cact	C
-cada	E
-cade	T
-cadi	C
-cado	P
-cadu	C
-caen	[
-caer	[
-caes	R
-cafa	Y
-cafe	C
-caff	M
-caga	V
-cage	C
-cago	C
-cah'	Z
-caht	C
-caia	[
-caic	C
-caif	W
-caig	V
-cain	U
-cair	G
-cajo	U
-caju	C
-cake	C
-cal?	Q
-cala	C
-calc	C
-cald	[
-cale	E
-calf	K
-calh	F
-cali	C
-call	L
-calm	[
-calo	C
-calp	C
-cals	E
-calv	[
-caly	E
-calz	[
-cam'	C
-cama	R
-camb	L
-came	[
-cami	W
-camm	[
-camo	M
-camu	I
-can'	U
-cana	T
-canb	N
-canc	D
-cand	V
-cane	E
-cang	[
-cann	I
-cano	[
-cans	S
-cant	W
-canv	C
-cany	C
-canz	X
-caná	[
-cape	C
-capi	F
-capo	C
-capr	C
-caps	C
-capt	U
-capu	[
-capí	V
-capó	[
-car'	C
-car?	C
-carb	C
-carc	[
-card	E
-care	T
-carf	C
-carg	N
-cari	[
-carl	C
-carm	[
-carn	[
-caro	[
-carp	J
-carr	Y
-cars	C
-cart	G
-carv	C
-cary	Z
-cará	V
-caré	P
-carí	X
-cas?	Q
-casa	V
-case	C
-cash	S
-casi	[
-casm	X
-caso	[
-casp	C
-cass	C
-cast	C
-casu	E
-casé	V
-casó	V
-cata	C
-catc	[
-catf	X
-cath	N
-cati	K
-cato	C
-catr	J
-cats	C
-catt	[
-cató	V
-caug	[
-caus	C
-caut	C
-cave	T
-caye	[
-cayo	G
-cayó	[
-caza	Z
-caía	[
-caíd	[
-caín	[
-cbet	C
-cboo	C
-ccab	[
-ccaf	C
-ccam	C
-ccan	C
-ccar	C
-ccee	[
-ccen	C
-ccep	U
-ccha	V
-cchu	F
-ccia	C
-ccid	[
-ccin	R
-ccio	C
-cció	[
-ccle	F
-ccom	C
-ccon	C
-ccor	V
-ccoy	C
-ccup	E
-ccur	K
-ccus	[
-cdmx	C
-cdon	C
-ceab	L
-cean	H
-ceas	Y
-cebo	C
-cebr	Z
-ceda	H
-cede	K
-cedi	U
-cedo	[
-cedr	Y
-cedu	C
-ceed	[
-cees	X
-ceho	C
-ceil	C
-ceip	I
-ceit	R
-ceiv	U
-cela	C
-cele	C
-celi	[
-cell	L
-celo	Y
-cels	C
-celt	C
-celu	D
-celó	[
-cema	Y
-cemb	K
-ceme	C
-cemi	M
-cemo	[
-cena	L
-cenc	C
-cend	F
-cene	C
-ceni	[
-cens	Z
-cent	C
-ceos	[
-ceov	E
-cepc	T
-cept	S
-cer?	T
-cera	[
-cerc	G
-cerd	[
-cere	L
-ceri	C
-cerl	X
-cerm	U
-cern	[
-cero	Q
-cerr	[
-cers	Y
-cert	H
-cery	C
-cerá	S
-ceré	Q
-cerí	Q
-ces;	W
-ces?	W
-cesa	P
-cesh	C
-cesi	Y
-ceso	[
-cess	F
-cest	[
-ceta	C
-cete	C
-ceti	C
-cetm	G
-cett	D
-ceut	I
-ceva	W
-ceñi	W
-cfvg	C
-cgra	C
-ch's	C
-ch?q	N
-ch?v	M
-chab	Z
-chac	Z
-chad	G
-chae	L
-chaf	[
-chai	L
-chaj	G
-chak	S
-chal	[
-cham	Z
-chan	Q
-chao	H
-chap	K
-char	D
-chas	R
-chat	G
-chau	C
-chav	[
-chaz	N
-chbo	M
-chca	C
-chcr	[
-chdu	E
-chea	J
-cheb	Z
-chec	C
-ched	V
-chee	C
-chef	C
-chel	C
-chem	X
-chen	C
-cher	I
-ches	H
-chet	I
-chhi	C
-chia	Y
-chic	C
-chid	C
-chie	C
-chig	L
-chil	X
-chim	K
-chin	T
-chio	[
-chip	M
-chiq	[
-chir	J
-chis	T
-chit	C
-chiv	Q
-chiz	[
-chle	D
-chlo	C
-chmo	C
-chna	F
-chni	C
-chno	[
-cho?	P
-choc	C
-choi	Q
-chok	C
-chol	E
-chon	M
-choo	V
-chop	C
-choq	[
-chor	C
-chos	[
-chot	D
-chri	Q
-chro	J
-chry	C
-chst	C
-chth	Z
-chua	C
-chuc	C
-chuf	C
-chum	C
-chur	Y
-chus	V
-chuz	X
-chón	Z
-cia?	R
-ciac	Z
-ciad	[
-cial	[
-cian	[
-ciao	C
-ciar	T
-cias	H
-ciat	R
-cibe	[
-cibi	[
-cibl	G
-cibo	P
-cibí	Y
-cici	C
-cicl	C
-cicu	C
-cida	I
-cide	[
-cidi	[
-cido	[
-cidó	P
-cieg	[
-ciel	Z
-ciem	Z
-cien	I
-cier	U
-cies	N
-cife	P
-cifi	[
-cifu	R
-cify	V
-ciga	Q
-cigr	C
-ciit	C
-cija	Q
-cil?	U
-cila	U
-cile	S
-cili	Z
-cill	U
-cils	D
-cima	C
-cimi	Z
-cimo	[
-cina	C
-cinc	[
-cine	E
-cing	C
-cinn	C
-cino	E
-cinq	C
-cint	V
-cio?	S
-ciol	C
-cion	K
-cios	C
-ciou	X
-cipa	G
-cipe	C
-cipi	H
-cipl	R
-cipu	Y
-cira	I
-circ	R
-cire	[
-cirl	S
-ciro	Y
-ciru	W
-cisc	C
-cise	W
-cisi	[
-cism	V
-ciso	X
-ciss	J
-cist	J
-cita	Q
-cite	T
-citi	P
-cito	[
-citr	L
-city	L
-citó	U
-ciud	[
-cium	F
-civi	L
-ciza	Q
-cize	X
-cizi	T
-cién	[
-ción	[
-ck's	N
-ck</	L
-ckag	G
-ckat	C
-ckbo	E
-ckcl	T
-cked	[
-cken	C
-cker	L
-ckes	H
-cket	C
-ckey	C
-ckfi	[
-ckfo	C
-ckgr	C
-ckha	C
-ckhe	C
-ckin	F
-ckja	N
-ckla	M
-ckle	C
-ckli	C
-ckly	X
-ckma	[
-ckna	L
-ckne	U
-ckof	R
-ckos	C
-ckou	C
-ckpa	X
-ckpi	E
-ckpo	C
-ckro	C
-ckso	C
-ckta	E
-ckup	C
-ckwa	V
-clad	C
-clai	C
-clam	P
-clan	S
-clap	Q
-clar	C
-clas	R
-clau	[
-clav	G
-claw	C
-clea	[
-cled	C
-clef	M
-clen	C
-cleo	Z
-cler	[
-cles	[
-clic	C
-clie	[
-clif	Q
-clim	C
-clin	G
-clip	C
-cliq	[
-clis	C
-cloa	[
-cloc	C
-clog	C
-clon	[
-cloo	J
-clop	J
-clos	H
-clot	W
-clou	G
-clov	Y
-clow	C
-cloé	[
-club	C
-clue	C
-clui	C
-clus	L
-clut	L
-cmd=	E
-cmxc	D
-cnol	R
-co-o	G
-co.u	C
-coac	I
-coal	K
-coas	D
-coat	S
-cob'	[
-cob,	Q
-cob?	T
-coba	V
-cobe	U
-cobo	P
-cobr	R
-cobs	F
-coca	[
-coce	T
-coch	C
-coci	J
-cock	C
-coco	E
-coct	C
-code	C
-codi	E
-codo	[
-coff	C
-coge	[
-cogi	Y
-cogn	[
-cogr	C
-cogí	P
-coha	[
-cohe	K
-coho	S
-cohó	V
-coin	E
-coir	Z
-cojo	T
-coke	C
-cola	C
-colc	L
-cold	C
-cole	Q
-colg	R
-coli	[
-coll	Q
-colm	C
-coln	C
-colo	C
-colt	C
-colu	I
-com"	L
-com/	C
-coma	[
-comb	F
-come	T
-comf	[
-comi	[
-comm	K
-como	C
-comp	D
-comu	[
-comí	T
-comú	S
-cona	C
-conc	[
-cond	X
-cone	C
-conf	W
-cong	D
-coni	U
-conj	C
-conm	X
-conn	C
-cono	[
-conq	[
-conr	C
-cons	[
-cont	V
-conu	E
-conv	R
-cony	C
-coog	L
-cook	C
-cool	C
-coot	C
-copa	[
-cope	C
-copi	[
-copl	C
-copo	Z
-copp	C
-copt	N
-copy	C
-coqu	Y
-cora	N
-corb	E
-corc	J
-cord	C
-core	C
-cori	Z
-corn	C
-corp	L
-corr	Q
-cors	C
-cort	J
-corv	V
-coré	S
-cos?	R
-cosa	[
-cose	H
-cosi	[
-cosm	[
-coso	[
-cosp	C
-cost	C
-cota	M
-cotc	K
-cote	[
-coti	C
-cotl	C
-cots	C
-cott	G
-couc	F
-coug	C
-coul	[
-coun	G
-coup	J
-cour	M
-cous	N
-couv	E
-cova	C
-covi	L
-cowa	U
-cowe	C
-cowl	F
-cowo	Y
-cows	[
-coír	R
-crab	C
-crac	I
-craf	D
-crai	C
-cram	U
-cran	[
-crap	C
-cras	T
-crat	P
-crav	Z
-craw	C
-craz	Q
-crea	C
-crec	[
-cred	C
-cree	K
-crem	I
-creo	[
-cres	C
-crew	F
-crey	[
-crez	X
-creí	S
-creó	S
-cria	[
-cric	C
-crie	Z
-crif	U
-cril	C
-crim	[
-crin	K
-crio	Q
-crip	G
-cris	[
-crit	Q
-crió	Q
-croa	C
-crob	G
-croc	C
-crog	C
-crol	[
-cron	C
-croo	[
-crop	K
-croq	C
-cros	E
-crou	C
-crow	J
-croy	G
-crub	C
-crui	C
-crum	K
-crus	C
-cruz	S
-cryi	[
-cryl	J
-cryp	[
-crys	M
-créd	[
-cría	R
-crío	R
-crón	Y
-cs.g	N
-cscr	C
-cson	H
-ctad	[
-ctan	T
-ctar	G
-ctat	Z
-ctea	C
-cted	J
-cter	F
-ctic	K
-ctif	[
-ctin	W
-ctio	S
-ctiv	C
-ctly	C
-cto?	S
-ctob	C
-ctom	[
-cton	C
-ctop	R
-ctor	C
-ctos	Q
-ctre	C
-ctri	E
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
-cuci	Q
-cucu	T
-cudi	Q
-cudo	S
-cuec	C
-cued	[
-cuel	[
-cuen	N
-cuer	[
-cues	C
-cuev	[
-cuff	C
-cuid	N
-cuit	C
-cula	E
-cule	H
-culi	[
-culo	W
-culp	Z
-cult	[
-culu	D
-cumb	[
-cumc	[
-cume	C
-cumi	Y
-cump	[
-cuna	E
-cunc	U
-cund	T
-cuot	H
-cupa	[
-cupb	Y
-cupe	J
-cupi	J
-cupo	Q
-cups	C
-cura	[
-cure	[
-curi	F
-curl	C
-curp	C
-curr	C
-curs	[
-curt	R
-cury	H
-curó	X
-cus?	W
-cusa	[
-cusc	D
-cuse	R
-cush	[
-cuss	[
-cust	E
-cuta	C
-cute	C
-cuth	C
-cuti	C
-cuto	C
-cuts	[
-cutt	G
-cuum	C
-cuál	[
-cuán	[
-cuér	X
-cuña	W
-cvbn	C
-cybe	L
-cybi	C
-cycl	C
-cyli	H
-cypr	N
-cyre	[
-cyri	K
-cyru	Z
-czem	C
-cánc	X
-cáng	U
-cánt	V
-cápo	Z
-cárc	[
-célu	[
-césa	[
-cía?	Q
-cían	W
-cías	[
-cípu	X
-cómo	[
-d'or	F
-d(0)	K
-d-br	T
-d-me	T
-d/1a	N
-d/jp	C
-d123	G
-d29y	I
-d</b	C
-d="l	E
-d=al	M
-d=co	D
-daba	[
-dabl	Y
-dabo	C
-dace	Y
-dach	[
-daci	Z
-dact	C
-dad'	S
-dad:	X
-dad?	X
-dada	[
-dadd	C
-dade	[
-dado	C
-dads	X
-daem	E
-dafe	C
-daga	C
-dago	[
-dagó	Q
-dah?	T
-dahl	C
-daho	G
-dail	L
-dais	F
-dala	C
-dale	S
-dalf	C
-dali	[
-dalo	K
-dals	I
-dalt	H
-dalu	N
-dalí	T
-dam'	[
-dama	W
-dame	[
-dami	[
-damo	C
-damp	C
-dams	C
-danc	T
-dand	Q
-dane	C
-dang	[
-dani	X
-dann	F
-dano	Q
-dans	M
-dant	K
-danu	C
-danz	W
-daní	Q
-dap:	E
-dapt	H
-darc	C
-dard	C
-dare	C
-dari	[
-dark	H
-darl	[
-darm	W
-daro	[
-dars	[
-dart	J
-dary	C
-dará	[
-daré	X
-darí	V
-das'	[
-das?	V
-dasd	C
-dash	C
-dasi	C
-dast	X
-data	C
-date	C
-dath	[
-dati	[
-dato	J
-datá	W
-daug	[
-dave	C
-davi	V
-daví	Y
-dawn	I
-daws	C
-day'	C
-day?	[
-daya	C
-dayc	K
-dayl	C
-days	I
-dazo	C
-daño	[
-dban	C
-dbir	S
-dblu	E
-dbod	C
-dbor	C
-dbye	[
-dcas	C
-dcfv	C
-dchi	U
-dchu	C
-dcli	C
-dcru	C
-ddai	[
-ddam	C
-ddau	U
-dddd	C
-dden	[
-dder	N
-ddes	C
-ddha	C
-ddhi	T
-ddic	[
-ddie	C
-ddin	U
-ddit	C
-ddle	C
-ddon	L
-ddow	C
-ddre	C
-dduc	X
-de_m	H
-deac	Q
-dead	H
-deaf	[
-deak	C
-deal	C
-dean	[
-dear	C
-deas	C
-deat	T
-deau	C
-deba	C
-debe	Z
-debi	V
-debo	[
-debt	[
-debu	C
-debí	[
-deca	[
-dece	[
-dech	C
-deci	[
-deck	C
-decl	C
-deco	G
-decr	[
-decá	Z
-decí	R
-ded,	T
-dedi	[
-dedo	[
-dedu	C
-deed	[
-deem	N
-deep	R
-deer	C
-deez	C
-defa	N
-defe	Y
-defi	C
-defl	C
-defr	I
-degr	C
-dein	L
-deja	L
-deje	Y
-dejo	[
-dejé	X
-dejó	[
-deki	Y
-dela	V
-dele	C
-delf	S
-delh	C
-deli	C
-dell	C
-delo	C
-dema	D
-deme	[
-demi	[
-demn	T
-demo	Y
-demp	C
-demu	U
-demy	C
-demá	U
-den?	[
-dena	[
-denb	F
-denc	Y
-dend	C
-dene	[
-denf	C
-deni	[
-denl	X
-denm	C
-deno	[
-dens	S
-dent	K
-denu	[
-denv	C
-deny	[
-denó	T
-deod	J
-deoj	[
-deon	P
-deos	C
-depa	C
-depe	N
-depl	[
-depo	I
-depp	D
-depr	[
-dept	I
-dequ	V
-der?	[
-der@	M
-dera	R
-derb	C
-dere	[
-derf	W
-derg	T
-deri	C
-derk	H
-derl	F
-derm	I
-dern	G
-dero	[
-derr	[
-ders	X
-derw	C
-des?	S
-desa	H
-desb	G
-desc	[
-desd	I
-dese	U
-desg	R
-desh	X
-desi	V
-desk	C
-desm	U
-desn	C
-deso	[
-desp	[
-dess	C
-dest	[
-dete	S
-deto	[
-detr	D
-detu	R
-deud	[
-deus	S
-deut	E
-deve	C
-devi	D
-devo	[
-devu	C
-dewa	C
-dexa	C
-dexc	L
-dezc	T
-deón	[
-df.c	H
-df87	E
-df@a	H
-dfas	N
-dfat	E
-dfgd	C
-dfgk	D
-dfgs	H
-dfhg	D
-dfis	C
-dfre	J
-dfsd	C
-dful	Y
-dgar	E
-dgdg	C
-dge'	E
-dged	[
-dgeh	C
-dgem	C
-dger	C
-dges	F
-dget	N
-dgie	C
-dgin	[
-dgme	[
-dhar	C
-dhdh	C
-dhdj	C
-dhfj	D
-dhis	T
-dhog	C
-dhoo	U
-di:l	E
-dia?	S
-diab	W
-diac	Y
-diad	C
-diag	J
-diah	Y
-dial	[
-diam	C
-dian	R
-diar	X
-dias	C
-diat	[
-dibu	C
-dica	Z
-dicc	[
-dice	S
-dich	U
-dici	[
-dick	C
-dico	L
-dict	[
-dicó	V
-dida	S
-didn	[
-dido	C
-die?	[
-dieb	C
-died	[
-dieg	C
-dien	C
-dier	[
-dies	C
-diet	N
-diez	[
-dife	M
-diff	Q
-difi	[
-difu	[
-difí	[
-diga	N
-dige	V
-digg	C
-dign	[
-digo	D
-digr	C
-digy	C
-dije	Z
-dijo	E
-diki	G
-dile	E
-dill	P
-dilu	Z
-dima	[
-dime	C
-dimi	[
-dimo	Y
-dina	[
-dinb	C
-dine	N
-ding	N
-dink	C
-dinn	G
-dino	V
-dint	V
-dio.	F
-dioh	E
-diom	K
-dior	C
-dios	Z
-diot	C
-dipp	[
-dipt	C
-dipu	C
-dire	C
-diri	[
-dirl	Y
-dirm	U
-dirs	R
-dirt	S
-dirá	T
-disa	[
-disc	U
-disf	[
-disg	[
-dish	K
-disk	E
-dism	C
-disn	C
-diso	V
-disp	[
-disr	C
-dist	E
-dit.	K
-dita	[
-dith	[
-diti	[
-dito	X
-dits	C
-dity	C
-dium	F
-dius	[
-div>	I
-diva	C
-dive	N
-divi	E
-divo	V
-diwa	C
-diác	Z
-diál	[
-dián	R
-djdj	C
-djec	C
-djfh	E
-djok	C
-djou	C
-dken	Y
-dkfj	E
-dkid	Z
-dkjh	C
-dksl	C
-dlan	C
-dlem	[
-dler	F
-dles	T
-dlet	K
-dley	E
-dlif	E
-dlig	H
-dlin	T
-dloc	Z
-dlor	J
-dmad	C
-dmai	C
-dman	C
-dmap	D
-dmen	R
-dmil	F
-dmin	K
-dmir	[
-dmis	C
-dmit	D
-dmot	[
-dn't	Y
-dnec	C
-dneg	X
-dnes	Y
-dney	C
-dnig	G
-dnis	K
-do")	H
-doba	C
-dobl	Y
-doca	C
-doce	[
-doci	U
-dock	C
-docs	N
-doct	[
-docu	C
-dodg	C
-doeg	Y
-does	M
-doge	C
-dogg	H
-dogm	L
-dogs	C
-doin	[
-doku	C
-dola	T
-dole	[
-doli	C
-doll	C
-dolo	[
-dols	[
-dom'	U
-dom,	Z
-dom?	X
-doma	P
-dome	Z
-domi	M
-domm	C
-domo	T
-doms	Y
-domé	W
-don'	[
-dona	Q
-dond	C
-done	L
-doni	[
-donk	S
-donm	Z
-donn	C
-dono	[
-dont	T
-donu	C
-donó	R
-dood	E
-doom	C
-dooo	C
-door	U
-dopp	C
-dopt	R
-doqu	X
-dor?	Q
-dora	S
-dorc	W
-dore	P
-dori	C
-dorm	[
-dorn	S
-dors	C
-dory	C
-dos?	R
-dosa	N
-dosi	D
-doso	U
-dote	[
-doth	D
-doub	Q
-doug	C
-dout	C
-dove	L
-dow'	Z
-dowe	M
-down	R
-dows	C
-doxo	[
-doze	N
-dpar	[
-dpho	C
-dpla	C
-dpoo	F
-dpre	E
-dqua	C
-dqw4	M
-drac	D
-drad	J
-draf	C
-drag	Y
-drai	C
-drak	C
-dram	Q
-dran	S
-dras	[
-drat	I
-draw	C
-dre?	T
-drea	[
-dred	Q
-drei	C
-dren	W
-dres	C
-drew	S
-drez	C
-dria	C
-drib	C
-dric	M
-drid	C
-drie	C
-drif	C
-dril	C
-drin	[
-drio	U
-dris	C
-driv	H
-driz	C
-dro'	H
-dro?	Q
-drob	G
-droc	C
-drog	[
-droi	C
-drom	[
-dron	J
-droo	C
-drop	C
-dros	F
-drou	[
-drow	P
-drug	Y
-drui	L
-druj	C
-drum	C
-drun	[
-drus	Y
-dryi	V
-dryl	C
-dryw	C
-drán	W
-drás	T
-dría	X
-drón	Y
-ds/l	L
-dscr	G
-dshe	C
-dshi	[
-dsid	[
-dsom	Z
-dson	C
-dspe	C
-dsti	I
-dsto	C
-dswo	J
-dtim	[
-dtra	C
-duac	W
-duad	T
-duat	[
-duba	C
-dubl	C
-dubo	F
-duca	D
-duce	C
-duch	E
-duci	C
-duck	C
-duct	T
-duda	[
-dude	C
-dudo	T
-dudó	[
-duel	N
-duer	C
-dues	R
-dueñ	L
-duin	C
-duis	C
-duke	C
-dula	X
-dulc	[
-dule	C
-dulg	[
-dulo	Y
-dulz	R
-dumb	C
-dump	C
-dunc	C
-dune	C
-dung	[
-dunk	[
-duol	C
-dupe	C
-dura	V
-duri	[
-durm	Q
-duro	H
-durs	E
-durí	U
-duró	R
-dust	T
-duti	[
-duty	C
-duve	C
-dvan	U
-dven	Y
-dver	C
-dvic	[
-dvie	[
-dvil	C
-dvis	Z
-dvla	C
-dvoc	K
-dwal	C
-dwar	W
-dway	C
-dwee	C
-dwel	D
-dwic	C
-dwif	C
-dwil	J
-dwiv	V
-dy's	E
-dybu	C
-dyna	C
-dyso	C
-dyss	G
-dzil	C
-dádi	P
-dán?	R
-débi	V
-débo	[
-déis	S
-día?	P
-dían	Y
-días	[
-díos	X
-dñlk	C
-dóla	F
-dón?	T
-dóna	T
-dónd	[
-dóne	Q
-dúlt	Q
-e":"	F
-e're	T
-e(10	H
-e-me	C
-e-se	S
-e.co	C
-e.g.	F
-e.lo	C
-e.ne	M
-e.or	G
-e/a}	J
-e050	J
-e119	N
-e2o3	D
-e<|i	D
-e=mc	C
-e_mo	H
-eaba	V
-eabl	L
-eace	Y
-each	N
-eaci	[
-eaco	S
-eact	C
-ead?	[
-eada	[
-eadc	C
-eade	N
-eadi	[
-eadl	G
-eadm	F
-eado	[
-eadp	C
-eadq	C
-eads	Q
-eadt	[
-eady	H
-eage	C
-eagl	N
-eagr	[
-eagu	I
-eaje	C
-eaka	C
-eake	M
-eakf	Z
-eakh	I
-eaki	C
-eakn	C
-eakp	C
-eaks	H
-eakt	[
-eaku	[
-eaky	C
-eal?	[
-eala	C
-eale	[
-eali	[
-eall	W
-ealm	Q
-ealo	[
-eals	F
-ealt	J
-eamb	C
-eamc	N
-eame	C
-eami	C
-eamo	W
-eams	[
-eamy	C
-ean?	[
-eanc	[
-eand	Y
-eane	R
-eani	K
-eann	C
-eano	K
-eans	C
-eant	[
-eanu	C
-eape	C
-eapo	X
-eapp	L
-eaps	Z
-ear'	[
-ear,	X
-ear?	Z
-eara	[
-earb	E
-earc	C
-eard	G
-eare	U
-earf	S
-eari	[
-earl	S
-earm	D
-earn	W
-earo	S
-earp	C
-earr	E
-ears	W
-eart	T
-eary	[
-eará	Q
-eas?	C
-ease	C
-eash	C
-easi	J
-easo	E
-east	[
-easu	[
-easy	C
-eat,	W
-eat;	W
-eatb	C
-eate	L
-eatg	D
-eath	C
-eati	S
-eatl	N
-eatm	W
-eatn	T
-eato	[
-eatr	L
-eats	M
-eatt	E
-eatu	X
-eaty	C
-eaut	S
-eave	[
-eavi	F
-eavy	[
-eawa	C
-eaza	[
-eaño	X
-eba'	V
-eba?	Z
-ebab	G
-ebac	C
-ebaj	J
-ebal	L
-eban	X
-ebas	Z
-ebat	C
-ebay	C
-ebec	H
-ebed	[
-ebek	Z
-ebel	W
-eben	[
-eber	P
-ebes	[
-ebil	T
-ebit	C
-ebla	F
-eblo	[
-eboa	C
-ebob	C
-ebod	K
-eboo	C
-ebor	T
-ebou	K
-ebow	E
-ebra	P
-ebre	[
-ebri	C
-ebro	H
-ebru	E
-ebré	T
-ebró	W
-ebsi	C
-ebts	T
-ebua	C
-ebue	X
-ebug	D
-ebui	X
-ebuk	T
-ebul	C
-ebus	[
-ebut	D
-ebés	S
-ebía	Y
-ecab	Y
-ecad	[
-ecai	[
-ecak	H
-ecal	C
-ecam	[
-ecan	C
-ecap	Y
-ecar	[
-ecas	C
-ecat	Q
-ecaí	[
-ecca	C
-ecci	W
-eccl	F
-eced	[
-ecei	M
-ecem	K
-ecep	J
-ecer	[
-eces	[
-ecet	C
-ech,	U
-ech:	U
-echa	W
-eche	U
-echn	J
-echo	I
-echu	C
-echó	V
-ecia	V
-ecib	[
-ecid	S
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
-eció	[
-ecke	C
-eckh	C
-ecki	U
-eckl	S
-ecko	C
-ecks	[
-ecla	C
-ecli	C
-eclo	[
-ecno	R
-ecoa	Z
-ecob	J
-ecod	I
-ecog	[
-ecoi	C
-ecom	S
-econ	T
-ecor	C
-ecos	[
-ecou	E
-ecov	J
-ecra	C
-ecru	E
-ecta	J
-ecte	E
-ecti	N
-ectl	C
-ecto	H
-ectr	C
-ects	E
-ectu	[
-ecua	C
-ecuc	Q
-ecue	U
-ecul	[
-ecun	T
-ecup	P
-ecur	M
-ecut	W
-ecyc	L
-ecze	C
-ecáp	Z
-ecía	[
-ed-m	T
-edac	C
-edad	X
-edal	C
-edan	U
-edar	R
-edas	[
-edaz	V
-edda	C
-eddi	I
-eddo	H
-edec	[
-eded	[
-edee	P
-edek	[
-edel	H
-edem	C
-eden	I
-eder	K
-edes	T
-edev	C
-edex	C
-edez	T
-edeó	[
-edga	E
-edge	C
-edia	S
-edic	N
-edid	C
-edie	C
-edif	Z
-edim	[
-edin	J
-edio	Q
-edir	U
-edis	C
-edit	I
-ediu	[
-edió	U
-edla	C
-edle	C
-edlo	U
-edne	C
-edni	K
-edo?	R
-edom	[
-edon	[
-edor	[
-edos	Y
-edra	Z
-edre	D
-edri	[
-edro	K
-edrí	W
-edró	U
-eds;	R
-edti	[
-educ	H
-edul	C
-edum	[
-edur	C
-edut	X
-edux	C
-edwa	C
-edén	[
-edía	P
-edón	W
-eece	[
-eech	[
-eede	C
-eedi	[
-eedl	C
-eedo	[
-eeds	C
-eedy	[
-eee3	C
-eeee	C
-eeff	J
-eeho	C
-eein	[
-eek,	[
-eek?	J
-eeke	E
-eekl	C
-eekn	C
-eeks	C
-eela	C
-eelc	[
-eele	I
-eeli	R
-eels	L
-eelz	[
-eeme	K
-eemi	V
-eemp	Z
-eems	[
-een?	[
-eena	R
-eenc	Z
-eenh	H
-eenl	D
-eens	M
-eep(	C
-eep,	[
-eepa	E
-eepe	F
-eepi	Q
-eepl	[
-eeps	C
-eepw	C
-eer?	S
-eera	C
-eere	C
-eerf	X
-eeri	P
-eerl	E
-eerr	E
-eers	J
-eerá	S
-ees,	X
-ees?	[
-eese	C
-eeta	C
-eete	R
-eeth	C
-eeti	U
-eets	J
-eetw	K
-eeve	C
-eeze	C
-eezi	S
-eezu	M
-ef="	L
-efau	C
-efca	C
-efea	[
-efen	N
-efer	G
-efes	[
-effe	C
-efic	D
-efie	W
-efig	Z
-efin	C
-efit	C
-efla	C
-efle	[
-efli	C
-efly	C
-efod	Y
-efon	C
-efoo	W
-efor	R
-efou	F
-efox	C
-efra	Q
-efre	C
-efro	I
-efru	C
-eft-	Z
-efto	H
-efté	Z
-efug	[
-eful	[
-efun	C
-efus	[
-egaa	C
-egac	[
-egad	Q
-egal	H
-egan	D
-egar	C
-egas	C
-egat	[
-egañ	X
-eged	[
-egel	C
-egen	I
-eger	C
-eget	T
-egex	C
-egfr	C
-egga	[
-eggn	C
-eggs	E
-egid	[
-egie	C
-egin	V
-egio	[
-egip	[
-egir	X
-egis	C
-egit	C
-egiv	[
-egió	U
-egla	C
-eglo	V
-egló	[
-egme	C
-egna	Y
-ego?	R
-egoa	J
-egoc	[
-egoi	[
-egon	C
-egor	C
-egos	G
-egot	[
-egoí	V
-egra	K
-egre	R
-egri	P
-egro	M
-egrí	[
-egua	L
-egue	N
-egui	P
-egul	C
-egun	M
-egur	Q
-egué	U
-eguí	S
-egyp	L
-egún	U
-ehab	[
-ehad	Y
-eham	C
-ehas	Y
-ehea	V
-ehem	[
-ehen	F
-ehin	L
-ehoa	S
-ehob	[
-ehog	C
-ehoi	[
-ehol	S
-ehos	Z
-ehou	C
-ehov	[
-ehud	[
-ehus	Y
-eice	C
-eide	C
-eido	E
-eife	[
-eiff	E
-eigh	F
-eign	V
-eijo	C
-eiki	[
-eilg	C
-eili	I
-eill	Y
-eime	I
-ein'	C
-ein1	C
-eina	P
-einb	C
-eine	N
-einf	C
-eing	[
-einh	D
-eino	[
-eins	C
-eint	[
-einó	T
-eios	C
-eiou	C
-eipt	I
-eira	C
-eird	[
-eirs	Q
-eiss	C
-eist	[
-eite	I
-eith	[
-eito	Y
-eive	S
-eivi	V
-eize	[
-eizu	X
-ejab	Q
-ejad	Q
-ejan	[
-ejar	[
-ejec	[
-ejem	J
-ejen	U
-ejer	C
-ejez	T
-ejil	X
-ejit	[
-ejoi	X
-ejor	R
-ejos	[
-ejér	V
-ekah	Z
-ekee	C
-ekel	[
-eken	C
-eker	Q
-ekia	Y
-ekie	Q
-ekin	[
-ekit	X
-ekkl	X
-ekly	C
-eknd	C
-ekoa	Y
-el's	[
-elab	T
-elac	[
-elad	V
-elah	S
-elan	C
-elap	[
-elar	G
-elas	J
-elat	[
-elau	X
-elaw	G
-elba	C
-elbo	C
-elca	X
-elch	[
-elco	[
-elda	C
-elde	W
-eldi	C
-eldo	I
-elds	N
-elea	T
-eleb	F
-elec	C
-eled	[
-elef	C
-eleg	[
-elem	C
-elen	P
-eleo	R
-elep	C
-eler	G
-eles	Q
-elet	C
-elev	H
-eleé	T
-eleó	Q
-elf-	[
-elf?	V
-elfi	[
-elhi	C
-eli'	Q
-elib	[
-elic	D
-elid	R
-elie	R
-elig	R
-elih	[
-elij	U
-elil	C
-elim	[
-elin	J
-elio	V
-elip	[
-eliq	W
-elis	[
-elit	[
-eliu	[
-eliv	C
-elix	P
-eliz	S
-ell'	C
-ell?	[
-ella	N
-ellb	C
-elle	Q
-ellf	C
-elli	C
-ellm	F
-ello	C
-ellq	C
-ells	X
-elly	C
-elme	I
-elo?	[
-eloc	C
-elog	T
-eloh	[
-eloi	W
-elon	C
-elop	G
-elor	V
-elos	G
-elot	M
-elov	[
-elpe	[
-elpi	X
-elps	[
-elqu	Y
-elry	T
-els,	[
-els;	[
-els?	[
-else	M
-elsh	C
-elsi	C
-elso	F
-elta	S
-elte	U
-elti	C
-elto	I
-elts	V
-eluj	P
-elul	C
-eluy	X
-elva	[
-elve	X
-elvi	H
-ely,	X
-elze	[
-eléf	W
-elén	[
-elía	[
-elíc	[
-em",	F
-em.o	H
-emab	Y
-emac	S
-emad	S
-emai	C
-emak	C
-emal	M
-eman	K
-emar	[
-emas	[
-emat	[
-emaú	R
-emba	[
-embi	C
-embl	C
-embo	[
-embr	T
-emea	J
-emed	G
-emel	[
-emem	[
-emen	M
-emer	F
-emes	T
-emet	[
-emia	N
-emic	C
-emie	N
-emig	[
-emil	K
-emin	C
-emio	[
-emir	I
-emis	T
-emit	X
-emiu	C
-emix	C
-emma	M
-emme	C
-emna	[
-emoc	[
-emod	K
-emoi	G
-emoj	C
-emon	S
-emor	W
-emos	K
-emot	[
-emov	C
-empa	C
-empe	K
-emph	H
-empi	C
-empl	Q
-empo	C
-empr	[
-empt	I
-emse	X
-emst	C
-emue	W
-emul	C
-emus	U
-emás	U
-emía	[
-emón	T
-en's	[
-en't	U
-ena?	X
-enab	J
-enac	[
-enad	[
-enae	[
-enag	R
-enai	C
-enaj	S
-enal	C
-enam	S
-enan	Q
-enaq	[
-enar	L
-enas	[
-enat	D
-enav	W
-enaz	[
-enbo	C
-enbu	F
-enca	[
-ence	H
-ench	C
-enci	T
-enco	[
-encu	C
-ency	C
-encí	X
-end'	C
-end?	[
-enda	C
-ende	X
-endi	E
-endl	C
-endm	C
-endo	[
-endr	Z
-ends	V
-endu	[
-end|	D
-endí	Z
-enea	[
-eneb	C
-enec	C
-ened	P
-enef	C
-enem	[
-enen	[
-eneo	[
-ener	N
-enet	C
-enew	M
-enez	L
-enfe	Y
-enfo	Y
-enfr	F
-enga	[
-enge	N
-engi	C
-engl	C
-engo	[
-engr	S
-engt	I
-engu	L
-enha	C
-enhe	C
-enho	H
-enia	[
-enic	W
-enid	Y
-enie	[
-enig	F
-enin	J
-enio	[
-enir	V
-enis	C
-enit	[
-enix	C
-eniz	[
-enja	W
-enjo	[
-enla	C
-enli	C
-enlo	Y
-enly	G
-enma	C
-enmo	C
-enna	F
-enne	C
-enni	M
-enno	K
-enns	C
-enny	F
-eno'	C
-eno?	R
-enoc	[
-enoj	[
-enol	C
-enom	C
-enop	[
-enor	N
-enos	U
-enot	E
-enou	Z
-enov	G
-enpo	E
-enry	C
-ens,	[
-ensa	J
-ensh	N
-ensi	V
-enso	M
-enst	F
-ensu	[
-ensé	W
-ent"	F
-ent,	[
-ent.	M
-ent:	[
-ent;	V
-ent?	[
-enta	J
-ente	V
-enth	U
-enti	R
-entl	[
-entm	[
-ento	[
-entr	G
-ents	R
-entu	U
-enty	[
-entí	[
-entó	Z
-enue	C
-enun	U
-enup	S
-enus	C
-enve	C
-envi	[
-envo	Y
-envy	T
-enví	T
-enya	C
-enza	[
-enzo	D
-enzy	D
-enía	Y
-eocu	W
-eodo	J
-eofa	V
-eogr	C
-eoir	C
-eoju	[
-eolo	[
-eome	H
-eon'	U
-eon?	V
-eona	G
-eone	[
-eoni	U
-eons	[
-eopa	[
-eoph	Z
-eopl	[
-eore	C
-eorg	C
-eori	Z
-eory	C
-eos?	R
-eosi	[
-eost	C
-eoul	I
-eous	Q
-eout	G
-eove	C
-ep(1	C
-epad	E
-epaf	Z
-epai	R
-epap	X
-epar	V
-epas	C
-epay	N
-epch	S
-epci	T
-epda	Z
-epea	C
-epec	E
-epen	[
-eper	[
-epes	C
-epet	[
-epfa	[
-eph'	[
-epha	L
-ephe	Q
-ephi	[
-epho	N
-ephr	[
-ephs	[
-epht	X
-epic	C
-epie	U
-epil	[
-epin	S
-epip	L
-epis	C
-epit	W
-epla	Q
-eple	[
-epli	K
-eplo	[
-eply	H
-epmo	T
-epoc	C
-epor	N
-epos	C
-epot	C
-eppe	C
-eppi	Z
-epre	X
-epri	Z
-epro	[
-epsk	C
-epso	C
-epsy	U
-epta	U
-epte	Y
-epth	I
-epti	F
-epto	G
-eptu	X
-epub	C
-epuc	[
-epul	L
-eput	R
-epwa	C
-epys	E
-equa	L
-eque	C
-equi	J
-equé	[
-equí	[
-eqwe	C
-er">	I
-er's	[
-er-i	[
-er.r	H
-er="	E
-er@e	L
-era?	V
-erab	U
-erac	T
-erad	[
-eraf	[
-erag	C
-erah	[
-eral	L
-eram	Q
-eran	S
-erap	[
-erar	K
-eras	C
-erat	N
-eraz	P
-erba	C
-erbe	N
-erbo	C
-erbr	C
-erbs	M
-erbu	K
-erby	D
-erca	C
-erce	L
-erch	C
-erci	G
-erco	[
-ercr	G
-ercu	C
-ercy	Q
-erd'	C
-erda	S
-erde	C
-erdi	R
-erdo	[
-erds	Y
-erdu	F
-erdí	[
-erdó	Z
-ere'	C
-erea	P
-ereb	[
-erec	[
-ered	Y
-eref	C
-ereg	V
-erel	C
-erem	W
-eren	P
-ereo	J
-erer	[
-eres	J
-erex	F
-erez	X
-erfa	E
-erfe	[
-erfi	C
-erfl	[
-erfo	[
-erga	W
-erge	J
-ergi	P
-ergm	C
-ergr	C
-ergu	C
-ergy	H
-ergü	X
-erha	C
-erhe	C
-eria	C
-erib	[
-eric	C
-erid	T
-erie	C
-erif	C
-erik	C
-eril	[
-erim	C
-erin	N
-erio	P
-eriq	C
-erir	W
-eris	[
-erit	[
-eriu	X
-eriv	C
-eriz	[
-erja	L
-erje	[
-erke	C
-erki	H
-erla	F
-erle	W
-erli	C
-erlo	R
-erly	I
-erma	I
-erme	[
-ermi	C
-ermo	[
-erms	U
-ermu	C
-ermé	R
-ermó	Y
-erna	G
-erne	N
-erni	[
-ernm	G
-erno	T
-erná	X
-ero?	X
-erob	R
-eroc	[
-erod	[
-eroe	G
-erog	F
-eroi	[
-erol	C
-eron	[
-erop	G
-eror	C
-eros	T
-erot	M
-erou	T
-erpa	C
-erph	C
-erpi	V
-erpo	K
-erpr	N
-erpu	F
-erqu	I
-err!	C
-erra	T
-erre	V
-erri	V
-erro	F
-erru	C
-erry	C
-erró	S
-ers'	R
-ers,	[
-ers;	[
-ers?	[
-ersa	V
-ersb	H
-ersc	M
-erse	[
-ersh	Q
-ersi	L
-ersk	C
-ersm	[
-erso	V
-ersp	E
-erst	X
-ersu	[
-ersí	[
-ert(	C
-ert?	X
-erta	[
-erte	U
-ertf	K
-erth	L
-erti	H
-erto	J
-ertr	D
-erts	C
-ertu	Y
-erty	V
-erub	[
-erun	C
-erus	[
-erva	C
-erve	K
-ervi	W
-ervo	[
-erwa	C
-erwh	Z
-erxe	[
-ery?	Y
-eryb	[
-eryd	T
-eryo	[
-eryt	T
-eryw	U
-erza	Y
-erán	[
-erás	Y
-eréi	U
-erés	X
-ería	Z
-erón	Q
-erót	V
-es.e	K
-es.s	H
-esac	Z
-esad	[
-esah	W
-esak	E
-esal	V
-esam	[
-esan	C
-esap	X
-esar	W
-esas	[
-esat	C
-esau	[
-esay	U
-esaú	Y
-esbi	V
-esbl	F
-esby	G
-esca	V
-esce	[
-esch	[
-esci	T
-escl	[
-esco	L
-escr	E
-escu	[
-esda	K
-esde	I
-esdr	K
-esea	V
-eseb	V
-esec	J
-esed	[
-esel	C
-esem	S
-esen	Z
-eseo	Y
-eser	H
-eses	Z
-eset	C
-eseu	C
-esfa	C
-esfo	Q
-esfr	C
-esfu	U
-esgu	D
-esh?	W
-esha	C
-eshi	P
-esho	C
-eshu	M
-esia	[
-esic	[
-esid	D
-esie	[
-esig	C
-esim	T
-esin	[
-esio	G
-esir	T
-esis	T
-esit	X
-esiu	H
-esiv	U
-esiz	C
-esiá	W
-esió	[
-eski	[
-eskt	C
-esky	C
-esla	I
-esma	E
-esmi	Y
-esn'	[
-esnt	X
-esnu	C
-esob	S
-esol	D
-eson	C
-esor	K
-esos	R
-esot	K
-esp3	C
-espa	C
-espe	[
-espi	[
-espl	[
-espo	Y
-espu	P
-espí	Y
-esqu	S
-ess,	W
-ess;	[
-ess?	[
-essa	J
-esse	S
-essf	U
-essi	N
-essm	C
-essn	Y
-esso	[
-essu	C
-essy	[
-est'	S
-est/	H
-est1	C
-est;	Z
-est<	I
-est?	[
-esta	S
-este	U
-esth	[
-esti	H
-estl	[
-estr	[
-ests	R
-estu	[
-esty	[
-está	[
-esté	[
-estó	T
-esuc	C
-esue	C
-esul	C
-esum	Q
-esur	R
-esus	[
-esía	[
-esús	[
-et's	C
-et36	J
-eta?	R
-etab	C
-etad	[
-etaf	C
-etah	C
-etai	C
-etam	C
-etan	S
-etap	C
-etar	W
-etas	J
-etba	H
-etc/	C
-etch	C
-etea	Y
-etec	C
-eted	C
-etel	[
-eten	N
-eter	Y
-etes	R
-etfl	C
-etfo	H
-etge	I
-eth,	[
-eth?	[
-etha	F
-ethe	U
-ethi	P
-etho	C
-ethr	X
-eths	[
-ethu	U
-ethy	C
-etic	J
-etid	[
-etie	S
-etil	C
-etim	C
-etin	[
-etio	F
-etiq	C
-etis	[
-etit	[
-etiz	E
-etió	T
-etli	C
-etly	[
-etme	C
-etmo	G
-etna	C
-eto'	C
-etol	V
-eton	R
-etoo	C
-etos	Q
-etow	S
-etpl	C
-etra	V
-etre	H
-etri	E
-etro	C
-etry	T
-ets/	N
-ets?	[
-etsa	V
-etse	[
-etst	C
-etsy	C
-etta	C
-ette	K
-etti	K
-ettl	F
-etts	C
-ettu	D
-etty	C
-etun	C
-etup	C
-etur	T
-etus	[
-etuv	R
-etwe	G
-etwo	C
-etym	C
-etyp	I
-etzs	C
-etío	V
-eu26	C
-eube	S
-euce	F
-euch	[
-euco	Y
-euda	[
-eude	C
-euge	E
-eule	C
-eulo	[
-eums	I
-eung	C
-euni	Q
-eunu	[
-eure	C
-euro	C
-eus?	T
-euta	N
-eute	E
-euti	U
-eutr	C
-euts	H
-euty	V
-eva?	V
-evab	Q
-evad	E
-evam	Z
-evan	[
-evar	[
-evas	Z
-evat	C
-eve?	[
-evea	D
-eved	X
-evee	C
-eveh	[
-evel	K
-even	X
-ever	S
-eves	C
-evi'	V
-evia	C
-evic	E
-evid	[
-evie	C
-evil	L
-evin	C
-evio	C
-evir	[
-evis	G
-evit	P
-eviv	Z
-evo?	R
-evoc	[
-evol	C
-evor	J
-evos	L
-evot	[
-evri	M
-evue	C
-eván	[
-evít	V
-ewal	T
-ewar	T
-eway	C
-ewbo	Q
-ewca	M
-ewdr	L
-ewed	R
-ewel	T
-ewer	C
-ewhe	C
-ewie	C
-ewin	C
-ewis	K
-ewit	G
-ewly	[
-ewor	C
-ewri	E
-ewrt	C
-ewsp	C
-ewta	G
-ewto	C
-exac	I
-exag	T
-exam	K
-exan	G
-exas	C
-exbo	I
-exce	C
-exch	C
-exci	[
-excl	J
-exco	[
-excu	F
-exec	C
-exer	T
-exha	[
-exhi	C
-exia	[
-exic	C
-exil	[
-exio	W
-exis	[
-exit	C
-exió	[
-exod	T
-exor	C
-exot	D
-expa	C
-expe	C
-expi	D
-expl	L
-expo	Q
-expr	I
-expu	G
-exti	C
-exto	[
-extr	M
-exua	[
-ey's	C
-eyar	V
-eybo	C
-eycr	C
-eye?	C
-eyeb	C
-eyel	C
-eyen	Y
-eyer	C
-eyes	P
-eyho	C
-eyin	S
-eyla	C
-eylo	K
-eymo	H
-eyno	J
-eyon	C
-eyor	C
-eyre	G
-eyse	C
-eyst	C
-ez@h	C
-ezab	[
-ezal	T
-ezan	Q
-ezar	[
-ezas	Y
-ezca	[
-ezcl	X
-ezco	[
-ezeb	I
-ezek	S
-ezep	C
-ezeq	[
-ezer	[
-ezin	S
-ezio	C
-eziu	L
-ezma	R
-ezmo	[
-ezos	D
-ezra	Q
-ezre	Z
-ezue	I
-ezus	M
-ezy8	C
-ezza	L
-eña1	C
-eñal	[
-eñan	Y
-eñar	X
-eñas	V
-eñir	E
-eñor	X
-eños	C
-eón?	Q
-f-co	S
-f.co	H
-f150	J
-f16s	G
-f87s	E
-f8s0	F
-f="j	L
-f@as	H
-fabi	I
-fabr	X
-facb	C
-face	F
-faci	N
-fact	C
-fade	D
-fael	U
-fahr	C
-fail	[
-fain	R
-fair	V
-fait	U
-fajr	C
-fake	V
-falc	C
-fald	S
-falk	C
-fall	P
-fals	[
-falt	N
-fama	Y
-fame	C
-fami	[
-famo	C
-fana	[
-fanc	T
-fand	C
-fanf	U
-fann	C
-fano	Y
-fans	Q
-fant	E
-faní	[
-fara	[
-fare	L
-fari	C
-farn	Y
-faro	[
-farq	C
-fart	C
-fasc	C
-fasd	C
-fase	C
-fash	N
-faso	H
-fast	P
-fata	[
-fate	I
-fath	Y
-fati	[
-fatt	[
-faul	N
-faus	C
-faye	C
-faze	C
-fcas	C
-fe's	Y
-fe2o	D
-fear	[
-feas	[
-feat	V
-febe	[
-febo	H
-febr	Q
-febu	C
-fecc	S
-fech	C
-fect	N
-fecu	Q
-fecy	C
-fecí	Z
-fede	C
-feed	R
-feel	[
-fees	C
-feet	Z
-fein	V
-feis	D
-feld	C
-feli	S
-fell	[
-fely	R
-fema	M
-femi	[
-fenc	C
-fend	[
-feng	C
-feno	C
-fens	N
-ferd	E
-fere	I
-ferg	C
-feri	R
-ferm	Y
-fern	G
-ferr	C
-fers	C
-fert	J
-fesa	Y
-fesi	[
-feso	[
-fesp	C
-fess	J
-fest	P
-feta	[
-fetc	C
-feti	[
-feud	K
-feve	C
-fewe	C
-ffai	L
-ffec	C
-ffee	D
-ffei	V
-ffel	E
-ffen	[
-ffer	P
-ffes	C
-ffet	C
-ffff	C
-ffic	Q
-ffin	C
-ffle	C
-ffli	I
-ffor	[
-ffre	C
-ffsi	C
-ffxi	C
-fgdf	C
-fghf	C
-fgkj	D
-fgsd	H
-fhgf	C
-fiad	Y
-fian	Y
-fiar	W
-fibo	R
-fibr	H
-fica	V
-fice	J
-fich	G
-fici	T
-fico	[
-fict	C
-ficu	[
-ficó	P
-fide	[
-fieb	R
-fied	[
-fiel	Z
-fien	G
-fier	[
-fies	M
-fifa	C
-fift	[
-figh	[
-figm	C
-figs	F
-figu	H
-fija	D
-fila	Z
-file	N
-fili	[
-fill	[
-film	C
-filo	[
-filt	K
-fina	F
-find	Z
-fing	C
-fini	C
-finn	C
-fins	N
-fire	E
-firi	[
-firm	Y
-firs	S
-fish	F
-fiss	C
-fitb	E
-fitn	C
-fits	J
-fitt	C
-five	W
-fixe	[
-fixi	Y
-fixt	C
-fjdk	C
-fjkh	D
-flac	Y
-flag	C
-flak	C
-flam	R
-flar	C
-flas	P
-flat	G
-flav	C
-flea	C
-flec	[
-fled	V
-flee	[
-fleq	C
-fles	J
-flex	[
-flib	C
-flic	[
-flie	J
-flig	P
-flih	D
-flin	C
-flip	K
-flir	X
-flix	C
-floa	T
-floc	[
-floj	U
-floo	J
-flor	C
-flou	G
-flow	H
-floy	C
-flue	[
-flui	K
-flur	C
-flus	E
-flut	G
-flyi	L
-fo()	G
-fo@e	L
-fobi	[
-focu	U
-fodm	D
-fogg	C
-foil	C
-fold	F
-foll	H
-fond	C
-foni	C
-fono	C
-font	C
-foní	X
-food	J
-fool	U
-foot	Q
-fora	V
-forb	[
-forc	[
-ford	C
-fore	U
-forg	[
-fork	I
-form	C
-forn	K
-foro	V
-fors	[
-fort	[
-forw	R
-forz	T
-foso	R
-foss	R
-fost	[
-foto	C
-foug	C
-foun	K
-four	U
-foxe	[
-frac	C
-frag	W
-frai	[
-fram	C
-fran	C
-fras	N
-frat	[
-frau	[
-fraz	T
-frea	C
-frec	W
-fred	C
-free	G
-freg	C
-frei	C
-fren	F
-fres	Z
-freu	C
-frey	C
-fria	C
-fric	H
-frid	C
-frie	R
-frim	U
-frir	V
-frió	R
-frod	C
-frog	G
-from	S
-fros	J
-froz	G
-fruc	E
-frui	E
-frut	[
-frye	C
-fryi	C
-frío	Z
-fs(c	G
-fsdf	C
-fsid	C
-fste	C
-ft-h	Z
-fted	[
-ftee	X
-ften	C
-fter	V
-ftha	F
-ftie	Z
-ftim	K
-ftin	C
-ftki	K
-ftop	K
-ftov	H
-ftp:	K
-ftse	D
-ftsm	[
-ftui	C
-ftwa	Z
-fuck	C
-fueg	[
-fuen	S
-fuer	V
-fuga	C
-fuge	[
-fugi	W
-fuim	V
-fulf	[
-full	K
-fuln	[
-fuls	C
-fuma	V
-fume	H
-funa	V
-func	C
-fund	C
-fune	[
-funk	C
-funn	C
-funt	[
-furi	I
-furn	C
-furr	[
-furt	U
-fury	F
-fuse	[
-fusi	J
-futb	C
-futs	C
-futu	X
-fuzz	H
-fuér	S
-fvgb	C
-fway	J
-fxiv	C
-fyin	I
-fyre	C
-fáci	[
-féli	V
-fíci	[
-físi	R
-fútb	Y
-g('h	G
-g(un	L
-g/dl	J
-g8gd	I
-g_sl	H
-gaar	C
-gaba	[
-gabr	H
-gach	Z
-gaci	[
-gacy	Y
-gada	V
-gade	C
-gadi	P
-gado	E
-gadr	C
-gael	D
-gaet	C
-gaga	C
-gage	C
-gail	Y
-gain	[
-gaiu	[
-gaja	[
-gale	N
-galh	G
-gali	V
-gall	R
-galm	C
-galo	H
-gama	X
-gamb	U
-game	C
-gami	P
-gamo	C
-gamu	S
-gamy	[
-gana	[
-ganc	[
-gand	C
-gane	E
-gang	N
-gani	K
-ganl	R
-gano	C
-gans	[
-gant	[
-ganz	S
-gané	[
-gape	[
-gapo	C
-gar?	U
-gara	[
-garb	J
-garc	C
-gard	N
-gare	U
-garf	C
-gari	C
-garl	C
-garm	Y
-garo	[
-garr	X
-gars	T
-gart	[
-gary	C
-gará	T
-gasc	C
-gase	C
-gaso	H
-gass	C
-gast	[
-gate	K
-gath	P
-gatl	C
-gato	H
-gats	C
-gatw	K
-gaul	C
-gava	C
-gave	[
-gavi	C
-gayo	T
-gays	Q
-gaza	[
-gazi	C
-gaña	Z
-gaño	Y
-gañé	R
-gañó	V
-gb29	E
-gbir	C
-gcse	C
-gd29	I
-gdal	[
-gdfg	C
-gdgd	C
-gdom	H
-gdon	D
-gdpr	C
-ge's	C
-ge(1	H
-gean	[
-gear	C
-geas	H
-gebo	C
-geci	I
-geck	C
-geco	C
-ged;	U
-geda	X
-gedd	H
-gede	[
-gedó	W
-gees	V
-geha	H
-gehe	[
-geho	C
-gein	V
-gel'	C
-gela	C
-gele	S
-geli	V
-gell	E
-gelo	G
-gels	S
-geme	[
-gemi	C
-gems	C
-genc	C
-gend	E
-gene	N
-geno	[
-gens	C
-gent	[
-geog	I
-geom	H
-geon	S
-geor	C
-geou	K
-ger,	[
-ger?	C
-gera	[
-gerb	C
-gere	[
-germ	C
-gero	[
-gerr	F
-gers	P
-geru	C
-gery	[
-ges,	[
-gess	C
-gest	C
-geta	T
-geth	[
-gets	V
-gett	S
-gfhg	C
-ggag	C
-ggai	W
-ggar	[
-gged	C
-gger	[
-gges	C
-gggg	C
-gggh	C
-gghh	C
-ggin	G
-ggle	C
-ggli	[
-ggly	C
-ggno	C
-ggpl	I
-ghad	C
-gham	C
-ghbn	C
-ghbo	[
-ghby	H
-ghed	[
-gher	M
-ghes	L
-ghey	C
-ghfg	C
-ghgh	C
-ghhh	C
-ghib	C
-ghin	M
-ghjk	C
-ghli	G
-ghos	K
-ghri	F
-ghs,	L
-ght:	[
-ght?	N
-ghtc	G
-ghte	[
-ghtf	C
-ghth	L
-ghti	[
-ghtl	C
-ghtm	I
-ghtn	V
-ghtr	C
-ghts	E
-ghty	Y
-ghwa	C
-giad	V
-gian	[
-gibb	Q
-gibe	[
-gibi	C
-gibs	C
-gica	F
-gici	[
-gico	[
-gida	Y
-gidb	C
-gidd	[
-gide	S
-gido	[
-gien	S
-gier	U
-gies	P
-gift	J
-giga	[
-gile	[
-gilg	[
-gili	C
-gils	C
-gimn	T
-gina	I
-gine	C
-ging	Z
-gini	[
-ginn	E
-gino	C
-gins	K
-gint	X
-gion	V
-gios	S
-giou	U
-gipc	P
-gipt	[
-gira	C
-girl	D
-gism	C
-gist	C
-gita	C
-gith	E
-gitl	I
-gits	C
-gitt	H
-giva	U
-give	[
-givi	[
-gize	[
-gión	[
-gkjh	D
-gkor	C
-glad	N
-glan	C
-glar	[
-glas	C
-gle.	J
-glea	[
-gler	G
-gles	Q
-glic	C
-glin	[
-glis	C
-glob	C
-glon	W
-glor	[
-glos	C
-glov	C
-glow	M
-gluc	C
-glue	S
-glut	F
-glyc	I
-glyp	F
-glés	G
-glón	X
-gmai	C
-gman	C
-gmen	H
-gnal	C
-gnan	[
-gnar	L
-gnat	K
-gned	M
-gner	P
-gnes	C
-gnet	U
-gnid	U
-gnif	V
-gnin	[
-gnit	Q
-gniz	W
-gnme	S
-gnog	C
-gnol	C
-gnon	C
-gnor	R
-gnos	[
-gnum	C
-gnós	U
-goad	Y
-goal	C
-goat	S
-goba	C
-gobe	[
-gobi	F
-goci	[
-god'	[
-god,	V
-god-	W
-god;	Y
-god?	[
-goda	C
-godb	F
-godc	P
-godd	C
-godf	C
-godi	C
-godl	[
-godm	P
-godo	C
-godp	[
-gods	C
-godz	C
-goes	M
-goga	Z
-gogg	C
-gogh	C
-gogu	[
-gois	[
-gold	M
-gole	C
-golf	C
-golg	[
-goli	U
-golp	[
-goly	C
-gome	[
-gomo	M
-gona	C
-gone	S
-goni	C
-gonn	C
-gons	E
-good	S
-goog	C
-goon	C
-goos	C
-gora	P
-gord	C
-gorg	C
-gori	C
-gorr	[
-gory	C
-gos?	Z
-gosh	K
-gosl	C
-gosp	Y
-goss	[
-gost	[
-gosé	X
-gota	K
-gote	G
-goth	[
-goti	[
-gott	N
-goul	C
-gove	T
-gown	C
-goza	L
-gozo	[
-goís	V
-gplo	I
-grab	[
-grac	[
-grad	D
-grah	C
-grai	[
-gral	E
-gram	C
-gran	[
-grap	C
-grar	V
-gras	C
-grat	M
-grav	[
-graw	C
-gray	C
-grea	X
-greb	C
-gred	C
-gree	C
-greg	T
-gren	X
-gres	R
-gret	[
-grew	[
-grey	C
-gria	N
-grid	K
-grie	[
-grif	C
-gril	G
-grim	Y
-grin	V
-grip	C
-gris	[
-griz	H
-groc	D
-grof	D
-gron	C
-groo	V
-gros	[
-grou	G
-grow	X
-grud	[
-gruf	C
-grum	X
-grun	C
-grup	[
-gría	[
-gsho	X
-gsli	G
-gspa	C
-gsta	L
-gste	C
-gsto	C
-gt":	C
-gt;h	F
-gthe	W
-gths	C
-gton	C
-guac	C
-guad	J
-guag	L
-guaj	X
-guam	C
-guan	[
-guap	E
-guar	U
-guas	X
-guay	C
-gucc	C
-guda	C
-gue:	[
-guel	L
-guem	C
-guen	W
-guer	[
-gues	R
-guez	C
-guid	N
-guie	[
-guig	C
-guij	[
-guil	[
-guim	C
-guin	C
-guir	P
-guis	[
-guit	C
-guió	R
-guja	[
-guje	C
-gula	D
-gulf	L
-gull	[
-gulo	D
-gume	[
-gumm	C
-guna	C
-gund	V
-guno	Z
-guns	Y
-gunt	I
-gupp	C
-gura	J
-gurd	D
-guri	M
-guro	N
-gurt	C
-guru	C
-gusa	S
-guso	C
-gust	[
-guys	C
-guía	X
-guíe	R
-gv70	C
-gv80	C
-gvsb	I
-gwar	C
-gwit	C
-gwor	C
-gwri	C
-gxcq	M
-gyno	C
-gypt	L
-gáis	[
-gála	V
-géli	U
-géne	[
-géni	[
-gía?	P
-gías	W
-gólg	U
-güen	X
-h00a	M
-h1>h	D
-h84@	M
-h?q=	N
-h?v=	M
-h_k@	K
-ha's	[
-hab?	T
-haba	M
-habb	H
-habe	C
-habh	C
-habi	S
-habl	[
-habr	[
-habí	Z
-hace	F
-hach	[
-haci	C
-hack	R
-hacé	V
-hací	[
-hada	X
-hadd	[
-hade	J
-hadi	D
-hado	F
-hadr	C
-hads	C
-hael	L
-haes	G
-haeu	[
-haff	[
-haga	U
-hage	W
-hagg	U
-hago	L
-hah'	S
-haha	C
-haik	C
-hail	H
-hain	C
-hait	I
-haje	G
-hajj	L
-hake	I
-haki	C
-hakr	S
-hala	E
-hald	[
-hale	U
-half	K
-hali	H
-halk	G
-hall	M
-halo	C
-halt	Z
-halv	C
-ham'	Z
-ham,	P
-ham?	S
-hama	R
-hamb	M
-hame	[
-hami	[
-haml	C
-hamm	C
-hamo	S
-hamp	C
-hams	C
-han'	[
-han:	[
-han?	T
-hana	[
-hanc	V
-hane	V
-hang	L
-hani	M
-hank	M
-hann	C
-hano	C
-hans	C
-hant	I
-hanu	T
-hany	[
-haná	[
-haos	H
-hape	C
-haph	[
-happ	[
-haps	C
-hapt	J
-har'	Z
-har:	T
-hara	G
-harb	C
-harc	C
-hard	T
-hare	C
-harg	M
-hari	[
-hark	K
-harl	D
-harm	[
-haro	E
-harp	S
-harr	C
-hars	[
-hart	C
-harv	U
-harz	H
-hará	Y
-haré	X
-has?	W
-hasb	C
-hasd	C
-hase	D
-hash	T
-hasi	T
-hast	M
-hasu	W
-hat'	C
-hatb	[
-hatc	C
-hate	[
-hatg	G
-hath	[
-hati	[
-hatr	L
-hats	[
-hatu	C
-hauc	C
-haue	G
-haun	C
-haus	[
-haut	E
-have	W
-havi	J
-havo	W
-hawk	G
-haws	C
-haya	V
-hayd	C
-haza	H
-haze	C
-hazi	W
-hazl	R
-hazm	E
-hazo	V
-hazz	Q
-hazó	T
-hba1	C
-hbac	[
-hbed	Z
-hber	C
-hbnj	C
-hboa	D
-hbor	[
-hbos	U
-hbou	C
-hbox	M
-hcah	C
-hcar	G
-hcra	Q
-hday	K
-hdfg	D
-hdhd	C
-hdjd	C
-hdmi	C
-hduk	E
-heal	[
-heap	C
-hear	S
-heas	C
-heat	C
-heav	Z
-heba	[
-hebe	[
-hebr	[
-hebu	X
-hece	C
-hech	[
-heci	[
-heck	C
-hect	C
-hecy	T
-hede	X
-hedg	C
-hedr	W
-hedu	C
-heek	[
-heel	C
-heep	S
-heer	I
-hees	C
-heet	C
-heft	[
-hegu	L
-heic	F
-heif	[
-heig	C
-heim	C
-hein	C
-heir	[
-heis	[
-heit	C
-heke	[
-hel'	[
-hel?	Z
-hela	D
-held	[
-hele	Q
-helf	C
-heli	Y
-hell	D
-helm	I
-helo	C
-help	[
-hels	C
-helt	P
-helv	C
-hema	[
-heme	F
-hemi	C
-hemo	[
-hems	X
-hemy	[
-hemá	Y
-hemí	V
-hen'	[
-hen?	S
-hena	V
-heng	C
-henn	[
-henr	C
-hens	R
-hent	J
-heol	[
-heop	Z
-heor	C
-hepa	G
-heph	S
-hequ	C
-her'	N
-her,	S
-her-	[
-her?	[
-hera	C
-herb	D
-herd	S
-here	I
-heri	D
-herj	L
-herl	X
-herm	Z
-hern	M
-hero	U
-herr	[
-hers	[
-hert	K
-heru	[
-hes;	R
-hes?	[
-hesd	W
-hese	[
-hesi	C
-hess	C
-hest	C
-hesu	G
-het?	Z
-hete	[
-heth	[
-heti	C
-hets	[
-heun	C
-heur	C
-hevi	J
-hewi	C
-hews	C
-hexa	C
-heze	T
-hfgh	C
-hfjk	D
-hful	G
-hgfh	C
-hghg	C
-hgjh	E
-hhgg	C
-hhhg	C
-hhhh	C
-hhik	C
-hi&l	F
-hi')	C
-hian	C
-hias	[
-hiat	[
-hiba	C
-hibb	Z
-hibe	C
-hibi	C
-hibl	C
-hibo	[
-hicc	C
-hice	[
-hich	D
-hici	Z
-hick	C
-hico	[
-hidd	C
-hide	[
-hidi	W
-hids	C
-hief	X
-hiel	G
-hier	F
-hies	C
-hiev	C
-hift	R
-higa	C
-high	L
-higo	[
-higu	[
-hija	[
-hijo	X
-hike	C
-hiki	K
-hila	R
-hild	[
-hile	N
-hili	U
-hill	C
-hilo	W
-hilu	Z
-him?	X
-hima	C
-hime	[
-himn	G
-hims	[
-hina	C
-hind	J
-hine	C
-hing	[
-hini	Y
-hink	S
-hinn	W
-hint	C
-hion	N
-hiop	[
-hior	[
-hip;	[
-hip?	[
-hipe	U
-hipo	F
-hipp	L
-hipr	X
-hips	C
-hipw	[
-hipó	V
-hiqu	[
-hira	[
-hird	W
-hire	C
-hiri	P
-hirp	C
-hirs	[
-hirt	J
-his:	C
-hise	D
-hish	[
-hisk	C
-hism	U
-hiso	V
-hisp	V
-hist	C
-hitb	C
-hitc	C
-hite	S
-hith	X
-hiti	[
-hits	C
-hitt	J
-hive	C
-hivo	Q
-hiya	C
-hize	X
-hizo	[
-hjkg	C
-hjkl	C
-hjon	C
-hlbe	D
-hles	F
-hlet	I
-hley	D
-hlia	C
-hlig	C
-hloe	H
-hlon	L
-hloo	H
-hlor	C
-hm's	C
-hmae	[
-hman	[
-hmap	E
-hmar	C
-hmen	[
-hmer	C
-hmod	C
-hmrc	E
-hn's	C
-hn.s	M
-hn@e	J
-hnag	F
-hnem	C
-hnes	T
-hnic	G
-hniq	C
-hnny	C
-hnol	[
-hnso	C
-hnst	E
-ho's	C
-hoah	S
-hoam	C
-hoar	[
-hoax	C
-hobb	C
-hobi	[
-hobo	[
-hock	C
-hoco	C
-hode	C
-hodi	C
-hoel	F
-hoen	C
-hoes	C
-hoev	Z
-hofa	Z
-hoga	S
-hogw	C
-hogó	R
-hoia	[
-hoic	[
-hoid	C
-hoir	C
-hoja	C
-hoje	E
-hoke	C
-hola	C
-hold	C
-hole	C
-holi	U
-holl	C
-holo	[
-holy	[
-homa	C
-homb	[
-home	N
-homi	S
-homo	T
-hond	E
-hone	C
-hong	Z
-hono	[
-honr	[
-hony	C
-hoo.	G
-hood	S
-hoof	[
-hook	U
-hoos	[
-hoot	J
-hoov	D
-hop'	C
-hopa	C
-hope	N
-hoph	W
-hopk	C
-hopl	[
-hopp	P
-hops	X
-hoqu	[
-hor'	L
-hora	C
-horc	M
-hord	C
-hore	W
-hori	Q
-horm	[
-horn	G
-horo	E
-horr	[
-hors	L
-hort	R
-horu	H
-horó	W
-hos?	Q
-hosa	[
-hose	[
-hosh	[
-hoso	[
-hosp	S
-host	E
-hotd	F
-hote	C
-hotg	X
-hoth	W
-hotm	C
-hoto	C
-hots	F
-hott	G
-houg	Z
-houl	X
-houn	C
-hour	E
-hous	P
-hova	[
-hove	H
-hová	Y
-how'	C
-howe	G
-howi	M
-howl	C
-hows	T
-hoy?	U
-hozi	C
-hpas	C
-hpin	G
-hpla	C
-hqua	P
-hrai	[
-hras	C
-hrat	[
-hrea	C
-hree	[
-href	L
-hrek	C
-hren	K
-hres	C
-hrew	[
-hrib	F
-hrif	C
-hrig	[
-hril	N
-hrim	[
-hrin	T
-hris	Q
-hrit	Y
-hrod	C
-hrom	C
-hron	[
-hroo	F
-hrop	H
-hrou	X
-hrov	D
-hrow	P
-hrub	C
-hrun	C
-hrys	C
-hsdf	E
-hsem	[
-hshe	[
-hsid	C
-hste	C
-htal	J
-htcl	G
-hten	C
-hteo	Y
-hter	[
-htfo	C
-htha	[
-htin	[
-htle	C
-htma	L
-html	C
-htmo	I
-htni	V
-htoa	C
-htro	C
-htsa	K
-htsi	C
-http	C
-htub	F
-htze	L
-hua'	[
-hua?	[
-huan	L
-huaw	H
-hub.	L
-hubb	[
-hubo	V
-huck	C
-huds	C
-huel	[
-huer	E
-hues	K
-huev	C
-hufe	C
-huff	C
-huge	W
-hugo	C
-huir	V
-huld	[
-hull	C
-hulu	C
-huma	M
-humb	[
-hume	C
-humi	S
-humm	C
-humo	R
-hump	F
-huna	X
-hund	V
-hung	I
-hunn	[
-hunt	F
-hur?	P
-hura	M
-hurc	Y
-hurg	C
-hurr	Z
-hurs	W
-hurt	[
-husb	X
-huse	K
-hush	Z
-husk	E
-hutd	I
-huts	[
-hutt	S
-huye	P
-huyó	T
-huza	X
-huér	U
-hwas	C
-hway	C
-hweh	W
-hyat	T
-hybr	C
-hydr	C
-hyla	G
-hyme	C
-hymn	E
-hypo	[
-hyro	C
-hysi	C
-hyss	[
-hyth	C
-hyun	C
-hábi	Y
-hága	Z
-híbe	R
-hóli	V
-i&lt	F
-i')<	H
-i')>	K
-i've	[
-i++)	G
-i-13	C
-i-48	C
-i.e.	F
-i:ld	E
-iaba	S
-iabe	[
-iabi	C
-iabl	C
-iach	X
-iaci	[
-iaco	[
-iada	[
-iado	V
-iage	[
-iagn	[
-iago	K
-iagr	C
-iah'	[
-iah,	V
-iah?	[
-iaja	T
-iaje	W
-iajo	T
-iaki	X
-iale	[
-iali	[
-ials	U
-ialy	[
-iama	C
-iamb	C
-iame	C
-iami	C
-iamo	C
-iams	C
-ian'	C
-ian.	L
-ian?	T
-iana	C
-ianc	I
-iand	[
-iane	C
-iang	N
-iani	[
-iann	C
-iano	Q
-ians	[
-iant	[
-ianz	[
-iao'	C
-iaom	F
-iaph	V
-iar?	R
-iarc	[
-iard	C
-iari	[
-iarl	S
-iarm	Y
-iaro	[
-iars	J
-iary	E
-iará	S
-ias?	[
-iasi	Q
-iast	Q
-iat?	Q
-iate	[
-iath	P
-iati	[
-iato	V
-iatr	[
-iatu	T
-iatá	X
-iazg	W
-ib62	C
-ibac	X
-ibah	[
-ibal	Q
-iban	S
-ibat	[
-ibbe	F
-ibbi	E
-ibbl	C
-ibbo	Z
-ibbu	C
-ibed	R
-iben	X
-ibeo	[
-iber	F
-ibes	[
-ibet	C
-ibid	D
-ibie	W
-ibik	C
-ibil	C
-ibio	V
-ibir	[
-ibit	C
-ibiz	C
-ibió	Z
-ibla	C
-ible	[
-ibli	[
-ibon	C
-ibos	[
-ibra	C
-ibre	C
-ibro	[
-ibso	C
-ibuj	C
-ibul	[
-ibun	Y
-ibup	C
-ibus	C
-ibut	C
-ibía	P
-ica'	C
-ica?	T
-icab	[
-icac	E
-icad	U
-icag	C
-icah	I
-icai	Z
-ical	G
-icam	Y
-ican	K
-icap	C
-icar	[
-icas	N
-icat	F
-icaz	R
-icaí	Z
-icca	C
-icch	F
-icci	M
-iccu	C
-ice,	[
-ice;	W
-ice?	[
-icea	[
-iceb	Z
-iced	I
-icel	C
-icen	H
-iceo	Q
-icer	[
-ices	W
-icet	D
-icha	I
-iche	C
-ichi	L
-icho	C
-ichr	S
-icia	R
-icid	[
-icie	L
-icil	C
-icim	R
-icin	P
-icio	[
-icip	C
-icis	J
-iciz	Z
-ició	[
-ick'	N
-ick<	L
-ickb	E
-icke	C
-ickf	C
-ickh	C
-icki	Z
-ickl	C
-ickn	R
-ickr	C
-icks	R
-icku	G
-icky	M
-icle	C
-icli	C
-iclo	C
-ico?	R
-icod	[
-icol	N
-icon	S
-icop	P
-icor	W
-icos	Z
-icot	[
-icra	E
-icri	Z
-icro	C
-icta	[
-icte	J
-icti	S
-ictl	C
-icto	S
-icts	C
-ictu	H
-icul	R
-icus	P
-icut	C
-icía	W
-id's	[
-id(0	K
-ida?	W
-idab	U
-idac	S
-idad	W
-idah	G
-idal	T
-idam	T
-idan	[
-idar	[
-idas	W
-iday	D
-idaz	C
-idbo	C
-idde	W
-iddh	C
-iddl	C
-iddo	[
-ide,	Z
-ide;	X
-ide?	J
-idea	C
-ided	[
-ideg	[
-idel	C
-iden	N
-ideo	C
-idep	[
-ider	I
-ides	T
-idew	C
-idge	C
-idia	N
-idic	[
-idid	[
-idie	V
-idik	G
-idin	[
-idio	D
-idir	S
-idit	C
-idió	X
-idjo	C
-idke	Y
-idle	[
-idn'	Y
-idne	G
-idni	F
-idnt	[
-ido?	Q
-idoc	C
-idol	[
-idoo	C
-idos	I
-idow	[
-idri	I
-idro	[
-idso	C
-idth	G
-idur	[
-idwi	C
-idón	Q
-ie's	K
-ie)>	M
-ieba	C
-iebe	C
-iebl	Y
-iebr	Z
-iece	C
-ied?	[
-ieda	[
-iedl	C
-iedo	Z
-iedr	Y
-iefc	C
-iefs	[
-iega	Q
-iege	U
-iego	E
-ieja	Y
-ieji	[
-iejo	Q
-iel'	[
-iel?	[
-iela	C
-ield	Q
-iele	R
-ielo	Q
-iels	C
-ielt	H
-iemb	V
-iemp	U
-ien?	P
-iena	W
-ienc	V
-iend	Y
-iene	P
-ienn	C
-iens	[
-ient	Z
-ienv	S
-ienz	V
-iera	[
-ierb	C
-ierc	[
-ierd	C
-iere	S
-ierk	C
-iern	[
-iero	[
-ierr	P
-iers	V
-iert	[
-ierv	P
-iery	[
-ies,	U
-ies;	T
-ies?	W
-iese	C
-ieso	U
-iest	T
-ieta	[
-iete	[
-ieth	[
-ietn	C
-ieto	[
-iety	[
-ietz	C
-ieve	L
-ievi	Z
-iewe	C
-iews	C
-iexp	M
-ieza	G
-iezm	[
-iezo	[
-ifar	[
-ife'	Y
-ife,	T
-ife?	[
-ifeb	H
-ifec	C
-ifes	H
-iffe	G
-iffi	X
-iffs	C
-ific	V
-ifie	Y
-ifis	[
-ifix	[
-ifor	C
-ifos	V
-ifra	K
-ifre	L
-ifs(	G
-ifte	[
-ifth	R
-ifti	Y
-ifts	[
-iftu	C
-ifty	[
-ifug	C
-iful	M
-ifun	[
-ifyi	I
-ifás	W
-ifíc	[
-igad	C
-igai	Y
-igaj	[
-igal	M
-igam	M
-igan	V
-igar	M
-igas	E
-igat	C
-igby	C
-iger	C
-igge	C
-iggi	C
-iggl	C
-iggy	E
-igh?	C
-igha	C
-ighb	[
-ighe	Q
-ighl	G
-ighs	L
-ight	J
-ighw	C
-igib	C
-igid	C
-igie	T
-igil	R
-igin	E
-igio	V
-igir	Z
-igió	Z
-igle	[
-igli	C
-iglo	W
-igma	C
-ign;	Y
-igna	F
-igni	V
-ignm	S
-igno	K
-igns	P
-igo?	R
-igos	Y
-igra	[
-igre	C
-igri	[
-igro	[
-igsl	G
-igua	T
-igue	K
-igui	R
-iguo	W
-igur	H
-ihgt	D
-ihil	Z
-ihis	F
-ihon	[
-ihua	[
-iiii	C
-iiiu	C
-iing	C
-iiti	C
-iiuu	C
-ijab	C
-ijad	[
-ijah	W
-ijan	U
-ijar	S
-ijas	Q
-ijer	C
-ijo?	S
-ijoi	C
-ijon	C
-ijos	R
-ijot	C
-ijua	X
-ijón	Z
-ikae	C
-ikal	C
-ike?	[
-ikea	C
-iker	C
-ikes	D
-ikhi	C
-ikin	G
-ikip	C
-ikis	C
-ikka	N
-ikki	C
-ikla	[
-ikse	C
-ikto	C
-ikud	C
-il's	J
-il.c	C
-il.e	J
-il.y	G
-il@e	K
-ila?	R
-ilac	[
-ilad	M
-ilag	[
-ilah	Q
-ilan	C
-ilar	J
-ilas	[
-ilat	[
-ilbo	V
-ilbr	I
-ilbu	J
-ilca	X
-ild'	Q
-ild?	[
-ilda	Z
-ildb	T
-ilde	L
-ildh	U
-ildi	[
-ildl	Y
-ildr	W
-ilds	Z
-ilea	[
-iled	P
-ilee	M
-ilei	C
-ilem	V
-ilen	[
-ileo	[
-ilep	[
-iler	C
-iles	C
-ilet	Y
-iley	C
-ilfs	C
-ilga	[
-ilgr	W
-ilgu	C
-ilha	Y
-ilia	[
-ilib	C
-ilic	C
-ilid	P
-ilie	[
-ilig	C
-ilil	C
-ilim	[
-ilin	U
-ilio	[
-ilip	P
-ilis	[
-ilit	X
-iliz	V
-ill?	[
-illa	I
-illb	[
-ille	I
-illi	C
-illn	[
-illo	C
-ills	[
-illu	S
-illy	C
-illó	V
-ilme	C
-ilmi	C
-ilms	V
-iloh	[
-ilom	D
-ilon	X
-iloq	L
-ilor	[
-ilos	C
-ilot	C
-iloé	[
-ilpa	[
-ilso	C
-ilst	K
-ilte	C
-ilth	U
-ilto	D
-ilty	[
-ilur	[
-ilus	[
-iluv	Z
-ilve	T
-ilwi	K
-ily,	V
-ily?	W
-ilón	U
-im_e	D
-im_s	D
-imac	U
-imad	[
-imae	Y
-imag	Q
-imal	P
-imar	C
-imas	P
-imat	[
-imbe	L
-imbi	D
-imbl	I
-imbo	[
-imdb	J
-ime?	Y
-imed	C
-imei	U
-imel	V
-imen	C
-imeo	U
-imer	[
-imes	I
-imet	C
-imeó	Q
-imia	[
-imic	Z
-imid	[
-imie	S
-imil	J
-imin	F
-imio	[
-imis	S
-imit	C
-imma	[
-imme	V
-immi	C
-immo	M
-immy	H
-imna	T
-imne	I
-imno	J
-imo?	S
-imog	X
-imon	I
-imor	C
-imos	[
-imov	C
-impa	P
-impi	[
-impl	V
-impo	Y
-impr	C
-imps	C
-impu	[
-imri	[
-imro	[
-imse	[
-imso	C
-imst	C
-imul	C
-imum	C
-imus	[
-imág	V
-imón	[
-in')	H
-in's	C
-in(s	K
-in-l	[
-inab	W
-inac	[
-inad	P
-inag	[
-inah	[
-inai	C
-inaj	[
-inal	H
-inan	G
-inar	[
-inas	X
-inat	Z
-inau	[
-inaí	U
-inba	C
-inbo	F
-inbu	C
-inca	C
-ince	S
-inci	E
-incl	C
-inco	M
-incr	T
-incu	T
-ind,	[
-ind?	X
-inda	C
-inde	C
-indf	[
-indi	D
-indl	G
-indn	R
-indo	J
-indr	C
-inds	[
-indu	R
-indw	C
-indy	U
-ine'	[
-ine,	Y
-ine:	V
-ine?	[
-inea	C
-inec	C
-ined	E
-inee	[
-ineg	C
-ineh	E
-inek	K
-inem	C
-inen	V
-ineo	C
-iner	H
-ines	E
-inet	C
-ineu	C
-inev	[
-iney	M
-infa	[
-infe	C
-infi	U
-infl	U
-info	C
-infu	[
-ing,	[
-ing:	[
-ing;	[
-ing?	[
-ing[	K
-inga	C
-ingb	C
-ingd	H
-inge	D
-ingh	C
-ingi	S
-ingl	E
-ingn	C
-ingo	D
-ingr	C
-ings	I
-ingt	C
-ingu	C
-ingw	C
-ingú	R
-inha	I
-inhe	[
-inho	C
-inia	[
-inic	P
-inid	P
-inie	E
-inim	C
-inin	[
-inio	[
-iniq	P
-inis	[
-init	F
-iniu	C
-iniv	[
-inja	D
-inje	J
-inju	U
-inke	C
-inki	V
-inks	P
-inle	R
-inma	[
-inme	V
-inmi	R
-inmu	Y
-inna	P
-inne	D
-inni	S
-inno	[
-inny	J
-ino?	[
-inoa	C
-inoc	X
-inoi	C
-inol	C
-inon	C
-inop	P
-inor	[
-inos	Z
-inot	C
-inou	H
-inpu	C
-inqu	H
-inri	Y
-ins,	[
-ins;	T
-ins?	D
-insa	Y
-insb	C
-insc	[
-inse	[
-insi	U
-insm	[
-inso	U
-insp	H
-inst	C
-insu	K
-int(	C
-inta	N
-intb	E
-inte	I
-inth	X
-inti	[
-intl	T
-intm	K
-into	M
-intr	S
-ints	M
-intu	F
-inum	C
-inun	Y
-inus	P
-inut	F
-inux	C
-inva	U
-inve	C
-invi	V
-invo	C
-inwa	E
-inwr	D
-inyl	C
-inút	W
-io.h	F
-ioch	[
-iodi	C
-iodo	X
-iogr	C
-iohe	E
-iola	H
-iole	[
-ioli	C
-iolo	C
-ioló	R
-ioma	U
-ioms	C
-ion'	S
-ion,	[
-ion.	C
-ion:	C
-ion;	[
-ion?	[
-iona	R
-ione	R
-ionf	C
-ioni	[
-iono	Q
-ions	I
-ioné	T
-ionó	[
-iopi	C
-iops	[
-iopu	C
-iopí	U
-ioqu	[
-iore	C
-iorh	M
-iors	S
-ios;	C
-ios?	V
-iosa	[
-iose	C
-iosh	C
-iosi	[
-ioso	Z
-iote	P
-ioth	C
-ioti	C
-iots	U
-iott	C
-ioua	C
-ious	K
-ipad	C
-ipaj	C
-ipal	G
-ipas	Z
-ipat	C
-ipci	C
-ipe,	M
-iped	C
-ipen	L
-iper	M
-ipes	C
-ipha	[
-iphn	C
-ipho	C
-ipic	C
-ipie	E
-ipin	Q
-ipio	[
-ipit	C
-iple	Q
-ipli	X
-iplo	C
-iply	C
-ipme	C
-ipoc	[
-ipol	L
-ipos	[
-ipot	Q
-ippa	Y
-ippe	[
-ippi	L
-ippl	[
-ippo	W
-ipre	Z
-ips,	[
-ipse	C
-ipsi	[
-ipst	C
-ipt%	C
-ipt:	H
-ipt>	H
-ipta	I
-ipti	C
-ipto	[
-ipts	[
-iptu	[
-ipty	C
-ipul	[
-iput	C
-ipwr	[
-ipóc	V
-ique	H
-iqui	I
-ira?	T
-irab	W
-irac	V
-irad	H
-iraf	C
-iral	C
-iram	Z
-iran	M
-irap	D
-irar	F
-iras	K
-irat	L
-iraz	J
-irba	C
-irbn	C
-ircl	I
-ircr	C
-ircu	K
-irde	C
-irdi	C
-irdr	C
-irds	[
-ire,	[
-ire?	I
-ireb	G
-irec	C
-ired	Z
-iref	C
-ireh	V
-irel	C
-irem	C
-iren	[
-ires	G
-irew	C
-irfr	G
-irge	[
-irgi	P
-irgo	C
-iria	Z
-irie	C
-irig	[
-irin	C
-irio	K
-iris	J
-irit	W
-iriz	C
-irke	L
-irki	C
-irle	K
-irlf	F
-irli	F
-irlo	C
-irls	C
-irlw	[
-irly	V
-irm(	D
-irma	[
-irme	[
-irmi	C
-irna	Y
-iro?	P
-iron	C
-iros	X
-irot	C
-irpi	C
-irpl	J
-irpo	C
-irql	E
-irra	[
-irre	C
-irri	[
-irro	[
-irse	[
-irsp	J
-irst	T
-irth	X
-irti	C
-irts	[
-irtu	[
-irty	[
-irug	V
-irus	[
-iruw	C
-irva	T
-irve	C
-irvi	Y
-irvo	[
-irwa	C
-irwe	C
-irwr	M
-irán	[
-irás	Y
-is".	G
-isaa	T
-isac	[
-isag	[
-isai	U
-isal	C
-isan	Z
-isap	[
-isar	[
-isas	[
-isaí	[
-isbo	K
-isca	[
-isce	C
-isci	[
-isco	C
-iscr	Z
-iscs	F
-iscu	[
-iscí	X
-isdo	R
-ise'	C
-ise?	[
-isea	[
-ised	[
-isee	[
-isel	I
-isen	[
-iseo	[
-iser	[
-ises	G
-iset	C
-iseñ	C
-isfi	[
-isfr	Z
-isgu	[
-ish?	[
-isha	X
-ishb	U
-ishe	F
-ishi	C
-ishm	[
-ishn	R
-isho	P
-ishw	C
-isia	U
-isib	C
-isic	C
-isie	[
-isin	Y
-isio	X
-isis	I
-isit	X
-isió	[
-iske	C
-isky	C
-isla	C
-isle	C
-ism?	[
-isma	[
-isme	[
-ismi	K
-ismo	[
-isn'	H
-isne	C
-isnt	V
-isob	[
-isod	C
-isof	C
-isol	M
-ison	[
-isop	V
-isor	T
-isot	C
-ispe	[
-ispo	[
-ispr	C
-isps	C
-ispu	N
-ispy	M
-isra	[
-isre	C
-issa	J
-isse	V
-issi	M
-issm	C
-isso	C
-issu	[
-ist'	[
-ist,	X
-ist?	[
-ista	M
-istc	C
-iste	K
-isti	[
-istl	[
-istm	H
-isto	C
-istr	L
-ists	[
-istu	C
-isty	C
-istí	Q
-istó	U
-isus	W
-isão	C
-isés	Z
-it's	Q
-it.c	K
-it.l	E
-ita?	Q
-itab	[
-itac	C
-itad	[
-itag	C
-itai	G
-itak	C
-ital	E
-itam	C
-itan	D
-itar	D
-itas	U
-itat	J
-itañ	C
-itbi	E
-itbo	D
-itbu	C
-itby	C
-itca	C
-itch	C
-itco	G
-itda	C
-ite?	[
-itec	C
-ited	C
-itel	C
-item	C
-iten	L
-iter	Z
-ites	[
-itfu	[
-ith'	T
-ith,	[
-ith8	M
-ith?	[
-itha	[
-ithe	S
-ithf	F
-ithi	[
-ithl	C
-itho	L
-iths	[
-ithu	E
-itia	S
-itib	C
-itic	[
-itie	[
-itin	C
-itio	F
-itiq	C
-itis	P
-itit	[
-itiv	[
-itiz	[
-itla	I
-itle	K
-itm/	N
-itne	D
-ito?	T
-itoc	C
-itoe	C
-iton	Q
-itor	F
-itos	H
-itou	C
-itra	C
-itre	C
-itro	C
-itsa	F
-itse	I
-itsk	C
-itsy	J
-itta	C
-itte	R
-ittg	C
-itti	P
-ittl	Z
-itts	C
-itu?	R
-itua	[
-ituc	N
-itud	[
-itui	R
-itul	N
-itun	M
-itur	P
-itus	P
-itut	P
-ituy	C
-ity,	T
-ity?	[
-itze	C
-itzv	Y
-iuda	Z
-iudo	T
-iuiu	C
-iums	J
-iunf	M
-iuoi	C
-ius,	X
-ius?	X
-iuuu	C
-iuyt	C
-ivab	U
-ivac	R
-ivad	C
-ival	E
-ivam	X
-ivar	C
-ivas	[
-ivat	F
-ive?	U
-ivea	E
-ived	C
-ivel	U
-iven	M
-iver	H
-ives	[
-ivew	C
-ivia	C
-ivic	C
-ivid	T
-ivie	W
-ivil	Y
-ivim	U
-ivin	W
-ivio	[
-ivir	S
-ivis	M
-ivit	R
-ivió	V
-ivoc	L
-ivoq	V
-ivor	U
-ivos	W
-ivot	C
-ivía	S
-iwal	C
-ix.c	J
-ixar	K
-ixed	[
-ixel	D
-ixes	C
-ixin	C
-ixio	[
-ixió	Q
-ixon	C
-ixot	C
-ixth	D
-ixto	L
-ixtu	C
-iyab	C
-izab	C
-izac	G
-izad	W
-izar	Q
-izas	W
-izat	[
-izañ	Q
-izco	J
-ized	[
-izen	[
-izer	C
-izes	C
-izin	C
-izle	C
-izon	C
-izop	W
-izos	X
-izpa	[
-izqu	U
-izur	X
-izza	C
-izzl	C
-izzo	C
-iáco	Z
-iáli	[
-iást	R
-iátr	[
-iéne	U
-iérc	W
-iñas	T
-iño?	P
-iñon	S
-iños	U
-ión?	Y
-jaba	X
-jabe	[
-jabo	C
-jack	C
-jaco	V
-jada	[
-jado	[
-jael	[
-jagu	C
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
-jala	U
-jalá	V
-jama	C
-jame	M
-jami	R
-jamo	L
-jamí	Z
-jand	[
-jane	M
-jano	Q
-janu	[
-japa	C
-japo	C
-jara	C
-jard	R
-jari	V
-jarl	X
-jarm	R
-jaro	[
-jars	[
-jará	Q
-jaso	Y
-jasp	E
-jast	Z
-jaul	Z
-java	C
-jawb	S
-jayw	C
-jazz	C
-jdfh	D
-jdhf	E
-jdks	C
-jeal	[
-jean	C
-jebu	[
-jeci	W
-ject	G
-jedr	C
-jedu	X
-jefa	S
-jefe	W
-jeff	C
-jeft	Z
-jeho	[
-jehu	[
-jehú	[
-jell	C
-jemp	I
-jenj	V
-jenn	C
-jeno	[
-jeph	X
-jer?	P
-jera	C
-jerc	C
-jerj	[
-jerk	R
-jero	N
-jers	C
-jeru	[
-jerí	S
-jess	Q
-jesu	[
-jesé	V
-jesú	[
-jeta	V
-jeth	X
-jeto	J
-jetr	[
-jewe	C
-jewi	[
-jews	[
-jeza	[
-jeze	I
-jezr	Z
-jhas	C
-jhdf	D
-jhgf	C
-jhgj	E
-jias	N
-jibb	E
-jijo	C
-jill	X
-jime	C
-jimm	H
-jimo	X
-jine	[
-jinj	H
-jire	V
-jita	W
-jito	K
-jjjj	C
-jkas	D
-jkgh	C
-jkhs	C
-jkl;	C
-jlkj	C
-jndi	E
-joab	[
-joac	X
-joan	C
-joao	C
-joaq	W
-joas	[
-job'	[
-job?	[
-jobc	M
-jobs	C
-joel	M
-joes	D
-joha	P
-john	C
-joia	W
-joic	X
-joij	C
-join	T
-joke	C
-joko	C
-joli	C
-joll	J
-jolo	C
-jona	X
-jone	C
-jong	C
-joná	[
-jool	F
-jope	Z
-jopp	[
-jord	L
-jore	C
-jori	C
-jorn	[
-jos?	P
-josa	[
-jose	W
-josh	Q
-josi	L
-josu	[
-josé	[
-josí	S
-jota	X
-jote	C
-joth	Z
-jour	S
-jove	[
-joyc	C
-joyf	U
-joyr	C
-joás	W
-jpmo	E
-jsdh	C
-jsja	C
-jsjs	C
-json	C
-juan	[
-juba	T
-jubi	Z
-juda	X
-jude	Q
-judg	M
-judi	Z
-judy	C
-judá	[
-judí	[
-juec	Z
-jueg	H
-juev	[
-juez	[
-juga	C
-jugg	C
-jugo	I
-jugu	C
-juic	S
-jula	C
-jule	C
-juli	C
-july	N
-jump	C
-juni	Y
-junk	Z
-juno	C
-junt	[
-jura	[
-jure	Y
-juri	S
-jury	L
-just	Z
-jutr	G
-juve	U
-juzg	Y
-jérc	V
-jñlk	C
-jóve	[
-k.co	C
-k/it	N
-k/sp	I
-k</a	L
-k@ho	K
-kabl	C
-kado	I
-kael	C
-kage	C
-kah'	Q
-kaha	C
-kahn	C
-kaho	Q
-kajs	C
-kale	F
-kall	D
-kama	F
-kans	C
-kant	C
-kany	C
-kara	C
-kard	C
-karm	[
-karo	C
-kart	C
-karv	E
-kasd	D
-kate	C
-kati	C
-kats	C
-kaur	C
-kaya	C
-kaye	C
-kbac	C
-kboo	E
-kcas	L
-kclo	T
-kdfj	C
-kdjf	C
-ke's	[
-kean	F
-keaw	C
-keba	C
-ked?	[
-keda	Y
-kedd	C
-kede	C
-kedi	C
-keep	K
-kees	C
-keet	C
-kega	C
-keho	C
-keir	C
-kell	C
-kemo	C
-kemp	C
-kend	C
-kenh	V
-kenn	L
-keno	T
-kenp	E
-kens	C
-kent	C
-kenu	Y
-keny	C
-kept	[
-kera	C
-kerb	C
-kerm	C
-kerp	C
-kers	S
-kery	C
-kesp	C
-kest	L
-ketb	H
-ketc	C
-keto	K
-ketp	C
-kets	C
-kett	C
-keup	[
-kevi	C
-kewa	[
-keyb	C
-keyl	K
-keys	C
-kfas	Z
-kfig	[
-kfis	C
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
-kibb	C
-kibi	C
-kidi	G
-kidn	I
-kidr	[
-kids	W
-kie)	M
-kiel	Q
-kier	C
-kies	C
-kiin	C
-kill	W
-kilo	C
-kina	C
-kinc	C
-kind	U
-kine	D
-king	G
-kini	[
-kinn	R
-kins	[
-kipe	C
-kipp	W
-kips	N
-kira	C
-kirk	D
-kirt	S
-kiss	M
-kist	C
-kitc	C
-kite	X
-kitt	E
-kiwi	C
-kjac	N
-kjdf	D
-kjha	C
-kjhd	D
-kjhg	C
-kjlk	C
-kjñl	C
-kkah	T
-kkkk	C
-kkle	X
-kkuk	Z
-kl;j	C
-klac	R
-klag	Q
-klah	C
-klan	C
-klar	E
-kleb	K
-klei	C
-kles	C
-klin	Q
-klis	C
-klyn	C
-km/s	G
-kmai	[
-kmar	C
-kmno	H
-kmon	H
-knam	L
-knea	C
-knee	P
-kner	C
-knes	[
-knew	U
-knie	C
-knif	C
-knig	C
-knit	C
-kniv	R
-knob	C
-knoc	C
-knot	C
-know	V
-knuc	G
-kobo	H
-koda	I
-koen	C
-koff	R
-koft	G
-koin	[
-kong	C
-kora	[
-kore	C
-kosh	S
-kost	E
-kout	C
-kovi	C
-kpad	K
-kpic	E
-kpla	[
-kpoi	C
-kpop	L
-kpot	C
-krai	S
-krak	C
-kram	K
-kras	G
-krat	C
-kreb	E
-kret	E
-kris	C
-krol	C
-kros	J
-krup	X
-ksen	C
-ksha	C
-kshe	C
-ksjd	C
-ksla	C
-kson	C
-ksor	C
-ktai	C
-kthr	Q
-ktob	C
-ktok	E
-ktop	C
-kuan	C
-kube	C
-kubr	C
-kuch	C
-kule	C
-kull	V
-kurs	C
-kusa	C
-kwan	C
-kwar	V
-kydi	E
-kyli	C
-kyri	C
-kywa	K
-kzal	J
-l.co	C
-l.ex	J
-l.ya	G
-l;jk	C
-l@ex	K
-laad	Z
-laam	[
-laat	C
-laba	[
-labe	C
-labi	V
-labl	C
-labo	J
-labr	Y
-labs	C
-labu	[
-laca	Z
-lace	C
-lach	L
-laci	[
-lack	D
-lacr	D
-lact	X
-lada	[
-ladd	L
-lade	H
-ladi	C
-lado	U
-ladr	[
-ladu	C
-ladw	C
-lady	E
-laga	[
-lage	H
-lago	[
-lagr	[
-lags	U
-lagu	U
-lah?	[
-laho	C
-laid	[
-laim	C
-lain	L
-lais	C
-lait	K
-laja	C
-laje	T
-lake	C
-lala	C
-lale	[
-lama	S
-lamb	C
-lame	X
-lami	C
-lamo	J
-lamp	W
-lams	C
-lamé	S
-lamó	S
-lana	Q
-lanc	N
-land	C
-lane	C
-lang	L
-lank	C
-lann	M
-lano	D
-lanq	S
-lans	[
-lant	C
-lanu	C
-lanz	[
-laod	Q
-lapi	[
-lapp	X
-laps	[
-lapt	C
-laqu	V
-lar?	Q
-lara	E
-lare	C
-larg	J
-lari	S
-lark	C
-larl	T
-larm	C
-larn	F
-laro	[
-lars	C
-lary	C
-lará	[
-las?	S
-lasa	C
-lase	V
-lasf	Z
-lash	E
-lasi	C
-lask	C
-lasm	C
-lasp	[
-lasq	C
-lass	I
-last	M
-lata	[
-latb	C
-late	C
-latf	C
-lati	P
-lato	C
-latr	[
-lats	H
-latt	[
-laud	S
-laug	P
-laun	U
-laur	C
-laus	[
-lava	F
-lave	F
-lavi	D
-lavo	R
-lavó	Y
-law'	D
-law?	Y
-lawa	G
-lawl	U
-lawn	C
-lawr	M
-laws	[
-lawy	D
-laxy	C
-laya	G
-layb	C
-laye	C
-layi	[
-layl	C
-layo	[
-lays	L
-laza	D
-laze	J
-lazi	[
-lazo	K
-lazy	[
-laít	X
-lbac	C
-lbak	C
-lban	I
-lber	C
-lbla	C
-lbor	[
-lbou	C
-lboy	C
-lbre	I
-lbum	C
-lbuq	C
-lbur	J
-lbut	I
-lcal	G
-lcan	V
-lcar	C
-lcat	C
-lcha	[
-lchi	X
-lcho	V
-lciu	F
-lcoh	U
-lcol	C
-lcom	[
-lcon	C
-lcor	J
-lcro	X
-lcul	C
-lcyc	J
-ld's	Q
-ld</	C
-ldad	[
-ldah	Z
-ldap	E
-ldbi	S
-ldea	[
-ldec	Q
-ldem	C
-lden	U
-ldeo	[
-lder	H
-ldes	C
-ldfi	H
-ldho	U
-ldic	[
-ldie	V
-ldij	R
-ldin	M
-ldit	Z
-ldle	Y
-ldly	[
-ldn'	S
-ldne	[
-ldnt	[
-ldon	C
-ldow	C
-ldpl	C
-ldre	W
-ldrá	T
-lds/	L
-ldur	E
-le":	F
-le's	Z
-le.c	E
-le.l	C
-le.n	M
-le.o	G
-le/a	J
-leac	C
-lead	Y
-leaf	T
-leag	E
-leak	C
-leal	[
-leam	W
-lean	H
-leap	C
-lear	[
-leas	C
-leat	C
-leav	Y
-leaz	[
-leañ	X
-lebe	C
-lebo	E
-lebr	P
-lebs	C
-lecc	L
-lech	[
-leci	[
-lecl	J
-lect	D
-led;	V
-leda	K
-ledg	J
-ledo	J
-leec	[
-leed	C
-leel	Z
-leen	C
-leep	P
-leer	[
-lees	[
-leet	K
-lefo	C
-left	Q
-lega	N
-lege	F
-legi	[
-lego	C
-legr	V
-legs	F
-legu	[
-legí	[
-legó	[
-leia	C
-leic	E
-lein	C
-leit	T
-leja	E
-leje	T
-lejo	P
-leki	X
-lele	C
-lelu	Y
-lem;	U
-lem?	[
-lema	P
-leme	C
-lemm	G
-lemo	U
-lems	[
-lemu	V
-lemó	T
-lena	F
-lenc	U
-lend	C
-lene	S
-leng	C
-leni	[
-lenn	[
-leno	I
-lens	C
-lent	W
-lenó	Q
-leof	Y
-leon	C
-leop	[
-leos	H
-lepe	[
-leph	C
-lepr	[
-leps	Z
-lept	X
-lequ	C
-ler'	S
-lera	Q
-lerg	E
-leri	C
-lero	[
-lers	K
-lert	C
-lery	C
-les'	U
-les,	V
-les.	K
-les?	E
-lesa	C
-lesb	V
-lesc	Q
-lese	C
-lesh	Y
-lesi	[
-lesl	C
-lesm	C
-lesp	D
-less	[
-lest	K
-lesu	C
-let'	C
-leta	M
-letc	D
-lete	C
-leth	[
-letm	C
-leto	Q
-letr	C
-lets	[
-lett	C
-letu	[
-leva	S
-leve	E
-levi	S
-levo	Q
-levy	C
-levá	[
-leví	[
-levó	S
-lewi	C
-lexa	C
-lexb	I
-lexi	Z
-leye	[
-leza	[
-leña	X
-león	[
-lf-c	S
-lf-h	V
-lfar	Z
-lfer	C
-lfie	U
-lfil	[
-lfir	C
-lfis	[
-lfre	C
-lfri	F
-lfro	C
-lfti	K
-lfwa	J
-lgad	T
-lgal	[
-lgar	M
-lgas	F
-lgat	[
-lgec	I
-lgen	[
-lgia	[
-lgon	C
-lgot	[
-lgre	C
-lgri	W
-lgua	C
-lgue	C
-lgui	[
-lgun	G
-lhae	G
-lhos	F
-li's	Q
-lia?	S
-liab	C
-liah	W
-lial	[
-liam	C
-lian	C
-liar	[
-lias	[
-liat	[
-liba	[
-libb	C
-libe	C
-libr	S
-libu	C
-lica	N
-lice	E
-lich	C
-lici	C
-lick	C
-lico	H
-lics	[
-lict	[
-licu	C
-licy	C
-licí	W
-lida	L
-lide	[
-lidi	[
-lidl	F
-lido	Z
-lie'	K
-lie?	Q
-lied	[
-lief	G
-liel	X
-lien	L
-lier	C
-lies	[
-liet	C
-liev	Y
-liex	M
-life	Y
-liff	Q
-lifi	[
-lifo	C
-lifr	G
-lift	G
-lify	C
-liga	C
-lige	C
-ligh	C
-ligi	T
-ligm	C
-lign	C
-ligo	R
-ligr	V
-lihg	D
-lihu	[
-lija	U
-like	[
-liku	C
-lila	T
-lile	Z
-lili	Z
-lill	C
-lilo	L
-lily	C
-lima	C
-limb	Y
-lime	C
-limi	H
-limo	C
-limp	[
-lims	[
-lina	U
-linc	F
-lind	U
-line	C
-ling	R
-lini	[
-link	C
-lino	[
-lins	C
-lint	G
-linu	C
-lio?	V
-lion	P
-lioq	[
-lios	T
-liot	C
-liou	[
-lipa	C
-lipe	[
-liph	X
-lipi	C
-lipo	I
-lipp	[
-lips	S
-liqu	G
-liri	C
-lirt	X
-lisa	U
-lisb	C
-lise	D
-lish	P
-lisi	C
-lisl	E
-lism	[
-list	E
-lita	[
-lith	Z
-liti	[
-lito	[
-litr	C
-lits	[
-litt	P
-lity	R
-lius	G
-liva	C
-live	K
-livi	F
-livo	X
-lix.	J
-liza	L
-lize	R
-lizo	J
-lizz	T
-lión	W
-lkad	I
-lkba	C
-lkdf	C
-lked	[
-lkee	C
-lker	H
-lkid	G
-lkin	P
-lkjh	C
-lkjl	C
-lkjñ	C
-lkla	C
-lkne	C
-lksj	C
-lkth	C
-lkyr	F
-ll's	C
-lla?	[
-llab	[
-llad	V
-llag	[
-llai	E
-llaj	T
-llam	U
-llan	K
-llas	C
-llat	C
-llav	Y
-llax	D
-llaz	C
-llba	C
-llbl	C
-llbo	M
-lldo	C
-llea	[
-llec	K
-lled	[
-lleg	S
-llej	C
-llel	C
-llen	[
-ller	C
-lles	F
-llet	C
-llev	[
-lley	C
-llez	Z
-llfi	M
-llfr	C
-llia	C
-llic	C
-llid	[
-llie	S
-llig	C
-llin	L
-llio	C
-llip	L
-llis	C
-llit	E
-lliv	C
-lliz	[
-llma	F
-llne	[
-llo"	H
-llo<	D
-lloc	C
-llof	C
-llog	C
-llon	L
-lloo	C
-llor	T
-llos	Y
-llot	G
-llou	C
-llov	C
-llow	G
-llpa	C
-llpo	[
-llqu	C
-llsh	C
-llso	K
-llst	[
-llue	[
-llum	X
-llus	L
-lluv	I
-llwi	C
-llyf	C
-llyi	[
-llyw	C
-llám	Y
-lma?	X
-lmag	C
-lman	C
-lmao	C
-lmar	C
-lmas	[
-lmat	[
-lmed	V
-lmei	C
-lmen	R
-lmer	C
-lmet	C
-lmig	S
-lmin	C
-lmon	C
-lmos	[
-lmsg	W
-lmud	[
-lmán	R
-ln("	H
-ln(2	G
-lner	C
-lnes	[
-lo")	H
-lo</	D
-load	C
-loaf	L
-loak	[
-loan	J
-loat	T
-loav	[
-loba	C
-lobb	C
-lobo	[
-loca	E
-loci	C
-lock	C
-loco	[
-locu	K
-lode	L
-lodo	C
-lofe	[
-lofr	C
-loft	C
-log(	E
-loga	C
-logg	C
-logi	C
-logo	X
-logr	[
-logy	J
-logí	[
-lohi	[
-loin	J
-loit	G
-loje	R
-lojo	[
-loke	L
-lola	W
-lolo	[
-lom?	T
-loma	J
-lomb	C
-lome	X
-lomo	[
-lomé	Z
-lomó	[
-lon'	Y
-lon;	V
-lona	C
-lonc	C
-lond	C
-lone	[
-long	R
-loni	T
-lonk	C
-lonm	C
-lood	J
-look	N
-loom	[
-loon	C
-loop	C
-loor	D
-loos	T
-loot	C
-lope	C
-lops	G
-loqu	F
-lor?	Q
-lord	[
-lore	Q
-lori	D
-loro	[
-lorp	C
-lors	[
-lory	M
-loró	W
-los?	Q
-losa	[
-lose	R
-losi	P
-loso	I
-loss	[
-lost	U
-losu	J
-lot'	[
-lot?	X
-lota	X
-lote	C
-loth	W
-lotl	C
-loto	J
-lots	[
-lott	C
-lotu	C
-loub	C
-loud	P
-loug	N
-loui	C
-loum	C
-loun	C
-lour	C
-lous	V
-lout	C
-lovi	[
-lovo	C
-lovs	J
-lowa	C
-lowe	M
-lowi	[
-lown	C
-lows	[
-lox.	E
-loya	[
-loyd	C
-loye	C
-loyi	S
-loym	P
-lp1f	I
-lpab	P
-lpan	R
-lpap	C
-lpar	R
-lpas	U
-lpea	Z
-lped	T
-lper	[
-lpha	C
-lphu	C
-lpin	X
-lplu	N
-lpoi	F
-lpol	C
-lqua	C
-lqui	W
-lrea	T
-lred	T
-lrus	Z
-ls"-	E
-lsad	C
-lsam	W
-lsar	[
-lsas	[
-lse'	Q
-lsea	C
-lsel	Q
-lsha	L
-lshi	C
-lsio	K
-lsiu	C
-lskd	C
-lsom	X
-lson	C
-lsos	[
-lsou	F
-lsti	L
-lsto	[
-lsın	C
-lt;/	F
-lt;b	F
-ltad	C
-ltag	C
-ltam	[
-ltan	P
-ltar	Z
-ltas	L
-lted	[
-lten	V
-lter	C
-lthy	T
-ltic	C
-ltie	N
-ltim	H
-ltin	I
-ltip	I
-ltit	C
-lton	C
-ltos	V
-ltra	[
-ltur	[
-ltís	T
-lubb	F
-lubc	G
-lubm	C
-luca	[
-luce	[
-luch	[
-luci	C
-luck	N
-luco	C
-lucy	C
-luda	Y
-lude	Z
-ludo	Y
-lue:	N
-lueb	C
-lueg	C
-luen	[
-lues	N
-luet	C
-luev	X
-luey	C
-luft	F
-luga	[
-lugg	C
-lugs	C
-luid	C
-luis	C
-luja	T
-lujo	Y
-luju	Q
-luke	V
-lula	F
-lule	K
-lulu	K
-luma	C
-lumb	W
-lume	C
-lumi	C
-lumn	R
-lump	[
-luna	L
-lunc	L
-lune	[
-lunt	W
-lupe	Q
-lura	C
-lurb	C
-lure	W
-lurr	W
-lush	E
-lusi	C
-lust	[
-lutc	G
-lute	F
-luth	C
-luti	[
-luto	T
-lutt	V
-luvi	Q
-luxu	[
-luya	[
-luz?	P
-lvac	Y
-lvad	I
-lvag	C
-lvan	C
-lvar	[
-lvat	[
-lved	W
-lvem	P
-lven	[
-lver	P
-lves	Y
-lvia	C
-lvid	I
-lvin	P
-lvio	Y
-lvis	H
-lvió	Y
-lvo?	Q
-lvos	S
-lwar	C
-lway	X
-lwin	S
-lwor	C
-ly/3	E
-lyce	K
-lyci	L
-lyes	C
-lyfa	K
-lyfi	C
-lyft	E
-lyga	[
-lyhe	C
-lyin	[
-lyle	C
-lymp	C
-lync	C
-lyon	S
-lyph	F
-lyps	C
-lyre	M
-lyri	C
-lyro	C
-lysi	T
-lyst	M
-lyti	E
-lywe	[
-lywo	C
-lyze	Z
-lzad	X
-lzeb	[
-lzhe	[
-lágr	V
-lámp	[
-láza	Z
-léfo	W
-légr	[
-lén?	S
-lés?	C
-lías	[
-líba	[
-lícu	[
-líde	[
-lími	[
-líne	Y
-líti	[
-lógi	Z
-lón?	Q
-lóni	V
-m","	F
-m"><	L
-m(1)	D
-m.ou	H
-m/12	N
-m/@s	C
-m/r/	K
-m/se	N
-m/sh	G
-m/sp	N
-m/te	L
-m/to	L
-m/tv	J
-m/wa	M
-m_en	D
-m_st	D
-maas	C
-maba	[
-mabl	W
-maca	I
-macb	C
-macc	[
-mace	Z
-mach	C
-maci	C
-maco	J
-macr	C
-macu	[
-macy	U
-mada	C
-madd	C
-made	X
-madi	S
-madn	F
-mado	C
-madr	M
-madu	[
-mael	[
-maes	Z
-maeu	Y
-maga	C
-magd	[
-mage	U
-magh	F
-magi	J
-magn	C
-mago	[
-magr	C
-magw	C
-maha	R
-mahj	C
-maic	M
-maid	[
-mail	C
-main	L
-majo	S
-make	H
-maki	[
-mal?	S
-mala	Z
-malc	P
-mald	P
-male	R
-mali	[
-mall	G
-malo	U
-mals	Q
-malt	U
-malv	[
-malw	C
-mama	C
-mame	[
-mami	C
-mamm	N
-mamo	[
-mamá	[
-man'	[
-man,	[
-man:	H
-man;	U
-man?	U
-mana	T
-manc	I
-mand	N
-mane	[
-mang	C
-mani	I
-mann	Q
-mano	X
-mans	Q
-mant	C
-manu	I
-many	H
-manz	Y
-maná	C
-maní	Y
-maoo	C
-map(	F
-mapa	K
-maps	L
-maqu	C
-mar?	S
-mara	[
-marb	C
-marc	I
-mard	E
-mare	H
-marg	C
-mari	G
-mark	L
-marl	C
-marm	I
-maro	W
-marr	X
-mars	C
-mart	S
-marv	C
-marx	J
-mary	J
-marz	C
-mará	S
-marí	[
-mas?	[
-masa	X
-masc	T
-mash	G
-masi	[
-mask	C
-masl	E
-mass	G
-masu	F
-mata	[
-matc	C
-mate	S
-math	C
-mati	[
-matl	K
-mato	H
-matr	G
-matt	K
-matu	[
-maté	S
-matí	U
-mató	[
-maus	[
-maxi	C
-maxw	C
-maya	C
-mayb	G
-maye	I
-mayf	C
-mayo	S
-mazi	[
-mazo	C
-maña	S
-maño	Q
-maús	R
-mb's	K
-mbal	[
-mbap	D
-mbar	[
-mbas	X
-mbat	[
-mbbe	C
-mbec	C
-mbed	[
-mber	C
-mbes	C
-mbia	C
-mbic	C
-mbie	X
-mbii	C
-mbil	C
-mbin	C
-mbio	Y
-mbit	[
-mbié	[
-mbió	V
-mbla	X
-mble	C
-mbli	[
-mblo	X
-mbly	N
-mbnm	C
-mboa	C
-mbol	Z
-mbor	P
-mbos	C
-mbou	[
-mbra	E
-mbre	[
-mbri	P
-mbro	Q
-mbry	[
-mbst	J
-mbul	J
-mbur	C
-mcat	E
-mcca	C
-mcco	C
-mcdo	C
-mcgr	C
-mcis	[
-mcmx	D
-mcoa	K
-mcri	G
-md="	E
-me's	N
-me-s	S
-me<|	D
-mead	C
-meal	E
-mean	Z
-mear	S
-meas	P
-meat	[
-mebo	E
-mecc	K
-mech	D
-meda	H
-mede	H
-medi	V
-medo	U
-meds	X
-medy	J
-medí	P
-meek	S
-meet	Z
-mega	R
-megi	[
-megr	C
-megu	Y
-mein	C
-meio	C
-meir	C
-meja	V
-meji	X
-mejo	R
-mela	C
-melb	C
-melc	[
-mele	[
-meli	C
-mell	I
-melo	S
-melq	Y
-mels	[
-melt	Q
-memb	X
-meme	C
-memo	[
-memp	H
-men'	Z
-men,	V
-men;	S
-men?	[
-mena	[
-menc	[
-mend	C
-mene	W
-meng	Z
-meno	Y
-mens	C
-ment	W
-menu	C
-meon	[
-meos	C
-meou	G
-mepa	K
-meph	W
-mepr	C
-mer'	V
-mer?	Y
-mera	H
-merc	C
-merd	C
-mere	N
-merg	C
-merh	C
-meri	C
-mero	G
-merr	[
-mers	X
-meré	P
-mes?	Z
-mesa	[
-mesc	W
-mese	I
-mesh	C
-mesi	[
-meso	D
-mess	J
-mest	R
-mesí	[
-meta	G
-mete	C
-metf	H
-meth	L
-meti	[
-meto	Y
-metr	C
-mett	C
-metí	[
-mewh	C
-mewo	C
-mexi	C
-meye	C
-mezc	X
-meón	Q
-mfor	X
-mg/d	J
-mgar	[
-mhai	C
-miah	Q
-miam	C
-mian	C
-mias	Z
-mice	C
-mich	L
-mici	[
-mico	C
-micr	C
-mida	V
-midd	C
-mide	P
-midi	V
-midj	C
-midn	F
-mido	[
-mids	C
-midw	C
-mied	Z
-miel	[
-miem	Q
-mien	[
-mier	C
-mies	[
-mifs	G
-miga	V
-migh	[
-migo	[
-migr	[
-migu	J
-mika	C
-mike	C
-mila	Q
-milc	[
-mild	[
-mile	F
-milf	C
-mili	[
-milk	E
-mill	S
-milo	C
-milt	D
-mily	V
-mime	C
-mimo	S
-min'	K
-mina	[
-minc	C
-mind	T
-mine	F
-ming	I
-mini	C
-minn	H
-mino	W
-mint	[
-minu	I
-miné	W
-minó	E
-miop	C
-miqu	[
-mira	Q
-mire	X
-miri	U
-mirn	Y
-mirr	[
-miró	Q
-misa	[
-misc	Y
-mise	[
-mish	C
-misi	[
-mism	[
-miso	J
-miss	G
-mist	R
-misu	L
-mita	C
-mite	R
-mith	C
-miti	[
-mito	C
-mitt	C
-mitz	Y
-mium	C
-mixe	[
-mixi	H
-mizp	U
-miér	W
-mkay	D
-mles	[
-mlet	C
-mmac	W
-mmad	C
-mmah	X
-mmal	C
-mman	P
-mmar	H
-mmat	[
-mmau	[
-mmed	Y
-mmen	G
-mmer	C
-mmet	C
-mmie	C
-mmig	[
-mmin	C
-mmis	T
-mmit	X
-mmka	D
-mmmk	D
-mmmm	C
-mmon	P
-mmor	I
-mmun	S
-mmus	C
-mmuz	U
-mnan	[
-mnas	[
-mnbm	C
-mnbv	C
-mned	T
-mnem	F
-mney	C
-mnia	L
-mnip	[
-mnis	Y
-mno4	H
-mnon	[
-mnos	[
-mnón	V
-moab	[
-mobi	C
-moci	[
-mock	U
-mocl	C
-mocr	Q
-mod:	C
-moda	N
-mode	M
-modi	H
-modo	C
-mods	C
-modu	C
-mody	C
-moge	X
-mogg	C
-mogé	R
-moha	E
-moho	C
-moir	G
-mois	U
-moja	W
-moji	C
-moke	C
-moki	[
-mola	C
-mold	F
-mole	M
-moli	[
-molo	L
-moly	C
-mom'	V
-momm	[
-moms	[
-mon'	[
-mon?	Q
-mona	C
-mond	F
-mone	V
-mong	X
-moni	[
-monj	P
-monk	C
-mono	C
-mons	Y
-mont	J
-monu	I
-mony	[
-monz	I
-moní	T
-mood	Q
-moon	C
-moor	C
-moot	L
-mor?	Q
-mora	[
-mord	J
-more	[
-morg	C
-mori	[
-morm	J
-morn	C
-moro	J
-morr	X
-mors	[
-mort	C
-mory	E
-mos?	[
-mosa	I
-mosc	[
-mose	[
-mosn	X
-moso	C
-mosq	C
-moss	C
-most	Y
-mote	[
-moth	V
-moti	[
-moto	C
-moul	C
-moun	N
-mour	M
-mous	J
-mout	K
-mova	C
-move	N
-movi	C
-mowe	C
-moxi	C
-moza	M
-mpac	L
-mpad	Z
-mpag	L
-mpam	W
-mpan	[
-mpar	T
-mpas	[
-mpat	C
-mpañ	[
-mpbe	C
-mped	Q
-mpen	C
-mper	C
-mpes	[
-mpet	[
-mpez	[
-mpgr	E
-mpha	[
-mphi	H
-mpho	C
-mpia	K
-mpic	C
-mpie	S
-mpil	C
-mpin	K
-mpio	[
-mpir	M
-mpió	[
-mpki	C
-mpla	N
-mple	L
-mpli	Q
-mplo	K
-mply	R
-mplí	S
-mpol	L
-mpoo	C
-mpor	C
-mpos	I
-mpou	D
-mpre	P
-mpri	C
-mpro	T
-mpró	U
-mpso	C
-mpst	[
-mpt.	L
-mpta	Q
-mpte	Z
-mpti	C
-mpto	E
-mptr	C
-mpts	Q
-mpty	[
-mpue	[
-mpul	[
-mpun	S
-mpur	[
-mput	N
-mrah	C
-mrbe	C
-mrit	F
-mrod	[
-msel	[
-msgi	W
-mson	S
-mste	C
-msto	C
-mstr	J
-msun	C
-mtra	D
-muba	C
-much	T
-muda	T
-mude	[
-mudo	T
-muel	N
-muer	[
-mues	S
-muev	C
-muff	C
-mugl	G
-muha	C
-muje	Z
-mula	C
-mule	[
-mulg	[
-muls	C
-mult	I
-mumf	C
-mumm	C
-mund	V
-muni	S
-muno	C
-mupp	C
-mura	C
-murd	[
-muri	X
-murm	X
-muro	I
-murp	C
-murr	C
-mus?	V
-musc	E
-muse	C
-mush	C
-musi	P
-musk	C
-musl	[
-must	U
-musu	V
-muta	E
-mute	C
-mutu	C
-mués	Q
-mxci	D
-my.e	K
-mych	C
-myci	H
-myma	H
-myrn	Y
-myrr	X
-myse	[
-mysq	C
-myst	[
-myth	C
-mzn.	C
-mzon	C
-máge	V
-máis	P
-mánd	S
-márt	[
-máti	V
-médi	[
-méis	R
-mést	W
-mías	[
-món?	S
-músi	[
-n("h	H
-n(2x	G
-n(st	K
-n-fa	E
-n-in	X
-n-la	[
-n.co	H
-n.pe	C
-n.sm	M
-n.to	C
-n5wr	C
-n@ex	J
-naam	[
-naan	K
-naba	[
-nabe	C
-nabl	P
-nabo	[
-nabu	X
-nabé	[
-nacc	C
-nace	X
-nach	J
-naci	L
-nack	C
-nacl	Q
-naco	C
-nacu	[
-nací	X
-nada	H
-nade	[
-nadi	[
-nado	T
-nadr	C
-nael	Y
-naeu	[
-nage	V
-nagg	V
-nago	[
-nagr	C
-nah'	X
-nah?	[
-naha	[
-nahe	C
-naho	R
-nahu	T
-nahú	[
-nai?	[
-naid	I
-nail	C
-nair	C
-nais	L
-naje	F
-naks	C
-nal?	Q
-nald	C
-nale	C
-nalg	X
-nali	C
-nall	[
-nalo	S
-nals	N
-nalt	K
-naly	C
-name	D
-nami	W
-namm	X
-namo	U
-namu	C
-nana	C
-nand	C
-nane	[
-nani	[
-nann	Z
-nans	[
-nant	N
-nanz	C
-naní	U
-naom	N
-napa	C
-napc	D
-naph	L
-napo	C
-napp	C
-napr	M
-naqu	[
-nara	C
-narc	S
-nard	C
-narf	C
-nari	[
-narm	R
-naro	L
-narr	T
-nars	[
-naru	C
-nary	T
-nará	S
-naré	R
-nas?	W
-nasd	C
-nase	Y
-nasi	[
-nass	[
-nast	N
-nasé	X
-nası	C
-nata	K
-nate	C
-nath	[
-nato	C
-natu	N
-natá	Y
-nauf	R
-naug	C
-naum	[
-nava	C
-nave	X
-navi	X
-navr	L
-navy	C
-nawa	[
-naza	I
-nazi	[
-naán	[
-naín	P
-naúm	Z
-nbal	X
-nbap	S
-nbas	C
-nbau	C
-nbel	[
-nber	C
-nblo	C
-nbmn	C
-nbor	C
-nbow	F
-nbre	C
-nbur	C
-nbvc	C
-ncaj	W
-ncak	C
-ncan	C
-ncar	U
-ncas	X
-nce,	U
-nce?	S
-ncea	[
-nced	[
-ncei	[
-ncel	C
-ncem	M
-ncen	S
-ncep	G
-ncer	Y
-nces	[
-ncha	K
-nchb	M
-nche	E
-nchi	Y
-nchm	C
-ncho	X
-nchs	C
-nchu	C
-ncia	V
-ncid	[
-ncie	J
-ncil	M
-ncin	E
-ncio	C
-ncip	K
-ncis	S
-ncit	W
-nció	[
-ncle	[
-ncli	T
-nclo	C
-nclu	C
-ncol	C
-ncom	V
-ncon	[
-ncor	X
-ncos	[
-ncou	S
-ncra	C
-ncre	F
-ncré	W
-ncti	I
-nctu	G
-ncub	[
-ncue	C
-ncun	C
-ncur	S
-nd's	C
-nda?	C
-ndab	C
-ndac	[
-ndad	F
-ndai	C
-ndal	L
-ndam	[
-ndan	[
-ndar	E
-ndas	S
-ndat	C
-nday	W
-ndch	U
-ndeb	C
-ndec	[
-nded	Z
-ndee	Q
-ndef	C
-ndel	C
-ndem	[
-nden	N
-ndep	C
-nder	N
-ndes	E
-ndex	C
-ndfa	[
-ndfu	Y
-ndho	C
-ndi:	E
-ndia	C
-ndic	T
-ndid	[
-ndie	C
-ndig	[
-ndil	X
-ndim	S
-ndin	C
-ndio	Z
-ndir	W
-ndit	[
-ndix	C
-ndió	[
-ndki	Z
-ndle	F
-ndli	L
-ndlo	J
-ndly	C
-ndma	Q
-ndme	R
-ndmo	[
-ndne	R
-ndo"	H
-ndo?	S
-ndoc	[
-ndol	C
-ndom	Q
-ndon	C
-ndor	R
-ndos	C
-ndot	D
-ndow	C
-ndpa	[
-ndra	[
-ndre	D
-ndri	E
-ndro	C
-ndrá	Y
-ndré	[
-ndrí	X
-nds,	U
-nds?	Z
-ndsc	G
-ndsh	Y
-ndso	[
-ndst	C
-ndtr	C
-nduc	C
-ndue	J
-ndui	C
-ndul	[
-ndur	[
-ndus	[
-ndwe	C
-ndwi	C
-ndyi	C
-nd|>	D
-ndía	T
-ne's	[
-neac	C
-nead	C
-neag	[
-neak	Z
-neal	W
-neam	C
-nean	C
-neap	J
-near	C
-neas	X
-neat	L
-nebo	X
-nebr	C
-nece	X
-neci	[
-neck	C
-necr	C
-nect	C
-ned,	Z
-ned;	Z
-neda	H
-nedi	R
-nedo	F
-nedy	M
-need	S
-neel	[
-neer	[
-nees	Q
-neez	C
-nefi	C
-nega	H
-negi	C
-nego	[
-negr	G
-negó	T
-neha	Y
-nehe	S
-neho	C
-nehu	Y
-neic	C
-neig	[
-neit	[
-neja	V
-nejo	W
-neke	K
-nela	[
-neli	[
-nelo	C
-nels	J
-nely	[
-nema	C
-neme	[
-nemi	[
-nemo	Y
-nemp	S
-nemy	Z
-nena	S
-nens	C
-nent	D
-neon	C
-neos	Y
-neou	D
-neph	[
-nequ	W
-ner"	I
-ner'	[
-ner?	V
-nera	J
-neri	C
-nerl	Y
-nerm	C
-nero	X
-nerr	V
-ners	J
-nert	C
-nerv	[
-nes,	W
-nes?	[
-nesc	J
-nesd	K
-nese	C
-nesh	C
-nesk	[
-nesm	C
-neso	K
-ness	[
-nest	[
-neta	[
-nete	[
-netf	C
-netg	I
-neth	C
-neti	C
-neto	C
-nets	X
-nett	I
-netw	C
-nety	V
-neup	C
-neur	[
-neut	C
-neva	J
-neve	[
-nevo	E
-newa	N
-newb	Q
-newc	X
-newe	W
-newl	[
-newo	C
-news	C
-newt	C
-nexp	R
-next	H
-ney,	[
-ney?	[
-neya	M
-neyc	L
-neyl	C
-neym	H
-neys	[
-neze	[
-nezu	I
-nezz	L
-nfai	[
-nfal	[
-nfan	[
-nfar	C
-nfec	C
-nfel	C
-nfer	V
-nfes	N
-nfia	Y
-nfid	[
-nfie	[
-nfig	C
-nfin	C
-nfio	Q
-nfir	U
-nfié	R
-nfla	C
-nfli	[
-nflo	C
-nflu	[
-nfo(	G
-nfo@	L
-nfol	C
-nfon	C
-nfor	G
-nfre	E
-nfri	Q
-nfro	[
-nful	[
-nfun	R
-nfus	E
-nfía	P
-nfíe	R
-nfío	P
-ng[]	K
-ngag	K
-ngal	I
-ngan	Z
-ngap	C
-ngar	C
-ngas	[
-ngañ	[
-ngbi	C
-ngdo	G
-nge(	H
-ngea	K
-ngeb	C
-nged	U
-ngel	R
-ngen	J
-ngeo	S
-nger	[
-nges	M
-ngha	C
-ngid	[
-ngin	Y
-ngir	[
-ngió	Q
-ngko	C
-ngla	C
-ngle	C
-ngli	C
-ngly	U
-nglé	G
-ngne	C
-ngo?	W
-ngod	F
-ngol	L
-ngos	[
-ngra	[
-ngre	J
-ngro	C
-ngry	G
-ngs,	[
-ngs;	X
-ngs?	S
-ngsh	X
-ngsp	C
-ngst	C
-ngth	I
-ngto	C
-ngua	S
-ngue	S
-ngui	C
-ngul	J
-ngun	W
-ngus	[
-ngwo	C
-ngwr	C
-ngél	U
-ngún	R
-nhal	I
-nham	C
-nhap	Y
-nhau	G
-nhea	W
-nhed	W
-nhei	C
-nher	[
-nhol	D
-nhoo	S
-nhou	H
-nhub	C
-nia?	R
-niac	W
-niad	V
-niah	[
-nial	[
-nian	[
-nias	[
-niba	Q
-nica	[
-nice	Y
-nich	H
-nici	R
-nick	C
-nicl	[
-nico	[
-nics	C
-nicu	F
-nida	X
-nido	M
-nieb	Y
-niec	K
-nied	[
-niel	V
-nien	[
-nier	I
-nies	Q
-niet	J
-niev	C
-nife	C
-nifi	V
-nifo	C
-nige	Z
-nigh	L
-nign	T
-nigu	C
-nihi	Z
-nija	S
-nike	C
-niki	G
-nikk	C
-nile	C
-nill	C
-nima	Z
-nime	C
-nimo	R
-nimr	[
-nimu	C
-nina	[
-nine	M
-ninf	U
-ning	R
-nini	[
-ninj	I
-nins	C
-nint	R
-nio?	S
-nion	P
-nior	Y
-nios	[
-niou	C
-nipo	[
-nipu	[
-niqu	I
-nisa	[
-nisc	Y
-nish	S
-nism	[
-niso	K
-niss	V
-nist	Q
-nita	[
-nite	C
-niti	C
-nito	R
-nits	C
-nitt	C
-nitu	L
-nity	[
-nium	I
-nius	[
-niva	J
-nive	R
-nixo	C
-niza	[
-nize	W
-niña	[
-niñe	P
-niño	[
-nión	[
-njam	W
-njec	F
-njer	[
-njou	C
-njoy	[
-njug	C
-njur	C
-njus	[
-nked	C
-nkee	C
-nken	R
-nker	C
-nket	C
-nkey	M
-nkfi	C
-nkfu	[
-nkie	D
-nkin	W
-nkir	D
-nkla	C
-nkle	M
-nkli	Q
-nkly	C
-nkno	C
-nkru	X
-nkuc	C
-nlac	C
-nlad	K
-nlan	D
-nlao	C
-nlea	F
-nles	[
-nley	C
-nlig	C
-nlim	G
-nlin	M
-nloa	C
-nloc	C
-nlov	[
-nlyf	K
-nmac	V
-nman	C
-nmar	C
-nmat	W
-nmbn	C
-nmen	Q
-nmer	S
-nmig	X
-nmou	E
-nmun	Y
-nnab	C
-nnac	Z
-nnah	[
-nnai	L
-nnam	C
-nnan	C
-nnas	[
-nnea	V
-nnec	C
-nned	[
-nnel	D
-nneq	F
-nner	G
-nnes	C
-nnet	C
-nnia	[
-nnic	E
-nnie	C
-nnif	C
-nnih	X
-nnin	P
-nnis	C
-nnit	K
-nniu	[
-nniv	[
-nnku	C
-nnnn	C
-nnoc	M
-nnon	C
-nnot	[
-nnou	C
-nnoy	U
-nnsy	C
-nnun	W
-no's	C
-noaa	D
-noad	T
-noah	[
-nobe	C
-nobl	H
-nobo	[
-noby	G
-noce	W
-noch	U
-noci	X
-nock	C
-nocí	U
-noda	C
-node	C
-noel	T
-noem	V
-nogr	[
-noid	C
-noin	[
-nois	D
-noja	[
-nojo	V
-nojó	R
-nold	J
-noli	C
-nolo	P
-nomb	L
-nomi	Z
-nomy	J
-non-	J
-nona	G
-none	[
-nons	C
-nony	C
-noob	C
-nook	F
-noop	H
-nopa	[
-nopo	C
-nopr	C
-nora	N
-nore	W
-nori	C
-nork	F
-norm	C
-noro	E
-norr	F
-nors	C
-nort	T
-norw	E
-nos?	T
-nosa	R
-nose	[
-nosi	[
-noso	[
-nosp	[
-nost	[
-nota	C
-note	C
-notf	E
-noth	L
-noti	C
-noto	C
-notr	C
-notw	M
-noug	Y
-noun	E
-nour	[
-nous	L
-nout	[
-nova	G
-nove	[
-novi	X
-nowh	[
-nowl	X
-nown	G
-nows	H
-noyi	R
-nozc	Z
-noé?	Q
-npla	[
-nplu	C
-npox	E
-nput	C
-nque	[
-nqui	[
-nrad	C
-nrar	[
-nres	C
-nris	K
-nron	C
-nsab	Y
-nsac	U
-nsad	[
-nsam	V
-nsan	[
-nsar	[
-nsas	C
-nsat	C
-nsay	C
-nsbu	C
-nsci	[
-nscr	S
-nsec	[
-nsed	[
-nseg	H
-nsej	[
-nsel	[
-nsen	C
-nser	C
-nses	Y
-nset	[
-nseñ	[
-nsfe	C
-nsfi	[
-nsfo	L
-nsfu	[
-nsge	X
-nsgr	[
-nshi	W
-nsho	K
-nsib	S
-nsid	Y
-nsie	[
-nsil	F
-nsin	T
-nsio	G
-nsis	Y
-nsiv	[
-nsió	W
-nsla	C
-nsli	C
-nsma	[
-nso?	U
-nsol	R
-nsom	U
-nson	L
-nsoo	C
-nsop	U
-nsor	Y
-nsos	R
-nspa	C
-nspe	C
-nspi	[
-nspl	[
-nspo	C
-nsso	C
-nst]	C
-nsta	C
-nste	H
-nsti	G
-nsto	C
-nstr	I
-nsua	R
-nsub	J
-nsue	[
-nsul	S
-nsum	[
-nsur	C
-nsus	[
-nswe	J
-nsyl	C
-nséñ	W
-nsón	Z
-nt":	F
-nt's	[
-nt("	H
-nt(*	G
-nt(i	H
-nt.c	M
-nta?	U
-ntab	C
-ntac	D
-ntad	[
-ntag	C
-ntai	J
-ntaj	X
-ntal	C
-ntam	C
-ntan	S
-ntar	H
-ntas	R
-ntat	T
-ntañ	W
-ntba	E
-ntdo	C
-nte?	U
-ntec	Y
-nted	P
-ntee	U
-nteg	C
-ntej	K
-ntel	[
-ntem	X
-nten	T
-ntep	Z
-nter	E
-ntes	T
-nthe	C
-nthi	J
-nthl	G
-ntho	N
-nthr	H
-nths	[
-ntia	L
-ntib	C
-ntic	T
-ntid	[
-ntie	T
-ntif	Z
-ntig	Y
-ntih	F
-ntil	X
-ntim	C
-ntin	L
-ntio	Z
-ntip	H
-ntir	[
-ntis	C
-ntit	P
-ntiv	C
-ntió	V
-ntle	[
-ntln	H
-ntly	[
-ntma	[
-ntme	V
-nto?	[
-ntol	C
-ntom	C
-nton	E
-ntor	X
-ntos	U
-ntou	D
-ntow	C
-ntra	C
-ntre	S
-ntri	C
-ntro	[
-ntru	[
-ntry	G
-ntré	[
-ntró	[
-nts'	Y
-nts,	V
-nts;	Z
-nts?	[
-ntua	[
-ntuc	D
-ntud	U
-ntur	R
-nty-	Y
-ntze	C
-ntán	S
-ntía	U
-ntís	[
-nuch	Z
-nuck	G
-nucl	[
-nuco	Z
-nuda	C
-nude	P
-nudi	G
-nudo	N
-nuel	[
-nuer	W
-nues	C
-nuev	V
-nufa	C
-nuka	C
-nukk	T
-null	C
-numa	I
-numb	I
-nume	C
-nump	C
-nun'	C
-nund	Y
-nuns	C
-nunu	C
-nurs	Q
-nuse	C
-nute	I
-nuti	I
-nutm	C
-nuto	K
-nutr	C
-nuts	D
-nvej	Q
-nven	C
-nver	J
-nves	C
-nvex	I
-nvia	T
-nvic	C
-nvid	C
-nvie	T
-nvin	C
-nvir	[
-nvis	V
-nvit	W
-nviu	U
-nvnv	C
-nvoc	Q
-nvoi	C
-nvoy	Y
-nvul	W
-nvía	T
-nw-2	M
-nwal	C
-nwat	E
-nwbk	E
-nwor	[
-nwri	D
-nxie	[
-nxio	[
-nyan	C
-nybo	F
-nyde	C
-nymo	[
-nymp	Y
-nyon	C
-nyth	T
-nywh	N
-nzaa	C
-nzan	Q
-nzar	U
-nzas	[
-nzos	S
-nzym	D
-nácu	X
-nás?	W
-nían	T
-nías	[
-níni	X
-nóni	[
-nóst	U
-núme	[
-núti	W
-o");	H
-o();	G
-o-op	G
-o.co	G
-o.uk	C
-o</h	D
-o@ex	L
-oab'	R
-oab?	S
-oabi	U
-oach	M
-oad=	C
-oadb	C
-oade	C
-oadi	C
-oado	C
-oads	[
-oadw	C
-oah'	[
-oah,	P
-oah?	R
-oaha	S
-oahs	Y
-oaki	C
-oalk	C
-oals	C
-oam'	[
-oam?	[
-oame	H
-oami	C
-oane	C
-oans	U
-oaqu	W
-oard	J
-oari	G
-oash	[
-oasi	C
-oast	C
-oath	[
-oati	K
-oats	R
-oave	[
-ob's	[
-obab	G
-obac	J
-obad	T
-obag	F
-obai	C
-obal	C
-obam	C
-oban	C
-obar	[
-obat	C
-obbe	Y
-obbi	C
-obbl	C
-obby	C
-obce	M
-obed	[
-obel	C
-ober	S
-obes	[
-obey	[
-obia	[
-obie	[
-obil	C
-obin	C
-obis	S
-obit	[
-obje	S
-obla	G
-oble	[
-obli	[
-oblo	C
-oboa	X
-oboc	J
-obod	[
-oboo	J
-obor	V
-obos	[
-obot	C
-obra	R
-obre	V
-obri	[
-obse	[
-obus	C
-obux	F
-obyl	G
-obía	S
-ocab	M
-ocac	Q
-ocad	C
-ocai	X
-ocal	R
-ocan	Y
-ocar	I
-ocas	S
-ocat	J
-ocau	[
-occa	C
-ocea	C
-oced	I
-ocen	S
-ocer	L
-oces	N
-och,	Q
-oche	G
-ochi	H
-ocho	Q
-ochu	[
-ocia	W
-ocid	C
-ocie	[
-ocim	Q
-ocin	C
-ocio	[
-ocit	C
-oció	Q
-ock,	[
-ocka	C
-ocke	D
-ockf	[
-ocki	C
-ockp	E
-ocks	Q
-ockt	C
-ocky	C
-ocla	V
-ocle	C
-ocod	H
-ocol	C
-ocon	N
-ocop	J
-ocor	I
-ocos	[
-ocra	Z
-ocre	C
-ocri	Y
-ocry	X
-ocs.	N
-octe	C
-octo	P
-octr	Z
-octu	C
-ocul	C
-ocum	C
-ocup	[
-ocur	U
-ocus	M
-ocía	S
-ocío	S
-od's	[
-od-b	T
-odac	X
-odad	C
-odal	C
-odan	I
-odar	D
-odas	V
-odat	C
-odav	[
-oday	C
-odbo	C
-odby	[
-odca	C
-odch	C
-odda	U
-odde	C
-oddl	U
-odds	C
-ode_	H
-odei	L
-odel	J
-odem	[
-odeo	S
-odep	[
-oder	[
-odes	X
-odfa	C
-odfr	J
-odge	C
-odia	[
-odic	V
-odie	J
-odig	C
-odil	K
-odin	C
-odio	Q
-odis	M
-odit	X
-odiu	C
-odiv	Q
-odka	E
-odle	F
-odli	[
-odly	[
-odma	C
-odmi	C
-odmo	P
-odo?	U
-odom	[
-odon	C
-odor	U
-odos	[
-odot	C
-odox	[
-odpa	[
-odre	Z
-odri	V
-odrá	V
-odsp	C
-odsw	J
-oduc	R
-odul	C
-odus	H
-odwi	J
-ody,	[
-odyn	C
-odys	G
-odzi	C
-odéi	Q
-odía	V
-oefl	H
-oein	C
-oel?	V
-oela	F
-oema	C
-oems	C
-oemí	V
-oena	C
-oeni	C
-oesn	[
-oest	[
-oeti	C
-oetr	[
-oeve	Z
-ofar	Z
-ofec	Z
-ofen	C
-ofer	Y
-ofes	V
-ofet	[
-offe	L
-offi	M
-offl	C
-offs	T
-ofic	[
-ofil	P
-ofin	C
-ofir	X
-ofit	U
-ofix	C
-ofon	X
-ofre	Q
-ofst	C
-oft?	C
-ofta	G
-ofte	C
-ofto	K
-oftw	Z
-ofá?	C
-og('	G
-og(u	L
-ogac	U
-ogad	C
-ogal	S
-ogan	F
-ogar	T
-ogas	Y
-oge'	C
-ogec	C
-ogen	C
-oger	X
-oget	V
-ogge	C
-oggi	C
-oggl	C
-ogia	[
-ogic	G
-ogid	X
-ogie	E
-ogin	C
-ogis	C
-ogiz	[
-ogió	Q
-ogle	C
-ogly	C
-ogma	L
-ogni	[
-ogod	G
-ogos	[
-ogot	C
-ogra	C
-ogre	I
-ogro	[
-ogré	Q
-ogue	X
-ogur	C
-ogwa	C
-ogy?	[
-ogyn	C
-ogén	R
-ogía	[
-oh's	[
-ohab	[
-oham	E
-ohan	P
-ohca	C
-ohea	E
-ohem	C
-ohen	K
-ohib	U
-ohim	[
-ohio	C
-ohm'	C
-ohms	H
-ohn'	C
-ohn.	M
-ohn@	J
-ohnn	C
-ohns	C
-ohol	X
-ohíb	R
-ohól	V
-oiac	X
-oiad	X
-oiak	U
-oice	M
-oici	G
-oid(	K
-oido	V
-oids	V
-oiga	X
-oijo	C
-oile	C
-oili	W
-oils	Y
-oily	C
-oinb	C
-oinc	[
-oine	D
-oing	U
-oini	[
-oino	[
-oins	[
-oint	R
-oiri	Z
-oiru	C
-oirw	C
-oise	F
-oiso	N
-oiss	E
-oist	C
-oisy	Z
-oisé	Z
-oitt	C
-oiuo	C
-oiuy	C
-ojac	C
-ojad	[
-ojal	Y
-ojan	C
-ojar	T
-ojas	C
-ojec	C
-ojer	J
-ojis	C
-ojit	C
-ojo?	P
-ojos	P
-ojue	[
-ok.c	C
-okay	[
-okca	L
-okeb	C
-oked	[
-okem	C
-oken	[
-oker	C
-okes	H
-okey	C
-okie	C
-okin	P
-okla	C
-okly	C
-okma	C
-okmo	H
-okov	C
-okto	U
-okup	C
-okyo	J
-okza	J
-ol's	C
-olac	U
-olad	[
-olai	X
-olan	C
-olar	M
-olas	C
-olat	C
-olaí	X
-olca	G
-olch	L
-old<	C
-olda	[
-olde	E
-oldf	C
-oldi	K
-oldp	C
-olds	C
-ole"	F
-ole.	C
-olec	[
-oled	K
-oleg	[
-olem	R
-olen	[
-oleo	C
-oler	N
-oles	C
-olet	Q
-olfe	C
-olga	J
-olgo	[
-olia	N
-olib	P
-olic	X
-olid	C
-olie	I
-olig	Y
-olil	P
-olin	C
-olis	J
-olit	P
-oliv	G
-oliz	V
-olka	I
-olla	C
-ollb	C
-olli	G
-ollo	J
-olls	C
-olly	C
-oloc	[
-olof	[
-olog	Y
-olol	[
-olom	U
-olon	C
-olor	T
-olos	[
-olot	C
-olou	C
-olpe	[
-olsa	[
-olst	L
-olta	S
-olte	[
-olts	C
-oluc	C
-olum	C
-olun	W
-olut	S
-olve	E
-olvi	S
-olvo	P
-olví	S
-olye	C
-olyg	[
-olyh	C
-olym	C
-olyr	C
-olít	[
-ológ	Z
-om">	L
-om's	[
-om/@	C
-om/r	K
-om/s	G
-om/t	F
-om/w	M
-oma?	R
-omac	X
-omad	[
-omai	D
-omam	S
-oman	X
-omar	[
-omas	K
-omat	C
-omba	[
-ombe	[
-ombi	C
-ombl	Z
-ombo	C
-ombr	V
-ombs	[
-ome,	[
-omeb	E
-omed	Q
-omeg	W
-omel	X
-omen	C
-omeo	Z
-omep	C
-omer	K
-omes	[
-omet	N
-omew	C
-omfo	[
-omia	[
-omic	C
-omid	S
-omie	[
-omil	H
-omim	C
-omin	[
-omio	Y
-omis	V
-omit	V
-omió	Y
-omle	Y
-omma	T
-omme	C
-ommo	I
-ommu	T
-ommy	[
-omni	X
-omoc	C
-omod	C
-omon	Z
-omor	X
-omos	[
-omot	M
-omou	D
-ompa	W
-ompi	R
-ompl	[
-ompo	C
-ompr	J
-ompt	C
-ompu	C
-ompí	W
-omri	Y
-omso	D
-omul	[
-omun	S
-omy?	C
-omyc	H
-omás	[
-omés	W
-omía	V
-omón	[
-omún	S
-on's	[
-on't	[
-on-f	E
-on-i	X
-on.c	J
-ona?	P
-onab	T
-onac	C
-onad	D
-onag	E
-onah	[
-onai	[
-onaj	C
-onal	I
-onam	Y
-onan	[
-onar	X
-onas	X
-onau	C
-onbu	C
-onca	V
-once	[
-onch	C
-onci	[
-oncl	L
-onco	L
-oncr	C
-oncu	[
-onda	U
-onde	G
-ondi	G
-ondo	C
-ondr	N
-onds	C
-ondu	M
-one'	S
-one,	[
-one?	[
-onea	C
-oned	[
-oneh	C
-onel	U
-onem	[
-onen	C
-oner	N
-ones	X
-onet	C
-onew	U
-oney	S
-onfe	N
-onfi	T
-onfl	R
-onfo	[
-onfr	[
-onfu	F
-onfí	T
-ong,	[
-ong:	C
-ong?	U
-onga	[
-onge	I
-ongi	[
-ongl	S
-ongo	J
-ongr	S
-ongs	H
-ongu	T
-ongw	C
-onia	P
-onic	N
-onid	C
-onie	L
-onif	C
-onig	C
-onij	S
-onik	G
-onim	C
-onin	N
-onio	L
-onis	Z
-onit	N
-oniz	[
-onja	Q
-onjo	C
-onju	C
-onka	D
-onke	M
-onkf	C
-onli	H
-onlo	C
-only	X
-onma	C
-onme	[
-onmi	X
-onmo	E
-onna	C
-onne	C
-ono?	R
-onoc	[
-onol	C
-onom	N
-onop	C
-onor	[
-onos	[
-onou	R
-onoz	Z
-onqu	[
-onra	C
-onri	C
-onro	C
-ons'	[
-ons,	[
-ons?	[
-onsa	X
-onsc	[
-onse	E
-onsh	[
-onsi	Z
-onso	G
-onsp	Y
-onst	W
-onsu	U
-onta	C
-onte	T
-onth	S
-onti	J
-onto	L
-ontr	V
-onty	C
-ontó	Q
-onum	I
-onun	C
-onus	N
-onut	C
-onve	P
-onvi	Q
-onvu	W
-onym	C
-onyx	C
-onzo	I
-onán	Q
-onás	[
-onía	[
-oo.c	G
-oobs	C
-ood,	X
-ood?	[
-oodb	W
-oodc	C
-oode	[
-oodi	C
-oodl	E
-oodm	C
-oods	E
-oodw	J
-oody	C
-oofi	C
-oofr	C
-ooft	K
-ooga	L
-ooge	C
-oogi	C
-oogl	C
-ook.	G
-ookc	L
-ooke	I
-ooki	C
-ookl	C
-ookm	C
-ooks	[
-ooku	C
-ool'	C
-oola	E
-oole	Z
-ooli	[
-ools	F
-oom?	C
-oome	C
-oomi	C
-oomm	[
-ooms	Z
-oone	J
-ooni	C
-oonl	C
-oonr	C
-oons	D
-oooo	C
-ooop	C
-oopb	H
-oopi	C
-oops	C
-oor;	Q
-oorb	K
-oord	C
-oore	C
-oori	C
-oorp	W
-oors	E
-oose	P
-oosi	[
-oot)	E
-ootb	C
-oote	C
-ooth	K
-ooti	Q
-ootl	E
-oots	C
-oove	D
-op's	C
-opag	C
-opah	C
-opal	M
-opar	[
-opas	V
-opat	Y
-opau	[
-opaz	C
-opba	H
-opci	V
-opco	C
-ope'	C
-ope?	[
-opea	R
-oped	C
-opel	Y
-open	C
-opes	[
-opey	C
-opez	C
-opha	[
-ophe	T
-opho	K
-ophr	W
-ophy	V
-opia	G
-opic	[
-opie	Y
-opin	[
-opio	T
-opit	W
-opiu	C
-opki	C
-opla	C
-ople	[
-opli	[
-opol	C
-opor	[
-opos	[
-oppa	[
-oppe	C
-oppi	K
-oppl	G
-oppo	C
-oppr	[
-opra	C
-opri	C
-opsh	C
-opsi	R
-opst	C
-opsy	[
-opta	[
-opte	R
-opti	H
-opue	H
-opui	C
-opul	D
-opyc	P
-opyi	[
-opyr	D
-opía	U
-opós	V
-oque	U
-oqui	[
-oquy	L
-oqué	[
-oquí	U
-or's	V
-or=a	F
-ora?	Q
-orab	U
-orac	P
-orad	G
-orag	C
-orah	[
-oraj	X
-oral	P
-oram	T
-oran	G
-orar	[
-orat	C
-orax	C
-oraz	[
-orba	I
-orbi	Y
-orbo	I
-orca	J
-orce	U
-orch	V
-orci	L
-orco	L
-orcu	G
-orcy	D
-orcó	[
-ord'	[
-ord,	[
-ord1	G
-ord;	T
-ord?	[
-orda	P
-orde	C
-ordi	[
-ordl	C
-ordo	D
-ordp	E
-ords	J
-ordá	[
-ordó	T
-ore'	G
-orea	C
-oreb	[
-orec	I
-ored	C
-oreg	C
-oreh	[
-orei	[
-orej	T
-orem	C
-oren	G
-oreo	C
-orer	T
-ores	S
-oret	[
-orev	[
-orex	[
-orey	C
-orga	P
-orge	C
-orgh	E
-orgi	Z
-orgu	[
-orho	Q
-orhy	M
-oria	P
-orib	P
-oric	[
-orid	C
-orie	C
-orif	[
-orig	C
-oril	C
-orim	R
-orin	L
-orio	[
-orir	[
-oris	Y
-orit	U
-oriz	M
-ork?	T
-orka	[
-orke	[
-orkh	C
-orki	C
-orko	C
-orkp	[
-orks	I
-orla	R
-orld	K
-orle	C
-orma	I
-orme	R
-ormi	[
-orml	I
-ormo	N
-orms	Y
-ormu	C
-ormy	C
-orn,	T
-orn?	[
-orna	T
-ornb	N
-orne	C
-ornf	C
-ornh	C
-orni	C
-orno	P
-orns	J
-ornw	C
-oro?	Q
-oroa	C
-orob	[
-orol	C
-oron	C
-oros	K
-orou	C
-orov	E
-orow	R
-orph	[
-orpi	K
-orpo	[
-orpu	H
-orqu	C
-orra	L
-orre	D
-orri	[
-orro	[
-orru	[
-orry	[
-orsa	U
-orse	C
-orsh	[
-orsi	W
-orst	V
-orta	[
-ortc	C
-ortf	D
-orth	K
-orti	Z
-ortn	C
-orto	N
-ortr	[
-orts	H
-ortu	D
-orty	[
-orté	S
-ortó	[
-orus	N
-orva	R
-orwa	C
-ory?	C
-orza	T
-orác	V
-oría	P
-orós	W
-osa?	Q
-osad	V
-osag	G
-osak	C
-osal	C
-osan	[
-osar	Q
-osas	[
-osau	R
-osbo	C
-osca	C
-osch	C
-osco	E
-oscu	[
-osec	[
-osed	H
-osem	C
-osen	[
-osep	T
-oser	W
-oses	P
-oset	[
-osex	P
-osha	Z
-oshe	[
-osho	C
-oshu	Q
-osia	L
-osib	[
-osic	C
-osid	Q
-osig	[
-osin	K
-osis	W
-osit	C
-osla	C
-osli	C
-oslo	E
-osmi	C
-osmo	C
-osna	X
-oso?	P
-osof	C
-osom	F
-osop	J
-osor	X
-osos	J
-osot	Z
-ospe	[
-ospi	S
-ospl	C
-ospr	[
-osqu	C
-osrs	C
-oss'	C
-oss?	[
-ossa	[
-osse	V
-ossf	C
-ossi	[
-ossp	I
-ossu	C
-ossw	C
-ost,	Y
-ost:	M
-osta	G
-ostb	C
-ostc	C
-oste	M
-ostg	C
-osth	D
-osti	[
-ostl	V
-ostm	F
-osto	[
-ostr	H
-osts	N
-ostu	H
-osté	Z
-ostó	T
-osur	J
-osué	[
-osyn	C
-osé?	Q
-osén	X
-osía	T
-ot"}	F
-ot's	[
-ota?	U
-otac	X
-otad	H
-otal	L
-otam	Q
-otan	U
-otar	T
-otas	C
-otat	C
-otav	I
-otba	C
-otch	K
-otdo	F
-ote?	S
-otea	[
-otec	P
-oted	Z
-oteg	[
-otei	C
-otel	C
-otem	C
-oten	R
-oteo	[
-oter	C
-otes	C
-otfo	E
-otfy	D
-otgu	X
-oth,	U
-otha	[
-othe	W
-othi	F
-otho	C
-othp	C
-oths	[
-othy	M
-otia	[
-otic	C
-otif	C
-otin	X
-otio	T
-otip	[
-otis	C
-otiv	[
-otiz	C
-otla	C
-otle	C
-otlo	E
-otls	D
-otma	C
-oto_	C
-otog	C
-otom	D
-oton	N
-otop	C
-otor	C
-otos	L
-otox	Z
-otra	[
-otre	G
-otro	[
-otsp	C
-otta	T
-otte	E
-otti	C
-ottl	C
-otto	[
-otty	C
-otun	C
-otus	C
-otwe	M
-ou'r	H
-ouae	C
-oubl	T
-oubo	C
-oubt	[
-ouch	J
-ouds	[
-oudy	C
-ouga	F
-ough	W
-ouij	H
-ouis	C
-oulc	J
-ould	X
-oule	I
-oulm	[
-ouls	G
-oult	C
-oumi	C
-ounc	C
-ound	C
-oung	M
-ouns	[
-ount	H
-oupe	C
-oupl	X
-oupo	C
-oups	S
-ouqu	C
-our'	C
-oura	[
-ourb	C
-ourc	G
-ourd	I
-oure	[
-ourg	C
-ourl	C
-ourn	Z
-ours	C
-ourt	H
-ous,	T
-ous?	U
-ousa	[
-ouse	L
-ousi	Y
-ousl	[
-ousn	[
-oust	C
-ousy	Z
-out.	H
-out;	T
-out?	[
-outb	C
-outd	I
-oute	D
-outf	C
-outh	X
-outi	J
-outl	C
-outp	C
-outs	Y
-outu	C
-ouve	E
-ovah	Y
-oval	C
-ovar	C
-ove.	I
-ove?	[
-ovec	W
-oved	[
-ovee	U
-ovej	[
-ovel	V
-ovem	M
-oven	I
-over	X
-oves	N
-ovet	[
-ovia	U
-ovic	C
-ovid	X
-ovie	C
-ovil	C
-ovin	[
-ovio	P
-ovir	E
-ovis	C
-ovit	C
-ovió	[
-ow">	E
-ow's	L
-owan	C
-owar	[
-owav	C
-owde	C
-owds	V
-owed	Y
-owee	T
-owel	C
-ower	C
-owes	[
-owhe	[
-owie	C
-owin	M
-owle	X
-owli	C
-owls	L
-own;	X
-own?	C
-owne	N
-owni	X
-ownl	C
-owns	N
-ownt	C
-owor	Y
-owro	G
-ows,	[
-owse	C
-owsh	[
-owsi	C
-owsk	E
-owst	F
-owsy	C
-owth	L
-ox.c	E
-oxbo	C
-oxeo	C
-oxer	H
-oxes	[
-oxfo	C
-oxic	I
-oxid	H
-oxim	G
-oxin	C
-oxos	[
-oxta	C
-oxyg	C
-oxym	C
-oyag	K
-oyal	N
-oyar	R
-oyco	P
-oydo	G
-oyed	[
-oyee	U
-oyen	Z
-oyer	C
-oyfr	S
-oyfu	U
-oyin	V
-oyme	R
-oyot	F
-oyri	C
-oysi	F
-oyst	C
-ozar	I
-ozca	P
-ozco	Z
-ozem	C
-ozen	G
-ozie	C
-ozym	C
-ozzy	C
-oída	R
-oído	Y
-oíri	R
-oíst	U
-oñar	C
-p(10	C
-p.s.	J
-p://	C
-p></	I
-p>te	I
-pabl	[
-pace	T
-paci	P
-pack	K
-pact	[
-pada	[
-padd	H
-pade	E
-padm	C
-pado	F
-padr	[
-pads	F
-pael	E
-pafr	Z
-paga	[
-page	C
-pagi	D
-pagn	I
-pago	V
-pagu	Z
-pagó	U
-paho	C
-paid	[
-pain	I
-pair	C
-pais	C
-paja	[
-paje	C
-pal.	G
-pald	Z
-pale	S
-pali	C
-palm	C
-palo	S
-palt	[
-palw	C
-pame	W
-pamp	C
-pana	V
-panc	C
-pand	C
-pane	H
-pani	G
-pank	[
-pano	R
-pans	C
-pant	C
-pany	W
-panz	R
-papa	[
-pape	C
-paph	[
-papi	[
-papr	F
-papá	[
-paqu	C
-parc	C
-pard	D
-pare	W
-pari	[
-park	C
-parl	C
-parm	W
-paro	M
-parr	M
-pars	C
-part	P
-paru	Y
-pará	[
-paró	W
-pas?	R
-pasa	J
-pasc	Z
-pase	Z
-pasi	[
-paso	C
-pass	D
-past	T
-pasu	Y
-pasé	W
-pasó	[
-pata	C
-patc	E
-pate	[
-path	C
-pati	D
-patm	T
-pato	C
-patr	T
-patt	C
-paul	X
-paus	[
-pave	U
-pavi	C
-pavl	J
-payc	[
-payd	[
-payi	S
-paym	E
-payo	C
-payp	C
-pays	C
-país	[
-paña	C
-pañe	[
-paño	C
-pañí	S
-pbac	H
-pbea	Y
-pbel	C
-pber	G
-pcha	D
-pchi	S
-pcio	K
-pció	U
-pcor	C
-pdad	Z
-pdat	C
-pdfs	G
-pe's	C
-peac	U
-peaj	C
-peak	T
-peal	C
-pean	P
-pear	M
-peas	C
-peat	C
-peca	[
-pece	V
-pech	H
-peci	U
-peck	[
-peco	Q
-pect	Y
-pecó	S
-peda	X
-pedi	C
-pedo	C
-pedr	[
-pedí	S
-pedó	U
-peec	[
-peed	C
-peel	C
-peer	P
-pefr	C
-pega	[
-pego	L
-pegu	C
-pegó	P
-pejo	[
-pel?	X
-pela	E
-pele	[
-peli	C
-pell	C
-pelo	C
-pels	[
-pelu	[
-pelí	[
-pen'	G
-pena	[
-penc	C
-pend	E
-pene	C
-peng	C
-penh	C
-peni	J
-penn	D
-pens	[
-pent	[
-peon	C
-peop	[
-peor	W
-pepa	E
-pepi	C
-pepp	C
-pept	C
-pepy	E
-pequ	S
-per?	T
-pera	J
-perc	C
-perd	[
-pere	Z
-perf	R
-perg	[
-perh	C
-peri	C
-perl	N
-perm	C
-pern	[
-pero	[
-perp	Y
-perr	C
-pers	[
-pert	J
-peru	C
-perv	Q
-peré	Q
-pesa	[
-pesc	[
-pese	V
-pesi	S
-peso	J
-pest	C
-peta	[
-pete	U
-peti	[
-peto	R
-petr	C
-pets	[
-petu	X
-peye	C
-peza	[
-pezi	L
-pezó	R
-peña	V
-pfan	C
-pfat	V
-pg_s	H
-pgra	C
-pgro	E
-ph's	[
-phab	C
-phae	[
-phal	K
-phan	S
-phar	[
-phas	L
-phat	[
-phaz	X
-phec	X
-phel	N
-phem	[
-phen	L
-pher	C
-phes	P
-phet	[
-phew	Y
-phia	R
-phib	W
-phic	J
-phid	C
-phie	C
-phil	T
-phim	[
-phin	Z
-phir	U
-phis	H
-phne	C
-phob	[
-phod	[
-phoe	H
-phoi	C
-phon	C
-phor	N
-phot	C
-phpi	G
-phra	[
-phre	W
-phta	J
-phth	Y
-phur	C
-phys	C
-piac	Z
-piad	Y
-pian	C
-piar	[
-piat	[
-pica	C
-picc	F
-pice	[
-pici	[
-pick	E
-pico	T
-pics	C
-pict	F
-picy	C
-pida	[
-pide	F
-pidi	Y
-pido	C
-pids	C
-piec	D
-pied	[
-piel	[
-pien	M
-pier	R
-pies	[
-piez	T
-piga	[
-pigg	E
-pike	C
-pila	[
-pile	Y
-pilg	W
-pili	Y
-pill	[
-pilo	C
-pinc	J
-pine	G
-pinf	G
-ping	K
-pini	[
-pink	D
-pinn	H
-pino	C
-pins	C
-pion	[
-pios	U
-pipe	C
-piph	L
-pira	L
-pire	C
-piri	Q
-piro	I
-pisc	C
-pise	W
-piso	C
-piss	C
-pist	[
-pita	K
-pitb	C
-pitc	N
-pite	[
-piti	W
-pitl	C
-pito	C
-pitt	C
-pitu	N
-pium	C
-pivo	C
-pixa	K
-pixe	D
-piza	C
-pizz	C
-pkin	E
-plac	L
-plad	C
-plag	[
-plai	M
-plan	C
-plaq	C
-plar	[
-plas	C
-plat	G
-play	C
-plaz	C
-ple'	T
-ple,	X
-ple.	C
-ple/	J
-ple:	X
-ple;	R
-ple?	[
-plea	[
-pled	[
-plee	C
-plei	Y
-plen	[
-pleo	H
-pler	C
-ples	[
-plet	G
-plex	C
-plia	C
-plic	C
-plid	P
-plie	[
-plif	P
-plin	C
-plir	U
-plit	N
-plió	Q
-plo?	W
-ploi	U
-plon	C
-plor	G
-plos	C
-plot	C
-plow	[
-ploy	D
-pluc	C
-plug	E
-plum	N
-plur	C
-plus	C
-plut	C
-plyw	C
-pmen	C
-pmor	E
-pmot	R
-poac	C
-pobl	C
-pobr	[
-poca	M
-pock	Z
-poco	[
-pocr	[
-poda	C
-podc	C
-pode	[
-podi	L
-podr	[
-pods	C
-podé	Q
-podí	V
-poem	H
-poet	E
-pogo	G
-poil	I
-poin	C
-pois	N
-poiu	C
-poke	I
-pokm	H
-pola	Q
-pole	J
-poli	T
-polk	I
-poll	C
-polo	[
-polv	P
-poly	G
-polí	[
-pome	C
-pond	K
-pone	L
-pong	C
-poni	P
-pons	U
-pont	U
-pony	L
-pool	C
-poon	C
-poop	C
-poor	[
-popc	C
-pope	K
-popo	C
-popp	C
-popu	D
-poqu	[
-pora	C
-porc	C
-pore	C
-pork	U
-porn	P
-poro	C
-porq	D
-porr	C
-port	F
-posa	[
-pose	S
-posi	C
-poso	[
-poss	Q
-post	H
-pota	C
-pote	N
-potf	D
-poth	C
-poti	C
-potl	C
-pots	I
-pott	K
-poul	C
-poun	C
-pour	[
-pous	[
-pove	[
-povi	C
-powd	C
-powe	X
-poya	S
-pozo	W
-ppea	[
-pped	[
-ppel	C
-ppen	L
-pper	Q
-ppet	C
-pphi	J
-ppia	[
-ppie	C
-ppin	D
-pple	C
-ppli	F
-pply	C
-ppoi	K
-ppon	C
-ppor	[
-ppos	C
-pppo	C
-pppp	C
-ppre	[
-ppro	C
-pq4f	F
-prac	Y
-prad	H
-prag	C
-prah	C
-prai	P
-pram	C
-pran	L
-prar	C
-prav	[
-praw	C
-pray	[
-praz	C
-pre-	[
-prea	U
-prec	C
-pred	[
-pref	[
-preg	U
-preh	C
-prem	G
-pren	S
-preo	W
-prep	[
-pres	P
-pret	N
-prev	C
-prey	F
-pric	C
-prid	J
-prie	[
-prik	F
-pril	C
-prim	M
-prin	C
-prio	H
-pris	[
-priu	C
-priv	V
-prix	H
-priz	C
-prob	C
-proc	G
-prod	C
-prof	W
-prog	C
-proh	W
-proj	C
-prom	P
-pron	V
-proo	C
-prop	[
-pros	[
-prot	[
-prou	X
-prov	Z
-prox	C
-prud	H
-prue	F
-prun	C
-prus	N
-préd	W
-prés	Y
-prín	[
-pród	Y
-prój	V
-ps:/	C
-psal	[
-psed	[
-pshi	C
-psia	X
-psic	Z
-psid	J
-psiq	[
-psis	[
-pski	C
-pslf	C
-psod	C
-psom	C
-pson	C
-psor	C
-psta	U
-psti	C
-psul	G
-psyc	[
-pt%3	C
-pt:a	L
-pt:v	K
-pt>a	H
-ptab	R
-ptad	Q
-ptai	G
-ptan	L
-ptar	X
-ptat	Q
-ptcy	W
-pted	S
-ptem	R
-pter	M
-pths	[
-ptia	C
-ptic	[
-ptid	L
-ptie	Z
-ptim	Q
-ptin	C
-ptio	E
-ptis	K
-ptiv	N
-ptiz	[
-pto?	R
-ptom	R
-pton	C
-ptop	C
-ptor	C
-ptos	S
-ptow	C
-ptre	C
-ptsd	[
-ptua	X
-ptur	[
-ptyi	C
-ptyq	C
-publ	D
-pubs	C
-puch	V
-puci	[
-pudd	K
-pude	[
-pudo	Y
-pudr	R
-pueb	R
-puer	X
-pues	Z
-puff	C
-pugs	C
-puio	C
-puja	G
-pula	H
-pulc	X
-pulg	C
-puli	W
-pull	L
-pulo	[
-pulp	K
-puls	R
-pump	C
-punc	N
-puni	[
-punk	F
-punn	I
-puns	C
-punt	C
-pupp	C
-pura	[
-purc	C
-pure	D
-purg	Q
-puri	[
-puro	[
-purp	P
-purr	C
-purs	K
-puse	[
-push	C
-pusi	Y
-puso	Z
-puta	C
-pute	F
-puts	[
-putt	[
-pués	[
-puña	V
-pwal	C
-pwor	C
-pwre	[
-pyca	P
-pyin	[
-pykr	E
-pyra	T
-pyri	D
-pyth	C
-pája	W
-páni	T
-pérd	Q
-pérg	X
-pésa	W
-pías	S
-píri	Y
-pítu	V
-pócr	X
-pósi	V
-póst	[
-públ	S
-púrp	V
-q4f8	F
-q=sh	N
-qazw	C
-qibl	C
-qrtz	C
-quaa	C
-quad	C
-quai	[
-quak	D
-qual	R
-quan	C
-quar	C
-quat	C
-que?	W
-quea	G
-queb	[
-qued	X
-quee	L
-quei	C
-quej	[
-quel	[
-quem	W
-quen	R
-queo	[
-quer	R
-ques	F
-quet	C
-queu	C
-quez	C
-queñ	J
-quia	[
-quic	Y
-quid	C
-quie	N
-quij	C
-quil	I
-quim	[
-quin	C
-quip	L
-quir	V
-quis	[
-quit	N
-quiv	L
-quix	C
-quiz	C
-quié	[
-quot	C
-qura	C
-quéd	T
-quía	[
-quín	Y
-quít	[
-qw4w	M
-qweq	C
-qwer	C
-r"><	I
-r-in	[
-r.ma	F
-r.ro	H
-r/fu	K
-r="a	E
-r=al	F
-r@ex	L
-raba	[
-rabb	J
-rabe	R
-rabi	M
-rabl	[
-rabo	D
-rabs	[
-rabá	[
-raca	Y
-racc	C
-race	G
-rach	[
-raci	[
-rack	C
-racl	H
-raco	G
-ract	C
-racu	C
-racy	Y
-rada	C
-radc	C
-rade	C
-radi	E
-radl	E
-rado	S
-rady	J
-rael	[
-raer	U
-rafa	Y
-raff	C
-rafi	P
-rafo	Q
-raft	C
-rafí	Z
-raga	Z
-rage	L
-ragi	W
-ragn	R
-rago	C
-ragr	X
-rags	U
-ragu	C
-ragó	X
-rah'	V
-rah,	S
-rah?	[
-rah_	K
-raha	[
-raic	[
-raid	J
-raig	I
-rail	C
-raim	[
-rain	C
-rair	C
-rais	[
-rait	C
-raiz	E
-raja	Z
-raje	W
-raka	C
-rake	C
-rako	C
-ral?	T
-rala	P
-rald	D
-rale	V
-rali	C
-rall	C
-ralp	C
-rals	C
-raly	[
-ralí	S
-ram?	P
-rama	G
-ramb	Y
-rame	K
-rami	G
-ramm	[
-ramo	C
-ramp	[
-rana	C
-ranb	H
-ranc	X
-rand	M
-rane	N
-rang	C
-rani	C
-ranj	L
-rank	C
-rano	[
-ranq	[
-rans	W
-rant	H
-ranz	T
-raoh	U
-raok	C
-raph	G
-rapi	C
-rapo	W
-rapp	P
-raps	G
-rapt	I
-rapy	V
-raqu	[
-rar?	Y
-rara	S
-rarc	I
-rare	G
-rari	C
-rarl	V
-rarm	[
-raro	[
-rars	U
-rary	C
-rará	[
-raré	Q
-ras?	[
-rasa	T
-rasc	C
-rase	C
-rasg	[
-rash	I
-rasp	R
-rass	M
-rast	[
-rata	I
-ratc	P
-rate	C
-rath	K
-rati	C
-rato	C
-ratr	L
-ratu	C
-rató	[
-raud	[
-raum	[
-raun	Y
-raus	C
-rava	[
-rave	V
-ravi	U
-ravy	C
-rawb	C
-rawi	[
-rawl	C
-rawn	H
-ray;	T
-ray?	Y
-raya	K
-raye	[
-rayi	I
-rayo	[
-rays	N
-raza	[
-razg	P
-razi	C
-razo	N
-razó	[
-raís	W
-raíz	R
-raña	X
-rañe	C
-raño	Y
-raón	Y
-rbac	C
-rbad	C
-rbag	J
-rbal	C
-rban	V
-rbar	C
-rbea	C
-rber	C
-rbia	C
-rbid	[
-rbie	C
-rbik	F
-rbin	C
-rbio	[
-rble	C
-rbnb	C
-rboa	H
-rbol	[
-rbon	M
-rbor	C
-rbos	C
-rbre	C
-rbuc	F
-rbud	C
-rbul	[
-rbur	C
-rbus	W
-rbón	V
-rc="	L
-rc=x	F
-rca.	G
-rca?	P
-rcad	C
-rcal	G
-rcan	[
-rcar	C
-rcas	[
-rcea	C
-rced	[
-rcel	G
-rcen	C
-rcer	W
-rces	W
-rch'	C
-rch?	[
-rcha	[
-rchd	E
-rche	[
-rchi	C
-rchs	I
-rchy	C
-rcia	C
-rcic	C
-rcid	S
-rcif	R
-rcin	Q
-rcio	Y
-rcis	P
-rcit	[
-rció	X
-rcla	G
-rcle	I
-rcoa	N
-rcod	D
-rcoi	Z
-rcol	I
-rcom	[
-rcon	J
-rcos	[
-rcoí	R
-rcra	C
-rcre	G
-rcti	E
-rcui	C
-rcum	[
-rcun	U
-rcup	G
-rcur	C
-rcus	F
-rcut	C
-rcy,	Z
-rcyc	D
-rcán	U
-rd's	H
-rd12	G
-rdab	P
-rdad	[
-rdal	C
-rdam	L
-rdan	D
-rdar	[
-rdas	C
-rdat	[
-rday	J
-rdea	C
-rdec	S
-rded	D
-rden	N
-rder	K
-rdes	C
-rdew	C
-rdia	U
-rdic	R
-rdid	R
-rdie	G
-rdig	C
-rdim	V
-rdin	Z
-rdio	Q
-rdis	[
-rdió	[
-rdle	C
-rdo?	P
-rdob	C
-rdoc	U
-rdom	U
-rdon	S
-rdoq	X
-rdos	[
-rdot	[
-rdou	C
-rdpr	E
-rdr2	C
-rdre	C
-rdro	E
-rds,	[
-rds?	X
-rdsh	[
-rdue	C
-rdui	C
-rdur	T
-rdwa	C
-rdán	[
-rdía	W
-rdín	R
-rdón	[
-re's	C
-rea?	P
-reac	Z
-read	P
-reak	G
-real	R
-ream	C
-rean	K
-reap	[
-rear	J
-reas	[
-reat	X
-reav	Z
-reba	K
-rebe	[
-rebo	C
-rebr	[
-rebs	E
-rebu	Y
-reca	L
-recc	[
-rece	C
-rech	[
-reci	H
-reck	[
-recl	U
-reco	L
-recr	N
-rect	D
-recu	[
-recy	S
-recí	[
-red?	C
-redd	C
-rede	W
-redi	C
-redn	C
-redo	U
-redu	D
-redó	S
-ree?	[
-reec	V
-reed	[
-reef	U
-reeh	C
-reek	C
-reel	J
-reem	F
-reen	C
-reep	I
-reer	N
-rees	S
-reet	N
-reev	F
-reez	N
-ref=	L
-refa	W
-refe	U
-refi	[
-refl	D
-refo	C
-refr	C
-rega	Q
-rege	[
-regi	S
-regl	C
-regn	Y
-rego	C
-regr	[
-regu	C
-regó	P
-reha	[
-rehe	I
-reho	V
-reid	C
-reig	V
-reik	[
-rein	Z
-reir	E
-reja	U
-reje	[
-rejo	[
-reju	S
-rekt	C
-rela	[
-rele	C
-reli	L
-relo	[
-rels	Y
-rely	T
-rema	G
-remb	C
-reme	P
-remi	H
-remn	[
-remo	Q
-remy	D
-remí	Z
-ren'	Z
-ren,	Q
-ren?	R
-rena	C
-renc	C
-rend	[
-reng	[
-renh	C
-reni	[
-renn	C
-reno	C
-rens	C
-rent	W
-renu	T
-renz	F
-reoc	W
-reog	C
-reon	D
-repe	[
-reph	[
-repi	[
-repl	Q
-repo	C
-repr	J
-repu	C
-requ	K
-rera	[
-rero	X
-rers	[
-reru	C
-res.	H
-res?	V
-resa	[
-resb	G
-resc	[
-rese	C
-resf	C
-resh	R
-resi	G
-resk	[
-resm	[
-reso	C
-resp	[
-ress	F
-rest	G
-resu	L
-reta	Y
-retc	N
-rete	N
-reth	I
-reti	E
-reto	[
-retr	W
-rets	[
-rett	C
-retu	J
-reub	S
-reud	C
-reve	[
-revi	C
-revo	C
-rewa	I
-rewd	S
-rewe	[
-rewo	C
-rewq	C
-rewr	E
-rews	I
-rewt	G
-rexc	F
-rexi	C
-rey'	C
-rey?	Q
-reye	D
-reyh	C
-reyn	J
-reyó	U
-rez@	C
-reza	[
-rezc	[
-reze	E
-rezo	V
-rezó	P
-reía	T
-reír	X
-rfac	C
-rfal	E
-rfan	X
-rfar	C
-rfec	[
-rfer	C
-rfes	C
-rfic	C
-rfie	C
-rfil	C
-rfis	C
-rfli	[
-rfly	U
-rfor	[
-rfra	C
-rfry	G
-rful	[
-rfum	H
-rgad	S
-rgai	X
-rgam	[
-rgar	G
-rgas	[
-rgat	[
-rgav	S
-rged	C
-rgen	N
-rgeo	I
-rger	L
-rges	C
-rget	D
-rgha	C
-rghi	E
-rgia	C
-rgie	J
-rgin	N
-rgit	C
-rgiv	[
-rgma	C
-rgol	N
-rgos	C
-rgot	M
-rgro	C
-rgs)	K
-rgue	C
-rgui	P
-rgul	[
-rgum	[
-rgus	C
-rgüe	X
-rhab	C
-rhan	C
-rhap	C
-rhea	C
-rhem	[
-rhod	N
-rhoo	[
-rhym	C
-rhyt	C
-ria,	[
-ria;	W
-ria?	[
-riab	C
-riad	R
-riag	[
-riah	[
-rial	E
-riam	U
-rian	E
-riar	Z
-rias	H
-riat	U
-rib?	W
-riba	[
-ribb	C
-ribe	Q
-ribi	Z
-ribl	[
-ribo	X
-ribs	C
-ribu	[
-ribí	P
-rica	F
-ricc	C
-rice	C
-rich	R
-rici	G
-rick	C
-rico	[
-rics	C
-rict	C
-ricu	C
-ricó	[
-rida	L
-ridd	M
-ride	V
-ridg	C
-ridi	E
-rido	H
-ried	S
-rief	[
-rieg	C
-riel	H
-rien	V
-rier	D
-ries	F
-riet	K
-riev	[
-riff	C
-rifi	S
-rifo	V
-rift	C
-rifu	C
-riga	C
-rigb	C
-rige	F
-righ	Y
-rigi	C
-rigl	C
-rigo	[
-rihu	[
-rija	L
-riju	X
-rika	F
-rike	[
-riks	C
-rile	[
-rili	C
-rill	C
-rima	Y
-rime	H
-rimi	[
-rimm	C
-rimo	[
-rimp	[
-rims	C
-rina	C
-rinc	G
-rind	Q
-rine	H
-ring	K
-rini	H
-rink	Z
-rint	H
-rio?	X
-riod	C
-rion	[
-rior	I
-rios	[
-riot	[
-riou	C
-ripa	W
-ripc	C
-ripe	C
-ripi	C
-ripo	N
-ripp	X
-rips	R
-ript	G
-riqu	C
-rir?	R
-rirá	W
-riré	Z
-risa	Z
-risc	[
-rise	Q
-rish	L
-risi	K
-risk	C
-rism	S
-riso	[
-risp	C
-riss	C
-rist	W
-rit:	D
-rit?	[
-rita	D
-ritc	C
-rite	H
-riti	G
-ritn	C
-rito	Q
-rits	H
-ritt	[
-ritu	[
-rity	N
-rité	S
-rium	K
-riun	M
-rius	N
-riva	K
-rive	C
-rivi	W
-rixt	H
-riza	[
-rize	K
-rizi	Q
-rizo	C
-rizp	[
-rizz	C
-riño	V
-rió?	R
-rión	S
-rjac	L
-rjes	[
-rjet	U
-rkah	[
-rkan	C
-rked	V
-rkeg	C
-rkel	F
-rken	L
-rker	[
-rket	H
-rkey	C
-rkho	C
-rkid	H
-rkin	C
-rkis	M
-rkne	[
-rkno	C
-rkou	C
-rkpl	[
-rksh	C
-rlan	C
-rlar	U
-rlas	W
-rlay	C
-rldl	Z
-rlea	C
-rles	C
-rlet	N
-rley	C
-rlfr	F
-rlia	C
-rlic	C
-rlie	F
-rlif	G
-rlin	C
-rlis	E
-rloc	N
-rlod	I
-rloi	C
-rloo	C
-rlos	G
-rlot	G
-rlwi	[
-rly?	J
-rm(1	D
-rmac	C
-rmad	C
-rmag	T
-rmal	C
-rmam	[
-rman	H
-rmar	M
-rmas	[
-rmat	G
-rme?	T
-rmed	[
-rmel	R
-rmen	[
-rmer	E
-rmic	G
-rmid	T
-rmie	Y
-rmig	[
-rmil	C
-rmim	S
-rmin	Y
-rmir	X
-rmis	C
-rmit	C
-rmió	P
-rmla	I
-rmod	C
-rmon	[
-rmor	I
-rmos	T
-rmou	C
-rmud	F
-rmul	C
-rmut	E
-rmón	[
-rnab	[
-rnac	P
-rnad	Q
-rnal	U
-rnam	C
-rnan	[
-rnar	C
-rnat	C
-rnau	[
-rnav	[
-rnaú	[
-rnbe	C
-rnea	[
-rned	[
-rneg	C
-rnel	[
-rner	C
-rnes	Q
-rnet	I
-rney	S
-rnfl	C
-rnhu	C
-rnia	C
-rnic	[
-rnid	[
-rnig	U
-rnil	C
-rnin	Y
-rnip	C
-rnit	V
-rniv	J
-rnme	G
-rno?	Q
-rnob	G
-rnog	[
-rnor	T
-rnos	[
-rnou	[
-rnsh	I
-rnst	G
-rnwa	C
-rnác	X
-ro's	M
-road	C
-roam	C
-roan	Q
-roar	J
-roas	C
-roat	C
-roba	C
-robb	Y
-robe	V
-robi	C
-robl	T
-robo	D
-robu	F
-robé	[
-robó	U
-roca	[
-roce	C
-roch	C
-rock	J
-rocl	[
-roco	K
-rocr	[
-rocs	E
-roct	C
-rocí	S
-rod?	T
-roda	X
-rode	[
-rodg	C
-rodi	D
-rodm	C
-rodo	Y
-rods	[
-rodu	R
-roes	I
-rofe	Y
-roff	D
-rofi	C
-rofl	C
-roga	[
-roge	C
-rogl	F
-rogr	C
-rogs	Y
-rogu	K
-rogy	C
-rohi	U
-rohí	R
-roic	C
-roid	E
-roin	Y
-roit	C
-roja	E
-roje	C
-rojo	[
-roke	[
-rola	[
-role	H
-roli	C
-roll	L
-rolo	C
-rols	P
-roma	J
-rome	K
-romf	L
-romi	T
-romo	C
-romp	V
-roms	D
-ron'	[
-ron?	U
-rona	L
-ronc	[
-rone	H
-rong	[
-roni	W
-ronm	V
-rono	S
-ronr	C
-rons	J
-ront	I
-ronu	C
-rood	C
-roof	C
-roog	C
-rook	R
-room	M
-roon	G
-roop	C
-roos	[
-root	C
-ropa	M
-rope	M
-roph	T
-ropi	[
-ropl	N
-ropo	U
-ropp	W
-ropr	G
-rops	C
-ropu	I
-ropy	H
-ropó	V
-roqu	C
-ror:	C
-ror=	F
-rore	[
-rori	[
-rors	[
-ros?	Q
-rosa	C
-rosc	C
-rose	C
-rosh	[
-rosi	V
-rosm	C
-roso	V
-rosp	[
-ross	D
-rost	C
-rosy	W
-rote	Y
-roti	M
-roto	F
-rots	C
-rott	D
-roub	[
-rouc	C
-roud	[
-roug	[
-roul	I
-roun	D
-roup	V
-rous	Z
-rout	C
-rova	C
-rove	U
-rovi	G
-row"	E
-rowa	C
-rowd	[
-rowe	[
-rowi	F
-rown	Q
-rowr	G
-rows	G
-rowt	L
-roxe	M
-roxi	C
-roxy	C
-roya	C
-royd	G
-roye	[
-roze	G
-rpal	C
-rpas	X
-rpay	C
-rpen	H
-rper	[
-rpet	D
-rpha	[
-rpho	C
-rphy	C
-rpie	M
-rpio	K
-rpla	C
-rple	F
-rpod	C
-rpoi	C
-rpoo	E
-rpor	F
-rpos	[
-rpre	[
-rpri	[
-rpro	C
-rpun	F
-rpur	V
-rpus	I
-rqua	C
-rque	H
-rqui	E
-rqué	C
-rr.m	F
-rra?	S
-rrab	[
-rrac	[
-rrad	C
-rraf	K
-rrag	D
-rrah	L
-rram	[
-rran	U
-rrar	V
-rras	R
-rrat	C
-rray	C
-rreb	T
-rrec	V
-rred	K
-rref	F
-rreg	N
-rrem	Y
-rren	H
-rreo	C
-rrep	Z
-rrer	S
-rres	[
-rret	C
-rrey	C
-rria	[
-rrib	[
-rric	P
-rrid	C
-rrie	[
-rrif	X
-rrig	C
-rrij	L
-rrin	[
-rrio	[
-rris	C
-rrit	C
-rriv	C
-rrob	C
-rrod	W
-rrog	[
-rrol	C
-rron	C
-rroq	Y
-rror	L
-rros	[
-rrot	E
-rrou	[
-rrow	[
-rroz	C
-rruc	C
-rrui	V
-rrum	Y
-rrup	[
-rry'	C
-rry?	T
-rryi	[
-rrym	F
-rrys	C
-rsai	C
-rsak	[
-rsal	Q
-rsar	[
-rsas	[
-rsat	S
-rsbu	H
-rsco	M
-rsda	W
-rse?	W
-rsea	Z
-rseb	[
-rsec	[
-rsed	E
-rseg	Q
-rseh	C
-rsei	G
-rsel	Q
-rsem	D
-rsen	C
-rser	U
-rses	[
-rsev	[
-rsew	L
-rsey	C
-rsha	C
-rshe	[
-rshi	Z
-rsia	G
-rsic	[
-rsig	[
-rsin	[
-rsio	C
-rsis	W
-rsit	C
-rsió	U
-rsky	C
-rsmi	[
-rson	N
-rsos	V
-rspe	J
-rspo	E
-rst?	[
-rsta	N
-rstb	[
-rste	C
-rsti	[
-rsto	[
-rsua	U
-rsus	[
-rsíc	[
-rt('	C
-rt(1	C
-rt(d	M
-rtab	U
-rtac	C
-rtad	[
-rtai	[
-rtaj	W
-rtal	C
-rtam	[
-rtan	[
-rtar	[
-rtas	T
-rtat	[
-rtax	Y
-rtbr	[
-rtbu	C
-rtcu	C
-rte?	Q
-rted	[
-rtee	[
-rteg	C
-rtem	F
-rten	N
-rter	C
-rtes	[
-rtex	C
-rtfo	C
-rth,	Y
-rth;	T
-rth?	[
-rtha	N
-rthd	K
-rthe	[
-rthl	[
-rtho	L
-rthp	C
-rthq	P
-rthr	[
-rthu	C
-rthy	[
-rtia	J
-rtic	C
-rtid	P
-rtie	D
-rtif	C
-rtil	J
-rtim	Z
-rtin	R
-rtio	[
-rtir	[
-rtis	G
-rtit	Y
-rtió	[
-rtme	C
-rtne	E
-rtni	C
-rto?	Q
-rtod	[
-rtoi	J
-rtol	W
-rton	C
-rtop	C
-rtos	M
-rtra	P
-rtre	L
-rtri	X
-rtst	C
-rtud	V
-rtue	[
-rtug	C
-rtul	Z
-rtun	T
-rtuo	T
-rtup	C
-rtur	[
-rtwe	C
-rty1	E
-rtyj	C
-rtyr	[
-rtyu	C
-rtzp	C
-rt|>	D
-rtía	U
-ruac	Y
-ruaj	Y
-ruar	E
-ruat	[
-rubb	C
-rubi	T
-rubs	C
-ruby	F
-ruca	C
-rucc	C
-ruce	C
-ruch	[
-ruci	V
-ruck	[
-ruco	C
-ruct	C
-rudd	C
-rude	K
-rudg	[
-rueb	F
-rued	J
-rueg	C
-ruen	T
-ruff	C
-rufo	W
-rufu	[
-ruga	X
-rugb	C
-rugg	[
-rugs	U
-rugu	C
-rugí	V
-ruid	C
-ruin	[
-ruir	Z
-ruis	C
-ruit	C
-ruja	[
-ruje	[
-rujo	X
-ruju	C
-rule	I
-rumb	T
-rumm	C
-rumo	T
-rump	G
-rums	V
-runa	[
-runc	C
-rund	C
-rune	C
-runi	C
-runk	R
-runn	D
-runs	K
-runt	C
-rupc	U
-rupo	[
-rupt	[
-rus'	T
-rus?	Z
-rusa	P
-rush	C
-rusi	[
-rusk	C
-russ	C
-rust	[
-ruta	Z
-ruto	Q
-ruye	L
-ruyó	V
-ruz?	T
-rvad	V
-rval	C
-rvan	P
-rvar	F
-rvat	C
-rved	[
-rvel	C
-rven	S
-rver	C
-rves	L
-rvey	E
-rvez	N
-rvic	L
-rvid	H
-rvie	S
-rvin	[
-rvio	X
-rvir	[
-rvis	[
-rviv	C
-rvos	Z
-rvou	[
-rwaa	C
-rwal	D
-rwar	R
-rwat	C
-rwav	C
-rway	C
-rweo	C
-rwhe	Z
-rwnw	C
-rwoo	C
-rwra	M
-rxes	[
-rxis	J
-ry's	[
-ryan	C
-rybo	[
-ryda	T
-ryer	C
-ryin	X
-ryla	C
-ryli	J
-ryma	F
-ryon	[
-ryph	[
-rypt	Z
-rysl	C
-ryst	M
-ryth	R
-rywa	C
-rywh	U
-ryze	E
-rzan	C
-rzar	I
-rzas	V
-rzat	T
-rzil	[
-rzon	H
-rábo	[
-ráct	X
-rácu	V
-ráfi	Z
-rápi	[
-rédi	[
-rédu	W
-réis	Z
-rést	Y
-ría?	S
-rían	W
-rías	[
-ríen	Y
-rínc	[
-ríos	T
-ródi	Y
-róji	V
-rón?	P
-róni	Y
-rósc	W
-róti	V
-s"--	E
-s%s%	D
-s')>	I
-s(40	H
-s(c:	G
-s.ex	K
-s.go	N
-s.st	H
-s/d/	N
-s/li	L
-s071	F
-s://	C
-s="c	I
-s="r	E
-saac	T
-saba	Y
-sabe	I
-sabi	Q
-sabl	Z
-sabo	S
-sabr	L
-sabá	W
-sabé	V
-sabí	R
-saca	V
-sace	[
-sach	C
-saci	X
-sack	T
-saco	[
-sacr	S
-sacu	T
-sacó	T
-sada	X
-sadd	Z
-sade	C
-sadi	T
-sado	Q
-sadr	Q
-sadu	[
-sae3	J
-sael	W
-safa	M
-safe	E
-sagi	C
-sagn	C
-sagr	[
-saha	C
-sahe	R
-saia	T
-said	H
-sail	H
-sain	[
-saje	T
-saka	C
-sake	[
-sala	C
-salb	I
-salc	C
-sald	T
-sale	C
-salg	V
-sali	V
-salm	[
-salo	V
-sals	C
-salt	E
-salu	[
-salv	Z
-salé	X
-salí	[
-saló	Z
-sama	[
-same	[
-samh	C
-sami	W
-samo	Z
-samp	C
-sams	M
-samu	R
-sana	[
-sanb	X
-sanc	Q
-sand	K
-sane	[
-sanf	C
-sang	U
-sanh	W
-sani	[
-sann	[
-sano	[
-sans	[
-sant	Y
-sany	C
-sanó	R
-sapa	X
-sapo	C
-sapp	D
-saqu	W
-sar'	[
-sar?	S
-sara	Z
-sarc	[
-sard	[
-sare	[
-sari	[
-sarm	[
-sarn	T
-saro	[
-sarr	C
-sars	[
-sart	C
-sary	T
-sará	V
-sas?	R
-sasa	[
-sash	C
-sass	C
-sast	[
-sata	[
-sate	C
-sati	C
-sato	W
-sats	J
-satu	C
-sau'	U
-sauc	C
-saul	[
-saur	R
-saus	[
-sauv	F
-save	N
-savi	N
-sawf	C
-sayi	R
-sayo	C
-says	N
-sayu	U
-saía	Y
-saúl	[
-sban	X
-sbg8	I
-sbia	V
-sbih	C
-sblo	F
-sboa	J
-sbon	C
-sbor	C
-sbro	C
-sbur	C
-sbyt	G
-scad	H
-scal	E
-scam	J
-scan	P
-scap	K
-scar	M
-scas	[
-scat	[
-scen	N
-scer	Z
-sces	C
-scev	W
-sche	C
-schi	N
-schr	C
-scie	[
-scii	C
-scil	[
-scip	[
-scis	C
-scla	[
-scle	P
-scod	H
-scof	C
-scog	C
-scol	F
-scon	M
-scoo	C
-scop	C
-scor	C
-scos	C
-scot	C
-scou	E
-scov	S
-scra	F
-scre	C
-scri	L
-scro	[
-scru	C
-scua	Z
-scub	F
-scuc	[
-scue	[
-scui	C
-scul	[
-scup	S
-scur	[
-scus	U
-scut	U
-scíp	X
-sd/j	C
-sdaq	C
-sdas	C
-sday	H
-sdf.	H
-sdf8	E
-sdf@	H
-sdfa	C
-sdfg	H
-sdfs	C
-sdhf	C
-sdkf	E
-sdkj	C
-sdom	R
-sdra	[
-sdru	C
-sdñl	C
-se's	E
-se64	I
-sea,	[
-sea?	[
-seal	C
-sean	[
-sear	C
-seat	E
-seba	[
-sebr	V
-seca	C
-sech	[
-seco	L
-secr	K
-sect	[
-secu	Y
-secó	Z
-sed,	S
-sed?	C
-sede	[
-sedo	C
-sedu	[
-seed	C
-seef	J
-seei	Z
-seek	[
-seem	[
-seen	[
-sees	[
-sega	C
-segm	C
-segu	R
-segú	U
-seh?	S
-seho	W
-seil	G
-sein	C
-seis	[
-seiz	[
-seje	Z
-sejo	X
-seke	C
-sela	N
-sele	C
-self	[
-seli	[
-sell	J
-selo	Q
-sels	X
-selv	[
-sely	[
-sema	V
-semb	J
-seme	X
-semi	K
-semp	S
-sena	C
-senc	[
-send	E
-sene	[
-seng	R
-seni	[
-senn	Z
-seno	C
-sens	N
-sent	R
-seos	[
-seou	I
-seov	E
-sepa	[
-sepe	C
-seph	T
-sepl	C
-sept	P
-sepu	X
-sequ	K
-ser.	H
-ser@	N
-sera	[
-sere	X
-seri	C
-serm	[
-sern	C
-sero	I
-serp	K
-sers	C
-sert	H
-serv	L
-sery	X
-será	[
-seré	S
-serí	T
-ses'	[
-ses:	X
-ses;	Y
-ses?	W
-sesc	C
-sesi	U
-sesp	R
-sess	[
-sest	F
-set?	R
-seta	C
-sete	[
-seth	I
-setl	C
-sets	C
-sett	C
-setu	C
-seum	C
-seus	C
-seve	X
-sevi	C
-sewa	U
-sewi	L
-sewo	P
-sexo	[
-sext	Y
-sexu	[
-sexy	C
-seña	V
-seño	R
-señó	P
-sfay	C
-sfem	Z
-sfer	C
-sfie	[
-sfig	[
-sfit	C
-sfor	N
-sfra	T
-sfri	C
-sfru	X
-sfue	Q
-sful	U
-sfus	[
-sfué	S
-sgen	X
-sgiv	R
-sgre	[
-sgui	R
-sgus	R
-sh's	[
-sha'	[
-shab	W
-shad	C
-shag	[
-shai	U
-shak	C
-shal	[
-sham	[
-shan	D
-shap	G
-shar	E
-shat	L
-shau	C
-shav	[
-shaw	C
-shaz	Q
-shba	[
-shbo	N
-shcr	C
-shea	F
-sheb	[
-shec	[
-shed	S
-shee	C
-shei	C
-shek	[
-shel	L
-shem	[
-shen	K
-shep	G
-sher	C
-shes	Y
-shet	[
-shev	J
-shew	Z
-shia	C
-shib	W
-shie	S
-shif	R
-shil	[
-shim	H
-shin	H
-shio	N
-ship	Y
-shir	C
-shis	[
-shit	C
-shli	J
-shlo	H
-shma	X
-shme	Z
-shna	X
-shne	T
-shnu	C
-shoc	E
-shoe	C
-shof	Z
-shol	C
-shon	[
-shoo	X
-shop	M
-shot	N
-shou	Y
-show	C
-shre	C
-shri	[
-shro	H
-shru	C
-shti	R
-shua	T
-shuf	C
-shui	C
-shun	[
-shut	C
-shwa	C
-sia?	S
-siad	[
-siah	R
-sian	I
-sias	[
-sibl	C
-sica	C
-sici	V
-sick	[
-sicl	[
-sico	J
-sics	C
-sicu	[
-sida	W
-sidd	C
-side	C
-sidk	Y
-sido	[
-sied	[
-sieg	U
-siem	T
-sien	[
-sier	R
-sies	[
-siet	[
-sifi	C
-sigh	E
-sigi	C
-sigl	W
-sigm	C
-sign	I
-sigo	[
-sigu	[
-siho	V
-sija	Y
-sikh	C
-sila	[
-sile	Q
-sili	C
-silk	C
-sill	U
-silo	[
-sils	R
-silv	T
-sily	V
-simb	[
-sime	Z
-simi	L
-simo	I
-simp	L
-sims	C
-simu	C
-simó	[
-sin'	C
-sin,	[
-sin?	[
-sina	J
-sinc	[
-sine	F
-sinf	M
-sing	[
-sink	C
-sinn	[
-sino	C
-sins	[
-sint	C
-sinu	C
-sion	M
-sios	Y
-sipi	Z
-siqu	[
-sira	[
-sire	X
-siri	C
-sirl	C
-sirv	H
-sis"	G
-sis?	[
-sise	Z
-sist	X
-sita	[
-site	C
-siti	C
-sito	V
-sits	[
-sitt	[
-situ	V
-sity	G
-sium	C
-sius	E
-sive	Y
-sivo	[
-sixe	C
-sixt	V
-size	C
-sizi	C
-siás	R
-sión	[
-sjaj	C
-sjdf	C
-sjdh	E
-skat	C
-skdj	C
-sked	[
-sker	H
-sket	Y
-skey	C
-skib	C
-skid	C
-skii	C
-skin	N
-skip	F
-skir	S
-skod	I
-skto	C
-skul	V
-skyd	E
-skyl	I
-skyr	C
-skyw	K
-sla;	C
-slab	C
-slac	C
-slam	X
-slan	C
-slap	P
-slat	C
-slav	S
-slaw	C
-slay	C
-sled	C
-slee	P
-slep	U
-sler	C
-slic	G
-slid	[
-slim	L
-slin	M
-slip	C
-slis	G
-slit	C
-slkd	C
-slog	C
-slot	K
-slow	G
-slug	C
-smae	X
-smai	R
-smal	U
-sman	E
-smar	G
-smas	[
-smat	[
-smea	S
-smel	C
-smen	M
-smes	Z
-smir	Y
-smis	H
-smit	C
-smo?	T
-smod	[
-smok	L
-smol	C
-smoo	L
-smos	I
-smot	Y
-smyr	Y
-sn't	[
-snac	C
-snai	C
-snak	T
-snap	C
-snar	C
-snea	Z
-snee	C
-snes	[
-sney	C
-snoo	C
-snor	C
-snow	E
-snud	C
-snyd	C
-soak	C
-soap	C
-sobe	[
-sobo	V
-sobr	U
-soci	V
-sock	C
-soco	V
-socr	C
-soda	C
-sode	C
-sodi	C
-sodo	[
-sody	C
-sofa	C
-sofi	C
-sofo	S
-soft	C
-sofá	C
-sohc	C
-soil	G
-sois	[
-sola	[
-sold	[
-sole	C
-soli	C
-solo	K
-sols	L
-solt	[
-solu	C
-solv	C
-somb	U
-some	R
-somn	M
-somo	[
-son'	[
-son-	X
-son?	[
-sona	Z
-sone	N
-song	C
-soni	C
-sonn	C
-sono	J
-sons	[
-sony	J
-soon	T
-sopa	T
-soph	J
-sopl	Q
-sopo	[
-sora	C
-sorc	X
-sord	[
-sore	M
-sori	C
-soro	[
-sorr	[
-sors	U
-sort	C
-sost	V
-sota	K
-soto	C
-sotr	Z
-soun	C
-soup	C
-sour	J
-sout	C
-sove	Z
-sowe	C
-sowi	C
-sows	[
-soze	C
-soña	C
-soñe	T
-soñé	Z
-soñó	X
-sp32	C
-spac	C
-spad	[
-spai	J
-spal	Z
-spam	E
-span	C
-spap	C
-spar	L
-spas	[
-spañ	C
-spbe	G
-spea	H
-spec	[
-sped	[
-spee	C
-spej	[
-spel	G
-spen	[
-sper	Y
-spet	W
-sphe	[
-spia	P
-spic	[
-spid	C
-spie	[
-spig	[
-spik	C
-spil	Z
-spin	C
-spir	U
-spis	W
-spla	[
-sple	C
-spli	C
-spoi	I
-spok	[
-spoo	C
-spor	Q
-spos	Z
-spot	C
-spou	[
-spra	C
-spre	M
-spri	N
-spro	Q
-spue	C
-spur	S
-sput	L
-spué	[
-spía	T
-spír	Y
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
-ss="	C
-ssac	G
-ssae	[
-ssag	[
-ssah	Y
-ssal	[
-ssan	K
-ssar	F
-ssas	C
-ssay	C
-ssed	[
-sseh	[
-ssel	S
-ssem	I
-ssen	C
-sser	C
-sses	M
-sset	C
-ssey	G
-ssfi	C
-ssfu	U
-ssho	E
-ssia	R
-ssib	C
-ssic	C
-ssie	C
-ssif	D
-ssil	C
-ssin	X
-ssio	K
-ssip	[
-ssis	P
-ssiu	C
-ssiv	[
-ssma	G
-ssme	E
-ssne	Y
-sson	X
-ssop	[
-ssor	C
-ssou	E
-ssov	Y
-sspl	I
-sspo	C
-ssro	[
-ssue	[
-ssup	C
-ssur	F
-ssus	C
-sswd	E
-sswo	C
-ssyr	[
-st",	G
-st's	[
-st-f	E
-st-t	[
-st/a	H
-st12	C
-st:3	F
-st</	I
-sta?	J
-stab	[
-stac	G
-stad	R
-staf	K
-stag	X
-stai	C
-stal	C
-stam	[
-stan	J
-stap	C
-star	D
-stas	[
-stat	C
-stau	F
-stay	[
-staz	E
-stbo	[
-stbu	C
-stch	C
-stco	C
-stdi	F
-stea	N
-steb	W
-stec	T
-sted	[
-stee	C
-stei	C
-stel	C
-stem	D
-sten	Z
-steo	[
-step	P
-ster	L
-stes	C
-stet	E
-stev	C
-stew	H
-stez	R
-stfu	C
-stgr	C
-sthe	Y
-stho	[
-stia	[
-stib	W
-stic	W
-stid	C
-stie	[
-stif	V
-stig	[
-stil	X
-stim	[
-stio	C
-stip	C
-stir	[
-stit	E
-stiv	K
-stió	S
-stle	Y
-stli	M
-stly	[
-stma	E
-sto?	T
-stoc	K
-stod	[
-stoi	X
-stok	C
-stol	[
-stom	E
-ston	C
-stoo	[
-stop	V
-stor	R
-stos	[
-stow	C
-stoy	[
-stpl	S
-stre	V
-stri	C
-stro	T
-stru	Q
-stry	W
-stró	P
-sts,	[
-sts;	C
-stub	J
-stuc	X
-stud	C
-stuf	L
-stum	M
-stun	E
-stup	C
-stur	[
-stus	U
-stut	[
-stuv	X
-stwo	C
-stye	C
-styl	F
-stán	X
-stás	[
-stén	W
-stér	R
-stés	[
-stía	Q
-stól	S
-stón	S
-su57	H
-suad	U
-sual	I
-suar	C
-suav	[
-suba	D
-subc	J
-sube	[
-subi	[
-subj	C
-subm	R
-subs	C
-subu	C
-subw	C
-succ	W
-suce	V
-such	U
-suci	[
-suck	C
-sucr	U
-sucu	G
-suda	C
-sudd	[
-sudo	C
-suec	C
-sueg	[
-suel	Y
-suer	Y
-sues	[
-suez	C
-sueñ	[
-suff	[
-sufi	R
-suga	C
-suic	[
-suit	S
-suiz	C
-suje	C
-sula	C
-sule	G
-suli	C
-sulm	V
-sulp	C
-sult	L
-suma	T
-sume	P
-sumi	V
-summ	F
-sumn	C
-sumo	T
-sun?	S
-suna	[
-sunb	C
-sund	[
-sunf	C
-sung	C
-sunr	Q
-suns	C
-supe	C
-supl	P
-supp	[
-supr	C
-sura	C
-sure	R
-surf	C
-surg	[
-suri	S
-surp	[
-surr	[
-surv	F
-sus'	[
-sus?	Z
-susa	Y
-susc	I
-suse	W
-sush	C
-susp	[
-sust	C
-sutr	F
-sutt	E
-sué?	P
-sw1a	C
-swah	C
-swal	P
-swap	C
-swar	C
-swea	P
-swed	C
-swee	Y
-swel	C
-swer	J
-swif	S
-swim	C
-swin	[
-swit	N
-swol	C
-swor	E
-sxdc	C
-sxed	C
-sych	[
-sydn	C
-syje	I
-syll	C
-sylv	C
-symb	T
-symo	C
-symp	H
-syna	[
-sync	I
-synd	[
-syno	C
-synt	C
-syri	Y
-syst	C
-szec	C
-sába	[
-sépt	Q
-sés?	T
-séña	W
-sías	[
-sícu	[
-síga	U
-sígu	X
-símb	W
-sínd	Z
-sísa	W
-són?	Q
-sús?	T
-sıls	C
-t",b	G
-t":"	F
-t%3e	C
-t("h	H
-t('h	F
-t('x	I
-t(*)	G
-t(1)	C
-t(do	M
-t(i)	H
-t-fo	E
-t-ha	Z
-t.co	J
-t.ly	E
-t.pr	H
-t/a}	H
-t123	C
-t365	J
-t:30	F
-t:al	L
-t:vo	K
-t;/b	F
-t;b&	F
-t;hi	F
-t</p	I
-t>al	H
-taba	[
-tabe	[
-tabi	[
-tabl	C
-tabo	[
-tabs	C
-taca	[
-taci	Q
-tack	C
-taco	C
-tact	C
-tacu	C
-tada	[
-tade	[
-tadi	C
-tado	J
-tadu	[
-tafa	H
-tafo	C
-tage	[
-tagi	C
-tago	C
-tagr	I
-tail	C
-tain	C
-tair	C
-taja	S
-taje	[
-taka	C
-take	R
-taki	Y
-tala	N
-tale	P
-talg	Y
-tali	V
-talk	[
-tall	C
-talm	[
-talo	K
-tals	Z
-taly	C
-tama	J
-tamb	[
-tame	D
-tami	G
-tamm	X
-tamo	V
-tamp	F
-tamu	[
-tan'	T
-tan?	S
-tana	[
-tanc	C
-tand	U
-tane	C
-tanf	H
-tang	K
-tani	E
-tank	C
-tanl	C
-tano	U
-tanq	U
-tans	Z
-tant	[
-tanu	C
-tany	U
-tanz	G
-taná	W
-taoi	C
-tapa	L
-tape	C
-taph	U
-tapi	D
-tapo	C
-tapp	C
-taqu	U
-tar'	C
-tar?	[
-tara	C
-tarb	F
-tarc	W
-tard	C
-tare	E
-tarf	C
-targ	C
-tarj	U
-tarl	X
-taro	R
-tarr	[
-tars	[
-tart	J
-tarv	[
-tary	C
-tarz	C
-tará	[
-taré	[
-tas?	T
-tasa	I
-tasb	C
-tasc	C
-tase	[
-tasi	C
-task	P
-tasm	R
-tass	T
-tast	F
-tasy	C
-tasí	S
-tata	C
-tate	J
-tath	[
-tati	E
-tato	F
-tats	C
-tatt	K
-tatu	P
-taug	C
-taur	C
-tava	I
-tave	C
-taxe	X
-taxi	C
-taye	W
-tayi	G
-tayl	C
-tays	[
-taza	C
-taña	W
-taño	C
-tbac	C
-tbal	C
-tbel	C
-tbit	E
-tboa	C
-tbol	F
-tbor	[
-tbot	[
-tbox	C
-tbre	Q
-tbsp	C
-tbul	C
-tbur	C
-tbus	C
-tc/p	E
-tc/s	C
-tcak	C
-tcas	M
-tch?	R
-tcha	C
-tchc	[
-tche	C
-tchh	C
-tchi	[
-tchl	D
-tchm	[
-tchu	C
-tchy	C
-tclu	G
-tcod	C
-tcoi	G
-tcut	C
-tdio	F
-tdog	F
-tdoo	H
-tdow	C
-te's	[
-te()	D
-teac	Z
-tead	[
-teak	C
-teal	[
-team	C
-tear	W
-teas	C
-teau	C
-teba	W
-tebo	C
-teca	C
-tecc	P
-tece	V
-tech	C
-teci	R
-tecl	C
-tecn	[
-teco	U
-tecs	C
-tect	H
-ted;	S
-ted?	R
-tede	[
-teel	C
-teem	[
-teen	X
-teer	I
-teet	C
-tefu	[
-tega	C
-tege	C
-tego	C
-tegr	J
-tegy	C
-tein	C
-teis	T
-teja	L
-teke	C
-teko	Y
-tela	X
-tele	C
-teli	C
-tell	M
-tels	C
-tely	V
-telé	W
-tem"	F
-tem.	H
-tem:	K
-tema	[
-temb	X
-teme	R
-temi	C
-temo	[
-temp	E
-tems	C
-temu	C
-temá	V
-ten;	W
-tena	I
-tenb	C
-tenc	G
-tend	Q
-tene	K
-teng	[
-tenh	C
-teni	[
-tenn	C
-tens	C
-tent	R
-tenu	C
-tení	X
-teo?	R
-teol	Y
-teor	D
-teos	R
-teou	Y
-tepa	Z
-tepc	S
-tepd	Z
-tepf	[
-teph	M
-tepm	T
-tepp	Z
-teps	V
-tequ	[
-ter'	[
-ter,	[
-ter-	W
-ter;	T
-ter?	G
-tera	[
-terb	C
-terc	U
-terd	K
-tere	T
-terf	Y
-terg	C
-teri	[
-terl	C
-term	C
-tern	M
-tero	[
-terp	W
-terr	[
-tert	V
-terv	C
-terí	D
-tes,	X
-tes?	U
-tesa	[
-tesc	C
-tesd	X
-tesf	C
-tesi	H
-tesl	C
-teso	[
-tess	C
-test	L
-teta	C
-tetr	[
-teuc	[
-teve	C
-tewa	K
-tewi	C
-tews	C
-texa	C
-text	C
-teza	R
-teñi	C
-tfis	X
-tfit	C
-tfli	C
-tfol	C
-tfor	C
-tfou	E
-tful	[
-tgea	I
-tgen	C
-tgpt	G
-tgra	D
-tgre	C
-tgun	X
-th's	[
-th84	M
-tha?	X
-thad	[
-thag	C
-thah	[
-thai	C
-thal	M
-than	W
-that	M
-thbe	E
-thda	K
-thea	J
-thed	[
-thee	C
-thef	[
-theg	L
-thei	[
-thel	H
-them	G
-then	L
-theo	[
-theq	C
-ther	R
-thes	V
-thet	C
-thew	N
-they	[
-thfu	F
-thia	X
-thic	Y
-thie	C
-thig	L
-thin	V
-thio	[
-thir	[
-this	C
-thle	C
-thlo	I
-thly	Q
-thod	E
-thol	Z
-thom	G
-thon	C
-thoo	[
-thop	C
-thor	H
-thos	[
-thou	X
-thov	H
-thpa	C
-thpl	C
-thqu	P
-thre	U
-thri	V
-thro	R
-thru	F
-thse	[
-thsh	[
-thsi	C
-thtu	F
-thub	E
-thum	M
-thun	J
-thup	F
-thur	N
-thus	R
-thya	T
-thyl	C
-thyr	C
-thys	[
-tiag	K
-tial	Q
-tian	[
-tias	T
-tiat	[
-tibe	Q
-tibi	C
-tibl	C
-tica	K
-tice	L
-tich	F
-tici	T
-tick	C
-ticl	C
-tico	[
-ticr	Z
-tics	C
-ticu	Q
-ticé	U
-tida	P
-tide	K
-tido	J
-tidu	[
-tied	Q
-tiel	K
-tiem	R
-tien	S
-tier	X
-ties	R
-tiet	[
-tifa	[
-tiff	C
-tifi	L
-tifr	L
-tifu	K
-tify	C
-tiga	Z
-tige	C
-tigh	K
-tigo	[
-tigr	X
-tigu	[
-tihi	F
-tije	C
-tika	C
-tikk	N
-tikt	C
-tila	M
-tilb	J
-tild	U
-tile	G
-tili	[
-till	N
-tilt	C
-tima	M
-timb	G
-time	F
-timi	C
-timo	Z
-tina	C
-tind	Q
-tine	D
-ting	Y
-tini	J
-tinn	K
-tino	I
-tins	C
-tint	C
-tinu	Q
-tiny	L
-tioc	S
-tion	Q
-tiop	U
-tioq	U
-tios	[
-tiou	[
-tipa	H
-tipe	C
-tiph	[
-tipi	C
-tipl	I
-tipo	Z
-tipp	G
-tips	C
-tiqu	C
-tir?	P
-tira	E
-tire	[
-tiri	W
-tirm	T
-tiro	[
-tirs	Z
-tirá	Y
-tiró	P
-tisa	M
-tise	K
-tisf	[
-tish	C
-tisi	C
-tism	[
-tiso	C
-tist	C
-tita	C
-titc	C
-tite	[
-tith	W
-titi	[
-titl	C
-tito	[
-titr	C
-titt	Y
-titu	S
-tius	[
-tiva	V
-tive	C
-tivi	[
-tivo	[
-tiza	Q
-tize	[
-tizo	[
-tizó	P
-tkin	K
-tlab	F
-tlan	C
-tleb	L
-tled	[
-tlen	C
-tler	C
-tles	W
-tlet	C
-tley	C
-tlin	S
-tlis	C
-tln(	H
-tlon	E
-tloo	C
-tm/1	N
-tmai	C
-tmak	[
-tman	J
-tmar	L
-tmas	H
-tmeg	C
-tmei	C
-tmen	G
-tmol	G
-tmos	Z
-tmov	I
-tmrw	S
-tnam	C
-tner	[
-tnes	I
-tney	C
-tnin	V
-tnit	C
-to'o	C
-to's	C
-to__	C
-toad	D
-toas	C
-toba	R
-tobe	C
-tobi	[
-tobu	I
-tobí	S
-toca	[
-toch	C
-toci	C
-tock	K
-toco	K
-tocó	V
-toda	K
-todd	U
-tode	L
-todi	[
-todo	Y
-tody	[
-toed	C
-toef	H
-toen	C
-toes	C
-toff	C
-toge	V
-togg	K
-togr	C
-toic	X
-toil	C
-tois	J
-tok.	C
-toke	C
-toko	C
-toky	J
-tol?	P
-tola	[
-told	C
-tole	[
-toli	C
-toll	C
-tolo	S
-toma	L
-tomb	R
-tome	G
-tomi	C
-toml	Y
-tomo	Q
-toms	L
-tomy	N
-tomá	[
-tomé	[
-ton'	C
-tonb	C
-tone	G
-tong	N
-toni	C
-tons	C
-tont	N
-tony	L
-tood	[
-took	[
-tool	S
-toos	W
-toot	C
-topa	C
-tope	C
-toph	C
-topi	F
-topp	I
-tops	R
-topu	M
-toqu	[
-tor'	R
-tor,	Q
-tora	I
-torb	V
-torc	[
-tore	C
-tori	K
-torm	Z
-torn	S
-toro	G
-torr	[
-tors	J
-tort	C
-torv	L
-torw	C
-tory	[
-torá	S
-tos?	S
-tose	C
-tosh	C
-tosi	C
-toso	C
-tosy	C
-tota	L
-tote	C
-tott	C
-totu	C
-touc	V
-tour	C
-tous	E
-tove	H
-towa	[
-towe	D
-towi	C
-town	H
-toxi	W
-toyo	F
-tp:/	E
-tpla	J
-tps:	C
-tput	C
-trab	X
-trac	C
-trad	D
-trae	[
-traf	E
-trag	[
-trai	C
-traj	N
-trak	D
-tral	C
-tran	Y
-trap	E
-trar	I
-tras	K
-trat	T
-trau	Y
-trav	S
-traw	[
-tray	Y
-traz	C
-trañ	[
-trea	P
-trec	[
-tred	[
-tree	J
-treg	[
-trei	Y
-trek	C
-trel	[
-trem	[
-tren	C
-trep	[
-trer	W
-tres	U
-tret	K
-trev	C
-trew	C
-trex	C
-tria	N
-trib	[
-tric	C
-trid	C
-trie	C
-trif	T
-trig	L
-trik	[
-tril	Z
-trim	R
-trin	C
-trio	[
-trip	V
-tris	C
-trit	U
-triu	[
-triv	M
-trix	C
-troa	R
-trod	Q
-trog	C
-troi	C
-troj	C
-trok	H
-trol	W
-trom	[
-tron	Y
-troo	C
-trop	C
-tros	[
-trot	U
-trou	[
-trov	[
-troy	[
-trua	[
-truc	C
-trud	C
-true	I
-trug	[
-trui	[
-trum	P
-truo	X
-trus	[
-trut	[
-truy	S
-tryi	L
-tráf	Z
-trás	[
-tría	R
-trón	V
-ts/d	N
-tsab	S
-tsal	C
-tsap	C
-tsar	C
-tsby	C
-tsch	H
-tsel	I
-tsem	[
-tsid	T
-tsky	C
-tsma	[
-tsme	[
-tson	E
-tspo	C
-tsta	D
-tste	I
-tsto	C
-tsus	C
-tsya	J
-ttac	X
-ttag	T
-ttan	C
-ttar	E
-ttat	[
-tted	T
-ttee	R
-ttem	W
-tten	W
-ttes	C
-ttge	C
-tthe	N
-tthi	[
-ttin	H
-ttis	L
-ttit	Z
-ttle	J
-ttom	[
-tton	L
-ttoo	H
-ttor	C
-ttp:	F
-ttps	C
-ttra	T
-ttre	C
-tttt	C
-ttuc	D
-ttys	C
-tuag	X
-tuah	C
-tuaj	[
-tual	[
-tuar	V
-tuat	T
-tuba	[
-tubb	J
-tube	C
-tubr	C
-tuce	D
-tuch	H
-tuci	N
-tuck	M
-tucs	H
-tude	R
-tudi	C
-tudn	D
-tudo	C
-tudy	[
-tues	Q
-tuff	L
-tuga	C
-tugu	C
-tuit	C
-tuli	Y
-tulo	T
-tuls	C
-tumb	[
-tume	C
-tumn	I
-tumo	[
-tund	C
-tune	C
-tuni	C
-tunn	Y
-tuns	C
-tunt	C
-tuos	U
-tupi	C
-tura	[
-turb	Z
-turc	C
-turd	L
-ture	R
-turi	V
-turk	C
-turn	P
-turo	[
-turr	C
-turt	C
-turó	U
-tus(	H
-tus?	K
-tusa	P
-tuta	X
-tute	C
-tuti	[
-tuto	C
-tutt	[
-tuve	[
-tuvi	K
-tuvo	[
-tuya	S
-tuyo	C
-tver	C
-twai	E
-twar	[
-twee	C
-twel	W
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
-ty-t	[
-ty12	E
-tych	[
-tyer	F
-tyin	C
-tyji	C
-tyle	C
-tymo	C
-type	C
-typh	C
-typi	C
-tyqu	C
-tyre	I
-tyrs	[
-tysb	C
-tyty	C
-tyyy	C
-tzee	L
-tzen	C
-tzer	C
-tzsc	C
-tzva	C
-t|>s	D
-táne	S
-téri	R
-tés?	S
-tías	W
-tíop	V
-tísi	[
-tóli	X
-tóxi	[
-túni	U
-u're	H
-u261	C
-ua's	[
-uaad	C
-uaca	C
-uach	Y
-uaci	M
-uada	J
-uade	W
-uado	T
-uadr	C
-uaei	C
-uage	H
-uagi	X
-uagu	[
-uail	[
-uaje	[
-uake	D
-ual?	U
-uale	Z
-uali	Q
-uall	[
-ualm	P
-ualq	[
-uan.	C
-uana	[
-uand	J
-uang	C
-uant	C
-uapa	C
-uara	[
-uard	T
-uare	U
-uari	C
-uark	C
-uarr	[
-uars	T
-uart	[
-uary	C
-uate	[
-uati	[
-uatr	[
-uave	[
-uawe	H
-uaya	C
-ub.c	L
-ubai	C
-ubal	[
-uban	C
-ubar	C
-ubat	F
-ubba	N
-ubbe	L
-ubbi	C
-ubbl	C
-ubbo	J
-ubca	G
-ubcl	J
-ube.	F
-ubec	F
-ubed	C
-uben	W
-uber	F
-ubes	[
-ubic	C
-ubid	Y
-ubie	[
-ubik	C
-ubil	Z
-ubim	[
-ubin	[
-ubio	C
-ubiq	C
-ubir	[
-ubit	[
-ubió	V
-ubje	C
-ubju	K
-uble	T
-ubli	D
-ubma	C
-ubmi	[
-uboi	F
-ubon	C
-ubou	C
-ubre	C
-ubri	C
-ubsc	C
-ubst	G
-ubte	[
-ubti	W
-ubts	R
-ubun	J
-ubur	C
-ubwa	C
-ucac	T
-ucar	V
-ucas	Q
-ucat	C
-ucce	W
-ucci	C
-uced	C
-ucee	X
-uceo	[
-ucer	C
-uces	I
-uch?	X
-ucha	[
-uche	U
-uchi	[
-ucho	[
-uchr	C
-uchs	S
-uchó	P
-ucia	C
-ucib	C
-ucif	[
-ucig	C
-ucir	C
-ucis	X
-ucit	[
-ució	I
-ucke	Z
-ucki	C
-uckl	C
-ucks	C
-ucky	R
-ucle	F
-uco?	Q
-ucod	X
-ucos	C
-ucri	U
-ucso	H
-ucti	X
-ucto	J
-ucts	S
-uctu	C
-ucul	G
-ucum	T
-udad	[
-udaf	C
-udah	T
-udan	[
-udar	[
-udas	C
-udde	[
-uddi	K
-uddy	C
-udea	K
-uded	G
-uden	M
-uder	Z
-udes	T
-udge	H
-udgi	U
-udgm	[
-udia	Z
-udic	S
-udie	[
-udio	C
-udis	N
-udit	[
-udnt	D
-udok	C
-udor	C
-udos	T
-udso	C
-udy'	C
-udá?	P
-udía	W
-udío	[
-ueak	C
-ueal	C
-uear	F
-ueas	[
-ueba	E
-uebe	C
-uebl	S
-uebr	[
-uece	L
-ueci	C
-ueda	J
-uede	C
-uedo	[
-uedé	[
-uedó	[
-ueen	L
-ueez	R
-uega	C
-uege	C
-uego	Z
-uegr	[
-ueij	C
-ueir	E
-ueja	Y
-uel'	[
-uel?	W
-ueld	I
-uele	E
-ueli	G
-uell	I
-uelo	Y
-uelt	V
-uelv	[
-uemo	C
-uemó	X
-uena	P
-uenc	S
-ueno	R
-uens	Y
-uenz	Q
-ueo?	P
-uera	V
-uerc	Y
-uerd	Y
-uere	[
-ueri	Q
-uerm	C
-uern	Z
-uero	X
-uerp	T
-uerq	C
-uerr	Y
-uers	V
-uert	X
-ueru	[
-uerv	T
-uery	C
-uerz	Y
-ueré	X
-uerí	[
-uesa	C
-uesd	C
-uese	D
-uesi	V
-uesk	C
-ueso	K
-uess	C
-uest	N
-ueta	C
-uete	H
-ueto	C
-uett	C
-ueue	C
-ueva	R
-ueve	T
-uevo	L
-uey'	C
-ueye	[
-ueza	[
-ueña	[
-ufac	C
-uffe	X
-uffi	C
-uffl	C
-uffs	I
-uffy	C
-ufic	R
-ufra	[
-ufre	[
-ufri	Z
-ufro	V
-ufru	C
-ufth	F
-ufus	[
-ugad	C
-ugal	H
-ugam	C
-ugar	U
-ugas	C
-ugat	C
-ugby	C
-ugee	Y
-ugen	E
-ugga	C
-ugge	F
-uggl	D
-ughb	H
-ughe	J
-ughi	X
-ughs	Y
-ught	[
-ugia	V
-ugio	Q
-ugle	G
-ugly	V
-ugos	C
-ugst	C
-ugua	C
-ugue	C
-ugur	[
-ugus	T
-ugía	V
-uham	C
-uias	[
-uiat	T
-uice	C
-uici	[
-uick	T
-uida	Y
-uide	C
-uido	D
-uids	C
-uidó	P
-uieb	Y
-uiel	[
-uiem	C
-uien	C
-uier	Y
-uiet	[
-uign	C
-uija	J
-uijo	C
-uijó	Z
-uila	L
-uild	T
-uile	C
-uili	T
-uill	E
-uilo	U
-uilt	[
-uimi	K
-uimo	[
-uina	V
-uinc	Z
-uine	M
-uing	Z
-uini	C
-uinn	C
-uino	C
-uins	C
-uint	G
-uiop	C
-uipa	C
-uipm	C
-uipo	[
-uire	T
-uiri	[
-uirr	C
-uise	I
-uish	Z
-uisi	C
-uism	C
-uiso	R
-uist	V
-uita	C
-uitc	C
-uite	[
-uitf	Z
-uiti	C
-uito	C
-uits	P
-uity	K
-uitó	T
-uiui	C
-uiva	G
-uivo	Q
-uixo	C
-uiza	C
-uizl	C
-uién	[
-ujah	P
-ujar	C
-ujer	U
-ujet	C
-ujia	C
-ujul	C
-ujur	Q
-uk/i	N
-uk/s	I
-uke)	[
-ukew	[
-ukka	T
-ukra	S
-ukul	C
-ul's	[
-ulac	[
-ulad	P
-ulam	[
-ulan	J
-ular	R
-ulat	C
-ulbs	C
-ulce	[
-ulcr	X
-ulcy	J
-ulda	[
-ulde	C
-uldi	C
-uldn	[
-ule:	C
-ulej	C
-ulel	C
-ulem	K
-ulen	T
-uler	[
-ules	C
-ulet	[
-ulez	C
-ulfi	[
-ulga	N
-ulge	[
-ulgo	C
-ulgu	C
-ulie	C
-ulin	C
-ulio	X
-ulip	Y
-ulis	C
-uliu	C
-ulki	C
-ulkn	C
-ull)	L
-ull,	R
-ulld	C
-ulle	C
-ullf	I
-ulli	F
-ullo	[
-ullp	F
-ulls	C
-ullw	C
-ully	[
-ulma	[
-ulmá	R
-ulne	E
-ulo?	Q
-ulog	[
-ulos	[
-ulou	C
-ulpa	Z
-ulph	C
-ulpi	[
-ulsa	C
-ulse	C
-ulsi	[
-ulso	G
-ulta	C
-ulte	[
-ulti	G
-ulto	X
-ults	H
-ultu	[
-ultó	R
-ulul	K
-ulum	D
-umad	S
-umam	C
-uman	L
-umar	R
-umba	[
-umbb	C
-umbe	C
-umbl	U
-umbr	[
-umbs	T
-umci	[
-ume'	C
-umen	S
-umer	C
-umfo	C
-umid	C
-umif	G
-umil	[
-umin	I
-umma	H
-umme	D
-ummi	K
-ummu	C
-ummy	C
-umna	U
-umne	C
-umno	R
-umns	G
-umor	[
-umou	G
-umpe	K
-umpk	C
-umpl	Y
-umps	F
-umpy	C
-umra	Z
-un's	C
-unah	Y
-unal	Y
-unam	Y
-unan	[
-unap	U
-unar	[
-unas	G
-unat	[
-unaw	[
-unba	S
-unbe	[
-unbl	C
-unbo	Z
-unbr	C
-unbu	C
-unca	[
-unce	C
-unch	C
-unci	E
-uncl	Z
-unco	X
-unct	C
-und?	U
-unda	Y
-unde	C
-undh	C
-undi	[
-undl	K
-undo	L
-undr	[
-unds	C
-undt	C
-undy	C
-undó	W
-unem	T
-uneq	S
-uner	[
-unes	I
-unev	G
-unew	C
-unex	R
-unfa	[
-unfl	C
-unfo	C
-unga	C
-unge	Q
-ungi	[
-ungr	C
-unha	Y
-unia	[
-unic	S
-unif	C
-unin	C
-unio	R
-uniq	D
-unir	T
-unis	[
-unit	C
-univ	C
-unix	D
-unió	[
-unju	[
-unke	[
-unki	E
-unkn	C
-unks	E
-unla	K
-unle	J
-unli	G
-unlo	G
-unna	[
-unne	Z
-unni	G
-unny	C
-uno?	T
-unos	C
-unpl	T
-unqu	[
-unre	C
-unri	Q
-unsc	C
-unse	[
-unsh	C
-unsu	C
-unt(	G
-unta	U
-untd	C
-unte	F
-unti	C
-unto	H
-untr	L
-unts	[
-untu	P
-unty	C
-untó	S
-unuc	[
-unwo	[
-unya	C
-uoiu	C
-uoli	C
-uosa	S
-uota	C
-uote	C
-upac	T
-upad	P
-upar	V
-upbe	Y
-upci	X
-upda	C
-uper	C
-upgr	C
-upha	S
-upid	C
-upin	G
-uple	[
-upli	M
-upon	G
-uppe	[
-uppi	C
-uppl	C
-uppo	U
-uppy	C
-upre	C
-upro	C
-upsi	J
-upst	C
-uptc	W
-upti	[
-upto	D
-uptu	V
-upwo	C
-uque	C
-ur's	C
-ura?	P
-urab	Z
-urac	C
-urad	[
-urag	[
-urah	C
-urai	C
-ural	G
-uram	Y
-uran	C
-urar	[
-uras	U
-urat	G
-urba	Y
-urbi	C
-urbo	C
-urce	G
-urch	X
-urco	C
-urda	L
-urde	[
-urdo	H
-urdw	D
-ure,	U
-ure?	[
-urea	Q
-urec	T
-ured	[
-urel	F
-uren	C
-urer	V
-ures	M
-uret	V
-urez	R
-urfa	C
-urfe	I
-urge	C
-urgh	C
-urgl	[
-urgu	C
-uria	[
-uric	C
-urid	[
-urie	[
-urif	[
-urim	[
-urin	[
-urio	S
-uris	C
-urit	G
-urió	[
-urke	C
-urki	F
-urla	[
-urli	C
-urls	C
-urly	C
-urló	P
-urmi	Q
-urmu	X
-urna	L
-urne	Z
-urni	[
-urno	[
-urns	P
-urnt	U
-uro?	X
-uroa	C
-urom	F
-uros	P
-urov	C
-urph	C
-urpl	F
-urpo	[
-urpr	[
-urra	C
-urre	G
-urri	F
-urro	[
-urry	F
-urs,	H
-ursd	W
-urse	[
-urso	G
-urst	M
-urte	[
-urth	H
-urti	[
-urtl	J
-urtn	C
-urto	D
-urts	M
-urug	C
-urus	C
-urve	W
-urvi	C
-urwo	C
-uryn	C
-urys	C
-uría	W
-urón	U
-us's	W
-us(4	H
-usad	C
-usag	[
-usal	[
-usan	[
-usar	[
-usas	C
-usba	X
-usca	V
-uscl	E
-usco	Q
-uscr	H
-uscó	S
-usd/	C
-use?	C
-used	N
-usee	J
-useh	[
-usek	C
-usel	L
-usen	Z
-useo	N
-usep	C
-user	C
-uses	L
-uset	C
-useu	C
-usew	[
-ush?	E
-usha	T
-ushc	C
-ushe	S
-ushi	C
-ushr	G
-usia	X
-usic	P
-usie	Y
-usil	Y
-usin	V
-usio	L
-usit	[
-usiv	H
-usks	C
-usky	E
-usli	[
-usly	[
-usne	[
-uson	C
-uspe	[
-usps	C
-usqu	K
-usse	C
-ussi	J
-ust;	Y
-ust?	Z
-usta	G
-uste	K
-usti	X
-ustl	[
-usto	[
-ustr	G
-usts	[
-ustu	[
-usty	[
-usua	C
-usuf	C
-usul	V
-usur	[
-ut.p	H
-utac	S
-utad	C
-utah	C
-utam	J
-utan	T
-utar	W
-utas	T
-utat	[
-utba	C
-utbo	C
-utch	R
-utdo	D
-uted	[
-uten	C
-uteo	C
-uter	C
-utes	C
-utex	H
-utfi	C
-uth'	Z
-uth,	[
-uth?	[
-utha	G
-uthb	C
-uthe	C
-utho	R
-uths	K
-utic	Z
-utie	J
-utif	K
-util	I
-utin	M
-utio	M
-utis	[
-utiv	[
-utiz	[
-utle	C
-utlo	C
-utme	C
-uto?	T
-utob	C
-utoe	[
-utof	C
-uton	C
-utop	C
-utor	F
-utos	P
-utot	C
-utpu	C
-utra	F
-utri	C
-utro	C
-utsa	C
-utsc	H
-utsi	X
-utte	F
-utti	[
-uttl	C
-utto	L
-utub	C
-utum	I
-utuo	C
-utur	X
-utyc	V
-uuuu	C
-uvag	F
-uvas	R
-uven	U
-uver	E
-uvet	C
-uvia	I
-uvie	K
-uvio	Z
-uxha	D
-uxil	R
-uxur	[
-uyen	T
-uyer	C
-uyin	[
-uytr	C
-uza?	S
-uzar	J
-uzga	W
-uzgu	T
-uzza	W
-uzzi	M
-uzzy	H
-uzía	U
-uále	X
-uánd	[
-uánt	W
-uéde	P
-uéis	W
-uélv	Q
-uérd	X
-uérf	U
-uérz	S
-uést	Q
-uías	W
-uíta	[
-uñad	W
-uñal	V
-uñas	M
-v=dq	M
-vaba	R
-vabl	[
-vabo	C
-vaca	T
-vacc	R
-vaci	[
-vacu	K
-vacy	M
-vací	Z
-vada	I
-vado	C
-vadu	C
-vage	C
-vago	T
-vah'	Q
-vahs	Q
-vail	D
-vain	[
-vald	L
-vale	N
-valg	V
-vali	Y
-valk	F
-vall	W
-valo	C
-valu	C
-vami	X
-vamo	[
-vamp	X
-vanc	C
-vand	C
-vang	[
-vani	N
-vano	Z
-vans	C
-vant	[
-vanu	C
-vanz	T
-vape	[
-vapi	[
-vara	[
-vard	F
-vare	C
-vari	J
-varm	T
-varo	[
-vars	[
-varó	T
-vasc	C
-vase	W
-vash	R
-vasi	[
-vaso	X
-vast	V
-vata	C
-vati	N
-vato	R
-vaux	D
-vaya	X
-vazq	C
-vbnm	C
-ve.c	I
-veal	D
-vean	Z
-vece	[
-vech	V
-veci	H
-ved;	S
-ved?	[
-vedi	C
-veer	S
-vega	C
-vege	T
-veh?	W
-vehe	D
-veil	[
-vein	U
-veja	[
-veje	U
-veji	U
-vela	[
-vele	[
-vell	K
-velo	C
-vels	P
-vely	W
-vemb	J
-veme	[
-vemo	C
-ven'	R
-ven,	T
-ven?	Y
-vena	T
-venc	[
-vend	S
-vene	U
-veng	[
-veni	C
-venl	C
-venm	C
-veno	C
-vens	[
-vent	N
-venu	C
-ver,	[
-ver=	E
-ver?	[
-vera	D
-verb	C
-verc	[
-verd	P
-vere	F
-verg	T
-verh	C
-veri	Q
-verl	[
-verm	U
-vern	C
-vero	S
-verp	C
-verr	C
-vers	Z
-vert	H
-verv	[
-verw	C
-very	[
-verá	[
-veré	V
-veró	Q
-ves,	X
-ves?	[
-vesa	H
-vesi	[
-vest	S
-vete	C
-vewa	C
-veyo	C
-vez?	W
-veza	N
-veía	X
-vgbh	C
-vi's	V
-viab	C
-viad	V
-viaj	[
-vian	C
-viat	L
-viaz	W
-vibr	D
-vice	S
-vici	Z
-vict	C
-vid'	[
-vid?	W
-vida	[
-vide	C
-vidi	D
-vido	L
-vidr	U
-vids	G
-vidó	S
-viej	V
-vien	[
-vier	Q
-vies	C
-viet	C
-view	C
-viga	C
-vigi	[
-vigo	C
-viii	C
-viki	C
-vil'	J
-vil.	J
-vil?	[
-vila	C
-vill	C
-vils	C
-vimo	X
-vina	Y
-vinc	C
-vind	J
-ving	[
-vini	[
-vino	[
-viny	C
-vio?	Q
-viol	X
-vion	L
-vior	K
-vios	[
-viou	C
-vipa	E
-vipe	J
-viro	V
-virt	[
-viru	[
-virá	U
-visa	C
-visc	C
-vise	Z
-vish	C
-visi	Q
-viso	J
-vist	H
-visã	C
-visó	U
-vita	C
-vite	[
-viti	S
-vito	G
-vitr	Y
-vits	C
-vitt	C
-vitu	R
-vity	N
-viud	[
-viva	I
-vive	V
-vivi	[
-vivo	[
-viví	T
-viña	Y
-vión	X
-vloo	F
-vlov	J
-vnvn	C
-voca	Q
-voci	[
-vodk	E
-voga	C
-voic	C
-void	X
-vokz	J
-vola	L
-volc	I
-vold	C
-volt	I
-volu	K
-volv	R
-vomi	R
-voqu	V
-vorc	V
-vors	Y
-vory	E
-vos?	Q
-voso	T
-vota	[
-vote	C
-voth	C
-voti	[
-voto	M
-vouc	C
-vour	C
-vous	[
-vows	[
-voya	K
-voys	Y
-vrat	L
-vsbg	I
-vsco	H
-vuel	C
-vues	[
-vulg	[
-vuln	C
-vuls	W
-vuél	Q
-vánt	[
-vían	Q
-víbo	Y
-vírg	Y
-víti	V
-w-2-	M
-w.eb	N
-w.fa	K
-w.go	N
-w.ma	G
-w.ri	I
-w.th	L
-w.yo	M
-w4w9	M
-w9wg	M
-waal	C
-wabi	C
-waff	C
-wage	[
-wahi	C
-wahl	D
-wain	C
-wait	Z
-waiv	J
-wake	K
-waki	[
-wale	D
-walg	C
-wali	C
-walk	C
-wall	H
-walm	C
-walr	G
-wanc	C
-wand	N
-wank	D
-wann	C
-want	[
-wanz	C
-wara	D
-ward	I
-ware	H
-warf	N
-warm	N
-warn	L
-warr	C
-wars	M
-wart	C
-warz	H
-wasn	X
-wasp	C
-wass	C
-wast	R
-wate	M
-wats	E
-watt	I
-wave	G
-way,	T
-way?	X
-wayf	C
-wayn	C
-ways	[
-wbar	C
-wbon	S
-wbor	Q
-wcas	M
-wder	C
-wdri	L
-we'r	T
-weak	H
-weal	[
-weap	Y
-wear	X
-weat	C
-webb	C
-webs	C
-wedd	X
-wede	C
-wedn	K
-weds	[
-weed	[
-week	E
-ween	J
-weep	X
-weet	Q
-weig	I
-weir	[
-weis	C
-welc	[
-weld	C
-welr	T
-wels	C
-welv	V
-wemb	N
-weoi	C
-wept	[
-weqw	C
-wer;	W
-werb	C
-were	[
-weri	C
-werp	C
-wers	F
-wert	C
-wery	I
-west	C
-weth	C
-wett	J
-wfly	C
-wful	[
-wgxc	M
-whal	X
-what	F
-whea	F
-whee	C
-whel	Z
-when	K
-wher	K
-whet	L
-whic	F
-whil	[
-whip	C
-whir	[
-whis	C
-whit	N
-who'	C
-whoa	C
-whoe	Z
-whol	U
-whom	J
-whop	I
-whos	C
-wibb	C
-wicc	C
-wice	L
-wich	C
-wick	P
-wide	D
-wido	[
-widt	G
-wife	[
-wifi	C
-wift	S
-wigg	C
-wigh	C
-wiki	C
-wild	R
-wili	C
-will	Q
-wils	C
-wimb	I
-wimm	C
-wind	F
-wine	[
-wing	P
-wink	E
-winn	C
-wins	M
-wint	T
-wipe	Y
-wird	G
-wire	G
-wiri	C
-wisc	C
-wisd	R
-wise	[
-wish	[
-wist	C
-witc	S
-with	W
-witn	N
-witt	C
-witz	C
-wive	E
-wiza	C
-wizz	L
-wled	X
-wles	U
-wlic	F
-wlin	C
-wlpl	N
-wlyw	[
-wned	[
-wner	F
-wnie	F
-wnin	[
-wnla	C
-wnlo	C
-wnto	C
-wobb	C
-woes	V
-woke	[
-wolf	L
-woll	C
-wolv	N
-woma	[
-womb	[
-wome	Q
-won'	K
-wond	[
-wonk	D
-wont	N
-wood	C
-wool	R
-worc	C
-word	H
-wore	[
-work	J
-worl	K
-worm	S
-worn	[
-worr	[
-wors	[
-wort	J
-woul	R
-woun	[
-wqrt	C
-wrap	C
-wrat	Q
-wrea	C
-wrec	[
-wren	M
-wres	[
-wrig	C
-wrin	C
-wris	J
-writ	K
-wron	[
-wroo	G
-wrot	P
-wrtw	C
-wrwn	C
-wser	C
-wsha	F
-wshi	[
-wsil	C
-wsin	C
-wski	E
-wson	C
-wspa	C
-wsto	F
-wsxe	C
-wtap	G
-wton	C
-wubb	C
-wudu	C
-wund	K
-wuth	C
-ww.e	N
-ww.f	K
-ww.g	N
-ww.m	G
-ww.r	I
-ww.t	L
-ww.y	M
-wwii	M
-www.	C
-wyer	D
-wyom	J
-x+3=	E
-x+5)	J
-x+y=	I
-x-2)	J
-x-y=	I
-x.co	C
-x.te	H
-x800	C
-x^2+	J
-xact	I
-xagg	[
-xago	C
-xame	[
-xami	[
-xamp	C
-xams	[
-xand	G
-xbow	C
-xbox	C
-xcel	C
-xcep	C
-xces	Q
-xcha	C
-xcit	[
-xcix	D
-xclu	J
-xcom	[
-xcus	F
-xcvb	C
-xdcf	C
-xecu	C
-xedc	C
-xerc	T
-xers	H
-xerx	[
-xfor	C
-xhal	D
-xhau	[
-xhib	C
-xiao	F
-xici	C
-xico	C
-xida	H
-xiet	[
-xile	[
-xili	T
-ximo	C
-ximu	G
-xine	C
-xing	C
-xion	[
-xiou	[
-xism	K
-xist	[
-xito	U
-xity	E
-xión	[
-xliv	G
-xodo	[
-xodu	L
-xolo	R
-xorc	C
-xote	C
-xoth	D
-xpan	C
-xpat	C
-xpec	W
-xped	L
-xpel	[
-xpen	[
-xper	C
-xpia	[
-xpir	C
-xpla	D
-xpli	T
-xplo	[
-xpor	M
-xpre	I
-xpul	G
-xss'	I
-xtai	C
-xten	D
-xtin	C
-xton	H
-xtor	[
-xtra	M
-xtur	C
-xual	[
-xury	[
-xwel	C
-xxxx	C
-xxxy	C
-xxyy	C
-xyge	C
-xymo	C
-xyyy	C
-xyzz	C
-xzxz	C
-y-el	C
-y-tw	[
-y.co	N
-y.em	K
-y/3x	E
-y123	E
-y842	C
-y=10	I
-y=4x	E
-yach	C
-yaga	C
-yage	F
-yaho	G
-yaht	L
-yahv	T
-yahw	W
-yaki	C
-yale	K
-yalt	Z
-yaml	C
-yana	C
-yand	C
-yank	C
-yann	E
-yaqu	C
-yard	S
-yase	G
-yasi	G
-yati	T
-yber	L
-ybgq	I
-ybil	C
-yboa	C
-ybod	Y
-ybou	C
-yboy	F
-ybri	C
-ybug	C
-ycar	R
-ycat	P
-ycem	K
-ycha	M
-yche	[
-ychi	[
-ychu	V
-ycin	F
-ycle	C
-ycli	U
-yclo	G
-ycon	C
-ycri	C
-yday	[
-yden	C
-yder	C
-ydiv	E
-ydne	C
-ydon	G
-ydra	C
-ydro	C
-yeah	C
-year	N
-yeas	X
-yebr	C
-yed;	Q
-yees	[
-yeet	C
-yeez	M
-yeli	C
-yell	C
-yema	C
-yend	U
-yent	Y
-yer,	T
-yern	V
-yero	M
-yers	T
-yesh	U
-yeso	S
-yest	J
-yfai	C
-yfan	K
-yfar	C
-yfis	C
-yflo	C
-yfly	E
-yfri	S
-yful	U
-ygam	[
-ygen	C
-yghb	C
-yhea	C
-yhou	C
-yiel	C
-yiki	C
-ying	[
-yjet	I
-yjib	C
-ykre	E
-ylan	C
-ylat	C
-ylen	C
-yler	C
-yles	N
-ylic	J
-ylie	C
-ylig	C
-ylin	D
-ylis	C
-yllo	C
-ylon	K
-ylor	C
-ylva	C
-yman	C
-ymat	H
-ymbo	T
-ymen	P
-ymes	C
-ymol	C
-ymon	C
-ymoo	H
-ymor	Q
-ymou	[
-ympa	M
-ymph	N
-ympi	C
-ympt	P
-ynag	[
-ynam	C
-ynas	C
-ynch	Q
-ynci	C
-yndr	[
-ynes	J
-ynol	J
-ynon	C
-ynth	C
-yoff	[
-yoga	M
-yogu	C
-yoke	[
-yolk	L
-yomi	J
-yonc	I
-yond	I
-yone	[
-yonn	L
-yons	C
-yord	T
-yore	X
-york	C
-yose	C
-yota	F
-you'	H
-you,	R
-you?	Y
-youn	[
-your	X
-yout	V
-ypal	C
-ypas	S
-ype'	I
-yped	C
-ypee	E
-ypes	R
-ypha	X
-ypho	C
-yphs	F
-ypin	C
-ypoc	[
-ypot	C
-ypru	N
-ypse	C
-ypt;	U
-ypt?	X
-ypti	C
-ypto	Z
-yque	C
-yram	T
-yre,	[
-yred	[
-yren	[
-yres	C
-yria	[
-yric	C
-yrid	C
-yrie	F
-yrig	D
-yril	K
-yrim	C
-yrna	Y
-yroo	C
-yrox	C
-yrrh	X
-yrus	[
-ysbu	C
-ysca	C
-ysel	[
-yser	C
-ysia	P
-ysic	C
-ysit	F
-ysli	C
-yson	C
-ysql	C
-ysse	G
-ysso	[
-ysta	G
-yste	E
-ysto	C
-ystr	Y
-yter	G
-ytha	C
-ythe	G
-ythi	V
-ythm	C
-ytho	C
-ytic	E
-ytre	C
-ytyt	C
-yuda	[
-yudo	Z
-yudó	S
-yugo	V
-yuna	X
-yund	C
-yuno	[
-yunó	P
-ywal	C
-ywed	[
-ywhe	T
-ywoo	C
-yyyy	C
-yyyz	C
-yyzz	C
-yzed	Z
-yzen	E
-yzzy	C
-yzzz	C
-yúda	Z
-z999	H
-z@ho	C
-za'a	C
-zaba	T
-zabe	I
-zaca	X
-zacc	V
-zaci	G
-zada	[
-zado	[
-zael	[
-zaka	G
-zala	C
-zale	T
-zana	[
-zani	E
-zapa	C
-zaqu	Y
-zar'	[
-zar?	[
-zara	C
-zard	C
-zari	D
-zarl	Q
-zarm	U
-zaro	[
-zars	W
-zart	G
-zaru	Q
-zarz	[
-zará	V
-zate	T
-zati	[
-zaze	U
-zaña	Q
-zcan	Y
-zcla	V
-zcoc	J
-zeal	[
-zebe	M
-zebr	C
-zebu	[
-zech	R
-zede	[
-zeki	S
-zeld	C
-zell	U
-zelo	[
-zema	C
-zemp	C
-zena	[
-zend	C
-zeno	C
-zeph	W
-zepp	F
-zept	C
-zequ	[
-zere	[
-zerl	C
-zero	C
-zeru	X
-zeus	C
-zgad	S
-zgan	P
-zgar	U
-zgue	S
-zhei	[
-ziah	[
-zier	C
-zikl	[
-zill	C
-zilp	Y
-zimr	[
-zine	I
-zing	J
-zion	Y
-zipp	W
-zira	D
-zith	H
-zium	L
-zlet	C
-zlie	H
-zmar	R
-zmos	Q
-zn.t	C
-zodi	P
-zole	C
-zomb	R
-zon.	J
-zona	C
-zone	C
-zoom	C
-zoph	[
-zorb	C
-zoro	R
-zorr	[
-zoso	S
-zoys	F
-zpah	Z
-zque	C
-zqui	U
-zree	Z
-zsch	C
-ztec	C
-zuck	C
-zuel	K
-zule	C
-zulu	F
-zurd	Y
-zure	R
-zvah	C
-zwsx	C
-zxcv	C
-zxzx	C
-zy84	C
-zyma	C
-zyme	D
-zzar	[
-zzia	T
-zzin	E
-zzle	I
-zzli	H
-zzzz	C
-zías	U
-{"ro	F
-{7*7	C
-{jnd	E
-{{7*	C
-|>sy	D
-|im_	D
-¿adó	S
-¿alg	R
-¿con	Q
-¿cuá	V
-¿cóm	[
-¿deb	[
-¿dio	Z
-¿dón	X
-¿era	R
-¿est	[
-¿exi	U
-¿hab	T
-¿hay	V
-¿jes	[
-¿los	U
-¿nos	Q
-¿par	S
-¿por	T
-¿pue	X
-¿qui	Z
-¿qué	[
-¿soy	R
-¿ten	S
-¿tie	U
-¿tod	P
-ábad	[
-ábam	P
-ában	U
-ábit	Y
-ábol	[
-ábre	X
-ácil	[
-ácon	Z
-ácul	[
-ádiv	P
-áfic	Z
-áfri	[
-ágap	W
-ágas	Y
-ágen	V
-ágri	V
-águi	[
-ájar	W
-álat	V
-áles	X
-ális	[
-ámen	Y
-ámic	V
-ámpa	[
-ánce	X
-ánda	T
-ándo	[
-ánge	[
-ángu	T
-ánic	X
-ánim	[
-ánta	[
-ánti	X
-ánto	X
-ápid	[
-ápol	Z
-árbo	[
-árce	[
-árti	[
-ásti	R
-átic	Y
-átri	[
-ázar	Z
-ébil	V
-ébor	[
-écha	Z
-éden	P
-édic	[
-édit	X
-édul	W
-éfes	X
-éfon	W
-égre	X
-élic	U
-élix	V
-élul	[
-éner	V
-énes	Y
-énit	[
-épti	R
-éram	V
-érci	V
-érco	W
-érda	U
-érdi	Q
-érfa	U
-érga	X
-éril	R
-érza	S
-ésam	U
-ésar	[
-ésta	Y
-ésti	W
-éstr	Q
-étic	[
-éxit	P
-éxod	Z
-éñal	U
-éñan	P
-íame	W
-íamo	[
-ías?	U
-íban	[
-íbli	[
-íbor	Y
-ícil	[
-ícul	[
-ídas	R
-íder	[
-ídol	[
-ídos	[
-ígue	X
-ímbo	W
-ímit	[
-ínci	[
-índr	Z
-ínea	Y
-íniv	X
-ínti	[
-íope	V
-ípul	X
-írge	Y
-íris	R
-írit	Y
-ísar	W
-íses	S
-ísic	R
-ísim	[
-ísta	U
-íste	W
-ítas	X
-ítat	[
-ític	[
-ítul	W
-ña12	C
-ñaba	U
-ñada	Y
-ñadi	V
-ñado	[
-ñala	W
-ñale	[
-ñana	Q
-ñani	U
-ñano	P
-ñanz	Y
-ñaro	T
-ñera	[
-ñero	Z
-ñlkj	C
-ñola	C
-ñor?	P
-ñora	V
-ñore	S
-ños?	S
-ñías	Q
-ññññ	C
-ócri	X
-ódig	Y
-ófil	[
-ógic	Z
-ójim	V
-ólar	E
-ólgo	U
-ólic	[
-ómic	U
-ónde	[
-ónic	[
-ónim	X
-ópat	Z
-órga	[
-ósco	W
-ósit	V
-ósti	U
-ósto	[
-ótic	V
-óven	[
-óxic	[
-÷3(2	C
-úbli	S
-údam	U
-últe	Q
-últi	[
-úmer	[
-únic	V
-úrpu	V
-úsic	[
-útbo	Y
-útil	Y
-üenz	X
-ılsı	C
-автр	C
-втра	C
-года	C
-дела	C
-завт	C
-огод	C
-пого	C
-тест	C
-اختب	D
-تبار	D
-ختبا	D
-رحبا	C
-مرحب	C
-ツ)_/	C
-今天天气	D
-녕하세요	C
-안녕하세	C
0	C
0 0	E
0 375	I
0 60	C
0 _i	G
0 fourteen	F
0 one	E
0 ten	C
00	C
000	L
000 000	C
010	G
010 447	G
011	C
0142	G
0161	C
0161 496	C
019	G
019 2837	G
0198	G
0203	C
0203 555	C
080	G
080 123	G
0x80070005	C
1000	F
1000 step	F
100k	G
100k without	G
100m	C
100m record	L
100m tim	C
100ml	F
101	F
101101	E
1024	J
1029384	E
109	I
109 vs	I
10k	K
111	[
111 111	C
111 numb	C
11111	C
115	C
115 _en	C
117	D
11a	C
120	S
120 _a	K
120 _cuand	C
120hz	K
120hz _on	K
121	J
123	C
123 456	G
1234	E
1234 5678	D
12345	H
123456789	I
125	C
1260	X
127 0	E
12x10	J
12x10 room	J
13	H
13 _what	C
13 _which	C
130	C
1331	E
1331 9268	E
13th	Y
13th movi	H
140	C
140 90	C
140 hour	D
14159	C
143951	F
143951 eight	F
144	[
14400	R
1440p	I
1440p vs	I
144hz	C
1450	C
1450 rosari	C
1456	D
14lb	M
14th	H
14th _of	H
15	[
15 _por	C
15 _y	L
15 an	T
15 di	C
15 minut	C
15 numb	C
15 year	C
150	C
150 kg	C
150 mean	E
150 mil	I
150 usd	J
150 word	G
151	[
153	[
153 pec	T
1542	H
155	E
16	V
16 eight	C
16 hour	C
16 inch	L
16 week	C
160	K
160 pennsylvani	K
165	G
168	D
168 0	N
168 one	C
16gb	C
16gb _or	H
16gb ram	C
17	C
17 45	F
17 tempt	C
170	I
170 0	I
1764	H
18	[
18 percent	C
180	C
180 fan	J
180 grad	J
1812	C
1812 caus	C
182	C
1832	K
1840	G
1840 onlin	G
185	W
185 000	W
18k	E
19	[
19 f	M
192	D
192 168	D
193	C
1943	D
1943 penn	D
1945	C
1950	H
1956	C
1956 runtim	M
1969	C
1972	C
1975	C
1976	K
1976 cast	K
198	I
1980s	F
1983	C
1984	C
1984 big	E
1984 room	H
1984 winston	L
1985	K
1985 cast	K
1987	C
199	G
199 rat	L
1990s	C
1991	C
1991 6am	I
1993	C
1994	C
1998	C
1998 two	C
1aa	C
1abcd	N
1kg	C
1kg flour	C
1km	M
1km calor	M
1z999aa10123456784	H
20	C
20 _in	L
20 _por	C
20 digit	C
20 doll	E
20 element	I
20 fort	C
20 inch	K
20 instagram	F
20 kg	H
20 kil	I
20 minut	L
20 peopl	C
20 percent	C
20 question	C
20 year	[
200	H
2001	C
2003	C
2003 micr	E
2004	I
201	H
201 vampir	H
2010	C
2010 protect	C
2010 world	N
2012	K
2012 toyot	K
2014	C
2015	C
2015 tim	K
2016	I
2016 vw	J
2017	L
2017 mistak	L
2018	C
2018 repart	C
2019	D
202	G
202 film	N
2020	D
2023	D
2024	C
2025	C
2025 2026	N
2025 _be	M
2025 dat	M
2025 federal	N
2025 marr	J
2025 popul	J
2025 printabl	N
2026	C
2026 host	G
2026 madrid	N
2028	G
2028 _a	G
2030	C
204	K
204 5518832	K
2049	G
2049 _in	G
205	C
205 55	C
20kg	K
20w50	J
20w50 oil	J
21	R
22	L
22 dec	C
22 st	K
221b	M
221b bak	M
225	K
23	[
23 _de	C
23 best	C
238	D
24	S
24 car	H
24 hor	J
24 hour	Z
24 mejor	F
240	C
2400	L
2400 doll	L
25	P
25 _de	U
25 g	F
250	C
250 _ser	C
25kg	I
27	Q
27 autor	C
27th	C
28013	J
2837	G
2dp	G
2k	L
2k tim	L
2kg	M
2lb	L
2x	C
2x _y	I
2x men	C
2x thre	E
2x2	H
300	H
300 login	L
303	D
303 fech	D
305	J
3060	D
3060 _o	D
31	[
312	G
312 555	G
32	C
32gb	H
32gb ram	H
34	C
34 600	C
345	C
34th	C
34th street	C
35	U
350	C
350 _al	C
350 fifth	H
3508	G
36	F
36 _and	G
36 _in	N
365	[
375	I
375 _to	I
38	I
38 _de	G
38 _en	C
38 _in	C
38 two	C
38 year	Y
390	Z
3am	[
3cscript	C
3cscript 3e	C
3e	C
3x	C
3x seven	C
3x3	F
3x4	C
3xyz	E
400	[
401k	F
403	H
404	C
404 _que	E
404 mean	C
41	L
41 sal	L
411	C
411 111	C
42	R
42 madrid	G
420	C
430	[
44	C
44 770	F
444	W
447	G
4471902	I
45	[
45 int	F
450	[
456	G
4567	G
4567 _to	G
48	C
48 180	G
48 72	F
48 hour	C
48 rest	F
485	C
485 process	C
49	I
496	C
496 000	C
4am	C
4am _in	C
4g	M
4k	C
4k _at	K
4th	C
4th _of	C
4th grad	H
4x	C
4x one	C
4x thre	E
500	C
500 _en	J
500 doll	I
500 pes	C
500 teeth	G
500 toda	J
500 word	I
500mg	I
500mg thre	I
501	C
501 original	I
501 siz	G
502	C
502 bad	C
504	G
505	E
50th	[
52	Y
52 55	D
52 da	[
52 year	J
53	[
55	P
55 1234	D
55 inch	L
55 r16	C
5518832	K
5518832 9921	K
5540	J
555	C
555 010	G
555 011	C
555 0142	G
555 019	G
555 0198	G
5678	D
58	L
58 age	C
5e	C
5e fireball	G
5e monk	J
5g	C
5g coverag	L
5g fast	C
5g tow	D
5g vs	M
5k	C
5k walk	E
5k week	C
5kg	C
5kg cat	H
5kg flour	E
5kg parcel	M
5s	C
5s pay	C
5x	I
5x plu	N
5x six	J
60	H
60 month	L
60 mph	C
60 mustang	I
600	S
600 000	C
6016	E
6016 1331	E
613	[
62	C
62 _to	C
625	K
63	C
64	K
64 star	K
646	N
64gb	C
64gb enough	C
66	H
66 start	C
660	D
666	[
666 _as	C
666 are	J
666 integ	C
666 loung	C
69	C
69 nic	C
6am	C
6am _in	C
700	[
72	C
72 f	E
73	[
737	F
737 max	F
755	G
755 _do	G
75mg	C
77	C
770	F
770 900123	F
77120934	E
777	C
777 _in	C
787	H
7th	C
7th heaven	C
80	T
80 ?when	C
8080	E
81	C
81 mg	E
85	I
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
90	R
90 app	N
90 km	C
900	G
9000	C
9000 second	C
900123	F
90210	C
90s	C
90s _with	J
90s music	C
91	X
91 _a	C
9268	E
9268 19	E
95	Q
95 _to	E
978	F
978 0	F
987654321	C
9921	K
999	C
999 plan	C
9999	D
9999 8888	D
9pm	K
9pm _in	K
?cuant	W
?cuant _se	U
?cuant an	S
?cuant di	P
?cuant dur	R
?cuant hij	P
?cuant libr	P
?cuant medi	P
?cuant parabol	P
?cuant person	P
?cuant salm	Q
?cuant tard	S
?cuant tiemp	E
?cuant val	U
?cuant vec	Q
?how	C
?how ?man	C
?how _a	C
?how _be	C
?how _can	[
?how _could	S
?how _do	M
?how _i	V
?how _much	C
?how _should	[
?how _the	[
?how _to	C
?how accurat	C
?how big	D
?how cold	C
?how com	C
?how deep	J
?how ear	C
?how far	C
?how fast	J
?how film	C
?how heav	C
?how high	C
?how hot	C
?how long	D
?how loud	C
?how often	C
?how old	Q
?how pass	G
?how rich	M
?how spic	C
?how tall	Q
?how tight	C
?how wid	F
?man	K
?man _a	L
?man _be	D
?man _from	C
?man _god	C
?man _vers	C
?man act	J
?man amendment	C
?man avat	C
?man bon	C
?man book	[
?man calor	J
?man chapt	C
?man charact	I
?man child	G
?man chromosom	D
?man clown	K
?man color	[
?man commandment	[
?man compan	D
?man countr	C
?man da	N
?man degre	F
?man die	C
?man discipl	Z
?man dog	I
?man eg	E
?man episod	C
?man f16s	G
?man fast	C
?man floor	L
?man follow	F
?man foot	C
?man goal	G
?man golf	N
?man gram	G
?man grand	C
?man guru	L
?man hang	F
?man heart	C
?man hour	C
?man island	C
?man ke	J
?man king	C
?man languag	D
?man lap	D
?man lifeboat	H
?man lin	L
?man litr	C
?man loav	E
?man memb	P
?man mm	F
?man mol	F
?man month	C
?man moon	E
?man napp	H
?man ounc	C
?man peopl	E
?man pla	M
?man plagu	[
?man point	C
?man puf	I
?man rakat	C
?man religion	[
?man ring	J
?man road	F
?man season	C
?man seat	C
?man second	C
?man senator	C
?man sid	E
?man sin	Z
?man son	[
?man speak	C
?man stat	I
?man step	C
?man substitution	C
?man sum	F
?man sur	C
?man tablespoon	H
?man teeth	F
?man tim	[
?man unit	D
?man upanishad	C
?man week	C
?man wif	C
?man work	C
?man year	[
?man zer	C
?porqu	C
?porqu diferenci	C
?when	K
?when _a	[
?when _be	C
?when _do	C
?when _he	G
?when _i	[
?when _im	[
?when _it	N
?when _its	[
?when _my	C
?when _she	[
?when _should	D
?when _the	C
?when _ther	Q
?when _to	C
?when _we	[
?when _will	[
?when _you	[
?when ang	[
?when cold	L
?when gam	E
?when isaac	X
?when jesu	[
?when lif	W
?when peopl	[
?when rent	C
?when run	F
?when writ	D
?wher	L
?wher _a	C
?wher _be	I
?wher _can	C
?wher _do	U
?wher _he	P
?wher _i	Y
?wher _should	C
?wher _the	M
?wher _ther	[
?wher _to	C
?wher _you	T
?wher _your	I
?wher jesu	[
?wher one	C
?wher statu	G
?who	K
?who _be	Z
?who _can	M
?who _could	W
?who _couldnt	T
?who _do	R
?who _doesnt	U
?who _dont	Z
?who _hav	L
?who _i	X
?who _in	C
?who _isnt	Q
?who _let	C
?who _may	[
?who _or	C
?who _sa	S
?who _said	C
?who _say	J
?who _to	Z
?who _will	E
?who _would	W
?who _wouldnt	V
?who actor	M
?who anoint	W
?who ask	Y
?who bak	C
?who baptiz	S
?who becam	V
?who betra	W
?who build	M
?who bur	U
?who burn	R
?who call	T
?who climb	[
?who cod	C
?who coin	C
?who com	T
?who commit	Q
?who cut	[
?who decid	C
?who den	W
?who design	C
?who destro	R
?who die	C
?who fall	Z
?who fight	C
?who foretold	T
?who found	N
?who get	H
?who giv	V
?who go	[
?who got	C
?who hat	[
?who heal	U
?who held	R
?who help	U
?who hid	Y
?who hold	L
?who hurt	W
?who invent	C
?who kill	C
?who leav	C
?who led	T
?who lie	R
?who liv	[
?who lost	[
?who lov	H
?who mak	[
?who nev	[
?who own	C
?who pa	C
?who paint	C
?who pla	D
?who pra	[
?who put	[
?who rap	W
?who read	C
?who repent	S
?who replac	C
?who resign	C
?who roll	[
?who run	C
?who sacrific	P
?who sav	K
?who scor	H
?who se	P
?who see	[
?who shot	C
?who sin	[
?who sing	C
?who steal	S
?who tak	[
?who teach	C
?who tell	[
?who think	R
?who touch	[
?who unfollow	C
?who view	C
?who voic	C
?who walk	X
?who want	P
?who wash	V
?who wast	P
?who watch	[
?who weep	J
?who won	C
?who writ	C
?who year	C
?whom	J
?whom _do	V
?whom _shall	V
?whom _you	[
?why	N
?why _be	C
?why _cant	C
?why _couldnt	U
?why _didnt	R
?why _do	C
?why _doesnt	U
?why _dont	W
?why _im	P
?why _me	[
?why _should	U
?why _so	[
?why _wont	C
?why believ	[
?why both	[
?why fort	[
?why not	[
?why small	C
^ 0	C
^ 00	C
^ 000	C
^ 0161	C
^ 080	G
^ 0x80070005	C
^ 1000	F
^ 109	I
^ 11111	C
^ 12345	H
^ 123456789	I
^ 127	E
^ 150	I
^ 160	K
^ 180	J
^ 19	M
^ 192	D
^ 1984	C
^ 1z999aa10123456784	H
^ 20	C
^ 22	K
^ 221b	M
^ 34	C
^ 350	H
^ 3cscript	C
^ 400	[
^ 404	F
^ 411	C
^ 420	C
^ 430	[
^ 44	F
^ 4th	C
^ 52	M
^ 555	C
^ 5g	C
^ 666	R
^ 69	C
^ 72	E
^ 73	Y
^ 7th	C
^ 90210	C
^ 978	F
^ 987654321	C
^ 9999	D
^ ?cuant	V
^ ?how	G
^ ?man	[
^ ?when	E
^ ?wher	[
^ ?who	E
^ ?whom	[
^ ?why	N
^ _a	[
^ _al	E
^ _an	[
^ _as	[
^ _at	[
^ _be	Q
^ _bibl	[
^ _bibli	Z
^ _biblical	[
^ _by	[
^ _can	R
^ _cant	[
^ _chapt	C
^ _christian	C
^ _com	C
^ _con	K
^ _could	Q
^ _couldnt	R
^ _cual	C
^ _cuand	C
^ _de	Y
^ _deb	[
^ _dec	[
^ _del	T
^ _di	[
^ _didnt	U
^ _do	S
^ _dond	H
^ _dont	[
^ _e	C
^ _el	[
^ _en	[
^ _for	[
^ _from	U
^ _get	C
^ _god	H
^ _hac	[
^ _hav	S
^ _havent	R
^ _hay	[
^ _he	[
^ _her	[
^ _his	[
^ _i	[
^ _if	[
^ _im	[
^ _in	[
^ _isnt	X
^ _it	[
^ _its	[
^ _ive	[
^ _just	M
^ _la	[
^ _las	[
^ _le	Z
^ _les	C
^ _let	[
^ _lo	[
^ _los	[
^ _mas	Y
^ _may	F
^ _me	[
^ _mi	W
^ _mis	[
^ _must	W
^ _my	[
^ _nos	D
^ _o	P
^ _of	C
^ _ok	C
^ _on	[
^ _or	C
^ _our	[
^ _par	[
^ _pleas	Q
^ _pod	Z
^ _por	X
^ _que	C
^ _quien	K
^ _say	C
^ _scriptur	[
^ _se	[
^ _ser	[
^ _she	[
^ _should	[
^ _show	R
^ _so	[
^ _sobr	R
^ _someon	[
^ _someth	[
^ _su	V
^ _tell	C
^ _teng	[
^ _th	C
^ _that	H
^ _the	[
^ _ther	[
^ _thos	T
^ _tien	X
^ _to	T
^ _too	[
^ _tu	[
^ _u	C
^ _un	[
^ _una	[
^ _us	C
^ _vers	[
^ _versicul	Z
^ _we	[
^ _what	L
^ _which	T
^ _whos	M
^ _will	C
^ _would	C
^ _wrong	C
^ _y	[
^ _yo	C
^ _you	V
^ _your	C
^ a1	K
^ a1c	D
^ aa	C
^ aaaaa	C
^ aaaaaaaa	C
^ aaaaaaaaaaa	C
^ aaaaaaaaaaaaaaa	C
^ aaron	C
^ ab12	H
^ abandon	Y
^ abb	V
^ abc	C
^ abc123	E
^ abdi	T
^ abel	I
^ abigail	X
^ abimelech	P
^ abog	C
^ abominacion	Q
^ abon	C
^ abort	Y
^ abortion	X
^ abr	[
^ abraham	S
^ abram	[
^ absalom	I
^ absalon	U
^ abstain	Y
^ aburridoo	C
^ abus	S
^ ac	C
^ acab	[
^ acas	P
^ acc	C
^ accept	Z
^ aceit	V
^ acept	[
^ acn	[
^ acompan	[
^ acord	C
^ acordat	Z
^ acr	C
^ act	E
^ actor	X
^ actu	C
^ acuerdat	T
^ acus	P
^ adam	C
^ adan	Y
^ adblu	E
^ add	C
^ addam	C
^ addict	K
^ adel	K
^ adhd	[
^ adi	C
^ adiccion	V
^ adivin	C
^ admin	C
^ adona	[
^ adond	Y
^ adopt	[
^ ador	Z
^ adult	R
^ adulter	S
^ advent	M
^ adventist	[
^ adventur	C
^ advic	T
^ aeiouaeiou	C
^ affect	D
^ afraid	[
^ afric	Z
^ african	C
^ aft	[
^ against	[
^ agap	X
^ agar	V
^ age	[
^ agnostic	X
^ agradec	S
^ agu	[
^ aguant	[
^ agur	[
^ ahab	[
^ ahaz	S
^ ahijah	U
^ ahor	[
^ ai	[
^ air	C
^ airbnb	F
^ aircraft	C
^ airpod	M
^ airport	L
^ al	[
^ alab	V
^ alcatraz	C
^ alcohol	C
^ ald	M
^ alegrens	X
^ alejandr	V
^ aleluy	V
^ alex	C
^ alexand	P
^ alg	[
^ alguien	V
^ algun	S
^ alici	D
^ alien	[
^ aliment	C
^ alineacion	C
^ all	[
^ alm	X
^ almost	T
^ alon	[
^ alquil	D
^ alt	F
^ altard	C
^ alter	C
^ altur	C
^ alwa	[
^ am	J
^ ama	R
^ amar	T
^ amaziah	W
^ amazon	S
^ amb	C
^ amen	C
^ american	C
^ amig	[
^ amish	C
^ amistad	S
^ amnon	X
^ amo	[
^ among	C
^ amor	[
^ amoxicilin	C
^ amoxicillin	I
^ amtrak	D
^ amulet	X
^ amy	C
^ amzn	C
^ amzon	C
^ an	U
^ ana	[
^ anagram	C
^ anaheim	C
^ analis	C
^ anani	[
^ ancian	X
^ ancient	J
^ and	[
^ andrew	L
^ android	H
^ ang	[
^ angel	D
^ angelin	M
^ angkor	C
^ angl	E
^ angul	C
^ anill	C
^ anim	[
^ animal	J
^ aniversari	[
^ annabell	C
^ anniversar	C
^ ano	[
^ anoint	T
^ anoth	L
^ ansiedad	V
^ answ	[
^ answer	[
^ ant	[
^ antaly	D
^ anthon	C
^ antichrist	C
^ antifreez	L
^ antihistamin	F
^ antioch	C
^ antiochu	[
^ antonym	C
^ anxiou	W
^ aou	C
^ apart	X
^ aphid	C
^ apo	R
^ apocalips	[
^ apocalyps	C
^ apoll	C
^ apostill	C
^ apostl	C
^ apostol	[
^ apostroph	C
^ app	C
^ appearanc	W
^ appl	F
^ aprend	R
^ april	C
^ aqu	[
^ aquariu	C
^ aquarium	K
^ ar	C
^ arabic	C
^ arbol	S
^ arc	C
^ arcangel	W
^ arctic	E
^ arduin	C
^ are	C
^ argu	X
^ arizon	D
^ ark	C
^ arkans	C
^ arm	[
^ armageddon	C
^ armor	I
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
^ asdfasdf	C
^ asdkjhasd	C
^ asdnlkj	C
^ asesin	V
^ ash	C
^ asham	U
^ asi	W
^ ask	[
^ aspirin	C
^ assassin	C
^ assist	Z
^ assyri	Y
^ assyrian	X
^ ataqu	R
^ atheist	V
^ athen	R
^ athlet	E
^ atomic	Q
^ atonement	L
^ atropell	Z
^ aun	W
^ aunqu	[
^ australian	J
^ author	[
^ autism	T
^ autistic	Z
^ autobu	C
^ autor	[
^ avat	N
^ ave	[
^ avenid	C
^ aventur	[
^ averag	C
^ avis	F
^ aviv	K
^ avogadr	C
^ avoid	[
^ awak	[
^ axolotl	I
^ ay	U
^ ayat	C
^ ayud	V
^ ayudam	U
^ ayun	S
^ azazel	Y
^ aztec	L
^ b	C
^ b08n5wrwnw	C
^ b12	F
^ baa	F
^ baal	Y
^ bab	C
^ babel	Q
^ babiloni	[
^ babylon	C
^ babyloni	C
^ babysit	F
^ back	[
^ bacon	C
^ bad	[
^ baha	C
^ bail	T
^ baj	[
^ bak	[
^ balaam	Y
^ balanc	C
^ balayag	G
^ bald	[
^ baldur	G
^ ball	E
^ ballon	F
^ ban	[
^ banan	H
^ bander	C
^ bank	I
^ bankruptc	Y
^ baptist	C
^ baptiz	C
^ bar	[
^ barak	C
^ barbar	C
^ barbi	C
^ barist	C
^ barle	W
^ barometric	C
^ baruch	T
^ base64	I
^ bash	C
^ bass	C
^ bast	X
^ batall	C
^ battl	C
^ bautiz	Y
^ baylor	E
^ bbbbb	C
^ bbc	F
^ bbq	H
^ be	[
^ beam	C
^ bear	Z
^ beard	C
^ beast	C
^ beatl	N
^ beaut	C
^ beb	[
^ becam	V
^ becom	[
^ bed	C
^ bedtim	[
^ bee	V
^ beep	C
^ beer	C
^ beethoven	H
^ befor	[
^ behemot	T
^ behind	[
^ behold	[
^ bel	[
^ belen	[
^ believ	C
^ belind	C
^ bell	L
^ belshaz	H
^ beltan	K
^ ben	[
^ bench	G
^ benchmark	C
^ bendec	X
^ bendic	X
^ bendicion	[
^ bendit	Q
^ benjamin	C
^ benn	C
^ berlin	C
^ bermud	F
^ bes	Z
^ best	C
^ bet	D
^ bet365	J
^ bethlehem	F
^ betra	W
^ bett	L
^ beyonc	I
^ biblesuck	C
^ bien	S
^ bienaventur	T
^ big	U
^ bik	C
^ bikin	[
^ bil	C
^ bildad	X
^ bill	F
^ billi	C
^ bin	C
^ binanc	C
^ binar	E
^ bind	K
^ bing	[
^ biorhythm	M
^ bipol	[
^ bird	Q
^ birkenstock	L
^ birth	[
^ birthda	I
^ biscof	C
^ bishop	C
^ bit	C
^ bitcoin	X
^ bizcoch	J
^ bla	C
^ blablabl	C
^ black	L
^ blackjack	N
^ blackout	C
^ blargh	C
^ blasphem	Z
^ blend	Q
^ bless	C
^ blind	[
^ blink	C
^ block	I
^ blondi	C
^ blood	K
^ bloodborn	C
^ blorp	C
^ blu	G
^ bluetooth	C
^ bmi	C
^ bnmbnmbn	C
^ boat	C
^ boaz	F
^ bob	C
^ bod	[
^ boer	C
^ bohemian	N
^ boil	C
^ bojack	C
^ bold	[
^ bollock	C
^ bond	C
^ bonjor	C
^ boob	C
^ book	C
^ bookmark	C
^ bor	C
^ bord	[
^ boss	[
^ boston	E
^ bot	H
^ bottomless	X
^ boundar	[
^ bouquet	C
^ bow	C
^ bowl	U
^ box	C
^ boy	[
^ boyfriend	[
^ bra	N
^ brac	I
^ brain	E
^ braveheart	D
^ braz	M
^ brb	C
^ bread	W
^ breadcrumb	C
^ break	X
^ breakfast	C
^ breastplat	C
^ brexit	C
^ brid	[
^ bridegroom	[
^ bridesmaid	E
^ brimston	C
^ bring	[
^ britain	C
^ british	M
^ britne	C
^ bro	E
^ brokeback	C
^ bronz	C
^ broth	Y
^ bruh	C
^ brujeri	[
^ brussel	C
^ bryan	C
^ bs	C
^ bt	C
^ bu	[
^ bubbl	G
^ bubonic	C
^ bucl	I
^ bud	D
^ budd	C
^ buddhist	[
^ buen	C
^ buff	G
^ build	[
^ buji	I
^ bul	[
^ bull	C
^ bullshit	C
^ bum	C
^ bumbl	H
^ bur	S
^ burg	C
^ burial	Z
^ burn	C
^ burnt	[
^ bus	Q
^ busc	[
^ buscad	U
^ bush	L
^ bushcraft	C
^ busquen	W
^ butl	E
^ butterf	[
^ bye	C
^ bypass	C
^ byu	F
^ c	T
^ caball	[
^ cabell	U
^ cabinet	C
^ cabl	H
^ cabr	W
^ cad	N
^ caes	D
^ cai	X
^ cain	S
^ calcul	W
^ caleb	Q
^ calend	N
^ calendari	Q
^ calf	C
^ calidad	C
^ call	K
^ callat	C
^ calm	[
^ calor	K
^ calpol	C
^ calvin	I
^ camb	E
^ cambi	Z
^ camel	C
^ camelbak	C
^ camell	[
^ camer	C
^ camil	C
^ camin	[
^ camp	C
^ campervan	C
^ canaan	C
^ canc	T
^ cancel	R
^ cancion	C
^ cand	C
^ candl	D
^ candlem	[
^ canel	C
^ cannot	C
^ cans	[
^ cant	[
^ cantam	C
^ canterbur	E
^ canv	C
^ cap	C
^ capirot	C
^ capital	C
^ capitul	Y
^ capricorn	C
^ capsul	G
^ captial	C
^ car	[
^ carbon	[
^ card	Z
^ cardan	I
^ caregiv	Z
^ carg	V
^ carl	F
^ carnet	C
^ carnival	J
^ carpal	C
^ carpent	[
^ carpinter	S
^ carr	Z
^ cart	[
^ cas	[
^ casarm	[
^ casp	C
^ cast	Y
^ castig	R
^ cat	[
^ catalytic	C
^ catan	C
^ catch	[
^ catfish	X
^ catherin	C
^ catholic	C
^ caus	C
^ cay	[
^ ced	C
^ ceil	C
^ cel	[
^ celebrit	K
^ celtic	C
^ celul	[
^ cen	X
^ ceniz	X
^ centurion	V
^ cerd	S
^ cereal	C
^ cesare	Y
^ ch	[
^ chain	[
^ chakr	[
^ chang	P
^ chapel	R
^ chappell	L
^ char	C
^ charad	L
^ chariot	C
^ charit	F
^ charl	[
^ charli	K
^ charlott	C
^ chatgpt	C
^ che	C
^ cheap	E
^ cheat	[
^ check	T
^ cheep	E
^ chees	J
^ chelse	C
^ cheltenham	H
^ chem	[
^ chernobyl	G
^ cherubim	Z
^ chess	M
^ chest	[
^ chicag	F
^ chick	C
^ chicken	C
^ chickenpox	J
^ chief	V
^ child	W
^ childhood	Q
^ chines	C
^ chip	G
^ chipotl	J
^ chism	Z
^ chist	C
^ chiv	[
^ chmod	C
^ choos	[
^ chr	C
^ christ	C
^ christchurch	C
^ christen	H
^ christin	C
^ christm	S
^ christoph	C
^ chromebook	C
^ chronic	[
^ chuck	F
^ church	E
^ churchill	C
^ cicl	C
^ cieg	[
^ ciel	[
^ cient	S
^ cinc	[
^ cinem	C
^ cir	Y
^ circumcision	T
^ cistern	C
^ cit	R
^ citation	C
^ citibik	C
^ ciudad	Z
^ civil	[
^ cl	C
^ cla	C
^ clap	[
^ clarenc	C
^ clas	[
^ clash	C
^ clasificacion	C
^ class	H
^ claudi	T
^ clav	C
^ clean	[
^ cleans	X
^ cleric	J
^ click	H
^ clim	C
^ climat	[
^ clos	[
^ cloth	W
^ cloud	C
^ coach	[
^ cobr	[
^ cock	C
^ cockatiel	C
^ cocktail	E
^ codig	C
^ coffe	R
^ cohabitation	[
^ coin	P
^ cold	[
^ coldpla	C
^ colesterol	C
^ colleagu	[
^ collect	H
^ collectiv	C
^ colleg	V
^ colonel	C
^ color	V
^ colossu	C
^ com	[
^ comet	[
^ comfort	X
^ comid	I
^ command	I
^ commandment	C
^ comment	E
^ common	D
^ communication	C
^ communion	C
^ compar	T
^ comparativ	L
^ compart	[
^ compatibilidad	C
^ compet	W
^ competition	V
^ complex	I
^ compos	C
^ compost	C
^ compound	D
^ compr	[
^ comput	E
^ computador	C
^ comunion	V
^ concert	[
^ conciert	C
^ concubin	S
^ conect	C
^ conf	T
^ confes	S
^ confess	Z
^ confession	G
^ confessional	C
^ confirmation	Y
^ conflict	[
^ conjug	C
^ conjugat	C
^ conjur	C
^ connect	C
^ conqu	Y
^ consej	V
^ consid	Z
^ consol	P
^ const	D
^ constantin	X
^ constitucion	E
^ consuel	W
^ consum	[
^ cont	[
^ contact	C
^ contend	U
^ contr	W
^ contradiccion	V
^ contradiction	[
^ contrasena1234	C
^ contrat	F
^ control	[
^ controll	Z
^ convert	C
^ cook	[
^ coolant	E
^ cop	[
^ coq	C
^ cor	W
^ coral	C
^ corazon	[
^ corder	G
^ corinthian	C
^ corn	C
^ cornerston	C
^ cornstarch	G
^ coron	M
^ coronation	C
^ corpu	H
^ corrig	C
^ corrupt	[
^ cort	C
^ cos	S
^ cosign	Z
^ cost	C
^ costill	T
^ cotizacion	C
^ couch	C
^ council	M
^ count	[
^ countr	C
^ coupl	Z
^ coupon	C
^ court	[
^ courtne	C
^ cousin	Y
^ cov	G
^ covenant	C
^ covid	C
^ cowork	Z
^ cr	[
^ crab	C
^ craft	[
^ craigslist	G
^ cranberr	H
^ crap	C
^ craz	I
^ cre	[
^ creat	[
^ creatin	C
^ creatinin	C
^ crec	X
^ crem	C
^ cret	[
^ cri	T
^ cricket	M
^ cring	G
^ crippl	[
^ cris	[
^ criss	C
^ crist	[
^ cristian	I
^ croc	E
^ crochet	F
^ cron	C
^ crontab	C
^ crook	[
^ croquet	C
^ cross	F
^ crossfit	C
^ crossword	M
^ crowd	[
^ crown	C
^ crucif	V
^ crucigram	C
^ cruell	C
^ cruis	C
^ crusad	C
^ crush	W
^ cruz	[
^ cry	C
^ crystal	K
^ css	I
^ ctrl	C
^ cuan	P
^ cuant	C
^ cuarent	Y
^ cuatr	W
^ cuban	C
^ cuent	[
^ cuentam	F
^ cuerp	X
^ cuid	[
^ cul	C
^ culp	Q
^ cult	[
^ cumpl	[
^ cumplean	T
^ cuot	H
^ cup	F
^ cupon	K
^ cur	M
^ curr	C
^ current	C
^ curs	T
^ custod	[
^ custom	I
^ cut	[
^ cv	I
^ cybill	C
^ cycl	L
^ cypru	G
^ cyrillic	K
^ cyru	V
^ d	C
^ da	[
^ dad	Q
^ dagon	[
^ dal	[
^ dala	K
^ dam	[
^ damascu	C
^ damp	C
^ dan	C
^ danc	C
^ daniel	I
^ dann	F
^ dar	[
^ daredevil	C
^ dark	F
^ darl	S
^ dart	I
^ dash	N
^ dat	[
^ daught	I
^ dav	C
^ david	I
^ davidson	I
^ dawn	C
^ day	D
^ daycar	C
^ daylight	C
^ ddd	C
^ deacon	C
^ deadlift	C
^ deadpool	F
^ deaf	Y
^ deakin	C
^ dear	C
^ deb	T
^ deben	P
^ debor	Z
^ deborah	E
^ debt	[
^ decapol	[
^ decirl	R
^ declaracion	C
^ declaration	C
^ dedication	[
^ dedicatori	S
^ deep	R
^ deer	Q
^ deez	C
^ defend	X
^ defin	X
^ definit	C
^ definition	[
^ definiton	D
^ dej	[
^ dejen	Q
^ dela	[
^ delet	C
^ delilah	G
^ deliveranc	[
^ deloitt	C
^ demas	[
^ demon	C
^ den	E
^ denmark	H
^ dental	C
^ department	C
^ deployment	Z
^ deport	[
^ depreciation	C
^ depress	[
^ deriv	D
^ derivativ	C
^ derrib	S
^ desbloqu	F
^ descendant	S
^ describ	Z
^ descubr	S
^ desd	[
^ dese	X
^ desert	Q
^ design	[
^ despacit	J
^ desped	R
^ despedid	V
^ despu	[
^ dessert	C
^ destin	P
^ detroit	C
^ deuteragonist	C
^ deuteronom	X
^ deutsch	H
^ dev	[
^ develop	K
^ devil	Q
^ devill	C
^ devocion	P
^ devocional	[
^ devolv	M
^ devotion	[
^ devotional	W
^ dfgdfgdfg	C
^ dfgkjhdfg	D
^ dgdgdgd	C
^ di	D
^ dia	U
^ diabl	C
^ diacon	[
^ dialys	[
^ diamond	C
^ dian	[
^ dianetic	C
^ dicen	W
^ dichos	V
^ dickhead	C
^ die	C
^ diet	W
^ diezm	Z
^ diferenci	G
^ differenc	C
^ difficult	Y
^ dig	G
^ dign	X
^ dij	Q
^ dijeron	Q
^ dijon	C
^ dim	H
^ din	[
^ dinah	H
^ diner	[
^ dios	C
^ diosit	[
^ direction	F
^ dirt	[
^ discipl	R
^ disciplin	C
^ discipul	S
^ discord	J
^ discourag	[
^ discriminat	R
^ discurs	V
^ disfrut	W
^ dishwash	C
^ disne	E
^ disneyland	C
^ disobedient	S
^ disregard	C
^ distanc	C
^ div	C
^ divid	[
^ dividend	C
^ division	[
^ divorc	W
^ diwal	C
^ dj	G
^ dm	C
^ dmv	C
^ dnd	D
^ dns	C
^ dobl	T
^ doc	X
^ dock	C
^ doctor	[
^ documentar	G
^ dodg	C
^ dog	[
^ dogecoin	C
^ dogm	L
^ dol	C
^ dolor	Q
^ domestic	U
^ domin	C
^ doming	[
^ don	[
^ donald	I
^ donat	[
^ donke	H
^ donut	C
^ doom	C
^ door	E
^ doppl	C
^ dorc	W
^ dorian	C
^ dormim	S
^ dos	[
^ doubl	[
^ doubt	X
^ dov	C
^ down	Y
^ doy	W
^ dpd	C
^ dpf	F
^ dr	C
^ draft	N
^ draftk	K
^ drag	[
^ dragon	R
^ drak	C
^ draw	Q
^ dreadlock	[
^ dream	C
^ dreamboat	C
^ dress	[
^ drink	S
^ drip	[
^ driv	W
^ dron	C
^ drop	C
^ dropship	C
^ drought	Y
^ drown	U
^ drum	D
^ drunk	[
^ drunken	Y
^ dry	[
^ dud	[
^ duel	[
^ duerm	V
^ duk	J
^ dumb	C
^ dumbledor	C
^ dun	C
^ dunkirk	D
^ duoling	C
^ dust	C
^ dut	[
^ dwayn	L
^ dyson	E
^ eagl	[
^ ear	[
^ earth	C
^ earthquak	Z
^ eas	Q
^ east	C
^ eastend	C
^ eastern	[
^ eat	C
^ eba	C
^ ebenez	[
^ ecclesiastical	C
^ ech	M
^ echal	Z
^ eclesiastic	Q
^ eclips	[
^ ecuacion	C
^ eczem	C
^ ed	L
^ edad	C
^ eddi	C
^ eden	Q
^ edom	W
^ educ	U
^ eduroam	C
^ eeeeeeeeee3	C
^ egfr	C
^ egg	[
^ eggnog	C
^ eglon	Y
^ egypt	C
^ egyptian	C
^ eid	C
^ eiffel	J
^ eight	[
^ eightfold	G
^ ejempl	N
^ ejercici	P
^ el	Z
^ eld	[
^ elden	C
^ eleanor	C
^ eleaz	[
^ eleccion	[
^ election	[
^ electoral	H
^ electric	I
^ electrician	C
^ electricit	D
^ electron	C
^ eleg	Y
^ elevation	C
^ elf	C
^ eli	[
^ elihu	[
^ elijah	C
^ elim	Z
^ eliphaz	X
^ elise	[
^ elish	E
^ elizab	C
^ ell	[
^ elohim	S
^ elon	C
^ elton	C
^ embaraz	Z
^ embarrass	S
^ emerald	C
^ emm	C
^ emmerdal	C
^ emotion	S
^ emotional	[
^ empan	C
^ empez	X
^ empiez	[
^ emple	G
^ empt	[
^ enabl	G
^ encontr	[
^ encourag	W
^ encouragement	S
^ encuest	C
^ end	X
^ enem	[
^ enfermedad	Z
^ engagement	E
^ engan	R
^ enjo	V
^ enlac	C
^ enoc	V
^ enoch	S
^ ensen	R
^ ensenal	V
^ ensenan	P
^ ensenanz	Y
^ ent	C
^ entierr	[
^ entr	[
^ entreg	S
^ entrop	H
^ envidi	[
^ envo	Y
^ enzym	D
^ ephesu	C
^ epiphan	G
^ epiphon	L
^ epoch	C
^ epsom	C
^ equalit	G
^ equipaj	C
^ er	C
^ eric	C
^ erotic	L
^ error	C
^ ertertert	C
^ esau	Y
^ escap	C
^ esclav	Q
^ escorpi	E
^ escort	C
^ escrib	C
^ escuch	[
^ escuel	V
^ esdr	[
^ esfuerzat	S
^ esim	C
^ esp	[
^ esp32	C
^ esper	[
^ esperant	C
^ espiritu	S
^ espos	[
^ essa	K
^ est	G
^ estab	P
^ estan	T
^ estatu	H
^ esteban	S
^ esten	V
^ esth	C
^ esto	[
^ estrang	R
^ estren	C
^ estud	U
^ estudi	W
^ estuv	P
^ etc	E
^ eternal	L
^ eternit	P
^ etf	N
^ ets	K
^ ett	C
^ eu	C
^ eugen	E
^ eul	C
^ eur	C
^ euromillion	F
^ eurost	C
^ eurovision	K
^ eva	N
^ evangeli	W
^ eve	C
^ even	[
^ ever	[
^ everybod	R
^ everyon	[
^ everyth	[
^ eviction	W
^ evidenc	V
^ evil	E
^ evolution	[
^ ewrtwert	C
^ ex	[
^ exam	V
^ examen	[
^ excel	G
^ excell	I
^ exception	C
^ exchang	N
^ exec	E
^ exist	V
^ existen	Q
^ existi	Q
^ exodu	C
^ exorcism	T
^ exorcist	C
^ exothermic	D
^ expert	C
^ expiacion	Z
^ expir	C
^ explain	[
^ explic	Q
^ expuls	[
^ extr	C
^ extran	[
^ ey	[
^ eye	P
^ eyebrow	C
^ eyeshadow	C
^ ezekiel	J
^ ezequi	S
^ ezequiel	[
^ ezr	C
^ f	C
^ f1	C
^ f35	H
^ fac	[
^ facbook	C
^ facebook	C
^ facetim	C
^ factor	[
^ factoris	I
^ fad	L
^ fahrenheit	E
^ fail	V
^ failur	Z
^ fair	[
^ faith	C
^ faithless	C
^ fak	R
^ fall	Q
^ falleci	[
^ fallout	C
^ fals	Z
^ falt	X
^ fam	[
^ famili	T
^ famin	[
^ famou	K
^ fanduel	C
^ fantas	V
^ fantastic	C
^ far	[
^ farewell	[
^ farise	U
^ farm	[
^ farmaci	C
^ fart	C
^ fas	C
^ fast	C
^ fasten	C
^ fat	[
^ fath	C
^ favoritism	S
^ fe	[
^ fear	[
^ feast	[
^ fech	[
^ fed	C
^ fedex	C
^ feed	[
^ feel	[
^ felic	R
^ felip	V
^ feliz	X
^ femal	[
^ fenc	M
^ feng	C
^ ferr	C
^ festival	[
^ few	G
^ ffff	C
^ ffs	C
^ fghfghfgh	C
^ fibonacc	C
^ fichaj	G
^ field	[
^ fier	Y
^ fiest	[
^ fif	C
^ fift	S
^ fig	C
^ fight	Q
^ figm	C
^ filibust	D
^ filipin	C
^ film	C
^ fin	[
^ final	U
^ financial	Z
^ find	M
^ fing	Z
^ finiquit	K
^ finnish	C
^ fir	E
^ firework	J
^ firm	[
^ first	[
^ firstborn	R
^ fish	N
^ fisherman	F
^ fishermen	[
^ fit	D
^ fiv	[
^ fix	H
^ fjdksl	C
^ fl	G
^ flag	G
^ flam	[
^ flash	C
^ flashlight	G
^ flat	E
^ fle	C
^ fleetwood	K
^ flesh	C
^ flibbertyjib	C
^ flight	Z
^ flihgt	D
^ flip	C
^ float	[
^ flood	C
^ flor	V
^ florid	H
^ flow	[
^ flu	F
^ flurb	C
^ flut	C
^ fodmap	D
^ fol	C
^ follow	C
^ foo	C
^ food	[
^ fool	C
^ foot	[
^ football	[
^ forbidden	[
^ ford	D
^ foreign	[
^ forget	G
^ forgiv	H
^ forgot	C
^ format	C
^ formul	C
^ formulari	C
^ fort	C
^ fortnit	[
^ fortun	G
^ fost	[
^ fot	C
^ found	M
^ foundation	C
^ four	[
^ fourteen	K
^ fourth	[
^ fox	[
^ frankenstein	L
^ fras	[
^ fre	C
^ freak	C
^ freedom	V
^ freelanc	I
^ freez	C
^ french	C
^ fresh	Z
^ frida	[
^ friend	[
^ friendship	V
^ frog	[
^ frost	R
^ frozen	R
^ fruit	[
^ fruitcak	C
^ ftp	K
^ fts	D
^ fuck	C
^ fueg	X
^ fuer	C
^ fui	Z
^ fuk	C
^ full	F
^ fun	C
^ funcion	K
^ fundador	C
^ funeral	[
^ funn	[
^ furnac	C
^ futur	Y
^ fyr	C
^ gabriel	C
^ gaiu	[
^ galatasara	C
^ galatian	E
^ gall	C
^ gam	J
^ gambl	W
^ gamestop	E
^ gan	[
^ gandalf	C
^ ganesh	C
^ gang	[
^ gangst	L
^ gap	N
^ garag	J
^ garden	[
^ garlic	C
^ garmin	E
^ gas	I
^ gasoliner	H
^ gast	[
^ gat	U
^ gatekeep	C
^ gatewa	G
^ gaviscon	C
^ gay	W
^ gb29	E
^ gcs	C
^ gdpr	K
^ gedeon	U
^ gel	C
^ gemin	I
^ gend	X
^ generacion	C
^ general	N
^ generat	C
^ generational	[
^ generou	[
^ genes	C
^ genshin	C
^ gent	[
^ gentl	[
^ geograph	I
^ georg	C
^ gerasen	[
^ german	C
^ gerrymander	F
^ gestation	C
^ get	[
^ gggg	D
^ ggggghhhhh	C
^ ghghghgh	C
^ ghjkghjk	C
^ ghost	[
^ ghostbust	C
^ giant	[
^ gibberish	C
^ gibeonit	Z
^ gideon	H
^ gift	F
^ gigant	W
^ gilgal	Z
^ gilipoll	C
^ gingerbread	C
^ girl	[
^ git	C
^ glad	[
^ gladiator	D
^ glastonbur	F
^ glor	C
^ glori	[
^ glov	C
^ glucos	C
^ gluten	K
^ glycemic	K
^ gm	F
^ gmail	K
^ go	C
^ goat	T
^ gob	C
^ gobiern	Z
^ godadd	C
^ goddess	C
^ godfath	M
^ godfre	J
^ godiv	M
^ godspell	C
^ godzill	C
^ gog	Y
^ going	[
^ gol	C
^ gold	[
^ golden	C
^ goldfish	C
^ golf	L
^ goliath	C
^ gomorrah	K
^ good	C
^ goodwill	C
^ googl	C
^ gorillaz	D
^ goshen	C
^ gospel	C
^ gossip	V
^ got	[
^ government	I
^ governor	M
^ goz	R
^ gpu	C
^ gr	Y
^ grac	C
^ graci	[
^ gradient	C
^ graduation	[
^ grain	[
^ gran	C
^ grand	X
^ grandkid	W
^ grandm	[
^ grandp	Z
^ grandparent	R
^ grap	C
^ grat	Z
^ gratitud	[
^ grayscal	C
^ gre	C
^ great	Z
^ greed	V
^ greek	C
^ green	[
^ greet	[
^ grew	S
^ greyhound	C
^ grief	X
^ griev	Y
^ group	C
^ grout	C
^ grow	Z
^ grup	R
^ gt	C
^ gta	C
^ guard	[
^ guardan	C
^ guerr	Q
^ guess	C
^ guilt	[
^ guin	C
^ guit	J
^ gulf	D
^ gun	[
^ guru	C
^ guy	S
^ gym	[
^ h1	D
^ h1b	E
^ ha	T
^ hab	C
^ habakuk	E
^ habi	P
^ habl	[
^ habr	U
^ hac	[
^ hacers	[
^ had	S
^ hag	Z
^ hagan	V
^ hagas	Z
^ haggl	[
^ hah	C
^ hahahah	C
^ haiku	J
^ hail	G
^ haile	C
^ hailston	K
^ hair	[
^ hairdres	E
^ haj	L
^ hal	C
^ halal	C
^ half	M
^ hall	W
^ hallelujah	L
^ halloween	P
^ ham	Y
^ haman	G
^ hamlet	C
^ hammond	C
^ hamst	C
^ han	C
^ hananiah	T
^ hand	C
^ handmaid	C
^ hank	C
^ hannah	X
^ hanukkah	C
^ hanuman	I
^ happ	K
^ har	C
^ harass	U
^ hard	M
^ harp	J
^ harr	R
^ harv	R
^ harvard	F
^ hast	[
^ hat	[
^ haunt	[
^ hav	Z
^ hawk	G
^ hayden	C
^ haz	C
^ hazael	[
^ hazm	E
^ hdhdhd	C
^ hdhdhdhdjdj	C
^ hdl	K
^ hdm	C
^ head	[
^ headlight	N
^ heal	[
^ health	G
^ hear	[
^ heart	E
^ heartburn	C
^ heartstop	H
^ heav	C
^ heaven	C
^ hebre	[
^ hebrew	R
^ hebron	W
^ hedg	C
^ helen	C
^ hell	C
^ hellblad	C
^ hellbo	C
^ hellfir	C
^ hellman	F
^ hellofresh	C
^ helmet	N
^ help	H
^ hen	F
^ henr	C
^ henta	C
^ her	[
^ hereditar	C
^ herm	C
^ herman	G
^ hero	C
^ herod	Z
^ hex	C
^ hey	C
^ hezekiah	K
^ hgfhgf	E
^ hgfhgfhgf	C
^ hgv	I
^ hhhhhhhhhhhhhhg	C
^ hi	C
^ hic	Z
^ hiccup	C
^ hicieron	U
^ hicim	R
^ hid	[
^ high	[
^ highwa	C
^ hij	D
^ hik	Z
^ hill	M
^ hillar	H
^ hillsong	K
^ himn	G
^ hind	C
^ hindu	[
^ hing	C
^ hipotec	C
^ hir	[
^ histori	[
^ historical	[
^ hit	[
^ hiy	C
^ hjkl	C
^ hmm	C
^ hmrc	I
^ hoa	C
^ hoe	C
^ hogwart	E
^ hoj	F
^ hol	C
^ hold	[
^ holida	[
^ hollywood	H
^ holocaust	Z
^ holofern	[
^ holyrood	C
^ hom	P
^ hombr	[
^ homeless	[
^ homenaj	S
^ homeostas	C
^ homeschool	[
^ homesick	X
^ hon	[
^ hond	K
^ hone	C
^ honest	V
^ honeymoon	H
^ honor	X
^ honr	[
^ hook	Y
^ hookup	Q
^ hoov	D
^ hop	C
^ hor	T
^ horari	C
^ horoscop	[
^ hors	N
^ horsemen	C
^ hosann	Y
^ hose	C
^ hospic	[
^ hospital	[
^ hospitalit	[
^ hospitl	C
^ hostel	C
^ hot	[
^ hotel	C
^ hotmail	C
^ hotspot	C
^ hous	J
^ household	[
^ housekeep	C
^ how	C
^ hoy	[
^ hoz	C
^ http	C
^ hub	T
^ hues	H
^ hug	G
^ hulu	N
^ hum	C
^ humbl	[
^ humidit	C
^ hummu	C
^ hung	S
^ hunt	[
^ hurrican	S
^ hurt	U
^ husband	[
^ hydrange	E
^ hydrocortison	C
^ hymn	C
^ hypocrit	T
^ hyunda	E
^ ibuprofen	C
^ ibuprofin	G
^ ice	R
^ icebreak	V
^ icing	F
^ icloud	C
^ idiot	C
^ idk	C
^ idol	[
^ idr	L
^ ifram	L
^ iglesi	[
^ ignor	C
^ iiiiiiiuuuu	C
^ ike	C
^ illegal	[
^ imagen	[
^ imagin	C
^ imaginar	C
^ imbecil	C
^ imdb	J
^ img	F
^ immaculat	S
^ immigrant	[
^ imperi	C
^ import	C
^ impostor	[
^ impresor	G
^ in	[
^ inc	[
^ incens	E
^ inch	C
^ inciens	E
^ ind	C
^ independenc	F
^ independenci	C
^ independient	C
^ indian	I
^ industrial	C
^ inf	L
^ infant	Z
^ infern	C
^ infertilit	[
^ infiern	U
^ inflation	N
^ ingrown	C
^ inheritanc	L
^ injur	[
^ input	C
^ insect	[
^ insid	C
^ insomni	[
^ inst	C
^ instagram	C
^ instal	C
^ instant	C
^ instrument	[
^ insulin	I
^ insult	[
^ int	C
^ integral	E
^ integrat	D
^ intermittent	J
^ internal	C
^ internet	C
^ interpret	Z
^ interracial	U
^ interstell	I
^ interview	R
^ introduction	[
^ introvert	[
^ intrusiv	U
^ invent	[
^ invert	[
^ invit	[
^ invitacion	C
^ invoic	J
^ iphon	L
^ ir	[
^ ira	[
^ irish	C
^ irm	Z
^ iron	C
^ irregul	C
^ irs	I
^ isa	F
^ isaac	T
^ isabel	[
^ isai	[
^ isaiah	E
^ ishmael	T
^ isl	V
^ islam	[
^ ismael	U
^ israel	C
^ iss	C
^ itch	P
^ itv	K
^ ivf	[
^ ivor	C
^ ivy	H
^ iz	C
^ j	D
^ jabon	C
^ jack	D
^ jacob	G
^ jael	W
^ jailbreak	I
^ jain	C
^ jairu	Q
^ jajaj	C
^ jajajaj	F
^ jajajajaj	F
^ jajsjajsj	C
^ jak	C
^ jam	J
^ jan	M
^ japanes	M
^ jar	V
^ jasp	E
^ jav	E
^ javascript	I
^ jd	C
^ jealou	U
^ jean	C
^ jef	Q
^ jeft	W
^ jehoahaz	S
^ jehovah	C
^ jehu	[
^ jennif	C
^ jephthah	X
^ jeremi	Y
^ jeremiah	C
^ jeric	W
^ jerich	C
^ jeroboam	C
^ jerusalem	C
^ jerusalen	V
^ jes	[
^ jess	C
^ jesu	M
^ jesucrist	Q
^ jet	H
^ jew	[
^ jewish	[
^ jezabel	X
^ jezebel	C
^ jimm	H
^ jinj	H
^ jjjjj	C
^ jjjjjjjj	C
^ jkasdf	D
^ jkhsdf87sdf	E
^ jkl	C
^ jnd	E
^ jo	[
^ joa	C
^ joab	Z
^ joan	C
^ job	L
^ jobcentr	M
^ joe	C
^ joel	F
^ johnn	D
^ jollof	J
^ jon	C
^ jonah	C
^ jonatan	V
^ jonathan	N
^ jool	F
^ jordan	C
^ jos	R
^ joseph	D
^ joshu	C
^ josi	T
^ josiah	C
^ josu	[
^ joven	U
^ joy	C
^ joycon	G
^ joyrid	C
^ jpmorgan	E
^ jsdhfjkhsd	D
^ json	E
^ juan	[
^ jubile	M
^ jud	C
^ judah	C
^ judg	N
^ judgement	C
^ judgment	Z
^ judit	V
^ judith	Z
^ juec	R
^ jueg	T
^ jug	[
^ juguem	C
^ juic	C
^ julien	H
^ juliu	C
^ jump	[
^ jun	C
^ junt	S
^ jur	I
^ jurassic	G
^ justic	C
^ justici	Y
^ justin	C
^ juzg	Q
^ k	C
^ kahoot	C
^ kajsdhf	C
^ kamasutr	F
^ kany	M
^ karaok	E
^ kardashian	C
^ karm	[
^ karv	E
^ kat	C
^ kayak	C
^ keanu	F
^ kebab	G
^ keep	[
^ ken	C
^ kennel	G
^ kentuck	D
^ ket	M
^ kettlebell	C
^ kevin	C
^ keyboard	C
^ keylor	K
^ kfc	C
^ kg	C
^ khan	C
^ kia	C
^ kick	Z
^ kidne	C
^ kierkegaard	C
^ kill	N
^ kim	M
^ kind	[
^ kindl	C
^ kindr	C
^ kinetic	D
^ king	R
^ kingdom	C
^ kiss	C
^ kkkkkkkkkk	C
^ km	E
^ knead	I
^ knit	G
^ knock	H
^ knockin	L
^ know	[
^ kong	C
^ korean	C
^ kosh	I
^ kpop	K
^ kr	J
^ kram	K
^ krat	C
^ kreb	E
^ kubectl	C
^ kyli	C
^ la	E
^ lab	E
^ laban	[
^ label	C
^ labor	D
^ lactos	C
^ lad	J
^ lag	[
^ lak	Y
^ lalalalal	C
^ lam	C
^ lamb	E
^ lamborghin	E
^ lamec	Y
^ lament	[
^ laminat	C
^ lamp	[
^ land	[
^ landlord	[
^ langost	Y
^ laodice	V
^ laptop	F
^ larg	C
^ lasagn	M
^ lash	C
^ lasik	G
^ last	[
^ lastim	W
^ lat	Y
^ latex	C
^ latin	C
^ lauryn	C
^ lav	Y
^ lavador	G
^ law	W
^ lawn	C
^ lay	[
^ laz	[
^ lazar	V
^ lazarill	E
^ lazaru	C
^ lead	C
^ leagu	H
^ leah	C
^ learn	U
^ leasehold	C
^ leash	I
^ leatherjacket	L
^ leav	[
^ lebanes	D
^ lebanon	V
^ lebron	C
^ leccion	V
^ lectur	[
^ leer	[
^ leg	C
^ legion	[
^ lend	C
^ length	[
^ lent	R
^ lentil	D
^ leo	C
^ leon	Z
^ leonard	K
^ lep	[
^ lesson	[
^ let	[
^ letmein1	C
^ letr	C
^ lev	L
^ levant	V
^ levantat	[
^ leviathan	H
^ levit	Y
^ levitat	C
^ leviticu	C
^ lew	I
^ lex	G
^ ley	L
^ liber	C
^ libr	T
^ licenci	T
^ lid	[
^ lidi	X
^ lidl	F
^ lie	[
^ lif	[
^ lifespan	E
^ light	[
^ lightn	R
^ lightroom	E
^ ligm	C
^ lik	P
^ lil	J
^ lim	N
^ limb	X
^ limerick	C
^ limit	[
^ limpi	Z
^ lincoln	L
^ linesman	C
^ lingeri	C
^ linkedin	C
^ linux	I
^ lion	C
^ lionel	D
^ liri	C
^ lisinopril	C
^ list	[
^ litecoin	C
^ litr	C
^ littl	[
^ liv	[
^ livin	C
^ lizz	C
^ lkjhgf	C
^ lkjlkjlkj	C
^ llam	[
^ llc	C
^ lleg	[
^ llegu	R
^ llev	[
^ llevarm	P
^ llor	[
^ lma	C
^ lmaoo	C
^ loaf	L
^ loan	[
^ loav	C
^ lob	[
^ local	Z
^ lock	[
^ locust	H
^ loft	C
^ log	U
^ logan	F
^ loincloth	C
^ lol	C
^ long	U
^ look	[
^ loratadin	K
^ lord	I
^ los	M
^ lost	[
^ lot	[
^ lott	D
^ lotter	[
^ lou	F
^ lov	L
^ low	[
^ loyal	X
^ ls	C
^ lt	F
^ luc	V
^ luch	T
^ lucif	H
^ luck	X
^ luk	C
^ lukewarm	[
^ lululemon	K
^ lunch	I
^ lust	V
^ luter	[
^ luth	N
^ lutheran	C
^ luz	C
^ lyr	C
^ lyric	G
^ m	G
^ m6	C
^ macaren	C
^ macb	N
^ macbook	F
^ machism	Z
^ machu	F
^ macron	F
^ madonn	C
^ madr	[
^ maestr	T
^ mag	C
^ magic	C
^ magistrat	J
^ magn	C
^ magnesium	L
^ magnum	C
^ mahabharat	C
^ mahjong	C
^ mail	G
^ main	[
^ mak	G
^ mal	[
^ malach	C
^ malaqui	R
^ malcolm	L
^ malet	C
^ malt	S
^ maltrat	Z
^ mam	J
^ man	[
^ manag	Y
^ manan	[
^ manas	[
^ manasseh	S
^ manchest	F
^ manchst	C
^ mand	[
^ mandarin	D
^ manej	U
^ mang	E
^ manif	C
^ manifest	[
^ mann	C
^ mansedumbr	W
^ mant	C
^ mantr	C
^ manuk	C
^ map	[
^ maquillaj	T
^ mar	[
^ marathon	C
^ marbl	C
^ marc	N
^ march	[
^ marcu	F
^ mard	C
^ mari	[
^ mariann	C
^ mark	C
^ marr	C
^ mart	[
^ martin	D
^ maryland	C
^ mash	E
^ maslow	E
^ mass	J
^ massachuset	C
^ mast	C
^ masterchef	H
^ mat	P
^ match	H
^ mati	T
^ matlab	K
^ matrimoni	[
^ matrix	C
^ mattathi	[
^ matthew	T
^ matthi	[
^ mattress	C
^ max	Q
^ maxwell	C
^ mayb	G
^ mayflow	C
^ mcat	C
^ mcdonald	C
^ mcrib	G
^ mdf	C
^ mean	[
^ measur	R
^ mecc	K
^ mechanical	E
^ medic	[
^ medical	[
^ medicar	C
^ medicin	Y
^ medid	X
^ medit	[
^ meditat	X
^ meditation	[
^ medium	[
^ meek	[
^ meet	W
^ meg	N
^ megachurch	Z
^ meh	C
^ mejor	Q
^ mel	C
^ melat	C
^ melatonin	C
^ melchizedek	Q
^ melquisedec	U
^ memor	[
^ memorial	[
^ memph	H
^ men	T
^ menopaus	[
^ menorah	C
^ mensaj	[
^ ment	[
^ mental	[
^ mentir	[
^ mephibosh	S
^ merc	K
^ mercadolibr	C
^ merced	C
^ mercur	C
^ mercuri	L
^ merg	C
^ merhab	C
^ mesh	D
^ mess	M
^ messag	[
^ messiah	[
^ met	[
^ metal	[
^ metallic	C
^ metamask	C
^ mete	C
^ metformin	H
^ methodist	C
^ methuselah	C
^ methylat	C
^ metr	C
^ metric	C
^ miam	N
^ mic	C
^ micah	C
^ micaiah	Y
^ michael	C
^ michal	Z
^ michelangel	C
^ microblad	G
^ microchip	H
^ microwav	J
^ middl	K
^ midjourne	C
^ midnight	C
^ might	X
^ migrain	Z
^ migrant	R
^ miguel	U
^ mik	C
^ mil	[
^ milagr	U
^ milanunci	C
^ mileston	C
^ militar	[
^ milk	W
^ millston	Y
^ mind	I
^ minecraft	C
^ mineral	H
^ ming	C
^ minim	C
^ minimum	Q
^ minist	C
^ ministeri	[
^ ministr	C
^ minneapol	L
^ mir	Z
^ miracl	C
^ miraculou	C
^ miren	S
^ miriam	Q
^ mis	[
^ miserabl	S
^ misericordi	Z
^ miss	W
^ mission	C
^ missionar	C
^ mit	C
^ mitos	C
^ mla	F
^ mlk	C
^ mmmmmka	D
^ mmmmmmmmmmmm	C
^ mnbmnbmnb	C
^ mnbvcx	C
^ mo	D
^ mock	V
^ mod	R
^ model	[
^ modern	N
^ modest	[
^ modulenotfounderror	E
^ mois	T
^ mol	C
^ molest	R
^ mom	[
^ moment	C
^ mone	[
^ moned	C
^ mongodb	F
^ monitor	I
^ monk	C
^ monkfish	C
^ monop	C
^ monsoon	G
^ monst	[
^ mont	[
^ montan	C
^ montessor	G
^ monz	I
^ moon	[
^ moonlight	C
^ moonris	C
^ moonston	I
^ moor	G
^ mor	[
^ moral	[
^ moralej	Z
^ mordeca	S
^ mordecha	C
^ mormon	K
^ morn	F
^ mortal	[
^ mortgag	[
^ mos	F
^ mosqu	G
^ moss	C
^ most	[
^ mot	C
^ moth	C
^ motherboard	E
^ motorbik	G
^ mount	S
^ mountain	E
^ mourn	Q
^ mous	C
^ mov	[
^ mow	C
^ mozart	G
^ mp	D
^ mr	C
^ mrbeast	C
^ mri	[
^ mt	C
^ much	Z
^ mud	Y
^ muert	R
^ muestram	Q
^ muj	[
^ mujer	C
^ mult	I
^ multiplication	C
^ mumford	C
^ muppet	J
^ murder	V
^ murph	C
^ museum	C
^ mushroom	[
^ music	[
^ muslim	[
^ mustang	F
^ mustard	C
^ myrrh	C
^ mysql	D
^ n	C
^ naaman	Z
^ naboth	U
^ nac	[
^ nacem	U
^ nad	J
^ nadab	S
^ nadi	[
^ nag	T
^ nah	C
^ nahor	V
^ nahum	N
^ nail	H
^ nak	C
^ nam	[
^ nan	C
^ nanc	C
^ naom	C
^ napalm	C
^ naphtalen	H
^ napoleon	G
^ naproxen	M
^ nasdaq	C
^ nat	C
^ natan	[
^ nathan	C
^ nation	[
^ national	[
^ nativit	U
^ nav	J
^ navidad	Y
^ navratr	L
^ nazar	C
^ nazaret	L
^ nba	C
^ nda	C
^ near	[
^ nebuchadnez	J
^ necesit	S
^ need	[
^ nehemi	U
^ nehemiah	Y
^ neic	C
^ neighbor	T
^ neith	[
^ neon	C
^ nervi	W
^ nervou	Z
^ net	K
^ netflix	I
^ nev	P
^ new	[
^ newlyw	[
^ newton	C
^ next	C
^ nfl	C
^ ngl	U
^ nhl	C
^ nhs	C
^ ni	[
^ nic	C
^ nicanor	Y
^ nick	F
^ nicodem	W
^ nietzsch	K
^ niev	C
^ night	V
^ nightmar	C
^ nik	C
^ nin	[
^ ninet	[
^ nineveh	R
^ ningun	U
^ niniv	U
^ nintend	C
^ nittan	C
^ nive	E
^ nlkjhg	C
^ nlkjhgf	E
^ nlkjnlkj	C
^ nnn	C
^ nnnn	C
^ nnnnnnnnnnnnnnn	C
^ no	X
^ noa	D
^ noah	C
^ nobel	C
^ nobl	D
^ nobod	[
^ noch	[
^ nochebuen	V
^ noe	[
^ nombr	C
^ non	C
^ normal	C
^ nors	C
^ north	C
^ nos	C
^ not	[
^ notar	J
^ noth	Y
^ notic	C
^ notr	C
^ novel	Z
^ noven	[
^ novi	C
^ now	[
^ npm	C
^ nub	[
^ nucl	Z
^ nud	G
^ nuestr	T
^ nuev	[
^ null	C
^ nullpointerexception	F
^ numb	[
^ numer	G
^ numerolog	C
^ nun	C
^ nunc	[
^ nurs	C
^ nvidi	L
^ nvm	C
^ nvnvnvnv	C
^ nyt	E
^ oas	C
^ obadiah	E
^ obam	C
^ obamacar	C
^ obe	[
^ obed	U
^ obedec	T
^ oblig	S
^ obr	D
^ obsesion	S
^ obsess	Y
^ ocd	Y
^ odi	[
^ odysse	G
^ ofert	C
^ offer	C
^ offsid	C
^ ofrec	P
^ ofrend	[
^ ofst	C
^ oh	C
^ ohm	C
^ oijoij	C
^ oil	[
^ oiuoiuoiu	C
^ ojal	Y
^ ojo	[
^ oktoberf	C
^ old	D
^ oliv	C
^ olivi	C
^ olvid	C
^ olympic	J
^ om	C
^ omelett	C
^ omeprazol	C
^ omg	T
^ onc	E
^ one	K
^ onl	[
^ onlin	[
^ onlyfan	J
^ onmouseov	E
^ onyx	C
^ ooooop	C
^ open	[
^ opena	C
^ operation	J
^ opium	C
^ opportunit	K
^ oprah	C
^ oracl	C
^ orar	[
^ orchid	C
^ ord	[
^ orden	D
^ ordination	[
^ ore	Q
^ oren	X
^ organ	[
^ origam	C
^ original	K
^ orl	M
^ orphan	[
^ orteg	C
^ orthodontist	C
^ orthodox	C
^ orthopedic	C
^ os	Q
^ osc	C
^ ose	[
^ osr	C
^ oth	Z
^ otr	[
^ ou	C
^ ouij	G
^ out	[
^ outlook	C
^ output	C
^ ovej	[
^ over	C
^ overnight	G
^ overtim	C
^ overview	[
^ overwat	D
^ overwater	E
^ overwhelm	X
^ owe	X
^ ox	C
^ oxbow	C
^ oxen	I
^ oxford	G
^ oxidation	H
^ oxtail	C
^ ozempic	C
^ ozz	C
^ p	J
^ p45	C
^ pa	R
^ pabl	[
^ pacienci	[
^ pact	[
^ padr	S
^ padrin	[
^ paell	E
^ pag	R
^ pagan	C
^ paid	[
^ paint	J
^ pais	C
^ palabr	R
^ palestin	T
^ palindrom	C
^ palm	C
^ palom	C
^ pan	P
^ pancak	F
^ paner	C
^ panic	[
^ pantall	[
^ panton	C
^ pap	C
^ par	S
^ parabl	J
^ parabol	C
^ paracetamol	I
^ paradis	C
^ parakeet	C
^ parallel	C
^ parej	U
^ parent	[
^ park	C
^ parkinson	[
^ parrot	C
^ part	C
^ partid	C
^ pas	L
^ pasaj	[
^ pascu	[
^ pass	X
^ passion	C
^ passionflow	C
^ passiv	P
^ passov	N
^ passport	C
^ password	Y
^ password123	G
^ past	C
^ pastor	C
^ patch	G
^ path	E
^ pathetic	M
^ patm	C
^ patrimoni	C
^ paul	[
^ pavlov	J
^ pay	[
^ paypal	G
^ paz	[
^ peac	C
^ peacemak	C
^ peaj	C
^ pear	C
^ pearl	S
^ pec	[
^ ped	[
^ pedirl	Y
^ pedr	P
^ pel	[
^ pele	[
^ pelicul	C
^ peloton	C
^ pen	C
^ penalt	C
^ pens	T
^ pensamient	Q
^ pension	M
^ pentecostal	C
^ peopl	[
^ pept	C
^ per	Y
^ perc	I
^ percent	C
^ perd	[
^ perdim	T
^ perdon	Z
^ perez	X
^ perfect	G
^ perfum	C
^ permission	C
^ permutation	E
^ persecut	Q
^ persian	C
^ person	W
^ personaj	C
^ personal	C
^ pes	D
^ pet	C
^ peterlo	C
^ ph	C
^ pharaoh	C
^ pharise	Y
^ phil	K
^ philemon	C
^ philip	K
^ philippin	C
^ philistin	T
^ phillip	L
^ philosoph	[
^ phoenix	C
^ phon	Q
^ phonic	D
^ photograph	H
^ photosynthes	E
^ php	C
^ pian	[
^ pick	C
^ pickl	L
^ pid	[
^ pidan	S
^ piedr	Z
^ piens	W
^ pierd	X
^ pig	[
^ pilat	U
^ pilgrim	P
^ pill	W
^ pinch	J
^ ping	C
^ pink	C
^ pint	E
^ pinter	C
^ pip	C
^ pisc	C
^ piss	C
^ pit	C
^ pitbull	C
^ pivot	C
^ pizz	G
^ pla	I
^ placehold	C
^ plagu	C
^ plan	[
^ planet	F
^ plank	C
^ plant	[
^ plantill	K
^ plaquet	C
^ plastic	[
^ plat	S
^ platelet	L
^ play	C
^ playbo	F
^ pleit	Y
^ plot	Z
^ pls	R
^ plumb	[
^ plural	C
^ pobr	R
^ poc	T
^ poem	M
^ poetic	C
^ point	C
^ poison	W
^ poiuytrewq	C
^ pok	Y
^ pokemon	C
^ pokmon	H
^ polic	[
^ politic	V
^ poll	C
^ pollen	C
^ pomegranat	C
^ pon	[
^ poop	C
^ poor	X
^ pop	[
^ popey	C
^ popol	C
^ population	C
^ porcentaj	C
^ pork	[
^ porn	C
^ pornhub	C
^ porqu	C
^ portugues	J
^ posicion	C
^ post	[
^ postcod	M
^ postur	W
^ pot	C
^ potassium	M
^ potter	C
^ pound	X
^ pow	Z
^ powerball	I
^ powerpoint	C
^ ppp	C
^ pppoiuyt	C
^ pr	[
^ pra	M
^ practic	[
^ prais	G
^ pram	C
^ pre	Z
^ preach	C
^ preci	G
^ predestin	[
^ predic	[
^ prednisolon	M
^ prednison	M
^ prefier	T
^ pregnant	[
^ pregunt	C
^ prem	C
^ premium	K
^ prenup	N
^ prepar	X
^ presbyterian	G
^ present	[
^ presentacion	S
^ president	E
^ presion	C
^ pressur	[
^ prest	[
^ pretend	C
^ previsa	C
^ pric	M
^ prim	[
^ primar	E
^ primer	[
^ princ	C
^ princess	[
^ princip	[
^ print	C
^ prison	[
^ priu	C
^ privac	[
^ priz	J
^ prob	J
^ probabilit	C
^ probation	C
^ problem	[
^ procrastination	Z
^ proctor	C
^ prodigal	C
^ product	C
^ profeci	W
^ profet	W
^ profetis	Q
^ project	M
^ prom	[
^ promes	R
^ promis	C
^ pronoun	[
^ proof	M
^ proofread	C
^ prophec	C
^ prophet	L
^ prophetess	Z
^ prosperit	[
^ prostitut	[
^ prot	C
^ protect	[
^ protection	[
^ proteg	X
^ protein	C
^ protest	V
^ proud	Z
^ proverb	J
^ proverbial	C
^ providenc	C
^ prox	C
^ prudenc	C
^ prueb	C
^ prueben	S
^ prun	J
^ ps5	C
^ psa	C
^ psalm	I
^ psi	C
^ psorias	H
^ pst	C
^ psychic	C
^ ptsd	Z
^ public	C
^ puebl	T
^ pued	C
^ pueden	C
^ puert	T
^ puj	H
^ pulgon	C
^ pull	[
^ pulp	C
^ pumpkin	C
^ pun	C
^ punishment	Q
^ punnet	I
^ punt	C
^ pupp	C
^ pur	V
^ purg	C
^ purgator	G
^ purit	[
^ purpl	C
^ purpos	X
^ pus	T
^ push	J
^ put	[
^ pyramid	T
^ pythagor	C
^ python	Z
^ qa	F
^ qazwsxedc	C
^ qibl	F
^ quadratic	I
^ quail	T
^ quak	C
^ qualit	V
^ quant	E
^ quarrel	[
^ quebr	X
^ qued	[
^ quedat	T
^ queen	C
^ quell	C
^ quer	H
^ querem	S
^ querian	T
^ quick	[
^ quickbook	E
^ quien	S
^ quier	Y
^ quieren	S
^ quiet	[
^ quiniel	C
^ quisier	W
^ quizlet	C
^ qwe	C
^ qweqweqw	C
^ qwert	C
^ qwerty123	E
^ r	I
^ rabbit	C
^ rac	[
^ rachel	C
^ racism	W
^ racist	[
^ radiohead	E
^ rahab	Z
^ raid	J
^ rain	[
^ rainbow	E
^ rais	[
^ raiz	E
^ ram	[
^ ramadan	N
^ ramen	C
^ random	C
^ rap	[
^ raphael	[
^ rapt	U
^ raptur	C
^ raquel	X
^ raspberr	G
^ rastafar	C
^ rastr	G
^ rational	L
^ raven	C
^ ray	R
^ razor	C
^ react	P
^ read	[
^ real	[
^ reap	C
^ rebaj	C
^ rebecc	C
^ rebekah	U
^ reboot	E
^ recet	C
^ recib	[
^ recien	[
^ recip	M
^ recipi	E
^ recommend	H
^ recov	C
^ recover	[
^ recuper	C
^ recycl	[
^ red	C
^ redact	C
^ reddit	C
^ redeem	C
^ redemption	C
^ referenc	G
^ reflexion	[
^ refractiv	H
^ refuge	V
^ refund	C
^ refus	S
^ regex	C
^ region	Q
^ regl	C
^ rehoboam	T
^ reik	Z
^ rein	[
^ reinhold	D
^ reject	[
^ rejoic	U
^ relacion	U
^ relaps	[
^ religion	[
^ religiou	[
^ remarriag	[
^ rememb	[
^ remind	C
^ remot	G
^ remov	C
^ renew	M
^ renov	S
^ rent	W
^ rental	F
^ repeat	C
^ repent	U
^ replac	C
^ report	X
^ repot	F
^ reprob	X
^ reset	C
^ resident	C
^ resignation	I
^ resist	[
^ respect	[
^ respet	Q
^ respond	L
^ rest	Y
^ restarant	C
^ restart	C
^ restaur	[
^ restor	L
^ restrictiv	C
^ resucit	Y
^ resuelv	C
^ result	M
^ resum	C
^ resumen	[
^ resurrect	C
^ retinol	C
^ retir	[
^ retirement	Y
^ return	P
^ reuben	[
^ reunion	[
^ reveal	C
^ revelacion	Y
^ revelation	C
^ reveng	[
^ revolucion	C
^ rewrit	E
^ rey	[
^ rez	[
^ rezarl	Q
^ rezept	C
^ rfc	C
^ rhym	C
^ rib	C
^ ricett	D
^ rich	D
^ rick	C
^ rickroll	C
^ rid	[
^ riddl	C
^ righteou	C
^ ring	C
^ ringworm	C
^ rio	P
^ riot	[
^ ris	[
^ riv	W
^ rm	H
^ road	[
^ roam	C
^ roar	C
^ roast	C
^ rob	L
^ robbi	E
^ robinhood	C
^ roblox	C
^ roc	X
^ rock	P
^ rocket	D
^ rod	[
^ rofl	C
^ rol	M
^ roll	C
^ rom	E
^ romain	J
^ roman	C
^ romanc	[
^ rome	E
^ romp	[
^ roost	[
^ root	C
^ rop	C
^ ros	V
^ rosar	C
^ rosari	C
^ rosc	E
^ roscon	M
^ rosemar	C
^ rosett	G
^ rotavator	I
^ roth	C
^ rotten	N
^ roulett	I
^ round	C
^ rout	T
^ row	L
^ royal	Y
^ ru	C
^ rub	G
^ rubik	G
^ rug	K
^ ruid	C
^ rul	[
^ run	[
^ runawa	T
^ runescap	J
^ russian	C
^ rust	J
^ rut	[
^ ruth	G
^ rutin	C
^ ryan	J
^ rythm	D
^ s	C
^ sa	[
^ sab	P
^ sabbath	T
^ sabbatical	C
^ sabrin	C
^ sac	I
^ sacerdot	U
^ sacrament	C
^ sacrific	C
^ sacrifici	V
^ sacrificial	C
^ saf	[
^ sagittariu	J
^ sai	C
^ sainsbur	C
^ saint	N
^ sal	[
^ salar	M
^ salari	[
^ salbutamol	I
^ salem	C
^ salg	S
^ sali	[
^ salm	[
^ salmanaz	C
^ salmon	F
^ salom	[
^ salon	C
^ sals	C
^ salt	Q
^ salud	W
^ salv	X
^ salvador	T
^ salvag	C
^ salvars	S
^ sam	[
^ samari	C
^ samaritan	H
^ samhain	C
^ sampl	C
^ samson	Q
^ samsonit	H
^ samsung	C
^ samuel	C
^ samura	C
^ san	T
^ sand	C
^ sandal	C
^ sandston	C
^ sanford	C
^ sangr	X
^ sanson	Z
^ sant	K
^ santeri	X
^ santiag	[
^ sapphir	C
^ saqu	W
^ sar	[
^ sara	Y
^ saracen	H
^ sarah	R
^ sarcasm	W
^ sartr	C
^ satan	Y
^ satanic	C
^ saturn	C
^ saul	M
^ sav	C
^ scan	S
^ scapegoat	C
^ scar	[
^ scarlet	J
^ scatter	U
^ school	[
^ schopenhau	G
^ schroding	C
^ scienc	R
^ scientolog	C
^ scissor	C
^ scoot	M
^ scorpi	C
^ scottish	L
^ scrabbl	C
^ scrambl	C
^ scrap	F
^ scratch	[
^ scratchcard	C
^ screw	C
^ screwtap	G
^ script	H
^ sdfgsd	H
^ sdfsdf	C
^ sdkfjh	E
^ se	[
^ sea	C
^ seal	C
^ sean	[
^ search	S
^ seasick	C
^ seat	D
^ seattl	E
^ second	S
^ secret	M
^ securit	C
^ sed	[
^ see	C
^ seed	R
^ seek	[
^ seg	C
^ segmentation	C
^ segu	Q
^ seguimient	C
^ segund	[
^ segur	C
^ seguridad	T
^ seinfeld	C
^ selah	M
^ select	C
^ self	[
^ selfish	X
^ sell	[
^ sembr	[
^ semill	C
^ sen	C
^ senal	S
^ senat	C
^ senator	M
^ send	C
^ sent	[
^ seoul	I
^ sep	C
^ separ	R
^ separat	[
^ ser	[
^ seran	W
^ sermon	[
^ serpentin	C
^ serpient	[
^ serv	N
^ servant	[
^ servici	V
^ set	[
^ setent	[
^ seth	C
^ settl	F
^ seven	D
^ sevent	[
^ seventh	E
^ sew	C
^ sex	C
^ sext	Q
^ sexual	Z
^ shadow	H
^ shak	[
^ shalom	[
^ shap	K
^ shar	[
^ sharon	C
^ sharpen	D
^ shaun	C
^ shawshank	C
^ sheb	C
^ sheep	U
^ sheepadoodl	E
^ sheepskin	C
^ sheet	[
^ shein	C
^ shekel	N
^ shem	Y
^ shepherd	Q
^ sherlock	N
^ shib	C
^ shield	[
^ shiloh	J
^ shin	I
^ shingl	C
^ shint	C
^ ship	N
^ shipwreck	Z
^ shirle	C
^ shit	I
^ sho	L
^ short	[
^ shorten	C
^ should	J
^ shrek	D
^ shrov	D
^ shunammit	V
^ shut	C
^ shy	Z
^ si	[
^ sibl	[
^ sick	Y
^ sid	[
^ sieg	X
^ siempr	[
^ sierv	V
^ siet	[
^ sig	Z
^ sigm	C
^ sign	I
^ signific	C
^ sil	[
^ silenc	L
^ silent	T
^ silicon	C
^ silv	K
^ sim	C
^ simeon	K
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
^ sinfoni	C
^ sing	T
^ singl	[
^ sinonim	C
^ sintom	C
^ sirv	X
^ sist	Q
^ sit	[
^ six	I
^ sixth	D
^ siz	[
^ skateboard	L
^ ski	C
^ skibid	C
^ skid	C
^ skip	G
^ sku	C
^ skyrim	C
^ slav	C
^ slaver	[
^ sleep	[
^ sleepless	[
^ slim	K
^ sling	C
^ slkdfj	C
^ slogan	C
^ slot	H
^ sloth	R
^ slow	[
^ slug	C
^ small	[
^ smit	I
^ smok	N
^ smoke	C
^ smoothi	C
^ snak	F
^ snapchat	M
^ snook	F
^ snoop	H
^ snor	C
^ snow	C
^ snp	C
^ soap	K
^ social	[
^ sociolog	J
^ socratic	D
^ sod	E
^ sodom	Q
^ sof	C
^ sohcahto	C
^ sol	[
^ solan	C
^ solang	C
^ sold	[
^ solid	C
^ solitair	C
^ solomon	I
^ solt	W
^ solv	C
^ som	[
^ somebod	Y
^ somewher	K
^ son	H
^ song	C
^ sonnet	C
^ sorr	Q
^ sort	N
^ soul	J
^ soulcycl	J
^ sound	R
^ soup	U
^ sourdough	C
^ south	C
^ southampton	C
^ southern	C
^ southsid	C
^ sow	G
^ sp	C
^ spacex	C
^ spanish	C
^ spank	[
^ spar	E
^ spark	C
^ sparrow	[
^ spartacu	C
^ speak	[
^ speech	[
^ speed	C
^ spell	X
^ spend	X
^ spf	E
^ spic	C
^ spid	N
^ spirit	C
^ spiritual	[
^ split	J
^ spongebob	C
^ spotf	D
^ spotif	C
^ spr	[
^ spread	[
^ sql	C
^ sqrt	C
^ squar	C
^ squat	G
^ squeak	I
^ squid	C
^ ssd	F
^ ssh	C
^ st	C
^ sta	[
^ stag	[
^ stain	G
^ stairwa	L
^ stamp	C
^ stand	[
^ standard	I
^ stanle	C
^ star	N
^ starbuck	F
^ stardew	C
^ starfield	C
^ starm	C
^ start	[
^ stas	C
^ stat	M
^ statin	C
^ statu	[
^ statut	I
^ statutor	C
^ steal	H
^ steam	J
^ steer	C
^ step	[
^ stephen	C
^ stev	C
^ steward	L
^ stfu	C
^ stick	[
^ still	F
^ stitch	C
^ stock	X
^ stoicism	G
^ ston	Q
^ stonewar	C
^ stop	[
^ stor	[
^ storag	C
^ storm	[
^ str	C
^ strang	[
^ strength	L
^ stress	[
^ stretch	R
^ strict	[
^ strik	V
^ strip	[
^ strong	[
^ struggl	X
^ stubborn	[
^ stuck	[
^ stud	Y
^ student	[
^ studi	I
^ stuf	C
^ stupid	C
^ sty	C
^ sub	[
^ subjunctiv	K
^ submission	[
^ subwa	C
^ success	Z
^ succession	C
^ suculent	G
^ sud	K
^ sudaf	C
^ sudoku	C
^ sueld	G
^ suen	W
^ suert	Z
^ suez	C
^ suf	U
^ sufr	X
^ sug	J
^ suicid	R
^ sujet	C
^ sulphur	C
^ sum	[
^ sumif	G
^ summar	[
^ summaris	E
^ summariz	I
^ sun	[
^ sunburn	C
^ sunda	F
^ sunflow	C
^ sunris	N
^ sunscreen	C
^ sunset	Y
^ sup	C
^ support	W
^ suprem	F
^ surah	C
^ surf	C
^ surfac	H
^ surger	[
^ surrogac	U
^ survivor	[
^ sush	C
^ sustitut	C
^ sutton	E
^ svg	C
^ sw1	C
^ swahil	C
^ swallow	[
^ swear	[
^ sweet	Y
^ swift	C
^ swiftu	C
^ swing	V
^ switch	[
^ sword	Q
^ sxdcfvgbh	C
^ sympath	C
^ symptom	C
^ synonym	C
^ syri	C
^ system	F
^ tabernacl	C
^ tabl	T
^ tablespoon	I
^ tac	C
^ tailwind	K
^ taint	C
^ tak	[
^ talent	E
^ talith	W
^ talk	[
^ tall	Z
^ tam	[
^ tan	[
^ tant	R
^ tao	C
^ taoist	C
^ tardigrad	C
^ tare	C
^ target	C
^ tarif	H
^ tarjet	[
^ tarot	V
^ tasbih	C
^ tasmanian	C
^ tast	[
^ tatto	[
^ tatuaj	[
^ tax	[
^ taylor	[
^ tbh	[
^ tcu	C
^ td	C
^ te	I
^ teach	[
^ team	C
^ tear	C
^ tectonic	E
^ ted	C
^ teen	[
^ teeth	C
^ teh	M
^ tell	[
^ tem	[
^ tembl	W
^ temor	[
^ temperanc	C
^ temperatur	C
^ templ	K
^ temporar	C
^ tempt	C
^ temptation	K
^ temptress	C
^ temu	M
^ ten	[
^ tenebra	C
^ tenem	[
^ tengan	Q
^ teni	Q
^ tenn	C
^ tent	C
^ tenth	W
^ teologi	V
^ teorem	C
^ term	K
^ termin	[
^ terminal	P
^ terminator	C
^ terraform	K
^ terremot	W
^ tesc	C
^ tesl	C
^ tesor	X
^ test	C
^ test123	C
^ testament	K
^ testig	T
^ tetanu	C
^ tetr	C
^ tex	L
^ text	[
^ tha	N
^ thank	I
^ thanksgiv	G
^ theatr	L
^ theloniou	C
^ them	H
^ then	C
^ theor	C
^ ther	C
^ thes	C
^ thessalonik	G
^ thief	X
^ thing	F
^ think	[
^ third	C
^ thirst	P
^ thirt	[
^ thom	C
^ thor	C
^ thorn	U
^ though	U
^ thre	[
^ thresh	X
^ through	[
^ throw	[
^ thund	[
^ thunderball	I
^ tibetan	C
^ tick	C
^ tid	C
^ tiemp	C
^ tienen	Q
^ tierr	U
^ til	C
^ tim	R
^ timoth	C
^ timothe	C
^ tind	P
^ tinnitu	K
^ tint	C
^ tip	N
^ tir	[
^ tiramisu	C
^ titanic	C
^ tith	K
^ titration	C
^ titu	G
^ toast	[
^ tobi	L
^ tobit	[
^ toc	[
^ tocin	C
^ tod	[
^ toda	[
^ todavi	Z
^ toefl	H
^ toilet	D
^ toll	C
^ tom	Z
^ tomat	C
^ tomb	C
^ tombston	J
^ tongu	C
^ top	L
^ topaz	C
^ toph	E
^ tor	R
^ torn	Y
^ toront	C
^ tortois	J
^ total	X
^ tottenham	C
^ touch	[
^ tour	J
^ tow	C
^ town	X
^ toxic	V
^ toy	J
^ tr	[
^ trabaj	X
^ trabalengu	C
^ track	E
^ trad	Q
^ trademark	F
^ traduc	C
^ traffic	C
^ trail	D
^ train	C
^ traitor	E
^ transf	F
^ translat	C
^ trap	Z
^ trasplant	V
^ trat	[
^ traum	X
^ travel	M
^ tre	[
^ treadmill	F
^ treasur	X
^ treat	R
^ treint	V
^ tren	C
^ trench	C
^ trevor	G
^ trex	C
^ trial	[
^ trib	[
^ trick	G
^ triglicerid	C
^ trinidad	H
^ trinit	C
^ trivi	G
^ trolle	C
^ tru	C
^ truc	C
^ trump	C
^ trumpet	[
^ trust	K
^ truth	C
^ tsh	C
^ tsp	C
^ ttttttt	C
^ tu	Z
^ tub	M
^ tumb	T
^ tunic	C
^ turke	M
^ turkish	M
^ turn	[
^ turron	C
^ tuv	Z
^ tv	[
^ twelv	C
^ twent	[
^ twilight	C
^ twin	[
^ twist	C
^ twit	C
^ two	[
^ typ	V
^ typeerror	E
^ typescript	K
^ typhoid	C
^ tyr	D
^ tytytyt	C
^ tyyyyyyy	C
^ u2	J
^ uber	C
^ uc	C
^ ufc	C
^ ugh	C
^ ugl	K
^ uiopuiop	C
^ uiuiu	C
^ uk	C
^ ukrain	C
^ ulez	C
^ ultim	E
^ umrah	C
^ un	H
^ unanswer	[
^ unbeliev	S
^ unblock	C
^ uncensor	H
^ uncion	[
^ unclean	[
^ unclog	C
^ und	D
^ undefin	C
^ undocument	[
^ unemplo	[
^ unequal	S
^ unexpect	Z
^ unf	[
^ unfollow	C
^ unforgiven	C
^ ungrat	S
^ unicorn	[
^ uninstall	E
^ union	[
^ unit	C
^ universal	C
^ universit	[
^ unleaven	S
^ unless	X
^ unlock	H
^ uno	M
^ unplan	[
^ unsubscrib	C
^ until	W
^ unworth	Y
^ up	Y
^ upwork	C
^ ur	J
^ usar	[
^ usd	C
^ used	C
^ useless	[
^ user	N
^ ush	C
^ using	[
^ usted	V
^ usufruct	C
^ utah	C
^ uv	W
^ va	C
^ vacacion	S
^ vaccin	[
^ vacun	C
^ val	X
^ valenc	C
^ valentin	C
^ valle	K
^ valor	C
^ valorant	E
^ vam	[
^ van	[
^ vanc	F
^ vanidad	P
^ vanit	Z
^ vap	[
^ vasht	C
^ vat	C
^ vay	C
^ vayan	T
^ vbs	[
^ ve	S
^ vecin	X
^ vedic	C
^ vegan	[
^ vel	Z
^ velocidad	C
^ velori	Z
^ ven	Q
^ venc	X
^ vend	[
^ vendi	S
^ vendieron	U
^ veng	S
^ vengan	R
^ venid	Y
^ venm	C
^ venu	E
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
^ viaj	X
^ victor	[
^ victori	C
^ victorian	C
^ vid	[
^ vide	X
^ vidi	C
^ vien	W
^ vient	U
^ vietnam	L
^ vigili	V
^ vik	L
^ vin	[
^ vineg	[
^ vineyard	C
^ vinyl	C
^ violenci	R
^ violent	[
^ vipassan	E
^ virg	C
^ virgin	C
^ virginit	[
^ vis	C
^ vision	[
^ visit	[
^ vitamin	E
^ vitamix	I
^ viud	T
^ viv	[
^ vivim	R
^ vo2	M
^ voic	[
^ volcan	G
^ volum	C
^ volv	[
^ volver	[
^ vot	[
^ vouch	C
^ vow	C
^ voy	[
^ vpn	C
^ vuel	C
^ vuelt	V
^ w	C
^ waffl	C
^ wag	V
^ wait	[
^ wak	C
^ walk	X
^ wall	H
^ walmart	C
^ wann	C
^ want	[
^ war	[
^ warfarin	C
^ warfram	C
^ warn	V
^ warren	C
^ warrior	R
^ wart	H
^ wash	E
^ washington	I
^ wast	C
^ wat	R
^ watch	[
^ watergat	C
^ wbc	C
^ wealth	[
^ weapon	[
^ wear	[
^ weath	C
^ weathr	I
^ wed	[
^ wednesda	C
^ weed	[
^ week	C
^ weep	F
^ weird	[
^ welcom	V
^ welsh	C
^ weoirweoiruw	C
^ wertyu	C
^ wet	[
^ wh	C
^ whatev	C
^ whatsap	C
^ wheat	C
^ wheel	R
^ wher	C
^ whil	C
^ whit	Y
^ who	C
^ whoam	C
^ whoev	Z
^ whol	Y
^ wibbl	C
^ wiccan	H
^ wick	M
^ widow	[
^ wie	G
^ wif	[
^ wikipedi	C
^ wild	U
^ wilder	Z
^ william	C
^ win	R
^ wind	X
^ window	N
^ windscreen	G
^ wing	[
^ wint	[
^ wis	C
^ wit	C
^ witch	S
^ wizard	C
^ wo	S
^ woe	[
^ wolf	[
^ woman	[
^ word	E
^ wordl	C
^ wordpress	H
^ work	[
^ world	[
^ worr	S
^ worship	N
^ worst	Q
^ wound	S
^ wqrtzp	C
^ wrath	N
^ wright	C
^ writ	C
^ wtf	C
^ wubb	C
^ wuther	C
^ ww2	J
^ wwe	D
^ wwi	M
^ www	F
^ x	C
^ x41	C
^ xbox	F
^ xcvbn	C
^ xcvbnm	C
^ xpath	C
^ xxx	C
^ xxxxyyyzz	C
^ xyz	C
^ xyzz	C
^ ya	[
^ yahtze	L
^ yanke	C
^ yannick	E
^ yeah	C
^ year	C
^ yeast	C
^ yeet	C
^ yellow	C
^ yep	C
^ yes	C
^ yesterda	C
^ yghbnj	C
^ ying	C
^ yog	V
^ you	V
^ young	[
^ youth	[
^ youtub	C
^ yug	[
^ yugoslavi	C
^ zacari	R
^ zacchaeu	U
^ zakat	G
^ zapat	I
^ zapatill	C
^ zar	C
^ zechariah	Z
^ zedekiah	U
^ zeld	C
^ zell	C
^ zen	L
^ zer	Z
^ zeu	C
^ zimr	Y
^ zion	C
^ zip	C
^ zodiac	K
^ zomb	Z
^ zombi	F
^ zon	M
^ zoo	U
^ zoom	H
^ zoph	T
^ zoroast	C
^ zoroastrian	H
^ zxcvb	C
^ zxzxzx	C
^ zzz	C
^ zzzzzzz	C
^ как	C
^ погода	C
^ тест	C
^ مرحبا	C
^ 안녕하세요	C
^ ツ	C
^ テスト	C
^ 今	C
^ 你	D
^ 天	C
_a	U
_a 120	C
_a 12x10	J
_a 16	W
_a 1998	C
_a 24	F
_a 2400	L
_a 401k	C
_a 500	L
_a 52	J
_a 5k	E
_a 5kg	G
_a 90	C
_a _a	C
_a _bibl	M
_a _can	G
_a _christian	[
_a _dec	C
_a _di	[
_a _dond	[
_a _for	I
_a _god	C
_a _hac	W
_a _i	G
_a _la	L
_a _las	C
_a _lo	V
_a _los	[
_a _mi	[
_a _mis	[
_a _que	C
_a _quien	[
_a _right	R
_a _ser	[
_a _su	[
_a _sus	[
_a _tu	I
_a _tus	V
_a _un	[
_a _una	[
_a _vers	V
_a _will	E
_a abel	T
_a abn	Q
_a abraham	T
_a absalon	P
_a alguien	[
_a americ	H
_a argentin	N
_a b	G
_a bab	[
_a bad	[
_a bag	I
_a bagel	C
_a ball	F
_a banan	K
_a bank	C
_a baptiz	[
_a bar	C
_a barrel	C
_a basket	[
_a bathtub	F
_a bay	C
_a beach	C
_a bear	C
_a beard	R
_a beaut	C
_a bed	I
_a begin	T
_a bel	[
_a believ	[
_a bet	[
_a bien	P
_a big	[
_a bind	C
_a biolog	C
_a bird	T
_a birdi	C
_a birthda	S
_a black	C
_a bless	[
_a blood	K
_a bo	K
_a boat	K
_a bod	S
_a bond	C
_a book	I
_a boomerang	C
_a boy	C
_a boyfriend	[
_a brain	K
_a break	[
_a breakup	Z
_a brid	T
_a british	C
_a broth	G
_a budget	V
_a budgi	C
_a bug	C
_a build	[
_a bul	[
_a bullfrog	C
_a bump	C
_a burden	R
_a burst	G
_a bus	H
_a busc	S
_a bush	X
_a cabbag	L
_a cactu	C
_a cad	S
_a caer	Q
_a cain	Q
_a cak	[
_a call	E
_a canaan	P
_a canon	C
_a capricorn	C
_a car	U
_a carburetor	C
_a card	C
_a cas	Z
_a casarm	Q
_a cast	H
_a cat	R
_a catalyst	F
_a cav	[
_a cell	D
_a centimetr	C
_a chanc	C
_a chang	F
_a charg	E
_a chatbot	Z
_a cheer	U
_a cheetah	C
_a chemical	C
_a child	[
_a chimne	I
_a christen	[
_a christm	W
_a church	[
_a circl	F
_a cit	V
_a civil	T
_a clean	Z
_a client	C
_a clif	[
_a clos	V
_a cloud	V
_a clov	F
_a club	K
_a coat	G
_a coffe	C
_a coin	C
_a cold	C
_a colleagu	[
_a colombi	C
_a com	V
_a committe	R
_a compan	C
_a complaint	L
_a comput	D
_a concert	J
_a conf	P
_a conoc	P
_a convex	I
_a cop	Y
_a corn	T
_a coroll	D
_a coupl	T
_a cov	C
_a covalent	C
_a covenant	[
_a cowlick	F
_a cowork	I
_a cream	L
_a cricket	J
_a crim	R
_a criminal	W
_a crist	W
_a crocodil	J
_a cross	[
_a crown	[
_a crush	V
_a cubit	[
_a cult	Z
_a cup	H
_a curs	Z
_a cusc	D
_a custom	C
_a cut	C
_a cv	J
_a cylind	H
_a d20	D
_a dad	S
_a daniel	S
_a dar	T
_a dat	Z
_a david	[
_a day	Y
_a deacon	[
_a decimal	C
_a decision	S
_a deck	C
_a degre	C
_a dej	Q
_a demon	U
_a denariu	[
_a dent	C
_a deposit	C
_a depress	V
_a design	C
_a desktop	C
_a dex	C
_a dichotomou	D
_a die	J
_a diesel	C
_a differenc	[
_a different	[
_a digital	I
_a discipl	Z
_a dishwash	G
_a distanc	R
_a distanci	V
_a div	C
_a divorc	U
_a doctor	[
_a document	H
_a dog	C
_a donke	[
_a door	C
_a dorm	R
_a dos	[
_a doubl	C
_a dov	[
_a dozen	N
_a dream	[
_a driv	C
_a dron	J
_a drunk	[
_a dud	C
_a dumb	T
_a dungeon	C
_a duvet	C
_a east	G
_a eeve	C
_a egipt	T
_a el	T
_a eli	R
_a ell	R
_a esa	R
_a esau	Q
_a espan	C
_a est	[
_a esteban	P
_a estud	S
_a eva	Q
_a fahrenheit	J
_a faith	U
_a fak	U
_a fall	[
_a fals	[
_a fam	[
_a fan	G
_a farm	V
_a fath	[
_a feel	C
_a fev	C
_a few	V
_a field	H
_a fig	J
_a fight	V
_a fil	C
_a filibust	C
_a fin	Y
_a firefight	Q
_a first	C
_a fish	[
_a fit	C
_a fiv	K
_a flat	C
_a fleec	R
_a flight	C
_a fold	D
_a fool	[
_a for	C
_a ford	F
_a foreign	W
_a fort	C
_a four	C
_a fox	L
_a fr	C
_a fraction	I
_a fraud	X
_a fre	C
_a freelanc	C
_a french	C
_a fridg	N
_a friend	[
_a friendship	Y
_a frog	D
_a front	C
_a fruit	C
_a full	C
_a function	C
_a funeral	[
_a funn	C
_a fus	C
_a gallon	C
_a gam	C
_a gang	[
_a garden	K
_a garlic	G
_a gas	F
_a gay	[
_a general	C
_a gerund	C
_a ghost	X
_a giant	T
_a gift	C
_a ging	H
_a giraff	F
_a girl	V
_a girlfriend	K
_a glut	C
_a goalkeep	E
_a goat	C
_a god	[
_a godmoth	P
_a golden	C
_a golf	C
_a goliat	R
_a good	M
_a goog	I
_a grav	V
_a great	X
_a group	E
_a guayaquil	C
_a guest	C
_a gun	[
_a guy	[
_a gym	J
_a hab	[
_a habaner	C
_a haiku	C
_a hairdress	D
_a half	G
_a hand	C
_a hard	Y
_a hat	C
_a headston	U
_a health	[
_a heart	S
_a heat	C
_a heav	[
_a hectar	C
_a hedgehog	C
_a heic	F
_a hell	[
_a hen	N
_a hexagonal	C
_a hijab	C
_a hocke	G
_a hol	P
_a hom	Y
_a horribl	Y
_a hors	E
_a hospital	[
_a hot	R
_a hotdog	F
_a hotel	N
_a hous	R
_a href	L
_a hug	X
_a human	C
_a hundr	[
_a hung	C
_a husband	X
_a imagen	R
_a ir	Q
_a isaac	Q
_a israel	Q
_a jacob	U
_a jagu	C
_a jellyfish	C
_a jeremi	P
_a jerk	R
_a jerusalen	P
_a jesu	Y
_a jezabel	R
_a jo	S
_a job	[
_a jok	C
_a jos	Y
_a juan	T
_a jud	Z
_a judg	F
_a junior	G
_a keyboard	I
_a keyston	C
_a kidne	[
_a kindl	I
_a king	[
_a kitchen	K
_a kitten	C
_a kiw	C
_a kne	J
_a kpi	C
_a lack	Z
_a lad	D
_a lamp	Y
_a landlord	F
_a lantern	K
_a laptop	C
_a lasagn	C
_a latt	C
_a law	W
_a lawn	C
_a leap	G
_a leath	F
_a leav	C
_a leg	C
_a leopard	I
_a lep	U
_a lesbian	R
_a let	C
_a level	C
_a liar	[
_a lie	[
_a lif	E
_a lift	H
_a light	[
_a limerick	I
_a link	E
_a linkedin	G
_a linux	C
_a lion	[
_a liquid	D
_a lisbo	J
_a list	J
_a littl	C
_a llor	S
_a llov	C
_a load	C
_a loan	[
_a loft	L
_a long	X
_a lord	P
_a lost	J
_a lot	C
_a lov	C
_a lump	[
_a lunchbox	M
_a luz	R
_a mac	C
_a macaroon	G
_a madrid	M
_a magnet	C
_a mal	I
_a man	[
_a mang	K
_a marathon	F
_a margarit	C
_a mari	V
_a market	J
_a marr	[
_a mat	U
_a matrimoni	S
_a mattress	G
_a mayf	E
_a meal	C
_a mechanical	F
_a medianoch	U
_a meet	C
_a megalodon	C
_a mess	[
_a mi	V
_a miam	F
_a microwav	F
_a mil	C
_a mill	I
_a million	T
_a millston	[
_a min	K
_a minut	C
_a miracl	[
_a mirror	[
_a mis	[
_a miscarriag	S
_a mission	[
_a missionar	W
_a mistak	T
_a mockingbird	C
_a mois	V
_a mol	C
_a mom	R
_a monad	C
_a monda	C
_a monke	C
_a month	F
_a montreal	C
_a mor	P
_a mortgag	J
_a moth	Z
_a mountain	[
_a mouth	C
_a murder	R
_a muslim	R
_a mutex	H
_a nac	S
_a nadi	V
_a narcissist	Y
_a needl	X
_a negron	C
_a neutron	C
_a new	[
_a newborn	P
_a nightmar	[
_a no	C
_a non	[
_a nonagon	E
_a normal	E
_a north	C
_a notar	C
_a numb	I
_a nurs	[
_a nut	C
_a open	C
_a orar	T
_a otr	X
_a p45	C
_a pabl	V
_a pack	C
_a pag	F
_a paladin	L
_a pap	E
_a par	V
_a paragraph	D
_a parcel	D
_a parent	T
_a park	[
_a part	F
_a pas	C
_a passport	C
_a pastor	[
_a payslip	M
_a pdf	C
_a pec	P
_a pedr	Z
_a pencil	C
_a penguin	G
_a pentagon	F
_a perd	W
_a person	[
_a pes	C
_a pet	C
_a petrol	C
_a pharise	R
_a phon	[
_a phot	C
_a pian	J
_a pictur	C
_a piec	C
_a pilot	[
_a pinat	C
_a pint	C
_a pirat	C
_a pit	[
_a plac	K
_a plagu	C
_a plan	C
_a planet	C
_a plank	G
_a plant	C
_a plat	[
_a plug	C
_a plumb	G
_a podcast	I
_a poem	H
_a point	L
_a polic	T
_a post	C
_a potat	D
_a pothol	C
_a pow	C
_a pr	[
_a pra	C
_a preach	[
_a predic	S
_a prenup	C
_a prim	C
_a priu	C
_a privac	C
_a privat	S
_a process	C
_a product	C
_a professor	F
_a promis	Z
_a proof	C
_a prophet	J
_a prostitut	Z
_a ps5	C
_a psalm	[
_a puf	C
_a pumpkin	F
_a python	J
_a quantit	C
_a quark	C
_a qued	Q
_a queen	C
_a question	Z
_a quien	Q
_a quintillion	C
_a quiz	C
_a radiator	C
_a rais	C
_a random	C
_a rap	C
_a ray	I
_a real	C
_a reason	[
_a reasonabl	K
_a rectangl	G
_a red	I
_a refuge	R
_a refund	P
_a relationship	[
_a rent	Q
_a rental	E
_a report	C
_a restaurant	[
_a rex	C
_a ris	C
_a riv	C
_a road	C
_a robot	C
_a rock	[
_a rod	C
_a roll	J
_a rom	C
_a roof	C
_a rooftop	F
_a room	F
_a root	H
_a roth	C
_a rough	[
_a round	D
_a roundabout	C
_a rout	C
_a rugb	M
_a rust	C
_a sacr	C
_a sad	V
_a saint	[
_a salomon	Q
_a salv	P
_a samuel	Q
_a san	C
_a sandwich	C
_a sanson	S
_a satan	T
_a saul	[
_a scarf	C
_a scotch	L
_a script	D
_a second	J
_a secret	X
_a semicolon	G
_a senator	C
_a sentenc	C
_a ser	K
_a serv	S
_a servant	Y
_a seven	C
_a shar	C
_a shark	F
_a shed	C
_a shekel	[
_a shelf	I
_a shint	C
_a shirt	I
_a sho	J
_a shoot	V
_a shop	[
_a shopaholic	C
_a short	I
_a shortcut	D
_a shot	C
_a show	F
_a si	S
_a sick	Z
_a sign	[
_a signatur	C
_a sikh	D
_a sin	[
_a sink	C
_a sinu	C
_a skateboard	E
_a ski	C
_a skydiv	E
_a slav	C
_a slip	K
_a small	D
_a smoke	C
_a snak	[
_a sol	P
_a sold	Y
_a son	[
_a song	C
_a soul	[
_a sp	Z
_a spac	C
_a speech	Q
_a speed	H
_a spirit	Z
_a splint	K
_a spoon	C
_a spous	W
_a sprain	C
_a spreadsheet	E
_a squeak	C
_a stainless	N
_a stamp	H
_a standard	C
_a star	C
_a startup	C
_a stew	C
_a stick	[
_a stor	C
_a storm	C
_a str	J
_a strain	C
_a strang	U
_a strip	C
_a strok	S
_a strong	[
_a stuck	C
_a student	C
_a sty	M
_a suicid	W
_a suit	C
_a suitcas	L
_a sum	C
_a sunda	[
_a swollen	C
_a sword	[
_a syllogism	C
_a symbol	Z
_a symphon	C
_a tabl	C
_a tablecloth	J
_a tail	C
_a talent	[
_a talk	L
_a tap	C
_a tatto	K
_a tavern	C
_a tax	C
_a teach	C
_a teenag	C
_a templ	[
_a ten	C
_a tenant	C
_a terapi	Q
_a tercer	C
_a terribl	X
_a test	[
_a tetanu	C
_a text	C
_a thief	U
_a thing	Z
_a thirt	C
_a thousand	[
_a thre	C
_a ti	X
_a tick	M
_a tiemp	[
_a tight	K
_a tim	[
_a tin	J
_a toad	D
_a toast	C
_a tod	[
_a toddl	C
_a toilet	E
_a tomat	D
_a tooth	[
_a tow	[
_a trabaj	T
_a traditional	C
_a traffic	C
_a train	C
_a transform	C
_a trapezium	L
_a tre	[
_a trillion	C
_a trip	S
_a truck	S
_a tuesda	D
_a tun	F
_a turban	C
_a tweet	G
_a twelv	C
_a two	C
_a tyr	C
_a uk	M
_a ukulel	K
_a uno	[
_a uri	Q
_a used	C
_a usernam	C
_a van	C
_a vegetabl	F
_a veil	V
_a vend	G
_a ver	C
_a verbal	E
_a verruc	C
_a vide	C
_a vig	C
_a viol	G
_a violin	G
_a virgin	Z
_a vis	P
_a viv	Q
_a vm	E
_a voic	[
_a vol	Z
_a volv	T
_a vos	Q
_a vow	[
_a vpn	C
_a vuestr	W
_a w4	C
_a w9	C
_a wait	C
_a wall	[
_a walru	G
_a warehous	D
_a wasp	C
_a wast	P
_a watch	C
_a watermelon	H
_a way	[
_a websit	C
_a wed	S
_a week	F
_a wetherspoon	E
_a whal	[
_a wheel	M
_a wheelch	Y
_a whetston	G
_a whit	H
_a whol	S
_a wiccan	C
_a widow	W
_a wif	[
_a wig	C
_a willow	C
_a win	M
_a window	W
_a witch	Z
_a woman	W
_a woodchuck	C
_a wool	C
_a word	S
_a work	H
_a workout	C
_a year	V
_a young	T
_a youth	[
_about	W
_about _a	D
_about _an	Z
_about _god	[
_about _me	[
_about _my	I
_about _the	[
_about _what	U
_about _yourself	C
_about ang	W
_about animal	W
_about anxiou	R
_about be	R
_about braver	V
_about broth	S
_about cat	C
_about chees	C
_about child	X
_about courag	R
_about die	[
_about drink	W
_about duck	L
_about elephant	C
_about everyth	U
_about fam	P
_about fish	C
_about food	Z
_about forgiv	P
_about formul	H
_about friend	[
_about friendship	Q
_about fyr	G
_about hors	C
_about jesu	Y
_about justic	Q
_about kill	P
_about kind	P
_about lie	P
_about lif	Q
_about lost	L
_about lov	R
_about mar	C
_about mone	[
_about mountain	Z
_about mov	C
_about noah	Z
_about old	X
_about oth	Q
_about patient	C
_about peac	Q
_about penguin	C
_about peopl	T
_about physic	E
_about plumb	F
_about politic	P
_about rain	C
_about rest	X
_about rich	[
_about sant	R
_about self	P
_about sex	R
_about shar	R
_about small	[
_about sol	D
_about spreadsheet	C
_about tac	H
_about teeth	C
_about thre	J
_about tomorrow	V
_about traffic	C
_about widow	T
_about wif	L
_about work	R
_accord	X
_accord _to	X
_acerc	R
_al	S
_al 15	C
_al _di	Q
_al _hac	C
_al _que	[
_al abr	C
_al adh	C
_al aeropuert	C
_al agu	Y
_al ahorc	C
_al aleman	E
_al arbol	T
_al beb	U
_al centrifug	D
_al ces	Y
_al ciel	[
_al compil	C
_al corazon	Q
_al cuadr	G
_al cuell	[
_al cult	P
_al cur	R
_al desiert	R
_al dia	Y
_al diabl	[
_al ejercit	R
_al enemig	R
_al espiritu	R
_al fift	C
_al fin	Q
_al final	T
_al franc	C
_al fren	C
_al fueg	T
_al gobiern	S
_al habl	S
_al hij	T
_al hombr	S
_al horn	C
_al infiern	S
_al ingl	G
_al lad	R
_al lag	W
_al lord	[
_al mal	T
_al mar	U
_al medic	V
_al mont	C
_al mor	R
_al mund	[
_al mus	C
_al neci	Y
_al nin	[
_al nort	Q
_al ordenador	D
_al otr	Q
_al padr	R
_al pastor	C
_al pie	U
_al pobr	T
_al pok	C
_al poz	P
_al profet	W
_al projim	T
_al puebl	V
_al respet	Q
_al rey	W
_al rio	S
_al sacerdot	P
_al sepulcr	R
_al televisor	C
_al templ	U
_al trabaj	Q
_allow	Y
_allow _in	C
_allow _to	E
_als	E
_als ris	C
_an	T
_an _e	C
_an abortion	U
_an abusiv	T
_an accident	V
_an account	C
_an acrostic	D
_an addict	Y
_an adverb	C
_an aff	Y
_an airlin	K
_an airport	W
_an alarm	C
_an alcoholic	Z
_an alligator	J
_an alt	[
_an amazon	K
_an android	C
_an angel	[
_an animal	X
_an apartment	C
_an api	C
_an apolog	T
_an apostl	[
_an app	C
_an appl	[
_an apprentic	C
_an artichok	G
_an atheist	[
_an avoc	C
_an edg	C
_an egg	C
_an electric	C
_an electrician	C
_an elephant	C
_an email	C
_an enem	Q
_an engagement	H
_an essa	C
_an est	E
_an etf	C
_an exam	Y
_an exampl	L
_an excel	G
_an excess	C
_an eye	[
_an hour	[
_an idol	[
_an imag	C
_an immigrant	P
_an inch	F
_an inmat	V
_an inspector	C
_an interview	Z
_an invitation	C
_an invoic	C
_an ipad	G
_an isa	C
_an isotop	C
_an llc	G
_an mcv	C
_an mp	C
_an octopu	C
_an old	Q
_an olympic	C
_an optician	C
_an orchid	K
_an origam	M
_an out	C
_an overdu	C
_an ox	[
_an oxymoron	C
_an umbrell	C
_an unbeliev	U
_an unclean	P
_an uncontest	C
_an unknown	[
_an unladen	K
_an unrestrict	C
_and	[
_and ?how	C
_and ?when	C
_and ?who	C
_and ?why	S
_and _a	Q
_and _be	D
_and _cant	S
_and _christian	V
_and _do	V
_and _dont	S
_and _for	T
_and _god	[
_and _hav	V
_and _he	X
_and _her	R
_and _his	W
_and _i	X
_and _im	W
_and _it	C
_and _its	C
_and _let	X
_and _my	T
_and _on	C
_and _said	R
_and _she	Q
_and _th	Q
_and _the	V
_and _to	[
_and _we	P
_and _what	C
_and _which	H
_and _wont	R
_and _you	V
_and _your	S
_and aaron	R
_and abel	T
_and acrylic	J
_and act	I
_and advil	C
_and airwav	C
_and all	[
_and alon	Q
_and angel	X
_and angelin	C
_and animal	W
_and ann	T
_and answ	C
_and aquil	W
_and arrow	C
_and asham	S
_and ask	Q
_and bad	[
_and bak	C
_and barnab	T
_and beyond	C
_and bird	T
_and bleed	Q
_and blood	C
_and bon	C
_and broth	C
_and build	G
_and but	C
_and buy	Y
_and camer	G
_and cement	C
_and chees	I
_and child	Q
_and chip	C
_and christianit	S
_and cla	[
_and clark	I
_and co	C
_and codein	C
_and collect	H
_and con	C
_and const	C
_and courageou	Q
_and covalent	G
_and covid	C
_and creat	W
_and crocodil	D
_and ct	C
_and curiou	P
_and curs	P
_and david	X
_and day	Y
_and deliv	C
_and demand	C
_and demon	I
_and die	[
_and down	Y
_and dragon	[
_and drink	W
_and elijah	P
_and empt	U
_and end	C
_and esau	W
_and est	C
_and estoni	C
_and ethan	C
_and eve	U
_and everyth	P
_and evil	C
_and faith	[
_and fall	U
_and fals	R
_and fam	R
_and feast	R
_and feel	U
_and fift	C
_and fir	C
_and fish	V
_and fiv	K
_and fl	D
_and follow	X
_and foolish	Y
_and forget	S
_and forgot	P
_and fort	F
_and four	D
_and franki	D
_and fruit	Y
_and furiou	C
_and fusion	C
_and gambl	C
_and gar	K
_and giv	C
_and go	S
_and goat	[
_and gold	[
_and golden	[
_and goliath	C
_and got	Q
_and gould	C
_and grac	C
_and grapefruit	C
_and groom	Y
_and gupp	C
_and half	[
_and harv	[
_and heal	Q
_and her	C
_and hid	R
_and hobb	C
_and hol	Q
_and hold	E
_and hone	X
_and hors	[
_and humbl	T
_and husband	T
_and ibuprofen	J
_and inductiv	C
_and ishmael	R
_and ivy	C
_and jezebel	S
_and jlo	C
_and john	[
_and jonathan	W
_and joseph	V
_and juliet	C
_and key	D
_and king	C
_and know	R
_and lamb	[
_and lazaru	[
_and leav	S
_and leo	I
_and levit	Z
_and libr	C
_and lif	R
_and lil	U
_and liv	X
_and london	H
_and lov	U
_and lp	C
_and mak	W
_and man	C
_and manasseh	Q
_and mar	C
_and marmalad	G
_and marth	W
_and meios	C
_and metaphor	C
_and minut	E
_and mod	C
_and mort	C
_and moth	T
_and myrrh	[
_and needl	S
_and nev	W
_and new	[
_and night	Z
_and no	[
_and nobod	R
_and not	[
_and noth	S
_and nothing	C
_and now	D
_and oil	W
_and one	[
_and orang	N
_and ord	C
_and orthodox	[
_and paracetmol	G
_and passov	[
_and past	D
_and paul	U
_and peac	C
_and peopl	[
_and pep	F
_and pig	S
_and poor	T
_and pr	V
_and pra	W
_and prejudic	C
_and print	J
_and proud	W
_and put	Z
_and rachel	[
_and regret	P
_and rescu	S
_and ric	G
_and ris	H
_and rook	C
_and ros	C
_and rugb	H
_and run	T
_and sa	Q
_and sapphir	X
_and sarah	S
_and satin	C
_and saul	Q
_and scar	Y
_and scorpi	I
_and secondar	E
_and see	R
_and sell	C
_and ser	L
_and seven	[
_and sex	V
_and shepherd	[
_and shield	C
_and show	J
_and singl	[
_and smok	[
_and son	C
_and soul	C
_and spenc	G
_and spirit	[
_and still	E
_and swallow	[
_and tak	S
_and talk	C
_and tam	R
_and teach	S
_and temp	K
_and testament	C
_and text	C
_and then	C
_and ther	C
_and thre	[
_and tim	M
_and tir	Q
_and trumpet	Q
_and trust	S
_and truth	T
_and turn	C
_and twelv	S
_and two	[
_and unclean	T
_and var	C
_and vein	C
_and velocit	I
_and vineg	F
_and virg	G
_and vitamin	C
_and walk	U
_and want	Q
_and wat	[
_and wav	R
_and weak	C
_and weep	Q
_and weight	C
_and whal	C
_and whit	J
_and widow	Q
_and wif	S
_and win	Y
_and woman	S
_and work	[
_and writ	C
_and yellow	H
_anyon	T
_anyon _be	R
_anyon _in	Q
_anyon know	C
_anyon listen	[
_anyth	T
_anyth _too	P
_anyth now	C
_arent	X
_as	[
_as _a	T
_as _an	[
_as _for	Q
_as _my	C
_as _the	[
_as _you	X
_as _your	W
_as _yourself	T
_as cabin	I
_as far	[
_as javascript	D
_as json	C
_as king	T
_as loratadin	C
_as np	C
_as pd	C
_as pdf	G
_as read	C
_as righteou	S
_at	[
_at 120hz	K
_at 144hz	C
_at 165	G
_at 35	U
_at 45	[
_at 4am	C
_at 4k	J
_at 60	E
_at 63	C
_at 66	C
_at 6am	C
_at _a	[
_at _god	V
_at _him	Q
_at _me	W
_at _my	T
_at _our	R
_at _the	W
_at airport	C
_at all	V
_at altitud	C
_at amazon	C
_at bethel	Y
_at can	[
_at christm	[
_at church	[
_at colleg	[
_at curr	C
_at die	C
_at din	V
_at diwal	D
_at eid	C
_at ever	[
_at fift	Y
_at first	C
_at fiv	C
_at fort	W
_at gettysburg	C
_at glastonbur	C
_at heathrow	C
_at hom	K
_at ike	C
_at jesu	R
_at last	R
_at least	C
_at lin	F
_at midnight	[
_at mizpah	U
_at nazar	V
_at night	C
_at nin	C
_at nob	[
_at onc	Z
_at oth	[
_at pearl	C
_at pentecost	W
_at position	G
_at risk	C
_at school	[
_at sea	[
_at seven	C
_at shechem	Z
_at shiloh	[
_at six	C
_at som	I
_at ten	C
_at thirt	[
_at thre	K
_at twelv	X
_at two	C
_at woman	Q
_at work	[
_be	V
_be 140	D
_be 16gb	C
_be 18	C
_be 1987	C
_be 20	T
_be 2028	G
_be 38	C
_be 500	C
_be 5g	C
_be 64gb	C
_be 85	C
_be 8gb	C
_be 9000	C
_be 91	C
_be ?man	W
_be ?who	U
_be _a	C
_be _an	C
_be _anyon	[
_be _anyth	P
_be _at	C
_be _christian	W
_be _en	C
_be _god	[
_be _he	[
_be _his	Q
_be _i	[
_be _in	[
_be _it	K
_be _just	[
_be _my	C
_be _o	C
_be _of	Q
_be _ok	T
_be _on	U
_be _or	C
_be _our	Y
_be _real	P
_be _right	[
_be _she	C
_be _so	G
_be _th	C
_be _that	C
_be _the	C
_be _ther	V
_be _to	[
_be _too	[
_be _ver	U
_be _we	[
_be _what	V
_be _with	C
_be _wrong	R
_be _you	C
_be _your	C
_be aaron	W
_be abl	C
_be abraham	[
_be adam	Q
_be addict	P
_be adopt	Q
_be afraid	V
_be against	P
_be all	[
_be alon	Z
_be alot	C
_be alwa	Y
_be ambitiou	R
_be amman	C
_be among	C
_be analys	C
_be ang	[
_be angel	[
_be ann	[
_be anoth	C
_be anxiou	S
_be apr	C
_be arrest	Q
_be asd	D
_be attack	S
_be autotun	C
_be avogadr	H
_be bab	V
_be babylon	[
_be back	Y
_be bad	Z
_be bald	C
_be baptiz	Z
_be be	R
_be behind	C
_be benign	S
_be best	P
_be bet	L
_be between	C
_be beyons	C
_be birth	C
_be bitcoin	C
_be blad	G
_be blind	C
_be bor	[
_be brad	C
_be break	C
_be build	C
_be bus	C
_be cain	Z
_be call	[
_be canc	C
_be cancell	C
_be chang	[
_be charg	C
_be chat	D
_be cheat	X
_be cheerlead	C
_be chicken	G
_be christ	T
_be christianit	P
_be church	X
_be claim	C
_be claritin	C
_be clean	[
_be clos	T
_be coffe	I
_be coinbas	C
_be cold	C
_be com	[
_be communion	[
_be conscienc	[
_be controll	T
_be costc	C
_be creatin	C
_be cremat	V
_be crispr	C
_be cut	[
_be damp	C
_be daniel	T
_be dark	C
_be dat	Y
_be david	Y
_be depress	W
_be destro	Q
_be die	[
_be different	U
_be divid	W
_be dividend	C
_be divorc	Z
_be dna	C
_be do	[
_be dog	C
_be doing	S
_be dream	[
_be driv	S
_be drunk	Q
_be dry	C
_be dua	C
_be due	Y
_be dunk	[
_be e10	E
_be eas	[
_be east	[
_be eat	C
_be ebitd	C
_be ejercici	C
_be elephant	C
_be eleven	C
_be elijah	R
_be empt	Q
_be engag	V
_be enough	[
_be esth	R
_be eu	M
_be everyth	S
_be everywher	[
_be evil	[
_be execut	T
_be fail	V
_be faith	[
_be fak	E
_be fall	[
_be fals	T
_be favourit	C
_be fear	[
_be fight	Q
_be fill	R
_be first	W
_be fiv	J
_be flaming	C
_be flu	G
_be fold	C
_be forgiv	X
_be found	[
_be fre	L
_be freedom	[
_be friend	Q
_be frozen	E
_be fruit	W
_be full	W
_be furth	T
_be garbag	C
_be gay	T
_be gdp	C
_be gemin	G
_be get	U
_be giv	U
_be glass	C
_be gluten	C
_be go	[
_be going	[
_be good	[
_be gotten	C
_be great	[
_be greek	D
_be greenland	D
_be griev	S
_be happ	[
_be hard	[
_be hav	Q
_be heal	R
_be hell	[
_be her	[
_be het	C
_be hid	Z
_be hol	[
_be hone	C
_be hop	X
_be humbl	[
_be hungar	C
_be hungr	V
_be hurt	P
_be iambic	C
_be ill	Z
_be ime	C
_be impossibl	[
_be includ	D
_be israel	U
_be ivf	R
_be jacob	W
_be jam	T
_be jav	D
_be jaywalk	C
_be jealou	S
_be jesu	[
_be job	[
_be joe	C
_be john	[
_be jonah	W
_be jordan	K
_be joseph	[
_be joshu	U
_be jud	[
_be judg	M
_be keys	C
_be kick	E
_be kill	[
_be kind	[
_be king	[
_be kostet	E
_be kwanza	C
_be lat	C
_be laz	P
_be lead	C
_be leav	[
_be lebanon	C
_be legal	[
_be legion	V
_be less	Z
_be lie	Q
_be lif	U
_be light	C
_be lik	[
_be linen	C
_be listen	S
_be littl	R
_be lock	C
_be longshor	C
_be look	Z
_be lot	[
_be lov	[
_be luck	W
_be mad	Q
_be madagasc	E
_be maghrib	F
_be mak	[
_be man	[
_be mar	[
_be marr	[
_be max	C
_be mcmxcix	D
_be mean	W
_be meaningless	W
_be meditation	S
_be melatonin	C
_be mercur	C
_be merr	[
_be mess	C
_be min	[
_be miss	T
_be mock	T
_be modu	C
_be mone	[
_be mor	[
_be mos	Z
_be mount	H
_be mov	C
_be mr	C
_be msg	C
_be mushroom	C
_be muslim	T
_be naan	C
_be near	[
_be nev	[
_be new	J
_be next	[
_be nic	[
_be no	[
_be noah	[
_be normal	Q
_be noth	X
_be now	C
_be nutmeg	C
_be nvidi	C
_be oat	C
_be occam	C
_be ohi	H
_be ohm	C
_be old	X
_be one	[
_be open	Y
_be oppenheim	C
_be out	[
_be over	[
_be overtim	E
_be pap	C
_be paradis	N
_be past	[
_be patient	[
_be paul	[
_be peac	C
_be peopl	C
_be perfect	S
_be pet	[
_be pi	C
_be pink	C
_be pla	C
_be plasm	C
_be plastic	C
_be plat	C
_be plut	C
_be pm	F
_be poor	Q
_be pork	J
_be portugues	C
_be pra	W
_be pregnant	[
_be princ	C
_be proud	[
_be pur	Y
_be qibl	G
_be quino	C
_be rainbow	C
_be read	[
_be real	[
_be retinol	C
_be revelation	[
_be rich	U
_be rip	C
_be rob	P
_be rubbish	N
_be rud	Y
_be ruin	Q
_be run	C
_be rust	C
_be sad	S
_be salah	C
_be sant	E
_be sarah	Y
_be satan	V
_be saul	S
_be sav	[
_be scar	[
_be see	C
_be self	C
_be sell	Z
_be send	Y
_be seo	C
_be sex	V
_be shark	C
_be short	C
_be shot	T
_be sick	[
_be siddharth	C
_be silent	U
_be silk	C
_be simon	[
_be sin	C
_be singl	[
_be six	C
_be skinn	C
_be slaver	C
_be sleep	U
_be smok	S
_be sodom	W
_be solomon	[
_be som	[
_be split	T
_be spread	P
_be st	C
_be steal	R
_be steel	C
_be stephen	[
_be still	Z
_be ston	Z
_be stoneheng	C
_be strong	[
_be stuck	C
_be stupid	C
_be sunda	Z
_be sur	W
_be tak	U
_be takeawa	H
_be tap	J
_be technolog	[
_be tectonic	C
_be tell	E
_be tempt	Z
_be temu	C
_be tenn	H
_be tex	G
_be text	[
_be thank	Q
_be think	C
_be thre	C
_be throw	[
_be timothe	C
_be tith	T
_be titu	V
_be tom	C
_be tomato	C
_be tomorrow	[
_be tr	M
_be tran	P
_be transgend	P
_be trash	C
_be treat	R
_be trinit	C
_be tru	[
_be trudeau	C
_be truth	[
_be turke	G
_be twic	G
_be two	C
_be tyl	C
_be umam	C
_be unf	X
_be unfaith	R
_be useless	C
_be using	Q
_be venu	C
_be vineg	C
_be weak	S
_be wear	Z
_be whal	D
_be wif	G
_be wis	[
_be without	U
_be wittgenstein	C
_be woman	M
_be wonderwall	H
_be wudu	C
_be yellow	E
_be young	R
_be your	[
_be zaat	C
_be zenday	C
_be zer	C
_bibl	[
_bibl _and	P
_bibl _be	C
_bibl _for	V
_bibl _hav	R
_bibl _in	X
_bibl _just	V
_bibl _on	[
_bibl _passag	V
_bibl _say	[
_bibl _to	Y
_bibl _vers	Y
_bibl allow	S
_bibl app	C
_bibl font	C
_bibl mention	Q
_bibl read	[
_bibl stor	[
_bibl stud	[
_bibl stuf	D
_bibl support	S
_bibl tim	W
_bibl writ	T
_bibli	[
_bibli _de	[
_bibli _del	T
_bibli _en	[
_bibli _par	T
_bibli _que	S
_bibli _ser	C
_bibli _sobr	R
_bibli _y	P
_biblical	[
_biblical mean	[
_but	Y
_but _cant	C
_but _didnt	P
_but _do	[
_but _for	S
_but _god	[
_but _he	P
_but _i	W
_but _if	G
_but _im	[
_but _it	R
_but _me	Z
_but _my	Q
_but _the	X
_but biscuit	C
_but keep	C
_but nev	R
_but no	L
_but not	C
_but noth	C
_but now	U
_by	U
_by ?who	C
_by _a	[
_by _an	V
_by _god	X
_by _his	[
_by _its	D
_by _my	[
_by _myself	C
_by _someon	R
_by _th	Z
_by _the	C
_by accident	Q
_by ad	D
_by address	G
_by appl	C
_by chocolat	J
_by countr	C
_by dat	M
_by day	[
_by election	C
_by email	C
_by faith	[
_by fech	C
_by fir	[
_by frida	[
_by grac	[
_by hand	C
_by heart	U
_by induction	C
_by itself	F
_by lou	C
_by population	C
_by qr	L
_by step	C
_by thre	C
_by train	C
_by two	[
_by user	C
_by vin	C
_by weight	G
_by worm	R
_by year	C
_can _a	[
_can _anyon	V
_can _anyth	U
_can _christian	[
_can _do	E
_can _god	[
_can _i	P
_can _it	J
_can _my	J
_can _of	G
_can _someon	C
_can _the	[
_can _u	C
_can _we	[
_can _you	C
_can act	C
_can bear	Z
_can cat	C
_can com	Q
_can cook	G
_can dog	C
_can driv	C
_can ent	I
_can jesu	U
_can mak	I
_can peopl	[
_can pig	C
_can rabbit	I
_can ring	C
_can robot	C
_can separat	T
_can somebod	C
_can sound	C
_can woman	[
_cant	[
_cant _do	X
_cant _get	W
_cant _hav	R
_cant _i	C
_cant _let	R
_cant _say	P
_cant afford	[
_cant believ	V
_cant breath	U
_cant concentrat	V
_cant count	C
_cant decid	C
_cant fall	[
_cant feel	P
_cant find	[
_cant focu	[
_cant forget	V
_cant forgiv	P
_cant go	Q
_cant hear	C
_cant keep	S
_cant mak	Q
_cant mov	Y
_cant open	S
_cant pay	[
_cant sleep	W
_cant stand	T
_cant stop	[
_cant tak	[
_cant touch	C
_chapt	P
_chapt 13	C
_chapt _be	[
_chapt _in	W
_chapt app	C
_chapt eleven	K
_chapt four	K
_chapt hous	G
_chapt list	C
_chapt nin	F
_chapt one	C
_chapt seven	C
_chapt summar	C
_chapt thre	C
_chapt twelv	G
_christian	[
_christian _at	S
_christian _be	[
_christian _do	X
_christian _hav	[
_christian _in	[
_christian andersen	C
_christian bal	C
_christian believ	Z
_christian celebrat	V
_christian dat	[
_christian dior	C
_christian eat	W
_christian eriksen	C
_christian fight	S
_christian go	R
_christian horn	C
_christian kill	R
_christian louboutin	C
_christian mccaffre	C
_christian pla	[
_christian pulisic	C
_christian read	V
_christian ronald	G
_christian watch	X
_christian worship	P
_com	M
_com _a	S
_com _deb	W
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
_com _pod	S
_com _se	C
_com _ser	[
_com _un	Y
_com _una	[
_com _yo	[
_com actualiz	E
_com amar	Q
_com animal	Y
_com aparc	F
_com arbol	W
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
_com control	Q
_com cos	C
_com decirl	P
_com dej	[
_com desatasc	C
_com divid	C
_com dom	C
_com doy	V
_com empiez	U
_com ensen	C
_com est	[
_com evolucion	C
_com faz	C
_com format	C
_com habl	V
_com jesu	S
_com jug	C
_com ladron	T
_com leon	R
_com liber	C
_com lleg	C
_com maquillars	C
_com mat	R
_com med	C
_com mor	[
_com nin	[
_com nosotr	V
_com orar	Q
_com pas	C
_com pel	C
_com perdon	R
_com perr	[
_com pid	C
_com pirat	C
_com plant	G
_com pon	C
_com purg	C
_com quit	C
_com recuper	C
_com reg	G
_com sab	R
_com saberl	C
_com sac	C
_com se	Q
_com ser	V
_com serpient	[
_com si	C
_com son	[
_com tap	C
_com te	C
_com ten	W
_com termin	Y
_com trat	[
_com venc	S
_com viv	U
_con	[
_con _di	Z
_con _el	[
_con _la	[
_con _las	W
_con _lo	V
_con _los	[
_con _mi	[
_con _mis	C
_con _que	C
_con _quien	N
_con _su	W
_con _sus	[
_con _tu	T
_con _un	F
_con _una	[
_con _versicul	U
_con abraham	P
_con agu	C
_con alcohol	C
_con alegri	Q
_con alguien	Z
_con amor	[
_con animal	V
_con canc	P
_con charg	C
_con crist	R
_con depresion	P
_con dicapri	E
_con dolor	R
_con dos	C
_con el	Q
_con esp	T
_con flequill	C
_con fueg	Q
_con gast	F
_con gent	P
_con hij	U
_con homoclav	C
_con jesu	P
_con lech	C
_con lepr	R
_con mal	P
_con much	S
_con nosotr	S
_con otr	X
_con park	C
_con patat	C
_con pec	Q
_con piel	Q
_con piloncill	C
_con poc	Q
_con poll	K
_con sangr	U
_con temor	Q
_con tod	U
_con vosotr	Q
_could	[
_could _god	U
_could _hav	P
_could _you	C
_could not	W
_couldnt	[
_cual	F
_cual _ser	C
_cual ser	P
_cual son	V
_cuand _di	Z
_cuand _lo	G
_cuand _me	[
_cuand _se	K
_cuand _ser	J
_cuand _teng	T
_cuand _yo	R
_cuand acab	C
_cuand cambi	C
_cuand destruyeron	T
_cuand empiez	C
_cuand empiezan	C
_cuand esto	R
_cuand jesu	X
_cuand jueg	C
_cuand mor	C
_cuand nac	[
_cuand no	R
_cuand orar	T
_cuand pas	U
_cuand pod	D
_cuand sal	C
_cuand salen	C
_cuand sea	[
_cuand tod	R
_cuand vien	T
_de	P
_de 18k	E
_de 200	C
_de 225	K
_de 240	C
_de 350	C
_de 625	K
_de 81	K
_de 850	C
_de 900	C
_de _di	[
_de _dond	N
_de _e	I
_de _el	C
_de _hac	R
_de _la	C
_de _las	F
_de _lo	[
_de _los	R
_de _mas	Y
_de _mi	R
_de _mis	[
_de _que	[
_de _quien	C
_de _ser	V
_de _su	Y
_de _sus	T
_de _tu	[
_de _tus	[
_de _un	[
_de _una	[
_de aaron	X
_de abdi	P
_de abel	U
_de abraham	Z
_de acab	S
_de accion	T
_de acogid	U
_de acuerd	W
_de adan	[
_de admision	Q
_de adult	T
_de advient	[
_de afric	C
_de agu	G
_de aguacat	J
_de aguil	[
_de ahor	C
_de air	J
_de alabanz	T
_de alcal	G
_de alegri	R
_de alg	S
_de alguien	R
_de alient	X
_de almagr	C
_de alquil	I
_de am	S
_de aman	R
_de amazon	C
_de americ	C
_de amistad	[
_de amor	[
_de ampar	C
_de an	P
_de angel	Q
_de anill	C
_de anim	R
_de animal	[
_de ano	[
_de ant	V
_de anunci	C
_de apendicit	C
_de aplicacion	C
_de appl	C
_de arep	G
_de argentin	C
_de arrib	R
_de ayer	C
_de babiloni	V
_de bad	C
_de balonman	C
_de barr	[
_de baruc	R
_de bautiz	[
_de beb	C
_de belen	S
_de bendicion	P
_de berlin	C
_de bernard	C
_de betani	W
_de betesd	V
_de bien	S
_de bienvenid	Q
_de blox	D
_de bod	R
_de bonit	C
_de booz	P
_de borbon	C
_de bronc	U
_de bud	C
_de buen	U
_de buey	Z
_de busqued	C
_de cad	V
_de caer	Q
_de cain	Z
_de calabaz	C
_de cam	R
_de campan	C
_de can	J
_de canaan	Y
_de canc	S
_de caridad	U
_de carrer	X
_de carretiller	C
_de cas	[
_de castr	C
_de ceniz	[
_de centroameric	H
_de check	C
_de chic	Q
_de chil	C
_de chin	N
_de chocolat	L
_de ciel	C
_de cienci	G
_de cin	C
_de ciren	X
_de clas	C
_de coch	G
_de cocin	H
_de colosens	S
_de com	[
_de comid	S
_de compromis	C
_de condolenci	V
_de conduc	G
_de confirmacion	X
_de consuel	R
_de cor	X
_de corazon	Q
_de corbat	C
_de corder	K
_de corint	V
_de cort	C
_de cost	D
_de crist	Q
_de cristal	X
_de croquet	K
_de cuaresm	U
_de cumplean	P
_de curriculum	C
_de damasc	U
_de daniel	X
_de david	[
_de debor	U
_de demoni	S
_de descans	U
_de despedid	R
_de deud	V
_de deuteronomi	S
_de diciembr	Z
_de difunt	[
_de diner	[
_de divorc	C
_de dobl	[
_de don	C
_de dorm	P
_de dos	X
_de ebullicion	C
_de edad	Y
_de efes	R
_de efesi	R
_de egipt	Z
_de el	V
_de eli	V
_de elise	T
_de elit	C
_de ell	Q
_de encenderl	C
_de entren	C
_de entrevist	C
_de escuel	S
_de esdr	Q
_de espan	C
_de esper	U
_de esperanz	Q
_de espin	[
_de espiritu	P
_de est	[
_de estren	C
_de europ	C
_de eva	Y
_de event	C
_de excel	F
_de exod	Q
_de ezequi	Q
_de ezequiel	S
_de facebook	D
_de famili	R
_de famos	C
_de faraon	Q
_de fe	[
_de febrer	Z
_de fech	[
_de fiest	C
_de filemon	R
_de filip	[
_de filipens	[
_de fortalez	R
_de fraccion	C
_de franc	J
_de fueg	[
_de fum	Q
_de futbol	C
_de gabriel	C
_de galat	R
_de galile	V
_de gavilan	C
_de gedeon	V
_de gemin	C
_de gener	X
_de genes	S
_de geometr	H
_de gitan	G
_de glori	X
_de glucos	C
_de glute	C
_de gmail	E
_de goliat	Z
_de googl	C
_de graci	[
_de graduacion	T
_de grit	C
_de guadalup	C
_de guardi	C
_de guerr	V
_de habacuc	R
_de habl	Q
_de haciend	C
_de hage	Q
_de harin	D
_de hebre	U
_de hech	R
_de herod	R
_de hog	C
_de hogwart	C
_de hombr	C
_de hoy	C
_de huracan	C
_de iglesi	P
_de ime	C
_de impuest	Y
_de inmundici	V
_de internet	[
_de ir	Q
_de isa	W
_de isaac	[
_de isai	Q
_de israel	[
_de itali	C
_de jacob	[
_de jaimit	C
_de jamon	K
_de jeft	T
_de jeremi	Z
_de jeric	[
_de jeroboam	P
_de jerusalen	X
_de jesu	[
_de jezabel	V
_de jijon	C
_de job	[
_de joel	W
_de jon	Z
_de jonatan	P
_de jos	[
_de josu	V
_de joven	X
_de juan	[
_de jud	[
_de judit	S
_de juec	V
_de jueg	C
_de kant	C
_de lamentacion	[
_de lavador	C
_de leer	P
_de lentej	[
_de levitic	P
_de lim	C
_de limon	C
_de llant	C
_de llor	X
_de lord	U
_de lot	[
_de luc	R
_de lut	Y
_de madrid	N
_de mal	R
_de malaqui	T
_de man	C
_de manan	R
_de manej	S
_de marc	Z
_de mari	[
_de mart	Q
_de marvel	C
_de mat	C
_de mate	S
_de matrimoni	Z
_de may	V
_de medellin	C
_de medic	R
_de memori	R
_de men	[
_de merc	C
_de mercadon	M
_de mes	[
_de mess	C
_de metafor	C
_de mexic	C
_de mi	[
_de micai	U
_de milagr	R
_de mique	T
_de moab	V
_de mois	[
_de molin	[
_de mor	C
_de mosquit	C
_de mostaz	E
_de much	S
_de muert	Y
_de muj	V
_de mujer	Z
_de music	G
_de mutu	C
_de nac	T
_de nad	Z
_de nahum	S
_de nain	P
_de navidad	X
_de nazaret	[
_de nehemi	Q
_de nice	U
_de nin	V
_de niniv	S
_de noch	K
_de noe	[
_de nombr	R
_de nosotr	P
_de novi	M
_de nuestr	S
_de nuev	[
_de numer	S
_de octubr	C
_de ohm	C
_de oid	R
_de ojo	U
_de oliv	S
_de one	[
_de orar	Z
_de organ	X
_de ose	V
_de otr	Z
_de ovej	Z
_de pabl	U
_de pag	G
_de pan	[
_de panic	W
_de pantall	H
_de pantalon	G
_de papel	C
_de paquet	C
_de paracetamol	H
_de parej	[
_de part	W
_de pascu	I
_de pasion	C
_de pastor	W
_de patat	G
_de paz	[
_de pec	U
_de pedr	[
_de pel	C
_de pens	W
_de pepit	C
_de perdon	P
_de perfil	C
_de perl	T
_de persi	U
_de person	V
_de pes	R
_de pesam	V
_de piedr	V
_de pilat	P
_de pis	[
_de pitagor	C
_de plat	[
_de poc	Q
_de politic	Q
_de poll	C
_de posicion	D
_de potif	Q
_de prens	C
_de presentacion	C
_de proteccion	P
_de proverbi	V
_de puebl	C
_de pulg	C
_de put	C
_de py	[
_de queij	C
_de quit	C
_de ram	[
_de rapid	E
_de raquel	T
_de renunci	C
_de repos	T
_de resucit	S
_de rey	C
_de roblox	G
_de rodill	C
_de rom	V
_de roman	V
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
_de samari	Q
_de samuel	W
_de san	R
_de sangr	N
_de sanidad	S
_de sanson	[
_de sant	C
_de santiag	C
_de sar	V
_de saron	[
_de saul	[
_de segund	C
_de seman	V
_de sex	R
_de shakir	C
_de shrek	C
_de siet	R
_de sil	R
_de sion	V
_de six	C
_de sofoni	Q
_de soledad	C
_de son	C
_de sudameric	E
_de sueci	C
_de tacon	C
_de tant	R
_de taur	C
_de tech	C
_de teco	Z
_de television	C
_de temor	Q
_de tenerif	C
_de terror	C
_de text	C
_de thirt	C
_de thre	E
_de ti	[
_de tiatir	T
_de tiemp	S
_de tint	C
_de tit	[
_de tobi	R
_de tobill	D
_de tod	Z
_de tom	D
_de tor	[
_de torm	C
_de torrij	G
_de tortill	K
_de tr	C
_de trabaj	C
_de traj	C
_de trig	S
_de turist	C
_de twelv	C
_de two	[
_de urugua	C
_de usted	R
_de vacacion	H
_de van	C
_de velocidad	F
_de ver	Y
_de verdad	[
_de verificacion	C
_de viaj	T
_de vid	[
_de vidri	U
_de viej	T
_de vil	C
_de vin	C
_de waterlo	C
_de whatsap	J
_de x	G
_de yogur	J
_de zacari	R
_de zal	C
_de zapat	G
_de zar	C
_deb	[
_deb _el	Q
_deb _hac	P
_deb _ser	W
_deb much	S
_deb orar	P
_dec	N
_dec _a	C
_dec _di	V
_dec _el	[
_dec _la	Y
_dec _que	[
_dec dal	C
_dec groseri	Q
_dec jesu	Q
_dec mal	P
_dec maripos	C
_dec te	C
_dec tenedor	F
_dec tus	C
_del	T
_del 23	C
_del 27	C
_del _di	U
_del _on	C
_del _que	Y
_del abism	Q
_del abort	R
_del agu	F
_del air	C
_del alcohol	C
_del alfarer	X
_del alm	U
_del americ	C
_del amor	R
_del antigu	P
_del apocalips	Y
_del arbol	Q
_del arc	[
_del are	M
_del ban	C
_del barc	L
_del barcelon	F
_del bautiz	Q
_del beb	P
_del bien	Q
_del bitcoin	C
_del budism	C
_del caball	T
_del camp	Z
_del cens	S
_del ces	Q
_del ciel	[
_del coch	C
_del corazon	U
_del corder	[
_del corre	C
_del cuerp	U
_del desiert	U
_del dia	U
_del diabl	[
_del diezm	P
_del diluvi	S
_del diner	Q
_del divorc	P
_del dol	I
_del domin	C
_del eden	[
_del ejercit	S
_del ermitan	C
_del espiritu	W
_del evangeli	R
_del exod	X
_del fajr	H
_del faraon	U
_del fin	[
_del finiquit	C
_del fuert	R
_del hierr	C
_del hij	R
_del hog	Z
_del hombr	X
_del infiern	P
_del iphon	D
_del jordan	[
_del jug	C
_del juici	S
_del kil	K
_del lazarill	C
_del levit	Q
_del liban	V
_del lord	[
_del lot	C
_del maestr	P
_del magreb	C
_del mal	[
_del mar	[
_del matrimoni	X
_del medic	V
_del mes	F
_del mesi	Z
_del metr	E
_del mont	Q
_del motor	C
_del mund	J
_del mundial	C
_del nac	V
_del nin	C
_del nort	Z
_del nuev	R
_del one	C
_del orar	C
_del otr	R
_del pact	S
_del padel	C
_del padr	U
_del parais	S
_del partid	U
_del pec	T
_del perdon	P
_del peru	C
_del poz	R
_del puebl	P
_del purgatori	S
_del quijot	C
_del rein	R
_del rey	[
_del riv	C
_del rout	D
_del sab	[
_del sepulcr	R
_del seven	C
_del sex	Q
_del silenci	C
_del sistem	C
_del sol	W
_del sonid	D
_del sum	T
_del sur	[
_del tabernacul	U
_del tech	E
_del telefon	D
_del templ	[
_del tetan	C
_del tiemp	K
_del trabaj	V
_del trapeci	C
_del triangul	C
_del tron	R
_del vecin	C
_del vuel	C
_del wif	C
_di	[
_di _a	T
_di _al	R
_di _com	S
_di _con	U
_di _cuand	U
_di _de	W
_di _del	S
_di _el	S
_di _en	W
_di _le	T
_di _les	T
_di _lo	R
_di _los	Q
_di _me	Z
_di _mi	Q
_di _nos	R
_di _o	Q
_di _par	W
_di _pod	W
_di _por	S
_di _que	U
_di _se	[
_di _ser	Z
_di _tien	[
_di _un	Q
_di _y	U
_di abr	Q
_di ama	Q
_di ant	P
_di aztec	C
_di buen	Q
_di cad	T
_di cambi	W
_di cant	T
_di castig	Q
_di cre	P
_di cuent	R
_di da	Q
_di dam	P
_di dej	Q
_di desconocid	Q
_di elig	Q
_di eligi	P
_di est	T
_di exist	R
_di habl	T
_di hac	V
_di llam	Q
_di mand	T
_di mat	P
_di mio	U
_di no	[
_di nunc	Q
_di pele	Q
_di perdon	Q
_di permit	[
_di primer	T
_di prometi	P
_di quier	V
_di sab	X
_di san	R
_di si	P
_di tard	[
_di te	V
_di tod	S
_di uso	R
_di va	R
_di ve	P
_di viv	Q
_di ya	Q
_didnt	[
_didnt _do	P
_didnt _get	U
_didnt know	P
_didnt mak	V
_didnt stud	P
_do	I
_do 150	E
_do 20	C
_do 404	C
_do ?when	[
_do _a	C
_do _about	Y
_do _an	C
_do _anyon	I
_do _anyth	C
_do _at	[
_do _be	W
_do _christian	[
_do _e	C
_do _for	K
_do _god	[
_do _he	[
_do _if	C
_do _in	C
_do _it	V
_do _my	C
_do _she	[
_do _someth	U
_do _sus	C
_do _th	C
_do _the	L
_do _to	[
_do _we	E
_do _what	X
_do _will	C
_do _with	C
_do _wrong	V
_do _you	C
_do _your	C
_do aaron	[
_do abraham	[
_do absalom	T
_do adam	[
_do adult	F
_do aft	[
_do agap	[
_do air	M
_do airlin	H
_do airplan	N
_do ald	C
_do all	[
_do american	E
_do android	C
_do angel	[
_do animal	[
_do apr	C
_do arian	C
_do arsenal	C
_do as	C
_do asparagu	D
_do avat	H
_do axolotl	D
_do azithromycin	H
_do bad	[
_do banan	C
_do baptiz	[
_do bat	C
_do batter	C
_do bcc	C
_do be	C
_do bean	C
_do ben	C
_do black	G
_do brac	C
_do brad	C
_do bread	C
_do brigham	C
_do buddhist	C
_do cain	[
_do car	C
_do cat	C
_do catholic	[
_do cest	C
_do cetirizin	E
_do chick	L
_do child	[
_do chmod	G
_do christ	[
_do cia	C
_do commercial	L
_do contact	L
_do costc	F
_do covet	[
_do cpr	H
_do crack	G
_do david	[
_do daylight	D
_do demon	[
_do dhl	G
_do dicken	C
_do dj	C
_do djokovic	C
_do dog	C
_do each	C
_do ech	C
_do electric	M
_do elijah	S
_do elish	[
_do elon	C
_do emulsion	C
_do escalator	C
_do esp	C
_do esth	X
_do etymolog	C
_do eve	[
_do everyon	X
_do everyth	[
_do evil	[
_do exact	C
_do fall	C
_do fing	C
_do firef	C
_do fish	C
_do flaming	C
_do forgiv	U
_do friend	C
_do gabriel	C
_do geck	C
_do gg	C
_do gideon	[
_do giraff	C
_do goldfish	H
_do golf	F
_do good	[
_do gps	D
_do grief	[
_do guine	C
_do helicopt	C
_do hell	[
_do help	Y
_do henr	D
_do hindu	C
_do hosann	[
_do ice	C
_do ide	C
_do ike	H
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
_do jur	C
_do justic	[
_do klarn	E
_do labor	C
_do lbw	C
_do leav	C
_do leftov	C
_do lidocain	C
_do light	C
_do long	F
_do lord	[
_do magnet	C
_do man	C
_do mar	[
_do meek	[
_do microgynon	C
_do miracl	[
_do mitochondri	F
_do monsoon	I
_do mos	[
_do mosquito	C
_do mushroom	C
_do nietzsch	C
_do noah	[
_do nois	J
_do noroviru	E
_do not	[
_do noth	C
_do numerolog	E
_do one	E
_do onion	C
_do open	G
_do osmos	L
_do owl	C
_do paintball	E
_do paul	[
_do penguin	C
_do peopl	[
_do pepper	H
_do pet	S
_do pilat	[
_do plan	C
_do plant	C
_do plu	C
_do plumb	C
_do poland	G
_do postgr	E
_do pr	V
_do pra	[
_do premium	M
_do pro	C
_do probat	G
_do professional	C
_do protestant	[
_do psalm	T
_do pupp	C
_do ramadan	J
_do repent	Z
_do riz	C
_do robot	C
_do roman	C
_do ross	C
_do rub	M
_do run	C
_do russi	H
_do ruth	[
_do samson	[
_do samura	C
_do saturn	E
_do saul	[
_do schadenfreud	C
_do school	C
_do scor	I
_do shabbat	H
_do shakespear	C
_do shav	C
_do sin	[
_do slaver	G
_do snail	C
_do sodium	C
_do solomon	[
_do som	C
_do son	[
_do spf	C
_do spid	C
_do stick	C
_do submarin	C
_do suf	[
_do temp	C
_do titanic	C
_do tom	C
_do touch	C
_do trad	D
_do turtl	C
_do two	L
_do und	C
_do vaccin	C
_do var	C
_do wab	C
_do wing	C
_do wolv	C
_do woman	C
_do wudu	J
_do ww2	C
_do yaml	C
_do youtub	C
_do zebr	C
_do zen	C
_doesnt	[
_doesnt _god	T
_doesnt believ	S
_doesnt car	R
_doesnt hear	S
_doesnt help	P
_doesnt know	Q
_doesnt look	F
_doesnt lov	P
_doesnt mak	S
_doesnt pay	T
_doesnt talk	P
_doesnt want	V
_dond	I
_dond _dec	U
_dond _hay	[
_dond _se	[
_dond _ser	S
_dond _un	C
_dond compr	C
_dond empiez	[
_dond er	C
_dond est	P
_dond estab	W
_dond estan	X
_dond jesu	Q
_dond mor	R
_dond nac	C
_dond qued	Q
_dond sali	T
_dond van	V
_dond ver	C
_dond vien	[
_dond vienen	R
_dond viv	R
_dond vivi	R
_dond vot	C
_dont	[
_dont _get	V
_dont _hav	Q
_dont _let	W
_dont believ	R
_dont car	R
_dont cry	T
_dont deserv	S
_dont feel	T
_dont fit	[
_dont go	R
_dont know	T
_dont lik	U
_dont listen	U
_dont lov	P
_dont need	T
_dont respect	P
_dont rub	C
_dont speak	Y
_dont stop	C
_dont talk	P
_dont trust	Q
_dont understand	Q
_dont want	T
_e	C
_e _and	C
_e _to	C
_e calend	L
_e f	G
_e g	F
_e iniquidad	[
_e mc2	C
_e met	C
_e vs	F
_e x	C
_el	Z
_el 25	V
_el _de	[
_el _del	[
_el _di	Q
_el _mas	T
_el _que	[
_el _versicul	P
_el abism	Q
_el abort	T
_el abuel	P
_el aceit	C
_el administrador	Z
_el adulteri	R
_el aeropuert	R
_el agu	[
_el aguijon	X
_el alm	U
_el alt	[
_el americ	L
_el amig	W
_el amor	X
_el ancian	P
_el android	E
_el angel	[
_el animal	P
_el aniversari	P
_el ano	C
_el anticrist	V
_el antigu	T
_el apocalips	Z
_el aposent	R
_el apostol	S
_el arad	T
_el arbol	R
_el arbust	V
_el arc	[
_el arcangel	P
_el arcoir	S
_el arp	R
_el arroz	C
_el arsenal	C
_el aut	X
_el autor	P
_el ayun	R
_el bail	Q
_el balon	C
_el ban	T
_el banc	C
_el banquet	S
_el barc	R
_el barr	Y
_el bautist	W
_el bautiz	P
_el beb	U
_el becerr	V
_el bes	T
_el bhagavad	K
_el bien	S
_el bruj	U
_el buen	U
_el bull	T
_el burr	U
_el caball	H
_el cabell	Q
_el caf	C
_el camell	[
_el camin	T
_el camp	[
_el canc	S
_el candelabr	Q
_el cantic	P
_el capitul	R
_el carceler	X
_el carner	T
_el carr	U
_el castig	P
_el celibat	P
_el celu	T
_el celul	Q
_el cementeri	Z
_el cens	U
_el cerr	T
_el chip	[
_el cieg	W
_el ciel	[
_el cigarr	Q
_el cinturon	U
_el clasic	C
_el coch	C
_el codig	C
_el coj	R
_el col	V
_el colegi	R
_el concili	P
_el congres	C
_el consej	Q
_el consejer	R
_el control	Q
_el coper	S
_el cor	T
_el coran	C
_el corazon	W
_el corder	W
_el cort	C
_el cost	[
_el cr	P
_el crecimient	P
_el cred	R
_el crist	Q
_el cristianism	Q
_el cruz	H
_el cuell	[
_el cuern	T
_el cuerp	C
_el cult	R
_el cur	Z
_el curp	C
_el demoni	W
_el descans	P
_el desiert	U
_el dia	Z
_el diabl	Y
_el diacon	P
_el diezm	W
_el diluvi	R
_el diner	L
_el discipul	P
_el divorc	S
_el dni	C
_el doctor	W
_el dolor	Y
_el doming	[
_el dragon	[
_el duel	V
_el duen	C
_el eden	[
_el ejercit	R
_el endemon	R
_el enemig	P
_el enoj	P
_el entierr	W
_el equip	X
_el escrib	W
_el esmalt	C
_el espiritu	W
_el espos	P
_el estanqu	T
_el estudi	Q
_el etiop	U
_el evangeli	W
_el examen	X
_el exili	P
_el faraon	R
_el farise	S
_el fin	V
_el finiquit	C
_el fond	C
_el fregader	C
_el frut	T
_el fueg	T
_el futbol	C
_el futur	Z
_el gall	[
_el general	V
_el gigant	P
_el gobernador	U
_el gol	C
_el golgot	S
_el gord	C
_el goz	T
_el gran	[
_el grup	R
_el hach	U
_el hambr	S
_el herman	Y
_el hig	C
_el hij	[
_el hip	C
_el hog	V
_el hombr	X
_el horoscop	Z
_el hospital	[
_el huert	C
_el hundr	C
_el idol	Q
_el imperi	[
_el inciens	T
_el infiern	R
_el inviern	C
_el iva	C
_el jardin	Q
_el jef	S
_el jinet	R
_el jordan	U
_el joven	R
_el juez	T
_el juici	Z
_el just	R
_el karm	S
_el ladron	Q
_el lag	S
_el lavab	C
_el leon	[
_el lepros	S
_el libr	Z
_el limoner	F
_el llam	S
_el lob	R
_el lord	C
_el lug	Y
_el lut	W
_el mag	S
_el mal	Z
_el man	X
_el mandeb	C
_el mant	[
_el mar	X
_el marid	C
_el mas	[
_el matrimoni	U
_el mayor	Y
_el mayordom	T
_el medic	R
_el melliz	[
_el mendig	R
_el mesi	Q
_el mileni	R
_el ministr	C
_el mism	Q
_el moh	D
_el mont	[
_el mor	R
_el movil	C
_el muchach	R
_el mund	[
_el mur	C
_el nac	P
_el negoci	Q
_el nie	C
_el niet	S
_el nin	T
_el nivel	H
_el nombr	X
_el novi	R
_el noviazg	T
_el nuev	U
_el numer	Z
_el ojo	W
_el omeprazol	C
_el orar	R
_el orden	Z
_el orgull	R
_el orient	T
_el origen	C
_el otr	T
_el pact	P
_el padr	Y
_el padrin	C
_el pal	U
_el pan	[
_el pap	[
_el par	C
_el paracetamol	M
_el parais	Y
_el paralitic	S
_el partid	C
_el pas	U
_el pastor	[
_el pec	T
_el pech	R
_el pectoral	R
_el pel	[
_el peor	P
_el perdon	S
_el perfum	[
_el perr	[
_el pesebr	Q
_el pez	Y
_el planet	[
_el pobr	R
_el polv	X
_el porn	P
_el poz	S
_el predicador	[
_el president	C
_el prim	Z
_el primer	U
_el principi	[
_el principit	C
_el profet	X
_el publican	Z
_el puebl	T
_el pulgon	K
_el quijot	C
_el ramadan	C
_el rapt	[
_el regres	P
_el rein	[
_el remanent	R
_el respet	P
_el rey	U
_el rez	C
_el ric	[
_el rio	N
_el roi	T
_el roll	[
_el roman	S
_el rosari	V
_el rostr	T
_el sab	C
_el sacerdot	Q
_el sacrifici	Q
_el salari	K
_el salm	V
_el salvador	C
_el samaritan	Y
_el sant	P
_el segund	U
_el segur	Z
_el sentid	P
_el sepulcr	Q
_el sermon	R
_el sex	P
_el shadda	W
_el sierv	Q
_el sobrin	Q
_el sol	C
_el sold	Q
_el sueld	[
_el suen	R
_el sufrimient	P
_el suicidi	P
_el tabernacul	V
_el tabler	C
_el tarot	C
_el tech	X
_el tecl	C
_el telefon	F
_el temor	R
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
_el ultim	T
_el unic	Q
_el univers	U
_el vall	W
_el valor	C
_el vel	[
_el verb	Z
_el viej	R
_el viejit	P
_el vient	Q
_el vientr	S
_el viern	T
_el vin	T
_el vuel	V
_el wif	C
_el yug	S
_en	R
_en 2004	I
_en _di	V
_en _el	S
_en _la	[
_en _las	W
_en _lo	R
_en _los	V
_en _mi	[
_en _que	C
_en _su	Y
_en _sus	S
_en _tu	Z
_en _tus	T
_en _un	Q
_en _una	Y
_en acuari	C
_en afric	C
_en ajedrez	C
_en alemani	C
_en algun	C
_en amor	Q
_en apocalips	Q
_en arame	R
_en argentin	C
_en aten	Q
_en ayun	C
_en babiloni	T
_en baqueir	E
_en belen	L
_en bic	C
_en blanc	C
_en bogot	C
_en bolivi	F
_en boxe	C
_en buen	D
_en cam	W
_en canaan	Q
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
_en cuaresm	[
_en cuent	U
_en curars	D
_en diwal	C
_en dobl	C
_en doming	U
_en dos	V
_en egipt	U
_en el	W
_en ell	V
_en espan	C
_en espanol	Z
_en espiritu	Q
_en est	N
_en excel	C
_en famili	U
_en freidor	J
_en galaad	W
_en gran	C
_en grieg	[
_en guadalajar	C
_en hebre	Q
_en hierr	C
_en html	C
_en ingl	C
_en internet	[
_en israel	W
_en japon	C
_en jav	C
_en jerusalen	P
_en jesu	T
_en juli	C
_en kil	E
_en latin	E
_en lengu	T
_en line	G
_en lug	U
_en madrid	C
_en mal	Q
_en malag	C
_en man	T
_en marz	C
_en medi	[
_en melill	C
_en memori	R
_en mercadon	C
_en mexic	G
_en mi	[
_en minecraft	C
_en mis	Z
_en monterre	C
_en mor	P
_en nad	S
_en navidad	U
_en netflix	C
_en ningun	R
_en nuestr	Q
_en orden	C
_en otr	W
_en parej	R
_en pas	C
_en paz	U
_en pec	R
_en pentecost	U
_en portugu	C
_en public	V
_en python	G
_en red	[
_en rop	[
_en sab	[
_en samsung	L
_en san	F
_en sant	C
_en santiag	C
_en secret	Z
_en seman	X
_en sevill	C
_en silenci	T
_en sql	J
_en suen	Q
_en suiz	C
_en tentacion	[
_en ti	Q
_en tiemp	U
_en tikal	C
_en tod	[
_en ubuntu	J
_en usa	G
_en usted	Q
_en van	Z
_en vig	C
_en vin	T
_en vist	S
_en wordpress	J
_en xiaom	F
_en yog	C
_en zaragoz	J
_explic	T
_for 15	C
_for 16	C
_for 20	C
_for 2012	K
_for 38	Y
_for 49	I
_for 4k	K
_for 4th	H
_for ?how	C
_for ?when	T
_for _a	N
_for _an	U
_for _christian	[
_for _en	I
_for _god	[
_for _her	Q
_for _him	[
_for _his	U
_for _i	C
_for _it	W
_for _me	M
_for _my	Y
_for _our	[
_for _said	C
_for _someon	Z
_for _someth	P
_for _th	[
_for _that	Z
_for _the	[
_for _them	P
_for _thos	X
_for _us	Y
_for _what	T
_for _you	U
_for _your	[
_for adult	C
_for advent	W
_for all	[
_for allerg	J
_for anoth	[
_for antibiotic	C
_for anxiou	P
_for ash	[
_for autumn	G
_for bab	C
_for back	C
_for bak	D
_for banan	N
_for barist	C
_for bathroom	H
_for batter	G
_for be	R
_for beach	H
_for beef	C
_for begin	C
_for believ	R
_for benjamin	[
_for biops	Y
_for black	C
_for blind	C
_for bois	G
_for boss	C
_for breakfast	C
_for brisket	K
_for brown	N
_for brunch	F
_for buckingham	M
_for build	C
_for burg	N
_for butterf	D
_for buttermilk	G
_for carp	C
_for carpet	C
_for carr	C
_for cat	C
_for celtic	I
_for ch	L
_for cheap	C
_for chicken	N
_for child	[
_for cholesterol	E
_for christm	[
_for church	[
_for cit	I
_for colleg	[
_for confirmation	U
_for cost	K
_for coupl	H
_for creat	U
_for cur	J
_for cuti	C
_for da	C
_for deck	C
_for deliciou	C
_for depress	U
_for die	[
_for din	F
_for disobedienc	R
_for divorc	[
_for document	C
_for domin	C
_for doubl	J
_for drivewa	D
_for dry	C
_for duck	D
_for dui	C
_for each	W
_for education	C
_for egypt	C
_for eight	K
_for ejempl	H
_for elden	C
_for email	C
_for enem	Q
_for engineer	C
_for england	M
_for ever	U
_for everyon	P
_for everyth	[
_for fall	R
_for fam	P
_for fear	C
_for ferritin	M
_for fiv	X
_for follow	C
_for food	I
_for forgiv	V
_for formul	N
_for four	C
_for fr	C
_for friend	T
_for fun	[
_for garden	C
_for gemin	C
_for godot	C
_for golf	C
_for good	[
_for graduation	S
_for grandchildren	P
_for green	C
_for grill	I
_for gu	E
_for half	C
_for handmad	C
_for happ	C
_for harv	S
_for hav	P
_for heal	X
_for heaven	S
_for help	I
_for hip	C
_for hmrc	J
_for hookup	C
_for hop	[
_for hors	C
_for iceland	C
_for idiot	C
_for important	C
_for int	G
_for israel	V
_for jesu	R
_for junior	J
_for kitten	C
_for la	C
_for lasany	E
_for lavend	C
_for law	H
_for lead	S
_for leav	U
_for leg	J
_for lent	[
_for lie	T
_for lif	[
_for lightroom	H
_for lisbon	G
_for loop	D
_for lotter	C
_for lov	C
_for lunch	C
_for man	[
_for mang	C
_for march	C
_for marr	T
_for mat	C
_for mayor	C
_for medium	I
_for microwav	I
_for mom	[
_for mone	C
_for month	W
_for new	[
_for night	C
_for nin	F
_for no	[
_for non	H
_for noth	V
_for now	S
_for nurs	U
_for obe	Y
_for oil	C
_for one	I
_for oppenheim	N
_for oth	Z
_for owl	C
_for pag	C
_for pal	C
_for pap	Z
_for parent	R
_for passov	C
_for password	H
_for peac	U
_for pearson	L
_for peopl	R
_for percentig	I
_for pet	E
_for pisc	C
_for polic	V
_for pork	C
_for pra	[
_for privac	C
_for protection	Z
_for pug	C
_for rabbit	C
_for rachel	[
_for rain	[
_for report	C
_for retail	C
_for rom	S
_for ryzen	E
_for sal	C
_for saturda	C
_for saul	W
_for seed	L
_for seven	Y
_for shad	C
_for short	C
_for six	C
_for sk	C
_for small	R
_for snow	C
_for soft	L
_for songwrit	C
_for steam	C
_for strength	[
_for student	C
_for subaru	C
_for sum	C
_for sunda	M
_for tall	C
_for tauru	C
_for teach	V
_for teen	[
_for teenag	C
_for ten	T
_for test	[
_for thailand	C
_for thank	C
_for thick	C
_for thirt	V
_for thre	[
_for tight	J
_for tir	Q
_for toda	[
_for toddl	H
_for tomato	I
_for travel	V
_for tsh	J
_for tuesda	C
_for turke	G
_for twelv	C
_for two	C
_for used	L
_for vide	C
_for vietnam	C
_for war	[
_for waterfall	E
_for weight	S
_for whol	C
_for widow	Q
_for wif	L
_for wimbledon	I
_for wis	[
_for woman	C
_for word	D
_for work	[
_for xbox	C
_for year	[
_for youth	[
_for youtub	E
_for zazen	C
_for zoom	C
_from	S
_from 0203	C
_from 1kg	C
_from 62	C
_from _a	[
_from _an	J
_from _god	[
_from _his	I
_from _me	[
_from _my	S
_from _th	H
_from _the	[
_from _vers	C
_from _which	C
_from _you	[
_from _your	Z
_from abraham	R
_from adam	W
_from ai	C
_from albuquerqu	C
_from android	I
_from anoth	U
_from athen	D
_from australi	D
_from babylon	[
_from barb	C
_from blond	E
_from cala	C
_from carpet	H
_from central	I
_from chin	I
_from church	U
_from client	M
_from cnn	C
_from denv	F
_from dublin	K
_from earth	C
_from egypt	[
_from fak	H
_from fall	C
_from fog	C
_from franc	C
_from frozen	L
_from gatwick	K
_from geranium	C
_from going	I
_from heaven	Q
_from her	C
_from hom	H
_from hous	C
_from icloud	E
_from ipad	L
_from ireland	C
_from iron	C
_from jerusalem	N
_from kent	C
_from kusadas	C
_from leed	J
_from linkedin	K
_from london	D
_from luton	E
_from memb	K
_from mos	S
_from now	C
_from one	C
_from ord	G
_from original	C
_from paint	H
_from par	C
_from paul	T
_from pictur	D
_from prison	[
_from rom	C
_from scratch	C
_from sharm	C
_from slip	C
_from spain	M
_from split	C
_from toda	C
_from toront	C
_from user	L
_from war	V
_from work	Z
_get	M
_get 16gb	H
_get _a	D
_get _an	E
_get _from	C
_get _in	[
_get _me	Q
_get _my	C
_get _on	[
_get _the	C
_get _to	C
_get abs	C
_get along	S
_get approv	C
_get awa	Q
_get back	X
_get baptiz	[
_get befor	C
_get bet	[
_get blood	R
_get bor	C
_get canc	[
_get candl	C
_get chew	I
_get clos	[
_get crisp	M
_get deodorant	J
_get diamond	N
_get drunk	T
_get even	[
_get fail	C
_get hiccup	D
_get int	[
_get lost	C
_get marr	[
_get mone	C
_get moss	D
_get netherit	C
_get no	U
_get out	[
_get over	[
_get paid	C
_get pen	F
_get pod	C
_get pregnant	R
_get red	C
_get rekt	C
_get rich	[
_get rid	D
_get sick	X
_get someon	K
_get start	C
_get ticket	I
_get tir	C
_get up	[
_get verif	C
_get well	[
_get wis	J
_god	[
_god ?when	U
_god ?wher	K
_god ?who	R
_god ?why	X
_god _a	[
_god _and	C
_god _as	U
_god _at	T
_god _be	[
_god _but	Q
_god _didnt	Q
_god _do	[
_god _doesnt	Y
_god _for	[
_god _hav	[
_god _i	Z
_god _im	V
_god _in	[
_god _isnt	V
_god _just	Q
_god _let	[
_god _my	[
_god _of	C
_god _on	[
_god _or	[
_god _pleas	[
_god _real	P
_god _said	Z
_god _so	Y
_god _tell	S
_god _the	P
_god _to	[
_god _will	[
_god _with	C
_god accept	Q
_god adel	C
_god again	V
_god all	R
_god allow	[
_god alon	S
_god alread	Q
_god alwa	Q
_god ang	Q
_god answ	[
_god anymor	P
_god ask	Y
_god befor	Q
_god bless	S
_god breath	T
_god call	[
_god car	[
_god chang	X
_god choos	S
_god com	P
_god creat	[
_god disciplin	R
_god emperor	C
_god essential	C
_god even	T
_god ever	Y
_god exist	P
_god expect	X
_god fac	R
_god fam	C
_god feel	V
_god film	C
_god first	[
_god forgiv	S
_god giv	[
_god glor	[
_god goal	C
_god hand	Q
_god hat	X
_god heal	S
_god hear	T
_god help	S
_god her	R
_god hous	[
_god imag	P
_god insuranc	C
_god keep	V
_god kill	Q
_god know	T
_god leav	Q
_god lik	Y
_god list	C
_god look	U
_god lov	[
_god mak	[
_god mean	[
_god mod	C
_god mor	Y
_god nam	[
_god need	T
_god nev	T
_god not	[
_god object	C
_god onl	C
_god own	S
_god particl	C
_god plan	C
_god pokemon	C
_god pric	C
_god promis	T
_god provid	Y
_god punish	R
_god put	[
_god quiz	I
_god ra	G
_god redneck	C
_god regret	Q
_god reject	Q
_god rememb	Q
_god rest	Q
_god sav	C
_god se	P
_god season	L
_god see	X
_god seem	V
_god send	[
_god setlist	C
_god sing	Y
_god speak	[
_god still	[
_god stop	V
_god tak	[
_god talk	S
_god tell	T
_god test	Y
_god thron	[
_god tier	C
_god tongu	C
_god tour	J
_god use	[
_god voic	[
_god want	Z
_god word	[
_god work	S
_god writ	Z
_hac	L
_hac _con	S
_hac _el	R
_hac _en	V
_hac _la	C
_hac _las	P
_hac _lo	R
_hac _par	K
_hac _un	R
_hac _una	C
_hac amig	U
_hac arep	C
_hac arroz	K
_hac captur	D
_hac justici	P
_hac nad	[
_hac nud	C
_hac sentadill	C
_hac si	V
_hac tod	V
_hac tortill	I
_hav	T
_hav 500	G
_hav 88	C
_hav _a	Q
_hav _an	[
_hav _be	K
_hav _for	C
_hav _god	R
_hav _i	[
_hav _it	N
_hav _my	E
_hav _right	C
_hav _to	[
_hav adhd	Q
_hav alzheim	U
_hav anoth	Q
_hav benadryl	C
_hav blueberr	C
_hav bod	X
_hav broth	P
_hav canc	[
_hav chicken	L
_hav child	V
_hav com	[
_hav crumpl	C
_hav dementi	U
_hav depress	P
_hav do	U
_hav doubt	P
_hav enough	R
_hav everyth	P
_hav fall	[
_hav feel	C
_hav four	C
_hav friend	P
_hav isofix	C
_hav ke	C
_hav kill	P
_hav kne	C
_hav leap	C
_hav leav	P
_hav long	Z
_hav lost	R
_hav mak	[
_hav merc	Y
_hav mor	V
_hav nev	C
_hav nic	T
_hav nightmar	R
_hav no	W
_hav not	V
_hav noth	Q
_hav nowher	P
_hav oth	R
_hav parkinson	Z
_hav perimet	G
_hav see	[
_hav seren	C
_hav sex	Q
_hav sin	T
_hav six	C
_hav soul	[
_hav sound	L
_hav strip	C
_hav such	C
_hav two	S
_hav whit	C
_havent	X
_havent _be	T
_hay	U
_hay _de	D
_hay _di	Q
_hay _en	C
_hay _for	C
_hay _mas	P
_hay _par	U
_hay _que	[
_hay _un	X
_hay alg	Q
_hay amor	R
_hay despu	X
_hay dos	S
_hay esperanz	R
_hay fev	C
_hay gent	R
_hay maldad	R
_hay nad	T
_hay nuev	C
_hay otr	P
_hay paz	R
_hay pec	P
_hay soak	C
_hay tant	V
_hay version	C
_hay vid	U
_he	[
_he ?when	W
_he ?who	[
_he _be	[
_he _didnt	P
_he _do	S
_he _doesnt	S
_he _hav	W
_he _let	P
_he _may	R
_he _real	S
_he _sa	T
_he _should	P
_he _the	P
_he _will	[
_he _wont	V
_he _would	R
_he aqu	P
_he ask	R
_he call	Z
_he car	Z
_he cheat	P
_he com	X
_he die	G
_he get	Y
_he go	R
_he keep	R
_he kill	T
_he know	P
_he laugh	V
_he leav	Q
_he lov	U
_he mak	C
_he nev	T
_he pass	P
_he pec	P
_he pra	R
_he tak	P
_he touch	R
_he venid	P
_he want	S
_he writ	Y
_her	[
_her _to	Q
_her bab	P
_her boyfriend	R
_her child	R
_her die	U
_her ever	R
_her faith	P
_her husband	U
_her moth	P
_her peopl	S
_her phon	R
_her son	V
_hes	C
_hes sir	C
_him	[
_him _be	P
_him _for	T
_him _i	X
_him _in	R
_him _to	[
_him _with	P
_him back	Q
_him mone	C
_himself	[
_himself _in	R
_his	[
_his arm	Z
_his birthright	P
_his broth	[
_his child	P
_his cloth	S
_his coat	P
_his daught	Q
_his die	W
_his ey	U
_his fac	W
_his fath	W
_his fing	S
_his foot	U
_his friend	P
_his garment	P
_his hair	[
_his hand	V
_his head	Y
_his hous	U
_his lif	S
_his mone	P
_his moth	P
_his nam	[
_his own	K
_his parent	R
_his phon	U
_his pow	Y
_his sid	V
_his sist	V
_his son	V
_his strength	U
_his wif	R
_i	[
_i 0	G
_i 130	C
_i 485	C
_i 95	C
_i _a	K
_i _be	T
_i _can	C
_i _cant	[
_i _could	[
_i _couldnt	P
_i _didnt	W
_i _do	Y
_i _dont	[
_i _e	F
_i _get	F
_i _hav	[
_i _havent	V
_i _in	P
_i _just	[
_i _let	P
_i _might	R
_i _on	C
_i _or	C
_i _real	Y
_i _said	[
_i _say	Y
_i _shall	U
_i _should	W
_i _tell	[
_i _too	U
_i _will	Q
_i _wont	U
_i _would	I
_i alwa	C
_i apologiz	Q
_i ask	V
_i baptiz	R
_i beat	C
_i becam	Q
_i becom	Y
_i befor	C
_i begin	J
_i believ	[
_i bet	C
_i birth	[
_i blasphem	Q
_i blur	C
_i boil	C
_i break	[
_i bring	C
_i buy	C
_i call	U
_i cancel	E
_i cannot	T
_i car	T
_i carv	F
_i cash	I
_i cast	I
_i caus	U
_i cent	C
_i chang	C
_i charg	H
_i cheat	[
_i choos	X
_i cit	H
_i claim	C
_i clean	I
_i color	N
_i com	[
_i commit	V
_i compost	I
_i confess	[
_i confront	Q
_i connect	C
_i contact	C
_i convinc	C
_i cook	M
_i cr	R
_i cry	[
_i curs	S
_i cut	C
_i dat	[
_i deal	[
_i delet	[
_i die	[
_i disagre	P
_i disput	C
_i divorc	W
_i donat	C
_i doubt	P
_i drank	W
_i draw	C
_i dread	W
_i dream	H
_i dress	[
_i drink	G
_i driv	C
_i drop	C
_i earn	D
_i eat	U
_i email	F
_i end	[
_i ever	R
_i evolv	C
_i exchang	C
_i exit	C
_i explain	P
_i fail	[
_i fall	[
_i fast	[
_i feed	C
_i feel	[
_i fight	[
_i find	Y
_i fit	D
_i fix	C
_i follow	[
_i forgiv	[
_i forgot	S
_i form	M
_i found	[
_i freez	C
_i gambl	W
_i giv	[
_i go	[
_i got	[
_i grill	I
_i hat	L
_i hear	[
_i help	[
_i her	[
_i hid	P
_i hit	U
_i honor	R
_i hum	F
_i hurt	S
_i install	G
_i introduc	C
_i iron	J
_i join	C
_i jump	G
_i keep	[
_i kill	T
_i kiss	U
_i know	[
_i lay	Z
_i leav	[
_i lent	C
_i lie	S
_i lik	Y
_i listen	F
_i liv	[
_i log	C
_i look	[
_i los	[
_i lost	[
_i lov	[
_i mak	R
_i marr	[
_i meet	T
_i mess	S
_i met	C
_i miss	M
_i mov	C
_i mut	C
_i n	G
_i need	C
_i nev	[
_i not	[
_i obe	P
_i onl	T
_i overcom	V
_i overpa	C
_i owe	Q
_i paint	C
_i parallel	K
_i pars	C
_i pass	[
_i pay	[
_i perish	[
_i pi	C
_i pla	[
_i plant	C
_i plug	G
_i po	C
_i post	[
_i pra	[
_i press	J
_i pric	J
_i promis	R
_i push	S
_i put	C
_i quit	[
_i rais	[
_i read	C
_i regist	C
_i regret	[
_i remov	C
_i renew	Q
_i replac	C
_i report	C
_i repot	D
_i resiz	E
_i retir	[
_i return	C
_i ring	C
_i rotat	C
_i ruin	U
_i run	C
_i sav	C
_i scan	C
_i see	[
_i send	[
_i serv	[
_i set	E
_i shar	C
_i sharpen	G
_i shrunk	C
_i shut	C
_i sin	U
_i skip	[
_i sleep	Q
_i sneez	C
_i spank	R
_i speak	C
_i spend	W
_i split	G
_i sta	[
_i start	[
_i steal	V
_i still	S
_i stop	S
_i substitut	J
_i sum	G
_i support	S
_i suppos	C
_i surviv	[
_i sw	Z
_i tak	C
_i talk	C
_i teach	H
_i tell	R
_i text	[
_i thicken	C
_i thin	C
_i think	H
_i thread	C
_i tie	C
_i tip	D
_i top	C
_i track	D
_i treat	X
_i trust	[
_i try	S
_i tun	K
_i turn	C
_i typ	C
_i unclog	F
_i unplug	C
_i use	N
_i used	[
_i wait	[
_i wak	[
_i walk	X
_i want	[
_i wast	[
_i wat	C
_i watch	P
_i wear	K
_i win	[
_i wip	F
_i wish	V
_i won	[
_i word	C
_i work	[
_i worr	R
_i worship	[
_i writ	C
_i yell	Q
_id	C
_id lock	C
_id password	G
_if	F
_if _a	C
_if _an	C
_if _god	[
_if _he	U
_if _i	P
_if _im	Y
_if _it	K
_if _its	[
_if _my	C
_if _she	C
_if _the	C
_if _ther	[
_if _we	K
_if _you	[
_if _your	[
_if both	C
_if fil	C
_if host	M
_if jesu	W
_if onl	[
_if thre	H
_if user	H
_im	[
_im _a	[
_im _an	V
_im _in	[
_im _just	T
_im _on	[
_im _so	[
_im _the	[
_im _too	S
_im _wrong	P
_im afraid	X
_im alwa	[
_im ang	[
_im asham	P
_im be	S
_im bor	C
_im break	T
_im burn	P
_im do	S
_im doing	Q
_im embarrass	R
_im end	D
_im exhaust	Q
_im fiv	C
_im get	[
_im going	[
_im hav	Q
_im hungr	C
_im look	G
_im marr	P
_im nervou	S
_im nev	P
_im not	[
_im old	U
_im poor	P
_im pregnant	Q
_im sav	U
_im scar	[
_im sick	U
_im sorr	S
_im start	D
_im still	S
_im terrif	P
_im thirt	Z
_im tir	P
_im tr	F
_im turn	[
_im weird	Q
_in	P
_in 199	I
_in 1998	N
_in 20	L
_in 25	F
_in 4k	G
_in 52	[
_in _a	M
_in _an	U
_in _bibl	V
_in _chapt	C
_in _el	C
_in _god	[
_in _him	P
_in _his	V
_in _it	K
_in _la	L
_in _may	E
_in _me	[
_in _my	[
_in _of	C
_in _our	[
_in _scriptur	[
_in _th	[
_in _that	J
_in _the	[
_in _to	I
_in _which	C
_in _with	U
_in _you	[
_in _your	[
_in _yourself	C
_in act	[
_in afric	F
_in alask	C
_in alien	C
_in all	[
_in alphabetical	J
_in americ	L
_in ancient	C
_in ang	Z
_in anoth	[
_in antioch	U
_in apa	H
_in april	G
_in argentin	E
_in ark	C
_in arm	E
_in ash	W
_in asi	C
_in august	C
_in austin	E
_in austri	G
_in autumn	C
_in azur	E
_in babylon	[
_in baldur	L
_in barselon	E
_in bath	F
_in battl	[
_in bed	[
_in benjamin	[
_in bethlehem	C
_in bikin	C
_in birmingham	F
_in blood	C
_in boston	M
_in brazil	C
_in bristol	C
_in britain	C
_in brooklyn	C
_in brown	F
_in bts	C
_in bus	V
_in c	C
_in californi	K
_in can	E
_in canaan	[
_in captivit	C
_in casp	F
_in celsiu	J
_in chess	C
_in children	C
_in chines	C
_in christ	[
_in chronological	C
_in church	[
_in class	[
_in cloud	[
_in color	E
_in column	N
_in combat	X
_in common	W
_in control	W
_in court	Z
_in cricket	I
_in custom	D
_in cv	C
_in damascu	E
_in daniel	W
_in dat	X
_in debt	X
_in decemb	E
_in decimal	C
_in delawar	G
_in disguis	Y
_in dnd	C
_in doc	C
_in dream	P
_in drywall	C
_in duba	C
_in econom	C
_in eden	Z
_in edinburgh	F
_in egypt	[
_in emoj	C
_in english	C
_in ephesu	V
_in esth	R
_in europ	[
_in ever	C
_in everyda	S
_in excel	C
_in extr	C
_in ezekiel	Y
_in faith	[
_in februar	F
_in febuar	C
_in florid	C
_in fold	J
_in foot	W
_in fortnit	C
_in four	C
_in french	C
_in frida	C
_in front	W
_in futsal	C
_in gatsb	C
_in genes	[
_in georgi	G
_in german	C
_in gethseman	Z
_in gilead	W
_in gmail	C
_in go	C
_in golf	M
_in guardian	C
_in half	M
_in hamlet	J
_in hand	C
_in hard	V
_in heart	[
_in heaven	[
_in hebrew	C
_in hebron	X
_in hell	[
_in her	C
_in hinduism	C
_in hollow	F
_in hospic	[
_in hospital	[
_in hull	C
_in ice	F
_in iceland	D
_in illino	J
_in intensiv	R
_in isaiah	T
_in ish	C
_in israel	[
_in it	D
_in italian	C
_in jail	[
_in japan	F
_in japanes	H
_in javascript	C
_in jerusalem	D
_in jesu	X
_in john	[
_in json	G
_in kal	F
_in keral	I
_in km	C
_in kmno4	H
_in knit	I
_in korean	I
_in labor	[
_in lav	C
_in law	N
_in lawn	C
_in leed	C
_in leicest	E
_in leith	E
_in lent	[
_in leo	C
_in leviticu	[
_in lif	[
_in lisbon	C
_in litr	D
_in london	K
_in lov	C
_in m	K
_in malcolm	H
_in malt	C
_in manchest	C
_in march	C
_in mari	H
_in marr	[
_in mexic	J
_in miam	C
_in mil	C
_in minecraft	C
_in moab	V
_in mourn	R
_in mov	C
_in nazar	C
_in need	W
_in new	C
_in norwa	E
_in novemb	K
_in oat	C
_in ocarin	C
_in octob	C
_in od	E
_in ohi	C
_in old	[
_in one	H
_in ontari	C
_in ord	I
_in oregon	C
_in osl	E
_in oth	[
_in othell	C
_in ough	D
_in outlook	C
_in oven	C
_in paradis	[
_in parallel	E
_in past	C
_in peac	[
_in percent	C
_in perth	C
_in philipp	[
_in phoenix	C
_in physic	C
_in pirat	C
_in plain	C
_in polish	F
_in portugal	H
_in pot	C
_in potassium	D
_in potat	L
_in pound	C
_in pra	V
_in pragu	C
_in pregnanc	C
_in princ	Y
_in prison	[
_in protein	C
_in proverb	[
_in public	[
_in queu	C
_in rang	H
_in retrograd	D
_in revelation	[
_in rom	[
_in roman	[
_in ruin	V
_in russi	J
_in rust	J
_in sagittariu	H
_in samari	[
_in san	E
_in school	V
_in scotland	C
_in scratch	C
_in secret	Y
_in septemb	C
_in short	[
_in show	H
_in sick	Z
_in sikhism	C
_in simpl	P
_in sin	[
_in singapor	C
_in small	R
_in spac	C
_in spain	C
_in spanish	F
_in spirit	R
_in squid	L
_in st	H
_in ston	C
_in stor	H
_in sum	G
_in switzerland	C
_in sydne	D
_in system	H
_in tarot	C
_in tauru	J
_in tbsp	C
_in tea	D
_in team	C
_in tel	C
_in ten	T
_in tenerif	C
_in tenn	G
_in tex	C
_in ther	C
_in thirt	C
_in thre	L
_in thread	C
_in tim	R
_in tongu	[
_in town	[
_in toy	C
_in troubl	V
_in tuls	C
_in two	[
_in uwu	C
_in valu	L
_in vietnam	D
_in vitr	Y
_in war	[
_in wellington	C
_in wint	C
_in without	C
_in word	C
_in worship	U
_in wuther	I
_in yard	J
_in year	U
_in york	C
_isnt	Q
_isnt _christian	R
_isnt _too	C
_isnt fair	S
_isnt stick	C
_it	L
_it ?wher	G
_it ?who	C
_it _a	[
_it _and	[
_it _at	H
_it _be	Q
_it _doesnt	F
_it _for	Y
_it _from	C
_it _get	[
_it _god	[
_it _hav	J
_it _i	C
_it _in	C
_it _just	C
_it _my	Z
_it _ok	[
_it _oka	U
_it _on	V
_it _right	[
_it _sa	C
_it _say	[
_it _so	C
_it _the	J
_it _to	V
_it _too	[
_it _with	C
_it _wrong	[
_it affect	C
_it all	[
_it back	H
_it bad	[
_it bet	C
_it call	C
_it charg	G
_it cheap	C
_it cost	C
_it cov	C
_it cut	I
_it dr	C
_it end	C
_it few	C
_it gam	C
_it go	N
_it going	C
_it hibernat	C
_it hurt	W
_it last	F
_it legal	C
_it log	C
_it mean	M
_it need	J
_it off	C
_it out	Z
_it outag	C
_it quick	G
_it rain	[
_it reach	C
_it run	J
_it saf	C
_it selfish	T
_it smell	I
_it sound	H
_it spell	C
_it start	C
_it tak	S
_it thre	C
_it through	C
_it togeth	[
_it tru	C
_it twic	C
_it use	E
_it work	C
_it worth	C
_its	[
_its 9pm	K
_its _a	W
_its _and	C
_its _be	[
_its _the	C
_its cov	D
_its length	G
_its own	[
_its real	[
_its tim	Z
_its vomit	[
_ive	Q
_ive _be	[
_ive do	C
_ive got	C
_ive lost	R
_just	C
_just _a	[
_just bor	C
_just brows	C
_just end	U
_just fantas	C
_just football	C
_just gor	C
_just got	[
_just keep	C
_just lik	C
_just look	C
_just test	C
_just want	T
_la	Z
_la _bibli	[
_la _de	C
_la _que	N
_la _ser	U
_la abuel	V
_la abundanci	P
_la alabanz	X
_la alegri	U
_la alianz	T
_la amistad	R
_la ansiedad	Q
_la ap7	C
_la app	C
_la aren	Z
_la armadur	[
_la ballen	Y
_la bamb	C
_la baraj	F
_la barb	[
_la barrig	C
_la batall	[
_la bellez	T
_la bendicion	P
_la besti	[
_la bibliotec	C
_la bibliothequ	C
_la bikin	C
_la boc	U
_la bod	[
_la bols	[
_la bombill	C
_la brech	Z
_la buen	[
_la burr	W
_la cabez	Z
_la caid	S
_la call	[
_la cam	[
_la canast	Q
_la cancion	Q
_la car	[
_la carcel	[
_la carn	Y
_la carrer	Y
_la cart	J
_la cas	C
_la cavern	C
_la celestin	C
_la celul	C
_la cen	W
_la chamb	Y
_la champion	F
_la cicut	C
_la cienci	P
_la ciudad	U
_la cocin	C
_la comid	T
_la compr	C
_la compu	D
_la comunion	Q
_la concienci	U
_la concubin	Q
_la confirmacion	T
_la congregacion	Z
_la contrasen	F
_la cop	V
_la coron	Y
_la cosech	W
_la creacion	[
_la crucif	Q
_la cruz	[
_la cuev	[
_la culp	R
_la cun	Q
_la depresion	U
_la destruccion	Q
_la diferenci	Y
_la disciplin	S
_la duch	E
_la edad	U
_la empres	T
_la energi	C
_la enfermedad	R
_la envidi	V
_la escaler	S
_la esclav	V
_la esclavitud	R
_la escritur	R
_la escuel	X
_la esp	S
_la espald	Y
_la esperanz	U
_la espos	V
_la estacion	E
_la estatu	V
_la estrell	U
_la evolucion	S
_la famili	U
_la fe	[
_la fiest	[
_la final	N
_la fotosintes	C
_la frent	V
_la fronter	[
_la fuerz	Q
_la gent	W
_la glori	V
_la graci	X
_la gran	[
_la gratitud	R
_la grip	F
_la guerr	S
_la herenci	[
_la herid	S
_la herman	T
_la higuer	[
_la hij	U
_la histori	S
_la honestidad	Q
_la hor	J
_la hormig	V
_la hosti	R
_la iglesi	[
_la impresor	C
_la independenci	L
_la injustici	Q
_la ira	W
_la isl	C
_la itv	C
_la joven	Q
_la justici	[
_la king	C
_la lampar	P
_la lan	U
_la lanz	P
_la lapidacion	P
_la lavador	D
_la lengu	[
_la lepr	Q
_la letr	[
_la levadur	C
_la ley	[
_la licenci	[
_la lig	C
_la list	V
_la lluvi	E
_la loteri	H
_la lujuri	Q
_la lun	Q
_la luz	S
_la madr	C
_la magdalen	Z
_la mal	U
_la maldicion	P
_la mam	V
_la man	[
_la manan	[
_la manzan	X
_la marc	X
_la ment	Q
_la mentir	Q
_la mes	Y
_la met	[
_la miel	P
_la mis	Z
_la misericordi	Q
_la mism	P
_la mitos	C
_la moned	C
_la montan	W
_la mor	[
_la muchach	R
_la muel	C
_la muj	[
_la murall	S
_la music	W
_la naranj	C
_la nat	C
_la naturalez	Z
_la navidad	[
_la never	C
_la niev	Z
_la nin	P
_la noch	[
_la novi	[
_la nub	C
_la nuer	Q
_la nuev	C
_la obr	S
_la oficin	[
_la ofrend	S
_la orar	Z
_la orej	E
_la oscuridad	R
_la otr	V
_la ovej	P
_la ovejit	Q
_la pacienci	U
_la pag	X
_la paj	R
_la palabr	[
_la palom	[
_la pantall	C
_la panz	R
_la par	E
_la parabol	[
_la parej	[
_la parroqui	T
_la pas	X
_la pascu	[
_la pat	Z
_la patagoni	C
_la paz	C
_la peg	U
_la pele	Q
_la pelicul	C
_la pen	[
_la person	[
_la piedr	[
_la piel	U
_la pizz	E
_la plag	S
_la plant	[
_la plat	[
_la play	S
_la polici	R
_la politic	Y
_la pornografi	R
_la porr	C
_la predic	Y
_la prep	Q
_la presenci	W
_la primer	[
_la profeci	R
_la profetis	T
_la promes	S
_la prosperidad	Q
_la prostitut	P
_la prueb	[
_la puert	V
_la quimi	Q
_la raiz	R
_la ramer	Y
_la red	T
_la regl	[
_la rein	C
_la religion	W
_la rent	C
_la respuest	R
_la resucit	Z
_la revolucion	C
_la riquez	Q
_la roc	V
_la rop	[
_la ros	C
_la rued	C
_la saban	V
_la sabiduri	P
_la sal	[
_la salv	Y
_la sangr	U
_la sant	[
_la segund	[
_la seleccion	H
_la semill	[
_la senal	T
_la senor	Q
_la seri	C
_la serpient	[
_la siembr	S
_la sierr	C
_la sinagog	V
_la sirvient	Y
_la soberbi	R
_la soledad	W
_la sombr	T
_la suegr	S
_la suert	D
_la suscripcion	C
_la tard	G
_la tecnologi	R
_la tel	E
_la tempor	C
_la tentacion	[
_la tercer	S
_la tiend	U
_la tierr	[
_la tor	V
_la torment	R
_la torr	U
_la tortill	C
_la transfiguracion	P
_la tribu	S
_la tribulacion	R
_la trinidad	T
_la tumb	T
_la tunic	U
_la ultim	[
_la uncion	Q
_la uni	[
_la unidad	P
_la universidad	[
_la vac	T
_la var	Z
_la vejez	T
_la venganz	R
_la venid	R
_la ventan	R
_la verdad	Y
_la verdader	R
_la veronic	Q
_la version	C
_la vez	P
_la vibor	U
_la vid	R
_la vie	C
_la viejit	Q
_la vin	V
_la virgen	[
_la vis	N
_la vision	[
_la vist	U
_la viud	V
_la voluntad	P
_la voz	J
_la yem	C
_la zarz	[
_las	[
_las _que	Q
_las adiccion	S
_las agu	[
_las alm	Q
_las arm	W
_las autoridad	[
_las bienaventuranz	P
_las bod	[
_las buen	U
_las caban	U
_las carg	W
_las cart	[
_las ceniz	W
_las cinc	V
_las ciudad	P
_las clas	[
_las column	U
_las cos	Z
_las cruc	C
_las cuatr	Q
_las deud	Q
_las diez	T
_las doc	W
_las dos	T
_las drog	R
_las eight	C
_las eleccion	N
_las encuest	C
_las espos	P
_las estrell	V
_las fiest	R
_las fiv	C
_las fot	D
_las guerr	P
_las herman	P
_las hij	Y
_las hoj	E
_las iglesi	R
_las instruccion	C
_las lagrim	Q
_las langost	P
_las lengu	[
_las lentej	C
_las llav	U
_las luc	Q
_las mal	R
_las man	C
_las manan	C
_las medid	Q
_las mes	P
_las mision	T
_las montan	R
_las mosc	T
_las mujer	[
_las murall	[
_las nacion	[
_las nin	C
_las notici	Z
_las novent	Q
_las nub	U
_las obr	S
_las ojer	H
_las ovej	Q
_las pac	R
_las palabr	U
_las palm	R
_las parabol	W
_las pelicul	C
_las person	P
_las picadur	C
_las piedr	Y
_las puert	Q
_las red	Z
_las religion	U
_las riquez	R
_las rued	Q
_las senal	Q
_las seven	C
_las siet	V
_las tabl	[
_las tentacion	C
_las tiniebl	R
_las tortug	D
_las tr	Q
_las treint	Q
_las tribu	S
_las trompet	Q
_las ultim	Q
_las vac	T
_las veg	C
_las vestidur	S
_las vision	Q
_las viud	Q
_las zorr	V
_le	X
_le _ser	S
_le _teng	P
_le cambi	C
_le chatel	C
_le clav	U
_le cort	V
_le da	T
_le dec	[
_le di	X
_le dicen	Q
_le dieron	T
_le dig	X
_le dij	Q
_le dio	P
_le doy	U
_le escrib	T
_le explic	R
_le falt	P
_le grit	R
_le gust	V
_le habl	S
_le hac	Q
_le hacen	P
_le hic	R
_le import	Q
_le importan	Q
_le leo	S
_le llev	P
_le mal	C
_le mand	Q
_le pas	U
_le ped	Q
_le peg	R
_le pegu	R
_le perdon	Q
_le pid	W
_le pong	C
_le pus	P
_le pusieron	R
_le quit	P
_le recl	T
_le rez	T
_le rob	P
_les	D
_les _mis	C
_les dar	W
_les dec	V
_les dig	S
_les doy	R
_les paul	C
_les va	Q
_let	Y
_let _and	C
_let _god	T
_let _him	[
_let _it	R
_let _me	P
_let _my	T
_let _th	[
_let _the	C
_let _ther	C
_let _us	[
_let _you	D
_let _your	[
_let bread	C
_let down	[
_let go	[
_let loos	C
_let no	V
_let peopl	P
_let pla	C
_let x	F
_lo	Z
_lo _de	W
_lo _hac	C
_lo _mas	R
_lo _pod	P
_lo _que	[
_lo ajen	[
_lo alcanz	C
_lo anterior	C
_lo buen	[
_lo dec	R
_lo dej	P
_lo ech	R
_lo hac	V
_lo llev	P
_lo localiz	C
_lo mal	Q
_lo mat	Z
_lo mio	T
_lo mism	S
_lo nuev	Q
_lo pagu	R
_lo perdon	P
_lo primer	Q
_lo quier	P
_lo sab	C
_lo sal	C
_lo ultim	P
_lo viej	R
_los	W
_los _de	[
_los _del	S
_los _que	[
_los abuel	R
_los amig	U
_los an	U
_los ancian	W
_los angel	C
_los anill	C
_los animal	[
_los antepas	S
_los apostol	S
_los arab	Q
_los arbol	Q
_los auricular	C
_los beb	S
_los braz	V
_los buen	S
_los cabell	Y
_los camin	S
_los caracol	C
_los catolic	[
_los cedr	R
_los cel	S
_los cerd	S
_los cet	C
_los chakr	C
_los chanch	R
_los chic	P
_los ciel	C
_los cinc	L
_los cobrador	T
_los cristian	Z
_los cuarent	T
_los cuatr	U
_los cuern	Q
_los cuerv	P
_los cur	R
_los dat	C
_los dem	U
_los demoni	W
_los di	[
_los diez	P
_los diezm	Q
_los difunt	R
_los disc	C
_los discipul	U
_los doc	V
_los doctor	W
_los doming	S
_los don	Q
_los dos	[
_los ejercit	X
_los elegid	P
_los enferm	Q
_los esclav	T
_los espi	R
_los espiritu	R
_los evangeli	Q
_los examen	R
_los famos	C
_los farise	S
_los filiste	T
_los gas	C
_los gat	C
_los gemel	T
_los gentil	T
_los gigant	U
_los grieg	U
_los guardi	[
_los har	P
_los herman	V
_los hij	[
_los hindu	C
_los hombr	S
_los huerfan	Q
_los hues	[
_los idol	R
_los inocent	T
_los israelit	S
_los jinet	U
_los joven	Q
_los judi	[
_los juec	P
_los leon	[
_los lepros	P
_los levit	U
_los libr	W
_los limon	C
_los llam	R
_los macabe	P
_los maestr	P
_los mag	V
_los mal	S
_los malv	Q
_los mandamient	S
_los may	C
_los mayor	S
_los medic	R
_los mejor	P
_los mensaj	C
_los milagr	Q
_los mont	[
_los mormon	V
_los muert	[
_los mur	X
_los musulman	S
_los nicolait	R
_los nin	[
_los no	R
_los nombr	Y
_los novi	P
_los nuestr	P
_los obrer	Q
_los oj	C
_los oliv	Z
_los ortodox	P
_los os	P
_los otr	Q
_los padr	V
_los pagan	Q
_los pajar	Q
_los pajarit	R
_los pan	Y
_los pastor	U
_los patriarc	P
_los pec	P
_los perr	C
_los pobr	V
_los politic	S
_los pres	R
_los primer	C
_los primogenit	Q
_los princip	R
_los problem	P
_los profet	U
_los puebl	S
_los py	[
_los radiador	C
_los regal	[
_los result	[
_los rey	C
_los ri	R
_los ric	[
_los roman	U
_los rosal	C
_los sacerdot	R
_los saduce	P
_los salm	R
_los samaritan	S
_los sant	W
_los setent	W
_los siet	Z
_los sigl	T
_los sim	G
_los sold	S
_los suen	S
_los talent	T
_los tamal	C
_los testig	T
_los thre	[
_los tibi	Q
_los tiemp	Z
_los tomat	G
_los tr	[
_los trag	Q
_los treint	Q
_los ultim	Q
_los valient	T
_los vecin	S
_los vendedor	P
_los viaj	P
_los viej	V
_los viern	C
_los zapat	[
_mas	[
_mas _a	P
_mas _de	T
_mas _que	V
_mas cort	R
_mas facil	R
_mas grand	S
_mas inteligent	P
_mas larg	S
_mas pequen	S
_mas ric	Q
_mas sabi	P
_mas val	V
_may	T
_may _a	[
_may _be	W
_may _i	[
_may _the	C
_may all	U
_may chees	K
_may cry	C
_may gin	C
_may kwh	E
_me	Y
_me 20	F
_me ?how	K
_me ?when	[
_me _a	C
_me _about	I
_me _an	[
_me _and	[
_me _at	C
_me _be	R
_me _but	Q
_me _deb	S
_me _do	V
_me _for	Z
_me _from	D
_me _god	[
_me _hac	S
_me _hav	P
_me _he	P
_me _i	Y
_me _if	K
_me _im	D
_me _in	[
_me _la	U
_me _let	Y
_me _lo	R
_me _of	S
_me _on	P
_me _pod	R
_me _ser	T
_me _so	S
_me _someth	[
_me _th	M
_me _that	P
_me _the	C
_me _tien	Z
_me _to	C
_me _which	K
_me _with	C
_me _your	V
_me abandon	Q
_me aburr	V
_me abus	Q
_me acab	W
_me acept	R
_me aceptan	P
_me acos	R
_me acusan	T
_me aft	X
_me alcanz	[
_me alej	V
_me all	T
_me alon	Q
_me am	[
_me ama	W
_me amenazan	V
_me anoth	C
_me anymor	V
_me arrepent	P
_me arrepient	S
_me asalt	Q
_me ascendieron	T
_me asust	S
_me averguenz	U
_me awa	R
_me back	Z
_me bad	V
_me baj	[
_me banan	C
_me bautic	V
_me becaus	T
_me busc	P
_me cae	X
_me calient	C
_me cambi	S
_me cas	[
_me castig	U
_me cay	Q
_me cheap	C
_me confies	Q
_me congel	C
_me contest	Q
_me corrieron	Q
_me cort	Y
_me craz	X
_me cre	R
_me cuent	R
_me cuest	[
_me cuid	Q
_me da	X
_me dan	[
_me deben	Q
_me dec	W
_me decepcion	R
_me dej	C
_me dejan	R
_me desesper	P
_me despidieron	R
_me despiert	S
_me detect	U
_me dicen	[
_me dieron	U
_me dijeron	T
_me dio	V
_me dirt	C
_me discriminan	R
_me distraig	W
_me down	[
_me doy	T
_me duel	C
_me duerm	S
_me duermen	C
_me ech	U
_me emborrach	W
_me enamor	R
_me engan	T
_me enoj	T
_me equivoqu	V
_me escuch	P
_me esper	P
_me est	[
_me estaf	U
_me estan	R
_me esto	U
_me fall	R
_me falt	T
_me felicit	Q
_me find	Y
_me fiv	C
_me go	[
_me golpe	S
_me grit	[
_me gust	[
_me gustan	S
_me ha	[
_me habl	[
_me hac	[
_me hacen	[
_me han	C
_me happ	T
_me hic	Q
_me hicieron	T
_me hot	C
_me ignor	[
_me import	V
_me imprim	C
_me insisten	X
_me insultan	[
_me interes	Q
_me invit	Y
_me jubil	Z
_me lastim	P
_me laugh	C
_me levant	Q
_me lik	P
_me llam	W
_me llaman	W
_me lleg	C
_me llegan	C
_me llen	X
_me llev	V
_me llevan	P
_me lord	[
_me maltrat	Q
_me mand	Y
_me mat	S
_me mir	P
_me miran	U
_me molestan	V
_me mone	Q
_me mor	U
_me mud	T
_me muer	S
_me no	M
_me notification	C
_me odi	S
_me odian	Q
_me off	[
_me olvid	U
_me one	Y
_me onlin	[
_me open	H
_me operan	[
_me out	K
_me oye	P
_me pag	T
_me pagan	R
_me part	H
_me pas	X
_me peg	R
_me pele	Q
_me perdon	Q
_me pes	R
_me pid	W
_me piden	X
_me pidi	Q
_me pon	[
_me pong	Y
_me port	P
_me preocup	Q
_me presionan	U
_me profetiz	Q
_me pued	C
_me pueden	C
_me pus	V
_me pusieron	S
_me put	C
_me python	D
_me qued	C
_me quier	[
_me quieren	U
_me quit	X
_me quiz	C
_me rechaz	T
_me regal	Z
_me regan	S
_me respetan	P
_me rob	W
_me robot	C
_me sac	T
_me sal	[
_me sali	S
_me salv	S
_me san	P
_me see	R
_me sent	W
_me separ	P
_me sick	R
_me sinc	Q
_me sock	C
_me strength	[
_me subieron	Q
_me ten	C
_me text	C
_me through	C
_me tienen	T
_me toc	X
_me tocab	Q
_me toqu	S
_me traicion	P
_me trat	U
_me up	C
_me va	Z
_me val	W
_me van	[
_me vay	V
_me ve	R
_me vean	V
_me viol	Q
_me visit	P
_me voy	X
_me weeknd	C
_me window	C
_mi	[
_mi _di	P
_mi abuel	W
_mi abuelit	U
_mi abusador	P
_mi ahij	Q
_mi alm	S
_mi amad	R
_mi amig	[
_mi barri	Q
_mi beb	[
_mi bod	U
_mi cachorr	C
_mi camin	Q
_mi carn	V
_mi carrer	Q
_mi cas	[
_mi celul	C
_mi chamb	R
_mi color	W
_mi comp	Q
_mi companer	Z
_mi congregacion	P
_mi contrasen	E
_mi corazon	T
_mi cuent	C
_mi cuerp	[
_mi culp	Q
_mi cumpl	Q
_mi cumplean	T
_mi cun	T
_mi difunt	P
_mi dolor	Q
_mi edad	P
_mi empres	P
_mi enfermedad	Q
_mi equip	[
_mi espiritu	Q
_mi espos	X
_mi ex	[
_mi famili	U
_mi fe	[
_mi futur	R
_mi gat	C
_mi gent	P
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
_mi jef	N
_mi limoner	C
_mi madr	X
_mi mam	[
_mi marid	[
_mi mascot	[
_mi matrimoni	X
_mi mejor	Z
_mi ment	U
_mi mot	C
_mi muj	W
_mi negoci	S
_mi never	C
_mi niet	W
_mi nin	[
_mi nombr	Z
_mi novi	[
_mi nuer	U
_mi orquide	C
_mi pa	[
_mi padr	[
_mi padrastr	S
_mi pap	[
_mi paquet	D
_mi parej	[
_mi parroqui	T
_mi pas	R
_mi pastor	Z
_mi patron	U
_mi paz	Q
_mi pedid	C
_mi periquit	C
_mi perr	C
_mi perrit	[
_mi plat	Z
_mi playstation	C
_mi polol	[
_mi prim	[
_mi primer	Q
_mi prof	Y
_mi prometid	T
_mi puebl	W
_mi religion	Q
_mi roc	S
_mi rostr	W
_mi salv	P
_mi sangr	T
_mi senor	R
_mi sobrin	[
_mi suegr	W
_mi sueld	Y
_mi tel	C
_mi tio	Q
_mi trabaj	X
_mi vecin	[
_mi vid	[
_mi viej	[
_mi wif	E
_mi yern	V
_mi yug	V
_might	[
_might _be	R
_mis	Y
_mis ahorr	R
_mis alumn	R
_mis amig	C
_mis caden	R
_mis comp	Q
_mis companer	R
_mis cos	P
_mis dat	C
_mis di	Q
_mis enemig	P
_mis fot	[
_mis herman	T
_mis hij	[
_mis impuest	R
_mis lagrim	U
_mis merc	C
_mis niet	V
_mis nin	[
_mis oj	T
_mis orar	V
_mis ovej	Q
_mis padr	Z
_mis palabr	T
_mis pap	W
_mis pec	R
_mis suegr	Q
_mis vecin	S
_mis viej	T
_much	J
_much _be	[
_much _can	D
_much _do	C
_much _should	Q
_much _to	E
_much bs	C
_much caffein	C
_much high	E
_much milk	G
_much mone	E
_much notic	G
_much paint	J
_much past	C
_much per	H
_much protein	F
_much ram	C
_much ric	D
_much salt	C
_much storag	K
_much wat	C
_much wood	C
_much wow	F
_must	[
_must _be	[
_must _i	[
_must not	[
_muy	X
_muy estrict	R
_muy joven	R
_muy lent	C
_muy mal	Q
_my	[
_my 2003	E
_my _god	C
_my _in	V
_my _what	C
_my abortion	P
_my abus	P
_my accent	Z
_my account	C
_my adult	[
_my aff	U
_my age	G
_my airpod	C
_my amazon	C
_my anxiou	R
_my apolog	S
_my appl	C
_my are	C
_my ars	C
_my ass	C
_my bab	Q
_my back	Y
_my baker	C
_my baptiz	[
_my belov	W
_my best	[
_my bik	F
_my birth	W
_my birthda	[
_my bod	[
_my boot	C
_my boss	T
_my boy	R
_my boyfriend	[
_my brain	[
_my breath	T
_my broth	[
_my brows	C
_my budd	[
_my bus	[
_my cabbag	C
_my cag	C
_my cak	C
_my call	[
_my car	E
_my card	C
_my cat	C
_my child	[
_my church	[
_my clarinet	H
_my class	[
_my classmat	T
_my cloth	V
_my coach	T
_my coffe	C
_my colleagu	Q
_my compan	[
_my connect	C
_my countr	[
_my courgett	C
_my cousin	W
_my cowork	W
_my cpu	C
_my credit	Y
_my cv	C
_my da	V
_my dad	[
_my dat	E
_my daught	[
_my debt	D
_my die	[
_my disabl	T
_my divorc	U
_my dog	H
_my door	S
_my dream	[
_my driv	[
_my eba	C
_my economic	C
_my electric	E
_my email	D
_my emplo	C
_my employe	C
_my enem	[
_my essa	M
_my ex	[
_my ey	W
_my fac	V
_my faith	[
_my fam	[
_my fath	[
_my fault	[
_my feel	[
_my fenc	D
_my fianc	T
_my fir	C
_my first	[
_my flight	[
_my food	C
_my foot	[
_my friend	P
_my gay	W
_my gift	[
_my girl	C
_my girlfriend	[
_my glass	C
_my goddaught	U
_my grandchild	P
_my grandchildren	P
_my grandfath	Q
_my grandkid	T
_my grandm	D
_my grandmoth	T
_my grandp	R
_my grandparent	V
_my grandson	S
_my grocer	C
_my grown	X
_my hair	Q
_my hand	[
_my head	R
_my health	[
_my hear	D
_my heart	[
_my help	Y
_my hob	C
_my hobb	Z
_my hollandais	D
_my hom	W
_my homework	C
_my horoscop	C
_my hous	[
_my husband	[
_my hydrange	H
_my ill	P
_my instagram	C
_my ip	I
_my ipad	D
_my iphon	D
_my job	K
_my joy	[
_my kindl	C
_my kne	K
_my landlord	C
_my laptop	E
_my lat	Y
_my lawn	E
_my lettuc	E
_my levothyroxin	C
_my lif	[
_my littl	[
_my location	C
_my login	C
_my look	Q
_my lov	X
_my manag	D
_my marr	X
_my mat	C
_my math	C
_my mattress	C
_my mind	[
_my mom	[
_my momm	[
_my mone	Y
_my mortgag	C
_my moth	[
_my mouth	R
_my nail	C
_my nam	[
_my naught	C
_my neighbor	R
_my nerv	S
_my netflix	C
_my new	[
_my nud	U
_my old	D
_my option	C
_my ord	C
_my own	W
_my oyst	C
_my pain	Q
_my pap	C
_my parcel	C
_my parent	[
_my parrot	C
_my partn	[
_my passport	T
_my password	C
_my past	[
_my pastor	[
_my patient	T
_my pension	C
_my peopl	W
_my period	[
_my pet	[
_my phon	C
_my phot	U
_my pictur	[
_my postcod	C
_my pr	[
_my pra	Z
_my prim	C
_my print	C
_my problem	Q
_my product	E
_my professor	Q
_my progress	C
_my promotion	C
_my rabbit	U
_my real	[
_my refund	C
_my relationship	P
_my religion	C
_my resum	R
_my right	C
_my ris	C
_my rock	W
_my room	[
_my roommat	U
_my sav	[
_my scan	U
_my screen	C
_my search	C
_my secret	U
_my securit	E
_my sheep	[
_my shein	C
_my shepherd	R
_my shift	C
_my shop	N
_my short	C
_my sibl	R
_my sick	P
_my sin	[
_my sist	T
_my skin	[
_my slack	C
_my small	X
_my social	C
_my son	[
_my soul	[
_my sourdough	C
_my spirit	U
_my spiritual	[
_my spong	C
_my spotif	I
_my spous	Y
_my steer	H
_my stepdad	Q
_my stepfath	V
_my stor	C
_my student	[
_my subscription	C
_my suf	Q
_my supervisor	[
_my surger	Q
_my tablet	C
_my tax	C
_my teach	[
_my tear	[
_my teen	[
_my teenag	[
_my test	Y
_my testimon	Z
_my think	[
_my tim	[
_my toast	D
_my toddl	V
_my toilet	F
_my tomat	D
_my town	[
_my train	C
_my transcript	C
_my tuition	C
_my twin	S
_my uncl	W
_my van	C
_my voic	Z
_my wash	T
_my wayf	C
_my wed	T
_my weight	[
_my whil	C
_my wif	T
_my wit	[
_my word	[
_my work	V
_my yok	S
_my youth	Q
_myself	[
_myself _for	R
_nos	Q
_nos dej	Q
_nos hac	S
_nos vem	C
_o	Y
_o _a	C
_o _de	P
_o _di	V
_o _el	Q
_o _en	Q
_o _god	T
_o _la	Q
_o _me	U
_o _my	[
_o _of	C
_o _por	[
_o _una	C
_o despu	C
_o dol	E
_o gemin	J
_o hierb	C
_o negativ	C
_o no	[
_o sol	P
_o tijer	C
_o tr	U
_o variabl	C
_of	S
_of 1024	J
_of 17	F
_of 1764	H
_of 1812	C
_of 1993	C
_of 240	C
_of 85	C
_of ?man	[
_of _a	C
_of _an	K
_of _christian	U
_of _god	K
_of _him	S
_of _his	[
_of _it	[
_of _me	[
_of _my	H
_of _myself	Y
_of _of	C
_of _our	V
_of _someon	Q
_of _th	[
_of _that	C
_of _the	L
_of _thes	[
_of _us	C
_of _what	Z
_of _y	C
_of _you	[
_of _your	[
_of aaron	[
_of abraham	[
_of act	[
_of adam	[
_of address	C
_of advent	[
_of ag	N
_of all	[
_of aluminium	C
_of am	Y
_of anarch	C
_of angel	[
_of animal	[
_of anoth	X
_of answer	C
_of ant	F
_of appendicit	C
_of arc	C
_of arimathe	Z
_of atonement	[
_of attorne	C
_of attraction	L
_of austrail	C
_of australi	M
_of baal	Q
_of babel	[
_of babylon	[
_of bak	C
_of balloon	C
_of baruch	S
_of be	[
_of beef	K
_of bel	C
_of benjamin	[
_of bethesd	W
_of bethlehem	Q
_of bitter	[
_of blood	[
_of blu	V
_of blue	C
_of bodmin	C
_of bohemian	C
_of book	C
_of booth	[
_of boundar	I
_of brazil	L
_of bread	[
_of broth	K
_of buddh	C
_of burkin	G
_of but	F
_of buttermilk	D
_of cabl	J
_of cactu	C
_of cain	[
_of calcium	F
_of can	C
_of canaan	Y
_of canc	S
_of carbon	C
_of card	C
_of carpet	C
_of catan	F
_of celebrit	E
_of cha	H
_of chang	C
_of chapt	C
_of chemistr	C
_of chicag	C
_of chickenpox	H
_of child	U
_of chin	C
_of chlorin	C
_of christ	[
_of christm	C
_of church	Z
_of clan	C
_of clown	C
_of cod	C
_of colossian	T
_of comfort	U
_of confession	Y
_of confusion	C
_of congress	C
_of control	[
_of conversation	C
_of courgett	C
_of crap	C
_of creat	[
_of crow	C
_of cruel	C
_of cup	C
_of cyren	[
_of damocl	C
_of dandelion	C
_of daniel	[
_of dark	H
_of david	[
_of day	H
_of dedication	R
_of defenc	C
_of deliver	C
_of denmark	D
_of denv	C
_of deuteronom	[
_of die	S
_of doctor	H
_of doom	C
_of dun	C
_of dut	H
_of each	H
_of earth	C
_of east	[
_of eden	P
_of eg	J
_of egypt	C
_of electric	C
_of electricit	M
_of eli	C
_of elijah	[
_of elish	V
_of em	C
_of email	C
_of empir	C
_of endor	Y
_of england	C
_of ephesian	R
_of ephesu	W
_of esth	W
_of ethanol	C
_of ever	C
_of everyon	P
_of everyth	S
_of evil	[
_of exodu	[
_of ezekiel	V
_of ezr	Z
_of facebook	C
_of faith	[
_of fam	C
_of fir	C
_of first	I
_of fish	[
_of fl	[
_of flesh	Z
_of fold	C
_of follow	[
_of football	C
_of fortun	C
_of four	C
_of franc	C
_of friend	C
_of frog	C
_of fruit	[
_of galatian	S
_of generou	C
_of genes	Z
_of german	D
_of get	S
_of glass	[
_of glor	W
_of gold	[
_of grac	[
_of great	[
_of ground	C
_of guadalup	[
_of gucc	C
_of gym	C
_of habakkuk	T
_of hagga	S
_of hair	F
_of ham	X
_of hast	C
_of hat	[
_of heal	Z
_of heart	C
_of heaven	[
_of hebrew	T
_of hell	Y
_of help	R
_of herod	Q
_of hol	S
_of hop	[
_of hose	X
_of host	[
_of ibuprofen	C
_of ice	C
_of inception	C
_of independenc	C
_of indi	I
_of inerti	C
_of iron	P
_of isaac	C
_of isaiah	U
_of israel	[
_of jacob	[
_of jainism	C
_of jakart	D
_of jam	[
_of jean	I
_of jeanni	C
_of jeremiah	[
_of jerich	[
_of jerusalem	[
_of jess	[
_of jesu	[
_of job	[
_of joel	[
_of john	[
_of jonah	[
_of jordan	D
_of joseph	Z
_of joshu	[
_of joy	[
_of jud	[
_of judah	[
_of judg	[
_of judith	S
_of jul	Y
_of justic	C
_of khan	J
_of kind	C
_of king	S
_of knowledg	[
_of lag	D
_of lamb	E
_of lamentation	X
_of land	C
_of lawless	U
_of lebanon	[
_of legend	H
_of leon	C
_of lepros	Q
_of leviticu	Y
_of libert	C
_of lie	C
_of lif	[
_of light	C
_of limitation	I
_of ln	G
_of log	L
_of london	C
_of lord	C
_of los	R
_of lov	[
_of luk	[
_of lyric	J
_of magic	C
_of malach	Y
_of man	[
_of manganes	H
_of mar	[
_of march	H
_of mark	[
_of marr	W
_of mat	C
_of matthew	Y
_of meatball	C
_of meet	Z
_of merc	[
_of merg	E
_of mexic	E
_of mic	C
_of micah	[
_of microsoft	C
_of milk	[
_of miss	V
_of mitocondri	D
_of mitos	C
_of moab	U
_of mobil	E
_of monac	C
_of mone	[
_of mormon	C
_of mos	[
_of moss	K
_of motion	C
_of muhammad	C
_of nacl	C
_of nahum	[
_of nehemiah	T
_of new	H
_of nineveh	Z
_of noah	[
_of nobl	Z
_of nonsens	C
_of normal	G
_of numb	[
_of nyc	C
_of obadiah	Z
_of object	M
_of octopu	C
_of offic	C
_of oil	[
_of old	C
_of oliv	[
_of one	[
_of opheli	I
_of oth	Q
_of oz	C
_of ozymandi	C
_of pag	C
_of paradis	K
_of parliament	C
_of passeng	C
_of paul	[
_of peac	[
_of peak	C
_of pearl	C
_of peer	C
_of peopl	S
_of persi	C
_of pet	Z
_of pharaoh	[
_of philemon	Z
_of philippian	[
_of php	C
_of pi	C
_of pickleball	K
_of population	C
_of pr	[
_of pra	[
_of prais	[
_of prim	C
_of prompt	L
_of proverb	Z
_of psalm	[
_of pur	C
_of queen	C
_of quicksort	C
_of ram	C
_of refug	[
_of repent	T
_of revelation	C
_of rhod	C
_of roll	C
_of roman	[
_of rome	H
_of rubbish	J
_of russi	C
_of ruth	[
_of saint	[
_of salt	[
_of sam	C
_of samari	[
_of samson	W
_of samuel	[
_of saul	[
_of sav	[
_of school	[
_of scot	C
_of screw	C
_of seven	C
_of severanc	C
_of shar	C
_of sharon	[
_of sheb	[
_of sheet	C
_of sikhism	C
_of silenc	[
_of silv	[
_of sin	[
_of sirach	T
_of sleep	G
_of smok	C
_of sodium	H
_of softwar	C
_of soil	C
_of solomon	[
_of sound	C
_of speech	G
_of spid	C
_of spr	C
_of stalingrad	C
_of steak	I
_of stephen	[
_of ston	[
_of storag	C
_of strang	C
_of student	C
_of suburbi	C
_of sug	G
_of suit	C
_of sweet	K
_of swim	H
_of tabernacl	X
_of tan	C
_of tast	C
_of teko	T
_of tenet	C
_of tex	C
_of thank	[
_of thermodynamic	C
_of theseu	C
_of thiev	C
_of think	C
_of thirt	C
_of thorn	C
_of thre	[
_of thron	C
_of thund	C
_of tim	[
_of titu	Z
_of tobit	T
_of transparent	C
_of transport	J
_of troop	C
_of trust	[
_of tsushim	C
_of turin	Z
_of two	[
_of tyr	[
_of und	C
_of undefin	C
_of uno	C
_of uptown	C
_of uranium	D
_of verbos	D
_of versaill	C
_of vineg	C
_of vishnu	C
_of wait	W
_of wank	D
_of war	C
_of wat	[
_of way	C
_of wealth	C
_of wight	C
_of win	[
_of wis	Y
_of woman	Y
_of wood	[
_of work	[
_of world	L
_of wrath	L
_of x	C
_of zarephath	S
_of zechariah	R
_of zephaniah	U
_of zion	C
_ok	T
_ok _for	H
_ok _in	Q
_ok _to	[
_ok boom	C
_ok cool	C
_ok googl	D
_oka	[
_oka _to	V
_on	R
_on 34th	C
_on 787	H
_on _a	N
_on _an	D
_on _by	C
_on _god	W
_on _him	U
_on _his	[
_on _i	C
_on _in	C
_on _it	C
_on _me	[
_on _my	Y
_on _myself	C
_on _th	[
_on _the	X
_on _to	W
_on _which	D
_on _your	[
_on aft	U
_on airpod	M
_on all	R
_on americ	C
_on android	C
_on ankl	C
_on answ	C
_on appl	I
_on arrival	C
_on averag	G
_on bak	C
_on balcon	C
_on bank	H
_on basil	C
_on be	D
_on bean	C
_on bedroom	C
_on black	M
_on bluesk	C
_on ceil	C
_on charlott	J
_on chin	H
_on christm	[
_on chrom	H
_on climat	D
_on coat	C
_on credit	U
_on dark	K
_on dog	E
_on drivewa	C
_on drug	X
_on drywall	I
_on each	[
_on earth	W
_on easyjet	I
_on emirat	I
_on ets	C
_on eyelid	C
_on fac	C
_on fee	J
_on fing	C
_on fir	[
_on firefox	C
_on first	C
_on fiv	D
_on food	Y
_on frida	L
_on github	G
_on glass	C
_on good	[
_on grocer	C
_on heaven	C
_on high	H
_on hom	C
_on honest	R
_on hulu	C
_on ice	L
_on inst	C
_on instagram	[
_on international	N
_on ipad	K
_on itun	D
_on itv	K
_on jesu	S
_on judg	C
_on kindl	D
_on landlin	L
_on laptop	F
_on law	K
_on lawn	C
_on licenc	C
_on lif	S
_on liquid	C
_on lov	N
_on m6	E
_on mac	C
_on malt	[
_on mar	C
_on medicin	D
_on meth	[
_on monda	C
_on mount	[
_on netflix	P
_on one	C
_on opena	H
_on oth	W
_on oven	C
_on pag	I
_on parcel	I
_on patch	C
_on peopl	Q
_on phon	F
_on pizz	L
_on port	C
_on rail	G
_on red	C
_on roast	M
_on samsung	M
_on sand	[
_on saturda	T
_on siz	L
_on speakerphon	C
_on steel	E
_on stretch	D
_on student	C
_on sunda	R
_on sunshin	C
_on surfac	E
_on tiktok	C
_on titan	C
_on trent	E
_on trial	[
_on vacation	Q
_on wall	C
_on wat	[
_on whit	G
_on william	I
_on window	H
_on youtub	N
_on zoom	C
_or	I
_or 32gb	H
_or ?whom	C
_or _a	D
_or _be	J
_or _chapt	C
_or _do	C
_or _just	H
_or _las	C
_or _me	C
_or _someth	C
_or _the	S
_or _to	P
_or aft	C
_or alot	C
_or anthropic	H
_or asi	G
_or bacterial	C
_or belt	J
_or bindw	M
_or blu	L
_or bottl	J
_or brogu	C
_or bullet	L
_or buy	U
_or canberr	N
_or chain	K
_or claud	C
_or clubmast	C
_or coffin	C
_or crisp	C
_or dar	C
_or desert	C
_or director	F
_or eczem	H
_or edt	C
_or effect	C
_or egg	K
_or equal	E
_or extend	D
_or femal	C
_or fift	H
_or fiv	C
_or flip	C
_or freehold	C
_or glu	I
_or go	R
_or gra	C
_or high	C
_or invisalign	C
_or jeroboam	C
_or judgment	C
_or less	C
_or loan	C
_or lyft	E
_or machin	C
_or mesh	C
_or month	C
_or niec	C
_or no	G
_or not	M
_or pale	C
_or physical	C
_or pixel	I
_or playstation	E
_or plywood	C
_or put	C
_or ralph	C
_or rhythm	D
_or ronald	F
_or satan	P
_or soft	C
_or sol	C
_or sta	[
_or tail	C
_or tak	R
_or team	C
_or than	C
_or thre	[
_or treat	F
_our	[
_our _god	R
_our bab	T
_our boil	C
_our church	Y
_our da	Y
_our fath	Z
_our hom	X
_our hous	Z
_our marr	S
_our mone	P
_our new	H
_our own	X
_our pastor	T
_our sin	P
_our son	P
_our team	X
_our town	T
_our transgression	S
_our wed	Y
_par	P
_par _cuand	X
_par _di	[
_par _el	[
_par _la	[
_par _las	J
_par _los	[
_par _mi	[
_par _mis	R
_par _que	W
_par _quien	V
_par _ser	V
_par _un	Y
_par _una	N
_par abr	C
_par adolescent	[
_par agradec	R
_par alguien	U
_par ant	P
_par atr	S
_par bien	Q
_par bod	C
_par camb	T
_par cre	[
_par dar	S
_par decor	C
_par deportist	S
_par desped	R
_par dibuj	C
_par dorm	T
_par empez	R
_par encontr	U
_par enojars	R
_par espos	T
_par est	C
_par gan	V
_par gatit	C
_par glute	C
_par habl	W
_par hombr	U
_par hoy	[
_par instagram	C
_par iphon	C
_par ir	C
_par joven	[
_par leer	[
_par lig	C
_par mam	T
_par manan	C
_par matrimoni	V
_par mi	Y
_par mot	I
_par mujer	Y
_par nach	C
_par nad	C
_par navidad	C
_par nin	C
_par no	[
_par oj	C
_par oliv	C
_par orar	Y
_par otr	W
_par ped	C
_par perr	C
_par perrit	C
_par pladur	C
_par punt	C
_par quint	C
_par renov	C
_par salv	P
_par segu	T
_par serv	Q
_par siempr	S
_par six	C
_par ten	[
_par ti	Q
_par tod	X
_par tomat	C
_par tortug	C
_par trabaj	P
_par viaj	P
_pasaj	N
_pasaj _a	F
_passag	[
_passag _for	S
_pleas	C
_pleas _the	C
_pleas calculat	L
_pleas ignor	C
_pleas stop	C
_pod	[
_pod _con	P
_pod _di	S
_pod _hac	V
_pod _mi	C
_pod _ser	R
_pod _un	[
_pod _una	X
_pod bautiz	P
_pod camb	[
_pod com	X
_pod comulg	Q
_pod congel	C
_pod cre	Q
_pod dej	V
_pod dorm	Q
_pod ir	T
_pod orar	S
_pod pag	P
_pod par	S
_pod perdon	P
_pod sal	R
_pod serv	T
_pod ten	W
_pod tod	P
_pod tom	X
_pod trabaj	V
_pod usar	P
_pod ver	R
_pod viv	Q
_pod volv	P
_por	U
_por _di	[
_por _dond	[
_por _el	X
_por _la	[
_por _las	C
_por _lo	T
_por _los	[
_por _mi	[
_por _mis	U
_por _que	N
_por _quien	[
_por _ser	T
_por _su	S
_por _sus	W
_por _un	[
_por _una	[
_por alg	U
_por aparc	C
_por cient	C
_por conveni	C
_por corre	N
_por cre	R
_por cualqu	[
_por dentr	U
_por diner	R
_por eight	C
_por exces	F
_por falt	Q
_por fe	[
_por fin	Y
_por fuer	R
_por graci	R
_por hor	C
_por internet	V
_por jesu	P
_por kil	L
_por mal	P
_por men	C
_por mi	P
_por much	R
_por nad	V
_por no	T
_por nosotr	Q
_por nuestr	P
_por obr	Q
_por ojo	T
_por orden	C
_por otr	S
_por person	C
_por plat	P
_por primer	C
_por punt	C
_por ten	Q
_por ti	P
_por tod	[
_por trabaj	P
_por usted	P
_por vient	C
_por vist	T
_por whatsap	[
_que	U
_que ?porqu	C
_que _a	X
_que _deb	Q
_que _dec	N
_que _di	Z
_que _el	R
_que _en	R
_que _hac	[
_que _hay	[
_que _la	[
_que _las	W
_que _le	F
_que _les	Q
_que _lo	Z
_que _los	K
_que _me	[
_que _mi	C
_que _mis	S
_que _nos	T
_que _pod	U
_que _se	I
_que _signific	K
_que _su	R
_que _teng	Z
_que _tien	X
_que _tu	Y
_que _un	T
_que _y	C
_que _yo	[
_que abraham	Q
_que aceit	D
_que acus	Q
_que admitan	C
_que ama	V
_que animal	W
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
_que com	G
_que comen	C
_que comi	W
_que comian	Y
_que construy	R
_que construyeron	C
_que cos	P
_que cre	[
_que crey	S
_que cri	S
_que cumpl	P
_que da	P
_que dec	C
_que dej	T
_que dia	[
_que dicen	P
_que dig	T
_que dio	R
_que dud	R
_que ech	T
_que edad	[
_que el	U
_que ell	V
_que encontr	P
_que ensen	[
_que enterr	R
_que entr	R
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
_que gritab	S
_que ha	W
_que habi	P
_que habl	[
_que hablan	W
_que hac	C
_que hacen	T
_que haci	R
_que hacian	U
_que hag	P
_que hagan	R
_que hay	V
_que hic	V
_que hicieron	R
_que histori	Q
_que hor	C
_que huy	[
_que idiom	C
_que iglesi	T
_que ir	V
_que jacob	R
_que jesu	Z
_que jos	P
_que jug	C
_que juzg	Q
_que leer	[
_que lenguaj	D
_que leo	[
_que libr	Z
_que lind	[
_que llam	Q
_que llev	Q
_que llor	S
_que llorab	Q
_que lloran	Z
_que lluev	V
_que maldij	P
_que man	Q
_que manan	S
_que mand	T
_que mari	P
_que mat	V
_que matab	P
_que milagr	P
_que minti	R
_que mois	Q
_que mont	Q
_que mor	[
_que movi	W
_que much	R
_que mueren	Q
_que mujer	P
_que murieron	P
_que nac	[
_que nadi	W
_que neg	P
_que no	[
_que nunc	R
_que obedec	P
_que odi	Q
_que odiaban	P
_que orar	[
_que otr	P
_que pa	P
_que pabl	U
_que pag	S
_que part	S
_que pas	[
_que pec	U
_que perd	P
_que perdi	Q
_que perdon	Q
_que permit	R
_que pid	Z
_que pidi	S
_que piedr	C
_que piens	T
_que pierd	C
_que pintur	C
_que pon	[
_que ponerm	C
_que porqueri	C
_que pregunt	R
_que prest	Q
_que prometi	Q
_que puebl	Q
_que pus	Q
_que qued	E
_que quem	T
_que queri	U
_que querian	Q
_que quier	[
_que quis	U
_que quit	S
_que rechaz	Q
_que regan	T
_que respir	R
_que resucit	T
_que rez	W
_que ris	G
_que rob	S
_que rompi	Q
_que sac	R
_que sacrific	P
_que sal	U
_que sali	U
_que salomon	R
_que salv	P
_que san	R
_que sea	T
_que sean	[
_que sembr	C
_que sent	P
_que ser	K
_que si	U
_que siembr	W
_que sig	P
_que sign	C
_que significan	T
_que siguieron	P
_que simboliz	V
_que sirv	Z
_que son	C
_que sufr	Q
_que sufren	R
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
_que tom	C
_que tornill	C
_que tra	R
_que trabaj	S
_que trabajab	P
_que trat	S
_que tuv	Q
_que tuvieron	R
_que uno	Z
_que va	D
_que vendi	S
_que ver	C
_que vien	V
_que vio	P
_que visit	R
_que vitamin	C
_que viv	U
_que vivi	Q
_que volvi	R
_que voy	R
_que vuel	H
_que vuelv	[
_que ya	P
_quien	N
_quien _le	S
_quien _lo	[
_quien _me	[
_quien _se	[
_quien cre	Q
_quien dec	C
_quien descubri	C
_quien dud	[
_quien er	U
_quien escribi	H
_quien gan	C
_quien hac	C
_quien invent	C
_quien mand	T
_quien mat	Z
_quien meti	C
_quien mor	[
_quien no	Z
_quien pele	C
_quien perdi	P
_quien sal	C
_quien sali	C
_quien ser	[
_quien te	G
_quien usa	E
_quien va	E
_quien vot	[
_real	W
_real _just	C
_real happen	S
_real part	W
_real ris	R
_real sick	P
_right	[
_right _and	P
_right _for	[
_right _in	E
_right _of	C
_right _on	C
_right _to	[
_right hand	R
_right lol	C
_right now	Y
_sa	N
_sa _he	T
_sa _i	X
_sa _she	T
_sa _the	V
_sa deliver	C
_sa fatal	F
_sa gam	C
_sa item	D
_sa no	Q
_sa not	G
_sa sae30	J
_sa thank	[
_said	H
_said _he	P
_said _i	C
_said _it	[
_said _someth	[
_said _the	T
_said no	T
_said sorr	R
_said yes	[
_say	P
_say _about	[
_say _at	C
_say _god	X
_say _i	[
_say _in	C
_say _ok	C
_say _someth	C
_say _the	C
_say _to	C
_say banan	D
_say ch	F
_say elv	H
_say good	G
_say goodby	[
_say hell	C
_say incorrect	J
_say no	[
_say sorr	Y
_say thank	C
_scriptur	[
_scriptur _be	S
_scriptur _for	[
_se	P
_se _com	[
_se _deb	P
_se _dec	C
_se _la	U
_se _les	U
_se _lo	Z
_se _los	Q
_se _me	C
_se _pod	I
_se _que	[
_se _ser	[
_se abran	C
_se abri	Q
_se acab	[
_se acost	U
_se ahog	Q
_se ahorc	[
_se alegr	Q
_se alej	S
_se apag	C
_se apareci	P
_se apartar	Q
_se arrepient	S
_se arrepinti	T
_se arrodill	V
_se avecin	C
_se ban	J
_se bautiz	R
_se burl	S
_se burlan	X
_se cae	X
_se caen	[
_se calcul	C
_se cambi	C
_se cans	Q
_se cas	[
_se casan	V
_se cay	V
_se cayeron	U
_se celebr	H
_se com	C
_se comi	X
_se comieron	R
_se contradicen	P
_se convirti	U
_se cre	S
_se cuec	C
_se cumpli	Q
_se demor	P
_se detuv	R
_se disfraz	R
_se dividi	T
_se divorci	W
_se divorcian	T
_se durmi	P
_se ech	R
_se enoj	T
_se equivoc	X
_se escap	X
_se escondi	R
_se escrib	C
_se escribi	[
_se est	V
_se ha	Q
_se habl	C
_se hac	L
_se hacen	C
_se hierv	J
_se humill	V
_se hund	E
_se hundi	S
_se iba	S
_se jubil	W
_se jueg	G
_se lav	V
_se limpi	C
_se llam	S
_se llamab	S
_se llamaban	Q
_se llamar	Q
_se lleg	U
_se llev	R
_se mat	X
_se met	Y
_se meti	T
_se mont	C
_se mor	[
_se muev	C
_se olvid	U
_se os	U
_se pegu	C
_se pel	Q
_se pelean	S
_se perdi	X
_se pierd	Y
_se podan	D
_se pon	C
_se qued	E
_se quej	U
_se quem	W
_se quier	R
_se quis	T
_se quit	S
_se rasc	C
_se rasg	T
_se rebel	Q
_se regal	C
_se rieg	C
_se rien	[
_se rio	Y
_se rompi	W
_se salv	X
_se salvan	Y
_se sec	[
_se secan	C
_se separ	P
_se separan	Q
_se ser	P
_se si	[
_se sient	Q
_se suicid	Q
_se tap	L
_se tard	U
_se tom	N
_se tramit	C
_se va	[
_se ve	R
_se volvi	U
_segun	U
_segun _el	R
_segun _la	P
_segun jesu	P
_ser	Z
_ser 15	C
_ser _a	Q
_ser _al	P
_ser _and	C
_ser _com	[
_ser _con	R
_ser _de	[
_ser _del	[
_ser _di	X
_ser _el	D
_ser _la	K
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
_ser abuel	Q
_ser aburrid	[
_ser adulteri	S
_ser agradecid	S
_ser alcoholic	Q
_ser alt	C
_ser amabl	U
_ser amor	Q
_ser ant	T
_ser ate	P
_ser biblic	Q
_ser buen	[
_ser cain	Q
_ser castig	P
_ser cieg	R
_ser controlador	Q
_ser cort	[
_ser cr	P
_ser crist	T
_ser cristian	Q
_ser dar	Q
_ser debil	Q
_ser destruid	Q
_ser dificil	S
_ser egoist	Q
_ser eli	P
_ser esclav	R
_ser est	[
_ser etern	Q
_ser evangelic	P
_ser falt	U
_ser feliz	S
_ser fift	E
_ser fuert	P
_ser gananci	R
_ser gay	Q
_ser grand	S
_ser hall	W
_ser hech	P
_ser hij	P
_ser hombr	S
_ser humild	U
_ser important	P
_ser imposibl	W
_ser injust	U
_ser jesu	R
_ser jos	P
_ser joven	Q
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
_ser mans	R
_ser mas	T
_ser matrimoni	Q
_ser mayor	Z
_ser mediador	W
_ser mejor	Y
_ser mercuri	C
_ser milit	Q
_ser mio	Q
_ser much	P
_ser muj	P
_ser necesari	R
_ser negr	R
_ser nin	X
_ser novi	C
_ser nuestr	P
_ser pabl	R
_ser pacient	P
_ser padr	Q
_ser pap	Q
_ser pastor	U
_ser pec	[
_ser perdon	P
_ser perfect	R
_ser plan	T
_ser pobr	P
_ser polici	P
_ser posibl	R
_ser pur	R
_ser real	W
_ser rein	[
_ser rey	R
_ser ric	P
_ser sabi	R
_ser salv	S
_ser san	[
_ser sant	[
_ser santiag	P
_ser seven	C
_ser sierv	Q
_ser simon	C
_ser sol	R
_ser sold	P
_ser tan	T
_ser tard	[
_ser templ	R
_ser testig	P
_ser tran	Q
_ser valient	Q
_ser vanidad	T
_ser verdad	P
_sh	Y
_shall	[
_shall _be	V
_shall not	[
_she	[
_she _be	Y
_she _do	S
_she _doesnt	S
_she _hav	[
_she _wont	U
_she call	V
_she die	V
_she lik	C
_she tak	P
_should	Y
_should _a	L
_should _an	M
_should _be	C
_should _christian	[
_should _hav	U
_should _i	S
_should _we	[
_should _you	[
_should child	[
_should health	C
_show	C
_show _in	J
_show _me	U
_show _with	C
_show apartment	C
_show cancell	L
_show cast	N
_show guest	C
_show ide	C
_show math	N
_show paramount	L
_show podcast	N
_show tim	H
_signific	K
_signific _el	[
_signific _la	D
_signific _que	P
_signific _ser	S
_signific hij	R
_signific lol	C
_signific lord	P
_signific ten	C
_so	U
_so ?man	[
_so _it	C
_so _much	N
_so _what	[
_so ang	Z
_so bad	Q
_so cruel	[
_so depress	Q
_so dumb	C
_so eas	[
_so far	C
_so fat	C
_so happ	Q
_so hard	Z
_so hot	D
_so important	X
_so kat	G
_so long	[
_so mad	S
_so old	C
_so raven	C
_so sad	V
_so slow	C
_so small	I
_so static	C
_so tir	U
_so violent	T
_so wind	C
_sobr	Q
_sobr _el	T
_sobr _la	M
_sobr _las	R
_sobr _los	Q
_sobr _mi	C
_sobr _ser	R
_sobr compart	T
_sobr est	Q
_sobr jesu	Q
_sobr mi	P
_sobr ti	Q
_sobr tod	Q
_someon	[
_someon ?who	[
_someon _a	Y
_someon _at	P
_someon _be	Z
_someon _by	R
_someon _i	X
_someon _in	Z
_someon _on	C
_someon _to	[
_someon _with	X
_someon break	S
_someon die	[
_someon els	Z
_someon explain	C
_someon fall	C
_someon lik	Q
_someon put	T
_someon steal	V
_someth	H
_someth _about	E
_someth _be	V
_someth _for	[
_someth _from	Q
_someth _i	R
_someth _in	C
_someth _on	[
_someth _to	T
_someth els	C
_someth funn	C
_someth nic	[
_someth sil	C
_someth terribl	R
_su	[
_su abuel	P
_su amig	P
_su beb	P
_su cabez	S
_su camin	P
_su cas	S
_su corazon	Q
_su dia	Q
_su herenci	Q
_su herman	S
_su hij	T
_su madr	P
_su marid	T
_su mor	Q
_su muj	P
_su nombr	P
_su novi	S
_su padr	U
_su pap	S
_su propi	P
_su puebl	P
_su rop	R
_su sangr	S
_su tiemp	S
_su tierr	Q
_su vid	Q
_su vin	P
_sus capital	C
_sus frut	Q
_sus herman	W
_sus hij	[
_sus man	Q
_sus manch	[
_sus mean	C
_tell	C
_tell _her	Y
_tell _him	Y
_tell _if	C
_tell _me	C
_tell _my	[
_tell _the	V
_tell all	C
_tell dvl	C
_tell peopl	T
_tell real	H
_teng	[
_teng _el	Q
_teng _la	P
_teng _par	S
_teng _que	[
_teng _un	M
_teng _una	Y
_teng canc	Q
_teng depresion	P
_teng diner	P
_teng dud	R
_teng gan	Q
_teng mal	P
_teng novi	P
_teng plat	S
_teng rabi	Q
_teng sed	P
_teng temor	S
_teng thirt	Q
_teng tiemp	U
_th	C
_th _a	[
_th _be	C
_th _just	C
_th _on	C
_th _th	C
_th _the	S
_th anymor	W
_th app	C
_th articl	G
_th bab	C
_th box	C
_th child	P
_th cup	[
_th dad	R
_th day	[
_th email	C
_th equation	J
_th gam	C
_th garbag	C
_th gde	J
_th going	C
_th gpt	C
_th hand	X
_th head	C
_th hous	[
_th kiss	C
_th land	R
_th lif	[
_th lin	C
_th messag	C
_th month	Z
_th morn	C
_th now	F
_th offlin	I
_th old	C
_th own	C
_th phon	W
_th rubbish	L
_th search	C
_th symbol	C
_th thing	C
_th way	V
_th websit	C
_th week	S
_th weekend	C
_th work	C
_th world	[
_th writ	C
_th year	[
_that	P
_that _be	[
_that _do	K
_that _dont	C
_that _god	[
_that _hav	F
_that _he	S
_that _i	[
_that _im	[
_that _isnt	C
_that _ive	C
_that _my	U
_that _sa	M
_that _so	C
_that _the	L
_that _you	M
_that begin	C
_that bord	E
_that collect	G
_that deliv	L
_that fl	J
_that fold	C
_that funn	E
_that go	C
_that goldfish	C
_that hospital	J
_that identif	F
_that jesu	[
_that land	C
_that mean	C
_that movi	C
_that ot	C
_that part	[
_that pay	G
_that renam	D
_that revers	C
_that rhym	C
_that skip	N
_that start	C
_that stor	[
_that tak	K
_that thing	[
_that tonight	C
_the	X
_the 100m	L
_the 14th	H
_the 1990s	C
_the 2010	N
_the 2016	J
_the 27th	C
_the 90s	J
_the _be	W
_the _bibl	[
_the _by	C
_the _christian	T
_the _do	R
_the _get	C
_the _god	[
_the _hav	T
_the _it	C
_the _just	[
_the _may	R
_the _real	W
_the _right	[
_the _said	T
_the _say	S
_the _us	C
_the _will	[
_the _wont	R
_the _would	S
_the _wrong	Y
_the abov	C
_the actor	H
_the actress	J
_the admin	E
_the age	[
_the air	U
_the airport	M
_the airsp	K
_the alphabet	C
_the alt	[
_the amaz	K
_the angel	[
_the animal	C
_the annunciation	W
_the anoint	[
_the answ	Q
_the ant	[
_the antichrist	[
_the apocryph	W
_the apostl	[
_the apostroph	C
_the app	C
_the appendix	C
_the archangel	[
_the are	G
_the ark	[
_the arm	[
_the arra	N
_the ascension	X
_the atm	C
_the aztec	C
_the bab	[
_the babylonian	T
_the background	C
_the balcon	H
_the ball	C
_the ballot	I
_the bank	I
_the baptiz	[
_the barcod	D
_the bath	C
_the battl	[
_the beach	[
_the bear	J
_the beast	K
_the beatitud	[
_the beaut	T
_the bed	[
_the bedroom	C
_the beg	T
_the begin	S
_the bel	[
_the bell	C
_the belov	R
_the bereav	U
_the berlin	C
_the best	V
_the bhagavad	C
_the big	C
_the bin	C
_the bird	F
_the birth	U
_the black	C
_the blam	Q
_the bless	T
_the blind	V
_the blond	J
_the blood	T
_the blu	N
_the bmi	F
_the boat	[
_the bod	C
_the boil	C
_the book	[
_the boston	C
_the boy	W
_the bpm	C
_the branch	[
_the bread	[
_the break	[
_the brid	C
_the bring	C
_the brit	E
_the brokenheart	T
_the bronz	[
_the broth	R
_the budget	C
_the build	W
_the burn	U
_the bus	C
_the bush	[
_the butl	G
_the button	C
_the caa	J
_the cabinet	C
_the call	[
_the camel	X
_the camp	X
_the canaanit	Y
_the capital	C
_the caramel	K
_the cartridg	C
_the cat	C
_the cav	[
_the ceil	[
_the cent	Q
_the centurion	T
_the ceo	C
_the ch	T
_the chanc	C
_the chancellor	C
_the chart	C
_the cheap	D
_the cheat	V
_the chicken	C
_the child	D
_the chocolat	K
_the chord	J
_the christ	C
_the church	C
_the cimarron	C
_the cit	[
_the cla	X
_the clock	C
_the closet	W
_the cloud	W
_the coach	C
_the coat	[
_the cob	C
_the coconut	G
_the coin	[
_the color	U
_the commandment	C
_the comprehensiv	C
_the corn	C
_the cornerston	[
_the correct	G
_the cost	[
_the couch	[
_the council	T
_the count	C
_the countr	W
_the covenant	I
_the criminal	T
_the critiqu	C
_the cross	[
_the crowd	P
_the crown	C
_the croydon	G
_the crucibl	C
_the crucif	V
_the current	C
_the curtain	C
_the cut	Y
_the dad	M
_the danub	C
_the dark	I
_the dashboard	D
_the dat	D
_the day	C
_the deal	[
_the deep	C
_the demon	S
_the depth	[
_the derivativ	C
_the desert	[
_the devil	[
_the die	[
_the differenc	D
_the dinosaur	U
_the dirt	X
_the discipl	C
_the divorc	[
_the doctor	[
_the dog	C
_the donke	V
_the door	C
_the doorpost	W
_the download	C
_the dragon	G
_the dream	[
_the drink	C
_the driv	C
_the dust	[
_the dyson	M
_the ear	[
_the earth	[
_the earthquak	C
_the east	[
_the eat	F
_the edomit	R
_the egyptian	F
_the eiffel	G
_the eighth	C
_the eld	Y
_the elect	[
_the election	E
_the electoral	C
_the employe	G
_the empt	Z
_the end	U
_the engagement	[
_the england	C
_the english	G
_the ephesian	T
_the er	C
_the ethiopian	Z
_the eu	C
_the eur	C
_the eurost	H
_the evangelist	W
_the exil	[
_the exodu	[
_the eye	[
_the f1	D
_the faith	G
_the falkland	C
_the fall	Z
_the fam	[
_the farm	[
_the fast	C
_the fat	[
_the fath	[
_the fear	R
_the feast	[
_the field	[
_the fig	[
_the filibust	C
_the filt	J
_the fir	[
_the first	G
_the firstborn	[
_the fish	C
_the fiv	Q
_the fl	C
_the flesh	[
_the flight	C
_the flood	[
_the flu	I
_the follow	C
_the font	E
_the food	C
_the fool	V
_the foolish	Z
_the foot	E
_the for	C
_the forbidden	Y
_the ford	C
_the forehead	[
_the foreign	Q
_the fork	C
_the found	Y
_the foundation	Y
_the four	[
_the fourth	C
_the fox	C
_the french	I
_the fridg	C
_the friend	C
_the front	H
_the fruit	[
_the funeral	Q
_the furnac	[
_the futur	[
_the g7	C
_the gam	[
_the gang	W
_the gap	W
_the garden	[
_the gat	[
_the gather	C
_the gentil	[
_the giant	[
_the gift	[
_the girl	G
_the giv	Z
_the glor	X
_the goat	C
_the godfath	C
_the gold	C
_the golden	[
_the golf	C
_the good	E
_the gospel	[
_the got	R
_the government	C
_the grav	[
_the gravesid	[
_the gravit	C
_the great	H
_the green	C
_the ground	[
_the groundhog	C
_the group	[
_the guy	C
_the gym	Q
_the hair	W
_the half	C
_the hand	[
_the harp	[
_the harr	C
_the hart	C
_the harv	X
_the head	G
_the heart	Y
_the heaven	S
_the hebrew	[
_the hell	C
_the high	[
_the hill	D
_the hittit	S
_the hiv	C
_the hobbit	C
_the hol	[
_the holida	U
_the homeless	Z
_the horizon	J
_the hospital	[
_the hot	E
_the hour	S
_the hous	[
_the household	[
_the hudson	C
_the human	C
_the humbl	V
_the hundr	C
_the hungr	W
_the hurrican	[
_the husband	[
_the hypotenus	C
_the icu	W
_the ideal	M
_the idol	Q
_the ignition	C
_the incubation	H
_the ind	D
_the industrial	L
_the ingredient	G
_the inheritanc	U
_the inn	[
_the innocent	[
_the internet	I
_the israelit	Y
_the jail	[
_the japanes	L
_the jew	[
_the job	[
_the john	C
_the jok	C
_the jordan	[
_the joy	T
_the judg	C
_the judgment	S
_the ke	[
_the keyboard	L
_the kick	T
_the kill	C
_the king	[
_the kingdom	[
_the kit	J
_the kitchen	C
_the knob	C
_the know	T
_the la	E
_the lad	[
_the lak	[
_the lam	[
_the lamb	V
_the lamp	W
_the land	[
_the languag	C
_the last	C
_the laugh	W
_the law	[
_the lawn	R
_the lead	C
_the least	[
_the leav	Y
_the leftov	C
_the lep	R
_the lesson	[
_the let	R
_the levit	[
_the liber	C
_the librar	C
_the lich	C
_the lie	C
_the lif	W
_the lifespan	C
_the light	M
_the lil	T
_the lin	C
_the lion	[
_the littl	X
_the lock	J
_the locust	C
_the log	D
_the long	[
_the look	C
_the lord	[
_the lost	I
_the lott	C
_the lotter	[
_the louisian	C
_the loung	C
_the lov	[
_the low	[
_the m25	C
_the maccabe	Q
_the mag	R
_the maginot	C
_the magnificat	[
_the mak	[
_the man	[
_the mark	[
_the marr	[
_the marshall	C
_the mast	C
_the matrix	C
_the maximum	J
_the meek	S
_the meet	C
_the memb	C
_the menu	C
_the messag	Z
_the messiah	[
_the microphon	C
_the microwav	C
_the middl	C
_the midnight	G
_the midwif	C
_the might	W
_the militar	Z
_the mill	C
_the millennium	[
_the minimum	C
_the miracl	C
_the mitochondri	C
_the mon	C
_the mone	[
_the month	U
_the moon	C
_the mor	C
_the morn	[
_the most	K
_the moth	[
_the motorwa	C
_the mount	[
_the mountain	[
_the mouth	R
_the mud	S
_the muffin	C
_the mumm	C
_the mustard	[
_the nak	C
_the nam	C
_the narrator	C
_the nation	[
_the national	C
_the nba	J
_the nephilim	V
_the net	R
_the network	C
_the new	C
_the next	C
_the night	Z
_the nil	C
_the nobl	C
_the north	X
_the northern	E
_the now	C
_the nth	C
_the numb	Y
_the nun	C
_the ocean	X
_the offer	[
_the offic	C
_the oil	T
_the old	[
_the omen	C
_the one	[
_the onl	W
_the opposit	L
_the opposition	C
_the oppress	Y
_the orang	D
_the original	G
_the osc	C
_the oth	S
_the outsid	C
_the ox	[
_the pain	[
_the parabl	[
_the part	Y
_the passov	[
_the past	[
_the pastor	W
_the path	[
_the patron	C
_the pavement	C
_the peac	U
_the peopl	[
_the periodic	C
_the person	C
_the pharise	V
_the philippin	C
_the philistin	[
_the phon	C
_the pickup	G
_the pierc	T
_the pill	[
_the pixel	G
_the pizz	J
_the plagu	[
_the planet	[
_the plat	C
_the plot	C
_the plural	C
_the point	[
_the polic	V
_the polit	C
_the poll	C
_the pool	[
_the poor	Z
_the pop	W
_the population	C
_the post	C
_the postman	C
_the pot	[
_the pow	C
_the pr	[
_the pra	V
_the preach	[
_the premium	J
_the present	C
_the president	D
_the prim	C
_the priz	[
_the prodig	C
_the prodigal	[
_the prom	C
_the promis	Z
_the prop	C
_the prophet	[
_the prostitut	V
_the pump	J
_the pur	[
_the purpos	Y
_the queen	H
_the quick	I
_the quran	C
_the rabbit	C
_the rac	[
_the rain	Y
_the rainbow	I
_the rainfor	C
_the raptur	[
_the raven	E
_the real	C
_the receipt	C
_the red	[
_the redeem	C
_the rent	W
_the resurrect	[
_the rhythm	C
_the rich	[
_the righteou	W
_the ring	K
_the ris	[
_the riv	[
_the road	[
_the rock	X
_the rod	[
_the roman	C
_the roof	[
_the rosar	[
_the rout	C
_the royal	X
_the rugb	C
_the ruin	[
_the rul	C
_the run	C
_the sabbath	[
_the sacrific	C
_the saf	C
_the saint	[
_the sam	V
_the samsung	G
_the sand	[
_the sanhedrin	W
_the scarlet	I
_the school	[
_the scor	C
_the screw	H
_the scrib	[
_the scroll	Z
_the sd	C
_the sea	T
_the search	C
_the second	[
_the secret	Z
_the senat	C
_the sermon	V
_the serpent	[
_the serv	C
_the servant	R
_the set	C
_the seven	[
_the seventh	K
_the shadow	[
_the sheep	C
_the shelf	C
_the shepherd	[
_the ship	E
_the shop	C
_the short	[
_the should	C
_the sick	T
_the sign	[
_the silic	C
_the silv	Y
_the sin	[
_the singl	C
_the skin	C
_the sky	[
_the small	C
_the smell	I
_the snak	[
_the soft	C
_the sold	V
_the son	[
_the song	[
_the soul	[
_the sourc	G
_the south	[
_the sow	C
_the sp	T
_the spanish	C
_the speak	C
_the spid	C
_the spin	J
_the spirit	[
_the spleen	C
_the spotless	E
_the star	F
_the start	H
_the steam	C
_the stock	[
_the ston	[
_the stop	I
_the stor	[
_the storm	[
_the street	[
_the strip	E
_the strong	C
_the subject	C
_the submarin	C
_the suf	R
_the sum	C
_the sun	C
_the sup	P
_the suprem	C
_the swap	C
_the sword	[
_the synagogu	S
_the tabernacl	[
_the tabl	[
_the tablet	Z
_the tak	Y
_the takeawa	C
_the talent	V
_the talk	W
_the tall	C
_the tank	I
_the tax	[
_the team	[
_the telephon	F
_the temp	C
_the templ	[
_the temptation	C
_the ten	[
_the tent	[
_the testament	C
_the text	C
_the them	C
_the thief	Q
_the thing	W
_the think	P
_the third	[
_the thre	[
_the thron	[
_the ticket	C
_the tiktok	C
_the tim	P
_the titanic	C
_the tomb	[
_the tongu	[
_the torah	[
_the totem	C
_the tow	C
_the town	C
_the train	G
_the transfiguration	[
_the tre	[
_the treat	C
_the trib	Z
_the trick	L
_the trinit	[
_the tripitak	C
_the trojan	C
_the tru	T
_the trump	C
_the truth	[
_the tub	C
_the tuck	C
_the tudor	C
_the tumor	Q
_the tundr	C
_the tv	C
_the twelv	[
_the two	[
_the uk	C
_the unforgivabl	T
_the union	C
_the unit	C
_the univers	K
_the unjust	W
_the unknown	C
_the up	Y
_the updat	C
_the usa	C
_the use	[
_the valle	[
_the veil	Q
_the vik	C
_the villain	C
_the vin	C
_the vineyard	[
_the virgin	[
_the vision	[
_the voic	C
_the vot	C
_the walk	C
_the wall	[
_the want	V
_the war	[
_the wash	C
_the wat	Y
_the way	[
_the weak	[
_the weath	G
_the wed	[
_the weekend	C
_the weeknd	C
_the well	T
_the weth	C
_the wh	I
_the whal	[
_the whirlwind	[
_the whit	Y
_the whol	[
_the wick	[
_the widow	X
_the width	G
_the wif	N
_the wilder	C
_the win	N
_the wind	C
_the window	[
_the wis	[
_the witch	[
_the wither	R
_the woman	[
_the womb	Y
_the word	R
_the work	[
_the world	F
_the worm	X
_the worship	S
_the worst	W
_the wound	X
_the year	S
_the yok	R
_the young	V
_the youth	P
_the zeppelin	F
_the zip	C
_them	[
_them _from	I
_them _with	Y
_ther	T
_ther ?when	S
_ther _a	Z
_ther _an	C
_ther _be	[
_ther _for	T
_ther _so	[
_ther _to	C
_ther any	C
_ther bot	F
_ther delilah	L
_ther fog	C
_ther going	C
_ther hop	Y
_ther lif	T
_ther two	W
_thes	Z
_thes bullet	D
_thes thing	C
_thos	[
_thos ?who	[
_thos _he	P
_tien	E
_tien _di	V
_tien _el	C
_tien _la	C
_tien _su	X
_tien _un	C
_tien _una	C
_tien alzheim	T
_tien canc	T
_tien chil	C
_tien jordan	C
_tien novi	T
_tien otr	R
_tien perdon	Q
_tien pod	V
_tien san	C
_tien sentid	[
_tien shakir	C
_tien vox	F
_to	Q
_to 20	C
_to 200	C
_to 2dp	G
_to 5k	C
_to 80	C
_to ?whom	[
_to _a	C
_to _an	[
_to _anyon	C
_to _be	[
_to _do	P
_to _get	S
_to _god	[
_to _hav	[
_to _her	P
_to _him	U
_to _his	Y
_to _it	H
_to _its	[
_to _let	Q
_to _me	[
_to _my	[
_to _our	Z
_to _say	P
_to _show	[
_to _someon	[
_to _tell	[
_to _th	G
_to _the	[
_to _them	C
_to _thos	U
_to _us	Y
_to _you	[
_to _your	[
_to abraham	S
_to accept	[
_to act	[
_to advertis	G
_to airdrop	L
_to all	[
_to amand	C
_to ang	[
_to anoth	[
_to answ	K
_to ap	L
_to apologiz	[
_to appeal	C
_to ask	C
_to australi	H
_to avoid	C
_to babylon	[
_to bal	G
_to bar	C
_to beat	C
_to becom	C
_to bed	Z
_to beg	R
_to believ	[
_to ben	C
_to bethlehem	S
_to bevel	C
_to bl	C
_to block	G
_to boil	C
_to borrow	S
_to braid	C
_to break	[
_to bring	C
_to build	P
_to burn	E
_to buy	Q
_to caes	[
_to cair	G
_to calculat	L
_to call	C
_to calm	S
_to cambridg	C
_to can	K
_to cancel	C
_to cast	[
_to celebrat	[
_to celsiu	E
_to centimetr	H
_to chang	[
_to charit	[
_to chicag	K
_to child	U
_to chnag	F
_to choos	[
_to church	[
_to cinqu	C
_to cit	J
_to claim	C
_to clean	L
_to climb	C
_to cm	C
_to collect	E
_to colleg	X
_to com	C
_to compet	C
_to compil	F
_to confess	[
_to contor	D
_to control	[
_to cook	C
_to copyright	D
_to count	C
_to court	[
_to crash	C
_to cry	[
_to curl	C
_to cut	C
_to damascu	[
_to danc	[
_to darlington	N
_to dat	[
_to dav	C
_to david	[
_to deal	[
_to decimal	E
_to declar	C
_to declin	C
_to declut	C
_to defrost	I
_to delet	C
_to deserv	[
_to destro	Q
_to die	G
_to divid	C
_to dog	C
_to doll	C
_to doubt	R
_to downtown	C
_to draw	E
_to drink	[
_to driv	T
_to dry	C
_to duba	N
_to dust	[
_to e10	G
_to each	Q
_to egypt	[
_to emmau	[
_to emplo	C
_to end	[
_to english	C
_to enjo	T
_to eur	H
_to everyon	Q
_to evict	C
_to evolv	D
_to excel	M
_to exit	D
_to fac	Z
_to factor	E
_to fahrenheit	J
_to fair	C
_to faith	V
_to fam	S
_to feed	J
_to feel	R
_to fift	I
_to fight	[
_to fill	C
_to find	[
_to fix	P
_to flat	H
_to fly	C
_to fold	D
_to follow	M
_to forgiv	[
_to fourteen	G
_to franc	G
_to french	K
_to frost	D
_to gambl	W
_to gbp	C
_to german	M
_to gif	D
_to gitlab	I
_to giv	[
_to gloss	C
_to gmt	C
_to go	Q
_to googl	C
_to gram	C
_to greg	C
_to halkidik	G
_to hang	C
_to hast	C
_to hat	V
_to heal	C
_to hear	U
_to heathrow	C
_to heaven	[
_to hectar	C
_to hell	X
_to help	[
_to hold	C
_to honor	S
_to hundr	C
_to hurt	[
_to improv	M
_to int	G
_to introduc	C
_to iphon	I
_to ireland	H
_to it	C
_to jerusalem	[
_to jesu	[
_to jewell	C
_to jfk	C
_to joseph	[
_to judg	S
_to juggl	C
_to jump	M
_to keep	[
_to kil	C
_to kill	K
_to king	[
_to know	C
_to lay	P
_to lbs	C
_to lead	[
_to learn	J
_to leas	C
_to leav	R
_to lie	[
_to lif	[
_to lift	V
_to listen	[
_to liv	[
_to look	N
_to los	C
_to lov	C
_to low	C
_to luton	I
_to lyon	C
_to mac	L
_to main	F
_to mak	G
_to mar	C
_to market	C
_to marr	[
_to marseill	G
_to mass	[
_to match	M
_to medin	G
_to meet	C
_to memoriz	T
_to metr	C
_to mil	E
_to milk	K
_to mirror	C
_to ml	E
_to mm	C
_to moab	S
_to mod	L
_to moon	C
_to mourn	[
_to mov	[
_to mp3	I
_to mymath	H
_to neut	I
_to new	F
_to nic	C
_to normal	E
_to not	Q
_to numb	V
_to obe	[
_to one	S
_to open	W
_to ord	G
_to oth	V
_to own	Y
_to oxford	K
_to pack	C
_to parallel	I
_to parent	Y
_to patm	E
_to paul	Y
_to pay	C
_to pc	C
_to peel	H
_to peopl	Y
_to pharaoh	[
_to photoshop	L
_to plant	C
_to poach	C
_to pop	C
_to pra	[
_to prais	C
_to preserv	D
_to pric	E
_to prison	[
_to pronounc	C
_to propos	[
_to protect	U
_to prun	C
_to put	C
_to queenstown	C
_to quit	[
_to rain	C
_to rais	N
_to reach	N
_to read	[
_to record	C
_to refreez	C
_to regist	C
_to regrout	H
_to remov	C
_to renew	G
_to repeat	U
_to repent	[
_to replac	G
_to repot	K
_to resign	L
_to resolv	Q
_to respra	C
_to rest	[
_to restart	C
_to return	N
_to reviv	C
_to rgb	C
_to rid	C
_to roast	M
_to roll	C
_to run	I
_to sacrific	R
_to saint	R
_to san	C
_to santorin	C
_to school	Y
_to screenshot	H
_to seal	D
_to see	V
_to self	Y
_to sell	J
_to serv	[
_to set	F
_to shannon	C
_to shar	[
_to ship	M
_to shuffl	C
_to sign	C
_to sit	C
_to siz	J
_to sleep	I
_to snow	C
_to solv	I
_to sow	C
_to spanish	I
_to speak	[
_to spel	G
_to spell	C
_to split	E
_to sta	T
_to start	[
_to step	C
_to ston	C
_to stor	C
_to strang	X
_to stream	H
_to strip	C
_to stud	[
_to styl	K
_to succ	X
_to sue	Q
_to support	[
_to sw	V
_to swahil	G
_to swim	C
_to tak	Y
_to talk	W
_to tam	C
_to tanzani	E
_to teach	V
_to tel	E
_to tempt	[
_to ten	C
_to text	C
_to thank	P
_to thursda	C
_to tie	C
_to tip	I
_to tith	W
_to train	E
_to treat	H
_to trim	J
_to trust	[
_to try	Q
_to turn	H
_to tv	C
_to two	[
_to typ	C
_to und	C
_to understand	S
_to usd	C
_to use	F
_to vancouv	E
_to varenn	F
_to visit	N
_to vot	C
_to wait	C
_to wak	C
_to walk	Z
_to want	Y
_to wash	C
_to wat	E
_to watch	C
_to wear	C
_to whistl	C
_to whiten	C
_to wif	N
_to win	R
_to wit	C
_to wonderwall	J
_to word	J
_to work	[
_to worship	[
_to writ	[
_to yellowston	F
_to york	H
_to zar	C
_to zer	C
_too	[
_too ?man	V
_too _much	[
_too _the	C
_too bus	R
_too ear	Z
_too expensiv	[
_too far	[
_too hard	T
_too high	M
_too lat	[
_too long	Q
_too loud	G
_too low	C
_too old	[
_too proud	P
_too small	C
_too soon	P
_too strict	Q
_too technical	H
_too wet	C
_too wid	C
_too young	V
_tu	[
_tu _di	Q
_tu boc	P
_tu camin	P
_tu carg	[
_tu cas	Q
_tu clav	C
_tu color	C
_tu configuracion	C
_tu corazon	V
_tu cuerp	C
_tu fe	T
_tu glori	U
_tu herman	[
_tu hij	Q
_tu juventud	Q
_tu madr	W
_tu man	X
_tu nombr	T
_tu ojo	R
_tu padr	Q
_tu palabr	T
_tu pan	W
_tu projim	R
_tu prompt	C
_tu rein	T
_tu rey	V
_tu sierv	S
_tu tierr	T
_tus	W
_tus hij	R
_tus instruccion	C
_tus man	U
_tus oj	[
_u	C
_u _ther	C
_u c	H
_u hear	C
_u suck	C
_u turn	C
_un	R
_un _a	V
_un _di	R
_un _pasaj	N
_un _ser	Q
_un _versicul	Q
_un abort	Q
_un accident	[
_un adult	C
_un aguil	C
_un agujer	C
_un ajolot	C
_un amig	[
_un angel	Q
_un anill	E
_un ano	W
_un arbol	[
_un arc	G
_un archiv	C
_un asesin	R
_un asil	P
_un ate	T
_un avion	H
_un barc	T
_un bautiz	P
_un becerr	R
_un bot	N
_un boton	C
_un bucl	C
_un buen	[
_un burr	U
_un caball	H
_un cactu	L
_un camp	D
_un carr	R
_un chav	V
_un chist	C
_un codig	K
_un colchon	L
_un companer	W
_un corazon	Y
_un corre	C
_un cristian	X
_un cuadr	C
_un cuent	C
_un cuerp	Q
_un cur	X
_un demoni	V
_un denari	[
_un dia	G
_un diacon	V
_un div	G
_un divorc	C
_un electricist	K
_un enferm	V
_un enfermer	C
_un enlac	C
_un ensay	C
_un equip	C
_un esguinc	D
_un estudi	R
_un examen	S
_un famil	P
_un fracas	Q
_un fraud	T
_un fregader	C
_un funeral	R
_un gat	C
_un grup	Y
_un guis	C
_un hamst	C
_un herman	R
_un hij	Y
_un hiyab	C
_un hombr	J
_un huev	C
_un hyunda	H
_un ingenier	C
_un ion	C
_un juici	P
_un kil	C
_un leon	W
_un libr	P
_un mal	R
_un matrimoni	R
_un mensaj	F
_un metr	C
_un milagr	W
_un mit	X
_un monton	[
_un mor	V
_un moribund	P
_un negoci	Q
_un nin	Y
_un nud	C
_un pact	S
_un padr	R
_un paquet	N
_un partid	[
_un pastel	L
_un pastor	[
_un pec	P
_un perr	I
_un pesebr	U
_un pez	U
_un pirat	C
_un plan	X
_un plat	W
_un platan	E
_un poem	C
_un portal	M
_un portatil	C
_un pres	U
_un profet	S
_un program	C
_un radiador	C
_un rap	C
_un resfr	C
_un rey	R
_un rinon	T
_un robot	G
_un sacerdot	R
_un salm	X
_un sant	U
_un secret	T
_un securit	C
_un select	J
_un sof	C
_un sol	[
_un sonet	C
_un tecl	I
_un templ	Y
_un terren	X
_un test	C
_un tiemp	[
_un trabaj	Q
_un tren	C
_un uber	C
_un usb	C
_un velori	[
_un ventilador	C
_un versicul	Q
_un vide	X
_un zapat	C
_una _bibli	Y
_una alarm	C
_una amig	Z
_una amistad	X
_una arep	K
_una astill	C
_una ballen	W
_una basur	C
_una bendicion	P
_una bod	C
_una buen	[
_una camiset	C
_una captur	C
_una carg	W
_una cart	C
_una cas	[
_una chic	Q
_una cistern	C
_una companer	T
_una cos	S
_una cruz	Y
_una decision	P
_una demand	C
_una dobl	S
_una esp	W
_una estac	P
_una famili	P
_una fiest	C
_una freidor	D
_una gran	C
_una hamburgues	C
_una hor	[
_una iglesi	T
_una imagen	C
_una infidelidad	R
_una inteligenci	C
_una jot	T
_una lampar	X
_una libr	E
_una list	C
_una madr	R
_una mal	[
_una man	R
_una manch	C
_una maquin	C
_una moned	[
_una monj	C
_una muj	T
_una nin	S
_una orar	P
_una orquide	G
_una palabr	[
_una palom	R
_una perr	C
_una person	L
_una piedr	U
_una planch	C
_una promes	V
_una prostitut	P
_una prueb	C
_una regl	C
_una relacion	S
_una reunion	X
_una rtx	D
_una rued	C
_una rx	D
_una sals	C
_una sect	Z
_una seman	C
_una senal	T
_una serpient	C
_una sol	V
_una tabl	F
_una tarjet	T
_una taz	C
_una tiend	M
_una tild	W
_una torr	[
_una tortug	C
_una vez	S
_una vid	S
_una virgen	R
_una viud	P
_us	S
_us _a	Q
_us _from	C
_us _in	V
_us _to	W
_us arm	C
_us cross	C
_us hack	C
_us mont	C
_us nav	C
_us out	[
_us president	C
_us s2	L
_us senat	C
_us stat	C
_us task	C
_ver	R
_ver long	I
_vers	[
_vers ?wher	C
_vers _about	Z
_vers _chapt	C
_vers _for	[
_vers _in	C
_vers _of	C
_vers _to	[
_vers abt	X
_vers befor	U
_vers book	C
_vers choru	C
_vers poem	C
_vers runtim	C
_vers thre	C
_versicul	[
_versicul _de	S
_versicul _par	[
_versicul _que	Q
_versicul _sobr	R
_versicul cort	Q
_wasnt	X
_wasnt _ther	P
_we	[
_we _be	[
_we _can	U
_we _cant	Q
_we _do	Z
_we _dont	Q
_we _get	U
_we _hav	K
_we _just	U
_we _say	C
_we _will	G
_we argu	R
_we becom	X
_we birth	R
_we bur	P
_we call	[
_we die	[
_we disagre	R
_we eat	[
_we exist	Y
_we fight	S
_we go	[
_we keep	S
_we know	U
_we learn	[
_we liv	[
_we lost	R
_we mak	R
_we mov	P
_we need	[
_we onl	R
_we pra	S
_we see	U
_we stop	Q
_we thre	C
_we treat	U
_what	G
_what _about	[
_what _be	N
_what _can	N
_what _do	P
_what _for	E
_what _god	[
_what _hav	C
_what _he	Q
_what _i	[
_what _if	[
_what _im	P
_what _in	J
_what _must	V
_what _my	[
_what _on	K
_what _should	C
_what _that	V
_what _the	K
_what _to	R
_what _will	[
_what _would	G
_what _wrong	Y
_what _you	[
_what _your	C
_what act	C
_what aft	[
_what age	[
_what beat	C
_what break	M
_what caus	C
_what channel	C
_what chees	N
_what color	P
_what com	C
_what count	[
_what countr	C
_what credit	J
_what currenc	D
_what day	C
_what dinosaur	G
_what document	C
_what eat	E
_what film	G
_what foundation	C
_what gas	C
_what get	C
_what go	C
_what good	[
_what happen	S
_what hous	C
_what instrument	N
_what keep	C
_what key	H
_what kind	J
_what languag	C
_what mak	S
_what mileag	J
_what model	H
_what nois	C
_what not	H
_what now	C
_what numb	C
_what ocean	C
_what oil	C
_what ord	[
_what organ	C
_what oth	W
_what paint	I
_what part	C
_what peopl	Q
_what plug	G
_what port	E
_what program	C
_what psalm	V
_what ris	C
_what scal	E
_what school	C
_what sea	C
_what shut	E
_what siz	C
_what song	C
_what spf	C
_what stat	C
_what stitch	D
_what temp	D
_what temperatur	C
_what tim	C
_what toda	C
_what two	D
_what up	C
_what ur	C
_what version	C
_what vitamin	F
_what weapon	G
_what win	C
_what year	C
_which	F
_which _be	C
_which _chapt	[
_which act	H
_which ai	C
_which airlin	C
_which airport	C
_which animal	X
_which aveng	C
_which bank	C
_which bin	J
_which bird	P
_which book	[
_which church	[
_which compan	C
_which countr	C
_which direction	C
_which gospel	[
_which graphic	J
_which hdm	K
_which herb	C
_which iphon	C
_which king	R
_which kingdom	C
_which lipstick	C
_which llm	C
_which oil	C
_which one	C
_which ord	M
_which pencil	D
_which philosoph	C
_which planet	C
_which psalm	Y
_which servic	C
_which sid	C
_which star	C
_which stat	C
_which supermarket	I
_which vaccin	E
_which way	[
_which year	C
_whos	[
_whos son	Q
_whos vs	E
_will	W
_will _and	C
_will _be	T
_will _for	X
_will _god	[
_will _he	Y
_will _i	C
_will _it	J
_will _my	N
_will _the	Z
_will _ther	G
_will _we	[
_will _you	H
_will alwa	C
_will answ	Z
_will com	[
_will die	P
_will ever	U
_will everyon	Q
_will find	Y
_will giv	S
_will hunt	C
_will jesu	[
_will kit	C
_will legal	C
_will mak	[
_will nev	Z
_will not	[
_will onlin	I
_will poult	C
_will provid	[
_will return	[
_will ris	[
_will rock	G
_will serv	[
_will smith	C
_will thing	[
_will writ	C
_with	W
_with ?man	[
_with _a	I
_with _an	[
_with _god	[
_with _her	P
_with _him	Q
_with _his	S
_with _it	S
_with _me	M
_with _my	D
_with _ok	C
_with _someon	Q
_with _th	D
_with _the	C
_with _u	C
_with _us	C
_with _what	[
_with _you	C
_with _your	S
_with all	W
_with animal	X
_with anoth	R
_with bad	X
_with bak	F
_with be	T
_with beautifulsoup	F
_with blood	M
_with brand	L
_with cabl	F
_with canc	Y
_with carpla	C
_with chemistr	F
_with child	V
_with christ	U
_with cloone	J
_with codein	L
_with decimal	F
_with depress	Q
_with dhl	M
_with duck	C
_with etr	F
_with fant	G
_with football	E
_with friend	[
_with gift	X
_with good	T
_with grip	G
_with ground	C
_with halloum	C
_with hid	D
_with hospital	G
_with hot	C
_with iphon	L
_with jesu	X
_with joy	[
_with king	C
_with lamp	[
_with leftov	C
_with lepros	Q
_with lif	[
_with long	[
_with loss	[
_with lov	[
_with match	C
_with metal	J
_with metronidazol	C
_with mone	V
_with neighbor	C
_with no	F
_with oat	K
_with old	C
_with one	Q
_with orang	C
_with oth	X
_with park	C
_with paul	R
_with peopl	T
_with q	C
_with referenc	G
_with remaind	C
_with rub	L
_with salmon	C
_with salt	T
_with seizur	Q
_with sertralin	D
_with seven	[
_with sin	[
_with split	C
_with stor	J
_with straighten	C
_with sword	Y
_with tear	V
_with teenag	C
_with torch	T
_with two	Z
_with unbeliev	Q
_with vodk	E
_with wat	C
_with watercolor	C
_with wax	D
_with whit	C
_with win	[
_with z	C
_wont	M
_wont _god	V
_wont _let	Y
_wont _my	C
_wont accept	T
_wont charg	C
_wont com	[
_wont connect	N
_wont fix	W
_wont forgiv	S
_wont go	C
_wont idl	C
_wont leav	X
_wont listen	[
_wont pair	L
_wont pay	V
_wont print	C
_wont sav	C
_wont speak	[
_wont start	E
_wont stick	C
_wont stop	K
_wont tak	C
_wont talk	U
_wont turn	C
_wont work	T
_would	P
_would _a	D
_would _be	U
_would _god	T
_would _hav	U
_would _it	F
_would _you	C
_would happen	C
_would jesu	[
_would lik	G
_would not	[
_wouldnt	W
_wrong	[
_wrong _about	Q
_wrong _for	Q
_wrong _to	[
_wrong _too	C
_wrong _with	V
_wrong pin	C
_wrong siz	C
_wrong symbol	C
_y	[
_y 18	C
_y 4x	C
_y _a	S
_y _al	X
_y _bibli	P
_y _con	Q
_y _de	Z
_y _del	R
_y _di	[
_y _el	[
_y _en	X
_y _hac	R
_y _la	[
_y _las	Z
_y _lo	R
_y _los	[
_y _me	Z
_y _mi	S
_y _por	Q
_y _que	C
_y _se	[
_y _ser	[
_y _su	T
_y _sus	G
_y _teng	Q
_y _tu	Q
_y _un	Q
_y _una	C
_y _yo	Z
_y abel	T
_y abraham	Q
_y ahor	T
_y alcohol	C
_y ana	Y
_y and	R
_y aun	Q
_y beb	R
_y bernab	Q
_y booz	R
_y canc	C
_y cinc	Z
_y compr	[
_y cre	R
_y cristian	R
_y cristianism	S
_y dalil	S
_y dej	Q
_y despu	P
_y dim	C
_y dos	V
_y el	S
_y eli	P
_y ell	X
_y esau	W
_y escorpi	D
_y esdrujul	C
_y espiritu	Q
_y espos	P
_y est	Q
_y esto	Q
_y eva	S
_y evangelic	[
_y fe	[
_y fortalez	P
_y gan	U
_y gasset	C
_y habl	C
_y hac	C
_y javascript	I
_y jesu	X
_y jonatan	R
_y joy	C
_y juan	P
_y luz	U
_y magog	S
_y maldicion	Q
_y manas	S
_y mari	S
_y mat	P
_y miel	V
_y mirr	X
_y mor	R
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
_y pisc	E
_y pobr	P
_y poc	Q
_y porqu	C
_y predic	C
_y qued	[
_y querem	R
_y quier	E
_y roman	C
_y ryan	C
_y samsung	L
_y sar	S
_y se	S
_y ser	P
_y si	Z
_y sig	U
_y sin	S
_y sol	C
_y te	[
_y temor	R
_y temperatur	C
_y ten	J
_y tierr	T
_y tod	U
_y two	J
_y viej	Q
_y viv	P
_y ya	T
_yo	K
_yo _el	T
_yo _en	S
_yo _y	R
_yo _yo	C
_yo cre	T
_yo esto	P
_yo mam	C
_yo mengu	Z
_yo no	Y
_yo se	[
_yo ser	[
_yo te	U
_yo trick	C
_yo wassup	C
_you	C
_you ?wher	C
_you _a	C
_you _and	Y
_you _be	N
_you _can	I
_you _cant	H
_you _do	S
_you _for	[
_you _get	C
_you _god	[
_you _hav	C
_you _in	C
_you _say	[
_you _shall	[
_you _so	X
_you _tell	C
_you _the	[
_you _to	Y
_you _vers	Y
_you _will	[
_you _with	T
_you absolut	C
_you bath	C
_you beatbox	C
_you bot	K
_you brows	D
_you bunch	D
_you call	C
_you cannot	[
_you card	[
_you castl	N
_you chatgpt	C
_you chord	K
_you clean	M
_you com	Z
_you convert	L
_you cook	C
_you cut	G
_you down	C
_you draw	C
_you dream	F
_you driv	C
_you drows	E
_you eat	U
_you film	J
_you find	C
_you flush	E
_you fly	C
_you fold	M
_you gdpr	C
_you giv	[
_you go	[
_you grow	C
_you haggl	C
_you head	C
_you hir	C
_you human	C
_you keep	[
_you know	E
_you lik	C
_you liv	C
_you lord	[
_you lov	[
_you mak	C
_you mal	C
_you marr	C
_you meant	H
_you measur	C
_you mix	C
_you muppet	C
_you need	C
_you obe	D
_you out	[
_you peel	E
_you pla	K
_you pronounc	C
_you put	C
_you rath	C
_you read	C
_you reap	[
_you recommend	F
_you record	C
_you reheat	C
_you rememb	C
_you remov	M
_you run	H
_you see	C
_you sell	G
_you sleep	C
_you smart	C
_you sneez	F
_you sow	[
_you spell	I
_you stack	K
_you stop	C
_you stor	C
_you suck	C
_you swallow	C
_you tak	C
_you talk	C
_you tell	C
_you tip	M
_you translat	M
_you tumbl	C
_you turn	C
_you understand	C
_you up	C
_you use	K
_you want	[
_you wear	C
_you well	C
_you writ	C
_your	S
_your _god	X
_your _right	W
_your answ	C
_your api	D
_your app	C
_your bod	[
_your broth	[
_your bus	D
_your child	Z
_your cloak	X
_your cod	J
_your configuration	C
_your cross	W
_your cut	D
_your day	C
_your develop	C
_your die	[
_your dragon	H
_your dumb	D
_your enem	X
_your ey	C
_your fath	S
_your favourit	J
_your filt	C
_your fing	D
_your foot	C
_your hand	[
_your head	G
_your heart	[
_your hid	C
_your initial	K
_your instruction	K
_your knowledg	C
_your knuckl	G
_your leg	C
_your licenc	C
_your lif	T
_your light	[
_your mam	C
_your mat	[
_your mind	[
_your mom	C
_your moth	C
_your mouth	T
_your mum	C
_your nam	Y
_your neighbor	X
_your numb	I
_your offic	C
_your own	W
_your pee	D
_your r	C
_your rul	C
_your sav	Z
_your servant	T
_your sin	[
_your sit	C
_your son	[
_your sting	[
_your strength	R
_your stupid	G
_your system	C
_your think	Q
_your tool	C
_your train	C
_your wa	W
_your word	[
_your youth	U
_your zodiac	C
_yourself	I
_yourself quot	C
a1	K
a1 vs	K
a14	C
a1c	D
a1c six	D
a2	K
a2 milk	K
a4	J
a52	M
a610	J
a610 _with	J
aa	C
aaaaa	C
aaaaaaaa	C
aaaaaaaaaaa	C
aaaaaaaaaaaaaaa	C
aaron	F
aaron _and	S
aaron copland	C
aaron die	[
aaron judg	C
aaron paul	C
aaron rod	[
aaron rodg	C
aaron son	T
aaron stat	C
ab12	H
ab12 cde	H
abaj	Q
abandon	[
abandon _a	P
abandon _me	R
abandonment	Z
abb	Y
abb fath	X
abb voyag	C
abc	C
abc123	E
abdi	U
abdon	X
abedneg	X
abej	Y
abel	R
abel ferrar	C
abel magwitch	C
abel tesfay	C
abiert	S
abigail	Y
abijah	S
abimelech	S
abiram	S
abishag	[
abism	S
abism llam	P
abl	C
abl _to	C
abn	[
abog	C
abog _de	C
abolish	C
abolish _in	C
abominacion	Q
abomination	X
abon	C
abon _par	C
abon caser	C
aborrec	R
abort	[
abort _ser	Q
abort _y	P
abortion	[
abov	E
abov _and	C
abov _th	C
abov start	C
abr	C
abr _el	C
abr _los	C
abr _una	[
abr camin	Q
abraham	[
abraham ?when	X
abraham _and	S
abraham _se	R
abraham _to	P
abraham _y	R
abraham amadeu	C
abraham isaac	P
abraham lincoln	C
abraham whit	C
abraham wif	Q
abrahamic	[
abram	[
abram _and	S
abran	C
abraz	W
abri	S
abri _la	Q
abrir	U
abroad	[
abs	C
abs _in	C
absalom	S
absalom absalom	C
absalom faulkn	C
absalon	W
absolut muppet	C
abstain	Y
abstain _from	Y
abt	X
abuel	[
abuel _de	Q
abuel _se	P
abuelit	U
abundanc	U
abundanci	Q
aburr	W
aburrid	C
aburrid jaj	C
aburridoo	C
abus	[
abus _by	S
abus _de	S
abus _me	R
abusador	P
abusiv	X
abusiv fath	T
abv	C
abyss	[
ac	C
ac dc	C
aca	S
acab	U
acab _de	U
acab _el	C
acab _la	T
academ	C
academ chemistr	C
acan	W
acas	P
acaz	Y
acc	C
acc tip	C
accent	C
accept	U
accept _me	S
accept _my	S
accept _ver	I
accept help	Q
accept paypal	C
accept return	C
acceptanc	J
acceptanc rat	C
access	K
access requ	K
accident	[
accion	J
accion _de	J
accomodation	C
accord	K
accord 2015	K
account	N
account _be	C
account _to	C
account ban	C
account best	I
account entr	C
account hack	C
account onlin	C
account restrict	C
accountant	G
accurat	I
accurat _be	C
accus	[
accus _of	S
aceit	G
aceit _de	I
aceit llev	D
acept	[
acept _a	U
acept _la	W
aceptan	P
acercarm	P
acercarm _a	P
achan	X
achill	C
achior	W
ackerman	C
ackerman height	C
acn	[
acogid	U
acompan	[
acompan _a	T
acord	C
acord _de	D
acordat	Z
acordat _de	Z
acos	[
acost	[
acost _con	U
acostars	S
acoustic	C
acoustic panel	C
acr	C
acr _in	C
acr _to	C
acrilic	C
acrilic disen	C
across	Z
across _the	R
acrostic	D
acrostic _with	D
acrylic	J
acrylic paint	J
act	J
act 2010	C
act _as	C
act _be	C
act _in	J
act _of	C
act _on	S
act agenc	F
act lik	C
act one	L
act pla	C
act summar	C
act thre	K
act two	C
action	C
activ	C
activation	F
activation energ	F
actor	C
actor ?who	H
actor _de	C
actor _for	L
actor _in	M
actor list	I
actor prosthetic	C
actress	C
actress ?who	J
actu	C
actu _com	C
actual	C
actual cast	C
actual monterre	H
actual soundtrack	K
actual work	J
actualiz	E
actualiz _el	E
acuari	C
acuerd	P
acuerd _con	Q
acuerd _de	T
acuerdat	U
acuerdat _de	S
acus	R
acus _a	R
acusan	T
ad	C
ad stream	C
ad toda	D
adam	J
adam _and	[
adam _hav	[
adam ant	C
adam appl	C
adam beer	C
adam driv	C
adam faith	C
adam fam	J
adam heaven	C
adam levin	C
adam peanut	K
adam quot	L
adam sandl	C
adan	[
adan _y	S
adan cad	C
adapt	G
adapt _for	G
adblu	E
adblu light	J
adblu warn	I
add	C
add _to	I
add milk	C
add up	E
addam	C
addam fam	C
addict	[
addict _to	L
address	C
address _from	K
address _on	H
address form	F
address usp	F
adel	C
adel _las	K
adelant	[
adentr	[
adesany	C
adesany next	C
adh	C
adh dat	C
adhd	[
adi	C
adiccion	Y
adict	V
adict _al	U
adivin	E
adivin _de	Z
adivin adivinanz	C
adivinanz	C
adivinanz orar	C
adjectiv	C
adjectiv _for	C
admin	C
admin admin	C
admin password	E
admin return	H
administr	[
administrador	Z
admirabl	X
admision	Q
admissibl	C
admissibl _in	C
admit	U
admitan	C
admitan mascot	C
adolescent	[
adolescent no	Q
adona	[
adond	Y
adonijah	S
adopt	[
adopt _a	[
adoption	C
adoptiv	P
ador	[
ador _a	W
ador _en	S
adoracion	X
ads	C
ads cost	M
adult	C
adult _hav	F
adult child	V
adult drink	D
adult dvd	C
adult no	Q
adult onl	I
adult son	[
adulter	[
adulter _in	S
adulteri	[
advantag	Q
advantag _of	Q
advent	Z
advent _of	C
advent calend	C
advent international	C
advent read	W
advent wreath	K
adventist	[
adventur	C
adventur tim	C
adverb	C
adverbial	C
advert	E
advert 2014	K
advert _with	F
advertis	C
advertis _th	C
advic	[
advic _about	S
advic _to	S
advient	[
advil	C
advis	Z
advocat	K
advocat car	C
ae	J
aeiouaeiou	C
aeroplan	N
aeroplan _that	N
aeropuert	G
aeropuert _de	C
aeropuert preci	C
aerosmith	C
aerosmith song	C
af	C
aff	L
aff _at	[
aff _with	Q
affect	C
affect _or	C
affliction	U
afford	[
afford _to	[
afil	[
afraid	[
afraid _i	T
afraid _my	P
afraid _of	U
afraid _to	[
afric	P
afric _y	C
african	C
african proverb	C
aft	Y
aft 48	C
aft ?how	C
aft _a	I
aft _an	S
aft _god	R
aft _he	T
aft _i	C
aft _me	C
aft _my	S
aft _the	[
aft _what	R
aft _you	E
aft anoth	W
aft brush	C
aft cataract	C
aft conversion	[
aft die	[
aft divorc	[
aft east	U
aft flower	C
aft food	F
aft fourteen	C
aft get	V
aft margit	C
aft midnight	K
aft moisturis	C
aft octob	C
aft s	C
aft six	H
aft swim	C
aft two	I
aft updat	I
aft work	[
aft year	[
aftercar	C
afuer	T
ag	Q
agag	[
again	W
again _you	C
again aft	R
again episod	K
against	[
against _a	C
against _me	Z
against _my	P
against _the	[
against e4	C
against evil	[
against injustic	S
against nixon	C
against tyr	Y
against woman	P
agap	[
agap mean	[
agar	W
agarr	U
age	G
age 60	C
age _at	C
age _be	[
age _do	E
age _of	Y
age fort	M
age gap	[
age rat	E
age veilguard	C
agenc	C
agent	E
aging	Y
agnostic	X
ago	Y
agoniz	T
agost	P
agot	Z
agr	V
agrad	V
agrad _a	V
agradec	V
agradec _a	S
agradecid	T
agradecimient	Q
agre	[
agreement	C
agrip	W
agripp	Y
agu	N
agu _a	E
agu _de	X
agu _del	V
agu _en	V
agu _par	C
agu _que	T
agu _y	Q
agu amarg	X
agu loteri	C
agu no	T
aguacat	J
aguant	[
aguant _a	U
aguant _la	[
agud	C
agud grav	C
agud llan	C
aguijon	Z
aguil	C
aguil _y	C
aguiler	C
aguj	[
agujer	C
agujer _en	C
agujer negr	C
agur	[
agvsbg8gd29ybgq	I
ahab	[
ahab _and	S
ahasueru	W
ahaz	[
ahaziah	R
ahead	[
ahi	V
ahi tien	V
ahij	R
ahijah	U
ahithophel	T
ahog	V
ahor	U
ahor er	C
ahor veo	V
ahorc	J
ahorr	V
ai	Q
ai model	C
ai tak	X
ai voic	C
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
airbnb	C
airbnb clean	G
airbnb refund	M
aircraft	C
aircraft carr	C
airdrop	L
airdrop _from	L
airfr	G
airlift	G
airlin	J
airlin _about	L
airlin _hav	C
airlin baggag	I
airlin carr	G
airlin check	K
airlin decid	H
airlin extr	M
airlin pilot	M
airlin salar	L
airplan	J
airplan _that	K
airplan mod	N
airpod	C
airpod cas	C
airpod keep	K
airpod pro	M
airport	C
airport _be	C
airport _for	G
airport _from	I
airport _to	C
airport burbank	J
airport loung	L
airport movi	H
airport park	J
airport transf	C
airsp	J
airsp velocit	K
airwav	C
airwrap	M
airwrap cheap	M
aisl	H
aisl _th	F
aj	G
ajedrez	C
ajen	[
ajenj	V
ajolot	C
al	[
alab	Z
alab _a	R
alab _al	P
alabanz	[
alaben	R
aladdin	H
alarm	C
alarm _a	C
alarm _for	C
alarm chirp	C
alarm go	C
alask	C
alb	C
alb resumen	C
alban	I
alban _to	I
albert	C
albert pierc	C
album	C
album _in	L
album _of	L
album track	N
albuquerqu	C
alcal	G
alcal 42	G
alcanz	V
alcanz _el	T
alcanz _par	X
alcanzar	T
alcaraz	F
alcaraz proxim	F
alcatraz	C
alcatraz _the	C
alcohol	G
alcohol _with	C
alcoholic	[
alcorcon	J
ald	C
ald sell	C
ald shut	L
ald vs	M
alegr	[
alegrens	X
alegri	M
alegri _en	P
alegri macaren	C
alej	Y
alej _de	V
alejandr	Y
alejarm	Q
alejarm _de	Q
aleluy	X
aleman	C
aleman _dond	E
aleman cachorr	C
alemani	C
alert	C
alert document	M
alert hi	F
alert one	C
alert stop	C
alert xss	I
alex	C
alex pla	C
alex turn	F
alexand	J
alexand _the	C
alexand pop	C
alexandri	H
alfarer	Y
alfred	C
alfred jimenez	C
alg	T
alg _a	R
alg _de	R
alg _par	P
alg _que	U
alg buen	[
alg feo	P
alg lind	S
alg mal	P
alg nuev	Q
algecir	I
algecir ceut	I
alguien	[
alguien _a	P
alguien _com	V
alguien _con	Q
alguien _de	U
alguien _en	Q
alguien _me	S
alguien _que	V
algun	G
algun servidor	C
algun vez	W
alianz	[
alici	D
alici ke	D
alien	C
alien film	K
alient	X
aliexpress	M
aliexpress _a	M
align	K
align vs	K
alignment	M
aliment	M
aliment ric	C
alimentici	J
alimentici _com	C
alineacion	C
alineacion _del	C
alksjdf	C
all	[
all ?who	[
all _as	C
all _be	X
all _hav	R
all _his	R
all _my	[
all _of	C
all _our	P
all _scriptur	S
all _that	[
all _the	Z
all _thes	C
all _your	[
all believ	T
all black	E
all conjugation	L
all creat	Q
all day	[
all fil	J
all flow	C
all inclusiv	C
all israel	Q
all joy	[
all nation	Z
all night	[
all peopl	V
all previou	C
all raven	C
all religion	[
all sin	W
all thing	[
all tim	W
allan	E
allan poe	E
alle	C
allegor	C
allegor summar	C
allerg	C
alligator	C
alligator _and	D
allow	[
allowanc	C
allowanc ?how	C
alm	[
alm _de	R
alm _del	Q
alm mia	R
almagr	C
almagr proxim	C
almight	S
almond	[
almond _or	C
almost	[
almost persuad	U
almsgiv	W
alo	E
alo ver	E
alon	[
alon _at	[
alon _in	Y
alon _on	[
alon _with	R
alon aft	T
alon forev	Q
alon pizz	C
along	Y
along _with	V
alot	C
alot one	C
alph	[
alph _and	[
alphabet	C
alphabet backward	C
alphabet chart	H
alphabet form	K
alphabet pronunciation	I
alphabetical	J
alphabetical ord	J
alquil	F
alquil _de	C
alquil _en	C
alquil model	C
alquil valenci	C
alread	T
alrededor	T
alt	Q
alt _and	Z
alt _de	R
alt _del	H
alt _of	[
alt _que	C
alt decoration	C
alt delet	L
alt ego	C
alt item	C
alt rock	C
altard	C
altard stat	C
alter	C
alter carbon	C
alternativ	C
alternativ _to	L
altisim	T
altitud	C
altur	D
altur _de	C
aluminium	C
aluminium foil	C
alumn	R
alvarez	C
alvarez record	C
alwa	X
alwa _be	P
alwa _on	[
alwa _the	R
alwa com	E
alwa fight	P
alwa hungr	C
alwa lov	C
alwa put	R
alzheim	[
am	C
am _en	E
am burton	D
am cook	C
am cornflak	C
am expans	I
am lee	C
am pian	C
am tversk	C
ama	[
ama _a	S
ama _al	Q
ama _de	S
ama _di	P
amab	Q
amabl	W
amad	[
amad _ser	R
amadeu	C
amalecit	S
amalek	W
amalekit	X
aman	Y
aman _a	P
amand	C
amand byn	C
amant	P
amar	W
amar _a	T
amar _al	R
amarg	[
amarill	C
amarill _en	C
amarill _por	C
amaz	W
amaz technicolor	K
amaziah	X
amazon	C
amazon co	J
amazon gift	K
amazon ord	C
amazon prim	C
amazon warehous	C
amb	C
amb heard	C
ambient	S
ambition	[
ambitiou	R
ambulanc	C
amc	C
amc cast	C
ame	V
amen	H
amen _a	W
amen break	C
amen corn	C
amenazan	V
amendment	C
americ	E
americ got	C
american	C
american _god	E
american idol	C
american need	E
amig	Y
amig _a	Q
amig _con	P
amig _de	X
amig _en	P
amig _mas	P
amig _me	[
amig _por	Q
amig _que	U
amig _se	X
amig _ser	X
amig _tien	Q
amig codig	C
amig enferm	P
amig est	T
amig fiel	P
amig no	P
amig ya	P
amish	C
amish friendship	C
amish furnitur	C
amish paradis	C
amistad	[
amistad _de	S
amistad _par	R
amman	C
amman _the	C
ammon	Y
ammoni	C
amnon	[
amo	[
amo _a	Z
amo _di	T
amo much	P
among	Z
among _the	[
among _us	C
among _you	[
amonit	Q
amor	[
amor _a	V
amor _de	S
amor _en	R
amor _ser	P
amor _y	S
amor etern	R
amor no	S
amor tod	P
amorit	[
amount	C
amount _for	C
amoxicilin	C
amoxicilin _y	C
amoxicilin cad	M
amoxicillin	I
amoxicillin 500mg	I
ampar	C
amrits	F
amrits open	F
amsterdam	L
amtrak	D
amtrak roomett	D
amulet	[
amy	C
amy winehous	C
amzn	C
amzn _to	C
amzon	C
amzon retun	C
an	Y
an _de	C
an _en	R
an _mas	P
an _que	S
an _tien	L
an _y	S
an teni	Q
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
analyst	J
analyst rol	J
anani	[
anani _and	X
anani _y	Q
anarch	C
anarch ?how	C
anarch cast	C
anarch season	C
anatem	[
anatom	C
anatom ?who	C
anatom spell	E
ancestor	Y
anchor	U
anchor leav	C
ancian	[
ancian _de	Q
ancient	C
ancient chin	C
ancient egypt	C
and	[
and _a	U
and _con	X
and _de	T
and _en	X
and _por	S
and _y	U
and bajon	U
and bien	R
and sin	U
andaluci	C
andan	Z
andersen	C
andr	C
andr child	C
andre	C
andre cheat	C
andrew	S
andrew garfield	C
andrew golf	M
android	C
android _to	I
android aut	H
android dream	C
android studi	M
android version	C
andronicu	C
andronicu plot	C
ang	[
ang _and	S
ang _at	[
ang _in	[
ang _that	P
ang _with	Q
ang bird	C
ang issu	S
ang lee	C
ang man	C
angel	N
angel 1976	K
angel ?who	[
angel _and	C
angel _con	Y
angel _de	G
angel _del	X
angel _le	P
angel _of	[
angel _que	[
angel _to	C
angel aguil	C
angel angel	C
angel azul	C
angel baseball	L
angel beat	C
angel buff	H
angel cak	L
angel cast	H
angel clim	C
angel costum	C
angel delight	C
angel di	C
angel episod	C
angel fall	C
angel film	C
angel fir	C
angel fish	C
angel food	D
angel found	C
angel gabriel	[
angel investor	C
angel kill	Z
angel lak	C
angel land	C
angel list	C
angel motorcycl	K
angel numb	[
angel park	C
angel perfum	G
angel rees	C
angel rost	C
angel schedul	C
angel spin	G
angel trumpet	C
angel unawar	[
angel wing	C
angelin	C
angelin finalis	C
angelin joli	M
angkor	C
angkor wat	C
angl	C
angl _in	E
angul	V
angul vs	C
angusti	W
anill	C
anill _com	C
anill _de	C
anill _tien	C
anim	M
anim _a	W
anim _par	W
anim girl	H
anim lik	C
anim narut	C
anim watch	E
animal	T
animal _be	P
animal _do	Z
animal _en	Z
animal _in	[
animal _que	[
animal _that	X
animal cross	C
animal farm	C
animal kingdom	C
animal mas	C
animal two	[
aniversari	[
aniversari _de	W
ankl	C
ankl tak	I
ann	[
annabell	C
anni	C
anniversar	[
anniversar _of	[
anniversar gift	C
anno	U
anno _me	S
annotation	N
announc	P
announc _our	G
announcement	C
announcement mean	C
annunciation	W
ano	D
ano _de	[
ano _mas	S
ano cay	C
ano lleg	H
ano nac	C
ano nuev	C
ano sevent	[
anoch	C
anoch _en	E
anochec	C
anochec _en	C
anod	C
anod wat	C
anoint	[
anoint king	T
anoint saul	S
anonim	[
anonymou	[
anoth	K
anoth _at	C
anoth child	S
anoth cit	[
anoth countr	[
anoth fam	P
anoth jok	C
anoth man	V
anoth religion	Q
anoth season	C
anoth top	C
anoth woman	U
anoth word	C
anoth year	[
ansiedad	[
answ	G
answ _for	T
answ _in	C
answ _me	Y
answ _tell	C
answ _to	L
answ funn	I
answ key	L
answ onl	C
ant	[
ant _de	[
ant _del	[
ant _di	Q
ant _el	U
ant _in	F
ant _o	C
ant _que	W
ant stand	C
antaly	D
antaly all	D
antecedent	Q
antepas	Z
antepas _de	P
anterior	C
anterior _y	C
anthem	C
anthon	D
anthon joshu	C
anthropic	H
antibiotic	C
antibiotic _for	C
antibiotic _to	C
antichrist	R
antichrist 1975	C
antichrist lar	C
anticonceptiv	T
anticrist	Z
antidepresiv	U
antidepressant	Z
antifreez	L
antifreez pink	L
antigu	Z
antigu _y	R
antigu testament	U
antihistamin	F
antihistamin non	F
antioch	J
antioch ca	C
antioch californi	N
antiochu	[
antiochu epiphan	V
antioqui	U
antip	[
antipattern	C
antiviru	C
antoni	[
antonym	C
antonym _of	C
anunci	E
anxiou	[
any	[
any decent	E
any differenc	C
anybod	F
anybod hom	C
anymor	[
anywher	N
aou	C
aou ß	C
ap	R
ap _to	C
ap lik	C
ap rank	C
ap7	C
apa	D
apag	C
apag _el	Q
apag sol	C
aparc	C
aparc _en	C
aparec	[
apareci	V
apareci despu	P
aparicion	R
aparicion _de	R
aparienci	S
apart	[
apart _de	Q
apart _from	Z
apartar	Q
apartment	G
apartment rent	C
apedr	U
apedr _a	R
apellid	[
apendicit	C
aphid	C
aphid _on	C
api	C
api key	C
api pric	L
aplicacion	C
apo	R
apo _a	R
apocalips	[
apocalyps	C
apocalyps bing	C
apocalyps kit	F
apocalyps now	C
apocrif	R
apocryph	X
apol	T
apoll	C
apoll 13	C
apolog	W
apologiz	[
apologiz _to	Y
aposent	R
apostasi	[
apostill	C
apostill servic	C
apostl	X
apostl clif	F
apostl film	K
apostl great	C
apostl hotel	J
apostl island	H
apostl melbourn	C
apostl netflix	C
apostol	[
apostol _de	P
apostol _que	P
apostolic	X
apostroph	C
apostroph _in	C
apostroph aft	C
apoy	W
app	C
app _and	C
app _be	N
app _de	C
app _for	M
app _ser	G
app _that	F
app _to	L
app crap	M
app crash	C
app ever	C
app fe	G
app fre	L
app freez	N
app mas	C
app need	K
app not	G
app pric	N
app suck	M
app work	L
appeal	C
appeal _to	[
appeal privat	N
appeal southeastern	C
appearanc	Y
appearanc _of	W
appendicit	C
appendix	C
appendix _do	C
appendix _for	C
appl	C
appl ?why	C
appl _id	C
appl _of	[
appl carpla	K
appl crumbl	H
appl dividend	K
appl going	M
appl log	I
appl password	C
appl pay	D
appl pie	C
appl stock	L
appl tre	C
appl tv	C
appl vs	D
appl watch	D
application	C
application statu	C
appoint	W
appoint _by	C
appointment	C
appreciation	[
apprentic	X
apprenticeship	C
apprenticeship stok	C
approv	C
approval	C
approval rat	L
approval tak	E
apr	C
apr mean	C
aprend	[
aprend _de	V
aprend _un	Z
aprend python	C
aprendan	S
apret	V
april	C
april fool	C
aprob	[
aprobacion	C
aprovech	V
apt	K
apt updat	K
apuest	[
aqa	C
aqu	[
aqu esto	T
aquariu	C
aquariu dat	H
aquariu season	L
aquarium	F
aquarium pric	K
aquarium salt	D
aquel	T
aquil	[
ar	C
ar _in	[
ar _y	C
ar end	J
ar man	C
ar season	C
arab	V
arabic	C
arabic alphabet	K
arabic numb	C
arabic text	G
arad	[
aramaic	W
arame	U
aran	C
ararat	[
araunah	Y
arbol	[
arbol _de	P
arbol _del	Q
arbol _que	S
arbust	W
arc	K
arc _de	V
arc _del	R
arc _en	H
arc burn	C
arc weld	C
arcangel	[
arcangel miguel	S
arch	M
arch height	M
archangel	[
archduk	E
archduk franz	E
archiv	C
archiv _en	C
arcoir	[
arctic	E
arctic monke	E
ardi	U
arduin	C
arduin blink	C
are	C
are ?who	G
are _del	C
are _of	C
are _to	C
are cod	J
aren	M
aren nin	K
arep	C
aret	[
arg	C
argentin	C
argentin _en	G
argentin _por	N
argentin actual	F
argentin repulgu	C
argu	[
argu _about	S
argu _with	[
argument	[
arian	C
arian _and	C
arimathe	Z
arizon	C
arizon cardinal	D
arizon zillow	K
ark	Z
ark _and	Q
ark _in	H
ark _of	[
ark best	C
ark bould	C
ark cast	C
ark cheat	C
ark encount	M
ark gam	G
ark inv	C
ark snak	C
ark survival	C
ark wat	C
arkans	C
arkans razorback	C
arm	X
arm ?why	C
arm _of	C
arm charit	C
arm dir	E
arm pay	C
arm thrift	H
armadur	[
armadur _de	S
armageddon	H
armageddon aerosmith	C
armageddon cast	C
armageddon tim	C
armagedon	[
arminianism	W
armor	C
armor _of	R
armor all	C
armor bear	Y
armor pokemon	F
armor without	C
around	[
around _me	R
around _the	[
arp	[
arr	F
arr map	F
arra	C
arra _of	M
arra sort	L
arranc	C
arranc _y	C
arrebatamient	S
arregl	S
arregl _las	U
arregl _una	C
arrepent	P
arrepentid	R
arrepentimient	S
arrepentirs	P
arrepient	U
arrepient _de	R
arrepinti	T
arrest	U
arrest _a	P
arrib	T
arriv	C
arrival	N
arrival _for	C
arrob	C
arrob _en	C
arrodill	V
arrow	J
arrow set	C
arrowroot	G
arroz	C
arroz _con	C
arroz _en	C
arroz no	C
arruin	V
ars	C
arsehol	C
arsenal	C
arsenal injur	C
arsenal lesion	C
arsenal scor	M
arsenal v	K
arsenal win	C
art	[
artaxerx	Y
artem	F
artem two	C
arter	C
arter _and	C
arterial	F
arterial normal	F
arthrit	Y
arthur	C
arthur flour	C
artichok	C
artichok harv	C
artichok soup	C
articl	G
articl http	L
articul	E
articul 155	E
artisan	C
artisan migrat	C
artist	[
as	C
as deliv	C
asa	[
asad	P
asahel	R
asalt	Q
asc	S
ascend	H
ascend din	I
ascend serv	C
ascendent	C
ascendent si	C
ascendieron	T
ascens	R
ascension	[
asd	C
asd 24	D
asdasdasd	C
asdf	C
asdf asdf	D
asdf com	H
asdf test	J
asdfasdf	C
asdfasdf hol	J
asdkjhasd	C
asdnlkj	C
aser	[
asesin	[
asesinat	X
ash	G
ash cricket	C
ash dieback	C
ash keddi	C
ash ketchum	C
ash ticket	C
ash tra	C
ash wednesda	[
asham	Y
asham _of	X
asham _to	P
asherah	[
ashevill	J
ashevill _for	J
asi	G
asil	T
asimov	C
asimov robot	C
asiri	[
ask	[
ask ?wher	[
ask ?why	P
ask _a	V
ask _about	Q
ask _for	S
ask _god	Z
ask _her	R
ask _me	Z
ask _my	C
ask _of	U
ask _the	V
ask _to	N
asn	W
asparagu	D
asparagu mak	D
aspirin	C
aspirin 75mg	C
aspirin 81	E
ass	C
assassin	C
assassin cr	C
assassination	D
assassination dat	D
assemb	H
assemb song	C
assessment	C
assessment login	C
assist	Z
assistant	C
assistant interview	C
assistant job	J
assyri	[
assyrian	[
astill	C
astr	C
astral	P
astral grat	C
astrolog	D
astrolog nakshatr	C
astut	X
asuer	T
asust	U
async	C
async await	C
atac	P
ataqu	U
ataqu _de	R
atasc	E
ate	U
aten	T
atencion	S
athaliah	S
atheist	[
atheist now	R
athen _to	C
athen ferr	D
athlet	I
athlet foot	C
atlant	C
atlant day	M
atlantic	C
atm	C
atomic	K
atomic _del	C
atomic mass	H
atomic numb	C
atonement	[
atonement keir	C
atr	X
atri	Q
atropell	Z
atropell _a	Z
attack	X
attack _me	T
attack _on	C
attempt	W
attenborough	C
attenborough age	C
attenborough lat	D
attorne	C
attorne cost	C
attorne form	C
attract	[
attract _to	T
attraction	L
atun	C
atwood	C
atwood review	C
au	C
au vin	C
auckland	C
auckland _to	N
auckland fc	J
audi	C
audi not	C
august	C
augustu	X
aument	V
aun	[
aun asi	Q
aunqu	[
aureliu	F
aureliu emperor	F
auricular	C
auricular _al	C
ausent	Z
austin	C
austin _th	E
austrail	C
australi	C
australi ?wher	C
australi driv	F
australi sydne	N
australian	J
australian shepherd	J
austri	G
austri _in	G
aut	R
aut keep	H
author	[
author _of	[
authorit	[
autism	T
autist	S
autistic	[
autobu	C
autobu _de	C
autoestim	[
autor	K
autor _de	W
autor _del	[
autoridad	[
autotun	C
autumn	I
auxili	R
avanz	S
avat	C
avat _of	C
avat cost	H
avat thre	N
ave	V
ave horari	G
ave madrid	M
ave mari	[
avecin	C
avecin nuev	C
aveng	C
aveng movi	C
aveng remak	C
avenid	C
avenid san	C
aventur	[
avenu	H
avenu new	H
averag	C
averag _by	G
averag cost	I
averag height	M
averag tim	C
averguenz	U
averguenz _de	T
avianc	C
avion	T
avion _de	H
avis	L
avis amarill	C
aviv	C
aviv _from	E
aviv phon	K
avivamient	X
avoc	C
avoc _be	C
avogadr	C
avogadr numb	C
avoid	X
awa	X
awa _do	C
awa _from	[
awa _the	Z
awa _to	[
awa _with	T
awa age	E
awa no	C
awa sad	V
awa studi	E
await	C
await deadlock	C
awak	[
awak _at	[
award	C
awful	[
ax	X
ax label	I
axe	Y
axolotl	C
axolotl eat	D
axolotl temperatur	I
ay	U
ay _de	U
ayat	C
ayat ul	C
ayer	C
ayer hoy	P
ayud	[
ayud _a	[
ayud _al	Q
ayud _en	P
ayudam	V
ayudam _a	U
ayudan	Z
ayudar	S
ayun	[
ayun _de	[
ayun intermitent	C
azariah	Y
azazel	[
aziraphal	D
aziraphal book	D
azithromycin	H
azithromycin sta	H
aztec	C
aztec _de	C
aztec calend	L
aztec trad	C
azul	C
azul cancion	C
azul window	K
azulej	C
azulej _de	H
azulej _del	C
azur	E
b	C
b b	C
b bold	C
b c	G
b cost	C
b gt	F
b jordan	C
b ten	G
b08n5wrwnw	C
b12	F
b12 injection	F
ba	D
ba 117	D
baa	F
baa baa	F
baa black	F
baal	[
baash	S
bab	V
bab _and	R
bab _at	[
bab _be	[
bab _el	C
bab _if	C
bab _in	[
bab _with	W
bab _wont	C
bab bo	T
bab boy	Q
bab carrot	C
bab die	[
bab girl	V
bab go	X
bab head	C
bab jesu	T
bab monitor	C
bab mos	U
bab nam	C
bab passport	C
bab ruth	C
bab shark	C
bab show	H
bab start	C
bab teeth	C
bab templ	C
babbel	J
babel	[
babel cor	F
babel fish	C
babel javascript	H
babel paint	C
babel r	C
babiloni	[
babiloni _en	Q
babylon	W
babylon 202	N
babylon _in	[
babylon ad	C
babylon bee	C
babylon fiv	J
babylon health	C
babylon london	L
babylon movi	K
babyloni	C
babyloni histor	C
babylonian	[
babysit	F
babysit hour	F
back	Z
back _and	U
back _at	X
back _from	D
back _in	V
back _my	M
back _to	[
back _what	S
back aft	V
back hom	[
back lavend	C
back pain	C
back soon	Q
back sor	C
back thick	C
back togeth	T
background	C
background _from	D
background _in	C
background color	F
background without	C
backup	C
backup stuck	C
backward	V
bacon	G
bacon _in	C
bacteri	D
bacteri strateg	D
bacterial	C
bad	[
bad _for	T
bad _on	C
bad _to	[
bad blood	C
bad boss	U
bad bunn	C
bad choic	Q
bad compan	X
bad day	U
bad dream	T
bad end	C
bad final	C
bad friend	R
bad gatewa	C
bad ginsburg	H
bad grad	[
bad habit	C
bad influenc	S
bad law	P
bad mom	R
bad new	[
bad peopl	[
bad person	R
bad religion	C
bad report	[
bad rol	I
bad thing	[
bad think	R
bad word	S
badg	C
badg ?how	D
badg application	J
bae	C
bae steak	N
bag	C
bag _be	C
bag dup	K
bag outlet	I
bag polic	H
bag siz	N
bag small	E
bagel	C
bagel _at	C
bagel menu	C
baggag	L
baggag _on	I
baggag fee	L
bah	C
bah bah	C
baha	C
baha found	C
bail	[
bail amount	C
bait	C
bait _for	C
baj	W
baj _a	Q
baj _de	S
baj _el	U
baj _la	C
baj _por	S
baj music	C
baj valor	C
bajit	R
bajon	W
bak	R
bak off	C
bak powd	C
bak sod	C
bak street	M
bakehous	C
bakehous orl	C
baker	C
baker hour	G
bal	C
bal batman	G
bal child	C
bal weath	K
balaam	[
balak	Y
balanc	C
balanc _th	J
balanc check	M
balanc fe	C
balanc h2	F
balayag	G
balayag vs	G
balcon	C
balcon _what	C
balcon scen	H
bald	P
baldur	E
baldur gat	E
ball	C
ball _in	C
ball fit	N
ball fuzz	H
ball hit	K
ball python	E
ball smell	H
ball valu	H
ball z	N
ballen	[
ballon	F
ballon dor	F
balloon	C
ballot	G
ballot _or	L
balm	W
balm _in	W
balon	C
balon _de	C
balonman	C
baltimor	C
bamb	C
ban	C
ban ?how	C
ban _a	C
ban rugb	K
ban wayfar	C
banan	C
banan bread	H
banan com	C
banan inst	L
banan muffin	N
banc	F
banc santand	C
band	C
band _by	G
band _of	K
band discograph	F
band drum	D
band fiv	C
band merch	C
band setlist	M
band siz	L
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
bank open	I
bankrupt	Q
bankruptc	W
bankruptc creditor	C
banquet	[
baptist	C
baptist bbc	E
baptist tv	E
baptiz	[
baptiz _and	P
baptiz _in	V
baptiz _my	Q
baptiz _of	C
baptiz _or	R
baptiz _vers	Q
baptiz cak	C
baptiz card	[
baptiz dress	C
baptiz health	C
baptiz hospital	C
baptiz twic	Z
baqueir	E
bar	C
bar baz	C
bar calor	H
bar chrom	C
bar dublin	K
bar exam	[
bar ingredient	J
bar manchest	C
bar mitzvah	C
bar model	H
bar pric	J
barabb	[
barac	[
baraj	Z
baraj espanol	F
barak	V
barak riv	C
barat	C
barat 2024	K
barat _a	J
barat _en	C
barat _par	C
barat cerc	I
barat madrid	M
barat muj	C
barat seman	C
barb	C
barb call	C
barbar	C
barbar eden	C
barbi	C
barbi end	C
barbi movi	N
barc	M
barc _de	R
barc _que	E
barc grand	Z
barc ultim	G
barcelon	C
barcelon ayer	F
barcelon madrid	H
barcla	G
barcod	D
barcod _and	D
barefoot	W
bargain	X
barist	C
barist trial	C
bark	D
bark _at	C
barle	[
barle soup	C
barn	C
barn plan	D
barn wed	C
barnab	Y
barometric	C
barometric pressur	C
barr	[
barrab	[
barrel	C
barrel roll	D
barren	[
barren fig	[
barren woman	S
barret	C
barri	[
barrig	C
barrig rapid	E
barselon	E
bartholomew	Y
bartimaeu	Y
bartime	Y
bartolom	W
baruc	[
baruch	[
bas	C
bas two	J
base64	I
base64 decod	I
baseball	C
baseball scor	L
basement	[
bash	C
bash check	C
bash renam	J
basic	[
basic strateg	N
basil	C
basil vs	F
basin	[
bask	C
bask temp	C
basket	[
basket _of	[
basket saf	C
basketball	H
basketball rank	C
basketball schedul	N
bass	C
bass boost	C
bass clef	C
bass lur	C
bass tab	C
bast	[
bast _con	X
basur	C
bat	C
bat _for	J
bat averag	K
bat hang	C
bat without	C
batall	U
batall _de	C
bath	C
bath _a	C
bath _and	C
bath _what	C
bath psorias	H
bath ticket	N
bathroom	I
bathroom ceil	H
bathsheb	[
bathtub	F
batman	C
batman voic	G
batter	C
batter _and	G
batter drain	F
batter last	M
batter leak	I
batter lif	C
batter replacement	E
batter siz	L
batter work	F
battl	[
battl _be	R
battl _of	E
battl hymn	C
bautic	V
bautist	I
bautiz	[
bautiz _a	R
bautiz _de	S
bautiz _en	S
bautiz _por	P
bautizarm	R
bay	C
bay _let	K
bay leaf	C
baylor	E
baylor bear	E
baz	C
bbbbb	C
bbc	C
bbc cast	J
bbc co	I
bbc ser	E
bbc weath	I
bbq	C
bbq menu	I
bbq near	H
bcc	C
bcc mean	C
be	V
be _a	[
be _and	C
be afraid	U
be alon	T
be brav	P
be coursework	L
be eat	C
be gay	Q
be kind	R
be know	C
be mak	C
be onlin	C
be rich	R
be singl	V
be still	Q
be test	Q
beach	C
beach _in	H
beach bo	C
beach croati	C
beach nam	C
beach park	L
beach phot	C
beach sc	C
bead	Q
bead bracelet	C
bead bulk	E
bead necklac	C
beagl	I
beam	C
beam _me	C
bean	C
bean gum	G
bean minut	G
bean seed	C
beani	F
beani pattern	F
bear	M
bear film	C
bear market	C
bear rank	E
beard	C
beard dragon	C
beard guin	C
beard oil	D
beard trim	D
beast	C
beast _from	[
beast _of	E
beast academ	C
beast drum	L
beast iron	C
beast liv	C
beast mod	I
beast net	L
beast ord	C
beast war	C
beat	C
beat _a	C
beat _me	S
beat _the	F
beat anim	C
beat eas	C
beatbox	C
beaten	[
beatitud	[
beatl	N
beatl hey	N
beaut	V
beaut 2024	H
beaut _and	C
beaut _for	X
beaut bar	J
beaut mind	C
beautifulsoup	F
beb	Z
beb 2025	C
beb _de	M
beb _en	P
beb _que	R
beb _y	S
beb est	P
beb no	R
beb tall	C
becam	[
becam _a	[
becam flesh	U
becaus	M
becaus _god	S
becaus _he	T
becaus _i	C
becaus _im	Y
becaus _of	[
becaus _the	C
becerr	[
becerr _de	P
becket	C
becket wait	C
beckham	C
beckham aff	C
beckham documentar	J
beckham int	H
becom	T
becom _a	C
becom _an	C
becom angel	Y
becom independent	C
becom lik	R
becom one	V
becom rul	[
bed	N
bed _and	[
bed _with	L
bed bath	C
bed dimension	C
bed flat	E
bed fram	C
bed placement	C
bed sleep	C
bedroom	C
bedroom flat	K
bedroom ide	L
bedroom mirror	F
bedroom window	C
bedtim	[
bee	G
bee hol	C
bee lif	C
bee pattern	C
bee sting	C
beef	C
beef _for	K
beef bourguignon	C
beef timelin	M
beelzebul	Q
beep	C
beep boop	C
beer	C
beer abv	C
beer ingredient	I
beerseb	[
beersheb	[
beethoven	H
beethoven fur	H
befor	U
befor _a	[
befor _an	[
befor _e	C
befor _god	X
befor _he	R
befor _i	N
befor _me	S
befor _or	C
befor _th	C
befor _the	[
befor _we	[
befor _you	V
befor bed	V
befor birth	R
befor christm	C
befor grat	E
befor los	C
befor marr	[
befor pa	D
befor school	U
befor sell	F
befor send	G
befor spr	E
befor text	C
befor thatch	C
befor travell	E
befor work	U
beg	[
beg _at	U
begin	T
begin _and	H
begin _of	[
begin _with	C
begin camer	I
begin photograph	J
begin vide	C
begin yet	C
begotten	[
begotten mean	[
behead	X
behemot	U
behind	L
behind _in	Y
behind _my	V
behind _on	[
behind _th	C
behind bag	C
behind nicol	C
behind prox	J
behold	[
behold _the	V
bel	[
bel _of	[
bel air	C
bel button	[
bel fat	C
belen	[
belen cost	K
belial	[
believ	Z
believ _at	U
believ _but	T
believ _god	P
believ _in	J
believ _what	[
believ anymor	P
believ cher	C
believ sign	C
believ tour	C
believin	C
believin chord	C
belind	C
belind carlisl	E
belind novi	C
bell	C
bell cast	C
bell principal	C
bell rdr2	C
bell schedul	L
bell violin	H
bellez	Z
bellingham	C
bellingham injur	C
bellingham salar	L
bellingham stat	M
belong	S
belong _to	C
belov	[
belshaz	L
belshaz win	C
belt	C
belt _and	J
belt _or	K
belt ford	N
belt keep	D
belt pric	C
belt replacement	C
belt siz	M
beltan	K
beltan fir	K
ben	C
ben _and	C
ben gurion	C
ben hadad	U
ben hur	C
ben sir	[
benadryl	C
benadryl dos	C
bench	P
bench press	G
bench small	C
benchmark	C
benchmark gpu	C
bendec	X
bendec _a	S
bendec _la	S
bendecid	R
bendic	Z
bendic _a	W
bendicion	[
bendicion _de	X
bendicion _par	U
bendicion _y	Q
bendig	S
bendig _y	P
bendit	[
benefit	C
benefit rat	D
benign	S
benjamin	V
benjamin button	C
benjamin franklin	D
benjamin moor	F
benjamin sack	[
benn	C
benn hill	C
bennif	E
bent	Q
benz	C
benz found	C
berean	[
bereav	V
bergman	C
berlin	C
berlin airlift	G
berlin wall	C
bermud	F
bermud grass	F
bernab	[
bernard	C
bernard alb	C
bernard dog	C
berr	C
berr christm	L
berr lemon	C
berr victori	D
bes	[
besid	[
besieg	T
best	C
best _for	D
best are	C
best bait	C
best bas	G
best beach	H
best befor	J
best build	C
best buy	J
best cashback	C
best chees	N
best class	C
best compost	L
best concert	K
best cricket	J
best crop	H
best cut	F
best dat	C
best day	U
best dog	J
best drugstor	C
best fortnit	J
best fre	C
best friend	[
best gin	L
best grass	K
best hik	J
best horror	C
best isa	N
best italian	M
best item	L
best laptop	K
best layout	L
best magnesium	J
best man	U
best mascar	C
best match	K
best mobil	N
best mod	I
best month	D
best paladin	D
best pictur	K
best ramen	E
best rat	I
best run	L
best seat	U
best sell	L
best shampo	J
best ship	C
best smell	L
best start	C
best stretch	C
best stroll	C
best tim	C
best tip	L
best tir	C
best tre	C
best universit	C
best vacuum	C
best vibrator	D
best way	C
best wint	C
best young	C
besti	[
besti _de	R
bet	[
bet _a	Y
bet _for	C
bet _to	C
bet _you	C
bet call	C
bet husband	[
bet od	C
bet of	E
bet person	R
bet than	[
bet work	C
bet xbox	E
bet365	J
bet365 login	J
betani	[
betel	[
betesd	X
bethan	[
bethel	[
bethesd	W
bethlehem bulb	D
bethlehem pa	C
bethlehem pennsylvani	C
bethlehem steel	C
betra	[
betra _by	P
betra jesu	S
betsab	V
bett	L
bett fish	L
between	G
between _a	C
between _and	L
between _god	X
between _its	C
between _let	C
between _ser	C
between _the	[
between alligator	D
between arter	C
between bak	C
between catholic	[
between cold	C
between deductiv	C
between ep	C
between fission	C
between food	[
between heaven	[
between ionic	G
between jam	G
between mass	C
between mitos	C
between mri	C
between nin	E
between one	C
between perth	H
between rugb	H
between silk	C
between simil	C
between soul	[
between sp	I
between stock	C
between sweden	C
between two	Y
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
bi	L
bi dat	C
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
bieb	C
bieb believ	C
bien	[
bien _a	X
bien _con	P
bien _el	U
bien _en	V
bien _mi	Q
bien _y	T
bien sin	Q
bienaventur	V
bienaventur _los	P
bienaventuranz	R
bienvenid	S
big	M
big _be	D
big _in	L
big _o	C
big _on	D
big bang	[
big barn	[
big boat	[
big boob	G
big broth	C
big conif	C
big decision	[
big dinosaur	C
big egg	I
big ever	G
big fish	W
big lebowsk	E
big mac	G
big near	J
big ship	C
big tonight	C
big tre	[
bik	C
bik _my	C
bik chain	C
bik punctur	C
bik report	C
bikin	Y
bil	C
bil bob	K
bil bookcas	L
bil goat	C
bil graham	K
bil husband	C
bil joel	M
bil medal	C
bildad	Y
bill _so	E
bill gat	C
bill onlin	C
bill pil	Y
bill uneven	G
billi	C
billi eilish	K
billi jean	D
bin	C
bin _the	J
bin collection	C
bin empt	I
bin out	C
binanc	C
binanc retir	C
binar	E
binar _to	E
bind	G
bind _for	C
bind _of	K
bindw	C
bindw ?how	M
bing	[
bio	X
bio ide	C
biografi	C
biografi cort	C
biograph	L
biolog	C
biolog degre	C
biolog pap	L
biologic	V
biops	[
biops result	Y
biopsi	R
biorhythm	M
biorhythm calculator	M
bioshock	C
bipol	[
bird	N
bird _and	Y
bird _of	L
bird eat	E
bird feed	C
bird la	I
bird level	C
bird out	I
bird seed	C
birdeat	C
birdeat spid	C
birdi	C
birdi _in	M
birkenstock	L
birkenstock sandal	L
birkin	C
birkin pric	C
birl	I
birmingham	C
birth	V
birth ?wher	C
birth _and	U
birth _at	F
birth _in	[
birth _of	[
birth _on	C
birth again	[
birth blind	T
birth certificat	C
birth chart	I
birth control	W
birth dat	J
birth jul	C
birth moth	[
birthda	K
birthda _in	C
birthda _of	V
birthda _vers	T
birthda gift	C
birthda lyric	K
birthda messag	C
birthda novemb	C
birthplac	C
birthright	[
biscof	C
biscof angel	C
biscuit	C
biscuit go	C
bishop	H
bishop _in	L
bishop _show	N
bishop auckland	C
bishop bullwinkl	C
bishop castl	I
bishop chess	C
bishop comedian	D
bishop stortford	D
bishop sycamor	C
bishop tour	N
bismol	C
bismol black	C
bit	C
bit ?how	F
bit _for	L
bit _me	C
bit _on	[
bit _what	F
bit everyth	C
bit ly	E
bit som	C
bit train	L
bit wat	[
bitcoin	G
bitcoin going	C
bitcoin halv	C
bitcoin hoy	C
bitcoin pric	M
bitter	[
bizcoch	J
bizcoch _de	J
bl	C
bl ?how	C
bl _a	G
bl brak	C
bla	C
blablabl	C
black	C
black _and	[
black against	C
black cat	[
black coffe	C
black die	C
black frida	C
black hol	C
black jesu	C
black ke	E
black messiah	C
black peopl	S
black sabbath	C
black sea	C
black sheep	U
black tie	C
black tongu	C
black top	J
black wolf	C
blackjack	N
blackjack basic	N
blackmail	[
blackout	C
blackout curtain	C
blad	C
blad ?wher	C
blad _of	H
blad golf	K
blad run	G
blam	X
blam _me	R
blanc	[
blanc _al	C
bland	E
blank	H
blank printabl	H
blank row	N
blanket	C
blanket befor	C
blargh	C
blasfem	T
blasfemi	X
blasphem	[
blaz	J
blaz dup	J
bleach	C
bleach one	C
bleed	[
blend	M
blend ?how	C
blend fam	[
bless	T
bless _and	T
bless _be	[
bless _for	[
bless _me	[
bless _my	[
bless _of	C
bless _the	C
bless _to	R
bless _you	H
bless unleash	C
bless unr	C
bletchle	D
blew	[
blig	C
blig halftim	K
blind	[
blind _on	[
blind beg	T
blind man	[
blind reunion	C
blind season	C
blink	C
blink 182	C
blink led	C
blink red	H
blink without	C
block	S
block _a	G
block _me	R
block bitcoin	C
block hash	N
block pav	H
block unknown	I
blok	L
blok ?who	L
blond	C
blond nurs	J
blondi	C
blondi raptur	C
blonk	C
blood	I
blood _and	C
blood _of	Y
blood _on	[
blood anim	C
blood card	C
blood cast	C
blood diamond	C
blood mar	I
blood moon	[
blood orang	C
blood out	C
blood pressur	C
blood sabbath	C
blood sausag	[
blood stain	G
blood stream	F
blood sug	C
blood taylor	C
blood test	C
blood transfusion	[
blood typ	C
blood useless	C
bloodborn	C
bloodborn boss	C
bloom	[
blorp	C
blow	[
blox	D
blox fruit	D
blu	G
blu _and	H
blu badg	J
blu cross	C
blu devil	J
blu gcs	C
blu moon	G
blu pet	D
blu screen	C
blu shield	C
blu touch	F
blue	C
blue dad	C
blueberr	C
bluesk	C
bluetooth	C
bluetooth earbud	C
bluetooth headphon	J
blunt	Q
blunt twit	E
blur	C
blur _the	C
blurr	W
blurr ?when	I
bmi	C
bmi 31	C
bmi calculator	L
bmi formul	F
bmw	G
bmw f30	G
bnmbnmbn	C
bo	S
bo 737	F
bo 777	C
bo _in	S
bo chord	C
board	[
board cost	C
board gam	[
board rul	C
boardwalk	C
boardwalk hour	C
boast	[
boat	C
boat _for	C
boat insuranc	D
boat nam	C
boat shed	C
boat them	C
boaz	X
boaz yakin	C
bob	C
bob hop	C
bob marle	N
boc	Z
boc _y	P
bod	U
bod _and	U
bod _be	[
bod _de	C
bod _del	X
bod _en	C
bod _of	[
bod _por	C
bod fat	C
bod plantill	C
bod pump	C
bod shop	C
bodmin	C
bodmin moor	C
boer	C
boer war	C
bogot	C
bohemian	C
bohemian movi	N
bohemian rhapsod	C
boil	C
boil _what	C
boil _your	C
boil corn	C
boil e119	N
boil eg	L
boil egg	G
boil mann	C
boil point	C
boil pressur	C
bois	G
bois idah	G
bojack	C
bojack horseman	C
bol	C
bol _de	C
bold	R
bold b	C
bolet	C
boliv	C
boliv resumen	C
bolivi	C
bollock	C
bols	[
bomb	[
bomber	Z
bombill	C
bon	C
bon _do	F
bon _in	C
bon mean	C
bon ser	C
bond	C
bond ?when	C
bond check	K
bond film	F
bond mov	L
bond redemption	M
bond villain	J
bond win	J
bond workout	I
bond yield	F
bonit	S
bonit _par	[
bonjor	C
bonnet	L
bonu	N
boo	E
boo radle	E
boob	C
boob pic	G
boogi	C
book	R
book _a	C
book _be	[
book _by	D
book _for	C
book _from	S
book _in	C
book _of	X
book _with	[
book club	C
book near	G
book nin	L
book ord	C
book priz	C
book rank	C
book report	E
book writ	[
bookcas	L
bookcas dimension	M
bookcas height	N
bookmark	C
bookmark bar	C
boom	C
boomerang	C
boomerang com	C
boop	C
boost	C
boost ever	C
boot	C
boot _or	C
boot _with	G
boot waterproof	C
boot women	C
booth	[
booz	[
bor	C
bor _at	C
bor _de	C
bor _in	[
bor _with	[
bor johnson	N
borax	C
borax _or	I
borbon	C
borbon _en	C
bord	[
bord bolivi	E
bord chad	C
borr	C
borr _mi	C
borrach	Y
borrador	C
borrow	[
borrow check	J
borrow mone	T
bosch	C
bosqu	Z
boss	T
boss _be	[
boss _in	C
boss belt	C
boss fight	C
boss leav	C
boss ord	K
boss retirement	C
boss want	C
boss wif	T
boston	C
boston north	M
boston rout	N
boston tea	C
bot	C
bot inutil	I
both	[
both parent	C
boton	C
botox	Z
bottl	C
bottl ?how	I
bottl siz	C
bottl wayf	M
bottleneck	C
bottomless	Y
bottomless brunch	K
bottomless pit	[
botw	C
bould	C
bould scen	C
boundar	[
boundar _with	[
boundar math	I
bouquet	C
bouquet _with	C
bourbon	C
bourguignon	C
bow	K
bow _and	C
bow _to	[
bow down	K
bow tie	I
bowi	C
bowi album	I
bowi vide	C
bowl	F
bowl _in	C
bowl _of	[
bowl actor	E
bowl alle	C
bowl calor	J
bowl pric	C
bowl spread	G
bowl sunda	C
box	C
box _for	C
box _on	P
box accept	I
box day	C
box go	J
box ide	L
box judg	K
box offic	C
box pls	H
box scor	L
box set	C
boxe	C
boxe plum	C
boy	[
boy ?who	X
boy _be	Q
boy _or	C
boy _with	X
boy king	T
boyfriend	S
boyfriend _be	U
boyfriend cheat	S
boyfriend want	S
bpm	C
bpm _of	C
br	C
bra	N
bra siz	N
brac	F
brac _or	N
brac siz	K
brac sta	C
bracelet	C
bracelet engrav	C
bracket	E
bracket 2024	N
bracket printabl	F
brad	C
brad _and	C
brad _hav	J
brad pit	C
braid	J
braid hair	C
brain	P
brain drain	D
brain freez	K
brain teas	C
brak	C
brak ?when	L
brak alon	C
brak pad	F
branch	[
branch _and	[
brand	C
brav	[
braveheart	D
braveheart runtim	D
braver	W
braz	[
braz _de	H
brazil	C
brazil football	L
brb	C
bread	S
bread ?how	C
bread _and	C
bread _from	[
bread _of	[
bread _real	S
bread _to	G
bread _with	[
bread calor	C
bread dough	C
bread flour	D
bread go	C
bread machin	M
bread mak	C
bread pric	H
bread proof	C
bread start	C
bread vegan	C
bread without	H
breadcrumb	C
breadstick	I
breadstick recip	I
break	M
break _a	[
break _in	C
break _my	[
break _someth	R
break _the	[
break af	C
break bad	C
break cast	C
break dawn	C
break down	V
break even	C
break heart	[
break int	R
break new	C
break point	K
break up	V
break wudu	C
breakag	C
breakag keratin	C
breakfast	Z
breakfast hour	C
breakfast near	C
breakpoint	C
breakthrough	[
breakup	[
breakup map	C
breast	Y
breastplat	S
breastplat cospla	C
breath	Z
breath styl	C
brech	Z
brendan	C
brendan fras	C
brennan	C
brennan bon	C
brew	C
brew _at	C
brewer	I
brexit	C
brexit dat	M
brexit explain	G
brexit pr	C
brib	[
brick	[
brid	[
brid _and	Y
brid pric	[
brid remak	C
bridegroom	[
bridesmaid	R
bridesmaid dress	C
bridg	N
bridg _of	C
bridg sedon	C
bridg structur	C
briefcas	C
briefcas _what	C
brigham	C
brigham young	C
brightsid	C
brightsid com	C
brillaran	R
brimston	C
brimston butterf	C
brimston chemical	C
brimston pokemon	M
brimston valorant	G
brin	C
brin rati	L
bring	Q
bring _a	J
bring _in	E
bring _me	C
bring _my	S
bring _the	[
bring _to	C
bring back	Y
bring chees	C
bring food	R
bring good	[
bring up	T
brisket	K
bristol	C
bristol _with	K
bristol bs8	K
brit	E
britain	C
britain got	C
british	C
british citizen	C
british lion	M
british sew	C
britne	C
britne sp	C
brixton	H
brixton menu	H
bro	E
bro think	C
broadband	C
broadband deal	C
broadwa	C
broadwa ticket	L
brogu	C
brokeback	C
brokeback mountain	C
brokenheart	V
bronc	[
bronz medal	C
bronz serpent	S
brooklyn	C
broth	S
broth ?who	Z
broth _and	Q
broth _be	X
broth _in	K
broth _of	[
broth _on	[
broth com	S
broth episod	K
broth eviction	C
broth first	C
broth keep	S
broth movi	L
broth one	R
broth osborn	C
broth print	C
broth quot	E
broth sell	T
broth sew	C
broth studi	F
broth tak	P
broth tour	C
broth wed	E
broth widow	Q
brown	C
brown _in	M
brown bbc	J
brown book	C
brown edg	C
brown ey	I
brown film	L
brown mush	E
brown rawlplug	N
brown tip	K
brows	C
brows _the	D
bruegel	C
bruh	C
bruj	[
bruj _que	V
brujeri	[
brujeri _y	R
brunch	C
brunch _that	F
brunch leed	K
brush	C
brush clean	C
brussel	C
brussel sprout	C
bryan	C
bryan adam	C
bs	C
bs _in	C
bs8	K
bt	C
bt hub	C
bts	D
bu	[
bu _a	[
bubbl	C
bubbl tea	G
bubonic	C
bubonic plagu	C
buck	C
buckingham	M
buckingham palac	M
bucl	C
bucl _for	C
bud	C
bud _par	C
bud light	C
budd	C
budd christ	C
budd hol	F
buddh	H
buddh statu	H
buddhist	T
buddhist sit	C
buddhist vesak	E
budget	N
budget _for	K
budget speech	C
budgi	C
budgi _to	C
budism	C
budism biografi	C
budist	[
bue	W
buen	S
buen _de	T
buen _en	R
buen _par	R
buen _que	Q
buen _ser	R
buen _y	S
buen air	C
buen amig	W
buen batall	Y
buen di	D
buen espos	R
buen iglesi	P
buen mart	C
buen notici	[
buen obr	P
buen pastor	R
buen person	T
buen samaritan	T
buen tard	C
buen vien	R
buey	[
buff	C
buff angel	G
buff spin	H
buffet	C
buffet pric	C
bug	C
bug ?how	H
bug car	L
build	L
build ?when	C
build _a	R
build _for	C
build _his	T
build _in	C
build _me	G
build _of	[
build _on	[
build _the	[
build hadrian	C
build muscl	C
build two	F
buji	C
buji _par	I
buji seat	C
bul	[
bul _at	U
bulb	C
bulb _for	N
bulb e27	K
bulb not	C
bulb plant	D
bulb typ	I
bulk	C
bull	C
bull calor	M
bull fight	C
bull market	C
bullet	C
bullet dat	L
bullet point	D
bullfrog	C
bullfrog song	C
bullshit	C
bullwinkl	C
bum	C
bum bum	C
bumbl	H
bumbl match	H
bump	C
bun	G
bun paul	G
bunch	C
bunch _of	D
bunch underneath	I
bundl	K
bundl 20	K
bunk	I
bunn	C
bunt	C
bunyan	C
bunyan song	C
bur	[
bur _his	P
bur _in	P
bur _my	P
bur jesu	P
burbank	J
burden	[
burg	C
burg king	C
burgess	C
burgess unbreakabl	C
burgl	X
burial	[
burkin	G
burkin fas	G
burl	T
burl _de	R
burlan	X
burlan _de	X
burn	S
burn ?how	C
burn _his	P
burn _the	X
burn bush	C
burn coal	V
burn man	C
burn neck	C
burn notic	H
burn out	X
burn sag	C
burnout	[
burnt	U
burnt offer	[
burnt out	Z
burr	[
burrit	C
burst	M
burst pip	G
burton	D
burton expans	D
burwood	C
burwood sal	C
bus	C
bus casual	C
bus model	D
bus nam	C
bus numb	M
bus park	L
bus pass	C
bus still	C
bus tim	C
busc	[
busc _a	Y
busc novi	[
busc pis	C
buscad	U
buscador	C
buscarv	C
buscarv no	C
bush	D
bush empir	C
bush plant	C
bush securit	C
bush shrub	C
bush tuck	C
bushcraft	C
busqued	C
busqued one	C
busquen	W
bust	D
but	C
but ?wher	K
but _in	F
but pud	C
but recall	H
but recip	D
butch	J
butch near	J
butl	C
butl _in	G
butl job	E
buttercream	G
butterf	[
buttermilk	C
butterscotch	M
butterscotch pric	M
button	C
button ?how	D
button _do	C
button diseas	C
buy	C
buy _a	P
buy _it	J
buy _the	Z
buy crust	J
buy dry	C
buy milk	D
buy nvidi	C
buy return	J
buz	E
buz nois	E
bye	C
bye _for	C
bye felici	C
byn	C
bypass	S
bypass _your	C
byu	F
byu coug	F
c	C
c _a	G
c async	C
c c	G
c d	G
c k	H
c togeth	C
c01	C
c01 mic	C
ca	C
ca zillow	C
caa	J
cab	C
cab _for	C
caball	[
caball _de	S
caball _en	C
caball blanc	[
caban	U
cabbag	C
cabbag ric	L
cabell	Y
cabell _de	C
cabez	[
cabez _de	R
cabin	Y
cabin bag	N
cabin baggag	I
cabinet	C
cabinet reshuffl	C
cabl	C
cabl _i	K
cabl _which	M
cabl vs	H
cabr	[
cabri	[
cabrit	T
cac	C
cac ped	C
cach	C
cach instagram	C
cachorr	C
cachorr _a	C
cachorr preci	C
cactu	C
cactu without	D
cad	M
cad cuant	C
cad dia	Z
cad manan	[
cad uno	[
caden	[
cadiz	C
cae	[
cae _el	Q
cae mal	R
caen	[
caer	[
caer _en	T
caes	F
caes assassination	I
caes last	C
caes salad	C
caesare	[
caf	C
caf turc	C
caffein	V
caffein _be	C
caffein _in	D
cag	C
cag netflix	J
cag siz	N
cai	Y
caiaph	V
caiced	C
caiced valor	C
caid	Y
caid _de	T
caif	W
caig	V
caig _en	P
cain	S
cain 999	C
cain _a	R
cain _and	T
cain _y	T
cain accent	C
cain dingl	C
cain film	C
cain mov	C
cain velasquez	C
cair	G
caist	X
cajun	C
cak	C
cak buttercream	G
cak crack	C
cak feed	L
cak flavor	J
cak ide	C
cak mix	C
cak pan	E
cak pric	L
cak recip	I
cak sa	C
cak sink	E
cak top	C
cala	C
cala _to	C
cala timetabl	L
calabaz	C
calcium	F
calcium carbonat	F
calcul	Q
calcul _del	C
calcul _el	[
calcul legalment	C
calculat	C
calculat _the	L
calculat gross	L
calculation	C
calculation concordant	J
calculation help	C
calculation mol	L
calculator	C
calculator fre	N
calculator gold	G
calculator second	I
calculator wow	M
calde	[
caleb	[
caleb _and	Y
caleb plant	C
caleb william	C
calend	C
calend 2025	I
calend beaut	H
calend buddhist	E
calend leg	C
calendari	I
calendari escol	C
calendari vuelt	C
calf	K
calf disne	C
calf liv	J
calf rais	C
calf strain	C
calidad	C
calidad _del	C
calient	C
calient _el	C
californi	C
californi zip	N
call	W
call 312	G
call ?when	T
call _a	C
call _de	Z
call _if	C
call _in	R
call _me	[
call _my	P
call _of	L
call _on	C
call _the	C
call _to	[
call _you	[
call box	C
call eva	C
call good	[
call key	J
call lov	C
call mom	C
call mum	F
call no	[
call off	V
call quot	I
call saul	C
callat	C
callej	C
callej vol	C
calm	[
calm _la	Q
calm _me	U
calm _the	R
calm down	U
calor	C
calor _do	J
calor _in	K
calor per	G
calori	C
calori _tien	C
calpol	C
calpol dos	C
calv	[
calvin	I
calvin _and	C
calvin harr	M
calvin klein	C
calvinism	[
calvinist	Y
calz	X
cam	Q
cam _y	Y
cam admissibl	C
camarer	C
camb	R
camb _de	[
camb _el	D
camb _la	S
camb _mi	V
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
camel	D
camel _and	[
camel cas	G
camel cigarett	C
camel coat	C
camel costum	C
camel spid	C
camel toe	C
camelbak	C
camell	[
camer	C
camer set	C
camer und	I
cameron	C
cameron net	C
camil	C
camil sest	C
camill	Q
camill _y	Q
camin	[
camin _a	S
camin _de	Z
camin _del	Q
camin _en	[
camin _por	Q
camin _que	Q
camin _sobr	Q
camiset	C
camp	X
camp _de	X
camp david	C
camp near	C
camp reservation	C
campament	W
campan	C
campbell	C
campbell phon	C
campervan	C
campervan hir	C
campesin	S
campground	E
camu	I
can	C
can ap	F
can green	G
canaan	Z
canaan dog	C
canaanit	Z
canal	S
canal tak	H
canane	[
canast	V
canberr	N
canc	[
canc _and	C
canc da	C
canc horoscop	C
cancel	C
cancel _a	P
cancel _la	Q
cancel _my	C
cancel book	E
cancel disne	J
cancel membership	F
cancel sky	C
cancel suscripcion	J
cancell ?why	G
cancell _can	C
cancell headphon	J
cancell holyhead	C
cancion	C
cancion _de	Q
cancion _que	C
cancun	C
cancun adult	C
cancun tod	K
cand	C
cand bar	H
cand crush	C
candac	Y
candelabr	T
candidat	[
candl	F
candl _for	L
candl _of	[
candl buy	C
candl color	C
candl diptyqu	C
candl mak	C
candl warm	C
candl wax	C
candlem	[
canel	C
canel alvarez	C
canel contr	C
cannon	C
cannot	[
cannot _be	[
cannot read	C
cannot speak	R
canon	G
canon r50	J
cans	[
cans _de	X
cant	R
cant _de	T
cant _el	Z
cant _en	[
cant rancher	C
cantaban	U
cantam	C
cantam alg	C
cantant	S
cantar	U
canterbur	E
canterbur tal	E
cantic	U
cantic _de	T
cantidad	C
cantidad _par	C
canv	C
canyon	C
canyon camp	C
canyon south	C
cap	C
cap _of	C
cap lock	D
cap town	J
capacit	C
capacit _of	F
capacit f150	J
capernaum	[
capirot	C
capirot _con	C
capital	C
capital _de	C
capital _of	C
capital gain	C
capitalism	[
capitan	[
capitul	P
capitul _mas	P
capitul _tien	C
capitul chistos	C
capitul eight	C
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
captial	C
captial _of	C
caption	[
caption _for	Q
captiv	[
captivit	C
captur	S
captur _by	[
captur _de	C
car	E
car _a	[
car _about	[
car _be	[
car _by	C
car _de	V
car _for	Q
car _hav	C
car _of	[
car _too	R
car _what	Z
car _with	H
car _wont	E
car accident	[
car aft	C
car alarm	C
car assistant	C
car batter	M
car bluetooth	C
car brown	K
car charg	I
car chord	N
car crash	[
car deposit	F
car financ	C
car got	[
car hir	C
car hitbox	D
car insuranc	C
car ke	C
car loan	C
car mod	H
car model	C
car movi	L
car ord	J
car park	K
car path	C
car rebound	C
car registration	C
car reliabilit	C
car salesman	C
car seat	C
car shak	C
car start	C
car wash	C
caracol	C
caramel	K
caramel insid	K
carat	C
carat siz	C
carb	C
carb snack	C
carb tortill	C
carbon	T
carbon encendid	W
carbon fourteen	C
carbon season	K
carbonar	D
carbonat	F
carburetor	C
carburetor _do	C
carcel	[
carceler	X
carceler _que	V
card	I
card _for	[
card _from	C
card _of	C
card _on	D
card _vers	[
card balanc	E
card detail	F
card funn	C
card gam	C
card get	C
card lik	C
card mean	C
card not	C
card payment	C
card pric	H
card pull	C
card read	C
card run	J
card top	C
card trick	C
cardan	I
cardan vs	I
cardigan	C
cardinal	M
cardinal quarterback	D
cardinal scor	N
caregiv	[
carg	F
carg _de	V
carg _la	T
carg pant	C
caridad	V
carl	C
carl alcaraz	F
carlisl	E
carlisl karaok	E
carmel	Y
carn	[
carn _de	U
carn _en	T
carn _ser	[
carn _y	Q
carnal	S
carnaval	[
carnegi	C
carner	Y
carnet	J
carnet _por	C
carnival	J
carnival cruis	C
carnival dat	C
carnival rio	C
carol	U
carol full	J
carolin	C
carolin bah	C
carp	Y
carp _in	C
carpal	C
carpal tunnel	C
carpent	[
carpent bee	C
carpent day	M
carpet	C
carpet machin	K
carpet wear	C
carpinter	U
carpinter preci	C
carpla	C
carpla not	K
carr	Y
carr _de	W
carr _it	V
carr _of	C
carr _on	C
carr _the	T
carr _you	[
carr fish	C
carr length	I
carrefor	F
carrefor ofert	F
carrer	Z
carrer doming	F
carreter	Q
carretiller	C
carretiller grat	C
carrot	C
carrot nutrition	C
cart	P
cart _a	[
cart _de	G
cart _del	C
cart _tien	F
cart astral	P
cart dat	K
cart escribi	V
cart sign	D
cart year	D
carter	U
cartridg	C
cartridg 305	J
cartridg _be	C
carv	C
carv _a	F
carv stencil	G
cas	T
cas ?how	C
cas _a	T
cas _con	W
cas _de	C
cas _del	T
cas _el	R
cas _en	R
cas _me	V
cas _por	R
cas _ser	V
cas _y	R
cas alquil	C
cas amor	C
cas dividid	V
cas no	P
cas nuev	P
cas python	G
cas ser	R
cas sin	C
cas stud	I
cas tabl	E
cas tod	S
casamient	U
casan	V
casarm	[
casarn	T
caser	C
caser _par	C
cash	[
cash chord	E
cash out	I
cashback	C
cashback card	C
cashew	I
cashmer	C
cashmer _by	C
casin	E
casin deal	C
casin no	C
casp	C
casp _the	C
casserol	C
casserol dish	C
cast	C
cast 1991	J
cast _a	I
cast _of	C
cast _on	C
cast _your	[
cast chang	C
cast iron	G
cast list	J
cast lot	[
cast now	C
cast out	[
castig	[
castig _a	Q
castig _de	S
castill	U
castl	C
castl _in	N
castl brewer	I
castl stock	C
castr	C
castr _una	C
casual	E
casual _for	C
casual lunch	C
cat	C
cat ?who	C
cat _and	C
cat _be	[
cat _on	E
cat bring	C
cat die	T
cat etc	C
cat explain	F
cat food	C
cat goddess	C
cat keep	C
cat knead	C
cat lit	C
cat mr	H
cat musical	C
cat nail	J
cat pur	C
cat see	C
cat simpl	C
cat throw	C
cat treat	K
catalog	G
catalyst	F
catalyst low	F
catalytic	C
catalytic convert	C
catan	C
catan ?how	F
catan long	C
cataract	C
cataract surger	C
catch	[
catch _in	W
catch _my	V
catch fir	H
catch up	Y
categor	C
categor s	C
cateques	V
catfish	X
catfish _the	C
catherin	C
catherin _the	C
cathi	F
cathi wood	F
catholic	[
catholic _and	[
catholic football	H
catholic school	C
catholic vs	C
catolic	C
catolic _o	[
catolic _y	[
catolic hij	C
cattl	T
caus	C
caus _de	C
caus _of	C
caus _the	C
caus arthrit	G
caus hiccup	L
caus kidne	F
caus tonsil	F
caus world	D
causewa	H
causewa cross	H
caution	C
caution ang	C
cautiv	R
cav	U
cav _of	Z
cav allegor	C
cav guam	C
cavern	C
cavern esquem	C
cay	[
cay _de	Q
cay _del	U
cay _el	C
cayeron	[
cayeron _los	T
caz	U
cazador	V
cbd	R
cbd coupon	C
cde	H
cde numb	H
cdmx	C
cdmx hoy	F
ceas	Y
ceboll	J
ced	G
ced _of	[
ced fenc	C
ced point	K
ced rapid	C
cedr	W
cedr _del	V
cedron	U
ceil	C
ceil fan	C
cel	[
celeb	C
celebr	K
celebr _la	U
celebran	S
celebrat	[
celebrat birthda	U
celebrat hol	C
celebration	[
celebrit	C
celebrit birthda	C
celestin	C
celibac	X
celibat	[
cell	U
cell 2023	I
cell match	I
cell year	C
celos	W
celsiu	C
celsiu _a	J
celtic	C
celtic cross	D
celtic druid	L
celtic last	I
celu	X
celul	F
celul _com	C
celul _de	T
celul barat	K
celul no	C
celul vegetal	C
cement	C
cement _par	C
cement rati	C
cementeri	[
cen	I
cen _con	R
cen _de	X
cen _del	T
cen last	C
cen them	C
ceniz	[
ceniz numer	C
cens	X
cens _de	P
censu	[
cent	F
cent _a	C
cent _of	Q
centimetr	C
centine	C
centine girlfriend	C
centr	C
centr _un	G
centr _una	C
centr open	C
central	J
central milan	M
central toky	J
centrifug	C
centroameric	H
centurion	[
ceo	C
ceo _of	C
cer	[
cerc	C
cerc _de	C
cerd	[
cereal	C
cerebr	[
ceremon	[
cerr	Z
cerr _de	S
certificat	C
certificat check	E
certificat cop	C
cervez	N
cervez preci	C
ces	[
ces _lo	Q
cesare	[
cest	C
cest _la	C
cet	C
cetirizin	C
cetirizin mak	E
ceut	I
ceut preci	I
cgi	H
ch	M
ch _in	G
ch _me	[
ch room	C
ch sol	H
ch song	M
cha	H
cha upgrad	H
chad	C
chaf	[
chain	C
chain _from	C
chain _in	C
chain _just	C
chain _or	J
chain fall	[
chain slack	M
chakr	S
chakr color	K
chalamet	C
chalamet dun	F
chalamet height	L
chalamet next	M
chalamet singl	C
chalamet wonk	D
chaldean	[
chalis	I
chalis lyric	I
challeng	C
chamb	U
chamb harr	C
champagn	I
champagn bottl	I
champion	F
champion 2014	F
chanc	[
chanc _of	C
chancellor	C
chancellor _of	D
chancellor _say	C
chanch	U
chang	H
chang 500	K
chang _a	C
chang _his	U
chang _my	C
chang _of	C
chang _the	C
chang _with	G
chang address	H
chang announcement	C
chang color	C
chang deed	C
chang default	C
chang essa	C
chang font	K
chang interval	C
chang near	F
chang netg	I
chang rington	I
chang tim	N
channel	C
channel _be	C
channel fiv	C
channel four	K
chant	C
chapel	R
chapel down	F
chapel hill	C
chappell	L
chappell roan	L
chapt	C
chapt _in	C
char	C
char angel	H
char cross	C
charact	C
charact _i	I
charact analys	L
charact list	C
charact ralph	E
charact sheet	J
characteristic	C
charad	L
charad ide	L
charcoal	C
charg	I
charg _a	H
charg _but	G
charg fin	G
charg grip	C
charg point	M
charg twic	C
charg vis	E
chariot	U
chariot _of	C
chariot rac	C
chariot tarot	C
charit	I
charit commission	D
charit numb	C
charit shop	C
charl	D
charl _par	[
charl coronation	C
charl dram	C
charl spaniel	C
charli	K
charli angel	K
charlott	C
charlott church	C
charlott tilbur	J
charlott web	J
charm	[
chart	C
chart calculator	N
chart four	I
chart lev	L
chart position	M
charzard	H
chas	[
chat	P
chat gpt	D
chat poll	G
chatbot	[
chatel	C
chatel principl	C
chatgpt	G
chatgpt _for	[
chatgpt _o	J
chatgpt _or	C
chaturth	C
chaturth decoration	C
chaturth puj	M
chauc	C
chauc _the	C
chauth	E
chauth moon	E
chav	W
che	C
che temp	C
cheap	C
cheap _on	G
cheap _to	C
cheap flight	G
cheap hotel	K
cheap napp	I
cheap petrol	M
cheap plac	N
cheap supermarket	N
cheap tyr	C
cheap way	G
cheap women	J
cheat	[
cheat _by	Z
cheat _for	C
cheat _me	[
cheat _on	[
cheat level	K
cheat mone	F
cheat ps2	C
check	C
check _for	C
check _if	C
check _in	C
check _my	[
check build	F
check engin	C
check error	J
check mark	C
check one	D
check postcod	M
check sim	N
check target	M
checklist	G
checklist _for	G
checkout	C
checkout 121	J
checkout chart	M
checkout marriot	C
cheek	[
cheep	E
cheep hotel	E
cheer	[
cheer giv	R
cheerlead	C
cheerlead _an	C
chees	C
chees _for	N
chees back	C
chees board	J
chees cashew	I
chees cheesecak	M
chees go	N
chees tart	J
cheesecak	H
cheesecak frozen	I
cheetah	C
chelse	C
chelse boot	C
cheltenham	H
cheltenham tip	H
chem	[
chem worksheet	L
chemical	C
chemical _or	C
chemical symbol	C
chemistr	C
chemistr ?how	F
chemistr lab	C
cher	C
cher year	C
chernobyl	G
chernobyl reactor	C
cherubim	[
chess	C
chess _for	C
chess gam	C
chess king	C
chess mem	C
chess mov	C
chess open	C
chess valu	L
chest	[
chew gum	C
chi	D
chi class	K
chi seed	G
chic	[
chic _de	R
chicag	C
chicag bull	F
chick	I
chick fil	C
chicken	C
chicken _or	K
chicken cross	C
chicken do	G
chicken menu	I
chicken near	N
chicken sta	G
chicken stop	C
chicken thigh	L
chicken tikk	N
chicken wing	M
chickenpox	E
chickenpox incubation	J
chief	C
chief justic	C
chil	C
child	[
child ?who	R
child _about	[
child _and	Q
child _at	S
child _be	[
child _do	D
child _dont	V
child _from	U
child _hav	W
child _i	Q
child _in	[
child _of	Z
child _sa	T
child _to	F
child _with	T
child _wont	X
child alon	P
child ask	Q
child benefit	D
child com	Y
child die	R
child first	U
child get	Y
child hat	T
child leav	V
child lik	S
child list	C
child maintenanc	C
child messag	R
child nam	C
child nev	R
child now	C
child part	C
child suf	Q
child support	R
child swallow	C
childbirth	S
childhood	U
childless	Y
children	C
children sho	C
chill	C
chimne	I
chin	C
chin _a	N
chines	C
chines _about	C
chines new	C
chines proverb	C
chines takeawa	L
chines zodiac	I
ching	C
ching numb	C
chip	G
chip _from	L
chip _or	C
chip bat	C
chip rep	G
chip shop	D
chipotl	J
chipotl bowl	J
chipr	X
chiquit	[
chirp	C
chisel	D
chisel angl	D
chism	[
chismos	Y
chist	C
chist _de	J
chist cort	C
chistos	C
chiv	[
chlo	H
chlo mean	C
chlorin	C
chmod	C
chmod 755	G
chmod operation	C
chnag	F
chnag _a	F
chocolat	C
chocolat 20kg	K
chocolat bar	K
chocolat box	M
chocolat cak	J
choic	[
chok	[
choler	J
choler map	J
cholesterol	E
choos	[
choos ?who	P
choos _a	V
choos _my	S
choos _the	U
choos _to	[
choos between	[
choos jacob	P
choos peopl	Q
chop	C
chop board	C
chop recip	M
chopstick	C
choqu	[
chord	C
chord _to	J
chord chart	L
chord g	C
chord hotel	N
chord leonard	K
chord pian	N
choreograph	C
choru	C
choru bridg	C
chr	C
chr gift	F
chr jerich	H
chr rock	C
chr steakhous	I
chr wwe	H
christ	[
christ _the	C
christ box	C
christ church	D
christ colleg	H
christ die	U
christ superst	D
christ tex	C
christchurch	C
christchurch _to	C
christchurch nz	E
christen	W
christen cak	C
christensen	C
christensen phot	C
christianit	[
christin	C
christin aguiler	C
christm	H
christm cak	L
christm carol	J
christm din	C
christm eve	U
christm jump	C
christm let	C
christm light	C
christm lyric	C
christm nativit	C
christm numb	C
christm oogi	C
christm stor	[
christm tre	E
christm turke	D
christm without	[
christoph	C
christoph cross	C
chrom	C
chrom go	C
chrom keep	I
chromebook	C
chromebook _wont	C
chromebook linux	N
chromosom	D
chromosom _in	D
chronic	[
chronic pain	[
chronicl	[
chronological	C
chronological ord	C
chrysl	C
chuck	C
chuck norr	F
church	[
church _and	[
church _at	U
church _be	[
church _dont	P
church _for	[
church _in	[
church _of	I
church _on	[
church aft	Q
church age	C
church becaus	P
church chicken	C
church chord	F
church craz	E
church disciplin	X
church guit	C
church hurt	R
church lan	C
church lead	[
church memb	[
church oxford	D
church park	C
church peopl	Q
church rental	C
church setlist	F
church sho	C
church studi	C
church ticket	I
churchill	C
churchill down	C
churchill insuranc	C
chuz	X
cia	C
cia mean	C
cicl	C
cicl _del	C
ciclist	C
ciclist etap	C
cicut	C
cieg	[
cieg _de	Q
cieg _que	U
cieg _y	R
cieg gui	Q
ciel	Z
ciel _en	Q
ciel _por	P
ciel _y	T
ciel ingredient	D
ciel nuev	R
ciel recet	C
ciel tempor	C
cien	C
cien an	C
cienci sistem	C
cient	C
cient _de	C
cierr	C
cierr _la	D
cierr ike	H
cierr mercadon	K
cierv	[
cigarett	P
cigarr	Q
cimarron	C
cin	C
cin est	C
cinc	[
cinc segund	C
cincuent	[
cinem	C
cinem tim	C
cinetic	C
cinnamon	C
cinqu	C
cinqu terr	C
cinturon	U
cir	Y
circl	I
circl _of	Q
circl formul	M
circl radiu	J
circl seven	C
circl wicc	I
circuit	C
circuit total	C
circumcis	T
circumcision	Y
circuncid	S
circuncid _a	R
circuncision	Q
ciren	X
cireni	S
cirugi	V
cistern	H
cistern _que	C
cistern pierd	C
cit	H
cit _a	K
cit _of	F
cit _par	C
cit break	C
cit cast	C
cit gun	L
cit medic	C
cit previ	C
cit pric	G
cit skylin	I
citation	C
citation _for	F
citation machin	C
citibik	C
citibik day	C
citizen	Q
citrat	L
ciudad	[
ciudad _de	W
ciudadani	Q
civic	C
civic 2014	L
civil espanol	C
cizan	Q
cl	W
cl cach	C
cla	[
cla jar	U
cla pot	C
claim	C
claim _on	C
claim court	C
claim lufthans	F
claim mileag	C
claim wiz	L
claim work	C
clam	Y
clam _a	U
clan	G
clan th9	C
clank	G
clap	[
clapton	C
clapton _be	C
clarenc	C
clarenc thom	C
clarinet	H
clarinet squeak	H
claritin	C
claritin _the	C
clark	C
clark count	C
clark expedition	I
clas	[
clas _de	W
clas _par	[
clas universidad	C
clash	C
clash _of	C
clash royal	K
clasic	C
clasificacion	C
clasificacion _de	C
clasificacion formul	N
class	[
class act	F
class contain	I
class near	K
class pric	J
class row	E
classic	C
classic golf	E
classic talent	C
classification	D
classification biolog	D
classmat	Y
clau	T
claud	C
claudi	U
claudi sheinbaum	C
clav	C
clav _del	C
clav api	C
claw	C
claybourn	C
clean	Q
clean _a	C
clean _and	V
clean fee	G
clean heart	[
clean kit	K
clean use	C
clean whit	H
cleans	C
cleans philosoph	C
cleans review	C
cleans thre	N
clef	C
cleof	Y
cleric	D
cleric domain	H
cleric spell	J
clic	C
click	C
click _a	L
click _and	H
click _by	C
click nois	E
client	[
client ord	C
clif	[
clif australi	F
clim	C
clim _en	C
clim manan	C
clim san	C
climat	[
climat chang	[
climb	I
climb _a	[
climb _the	E
climb gym	C
climb rac	C
climb up	[
clint	C
clint eastwood	C
clinton	H
clo	[
cloak	[
clock	C
clock go	C
clon	[
cloone	J
clos	G
clos _my	R
clos _on	C
clos _to	V
clos door	[
clos friend	Z
closet	Z
closur	C
cloth	X
cloth wholesal	C
cloud	U
cloud _and	Z
cloud _with	C
cloud storag	C
clov	F
clown	C
clown fit	K
clu	C
clu fiv	N
clu riv	N
club	C
club ?who	C
club brixton	H
club found	K
club near	C
club question	C
club result	L
club sandwich	K
club veg	C
clubcard	G
clubcard app	G
clubmast	C
clutch	G
cm	C
cmd	E
cmd ls	E
cnn	C
co	C
co op	G
co uk	C
co watch	C
coach	I
coach _be	V
coach luggag	J
coach nfl	C
coal	[
coal _on	W
coast	C
coast six	L
coastlin	C
coat	W
coat _and	U
coat _in	G
coat _of	[
coat men	C
coat scandal	C
cob	C
cobard	V
cobertur	U
cobr	J
cobr _un	C
cobr venom	C
cobrador	Z
cobrador _de	V
coc	S
coc col	P
coc contr	S
coch	C
coch _a	D
coch _que	C
coch no	C
cocin	F
cock	E
cock spaniel	C
cockatiel	C
cockatiel scream	C
cockfight	[
cocktail	C
cocktail _with	E
cocktail ingredient	K
cocktail recip	N
coconut	E
coconut one	G
cocteau	C
cocteau twin	C
cod	C
cod 44	G
cod 646	N
cod _be	J
cod _on	G
cod _th	C
cod barcla	G
cod day	C
cod eresolv	J
cod exampl	N
cod first	M
cod h	K
cod lost	I
cod not	C
cod ord	I
cod steam	M
codein	C
codein togeth	C
codic	[
codiciar	W
codig	C
codig _de	C
codig _en	K
codig postal	J
codig roblox	L
codornic	S
coffe	D
coffe _to	G
coffe break	C
coffe ground	C
coffe kans	G
coffe menu	K
coffe tast	C
coffe van	C
coffin	I
cohabitation	[
cohen	K
coin	Q
coin _in	[
coin _the	C
coin _what	C
coin _with	J
coin worth	D
coinbas	C
coinbas down	C
coincidenc	[
coj	T
coj _de	P
cok	C
cok compar	G
col	[
colchon	L
colchon king	L
cold	C
cold _and	C
cold _be	C
cold brew	C
cold contagiou	J
cold greenhous	H
cold kitchen	C
cold stev	H
cold than	C
cold war	H
coldpla	C
coldpla paradis	C
coldpla presal	L
coleg	Z
colegi	[
coleslaw	C
colesterol	C
colesterol ldl	C
colg	R
colg _un	C
colic	[
coll	G
coll chord	I
colleagu	[
collect	C
collect _in	H
collect furnitur	G
collect rainwat	E
collect tim	H
collection day	C
collectiv	C
collectiv noun	C
collector	[
collector phon	I
colleg dublin	C
colleg football	H
colleg map	H
colleg oxford	H
collin	C
collin album	L
collin genes	K
collin tour	F
colombi	C
colombi result	D
colombian	C
colon	H
colon _a	H
colonel	C
colonel mustard	C
color	C
color 2024	N
color _a	N
color _de	C
color _for	C
color _in	C
color _of	C
color _should	C
color chang	E
color cop	L
color favorit	C
color list	L
color man	N
color mean	F
color ord	N
color out	F
color purpl	C
colos	X
colosens	V
colossa	[
colossian	U
colossu	C
colossu _of	C
colossu comput	D
colt	C
column	I
column d	N
column vs	C
com	V
com ?how	C
com _a	Z
com _al	S
com _at	[
com _en	C
com _from	[
com _in	C
com _my	C
com _of	R
com _on	R
com _someon	C
com _the	K
com _to	[
com _un	C
com _with	X
com _y	Q
com atun	C
com back	[
com beb	T
com befor	[
com carn	V
com cerd	W
com deliveranc	C
com down	[
com first	Z
com hierb	C
com hom	[
com ifram	L
com int	Z
com next	C
com out	N
com over	U
com r	K
com search	N
com short	G
com spreadsheet	N
com technolog	L
com torvald	L
com tv8	J
com uv	C
com watch	M
coman	[
comb	C
comb fast	C
combat	[
combination	E
comed	J
comedian	X
comen	M
comen _las	D
comen _los	C
comentari	C
comentari _de	C
comet	[
comet _un	[
comfort	[
comfort _for	S
comfort _in	T
comi	[
comi _con	P
comi _la	V
comian	Y
comic	E
comic ord	C
comid	S
comid _a	Q
comid _de	Q
comid _par	C
comienz	U
comieron	[
comieron _a	S
comision	P
comm	G
comm yes	G
command	N
command _of	[
command gold	C
command shepard	C
commandment	Q
commandment _of	C
commandment chang	C
commandment movi	M
comment	F
comment _for	C
comment fair	E
commercial	C
commercial plan	L
commission	T
commission login	D
commission president	C
commit	D
commit _but	C
commit keep	F
commit suicid	S
committe	R
common	I
common law	C
communication	F
communication degre	C
communion _if	T
communion dress	C
communion movi	E
communion win	C
comod	C
comp	S
compadr	W
compan	Z
compan _be	C
compan director	C
companer	[
companer _de	T
companer _me	Q
companer no	Q
compani	S
companion	[
compar	[
compar _me	Q
compar _myself	Z
compar _the	G
compar _to	C
compar _with	G
comparador	C
comparativ	L
comparativ iphon	L
compart	[
compasion	R
compasiv	S
compassion	[
compatibilidad	C
compatibilidad ar	C
compatibilidad leo	D
compatibilit	E
compatibilit chart	N
compatibl	C
compensation	C
compensation eu261	C
compet	C
compet covenant	C
compet enforceabl	C
competition	V
compil	C
compil _but	F
compil _en	C
complain	[
complain _about	U
complaint	L
complaint _to	L
complet	U
complet _en	J
complex	I
complex numb	I
complexit	E
complexit _of	E
compliant	C
compos	C
compos _a	C
compos restart	K
compos up	C
compos volum	L
compost	C
compost _for	L
compost _too	C
compost _what	E
compost without	I
compound	D
compound inter	D
compr	E
compr _el	X
compr _par	C
compr _un	Z
compr _una	[
compr accion	C
compr entr	C
compr hiel	C
comprehension	F
comprehensiv	C
comprehensiv insuranc	C
compress	C
compression	H
compression per	H
compromet	Y
compromis	G
compromis preci	C
compu	D
comput	C
comput bletchle	D
comput mak	E
computador	C
computador _muy	C
comulg	S
comulg si	P
comun	C
comun multipl	C
comunion	[
con	C
conceiv	[
concentrat	Y
concentration	C
concentration _of	C
concert	N
concert _and	C
concert _in	K
concert hall	C
concert ticket	C
conch	C
conch symbolism	C
concienci	[
conciert	C
conciert karol	C
concili	R
concili _de	Q
conclusion	L
concordant	J
concordant result	J
concret	C
concubin	[
concurs	Q
condemn	T
conden	W
conden _a	P
condenacion	P
condensation	C
condensation _on	C
condition	C
condition vail	C
condolenci	V
condon	V
conduc	K
conduc dgt	C
conduc renov	C
conect	C
conect _los	C
conect ps4	C
conf	Y
conf _en	X
confes	S
confesarm	S
confesars	R
confess	[
confess _my	Y
confess _to	[
confession	C
confession _of	F
confession bear	C
confession tap	C
confession tracklist	H
confessional	C
confessional dat	C
confi	S
confi _en	S
confianz	R
confianz _en	P
confidenc	X
confies	Y
configuracion	C
configuration	C
configuration _as	C
configuration _of	C
confirm	K
confirm one	D
confirmacion	[
confirmation	K
confirmation email	C
conflict	[
conflict _in	X
conflict resolv	H
conform	Z
conform _a	V
confront	[
confront _a	X
confus	V
confusion	C
congel	C
congel _la	C
congregacion	[
congregation	W
congres	C
congress	C
congress list	C
conif	C
conjug	C
conjug _el	C
conjugat	C
conjugat etr	C
conjugation	L
conjur	C
conjur ord	C
conmig	X
conmig _en	Q
connect	C
connect _a	N
connect _my	C
connect _to	N
connect flight	C
connect no	C
connection	U
connection hint	E
conoc	X
conoc _a	P
conoci	S
conocid	Q
conocimient	Q
conozc	Z
conozc _a	U
conqu	[
conquist	R
conrad	C
conrad heart	C
conscienc	[
consegu	F
consegu diamant	C
consej	X
consej _de	S
consej _par	T
consejer	Y
consent	Z
consid	[
consol	F
consol command	C
consol log	C
consol pric	F
consolador	X
conspirac	W
const	C
const stat	D
constant	Q
constant unit	C
constantin	X
constitucion	E
constitucion espanol	E
constraint	N
constraint exampl	N
constru	S
construy	Y
construy _el	Q
construyeron	C
construyeron _los	C
consuel	[
consult	C
consum	[
consum fir	Z
cont	[
cont _al	P
cont _lo	T
cont _mi	P
cont load	L
cont record	G
contact	E
contact _with	Z
contact len	C
contact lens	C
contact support	C
contagiou	C
contain	C
contain p	I
contain text	C
contarl	P
contend	U
content	R
content _you	F
contest	Z
contest mal	Q
contestant	C
contestant instagram	G
contig	U
contor	D
contor _a	D
contr	W
contr _di	T
contr _el	[
contr _la	S
contr _los	Z
contr _quien	C
contr cruz	C
contr mi	[
contr ti	R
contraceptiv	C
contraceptiv pill	C
contract	C
contract _for	N
contract _in	J
contract bind	E
contract ear	J
contract holida	J
contract upgrad	L
contradiccion	V
contradicen	P
contradict	Q
contradiction	[
contrasen	C
contrasen _de	E
contrasen _del	C
contrasena1234	C
contrat	I
contrat _de	C
contribution	C
contribution limit	C
control	[
control _la	S
control _my	[
control _to	C
control everyth	Q
control freak	[
control not	C
controlador	U
controll	U
controll _to	N
controll warrant	F
conveni	C
conveni hosteleri	C
convent	Y
conversation	S
conversation new	C
conversion	[
convert	C
convert 0	I
convert 180	J
convert _a	E
convert _to	T
convert fiv	C
convert hundr	I
convert inch	H
convert mp4	D
convert pdf	C
convert petrol	G
convert steal	C
convert str	G
convert thre	J
convert unix	D
convertid	[
convex	I
convex len	I
convict	C
convien	[
conviert	V
convinc	C
convinc _my	C
convirti	V
convulsion	W
coogan	L
cook	C
cook _in	L
cook chicken	G
cook chil	C
cook recip	L
cook ric	C
cook tim	H
cooki	C
cooki sa	C
cool	C
coolant	E
coolant leak	E
cop	U
cop _and	E
cop _de	Q
cop _en	S
cop final	I
cop onlin	C
cop past	C
cop wir	L
copeland	F
copeland privat	F
coper	Y
copi	S
copland	C
copland fanfar	C
coppel	C
copperhead	C
copperhead book	I
copperhead pag	E
copycat	P
copyright	D
copyright _a	D
coq	C
coq au	C
cor	W
cor dump	C
cor error	C
cor fiv	C
coraj	X
coral	C
coral castl	C
coran	C
corazon	[
corazon _de	S
corazon _y	Q
corazon alegr	Q
corazon habl	P
corazon limpi	W
corazon no	Z
corazon nuev	Q
corazon rot	Q
corban	[
corbat	C
cord	[
corder	[
corder _al	C
corder _de	V
corder _en	K
corder _que	U
cordob	C
cordob 15	C
cordon	R
corint	[
corinth	[
corinthian	J
corinthian brazil	L
corinthian column	C
corinthian fc	C
corinthian leath	C
corinthian vs	G
corinthian x	C
corinti	[
corn	C
corn _of	[
corn _on	C
corn law	C
corn mast	D
corn snak	C
corneli	Y
corneliu	[
cornerston	W
cornerston bank	C
cornerston block	H
cornflak	C
cornflak girl	C
cornstarch	G
cornstarch vs	G
cornwall	C
cornwall build	C
coroll	C
coroll cross	J
coroll tak	D
coron	U
coron _de	L
coronation	C
coronation cost	E
coronation dat	D
coronation street	C
corp	L
corporal	[
corpu	H
corpu christ	H
corr	M
corr acord	C
corre	C
corre _par	C
corre normal	N
corre pq4f8s0712345	F
correct	C
correct english	C
correct tyr	G
correction	[
corrid	[
corrient	X
corrient _de	X
corrieron	Q
corrieron _de	P
corrig	C
corrig est	C
corrupt	[
corrupt good	Y
cors	D
cort	C
cort _de	C
cort _el	V
cort _en	S
cort _la	[
cort _par	X
cort ingl	C
cort medicin	C
cortin	[
cortit	Y
cos	Q
cos _de	[
cos _del	R
cos _en	Q
cos _que	T
cos _un	C
cos mal	R
cos nuev	Q
cos rar	P
cos son	P
cos tan	C
cosech	[
cosech _lo	W
cosign	[
cosign _a	Z
cosign _for	U
cosmetic	[
cospla	C
cost	C
cost 2026	L
cost _for	G
cost _of	U
cost _to	C
cost driv	F
cost exampl	K
cost lol	K
cost now	N
cost ric	C
cost turke	G
costc	C
costc clos	F
costc membership	C
costc open	G
costill	U
costill _de	U
costum	C
costum adult	C
costum asd	H
costum ide	D
costum nativit	C
costum tarzan	C
costumbr	[
cotizacion	C
cotizacion _del	C
cottag	C
cottag pie	C
couch	F
couch _to	C
coug	F
coug depth	F
cough	C
cough ?how	G
council	N
council _of	[
council permanent	C
council tax	C
counsel	[
counselor	Y
count	I
count 140	L
count _as	[
count _from	G
count _in	F
count _it	[
count _the	[
count _to	C
count check	F
count nev	C
count onlin	C
count sheep	C
count toda	C
count uniqu	D
countdown	C
countertop	C
countr	L
countr _and	Q
countr _by	C
countr _do	C
countr _in	C
countr _that	C
countr bord	C
countr cod	G
countr run	C
countr ski	C
countr tabl	C
countr world	E
coupl	[
coupl _hav	S
couplet	C
couplet analys	C
coupon	C
coupon cod	C
courag	[
courageou	Q
courgett	C
courgett rot	C
cours	C
cours _for	C
coursework	L
coursework photograph	L
court	G
court _of	C
court definition	C
court fee	C
court judg	F
court limit	C
court rul	C
court tomorrow	[
courtne	C
courtne lov	C
cousin	V
cousin _be	S
cov	C
cov 1980s	F
cov _on	C
cov _the	U
cov let	C
cov origin	C
cov sal	K
covalent	C
covalent bond	C
covenant	L
covenant _of	[
covenant _with	[
covenant alien	C
covenant hous	C
covenant not	C
covenant rank	I
covenant transport	C
covenant violation	C
coventr	C
coventr statu	C
cover	[
cover _with	V
coverag	L
coverag map	L
covet	[
covet mean	[
covid	N
covid test	C
cow	[
cow _and	S
cow but	D
coward	S
cowell	C
cowell net	H
cowell son	C
cowlick	F
cowork	Y
cowork _be	U
cowork keep	P
cowork und	E
cpr	H
cpr compression	H
cpu	C
cpu bottleneck	C
cr	W
cr _a	T
cr _at	T
cr all	V
cr ezi	E
cr revelation	C
cr thre	C
cr two	G
crab	C
crab claw	C
crab season	C
crack	G
crack _your	G
crack rep	K
craft	L
craftsman	[
craftsmen	[
craig	C
craig age	C
craig bond	I
craig last	M
craigslist	G
craigslist chicag	G
cramp	Q
cran	M
cranberr	H
cranberr sauc	H
crap	C
crap crap	C
crap design	M
crash	P
crash _my	F
crash again	C
crash car	C
crashloopbackof	H
crav	Z
crawl	C
craz	Q
craz _in	C
craz chick	E
cre	[
cre _a	Q
cre _di	Q
cre _el	Q
cre _en	V
cre _la	T
cre _los	[
cre _que	X
cre per	Q
cre tod	R
creacion	[
creak	K
creak st	K
cream	C
cream _for	C
cream _on	C
cream carpet	L
cream chees	L
cream crack	E
cream mak	E
cream over	C
creat	[
creat _in	[
creat _the	Z
creat _us	Y
creat evil	Q
creatin	C
creatin ant	C
creatin befor	C
creatin load	C
creatin saf	C
creatinin	C
creatinin one	C
creativ	C
creatur	X
creatur adam	L
creatur film	C
crec	[
crec sin	Q
crecimient	P
cred	X
credit	J
credit card	W
credit check	N
credit payment	C
credit scen	C
credit scor	C
creditor	D
creditor payout	C
creek	C
creek formation	C
creek shiraz	J
creep	I
creep tab	E
crei	R
crem	C
crem _par	C
crem egg	M
cremacion	S
cremat	V
cremation	[
cret	R
cret _in	E
crew	[
crey	U
creyent	Y
creyeron	P
crezc	X
cri	W
cri _a	T
criatur	T
cricket	C
cricket bat	J
cricket ground	C
cricket pitch	J
cricket scor	M
crim	[
criminal	[
crimson	C
crimson album	C
cring	K
cring app	C
crippl	[
criptomoned	U
cris	U
cris 1956	D
cris _de	[
cris summar	C
crisp	N
crisp skin	M
crispr	C
criss	C
criss cross	C
crist	[
crist _en	T
crist _ser	X
crist _y	Q
crist mor	P
crist plant	C
cristal	[
cristian	[
cristian _a	P
cristian _de	U
cristian _en	S
cristian _pod	Q
cristian _ser	Q
cristian deben	P
cristian ronald	C
cristianism	V
critic	S
critical	T
critical error	H
critican	P
criticiz	Z
critiqu	C
critiqu _of	C
croati	C
croc	E
croc jibbitz	E
crochet	C
crochet beani	F
crochet hook	J
crocodil	H
crocodil _and	J
cron	C
cron job	C
cronic	Y
crontab	C
crontab ever	C
crook	[
crook lin	[
crop	[
crop _for	L
crop spr	J
croquet	C
croquet _de	K
croquet _que	C
cross	D
cross _and	Y
cross _the	[
cross _to	C
cross basketball	C
cross blu	C
cross bun	G
cross countr	U
cross crusad	C
cross first	C
cross football	C
cross gend	C
cross jam	C
cross memb	C
cross multip	C
cross platform	C
cross station	I
cross stitch	E
cross tarot	D
cross tatto	D
cross tim	H
cross train	I
cross turnip	C
crossfit	C
crossfit grac	H
crossfit murph	J
crosspla	I
crossword	C
crossword answ	C
crossword clu	M
crouch	C
crouch robot	C
crow	C
crow call	C
crow rotten	D
crowd	[
crown	J
crown _of	L
crown castl	C
crown court	C
crown jewel	H
crown mold	C
crown mould	C
crown netflix	C
crown paint	C
crown plaz	C
crown pric	L
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
crucibl gcs	I
crucibl john	C
crucif	[
crucif _with	P
crucific	V
crucific _a	P
crucific _con	P
crucigram	C
crucigram rio	C
cruel	[
cruel sum	C
cruell	C
cruell _de	C
cruis	C
cruis _to	D
cruis control	C
cruis drink	C
cruis ex	C
cruis pric	L
cruis vegan	I
crumb	[
crumbl	H
crumbl top	H
crumpl	C
crumpl zon	C
crusad	C
crusad basketball	G
crusad histor	C
crusad king	E
crusad lacross	D
crusad sup	M
crush	[
crush _on	Z
crush level	H
crush stuck	D
crust	J
cruz	S
cruz _de	C
cruz _el	V
cruz _los	C
cruz _y	[
cruz azul	C
cruz boardwalk	C
cry	P
cry _at	Q
cry _in	S
cry _me	C
cry fiv	C
crypt	Z
crystal	M
crystal _for	C
crystal palac	C
css	C
css grid	I
csv	C
csv pand	D
ct	C
ct scan	C
ctrl	C
ctrl alt	C
cuadr	C
cuadr _de	E
cuadr famos	C
cuadr sin	C
cualqu	[
cualqu cos	[
cuan	P
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
cuant cart	Q
cuant cement	C
cuant cobr	C
cuant cuest	C
cuant di	C
cuant diput	C
cuant dur	C
cuant gan	C
cuant gast	H
cuant gol	C
cuant gram	E
cuant habitant	C
cuant hor	C
cuant hues	C
cuant jugador	C
cuant kilometr	D
cuant levadur	D
cuant litr	C
cuant mid	C
cuant mililitr	C
cuant minut	I
cuant nev	E
cuant pais	C
cuant planet	C
cuant protein	E
cuant reg	L
cuant ser	[
cuant sur	C
cuant tard	C
cuant tiemp	C
cuant val	E
cuant viv	C
cuarent	[
cuarent _y	U
cuarent an	P
cuarent di	Z
cuaresm	[
cuart	[
cuatr	[
cuatr hij	R
cuatr ser	P
cub	C
cub last	G
cuban	C
cuban missil	C
cuban net	I
cubic	C
cubic foot	C
cubit	[
cubr	S
cucumb	T
cucumb peel	I
cuec	C
cuec _un	C
cuell	[
cuent	J
cuent _com	W
cuent _de	I
cuent _par	[
cuent aburrid	C
cuent biblic	Q
cuentam	F
cuentam _un	C
cuentan	P
cuer	S
cuerd	X
cuern	Z
cuern _de	V
cuerp	T
cuerp _de	W
cuerp _en	P
cuerp _ser	R
cuerp _y	Q
cuerp alegri	C
cuerp human	C
cuerv	T
cuest	P
cuest _la	C
cuest _un	C
cuest cre	R
cuest pas	C
cuev	[
cuev _de	Y
cuf	C
cuf _too	C
cuid	E
cuid _a	[
cuid _de	P
cuid _la	R
cuid _mi	V
cuidab	R
cuidam	R
cuidan	X
cul	C
cul cac	C
culp	V
culp _por	R
culpabl	P
cult	[
cult _de	U
cultur	[
cum	Y
cumpl	[
cumpl _la	P
cumpl _lo	R
cumpl an	Q
cumplean	X
cumplean _de	Q
cumpli	Q
cumplid	P
cun	Y
cuot	H
cuot barcelon	H
cup	C
cup 2026	G
cup _in	[
cup _of	[
cup _to	C
cup cak	C
cup final	C
cup revers	C
cup rul	C
cup tumbl	G
cupbear	Y
cupon	K
cupon shein	K
cur	V
cur _a	V
cur hair	C
curander	[
curars	D
curars _un	D
curiou	T
curiou _about	P
curl	C
curl hair	C
curl up	C
curp	C
curr	C
curr hous	C
curr jamaican	C
curr past	N
currenc	D
currenc _do	D
current	C
current dala	C
current president	C
current temperatur	L
curriculum	D
curriculum grat	K
curs	[
curs _and	V
curs _de	C
curs _for	R
curs _god	P
curs _of	Y
curs _on	S
curs _the	P
curtidor	V
cusc	D
cush	[
cuss	[
cust	C
cust last	C
custod	[
custod battl	[
custom	C
custom _to	C
custom fee	I
custom servic	C
cut	I
cut _a	L
cut _for	D
cut _from	K
cut _his	S
cut _it	C
cut _my	I
cut _of	F
cut _the	[
cut appl	M
cut back	C
cut herself	P
cut length	D
cut off	[
cut onion	C
cut samsung	L
cut skirt	C
cut vs	C
cuthbert	C
cuthbert 24	C
cuti	C
cutof	C
cv	C
cv _with	J
cv explain	C
cv int	J
cv summar	J
cv templat	I
cyberpunk	F
cyberpunk _at	J
cybill	C
cybill shepherd	C
cycl	I
cycl _and	J
cycl ammoni	C
cycl diagram	I
cycl lan	L
cycl step	E
cyclop	G
cyclop _chapt	G
cylind	H
cypru	N
cypru holida	C
cyren	[
cyrillic	K
cyrillic alphabet	K
cyru	Z
d	C
d 1abcd	N
d 5e	J
d _be	N
d _e	G
d d	J
d day	C
d thousand	E
d20	D
d8	C
d8 download	C
da	T
da _and	J
da _be	W
da _do	[
da _el	P
da _from	C
da _in	[
da _mas	Q
da _of	[
da _or	C
da _to	C
da aft	T
da between	C
da com	D
da envidi	T
da flojer	P
da gorillaz	C
da hik	E
da horoscop	C
da lik	[
da much	S
da panic	S
da pen	Q
da seven	C
da sob	[
da springsteen	C
da tarot	C
da temor	R
da until	C
da use	C
da verguenz	R
da vinc	I
dad	[
dad _be	X
dad _doesnt	P
dad _hav	Y
dad _in	I
dad die	P
dad jok	C
dad leav	Q
dad walk	V
dad watch	S
dadd	[
dadiv	P
daemon	E
daemon process	E
dagon	[
dahli	C
dahli over	H
dal	E
dal _a	C
dal cuadr	C
dala	C
dala lam	C
dalil	Z
dalton	H
dalton bond	H
dam	[
dam _un	S
dam fuerz	S
dam vs	C
damag	C
damag car	C
damasc	[
damascu	Q
damascu knif	C
damascu maryland	E
damascu steel	C
damocl	C
damp	C
damp cost	C
damp patch	C
dan	I
dan _a	U
dan _do	C
dan _en	P
dan _you	C
dan brown	C
dan gan	S
dan lev	E
dan masterchef	C
dan temor	Q
dan vs	C
danc	N
danc _in	[
danc _on	F
danc _with	C
danc scen	C
danc step	C
dand	S
dandelion	C
dang	X
dangerou	[
daniel	X
daniel _a	P
daniel _and	R
daniel _en	S
daniel _y	R
daniel craig	C
daniel distiller	G
daniel hone	J
daniel jon	C
daniel pra	T
daniel radcliff	C
daniel ricciard	C
daniel tig	C
daniel trial	C
daniel wellington	D
dann	F
dann devit	F
dant	C
dant circl	C
dant comb	C
danub	C
danub cross	C
danz	U
dar	[
dar _a	Q
dar _de	W
dar _el	[
dar _la	P
dar _las	V
dar _que	R
dar coc	T
dar graci	S
dar question	C
dar sin	U
darc	C
darc first	C
daredevil	C
daredevil birth	K
daredevil netflix	C
dari	V
dariu	[
dark	H
dark explic	C
dark mat	C
dark mod	C
dark soul	C
dark summar	C
dark youtub	K
darl	[
darlington	N
darlington train	N
dars	Q
dart	I
dart checkout	I
das	D
das rul	G
das wet	G
dash	C
dash cam	C
dashboard	D
dashboard light	D
dat	C
dat 2026	N
dat _a	[
dat _en	C
dat _for	[
dat _in	P
dat _por	C
dat _show	C
dat _someon	U
dat _th	H
dat _to	D
dat aft	[
dat analyst	J
dat ap	P
dat card	C
dat check	K
dat entr	C
dat hertfordshir	K
dat ide	J
dat javascript	M
dat keral	G
dat leed	H
dat muhammad	G
dat protection	C
dat scienc	C
dat scotland	I
dat sit	K
dat tabl	C
dat templat	F
dat uk	M
dat user	N
dat usp	C
databas	E
datan	W
dathan	[
daught	Z
daught _be	R
daught _hav	P
daught _in	S
daught _of	C
daught _wont	P
daught got	Q
daught run	T
daught want	Q
dav	C
dav ?who	C
dav bautist	C
dav lov	J
dav matthew	M
david	X
david ?wher	C
david _a	U
david _and	D
david _hav	[
david _por	Q
david _se	[
david _ser	Q
david _to	T
david _y	X
david arm	[
david attenborough	C
david bab	P
david beckham	C
david bowi	C
david bring	S
david cameron	C
david danc	X
david goggin	C
david guett	H
david kill	T
david king	W
david last	[
david letterman	C
david location	C
david mand	P
david might	Q
david pla	[
david pra	R
david son	Y
david soul	C
david spar	Q
david tennant	C
david vs	C
davidic	[
davidson	C
davidson dat	C
davidson harle	I
dawn	I
dawn dish	D
dawn french	L
dawson	C
dax	C
day	R
day 2025	K
day ?how	I
day _and	[
day _at	[
day _be	C
day _do	Q
day _for	P
day _i	C
day _in	V
day _of	C
day _or	Y
day _to	H
day _vers	R
day _with	D
day bank	C
day beach	C
day calculator	M
day clos	C
day dat	C
day ever	C
day forecast	C
day gift	C
day going	C
day itinerar	C
day length	C
day off	[
day old	C
day one	X
day parad	I
day pass	C
day rat	H
day recip	K
day sal	C
day schedul	E
day school	C
day trad	C
day trip	C
day two	H
day uk	H
day without	[
day z	F
daycar	K
daycar cost	C
daylight	C
daylight sav	C
db	C
dc	C
dc hell	C
ddd	C
de	S
deacon	Q
deacon blu	C
deacon claybourn	C
deacon football	C
deacon jon	C
deacon st	C
dead	C
dead sin	C
deadlift	C
deadlift low	C
deadlin	R
deadlock	C
deadpool	F
deadpool post	F
deaf	[
deakin	C
deakin universit	C
deal	F
deal _on	M
deal _with	[
dear	C
dear john	C
deathb	Z
deb	X
debaj	Y
debaj _del	V
debat	C
deben	S
deben _los	P
debi	W
debil	V
debilidad	S
debor	[
deborah	T
deborah meaden	C
debt	[
debt californi	I
debt court	C
debt writ	C
debug	D
debug mod	D
debut	D
debut 2024	D
dec	C
dec _a	V
dec _al	X
dec _el	C
dec _que	[
dec jesu	T
dec mile	C
dec piens	C
decapit	W
decapol	[
decathlon	I
decathlon 200	I
deceiv	Z
decemb	K
decent	F
decent indian	E
decepcion	T
decepcion _de	P
deci	P
decian	Q
decid	N
decid ?when	C
decid ?who	I
decid _what	C
decim	[
decimal	C
decimal 101101	E
decimal mone	C
decimal plac	E
decirl	S
decirl _a	P
decision	[
decision toda	C
deck	C
deck _can	J
deck _of	C
deck aren	K
declar	X
declar _a	C
declaracion	C
declaracion _de	C
declaration	C
declaration _of	C
declension	C
declension first	C
declin	H
declin _a	C
declut	C
decod	I
decod agvsbg8gd29ybgq	I
decor	C
decoration	C
decoration _at	C
decre	X
ded	U
dedicacion	P
dedication	[
dedication _of	[
dedicatori	W
deductiv	C
deductiv _and	C
deed	[
deed poll	C
deep	L
deep _be	M
deep _do	J
deep ocean	C
deep point	C
deep sleep	Q
deep wat	C
deer	C
deer mow	C
deer part	G
deer season	F
deez	C
deez nut	C
default	C
default brows	C
defeat	[
defenc	C
defend	[
defend _a	P
defenderm	W
defens	E
deficienc	C
defiend	S
defin	X
defin osmos	C
defin photosynthes	G
defin ubiquitou	C
definat	I
definit	C
definit spell	C
definition	D
definition _of	[
definition law	C
definition sociolog	C
definition thermodynamic	H
definiton	D
definiton _of	D
deflation	C
deflation _for	C
defrost	I
defrost minc	I
degre	C
degre _in	F
degre cost	K
degre rank	C
degre symbol	C
dei	[
dej	S
dej _a	S
dej _de	I
dej _el	Z
dej _en	W
dej _la	X
dej _las	Q
dej _mi	T
dej _por	R
dej _que	U
dej _su	P
dej _un	W
dej entr	C
dej ir	Q
dej sal	P
dej sol	P
dej ver	R
dej viv	P
dejal	S
dejan	S
dejar	P
dejarl	V
dejen	U
dela _in	C
dela again	C
dela flight	C
dela repa	C
delant	W
delant _de	V
delanter	F
delanter barat	F
delawar	G
delegat	[
delet	C
delet _a	C
delet _me	C
delet _my	C
delet _on	L
delet _th	H
delet _yourself	C
delet blank	N
delet facebook	H
delet fil	I
delet histor	H
delh	C
delh toda	E
delic	X
deliciou	C
delight	M
delight butterscotch	M
delight flavor	E
delilah	K
delilah ban	K
delilah guit	L
delilah karaok	G
delilah plain	G
deliv	C
deliv _on	C
deliv _to	H
deliv past	L
deliv year	C
deliver	C
deliver _but	C
deliver no	J
deliver phot	C
deliveranc	[
deliveranc two	C
dell	C
dell ticket	C
deloitt	C
deloitt headquart	C
dem	Z
dem _com	R
demain	C
demain par	C
demand	C
demand _a	Y
demand _de	C
demas	[
demas cos	R
dementi	Z
demetriu	[
demon	P
demon 0	H
demon 170	I
demon copperhead	C
demon da	C
demon deacon	C
demon physic	C
demon sla	C
demon soul	C
demon vs	I
demon weak	C
demoni	[
demoniac	W
demonic	[
demor	P
den	H
den _him	S
den _of	R
den _yourself	[
den fit	C
den plan	C
den publicke	C
denari	[
denariu	[
denial	V
denmark	C
denmark capital	H
denomination	[
dent	C
dent out	C
dental	C
dental crown	C
dental implant	J
dental insuranc	C
dentr	[
dentr _de	V
dentr _del	[
denunc	Q
denunci	[
denv	C
denv _to	F
deodorant	J
deodorant stain	J
dep	C
dep miss	C
dep trial	D
depart	[
depart _from	U
departament	W
department	C
department _of	C
depech	E
depech mod	E
depend	T
depend _on	R
dependenc	P
dependenc tre	K
deplo	T
deployment	[
deport	[
deportation	[
deportist	S
deposit	C
deposit _and	C
deposit _for	C
deposit back	E
deposit bonu	C
deposit not	C
deposit without	F
depot	D
depot paint	D
depr	P
depreciation	C
depreciation straight	C
depresion	V
depresion _ser	P
depress	[
depress _a	U
depress unemployment	C
deprimid	Y
depth	I
depth _for	C
depth _of	[
depth chart	C
der	K
der die	G
derb	K
derb favourit	D
derech	[
deriv	D
deriv _de	D
derivativ	C
derivativ _of	C
derram	S
derrib	S
derrumb	Y
des	V
desampar	S
desanim	[
desaparecid	U
desarrollador	C
desarrollador activ	C
desastr	Y
desatasc	C
desatasc _el	C
desatasc _un	C
desayun	U
desbloqu	F
desbloqu sim	F
descans	[
descans _en	P
descendant	W
descendant _of	T
descendi	P
descendient	S
descendient _de	S
desconect	[
desconocid	U
describ scroog	C
description	C
description _for	C
description templat	C
descubr	U
descubr _que	U
descubri	C
descubri americ	C
desd	I
desd _el	S
desd _que	[
desd cas	C
dese	Y
desempl	S
desert	I
desert eagl	C
desert island	F
desert not	C
deserv	[
deserv _th	[
deserv lov	Q
desesper	R
desiert	[
design	C
design _the	C
design bag	C
desir	T
desktop	C
desktop download	C
desnud	C
desobedient	R
desorden	S
despacit	J
despacit english	J
desped	U
desped _a	T
despedid	[
despedid _de	U
despedirm	R
despert	S
despid	U
despidieron	R
despiert	V
despiert _a	T
despis	W
desprec	U
despu _de	G
despu _del	Y
dessert	C
dessert _or	C
dessert menu	D
dester	R
destin	R
destin two	C
destro	[
destro _by	S
destro _the	S
destru	P
destruccion	X
destruction	[
destruction _of	S
destruid	S
destruy	S
destruyeron	U
detect	C
detectiv	C
detectiv _in	C
determinant	F
determinant 3x3	F
detroit	C
detroit lion	C
detuv	R
deud	[
deud _de	V
deuteragonist	C
deuteragonist mean	C
deuteronom cat	C
deuteronomi	Y
deutsch	H
deutsch mark	H
dev	[
dev _for	[
develop	C
develop mod	I
deviation	C
deviation _in	C
deviation calculator	M
deviation formul	J
devil _be	[
devil _may	C
devil basketball	N
devil bridg	C
devil chord	D
devil dog	C
devil fact	C
devil food	C
devil nicknam	L
devil recruit	K
devil schedul	K
devil ston	C
devil tow	C
devil wear	C
devill	C
devill eg	C
devit	F
devit height	F
devocion	P
devocional	[
devocional _par	[
devolucion	C
devolucion sin	C
devolv	C
devolv _un	C
devolv pedid	D
devolvi	V
devotion	[
devotion _for	[
devotional	[
devotional _for	X
devuelt	C
devuelt _el	C
devuelv	Y
dew	C
dew point	C
dex	C
dex scan	C
dfgdfgdfg	C
dfgkjhdfg	D
dfgkjhdfg kjdfhg	D
dgdgdgd	C
dgt	C
dhl	F
dhl keep	G
di	C
di _al	C
di _con	W
di _de	J
di _en	T
di _y	P
di bot	C
di faltan	C
di mari	C
dia	[
dia _de	[
dia _del	[
dia _en	Q
dia _que	T
dia _y	Q
diabet	[
diabl	Q
diabl _me	R
diabl four	C
diabl immortal	C
diabl two	C
diacon	[
diagnos	[
diagnos _with	V
diagnostic	U
diagram	C
diagram _for	I
diagram label	I
dialect	C
dialis	[
dialys	[
diamant	C
diamant fre	C
diamant grat	K
diamond	C
diamond _in	I
diamond accent	C
diamond movi	M
diamond paint	C
diamond vs	E
dian	[
dianetic	C
dianetic publication	C
diar	E
diar chees	I
diar fir	I
diari	U
diaspor	[
dibuj	C
dicapri	C
dicapri film	K
dicen	[
dicen _que	X
dich	Y
dichos	V
dichos _el	P
dichotomou	D
dichotomou key	D
diciembr	Z
dicken	C
dicken describ	C
dickhead	C
dictadur	U
dictionar	C
dictionar python	C
die	[
die ?how	C
die ?wher	[
die ?who	C
die _and	Y
die _at	C
die _by	X
die _for	Z
die _in	U
die _of	[
die _on	C
die _to	[
die _what	V
die alexandri	C
die alon	S
die alt	C
die befor	S
die best	G
die cab	C
die caus	I
die das	G
die first	[
die fix	H
die girl	[
die hard	C
die husband	Q
die insid	Q
die man	[
die mom	W
die moth	Q
die not	D
die penalt	Y
die redemption	K
die ris	C
die school	C
die sea	C
die see	Y
die sleep	[
die son	U
die spell	C
die spread	C
die star	C
die strand	C
die tonight	[
die two	C
die valle	C
die without	Q
dieback	C
dieg	C
dieg padr	C
dieg train	C
dient	C
dieron	X
diesel	C
diesel _in	C
diesel car	C
diet	N
diet _hay	C
diet chart	L
diet plan	E
diet rul	C
diez	[
diez mandamient	Q
diez muchach	P
diez tribu	P
diezm	[
diferenci	K
diferenci entr	H
diferent	S
differenc	C
differenc between	C
different	[
different _from	D
different church	Q
different operator	C
difficult	[
difficult peopl	Q
dificil	[
dificil _par	R
difunt	[
dig	R
dig _a	[
dig _en	R
dig up	C
digan	X
digit	C
digital	V
digital gam	I
dign	[
dign _de	Q
dignit	V
dij	V
dijeron	V
dijeron _que	U
dijon	C
dijon mustard	C
dilemm	G
dilemm explain	G
diluvi	Z
dim _tu	C
dimension	F
din	M
din _for	C
din ide	C
din tam	I
din tim	C
dinah	M
dinah shor	E
diner	U
diner _a	R
diner _de	C
diner _en	S
diner _ser	P
dingl	C
dinklag	C
dinklag height	C
dinosaur	M
dinosaur _hav	G
dinosauri	Z
dintel	V
dio	Z
dio _a	P
dio _de	U
dio _su	P
dio _un	Q
dio _y	P
dior	C
dior car	C
dior perfum	C
dior sauvag	F
dios	C
dios grieg	C
diosit	[
diosit _por	P
dip	[
dip seven	[
diptyqu	C
diptyqu cost	C
diput	C
diput _hay	C
diput _tien	F
dir	J
dir strait	E
direct	[
direction	C
direction _be	G
direction _from	F
direction _to	C
director	C
director _on	F
director cut	C
director loan	C
dirig	[
dirt	S
dirt pictur	C
disabilit	S
disabl	Z
disagre	V
disagre _about	R
disagre _with	S
disappoint	U
disappoint _me	S
disappointment	Y
disast	W
disc	C
discapacidad	P
discapacit	P
discipl	U
discipl ?who	[
discipl _of	S
discipl foot	P
discipl raid	C
discipl thre	C
disciplin	V
disciplin routin	C
discipul	[
discipul _de	Q
discograph	C
disconnect	F
disconnect ?when	K
discord	J
discord serv	J
discount	C
discount cod	G
discount railcard	D
discourag	[
discriminan	R
discriminan _por	R
discriminat	R
disculp	V
discurs	W
discurs _de	U
discut	U
diseas	[
disen	C
disfraz	S
disfrut	X
disfrut _la	R
disguis	Z
disgust	R
dish	R
dish soap	D
dishon	[
dishwash	C
dishwash _at	G
dishwash not	C
disk	E
disk _in	E
dismiss	H
disne	C
disne infinit	C
disne magic	E
disne plu	J
disneyland	C
disneyland par	F
disneyland rid	F
disobe	X
disobedienc	[
disobedient	S
disobedient child	P
dispensacion	S
disput	L
disput _a	C
disregard	C
disregard _the	C
disregard _your	E
disrespect	X
distanc	C
distanc _from	C
distanc _to	C
distanci	[
distant	V
distiller	G
distiller tour	G
distint	[
distraig	W
distribution	F
district	G
div	C
div _en	G
div class	C
div hurgh	E
div ras	E
divert	C
divert _to	C
divid	[
divid _the	[
divid fraccion	C
divid fraction	C
dividend	C
dividend dat	K
dividend tax	C
dividend yield	C
dividi	T
dividid	[
divin	[
divisibl	C
divisibl _by	C
division	C
division _en	P
division _with	C
division unknown	C
divorc	T
divorc _and	S
divorc _de	C
divorc _in	C
divorc law	C
divorc pap	Z
divorc peopl	P
divorc preci	C
divorc rat	C
divorci	W
divorcian	T
divorciarm	U
diwal	C
diwal rangol	L
diwal sweet	C
dj	C
dj near	G
dj stand	C
djokovic	C
djokovic win	C
dl	J
dm	C
dm _me	C
dmv	C
dmv appointment	C
dna	C
dna mak	C
dnd	C
dnd 5e	G
dnd charact	J
dni	C
dni _com	C
dni cit	I
dns	C
dns propagation	C
dns serv	C
do	C
do _at	G
do _with	U
dobl	V
dobl fil	C
dobl porcion	R
dobl vid	T
doc	R
doc an	P
doc apostol	S
doc googl	N
doc hij	S
doc marten	C
doc piedr	R
doc tribu	U
dock	C
dock compos	C
doctor	[
doctor ?who	C
doctor _cant	U
doctor _sa	[
doctor carpet	K
doctor giv	X
doctor uk	D
doctrin	Z
document	C
document _do	C
document _with	H
document _wont	C
document cooki	M
documentar	C
documentar _about	G
documentar netflix	C
documentar stream	K
dodg	C
dodg box	L
dodg demon	C
doeg	Y
dog	C
dog _a	L
dog _about	J
dog _be	[
dog _much	F
dog _to	G
dog age	H
dog br	C
dog cak	C
dog cont	G
dog eat	M
dog experiment	J
dog food	C
dog friend	C
dog head	C
dog lifespan	M
dog nam	C
dog out	C
dog pregnant	C
dog pull	C
dog remov	E
dog return	[
dog tilt	C
dog track	L
dog weight	C
dogecoin	C
dogecoin prediction	F
dogecoin pric	M
dogm	L
dogm 199	L
doing	[
doing _it	P
doing _the	Y
dol	C
dol blu	C
dol hoj	E
doll	C
doll car	L
doll rat	C
dolor	Z
dolor _de	C
dom	D
dom ?how	H
dom _un	C
domain	D
domain renewal	J
domestic	[
domin	C
domin piz	C
doming	[
doming _de	[
doming tod	D
domini	S
domini propi	S
dominical	U
dommet	C
don	[
don _de	[
don _del	V
don organ	S
don quijot	C
don quixot	C
donacion	V
donald	I
donald trump	I
donant	S
donat _a	C
donat organ	V
donation	W
donation pick	C
donke	S
donke _in	N
donke hoof	G
donke kong	C
donke sanctuar	C
donke shrek	H
donke speak	[
donke voic	H
donor	[
donut	C
doo	C
doo doo	C
doom	C
doom eternal	C
doom metal	M
doom rat	F
door	V
door _for	[
door chord	C
door dash	C
door gun	L
door handl	C
door light	C
door movi	K
door open	J
door straight	C
doordash	C
doorpost	W
doppl	C
doppl effect	C
dor	C
dor fillet	C
dor win	F
dorc	W
dorian	C
dorian gra	C
doric	C
dorm	Z
dormid	P
dormim	S
dos	U
dos _de	J
dos _o	U
dos _que	[
dos habitacion	C
dos herman	Q
dos hoj	C
dos letr	C
dos mujer	T
dos nin	I
dos numer	K
dos per	C
dos person	V
dos thre	C
dos tierr	C
dos two	D
dos vec	R
dosag	G
dosag adult	G
dot	Y
doubl	C
doubl _in	E
doubl click	C
doubl dribbl	C
doubl knit	J
doubl lif	T
doubl six	E
doubt	[
doubt _god	Q
dough	I
dough kitchenaid	I
dough prov	C
dough without	G
dov	I
dov beaut	J
dov cala	L
dov cameron	C
dov chocolat	K
dov nest	C
dov paint	F
dov preci	C
dov shampo	C
dov soap	C
dow	C
dowel	D
down	[
down _and	[
down _in	W
down _my	[
down _on	[
down _the	[
down _to	F
down _with	Z
down post	C
down syndrom	Y
down win	F
downlaod	C
download	C
downtown	C
downtown _at	C
doy	[
doy _un	U
doy graci	R
doy mas	Q
dozen	N
dozen eg	N
dpd	C
dpd driv	C
dpf	F
dpf regeneration	F
dps	G
dps rotation	G
dqw4w9wgxcq	M
dr	C
dr ?who	M
dr desert	C
dr evil	C
dr pep	M
dr ruth	C
dr tim	G
dracul	C
draft	C
draft _a	E
draft cop	I
draft lotter	L
draft ord	N
draft start	J
draftk	K
draftk prom	K
drag	V
drag queen	[
drag rac	C
dragon	H
dragon _in	[
dragon _on	C
dragon age	C
dragon ball	N
dragon bask	C
dragon boat	C
dragon den	C
dragon fruit	C
dragon luck	I
dragon roj	V
drain	C
drain exodu	D
drain full	F
drain overnight	F
drak	C
drak kendrick	M
drak toront	C
drak unchart	H
dram	E
dram _with	C
drank	[
draw	C
draw _a	C
draw four	H
draw near	[
draw pictur	C
drawb	C
dread	[
dreadlock	[
dream	[
dream _about	C
dream _and	X
dream _in	T
dream _of	E
dream _what	T
dream school	R
dreamboat	C
dreamboat anni	C
dreamcoat	K
dreamcoat tour	C
dred	C
dred comic	C
dred helmet	C
dred vs	J
dreidel	C
dress	C
dress cod	[
dress design	C
dress girl	C
dress gown	C
dress sag	C
dress shop	C
dress siz	C
dress toda	H
dress und	D
dress up	[
dribbl	C
drift	C
drift awa	[
drift fix	G
drift rep	C
drill	C
drill bench	C
drill bit	L
drill procedur	C
drill vs	L
drink	V
drink _and	[
drink _at	U
drink _to	T
drink _too	P
drink black	H
drink flavor	F
drink gam	C
drink packag	C
drink per	D
driv	H
driv _a	C
driv _from	C
driv _me	U
driv _on	C
driv _to	C
driv _with	C
driv aft	C
driv ahead	[
driv job	I
driv leav	C
driv licenc	C
driv lik	V
driv minimum	C
driv mov	M
driv osc	C
driv out	Y
driv pay	C
driv star	L
driv test	C
driv thru	F
driv tim	C
driven	[
driven out	[
drivewa	C
drizzl	C
drog	[
drogadict	P
dron	C
dron befor	J
dron law	C
droop	C
drop	F
drop _to	C
drop all	C
drop d	K
drop die	Z
drop out	M
drop tabl	C
dropship	C
dropship ?how	C
drought	[
drown	[
drown _in	Z
drows	C
drug	[
drugstor	C
drugstor mascar	C
druid	L
druid stoneheng	L
drum	C
drum beat	C
drum not	C
drunk	[
drunk _and	Q
drunk _at	Q
drunk driv	W
drunken	Y
dry	T
dry _a	C
dry bon	[
dry ground	[
dry hair	C
dry ice	C
dry socket	C
dry wet	H
drywall	C
du	C
dua	C
dua lip	C
dub	C
dub dub	C
duba	C
duba numb	C
dublin	C
dublin _to	K
dublin hotel	K
dublin librar	N
dublin open	F
dublin rank	J
dubo	F
dubo round	J
dubo tim	J
duch	E
duck	C
dud	L
dud _de	R
dud wak	C
due	Q
due _and	Q
due dat	N
due tmrw	G
duel	S
duel _la	C
duen	L
duen _de	F
duerm	Y
duerm _en	[
duerm _un	C
duermen	C
duermen _las	C
dui	S
dui florid	C
duk	J
duk blu	J
dulc	[
dumb	C
dumb bot	I
dumb machin	C
dumb than	D
dumb thing	D
dumbbell	C
dumbledor	C
dumbledor full	C
dump	C
dump c	G
dump onl	D
dun	C
dun messiah	C
duncan	C
duncan ring	C
dungeon	S
dungeon _and	[
dungeon mast	C
dunk	[
dunk restock	C
dunkirk	D
dunkirk miracl	D
duoling	C
duoling streak	C
duoling vs	J
dup	C
dur	K
dur _el	D
dur _la	F
dur _the	U
dur _un	C
dur oppenheim	I
dur probation	D
durm	P
durmi	P
dust	G
dust bowl	C
dust collector	C
dust devil	C
dust mit	C
dut	I
dut _of	[
dut calculator	H
dut excus	C
dut first	C
dut last	C
dut pay	C
dut warzon	H
duvet	C
duvet cov	C
duvet dimension	L
dvd	C
dvd stor	C
dvl	C
dvl _if	C
dwayn	C
dwayn johnson	C
dx	C
dye	J
dye _a	L
dye _from	E
dynast	C
dynast dat	C
dyson	C
dyson airwrap	M
dyson v8	E
e	E
e _o	E
e0502	J
e10	C
e10 petrol	E
e10 saf	G
e119	N
e119 fault	N
e18	C
e27	K
e4	C
each	S
each day	Y
each oth	[
each way	C
eagl hotel	L
eagl injur	C
ear	G
ear _should	C
ear _to	L
ear aft	C
ear check	K
ear church	U
ear pandor	C
ear plant	C
ear pop	C
ear wax	K
earbud	C
earbud onl	C
earn	C
earn befor	D
earp	C
earth _be	S
earth _to	C
earth belind	E
earth day	C
earth flat	[
earth map	K
earth wind	C
earthquak	P
earthquak 2010	I
earthquak hit	C
earthquak near	C
eas	Q
eas _to	[
eas din	C
eas than	H
eas ukulel	E
east	[
east _of	N
east b	G
east bunn	[
east eg	D
east egg	C
east half	E
east holida	H
east island	C
east lil	C
east stor	[
east week	F
east weekend	C
eastend	C
eastend them	C
eastern	[
eastwood	C
easyjet	I
eat	H
eat ?when	[
eat _an	W
eat _at	Y
eat _by	[
eat _for	C
eat _from	[
eat _his	[
eat _in	C
eat _my	C
eat _the	[
eat _too	P
eat _what	C
eat _with	[
eat bacon	[
eat blood	[
eat chocolat	F
eat cont	L
eat cucumb	I
eat drink	[
eat grap	C
eat grass	C
eat hol	T
eat hone	[
eat host	C
eat lunch	[
eat meat	[
eat ord	C
eat pork	Y
eat pra	C
eat shrimp	S
eat spid	E
eat vegetabl	C
eat wint	E
eba	C
eba co	N
eba fe	F
eba list	C
ebal	[
ebed	X
ebenez	[
ebenez ston	X
ebitd	C
ebullicion	C
ebullicion _del	C
ecclesiast	[
ecclesiastical	C
ecclesiastical court	C
ech	K
ech _a	U
ech _al	S
ech _de	W
ech _del	T
ech fuer	Q
ech hi	C
ech suert	V
ech vulnerabl	C
echal	Z
echan	S
echarl	[
eclesiast	Z
eclesiastic	S
eclips	C
eclips _of	C
ecoboost	J
econom	C
economic	C
economic test	C
ecuacion	C
ecuacion _de	C
eczem	C
eczem cream	C
eczem pictur	H
ed	C
ed sheeran	C
edad _de	C
edad _ser	P
edad mor	P
edad teni	P
edd	C
edd translation	C
eddi	C
eddi _the	C
eden	W
eden _i	C
eden charact	C
eden film	K
eden garden	C
eden hazard	C
eden mont	C
eden prairi	C
eden project	C
edexcel	L
edexcel biolog	L
edg	C
edg _be	C
edg allan	E
edg sword	[
edific	X
edinburgh	C
edinburgh _in	F
edison	C
edison invention	C
edit	F
edition	G
edition valu	G
editor	C
editor fre	C
edom	[
edomit	W
edt	C
educ	[
educacion	T
education	C
eduroam	C
eduroam setup	C
edward	C
edward _or	C
eeeeeeeeee3	C
eeve	C
eeve int	D
efes	X
efesi	Y
effect	C
eficaz	R
efod	Y
efrain	S
efrain _y	S
eg	C
eg _do	E
eg _for	L
eg _in	C
eg cost	N
eg cream	C
eg minecraft	K
eg paprik	F
eg recip	L
eg walmart	J
egfr	C
egfr 58	C
egg	C
egg calor	M
egg cas	C
egg first	K
egg fr	C
egg hunt	C
egg marinad	C
egg tim	J
egg whit	M
eggnog	C
egipci	P
egipt	[
eglon	[
ego	C
egoist	Z
egypt	U
egypt _with	U
egypt film	H
egypt goal	D
egypt holida	C
egypt musical	L
egypt soundtrack	L
egypt timelin	C
egypt vis	C
egyptian	C
egyptian _god	C
egyptian book	C
egyptian cat	C
ehud	[
eid	C
eid _al	C
eid mubarak	C
eiffel	E
eiffel tow	E
eight	H
eight _a	C
eight _can	H
eight _de	Q
eight _del	C
eight _for	G
eight _to	J
eight amazon	N
eight ball	F
eight grand	H
eight horari	C
eight igual	C
eight minut	K
eight schedul	J
eight week	C
eight year	[
eightfold	C
eightfold path	C
eighth	L
eighth wif	C
eilish	K
eilish ticket	K
ein	E
ein iphon	E
ejempl	C
ejempl _de	V
ejercici	C
ejercici _de	C
ejercici _par	C
ejercici resuelt	C
ejercit	[
ekklesi	X
el	[
el _se	Q
el _ser	Q
el _y	P
el te	S
elb	C
elb luth	L
elcan	X
eld	[
eldad	P
elden	C
elden ring	C
elder	[
eleanor	C
eleanor rigb	C
eleaz	[
eleccion	K
eleccion _en	C
eleccion colombi	D
eleccion general	C
elect	[
elect _in	C
election	P
election _in	C
election last	C
election result	C
electoral	C
electoral colleg	C
electric	L
electric bill	[
electric car	H
electric scoot	C
electric sheep	C
electrician	C
electrician apprenticeship	C
electrician cours	C
electricist	K
electricit	U
electricit outag	D
electron	C
electron configuration	C
eleg	[
elegid	X
element	C
element _of	C
elephant	C
elephant gift	C
elephant pregnant	C
elevation	C
elevation _of	C
elevator	G
elevator fight	C
eleven	Y
eleven fil	K
eleven sept	C
elf	C
elf _on	C
eli	X
eli _en	P
eli _se	Q
eli _y	P
eli eli	Y
eli lam	Y
eli twist	C
eliab	[
elig	R
eligi	Q
eligi _a	P
eligibilit	C
eligieron	T
eligieron _a	P
elihu	[
elijah	T
elijah _and	Q
elijah _just	C
elijah com	X
elijah mcco	C
elijah tak	S
elijah wood	C
elim	Z
eliphaz	X
elis	H
elis pian	H
elisabet	[
elise	[
elise _y	R
elish	X
elish _and	V
elish bon	[
elish cuthbert	C
elish gra	C
elish ot	C
elit	J
elizab	C
elizab bishop	C
elizab ii	C
elizab reign	C
ell	X
ell si	Q
elliot	C
elliot fantas	E
elliot fre	E
elliot retir	C
elm	G
elm clos	G
elogi	T
elohim	[
elon	C
elon musk	C
elord	C
elord height	C
els	S
els _be	V
elton	C
elton john	C
elv	H
elv lyric	H
elyon	[
em	C
em ris	C
email	C
email _a	F
email _so	H
email _to	E
email address	K
email etiquett	C
email exampl	K
email find	C
email nev	C
email templat	K
email validation	C
email without	C
emanuel	Z
emau	R
embaraz	[
embaraz _de	U
embaraz _y	P
embarrass	X
embarrass _to	R
embiid	C
embiid injur	C
emblem	C
emborrach	Z
embry	[
emerald	D
emerald cit	C
emergenc	I
emergenc polic	H
emigr	[
emirat	I
emirat _and	I
emm	C
emm ston	C
emm watson	E
emmau	[
emmerdal	C
emmerdal cain	C
emocion	Z
emocional	[
emoj	C
emoj cop	D
emotion	S
emotional	[
emotional aff	V
empan	C
empan argentin	C
emperador	Z
emperor	C
emperor _of	C
emperor dat	F
empez	[
empez _a	Q
empez _de	T
empez _el	Q
empez _la	Q
empiez	S
empiez _a	P
empiez _el	C
empiez _la	R
empiezan	M
empir	C
empir seat	C
empir two	C
empl	X
emple	H
emple _en	G
emplo	C
emplo _an	C
emplo _on	C
emplo chang	C
emplo read	C
employe	U
employe exampl	C
employe tabl	G
empres	Y
empt	[
empt _the	C
empt camp	S
empt ch	V
empt nest	W
empt tomb	Y
emulator	H
emulsion	C
emulsion tak	C
enabl	G
enabl debug	D
enamor	U
enamor _de	U
encaj	W
encaj _en	T
encarcel	R
encarg	S
encenderl	C
encendid	E
enchuf	C
enchuf pas	C
encontr	[
encontr _a	P
encontr _el	P
encontr _un	R
encorv	V
encount	M
encount ticket	M
encourag	Y
encourag _a	S
encouragement	W
encouragement _for	S
encuentr	[
encuentr _el	C
encuest	C
encuest eleccion	C
end	E
end ?when	C
end _a	[
end _in	C
end _my	Y
end _of	W
end _the	V
end _with	H
end choic	C
end explain	C
end tim	C
end up	[
endemon	V
endor	[
endothermic	D
enduranc	[
endureci	S
endureci _el	S
ene	T
enem	[
enem _of	P
enemig	V
enemig _de	P
energ	N
energ formul	D
energ nz	E
energi	M
energi cinetic	C
enferm	Y
enferm _de	P
enferm _que	P
enferm _y	P
enfermedad	[
enfermedad mental	P
enfermer	C
enfermer _en	C
enforceabl	C
enforceabl californi	C
enfrent	Y
engag	E
engag _to	C
engagement	R
engagement ring	C
engan	[
engan _a	U
engendr	T
engin	C
engin charact	I
engin light	F
engin mac	C
engin prendid	C
engin work	C
engineer	G
england	C
england _in	I
england primar	C
england rugb	M
england woman	C
english	C
english channel	G
english translation	J
engrav	S
engrav ets	C
enjo	[
enlac	C
enlac covalent	C
enlac ionic	C
enlighten	C
enoc	V
enoch	[
enoj	[
enoj _con	P
enoj conmig	Q
enojars	R
enough	Y
enough _for	V
enough _in	C
enough _to	[
ensay	C
ensay _de	C
ensen	Y
ensen _a	C
ensen _la	Q
ensen one	Z
ensen two	[
ensenal	V
ensenal _a	V
ensenan	Q
ensenan _a	Q
ensenanz	Y
ensenanz _de	W
ensenanz _del	R
ent	R
ent _la	P
ent _the	U
ent develop	L
ent nad	R
ent text	C
entend	[
entend _la	R
enter	[
enterr	S
enterr _a	P
entiend	S
entierr	[
entierr _de	Z
entierren	R
entierren _a	R
entr	C
entr _a	[
entr _al	[
entr _el	Z
entr _en	V
entr _los	[
entr _por	C
entr _y	C
entr dos	G
entr fee	I
entr herman	[
entr jav	I
entr job	C
entr madrid	C
entran	V
entraran	Q
entreg	Z
entreg _a	W
entren	C
entrenador	[
entrevist	E
entrevist _de	F
entrevist camarer	C
entristec	T
entrop	H
entrop definition	H
env	U
env 5540	J
env appl	C
env hair	C
env print	J
envi	P
envidi	[
envidios	T
environment	V
enviud	U
envo	Y
enzym	D
enzym lock	D
ep	C
ep _and	C
ephesian	W
ephesu	G
ephesu _from	C
ephesu turke	M
ephod	[
ephraim	[
ephraim _and	Q
epic	C
epic bass	I
epic lyric	J
epileps	U
epileptic	U
epiphan	M
epiphan guit	C
epiphon	L
epiphon vs	L
episod	C
episod _of	J
episod count	L
episod fiv	K
episod list	C
episod ord	M
episod six	L
episod star	M
episod supernatural	G
episodi	C
epistl	[
epoc	C
epoc _par	C
epoch	C
epoch tim	C
epsom	C
epsom salt	C
epson	G
epson no	G
equal	P
equalit	G
equalit act	C
equation	C
equation 2x	I
equation h2	J
equation two	H
equip	[
equip _de	H
equip actual	K
equipaj	C
equipaj _de	C
equipaj perdid	C
equipment	C
equit	C
equivalenci	G
equivalenci europe	G
equivoc	L
equivoqu	V
er	C
er _de	R
er _el	S
er _for	C
er _un	C
er _una	C
er chatgpt	C
er tont	C
er tour	N
er tu	[
er wait	C
eram	V
eras	C
eresolv	J
eresolv unabl	K
eric	C
eric church	C
eric clapton	C
eriksen	C
ermitan	C
ermitan _en	C
erotic	Q
erotic stor	C
err	C
err cod	J
err peer	C
error	C
error 404	C
error 500	J
error 502	C
error _al	C
error _de	[
error _on	H
error cod	N
error e0502	J
error f05	J
error fetch	C
error nw	M
error stdi	F
error unexpect	E
ertertert	C
esa	Z
esau	[
escalator	C
escalator handrail	C
escaler	V
escap	E
escap _de	Q
escap _from	V
escap room	C
escap velocit	C
escatologi	T
escen	T
escen _de	T
esclav	[
esclav _que	T
esclavitud	R
escog	W
escogid	T
escol	C
escol 2025	N
escol andaluci	C
escond	[
escondi	U
escondi _a	Q
escondid	[
escorpi	C
escorpi _y	E
escort	I
escort servic	C
escrib	C
escrib _a	P
escrib _en	[
escrib _la	[
escrib _un	C
escrib hierv	C
escrib porqu	C
escribi	V
escribi _el	R
escribi _en	R
escribi _la	Q
escribi _los	R
escribi cien	C
escribi juan	P
escribi pabl	P
escribi salomon	P
escribieron	U
escribirl	P
escrit	Y
escrit _en	Q
escritur	X
escuch	[
escuch _a	P
escuchan	P
escuel	[
escuel dominical	U
escup	S
esdr	[
esdrujul	C
esdrujul ejempl	C
ese	[
eseni	T
esfuerzat	S
esfuerzat _y	S
esguinc	D
esguinc _de	D
esim	C
esim europ	C
esl	C
esmalt	C
esmalt permanent	C
esmirn	Y
eso	U
esp	V
esp _a	P
esp _de	[
esp _del	P
esp _en	T
esp light	C
esp32	C
esp32 deep	C
espaci	C
espaci _en	C
espald	Y
espan	C
espan 2024	N
espan fech	C
espanol	C
espanol articul	E
espanol fech	C
espanol hoy	C
espanol resumen	C
esparrag	C
especial	P
espej	[
esper	[
esper _a	Q
esper _di	P
esper _en	P
esper _la	[
esper _un	S
esperant	C
esperant ?how	C
esperanz	Z
esperanz _en	Q
espi	S
espig	[
espin	[
espin _y	S
espiritu	Z
espiritu _de	Q
espiritu _en	P
espiritu mal	P
espiritu sant	Z
espiritual	V
espiritualment	P
espos	Z
espos _de	W
espos _en	P
espos _me	S
espos _que	T
espos _se	Q
espos _ser	W
espos _tien	R
espos _y	P
espos est	P
espos infiel	P
espos mor	P
espos no	S
espos quier	P
espos trabaj	P
esquem	C
essa	C
essa _on	C
essa plan	J
essential	C
essential hoodi	C
est	N
est _a	Q
est _al	C
est _con	Q
est _de	[
est _del	C
est _di	V
est _el	U
est _en	[
est _la	C
est _mi	G
est _muy	R
est _or	C
est _que	P
est _ser	C
est _tu	Q
est ano	C
est aplicacion	C
est app	G
est application	C
est aqu	R
est bell	C
est bien	T
est buscador	C
est cas	V
est cerc	[
est conmig	Q
est contr	P
est deprimid	P
est dia	S
est embaraz	P
est enferm	U
est enoj	U
est escrit	S
est find	C
est fras	C
est hues	W
est il	C
est lej	V
est list	Z
est mal	Y
est matrimoni	Z
est mund	[
est mur	P
est noch	W
est orgullos	P
est pagin	D
est pas	X
est pec	R
est piedr	Q
est program	D
est seman	C
est separ	T
est sol	U
est tien	C
est trist	V
est unid	C
estab	W
estab _el	T
estab matrimoni	P
estaban	P
establish	W
estac	[
estacion	Y
estaf	X
estan	[
estan _en	Q
estan _los	W
estanqu	U
estar	V
estar conmig	Q
estat	N
estat car	G
estatu _de	J
esteban	W
esteem	[
esten	W
esteril	[
esth	Z
esth perel	C
esth povitsk	C
esth rantzen	C
esth william	J
estimat	C
estimat _to	C
esto	[
esto _con	Q
esto _de	Q
esto _en	Y
esto _muy	R
esto agot	P
esto cans	Q
esto embaraz	P
esto enamor	S
esto enferm	Q
esto esper	Q
esto hac	S
esto hast	W
esto hech	T
esto pas	R
esto pel	Q
esto perd	Q
esto perdid	R
esto prob	C
esto qued	T
esto segur	Q
esto sin	R
esto sol	U
esto trist	[
esto viej	S
estoni	C
estorb	[
estr	S
estrang	S
estrang _from	R
estrech	Q
estrell	[
estrell _de	W
estren	C
estren _de	C
estrict	R
estu	C
estu upgrad	C
estud	[
estudi	[
estudi biblic	V
estudiant	Q
estuv	X
estuv _en	Q
estuv pres	U
etap	C
etap _de	C
etc	C
etc passwd	E
etc shadow	C
etern	[
eternal	Q
eternal demon	C
eternal lif	[
eternal maraud	C
eternal post	C
eternal sla	J
eternal sunshin	E
eternit	I
eternit ring	C
eternit sampl	C
etf	C
etf vs	N
ethan	C
ethan split	C
ethanol	C
ethiopian	[
etiop	V
etiopi	U
etiquett	C
etiquett clap	H
eto	C
eto car	C
eto goal	C
etr	C
etr mnemonic	F
ets	C
ets shop	K
ett	C
ett jam	C
etymolog	C
etymolog mean	C
eu	C
eu 38	M
eu commission	C
eu261	C
eucerin	E
eugen	E
eugen lev	E
eul	C
eul identit	C
eulog	[
eunic	V
eunuc	Z
eunuch	Z
eur	C
eur _a	C
eur _to	I
eur doll	N
eur introduc	C
euromillion	F
euromillion result	F
europ	M
europ _or	G
europe	G
european	Y
eurost	C
eurost cheap	H
eurost seat	N
eurovision	C
eurovision win	K
eutanasi	T
eutic	U
eutychu	V
ev	C
ev batter	C
eva	X
eva mend	C
eva smith	C
evan	C
evan notoriou	C
evan tatto	C
evangeli	[
evangeli _de	T
evangelic	[
evangelion	E
evangelion ord	C
evangelism	T
evangelist	[
evangeliz	[
eve	U
eve bank	K
eve eat	[
eve firework	C
eve lom	C
eve mattress	G
eve onlin	C
eve open	C
eve robot	C
even	E
even _if	Q
even _the	[
even aft	C
even point	C
even though	C
event	C
event _par	C
ever	U
ever 15	C
ever ?how	C
ever _get	[
ever _us	C
ever build	C
ever chang	[
ever day	Y
ever download	C
ever fil	D
ever fiv	C
ever height	C
ever morn	G
ever night	V
ever one	C
ever record	G
ever stat	C
ever tear	X
ever third	N
ever tim	C
ever two	C
ever week	Y
everlast	S
everlast fath	P
everlast lov	R
everybod	[
everybod _be	Q
everyda	T
everyda lif	S
everyon	[
everyon ?who	R
everyon _at	S
everyon _be	W
everyon _hav	S
everyon _my	Q
everyon els	S
everyth	T
everyth ?why	P
everyth _and	P
everyth _be	Z
everyth _i	T
everyth _in	Z
everyth _that	Q
everyth _to	X
everyth abov	C
everyth go	T
everyth happen	Q
everyth hurt	W
everyth pink	C
everywher	U
evict	L
evict _a	C
eviction	C
eviction notic	W
eviction tonight	C
evidenc	[
evidenc _for	[
evil	Z
evil _with	T
evil bot	F
evil chess	C
evil die	C
evil exampl	J
evil eye	U
evil four	K
evil knievel	C
evil mean	P
evil mov	J
evil peopl	R
evil revelation	C
evil spirit	[
evil tv	L
evolucion	S
evolucion _a	C
evolution	[
evolv	C
evolv eeve	D
evolv haunt	C
evolv tam	K
evr	M
evr h00abc1234567890	M
ewrtwert	C
ex	[
ex _be	U
ex _con	X
ex _se	R
ex _wont	Q
ex husband	C
ex wif	D
exact	I
exam	Z
exam not	C
exam timetabl	C
examen	[
examen _de	[
examin	[
exampl	C
exampl _a	J
exampl _of	I
exampl com	G
exampl net	M
exampl org	G
exampl retail	K
excel	C
excel ?how	N
excel _and	C
excel _con	C
excel expert	G
excel macr	N
excel sum	K
excel vlookup	F
excell	I
excell forml	I
except	X
except _me	V
exception	C
exception _in	C
exception android	M
exception mean	C
exces	[
exces _de	F
excess	C
exchang	C
exchang rat	N
excit	[
exclusiv	G
excus	F
exec	E
exec cmd	E
execut	U
execution	C
execution ghost	C
exercis	T
exhaust	[
exhibit	C
exil	[
exil island	H
exili	Q
exist	W
exist _el	U
exist _la	P
existen	[
existen _los	R
existi	S
existieron	P
exit	M
exit vim	C
exod	[
exodu	L
exodu 90	N
exodu _god	C
exodu _of	D
exodu bob	N
exodu end	C
exodu good	C
exodu phon	C
exodu system	L
exodu travel	H
exodu walkthrough	C
exodu wallet	C
exorcism	T
exorcism _of	C
exorcist	C
exorcist believ	C
exorcist director	L
exothermic	D
exothermic vs	D
expand	J
expans	C
expans actor	I
expect	[
expect _of	X
expectation	C
expectation charact	C
expedition	I
expedition map	I
expel	Z
expens	[
expensiv	[
experienc	E
experienci	C
experiment	C
expert	C
expert _and	G
expert wit	C
expiacion	Z
expir	C
expir _can	C
expir eye	C
explain	D
explain ?how	C
explain _a	C
explain _the	Z
explain _with	F
explain inflation	C
explain simp	F
explain simpl	D
explain sup	C
explic	N
explic _a	R
explic _de	C
explic _el	Q
explicacion	[
explor	G
explot	[
explotacion	X
export	M
export _to	M
express	J
express coach	J
expuls	G
expuls _de	[
expuls anoch	C
extend	C
extend _or	C
extend runtim	C
extension	P
extinguish	C
extinguish typ	C
extr	C
extr _for	C
extr bag	M
extr tim	C
extr virgin	C
extraction	C
extraction dry	C
extran	[
extran _a	W
extran _en	C
extran _mi	X
extranjer	[
extraterrestr	W
ey	[
ey _to	W
ey wat	C
eye	T
eye _be	W
eye _for	[
eye _hav	[
eye _of	Z
eye _th	C
eye bracelet	J
eye drop	C
eye steak	C
eye test	C
eye viral	C
eye vs	C
eyebrow	C
eyebrow tint	C
eyelid	C
eyelid warm	C
eyelin	C
eyelin hood	C
eyeshadow	C
eyeshadow look	C
eyr	G
eyr _chapt	G
ezekiel	Q
ezekiel bread	L
ezekiel elliot	C
ezekiel kel	C
ezekiel wif	Q
ezequi	T
ezequiel	[
ezi	C
ezi age	C
ezr	M
ezr collectiv	C
ezr klein	N
ezr koenig	C
ezr mill	E
ezr pound	C
ezr shotgun	N
ezy8421	C
f	C
f _in	E
f _u	H
f g	G
f kenned	M
f kuang	C
f london	M
f murra	C
f05	J
f05 _be	J
f1	C
f1 crash	C
f1 qualif	C
f1 rac	D
f150	J
f150 two	J
f16s	G
f16s _do	G
f30	G
f35	H
f35 vs	H
fa	C
fa _a	C
fabi	I
fabric	[
fac	[
fac _of	V
fac _to	[
fac windowsill	C
facbook	C
facbook marketplas	C
facebook	C
facebook ?how	I
facebook account	C
facebook com	K
facebook inic	C
facebook marketplac	E
facetim	C
facetim ech	C
facil	H
facil _par	C
fact	D
fact _about	C
fact _pleas	E
factor	J
factor cod	I
factor judg	J
factor reset	C
factorial	E
factoris	I
factoris x	I
fad	D
fad haircut	C
fahrenheit	C
fahrenheit _to	E
fail	V
fail _as	Q
fail _my	R
fail _what	C
fail again	Q
failur	[
faint	R
faint lin	C
fair	U
fair _to	P
fair judg	X
fair project	C
fair tal	E
fair une	E
faith	[
faith _and	F
faith _at	W
faith _be	Y
faith _in	U
faith _of	S
faith alon	U
faith chart	M
faith dog	C
faith evan	C
faith friend	P
faith guit	K
faith heal	Z
faith hill	C
faith no	C
faith not	V
faith tour	C
faith trial	C
faith without	X
faithfull	C
faithless	C
faithless insomni	C
fajr	C
fajr _en	H
fak	T
fak _christian	W
fak new	C
fak tan	C
falcon	C
falcon scor	M
falkland	C
falkland war	C
fall	P
fall ?when	G
fall _for	V
fall _from	[
fall _in	C
fall _of	[
fall _on	V
fall _what	C
fall angel	Y
fall apart	[
fall awa	[
fall back	U
fall down	Z
fall gu	C
fall height	C
fall int	W
fall movi	J
fall off	[
fall out	C
fall sleep	C
fall sold	R
fall start	C
fall through	C
fall venezuel	C
falleci	[
falleci _mi	[
fallout	C
fallout four	C
fals	[
fals accus	Q
fals profet	R
fals prophet	S
fals teach	V
fals wit	T
falt	[
falt _a	R
falt _al	Q
falt _de	X
falt _el	U
faltan	C
faltan _par	C
fam	T
fam _about	Q
fam _and	Z
fam _be	V
fam _in	P
fam _that	[
fam _to	Q
fam cast	J
fam curs	S
fam feud	C
fam gather	[
fam guy	C
fam hous	C
fam memb	W
fam reunion	[
fam star	C
fam tre	C
fam wednesda	C
famil	W
famili	X
famili _de	Q
famili _me	T
famili _que	P
famili _se	Q
famili no	R
famin	[
famos	C
famos _de	Y
famou	U
famou am	C
fan	[
fan _to	J
fan loud	I
fan oven	F
fan run	E
fan wobbl	C
fanatic	[
fanduel	C
fanduel sam	C
fanfar	C
fant	G
fantas	C
fantas football	J
fantas nam	J
fantas point	F
fantas team	C
fantasm	[
fantastic	C
fantastic beast	C
far	N
far _as	[
far _be	C
far _from	[
far appeal	C
far awa	W
far estimat	C
faraon	[
farewell	[
farewell _to	W
farise	[
farise _y	W
farm	[
farm napoleon	C
farm spot	C
farm squeal	C
farmaci	C
farmaci 24	J
farmaci _de	C
farquaad	C
fart	C
fart jok	F
fas	C
fas _de	C
fasciit	C
fasciit exercis	E
fasciit insol	K
fasciit stretch	F
fashion	N
fashion cocktail	K
fast	L
fast 16	D
fast _and	C
fast _be	J
fast _for	[
fast _from	[
fast blood	C
fast car	C
fast food	C
fast forward	E
fast glucos	C
fast grow	C
fast insulin	C
fast intermittent	C
fast land	C
fast man	C
fast than	C
fast tim	C
fast way	I
fast x	C
fasten	C
fasten seatbelt	C
fat	E
fat _of	I
fat _or	[
fat cow	Y
fat jok	C
fat percentag	C
fatal	P
fatal error	F
fath	X
fath ?who	[
fath _and	T
fath _be	W
fath _in	C
fath _of	J
fath brown	H
fath christm	C
fath day	H
fath die	P
fath john	C
fath son	[
fath ted	C
fatig	S
faulkn	C
faulkn sparknot	C
fault	Z
fault c	C
fault cod	N
fault cor	C
faust	C
fav	G
fav football	G
favor	[
favor _my	S
favorit	L
favoritism	V
favourit	C
favourit _to	C
favourit color	J
favourit football	N
faz	G
faz pao	C
fc	C
fc next	L
fc shirt	C
fe	V
fe _de	R
fe _from	C
fe _in	J
fe _ser	Y
fe _y	T
fe est	Q
fe marcador	C
fe no	T
fe o2	C
fe provinci	C
fe sin	S
fe te	S
fe2o3	D
fea	F
fear	[
fear _god	Q
fear _the	[
fear draft	C
fear not	[
feast	[
feast _of	[
feast buffet	C
feath	H
feb	[
febrer	Z
februar	E
februar vs	M
febuar	C
fech	C
fech _de	G
fech limit	X
fecundacion	Q
fecundacion _in	Q
fed	Z
fed inter	C
fed up	P
federal	N
fedex	C
fedex exception	C
fee	C
fee _on	I
fee clark	C
fee refund	L
feed	Q
feed _a	C
feed _my	[
feed _of	S
feed _the	[
feed autumn	C
feed schedul	L
feel	[
feel _anyth	P
feel _for	P
feel _god	S
feel _so	[
feel _that	C
feel _the	P
feel alon	P
feel awful	[
feel bad	P
feel cold	C
feel die	S
feel dirt	R
feel empt	X
feel far	S
feel good	F
feel guilt	U
feel lik	C
feel lost	Q
feel noth	X
feel numb	T
feel useless	[
feel welcom	R
feist	D
feist mpg	D
felic	R
felici	C
felicidad	Q
felicit	S
felip	V
felip _y	S
felix	T
felix transf	C
feliz	[
feliz dia	Q
fellowship	[
femal	M
femal celebrit	C
fenc	C
fenc height	M
fenc post	C
feng	C
feng shu	C
feo	[
feo _a	P
ferdinand	E
ferguson	C
ferguson sil	C
ferr	C
ferr _to	I
ferr algecir	I
ferr cancell	C
ferr dov	L
ferr tim	D
ferrar	C
ferrar film	C
ferritin	H
ferritin level	I
fertiliz	C
fest	[
festival	J
festival assemb	C
festival hol	C
festival london	J
festival ticket	K
festu	U
fetch	C
feud	K
feud question	C
fev	C
fev _in	D
fev certificat	E
fev tablet	C
few	C
few _or	C
few peopl	R
few vs	E
fff	C
fff f	C
ffff	C
ffff fff	C
ffs	C
ffxiv	C
fghfghfgh	C
fiador	T
fianc	W
fianc die	Q
fibonacc	C
fibonacc sequenc	C
fibr	C
fichaj	G
fichaj barc	G
fiction	C
fiction briefcas	C
fiebr	R
fiel	W
fiel _a	P
fiel _y	P
field	[
field goal	C
fienn	C
fienn _or	C
fier	[
fiest	G
fiest _de	[
fiest _y	U
fiest cort	C
fiest judi	Q
fif	C
fif 23	C
fif 24	C
fift	M
fift inch	K
fift libr	E
fift lin	J
fift no	J
fift year	S
fifteen	T
fifth	R
fifth avenu	H
fig	M
fig jam	C
fig roll	C
fig scrub	C
fig tre	[
fight	T
fight _about	S
fight _and	S
fight _for	S
fight _in	C
fight _the	[
fight _with	[
fight all	W
fight card	C
fight club	C
fight dat	C
fight jay	C
fight over	Z
fight pamplon	C
figm	C
fij	C
fij _o	C
fil	C
fil _a	C
fil _as	G
fil _for	[
fil _in	C
fil _or	F
fil exampl	K
fil exist	C
fil list	K
fil recycl	I
fil window	F
filemon	[
filibust	C
filibust definition	I
filibust rul	H
filioqu	[
filip	[
filipens	[
filipin	C
filipin _in	C
filiste	[
fill	[
fill _a	H
fill _the	V
fill _with	W
fill out	C
fillet	C
fillet cook	C
fillion	C
fillion firef	C
film	C
film 1985	K
film 201	H
film ?wher	C
film _be	G
film _in	D
film cgi	H
film list	K
film location	C
film motorbik	M
film netflix	K
film review	N
film stev	L
filosof	C
filosof tom	C
filt	C
filt _and	C
filth	U
fin	[
fin 38	C
fin _de	[
fin _del	[
fin appeal	C
fin fort	C
final	D
final _de	C
final _del	C
final explain	C
final explic	C
final greet	S
final mvp	C
final recap	G
final scen	C
final v2	I
finalis	C
financ	G
financ pcp	C
financial	[
find	Z
find _a	[
find _god	Y
find _me	K
find _my	J
find _the	M
find _what	U
find _you	K
find diamond	I
find ip	H
find larg	I
find out	C
find peac	[
find work	T
fine	[
fing	K
fing _be	E
fing _in	Y
fing go	C
fing sandwich	E
finiquit	C
finiquit _com	K
finish	[
finnish	C
finnish cas	C
fir	M
fir 1983	C
fir _and	[
fir _for	[
fir _from	E
fir _in	[
fir _of	C
fir diamant	K
fir drill	C
fir emblem	C
fir extinguish	C
fir festival	K
fir map	C
fir mean	C
fir next	C
fir stick	C
fir them	C
fir tv	C
fir vangel	C
fir wall	C
fireball	G
fireball damag	G
firef	C
firef glow	C
firefight	Z
firefox	C
firework	C
firework ?wher	C
firework near	J
firework sydne	C
firm	U
firm _or	C
first	P
first 10k	K
first 15	C
first 20	I
first 666	C
first _and	[
first _christian	[
first _the	[
first aid	C
first album	I
first car	C
first christm	Y
first church	[
first communion	C
first danc	C
first dat	C
first day	C
first edition	G
first fift	J
first flight	C
first four	U
first fruit	[
first gentil	X
first hol	C
first holida	[
first instrument	C
first job	[
first king	[
first law	C
first lov	[
first man	C
first martyr	[
first miracl	[
first murd	W
first night	Y
first one	C
first ord	M
first passov	[
first past	C
first person	R
first proposal	C
first respond	[
first sight	C
first step	[
first ten	C
first tim	[
first week	[
first woman	X
first world	C
firstborn	[
firstborn _of	Q
fish	D
fish _and	C
fish _with	H
fish fing	E
fish gear	C
fish hitchhik	C
fish indian	C
fish king	C
fish licens	C
fish movi	H
fish net	J
fish out	I
fish sleep	C
fish tank	C
fisherman	H
fisherman friend	C
fisherman salar	H
fisherman sweat	C
fishermen	[
fisic	R
fission	C
fission _and	C
fit	C
fit _a	C
fit _at	C
fit _in	P
fit hour	G
fit sheet	C
fitbit	E
fiv	C
fiv _de	C
fiv adjectiv	C
fiv anchor	C
fiv book	U
fiv cas	M
fiv da	E
fiv dant	C
fiv day	I
fiv episod	M
fiv expand	J
fiv fech	C
fiv foot	C
fiv goal	C
fiv gu	G
fiv km	C
fiv ks	C
fiv let	C
fiv litr	F
fiv loav	W
fiv m	C
fiv mil	C
fiv minut	N
fiv pay	C
fiv pill	C
fiv releas	M
fiv salar	K
fiv six	M
fiv synth	C
fiv synthesiz	C
fiv thirt	E
fiv thousand	S
fiv tim	K
fiv troph	F
fiv twelv	C
fiv two	C
fiv watch	K
fiv year	S
fix	I
fix _a	C
fix _my	C
fix _the	[
fix _your	G
fix creak	K
fix hol	H
fix scratch	D
fixtur	C
fixtur saturda	J
fjdksl	C
fl	J
fl _and	[
fl _chapt	C
fl _in	Z
fl charact	E
fl conch	C
fl far	K
fl nun	C
fl simon	C
fl straight	N
flac	Y
flag	C
flag _with	C
flag color	N
flag tibetan	F
flam	[
flam _on	[
flam test	L
flaming	C
flaming pink	C
flaming stand	C
flarg	C
flarg blonk	C
flash	D
flash e18	C
flash flood	C
flash gordon	C
flashlight	J
flashlight app	G
flat	C
flat _in	C
flat _on	J
flat even	E
flat ever	C
flat foot	L
flat tyer	F
flat tyr	E
flat whit	C
flat without	H
flatbread	C
flatbread air	G
flatbread pan	C
flatter	[
flavor	C
flavor _for	J
fle	W
fle _from	[
fle treatment	C
flech	U
fled	V
fleec	[
fleetwood	K
fleetwood mac	K
flequill	C
flesh	X
flesh _and	C
flesh mean	V
flexbox	I
flibbertyjib	C
flick	C
flick _at	C
flight	P
flight _to	Q
flight becaus	C
flight compensation	C
flight distanc	C
flight divert	C
flight london	N
flight statu	C
flight tim	G
flihgt	D
flihgt statu	D
flip	K
flip _a	C
flip _it	C
flirt	X
flirt _with	R
flix	C
float	T
float sidewa	C
flock	[
floj	S
flojer	R
flood	Q
flood _it	C
flood _of	C
flood happen	Y
flood insuranc	C
flood light	C
flood plain	M
flood warn	C
floor	E
floor _do	L
floor direction	C
floorboard	K
floorboard und	K
flor	[
flor _de	V
florec	C
florid	C
florid hotel	N
florid ke	H
florid temperatur	J
florid tonight	H
florid weath	M
flour	G
flour mak	E
flour recip	D
flour substitut	C
flow	[
flower	C
floyd	C
floyd _the	C
flu	C
flu contagiou	C
flu shot	F
fluid	K
fluid color	K
flurb	C
flurb glorp	C
flush	E
flut	G
flut pub	C
fly	C
fly _from	K
fly _on	I
fly _or	G
fly _with	C
fob	C
fob die	C
focu	U
focu one	N
fodmap	D
fodmap food	D
fog	C
fog _at	C
fog season	H
fog up	C
foil	C
foil _in	K
foil go	C
fol	M
fol beach	C
fold	C
fold _a	C
fold _an	M
fold _by	D
fold _with	C
fold mountain	C
fold window	C
follow	Z
follow _do	F
follow _for	C
follow _me	[
follow _someon	C
follow _the	[
follow fre	C
follow gam	C
follow int	C
follow jesu	[
fond	C
font	C
font nam	C
font siz	C
foo	C
foo bar	C
food	J
food _and	[
food _be	C
food _for	C
food _from	Z
food _in	[
food _to	C
food cak	C
food chain	C
food high	D
food ks2	C
food lion	C
food list	D
food no	I
food poison	H
food rash	G
food recall	C
food restaurant	C
food rul	[
fool	L
fool _and	T
fool gold	C
fool nam	C
fool prank	G
fool rush	C
foolish	[
foot	[
foot _be	C
foot _in	C
foot _of	[
foot _to	C
foot _with	R
foot cream	C
foot fall	C
foot nin	C
foot paddl	H
foot pic	C
foot wash	[
football	C
football club	L
football hoax	C
football jok	E
football pool	C
football rank	H
football team	L
football waiv	J
footlong	E
footlong deal	E
for	C
for craft	C
for demon	C
forbid	T
forbidden	[
forbidden fruit	Z
forbidden tre	W
forc	Z
forc _me	P
ford	C
ford capr	C
ford feist	D
ford focu	D
ford rang	F
forearm	D
forearm cost	D
forecast	C
forecast _for	G
forecast antioch	C
forecast car	J
forehead	[
foreign	[
foreign wif	Z
foreskin	[
foretold	V
forev	[
forget	U
forget _that	C
forget _the	[
forget _what	W
forget _your	C
forgiv	[
forgiv _a	M
forgiv _and	S
forgiv _but	Q
forgiv _for	X
forgiv _him	P
forgiv _his	P
forgiv _me	X
forgiv _my	[
forgiv _myself	R
forgiv _of	C
forgiv _someon	S
forgiv _the	[
forgiv _them	S
forgiv _us	P
forgiv _what	P
forgiv deadlin	C
forgiv form	G
forgiv mean	U
forgot	L
forgot _about	Q
forgot _my	C
forgot _to	Y
forgotten	V
fork	I
fork diagram	C
fork go	C
fork nam	C
form	C
form 3508	G
form _an	G
form d8	C
form kne	G
form lp1f	I
format	C
format _un	C
format usb	C
formation	C
formation diagram	K
formation fossil	C
forml	I
forml _for	I
formul	C
formul _de	C
formul _del	M
formul _e	L
formul excel	K
formul milk	N
formul one	C
formul si	L
formul uno	N
formulari	C
formulari _i	C
forsak	[
forsaken	U
fort	Z
fort _in	C
fort da	U
fort degre	C
fort di	T
fort hour	C
fort night	F
fort nin	C
fort sheet	G
fort vision	C
fort year	C
fortalez	T
fortnit	C
fortnit creativ	C
fortnit item	K
fortnit land	J
fortnit lobb	C
fortress	[
fortress _and	X
fortun	I
fortun _de	C
fortun cooki	C
fortun tell	[
forward	R
fos	R
fossil	R
fost	[
fost car	[
fost child	Q
fot	L
fot _de	D
fot _del	C
fot bor	C
fot desnud	[
fot hot	C
fotosintes	C
found _a	[
found _of	C
found _someth	[
found _the	[
found _what	D
found nam	C
found out	U
found sikhism	C
found ups	K
foundation	C
foundation _for	C
foundation _of	[
foundation depth	C
foundation shad	C
fountain	[
fountain _of	W
four	E
four _or	C
four beast	W
four best	D
four black	E
four cancell	L
four cheat	C
four diner	G
four final	G
four fork	C
four high	C
four horsemen	D
four hour	E
four hundr	Q
four jul	I
four kill	C
four let	N
four lif	S
four mone	D
four motherlod	I
four one	C
four releas	M
four remak	K
four retr	C
four season	D
four seven	C
four stream	C
four strok	C
four thousand	[
four throw	C
four tonight	E
four trinit	L
four tsi	J
four two	L
four week	I
four wheel	C
fourteen	X
fourteen 143951	F
fourteen _de	W
fourteen church	C
fourteen da	C
fourteen elm	G
fourteen pound	C
fourteen win	K
fourth	C
fourth _be	C
fox	K
fox _say	C
fox dig	C
fox mak	C
fr	C
fr basketball	C
fr calor	G
fr chicken	M
fr chip	L
fr esparrag	C
fr ric	C
fr salmon	K
fr use	M
fracas	[
fraccion	C
fraccion _par	C
fraction	C
fraction year	H
fram	H
fram _at	C
franc	C
franc age	C
franc stag	K
franc yellow	N
frances	C
francisc	C
francisc driv	C
francisc fog	H
frankenstein	G
frankenstein creatur	L
franki	D
franki season	D
frankincens	[
frankincens _and	[
franklin	D
franklin invention	D
franz	E
franz ferdinand	E
fras	L
fras _de	Z
fras _par	K
fras biblic	[
fras hab	C
fraud	[
fre	C
fre _from	[
fre _vers	C
fre _will	[
fre agent	E
fre antiviru	C
fre bet	E
fre entr	C
fre fall	C
fre fir	C
fre kick	C
fre leak	C
fre music	E
fre no	L
fre onlin	F
fre pancak	K
fre porn	C
fre royalt	E
fre school	C
fre spin	C
fre trial	C
fre wil	C
fre word	K
freak	S
freak frida	C
freak out	[
freedom	[
freehold	C
freelanc	C
freelanc contract	C
freelanc illustrator	I
freez	R
freez cook	C
freez cream	M
freez head	N
freez hummu	C
freez point	C
fregader	C
freidor	C
freidor _de	C
fren	C
french	C
french ?when	K
french _for	D
french helicopt	I
french onion	N
french open	E
french plait	C
french revolution	F
french romanc	D
french toast	L
french verb	D
frent	[
fresh	[
fresh basil	I
fresh princ	C
fresh start	[
fri	Z
fri ni	V
frida	G
frida 13th	H
frida agreement	C
frida bank	C
frida dat	H
frida deal	M
frida night	C
frida tv	J
fridg	C
fridg freez	N
fridg method	J
fridg not	C
friedland	C
friedland hat	C
friend	[
friend ?who	[
friend _and	Q
friend _as	R
friend _at	X
friend _be	[
friend _for	R
friend _hav	T
friend _in	[
friend _of	Z
friend _to	U
friend _whos	S
friend _with	[
friend _wont	R
friend bracelet	C
friend dav	C
friend die	R
friend drink	P
friend episod	F
friend fortnit	C
friend ghost	C
friend go	P
friend leav	P
friend mak	V
friend mom	Q
friend mov	[
friend pub	C
friend requ	I
friend salar	C
friend start	C
friend stop	T
friend tell	C
friend think	Q
friend tv	C
friend want	Q
friend wed	C
friendship	Y
friendship _for	P
friendship bread	C
frod	C
frod height	C
frog	N
frog _and	[
frog lifecycl	C
frog magnoli	C
frog tap	C
front	C
front _of	W
front adverbial	C
front lin	L
fronter	[
frost	K
frost _a	D
frost tonight	C
frozen	G
frozen _on	E
frozen thre	C
fruit	K
fruit _of	[
fruit _or	D
fruit _th	C
fruit _that	C
fruit fl	F
fruit sweeten	C
fruit vin	D
fruitcak	C
frut	Y
frut _del	Q
ftp	K
ftp fil	K
fts	D
fts hundr	D
fuck	C
fuck off	C
fueg	[
fueg _del	Q
fueg _que	P
fuent	S
fuer	E
fuer _de	C
fuert	[
fuert _de	R
fuert _por	P
fuerz	Y
fuerz _par	S
fui	Z
fui infiel	S
fui mal	R
fuim	V
fuk	C
fuk off	C
fulfill	[
full	N
full _but	C
full _of	[
full cast	J
full hous	C
full moon	C
full movi	N
full nam	E
fum	X
fum marihuan	T
fun	X
fun _of	U
fun fact	C
funcion	H
funcion buscarv	C
function	C
function _that	C
functionalism	J
functionalism vs	J
fund	P
fund fe	C
fund work	H
fundador	C
fundador _del	C
fundrais	[
funeral	[
funeral _de	S
funeral _for	T
funeral _of	Z
funeral read	S
funk	C
funn	C
funn _with	X
funn birthda	C
funn nam	J
fur	C
fur elis	H
fur pfannkuchen	C
furiou	C
furiou _be	C
furnac	C
furnac filt	C
furnitur	J
furnitur outlet	E
furr	[
furth	U
fus	H
fus _in	C
fusion	C
futbol	C
futsal	C
futur	X
futur espos	P
fuzz	H
fyr	C
fyr festival	C
g	C
g _of	F
g entr	C
g grac	C
g7	C
g70	E
g70 leas	E
g80	C
g80 leas	C
ga	Q
gabriel	H
gabriel arsenal	C
gabriel jesu	C
gabriel macht	C
gabriel magalha	G
gabriel sledgeham	C
gad	X
gaelic	D
gaelic _for	D
gaetz	C
gag	C
gag jud	C
gain allowanc	C
gaiu	[
gal	C
galaad	Z
galaci	V
galat	V
galatasara	C
galatasara scor	C
galatian	P
galatian pizz	E
galax	T
galax a14	C
galax s23	J
galici	C
galile	Z
galile kibbutz	C
galile samari	S
gall	T
gall blad	C
galle	L
galle kitchen	L
galler	C
gallin	[
gallon	C
gallon _of	K
gam	D
gam _for	C
gam _in	C
gam _of	C
gam _with	M
gam all	[
gam book	C
gam channel	F
gam episod	L
gam googl	H
gam king	C
gam list	H
gam location	C
gam parla	C
gam ps4	G
gam real	C
gam remak	C
gam rul	C
gam sol	I
gam tonight	C
gamaliel	X
gambl	U
gambl _a	W
gambl brand	C
gamepass	K
gamepass list	K
gamestop	E
gamestop short	E
gan	I
gan _de	V
gan _el	E
gan _en	C
gan _las	C
gan _un	C
gan operacion	C
gananci	V
gandalf	C
gandalf _the	C
ganesh	C
ganesh chaturth	C
ganesh idol	C
gangst	L
gangst paradis	L
gap	S
gap _in	C
gap _on	C
gap insuranc	C
gar	K
gar linek	K
garag	J
garag door	J
garbag	J
garbag compar	C
garbag interfac	C
garci	C
garden	S
garden _of	L
garden breadstick	I
garden part	C
garden restaurant	C
garden shed	C
garden wall	C
garfield	C
garfield spiderman	C
garlic	C
garlic _from	F
garlic bread	C
garlic salmon	I
garment	[
garmin	E
garmin vs	E
gas	C
gas _do	C
gas _too	C
gas furnac	C
gas ideal	C
gas leak	M
gas list	C
gas mark	L
gas met	F
gas us	C
gas ww1	I
gasoliner	H
gasoliner mas	H
gasset	C
gasset _dond	C
gast	Y
gast _del	F
gast _en	[
gast _un	H
gat	L
gat _en	S
gat actor	C
gat bridg	D
gat chang	C
gat com	C
gat hous	C
gat nam	E
gat one	C
gat ronronean	C
gat sin	C
gat thre	E
gat vomit	C
gatekeep	C
gatekeep mean	C
gatewa	C
gatewa again	C
gatewa timeout	G
gath	[
gather	C
gather wrath	C
gatit	C
gatit calendari	C
gatland	C
gatland heaven	C
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
gay _and	R
gay peopl	P
gaz	[
gb29	E
gb29 nwbk	E
gbp	C
gcs	C
gcs answ	C
gcs grad	I
gcs math	D
gcs not	I
gde	J
gde nahoditsy	J
gdp	C
gdpr	C
gdpr compliant	C
gdpr subject	K
gear	C
gear _of	C
gear _on	C
geck	C
geck walk	C
gedali	T
gedaliah	T
gedeon	[
gedeon _y	P
gehen	[
gehenn	[
gel	C
gel nail	C
gel packet	C
gelatin	C
gelatin sweet	C
gell	E
gell buff	E
gemel	[
gemin	C
gemin _and	G
gemin _th	C
gemin trait	I
gemston	C
gemston s4	C
gen	X
gend	U
gend cospla	C
gend reveal	I
genealog	V
genealog _of	R
genealogi	Q
gener	X
generacion	C
generacion _del	C
generacional	Y
general	C
general assistant	C
general cust	C
general election	C
generat	C
generat _a	C
generat ten	F
generation	[
generational	[
generational curs	[
generator	C
generator elf	J
generic	K
generic constraint	N
generic tutorial	L
generou	S
genes	M
genes block	C
genes car	C
genes emulator	H
genes energ	E
genes evangelion	C
genes g70	E
genes g80	C
genes global	C
genes gv70	C
genes gv80	C
genes gym	C
genes land	C
genes min	H
genes one	[
genes phil	D
genes rebuild	C
genes seg	F
genes sonic	K
genes tour	K
genetic	[
genshin	C
genshin cod	C
gent	[
gent _a	P
gent _de	Q
gent _en	P
gent _me	P
gent mal	P
gentil	[
gentl	[
geograph	I
geograph cas	I
geometr	H
geometr dash	H
georg	C
georg bush	K
georg day	J
georg ezr	N
georg michael	C
georgi	G
geranium	C
gerasen	[
german	C
german der	G
german four	N
german shepherd	C
german word	C
gerrymander	F
gerrymander definition	F
gerund	C
gestation	C
gestation period	C
get	[
get _me	R
get _on	P
get baptiz	P
get divorc	S
get drunk	Q
get leav	V
get log	C
get marr	[
get old	W
get sav	V
get stab	D
get swallow	C
get upgrad	H
get wet	C
gethseman	[
getseman	[
gettysburg	C
gev	D
gg	C
gg mean	C
ggg	D
ggg gg	D
gggg	D
gggg ggg	D
ggggghhhhh	C
ggplot	I
ggplot rotat	I
ghg	C
ghghghgh	C
ghghghgh ghg	C
ghibl	C
ghibl list	I
ghjkghjk	C
ghost	Q
ghost _of	H
ghost kitchen	C
ghost mannequin	F
ghost pep	H
ghost pizz	C
ghost recon	C
ghostbust	C
ghostbust slim	G
ghostbust them	C
gi	J
gi stas	J
giant	[
giant _in	Q
gibberish	Q
gibberish flarg	C
gibeon	R
gibeonit	[
gibson	C
gideon	S
gideon _and	[
gideon _bibl	C
gideon bakehous	C
gideon guit	C
gideon v	D
gif	D
gift	J
gift _by	C
gift _for	C
gift _from	[
gift _of	I
gift amount	C
gift card	C
gift guid	G
gift ide	C
gift without	C
gigant	[
gigant _de	T
gilead	[
gilgal	[
gilipoll	C
gimnasi	T
gin	C
ging	C
ging befor	E
ging cat	H
gingerbread	C
ginsburg	H
ginsburg quot	K
ginsburg workout	K
giraff	C
giraff _hav	C
giraff neck	F
girl	C
girl ?who	[
girl _and	[
girl _at	U
girl _be	T
girl _in	H
girl _the	C
girl _with	[
girl cloth	C
girl danc	G
girl wallpap	H
girlfriend	F
girlfriend _be	Y
git	C
git merg	H
git press	M
git push	C
git und	C
gitan	G
gitan recet	G
github	E
github com	L
gitlab	I
giv	[
giv ?when	X
giv _a	Z
giv _and	P
giv _him	V
giv _in	S
giv _me	C
giv _much	U
giv _my	[
giv _the	U
giv _to	Z
giv _us	Y
giv _you	I
giv birth	X
giv mone	Q
giv off	C
giv ten	W
giv thank	Y
giv up	[
glad	[
gladiator	D
gladiator two	D
gladwell	C
gladwell review	C
glass	G
glass _a	D
glass _from	C
glass lens	D
glass prescription	C
glass see	C
glastonbur	C
glastonbur lin	F
glean	[
global	C
global bankruptc	C
glor	M
glor _of	[
glor _to	[
glor da	C
glor hol	C
glor kubrick	C
glor man	C
glor seed	C
glori	[
glori _de	R
glori postrer	V
glorif	[
glorp	C
glorp snarf	C
gloss	C
glov	C
glov pedid	C
glow	M
glu	S
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
glycemic	K
glycemic index	K
glycinat	L
glycinat vs	L
gm	F
gm bot	F
gmail	C
gmail aft	C
gmail com	K
gmail login	M
gmail password	N
gmt	C
gnat	[
go	S
go ?when	[
go _and	Z
go _in	H
go _of	[
go _on	C
go _to	[
go _with	C
go _wrong	C
go aft	C
go amig	C
go awa	C
go back	L
go backward	[
go befor	[
go boil	C
go bust	C
go chord	K
go gym	I
go hard	C
go hom	[
go int	[
go liv	F
go na	C
go off	C
go ooh	C
go out	[
go soft	C
go through	X
go up	[
go viral	C
go well	S
go wrink	C
goad	Y
goal	C
goal _in	N
goal maradon	C
goal prediction	C
goalkeep	C
goalkeep sav	C
goalkeep scor	E
goat	T
goat _a	C
goat app	G
goat chees	J
goat curr	C
goat gruf	C
goat mess	F
goat simulator	K
goat tavern	I
goat yog	C
gob	C
gob desert	C
gobain	C
gobain shar	C
gobernador	[
gobernador _de	Y
gobernador _que	R
gobernant	U
gobiern	[
god	[
godadd	C
godadd domain	J
godchild	P
goddaught	U
goddess	C
goddess hairstyl	C
godfath	C
godfath part	C
godfre	J
godfre hotel	J
godiv	C
godiv chocolat	M
godiv coventr	C
godl	[
godmoth	P
godot	C
godot summar	C
godparent	[
godspell	C
godsword	J
godsword pric	J
godzill	C
godzill minu	C
gog	[
gog _y	S
goggin	C
goggin routin	C
goggl	C
gogh	C
gogh ros	C
going 60	C
going 80	C
going _on	[
going _to	C
going _too	C
going back	S
going blind	V
going brown	H
going int	X
going robot	C
going through	[
gol	C
gol _de	C
gol llev	C
gold	J
gold cost	C
gold cow	[
gold nisab	G
gold per	H
gold plat	C
gold pric	I
gold rush	C
golden	Z
golden calf	[
golden calv	X
golden gat	C
golden girl	C
golden goos	C
golden hour	C
golden rati	C
golden retriev	C
golden rul	[
golden stat	M
golden templ	F
golden wed	[
goldfish	C
goldfish _hav	C
goldfish float	C
goldfish liv	H
goldfish swim	K
golf	C
golf _and	C
golf ball	C
golf club	C
golf green	M
golf handicap	L
golf mk7	J
golf one	J
golf shout	F
golgot	U
golgoth	[
goliat	[
goliath	Q
goliath bird	E
goliath birdeat	C
goliath group	C
goliath malcolm	C
goliath roll	L
goliath tv	I
golpe	W
golpe _la	P
gom	[
gomorrah	L
gomorrah tv	C
gonn	C
gonn _be	C
gonn _let	C
gonn giv	C
good	U
good ?why	X
good _and	G
good _for	J
good _to	[
good _will	C
good alternativ	L
good begin	I
good book	C
good bot	C
good credit	I
good die	[
good din	C
good end	C
good enough	W
good even	C
good fath	[
good fight	Q
good first	C
good frida	T
good friend	[
good hba1c	C
good hop	C
good inc	D
good king	[
good lif	[
good luck	[
good man	S
good mone	C
good morn	C
good moth	[
good nam	[
good new	[
good night	C
good old	Z
good omen	C
good peopl	Z
good person	W
good pet	C
good plac	C
good podcast	H
good pric	L
good pub	H
good samaritan	E
good shepherd	Z
good teach	C
good thing	[
good vs	J
good way	C
good wif	[
good without	[
good word	[
good work	[
goodby	[
goodby _to	[
goodman	C
goodman _as	C
goodman commercial	C
goodwill	J
goodwill near	C
goog	I
goog _in	I
googl	C
googl ads	M
googl chrom	I
googl com	J
googl earth	C
googl map	L
googl pla	K
googl set	K
googl sheet	N
goon	C
goon actor	C
goos	C
gor	J
gord	U
gord _de	C
gordon	C
gordon levit	C
gorg	C
gorg cret	C
gorgeou	I
gorgeou _what	I
gorillaz	C
gorillaz feel	D
gosen	X
goshen	K
goshen indian	C
gosl	C
gosl hij	C
gospel	Y
gospel _in	[
gospel _of	W
gospel music	C
gospel oak	C
gossip	[
gossip _about	P
got	[
got _a	[
got _an	U
got _my	[
got _the	V
got awa	R
got baptiz	P
got catch	R
got drunk	S
got dump	U
got fir	C
got kick	P
got knock	C
got lay	R
got noth	Q
got out	U
got pregnant	R
got promot	T
got sav	X
got suspend	R
got talent	C
gotel	C
gotel sin	C
gotten	C
gotten correct	C
gould	C
gould shar	C
government	G
government shut	C
government shutdown	I
governor	T
governor ?who	[
governor _of	C
gown	C
gown m	F
goz	[
goz _de	Q
goz _del	Q
goz _en	U
gps	D
gps work	D
gpt	C
gpt four	C
gpt plu	D
gpu	C
gpu pric	C
gr	S
gr bead	C
gr film	L
gr ghost	C
gra	I
gra hair	[
gra quot	C
gra telephon	C
grab	[
grac	W
grac _and	L
grac _be	W
grac _of	C
grac anatom	E
grac bat	K
grac cast	C
grac jon	C
grac kel	C
grac period	C
grac rerun	C
grac revival	C
grac rx	H
grac tv	C
grac vanderwaal	C
graceland	C
graceland album	N
graci	[
graci _a	R
graci _al	C
graci _de	P
graci _di	P
graci _en	P
graci _por	W
graci diosit	P
graci lord	P
graciou	R
grad	C
grad boundar	I
grad celsiu	J
grad formul	C
grad material	H
grad two	C
gradient	C
gradient _of	C
gradu	Y
graduacion	W
graduat	[
graduation	[
graduation card	[
graham	C
graham net	K
graham norton	C
grail	C
grail foundation	C
grail knight	J
grail mont	K
grail swallow	K
grain	[
gram	C
gram _of	G
gram _tien	E
gram but	I
gram flour	D
gran	C
gran _de	[
gran _en	C
gran comision	P
gran herman	C
grand _que	U
grand _ser	[
grand canyon	C
grand national	C
grand prix	H
grand slam	C
grandchild	P
grandchild _be	P
grandchildren	U
grandfath	U
grandkid	Z
grandm	[
grandm ?who	C
grandm _be	Q
grandmoth	[
grandp	[
grandp _be	Q
grandp die	Q
grandp pass	W
grandparent	[
grandson	[
grant	S
grap	I
grap _of	C
grap seedless	C
grap sod	D
grapefruit	C
graph	C
graphic	J
graphic card	J
grass	C
grass _and	C
grass allerg	C
grass seed	K
grass vs	F
grasshop	E
grat	C
grat onlin	C
gratitud	[
gratitud journal	C
grav	K
grav _y	C
grav thick	F
grav without	C
gravesid	[
gravit	C
gravit _on	C
grayscal	C
grayscal trust	C
gre	C
gre _or	C
gre anatom	C
greas	L
great	Y
great _and	S
great _be	[
great _in	[
great banquet	U
great british	C
great commandment	[
great commission	[
great dan	C
great depress	C
great expectation	C
great fir	C
great flood	C
great gatsb	C
great hit	C
great hors	C
great lov	R
great ocean	C
great sky	C
great than	X
great wall	C
greec	V
greec airbnb	C
greed	[
greek	C
greek _god	C
greek word	[
greek yogurt	C
green	C
green bean	G
green card	[
green curr	N
green day	C
green dress	C
green ey	C
green fe	M
green haircut	C
green instead	H
green light	C
green mil	C
green ogr	L
green screen	C
greenhous	H
greenland	D
greenland part	D
greet	[
greet _and	V
greet _from	W
greg	C
grew	[
grew up	S
greyhound	C
greyhound rac	C
grid	I
grid vs	I
grief	[
grieg	K
grieg _que	P
grieg _y	C
griev	[
griev _my	S
griffin	C
griffin voic	C
grill	G
grill _a	I
grip	C
grit	D
grit _a	V
grit _por	C
gritab	S
griz	H
griz schedul	H
gro	C
gro ?how	I
gro _for	I
gro tomat	E
grocer	D
grocer deliver	C
grof	D
grof hamilton	D
groom	F
groom styl	C
groser	[
groser _con	Q
groseri	Z
gross	[
gross margin	L
ground	[
ground beef	C
ground eld	C
ground good	C
ground seat	C
groundhog	C
group	V
group _be	P
group _by	G
group _of	C
group chat	S
group debut	D
group project	[
group siz	C
grout	C
grout clean	C
grout turn	C
grow	[
grow _in	[
grow _on	C
grow back	C
grow garlic	F
grow hedg	C
grow oliv	J
grow potato	I
grow up	S
grown	S
grown child	R
grown diamond	E
grown son	W
growth	L
growth rat	C
grudg	[
gruf	C
grumbl	X
grund	C
grund birth	C
grup	[
grup _de	T
gt	C
gt hi	F
gta	C
gta san	C
gta six	N
gta vic	J
gu	C
gu fr	G
gu walk	C
guacamol	C
guacamol _from	I
guacamol nutrition	C
guacamol restaurant	J
guadalajar	C
guadalajar sin	G
guadalajar sueld	C
guadalup	Q
guadalup capitul	C
guadalup cuant	C
guagu	[
guam	C
guam hour	C
guap	E
guap _com	C
guard	[
guard _el	S
guard _la	Q
guard _las	Q
guard _the	S
guard _tu	R
guard _your	W
guard lut	S
guard rencor	P
guard siz	D
guardab	P
guardan	C
guardan _mis	C
guardi	C
guardi ahor	C
guardian	[
guardian angel	[
guardian thre	C
guayaquil	C
gucc	C
guerr	X
guerr _de	Z
guerr _en	W
guerr civil	C
guerr espiritual	Q
guerr mundial	T
guerrer	T
guess	C
guess _my	C
guess _what	C
guest	J
guest tonight	J
guett	H
guett tour	H
gui	V
gui _a	P
gui _de	R
guid	C
guid pric	I
guid tour	M
guidanc	[
guilt	[
guilt _about	Q
guilt _and	Z
guilt _for	S
guilt aft	S
guilt offer	U
guin	C
guin harp	C
guine	C
guine pig	C
guis	K
guit	C
guit _les	C
guit chord	M
guit strum	K
guit tab	C
guit tun	K
gulf	L
gulf _of	T
gulf war	C
gum	C
gum out	I
gumm	C
gumm mg	C
gun	Q
gun n	C
gupp	C
gupp togeth	C
gurdwar	D
gurion	C
gurion timetabl	C
guru	C
guru _in	L
guru nanak	C
gusan	S
gust	H
gust _a	P
gust _el	C
gust _la	F
gust _mi	U
gust _que	[
gust _un	U
gust _una	X
gustan	S
guy	[
guy ?who	U
guy _and	V
guy _at	U
guy _be	H
guy _in	V
guy _that	C
guy _with	[
guy john	L
guy ritchi	C
guy stewi	C
gv70	C
gv70 reliabilit	C
gv80	C
gv80 leas	G
gv80 tow	E
gym	C
gym contract	J
gym hour	C
gym near	E
gym obsession	[
h	C
h m	K
h no	F
h00abc1234567890	M
h1	D
h1 hell	D
h1b	E
h1b lotter	E
h2	C
h2 o2	C
h2o	F
ha	[
ha nac	P
ha vist	P
hab	G
hab _o	C
hab hech	S
hab si	C
habacuc	X
habakkuk	Z
habakuk	E
habakuk ship	E
habaner	C
habi	Z
habi _en	P
habi lug	R
habit	[
habit ed	C
habitacion	C
habitacion _y	C
habitant	C
habitant _tien	C
habl	Y
habl _a	R
habl _com	C
habl _con	Z
habl _de	X
habl _del	W
habl _di	W
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
hac _di	V
hac _el	C
hac _la	I
hac _las	W
hac _lo	R
hac _los	S
hac _un	Q
hac _una	C
hac an	[
hac carn	V
hac cas	[
hac clic	C
hac dan	R
hac est	C
hac falt	W
hac hiel	C
hac jesu	R
hac mal	Y
hac mes	W
hac milagr	R
hac much	W
hac nad	S
hac pec	R
hac ruid	D
hac tod	R
hacen	V
hacen _los	C
hacen bull	Q
hacerl	W
hacerm	U
hacers	[
hach	U
haci	[
haci _lo	T
hacian	X
hacian _los	P
haciend	C
hack	R
had	[
had heat	C
hadad	U
hadrian	C
hadrian wall	C
hag	[
hag _and	T
hagan	X
hagas	Z
hage	W
hagga	W
haggl _at	C
hah	C
hah fair	C
hahahah	C
hai	[
haiku	C
haiku _about	C
haiku exampl	J
hail	U
hail damag	C
hail mar	S
hail selassi	C
haile	C
haile bieb	C
hailston	K
hailston big	G
hair	S
hair _and	[
hair _so	C
hair _with	C
hair breakag	C
hair bundl	K
hair color	C
hair grow	C
hair porosit	C
hair routin	C
hair salon	C
hairball	C
haircut	C
haircut _for	C
haircut numb	L
hairdres	E
hairdres near	E
hairdress	D
hairdress _in	D
hairstyl	I
hait	I
hait earthquak	I
haj	L
haj cost	L
hal	C
hal covenant	C
halal	J
halal butch	J
halal chicken	N
halal food	K
halal gelatin	C
half	M
half _a	[
half broth	V
half lif	C
half term	C
halftim	K
halftim _show	K
halfwa	J
halfwa through	J
halkidik	G
halkidik bus	G
hall	C
hall _el	S
hall _from	C
hall pric	C
hallar	Q
hallelujah	P
hallelujah chord	K
hallelujah shrek	C
halloum	C
halloween	T
halloween costum	D
halloween near	C
halloween spirit	C
halloween stor	C
halv	C
halv countdown	C
ham	X
ham _and	[
ham drill	L
ham nam	C
ham radi	C
haman	P
haman mineral	C
hambr	[
hambr _en	V
hambr _y	Q
hambrient	S
hamburgues	C
hamill	H
hamill voic	H
hamilton	D
hamilton king	D
hamlet	C
hamlet _to	C
hamlet soliloqu	L
hammond	C
hammond organ	C
hamst	C
hamst cag	N
hamst not	C
hamstr	J
han	C
han _christian	C
han devuelt	C
hananiah	U
hand	Q
hand _be	[
hand _in	[
hand _of	C
hand _on	Y
hand _or	F
hand emoj	C
hand job	C
hand luggag	C
hand no	[
hand over	T
hand rank	C
hand wed	C
hand writ	[
handel	C
handel ticket	C
handicap	L
handicap calculator	L
handl	Y
handl loos	C
handl workout	G
handmad	C
handmad candl	J
handmad soap	C
handmaid	C
handmaid tal	C
handrail	C
handrail keep	C
handsom	Z
hang	R
hang _a	C
hang _himself	R
hang out	T
hang upsid	C
hang wallpap	N
hank	C
hank aaron	C
hannah	[
hanukkah	T
hanukkah sweat	C
hanuman	I
hanuman chalis	I
hanun	[
happ	[
happ _with	S
happ birthda	C
happ without	Y
happen	[
happen ?when	C
happen _at	C
happen _for	Q
happen _if	C
happen _in	[
happen _on	C
happen _to	C
har	I
har krishn	C
har libr	P
haram	K
haran	[
harass	V
harassment	V
harbor	C
hard	[
hard _and	P
hard _but	C
hard _for	T
hard _on	R
hard _to	T
hard boil	L
hard driv	C
hard natural	C
hard reset	J
hard rock	C
hard tim	[
hard work	[
harden stat	C
harin	F
harle	I
harle sportst	I
harlot	[
harm	[
harp	[
harp _for	W
harp log	C
harp seal	C
harr	C
harr book	C
harr fath	C
harr piston	C
harr pot	Q
harr ticket	M
harsh	Z
hart	C
hartenstein	H
hartenstein contract	H
harv	W
harv festival	P
harv moon	C
harv season	C
harv tim	C
harvard	F
harvard acceptanc	F
has code	[
has digits	C
hasbr	C
hash	C
hash cod	N
hash salad	C
hashmap	E
hashmap iterat	E
hast	K
hast ?who	C
hast _cuand	V
hast _el	C
hast _la	[
hast _los	[
hast _que	V
hast hundr	C
hat	[
hat _her	X
hat _him	P
hat _me	[
hat _my	[
hat _th	C
hat _the	S
hat going	S
hat trick	C
hat woman	Q
hatr	[
haunt	W
haunt hous	[
hav	[
hav _a	W
hav surger	R
hawk	G
hawk tuah	C
hay	V
hayden	C
hayden christensen	C
haz	C
haz _un	C
hazael	[
hazard	C
hazard retirement	C
hazel	C
hazl	R
hazm	E
hazm _una	C
hba1c	C
hdd	F
hdhdhd	C
hdhdhdhdjdj	C
hdl	K
hdl vs	K
hdm	C
hdm cabl	K
hdm no	C
hdm port	C
head	J
head ?how	C
head ?when	C
head _on	[
head _or	C
head _so	C
head _the	C
head cover	[
head lin	C
head rabbit	C
head row	N
headlight	H
headlight bulb	H
headlin	C
headlin bbc	C
headlin exampl	N
headphon	C
headphon actual	J
headphon not	M
headphon one	L
headquart	C
headston	U
heal	[
heal _a	[
heal _and	R
heal _from	S
heal _in	S
heal _me	T
heal _my	S
heal _of	R
heal _on	P
heal _you	T
heal cheat	C
health	C
health app	F
health lotter	C
health pay	C
health pee	C
health portal	C
heap	[
hear	R
hear _a	X
hear _god	[
hear _me	C
hear _my	Z
hear aid	C
hear call	C
hear loss	W
heard _of	R
heard _the	Y
heart	[
heart _and	C
heart _be	[
heart _do	C
heart _of	D
heart attack	S
heart card	C
heart emoj	C
heart four	C
heart gam	C
heart rat	C
heart sweet	C
heartburn	C
heartburn _at	C
heartstop	H
heartstop season	H
heat	C
heat 32	C
heat food	K
heat pad	C
heat pump	L
heat vs	N
heathrow	C
heav	E
heav _be	C
heav dat	N
heav man	C
heaven	[
heaven 17	C
heaven _and	[
heaven _be	Y
heaven _or	C
heaven cap	C
heaven cast	C
heaven chord	C
heaven creatur	C
heaven dessert	D
heaven director	C
heaven door	C
heaven hash	C
heaven hill	C
heaven nightclub	G
heaven pian	C
heaven runtim	K
heaven rvp	C
heaven sol	C
heaven sword	C
heaven tab	C
heaven without	W
hebre	[
hebrew	S
hebrew alphabet	H
hebrew nam	V
hebrew national	C
hebron	[
hech	[
hech _de	P
hech _por	R
hectar	C
hedg	L
hedg _for	C
hedg fund	C
hedgehog	C
hedgehog _in	C
heel	Q
heic	F
heic fil	F
heif	[
height	C
height _in	C
height _of	M
height foot	C
height joseph	C
height requirement	L
height rul	M
held	[
held up	[
helen	C
helen _in	C
helen christensen	C
helicopt	N
helicopt carr	I
helicopt need	C
hell	L
hell _be	H
hell _for	[
hell _from	C
hell _i	G
hell _in	C
hell _let	C
hell _or	C
hell _ther	C
hell angel	C
hell anybod	C
hell bell	C
hell bpm	G
hell creek	C
hell h1	D
hell hell	C
hell intr	C
hell kitchen	I
hell last	[
hell tab	G
hell world	C
hellblad	C
hellblad two	C
hellbo	C
hellbo comic	C
hellfir	C
hellfir gal	C
hellman	F
hellman may	F
hellofresh	C
hellofresh skip	C
hellquar	C
helmet	C
helmet siz	I
help	[
help _a	[
help _for	V
help _from	V
help _in	S
help _me	C
help _my	S
help _someon	V
help _the	[
help _with	C
help com	Y
help oth	R
help pls	G
hem	J
heman	[
hen	Q
hen lay	E
hen part	F
henr	C
henr _the	C
henr jam	C
henr vii	C
henta	C
henta sit	C
her	C
her _be	[
her child	C
her worship	C
herb	E
herb grow	C
hered	R
heredaran	P
hereditar	C
herenci	[
herenci _de	T
herenci _por	Q
herid	Z
herid _del	R
herm	[
herm birkin	C
herm parcel	F
herman	Z
herman _con	P
herman _de	[
herman _en	T
herman _me	R
herman _por	P
herman _que	T
herman _se	U
herman _ser	R
herman cain	C
herman est	S
herman expuls	C
herman mayor	R
herman no	P
hermanit	R
hermon	[
hermos	Q
hero	I
hero _del	C
herod	[
herod antip	P
herod kill	S
herod mat	R
herodian	R
heroic	C
heroic couplet	C
heroin	Y
herself	S
hertfordshir	K
hes	Z
het	C
heung	C
heung min	C
heur	C
heur est	C
hewit	E
hex	C
hex _to	C
hex film	I
hexagonal	C
hexagonal prism	C
hey	C
hey _ther	E
hey bot	K
hey goodby	D
hey googl	J
hey gorgeou	I
hey hey	C
hey jud	C
hey sir	C
hezekiah	T
hezekiah walk	C
hgfhgf	E
hgfhgf jhgjh	E
hgfhgfhgf	C
hgv	I
hgv driv	I
hhhhhhhhhhhhhhg	C
hi	C
hi _im	G
hi do	C
hi lt	F
hi script	H
hibernat	C
hibernation	J
hibernation fridg	J
hic	[
hic _en	P
hic _una	Q
hiccup	C
hiccup _wont	C
hicieron	Y
hicieron _el	P
hicieron _un	T
hicim	R
hid	[
hid _a	[
hid _from	U
hid _in	[
hid _my	P
hid _someth	P
hid _the	W
hid fix	D
hid instruction	C
hid network	C
hid treasur	V
hiel	C
hiel _en	C
hiel sec	C
hierarch	E
hierarch diagram	E
hierb	C
hieroglyph	F
hierr	R
hierv	C
hierv _o	C
hierv _un	J
hig	E
high	R
high _do	C
high _in	C
high mountain	Q
high plac	[
high pr	[
high priestess	C
high protein	J
high salar	G
high school	J
high scor	N
high septon	D
high smok	C
high spirit	C
high street	H
high wat	C
highlight	G
highwa	C
highwa _to	C
higuer	[
hij	Y
hij _a	P
hij _con	U
hij _de	M
hij _dec	U
hij _del	W
hij _en	Q
hij _le	P
hij _me	U
hij _por	Q
hij _que	V
hij _se	[
hij _ser	Z
hij _tien	W
hij _y	Q
hij adolescent	Q
hij adult	R
hij amad	U
hij and	Y
hij empiez	Q
hij est	Q
hij hac	Q
hij lord	P
hij mayor	S
hij no	Z
hij pregunt	Q
hij prodig	Y
hij quier	R
hij sali	P
hij sol	T
hij son	Q
hij tuv	Y
hij va	W
hij viv	Q
hij volvi	Q
hij ya	P
hijab	C
hijastr	V
hijastr no	Q
hik	F
hik boot	C
hik guid	I
hik length	C
hik trail	J
hil	W
hill	C
hill _and	H
hill _th	C
hill bourbon	C
hill climb	C
hill nc	C
hill net	G
hill reboot	C
hill song	C
hill weight	C
hill zion	C
hillar	H
hillar clinton	H
hillsong	K
hillsong documentar	K
himene	[
himn	J
himn nacional	C
hind	C
hind word	C
hindenburg	F
hindenburg catch	F
hindu	W
hindu _en	C
hindu calend	J
hindu celebrat	C
hindu eat	D
hinduism	C
hing	C
hing account	C
hing prompt	I
hing without	L
hint	C
hint toda	E
hip	C
hipocrit	V
hipotec	G
hipotec fij	C
hir	C
hir _me	[
hir cost	I
hir deposit	C
hir develop	C
hir new	K
hiram	[
hisop	V
histor	C
histor _on	H
histor exam	C
histor pennsylvani	I
histor visibl	C
histori	[
histori _de	Z
histori _le	Q
histori _par	Q
histori biblic	Q
historical	[
hit	I
hit _a	[
hit _me	[
hit _my	X
hit _th	C
hit _the	S
hitbox	D
hitchhik	C
hitchhik guid	C
hitit	[
hittit	W
hiv	P
hiv _be	C
hiy	C
hiyab	C
hjkl	C
hmm	C
hmrc	E
hmrc login	I
hoa	C
hoa covenant	C
hoard	[
hoax	C
hob	C
hob _wont	C
hobb	M
hobb box	C
hobbit	C
hocke	C
hocke explain	F
hocke period	G
hoe	C
hoe laat	C
hog	Q
hog comparador	C
hogwart	C
hogwart legac	E
hogwart ser	C
hoj	C
hoj _de	C
hoj _y	C
hoj amarill	C
hol	H
hol _and	C
hol _by	C
hol _en	C
hol _in	C
hol _of	[
hol _que	C
hol basil	F
hol communion	C
hol cow	D
hol cross	C
hol festival	J
hol fill	C
hol ghost	[
hol grail	C
hol ground	[
hol guacamol	C
hol guap	C
hol hol	[
hol island	H
hol kiss	[
hol mean	W
hol mol	C
hol mund	C
hol powd	G
hol spirit	[
hol trinit	C
hol week	[
hol willoughb	H
hold	C
hold _a	E
hold _me	[
hold _the	D
hold chopstick	C
hold toda	E
holdem	L
holdem od	L
holida	E
holida 2025	C
holida 2026	L
holida all	C
holida cast	F
holida dat	K
holida inn	C
holida monda	H
holida pay	J
holida without	X
holland	F
holland hootenann	F
hollandais	D
hollandais split	D
hollow	M
hollow knight	F
hollywood	C
hollywood sign	H
holocaust	[
holofern	[
holyhead	C
holyrood	C
holyrood palac	E
holyrood parliament	L
hom	T
hom _and	W
hom _be	[
hom _to	Y
hom _with	[
hom alon	G
hom car	C
hom dad	Q
hom depot	D
hom insuranc	C
hom peel	I
hom rati	J
hom run	C
hom screen	D
hom secretar	C
hom shrin	C
hom workout	C
hombr	Z
hombr 2025	C
hombr _a	Q
hombr _con	P
hombr _de	W
hombr _en	C
hombr _par	Q
hombr _que	S
hombr _ser	P
hombr _y	R
hombr est	P
hombr matrimoni	Q
hombr no	Q
hombr viv	C
homeless	[
homeless peopl	Q
homenaj	S
homenaj _a	S
homeostas	C
homeostas mean	C
homeschool	[
homesick	X
hometown	S
homework	C
homework help	G
homoclav	C
homoclav consult	C
hon	[
hon scal	[
hond	D
hond accord	K
hond civic	C
hone	C
hone _i	C
hone bee	C
hone cocktail	C
hone discount	C
hone extension	C
hone g	C
hone garlic	I
hone kaur	C
hone pric	J
hone vegan	C
honest	Z
honest plant	C
honestidad	Q
honeycrisp	C
honeymoon	H
honeymoon ide	C
hong	Z
hong kong	C
honor	[
honor _an	T
honor _my	S
honr	[
honr _a	Q
hoo	E
hoo helmet	E
hood	C
hood ey	C
hoodi	C
hoodi siz	C
hoof	[
hoof trim	G
hook	Y
hook _for	J
hook law	C
hook up	[
hookup	C
hookup ap	C
hookup tonight	C
hootenann	F
hoov	D
hoov belt	D
hop	T
hop _and	V
hop _for	[
hop _in	Z
hop _th	C
hop airport	I
hop jok	E
hop map	C
hop mikaelson	C
hop releas	C
hop sol	C
hop valle	C
hopeless	X
hopkin	C
hopkin tuition	C
hor	C
hor _del	H
hor _en	K
hor _se	M
hor _ser	C
hor _y	C
hor abr	C
hor anochec	C
hor cierr	C
hor dan	C
hor duerm	C
hor jueg	F
horari	C
horari _de	C
horari _del	E
horari alcorcon	J
horari carrer	F
horari mercadon	J
horeb	[
horizon	C
hormig	[
hormon	[
horn	D
horn _con	C
horn frog	C
horn tiemp	C
horoscop	G
horoscop _de	C
horoscop _for	C
horoscop mone	C
horoscop novemb	C
horoscop toda	C
horribl	[
horror	[
horror film	Z
horror mov	Q
hors	N
hors _and	[
hors laminit	C
hors myth	C
hors rac	C
hors rid	J
hors rug	J
horseman	C
horsemen	I
horsemen now	C
horsemen wwe	C
horu	U
hosan	T
hosann	[
hosann mean	[
hose	C
hose matthew	C
hosped	R
hosped angel	R
hospic	[
hospital	C
hospital _on	C
hospital _show	J
hospital baltimor	C
hospital car	E
hospital corn	G
hospital er	C
hospital job	C
hospital mychart	G
hospital phon	I
hospital st	N
hospital visit	C
hospital visitor	E
hospitalidad	Z
hospitalit	[
hospitl	C
hospitl park	C
host	V
host 2030	K
host cancel	M
host cit	G
hostel	C
hostel _in	C
hostel krakow	C
hosteleri	C
hosti	R
hot	F
hot _be	C
hot _de	C
hot _in	D
hot cross	G
hot dog	C
hot milf	C
hot planet	G
hot tub	G
hot wat	C
hot wheel	E
hot woman	C
hotdog	F
hotdog _a	F
hotel	C
hotel _en	C
hotel _in	C
hotel _with	G
hotel californi	K
hotel cap	J
hotel chicag	J
hotel ear	K
hotel near	I
hotmail	C
hotmail co	J
hotmail com	C
hotmail inic	C
hotspot	C
hotspot not	C
hound	C
hour	E
hour ?how	H
hour _and	F
hour _be	N
hour _of	Q
hour between	E
hour contract	J
hour fast	C
hour flight	N
hour near	H
hour rat	E
hour sunda	C
hour tesc	C
hour tim	F
hour uk	K
hous	I
hous _be	Y
hous _for	Z
hous _in	C
hous _of	C
hous _on	[
hous _shall	R
hous _with	H
hous across	I
hous address	C
hous drain	C
hous dun	G
hous dust	C
hous extension	E
hous fly	C
hous location	D
hous md	C
hous menu	F
hous pric	C
hous quiz	D
hous sigil	C
hous speak	C
hous tour	D
household	[
household _god	V
housekeep	C
housekeep job	C
houseplant	C
houseplant droop	C
how	C
how _your	C
howl	C
howl _at	C
hoy	N
hoy _a	W
hoy _ser	S
hoy _y	Q
hoy ar	C
hoy leo	C
hoy result	C
hoz	C
hoz tak	C
hp	G
hp env	J
href	L
href javascript	L
htc	C
html	C
http	C
http doc	N
http exampl	L
http github	L
http localhost	F
http www	E
huawe	H
hub	H
hub reset	C
hudson	C
hudson riv	C
hue	C
hue bulb	C
huell	[
huerfan	X
huerfan _y	P
huert	C
hues	K
hues _de	J
hues _que	S
hues _tien	C
hues sec	[
huev	C
huev _par	C
huev dur	E
hug	U
hug _me	T
hug boss	C
huir	V
huir _de	U
huldah	Z
hull	C
hulu	C
hulu vs	N
hum	C
hum _it	F
hum fork	C
hum pronunciation	C
human	L
human _at	C
human bod	C
human sacrific	C
humbl	[
humbl _himself	Q
humbl themselv	P
humidit	C
humidit _in	C
humidit level	H
humild	W
humildad	Q
humiliat	R
humill	W
hummu	C
hummu _from	C
humor	Q
hund	G
hund _con	E
hundi	S
hundr _a	C
hundr clos	D
hundr cubic	C
hundr km	I
hundr man	[
hundr palabr	C
hundr prophet	R
hundr result	E
hundr sold	[
hundr year	C
hung	[
hung gam	C
hung parliament	C
hungar	C
hungar _in	C
hungr	C
hungr _and	R
hungr _what	C
hungr aft	C
hunt	F
hunt blue	G
hunt clu	C
hur	N
hur chariot	C
hur mar	C
huracan	F
huracan top	K
hurgh	C
hurgh _in	F
hurr	[
hurr _to	X
hurrican	V
hurrican matthew	C
hurrican path	C
hurrican track	D
hurt	[
hurt _by	T
hurt _me	Z
hurt _my	Q
hurt chord	I
husband	X
husband _and	X
husband _be	[
husband _doesnt	P
husband _hav	U
husband _in	R
husband _to	W
husband _wont	S
husband again	P
husband com	Q
husband die	S
husband ignor	Q
husband leav	P
husband lost	S
husband nev	Q
husband team	C
husband watch	S
husband work	S
husha	T
husk	E
husk mix	E
huy	[
hybrid	C
hybrid batter	C
hydrange	C
hydrange color	E
hydrange green	H
hydrocortison	C
hydrocortison cream	C
hymenaeu	[
hymn	E
hymn _for	C
hymn rugb	D
hymn tig	C
hypocrit	X
hypotenus	C
hypotenus _of	C
hyssop	[
hyunda	C
hyunda i10	E
hyunda tucson	H
i10	E
i10 insuranc	E
ia	V
iambic	C
iambic pentamet	C
ib6253	C
iba	W
iba _a	T
iban	S
iban _a	S
ibiz	C
ibuprofen	C
ibuprofen _con	C
ibuprofen cad	M
ibuprofen dosag	G
ibuprofen togeth	J
ibuprofin	G
ibuprofin _and	G
ibzan	[
ibzan elon	X
ice	C
ice ?how	C
ice _and	C
ice cream	E
ice float	C
ice hocke	F
ice mak	C
ice scor	L
ice skat	G
icebreak	Z
icebreak gam	C
iceland	C
icing	F
icing _in	F
icloud	C
icloud full	C
icon	[
icu	W
idah	G
iddl	C
iddl _i	C
ide	C
ide _for	C
ide _in	F
ide _with	C
ide chicag	J
ide film	L
ide funn	L
ide offic	C
ide pric	F
ideal	C
ideal temperatur	M
identidad	W
identif	L
identif _a	F
identit	S
idiom	K
idiom _se	C
idiom list	C
idiot	C
idk	C
idl	[
idol	[
idol _and	R
idol _be	W
idol _de	S
idol _in	R
idol _which	C
idol judg	C
idolatr	[
idolatri	U
idr	C
idr elb	C
ielt	H
ifram	L
ifram src	L
iglesi	[
iglesi _con	P
iglesi _de	S
iglesi _del	Q
iglesi _el	P
iglesi _en	S
iglesi _me	Q
iglesi _se	P
iglesi _ser	S
iglesi _y	P
iglesi no	Q
ignition	C
ignition keep	C
ignor	I
ignor _las	C
ignor _me	[
ignor _the	L
ignor all	C
ignor previou	J
ignor tod	C
igual	I
igual _a	C
ii	H
ii dat	C
iii	J
iii golf	J
iiiiiiiuuuu	C
ike	C
ike bil	L
ike deliv	H
ike horari	J
ike kallax	D
ike pax	I
il	C
il _a	C
ill	[
ill _and	R
illegal	[
illegal _in	C
illino	C
illustrator	I
illustrator day	I
imag	V
imag _of	C
imagen	[
imagen _de	[
imagen _del	[
imagen _en	C
imagin	G
imagin chord	N
imagin dragon	C
imaginar	C
imaginar numb	C
imagism	C
imbecil	C
imdb	J
imdb top	J
ime	C
ime _com	C
ime numb	C
img	F
img src	F
immaculat	W
immaculat reception	C
immanuel	Y
immigrant	[
immigration	[
immortal	C
immortal hellquar	C
impact	L
impact driv	L
imperdonabl	R
imperi	H
imperi inc	C
implant	J
implant cost	J
import	C
import nump	C
import pand	C
importan	Q
important	[
important _in	R
important _to	S
imposibl	[
imposibl _par	R
imposicion	T
imposicion _de	T
impossibl	C
impossibl film	M
impossibl seven	C
impostor	[
impresor	C
impresor epson	G
impresor no	C
impress	T
imprim	C
imprim _en	C
imprim negr	G
improv	M
improv credit	M
impuest	[
impuls	V
impur	[
imput	W
in	[
in beaut	[
in join	C
in peac	[
inauguracion	R
inc	C
inc bacteri	D
inc map	J
inc organizacion	C
incens	X
incens con	C
incens hold	C
inception	C
inception _in	G
inception explain	C
inch	C
inch _to	C
inch nail	C
inch pizz	L
inch steak	I
inch tv	K
inciens	R
inciens _de	C
inciens _y	Y
inclin	T
inclin twelv	F
includ	M
incluid	C
inclusiv	C
inclusiv august	D
inclusiv cancun	C
inclusiv deal	M
incom	Z
incom requirement	C
incomplet	C
incorrect	J
incorrect password	J
increas	M
increas _from	C
incredul	W
incubation	E
incubation period	E
ind	M
ind 500	D
ind job	C
independenc	F
independenc day	D
independenc sign	C
independenci	C
independenci _de	E
independenci _del	C
independent	C
independient	C
independient sant	C
index	C
index _of	E
index fund	H
index leed	J
index toda	D
indi	C
indi becom	C
indian	C
indian event	C
indian jon	I
indian restaurant	E
induction	C
inductiv	C
inductiv reason	C
indulgenci	Z
industrial	S
industrial revolution	C
inerti	C
inerti _of	C
inf	L
inf exampl	L
infanci	T
infant	[
infection	C
infern	C
infern dant	C
infern season	C
infertilit	[
infidelidad	Y
infidelit	X
infiel	U
infiern	[
infinit	C
infinit _in	C
inflation	H
inflation rat	C
inflation vs	C
influenc	[
ingenier	C
ingl	C
ingl devolucion	C
ingl list	L
ingredient	C
ingredient _of	G
ingrown	C
ingrown toenail	C
inhal	I
inhal ?how	I
inherit	[
inherit _the	X
inheritanc	S
inheritanc tax	C
inic	C
inic sesion	C
iniquidad	[
iniquit	[
initial	K
initial prompt	K
injection	F
injection ?how	F
injur	G
injur report	C
injust	[
injustament	Q
injustic	[
injustici	R
ink	K
ink cartridg	J
inmacul	V
inmat	W
inmigrant	R
inmund	T
inmundici	V
inn	D
inn cancel	E
inn check	C
innocenc	C
innocenc chapt	C
innocent	[
inocent	X
input	C
inquilin	S
inr	Y
inscription	[
insect eat	C
insecur	X
insensat	[
insid	R
insid _the	K
insid job	C
insid out	C
insid quotation	C
insisten	X
insol	K
insomni	M
insoportabl	U
inspector	C
inspector call	C
inspir	[
inspir _por	X
inst	C
inst _say	L
inst giv	H
inst list	C
instagram	K
instagram _con	C
instagram bio	S
instagram caption	C
instagram delet	C
instagram login	M
instagram no	C
instagram post	I
instagram privat	C
instagram stor	C
instagram vide	C
instal	C
instal _un	C
instal nod	J
install	C
install _th	G
install babel	F
install fail	G
install not	J
instant	C
instant pot	C
instead	T
instead _of	T
instruccion	C
instruccion anterior	C
instruccion ocult	C
instruction	C
instruction _and	Q
instruction _to	K
instruction rep	C
instruction word	C
instrument _for	C
instrument _hav	C
insulin	C
insulin pen	I
insult	[
insult _me	Y
insultan	[
insuranc	C
insuranc _for	C
insuranc _on	C
insuranc _what	C
insuranc _with	C
insuranc group	E
insuranc new	C
insuranc over	C
insuranc phon	L
insuranc quot	J
insuranc rat	L
insuranc term	E
insuranc worth	C
insuranc zon	L
int	M
int _a	C
int _i	G
int _my	[
int _our	P
int _the	C
int _your	Y
int c	G
int french	K
int german	J
int ice	C
int italian	C
int miam	H
int plow	X
int plowshar	X
int salt	W
int toothpast	C
int twelv	G
int umbreon	D
int vineg	C
int win	Z
integ	C
integral	E
integral _of	E
integrat	D
integrat ln	D
integrit	[
inteligenci	C
inteligenci artificial	C
inteligent	R
intensiv	[
intensiv car	[
intent	V
inter	[
inter _in	W
inter _on	D
inter rat	C
interced	[
interced _for	Z
interes	[
interfac	C
interior	[
intermitent	C
intermitent 16	C
intermittent	C
intermittent 16	C
intermittent fast	J
intern	[
internal	C
internal temp	C
international	D
international driv	N
international privat	C
internet	K
internet invent	C
internet lent	C
internet provid	C
internship	I
interpret	[
interpret _la	P
interpret dream	U
interpret suen	U
interracial	U
interracial marr	R
interstell	C
interstell tim	I
interval	C
interview	D
interview _what	C
interview answ	C
interview dress	K
interview outfit	C
interview question	C
interview tie	J
interview tomorrow	[
intestin	C
intimac	U
intimidad	P
intoleranc	C
intoleranc test	C
intr	C
intr rif	C
introduc	C
introduc two	C
introduction	[
introduction _to	[
introvert	[
intrusiv	U
intrusiv think	U
inu	C
inu coin	C
inundacion	W
inutil	Q
inv	D
inv cathi	F
inv hold	E
invent	C
invent _la	C
invent _the	C
invent basketball	C
invent cos	[
invent nombr	C
invention	C
invers	H
invers 2x2	H
invert	[
invest	[
investigation	F
investigation summar	F
investor	C
investor definition	E
investor mean	C
inviern	D
inviern _en	C
invisalign	C
invisibl	[
invit	[
invit _a	X
invit _in	C
invit _me	Q
invit _my	S
invitacion	C
invitacion _de	C
invitation	F
invoic	C
invoic _if	C
invoic polit	C
invoic templat	J
ion	C
ionic	C
ionic _and	G
ionic ejempl	C
ip	C
ip address	F
ipad	C
ipad _in	G
ipad _say	J
ipad _to	L
iphn	C
iphn reles	C
iphon	C
iphon 15	L
iphon _a	D
iphon _be	I
iphon _from	E
iphon _should	C
iphon storag	M
iphon stuck	N
ir	Y
ir _a	F
ir _al	[
ir _con	[
ir _de	V
ira	X
ira _de	R
ira contribution	C
ire	Z
ireland	C
irish	C
irish gaelic	D
irish lott	I
irish toast	C
irm	[
irm _a	R
iron	C
iron _a	J
iron _on	C
iron burn	J
iron cross	C
iron deficienc	C
iron dom	H
iron maiden	C
iron man	C
iron pan	G
iron rich	C
irql	E
irql not	E
irregul	C
irregul verb	C
irregular	L
irregular _en	L
irresistibl	W
irritabl	Z
irs	J
irs phon	D
isa	C
isa allowanc	C
isa rat	N
isa vs	C
isaac	T
isaac _and	P
isaac _be	[
isaac asimov	C
isaac best	L
isaac item	K
isaac mean	[
isaac moon	I
isaac newton	C
isaac rembrandt	C
isaac repent	C
isaac star	E
isaac unlock	C
isabel	C
isac	[
isai	[
isai 53	T
isaiah	P
isaiah hartenstein	H
isaiah rashad	C
isaiah thom	C
iscariot	[
ish	C
ishbosh	U
ishmael	Y
isl	C
isl _de	C
isl _of	C
islam	[
islam london	C
island	C
island ?who	F
island _in	C
island atlant	M
island australi	L
island board	I
island cas	C
island causewa	H
island contestant	G
island disc	F
island head	C
island host	C
island kayak	H
island recoupl	E
island roll	M
ismael	X
isofix	C
isotop	C
israel	W
israel _and	R
israel _el	Q
israel _en	P
israel _in	[
israel _ser	Q
israel _y	Q
israel adesany	C
israel cross	V
israel election	C
israel eurovision	C
israel prem	C
israel somewher	C
israelit	[
iss	C
iss location	C
issu	[
it	C
itali	C
itali dos	C
italian	C
italian _pleas	C
italian restaurant	M
itch	S
itch scalp	C
item	C
item _in	C
item list	J
item not	D
item shop	K
iterat	E
itinerar	C
itinerar _for	C
itm	N
itm 1234	N
itself	I
itun	C
itun card	C
itv	C
itv cit	K
itv tonight	K
iu	E
iu enough	E
iuy	D
iva	C
ivf	[
ivf fail	R
ivor	E
ivor coast	C
ivy	C
ivy leagu	H
ivy rash	C
ivy wreath	C
iz	C
iz israel	C
izquierd	U
j	C
j blig	C
j jonah	D
j ma	C
jab	Y
jabal	T
jabal jubal	T
jabesh	U
jabesh gilead	U
jabon	C
jabon dov	C
jack	D
jack daniel	D
jacket	C
jacket fit	C
jacket men	C
jackpot	C
jackpot amount	F
jackson	C
jackson _god	I
jackson mov	D
jackson thrill	N
jacob	V
jacob _and	C
jacob _se	P
jacob _y	Z
jacob black	C
jacob bless	P
jacob coll	I
jacob cream	E
jacob creek	J
jacob elord	C
jacob lad	S
jacob re	C
jacob son	T
jacob tot	C
jacob twilight	C
jacob wrestl	U
jael	[
jagu	C
jagu _a	C
jail	[
jail _at	Y
jail rul	C
jailbreak	I
jailbreak prompt	I
jaimit	C
jain	C
jain diet	C
jain food	K
jainism	C
jair	[
jairu	S
jaj	C
jajaj	C
jajaj _que	G
jajajaj	F
jajajajaj	F
jajsjajsj	C
jak	C
jak hous	C
jak paul	C
jak pogod	G
jakart	D
jam	C
jam _and	[
jam _at	C
jam _may	C
jam _the	U
jam bay	K
jam blunt	E
jam bond	K
jam charl	C
jam gang	C
jam harden	C
jam jerem	D
jam lak	C
jam martin	K
jam novel	F
jam out	E
jam park	M
jam recip	L
jam stat	I
jam sup	I
jam turn	H
jam web	C
jam wingspan	C
jamaican	C
jameson	D
jameson actor	D
jamon	K
jan	M
jan eyr	G
januc	Z
japan	C
japanes	F
japanes blok	L
japanes knotw	M
japon	C
jar	[
jar _and	P
jar _of	[
jardin	R
jason	[
jasp	E
jasp national	E
jav	C
jav _the	D
jav _y	I
jav hashmap	E
javascript	C
javascript _that	N
javascript alert	L
javascript arra	D
javascript preset	H
javascript void	K
jawbon	S
jay	C
jay z	C
jaywalk	C
jaywalk illegal	C
jaz	C
jaz aren	C
jaz rost	K
jd	C
jd vanc	C
jealou	[
jealou _of	Y
jealou guy	L
jealou nick	C
jean	C
jean _for	G
jean baptist	C
jean king	D
jean original	C
jean paul	C
jean sal	F
jean still	C
jeanni	C
jebuse	V
jebusit	[
jef	R
jef _de	W
jef _me	Z
jef bez	C
jef no	S
jefferson	L
jefferson middl	L
jeft	Z
jeho	R
jehoahaz	S
jehoiachin	X
jehoiakim	U
jehoshaphat	W
jehovah	Q
jehovah wit	Q
jehu	[
jellyfish	C
jellyfish sting	C
jen	C
jen hous	C
jen lip	J
jennif	C
jennif lawrenc	M
jennif lopez	E
jennif lov	E
jephthah	X
jerem	D
jerem vide	D
jeremi	[
jeremi _en	R
jeremi compr	U
jeremiah	J
jeremiah _be	C
jeremiah _in	[
jeremiah fear	C
jeremiah johnson	D
jeremiah smith	K
jeric	[
jerich	C
jerich chr	H
jerich missil	C
jerich skull	C
jerich them	H
jerich tv	D
jerk	R
jeroboam	J
jeroboam win	C
jerse	C
jerse devil	C
jerse toda	N
jerusalem	X
jerusalem _to	D
jerusalem artichok	C
jerusalem cricket	C
jerusalem hymn	D
jerusalem now	C
jerusalem pla	C
jerusalen	[
jes	[
jess	Q
jess _y	C
jess jam	C
jesu	[
jesu ?when	R
jesu _a	W
jesu _al	S
jesu _and	C
jesu _as	Q
jesu _at	T
jesu _be	[
jesu _cuand	S
jesu _de	T
jesu _del	P
jesu _do	[
jesu _el	Q
jesu _for	T
jesu _get	P
jesu _god	R
jesu _hav	Z
jesu _in	X
jesu _la	Q
jesu _le	S
jesu _les	Q
jesu _los	P
jesu _of	C
jesu _on	Y
jesu _por	P
jesu _que	Q
jesu _real	P
jesu _said	P
jesu _say	U
jesu _se	[
jesu _ser	Z
jesu _tell	W
jesu _the	Z
jesu _to	S
jesu _with	X
jesu _y	V
jesu ant	Q
jesu arsenal	C
jesu baptiz	R
jesu big	E
jesu birth	[
jesu bring	P
jesu call	[
jesu callej	C
jesu calm	R
jesu camin	P
jesu christ	J
jesu com	X
jesu creat	P
jesu crucif	P
jesu cry	T
jesu cur	T
jesu dec	T
jesu depech	E
jesu die	[
jesu entr	R
jesu ever	P
jesu exist	X
jesu gabriel	C
jesu go	R
jesu hac	Q
jesu heal	S
jesu iba	R
jesu johnn	E
jesu last	X
jesu lizard	C
jesu llor	Q
jesu lov	Q
jesu mak	[
jesu miracl	[
jesu mor	P
jesu moth	P
jesu nac	T
jesu nam	S
jesu nav	C
jesu no	U
jesu orar	Q
jesu pra	S
jesu preach	T
jesu predic	T
jesu rais	P
jesu resucit	S
jesu return	[
jesu ris	[
jesu scor	C
jesu speak	[
jesu stat	C
jesu teni	V
jesu tim	U
jesu touch	R
jesu tr	P
jesu turn	W
jesu tuv	P
jesu tv	C
jesu vazquez	C
jesu walk	C
jesu wash	P
jesu weep	U
jesucrist	U
jet	H
jet lag	C
jethr	X
jetr	[
jew	[
jew _in	W
jew celebrat	[
jew sidelock	C
jewel	L
jewel tow	H
jewell	C
jewelr	T
jewish	[
jezabel	[
jezebel	I
jezebel magazin	C
jezebel stew	C
jezreel	Z
jfk	C
jhgjh	E
jibbitz	E
jijon	C
jimenez	C
jimenez acord	C
jimm	H
jimm john	H
jinet	[
jinet _del	R
jinj	H
jinj templat	H
jireh	V
jjjjj	C
jjjjjjjj	C
jkasdf	D
jkasdf n	D
jkhsdf87sdf	E
jkl	C
jkl jkl	C
jlo	C
jlo divorc	C
jnd	E
jnd ldap	E
jo	Z
jo tak	D
joa	C
joa felix	C
joab	[
joab kill	S
joan	C
joan _of	C
joaquin	W
joash	[
job	L
job _a	X
job _and	Y
job _at	C
job _be	X
job _for	C
job _in	Z
job _or	[
job _that	S
job alert	C
job application	E
job biograph	L
job birmingham	I
job birthda	C
job centr	C
job cost	G
job dat	C
job description	C
job ever	C
job far	R
job friend	S
job interview	H
job list	E
job lot	C
job near	M
job netflix	C
job of	[
job open	H
job search	P
job seek	C
job shar	D
job stanford	H
job stuck	C
job vacanc	C
job warehous	G
jobcentr	M
jobcentr plu	M
joe	C
joe biden	C
joe joseph	C
joel	M
joel dommet	C
joel embiid	C
joel gideon	C
joel mill	C
joel osteen	C
joel pian	M
johanan	[
johansson	C
john	I
john _about	Z
john _the	[
john age	E
john ambulanc	C
john bishop	N
john cen	C
john deal	C
john deer	C
john dor	C
john exampl	J
john f	M
john gluten	H
john greas	L
john hopkin	C
john legend	C
john lennon	K
john let	C
john lew	C
john mark	Z
john mist	C
john oliv	H
john proctor	C
john prom	F
john road	K
john silv	C
john smith84	M
john snow	J
john song	K
john thermal	C
john tour	N
john west	K
john wick	C
john wood	C
john wort	D
john writ	[
johnn	C
johnn cash	E
johnn dep	D
johnson	C
johnson 1972	C
johnson height	N
johnson movi	N
johnson speak	I
johnson twit	E
johnson workout	L
johnston	E
johnston leagu	M
johnston result	F
join	C
join _a	[
join _my	C
join _the	[
join vs	C
joint	[
jok	C
jok _about	C
jok _of	G
jok lol	D
joli	C
joli pit	C
joli salt	M
jollof	J
jollof ric	J
jon	C
jon _en	Q
jon _y	T
jon age	C
jon broth	C
jon colt	C
jon delilah	E
jon jon	M
jon lyric	C
jon snow	C
jon templ	I
jon vs	M
jonadab	Z
jonah	[
jonah crab	C
jonah hex	I
jonah hill	C
jonah jameson	D
jonah pra	S
jonah run	[
jonatan	X
jonathan	Z
jonathan _and	V
jonathan grof	D
jonathan ross	C
jool	F
jool holland	F
jop	Z
jopp	[
jordan	K
jordan barat	C
jordan cr	C
jordan four	C
jordan one	C
jordan peterson	C
jordan pickford	C
jordan riv	[
jordan sho	J
jordan vis	C
jordan vs	L
jornaler	[
jos	[
jos _de	T
jos _el	C
jos _en	[
jos _y	R
jos alfred	C
jos cost	C
jos interpret	R
jos jos	C
jos perdon	P
joseph	T
joseph ?when	Y
joseph _and	C
joseph _in	[
joseph _of	Z
joseph _the	X
joseph becom	[
joseph broth	W
joseph chop	C
joseph coat	[
joseph conrad	C
joseph dialect	C
joseph fienn	C
joseph forgiv	P
joseph gordon	C
joseph interpret	S
joseph joseph	C
joseph missour	E
joseph reveal	S
joseph sell	W
joseph smith	C
joseph stalin	C
joshu	Q
joshu bell	H
joshu next	C
joshu tre	C
joshu vs	C
joshu weissman	C
josi	U
josiah	K
josiah gordon	C
josiah johnson	E
josu	[
josu _y	P
jot	[
jotham	Z
journal	S
journal templat	C
journe	[
joven	[
joven _de	Q
joven _par	P
joven _que	S
joven _y	P
joy	Z
joy _con	C
joy _in	[
joy _of	T
joy back	[
joy corr	C
joy division	C
joy movi	M
joy riptid	L
joy tour	H
joycon	C
joycon drift	C
joyrid	C
joyrid hors	C
jpmorgan	E
jpmorgan sav	E
jpy	C
jr	C
jsdhfjkhsd	D
jsdhfjkhsd iuy	D
json	C
json _at	G
json _in	C
json pars	E
juan	[
juan _el	T
juan _en	[
juan bautist	[
juan explic	S
juan hill	C
juan mission	C
juan perez	C
jubal	T
jubil	[
jubilacion	P
jubile	S
jubile bank	C
jubile lin	C
jubile youtub	G
jud	S
jud _and	C
jud bellingham	C
jud chord	L
jud die	Y
jud guit	N
jud law	C
jud lyric	L
jud maccabeu	Z
jud medical	C
jud music	C
jud na	H
jud nah	C
jud new	C
jud pr	C
jud salar	E
jud tade	[
jud tre	C
judah	T
judah _and	T
judah friedland	C
jude	[
judg	J
judg 2015	F
judg _a	D
judg _by	S
judg _in	C
judg _me	Z
judg _of	X
judg _on	C
judg actor	D
judg advocat	C
judg australi	H
judg chamb	C
judg differenc	J
judg dred	C
judg elect	C
judg hom	C
judg jud	C
judg jul	C
judg jur	C
judg nam	C
judg not	[
judg original	J
judg over	C
judg peopl	R
judg rind	C
judg salar	N
judg scor	I
judg scorecard	K
judg scotland	N
judg show	C
judg term	E
judg uk	C
judgement	C
judgement _or	C
judgment	Z
judgment _on	T
judgment uk	C
judgmental	V
judi	Y
judi _o	P
judi _y	P
judit	X
judith	[
juec	Z
jueg	C
jueg _al	C
jueg _de	[
jueg _el	C
jueg _la	S
jueg grat	C
jueg regl	C
juev	[
juev sant	[
juez	[
jug	N
jug _al	C
jug _de	G
jug _una	D
jugador	C
jugador _hay	C
juggl	C
juguem	C
juguem _al	C
juguet	X
juic	C
juic cleans	C
juici	[
juici _de	P
juici final	W
jul	F
jul 1991	C
jul sal	C
juli	X
juli _en	C
julien	C
julien madagasc	C
julien templ	H
juliet	C
juliet _be	H
juliet act	G
juliet iambic	K
juliu	C
juliu caes	C
jump	C
jump _at	C
jump day	J
jump scar	C
jump start	C
jump women	C
jun	C
jun templ	C
juni	[
junior	D
junior accountant	G
junk	Z
junt	S
junt _a	T
junt _al	S
junt _con	P
junt sin	P
jur	H
jur _en	[
jur dut	I
jur execution	C
jurament	P
jurassic	G
jurassic park	G
just	[
just _y	P
justic	R
justic _for	T
justic _of	C
justic internship	C
justic leagu	C
justic movi	J
justic smith	G
justic stor	C
justici	[
justici _com	Y
justici _de	P
justici _por	R
justici social	S
justif	U
justific	S
justin	C
justin bieb	C
justu	V
jutr	G
juventud	U
juzg	W
juzg _a	R
juzgan	P
juzgu	S
k	C
k hotmail	K
kahan	C
kahan girlfriend	C
kahan stick	J
kahneman	C
kahoot	C
kahoot join	C
kajsdhf	C
kajsdhf alksjdf	C
kal	F
kallax	D
kallax miss	D
kamasutr	F
kamasutr position	F
kans	G
kans cit	G
kant	C
kant _por	C
kany	C
kany sampl	C
kany yeezu	M
karaok	C
karaok song	E
karat	D
karat child	C
kardashian	C
kardashian fam	C
kardashian net	M
karm	[
karol	C
karol g	C
kart	H
kart eight	H
karv	E
karv chauth	E
kat	C
kat 120	G
kat bishop	E
kat bush	D
kat middleton	K
kaur	C
kaur poem	C
kay	C
kay lipstick	G
kay tour	I
kayak	C
kayak _for	C
ke	C
ke _but	C
ke _on	J
ke labell	C
keanu	F
keanu reev	F
kebab	G
kebab shop	G
keddi	C
keddi show	C
keep	V
keep _a	E
keep _his	P
keep _me	X
keep _my	[
keep _the	[
keep _you	[
keep ask	E
keep chang	C
keep click	C
keep crash	C
keep disconnect	F
keep doing	Y
keep fail	Y
keep fall	Q
keep get	C
keep going	[
keep guacamol	I
keep hav	P
keep lie	P
keep load	C
keep pac	C
keep pra	Q
keep run	D
keep satellit	C
keep sin	Z
keep snap	D
keep sneez	C
keep think	P
keir	C
keir knightle	C
kel	C
kel film	J
kel mov	J
kel palac	C
kempton	C
ken	C
ken copeland	F
ken numb	C
kendrick	M
kendrick beef	M
kenned	M
kenned airport	M
kennel	G
kennel cough	G
kenos	[
kent	C
kentuck	D
kentuck derb	D
keny	C
kept	[
keral	C
keratin	C
ket	K
ket _or	C
ket facil	I
ket flu	C
ket snack	D
ketchum	C
kettlebell	C
kettlebell swing	C
kevin	C
kevin bishop	D
kevin jam	H
kevin lov	C
key	C
key _be	H
key _vers	[
key add	I
key chain	D
key chang	C
key fob	C
key inst	H
key quot	J
keyboard	C
keyboard cov	L
keyboard shortcut	K
keyboard switch	E
keyboard typ	C
keylor	K
keylor nav	K
keys	C
keys soz	C
keyston	C
keyston spec	C
kfc	C
kfc coleslaw	C
kg	C
kg _in	C
kg _to	C
khan	C
khan academ	C
khan runtim	J
kia	C
kia soul	C
kibbutz	C
kibbutz volunt	C
kick	I
kick _me	Q
kick _us	[
kick against	V
kick off	C
kick out	Y
kick techniqu	C
kidne	G
kidne ston	C
kidron	[
kierkegaard	C
kierkegaard nationalit	C
kil	C
kil _de	C
kill	Z
kill 185	W
kill _an	V
kill _by	X
kill _for	X
kill _him	R
kill _himself	R
kill _his	R
kill _in	[
kill _me	[
kill _my	[
kill _of	C
kill _someon	S
kill _the	[
kill absalom	U
kill all	C
kill bab	T
kill daemon	E
kill goliath	[
kill herself	P
kill jesu	R
kill jr	C
kill macb	C
kill paul	[
kilometr	D
kilometr _hay	D
kim	M
kim kardashian	M
kind	[
kind _of	R
kind _to	W
kind ide	C
kind word	V
kindl	C
kindl _be	E
kindl _wont	C
kindl vs	H
kindr	C
kindr spirit	C
kinetic	D
kinetic energ	D
king ?who	[
king _and	D
king _be	C
king _for	X
king _hav	D
king _in	[
king _of	[
king _with	[
king ahasueru	W
king arthur	C
king book	C
king broadwa	L
king canyon	C
king cerc	C
king charl	C
king chord	C
king circl	F
king classic	C
king cobr	C
king crimson	C
king cross	C
king cup	C
king david	[
king day	R
king fool	C
king georg	D
king island	M
king jam	H
king joash	Q
king julien	C
king kong	L
king leagu	C
king lyric	C
king manasseh	V
king map	C
king menu	L
king mov	C
king movi	E
king prawn	C
king remak	K
king rost	C
king rul	[
king saul	[
king scar	C
king scor	C
king siz	C
king solomon	C
king speech	C
king stream	C
king thre	N
king ticket	C
king tut	C
king vs	J
king whiske	C
king whop	I
king wow	C
kingdom	H
kingdom _do	C
kingdom _of	[
kingdom cast	C
kingdom classification	D
kingdom com	E
kingdom great	C
kingdom heart	C
kingdom hour	E
kingdom light	I
kingdom rid	C
kingdom shrin	C
kingdom vis	J
kinsman	[
kinsman redeem	[
kiss	M
kiss _from	C
kiss _my	C
kiss _of	X
kiss _someon	P
kiss befor	Y
kit	C
kit all	M
kit len	J
kitchen	C
kitchen kniv	G
kitchen mean	C
kitchen new	M
kitchen remodel	K
kitchen season	N
kitchen win	J
kitchenaid	I
kitchenaid sp	I
kitten	E
kitten climb	C
kitten heel	C
kitten und	C
kiw	C
kjdfhg	D
kkkkkkkkkk	C
klarn	E
klarn approval	E
klein	C
klein _show	N
klein box	H
klein eternit	C
km	C
km _a	I
km _por	C
km _to	E
km s	G
km tiemp	C
kmno4	H
kne	C
kne brac	J
kne crack	C
knead	C
knead blanket	C
knead dough	I
kneel	[
knievel	C
knievel jump	C
knif	C
knif set	C
knif sharpen	C
knight	C
knight ?who	J
knightle	C
knightle green	C
knit	C
knit cast	D
kniv	R
kniv _with	G
knob	C
knob _on	C
knock	C
knock _on	[
knock knock	C
knock out	C
knockin	L
knockin _on	L
knotw	M
knotw _or	M
know	[
know ?how	C
know ?when	L
know ?wher	C
know ?who	Y
know ?why	R
know _about	P
know _anyon	R
know _god	[
know _he	V
know _i	P
know _if	K
know _im	X
know _it	Y
know _its	[
know _me	S
know _my	E
know _that	Y
know _the	Q
know _what	[
know _which	Q
know arg	C
know beach	C
know everyth	P
know jesu	Y
know nobod	P
know sir	C
knowledg	W
knowledg _of	W
knowledg cutof	C
knuckl	G
knuckl caus	G
kob	H
koenig	C
koft	G
koft airfr	G
koinoni	[
kong	C
kong countr	C
kong her	C
kong vs	L
korah	[
kore	S
kore martial	C
korean	C
korean _for	C
korean alphabet	K
korean dram	C
korean war	C
kosh	S
kosh _for	C
kosh hot	C
kosh restaurant	C
kosh salt	C
kostet	E
kostet ein	E
kpi	C
kpop	L
kpop group	D
kr	J
kr kross	J
krakow	C
krakow old	C
kram	K
kram vs	K
kram year	K
krat	C
krat _god	C
kreb	E
kreb cycl	E
krishn	C
krishn mantr	C
krishn restaurant	L
kross	J
kross jump	J
ks	C
ks _in	C
ks _of	C
ks2	C
ksjdhf	E
kuang	C
kuang review	C
kubectl	C
kubectl _get	C
kubrick	C
kurs	C
kurs transliteration	C
kusadas	C
kusadas ?how	C
kwanza	C
kwanza candl	C
kwh	E
kwh smart	E
kyli	C
kyli jen	C
l	D
l jackson	D
la	C
la _of	C
la _the	I
la slab	C
laat	C
laat _be	C
lab	C
lab grown	E
lab report	L
lab rul	C
laban	[
label	C
label _a	C
label _wont	C
labell	C
labi	V
labor _hav	C
labor day	C
laboral	C
labrador	C
labur	[
lack	[
lack _of	[
lacross	D
lactos	C
lactos intoleranc	C
lad	Z
lad _de	R
lad fiv	C
lad gag	C
lad godiv	C
lad macb	C
lad machin	M
lad near	C
ladrill	[
ladron	[
ladron _en	T
ladron buen	P
ladybug	C
lag	N
lag ?how	D
lag _de	[
lag best	L
lag tip	E
lagrim	W
lagrim _en	U
lagun	C
lagun bolet	C
lagun contr	C
lak	D
lak _in	C
lak _of	[
lak cit	C
lak formation	C
lak galile	C
lak gam	H
lak marcador	C
lak tip	J
lalalalal	C
lalalalal _lo	C
lam	C
lam lam	C
lam man	[
lam next	K
lam sabactan	[
lamb	C
lamb 2kg	M
lamb _of	C
lamb cast	C
lamb chop	M
lamb cook	J
lamb ear	C
lamb koft	G
lamb rat	C
lamb recip	M
lamb shank	C
lamb slow	I
lamb togeth	[
lamb vindalo	J
lamb weston	G
lamborghin	E
lamborghin huracan	K
lamborghin uru	F
lamec	Z
lament	[
lament over	R
lamentacion	[
lamentation	[
laminat	C
laminat floor	C
laminit	C
laminit diet	C
lamp	P
lamp _of	W
lampar	Z
lampstand	[
lan	K
lan map	L
land	T
land _a	C
land _and	U
land animal	C
land east	[
land lion	C
land lotter	C
land permit	I
land spot	J
landlin	L
landlin bt	L
landlord	J
landlord _be	[
landlord _hav	H
landlord _to	C
landlord _wont	[
landlord deposit	C
landlord keep	C
landlord need	K
landlord want	C
langdon	D
langdon voic	D
langost	[
langost _del	Q
languag	H
languag _at	Q
languag _be	C
languag _do	C
languag _for	C
languag _of	J
languag _on	C
languag alphabet	I
lantern	K
lanz	W
laodice	[
lap	U
lap _in	D
lapidacion	S
laptop	C
laptop _for	M
laptop _wont	F
laptop befor	F
laptop charg	H
laptop fan	E
laptop hing	L
laptop most	H
laptop undr	M
lar	C
lar von	C
larg	R
larg _de	C
larg desert	C
larg fil	I
larg lak	C
larg pepperon	G
lasagn	C
lasagn recip	C
lasany	E
lash	C
lash lift	C
lasik	G
lasik pric	G
lass	C
lass believ	C
last _a	J
last _in	C
last _of	C
last _on	E
last _will	C
last bond	M
last commit	C
last concert	C
last da	[
last day	[
last episod	C
last instagram	I
last judgment	Z
last king	U
last kingdom	C
last la	G
last location	C
last match	C
last meal	[
last minut	[
last month	C
last night	C
last one	[
last prophet	X
last stand	C
last sup	[
last thing	[
last tsar	C
last word	L
last year	C
lastim	W
lastim _a	W
lat	V
lat _for	[
lat _to	[
lat alligator	C
lat checkout	C
lat doordash	C
lat headlin	C
lat pictur	L
lat poll	L
lat pulldown	C
lat ser	D
latex	C
latex tabl	C
latin	C
latin declension	C
latin phras	H
latin word	C
latt	C
latt _and	C
laugh	K
laugh _at	[
laugh becaus	T
laught	[
launch	U
launch toda	C
laureat	C
laurent	C
laurent bag	C
lauryn	C
lauryn hill	C
lav	X
lav _las	Y
lav _los	V
lavab	C
lavador	C
lavador _al	D
lavador no	G
lavars	U
lavatori	[
lavatori _de	Z
lavend	C
lavend ?how	L
law	C
law ?who	[
law ?why	C
law _about	Y
law _and	J
law _be	C
law _in	[
law _of	J
law act	K
law cost	L
law exam	C
law exampl	L
law fe	C
law found	Z
law german	F
law hat	X
law marr	C
law mov	I
law school	C
law spr	C
law tongu	D
law triangl	H
law uk	M
law young	C
lawless	U
lawn	C
lawn _at	C
lawn feed	C
lawn mow	J
lawn thick	E
lawrenc	M
lay	[
lay _in	H
lay _on	S
lay off	[
layout	Q
layout _for	L
laz	[
laz peopl	Q
lazar	Z
lazarill	C
lazarill _de	C
lazaru	Q
lazaru david	C
lazaru natural	C
lazaru pit	C
lb	C
lbs	C
lbw	C
lbw mean	C
ldap	E
ldap evil	J
ldap x	H
ldl	C
ldl alt	C
ldl through	C
lea	[
lead	V
lead ?who	Z
lead _a	[
lead _bibl	R
lead _in	C
lead _me	[
lead _of	C
lead _the	X
lead _them	S
lead _to	[
lead follow	C
lead guit	C
lead paint	C
leaderboard	C
leadership	Z
leaf	T
leagu	C
leagu _of	H
leagu car	D
leagu card	C
leagu fixtur	J
leagu list	H
leagu position	M
leagu snyd	C
leagu tabl	I
leagu team	M
leah remin	C
leak	C
leak ?wher	E
leak anywher	C
leak smell	M
leal	V
lealtad	Z
lean	D
lean against	C
leap	C
leap year	C
lear	C
learn	[
learn _from	[
learn _to	L
learn guit	E
learn korean	K
learn mandarin	C
learn spanish	C
learn touch	L
leas	C
leas _or	C
leas deal	E
leasehold	C
leasehold _or	C
leash	I
leash train	I
least	W
least one	C
leath	C
leath _from	H
leath chrysl	C
leath sof	F
leath train	H
leatherjacket	L
leatherjacket nematod	L
leav	T
leav _a	X
leav _at	G
leav _for	[
leav _her	[
leav _him	Q
leav _his	R
leav _it	C
leav _me	Z
leav _my	[
leav _of	Q
leav _on	C
leav _or	X
leav _the	[
leav _to	W
leav _us	S
leav _you	[
leav _your	[
leav behind	C
leav britain	C
leav card	C
leav chang	C
leav curl	C
leav everyth	X
leav hand	[
leav headlight	I
leav hom	Z
leav join	C
leav last	C
leav luggag	I
leav one	C
leav out	[
leav whit	C
leaven	U
lebanes	D
lebanes restaurant	D
lebanon	U
lebanon _in	C
lebanon tn	C
lebowsk	E
lebowsk bowl	E
lebron	C
lebron jam	C
lebron stat	L
leccion	V
leccion _de	U
leccion _del	Q
lech	N
lech _y	V
lech cantidad	C
lectur	[
lectur _de	Z
lectur _del	S
lectur _par	[
led	P
led _the	[
led israel	T
lee	C
lee _los	C
lee arm	C
lee cheesecak	I
lee tour	K
leed	C
leed _on	C
leed _to	H
leed pric	K
leer	[
leer _el	G
leer _en	[
leer _la	S
leerl	R
leerl _a	R
leftov	H
leftov last	C
leftov mash	E
leftov turke	C
leftov tv	C
leg	C
leg _of	H
leg cramp	J
leg millennium	C
leg set	C
leg split	I
leg star	L
legac	U
legac lockpick	E
legal	C
legal _in	C
legal _to	C
legal uk	C
legalism	[
legalment	C
legend	C
legend all	C
legend net	K
legend position	K
legend tier	H
legendar	C
legendar animal	C
legion	[
legit	C
lei	C
leicest	E
leicest _that	E
leith	E
lej	Z
lej _de	R
lemon	L
lemon drizzl	C
lemuel	V
len	C
len goodman	C
len stuck	C
lend	M
length	C
length _be	G
length _of	[
lengu	[
lengu _de	T
lenguaj	X
lenguaj est	D
lennon	K
lennon chord	L
lennon imagin	N
lens	C
lens da	C
lens expir	L
lens swim	L
lent	D
lent _him	C
lent _la	C
lent _par	T
lent mone	C
lent movist	E
lent term	C
lentej	K
lentil	N
lentil soup	D
lentil stew	C
leo	M
leo _and	I
leo _la	R
leo _y	D
leo baseball	C
leo compatibilit	I
leo horoscop	C
leon	E
leon _de	Y
leon _y	Q
leon entr	C
leon use	C
leonard	G
leonard cohen	K
leonard dicapri	K
leopard	[
leopard _and	K
lep	[
lepr	X
lepros	Y
lepros _in	P
lesbian	V
lesion	E
less	U
less _or	E
less selfish	Z
lesson	[
lesson _about	R
lesson _for	J
lesson _from	[
lesson _of	[
lesson _on	T
let	J
let _chapt	C
let _for	C
let _of	[
let _to	[
let _with	K
let agenc	E
let befor	X
let first	G
let go	[
let m	J
let mean	C
let of	C
let r	C
let sampl	G
let sea	N
let templat	I
let word	C
letmein1	C
letr	C
letr _de	C
letr mat	Z
letterman	C
letterman top	C
lettuc	D
lettuc salad	J
lev	R
lev ackerman	C
lev jean	F
lev schit	C
lev strauss	C
lev truck	C
lev women	L
levadur	C
levadur llev	D
levant	Z
levant _la	T
levantar	Q
levantars	W
levantat	[
levantat _y	Z
level	C
level 1542	H
level ?how	C
level _in	H
level app	J
level list	F
level point	L
level result	C
level select	K
level thre	C
level woman	I
leviatan	[
leviathan	L
leviathan bass	C
leviathan farm	C
levin	C
levin tatto	C
levin voic	D
levirat	[
levit	[
levit inception	C
levit mov	F
levitat	C
levitic	V
leviticu	S
leviticu faust	C
levothyroxin	C
levothyroxin tablet	C
lew	C
lew _and	I
lew advert	K
lew return	C
lex	G
lex luthor	C
ley	Z
ley _de	C
ley _del	[
ley _en	P
ley _y	X
liar	[
liban	[
liber	C
liber _do	C
liber espaci	C
liber movil	F
liberacion	V
libert	M
libert _from	C
libertad	[
libr	X
libr _con	P
libr _de	[
libr _del	R
libr _en	F
libr _mas	P
libr _que	Q
libr _tien	P
libr apocrif	Q
libr compatibl	C
libr femal	C
libr mas	Z
libr recl	C
librar	C
librar open	C
librar ticket	N
licenc	C
licenc renewal	C
licenci	P
licenci _de	C
licens	C
licens fee	C
lich	C
lich king	C
lid	[
lid _de	[
lider	W
liderazg	P
lidi	[
lidl	F
lidl middl	F
lidl wh	M
lidocain	C
lidocain last	C
lie	[
lie _about	T
lie _for	R
lie _in	U
lie _on	[
lie _to	[
lie awak	Q
lie down	C
lienz	P
lif	[
lif _and	S
lif _at	Y
lif _for	[
lif _in	[
lif _of	C
lif _on	Y
lif _with	W
lif aft	Y
lif alon	R
lif among	W
lif creatur	S
lif cycl	C
lif insuranc	U
lif lin	C
lif lyric	F
lif mat	[
lif path	C
lif quiz	C
lif room	C
lif sacrific	T
lif support	X
lif togeth	S
lif wat	E
lifeboat	H
lifecycl	C
lifecycl diagram	C
lifespan	C
lifespan _of	C
lift	I
lift aftercar	C
lift cost	J
lift strap	C
lift up	[
lig	C
lig _en	I
lig all	L
lig mx	C
liger	K
liger tab	E
light	C
light _and	[
light _be	C
light _in	E
light _my	C
light _of	[
light _on	D
light _to	[
light _wont	C
light blink	J
light bmw	G
light bulb	C
light flash	J
light mean	C
light mod	K
light off	C
light rail	C
light reset	J
light root	I
light sequenc	E
light shin	[
light sing	D
light snow	C
light switch	C
light tak	C
light troms	D
light yagam	C
light year	C
lightn	V
lightn map	C
lightroom	C
lightroom preset	E
lightsab	K
lightsab color	K
ligm	C
lik	[
lik ?who	Q
lik _a	N
lik _an	[
lik _god	[
lik _i	P
lik _im	C
lik _in	D
lik _me	E
lik _my	R
lik _someon	P
lik _th	W
lik _the	J
lik _to	G
lik _us	S
lik arrow	[
lik attack	C
lik football	C
lik hone	C
lik interstell	C
lik jesu	P
lik nail	M
lik nobod	S
lik pineappl	L
lik pizz	J
lik roommat	R
lik star	[
lik teen	C
lik temperatur	C
lik tind	C
lik tre	R
lik wat	[
likud	C
likud seat	C
lil	C
lil _of	Z
lil car	C
lil droop	C
lil nas	C
lil repot	F
lil toxic	C
lilit	[
lilith	S
lim	C
lim _a	C
lim scoot	N
limb	[
limerick	C
limerick _about	C
limescal	F
limescal show	F
limit	N
limit ml	C
limit per	C
limitation	I
limitation debt	I
limon	C
limon remedi	C
limoner	C
limosn	X
limpi	Y
limpi _una	C
lin	C
lin 42	F
lin ?how	C
lin ?when	F
lin _about	E
lin _of	C
lin _y	E
lin build	C
lin map	H
lin movi	K
lin one	L
lin run	C
lin short	C
lin up	F
lin volunt	C
lincoln	C
lincoln ad	J
lincoln assassination	I
lincoln commercial	M
lincoln height	C
lincoln high	L
lincoln navigator	L
lincoln vampir	C
lind	[
line	F
line _del	K
linek	K
linek podcast	K
linen	U
linen good	C
linen shirt	C
linesman	C
linesman apprenticeship	C
lineup	C
lingeri	C
lingeri model	C
linguin	C
link	E
link list	E
linkedin	C
linkedin headlin	N
linkedin post	C
linkedin recommendation	G
linkedin summar	M
linux	C
linux find	I
linux install	N
linux terminal	C
lion	R
lion _and	[
lion _in	[
lion _of	U
lion _with	P
lion bar	C
lion den	C
lion head	C
lion king	C
lion man	C
lion proud	K
lion safar	C
lion tour	M
lion vs	H
lion week	C
lionel	D
lionel mess	D
lip	Y
lip dat	C
lip kit	J
lipstick	C
lipstick shad	G
lipstick suit	C
liquid	C
liquid limit	C
liri	C
liri _de	C
liri _del	[
lis	C
lisbo	J
lisbo _en	N
lisbon	C
lisbon _in	G
lisinopril	C
lisinopril cough	C
list	C
list 2010	N
list 2024	K
list _de	[
list _for	C
list _of	[
list _par	[
list _the	C
list _your	C
list amazon	E
list comprehension	F
list cost	F
list esl	C
list tak	C
listen	[
listen _to	Q
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
litr _of	H
litr carrefor	F
litr cheap	M
litr compost	C
littl	W
littl age	C
littl broth	T
littl child	V
littl girl	[
littl lamb	C
littl on	R
littl rock	C
littl ship	D
littl thing	Y
littl win	[
liv	L
liv _and	T
liv _by	[
liv _for	[
liv _in	C
liv _with	[
liv action	C
liv alon	P
liv dow	C
liv far	T
liv rad	C
liv recip	J
liv togeth	R
liv updat	C
liverpool	E
livin	C
livin _on	C
lizard	C
lizard run	C
lizz	C
lizz weight	C
lkjhgf	C
lkjhgf poiuyt	J
lkjlkjlkj	C
llag	W
llam	M
llam _a	V
llam _de	S
llam _di	[
llam _la	C
llam cristian	P
llam israel	S
llamab	S
llamab _la	P
llamaban	Q
llamaban _los	Q
llamamient	R
llaman	Z
llamar	Q
llan	C
llan _y	C
llant	P
llant sentr	C
llav	Y
llc	C
llc _in	G
llc _or	C
llc vs	L
lleg	R
lleg _a	C
lleg _al	Z
lleg _el	C
lleg _la	W
lleg _un	U
lleg colon	H
lleg tard	[
llegan	C
llegan _los	C
llegu	[
llegu _a	T
llen	J
llen _de	[
llen _del	Q
llen _el	Q
llen octubr	C
llenen	V
llev	[
llev _a	R
llev _al	V
llev _el	P
llev _un	H
llev _una	M
llev an	R
llev mbapp	D
llevan	Q
llevan _a	Q
llevarm	P
llevars	R
llm	C
llm _be	C
llor	[
llor _a	T
llor _en	V
llor _por	V
llor _ser	R
llor _y	S
llor jesu	P
llorab	R
lloran	Z
lloron	R
llov	C
llov _el	C
llov manan	D
llovi	Y
lluev	X
lluvi	I
lma	C
lma _what	N
lmaoo	C
ln	C
ln 2x	G
ln x	D
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
loan repayment	C
loav	[
loav _and	[
loav _do	E
loav _of	G
lob	[
lob _con	S
lob _y	R
lobb	C
loc	[
local	[
local new	C
localhost	F
localhost 300	F
localiz	C
location	C
location hour	D
location now	C
location steam	C
lock	D
lock ?who	C
lock _and	D
lock error	K
lock out	C
lock rhym	J
lock stuck	D
lock up	U
lockpick	E
locur	T
locust	J
locust _and	[
locust bean	G
locust gear	C
locust swarm	C
locust tre	I
locust vs	C
lod	X
loft	C
loft _on	L
loft board	C
log	C
log _me	C
log bas	J
log hi	G
log out	C
log rul	E
log undefin	L
logan	F
logan paul	F
login	C
login _with	C
login not	I
logr	[
loin	Q
loincloth	M
loincloth costum	C
lol	C
lol _u	H
lol whatev	C
lom	H
lom cleans	C
london	C
london ?wher	C
london _to	C
london _u	M
london baker	J
london club	L
london dress	M
london fajr	C
london open	H
london ticket	L
london twit	L
long	Q
long _be	G
long _can	G
long _do	C
long _in	I
long _should	[
long _to	G
long _would	F
long beard	C
long befor	C
long contagiou	G
long covid	[
long distanc	[
long division	C
long driv	[
long ever	C
long hair	[
long john	C
long lean	C
long leav	C
long motorwa	F
long neck	C
long reign	T
long riv	C
long road	C
long surah	C
long text	I
long uk	M
long word	C
longshor	C
longshor drift	C
look	W
look _at	S
look _for	Z
look _on	R
look around	C
look back	[
look bet	P
look big	C
look blurr	I
look down	W
look lik	[
lookup	C
loom	C
loop	C
loop _in	I
loop infinit	C
loos	T
loos no	C
loos serv	D
loos set	C
loos xbox	I
loot	C
lopez	E
lopez bennif	E
loratadin	C
loratadin vs	K
lord	[
lord _a	R
lord _and	W
lord _be	[
lord _con	Q
lord _de	C
lord _en	U
lord _for	[
lord _i	Y
lord _o	R
lord _of	C
lord _por	P
lord _que	V
lord _ser	U
lord _tu	Y
lord _will	T
lord _y	Q
lord _your	S
lord arm	Q
lord cricket	C
lord cuid	Q
lord day	[
lord farquaad	C
lord jesu	P
lord jireh	R
lord mak	[
lord mean	[
lord new	C
lord niss	V
lord no	V
lord numb	C
lord pelear	P
lord pra	Y
lord quit	P
lord raph	R
lord salar	C
lord shalom	Q
lord sug	C
lord sup	R
lord te	R
lord voldemort	C
lord wit	Q
lorenz	C
lorenz _de	C
lorenz result	D
los	T
los _his	U
los _it	[
los _my	D
los _someon	R
los _th	C
los _the	Q
los _your	S
los bel	C
los patient	Q
loss	[
lost	U
lost _a	[
lost _her	U
lost _his	Y
lost _in	S
lost _my	[
lost _th	U
lost _the	[
lost all	U
lost ark	C
lost birth	C
lost book	[
lost coin	[
lost doom	M
lost everyth	W
lost exam	C
lost luggag	C
lost password	C
lost phon	I
lost sheep	[
lost trib	S
lot	U
lot _and	Q
lot _en	C
lot _for	K
lot _in	X
lot _of	R
lot _or	C
lot _se	V
lot _y	[
lot cloth	C
lot daught	S
lot lin	M
lot numb	C
lot polish	K
lot stor	C
lot strip	M
lot wif	[
loteri	C
loteri nacional	C
lott	C
lott clos	C
lott numb	D
lott plu	I
lotter	N
lotter numb	C
lotter result	C
lotter ticket	[
lotter tonight	C
lotu	C
lotu pop	C
lou	C
lou arch	M
lou cardinal	N
lou park	N
lou rib	K
lou sach	C
lou xvi	F
louboutin	C
louboutin _so	G
loud	[
loud _be	C
loud aft	I
louisian	C
louisian purchas	C
loung	C
lov	Q
lov _a	S
lov _and	R
lov _be	C
lov _chapt	[
lov _for	R
lov _god	[
lov _him	[
lov _in	[
lov _me	[
lov _my	[
lov _of	[
lov _someon	Z
lov _the	W
lov _vers	W
lov _with	K
lov _you	C
lov _your	[
lov actual	C
lov band	F
lov boat	C
lov bug	L
lov choreograph	C
lov cov	[
lov everyon	Q
lov film	I
lov golf	C
lov handl	G
lov heart	C
lov hewit	E
lov hone	C
lov horoscop	F
lov hurt	C
lov iii	J
lov island	C
lov lif	C
lov luc	C
lov merc	[
lov nikk	C
lov on	S
lov one	W
lov peopl	T
lov pizz	F
lov poem	N
lov robert	C
lov soft	C
lov two	R
low	V
low activation	F
low back	C
low black	J
low carb	C
low ldl	C
low sug	L
loyal	X
lp	C
lp1f	I
ls	C
ls _la	C
lskdjf	C
lt	F
lt b	F
lu	C
lu miguel	C
lubb	C
lubb dub	C
luc	T
luc ?how	C
lucer	[
luch	W
luch contr	U
luci	K
luci _in	H
luci all	E
lucif	P
lucif grat	C
lucif netflix	F
lucif season	H
lucif tom	C
luck	T
luck color	I
luck numb	S
lueg	C
lueg exist	C
lufthans	F
lug	[
lug _de	Y
lug _dond	S
lug _en	R
lug santisim	Q
lugar	X
luggag	C
luggag _on	I
luggag allowanc	J
luggag claim	E
luggag liquid	G
luggag sal	H
luj	Y
lujuri	Q
luk	P
luk cag	J
luk comb	C
luk evan	C
luk littl	C
luk perr	C
luk skywalk	K
lukewarm	[
lululemon	K
lululemon align	K
lump	[
lun	Q
lun _de	Z
lun calend	E
lun llen	C
lun nuev	C
lunch	M
lunch box	L
lunch menu	G
lunchbox	M
lur	C
lust	[
lust caution	C
lut	[
luter	[
luter _y	[
luth	N
luth episod	K
luth idr	D
luth king	C
luth season	L
luth vandross	C
lutheran	C
lutheran hospital	C
luthor	C
luthor actor	G
luthor bald	C
luton	C
luton bus	I
luxur	[
luz	R
luz _de	C
luz _del	X
luz _en	Y
luz _por	C
luz _y	Q
luz amarill	C
luz naranj	C
ly	E
ly 3xyz	E
lye	K
lye calculator	K
lyft	E
lyl	C
lyl 100m	C
lynch	C
lynch review	C
lyon	C
lyr	M
lyr bird	C
lyric	C
lyric _in	K
lyric _we	G
lyric find	N
lyric mean	I
lyric wonderwall	N
lyric zulu	F
lysi	U
lystr	Y
m	C
m _in	J
m awa	C
m long	C
m s	C
m25	C
m25 clos	C
m6	C
m6 traffic	C
ma	C
ma coffe	G
mac	C
mac _and	C
mac export	M
mac rumor	K
mac sauc	G
macabe	[
macaren	C
macaren danc	C
macaroon	G
macaroon _and	G
macb	C
macb act	L
macb charact	L
macb sleepwalk	C
macbook	F
macbook fan	I
macbook trackpad	K
maccabe	[
maccabeu	Z
macedoni	W
mach	C
mach cabri	[
machin	C
machin 2k	L
machin drum	C
machin flash	C
machin hir	K
machin pizz	M
machin rtp	H
machin smell	C
machin stop	J
machin thread	C
machin workout	M
machism	Z
machist	[
macht	C
macht wif	C
machu	F
machu picchu	F
macr	C
macr _to	N
macron	F
macron approval	F
mad	[
mad _at	Q
mad bracket	F
madagasc	C
madagasc _in	E
maddow	C
maddow salar	C
mader	X
madonn	C
madonn ex	C
madonn inn	K
madonn lik	C
madonn vide	C
madr	[
madr _de	V
madr _que	Q
madr mexic	C
madrastr	S
madrid	C
madrid _a	N
madrid hoy	F
madrid sevill	M
madrid valenci	G
madrug	P
maestr	Z
maestr _de	R
mag	I
mag _en	Q
mag barat	C
mag summar	C
magalha	G
magalha contract	G
magazin	C
magdalen	[
maghrib	F
maghrib _in	F
magi	[
magic	S
magic _the	C
magic book	[
magic eight	F
magic eras	C
magic kingdom	E
magic mik	C
magic ticket	M
magician	[
maginot	C
maginot lin	C
magistrat	J
magistrat vs	J
magn	C
magn cart	C
magnesium	H
magnesium _for	J
magnesium glycinat	L
magnet	C
magnet mean	C
magnet work	C
magnificat	[
magnoli	C
magnum	C
magnum _or	C
magog	[
magreb	C
magreb _en	C
magwitch	C
magwitch great	C
mahabharat	C
mahabharat word	C
mahjong	C
mahjong til	C
maid	W
maiden	C
maiden nam	C
maiden numb	L
mail	C
mail dela	C
mail redeliver	E
mail yaho	G
main	[
main guid	C
main str	K
main them	[
maintenanc	C
maintenanc calculator	C
major	[
majorit	C
majorit lead	C
mak	V
mak _a	[
mak _an	C
mak _by	E
mak _for	Q
mak _from	I
mak _him	X
mak _in	H
mak _it	[
mak _me	C
mak _my	C
mak _myself	P
mak _of	C
mak _someon	C
mak _th	C
mak _the	[
mak _us	[
mak _you	X
mak _your	P
mak ahead	C
mak animal	S
mak bad	T
mak buz	E
mak cold	C
mak david	Q
mak decision	[
mak everyth	Z
mak evil	Y
mak excus	[
mak friend	[
mak fun	U
mak good	C
mak grav	C
mak hair	C
mak hone	C
mak insulin	C
mak kit	C
mak lye	K
mak mistak	R
mak no	[
mak pag	D
mak peac	[
mak peopl	Y
mak pizz	G
mak popcorn	C
mak recip	E
mak ric	C
mak slim	I
mak thund	C
mak up	H
mak wholemeal	J
makeup	[
makeup job	C
mal	[
mal _a	T
mal _con	P
mal _de	Y
mal _en	U
mal _la	Q
mal _me	P
mal _or	C
mal _por	T
mal _que	V
mal _se	Q
mal _ser	P
mal amig	Q
mal cat	I
mal compani	Q
mal jug	[
mal madr	P
mal no	Q
mal not	X
mal notici	V
mal palabr	Q
mal pas	Q
mal rach	R
mal suert	S
mal ten	Q
mal tom	T
malach	M
malach barret	C
malach thron	M
malachor	J
malachor star	J
malag	C
malag _con	C
malagradecid	X
malaqui	V
malcolm	C
malcolm _in	H
malcolm gladwell	C
malcolm x	L
maldad	W
maldicion	[
maldicion _de	Q
maldij	R
maldij _a	R
maldit	Z
maldon	C
maldon f1	C
maleni	D
maleni strateg	D
malet	C
malet _de	C
mall	C
malon	C
malon car	C
malt	T
malt airport	C
malt whisk	C
maltrat	[
maltrat animal	Y
malv	[
malwar	C
mam	M
mam _de	W
mam _en	T
mam _me	U
mam _que	W
mam _se	U
mam _so	C
mam _tien	S
mam _y	P
mam est	W
mam huev	C
mam no	Q
mam quier	Q
mammal	C
mammon	[
mamon	Z
man	U
man ?who	[
man _a	X
man _al	C
man _and	P
man _at	X
man _be	N
man _de	T
man _dont	V
man _en	U
man _from	D
man _hav	I
man _in	G
man _of	[
man _on	C
man _say	H
man _that	Y
man _to	[
man _whos	U
man _with	[
man across	C
man aft	R
man beer	C
man birth	Q
man breakfast	Y
man bring	X
man chord	M
man com	Z
man die	S
man end	C
man ever	C
man film	C
man group	S
man kill	Z
man lech	Q
man lif	C
man mushroom	C
man padm	C
man potion	C
man ra	C
man ryan	C
man speech	Y
man suit	C
man sum	N
man text	C
man ticket	C
man unit	C
man utd	C
man vuel	C
man walk	C
manaen	[
manag	V
manag _for	C
manag best	C
management	[
manan	R
manan _en	C
manan _me	[
manan _ser	[
mananit	U
manas	[
manasseh	[
manch	C
manch _de	C
manchest	C
manchest tabl	C
manchest unit	F
manchst	C
manchst unt	C
mand	[
mand _a	X
mand _el	R
mand _en	T
mand _un	R
mand _una	U
mand mat	R
mandam	V
mandam _una	U
mandamient	[
mandarin	C
mandarin ton	D
mandeb	C
mandolin	C
mandragor	[
mandrak	[
manej	Z
maner	[
mang	C
manganes	H
manganes _in	H
manif	C
manif mone	C
manifest	[
mann	K
mann _and	Z
mann _from	C
mann capital	C
mann hous	F
mannequin	F
mannequin photograph	F
mans	Z
mansedumbr	[
mansion	E
mant	C
mant _de	[
mant egg	C
mant pra	C
manten	S
mantr	C
mantr _par	C
mantr word	C
manuel	C
manuel buen	C
manufactur	C
manuk	C
manuk hone	C
manzan	Y
manzan _de	R
map	C
map 1840	G
map _of	[
map amsterdam	L
map blank	H
map liv	C
map templat	I
map thre	L
map toda	C
map v	F
maquet	C
maquillaj	T
maquillaj _par	C
maquillars	C
maquillars _los	C
maquin	E
mar	W
mar ?who	C
mar _and	Z
mar _de	[
mar _hav	C
mar _the	S
mar berr	C
mar catholic	C
mar chain	C
mar chord	C
mar cocktail	N
mar du	C
mar earp	C
mar football	C
mar j	C
mar kay	G
mar magdalen	Z
mar mor	X
mar movi	M
mar pass	C
mar poppin	C
mar queen	C
mar recip	J
mar roj	R
mar rov	C
mar school	I
mar two	C
mar weak	C
maradon	C
maradon year	C
maranat	Z
marathon	F
marathon _in	C
marathon train	C
maraton	[
maraud	C
maraud ?how	C
maravillos	U
marbl	C
marbl countertop	C
marc	[
marc _de	[
marc com	G
marc jacob	C
marcador	C
march	C
march 2026	H
march 21	C
march 22	C
march mad	F
march thre	G
marcu	F
marcu aureliu	F
mard	C
mard gr	C
mardoque	X
margarit	C
margin	L
margit	C
margoly	C
margoly graham	C
margot	K
margot robbi	K
mari 64	K
mari _en	T
mari _la	P
mari _ser	P
mari broth	L
mari club	C
mari goal	C
mari kart	H
mari magdalen	P
mariann	C
mariann faithfull	C
marid	Y
marid _de	C
marid _me	Z
marid _que	P
marid _se	[
marid _ser	[
marid _tien	Q
marid est	Q
marid no	Z
marid ya	Q
marihuan	[
marijuan	X
marin	C
marin are	C
marinad	C
maripos	N
maripos _en	C
mark	T
mark _and	T
mark _as	C
mark _my	C
mark _of	[
mark _on	P
mark _to	C
mark all	C
mark cream	C
mark cuban	I
mark hamill	H
mark insid	C
mark ronson	G
mark rylanc	C
mark six	L
mark symbol	C
mark twain	E
mark wahlberg	D
mark zuckerberg	C
market	N
market liv	C
market mean	C
market stall	M
marketplac	I
marketplac scam	E
marketplas	C
marketplas car	C
marle	C
marle album	N
marmalad	G
marr	Z
marr _a	[
marr _an	U
marr _and	Q
marr _at	C
marr _be	R
marr _but	R
marr _for	[
marr _her	T
marr _him	R
marr _in	W
marr _me	C
marr _my	U
marr _someon	W
marr _the	R
marr _to	Y
marr aft	W
marr again	P
marr certificat	C
marr coupl	Q
marr dat	J
marr licens	C
marr man	Y
marr stor	C
marriot	C
marseill	G
marshall	C
marshall plan	C
mart	U
mart _y	Q
mart unamun	C
marten	C
marth	[
marth _and	S
martial	[
martial art	[
martial law	C
martin	C
martin 1450	C
martin eden	K
martin luth	C
martin saturda	K
martingal	I
martir	Y
martyr	[
marvel	C
marvel mov	L
marxism	J
marxism essa	J
maryland	C
maryland covid	C
marz	C
marz _en	C
mas	T
mas _a	R
mas _que	R
mas alt	G
mas barat	H
mas fea	C
mas fuert	X
mas larg	C
mas mal	C
mas pequen	C
mas rapid	C
mas viej	[
masal	N
mascar	C
mascar _for	C
mascot	M
mascot _por	C
mash	C
mash potato	C
mask	C
mask review	C
maslow	E
maslow hierarch	E
mass	H
mass _and	C
mass _of	C
mass effect	C
mass gev	D
mass index	G
mass shoot	C
massachuset	C
massacr	N
mast	C
mast _in	C
mast _on	C
mast bedroom	L
mast chief	C
mast degre	K
mast leaderboard	C
mast slav	C
mast sword	C
masterchef	C
masterchef judg	H
mastif	C
masturbation	[
mat	U
mat _a	[
mat _al	[
mat _con	P
mat _en	X
mat _un	U
mat cain	R
mat dav	C
mat david	Q
mat gaetz	C
mat mak	C
matab	P
matan	R
matar	V
match	C
match _a	M
match benefit	C
match expir	H
match list	I
mate	[
maten	Y
material	C
math	C
math 2023	I
math homework	C
math past	D
mati	U
matlab	K
matlab plot	K
matrimoni	[
matrimoni _con	U
matrimoni _en	Q
matrimoni _por	Y
matrimoni _y	T
matrimoni entr	P
matrimonial	[
matrix	C
matrix actress	M
matrix determinant	F
matrix invers	H
matrix oracl	C
matrix resurrection	C
matrix trinit	H
matrix zion	C
mattathi	[
matthew	N
matthew band	M
matthew mcconaughe	C
matthew path	C
matthew perr	C
matthew rdr2	C
matthew red	C
matthew stafford	C
matthi	[
mattress	C
mattress _or	C
mattress firm	C
mattress review	C
mattress top	M
max	C
max chart	M
max investigation	F
max pr	C
max verstappen	C
maxim	C
maxim _en	C
maximum	G
maximum break	K
maximum weight	J
maxwell	C
maxwell demon	C
may	G
may _en	C
may calor	F
may last	G
mayb	G
mayb lat	C
mayf	E
mayflow	C
mayflow numb	C
mayflow ship	L
mayonnais	L
mayor _de	R
mayor _of	C
mayor _que	[
mayor _y	Q
mayordom	T
mbapp	D
mc2	C
mc2 mean	C
mcat	C
mcat practic	C
mccaffre	C
mccaffre fantas	C
mccartne	C
mccartne age	C
mccartne tour	K
mcco	C
mcco _the	C
mcconaughe	C
mcconaughe accent	C
mcconaughe lincoln	J
mcdonald	C
mcdonald breakfast	C
mcgraw	C
mcgraw child	C
mcmxcix	D
mcrib	G
mcrib releas	G
mcv	C
mcv _in	C
md	C
mdf	C
mdf _or	C
me	C
me guest	J
me last	C
meaden	C
meaden dragon	C
meal	F
meal _with	U
meal eligibilit	C
meal plan	C
mean	X
mean ?when	C
mean _for	[
mean _in	Q
mean _of	[
mean _on	C
mean _that	U
mean _to	[
mean best	J
mean biolog	C
mean essa	J
mean fear	C
mean forget	U
mean law	C
mean median	C
mean ord	F
mean pink	L
meaningless	Z
meant	N
meant _to	J
measur	H
measur _a	C
meat	[
meat _on	[
meatball	C
mecc	K
mecc hotel	K
mechanical	C
mechanical keyboard	C
med	P
med _and	V
medad	P
medal	C
medal tabl	J
medellin	C
medi	T
medi _de	[
medi broadband	C
mediador	[
median	C
median _and	C
median mod	C
medianoch	U
mediator	[
mediator between	V
medic	N
medic sescam	C
medical	X
medical marijuan	W
medical pacemak	C
medicar	C
medicar part	C
medication	W
medicin	E
medicin _en	Q
medicin box	C
medid	I
medid _del	R
medin	G
medit	[
meditacion	[
meditat	[
meditat _on	[
meditation	X
meditation tim	C
medium	[
medium rar	I
meek	S
meek mean	[
meet	Z
meet _hav	C
meet _me	Z
meet _my	T
meet _you	C
meet invit	C
meg	N
meg million	F
megachurch	Z
megalodon	C
megidd	[
meguid	Y
meh	C
meios	C
mejill	X
mejor	R
mejor _par	D
mejor _que	T
mejor _ser	Q
mejor amig	Z
mejor celul	K
mejor delanter	F
mejor epoc	C
mejor exit	C
mejor ser	C
mejor sol	[
mel	C
mel gibson	C
melat	C
melat result	C
melatonin	C
melatonin gumm	C
melatonin legal	C
melbourn	C
melchizedek	X
melill	C
melliz	[
melliz _de	X
melquisedec	Y
melt	Q
melt point	C
mem	C
memb	C
memb _in	C
memb _of	C
memb list	D
memb rust	C
membership	C
membership worth	C
memor	K
memor _of	W
memori	T
memorial	[
memoriz	[
memph	H
memph griz	H
men	C
men _de	C
men _yo	U
men eight	C
men haircut	C
men men	V
men tekel	[
mend	C
mend _y	C
mendig	Z
mengu	Z
menopaus	[
menor	[
menor _que	P
menorah	G
menorah candl	C
mensaj	M
mensaj _de	[
mensaj _par	[
mensaj biblic	P
mensaj bor	C
mensajer	U
menstruation	[
ment	[
ment _a	Q
ment _en	W
mental	[
mental ill	V
mention	[
mentir	[
mentir _de	R
mentiros	X
menu	C
menu jefferson	L
menu pric	L
mephibosh	W
merab	[
merc	N
merc _and	[
merc hospital	C
merc kany	G
merc karat	C
merc libr	C
merc main	C
merc overwatch	C
merc uno	C
mercadolibr	C
mercadon	C
mercadon calori	M
mercadon doming	J
merced	C
merced benz	C
merch	C
merchant	[
mercur	H
mercur _in	D
mercur liquid	D
mercur outboard	C
mercur retrograd	H
mercuri	C
mercuri retrogr	C
merezc	S
merg	C
merg cell	H
merg conflict	H
merg sort	E
merg two	C
merhab	C
merhab nasılsın	C
merib	X
meribah	[
merr	[
mes	T
mes _de	Q
mesac	Q
mesac _y	Q
mesh	C
mesh wif	D
mesi	[
mess	C
mess _or	F
mess _the	C
mess cuant	G
mess goal	D
mess object	C
mess up	U
messag	W
messag _for	N
messag _of	[
messag _to	N
messag exampl	C
messeng	[
messiah	T
messiah handel	C
messiah pag	G
messiah rat	C
messiah runtim	C
messiah summar	C
met	D
met _en	[
met _someon	S
met _your	C
met offic	D
met read	C
metafor	C
metal	P
metal _in	C
metal band	D
metal teeth	J
metallic	C
metallic drum	C
metamask	C
metamask gas	C
metaphor	C
mete	C
mete demain	C
metformin	H
metformin sid	H
meth	[
method	C
method _in	D
methodist	C
methodist hospital	C
methuselah	Q
methuselah bottl	C
methuselah tre	C
methylat	C
methylat spirit	C
meti	C
meti _al	Q
meti _el	C
metieron	S
metieron pres	Q
metr	C
metr cubic	C
metr exodu	C
metr map	I
metric	C
metric _de	C
metronidazol	C
mexic	C
mexic _what	E
mexic cit	J
mexic fech	C
mexican	C
mexican line	K
mexican resumen	C
mezcl	X
mg	C
mg _what	E
mg dl	J
mi	[
mi _a	Q
mi _en	[
mi _que	P
mi _y	P
mi est	T
mi no	W
mia	Y
mia _al	Q
mia _ser	P
mia _y	T
miam	C
miam heat	N
mic	C
mic _and	C
mic check	C
mic driv	C
mic not	C
micah	I
micah bell	C
micah parson	C
micah richard	C
micai	Z
micaiah	Z
mical	[
michael	H
michael b	C
michael cain	C
michael cav	C
michael faith	C
michael jackson	N
michael jordan	L
michal	[
michelangel	C
michelangel david	C
michell	E
michell gell	E
michigan	L
micr	H
microblad	G
microblad cost	G
microchip	H
microchip chang	H
microgynon	C
microgynon _what	C
microphon	C
microphon driv	G
microsoft	C
microwav	C
microwav mug	J
microwav oven	K
microwav spark	C
mid	I
mid _un	C
mid lu	C
middl	C
middl aisl	F
middl earth	K
middl ground	G
middl school	L
middleton	K
middleton wed	K
midian	[
midjourne	C
midjourne prompt	C
midnight	F
midnight librar	G
midnight sun	C
midwif	C
midwif nun	C
midwiv	V
miedos	P
miel	[
miembr	Q
mient	P
mientr	[
miercol	W
miercol _de	W
mierd	F
mierd _de	C
mierd no	G
mig	C
migaj	[
might	[
might man	R
migrain	Z
migrant	R
migrat	C
migrat rollback	C
miguel	J
miguel cervez	C
mik	C
mik johnson	I
mik judg	C
mikaelson	C
mikaelson pow	E
mil	C
mil 42	E
mil ?how	C
mil an	[
mil mujer	Q
milagr	[
milagr _de	W
milagr hac	Q
milagros	Q
milan	M
milanunci	C
mile	C
mile ayer	C
mileag	C
mileag _do	J
mileag _if	C
mileni	W
mileston	C
mileston birthda	C
miletu	[
milf	C
milf _in	C
milf cam	C
mililitr	C
mililitr _tien	C
milit	X
militar	[
milk	H
milk _and	[
milk _in	K
milk _th	N
milk _to	C
milk good	E
milk health	C
milk rati	K
mill	C
mill _the	C
mill flash	E
mill tal	E
millennium	[
millennium falcon	C
million	[
million jackpot	F
millonari	V
millston	[
min	K
min book	C
min film	K
min gam	H
min goal	H
min golf	K
minc	C
minc saf	I
mind	[
mind _be	Z
mind map	I
mind movi	C
mind runtim	E
mindful	W
minecraft	C
minecraft ?how	I
minecraft _com	M
minecraft one	J
minecraft shad	G
minecraft sheep	I
minecraft villag	K
mineral	C
mineral spirit	H
ming	C
ming dynast	C
minim	C
minim 2025	M
minim _en	C
minim comun	C
minim espan	N
minimum	C
minimum wag	M
minist	C
minist _for	C
minist _of	C
minist befor	C
ministeri	[
ministeri _de	X
ministr	M
ministr _de	C
ministr _of	C
minneapol	L
minneapol st	L
minnesot	K
minnesot zip	K
minor	[
minor prophet	T
minti	Y
mintieron	Z
minu	N
minu 5x	N
minut	H
minut _for	C
minut _un	I
mio	[
miopi	C
mique	[
mir	[
mir _a	T
mir _el	R
mir _la	R
mir atr	P
miracl	P
miracl _do	[
miracl _of	V
miracl _on	C
miracl _with	[
miracl gro	C
miracl littl	D
miracl max	C
miracl mil	C
miracl morn	C
miracl musical	L
miracl still	Z
miracl whip	C
miraculou	C
miraculou ladybug	C
miran	V
miran mal	U
mirand	C
miren	S
miriam	U
miriam margoly	C
mirr	[
mirren	F
mirren v	F
mirror	[
mirror placement	F
mirror screen	C
mis	[
mis _de	X
mis _por	[
miscarr	P
miscarr bab	P
miscarriag	X
miserabl	U
misericordi	[
misericordi _de	Q
misericordios	Q
mision	W
misioner	Z
mism	W
mism ayer	P
miss	U
miss _her	R
miss _him	R
miss _my	W
miss _the	S
miss church	P
miss contraceptiv	C
miss dowel	D
miss hom	[
miss item	C
miss out	V
miss pill	C
missil	C
missil cris	C
mission	C
mission bbq	I
mission burrit	C
mission impossibl	C
mission statement	D
mission trip	[
mission viej	C
missionar	W
missionar position	C
missour	E
missour weath	E
mist	C
mist tour	H
mistak	[
misus	W
mit	C
mit _de	C
mit angl	C
mitochondri	C
mitochondri _do	C
mitocondri	D
mitos	C
mitos _and	C
mitos _in	C
mitos stag	C
mitzvah	C
mitzvah gift	C
mix	I
mix blu	N
mix no	I
mix tylenol	C
mix up	[
mix vineg	C
mix vinyl	J
mizpah	U
mk7	J
ml	C
mla	F
mla citation	F
mlk	C
mlk day	C
mm	C
mm _in	F
mma	U
mmmmmka	D
mmmmmka zzz	D
mmmmmmmmmmmm	C
mnason	V
mnbmnbmnb	C
mnbvcx	C
mnemonic	F
mo	D
mo salah	D
moab	[
moabit	U
mobil	C
mobil contract	N
mobil dat	E
mock	[
mock _my	Q
mock _the	V
mockingbird	C
mockingbird _chapt	F
mockingbird boo	E
mockingbird them	C
mod	C
mod _do	N
mod _for	I
mod _on	K
mod bass	E
mod desarrollador	C
mod differenc	C
mod instead	K
mod ral	C
mod skyrim	L
mod toggl	K
mod wonderkid	H
mod worksheet	I
model	J
model 303	D
model _be	C
model _de	C
model fraction	H
model galler	C
model numb	H
model thre	F
modern	T
modern fam	C
modest	[
modu	C
modu ponen	C
modul	C
modul nam	E
modulenotfounderror	E
modulenotfounderror no	E
mog	C
moh	C
moh _de	D
moh _del	C
moham	E
mois	[
mois _en	Q
mois _se	S
mois _y	P
mois caiced	C
mois no	Q
moissanit	E
moisturis	C
moj	[
mojit	C
mol	C
mol _be	F
mol chemistr	C
mol donut	C
mol mass	C
mol min	K
mol pizz	K
mol poblan	C
molass	D
molass substitut	D
mold	C
mold angl	C
molech	[
molest	[
molest _a	Q
molest _me	S
molestan	[
molin	[
mom	N
mom ?who	Q
mom _and	R
mom _be	Z
mom _doesnt	V
mom _hav	W
mom _in	U
mom _of	[
mom _wont	W
mom again	S
mom die	[
mom got	W
moment	K
moment _of	C
momm	[
mon	M
mon lis	C
monac	C
monad	C
monda	Q
mone	[
mone _and	T
mone _be	S
mone _for	[
mone _from	Z
mone _in	J
mone _on	E
mone _to	S
mone back	C
mone chang	Y
mone cheat	D
mone evil	[
mone fast	C
mone luck	C
mone spell	C
moned	G
moned _de	H
moned _par	C
monedit	R
monetization	C
monetization requirement	C
mongodb	F
mongodb vs	F
monitor	C
monitor 1440p	I
monitor _from	C
monitor _with	C
monj	P
monj 2018	C
monk	C
monk album	L
monk fruit	C
monk heal	C
monk subclass	J
monk tv	N
monke	C
monke 505	E
monkfish	C
monop	C
monop ?how	D
monop jail	C
monop start	C
monsoon	C
monsoon season	I
monsoon start	G
monst	[
monster	F
monster ?how	F
monstru	X
mont	I
mont _de	W
mont _en	C
mont _una	C
mont carl	C
mont carmel	U
mont python	C
mont sina	[
montan	W
montan mas	C
monterre	C
montessor	G
montessor shelf	G
month	S
month _from	C
month _that	K
month _to	M
month leav	F
month old	C
month payment	L
month salar	C
monton	[
montreal	C
monument	I
monument height	I
monz	I
monz vs	I
mood	Q
mood contract	C
moon	H
moon _and	[
moon _do	E
moon _in	C
moon knight	C
moon look	C
moon mean	C
moon novemb	C
moon personalit	C
moon phas	C
moon sign	[
moon tim	E
moon tonight	C
moonlight	C
moonlight sonat	C
moonris	C
moonris kingdom	C
moonston	I
moonston vs	I
moor	C
moor law	G
moor paint	N
moor whit	F
mor	Z
mor _a	Q
mor _de	W
mor _dond	C
mor _el	Q
mor _en	Y
mor _it	C
mor _la	C
mor _mi	[
mor _por	T
mor _ser	R
mor _un	V
mor _una	R
mor _y	Q
mor abraham	[
mor alguien	Q
mor child	P
mor epic	C
mor jesu	Y
mor lik	P
mor mone	Q
mor professional	H
mor recet	C
mor sin	P
mor tear	[
mor than	D
mor vinyl	C
mor year	X
moral	[
moral _of	[
moralej	Z
moralej _de	Y
mord	C
mord _los	C
mordeca	[
mordeca regul	C
mordecha	C
mordecha vanunu	C
morgen	G
moriah	V
moribund	P
morim	R
morir	R
mormon	J
mormon musical	C
mormon tea	C
mormon ticket	C
morn	C
morn _at	C
morn _in	G
morn _to	G
morn all	C
morn comput	C
morn glor	C
morn pra	Z
morn star	[
mort	C
mort szechuan	C
mortaj	S
mortal	[
mortal sin	Z
mortgag _for	C
mortgag _or	C
mos	[
mos ?when	R
mos _and	Y
mos _in	[
mos basket	C
mos hand	R
mos kill	Q
mos malon	C
mos mood	C
mos not	W
mos see	Q
mos strik	V
mos sumne	C
mos wif	V
mosc	[
mosqu	G
mosqu near	G
mosquit	Q
mosquito	C
mosquito bit	C
moss	C
moss _in	K
moss _on	C
moss out	D
most	[
most _for	H
most _of	[
most coastlin	C
most high	W
most out	C
most stubborn	C
most wif	[
mostaz	E
mostaz siembr	C
mostr	Q
mot	C
mot 125	I
mot check	D
mot due	K
mot fail	C
moth	Y
moth ?who	W
moth _and	Z
moth _be	R
moth _hav	P
moth _in	[
moth _of	X
moth _wont	X
moth book	C
moth chang	H
moth comfort	R
moth day	C
moth die	Q
moth final	C
moth maiden	C
moth mar	C
moth proud	C
motherboard	E
motherboard _for	E
motherlod	I
motherlod cheat	I
motion	C
motion vide	E
motivation	[
motor	J
motor encendid	C
motorbik	F
motorbik chain	M
motorbik licenc	I
motorbik stunt	M
motorcycl	D
motorcycl club	K
motorcycl compan	F
motorwa	C
mould	C
mould mit	C
mount	[
mount _of	[
mount carmel	V
mount ebal	[
mount ever	C
mount neb	V
mount oliv	C
mount sina	C
mount zion	[
mountain	K
mountain _in	R
mountain _of	X
mountain bik	C
mountain californi	M
mountain dew	C
mountain form	C
mountain mov	[
mountain tim	C
mountan	C
mourn	[
mous	C
mous doubl	C
mouth	K
mov	[
mov 202	K
mov _and	P
mov _be	C
mov _for	[
mov _in	[
mov _my	C
mov _on	[
mov _to	U
mov abroad	[
mov ap	C
mov awa	Z
mov back	W
mov hous	Q
mov int	[
mov lik	C
mov list	J
mov out	W
mov rank	M
movi	C
movi 1956	M
movi ?how	N
movi ?wher	C
movi _hav	C
movi actor	N
movi film	N
movi jennif	M
movi length	L
movi margot	K
movi pix	K
movi rat	N
movi runtim	N
movi tom	H
movil	C
movil movist	F
movist	C
mow	G
mow _that	J
mow belt	M
mow part	D
mow wet	C
mozart	G
mozart symphon	G
mp	C
mp _for	D
mp earn	C
mp3	C
mp3 grat	C
mp4	D
mp4 _to	D
mpg	D
mph	C
mph anoth	C
mr	C
mr bean	C
mr beast	L
mr birl	I
mr brightsid	C
mr darc	C
mr whisk	H
mrbeast	C
mrbeast ?how	C
mrbeast burg	E
mri	M
mri _and	C
mri saf	C
mri vs	C
msg	C
msg mak	C
mt	C
mt ever	C
mt sina	D
mubarak	C
mubarak mean	C
much	[
much _la	Z
much _se	U
much _y	P
much diner	S
much plat	Q
much pulg	C
muchach	Z
muchach _que	Q
mud	X
mud _a	P
mud _on	Y
mud mask	C
muel	C
muel _que	C
muer	[
mueren	S
muert	[
muert _en	Q
muert _que	V
muert entierren	R
muestr	R
muestram	Q
muestram _tu	[
muestram _tus	C
muev	C
muev _el	C
muffin	C
muffin man	C
mug	R
mug cak	J
mugl	G
mugl dup	G
muhammad	C
muhammad ?when	C
muhammad film	J
muhammad mov	G
muj	[
muj _con	T
muj _de	[
muj _del	Q
muj _en	P
muj _me	R
muj _que	U
muj cas	P
muj sabi	P
muj virtuos	S
mujer	S
mujer _de	R
mujer _en	Q
mujer _que	[
mujer _y	P
mujer desnud	C
mujer profet	Q
mujer tuv	[
mult	I
mult _por	C
mult sin	C
multip	E
multip fraction	F
multipl _de	C
multiplication	C
multiplication tabl	C
multitud	X
mum	C
mum mobil	F
mumford	C
mumford _and	C
mumm	C
mumm brendan	C
mund	S
mund _y	Q
mundial	U
municipal	C
municipal _los	C
muppet	C
muppet christm	J
mur	J
mur _de	C
murall	[
murd	[
murder	[
murder _in	P
murieron	T
murieron _los	P
murieron _por	Q
murph	C
murph law	C
murph tim	J
murra	C
murra abraham	C
mus	C
muscl	E
muscl _in	C
museum	C
museum fre	C
mush	E
mushroom	G
mushroom belong	C
mushroom plant	C
music	[
music _de	P
music _for	V
music award	C
music liger	E
music mp3	C
music vide	C
musical	C
musical album	L
musical length	C
musical london	L
musical ticket	L
musician	[
musk	C
musk ?how	D
musk _hav	C
musk net	L
muslim	[
mustang	C
mustang gt	I
mustang pric	F
mustard	D
mustard cardigan	C
mustard gas	I
mustard plant	C
mustard seed	[
mustard stain	C
mustard yellow	K
musulman	V
musulman _y	P
mut	E
mut _someon	C
mutex	H
mutu	C
mutu acuerd	C
mvp	C
mvp list	C
mx	C
my	P
mychart	C
mymath	H
mymath simultaneou	H
myrrh	X
myrrh candl	C
mysql	C
mysql dump	D
myster	[
myth	C
n	C
n _a	C
n _i	G
n pep	E
n ros	C
na	C
na ?how	H
na hey	C
na na	C
naaman	[
naan	C
naan bread	C
nabal	R
nabot	[
naboth	V
nabucodonosor	X
nac	N
nac _a	C
nac _de	Z
nac _el	C
nac _en	W
nac _mi	S
nac bud	C
nac jesu	W
nac otr	T
nacem	U
nacen	P
nach	C
nach caser	C
nacid	S
nacion	[
nacional	C
nacional letr	C
nacl	C
nad	T
nad _a	S
nad _de	S
nad _en	T
nad _hay	U
nad _me	[
nad _nos	Q
nad _que	S
nad _ser	Q
nad cambi	V
nad est	C
nad sol	C
nadab	T
nadi	[
nadi _de	P
nadi _en	P
nadi _lo	R
nadi _me	[
nadi _pod	Q
nadi _se	V
nadi _ser	P
nadi cre	P
nadi quier	P
nadi sab	V
nadi te	X
nag	V
nah	C
nah count	C
nah nah	C
nahoditsy	J
nahoditsy vokzal	J
nahor	V
nahum	[
nahum tat	C
nail	C
nail _at	C
nail _hav	C
nail polish	P
nail salon	C
nail shap	C
nain	Q
nak	G
nak _in	Y
nak celeb	C
nak eye	C
nakshatr	C
nakshatr find	C
nalg	X
nam	E
nam 2025	J
nam _a	C
nam _be	[
nam _for	C
nam _in	K
nam _of	[
nam _on	C
nam _that	C
nam _the	H
nam abel	C
nam begin	C
nam chang	G
nam chlo	C
nam forgot	C
nam generator	C
nam ide	I
nam kevin	E
nam lear	C
nam mean	Y
nam onl	Y
nam requ	E
nan	C
nanak	C
nanak birthplac	C
nanc	C
nanc grac	C
naom	N
naom campbell	C
naom osak	C
naom scot	H
naom wat	C
nap	C
napalm	C
naphtalen	H
naphtalen ball	H
napoleon	C
napoleon exil	H
napoleon height	M
napoleon represent	C
napp	C
napp _do	H
naproxen	M
naproxen vs	M
naranj	C
naranj _del	C
narcisist	V
narcissist	[
nariz	W
narrator	C
narrator _in	C
narrow	[
narut	C
narut bleach	C
nas	C
nas x	C
nasdaq	C
nasdaq futur	C
nasılsın	C
nat	C
nat _en	C
nat memb	C
natan	[
natanael	W
nathan	G
nathan _for	C
nathan drak	H
nathan fillion	C
nathan hot	G
nation	[
nation _of	W
nation fixtur	C
national	C
national anthem	C
national express	J
national hot	C
national insuranc	C
national lotter	C
national park	C
nationalit	C
nativit	N
nativit costum	H
nativit movi	C
nativit pla	N
nativit set	C
natur	[
natural	C
natural cbd	C
natural material	C
naturalez	[
naught	C
naught secretar	C
nav	C
nav age	C
nav equip	K
nav retir	C
nav seal	J
navidad	W
navidad _en	Q
navidad sin	V
navigat	F
navigation	C
navigation stack	C
navigator	L
navigator tow	L
navratr	L
navratr color	L
nazar	C
nazar band	C
nazar lov	C
nazar pa	C
nazare	[
nazaren	[
nazaret	U
nazaret cas	C
nba	C
nba draft	J
nba final	C
nba pla	D
nc	C
nc apartment	C
nda	C
nda templat	C
neam	C
neam vacanc	C
near	C
near _by	E
near _me	C
near _the	K
near _to	[
near ashevill	J
near haram	K
near hous	I
near sav	M
near st	N
near universal	N
near wemble	N
near yosemit	C
neb	X
nebuchadnez champagn	I
nebuchadnez ship	C
necesari	R
necesari _que	P
necesidad	R
necesit	V
necesit _que	Q
necesit _un	T
necesit _una	Z
necesit pasaport	C
necesitan	U
necessar	F
neci	[
neck	I
necklac	R
necklac fashion	C
necklac gold	C
nect	C
nect card	C
need	Q
need _a	J
need _an	C
need _for	C
need _god	Y
need _me	Y
need _my	C
need _on	G
need _so	K
need _someth	Y
need _the	L
need _to	C
need advic	S
need antibiotic	C
need befor	E
need doing	J
need help	P
need hop	[
need mone	[
need peac	Z
need plan	C
need snow	G
need vitamin	I
need wis	U
needl	[
neg	U
neg _a	P
neg tr	P
negativ	Z
negativ compatibl	J
negativ percent	C
negativ think	X
negoci	Z
negotiat	[
negr	L
negr _y	Y
negron	C
nehemi	V
nehemiah	[
neic	C
neic _or	C
neighbor	[
neighbor _be	Q
neighbor _which	C
neighbor car	C
neighbor hous	R
neighbor tre	C
neighborhood	Q
neith	[
nematod	L
nematod ?when	L
nen	P
neon	C
neon genes	C
nephew	Y
nephilim	Z
nerv	[
nervi	W
nervi _por	P
nervios	Q
nervou	[
nervou _about	U
nest	H
nest _on	C
nest remov	C
net	E
net flix	C
net post	K
net thirt	C
net worth	C
netflix	C
netflix _th	C
netflix cancell	C
netflix cast	F
netflix com	J
netflix comed	J
netflix error	L
netflix no	C
netflix princ	C
netflix profil	C
netg	I
netg password	I
netherit	C
netherit armor	C
network	C
network join	C
neut	I
neut _a	I
neutron	C
neutron star	C
nev	[
nev _be	W
nev _get	R
nev _hav	S
nev _said	X
nev _say	[
nev anoch	E
nev arriv	C
nev call	P
nev chang	Y
nev com	P
nev die	T
nev gonn	C
nev good	Q
nev got	Q
nev heard	T
nev know	T
nev leav	T
nev listen	S
nev met	C
nev satisf	[
nev visit	Q
never	C
never hac	C
new	R
new _at	[
new _christian	[
new _from	Z
new _in	[
new _on	C
new _show	C
new _to	R
new age	[
new air	H
new album	C
new bab	[
new baker	G
new birth	[
new boss	R
new car	[
new channel	C
new cit	[
new commandment	X
new covenant	[
new creat	T
new deal	C
new driv	C
new earth	X
new ever	[
new heart	S
new heaven	T
new hom	C
new hop	C
new instruction	C
new iphn	C
new jerse	C
new job	[
new liv	C
new mak	W
new mom	R
new moon	[
new nam	[
new orlean	C
new partn	S
new pastor	P
new phon	F
new roman	C
new rul	C
new samsung	F
new school	[
new season	Z
new song	[
new tarif	E
new task	C
new templ	[
new testament	[
new thing	S
new toilet	D
new und	[
new wif	P
new win	[
new year	C
new york	C
new zealand	E
newborn	Q
newborn use	H
newcastl	M
newcastl capacit	M
newlyw	[
newspap	C
newton	C
newton birthplac	F
newton fig	I
newton first	C
newton john	L
newton law	C
newton second	J
newton third	I
newton thre	C
next	H
next _to	[
next book	C
next door	[
next eclips	C
next episod	L
next fight	C
next full	D
next general	C
next match	L
next movi	M
next one	C
next opponent	C
next season	C
next song	C
next tour	K
next ufc	C
next updat	C
next week	[
nfl	C
nfl draft	N
nfl mem	C
nfl overtim	C
ngl	U
nhl	C
nhl stand	C
nhs	C
nhs 111	C
ni	[
ni _la	R
ni _un	S
ni _una	Y
ni calient	V
ni fri	V
nic	C
nic _to	C
nic thing	S
nic toll	C
nicanor	[
nice	Z
nichol	H
nichol school	C
nick	C
nick jon	C
nick pop	F
nicknam	L
nicknam origin	L
nicodem	X
nicodemu	U
nicol	F
nicol cag	C
nicolait	X
nie	C
niec	K
niet	[
niet _de	R
nietzsch	C
nietzsch _do	C
nietzsch biografi	K
niev	C
niev _en	C
nig	[
nigerian	J
nigerian styl	J
night	[
night ?who	C
night _and	S
night _in	H
night _of	[
night alon	[
night din	C
night guest	C
night movi	C
night pra	V
night shift	H
night sky	C
night stand	Z
night swim	C
night think	X
night vision	C
nightclub	G
nightclub london	G
nightmar	L
nightmar befor	C
nightmar ever	[
niguez	C
nik	C
nik _de	C
nik dunk	C
nik sho	L
nikk	C
nikk cod	C
nil	C
nimrod	[
nin	P
nin 20	D
nin 95	E
nin _a	E
nin _and	P
nin _con	R
nin _de	[
nin _di	R
nin _en	V
nin _que	X
nin _se	T
nin _ser	Q
nin _sobr	W
nin _to	C
nin _y	T
nin batter	G
nin contr	P
nin dibuj	C
nin going	C
nin inch	C
nin lin	L
nin no	U
nin peopl	F
nin percent	L
nin scor	C
nin sheep	[
nin sin	R
nin summar	F
nin thre	C
nin timetabl	G
ninet	[
ninet nin	[
nineveh	[
nineveh repent	P
ninf	U
ningun	Y
ningun arm	T
niniv	[
ninj	I
ninj blend	I
nintend	C
nintend switch	C
ninth	[
nisab	G
niss	V
nittan	C
nittan lion	C
nive	E
nive vs	E
nivel	H
nivel eight	H
nixon	C
nlkjhg	C
nlkjhgf	E
nlkjnlkj	C
nm	C
nm weath	C
nnn	C
nnnn	C
nnnnnnnnnnnnnnn	C
nnnnnnnnnnnnnnn m	C
no	S
no _a	S
no _el	V
no _en	U
no _god	R
no _hac	P
no _hay	[
no _he	T
no _le	Y
no _les	R
no _lo	L
no _los	Q
no _me	S
no _nos	[
no _par	Q
no _pod	[
no _por	U
no _se	C
no _ser	Y
no _teng	[
no _tien	Y
no _to	[
no _u	C
no abri	Q
no acept	X
no aceptan	P
no aguant	Y
no alcanz	Y
no arranc	C
no avanz	S
no ayud	P
no cambi	[
no carg	C
no centrifug	G
no chees	M
no codiciar	W
no com	M
no confi	R
no conozc	Q
no cre	V
no credit	N
no crei	Q
no deb	T
no dej	C
no deposit	C
no disciplin	[
no doy	R
no duerm	T
no eg	I
no encaj	U
no encuentr	M
no ent	[
no entr	R
no entraran	Q
no equipment	C
no est	[
no esto	W
no evil	S
no exist	P
no experienc	I
no ey	C
no fac	C
no feel	W
no florec	C
no food	[
no friend	Y
no fruit	M
no fui	Q
no funcion	C
no habi	R
no habl	[
no habr	X
no hac	[
no hic	T
no imprim	C
no internet	C
no judi	Q
no justic	[
no juzgu	S
no lee	C
no lleg	C
no logr	[
no long	[
no man	[
no mand	Q
no mat	[
no merc	C
no merezc	Q
no minimum	J
no mir	P
no modul	E
no mone	Z
no mor	C
no mord	C
no motivation	Z
no museum	I
no nac	P
no oat	H
no olvid	X
no one	[
no os	U
no oth	V
no par	W
no pas	W
no pasar	[
no patient	T
no peac	[
no pequ	T
no perdon	R
no pictur	L
no plan	[
no podi	P
no pud	R
no pueden	[
no qued	T
no queri	S
no quier	C
no quieren	T
no quis	R
no quisieron	R
no rain	[
no raw	C
no reason	[
no restriction	C
no room	[
no sab	[
no sabem	[
no saben	V
no sabi	R
no se	X
no sea	[
no sent	V
no sep	U
no ser	W
no signal	C
no sirv	C
no sleep	R
no sol	Z
no som	R
no son	V
no soport	T
no sound	F
no such	F
no suelt	[
no te	[
no tem	S
no ten	W
no tendr	P
no tenem	P
no teng	Q
no teni	S
no tienen	Y
no tim	[
no tod	Q
no tom	[
no trabaj	T
no tuvier	C
no val	Q
no valg	V
no veo	T
no vien	P
no vin	X
no visibl	C
no volvi	Q
no voy	Q
no wait	C
no watermark	C
no whit	J
no work	[
noa	D
noa hurrican	D
noah	[
noah ark	Z
noah bagel	C
noah centine	C
noah french	E
noah kahan	C
noah lyl	C
noah russell	D
noah send	V
noah tak	Z
noah tour	G
nob	[
nobel	C
nobel peac	C
nobl	D
nobl charact	Z
nobl eightfold	C
nobl gas	C
nobod	[
nobod _would	S
nobod believ	Q
nobod help	R
nobod know	S
nobod need	S
nobod notic	U
nobod read	C
nobod se	P
nobod want	Q
noch	[
noch _de	Z
noch _y	S
nochebuen	X
nod	R
nod _en	J
nod modul	H
nodal	C
noe	[
noe _en	P
noe _par	S
noel	T
noem	V
nois	N
nois ?when	E
nois _do	C
nois cancell	J
nois neighbor	Z
nom	T
nombr	J
nombr _a	S
nombr _de	Y
nombr _del	U
nombr _en	P
nombr _from	C
nombr _par	C
nombr _que	S
nombr biblic	S
nombr hebre	P
non	E
non _christian	[
non compet	C
non drows	C
non emergenc	C
non fast	E
nonagon	E
nonagon _hav	E
nonetyp	I
nonetyp object	I
nonsens	C
noob	C
nor	[
normal	C
normal _de	C
normal blood	K
normal cok	G
normal cold	J
normal ferritin	I
normal oxygen	C
normal pric	M
normal rang	F
normal rest	C
noroviru	E
noroviru last	E
norr	F
norr fact	F
nors	C
nors _god	C
nort	[
nort _y	S
north	Q
north _and	[
north end	M
north fac	C
north star	C
northern	Y
northern kingdom	[
northern light	D
northern lin	C
northup	F
northup movi	F
norton	C
norwa	E
norwa _in	E
nos	W
nos bl	C
nos job	U
nosotr	Y
nostalgi	V
not	X
not _a	T
not _allow	W
not _be	V
not _by	[
not _de	C
not _do	R
not _in	Z
not _let	[
not _me	V
not _my	C
not _of	W
not _our	U
not _the	V
not _to	C
not _your	W
not answ	Q
not asham	R
not baptiz	Q
not believ	Q
not boast	U
not bow	[
not bubbl	G
not charg	G
not click	K
not com	W
not connect	J
not cool	K
not covet	S
not detect	C
not die	U
not drain	C
not eat	G
not enough	[
not fair	R
not fear	S
not forget	[
not found	C
not giv	Y
not go	Z
not good	V
not grow	V
not judg	[
not know	W
not lak	C
not leav	X
not less	E
not light	D
not lik	R
not lov	U
not mak	V
not marr	X
not mov	C
not one	[
not permit	C
not pregnant	V
not read	R
not receiv	C
not religiou	S
not respond	C
not return	C
not sahar	C
not sav	P
not scan	G
not see	Z
not show	C
not sort	E
not spin	C
not stick	C
not stop	Z
not subscriptabl	I
not sur	Q
not sync	C
not tak	U
not want	Q
not weep	S
not work	C
not worr	W
not worth	S
notar	C
notar public	C
noth	U
noth ?when	C
noth _at	R
noth _be	U
noth _can	T
noth _i	V
noth _on	C
noth _real	C
noth _to	[
noth com	C
noth happen	T
noth leav	R
noth metal	C
noth new	[
nothing	C
nothing publication	C
notic	F
notic ?why	H
notic _do	G
notic let	G
notic period	C
notici	G
notification	C
notification _from	C
notification _on	N
notification ffs	C
notoriou	C
notoriou big	C
notr	C
notr dam	C
noun	C
noun _for	C
novel	R
novel best	D
novel list	F
novel ord	C
novemb	J
novemb nam	C
novemb thre	C
noven	[
novent	R
novent _y	R
novi	Q
novi _de	C
novi _en	P
novi _me	W
novi _ser	R
novi _y	P
novi actual	C
novi bad	C
novi no	Y
novi quier	Q
novi viv	R
noviazg	W
now	C
now _i	[
now _my	I
now _on	C
now _that	[
now _what	[
now _you	C
now dan	C
now redux	C
nowher	[
nowher _to	[
np	C
npm	C
npm err	C
npm install	F
nth	C
nth term	C
nub	R
nub _de	C
nucl	[
nucl war	Y
nud	I
nud _de	C
nud beach	C
nud lol	C
nud pic	E
nudist	C
nudist cadiz	C
nuer	W
nuestr	[
nuestr _que	Q
nuestr matrimoni	R
nuev	T
nuev _de	D
nuev _en	C
nuev _y	U
nuev criatur	T
nuev episodi	C
nuev jerusalen	R
nuev judi	C
nuev pact	V
nuev tempor	C
nuev testament	X
null	C
null point	K
null usernam	L
nullpointerexception	F
nullpointerexception _at	F
numb	H
numb 125	C
numb 444	C
numb 4471902	I
numb 77120934	E
numb _be	C
numb _for	C
numb _i	C
numb _of	C
numb _on	C
numb _to	M
numb app	N
numb between	C
numb can	F
numb check	K
numb divisibl	C
numb exampl	L
numb explain	C
numb fiv	[
numb fort	[
numb list	C
numb lookup	C
numb michigan	L
numb not	C
numb one	J
numb orang	I
numb pag	I
numb plat	H
numb row	N
numb saturda	C
numb seven	C
numb spreadsheet	G
numb start	I
numb stok	E
numb theor	C
numb toda	C
numb tv	N
numb two	L
numb und	M
numb up	C
numb worksheet	I
number	[
numer	H
numer _de	C
numer atomic	C
numer fort	W
numer prim	C
numer roman	C
numeral	C
numeral _for	C
numeral one	I
numeral xliv	G
numerolog	C
numerolog _say	E
numerolog lif	G
numerolog seven	G
nump	C
nump _as	C
nun	C
nun _on	C
nun actress	C
nun movi	N
nun pr	C
nun season	J
nun two	C
nun ya	C
nunc	[
nunc _he	Q
nunc _me	W
nunc _se	S
nunc estuv	P
nunc oyeron	Q
nurs _and	R
nurs _in	J
nurs band	C
nurs salar	L
nurser	U
nut	C
nutmeg	C
nutmeg _a	C
nutrition	C
nvidi	C
nvidi stock	C
nvm	C
nvnvnvnv	C
nw	C
nw two	M
nwbk	E
nwbk 6016	E
nyc	C
nymph	Y
nyt	E
nyt connection	E
nz	C
nz login	E
nz weath	E
o2	C
o2 fe2o3	D
o2 h2o	F
oak	E
oak overground	C
oak tre	[
oas	C
oas _what	C
oas wonderwall	M
oat	C
oat chi	G
oat flour	K
oat milk	C
oat overnight	C
oath	[
obadiah	P
obadiah stan	C
obam	C
obam presidenc	C
obamacar	C
obamacar deadlin	C
obe	[
obe _be	V
obe _god	S
obe _me	D
obe _my	P
obe _the	V
obe _your	Z
obe bad	Q
obed	V
obed _el	P
obed edom	Q
obedec	U
obedec _a	S
obedec _al	Q
obedec _que	Q
obedezcan	T
obedienci	S
obisp	S
object	E
object _be	P
object _by	M
object antipattern	C
oblig	S
oblig _a	S
obligan	S
obligan _a	S
obr	Z
obr _de	H
obr _par	S
obr son	S
obrer	W
obrer poc	P
obsesion	T
obsesion _con	T
obsess	Y
obsess _with	Y
obsession	[
ocarin	C
ocarin _of	C
occam	C
occam razor	C
ocd	[
ocean	C
ocean _be	C
ocean exampl	D
ocean road	C
och	R
och an	R
ochent	[
octob	C
octob weath	E
octopu	M
octopu _hav	C
octubr	C
ocult	C
ocup	U
od	C
od _a	P
od grand	C
od pocket	L
odeon	D
odi	[
odi _a	S
odi _di	P
odi _el	P
odi _la	X
odi _mi	R
odiaban	P
odian	Q
odr	Z
odysse	G
odysse cyclop	G
of	E
ofert	C
ofert _de	C
off	L
off ?who	C
off _in	C
off _it	G
off _my	[
off _on	C
off _our	V
off _the	W
off _with	R
off _your	[
off aft	C
off begin	C
off categor	C
off even	C
off ever	C
off judg	C
off notification	C
off read	C
off talkback	C
off voiceov	E
off win	C
offend	Y
offer	H
offer _and	V
offer _for	[
offer _of	[
offer _to	X
offer let	C
offic	I
offic _on	H
offic _us	C
offic messag	C
offic near	J
offic open	C
offic yellow	D
official	[
offlin	C
offlin _on	I
offlin hp	G
offsid	C
offsid rul	C
ofici	S
ofici _de	P
oficin	[
ofir	X
ofrec	V
ofrend	[
ofrend _de	[
ofrend _y	P
ofst	C
ofst report	C
often	C
often _be	D
often _should	H
often chang	N
often worm	C
og	[
ogr	L
ogr film	L
oh	C
oh _di	P
oh _my	C
ohi	C
ohi court	C
ohi riz	H
ohi stat	K
ohm	C
ohm law	C
oid	[
oig	Y
oijoij	C
oil	E
oil ?how	F
oil _do	D
oil _for	C
oil _hav	C
oil _in	C
oil best	L
oil capacit	I
oil chang	C
oil fir	C
oil fiv	M
oil instead	F
oil mean	J
oil paint	C
oil pric	C
oil skin	C
oil spill	E
oir	[
oiuoiuoiu	C
oj	K
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
oktoberf	C
oktoberf dat	C
ol	R
old	Q
old _and	[
old _be	Q
old _hav	[
old _to	W
old age	[
old boil	H
old book	C
old boy	C
old broth	[
old car	C
old coupl	T
old da	Z
old deuteronom	C
old drink	C
old emplo	C
old fashion	K
old friend	U
old guy	[
old jok	C
old labrador	C
old man	[
old paint	C
old parent	[
old peopl	T
old phot	C
old ric	C
old rubbish	C
old run	J
old son	[
old soul	C
old testament	[
old than	T
old tosh	C
old town	C
old tre	C
old tv	C
old universit	C
old virgin	C
old window	G
old wineskin	T
old woman	C
oliv	H
oliv _in	J
oliv _show	H
oliv calor	C
oliv fiv	F
oliv garden	C
oliv oil	C
oliv pickl	C
oliv tre	U
oliv twist	E
oliv vs	G
olivi	C
olivi newton	L
olivi pop	C
olvid	F
olvid _de	U
olvid _lo	Y
olvid _mi	E
olvid tod	C
olvidar	Q
olympic	C
olympic host	K
olympic medal	J
olympic sport	C
om	C
om man	C
omblig	R
omeg	[
omelett	C
omen	C
omen aziraphal	D
omen cast	C
omen child	C
omen season	C
omeprazol	C
omeprazol _par	E
omeprazol befor	F
omg	T
omg _th	C
omnipotent	T
omr	Y
on	[
onan	[
onc	W
onc _a	R
onc hoy	C
onc sav	[
ond	Q
one	P
one 1994	C
one 20	J
one 2003	D
one 5kg	E
one 8080	E
one ?wher	F
one ?who	[
one _about	[
one _al	C
one _and	W
one _at	C
one _be	C
one _can	[
one _for	X
one _from	T
one _hav	Q
one _in	N
one _of	V
one _that	C
one _to	C
one _with	[
one act	C
one admin	N
one anoth	[
one bod	[
one call	R
one chronicl	X
one click	L
one com	P
one corinthian	[
one corinti	Z
one cronic	T
one day	X
one decimal	E
one ear	C
one four	C
one hand	C
one hdm	C
one horari	F
one item	C
one john	[
one juan	T
one kill	P
one king	[
one know	W
one leg	C
one low	J
one macabe	S
one maccabe	U
one man	Q
one mean	C
one mediator	V
one metr	L
one mor	W
one night	[
one one	J
one out	[
one pedr	W
one person	C
one pet	[
one piec	C
one plot	D
one rey	[
one roj	C
one samuel	[
one scen	N
one select	H
one sentenc	[
one sid	N
one six	C
one song	C
one star	C
one summar	C
one tesalonicens	V
one thessalonian	V
one timote	V
one timoth	[
one travel	C
one two	C
one word	C
one work	C
one world	[
one year	[
onerror	F
onerror alert	F
onesim	X
onesimu	Y
oni	Z
onion	C
onion garlic	K
onion soup	N
onion sting	C
onl	[
onl 14400	[
onl _a	X
onl _for	Q
onl _in	C
onl believ	R
onl call	U
onl daught	P
onl know	C
onl leav	C
onl one	[
onl structur	D
onl thre	[
onl uk	N
onl want	R
onl way	P
onlin	L
onlin best	C
onlin casin	C
onlin cheap	I
onlin login	E
onlin ship	C
onload	C
onload alert	M
onload confirm	D
onlyfan	K
onlyfan fre	C
onlyfan leak	C
onmouseov	E
onmouseov alert	E
ontari	C
onyx	C
onyx storm	C
oogi	C
oogi boogi	C
ooh	C
ooh _i	C
ooh ooh	C
ooooop	C
op	G
opal	I
open	E
open _a	[
open _for	C
open _my	[
open _on	C
open _the	[
open day	F
open door	[
open group	G
open hour	C
open hous	C
open lat	G
open lin	C
open lock	C
open may	G
open near	H
open now	L
open nw	C
open pra	X
open reset	J
open saturda	J
open set	C
open tim	C
open toda	G
open up	[
open weekend	D
open youtub	C
opena	C
opena _or	H
opena ceo	C
oper	U
operacion	C
operacion triunf	C
operan	[
operars	V
operation	J
operation jerich	C
operation not	C
operator	C
oph	[
opheli	I
opheli lyric	I
opinion	[
opium	C
opium war	C
oportunidad	W
oppenheim	C
oppenheim _on	G
opponent	C
opportunit	Q
opportunit cost	K
opposit	P
opposit _of	D
opposition	C
oppress	[
oppressor	W
oprah	C
oprah hous	C
optician	C
optician check	C
option	Q
optional	C
optional chain	C
orab	R
oracl	C
oracl _of	C
oracl databas	E
oracl prophec	C
oracul	V
oral	V
oran	[
orand	Y
orang	C
orang count	I
orang light	D
orang paint	N
orang season	C
orar	[
orar _a	T
orar _con	T
orar _cuand	P
orar _de	Y
orar _en	[
orar _par	[
orar _por	Z
orar _y	R
orar ant	R
orar ejempl	C
orar gram	C
orar inciens	R
orar jesu	R
orar parec	C
orar sin	Q
orchid	C
orchid drop	C
orchid repot	J
ord	C
ord 1029384	E
ord 204	K
ord ?wher	C
ord _by	C
ord _of	[
ord _pleas	H
ord _sa	C
ord _should	D
ord _to	[
ord chronological	H
ord confirmation	C
ord dela	C
ord exampl	M
ord numb	I
ord ship	E
ord stuck	D
ord svu	C
ord two	G
orden	C
orden _de	E
ordenador	D
ordinar	S
ordination	[
ore	Q
oregon	C
oregon population	K
oregon trail	I
orej	T
orej _de	C
oren	[
org	G
organ	U
organ donation	[
organ donor	R
organ drawb	C
organ mak	C
organ manufactur	C
organiz	[
organizacion	C
organizacion social	C
orgull	Z
orgullos	S
orgullos _de	Q
orient	W
origam	C
origam cran	M
origam frog	C
origen	K
origin	C
origin _of	[
original	K
original arthur	G
original cast	L
original fit	I
original hem	C
original sin	Y
orl	C
orl _on	N
orl magic	M
orlean	C
orlean pelican	I
orlean saint	C
orphan	[
orquide	C
orquide no	C
orteg	C
orteg _y	C
orthodontist	C
orthodox	Y
orthodox jew	C
orthodox stanc	C
orthopedic	C
ortodox	[
os	[
os dar	R
osak	C
osak bab	C
osborn	C
osborn ticket	C
osc	C
osc best	K
osc isaac	C
oscuridad	Z
ose	[
osl	E
osl _in	E
osmos	C
osmos _for	C
osmos work	L
oso	Z
osr	C
osr pra	C
osteen	C
osteen hous	C
osteen net	J
ot	C
ot elevator	C
ot steal	C
oth	[
oth _god	Z
oth cheek	[
oth child	R
oth peopl	Q
oth religion	[
oth sid	C
oth than	C
oth woman	P
othell	C
otr	[
otr _a	C
otr _com	T
otr cos	P
otr dios	Q
otr famili	Q
otr hij	P
otr iglesi	P
otr lad	P
otr muj	P
otr nombr	Q
otr oportunidad	R
otr pa	U
otr planet	U
otr religion	S
otr vez	[
ou	C
ou est	C
ough	D
ouij	H
ouij board	V
ounc	C
ounc _should	C
out	[
out ?how	I
out ?who	C
out _a	[
out _and	T
out _at	T
out _for	Z
out _my	C
out _of	J
out _on	[
out _the	[
out _to	[
out _with	C
out _your	[
out aft	C
out band	C
out dahli	D
out ever	C
out flat	C
out loud	X
out mean	C
out oil	C
out println	H
out skincar	C
out tonight	G
out two	C
outag map	D
outback	C
outboard	C
outboard _wont	C
outdoor	H
outfit	C
outfit zar	I
outlet	C
outlook	C
outlook com	J
outlook keep	C
output	C
output _the	J
output _your	C
output everyth	C
outsid	X
outsid _the	D
outsid london	C
ovej	[
ovej _y	Y
ovej perdid	P
ovejit	U
oven	C
oven bbq	C
oven glass	C
oven heat	K
oven tim	C
over	[
over 60	L
over _a	[
over _at	[
over _for	U
over _me	U
over _my	[
over _the	C
over _to	T
over _what	W
over _you	T
over fort	C
over jerusalem	T
over mone	T
over noth	R
over sevent	C
over til	C
over two	C
over wallpap	C
over wint	H
overboard	[
overcom	[
overdos	R
overdu	C
overdu invoic	C
overeat	Z
overground	C
overhang	C
overheat	C
overheat whil	C
overlook	[
overnight	U
overnight _in	F
overnight oat	G
overpa	C
overpa _my	C
overse	Z
overtim	C
overtim calculat	E
overtim pay	C
overtim rul	C
overview	[
overview _of	[
overwat	D
overwat snak	D
overwatch	C
overwatch count	G
overwatch skin	C
overwater	E
overwater alo	E
overwhelm	Z
overwhelm mom	X
ow	R
ow _me	R
owe	[
owe _my	Q
owe mone	Z
owl	C
owl turn	C
own	T
own _a	C
own box	E
own ey	U
own heart	R
own lif	Q
own slim	C
own think	Q
own tiktok	C
own web	C
ownership	C
ownership _of	C
ox	[
ox tongu	C
oxbow	C
oxbow lak	C
oxen	P
oxen oregon	I
oxford	C
oxford aft	K
oxford comm	G
oxford harr	M
oxford term	D
oxford tour	H
oxidation	H
oxidation stat	H
oxtail	C
oxtail stew	C
oxygen	C
oxygen saturation	C
oxymoron	C
oye	T
oyen	Z
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
p	C
p 500	J
p div	I
p s	J
p test	I
p45	C
p45 lost	C
p45 onlin	C
pa	C
pa _for	C
pa back	Z
pa extr	C
pa hotel	C
pa mas	C
pa national	D
pabl	[
pabl _de	P
pabl _dec	Q
pabl _en	[
pabl _le	P
pabl _se	V
pabl _ser	U
pabl _y	T
pabl ant	P
pac	E
pacemak	W
pacemak mri	C
pacienci	[
pacienci _con	S
pacient	R
pack	Q
pack _for	C
pack list	C
pack shirt	L
packag	G
packag com	C
packag pric	C
packag worth	F
packet	C
pact	[
pact _con	U
pact _de	Z
pad	C
pad _ok	C
paddl	H
paddl pool	H
padel	C
padm	C
padm hum	C
padr	[
padr _a	P
padr _al	Q
padr _de	W
padr _me	R
padr _que	T
padr _se	T
padr _ser	S
padr _y	Q
padr dodg	L
padr gam	C
padr no	U
padr nuestr	W
padr schedul	D
padr sin	P
padr stadium	H
padrastr	U
padrastr _me	R
padrin	N
padrin _de	X
paell	E
paell valencian	E
pag	C
pag _a	S
pag _el	U
pag _in	C
pag _por	[
pag break	D
pag count	C
pag impuest	Q
pag numb	I
pag thre	I
pagan	[
pagan _en	R
pagan wheel	C
pagin	E
pagu	T
paguen	S
paid	[
paid off	[
pain	[
paint	C
paint _do	E
paint _for	H
paint _the	C
paint _what	N
paint _wont	C
paint bruegel	C
paint can	C
paint color	N
paint mix	D
paint over	C
paint tak	H
paint thin	H
paint tin	C
paintball	E
paintball liverpool	E
pair	C
pair _for	D
pair _with	L
pair salmon	C
pais	C
pais _de	C
pais _hay	C
paj	[
pajar	W
pajarit	T
pal	[
pal _que	U
pal hors	[
pal skin	C
palabr	Z
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
palac ticket	E
paladin	C
paladin _in	L
paladin build	D
pale	C
palestin	U
palestin new	C
palindrom	C
palindrom exampl	C
palm	C
palm beach	C
palm branch	[
palm oil	C
palm read	C
palm spr	C
palm sunda	[
palm tre	C
palm vide	C
palmeir	C
palom	J
palom faith	C
paltiel	[
palworld	C
pamplon	C
pan	[
pan _con	X
pan _de	C
pan _del	[
pan _en	S
pan _y	Q
pan pantomim	C
pan peanut	H
pan recip	C
pan rust	H
pan sin	[
pan siz	J
pan substitut	H
panader	Y
pancak	C
pancak _with	K
pancak day	I
pancak mix	I
pancr	C
pancr leav	I
pand	C
pand _as	C
pand skip	D
pander	[
pandill	T
pandor	C
panel	C
paner	C
paner bread	C
panic	[
panic attack	[
panic documentar	C
pant	N
pant y2k	C
pantall	C
pantall _en	C
pantall _se	C
pantall azul	K
pantalon equivalenci	G
pantomim	C
panton	C
panton color	C
panz	R
pao	C
pao _de	C
pap	V
pap _a	P
pap _de	V
pap _for	C
pap _me	R
pap _nos	P
pap _que	Z
pap _se	U
pap _ser	Q
pap _tien	W
pap _y	P
pap aeroplan	N
pap airplan	K
pap est	U
pap form	C
pap jam	E
pap john	C
pap mor	Q
pap no	Y
pap noel	T
pap nunc	P
pap recycl	C
pap scissor	F
pap tom	X
pap two	H
papel	C
papel _o	C
papel _que	H
papel actor	C
papel final	C
paprik	F
paquet	C
paquet _de	C
paquet corre	C
par	C
par _de	[
par _el	Y
par _por	C
par _to	C
par _y	[
par analis	C
par cuant	C
par open	F
parabl	[
parabl _about	[
parabl _of	Y
parabl end	C
parabl engin	C
parabol	H
parabol _de	Z
parabol _del	X
parabol vertex	C
paracetamol	C
paracetamol _and	C
paracetamol _with	L
paracetamol dos	I
paracetamol nin	H
paracetmol	G
paracetmol togeth	G
parad	C
parad boston	N
parad road	C
paradis	C
paradis _by	D
paradis cast	C
paradis chord	N
paradis cit	L
paradis detectiv	C
paradis fall	C
paradis hotel	L
paradis island	M
paradis lost	C
paradis lyric	L
paradis plant	G
paradis temp	J
paradis tv	N
paradis valle	K
paradis weird	C
paradox	P
paradox achill	C
paragraph	C
paragraph _about	D
parais	[
parakeet	C
parakeet pluck	C
paralitic	S
paralitic _de	Q
paraliz	Z
parallel	C
parallel circuit	C
parallel lin	E
parallel park	F
paralys	[
paralyz	Z
paramedic	[
paramount	L
paramount plu	L
paran	V
paranoid	C
paranoid bass	K
paranoid rif	C
parcel	C
parcel _at	G
parcel _from	H
parcel _to	J
parcel track	F
parec	C
parecen	V
parecid	C
parecid _a	C
parej	R
parej _me	R
parej _ser	U
parej _y	P
parej no	V
parent	[
parent ?who	S
parent _arent	T
parent _be	C
parent _dont	P
parent _i	V
parent _of	T
parent _will	P
parent _wont	T
parent hous	S
parent want	R
parient	Y
parient redentor	W
park	C
park _in	K
park actor	I
park angel	I
park bus	G
park camp	C
park charg	C
park fin	C
park height	L
park lot	L
park near	K
park newcastl	M
park postcod	N
park shuttl	G
park ticket	K
park trex	G
park und	K
park wisconsin	C
parkinson	[
parla	C
parliament	C
parliament 1832	K
parliament ?how	G
parliament list	J
parliament seat	L
parliament tour	L
parliament work	C
parroqui	X
parrot	C
parrot pluck	C
parrot scream	C
parrot talk	C
pars	C
pars error	E
pars json	C
parson	C
parson contract	H
parson sack	C
parson trad	D
part	P
part ?why	F
part _about	[
part _at	C
part _be	C
part _de	C
part _del	T
part _of	G
part _the	[
part b	C
part catalog	G
part dat	L
part food	C
part ide	F
part tim	G
part two	C
part venu	C
parti	W
particl	C
particl mass	D
partid	C
partid _de	C
partid _del	C
partid _en	C
partid grat	C
partn	[
parusi	Y
pas	K
pas _a	C
pas _con	Z
pas _cuand	Z
pas _de	N
pas _el	U
pas _en	W
pas _la	W
pas _las	D
pas _por	Y
pas _un	U
pas _y	P
pas alg	Q
pas fot	D
pas mal	P
pas nad	S
pas thre	C
pasaj	[
pasan	X
pasan hambr	T
pasaport	C
pasaport _par	C
pasar	[
pascu	Y
pascu judi	T
pasion	C
pasion _de	C
pass	R
pass _my	X
pass ap	C
pass awa	[
pass long	C
pass over	Y
pass record	H
pass yard	C
passeng	C
passion	C
passion _of	C
passion fruit	C
passion pit	C
passion plan	C
passionflow	C
passiv	P
passiv voic	C
passov	Y
passov cak	C
passov chocolat	C
passov cok	C
passport	C
passport ?who	C
passport _hav	D
passport expir	D
passport phot	C
passport renewal	C
passwd	E
password	C
password _for	X
password _from	I
password _wrong	C
password chrom	C
password manag	C
password123	G
past	C
past _for	F
past _the	C
past ingredient	N
past midnight	L
past pap	D
past per	C
past tens	C
past test	C
past wat	C
pastel	L
pastel _de	L
pastill	[
pastill _par	X
pastor	[
pastor _be	Q
pastor _de	[
pastor _me	R
pastor _que	[
pastor _se	V
pastor _y	W
pastor abus	Q
pastor aleman	C
pastor garci	C
pastor maldon	C
pastor recet	G
pastor salar	C
pastor tac	C
pastoral	[
pastorcit	Q
pat	[
patagoni	C
patat	C
patat sin	G
patat tiemp	C
patch	E
patch _a	G
patch _on	F
patch not	I
patent	C
paternidad	[
path	C
path _of	E
path film	L
path florid	C
path list	G
path numb	C
path seven	G
pathetic	M
pathetic app	M
patient	[
patient _with	Z
patient card	C
patient learn	C
patient tv	K
patient whistl	C
patm	T
patm _from	D
patm greec	C
patri	[
patriarc	U
patriarch	[
patrick	C
patrick day	C
patrimoni	C
patrimoni _de	C
patron	W
patron _of	C
pattern	C
pattern eas	L
paul	W
paul _and	V
paul _in	[
paul airport	L
paul befor	V
paul break	C
paul companion	S
paul drag	C
paul gault	C
paul hat	Q
paul hollywood	G
paul job	W
paul lynch	C
paul mccartne	C
paul minnesot	K
paul next	C
paul pric	C
paul prim	F
paul rud	C
paul shipwreck	V
paul simon	C
paul tub	C
paul walk	C
paul writ	[
pav	C
pav pric	H
pavement	S
pavlov	J
pavlov dog	J
pax	I
pax instruction	I
pay	I
pay 100k	G
pay _an	C
pay _for	[
pay _me	[
pay _my	[
pay _on	C
pay _the	[
pay amount	C
pay back	C
pay bill	C
pay grad	C
pay over	C
pay scal	C
pay tax	[
pay teach	C
paycheck	[
payda	[
payment	M
payment _on	L
payment dat	C
payout	C
paypal	C
paypal com	G
payslip	C
payslip check	M
paz	Y
paz _de	P
paz _en	W
paz _par	[
paz _y	W
paz cuid	C
pc	C
pcp	C
pcp explain	C
pd	C
pdf	C
pdf _a	C
pdf _for	C
pdf _on	K
pdf _to	J
pdf fre	J
pe	C
peac	U
peac _and	S
peac _for	[
peac _in	Y
peac _of	[
peac _with	[
peac lil	C
peac numb	C
peac offer	C
peac out	C
peac priz	C
peac sign	F
peacemak	U
peacemak season	C
peach	C
peaj	C
peaj _en	C
peak	C
peak blind	C
peak district	G
peanut	E
peanut but	E
pear	J
pear gat	J
pearl button	C
pearl harbor	C
pearl jam	C
pearson	L
pearson edexcel	L
pec	[
pec _de	R
pec _del	P
pec _el	P
pec _la	P
pec _los	R
pec _que	Q
pec _ser	P
pec _y	P
pec com	P
pec contr	P
pec est	P
pec ir	P
pec leer	P
pec no	Q
pec si	P
pec ten	P
pec tom	P
pec ver	P
pecador	Q
pech	R
pectoral	V
ped	L
ped _por	V
ped perdon	T
ped pis	C
ped vacacion	C
pedaz	U
pedid	C
pedid _de	D
pedid amazon	D
pedid incomplet	C
pedirl	Y
pedirl _a	Y
pedirl perdon	Q
pedr	[
pedr _en	R
pedr _lo	Q
pedr _se	S
pedr _y	P
pedr par	C
pedr sul	C
pee	C
pee _be	C
pee smell	D
peel	C
peel _a	L
peel ging	E
peel off	I
peer	T
peer dep	C
peg	[
peg _a	R
pegan	W
pegarl	U
pegarl _a	P
pegu	C
pegu _a	R
pel	Q
pel _con	C
pel _en	[
pel _por	V
pel _una	C
pel bob	C
pel hombr	C
pel larg	V
pele	T
pele _con	S
pele _de	[
pele _en	U
pele _la	Y
pele _por	V
pelean	S
pelear	P
pelear _por	P
peleg	U
pelican	I
pelican rost	I
pelicul	H
pelicul _de	C
pelicul _del	E
pelicul _dond	C
peloton	C
peloton cancel	C
pen	H
pen _de	[
pen _mi	P
pen expir	I
pen off	F
penal	[
penalis	C
penalis _in	C
penalt	I
penalt far	C
pencil	C
pencil _be	D
pencil proper	C
pend	D
pend download	K
penguin	C
penguin _hav	C
penguin _or	G
peniel	X
peninsul	E
peninsul div	E
pennsylvani	C
pennsylvani ave	K
pennsylvani tomorrow	C
pens	Z
pens _en	S
pensamient	U
pension	C
pension _from	C
pension alimentici	I
pentagon	F
pentagram	C
pentagram shap	C
pentamet	C
pentamet exampl	K
pentateuc	Y
pentecost	[
pentecost island	C
pentecostal	K
pentecostal hairstyl	C
peon	C
peon pric	C
peopl	[
peopl ?who	[
peopl _and	H
peopl _be	Y
peopl _do	M
peopl _from	C
peopl _get	[
peopl _hav	S
peopl _in	V
peopl _of	P
peopl _say	P
peopl _that	C
peopl _to	Q
peopl _with	Q
peopl chang	[
peopl com	T
peopl die	S
peopl fold	C
peopl go	U
peopl hat	X
peopl judg	R
peopl kill	S
peopl liv	N
peopl look	R
peopl mak	[
peopl mor	C
peopl nev	R
peopl not	P
peopl pleas	[
peopl sneez	C
peopl suf	Q
peopl think	Q
peopl use	I
peopl walk	W
peopl want	P
peor	W
pep	J
pep diar	E
pep push	E
pep scovill	H
pep slogan	M
pep squid	F
pepit	C
pepper	H
pepper moth	H
pepperon	G
pepperon _and	G
pept	C
pept bismol	C
pequ	[
pequen	L
pequen _de	R
pequen _del	C
per	C
per _di	W
per _la	P
per _me	T
per _yo	R
per day	C
per gram	I
per hour	J
per kg	J
per lb	C
per minut	H
per missil	H
per no	[
per ounc	H
per person	C
per slic	G
perc	C
perc jackson	I
perc pig	G
percent	C
percent _of	C
percent increas	C
percent over	L
percentag	C
percentag _with	C
percentig	I
percentil	J
perd	[
perd _a	S
perd _el	Y
perd _la	X
perd _mi	H
perd _mis	Q
perd tod	W
perdi	[
perdi _a	P
perdi _la	T
perdi _mi	[
perdid	Q
perdid _de	S
perdid avianc	C
perdieron	P
perdim	T
perdon	[
perdon _a	V
perdon _al	P
perdon _di	P
perdon _el	P
perdon _la	P
perdon _una	P
perdon _y	S
perdon per	Q
perdon si	Q
perdonal	S
perdonam	V
perdonan	P
perdonarm	P
peregrin	V
perel	C
perel podcast	C
perez	T
perez hotmail	C
perezos	S
perfect	Z
perfect _com	T
perfect numb	C
perfect peac	Z
perfectionist	X
perfil	C
performanc	[
perfum	H
perfum _le	C
perfum mugl	G
perfum parecid	C
perg	X
pergamum	S
perimet	G
perimet 36	G
period	K
period _of	C
period _on	C
period credit	C
period dur	D
period fail	C
period four	I
period statutor	L
periodic	C
periodic tabl	C
periodic valenci	C
periquit	C
periquit no	C
perish	[
perish _i	[
perl	[
perl _a	Q
permanec	Y
permanec _en	T
permanent	C
permanent dye	E
permanent memb	C
permission	C
permission _for	C
permission den	C
permission list	D
permit	L
permit _di	T
permutation	E
permutation vs	E
perr	C
perr _se	C
perr caus	G
perr com	C
perr die	I
perr friend	C
perr last	I
perr mach	C
perr no	C
perr salchich	C
perrit	C
pers	[
persecucion	Q
persecut	[
persecution	[
perseguid	P
persever	Z
perseveranc	Z
perseveranci	T
persi	Q
persi two	C
persian	C
persian atasc	C
persiguen	Q
persistent	Q
person	S
person _o	H
person custom	C
person know	C
person sin	R
person typ	J
personaj	C
personaj _de	C
personaj _del	C
personal	Y
personal jesu	C
personalit	[
personalit test	[
persuad	U
perth	C
perth _and	H
peru	C
peru ano	C
pes colombian	C
pes maxim	C
pes mexican	G
pesadill	S
pesam	[
pesc	[
pescador	Z
pescador _de	R
pesebr	V
pet	U
pet _and	[
pet _at	[
pet _in	V
pet andr	C
pet badg	D
pet confession	[
pet crouch	C
pet davidson	C
pet den	[
pet denial	V
pet dinklag	C
pet gabriel	C
pet go	W
pet griffin	C
pet hair	C
pet insuranc	C
pet kay	I
pet legal	C
pet moth	Q
pet pan	C
pet park	I
pet rabbit	F
pet rock	C
pet squar	N
pet walk	[
peterlo	C
peterlo massacr	C
petersburg	H
petersburg florid	H
peterson	C
peterson debat	C
peticion	W
petr	C
petrol	C
petrol _ok	E
petrol _to	G
petrol car	C
petrol near	M
pez	[
pfannkuchen	C
pg	H
pg sleep	H
ph	C
ph _del	C
ph _of	C
pharaoh	U
pharaoh dream	[
pharaoh gam	C
pharaoh hound	C
pharise	[
pharise ?who	S
pharise _and	U
phas	C
phas thre	D
phas tonight	C
phd	R
phd stipend	C
phil	C
phil collin	C
philadelphi cream	M
philadelphi eagl	C
philadelphi hour	H
philemon	C
philemon wright	C
philip	C
philip _and	S
philip _the	X
philip age	C
philip hue	C
philipp	[
philippian	[
philippin	C
philippin tim	C
philistin	[
phillip	L
phillip screwdriv	L
philosoph	J
philosoph class	[
philosoph dup	C
philosoph liv	C
phineh	Y
phoenix	C
phoenix _in	L
phoenix sun	C
phon	M
phon _can	C
phon _so	C
phon _with	H
phon addict	Z
phon batter	F
phon book	C
phon call	J
phon contract	L
phon htc	C
phon last	C
phon lin	C
phon memor	C
phon numb	C
phon overheat	C
phon screen	K
phon throw	C
phonic	D
phonic phas	D
phot	J
phot _be	C
phot _of	Q
phot accept	C
phot look	I
phot off	C
phot rul	I
photograph	C
photograph _a	J
photograph ide	L
photograph pric	E
photoshop	L
photoshop _that	L
photosynthes	C
photosynthes equation	F
photosynthes lab	L
php	C
php artisan	C
php phpinf	G
phpinf	G
phras	C
phras _for	H
phras lost	C
physic	C
physical	V
physical chang	C
physician	W
pi	C
pi _to	C
pi fiv	M
pi pinout	H
pian	C
pian ke	C
pian man	M
pian tutorial	H
pic	C
pic _of	E
pic sell	C
picadur	C
picadur _de	C
picchu	F
picchu ticket	F
pick	U
pick _a	I
pick _me	[
pick _on	[
pick _the	Y
pick up	C
pickford	C
pickford sav	C
pickl	C
pickl brin	L
pickleball	K
pickleball kitchen	K
pickup	G
pickup point	G
pictur	F
pictur 2017	L
pictur 2020	N
pictur _of	N
pictur aft	L
pid	I
pid _di	X
pid _la	C
pid _por	W
pid _ser	P
pid _un	C
pid perdon	[
pidan	S
piden	[
pidi	V
pidi _el	Q
pidi perdon	P
pidieron	R
pie	C
pie _de	U
pie recip	C
pie vs	C
pie without	C
piec	C
piec _of	C
piec episod	L
piedad	P
piedr	X
piedr _de	Y
piedr _del	U
piedr _en	T
piedr _que	S
piedr _ser	C
piedr angul	[
piedr papel	C
piel	[
piel _de	S
piens	C
piens _en	[
piens lueg	C
piensen	[
pierc	[
pierd	C
pierd _la	U
pierd agu	C
piern	U
piez	V
piez _de	R
pig	R
pig liv	C
pig mark	G
pig need	I
pig swim	C
pigg	E
pil	[
pil up	Z
pilat	[
pilat near	C
pilgrim	Q
pilgrim chauc	C
pilgrim thanksgiv	C
pill	T
pill _of	[
pill _what	C
pill drill	C
pill microgynon	C
pill quiz	C
pillow	[
pillow talk	J
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
ping pong	D
pink	D
pink _or	L
pink even	C
pink eye	C
pink floyd	C
pink pon	L
pinout	H
pint	R
pint _in	E
pint _of	D
pint azulej	C
pinter	C
pintur	C
pintur uso	C
pip	C
pip install	D
pip organ	C
pirat	C
pirat _y	C
pis	K
pis _de	C
pisc	C
pisc best	K
pisc season	C
pisc son	E
pisc toda	C
piss	C
piss off	C
piston	C
pit	C
pit batman	C
pit bull	C
pit singl	C
pit vip	C
pitagor	C
pitagor ejempl	C
pitbull	C
pitbull sing	C
pitbull timb	G
pitch	N
pitch _in	J
pivot	C
pivot tabl	C
pix	K
pix director	N
pixel	D
pixel eight	G
piz	C
piz vouchr	C
pizz	C
pizz _in	F
pizz box	I
pizz cerc	G
pizz dough	F
pizz feed	L
pizz menu	E
pla	T
pla _a	R
pla _as	C
pla _at	C
pla _for	C
pla _in	X
pla _the	I
pla dreidel	C
pla mark	C
pla music	M
pla pend	K
pla rumm	K
pla script	C
pla som	C
pla tonight	C
pla twent	C
pla vide	[
plac	V
plac _for	G
plac _of	[
plac _on	E
plac _to	C
plac end	C
placehold	C
placement	C
pladur	C
plag	[
plag _de	U
plagu	[
plagu _in	[
plagu _of	K
plagu inc	C
plagu tal	C
plagu vs	C
plain	N
plain check	M
plain whit	G
plain word	C
plait	C
plait _on	C
plan	J
plan 16	C
plan _a	K
plan _de	[
plan _for	[
plan _on	N
plan _par	X
plan dat	C
plan drak	C
plan fly	F
plan high	J
plan leav	C
plan permission	C
plan ticket	K
planch	C
planch quem	C
plane	[
planet	F
planet _can	C
planet _hay	C
planet again	C
planet fit	G
planet malachor	J
planet ord	M
plank	C
plank _for	C
plant	C
plant _a	W
plant _que	[
plant aj	G
plant brown	C
plant cell	C
plant depth	D
plant fasciit	C
plant garlic	L
plant giv	C
plant leav	G
plant out	D
plant record	C
plant repot	D
plant rieg	C
plant seed	C
plant spac	C
plant spread	C
plant tomato	M
plant tulip	J
plant und	C
plantill	C
plantill _de	K
plaquet	C
plaquet baj	C
plasm	C
plasm stat	C
plastic	C
plastic mak	C
plastic surger	[
plat	[
plat _a	Q
plat _de	[
plat _do	C
plat _en	[
plat _par	S
plat _que	R
plat _ser	R
plat cav	C
plat ear	C
plat homework	G
plat quiz	L
plat tectonic	C
platan	E
platelet	L
platelet count	L
plater	[
platform	C
platform gam	K
platinum	C
platinum pric	C
play	C
play _de	C
play nudist	C
playbo	F
playbo cov	F
playlist	C
playof	C
playstation	C
playstation no	C
plaz	C
plead	[
plead _for	[
pleas	[
pleasur	M
pleasur shirt	C
pleit	Y
pleit _en	U
plent	S
plot	C
plot _in	S
plot _of	C
plot against	U
plot legend	K
plow	[
plowshar	X
pls	F
pls due	G
pls ignor	H
pls send	L
plu	C
plu four	K
plu one	C
plu phon	M
plu pric	N
plu six	N
pluck	C
pluck feath	C
plug	K
plug _my	G
plug adapt	G
plug gap	C
plum	C
plumb	R
plumb _in	G
plumb hour	M
plumb lin	[
plumb mak	C
plural	C
plural _of	C
plut	C
plut _a	C
plywood	C
plywood shelv	C
pm	F
po	C
poach	C
poach _an	C
poblan	C
poblan calori	F
poblan ingredient	J
pobr	[
pobr _en	P
pobr _y	P
pobrez	Q
poc	[
poc fe	R
pocket	Z
pocket ac	L
pod	E
pod _de	Q
pod _los	D
pod crashloopbackof	H
pod pend	F
podan	D
podan _los	D
podcast	C
podcast _about	H
podcast rank	G
pode	Q
poderos	Q
podi	[
podian	X
podium	C
podium count	C
podr	S
podran	T
podrid	V
poe	C
poe rhym	E
poem	H
poem _about	[
poem _for	C
poem _sobr	C
poet	C
poet laureat	C
poetic	E
poetic edd	C
poetic justic	J
poetr	[
pogod	G
pogod jutr	G
point	C
point 36	N
point _can	C
point _for	C
point _in	C
point _of	U
point _on	C
point _what	C
point becaus	I
point befor	G
point exception	K
point int	D
point lin	C
point map	M
point nect	C
point ticket	K
pointless	U
poison	T
poison ivy	C
poison vs	H
poisonou	J
poisonou _to	C
poiuyt	J
poiuytrewq	C
pok	Y
pok hand	C
pok sit	C
pokedex	C
pokemon	C
pokemon card	C
pokemon go	C
pokemon scarlet	G
pokemon weak	C
pokmon	H
pokmon card	H
pol	J
pol rul	C
poland	G
poland _hav	G
polar	C
polic	N
polic non	C
polic offic	[
polic templat	D
polic uk	G
polici	Y
poligami	Y
polish	C
polish airlin	K
polish remov	M
polit	C
polit way	C
politic	[
political	V
politician	V
polkadot	I
poll	C
poll _in	C
poll numb	L
poll station	K
poll swing	H
poll toda	C
pollen	C
pollen count	C
polol	[
polv	P
polv _de	W
polygam	[
pomegranat	C
pomegranat molass	D
pomegranat tre	C
pon	W
pon _a	[
pon _el	X
pon _la	[
pon _los	P
pon _un	C
pon _una	K
pon arrob	C
pon club	L
pon tild	I
ponen	C
ponerm	C
ponerm _par	C
poners	Z
pong	C
pong _a	C
pong serv	D
pool	I
pool _of	[
poop	C
poor	[
poor _in	T
poor peopl	P
pop	W
pop _on	C
pop ear	C
pop eye	C
pop franc	C
pop heroic	C
pop leo	C
pop rap	J
pop sav	F
pop whit	C
popcorn	C
popcorn pop	C
popey	C
popol	C
popol vuh	C
poppin	C
poppin repart	C
poppin return	I
poppin song	G
poppin supercalifragilistic	G
popul	[
population	C
population _of	C
poquit	[
porcentaj	C
porcentaj _de	C
porcion	X
porcupin	G
porcupin dilemm	G
pork	U
pork do	C
pork loin	C
pork tim	C
porn	K
porn grat	C
porn vide	C
pornhub	C
pornografi	S
porosit	C
porosit test	C
porqu	J
porqu _el	R
porqu _por	C
porqu junt	C
porqu no	[
porqu ser	X
porqueri	C
porqueri _de	C
porr	C
port	C
port 300	C
port _do	E
portal	C
portatil	C
portic	U
portion	[
portugal	H
portugu	C
portugues	C
portugues eas	F
portugues simil	I
portugues verb	J
pos	T
posibl	R
posicion	C
posicion _del	C
posicion lig	D
position	C
position 0	G
position pictur	F
positiv	[
positiv faint	C
possess	Y
possession	[
post	C
post _a	I
post _about	D
post _and	K
post _my	Y
post credit	C
post offic	C
post rot	D
post tim	C
post vs	C
post without	C
postal	J
postal 28013	J
postcod	C
postcod _for	M
postgr	C
postgr use	E
postman	C
postrer	V
postur	[
pot	Q
pot _a	[
pot _and	[
pot apprenticeship	C
pot book	C
pot burn	H
pot car	C
pot cook	C
pot harr	C
pot hous	P
pot orden	C
pot pull	C
pot ser	C
pot tour	M
pot wand	C
pot wheel	E
pot wint	C
potassium	C
potassium fiv	M
potat	C
potat experiment	L
potat fr	C
potato	C
potato _in	I
potato mak	E
pothol	C
potif	[
potion	C
potion recip	C
potiph	[
potiph wif	S
potter	C
potter class	C
poult	C
pound	C
pound ?why	C
pound _to	C
pound coin	C
pound imagism	C
pour	[
pour out	V
povert	[
povitsk	C
povitsk age	C
pow	S
pow _and	V
pow _i	C
pow bank	C
pow bi	C
pow button	E
pow cut	W
pow steer	K
powd	C
powd ?wher	G
powd _and	C
powd brand	H
powerball	C
powerball jackpot	I
powerball numb	C
powerpoint	C
powerpoint _on	C
powerpoint slid	J
powerpoint templat	L
poz	W
poz _de	Q
ppp	C
ppp loan	C
pppoiuyt	C
pq4f8s0712345	F
pr	Z
pr ?who	[
pr _and	C
pr _in	V
pr _of	V
pr dps	G
pr entr	C
pr fath	[
pr film	H
pr forev	V
pr movi	F
pr rotation	C
pr setlist	E
pr song	F
pr tal	C
pr tour	M
pr wow	C
pra	[
pra ?when	[
pra _and	[
pra _at	V
pra _be	[
pra _for	[
pra _i	[
pra _in	[
pra _of	[
pra _that	U
pra _the	T
pra _to	[
pra _with	W
pra against	Q
pra bead	C
pra befor	[
pra ed	I
pra feel	R
pra flag	C
pra hand	C
pra journal	[
pra key	C
pra lov	C
pra madonn	C
pra mant	C
pra out	X
pra over	P
pra plant	C
pra potion	C
pra requ	Y
pra tim	C
pra whil	Y
pra without	V
practic	P
practic _la	T
practic test	C
prad	C
prad cast	G
prad dress	C
prad quot	C
prad two	M
pragu	C
prairi	C
prairi mall	C
prais	[
prais _a	C
prais _for	C
prais _god	Z
prais _of	[
prais kany	C
pram	C
pram _that	C
prank	G
prawn	C
prawn linguin	C
pre	Z
pre movi	E
preach	[
preach _in	Z
preach _the	[
preach amc	C
preach comic	C
preach curl	C
preach tv	C
preci	C
preci _del	C
preci _por	C
preci iphon	N
preci segur	C
preci toyot	J
precios	[
predestin	[
predic	X
predic _a	[
predic _con	[
predic _par	T
predic _sobr	Q
predic ejercici	C
predicador	[
predict	U
prediction	C
prediction 2030	F
prediction list	C
prediction toda	C
prednisolon	M
prednisolon tap	M
prednison	M
prednison tap	M
preferid	X
prefier	T
prefier est	T
pregnanc	[
pregnanc test	[
pregnant _and	S
pregnant _at	[
pregunt	H
pregunt _a	Q
pregunt _de	C
pregunt _por	R
pregunt _sobr	R
pregunt tipic	C
prejudic mr	C
prem	C
prem inn	E
prem leagu	E
prem tech	C
premi	[
premium	C
premium bond	K
premium cost	M
premium studnt	D
premium version	J
prendid	C
prens	C
prenup	H
prenup cost	C
prenup templat	C
preocup	S
preocup _por	Q
preocupacion	T
prep	Q
prepar	[
prepar _for	[
prepar _par	V
prepar _the	Q
prepuci	[
pres	[
pres _a	R
pres _en	Q
pres _que	T
pres _y	P
presal	L
presal cod	L
presbyterian	G
presbyterian hospital	G
prescription	C
presenc	[
presenci	X
presenci _de	P
present	Y
present _in	R
present now	C
presentacion	C
presentation	Y
preserv	D
preserv ros	D
preset	C
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
presion arterial	F
presionan	U
presionan _par	T
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
pressur can	G
pressur cuf	C
pressur drop	C
pressur fall	C
pressur ford	D
pressur hond	C
pressur normal	C
pressur rang	K
pressur tablet	C
pressur vauxhall	D
prest	[
prest _ser	R
presum	W
pretend	C
pretend _to	[
pretend _you	C
preterism	X
prett	C
prett jeremiah	C
previ	C
previ zaragoz	K
previou	C
previou instruction	C
previsa	C
previsa _do	C
pric	C
pric 1950	H
pric _for	[
pric _from	K
pric _in	C
pric _my	E
pric _of	M
pric charzard	H
pric handmad	J
pric increas	N
pric per	E
pric tesc	K
pric toda	C
pric walgreen	J
pric wed	H
pric without	L
priest	Q
priestess	C
priestess tarot	C
priesthood	[
prim	F
prim _de	Z
prim amor	Z
prim ano	[
prim cancel	F
prim day	K
prim dia	[
prim drink	F
prim factor	C
prim fre	I
prim hast	C
prim libr	X
prim lug	T
prim mart	S
prim milagr	R
prim minist	C
prim numb	C
prim ord	C
prim pap	[
prim president	C
prim rey	X
primar	C
primar _and	E
primar school	C
primer	[
primer _a	P
primer _que	P
primer _y	P
primer comunion	[
primer cristian	T
primer dient	C
primer libr	R
primer navidad	S
primer piedr	Q
primer vez	C
primici	Z
primitiv	Q
primogenit	T
primogenit _de	Q
primogenitur	U
princ	C
princ _of	C
princ albert	C
princ harr	C
princ philip	C
princ purpl	C
princess	[
princess ?who	W
princip	[
princip _de	[
principal	Q
principi	[
principit	C
principl	C
print	C
print _i	H
print _your	L
print driv	C
print everyth	C
print hell	E
print ink	J
print job	C
print offlin	E
print print	C
print see	C
printabl	C
println	H
println hol	H
pris	V
priscil	U
priscill	Y
priscill _and	W
prism	C
prison	[
prison _in	T
prison _of	Y
prison break	C
prison location	C
priu	C
priu hybrid	C
priu reliabl	C
privac	M
privac polic	C
privac uk	C
privat	L
privat car	L
privat equit	C
prix	H
priz	C
priz bond	J
priz leav	C
priz list	C
priz win	M
priz year	C
pro	C
pro bon	C
pro tip	M
pro trad	L
prob	C
prob one	H
prob prob	C
probabilit	C
probabilit _of	C
probat	G
probat cost	G
probation	C
probation period	C
problem	[
problem _con	V
problem _de	S
problem _of	[
problem _with	R
problem mem	C
procedur	C
process	C
process _on	C
process linux	E
process tim	C
procession	Z
procrastination	Z
proctor	C
proctor _and	C
proctor _the	I
proctor quot	C
prodig	C
prodigal	J
prodigal son	[
produc	Z
product	C
product _of	C
product description	C
product equivoc	C
prof	[
profeci	Z
profeci _de	T
profesor	[
professional	K
professional clean	C
professor	J
profet	[
profet _com	Q
profet _de	S
profet _del	P
profet _en	Q
profet _me	Q
profet _que	U
profet contr	R
profetis	W
profetis _de	P
profetiz	R
profil	C
progr	C
program	C
program _de	C
program dumbbell	C
program est	D
program languag	C
progress	D
progress _in	D
prohib	R
prohibid	U
project	C
project _for	H
project cornwall	C
project hail	M
project park	I
project student	G
projim	V
projim _com	R
prom	[
prom cod	C
prom dress	D
promedi	C
promes	Z
promes _a	Q
promes _de	R
promet	[
prometi	R
prometi _di	P
prometid	W
promis	[
promis _for	P
promis _of	W
promis _to	W
promis dat	C
promis land	Z
promot	Z
promotion	E
prompt	C
prompt 2024	I
prompt _del	C
prompt answ	I
prompt int	K
prompt new	L
pronoun	[
pronounc	C
pronounc bhagavad	N
pronounc camu	I
pronounc quino	L
pronounc worcestershir	C
pront	[
pronunciation	C
proof	L
proof _by	C
proof tim	C
proofread	C
proofread _my	F
proofread _th	C
prop	C
prop way	C
propagation	C
propagation ?how	C
proper	C
propert	V
propert _of	C
propert map	C
prophec	X
prophec _about	P
prophec _of	[
prophec wow	C
prophes	W
prophet	[
prophet ?who	[
prophet _and	[
prophet _in	U
prophet _of	T
prophet against	P
prophet film	C
prophet fiv	C
prophet lik	P
prophet muhammad	J
prophet song	C
prophet tell	W
prophetess	[
propi	X
propiciacion	W
propitiation	W
proportional	C
proportional representation	C
propos	[
proposal	Q
proposal _chapt	C
proposit	V
proposit _de	U
proprietor	C
prosp	X
prosper	T
prosperar	R
prosperidad	Q
prosperit	[
prosthetic	C
prosthetic makeup	C
prostitut	[
prostitut _in	S
prostitut _que	P
prostitution	Z
prot	F
proteccion	P
protect	[
protect _me	S
protect _my	[
protect _someon	R
protect characteristic	C
protection	S
protection act	C
proteg	Y
proteg _mi	Y
protegem	W
protein	C
protein _in	C
protein _por	L
protein _tien	H
protein per	C
protein powd	H
protest	[
protestant	[
proud	N
proud _and	C
proud _of	U
proud _to	P
proud bread	C
proud com	X
proud land	C
proud mar	C
proud parad	C
proud siz	K
prov	G
prov _in	C
proveer	R
proverb	Y
proverb 31	[
proverb _about	C
proverb _in	C
proverbi	[
proverbial	C
proverbial idiom	C
provid	U
provid _in	C
provid login	M
providenc fr	C
providenci	[
provinci	C
provinci superfici	C
provision	[
prox	C
prox serv	C
prox war	C
proxim	G
proxim partid	C
prudenc	C
prudenc kitten	C
prudent	[
prueb	E
prueb 123	I
prueb _de	[
prueb prueb	I
prueben	S
prun	C
prun _a	C
prun lavend	L
prun ros	L
ps2	C
ps3	C
ps4	C
ps4 cheat	G
ps4 control	C
ps5	C
ps5 _wont	F
ps5 controll	F
ps5 pro	L
psa	C
psa four	C
psalm	[
psalm 23	[
psalm ?when	[
psalm _about	U
psalm _be	[
psalm _for	[
psalm _of	[
psalm _to	Y
psalm against	P
psalm befor	W
psalm west	C
psi	C
psi _to	C
psicolog	V
psiquiatric	Z
pslf	C
pslf form	C
psorias	C
psorias _or	H
psorias dos	H
pst	C
pst _to	C
psychic	J
psychic near	C
ptsd	[
pu	Q
pub	C
pub _get	C
pub _in	C
pub near	K
pub quiz	H
public	C
public near	J
public offer	C
public servant	C
public static	K
publican	[
publication	C
publication year	C
publicke	C
pud	R
puebl	R
puebl _de	Q
puebl _que	C
puebl _se	S
puebl _ser	Q
puebl elegid	R
pued	C
pued _hac	C
pued habl	C
pueden	C
pueden _dec	C
pueden _los	C
puerc	Y
puert	[
puert _de	T
puert _del	P
puest	[
puf	C
puf jacket	C
pug	C
puj	G
puj item	M
puj thal	H
pulg	C
pulg _a	C
pulgon	C
pulgon _en	C
pulisic	C
pulisic stat	C
pull	Q
pull _on	C
pull down	Z
pull leg	I
pull pork	C
pulldown	C
pulldown alternativ	C
pulp	C
pulp fiction	C
puls	C
puls _for	C
pump	C
pump _or	J
pump class	C
pump work	L
pumpkin	C
pumpkin _so	F
pumpkin carv	C
pumpkin pie	J
pun	C
pun _about	C
punctur	C
punctur rep	C
punish	[
punish _me	P
punish _us	S
punishment	[
punnet	I
punnet squar	I
punt	C
punt _de	C
punt consult	C
punt negr	C
pupp	C
pupp bit	C
pupp los	C
pur	M
pur _in	[
pur reason	C
pur tod	S
purchas	C
purchas pric	C
purg	C
purg _los	C
purg radiador	C
purgator	[
purgator ski	G
purgatori	[
purim	[
purit	[
purit cleans	C
purpl	F
purpl rain	C
purpl rob	U
purpl shampo	C
purpos	[
purpos _of	[
purpur	V
pus	[
pus _a	P
pus _di	P
pus nombr	T
push	C
push _it	E
push pull	I
push rechaz	C
push reject	E
pusieron	V
put	H
put _a	C
put _god	[
put _his	R
put _in	W
put _it	J
put _me	X
put _my	[
put _on	[
put _the	C
put aluminium	K
put diesel	C
put off	[
put out	W
put shelv	C
put thing	[
py	[
py _de	[
py _del	S
pykret	E
pykret project	E
pyramid	T
pyramid tour	C
pythagor	C
pythagor fiv	I
pythagor theorem	C
python	C
python _que	K
python airsp	N
python bucl	H
python coconut	L
python cod	D
python function	J
python grat	C
python hol	G
python list	F
python not	E
python read	C
q	C
q no	C
q sho	N
q twelv	D
qa	F
qa check	F
qazwsxedc	C
qibl	C
qibl _from	G
qibl direction	F
qr	C
qr cod	C
quadratic	I
quadratic formul	I
quail	[
quail _and	V
quak	C
quak oat	C
quak parrot	C
qualif	D
qualif result	C
qualit	C
qualit _of	V
qualit delh	C
quant	E
quant e	E
quantit	C
quantit surveyor	C
quark	C
quarrel	[
quarrelsom	X
quarterback	D
quebr	Z
quebrant	Q
qued	W
qued _con	[
qued _el	U
qued _en	H
qued _la	C
qued cieg	T
qued embaraz	X
qued quiet	[
qued sin	X
qued sol	R
qued tayikistan	C
qued viud	T
quedan	Q
quedar	R
quedarm	U
quedars	X
quedat	T
quedens	P
queen	P
queen ?who	Z
queen _in	C
queen _of	C
queen bed	C
queen bohemian	N
queen chess	C
queen elizab	C
queen mar	C
queen sacrific	C
queenstown	C
queenstown driv	C
queij	C
quej	Y
quell	C
quell heur	C
quem	Y
quem _el	S
quer	C
quer _a	R
quer _pleas	D
quer four	E
quer one	C
querem	V
querem casarn	R
queri	Y
queri ir	P
queri ver	P
querian	W
querid	V
querubin	W
quest	C
question	C
question 90s	C
question _about	C
question _and	C
question _for	C
question _god	[
question mark	H
question moth	C
question printabl	C
queu	C
quick	[
quick _to	U
quick way	H
quickbook	E
quickbook onlin	E
quicksort	C
quiebr	Y
quien	U
quien _se	R
quien no	P
quien ser	S
quien son	U
quier	W
quier _a	R
quier _dec	[
quier _di	S
quier _hac	Y
quier _que	[
quier _ser	[
quier _un	V
quier _una	C
quier abort	Q
quier ayud	P
quier camb	X
quier com	C
quier cre	P
quier cruz	C
quier dej	T
quier devolv	C
quier divorc	Q
quier empez	Q
quier est	T
quier ir	U
quier mas	R
quier mor	Q
quier oir	P
quier ped	R
quier sab	R
quier sal	V
quier segu	Q
quier serv	P
quier ten	Y
quier trabaj	R
quier ver	T
quier verm	T
quier viv	P
quier volv	Z
quieren	[
quieren _que	S
quieren ir	P
quiet	[
quijot	C
quijot capitul	C
quijot resumen	C
quimi	V
quinc	Q
quinc an	P
quinceaner	[
quiniel	C
quiniel _de	C
quiniel nacional	C
quinient	S
quino	C
quino gluten	C
quintillion	C
quis	[
quis mat	S
quisier	W
quisieron	V
quit	K
quit _a	C
quit _by	C
quit _de	X
quit _el	C
quit _la	[
quit _lo	C
quit _my	[
quit _una	C
quit gotel	C
quit manch	C
quit moh	C
quit smok	Z
quitarm	T
quitars	[
quitat	[
quixot	C
quiz	C
quiz _about	C
quiz answ	C
quiz nam	H
quizlet	C
quot	C
quot _for	[
quot _on	K
quot instagram	C
quot mirand	C
quot mr	I
quot pag	L
quot zon	J
quotation	C
quotation mark	C
quran	C
qwe	C
qwe qwe	C
qweqweqw	C
qwert	C
qwerty123	E
r	C
r f	C
r funn	K
r ggplot	I
r16	C
r16 fit	C
r50	J
r50 _or	J
ra	C
ra _el	C
ra minecraft	G
rabb	Y
rabbit	C
rabbit eat	I
rabbit gi	J
rabbit groom	C
rabbit mean	C
rabbit not	C
rabbit thump	F
rabbit two	F
rabi	Y
rac	N
rac ?how	C
rac result	C
rac think	Y
rac tonight	C
rac win	C
rach	R
rachel	Q
rachel die	[
rachel green	C
rachel maddow	C
rachel ray	C
racism	V
racist	[
rack	C
rack astr	C
rack twelv	M
rad	C
radagon	H
radagon weak	H
radcliff	C
radcliff broadwa	C
radi	[
radi licenc	C
radiador	C
radiator	C
radiohead	E
radiohead creep	E
radiu	J
radiu seven	J
radle	E
radle description	E
raf	T
rafael	U
rafael _y	P
rag	[
ragnarok	C
ragnarok all	C
ragnarok troph	C
rahab	[
raid	C
raid _of	C
raid loot	C
rail	C
railcard	D
rain	[
rain _and	X
rain _at	C
rain _for	X
rain _in	K
rain rad	C
rainbow	F
rainbow chord	K
rainbow flag	N
rainbow form	C
rainbow loom	C
rainbow road	C
rainbow six	C
rainbow trout	C
rainfor	C
rainwat	E
rainwat _in	E
rais	P
rais _a	S
rais _from	U
rais _in	E
rais _my	Q
rais _the	U
rais _to	C
rais bed	C
rais bo	[
rais child	P
rais crp	C
rais email	K
raiz	H
raiz _de	R
raiz cuadr	E
rakat	C
rakat _in	C
ral	C
ralph	C
ralph fienn	C
ralph pigg	E
ram	[
ram _do	C
ram _for	H
ram enough	C
ramadan	C
ramadan 2026	M
ramadan est	C
ramadan start	J
ramen	C
ramen _in	E
ramen challeng	C
ramen egg	C
ramer	[
ran	Z
rancher	C
random	E
random fact	C
random password	C
rang	C
rang _for	I
rang mg	J
rang real	I
rang ten	H
rangol	L
rangol pattern	L
rank	C
rank _be	F
rank _by	C
rank _in	N
rank distribution	F
rank week	H
ransom	[
rantzen	C
rap	X
rap _about	C
rap _de	C
rap _me	R
rap _of	J
rap music	[
raph	R
raphael	[
rapid	C
rapid _del	C
rapid new	C
rapist	Y
rapt	[
raptor	C
raptur	E
raptur bioshock	C
raptur festival	C
raptur read	C
raquel	[
rar	J
rar _de	P
rar list	E
ras	E
ras moham	E
rasc	C
rasc much	C
rasg	X
rash	D
rash pictur	C
rashad	C
rashad album	E
rashad tour	C
raspberr	G
raspberr pi	G
rastafar	C
rastafar color	J
rastafar hail	C
rastr	G
rastr paquet	G
rat	C
rat 193	C
rat 2023	L
rat 2025	M
rat 48	F
rat _by	C
rat age	L
rat decision	C
rat eur	N
rat last	C
rat zon	G
rater	[
rath	I
rath _be	V
rath question	C
rath read	C
rati	C
rati _for	C
rati valu	J
rati vineg	L
ration	J
ration recip	J
rational	L
rational numb	L
raven	C
raven _and	Y
raven _as	C
raven edg	E
raven poe	C
raven schedul	I
raven symon	C
raven vs	I
raw	C
raw egg	C
rawlplug	N
ray	H
ray ban	C
ray diagram	I
ray knif	C
raz	R
razon	[
razor	C
razor burn	C
razorback	C
rdr2	C
rdr2 boss	C
rdr2 voic	L
re	C
re mog	C
reach	C
reach _if	C
reach _the	C
reach _us	C
react	C
react _with	C
react useeffect	J
reactor	C
reactor numb	C
read	R
read ?when	Z
read _a	C
read _at	[
read _for	[
read _in	[
read _me	C
read _my	D
read _th	C
read _the	[
read _to	[
read bass	C
read befor	Z
read csv	C
read first	Y
read fre	C
read gmail	C
read hair	C
read head	C
read length	C
read lif	C
read lin	C
read onlin	C
read palm	C
read propert	C
read receipt	C
read sheet	C
read tea	C
read whatsap	C
real	Z
real _christian	Y
real contestant	C
real leath	H
real lif	C
real lov	[
real madrid	C
real man	[
real mcco	C
real nam	F
real parent	C
real person	C
real presenc	[
real sacerdoci	R
real world	I
realment	Q
reap	[
reap _the	[
reap _what	[
reap mod	C
reason	N
reason _for	[
reason _to	Z
reasonabl	K
reasonabl budget	K
rebaj	C
rebaj zar	C
rebec	Z
rebecc	C
rebecc ferguson	C
rebekah	Z
rebel	V
rebeld	R
rebelion	X
rebelion _de	W
rebell	S
rebellion	[
rebelliou	[
rebelliou son	Y
reboot	C
rebound	C
rebuild	D
rebuild _the	[
rebuilt	[
rebuk	T
recall	C
recap	G
receipt	I
receiv	K
receiv aft	C
reception	C
reception vide	C
recet	C
recet _de	C
recet facil	C
recet ket	I
rechaz	N
rechazan	Q
recib	[
recib _a	P
recib _el	P
reciben	W
recien	[
recien cas	T
recip	C
recip _for	M
recip _with	J
recip copycat	L
recip egg	M
recip low	L
recip no	M
recip pancak	D
recip slow	M
recipi	E
recipi _for	E
recital	[
recl	C
recl _a	T
recl product	C
recog	[
recogi	P
recogniz	W
recommend	C
recommend _a	C
recommendation	G
recommendation _for	G
recon	C
recon breakpoint	C
reconcil	[
reconciliation	U
reconoc	Q
reconocieron	Q
reconstru	U
reconstru _el	S
reconstruy	Y
record	C
record _a	C
record _me	C
record clean	C
record distanc	H
record men	E
record not	F
record phon	J
recost	P
recoupl	E
recov	C
recov delet	I
recov snapchat	E
recover	P
recover _from	[
recruit	E
recruit scam	C
rectangl	G
rectangl _hav	G
recuerd	Q
recuper	C
recuper _un	D
recuper cuent	D
recuper fot	C
recuper mensaj	E
recycl	S
recycl bin	I
recycl rul	M
red	J
red _if	N
red bull	C
red cabbag	C
red cross	C
red devil	F
red die	C
red hair	C
red heif	[
red lentil	C
red light	C
red plug	M
red sea	C
red social	[
red win	C
redact	C
redact _un	C
reddit	C
reddit com	K
reddit down	C
redeem	N
redeem _a	D
redeem height	C
redeem itun	C
redeem point	C
redeem rio	C
redeliver	E
redeliver card	E
redemption	C
redemption _of	C
redemption cod	M
redemption not	C
redemption prison	C
redemption song	H
redemption two	K
redemption yield	M
redentor	[
redneck	C
redux	C
reed	[
reef	I
reemplaz	Z
reemplaz _a	T
rees	C
rees boyfriend	C
rees stat	M
reev	F
reev motorcycl	F
referenc	C
referenc _to	F
referenc let	G
refin	[
reflexion	[
reflexion _par	S
reflexion cort	X
reform	W
refractiv	H
refractiv index	H
refreez	C
refreez minc	C
refug	[
refuge	Y
refugi	Q
refund	C
refund _if	M
refund _on	I
refund com	C
refund not	C
refund polic	M
refus	[
refus _to	[
reg	E
reg _un	L
reg _una	G
regal	L
regal _de	M
regal _en	C
regal _par	X
regan	X
regeneration	[
regeneration ?how	F
regex	C
regex _for	C
regex _to	M
region	X
regist	C
regist _as	C
regist _it	J
regist _to	C
registration	C
registration onlin	C
registration threshold	C
regl	C
regl _de	F
regl _del	C
regl explic	C
regres	Y
regres _a	V
regret	[
regret _it	U
regret _my	P
regrout	H
regrout til	H
regul	C
regul _show	C
rehab	[
reheat	C
reheat mushroom	C
rehoboam	[
reign	G
reign length	C
reign return	C
reik	[
rein	[
rein _de	[
rein _del	[
rein _que	[
rein _ser	V
rein est	X
rein isabel	C
rein no	P
reinhold	D
reinhold judg	D
reir	U
reject	[
reject _by	Q
reject _me	W
reject non	E
rejection	[
rejoic	X
rejoic _in	S
rekt	C
rekt noob	C
rel	U
rel _on	U
relacion	[
relaps	[
relaps last	W
relat	V
relat _de	T
relationship	[
relationship _with	R
relativ	[
releas	C
releas _from	V
releas dat	C
reles	C
reles dat	C
reliabilit	C
reliabl	C
relic	Y
relief	C
religion	P
religion _and	Y
religion _be	[
religion _ser	S
religion _y	S
religion lead	S
religion mandolin	C
religion tour	C
religios	S
religiou	[
reliqui	W
rem	[
remaind	C
remak	C
remak boss	C
remak box	K
remak length	K
remanent	[
remarr	Y
remarriag	[
rembrandt	C
remed	C
remedi	F
rememb	[
rememb _me	Z
rememb _the	W
rememb _what	C
rememb _your	Y
remember	[
remembranc	[
remes	X
remin	C
remin king	C
remind	C
remind _me	C
remix	C
remix rom	C
remnant	[
remodel	K
remot	K
remot dat	C
remot job	C
remov	C
remov _a	C
remov _by	C
remov _my	F
remov background	D
remov gel	K
remov limescal	F
remov red	H
remov sem	E
remov tool	E
remov tre	H
remov wallpap	L
removal	C
removal near	K
removal recover	C
renam all	J
renam ever	D
rencor	Y
rencor _a	P
rendirs	R
renew	Q
renew _it	D
renew car	C
renew passport	I
renewal	H
renewal ?how	C
renewal over	C
renewal pric	J
renov	E
renov _el	C
renov cit	C
rent	T
rent _be	Z
rent borrador	C
rent flat	J
rent insuranc	C
rent plaz	C
rental	C
rental car	F
rental hall	C
rental list	E
renunci	E
rep	J
rep _with	C
rep cost	D
repa	W
repa ?how	C
repair	H
repair _a	H
repart	C
repayment	C
repayment threshold	C
repeat	C
repeat _the	C
repeat aft	C
repeat everyth	C
repent	[
repent unlock	C
repet	Q
repit	Y
replac	X
replac _a	C
replac brak	F
replac clutch	G
replac len	C
replac sash	C
replac wip	K
replacement	C
replication	C
replication mysql	C
report	C
report _a	C
report _in	C
report _it	C
report _my	[
report _on	J
report card	X
report conclusion	L
report primar	C
report templat	I
repos	[
repot	C
repot _a	D
repot _an	K
repot monster	F
repot outdoor	F
represent	C
represent ?who	C
representation	C
reprob	Y
reprob _el	U
republic	C
republic fall	C
repulgu	C
requ	I
requ delet	I
requ let	K
requiem	C
requir	[
requir _of	[
requirement	E
requisit	C
requisit _par	C
rerun	C
rerun channel	C
res	H
res statu	H
resal	C
rescat	[
rescat _por	R
rescu	[
reservation	C
reset	C
reset _a	I
reset cod	J
reset galax	C
reset gmail	N
reset rout	I
reset servic	G
resfr	C
resfr comun	C
reshuffl	C
reshuffl ?who	C
residenc	K
residenci	[
resident	C
resident evil	C
resign	G
resign _from	C
resign templat	L
resignation	C
resignation let	C
resist	[
resist _the	[
resistanc	C
resiz	E
resiz _a	E
resolution	C
resolution list	C
resolv	U
resolv dependenc	K
resolv vscod	H
resonic	G
resonic microphon	G
resort	C
resort div	E
resort pric	H
resort snow	G
respect	[
respect _me	P
respect _my	V
respet	V
respet _a	R
respetan	P
respir	R
respir alab	R
resplandec	Y
respond	G
respond _to	Z
respond _with	C
respra	C
respra _a	C
respuest	S
rest	[
rest _for	W
rest _on	[
rest heart	C
rest puls	C
restarant	C
restarant open	C
restart	C
restart _the	C
restart polic	K
restart wind	C
restaur	[
restaurant	C
restaurant _in	C
restaurant bill	C
restaurant book	C
restaurant london	L
restaurant menu	J
restaurant orl	J
restock	C
restor	[
restor iphon	E
restrict	C
restriction	C
restrictiv	C
restrictiv covenant	C
resucit	[
resucit _al	R
resucit jesu	S
resuelt	C
resuelv	C
resuelv 2x	C
result	C
result ?how	E
result _de	C
result _del	H
result kempton	C
result likud	C
result monac	K
result real	C
result romford	L
result wed	C
resum	C
resum _for	C
resumen	T
resumen _de	[
resurrect	I
resurrect _a	C
resurrect plant	C
resurrect remix	C
resurrect runeword	C
resurrection	P
retail	C
retinol	C
retinol _and	C
retinol used	C
retir	Y
retir _and	S
retir _de	V
retir diner	C
retirement	E
retirement _do	C
retirement age	C
retirement cak	C
retr	Y
retr pric	H
retr siz	G
retreat	[
retreat ten	E
retreat them	[
retriev	C
retrogr	C
retrogr 2026	L
retrograd	C
retrograd dat	M
retun	C
return	J
return _a	C
return _an	K
return _from	[
return _of	[
return _someth	C
return _to	[
return age	C
return cast	I
return deposit	H
return label	C
return n	K
return polic	C
return res	H
return without	C
reuben	S
reuben langdon	D
reuben sandwich	C
reunion	J
reunion _de	[
reunion dat	C
reunit	Y
reveal	D
reveal _himself	T
reveal _your	C
reveal cannon	C
reveal ide	C
revelacion	Y
revelation	[
revelation assassin	E
revelation band	C
revelation ezi	D
revelation ke	C
revelation skyrim	C
revelation song	C
revelation troph	C
revelation two	C
reveng	[
revers	C
revers _a	C
review	C
revis	[
revis _el	[
reviv	M
reviv _in	C
revival	T
revivi	S
revolucion	C
revolucion frances	C
revolucion mexican	C
revolution	C
revolution caus	M
revolution februar	M
revolution invention	C
revolution timelin	L
reward	I
rewrit	E
rewrit _my	J
rewrit _th	H
rex	C
rex _in	C
rey	V
rey _a	Y
rey _con	R
rey _de	[
rey _del	Z
rey _en	U
rey _mas	Q
rey _que	[
rey buen	R
rey catolic	C
rey david	R
rey gord	[
rey jos	C
rey leon	C
rey mag	N
rey mal	Q
rey nin	S
rey preci	E
reynold	J
reynold gin	J
rez	[
rez _a	U
rez _del	C
rez _el	T
rez _en	R
rez _por	S
rez _y	S
rezan	U
rezarl	Q
rezarl _a	Q
rezept	C
rezept fur	C
rf	H
rf nod	H
rfc	C
rfc _con	C
rfc _por	C
rgb	C
rhapsod	C
rhapsod lyric	N
rhem	[
rhod	N
rhod height	C
rhym	C
rhym _with	C
rhym schem	C
rhythem	G
rhythm	C
ri	[
ri _del	T
rib	I
rib eye	C
rib oven	C
ric	D
ric _and	L
ric _de	Q
ric _en	C
ric _que	V
ric _that	C
ric _y	Q
ric dog	G
ric lik	C
ric nigerian	J
ric per	D
ric saf	C
ricciard	C
ricciard podium	C
ricett	D
ricett carbonar	D
rich	[
rich _and	X
rich _be	N
rich _but	Z
rich food	C
rich fool	[
rich man	C
rich peopl	T
richard	C
richard _and	K
richard meek	C
rick	C
rick _and	C
rick jam	I
rickroll	C
rid	D
rid _an	C
rid _for	F
rid _in	[
rid _of	J
rid _on	[
riddl	C
riddl _i	C
riddl _me	C
ridg	F
rieg	C
rien	[
rien porqu	X
rif	C
rigb	C
rigb str	C
right	S
righteou	Y
righteou gemston	C
righteou man	T
rightmov	I
rightmov co	I
rigidbod	C
rigidbod fall	C
rim	C
rim shuttl	C
rind	C
ring	C
ring ?wher	C
ring _accord	C
ring _do	J
ring _for	C
ring _in	D
ring _of	C
ring carat	C
ring cost	C
ring dov	C
ring engrav	X
ring extend	C
ring mag	C
ring maleni	D
ring off	C
ring platinum	C
ring radagon	H
ring star	C
rington	I
rington _to	I
ringworm	C
ringworm cream	C
rinon	[
rio	C
rio _de	I
rio jordan	U
rio mas	C
rio ticket	C
riot	[
rip	C
rip befor	J
rip without	C
riptid	L
riptid chord	L
riquez	X
riquez _en	S
ris	C
ris _from	Z
ris _of	[
ris damp	C
ris pdf	C
ris sign	C
ris snap	C
risk	C
risk _from	C
ritchi	C
ritchi _the	C
riv	D
riv _and	E
riv _in	C
riv _of	[
riv island	J
riv phoenix	E
riv plat	C
riv severn	C
riv utah	C
riz	C
riz mean	C
rizpah	V
rm	H
rm rf	H
rn	Z
road	C
road _to	[
road bristol	K
road car	N
road closur	C
road trip	C
roam	C
roam charg	C
roan	L
roan lyric	L
roar	J
roar lion	[
roar twent	C
roast	C
roast _a	M
roast _my	C
roast chicken	M
roast near	L
rob	[
rob _a	Q
rob _el	V
rob _en	T
rob _god	R
rob _la	R
rob _los	Q
rob _the	S
rob dress	C
roban	[
robbi	C
robbi william	E
robert	C
robert palm	C
robinhood	C
robinhood account	C
robinson	C
robinson _and	C
roblox	C
roblox com	E
roblox octubr	L
roblox prom	G
roblox robux	F
roboam	[
robocop	J
robot	C
robot ?who	C
robot _get	C
robot _or	J
robot dream	C
robot novel	C
robot toy	C
robux	F
robux fre	F
roc	[
roc _y	P
roc mia	S
roci	S
rock	K
rock _and	[
rock _from	C
rock _you	G
rock band	C
rock caf	C
rock climb	C
rock dwayn	C
rock mountain	C
rock music	[
rock pap	F
rock salt	D
rock weath	C
rocket	D
rocket leagu	D
rod	[
rod stewart	C
rodg	C
rodg achill	C
rodg retirement	C
rodill	F
rodill _al	C
rodman	C
rofl	C
rog	P
rogen	C
rogen houseplant	K
rogen laugh	F
rogen wif	C
rogu	D
rogu one	D
roi	T
roj	[
roj _en	P
roj preci	C
rol	L
rol _of	[
rol admin	H
rol pla	K
rol system	F
roll	C
roll _a	C
roll _at	C
roll _the	[
roll _your	C
roll awa	[
roll coast	J
roll contract	J
roll recip	J
roll ston	C
roll two	C
rollback	C
rom	R
rom _by	C
rom _for	I
rom _in	C
rom cheap	C
rom total	C
romain	J
romain lettuc	J
roman	C
roman 16	X
roman _del	C
roman _do	C
roman _god	C
roman _que	V
roman bath	C
roman eat	C
roman food	C
roman holida	F
roman leav	C
roman list	C
roman numeral	C
roman reign	C
roman republic	C
roman shield	K
roman twelv	M
roman vs	M
romanc	[
romanc novel	G
romanc option	C
romantic	[
rome	C
rome _and	C
romford	L
romp	[
romp _el	X
romp _una	X
rompi	[
rompi _el	Z
rompi _la	T
rompieron	R
ronald	C
ronald ?how	G
ronald fre	C
ronronean	C
ronson	G
ronson uptown	G
roof	[
roof rack	C
rooftop	K
rooftop _in	F
rook	C
rook mat	C
room	V
room 101	F
room _at	W
room _for	I
room acoustic	C
room ide	C
roomett	D
roomett _what	D
roommat	[
roost	[
roost crow	[
root	C
root 72	H
root _of	Y
root canal	H
root map	I
root near	I
root vegetabl	C
rop	Y
rop _de	G
rop _par	R
rop benefit	C
ros	C
ros ?when	L
ros _de	C
ros album	L
ros bod	D
ros letr	C
ros park	G
ros patient	C
rosal	C
rosali	C
rosar	I
rosar bead	C
rosar colleg	C
rosari	V
rosari dawson	C
rosc	E
rosc _de	E
roscon	M
roscon _de	M
rosemar	C
rosett	C
rosett hieroglyph	F
rosett ston	G
rosh	[
ross	C
ross _show	C
ross accept	C
rost	C
rost 2016	M
rostr	[
rostr _de	T
rot	H
rot _at	C
rotat	C
rotat _a	K
rotat _my	C
rotat ax	I
rotation	C
rotation wow	G
rotavator	I
rotavator hir	I
roth	C
roth _and	C
roth ira	C
rotor	C
rotten	[
rotten tomato	D
rough	[
roulett	I
roulett strateg	I
round	C
round _a	N
round fac	D
round ninet	E
round thre	G
roundabout	C
rout	C
rout 66	C
rout _in	C
rout _to	I
rout blink	H
rout ever	C
rout mean	D
rout yesterda	C
routin	S
rov	C
row	C
row _in	N
row four	D
row machin	L
row red	N
row thre	G
royal	C
royal deck	K
royal mail	C
royal peach	C
royal priesthood	Z
royal rumbl	D
royal wed	[
royalt	E
royalt fre	E
rtp	H
rtp list	H
rtx	D
rtx 3060	D
ru	C
ru paul	C
ruach	Y
rub	C
rub _on	G
rub band	L
rub ring	M
rubbish	C
ruben	X
rubi	C
rubi ceniz	C
rubik	C
rubik cub	C
rud	M
rud _to	P
rud mov	C
rued	J
rued _de	D
ruf	W
rufu	[
rug	C
rug doctor	K
rug wash	C
rug weight	J
rugb	C
rugb club	C
rugb leagu	G
rugb squad	H
rugb union	H
ruid	C
ruid _al	C
ruid _en	R
ruid _la	D
ruin	[
ruin _my	W
ruin everyth	P
rul	I
rul _and	C
rul _for	V
rul _in	Z
rul _of	G
rul _on	C
rul answ	C
rul draw	H
rul explain	C
rul hasbr	C
rul onion	K
rul photograph	H
rul pizz	M
rul playof	C
rul post	C
rul ring	C
rul root	C
rumbl	D
rumbl win	D
rumm	K
rumor	T
rumor _about	P
rumor tracklist	K
run	C
run 2049	G
run _a	[
run _and	W
run _for	Q
run _from	[
run _on	C
run _the	[
run _to	[
run aft	M
run against	C
run all	E
run awa	[
run club	C
run cyberpunk	F
run distanc	F
run film	L
run ls	H
run out	[
run sho	L
run spik	C
run ston	C
run tim	C
run toda	C
run total	F
run twic	J
run two	C
run unlimit	C
runawa	[
runawa son	T
runescap	J
runescap saradomin	J
runeword	C
runtim	C
runtim director	K
ruptur	V
rush	C
rush _in	C
rusk	C
russell	D
russell crow	D
russi	E
russi _hav	H
russian	C
russian alphabet	I
russian cas	E
russian revolution	M
rust	E
rust _a	C
rust borrow	J
rust chemical	C
rust mot	C
rust nail	C
rut	[
rut _y	S
ruth	E
ruth age	C
ruth bad	H
ruth cand	H
ruth chr	C
ruth hom	C
ruth reuben	C
ruth wilson	C
rutin _de	C
rvp	C
rx	C
rx 660	D
rx tim	H
ryan	C
ryan bag	N
ryan cabin	N
ryan gosl	C
ryan medid	C
ryan reynold	J
rylanc	C
rythm	D
rythm _or	D
ryzen	E
ryzen fiv	E
s	C
s _i	J
s corp	L
s mean	C
s n	D
s p	J
s perc	G
s s	D
s2	L
s23	J
s23 hard	J
s24	F
s24 _and	G
s4	C
s4 releas	C
sa	R
sa funn	C
sa goodby	W
sab	I
sab _en	C
sab _lo	W
sab _por	P
sab _que	R
sab _quien	E
sab cant	C
sab mean	C
sab sant	V
sab si	[
sab tod	Q
sabactan	[
saban	V
sabbath	[
sabbath blood	C
sabbath day	[
sabbath first	I
sabbath paranoid	C
sabbath year	Z
sabbatical	C
sabbatical polic	C
sabem	[
sabem _que	Q
saben	V
saberl	J
sabi	X
sabi _de	Q
sabiduri	Z
sabrin	C
sabrin salem	C
sac	K
sac _a	T
sac _de	[
sac _del	R
sac _el	C
sac _la	S
sac _un	[
sac rfc	C
sacerdoci	U
sacerdot	[
sacerdot _de	P
sacerdot _que	Q
sacerdot _y	T
sach	C
sack	P
sackcloth	T
sacr	H
sacr deer	C
sacrament	Q
sacrament king	C
sacrific	T
sacrific _a	M
sacrific _for	[
sacrific _his	P
sacrific _of	C
sacrific aztec	C
sacrific bunt	C
sacrific chess	C
sacrifici	[
sacrifici _de	V
sacrifici viv	Q
sacrificial	C
sacrificial anod	C
sad	[
sad friend	T
sadduce	X
sadrac	Q
sadrac mesac	Q
saduce	[
sae30	J
saf	E
saf _for	C
saf _in	P
saf _to	C
saf plac	C
saf temperatur	C
saf until	C
safar	C
safar keny	C
sag	C
sag ?how	C
sag _in	C
sag green	C
sagitari	C
sagittariu	E
sagittariu week	J
sagr	[
sahar	C
sai	C
sai bab	C
sailor	[
sainsbur	C
sainsbur open	C
saint	[
saint bernard	C
saint depth	I
saint fc	L
saint gobain	C
saint laurent	C
saint nichol	H
saint petersburg	J
saint row	C
saint stadium	L
saint vs	M
saint west	C
sal	S
sal _a	C
sal _con	Z
sal _de	[
sal _del	[
sal _el	[
sal _if	C
sal _y	U
sal adelant	Y
sal assistant	J
sal bad	C
sal mal	U
sal shakir	F
sal tax	C
salad	C
salad dress	C
salah	C
salah egypt	D
salah pla	C
salar	C
salar 2025	N
salar _for	C
salar _from	G
salar _of	M
salar alask	H
salar tex	L
salari	[
salari minim	E
salbutamol	I
salbutamol inhal	I
salchich	C
saldr	T
salem	I
salem cat	C
salem oregon	K
salem witch	C
salen	C
salen _los	C
salesman	C
salesman _and	C
salg	V
sali	R
sali _de	C
sali _del	S
sali _el	X
sali agu	U
sali bien	Q
sali mal	P
salid	V
salieron	X
saliv	Y
salm	[
salm 151	T
salm 23	R
salm 91	U
salm _cuand	Y
salm _de	V
salm _mas	P
salm _par	[
salm _que	P
salm contr	R
salm son	Q
salmanaz	C
salmanaz bottl	C
salmon	C
salmon _al	C
salmon tim	K
salom	[
salomon	Y
salomon _en	P
salomon hik	C
salon	C
salon _de	C
salon open	C
sals	C
sals _par	C
salt	C
salt 25kg	I
salt _and	M
salt _but	C
salt _for	D
salt _in	C
salt bae	C
salt bath	C
salt film	M
salt lak	C
salt lamp	C
salt n	E
salt path	L
salt scrub	C
salt shak	F
saltamont	[
salud	Z
salv	[
salv _a	T
salv _de	P
salv _mi	P
salv _por	Q
salv siempr	Q
salv tu	Q
salvador	C
salvador dal	C
salvador hoy	C
salvag	C
salvag titl	C
salvan	Y
salvan _los	Q
salvarm	T
salvars	U
salvi	C
salvi _dond	C
sam	C
sam _as	C
sam day	C
sam gam	C
sam sex	Y
sam sin	R
sam thing	U
samari	[
samari gorg	C
samaritan	W
samaritan hospital	C
samaritan law	C
samaritan phon	C
samhain	C
samhain alt	C
sampl	C
sampl quer	D
sampl text	J
samson	[
samson _and	[
samson c01	C
samson hair	[
samson headphon	C
samson kill	S
samson pull	X
samson resonic	G
samson strength	D
samsonit	H
samsonit luggag	H
samsung	C
samsung 55	L
samsung _or	I
samsung _se	C
samsung a52	M
samsung advert	F
samsung custom	E
samsung galax	J
samsung s24	F
samuel	[
samuel _at	Q
samuel adam	C
samuel anoint	T
samuel becket	C
samuel eto	C
samuel l	D
samuel pep	E
samura	C
samura sword	C
samura use	C
san	N
san _a	P
san andre	C
san dieg	C
san francisc	C
san jos	F
san juan	C
san jud	[
san lorenz	C
san manuel	C
san marin	C
san martin	C
san miguel	J
san pabl	T
san pedr	P
san salvador	C
san sebastian	C
san valentin	[
sanador	Q
sanar	Q
sanctuar	J
sanctuar adoption	C
sand	Q
sand _and	C
sand castl	C
sandal	Q
sandal _that	C
sandal siz	E
sandali	[
sandl	C
sandl golf	L
sandl net	M
sandl netflix	J
sandston	C
sandston pav	C
sandwich	C
sandwich recip	K
sanford	C
sanford _and	C
sangr	[
sangr _de	U
sangr _en	U
sangr _tien	C
sanhedrin	W
sanidad	W
sanidad _y	P
sanson	[
sanson _y	R
sant	X
sant _a	[
sant _en	X
sant _que	X
sant _ser	R
sant cen	Z
sant clau	T
sant cruz	C
sant cuant	E
sant doming	C
sant fe	C
sant generator	C
sant lagun	C
sant mor	Q
sant sant	Z
sant track	C
santand	C
santeri	Y
santiag	K
santiag _a	C
santiag _de	C
santiag _el	P
santific	Y
santisim	R
santorin	C
santorin ferr	C
santuari	[
sap	N
sap _from	H
sapphir	C
sapphir ring	C
saqu	W
sar	[
sar lee	I
sara	Y
saracen	H
saracen rugb	H
saradomin	J
saradomin godsword	J
sarah	Q
sarah ?when	W
sarah j	C
sarah k	K
sarah laugh	W
sarah michell	E
sarcasm	X
sard	Z
saron	[
sartr	C
sartr be	C
sash	C
sash window	C
sat	J
sat pap	J
satan	[
satan fall	[
satan mean	[
satan sho	E
satanic	C
satanic _vers	C
satanic panic	C
satellit	C
satellit _from	C
satin	C
satisf	[
saturation	C
saturation _at	C
saturda	L
saturda kitchen	K
saturn	C
saturn _hav	E
saturn return	C
sauc	C
sauc _what	L
sauc becaus	G
saul	[
saul _and	U
saul _in	Q
saul _se	T
saul canel	C
saul choos	U
saul die	X
saul final	C
saul goodman	C
saul last	G
saul niguez	C
saul son	R
saul spar	S
sausag	[
sauvag	F
sauvag 100ml	F
sav	U
sav ?who	C
sav _a	C
sav _but	X
sav _by	C
sav _for	[
sav _her	T
sav _in	G
sav _me	[
sav _my	D
sav _of	C
sav _on	C
sav _the	C
sav account	Q
sav arm	C
sav end	C
sav gam	C
sav grac	C
sav instagram	C
sav mone	U
sav mountain	M
sav password	C
sav percentag	F
sav rat	C
sav thrift	C
sawf	C
sc	C
scal	Q
scal _be	E
scal outsid	C
scalp	C
scalp caus	C
scam	Y
scam ?how	C
scan	E
scan _a	H
scan _the	D
scan qr	C
scandal	K
scandal summar	C
scapegoat	J
scapegoat definition	C
scar	[
scar _about	U
scar _at	R
scar _i	R
scar _my	P
scar _of	[
scar _or	C
scar _to	[
scar broth	C
scarf	C
scarlet	N
scarlet johansson	C
scarlet let	C
scarlet version	G
scarlet witch	C
scatter	V
scen	C
scen _in	C
scen one	K
scen seven	N
scen song	C
schadenfreud	C
schadenfreud mean	C
schedul	C
schedul _with	L
schedul lincoln	L
schem	[
schit	C
schit creek	C
schizophreni	W
school	N
school _be	V
school _for	Y
school _of	C
school basketball	C
school break	C
school bus	C
school clos	C
school football	C
school holida	H
school lesson	T
school lunch	I
school meal	C
school ofst	C
school project	C
school term	H
school tuition	C
school uniform	C
school year	[
schopenhau	G
schopenhau porcupin	G
schroding	C
schroding cat	C
scienc	S
scienc fair	C
scienc onlin	C
scientolog	C
scientolog _e	C
scientolog level	F
scissor	C
scissor sist	C
scoot	C
scoot _on	C
scoot law	M
scoot unlock	N
scor	C
scor _do	J
scor _for	I
scor _from	E
scor _in	L
scor _of	H
scor _the	N
scor fast	I
scor indi	M
scor percentil	J
scor sheet	L
scor work	D
scorecard	K
scorpi	C
scorpi _and	I
scorpi compatibilit	I
scorpi moon	C
scot	C
scot aladdin	H
scot cousin	C
scotch	L
scotch bonnet	L
scotland	C
scotland salar	N
scott	C
scottish	L
scottish parliament	L
scovill	H
scrabbl	C
scrabbl word	C
scrambl	C
scrambl eg	C
scrap	F
scrap websit	F
scratch	S
scratch card	[
scratch glass	D
scratchcard	C
scratchcard od	C
scream	J
scream _at	I
scream ever	C
screen	D
screen _and	E
screen _of	C
screen _to	C
screen aft	C
screen crack	K
screen flick	C
screen irql	E
screen know	C
screen tim	[
screenshot	K
screenshot _on	H
screw	C
screw _do	C
screw _from	L
screw _you	C
screwdriv	L
screwdriv siz	L
screwtap	G
screwtap let	G
scrib	[
script	C
script _that	D
script alert	H
scroll	[
scroog	C
scroog offic	C
scrub	C
scrub discount	G
sd	C
sd card	C
sdfgsd	H
sdfgsd jaj	H
sdfsdf	C
sdkfjh	E
sdkfjh skdjfh	E
se	[
se _me	Q
se _que	[
se _quien	P
se _the	T
se si	R
se valient	U
sea	U
sea _and	U
sea _be	C
sea _el	Y
sea _in	[
sea _of	K
sea aquarium	D
sea bird	N
sea div	C
sea donke	C
sea global	C
sea lion	H
sea mud	C
sea resort	C
sea salt	C
sea snorkell	F
sea split	[
sea world	C
seal	C
seal _a	C
seal bergman	C
seal eat	C
seal kiss	C
seal sawf	C
seal team	M
seal train	J
sealant	G
sealant dr	G
sean	[
sean uno	Y
search	C
search _be	C
search _for	[
search bar	C
search box	H
search histor	C
search q	N
search sit	C
seasick	C
season	E
season 22	M
season _in	D
season _of	C
season dat	D
season fiv	K
season four	C
season lyric	J
season palworld	C
season releas	M
season seven	C
season six	C
season start	D
season thre	C
season twelv	N
season two	C
seat	J
seat 11a	C
seat _at	[
seat _do	C
seat _of	Y
seat _on	C
seat _with	D
seat chart	C
seat ibiz	C
seat leon	C
seat map	N
seat rul	C
seat selection	C
seatbelt	C
seattl	E
seattl _to	E
sebastian	C
sebastian _con	C
sec	[
secan	C
secan _las	C
second	N
second _in	C
second _vers	C
second chanc	[
second com	[
second debat	C
second hand	C
second high	G
second hom	I
second job	C
second law	J
second memor	C
second templ	[
secondar	E
secondar color	E
secret	U
secret _of	[
secret angel	C
secret menu	F
secret sant	C
secretar	C
secretari	Q
sect	[
secul	[
securit	C
securit council	C
securit deposit	E
securit hedg	C
securit numb	C
securit question	C
sed	[
sedon	C
sedon hik	C
see	Q
see ?who	C
see _a	Y
see _god	X
see _him	R
see _his	Q
see _in	C
see _me	F
see _my	[
see _the	T
see _us	Y
see _with	C
see jesu	[
see no	[
see northern	D
see sav	C
see through	C
see trap	C
see x	C
see ya	C
seed	G
seed ?how	G
seed ?when	C
seed _and	[
seed _for	K
seed _in	C
seed _of	C
seed _on	[
seed grow	[
seed oil	C
seed phras	C
seed pickl	E
seed pod	C
seed potato	K
seed restaurant	J
seed sta	C
seed substitut	C
seedless	C
seek	[
seek _god	R
seek _the	X
seek allowanc	C
seek first	W
seem	[
sefor	[
seg	C
seg consol	F
seg genes	C
segmentation	C
segmentation fault	C
segu	Z
segu _a	T
seguimient	C
seguimient _de	C
seguimient corre	F
segun	Z
segun _di	T
segun _la	W
segund	V
segund _de	C
segund grad	C
segund mor	U
segund templ	T
segund venid	R
segur	L
segur _a	C
segur _de	C
seguridad	[
seguridad _de	P
seinfeld	C
seinfeld soup	C
seiz	[
seizur	X
selah	N
selah marle	C
selassi	C
selassi crown	C
seleccion	H
seleccion argentin	H
select	C
select _en	J
select _from	C
select count	G
select nombr	C
select null	L
select pg	H
select usernam	K
selection	C
self	[
self assessment	C
self control	S
self defens	[
self emplo	C
self esteem	[
self harm	S
selfish	[
sell	S
sell _by	P
sell _him	S
sell _his	R
sell _it	F
sell _me	C
sell _my	K
sell _on	C
sell _the	T
sell _what	G
sell album	L
sell charcoal	C
sell drug	T
sell everyth	W
sell out	H
sem	P
sem permanent	E
seman	R
seman _de	R
seman sant	[
sembr	I
sembr _en	C
sembrador	[
semicolon	G
semill	K
semill _de	C
sen	C
sen _de	C
senal	[
senal _de	X
senal _del	Q
senaquerib	[
senat	C
senat _do	C
senat majorit	C
senat seat	C
senator	C
senator _be	C
senator term	C
senator tim	M
sencill	[
send	Z
send _a	L
send _her	U
send _in	C
send _it	G
send _me	C
send _the	R
send _them	I
send _to	Y
send awa	T
send hom	[
send mone	[
send nud	S
send out	Y
sennacherib	Z
senor	Y
senor elegid	Q
sens _of	S
sens twist	D
sensual	R
sent	[
sent _a	Q
sent _que	Y
sent _un	W
sent culpabl	P
sent inutil	Q
sent mal	P
sent nad	U
sent sol	S
sent suci	P
sentadill	C
sentenc	C
sentid	[
sentid _de	P
sentr	C
seo	C
seoul	I
seoul metr	I
sep	E
sep cit	C
separ	X
separ _el	P
separ _los	P
separan	Q
separat	[
separat _from	Q
separat _us	U
sept	C
sept 2001	C
septemb	R
septemb zon	C
septim	Q
septim dia	Q
septon	D
septon actor	D
septuagint	X
sepulcr	X
sequenc	C
sequenc first	C
sequi	Z
ser	Y
ser _a	R
ser _con	W
ser _de	Q
ser _di	P
ser _el	Z
ser _hay	C
ser _la	V
ser _las	U
ser _los	[
ser _mi	P
ser _muy	Z
ser _un	[
ser _una	Y
ser _yo	Q
ser adict	Q
ser adopt	Q
ser ama	S
ser buen	V
ser cancell	G
ser catolic	Q
ser channel	K
ser cristian	Q
ser demas	P
ser dign	R
ser divorc	Q
ser feliz	R
ser hij	P
ser inocent	P
ser mal	W
ser netflix	C
ser nin	G
ser nuev	P
ser ord	C
ser salv	R
ser sant	X
ser sauc	L
ser schedul	G
ser season	L
ser si	C
ser two	C
ser virgen	Q
ser viud	P
ser vivient	P
ser x	K
serafin	V
seran	X
seran juzg	P
seren	C
seren won	C
seri	I
seri dark	C
serious	U
sermon	[
sermon _for	U
sermon _on	X
serpent	[
serpentin	C
serpentin belt	C
serpentin run	C
serpient	M
serpient _de	S
serpient _y	Y
sertralin	D
serv	K
serv _a	W
serv _at	P
serv _en	Q
serv _god	[
serv _in	[
serv _the	V
serv ide	J
serv not	C
serv rental	D
serv rul	D
serv sp	M
serv statu	C
serv tabl	[
serv win	C
servant	R
servant ?who	W
servant _be	S
servant _of	[
servant appl	C
servant girl	[
servant mean	C
servic	K
servic _for	C
servic _las	C
servic light	G
servici	U
servidor	G
sescam	C
sesion	C
sest	C
sest mejor	C
set	C
set _a	G
set _an	C
set _for	C
set _in	E
set _me	[
set _of	C
set boundar	[
set fre	[
set leg	C
set menu	C
set retir	C
set up	C
setent	[
setent an	[
setent hij	Q
setent vec	P
seth	I
seth me	C
seth rogen	C
setlist	C
setlist metal	C
setstat	D
setstat usestat	D
settl	Z
settl _of	F
setup	C
seven	C
seven 25	C
seven ?who	C
seven _or	C
seven _por	C
seven annotation	N
seven broth	[
seven bus	C
seven church	Q
seven da	C
seven day	C
seven dead	C
seven ecoboost	J
seven fat	S
seven head	[
seven hundr	V
seven husband	R
seven lif	G
seven nation	X
seven night	C
seven pc	G
seven seal	[
seven seven	C
seven son	W
seven stunt	C
seven ten	C
seven thin	S
seven tim	[
seven x	H
seven year	M
sevent	[
sevent week	W
sevent year	[
seventh	M
seventh day	Z
seventh heaven	C
seventh seal	C
severanc	C
severn	C
sevill	C
sevill agost	C
sevill preci	M
sew	F
sew bee	C
sew machin	C
sex	[
sex _con	P
sex _in	S
sex _ser	P
sex ant	P
sex beast	C
sex girl	C
sex scen	[
sex stor	C
sex wed	T
sex work	W
sext	W
sext bot	C
sexual	[
shabbat	H
shabbat start	H
shad	C
shad _be	C
shadda	[
shadow	T
shadow go	[
shadow pr	C
shak	[
shak _at	C
shakespear	C
shakespear die	C
shakir	C
shakir ahor	F
shalom	[
shalom mean	T
sham	[
shammah	X
shampo	C
shampo ?how	C
shampo _for	C
shank	C
shank oven	C
shank pub	K
shank slow	M
shannon	C
shap	C
shap _of	K
shap almond	C
shar	W
shar _a	[
shar _for	U
shar _my	C
shar _the	[
shar account	C
shar ceo	C
shar everyth	T
shar fenc	C
shar polic	D
shar pric	C
shar wif	C
shark	K
shark _hav	F
shark doo	C
shark mammal	C
shark view	C
sharm	C
sharon	C
sharon ston	C
sharp	[
sharp than	[
sharpen	C
sharpen chisel	D
sharpen kitchen	G
shaun	C
shaun _the	C
shav	C
shav mak	C
shawshank	C
shawshank redemption	C
shear	C
shear cost	C
sheb	M
sheb cat	C
shechem	[
shed	C
shed 3x4	C
sheep	Z
sheep _and	[
sheep _of	Z
sheep coffe	K
sheep color	I
sheep film	M
sheep mattress	D
sheep mean	Z
sheep origin	C
sheep record	F
sheep shear	C
sheep worm	C
sheepadoodl	E
sheepadoodl pupp	E
sheepskin	C
sheepskin rug	C
sheeran	C
sheeran bpm	C
sheeran lyric	I
sheeran new	L
sheet	C
sheet _so	F
sheet music	C
shein	C
shein no	D
shein octubr	K
shein ord	D
shein packag	C
shein siz	L
sheinbaum	C
sheinbaum aprobacion	C
shekel	[
shekel _to	C
shelf	C
shelf _on	I
shelf ide	C
shelt	W
shelv	C
shelv up	C
shem	[
shepard	C
shepherd	S
shepherd _and	[
shepherd bush	C
shepherd costum	C
shepherd husk	E
shepherd lifespan	J
shepherd min	J
shepherd neam	C
shepherd pie	C
sherlock	N
sherlock season	N
sherman	M
shib	C
shib inu	C
shibbol	Z
shield	R
shield _of	X
shield pokedex	C
shield provid	M
shield templat	K
shield tv	C
shift	R
shift _what	C
shift job	C
shift pattern	I
shiloh	[
shiloh joli	C
shime	Z
shin	[
shin lik	[
shin splint	C
shingl	C
shingl vaccin	C
shint	C
shint hom	C
shint shrin	C
ship	C
ship _a	M
ship _in	C
ship _of	L
ship begin	C
ship ever	C
ship guid	C
ship list	D
ship numb	D
ship pykret	E
ship siz	L
ship yet	E
shipwreck	[
shiraz	J
shiraz pric	J
shird	C
shird tim	C
shirle	C
shirle templ	C
shirt	C
shirt _in	L
shirt _with	L
shirt coll	J
shirt color	N
shit	I
shit app	I
sho	C
sho burwood	C
sho cheap	J
sho flat	L
sho lil	E
sho origin	L
sho sal	C
sho shop	J
sho siz	L
shoelac	F
shof	Z
shoot	R
shoot new	C
shop	H
shop _i	J
shop _in	C
shop donation	C
shop leed	C
shop list	C
shop nam	K
shop near	C
shop open	C
shop toda	K
shop tomorow	C
shopaholic	C
shoplift	[
shor classic	E
short	W
short _vers	T
short book	[
short email	C
short lash	C
short leg	G
short lif	[
short man	[
short psalm	S
short sell	C
short skirt	[
short squeez	E
short talk	R
short word	W
shortcut	C
shortcut _on	D
shorten	C
shorten jean	C
shot	C
shot _for	C
shot archduk	E
shot jfk	C
shot polar	C
shot put	C
shot walgreen	F
shotgun	X
shotgun lyric	N
should	C
should _of	J
shout	[
shout _at	Q
shout for	F
show	N
show _in	C
show _it	[
show cak	M
show drain	F
show error	J
show gam	C
show head	F
shrek	C
shrek _en	C
shrek donke	H
shrek thre	J
shrek two	N
shrek voic	H
shrimp	[
shrin	T
shrin etiquett	H
shrin gat	E
shrin location	C
shroud	Z
shroud _of	Z
shrov	D
shrov tuesda	D
shrub	C
shrub prun	I
shrub trim	E
shrunk	C
shrunk _the	C
shu	C
shu bed	C
shu bedroom	F
shuffl	C
shuffl card	C
shun	[
shunammit	X
shut	C
shut _the	[
shut down	K
shut off	F
shut sp	E
shut up	C
shutdown	I
shutdown updat	I
shuttl	C
shy	[
si	W
si _di	T
si _el	R
si _en	L
si _hay	R
si _la	S
si _me	Z
si _mi	W
si _o	Q
si _se	T
si _ser	S
si _teng	P
si _tu	T
si _un	U
si algun	P
si mism	S
si nac	C
si no	X
si pec	Q
si ser	P
si vien	C
sibl	P
sick	[
sick _and	Q
sick _for	[
sick _in	R
sick _of	R
sick becaus	U
sick friend	P
sick pay	C
sick peopl	P
sick person	S
sid	Q
sid _do	C
sid _for	Y
sid _of	C
sid adel	C
sid effect	H
sid not	L
sid stitch	F
siddharth	C
siddharth enlighten	C
sidelock	C
sidewa	C
sidon	[
sieg	R
sieg _of	R
siembr	D
siembr vient	Z
siempr	[
siempr _en	P
siempr _me	S
siempr salv	Q
siend	V
siend cristian	Q
sient	R
sierr	C
sierr est	C
sierv	[
sierv _del	Q
sierv _que	P
sierv _y	P
siet	[
siet an	T
siet di	U
siet espiritu	Q
siet herman	P
siet iglesi	Q
siet marid	Q
siet sell	X
siet vec	R
sig	[
sigh	C
sigh no	C
sight	C
sight australi	C
sigil	C
sigl	W
sigm	C
sigm mal	C
sign	H
sign ?wher	D
sign _be	C
sign _del	I
sign _for	J
sign _from	[
sign _if	C
sign _in	C
sign _of	[
sign emoj	F
sign hik	H
sign languag	C
sign ser	C
sign vs	C
signal	C
signatur	C
signatur ?who	C
signatur passport	C
signific	[
signific _de	C
signific _del	[
significan	T
significan _los	R
sigu	[
siguen	R
sigui	R
sigui _a	R
siguieron	P
sihon	V
sikh	D
sikh gurdwar	D
sikhism	C
sil	I
sil _in	P
sil her	C
silenc	T
silenc _of	C
silenci	P
silenci ant	P
silenci entr	C
silent	[
silent treatment	R
silic	C
silic gel	C
silicon	C
silicon sealant	G
silicon valle	C
silk	C
silk _and	C
silk mak	C
sill	[
silo	[
silv	N
silv _and	[
silv cup	Y
silv film	C
silv location	C
silv spoon	C
silv spot	C
silv surf	C
silversmith	[
silvestr	W
sim	C
sim card	C
sim four	C
sim huawe	H
sim o2	N
sim onl	N
sim pin	F
simbol	[
simboliz	V
simboliz _la	S
simeon	R
simeon _and	U
simeon _y	V
simeon tok	C
simil	H
simil _and	C
simil _to	I
simon	L
simon _el	Y
simon _sa	C
simon _the	[
simon bil	C
simon boliv	C
simon cowell	C
simon die	C
simon graceland	C
simp	[
simpl	S
simpl word	P
simplif	C
simplif 48	C
simplif root	H
simpson	C
simpson prediction	C
simulador	C
simulador hipotec	C
simulat	G
simulat _a	G
simulator	K
simulator thre	K
simultaneou	D
simultaneou equation	D
sin	[
sin _a	U
sin _and	T
sin _be	[
sin _do	U
sin _for	T
sin _in	Q
sin _la	P
sin _mi	V
sin _of	N
sin _que	C
sin _the	T
sin _to	[
sin aft	T
sin amig	Q
sin anim	C
sin bautiz	P
sin ceboll	G
sin ces	V
sin chamb	R
sin cit	C
sin cos	C
sin diner	T
sin eat	C
sin el	P
sin experienci	C
sin fe	U
sin gan	R
sin levadur	[
sin licenci	C
sin matrimoni	R
sin movi	I
sin nad	Z
sin not	W
sin numb	F
sin obr	S
sin offer	[
sin ord	C
sin padr	Q
sin parej	T
sin polv	C
sin pra	K
sin quer	P
sin saberl	U
sin season	C
sin ser	C
sin taladr	C
sin tarjet	C
sin thirt	C
sin ticket	C
sin trabaj	Q
sin woman	P
sin x	C
sina	C
sina health	D
sina hik	I
sina hospital	C
sina mount	C
sina mychart	C
sina peninsul	E
sinagog	Z
sinc	[
sinc 1945	C
sinc _he	P
sinc _i	[
sinc _my	P
sinc _the	X
sinc mom	Q
sindrom	Z
sindrom _de	V
sinfoni	C
sing	C
sing _and	T
sing _in	Z
sing _me	C
sing _the	C
sing _to	W
sing bowl	C
sing flow	C
sing over	U
sing real	C
sing total	C
singapor	C
singapor _right	C
singl	[
singl forev	[
singl infern	C
singl lad	C
singl malt	C
singl mom	[
singl word	C
sink	C
sink _and	J
sink _in	C
sink _with	F
sink without	E
sinonim	C
sinonim _de	C
sintactic	C
sintactic orar	C
sintom	C
sintom _de	C
sinu	C
sinu infection	C
sion	[
sir	C
sir set	K
sirac	W
sirach	[
siri	W
sirloin	C
sirv	C
sirv _el	C
sirv _la	V
sirv _par	C
sirven	S
sirvient	Y
sisar	W
siser	Z
sist	P
sist ?who	V
sist _be	Z
sist _in	W
sist _of	[
sist _wont	[
sist act	E
sist fath	C
sist sledg	C
sist wif	C
sistem	C
sistem sol	C
sit	G
sit _for	C
sit _in	[
sit _on	S
sit accept	C
sit alon	Z
sit crash	C
sit scor	J
sit still	S
sit visit	C
six	C
six _in	C
six afraid	C
six cast	K
six da	C
six flag	L
six hour	H
six mes	D
six month	[
six nation	C
six netflix	K
six nin	L
six one	D
six peopl	C
six releas	N
six sat	J
six seven	C
six sieg	C
six tomorrow	C
six wif	D
six year	C
sixth	D
sixth sens	D
siz	C
siz 2lb	L
siz 41	L
siz _a	J
siz _be	R
siz _for	M
siz _of	[
siz _on	C
siz a4	J
siz averag	K
siz bed	C
siz bik	C
siz calculator	N
siz chart	I
siz com	C
siz crochet	J
siz drill	L
siz duvet	I
siz eight	N
siz eleven	G
siz mattress	M
siz suitcas	I
siz trampolin	L
siz turke	F
siz uk	L
sk	H
skat	G
skat near	G
skateboard	C
skateboard siz	L
skdjfh	E
skdjfh ksjdhf	E
ski	C
ski condition	C
ski resort	G
ski trip	C
skibid	C
skibid toilet	J
skid	C
skid mark	C
skin	V
skin _of	C
skin _on	Q
skin diseas	[
skincar	C
skinn	J
skinn jean	C
skip	F
skip _a	H
skip church	[
skip ever	N
skip rop	C
skip row	D
skirt	S
skirt corn	C
skod	I
skod fabi	I
sku	C
sku 88213	C
skull	V
skull chr	C
sky	[
sky blu	C
sky island	C
skydiv	E
skylin	I
skyrim	C
skyrim consol	C
skyrim quest	C
skyrim tal	J
skywalk	K
skywalk lightsab	K
sla	C
sla breath	C
sla gat	J
sla season	G
slab	C
slack	C
slack ?how	M
slack messag	C
slaint	C
slaint mean	C
slam	C
slam _hav	C
sland	[
slap	P
slav	J
slav _and	[
slav _i	C
slav _to	C
slav girl	[
slav lei	C
slav obe	W
slav replication	C
slav trad	C
slaver	[
slaver abolish	C
slaver end	G
sledg	C
sledg great	C
sledgeham	C
sledgeham year	C
sleep	R
sleep ?how	C
sleep _and	W
sleep _do	C
sleep _in	[
sleep _on	[
sleep _with	C
sleep alon	P
sleep current	C
sleep dur	Q
sleep paralys	[
sleep ten	C
sleep togeth	[
sleepless	[
sleepwalk	C
slic	G
slid	J
slid siz	J
slim	C
slim recip	K
slim without	C
sling	F
sling shot	C
slingshot	[
slip	C
slip dress	K
slkdfj	C
slkdfj lskdjf	C
slkdfj slkdfj	C
slogan	C
slogan _for	C
slot	H
slot machin	H
sloth	M
sloth goon	C
sloth lifespan	C
sloth sp	C
slow	H
slow _to	[
slow cook	C
slow food	C
slow motion	E
slow upst	C
slug	C
slug eat	C
small	U
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
small lif	C
small plot	K
small read	C
small stuf	[
small thing	[
small voic	[
small wrist	M
smart	C
smart met	E
smart than	F
smash	W
smash _the	T
smell	C
smell _of	I
smell lik	C
smell numb	M
smit	I
smit two	I
smith	C
smith _say	C
smith actor	G
smith birth	C
smith ohi	K
smith84	M
smith84 gmail	M
smok	[
smok _and	C
smok alarm	C
smok point	C
smok weed	[
smoke	C
smoke eye	C
smoke robinson	C
smoothi	C
smyrn	Y
snack	C
snack _for	C
snack list	D
snail	C
snail eat	C
snak	T
snak _and	Z
snak _in	C
snak _on	W
snak bit	[
snak car	C
snak compatibl	C
snak draft	C
snak gam	C
snak plant	D
snak scen	C
snap	C
snap off	C
snapchat	D
snapchat planet	M
snapchat without	E
snarf	C
sneak	Z
sneak out	Z
sneez	C
sneez ?when	C
sneez ?why	F
sneez _in	C
snook	F
snook ball	H
snook maximum	K
snoop	H
snoop dog	H
snor	C
snor remed	C
snorkell	F
snorkell hurgh	F
snow	E
snow _in	C
snow _th	C
snow angel	C
snow chain	C
snow choler	J
snow day	C
snow parent	C
snow real	C
snow report	G
snp	C
snp lead	C
snyd	C
snyd cut	C
so	[
soak	C
soap	C
soap mak	K
sob	[
soberbi	S
soborn	V
sobr	R
sobrin	[
sobrin _de	T
social	P
social medi	[
social securit	C
socialism	X
sociolog	C
sociolog functionalism	J
sock	C
sock _in	C
socket	C
socket sign	C
socorr	V
socr	C
socratic	D
socratic method	D
sod	C
sod _and	F
sod stere	E
sodium	C
sodium react	C
sodom	[
sodom metal	F
sof	C
sof _in	C
sof lost	C
sof without	F
sofoni	X
soft	C
soft _for	C
soft cell	C
soft spot	C
soft yolk	L
soften	C
soften salt	I
softwar	Z
sohcahto	C
soil	G
sol	K
sol _a	C
sol _con	S
sol _de	Y
sol _di	S
sol _en	[
sol _me	U
sol _por	Z
sol _se	V
sol _un	S
sol _y	P
sol esto	C
sol girl	H
sol goalkeep	C
sol habl	C
sol husband	C
sol maquet	C
sol mediador	[
sol panel	D
sol piens	[
sol proprietor	C
sol tab	C
sol trad	C
sol vez	R
solan	C
solan stak	C
solang	C
solang elevator	C
sold	[
sold _y	P
sold mock	U
sold roman	Q
soledad	K
solid	N
solid snak	C
soliloqu	L
soliloqu ?how	L
solitair	C
solitair fre	C
solomon	[
solomon grund	C
solomon hik	C
solomon min	C
solomon northup	F
solomon pra	P
solomon seal	C
solomon templ	T
solomon writ	[
solstic	L
solstic ticket	L
solt	[
solt _a	S
solt _el	U
solter	V
solv	C
solv 2x	E
solv 3x	C
solv listen	C
solv rubik	I
som	P
som _mas	S
som jaz	C
som peopl	C
som point	I
som tod	S
som uno	P
sombr	U
somebod	K
somebod _tell	C
someon	L
someon email	K
somewher	C
somewher over	C
son	[
son ?who	X
son _and	X
son _be	[
son _con	C
son _de	Q
son _do	[
son _doesnt	P
son _el	P
son _in	[
son _la	T
son _las	[
son _los	C
son _mas	P
son _of	N
son _sa	R
son _un	Q
son _wont	V
son a610	J
son amor	S
son back	R
son com	U
son compatibl	E
son die	U
son drop	[
son got	P
son heung	C
son igual	P
son join	U
son kill	Q
son lif	Z
son nam	D
son need	C
son new	I
son pec	T
son phon	[
son pla	X
son sigh	C
son steal	Q
son tour	I
son tv	J
son want	U
sonat	C
sonet	C
song	C
song _about	N
song _be	C
song _for	C
song _from	K
song _in	F
song _of	[
song _that	C
song _the	K
song compos	C
song list	I
song lyric	N
song paul	C
song stuck	C
song taylor	C
song tun	H
songwrit	C
sonic	K
sonic cheat	K
sonid	D
sonnet	C
sonnet 18	D
sonnet _about	C
soon	[
sopat	[
soport	[
soport _a	Q
sor	N
sorcer	X
sord	X
sorr	[
sorr _for	Q
sorr _to	T
sorrow	[
sort	C
sort _right	E
sort arra	M
sos	[
soul	L
soul _and	[
soul batter	L
soul best	C
soul eat	C
soul estu	C
soul food	C
soul mean	C
soul movi	K
soul pian	C
soul recall	C
soul remak	C
soul starsk	C
soul thre	C
soul train	C
soulcycl	J
soulcycl class	J
soulmat	[
sound	E
sound _be	C
sound _but	L
sound _on	F
sound mak	G
sound mor	H
sound stif	C
sound travel	C
soundtrack	C
soup	C
soup _with	C
soup guy	C
soup slow	C
sourc	G
sourc cod	G
sourdough	C
sourdough alwa	E
sourdough com	C
sourdough start	C
south	R
south island	K
south kore	C
south rim	C
southampton	C
southampton saint	I
southeastern	C
southern	N
southern cross	C
southsid	C
southsid church	C
sow	L
sow _in	D
sow _the	[
sow bug	C
sow butl	C
sow seed	C
sow wheatgrass	D
soz	C
sp	C
sp _and	K
sp _for	E
sp _of	C
sp demon	C
sp fish	C
sp mem	G
sp mph	C
sp record	M
sp test	F
sp up	G
spac _th	M
spac sav	C
spacex	C
spacex launch	C
spain	F
spain _to	M
spam	E
spam call	E
spaniel	C
spaniel groom	C
spanish	C
spanish _about	C
spanish arm	C
spanish fast	C
spanish numb	L
spank	[
spank _my	P
spar	U
spar _the	[
spar rib	C
spar saul	Q
spark	C
spark ?when	C
spark plug	C
sparknot	C
sparrow	[
spartacu	C
spartacu revolt	C
speak	[
speak _for	Q
speak _in	S
speak _the	S
speak _to	I
speak french	C
speak italian	C
speak lord	R
speak up	[
speak vot	C
speak without	C
speakerphon	C
spec	N
special	[
special need	R
speech	[
speech _for	U
speech ballot	L
speech dat	C
speech open	C
speech transcript	M
speech worksheet	C
speed	C
speed fin	C
speed ticket	G
spel	G
spel rhythem	G
spell	C
spell _or	C
spell accomodation	C
spell definat	I
spell gre	C
spell level	J
spell necessar	C
spell numb	C
spell test	E
spenc	G
spenc calor	G
spend	[
spend _my	V
spend _too	P
spent	[
sperm	V
spf	C
spf _for	C
spf fift	J
spf thirt	C
spic	C
spic _be	C
spic ramen	C
spid	C
spid _vers	C
spid man	C
spid not	C
spid siz	C
spiderman	C
spik	C
spill	Z
spill gulf	E
spin	C
spin cycl	J
spin off	C
spirit	J
spirit _a	W
spirit _and	P
spirit _be	S
spirit _in	[
spirit _of	V
spirit airlin	D
spirit awa	C
spirit b	C
spirit brush	C
spirit film	C
spirit halloween	C
spirit island	I
spirit level	C
spirit mar	C
spirit mean	T
spirit pour	S
spirit stallion	C
spirit stor	C
spirit us	C
spirit vs	H
spiritual	[
spiritual gift	[
spit	[
spleen	C
spleen _do	C
splint	C
splint _at	C
splint tap	D
split	N
split _a	C
split _in	[
split pdf	J
split screen	C
split up	[
spoil	I
spoil next	C
spong	S
spong sink	C
spongebob	C
spongebob mock	C
spoon	C
spoon feel	C
spoon valu	C
sport	[
sportst	I
sportst 883	I
spot	C
spot clos	C
spot thirt	C
spotf	D
spotf premium	D
spotif	C
spotif student	D
spotif subscription	I
spotif wrap	C
spotless	E
spotless mind	E
spous	[
spous _be	Q
spous vis	C
spr	H
spr airport	L
spr constant	C
spr flow	[
spr hotel	L
spra	C
sprain	C
sprain _and	C
sprain ankl	I
spread	J
spread _the	X
spread rumor	P
spreadsheet	C
spreadsheet add	E
spreadsheet d	N
spreadsheet mac	M
spreadsheet merg	H
springsteen	C
sprinkl	[
sprout	N
spur	S
spur kick	K
sql	C
sql _to	G
sql in	I
sql mast	C
sqrt	C
sqrt 14400	C
squad	H
squar	C
squar brown	I
squar minu	N
squar root	C
squat	G
squat form	G
squeak	C
squeak brak	L
squeak door	C
squeak floorboard	K
squeal	C
squeal commandment	C
squeez	R
squid	C
squid gam	C
squirrel	C
squirrel empt	C
src	E
src http	L
src x	F
ssd	F
ssd vs	F
ssh	C
ssh key	I
ssh permission	F
st	C
st alban	I
st andrew	M
st bernard	E
st georg	J
st helen	C
st jam	M
st john	C
st johnston	E
st joseph	E
st jud	[
st kit	M
st lou	I
st luci	C
st mar	I
st michael	I
st mirren	F
st pancr	C
st patrick	C
st paul	C
st pet	N
st petersburg	L
st tropez	C
sta	[
sta _at	W
sta _in	C
sta _on	C
sta _or	R
sta _with	T
sta hom	U
sta marr	P
sta pur	[
sta togeth	P
sta viabl	C
stab	Q
stack	C
stack plu	K
stack rul	C
stadium	F
stadium bag	H
stadium capacit	L
staf	[
stafford	C
stafford contract	C
stag	[
stag _do	C
stag _of	C
stag four	[
stag fourteen	K
stain	C
stain _on	G
stain out	C
stain removal	K
stainless	N
stainless steel	N
stairwa	L
stairwa _to	L
stak	C
stak reward	C
stalin	C
stalin fiv	C
stalingrad	C
stalingrad length	C
stall	M
stallion	C
stallion _of	C
stamp	D
stamp _to	H
stamp dut	C
stamp valu	C
stan	C
stan iron	C
stanc	C
stanc box	C
stand	U
stand _and	C
stand _at	W
stand _by	[
stand _for	C
stand _my	S
stand _on	C
stand still	[
stand up	[
standard	C
standard complaint	C
standard deviation	C
stanford	H
stanford speech	H
stanle	C
stanle cup	G
stanle parabl	C
star	C
star _and	[
star _at	[
star _be	C
star _in	[
star _of	K
star buck	C
star count	K
star judg	C
star plan	C
star sign	E
star trek	C
star war	C
starbuck	F
starbuck secret	F
stardew	C
stardew valle	C
starfield	C
starfish	C
starfish reef	F
starl	I
starm	C
starm _u	C
starsk	C
start	Q
start ?when	C
start _a	[
start _and	C
start _in	G
start _my	Y
start _of	[
start _on	I
start _th	J
start _the	[
start _with	C
start again	Z
start chem	U
start class	C
start click	E
start crawl	C
start dat	K
start dos	C
start doubl	E
start mone	C
start not	G
start over	[
start read	[
start smell	M
start system	D
start teeth	C
start tim	C
startup	C
starv	[
stas	C
stas fil	C
stas sign	J
stat	C
stat 1969	C
stat 2020	E
stat _be	C
stat _hav	C
stat _of	C
stat bird	C
stat last	C
stat list	C
stat lock	K
stat newton	J
stat setstat	D
stat warrior	M
statement	J
statement exampl	C
static	C
static aft	C
static void	K
statin	C
statin _and	C
station	Q
station closur	C
station near	K
station platform	I
statu	T
statu 403	H
statu _of	C
statu ba	D
statu ezy8421	C
statu mean	C
statu open	G
statut	C
statut _of	I
statut bar	C
statutor	C
statutor sick	C
statutor uk	L
stdi	F
stdi h	F
stead	T
steak	C
steak _for	D
steak pric	N
steakhous	I
steakhous menu	I
steal	[
steal _from	[
steal _my	X
steal _the	N
steal bik	C
steam	C
steam deck	J
steam engin	C
steel	C
steel different	C
steel histor	I
steel knif	C
steel prediction	I
steel wat	N
steer	C
steer fluid	K
steer wheel	C
stencil	G
step	H
step _be	C
step _by	C
step _in	M
step _of	C
step child	W
step up	C
stepchildren	S
stepdad	Z
stepfath	V
stephen	K
stephen king	C
stephen speech	U
stepmoth	R
stere	E
stere _de	E
stev	C
stev austin	H
stev coogan	L
stev job	C
stew instant	C
stew without	C
steward	Q
steward airlin	L
stewart	C
stewart song	C
stewi	C
stewi voic	C
stfu	C
stick	X
stick _that	[
stick _to	C
stick insect	C
stick season	J
stif	M
still	Y
still _be	S
still _for	X
still _in	C
still feel	Q
still happen	Z
still lif	[
still lov	R
still not	U
still noth	C
still sin	P
still small	[
still stop	C
still use	C
still wat	C
stillborn	X
sting	C
sting _your	C
sting swell	C
stipend	C
stir	[
stitch	C
stitch ?when	F
stitch _do	D
stitch out	C
stock	J
stock _and	C
stock down	C
stock market	[
stock pric	J
stock split	C
stoicism	G
stoicism podcast	G
stok	C
stok _on	E
stomach	X
stomach bug	H
ston	X
ston _and	[
ston _for	[
ston _in	C
ston _of	[
ston _to	[
ston cold	H
ston island	H
ston pillow	[
ston roll	[
ston setlist	D
ston tablet	[
ston templ	C
ston ticket	G
ston weight	C
ston work	C
ston year	C
stoneheng	C
stoneheng solstic	L
stonewar	C
stonewar casserol	C
stood	[
stop	Z
stop _a	C
stop _my	C
stop _the	[
stop advertis	C
stop bark	C
stop be	[
stop believin	C
stop chas	T
stop compar	[
stop condensation	C
stop cr	Q
stop cut	M
stop eat	U
stop fox	C
stop halfwa	J
stop hat	[
stop hiccup	H
stop la	C
stop lov	T
stop mak	C
stop outsid	C
stop overnight	F
stop peel	C
stop send	C
stop sin	Y
stop spam	E
stop squirrel	C
stop think	P
stop tomato	C
stop treatment	X
stop worr	S
stor	C
stor _about	K
stor _for	[
stor _in	Z
stor _my	C
stor _of	[
stor _to	T
stor _with	[
stor adam	C
stor aft	C
stor buy	J
stor cod	H
stor dahli	H
stor fiv	C
stor four	C
stor fre	C
stor fresh	I
stor girl	C
stor hour	J
stor location	C
stor morn	C
storag	C
storag full	C
storag spac	M
store	C
store hous	C
storm	U
storm daniel	C
storm tonight	Q
stortford	D
stortford train	L
str	C
str _to	G
str arg	K
str part	C
str theor	C
straight	U
straight _to	[
straight lin	C
straighten	C
strain	C
strain recover	C
strait	E
strait album	E
strand	C
strand two	C
strang	[
strang _vers	P
strang thing	C
strap	C
strap _be	C
strap siz	M
strateg	C
strateg chart	N
strateg gam	C
strateg martingal	I
strauss	C
strauss 501	C
straw	[
streak	I
streak _on	C
streak freez	J
stream	C
stream uk	F
street	C
street _be	H
street crash	D
street london	M
street original	L
street spoil	C
street toda	C
strength	[
strength _and	C
strength program	C
strengthen	W
stress	[
stretch	K
stretch _for	C
stretch fabric	D
stretch mark	R
strict	X
strict judg	I
strik	[
strik _the	[
strik dat	C
strip	L
strip _it	C
strip club	[
strip cost	M
strip int	C
strip screw	C
strok	H
strok engin	C
stroll	C
stroll _for	C
strong	[
strong _and	Q
strong _for	Q
strong man	[
strong muscl	C
strong woman	P
struck	[
structur	C
struggl	[
struggl _with	X
strum	K
stubborn	J
stubborn beagl	I
stuck	X
stuck 1456	D
stuck _at	[
stuck _in	[
stuck _on	C
stuck ring	C
stud	[
stud _for	P
stud hait	I
student	K
student discount	C
student loan	C
student report	C
studi	C
studi ghibl	C
studi orl	N
studi tour	F
studnt	D
stuf	L
stuf _and	D
stunt	C
stupid	C
stupid bot	L
stupid garbag	C
stupid piec	C
stupid search	G
stut	[
sty	C
sty _on	C
styl	C
styl _a	K
su57	H
suav	[
sub	[
subaru	C
subaru outback	C
subclass	J
subi	X
subi _al	R
subid	Y
subid _de	Y
subieron	U
subject	C
subject access	K
subject lin	C
subjunctiv	K
subjunctiv french	K
submarin	C
submarin sink	H
submarin titan	C
submarin work	C
submission	[
submit	[
submit _to	S
subscriptabl	I
subscription	C
substitut	C
substitut _for	C
substitution	W
substitution _allow	C
suburbi	C
suburbi green	C
subwa	C
subwa bread	C
subwa footlong	E
succ	[
success	[
succession	C
succession _what	C
succession season	G
successor	Y
sucesor	U
sucesor _de	U
such	U
such _a	[
such fil	F
such long	C
suci	X
suck	H
suculent	G
suculent hoj	G
sud	K
sud apt	K
sud mak	G
sudaf	C
sudaf _with	C
sudameric	E
sudden	[
sudoku	C
sudoku solv	E
sue	R
sueci	C
suegr	[
suegr _de	X
suegr _me	R
suegr no	P
sueld	I
sueld minim	G
suelt	[
suelt _el	T
suen	[
suen _de	S
suen _en	P
suert	S
suert _de	C
suez	C
suez cris	C
suf	[
suf _hav	Z
suf servant	R
suffer	T
suficient	R
sufr	Y
sufren	R
sufren _los	P
sufri	R
sufrimient	R
sufrimient _de	P
sug	C
sug _be	G
sug net	C
sug normal	J
sug substitut	D
suicid	[
suicidal	T
suicidi	U
suit	C
suit hir	C
suit jacket	C
suit red	C
suitcas	G
suitcas count	I
suiz	C
sujet	C
sujet _y	C
sul	C
sulphur	C
sulphur melt	C
sum	C
sum 2019	D
sum _a	G
sum _i	C
sum _of	C
sum dos	K
sum rank	F
sum sacerdot	W
sum si	K
sum wed	C
sum word	C
sumif	G
sumif c	G
summar	I
summar _for	J
summar _of	[
summar exampl	M
summaris	E
summaris _th	L
summaris _the	G
summaris macb	M
summariz	I
summariz _th	I
sumne	C
sumne song	C
sun	I
sun _als	C
sun go	[
sun moon	[
sun newspap	C
sun scor	I
sun set	E
sun sign	C
sun stand	[
sun trad	J
sunburn	C
sunburn ?how	K
sunburn relief	C
sunda	[
sunda _of	U
sunda brunch	C
sunda buffet	E
sunda driv	C
sunda roast	C
sunda school	[
sunda tim	C
sunflow	C
sunflow seed	C
sunris	Q
sunris tim	C
sunris tomorrow	C
sunscreen	C
sunset	[
sunshin	C
sunshin _of	E
sunshin band	C
sup	E
sup _and	C
sup bot	K
sup bowl	C
sup club	C
sup dud	C
sup freak	I
sup mari	H
sup rugb	M
super	[
supercalifragilistic	G
superfici	C
supermarket	I
supermarket _for	N
supermarket sell	I
supernatural	G
superst	D
superst tour	D
supervisor	[
supervisor _be	[
support	Z
support _a	S
support _my	[
suppos	K
suppos _to	K
suprem	C
suprem court	C
sur	F
sur _i	U
sur _in	C
sur _tien	C
surah	C
surah yaseen	G
surah yasin	G
surf	C
surf report	C
surfac	C
surfac are	H
surger	[
surpris	[
surrend	Z
surrend _to	Z
surrogac	U
surround	[
surveyor	C
surveyor _do	C
surviv	Z
surviv _in	C
survival	C
survival ascend	C
survival evolv	K
survivor	[
survivor guilt	Y
susan	V
suscripcion	C
suscripcion _de	J
sush	C
sush deliver	J
suspend	Y
sust	[
sustitut	C
sustitut _de	C
sustituy	C
sustituy _la	C
sutton	E
sutton hoo	E
suy	W
svg	C
svg onload	C
svu	C
sw	[
sw1	C
sw1 1aa	C
swahil	C
swahil _for	C
swallow	P
swallow _a	C
swallow _the	X
swallow chew	C
swallow sp	K
swallow up	[
swap	C
swap fac	C
swarm	C
swear	[
sweat	C
sweden	C
sweden _and	C
sweet	[
sweet carolin	C
sweet ingredient	C
sweet potat	C
sweet than	[
sweeten	C
swell	C
swift	V
swift bridg	C
swift cod	G
swift er	N
swift fat	I
swift optional	C
swiftu	C
swiftu navigation	C
swim	C
swim 1km	M
swim fast	C
swim film	L
swim lesson	C
swim mov	L
swim rem	C
swim upsid	K
swing	R
swing stat	C
swing weight	C
switch	Y
switch _to	C
switch joycon	C
switch off	[
switch two	C
switzerland	C
swollen	C
swollen fing	C
sword	X
sword _and	C
sword _in	[
sword _of	D
sword be	C
sword botw	C
sword fish	C
sword int	[
sword ps3	C
sxdcfvgbh	C
sycamor high	C
sydne	C
sydne ?when	K
sydne _or	N
syllogism	C
symbol	X
symbol _and	C
symbol _in	C
symbol shortcut	C
symbolic	[
symbolism	C
symon	C
sympath	M
sympath _for	C
sympath card	[
symphon	C
symphon fort	G
symptom	P
symptom _of	C
synagogu	[
sync	C
syndrom	[
synonym	C
synonym _for	C
synth	C
synthesiz	C
syri	E
syri capital	C
system	C
system _you	C
system content	F
system messag	N
system out	H
system prompt	E
system requirement	C
szechuan	C
szechuan sauc	C
t	L
t chord	L
tab	C
tabernacl	U
tabernacl atlant	C
tabernacl ch	C
tabernacl concert	C
tabernacul	[
tabit	Z
tabl	C
tabl 13	C
tabl ?how	E
tabl _de	G
tabl _del	C
tabl _for	C
tabl _of	[
tabl _too	C
tabl _with	C
tabl count	D
tabl dax	C
tabl periodic	C
tabl post	C
tabl tenn	C
tabl usuari	C
tablecloth	J
tabler	C
tabler _del	C
tablespoon	D
tablespoon _in	H
tablespoon _to	I
tablet _in	C
tablet compr	C
tablet non	C
tablet rosett	F
tabor	[
tac	C
tac _al	G
tacon	Z
tacon comod	C
tade	[
tai	K
tai chi	K
tail	I
tail rotor	C
tailwind	K
tailwind dark	K
taint	C
taint lov	C
tak	[
tak _a	[
tak _an	C
tak _for	C
tak _him	Q
tak _his	Y
tak _it	[
tak _me	D
tak _my	[
tak _our	V
tak _so	[
tak _the	[
tak _to	C
tak _too	Q
tak advantag	Q
tak antidepressant	S
tak appl	D
tak awa	[
tak back	[
tak bottl	C
tak car	[
tak cat	K
tak communion	[
tak creatin	C
tak cut	C
tak down	C
tak everyth	S
tak off	[
tak over	Y
tak ownership	C
tak paracetamol	C
tak six	H
tak up	[
tak vitamin	K
takeawa	C
takeawa _that	L
takeawa open	H
tal	C
tal _for	C
tal bot	N
tal final	C
tal innocenc	C
tal mill	E
tal requiem	C
tal shrin	J
tal summar	E
tal tod	C
tal vocabular	C
taladr	C
talent	[
talent _show	C
talent agenc	C
talent build	C
talent calculator	M
talent judg	F
talent worth	[
talion	[
talit	V
talit cum	V
talith	X
talk	[
talk _about	V
talk _for	[
talk _in	U
talk _to	C
talk _too	Q
talk _with	[
talk back	Q
talk behind	S
talk car	C
talk donke	Z
talk dup	J
talk lik	C
talk snak	[
talkback	C
tall	C
tall 38	C
tall _be	Q
tall _de	C
tall _in	G
tall build	C
tall guy	Y
tall mountan	C
tall nba	D
tall parent	C
tall thre	C
talmud	[
tam	W
tam _a	C
tam calculator	F
tamal	C
tamal _de	C
taman	Q
tambien	[
tambourin	[
tammuz	U
tamuz	V
tan	C
tan grand	X
tan graph	C
tan lent	C
tan streak	C
tan x	C
tank	C
tank cycl	C
tank engin	I
tank mat	C
tank siz	L
tank tig	M
tant	[
tanzani	E
tanzani _and	E
tao	C
tao te	C
taoist	C
taoist tai	K
taoist templ	C
tap	C
tap _el	C
tap _un	C
tap measur	C
tap schedul	K
tap wat	J
tar	Y
tard	G
tard _de	N
tard _el	C
tard _en	F
tard _par	Z
tard _un	C
tard aliexpress	M
tard per	Y
tardigrad	C
tardigrad surviv	C
tare	L
tare _de	C
target	C
target hour	D
target stor	G
tarif	C
tarif _on	C
tarjet	U
tarjet _de	[
tarjet _par	Z
tarot	C
tarot _the	C
tarot card	C
tarot grat	C
tarot read	C
tarot spread	D
tars	[
tart	J
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
tast nap	C
tast slow	C
tat	D
tat poet	C
tatto	H
tatto _of	[
tatto _to	C
tatto forearm	D
tatto ide	W
tatto tak	C
tatu	P
tatuaj	[
taur	C
taur _par	C
tauru	C
tavern	C
tax	L
tax _al	C
tax _in	C
tax _to	U
tax band	C
tax bracket	N
tax cod	C
tax collector	[
tax man	[
tax numb	E
tax refund	C
tax threshold	C
tayikistan	C
taylor	C
taylor swift	[
taz	D
tbh	[
tbsp	C
tcu	C
tcu horn	C
td	C
td jak	C
te	T
te _lo	U
te amo	U
te ayudar	S
te bendig	Q
te ching	C
te conoci	R
te da	R
te dar	U
te doy	P
te extran	C
te gust	C
te hac	U
te har	V
te llam	C
te mand	V
te necesit	P
te progr	C
te quier	Y
te salv	R
tea	C
tea leav	C
tea part	C
tea plant	C
teach	T
teach _a	H
teach _and	Q
teach _by	Y
teach _in	P
teach _me	[
teach _my	[
teach _of	X
teach alexand	C
teach child	X
teach comment	C
teach login	C
teach man	Y
teach pay	C
teach pick	U
teach resignation	C
teach strik	I
teach sunda	S
team	H
team celtic	H
team edward	C
team jacob	C
team mic	C
team nam	C
team season	M
tear	L
tear _in	C
tear _of	C
teas	C
teas _with	C
tech	C
technical	H
technicolor	K
technicolor dreamcoat	K
techniqu	C
technolog	[
tecl	C
tecl ingl	I
tecnologi	R
teco	Z
tectonic	C
tectonic plat	C
tectonic typ	I
ted	C
ted film	J
ted lass	C
ted quot	C
teen	[
teen _be	U
teen spirit	C
teenag	R
teenag _be	T
teenag _wont	Q
teenag need	G
teeth	C
teeth _do	F
teeth fall	C
teeth remed	C
teeth removal	C
teeth rusk	C
teh	M
teh best	M
tekel	[
tekel upharsin	S
teko	Y
tel	C
tel aviv	C
tel samsung	C
telefon	C
telefon _al	D
telephon	C
telephon patent	C
telescop	C
telescop imag	C
telescop lat	L
television	V
television _y	C
televisor	C
tell	[
tell _a	T
tell _and	C
tell _him	Y
tell _me	G
tell _my	V
tell _the	T
tell _to	Y
tell befor	C
tell mar	[
tell not	C
tem	[
tem _a	U
tem _par	[
tembl	Z
temblor	V
temer	P
temor	Z
temor _a	[
temor _al	U
temor _de	S
temor _del	R
temor _el	P
temor _los	P
temor _que	P
temor _y	P
temp	K
temp _be	H
temp _for	C
temp fa	C
temp outsid	C
temperanc	C
temperanc brennan	C
temperatur	C
temperatur _be	C
temperatur _for	C
temperatur _in	L
temperatur actual	H
temperatur explain	C
temperatur sevill	C
tempestad	[
templ	[
templ _de	Z
templ _in	R
templ _of	C
templ _que	R
templ _to	[
templ amrits	F
templ armor	G
templ bar	K
templ build	Y
templ documentar	H
templ drink	C
templ fad	C
templ hong	C
templ mov	C
templ pilot	C
templ road	N
templ run	C
templ shird	C
templ universit	C
templat	C
templat _for	H
templat fre	I
templat ks2	K
templat pdf	C
templat two	L
templat valid	C
templat word	L
tempor	C
tempor _de	Q
tempor nin	C
temporar	C
temporar fenc	C
tempt	[
tempt fat	C
tempt island	C
tempt year	C
temptation	C
temptation _my	C
temptation cat	K
temptress	C
temu	C
temu discount	M
temu legit	C
ten	S
ten 13	C
ten _un	Z
ten _una	C
ten commandment	Y
ten day	C
ten dos	R
ten element	C
ten fe	U
ten going	C
ten hij	[
ten languag	C
ten lep	R
ten minut	G
ten miopi	C
ten nam	C
ten nik	C
ten novi	Y
ten percent	[
ten piedad	P
ten plagu	[
ten print	H
ten relacion	S
ten sex	T
ten temor	P
ten thousand	S
ten usernam	F
ten virgin	U
ten week	C
ten x	I
ten year	F
tenant	M
tendr	T
tendran	Q
tenebra	C
tenedor	F
tenedor _en	F
tenem	[
tenem _un	[
tenerif	C
tenerif _in	C
tenerif vuel	I
tenerl	T
tenet	C
tenet becaus	C
teng	[
teng temor	P
tengan	[
teni	[
teni jesu	Q
tenian	S
tenn	C
tenn ?when	K
tenn ?why	C
tenn ball	H
tenn rank	K
tenn scor	M
tenn serv	M
tennant	C
tennant doctor	C
tens	C
tens _of	C
tent	C
tent _for	C
tent _of	Z
tent peg	U
tent pol	C
tent waterproof	C
tentacion	L
tentacion parej	C
tenth	[
tenth plagu	W
tentmak	[
teofil	[
teologal	S
teologi	W
teorem	C
teorem _de	C
terafin	Z
terapi	U
terc	Z
terc templ	R
tercer	L
tercer barat	D
tercer guerr	Z
tercer seat	C
term	C
term _of	C
term _on	E
term dat	C
term vs	E
termin	[
termin _con	T
termin _el	V
termin _la	W
termin _una	R
terminal	N
terminal _and	H
terminal velocit	E
terminator	C
terminator sav	C
terr	C
terraform	K
terraform stat	K
terremot	Y
terren	[
terribl	[
terribl day	R
terribl thing	R
terrif	X
terrif _of	X
terror	E
terror _con	C
terror _en	F
terror buen	C
terrorist	[
tes	[
tesalonic	T
tesalonicens	[
tesc	C
tesc clubcard	G
tesc payslip	C
tesfay	C
tesfay real	C
tesl	C
tesl model	F
tesl stock	C
tesor	[
tesor _en	U
test	C
test 123	C
test _a	K
test _be	E
test _de	C
test _for	[
test _from	D
test _pleas	C
test _th	C
test _the	R
test _with	C
test book	C
test color	L
test com	[
test dat	J
test near	C
test one	C
test p	I
test positiv	F
test practic	C
test quer	C
test result	V
test search	H
test sit	C
test test	C
test tomorrow	[
test year	E
test yield	G
test123	C
testament atwood	C
testament form	C
testament guit	C
testament law	[
testif	Y
testig	[
testig _de	Q
testimon	[
testimoni	U
testimoni _en	P
tetan	C
tetan cad	C
tetanu	C
tetanu boost	C
tetanu shot	C
tetr	C
tetr world	C
tex	C
tex beach	C
tex compar	G
tex holdem	L
text	C
text _my	T
text _or	I
text _par	[
text _so	C
text _to	E
text aft	C
text back	C
text big	C
text box	L
text her	C
th9	C
th9 bas	C
tha	E
tha basil	F
tha green	N
thailand	C
thal	H
thal item	H
than	[
than _a	[
than _i	R
than _me	[
than _my	H
than _the	[
than fibr	C
than hone	[
than one	U
than oth	C
than pe	C
than sacrific	[
than sir	C
than spanish	F
than wood	C
thank	R
thank _and	S
thank _for	[
thank _god	[
thank _to	[
thank _you	[
thank bot	C
thanksgiv football	C
thanksgiv worksheet	C
thatch	C
theatr	L
theatr ticket	L
theft	[
theguardian	L
theguardian com	L
theloniou	C
theloniou monk	C
them	C
them _in	C
them _of	[
them essa	C
them park	L
them song	C
them tun	C
themselv	X
then	H
then _or	C
then _the	[
then throw	C
theolog	[
theophilu	Z
theor	G
theor _in	C
theor phd	C
theor test	C
theorem	C
theorem worksheet	M
ther	C
ther _someth	C
ther no	C
ther one	C
therap	T
therefor	C
therefor _i	C
therian	R
thermal	C
thermodynamic	C
thes	V
thes statement	C
theseu	C
theseu explain	C
thessalonian	[
thessalonic	[
thessalonik	G
thessalonik airport	G
thick	G
thick befor	E
thick cur	C
thicken	C
thicken _a	C
thief	[
thief _on	U
thiev	C
thigh	L
thigh half	L
thin	Q
thin cow	T
thin out	C
thing	Y
thing _about	[
thing _and	W
thing _be	K
thing _i	F
thing _in	[
thing _on	C
thing _that	C
thing _to	K
thing com	Y
thing happen	Y
thing off	[
think	[
think _about	[
think _be	Q
think _do	C
think _for	[
think _god	P
think _he	Q
think _hes	C
think _i	V
think _im	[
think _my	R
think _of	C
think _she	P
think therefor	C
third	R
third day	[
third item	N
third law	I
third rock	C
third step	C
third wheel	C
third world	C
thirst	[
thirst _for	[
thirt	H
thirt _and	[
thirt _or	H
thirt _y	Q
thirt da	[
thirt degre	C
thirt grad	C
thirt mean	C
thirt moned	[
thirt oz	C
thirt piec	P
thirt year	[
thom	G
thom _the	I
thom appoint	C
thom edison	C
thom height	C
thom stat	C
thom tuchel	H
thor	C
thor _god	C
thor ham	C
thorn	L
thorn _and	C
thorn _in	V
thorn _on	C
thorn bush	Q
thorn houseplant	C
thorn plant	C
thorn sarah	C
thorn starfish	C
thornberr	C
though	C
though _the	H
though all	C
thousand	[
thousand _with	X
thousand fed	S
thousand iu	E
thousand man	Q
thousand year	X
thre	C
thre 14159	C
thre 21	C
thre 4567	G
thre 5e	J
thre _and	C
thre _be	[
thre _de	C
thre _in	[
thre _of	C
thre best	L
thre boss	C
thre bs	L
thre cleric	H
thre co	G
thre complet	J
thre da	E
thre day	C
thre eight	C
thre eleven	E
thre fiv	C
thre friend	[
thre hundr	U
thre john	[
thre juan	Y
thre king	Q
thre law	C
thre lin	G
thre litr	D
thre m	C
thre man	[
thre mes	C
thre mil	J
thre month	C
thre olivi	E
thre one	F
thre out	C
thre paint	H
thre patch	I
thre point	C
thre rang	F
thre releas	C
thre scen	K
thre second	C
thre store	C
thre strateg	C
thre thirt	F
thre tim	N
thre two	C
thre visitor	U
thre wis	C
thre word	D
thre year	[
thread	C
thread _a	C
thread bunch	C
thread main	C
threaten	Z
thresh	[
thresh floor	[
threshold	C
thrift	C
thrift stor	C
thrill	N
thrill releas	N
thron	P
thron cheat	C
thron episod	M
thron high	D
thron hous	C
through	T
through _a	[
through _my	C
through _the	[
through diet	C
through faith	T
through floor	C
throw	[
throw _a	T
throw _in	[
throw _of	C
throw _to	U
throw int	[
throw out	[
throw overboard	[
throw up	C
thru	F
thump	F
thund	D
thund _and	[
thund cast	C
thund ham	G
thunderball	I
thunderball check	I
thursda	W
thursda _at	C
thyatir	T
ti	[
ti mism	T
tia	P
tiatir	T
tiberiu	X
tibetan	C
tibetan color	F
tibetan sing	C
tibi	[
tick	C
tick _from	M
tick _on	E
tick bit	F
ticket	C
ticket _for	C
ticket _from	L
ticket _in	N
ticket _on	C
ticket appeal	N
ticket dismiss	H
ticket london	L
ticket point	N
ticket pric	L
ticket refund	M
ticket resal	C
ticket sell	F
tid	H
tid tim	C
tie	C
tie ?how	I
tie _a	C
tie color	J
tie dye	L
tie shoelac	F
tie wed	C
tiemp	N
tiemp _de	[
tiemp _en	C
tiemp _par	[
tiemp _se	C
tiemp _y	L
tiemp biblic	R
tiemp dificil	W
tiemp dur	C
tiemp estuv	P
tiemp manan	C
tiemp promedi	C
tien	C
tien _a	V
tien whatsap	C
tiend	[
tiend _de	L
tienen	[
tient	W
tier	C
tier list	D
tier loadout	C
tierr	[
tierr _de	S
tierr _que	U
tierr _se	P
tierr _ser	T
tierr _y	S
tierr acord	C
tierr nuev	S
tierr prometid	S
tig	C
tig moth	C
tig them	C
tig vs	M
tight	K
tight _should	C
tight hamstr	J
tight spot	K
tigr	X
tijer	C
tikal	C
tikk	N
tikk masal	N
tiktok	C
tiktok _with	C
tiktok com	C
tiktok trend	C
til	C
til _in	H
til grout	C
til mean	C
til over	C
tilbur	J
tilbur pillow	J
tild	U
tild _en	I
till	[
till _the	[
tilt	C
tilt _th	C
tim	G
tim 14lb	M
tim 77	C
tim _a	Z
tim _and	C
tim _do	C
tim _for	[
tim _from	J
tim _in	C
tim _of	I
tim _on	Q
tim _should	[
tim _to	[
tim bank	C
tim belt	J
tim bu	C
tim chain	J
tim complexit	E
tim crossword	C
tim differenc	H
tim duncan	C
tim east	F
tim heal	[
tim islam	C
tim job	M
tim leed	L
tim london	C
tim mcgraw	C
tim new	C
tim next	H
tim odeon	D
tim per	J
tim scot	M
tim tabl	C
tim ten	C
tim tomorrow	C
tim travel	C
tim whitb	C
tim zon	C
timb	G
timelin	E
timelin ks2	C
timeout	G
timeout 504	G
timestamp	D
timestamp _to	D
timetabl	C
timetabl aqa	C
timetabl week	G
timid	T
timote	[
timoth	R
timoth _hay	C
timoth chalamet	E
timoth dalton	H
timoth grass	C
timothe	C
timothe chalamet	C
tin	H
tin _of	J
tin siz	L
tind	Q
tind _com	C
tind bio	E
tind gold	C
tind open	C
tiniebl	Y
tinnitu	K
tinnitu _in	C
tint	C
tint _me	C
tint go	C
tint rubi	C
tio	U
tip	C
tip _a	D
tip _de	Y
tip _for	C
tip _in	C
tip calculator	M
tip day	H
tip off	J
tipic	C
tipic entrevist	C
tir	V
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
titanic ?how	H
titanic end	F
titanic movi	N
titanic sink	C
tith	W
tith _in	Z
tith _on	[
tith barn	C
tith map	C
titl	C
titl mean	C
titration	C
titration calculation	C
tittl	Y
titu	P
titu andronicu	C
titu burgess	C
titu welliv	C
tmrw	S
tn	C
tn weath	C
to	[
to die	[
toad	D
toast	C
toast _at	I
toast _for	V
toast slaint	C
tobag	F
tobag siz	F
tobi	N
tobi _and	P
tobi harr	C
tobill	D
tobit	[
toc	[
toc _a	P
toc _el	V
toc _la	[
toc _ser	P
tocab	S
tocin	C
tocin _de	C
tod	[
tod _a	Q
tod _con	R
tod _el	Z
tod _en	X
tod _la	U
tod _las	T
tod _lo	E
tod _los	V
tod _me	[
tod _mis	R
tod _par	Q
tod _por	Q
tod _que	Q
tod _se	Q
tod _ser	V
tod _tien	W
tod _tus	C
tod _y	R
tod est	R
tod incluid	C
tod lad	T
tod lengu	W
tod part	[
tod pas	U
tod pec	Q
tod sali	P
tod sean	T
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
todavi	[
toddl	U
toddl _to	C
toddl need	C
toe	C
toed	C
toed sloth	C
toefl	H
toefl vs	H
toenail	C
togeth	V
togeth ?how	G
togeth _for	T
togeth _in	W
togeth befor	P
toggl	K
toilet	C
toilet keep	D
toilet run	E
toilet seat	D
toilet wat	F
tok	C
token	C
token _in	G
toky	J
toll	C
toll road	C
tom	C
tom _el	Z
tom _en	U
tom _la	H
tom _say	C
tom _y	T
tom brad	J
tom cross	C
tom cruis	C
tom ell	C
tom hank	H
tom jon	E
tom much	[
tom pastill	U
tomat	C
tomat _a	D
tomat feed	E
tomat leav	C
tomat plant	K
tomato	C
tomato _a	C
tomato _from	C
tomato scor	N
tomb	U
tomb _of	C
tomb raid	C
tombston	J
tombston pizz	J
tomorow	R
tomorrow	W
tomorrow _and	R
tomorrow denv	C
tomorrow edinburgh	C
ton	Q
ton chart	D
tong	C
tong iddl	C
tongu	S
tongu ?how	C
tongu japan	C
tongu plant	D
tongu twist	C
tonight	C
tonight _for	G
tonight card	C
tonight gonn	C
tonight manchest	C
tonight tim	C
tonsil	F
tonsil ston	F
tont	M
tool	J
tool inst	C
tooth	V
tooth extraction	C
toothpast	C
top	C
top 250	J
top arg	M
top gun	C
top no	H
top priz	C
top scor	L
top sp	K
top ten	C
top up	C
topaz	C
topaz ai	C
toph	G
toph grac	C
toqu	[
tor	Y
tor am	C
torah	[
torch	[
torcid	S
torm	C
torm am	E
torment	[
torn	[
torn down	[
torn warn	G
torn watch	C
tornill	C
tornill uso	C
toront	C
toront mansion	C
toront raptor	C
torr	[
torr _de	W
torrij	G
torrij caser	G
tortill	C
tortill _de	G
tortill wrap	C
tortois	J
tortois hibernation	J
tortug	C
tortug _de	C
tortur	[
torvald	L
torvald linux	L
tosh	C
tot	C
tot bag	C
total	L
total eclips	C
total resistanc	C
total war	C
totem	C
totem _of	C
tottenham	C
tottenham lineup	C
touch	V
touch _his	W
touch _me	[
touch _th	C
touch _the	[
touch pap	F
touch screen	C
touch typ	L
tour	C
tour 2023	N
tour _de	J
tour _from	C
tour dat	C
tour pric	M
tour setlist	N
tour ticket	E
tow	C
tow ?how	C
tow _of	[
tow _to	[
tow bridg	C
tow campground	E
tow capacit	C
tow card	C
tow defens	C
tow height	J
tow tall	G
tow wyom	J
toward	[
town	[
town _and	Q
town _of	[
town hall	C
toxic	Y
toxic _for	C
toxic aveng	C
toy	C
toy stor	C
toyot	F
toyot coroll	F
tr	[
tr _for	Q
tr _to	Q
tr an	S
tr di	T
tr ejercici	C
tr joven	S
tr mil	R
tr rey	W
tr trist	C
tr vec	R
tra	C
trabaj	X
trabaj _de	[
trabaj _el	V
trabaj _en	I
trabaj _por	S
trabaj _ser	P
trabaj _y	Q
trabaj desd	C
trabaj dur	W
trabaj no	T
trabaj nuev	Q
trabaj tod	P
trabajab	P
trabajador	Y
trabalengu	C
trabalengu tr	C
track	C
track _it	C
track _my	V
track everywher	C
track evr	M
track list	J
track numb	K
track result	L
tracklist	E
trackpad	K
trackpad not	K
trad	E
trad _in	P
trad jo	D
trad mark	C
trad standard	C
trad triangl	C
trademark	F
trademark search	F
tradicion	R
tradition	[
traditional	P
traditional ira	C
traduc	C
traduc buen	C
traduc est	C
traduc graci	C
traffic	C
traffic _on	C
traffic light	C
traffic warden	C
trag	Y
trag _a	R
trag _la	R
traicion	[
traicion _a	U
traidor	[
trail	C
trail _de	D
trail _in	C
trail near	J
train	C
train _be	C
train _for	[
train _from	C
train _your	H
train danc	C
train dat	C
train decathlon	I
train leav	C
train plan	C
train strik	E
train stubborn	I
train tim	H
train tip	L
trait	C
traitor	K
traitor uk	C
traj	I
traj _de	F
trajeron	T
tramit	C
tramit _el	C
tramp	[
trampolin	L
trampolin fit	L
tran	[
tranquil	U
transcript	C
transf	C
transf fee	C
transf rumor	C
transf whatsap	F
transfiguracion	P
transfiguration	[
transform	C
transform step	C
transfusion	[
transgend	X
transgresion	S
transgression	[
translat	C
translat _my	J
translat _th	H
translat _the	C
translat _your	I
translat good	G
translation	T
translation _of	J
transliteration	C
transparent	C
transplant	[
transport	C
transport driv	C
transport salar	J
trap	X
trap _de	V
trap list	C
trapeci	C
trapezium	L
trapezium formul	L
trash	C
trasplant	V
trasplant orquide	C
trat	[
trat _a	[
trat _el	R
trat _la	Q
trat bien	U
trat mal	V
tratamient	W
tratan	P
tratan mal	P
traten	Q
traum	[
travel	Q
travel _in	C
travel discount	H
travel insuranc	C
travell	J
travell _to	E
tre _and	Y
tre _for	C
tre _from	W
tre _in	C
tre _of	[
tre _to	U
tre age	C
tre camp	C
tre deliver	C
tre etf	C
tre fall	C
tre fertiliz	C
tre growth	C
tre national	C
tre no	C
tre overhang	C
tre pot	C
tre prun	C
tre repot	C
tre root	I
tre sap	H
tre screen	E
tre track	J
tre zeu	C
treadmill	F
treadmill inclin	F
treasur	[
treasur _and	Z
treasur _in	U
treat	N
treat _a	C
treat _me	X
treat _my	Y
treat _of	C
treat bad	U
treat ingredient	K
treat peopl	S
treat tim	C
treatment	W
treatment _for	C
treatment kitten	C
treint	Y
treint moned	V
trek	C
trek show	C
trembl	T
tren	C
tren _de	C
tren madrid	G
tren sal	C
trench	C
trench warfar	C
trend	C
trent	E
trescient	T
trevor	G
trevor noah	G
trex	C
trex arm	C
trex sound	G
trial	C
trial ?how	F
trial dat	C
trial ffxiv	C
trial shift	C
triangl	U
triangul	C
trib	[
trib _be	S
trib _of	[
tribu	[
tribu _de	T
tribu perdid	Q
tribulacion	W
tribulation	[
tribunal	Y
trick	N
trick _or	F
trick _to	W
trick kit	C
trig	[
trig _y	T
triglicerid	C
triglicerid 250	C
trillion	C
trim	C
trim _a	J
trim guard	D
trim pric	G
trinidad	K
trinidad carnival	C
trinidad vs	F
trinit	C
trinit _the	C
trinit actress	N
trinit anim	C
trinit blood	C
trinit bus	L
trinit cajun	C
trinit colleg	C
trinit lak	C
trinit matrix	M
trinit outfit	H
trinit rodman	C
trinit test	C
trinit weight	C
trip	[
trip _from	C
trip _to	C
trip playlist	C
tripitak	C
trist	C
trist letr	C
trist tigr	C
tristez	R
triunf	C
trivi	G
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
tropez	C
tropez tan	C
troph	C
troph guid	G
troubl	[
trout	C
tru	I
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
trump	C
trump approval	L
trump net	I
trump tow	C
trump trial	C
trumpet	[
trumpet poisonou	C
trust	[
trust _god	Z
trust _him	P
trust _in	[
trust again	X
trust etf	C
trust issu	U
trust wallet	C
truth	[
truth _or	C
try	T
ts	J
ts chord	J
tsar	C
tsar _of	C
tsh	C
tsh fiv	C
tsi	J
tsi tim	J
tsidkenu	Y
tsp	C
tsp _in	C
tsushim	C
tsushim length	D
tsushim two	C
ttttttt	C
ttttttt yy	C
tu	[
tu _el	S
tu _y	Q
tu er	[
tuah	C
tub	K
tub map	D
tub peak	G
tub run	C
tub station	C
tubal	[
tuchel	H
tuchel salar	H
tuck	C
tucson	H
tudor	C
tuesda	C
tuesda pancak	D
tuition	C
tuition _if	C
tulip	Y
tulip bulb	J
tuls	C
tuls _with	C
tumb	W
tumb _de	R
tumbl	C
tumbl dry	C
tumor	[
tumor _be	T
tun	C
tun _a	K
tun _if	F
tun drop	K
tun gluten	K
tundr	C
tunel	Z
tunel _de	Z
tunic	C
tunic _de	R
tunic pattern	C
tunnel	X
tunnel splint	C
tunnel wrist	K
turban	C
turbin	C
turc	C
turc pas	C
turin	[
turist	C
turist _par	C
turke	C
turke _do	F
turke _in	G
turke brin	D
turke cook	M
turke guid	M
turkish	M
turkish airlin	M
turn	T
turn _it	K
turn _me	Y
turn _my	[
turn _of	H
turn _on	C
turn _right	C
turn _th	C
turn _the	N
turn _thes	D
turn _to	[
turn against	R
turn awa	R
turn back	Y
turn fift	J
turn int	[
turn off	C
turn out	[
turn over	V
turn prett	C
turn thirt	[
turn win	C
turn yellow	C
turnip	C
turnip pric	C
turron	C
turron _de	C
turtl	C
turtl eat	C
tus	C
tut	C
tut exhibit	C
tutorial	F
tutorial eas	H
tuv	[
tuv _el	P
tuv _que	Q
tuv _un	X
tuv hambr	Q
tuvier	G
tuvier regl	C
tuvieron	S
tuvieron hij	S
tuy	U
tv	C
tv _hav	L
tv _show	C
tv bil	K
tv deal	J
tv licenc	F
tv nvidi	F
tv ser	C
tv und	K
tv8	J
tversk	C
tversk kahneman	C
twain	E
twain quot	E
tweet	C
tweet announc	G
twelv	I
twelv _y	C
twelv ang	C
twelv apostl	C
twelv bottl	M
twelv da	C
twelv discipl	R
twelv factorial	E
twelv foot	H
twelv four	C
twelv hour	F
twelv mean	[
twelv monke	J
twelv q	D
twelv son	V
twelv sp	[
twelv squar	E
twelv summar	G
twelv thre	F
twelv triangl	C
twelv trib	V
twelv week	X
twelv win	N
twelv x	I
twelv year	C
twelv yr	C
twent	C
twent fashion	C
twent question	C
twic	L
twic _for	C
twic _the	G
twilight	C
twilight team	C
twin	[
twist	C
twist end	C
twist sist	C
twit	C
twit api	L
two	E
two 202	L
two 5x	J
two _a	C
two _be	D
two _by	[
two _dec	C
two _in	E
two _of	K
two _or	G
two answ	H
two bed	E
two bedroom	K
two blind	[
two cast	M
two cat	C
two ch	H
two chronicl	[
two corinthian	[
two corinti	V
two crew	C
two cronic	S
two cruis	L
two da	C
two dat	C
two dictionar	C
two edg	[
two eg	C
two esdr	Y
two factor	C
two fish	Y
two fiv	C
two friend	P
two full	N
two gu	C
two heart	M
two high	N
two inch	I
two job	[
two john	[
two juan	V
two jump	C
two king	[
two larg	G
two legendar	C
two lol	D
two man	C
two map	K
two mean	C
two monitor	C
two monk	C
two one	C
two open	D
two paint	H
two paragraph	C
two pdf	G
two pedr	X
two peopl	W
two pet	[
two pound	C
two question	C
two resurrect	C
two rey	[
two romanc	C
two run	C
two runtim	F
two samuel	[
two seven	J
two sist	T
two six	C
two son	Q
two ston	[
two summar	I
two templ	G
two tesalonicens	W
two thessalonian	W
two thre	C
two thron	C
two tier	I
two timote	W
two timoth	[
two toed	C
two trail	M
two troph	C
two two	D
two unlimit	E
two walk	X
two way	C
two week	K
two wif	X
two wit	Z
two woman	T
two x	J
two xur	C
two year	N
ty	[
tyer	F
tyl	C
tylenol	C
tylenol _and	C
typ	C
typ _in	G
typ _my	C
typ _o	J
typ _of	N
typ _someth	C
typ _wrong	C
typ compatibilit	N
typ diet	L
typ her	C
typ skod	I
typ yesterda	C
typeerror	E
typeerror nonetyp	I
typeerror undefin	I
typescript	K
typescript generic	K
typhoid	C
typhoid mar	C
tyr	E
tyr 205	C
tyr _on	E
tyr chang	F
tyr law	F
tyr mean	C
tyr pressur	C
tytytyt	C
tyyyyyyy	C
u2	J
u2 joshu	J
uber	C
uber _en	C
uber _or	E
uber far	C
uber sin	C
ubiquitou	C
ubuntu	J
uc	C
uc deadlin	C
ufc	C
ufc fight	C
ufc thre	E
ufc tonight	H
ugh	C
ugh ads	C
ugl	V
ugl sweat	C
uiopuiop	C
uiuiu	C
uk	C
uk 2026	H
uk ?who	C
uk _to	L
uk compan	G
uk itm	N
uk postcod	M
uk sign	M
uk spell	C
uk sport	I
uk spous	C
ukrain	S
ukrain front	H
ukrain map	C
ukulel	C
ukulel song	E
ul	C
ul kurs	C
ulez	C
ulez check	C
ultim	L
ultim _de	P
ultim cen	U
ultim dia	R
ultim hor	Z
ultim libr	T
ultim notici	C
ultim palabr	R
ultim profet	U
ultim rey	Q
ultim tiemp	Z
umam	C
umbrell	C
umbrell _on	C
umbreon	D
umrah	C
umrah packag	C
un	M
un acrilic	C
unamun	C
unamun comentari	C
unanswer	[
unanswer pra	S
unappreciat	U
unawar	[
unbaptiz	S
unbaptiz bab	Q
unbeliev	[
unblock	C
unblock sink	C
unborn	Z
unbreakabl	C
uncensor	H
uncensor anim	H
unchart	H
unchart ord	H
uncion	[
uncion _de	U
uncl	X
unclean	[
unclean animal	Y
unclean spirit	V
unclog	C
unclog _a	C
unconditional	[
uncontest	C
uncontest divorc	C
und	P
und 120	K
und 20	E
und 500	I
und 5s	C
und _a	U
und _do	C
und _his	[
und _the	[
und armor	C
und carpet	K
und eight	C
und fift	C
und hundr	C
und last	C
und send	C
und thre	K
undefin	C
undefin _be	C
undefin null	L
undefin read	C
undefin referenc	F
underground	D
underneath	I
understand	Y
understand _me	R
understand _the	S
understand _what	[
understand polish	C
undocument	[
undr	M
undr 500	M
une	F
une omelett	E
unemplo	[
unemployment	C
unemployment rat	C
unequal	S
unequal yok	S
uneven	G
uneven _in	G
unexpect	R
unexpect token	C
unf	[
unfair	V
unfaith	Y
unfaith woman	P
unfollow	C
unfollow _me	C
unforgiv	Z
unforgivabl	U
unforgivabl sin	U
unforgiven	C
unforgiven clint	C
ung	V
ungi	V
ungi _a	Q
ungid	[
ungrat	S
unhapp	Y
uni	[
unic	Q
unicorn	[
unid	I
unid _en	T
unid requisit	C
unidad	P
uniform	C
uniform shop	C
uninstall	E
uninstall _th	E
union	X
union _and	H
union select	I
union start	C
uniqu	D
unit	C
unit _in	N
unit chant	C
unit four	L
unit kingdom	J
unit red	F
unit rigidbod	C
unit stat	C
univers	N
univers flash	C
universal	H
universal credit	C
universal studi	N
universidad	M
universit	C
universit _for	C
universit acceptanc	F
universit job	C
unix	D
unix timestamp	D
unjust	[
unknown	C
unknown _god	[
unknown numb	I
unknown pleasur	C
unknown sold	C
unladen	K
unladen swallow	K
unleash	C
unleaven	[
unleaven bread	[
unleaven flatbread	C
unless	[
unless _the	T
unlimit	G
unlimit coin	C
unlock	C
unlock cost	N
unlock sim	H
uno	W
uno 2023	N
uno _can	K
uno _tien	S
uno mism	R
uno rul	C
uno stack	C
unplan	[
unplug	C
unplug _it	C
unr	C
unrestrict	C
unrestrict ai	C
unrestrict assistant	K
unsubscrib	C
unt	C
unt socr	C
until	P
until _the	[
until _what	C
until christm	C
until marr	S
until sum	C
unworth	[
up	[
up _a	C
up _at	C
up _for	[
up _in	[
up _my	J
up _on	[
up _the	[
up _ther	Z
up _to	U
up _with	[
up _your	[
up again	Q
up befor	S
up bindw	C
up clank	G
up dud	C
up hairball	C
up hour	E
up lin	C
up nev	C
up not	C
up old	G
up over	Y
up room	Y
up scott	C
up voltag	C
up without	T
upanishad	C
uparsin	V
updat	C
updat _from	C
updat com	C
upgrad	C
upharsin	S
upon	[
ups	K
upsid	J
upsid down	J
upst	C
uptown	C
uptown funk	C
upwork	C
upwork fe	C
ur	J
ur _a	D
ur cut	C
ur fav	G
ur mum	C
ur nam	C
ur stupid	C
uranium	D
uranium 238	D
uri	S
uriah	V
urim	W
urn	[
uru	F
uru leas	I
uru pric	L
urugua	C
us	C
usa	C
usa _mi	E
usa _with	M
usa chord	C
usar	[
usar _mi	P
usb	C
usc	C
usd	C
usd _to	C
usd jpy	C
use	M
use 20w50	J
use _a	C
use _for	C
use _in	D
use _it	C
use _me	[
use _my	Z
use _on	C
use _th	C
use _the	D
use _to	[
use chatgpt	[
use cook	K
use instead	D
use oliv	F
use per	H
use somebod	C
use up	C
used	E
used _to	[
used befor	C
used ev	C
used hond	L
used mattress	C
useeffect	J
useeffect run	J
useless	G
useless piec	C
useless thing	C
user	C
user _with	N
user exampl	N
user rol	H
usernam	C
usernam _for	F
usernam password	I
usestat	D
ush	C
ush confession	C
using	[
using _my	[
using drug	Q
uso	J
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
uv	J
uv index	C
uwu	C
uza	R
uzi	U
uzziah	T
v	C
v dqw4w9wgxcq	M
v spur	K
v st	F
v two	F
v v	F
v wainwright	D
v2	I
v8	E
v8 batter	E
va _a	K
va _al	[
va _de	Y
va _la	X
va bien	Q
va gan	C
va mal	T
va tan	C
vac	[
vac _de	Q
vacacion	F
vacacion _a	C
vacacion _por	C
vacacion barat	C
vacanc	C
vacanc _in	C
vacation	[
vaccin	R
vaccin _do	E
vaccin _get	C
vaccin age	C
vaci	[
vacun	C
vacun _del	C
vacun _par	C
vacuum	C
vacuum _for	C
vag	T
vail	C
vain	[
val	[
val _la	Z
val _mas	S
val _un	K
valen	[
valenc	C
valenc _of	C
valenci	C
valenci ave	G
valencian	E
valencian ingredient	E
valentin	T
valentin day	[
valentin gift	C
valg	V
valid	I
valid _in	C
validation	C
valient	[
valient _de	S
valkyri	F
valkyri tip	F
vall	[
vall _de	[
valle	I
valle _of	[
valle arizon	K
valle best	H
valle fev	C
valle gift	G
valle girl	C
valle poisonou	C
valle temperatur	C
valle train	C
valor	C
valor _de	C
valor normal	C
valoran	Y
valorant	C
valorant rank	E
valu	C
vam	[
vam _a	[
vampir	X
vampir hunt	C
van	Q
van _a	[
van _al	[
van _for	C
van _los	V
van gogh	C
vanc	C
vanc age	C
vanc joy	F
vancouv	E
vancouv _by	E
vanderwaal	C
vandross	C
vandross great	C
vangel	C
vangel pian	C
vanidad	U
vanit	[
vanit mean	Y
vanunu	C
vap	[
var	G
var _de	W
var _y	P
var work	C
varenn	F
variabl	C
variabl simulador	I
varon	Z
vas	[
vas _a	T
vas _de	X
vasht	R
vasht bunyan	C
vasij	Y
vast	U
vat	C
vat numb	K
vat registration	C
vauxhall	D
vauxhall cors	D
vay	U
vay bien	V
vay mierd	C
vayan	V
vazquez	C
vazquez marid	C
vazquez program	H
vbs	[
ve	[
ve _di	Q
ve _en	Q
vean	Z
vec	[
vec siet	P
vecin	X
vedic	C
vedic astrolog	C
veg	C
veg cocteau	C
veg residenc	K
vegan	F
vegan mac	I
vegan pizz	L
vegetabl	L
vegetabl oth	C
vegetal	C
vegetarian	[
veil	Z
veilguard	C
vein	C
veint	[
vejez	T
vel	[
vel _de	U
vel _del	S
velasquez	C
velasquez record	I
velasquez trial	C
velocidad	C
velocidad _de	C
velocidad _del	D
velocidad cuant	J
velocidad rad	I
velocit	C
velocit _of	C
velori	[
vem	C
ven	[
ven _a	P
ven lord	S
venc	[
venc _al	X
venc _el	Q
venci	P
vencid	Q
vend	[
vend _la	V
vend _mi	X
vend machin	G
vendedor	W
vendi	W
vendi _su	R
vendieron	U
vendieron _a	T
vendr	S
venezuel	I
venezuel height	C
veng	X
veng _a	P
vengan	S
venganz	S
vengeanc	Y
vengeanc _be	X
venial	T
venid	[
venid _par	P
venm	C
venm limit	E
venm scam	C
venom	C
ventan	V
ventilador	C
ventilador _de	C
venu	C
venu _in	C
veo	[
veo _a	Q
ver	M
ver _a	[
ver _el	C
ver _en	C
ver _la	W
ver brown	E
ver lucif	C
ver partid	C
ver pelicul	[
veran	X
verb	C
verb _to	C
verb _with	F
verb all	L
verb ar	J
verb cab	C
verb irregular	L
verb list	C
verbal	Q
verbal contract	E
verbos	D
verd	C
verdad	[
verdad _que	P
verdader	V
verdur	T
verguenz	U
verif	C
verif _on	C
verificacion	C
verification	C
verification cod	C
verm	U
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
version exclusiv	G
verstappen	C
verstappen penalis	C
vertex	C
vertic	C
vertic _on	C
vesak	E
vesak dat	E
vest	Z
vestid	C
vestid _de	C
vestid _par	C
vestidur	[
vestirs	V
vestirs _de	V
vet	C
vet _a	C
veteran	[
vez	S
vi	[
vi _a	T
via	Y
viabl	C
viaj	[
viaj _de	P
viaj _en	S
vibor	[
vibor _de	U
vibrator	D
vic	J
vic cit	J
vici	U
victor	[
victor over	[
victori	C
victori secret	C
victori spong	D
victorian	C
victorian workhous	C
vid	[
vid _a	Q
vid _de	S
vid _en	V
vid _por	P
vid _ser	[
vid _y	Q
vid despu	P
vid etern	U
vid imposibl	P
vid laboral	C
vid no	Q
vide	C
vide _of	L
vide convert	E
vide edit	C
vide gam	[
vide porn	C
vide year	C
videojueg	[
vidi	C
vidi editor	C
vidri	U
vie	C
vie est	C
vie mean	C
viej	S
viej _me	S
viej _par	Q
viej _que	R
viej _se	R
viej _y	R
viej mall	C
viej no	S
viejit	[
viejit _que	Q
vien	Z
vien _de	T
vien _el	V
vien _la	S
vien manan	C
viend	R
vienen	T
vienen _los	R
vient	L
vient _y	U
vient galici	C
vientr	[
vientr _de	[
viern	P
viern sant	U
vieron	R
vieron _a	P
vietnam	C
vietnam _as	C
vietnam war	L
view	C
view _my	C
view _on	C
vig	C
vigili	[
vii	F
vii _hav	D
vii wif	K
vik	C
vik _in	L
vik navigat	F
vil	I
villag	Z
villag trad	K
villain	C
villain _in	C
villain _with	J
vim	C
vin _a	[
vin _and	X
vin _de	C
vin _el	V
vin _par	W
vin app	C
vin compensation	C
vin frost	D
vin marinad	C
vin nuev	U
vin restaurant	C
vinagr	V
vinc	I
vinc cod	I
vindalo	J
vindalo ?how	J
vineg	C
vineg _and	C
vineg _to	[
vineg mak	C
vineg salt	L
vineyard	M
vineyard job	C
vineyard vin	C
vinieron	R
vinyl	C
vinyl _and	J
vinyl record	C
vio	U
vio _a	R
viol	W
violacion	U
violador	Q
violation	C
violation let	C
violenc	[
violenci	T
violent	[
violent gam	[
violin	C
violin _and	G
violin tour	H
vip	J
vipassan	E
vipassan retreat	E
viral	C
viral _or	C
virg	C
virg compatibl	G
virg trait	C
virg week	F
virgen	[
virgen mari	P
virgin	H
virgin activ	C
virgin atlantic	C
virgin hair	C
virgin medi	C
virgin mojit	C
virgin oliv	C
virgin releas	C
virgin riv	C
virgin train	C
virginit	[
virtu	[
virtual background	C
virtud	V
virtud teologal	S
virtuos	S
viru	V
vis	C
vis _de	C
vis _for	C
vis _on	C
vis _par	C
vis american	C
vis fee	J
vis incom	C
vis petr	C
vishnu	C
visibl	C
visibl _to	C
visibl leak	C
visibl screw	C
vision	[
vision _de	S
vision _of	[
vision _y	U
vision goggl	C
vision mean	C
visit	[
visit _a	Z
visit _me	Q
visit _the	Y
visit bal	K
visit hour	C
visit japan	G
visitor	R
visitor park	E
vist	[
vist _a	Q
vitamin	C
vitamin _be	F
vitamin _tien	C
vitamin c	C
vitamin d	C
vitamix	I
vitamix vs	I
vitr	Y
viud	Y
viud _con	T
viud _de	R
viud _que	Q
viud _y	P
viv	[
viv _con	S
viv _di	Q
viv _el	P
viv _en	G
viv _par	Q
viv _ser	P
viv _un	C
viv _una	T
viv _y	Q
viv sin	V
viv sol	[
viven	R
vivi	[
vivi _en	Q
vivi jesu	P
vivian	Q
vivient	Q
vivim	U
vivim _en	R
vivir	P
vlookup	F
vlookup not	I
vlookup return	K
vm	E
vm disk	E
vo2	M
vo2 max	M
vocabular	C
vocacion	Q
vodk	E
voic	I
voic _at	[
voic _of	J
voic actor	C
voic check	C
voic coach	D
voic generator	C
voic jok	H
voic judg	C
voic uk	C
voic wood	C
voiceov	E
void	Q
void 0	K
void main	K
vokzal	J
vol	F
vol voy	C
volcan	I
volcan experiment	C
volcan project	H
voldemort	C
voldemort real	C
voltag	C
volum	C
volum permission	L
volum up	C
volunt	E
volunt _at	X
volunt train	C
voluntad	U
voluntad _de	P
voluntari	P
volunteer	[
volv	[
volv _a	[
volv _con	Q
volver	[
volver _a	[
volvi	[
volvi _a	T
volvi _de	P
vomit	X
vomit bol	C
von	C
von tr	C
vos	[
vosotr	T
vot _en	[
vot _in	C
vot count	C
vouch	C
vouch redemption	C
vouchr	C
vow	[
vow _and	R
vow _of	C
vow _to	R
vox	V
voy	Y
voy _a	[
voy _al	[
voy _de	W
voyag	K
voyag ticket	C
voz	S
voz _de	D
voz _del	P
vpn	C
vpn _for	C
vpn fre	C
vs	C
vs 4g	M
vs 4k	I
vs _e	F
vs a2	K
vs arrowroot	G
vs babbel	J
vs bulk	C
vs cain	M
vs cap	G
vs celtic	N
vs cetirizin	K
vs citrat	L
vs combination	E
vs convict	C
vs cottag	C
vs ct	C
vs da	I
vs deflation	C
vs disne	N
vs doric	C
vs dubo	F
vs endothermic	D
vs eucerin	E
vs evil	J
vs falcon	M
vs fitbit	E
vs flexbox	I
vs fur	C
vs gibson	L
vs godzill	L
vs grasshop	C
vs hdd	F
vs highlight	G
vs honeycrisp	C
vs ibuprofen	M
vs ielt	H
vs impact	L
vs in	C
vs index	N
vs judg	J
vs kob	H
vs kram	K
vs lak	J
vs ldl	K
vs leav	I
vs lebron	L
vs less	E
vs lidl	M
vs marxism	J
vs mastif	C
vs may	I
vs mayonnais	L
vs mig	C
vs moissanit	E
vs moon	C
vs ninj	I
vs octob	M
vs opal	I
vs paint	H
vs palmeir	G
vs pentagram	C
vs polkadot	I
vs postgr	F
vs proportional	C
vs react	C
vs robocop	J
vs s	L
vs sav	C
vs seal	H
vs sherman	M
vs sirloin	C
vs starl	I
vs steel	I
vs stomach	H
vs stream	H
vs su57	H
vs tal	C
vs tha	F
vs tobag	F
vs usc	C
vs vik	M
vs w2	I
vs who	E
vs whol	E
vs wund	K
vs zoysi	F
vscod	H
vuel	C
vuel _a	C
vuel _de	M
vuel barat	C
vuel ib6253	C
vuel lej	H
vuel medid	C
vuelt	S
vuelt _a	E
vuelt ciclist	C
vuelv	[
vuelv _a	[
vuestr	[
vuestr corazon	Q
vuh	C
vuh ?when	D
vuh resumen	C
vulgat	[
vulnerabl	C
vw	J
vw golf	J
w	C
w g	C
w2	I
w4	C
w9	C
w9 form	C
wa	[
wab	C
wab sab	C
waffl	C
wag	[
wag 2024	I
wag _in	C
wag _of	S
wag californi	I
wahlberg	D
wahlberg diet	E
wahlberg workout	L
wainwright	D
wainwright summar	D
wait	W
wait _for	[
wait _if	C
wait _on	U
wait _so	Z
wait _to	W
wait befor	C
wait period	C
wait until	R
waiv	J
waiv wir	J
wak	I
wak _me	C
wak for	C
wak turn	C
wak up	[
wal	D
walgreen	C
walk	J
walk _and	X
walk _by	[
walk _in	[
walk _of	C
walk _on	[
walk _the	Q
walk _with	[
walk awa	[
walk crash	C
walk die	C
walk discograph	C
walk int	C
walk kany	C
walk out	W
walk pad	C
walk togeth	X
walkthrough	C
wall	R
wall ?how	C
wall _and	C
wall _e	C
wall _of	R
wall fall	N
wall set	C
wall street	C
wallet	C
wallet fe	C
wallet not	C
wallet seed	C
wallpap	C
wallpap _or	C
wallpap fast	L
wallpap round	N
walmart	C
walmart application	C
walmart toda	J
walru	G
wand	H
wank	D
wann	C
wann pla	C
want	[
want _a	J
want _an	R
want _from	R
want _god	P
want _him	P
want _in	T
want _me	[
want _my	P
want _to	V
want child	P
want mone	U
want mor	W
want reveng	T
war	L
war _and	C
war _in	[
war _of	T
war _with	W
war against	Y
war armistic	C
war blad	H
war cheat	C
war concentration	C
war draft	L
war essa	C
war explain	C
war film	D
war helmet	L
war last	C
war list	C
war oil	C
war one	C
war ord	H
war pharaoh	C
war prox	C
war ragnarok	C
war rogu	D
war set	L
war summar	C
war thre	[
war valkyri	F
warden	C
wardrob	G
wardrob checklist	G
warehous	C
warehous job	D
warehous night	G
warehous shift	I
warfar	H
warfar weapon	C
warfarin	C
warfarin food	C
warfram	C
warfram leviathan	C
warm	C
warm compress	C
warn	L
warn 150	I
warn _to	[
warn broth	F
warn oklahom	C
warn riv	C
warn wal	D
warrant	F
warrant claim	F
warren	C
warren gatland	C
warrior	T
warrior nun	J
warrior rost	M
wart	H
wart removal	H
warzon	H
warzon loadout	H
wash	S
wash _a	C
wash _his	T
wash _in	[
wash _the	P
wash cashmer	C
wash foot	[
wash hand	X
wash machin	C
wash seven	[
washington	I
washington monument	I
wasp	C
wasp nest	C
wassup	C
wast	R
wast _his	P
wast _my	W
wast _of	C
wat	R
wat ?how	C
wat ?when	C
wat _a	F
wat _and	[
wat _at	K
wat _be	C
wat _do	H
wat _from	[
wat _in	[
wat _of	[
wat _on	[
wat _should	C
wat _to	C
wat age	C
wat bill	C
wat bottl	N
wat brown	F
wat build	C
wat cycl	I
wat entr	I
wat film	N
wat heat	C
wat horizon	C
wat int	S
wat lik	[
wat met	C
wat park	C
wat planet	I
wat pol	C
wat pump	C
wat rati	G
wat saf	J
wat soften	C
wat templ	C
wat tomat	K
watch _it	C
watch _me	V
watch _the	C
watch _wont	L
watch all	C
watch batter	D
watch church	[
watch horror	[
watch marvel	L
watch oklahom	C
watch ord	C
watch over	W
watch porn	[
watch season	D
watch ser	Z
watch strap	C
watch tonight	C
watch v	M
watchman	[
water	[
watercolor	C
waterfall	E
watergat	C
watergat scandal	C
waterlo	C
watermark	C
watermelon	H
watermelon _be	H
waterproof	C
waterproof spra	C
watson	E
watson now	E
wav	[
wax	I
wax off	J
wax out	D
wax removal	K
way	S
way _of	[
way _on	C
way _to	C
way bet	C
way out	[
way wir	C
wayf	C
wayf sof	C
wayfar	C
wayfar _or	C
wbc	C
wbc twelv	C
weak	H
weak _to	D
weak interview	C
weak point	C
wealth	[
wealth carnegi	C
weapon	Y
weapon _do	G
weapon _in	T
wear	Q
wear _a	[
wear _me	V
wear _to	I
wear prad	C
wear toda	C
weath	C
weath ?wher	G
weath _in	H
weath philadelphi	H
weath tomorrow	C
weathr	I
weathr _th	I
web	C
web telescop	C
websit	C
websit _in	H
websit _with	F
websit apa	J
websit launch	E
wed	V
wed _as	C
wed _at	[
wed _be	S
wed _in	K
wed _of	[
wed _that	E
wed anniversar	S
wed band	L
wed cak	C
wed dress	C
wed hir	C
wed photograph	J
wed read	[
wed ring	[
wed seat	C
wed soundtrack	C
wednesda	K
wednesda danc	C
wednesda fir	C
wednesda season	C
wednesda traffic	C
weed	[
weed _in	C
week	[
week _in	C
week _of	[
week _or	I
week ad	C
week b	G
week forecast	J
week lov	F
week meal	J
week nin	H
week notic	T
week numb	C
week old	C
week thre	C
weekend	C
weekend weath	C
weeknd	C
weeknd real	C
weep	[
weep _and	[
weep _for	T
weep _with	R
weep angel	F
weep willow	C
weigh	Z
weight	F
weight _for	C
weight chart	J
weight fourteen	C
weight lift	C
weight loss	C
weird	[
weird _al	C
weissman	C
weissman burg	C
welcom	[
weld	C
weld vs	C
well	[
well _of	Y
well alternativ	C
wellington	C
wellington watch	D
welliv	C
welliv bosch	C
welsh	C
welsh _for	C
welsh word	I
wemble	N
wemble stadium	N
weoirweoiruw	C
wertyu	C
wertyu 345	C
west	C
west birthda	C
west tun	K
weston	G
weston stock	G
wet	C
wet _the	D
wet fleec	Z
wet grass	C
wet morgen	G
wet train	H
weth	C
weth lik	C
wetherspoon	E
wh	C
wh _on	C
wh cheap	M
wh limit	I
whal	X
whal watch	D
whatev	C
whatsap	C
whatsap _to	F
whatsap backup	C
whatsap no	C
whatsap web	C
wheat	J
wheat _and	[
wheat beer	C
wheat fre	C
wheat ridg	F
wheatgrass	D
wheel	C
wheel _and	C
wheel _of	C
wheel alignment	M
wheel buy	E
wheel lock	C
wheel rar	E
wheel shak	H
wheelch	[
wher	C
wher _my	C
whetston	G
whil	[
whil _he	U
whil _the	[
whil charg	C
whil driv	U
whil loop	C
whil tru	C
whip	C
whip vs	F
whirlwind	[
whisk	C
whisk und	C
whiske	C
whistl	C
whit _chapt	C
whit cast	J
whit coat	M
whit dov	F
whit elephant	C
whit hors	[
whit hous	D
whit leath	H
whit lie	[
whit lotu	C
whit peon	C
whit pric	J
whit screen	C
whit shirt	G
whit spirit	C
whit spot	C
whit t	L
whit trail	C
whit ts	J
whitb	C
whiten	I
whiten teeth	C
whiten train	C
who	C
who _ther	C
whoam	C
whoev	Z
whol	[
whol fam	Q
whol grain	C
whol hous	C
whol quot	E
whol row	N
whol tith	[
whol world	W
wholemeal	J
wholemeal recip	J
wholesal	C
whop	I
whop calor	L
whop pric	L
wibbl	C
wiccan	C
wiccan alt	C
wiccan wheel	H
wick	Q
wick ?how	I
wick _chapt	C
wick fiv	N
wick four	C
wick king	T
wick movi	N
wick part	H
wick son	T
wick ticket	C
wid	C
wid _be	P
wid _for	C
widow	[
widow _and	P
widow _of	T
widow son	Q
width	G
width find	G
wie	G
wie wird	G
wif	P
wif ?who	R
wif _and	V
wif _be	[
wif _by	L
wif _del	C
wif _do	C
wif _doesnt	P
wif _for	W
wif _hav	X
wif _in	[
wif _of	[
wif _or	D
wif _tell	C
wif _will	Q
wif com	P
wif die	R
wif extend	C
wif leav	Q
wif nam	R
wif no	C
wif password	C
wif reach	C
wif slow	C
wif tudor	D
wif turn	Y
wif want	Q
wig	T
wig edg	C
wight	C
wight resurrect	C
wikipedi	C
wil	C
wild	[
wild animal	U
wild thornberr	C
wild vs	C
wilder	C
wilder season	[
wilder survival	C
will	[
william	C
william angel	E
william hill	I
william pass	C
william stat	L
william swim	J
williamson	C
williamson trad	C
williamson weight	C
willoughb	H
willoughb dress	H
willow	C
willow _from	C
willow distanc	C
wilson	C
wilson actress	I
wilson luth	K
wilson partn	C
wimbledon	I
wimbledon _in	I
win 202	K
win 2024	M
win _and	W
win _for	Q
win _from	H
win _the	V
win _with	H
win bar	C
win befor	C
win bottl	C
win brand	C
win fridg	C
win goal	N
win int	C
win last	[
win list	F
win lotter	C
win out	C
win pair	C
win powerball	C
win rack	C
win search	J
win season	M
win siz	C
win stain	K
win strict	C
win tast	C
win toda	C
win tour	F
win trick	C
wind	C
wind _and	C
wind _in	C
wind chill	C
wind explor	C
wind reap	[
wind turbin	C
window	G
window _for	C
window cord	C
window eleven	E
window ke	C
window seven	G
window ten	C
window twelv	C
windowsill	C
windscreen	G
windscreen chip	G
winehous	C
wineskin	[
wing	[
wing costum	C
wing eyelin	C
wing lik	[
wing tatto	F
wingspan	C
winston	L
winston room	L
wint	T
wint _in	H
wint boot	G
wint olympic	K
wint tir	C
wint tyr	F
wip	Y
wip _a	F
wip awa	U
wip blad	K
wir	C
wir pric	L
wird	G
wird das	G
wis	[
wis _and	[
wis _be	[
wis _in	C
wis _of	V
wis kay	C
wis king	[
wis man	C
wis teeth	C
wis tooth	C
wis transf	C
wis tre	C
wis woman	U
wisconsin	C
wisconsin dell	C
wish	[
wish _i	Y
wit	L
wit _a	C
wit _in	[
wit _to	[
wit documentar	C
wit fe	C
wit prison	C
wit signatur	C
witch	G
witch _of	Y
witch hazel	C
witch thre	C
witch trial	C
witchcraft	[
wither	S
wither hand	S
within	[
without	L
without _a	P
without _god	V
without _her	V
without _him	V
without _it	[
without _me	S
without _my	[
without _the	C
without bak	H
without be	P
without beer	C
without borax	C
without ceas	R
without chemical	E
without cinnamon	C
without concret	C
without credit	F
without cut	C
without dela	C
without die	C
without drill	L
without drip	C
without email	E
without flour	C
without get	D
without green	C
without insuranc	L
without mone	[
without notic	C
without receipt	C
without sin	V
without sound	C
without tak	F
without tell	Q
without work	X
without yeast	G
wittgenstein	C
wittgenstein teach	C
wiz	L
wiz air	L
wizard	C
wizard _of	C
wo	V
wobbl	C
woe	[
woe _to	[
wok	[
wok up	[
wolf	L
wolf _and	[
wolv	N
wolv howl	C
woman	[
woman ?who	Z
woman _allow	C
woman _at	R
woman _be	X
woman _get	C
woman _in	[
woman _of	W
woman _with	Z
woman bath	Z
woman captain	C
woman chord	C
woman heal	P
woman judg	X
woman lead	[
woman preach	Y
woman prophet	Q
woman teach	Z
woman wear	[
womb	[
women	C
won	C
won _the	C
wond	[
wonder	W
wonderkid	H
wonderwall	D
wonderwall _in	H
wonderwall cap	M
wonk	D
wood	Z
wood _and	[
wood _could	C
wood _in	C
wood _would	D
wood frod	C
wood hold	F
wood net	C
wood tub	C
woodchuck	C
woodchuck chuck	C
wool	R
wool jump	C
wor	[
worcestershir	C
word	R
word _an	C
word _and	R
word _at	Y
word _be	[
word _for	C
word _in	[
word _of	[
word _that	C
word _to	[
word _will	Y
word _with	C
word abov	C
word banan	C
word becam	U
word befor	[
word count	C
word document	C
word end	C
word essa	E
word fil	G
word fre	L
word start	C
word utopi	C
wordl	C
wordl _en	C
wordl hint	E
wordpress	E
wordpress critical	H
work	[
work _and	R
work _at	[
work _be	[
work _for	Y
work _from	C
work _in	[
work _of	[
work _on	T
work _with	C
work abroad	T
work account	C
work aft	R
work all	V
work behind	J
work da	C
work day	X
work email	C
work hard	S
work lik	C
work offlin	L
work out	N
work test	C
work togeth	R
work two	X
work underground	D
work uti	C
workaholic	[
workhous	C
workhous food	C
workout	C
workout calor	M
workout machin	G
workout no	C
workout plan	H
workplac	[
worksheet	C
worksheet four	L
worksheet grad	C
worksheet year	M
world	N
world 2025	C
world _and	C
world _be	[
world _so	[
world begin	[
world countr	C
world cup	C
world end	[
world government	[
world map	H
world record	C
world ser	G
world war	[
worm	S
worm _a	C
worm schedul	C
worn	[
worn out	[
worr	[
worr _about	Z
worr _and	T
wors	W
wors than	T
worship	[
worship _at	Y
worship _god	Q
worship _in	R
worship _the	C
worst	V
worst app	C
wort	D
wort _with	D
worth	C
worth 1943	D
worth _anyth	C
worth _it	C
worth _to	X
worth lif	[
worth pa	C
worth repair	H
worthless	[
wound	[
wow	C
wow build	C
wow macr	C
wqrtzp	C
wrap	C
wrap ?when	C
wrath	Q
wrath _chapt	C
wrath _of	C
wreath	C
wreath candl	C
wreath mak	C
wrestl	[
wrestl _with	R
wright	C
wright broth	C
wright high	C
wrink	C
wrink _in	C
wrist	J
wrist brac	K
writ	M
writ _a	C
writ _an	C
writ _by	W
writ _i	C
writ _in	S
writ _me	C
writ _my	Q
writ _on	[
writ _the	[
writ _to	[
writ cod	F
writ don	C
writ dracul	C
writ frankenstein	I
writ malwar	C
writ minut	C
writ month	C
writ most	[
writ off	C
writ python	M
writ revelation	[
writ servic	C
writ smell	C
writ sql	G
wrong	Y
wtf	C
wtf _be	C
wubb	C
wubb lubb	C
wudu	C
wudu step	C
wund	K
wund train	K
wuther	C
wuther height	C
ww1	I
ww2	C
ww2 end	C
ww2 ration	J
wwe	C
wwe royal	D
wwi	M
wwi tank	M
www	C
www eba	N
www facebook	K
www googl	N
www marc	G
www rightmov	I
www theguardian	L
www youtub	M
wyom	J
wyom height	J
x	C
x 13	I
x _al	G
x _e	E
x _y	I
x arr	F
x boyfriend	C
x cub	C
x dx	C
x eight	H
x factor	J
x fiv	J
x onerror	F
x palmeir	C
x scar	C
x speech	L
x squar	N
x test	H
x two	E
x41	C
x41 x41	C
xbox	C
xbox _or	E
xbox crosspla	I
xbox gamepass	K
xbox red	I
xcvbn	C
xcvbnm	C
xiaom	F
xliv	G
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
ya	W
ya _me	U
ya _se	Q
ya _ser	R
ya bus	C
ya est	R
ya esto	S
ya lat	C
ya no	[
ya pas	T
ya sab	P
ya ser	Q
yacht	C
yagam	C
yaho	G
yaho com	G
yahtze	L
yahtze scor	L
yahv	T
yakin	C
yaml	C
yaml stand	C
yanke	C
yanke ticket	C
yannick	E
yannick noah	E
yard	C
yaseen	G
yaseen mp3	G
yasin	G
yasin arabic	G
yeah	C
yeah _right	C
year	N
year _a	C
year _and	U
year _be	T
year _do	C
year _for	[
year _in	X
year _of	J
year _the	[
year ago	Y
year animal	C
year dat	C
year distanc	C
year eve	C
year experienc	J
year fiv	H
year gap	C
year metal	C
year nin	F
year old	I
year plan	Z
year resolution	C
year sinc	R
year six	J
year statut	C
year thre	E
year war	C
year without	[
yeast	X
yeast expir	C
yeet	C
yeet yeet	C
yeezu	M
yeezu tracklist	M
yell	[
yell _at	X
yellow	C
yellow dress	K
yellow fev	E
yellow jerse	N
yellow leav	C
yellow warn	D
yellowston	F
yellowston _if	F
yem	C
yem bland	C
yep	C
yern	V
yes	C
yes _and	X
yes _or	G
yesterda	M
yesterda _and	C
yesterda dat	C
yet	Q
yet _and	C
yet numb	E
yghbnj	C
yield	C
yield calculation	M
yield coc	C
yield explain	F
ying	C
ying tong	C
yog	M
yog _for	C
yog near	C
yogur	J
yogur _en	J
yogurt	C
yogurt high	C
yok	[
yok _of	W
yolk	L
york	C
yosemit	C
you	[
you ma	G
young	[
young _hav	C
young _to	U
young king	[
young man	[
young peopl	W
young person	T
young pop	C
young son	W
young strik	C
your	[
yourselv	[
youth	[
youth group	Z
youth hostel	C
youth night	[
youtub	C
youtub _get	C
youtub com	F
youtub downlaod	C
youtub middl	G
youtub monetization	C
yr	C
yr old	C
yug	[
yug _ser	V
yugoslavi	C
yugoslavi breakup	C
yy	C
z	C
z map	F
z ord	N
zaat	C
zacari	X
zacchaeu	V
zadok	Y
zakat	G
zakat calculator	G
zal	C
zapat	C
zapat _de	C
zapat _en	N
zapatill	C
zapatill jordan	C
zaque	Y
zar	C
zar _cuand	C
zar blaz	J
zar return	C
zar without	C
zaragoz	G
zarephath	S
zarz	[
zarz _que	S
zazen	C
zealand	E
zealand south	K
zebede	[
zebr	C
zebr _hav	C
zechariah	[
zedekiah	Y
zeld	C
zeld tear	C
zell	C
zell limit	C
zelot	Z
zen	C
zen found	C
zen meditation	C
zen paradox	C
zenday	C
zenday engag	C
zephaniah	W
zeppelin	F
zeppelin hindenburg	F
zer	C
zer _in	C
zer call	C
zer ever	C
zer hour	J
zerubbabel	X
zeu	C
zeu _and	C
zeu sibl	C
ziklag	[
zillow	C
zimr	[
zion	Y
zion illino	C
zion national	C
zion williamson	C
zip	C
zip cod	J
zip recruit	C
zip stuck	C
zipporah	W
zodiac	N
zodiac 198	I
zodiac sign	C
zoe	[
zomb	Z
zombi	F
zombi apocalyps	F
zon	C
zon _do	H
zon _for	J
zon _in	C
zon ae	J
zon map	L
zon seven	C
zon two	M
zoo	U
zoo open	C
zoom	C
zoom audi	C
zoom background	E
zoom virtual	C
zoph	V
zoroast	C
zoroast birth	C
zoroastrian	H
zoroastrian new	H
zorobabel	[
zorr	[
zoysi	F
zuckerberg	C
zuckerberg bunk	I
zuckerberg hair	D
zuckerberg net	M
zulu	F
zulu part	F
zurd	Y
zxcvb	C
zxcvb nm	C
zxzxzx	C
zzz	C
zzzzzzz	C
ß	C
ß test	C
дела	C
завтра	C
как	C
как дела	C
погода	C
погода завтра	C
тест	C
اختبار	D
مرحبا	C
مرحبا اختبار	D
날씨	C
안녕하세요	C
안녕하세요 날씨	C
ツ	C
テスト	C
今	C
今 何	C
今 天	D
何	C
何 時	C
你	D
你 好	D
吗	D
吗 今	D
天	C
天 天	D
天 气	D
天 気	C
好	D
好 吗	D
時	C
气	D
気	C`
