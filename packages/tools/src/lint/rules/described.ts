/**
 * Schemas, their properties, values of enumerations and error codes have descriptions: comments of types show them.
 * Those of error codes are for people.
 */
import type { UserContext } from '@redocly/openapi-core';
import { codeOf } from '../../description/application-errors.ts';
import type { Example, Json, Schema } from '../../description/openapi.ts';
import { isNamed } from './names.ts';

/** What a reference describes is described where it leads. */
const isElsewhere = ({ $ref, allOf }: Schema): boolean => Boolean($ref ?? allOf?.some((part) => part.$ref));

/** In a bundled description, filters have their operators. */
const isOperator = (name: string): boolean => name.startsWith('$');

/** A part of `allOf` narrows properties that another part describes; `not` names what cannot be. */
const narrows = (pointer: string): boolean => /\/(?:allOf|not)\//.test(pointer);

/** Names of code, paths of fields, and words that only programs use. */
const CODE = /[\w`]*(?:[`_]|[a-z](?:[A-Z[]|\.[a-z])|\b(?:API|GUID|HTTP|JSON|UUID|ids?)\b)[\w`\]]*/;

export const described = () => ({
  Schema(node: unknown, { report, location }: UserContext) {
    const schema = node as Schema;
    if (isNamed(location.pointer) && !schema.description)
      report({ message: 'the schema has no description', location: location.key() });
    const texts = Object.keys(schema['x-enum-descriptions'] ?? {});
    const values = (schema.enum ?? []).filter((value) => typeof value === 'string');
    const problems = [
      ...values.filter((value) => !texts.includes(value)).map((value) => `${value} has no description`),
      ...texts
        .filter((value) => !values.includes(value))
        .map((value) => `${value} is no value of the enumeration`),
    ];
    for (const message of problems) report({ message, location: location.key() });
  },
  SchemaProperties(properties: object, { report, location }: UserContext) {
    if (narrows(location.pointer)) return;
    for (const [name, property] of Object.entries<Schema>({ ...properties }))
      if (!property.description && !isElsewhere(property) && !isOperator(name))
        report({ message: `${name} has no description`, location: location.child([name]).key() });
  },
  Example(node: object, { report, location }: UserContext) {
    const { summary, value } = node as Example;
    const code = codeOf(value);
    if (code === undefined) return;
    const { message, details } = value as {
      message?: Json;
      details: { applicationError: { description?: Json } };
    };
    const [word] = CODE.exec(summary ?? '') ?? [];
    if (!summary) report({ message: `the error ${code} has no summary`, location: location.key() });
    else if (message !== summary || details.applicationError.description !== summary)
      report({
        message: `the error ${code} has several texts: its summary is what the platform answers`,
        location: location.key(),
      });
    if (word)
      report({
        message: `the summary of the error ${code} is for people: ${word} belongs in the description`,
        location: location.key(),
      });
  },
});
