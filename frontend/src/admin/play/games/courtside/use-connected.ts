import { useEffect, useEffectEvent } from 'react'

type Connected<Calls> = { readonly use: (calls: Calls) => void; readonly reconnect: () => void }

/** Gives a sender its calls while its page is there, newer ones with each `version`, and lets it try again when the connection is back. */
export const useConnected = <Calls>(sender: Connected<Calls>, calls: () => Calls, version?: unknown): void => {
  const use = useEffectEvent(() => sender.use(calls()))
  useEffect(() => {
    use()
    const reconnect = () => sender.reconnect()
    window.addEventListener('online', reconnect)
    return () => window.removeEventListener('online', reconnect)
  }, [sender, version])
}
