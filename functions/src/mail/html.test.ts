import { describe, expect, it } from 'vitest';
import { Html, markup } from './html';

describe('markup', () => {
  it('escapes every value', () => {
    const text = `<script>alert("x")</script>&'`;
    expect(markup`<p title="${text}">${text}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;">' +
        '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;</p>',
    );
  });

  it('keeps what is HTML already', () => {
    expect(markup`<ul>${['a', '<b>'].map((each) => markup`<li>${each}</li>`)}</ul>`.text).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
    );
    expect(markup`${new Html('<br>')}`.text).toBe('<br>');
  });
});
