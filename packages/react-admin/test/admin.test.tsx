// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  Admin,
  Datagrid,
  Edit,
  List,
  memoryStore,
  Resource,
  SimpleForm,
  TestMemoryRouter,
  TextField,
  TextInput,
} from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openOffice } from './office.ts';

let office: ReturnType<typeof openOffice>;
beforeEach(() => {
  office = openOffice();
  const { platform } = office;
  onTestFinished(() => platform.close());
});

afterEach(cleanup);

const Orders = () => (
  <List filters={[<TextInput key="email" source="buyerInfo.email.$startsWith" label="E-mail" alwaysOn />]}>
    <Datagrid>
      <TextField source="number" />
      <TextField source="buyerInfo.email" />
    </Datagrid>
  </List>
);

const Product = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="name" />
    </SimpleForm>
  </Edit>
);

function show(path: string): void {
  render(
    <TestMemoryRouter initialEntries={[path]}>
      <Admin dataProvider={office.provider} store={memoryStore()} disableTelemetry>
        <Resource name="orders" list={Orders} />
        <Resource name="products" edit={Product} />
      </Admin>
    </TestMemoryRouter>,
  );
}

describe('in react-admin', () => {
  it('a list shows the orders, page by page, and filters them', async () => {
    show('/orders');
    await screen.findByText('Number');
    await waitFor(() => expect(document.querySelectorAll('tbody tr').length).toBe(10));
    fireEvent.click(await screen.findByLabelText('Go to next page'));
    await waitFor(() => expect(document.querySelectorAll('tbody tr').length).toBe(9));
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'mara@' } });
    await waitFor(() => {
      const emails = Array.from(document.querySelectorAll('tbody td:last-child'), (cell) => cell.textContent);
      expect(new Set(emails)).toEqual(new Set(['mara@example.com']));
    });
  });

  /** Opens the form of a product, and saves it with another name. */
  async function rename(name: string): Promise<void> {
    const [product] = (await office.provider.getList('products', {})).data;
    show(`/products/${product.id}`);
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: name } });
    fireEvent.click(screen.getByLabelText('Save'));
  }

  it('a form sends what has changed', async () => {
    await rename('Bowl');
    await waitFor(() =>
      expect(office.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
        product: { name: 'Bowl' },
      }),
    );
  });

  it('a form shows the error of the platform at its field', async () => {
    // react-admin logs it
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await rename('x'.repeat(500));
    await waitFor(() => expect(document.querySelector('.MuiFormHelperText-root')?.textContent).toMatch(/80/));
  });
});
