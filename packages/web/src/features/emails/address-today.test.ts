import { expect, it } from 'vitest'
import { addressToday } from './address-today.ts'

it.each([
  ['a@old.ie', 'b@new.ie', 'b@new.ie'],
  ['a@old.ie', 'A@old.ie; b@new.ie', 'a@old.ie'],
  ['a@old.ie', 'b@new.ie; c@new.ie', 'b@new.ie, c@new.ie'],
  ['a@old.ie', null, 'a@old.ie'],
  ['a@old.ie', 'no address', 'a@old.ie'],
  ['Second@x.example', 'b@new.ie', 'Second@x.example'],
])('an email to %s of a record with %j today goes to %s (MAIL-19)', (sentTo, recordMail, to) => {
  expect(addressToday(sentTo, { mail: recordMail, otherMails: ['second@x.example'] })).toBe(to)
})
