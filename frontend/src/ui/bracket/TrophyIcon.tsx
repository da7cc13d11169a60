import styles from './ChampionBanner.module.css'

/** A cup in gold, whatever the ground. */
export const TrophyIcon = () => (
  <svg className={styles.trophy} width="28" height="28" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M6 3h8v4.5a4 4 0 0 1-8 0zM6 4.5H3.5c0 2.5 1 3.8 2.9 4M14 4.5h2.5c0 2.5-1 3.8-2.9 4M10 11.5V14M7 17h6c0-1.8-1.2-3-3-3s-3 1.2-3 3z" />
  </svg>
)
