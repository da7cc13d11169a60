/** How long a tap is felt, in milliseconds. */
const TAP = 12

const STILL = 'courtside-still'

/** Whether this device can answer a tap by moving: some browsers cannot, and who asked for less motion is not moved. */
export const canVibrate = (): boolean => 'vibrate' in navigator && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether a tap is felt here: it is, until the person switches it off on this device. */
export const vibrates = (): boolean => localStorage.getItem(STILL) === null

export const setVibrates = (is: boolean): void => (is ? localStorage.removeItem(STILL) : localStorage.setItem(STILL, 'yes'))

/** Answers a tap under the thumb, so that the eyes may stay on the game. */
export const vibrate = (): void => {
  if (canVibrate() && vibrates()) navigator.vibrate(TAP)
}
