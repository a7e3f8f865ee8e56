import { expect, test } from 'vitest';
import { sourcesOfServices } from '#src/build/services.ts';

test('without a service nobody is asked', () => expect(sourcesOfServices({})).toEqual({ script: [], connect: [] }));

test('each is named where it is asked', () => {
  expect(sourcesOfServices({ PUBLIC_ERROR_URL: 'https://abc@errors.example.org:8443/under/7' })).toEqual({
    script: [],
    connect: ['https://errors.example.org:8443'],
  });
  expect(
    sourcesOfServices({
      PUBLIC_ANALYTICS_SCRIPT: 'https://plausible.example.org/js/script.manual.js',
      PUBLIC_ANALYTICS_SITE: 'susegadstays.example',
    }),
  ).toEqual({ script: ['https://plausible.example.org'], connect: ['https://plausible.example.org'] });
});

test.each([
  [{ PUBLIC_ERROR_URL: 'http://abc@errors.example.org/7' }, 'PUBLIC_ERROR_URL must be a DSN'],
  [{ PUBLIC_ERROR_URL: 'https://errors.example.org/7' }, 'PUBLIC_ERROR_URL must be a DSN'],
  [{ PUBLIC_ERROR_URL: 'https://abc:secret@errors.example.org/7' }, 'without a secret'],
  [{ PUBLIC_ERROR_URL: 'https://abc@errors.example.org/' }, 'PUBLIC_ERROR_URL must be a DSN'],
  [{ PUBLIC_ERROR_URL: 'https://abc@*.example.org/1' }, 'PUBLIC_ERROR_URL must be a DSN'],
  [{ PUBLIC_ERROR_SHARE: '25%' }, 'PUBLIC_ERROR_SHARE must be a number'],
  [{ PUBLIC_ERROR_SHARE: '0' }, 'PUBLIC_ERROR_SHARE must be a number'],
  [{ PUBLIC_ANALYTICS_SITE: 'susegadstays.example' }, 'PUBLIC_ANALYTICS_SCRIPT must be'],
  [{ PUBLIC_ANALYTICS_SCRIPT: 'https://a.example/x.js' }, 'PUBLIC_ANALYTICS_SITE must be'],
  [
    { PUBLIC_ANALYTICS_SCRIPT: "https://a.example;img-src/x.js'", PUBLIC_ANALYTICS_SITE: 'a' },
    'PUBLIC_ANALYTICS_SCRIPT',
  ],
  [{ PUBLIC_TURNSTILE_SITE_KEY: '0x4AA <script>' }, 'PUBLIC_TURNSTILE_SITE_KEY must be'],
  [{ PUBLIC_SITE_VERIFICATION: '<meta name="google-site-verification">' }, 'PUBLIC_SITE_VERIFICATION must be'],
])('%j stops the build', (variables, sentence) => expect(() => sourcesOfServices(variables)).toThrow(sentence));
