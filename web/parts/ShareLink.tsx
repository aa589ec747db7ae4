import { lazy, Suspense, useState } from 'react';
import { Icon } from './Icon.tsx';

const Qr = lazy(() => import('./Qr.tsx'));

/** A link to give away: to copy, to share as this device does it, to photograph. */
export function ShareLink(props: {
  readonly link: string;
  readonly label: string;
  /** What others read above it where it is shared. */
  readonly title: string;
  readonly copied?: boolean;
}) {
  const { link, label, title } = props;
  const [copied, setCopied] = useState(props.copied ?? false);
  const [shown, setShown] = useState(false);
  // Not every browser can, and not every one that can allows it here.
  const canShare = typeof navigator.share === 'function' && (navigator.canShare?.({ url: link }) ?? true);
  const share = (): void => void navigator.share({ title, url: link }).catch(() => {}); // closing the sheet is no fault
  return (
    <span className="share-link">
      <span className="link-to-copy">
        <input readOnly value={link} aria-label={label} onFocus={event => event.target.select()} />
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          <Icon name={copied ? 'lucide:check' : 'lucide:copy'} size={16} /> {copied ? 'Copied' : 'Copy'}
        </button>
        {canShare && (
          <button type="button" className="button" onClick={share}>
            <Icon name="lucide:share-2" size={16} /> Share
          </button>
        )}
        <button type="button" className="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          <Icon name="lucide:qr-code" size={16} /> QR
        </button>
      </span>
      {shown && (
        <Suspense fallback={<span className="qr" aria-busy="true" />}>
          <Qr text={link} />
        </Suspense>
      )}
    </span>
  );
}
