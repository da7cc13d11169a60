const CHARACTERS = /^[\p{L}\p{M}0-9._-]+$/u
const LETTER = /\p{L}/u

/** Letters of two of these look alike: a name that mixes them could pass for another. Japanese mixes three of its own. */
const SCRIPTS: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{M}]*$/u,
  /^[\p{Script=Cyrillic}\p{M}]*$/u,
  /^[\p{Script=Greek}\p{M}]*$/u,
  /^[\p{Script=Armenian}\p{M}]*$/u,
  /^[\p{Script=Georgian}\p{M}]*$/u,
  /^[\p{Script=Hebrew}\p{M}]*$/u,
  /^[\p{Script=Arabic}\p{M}]*$/u,
  /^[\p{Script=Devanagari}\p{M}]*$/u,
  /^[\p{Script=Thai}\p{M}]*$/u,
  /^[\p{Script=Hangul}\p{M}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{M}]*$/u,
]

/** A username as it is stored: trimmed, NFKC. */
export const cleanUsername = (username: string): string => username.normalize('NFKC').trim()

/** A username as it is compared: trimmed, NFKC, lower case. */
export const comparableUsername = (username: string): string => cleanUsername(username).toLowerCase()

/** Why a name is no username, of one that `cleanUsername` cleaned; undefined where it is one. Older names stay what they are. */
export const usernameFault = (username: string): string | undefined => {
  if (!CHARACTERS.test(username) || !/[\p{L}0-9]/u.test(username))
    return 'A username is made of letters, digits and the characters . _ -'
  const letters = [...username].filter(character => LETTER.test(character)).join('')
  return SCRIPTS.some(script => script.test(letters)) ? undefined : 'A username cannot mix letters of different alphabets.'
}
