import styles from './GameStatus.module.css'

/** `Completed`, `Scheduled`, or `Live` with a mark. */
export const GameStatus = ({ status, live = false }: { status: string; live?: boolean }) => (
  <span className={live ? styles.live : undefined}>{status}</span>
)
