import styles from './SkipLink.module.css'

/** The first link of the page for the keyboard: it skips the bar and the menu. Seen only while it has the focus. */
export const SkipLink = ({ to }: { to: string }) => (
  <a className={styles.skip} href={`#${to}`}>
    Skip to content
  </a>
)
