import { useEffect, useEffectEvent, useRef } from 'react'

/** Says what the form around it holds, after each change. */
export const WatchForm = ({ onEntered }: { onEntered: (entered: FormData) => void }) => {
  const place = useRef<HTMLSpanElement>(null)
  const tell = useEffectEvent((form: HTMLFormElement) => onEntered(new FormData(form)))
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const changed = () => tell(form)
    form.addEventListener('input', changed)
    return () => form.removeEventListener('input', changed)
  }, [])
  return <span ref={place} hidden />
}
