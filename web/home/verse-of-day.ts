/** Verses that are clear to every reader in a line or two. */
const verses = [
  ...['Psalm 46:1', 'Matthew 11:28', 'Psalm 34:18', '1 John 4:19', 'Proverbs 3:5', 'Psalm 119:105'],
  ...['Lamentations 3:22', 'Galatians 5:22', 'Matthew 5:9', 'Psalm 118:24', 'John 11:25', 'Philippians 4:13'],
  ...['Ecclesiastes 3:1', 'John 1:5', 'Psalm 121:2', 'Romans 12:21', 'Psalm 51:10', 'Psalm 103:8'],
  ...['1 Corinthians 13:13', 'Nahum 1:7', 'Psalm 19:1', 'Hebrews 11:1', 'Proverbs 15:1', 'Psalm 56:3'],
  ...['Amos 5:24', '1 Peter 5:7', 'Psalm 62:1', 'Isaiah 26:3', 'Luke 6:31', 'Psalm 145:18', 'Genesis 1:1'],
  ...['2 Timothy 1:7', 'Proverbs 17:22', 'Psalm 90:12', 'Matthew 7:7', 'Matthew 5:8', 'Psalm 100:5'],
]

const DAY_MS = 86_400_000

/** The reference for a day in the reader's calendar. */
export function verseOfDay(now: Date): string {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS)
  return verses[day % verses.length]!
}
