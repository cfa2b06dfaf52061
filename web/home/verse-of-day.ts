/** Verses that speak for themselves in a line or two, whoever reads them. */
const verses = [
  ...['Psalm 46:1', 'John 14:27', 'Micah 6:8', 'Isaiah 40:31', 'Matthew 11:28', 'Psalm 34:18', '1 John 4:19'],
  ...['Proverbs 3:5', 'John 8:12', 'Psalm 119:105', 'Romans 8:28', 'Lamentations 3:22', 'Galatians 5:22'],
  ...['Psalm 27:1', 'Joshua 1:9', 'Matthew 5:9', 'Psalm 118:24', 'John 11:25', 'Psalm 16:11'],
  ...['Philippians 4:13', 'Ecclesiastes 3:1', 'John 1:5', 'Psalm 121:2', 'Deuteronomy 31:8', 'Romans 12:21'],
  ...['Ephesians 4:32', 'Psalm 51:10', 'Psalm 103:8', '1 Corinthians 13:13'],
  ...['Nahum 1:7', 'Psalm 19:1', 'Hebrews 11:1', 'Proverbs 15:1', 'James 1:5', 'Psalm 30:5'],
  ...['Matthew 6:34', 'Amos 5:24', '1 Peter 5:7', 'Psalm 62:1', 'John 13:34', 'Isaiah 26:3', 'Luke 6:31'],
  ...['Psalm 145:18', 'Romans 15:13', 'Genesis 1:1', '2 Timothy 1:7', 'Proverbs 17:22', 'Psalm 90:12'],
]

const DAY_MS = 86_400_000

/** The reference of a day, by the calendar of the reader. */
export function verseOfDay(now: Date): string {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS)
  return verses[day % verses.length]!
}
