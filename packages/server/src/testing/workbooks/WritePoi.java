// Writes workbooks as the files of a folder say: java -cp '/usr/share/java/*' WritePoi.java SPECS OUT
// Without arguments it only tries to make one.
import java.io.OutputStream;
import java.nio.file.*;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.*;
import java.util.stream.*;
import org.apache.poi.ss.usermodel.*;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

public class WritePoi {
  static final Map<String, String> FORMATS = Map.of("d", "dd/mm/yyyy", "t", "dd/mm/yyyy hh:mm", "h", "hh:mm:ss", "p", "0%", "z", "000000", "e", "#,##0.00");

  static void write(Cell cell, String kind, String text) {
    switch (kind) {
      case "s": cell.setCellValue(text); break;
      case "b": cell.setCellValue(text.equals("true")); break;
      case "d": cell.setCellValue(java.sql.Timestamp.valueOf(LocalDate.parse(text).atStartOfDay())); break;
      case "t": cell.setCellValue(java.sql.Timestamp.valueOf(LocalDateTime.parse(text))); break;
      case "h": cell.setCellValue(LocalTime.parse(text).toSecondOfDay() / 86400.0); break;
      default: cell.setCellValue(Double.parseDouble(text));
    }
  }

  public static void main(String[] arguments) throws Exception {
    if (arguments.length == 0) {
      new XSSFWorkbook().close();
      return;
    }
    List<Path> specs;
    try (Stream<Path> files = Files.list(Path.of(arguments[0]))) { specs = files.sorted().collect(Collectors.toList()); }
    for (Path spec : specs) {
      try (XSSFWorkbook workbook = new XSSFWorkbook()) {
        Sheet sheet = workbook.createSheet();
        Map<String, CellStyle> styles = new HashMap<>();
        for (Map.Entry<String, String> format : FORMATS.entrySet()) {
          CellStyle style = workbook.createCellStyle();
          style.setDataFormat(workbook.createDataFormat().getFormat(format.getValue()));
          styles.put(format.getKey(), style);
        }
        String[] lines = Files.readString(spec).split("\n", -1);
        for (int number = 0; number < lines.length; number++) {
          Row row = sheet.createRow(number);
          String[] cells = lines[number].split("\t", -1);
          for (int column = 0; column < cells.length; column++) {
            if (cells[column].isEmpty()) continue;
            String kind = cells[column].substring(0, 1);
            Cell cell = row.createCell(column);
            write(cell, kind, cells[column].substring(1));
            if (styles.containsKey(kind)) cell.setCellStyle(styles.get(kind));
          }
        }
        String name = spec.getFileName().toString().replace(".tsv", ".xlsx");
        try (OutputStream out = Files.newOutputStream(Path.of(arguments[1], name))) { workbook.write(out); }
      }
    }
  }
}
