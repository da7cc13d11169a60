/** The secret of the link that was opened, which is then gone from the address and from the history of the browser. */
export const takeSecret = (): string => {
  const secret = window.location.hash.slice(1)
  if (secret !== '') window.history.replaceState(null, '', window.location.pathname)
  return secret
}
