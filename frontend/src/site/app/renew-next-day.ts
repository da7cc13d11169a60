import { wallTime } from '../../ui/format/moments'

/**
 * Loads a page anew that was left open and is seen on another day of the league: what it calls today is yesterday. Days are those
 * of the device's own clock, which may be wrong, but is so on both.
 */
export const renewNextDay = (zone: string, reload: () => void) => {
  const today = () => wallTime(new Date().toISOString(), zone).date
  const opened = today()
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && today() !== opened) reload()
  })
}
