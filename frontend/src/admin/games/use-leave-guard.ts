import { useCallback, useEffect, useEffectEvent } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { useConfirm } from '../parts/confirm'

/** Asks before a page with unsaved figures is left. The browser asks in its own words when the tab is closed. */
export const useLeaveGuard = (unsaved: boolean, discard: () => void) => {
  const confirm = useConfirm()
  const leavesPage = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
    [unsaved],
  )
  const blocker = useBlocker(leavesPage)

  const ask = useEffectEvent(async () => {
    const agreed = await confirm({
      question: 'Leave without saving?',
      consequence: 'The figures that you typed here are lost.',
      verb: 'Leave',
      danger: true,
    })
    if (!agreed) return blocker.reset?.()
    discard()
    blocker.proceed?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])

  useEffect(() => {
    if (!unsaved) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [unsaved])
}
