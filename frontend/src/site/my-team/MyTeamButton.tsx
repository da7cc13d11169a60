import { useSite } from '../site'
import styles from './MyTeamButton.module.css'
import { nameOfMyTeam, useMyTeam } from './remembered'

/** Remembers a team on this device, or no longer any; where nothing is kept, nothing happens. */
const remember = (organization: number, team: number | null) => {
  try {
    if (team === null) localStorage.removeItem(nameOfMyTeam(organization))
    else localStorage.setItem(nameOfMyTeam(organization), String(team))
  } catch {
    return
  }
  dispatchEvent(new Event('storage'))
}

/** Makes a team the one that the home page begins with on this device, or no longer. Without script it is not there. */
export const MyTeamButton = ({ team }: { team: number }) => {
  const organization = useSite().organization?.id
  const isMine = useMyTeam(organization) === team
  if (organization === undefined) return null
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isMine}
      onClick={() => remember(organization, isMine ? null : team)}
    >
      <span aria-hidden="true">{isMine ? '★' : '☆'}</span> My team
    </button>
  )
}
