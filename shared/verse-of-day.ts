/**
 * Verses that are clear to every reader without those around them, and that many others lead to: a book and some of its
 * verses in each line. A star marks those with more than four lines on a phone, in one of the translations that every product
 * has.
 */
const verses = `
Genesis 1:1 1:27 1:31
Exodus 14:14 20:12
Leviticus 19:18*
Numbers 6:24
Deuteronomy 6:4 6:5 31:6*
Joshua 1:9*
Ruth 1:16*
1 Samuel 16:7*
1 Chronicles 16:34
Job 19:25
Psalm 16:11 18:2* 19:1 23:1 23:4 27:1 27:14 28:7* 30:5 32:8 34:8 34:18 37:4 37:5 42:1 46:1 46:10 51:10 55:22 56:3 62:1 73:26
Psalm 84:11 85:10 86:5 90:12 91:1 96:1 100:5 103:8 103:12 103:13 107:1 111:10* 119:11 119:105 126:5 127:1* 130:5 133:1 136:1
Psalm 139:14 139:23 145:8 145:9 145:18 147:3 150:6
Proverbs 1:7 3:5 4:23 9:10 11:25 12:25 15:1 16:3 16:9 16:24 17:17 17:22 18:10 19:17 22:6 27:17 31:30
Ecclesiastes 3:1 3:11* 4:9
Isaiah 1:18* 9:6* 12:2 26:3 40:8 40:29 41:10* 43:2* 53:5* 54:10* 55:6 55:8
Jeremiah 17:7 29:11 31:3* 33:3
Lamentations 3:22 3:25
Ezekiel 36:26*
Daniel 12:3*
Hosea 6:6
Joel 2:13*
Amos 5:24
Micah 6:8* 7:8
Nahum 1:7
Habakkuk 2:14
Zephaniah 3:17*
Malachi 3:6
Matthew 5:3 5:4 5:6 5:7 5:8 5:9 5:14 5:16 5:44* 6:33 6:34* 7:7 7:12* 11:28 18:20 22:37
Mark 9:23 10:27 10:45 12:31
Luke 1:37 6:36 6:37 11:9 18:27 19:10
John 1:1 1:5 1:14* 3:16* 4:24 6:35 7:38 8:12* 10:11 11:25 11:35 13:34 13:35 14:1 14:6 14:27 15:5 15:13 16:33*
Acts 4:12 16:31 17:28
Romans 1:16* 5:8 6:23 8:1* 8:28 8:31 10:13 12:18 12:21 15:13
1 Corinthians 10:31 13:4 13:13
2 Corinthians 3:17 5:17 9:7
Galatians 3:28 5:22 6:2 6:9
Ephesians 4:32*
Philippians 1:21 4:4 4:6 4:13 4:19
Colossians 3:2 3:15 3:23
1 Thessalonians 5:16 5:17 5:18
2 Thessalonians 3:3
2 Timothy 1:7
Hebrews 4:12* 4:16 11:1 13:1 13:8
James 1:5 1:17* 1:22 4:8
1 Peter 4:8
2 Peter 3:9*
1 John 1:9 3:1* 3:18 4:7 4:8 4:18* 4:19
Revelation 3:20* 21:4*`

const places = verses
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, book, each = ''] = /^(\d? ?\D+) (.+)$/.exec(line)!
    return each.split(' ').map((place) => `${book} ${place}`)
  })

/** The references of all of them: "Psalm 46:1". */
export const versesOfDays: readonly string[] = places.map((place) => place.replace('*', ''))

/** Whether a verse of a day needs more room than most. */
export const isLong = (reference: string): boolean => places.includes(`${reference}*`)

/** Follows the days through the whole list, so that neighbours in it are weeks apart; a prime, which divides no list. */
const STRIDE = 61

/** The reference for a day, as `dayOf` counts them: the same for everyone on a date. */
export const verseOfDay = (day: number): string => versesOfDays[(day * STRIDE) % versesOfDays.length]!
