import { describe, expect, test } from 'vitest';
import { saidInScript } from '../support/saidInCode.ts';

describe('is said', () => {
  test.each([
    ['in an element', '<p>Good morning</p>', ['Good morning']],
    ['in an element, one word of it', '<p><b>{name}</b> or</p>', ['or']],
    ['by an attribute that is heard', '<button aria-label="Close">×</button>', ['Close']],
    ['by an attribute of a component', '<Field words="Save" />', ['Save']],
    ['in a ternary', "const title = n > 0 ? 'Your stay' : 'No stay yet';", ['Your stay', 'No stay yet']],
    ['in a ternary within an element', "<p>{isOpen ? 'open' : 'shut'}</p>", ['open', 'shut']],
    ['behind a condition', "<p>{isDue && 'due'}</p>", ['due']],
    ['in a template', `const words = \`You pay \${price} now\`;`, ['You pay … now']],
    ['in a template, one word beside a fact', `const left = \`\${n} nights\`;`, ['… nights']],
    ['by gluing', "const due = price + ' now';", ['now']],
    ['between the parts of a list', "names.join(' and ')", ['and']],
    ['by a schema', "v.pipe(v.string(), v.minLength(1, 'Please enter your name.'))", ['Please enter your name.']],
    ['by a record', "const states = { booked: 'Booked', due: 'Advance due' };", ['Booked', 'Advance due']],
    ['by a table', "const rows = [['rooms', 'Rooms'], ['in', 'Check-in']];", ['Rooms', 'Check-in']],
    ['by a toast', "showToast({ title: 'PDF ready', tone: 'error' })", ['PDF ready']],
    ['by a default', "function ask(words = 'Really?') {}", ['Really?']],
    ['of what went wrong', "setError('Please look again.')", ['Please look again.']],
    ['by the way dates are written', "new Intl.DateTimeFormat('en-GB', { weekday: 'long' })", ['en-GB']],
    ['by a script', "status.textContent = 'sending';", ['sending']],
    ['by a plural that code makes', "counted(n, 'night')", ['night']],
    ['within a condition', "if (said.includes('x')) say('It is said');", ['It is said']],
  ])('%s', (_, code, words) => expect(saidInScript(code)).toEqual(words));
});

describe('is not said', () => {
  test.each([
    ['classes', `<p className={isOpen ? 'grid gap-4' : 'hidden flex'} class="mt-2 flex">{n}</p>`],
    ['classes by name', "const openClass = 'grid flex'; status.className = 'notice done';"],
    ['classes put together', "<p className={cx('grid flex', wide && 'is wide')} />"],
    ['selectors', "document.querySelector('main a'); const controls = 'a, button, input'; node.closest('ul li');"],
    ['conditions of CSS', "matchMedia('(width < 35rem) and screen'); <img sizes='(width < 35rem) 92vw, 34rem' />"],
    ['addresses of imports', "import { a } from './a b.ts'; export * from './c d.ts';"],
    ['what developers read', "console.error('It broke:', e); throw new Problem('It broke'); new Error('It broke');"],
    [
      'keys',
      `const ages = { 'Two words': 2 }; ages['Two words']; known.get('Two words'); useRemote('two words', ask); words.set(\`of \${id}\`, 2);`,
    ],
    ['comparisons', "if (key === 'Escape' || kind !== 'two words') {} switch (key) { case 'Two words': }"],
    ['types', "type Kind = 'Two words'; const kind: 'Two words' = other as 'Two words';"],
    ['data that is taken apart', "const names = 'guest phone name'.split(' ');"],
    [
      'attributes of elements that nobody hears',
      '<input type="text" autocomplete="family name" data-it="Two words" />',
    ],
    [
      'what is no word',
      `const date = \`\${day}T00:00:00\`; const url = \`/hotel/\${id}?x=\${y}\`; const rupees = \`₹\${n}\`;`,
    ],
    ['the way numbers are written', "new Intl.NumberFormat('en-IN'); n.toLocaleString('en-IN');"],
    ['a clock of digits', "new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });"],
    ['one word that code uses', "send('guest', { state: 'open' }); <Icon name='arrow-left' />;"],
  ])('%s', (_, code) => expect(saidInScript(code)).toEqual([]));
});
