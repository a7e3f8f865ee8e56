import { expect, test } from 'vitest';
import { sampleLetters } from '#src/build/sampleLetters.ts';
import { kindOfKey, letterGroups, letterKey, letterName } from '#src/domain/office/letters.ts';
import { mailNames } from '#src/domain/office/mailNames.ts';
import { mailKinds } from '../../../../supabase/functions/send-mails/letters.ts';

const listed = letterGroups.flatMap(([, kinds]) => kinds);

test('every letter can be looked at, once and under the name that people use', () => {
  expect(listed.toSorted()).toEqual(mailKinds.toSorted());
  for (const kind of listed) expect(mailNames[kind], kind).toBeTruthy();
});

test('a sample is what is sent, with its styles where the policy of a page lets them stand', () => {
  const letters = sampleLetters();
  expect([...new Set(letters.map(({ kind }) => kind))].toSorted()).toEqual(mailKinds.toSorted());
  for (const name of [letterName, letterKey]) expect(new Set(letters.map(name)).size).toBe(letters.length);
  expect(letters.map(letterKey)).toContain('cancelled_guest: no-show');
  expect(letters.map(letterKey).map(kindOfKey)).toEqual(letters.map(({ kind }) => kind));
  for (const { html, subject, text } of letters) {
    expect(html).not.toMatch(/ style="|<style|<script/);
    expect(html).toMatch(/ data-style="/);
    expect(subject && text).toBeTruthy();
  }
  expect(letters.find(({ kind }) => kind === 'booking_guest')?.files).toEqual([
    'susegad-stays-K7QM-4XWP-9RTA-2HSD.ics',
  ]);
});
