import { describe, expect, test } from 'vitest'
import type { ReaderTranslation } from '../../shared/bible/reader-translation.ts'
import { isUnlistedOther, namedEdition, unlistedEdition } from '../../shared/quotes/named-edition.ts'
import { openSmallBibles, type SmallVerse } from '../helpers/answers/small-bible.ts'

describe('the translation named around a quotation:', () => {
  test.each([
    ['The NIV reads ', ' (John 3:16).', 'NIV'],
    ['', ' (Psalm 23:1, KJV)', 'KJV'],
    ['', '\n— John 3:16 (NIV)', 'NIV'],
    ['', ' (Psalm 23:1) (KJV). Then', 'KJV'],
    ['', ' (John 3:16 NIV)', 'NIV'],
    ['In the King James Version: ', '', 'KJV'],
    ['', ' in the New King James', 'NKJV'],
    ['Young’s Literal renders it ', '', 'YLT'],
    ['', ' (Philippians 4:13) — KJV', 'KJV'],
    ['La Reina-Valera 1960 dice: ', '', 'RVR1960'],
    ['', ' (John 3:16, AMP)', 'AMP'],
    ['', ' (Juan 3:16, Biblia de Jerusalén)', 'BJ'],
    ['', '（約翰福音 3:16，新譯本）', 'CNV'],
    ['', '“ (Johannes 3,16, Elberfelder)', 'ELB'],
    ['', ' (Philippians 4:13) — KJV: “I can', undefined],
    ['“The Lord is my shepherd” (Psalm 23:1, KJV), or ', ' (Psalm 23:1)', undefined],
    ['The NIV is older. It says ', ' (Psalm 23:1)', undefined],
  ])('%s“…”%s', (before, after, edition) => {
    expect(namedEdition(before, after)).toBe(edition)
  })
})

describe('a name behind a reference may be of a translation that is not listed:', () => {
  test.each([
    [' (John 3:16, XYZ)', 'XYZ'],
    [' (John 3:16 XYZ).', 'XYZ'],
    [' (Johannes 3,16, Zürcher)', 'Zürcher'],
    [' (Johannes 3,16) (Hoffnung für alle)', 'Hoffnung für alle'],
    [' (John 3:16, The Message)', 'The Message'],
    ['\n— John 3:16, XYZ\n\nMore', 'XYZ'],
    ['\n— John 3:16 (Luther 1912)', 'Luther 1912'],
    ['（約翰福音 3:16，文理本）', '文理本'],
    [' (John 3:16; Romans 5:8)', undefined],
    [' (John 3:16, emphasis added)', undefined],
    [' (John 3:16, Jesus)', undefined],
    [' (John 3:16, NT)', undefined],
    [' (John 3:16). Paul', undefined],
    [' — John 3:16\n\nPaul\n', undefined],
    [' (Romans 12:2, Phillips)', 'Phillips'],
    [' (John 3:16, Jubilee Bible)', 'Jubilee Bible'],
    [' (Johannes 3,16, BasisBibel)', 'BasisBibel'],
    [' (Jean 3.16, Bible Segond 1880)', 'Bible Segond 1880'],
    [' (Juan 3:16, Jerusalén)', 'Jerusalén'],
    [' (João 3:16, Nova Tradução)', 'Nova Tradução'],
    [' (Yohanes 3:16, Alkitab Terjemahan Baru)', 'Alkitab Terjemahan Baru'],
    [' (John 3:16, King David)', undefined],
    [' (John 3:16, New Testament)', undefined],
    [' (John 3:16, Gospel of John)', undefined],
    [' (John 3:16) (The Gospel)', undefined],
    [' (Matthew 5:3, Sermon on the Mount)', undefined],
    [' (Isaiah 53:5, Suffering Servant)', undefined],
    [' (Isaiah 53:5, LXX)', undefined],
    [' (Psalm 23:1, YHWH)', undefined],
    [' (John 3:16, Holy Bible)', undefined],
    [' (Juan 3:16, La Santa Biblia)', undefined],
    [' (Johannes 3,16, Die Bibel)', undefined],
    [' (Juan 3:16, Nuevo Testamento)', undefined],
    [' (Juan 3:16, Evangelio de Juan)', undefined],
    [' (Salmo 23:1, Salmo de David)', undefined],
  ])('“…”%s', (after, name) => {
    expect(unlistedEdition(after)).toBe(name)
  })
})

const translationOf = (id: string, language: string) => ({ id, language }) as ReaderTranslation

const web: SmallVerse[] = [
  ['PSA', 23, 1, 'Yahweh is my shepherd; I shall lack nothing.'],
  ['JHN', 3, 16, 'For God so loved the world, that he gave his only born Son.'],
]
const kjv: SmallVerse[] = [
  ['PSA', 23, 1, 'The LORD is my shepherd; I shall not want.'],
  ['JHN', 3, 16, 'For God so loved the world, that he gave his only begotten Son.'],
]
const check = await openSmallBibles([
  ['WEB', 'en', web],
  ['KJV', 'en', kjv],
])

describe('words that are named as those of another translation are looked up only there:', () => {
  test.each([
    ['“The Lord is my shepherd; I shall not want” (Psalm 23:1, KJV)', 'other_edition'],
    ['The KJV says “The LORD is my shepherd; I shall not want” (Psalm 23:1).', 'other_edition'],
    ['The NIV reads “For God so loved the world that he gave his one and only Son” (John 3:16).', 'unchecked'],
    ['> For God so loved the world, that he gave his only born Son\n> — John 3:16 (NIV)', 'unchecked'],
    ['> For God so loved the world, that he gave his only born Son\n> — John 3:16 (WEB)', 'exact'],
    ['“For God so greatly loved the world, that he gave his only born Son” (John 3:16, AMP)', 'unchecked'],
    ['“For God so greatly loved the world, that he gave his only born Son” (John 3:16 XYZ)', 'unchecked'],
    ['> For God so greatly loved the world, that he gave his only born Son\n> — John 3:16 (XYZ)', 'unchecked'],
    ['“For God so loved the world, that he gave his only begotten Son” (John 3:16, XYZ)', 'other_edition'],
    ['“For God so loved the world, that he gave his only born Son” (John 3:16, XYZ)', 'exact'],
  ])('%s', async (text, verdict) => {
    const { content, spans } = await check(text)
    expect(spans.map((span) => span.verdict)).toEqual([verdict])
    expect(content.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).toBe(text)
  })
})

test('a name that is of no translation leaves false words to be corrected', async () => {
  const { content, spans } = await check(
    '“For God so loved the world, that he hated his only Son” (John 3:16, King David)',
  )
  expect(spans.map((span) => span.verdict)).toEqual(['repaired'])
  expect(content).toContain('“For God so loved the world, that he gave his only born Son.”')
})

describe('a reader’s own translation has further names:', () => {
  const [rv, av] = [translationOf('spa-rv1909', 'es'), translationOf('eng-kjv', 'en')]
  const own = { name: 'Reina-Valera 1909', abbreviation: 'RV1909' }
  const king = { name: 'King James Version', abbreviation: 'KJV' }
  test.each([
    ['RVR', rv, own, false],
    ['Reina Valera', rv, own, false],
    ['Reina-Valera', rv, own, false],
    ['Reina Valera Contemporánea', rv, own, true],
    ['RVC', rv, own, true],
    ['AV', av, king, false],
    ['Authorized Version', av, king, false],
    ['The Authorised Version', av, king, false],
    ['AV', rv, own, true],
    ['RVR', av, king, true],
  ])('%s', (name, translation, stored, isOther) => {
    expect(isUnlistedOther(name, translation, stored)).toBe(isOther)
  })
})

test('a reader of a publisher’s text is shown words of the first installed translation', async () => {
  const published = await openSmallBibles([['WEB', 'en', web]], { published: kjv })
  const { spans } = await published('“Yahweh is my shepherd; I shall lack nothing.” (Psalm 23:1)')
  expect(spans.map(({ verdict, source }) => [verdict, source?.edition_name])).toEqual([['other_edition', 'WEB']])
  const anywhere = await published('The psalmist says, “Yahweh is my shepherd; I shall lack nothing.”')
  expect(anywhere.spans.map(({ verdict }) => verdict)).toEqual(['other_edition'])
})
