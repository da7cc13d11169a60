/** A GET; over a connection that was closed meanwhile it is asked once more, as browsers do. */
export const ask = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
  try {
    return await fetch(url, { headers })
  } catch {
    return fetch(url, { headers })
  }
}
