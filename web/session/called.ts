/** Sentences of the game with people's names in place of what the game calls their seats. */
export function plainSayer(words: readonly string[], names: readonly string[]): (sentence: string) => string {
  return sentence => {
    let text = sentence;
    words.forEach((word, seat) => {
      const name = names[seat];
      if (word !== '' && name !== undefined && name !== '') text = text.replace(mention([word]), () => name);
    });
    return text;
  };
}

/** Finds whole words only: "Red", but not "Red-backed" or "Redford". */
export function mention(words: readonly string[]): RegExp {
  const known = words.filter(word => word !== '').map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(${known.join('|')})(?![\\w-])`, 'g');
}
