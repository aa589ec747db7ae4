import { useState } from 'react';
import { Icon } from '../parts/Icon.tsx';

/** The same study on the command line. */
export function Command({ command }: { readonly command: string }) {
  const [copied, setCopied] = useState('');
  return (
    <div className="lab-command">
      <code>{command}</code>
      <button
        type="button"
        className="quiet"
        onClick={() => void navigator.clipboard.writeText(command).then(() => setCopied(command))}
      >
        <Icon name={copied === command ? 'lucide:check' : 'lucide:copy'} size={16} />{' '}
        {copied === command ? 'Copied' : 'Copy the command'}
      </button>
    </div>
  );
}
