import { expect, test } from 'vitest';
import { fillPage } from './fill-page.ts';

const PAGE = `<section data-when="anything-wrong"><ul><li data-when="wrong:email">Email: [[error:email]]</li><li data-when="wrong:size">Size: [[error:size]]</li></ul></section>
<h1>[[heading]]</h1>
<input id="a" type="email" aria-invalid="true" aria-describedby="a-error a-hint" name="email" value="[[value:email]]"/><p id="a-error" class="x">[[error:email]]</p>
<select id="b" aria-invalid="true" aria-describedby="b-error" name="size"><option value="" selected="">Choose</option><option value="small">Small</option><option value="large">Large</option></select><p id="b-error" class="x">[[error:size]]</p>
<input type="checkbox" name="features" value="spa"/><input type="checkbox" name="features" value="heating"/>
<textarea name="details">[[value:details]]</textarea>`;

test('what was typed, chosen and ticked stands in the page again', () => {
  const html = fillPage(PAGE, {
    values: { email: 'ann@example.com', size: 'large', features: ['spa'], details: 'one\ntwo' },
  });
  expect(html).toContain('name="email" value="ann@example.com"');
  expect(html).toContain('<option value="large" selected="">');
  expect(html).toContain('<option value="">');
  expect(html).toContain('<input checked="" type="checkbox" name="features" value="spa"/>');
  expect(html).not.toContain('checked="" type="checkbox" name="features" value="heating"');
  expect(html).toContain('>one\ntwo</textarea>');
  expect(html).not.toContain('[[');
});

test('only what is wrong is marked, said beside its field and listed', () => {
  const html = fillPage(PAGE, { errors: { email: 'Please enter a valid email address' } });
  expect(html).toContain('<li data-when="wrong:email">Email: Please enter a valid email address</li>');
  expect(html).not.toContain('wrong:size');
  expect(html).toContain('aria-invalid="true" aria-describedby="a-error a-hint" name="email"');
  expect(html).toContain('<p id="a-error" class="x">Please enter a valid email address</p>');
  expect(html).toContain('<select id="b" name="size">');
  expect(html).not.toContain('b-error');
});

test('with nothing wrong the list is gone and hints stay tied to their field', () => {
  const html = fillPage(PAGE, {});
  expect(html).not.toContain('<section');
  expect(html).toContain('<input id="a" type="email" aria-describedby="a-hint" name="email" value=""/>');
});

test('nothing a visitor types becomes markup or a place, wherever it goes', () => {
  const hostile = `"><script>alert(1)</script>' [[heading]] [[value:email]] $& $1`;
  const html = fillPage(PAGE, {
    texts: { heading: 'Heading' },
    values: { email: hostile, details: `</textarea>${hostile}`, size: '"><b>', features: ['"><b>'] },
    errors: { email: hostile },
  });
  expect(html).not.toMatch(/<script|<b>/);
  expect(html.match(/Heading/g)).toHaveLength(1);
  expect(html).toContain(
    '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39; [[heading]] [[value:email]] $&amp; $1',
  );
});

test('names of the language itself are no values', () => {
  expect(fillPage('<i>[[value:constructor]][[value:__proto__]]</i>', {})).toBe('<i></i>');
});
