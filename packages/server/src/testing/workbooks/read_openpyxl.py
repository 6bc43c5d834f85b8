# Prints the cells of the first visible sheet of each workbook of a folder as JSON: read_openpyxl.py FOLDER
import datetime
import json
import pathlib
import sys

import openpyxl


def text_of(cell):
    value = cell.value
    if value is None:
        return ''
    if isinstance(value, bool):
        return 'true' if value else 'false'
    if isinstance(value, datetime.datetime):
        return value.date().isoformat()
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, (int, float)):
        if '%' in cell.number_format:
            return format(value * 100, '.15g') + '%'
        if cell.number_format == '000000':
            return format(int(value), '06d')
        return format(value, '.15g')
    return value


def rows_of(path):
    workbook = openpyxl.load_workbook(path, data_only=True)
    sheet = next(sheet for sheet in workbook.worksheets if sheet.sheet_state == 'visible')
    return [[text_of(cell) for cell in row] for row in sheet.iter_rows()]


print(json.dumps({path.stem: rows_of(path) for path in sorted(pathlib.Path(sys.argv[1]).glob('*.xlsx'))}))
