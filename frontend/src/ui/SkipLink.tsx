import styles from './SkipLink.module.css'

/** The first thing that the keyboard meets: past the bar and the menu to the page. Seen only while it has the focus. */
export const SkipLink = ({ to }: { to: string }) => (
  <a className={styles.skip} href={`#${to}`}>
    Skip to content
  </a>
)
