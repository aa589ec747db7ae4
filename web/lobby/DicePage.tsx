import { Link } from 'wouter';
import { Candle } from '../parts/Candle.tsx';
import '../styles/lobby.css';

/** How fair dice work, in the manual's manner: what they prove, and what they cannot. */
const sections = [
  {
    title: 'How the dice are made',
    says: {
      'Before anybody speaks':
        'The server draws a secret and shows its commitment: a fingerprint (SHA-256) of the secret.',
      'When you sit down':
        'Your browser notes the commitment, draws words of its own, notes them too, and only then sends them to the server. Of the others’ words it sees only a mark, which ties them down without telling them; the words themselves are shown to nobody before the end.',
      'When all sit':
        'The seed of all shuffles and rolls is computed from the secret and the words, seat by seat, and from nothing else.',
      'After the match':
        'Secret, words and all choices are published. “Verify the dice” computes everything again in your own browser.',
    },
  },
  {
    title: 'What that proves',
    says: {
      'To who sat at the table':
        'The secret is the one whose commitment your browser saw before it spoke; your own words are in the seed, at your seat; the seed follows from them; and the recorded choices, played again from that seed, end with the table on your screen. So nobody could choose the luck after hearing your words, except as said below.',
      'To everybody else':
        'With only the file in hand: that secret, words, seed and choices fit each other. Whether the commitment was there before the match, only a browser that noted it then can say. The command line compares with what you noted yourself: vesper replay, with verify, commitment and words.',
    },
  },
  {
    title: 'What it does not prove',
    says: {
      'Who sits down after you':
        'Only the server knows the secret and all words. If its operator, or somebody in league with them, takes a seat after you, they could choose the words of that seat to their liking. When you are the last to sit down, the words of all others are fixed already: your browser has noted a mark of each, and compares it afterwards. Against bots you always are the last. Afterwards your browser names the seats that could not be ruled out.',
      'Looking into the cards':
        'The server deals, so it knows every hand and the order of every deck. Fair dice say nothing about whether its operator looks or tells, or lets its bots play by it.',
      'Tables that never begin':
        'A server could pretend to fail until it likes what it computed. Each attempt asks you to sit down anew; many failed ones in a row should make you wonder.',
      'Older matches':
        'Before the present formula, the table’s name went into the seed as well, and the server chose it after the first words. Such matches are verified by their old formula, and “Verify the dice” says so.',
      'Tables in this browser': 'Matches against bots without the server use a seed that your own browser draws.',
    },
  },
] as const;

export function DicePage() {
  return (
    <main className="manual-page">
      <header>
        <Link href="/" aria-label="Back to the lobby">
          <Candle size={28} />
        </Link>
        <h1>What the dice prove, and what not</h1>
      </header>
      {sections.map(({ title, says }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {Object.entries(says).map(([when, what]) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  );
}
