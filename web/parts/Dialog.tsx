import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A modal question or sheet; Esc is the harmless way out. */
export function Dialog(props: {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const { title, onClose, children, className } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${className ?? ''}`}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="dialog-page">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="quiet" aria-label="Close" data-tip="Close" onClick={onClose}>
            <Icon name="lucide:x" size={19} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
