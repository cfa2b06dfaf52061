/** Model texts for which the check returns each verdict, each in a separate sentence. */
export const verdictSays = {
  exact: 'It says “For God so loved the world” (John 3:16).',
  shortened: 'It says “God so loved the world … gave his only born Son” (John 3:16).',
  repaired: 'It says “For God so loved the earth that he gave his only Son” (John 3:16).',
  other_edition: 'It says “For God so loved the world, that he gave his only begotten Son” (John 3:16).',
  paraphrase: 'So God loved the whole world so much that he gave his one and only Son, as John 3:16 has it.',
  not_found: 'As the Bible says, “God helps those who help themselves.”',
  unchecked: 'Augustine prays, “Our heart is restless until it finds its rest in thee.”',
  teacher: 'Matthew Henry writes: “Birth is the beginning of life; to be born again, is to begin to live anew.”',
} as const
