import { useState } from 'react'
import { ShareIcon } from '../../ui/icons'
import { sharePage } from './copy'
import styles from './TakeAway.module.css'

/** Hands the page's link to the device, or copies it and says so. Nothing without script, which has nothing to share with. */
export const ShareButton = () => {
  const [said, say] = useState('')
  return (
    <>
      <button type="button" className={`${styles.button} ${styles.scripted}`} onClick={() => void sharePage().then(say)}>
        <ShareIcon /> Share link
      </button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </>
  )
}
