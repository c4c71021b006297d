/** The example responses of a call: that of its success, then one for each status of an error. */
import { type Example, jsonOf, type Operation, type Response, resolve } from 'storewire-tools';
import type { Contract } from './contract.ts';

/** Blocks of code whose titles are the statuses. */
export function responseExamples({ document }: Contract, call: Operation): string {
  const responses = document.paths[call.path]?.[call.method]?.responses ?? {};
  const codes = new Set(call.applicationErrors.map(({ code }) => code));
  return Object.entries(responses)
    .map(([status, described]) => {
      const { description = '', content } = resolve<Response>(document, described);
      const examples = jsonOf(content)?.examples ?? {};
      const names = Object.keys(examples);
      const name =
        names.find((each) => codes.has(each)) ?? names.find((each) => each === 'typical') ?? names[0];
      const [language, text] =
        name === undefined
          ? ['text', description]
          : ['json', JSON.stringify(resolve<Example>(document, examples[name] as Example).value, null, 2)];
      return `\`\`\`${language} title="${status}" frame="code"\n${text}\n\`\`\``;
    })
    .join('\n\n');
}
