import { expect, it } from 'vitest';
import { messageOf, messagesOf } from './messageText';

it('a message is the same with other numbers, and with the number of the error before or after it', () => {
  expect(messageOf('error TS2554: Expected 1-16 arguments, but got 18.')).toBe(
    messageOf('"Expected 1-9 arguments, but got 7" (TS2554)'),
  );
  expect(messageOf('Expected 2 arguments')).not.toBe(messageOf('Expected 1-2 arguments'));
});

it('a section is about its heading and the messages that it quotes, split into their constant parts', () => {
  const section = {
    heading: 'Mutation … not found',
    text: 'Earlier: "Cannot read properties". A "word" is no message.',
  };
  expect(messagesOf(section)).toEqual([['mutation', 'notfound'], ['cannotreadproperties']]);
});
