import { pastedPlayers } from './pasted-players'

/** `12 Ana Silva` as it is understood: number, first name, last name. */
const understood = (text: string) =>
  pastedPlayers(text).map(({ number, firstName, lastName, fault }) => [number, firstName, lastName, ...(fault ? [fault] : [])])

describe('One line of a pasted list of players', () => {
  it.each([
    ['12 Ana Silva', '12', 'Ana', 'Silva'],
    ['#12 Ana Silva', '12', 'Ana', 'Silva'],
    ['# 12 Ana Silva', '12', 'Ana', 'Silva'],
    ['No. 12 Ana Silva', '12', 'Ana', 'Silva'],
    ['no 12 Ana Silva', '12', 'Ana', 'Silva'],
    ['12. Ana Silva', '12', 'Ana', 'Silva'],
    ['12) Ana Silva', '12', 'Ana', 'Silva'],
    ['12 - Ana Silva', '12', 'Ana', 'Silva'],
    ['Ana Silva', null, 'Ana', 'Silva'],
    ['Ana Silva 12', '12', 'Ana', 'Silva'],
    ['Ana Silva #12', '12', 'Ana', 'Silva'],
    ['Ana Silva, 12', '12', 'Ana', 'Silva'],
    ['00 Ana Silva', '00', 'Ana', 'Silva'],
    ['0 Ana Silva', '0', 'Ana', 'Silva'],
    ['12, Ana, Silva', '12', 'Ana', 'Silva'],
    ['Ana, Silva, 12', '12', 'Ana', 'Silva'],
    ['Ana,Silva', null, 'Ana', 'Silva'],
    ['Ana;Silva', null, 'Ana', 'Silva'],
    ['Ana\tSilva', null, 'Ana', 'Silva'],
    ['Müller, Jan', null, 'Jan', 'Müller'],
    ['Müller, Jan 7', '7', 'Jan', 'Müller'],
    ['Müller, Jan #7', '7', 'Jan', 'Müller'],
    ['Müller, Jan, 7', '7', 'Müller', 'Jan'],
    ['7 Müller, Jan', '7', 'Jan', 'Müller'],
    ['#7 Müller, Jan', '7', 'Jan', 'Müller'],
    ['7. van der Berg, Jan Peter', '7', 'Jan Peter', 'van der Berg'],
    ['7\tMüller, Jan', '7', 'Jan', 'Müller'],
    ['Müller, Jan;7', '7', 'Jan', 'Müller'],
    ['"Müller, Jan",7', '7', 'Jan', 'Müller'],
    ['7,"Müller, Jan"', '7', 'Jan', 'Müller'],
    ['"Müller, Jan"', null, 'Jan', 'Müller'],
    ['"7","Jan ""JJ""","Müller"', '7', 'Jan "JJ"', 'Müller'],
    ['Ray Jr., Bo 5', '5', 'Bo', 'Ray Jr.'],
    ['Ray, Bo, Jr. 5', '5', 'Bo', 'Ray Jr.'],
    ['Ray, Jr., Bo', null, 'Bo', 'Ray Jr.'],
    ['Bo Ray, Jr.', null, 'Bo', 'Ray Jr.'],
    ['5 Bo Ray, III', '5', 'Bo', 'Ray III'],
    ['Bo Ray, Jr., 5', '5', 'Bo', 'Ray Jr.'],
    ['12, Ana Silva', '12', 'Ana', 'Silva'],
    ['12;Ana;Silva', '12', 'Ana', 'Silva'],
    ['"12","Ana","Silva"', '12', 'Ana', 'Silva'],
    ['12\tAna\tSilva', '12', 'Ana', 'Silva'],
    ['Ana\tSilva\t12', '12', 'Ana', 'Silva'],
    ['12\tAna Silva', '12', 'Ana', 'Silva'],
    ['12\tAna Maria\tda Silva', '12', 'Ana Maria', 'da Silva'],
    ['\tAna\tSilva\t', null, 'Ana', 'Silva'],
    ['Ana\tSilva, Jr.\t12', '12', 'Ana', 'Silva, Jr.'],
    ['12 Ana da Silva Costa', '12', 'Ana', 'da Silva Costa'],
    ['Ana de la Cruz Gómez', null, 'Ana', 'de la Cruz Gómez'],
    ['7 Zoë Núñez', '7', 'Zoë', 'Núñez'],
    ["23 D'Angelo O'Neil-Smith", '23', "D'Angelo", "O'Neil-Smith"],
    ['5 Bo Ray Jr.', '5', 'Bo', 'Ray Jr.'],
    ['10 Pelé', '10', 'Pelé', ''],
    ['Pelé', null, 'Pelé', ''],
    ['9 李 小龙', '9', '李', '小龙'],
    ['- Ana Silva', null, 'Ana', 'Silva'],
    ['• 12 Ana Silva', '12', 'Ana', 'Silva'],
    ['  12   Ana    Silva  ', '12', 'Ana', 'Silva'],
    ['12\u00a0Ana\u00a0Silva', '12', 'Ana', 'Silva'],
    ['\ufeff12 Ana\u200b Silva', '12', 'Ana', 'Silva'],
    ['Ana 2 Silva', null, 'Ana', '2 Silva'],
    ['Ana Silva III', null, 'Ana', 'Silva III'],
  ])('%p', (line, number, firstName, lastName) => expect(understood(line)).toEqual([[number, firstName, lastName]]))

  it('with letters and accents that were put together is stored as one character each', () =>
    expect(understood('12 Jose\u0301 Nu\u0301n\u0303ez')).toEqual([['12', 'José', 'Núñez']]))

  it('with a number alone has no name', () => expect(understood('12')).toEqual([['12', '', '']]))

  it('with more cells than a player has says so', () =>
    expect(understood('12, Ana, Silva, Guard')).toEqual([
      ['12', 'Ana', 'Silva', 'There is more on this line than a number, a first and a last name.'],
    ]))
})

describe('A pasted list of players', () => {
  it('has the lines as they are in the text, without empty ones', () =>
    expect(pastedPlayers('\n12 Ana Silva\r\n\r\n   \n7 Bo Ray\n').map(({ line }) => line)).toEqual([2, 5]))

  it('is empty where there is nothing but white space', () => expect(pastedPlayers(' \n\t\n')).toEqual([]))

  it('may mix the ways of writing a player', () =>
    expect(understood('12 Ana Silva\nBo Ray\n4,Cy,Fox')).toEqual([
      ['12', 'Ana', 'Silva'],
      [null, 'Bo', 'Ray'],
      ['4', 'Cy', 'Fox'],
    ]))

  it.each([
    ['No.\tLast Name\tFirst Name\n12\tda Silva\tAna'],
    ['Last name,First name,Jersey number\nda Silva,Ana,12'],
    ['first_name;last_name;#\nAna;da Silva;12'],
    ['#\tPlayer\tPosition\n12\tAna da Silva\tGuard'],
    ['Player\tNo\n"da Silva, Ana"\t12'],
    ['Number;Name\r\n\r\n12;da Silva, Ana\r\n'],
    ['No First Last\n12 Ana da Silva'],
    ['First Last #\nAna da Silva 12'],
    ['Name\nAna da Silva 12'],
    ['Players\nAna da Silva 12'],
    ['Last, First\nda Silva, Ana 12'],
    ['Last, First\tNo.\nda Silva, Ana\t12'],
    ['No.\tName (Last, First)\n12\tda Silva, Ana'],
    ['Last Name, First Name, Number\nda Silva, Ana, 12'],
    ['POS\tNAME\tNUM\nG\tAna da Silva\t12'],
  ])('has its columns from headings: %p', text => expect(understood(text)).toEqual([['12', 'Ana', 'da Silva']]))

  it('keeps what stands in the column of the number, so that it can be put right', () =>
    expect(understood('Number\tName\ntwelve\tAna Silva')).toEqual([['twelve', 'Ana', 'Silva']]))

  it('of a player called Number Name has no headings', () =>
    expect(understood('Bo Ray\nNumber Name')).toEqual([
      [null, 'Bo', 'Ray'],
      [null, 'Number', 'Name'],
    ]))

  it('of headings alone is empty', () => expect(understood('No.\tName')).toEqual([]))
})
