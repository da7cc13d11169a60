import type { ReactNode } from 'react'
import { InfoIcon, WarningIcon } from '../../ui/icons'
import styles from './Notice.module.css'

type Props = {
  tone: 'info' | 'error'
  /** The one thing that can be done about it. */
  action?: { label: string; act: () => void }
  children: ReactNode
}

/** Something worth saying between the head of a page and its content. An error is read out at once. */
export const Notice = ({ tone, action, children }: Props) => (
  <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
    {tone === 'error' ? <WarningIcon /> : <InfoIcon />}
    <span>{children}</span>
    {action && (
      <button type="button" className={styles.action} onClick={action.act}>
        {action.label}
      </button>
    )}
  </div>
)
