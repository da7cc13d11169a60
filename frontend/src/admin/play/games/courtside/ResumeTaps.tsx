import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePerson } from '../../../parts/session/SessionGate'

/** Sends taps that were left on this device, on whatever page the person is; the code comes only where there are any. */
export const ResumeTaps = () => {
  const client = useQueryClient()
  const { id } = usePerson()
  useEffect(() => {
    if (!('locks' in navigator) || !Object.keys(localStorage).some(key => key.includes(`s:${id}:game:`))) return
    void import('./resume-taps').then(({ resumeTaps }) => resumeTaps(client, id))
  }, [client, id])
  return null
}
